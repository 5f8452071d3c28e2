"""The leak property of Mao: worlds that a reader cannot tell apart send it the same bytes.

A hand is played at random up to some moment. Then the cards that the reader has not seen change
places at random: in the shuffles, and so in the hands of the others, in the own hand before a
look, and in the stock. The same inputs must bring the reader the same bytes: what it is told,
sees, is refused, and the deadlines.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, takewhile
from random import Random
from typing import Any

import msgspec
import pytest

from papertiger import mao
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Chance, chance
from papertiger.mao.cards import CARDS, Card, Suit
from papertiger.mao.carried import Carried
from papertiger.mao.customs import Custom
from papertiger.mao.events import (
    BreachNoted,
    CardDrawn,
    CardMoved,
    CardPlayed,
    HandEnded,
    Looked,
    OrderBegan,
    PenaltyGiven,
    Reshuffled,
    TurnedUp,
)
from papertiger.mao.moves import (
    Call,
    Draw,
    GivePenalty,
    Look,
    MakeRule,
    Move,
    Play,
    PointOfOrder,
    Release,
    TurnUp,
)
from papertiger.mao.options import Making, Options
from papertiger.mao.reasons import Reason
from papertiger.mao.state import Phase, Table
from tests.conftest import FullCount
from tests.leak import worlds
from tests.playing_mao import Moment, moments, opened, random_options, random_seats

SEED = 10_007
DECK = len(CARDS)
Names = dict[int, int]
"""Places of a pack, each with the place whose card it has in the other world."""

PROBES: tuple[Move, ...] = (
    *(Play(card) for card in CARDS),
    Draw(),
    Look(),
    Release(),
    TurnUp(),
    PointOfOrder(),
    Call(Suit.HEARTS),
    *(GivePenalty(seat, reason) for seat in range(3) for reason in Reason),
)
TRIED = 6
"""So many of these a reader tries at each moment."""


def hand_in_progress(rng: Random, options: Options) -> tuple[Table, list[Moment]]:
    """A table between hands, and the moments of the next hand up to a random one of its play."""
    start = opened(options, random_seats(rng), rng)
    hand: list[Moment] = []
    played = []
    for moment in moments(start, rng, rng.randint(20, 150)):
        if any(isinstance(event, HandEnded) for event in moment.events):
            break
        hand.append(moment)
        if moment.after.public.phase is Phase.PLAY:
            played.append(len(hand))
    return start, hand[: rng.choice(played)] if played else []


def seen(hand: list[Moment], reader: int | None) -> set[Card]:
    """The cards that the reader has seen: on the pile, and in the own hand while it was up."""
    shown = (card for moment in hand for card in seen_at(moment, reader))
    return {card for card in shown if card is not None}


def seen_at(moment: Moment, reader: int | None) -> Iterator[Card | None]:
    """The same of one moment, event by event: an end of a turn may come before hands go down."""
    up = reader is not None and moment.before.public.looked[reader]
    for event in moment.events:
        match event:
            case TurnedUp() | CardPlayed():
                yield event.card
            case Looked() if event.seat == reader:
                up = True
                yield from event.hand.reveal()
            case OrderBegan():
                up = False
            case CardDrawn() | PenaltyGiven() if up and event.seat == reader:
                yield event.card.reveal()
            case CardMoved() if up and reader in (event.source, event.target):
                yield event.card.reveal()
            case _:
                pass
    if up and reader is not None:
        yield from moment.after.hands[reader].reveal()


def names_for(rng: Random, among: list[int], fixed: set[Card]) -> Names:
    """These places, shuffled among themselves, but those of the fixed cards."""
    free = [place for place in among if CARDS[place % DECK] not in fixed]
    return dict(zip(free, rng.sample(free, len(free)), strict=True))


def reshuffled(hand: list[Moment]) -> dict[int, list[int]]:
    """For each order brought ahead (its moment) the places of the discards that it is used for."""
    brought: list[int] = []
    found = {}
    for number, moment in enumerate(hand):
        if isinstance(moment.given, Chance):
            dealt = moment.before.public.phase is Phase.SHUFFLE
            brought = [] if dealt else [*brought, number]
        for event in moment.events:
            if isinstance(event, Reshuffled):
                found[brought.pop(0)] = (
                    [] if event.added else places(moment.before.public.pile[:-1])
                )
                brought = [] if event.added else brought
    return found


def places(cards: tuple[Card, ...]) -> list[int]:
    """The places of these cards in a pack."""
    copies: Counter[Card] = Counter()
    found = []
    for card in cards:
        found.append(copies[card] * DECK + card.place)
        copies[card] += 1
    return found


def shuffled_otherwise(
    given: Chance, hand: list[Moment], number: int, reader: int | None, rng: Random
) -> Chance:
    """The order of a shuffle in the other world; what the reader sees from here on is the same."""
    order = given.order.reveal()
    dealt = hand[number].before.public.phase is Phase.SHUFFLE
    moved = [*range(len(order))] if dealt else reshuffled(hand).get(number, [])
    names = names_for(rng, moved, seen(hand[number:], reader))
    return chance(tuple(names.get(each, each) for each in order))


def elsewhere(given: Act[Move], table: Table, other: Table) -> Act[Move]:
    """An act in the other world: the same place in the hand is played, whatever card it is."""
    move = given.move
    if not isinstance(move, Play) or move.card not in table.hands[given.seat].reveal():
        return given
    place = table.hands[given.seat].reveal().index(move.card)
    return Act(given.seat, Play(other.hands[given.seat].reveal()[place], move.hold), given.lag)


def other_world(rng: Random, start: Table, hand: list[Moment], reader: int | None) -> list[Moment]:
    """The same hand where the unseen cards are others."""
    table, moved = start, []
    for place, moment in enumerate(hand):
        given = moment.given
        if isinstance(given, Chance):
            given = shuffled_otherwise(given, hand, place, reader, rng)
        elif isinstance(given, Act):
            given = elsewhere(given, moment.before, table)
        step = mao.step(table, given, moment.at)
        assert not isinstance(step, Refused), (step, given, moment.given)
        moved.append(Moment(table, given, moment.at, step.table, step.events))
        table = step.table
    return moved


def tries(rng: Random) -> list[Move]:
    """Some things that a reader may try at a moment."""
    return rng.sample(PROBES, TRIED)


def received(hand: list[Moment], reader: int | None, rng: Random) -> list[bytes]:
    """Every byte that the reader is sent, and what some attempts of its would bring."""
    return worlds.received(mao, hand, reader, tries, rng)


def apart(rng: Random) -> Iterator[worlds.Worlds]:
    """Every seat of the first three and a spectator, any options, any moment of a hand."""
    while True:
        start, hand = hand_in_progress(rng, random_options(rng))
        if hand:
            for reader in (*range(min(start.public.seats, 3)), None):
                yield reader, hand, other_world(rng, start, hand, reader)


def test_every_world_a_reader_cannot_tell_apart_sends_the_same_bytes(
    full_count: FullCount,
) -> None:
    wanted = full_count(2_000, seed=SEED)
    worlds.send_the_same(islice(apart(Random(SEED)), wanted), mao, tries)


def secretly(text: str, seats: int, maker: int, options: Options, seed: int) -> list[Moment]:
    """A session that begins with a secret rule of these words."""
    rng = Random(seed)
    rights = tuple(int(seat == maker) for seat in range(seats))
    start = mao.open(options, seats, Carried(0, (3,) * seats, rights=rights))
    given: Act[Move] = Act(maker, MakeRule(Custom("r1", text), secret=True))
    step = mao.step(start, given, 0)
    assert not isinstance(step, Refused)
    first = Moment(start, given, 0, step.table, step.events)
    return [first, *until_it_is_over(moments(step.table, rng, 60))]


def until_it_is_over(session: Iterator[Moment]) -> Iterator[Moment]:
    """A session before its end, at which all rules are told. [MO-91]"""
    return takewhile(lambda each: each.after.public.phase is not Phase.GAME_OVER, session)


def test_the_words_of_a_secret_rule_reach_its_maker_alone(full_count: FullCount) -> None:
    """Two rules in secret, the same session: the same bytes for everybody else. [MO-91]"""
    rng = Random(SEED + 1)
    for _ in range(full_count(400, seed=SEED + 1)):
        seats, seed = random_seats(rng), rng.randrange(2**32)
        maker = rng.randrange(seats)
        options = msgspec.structs.replace(random_options(rng), making=Making.SECRET)
        one = secretly("Knock when you play a king.", seats, maker, options, seed)
        two = secretly("Bow.", seats, maker, options, seed)
        for reader in (maker, (maker + 1) % seats, None):
            same = received(one, reader, Random(seed)) == received(two, reader, Random(seed))
            assert same == (reader != maker)


def test_what_the_machine_notices_is_told_to_nobody_before_the_hand_ends(
    full_count: FullCount,
) -> None:
    """The evidence comes with the end of the hand, whole; before it nobody hears a word. [MO-80]"""
    rng = Random(SEED + 2)
    told = 0
    for _ in range(full_count(400, seed=SEED + 2)):
        start = opened(random_options(rng), random_seats(rng), rng)
        noted: list[tuple[int, str]] = []
        for moment in moments(start, rng, 200):
            for event in moment.events:
                readers = (*range(start.public.seats), None)
                match event:
                    case BreachNoted():
                        noted.append((event.seat, event.reason))
                        assert all(mao.tell(event, reader) is None for reader in readers)
                    case HandEnded():
                        assert [(each.seat, each.reason) for each in event.noticed] == noted
                        told += len(noted)
                        noted = []
                    case _:
                        pass
    assert told > 100


def test_before_a_look_not_even_the_own_cards_are_sent() -> None:
    """In the other world the reader's own hand is another, and it hears nothing of it. [MO-9]"""
    rng = Random(SEED + 3)
    others = 0
    for _ in range(100):
        start = opened(Options(decks=1), 5, rng)
        hand = []
        for moment in moments(start, rng, 60):
            if any(isinstance(event, HandEnded) for event in moment.events):
                break
            given = moment.given
            if isinstance(given, Act) and given.seat == 2 and isinstance(given.move, Look):
                break
            hand.append(moment)
        other = other_world(rng, start, hand, 2)
        others += other != [] and other[-1].after.hands[2] != hand[-1].after.hands[2]
        assert received(other, 2, Random(1)) == received(hand, 2, Random(1))
    assert others > 30


def hidden_things() -> list[Any]:
    """The hidden things of a hand, and events that hold them."""
    rng = Random(SEED + 4)
    hand = list(moments(opened(Options(decks=1), 5, rng), rng, 60))
    secrets = [event for moment in hand for event in moment.events if "Secret" in repr(event)]
    assert secrets
    return [hand[-1].after.hidden, hand[-1].after.hands, *secrets]


def test_no_way_of_printing_a_hidden_thing_shows_a_card() -> None:
    for thing in hidden_things():
        text = f"{thing!r} {thing}"
        assert "hidden" in text
        assert not any(f"'{card}'" in text or f"Card.{card.name}:" in text for card in CARDS)


def test_a_hidden_thing_is_not_encoded() -> None:
    for thing in hidden_things():
        with pytest.raises(TypeError):
            msgspec.json.encode(thing)
