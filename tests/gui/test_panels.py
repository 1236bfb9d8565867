import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from patience import speech
from patience.engine.rules import Chapter, Option, switch
from patience.gui.cardart import CardArt
from patience.gui.panels.deal import DealPanel
from patience.gui.panels.keys import KeysPanel
from patience.gui.panels.numbers import grouped, trouble
from patience.gui.panels.options import OptionsPanel
from patience.gui.panels.outcome import WinPanel
from patience.gui.panels.rules import RulesPanel
from patience.gui.panels.settings import SettingsPanel
from patience.gui.scroll import ScrollArea
from patience.shelf.settings import BACKS, FELTS, Settings

SIZES = [(640, 400), (800, 600), (1024, 768), (1280, 800), (2560, 1440), (720, 1280)]
TEXT = "Build down in alternating colours: the ♥6 goes on the ♠7.\n\n" * 4
CHAPTERS = [
    Chapter(title, (TEXT,)) for title in ("The aim", "The layout", "Moving cards", "The stock", "The source")
]
OPTIONS = (
    Option("draw", "cards turned at once", ((1, "one"), (3, "three")), 3, "how many go to the waste"),
    Option("runs", "runs through the stock", ((1, "one"), (3, "three"), (0, "no limit")), 0),
    switch("split_runs", "split runs", help="a part of a run may move, which makes many more deals winnable"),
)
PRESETS = {"foster": {}, "easy": {"draw": 1, "split_runs": True}}


class Desk:
    pace = 0.0

    def __init__(self):
        self.settings = Settings()
        self.art = CardArt()
        self.calls = []
        self.clipboard = ""
        self.panel = None
        self.pace = 1.0
        self.heard = []

    def sound(self, name):
        self.heard.append((name, self.settings.volume) if self.settings.sound else None)

    def speak(self, text):
        self.heard.append(text)

    def change(self, **fields):
        self.calls.append(fields)
        self.settings = self.settings._replace(**fields)
        self.panel.layout(self.panel.size)  # as the program does

    def dismiss(self):
        self.calls.append("dismiss")

    def copy(self, text):
        self.clipboard = text

    def paste(self):
        return self.clipboard


@pytest.fixture(autouse=True)
def screen():
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((1280, 800))
    pygame.display.quit()


@pytest.fixture
def desk():
    return Desk()


def call(desk, name):
    return lambda *args: desk.calls.append((name, *args))


def rules(desk):
    return RulesPanel(desk, "Klondike", "The classic", CHAPTERS, "After Foster", call(desk, "options"))


def options(desk):
    return OptionsPanel(desk, "Klondike", OPTIONS, {"runs": 3}, PRESETS, call(desk, "deal"))


def deal(desk):
    return DealPanel(desk, "Klondike", 48213, call(desk, "play"), call(desk, "new"))


def win(desk):
    facts = [("6:24", "your time"), ("118", "moves"), ("3", "wins in a row"), ("34 %", "won so far")]
    callbacks = [call(desk, name) for name in ("new", "again", "games", "rules")]
    return WinPanel(desk, "Won, all fifty-two home", facts, "Your fastest yet", *callbacks)


def keys(desk):
    return KeysPanel(
        desk, [(f"Ctrl+{letter} / {letter}", f"What {letter} does") for letter in "ABCDEFGHIJKL"]
    )


PANELS = [rules, options, deal, SettingsPanel, win, keys]


def opened(desk, make, size=(1280, 800)):
    panel = make(desk)
    desk.panel = panel
    panel.layout(size)
    return panel


def click(panel, pos):
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        panel.handle(pygame.event.Event(kind, pos=pos, button=1))


def press(panel, number, letter="", mod=0):
    return panel.handle(pygame.event.Event(pygame.KEYDOWN, key=number, mod=mod, unicode=letter))


def write(panel, words):
    for letter in words:
        panel.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))


def button(panel, label):
    return next(widget for widget in panel.widgets if widget.label == label and widget.visible)


@pytest.mark.parametrize("make", PANELS)
@pytest.mark.parametrize("size", [(640, 400), (1280, 800)])
def test_escape_and_the_close_button_close_once(desk, make, size):
    panel = opened(desk, make, size)
    press(panel, pygame.K_ESCAPE, "\x1b")
    assert desk.calls == ["dismiss"]
    click(panel, panel.closer.rect.center)
    assert desk.calls == ["dismiss", "dismiss"]


