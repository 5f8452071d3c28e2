"""What somebody at a table of Madiao knows of it, kept up with what the table tells.

There is nothing drawn here and nothing sent: the drawn table and plain lines read it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from papertiger.client import Message, Table
from papertiger.madiao.events import HandSettled, PlayersSeated, Told
from papertiger.madiao.laws import SEATS
from papertiger.madiao.view import Ask, View
from papertiger.room.time import TableTime
from papertiger.tui.company.words import harmless, names_by_seat
from papertiger.wire import news
from papertiger.wire.news import Phase, Room, Sitter

Names = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Happened:
    """An event, the names by seat at that moment, and what the reader saw after it."""

    event: Told
    names: Names
    after: View


@dataclass(slots=True)
class Evening:
    """The table as one reader knows it. `wall` gives milliseconds.

    `players[seat]` is the place of who plays that seat; `fresh`: nothing was seen before this.
    """

    at: Table
    wall: Callable[[], int]
    room: Room | None = None
    view: View | None = None
    players: tuple[int, ...] = tuple(range(SEATS))
    clock: news.Clock | None = None
    time: TableTime = field(default_factory=TableTime)
    _pending: list[Told] = field(default_factory=list)

    def take(self, message: Message) -> tuple[Happened, ...]:
        """Take in a message; what has happened in the game, once it can be seen."""
        match message:
            case news.Welcome():
                if message.fresh:
                    self.view, self._pending = None, []
            case news.RoomNews():
                self.room = harmless(message.room)
                if self.room.phase is Phase.PLAYING:
                    self.time.start(self.wall())
                else:
                    self.time.stop(self.wall())
            case news.MadiaoNews():
                self.time.set(max(message.at, self.time.table), self.wall())
                self.clock = message.clock
                self._pending += message.told
                if message.view is not None:
                    return self._see(message.view)
            case news.Heard() | news.MaoNews():
                pass
        return ()

    def _see(self, view: View) -> tuple[Happened, ...]:
        hands = 0 if self.view is None else self.view.hands
        told, self._pending = self._pending, []
        self.view = view
        happened = []
        for event in told:
            after = view
            if isinstance(event, PlayersSeated):
                self.players = event.players
            if isinstance(event, HandSettled):
                hands += 1
                after = self._settled(view, event, hands)
            happened.append(Happened(event, self.names, after))
        self.players = view.players
        return tuple(happened)

    def _settled(self, view: View, event: HandSettled, hands: int) -> View:
        """What one saw when a hand was settled; by now the table may have gone on."""
        place = self.at.place
        seat = self.players.index(place) if place in self.players else None
        return msgspec.structs.replace(
            view, seat=seat, hand=(), sloughed=(), previous=event.hand, totals=event.totals,
            hands=hands,
        )  # fmt: skip

    @property
    def names(self) -> Names:
        """The players by seat."""
        return () if self.room is None else names_by_seat(self.room, self.players)

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        return Phase.GATHERING if self.room is None else self.room.phase

    @property
    def bot_plays(self) -> bool:
        """Whether a bot plays for the reader."""
        place = self.at.place
        return self.room is not None and place is not None and self.room.chairs[place].played_by_bot

    @property
    def asked(self) -> Ask | None:
        """What the game waits for the reader to do."""
        if self.view is None or self.phase is not Phase.PLAYING or self.bot_plays:
            return None
        return self.view.ask

    def left(self) -> tuple[str, int] | None:
        """Whose move the table's own clock runs for, and how long (ms) there is still."""
        if self.clock is None or self.room is None:
            return None
        passed = self.time.at(self.wall()) - self.time.table
        left = max(0, self.clock.limit - self.clock.elapsed - passed)
        return self.room.chairs[self.clock.place].name, left

    def away(self) -> dict[int, bool]:
        """By seat, the people who do not play themselves: whether a bot does."""
        found = {}
        for seat, place in enumerate(() if self.room is None else self.players):
            chair = self.room.chairs[place] if self.room is not None else None
            if chair is not None and chair.sitter is Sitter.PERSON:
                if chair.played_by_bot:
                    found[seat] = True
                elif not chair.here:
                    found[seat] = False
        return found
