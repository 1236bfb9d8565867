"""The catalogue of games, one line a game; a game's module is loaded when it is asked for."""

from importlib import import_module
from typing import NamedTuple

from patience.engine.rules import GameError, Rules, nearest
from patience.words import _

PATIENCE, COMPANY, FORTUNE_TELLING = _("Patience"), _("Company"), _("Fortune telling")
FOLDERS = {PATIENCE: "patience", COMPANY: "rounds", FORTUNE_TELLING: "fortune"}


class Entry(NamedTuple):
    """A game as the start screen shows it: how hard (1 to 3), how many minutes, under which heading, for how many.

    Title and tagline are those of its rules, so that the start screen need not load them all.
    """

    name: str
    title: str
    tagline: str
    difficulty: int
    minutes: int
    group: str
    players: tuple[int, int] = (1, 1)


ENTRIES = (
    Entry("take_ten", _("Take Ten"), _("Lift pairs that make ten"), 1, 3, PATIENCE),
    Entry("carpet", _("The Carpet"), _("Twenty cards, four suits up"), 2, 6, PATIENCE),
    Entry("four_of_a_kind", _("Four of a Kind"), _("Every card to its own pile"), 1, 2, PATIENCE),
    Entry("try_again", _("Try Again"), _("Four heaps, your choice"), 3, 8, PATIENCE),
    Entry("take_fourteen", _("Take Fourteen"), _("Clear pairs of fourteen"), 2, 5, PATIENCE),
    Entry("help_your_neighbour", _("Help Your Neighbour"), _("Up on aces, down on piles"), 3, 9, PATIENCE),
    Entry("klondike", _("Klondike"), _("The classic, seven columns"), 2, 7, PATIENCE),
)  # fmt: skip
ROUNDS = (
    Entry("authors", _("Authors"), _("Ask, remember, make books"), 2, 15, COMPANY, (3, 8)),
    Entry("speculation", _("Speculation"), _("Buy and sell the best trump, unseen"), 1, 10, COMPANY, (2, 9)),
    Entry("pope_joan", _("Pope Joan"), _("Play the Pope before the others are out"), 2, 15, COMPANY, (3, 8)),
    Entry("newmarket", _("Newmarket"), _("Spread your stake, then run up the suits"), 2, 15, COMPANY, (3, 8)),
    Entry("spin", _("Spin"), _("Newmarket, with an ace that stops a suit"), 2, 15, COMPANY, (3, 8)),
    Entry("saratoga", _("Saratoga"), _("Newmarket with a stake on every card"), 2, 15, COMPANY, (3, 8)),
    Entry("pochen", _("Pochen"), _("Pools, a bet on pairs, and a race"), 2, 20, COMPANY, (3, 6)),
    Entry("ranter_go_round", _("Ranter Go Round"), _("One card each, pass it on"), 1, 10, COMPANY, (3, 10)),
    Entry("five_or_nine", _("Five or Nine"), _("Four rows, built up and down"), 2, 12, COMPANY, (3, 8)),
    Entry("fan_tan", _("Fan Tan"), _("The next card, or one to the pool"), 1, 12, COMPANY, (3, 8)),
    Entry("guest", _("Guest"), _("Partners, bowers and the Joker"), 2, 25, COMPANY, (4, 4)),
    Entry("court_circular_1860", _("Court Circular 1860"), _("Lines of cards round the Lead"), 2, 20, COMPANY, (2, 6)),
    Entry("court_circular_1862", _("Court Circular 1862"), _("Lines of three, two hits and a rubber"), 3, 15, COMPANY, (2, 2)),
)  # fmt: skip
FORTUNE = Entry(
    "fortune", _("Fortune telling"), _("A row of twelve, then four packets"), 1, 10, FORTUNE_TELLING
)
CATALOGUE = (*ENTRIES, *ROUNDS, FORTUNE)
NAMES = tuple(entry.name for entry in ENTRIES)
EVERY = tuple(entry.name for entry in CATALOGUE)


def rules_class(name: str) -> type[Rules]:
    """The rules of a game; GameError naming the nearest one when there is none of that name."""
    for entry in CATALOGUE:
        if entry.name == name.replace("-", "_"):
            module = import_module(f"patience.games.{FOLDERS[entry.group]}.{entry.name}")
            found: type[Rules] = getattr(module, entry.name.title().replace("_", ""))
            return found
    raise GameError(nearest(_("games"), name, EVERY))
