"""How Pochen is played."""

from patience.engine.rules import Chapter
from patience.games.rulebook import chapter, matches
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Pochen, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _(
                "Win counters in three ways in each deal. You win pools with trumps and with a sequence, you win "
                "the pool in the middle with a bet, and you win more by being the first without cards."
            ),
        ),
        chapter(
            _("The cards"),
            _(
                "Three to six can play, with thirty-two cards: ace, King, Queen, Jack, 10, 9, 8 and 7 of each "
                "suit. On the table are eight pools: one for each of ace, King, Queen, Jack and 10, one for the "
                "Marriage, one for the Sequence, and Pochen in the middle. Each player puts a counter into every "
                "one of them."
            ),
            _(
                "The cards are dealt three and then two at a time as far as they go equally: ten to each of three "
                "players, seven to four, six to five, five to six. The next card is turned up. Its suit is "
                "trumps, and the card itself belongs to nobody. The rest is not used."
            ),
            matches.lowest_deals(),
        ),
        chapter(
            _("The pools"),
            _(
                "Whoever holds the ace, King, Queen, Jack or 10 of trumps shows it and takes the pool of that "
                "name. King and Queen of trumps in one hand take the Marriage as well: if every pool holds four, "
                "that makes twelve."
            ),
            _(
                "The best sequence, of three or more cards of one suit, takes the Sequence. The longest is the "
                "best: ♠7 8 9 10 beats ♣9 10 J. Of equally long ones the highest, the ace being above the King "
                "here; of equally high ones that in trumps, and after that the one nearest to the dealer’s left."
            ),
        ),
        chapter(
            _("The bet"),
            _(
                "Beginning at the dealer’s left, the first who likes bets any number of counters on the best pair, "
                "three or four of a kind in his hand, and puts them into Pochen. Then each of the others, once, "
                "holds the bet by putting in as many, or passes; also those who passed before the bet was made. "
                "Without a pair one cannot bet or hold. There is no raising."
            ),
            _(
                "Four of a kind beat three, and three beat a pair; after that the higher rank wins, from the ace "
                "down to the 7. Of two equal pairs the one with the trump wins. The winner takes the pool: if it "
                "holds four, and a bet of three on ♠8 ♣8 is held with ♥8 ♦8 while hearts are trumps, the "
                "hearts win ten."
            ),
            _("If nobody holds, the bet takes the pool. If nobody bets, it stays for the next deal."),
        ),
        chapter(
            _("Playing the cards"),
            _(
                "The player at the dealer’s left leads any card. In turn each must play the next higher card of "
                "the suit if he has it, one card a turn, and passes if not."
            ),
            _(
                "The King ends the suit. Whoever played it, or the highest card that could be played, leads again, "
                "whatever he likes. An ace can only be led, and nothing follows it."
            ),
        ),
        chapter(
            _("The end"),
            _(
                "The first without cards ends the deal and gets a counter from each of the others for every card "
                "that they hold. Pools that nobody won stay for the next deal. What is in them after the last "
                "deal is shared equally."
            ),
        ),
        chapter(
            _("Options"),
            _(
                "Ace above the King (off unless you choose it): a suit does not end with the King but runs on to "
                "the ace."
            ),
            matches.counters(),
            matches.deals(),
        ),
        chapter(
            _("Hands on"),
            _(
                "Press the button that calls for the cards of the pools. Set your bet with the stepper and press "
                "Bet, or Pass; answer a bet with Hold or Pass. Click a card to play it. A card or a pass that "
                "leaves no choice is played for you, unless you have switched that off."
            ),
            _("A bet may be as large as the pool in the middle, and ten counters in any case."),
        ),
        chapter(
            _("Where it comes from"),
            _("The game is in Complete Hoyle by R. F. Foster."),
            _(
                "Rulings of ours: that a long sequence beats a high one, how equals are decided, who answers a "
                "bet and how far it may go, and that an ace can only be led, since Foster has the suits stop at "
                "the King."
            ),
        ),
    )
