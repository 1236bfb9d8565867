"""Draws the portraits of those who sit at the table: cameo profiles, flat SVG in a box of 100, facing right.

`python tools/draw_portraits.py` writes sprites/portraits/*.svg. Each is a round medallion without its ring, which
the window adds: it says who plays on which side and whose turn it is.
"""

from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "sprites" / "portraits"
GOLD, LIGHT_GOLD, INK = "#dfa83c", "#f3d68f", "#1c2143"
SPADE = (
    "M0-48C12-26 46-8 46 15C46 29 36 36 26 36C16 36 8 31 4 22C5 34 9 43 17 48L-17 48C-9 43-5 34-4 22"
    "C-8 31-16 36-26 36C-36 36-46 29-46 15C-46-8-12-26 0-48Z"
)
SKIN = "#f7dfc2"
FACE = (
    "M50 21C57 21 62 26 62.6 32C62.9 35 62 37 62.8 39.4C64.2 43 67.4 46.4 67.8 48.6"
    "C68 49.9 66 50.3 64.7 50.5C64.4 51.6 65.9 52.5 65.6 53.7C65.4 54.5 64.5 54.9 64.7 55.5"
    "C65.3 56.5 65.2 57.6 64.3 58.3C63.7 58.9 64.1 60.2 63.8 61.8C63.2 64.8 60.2 66 56.6 65.4"
    "C54.4 65 52.4 64.2 50.8 63.2L51.5 76L35 76L36.6 57C31 50 30 38 34.6 30C38 24 44 21 50 21"
    "Z"
)


def path(d: str, fill: str = "none", stroke: str = "", width: float = 1) -> str:
    line = (
        f' stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"'
        if stroke
        else ""
    )
    return f'<path d="{d}" fill="{fill}"{line}/>'


def disc(x: float, y: float, r: float, fill: str = "none", stroke: str = "", width: float = 1) -> str:
    line = f' stroke="{stroke}" stroke-width="{width}"' if stroke else ""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"{line}/>'


def bust(colour: str) -> str:
    return path("M36.5 69L51 69.5C54 77 68 78 80.6 84.2A46 46 0 0 1 19.4 84.2C27 79 34.5 77 36.5 69Z", colour)


def pym() -> str:
    """Top hat, moustache."""
    return "".join(
        (
            bust("#20242f"),
            path("M50.5 70L58 79L53 83L46 72Z", "#fdf6e3"),
            path("M52 79L60 82L55 89Z", "#b3293f"),
            path(FACE, SKIN),
            path(
                "M51 30C44 30 41 38 42.6 44C43 48 45 50 45.4 54C42 58 38 58 36.4 57C30 50 30 38 34.6 30Z",
                "#5a3a24",
            ),
            path("M42.4 46C42.4 54 45 60 49 61.6C46 62 42.4 60 40.6 56Z", "#5a3a24"),
            path("M65.6 53.4C63 50.8 59 51.6 56.4 55.8C60 56.6 63.4 56 65.6 53.4Z", "#5a3a24"),
            path(
                (
                    "M28 31.5C38 26.5 58 26.5 70 31.5C71 32.4 70.6 34 69 34C57 30.6 41 30.6 29.4 34.4"
                    "C27.6 34.6 27 32.2 28 31.5Z"
                ),
                "#191c26",
            ),
            path(
                (
                    "M34 29C34 18 32.4 10 31.6 8.6C41 5.6 57 5.6 65.6 8.6C64.6 11 63.4 19 63.6 29"
                    "C54 26.6 43 26.6 34 29Z"
                ),
                "#191c26",
            ),
            path("M33.9 24.6C43 22.2 54 22.2 63.5 24.6L63.6 29C54 26.6 43 26.6 34 29Z", "#b3293f"),
        )
    )


