"""The large-index faces: rank left, suit right, and one big picture."""

from deck.bust_parts import BOX, LINE
from deck.busts import bust, joker_bust
from deck.flat import Picture
from deck.frames import frame
from deck.indices import top_index
from deck.palette import PIPS
from deck.suits import sign


def large_card(rank: str, suit: str) -> Picture:
    """A card with a large index, one big pip or the bust of a court."""
    index = top_index(rank, suit)
    if rank in "JQK":
        return Picture(frame(BOX, LINE) + index, bust(rank, suit), BOX)
    return Picture(sign(suit, 120, 205, 164, PIPS[suit]) + index)


def large_joker() -> Picture:
    """The joker with a large index."""
    return Picture(frame(BOX, LINE) + top_index("", ""), joker_bust(), BOX)
