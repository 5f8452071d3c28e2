"""The naive referee by itself: penalties, thanks, votes (sections 8, 10a)."""

from typing import Any

import pytest

from .scene import Scene

HANDS = ["5H 9C QD", "5D 9D QH", "7H 9H 3D"]


def test_mo_69_in_referee_mode_players_give_none() -> None:
    scene = Scene(HANDS, "4H")
    scene.begin()
    scene.do(100, 0, "penalty", target=1, reason="misplay")
    assert scene.refused == ["referee_calls"]


def test_mo_73_thanks_are_due_in_seven_seconds_and_mo_76_three_times() -> None:
    scene = Scene(HANDS, "4H")
    scene.begin()
    scene.play(100, 2, "9H")
    for at, seat in [(5000, 1), (5100, 2), (10_000, 0), (15_000, 1), (20_000, 2)]:
        scene.do(at, seat, "draw")
    scene.wait(21_000)
    assert [each[:2] + each[3:] for each in scene.penalties] == [
        (100, 2, "out_of_turn"),
        (7350, 2, "no_thanks"),
        (14_600, 2, "no_thanks"),
    ]
    scene.wait(21_850)  # the third is not answered either: the seat is away
    scene.do(21_900, 2, "return")
    assert scene.refused == []


def test_mo_76_an_answer_sets_the_count_back() -> None:
    scene = Scene(HANDS, "4H", thanks_cap=2)
    scene.begin()
    scene.play(100, 2, "9H")
    scene.do(5000, 1, "draw")
    scene.wait(7350)
    scene.say(7400, 2, "Thanks.")
    scene.do(7500, 2, "draw")
    scene.play(8000, 2, "9H")
    scene.do(14_000, 0, "draw")
    scene.wait(15_250)
    assert [each[3] for each in scene.penalties] == ["out_of_turn", "no_thanks"] * 2


def players(**options: Any) -> Scene:
    """Players mode; seat 1 has misplayed the five of diamonds at 1000."""
    scene = Scene(HANDS, "4H", referee="players", **options)
    scene.begin()
    scene.play(1000, 1, "5D")
    return scene


def test_mo_79_a_misplay_nobody_calls_stays_and_mo_78_a_called_one_is_taken_back() -> None:
    scene = players()
    assert (scene.state["turn"], scene.state["top"]) == (2, "5D")
    scene.do(1500, 0, "penalty", target=1, reason="misplay")
    assert scene.penalties == [(1500, 1, 0, "misplay")]
    assert (scene.state["turn"], scene.state["top"]) == (1, "4H")
    assert scene.state["hands"] == [3, 4, 3]
    scene.do(1600, 2, "penalty", target=1, reason="misplay")
    assert scene.refused == ["already_given"]


def test_mo_79_once_the_next_player_has_acted_only_the_card_is_paid() -> None:
    scene = players()
    scene.do(1200, 2, "draw")
    scene.do(1500, 0, "penalty", target=1, reason="misplay")
    assert (scene.state["turn"], scene.state["top"]) == (0, "5D")
    assert scene.state["hands"] == [3, 3, 4]


@pytest.mark.parametrize(("at", "late"), [(21_250, False), (21_251, True)])
def test_mo_82_a_breach_may_be_called_for_twenty_seconds_or_two_turns(
    at: int, late: object
) -> None:
    scene = players()
    scene.do(1200, 2, "draw")
    scene.do(1300, 0, "draw")
    for when, seat in [(2000, 1), (8000, 2), (14_000, 0), (20_000, 1)]:
        scene.do(when, seat, "draw")
    scene.do(at, 0, "penalty", target=1, reason="misplay")
    assert (scene.refused == ["too_late"]) is late


def test_mo_26_in_players_mode_a_card_out_of_turn_stands_unless_called() -> None:
    scene = Scene(HANDS, "4H", referee="players")
    scene.begin()
    scene.play(1000, 2, "9H")
    assert (scene.state["turn"], scene.state["top"]) == (1, "9H")
    scene.do(1100, 0, "penalty", target=2, reason="out_of_turn")
    assert (scene.state["turn"], scene.state["top"]) == (1, "4H")
    assert scene.state["hands"] == [3, 3, 4]


