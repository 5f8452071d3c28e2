"""What comes down: the closed union of what a table says on a socket.

A stream is what one recipient is told, in order: one for each place, one for all spectators. Its
messages, `MadiaoNews`, `MaoNews`, `RoomNews` and `Heard`, are numbered 1, 2, 3, ... without gaps;
all others are for one socket alone and have no number.
"""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from papertiger.madiao import view as madiao_view
from papertiger.madiao.events import Told as MadiaoTold
from papertiger.mao import view as mao_view
from papertiger.mao.told import Told as MaoTold
from papertiger.mao.trial.conflicts import Conflict
from papertiger.wire import PROTOCOL
from papertiger.wire.commands import QuickPhrase
from papertiger.wire.settings import Settings


class Phase(StrEnum):
    """Where a table stands."""

    GATHERING = "gathering"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"


class Sitter(StrEnum):
    """Who is on a place."""

    NOBODY = "nobody"
    PERSON = "person"
    BOT = "bot"


class Chair(Struct, frozen=True):
    """A place at the table as everybody sees it.

    `level`: of the bot that sits there, or plays for somebody; `here`: the person is connected;
    `wishes`: for a pause (while playing, or while the game waits for somebody to sit down), its end
    (while paused), or another game (when over).
    """

    sitter: Sitter
    name: str
    level: str
    ready: bool
    here: bool
    played_by_bot: bool
    wishes: bool
    entropy: bool


class Room(Struct, frozen=True):
    """The table around the game; tuples are by place.

    `seats`: for each seat of the game the place of who plays it; `hand` counts hands, and
    `commitment` is that of the coming or running hand's shuffles; `spectators` are counted.
    """

    table: str
    settings: Settings
    phase: Phase
    host: int | None
    chairs: tuple[Chair, ...]
    seats: tuple[int, ...]
    hand: int
    commitment: str | None
    spectators: int


class Clock(Struct, frozen=True):
    """The table's own clock for a move: whose place, how long it has run and may (ms).

    Games with a clock of their own show it in their view.
    """

    place: int
    elapsed: int
    limit: int


class Welcome(Struct, frozen=True, tag_field="is", tag="welcome"):
    """The answer to `Hello`: who the reader is, its stream, and the number it goes on from.

    `fresh`: what follows is the table as it stands, not what happened after the number seen.
    """

    protocol: int
    table: str
    place: int | None
    stream: str
    n: int
    fresh: bool


class RoomNews(Struct, frozen=True, tag_field="is", tag="room"):
    """The table around the game has changed."""

    n: int
    room: Room


class MadiaoNews(Struct, frozen=True, tag_field="is", tag="madiao"):
    """What happened at a table of Madiao, and what the reader sees after it.

    `at`: table time (ms); `view` is None where a later message brings it.
    """

    n: int
    at: int
    told: tuple[MadiaoTold, ...]
    view: madiao_view.View | None
    clock: Clock | None = None


class MaoNews(Struct, frozen=True, tag_field="is", tag="mao"):
    """What happened at a table of Mao, and what the reader sees after it.

    `at`: table time (ms); `view` is None where a later message brings it.
    """

    n: int
    at: int
    told: tuple[MaoTold, ...]
    view: mao_view.View | None
    clock: Clock | None = None


class Heard(Struct, frozen=True, tag_field="is", tag="heard"):
    """Somebody said something beside the game: `place` None for a spectator."""

    n: int
    place: int | None
    name: str
    text: str
    phrase: QuickPhrase | None = None


class Refusal(Struct, frozen=True):
    """Why a command had no effect: `clause` names the rule if it is the game that refuses."""

    code: str
    clause: str
    arguments: dict[str, str | int] = {}


class Answer(Struct, frozen=True, tag_field="is", tag="answer"):
    """What became of the command `id`: `refused` is None if it had its effect."""

    id: str
    refused: Refusal | None = None


class Seated(Struct, frozen=True, tag_field="is", tag="seated"):
    """The reader has this place now; `token` is its secret, to come back with."""

    place: int
    token: str


class TransferCode(Struct, frozen=True, tag_field="is", tag="transfer_code"):
    """A short code that brings the seat to another device, for so many seconds."""

    code: str
    seconds: int


class Trying(Struct, frozen=True, tag_field="is", tag="trying"):
    """The rule of the reader's command `id` is being tried out: `done` hands `of` so many.

    Its answer comes when that is over; between two hands the table's time stands still meanwhile.
    """

    id: str
    done: int
    of: int


class Tried(Struct, frozen=True, tag_field="is", tag="tried"):
    """What trying out the rule of the reader's command `id` has shown. [MO-93] [MO-94]

    `conflicts`: with rules that the reader knows; `refused`: why it cannot be made, None if it can.
    """

    id: str
    conflicts: tuple[Conflict, ...] = ()
    refused: Refusal | None = None


class Pong(Struct, frozen=True, tag_field="is", tag="pong"):
    """The answer to `Ping`."""

    sent: int


class Beat(Struct, frozen=True, tag_field="is", tag="beat"):
    """The server asks whether the client is there: answer with `Pong` at once."""

    beat: int


class Parting(StrEnum):
    """Why a socket is closed."""

    PROTOCOL = "protocol"
    MALFORMED = "malformed"
    TOO_LONG = "too_long"
    TOO_FAST = "too_fast"
    TOO_SLOW = "too_slow"
    ELSEWHERE = "elsewhere"
    NO_SUCH_TABLE = "no_such_table"
    BAD_TOKEN = "bad_token"  # noqa: S105 a code, not a password
    NO_SPECTATORS = "no_spectators"
    FULL = "full"
    RESTART = "restart"
    UNAVAILABLE = "unavailable"
    CLOSED = "closed"


class Goodbye(Struct, frozen=True, tag_field="is", tag="goodbye"):
    """The socket is closed after this; `detail` says what was wrong and where, in English.

    `protocol`: the version that the server speaks.
    """

    why: Parting
    detail: str = ""
    protocol: int = PROTOCOL


Numbered: TypeAlias = RoomNews | MadiaoNews | MaoNews | Heard
Private: TypeAlias = Answer | Seated | TransferCode | Trying | Tried
Down: TypeAlias = Numbered | Welcome | Private | Pong | Beat | Goodbye
