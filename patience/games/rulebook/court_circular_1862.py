"""How Court Circular is played by the rules of 1862."""

from patience.engine.rules import Chapter
from patience.games.rulebook import chapter, court, diagram, matches
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of 1862, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _(
                "Win tricks with the better Line of three cards, and take the cards that the Lines are worth. Five "
                "points are a hit, and two hits win the rubber."
            ),
        ),
        chapter(
            _("The cards"),
            _(
                "Two play with the full pack. Each gets six cards, three at a time, the dealer last. The thirteenth "
                "card is turned up: it is the Lead. The rest is the stock."
            ),
            matches.lowest_deals_first(),
        ),
        chapter(
            _("A trick"),
            _(
                "The player who does not deal is first-hand. Both play a card in turn until each has three down. The "
                "fifth card, which is the third of first-hand, lies face down until the sixth has been played."
            ),
            _(
                "The better Line wins. If the Lines are of the same kind, the best own card in them decides; if there "
                "is no Line, the best card played. Cards rank from the ace to the two, and at equal rank hearts "
                "before diamonds, clubs and spades."
            ),
        ),
        _lines(),
        _taking(),
        chapter(
            _("The last three"),
            _(
                "When only three cards are left to be dealt, they are turned up instead, and the last trick begins. "
                "In your turn play a card of your hand, or take one of the three and put a card of your hand in its "
                "place, which the other may take in turn. The fifth "
                "card lies face down here, too."
            ),
        ),
        chapter(
            _("The end"),
            _(
                "After eight tricks the pack is over. Whoever has more than four tricks scores one for each beyond "
                "four. Whoever has taken more cards scores two, and whoever has taken more court cards one; here "
                "aces are court cards, too. Equal numbers score nothing."
            ),
            _(
                "Five points are a hit. If both would pass five, tricks are reckoned first, then cards, then court "
                "cards. After a hit both begin at nothing, and two hits win the rubber. The loser of the last trick "
                "deals the next pack."
            ),
        ),
        court.hands_on(
            _(
                "When you take several cards, click them one after the other, and then the button that says how many. In "
                "the last trick click a card of your hand or one of the three, and then the card that you give for it."
            )
        ),
        chapter(
            _("Where it comes from"),
            _("Lewis Carroll had these rules printed in April 1862, as a second form of his own game."),
            _(
                "He does not say which cards the winner takes, or who deals the next pack. That any of the seven may "
                "be taken, and that the loser of the last trick deals, is ours, and so is the order of reckoning."
            ),
        ),
    )


def _lines() -> Chapter:
    return chapter(
        _("Lines"),
        _(
            "A Line has exactly three cards: your own three, or two of them with the Lead. The best is the Trio, "
            "three cards of the same rank; then the Sequence, three that follow each other, of whatever suits; then "
            "the Suit, three of one suit. Each ranks above the same without the Lead."
        ),
        diagram(
            court.shown(_("Trio, with the Lead"), "9S 9C", "9H"),
            court.shown(_("Sequence of 3, with the Lead"), "3D 2S", "4C"),
            court.shown(_("Suit"), "KD QD 7D"),
        ),
        _(
            "In a Sequence the Lead must not be the middle card. The ace goes with King and Queen or with two and "
            "three."
        ),
        diagram(court.wrong(_("The Lead in the middle: no"), "5H 7D", "6S")),
    )


def _taking() -> Chapter:
    return chapter(
        _("Taking cards"),
        _(
            "If your Line is the better one, you take as many cards as your own Line and the beaten one are worth "
            "together. Your own counts one for a Trio, two for a Sequence, three for a Suit. The beaten one counts "
            "five for a Trio, three for a Sequence, one for a Suit, and nothing if there is none. If only the cards "
            "decided, you take one."
        ),
        _(
            "Choose them from all seven cards on the table, the Lead included. With a Trio against a Trio you take "
            "six."
        ),
        _(
            "Then the next Lead is chosen from the cards that are left: by the winner if both made a Line or "
            "neither did, else by the loser. The others are laid aside. Both get three cards, and the winner is "
            "first-hand."
        ),
    )
