"""How The Carpet is played."""

from patience.engine.diagram import Fan, Plan
from patience.engine.rules import Chapter
from patience.games.rulebook import by_hand, chapter, diagram, four_kings, no, turning, yes
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of The Carpet, from the aim to the source."""
    return (_aim(), _layout(), _moving(), _stock(), _end(), _options(), _source())


def _aim() -> Chapter:
    return chapter(
        _("The aim"),
        _("Build all four suits up from the ace to the King, with cards taken from the carpet."),
    )


def _layout() -> Chapter:
    return chapter(
        _("The layout"),
        _(
            "Shuffle one pack and deal twenty cards face up, in four rows of five: this is the carpet. The other "
            "thirty-two stay face down as the stock."
        ),
        _(
            "Any ace goes at once to its foundation. Its gap is filled from the stock; if another ace comes, it "
            "goes up too and the same gap is filled again. With several aces the gaps are taken in reading order."
        ),
        Plan(
            "carpet",
            48213,
            (
                ("stock", _("The stock")),
                ("extra", _("The extra pile")),
                ("space.1", _("The carpet")),
                ("foundation.S", _("Four foundations")),
            ),
        ),
    )


def _moving() -> Chapter:
    return chapter(
        _("Moving cards"),
        _(
            "On each ace build its suit upwards: 2, 3, 4 and so on to the King. Any card of the carpet may be built. "
            "Cards are never moved about inside the carpet, and what lies on a foundation stays there. Aces never "
            "wait: all through the game they go up by themselves."
        ),
        diagram(
            yes(_("The same suit, one higher: yes"), Fan("foundation.D", "AD 2D 3D", 1, "space.1")),
            no(_("One card left out: no"), Fan("foundation.D", "AD 2D 4D", 1, "space.1")),
        ),
        _(
            "Each time a card has been built, its gap is filled at once from the stock, an ace that comes being "
            "replaced in the same gap. This is the first phase. It goes on until nothing on the carpet can be built."
        ),
        by_hand(),
    )


def _stock() -> Chapter:
    extra, gap = _("Extra pile"), _("Gap")
    return chapter(
        _("The stock"),
        _(
            "When nothing can be built, and only then, you may begin the second phase: turn the stock, one card at "
            "a time, on an extra pile. Its top card may be built like a card of the carpet; when it is gone, the "
            "one below is free. The stock is turned only once."
        ),
        _(
            "From now on a gap is filled only with the top card of the extra pile, and it must be filled, while "
            "that pile has a card, before the next card is turned. With several gaps, fill whichever you like. "
            "When the extra pile is empty, a gap waits until a card lies there."
        ),
        diagram(
            yes(
                _("From the extra pile to a gap: yes"),
                Fan("extra", "5S QH", label=extra),
                Fan("space.1", "9C", 1, "extra", label=gap),
                note="second phase",
            ),
            no(
                _("From the carpet to a gap: no"),
                Fan("extra", "5S QH", label=extra),
                Fan("space.1", "9C", 1, "space.2", label=gap),
                note="second phase",
            ),
        ),
        _(
            "Before you turn the next card you may build whatever fits, from the carpet and from the extra pile."
        ),
        turning(),
    )


def _end() -> Chapter:
    return chapter(
        _("The end"),
        _(
            "You have won when all four suits are built up to the King, and all fifty-two cards are gone from the carpet."
        ),
        diagram(yes(_("Won"), *four_kings())),
        _(
            "You have lost when no move is left: nothing can be built, no gap can be filled, and the stock is out. As "
            "long as a card can still be turned, the game goes on."
        ),
    )


def _options() -> Chapter:
    return chapter(
        _("Options"),
        _(
            "Leave gaps (off unless you choose it): in the second phase gaps may stay open as long as you like, and "
            "you fill them from the extra pile when it suits you. When it is off, a gap has to be filled before the "
            "next card is turned."
        ),
    )


def _source() -> Chapter:
    return chapter(
        _("Where it comes from"),
        _("The game is in Complete Hoyle by R. F. Foster, under Solitaire."),
        _(
            "Foster has the extra pile begin when you are stopped and says that gaps must then be patched up from "
            "it. These points are rulings of ours: aces go up by themselves in both phases; the first phase fills "
            "in reading order, and an ace is replaced in the same gap; the second phase begins only when nothing can "
            "be built, turns one card at a time, and lets you fill whichever gap you like, but before the next card "
            "is turned."
        ),
        _("The option to leave gaps open is not in the book."),
    )