def test_mo_70_a_bad_call_gives_the_card_to_the_giver() -> None:
    scene = players()
    scene.do(1100, 0, "penalty", target=2, reason="other", text="Too loud")
    assert scene.state["hands"] == [3, 2, 4]
    scene.do(1200, 0, "bad_call", penalty=1)
    assert scene.refused == ["not_third"]
    scene.say(1300, 1, "Bad call!")
    assert scene.state["hands"] == [4, 2, 3]


def test_mo_70_the_window_is_ten_seconds_and_the_allowance() -> None:
    for at, late in [(11_390, False), (11_391, True)]:
        scene = players()
        scene.do(1100, 0, "penalty", target=2, reason="question")
        scene.do(1200, 1, "look", lag=40)
        scene.do(at, 1, "bad_call", penalty=1, lag=40)
        assert (scene.refused == ["too_late"]) is late


@pytest.mark.parametrize(
    ("votes", "hands"),
    [
        ({0: True, 1: False, 2: False}, [4, 2, 3]),
        ({0: True, 1: False}, [3, 2, 4]),
        ({}, [3, 2, 4]),
    ],
)
def test_mo_72_a_majority_undoes_a_penalty_and_a_tie_upholds_it(
    votes: dict[int, bool], hands: list[int]
) -> None:
    scene = players()
    scene.do(1100, 0, "penalty", target=2, reason="question")
    scene.do(1200, 2, "dispute", penalty=1)
    for seat, uphold in votes.items():
        scene.do(1300, seat, "vote", penalty=1, uphold=uphold)
    scene.wait(11_450)
    assert scene.state["hands"] == hands


def test_mo_72_a_referees_penalty_that_is_voted_down_goes_back_to_the_stock() -> None:
    scene = Scene(HANDS, "4H")
    scene.begin()
    scene.play(1000, 1, "5D")
    assert scene.state["hands"] == [3, 4, 3]
    stock = scene.state["stock"]
    scene.do(1100, 0, "bad_call", penalty=1)
    assert scene.refused == ["referees"]
    scene.do(1200, 1, "dispute", penalty=1)
    for seat in range(3):
        scene.do(2000, seat, "vote", penalty=1, uphold=False)
    assert scene.state["hands"] == [3, 3, 3]
    assert scene.state["stock"] == stock + 1
    scene.wait(8999)  # the vote took 800 ms of the clock that began at 1000
    scene.wait(9049)
    assert len(scene.penalties) == 1


def test_mo_18_a_delay_called_after_the_limit_counts_as_the_delay_of_the_turn() -> None:
    scene = Scene(HANDS, "4H", referee="both")
    scene.begin()
    scene.do(7001, 0, "penalty", target=1, reason="delay")
    scene.say(7100, 1, "thank you")
    scene.wait(14_250)
    assert scene.penalties == [(7001, 1, 0, "delay")]
    scene.wait(14_251)
    assert scene.penalties[1:] == [(14_251, 1, "referee", "delay")]
    assert scene.state["turn"] == 2


def test_mo_72_upheld_after_a_bad_call_the_card_goes_to_the_receiver_again() -> None:
    scene = players()
    scene.do(1100, 0, "penalty", target=2, reason="question")
    scene.do(1200, 1, "bad_call", penalty=1)
    assert scene.state["hands"] == [4, 2, 3]
    scene.do(1300, 0, "dispute", penalty=1)
    scene.do(1400, 0, "vote", penalty=1, uphold=True)
    scene.do(1500, 0, "vote", penalty=1, uphold=False)
    assert scene.refused == ["voted"]
    scene.wait(11_549)
    assert scene.state["hands"] == [4, 2, 3]
    scene.wait(11_550)
    assert scene.state["hands"] == [3, 2, 4]
    scene.do(11_600, 1, "dispute", penalty=1)
    assert scene.refused == ["settled"]


