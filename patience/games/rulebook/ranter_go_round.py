"""How Ranter Go Round is played."""

from patience.engine.rules import Chapter
from patience.games.rulebook import chapter, matches
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Ranter Go Round, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _(
                "Be the last player who has a marker left, and take the pool. In each deal the lowest card loses "
                "a marker."
            ),
        ),
        chapter(
            _("The cards"),
            _(
                "Three to ten can play. Each has three markers and puts the same stake into the pool, once for "
                "the whole game. From one pack everybody gets a single card, which only he may look at. The King "
                "is the highest, the ace the lowest; suits do not matter."
            ),
            matches.lowest_deals_first(),
        ),
        chapter(
            _("Exchanging"),
            _(
                "Beginning at the dealer’s left, each in turn keeps the card or asks the next player on the left "
                "to exchange. That player must, unless he holds a King: he says so and keeps it, and the asker "
                "keeps his own card."
            ),
            _(
                "Whoever is made to exchange and gives an ace or a deuce says so. The one who asked says nothing "
                "about the card he passes on."
            ),
            _(
                "The dealer comes last. He keeps his card, or cuts the pack and takes the card that he has cut."
            ),
        ),
        chapter(
            _("The lowest card"),
            _(
                "All cards are shown, and the lowest loses a marker. If several are equally low, it is the one "
                "turned up last, counted from the dealer’s left, that loses. With a four at the dealer’s left, "
                "another four next to it, and higher cards elsewhere, the second four loses."
            ),
            _(
                "Whoever has no marker left is out and gets no more cards. The deal goes to the left, to the next "
                "player who is still in."
            ),
        ),
        chapter(_("The end"), _("The game ends when only one player has markers left; he takes the pool.")),
        chapter(
            _("Options"),
            _("Stake (5 unless you choose otherwise): how many counters each player puts into the pool."),
            matches.counters(),
            _(
                "All tied lose (off unless you choose it): of equal lowest cards each loses a marker. If that "
                "would put out everybody who is left, nobody loses one, and the same dealer deals again."
            ),
            _(
                "A King cut is void (off unless you choose it): a dealer who cuts a King keeps the card that he "
                "had."
            ),
        ),
        chapter(
            _("Hands on"),
            _(
                "Press Keep or Exchange, or drag your card to your neighbour. When you deal, click the pack to "
                "cut it, wherever you like."
            ),
        ),
        chapter(
            _("Where it comes from"),
            _(
                "The game is in Complete Hoyle by R. F. Foster. How a tie is settled is taken from Cassell’s book "
                "of 1881. Of the options, only the stake is left open by Foster; the other two are other ways to "
                "play."
            ),
        ),
    )
