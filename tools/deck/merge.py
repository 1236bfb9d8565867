"""The same picture from fewer marks: hidden ones are dropped, those of one style painted together."""

from collections.abc import Iterable

from deck.geometry import is_inside
from deck.marks import Contour, Mark
from deck.svg import Box


def without_hidden(marks: list[Mark]) -> list[Mark]:
    """The marks without contours that a later fill covers whole."""
    covers: list[Contour] = []
    kept: list[Mark] = []
    for mark in reversed(marks):
        contours = [contour for contour in mark.contours if not _is_covered(contour, mark.width / 2, covers)]
        if contours:
            kept.append(mark.with_contours(contours) if mark.has_no_holes else mark)
        if mark.fill and mark.opacity == "1" and mark.has_no_holes:
            covers += mark.contours
    return kept[::-1]


def _is_covered(contour: Contour, pad: float, covers: list[Contour]) -> bool:
    left, top, right, bottom = contour.box
    box = left - pad, top - pad, right + pad, bottom + pad
    near = [cover for cover in covers if _holds(cover.box, box)]
    if not near:
        return False
    steps = ((-pad, 0), (pad, 0), (0, -pad), (0, pad)) if pad else ((0, 0),)
    around = [(x + dx, y + dy) for x, y in contour.points for dx, dy in steps]
    return any(all(is_inside(x, y, cover.points) for x, y in around) for cover in near)


def merged(marks: list[Mark]) -> list[Mark]:
    """The marks with those of one style painted together wherever nothing between them minds."""
    count = 0
    while count != len(marks):
        count = len(marks)
        marks = _gathered(marks)
        marks = _gathered(marks[::-1], backwards=True)[::-1]
    return marks


def _gathered(marks: Iterable[Mark], backwards: bool = False) -> list[Mark]:
    """Every mark painted with its like as early as may be, or as late when the marks come backwards."""
    result: list[Mark] = []
    for mark in marks:
        place = None
        for index in range(len(result) - 1, -1, -1):
            touch = _touch(result[index], mark)
            # Alone a fill or a stroke may run into its like; a fill must cover the outlines below it.
            if result[index].style == mark.style and (not touch or _is_flat(mark)):
                place = index
            if touch:
                break
        if place is None:
            result.append(mark)
        else:
            pair = (mark, result[place]) if backwards else (result[place], mark)
            result[place] = mark.with_contours(pair[0].contours + pair[1].contours)
    return result


def _is_flat(mark: Mark) -> bool:
    return mark.opacity == "1" and not (mark.fill and mark.stroke)


def _touch(one: Mark, two: Mark) -> bool:
    if not _meet(one.box, two.box):
        return False
    near = [box for box in one.boxes if _meet(box, two.box)]
    return any(_meet(a, b) for b in two.boxes if _meet(b, one.box) for a in near)


def _meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _holds(a: Box, b: Box) -> bool:
    return a[0] <= b[0] and a[1] <= b[1] and a[2] >= b[2] and a[3] >= b[3]
