"""The reading as a connected story: what the cards say, strung together in sentences that flow."""

from collections.abc import Iterable, Iterator, Sequence

from patience.cards import Card
from patience.words import _, capital

from .meanings import BAD, GOOD, PLAIN, Combination, Drawn, Following, Meaning, following, meaning

SURPRISING = ("10H", "10D", "8D")  # the cards that are a surprise by themselves


class Teller:
    """Tells cards that lie side by side, for one consultant; None is a card that is not yet known."""

    def __init__(self, you: Card | None) -> None:
        self.you = you

    def meaning(self, drawn: Drawn) -> Meaning:
        """What a card says to the consultant, who is a card, too."""
        if drawn.card is not self.you:
            return meaning(drawn)
        if drawn.reversed:
            return Meaning(
                _("yourself, on your head"), _("you stand there yourself, though on your head"),
                _("You are not quite yourself just now; it will pass."), PLAIN,
            )  # fmt: skip
        return Meaning(
            _("yourself"), _("you stand there yourself"),
            _("What lies on your right is what you walk towards."), PLAIN,
        )  # fmt: skip

    def following(self, cards: Sequence[Drawn | None], at: int) -> Following | None:
        """What the next card to the right adds to one of these; nothing to the consultant's own."""
        drawn, then = cards[at], cards[at + 1] if at + 1 < len(cards) else None
        if drawn is None or drawn.card is self.you or (at + 1 < len(cards) and not then):
            return None
        return following(drawn, then)

    def reading(self, cards: Sequence[Drawn | None], at: int) -> str:
        """One of these cards in full sentences, with what the next one adds."""
        drawn = cards[at]
        if drawn is None:
            return ""
        said = self.meaning(drawn)
        words = f"{capital(said.clause)}. {said.more}"
        more = self.following(cards, at)
        return f"{words} {added(more)}" if more else words

    def sentences(self, cards: Sequence[Drawn | None], openers: Sequence[str] = ()) -> Iterator[str]:
        """The known ones of these cards in sentences, two in one where nothing comes between."""
        told, at = 0, 0
        known = [number for number, drawn in enumerate(cards) if drawn]
        while at < len(known):
            here = known[at]
            said, more = self._said(cards, here), self.following(cards, here)
            then = known[at + 1] if at + 1 < len(known) else None
            if more:
                text = _("{what}; and as {who} follows, {then}") if said.tone == more.tone else None
                text = text or _("{what}; but as {who} follows, {then}")
                words = text.format(what=said.clause, who=more.by, then=more.clause)
                at += 1
            elif then == here + 1 and not self.following(cards, then):
                words = both(said, self._said(cards, then))
                at += 2
            else:
                words = said.clause
                at += 1
            opener = openers[told % len(openers)] if openers else "{words}"
            yield capital(opener.format(words=words)) + "."
            told += 1

    def _said(self, cards: Sequence[Drawn | None], at: int) -> Meaning:
        drawn = cards[at]
        assert drawn is not None
        return self.meaning(drawn)


def both(one: Meaning, other: Meaning) -> str:
    """Two meanings in one sentence, joined by what their tones have to do with each other."""
    if one.tone == GOOD and other.tone == BAD:
        text = _("{one}, but {other}")
    elif one.tone == BAD and other.tone == GOOD:
        text = _("{one}; for all that, {other}")
    elif one.tone == other.tone == BAD:
        text = _("{one}; besides, {other}")
    elif other.tone == BAD:
        text = _("{one}, yet {other}")
    else:
        text = _("{one}, and {other}")
    return text.format(one=one.clause, other=other.clause)


def added(more: Following) -> str:
    """What the next card adds, in a sentence."""
    return _("And as {who} follows, {what}.").format(who=more.by, what=more.clause)


def openers() -> tuple[str, ...]:
    """How the sentences about the row begin, in turn."""
    return (
        _("to begin with, {words}"), _("then {words}"), _("{words}"), _("a little further on, {words}"),
        _("meanwhile {words}"), _("{words}"), _("after that, {words}"), _("before long, {words}"), _("{words}"),
    )  # fmt: skip


def together(found: Iterable[Combination]) -> str:
    """What the ranks of the row say together, in sentences; "" when none does."""
    told = []
    for number, one in enumerate(found):
        text = _("the {cards} mean that {what}") if number == 0 else _("the {cards}, that {what}")
        told.append(text.format(cards=one.name[:1].lower() + one.name[1:], what=one.clause))
    return _("Taken together, {what}.").format(what="; ".join(told)) if told else ""


def generality(number: int) -> str:
    """A remark that is true of most people, for a surprise that holds none."""
    remarks = (
        _("The surprise keeps its secret; but somebody has been thinking of you these last days."),
        _("The surprise keeps its secret; but a thing you had given up looking for will turn up."),
        _("The surprise keeps its secret; but you have lately kept silent where you wished to speak."),
        _("The surprise keeps its secret; but an old acquaintance is not as far away as you believe."),
        _("The surprise keeps its secret; but a small habit of yours is noticed more kindly than you think."),
        _("The surprise keeps its secret; but what worries you now will look smaller within the month."),
    )
    return remarks[number % len(remarks)]


def is_surprising(cards: Iterable[Drawn]) -> bool:
    """Whether one of these cards is a surprise by itself."""
    return any(drawn.card.text in SURPRISING for drawn in cards)
