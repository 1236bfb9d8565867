"""What is said and written at the table of a round game: moves, questions, answers, and how a deal has ended.

The texts use only what the player to move sees; seats stand in them as {seat.N}, which whoever shows them replaces by
names.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence

from patience.cards import Card, rank_name
from patience.words import _, capital

from .effects import Effect, Lacks, Pay
from .moves import Move, Say
from .rules import Rules
from .table import Seat, Table


class Said(Rules):
    """A round game in words; nearly all of them have a default."""

    # What is said

    @abstractmethod
    def describe(self, table: Table, move: Move) -> str:
        """A move of the player to move in words, without his name: "plays the six of hearts"."""

    def announce(self, table: Table, move: Move) -> str:
        """What the player says aloud with a move, as at a real table: "I pass."; "" when nothing."""
        return ""

    def reply(self, table: Table, move: Move, effects: Sequence[Effect]) -> tuple[Seat, str] | None:
        """Who answers that move of the player to move, and what he says, as everybody sees by its effects."""
        return None

    def ask(self, table: Table) -> str:
        """What the player to move is asked, in an imperative sentence of at most nine words or so."""
        return ""

    def why_not(self, table: Table, card: Card) -> str:
        """One line that says why the player to move may not play that card of his hand."""
        return self.aim

    def overheard(self, effects: Sequence[Effect]) -> list[tuple[Seat, str]]:
        """What the others say because of what a move did: who is shown to lack one card says so."""
        said: list[tuple[Seat, str]] = []
        for effect in effects:
            if isinstance(effect, Lacks) and len(effect.cards) == 1:
                owner = self.places[effect.place].owner
                (lacked,) = effect.cards
                if owner is not None:
                    said.append((owner, _("No {rank}.").format(rank=rank_name(lacked.rank))))
        return said

    # The answers of the player to move

    def label(self, table: Table, move: Move) -> str:
        """What stands on the button for a move: "Pass", "Bet 3"."""
        if isinstance(move, Say):
            word = capital(move.word)
            return word if move.number is None else f"{word} {move.number}"
        return self.describe(table, move)

    def boldness(self, move: Move) -> int:
        """The order of answers with words: the one that changes least comes first, for Enter means it."""
        return 0

    def first_number(self, table: Table, word: str, numbers: Sequence[int]) -> int:
        """The number at which a stepper begins: the least that is legal."""
        return min(numbers)

    def way_out(self, move: Say) -> bool:
        """Whether an answer is not the wanted one but the way out: its button is plain."""
        return move.word in ("pass", "resign", "pay")

    def answer_note(self, table: Table) -> str:
        """A remark over the answers of the player to move; seats stand as {seat.N}."""
        return ""

    def to_spread(self, table: Table) -> int:
        """How many counters the player to move has to spread over the pools, one after the other."""
        return 0

    def ask_to_spread(self, table: Table, left: int) -> str:
        """What he is asked when he has that many left."""
        return self.ask(table)

    def is_staking(self, table: Table) -> bool:
        """Whether stakes are still being laid, before anything is played."""
        return self.to_spread(table) > 0

    def to_take(self, table: Table) -> int:
        """How many of the cards lying there the player to move takes, one after the other."""
        return 0

    def spoken_card(self, table: Table) -> tuple[Card, Say] | None:
        """A card of the hand of the player to move that stands for a word: to play it is to say that."""
        return None

    def exchanges_with(self, table: Table) -> Seat | None:
        """With whom the player to move would exchange his card."""
        return None

    # The end of a deal

    def outcome(self, table: Table) -> str:
        """How a finished deal has ended, as a title: "{seat.2} is out first"; seats stand as {seat.N}."""
        scores = table.scores or ()
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if len(best) == 1:
            return _("{winner} wins the deal").format(winner=f"{{seat.{best[0]}}}")
        return _("The deal is over")

    def reasons(self, table: Table) -> list[str]:
        """Sentences that explain the payments of a finished deal; seats stand as {seat.N}."""
        return []

    def kind(self, pay: Pay) -> str:
        """The kind of a payment, which heads its column in the account of a deal."""
        return _("Counters")

    def due_kind(self, pay: Pay) -> str:
        """The same for what is paid before the first card is played."""
        return self.kind(pay)

    def tally(self, table: Table) -> Mapping[str, Sequence[int]]:
        """What each seat has of a finished deal beside counters, by the title of its column: tricks, marks."""
        return {}

    def scored(self, table: Table) -> Sequence[int]:
        """What each seat scores with a finished deal where there are no counters: the losers nothing."""
        return [max(0, int(score)) for score in table.scores or ()]