def test_mo_78_a_misplayed_eight_is_taken_back_with_its_direction() -> None:
    scene = Scene(["5H 9C QD", "8D 9D QH", "7H 9H 3D"], "4H", referee="players")
    scene.begin()
    scene.play(1000, 1, "8D")
    assert (scene.state["direction"], scene.on_turn()) == (-1, 0)
    scene.do(1100, 2, "penalty", target=1, reason="misplay")
    assert (scene.state["direction"], scene.state["top"], scene.on_turn()) == (1, "4H", 1)


def test_mo_18_a_call_too_early_is_given_and_is_no_delay() -> None:
    for strict in [False, True]:
        scene = Scene(HANDS, "4H", referee="players", strict=strict)
        scene.begin()
        scene.do(4999, 0, "penalty", target=1, reason="delay")
        scene.do(5000, 0, "penalty", target=1, reason="delay")
        scene.do(12_000, 2, "look")
        # With `strict` the second call was the first delay, and the clock began anew at 5000.
        assert [each[0] for each in scene.penalties] == [4999, 5000]
        scene.wait(12_250)
        assert scene.on_turn() == (2 if strict else 1)


def test_mo_10a_in_both_mode_players_and_the_machine_give_penalties_once() -> None:
    scene = Scene(HANDS, "4H", referee="both")
    scene.begin()
    scene.play(1000, 1, "5D")
    assert scene.penalties == [(1000, 1, "referee", "misplay")]
    scene.do(1100, 0, "penalty", target=1, reason="misplay")
    assert scene.refused == ["already_given"]
    scene.do(1200, 0, "penalty", target=2, reason="misplay")
    assert scene.refused == []


def test_mo_18_a_delay_called_at_the_limit_itself_is_a_bad_call() -> None:
    scene = Scene(HANDS, "4H", referee="both")
    scene.begin()
    scene.do(7000, 0, "penalty", target=1, reason="delay")
    scene.wait(7250)
    assert scene.penalties == [(7000, 1, 0, "delay"), (7250, 1, "referee", "delay")]


def test_mo_72_a_vote_closes_when_all_who_are_there_have_voted() -> None:
    scene = players()
    scene.do(1100, 0, "penalty", target=2, reason="question")
    scene.do(1200, 2, "dispute", penalty=1)
    scene.do(1300, 1, "vote", penalty=1, uphold=False)
    scene.do(1400, 2, "vote", penalty=1, uphold=False)
    scene.do(1500, 1, "point_of_order")
    assert scene.refused == ["vote"]
    scene.do(1600, 0, "leave")
    assert scene.state["hands"] == [4, 2, 3]
    scene.do(1700, 1, "point_of_order")
    assert scene.refused == []


def test_mo_43_letting_go_without_a_call_costs_a_card_by_option() -> None:
    for option, reasons in [(False, []), (True, ["no_suit_call"])]:
        scene = Scene(["5H 9C QD", "JH 9D QH", "7C 9H 3D"], "4H", penalise_early_release=option)
        scene.begin()
        scene.play(1000, 1, "JH", hold=True)
        scene.do(1100, 1, "release")
        assert [each[3] for each in scene.penalties] == reasons


def test_mo_50_a_misplay_taken_back_leaves_no_words_due() -> None:
    scene = Scene(["5H 9C QD", "5S 9D QH", "7H 9H 3D"], "4H", referee="players")
    scene.begin()
    scene.play(1000, 1, "5S")
    scene.do(1100, 0, "penalty", target=1, reason="misplay")
    scene.wait(5000)
    scene.do(5000, 0, "penalty", target=1, reason="unnamed_spade")
    scene.do(5100, 2, "bad_call", penalty=2)
    scene.do(5200, 0, "penalty", target=1, reason="unnamed_spade")
    assert scene.refused == [], "no breach stands behind it, so it is not one given twice"
