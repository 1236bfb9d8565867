"""Where cards lie, in every game and every window, with piles as long as they can get."""

import pygame
import pytest
from harness import SIZES, chance, walked

from patience.cards import PACK, card, of
from patience.engine.table import EMPTY, Pile, Table
from patience.games import NAMES, rules_class
from patience.gui.layout import Layout
from patience.gui.theme import Scale


def laid(rules, table, size, interface=1.0, *, large=False):
    scale = Scale(size, interface)
    area = pygame.Rect(0, scale.bar, size[0], size[1] - scale.bar - scale.status)
    return Layout(rules, table, area, scale, large=large), area, scale


def filled(rules, piles):
    """A table with these piles, and every other card where it takes least room."""
    table = dict.fromkeys(rules.places, EMPTY) | piles
    used = {c for pile in piles.values() for c in pile.cards}
    rest = tuple(c for c in PACK if c not in used)
    sink = (
        "stock"
        if "stock" in rules.places
        else next(n for n, p in rules.places.items() if p.role in rules.home)
    )
    table[sink] = Pile(rest + table[sink].cards, len(rest))
    return Table(table, notes=1)


def run_down(count, suits="SH"):
    return tuple(of(13 - i, suits[i % 2]) for i in range(count))


def longest(name):
    """Tables of a game with its longest piles."""
    rules = rules_class(name)()
    if name == "klondike":
        for place in ("column.7", "column.1", "column.4"):
            down = tuple(c for c in PACK if c.suit == "C")[:6]
            yield (
                rules,
                filled(
                    rules,
                    {
                        place: Pile(down + run_down(13), 6),
                        "waste": Pile((card("2D"), card("3D"), card("4D"), card("5D"))),
                    },
                ),
            )
        yield rules, filled(rules, {f"column.{i + 1}": Pile(PACK[7 * i : 7 * i + 7], i) for i in range(7)})
    elif name == "take_fourteen":
        yield rules, filled(rules, {f"column.{i + 1}": Pile(PACK[i::12]) for i in range(12)})
    elif name == "help_your_neighbour":
        deep = {
            f"column.{i + 1}": Pile(tuple(of(13 - k, suit) for k in range(12)))
            for i, suit in enumerate("CDHS")
        }
        yield rules, filled(rules, deep)
        long = tuple(of(13 - k, "CDHS"[k % 4]) for k in range(13))
        yield rules, filled(rules, {"column.2": Pile(long)})
    elif name == "four_of_a_kind":
        home = {f"home.{r}": Pile(tuple(of(r, s) for s in "CDHS")) for r in range(1, 14)}
        yield rules, Table({n: home.get(n, EMPTY) for n in rules.places}, notes=1)
        home = {f"home.{r}": Pile(tuple(of(r, s) for s in "CDHS")) for r in range(1, 8)}
        piles = {f"pile.{r}": Pile(tuple(of(r, s) for s in "CDHS"), 4) for r in range(8, 14)}
        yield rules, Table({n: (home | piles).get(n, EMPTY) for n in rules.places}, notes=9)
    elif name == "carpet":
        spaces = {f"space.{i}": Pile((PACK[i + 20],)) for i in range(1, 21)}
        yield rules, filled(rules, spaces | {"extra": Pile(PACK[1:20])})
    else:
        yield rules, rules.start(5)


def walks(name):
    rules = rules_class(name)()
    yield rules, rules.start(1)
    for seed in range(4):
        yield rules, walked(name, {}, seed + 1, 60, chance("layout", seed)).table


CASES = [
    (name, kind, index)
    for name in NAMES
    for kind in (longest, walks)
    for index in range(len(list(kind(name))))
]
SHAPES = [(size, interface) for size in SIZES for interface in (1.0,)] + [
    ((1280, 800), 0.9),
    ((1280, 800), 1.5),
    ((1024, 600), 1.0),
    ((640, 1400), 1.0),
    ((2560, 720), 1.0),
]


def case(param):
    return (
        param[0] + "-" + param[1].__name__ + str(param[2])
        if len(param) == 3
        else f"{param[0][0]}x{param[0][1]}@{param[1]}"
    )


@pytest.fixture(params=CASES, ids=case)
def table(request):
    name, kind, index = request.param
    return list(kind(name))[index]


