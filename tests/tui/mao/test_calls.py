"""Hard moments of calling, by keys: penalties, thanks, bad calls, votes, points of order."""

import pytest
from textual.content import Content
from textual.events import Key
from textual.widgets import Static

from papertiger.mao.moves import (
    Dispute,
    EndPointOfOrder,
    GivePenalty,
    PointOfOrder,
    Say,
    Vote,
)
from papertiger.mao.options import Referee
from papertiger.mao.reasons import OTHER
from papertiger.mao.view import REFEREE, Stage
from papertiger.text.catalog import LANGUAGES
from papertiger.tui.mao.acts import REASON_KEYS
from papertiger.tui.mao.penalty import PenaltySheet
from papertiger.tui.palette import LIT
from tests.tui.mao.sitting import sitting, words_in
from tests.tui.sitting import run

TWO = {0: "2H 4H", 1: "6H 4C 3C"}


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


def test_a_long_penalty_stands_there_with_its_clause() -> None:
    async def test() -> None:
        async with sitting(TWO, referee=Referee.PLAYERS) as at:
            await at.starts()
            words = "hummed a tune with her mouth shut through the whole of the last turn"
            await at.does(2, GivePenalty(3, OTHER, words))
            text = " ".join(at.text().split())
            assert f"{words} [MO-68]" in text

    run(test)


def test_mo_97_who_is_away_is_told_so_until_the_return() -> None:
    async def test() -> None:
        async with sitting(TWO) as at:
            await at.starts()
            assert "You are away" not in at.text()
            await at.passes(22_000)
            await at.passes(60_000)
            assert at.view.away[0]
            assert "You are away, and the table draws for you: w brings you back." in at.text()
            await at.press("w")
            assert "You are away" not in at.text()

    run(test)


def test_keys_typed_faster_than_the_sheet_opens_are_meant_for_it() -> None:
    async def test() -> None:
        async with sitting(TWO, referee=Referee.PLAYERS) as at:
            await at.starts()
            for key in "p4d":
                at.app.post_message(Key(key, key))
            await at.rest()
            assert at.reasons == [(3, "misplay")]
            assert "Diamonds" not in at.text().split("t Thank you")[0]

    run(test)


def test_a_penalty_for_another_reason_takes_words() -> None:
    async def test() -> None:
        async with sitting(TWO, referee=Referee.PLAYERS) as at:
            await at.starts()
            await at.press("p", "2", "n")
            assert "Ben: for what? Enter gives the penalty, Esc gives none." in at.text()
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


def test_where_the_referee_calls_the_sheet_says_so_and_no_reason_has_a_key() -> None:
    async def test() -> None:
        async with sitting(TWO) as at:
            await at.starts()
            await at.press("p", "2")
            assert "The referee calls here" in at.text()
            assert "d played a card that is not valid" not in at.text()
            await at.press("d")
            assert at.reasons == []
            assert "A penalty" in at.text()

    run(test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_penalty_can_be_read_whole(language: str) -> None:
    async def test() -> None:
        async with sitting(TWO, language=language, referee=Referee.BOTH) as at:
            await at.starts()
            await at.press("p")
            for code in set(REASON_KEYS.values()) - {OTHER}:
                assert words_in(language).say(f"reason-{code.replace('_', '-')}") in at.text()

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
            told = [line for line in at.said if "ad call" in line]
            assert told == ["Ann: “Bad call” (about penalty 1)"]

    run(test)


def test_mo_72_votes_are_told_when_all_are_in_and_by_name() -> None:
    async def test() -> None:
        async with sitting(TWO, referee=Referee.PLAYERS) as at:
            await at.starts()
            await at.does(1, GivePenalty(0, "misplay"))
            await at.press("v", "n")
            for seat, uphold in ((1, True), (2, True), (3, False)):
                await at.does(seat, Vote(1, uphold=uphold))
            assert [line for line in at.said if "voted" in line] == ["Ann has voted"]
            await at.does(4, Vote(1, uphold=True))
            verdict = "Penalty 1 stands. For it: Ben, Cat, Eve; against: Ann, Dan"
            assert verdict in at.said

    run(test)


def test_a_dispute_asks_for_a_vote_and_one_votes_with_a_key() -> None:
    async def test() -> None:
        async with sitting(TWO, referee=Referee.PLAYERS) as at:
            await at.starts()
            await at.does(1, GivePenalty(0, "misplay"))
            await at.press("v")
            assert at.view.ballot is not None
            asked = "Ann: clock stopped   Penalty 1: y stands, n is undone; 0 of 5 have voted"
            assert asked in at.text()
            await at.press("n")
            assert at.view.ballot.own is False
            assert "Vote on penalty 1: 1 of 5 have voted" in at.text()
            for seat in (1, 2, 3, 4):
                await at.does(seat, Vote(1, uphold=seat == 1))
            assert at.sees("ballot") is None
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


def test_an_older_penalty_is_disputed_or_handed_back_from_the_list() -> None:
    async def test() -> None:
        async with sitting(TWO, referee=Referee.PLAYERS) as at:
            await at.starts()
            await at.press("V")
            assert "No penalty has been given" in at.text()
            await at.press("b", "escape")
            for target in (2, 3, 4):
                await at.does(1, GivePenalty(target, "misplay"))
            await at.press("V", "down", "b")
            assert [each.handed_back_by for each in at.view.penalties] == [None, 0, None]
            await at.press("V", "end", "enter")
            assert at.view.ballot is not None
            assert at.view.ballot.penalty == 1

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


def test_a_point_of_order_turns_the_hands_down_stops_clocks_and_ends_after_silence() -> None:
    async def test() -> None:
        async with sitting({0: "5H 8H KC"}) as at:
            await at.starts()
            await at.press("o")
            assert at.sees("stage") is Stage.POINT_OF_ORDER
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
            assert at.sees("stage") is Stage.PLAY
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


def test_a_penalty_for_the_reader_stands_out_among_the_lines() -> None:
    async def test() -> None:
        async with sitting(TWO, referee=Referee.PLAYERS) as at:
            await at.starts()
            await at.does(1, GivePenalty(2, "delay"))
            await at.does(2, GivePenalty(0, "delay"))
            await at.does(1, Say("poor Ann"))
            notice = at.app.screen_of_table.query_one("#notice", Static).content
            assert isinstance(notice, Content)
            lit = {
                notice.plain[span.start : span.end] for span in notice.spans if span.style == LIT
            }
            assert lit == {"Penalty 2 for Ann, from Cat: delay of game [MO-18]"}

    run(test)
