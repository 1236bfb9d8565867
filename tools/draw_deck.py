"""Writes every picture of the deck as flat SVG: python tools/draw_deck.py [FOLDER]."""

import sys
from pathlib import Path

from deck.pictures import pictures

SPRITES = Path(__file__).resolve().parent.parent / "sprites"


def main(folder: Path) -> None:
    """Write all pictures below a folder, in place of those that were there."""
    for name, svg in pictures():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(svg, encoding="ascii", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else SPRITES)
