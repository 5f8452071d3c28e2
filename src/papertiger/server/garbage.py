"""Garbage of a server with thousands of sockets: little at a time, and all of it when it is quiet.

The collector of its own accord would go through millions of objects that live for hours, and
everybody would wait. So the young are looked through several times a second, and who survives is
not looked at again until a sweep. A few times a second that is some 5,000 objects and 3 ms; seldom
means long: once in five seconds is 100 ms.
"""

import asyncio
import gc
from collections.abc import Callable

EVERY = 0.25
"""So often (s) the young objects are looked through."""

SWEEP = 600
"""So often (s) all objects are, if the server is quiet then."""

OVERDUE = 6 * 3600
"""After so long (s) all objects are looked through even if it is not."""


async def tend(quiet: Callable[[], bool]) -> None:
    """Collect garbage for ever; `quiet` says whether a pause would disturb nobody."""
    gc.disable()
    gc.freeze()
    since = 0.0
    try:
        while True:
            await asyncio.sleep(EVERY)
            since += EVERY
            if since >= OVERDUE or (since >= SWEEP and quiet()):
                gc.unfreeze()
                gc.collect()
                since = 0.0
            else:
                gc.collect(0)
            gc.freeze()
    finally:
        gc.unfreeze()
        gc.enable()