@pytest.mark.parametrize("shape", SHAPES, ids=case)
@pytest.mark.parametrize("large", [False, True], ids=["", "large"])
def test_every_card_lies_in_the_table_area_and_on_no_other_place(table, shape, large):
    rules, model = table
    lay, area, _scale = laid(rules, model, *shape, large=large)
    boxes = {}
    for name, spot in lay.spots.items():
        rects = [lay.slot(name), *lay.cards[name]]
        for rect in rects:
            assert area.contains(rect), f"{name}: {rect} leaves {area}"
            assert rect.size == (lay.w, lay.h)
        if not spot.under:
            boxes[name] = rects[0].unionall(rects[1:])
        elif lay.cards[name]:
            boxes[name] = lay.cards[name][0].unionall(lay.cards[name][1:])
    for one, a in boxes.items():
        for other, b in boxes.items():
            if one < other and lay.spots[one].under != other and lay.spots[other].under != one:
                assert not a.colliderect(b), f"{one} {a} lies on {other} {b}"


@pytest.mark.parametrize("shape", SHAPES, ids=case)
def test_every_covered_card_that_is_face_up_shows_its_index(table, shape):
    rules, model = table
    lay, _area, scale = laid(rules, model, *shape)
    for name, spot in lay.spots.items():
        pile, rects = model.piles[name], lay.cards[name]
        if spot.under or spot.fan == (0, 0):
            continue
        first = max(pile.down, len(pile.cards) - spot.shown if spot.shown else 0)
        for at in range(first, len(rects) - 1):
            dx, dy = rects[at + 1].x - rects[at].x, rects[at + 1].y - rects[at].y
            assert max(dx, dy) >= int(0.19 * lay.w), f"{name} {at}: {dx}, {dy} of {lay.w}"
            shown = lay.covered_strip(name, at)
            if dy and not dx:  # the strip fits into what looks out; else the card's own index does
                assert shown == "strip" or dy >= 0.25 * lay.w, f"{name} {at}"
                assert shown or not lay.large or dy >= 0.345 * lay.w, "the tail of a Q is cut"
            assert max(dx, dy) >= 8 * scale.u or lay.w < 44, "too small to read"


@pytest.mark.parametrize("shape", SHAPES, ids=case)
def test_cards_put_under_a_pile_look_out_of_it(shape):
    for rules, model in longest("four_of_a_kind"):
        lay, _area, _scale = laid(rules, model, *shape)
        for name, spot in lay.spots.items():
            if spot.under and lay.cards[name]:
                steps = [lay.slot(spot.under), *lay.cards[name]]
                for above, below in zip(steps[1:], steps, strict=False):
                    assert below.y - above.y >= int(0.19 * lay.w)


@pytest.mark.parametrize("size", [*SIZES, (1680, 1050), (2560, 720), (3440, 1440)])
@pytest.mark.parametrize("name", NAMES)
def test_the_table_fills_the_window(name, size):
    """The whole layout takes four fifths of the area in one direction, unless cards have reached their largest."""
    rules = rules_class(name)()
    lay, area, scale = laid(rules, rules.start(3), size)
    across, down = rules.tiny_size if scale.tiny and rules.tiny_size else rules.size
    used = max(across * lay.w / area.w, down * lay.w / area.h)
    assert used >= 0.8 or lay.w >= int(172 * scale.u), f"{used:.2f}, cards {lay.w}"


# name: logical window, then the width of a card, and the x and y of places in card widths from the first one
STYLE = {
    "klondike": ((1280, 800), 132, {"waste": (1.17, 0), "foundation.D": (7.02, 0), "column.7": (7.02, 1.64)}),
    "take_ten": ((1280, 800), 146, {"lifted": (0, 3.14), "space.2": (2.95, 0), "space.11": (2.95, 3.14)}),
    "carpet": ((1280, 800), 110, {"extra": (0, 1.88), "space.20": (6.06, 4.62), "foundation.S": (7.56, 0)}),
    "try_again": ((1280, 800), 155, {"turned": (0, 1.96), "foundation.4": (5.04, 0), "heap.1": (1.5, 1.96)}),
    "help_your_neighbour": (
        (1280, 800),
        144,
        {"turned": (0, 1.7), "column.4": (5.27, 1.66), "deadwood": (6.82, 0)},
    ),
    "take_fourteen": ((1280, 800), 116, {"column.6": (6.3, 0), "column.12": (6.3, 2.96)}),
    "four_of_a_kind": ((1280, 800), 103, {"pile.5": (6.48, 0), "pile.11": (1.62, 4.4), "home.6": (0, 2.2)}),
}
STYLE_TINY = {
    "klondike": ((640, 400), 72, {"waste": (1.13, 0), "foundation.D": (6.78, 0), "column.7": (6.78, 1.55)}),
    "four_of_a_kind": ((640, 400), 52, {"pile.5": (6.48, 0), "pile.11": (1.62, 4.48)}),
}


