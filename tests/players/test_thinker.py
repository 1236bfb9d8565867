"""The thinker in a process of its own: it answers, it is replaced when it dies, and what is forgotten stays so."""

import os
import signal
import threading
from contextvars import ContextVar
from ctypes import c_uint64

import pytest

from patience.engine.match import Match
from patience.games import rules_class
from patience.players import thinker as thinking
from patience.players import trials
from patience.players.choose import choose
from patience.players.thinker import HINT, Thinker

PATIENCE = 60  # s: nothing is measured, but a test that hangs should end


class Bell:
    """Rings when an answer has come."""

    def __init__(self):
        self.rung = threading.Semaphore(0)

    def __call__(self):
        self.rung.release()

    def wait(self):
        assert self.rung.acquire(timeout=PATIENCE)


@pytest.fixture
def match():
    return Match(rules_class("fan_tan")(4), 12345)


@pytest.fixture
def bell():
    return Bell()


@pytest.fixture
def thinker(bell):
    thinker = Thinker(bell)
    yield thinker
    thinker.close()
    if thinker._thread:
        thinker._thread.join(PATIENCE)


@pytest.fixture
def helpers(monkeypatch):
    """Every process that was begun."""
    begun = []

    class Watched(thinking._Helper):
        def __init__(self):
            super().__init__()
            begun.append(self.process)

    monkeypatch.setattr(thinking, "_Helper", Watched)
    return begun


def stop(process):
    """Stop a process, and see it stand still."""
    os.kill(process.pid, signal.SIGSTOP)
    os.waitid(os.P_PID, process.pid, os.WSTOPPED | os.WNOWAIT)


def test_it_answers_as_if_it_were_here(thinker, bell, match):
    mind = match.mind(match.table.turn)
    thinker.ask(mind, "medium", match.luck)
    bell.wait()
    assert thinker.answer().move == choose(mind, "medium", match.luck)
    assert thinker.answer() is None


def test_a_hint_brings_opinions_of_legal_moves_the_best_first(thinker, bell, match):
    mind = match.mind(match.table.turn)
    thinker.ask(mind, HINT, match.luck)
    bell.wait()
    answer = thinker.answer()
    assert len(answer.opinions) > 1
    assert {opinion.move for opinion in answer.opinions} <= set(mind.view.moves)
    assert answer.move == answer.opinions[0].move == choose(mind, "strong", match.luck)


def test_a_process_that_was_killed_is_replaced(thinker, bell, match, helpers):
    mind = match.mind(match.table.turn)
    thinker.ask(mind, "easy", match.luck)
    bell.wait()
    thinker.answer()
    os.kill(helpers[0].pid, signal.SIGTERM)
    helpers[0].join(PATIENCE)
    thinker.ask(mind, "medium", match.luck)
    bell.wait()
    assert thinker.answer().move == choose(mind, "medium", match.luck)
    assert len(helpers) == 2


def test_what_no_process_survives_is_thought_here(thinker, bell, match, monkeypatch):
    class Dying:
        def think(self, question):
            raise EOFError

        def end(self):
            pass

        stop = end

    monkeypatch.setattr(thinking, "_Helper", Dying)
    mind = match.mind(match.table.turn)
    thinker.ask(mind, "medium", match.luck)
    bell.wait()
    assert thinker.answer().move == choose(mind, "medium", match.luck)


def test_what_is_wanted_no_more_is_not_thought_to_its_end(match, monkeypatch):
    """What the other process does with two questions of which the second is the last."""
    monkeypatch.setattr(os, "nice", lambda _by: None, raising=False)
    monkeypatch.setattr(signal, "signal", lambda _number, _handler: None)
    monkeypatch.setattr(trials, "wanted", ContextVar("wanted"))
    questions = [thinking.Question(n, match.mind(match.table.turn), HINT, match.luck) for n in (1, 2)]
    answers = []

    class Pipe:
        def recv(self):
            if not questions:
                raise EOFError
            return questions.pop(0)

        send = answers.append

    thinking.serve(Pipe(), c_uint64(2))
    assert answers[0] is None
    assert answers[1].number == 2
    assert answers[1].move == choose(match.mind(match.table.turn), "strong", match.luck)


def test_the_answer_to_an_earlier_question_is_dropped(thinker, bell, match, monkeypatch):
    """Two questions, each answered when the test says so."""
    doors = [threading.Event(), threading.Event()]
    entered = [threading.Event(), threading.Event()]

    class Slow:
        def think(self, question):
            entered[question.number - 1].set()
            assert doors[question.number - 1].wait(PATIENCE)
            return thinking.answer_to(question)

        def end(self):
            pass

        def want(self, number):
            pass

        stop = end

    monkeypatch.setattr(thinking, "_Helper", Slow)
    mind = match.mind(match.table.turn)
    thinker.ask(mind, "easy", "one")
    assert entered[0].wait(PATIENCE)
    thinker.ask(mind, "medium", "two")
    doors[0].set()
    bell.wait()
    assert thinker.answer() is None, "the first question is of no interest any more"
    doors[1].set()
    bell.wait()
    assert thinker.answer().number == 2


