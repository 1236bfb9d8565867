"""How Fan Tan is played."""

from patience.engine.diagram import Fan
from patience.engine.rules import Chapter
from patience.games.rulebook import chapter, diagram, matches, no, stops, yes
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Fan Tan, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _("Be the first to have played all your cards, and take the pool."),
        ),
        chapter(
            _("The cards"),
            _(
                "Three to eight can play. Everybody puts two counters into the pool. Use one pack of fifty-two "
                "cards and deal them all, one at a time, beginning at the dealer’s left; some may have one more than "
                "others."
            ),
            matches.lowest_deals(),
        ),
        chapter(
            _("Playing"),
            _(
                "The player at the dealer’s left plays any card. Each in turn must then play the next higher card "
                "of the suit if he has it; if not, he pays one counter to the pool. Only one card is played in a "
                "turn."
            ),
            _(
                "After the King comes the ace, then the Two, and so on until all thirteen cards of the suit lie there."
            ),
            diagram(
                yes(_("After ♠K comes ♠A"), Fan("run", "QS KS AS", across=True)),
                no(_("♠2 must wait for ♠A"), Fan("run", "QS KS 2S", across=True)),
            ),
            _(
                "Whoever plays the thirteenth card turns the suit down and leads any card for the next. So with ♣5 "
                "and ♣6 begin with the ♣6: the ♣5 will be the thirteenth card, and the choice of the second suit "
                "is yours."
            ),
        ),
        chapter(
            _("The end"),
            _(
                "Whoever is first out of cards takes the pool. Nothing is paid for cards left in the other hands."
            ),
        ),
        chapter(
            _("Options"),
            _("Stake (two unless you choose otherwise): what each player puts into the pool before a deal."),
            _(
                "May pay (off unless you choose it): whoever has the next card may keep it and pay instead. But "
                "when all have paid for the same card, he must play it."
            ),
            matches.counters(),
            matches.deals(),
        ),
        stops.hands_on(),
        chapter(
            _("Where it comes from"),
            _(
                "This game is in Complete Hoyle by R. F. Foster, as the simplest of the stops. Others know quite "
                "different games by the same name, one of them the game that is built from the sevens."
            ),
            _("The stake of two, and the choice to pay with its limit, are ours."),
        ),
    )
