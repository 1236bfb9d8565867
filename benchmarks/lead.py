"""A game of Guest in which the player is to lead, with strong opponents: every card of his hand may be dragged."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from patience.engine.match import Match
from patience.engine.record import write
from patience.games import rules_class
from patience.players.choose import choose

ME = 0


def prepare(home: Path) -> None:
    """Put the settings and the game where the program looks for them."""
    put(home / ".config/patience-parlour/settings.json", json.dumps({"opponents": "strong"}))
    put(home / ".local/share/patience-parlour/games/guest.txt", write(to_lead()))


def put(path: Path, text: str) -> None:
    """Write a file, with its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def to_lead() -> Match:
    """A match before the player's first lead."""
    for deal in range(1, 1000):
        match = Match(rules_class("guest")(), deal)
        while (seat := match.table.turn) is not None:
            cards = match.table[f"hand.{ME}"].cards
            moves = match.rules.moves(match.table)
            if seat == ME and len(moves) == len(cards) > 7 and all("play" in str(move) for move in moves):
                return match
            match.play(choose(match.mind(seat), "easy", match.luck), follows=seat != ME)
    raise LookupError
