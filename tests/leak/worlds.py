"""Worlds that a reader cannot tell apart: what it is sent of each, in any game, and that it agrees.

A test of a game plays a hand, and the same hand where the cards that the reader has not seen are
others. It says what the reader tries at each moment.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, Protocol, TypeAlias

import msgspec

from papertiger.kernel.game import Game, Refused
from papertiger.kernel.inputs import Act


class Moment(Protocol):
    """One accepted input of a hand: its time, the table after it, and what happened."""

    @property
    def at(self) -> int:
        """Its table time."""

    @property
    def after(self) -> Any:
        """The table after it."""

    @property
    def events(self) -> tuple[Any, ...]:
        """What happened."""


Hand: TypeAlias = Sequence[Moment]
Worlds: TypeAlias = tuple[int | None, Hand, Hand]
"""A reader (None: a spectator), a hand, and the same hand in another world."""
Tries: TypeAlias = Callable[[Random], Sequence[Any]]
"""The moves that a reader tries at a moment."""


def received(
    game: Game[Any, Any, Any, Any, Any, Any, Any, Any],
    hand: Hand,
    reader: int | None,
    tries: Tries,
    rng: Random,
) -> list[bytes]:
    """Every byte that the reader is sent of a hand, and what its attempts would bring."""
    stream = []
    for moment in hand:
        told = [game.tell(event, reader) for event in moment.events]
        stream += [msgspec.json.encode(one) for one in told if one is not None]
        stream.append(msgspec.json.encode(game.show(moment.after, reader)))
        stream.append(msgspec.json.encode(game.waiting(moment.after)))
        if reader is not None:
            attempts = (
                game.step(moment.after, Act(reader, move), moment.at) for move in tries(rng)
            )
            stream += [
                msgspec.json.encode(one) if isinstance(one, Refused) else b"accepted"
                for one in attempts
            ]
    return stream


def send_the_same(
    worlds: Iterable[Worlds],
    game: Game[Any, Any, Any, Any, Any, Any, Any, Any],
    tries: Tries,
) -> None:
    """Fail if a reader receives other bytes in another world; nearly all of those must differ."""
    compared = different = 0
    for reader, hand, other in worlds:
        here = received(game, hand, reader, tries, Random(compared))
        assert received(game, other, reader, tries, Random(compared)) == here
        compared += 1
        different += other[-1].after != hand[-1].after
    assert different > compared * 9 // 10
