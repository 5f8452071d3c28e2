"""The bots at a table: who plays a seat instead of a person, and when it will act.

They are made anew when the table is loaded, and know then what lies open; their chance is their own
and no secret.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias

from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act
from papertiger.mao.moves import MakeRule
from papertiger.mao.trial import Finding
from papertiger.room import hosting
from papertiger.room.draft import Draft, Stage
from papertiger.room.hosting import Bot
from papertiger.room.keys import Random
from papertiger.room.state import Room
from papertiger.room.trials import OF_A_BOT, UNTRIED, ToTry, Trials, found_at
from papertiger.wire import commands as c
from papertiger.wire.news import Phase

Found: TypeAlias = Finding | ToTry | Refused
"""What is known of a rule that a bot would make."""


@dataclass(slots=True)
class Company:
    """The bots by seat, with the levels that they play at; `lags` of people by place, as measured.

    Bots wait for whoever has the longest way to the table. `making`: the bot whose rule is being
    tried out, its seat, and the move that makes the rule.
    """

    random: Random
    bots: dict[int, tuple[str, Bot]] = field(default_factory=dict)
    lags: dict[int, int] = field(default_factory=dict)
    making: tuple[Bot, int, Any] | None = None

    def hear(self, stages: Sequence[Stage], asked: Sequence[int], here: Iterable[int]) -> None:
        """Every bot learns of what happened, as its seat is told of it.

        `asked`: the seats that the game waits for after the last of it; `here`: the places of
        people who are there.
        """
        trip = 2 * max((self.lags.get(place, 0) for place in here), default=0)
        for stage in stages:
            last = stage is stages[-1]
            for seat, (_, bot) in self.bots.items():
                game = hosting.of(stage.room.settings).game
                told = [game.tell(event, seat) for event in stage.events]
                heard = [each for each in told if each is not None]
                view = see(stage.room, seat)
                bot.hear(heard, view, stage.at, asked=last and seat in asked, trip=trip)

    def measure(self, place: int | None, lag: int) -> None:
        """So long (ms) is what somebody sends on its way, who has that place or none."""
        if place is not None:
            self.lags[place] = lag

    def gather(self, room: Room, at: int) -> None:
        """Bots sit where bots are to play, and nowhere else."""
        wanted = _levels(room)
        for seat in [seat for seat, (level, _) in self.bots.items() if wanted.get(seat) != level]:
            del self.bots[seat]
        for seat, level in wanted.items():
            if seat not in self.bots:
                bot = self.hire(room, seat, level)
                bot.arrive(see(room, seat), at)
                self.bots[seat] = (level, bot)

    def hire(self, room: Room, seat: int, level: str) -> Bot:
        """A bot for a seat."""
        seed = self.random(8).hex()
        if room.running is None:
            raise AssertionError("no game is running")
        name = room.chairs[room.running.players[seat]].name
        return hosting.of(room.settings).bot(room.table, seat, room.settings, level, seed, name)

    def first(self) -> tuple[int, Bot, int] | None:
        """Who acts first, and when (table time)."""
        due = [(bot.due, seat, bot) for seat, (_, bot) in self.bots.items() if bot.due is not None]
        if not due:
            return None
        when, seat, bot = min(due, key=lambda each: each[:2])
        return seat, bot, when

    def let_act(self, draft: Draft, at: int, trials: Trials, now: int) -> None:
        """Whoever acts first does, if it is time; a rule is tried out before. [MO-94]"""
        first, running = self.first(), draft.room.running
        if first is None or first[2] > at or running is None:
            return
        seat, bot, _ = first
        move = bot.act(see(draft.room, seat), at)
        hosted = hosting.of(draft.room.settings)
        if move is None or not hosted.needs_trial(move):
            self._do(draft, bot, seat, move, at)
            return
        found = _found(draft, seat, move, trials)
        if isinstance(found, ToTry) and trials.begin(f"bot {found.place}", found, 0, now) is None:
            self.making = (bot, seat, move)
        else:
            self._make(draft, bot, seat, move, at, found)

    def tried(self, draft: Draft, at: int, trials: Trials) -> None:
        """A bot's rule has been tried out: it is made, or the bot thinks of another. [MO-94]"""
        made, self.making = self.making, None
        draft.catch_up(at)
        if made is None or self.bots.get(made[1], ("", None))[1] is not made[0]:
            return
        bot, seat, move = made
        self._make(draft, bot, seat, move, at, _found(draft, seat, move, trials))

    def _make(
        self, draft: Draft, bot: Bot, seat: int, move: MakeRule, at: int, found: Found
    ) -> None:
        """A bot makes its rule, unless something was found against it, or nothing at all."""
        refused = found.refused() if isinstance(found, Finding) else UNTRIED
        if refused is not None:
            bot.refused(move, refused, at)
        else:
            self._do(draft, bot, seat, hosting.of(draft.room.settings).tried(move), at)

    def _do(self, draft: Draft, bot: Bot, seat: int, move: Any, at: int) -> None:
        refused = None if move is None else draft.act(Act(seat, move), at, None, "")
        if refused is not None:
            bot.refused(move, refused, at)


def _found(draft: Draft, seat: int, move: MakeRule, trials: Trials) -> Found:
    """What is known of a bot's rule. [MO-94]"""
    if draft.room.running is None:
        return UNTRIED
    place = draft.room.running.players[seat]
    return found_at(trials, draft.room, place, move, c.MaoMove(OF_A_BOT, move))


def _levels(room: Room) -> dict[int, str]:
    """By seat, the level at which a bot plays it."""
    if room.running is None or room.phase not in (Phase.PLAYING, Phase.PAUSED):
        return {}
    return {
        seat: room.chairs[place].level
        for seat, place in enumerate(room.running.players)
        if room.chairs[place].level
    }


def see(room: Room, seat: int) -> partial[Any]:
    """What shows the view of a seat."""
    if room.running is None:
        raise AssertionError("no game is running")
    game = hosting.of(room.settings).game
    return partial(game.show, room.running.recording.table, seat)
