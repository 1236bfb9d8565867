"""The four jacks, one function a card; each draws the upper half down to the seam at y = 168."""

from deck import attributes, hands, heads
from deck.dress import cloth, forearm, hatched, neck, plate, sown, striped
from deck.figure import BODICE, HEAD, PUFF, Figure, disc_rays
from deck.palette import CREAM, FAIR, GOLD, INK, OLIVE, PALE_GOLD, PALETTES, ROSY
from deck.patterns import chevrons
from deck.suits import sign
from deck.svg import at, bead, both, circle, inked, line, shape


def jack_of_spades() -> Figure:
    """A one-eyed guardsman in plate armour and a plumed hat, with a halberd."""
    p = PALETTES["S"]
    head = heads.jack_of_spades()
    art = (
        circle(124, 88, 57, p.light, INK)
        + disc_rays(124, 88, 52, 20, "#d8deee")
        + circle(124, 88, 52, "none", GOLD)
    )
    art += neck(FAIR, x=123, wide=11) + at(head.behind, 124, 88, flip=True)
    coat = "M138 118C160 124 186 132 196 150L202 174L60 174C58 156 66 140 82 132C94 127 102 126 106 119Z"
    art += cloth(coat, p.main, striped(coat, p.dark, 80, 6, 7))
    # A breastplate with a ridge, and a shoulder of three overlapping plates.
    art += plate("M92 130C104 138 134 140 148 130C158 142 158 160 152 174L82 174C78 158 80 142 92 130Z")
    art += shape("M94 134C86 146 84 160 87 174L98 174C95 160 96 146 102 137Z", "#f2f5fa")
    art += line("M115 137C112 148 112 160 115 174", INK) + line(
        "M119 138C117 148 117 160 119 174", "#f2f5fa", 1.6
    )
    art += line("M97 136C106 143 134 144 145 135", GOLD, 2.4)
    for lame in (
        "M160 152C172 148 188 152 199 164L200 178L166 176C160 168 158 160 160 152Z",
        "M152 143C166 136 186 140 197 156C186 153 172 155 164 165C156 158 152 150 152 143Z",
        "M142 131C156 121 180 126 190 144C178 140 164 142 154 153C146 146 142 138 142 131Z",
    ):
        art += plate(lame)
    art += line("M148 133C158 127 174 130 183 139", GOLD, 2.2)
    for x, y in ((158, 147), (168, 159), (182, 142)):
        art += circle(x, y, 1.7, GOLD)
    collar = "M97 119C104 130 128 136 150 124L157 131C136 145 108 142 92 129Z"
    art += cloth(collar, CREAM, hatched(collar, p.light, 75, 6))
    art += at(head.front, 124, 86, flip=True)
    art += forearm((112, 184), (82, 156), 14, 9, p.main, GOLD, lambda d: striped(d, p.dark, -45, 6, 7))
    art += at(attributes.halberd(p), 62, 150) + at(hands.fist(FAIR), 62, 151, 6)
    return Figure(art, pip_left=False)


def jack_of_hearts() -> Figure:
    """A one-eyed young troubadour who plays the lute with both hands."""
    p = PALETTES["H"]
    head = heads.jack_of_hearts()
    arch = "M70 174L70 96C70 62 96 44 120 30C144 44 170 62 170 96L170 174Z"
    art = cloth(arch, p.light, sown(arch, lambda x, y: sign("H", x, y, 7, "#eda795"), 17, 12, 10, 3, 10))
    art += line("M76 174L76 97C76 67 99 50 120 37C141 50 164 67 164 97L164 174", GOLD)
    art += neck(ROSY, x=117, wide=11) + at(head.behind, 116, 88)
    coat = "M102 118C80 124 54 134 46 150L42 174L174 174C172 156 164 142 150 134C142 129 136 126 134 119Z"
    art += cloth(coat, p.second, hatched(coat, p.dark, 104, 12))
    right = "M120 126L134 122C150 130 168 142 174 174L122 174Z"
    art += cloth(right, p.main, hatched(right, GOLD, 70, 7))
    sleeve = "M102 124C80 122 50 132 44 152C42 162 46 170 50 174L92 174C98 158 102 142 106 130Z"
    art += cloth(
        sleeve, p.main, striped(sleeve, CREAM, 66, 4, 9), line("M102 124C80 122 50 132 44 152", GOLD, 2.4)
    )
    collar = (
        "M92 124C100 114 108 122 116 126C126 128 134 122 142 116"
        "L150 130L138 138L128 134L118 142L108 136L96 140Z"
    )
    folds = "M96 128L102 136M108 126L111 134M118 130L118 138M130 128L128 133M140 122L142 132"
    art += cloth(collar, CREAM) + line(folds, p.second, 1)
    art += at(head.front, 116, 86)
    art += at(attributes.lute(p), 162, 138, 21)
    art += forearm((118, 180), (144, 154), 13, 8, p.second, GOLD, lambda d: hatched(d, p.light, 45, 5))
    art += at(hands.fingers_over(ROSY), 157, 146, -24, flip=True)
    art += forearm((198, 150), (188, 112), 12, 8, p.main, GOLD, lambda d: striped(d, CREAM, 0, 4, 8))
    art += at(hands.fist(ROSY), 178, 97, 42)
    return Figure(art)


