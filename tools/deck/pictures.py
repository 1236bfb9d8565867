"""All pictures of the deck by file name."""

from collections.abc import Iterator

from deck import single
from deck.aces import ace_card
from deck.backs import BACKS, GRAINS, back
from deck.courts import court_card
from deck.covered import side, strip
from deck.flat import Picture, card
from deck.icon import icon
from deck.joker import joker_card
from deck.large import large_card, large_joker
from deck.pips import pip_card
from deck.suits import RANKS, SUITS


def pictures() -> Iterator[tuple[str, str]]:
    """Every file's name and text."""
    for suit in SUITS:
        for rank in RANKS:
            name = f"{rank}{suit}.svg"
            yield f"cards/{name}", card(_face(rank, suit))
            yield f"large/{name}", card(large_card(rank, suit))
            yield f"strips/{name}", strip(rank, suit)
            yield f"sides/{name}", side(rank, suit)
            if rank in single.RANKS:
                yield f"single/{name}", single.single_card(rank, suit)
                yield f"single-large/{name}", single.single_large(rank, suit)
    yield "cards/JK.svg", card(joker_card())
    yield "large/JK.svg", card(large_joker())
    yield "strips/JK.svg", strip("", "")
    yield "sides/JK.svg", side("", "")
    for design in BACKS:
        for grain in GRAINS:
            yield f"backs/{design}-{grain}.svg", card(back(design, grain))
    yield "icon.svg", icon()


def _face(rank: str, suit: str) -> Picture:
    if rank == "A":
        return ace_card(suit)
    return court_card(rank, suit) if rank in "JQK" else pip_card(rank, suit)
