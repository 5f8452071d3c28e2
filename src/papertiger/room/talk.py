"""How much one may say beside the game: a few things at once, and then one now and then.

It counts who speaks, on however many sockets: others must read all of it. Whoever watches can come
as somebody new as often as they like, so all who watch are counted together, too.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from papertiger.room import facts as f
from papertiger.room.limits import Bucket, Rate, taken
from papertiger.room.state import Room

RATE = Rate(5, 0.5)
"""So much may be said at once, and so much each second on and on."""

WATCHING = Rate(20, 4)
"""So much may all who watch say together."""

MOST = 200
"""Of more speakers than this, those are forgotten who may say everything again."""


def speaker(room: Room, place: int | None, person: str) -> str:
    """Whose words these are: who sits at that place, from any device, or the person who watches."""
    if place is None:
        return person
    return room.chairs[place].person or f"place {place}"


@dataclass(slots=True)
class Talk:
    """What is left to whoever has spoken lately; forgotten when the table is loaded anew.

    `watching`: to all who watch, together.
    """

    left: dict[str, Bucket] = field(default_factory=dict)
    watching: Bucket | None = None

    def may(self, room: Room, place: int | None, person: str, now: int) -> bool:
        """Whether somebody may say one more thing at `now` (ms)."""
        if place is None and taken(self.watching, WATCHING, now) is None:
            return False
        return taken(self.left.get(speaker(room, place, person)), RATE, now) is not None

    def note(self, room: Room, facts: Iterable[f.Fact], person: str, now: int) -> None:
        """What these facts say is said now, by this person or from the places that they name."""
        for fact in facts:
            if isinstance(fact, f.Said):
                if fact.place is None:
                    self.watching = taken(self.watching, WATCHING, now)
                self._count(speaker(room, fact.place, person), now)

    def _count(self, who: str, now: int) -> None:
        left = taken(self.left.get(who), RATE, now)
        if left is None:
            return
        self.left[who] = left
        if len(self.left) > MOST:
            full = now - int(1000 * RATE.burst / RATE.each_second)
            self.left = {each: bucket for each, bucket in self.left.items() if bucket.at > full}
