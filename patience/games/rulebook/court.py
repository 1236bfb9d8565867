"""What the books of both Court Circulars share: pictures of Lines, and how the cards are handled."""

from patience.engine.diagram import Fan, Part
from patience.engine.rules import Chapter
from patience.games.rulebook import chapter, no
from patience.words import _


def shown(words: str, line: str, lead: str = "") -> Part:
    """A Line with its name, and the Lead if it belongs to it."""
    return Part(words, _fans(line, lead))


def wrong(words: str, line: str, lead: str) -> Part:
    """Cards that make no Line with the Lead."""
    return no(words, *_fans(line, lead))


def _fans(line: str, lead: str) -> tuple[Fan, ...]:
    own = Fan("line.0", line, across=True, label=_("Played"))
    return (Fan("lead", lead, label=_("Lead")), own) if lead else (own,)


def hands_on(*more: str) -> Chapter:
    """How the cards are played on the screen."""
    return chapter(
        _("Hands on"),
        _(
            "Click a card to play it, or drag it to the table. Point at a card of your hand, and the ribbon beside your "
            "row names the Line that it would make. The cards that may be the next Lead wear a gold frame; click one."
        ),
        *more,
    )