def jack_of_diamonds() -> Figure:
    """A young falconer with a waxed moustache and a tall cap."""
    p = PALETTES["D"]
    net = "#f3c27a"
    arch = (
        "M64 174L64 96C64 74 84 62 100 52C110 46 116 38 120 28"
        "C124 38 130 46 140 52C156 62 176 74 176 96L176 174Z"
    )
    rim = (
        "M70 174L70 97C70 78 88 66 103 57C112 51 117 46 120 40"
        "C123 46 128 51 137 57C152 66 170 78 170 97L170 174"
    )
    art = cloth(arch, p.light, hatched(arch, net, 45, 11), hatched(arch, net, -45, 11)) + line(rim, GOLD)
    art += both(cloth(PUFF, p.second, line(chevrons(PUFF, 62, 10, -0.5), GOLD)))
    vest = "M100 126L140 126L160 174L80 174Z"
    art += cloth(vest, p.main, striped(vest, p.dark, 90, 5, 8, 3))
    art += cloth("M110 130L130 130L136 174L104 174Z", CREAM)
    for y in (146, 153, 160):
        art += line(f"M108 {y}L132 {y}", p.second, 2.4) + bead(120, y, 2.2, GOLD)
    art += neck(OLIVE, wide=11) + inked(
        "M106 124C112 136 128 136 134 124L139 131C130 144 110 144 101 131Z", p.second
    )
    art += at(heads.jack_of_diamonds().front, *HEAD, flip=True)
    art += forearm((112, 184), (80, 146), 14, 10, p.second, GOLD, lambda d: hatched(d, GOLD, -50, 6))
    art += inked("M84 136C76 128 60 128 54 134C50 138 52 146 58 148C64 152 70 152 74 156Z", p.dark)
    art += line("M56 139L66 138M56 144L66 143M74 134C70 137 68 139 66 143", GOLD, 1)
    art += at(attributes.falcon(p), 65, 132, flip=True)
    return Figure(art, pip_left=False)


def jack_of_clubs() -> Figure:
    """A merry huntsman who holds a bow and reaches for an arrow."""
    p = PALETTES["C"]
    art = ""
    for x, top, wide in ((150, 60, 22), (178, 88, 22), (62, 40, 20)):
        firs = ""
        for level in range(4):
            y, half = top + level * 22, wide * (0.5 + level * 0.17)
            firs += f"M{x} {y - 14}L{x + half:g} {y + 18}L{x - half:g} {y + 18}Z"
        art += shape(firs, p.light)
    arrows = "".join(at(attributes.arrow(p), x, y, 160) for x, y in ((76, 72), (86, 68)))
    art += arrows + cloth("M74 94L93 87L106 132L88 138Z", p.dark, line("M77 102L96 95", GOLD, 2.4))
    art += both(cloth(PUFF, p.second, striped(PUFF, PALE_GOLD, 66, 3, 10)))
    art += cloth(BODICE, p.second, hatched(BODICE, p.dark, 90, 8))
    hood = (
        "M104 120C88 124 68 132 60 146L70 150L74 158L84 153L90 163L99 157L106 167L114 160L120 169"
        "L126 160L134 167L141 157L150 163L156 153L166 158L170 150L180 146C172 132 152 124 136 120"
        "C128 132 112 132 104 120Z"
    )
    hem = line("M63 144C84 150 104 154 120 158C136 154 156 150 177 144", PALE_GOLD, 2)
    art += cloth(hood, p.main, hem)
    art += line("M99 126L148 172", INK, 6) + line("M99 126L148 172", GOLD, 3.4)
    art += neck(ROSY, wide=11, bottom=130)
    art += inked("M105 122C112 132 128 132 135 122L139 128C130 140 110 140 101 128Z", p.dark)
    art += at(heads.jack_of_clubs().front, *HEAD)
    art += forearm((134, 186), (161, 154), 13, 9, p.second, p.dark, lambda d: striped(d, PALE_GOLD, 45, 3, 8))
    art += at(attributes.bow(p), 180, 148) + at(hands.fist(ROSY), 180, 148, -6, flip=True)
    # The raised arm: the elbow stands out beside the shoulder, the hand closes about an arrow.
    art += forearm((50, 142), (64, 98), 12, 8.5, p.second, p.dark, lambda d: striped(d, PALE_GOLD, -20, 3, 9))
    art += at(hands.fist(ROSY), 75, 83, 62, flip=True)
    return Figure(art)
