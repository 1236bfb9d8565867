"""How Klondike is played."""

from patience.engine.diagram import Fan, Part, Plan
from patience.engine.rules import Chapter
from patience.games.rulebook import by_hand, chapter, diagram, four_kings, no, turning, yes
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Klondike, from the aim to the source."""
    return (_aim(), _layout(), _moving(), _stock(), _end(), _options(), _source())


def _aim() -> Chapter:
    return chapter(
        _("The aim"),
        _(
            "Build each suit on its ace, in order, up to the King. If it cannot be done, bring as many cards "
            "to the aces as you can: their number is your score."
        ),
    )


def _layout() -> Chapter:
    return chapter(
        _("The layout"),
        _(
            "Shuffle one pack and deal seven columns, row by row from left to right. The first row has seven "
            "cards; every following row begins one column further right. The first card of each row lies face "
            "up, the others face down."
        ),
        _(
            "The other twenty-four cards stay face down as the stock. Beside it is room for the waste, to which "
            "the cards of the stock are turned, and for the four foundations, one for each suit."
        ),
        Plan(
            "klondike",
            48213,
            (
                ("stock", _("The stock")),
                ("waste", _("The waste")),
                ("foundation.S", _("Four foundations")),
                ("column.1", _("Seven columns")),
            ),
        ),
    )


def _moving() -> Chapter:
    return chapter(
        _("Moving cards"),
        _(
            "Build the columns downwards in alternating colours: a red Six goes on a black Seven, a black Queen "
            "on a red King. The card may come from another column or from the top of the waste."
        ),
        diagram(
            yes(_("Red on black, one lower: yes"), Fan("column.1", "7S 6H", 1, "waste")),
            no(_("Red on red: no"), Fan("column.1", "7D 6H", 1, "waste")),
        ),
        _(
            "The face-up cards of a column move to another column all together or not at all. When the card at "
            "the end of a column lies face down, it is turned up."
        ),
        diagram(
            yes(
                _("The ♥8 and the ♠7 together: yes"),
                Fan("column.1", "back"),
                Fan("column.2", "9C 8H 7S", 2, "column.1"),
            ),
            no(
                _("The ♠7 without its ♥8: no"),
                Fan("column.1", "back 8H"),
                Fan("column.2", "8D 7S", 1, "column.1"),
            ),
        ),
        _("An empty column takes only a King, with all that lies on it, or a King from the waste."),
        diagram(
            yes(
                _("A King to the empty column: yes"),
                Fan("column.1", "back"),
                Fan("column.2", "KC QD", 2, "column.1", label=_("Was empty")),
            ),
            no(
                _("A Queen to the empty column: no"),
                Fan("column.1", "back"),
                Fan("column.2", "QD", 1, "column.1", label=_("Was empty")),
            ),
        ),
        _(
            "An ace begins a foundation, above the columns. On it go the cards of its suit in order: 2, 3, 4 and "
            "so on to the King, from the top of the waste or from the end of a column, even when that leaves "
            "face-up cards behind. Aces go up when you move them. Nothing returns from the foundations."
        ),
        diagram(
            yes(_("The same suit, one higher: yes"), Fan("foundation.H", "AH 2H 3H", 1, "column.1")),
            no(_("Another suit: no"), Fan("foundation.H", "AH 2H 3D", 1, "column.1")),
        ),
        by_hand(),
    )


def _stock() -> Chapter:
    return chapter(
        _("The stock"),
        _(
            "Turn three cards at a time from the stock on the waste, in one packet, so that the third lies on top; "
            "one or two that are left at last are turned as they are. Only the top card of the waste can be "
            "played; when it is gone, the one below it is free."
        ),
        diagram(
            yes(
                _("The top card, the ♠8, to the ♥9: yes"),
                Fan("waste", "5C JD", across=True, label=_("Waste")),
                Fan("column.1", "9H 8S", 1, "waste"),
            ),
            Part(_("Now the ♦J is free"), (Fan("waste", "5C JD", across=True, label=_("Waste")),)),
        ),
        _(
            "When the stock is out, and only then, turn the whole waste over without shuffling and run through it "
            "again, as often as you like."
        ),
        diagram(
            Part(
                _("The stock is out: turn the waste over"),
                (
                    Fan("stock", mark="again", label=_("Stock")),
                    Fan("waste", "5C JD 8S", across=True, label=_("Waste")),
                ),
            )
        ),
        turning(),
    )


def _end() -> Chapter:
    return chapter(
        _("The end"),
        _(
            "You have won when all four suits are built up to the King, all fifty-two cards on the foundations."
        ),
        diagram(yes(_("Won"), *four_kings())),
        _(
            "You have lost when no move is left: a whole run through the stock gives nothing playable, and the "
            "columns give nothing either. Moves that only carry cards to and fro do not count. The score is the "
            "number of cards on the foundations."
        ),
    )


def _options() -> Chapter:
    return chapter(
        _("Options"),
        _(
            "Cards turned at a time (three unless you choose one): with one, every card of the stock comes to the "
            "top of the waste."
        ),
        _(
            "Runs through the stock (any number unless you choose one, two or three): how often the stock may be "
            "run through in all. The first run counts, so with one the waste is never turned over. As long as a "
            "card can still be turned, the game is not lost."
        ),
        _(
            "Split runs (off unless you choose it): the modern way. You may move the end card of a column, or any "
            "run of face-up cards at its end, and leave the rest behind."
        ),
        _(
            "Return from the foundations (off unless you choose it): the modern way. The top card of a foundation "
            "may come back to a column where it fits."
        ),
        _(
            "Strictly whole (off unless you choose it): the end card, too, moves only with its run. It goes to a "
            "foundation only when no other face-up card lies in its column. This cannot be chosen together with "
            "split runs."
        ),
        _(
            "One at a time, once through: a ready choice that sets the first two options to one card and one run. "
            "It is the other rule that the old book mentions."
        ),
    )


def _source() -> Chapter:
    return chapter(
        _("Where it comes from"),
        _(
            "The game is in Complete Hoyle by R. F. Foster, who warns that it is often wrongly called Canfield, a "
            "different game. Moving the face-up cards all together or not at all is his rule; splitting runs and "
            "returning cards from the foundations are later customs."
        ),
        _(
            "These points are rulings of ours: the end card alone may always go to a foundation; nothing returns "
            "from the foundations; aces go up when you move them, while the book takes them out as they show; a "
            "last group of one or two cards is turned as it is; and when a limited number of runs is counted, the "
            "first one counts."
        ),
    )
