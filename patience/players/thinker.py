"""Thinking in another process, so that the window never waits: minds go there, moves come back."""

from collections.abc import Callable
from ctypes import c_uint64
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from patience.engine.memory import Mind
from patience.engine.moves import Move

from .opinion import Opinion

HINT = "hint"
TRIES = 3  # processes for one question
NICE = 5  # how far the process stands back, so that the window goes first where processors are scarce
STUCK_AFTER = 30  # s without an answer, of which a choice takes less than one: the process hangs
QUIET_AFTER = 120  # s without a question: the process ends, and is begun anew for the next one


class Question(NamedTuple):
    """A mind to think with; `level` is one of LEVELS, or HINT: then all opinions are wanted.

    Nothing in it tells more than the mind does: `luck` is that of the match, not its deal number.
    """

    number: int
    mind: Mind
    level: str
    luck: str


class Answer(NamedTuple):
    """What was thought; opinions only for a hint."""

    number: int
    move: Move
    opinions: list[Opinion]


class Thinker:
    """One question at a time; `wake` is called (in another thread) whenever an answer has come."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._questions: SimpleQueue[Question | None] = SimpleQueue()
        self._answers: SimpleQueue[Answer] = SimpleQueue()
        self._number = 0
        self._thread: Thread | None = None
        self._helper: _Helper | None = None
        self._closed = False

    def ask(self, mind: Mind, level: str, luck: str) -> None:
        """Begin to think; the answer to an earlier question is no longer wanted."""
        self.forget()
        if self._thread is None:
            self._thread = Thread(target=self._serve, daemon=True)
            self._thread.start()
        self._questions.put(Question(self._number, mind, level, luck))

    def forget(self) -> None:
        """Want no answer any more."""
        self._number += 1
        if helper := self._helper:
            helper.want(self._number)

    def answer(self) -> Answer | None:
        """The answer to the last question, once it has come."""
        while True:
            try:
                answer = self._answers.get_nowait()
            except Empty:
                return None
            if answer.number == self._number:
                return answer

    def close(self) -> None:
        """End the process, whatever it is thinking about; nothing more may be asked."""
        self._closed = True
        self._questions.put(None)
        if helper := self._helper:
            helper.stop()

    def _serve(self) -> None:
        """Carry questions to the process and answers back until the end."""
        while not self._closed:
            try:
                question = self._questions.get(timeout=QUIET_AFTER if self._helper else None)
            except Empty:  # nobody has asked for long: the process would only take up room
                self._end()
                continue
            if question and question.number == self._number:
                self._think(question)
        self._end()

    def _think(self, question: Question) -> None:
        """Have a question answered; when the process dies again and again, here instead of there."""
        for _try in range(TRIES):
            if self._closed:
                return
            try:
                self._helper = self._helper or _Helper()
                answer = self._helper.think(question)
                break
            except (EOFError, OSError):
                self._end()
        else:
            answer = _somehow(question)
        if answer:
            self._answers.put(answer)
            if not self._closed:
                self._wake()

    def _end(self) -> None:
        """End the process, if there is one."""
        if self._helper:
            self._helper.end()
        self._helper = None


class _Helper:
    """The other process."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, end = context.Pipe()
        self.wanted = context.RawValue(c_uint64)  # the number of the question that wants an answer
        self.process = context.Process(target=serve, args=(end, self.wanted), daemon=True)
        self.process.start()
        end.close()

    def think(self, question: Question) -> Answer | None:
        """Ask and wait for the answer, None when it was wanted no more before it was found; EOFError when none comes."""
        self.want(question.number)
        self.pipe.send(question)
        if not self.pipe.poll(STUCK_AFTER):
            raise EOFError
        answer: Answer | None = self.pipe.recv()
        return answer

    def want(self, number: int) -> None:
        """Want the answer to no other question: what it thinks about another it breaks off."""
        self.wanted.value = number

    def stop(self) -> None:
        """Break off whatever it is doing; whoever waits for its answer hears that there is none."""
        self.process.kill()  # it has nothing to put in order, and one that somebody has stopped hears nothing else

    def end(self) -> None:
        """End it."""
        self.stop()
        self.process.join()
        self.pipe.close()


def serve(pipe: Connection, wanted: c_uint64) -> None:
    """Answer questions until nobody asks any more; this runs in the other process."""
    import os
    import signal

    from . import trials

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window
    if hasattr(os, "nice"):
        os.nice(NICE)
    while True:
        try:
            question: Question = pipe.recv()
            trials.wanted.set(partial(_is, wanted, question.number))
            pipe.send(answer_to(question))
        except trials.UnwantedError:
            pipe.send(None)
        except (EOFError, OSError):  # the window is gone
            return


def _is(wanted: c_uint64, number: int) -> bool:
    """Whether this is still the question whose answer is wanted."""
    return wanted.value == number


def answer_to(question: Question) -> Answer:
    """Think."""
    from .choose import choose, opinions

    if question.level == HINT:
        found = opinions(question.mind, question.luck)
        return Answer(question.number, found[0].move, found)
    return Answer(question.number, choose(question.mind, question.level, question.luck), [])


def _somehow(question: Question) -> Answer:
    """Think where no process could; whatever is wrong, some legal move comes of it, and the game goes on."""
    try:
        return answer_to(question)
    except Exception:  # noqa: BLE001 - a fault in one game's wits must not leave everybody waiting
        move = question.mind.view.moves[0]
        return Answer(question.number, move, [Opinion(move, 0, 0.0)])
