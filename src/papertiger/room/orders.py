"""What people at a table may do beside the game, as facts, or why not.

Each function gets the table and what is asked, and returns the facts that follow, or a refusal.
They know nothing of sockets; `here` says which places' people are connected.
"""

from dataclasses import dataclass
from typing import TypeAlias

from papertiger.room import facts as f
from papertiger.room import hosting, names
from papertiger.room.state import Room, fold
from papertiger.wire import commands as c
from papertiger.wire.news import Phase, Refusal, Sitter
from papertiger.wire.settings import Settings

Facts: TypeAlias = tuple[f.Fact, ...]
BEFORE = (Phase.GATHERING, Phase.OVER)
"""When nobody plays, and the table may be changed."""


@dataclass(frozen=True, slots=True)
class Asking:
    """Who asks: a place, or None for a spectator; `here`: the places whose people are there.

    `unnamed`: the name is not a chosen one.
    """

    place: int | None
    person: str
    name: str
    here: frozenset[int]
    unnamed: bool = False


def refusal(code: str, **arguments: str | int) -> Refusal:
    """A refusal by the table, not by its game."""
    return Refusal(code, "", arguments)


def sit_down(room: Room, asking: Asking, wish: int | None, key: str) -> Facts | Refusal:
    """A person takes a place: an empty one, or that of a bot. Nobody has two."""
    has = room.place_of_person(asking.person) if asking.place is None else asking.place
    if has is not None:
        return refusal("seated_already", place=has)
    place = _place_for(room, asking.person, wish)
    if isinstance(place, Refusal):
        return place
    refused = hosting.of(room.settings).wrong_name(asking.name)
    if refused is not None:
        return refused
    name = _given_name(room, asking, place)
    alike = _alike(room, name, place)
    if alike and (room.phase not in BEFORE or any(each in room.people for each in alike)):
        return refusal("name_taken", name=name)
    emptied = (f.Left(place),) if room.chairs[place].sitter is Sitter.BOT else ()
    host = (f.HostChosen(place),) if room.host is None else ()
    sat = f.Sat(place, asking.person, name, key)
    renamed = _renamed_bots(room, alike, name)
    return (*emptied, *renamed, sat, *host, *_resumed(room, place))


def _place_for(room: Room, person: str, wish: int | None) -> int | Refusal:
    """The place that somebody takes; who knows the cards of one takes no other in that hand."""
    places = range(len(room.chairs))
    free = [each for each in places if _may_sit(room, each)]
    left = room.place_left_by(person)
    if left is not None and (wish not in (None, left) or left not in free):
        return refusal("hand_seen", place=left)
    if left is not None:
        return left
    if wish is not None and wish not in places:
        return refusal("no_such_place", place=wish)
    if wish is not None:
        return wish if wish in free else refusal("place_taken", place=wish)
    # An empty place before that of a bot.
    free.sort(key=lambda each: (room.chairs[each].sitter is Sitter.BOT, each))
    return free[0] if free else refusal("no_place_free")


def taken_by(room: Room, person: str, command: str) -> int | None:
    """The place that this person has taken by this very command, if its answer was lost."""
    for place in room.people:
        if room.chairs[place].person == person and command in room.done[place]:
            return place
    return None


def _given_name(room: Room, asking: Asking, place: int) -> str:
    """The own name; who has chosen none gets another one where somebody is called alike."""
    if not asking.unnamed:
        return asking.name
    others = [chair.name for other, chair in enumerate(room.chairs) if other != place]
    more = (f"{asking.name}-{number}" for number in range(2, len(others) + 3))
    wishes = (asking.name, *more)
    return next((wish for wish in wishes if names.distinct(wish, filter(None, others))), wishes[0])


def _alike(room: Room, name: str, place: int) -> tuple[int, ...]:
    """The other places of people and bots whose names look like this one."""
    return tuple(
        other
        for other, chair in enumerate(room.chairs)
        if other != place and chair.name and not names.distinct(name, (chair.name,))
    )


def _renamed_bots(room: Room, places: tuple[int, ...], name: str) -> Facts:
    """Bots give up their names to a person."""
    facts: list[f.Fact] = []
    newcomers = [name]
    for place in places:
        bot = bot_sat(room, place, room.chairs[place].level, *newcomers)
        facts += (f.Left(place), bot)
        newcomers.append(bot.name)
    return tuple(facts)


def _may_sit(room: Room, place: int) -> bool:
    chair = room.chairs[place]
    if room.phase in BEFORE:
        return chair.sitter is not Sitter.PERSON
    if chair.sitter is Sitter.NOBODY:
        return place in vacant(room)
    return chair.sitter is Sitter.BOT and room.settings.takeover


