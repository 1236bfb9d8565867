"""The four kings, one function a card; each draws the upper half down to the seam at y = 168."""

from deck import attributes, hands, heads
from deck.attributes import leaf
from deck.dress import (
    beads_on_arc,
    cloth,
    ermine,
    forearm,
    hatched,
    neck,
    scaled,
    sown,
    stepped_collar,
    striped,
)
from deck.figure import BODICE, HEAD, MANTLE, Figure, disc_rays, spark
from deck.geometry import polar
from deck.palette import BROWN, CREAM, GOLD, INK, OLIVE, PALE_GOLD, PALETTES, ROSY
from deck.patterns import chevrons
from deck.suits import lozenge, sign
from deck.svg import at, bead, both, circle, inked, line, polygon


def king_of_spades() -> Figure:
    """An old king of the night who watches an hourglass."""
    p = PALETTES["S"]
    head = heads.king_of_spades()
    arch = "M66 174L66 84C66 50 92 30 120 28C148 30 174 50 174 84L174 174Z"
    art = cloth(arch, p.dark, sown(arch, lambda x, y: spark(x, y, 3.4, PALE_GOLD), 20, 14, 5, 6, 8))
    art += line("M71 174L71 84C71 54 95 35 120 33C145 35 169 54 169 84L169 174", GOLD)
    art += stepped_collar(120, 140, ((52, 54, CREAM, INK), (45, 44, p.second, INK)))
    art += at(head.behind, *HEAD)
    art += both(cloth(MANTLE, p.main, sown(MANTLE, lambda x, y: spark(x, y, 4.4, p.light), 19, 11, 5, 5, 7)))
    art += cloth(BODICE, p.second, line(chevrons(BODICE, 120, 8), GOLD))
    art += both(ermine("M116 127C102 138 94 152 90 174L104 174C105 158 110 146 120 138Z"))
    art += at(head.front, 118, 88)
    # The arm comes from without and bears the glass as a waiter bears his tray.
    art += forearm((190, 186), (184, 139), 14, 9, p.second, GOLD, lambda d: striped(d, p.light, 96, 1.3, 6))
    art += at(attributes.hourglass(p), 178, 120) + at(hands.cupped(OLIVE), 178, 120, 24, flip=True)
    return Figure(art)


def king_of_hearts() -> Figure:
    """A warm-hearted king without moustache who swings his sword behind his head."""
    p = PALETTES["H"]
    head = heads.king_of_hearts()
    art = ""
    for index in range(24):
        tip = polar(120, 92, 66 if index % 2 else 60, index * 15)
        foot = polar(120, 92, 46, index * 15 - 7.5), polar(120, 92, 46, index * 15 + 7.5)
        art += inked(polygon([foot[0], tip, foot[1]]), PALE_GOLD if index % 2 else p.main)
    art += circle(120, 92, 48, CREAM, INK) + circle(120, 92, 44, "none", GOLD)
    art += at(attributes.sword(p, 150), 56, 112, 58)
    art += at(head.behind, *HEAD)
    art += both(
        cloth(MANTLE, p.main, sown(MANTLE, lambda x, y: sign("H", x, y, 8, PALE_GOLD), 17, 11, 5, 4, 8))
    )
    art += cloth(BODICE, p.second, striped(BODICE, p.dark, 90, 5, 9, 2.5), line("M120 134L120 174", GOLD, 2))
    art += bead(120, 150, 2.4, GOLD) + bead(120, 158, 2.4, GOLD)
    cape = (
        "M104 120C88 124 64 130 56 146C66 158 92 164 104 152C112 146 128 146 136 152"
        "C148 164 174 158 184 146C176 130 152 124 136 120C128 134 112 134 104 120Z"
    )
    art += ermine(cape, 13, 9, 6, 6)
    art += neck(ROSY, wide=12) + at(head.front, *HEAD)
    art += forearm((52, 172), (55, 124), 13, 9, p.main, GOLD, lambda d: hatched(d, PALE_GOLD, 0, 7))
    art += at(hands.fist(ROSY), 56, 112, 76, flip=True)
    return Figure(art)


def king_of_diamonds() -> Figure:
    """A one-eyed king in a jewelled turban, with a great axe."""
    p = PALETTES["D"]
    art = attributes.sun_rays(124, 92, 54, 64, 20, 0, 351, p.main)
    art += circle(124, 92, 55, GOLD, INK) + circle(124, 92, 51, PALE_GOLD, INK)
    art += disc_rays(124, 92, 50.4, 18, "#efcc7b")
    coat = "M138 118C162 122 190 132 198 148L202 174L58 174C58 158 66 142 82 134C96 128 102 126 108 118Z"
    art += cloth(coat, p.second, scaled(coat, GOLD, 7))
    front = "M108 126L134 132L122 174L78 174C84 156 94 140 108 126Z"
    art += cloth(front, p.main, line(chevrons(front, 108, 8, 0.5), p.dark))
    art += ermine("M140 122C164 126 190 138 200 156L188 168C176 150 156 140 136 140Z", 12, 8, 4, 5)
    art += neck(BROWN, x=124, wide=13) + beads_on_arc(124, 118, 22, 152, 18, 10, 2.4, CREAM)
    art += inked("M112 138L119 148L112 158L105 148Z", GOLD) + lozenge(112, 148, 9, p.second)
    art += at(heads.king_of_diamonds().front, 124, 88, flip=True)
    art += forearm((112, 184), (90, 157), 14, 9, p.second, GOLD, lambda d: scaled(d, GOLD, 5))
    art += at(attributes.axe(p), 70, 150) + at(hands.fist(BROWN), 70, 151, 6)
    return Figure(art, pip_left=False)


def king_of_clubs() -> Figure:
    """A mighty old king of the woods with a great white beard and an orb."""
    p = PALETTES["C"]
    head = heads.king_of_clubs()
    art = ""
    for turn in range(-105, 106, 15):
        x, y = polar(120, 92, 44, turn - 90)
        art += leaf(x, y, 22, turn, p.main if turn % 30 else p.light)
    art += circle(120, 92, 48, CREAM, INK) + circle(120, 92, 44, "none", GOLD)
    art += at(head.behind, *HEAD)
    art += both(cloth(MANTLE, p.main, hatched(MANTLE, p.dark, 65, 6)))
    fur = "M112 121C94 125 70 129 56 144C62 154 78 160 92 158L90 174L112 174L118 132Z"
    tufts = (
        "M100 128L96 133M90 131L88 136M80 136L78 141M70 141L69 146M104 136L101 141M94 140L92 145"
        "M84 145L83 150M76 150L75 154M106 146L104 151M97 150L96 155M105 156L104 161M98 160L97 165"
    )
    art += both(cloth(fur, p.second, line(tufts, p.dark)))
    art += neck(ROSY) + at(head.front, *HEAD)
    art += forearm((134, 184), (161, 155), 14, 9, p.main, GOLD, lambda d: hatched(d, p.light, 45, 6))
    art += at(attributes.orb(p), 177, 139) + at(hands.cupped(ROSY), 177, 139, flip=True)
    return Figure(art)
