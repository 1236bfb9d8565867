"""The contract that every game fulfils, and its options."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from patience.cards import PACK, Card, shuffled
from patience.words import _

from .effects import Effect
from .moves import Move
from .table import Draft, Pile, Place, Seat, Sight, Table, redacted

if TYPE_CHECKING:  # nothing of it is needed before somebody opens the rules
    from .diagram import Diagram, Plan

HIGHEST_DEAL = 999_999_999
Value = bool | int | str


class GameError(ValueError):
    """Something asked of a game cannot be had; the message is one line for the player."""


class Option(NamedTuple):
    """A named switch of a game: `values` pairs each value with its label, the default is one of them."""

    name: str
    label: str
    values: tuple[tuple[Value, str], ...]
    default: Value
    help: str = ""

    def parse(self, text: str) -> Value:
        """The value written as text; GameError naming the nearest one when there is none."""
        words = {_word(value): value for value, _label in self.values}
        if text.lower() in words:
            return words[text.lower()]
        raise GameError(nearest(_("option {name}").format(name=self.name), text, words))

    def checked(self, value: Value) -> Value:
        """The same value; GameError naming the nearest one when it is none of this option's."""
        if value in [v for v, _label in self.values]:
            return value
        words = [_word(v) for v, _label in self.values]
        raise GameError(nearest(_("option {name}").format(name=self.name), _word(value), words))

    def word(self, value: Value) -> str:
        """The value as it is written on the command line and in a record."""
        return _word(value)


def switch(name: str, label: str, *, default: bool = False, help: str = "") -> Option:
    """An option that is on or off."""
    return Option(name, label, ((False, _("off")), (True, _("on"))), default, help)


def _word(value: Value) -> str:
    return {False: "off", True: "on"}[value] if isinstance(value, bool) else str(value)


def nearest(what: str, wanted: str, names: "Sequence[str] | dict[str, Value]") -> str:
    """One line that says a name is unknown and which one was probably meant."""
    from difflib import get_close_matches  # only when something went wrong

    meant = get_close_matches(wanted.lower(), list(names), 1, 0.0)
    return _("{what}: there is no “{wanted}”; did you mean “{meant}”?").format(
        what=what, wanted=wanted, meant=meant[0] if meant else next(iter(names))
    )


class Chapter(NamedTuple):
    """A part of the rules as the player reads them: paragraphs, and pictures between them."""

    title: str
    parts: "tuple[str | Diagram | Plan, ...]"

    @property
    def text(self) -> str:
        """All of it in words, paragraphs separated by an empty line; pictures say what they show."""
        return "\n\n".join(part if isinstance(part, str) else part.words for part in self.parts)


