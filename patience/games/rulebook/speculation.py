"""How Speculation is played."""

from patience.engine.diagram import Fan
from patience.engine.rules import Chapter
from patience.games.rulebook import chapter, diagram, matches, no, yes
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Speculation, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _(
                "Own the best trump when the cards have been faced, and so win the pool. Nobody knows what his "
                "cards are, and the best trump so far is always for sale."
            ),
        ),
        chapter(
            _("The cards"),
            _(
                "Two to nine can play. Each player puts one counter into the pool, the dealer two. Everybody gets "
                "three cards, one at a time, which lie face down in a pile; nobody may look at them. The next "
                "card is turned up, and its suit is trumps. The ace is the highest, then King, Queen, Jack and so "
                "on down to the two."
            ),
            matches.lowest_deals(),
        ),
        chapter(
            _("The turn-up"),
            _("If an ace is turned, the dealer takes the pool at once."),
            _(
                "If a King, Queen or Jack is turned, the dealer offers it for sale, once. Sold or not, all cards "
                "are then faced together, and the best trump takes the pool, the turn-up included."
            ),
            _("Any other turn-up is offered by the dealer, too, but then the cards are faced one at a time."),
        ),
        chapter(
            _("Facing"),
            _(
                "Beginning at the dealer’s left, each in turn faces the top card of the pile, which is the one that "
                "was dealt last. Whoever owns the best trump faces nothing as long as it is the best."
            ),
            diagram(
                yes(
                    _("♦8 is a better trump: it is for sale"),
                    Fan("pile.1", "back back back 6D", label=_("Best so far")),
                    Fan("pile.2", "back back 8D", label=_("Faced")),
                ),
                no(
                    _("♦4 is lower: it is not for sale"),
                    Fan("pile.1", "back back back 6D", label=_("Best so far")),
                    Fan("pile.2", "back back 4D", label=_("Faced")),
                ),
            ),
            _(
                "When a better trump appears, whoever faced it offers it for sale. Then the facing goes on from "
                "the left of its owner, the old or the new one. The ace of trumps is not sold: it ends the deal "
                "and takes the pool."
            ),
        ),
        chapter(
            _("Buying and selling"),
            _(
                "The bidding is open and goes round from the owner’s left. In your turn bid more than the last "
                "bid, or pass; who has passed is out of it. When nobody goes higher, the owner may sell for that "
                "price or keep the card. The buyer pays the owner and lays the card face up on the own pile. "
                "Nobody bids more than the pool holds."
            ),
            _(
                "An example with four players and five counters in the pool: the ♦6 is turned, and the third "
                "player buys it from the dealer for two. The second faces ♠K, the fourth ♦8, for which nobody "
                "bids. No better diamond comes. The dealer is even, the second player has lost one counter and "
                "the third three, and the fourth has won four."
            ),
        ),
        chapter(
            _("The end"),
            _(
                "The deal ends when all cards are faced but those of the owner of the best trump, who takes the "
                "pool."
            ),
        ),
        chapter(
            _("Options"),
            _(
                "Counters to the pool (1 unless you choose otherwise): what each player puts in; the dealer pays "
                "double."
            ),
            matches.counters(),
            matches.deals(),
        ),
        chapter(
            _("Hands on"),
            _(
                "Set your bid with the stepper and press the button, or pass. When a card of yours is for sale, "
                "press Sell or Keep. Click your pile to face a card."
            ),
        ),
        chapter(
            _("Where it comes from"),
            _("The game is in Complete Hoyle by R. F. Foster."),
            _(
                "Foster does not say how to bid. That the bidding goes round in turn, that who has passed is out, "
                "and that the pool is the highest bid are rulings of ours; so are who faces the next card after a sale "
                "and that an ace that is faced ends the deal."
            ),
        ),
    )
