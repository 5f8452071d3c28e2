"""The moves of coming and going that a table makes for its people, and who may come at all."""

from collections.abc import Callable

from papertiger.kernel.inputs import Act
from papertiger.room import facts as f
from papertiger.room import hosting, keys, orders
from papertiger.room.company import see
from papertiger.room.draft import Draft
from papertiger.room.members import Member
from papertiger.room.state import Room
from papertiger.wire import PROTOCOL
from papertiger.wire.commands import Hello
from papertiger.wire.news import Parting, Phase


def unwelcome(room: Room, member: Member, hello: Hello) -> Parting | None:
    """Why somebody cannot come to a table."""
    if hello.protocol != PROTOCOL:
        return Parting.PROTOCOL
    if hello.token is not None and room.place_of(keys.key(hello.token)) is None:
        return Parting.BAD_TOKEN
    if hello.token is None and not orders.may_watch(room, member.person):
        return Parting.NO_SPECTATORS
    return None


def welcome_back(draft: Draft, place: int, at: int) -> None:
    """Who was absent plays again."""
    if draft.room.chairs[place].absent:
        draft.add(f.TakenBack(place))
    move_of(draft, place, hosting.of(draft.room.settings).come_back, at)


def count_absence(draft: Draft, place: int, at: int) -> None:
    """Somebody is not there: a bot plays, or the game is told."""
    if draft.room.settings.takeover:
        level = hosting.of(draft.room.settings).usual_level
        draft.add(f.BotTook(place, level, absent=True))
    else:
        move_of(draft, place, hosting.of(draft.room.settings).leave, at)


def move_of(draft: Draft, place: int, kind: Callable[[object, int], object], at: int) -> None:
    """The move of coming or going that the game has for that place now, if any."""
    room = draft.room
    if room.running is None or room.phase is not Phase.PLAYING:
        return
    seat = room.running.players.index(place)
    move = kind(see(room, seat)(), seat)
    if move is not None:
        draft.act(Act(seat, move), at, None, "")
