"""How Try Again is played."""

from patience.engine.diagram import Fan, Part, Plan
from patience.engine.rules import Chapter
from patience.games.rulebook import by_hand, chapter, diagram, no, turning, yes
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Try Again, from the aim to the source."""
    return (_aim(), _layout(), _stock(), _moving(), _end(), _source())


def _aim() -> Chapter:
    return chapter(
        _("The aim"),
        _(
            "Build all fifty-two cards on the four foundations, each from an ace up to a King, whatever the suits. "
            "All the skill lies in where you put the cards that have to wait."
        ),
    )


def _layout() -> Chapter:
    return chapter(
        _("The layout"),
        _(
            "Shuffle one pack and hold it face down as the stock. Nothing is dealt. Keep room for four heaps and, "
            "above them, for a row of four foundations."
        ),
        Plan(
            "try_again",
            48213,
            (
                ("stock", _("The stock")),
                ("turned", _("The card that is turned")),
                ("foundation.1", _("Four foundations")),
                ("heap.1", _("Four heaps")),
            ),
        ),
    )


def _stock() -> Chapter:
    turned, heap = _("Turned"), _("Heap")
    return chapter(
        _("The stock"),
        _(
            "Turn the stock one card at a time and put each card, face up, on any of the four heaps. You need not go "
            "round: the choice is yours every time. A card may also go straight to a foundation, if it fits there. "
            "It has to be placed before the next one is turned, and the stock is turned only once."
        ),
        diagram(
            yes(
                _("The turned card to any heap: yes"),
                Fan("turned", label=turned),
                Fan("heap.1", "9C 6H", 1, "turned", label=heap),
            ),
            no(
                _("From heap to heap: no"),
                Fan("heap.2", "JD", label=heap),
                Fan("heap.1", "9C 6H", 1, "heap.2", label=heap),
            ),
        ),
        _(
            "Good policy: do not lay a card on a lower one unless you must, for the lower one is wanted first. Once "
            "an ace is out you may look through any heap, as often as you like; the order of its cards must stay."
        ),
        turning(),
    )


def _moving() -> Chapter:
    return chapter(
        _("Moving cards"),
        _(
            "An ace goes at once, by itself, to the foundation row, up to four of them. On each ace build upwards "
            "2, 3, 4 and so on to the King, regardless of suit. The cards come from the tops of the heaps, also while "
            "a turned card waits, or straight from the turned card. What lies on a foundation stays there."
        ),
        diagram(
            yes(_("One higher, any suit: yes"), Fan("foundation.1", "AS 2H 3C", 1, "heap.1")),
            no(_("One card left out: no"), Fan("foundation.1", "AS 2H 4H", 1, "heap.1")),
        ),
        by_hand(),
    )


def _end() -> Chapter:
    ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    suits = ("SHCD", "HCDS", "CDSH", "DSHC")  # any suits, as long as each card comes once
    piles = [" ".join(rank + row[at % 4] for at, rank in enumerate(ranks)) for row in suits]
    kings = [Fan(f"foundation.{number}", pile, squared=True) for number, pile in enumerate(piles, 1)]
    return chapter(
        _("The end"),
        _("You have won when all fifty-two cards lie on the foundations, a King on each."),
        diagram(Part(_("Won"), tuple(kings), good=True)),
        _(
            "You have lost when no move is left: the stock is out, every card is placed, and no heap shows a card "
            "that can be built. As long as a card can be turned the game goes on."
        ),
    )


def _source() -> Chapter:
    return chapter(
        _("Where it comes from"),
        _("The game is in Complete Hoyle by R. F. Foster, under Solitaire."),
        _(
            "Foster builds from the tops of the heaps. That a turned card may go straight to a foundation, that cards "
            "are not moved between heaps, that nothing comes back from the foundations, and that there is no redeal "
            "are rulings of ours where he is silent."
        ),
    )