def flora() -> str:
    """Grey bun, high lace collar."""
    return "".join(
        (
            bust("#3f5d6e"),
            path("M36.6 66C42 70.6 48 70.6 52 66.6L53.4 75C48 79 40 79 35.4 75Z", "#fdf6e3"),
            disc(50, 77, 2.6, GOLD),
            path(FACE, SKIN),
            path("M36.6 66C42 70.6 48 70.6 51 66.6L52 73.6C47 77 40.6 77 35.8 73.6Z", "#fdf6e3"),
            path(
                (
                    "M61.6 27C54 30 50 36 46.4 40C48 45 46 50 41 55C36 55 30.6 50 29.6 42"
                    "C28.6 30 36 18.6 48 18C55 18 60.6 21.6 61.6 27Z"
                ),
                "#b9bcc4",
            ),
            disc(33, 18.5, 10.2, "#b9bcc4"),
            path("M25.6 15C30 13.6 36 14.4 40 17.6M26 22C31 20.6 36 21 39 24", "none", "#8d919c", 1.6),
            path("M56 24C48 26 42 32 39.6 41", "none", "#8d919c", 1.6),
            disc(44.6, 53, 2, GOLD),
        )
    )


def bell() -> str:
    """Bald major, side whiskers, red coat."""
    return "".join(
        (
            bust("#a5202f"),
            path("M36 67C42 71 48 71 52 67.6L54 77C48 80.6 40 80.6 34.4 76Z", "#1d2a52"),
            path("M34.6 75.4C40 79.6 48 80 54 76.6", "none", GOLD, 1.8),
            path("M22 85L31 80.6L34 88L26 91Z", GOLD),
            path(FACE, "#f0cba6"),
            path(
                (
                    "M35 33C31 41 33 51 36.8 57L43 60C47 66 53 68.4 57.4 66C53 63 49.4 58 49.6 52L46.6 46"
                    "C42 46 39 40 40 34Z"
                ),
                "#f4f1ea",
            ),
            path(
                (
                    "M65.8 52.6C62 50.4 55.6 52 52.6 58.4C57.4 60.4 62.6 58.6 65.4 55.4"
                    "C66.4 54.4 66.6 53.2 65.8 52.6Z"
                ),
                "#f4f1ea",
            ),
            path("M60.4 38.4L64 37.6", "none", "#f4f1ea", 2.6),
        )
    )


def lark() -> str:
    """Young woman, ribbon and ringlets."""
    return "".join(
        (
            bust("#d98a94"),
            path("M36 70C42 75 48 75 52.6 71L57 79C49 83 39 82 32 78Z", "#fdf0e6"),
            path(FACE, SKIN),
            path(
                (
                    "M62.2 28C56 31 50 31 46 38C46 46 44 50 41.4 52C44 58 42 66 37 72C34 69 30 70 28 75"
                    "C23 72 24 66 26 62C21 59 22 53 25 50C22 40 26 24 40 19C50 15.6 60 20 62.2 28Z"
                ),
                "#8a4a22",
            ),
            path("M30 55C34 58 38 58 41 55M28 64C32 67 36 67 39.6 64", "none", "#b26b38", 1.8),
            path("M33 22C36 30 40 34 44.4 36L41 40C35 36 30.6 31 29 25Z", "#b3293f"),
            path("M31 24L20 17C18 22 20 28 25 29ZM31 25L23 34C28 37 33 34 34 29Z", "#b3293f"),
        )
    )


def quill() -> str:
    """Old doctor, long beard, spectacles."""
    return "".join(
        (
            bust("#2c3350"),
            path("M50 70L56 77L50 84L44 72Z", "#fdf6e3"),
            path(FACE, SKIN),
            path(
                (
                    "M52 20C42 20 32.6 27 31 38C30 47 33 54 36.6 57.6L44 54C44.6 50 43.4 47 42.4 44"
                    "C44 40 46 37.6 46 33C46 28 48 24 52 20Z"
                ),
                "#dfe1e6",
            ),
            path(
                (
                    "M43 52C45.6 57 48 60 52 60C56 60 57 56.4 60 55C62.6 54 65 54.4 65.6 55.6"
                    "C66 60 66.4 66 64 73C61.6 79.6 57 84 54 85.4C48 80 43.6 70 42.6 62Z"
                ),
                "#e9ebef",
            ),
            path("M50 64C51 70 53.6 76 56 79M56 62C57 68 58.4 72 60 75", "none", "#bfc3cc", 1.5),
            disc(60, 42.4, 4.6, "none", GOLD, 1.6),
            path("M55.6 42L44 41", "none", GOLD, 1.5),
        )
    )


