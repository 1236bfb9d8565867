"""The four queens, one function a card; each draws the upper half down to the seam at y = 168."""

from deck import attributes, hair, hands, heads
from deck.attributes import peacock_feather
from deck.dress import beads_on_arc, cloth, forearm, hatched, neck, pleated_ruff, sown, striped
from deck.figure import HEAD, PUFF, Figure
from deck.flowers import posy
from deck.geometry import polar, sector
from deck.palette import BROWN, CREAM, FAIR, GOLD, INK, PALE_GOLD, PALETTES, WHITE
from deck.patterns import chevrons
from deck.suits import lozenge, sign
from deck.svg import at, both, circle, inked, line, shape


def queen_of_spades() -> Figure:
    """A cool queen of the moon with black bobbed hair and a sceptre across her breast."""
    p = PALETTES["S"]
    head = heads.queen_of_spades()
    art = pleated_ruff(120, 134, 66, -176, -4, 17, p.light, CREAM)
    art += pleated_ruff(120, 134, 50, -172, -8, 17, p.second, p.dark, GOLD)
    art += at(head.behind, *HEAD)
    art += both(cloth(PUFF, p.dark, striped(PUFF, p.main, 68, 7, 7), hatched(PUFF, GOLD, 68, 14)))
    bodice = "M100 134C108 146 132 146 140 134L160 174L80 174Z"
    chest = "M98 132C104 126 110 125 110 120L130 120C130 125 136 126 142 132C136 150 104 150 98 132Z"
    art += cloth(bodice, p.second, line(chevrons(bodice, 120, 9, -0.9), PALE_GOLD)) + inked(chest, FAIR.base)
    art += neck(FAIR, bottom=130, wide=9)
    art += shape("M110 127C112 131 128 131 130 127L131 130C128 134 112 134 109 130Z", FAIR.base)
    art += inked("M110.6 119C114 123 126 123 129.4 119L129.4 125C126 129 114 129 110.6 125Z", INK)
    art += inked("M120 124L124 130L120 137L116 130Z", p.second)
    art += at(head.front, *HEAD, flip=True)
    art += at(attributes.sceptre(p), 90, 152, -27)
    art += forearm((52, 186), (76, 160), 14, 8, p.dark, CREAM, lambda d: striped(d, p.main, 45, 6, 6))
    art += at(hands.fist(FAIR), 91, 152, 24, flip=True)
    return Figure(art, pip_left=False)


def queen_of_hearts() -> Figure:
    """A tender queen in a heart-shaped headdress who presses a rose to her heart."""
    p = PALETTES["H"]
    head = heads.queen_of_hearts()
    art = pleated_ruff(120, 90, 57, 90, 450, 20, CREAM, p.light)
    art += circle(120, 90, 54, p.second, INK) + circle(120, 90, 50, "none", GOLD)
    art += at(head.behind, 118, 90, 4)
    art += both(cloth(PUFF, p.main, striped(PUFF, p.dark, 62, 5, 10), hatched(PUFF, GOLD, 62, 15, 4)))
    chest = "M90 136C100 128 110 128 110 120L130 120C130 128 140 128 150 136C146 162 94 162 90 136Z"
    art += inked(chest, FAIR.base)
    front = "M92 140C100 156 114 152 120 158C126 152 140 156 148 140L162 174L78 174Z"
    art += cloth(front, p.second, striped(front, PALE_GOLD, 90, 1.3, 6, 1))
    art += line("M92 140C100 156 114 152 120 158C126 152 140 156 148 140", GOLD, 3)
    art += neck(FAIR, bottom=131, wide=9) + shape(
        "M109 127C112 132 128 132 131 127L132 132L108 132Z", FAIR.base
    )
    art += beads_on_arc(120, 116, 21, 150, 30, 9, 2, CREAM) + sign("H", 120, 143, 9, p.main, stroke=INK)
    art += at(head.front, 118, 90, 4)
    art += at(attributes.rose_stem(p), 153, 149, 24)
    art += forearm((190, 184), (169, 156), 14, 8, p.main, CREAM, lambda d: striped(d, p.dark, -45, 5, 8))
    art += at(hands.pinch(FAIR), 152, 149, 16)
    return Figure(art)


