"""How Pope Joan is played."""

from patience.engine.diagram import Fan, Part
from patience.engine.rules import Chapter
from patience.games.rulebook import chapter, diagram, matches, stops
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Pope Joan, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _(
                "Be the first to have no cards left, and play your cards of the layout before somebody else is "
                "out. A card of the layout wins what lies on it, or costs as much if you keep it too long."
            ),
        ),
        chapter(
            _("The cards"),
            stops.the_deal(),
            _(
                "For the first deal cards are thrown round face up, and the first Jack makes the dealer. After that "
                "the deal goes to the left."
            ),
        ),
        chapter(
            _("The layout"),
            _(
                "Five cards of another pack lie in the middle: ♥10, ♠J, ♦Q, ♣K, and the ♦7, which is the Pope. The "
                "dealer alone dresses them, with 1, 2, 3, 4 and 5 counters in this order. What was not won before "
                "still lies there."
            ),
            diagram(
                Part(
                    _("The layout, dressed with 1, 2, 3, 4 and 5 counters"),
                    tuple(Fan(f"pool.{card}", card) for card in ("10H", "JS", "QD", "KC", "7D")),
                )
            ),
        ),
        chapter(
            _("Playing"),
            _("The player at the dealer’s left leads first. The leader may lead any card he likes."),
            *stops.going_on(),
            _("Whoever plays a card of the layout takes all that lies on it at once."),
        ),
        chapter(
            _("The end"),
            stops.cards_left(),
            _(
                "Whoever is then caught with a card of the layout puts in as many counters as lie on it already. If "
                "the card is in the stock its pool just stays."
            ),
            _(
                "Say A has dealt and dressed. B leads ♦5 and ♦6, A plays the ♦7, takes 5, leads ♣Q and ♣K, takes 4, "
                "and is out. B has three cards with the ♦Q, C two, D five with the ♠J: A receives 10, B adds 3 to "
                "the Queen, D adds 2 to the Jack. A has won 4, B lost 6, C 2 and D 7."
            ),
            stops.not_won(),
        ),
        chapter(
            _("Options"),
            _("The Pope (♦7 unless you choose the ♦9): which diamond is the fifth card of the layout."),
            _(
                "Trump layout (off unless you choose it): the top card of the stock is turned up, makes its suit "
                "trumps, and stays there, so that all know its suit to stop below it. The layout has five divisions, which the dealer dresses: Pope with 6, "
                "Matrimony (King and Queen of trumps) 3, Intrigue (Queen and Jack) 2, Confederacy (King and Jack) 2, "
                "Game 2. The first who is out takes Game."
            ),
            diagram(
                Part(
                    _("The combinations when spades are trumps"),
                    (
                        Fan("pool.matrimony", "KS QS", across=True, label=_("Matrimony")),
                        Fan("pool.intrigue", "QS JS", across=True, label=_("Intrigue")),
                        Fan("pool.confederacy", "KS JS", across=True, label=_("Confederacy")),
                    ),
                )
            ),
            _(
                "A combination is paid when its second card is played. One player of both takes all; two players "
                "halve it, and an odd counter stays. If one of the cards is asleep the pool stays as it is."
            ),
            _(
                "At the end the Pope, if held, doubles Pope, and a King, Queen or Jack of trumps that is held "
                "doubles each combination it belongs to, once a deal and not if the other card is asleep. Two "
                "holders share the cost; the odd counter falls to the higher card."
            ),
            _(
                "No eight of diamonds (off unless you choose it): the ♦8 is left out of the pack, so that the ♦7 "
                "always ends its suit. The stock has one card less."
            ),
            matches.counters(),
            matches.deals(),
        ),
        stops.hands_on(_("The layout is dressed for the dealer, and what you win or owe is paid for you.")),
        chapter(
            _("Where it comes from"),
            _(
                "The game is in Complete Hoyle by R. F. Foster, who tells the trump layout and the missing eight "
                "among its varieties."
            ),
            _(
                "These points are rulings of ours: four of the five cards, for the book names only the Pope’s suit, "
                "and the choice of the ♦9; how the dealer dresses the trump layout; that a combination is doubled "
                "only once; and what becomes of odd counters."
            ),
        ),
    )
