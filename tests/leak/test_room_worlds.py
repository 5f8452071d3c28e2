"""The leak property at a table that people sit at: every byte that a socket receives.

Four people play a hand of Madiao up to some moment. Then the cards that one reader has not seen
are renamed, in the shuffle and in the sloughs of the others, and everybody does the same again.
Frame by frame the reader must receive the same bytes.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from papertiger import madiao
from papertiger.bots.madiao import BOTS
from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.events import (
    CardPlayed,
    HandDealt,
    MeldDeclared,
    PackCut,
    SloughSeen,
    UpcardShown,
)
from papertiger.madiao.moves import Play
from papertiger.madiao.options import Options
from papertiger.madiao.tricks import Face
from papertiger.madiao.view import View
from papertiger.room import fair
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.settings import MadiaoSettings
from tests.conftest import FullCount
from tests.room.evening import Client, Evening

READERS = ("Ann", "Bo", "Cy", "Di", "Watcher")
Renaming = dict[Card, Card]
SETTINGS = MadiaoSettings(options=Options(keep_seats=True))


@dataclass
class World:
    """An evening in which `moves` were made; `shuffled`: the number of the chance that shuffled."""

    evening: Evening
    people: dict[str, Client]
    moves: list[tuple[str, Any]]


def begun() -> World:
    """Four people and somebody who watches, the game begun."""
    evening = Evening(SETTINGS)
    people = {name: evening.client(name).hello() for name in READERS}
    for name in READERS[:4]:
        people[name].do(c.SitDown)
    for name in READERS[1:4]:
        people[name].do(c.Ready)
    assert people["Ann"].do(c.Start).refused is None
    return World(evening, people, [])


def asked(world: World) -> tuple[str, View] | None:
    """Who is to move, and what that seat may see: by the game, whatever the table says."""
    running = world.evening.actor.room.running
    assert running is not None
    table = running.recording.table
    for seat in madiao.waiting(table).seats:
        return READERS[running.players[seat]], madiao.show(table, seat)
    return None


def played_to(rng: Random) -> World:
    """A hand that is being played, after so many plays as chance will have it."""
    world = begun()
    plays = rng.randrange(1, 30)
    while plays and (who := asked(world)) is not None:
        name, view = who
        move = BOTS["random"](view, rng)
        assert do(world, name, move)
        plays -= isinstance(move, Play)
    return world


def do(world: World, name: str, move: Any) -> bool:
    """Time passes, and somebody moves; whether that could be done."""
    world.evening.pass_time(700)
    world.moves.append((name, move))
    return world.people[name].do(c.MadiaoMove, move=move).refused is None


def told(client: Client) -> list[Any]:
    """All events that a client was told."""
    return [
        event
        for message in client.told
        if isinstance(message, news.MadiaoNews)
        for event in message.told
    ]


def seen(client: Client) -> set[Card]:
    """The cards of the hand that a reader has seen."""
    cards: set[Card] = set()
    for event in told(client):
        match event:
            case PackCut() | UpcardShown() | CardPlayed():
                cards.add(event.card)
            case HandDealt():
                cards |= set(event.hand or ())
            case SloughSeen() if event.card is not None:
                cards.add(event.card)
            case MeldDeclared():
                cards |= set(event.hand)
            case _:
                pass
    return cards


def renaming(world: World, reader: str, rng: Random) -> Renaming:
    """The cards that the reader has not seen, under each other's names."""
    hidden = [card for card in CARDS if card not in seen(world.people[reader])]
    names = hidden.copy()
    rng.shuffle(names)
    return dict(zip(hidden, names, strict=True))


def again(world: World, reader: str, names: Renaming) -> World | None:
    """The same evening with the cards renamed; None if the others could not do the same in it."""
    other = begun()
    for name, move in world.moves:
        who = asked(other)
        if who is None or who[0] != name:
            return None
        hidden = isinstance(move, Play) and move.face is Face.DOWN and name != reader
        renamed = Play(names.get(move.card, move.card), Face.DOWN) if hidden else move
        if not do(other, name, renamed):
            return None
    return other


Order = Callable[[bytes, Any, int, int], tuple[int, ...]]


def renamed_order(names: Renaming, original: Order) -> Order:
    """Shuffles (all but the draw for the bank) with the cards under other names."""

    def order(secret: bytes, entropy: Any, index: int, n: int) -> tuple[int, ...]:
        found = original(secret, entropy, index, n)
        if index == 0:
            return found
        return tuple(names.get(CARDS[place], CARDS[place]).place for place in found)

    return order


@pytest.mark.parametrize("reader", READERS)
def test_worlds_that_a_reader_cannot_tell_apart_send_it_the_same_bytes(
    reader: str, full_count: FullCount, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = fair.order
    rng = Random(READERS.index(reader))
    compared = changed = 0
    for _ in range(20 * full_count(400, seed=READERS.index(reader))):
        if compared >= full_count(400):
            break
        monkeypatch.setattr(fair, "order", original)
        world = played_to(rng)
        names = renaming(world, reader, rng)
        monkeypatch.setattr(fair, "order", renamed_order(names, original))
        other = again(world, reader, names)
        if other is None:
            continue
        compared += 1
        changed += any(old is not new for old, new in names.items())
        assert world.people[reader].frames == other.people[reader].frames
    assert compared >= full_count(400)
    assert changed
