"""A table's trials of new rules: what is to be tried, and what has been found. [MO-89] [MO-94]

The table itself tries nothing out and waits for nobody: whoever hosts it sees what is `wanted`,
tries it elsewhere, and brings the finding. Then the command is worked out again, and the rule is
made, with its verdict in the record, or refused. What a client says of a verdict counts nothing.
Nothing of this is durable: a command that was lost so is sent again.
"""

from dataclasses import dataclass, field

from msgspec import Struct

from papertiger.kernel.game import Refused
from papertiger.mao.moves import MakeRule
from papertiger.mao.trial import Finding
from papertiger.room import hosting
from papertiger.room.limits import Bucket, Rate, taken
from papertiger.room.state import Room
from papertiger.room.trying import Trial
from papertiger.wire import commands as c
from papertiger.wire.news import Refusal

RATE = Rate(5, 1 / 20)
"""So many trials one may ask for at once, and so many each second on and on."""

PATIENCE = 60_000
"""So long (ms) a table waits for what a trial finds; then it has failed."""

CLAUSE = "MO-94"

OF_A_BOT = ""
"""The id of a bot's command: nobody waits for its answer."""

UNTRIED = Refused("trial_failed", CLAUSE)

GIVEN_UP = "trial_given_up"
"""Why nothing comes of a trial whose place has asked for another since."""


class ToTry(Struct, frozen=True):
    """What a place's command needs tried out before it can be answered."""

    trial: Trial
    place: int
    command: c.MaoMove | c.TryRule


@dataclass(frozen=True, slots=True)
class Wanted:
    """A trial that is to be made, by its number: which place's command waits for it, since when.

    `until`: when (wall time, ms) the table waits for it no more.
    """

    number: int
    trial: Trial
    place: int
    command: c.MaoMove | c.TryRule
    lag: int
    until: int


@dataclass(slots=True)
class Trials:
    """The trial that is `wanted`, one at a time, and what the last ones have found."""

    wanted: Wanted | None = None
    begun: int = 0
    found: Finding | None = None
    tried: Trial | None = None
    left: dict[str, Bucket] = field(default_factory=dict)

    def finding(self, trial: Trial) -> Finding | None:
        """What this very trial has found, if it was the last."""
        return self.found if trial == self.tried else None

    def awaits(self, place: int | None, command: str) -> bool:
        """Whether this command of a place waits for its trial already."""
        wanted = self.wanted
        return wanted is not None and (wanted.place, wanted.command.id) == (place, command)

    def begin(self, who: str, needed: ToTry, lag: int, now: int) -> Refusal | None:
        """A trial is wanted from now on; or why none is for whoever asks.

        Who tries another rule wants the trial before no more: that one is over.
        """
        bucket = taken(self.left.get(who), RATE, now)
        if self.wanted is not None and not _gives_way(self.wanted, needed):
            return Refusal("trial_running", "")
        if bucket is None:
            return Refusal("too_many_trials", "")
        self.left[who] = bucket
        self.begun += 1
        trial, until = needed.trial, now + PATIENCE
        self.wanted = Wanted(self.begun, trial, needed.place, needed.command, lag, until)
        return None

    def over(self, number: int, finding: Finding | None) -> Wanted | None:
        """A trial is over: the one that was wanted, or None if it is wanted no more.

        `finding`: None if it could not be carried out.
        """
        wanted = self.wanted
        if wanted is None or wanted.number != number:
            return None
        self.wanted = None
        if finding is not None:
            self.tried, self.found = wanted.trial, finding
        return wanted


def _gives_way(wanted: Wanted, needed: ToTry) -> bool:
    """Whether a trial is given up for another: one that was asked for by the same place."""
    return isinstance(wanted.command, c.TryRule) and wanted.place == needed.place


def found_at(
    trials: Trials, room: Room, place: int, move: MakeRule, command: c.MaoMove | c.TryRule
) -> Finding | ToTry | Refused:
    """What the trial of a place's rule has found as the table stands, or what is to be tried.

    `UNTRIED` where it cannot be tried at all.
    """
    running, hosted = room.running, hosting.of(room.settings)
    if running is None:
        return UNTRIED
    trial = hosted.trial(running.recording.table, running.players.index(place), move)
    if trial is None:
        return UNTRIED
    return trials.finding(trial) or ToTry(trial, place, command)


def stops_time(trials: Trials, room: Room) -> bool:
    """Whether table time stands still: between hands, while a rule is tried out. [MO-89]"""
    if trials.wanted is None or room.running is None:
        return False
    return hosting.of(room.settings).game.carried(room.running.recording.table) is not None
