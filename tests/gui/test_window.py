"""Where the window comes back, also when the screen it stood on has gone."""

import pygame
import pytest

from patience.gui import sdl
from patience.gui.window import fitted

LAPTOP, MONITOR = pygame.Rect(0, 0, 1366, 768), pygame.Rect(1366, 0, 2560, 1440)
LEFT_OF_IT = pygame.Rect(-1920, -200, 1920, 1080)

CASES = {
    "where it was": ((1280, 700), (40, 30), [LAPTOP], (1280, 700), (40, 30)),
    "nowhere in particular": ((1280, 700), None, [LAPTOP], (1280, 700), None),
    "from a monitor that has gone": ((1280, 700), (2000, 600), [LAPTOP], (1280, 700), (86, 68)),
    "larger than the screen": ((2400, 1300), (1400, 60), [LAPTOP], (1366, 768), (0, 0)),
    "on the second monitor": ((2400, 1300), (1400, 60), [LAPTOP, MONITOR], (2400, 1300), (1400, 60)),
    "half off the second monitor": ((800, 600), (3700, 1000), [LAPTOP, MONITOR], (800, 600), (3126, 840)),
    "on a monitor to the left": ((800, 600), (-1000, -100), [LAPTOP, LEFT_OF_IT], (800, 600), (-1000, -100)),
    "above the edge": ((800, 600), (100, -400), [LAPTOP], (800, 600), (100, 0)),
    "smaller than may be": ((300, 200), (0, 0), [LAPTOP], (640, 400), (0, 0)),
}


@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_the_window_comes_back_inside_a_screen(case):
    size, place, screens, then_size, then_place = case
    assert fitted(size, place, screens) == (then_size, then_place)


def test_sdl_says_where_the_screens_lie():
    pygame.display.init()
    assert [screen[2:] for screen in sdl.screens()] == pygame.display.get_desktop_sizes()
