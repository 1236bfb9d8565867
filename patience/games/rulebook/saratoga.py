"""How Saratoga is played."""

from patience.engine.rules import Chapter
from patience.games.rulebook import chapter, matches, newmarket, stops
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Saratoga, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _("Be the first to have no cards left, and take the pools on your way by playing their cards."),
        ),
        chapter(
            _("The cards"),
            stops.the_deal(),
            matches.lowest_deals(),
            newmarket.the_four_cards(),
            newmarket.the_layout(),
        ),
        chapter(
            _("The stakes"),
            _("Before the cards are dealt everybody puts the same on each of the four cards: one counter."),
        ),
        chapter(_("Playing"), newmarket.leading(), newmarket.leads(), *stops.going_on()),
        chapter(_("The pools"), newmarket.taking()),
        chapter(_("The end"), stops.cards_left(), stops.not_won()),
        chapter(
            _("Options"),
            _("Stake (one unless you choose more): what each player puts on each of the four cards."),
            newmarket.ace_high(),
            matches.counters(),
            matches.deals(),
        ),
        stops.hands_on(_("The stakes are laid for you.")),
        chapter(
            _("Where it comes from"),
            _(
                "The game is in Complete Hoyle by R. F. Foster, as Newmarket with a fixed stake in place of a free "
                "one. That the stake is one counter, and that the ace may be high, is ours."
            ),
        ),
    )
