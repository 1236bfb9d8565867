"""Positions written down by hand, and what may be done in them."""

from patience.cards import PACK, SUITS, Card, card, cards
from patience.engine.rules import Rules
from patience.engine.table import EMPTY, Pile, Table
from patience.games import rules_class


def game(name: str, **chosen) -> Rules:
    """The rules of a game with these options."""
    return rules_class(name)(**chosen)


def table_of(rules: Rules, text: str, notes: object = None) -> Table:
    """The table where each place holds the cards behind its colon, (in brackets) face down, all others none.

    Places are separated by lines or semicolons; `foundation.S: A-7` stands for the whole suit up to there.
    """
    piles = dict.fromkeys(rules.places, EMPTY)
    for line in filter(str.strip, text.replace(";", "\n").split("\n")):
        name, _colon, words = line.strip().partition(":")
        assert name in piles, name
        piles[name] = _pile(words.split(), name.partition(".")[2])
    held = [held for pile in piles.values() for held in pile.cards]
    assert len(set(held)) == len(held), "a card comes twice"
    return Table(piles, notes=notes)


def _pile(words: list[str], suit: str) -> Pile:
    if len(words) == 1 and words[0].startswith("A-"):
        ranks = [c for c in PACK if c.suit == suit]
        return Pile(tuple(ranks[: card(words[0][2:] + suit).rank]))
    down = sum(word.startswith("(") for word in words)
    assert all(word.startswith("(") for word in words[:down]), "face-down cards lie below"
    return Pile(cards(" ".join(word.strip("()") for word in words)), down)


def legal(rules: Rules, table: Table) -> set[str]:
    """The texts of all legal moves."""
    return {str(move) for move in rules.moves(table)}


def after(rules: Rules, table: Table, *moves: str) -> Table:
    """The table after these moves, each of which must be legal."""
    for text in moves:
        move = next((move for move in rules.moves(table) if str(move) == text), None)
        assert move, f"{text} is not among {sorted(legal(rules, table))}"
        table, _effects = rules.play(table, move)
    return table


def pack_with(**at: str) -> list[Card]:
    """A pack in which card number n (n1 the first to be dealt) is the one named; the others keep their order."""
    wanted = {int(n[1:]) - 1: card(text) for n, text in at.items()}
    rest = iter([c for c in PACK if c not in wanted.values()])
    return [wanted[i] if i in wanted else next(rest) for i in range(len(PACK))]


def suits_up_to(rank: str) -> str:
    """Four foundations built up to a rank."""
    return "\n".join(f"foundation.{suit}: A-{rank}" for suit in SUITS)
