"""How Guest is played."""

from patience.engine.diagram import Fan, Part
from patience.engine.rules import Chapter
from patience.games.rulebook import chapter, diagram, matches, no, yes
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Guest, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _(
                "With your partner opposite, take more of the nine tricks than the other side. The first side "
                "with thirteen points wins the game, and several games make an evening."
            ),
        ),
        _cards(),
        _playing(),
        _score(),
        _books(),
        chapter(
            _("The end"),
            _(
                "The evening is over after so many games as were agreed. The side whose hands have brought more points "
                "all together, as the ledger shows it, has won the evening, whoever has won more of the games."
            ),
        ),
        chapter(
            _("Options"),
            _(
                "Games (3 unless you choose otherwise): how many make an evening. After the last one the books "
                "are closed, and a lapse that is left over is only noted."
            ),
        ),
        chapter(
            _("Hands on"),
            _(
                "Click a card to play it, or drag it to the middle. Cards that must not be played are shaded; click "
                "one, and the line above your hand says why. The left bower wears a small seal with the trump suit. "
                "After a hand the last sheet of the paper is the ledger."
            ),
        ),
        chapter(
            _("Where it comes from"),
            _("H. D. Catlin published Guest in 1893, between the Whist and the Euchre of the time."),
            _(
                "Catlin lets the dealer look at the last two cards, so that the Joker never lies on the table; we "
                "turn the last card unless it is the Joker. Three games an evening are ours, and so is the ruling that the "
                "points of the evening decide it; he only calls their difference its result."
            ),
        ),
    )


def _cards() -> Chapter:
    return chapter(
        _("The cards"),
        _(
            "Four play. Take the ace down to the six of each suit, and the Joker: thirty-seven cards. Nine are "
            "dealt to each player, one at a time, beginning at the dealer’s left."
        ),
        _(
            "The last card is turned up at the dealer’s left. Its suit is trumps, and the card itself is out of "
            "play. If it is the Joker, the dealer keeps it and turns the ninth card of his own hand instead."
        ),
        _(
            "The highest trump is the Joker. Then come the right bower, which is the Jack of trumps, and the left "
            "bower, which is the other Jack of the same colour; then the ace, King, Queen, ten, and so on to the "
            "six. Joker and left bower are trumps in every respect. The other suits run from the ace to the six. "
            "There are always ten trumps in the hands."
        ),
        matches.lowest_deals_first() + " " + _("The Joker is lower still."),
        diagram(
            Part(
                _("Hearts are trumps: the six highest, the best first"),
                (Fan("hand.0", "JK JH JD AH KH QH", across=True),),
            )
        ),
    )


def _playing() -> Chapter:
    return chapter(
        _("Playing"),
        _(
            "The player at the dealer’s left leads, and the first lead must be a trump. Whoever holds none says so, "
            "and the lead passes to the left until somebody has one."
        ),
        _(
            "All others follow suit if they can; if not, they play whatever they like. The highest trump takes the "
            "trick, and where no trump lies the highest card of the suit led. The winner leads to the next trick, "
            "now with any card."
        ),
        diagram(
            yes(
                _("Hearts are trumps and ♦A is led: ♦J need not be played, it is no diamond"),
                Fan("trick.0", "AD", label=_("Led")),
                Fan("trick.1", "6S", label=_("Played")),
                Fan("hand.1", "JD 7C", across=True, label=_("In hand")),
            ),
            no(
                _("Hearts are trumps and ♥A is led: ♦J is a trump and must follow"),
                Fan("trick.0", "AH", label=_("Led")),
                Fan("trick.1", "6S", label=_("Played")),
                Fan("hand.1", "JD 7C", across=True, label=_("In hand")),
            ),
        ),
    )


def _score() -> Chapter:
    return chapter(
        _("The score"),
        _(
            "The side with more tricks scores the difference: one, three, five, seven, or nine for all the "
            "tricks. The deal goes to the left after every hand."
        ),
        _(
            "Thirteen points are game. What the winners have beyond thirteen is not lost: it lapses, which means "
            "that they begin the next game with it. The losers begin at nothing. With twelve points and a hand of "
            "five a side has seventeen, and four points lapse."
        ),
    )


def _books() -> Chapter:
    return chapter(
        _("The books"),
        _(
            "The evening is kept in a ledger by double entry. Each hand stands there twice: credited to the side "
            "that scored it, and as a number with a sign, which is positive for one side and negative for the other."
        ),
        _(
            "In the end close the account of every game, leaving out the lapse it began with, and add them up for "
            "both sides. The difference of the two totals must be the sum of the signed hands. This is the trial "
            "balance, and it shows that nobody has made a slip."
        ),
    )
