"""Events without sense, many of them, from fixed seeds."""

import time

import pygame
import pytest
from harness import SIZES, chance

from patience.games import NAMES

KEYS = [
    pygame.K_u, pygame.K_r, pygame.K_n, pygame.K_h, pygame.K_d, pygame.K_m, pygame.K_F10, pygame.K_s, pygame.K_f, pygame.K_F1, pygame.K_F11,
    pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_TAB, pygame.K_RETURN, pygame.K_BACKSPACE, pygame.K_LEFT, pygame.K_RIGHT,
    pygame.K_UP, pygame.K_DOWN, pygame.K_z, pygame.K_y, pygame.K_q, pygame.K_SLASH, pygame.K_HOME, pygame.K_END,
    pygame.K_PAGEDOWN, pygame.K_DELETE, pygame.K_5, pygame.K_a, pygame.K_x, pygame.K_c, pygame.K_v,
]  # fmt: skip
MODS = [0, 0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT]


class Monkey:
    """Somebody who hits everything within reach, now and then a card."""

    def __init__(self, hands, seed):
        self.hands, self.random = hands, chance("fuzz", seed)
        self.pressed = set()
        self.fresh = 0

    def spot(self):
        hands, random = self.hands, self.random
        width, height = hands.app.window.size
        if (
            hands.app.panel is None
            and hands.app.scene is hands.app.table
            and hands.app.table
            and random.random() < 0.8
        ):
            lay = hands.scene.lay
            name = random.choice(list(lay.spots))
            rect = random.choice(lay.cards[name] or [lay.slot(name)])
            return rect.x + random.randrange(rect.w), rect.y + random.randrange(rect.h)
        return random.randrange(-3, width + 3), random.randrange(-3, height + 3)

    def act(self):
        hands, random = self.hands, self.random
        what = random.random()
        if what < 0.36:
            buttons = tuple(int(b in self.pressed) for b in (1, 2, 3))
            hands.move(self.spot(), buttons)
        elif what < 0.58:
            button = random.choice([1, 1, 1, 1, 1, 2, 3, 3, 6])
            self.pressed.add(button)
            hands.down(self.spot(), button)
        elif what < 0.80:
            button = random.choice(sorted(self.pressed) or [1, 3])
            self.pressed.discard(button)
            hands.up(self.spot(), button)
        elif what < 0.90:
            key, mod = random.choice(KEYS), random.choice(MODS)
            text = chr(key) if 32 <= key < 127 and not mod else "?" if key == pygame.K_SLASH else ""
            hands.key(key, mod, text)
            if text:
                hands.send(pygame.TEXTINPUT, text=text)
        elif what < 0.93:
            wheel = random.choice([-3, -1, 1, 2])
            hands.send(pygame.MOUSEWHEEL, x=0, y=wheel, precise_x=0.0, precise_y=float(wheel), flipped=False)
        elif what < 0.945:
            hands.send(
                random.choice(
                    [pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE, pygame.WINDOWENTER, pygame.WINDOWEXPOSED]
                )
            )
            self.pressed.clear()
        elif what < 0.950 and not hands.app.window.full_screen:
            hands.resize(random.choice([*SIZES, (random.randint(640, 1600), random.randint(400, 1000))]))
        elif what < 0.953 and hands.app.panel:
            hands.app.dismiss()
        elif what < 0.956:
            hands.app.play(random.choice(NAMES), random.choice([None, None, random.randint(1, 999_999_999)]))
        elif what < 0.96:
            hands.app.change(
                motion=random.choice(["off", "brisk", "calm"]), one_click=random.random() < 0.3,
                auto_finish=random.random() < 0.7, large_index=random.random() < 0.3, four_colours=random.random() < 0.3,
                size=random.choice([90, 100, 150]),
            )  # fmt: skip
        else:
            hands.clock.now += random.choice([0.005, 0.02, 0.1, 0.6])
            hands.frame()

    def run(self, events):
        hands = self.hands
        for number in range(events):
            self.act()
            hands.app.running = True
            hands.check()
            if number % 5 == 0:
                hands.frame()
            if number % 100 == 99:
                hands.same_as_fresh(f"after event {number}")
                self.fresh += 1
                if hands.app.scene is not hands.app.table or (hands.app.panel and self.random.random() < 0.7):
                    hands.app.dismiss()
                    hands.app.play(self.random.choice(NAMES))
        return self.fresh


def fuzz(hands, seed, events, monkeypatch):
    monkeypatch.setattr(hands.app, "copy", lambda _text: None)
    monkeypatch.setattr(hands.app, "paste", lambda: "4821")
    start = NAMES[seed % len(NAMES)]
    hands.app.play(start, 1 + seed)
    before = time.perf_counter()
    assert Monkey(hands, seed).run(events) == events // 100
    print(f"seed {seed}: {events / (time.perf_counter() - before):.0f} events a second")


@pytest.mark.parametrize("seed", range(7))
def test_senseless_events_lose_no_card_and_leave_nothing_wrongly_painted(hands, seed, monkeypatch):
    fuzz(hands, seed, 2900, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 120))
def test_a_hundred_thousand_senseless_events_lose_no_card(hands, seed, monkeypatch):
    fuzz(hands, seed, 5000, monkeypatch)
