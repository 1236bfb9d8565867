"""The whole reading of a match as text, as far as it has gone."""

from patience.engine.match import Match
from patience.engine.table import Table
from patience.words import _, capital

from .consultation import (
    GATHER,
    MISSING,
    PACKET_NAMES,
    PACKET_PLACES,
    ROW,
    ROW_PLACES,
    consultant_name,
    consultation,
    packet_title,
)
from .fortune import Fortune
from .meanings import Drawn


def row_table(match: Match) -> Table | None:
    """The table on which the row was read last; None when it has not been laid yet."""
    for number in range(len(match.steps) - 1, -1, -1):
        if match.steps[number].move == GATHER:
            return match.steps[number - 1].table
    return match.table if consultation(match.table).stage in (ROW, MISSING) else None


def paragraphs(match: Match) -> list[str]:
    """The story of the row, then of each packet."""
    rules, row = match.rules, row_table(match)
    assert isinstance(rules, Fortune)
    return (rules.row_story(row) if row else []) + rules.packet_stories(match.table)


def cards_read(match: Match) -> tuple[int, int]:
    """How many cards have been read in the row and the packets, and how many there are to read."""
    total = len(ROW_PLACES) + len(PACKET_PLACES)
    read = len(consultation(match.table).read)
    return (read + len(ROW_PLACES) if any(step.move == GATHER for step in match.steps) else read), total


def as_text(match: Match) -> str:
    """The reading to be kept or sent: who asked, the story, and which cards lay where."""
    rules, row = match.rules, row_table(match)
    assert isinstance(rules, Fortune)
    now = consultation(match.table)
    lines = [_("Fortune telling, consultation {number}").format(number=match.deal)]
    if now.consultant:
        lines += [f"{consultant_name(now.consultant)}: {capital(_known(rules, match.table))}", ""]
    for paragraph in paragraphs(match):
        lines += [paragraph, ""]
    if row:
        lines.append(_("The row: {cards}").format(cards=_signs(rules.row(row))))
    for name in PACKET_NAMES:
        if any(cards := rules.packet(match.table, name)):
            lines.append(f"{packet_title(name)}: {_signs(cards)}")
    return "\n".join(lines).rstrip() + "\n"


def _known(rules: Fortune, table: Table) -> str:
    you = rules.you(table)
    return you.name if you else ""


def _signs(cards: list[Drawn | None]) -> str:
    """Cards as they are printed, a reversed one with a word."""
    return ", ".join(
        _("{card} reversed").format(card=drawn.card.sign) if drawn.reversed else drawn.card.sign
        for drawn in cards
        if drawn
    )
