"""A Madiao record gone through again, input by input, as one seat or as all of them saw it.

Views and what was told come from the game alone; nothing here sees more than its readers do.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from papertiger import madiao
from papertiger.kernel import journal
from papertiger.kernel.journal import Header, Segment
from papertiger.madiao.events import PlayersSeated, SloughSeen, Told
from papertiger.madiao.view import View

Names = tuple[str, ...]
Reader = int | None
"""A seat, or None for a spectator."""


@dataclass(frozen=True, slots=True)
class Guard:
    """A hand that is still being played is shown as its player sees it: who sits at a place.

    Without a place, or for other readers than that player, it is shown as to a spectator.
    """

    person: int | None


@dataclass(frozen=True, slots=True)
class Happened:
    """An event as each reader learned of it, and the names by seat at that moment."""

    told: Mapping[Reader, Told]
    names: Names

    def openly(self) -> Told:
        """The event for somebody who reads along with all the readers."""
        for one in self.told.values():
            if isinstance(one, SloughSeen) and one.card is not None:
                return one
        return next(iter(self.told.values()))


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after an input: each reader's view, the names by seat, and what happened.

    `guarded`: it belongs to a hand that is still being played, and is shown as its player sees it.
    """

    views: Mapping[Reader, View]
    names: Names
    happened: tuple[Happened, ...]
    guarded: bool


def moments(
    segments: Sequence[Segment], seats: Sequence[int], guard: Guard | None = None
) -> Iterator[Moment]:
    """The table before the first input and after each, for the readers at these seats.

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
        views = {reader: madiao.show(table, reader) for reader in readers(number)}
        guarded = number >= guarded_from
        return Moment(views, _seated(header, players), tuple(happened), guarded)

    yield moment(0, ())
    for number, step in enumerate(steps):
        table = step.recording.table
        happened = []
        for event in step.events:
            if isinstance(event, PlayersSeated):
                players = event.players
            told = {reader: madiao.tell(event, reader) for reader in readers(number)}
            known = {reader: one for reader, one in told.items() if one is not None}
            if known:
                happened.append(Happened(known, _seated(header, players)))
        yield moment(number, happened)


def _seated(header: Header, players: Sequence[int]) -> Names:
    """The names by seat."""
    return tuple(header.seats[player] for player in players)
