"""Every hard moment that a person can cause, by keys: jacks, penalties, votes, orders, wins."""

import pytest

from papertiger.mao.cards import Card, Suit
from papertiger.mao.moves import (
    BadCall,
    Call,
    Deal,
    Dispute,
    Draw,
    EndPointOfOrder,
    GivePenalty,
    Look,
    Play,
    PointOfOrder,
    Say,
    TurnUp,
    Vote,
)
from papertiger.mao.options import Referee
from papertiger.mao.view import REFEREE, Stage
from papertiger.tui.mao.penalty import PenaltySheet
from papertiger.tui.mao.sheets import EndSheet, ReviewSheet, RuleSheet
from tests.tui.mao.sitting import Sitting, over, sitting
from tests.tui.sitting import run

JACK = {0: "JC 5C 6C", 1: "6H 4H 3C"}
PAIR = {0: "2H 4H"}
TWO = {0: "2H 4H", 1: "6H 4C 3C"}


# Jacks


def test_a_jack_is_held_its_suit_called_and_let_go() -> None:
    async def test() -> None:
        async with sitting(JACK) as at:
            await at.starts()
            await at.press("end", "space")
            assert at.view.held == 0
            assert "Finger on the jack: Ann" in at.text()
            await at.press("h")
            assert at.view.held_suit is Suit.HEARTS
            await at.press("d")
            await at.press("r")
            assert at.view.held is None
            assert at.view.called is Suit.DIAMONDS
            assert at.view.turn == 1
            assert "suit: ♦ diamonds" in at.text()

    run(test)


def test_a_jack_played_with_the_finger_off_is_free_for_the_first_call() -> None:
    async def test() -> None:
        async with sitting(JACK) as at:
            await at.starts()
            await at.press("end", "enter")
            assert at.view.stage is Stage.RACE
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
            assert at.view.held is None
            assert at.reasons == [(0, "delay")]

    run(test)


# Penalties


def test_a_penalty_is_given_with_two_keys() -> None:
    async def test() -> None:
        async with sitting(TWO, referee=Referee.PLAYERS) as at:
            await at.starts()
            await at.press("p")
            assert at.on(PenaltySheet)
            await at.press("4")
            assert "Dan: for what?" in at.text()
            await at.press("m")
            assert at.reasons == [(3, "said_name")]
            assert not at.on(PenaltySheet)

    run(test)


def test_a_penalty_for_another_reason_takes_words() -> None:
    async def test() -> None:
        async with sitting(TWO, referee=Referee.PLAYERS) as at:
            await at.starts()
            await at.press("p", "2", "n")
            await at.type("too merry")
            (given,) = at.view.penalties
            assert (given.seat, given.by, given.reason, given.text) == (1, 0, "other", "too merry")

    run(test)


def test_no_penalty_is_given_by_escape_and_none_to_oneself() -> None:
    async def test() -> None:
        async with sitting(TWO, referee=Referee.PLAYERS) as at:
            await at.starts()
            await at.press("p", "1")
            assert at.on(PenaltySheet)
            assert "For whom?" in at.text()
            await at.press("2", "escape")
            assert not at.on(PenaltySheet)
            assert at.reasons == []

    run(test)


def test_where_the_referee_calls_a_penalty_by_a_player_is_refused_in_words() -> None:
    async def test() -> None:
        async with sitting(TWO) as at:
            await at.starts()
            await at.press("p", "2", "d")
            assert "! The referee calls here" in at.text()

    run(test)


def test_time_goes_on_while_a_penalty_is_thought_about() -> None:
    async def test() -> None:
        async with sitting(TWO) as at:
            await at.starts()
            await at.press("p")
            await at.passes(7_300)
            assert at.reasons == [(0, "delay")]

    run(test)


def test_thanks_forgotten_cost_a_card_and_thanks_said_do_not() -> None:
    async def test() -> None:
        for says in (True, False):
            async with sitting(TWO) as at:
                await at.starts()
                await at.press("end", "x", "m")
                assert at.reasons == [(0, "said_name")]
                if says:
                    await at.press("t")
                await at.passes(7_300)
                own = [reason for seat, reason in at.reasons if seat == 0]
                assert own == ["said_name"] + ["no_thanks"] * (not says)

    run(test)


def test_a_bad_call_hands_the_penalty_of_another_back() -> None:
    async def test() -> None:
        async with sitting(TWO, referee=Referee.PLAYERS) as at:
            await at.starts()
            await at.does(1, GivePenalty(2, "misplay"))
            await at.press("b")
            assert at.view.penalties[0].handed_back_by == 0
            assert any("bad call" in line for line in at.said)

    run(test)


