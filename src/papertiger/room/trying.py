"""A new rule of Mao tried out in processes of their own: never where a table is run. [MO-94]

Whoever runs a table calls `Tryer.try_out` in a thread; it says what a rule contradicts, whether
cards become unplayable, and whether hands still end. The same trial finds the same again, however
many processes there are and whichever is first.
"""

import multiprocessing
import multiprocessing.connection
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, redirect_stderr
from functools import lru_cache
from multiprocessing import resource_tracker
from random import Random
from time import monotonic
from typing import TextIO

import msgspec
from msgspec import Struct

from papertiger.mao.cards import Card
from papertiger.mao.customs import InForce, Verdict
from papertiger.mao.options import Options
from papertiger.mao.trial import (
    SEED,
    Conflict,
    Fault,
    Finding,
    Rehearsed,
    conflicts,
    fault_by,
    rehearse,
)

HANDS = 200
ENDING = 98
"""So many of a hundred hands must end. [MO-94]"""
BATCH = 4
LONGEST = 50.0
"""A trial that takes longer (s) has failed, whatever it was about to find."""

Progress = Callable[[int, int], None]


class TrialFailedError(Exception):
    """A trial could not be carried out: it took too long, or its processes are gone."""


class TrialStoppedError(Exception):
    """Whoever wanted a trial wants it no more."""


class Trial(Struct, frozen=True):
    """What is tried: the rules in force at a table, in their order, and a new one, by its maker.

    What is found with secret rules of others is told without a word about them. [MO-91]
    """

    options: Options
    seats: int
    rules: tuple[InForce, ...]
    new: InForce

    def before(self, *, known: bool) -> tuple[InForce, ...]:
        """The rules in force; `known`: only those that the maker knows."""
        maker = self.new.maker
        return tuple(
            each for each in self.rules if not (known and each.secret and each.maker != maker)
        )

    def after(self, *, known: bool) -> tuple[InForce, ...]:
        """The rules with the new one, which is the newest."""
        return (*self.before(known=known), self.new)

    @property
    def worlds(self) -> tuple[bool, ...]:
        """What is tried, first with what the maker knows, then with all that there is."""
        alike = self.before(known=True) == self.before(known=False)
        return (True,) if alike else (True, False)


class Tryer:
    """Processes that try rules out, started when they are wanted and kept until `close`.

    `workers`: how many; `nice`: how much they stand back for others. One trial goes on at a time.
    """

    def __init__(
        self, workers: int = 2, nice: int = 0, pool: Callable[[], Executor] | None = None
    ) -> None:
        """Nothing is started before it is wanted. `pool`: who works instead, for tests."""
        self.workers = max(1, min(workers, os.cpu_count() or 1))
        self._nice, self._made = nice, pool
        self._pool: Executor | None = None
        self._one = threading.Lock()

    def try_out(
        self,
        trial: Trial,
        progress: Progress | None = None,
        stopped: Callable[[], bool] | None = None,
        hands: int = HANDS,
        seed: int = SEED,
    ) -> Finding:
        """What comes of a rule; `progress` is told how many hands are over, of how many.

        Raises TrialStoppedError soon after `stopped` says so, and TrialFailedError.
        """
        with self._one:
            try:
                course = _Course(self._running(), 2 * self.workers, progress, stopped)
                return course.find(trial, hands, seed)
            except (BrokenProcessPool, CancelledError, OSError) as error:
                self.close()
                raise TrialFailedError(str(error)) from error
            except TimeoutError as error:
                raise TrialFailedError("it took too long") from error

    def _running(self) -> Executor:
        if self._pool is None:
            self._pool = self._start() if self._made is None else self._made()
        return self._pool

    def _start(self) -> Executor:
        context = multiprocessing.get_context("spawn")
        with _real_stderr():
            return ProcessPoolExecutor(self.workers, context, _begin, (self._nice,))

    def close(self, *, wait: bool = False) -> None:
        """Let the processes end; the next trial starts others.

        `wait`: until they have ended, at most a batch later, whatever Ctrl+C says meanwhile: who
        then leaves the program leaves none that is just starting.
        """
        pool, self._pool = self._pool, None
        if pool is not None:
            with _uninterrupted():
                pool.shutdown(wait=wait, cancel_futures=True)


def _real_stderr() -> redirect_stderr[TextIO]:
    """A drawn table has standard error for itself; what is started looks for a real one."""
    return redirect_stderr(sys.__stderr__ or sys.stderr)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """What is started here hears no Ctrl+C, which goes to it too, not even before it runs."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # What watches over shared things, once started, would open the mask again.
    with _real_stderr():
        resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(nice: int) -> None:
    """In a process of trials: it stands back, and ends with whoever started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


