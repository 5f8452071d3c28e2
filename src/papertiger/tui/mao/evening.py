"""What somebody at a table of Mao knows of it, kept up with what the table tells.

There is nothing drawn here and nothing decided: the drawn table and the plain one read it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import assert_never

from msgspec.structs import replace

from papertiger.client import Message
from papertiger.kernel.game import Refused
from papertiger.mao import events as e
from papertiger.mao.told import PenaltySeen, RuleSeen, Told
from papertiger.mao.view import View
from papertiger.room.time import TableTime
from papertiger.text import mao, room
from papertiger.text.catalog import Catalog
from papertiger.tui.company.words import harmless
from papertiger.tui.mao.made import says
from papertiger.tui.mao.review import Review, in_words, review_lines, reviewed
from papertiger.wire import news

BUBBLE = 6_000
"""So long (ms of table time) what somebody said stands beside the name."""


@dataclass(frozen=True, slots=True)
class Bubble:
    """What somebody said or did with the hands, and when (table time)."""

    text: str
    at: int


@dataclass(slots=True)
class Evening:
    """The table as one reader knows it. `wall` gives milliseconds; `words` has "mao" and "room".

    `lines`: everything that was told; `fresh`: how many lines came with the last message;
    `caught`: which lines tell of a penalty for the reader, by their places;
    `spoken`: when (table time) anybody spoke last; `review`: of the last hand that is over;
    `refused`: why the last act was impossible, until the next one; `refused_after`: how many lines
    had been told then; `reading`: time stands while a sheet is read.
    """

    words: Catalog
    wall: Callable[[], int]
    time: TableTime = field(default_factory=TableTime)
    room: news.Room | None = None
    view: View | None = None
    lines: list[str] = field(default_factory=list)
    caught: set[int] = field(default_factory=set)
    fresh: int = 0
    bubbles: dict[int, Bubble] = field(default_factory=dict)
    spoken: int = 0
    review: Review | None = None
    refused: str = ""
    refused_after: int = 0
    reading: bool = False
    _told: list[Told] = field(default_factory=list)
    _reviewed: e.HandEnded | None = None
    _seen: int = 0

    @property
    def now(self) -> int:
        """The table time (ms)."""
        return self.time.at(self.wall())

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat; before the game the places are the seats."""
        if self.room is None:
            return ()
        places = self.room.seats or range(len(self.room.chairs))
        return tuple(self.room.chairs[place].name for place in places)

    @property
    def alone(self) -> bool:
        """Whether all others at the table are bots."""
        chairs = () if self.room is None else self.room.chairs
        return sum(chair.sitter is news.Sitter.PERSON for chair in chairs) <= 1

    @property
    def paused(self) -> bool:
        """Whether table time stands still because people wished it, or nobody is there."""
        return self.room is not None and self.room.phase is news.Phase.PAUSED

    def bot_plays(self, place: int | None) -> bool:
        """Whether a bot plays for who has that place."""
        return self.room is not None and place is not None and self.room.chairs[place].played_by_bot

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.room is not None and self.room.phase is news.Phase.OVER

    def take(self, message: Message) -> tuple[Told, ...]:
        """Take in a message; what is told in it of the game, once it can be seen."""
        self.fresh = 0
        match message:
            case news.Welcome():
                if message.fresh:
                    self.view, self._told = None, []
            case news.RoomNews():
                self.room = harmless(message.room)
                if message.room.phase is news.Phase.PLAYING:
                    self.time.start(self.wall())
                else:
                    self.time.stop(self.wall())
            case news.MaoNews():
                return self._go_on(message)
            case news.Heard():
                # Whoever has company hears it beside the game.
                pass
            case news.MadiaoNews():
                raise AssertionError("a table of another game")
            case _:
                assert_never(message)
        return ()

    def _go_on(self, message: news.MaoNews) -> tuple[Told, ...]:
        self.time.set(max(message.at, self.time.table), self.wall())
        self._told += message.told
        if message.view is None:
            return ()
        self.view, self._seen = message.view, self.time.table
        told, self._told = tuple(self._told), []
        by_word: list[Told] = []
        for event in told:
            done = mao.spoken_for(event, told) if isinstance(event, e.Said) else None
            if isinstance(event, e.Said) and done is not None:
                by_word.append(done)
                self._happened(event, [mao.spoken_line(self.words, event, done, self.names)])
            else:
                self._happened(event, [] if event in by_word else self._lines(event))
        ended = self.view.ended
        if ended is not None and ended != self._reviewed:
            # Whoever comes back between two hands is told nothing of the last one.
            self._look_back(ended, self.view)
        return told

    def say(self, line: str) -> None:
        """One more line of what was told."""
        self.lines.append(line)
        self.fresh += 1

    def _happened(self, event: Told, lines: list[str]) -> None:
        own = None if self.view is None else self.view.seat
        if isinstance(event, PenaltySeen) and event.seat == own:
            self.caught.add(len(self.lines))
        for line in lines:
            self.say(line)
        match event:
            case e.Said():
                self.spoken = event.at
                self.bubbles[event.seat] = Bubble(
                    self.words.say("mao-said", text=event.text), event.at
                )
            case e.Gestured():
                text = self.words.say("mao-done", what=self.words.say(f"mao-gesture-{event.name}"))
                self.bubbles[event.seat] = Bubble(text, event.at)
            case e.OrderBegan():
                self.spoken = event.at
            case _:
                pass

    def _lines(self, event: Told) -> list[str]:
        """An event in words.

        Whose turn it is stands at the table all the time; how many have voted does so too, and who
        voted how is told at the end.
        """
        own = None if self.view is None else self.view.seat
        if isinstance(event, e.TurnBegan):
            return []
        if isinstance(event, e.VoteCast) and event.seat != own:
            return []
        if isinstance(event, e.HandEnded) and self.view is not None:
            return review_lines(self.words, self._look_back(event, self.view))
        if isinstance(event, PenaltySeen) and self.view is not None:
            event = replace(event, text=in_words(self.view, event))
        lines = mao.event_lines(self.words, event, self.names)
        if isinstance(event, RuleSeen) and event.rule is not None:
            return [*lines, *says(self.words, event.rule.rule)]
        return lines

    def _look_back(self, ended: e.HandEnded, view: View) -> Review:
        """The review of a hand that is over; the view has its penalties still."""
        self._reviewed = ended
        penalties = [replace(each, text=in_words(view, each)) for each in view.penalties]
        self.review = reviewed(ended, penalties, self.names, view)
        return self.review

    def bubble(self, seat: int) -> str:
        """What a seat said in the last seconds."""
        said = self.bubbles.get(seat)
        return said.text if said is not None and self.now - said.at < BUBBLE else ""

    def left(self) -> int | None:
        """How much (ms) of the running clock is left; None: no clock runs."""
        if self.view is None or self.view.clock is None:
            return None
        clock = self.view.clock
        passed = 0 if clock.stopped else self.now - self._seen
        return max(0, clock.limit - clock.elapsed - passed)

    def refuse(self, refusal: news.Refusal) -> None:
        """An act was impossible: say why."""
        self.trouble(self.why(refusal))

    def why(self, refusal: news.Refusal) -> str:
        """Why an act was impossible, in words."""
        if refusal.clause:
            why = Refused(refusal.code, refusal.clause, refusal.arguments)
            return mao.refusal(self.words, why, self.names)
        return room.refusal(self.words, refusal.code, refusal.arguments)

    def trouble(self, why: str) -> None:
        """An act was impossible, for a reason in words."""
        self.refused, self.refused_after = why, len(self.lines)
