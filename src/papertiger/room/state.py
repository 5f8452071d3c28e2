"""A table around its game, as a value: the fold of its facts.

Nothing here is about sockets or clocks: who is connected, and what time it is, the actor knows.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar, assert_never

from msgspec import Struct
from msgspec.structs import replace

from papertiger.kernel import journal, shuffle
from papertiger.kernel.game import Waiting
from papertiger.kernel.inputs import Chance
from papertiger.kernel.journal import Recorded, Recording, Segment
from papertiger.kernel.secret import Secret
from papertiger.room import facts as f
from papertiger.room import hosting
from papertiger.wire.news import Phase, Sitter
from papertiger.wire.settings import Settings

T = TypeVar("T")

MOST_KEYS = 4
"""So many tokens bring a seat back; the oldest is forgotten."""

REMEMBERED = 32
"""So many of a seat's last commands are remembered, to do none of them twice."""


class Chair(Struct, frozen=True):
    """A place. `level`: of the bot on it, or of the one that plays for the person, if it does.

    `absent`: the bot plays because the person is not there; `muted`: places that it hears no chat
    from, None for all spectators; `offers`: hashes of the codes by which who sits there may take
    the seat to another device.
    """

    sitter: Sitter = Sitter.NOBODY
    person: str = ""
    name: str = ""
    level: str = ""
    keys: tuple[str, ...] = ()
    ready: bool = False
    absent: bool = False
    wishes: bool = False
    entropy: str = ""
    muted: tuple[int | None, ...] = ()
    offers: tuple[str, ...] = ()

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot plays for the person who sits there."""
        return self.sitter is Sitter.PERSON and bool(self.level)


class Running(Struct, frozen=True):
    """The game at the table: its recording without the inputs of before.

    `players[seat]` is the place of who plays that seat; `chances`: how often chance was asked in
    this hand; `secret` and `entropy` (by place) are those of this hand's shuffles. `waiting`: what
    the game waits for now.
    """

    recording: Recording[Any]
    waiting: Waiting
    players: tuple[int, ...]
    chances: int
    secret: Secret[bytes]
    entropy: tuple[str, ...]


class Room(Struct, frozen=True):
    """A table: `coming` is the secret of the next hand's shuffles, `time` the last table time.

    `agreed`: if it is paused, because all wished it. `left`: who has left which place since this
    hand began, and so knows its cards. `done`: of each place, the last commands that had their
    effect. A move changes them and not the chairs, which everybody is told of.
    """

    table: str
    settings: Settings
    chairs: tuple[Chair, ...]
    done: tuple[tuple[str, ...], ...]
    phase: Phase = Phase.GATHERING
    host: int | None = None
    running: Running | None = None
    hand: int = 0
    coming: Secret[bytes] | None = None
    time: int = 0
    agreed: bool = False
    left: tuple[tuple[str, int], ...] = ()

    @property
    def commitment(self) -> str | None:
        """The commitment to the shuffles of the coming hand, or of the running one."""
        secret = self.coming
        if secret is None and self.running is not None:
            secret = self.running.secret
        return None if secret is None else shuffle.commitment(secret.reveal())

    @property
    def people(self) -> tuple[int, ...]:
        """The places of people."""
        return tuple(
            place for place, chair in enumerate(self.chairs) if chair.sitter is Sitter.PERSON
        )

    def place_of_person(self, person: str) -> int | None:
        """Where somebody sits; nobody can be told by it who has been forgotten."""
        sits = (each for each in self.people if self.chairs[each].person == person)
        return next(sits, None) if person else None

    def place_left_by(self, person: str) -> int | None:
        """The place whose cards somebody knows who has left it, while that hand is played."""
        over = self.running is None or self.running.recording.closed
        left = (place for who, place in self.left if who == person)
        return None if over or self.phase is Phase.OVER else next(left, None)

    def place_of(self, key: str) -> int | None:
        """The place that a token with this hash belongs to."""
        for place, chair in enumerate(self.chairs):
            if key in chair.keys:
                return place
        return None

    def seat_of(self, place: int | None) -> int | None:
        """The seat of the game that who sits there plays; a place added later has played none."""
        if place is None or self.running is None or place not in self.running.players:
            return None
        return self.running.players.index(place)


def opened(fact: f.Opened) -> Room:
    """A table with nobody at it."""
    places = fact.settings.places
    return Room(fact.table, fact.settings, (Chair(),) * places, ((),) * places)


def with_chair(room: Room, place: int, **changes: Any) -> Room:
    """The table with one of its places changed."""
    return replace(room, chairs=_put(room.chairs, place, replace(room.chairs[place], **changes)))


def fold(room: Room, fact: f.Fact) -> Room:  # noqa: C901, PLR0912 a case for each fact
    """The table after a fact. What the game makes of its inputs is not in it: see `Loading`."""
    match fact:
        case f.Opened():
            return opened(fact)
        case f.Sat():
            chair = Chair(Sitter.PERSON, fact.person, fact.name, keys=(fact.key,))
            return _with_new(room, fact.place, chair)
        case f.BotSat():
            chair = Chair(Sitter.BOT, "", fact.name, fact.level, ready=True)
            return _with_new(room, fact.place, chair)
        case f.Left():
            return _with_new(_remembering(room, fact.place), fact.place, Chair())
        case f.KeyAdded():
            keys = (*room.chairs[fact.place].keys, fact.key)[-MOST_KEYS:]
            return with_chair(room, fact.place, keys=keys)
        case f.HostChosen():
            return replace(room, host=fact.place)
        case f.ReadySet():
            return with_chair(room, fact.place, ready=fact.ready)
        case f.SettingsChanged():
            return _reset(room, fact.settings)
        case f.Committed():
            return _published(replace(room, coming=Secret(bytes.fromhex(fact.secret))))
        case f.EntropyGiven():
            return with_chair(room, fact.place, entropy=fact.entropy)
        case f.Began():
            return replace(_without_wishes(room), phase=Phase.PLAYING, time=0, hand=1, running=None)
        case f.Ended():
            return replace(_without_wishes(room), phase=Phase.OVER)
        case f.Paused():
            still = replace(_without_wishes(room), phase=Phase.PAUSED, time=fact.at)
            return replace(still, agreed=fact.agreed)
        case f.Resumed():
            return replace(_without_wishes(room), phase=Phase.PLAYING)
        case f.Wished():
            return with_chair(room, fact.place, wishes=fact.on)
        case f.BotTook():
            return with_chair(room, fact.place, level=fact.level, absent=fact.absent)
        case f.TakenBack():
            return with_chair(room, fact.place, level="", absent=False)
        case f.Muted():
            others = tuple(each for each in room.chairs[fact.place].muted if each != fact.whom)
            muted = (*others, fact.whom) if fact.on else others
            return with_chair(room, fact.place, muted=muted)
        case f.Done():
            return done(room, fact.place, fact.command)
        case f.Happened():
            if fact.place is None or not fact.command:
                return room
            return done(room, fact.place, fact.command)
        case f.TransferOffered():
            offers = (*room.chairs[fact.place].offers, fact.code)[-MOST_KEYS:]
            return with_chair(room, fact.place, offers=offers)
        case f.Said() | f.Reported():
            return room
        case _:
            assert_never(fact)


def _with_new(room: Room, place: int, chair: Chair) -> Room:
    """Somebody else has that place now, or nobody: has done nothing there yet, and is not muted."""
    chairs = tuple(
        replace(each, muted=tuple(one for one in each.muted if one != place))
        if place in each.muted
        else each
        for each in _put(room.chairs, place, chair)
    )
    return replace(room, chairs=chairs, done=_put(room.done, place, ()))


def _remembering(room: Room, place: int) -> Room:
    """Who leaves that place is remembered, and until the hand is over knows its cards."""
    left = (room.chairs[place].person, place)
    playing = room.phase in (Phase.PLAYING, Phase.PAUSED)
    if not playing or not left[0] or left in room.left:
        return room
    return replace(room, left=(*room.left, left))


def _put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _without_wishes(room: Room) -> Room:
    return replace(room, chairs=tuple(replace(chair, wishes=False) for chair in room.chairs))


def _reset(room: Room, settings: Settings) -> Room:
    """Another number of places keeps who sits on those that are left; nobody is ready."""
    kept = room.chairs[: settings.places]
    chairs = tuple(
        replace(chair, ready=False) if chair.sitter is Sitter.PERSON else chair for chair in kept
    )
    more = settings.places - len(chairs)
    done = room.done[: settings.places] + ((),) * more
    return replace(room, settings=settings, chairs=chairs + (Chair(),) * more, done=done)


def done(room: Room, place: int, command: str) -> Room:
    """A command of that place is remembered."""
    remembered = (*room.done[place], command)[-REMEMBERED:]
    return replace(room, done=_put(room.done, place, remembered))


def begun(room: Room, recording: Recording[Any]) -> Room:
    """The table with its game at the first line of the record."""
    if room.coming is None:
        raise AssertionError("no shuffle was committed to")
    hosted, table = hosting.of(room.settings), recording.table
    running = Running(
        recording,
        hosted.game.waiting(table),
        hosted.players(table),
        0,
        room.coming,
        entropy(room),
    )
    return _hand_opened(replace(room, running=running))


def advanced(room: Room, recorded: Recorded[Any], *, is_chance: bool) -> Room:
    """The table after an input that its game accepted; a new segment is a new hand."""
    recording = recorded.recording
    running = room.running
    if running is None:
        raise AssertionError("no game is running")
    hosted = hosting.of(room.settings)
    opens = len(recording.segments) > 1
    last = Segment(recording.segments[-1].header)
    recording = replace(recording, segments=(last,))
    after = replace(
        running,
        recording=recording,
        waiting=hosted.game.waiting(recording.table),
        players=hosted.moved(running.players, recorded.events),
        chances=running.chances + is_chance,
    )
    room = replace(room, running=after, time=recording.now)
    if not opens:
        return room
    if room.coming is None:
        raise AssertionError("no shuffle was committed to")
    after = replace(after, chances=int(is_chance), secret=room.coming, entropy=entropy(room))
    return _hand_opened(replace(room, running=after, hand=room.hand + 1))


def entropy(room: Room) -> tuple[str, ...]:
    """What each place adds to the shuffles of the coming hand."""
    return tuple(chair.entropy for chair in room.chairs)


def _hand_opened(room: Room) -> Room:
    """The secret is the hand's now, and what was added to it with it; nobody knows its cards."""
    chairs = tuple(replace(chair, entropy="") for chair in room.chairs)
    return replace(room, coming=None, chairs=chairs, left=())


