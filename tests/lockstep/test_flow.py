"""Whole matches at random: every settled hand as the naive referee settles it."""

from random import Random
from typing import Any

import msgspec

from papertiger.madiao.events import BankerChosen, FinishedHand, HandSettled, MatchEnded
from papertiger.madiao.options import Options
from tests.conftest import FullCount
from tests.lockstep.test_settlements import in_order
from tests.naive import referee
from tests.playing import moments, random_options

SEED = 1_644


def as_json(hand: FinishedHand, options: Options) -> dict[str, Any]:
    """A finished hand of the flow in the JSON form."""
    switches = ("hundred_bonus", "exposed_discard", "sets")
    return {
        "game": "madiao",
        "options": {name: str(getattr(options, name)) for name in switches},
        "banker": hand.deal.banker,
        "first": hand.deal.first,
        "hands": [[str(card) for card in cards] for cards in hand.deal.hands],
        "stock": [str(card) for card in hand.deal.stock],
        "plays": [[play.seat, str(play.card), str(play.face)] for play in hand.plays],
    }


def result_in(hand: FinishedHand) -> dict[str, Any]:
    """The flow's settlement in the JSON form."""
    settlement = hand.settlement
    return in_order(
        {
            "ended_by": str(settlement.ended_by),
            "payments": settlement.payments,
            "banker_keeps": settlement.banker_keeps,
            "next_banker": settlement.next_banker,
            "lines": [
                {
                    "from": line.payer,
                    "to": line.payee,
                    "stakes": line.stakes,
                    "rule": line.clause,
                }
                for line in settlement.lines
            ],
        }
    )


def test_every_hand_of_a_match_settles_as_the_referee_says(
    full_count: FullCount,
) -> None:
    """Payments, lines, next banker and totals, and the end of the match, recounted."""
    rng = Random(SEED)
    for _ in range(full_count(4_000, seed=SEED)):
        options = random_options(rng)
        totals, served = [0, 0, 0, 0], set()
        for moment in moments(options, rng):
            for place, event in enumerate(moment.events):
                if not isinstance(event, HandSettled):
                    continue
                hand = event.hand
                expected = referee.settle(as_json(hand, options))
                assert result_in(hand) == in_order(expected)
                totals = [
                    total + payment * hand.stake
                    for total, payment in zip(totals, expected["payments"], strict=True)
                ]
                assert list(event.totals) == totals
                if expected["ended_by"] != "four_lowest":
                    served.add(hand.deal.banker)
                follows = moment.events[place + 1 :]
                over = len(served) == 4 and expected["next_banker"] not in (
                    None,
                    hand.deal.banker,
                )
                check_what_follows(follows, expected["next_banker"], over=over)


def check_what_follows(follows: tuple[Any, ...], banker: int | None, *, over: bool) -> None:
    """After a hand: the match ends, or the next banker is named, or drawn by the next input."""
    if over:
        assert [event.ending for event in follows] == ["all_served"]
    elif follows and isinstance(follows[0], MatchEnded):
        assert follows[0].ending == "max_deals"
    elif banker is None:
        assert not follows
    else:
        assert [msgspec.structs.astuple(event)[0] for event in follows] == [banker]
        assert isinstance(follows[0], BankerChosen)
