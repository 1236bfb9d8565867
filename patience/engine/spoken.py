"""The table in short sentences: the same for whoever listens and whoever reads the log.

Every function takes a table as one seat sees it, and so can tell nothing that this seat may not know.
"""

from collections.abc import Iterator, Sequence

from patience.cards import SUITS, Card, suit_name
from patience.words import _, capital, ngettext

from .match import Match
from .moves import Move, Tap
from .patience import Patience
from .table import Pile, Table


def title(rules: Patience, name: str) -> str:
    """What a place is called: "Column 3", "Foundation of spades", "Row 2, number 4"."""
    place, number = rules.places[name], name.partition(".")[2]
    if place.role in ("pile", "home"):
        return _("Pile of rank {rank}").format(rank=place.label)
    if not place.label:
        row, column = _row_and_column(rules, name)
        return _("Row {row}, number {column}").format(row=row, column=column)
    if number in tuple(SUITS):
        return _("{place} of {suit}").format(place=place.label, suit=suit_name(number))
    return f"{place.label} {number}" if number else place.label


def _row_and_column(rules: Patience, name: str) -> tuple[int, int]:
    """Where a place without a label lies among its like, each counted from 1."""
    like = [p.spot for p in rules.places.values() if p.role == rules.places[name].role and p.spot]
    here = rules.places[name].spot
    assert here
    rows = sorted({spot.y for spot in like})
    return rows.index(here.y) + 1, sorted(s.x for s in like if s.y == here.y).index(here.x) + 1


def place(rules: Patience, table: Table, name: str) -> str:
    """A place with what lies on it: "Column 3: six of hearts, seven of clubs, 2 cards face down"."""
    told = ", ".join(_contents(rules, table, name)) or _("empty")
    return _("{place}: {cards}").format(place=title(rules, name), cards=told)


def _contents(rules: Patience, table: Table, name: str) -> Iterator[str]:
    pile, spot = table.piles[name], rules.places[name].spot
    all_seen = spot is not None and any(spot.fan) and not spot.shown
    up = [face for face in pile.up[::-1] if face][: None if all_seen else 1]
    yield from (face.name for face in up)
    if covered := len(pile.cards) - pile.down - len(up):
        yield ngettext("on {n} more", "on {n} more", covered).format(n=covered)
    if pile.down:
        yield ngettext("{n} card face down", "{n} cards face down", pile.down).format(n=pile.down)
    for other in rules.places.values():
        if other.spot and other.spot.under == name and (n := len(table.piles[other.name].cards)):
            yield ngettext("{n} card in place under it", "{n} cards in place under it", n).format(n=n)


def card(rules: Patience, table: Table, name: str, at: int) -> str:
    """One card (0 the lowest) and where it lies: "seven of clubs, Column 3, under 1 card"."""
    pile = table.piles[name]
    over = len(pile.cards) - 1 - at
    if over <= 0:
        return place(rules, table, name)
    face = pile.cards[at] if at >= pile.down else None
    words = [capital(face.name) if face else _("Face down"), title(rules, name)]
    words.append(ngettext("under {n} card", "under {n} cards", over).format(n=over))
    return ", ".join(words)


def event(rules: Patience, before: Table, moves: Sequence[Move], after: Table) -> str:
    """What the player's move did, with those that followed from it, and which cards came to light."""
    new = _come_to_light(before, after)
    if len(moves) == len(new) == 1 and isinstance(moves[0], Tap):
        ((_name, faces),) = new.items()
        return _joined([_("Turned up: {cards}").format(cards=", ".join(face.name for face in faces))])
    sentences = [rules.describe(before, moves[0])]
    if len(moves) > 1:
        more = ngettext("{n} more move follows", "{n} more moves follow", len(moves) - 1)
        sentences.append(more.format(n=len(moves) - 1))
    for name, faces in new.items():
        cards = ", ".join(face.name for face in faces)
        sentences.append(_("{place}: now {cards}").format(place=title(rules, name), cards=cards))
    return _joined(sentences)


def _come_to_light(before: Table, after: Table) -> dict[str, list[Card]]:
    """The cards that can be seen now and could not before, by place, the uppermost first."""
    known = {face for pile in before.piles.values() for face in _faces(pile)}
    new = {
        name: [face for face in _faces(pile)[::-1] if face not in known] for name, pile in after.piles.items()
    }
    return {name: faces for name, faces in new.items() if faces}


def _faces(pile: Pile) -> list[Card]:
    return [face for face in pile.up if face]


def summary(rules: Patience, table: Table) -> list[str]:
    """The whole table: first how far the game is, then every place that holds a card."""
    home, total = rules.cards_home(table), sum(map(len, table.piles.values()))
    told = _("{n} of {total} {home}").format(n=home, total=total, home=rules.home_label)
    shown = (p.name for p in rules.places.values() if p.spot and not p.spot.under)
    return [f"{words}." for words in (told, *(place(rules, table, n) for n in shown if table.piles[n].cards))]


def choices(rules: Patience, table: Table, moves: Sequence[Move]) -> list[str]:
    """Which moves there are, the best first."""
    if not moves:
        return [_("There is no move.")]
    best = sorted(moves, key=lambda move: -rules.liking(table, move))
    return [f"{words}." for words in dict.fromkeys(rules.describe(table, move) for move in best)]


def log(match: Match) -> list[str]:
    """Every move of the player so far in one sentence, the first one first."""
    rules = match.rules
    assert isinstance(rules, Patience)
    sentences: list[str] = []
    before, moves = match.dealt, list[Move]()
    for number, step in enumerate(match.steps):
        moves.append(step.move)
        if number + 1 == len(match.steps) or not match.steps[number + 1].follows:
            seen = rules.seen_by(0, before), rules.seen_by(0, step.table)
            sentences.append(event(rules, seen[0], moves, seen[1]))
            before, moves = step.table, []
    return sentences


def _joined(sentences: Sequence[str]) -> str:
    return ". ".join(capital(sentence) for sentence in sentences) + "."
