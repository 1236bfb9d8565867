"""Pictures in the rules as plain values: what lies where, and whether a move is right. Nothing here draws."""

from typing import NamedTuple

from patience.cards import card
from patience.words import _, capital

BACK = "back"


class Fan(NamedTuple):
    """Cards on one place, the lowest first: "7S 6H", "back" for one that lies face down, "" for an empty place.

    The upper `moved` cards, or the lowest ones if they were put `under` the others, have just come from the place
    `source`. A squared fan shows only its top card, one that lies across spreads to the right. `mark` is what the
    empty place shows, `label` stands below.
    """

    place: str
    cards: str = ""
    moved: int = 0
    source: str = ""
    under: bool = False
    squared: bool = False
    across: bool = False
    mark: str = ""
    label: str = ""

    @property
    def names(self) -> list[str]:
        """The cards one by one."""
        return self.cards.split()


class Part(NamedTuple):
    """One half of a diagram: some fans and the words beside them.

    `good` says whether the rules allow what is shown: the cards that have moved, or those that are `lifted`
    together (the places they lie on); None where nothing is done. `note` is what the game has noted by then.
    """

    words: str
    fans: tuple[Fan, ...]
    good: bool | None = None
    lifted: tuple[str, ...] = ()
    note: object = None

    @property
    def spoken(self) -> str:
        """The part for somebody who hears it: its cards, then its words."""
        shown = [capital(_piled(fan)) for fan in self.fans]
        return " ".join(f"{text}." for text in (*shown, self.words))


class Diagram(NamedTuple):
    """Pictures that stand side by side in one field."""

    parts: tuple[Part, ...]

    @property
    def words(self) -> str:
        """All of it as text."""
        return " ".join(part.spoken for part in self.parts)


class Plan(NamedTuple):
    """The dealt table of a game in small; `legend` numbers some of its places and says what they are."""

    game: str
    deal: int
    legend: tuple[tuple[str, str], ...]

    @property
    def words(self) -> str:
        """The legend as text."""
        return " ".join(f"{number}. {text}." for number, (_place, text) in enumerate(self.legend, 1))


def _piled(fan: Fan) -> str:
    """The cards of a fan in words, the uppermost last."""
    what = [_("a card face down") if name == BACK else card(name).name for name in fan.names]
    if fan.squared:
        what = what[-1:]
    shown = ", ".join(what) or _("an empty place")
    return f"{fan.label}: {shown}" if fan.label else shown