@pytest.mark.parametrize("make", PANELS)
def test_a_click_beside_the_paper_closes_and_one_on_it_does_not(desk, make):
    panel = opened(desk, make)
    click(panel, (panel.box.centerx, panel.box.y + 14))
    assert desk.calls == []
    click(panel, (4, 400))
    assert desk.calls == ["dismiss"]


@pytest.mark.parametrize("make", PANELS)
def test_a_drag_from_the_paper_to_the_scrim_does_not_close(desk, make):
    panel = opened(desk, make)
    inside = panel.box.centerx, panel.box.y + 14
    panel.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=inside, button=1))
    panel.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(4, 400), button=1))
    assert desk.calls == []


@pytest.mark.parametrize("make", PANELS)
def test_plain_keys_do_not_reach_what_lies_below(desk, make):
    panel = opened(desk, make)
    assert press(panel, pygame.K_u, "u")
    assert not press(panel, pygame.K_F11)
    assert desk.calls == []


@pytest.mark.parametrize("make", PANELS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("interface", [100, 150])
def test_nothing_overlaps_or_leaves_the_window(desk, make, size, interface):
    desk.settings = desk.settings._replace(size=interface)
    panel = opened(desk, make, size)
    panel.paint(pygame.Surface(size), panel.bounds)
    boxes = []
    for widget in panel.widgets:
        if not widget.visible or isinstance(widget, ScrollArea):
            continue
        if widget.area:
            assert widget.area.rect.left <= widget.rect.left
            assert widget.rect.right <= widget.area.rect.right
        boxes.append(widget.rect.clip(widget.area.rect) if widget.area else widget.rect)
    boxes = [box for box in boxes if box.w and box.h]
    for number, box in enumerate(boxes):
        assert panel.bounds.contains(box)
        assert not any(box.colliderect(other) for other in boxes[number + 1 :])


@pytest.mark.parametrize("make", PANELS)
@pytest.mark.parametrize("size", SIZES)
def test_every_control_comes_into_sight_by_keyboard(desk, make, size):
    panel = opened(desk, make, size)
    wanted = {widget for widget in panel.widgets if widget.focusable and widget.usable}
    seen = set()
    for _step in range(len(wanted)):
        press(panel, pygame.K_TAB, "\t")
        seen.add(panel.focused)
        here = panel.focused.area.rect if panel.focused.area else panel.bounds
        assert here.contains(panel.focused.rect)
    assert seen == wanted


@pytest.mark.parametrize("size", [(640, 400), (1280, 800)])
@pytest.mark.parametrize(
    ("make", "label", "said"),
    [
        (rules, "Done", "dismiss"),
        (rules, "Game options", ("options",)),
        (deal, "Play this deal", ("play", 48213)),
        (deal, "A new deal", ("new",)),
        (SettingsPanel, "Done", "dismiss"),
        (win, "New deal", ("new",)),
        (win, "This deal again", ("again",)),
        (win, "All games", ("games",)),
        (win, "Rules", ("rules",)),
        (keys, "Done", "dismiss"),
    ],
)
def test_each_button_says_its_word_once(desk, make, label, said, size):
    panel = opened(desk, make, size)
    click(panel, button(panel, label).rect.center)
    assert desk.calls == [said]


def test_enter_presses_the_brass_button(desk):
    press(opened(desk, win), pygame.K_RETURN, "\r")
    assert desk.calls == [("new",)]


def test_a_chapter_is_scrolled_to_and_the_list_follows(desk):
    panel = opened(desk, rules, (800, 600))
    click(panel, panel.rows[2].rect.center)
    assert panel.area.offset == panel.prose.starts[2]
    assert [row.selected for row in panel.rows] == [False, False, True, False, False]
    panel.area.scroll_to(0)
    assert panel.rows[0].selected
    panel.area.scroll_to(panel.area.most)
    assert panel.rows[-1].selected


def test_rules_scroll_by_keys(desk):
    panel = opened(desk, rules, (640, 400))
    press(panel, pygame.K_PAGEDOWN)
    assert panel.area.offset > 0


def test_options_are_dealt_only_when_changed(desk):
    panel = opened(desk, options)
    assert not panel.deal_button.enabled
    panel.choices["draw"].choose(0)
    click(panel, panel.choices["split_runs"].rect.center)
    click(panel, panel.deal_button.rect.center)
    assert desk.calls == [("deal", {"draw": 1, "runs": 3, "split_runs": True})]


def test_a_set_changes_every_option_and_shows_which_one_is_met(desk):
    panel = opened(desk, options)
    assert panel.preset.value == -1
    panel.preset.choose(1)
    assert panel.chosen == {"draw": 1, "runs": 0, "split_runs": True}
    assert panel.choices["split_runs"].value is True
    panel.choices["draw"].choose(1)
    assert panel.preset.value == -1
    click(panel, panel.choices["split_runs"].rect.center)
    assert panel.preset.value == 0


def test_cancel_deals_nothing(desk):
    panel = opened(desk, options)
    click(panel, button(panel, "Cancel").rect.center)
    assert desk.calls == ["dismiss"]


def test_a_typed_number_is_set_in_threes_and_played_by_enter(desk):
    panel = opened(desk, deal)
    panel.focus(panel.field, ring=True)
    write(panel, "12a34567")
    assert panel.field.value == grouped(1_234_567)
    press(panel, pygame.K_RETURN, "\r")
    assert desk.calls == [("play", 1_234_567)]


def test_the_caret_stays_at_its_digit(desk):
    panel = opened(desk, deal)
    panel.focus(panel.field, ring=True)
    panel.field.edit.go(1)
    write(panel, "9")
    assert panel.field.value == grouped(498_213)
    assert panel.field.edit.caret == 2
    write(panel, "77")
    assert panel.field.value == grouped(49_778_213)


@pytest.mark.parametrize(
    ("words", "near"),
    [("", "1"), ("0", "1"), ("-4", "1"), ("abc", "1"), ("1000000000", grouped(999_999_999)), ("?!", "1")],
)
def test_what_is_no_deal_number_names_the_nearest(words, near):
    assert near in trouble(words)
    assert "\n" not in trouble(words)


@pytest.mark.parametrize("words", ["1", "999 999 999", "48,213", "48\u00a0213", " 7 "])
def test_a_deal_number_may_be_grouped(words):
    assert trouble(words) == ""


def test_a_wrong_number_cannot_be_played(desk):
    panel = opened(desk, deal)
    panel.focus(panel.field, ring=True)
    write(panel, "1000000000")
    assert not panel.play_button.enabled
    assert grouped(999_999_999) in panel.message
    press(panel, pygame.K_RETURN, "\r")
    assert desk.calls == []


def test_copy_and_paste_use_the_clipboard(desk):
    panel = opened(desk, deal)
    click(panel, panel.copy_button.rect.center)
    assert desk.clipboard == "48213"
    desk.clipboard = " 7 007\n"
    click(panel, panel.paste_button.rect.center)
    assert panel.field.value == grouped(7007)
    desk.clipboard = "seven"
    click(panel, panel.paste_button.rect.center)
    assert panel.field.value == grouped(7007)
    assert "seven" in panel.message
    assert panel.play_button.enabled


@pytest.mark.parametrize("size", [(640, 400), (800, 600), (1280, 800)])
def test_every_setting_is_applied_at_once(desk, size, monkeypatch):
    monkeypatch.setattr(speech, "found", lambda: [speech.Program("espeak-ng", "eSpeak NG")])
    panel = opened(desk, SettingsPanel, size)
    c = panel.controls
    c.back.choose(2)
    c.felt.choose(3)
    for toggle in (c.four, c.large, c.click, c.finish, c.full, c.time, c.sound, c.speech):
        toggle.activate()
    c.motion.choose(0)
    panel.focus(c.size, ring=True)
    press(panel, pygame.K_RIGHT)
    wanted = [
        {"back": BACKS[2]}, {"felt": FELTS[3]}, {"four_colours": True}, {"large_index": True},
        {"one_click": True}, {"auto_finish": False}, {"full_screen": True}, {"show_time": True}, {"sound": False}, {"speech": True}, {"motion": "off"}, {"size": 110},
    ]  # fmt: skip
    assert desk.calls == wanted
    assert panel.interface == 1.1


@pytest.mark.parametrize("size", [(640, 400), (1280, 800)])
def test_the_volume_is_heard_when_it_is_changed_and_grey_without_sound(desk, size):
    panel = opened(desk, SettingsPanel, size)
    panel.focus(panel.controls.volume, ring=True)
    press(panel, pygame.K_RIGHT)
    press(panel, pygame.K_HOME)
    assert desk.calls == [{"volume": 70}, {"volume": 10}]
    assert desk.heard == [("lay", 70), ("lay", 10)]
    panel.controls.sound.activate()
    assert not panel.controls.volume.enabled
    panel.controls.sound.activate()
    assert panel.controls.volume.enabled
    assert desk.heard[2:] == [None, ("lay", 10)]


def test_the_volume_is_applied_when_the_knob_is_let_go(desk):
    panel = opened(desk, SettingsPanel)
    slider = panel.controls.volume.rect
    panel.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(slider.x + 20, slider.centery), button=1))
    for x in range(slider.x + 20, slider.right, 10):
        at = x, slider.centery
        panel.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(10, 0), buttons=(1, 0, 0)))
    assert desk.calls == []
    panel.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(slider.right, slider.centery), button=1))
    assert desk.calls == [{"volume": 100}]


