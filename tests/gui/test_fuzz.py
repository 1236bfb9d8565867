"""Events without sense, many of them, from fixed seeds; with `--long` three hundred thousand."""

import pygame
import pytest
from harness import SIZES, chance, legal

from patience.games import NAMES
from patience.gui import library
from patience.gui.table import TableScene
from patience.shelf.settings import BACKS, FELTS, MOTIONS, VOLUMES
from patience.shelf.settings import SIZES as INTERFACES

SEEDS, EVENTS, FEW = 60, 5000, 500

KEYS = sorted({value for name, value in vars(pygame).items() if name.startswith("K_")})
USED = [
    *map(ord, "urnhdmsfzyqxcvtl5/?abegijkopw"), pygame.K_F1, pygame.K_F10, pygame.K_F11, pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_TAB, pygame.K_RETURN,
    pygame.K_BACKSPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END,
    pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_DELETE,
]  # fmt: skip
MODS = [0, 0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT, pygame.KMOD_META]
BUTTONS = [1, 1, 1, 1, 1, 2, 3, 3, 6, 7, 8]
# A new width of the cards costs 52 drawings, so most windows are of a few sizes; some are odd in every sense.
WINDOWS = [(640, 400), (800, 600), (1280, 800), (720, 1280), (641, 933), (999, 401), (1367, 767)]
SETTINGS = {
    "motion": ["off", *MOTIONS], "one_click": [False, False, True], "auto_finish": [True, True, False],
    "large_index": [False, True], "four_colours": [False, True], "size": [90, 100, 100, 150, *INTERFACES],
    "felt": FELTS, "back": BACKS, "sound": [False, True], "volume": VOLUMES, "show_time": [False, True],
    "speech": [False, False, True],
}  # fmt: skip


class Absent:
    """Nobody thinks for the other seats of a round game that was opened by chance."""

    def ask(self, *_question):
        pass

    def forget(self):
        pass

    def answer(self):
        return None

    def close(self):
        pass


