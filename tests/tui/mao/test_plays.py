"""Hard moments of playing, by keys: jacks under the finger and not, wrong cards, sevens, spades."""

import pytest
from textual.events import Key

from papertiger.mao.cards import Card, Suit
from papertiger.mao.moves import (
    Call,
    Deal,
    Look,
    Play,
    Say,
    TurnUp,
)
from papertiger.mao.view import Stage
from tests.tui.mao.sitting import sitting
from tests.tui.sitting import run

JACK = {0: "JC 5C 6C", 1: "6H 4H 3C"}


def test_a_jack_is_held_its_suit_called_and_let_go() -> None:
    async def test() -> None:
        async with sitting(JACK) as at:
            await at.starts()
            await at.press("end", "space")
            assert at.sees("held") == 0
            assert "Finger on the jack: Ann" in at.text()
            await at.press("h")
            assert at.view.held_suit is Suit.HEARTS
            await at.press("d")
            await at.press("r")
            assert at.sees("held") is None
            assert at.view.called is Suit.DIAMONDS
            assert at.view.turn == 1
            assert "suit: ♦ diamonds" in at.text()

    run(test)


@pytest.mark.parametrize(
    ("language", "known"),
    [
        ("zh-Hans", "按着 J、发牌者"),
        ("zh-Hant", "按著 J、發牌者"),
    ],
)
def test_what_is_known_of_a_seat_is_listed_as_the_language_lists(language: str, known: str) -> None:
    async def test() -> None:
        async with sitting(up="JH", language=language) as at:
            await at.does(4, Deal(at.each), TurnUp(hold=True))
            assert known in at.text()

    run(test)


def test_a_jack_played_with_the_finger_off_is_free_for_the_first_call() -> None:
    async def test() -> None:
        async with sitting(JACK) as at:
            await at.starts()
            await at.press("end", "enter")
            assert at.sees("stage") is Stage.RACE
            assert "The jack is free" in at.text()
            await at.does(2, Call(Suit.SPADES))
            await at.passes(250)
            assert at.view.called is Suit.SPADES

    run(test)


def test_ann_calls_first_in_the_race_by_saying_a_suit() -> None:
    async def test() -> None:
        async with sitting(JACK) as at:
            await at.starts()
            await at.press("end", "enter", "c")
            await at.passes(10)
            await at.does(2, Call(Suit.SPADES))
            await at.passes(250)
            assert at.view.called is Suit.CLUBS

    run(test)


def test_a_jack_held_too_long_is_let_go_and_costs_a_card() -> None:
    async def test() -> None:
        async with sitting(JACK) as at:
            await at.starts()
            await at.press("end", "space")
            await at.passes(7_300)
            assert at.sees("held") is None
            assert at.reasons == [(0, "delay")]

    run(test)


def test_a_misplay_comes_back_and_costs_a_card() -> None:
    async def test() -> None:
        async with sitting({0: "5C 8H KC"}) as at:
            await at.starts()
            await at.press("end", "enter")
            assert at.reasons == [(0, "misplay")]
            assert len(at.view.hand or ()) == 4
            assert at.view.turn == 0

    run(test)


def test_a_card_out_of_turn_comes_back_and_costs_a_card() -> None:
    async def test() -> None:
        async with sitting({0: "5H 8H KC"}) as at:
            await at.starts()
            await at.press("x", "home", "enter")
            assert at.reasons == [(0, "out_of_turn")]

    run(test)


def test_sevens_are_drawn_for_one_touch_after_another() -> None:
    async def test() -> None:
        async with sitting({0: "5H 8H KC", 4: "7H 3D 4D"}, up="9H", stock="QD QC", dealer=3) as at:
            await at.does(3, Deal(3), TurnUp())
            for seat in (1, 2, 3, 4):
                await at.does(seat, Look())
            await at.press("u")
            await at.does(4, Play(Card.H7))
            assert "Sevens: 1, cards to draw: 2" in at.text()
            await at.press("x")
            assert at.view.turn == 0
            await at.press("x")
            assert at.view.turn == 1
            assert len(at.view.hand or ()) == 5

    run(test)


def test_an_unnamed_spade_costs_a_card() -> None:
    async def test() -> None:
        for keys in ((), ("5", "s")):
            async with sitting({0: "5S 8H KC"}, up="9S", dealer=4) as at:
                await at.does(4, Deal(3), TurnUp(), Say("nine of spades"))
                for seat in (1, 2, 3, 4):
                    await at.does(seat, Look())
                await at.press("u", "enter", *keys)
                await at.passes(3_500)
                assert at.reasons == ([] if keys else [(0, "unnamed_spade")])

    run(test)


def test_keys_typed_faster_than_they_are_heard_act_in_their_order() -> None:
    async def test() -> None:
        async with sitting({0: "5C 9S 6C"}) as at:
            await at.starts()
            await at.press("home")
            for name, sign in (("enter", "\r"), ("9", "9")):
                at.app.post_message(Key(name, sign))
            await at.press("s")
            assert at.view.top is Card.S9
            assert "Ann: “Nine of spades”" in at.text()

    run(test)
