"""The catalogue of games, one line a game; a game's module is loaded when it is asked for."""

from importlib import import_module
from typing import NamedTuple

from patience.engine.rules import GameError, Rules, nearest
from patience.words import _


class Entry(NamedTuple):
    """A game as the start screen shows it: how hard (1 to 3), how many minutes, where its rules are."""

    name: str
    difficulty: int
    minutes: int
    place: str


ENTRIES = (
    Entry("take_ten", 1, 3, "patience.take_ten:TakeTen"),
    Entry("carpet", 2, 6, "patience.carpet:Carpet"),
    Entry("four_of_a_kind", 1, 2, "patience.four_of_a_kind:FourOfAKind"),
    Entry("try_again", 3, 8, "patience.try_again:TryAgain"),
    Entry("take_fourteen", 2, 5, "patience.take_fourteen:TakeFourteen"),
    Entry("help_your_neighbour", 3, 9, "patience.help_your_neighbour:HelpYourNeighbour"),
    Entry("klondike", 2, 7, "patience.klondike:Klondike"),
)
NAMES = tuple(entry.name for entry in ENTRIES)
ROUNDS: tuple[Entry, ...] = (
    Entry("authors", 2, 10, "rounds.authors:Authors"),
    Entry("speculation", 1, 3, "rounds.speculation:Speculation"),
    Entry("pope_joan", 2, 5, "rounds.pope_joan:PopeJoan"),
    Entry("newmarket", 2, 5, "rounds.newmarket:Newmarket"),
    Entry("spin", 2, 5, "rounds.newmarket:Spin"),
    Entry("saratoga", 2, 4, "rounds.newmarket:Saratoga"),
    Entry("pochen", 2, 6, "rounds.pochen:Pochen"),
    Entry("ranter_go_round", 1, 6, "rounds.ranter_go_round:RanterGoRound"),
    Entry("five_or_nine", 2, 5, "rounds.five_or_nine:FiveOrNine"),
    Entry("fan_tan", 1, 4, "rounds.fan_tan:FanTan"),
    Entry("guest", 2, 30, "rounds.guest:Guest"),
    Entry("court_circular_1860", 2, 10, "rounds.court_circular_1860:CourtCircular1860"),
    Entry("court_circular_1862", 3, 15, "rounds.court_circular_1862:CourtCircular1862"),
)
FORTUNE = Entry("fortune", 1, 10, "fortune.consultation:Fortune")


def rules_class(name: str) -> type[Rules]:
    """The rules of a game; GameError naming the nearest one when there is none of that name."""
    for entry in (*ENTRIES, *ROUNDS, FORTUNE):
        if entry.name == name.replace("-", "_"):
            module, _colon, attribute = entry.place.partition(":")
            found: type[Rules] = getattr(import_module(f"patience.games.{module}"), attribute)
            return found
    raise GameError(nearest(_("games"), name, [entry.name for entry in (*ENTRIES, *ROUNDS, FORTUNE)]))
