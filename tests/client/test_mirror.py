"""After anything, what a client knows of a table is what somebody sees who comes anew."""

from dataclasses import dataclass, field
from random import Random

import msgspec
import pytest

from papertiger.client.mirror import GapError, Mirror
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.settings import MadiaoSettings, MaoSettings
from tests.conftest import FullCount
from tests.room.evening import Client, Evening, play_madiao, play_mao
from tests.room.test_table import MADIAO, MAO, seated

SEED = 5_107
NUMBERED = news.RoomNews | news.MadiaoNews | news.MaoNews | news.Heard


@dataclass
class Reader:
    """Somebody whose messages are lost, doubled and cut off, and who comes back each time."""

    evening: Evening
    client: Client
    rng: Random
    mirror: Mirror = field(default_factory=Mirror)
    taken: int = 0
    lost: int = 0
    gaps: int = 0
    again: int = 0

    def read(self) -> None:
        """Take in what has come, as far as it comes."""
        while self.taken < len(self.client.told):
            message = self.client.told[self.taken]
            self.taken += 1
            if not isinstance(message, NUMBERED | news.Welcome):
                continue
            greeting = not isinstance(message, news.Welcome) and message.n <= self.mirror.n
            if self.rng.random() < 0.03 and isinstance(message, NUMBERED) and not greeting:
                self.lost += 1
                continue
            try:
                self.mirror, _ = self.mirror.take(message)
                if self.rng.random() < 0.05 and isinstance(message, NUMBERED):
                    earlier = self.client.told[self.rng.randrange(self.taken)]
                    if isinstance(earlier, NUMBERED) and earlier.n <= self.mirror.n:
                        self.mirror, _ = self.mirror.take(earlier)
            except GapError:
                self.gaps += 1
                self.come_back()
            if self.rng.random() < 0.01:
                self.come_back()

    def come_back(self) -> None:
        """Lose the connection and say hello again, with what was seen."""
        self.again += 1
        self.evening.clients.pop(self.client.member.connection, None)
        token, name = self.client.token, self.client.member.name
        self.evening.left(self._still_there())
        self.client, self.taken = self.evening.client(name), 0
        self.client.token = token
        self.evening.joined(self.client, self.mirror.hello(token))

    def _still_there(self) -> Client:
        self.evening.clients[self.client.member.connection] = self.client
        return self.client

    def check(self) -> None:
        """Compare with what somebody sees who comes to the same place anew."""
        told = [each for each in self.client.told if isinstance(each, NUMBERED)]
        if self.taken < len(self.client.told) or (told and told[-1].n != self.mirror.n):
            self.come_back()
            self.read_all()
        actor = self.evening.actor
        shown = actor._audience.shown(actor.room)
        assert self.mirror.room is not None
        room = msgspec.structs.replace(self.mirror.room, spectators=shown.spectators)
        assert room == shown
        if actor.room.running is not None:
            seat = actor.room.seat_of(self.mirror.place)
            view = actor.game.show(actor.room.running.recording.table, seat)
            assert msgspec.json.encode(self.mirror.view) == msgspec.json.encode(view)

    def read_all(self) -> None:
        """Take in everything, without any loss."""
        for message in self.client.told[self.taken :]:
            if isinstance(message, NUMBERED | news.Welcome):
                self.mirror, _ = self.mirror.take(message)
        self.taken = len(self.client.told)


@pytest.mark.parametrize("settings", [MADIAO, MAO], ids=["madiao", "mao"])
def test_whatever_is_lost_the_mirror_is_what_a_newcomer_sees(
    settings: MadiaoSettings | MaoSettings, full_count: FullCount
) -> None:
    lost = gaps = 0
    for number in range(full_count(200, seed=SEED)):
        evening = Evening(settings, seed=SEED + number)
        ann, bo = seated(evening, "Ann", "Bo")
        watcher = evening.client("Wu").hello()
        rng = Random(f"{SEED} {number}")
        readers = [Reader(evening, each, rng) for each in (bo, watcher)]
        assert ann.do(c.Start).refused is None
        assert bo.do(c.LetBot).refused is None
        steps = 0

        def onward(readers: list[Reader] = readers) -> bool:
            nonlocal steps
            steps += 1
            for reader in readers:
                reader.read()
                if steps % 10 == 0:
                    reader.check()
            return steps > 300

        if isinstance(settings, MadiaoSettings):
            play_madiao(evening, ann, until=onward)
        else:
            play_mao(evening, ann, until=onward)
        for reader in readers:
            reader.read()
            reader.check()
            lost, gaps = lost + reader.lost, gaps + reader.gaps
    assert lost > 3
    assert gaps > 1


def _room(n: int, hand: int = 0) -> news.RoomNews:
    room = Evening(MADIAO).actor
    return news.RoomNews(n, msgspec.structs.replace(room._audience.shown(room.room), hand=hand))


def test_a_message_left_out_is_a_gap_and_an_old_one_changes_nothing() -> None:
    mirror, _ = Mirror().take(news.Welcome(1, "t1", None, "s", 5, fresh=True))
    mirror, told = mirror.take(_room(5, 1))
    assert told == _room(5, 1)
    mirror, _ = mirror.take(_room(6, 2))
    with pytest.raises(GapError):
        mirror.take(_room(8, 9))
    after, told = mirror.take(_room(5, 1))
    assert (after, told) == (mirror, None)
    assert mirror.hello("token") == c.Hello(1, "token", "s", 6)


def test_what_was_said_is_heard_once() -> None:
    mirror, _ = Mirror().take(news.Welcome(1, "t1", None, "s", 5, fresh=True))
    said = news.Heard(6, 0, "Ann", "hello")
    mirror, told = mirror.take(said)
    assert told == said
    assert mirror.take(said) == (mirror, None)