class _Course:
    """One trial as it goes on."""

    def __init__(
        self,
        pool: Executor,
        ahead: int,
        progress: Progress | None,
        stopped: Callable[[], bool] | None,
    ) -> None:
        self._pool, self._ahead = pool, ahead
        self._progress, self._stopped = progress, stopped
        self._until = monotonic() + LONGEST
        self._waiting: deque[Future[bytes]] = deque()

    def find(self, trial: Trial, hands: int, seed: int) -> Finding:
        worlds = trial.worlds
        found = Finding(Verdict.ACCEPTED, seed=seed)
        try:
            for number, known in enumerate(worlds):
                found = self._in_world(trial, known, hands, seed, number, len(worlds), found)
                if not found.accepted:
                    return found if known else msgspec.structs.replace(found, bare=True)
        finally:
            for each in self._waiting:
                each.cancel()
        return found

    def _in_world(
        self,
        trial: Trial,
        known: bool,  # noqa: FBT001
        hands: int,
        seed: int,
        world: int,
        worlds: int,
        before: Finding,
    ) -> Finding:
        looked, played = world_of(trial, known=known), hands_of(trial, known=known)
        self._ask(look, looked)
        batches = iter([range(one, min(one + BATCH, hands)) for one in range(0, hands, BATCH)])
        self._submit(batches, played, seed)
        seen = _DECODE_LOOK.decode(self._next())
        shown = seen.conflicts if known else before.conflicts
        if seen.fault is not None:
            return Finding(Verdict(seen.fault), shown, seen.card, seed=seed)
        most, done, void = hands * (100 - ENDING) // 100, 0, 0
        example, turns = None, 0
        while done < hands:
            for hand in _DECODE_HANDS.decode(self._next()):
                if not hand.ended:
                    void += 1
                    example, turns = (done, hand.turns) if example is None else (example, turns)
                done += 1
            if self._progress is not None:
                self._progress(world * hands + done, worlds * hands)
            if void > most:
                end = Verdict.HANDS_DO_NOT_END
                return Finding(end, shown, None, done, void, example, turns, seed)
            self._submit(batches, played, seed)
        return Finding(Verdict.ACCEPTED, shown, None, done, void, example, turns, seed)

    def _submit(self, batches: Iterator[range], played: bytes, seed: int) -> None:
        while len(self._waiting) < self._ahead and (batch := next(batches, None)) is not None:
            self._ask(play, played, seed, batch.start, batch.stop)

    def _ask(self, what: Callable[..., bytes], *given: bytes | int) -> None:
        """Ask the processes for something; the first are started by that."""
        with _uninterrupted():
            self._waiting.append(self._pool.submit(what, *given))

    def _next(self) -> bytes:
        """The oldest answer. Raises TimeoutError when the trial has taken too long."""
        while True:
            if self._stopped is not None and self._stopped():
                raise TrialStoppedError
            left = self._until - monotonic()
            if left <= 0:
                raise TimeoutError
            try:
                answer = self._waiting[0].result(timeout=min(left, 0.1))
            except TimeoutError:
                continue
            self._waiting.popleft()
            return answer


# What the processes do


class _World(Struct, frozen=True):
    trial: Trial
    known: bool


class _Hands(Struct, frozen=True):
    options: Options
    seats: int
    rules: tuple[InForce, ...]


class _Look(Struct, frozen=True):
    """What can be seen without playing."""

    conflicts: tuple[Conflict, ...] = ()
    fault: Fault | None = None
    card: Card | None = None


_ENCODER = msgspec.json.Encoder()
_DECODE_WORLD = msgspec.json.Decoder(_World)
_DECODE_LOOK = msgspec.json.Decoder(_Look)
_DECODE_HANDS = msgspec.json.Decoder(tuple[Rehearsed, ...])
_read_hands = lru_cache(maxsize=4)(msgspec.json.Decoder(_Hands).decode)


def world_of(trial: Trial, *, known: bool) -> bytes:
    """What `look` is given; `known`: only what the maker knows is in force."""
    return _ENCODER.encode(_World(trial, known))


def hands_of(trial: Trial, *, known: bool) -> bytes:
    """What `play` is given."""
    return _ENCODER.encode(_Hands(trial.options, trial.seats, trial.after(known=known)))


def look(encoded: bytes) -> bytes:
    """What a rule contradicts, and what it does to the cards; only known rules are named."""
    world = _DECODE_WORLD.decode(encoded)
    trial, known = world.trial, world.known
    before = trial.before(known=known)
    fault, card = fault_by(before, trial.after(known=known)) or (None, None)
    found = conflicts(before, trial.new.rule) if known else ()
    return _ENCODER.encode(_Look(found, fault, card))


def play(encoded: bytes, seed: int, start: int, stop: int) -> bytes:
    """Some hands, the same again for their numbers and the seed."""
    hands = _read_hands(encoded)
    played = (
        rehearse(hands.options, hands.seats, hands.rules, roll_of(seed, number))
        for number in range(start, stop)
    )
    return _ENCODER.encode(tuple(played))


def roll_of(seed: int, number: int) -> Callable[[int], int]:
    """The chance of one hand of a trial."""
    return Random(f"{seed} {number}").randrange  # noqa: S311 no secret
