"""`settle` and the naive referee agree on every hand, finished, unfinished or broken."""

from random import Random
from typing import Any

import msgspec

from papertiger.madiao.hand_json import HandError, result_of, settle_hand
from tests.conftest import FullCount
from tests.naive import deals, referee

SEED = 20_261_129

Hand = dict[str, Any]


def settled(hand: Hand) -> dict[str, Any]:
    """The engine's result as it is printed, or its error."""
    try:
        result = result_of(settle_hand(hand))
    except HandError as error:
        return {"error": (error.at, error.clause)}
    return in_order(msgspec.to_builtins(result))


def in_order(result: dict[str, Any]) -> dict[str, Any]:
    """The result with lines and choices sorted: their order is no part of the agreement."""
    result = {**result, "payments": result["payments"] and list(result["payments"])}
    result["lines"] = sorted(result["lines"], key=lambda line: sorted(map(str, line.items())))
    if "legal" in result:
        result["legal"] = sorted(list(choice) for choice in result["legal"])
    return result


def agree(hand: Hand) -> None:
    """The engine and the naive referee say the same of a legal hand."""
    assert settled(hand) == in_order(referee.settle(hand)), hand


def test_random_hands(full_count: FullCount) -> None:
    """Hands played at random, all switches."""
    rng = Random(SEED)
    for _ in range(full_count(20_000, seed=SEED)):
        agree(deals.random_hand(rng))


def test_hands_arranged_for_rare_payments(full_count: FullCount) -> None:
    """Hands in which the Hundred, the sets, the slam and the second upcard are frequent."""
    rng = Random(SEED + 1)
    for _ in range(full_count(20_000, seed=SEED + 1)):
        agree(deals.rigged_hand(rng))


def test_unfinished_hands_have_the_same_legal_plays(full_count: FullCount) -> None:
    """Hands broken off anywhere: who is to play and what."""
    rng = Random(SEED + 2)
    for _ in range(full_count(10_000, seed=SEED + 2)):
        agree(deals.random_hand(rng, plays=rng.randrange(32)))


def test_rigged_declarations(full_count: FullCount) -> None:
    """Every kind of meld and of four lowest, hands whole."""
    rng = Random(SEED + 3)
    for number in range(full_count(20_000, seed=SEED + 3)):
        kind = deals.RIGGED[number % len(deals.RIGGED)]
        agree(deals.random_hand(rng, deal=deals.rigged_deal(rng, kind)))


def test_broken_hands_have_the_same_first_mistake(full_count: FullCount) -> None:
    """A legal hand with a play or more changed: both stop at the same play."""
    rng = Random(SEED + 4)
    broken, rounds = 0, full_count(20_000, seed=SEED + 4)
    for _ in range(rounds):
        hand = spoiled(rng, deals.random_hand(rng))
        mistake = referee.illegal(hand)
        if mistake is None:
            agree(hand)
            continue
        broken += 1
        found = settled(hand)
        assert "error" in found, (hand, mistake)
        assert found["error"][0] == mistake[0], (hand, mistake, found)
        assert found["error"][1] == mistake[1], (hand, mistake, found)
    assert broken > rounds // 2


def spoiled(rng: Random, hand: Hand) -> Hand:
    """The hand with one of its plays changed in one of the ways in which files go wrong."""
    plays = [list(play) for play in hand["plays"]]
    if not plays:
        plays = [[hand["first"], hand["hands"][hand["first"]][0], "up"]]
        return {**hand, "plays": plays}
    at = rng.randrange(len(plays))
    match rng.randrange(6):
        case 0:
            plays[at][0] = (plays[at][0] + rng.randrange(1, 4)) % 4
        case 1:
            plays[at][1] = rng.choice([*hand["stock"], *hand["hands"][rng.randrange(4)]])
        case 2:
            plays[at][2] = "down" if plays[at][2] == "up" else "up"
        case 3:
            plays.insert(at, plays[rng.randrange(len(plays))])
        case 4:
            del plays[at]
        case _:
            other = rng.randrange(len(plays))
            plays[at], plays[other] = plays[other], plays[at]
    return {**hand, "plays": plays}