def _published(room: Room) -> Room:
    """The commitment to the coming hand stands in the header that its segment will have."""
    running = room.running
    if running is None or room.coming is None:
        return room
    recording = replace(running.recording, commitment=room.commitment)
    return replace(room, running=replace(running, recording=recording))


@dataclass(slots=True)
class Loading:
    """A table as it comes from its log: facts are folded; of the game the last hand is played."""

    room: Room | None = None
    lines: list[str] = field(default_factory=list)
    hands: int = 0
    secret: Secret[bytes] = field(default_factory=lambda: Secret(b""))
    entropy: tuple[str, ...] = ()

    def take(self, fact: f.Fact) -> None:
        """One more fact."""
        room = opened(fact) if isinstance(fact, f.Opened) else self.room
        if room is None:
            raise ValueError("a log that does not begin with the table")
        self.room = fold(room, fact)
        match fact:
            case f.Began():
                self.lines, self.hands = [], 0
                self._opens(fact.line)
            case f.Happened():
                if f.opens_hand(fact.lines):
                    self.lines = []
                    self._opens(fact.lines)
                else:
                    self.lines.append(fact.lines)
            case _:
                pass

    def _opens(self, lines: str) -> None:
        """A hand's header: its secret and what was added belong to it."""
        if self.room is None or self.room.coming is None:
            raise ValueError("a hand whose shuffles nobody committed to")
        self.lines.append(lines)
        self.hands += 1
        self.secret, self.entropy = self.room.coming, entropy(self.room)
        self.room = _hand_opened(self.room)

    def finish(self) -> Room:
        """The table, its game played again from the beginning of the last hand."""
        if self.room is None:
            raise ValueError("an empty log")
        if not self.lines:
            return self.room
        game = hosting.of(self.room.settings).game
        data = "".join(line if line.endswith("\n") else line + "\n" for line in self.lines)
        segments = journal.read(game, data.encode())
        recording = journal.replay(game, segments)
        chances = sum(isinstance(each.input, Chance) for each in segments[-1].inputs)
        recording = replace(recording, segments=(Segment(segments[-1].header),))
        players = hosting.of(self.room.settings).players(recording.table)
        waiting = game.waiting(recording.table)
        running = Running(recording, waiting, players, chances, self.secret, self.entropy)
        time = max(self.room.time, recording.now)
        room = replace(self.room, running=running, hand=self.hands, time=time)
        return _published(room)


def load(log: Iterable[f.Fact]) -> Room:
    """The table that a log tells of. Raises ValueError for a log that tells of none."""
    loading = Loading()
    for fact in log:
        loading.take(fact)
    return loading.finish()
