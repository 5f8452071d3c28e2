"""The leak property: worlds that a reader cannot tell apart send it the same bytes.

A match is played at random up to some moment of a hand. Then the cards that the reader has not
seen are renamed at random: in the shuffles, and in the sloughs of the others. Everything that the
reader is told, sees, is refused or may do must stay the same, byte for byte.
"""

import pickle
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random

import msgspec
import pytest

from papertiger import madiao
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Chance, Input, chance
from papertiger.kernel.secret import Secret
from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.events import CardPlayed, CardsDrawn, HandSettled, PackCut, UpcardShown
from papertiger.madiao.moves import Cut, DemandRedeal, Move, NameStake, Play, WaiveRedeal
from papertiger.madiao.options import Options
from papertiger.madiao.state import Phase, Table
from papertiger.madiao.tricks import Face
from tests.conftest import FullCount
from tests.leak import worlds
from tests.playing import Moment, moments, random_options

SEED = 5_007
READERS = (0, 1, 2, 3, None)
Renaming = dict[Card, Card]

PROBES: tuple[Move, ...] = (
    *(Play(card, face) for card in CARDS for face in Face),
    NameStake(3),
    Cut(0),
    DemandRedeal(),
    WaiveRedeal(),
)


def hand_in_progress(rng: Random, options: Options) -> tuple[Table, list[Moment]]:
    """A table before a hand, and the moments of that hand up to a random one of its play."""
    start = madiao.open(options, 4)
    hand: list[Moment] = []
    hands: list[tuple[Table, list[Moment]]] = []
    for moment in moments(options, rng):
        if any(isinstance(event, HandSettled) for event in moment.events):
            if any(has_card(one, Play) for one in hand):
                hands.append((start, hand))
            start, hand = moment.after, []
        else:
            hand.append(moment)
    if not hands:
        return start, []
    start, hand = rng.choice(hands)
    first_play = next(at for at, one in enumerate(hand) if has_card(one, Play))
    return start, hand[: rng.randrange(first_play, len(hand)) + 1]


def has_card(moment: Moment, kind: type[Play]) -> bool:
    """Whether the input of this moment is an act of that kind."""
    return isinstance(moment.given, Act) and isinstance(moment.given.move, kind)


def deals_of(hand: list[Moment]) -> Iterator[list[Moment]]:
    """The moments of a hand, split before each shuffle: each part has its own hidden cards."""
    part: list[Moment] = []
    for moment in hand:
        if isinstance(moment.given, Chance) and part:
            yield part
            part = []
        part.append(moment)
    yield part


def seen(part: list[Moment], reader: int | None) -> set[Card]:
    """The cards that the reader has seen of one shuffle."""
    cards: set[Card] = set()
    for moment in part:
        for event in moment.events:
            match event:
                case CardsDrawn():
                    cards.update(event.cards)
                case PackCut() | UpcardShown() | CardPlayed():
                    cards.add(event.card)
                case _:
                    pass
        if reader is not None and moment.after.public.phase in (Phase.REDEAL, Phase.PLAY):
            cards.update(moment.after.seats[reader].dealt.reveal())
    return cards


def renaming(rng: Random, fixed: set[Card]) -> Renaming:
    """A random renaming of the cards that leaves the fixed ones alone."""
    free = [card for card in CARDS if card not in fixed]
    return dict(zip(free, rng.sample(free, len(free)), strict=True)) | {c: c for c in fixed}


def renamed(given: Input[Move], names: Renaming) -> Input[Move]:
    """The input in the other world."""
    match given:
        case Chance():
            order = given.order.reveal()
            if len(order) != len(CARDS):
                return given
            return chance(tuple(names[CARDS[place]].place for place in order))
        case Act(seat=seat, move=Play(card=card, face=face), lag=lag):
            return Act(seat, Play(names[card], face), lag)
        case _:
            return given


def other_world(
    rng: Random, start: Table, hand: list[Moment], reader: int | None
) -> list[Moment] | None:
    """The same hand where the unseen cards are others, or None if it would have gone otherwise.

    It would when a declaration ends it, or when a redeal is demanded without five of a suit.
    """
    table, moved = start, []
    for part in deals_of(hand):
        names = renaming(rng, seen(part, reader))
        for moment in part:
            given = renamed(moment.given, names)
            step = madiao.step(table, given, 0)
            if (
                isinstance(step, Refused)
                or step.table.public.phase is not moment.after.public.phase
            ):
                return None
            moved.append(Moment(table, given, step.table, step.events))
            table = step.table
    return moved


def apart(rng: Random) -> Iterator[worlds.Worlds]:
    """Every seat and a spectator, any options, any moment of a hand."""
    while True:
        start, hand = hand_in_progress(rng, random_options(rng))
        for reader in READERS if hand else ():
            other = other_world(rng, start, hand, reader)
            if other is not None:
                yield reader, hand, other


def tries(_: Random) -> Sequence[Move]:
    """A reader tries everything at each moment."""
    return PROBES


def test_every_world_a_reader_cannot_tell_apart_sends_the_same_bytes(
    full_count: FullCount,
) -> None:
    wanted = full_count(2_000, seed=SEED)
    worlds.send_the_same(islice(apart(Random(SEED)), wanted), madiao, tries)


def test_what_is_hidden_is_shown_when_the_hand_is_settled() -> None:
    """The other side of the property: after the hand every card is in the open. [MD-5.4]"""
    for moment in moments(Options(), Random(SEED + 1)):
        for event in moment.events:
            if isinstance(event, HandSettled):
                told = madiao.tell(event, None)
                assert isinstance(told, HandSettled)
                deal = told.hand.deal
                assert sorted([*deal.stock, *(c for h in deal.hands for c in h)]) == sorted(CARDS)


@pytest.mark.parametrize("wrong", [repr, str, "{}".format, "{0!r:>30}".format, ascii])
def test_a_secret_does_not_print(wrong: Callable[[object], str]) -> None:
    """No way of printing a table, an input or an event shows a hidden card."""
    printed = [wrong(one) for one in moments_with_secrets()]
    names = [card.value for card in CARDS]
    assert not any(name in text for text in printed for name in names)


def moments_with_secrets() -> list[object]:
    """The hidden things of a fresh deal."""
    hand = [m for m in moments(Options(), Random(3), 8) if m.after.public.phase is Phase.REDEAL]
    table = hand[0].after
    return [table.hidden, table.seats, Secret((Card.MM,)), chance(tuple(range(40)))]


def test_a_secret_is_not_encoded_or_pickled() -> None:
    """JSON and pickle refuse a table's hidden parts and its internal events."""
    for hidden in moments_with_secrets():
        with pytest.raises(TypeError):
            msgspec.json.encode(hidden)
        with pytest.raises(TypeError):
            pickle.dumps(hidden)
