"""The table around the game, for the app of either game: heard, told, and acted on."""

from collections.abc import Callable, Coroutine
from typing import Any

from papertiger.client import (
    ClientError,
    Message,
    ProblemError,
    RefusedError,
    Table,
    UnknownOutcomeError,
    UnreachableError,
)
from papertiger.kernel.game import Refused
from papertiger.text import room as room_words
from papertiger.text.lines import printable
from papertiger.tui.company import words as told
from papertiger.tui.company.beginning import BEFORE, Beginning
from papertiger.tui.company.screen import RoomScreen
from papertiger.tui.sheets import soon
from papertiger.tui.window import Window
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.news import Phase, Room

MOST_TALK = 200


class Around:
    """A table that an app is at: it listens, and does what the person wishes beside the game.

    `room` is the table as last told; `talk` what was said and who came and went; `failure` what
    ended the table for this client; `watches`: the person came to watch; `refused`: why the last
    wish was not granted; `code`: the last code that was asked for, in words.
    """

    def __init__(
        self,
        app: Window,
        at: Table,
        *,
        take: Callable[[Message], None],
        say: Callable[[str], None],
        draw: Callable[[], None],
        game_refusal: Callable[[Refused], str],
        watches: bool = False,
    ) -> None:
        """`take` gets each message, `say` each line that is told, `draw` draws the game anew."""
        self.app, self.at, self.words = app, at, app.words
        self._take, self._say, self._draw = take, say, draw
        self._game_refusal = game_refusal
        self.watches = watches
        self.room: Room | None = None
        self.talk: list[str] = []
        self.failure: Exception | None = None
        self.code = ""
        self.refused = ""
        self.screen: RoomScreen | None = None
        self._beginning = Beginning()

    @property
    def place(self) -> int | None:
        """The person's place."""
        return self.at.place

    # What is told

    def listen(self) -> None:
        """From now on."""
        self.app.run_worker(self._listen(), exit_on_error=False)
        self.app.run_worker(self._watch(), exit_on_error=False)

    async def _listen(self) -> None:
        try:
            async for message in self.at:
                for each in self._beginning.order(message):
                    self._hear(each)
        except (ClientError, OSError) as error:
            self._end(error)

    async def _watch(self) -> None:
        """See when the connection goes and comes."""
        lost = None
        try:
            while True:
                await self.at.until(lambda: self.at.lost != lost)  # noqa: B023 asked in this turn
                lost = self.at.lost
                self.draw()
        except (ClientError, OSError):
            return

    def _end(self, error: Exception) -> None:
        self.failure = self.failure or error
        self.app.exit()

    def _hear(self, message: Message) -> None:
        match message:
            case news.RoomNews():
                self._around(told.harmless(message.room))
            case news.Heard():
                self._tell(told.heard(self.words, message))
            case news.Welcome() if message.fresh:
                self.room = None
            case _:
                pass
        self._take(message)
        if not self.at.waiting:
            # What comes together is drawn once.
            self.draw()

    def _around(self, room: Room) -> None:
        before, self.room = self.room, room
        if before is not None:
            for line in told.changes(self.words, before, room):
                self._tell(line)
            if before.phase in BEFORE and room.phase not in BEFORE and self.screen is not None:
                self.screen.close()

    def _tell(self, line: str) -> None:
        self.talk = [*self.talk[-MOST_TALK:], line]
        self._say(line)

    def draw(self) -> None:
        """Draw the game and what lies around it."""
        self._draw()
        if self.screen is not None:
            self.screen.show()

    def troubles(self) -> str:
        """That the connection is lost, if it is."""
        if self.at.lost is None:
            return ""
        return self.words.say("join-lost")

    def wants_room(self) -> bool:
        """Whether there is no game to look at yet, or a place to be taken first."""
        if self.room is None:
            return False
        return self.room.phase in BEFORE or (self.place is None and not self.watches)

    def open(self) -> None:
        """Show who is at the table."""
        if self.screen is None:
            self.screen = RoomScreen(self)
            soon(self.app.push_screen(self.screen))

    def closed(self) -> None:
        """It does not lie over the game any more."""
        self.screen = None

    def refuse(self, refusal: str) -> None:
        """Show why something beside the game was not done."""
        self.refused = refusal
        self.draw()

    # What one does

    def do(self, kind: type[c.Command], **fields: Any) -> None:
        """Do something beside the game; why it was refused is told on the screen."""
        self.send(self.at.do(kind, **fields), self.refuse)

    def send(self, sending: Coroutine[Any, Any, None], answered: Callable[[str], None]) -> None:
        """Send something, and tell why it was refused, or nothing when it was accepted."""
        self.app.run_worker(self._send(sending, answered), exit_on_error=False)

    async def _send(
        self, sending: Coroutine[Any, Any, None], answered: Callable[[str], None]
    ) -> None:
        try:
            await sending
        except RefusedError as error:
            answered(self.refusal(error.refusal))
        except UnknownOutcomeError:
            answered(self.words.say("parting-too-slow"))
        except (ProblemError, UnreachableError) as error:
            answered(printable(str(error)))
        except (ClientError, OSError) as error:
            # The table is over: whoever listens to it says so, too.
            self._end(error)
        else:
            answered("")

    def refusal(self, refused: news.Refusal) -> str:
        """Why something was refused, by the game or by the table."""
        if refused.clause and refused.code != "name_is_mao":
            return self._game_refusal(Refused(refused.code, refused.clause, refused.arguments))
        return room_words.refusal(self.words, refused.code, refused.arguments)

    def ask_code(self) -> None:
        """A code to say aloud."""

        async def asking() -> None:
            code = await self.at.guest.spoken_code(self.at.link)
            self.code = self.words.say("join-code-is", code=code.code)
            self.draw()

        self.send(asking(), self.refuse)

    def ask_device(self) -> None:
        """A code for another device."""

        async def asking() -> None:
            code = await self.at.transfer()
            self.code = self.words.say("join-device-is", code=code.code)
            self.draw()

        self.send(asking(), self.refuse)

    def pause(self) -> None:
        """Wish for a pause, or for its end."""
        if self.room is not None:
            self.do(c.Pause, on=self.room.phase is not Phase.PAUSED)
