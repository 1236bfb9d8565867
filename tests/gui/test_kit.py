"""The drawing and widget kit: contrast, scale, text, caches, and what controls do with pointer and keys."""

from __future__ import annotations

import os
from itertools import pairwise

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from patience.gui import felt, glyphs, icons, ink, text, theme, tooltip
from patience.gui.cache import Cache
from patience.gui.widgets import (
    Button,
    Checkbox,
    Clipboard,
    PictureChoice,
    ScrollArea,
    Segmented,
    Slider,
    TextField,
    Toggle,
    Widget,
)
from patience.gui.widgetscene import TIP_DELAY, WidgetScene

SIZE = (1280, 800)
LONG = "Build each column downwards in alternating colours: Donaudampfschifffahrtsgesellschaft, ♥ on ♠."


@pytest.fixture(scope="module", autouse=True)
def _window():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    return


class Board(Clipboard):
    """A clipboard in memory."""

    def __init__(self, words: str = "") -> None:
        self.words = words

    def get(self) -> str:
        return self.words

    def put(self, words: str) -> None:
        self.words = words


def scene_of(*widgets: Widget) -> WidgetScene:
    scene = WidgetScene()
    scene.layout(SIZE)
    for number, widget in enumerate(widgets):
        if not widget.rect.w:
            widget.rect = pygame.Rect(100, 100 + 80 * number, 200, 42)
    scene.add(*widgets)
    scene.damage.clear()
    return scene


def move(scene: WidgetScene, pos: tuple[int, int]) -> bool:
    return scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))


def down(scene: WidgetScene, pos: tuple[int, int], button: int = 1) -> bool:
    return scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button))


def up(scene: WidgetScene, pos: tuple[int, int], button: int = 1) -> bool:
    return scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button))


def click(scene: WidgetScene, pos: tuple[int, int]) -> None:
    down(scene, pos)
    up(scene, pos)


def key(scene: WidgetScene, code: int, mod: int = 0, letter: str = "") -> bool:
    return scene.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=letter))


def typed(scene: WidgetScene, words: str) -> None:
    for letter in words:
        scene.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))


class TestTheme:
    @pytest.mark.parametrize(("words", "ground"), theme.PAIRS)
    def test_text_stands_out_from_its_ground(self, words, ground):
        assert theme.contrast(words, ground) >= 4.5

    def test_contrast_is_that_of_the_guidelines(self):
        assert theme.contrast("#000000", "#ffffff") == pytest.approx(21)
        assert theme.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)

    def test_sage_is_too_faint_for_bare_felt_so_the_measure_can_fail(self):
        assert theme.contrast(theme.SAGE, theme.FELTS["Emerald"][0]) < 4.5

    @pytest.mark.parametrize("name", theme.FELTS)
    def test_bars_carry_their_text_on_every_felt(self, name):
        for words in (theme.CREAM, theme.SAGE):
            assert theme.contrast(words, theme.bar_colour(name)) >= 4.5

    @pytest.mark.parametrize(
        ("size", "interface", "mode"),
        [
            ((1280, 800), 1.0, "wide"),
            ((1120, 700), 1.0, "wide"),
            ((1119, 700), 1.0, "medium"),
            ((760, 480), 1.0, "medium"),
            ((759, 480), 1.0, "tiny"),
            ((760, 479), 1.0, "tiny"),
            ((640, 400), 1.0, "tiny"),
            ((1280, 800), 1.25, "medium"),
            ((960, 640), 1.5, "tiny"),
            ((2560, 1440), 1.0, "wide"),
        ],
    )
    def test_the_layout_follows_the_logical_size(self, size, interface, mode):
        assert theme.Scale(size, interface).mode == mode

    def test_a_large_window_is_magnified_and_a_small_one_is_not(self):
        assert theme.Scale((2560, 1440)).u == pytest.approx(1.8)
        assert theme.Scale((640, 400)).u == 1
        assert theme.Scale((640, 400), 0.9).u == pytest.approx(0.9)

    def test_a_tiny_window_has_a_low_bar_and_no_status_line(self):
        assert (theme.Scale((640, 400)).bar, theme.Scale((640, 400)).status) == (40, 0)
        assert (theme.Scale(SIZE).bar, theme.Scale(SIZE).status) == (56, 34)


