"""How Help Your Neighbour is played."""

from patience.engine.diagram import Fan, Plan
from patience.engine.rules import Chapter
from patience.games.rulebook import by_hand, chapter, diagram, four_kings, no, turning, yes
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Help Your Neighbour, from the aim to the source."""
    return (_aim(), _layout(), _moving(), _stock(), _end(), _options(), _source())


def _aim() -> Chapter:
    return chapter(_("The aim"), _("Build each suit on its ace, in order, up to the King."))


def _layout() -> Chapter:
    return chapter(
        _("The layout"),
        _(
            "Take the four aces out of one pack and lay them face up in a row: they are the foundations. Shuffle the "
            "rest and deal four cards face up in a row below, the starters of four piles. The other forty-four stay "
            "face down as the stock. Keep room for one more pile, the deadwood."
        ),
        Plan(
            "help_your_neighbour",
            48213,
            (
                ("stock", _("The stock")),
                ("turned", _("The card in hand")),
                ("foundation.S", _("Four foundations")),
                ("column.1", _("Four piles")),
                ("deadwood", _("The deadwood")),
            ),
        ),
    )


def _moving() -> Chapter:
    return chapter(
        _("Moving cards"),
        _(
            "The foundations are built up in suit: on ♥A the ♥2, then ♥3, and so on to ♥K. The four piles are built "
            "down regardless of suit: on any Nine any Eight."
        ),
        diagram(
            yes(_("Up in suit on an ace: yes"), Fan("foundation.H", "AH 2H", 1, "column.1")),
            yes(_("Down on a pile, any suit: yes"), Fan("column.1", "9C 8S", 1, "column.2")),
        ),
        diagram(
            no(_("Another suit on an ace: no"), Fan("foundation.H", "AH 2D", 1, "column.1")),
            no(_("Up on a pile: no"), Fan("column.1", "9C 10S", 1, "column.2")),
        ),
        _(
            "One card moves at a time, also while a turned card waits: the top card of a pile to another pile or to "
            "its foundation, the top card of the deadwood to its foundation or to a pile. The top card of a "
            "foundation may come back to a pile where it fits; an ace never does, and no card comes back to an empty "
            "space."
        ),
        _(
            "A pile that is used up leaves an empty space. Fill it when you like, or not at all, with any card from "
            "your hand, from the top of the deadwood or from the top of another pile."
        ),
        by_hand(),
    )


def _stock() -> Chapter:
    deadwood, pile = _("Deadwood"), _("Pile")
    return chapter(
        _("The stock"),
        _(
            "Turn the stock one card at a time and place each card before the next is turned. There is no redeal. A "
            "card that can be built on a foundation or on one of the four piles must be used: it goes to a place "
            "where it fits or to an empty space, as you like, but not to the deadwood. A card that cannot be built "
            "goes to the deadwood or to an empty space."
        ),
        diagram(
            yes(
                _("The ♠5 fits nowhere: yes"),
                Fan("column.1", "9C", label=pile),
                Fan("deadwood", "5S", 1, "turned", label=deadwood),
            ),
            no(
                _("The ♦8 fits on the ♣9: no"),
                Fan("column.1", "9C", label=pile),
                Fan("deadwood", "8D", 1, "turned", label=deadwood),
            ),
        ),
        _(
            "This is judged when the card is put down. While it waits in your hand you may make other moves, and they "
            "may well make room for it."
        ),
        turning(),
    )


def _end() -> Chapter:
    return chapter(
        _("The end"),
        _("You have won when all four suits are built up to the King."),
        diagram(yes(_("Won"), *four_kings())),
        _(
            "You have lost when no move is left. Cards that only wander, from pile to pile or to a foundation and "
            "back, change nothing and do not count. As long as a card of the stock can be turned, the game goes on."
        ),
    )


def _options() -> Chapter:
    return chapter(
        _("Options"),
        _(
            "Deadwood to the piles (on unless you turn it off): the top card of the deadwood may be built on one of "
            "the four piles. When it is off, that card goes only to a foundation or to an empty space."
        ),
    )


def _source() -> Chapter:
    return chapter(
        _("Where it comes from"),
        _("The game is in Complete Hoyle by R. F. Foster, under Solitaire."),
        _(
            "These points are rulings of ours: the deadwood may be built on the piles; an ace never comes back from a "
            "foundation, and no card comes back from there to an empty space; a card that fits somewhere may still "
            "start a new pile in an empty space; and whether a card fits is judged when it is put down."
        ),
        _(
            "In the program all fifty-two cards are shuffled and the aces taken out afterwards. With real cards it "
            "comes to the same to take them out first, as the book does."
        ),
    )
