"""Each game is played as it was played before: see tools/golden.py for how the playthroughs are made."""

import golden
import pytest

PLAYTHROUGHS = list(golden.playthroughs())
ROUNDS = list(golden.rounds())
LARGEST = 60_000  # bytes; where all ask at random, Authors takes hundreds of questions


@pytest.mark.parametrize(
    ("file", "name", "chosen"), PLAYTHROUGHS, ids=[file for file, *_rest in PLAYTHROUGHS]
)
def test_a_golden_playthrough_is_played_again_to_the_letter(file, name, chosen):
    compare(file, golden.play(name, chosen))


@pytest.mark.parametrize(("file", "name", "players"), ROUNDS, ids=[file for file, *_rest in ROUNDS])
def test_a_golden_round_is_played_again_to_the_letter(file, name, players):
    compare(file, golden.play_round(name, players))


def compare(file, played):
    path = golden.FOLDER / f"{file}.txt"
    assert path.exists(), f"{file} has no golden playthrough: run tools/golden.py"
    written = path.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip(written, played.splitlines(), strict=True), 1):
        assert new == old, f"{path.name}, line {number}: if this is meant, run tools/golden.py"


def test_a_golden_round_is_short_and_told_to_its_end():
    for file, *_rest in ROUNDS:
        path = golden.FOLDER / f"{file}.txt"
        assert path.stat().st_size < LARGEST, file
        assert "over: (" in path.read_text(encoding="utf-8"), file


def test_there_is_no_playthrough_without_its_game():
    assert {path.stem for path in golden.FOLDER.iterdir()} == {file for file, *_rest in PLAYTHROUGHS + ROUNDS}


def test_every_option_makes_a_difference_in_its_playthrough():
    moves = {}
    for file, name, chosen in PLAYTHROUGHS:
        text = golden.play(name, chosen)
        moves[file] = [line for line in text.splitlines() if line.startswith("Legal")]
    for file, name, chosen in PLAYTHROUGHS:
        if chosen:
            assert moves[file] != moves[name.replace("_", "-")], file
