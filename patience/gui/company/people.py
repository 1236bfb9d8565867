"""Who sits at the table: names and portraits for the seats that the computer plays."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from patience.words import _


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