def test_a_dispute_asks_for_a_vote_and_one_votes_with_a_key() -> None:
    async def test() -> None:
        async with sitting(TWO, referee=Referee.PLAYERS) as at:
            await at.starts()
            await at.does(1, GivePenalty(0, "misplay"))
            await at.press("v")
            assert at.view.ballot is not None
            assert "Vote on penalty 1: 0 of 5 have voted" in at.text()
            await at.press("n")
            assert at.view.ballot.own is False
            assert "1 of 5 have voted" in at.text()
            for seat in (1, 2, 3, 4):
                await at.does(seat, Vote(1, uphold=seat == 1))
            assert at.view.ballot is None
            assert at.view.penalties[0].stands is False
            assert any("Penalty 1 is undone" in line for line in at.said)

    run(test)


def test_one_votes_that_a_penalty_stands() -> None:
    async def test() -> None:
        async with sitting(TWO, referee=Referee.PLAYERS) as at:
            await at.starts()
            await at.does(1, GivePenalty(2, "misplay"))
            await at.does(3, Dispute(1))
            await at.press("y")
            assert at.view.ballot is not None
            assert at.view.ballot.own is True
            # A vote cannot be changed.
            await at.press("n")
            assert "cannot be changed" in at.text()

    run(test)


def test_a_penalty_of_the_referee_is_disputed() -> None:
    async def test() -> None:
        async with sitting(TWO) as at:
            await at.starts()
            await at.press("m", "v", "n")
            for seat in (1, 2, 3, 4):
                await at.does(seat, Vote(1, uphold=False))
            assert at.view.penalties[0].by == REFEREE
            assert at.view.penalties[0].stands is False
            assert at.view.hands[0] == 3

    run(test)


# Points of order


def test_a_point_of_order_turns_the_hands_down_stops_clocks_and_ends_after_silence() -> None:
    async def test() -> None:
        async with sitting({0: "5H 8H KC"}) as at:
            await at.starts()
            await at.press("o")
            assert at.view.stage is Stage.POINT_OF_ORDER
            assert "Point of order: Ann" in at.text()
            assert "5♥" not in at.text()
            await at.press("slash")
            await at.type("is it mao?")
            assert at.reasons == []
            await at.press("e")
            assert "The talk has not stopped" in at.text()
            await at.passes(2_500)
            at.app.screen_of_table.tick()
            await at.rest()
            assert "silent for 2 s" in at.text()
            await at.passes(20_000)
            assert at.reasons == []
            await at.press("e")
            assert at.view.stage is Stage.PLAY
            assert at.view.hand is None
            await at.press("u")
            assert "5♥" in at.text()

    run(test)


def test_a_look_in_a_point_of_order_costs_a_card_when_it_is_over() -> None:
    async def test() -> None:
        async with sitting({0: "5H 8H KC"}) as at:
            await at.starts()
            await at.does(2, PointOfOrder())
            await at.press("u")
            await at.passes(3_100)
            await at.does(2, EndPointOfOrder())
            assert at.reasons == [(0, "look_in_point_of_order")]

    run(test)


def test_the_end_of_another_point_of_order_is_wished_with_the_same_key() -> None:
    async def test() -> None:
        async with sitting({0: "5H 8H KC"}) as at:
            await at.starts()
            await at.does(2, PointOfOrder())
            await at.press("e")
            assert "end wished by Ann" in at.text()
            assert at.view.order is not None
            assert at.view.order.wishes == (0,)

    run(test)


# Wrong plays


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


# Last cards and wins


async def plays_out(at: Sitting, *last: str) -> None:
    """Ann plays a two, rightly announced, and her last card with these words."""
    await at.starts()
    await at.press("home", "enter", "l")
    await at.press("enter", *last)


def test_the_name_said_with_the_last_card_wins_the_hand_and_the_review_says_so() -> None:
    async def test() -> None:
        async with sitting(PAIR, end="hands:2", each=2) as at:
            await plays_out(at, "m")
            assert at.view.hands_won == 0
            await at.passes(5_500)
            assert at.view.wins == (1, 0, 0, 0, 0)
            assert at.on(ReviewSheet)
            assert "Ann wins the hand" in at.text()
            assert "Nobody broke a rule" in at.text()
            await at.press("enter")
            assert not at.on(ReviewSheet)
            await at.press("S")
            assert at.on(ReviewSheet)

    run(test)


