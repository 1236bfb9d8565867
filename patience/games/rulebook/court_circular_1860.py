"""How Court Circular is played by the rules of 1860."""

from patience.engine.rules import Chapter
from patience.games.rulebook import chapter, court, diagram, matches
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of 1860, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _(
                "Make the best Line of cards round the Lead, and win the cards on the table. Hearts and court cards "
                "count more than others, and cards that you win when you play first count double."
            ),
        ),
        chapter(
            _("The cards"),
            _(
                "Two play, or three to six. Everybody gets six cards of the full pack, one at a time, beginning "
                "with first-hand, who sits at the dealer’s left. The next card is turned up in the middle: it is "
                "the Lead. The rest is the stock. Whoever deals, deals through the whole game; "
                "the next player to the left deals the next one."
            ),
            matches.lowest_deals_first(),
        ),
        chapter(
            _("A trick"),
            _(
                "Beginning with first-hand, each in turn plays one card, face up in front of him, until everybody "
                "has three down. Whoever has made the best Line, out of his own three cards with or without the "
                "Lead, wins the trick. The order in which the cards were laid does not matter."
            ),
            _(
                "The winner chooses the next Lead from all the cards on the table, except the old Lead, and takes "
                "the rest: face up if he was first-hand, else face down. He plays first to the next trick. Then the "
                "hands are made up to six again, one card at a time, beginning with him."
            ),
        ),
        _lines(),
        _ties(),
        chapter(
            _("Resigning"),
            _(
                "After the first card of a trick, and before anybody has three cards down, you may resign in your "
                "turn instead of playing. Between two the other then wins the trick as it lies. Among more you are "
                "out of that trick and the others go on; if all but one resign, the last one wins it."
            ),
            _(
                "The winner then chooses the next Lead and takes the rest as always. When the stock is out, nobody may resign."
            ),
        ),
        _end(),
        chapter(
            _("Options"),
            _(
                "Game (20 unless you choose otherwise): how many points two players play for. Among more it is "
                "always 50."
            ),
        ),
        court.hands_on(
            _(
                "“Resign the trick” is a button, and asks once more before it counts. Nobody can look through what has "
                "been taken before the pack is over."
            )
        ),
        chapter(
            _("Where it comes from"),
            _(
                "Lewis Carroll had the rules printed in January 1860, five years before he sent Alice to a court of "
                "cards."
            ),
            _(
                "The ruling between Lines that are alike up to their best card, and the end when hands are uneven, "
                "are ours."
            ),
        ),
    )


def _lines() -> Chapter:
    return chapter(
        _("Lines"),
        _(
            "First in rank are Lines of three or four cards with the Lead, then Lines of three of your own cards, "
            "then Lines of two of your own cards. Two cards make no Line with the Lead."
        ),
        _(
            "Among Lines of three or four the Trio is best, three cards of the same rank; then the Sequence, cards "
            "that follow each other, of whatever suits; then Sympathy, all hearts; then the Court, all Kings, Queens "
            "or Jacks. With the Lead a Sequence, Sympathy or Court of four beats one of three; "
            "a Trio has only three, whatever else lies there."
        ),
        diagram(
            court.shown(_("Trio, with the Lead"), "9S 9C", "9D"),
            court.shown(_("Sequence of 4, with the Lead"), "7D 6S 5D", "8C"),
        ),
        diagram(
            court.shown(_("Sympathy of 4, with the Lead"), "AH 9H 3H", "5H"),
            court.shown(_("Court Circular: a Court of 4, with the Lead"), "KS JD KD", "QH"),
        ),
        _(
            "Among Lines of two the Pair is best, two cards of the same rank; then the Valentine, two hearts; then "
            "Etiquette, two court cards."
        ),
        diagram(
            court.shown(_("Pair"), "8S 8D"),
            court.shown(_("Valentine"), "7H 2H"),
            court.shown(_("Etiquette"), "KS QD"),
        ),
        _(
            "In a Sequence the Lead must stand at an end. The ace goes with King and Queen or with two and three, "
            "but never between King and two."
        ),
        diagram(
            court.wrong(_("The Lead inside the Sequence: no"), "7D 9S", "8C"),
            court.wrong(_("King, ace and two: no"), "KS 2C", "AD"),
        ),
    )


def _ties() -> Chapter:
    return chapter(
        _("Lines that are alike"),
        _(
            "Between Lines of the same kind and size the best own card in them decides, then the next. If nobody "
            "has a Line, the best card played wins. All hearts rank before the rest, from the ace down to the two; "
            "then come aces, Kings, Queens and so on, and at equal rank diamonds before clubs before spades."
        ),
    )


def _end() -> Chapter:
    return chapter(
        _("The end"),
        _(
            "When the hands cannot be made up to at least three cards each, the pack is over. The winner of the "
            "last trick clears the board; cards left in the hands count for nobody."
        ),
        _(
            "Count your takings: two for a card face up, one for a card face down, and one more for every heart "
            "and for every King, Queen and Jack. With eighteen face up, seven face down, nine hearts and eight court "
            "cards you have sixty."
        ),
        _(
            "Between two the one with more scores the difference, and twenty points are game. Among more everybody "
            "scores what he has above the lowest, and game is fifty; if several pass it, the highest wins, and a tie "
            "plays on."
        ),
    )
