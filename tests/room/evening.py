"""A table with its host and its clients, in memory: what a server would do, without its sockets."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from random import Random
from typing import Any

import msgspec

from papertiger.bots.madiao import BOTS as MADIAO_BOTS
from papertiger.bots.mao.player import Player
from papertiger.kernel.game import Refused
from papertiger.mao.options import Options as MaoOptions
from papertiger.room import facts as f
from papertiger.room.actor import Actor, open_table
from papertiger.room.members import Member, Outgoing, Proposal
from papertiger.room.state import load
from papertiger.wire import PROTOCOL, news
from papertiger.wire import commands as c
from papertiger.wire.news import Down
from papertiger.wire.settings import Settings

DECODER = msgspec.json.Decoder(Down)


def chance(seed: int) -> Callable[[int], bytes]:
    """Bytes that are the same again for a seed."""
    rng = Random(seed)
    return rng.randbytes


@dataclass
class Client:
    """Somebody with a socket: what it was told, as bytes and as messages."""

    evening: "Evening"
    member: Member
    frames: list[bytes] = field(default_factory=list)
    told: list[Down] = field(default_factory=list)
    token: str | None = None
    place: int | None = None
    stream: str | None = None
    n: int = 0
    closed: int | None = None
    ids: "count[int]" = field(default_factory=lambda: count(1))

    def hear(self, frame: bytes, close: int | None) -> None:
        """A frame comes down."""
        self.frames.append(frame)
        message = DECODER.decode(frame)
        self.told.append(message)
        if close is not None:
            self.closed = close
        match message:
            case news.Welcome():
                self.place, self.stream, self.n = message.place, message.stream, message.n
            case news.Seated():
                self.place, self.token = message.place, message.token
            case news.RoomNews() | news.MadiaoNews() | news.MaoNews() | news.Heard():
                self.n = message.n
            case _:
                pass

    def hello(self, *, resume: bool = False) -> "Client":
        """Say hello; `resume`: with what was seen before."""
        seen = (self.stream, self.n) if resume else (None, 0)
        self.closed = None
        self.evening.joined(self, c.Hello(PROTOCOL, self.token, *seen))
        return self

    def do(self, kind: type[Any], **fields: Any) -> news.Answer:
        """Send a command with a new id; its answer."""
        return self.send(kind(id=str(next(self.ids)), **fields))

    def send(self, command: Any) -> news.Answer:
        """Send a command; its answer."""
        self.evening.command(self, command)
        answers = [each for each in self.told if isinstance(each, news.Answer)]
        return answers[-1]

    def last(self, kind: type[Any]) -> Any:
        """The newest message of a kind."""
        return next(each for each in reversed(self.told) if isinstance(each, kind))

    @property
    def room(self) -> news.Room:
        """The table around the game as it was told last."""
        room: news.Room = self.last(news.RoomNews).room
        return room

    @property
    def view(self) -> Any:
        """The last view of the game."""
        for each in reversed(self.told):
            if isinstance(each, news.MadiaoNews | news.MaoNews) and each.view is not None:
                return each.view
        raise AssertionError("no view yet")


@dataclass
class Evening:
    """A table in memory; `log` is what a store would hold; `now` is the time on the wall (ms)."""

    settings: Settings
    seed: int = 1
    now: int = 1_000_000
    log: list[bytes] = field(default_factory=list)
    clients: dict[str, Client] = field(default_factory=dict)
    thorough: bool = False
    """Load the table anew after each change, and see that it is the same."""
    sockets: "count[int]" = field(default_factory=lambda: count(1))

    def __post_init__(self) -> None:
        """Open the table."""
        self.random = chance(self.seed)
        self.log = [f.encode(fact) for fact in open_table("t1", self.settings, self.random)]
        self.actor = self.loaded()

    def loaded(self) -> Actor:
        """The table as its log gives it."""
        return Actor(map(f.decode, self.log), self.now, self.random)

    def restart(self, down: int = 0) -> None:
        """The server is killed and comes back: no socket is left."""
        self.now += down
        self.clients.clear()
        self.actor = self.loaded()

    def client(self, name: str) -> Client:
        """Somebody comes with a socket."""
        return Client(self, Member(f"{name} {next(self.sockets)}", f"person {name}", name))

    def unnamed(self, name: str) -> Client:
        """Somebody comes who has chosen no name, and is called so for now."""
        number = next(self.sockets)
        return Client(self, Member(f"socket {number}", f"person {number}", name, unnamed=True))

    def joined(self, client: Client, hello: c.Hello) -> None:
        """A socket says hello."""
        self.clients[client.member.connection] = client
        self.make_so(self.actor.joined(client.member, hello, self.now))

    def left(self, client: Client) -> None:
        """A socket is gone."""
        del self.clients[client.member.connection]
        self.make_so(self.actor.left(client.member, self.now))

    def command(self, client: Client, command: Any, lag: int = 0) -> None:
        """A command comes up."""
        self.make_so(self.actor.command(client.member, command, self.now, lag))

    def make_so(self, proposal: Proposal) -> None:
        """Append, then tell."""
        self.log += [f.encode(fact) for fact in proposal.facts]
        self.deliver(self.actor.commit(proposal))
        assert self.actor.number == len(self.log)
        if self.thorough:
            assert load(map(f.decode, self.log)) == self.actor.room

    def deliver(self, out: list[Outgoing]) -> None:
        """Frames to their sockets."""
        for each in out:
            client = self.clients[each.connection]
            client.hear(each.frame, each.close)
            if each.close is not None:
                del self.clients[each.connection]

    def pass_time(self, ms: int) -> None:
        """Time passes; whatever is due happens in its time."""
        end = self.now + ms
        while (due := self.actor.due) is not None and due <= end:
            self.now = max(self.now, due)
            self.make_so(self.actor.wake(self.now))
        self.now = end

    def settle(self, most: int = 100_000) -> None:
        """Let bots and clocks go on until only people can, or `most` things have happened."""
        for _ in range(most):
            due = self.actor.due
            if due is None:
                return
            self.now = max(self.now, due)
            self.make_so(self.actor.wake(self.now))
        raise AssertionError("the table does not come to rest")


def play_madiao(evening: Evening, *people: Client, until: Callable[[], bool] | None = None) -> None:
    """The people play at random until the match is over, or until something else holds."""
    rng = Random(7)
    for _ in range(5_000):
        if evening.actor.room.phase is news.Phase.OVER or (until is not None and until()):
            return
        asked = [each for each in people if each.closed is None and _asked(each)]
        for person in asked:
            move = MADIAO_BOTS["random"](person.view, rng)
            assert person.do(c.MadiaoMove, move=move).refused is None
        if not asked:
            due = evening.actor.due
            assert due is not None, "the table stands still"
            evening.now = max(evening.now, due)
            evening.make_so(evening.actor.wake(evening.now))
    raise AssertionError("the match does not end")


def _asked(person: Client) -> bool:
    return person.place is not None and person.view.ask is not None


def play_mao(evening: Evening, *people: Client, until: Callable[[], bool] | None = None) -> None:
    """The people play like regular players until the game is over, or something else holds."""
    players = {}
    heard = dict.fromkeys((each.member.connection for each in people), 0)
    options = evening.settings.options
    assert isinstance(options, MaoOptions)
    seats = evening.settings.places
    for person in people:
        assert person.place is not None
        name = person.member.connection
        players[name] = Player(person.place, seats, options, "regular", name)
    while evening.actor.room.phase is not news.Phase.OVER and not (until is not None and until()):
        for person in people:
            name = person.member.connection
            for message in person.told[heard[name] :]:
                if isinstance(message, news.MaoNews):
                    players[name].hear(message.told, partial(getattr, person, "view"))
            heard[name] = len(person.told)
        _next_in_mao(evening, people, players)


def _next_in_mao(evening: Evening, people: tuple[Client, ...], players: dict[str, Player]) -> None:
    """The first thing that happens: a person's act, or what is due at the table."""
    time = evening.actor.time
    due = evening.actor.due
    acts = []
    for person in people:
        wanted = players[person.member.connection].due
        wall = None if wanted is None else time.wall_of(wanted)
        if wall is not None:
            acts.append((wall, person.member.connection, person))
    if acts and (due is None or min(acts)[0] <= due):
        wall, name, person = min(acts, key=lambda each: each[:2])
        evening.now = max(evening.now, wall)
        at = time.at(evening.now)
        move = players[name].act(partial(getattr, person, "view"), at)
        if move is not None:
            refused = person.do(c.MaoMove, move=move).refused
            if refused is not None:
                players[name].refused(move, Refused(refused.code, refused.clause), at)
        return
    assert due is not None, "the table stands still"
    evening.now = max(evening.now, due)
    evening.make_so(evening.actor.wake(evening.now))