def test_without_a_speech_program_the_spoken_table_cannot_be_had_and_says_what_is_missing(desk, monkeypatch):
    desk.settings = Settings(speech=True)
    monkeypatch.setattr(speech, "found", list)
    toggle = opened(desk, SettingsPanel).controls.speech
    assert not toggle.enabled
    assert not toggle.value
    assert "No speech program was found on this computer" in toggle.note
    assert "espeak-ng" in toggle.note
    monkeypatch.setattr(speech, "found", lambda: [speech.Program("espeak-ng", "eSpeak NG")])
    toggle = opened(desk, SettingsPanel).controls.speech
    assert toggle.enabled
    assert toggle.value
    assert "eSpeak NG" in toggle.note


@pytest.mark.parametrize(("pace", "segment"), [(0.0, "Off"), (1.0, "Normal")])
def test_motion_as_the_system_wishes_shows_what_is_in_force(desk, pace, segment):
    desk.pace = pace
    panel = opened(desk, SettingsPanel)
    motion = panel.controls.motion
    assert motion.options[motion.value] == segment
    motion.choose(3)
    assert desk.calls == [{"motion": "calm"}]
    assert motion.options[motion.value] == "Calm"


def test_defaults_come_back(desk):
    desk.settings = Settings(
        back="fans", large_index=True, size=125, window=(900, 700), sound=False, volume=100, speech=True,
        show_time=True, motion="calm",
    )  # fmt: skip
    panel = opened(desk, SettingsPanel)
    click(panel, button(panel, "Restore defaults").rect.center)
    assert desk.settings == Settings(window=(900, 700))
    assert panel.controls.back.value == 0


def test_the_size_is_applied_when_the_knob_is_let_go(desk):
    panel = opened(desk, SettingsPanel)
    slider = panel.controls.size.rect
    panel.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(slider.x + 90, slider.centery), button=1))
    panel.handle(
        pygame.event.Event(
            pygame.MOUSEMOTION, pos=(slider.right, slider.centery), rel=(1, 0), buttons=(1, 0, 0)
        )
    )
    assert desk.calls == []
    panel.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(slider.right, slider.centery), button=1))
    assert desk.calls == [{"size": 150}]


def test_the_paper_is_no_taller_than_its_content(desk):
    def one(desk):
        return OptionsPanel(desk, "The Carpet", OPTIONS[2:], {}, {}, call(desk, "deal"))

    short, tall = opened(desk, one), opened(desk, options)
    assert short.box.h < tall.box.h
    assert short.area.most == tall.area.most == 0


def test_a_game_by_the_book_is_a_set_of_its_own(desk):
    sets = {"easy": PRESETS["easy"]}
    panel = opened(desk, lambda d: OptionsPanel(d, "Klondike", OPTIONS, {}, sets, call(d, "deal")))
    assert panel.preset.options == ["By the book", "Easy"]
    assert panel.preset.value == 0
