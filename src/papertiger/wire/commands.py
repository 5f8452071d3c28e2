"""What goes up: the closed union of what a client may say on a table's socket.

The first frame is `Hello`. Every command carries an `id` of the client's own, never used before
for its seat (a random one, say): the same id sent twice has one effect and one answer, also from
another socket of that seat. `seen` is the number of the last message of its stream that the client
had when it made the command, 0 if it does not matter. What has changed since is not done, but
refused as `stale`: a move at a table of Madiao for a turn that began later, readiness for settings
that are others now, an order or a word about a place where somebody else sits. A table of Mao
takes moves as they come.
"""

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from papertiger.madiao.moves import Move as MoveOfMadiao
from papertiger.mao.customs import Custom
from papertiger.mao.moves import Move as MoveOfMao
from papertiger.wire.settings import Settings

MOST_CHAT = 500
MOST_FRAME = 8192
"""The longest frame up, in bytes."""

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Place = Annotated[int, Meta(ge=0, lt=64)]
Line = Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]
Token = Annotated[str, Meta(min_length=1, max_length=128)]


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hello"):
    """The first frame. `token`: the secret of a seat, None to watch.

    `stream` and `after`: the stream seen before and the last number in it, to go on from there.
    """

    protocol: int
    token: Token | None = None
    stream: str | None = None
    after: Number = 0


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Is the table there? `sent` comes back as it is."""

    sent: Number = 0


class Pong(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="pong"):
    """The answer to a `Beat`; the time between the two is this client's delay."""

    beat: Number


class SitDown(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="sit_down"):
    """Take an empty place, or that of a bot; any, if `place` is None."""

    id: Id
    place: Place | None = None
    seen: Number = 0


class StandUp(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="stand_up"):
    """Leave the place for good."""

    id: Id
    seen: Number = 0


class Ready(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ready"):
    """Ready to play, or not; `entropy`: as in `Entropy`, for the first hand."""

    id: Id
    ready: bool = True
    entropy: Annotated[str, Meta(max_length=64)] = ""
    seen: Number = 0


class Entropy(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="entropy"):
    """Something unforeseeable for the shuffles of the next hand, before its first shuffle.

    It is `stale` where another commitment has been published since: it was for other shuffles.
    """

    id: Id
    entropy: Annotated[str, Meta(min_length=1, max_length=64)]
    seen: Number = 0


class Start(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="start"):
    """The host begins the game; bots fill the empty places if the settings say so."""

    id: Id
    seen: Number = 0


class MadiaoMove(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="madiao"):
    """A move at a table of Madiao."""

    id: Id
    move: MoveOfMadiao
    seen: Number = 0


class MaoMove(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="mao"):
    """A move at a table of Mao. What it says of a verdict on a rule counts nothing. [MO-94]"""

    id: Id
    move: MoveOfMao
    seen: Number = 0


class TryRule(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="try_rule"):
    """At a table of Mao, try a rule out before it is made: who may make one is told what it does.

    `Tried` comes before the answer; nothing changes.
    """

    id: Id
    rule: Custom
    secret: bool = False
    seen: Number = 0


class Chat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="chat"):
    """Something said beside the game."""

    id: Id
    text: Line
    seen: Number = 0


class QuickPhrase(StrEnum):
    """What can be said with one press, in the language of whoever reads it."""

    HELLO = "hello"
    WELL_PLAYED = "well_played"
    THANKS = "thanks"
    SORRY = "sorry"
    ONE_MOMENT = "one_moment"
    GOOD_LUCK = "good_luck"
    OOPS = "oops"
    GOODBYE = "goodbye"


class Phrase(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="phrase"):
    """One of the quick phrases."""

    id: Id
    phrase: QuickPhrase
    seen: Number = 0


class Mute(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="mute"):
    """Hear no more chat from a place, or from all spectators (None), or hear it again."""

    id: Id
    place: Place | None
    on: bool = True
    seen: Number = 0


class Report(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="report"):
    """Tell whoever keeps the server about a player."""

    id: Id
    place: Place
    text: Line
    seen: Number = 0


class Pause(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="pause"):
    """Wish for a pause, or for its end; it comes when all people at the table wish it.

    A game that waits for somebody to sit down is paused, too; with such a wish it stays so then.
    """

    id: Id
    on: bool = True
    seen: Number = 0


class Rematch(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="rematch"):
    """Wish for another game after this one; it begins when all people at the table wish it."""

    id: Id
    seen: Number = 0


class ChangeSettings(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="change_settings"
):
    """The host sets the table, before a game."""

    id: Id
    settings: Settings
    seen: Number = 0


class HandOver(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hand_over"):
    """The host makes somebody else the host."""

    id: Id
    place: Place
    seen: Number = 0


class Remove(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="remove"):
    """The host sends away who sits there: a bot, somebody before a game, or somebody absent."""

    id: Id
    place: Place
    seen: Number = 0


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="seat_bot"):
    """The host puts a bot on an empty place."""

    id: Id
    place: Place
    level: Annotated[str, Meta(max_length=40)]
    seen: Number = 0


class LetBot(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="let_bot"):
    """Let a bot play the own seat for now, or take it back."""

    id: Id
    on: bool = True
    seen: Number = 0


class Transfer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="transfer"):
    """Ask for a short code that brings the seat to another device."""

    id: Id
    seen: Number = 0


Command: TypeAlias = (
    SitDown
    | StandUp
    | Ready
    | Entropy
    | Start
    | MadiaoMove
    | MaoMove
    | TryRule
    | Chat
    | Phrase
    | Mute
    | Report
    | Pause
    | Rematch
    | ChangeSettings
    | HandOver
    | Remove
    | SeatBot
    | LetBot
    | Transfer
)
"""What has an effect, and an answer."""

Up: TypeAlias = Hello | Ping | Pong | Command
