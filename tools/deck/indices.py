"""Large indices: a rank whose ink begins at a margin, with its sign beside or under it."""

from deck.palette import JOKER, PIPS
from deck.suits import flush_letters, letters, sign, star

LEFT = 16


def rank_letters(rank: str, suit: str, top: float, height: float, ten: float = 0.82) -> tuple[str, float]:
    """The rank with its ink at the left margin, and where its ink ends; a ten is squeezed."""
    squeeze = ten if rank == "10" else 1.0
    return flush_letters(rank, LEFT, top, height, PIPS[suit], squeeze, gap=0.06 * height)


def joker_word(x: float, top: float, height: float, squeeze: float = 1.0) -> str:
    """The joker's name in a line, centred on x."""
    return letters("JOKER", x, top, height, JOKER, squeeze, tracking=20)


def joker_column(x: float, top: float, height: float, step: float) -> str:
    """The joker's name one letter under the other."""
    return "".join(letters(letter, x, top + row * step, height, JOKER) for row, letter in enumerate("JOKER"))


def top_index(rank: str, suit: str) -> str:
    """The rank at the top left and the suit at the top right of a whole card."""
    if not suit:
        return star(43, 42, 28, JOKER) + joker_word(150, 28, 28)
    return rank_letters(rank, suit, 16, 52)[0] + sign(suit, 199, 42, 53, PIPS[suit])


def strip_index(rank: str, suit: str) -> str:
    """The rank and the suit beside it in the top fifth of a card."""
    if not suit:
        return star(31, 22, 16, JOKER) + joker_word(104, 10, 23)
    text, end = rank_letters(
        rank, suit, 6, 31
    )  # so high that the tail of a Q shows, too, in the tightest fan
    return text + sign(suit, max(end, 42) + 23, 21.5, 30, PIPS[suit])


def side_index(rank: str, suit: str) -> str:
    """The rank and the suit under it in the left third of a card."""
    if not suit:
        return star(39, 42, 27, JOKER) + joker_column(39, 86, 28, 36)
    text, end = rank_letters(rank, suit, 16, 52, 0.64)
    drop = 10 if rank in ("Q", "J") else 0
    return text + sign(suit, (LEFT + max(end, 56)) / 2, 106 + drop, 48, PIPS[suit])
