"""The options that say how long a match is and with what everybody begins."""

from patience.words import _


def deals() -> str:
    """How long a match is."""
    return _(
        "Deals (twice round unless you choose otherwise): a match lasts until everybody has dealt so often, or "
        "for so many deals, or has no end but yours. What lies in a pool then is divided equally; odd "
        "counters are the bank’s."
    )


def counters() -> str:
    """With what everybody begins."""
    return _(
        "Counters (50 unless you choose otherwise): so many each player begins with. The bank lends, so a balance "
        "may fall below zero; it is shown in red then."
    )


def lowest_deals() -> str:
    """Who deals, where the lowest card decides and the deal goes round."""
    return lowest_deals_first() + " " + _("After that the deal goes to the left.")


def lowest_deals_first() -> str:
    """Who deals first, where the lowest card decides."""
    return _(
        "For the first deal everybody draws a card, and the lowest deals; the ace is low, and of equal cards a "
        "club is lowest, then diamond, heart and spade."
    )
