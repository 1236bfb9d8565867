"""How Five or Nine is played."""

from patience.engine.rules import Chapter
from patience.games.rulebook import chapter, matches, stops
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Five or Nine, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _("Be the first to have played all your cards, and take the pool."),
        ),
        chapter(_("The cards"), stops.the_deal(), matches.lowest_deals()),
        chapter(
            _("The first card"),
            _(
                "The player at the dealer’s left must lay a five or a nine if he has one. If he has neither he "
                "passes, without paying, and the first player to the left who has one must lay it."
            ),
            _(
                "This card decides how the other suits begin. If it is a five they begin with their five only; if "
                "it is a nine, with their five or their nine."
            ),
        ),
        chapter(
            _("Playing"),
            _(
                "In turn each plays one card. Either he builds a suit that has begun, up or down by one, or he "
                "begins another. Rows end at the ace and at the King; there is no going round the corner."
            ),
            _(
                "If the first card is the ♠9, then the ♠8, the ♠10, another nine or the ♥5 may follow. If it is the "
                "♠5, the ♥9 may not."
            ),
            _(
                "Whoever can play must play. Whoever cannot pays one counter to the pool; so everybody learns that "
                "he has none of the cards that would fit."
            ),
        ),
        chapter(
            _("The end"),
            _(
                "Whoever is first out of cards takes the pool, and from everybody else a counter for each card that "
                "he still holds."
            ),
            _(
                "It may be that nobody can play any more, because the cards that fit are asleep. When all have paid "
                "in turn without a card between, the deal is over: the pool stays for the next deal, and nobody "
                "pays for cards."
            ),
            stops.not_won(),
        ),
        chapter(
            _("Options"),
            _(
                "One starter (off unless you choose it): every suit begins with the rank of the first card, so that "
                "after a nine the fives begin nothing either."
            ),
            _(
                "Fewest cards win (off unless you choose it): when nobody can play, the pool goes to the smallest "
                "hand. Equal hands share it, and an odd counter stays."
            ),
            _(
                "Deal all (off unless you choose it): all cards are dealt, some hands get one more, and the game is "
                "never blocked."
            ),
            matches.counters(),
            matches.deals(),
        ),
        stops.hands_on(),
        chapter(
            _("Where it comes from"),
            _("The game is in Complete Hoyle by R. F. Foster, who also calls it Domino Whist."),
            _("What happens when nobody can play any more is a ruling of ours; the book does not say."),
        ),
    )