class TestText:
    @pytest.mark.parametrize("u", [1.0, 1.37, 1.8])
    @pytest.mark.parametrize("room", [40, 90, 333])
    def test_wrapped_lines_never_exceed_the_width(self, room, u):
        lines = text.wrap(LONG, text.READING, room, u)
        assert max(text.width(part, text.READING, u) for part in lines) <= room
        assert "".join(lines).replace(" ", "") == LONG.replace(" ", "")

    def test_line_breaks_of_the_text_are_kept(self):
        assert text.wrap("one\n\ntwo", text.READING, 500, 1) == ["one", "", "two"]

    @pytest.mark.parametrize("style", [text.BAR, text.WORDMARK, text.OVERLINE, text.SPOKEN])
    @pytest.mark.parametrize("words", ["Klondike", "A♠ K♥", "♦", " "])
    def test_the_measured_width_is_that_of_the_picture(self, style, words):
        measured = text.width(words, style, 1.3)
        glyphs.LINES.clear()
        assert abs(text.render(words, style, 1.3, theme.CREAM).get_width() - max(1, measured)) <= 1

    def test_an_ellipsis_comes_only_where_the_room_is_too_small(self):
        assert text.ellipsis("Settings", text.BAR, 500, 1) == "Settings"
        short = text.ellipsis("Settings and more", text.BAR, 70, 1)
        assert short.endswith("…")
        assert text.width(short, text.BAR, 1) <= 70
        assert text.ellipsis("Settings", text.BAR, 1, 1) == ""

    def test_a_squeezed_text_keeps_its_beginning_and_its_end(self):
        told = "Guest could not be read and is now /home/somebody/somewhere/guest.match.damaged-1"
        assert text.squeeze(told, text.BAR, 2000, 1) == told
        short = text.squeeze(told, text.BAR, 300, 1)
        assert text.width(short, text.BAR, 1) <= 300
        assert short.startswith("Guest could")
        assert short.endswith("damaged-1")

    def test_a_text_shrinks_to_fit_but_never_below_the_least_size(self):
        wide = text.width("Help Your Neighbour", text.TILE_NAME, 1)
        fitted = text.fit("Help Your Neighbour", text.TILE_NAME, wide - 8, 1, 13)
        assert 13 <= fitted.size < text.TILE_NAME.size
        assert text.width("Help Your Neighbour", fitted, 1) <= wide - 8
        assert text.fit(LONG, text.TILE_NAME, 30, 1, 13).size == 13

    def test_capitals_stand_with_their_middle_at_the_given_height(self):
        canvas = pygame.Surface((200, 100), pygame.SRCALPHA)
        text.line(canvas, "HHH", (20, 50), text.BAR.at(30), 1, "#ffffff")
        inked = canvas.get_bounding_rect(60)
        assert inked.centery == pytest.approx(50, abs=1)
        assert inked.h == pytest.approx(text.BAR.at(30).cap_height, abs=2)

    @pytest.mark.parametrize(("align", "side"), [("left", "left"), ("centre", "centerx"), ("right", "right")])
    def test_a_line_is_set_where_it_is_aligned(self, align, side):
        placed = text.line(pygame.Surface(SIZE), "Klondike", (600, 50), text.BAR, 1, theme.CREAM, align)
        assert getattr(placed, side) == pytest.approx(600, abs=1)

    def test_red_suits_are_red_on_paper_and_light_red_on_green(self):
        for colour, red in ((theme.INK, theme.TWO_COLOURS["H"]), (theme.CREAM, theme.RED_ON_GREEN)):
            picture = text.render("♥", text.BAR.at(40), 1, colour)
            assert picture.get_at((picture.get_width() // 2, picture.get_height() // 2 - 2))[:3] == theme.rgb(
                red
            )


class TestCaches:
    def test_a_cache_forgets_what_was_not_used_for_longest(self):
        cache = Cache(2)
        first = cache.get("a", lambda: pygame.Surface((1, 1)))
        cache.get("b", lambda: pygame.Surface((1, 1)))
        assert cache.get("a", lambda: pygame.Surface((1, 1))) is first
        cache.get("c", lambda: pygame.Surface((1, 1)))
        assert cache.get("a", lambda: pygame.Surface((1, 1))) is first
        assert len(cache) == 2

    def test_a_cache_is_bounded_in_pixels_too(self):
        cache = Cache(100, pixels=1000)
        for number in range(20):
            cache.get(number, lambda: pygame.Surface((20, 20)))
        assert cache.weight <= 1000
        assert len(cache) == 2

    def test_shapes_and_lines_stay_within_their_bounds(self):
        canvas = pygame.Surface((300, 300))
        for number in range(900):
            ink.rounded(canvas, (0, 0, 20 + number % 200, 10 + number // 3), 4, theme.GREEN)
            text.render(str(number), text.CAPTION, 1, theme.CREAM)
        assert len(ink.SHAPES) <= ink.SHAPES.limit
        assert len(glyphs.LINES) <= glyphs.LINES.limit
        assert ink.SHAPES.weight <= ink.SHAPES.pixels

    def test_the_same_icon_is_drawn_once(self):
        assert icons.icon("hint", 22, theme.CREAM) is icons.icon("hint", 22, theme.CREAM)


class TestInk:
    @pytest.mark.parametrize("name", icons.ICON)
    def test_every_icon_shows_and_keeps_within_its_square(self, name):
        inked = icons.icon(name, 96, theme.CREAM).get_bounding_rect()
        assert inked.w > 30
        assert pygame.Rect(6, 6, 84, 84).contains(inked)

    def test_a_wide_shape_is_the_same_as_one_drawn_whole(self):
        canvas = pygame.Surface((400, 60), pygame.SRCALPHA)
        ink.rounded(canvas, (0, 0, 400, 60), 12, ("#ff0000", "#0000ff"), "#00ff00", 2)
        body = ink._rounded_svg(400, 60, 12, ("#ff0000", "#0000ff"), "#00ff00", 2, 1, 1)
        whole = ink.raster(body, 400, 60, (400, 60))
        for x in range(0, 400, 7):
            for y in range(0, 60, 3):
                assert all(
                    abs(a - b) <= 3 for a, b in zip(canvas.get_at((x, y)), whole.get_at((x, y)), strict=True)
                )

    def test_a_shadow_fades_to_nothing_and_has_no_seams(self):
        canvas = pygame.Surface((500, 400))
        canvas.fill("#ffffff")
        ink.shadow(canvas, (100, 100, 300, 200), 18, 26, 150)
        assert canvas.get_at((5, 200))[0] == 255
        row = [canvas.get_at((x, 200))[0] for x in range(250)]
        assert max(abs(a - b) for a, b in pairwise(row)) <= 8
        assert row == sorted(row, reverse=True)
        assert row[249] == pytest.approx(255 - 150, abs=3)

    def test_a_hollow_shadow_leaves_its_middle_alone(self):
        canvas = pygame.Surface((500, 400))
        canvas.fill("#ffffff")
        ink.shadow(canvas, (50, 50, 400, 300), 10, 8, 150, hollow=True)
        assert canvas.get_at((250, 200))[0] == 255
        assert canvas.get_at((48, 200))[0] < 255

    def test_drawing_keeps_to_the_clip(self):
        canvas = pygame.Surface((200, 200))
        canvas.set_clip((0, 0, 50, 200))
        ink.shadow(canvas, (20, 20, 160, 160), 10, 8, 255, colour="#ffffff")
        ink.rounded(canvas, (20, 20, 160, 160), 10, "#ffffff")
        ink.veil(canvas, (0, 0, 200, 10), "#ffffff", 0.5)
        ink.deco_frame(canvas, (0, 0, 200, 200), 5, 4, "#ffffff", 1)
        canvas.set_clip(None)
        assert canvas.subsurface((50, 0, 150, 200)).copy().get_bounding_rect().size == (150, 200)
        assert pygame.transform.average_color(canvas, (50, 0, 150, 200))[:3] == (0, 0, 0)
        assert canvas.get_at((30, 100))[0] == 255

    def test_a_frame_is_evenly_faint_although_its_lines_meet(self):
        canvas = pygame.Surface((200, 200))
        ink.deco_frame(canvas, (0, 0, 200, 200), 10, 6, "#ffffff", 0.5, 2)
        shades = {canvas.get_at((x, y))[0] for x in range(60) for y in range(60)}
        assert len(shades) == 2

    def test_rounded_corners_are_cut_off_and_the_rest_is_kept(self):
        picture = pygame.Surface((60, 40))
        picture.fill("#336699")
        cut = ink.clip_rounded(picture, 12)
        assert all(cut.get_at(spot)[3] == 0 for spot in ((0, 0), (59, 0), (0, 39), (59, 39)))
        assert all(
            cut.get_at(spot) == (0x33, 0x66, 0x99, 255) for spot in ((30, 0), (0, 20), (30, 20), (59, 20))
        )

    @pytest.mark.parametrize("size", [(1280, 800), (641, 401), (56, 44)])
    def test_the_felt_is_light_above_its_middle_and_dark_at_its_edges(self, size):
        cloth = felt.felt(size)
        w, h = size
        middle = pygame.transform.average_color(cloth, (w * 4 // 10, h * 3 // 10, w // 5, h // 5))
        corner = pygame.transform.average_color(cloth, (0, h * 9 // 10, w // 10, h // 10))
        assert cloth.get_size() == size
        assert middle[1] > corner[1] + 25
        assert middle[:3] == pytest.approx(theme.rgb(theme.FELTS["Emerald"][0]), abs=12)


class TestButton:
    def setup_method(self):
        self.fired = 0
        self.button = Button("Play", self.fire, "brass")
        self.scene = scene_of(self.button)

    def fire(self):
        self.fired += 1

    def test_a_click_fires_once(self):
        click(self.scene, (150, 120))
        assert self.fired == 1

    def test_pressing_alone_does_not_fire(self):
        down(self.scene, (150, 120))
        assert self.fired == 0
        assert self.button.pressed

    def test_a_drag_off_it_cancels_and_a_drag_back_does_not(self):
        down(self.scene, (150, 120))
        move(self.scene, (600, 600))
        assert not self.button.pressed
        up(self.scene, (600, 600))
        assert self.fired == 0
        down(self.scene, (150, 120))
        move(self.scene, (600, 600))
        move(self.scene, (150, 120))
        up(self.scene, (150, 120))
        assert self.fired == 1

    def test_a_release_after_a_press_elsewhere_does_not_fire(self):
        down(self.scene, (600, 600))
        up(self.scene, (150, 120))
        assert self.fired == 0

    def test_a_disabled_one_does_nothing_but_lets_nothing_through(self):
        self.button.enabled = False
        assert down(self.scene, (150, 120))
        assert not self.button.pressed
        assert self.scene.focused is None
        up(self.scene, (150, 120))
        self.scene.focus(self.button)
        key(self.scene, pygame.K_RETURN)
        assert self.fired == 0

    def test_one_disabled_while_held_does_not_fire(self):
        down(self.scene, (150, 120))
        self.button.enabled = False
        up(self.scene, (150, 120))
        assert self.fired == 0

    def test_other_mouse_buttons_do_not_press_it(self):
        down(self.scene, (150, 120), 3)
        up(self.scene, (150, 120), 3)
        assert self.fired == 0

    @pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
    def test_enter_and_space_fire_the_focused_one(self, code):
        assert not key(self.scene, code)
        key(self.scene, pygame.K_TAB)
        assert key(self.scene, code)
        assert self.fired == 1

    def test_alt_enter_belongs_to_the_window(self):
        key(self.scene, pygame.K_TAB)
        assert not key(self.scene, pygame.K_RETURN, pygame.KMOD_LALT)
        assert self.fired == 0

    @pytest.mark.parametrize("kind", [pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST])
    def test_losing_the_pointer_or_the_window_lets_go(self, kind):
        down(self.scene, (150, 120))
        self.scene.handle(pygame.event.Event(kind))
        assert not self.button.pressed
        assert not self.button.hovered
        up(self.scene, (150, 120))
        assert self.fired == 0

    def test_a_new_layout_lets_go(self):
        down(self.scene, (150, 120))
        self.scene.layout((1000, 700))
        up(self.scene, (150, 120))
        assert self.fired == 0

    def test_hovering_is_reported_as_damage_with_room_for_shadow_and_ring(self):
        move(self.scene, (150, 120))
        assert self.button.hovered
        assert any(part.contains(self.button.rect.inflate(8, 8)) for part in self.scene.damage)

    def test_a_small_one_has_a_larger_area_to_hit(self):
        small = Button("x", self.fire, "round", "close")
        small.rect = pygame.Rect(600, 300, 20, 20)
        self.scene.add(small)
        click(self.scene, (592, 310))
        assert self.fired == 1
        click(self.scene, (580, 310))
        assert self.fired == 1

    def test_a_real_hit_comes_before_a_near_one(self):
        hits = []
        left, right = (Button(name, lambda n=name: hits.append(n)) for name in "ab")
        left.rect, right.rect = pygame.Rect(600, 300, 20, 20), pygame.Rect(620, 300, 20, 20)
        self.scene.add(left, right)
        click(self.scene, (615, 310))
        assert hits == ["a"]

    @pytest.mark.parametrize("kind", ["brass", "paper", "quiet", "bar", "row", "round"])
    def test_it_paints_only_within_its_reach(self, kind):
        for u in (1, 1.8):
            button = Button("A rather long label, which must be shortened", self.fire, kind, "hint")
            button.rect = pygame.Rect(100, 100, 120, 42)
            button.focused = button.ringed = button.hovered = True
            canvas = pygame.Surface((400, 300))
            canvas.fill("#808080")
            button.paint(canvas, u)
            canvas.fill("#808080", button.reach(u))
            assert len({canvas.get_at((x, y))[:3] for x in range(400) for y in range(60, 190)}) == 1


class TestFocus:
    def setup_method(self):
        self.buttons = [Button(name, lambda: None) for name in "abc"]
        self.scene = scene_of(*self.buttons)

    def test_tab_goes_round_in_order_and_shift_tab_back(self):
        seen = []
        for _ in range(4):
            assert key(self.scene, pygame.K_TAB)
            seen.append(self.scene.focused.label)
        assert seen == ["a", "b", "c", "a"]
        key(self.scene, pygame.K_TAB, pygame.KMOD_LSHIFT)
        assert self.scene.focused.label == "c"

    def test_shift_tab_starts_at_the_end(self):
        key(self.scene, pygame.K_TAB, pygame.KMOD_LSHIFT)
        assert self.scene.focused.label == "c"

    def test_what_is_disabled_or_hidden_is_passed_over(self):
        self.buttons[0].enabled = False
        self.buttons[1].visible = False
        key(self.scene, pygame.K_TAB)
        assert self.scene.focused.label == "c"

    def test_the_ring_shows_only_after_keyboard_use(self):
        click(self.scene, self.buttons[0].rect.center)
        assert self.buttons[0].focused
        assert not self.buttons[0].ringed
        key(self.scene, pygame.K_TAB)
        assert self.buttons[1].ringed
        click(self.scene, self.buttons[2].rect.center)
        assert not any(button.ringed for button in self.buttons)

    def test_arrows_go_to_the_nearest_in_their_direction(self):
        self.buttons[2].rect = pygame.Rect(400, 100, 200, 42)
        key(self.scene, pygame.K_TAB)
        key(self.scene, pygame.K_RIGHT)
        assert self.scene.focused.label == "c"
        key(self.scene, pygame.K_LEFT)
        key(self.scene, pygame.K_DOWN)
        assert self.scene.focused.label == "b"

    def test_arrows_belong_to_the_table_while_nothing_has_the_focus(self):
        assert not key(self.scene, pygame.K_DOWN)

    def test_a_click_on_the_bar_leaves_the_keyboard_to_the_table(self):
        bar = Button("Undo", lambda: None, "bar", "undo")
        bar.rect = pygame.Rect(600, 100, 80, 42)
        self.scene.add(bar)
        click(self.scene, bar.rect.center)
        assert self.scene.focused is None

    def test_a_dropped_widget_is_let_go(self):
        key(self.scene, pygame.K_TAB)
        self.scene.drop(self.buttons[0])
        assert self.scene.focused is None
        assert not self.buttons[0].focused


class TestTooltip:
    def test_it_comes_after_a_rest_and_goes_when_the_pointer_leaves(self):
        button = Button("Undo", lambda: None, "bar", "undo", tip="Undo", shortcut="Ctrl+Z")
        scene = scene_of(button)
        assert scene.tick(10) is None
        move(scene, button.rect.center)
        assert scene.tick(10) == pytest.approx(TIP_DELAY)
        scene.damage.clear()
        assert scene.tick(10 + TIP_DELAY) is None
        assert any(part.bottom > button.rect.bottom + 20 for part in scene.damage)
        scene.damage.clear()
        move(scene, (900, 700))
        assert any(part.bottom > button.rect.bottom + 20 for part in scene.damage)
        assert scene.tick(11) is None

    def test_it_stays_away_from_a_scene_that_its_own_button_has_covered(self):
        button = Button("Settings", lambda: scene.leave(), "bar", "settings", tip="Settings")  # noqa: PLW0108 -- it is made below
        scene = scene_of(button)
        click(scene, button.rect.center)
        assert scene.tick(10) is None
        assert scene.tick(20) is None

    @pytest.mark.parametrize("u", [1.0, 1.25, 1.9, 2.0, 2.6, 3.0])
    def test_it_paints_only_within_its_reach(self, u):
        button = Button("Undo", lambda: None, "bar", "undo", tip="Undo", shortcut="Ctrl+Z")
        button.rect = pygame.Rect(500, 200, 40, 40)
        canvas = pygame.Surface((1280, 800))
        canvas.fill("white")
        tooltip.paint(canvas, button, canvas.get_rect(), u)
        canvas.fill("white", tooltip.reach(button, canvas.get_rect(), u))
        assert pygame.mask.from_threshold(canvas, "white", (1, 1, 1, 255)).count() == 1280 * 800


class TestControls:
    def test_a_toggle_turns_over_by_click_and_key(self):
        heard = []
        toggle = Toggle("Sound", False, heard.append)
        scene = scene_of(toggle)
        click(scene, toggle.rect.center)
        key(scene, pygame.K_SPACE)
        assert heard == [True, False]

    def test_a_checkbox_turns_over(self):
        heard = []
        box = Checkbox("Cards", True, heard.append)
        click(scene_of(box), box.rect.center)
        assert heard == [False]

    def test_a_segment_is_chosen_by_click_and_arrows_and_told_once(self):
        heard = []
        segments = Segmented("Motion", ["Off", "Brisk", "Normal", "Calm"], 2, heard.append)
        scene = scene_of(segments)
        click(scene, segments.part(0).center)
        click(scene, segments.part(0).center)
        key(scene, pygame.K_RIGHT)
        key(scene, pygame.K_END)
        key(scene, pygame.K_RIGHT)
        assert heard == [0, 1, 3]

    def test_a_slider_follows_the_pointer_and_stays_in_bounds(self):
        heard = []
        slider = Slider("Volume", 0.5, heard.append)
        scene = scene_of(slider)
        down(scene, slider.rect.center)
        move(scene, (slider.rect.right + 500, 0))
        assert slider.value == 1
        move(scene, (0, 0))
        up(scene, (0, 0))
        assert slider.value == 0
        move(scene, slider.rect.center)
        assert slider.value == 0
        assert heard[-1] == 0

    def test_a_stepped_slider_rests_only_on_steps(self):
        slider = Slider("Size", 0.43, lambda _: None, 5)
        assert (slider.value, slider.step) == (0.5, 2)
        scene = scene_of(slider)
        scene.focus(slider)
        key(scene, pygame.K_RIGHT)
        assert slider.step == 3
        key(scene, pygame.K_END)
        key(scene, pygame.K_RIGHT)
        assert slider.step == 4

    def test_a_picture_is_chosen_by_click_and_arrows(self):
        heard = []
        choice = PictureChoice(
            "Felt", list("abcdef"), 0, heard.append, lambda _, size: pygame.Surface(size), (50, 40)
        )
        choice.rect = pygame.Rect(100, 100, 230, 200)
        scene = scene_of(choice)
        assert choice.columns(230, 1) == 3
        click(scene, choice.picture(4, 1).center)
        key(scene, pygame.K_UP)
        key(scene, pygame.K_LEFT)
        assert heard == [4, 1, 0]
        assert choice.natural_height(230, 1) <= 200

    @pytest.mark.parametrize("u", [1, 1.8])
    def test_every_control_paints_in_every_state(self, u):
        def felt_of(_: int, size: tuple[int, int]) -> pygame.Surface:
            return felt.felt(size)

        controls = (
            Toggle("Sound", True, lambda _: None, row=True, note="On or off"),
            Checkbox("Cards", True, lambda _: None),
            Segmented("Motion", ["Off", "On"], 0, lambda _: None),
            Slider("Volume", 0.3, lambda _: None, 4),
            PictureChoice("Felt", ["a", "b"], 0, lambda _: None, felt_of, (50, 40)),
            TextField("Name", "Anna"),
        )
        for control in controls:
            control.rect = pygame.Rect(40, 40, round(240 * u), round(44 * u))
            looks = set()
            for state in ("", "ringed", "pressed", "disabled"):
                canvas = pygame.Surface((600, 200))
                canvas.fill(theme.PAPER_TOP)
                control.focused = control.ringed = state == "ringed"
                control.pressed = control.hovered = state == "pressed"
                control.enabled = state != "disabled"
                control.paint(canvas, u)
                looks.add(pygame.image.tobytes(canvas, "RGB"))
                canvas.fill(theme.PAPER_TOP, control.reach(u).union(control.rect.move(0, round(40 * u))))
                assert len(set(pygame.image.tobytes(canvas, "RGB"))) == 3
            assert len(looks) >= 2


class TestField:
    def setup_method(self):
        self.entered = []
        self.changes = []
        self.board = Board("48 213")
        self.field = TextField(
            "Deal", "", self.entered.append, on_change=self.changes.append, clipboard=self.board
        )
        self.scene = scene_of(self.field)
        click(self.scene, self.field.rect.center)

    def teardown_method(self):
        self.scene.leave()

    def test_typing_moving_and_erasing(self):
        typed(self.scene, "Anna")
        key(self.scene, pygame.K_LEFT)
        typed(self.scene, "x")
        key(self.scene, pygame.K_BACKSPACE)
        key(self.scene, pygame.K_HOME)
        key(self.scene, pygame.K_DELETE)
        assert self.field.value == "nna"
        assert self.changes[-1] == "nna"

    def test_a_selection_is_replaced_by_what_is_typed(self):
        typed(self.scene, "Hello")
        key(self.scene, pygame.K_LEFT, pygame.KMOD_LSHIFT)
        key(self.scene, pygame.K_LEFT, pygame.KMOD_LSHIFT)
        typed(self.scene, "p")
        assert self.field.value == "Help"
        key(self.scene, pygame.K_HOME, pygame.KMOD_LSHIFT)
        key(self.scene, pygame.K_BACKSPACE)
        assert self.field.value == ""

    def test_copy_cut_and_paste(self):
        typed(self.scene, "Anna")
        key(self.scene, pygame.K_a, pygame.KMOD_LCTRL)
        key(self.scene, pygame.K_c, pygame.KMOD_LCTRL)
        assert self.board.words == "Anna"
        key(self.scene, pygame.K_END)
        key(self.scene, pygame.K_v, pygame.KMOD_LCTRL)
        assert self.field.value == "AnnaAnna"
        key(self.scene, pygame.K_LEFT, pygame.KMOD_LSHIFT)
        key(self.scene, pygame.K_x, pygame.KMOD_LCTRL)
        assert (self.field.value, self.board.words) == ("AnnaAnn", "a")

    def test_copying_nothing_keeps_the_clipboard(self):
        key(self.scene, pygame.K_c, pygame.KMOD_LCTRL)
        assert self.board.words == "48 213"

    def test_only_allowed_letters_come_in_and_no_line_breaks(self):
        self.field.edit.allowed = str.isdigit
        self.board.words = "Deal 48 213\n7"
        key(self.scene, pygame.K_v, pygame.KMOD_LCTRL)
        assert self.field.value == "482137"
        typed(self.scene, "x")
        assert self.field.value == "482137"

    def test_no_more_than_the_most_comes_in(self):
        self.field.edit.most = 5
        self.board.words = "far too long"
        key(self.scene, pygame.K_v, pygame.KMOD_LCTRL)
        assert self.field.value == "far t"

    def test_enter_tells_the_text_and_control_left_goes_by_words(self):
        typed(self.scene, "two words")
        key(self.scene, pygame.K_LEFT, pygame.KMOD_LCTRL)
        typed(self.scene, "x")
        key(self.scene, pygame.K_RETURN)
        assert self.entered == ["two xwords"]

    def test_letters_do_not_reach_the_shortcuts_of_the_scene(self):
        assert key(self.scene, pygame.K_h, 0, "h")
        assert key(self.scene, pygame.K_SPACE, 0, " ")
        assert not key(self.scene, pygame.K_ESCAPE, 0, "\x1b")
        assert not key(self.scene, pygame.K_F11)

    def test_a_click_puts_the_caret_between_the_nearest_letters(self):
        self.field.value = "Patience"
        style = self.field.style
        x = self.field.rect.x + 14 + text.width("Pat", style, 1)
        click(self.scene, (x, self.field.rect.centery))
        assert self.field.edit.caret == 3

    def test_keys_repeat_only_while_it_has_the_keyboard(self):
        assert pygame.key.get_repeat()[0] > 0
        self.scene.focus(None)
        assert pygame.key.get_repeat()[0] == 0

    def test_the_caret_stays_in_view(self):
        self.field.value = "far too long a text for such a little field, and then some"
        for code in (pygame.K_END, pygame.K_HOME):
            key(self.scene, code)
            canvas = pygame.Surface(SIZE)
            self.field.paint(canvas, 1)
            caret = (
                text.width(self.field.value[: self.field.edit.caret], self.field.style, 1) - self.field._shift
            )
            assert 0 <= caret <= self.field._room(1).w - 1


class TestScroll:
    def setup_method(self):
        self.area = ScrollArea()
        self.area.place(pygame.Rect(100, 100, 300, 200), 1000)
        self.buttons = [Button(str(number), lambda: None) for number in range(10)]
        for number, button in enumerate(self.buttons):
            self.area.put(button, pygame.Rect(10, 100 * number + 10, 200, 40))
        self.scene = scene_of(self.area, *self.buttons)

    def wheel(self, steps):
        return self.scene.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=steps, x=0))

    def test_the_wheel_moves_the_content_and_its_widgets_within_bounds(self):
        move(self.scene, (150, 150))
        assert self.wheel(-1)
        assert self.area.offset == 60
        assert self.buttons[0].rect.y == 100 + 10 - 60
        self.wheel(-100)
        assert self.area.offset == 800
        self.wheel(100)
        assert self.area.offset == 0

    def test_the_wheel_elsewhere_does_nothing(self):
        move(self.scene, (900, 700))
        assert not self.wheel(-1)
        assert self.area.offset == 0

    def test_what_is_scrolled_out_of_view_cannot_be_hit(self):
        assert self.buttons[5].rect.y > self.area.rect.bottom
        assert self.scene.at(self.buttons[5].rect.center) is None

    def test_tab_brings_a_widget_into_view(self):
        for _ in range(6):
            key(self.scene, pygame.K_TAB)
        assert self.scene.focused is self.buttons[5]
        assert self.area.rect.contains(self.buttons[5].rect)

    def test_the_thumb_can_be_dragged_to_the_end(self):
        thumb = self.area.thumb(1)
        down(self.scene, thumb.center)
        move(self.scene, (thumb.centerx, 2000))
        assert self.area.offset == self.area.most
        up(self.scene, (thumb.centerx, 2000))
        assert self.area.thumb(1).bottom == self.area.rect.bottom

    def test_keys_scroll_when_nothing_else_wants_them(self):
        assert key(self.scene, pygame.K_PAGEDOWN)
        assert self.area.offset == 180
        assert key(self.scene, pygame.K_END)
        assert self.area.offset == 800
        assert not key(self.scene, pygame.K_PAGEDOWN)

    def test_there_is_no_thumb_where_all_content_shows(self):
        self.area.place(pygame.Rect(100, 100, 300, 200), 150)
        assert self.area.thumb(1).h == 0
        assert not key(self.scene, pygame.K_PAGEDOWN)

    def test_nothing_is_painted_outside_the_window(self):
        self.area.scroll_to(30)
        canvas = pygame.Surface(SIZE)
        self.scene.paint_widgets(canvas, canvas.get_rect())
        assert pygame.transform.average_color(canvas, (100, 0, 300, 100))[:3] == (0, 0, 0)
        assert pygame.transform.average_color(canvas, (100, 300, 300, 200))[:3] == (0, 0, 0)
