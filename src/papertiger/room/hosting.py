"""What a table must know of each game to host it: its bots, its seats, and how people come and go.

All else goes by the `Game` protocol.
"""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Protocol, TypeAlias

from msgspec.structs import replace

from papertiger import madiao, mao
from papertiger.bots.madiao import BOTS as MADIAO_BOTS
from papertiger.bots.mao import BOTS as MAO_BOTS
from papertiger.bots.mao.manner import of as manner_of
from papertiger.bots.mao.player import Player
from papertiger.kernel.game import Refused
from papertiger.kernel.journal import AnyGame
from papertiger.madiao.events import PlayersSeated
from papertiger.mao.customs import InForce, Verdict
from papertiger.mao.moves import GivePenalty, Leave, MakeRule, Quit, Return, Say, TimeIsUp
from papertiger.mao.options import Making
from papertiger.room import names, think
from papertiger.room.trying import Trial
from papertiger.wire.commands import MadiaoMove, MaoMove
from papertiger.wire.news import Clock, Refusal
from papertiger.wire.settings import MadiaoSettings, MaoSettings, Settings

See: TypeAlias = Callable[[], Any]
"""Shows a bot the view of its seat."""

NAMES = (
    "Lin", "Wu", "Hua", "Lu", "Chai", "Yang", "Shi", "Ruan", "Dai", "Zhu", "Sun", "Gu",
)  # fmt: skip
"""What bots are called, place by place."""


class Bot(Protocol):
    """A player that is a program: it hears what its seat is told and acts in its time."""

    @property
    def due(self) -> int | None:
        """When (table time, ms) it means to act; None while it waits for others."""

    def arrive(self, see: See, at: int) -> None:
        """Sit down in mid-game."""

    def hear(self, told: Iterable[Any], see: See, at: int, *, asked: bool, trip: int = 0) -> None:
        """Learn of what happened; `asked`: the game waits for its seat now.

        `trip`: the longest way of a person at the table, there and back (ms).
        """

    def act(self, see: See, at: int) -> Any | None:
        """Its move, or None if it thinks better of it."""

    def refused(self, move: Any, why: Refused, at: int) -> None:
        """Learn that the game refused its move."""


class Hosting(Protocol):
    """A game as a table hosts it."""

    game: AnyGame[Any]
    command: type[MadiaoMove] | type[MaoMove]
    levels: tuple[str, ...]
    usual_level: str
    gone_for_good: bool
    """Whether the game goes on when somebody leaves for good, without anybody in that seat."""

    def options(self, settings: Settings) -> Any:
        """The options that the game begins with."""

    def players(self, table: Any) -> tuple[int, ...]:
        """For each seat the place of who plays it."""

    def moved(self, players: tuple[int, ...], events: Iterable[Any]) -> tuple[int, ...]:
        """The same after these events."""

    def scores(self, table: Any) -> tuple[int, ...]:
        """How the game stands, by seat: money, or hands won."""

    def bot(
        self, table: str, seat: int, settings: Settings, level: str, seed: str, name: str = ""
    ) -> Bot:
        """A bot for a seat; its `name` has its manners, where the game knows of such."""

    def leave(self, view: Any, seat: int) -> Any | None:
        """The move by which who is absent goes away, if the game has one and it applies."""

    def come_back(self, view: Any, seat: int) -> Any | None:
        """The move by which who was away comes back, if it applies."""

    def give_up(self, view: Any, seat: int) -> Any | None:
        """The move by which somebody leaves for good, if the game has one and it applies."""

    def forbidden(self, move: Any) -> bool:
        """Whether a move is for whoever runs the table, not for its players."""

    def wrong_name(self, name: str) -> Refusal | None:
        """Why nobody of that name can play."""

    def needs_trial(self, move: Any) -> bool:
        """Whether a move must be tried out before the game is given it."""

    def trial(self, table: Any, seat: int, move: Any) -> Trial | None:
        """The trial of such a move at a table; None where the move can only be refused."""

    def tried(self, move: Any) -> Any:
        """The move as the game is given it when that trial has found nothing against it.

        What is written in it is on one line and made harmless, as what is said in the chat.
        """


class _MadiaoBot:
    """A bot that chooses from its view, after a time that tells nothing of its hand."""

    def __init__(self, table: str, seat: int, level: str, seed: str, pace: int) -> None:
        self.due: int | None = None
        self._choose = MADIAO_BOTS[level]
        self._table, self._seat, self._seed, self._pace = table, seat, seed, pace
        self._turns = 0

    def arrive(self, see: See, at: int) -> None:
        self.hear((), see, at, asked=self._seat in see().waiting)

    def hear(self, told: Iterable[Any], see: See, at: int, *, asked: bool, trip: int = 0) -> None:
        del told, trip
        if not asked:
            self.due = None
        elif self.due is None:
            self._turns += 1
            self.due = at + think.madiao(self._table, self._seat, see(), self._turns, self._pace)

    def act(self, see: See, at: int) -> Any | None:
        del at
        self.due = None
        rng = Random(f"{self._seed} {self._seat} {self._turns}")  # noqa: S311 no secret
        return self._choose(see(), rng)

    def refused(self, move: Any, why: Refused, at: int) -> None:
        raise AssertionError(f"seat {self._seat}, a bot, was refused {move} at {at} ms: {why}")