def test_what_was_forgotten_is_not_answered(thinker, bell, match):
    thinker.ask(match.mind(match.table.turn), "easy", match.luck)
    thinker.forget()
    thinker.ask(match.mind(match.table.turn), "medium", match.luck)
    thinker.forget()
    thinker.ask(match.mind(match.table.turn), "easy", match.luck)
    bell.wait()
    while (answer := thinker.answer()) is None:
        bell.wait()
    assert answer.number == 5


def test_when_it_is_closed_its_process_ends(bell, match, helpers):
    thinker = Thinker(bell)
    thinker.ask(match.mind(match.table.turn), "easy", match.luck)
    bell.wait()
    thinker.close()
    thinker._thread.join(PATIENCE)
    assert not thinker._thread.is_alive()
    assert all(not process.is_alive() for process in helpers)


def test_nothing_is_begun_before_something_is_asked(bell, helpers):
    thinker = Thinker(bell)
    thinker.close()
    assert thinker._thread is None
    assert helpers == []


def test_a_process_that_is_killed_while_it_thinks_is_replaced(thinker, bell, helpers):
    match = Match(rules_class("guest")(4), 12345)  # where strong players think longest
    thinker.ask(match.mind(match.table.turn), "easy", match.luck)
    bell.wait()
    thinker.answer()
    os.kill(helpers[0].pid, signal.SIGSTOP)  # so that it is certainly not done before it is killed
    thinker.ask(match.mind(match.table.turn), "easy", match.luck)
    os.kill(helpers[0].pid, signal.SIGKILL)
    bell.wait()
    assert thinker.answer().move == choose(match.mind(match.table.turn), "easy", match.luck)
    assert [process.is_alive() for process in helpers] == [False, True]


def test_a_process_that_was_stopped_and_never_answers_is_replaced(thinker, bell, helpers, monkeypatch):
    match = Match(rules_class("guest")(4), 12345)
    mind = match.mind(match.table.turn)
    thinker.ask(mind, "easy", match.luck)
    bell.wait()
    thinker.answer()
    stop(helpers[0])
    stuck_after = thinking.STUCK_AFTER

    class Impatient(thinking._Helper):
        def __init__(self):
            monkeypatch.setattr(thinking, "STUCK_AFTER", stuck_after)  # only the first one hangs
            super().__init__()

    monkeypatch.setattr(thinking, "_Helper", Impatient)
    monkeypatch.setattr(thinking, "STUCK_AFTER", 0.1)
    thinker.ask(mind, "medium", match.luck)
    bell.wait()
    assert thinker.answer().move == choose(mind, "medium", match.luck)
    assert [process.is_alive() for process in helpers] == [False, True]


@pytest.mark.parametrize("fault", [OSError(11, "no more processes"), EOFError()])
def test_where_no_process_can_be_begun_it_is_thought_here(thinker, bell, match, monkeypatch, fault):
    class Nobody:
        def __init__(self):
            raise fault

    monkeypatch.setattr(thinking, "_Helper", Nobody)
    mind = match.mind(match.table.turn)
    thinker.ask(mind, "medium", match.luck)
    bell.wait()
    assert thinker.answer().move == choose(mind, "medium", match.luck)


@pytest.mark.parametrize("level", ["strong", HINT])
def test_a_fault_in_the_wits_leaves_nobody_waiting(thinker, bell, match, monkeypatch, level):
    def stumble(_question):
        raise ZeroDivisionError

    class Stumbling:
        def think(self, question):
            raise EOFError

        def end(self):
            pass

        stop = end

    monkeypatch.setattr(thinking, "_Helper", Stumbling)
    monkeypatch.setattr(thinking, "answer_to", stumble)
    mind = match.mind(match.table.turn)
    thinker.ask(mind, level, match.luck)
    bell.wait()
    answer = thinker.answer()
    assert answer.move in mind.view.moves
    assert answer.opinions[0].move == answer.move


def test_closed_while_it_thinks_its_process_ends_and_no_other_is_begun(bell, match, helpers):
    thinker = Thinker(bell)
    thinker.ask(match.mind(match.table.turn), "easy", match.luck)
    bell.wait()
    stop(helpers[0])
    thinker.ask(match.mind(match.table.turn), "easy", match.luck)
    thinker.close()  # and it ends although it is still stopped
    thinker._thread.join(PATIENCE)
    assert not thinker._thread.is_alive()
    assert [process.is_alive() for process in helpers] == [False]