class Rules(ABC):
    """One game with its options and number of players chosen; it holds no state.

    A game names its places, deals, lists the legal moves of a table and tells what a move does.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    tagline: ClassVar[str]  # a few words under the title on the start screen
    aim: ClassVar[str]  # the goal in one sentence
    size: ClassVar[tuple[float, float]]  # of the whole layout, in card widths
    tiny_size: ClassVar[tuple[float, float] | None] = None  # and in a tiny window, if another
    players: ClassVar[range] = range(1, 2)
    usual_players: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = ()
    source: ClassVar[str] = _("R. F. Foster, Complete Hoyle")  # the book that its rules are taken from
    presets: ClassVar[dict[str, dict[str, Value]]] = {}

    def __init__(self, players: int | None = None, **chosen: Value) -> None:
        """GameError when the number of players or an option is not one of the game's."""
        count = self.players.start if players is None else players
        if count not in self.players:
            low, high = self.players[0], self.players[-1]
            raise GameError(
                _("{game} is for {low} to {high} players, not {count}; the nearest is {near}").format(
                    game=self.name, low=low, high=high, count=count, near=min(max(count, low), high)
                )
            )
        self.seats = range(count)
        self.chosen: dict[str, Value] = {}
        known = {option.name: option for option in self.options}
        for name in chosen:
            if name not in known:
                raise self._no_option(name, list(known))
        for name, option in known.items():
            self.chosen[name] = option.checked(chosen.get(name, option.default))
            setattr(self, name, self.chosen[name])

    @classmethod
    def _no_option(cls, name: str, names: Sequence[str]) -> GameError:
        if not names:
            return GameError(_("{game} has no options").format(game=cls.name))
        return GameError(nearest(_("options of {game}").format(game=cls.name), name, names))

    @classmethod
    def read_options(cls, words: Sequence[str]) -> dict[str, Value]:
        """Options written as "draw=1", "split-runs" (meaning on) or a preset's name; GameError when unknown."""
        chosen: dict[str, Value] = {}
        known = {option.name: option for option in cls.options}
        for word in words:
            name, equals, _value = word.replace("-", "_").partition("=")
            if not equals and name in cls.presets:
                chosen |= cls.presets[name]
            elif name in known:
                chosen[name] = known[name].parse(word.partition("=")[2] if equals else "on")
            else:
                wrong = cls._no_option(name, [*known, *cls.presets] if known else [])
                raise GameError(str(wrong).replace("_", "-"))
        return chosen

    # What a game tells

    @abstractmethod
    def layout(self) -> Iterator[Place]:
        """Every place of the table, in the order in which the eye and the keyboard pass them."""

    @abstractmethod
    def deal(self, pack: Sequence[Card]) -> Table:
        """The table at the start, from a shuffled pack, its first card dealt first."""

    @abstractmethod
    def moves(self, table: Table) -> Sequence[Move]:
        """The legal moves of the player whose turn it is; they depend on nothing that he cannot see."""

    @abstractmethod
    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        """What a legal move does, step by step; the draft already shows each step when the next is asked for."""

    def irrevocable(self, table: Table, move: Move) -> bool:
        """Whether no later moves can ever lead back to the table before this legal move; False when in doubt."""
        return True

    # What follows from it

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The rules for the player; the first chapter says the aim, the last one the source."""
        book = import_module(f"patience.games.rulebook.{self.name}")
        chapters: tuple[Chapter, ...] = book.chapters()
        return chapters

    @property
    def unusual(self) -> str:
        """What was chosen otherwise than usual, in a few words."""
        return ", ".join(
            option.label.lower() if value is True else f"{option.label.lower()}: {label}"
            for option in self.options
            for value, label in option.values
            if value == self.chosen[option.name] != option.default
        )

    @cached_property
    def places(self) -> dict[str, Place]:
        """The places by name."""
        return {place.name: place for place in self.layout()}

    def pack(self) -> Sequence[Card]:
        """The cards that are shuffled."""
        return PACK

    def start(self, deal: int) -> Table:
        """The table dealt for a deal number; GameError when the number is out of range."""
        self.check_deal(deal)
        return self.deal(shuffled(self.pack(), f"{self.name}/{deal}"))

    @staticmethod
    def check_deal(deal: int) -> None:
        """GameError when a deal number is out of range."""
        if not 1 <= deal <= HIGHEST_DEAL:
            raise GameError(
                _("deal {deal} is not between 1 and {highest}; the nearest is {near}").format(
                    deal=deal, highest=HIGHEST_DEAL, near=min(max(deal, 1), HIGHEST_DEAL)
                )
            )

    def deal_again(self, deal: int, table: Table) -> Table | None:
        """The next deal of a match of several, after a finished one; None when the match is over."""
        return None

    def play(self, table: Table, move: Move) -> tuple[Table, list[Effect]]:
        """The table after a legal move, and what happened."""
        draft = Draft(table)
        done: list[Effect] = []
        for effect in self.effects(draft, move):
            effect.apply(draft)
            done.append(effect)
        return draft.table(), done

    def sight(self, place: Place, table: Table) -> Sight:
        """Who sees the face-up cards of a place now."""
        return place.sight

    def heard(self, move: Move, seat: Seat | None, table: Table) -> Move:
        """A move as another seat gets to know it, with no card named that this seat does not see.

        It was made at that table by the seat whose turn it was.
        """
        return move

    def seen_by(self, seat: Seat | None, table: Table) -> Table:
        """The same table with every card unknown that this seat may not see (None: an onlooker)."""
        piles: dict[str, Pile] = {
            name: redacted(
                table.piles[name], self.sight(place, table), own=seat is not None and seat == place.owner
            )
            for name, place in self.places.items()
        }
        return Table(piles, table.turn, table.counters, table.notes, table.scores)
