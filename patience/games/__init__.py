"""The catalogue of games, one line a game; a game's module is loaded when it is asked for."""

from importlib import import_module
from typing import NamedTuple

from patience.engine.rules import GameError, Rules, nearest
from patience.words import _


class Entry(NamedTuple):
    """A game as the start screen shows it: how hard (1 to 3), how many minutes, where its rules are, for how many.

    Title and tagline are those of its rules, so that the start screen need not load them all.
    """

    name: str
    title: str
    tagline: str
    difficulty: int
    minutes: int
    place: str
    players: tuple[int, int] = (1, 1)


ENTRIES = (
    Entry("take_ten", _("Take Ten"), _("Lift pairs that make ten"), 1, 3, "patience.take_ten:TakeTen"),
    Entry("carpet", _("The Carpet"), _("Twenty cards, four suits up"), 2, 6, "patience.carpet:Carpet"),
    Entry("four_of_a_kind", _("Four of a Kind"), _("Every card to its own pile"), 1, 2, "patience.four_of_a_kind:FourOfAKind"),
    Entry("try_again", _("Try Again"), _("Four heaps, your choice"), 3, 8, "patience.try_again:TryAgain"),
    Entry("take_fourteen", _("Take Fourteen"), _("Clear pairs of fourteen"), 2, 5, "patience.take_fourteen:TakeFourteen"),
    Entry("help_your_neighbour", _("Help Your Neighbour"), _("Up on aces, down on piles"), 3, 9, "patience.help_your_neighbour:HelpYourNeighbour"),
    Entry("klondike", _("Klondike"), _("The classic, seven columns"), 2, 7, "patience.klondike:Klondike"),
)  # fmt: skip
ROUNDS = (
    Entry("authors", _("Authors"), _("Ask, remember, make books"), 2, 15, "rounds.authors:Authors", (3, 8)),
    Entry("speculation", _("Speculation"), _("Buy and sell the best trump, unseen"), 1, 10, "rounds.speculation:Speculation", (2, 9)),
    Entry("pope_joan", _("Pope Joan"), _("Play the Pope before the others are out"), 2, 15, "rounds.pope_joan:PopeJoan", (3, 8)),
    Entry("newmarket", _("Newmarket"), _("Spread your stake, then run up the suits"), 2, 15, "rounds.newmarket:Newmarket", (3, 8)),
    Entry("spin", _("Spin"), _("Newmarket, with an ace that stops a suit"), 2, 15, "rounds.spin:Spin", (3, 8)),
    Entry("saratoga", _("Saratoga"), _("Newmarket with a stake on every card"), 2, 15, "rounds.saratoga:Saratoga", (3, 8)),
    Entry("pochen", _("Pochen"), _("Pools, a bet on pairs, and a race"), 2, 20, "rounds.pochen:Pochen", (3, 6)),
    Entry("ranter_go_round", _("Ranter Go Round"), _("One card each, pass it on"), 1, 10, "rounds.ranter_go_round:RanterGoRound", (3, 10)),
    Entry("five_or_nine", _("Five or Nine"), _("Four rows, built up and down"), 2, 12, "rounds.five_or_nine:FiveOrNine", (3, 8)),
    Entry("fan_tan", _("Fan Tan"), _("The next card, or one to the pool"), 1, 12, "rounds.fan_tan:FanTan", (3, 8)),
    Entry("guest", _("Guest"), _("Partners, bowers and the Joker"), 2, 25, "rounds.guest:Guest", (4, 4)),
    Entry("court_circular_1860", _("Court Circular 1860"), _("Lines of cards round the Lead"), 2, 20, "rounds.court_circular_1860:CourtCircular1860", (2, 6)),
    Entry("court_circular_1862", _("Court Circular 1862"), _("Lines of three, two hits and a rubber"), 3, 15, "rounds.court_circular_1862:CourtCircular1862", (2, 2)),
)  # fmt: skip
NAMES = tuple(entry.name for entry in ENTRIES)
FORTUNE = Entry(
    "fortune",
    _("Fortune telling"),
    _("A row of twelve, then four packets"),
    1,
    10,
    "fortune.consultation:Fortune",
)
EVERY = tuple(entry.name for entry in (*ENTRIES, *ROUNDS, FORTUNE))


def rules_class(name: str) -> type[Rules]:
    """The rules of a game; GameError naming the nearest one when there is none of that name."""
    for entry in (*ENTRIES, *ROUNDS, FORTUNE):
        if entry.name == name.replace("-", "_"):
            module, _colon, attribute = entry.place.partition(":")
            found: type[Rules] = getattr(import_module(f"patience.games.{module}"), attribute)
            return found
    raise GameError(nearest(_("games"), name, EVERY))
