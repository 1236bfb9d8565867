"""Pochen: a bet is a matter of odds, and who leads should lead what comes back to him."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import cast

from patience.cards import KING, Card
from patience.engine.memory import Mind
from patience.engine.moves import Move, Say
from patience.engine.rules import Rules
from patience.engine.table import Pile, Seat, Table
from patience.games.rounds.counting import HAND, SEAT
from patience.games.rounds.pochen import HANDS
from patience.games.rounds.pochen_hands import HEIGHT, SHORT, combination, strength
from patience.games.rounds.pochen_table import BETTING, HOLD, PASS, PLAYING, POCHEN, Notes
from patience.players.imagine import world
from patience.players.opinion import Opinion
from patience.players.trials import Ending, narrowed, tried

from .pochen_leads import best_lead, card_of, leads_tried

LEADS = 2.5  # worlds in which leads are tried for each in which bets are: they cost less
SAMPLE = 60  # worlds that the medium player imagines before a bet
TRIES = 4  # worlds imagined at most for each that is wanted
BLUFF = 0.2  # how likely somebody with such cards passes who usually bets, or bets who usually passes
BOLD = 0.5  # the chance to have the best cards that makes a bet
COMFORT = HEIGHT[KING]  # the pair on which the easy player bets
DEALS = 1500


class Player:
    """Bets and plays."""

    effort = 160

    def simple(self, mind: Mind, chance: Random) -> Move:
        """Bet a little on high pairs, hold on a fair one, and lead the lowest card of a hand that was not counted."""
        table, seat, moves = mind.view.table, mind.view.seat, mind.view.moves
        if phase(table) == PLAYING:
            lowest = min(HEIGHT[card_of(move).rank] for move in moves)
            return chance.choice([move for move in moves if HEIGHT[card_of(move).rank] == lowest])
        own = combination(table.piles[HAND[seat]].cards)
        height = HEIGHT[own[0].rank] + 8 * (len(own) - 2)
        if phase(table) == BETTING:
            return Say("bet", min(len(own), most(moves))) if height >= COMFORT else PASS
        return HOLD if height + 3 >= COMFORT + notes_of(table).bet / 2 else PASS

    def habit(self, mind: Mind, chance: Random) -> Move:
        """Bet by the odds that nobody has better cards, hold by the odds of the pool, lead what comes back."""
        rules, table, seat, moves = mind.view.rules, mind.view.table, mind.view.seat, mind.view.moves
        if phase(table) == PLAYING:
            dead = frozenset(card for card in SHORT if in_nobodys_hand(mind, card))
            return best_lead(rules, table, moves, dead, chance)
        found = list(likely_worlds(mind, chance, SAMPLE))
        wins = sum(seat == best_of(one, rivals(table, seat)) for one in found) / max(1, len(found))
        return wager(table, moves, wins)

    def opinions(self, mind: Mind, chance: Random) -> list[Opinion]:
        """Bets are tried in likely worlds, leads in all that can be."""
        rules, moves = mind.view.rules, mind.view.moves
        if phase(mind.view.table) == PLAYING:
            return narrowed(moves, round(LEADS * self.effort), leads_tried(informed(mind), chance))
        return tried(
            rules, worth_a_try(moves), likely_worlds(mind, chance, self.effort), bets_over(rules, chance)
        )


# The bet


def wager(table: Table, moves: Sequence[Move], wins: float) -> Move:
    """Pass, bet or hold, with this chance to win against all who may be in."""
    pool, bet = table.counters[POCHEN], notes_of(table).bet
    if phase(table) == BETTING:
        return Say("bet", max(1, min(round(pool * (2 * wins - 1)), most(moves)))) if wins > BOLD else PASS
    return HOLD if wins * (pool + bet) > bet else PASS


def at_a_glance(rules: Rules, table: Table, moves: Sequence[Move], chance: Random) -> Move:
    """What one does in an imagined world, without imagining others in it."""
    seat = cast("Seat", table.turn)
    better = often_better(len(rules.seats))[strength(combination(table.piles[HAND[seat]].cards), "")[:2]]
    others = len(rivals(table, seat)) - 1
    wins = better**others * chance.uniform(0.8, 1.2)
    return wager(table, moves, wins)


def rivals(table: Table, seat: Seat) -> list[Seat]:
    """Who must be beaten: whoever is in the bet, or all who may be, and the seat itself."""
    notes = notes_of(table)
    if notes.bettor is None:
        return [other for other, name in enumerate(HAND) if name in table.piles]
    return [notes.bettor, *notes.holders, seat]


def best_of(table: Table, seats: Sequence[Seat]) -> Seat | None:
    """Whose pair, three or four is the best of these."""
    (turned,) = table.piles["turnup"].cards
    found = {seat: combination(table.piles[HAND[seat]].cards) for seat in seats}
    return max(
        (seat for seat in found if found[seat]),
        key=lambda seat: strength(found[seat], cast("Card", turned).suit),
        default=None,
    )


@cache
def often_better(players: int) -> dict[tuple[int, int], float]:
    """How often a pair, three or four so high is better than what another has, from hands dealt at random."""
    chance, size, found = Random(players), HANDS[players], list[tuple[int, int]]()
    for _deal in range(DEALS):
        cards = combination(chance.sample(SHORT, size))
        found.append(strength(cards, "")[:2] if cards else (0, 0))
    every = [(count, height) for count in (2, 3, 4) for height in range(len(HEIGHT))]
    return {one: sum((other < one) + 0.5 * (other == one) for other in found) / DEALS for one in every}


def worth_a_try(moves: Sequence[Move]) -> list[Move]:
    """All answers, but of the bets only some: each about half as much again as the one before."""
    numbers = [1]
    while numbers[-1] < most(moves):
        numbers.append(min(most(moves), numbers[-1] + (numbers[-1] + 1) // 2))
    return [move for move in moves if not (isinstance(move, Say) and move.number) or move.number in numbers]


def bets_over(rules: Rules, chance: Random) -> Ending:
    """The ending of a bet: what each seat has when the cards are to be played."""

    def ending(table: Table) -> Sequence[float]:
        while phase(table) != PLAYING:
            moves = rules.moves(table)
            move = moves[0] if len(moves) == 1 else at_a_glance(rules, table, moves, chance)
            table, _effects = rules.play(table, move)
        return [float(table.counters[SEAT[seat]]) for seat in rules.seats]

    return ending


# What is known


def informed(mind: Mind) -> Mind:
    """The same mind, with what others have had to show in their hands."""
    piles = dict(mind.known.piles)
    met = {card for pile in piles.values() for card in pile.cards if card}
    for seat, shown in enumerate(notes_of(mind.known).shown):
        hand = piles[HAND[seat]].cards
        still = [card for card in shown if card not in met]
        seen = [card for card in hand if card] + still
        piles[HAND[seat]] = Pile((*seen, *(None,) * (len(hand) - len(seen))))
    known = mind.known
    return mind._replace(known=Table(piles, known.turn, known.counters, known.notes, known.scores))


def likely_worlds(mind: Mind, chance: Random, wanted: int) -> Iterator[Table]:
    """Worlds in which those who have spoken about the bet have had a reason."""
    mind, notes, found = informed(mind), notes_of(mind.known), 0
    seats = mind.view.rules.seats
    first = (notes.dealer + 1) % len(seats)
    passed = [
        seat
        for seat in ((first + step) % len(seats) for step in range(len(seats)))
        if seat not in notes.waiting and seat != notes.bettor and seat not in notes.holders
    ]
    in_bet = [seat for seat in (notes.bettor, *notes.holders) if seat is not None]
    often = often_better(len(seats))
    for _try in range(TRIES * wanted):
        table = world(mind, chance)
        likely = 1.0
        for seat in (*passed, *in_bet):
            cards = combination(table.piles[HAND[seat]].cards)
            good = bool(cards) and often[strength(cards, "")[:2]] ** (len(seats) - 1) > BOLD * BOLD
            if seat in in_bet:
                likely *= 1.0 if good else BLUFF if cards else 0.0
            elif good and notes.bettor is None:
                likely *= BLUFF
        if chance.random() < likely:
            yield table
            found += 1
            if found == wanted:
                return


def in_nobodys_hand(mind: Mind, card: Card) -> bool:
    """Whether everybody else was shown to lack a card that this seat has not got."""
    held = {one for pile in mind.known.piles.values() for one in pile.cards}
    others = [HAND[seat] for seat in mind.view.rules.seats if seat != mind.view.seat]
    return card not in held and all(card in mind.lacking.get(hand, ()) for hand in others)


def most(moves: Sequence[Move]) -> int:
    """The highest bet."""
    return max((move.number or 0 for move in moves if isinstance(move, Say)), default=0)


def notes_of(table: Table) -> Notes:
    """The notes of a deal."""
    return cast("Notes", table.notes)


def phase(table: Table) -> str:
    """What is done now: betting, answering, playing."""
    return notes_of(table).phase


wits = Player()
