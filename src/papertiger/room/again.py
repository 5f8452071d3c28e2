"""A Madiao record gone through again, input by input, as one seat or as all of them saw it.

Views and what was told come from the game alone; nothing here sees more than its readers do.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from papertiger import madiao
from papertiger.kernel import journal
from papertiger.kernel.journal import Segment
from papertiger.madiao.events import PlayersSeated, RedealWaived, SloughSeen, Told
from papertiger.madiao.notation import NotedMatch
from papertiger.madiao.staging import staged
from papertiger.room.moments import Happened, Moment, Names, Reader


@dataclass(frozen=True, slots=True)
class Guard:
    """A hand that is still being played is shown as its player sees it: who sits at a place.

    Without a place, or for other readers than that player, it is shown as to a spectator.
    """

    person: int | None


def moments(
    segments: Sequence[Segment], seats: Sequence[int], guard: Guard | None = None
) -> Iterator[Moment]:
    """The table before the first input and after each that is news, for the readers at these seats.

    Raises journal.JournalError when the record does not replay.
    """
    header = segments[0].header
    table = journal.begin(madiao, header).table
    players = madiao.show(table, None).players
    steps = list(journal.steps(madiao, tuple(segments)))
    running = len(segments[-1].inputs) if steps and not steps[-1].recording.closed else 0
    guarded_from = len(steps) + 1 if guard is None else len(steps) - running

    def readers(number: int) -> Sequence[Reader]:
        if number < guarded_from or guard is None:
            return seats
        own = None if guard.person is None else players.index(guard.person)
        return (own if own in seats else None,)

    def moment(number: int, happened: Sequence[Happened]) -> Moment:
        names = _seated(header.seats, players)
        return _moment(table, readers(number), names, happened, guarded=number >= guarded_from)

    yield moment(0, ())
    for number, step in enumerate(steps):
        table = step.recording.table
        happened: list[Happened] = []
        for event in step.events:
            if isinstance(event, PlayersSeated):
                players = event.players
            happened += _known(event, readers(number), _seated(header.seats, players))
        if _is_news(happened):
            yield moment(number, happened)


def noted_moments(
    match: NotedMatch, stake: int, names: Names, seats: Sequence[int]
) -> Iterator[Moment]:
    """The same for a match that is written down, whose hands follow the rules; none is guarded.

    `stake` is for hands that name none.
    """
    for step in staged(match, stake):
        happened = [one for event in step.events for one in _known(event, seats, names)]
        if _is_news(happened) or not step.events:
            yield _moment(step.table, seats, names, happened, guarded=False)


def _moment(
    table: Any,
    readers: Sequence[Reader],
    names: Names,
    happened: Sequence[Happened],
    *,
    guarded: bool,
) -> Moment:
    views = {reader: madiao.show(table, reader) for reader in readers}
    return Moment(views, names, tuple(happened), guarded)


def _known(event: Any, readers: Sequence[Reader], names: Names) -> Iterator[Happened]:
    """An event, if any of the readers learns of it."""
    told = {reader: madiao.tell(event, reader) for reader in readers}
    known = {reader: one for reader, one in told.items() if one is not None}
    if known:
        yield Happened(known, names, _openly(known))


def _openly(told: Mapping[Reader, Told]) -> Told:
    """The event for somebody who reads along with all the readers."""
    for one in told.values():
        if isinstance(one, SloughSeen) and one.card is not None:
            return one
    return next(iter(told.values()))


def _is_news(happened: Sequence[Happened]) -> bool:
    """Whether there is something to see: not that one after the other keeps the cards."""
    return not all(isinstance(one.openly, RedealWaived) for one in happened)


def _seated(seats: Sequence[str], players: Sequence[int]) -> Names:
    """The names by seat."""
    return tuple(seats[player] for player in players)
