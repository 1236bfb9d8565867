"""How Spin is played."""

from patience.engine.rules import Chapter
from patience.games.rulebook import chapter, matches, newmarket, stops
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Spin, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _("Be the first to have no cards left, and take the pools on your way by playing their cards."),
            _("It is Newmarket with one card that changes everything: the ♦A stops a suit."),
        ),
        chapter(_("The cards"), stops.the_deal(), newmarket.the_four_cards()),
        chapter(_("The stakes"), *newmarket.spreading()),
        chapter(_("Playing"), newmarket.leading(), *stops.going_on()),
        chapter(_("The pools"), newmarket.taking()),
        chapter(
            _("Spin"),
            _(
                "Whoever holds the ♦A may add it right after he has played to the sequence all that he can, be it "
                "his own lead or another’s, and says “Spin”. The sequence ends there, and he leads at once: the "
                "lowest card of any suit, or else one of the four pool cards, even if it is not his lowest."
            ),
            _(
                "Say spades have run to the nine, and you hold ♠10, ♦A, ♣2 and ♣K. Play the ♠10, say “Spin”, and "
                "lead the ♣K: its pool is yours. Without the ♠10 you could not spin, for one must play to the "
                "sequence first."
            ),
            _(
                "The ♦A cannot be played in any other way, neither led nor before the ♦2; only as your very last "
                "card may you lead it. As long as you hold it your lowest diamond is the next one above. A spin "
                "with your last card ends the deal."
            ),
        ),
        chapter(_("The end"), stops.cards_left(), stops.shared_out()),
        chapter(
            _("Options"),
            newmarket.ace_high(),
            _("The ♦A remains the card to spin with: even then it does not follow its King."),
            matches.counters(),
            matches.deals(),
        ),
        stops.hands_on(
            _(
                "When you have played all that you can and hold the ♦A, you are asked: “Spin” plays it, “Run on” "
                "leaves the sequence to the others. Until the ♦A has been seen all players say that they run on, "
                "so that nobody learns who has it."
            )
        ),
        chapter(
            _("Where it comes from"),
            _("The game is in Complete Hoyle by R. F. Foster, as a variety of Newmarket."),
            _(
                "These points are rulings of ours: one may spin on his own lead, too; the ♦A may be led as the last "
                "card of a hand; and a stake is at most twelve."
            ),
        ),
    )
