"""What a command was made against: who sends one may not know yet what has just changed.

A command says which message of its stream its sender had seen last. What it speaks of may have
changed in a later one: then it was meant for something else, and is not done.
"""

from collections.abc import Iterable

from papertiger.room.audience import Audience
from papertiger.room.draft import Draft
from papertiger.room.state import Room
from papertiger.room.streams import About, Topic
from papertiger.wire import commands as c


def turns_went_on(before: Room, draft: Draft, audience: Audience) -> None:
    """Everybody has just been told of what the game made of a draft: turns began with it."""
    if not draft.stages:
        return
    for place in _asked(draft.room) - (_asked(before) - draft.acted):
        if place in draft.room.people:
            _note(place, Topic.TURN, audience)


def table_changed(before: Room, after: Room, audience: Audience) -> None:
    """Everybody has just been told of the table around the game."""
    changed: list[About] = []
    if before.chairs is not after.chairs:
        changed += (
            place
            for place, (old, new) in enumerate(zip(before.chairs, after.chairs, strict=False))
            if (old.sitter, old.person, old.name) != (new.sitter, new.person, new.name)
        )
    if before.settings != after.settings:
        changed.append(Topic.SETTINGS)
    if after.coming is not None and after.coming is not before.coming:
        changed.append(Topic.SHUFFLES)
    for place in after.people if changed else ():
        for about in changed:
            _note(place, about, audience)


def is_stale(audience: Audience, place: int | None, command: c.Command) -> bool:
    """Whether what a command speaks of has changed since its sender looked."""
    if place is None or not command.seen:
        return False
    changed = audience.stream(place).changed
    return any(command.seen < changed.get(about, 0) for about in _about(command))


def _note(place: int, about: About, audience: Audience) -> None:
    stream = audience.stream(place)
    stream.changed[about] = stream.n


def _asked(room: Room) -> set[int]:
    """The places that the game waits for."""
    running = room.running
    if running is None:
        return set()
    return {running.players[seat] for seat in running.waiting.seats}


def _about(command: c.Command) -> Iterable[About]:
    """What a command speaks of that may be another thing by now.

    In Mao there is no waiting for a turn: what is too late or too early there is a breach, or not.
    """
    match command:
        case c.MadiaoMove():
            yield Topic.TURN
        case c.Ready():
            if command.ready:
                yield Topic.SETTINGS
            if command.entropy:
                yield Topic.SHUFFLES
        case c.Entropy():
            yield Topic.SHUFFLES
        case c.HandOver() | c.Remove() | c.Report() | c.Mute():
            if command.place is not None:
                yield command.place
        case _:
            pass
