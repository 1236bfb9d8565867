"""How Newmarket is played."""

from patience.engine.diagram import Diagram, Fan, Part
from patience.engine.rules import Chapter
from patience.games.rulebook import chapter, diagram, matches, no, stops, yes
from patience.words import _


def the_four_cards() -> str:
    """The layout."""
    return _(
        "Four cards of another pack lie in the middle, each with a pool beside it: the ♥A, the ♣K, the ♦Q "
        "and the ♠J. They are not played; their doubles in the players’ hands are."
    )


def the_layout() -> Diagram:
    """How it looks."""
    cards = ("AH", "KC", "QD", "JS")
    return diagram(Part(_("The four pool cards"), tuple(Fan(f"pool.{card}", card) for card in cards)))


def leading() -> str:
    """What may be led."""
    return _(
        "The player at the dealer’s left leads first. A sequence may be begun in any suit, but only with "
        "the lowest card that the leader holds of it. With ♠4, ♠6 and ♠J you may lead the ♠4, not the ♠6."
    )


def leads() -> Diagram:
    """A lead that is allowed and one that is not."""
    return diagram(
        yes(
            _("♠4 is the lowest spade of the hand, and may be led"),
            Fan("run", "4S", label=_("Led")),
            Fan("hand.0", "6S JS", across=True, label=_("In hand")),
        ),
        no(
            _("♠6 may not be led: ♠4 is lower"),
            Fan("run", "6S", label=_("Led")),
            Fan("hand.0", "4S JS", across=True, label=_("In hand")),
        ),
    )


def taking() -> str:
    """How a pool is won."""
    return _(
        "Whoever plays one of the four cards takes what lies on it at once. Who is caught with one at the "
        "end has only missed his chance: he pays nothing more for it than for any other card."
    )


def ace_high() -> str:
    """The option of the high ace."""
    return _(
        "Ace high (off unless you choose it): every ace follows its King and ends the suit, and it counts as "
        "the highest card when you lead."
    )


def spreading() -> tuple[str, ...]:
    """How the stakes are laid."""
    return (
        _(
            "The dealer names a stake, at least four counters and at most twelve. Then each player lays just so "
            "many on the four cards, one after the other from the dealer’s left, and the dealer last. You may "
            "put all on one card or divide them as you like; everybody sees it."
        ),
        _(
            "Counters are well laid where you hold the card yourself and can hope to play it. If A lays "
            "four on ♥A, B one on each card, and C two on ♣K and two on ♦Q, the pools are 5, 3, 3 and 1."
        ),
    )


def chapters() -> tuple[Chapter, ...]:
    """The rules of Newmarket, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _("Be the first to have no cards left, and take the pools on your way by playing their cards."),
        ),
        chapter(_("The cards"), stops.the_deal(), matches.lowest_deals(), the_four_cards(), the_layout()),
        chapter(_("The stakes"), *spreading()),
        chapter(_("Playing"), leading(), leads(), *stops.going_on()),
        chapter(_("The pools"), taking()),
        chapter(_("The end"), stops.cards_left(), stops.not_won()),
        chapter(_("Options"), ace_high(), matches.counters(), matches.deals()),
        stops.hands_on(_("To lay your stake, click a card of the four: one counter goes on it.")),
        chapter(
            _("Where it comes from"),
            _(
                "The game is in Complete Hoyle by R. F. Foster, who also calls it Stops and says that some know it "
                "as Boodle. It is Pope Joan without the Pope."
            ),
            _(
                "These points are rulings of ours: the stakes are laid openly and in turn, the dealer’s last; a "
                "stake is at most twelve; the ace high is a later custom."
            ),
        ),
    )
