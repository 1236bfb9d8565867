"""Each game is played as it was played before: see tools/golden.py for how the playthroughs are made."""

import golden
import pytest

PLAYTHROUGHS = list(golden.playthroughs())


@pytest.mark.parametrize(
    ("file", "name", "chosen"), PLAYTHROUGHS, ids=[file for file, *_rest in PLAYTHROUGHS]
)
def test_a_golden_playthrough_is_played_again_to_the_letter(file, name, chosen):
    path = golden.FOLDER / f"{file}.txt"
    assert path.exists(), f"{name} {chosen} has no golden playthrough: run tools/golden.py"
    written = path.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip(written, golden.play(name, chosen).splitlines(), strict=True), 1):
        assert new == old, f"{path.name}, line {number}: if this is meant, run tools/golden.py"


def test_there_is_no_playthrough_without_its_game():
    assert {path.stem for path in golden.FOLDER.iterdir()} == {file for file, *_rest in PLAYTHROUGHS}


def test_every_option_makes_a_difference_in_its_playthrough():
    moves = {}
    for file, name, chosen in PLAYTHROUGHS:
        text = golden.play(name, chosen)
        moves[file] = [line for line in text.splitlines() if line.startswith("Legal")]
    for file, name, chosen in PLAYTHROUGHS:
        if chosen:
            assert moves[file] != moves[name.replace("_", "-")], file
