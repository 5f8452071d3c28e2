"""Rules of Mao that winners make, tried out beside the tables: one at a time, and standing back.

A server has one process for the trials of all its tables, started by the first of them and kept.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from papertiger.mao.trial import Finding
from papertiger.room.trials import Wanted
from papertiger.room.trying import (
    Progress,
    TrialFailedError,
    TrialStoppedError,
    Tryer,
)

LOG = logging.getLogger(__name__)

NICE = 10
"""So much the process of trials stands back for the server."""


class Trials:
    """Where rules are tried out; whoever comes later waits for who came before."""

    def __init__(self, tryer: Tryer | None = None) -> None:
        """Nothing is started before the first trial."""
        self._tryer = Tryer(1, NICE) if tryer is None else tryer
        self._thread = ThreadPoolExecutor(1, "trials")

    async def find(
        self, wanted: Wanted, progress: Progress, stopped: Callable[[], bool]
    ) -> Finding | None:
        """What a trial finds; None if it has failed. `progress` is told in the loop."""
        loop = asyncio.get_running_loop()

        def told(done: int, of: int) -> None:
            with suppress(RuntimeError):
                # The loop may be closed by now.
                loop.call_soon_threadsafe(progress, done, of)

        def find() -> Finding | None:
            try:
                return self._tryer.try_out(wanted.trial, told, stopped)
            except TrialStoppedError:
                return None
            except TrialFailedError as error:
                LOG.warning("trial of a rule failed: %s", error)
                return None

        return await loop.run_in_executor(self._thread, find)

    def close(self) -> None:
        """Nothing more is tried."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._tryer.close()