def may_watch(room: Room, person: str = "") -> bool:
    """Whether somebody who shows no token may be at the table: always while one can sit down.

    And who sits there: the token may have been lost on its way, and be asked for again.
    """
    open_to_all = room.settings.spectators or room.phase in BEFORE or bool(vacant(room))
    return open_to_all or room.place_of_person(person) is not None


def vacant(room: Room) -> tuple[int, ...]:
    """Empty places whose seat must be played for the game to go on."""
    if room.running is None or hosting.of(room.settings).gone_for_good:
        return ()
    return tuple(
        place for place in room.running.players if room.chairs[place].sitter is Sitter.NOBODY
    )


def _resumed(room: Room, place: int) -> Facts:
    """The game goes on when its last empty place is filled, unless people wished for the pause."""
    waits = room.phase is Phase.PAUSED and not room.agreed
    return (f.Resumed(),) if waits and vacant(room) == (place,) else ()


def stand_up(room: Room, place: int) -> Facts:
    """Somebody leaves for good: a bot plays on, or the table waits, or the host changes."""
    facts: list[f.Fact] = [f.Left(place)]
    heirs = [each for each in room.people if each != place]
    if room.host == place:
        facts.append(f.HostChosen(heirs[0] if heirs else None))
    if room.phase in BEFORE:
        return tuple(facts)
    if not heirs:
        facts.append(f.Ended())
    elif not hosting.of(room.settings).gone_for_good:
        if room.settings.takeover:
            facts.append(bot_sat(room, place, hosting.of(room.settings).usual_level))
        elif room.phase is Phase.PLAYING:
            facts.append(f.Paused(room.time))
    return tuple(facts)


def bot_sat(room: Room, place: int, level: str, *newcomers: str) -> f.BotSat:
    """A bot with a name that nobody there has, nor who is about to sit down."""
    taken = [*newcomers, *(chair.name for chair in room.chairs if chair.name)]
    free = [name for name in hosting.NAMES if names.distinct(name, taken)]
    rest = (f"Bot {number}" for number in range(1, len(taken) + 2))
    name = next((each for each in (*free, *rest) if names.distinct(each, taken)), "Bot")
    return f.BotSat(place, level, name)


def ready(room: Room, place: int, command: c.Ready) -> Facts | Refusal:
    """Ready to play or not, with what goes into the shuffles."""
    if room.phase not in BEFORE:
        return refusal("game_running")
    added = (f.EntropyGiven(place, command.entropy),) if command.entropy else ()
    return (*added, f.ReadySet(place, command.ready))


def entropy(room: Room, place: int, command: c.Entropy) -> Facts | Refusal:
    """Something for the shuffles of the next hand, until they begin."""
    if room.coming is None:
        return refusal("entropy_too_late")
    return (f.EntropyGiven(place, command.entropy),)


def start(room: Room) -> Facts | Refusal:
    """What a start needs, once everybody is ready: the host who asks for it is."""
    if room.phase not in BEFORE:
        return refusal("game_running")
    for place in room.people:
        if place != room.host and not room.chairs[place].ready:
            return refusal("not_all_ready", place=place)
    return fill(room)


def fill(room: Room) -> Facts | Refusal:
    """The bots that a game needs, or why there can be none."""
    empty = [place for place, chair in enumerate(room.chairs) if chair.sitter is Sitter.NOBODY]
    if empty and not room.settings.bots:
        return refusal("places_empty", places=len(empty))
    refused = wrong_bots(room.settings) if empty else None
    if refused is not None:
        # A table of an earlier version may be set so.
        return refused
    facts: list[f.Fact] = []
    for place in empty:
        bot = bot_sat(room, place, room.settings.bots)
        facts.append(bot)
        room = fold(room, bot)
    return tuple(facts)


def change_settings(room: Room, command: c.ChangeSettings) -> Facts | Refusal:
    """The host sets the table, before a game; the game itself stays the same."""
    if room.phase not in BEFORE:
        return refusal("game_running")
    settings = command.settings
    if type(settings) is not type(room.settings):
        return refusal("another_game")
    refused = wrong_bots(settings)
    if refused is not None:
        return refused
    lost = [each for each in room.people if each >= settings.places]
    if lost:
        return refusal("places_occupied", place=lost[0])
    return (f.SettingsChanged(settings),)


def wrong_bots(settings: Settings) -> Refusal | None:
    """Why no table can be set so: there are no bots of that level."""
    return no_such_bot(settings, settings.bots) if settings.bots else None


