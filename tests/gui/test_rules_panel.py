"""The rules as they are read: every chapter of every game, at every size, with its pictures."""

import subprocess
import sys
from itertools import pairwise

import pygame
import pytest
from harness import alike

from patience.engine.diagram import Fan
from patience.games import NAMES, ROUNDS, rules_class
from patience.gui import fonts, suited, text, theme
from patience.gui.cardart import CardArt
from patience.gui.panels.diagram_cards import spread
from patience.gui.panels.diagram_parts import Parts
from patience.gui.panels.diagram_plan import Planned
from patience.gui.panels.lines import balanced, pretty
from patience.gui.panels.rules import RulesPanel
from patience.shelf.settings import Settings

SIZES = [(640, 400), (800, 600), (1280, 800), (2560, 1440)]
INTERFACES = [90, 100, 150]
WHERE = [(size, interface) for size in SIZES for interface in INTERFACES]


class Desk:
    def speak(self, text):
        pass

    def __init__(self, **settings):
        self.settings = Settings(**settings)
        self.art = CardArt(four_colours=self.settings.four_colours)
        self.dismissed = False

    def dismiss(self):
        self.dismissed = True


@pytest.fixture(autouse=True)
def screen():
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((1280, 800))
    pygame.display.quit()


def opened(name, window=(1280, 800), **settings):
    rules = rules_class(name)()
    panel = RulesPanel(
        Desk(**settings), rules.title, rules.tagline, rules.chapters, "After R. F. Foster", None
    )
    panel.layout(window)
    return panel


def column(panel):
    """Every line and every picture, as rectangles counted from the upper left corner of all text."""
    u = panel.scale.u
    for line in panel.prose.lines:
        tall = round(line.style.cap_height * u)
        width = suited.width(line.words, line.style, u)
        yield pygame.Rect(0, round(line.y - tall / 2), width, tall)
    for shown in panel.prose.shown:
        yield pygame.Rect(0, shown.y, shown.field.size[0], shown.height)


every_patience = pytest.mark.parametrize("name", NAMES)
every_game = pytest.mark.parametrize("name", [*NAMES, *(entry.name for entry in ROUNDS)])
every_place = pytest.mark.parametrize(("size", "interface"), WHERE)


@every_game
@every_place
def test_nothing_in_the_column_overlaps_or_leaves_it(name, size, interface):
    panel = opened(name, size, size=interface)
    rects = sorted(column(panel), key=lambda rect: rect.y)
    rail = panel.area.rect.w - panel.area.THUMB * panel.scale.u
    for above, below in pairwise(rects):
        assert above.bottom < below.y
    assert all(rect.x >= 0 and rect.right < rail for rect in rects)
    assert rects[0].y >= 0
    assert rects[-1].bottom <= panel.area.content


@every_game
@every_place
def test_every_card_and_every_word_of_a_picture_is_whole_inside_its_field(name, size, interface):
    panel = opened(name, size, size=interface)
    u = panel.scale.u
    for shown in panel.prose.shown:
        field = pygame.Rect((0, 0), shown.field.size)
        edge = field.inflate(-2 * round(10 * u), -2 * round(10 * u))
        for rect in inside(shown.field, u):
            assert edge.contains(rect), (rect, field)


def inside(field, u):
    """All cards and all lines of words of a picture."""
    if isinstance(field, Planned):
        for name, place in field.rules.places.items():
            if place.spot:
                yield field.layout.area_of(name).move(field.shift)
        for lines, at in zip(field.legend.entries, field.legend.places, strict=True):
            for number, line in enumerate(lines):
                x, y = field.legend_at[0] + at[0] + 28 * u, field.legend_at[1] + at[1] + number * 20 * u
                yield pygame.Rect(x, y, text.width(line, text.READING.at(14), u), 20 * u)
        return
    for cell in field.cells:
        for boxes in cell.boxes:
            yield from boxes
        yield field.told(cell)


@every_game
@every_place
def test_fans_and_words_of_a_picture_do_not_meet(name, size, interface):
    panel = opened(name, size, size=interface)
    for field in (shown.field for shown in panel.prose.shown):
        if isinstance(field, Parts):
            for cell in field.cells:
                fans = [boxes[0].unionall(boxes[1:]) for boxes in cell.boxes]
                assert all(one.right < other.x for one, other in pairwise(fans))
                assert fans[-1].right < field.told(cell).x

            for one, other in pairwise(field.cells):
                assert one.box.bottom < other.box.y or one.box.right < other.box.x


@every_game
@pytest.mark.parametrize("size", SIZES)
def test_pictured_cards_are_large_enough_to_be_read(name, size):
    panel = opened(name, size)
    for shown in panel.prose.shown:
        if isinstance(shown.field, Planned):
            assert shown.field.layout.w >= round(46 * panel.scale.u)
        else:
            widths = {box.w for cell in shown.field.cells for boxes in cell.boxes for box in boxes}
            assert len(widths) == 1
            assert min(widths) >= round(46 * panel.scale.u)
            assert shown.field.style.size >= fonts.LEAST_SIZE


@pytest.mark.parametrize("name", ["klondike", "four_of_a_kind", "take_fourteen"])
@pytest.mark.parametrize("size", [(640, 400), (1280, 800)])
def test_scrolled_and_painted_in_stripes_it_is_the_same_as_painted_at_once(screen, name, size):
    pieces, whole = pygame.Surface(size), pygame.Surface(size)
    panel, fresh = opened(name, size), opened(name, size)
    for offset in (0, 137, 400, panel.area.most):
        panel.area.scroll_to(offset)
        for top in range(0, size[1], 61):
            area = pygame.Rect(0, top, size[0], 61)
            pieces.set_clip(area)
            pieces.fill("#17523f", area)
            panel.paint(pieces, area)
        pieces.set_clip(None)
        fresh.area.scroll_to(offset)
        whole.fill("#17523f")
        fresh.paint(whole, whole.get_rect())
        alike(pieces, whole, f"{name} scrolled by {offset}")


