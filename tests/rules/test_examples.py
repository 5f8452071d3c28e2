"""The examples of the rules book come out as the book says."""

import json

import pytest

from papertiger.cli.madiao.score import board_of, settlement_of
from papertiger.madiao import settle
from papertiger.madiao.cards import Card
from papertiger.madiao.hand_json import result_of, settle_hand
from papertiger.madiao.tricks import Face, lay, opening, refusal
from papertiger.text.book import MADIAO
from tests.naive import referee
from tests.rules import examples
from tests.rules.examples import Frame


def test_every_frame_is_of_a_kind_that_is_run() -> None:
    """No example escapes, and none is lost unseen."""
    kinds = [frame.kind for frame in examples.frames()]
    assert set(kinds) == {"json", "trick", "settled"}
    assert {kind: kinds.count(kind) for kind in kinds} == {"json": 4, "trick": 6, "settled": 13}


@pytest.mark.parametrize("frame", examples.frames("json"))
def test_a_hand_settles_as_stated(frame: Frame) -> None:
    """By the engine and by the naive referee."""
    hand = json.loads(frame.text)
    found = result_of(settle_hand(hand))
    expected = examples.stated(frame)
    assert {key: found[key] for key in expected} == {
        **expected,
        "payments": tuple(expected["payments"]),
    }
    assert referee.settle(hand)["payments"] == expected["payments"]
    assert hand["first"] == referee.deal([hand["stock"][0]] + ["MM"] * 39, hand["banker"], 1)[2]


@pytest.mark.parametrize("frame", examples.frames("trick"))
def test_a_trick_goes_as_stated(frame: Frame) -> None:
    """Who wins, what is exposed, or which clause forbids the last card."""
    fields = frame.fields
    cards = examples.plays(fields["plays"])
    leader = cards[0][0]
    tricks = fields.get("tricks before")
    board = examples.before(tricks, leader) if tricks else opening(leader)
    for place, (seat, card, face) in enumerate(cards):
        assert board.turn == seat
        refused = refusal(board, card, face, forbid=False)
        if "refused" in fields and place == len(cards) - 1:
            assert refused is not None
            assert refused.clause == fields["refused"]
            return
        assert refused is None
        board = lay(board, card if face is Face.UP else None)
    trick = board.tricks[-1]
    assert examples.owned(fields["wins"]) == ((trick.winner, trick.winning),)
    exposed = tuple((laid.seat, laid.card) for laid in trick.laid if laid.exposed)
    assert examples.owned(fields.get("exposed", "")) == exposed


@pytest.mark.parametrize("frame", examples.frames("settled"))
def test_a_settled_hand_is_paid_as_stated(frame: Frame) -> None:
    """Values and results, under each switch that the example names."""
    facts = examples.facts(frame)
    assert len(facts.won) == 8
    board = board_of(facts.won, facts.exposed)
    statements = examples.stakes(frame)
    assert {name for _, name, _ in statements} == {"value", "result"}
    for options, name, numbers in statements:
        settlement = settlement_of(facts, options)
        if name == "result":
            assert settlement.payments == numbers
        else:
            hands = tuple((Card.HM,) if seat == facts.hundred else () for seat in settle.SEATS)
            deal = settle.Deal(facts.banker, 0, hands, facts.upcards)
            assert settle.values(settle.items(deal, board, options)) == numbers
        if "next banker" in frame.fields:
            assert settlement.next_banker == int(frame.fields["next banker"])


def test_the_told_hand_is_the_one_in_the_frame() -> None:
    """The introduction tells the tricks of its hand in order: who leads, and what."""
    book = MADIAO.path.read_text(encoding="utf-8")
    told = book[book.index("1. Cy leads HM") : book.index("The settlement. Cy has")].split("\n")
    items = [line for line in told if line[:1].isdigit()]
    tricks = referee.tricks_of(json.loads(examples.frames("json")[0].text)["plays"])
    names = ("Ann", "Bo", "Cy", "Di")
    assert len(items) == len(tricks)
    for line, trick in zip(items, tricks, strict=True):
        seat, card, _ = trick[0]
        assert f"{names[seat]} lead" in line or f"{names[seat]}, safe now, leads" in line
        assert f" {card}" in line
