"""All that the table tells, in sentences: what the corners and blocks show, for small windows and for reading aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.words import _, ngettext

if TYPE_CHECKING:
    from patience.engine.company import Company
    from patience.gui.company.view import CompanyView


def facts(scene: CompanyView) -> list[str]:
    """The state of the match, the pools, the cards asleep, and every seat."""
    rules, table = scene.rules, scene.view.table
    told = [scene.standing]
    if board := rules.board(table, scene.me):
        told += [f"{scene.words(side)}: {points}" for side, points in board.sides]
        told += [f"{scene.words(note)} {value}".strip() for note, value in board.notes]
    phases, now = rules.phases(table)
    if phases:
        told.append(phases[now])
    if rules.trump(table):
        told.append(rules.trump_words(table))
    told += [
        pool_facts(rules, name, amount)
        for name, amount in table.counters.items()
        if name.startswith("pool") and rules.has_counters and (amount or name != "pool")
    ]
    stock = sum(len(table.piles[name].cards) for name, place in rules.places.items() if place.role == "stock")
    if stock:
        asleep = ngettext("{n} card in the stock", "{n} cards in the stock", stock).format(n=stock)
        told.append(f"{asleep}: {rules.asleep(table)}" if rules.asleep(table) else asleep)
    return told + [seat_facts(scene, seat) for seat in rules.seats]


def pool_facts(rules: Company, name: str, amount: int) -> str:
    """What a pool holds: "Pool of the ace of hearts: 3 counters"."""
    card = rules.pool_card(name) if name != "pool" else None
    pool = _("Pool of the {card}").format(card=card.name) if card else rules.pool_name(name)
    told = ngettext("{pool}: {n} counter", "{pool}: {n} counters", amount)
    return told.format(pool=_("Pool") if name == "pool" else pool, n=amount)


def level(name: str) -> str:
    """How well somebody plays, in a word."""
    return {"easy": _("easy"), "medium": _("medium"), "strong": _("strong")}[name]


def seat_facts(scene: CompanyView, seat: int) -> str:
    """All that is known of a seat, in one sentence."""
    rules, table = scene.rules, scene.view.table
    words = [] if seat == scene.me else [level(scene.level(seat))]
    if rules.has_counters:
        n = table.counters[f"seat.{seat}"]
        words.append(ngettext("{n} counter", "{n} counters", n).format(n=n))
    if pile := table.piles.get(f"hand.{seat}"):
        words.append(ngettext("{n} card", "{n} cards", len(pile.cards)).format(n=len(pile.cards)))
    if fact := rules.fact(table, seat):
        words.append(scene.words(fact))
    if rules.dealer(table) == seat:
        words.append(_("dealer"))
    if rules.is_out(table, seat):
        words.append(_("out"))
    return f"{scene.name(seat)}: {', '.join(words)}"
