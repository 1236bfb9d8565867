"""How Authors is played."""

from patience.engine.diagram import Fan
from patience.engine.rules import Chapter
from patience.games.rulebook import chapter, diagram, matches, no, yes
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Authors, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _(
                "Make the most books: a book is the four cards of one rank, such as the four sixes. You get the "
                "cards by asking the others for them."
            ),
        ),
        chapter(
            _("The cards"),
            _(
                "Three to eight can play; four is best. Each player puts one counter into the pool. One pack is "
                "dealt out to the last card, one at a time, beginning at the dealer’s left. It does not matter "
                "that some hold a card more than others."
            ),
            matches.lowest_deals(),
        ),
        chapter(
            _("Asking"),
            _(
                "The player at the dealer’s left begins. Ask one player, whom you choose, for one card, which you "
                "name by rank and suit. You must hold at least one card of that rank yourself."
            ),
            _(
                "If the other has the card, it is yours, and you ask again: any player, for any card of a rank "
                "that you hold. If not, the right to ask goes to the player whom you asked."
            ),
            diagram(
                yes(
                    _("You hold fives, and may ask for any five"),
                    Fan("hand.0", "5C 5D KS", across=True, label=_("In hand")),
                    Fan("hand.1", "5H", label=_("Asked for")),
                ),
                no(
                    _("You hold no nine, and may not ask for one"),
                    Fan("hand.0", "5C 5D KS", across=True, label=_("In hand")),
                    Fan("hand.1", "9H", label=_("Asked for")),
                ),
            ),
            _(
                "You may ask for a card that is in your own hand. The question must miss, but it hides what you "
                "are after. For example, you hold ♣5 ♦5 ♠5 and ask your neighbour for the ♠5: a miss, and the "
                "neighbour asks next."
            ),
            _(
                "The same player may not put the same question to the same person twice until some card has "
                "changed hands."
            ),
        ),
        chapter(
            _("Books"),
            _(
                "Four cards of a rank are laid down at once as a book, also when they are dealt together. A "
                "player without cards cannot be asked. If the right to ask comes to such a player, it passes to "
                "the next on the left who has cards."
            ),
        ),
        chapter(
            _("The end"),
            _(
                "The deal ends when all thirteen books are down. Whoever has the most takes the pool. Equals "
                "divide it, and odd counters stay for the next deal; those of the last deal go to the bank."
            ),
        ),
        chapter(
            _("Playing well"),
            _(
                "Everybody hears every question and every answer, and memory is the game. Who asks for a nine "
                "holds a nine; who could not give the ♣9 had it not."
            ),
        ),
        chapter(
            _("Options"),
            matches.counters(),
            matches.deals(),
        ),
        chapter(
            _("Hands on"),
            _(
                "Click a player and then the card that you want; the order does not matter. The second of the two "
                "clicks asks. Your own cards are pale on the sheet, and you may ask for them all the same."
            ),
        ),
        chapter(
            _("Where it comes from"),
            _(
                "The game is in Complete Hoyle by R. F. Foster. It was first played with the names of famous "
                "writers on the cards."
            ),
            _(
                "Rulings of ours: no question twice until a card has changed hands, the right to ask passing over "
                "those without cards, and what becomes of counters that are left."
            ),
        ),
    )
