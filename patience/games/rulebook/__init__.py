"""The rules of the games as the player reads them, one module a game with one function `chapters`."""

from patience.engine.rules import Chapter


def chapter(title: str, *paragraphs: str) -> Chapter:
    """A chapter of these paragraphs."""
    return Chapter(title, "\n\n".join(paragraphs))
