"""Why a move is worth making, in words: what it turns up, frees, makes room for or brings home."""

from patience.cards import Card
from patience.words import _, ngettext

from .effects import TurnUp
from .moves import Carry, Lift, Move, Tap
from .patience import IDLE, Patience
from .table import Table


def reason(rules: Patience, table: Table, move: Move) -> str:
    """The strongest reason that holds in every game; the table is as the player sees it."""
    after, effects = rules.play(table, move)
    if after.scores is not None:
        return _("It wins the game.")
    if isinstance(move, Tap):
        return _turning(rules, table, move)
    if isinstance(move, Carry) and any(isinstance(effect, TurnUp) for effect in effects):
        down = table.piles[move.source].down
        words = ngettext(
            "It turns up the last face-down card there.",
            "It turns up one of the {n} face-down cards there.",
            down,
        )
        return words.format(n=down)
    return opening(rules, table, move) or _arriving(rules, after, move) or _moving(rules, table, after, move)


def opening(rules: Patience, table: Table, move: Move) -> str:
    """What the move makes possible, if that is worth anything."""
    after, _effects = rules.play(table, move)
    best = max(rules.opened(table, move), key=lambda then: rules.liking(after, then), default=None)
    if best is None or rules.liking(after, best) <= IDLE:
        return ""
    if isinstance(best, Lift):
        *some, last = [_sign(after.piles[name].top) for name in best.places]
        return _("Then {cards} and {last} can be lifted.").format(cards=", ".join(some), last=last)
    assert isinstance(best, Carry)
    card, under = after.piles[best.source].cards[-best.size], after.piles[best.target].top
    if rules.places[best.target].role in rules.home:
        text = (
            _("It frees the {card}, which can go home.")
            if _frees(move, best)
            else _("Then the {card} can go home.")
        )
    elif not under:
        text = _("It makes room for the {card}.")
    else:
        text = (
            _("It frees the {card} for the {under}.")
            if _frees(move, best)
            else _("The {card} can go on the {under} then.")
        )
    return text.format(card=_sign(card), under=_sign(under))


def _frees(move: Move, then: Carry) -> bool:
    return isinstance(move, Carry) and then.source == move.source


def _arriving(rules: Patience, after: Table, move: Move) -> str:
    if not (isinstance(move, Carry) and rules.places[move.target].role in rules.home):
        return ""
    total = sum(map(len, after.piles.values()))
    return _("Then {n} of {total} cards are {home}.").format(
        n=rules.cards_home(after), total=total, home=rules.home_label
    )


def _moving(rules: Patience, table: Table, after: Table, move: Move) -> str:
    if rules.liking(table, move) <= IDLE or not isinstance(move, Carry):
        return _("Nothing is gained by it now.")
    under = after.piles[move.source].top
    if under:
        return _("It uncovers the {card}.").format(card=under.sign)
    return _("Its place is empty then.") if not after.piles[move.source].cards else _("It uncovers a card.")


def _turning(rules: Patience, table: Table, move: Tap) -> str:
    others = [rules.liking(table, other) for other in rules.moves(table) if other != move]
    if not others:
        return _("Nothing else can be moved.")
    return _("No other move gets further.") if max(others) <= IDLE else _("It shows what comes next.")


def _sign(card: Card | None) -> str:
    return card.sign if card else ""
