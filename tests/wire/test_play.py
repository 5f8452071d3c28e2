"""Every message of real play, up and down, keeps to the schemas."""

from collections import Counter
from typing import Any, get_args

import msgspec
import pytest

from papertiger.mao.customs import Custom
from papertiger.mao.moves import Say
from papertiger.mao.options import Options as MaoOptions
from papertiger.wire import commands as c
from papertiger.wire.commands import Command
from papertiger.wire.settings import MadiaoSettings, MaoSettings, Settings
from tests.room.evening import Client, Evening, play_madiao, play_mao
from tests.wire.documents import validator

UP, DOWN = validator("Up"), validator("Down")
encode = msgspec.json.Encoder().encode


class Overheard(Evening):
    """An evening whose every frame, up and down, is held to the schemas."""

    def __post_init__(self) -> None:
        """Open the table."""
        self.heard: Counter[str] = Counter()
        super().__post_init__()

    def joined(self, client: Client, hello: c.Hello) -> None:
        """A hello goes up."""
        self.overhear(UP, encode(hello))
        super().joined(client, hello)

    def command(self, client: Client, command: Any, lag: int = 0) -> None:
        """A command goes up."""
        self.overhear(UP, encode(command))
        super().command(client, command, lag)

    def overhear(self, keeps: Any, frame: bytes) -> None:
        """Hold a frame to a schema."""
        message = msgspec.json.decode(frame)
        keeps.validate(message)
        if keeps is DOWN:
            self.heard[message["is"]] += 1
            self.heard.update(each["event"] for each in message.get("told", ()))
        else:
            self.heard[message["do"]] += 1


def evening(settings: Settings, seed: int = 1) -> tuple[Overheard, Client, Client]:
    """A table with somebody who plays and somebody who watches, the game begun."""
    made = Overheard(settings, seed)
    ann, eve = made.client("Ann"), made.client("Eve")
    for each in (ann, eve):
        each.hello()
    assert ann.do(c.SitDown).refused is None
    assert ann.do(c.Start).refused is None
    return made, ann, eve


def all_frames(made: Overheard, *clients: Client) -> None:
    """Hold what came down to the schema."""
    for client in clients:
        for frame in client.frames:
            made.overhear(DOWN, frame)


def test_a_match_of_madiao() -> None:
    made, ann, eve = evening(MadiaoSettings(bots="random", think=False))
    play_madiao(made, ann)
    all_frames(made, ann, eve)
    assert made.heard["match_ended"] == 2
    assert made.heard["hand_settled"] >= 8


@pytest.mark.parametrize("referee", ["referee", "players", "both"])
def test_a_session_of_mao(referee: str) -> None:
    options = msgspec.convert({"referee": referee, "end": "hands:2"}, MaoOptions)
    made, ann, eve = evening(MaoSettings(options=options, bots="beginner", think=False))
    play_mao(made, ann)
    all_frames(made, ann, eve)
    assert made.heard["game_ended"] == 2
    assert made.heard["hand_ended"] == 4


def test_everything_that_people_can_do_beside_the_game() -> None:
    made = Overheard(MadiaoSettings(bots="steady", think=False, takeover=True))
    ann, bo, cy = (made.client(name).hello() for name in ("Ann", "Bo", "Cy"))
    settings = MadiaoSettings(bots="steady", think=False, multipliers=(100, 100, 150, 200))
    for client, kind, fields in (
        (ann, c.SitDown, {}),
        (bo, c.SitDown, {"place": 2}),
        (bo, c.SitDown, {"place": 3}),
        (ann, c.ChangeSettings, {"settings": settings}),
        (ann, c.SeatBot, {"place": 1, "level": "random"}),
        (ann, c.HandOver, {"place": 2}),
        (bo, c.HandOver, {"place": 0}),
        (bo, c.Ready, {"entropy": "my dog"}),
        (ann, c.Entropy, {"entropy": "дождь"}),
        (bo, c.Chat, {"text": "good luck 👋"}),
        (cy, c.Phrase, {"phrase": c.QuickPhrase.HELLO}),
        (ann, c.Mute, {"place": 2}),
        (ann, c.Mute, {"place": None}),
        (ann, c.Report, {"place": 2, "text": "he is my brother"}),
        (ann, c.Start, {}),
        (ann, c.Pause, {}),
        (bo, c.Pause, {}),
        (bo, c.Pause, {"on": False}),
        (ann, c.LetBot, {}),
        (ann, c.LetBot, {"on": False}),
        (bo, c.Transfer, {}),
        (ann, c.Remove, {"place": 1}),
        (cy, c.Start, {}),
        (bo, c.StandUp, {}),
        (ann, c.Rematch, {}),
        (ann, c.MaoMove, {"move": Say("Mao")}),
        (ann, c.TryRule, {"rule": Custom("rule", "Be kind.")}),
    ):
        client.do(kind, **fields)
    all_frames(made, ann, bo, cy)
    kinds = {kind.__struct_config__.tag for kind in get_args(Command)}
    assert kinds - {"madiao"} <= set(made.heard)
    assert {"welcome", "answer", "seated", "transfer_code", "room", "madiao", "heard"} <= set(
        made.heard
    )