@pytest.mark.parametrize("keys", [(), ("M",)])
def test_a_last_card_without_the_right_name_wins_nothing(keys: tuple[str, ...]) -> None:
    async def test() -> None:
        async with sitting(PAIR, each=2) as at:
            await plays_out(at, *keys)
            await at.passes(16_000)
            assert at.view.wins == (0,) * 5
            assert (0, "no_name") in at.reasons
            assert len(at.view.hand or ()) > 0
            assert not at.on(ReviewSheet)

    run(test)


def test_the_name_said_falsely_costs_a_card() -> None:
    async def test() -> None:
        async with sitting({0: "5H 8H KC"}) as at:
            await at.starts()
            await at.press("m")
            assert at.reasons == [(0, "said_name")]

    run(test)


def test_last_card_forgotten_costs_a_card() -> None:
    async def test() -> None:
        async with sitting({0: "5H 8H"}, each=2) as at:
            await at.starts()
            await at.press("home", "enter")
            await at.passes(3_500)
            assert at.reasons == [(0, "no_last_card")]

    run(test)


def test_a_jack_as_the_last_card_wants_the_name_twice() -> None:
    async def test() -> None:
        async with sitting({0: "2H JC"}, each=2) as at:
            await at.starts()
            await at.press("home", "enter", "l", "enter", "M")
            await at.passes(5_500)
            assert at.view.wins[0] == 1

    run(test)


def test_the_review_tells_who_was_caught_by_whom_and_what_nobody_noticed() -> None:
    async def test() -> None:
        async with sitting(PAIR, each=2, referee=Referee.PLAYERS) as at:
            await at.starts()
            await at.does(2, Say("mao"))
            await at.does(3, Say("what is it?"))
            await at.does(1, GivePenalty(2, "said_name"))
            await at.does(2, Say("thank you"))
            await at.does(4, BadCall(1))
            await at.press("home", "enter", "l", "enter", "m")
            await at.passes(26_000)
            assert at.on(ReviewSheet)
            text = " ".join(" ".join(line[3:-3].strip(" ┃") for line in at.lines()).split())
            assert (
                "Cat, caught by Ben: said the name of the game during play [MO-52]"
                " (handed back by Eve)" in text
            )
            assert "Dan, not called by anybody: asked a question" in text
            await at.press("down", "enter")
            assert "MO-52" in at.text()
            await at.press("escape", "escape")
            assert not at.on(ReviewSheet)

    run(test)


# Rules and the end


async def wins(at: Sitting) -> None:
    """Ann wins a hand."""
    await plays_out(at, "m")
    await at.passes(5_500)
    assert at.on(ReviewSheet)
    await at.press("space")


async def wins_three(at: Sitting) -> None:
    """Ann wins three hands; whoever is the dealer deals."""
    await wins(at)
    for dealer in (0, 1):
        if dealer:
            await at.does(dealer, Deal(2), TurnUp())
        else:
            await at.press("z", "2", "i")
        for seat in at.others:
            await at.does(seat, Look())
        await at.press("u")
        while at.view.turn != 0:
            assert at.view.turn is not None
            await at.does(at.view.turn, Draw())
        await at.press("home", "enter", "l", "enter", "m")
        await at.passes(5_500)
        assert at.on(ReviewSheet)
        await at.press("space")


def test_after_three_wins_a_rule_is_made_and_its_breach_is_called() -> None:
    async def test() -> None:
        async with sitting(PAIR, each=2) as at:
            await wins_three(at)
            assert at.on(RuleSheet)
            await at.type("bow before a king")
            assert not at.on(RuleSheet)
            (made,) = at.view.rules
            assert (made.rule.text, made.maker) == ("bow before a king", 0)
            await at.press("R")
            assert "bow before a king" in at.text()
            await at.press("escape")
            await at.does(2, Deal(2), TurnUp())
            await at.press("p", "2")
            assert "1 bow before a king" in at.text()
            await at.press("1")
            assert at.reasons == [(1, "rule-1")]

    run(test)


def test_a_rule_is_declined_or_put_off() -> None:
    async def test() -> None:
        for key, rights in (("ctrl+d", 0), ("escape", 1)):
            async with sitting(PAIR, each=2) as at:
                await wins_three(at)
                assert at.on(RuleSheet)
                await at.press(key)
                assert not at.on(RuleSheet)
                assert at.view.rules == ()
                assert at.view.rights[0] == rights

    run(test)


def test_the_end_of_the_game_is_shown_and_leaves_the_table() -> None:
    async def test() -> None:
        async with sitting(PAIR, each=2, end="hands:1") as at:
            await wins_to_the_end(at)
            assert over(at)
            assert at.on(EndSheet)
            assert "Ann 1" in at.text()
            await at.leave("enter")

    run(test)


async def wins_to_the_end(at: Sitting) -> None:
    """Ann wins the only hand."""
    await wins(at)
