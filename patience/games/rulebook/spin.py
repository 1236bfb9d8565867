"""How Spin is played."""

from patience.engine.diagram import Fan
from patience.engine.rules import Chapter
from patience.games.rulebook import chapter, diagram, matches, newmarket, no, stops, yes
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Spin, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _("Be the first to have no cards left, and take the pools on your way by playing their cards."),
            _("It is Newmarket with one card that changes everything: the ♦A stops a suit."),
        ),
        chapter(
            _("The cards"),
            stops.the_deal(),
            matches.lowest_deals(),
            newmarket.the_four_cards(),
            newmarket.the_layout(),
        ),
        chapter(_("The stakes"), *newmarket.spreading()),
        chapter(_("Playing"), newmarket.leading(), newmarket.leads(), *stops.going_on()),
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
            diagram(
                yes(
                    _("♠10, Spin, and ♣K is led, though ♣2 is lower"),
                    Fan("played", "9S 10S AD", across=True, label=_("Stopped")),
                    Fan("run", "KC", label=_("Led")),
                    Fan("hand.0", "2C", label=_("In hand")),
                ),
                no(
                    _("♠9 was another’s, and without ♠10 one may not spin"),
                    Fan("run", "9S AD", across=True, label=_("Sequence")),
                    Fan("hand.0", "2C KC", across=True, label=_("In hand")),
                ),
            ),
            _(
                "The ♦A cannot be played in any other way, neither led nor before the ♦2; only as your very last "
                "card may you lead it. As long as you hold it your lowest diamond is the next one above. A spin "
                "with your last card ends the deal."
            ),
        ),
        chapter(_("The end"), stops.cards_left(), stops.not_won()),
        chapter(
            _("Options"),
            newmarket.ace_high(),
            _("The ♦A remains the card to spin with: even then it does not follow its King."),
            matches.counters(),
            matches.deals(),
        ),
        stops.hands_on(
            _(
                "When you have played all that you can and hold the ♦A, you are asked: “Spin” plays it, “Let it "
                "run” leaves the sequence to the others. Until the ♦A has been seen all players say that they let it run, "
                "so that nobody learns who has it."
            )
        ),
        chapter(
            _("Where it comes from"),
            _("The game is in Complete Hoyle by R. F. Foster, as a variety of Newmarket."),
            _(
                "These points are rulings of ours: one may spin on his own lead, too; the ♦A may be led as the last "
                "card of a hand; all say that they let the sequence run; and a stake is at most twelve."
            ),
        ),
    )
