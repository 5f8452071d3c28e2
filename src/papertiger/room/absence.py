"""Who is not there, since when, and whose clock ran out how often in a row."""

from dataclasses import dataclass, field

from papertiger.room import hosting
from papertiger.room.state import Room
from papertiger.wire.news import Clock, Phase

LAPSES = 2
"""After so many moves in a row that the table had to make, a bot plays on."""

HOSTLESS = 60_000
"""So long (ms) others who are there wait for their host before one of them is it."""

RETURN = 10_000
"""So long (ms) a table that was loaded anew waits for its people, from the first one on."""


@dataclass(slots=True)
class Absence:
    """`gone`: the wall time (ms) since when a place's person is not connected.

    `waits`: until when the table stands still for its people to come back; None: it does not.
    `hostless`: since when people have been there without their host; None: they have one, or nobody
    is there.
    """

    gone: dict[int, int] = field(default_factory=dict)
    lapses: dict[int, int] = field(default_factory=dict)
    waits: int | None = None
    hostless: int | None = None

    def due(self, room: Room) -> int | None:
        """When the next absence counts."""
        times = [self._counts(room, place) for place in self._watched(room)]
        if self.hostless is not None:
            times.append(self.hostless + HOSTLESS)
        return min(times, default=None)

    def see_host(self, room: Room, here: frozenset[int], now: int) -> None:
        """Note whether the host is there, now that these places are."""
        if room.host is None or room.host in here or not here:
            self.hostless = None
        elif self.hostless is None:
            self.hostless = now

    def heir(self, here: frozenset[int], now: int) -> int | None:
        """Who is the host from now on, if the old one has been away for too long."""
        if self.hostless is None or self.hostless + HOSTLESS > now:
            return None
        return min(here, default=None)

    def counting(self, room: Room, now: int) -> list[int]:
        """The places whose absence counts now."""
        return [place for place in self._watched(room) if self._counts(room, place) <= now]

    def _watched(self, room: Room) -> list[int]:
        if room.phase is not Phase.PLAYING:
            return []
        return [
            place for place in self.gone if place in room.people and not room.chairs[place].level
        ]

    def _counts(self, room: Room, place: int) -> int:
        return self.gone[place] + room.settings.grace * 1000

    def is_last(self, place: int) -> bool:
        """Whether one more move made for somebody is one too many."""
        return self.lapses.get(place, 0) + 1 >= LAPSES

    def lapse(self, place: int) -> None:
        """A move was made for somebody."""
        self.lapses[place] = self.lapses.get(place, 0) + 1


def running_clock(room: Room, at: int) -> Clock | None:
    """The table's own clock for a person's move, at the table time `at` (ms)."""
    if room.running is None or room.phase not in (Phase.PLAYING, Phase.PAUSED):
        return None
    places = [room.running.players[seat] for seat in room.running.waiting.seats]
    if not places or room.chairs[places[0]].level:
        return None
    # Since the last input, whatever pauses there were.
    elapsed = max(0, at - room.running.recording.now)
    return hosting.clock(room.settings, places[0], elapsed)
