"""What is next for somebody at a table, before the game and around it: one step at a time."""

from dataclasses import dataclass, field
from typing import Any

from papertiger.room import hosting
from papertiger.text.catalog import Catalog
from papertiger.wire import commands as c
from papertiger.wire.news import Phase, Room, Sitter


@dataclass(frozen=True, slots=True)
class Next:
    """A step: `said` in words, and the command that takes it, if it is for the person to do."""

    said: str
    command: type[c.Command] | None = None
    fields: dict[str, Any] = field(default_factory=dict)


def step(words: Catalog, room: Room, place: int | None, chosen: int | None = None) -> Next:
    """What is next for who sits at `place` (None: watches); `chosen`: the place pointed at."""
    if place is None:
        return _standing(words, room, chosen)
    match room.phase:
        case Phase.GATHERING:
            return _gathering(words, room, place)
        case Phase.OVER if room.chairs[place].wishes:
            return Next(words.say("join-next-wait"))
        case Phase.OVER:
            return Next(words.say("join-next-again"), c.Rematch)
        case _ if room.chairs[place].played_by_bot:
            return Next(words.say("join-next-back"), c.LetBot, {"on": False})
        case Phase.PAUSED if vacant(room):
            return Next(words.say("join-next-vacant"))
        case Phase.PAUSED if room.chairs[place].wishes:
            return Next(words.say("join-next-wait-go-on"))
        case Phase.PAUSED:
            return Next(words.say("join-next-go-on"), c.Pause, {"on": False})
        case Phase.PLAYING:
            return Next(words.say("join-next-table"))


def _standing(words: Catalog, room: Room, chosen: int | None) -> Next:
    free = [number for number in range(len(room.chairs)) if may_sit(room, number)]
    if not free:
        return Next(words.say("join-next-full"))
    place = chosen if chosen in free else None
    return Next(words.say("join-next-sit"), c.SitDown, {"place": place})


def _gathering(words: Catalog, room: Room, place: int) -> Next:
    say, chairs = words.say, room.chairs
    if not chairs[place].ready:
        return Next(say("join-next-ready"), c.Ready)
    waiting = [chair.name for chair in chairs if chair.sitter is Sitter.PERSON and not chair.ready]
    if waiting:
        return Next(say("join-next-others", who=words.join(waiting)))
    if room.host != place:
        host = "" if room.host is None else chairs[room.host].name
        return Next(say("join-next-host", who=host))
    empty = sum(chair.sitter is Sitter.NOBODY for chair in chairs)
    if empty and not room.settings.bots:
        return Next(say("join-next-empty", count=empty))
    return Next(say("join-next-start"), c.Start)


def may_sit(room: Room, number: int) -> bool:
    """Whether somebody may take a place, as far as one can see; the table has the last word."""
    sitter = room.chairs[number].sitter
    if room.phase in (Phase.GATHERING, Phase.OVER):
        return sitter is not Sitter.PERSON
    return number in vacant(room) or (sitter is Sitter.BOT and room.settings.takeover)


def vacant(room: Room) -> tuple[int, ...]:
    """Places of the game that nobody plays for: it waits for somebody to sit there."""
    if hosting.of(room.settings).gone_for_good:
        return ()
    return tuple(place for place in room.seats if room.chairs[place].sitter is Sitter.NOBODY)
