"""One thread that writes: what is waiting goes into one transaction, on the disk once for all.

A job that fails by its own fault fails alone. When the database refuses or is slow, jobs wait and
are tried again until their time is up; nothing is ever half written.
"""

import asyncio
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, TypeAlias

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)

from papertiger.server.store import engines
from papertiger.server.store.errors import StoreUnavailableError, why

LOG = logging.getLogger(__name__)

WAITING = 5_000
"""So many jobs may wait; one more is refused at once."""

TOGETHER = 512
"""So many jobs go into one transaction at most."""

TIDY = 100
"""After so many transactions the writer looks after the database's own log."""

PATIENCE = 10.0
"""How long (s) a job is tried."""

GATHER = 0.004
"""How long (s) after a transaction the next one begins at the soonest, so that it takes more."""

PAUSE = 0.05
"""How long (s) the thread waits after the database has refused."""

OWN_FAULTS = (IntegrityError, DataError, ProgrammingError, NotSupportedError)
"""Errors of the database that one job is to blame for; others concern all."""

Work: TypeAlias = Callable[[Connection], Any]


class Stage(Enum):
    """How far a job is. Only what is being committed can be there without anybody being told."""

    WAITING = auto()
    COMMITTING = auto()
    GIVEN_UP = auto()


@dataclass(slots=True, eq=False)
class Job:
    """Something to write, until when (monotonic time) it is tried, and who waits for it."""

    work: Work
    until: float
    future: "asyncio.Future[Any]"
    stage: Stage = Stage.WAITING


class _GivenUpError(Exception):
    """Somebody's time was up before their job was committed: the others are written without it."""


