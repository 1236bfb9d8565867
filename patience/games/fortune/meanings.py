"""What each card says, upright and reversed; the words are ours, their sense is Foster's."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from patience.cards import ACE, JACK, KING, PACK, QUEEN, Card, card, rank_name
from patience.words import _, capital

GOOD, PLAIN, BAD = 1, 0, -1
FORTUNE_PACK = tuple(one for one in PACK if one.rank == ACE or one.rank >= 7)
TURNING = (KING, QUEEN, JACK, 7)  # the ranks that say something else when they stand on their heads


class Drawn(NamedTuple):
    """A card as it lies: upright, or reversed with its head down."""

    card: Card
    reversed: bool = False

    @property
    def name(self) -> str:
        """The card in words, with its way up if that is the wrong one."""
        return _("{card}, reversed").format(card=self.card.name) if self.reversed else self.card.name


class Meaning(NamedTuple):
    """What a card says: in few words, as a clause of a sentence, in a sentence more; and whether one likes to hear it."""

    short: str
    clause: str
    more: str
    tone: int


class Following(NamedTuple):
    """What a card says beyond its meaning because of the next one to its right."""

    by: str
    clause: str
    tone: int


class Combination(NamedTuple):
    """Two, three or four cards of one rank, and what they say together."""

    cards: tuple[Drawn, ...]
    name: str
    short: str
    clause: str
    tone: int


def meaning(drawn: Drawn) -> Meaning:
    """What a card says the way up it lies."""
    turned = drawn.reversed and drawn.card.rank in TURNING
    return (_REVERSED if turned else _UPRIGHT)[drawn.card.text]


def following(drawn: Drawn, then: Drawn | None) -> Following | None:
    """What is added by the next card to the right, if anything is; None for `then`: there is no next card."""
    if drawn == Drawn(card("7S")):
        if then and then.card.suit == "H":
            return Following(_("a heart"), _("it is soon made up"), GOOD)
        return Following(_("no heart"), _("it is going to last"), BAD)
    words = _FOLLOWED.get((drawn.card.text, then.card.text)) if then else None
    return Following(_("the {card}").format(card=then.card.name), words, BAD) if then and words else None


def combinations(row: Iterable[Drawn]) -> list[Combination]:
    """The ranks of which at least two cards lie in a row, the most cards first."""
    cards = list(row)
    counts = Counter(drawn.card.rank for drawn in cards)
    found = []
    for rank, count in counts.items():
        if count > 1:
            short, clause, tone = _TOGETHER[rank][count]
            name = capital(_("{count} {ranks}").format(count=_NUMBERS[count], ranks=_plural(rank)))
            same = tuple(drawn for drawn in cards if drawn.card.rank == rank)
            found.append(Combination(same, name, short, clause, tone))
    return sorted(found, key=lambda one: -len(one.cards))


def joined(words: Sequence[str]) -> str:
    """A list in words: "a, b and c"."""
    *some, last = words
    return _("{some} and {last}").format(some=", ".join(some), last=last) if some else last


def _plural(rank: int) -> str:
    return {
        ACE: _("aces"), 7: _("sevens"), 8: _("eights"), 9: _("nines"), 10: _("tens"), JACK: _("Jacks"),
        QUEEN: _("Queens"), KING: _("Kings"),
    }.get(rank, rank_name(rank))  # fmt: skip


_NUMBERS = {2: _("two"), 3: _("three"), 4: _("four")}

_UPRIGHT = {
    "AH": Meaning(
        _("the home"), _("everything turns about your own four walls"),
        _("What happens next happens at home, or begins there."), PLAIN,
    ),
    "KH": Meaning(
        _("a benefactor"), _("a generous man takes your part"),
        _("He can open doors for you, and he means to."), GOOD,
    ),
    "QH": Meaning(
        _("a woman of every grace"), _("a woman of every grace comes near"),
        _("Whatever she brings with her is good."), GOOD,
    ),
    "JH": Meaning(
        _("somebody useful"), _("somebody whose help you may need crosses your path"),
        _("Be civil: a favour will come from that side."), GOOD,
    ),
    "10H": Meaning(
        _("a pleasant surprise"), _("a surprise of the pleasant kind is on its way"),
        _("You will not guess it beforehand, so do not try."), GOOD,
    ),
    "9H": Meaning(
        _("friends again"), _("an old coolness is made up"),
        _("Hold out your hand first, and it will be taken."), GOOD,
    ),
    "8H": Meaning(
        _("children"), _("children have a part in it"),
        _("Yours or another’s, they will want your time."), PLAIN,
    ),
    "7H": Meaning(
        _("a good marriage"), _("a marriage turns out well"),
        _("It may be your own, or one that you helped along."), GOOD,
    ),
    "AC": Meaning(
        _("gains"), _("money comes in, by business or by a lucky stake"),
        _("Count it twice and put half of it by."), GOOD,
    ),
    "KC": Meaning(
        _("a just man, your friend"), _("an upright man has taken a liking to you"),
        _("His word is good, and he will give it for you."), GOOD,
    ),
    "QC": Meaning(
        _("the one you love"), _("the one you love best is near"),
        _("She thinks of you more often than she shows."), GOOD,
    ),
    "JC": Meaning(
        _("a likely marriage"), _("a marriage is likely"),
        _("It lacks only that somebody should ask."), GOOD,
    ),
    "10C": Meaning(
        _("business thrives"), _("your affairs prosper"),
        _("What you have begun in business will bear fruit, and sooner than you thought."), GOOD,
    ),
    "9C": Meaning(
        _("luck in love"), _("love goes your way"),
        _("Do not ask it for its reasons."), GOOD,
    ),
    "8C": Meaning(
        _("high hopes"), _("you look forward to great things"),
        _("Half the pleasure is in the waiting, and you are having it now."), GOOD,
    ),
    "7C": Meaning(
        _("a light flirtation"), _("a light flirtation passes the time"),
        _("No heart is broken over it."), PLAIN,
    ),
    "AD": Meaning(
        _("a letter"), _("a letter or a written notice reaches you"),
        _("Read it to the end before you answer."), PLAIN,
    ),
    "KD": Meaning(
        _("a man to beware of"), _("there is a man of whom you must beware"),
        _("He is at his pleasantest when he wants something."), BAD,
    ),
    "QD": Meaning(
        _("a sharp tongue"), _("a sharp tongue is busy with your name"),
        _("Tell her nothing that the whole street may not know."), BAD,
    ),
    "JD": Meaning(
        _("unwelcome news"), _("somebody comes with unwelcome news"),
        _("It is better heard early than late."), BAD,
    ),
    "10D": Meaning(
        _("an unexpected journey"), _("you set out on a journey that nobody had planned"),
        _("Pack lightly: the road is longer than it looks."), PLAIN,
    ),
    "9D": Meaning(
        _("money that stays away"), _("money that you counted on stays away"),
        _("Do not spend it beforehand."), BAD,
    ),
    "8D": Meaning(
        _("a young man surprises"), _("a young man does what nobody expected of him"),
        _("Hear his reasons before you judge."), PLAIN,
    ),
    "7D": Meaning(
        _("a lucky stake"), _("a stake or a bold venture brings you luck"),
        _("Stop while it still does."), GOOD,
    ),
    "AS": Meaning(
        _("a matter of love"), _("your heart is much taken up"),
        _("Reason will have to wait its turn."), PLAIN,
    ),
    "KS": Meaning(
        _("the law"), _("the law takes an interest in your affairs"),
        _("See that your papers are in order."), BAD,
    ),
    "QS": Meaning(
        _("a merry, false widow"), _("a merry widow charms you and is not what she seems"),
        _("Enjoy the evening and sign nothing."), BAD,
    ),
    "JS": Meaning(
        _("a disagreeable young man"), _("a disagreeable young man gets in your way"),
        _("Walk round him."), BAD,
    ),
    "10S": Meaning(
        _("prison"), _("the shadow of a prison falls across the table"),
        _("It need not be meant for you, but keep to the right side of the door."), BAD,
    ),
    "9S": Meaning(
        _("vexing delays"), _("delays in business try your patience"),
        _("What comes late is not lost."), BAD,
    ),
    "8S": Meaning(
        _("bad news"), _("bad news is coming"),
        _("It will not get better by being put off."), BAD,
    ),
    "7S": Meaning(
        _("a quarrel"), _("a quarrel breaks out"),
        _("Only a heart beside it could make it short."), BAD,
    ),
}  # fmt: skip

_REVERSED = {
    "KH": Meaning(
        _("good will without power"), _("a generous man means well but can do little for you"),
        _("Thank him for the thought, and do not build on it."), PLAIN,
    ),
    "QH": Meaning(
        _("hopes put off"), _("what you hope for keeps you waiting a while"),
        _("It is put off, not refused."), BAD,
    ),
    "JH": Meaning(
        _("a broken reed"), _("somebody who promised help turns out to be of little use"),
        _("Smile, and look for another."), BAD,
    ),
    "7H": Meaning(
        _("a middling marriage"), _("a marriage turns out neither better nor worse than most"),
        _("Nobody will write songs about it."), PLAIN,
    ),
    "KC": Meaning(
        _("a friend hindered"), _("an upright man would stand by you, but something gets in his way"),
        _("Do not lay it at his door."), BAD,
    ),
    "QC": Meaning(
        _("jealousy"), _("the one you love best is jealous"),
        _("A plain word in good time will clear the air."), BAD,
    ),
    "JC": Meaning(
        _("a marriage put off"), _("a marriage that was as good as settled may have to wait"),
        _("The reason is a dull one and will pass."), BAD,
    ),
    "7C": Meaning(
        _("flirtation and trouble"), _("a light flirtation gets you into trouble"),
        _("What was a joke to one was none to the other."), BAD,
    ),
    "KD": Meaning(
        _("a man who plagues you"), _("a man you mistrust will plague you whatever you do"),
        _("Keep your temper, for that is what he is after."), BAD,
    ),
    "QD": Meaning(
        _("a tiresome tongue"), _("a gossip wears out your patience"),
        _("Have an errand ready whenever she calls."), BAD,
    ),
    "JD": Meaning(
        _("news worse than feared"), _("the news that somebody brings is worse than you had feared"),
        _("Sleep a night before you act on it."), BAD,
    ),
    "7D": Meaning(
        _("a very small win"), _("a stake wins you no more than the price of a supper"),
        _("Be glad of the supper."), PLAIN,
    ),
    "KS": Meaning(
        _("a lawsuit lost"), _("a lawsuit is lost"),
        _("Pay, and let it be the last one."), BAD,
    ),
    "QS": Meaning(
        _("a widow’s game"), _("a widow is making a fool of you"),
        _("Everybody has noticed it but you."), BAD,
    ),
    "JS": Meaning(
        _("a young man’s wrong"), _("a young man with a grudge does you a wrong"),
        _("See that there is a witness."), BAD,
    ),
    "7S": Meaning(
        _("a family row"), _("the family falls out among themselves"),
        _("Let the others do the shouting."), BAD,
    ),
}  # fmt: skip

_FOLLOWED = {
    ("10C", "9D"): _("one who owes you will not pay on the day he promised"),
    ("10C", "9S"): _("all that is owed to you will be lost"),
    ("8S", "7D"): _("it ends in quarrels"),
}

_TOGETHER: dict[int, dict[int, tuple[str, str, int]]] = {
    ACE: {
        4: (_("word of a death"), _("word comes of a death"), BAD),
        3: (_("fast living"), _("fast living takes its toll"), BAD),
        2: (_("enmity"), _("somebody has become your enemy"), BAD),
    },
    KING: {
        4: (_("honours"), _("honours are heaped on you"), GOOD),
        3: (_("a good stroke of business"), _("a stroke of business succeeds"), GOOD),
        2: (_("good advice"), _("you are given good advice and should take it"), GOOD),
    },
    QUEEN: {
        4: (_("a scandal"), _("there is going to be a scandal"), BAD),
        3: (_("pleasure carried too far"), _("pleasure is carried too far"), BAD),
        2: (_("friendship"), _("a friendship does you good"), GOOD),
    },
    JACK: {
        4: (_("an illness that goes round"), _("an illness goes from house to house"), BAD),
        3: (_("idleness"), _("sheer idleness lets things slide"), BAD),
        2: (_("a quarrel"), _("there is a quarrel in the air"), BAD),
    },
    10: {
        4: (_("one vexation after another"), _("one vexation comes on the heels of the other"), BAD),
        3: (_("a move to another house"), _("you move to another house"), PLAIN),
        2: (_("something lost"), _("something is lost"), BAD),
    },
    9: {
        4: (_("good deeds"), _("good deeds are done"), GOOD),
        3: (_("a rash step"), _("somebody takes a rash step"), BAD),
        2: (_("money"), _("there is money in it"), GOOD),
    },
    8: {
        4: (_("a bad turn in business or love"), _("business or love takes a bad turn"), BAD),
        3: (_("a wedding"), _("a wedding is in sight"), GOOD),
        2: (_("trouble"), _("some trouble must be got through"), BAD),
    },
    7: {
        4: (_("intrigues"), _("people plot behind their fans"), BAD),
        3: (_("pleasure"), _("there is pleasure ahead"), GOOD),
        2: (_("small affairs and talk"), _("small affairs make a good deal of talk"), PLAIN),
    },
}  # fmt: skip
