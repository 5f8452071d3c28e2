"""What has been decided at a table and is durable: the closed union of facts, in a log's order.

A table is the fold of its facts. A fact says what is so, not who asked for it, so that an old log
stands when the room decides otherwise in a later version. Facts hold secrets (the shuffles'); only
the store sees them. Keys are SHA-256 of seats' tokens, in hexadecimal.
"""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from papertiger.wire.commands import QuickPhrase
from papertiger.wire.settings import Settings


class Opened(Struct, frozen=True, tag_field="fact", tag="opened"):
    """The table is there, set like this."""

    table: str
    settings: Settings


class Sat(Struct, frozen=True, tag_field="fact", tag="sat"):
    """A person has taken a place."""

    place: int
    person: str
    name: str
    key: str


class KeyAdded(Struct, frozen=True, tag_field="fact", tag="key_added"):
    """A place has another token, for another device."""

    place: int
    key: str


class BotSat(Struct, frozen=True, tag_field="fact", tag="bot_sat"):
    """A bot has taken a place."""

    place: int
    level: str
    name: str


class Left(Struct, frozen=True, tag_field="fact", tag="left"):
    """Who sat there has left for good."""

    place: int


class HostChosen(Struct, frozen=True, tag_field="fact", tag="host_chosen"):
    """Who sits there is the host; None: nobody is."""

    place: int | None


class ReadySet(Struct, frozen=True, tag_field="fact", tag="ready_set"):
    """Who sits there is ready to play, or not."""

    place: int
    ready: bool


class SettingsChanged(Struct, frozen=True, tag_field="fact", tag="settings_changed"):
    """The table is set differently."""

    settings: Settings


class Committed(Struct, frozen=True, tag_field="fact", tag="committed"):
    """The secret (hexadecimal) of the shuffles of the next hand; its commitment is published."""

    secret: str


class EntropyGiven(Struct, frozen=True, tag_field="fact", tag="entropy_given"):
    """What who sits there adds to the shuffles of the next hand."""

    place: int
    entropy: str


class Began(Struct, frozen=True, tag_field="fact", tag="began"):
    """A game has begun, with this first line of its record."""

    line: str


class Happened(Struct, frozen=True, tag_field="fact", tag="happened"):
    """An input that the game accepted, as lines of its record.

    `command`: of the person at `place` who sent it; "" when it came from elsewhere.
    """

    lines: str
    place: int | None = None
    command: str = ""


class Ended(Struct, frozen=True, tag_field="fact", tag="ended"):
    """The game is over, or was given up."""


class Paused(Struct, frozen=True, tag_field="fact", tag="paused"):
    """Table time stands still at `at` (ms).

    `agreed`: because all wish it, not only until somebody sits where nobody does.
    """

    at: int
    agreed: bool = False


class Resumed(Struct, frozen=True, tag_field="fact", tag="resumed"):
    """Table time runs again."""


class Wished(Struct, frozen=True, tag_field="fact", tag="wished"):
    """Who sits there wishes for a pause, its end or another game, or does so no more."""

    place: int
    on: bool


class BotTook(Struct, frozen=True, tag_field="fact", tag="bot_took"):
    """A bot plays for who sits there; `absent`: because of absence, until the return."""

    place: int
    level: str
    absent: bool


class TakenBack(Struct, frozen=True, tag_field="fact", tag="taken_back"):
    """Who sits there plays again."""

    place: int


class Said(Struct, frozen=True, tag_field="fact", tag="said"):
    """Something said beside the game, by a place or a spectator (None)."""

    place: int | None
    name: str
    text: str
    phrase: QuickPhrase | None = None


class Muted(Struct, frozen=True, tag_field="fact", tag="muted"):
    """Who sits there hears no more chat from `whom` (None: any spectator), or does so again."""

    place: int
    whom: int | None
    on: bool


class Reported(Struct, frozen=True, tag_field="fact", tag="reported"):
    """Who sits there has something to say about `whom` to whoever keeps the server."""

    place: int
    whom: int
    text: str


class TransferOffered(Struct, frozen=True, tag_field="fact", tag="transfer_offered"):
    """A code, by its hash, brings the seat to another device until the wall time `until` (ms)."""

    place: int
    code: str
    until: int


class Done(Struct, frozen=True, tag_field="fact", tag="done"):
    """A command of who sits there has had its effect, in the facts before this one."""

    place: int
    command: str


Fact: TypeAlias = (
    Opened
    | Sat
    | KeyAdded
    | BotSat
    | Left
    | HostChosen
    | ReadySet
    | SettingsChanged
    | Committed
    | EntropyGiven
    | Began
    | Happened
    | Ended
    | Paused
    | Resumed
    | Wished
    | BotTook
    | TakenBack
    | Said
    | Muted
    | Reported
    | TransferOffered
    | Done
)

_DECODER = msgspec.json.Decoder(Fact)
encode = msgspec.json.Encoder().encode


def decode(data: bytes) -> Fact:
    """A fact from the store. Raises msgspec.ValidationError for what is none."""
    return _DECODER.decode(data)


def opens_hand(lines: str) -> bool:
    """Whether these lines of a record begin with the header of a hand."""
    return lines.startswith('{"tiger":')