class _OwnFaultError(Exception):
    """A job fails by its own fault: `error` is for whoever waits for it."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error


class Writer:
    """The writing thread of an engine, for one event loop.

    `commits` counts its transactions; `trouble` is what the database said when it last refused, ""
    when it does not.
    """

    def __init__(
        self,
        engine: Engine,
        *,
        clock: Callable[[], float] = time.monotonic,
        patience: float = PATIENCE,
        most: int = WAITING,
    ) -> None:
        """Start it; `clock` tells monotonic time (s), `most` jobs may wait."""
        self._engine, self._clock, self._patience, self._most = engine, clock, patience, most
        self._queue: deque[Job] = deque()
        self._closed = False
        # Guards the queue, `_closed` and the stages of jobs.
        self._changed = threading.Condition()
        self._connection: Connection | None = None
        self.trouble = ""
        # Of the loop's own thread: the jobs that nobody has been told about, the oldest first.
        self._untold: deque[Job] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self.commits = 0
        self._thread = threading.Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return len(self._queue)

    def do(self, work: Work) -> "asyncio.Future[Any]":
        """Have something written; what is awaited is durable. Raises StoreUnavailableError."""
        loop = asyncio.get_running_loop()
        job = Job(work, self._clock() + self._patience, loop.create_future())
        with self._changed:
            if self._closed:
                raise StoreUnavailableError("the store is closed")
            if len(self._queue) >= self._most:
                raise StoreUnavailableError(f"{self._most} changes wait to be written already")
            self._queue.append(job)
            self._changed.notify()
        self._untold.append(job)
        self._set_timer(loop)
        return job.future

    def expire(self) -> None:
        """Give up the jobs whose time is up, and tell who waits for them."""
        now = self._clock()
        while self._untold and (self._untold[0].future.done() or self._untold[0].until <= now):
            job = self._untold.popleft()
            if not job.future.done():
                job.future.set_exception(self._give_up(job))

    def close(self) -> None:
        """Write what waits, or give it up in its time, then stop."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._thread.join()

    # In the loop's thread

    def _set_timer(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._timer is None and self._untold:
            wait = max(0.0, self._untold[0].until - self._clock())
            self._timer = loop.call_later(wait, self._ring, loop)

    def _ring(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer = None
        self.expire()
        self._set_timer(loop)

    def _settle(self, jobs: Sequence[Job], outcomes: Sequence[Any]) -> None:
        for job, outcome in zip(jobs, outcomes, strict=True):
            if job.future.done():
                continue
            if isinstance(outcome, Exception):
                job.future.set_exception(outcome)
            else:
                job.future.set_result(outcome)
        while self._untold and self._untold[0].future.done():
            self._untold.popleft()

    # In either thread

    def _give_up(self, job: Job) -> StoreUnavailableError:
        with self._changed:
            doubtful = job.stage is Stage.COMMITTING
            job.stage = Stage.GIVEN_UP
        said = self.trouble or "no answer"
        message = f"the database has not written for {self._patience:g} s: {said}"
        return StoreUnavailableError(message, doubtful=doubtful)

    # In the writing thread

    def _run(self) -> None:
        try:
            while jobs := self._next():
                self._write(jobs)
                time.sleep(GATHER)
        finally:
            self._disconnect()

    def _next(self) -> list[Job]:
        """What waits; nothing when all is written and the writer is closed."""
        with self._changed:
            while not self._queue and not self._closed:
                self._changed.wait()
            return [self._queue.popleft() for _ in range(min(len(self._queue), TOGETHER))]

    def _write(self, jobs: Sequence[Job]) -> None:
        """Write these jobs, as often as it takes and their time allows."""
        while jobs := self._still_wanted(jobs):
            try:
                outcomes = self._attempt(jobs)
            except _GivenUpError:
                continue
            except Exception as error:
                # Whatever it is, the thread must live: all who come later depend on it.
                if isinstance(error, DBAPIError):
                    self.trouble = why(error)
                else:
                    self.trouble = type(error).__name__
                    LOG.exception("store failed")
                self._disconnect()
                time.sleep(PAUSE)
                continue
            self.commits += 1
            self.trouble = ""
            self._tell(jobs, outcomes)
            if self.commits % TIDY == 0:
                self._tidy()
            return

    def _still_wanted(self, jobs: Sequence[Job]) -> list[Job]:
        """Those that are to be tried again; the loop may be too busy to see that time is up."""
        now = self._clock()
        late = [job for job in jobs if job.until <= now and job.stage is not Stage.GIVEN_UP]
        self._tell(late, [self._give_up(job) for job in late])
        with self._changed:
            wanted = [job for job in jobs if job.stage is not Stage.GIVEN_UP]
            for job in wanted:
                job.stage = Stage.WAITING
        return wanted

    def _attempt(self, jobs: Sequence[Job]) -> list[Any]:
        """All in one transaction; if one fails by its own fault, each by itself within it."""
        if self._connection is None:
            self._connection = self._engine.connect()
        connection = self._connection
        try:
            with connection.begin():
                outcomes = [_done(connection, job) for job in jobs]
                self._begin_commit(jobs)
        except _OwnFaultError as fault:
            if len(jobs) == 1:
                return [fault.error]
        else:
            return outcomes
        with connection.begin():
            outcomes = [_alone(connection, job) for job in jobs]
            self._begin_commit(jobs)
        return outcomes

    def _begin_commit(self, jobs: Sequence[Job]) -> None:
        """From now on a job cannot be given up without doubt."""
        with self._changed:
            if any(job.stage is Stage.GIVEN_UP for job in jobs):
                raise _GivenUpError
            for job in jobs:
                job.stage = Stage.COMMITTING

    def _tidy(self) -> None:
        """Between two transactions, when all have been told."""
        if self._connection is not None:
            try:
                engines.shorten_log(self._connection)
            except Exception:
                LOG.exception("log of the database was not shortened")
                self._disconnect()

    def _disconnect(self) -> None:
        """Let the connection go, whatever state it is in; the next attempt makes another."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.invalidate()
                connection.close()
            except Exception:
                LOG.exception("connection of the store failed to close")

    def _tell(self, jobs: Sequence[Job], outcomes: Sequence[Any]) -> None:
        """Tell everybody who waits, in their own thread."""
        if not jobs:
            return
        loop = jobs[0].future.get_loop()
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._settle, jobs, outcomes)


def _done(connection: Connection, job: Job) -> Any:
    """What a job returns."""
    try:
        return job.work(connection)
    except Exception as error:
        if isinstance(error, DBAPIError) and not isinstance(error, OWN_FAULTS):
            raise
        raise _OwnFaultError(error) from error


def _alone(connection: Connection, job: Job) -> Any:
    """A job in a savepoint: what it returns, or the exception that it is to blame for."""
    try:
        with connection.begin_nested():
            return _done(connection, job)
    except _OwnFaultError as fault:
        return fault.error