def crewe() -> str:
    """Bonnet."""
    return "".join(
        (
            bust("#5c3a63"),
            path("M36.6 69C43 74 49 73 53 69.6L57 78C48 83 38 82 31 78Z", "#efe2f1"),
            path(FACE, SKIN),
            path("M56 25C51 27 48 31 48 36C49 40 49 44 47 47L42 45L44 26Z", "#3d2a20"),
            path(
                (
                    "M60.6 15C48 11 32 15 26.6 28C22.4 39 25 52 33 60C38 59 41.6 57 43.4 54"
                    "C47 44 50 34 66.6 25.6C66.6 21 64.4 17 60.6 15Z"
                ),
                "#d9b98a",
            ),
            path(
                (
                    "M66.6 25.6C50 33 46.6 44 43.4 54C46 55.4 47.4 55 48.6 53.4C51 44 56 36 69 30"
                    "C69.4 28.4 68 26 66.6 25.6Z"
                ),
                "#f6e6c9",
            ),
            path("M45 14.6C38 24 34.6 40 37.4 58", "none", "#7c4b84", 4),
            path("M41.6 56C44 64 50 69 57 68L55 73C48 73.6 40.6 68 37.6 59Z", "#7c4b84"),
            disc(36, 24, 4, "#b3293f"),
            disc(41, 20.6, 3, "#f3d68f"),
        )
    )


def ned() -> str:
    """Young man, bowler."""
    return "".join(
        (
            bust("#6d6b3a"),
            path("M50 70L57 78L51 82L45 72Z", "#fdf6e3"),
            path("M49.6 76L57 74L56 81L50 80ZM49.6 77L44 74L44 81Z", "#1f6a78"),
            path(FACE, "#f2d2ae"),
            path("M46 30C46 38 44 40 44.4 46L45.4 54C42 58 39 58 36.6 57C31 50 30 40 33 32Z", "#b5752c"),
            path(
                (
                    "M28.6 33.4C38 30 57 27.6 70 30C72 31 71 33.6 69 33.8C57 33 42 34.4 31 37.4"
                    "C28 37.8 27 34.6 28.6 33.4Z"
                ),
                "#4a3323",
            ),
            path(
                "M33 31.6C31.6 19 40 11.6 49 11.6C58 11.6 64.6 18 64.2 28.6C54 28.4 43 29.4 33 31.6Z",
                "#4a3323",
            ),
            path("M33 27.6C43 25 54 24 64.2 24.6L64.2 28.8C54 28.4 43 29.4 33 31.8Z", "#c9a15a"),
        )
    )


def ash() -> str:
    """Lady with upswept dark hair, tiara and plume."""
    return "".join(
        (
            bust("#8d1631"),
            path("M36 74C42 78 49 78 53.4 74", "none", "#fdf6e3", 2.6),
            disc(46, 78.6, 2.2, GOLD),
            path("M38 20C34 10 27 7.6 21 13C25 14 26 18 30 21C32 23 35 24 38 24Z", "#f3efe6"),
            path(FACE, "#fae6d0"),
            path(
                (
                    "M61.8 26C55 27.4 49 32 46.4 39C48 45 46 50 43 54C38 56 32 53 30 46C26 40 26 30 31 24"
                    "C32 16 44 12.6 52 15.6C57 17.4 61 21 61.8 26Z"
                ),
                "#241c2c",
            ),
            path("M52 22C44 24 38 30 36.4 40M57 25C49 28 43 34 41 43", "none", "#4c4058", 1.5),
            path(
                "M59.4 24C52 18.4 44 17 36 20.6L38 13.6L42 16.4L46 10.6L49.6 15.6L55 12L56 18L61 17.6Z",
                "#e2b24b",
                "#8a5f16",
                0.7,
            ),
            path("M44.4 52.6L44.4 58", "none", GOLD, 2.2),
            disc(44.4, 59.4, 2, "#cfe7ea"),
        )
    )