def queen_of_diamonds() -> Figure:
    """A radiant queen with a peacock tiara, looking past her mirror."""
    p = PALETTES["D"]
    head = heads.queen_of_diamonds()
    art = "".join(peacock_feather(120, 92, 55, turn, p) for turn in (-86, 86, -67, 67, -48, 48, -29, 29))
    art += at(head.behind, *HEAD)
    arms = "M108 126C90 130 66 134 58 152L56 174L184 174L182 152C174 134 150 130 132 126Z"
    art += inked(arms, BROWN.base)
    art += inked("M92 152C104 160 136 160 148 152L158 174L82 174Z", p.main) + neck(BROWN, wide=9.6)
    art += inked("M57 158C64 155 74 155 81 158L82 166C74 163 64 163 56 166Z", GOLD)
    for inner, outer, fill in ((34, 43, p.second), (25, 34, PALE_GOLD), (16, 25, p.main)):
        art += inked(sector(120, 120, inner, outer, 4, 176), fill)
    for index in range(11):
        x, y = polar(120, 120, 38.5, 12 + index * 15.6)
        art += lozenge(x, y, 7, GOLD)
    art += beads_on_arc(120, 120, 29.5, 12, 168, 13, 1.8, p.second)
    art += beads_on_arc(120, 120, 20.5, 20, 160, 7, 2.2, CREAM)
    art += at(head.front, *HEAD)
    # One bare arm: the elbow lies at the seam, the hand rises beside the shoulder.
    art += forearm((190, 184), (186, 150), 12, 7.5, BROWN.base, GOLD)
    art += at(attributes.mirror(p), 174, 140, 2) + at(hands.fist(BROWN), 174, 140, 48)
    return Figure(art)


def queen_of_clubs() -> Figure:
    """A gentle queen of the meadows who looks down at a lily."""
    p = PALETTES["C"]
    red, gleam = "#b9521f", "#eb9a58"
    art = circle(122, 92, 58, p.light, INK) + circle(122, 92, 53, CREAM, INK)
    art += pleated_ruff(122, 92, 45, 0, 360, 18, WHITE, CREAM, p.light)
    for index in range(24):
        x, y = polar(122, 92, 55.5, index * 15)
        art += lozenge(x, y, 3.6, p.main)
    sleeve = "M106 126C84 124 54 132 44 154L40 174L90 174C92 156 98 142 108 131Z"
    posies = sown(sleeve, lambda x, y: posy(x, y, 4.8, p.second, PALE_GOLD), 20, 11, 5, 8, 7)
    art += both(cloth(sleeve, CREAM, hatched(sleeve, p.light, 70, 6), posies))
    art += inked(
        "M96 130C104 127 110 126 110 120L130 120C130 126 136 127 144 130C144 152 96 152 96 130Z", FAIR.base
    )
    bodice = "M92 134C98 150 142 150 148 134L158 174L82 174Z"
    art += cloth(bodice, p.main, striped(bodice, p.dark, 90, 4, 12, 4))
    art += inked("M92 134C98 150 142 150 148 134L149 140C142 156 98 156 91 140Z", GOLD)
    art += neck(FAIR, bottom=130, wide=9) + shape(
        "M109 126C112 131 128 131 131 126L132 131L108 131Z", FAIR.base
    )
    art += line("M108 128C112 138 128 138 132 128", INK, 3) + line(
        "M108 128C112 138 128 138 132 128", GOLD, 1.2
    )
    art += sign("C", 120, 138, 8, p.main, stroke=INK)
    art += hair.plait(9, 101, 91, red, gleam) + hair.plait(9, 141, 95, red, gleam)
    art += at(heads.queen_of_clubs().front, 122, 88, -5, flip=True)
    art += forearm((46, 190), (58, 156), 13, 8, CREAM, p.second, lambda d: hatched(d, p.light, 20, 5))
    art += at(attributes.lily(p), 72, 145, 6) + at(hands.pinch(FAIR), 71, 147, -36, flip=True)
    return Figure(art, pip_left=False)