class _MaoBot:
    """A player of Mao: it has its own times, which the game's windows are made for."""

    def __init__(self, player: Player) -> None:
        self._player = player

    @property
    def due(self) -> int | None:
        return self._player.due

    def arrive(self, see: See, at: int) -> None:
        self._player.arrive(see, at)

    def hear(self, told: Iterable[Any], see: See, at: int, *, asked: bool, trip: int = 0) -> None:
        del at, asked
        self._player.hear(told, see, trip)

    def act(self, see: See, at: int) -> Any | None:
        return self._player.act(see, at)

    def refused(self, move: Any, why: Refused, at: int) -> None:
        self._player.refused(move, why, at)


class _Madiao:
    game: AnyGame[Any] = madiao
    command: type[MadiaoMove] | type[MaoMove] = MadiaoMove
    levels = tuple(MADIAO_BOTS)
    usual_level = "steady"
    gone_for_good = False

    def options(self, settings: Settings) -> Any:
        return settings.options

    def players(self, table: Any) -> tuple[int, ...]:
        return madiao.show(table, None).players

    def moved(self, players: tuple[int, ...], events: Iterable[Any]) -> tuple[int, ...]:
        for event in events:
            if isinstance(event, PlayersSeated):
                players = event.players
        return players

    def scores(self, table: Any) -> tuple[int, ...]:
        return madiao.show(table, None).totals

    def bot(
        self, table: str, seat: int, settings: Settings, level: str, seed: str, name: str = ""
    ) -> Bot:
        del name
        if not isinstance(settings, MadiaoSettings):
            raise AssertionError(f"settings of another game: {settings}")
        return _MadiaoBot(table, seat, level, seed, settings.pace if settings.think else 0)

    def leave(self, view: Any, seat: int) -> Any | None:
        del view, seat
        return None

    come_back = give_up = leave

    def forbidden(self, move: Any) -> bool:
        del move
        return False

    def wrong_name(self, name: str) -> Refusal | None:
        del name
        return None

    def needs_trial(self, move: Any) -> bool:
        del move
        return False

    def trial(self, table: Any, seat: int, move: Any) -> Trial | None:
        del table, seat, move
        return None

    def tried(self, move: Any) -> Any:
        return move


class _Mao:
    game: AnyGame[Any] = mao
    command: type[MadiaoMove] | type[MaoMove] = MaoMove
    levels = tuple(MAO_BOTS)
    usual_level = "regular"
    gone_for_good = True

    def options(self, settings: Settings) -> Any:
        return replace(settings.options, multipliers=settings.multipliers)

    def players(self, table: Any) -> tuple[int, ...]:
        return tuple(range(len(mao.show(table, None).hands)))

    def moved(self, players: tuple[int, ...], events: Iterable[Any]) -> tuple[int, ...]:
        del events
        return players

    def scores(self, table: Any) -> tuple[int, ...]:
        return mao.show(table, None).wins

    def bot(
        self, table: str, seat: int, settings: Settings, level: str, seed: str, name: str = ""
    ) -> Bot:
        del table
        if not isinstance(settings, MaoSettings):
            raise AssertionError(f"settings of another game: {settings}")
        options, language = self.options(settings), settings.language
        seeded, manner = f"{seed} {seat}", manner_of(name)
        player = Player(seat, settings.places, options, level, seeded, language, manner)
        return _MaoBot(player)

    def leave(self, view: Any, seat: int) -> Any | None:
        return None if view.away[seat] or view.gone[seat] else Leave()

    def come_back(self, view: Any, seat: int) -> Any | None:
        return Return() if view.away[seat] and not view.gone[seat] else None

    def give_up(self, view: Any, seat: int) -> Any | None:
        return None if view.gone[seat] else Quit()

    def forbidden(self, move: Any) -> bool:
        return isinstance(move, TimeIsUp)

    def wrong_name(self, name: str) -> Refusal | None:
        return names.wrong_for_mao(name)

    def needs_trial(self, move: Any) -> bool:
        return isinstance(move, MakeRule) and not move.rule.judged

    def trial(self, table: Any, seat: int, move: Any) -> Trial | None:
        between = mao.carried(table)
        if not isinstance(move, MakeRule) or between is None:
            return None
        options = mao.show(table, None).options
        secret = move.secret or options.making is Making.SECRET
        return Trial(
            options=options,
            seats=between.gone.count(False),
            rules=between.rules,
            new=InForce(move.rule, seat, secret),
        )

    def tried(self, move: Any) -> Any:
        match move:
            case Say() | GivePenalty():
                return replace(move, text=names.spoken(move.text))
            case MakeRule(rule=rule):
                named = replace(rule, text=names.spoken(rule.text) or rule.id)
                return replace(move, rule=named, verdict=Verdict.ACCEPTED)
            case _:
                return move


_MADIAO, _MAO = _Madiao(), _Mao()


def of(settings: Settings) -> Hosting:
    """How the game of these settings is hosted."""
    match settings:
        case MadiaoSettings():
            return _MADIAO
        case MaoSettings():
            return _MAO


def limit(settings: Settings, place: int) -> int:
    """How long (ms) a move of that place may take by the table's own clock; 0: for ever.

    Mao has a clock of its own. [MO-18]
    """
    if isinstance(settings, MaoSettings):
        return 0
    percent = settings.multipliers[place] if settings.multipliers else 100
    return settings.clock * 10 * percent


def clock(settings: Settings, place: int, elapsed: int) -> Clock | None:
    """The table's own clock, if it has one."""
    most = limit(settings, place)
    return Clock(place, elapsed, most) if most else None


__all__ = ["AnyGame", "Bot", "Hosting", "See", "clock", "limit", "of"]
