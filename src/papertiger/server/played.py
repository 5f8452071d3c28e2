"""What was played at tables, worked out from their logs once, and kept while it is asked for.

One log at a time is gone through, in a thread: whoever asks for many waits, the tables do not.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool

from papertiger import madiao
from papertiger.kernel import journal
from papertiger.room import export, reviewing
from papertiger.room import facts as f
from papertiger.room.hands import hands
from papertiger.server.store import Store, StoreUnavailableError
from papertiger.server.store.rows import Dated
from papertiger.wire.http import Replay, SettledHand

V = TypeVar("V")

LOG = logging.getLogger(__name__)

MOST_WAITING = 200
"""So many may wait for a log to be gone through; one more is refused at once."""

MOST_SUMMARIES = 4_096
MOST_RECORDS = 32 * 2**20
MOST_HANDS = 16 * 2**20
"""So much is kept: summaries by number, records and hands in bytes."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A game of a table: when it was played (wall time, ms; `ended` None: not over), by whom.

    `number`: under which it has a record; `hands`: how many are over.
    """

    number: int | None
    began: int
    ended: int | None
    hands: int
    players: tuple[export.Line, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A game's `.tiger` file, its number of hands, and what there is to replay of it.

    `people`: the ids of who has sat there, by place; `version`: of the log that it was made from.
    """

    file: bytes
    hands: int
    replay: Replay
    people: Mapping[int, frozenset[str]]
    version: tuple[int, int]


class _Kept(Generic[V]):
    """What was made last, as far as there is room."""

    def __init__(self, most: int, weigh: Callable[[V], int]) -> None:
        self._most, self._weigh = most, weigh
        self._weight = 0
        self._found: OrderedDict[Hashable, V] = OrderedDict()

    def get(self, key: Hashable) -> V | None:
        if key in self._found:
            self._found.move_to_end(key)
        return self._found.get(key)

    def put(self, key: Hashable, value: V) -> V:
        if key not in self._found:
            self._found[key] = value
            self._weight += self._weigh(value)
        while self._weight > self._most and len(self._found) > 1:
            self._weight -= self._weigh(self._found.popitem(last=False)[1])
        return value


class Played:
    """The games of a server's tables, by what their logs say now.

    All is kept under the fence and the length of a log: a move makes it longer, and whoever is
    forgotten makes its fence another one.
    """

    def __init__(self, store: Store) -> None:
        """Nothing is known yet."""
        self._store = store
        self._one = asyncio.Lock()
        self._summaries: _Kept[tuple[Summary, ...]] = _Kept(
            MOST_SUMMARIES, lambda found: 1 + len(found)
        )
        self._settled: _Kept[tuple[SettledHand, ...]] = _Kept(
            MOST_SUMMARIES, lambda found: 1 + len(found)
        )
        self._records: _Kept[tuple[Record, ...]] = _Kept(
            MOST_RECORDS, lambda found: sum(len(each.file) for each in found)
        )
        self._hands: _Kept[bytes] = _Kept(MOST_HANDS, len)
        self.worked = self.waiting = 0

    async def summaries(self, table: str) -> tuple[Summary, ...]:
        """The games of a table, oldest first. Raises StoreUnavailableError.

        Of a log that cannot be read any more there are none: other tables are in the same list.
        """
        key = (table, await self._store.version(table))
        return await self._once(self._summaries, key, lambda: self._listed(table))

    async def _listed(self, table: str) -> tuple[Summary, ...]:
        try:
            return await self._from_log(table, _summaries)
        except StoreUnavailableError:
            raise
        except Exception:
            LOG.exception("games cannot be listed", extra={"table": table})
            return ()

    async def settled(self, table: str) -> tuple[SettledHand, ...]:
        """The settled hands of the match that is played or was last. StoreUnavailableError."""
        key = (table, await self._store.version(table))
        return await self._once(self._settled, key, lambda: self._from_log(table, _settled))

    async def records(self, table: str) -> tuple[Record, ...]:
        """The games of a table that have a record. Raises StoreUnavailableError."""
        version = await self._store.version(table)
        made = partial(_records, version=version)
        return await self._once(
            self._records, (table, version), lambda: self._from_log(table, made)
        )

    async def hand(self, table: str, record: Record, number: int, hand: int) -> bytes:
        """A hand of a game of Madiao, step by step, as JSON."""
        # Not the version of now: by now somebody may be forgotten who stands in this record.
        key = (table, record.version, number, hand)

        async def make() -> bytes:
            return await run_in_threadpool(lambda: _hand(record, hand))

        return await self._once(self._hands, key, make)

    async def _once(self, kept: _Kept[V], key: Hashable, make: Callable[[], Awaitable[V]]) -> V:
        found = kept.get(key)
        if found is not None:
            return found
        if self.waiting >= MOST_WAITING:
            raise StoreUnavailableError(f"{MOST_WAITING} logs wait to be gone through already")
        self.waiting += 1
        try:
            async with self._one:
                # Somebody who waited before may have had it made.
                found = kept.get(key)
                if found is None:
                    self.worked += 1
                    found = kept.put(key, await make())
        finally:
            self.waiting -= 1
        return found

    async def _from_log(
        self, table: str, work: Callable[[Sequence[Dated]], tuple[V, ...]]
    ) -> tuple[V, ...]:
        """What a log tells; nothing, if its table has been deleted just now."""
        log = await self._store.dated(table)
        return await run_in_threadpool(lambda: work(log)) if log else ()


def _games(log: Sequence[Dated]) -> tuple[export.Game, ...]:
    return export.games(f.decode(each.fact) for each in log)


def _summaries(log: Sequence[Dated]) -> tuple[Summary, ...]:
    games = _games(log)
    numbers = {id(game): number for number, game in enumerate(export.recorded(games), 1)}
    return tuple(
        Summary(
            numbers.get(id(game)),
            log[game.first].at,
            None if game.last is None else log[game.last].at,
            game.over,
            tuple(game.players()),
        )
        for game in games
    )


def _settled(log: Sequence[Dated]) -> tuple[SettledHand, ...]:
    return hands(f.decode(each.fact) for each in log)


def _records(log: Sequence[Dated], version: tuple[int, int]) -> tuple[Record, ...]:
    return tuple(_record(game, version) for game in export.recorded(_games(log)))


def _record(game: export.Game, version: tuple[int, int]) -> Record:
    segments = game.segments()
    if game.hosted.game is madiao:
        replay = reviewing.overview(segments)
    else:
        replay = Replay(game.hosted.game.name, segments[-1].header.seats, len(segments), ())
    people = {each.place: each.people for each in game.players()}
    return Record(journal.write(segments), len(segments), replay, people, version)


def _hand(record: Record, hand: int) -> bytes:
    segments = journal.read(madiao, record.file)
    return msgspec.json.encode(reviewing.hand(segments, hand))