@every_patience
def test_a_picture_is_drawn_only_when_it_is_first_seen(name):
    panel = opened(name)
    canvas = pygame.Surface((1280, 800))
    panel.paint(canvas, canvas.get_rect())
    unseen = [shown for shown in panel.prose.shown if shown.y > panel.area.rect.h]
    assert unseen
    assert all(shown.field._drawn is None for shown in unseen)
    first = panel.prose.shown[0].field
    assert first.picture() is first.picture()


@every_game
def test_every_chapter_can_be_reached_by_keys_and_its_heading_then_shows(name):
    panel = opened(name)
    for number, row in enumerate(panel.rows):
        panel.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t"))
        assert panel.focused is row
        panel.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
        start = panel.prose.starts[number]
        assert panel.area.offset <= start < panel.area.offset + panel.area.rect.h
        assert [at for at, other in enumerate(panel.rows) if other.selected] == [number]


@pytest.mark.parametrize("key", [pygame.K_DOWN, pygame.K_PAGEDOWN, pygame.K_END])
@pytest.mark.parametrize("interface", [100, 150])
def test_keys_scroll_the_text_even_where_the_list_of_chapters_is_long(key, interface):
    panel = opened("klondike", size=interface)
    panel.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    assert panel.area.offset > 0


def colours(picture):
    return {
        tuple(picture.get_at((x, y)))[:3]
        for x in range(picture.get_width())
        for y in range(picture.get_height())
    }


def written(words, ink, suits=theme.TWO_COLOURS, ground="#fbf7ec"):
    canvas = pygame.Surface((160, 30))
    canvas.fill(ground)
    suited.line(canvas, words, (10, 15), text.READING, 1.0, ink, suits=suits)
    return colours(canvas)


def test_suit_signs_on_paper_have_the_colours_of_the_cards():
    assert (0xC8, 0x23, 0x3B) in written("on ♥A", theme.INK)
    assert (0x1C, 0x1F, 0x45) in written("on ♠A", theme.INK)
    assert (0x17, 0x70, 0x4A) in written("on ♣A", theme.INK, theme.FOUR_COLOURS)
    assert (0xB4, 0x57, 0x08) in written("on ♦A", theme.INK, theme.FOUR_COLOURS)


@pytest.mark.parametrize("suits", [theme.TWO_COLOURS, theme.FOUR_COLOURS])
def test_suit_signs_on_green_are_light(suits):
    green = theme.FELTS["Emerald"][1]
    assert (0xFF, 0x7F, 0x86) in written("♥", theme.CREAM, suits, green)
    assert (0xF8, 0xF2, 0xE2) in written("♠", theme.CREAM, suits, green)
    assert (0xF8, 0xF2, 0xE2) in written("♣", theme.CREAM, suits, green)


def test_a_suited_line_is_as_wide_as_it_says_and_is_cut_with_an_ellipsis():
    canvas = pygame.Surface((400, 30), pygame.SRCALPHA)
    words = "on ♠7 the ♥6 or ♦6"
    width = suited.width(words, text.READING, 1.0)
    suited.line(canvas, words, (390, 15), text.READING, 1.0, theme.INK, "right")
    used = canvas.get_bounding_rect()
    assert 390 - width - 1 <= used.x <= 390 - width + 3
    assert 384 <= used.right <= 390
    canvas.fill((0, 0, 0, 0))
    suited.line(canvas, words, (0, 15), text.READING, 1.0, theme.INK, most=60)
    assert canvas.get_bounding_rect().right <= 60


def test_cards_fan_downwards_backs_closer_and_a_squared_pile_not_at_all():
    down = spread(Fan("column.1", "back back 7S 6H"), 100)
    assert [box.y for box in down] == [0, 16, 32, 66]
    assert {box.y for box in spread(Fan("foundation.S", "AS 2S 3S", squared=True), 100)} == {0}
    across = spread(Fan("waste", "5C JD", across=True), 100, (10, 20))
    assert [box.topleft for box in across] == [(10, 20), (40, 20)]


@pytest.mark.parametrize("width", [140, 260, 420, 600])
def test_lines_are_never_too_wide_and_lose_no_word(width):
    words = rules_class("klondike")().chapters[0].text + " Supercalifragilistic ♥K ♥Q ♥J ♥10."
    for setting in (balanced, pretty):
        lines = setting(words, text.READING, width, 1.0)
        assert all(text.width(line, text.READING, 1.0) <= width for line in lines)
        assert "".join(lines).replace(" ", "") == words.replace(" ", "")


def test_a_paragraph_does_not_end_with_one_short_word_on_its_own():
    words = "Build all four suits up from the ace to the King, with cards taken from the carpet."
    full = text.width(words, text.READING, 1.0)
    lines = pretty(words, text.READING, full - 30, 1.0)
    assert len(lines) == 2
    assert text.width(lines[1], text.READING, 1.0) > 0.2 * (full - 30)


def test_the_start_of_the_program_loads_no_rule_book_and_nothing_that_draws_it():
    code = (
        "import sys, patience.gui.app, patience.gui.table, patience.games as games\n"
        "[games.rules_class(name)() for name in games.NAMES]\n"
        "print([name for name in sys.modules if 'diagram' in name or 'rulebook' in name or 'suited' in name])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip().endswith("[]")
