"""Sentences of the rules speak of everybody in the third person; to the player they are said in the second."""

from __future__ import annotations

import re

from patience.words import _

IRREGULAR = {"is": "are", "has": "have", "was": "were", "does": "do", "goes": "go"}
_OBJECT = re.compile(r"(?<=[\w,] )You\b(?! (?:and|or)\b)")
_ALSO = re.compile(r"(?<= and )(?:has|keeps|leads|passes|pays|plays|takes)\b")
_VERB = re.compile(r"\b(You) (\w+)", re.IGNORECASE)


def told(sentence: str) -> str:
    """Say “You plays the six” as “You play the six”, and “Mr Pym asks You” as “Mr Pym asks you”.

    Other languages have their own ways: a translation of "You" that is no "You" is left alone.
    """
    if _("You") != "You":
        return sentence
    if sentence.startswith("You "):
        sentence = _ALSO.sub(lambda found: _second(found[0]), sentence)
    return _VERB.sub(lambda found: f"{found[1]} {_second(found[2])}", _OBJECT.sub("you", sentence))


def told_to_do(deed: str) -> str:
    """What somebody does as one is told to do it: "plays the six" becomes "play the six"."""
    return told(f"You {deed}").removeprefix("You ") if _("You") == "You" else deed


def _second(verb: str) -> str:
    """The verb as it follows "you"."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    if verb.endswith(("sses", "shes", "ches", "xes", "zzes")):
        return verb[:-2]
    return verb[:-1] if verb.endswith("s") and not verb.endswith("ss") else verb
