"""How Take Ten is played."""

from patience.engine.diagram import Plan
from patience.engine.rules import Chapter
from patience.games.rulebook import chapter, diagram, no, spaces, yes
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Take Ten, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _(
                "Lift all fifty-two cards off the table, in pairs that make ten and in fours of high cards. "
                "It is a game of luck: about nine deals in a hundred come out."
            ),
        ),
        chapter(
            _("The layout"),
            _(
                "Shuffle one pack and deal thirteen cards face up, in two rows of five and one row of three. "
                "The other thirty-nine stay face down as the stock."
            ),
            Plan(
                "take_ten",
                48213,
                (
                    ("stock", _("The stock")),
                    ("lifted", _("Cards that are lifted")),
                    ("space.1", _("Thirteen cards to lift from")),
                ),
            ),
        ),
        _lifting(),
        chapter(
            _("The stock"),
            _(
                "After every lift the gaps are filled at once from the stock, in reading order: the top row "
                "from left to right, then the row below, then the last. When the stock is out, gaps stay "
                "empty."
            ),
            _(
                "The order in which you lift never matters. Whatever you choose, the same deal comes to the "
                "same end, so you may lift whatever you see first."
            ),
        ),
        chapter(
            _("The end"),
            _(
                "You have won when all fifty-two cards are lifted: the stock is out and the table is bare. You "
                "have lost when nothing on the table can be lifted. There is no second deal."
            ),
        ),
        chapter(
            _("Where it comes from"),
            _("The game is in Complete Hoyle by R. F. Foster, under Solitaire."),
            _(
                "Foster does not say when and in which order gaps are filled. That they are filled after "
                "every lift, in reading order, is a ruling of ours, and so is that they stay empty when the "
                "stock is out."
            ),
        ),
    )


def _lifting() -> Chapter:
    return chapter(
        _("Lifting cards"),
        _(
            "Lift any two cards whose pips add up to ten; an ace counts one. The pairs are A and 9, 2 and 8, 3 "
            "and 7, 4 and 6, 5 and 5, and their suits do not matter."
        ),
        _("It is always exactly two cards: three are never put together, and a Ten is never lifted alone."),
        diagram(
            yes(_("Seven and three make ten: yes"), *spaces("7C 3H"), lifted=("space.1", "space.2")),
            no(_("Eight and three make eleven: no"), *spaces("8C 3H"), lifted=("space.1", "space.2")),
        ),
        diagram(
            no(
                _("Three cards that make ten: no"),
                *spaces("7C 2D AS"),
                lifted=("space.1", "space.2", "space.3"),
            ),
        ),
        _(
            "King, Queen, Jack and Ten of one suit are lifted together, and only when all four lie on the table."
        ),
        diagram(
            yes(
                _("All four of hearts: yes"),
                *spaces("KH QH JH 10H"),
                lifted=("space.1", "space.2", "space.3", "space.4"),
            ),
            no(
                _("The Ten is of clubs: no"),
                *spaces("KH QH JH 10C"),
                lifted=("space.1", "space.2", "space.3", "space.4"),
            ),
        ),
        _(
            "At this table drag a card on to its partner, or click the one and then the other; for four high cards, lay "
            "one of them on another of the four."
        ),
    )
