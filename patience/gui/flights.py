"""Which cards set out when a table is dealt or its columns change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.gui.motion import DEAL, GLIDE, NEXT, TURN, WHOLE_DEAL, Flight

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Mapping, Sequence

    import pygame

    from patience.cards import Card
    from patience.gui.layout import Layout

    Places = Mapping[str, Sequence[int]]  # the tokens that lie in each place, lowest first


def gliding(
    layout: Layout, places: Places, before: Mapping[int, tuple[pygame.Rect, Card | None]], flying: Container[int]
) -> list[Flight]:  # fmt: skip
    """The cards that only make room, in the order in which they lie on each other."""
    flights = []
    for name, spot in sorted(layout.spots.items(), key=lambda pair: not pair[1].under):
        tokens, rects = places[name], layout.cards[name]
        for at in reversed(range(len(tokens))) if spot.under else range(len(tokens)):
            start, face = before[tokens[at]]
            if tokens[at] in flying or start == rects[at]:
                continue
            if spot.under and start.w == rects[at].w:
                continue  # what looks out from under another place cannot move alone: it would lie over that place
            covered = spot.under or any(above not in flying for above in tokens[at + 1 : at + 2])
            edge = layout.covered_strip(name, at) if face and covered else ""
            flights.append(Flight(tokens[at], start, rects[at], (face, face), GLIDE, edge=edge))
    return flights


def dealing(layout: Layout, places: Places, face: Callable[[str, int], Card | None]) -> list[Flight]:
    """All cards but the stock, one after the other from there: row by row."""
    start = layout.slot("stock" if "stock" in layout.spots else "")
    dealt = [
        (at, name, token)
        for name, tokens in places.items()
        if name != "stock" and name in layout.spots
        for at, token in enumerate(tokens)
    ]
    dealt.sort(key=lambda card: card[0])
    apart = min(NEXT, (WHOLE_DEAL - TURN) / max(1, len(dealt)))
    return [
        Flight(token, start, layout.cards[name][at], (None, face(name, at)), DEAL, delay=apart * number)
        for number, (at, name, token) in enumerate(dealt)
    ]
