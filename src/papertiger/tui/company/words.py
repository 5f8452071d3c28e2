"""A table and who is at it, in words: for the drawn screen and for plain lines alike."""

from collections.abc import Iterator, Sequence

import msgspec

from papertiger.bots import madiao
from papertiger.madiao.options import preset_of
from papertiger.text.catalog import Catalog
from papertiger.text.lines import printable
from papertiger.text.room import quick_phrase
from papertiger.wire.commands import QuickPhrase
from papertiger.wire.news import Chair, Heard, Phase, Room, Sitter
from papertiger.wire.settings import MadiaoSettings, Settings

PARTS = ("join", "pages", "room", "seats")
"""The parts of the catalog that these words are in, beside "cli"."""

PHRASES = tuple(QuickPhrase)


def harmless(room: Room) -> Room:
    """The table with names that a terminal only shows, whoever keeps the server."""
    chairs = tuple(
        msgspec.structs.replace(chair, name=printable(chair.name)) for chair in room.chairs
    )
    return msgspec.structs.replace(room, chairs=chairs)


def names_by_seat(room: Room, players: Sequence[int]) -> tuple[str, ...]:
    """The names of those who play, by seat; `players[seat]` is a place."""
    return tuple(room.chairs[place].name for place in players)


def state_of(words: Catalog, room: Room, number: int, place: int | None) -> str:
    """What there is to know of who sits at a place, beside the name; `place`: the reader's."""
    chair, say = room.chairs[number], words.say
    said = []
    if number == place:
        said.append(say("join-you"))
    if number == room.host:
        said.append(say("join-host"))
    if chair.sitter is Sitter.BOT:
        said.append(say("join-bot"))
    if chair.sitter is Sitter.PERSON:
        if not chair.here:
            said.append(say("join-away"))
        if chair.played_by_bot:
            said.append(say("seats-bot-plays"))
        if room.phase is Phase.GATHERING:
            said.append(say("join-ready" if chair.ready else "join-not-ready"))
        elif chair.wishes:
            said.append(say("join-wishes"))
    return " · ".join(said)


def name_of(words: Catalog, chair: Chair) -> str:
    """Who sits on a chair."""
    return words.say("join-nobody") if chair.sitter is Sitter.NOBODY else chair.name


MAIN = ("bots", "takeover", "clock", "spectators", "public")
"""What one wants to know before one sits down."""
ALL = ("bots", "takeover", "clock", "grace", "spectators", "delay", "chat", "public")


def settings_lines(words: Catalog, settings: Settings, which: Sequence[str] = ALL) -> list[str]:
    """What is set around the game, a line each."""
    say = words.say
    shown = []
    if isinstance(settings, MadiaoSettings):
        preset = preset_of(settings.options)
        shown.append((say("pages-rules"), say("pages-preset", preset=preset)))
    for name in which:
        if name == "clock" and not isinstance(settings, MadiaoSettings):
            # Mao has clocks of its own.
            continue
        value = getattr(settings, name)
        shown.append((say(f"pages-label-{name}"), _value(words, name, value)))
    return [say("join-set", label=label, value=value) for label, value in shown]


def _value(words: Catalog, name: str, value: bool | int | str) -> str:  # noqa: FBT001 a setting
    """What a setting is set to, in words."""
    if name == "bots" and value not in ("", *madiao.BOTS):
        return words.say("join-bots", level=str(value))
    if isinstance(value, bool):
        value = str(value).lower()
    return words.say(f"pages-set-{name}", value=value if value != "" else "none")


def heard(words: Catalog, message: Heard) -> str:
    """What somebody said beside the game, in one line."""
    text = printable(message.text)
    if message.phrase is not None:
        text = quick_phrase(words, message.phrase)
    said = "join-said-watching" if message.place is None else "join-said"
    return words.say(said, who=printable(message.name), text=text)


def changes(words: Catalog, before: Room, after: Room) -> Iterator[str]:
    """What has happened around the game between two moments, a line each."""
    say = words.say
    for place, (was, now) in enumerate(zip(before.chairs, after.chairs, strict=False)):
        yield from _moved(words, place + 1, was, now)
        if was.sitter is Sitter.PERSON and now.sitter is Sitter.PERSON and was.name == now.name:
            yield from _stirred(words, before, after, was, now)
    if after.host is not None and after.host != before.host:
        yield say("join-event-host", name=after.chairs[after.host].name)
    if after.settings != before.settings:
        yield say("join-event-set")
    match before.phase, after.phase:
        case ((Phase.GATHERING | Phase.OVER), (Phase.PLAYING | Phase.PAUSED)):
            yield say("join-event-begins")
        case Phase.PLAYING, Phase.PAUSED:
            yield say("join-event-paused")
        case Phase.PAUSED, Phase.PLAYING:
            yield say("join-event-goes-on")
        case _:
            pass


def _moved(words: Catalog, place: int, was: Chair, now: Chair) -> Iterator[str]:
    """Who has come to a place or left it."""
    if (was.sitter, was.name) == (now.sitter, now.name):
        return
    if was.sitter is Sitter.PERSON:
        yield words.say("join-event-left", name=was.name, place=str(place))
    if now.sitter is Sitter.PERSON:
        yield words.say("join-event-sat", name=now.name, place=str(place))
    elif now.sitter is Sitter.BOT:
        yield words.say("join-event-bot", name=now.name, place=str(place))


def _stirred(words: Catalog, before: Room, after: Room, was: Chair, now: Chair) -> Iterator[str]:
    """What somebody who stays has done."""
    told = []
    if was.here != now.here:
        told.append("back" if now.here else "away")
    if was.played_by_bot != now.played_by_bot:
        told.append("bot-plays" if now.played_by_bot else "plays-again")
    if before.phase is after.phase is Phase.GATHERING and was.ready != now.ready:
        told.append("ready" if now.ready else "not-ready")
    if before.phase is after.phase and now.wishes and not was.wishes:
        wish = {Phase.PLAYING: "pause", Phase.PAUSED: "on", Phase.OVER: "again"}
        told.append(f"wishes-{wish.get(after.phase, 'pause')}")
    for each in told:
        yield words.say(f"join-event-{each}", name=now.name)