def otis() -> str:
    """Old seaman, peaked cap, short dark beard."""
    return "".join(
        (
            bust("#1f3350"),
            path("M36.6 68C43 73 49 73 53 69L56 77C48 82 39 81 33 77Z", "#e8e2d2"),
            path(FACE, "#e8bf98"),
            path(
                "M35 40C35 48 36 54 38.6 58.6C41 66 47 71.6 55 71.4C60.6 71 64.6 67.4 65 62.6C65.4 60 64 58.4 62.6 57.8"
                "C59 57 57.4 58.8 54.6 58.4C50.6 57.6 47.4 53.6 46.6 49.6L44.4 42Z",
                "#3b2c24",
            ),
            path("M65.4 54C62.6 52.4 59.4 53 57.4 56C60.6 57 63.4 56.6 65.4 54Z", "#3b2c24"),
            path(
                "M31 33C29 22 35 14.6 47 13.4C57 12.4 66 16 68.6 22.6C69.4 25 68 27.6 65.4 28.4L34.6 36C32.6 36.4 31.4 35 31 33Z",
                "#16263f",
            ),
            path("M32 31.4C43 26.6 55 24.4 66.8 24.6L66.2 29.4C55 28.6 43.4 31 34.2 36Z", "#e8e2d2"),
            path(
                "M60 28.4C65 27.6 71 28.2 74.4 30.4C75.4 31.2 74.8 32.6 73.4 32.6C69 32 64.4 31.8 60.6 32.4Z",
                "#0f1a2c",
            ),
            disc(60.4, 21.8, 2.5, GOLD),
            path("M30.6 83.6C34 81 38 79.6 41.4 79.2M66 79.4C69.4 80.4 73 82 76 83.8", "none", GOLD, 1.8),
        )
    )


def you() -> str:
    """A rising sun of gold with a spade."""
    rays = "".join(
        f'<path transform="translate(50 56) rotate({-84 + i * 14})" d="M-4.4-20L0-40L4.4-20L0-15Z" '
        f'fill="{LIGHT_GOLD if i % 2 else GOLD}"/>'
        for i in range(13)
    )
    spade = f'<path transform="translate(50 57) scale(.13)" d="{SPADE}" fill="{INK}"/>'
    return (
        rays
        + path("M28 60H72M32 65H68M38 70H62", "none", GOLD, 2.4)
        + disc(50, 57, 11.5, "#fdf6e3", GOLD, 2)
        + spade
    )


GROUNDS = {
    pym: "#3a7f86",
    flora: "#8b5a72",
    bell: "#54704f",
    lark: "#3f6fa0",
    quill: "#a8672f",
    crewe: "#7d8b4e",
    ned: "#7a4a6e",
    ash: "#56808f",
    otis: "#6f7d8c",
    you: "#17463a",
}


def portrait(draw: Callable[[], str]) -> str:
    """The whole medallion."""
    rays = "".join(
        f'<path transform="translate(50 50) rotate({i * 15})" d="M-1.1-46L0-30L1.1-46Z" fill="#fff" opacity=".13"/>'
        for i in range(24)
        if draw is not you
    )
    ground = disc(50, 50, 49.5, "#0a241b") + disc(50, 50, 47, GROUNDS[draw])
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">{ground}{rays}{draw()}</svg>\n'


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for draw in GROUNDS:
        (FOLDER / f"{draw.__name__}.svg").write_text(portrait(draw), encoding="utf-8", newline="\n")
