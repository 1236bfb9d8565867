"""Who sits at the table: names and portraits for the seats that the computer plays."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from patience.words import _, capital

if TYPE_CHECKING:
    from collections.abc import Sequence


class Person(NamedTuple):
    """Somebody at the table; `portrait` names the picture."""

    name: str
    portrait: str


def everybody() -> list[Person]:
    """All who may sit at the table beside the player."""
    return [
        Person(_("Mr Pym"), "pym"), Person(_("Mrs Crewe"), "crewe"), Person(_("Dr Quill"), "quill"),
        Person(_("Miss Lark"), "lark"), Person(_("Aunt Flora"), "flora"), Person(_("Major Bell"), "bell"),
        Person(_("Cousin Ned"), "ned"), Person(_("Lady Ash"), "ash"), Person(_("Uncle Otis"), "otis"),
    ]  # fmt: skip


def seated(players: int, game: str, deal: int, me: int = 0) -> list[Person]:
    """One person for each seat, the same ones whenever the match is opened; the player has the seat `me`."""
    others = everybody()
    Random(f"{game}/{deal}/people").shuffle(others)
    people = others[: players - 1]
    people.insert(me, Person(_("You"), "you"))
    return people


def named(words: str, people: Sequence[Person], me: int) -> str:
    """A text with the names of those for whom it has {seat.N}; the player is "you" within a sentence.

    Who is asked something stands first, before a comma.
    """
    address = f"{{seat.{me}}}, "
    if words.startswith(address) and words.endswith("?"):  # nobody is called "you" to his face
        words = capital(words.removeprefix(address))
    for seat, person in enumerate(people):
        sign = f"{{seat.{seat}}}"
        if seat == me and not words.startswith(sign):
            words = words.replace(sign, _("you"))
        words = words.replace(sign, person.name)
    return words
