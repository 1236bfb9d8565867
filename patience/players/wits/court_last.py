"""The last trick of a pack of Court Circular 1862, reckoned to its end: hardly a card is hidden any more."""

from random import Random
from statistics import fmean

from patience.engine.memory import Mind
from patience.engine.moves import Move
from patience.games.rounds.court_circular import HAND, PLAYS
from patience.games.rounds.court_words_1862 import PLAY, SUPPLY, year
from patience.players.imagine import world
from patience.players.opinion import Opinion
from patience.players.trials import ranked

from .court_pack import Pack

CARDS = 5  # in both hands; with more there is too much to reckon
LOOKS = 8  # for worlds, of which there are seldom two


def is_last(mind: Mind) -> bool:
    """Whether the pack can be reckoned to its end."""
    table = mind.view.table
    held = sum(len(table.piles[name]) for name in HAND[:2])
    return year(table).stage in (PLAY, SUPPLY) and held <= CARDS and not table.piles["stock"].cards


def reckoned(mind: Mind, usual: Move, chance: Random) -> list[Opinion]:
    """What each move brings when both go on as well as they can, the best first; of equals the usual one."""
    side = -1 if mind.view.seat else 1
    packs = [Pack(table) for table in dict.fromkeys(world(mind, chance) for _look in range(LOOKS))]
    moves = sorted(mind.view.moves, key=lambda move: move != usual)
    worths = [fmean(side * points(pack.after(move)) for pack in packs) for move in moves]
    return ranked(zip(moves, worths, strict=True), len(packs))


def points(pack: Pack, least: float = -99, most: float = 99) -> float:
    """By how much seat 0 will be ahead; exact between the limits, else at least beyond the right one."""
    if pack.stage not in (PLAY, SUPPLY):
        return pack.ahead(1)[0]
    seat, worth = pack.turn, -99.0 if pack.turn == 0 else 99.0
    cards = pack.hands[seat] if pack.stage == SUPPLY else pack.hands[seat] + pack.turnup
    for card in cards:
        found = points(pack.after(PLAYS[seat][card]), least, most)
        if seat == 0:
            worth = max(worth, found)
            least = max(least, found)
        else:
            worth = min(worth, found)
            most = min(most, found)
        if least >= most:
            break
    return worth
