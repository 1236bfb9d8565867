"""Comparing pictures as a player would: by how light and how coloured each small part of them is.

Two systems draw the edge of a letter or of a curve a hair differently, and a stored picture is compressed; the mean of
a block of pixels hardly feels either, but a card one pixel aside, a pip in another colour or a missing shadow it does.
"""

import pygame

BLOCK = 16  # window px, the side of a block
LIGHT, LIGHT_OF_TEXT, COLOUR = 6, 20, 14  # how far the mean of a block may be off, of 255
WIDEST = 800  # window px; wider pictures are stored at half their size


def scale(size):
    """How many window pixels a stored pixel stands for, each way."""
    return 2 if size[0] > WIDEST else 1


def stored(window):
    """What is kept of a picture of the window."""
    part = scale(window.get_size())
    return pygame.transform.smoothscale(window, (window.get_width() // part, window.get_height() // part))


def differences(expected, got, part=1, texts=()):
    """The blocks (of stored pictures) in which two differ; in those that `texts` touch (in window pixels) letters may too."""
    assert expected.get_size() == got.get_size(), f"{expected.get_size()} became {got.get_size()}"
    side = BLOCK // part
    lettered = {
        (x, y)
        for text in texts
        for x in range(text.left // BLOCK, (text.right - 1) // BLOCK + 1)
        for y in range(text.top // BLOCK, (text.bottom - 1) // BLOCK + 1)
    }
    found = []
    columns, one = _means(expected, side)
    _columns, other = _means(got, side)
    for number, (a, b) in enumerate(zip(one, other, strict=True)):
        x, y = number % columns, number // columns
        light = LIGHT_OF_TEXT if (x, y) in lettered else LIGHT
        if abs(a[0] - b[0]) > light or max(abs(a[1] - b[1]), abs(a[2] - b[2])) > COLOUR:
            found.append(pygame.Rect(x * side, y * side, side, side))
    return found


def _means(picture, side):
    """How light, red and blue each block is on the whole, row by row, and how many are in a row."""
    columns, rows = -(-picture.get_width() // side), -(-picture.get_height() // side)
    small = pygame.transform.smoothscale(picture.convert(24), (columns, rows))
    pixels = pygame.image.tobytes(small, "RGB")
    means = []
    for red, green, blue in zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True):
        light = 0.3 * red + 0.59 * green + 0.11 * blue
        means.append((light, red - light, blue - light))
    return columns, means


def side_by_side(expected, got, blocks):
    """Expected, got, and got once more with the blocks that differ framed in red."""
    width, height = got.get_size()
    sheet = pygame.Surface((3 * width, height))
    sheet.blit(expected, (0, 0))
    sheet.blit(got, (width, 0))
    sheet.blit(pygame.transform.grayscale(got), (2 * width, 0))
    for block in blocks:
        pygame.draw.rect(sheet, "red", block.move(2 * width, 0), 1)
    return sheet