def no_such_bot(settings: Settings, level: str) -> Refusal | None:
    """Why no bot of this level can sit at a table that is set so."""
    levels = hosting.of(settings).levels
    if level in levels:
        return None
    return refusal("no_such_bot", level=level, levels=", ".join(levels))


def hand_over(room: Room, place: int) -> Facts | Refusal:
    """Somebody else becomes the host."""
    if place not in room.people:
        return refusal("nobody_there", place=place)
    return (f.HostChosen(place),)


def remove(room: Room, asking: Asking, place: int) -> Facts | Refusal:
    """A bot before a game; a person before a game, or one who is not there."""
    if place >= len(room.chairs) or room.chairs[place].sitter is Sitter.NOBODY:
        return refusal("nobody_there", place=place)
    if place == asking.place:
        return refusal("not_yourself")
    if room.phase in BEFORE:
        return (f.Left(place),)
    if room.chairs[place].sitter is Sitter.BOT or place in asking.here:
        return refusal("game_running")
    return stand_up(room, place)


def seat_bot(room: Room, place: int, level: str) -> Facts | Refusal:
    """A bot on an empty place, also on one that somebody has left in the midst of a game."""
    refused = no_such_bot(room.settings, level)
    if refused is not None:
        return refused
    if place >= len(room.chairs):
        return refusal("no_such_place", place=place)
    if room.chairs[place].sitter is not Sitter.NOBODY:
        return refusal("place_taken", place=place)
    if room.phase not in BEFORE and place not in vacant(room):
        return refusal("game_running")
    return (bot_sat(room, place, level), *_resumed(room, place))


def let_bot(room: Room, place: int, *, on: bool) -> Facts | Refusal:
    """A bot plays for somebody who is there, or no more."""
    if room.phase in BEFORE:
        return refusal("no_game")
    if not room.settings.takeover:
        return refusal("no_takeover")
    chair = room.chairs[place]
    if on == chair.played_by_bot:
        return ()
    if not on:
        return (f.TakenBack(place),)
    return (f.BotTook(place, hosting.of(room.settings).usual_level, absent=False),)


def pause(room: Room, asking: Asking, at: int, *, on: bool) -> Facts | Refusal:
    """A wish for a pause or for its end; all who are there must wish it.

    While the game only waits for somebody to sit down, one may wish that it goes on standing still
    then; while a place is empty, nobody can wish that it goes on.
    """
    place = asking.place
    if place is None or room.phase in BEFORE:
        return refusal("no_game")
    empty = vacant(room) if room.phase is Phase.PAUSED else ()
    stands = room.phase is Phase.PAUSED and (room.agreed or not empty)
    if on == stands and room.chairs[place].wishes:
        return (f.Wished(place, on=False),)
    if empty and not on:
        return refusal("place_vacant", place=empty[0])
    if on == stands:
        return ()
    if not _all_wish(room, asking):
        return (f.Wished(place, on=True),)
    return (f.Paused(at, agreed=True),) if on else (f.Resumed(),)


def rematch(room: Room, asking: Asking) -> Facts | Refusal:
    """A wish for another game; the one that makes it everybody's is not a fact of its own."""
    if asking.place is None or room.phase is not Phase.OVER:
        return refusal("no_game_over")
    if _all_wish(room, asking):
        return ()
    return (f.Wished(asking.place, on=True),)


def _all_wish(room: Room, asking: Asking) -> bool:
    """Whether with this one everybody wishes it who is there."""
    return all(
        room.chairs[place].wishes or place == asking.place
        for place in room.people
        if place in asking.here
    )


def chat(room: Room, asking: Asking, text: str, phrase: c.QuickPhrase | None) -> Facts | Refusal:
    """Something said beside the game."""
    if not room.settings.chat:
        return refusal("chat_off")
    said = names.spoken(text)
    if not said and phrase is None:
        return refusal("nothing_said")
    name = asking.name if asking.place is None else room.chairs[asking.place].name
    return (f.Said(asking.place, name, said, phrase),)


def mute(room: Room, place: int, command: c.Mute) -> Facts | Refusal:
    """Hear somebody no more, or all who watch, or again."""
    whom = command.place
    if whom is not None and (whom >= len(room.chairs) or whom == place):
        return refusal("nobody_there", place=whom)
    return (f.Muted(place, whom, command.on),)


def report(room: Room, place: int, command: c.Report) -> Facts | Refusal:
    """Something for whoever keeps the server."""
    if command.place not in room.people:
        return refusal("nobody_there", place=command.place)
    return (f.Reported(place, command.place, names.spoken(command.text)),)
