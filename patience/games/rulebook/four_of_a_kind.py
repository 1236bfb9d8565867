"""How Four of a Kind is played."""

from patience.engine.diagram import Fan, Plan
from patience.engine.rules import Chapter
from patience.games.rulebook import chapter, diagram, no, yes
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Four of a Kind, from the aim to the source."""
    return (_aim(), _layout(), _turning(), _end(), _options(), _source())


def _aim() -> Chapter:
    return chapter(
        _("The aim"),
        _(
            "Gather the four cards of every rank in the pile of that rank, so that the very last card to be turned "
            "already lies where it belongs. Only luck decides: 1 deal in 13 is won."
        ),
    )


def _layout() -> Chapter:
    return chapter(
        _("The layout"),
        _(
            "Shuffle one pack and deal thirteen cards face down, in two rows of five and one row of three. Deal "
            "round again on top of them until the pack is out: thirteen piles of four, all face down. There is no "
            "stock."
        ),
        Plan(
            "four_of_a_kind",
            48213,
            (
                ("pile.1", _("The ace pile: begin here")),
                ("pile.2", _("Then the 2 pile, and so on")),
                ("pile.11", _("The Jack pile")),
                ("pile.13", _("The King pile: its lowest card is turned last")),
            ),
        ),
    )


def _turning() -> Chapter:
    return chapter(
        _("Turning the cards"),
        _(
            "Turn the top card of the ace pile and put it, face up, under the pile of its own rank. Then do the same "
            "with the top card of the 2 pile, then of the 3 pile, and so on to the King pile, and round and round "
            "again."
        ),
        diagram(
            yes(
                _("A Jack goes under the Jack pile: yes"),
                Fan("pile.1", "back back back", squared=True, label=_("Ace pile")),
                Fan("home.11", "JH back back back back", 1, "pile.1", under=True, label=_("Jack pile")),
            ),
            no(
                _("A Jack under any other pile: no"),
                Fan("pile.1", "back back back", squared=True, label=_("Ace pile")),
                Fan("home.12", "JH back back back back", 1, "pile.1", under=True, label=_("Queen pile")),
            ),
        ),
        _(
            "A marker shows the pile whose turn it is. A pile in which no card lies face down any more is skipped. A "
            "card that belongs to the pile it came from goes under that same pile."
        ),
        _(
            "At this table click the pile whose turn it is, then drag the card to its pile, or click it and then the pile. "
            "The button Play on plays the rest of the game by itself."
        ),
    )


def _end() -> Chapter:
    king = _("King pile")
    return chapter(
        _("The end"),
        _(
            "You have won if the last card to be turned already lies on its own pile. You have lost if it belongs to "
            "another pile and would have to be moved."
        ),
        diagram(
            yes(_("The last card is a King: won"), Fan("pile.13", "KS KH KC KD", label=king)),
            no(_("The last card is not a King: lost"), Fan("pile.13", "KS KH KC 9D", label=king)),
        ),
        _(
            "There is nothing to choose on the way. The cards are turned in a fixed order, and the bottom card of the "
            "King pile, the thirteenth card dealt, is the last of all. So the game is won exactly when that card is "
            "a King."
        ),
    )


def _options() -> Chapter:
    return chapter(
        _("Options"),
        _(
            "Clock (off unless you choose it): begin with the ace pile as usual, but draw the next card always from "
            "the pile to which the last one went. You have lost when that pile has no card face down while others "
            "still have some, and won when all fifty-two are turned. Again 1 deal in 13 is won."
        ),
    )


def _source() -> Chapter:
    return chapter(
        _("Where it comes from"),
        _(
            "The game is in Complete Hoyle by R. F. Foster, under Solitaire; his marker is the left hand, kept on "
            "the pile last drawn from."
        ),
        _(
            "The chances given here are our own reckoning. The option Clock and the button that plays on are "
            "additions of ours; without them the game is played as in the book."
        ),
    )
