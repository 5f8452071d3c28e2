"""A player at a Mao table that is a program: it hears what its seat hears, and acts in its time.

Whoever runs the table tells it every event of its seat (`tell`), asks when it means to act, and
then lets it act. It never sees a table, only what `show` gives its seat.
"""

from collections.abc import Iterable

from papertiger.bots.mao import guessing, keeping, remarks
from papertiger.bots.mao.acting import ACTORS, See
from papertiger.bots.mao.arriving import arrive
from papertiger.bots.mao.book import enforced
from papertiger.bots.mao.hearing import HEARERS
from papertiger.bots.mao.levels import LEVELS
from papertiger.bots.mao.manner import Manner
from papertiger.bots.mao.mind import Mind
from papertiger.bots.mao.words import words_in
from papertiger.kernel.game import Refused
from papertiger.mao.moves import EndPointOfOrder, MakeRule, Move, Play, PointOfOrder
from papertiger.mao.options import Options
from papertiger.mao.told import Told

PATIENCE = 1000
"""How long (ms) a player waits before it tries again what was refused."""


class Player:
    """One seat's player, of one of `LEVELS`; the same seed and stream give the same acts."""

    __slots__ = ("_mind", "seat")

    def __init__(
        self,
        seat: int,
        seats: int,
        options: Options,
        level: str,
        seed: str,
        language: str = "en",
        manner: Manner = Manner.PLAIN,
    ) -> None:
        """Sit down at `seat` of `seats`, to play at `level` and speak `language` in a manner."""
        self.seat = seat
        words = words_in(language, manner)
        self._mind = Mind(seat, seats, options, LEVELS[level], words, seed, manner)

    @property
    def due(self) -> int | None:
        """When (table time) this player means to act next; None while it waits for others."""
        return None if self._mind.gone else self._mind.due

    def arrive(self, see: See, at: int) -> None:
        """Sit down in mid-session at table time `at`; `see` shows the view."""
        arrive(self._mind, see(), at)

    def hear(self, events: Iterable[Told], see: See, trip: int = 0) -> None:
        """Learn of what happened as its seat is told of it; `see` shows the view after it.

        `trip`: the longest way of a person at the table, there and back, as it is measured (ms).
        """
        mind = self._mind
        mind.trip = trip
        events = tuple(events)
        for event in events:
            HEARERS[type(event)](mind, event)
            remarks.heard(mind, event)
            guessing.notice(mind, event)
        if events and enforced(mind.memory.rules):
            keeping.follow(mind, events, see())
        elif mind.memory.puzzled:
            mind.memory.check(see())

    def act(self, see: See, at: int) -> Move | None:
        """Its move at table time `at`, or None if it thinks better of it; `see` shows the view."""
        plan = self._mind.next_plan(at)
        if plan is None:
            return None
        kind, *about = plan
        return ACTORS[kind](self._mind, see, at, *about)

    def refused(self, move: Move, why: Refused, at: int) -> None:
        """Learn that the table refused its move: what must be done is tried again later."""
        del why
        mind = self._mind
        match move:
            case EndPointOfOrder():
                mind.paused["end",] = at + PATIENCE
            case MakeRule():
                # It cannot be at this table: another one is thought of.
                mind.taken.add(move.rule.id)
                mind.plans["rule",] = at + PATIENCE
            case Play() | PointOfOrder() if mind.memory.turn == self.seat:
                mind.plans[("turn",)] = at + PATIENCE
            case _:
                pass
