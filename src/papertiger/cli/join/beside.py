"""What one does and hears beside the game, in plain lines: who is there, talk, the next step."""

from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any

from papertiger.cli.online import wrong
from papertiger.client import (
    Message,
    ProblemError,
    RefusedError,
    Table,
    UnknownOutcomeError,
    UnreachableError,
)
from papertiger.kernel.game import Refused
from papertiger.room import hosting
from papertiger.text import room as room_words
from papertiger.text.catalog import Catalog
from papertiger.text.lines import printable
from papertiger.tui.company import words as told
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.news import Phase, Room
from papertiger.wire.settings import MadiaoSettings

# What one types; words in the catalog, for each language its own.
COMMANDS = {
    name: f"join-type-{name}-words"
    for name in (
        "sit", "unready", "stand", "say", "phrase", "who", "pause", "resume", "bot", "send",
        "host", "auto", "code", "device", "settings", "commands",
    )
}  # fmt: skip
QUOTES = '"“„«「『'
LONGEST_SHOWN = 40


@dataclass(slots=True)
class Beside:
    """A table around its game. `doing` does something at the table and waits for its answer.

    `slash`: all words for it begin with one, since the game has words of its own.
    """

    table: Table
    words: Catalog
    doing: Callable[[Coroutine[Any, Any, None]], None]
    write: Callable[[str], None]
    game_refusal: Callable[[Refused], str]
    slash: bool = False
    room: Room | None = None

    def opening(self) -> list[str]:
        """Where one is, and who else is there."""
        room = told.harmless(self.table.room)
        game = "madiao" if isinstance(room.settings, MadiaoSettings) else "mao"
        title = self.words.say("join-title", game=game, link=str(self.table.link))
        return [title, *self.who(room)]

    def who(self, room: Room) -> list[str]:
        """A line for each place."""
        lines = []
        for number, chair in enumerate(room.chairs):
            name = told.name_of(self.words, chair)
            state = told.state_of(self.words, room, number, self.table.place)
            lines.append(f"{number + 1} {name}{f' ({state})' if state else ''}")
        return lines

    def hear(self, message: Message) -> list[str]:
        """What a message tells beside the game."""
        match message:
            case news.RoomNews():
                before, self.room = self.room, told.harmless(message.room)
                return [] if before is None else list(told.changes(self.words, before, self.room))
            case news.Heard():
                return [told.heard(self.words, message)]
            case news.Welcome() if message.fresh:
                self.room = None
            case _:
                pass
        return []

    @property
    def plays(self) -> bool:
        """Whether a game goes on."""
        return self.room is not None and self.room.phase is Phase.PLAYING

    # What one types

    def look(self, text: str) -> bool:
        """Do what a text asks for; False when it asks for nothing of the kind."""
        if text[0] == "/":
            text = text[1:].strip() or "?"
        elif self.slash:
            return False
        if text[0] in QUOTES:
            self.do(c.Chat, text=text[1:].rstrip('"”“»」』 ') or text)
            return True
        word, _, rest = text.partition(" ")
        for name, message in COMMANDS.items():
            if word.casefold() in self.words.say(message).split():
                return self._command(name, rest.strip())
        return False

    def _command(self, name: str, about: str) -> bool:
        number = int(about) - 1 if about.isdecimal() and len(about) < 3 else None
        match name:
            case "say" if about:
                self.do(c.Chat, text=about)
            case "phrase" if number is not None and number in range(len(told.PHRASES)):
                self.do(c.Phrase, phrase=told.PHRASES[number])
            case "bot" | "send" | "host" if number is not None and number >= 0:
                self._as_host(name, number)
            case "sit" | "unready" | "stand" | "pause" | "resume" | "auto":
                self._for_oneself(name, number)
            case "code":
                self.attempt(self._say_code())
            case "device":
                self.attempt(self._say_device())
            case _:
                self._lines(self._to_read(name))
        return True

    def _to_read(self, name: str) -> Iterable[str]:
        match name:
            case "say" | "phrase":
                return (
                    f"{place} {room_words.quick_phrase(self.words, phrase)}"
                    for place, phrase in enumerate(told.PHRASES, 1)
                )
            case "who":
                return self.who(told.harmless(self.table.room))
            case "settings":
                return told.settings_lines(self.words, self.table.room.settings)
            case _:
                return self.words.say("join-plain-commands").split("\n")

    def _for_oneself(self, name: str, number: int | None) -> None:
        match name:
            case "sit":
                self.do(c.SitDown, place=number)
            case "unready":
                self.do(c.Ready, ready=False)
            case "stand":
                self.do(c.StandUp)
            case "auto":
                self._auto()
            case _:
                self.do(c.Pause, on=name == "pause")

    def _as_host(self, name: str, place: int) -> None:
        match name:
            case "bot":
                settings = self.table.room.settings
                level = settings.bots or hosting.of(settings).usual_level
                self.do(c.SeatBot, place=place, level=level)
            case "send":
                self.do(c.Remove, place=place)
            case _:
                self.do(c.HandOver, place=place)

    def _auto(self) -> None:
        place = self.table.place
        plays = place is not None and self.table.room.chairs[place].played_by_bot
        self.do(c.LetBot, on=not plays)

    async def _say_code(self) -> None:
        code = await self.table.guest.spoken_code(self.table.link)
        self.write(self.words.say("join-code-is", code=printable(code.code)))

    async def _say_device(self) -> None:
        code = await self.table.transfer()
        self.write(self.words.say("join-device-is", code=printable(code.code)))

    # What comes of it

    def do(self, kind: type[c.Command], **fields: Any) -> None:
        """Do something beside the game; why it was refused is told."""
        self.attempt(self.table.do(kind, **fields))

    def attempt(self, doing: Coroutine[Any, Any, None]) -> None:
        """Do something; why it was refused is told."""
        try:
            self.doing(doing)
        except RefusedError as error:
            self.write(self.refusal(error.refusal))
        except UnknownOutcomeError:
            self.write(self.words.say("parting-too-slow"))
        except (ProblemError, UnreachableError) as error:
            self.write(wrong.line(error, str(self.table.link), self.words))

    def refusal(self, refused: news.Refusal) -> str:
        """Why the game or the table did not do something."""
        if refused.clause and refused.code != "name_is_mao":
            return self.game_refusal(Refused(refused.code, refused.clause, refused.arguments))
        return room_words.refusal(self.words, refused.code, refused.arguments)

    def _lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def shown(self, text: str) -> str:
        """What was typed, to be shown again."""
        return printable(text[:LONGEST_SHOWN])
