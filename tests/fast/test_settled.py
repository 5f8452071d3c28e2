"""`settle_many` beside the naive referee, and beside the readable board where a hand is wrong."""

from collections import defaultdict
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from papertiger import fast
from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.hand_json import read_hand
from papertiger.madiao.options import ExposedDiscard, Options
from papertiger.madiao.settle import Deal, declared
from papertiger.madiao.tricks import Face, lay, opening, refusal
from tests.conftest import FullCount
from tests.naive import deals, referee

SEED = 4_000

Hand = dict[str, Any]
Play = tuple[int, bool]


def in_the_open(hand: Hand) -> tuple[Deal, list[Play]]:
    """A hand in the JSON form as `PlayedHands.of` takes it."""
    plays = [(Card(code).place, side == "up") for _, code, side in hand["plays"]]
    return read_hand(hand).deal, plays


def by_options(hands: list[Hand]) -> dict[Options, list[Hand]]:
    """Hands with those that have the same options."""
    found = defaultdict(list)
    for hand in hands:
        found[read_hand(hand).options].append(hand)
    return found


def test_hands_settle_as_the_naive_referee_says(full_count: FullCount) -> None:
    """At random, arranged for rare payments, and with every kind of declaration."""
    rng, count = Random(SEED), full_count(30_000, seed=SEED)
    hands = [deals.random_hand(rng) for _ in range(count // 3)]
    hands += [deals.rigged_hand(rng) for _ in range(count // 3)]
    kinds = deals.RIGGED
    for number in range(count // 3):
        deal = deals.rigged_deal(rng, kinds[number % len(kinds)])
        hands.append(deals.random_hand(rng, deal=deal))
    for options, same in by_options(hands).items():
        played = fast.PlayedHands.of([in_the_open(hand) for hand in same])
        settled = fast.settle_many(played, options, threads=2)
        assert not settled.fault.any()
        for row, hand in enumerate(same):
            expected = referee.settle(hand)
            assert settled.payments[row].tolist() == list(expected["payments"]), hand
            assert fast.ENDINGS[settled.ended_by[row]] == expected["ended_by"], hand
            drawn = -1 if expected["next_banker"] is None else expected["next_banker"]
            assert settled.next_banker[row] == drawn, hand
            assert settled.banker_keeps[row] == expected["banker_keeps"], hand


def first_fault(deal: Deal, plays: list[Play], options: Options) -> tuple[str, int]:
    """What is wrong with a hand by the readable board, and at which play; ("", -1) for nothing."""
    ended = declared(deal)
    if ended is not None:
        return ("play_after_declaration", 0) if plays else ("", -1)
    board, left = opening(deal.first), [set(hand) for hand in deal.hands]
    forbid = options.exposed_discard is ExposedDiscard.FORBID
    for at, (place, up) in enumerate(plays):
        assert board.turn is not None
        card = CARDS[place]
        if card not in left[board.turn]:
            return "not_held", at
        refused = refusal(board, card, Face.UP if up else Face.DOWN, forbid=forbid)
        if refused is not None:
            return refused.code, at
        left[board.turn].remove(card)
        board = lay(board, card if up else None)
    return ("", -1) if board.turn is None else ("unfinished", len(plays))


def spoiled(rng: Random, plays: list[Play]) -> list[Play]:
    """Plays of which something is wrong, or may be."""
    if not plays:
        return [(rng.randrange(40), True)]
    at, other = rng.randrange(len(plays)), rng.randrange(len(plays))
    place, up = plays[at]
    match rng.randrange(4):
        case 0:
            return [*plays[:at], (rng.randrange(40), up), *plays[at + 1 :]]
        case 1:
            return [*plays[:at], (place, not up), *plays[at + 1 :]]
        case 2:
            return plays[:at]
        case _:
            return [*plays[:at], plays[other], *plays[at + 1 :]]


def test_what_is_wrong_with_a_hand_is_what_the_readable_board_refuses(
    full_count: FullCount,
) -> None:
    """The same first play, for the same reason; every fault comes up."""
    rng, seen = Random(SEED + 1), set()
    hands = [deals.random_hand(rng) for _ in range(full_count(20_000, seed=SEED + 1))]
    hands += [
        deals.random_hand(rng, deal=deals.rigged_deal(rng, deals.RIGGED[0])) for _ in range(9)
    ]
    for options, same in by_options(hands).items():
        given = [in_the_open(hand) for hand in same]
        given = [(deal, spoiled(rng, plays)) for deal, plays in given]
        settled = fast.settle_many(fast.PlayedHands.of(given), options)
        for row, (deal, plays) in enumerate(given):
            fault, at = first_fault(deal, plays, options)
            seen.add(fault)
            assert (fast.FAULTS[settled.fault[row]], settled.at[row]) == (fault, at)
            if fault:
                assert settled.ended_by[row] == -1
                assert not settled.payments[row].any()
    assert seen == set(fast.FAULTS) - {"not_a_deal"}


def one_hand() -> tuple[Deal, list[Play]]:
    """A whole hand."""
    return in_the_open(deals.random_hand(Random(7), options={}))


def changed(array: str, index: Any, value: int) -> fast.PlayedHands:
    """That hand with one number of one array changed."""
    played = fast.PlayedHands.of([one_hand()])
    getattr(played, array)[index] = value
    return played


@pytest.mark.parametrize(
    ("array", "index", "value"),
    [
        ("banker", 0, 4),
        ("banker", 0, -1),
        ("first", 0, 4),
        ("upcards", (0, 0), 40),
        ("upcards", (0, 1), -1),
        ("hands", (0, 0), 0xFF << 36),
        ("hands", (0, 0), 0x7F),
        ("hands", (0, 0), -1),
    ],
)
def test_what_cannot_be_a_deal_is_a_fault_of_that_hand(array: str, index: Any, value: int) -> None:
    settled = fast.settle_many(changed(array, index, value))
    assert fast.FAULTS[settled.fault[0]] == "not_a_deal"
    assert settled.at[0] == -1


def test_a_card_dealt_twice_is_no_deal() -> None:
    played = fast.PlayedHands.of([one_hand()])
    played.hands[0, 1] = played.hands[0, 0]
    assert fast.FAULTS[fast.settle_many(played).fault[0]] == "not_a_deal"
    again = fast.PlayedHands.of([one_hand()])
    again.upcards[0, 1] = again.upcards[0, 0]
    assert fast.FAULTS[fast.settle_many(again).fault[0]] == "not_a_deal"


@pytest.mark.parametrize("place", [40, 63, 127, -2])
def test_a_card_that_there_is_not_is_not_held(place: int) -> None:
    settled = fast.settle_many(changed("cards", (0, 5), place))
    assert (fast.FAULTS[settled.fault[0]], settled.at[0]) == ("not_held", 5)


def test_arrays_of_another_shape_or_kind_are_named() -> None:
    played = fast.PlayedHands.of([one_hand()])
    with pytest.raises(ValueError, match=r"cards must be int8 of shape \(1, 32\)"):
        fast.settle_many(played._replace(cards=played.cards[:, :8]))
    with pytest.raises(ValueError, match="hands must be int64"):
        fast.settle_many(played._replace(hands=played.hands.astype(np.uint64)))
    deal, plays = one_hand()
    with pytest.raises(ValueError, match="hand 0 has 33 plays"):
        fast.PlayedHands.of([(deal, [*plays, (0, True)])])


@pytest.mark.parametrize(
    ("play", "said"),
    [
        (("MM", True), "the card of hand 0, play 0, as its place .* found 'MM'"),
        ((1.7, True), "the card of hand 0, play 0, .* found 1.7"),
        ((1, "down"), "face up in hand 0, play 0 must be True or False, found 'down'"),
        ((1, True, 2), "hand 0, play 0 must be .place of the card, face up., found"),
        (1, "hand 0, play 0 must be .place of the card, face up., found 1"),
    ],
)
def test_a_play_of_another_type_is_named(play: Any, said: str) -> None:
    deal, _ = one_hand()
    with pytest.raises(ValueError, match=said):
        fast.PlayedHands.of([(deal, [play])])


def test_another_thing_than_hands_is_named() -> None:
    deal, plays = one_hand()
    anything: Any = [(deal, plays)]
    with pytest.raises(ValueError, match=r"hands must be PlayedHands, see PlayedHands\.of"):
        fast.settle_many(anything)
    played = fast.PlayedHands.of(anything)
    wrong: tuple[tuple[str, Any], ...] = (
        ("banker", [0]),
        ("banker", np.int8(0)),
        ("cards", None),
    )
    for name, given in wrong:
        with pytest.raises(ValueError, match=f"{name} must be an array of NumPy"):
            fast.settle_many(played._replace(**{name: given}))
    for short in (replace(deal, stock=deal.stock[:1]), replace(deal, hands=deal.hands[:3])):
        with pytest.raises(ValueError, match="hand 0 must have 4 hands and a stock"):
            fast.PlayedHands.of([(short, plays)])


def test_what_fits_no_array_is_a_fault_of_that_hand_alone() -> None:
    deal, plays = one_hand()
    hands = [
        (deal, plays),
        (replace(deal, banker=1000), plays),
        (replace(deal, first=-5), plays),
        (deal, [(300, True), *plays[1:]]),
        (deal, [(-300, True), *plays[1:]]),
    ]
    settled = fast.settle_many(fast.PlayedHands.of(hands))
    faults = [fast.FAULTS[fault] for fault in settled.fault]
    assert faults == ["", "not_a_deal", "not_a_deal", "not_held", "not_held"]


def test_no_hands_are_settled_as_none() -> None:
    assert fast.settle_many(fast.PlayedHands.of([])).payments.shape == (0, 4)
