"""Pope Joan: known stops keep the lead, and the cards of the layout must be played in time."""

from .saratoga import Leading

wits = Leading()
