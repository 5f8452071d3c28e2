"""One thread that writes: what is waiting goes into one transaction, on the disk once for all.

When the database refuses or is slow, the jobs wait and are tried again until their time is up;
nothing is ever half written.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from papertiger.server.store.errors import StoreUnavailableError, why

WAITING = 5_000
"""So many jobs may wait; one more is refused at once."""

TOGETHER = 512
"""So many jobs go into one transaction at most."""

PATIENCE = 10.0
"""How long (s) a job is tried."""

PAUSE = 0.05
"""How long (s) the thread waits after the database has refused."""

Work: TypeAlias = Callable[[Connection], Any]


@dataclass(slots=True)
class Job:
    """Something to write, until when (monotonic time) it is tried, and who waits for it."""

    work: Work
    until: float
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Any]"


class Writer:
    """The writing thread of an engine. `commits` counts its transactions."""

    def __init__(
        self,
        engine: Engine,
        *,
        clock: Callable[[], float] = time.monotonic,
        patience: float = PATIENCE,
    ) -> None:
        """Start it; `clock` tells monotonic time (s)."""
        self._engine, self._clock, self._patience = engine, clock, patience
        self._jobs: queue.Queue[Job | None] = queue.Queue(WAITING)
        self._stopping = threading.Event()
        self.commits = 0
        self._thread = threading.Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return self._jobs.qsize()

    def do(self, work: Work) -> "asyncio.Future[Any]":
        """Have something written; what is awaited is durable. Raises StoreUnavailableError."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        try:
            self._jobs.put_nowait(Job(work, self._clock() + self._patience, loop, future))
        except queue.Full:
            raise StoreUnavailableError(f"{WAITING} changes wait to be written already") from None
        return future

    def close(self) -> None:
        """Write what waits, then stop."""
        self._stopping.set()
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        over = False
        while not over:
            first = self._jobs.get()
            if first is None:
                return
            jobs = [first]
            while len(jobs) < TOGETHER and not over:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    over = True
                else:
                    jobs.append(job)
            self._write(jobs)

    def _write(self, jobs: list[Job]) -> None:
        """Write these jobs, as often as it takes and their time allows."""
        while jobs:
            try:
                outcomes = self._together(jobs)
            except DBAPIError as error:
                jobs = self._still_in_time(jobs, error)
                if jobs:
                    self._stopping.wait(PAUSE)
                continue
            self.commits += 1
            _resolve(jobs, outcomes)
            return

    def _together(self, jobs: Sequence[Job]) -> list[Any]:
        """All in one transaction; if one fails, each by itself within it."""
        try:
            with self._engine.begin() as connection:
                return [job.work(connection) for job in jobs]
        except OperationalError:
            raise
        except Exception:  # noqa: BLE001 whose fault it is shows when each is tried by itself
            with self._engine.begin() as connection:
                return [_alone(connection, job) for job in jobs]

    def _still_in_time(self, jobs: list[Job], error: DBAPIError) -> list[Job]:
        now = self._clock()
        late = [job for job in jobs if job.until <= now]
        reason = StoreUnavailableError(
            f"the database has refused for {self._patience:g} s: {why(error)}"
        )
        _resolve(late, [reason] * len(late))
        return [job for job in jobs if job.until > now]


def _alone(connection: Connection, job: Job) -> Any:
    """A job in a savepoint: what it returns, or the exception that it raises."""
    try:
        with connection.begin_nested():
            return job.work(connection)
    except OperationalError:
        raise
    except IntegrityError as error:
        return error
    except Exception as error:  # noqa: BLE001 it is for whoever waits for this job
        return error


def _resolve(jobs: Sequence[Job], outcomes: Sequence[Any]) -> None:
    """Tell everybody who waits, each loop once."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for job, outcome in zip(jobs, outcomes, strict=True):
        loops.setdefault(job.loop, []).append((job.future, outcome))
    for loop, results in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, results)


def _settle(results: Sequence[tuple["asyncio.Future[Any]", Any]]) -> None:
    for future, outcome in results:
        if future.done():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
