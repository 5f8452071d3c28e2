"""A change of a table that is being worked out: facts, and what the game made of its inputs.

Nothing of the table itself changes until the facts are durable.
"""

from dataclasses import dataclass, field
from typing import Any

from papertiger.kernel import journal
from papertiger.kernel.game import Refused, due
from papertiger.kernel.inputs import Act, Chance, Input, Tick, chance
from papertiger.kernel.journal import AnyGame, Header, Recorded
from papertiger.room import facts as f
from papertiger.room import fair, hosting
from papertiger.room.keys import Random
from papertiger.room.state import Room, Running, advanced, begun, entropy, fold
from papertiger.wire.news import Phase

SECRET_BYTES = 32
MOST_STEPS = 10_000
"""A game that wants more chances and ticks for one moment than this stands still."""


@dataclass(frozen=True, slots=True)
class Stage:
    """The table after one input of its game (or its beginning), at table time `at`."""

    room: Room
    events: tuple[Any, ...]
    at: int


@dataclass(slots=True)
class Draft:
    """The table `room` as it would be, the `facts` that lead there, and the `stages` on the way.

    `acted`: the places whose seats have moved.
    """

    room: Room
    random: Random
    facts: list[f.Fact] = field(default_factory=list)
    stages: list[Stage] = field(default_factory=list)
    acted: set[int] = field(default_factory=set)

    def add(self, *facts: f.Fact) -> None:
        """These are facts."""
        for fact in facts:
            self.room = fold(self.room, fact)
            self.facts.append(fact)

    def commit_to_shuffles(self) -> None:
        """A secret for the next hand, if there is none."""
        if self.room.coming is None:
            self.add(f.Committed(self.random(SECRET_BYTES).hex()))

    def begin(self) -> None:
        """The game begins, with the names of who sits there."""
        room, hosted = self.room, hosting.of(self.room.settings)
        names = tuple(chair.name for chair in room.chairs)
        header = Header(
            game=hosted.game.name,
            options=hosted.options(room.settings),
            seats=names,
            commitment=room.commitment,
        )
        recording = journal.begin(hosted.game, header)
        self.add(f.Began(journal.write(recording.segments).decode()))
        self.room = begun(self.room, recording)
        self.stages.append(Stage(self.room, (), 0))

    def give(
        self, given: Input[Any], at: int, place: int | None = None, command: str = ""
    ) -> Refused | None:
        """Give the game an input; the reason if it is refused, which changes nothing."""
        recorded = self._recorded(given, at)
        if isinstance(recorded, Refused):
            return recorded
        self._take(recorded, at, place, command, is_chance=isinstance(given, Chance))
        return None

    def act(self, act: Act[Any], at: int, place: int | None, command: str) -> Refused | None:
        """A move. If it is refused, what was due by then happens all the same."""
        refused = self.give(act, at, place, command)
        if refused is not None and self.catch_up(at):
            refused = self.give(act, at, place, command)
        if refused is None:
            if self.room.running is not None:
                self.acted.add(self.room.running.players[act.seat])
            self.catch_up(at)
        return refused

    def catch_up(self, at: int) -> bool:
        """Bring every chance that the game wants, and let what is due by `at` happen."""
        before = len(self.stages)
        for _ in range(MOST_STEPS):
            running = self.room.running
            if running is None or self.room.phase is not Phase.PLAYING:
                break
            waiting = running.waiting
            if waiting.chance is not None:
                self._bring_chance(running, waiting.chance, at)
            elif due(waiting, at):
                self._bring(Tick(), at)
            else:
                break
        else:
            raise AssertionError(f"the game does not come to rest at {at} ms")
        return len(self.stages) > before

    def _bring_chance(self, running: Running, n: int, at: int) -> None:
        """The next order of this hand's shuffles; of the next hand's, if it opens that."""
        if running.recording.closed and self.room.coming is not None:
            first = fair.order(self.room.coming.reveal(), entropy(self.room), 0, n)
            recorded = self._recorded(chance(first), at)
            if not isinstance(recorded, Refused) and len(recorded.recording.segments) > 1:
                self._take(recorded, at, is_chance=True)
                return
        order = fair.order(running.secret.reveal(), running.entropy, running.chances, n)
        self._bring(chance(order), at)

    def _bring(self, given: Input[Any], at: int) -> None:
        refused = self.give(given, at)
        if refused is not None:
            raise AssertionError(f"the game refused {given} at {at} ms: {refused}")

    @property
    def _over(self) -> bool:
        return self.room.running is not None and self.room.running.waiting.over

    @property
    def _game(self) -> AnyGame[Any]:
        return hosting.of(self.room.settings).game

    def _recorded(self, given: Input[Any], at: int) -> Recorded[Any] | Refused:
        if self.room.running is None:
            raise AssertionError("no game is running")
        return journal.record(self._game, self.room.running.recording, given, at)

    def _take(
        self,
        recorded: Recorded[Any],
        at: int,
        place: int | None = None,
        command: str = "",
        *,
        is_chance: bool,
    ) -> None:
        """An accepted input is a fact; after a hand the next one's shuffles are committed to."""
        before = self.room.running
        if before is None:
            raise AssertionError("no game is running")
        lines = journal.added(before.recording, recorded.recording).decode()
        fact = f.Happened(lines, place, command)
        self.room = fold(advanced(self.room, recorded, is_chance=is_chance), fact)
        self.facts.append(fact)
        self.stages.append(Stage(self.room, recorded.events, at))
        if self._over:
            self.add(f.Ended())
            self.commit_to_shuffles()
        elif recorded.recording.closed:
            self.commit_to_shuffles()
