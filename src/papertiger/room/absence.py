"""Who is not there, since when, and whose clock ran out how often in a row."""

from dataclasses import dataclass, field

from papertiger.room.state import Room
from papertiger.wire.news import Phase

LAPSES = 2
"""After so many moves in a row that the table had to make, a bot plays on."""

RETURN = 10_000
"""So long (ms) a table that was loaded anew waits for its people, from the first one on."""


@dataclass(slots=True)
class Absence:
    """`gone`: the wall time (ms) since when a place's person is not connected.

    `waits`: until when the table stands still for its people to come back; None: it does not.
    """

    gone: dict[int, int] = field(default_factory=dict)
    lapses: dict[int, int] = field(default_factory=dict)
    waits: int | None = None

    def due(self, room: Room) -> int | None:
        """When the next absence counts."""
        times = [self._counts(room, place) for place in self._watched(room)]
        return min(times, default=None)

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

    def lapse(self, place: int) -> bool:
        """A move was made for somebody; whether that was one too many."""
        self.lapses[place] = self.lapses.get(place, 0) + 1
        return self.lapses[place] >= LAPSES
