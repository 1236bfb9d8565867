"""What Pochen tells of a table: its phases and pools, and everything in words."""

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from patience.cards import Card, of, rank_name
from patience.engine.company import Company
from patience.engine.effects import Effect, Note, Pay, Slip
from patience.engine.moves import Move, Play, Say
from patience.engine.table import Seat, Table
from patience.words import _, capital, ngettext

from .counting import HAND, SEAT, out_first
from .phrases import either, listed, sign, who
from .pochen_hands import MARRIAGE, SEQUENCE, TRUMP_POOLS, combination, named
from .pochen_table import (
    ANSWERING,
    BETTING,
    HOLD,
    PASS,
    PLAYING,
    POCHEN,
    SHOW,
    SHOWING,
    Claim,
    Notes,
    noted,
)

NAMED_AT_MOST = 3  # the cards in the line that asks
KINDS = {
    **{pool: pool.removeprefix("pool.") for pool in TRUMP_POOLS.values()},
    MARRIAGE: _("Marriage"),
    SEQUENCE: _("Sequence"),
    POCHEN: _("Pochen"),
}


class PochenWords(Company):
    """Pochen without its rules."""

    successor: Mapping[Card, Card]  # what goes on with a suit above each card, if anything does

    def wanted(self, table: Table) -> Card:
        """The card that goes on with the suit."""
        return self.successor[cast("Card", table.piles["run"].cards[-1])]

    # What the window shows

    def outcome(self, table: Table) -> str:
        winner = out_first(self, table)
        assert winner is not None
        return _("{who} is out first").format(who=who(winner))

    def reasons(self, table: Table) -> list[str]:
        """The best sequence, the bet, and the cards that were left."""
        told = [
            _("{who} had the best sequence: {cards}.").format(who=who(claim.seat), cards=_signs(claim.cards))
            for claim in noted(table).claims
            if claim.pool == SEQUENCE
        ]
        told += self._about_the_bet(noted(table))
        winner = out_first(self, table)
        assert winner is not None
        left = [len(table.piles[HAND[seat]].cards) for seat in self.seats]
        sums = " + ".join(str(n) for n in left if n)
        words = _("{who} was out first, while the others still held {sums} cards.")
        told.append(words.format(who=who(winner), sums=sums))
        if self.is_match_over(table):
            told.append(_("It was the last deal: pools that nobody has won are shared by all."))
        return told

    def _about_the_bet(self, notes: Notes) -> list[str]:
        if notes.bettor is None:
            return [_("Nobody has bet.")]
        if not notes.holders:
            return [_("{who} bet {n}, and nobody held.").format(who=who(notes.bettor), n=notes.bet)]
        best, *others = (claim for claim in notes.claims if claim.pool == POCHEN)
        beaten = listed([_signs(claim.cards) for claim in others])
        words = _("{who} won the bet with {cards} against {others}.")
        return [words.format(who=who(best.seat), cards=_signs(best.cards), others=beaten)]

    def phases(self, table: Table) -> tuple[tuple[str, ...], int]:
        at = {SHOWING: 0, BETTING: 1, ANSWERING: 1, PLAYING: 2}[noted(table).phase]
        return (_("Pools"), _("Pochen"), _("Play")), at

    def lit_pool(self, table: Table) -> str:
        return POCHEN if noted(table).phase in (BETTING, ANSWERING) else ""

    def pool_name(self, pool: str) -> str:
        return KINDS[pool]

    def pool_title(self, table: Table, pool: str) -> str:
        trump = self.trump(table)
        for rank, name in TRUMP_POOLS.items():
            if name == pool and trump:
                return sign(of(rank, trump))
        return self.pool_name(pool)

    def pool_card(self, pool: str) -> Card | None:
        return None

    def trump(self, table: Table) -> str:
        turned = table.piles["turnup"].cards
        return turned[0].suit if turned and turned[0] else ""

    def next_in_run(self, table: Table) -> tuple[str, ...]:
        run = table.piles["run"].cards
        if not run:
            return ()
        following = self.successor.get(cast("Card", run[-1]))
        words = (sign(following),) if following else ()
        return (*words, _("stopped")) if noted(table).stopped else words

    def marked(self, table: Table, cards: Sequence[Card]) -> Mapping[Card, str]:
        if noted(table).phase not in (BETTING, ANSWERING):
            return {}
        best = combination(cards)
        return dict.fromkeys(best, {0: "", 2: _("pair"), 3: _("three"), 4: _("four")}[len(best)])

    def label(self, table: Table, move: Move) -> str:
        if isinstance(move, Say) and move.number:
            return _("Bet {n}").format(n=move.number)
        words: dict[Move, str] = {SHOW: _("Call"), HOLD: _("Hold"), PASS: _("Pass")}
        return words.get(move) or super().label(table, move)

    def boldness(self, move: Move) -> int:
        """Enter holds."""
        return int(move == PASS)

    # In words

    def kind(self, pay: Pay) -> str:
        if pay.giver in KINDS:
            return KINDS[pay.giver]
        if pay.taker in SEAT:
            return _("Cards left")
        return KINDS[POCHEN] if pay.taker == POCHEN else _("Into the pools")

    def describe(self, table: Table, move: Move) -> str:
        if isinstance(move, Play):
            return _("plays the {card}").format(card=move.card.name)
        if move == SHOW:
            return _("calls for the pools")
        if move == HOLD:
            return _("holds")
        if isinstance(move, Say) and move.number:
            n = move.number
            return ngettext("bets {n} counter", "bets {n} counters", n).format(n=n)
        return _("cannot go on") if noted(table).phase == PLAYING else _("passes")

    def announce(self, table: Table, move: Move) -> str:
        if isinstance(move, Play):
            return ""
        if move == SHOW:
            return _("Show your trumps and sequences.")
        if move == HOLD:
            return _("I hold.")
        if isinstance(move, Say) and move.number:
            return _("I bet {n}.").format(n=move.number)
        if noted(table).phase != PLAYING:
            return _("I pass.")
        return _("No {card}.").format(card=rank_name(self.wanted(table).rank))

    def overheard(self, effects: Sequence[Effect]) -> list[tuple[Seat, str]]:
        """Who shows cards says what they are; else who has not got the next card says so."""
        notes = next((effect.notes for effect in effects if isinstance(effect, Note)), None)
        if isinstance(notes, Notes) and not any(isinstance(effect, Slip) for effect in effects):
            if notes.phase == PLAYING:
                return _spoken(claim for claim in notes.claims if claim.pool == POCHEN)
            return _spoken(notes.claims) if len(notes.waiting) == len(self.seats) else []
        return super().overheard(effects)

    def ask(self, table: Table) -> str:
        me, notes = table.turn, noted(table)
        assert me is not None
        if notes.phase == SHOWING:
            return _("Call for the cards that win the pools")
        if notes.phase == PLAYING:
            return self._ask_for_a_card(self.moves(table))
        best = combination(table.piles[HAND[me]].cards)
        if not best:
            return _("You have no pair: pass")
        if notes.phase == BETTING:
            return _("Your best: {cards}. Bet on it, or pass").format(cards=named(best))
        return _("Hold {n} on {cards}, or pass").format(n=notes.bet, cards=named(best))

    def _ask_for_a_card(self, plays: Sequence[Move]) -> str:
        cards = [play.card for play in plays if isinstance(play, Play)]
        if not cards:
            return _("You cannot go on: pass")
        if len(cards) > NAMED_AT_MOST:
            return _("You lead: any card")
        return _("Play {cards}").format(cards=either(cards))

    def why_not(self, table: Table, card: Card) -> str:
        if noted(table).phase != PLAYING:
            return _("Cards are played when the bet is decided")
        return _("The {card} goes on with the suit").format(card=self.wanted(table).name)


def _signs(cards: Sequence[Card]) -> str:
    return " ".join(map(sign, cards))


def _spoken(claims: Iterable[Claim]) -> list[tuple[Seat, str]]:
    """What each says who shows cards: "Ace, ten and a sequence."."""
    words: dict[Seat, list[str]] = {}
    for pool, seat, cards in claims:
        fixed = {MARRIAGE: _("the Marriage"), SEQUENCE: _("a sequence")}.get(pool)
        name = named(cards) if pool == POCHEN else fixed or rank_name(cards[0].rank)
        words.setdefault(seat, []).append(name)
    return [(seat, f"{capital(listed(each))}.") for seat, each in words.items()]
