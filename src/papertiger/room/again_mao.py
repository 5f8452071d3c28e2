"""A Mao record gone through again, input by input, as its readers saw it or with everything open.

Of a hand that is still being played, and of a session whose secret rules are not to be told yet,
only what everybody at the table was told is shown. [MO-91] [MO-100]
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from papertiger import mao
from papertiger.kernel import journal
from papertiger.kernel.journal import Recorded, Segment
from papertiger.mao.events import BreachNoted, HandEnded
from papertiger.mao.laid_open import (
    SecretsTold,
    lay_open,
    secret_rules,
    tell_openly,
    told_at_the_end,
)
from papertiger.mao.statistics import Hand
from papertiger.room.moments import Happened, Moment, Names, Reader


@dataclass(frozen=True, slots=True)
class Played:
    """A hand of a record: its names by seat, its steps, and whether it is over."""

    names: Names
    steps: tuple[Recorded[Any], ...]
    over: bool

    @property
    def events(self) -> tuple[Any, ...]:
        """All that happened in it, as the table knows it."""
        return tuple(event for step in self.steps for event in step.events)


def hands(segments: Sequence[Segment]) -> tuple[Played, ...]:
    """The hands of a record. Raises journal.JournalError when it does not replay."""
    steps = journal.steps(mao, tuple(segments))
    found = []
    for segment in segments:
        own = tuple(next(steps) for _ in segment.inputs)
        found.append(Played(segment.header.seats, own, bool(own) and own[-1].recording.closed))
    return tuple(found)


def counted(played: Iterable[Played]) -> Iterator[Hand]:
    """The hands that are over, to be counted."""
    return (Hand(each.names, each.events) for each in played if each.over)


def is_sealed(segments: Sequence[Segment], played: Sequence[Played]) -> bool:
    """Whether secret rules are not to be told yet.

    Who hands a record out opens its commitments, and does so when the session is over.
    """
    handed_out = segments[-1].header.secret is not None
    ends = [each.steps[-1].recording.table for each in played if each.steps]
    return bool(ends) and not handed_out and mao.sealed(ends[-1])


def moments(
    segments: Sequence[Segment], seats: Sequence[int] | None = None, *, guard: bool = True
) -> Iterator[Moment]:
    """The table before the first input and after each that is news, for readers at these seats.

    Without `seats` everything is open. `guard`: what must not leave yet is kept back. Raises
    journal.JournalError when the record does not replay.
    """
    played = hands(segments)
    sealed = guard and is_sealed(segments, played)
    table: Any = journal.begin(mao, segments[0].header).table
    every = range(len(segments[0].header.seats))
    last = 0
    for number, hand in enumerate(played):
        guarded = sealed or (guard and not hand.over)
        readers: Sequence[Reader] = (None,) if guarded else (every if seats is None else seats)
        opened = seats is None and not guarded
        if not number:
            yield _moment(table, readers, hand.names, (), 0, opened=opened, guarded=guarded)
        fates = _fates(hand)
        for step in hand.steps:
            table, last = step.recording.table, step.recording.now
            happened = tuple(_known(step.events, readers, hand.names, fates, opened=opened))
            if happened:
                yield _moment(
                    table, readers, hand.names, happened, last, opened=opened, guarded=guarded
                )
    rules = secret_rules(table)
    if rules and not sealed and played[-1].over and mao.result(table) is None:
        told = SecretsTold(last, rules, told_at_the_end(table))
        readers = every if seats is None else seats
        happened = (Happened(dict.fromkeys(readers, told), played[-1].names, told),)
        yield _moment(
            table, readers, played[-1].names, happened, last, opened=seats is None, guarded=False
        )


def _fates(hand: Played) -> Iterator[int | None]:
    """For each breach of a hand that is over, in order, its penalty if there was one. [MO-81]"""
    ended = next((each for each in hand.events if isinstance(each, HandEnded)), None)
    return iter(() if ended is None else [noted.penalty for noted in ended.noticed])


def _known(
    events: Sequence[Any],
    readers: Sequence[Reader],
    names: Names,
    fates: Iterator[int | None],
    *,
    opened: bool,
) -> Iterator[Happened]:
    """What any of the readers learns of these events."""
    for event in events:
        told = {reader: mao.tell(event, reader) for reader in readers}
        known = {reader: one for reader, one in told.items() if one is not None}
        openly: Any = next(iter(known.values()), None)
        if opened:
            openly = tell_openly(
                event, next(fates, None) if isinstance(event, BreachNoted) else None
            )
        if openly is not None:
            yield Happened(known, names, openly)


def _moment(
    table: Any,
    readers: Sequence[Reader],
    names: Names,
    happened: tuple[Happened, ...],
    at: int,
    *,
    opened: bool,
    guarded: bool,
) -> Moment:
    views = {reader: mao.show(table, reader) for reader in readers}
    return Moment(views, names, happened, guarded, lay_open(table) if opened else None, at)
