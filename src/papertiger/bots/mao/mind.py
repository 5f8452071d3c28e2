"""The state of one player: what it knows, and what it means to do when."""

from math import exp
from random import Random
from typing import TypeAlias

from papertiger.bots.mao.book import Book
from papertiger.bots.mao.evidence import Evidence
from papertiger.bots.mao.guesses import Guesses
from papertiger.bots.mao.levels import Level
from papertiger.bots.mao.manner import Manner
from papertiger.bots.mao.memory import Memory
from papertiger.bots.mao.words import Words
from papertiger.mao.options import Options, Referee

QUICKEST_REACTION = 1100
"""Nobody calls or answers what another did in less (ms): a prompt person needs a second."""
QUICKEST_SPEECH = 300
"""Nobody follows up an act of its own in less (ms)."""

HURRIED = 1400
"""The median (ms) of what is done in a hurry."""

LONGEST_TRIP = 1500
"""So long (ms) players wait for news to reach somebody and an answer to come back, at most."""

Plan: TypeAlias = tuple[str | int, ...]
"""What is meant to be done: a word for it, and what it is about."""

FIRST = ("declare", "gesture", "choose")
"""What is done before the next own act."""


class Mind:
    """One player: what it remembers and has seen, and its plans by their table times.

    Its times, and what it forgets, come from `open_chance`, which is asked only about what
    everybody sees; what it does with its cards comes from `own_chance`. So no pause tells of a
    hand. Talk has its own, `talk_chance`, which is asked about what everybody sees, too. `plans`
    wait in points of order and votes, `paused` are for those alone. `trip` is the longest way (ms)
    of a person at the table, there and back: who contends with people waits so much longer, as if
    it were as far away as they are.
    """

    __slots__ = (
        "book", "evidence", "gone", "guesses", "level", "manner", "memory", "open_chance",
        "own_chance",
        "paused", "plans", "rules_made", "seat", "sure", "taken", "talk_chance", "trip",
        "watches", "words", "words_due",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        seats: int,
        options: Options,
        level: Level,
        words: Words,
        seed: str,
        manner: Manner = Manner.PLAIN,
    ) -> None:
        """Sit down at `seat`; the same `seed` gives the same habits and times again."""
        self.seat = seat
        self.level = level
        self.words = words
        self.open_chance = Random(f"{seed} open")
        self.own_chance = Random(f"{seed} own")
        self.talk_chance = Random(f"{seed} talk")
        self.manner = manner
        self.memory = Memory(options, seats)
        self.evidence = Evidence()
        self.book = Book()
        self.guesses = Guesses()
        self.watches = options.referee is not Referee.REFEREE
        self.plans: dict[Plan, int] = {}
        self.paused: dict[Plan, int] = {}
        self.words_due: list[str] = []
        self.sure: dict[int, bool] = {}
        self.rules_made = 0
        self.taken: set[str] = set()
        self.trip = 0
        self.gone = False

    def happens(self, share: float) -> bool:
        """Whether something happens that does so with this chance."""
        return self.open_chance.random() < share

    def reaction(self, at: int) -> int:
        """When this player reacts to what another did at `at`."""
        return at + self._time(self.level.react, QUICKEST_REACTION)

    def thought(self, at: int) -> int:
        """When this player has thought about its turn."""
        return at + self._time(self.level.think, QUICKEST_REACTION)

    def hurried(self, at: int) -> int:
        """When this player does what cannot wait."""
        return at + self._time(HURRIED, QUICKEST_REACTION)

    def contest(self, at: int) -> int:
        """When this player reacts to what another did at `at`, where the first to do so counts."""
        return self.reaction(at) + self.patience

    @property
    def patience(self) -> int:
        """How much longer (ms) people at the table need, whose way to it is long."""
        return min(self.trip, LONGEST_TRIP)

    def follow_up(self, at: int) -> int:
        """When this player goes on with what it began."""
        return at + self._time(self.level.speak, QUICKEST_SPEECH)

    def talks(self, share: float) -> bool:
        """Whether something is said that is said with this chance."""
        return self.talk_chance.random() < share

    def remark(self, at: int) -> int:
        """When this player says something about what happened at `at`."""
        return at + self._time(self.level.react, QUICKEST_REACTION, self.talk_chance)

    def _time(self, median: int, least: int, chance: Random | None = None) -> int:
        """A time (ms) as people take it: what is over the least is log-normal."""
        chance = self.open_chance if chance is None else chance
        over = (median - least) * exp(self.level.spread * chance.gauss(0, 1))
        return least + int(over)

    @property
    def due(self) -> int | None:
        """When this player means to do something next, as things stand (table time)."""
        plans = self.plans if self.memory.stopped_since is None else self.paused
        return min(plans.values()) if plans else None

    def next_plan(self, at: int) -> Plan | None:
        """Take the plan whose time has come, if there is one."""
        plans = self.plans if self.memory.stopped_since is None else self.paused
        found = min(plans, key=plans.__getitem__, default=None)
        if found is None or plans[found] > at:
            return None
        del plans[found]
        return found

    def busy_until(self) -> int | None:
        """When the last is done that must be before the next own act; None if nothing is meant."""
        meant = [at for plan, at in self.plans.items() if plan[0] in FIRST]
        return max(meant, default=None)

    def drop(self, *plan: str | int) -> None:
        """Give a plan up."""
        self.plans.pop(plan, None)

    def stop(self, at: int) -> None:
        """A point of order or a vote: everything else waits. [MO-20]"""
        self.memory.stop(at)
        self.paused.clear()

    def resume(self, at: int) -> None:
        """Everything goes on, as much later as it has waited."""
        stood = self.memory.resume(at)
        self.paused.clear()
        for plan in self.plans:
            self.plans[plan] += stood

    def forget(self) -> None:
        """The hand is over, or this seat is out of it."""
        self.plans.clear()
        self.paused.clear()
        self.words_due.clear()
        self.sure.clear()
        self.evidence.clear()