class Monkey:
    """Somebody who hits everything within reach, often a card, now and then with purpose."""

    def __init__(self, hands, seed):
        self.hands, self.random = hands, chance("fuzz", seed)
        self.pressed = set()
        self.deeds = {
            self.stray: 32, self.press: 20, self.release: 20, self.type: 9, self.turn_wheel: 3, self.pass_time: 4,
            self.click_quickly: 3, self.type_while_held: 2, self.move_a_card: 3, self.leave_or_come: 1.5,
            self.resize: 0.5, self.set: 0.5, self.dismiss: 0.3, self.change_the_game: 0.3, self.let_the_bar_act: 1,
        }  # fmt: skip

    @property
    def at_the_table(self):
        app = self.hands.app
        return isinstance(app.table, TableScene) and app.scene is app.table and app.panel is None

    def spot(self):
        """A point on a card, if there are cards; sometimes anywhere, even beside the window."""
        random = self.random
        width, height = self.hands.app.window.size
        if self.at_the_table and random.random() < 0.8:
            lay = self.hands.scene.lay
            name = random.choice(list(lay.spots))
            rect = random.choice(lay.cards[name] or [lay.slot(name)])
            return rect.x + random.randrange(rect.w), rect.y + random.randrange(rect.h)
        if random.random() < 0.1:
            return random.choice([0, width - 1]), random.choice([0, height - 1])
        return random.randrange(-3, width + 3), random.randrange(-3, height + 3)

    def stray(self):
        self.hands.move(self.spot(), tuple(int(button in self.pressed) for button in (1, 2, 3)))

    def press(self, pos=None):
        button = self.random.choice(BUTTONS)
        self.pressed.add(button)
        self.hands.down(pos or self.spot(), button)

    def release(self):
        button = self.random.choice(sorted(self.pressed) or [1, 3])
        self.pressed.discard(button)
        self.hands.up(self.spot(), button)

    def type(self):
        random = self.random
        key, mod = random.choice(USED if random.random() < 0.9 else KEYS), random.choice(MODS)
        text = chr(key) if 32 <= key < 127 and not mod & ~pygame.KMOD_SHIFT else ""
        self.hands.key(key, mod, text)
        if text:
            self.hands.send(pygame.TEXTINPUT, text=text)

    def turn_wheel(self):
        steps = self.random.choice([-3, -1, 1, 2])
        self.hands.send(pygame.MOUSEWHEEL, x=0, y=steps, precise_x=0.0, precise_y=float(steps), flipped=False)

    def click_quickly(self):
        """Two, three or five clicks within a quarter of a second, at about the same point."""
        random, (x, y) = self.random, self.spot()
        button, times = random.choice([1, 1, 1, 2, 3]), random.choice([2, 2, 3, 5])
        for _click in range(times):
            at = x + random.randint(-2, 2), y + random.randint(-2, 2)
            self.hands.down(at, button)
            self.hands.clock.now += 0.02
            self.hands.up(at, button)
            self.hands.clock.now += 0.02
            self.hands.check()
        self.pressed.discard(button)

    def type_while_held(self):
        """A card is pulled away, a key is hit or another button pressed, and then it is let go somewhere."""
        at = self.spot()
        self.hands.down(at)
        self.hands.pull((at[0] + 9, at[1] - 7))
        self.random.choice([self.type, self.press, self.turn_wheel, self.leave_or_come])()
        self.hands.check()
        self.hands.pull(self.spot())
        self.hands.up(self.spot())
        self.pressed.discard(1)

    def move_a_card(self):
        """A legal move by a drag, so that games get somewhere."""
        if self.at_the_table and (moves := legal(self.hands.rules, self.hands.model)):
            source, size, target = self.random.choice(list(moves))
            at = len(self.hands.model.piles[source].cards) - size
            if self.hands.point(source, at):
                self.hands.bring(source, at, target)
                self.pressed.clear()

    def let_the_bar_act(self):
        """Press a control, if one is in sight."""
        scene = self.hands.app.panel or self.hands.app.scene
        if shown := [widget for widget in scene.widgets if widget.visible and widget.usable]:
            self.hands.click(self.random.choice(shown).rect.center)
            self.pressed.discard(1)

    def leave_or_come(self):
        kinds = ["FOCUSLOST", "FOCUSGAINED", "LEAVE", "ENTER", "EXPOSED", "MINIMIZED", "RESTORED", "HIDDEN", "SHOWN"]  # fmt: skip
        self.hands.send(getattr(pygame, "WINDOW" + self.random.choice(kinds)))
        self.pressed.clear()

    def resize(self):
        if not self.hands.app.window.full_screen:
            odd = self.random.randint(640, 1600), self.random.randint(400, 1000)
            self.hands.resize(self.random.choice([*WINDOWS, *WINDOWS, self.random.choice(SIZES), odd]))

    def set(self):
        names = self.random.sample(list(SETTINGS), self.random.randint(1, 4))
        self.hands.app.change(**{name: self.random.choice(SETTINGS[name]) for name in names})

    def dismiss(self):
        if self.hands.app.panel:
            self.hands.app.dismiss()

    def change_the_game(self):
        deal = self.random.choice([None, None, self.random.randint(1, 999_999_999)])
        self.hands.app.play(self.random.choice(NAMES), deal)

    def pass_time(self):
        self.hands.clock.now += self.random.choice([0.005, 0.02, 0.1, 0.6])
        self.hands.frame()

    def run(self, events):
        hands, random = self.hands, self.random
        deeds, weights = list(self.deeds), list(self.deeds.values())
        for number in range(events):
            random.choices(deeds, weights)[0]()
            hands.app.running = True
            hands.check()
            if number % 5 == 0:
                hands.frame()
            if number % 100 == 99:
                hands.same_as_fresh(f"after event {number}")
                if hands.app.scene is not hands.app.table or (hands.app.panel and random.random() < 0.7):
                    hands.app.dismiss()
                    hands.app.play(random.choice(NAMES))


@pytest.mark.parametrize("seed", range(SEEDS))
def test_senseless_events_lose_no_card_and_leave_nothing_wrongly_painted(
    hands, quick_cards, seed, long, monkeypatch
):
    monkeypatch.setattr(hands.app, "copy", lambda _text: None)
    monkeypatch.setattr(hands.app, "paste", lambda: "4821")
    monkeypatch.setattr(hands.app, "speak", lambda *_words: None)
    monkeypatch.setattr(hands.app, "thinker", Absent())
    deals = chance("deals", seed)
    monkeypatch.setattr(library, "SystemRandom", lambda: deals)
    hands.app.play(NAMES[seed % len(NAMES)], 1 + seed)
    Monkey(hands, seed).run(EVENTS if long else FEW)
