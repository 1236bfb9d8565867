"""The pictures in `sprites/`: all there, flat, drawable, in the right colours, as the script draws them."""

import importlib
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from patience.gui.company.people import Person, everybody

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
pygame = pytest.importorskip("pygame")

ROOT = Path(__file__).resolve().parent.parent
SPRITES = ROOT / "sprites"
RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
CARDS = [rank + suit for suit in "CDHS" for rank in RANKS]
FACES = [f"{kind}/{card}.svg" for kind in ("cards", "large", "strips", "sides") for card in (*CARDS, "JK")]
SINGLE_RANKS = ("A", "7", "8", "9", "10", "J", "Q", "K")
FACES += [
    f"{kind}/{rank}{suit}.svg"
    for kind in ("single", "single-large")
    for suit in "CDHS"
    for rank in SINGLE_RANKS
]
BACKS = [
    f"backs/{design}-{grain}.svg"
    for design in ("waves", "sunrise", "lattice", "fans", "plain")
    for grain in ("fine", "middle", "coarse")
]
PEOPLE = [f"portraits/{person.portrait}.svg" for person in [*everybody(), Person("", "you")]]
ALL = [*FACES, *BACKS, *PEOPLE, "icon.svg"]
SIZES = {
    "cards": (240, 336),
    "large": (240, 336),
    "single": (240, 336),
    "single-large": (240, 336),
    "strips": (240, 62),
    "sides": (72, 336),
    "backs": (240, 336),
    "portraits": (100, 100),
}

# nanosvg draws these and silently leaves out others.
TAGS = {"svg", "g", "path", "circle", "rect", "linearGradient", "stop"}
PIPS = {"C": "#1c1f45", "D": "#c8233b", "H": "#c8233b", "S": "#1c1f45"}
FOUR_COLOURS = {"C": "#17704a", "D": "#b45708"}


def _text(name: str) -> str:
    return (SPRITES / name).read_text(encoding="ascii")


def test_the_folder_holds_what_the_program_asks_for_and_nothing_else() -> None:
    found = {file.relative_to(SPRITES).as_posix() for file in SPRITES.rglob("*.svg")}
    assert found == set(ALL)


@pytest.mark.parametrize("name", ALL)
def test_a_picture_is_flat_and_of_the_right_size(name: str) -> None:
    root = ET.fromstring(_text(name))
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= TAGS
    width, height = SIZES.get(name.partition("/")[0], (256, 256))
    assert root.get("viewBox") == f"0 0 {width} {height}"


@pytest.mark.parametrize("name", ALL)
def test_a_picture_can_be_drawn(name: str) -> None:
    width, height = SIZES.get(name.partition("/")[0], (256, 256))
    surface = pygame.image.load_sized_svg(str(SPRITES / name), (width // 2, height // 2))
    assert surface.get_size() == (width // 2, height // 2)
    seen = {tuple(surface.get_at((x, y))) for x in range(width // 2) for y in range(height // 2)}
    assert len(seen) > 10


@pytest.mark.parametrize("name", FACES)
def test_a_face_has_its_own_pip_colour_and_no_other(name: str) -> None:
    colours = set(re.findall("#[0-9a-f]{6}", _text(name)))
    pip_colours = {*PIPS.values(), *FOUR_COLOURS.values()}
    suit = Path(name).stem[-1]
    assert colours & pip_colours == ({PIPS[suit]} if suit in PIPS else set())


@pytest.mark.parametrize("name", FACES)
def test_a_face_is_transparent_at_its_corner_and_white_within(name: str) -> None:
    width, height = SIZES[name.partition("/")[0]]
    surface = pygame.image.load_sized_svg(str(SPRITES / name), (width, height))
    assert surface.get_at((0, 0)).a == 0
    assert tuple(surface.get_at((6, height - 20))) == (255, 253, 247, 255)


@pytest.mark.parametrize(
    "name", [name for name in BACKS if "sunrise" in name or "lattice" in name or "plain" in name]
)
def test_a_back_looks_the_same_from_both_ends(name: str) -> None:
    surface = pygame.image.load_sized_svg(str(SPRITES / name), (120, 168))
    turned = pygame.transform.rotate(surface, 180)
    different = sum(
        max(abs(a - b) for a, b in zip(surface.get_at((x, y)), turned.get_at((x, y)), strict=True)) > 90
        for x in range(120)
        for y in range(168)
    )
    assert not different  # antialiasing alone does not go so far


@pytest.mark.parametrize("name", [name for name in FACES if name.startswith("single")])
def test_a_single_headed_card_has_gold_at_its_foot_and_none_at_its_head(name: str) -> None:
    surface = pygame.image.load_sized_svg(str(SPRITES / name), (240, 336))
    gold = (221, 165, 60, 255)

    def golden(rows: range) -> int:
        return sum(tuple(surface.get_at((x, y))) == gold for x in range(60, 180) for y in rows)

    assert golden(range(294, 324)) > 700
    assert golden(range(12, 42)) < 700


def test_the_script_draws_exactly_these_files(tmp_path: Path) -> None:
    pytest.importorskip("fontTools")
    pytest.importorskip("font_source_serif_pro")
    subprocess.run([sys.executable, str(ROOT / "tools" / "draw_deck.py"), str(tmp_path)], check=True)
    drawn = {file.relative_to(tmp_path).as_posix(): file.read_bytes() for file in tmp_path.rglob("*.svg")}
    assert drawn == {name: (SPRITES / name).read_bytes() for name in ALL if name not in PEOPLE}


def test_the_portraits_are_what_their_script_draws() -> None:
    draw = importlib.import_module("draw_portraits")
    for person in draw.GROUNDS:
        assert _text(f"portraits/{person.__name__}.svg") == draw.portrait(person)
