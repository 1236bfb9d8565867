"""What the rules say of everybody, said to the player."""

import pytest

from patience.gui.company.people import Person, named
from patience.gui.company.you import told

PEOPLE = [Person("You", "you"), Person("Mr Pym", "pym"), Person("Miss Lark", "lark")]


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("{seat.0} plays the six of hearts", "You play the six of hearts"),
        ("{seat.0} plays the six of hearts and takes 5", "You play the six of hearts and take 5"),
        ("{seat.0} has 5 books and takes the pool.", "You have 5 books and take the pool."),
        ("{seat.0} has no trump and passes the lead", "You have no trump and pass the lead"),
        ("{seat.1} plays the six of hearts and takes 5", "Mr Pym plays the six of hearts and takes 5"),
        ("{seat.0} was out first and takes the pool.", "You were out first and take the pool."),
        ("{seat.0} and {seat.1} have the most books", "You and Mr Pym have the most books"),
        ("{seat.1} and {seat.0} have the most books", "Mr Pym and you have the most books"),
        ("{seat.0}, {seat.1} and {seat.2} have 4 books each", "You, Mr Pym and Miss Lark have 4 books each"),
        ("{seat.1} asks {seat.0} for the six of hearts", "Mr Pym asks you for the six of hearts"),
    ],
)
def test_sentences_of_the_player_are_in_the_second_person(rules, said):
    assert told(named(rules, PEOPLE, 0)) == said


@pytest.mark.parametrize(
    ("asked", "said"),
    [(0, "Have you the six of hearts?"), (1, "Mr Pym, have you the six of hearts?")],
)
def test_nobody_is_asked_under_the_name_of_you(asked, said):
    assert told(named(f"{{seat.{asked}}}, have you the six of hearts?", PEOPLE, 0)) == said