@pytest.mark.parametrize(
    ("name", "look"),
    [*STYLE.items(), *STYLE_TINY.items()],
    ids=lambda x: x if isinstance(x, str) else str(x[0]),
)
def test_places_lie_where_the_style_sheet_puts_them(name, look):
    size, width, where = look
    rules = rules_class(name)()
    lay, _area, _scale = laid(rules, rules.start(3), size)
    assert lay.w == width
    first = lay.slot(next(iter(lay.spots)))
    for place, (x, y) in where.items():
        slot = lay.slot(place)
        assert (slot.x - first.x, slot.y - first.y) == pytest.approx((x * width, y * width), abs=1), place


def test_fans_step_as_the_style_sheet_says():
    """Face down .14, face up .30, the waste .30 sideways for three cards; columns of Take Fourteen .34."""
    rules = rules_class("klondike")()
    piles = {
        "waste": Pile(PACK[:5]), "column.3": Pile(PACK[10:13], 2), "column.4": Pile(PACK[20:23]),
        "foundation.S": Pile(PACK[39:41]),
    }  # fmt: skip
    lay, _area, _scale = laid(rules, filled(rules, piles), (1280, 800))
    w = lay.w

    def steps(name):
        return [(b.x - a.x, b.y - a.y) for a, b in zip(lay.cards[name], lay.cards[name][1:], strict=False)]

    assert steps("waste") == [
        (0, 0),
        (0, 0),
        (pytest.approx(0.3 * w, abs=1), 0),
        (pytest.approx(0.3 * w, abs=1), 0),
    ]
    assert steps("column.3") == [(0, pytest.approx(0.14 * w, abs=1))] * 2
    assert steps("column.4") == [(0, pytest.approx(0.30 * w, abs=1))] * 2
    assert steps("foundation.S") == [(0, 0)]
    rules = rules_class("take_fourteen")()
    lay, _area, _scale = laid(rules, rules.start(3), (1280, 800))
    assert steps("column.1")[0] == (0, pytest.approx(0.34 * lay.w, abs=1))


@pytest.mark.parametrize("name", ["klondike", "help_your_neighbour"])
def test_in_a_tall_window_columns_have_the_room_below_them(name):
    rules = rules_class(name)()
    lay, area, _scale = laid(rules, rules.start(3), (720, 1280))
    rects = [lay.slot(place) for place in lay.spots]
    box = rects[0].unionall(rects[1:])
    assert area.y + 0.7 * lay.w <= box.y < area.y + area.h / 4


def test_what_is_squeezed_to_its_room_has_equal_steps():
    for rules, model in longest("klondike"):
        for size in SIZES:
            lay, _area, _scale = laid(rules, model, size)
            for name in lay.spots:
                pile, rects = model.piles[name], lay.cards[name]
                if name.startswith("column"):
                    steps = [
                        b.y - a.y for a, b in zip(rects[pile.down :], rects[pile.down + 1 :], strict=False)
                    ]
                    assert not steps or max(steps) - min(steps) <= 1


@pytest.mark.parametrize("name", NAMES)
def test_cards_hardly_change_their_size_while_a_game_goes_on_in_the_usual_window(name):
    """They shrink for a very long pile only, and then by little."""
    rules = rules_class(name)()
    widths = {
        laid(rules, walked(name, {}, deal, 40, chance("jump", deal)).table, (1280, 800))[0].w
        for deal in range(1, 30)
    }
    assert min(widths) >= 0.95 * max(widths)
