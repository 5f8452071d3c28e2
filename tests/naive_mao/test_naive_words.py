"""The naive referee by itself: speech, points of order, who is there (sections 6, 7 and 10)."""

import json
from random import Random

import pytest

from . import sessions
from .reading import Line
from .referee import Referee
from .scene import Scene


def spade() -> Scene:
    """Seat 1 has played the five of spades at 5000 and still holds two cards."""
    scene = Scene(["5H 9C QD", "5S 9D QH", "7H 9H 3D"], "4S")
    scene.do(0, 0, "turn_up")
    scene.say(0, 0, "4 of spades")
    scene.look(0)
    scene.play(5000, 1, "5S")
    return scene


@pytest.mark.parametrize(("at", "late"), [(8250, False), (8251, True)])
def test_mo_48_a_spade_is_named_within_three_seconds_and_the_grace(at: int, late: object) -> None:
    scene = spade()
    scene.do(6000, 2, "draw")
    scene.say(at, 1, "five of spades")
    assert (scene.penalties == [(8250, 1, "referee", "unnamed_spade")]) is late


def test_mo_48_a_wrong_name_is_mended_inside_the_window() -> None:
    scene = spade()
    scene.say(5100, 1, "six of spades")
    scene.say(5200, 1, "Fvie of spades!")
    scene.wait(9000)
    assert scene.penalties == []


def test_mo_48_the_name_may_come_a_second_before() -> None:
    for early, good in [(4000, True), (3999, False)]:
        scene = Scene(["5H 9C QD", "5S 9D QH", "7H 9H 3D"], "5C")
        scene.begin()
        scene.say(early, 1, "five of spades")
        scene.play(5000, 1, "5S")
        scene.wait(8250)
        assert (scene.penalties == []) is good


def test_mo_48_the_own_next_act_ends_the_window_and_the_card_comes_first() -> None:
    scene = Scene(["5H 9C QD", "2S 9S 4D", "7H 9H 3D"], "4S")
    scene.do(0, 0, "turn_up")
    scene.say(0, 0, "four of spades")
    scene.look(0)
    scene.play(1000, 1, "2S")
    scene.play(1500, 1, "9S")
    assert scene.penalties == [(1500, 1, "referee", "unnamed_spade")]
    # The card for the 2 came before the 9 was played: three cards, then two; no "last card".
    assert scene.state["hands"] == [3, 2, 3]
    scene.say(1600, 1, "nine of spades")
    scene.say(1700, 1, "thanks")
    scene.wait(5000)
    assert len(scene.penalties) == 1


def test_mo_50_a_returned_play_leaves_no_words_due() -> None:
    for strict, breaches in [(False, ["misplay"]), (True, ["misplay", "unnamed_spade"])]:
        scene = Scene(["5H 9C", "5S 9D", "7H 9H"], "4H", strict_calls=strict)
        scene.begin()
        scene.play(1000, 1, "5S")
        scene.wait(4250)
        assert [each[3] for each in scene.penalties] == breaches


def test_mo_53_a_question_and_the_name_are_a_breach_each() -> None:
    scene = Scene(["5H 9C", "5S 9D", "7H 9H"], "4H")
    scene.say(0, 1, "Is this mao?")
    scene.begin(100)
    scene.say(200, 2, "Is this mao, or mao mao?")
    assert [each[1:] for each in scene.penalties] == [
        (2, "referee", "question"),
        (2, "referee", "said_name"),
    ]
    scene.say(300, 2, "thank you")
    scene.wait(7200)
    assert len(scene.penalties) == 2, "one thank-you for the penalties of one moment [MO-75]"


def test_mo_55_last_card_is_due_each_time_a_play_leaves_one() -> None:
    scene = Scene(["5H 9C", "6H 9D", "7H 9H"], "4H")
    scene.begin()
    scene.play(1000, 1, "6H")
    scene.say(1500, 1, "Lats card!")
    scene.play(2000, 2, "9H")
    scene.wait(5250)
    assert scene.penalties == [(5250, 2, "referee", "no_last_card")]


def test_mo_60_clocks_and_windows_stand_still_in_a_point_of_order() -> None:
    scene = Scene(["5H 9C QD", "5S 9D QH", "7H 9H 3D"], "5C")
    scene.begin()
    scene.play(1000, 1, "5S")  # named by 4250; seat 2 plays by 8250
    scene.say(2000, 0, "Point of order! Is mao the name?")
    assert scene.state["phase"] == "point_of_order"
    scene.say(3000, 2, "Mao?")
    scene.do(5999, 0, "end_point_of_order")
    assert scene.refused == ["too_early"]
    scene.do(6000, 0, "end_point_of_order")
    assert scene.state["phase"] == "play"
    scene.wait(8249)
    assert scene.penalties == []
    scene.wait(8250)
    assert scene.penalties == [(8250, 1, "referee", "unnamed_spade")]
    scene.play(8300, 2, "7H")
    assert scene.refused == ["not_looked"], "hands were turned face-down"
    scene.say(8400, 1, "thanks")
    scene.wait(12_250)
    assert scene.penalties[1:] == [(12_250, 2, "referee", "delay")]


def test_mo_20_at_least_three_seconds_are_left_for_the_turn() -> None:
    scene = Scene(["5H 9C QD", "5S 9D QH", "7H 9H 3D"], "5C")
    scene.begin()
    scene.do(6500, 0, "point_of_order")
    scene.do(10_000, 0, "end_point_of_order")
    scene.wait(13_249)
    assert scene.penalties == []
    scene.wait(13_250)
    assert scene.penalties == [(13_250, 1, "referee", "delay")]


def test_mo_62_looks_in_a_point_of_order_are_paid_once_after_it() -> None:
    scene = Scene(["5H 9C QD", "5S 9D QH", "7H 9H 3D"], "5C")
    scene.begin()
    scene.do(1000, 0, "point_of_order")
    scene.do(1100, 2, "look")
    scene.do(1200, 2, "look")
    scene.play(1300, 1, "5S")
    assert scene.refused == ["point_of_order"]
    scene.do(4000, 0, "end_point_of_order")
    assert scene.penalties == [(4000, 2, "referee", "look_in_point_of_order")]


def test_mo_65_a_majority_or_two_minutes_or_leaving_ends_it() -> None:
    hands = ["5H 9C QD", "5S 9D QH", "7H 9H 3D"]
    voted = Scene(hands, "5C")
    voted.begin()
    voted.do(1000, 0, "point_of_order")
    voted.do(1100, 1, "end_point_of_order")
    assert voted.state["phase"] == "point_of_order"
    voted.do(1200, 2, "end_point_of_order")
    assert voted.state["phase"] == "play"
    timed = Scene(hands, "5C")
    timed.begin()
    timed.do(1000, 0, "point_of_order")
    timed.wait(120_999)
    assert timed.state["phase"] == "point_of_order"
    timed.wait(121_000)
    assert timed.state["phase"] == "play"
    left = Scene(hands, "5C")
    left.begin()
    left.do(1000, 0, "point_of_order")
    left.do(1100, 0, "leave")
    assert left.state["phase"] == "play"


def test_mo_66_again_after_two_turns_of_the_table() -> None:
    scene = Scene(["5H 9C QD", "5S 9D QH", "7H 9H 3D"], "5C")
    scene.begin()
    scene.do(1000, 0, "point_of_order")
    scene.do(4000, 0, "end_point_of_order")
    scene.do(4100, 1, "draw")
    scene.do(4200, 0, "point_of_order")
    assert scene.refused == ["too_soon"]
    scene.do(4300, 2, "draw")
    scene.do(4400, 0, "point_of_order")
    assert scene.refused == []


def test_mo_97_the_table_draws_for_a_seat_that_is_away_until_it_acts() -> None:
    scene = Scene(["5H 9C QD", "5S 9D QH", "7H 9H 3D"], "5C")
    scene.begin()
    scene.do(1000, 1, "leave")
    scene.wait(7249)
    assert scene.state["turn"] == 1
    scene.wait(7250)
    assert (scene.state["turn"], scene.state["hands"]) == (2, [3, 4, 3])
    assert scene.penalties == []
    scene.do(7300, 1, "draw")  # out of turn, but an act: the seat is back
    scene.do(7400, 1, "leave")
    assert scene.refused == []


def test_mo_97_who_quits_leaves_the_cards_under_the_stock_and_the_turn() -> None:
    scene = Scene(["5H 9C QD", "7C 9D QH", "7H 9H 3D"], "5C")
    scene.begin()
    scene.play(1000, 1, "7C")
    scene.do(1100, 2, "quit")
    assert (scene.state["turn"], scene.state["sevens"]) == (0, 0)
    assert scene.state["hands"] == [3, 2, 0]
    truth = scene.referee.truth()
    assert truth["stock"][-3:] == ["7H", "9H", "3D"]
    scene.do(1200, 1, "quit")
    assert (scene.state["phase"], scene.state["winner"]) == ("hand_over", None)


def test_mo_98_a_hand_has_a_cap_of_turns_and_of_minutes() -> None:
    scene = Scene(["5H 9C QD", "7C 9D QH", "7H 9H 3D"], "5C", hand_cap_turns=2)
    scene.begin()
    scene.do(1000, 1, "draw")
    scene.do(1100, 2, "draw")
    assert (scene.state["phase"], scene.state["winner"]) == ("hand_over", None)
    timed = Scene(["5H 9C QD", "7C 9D QH", "7H 9H 3D"], "5C", hand_cap_minutes=1)
    timed.begin()
    timed.do(1000, 0, "point_of_order")
    timed.do(11_000, 0, "end_point_of_order")
    timed.wait(69_999)
    assert timed.state["phase"] == "play"
    timed.wait(70_000)
    assert timed.state["phase"] == "hand_over"


def test_mo_97_cards_of_who_quits_in_a_point_of_order_wait_for_its_end() -> None:
    scene = Scene(["5H 9C QD", "7C 9D QH", "7H 9H 3D"], "5C")
    scene.begin()
    scene.do(1000, 0, "point_of_order")
    scene.do(1100, 1, "quit")
    assert (scene.state["hands"], scene.state["stock"]) == ([3, 0, 3], 42)
    scene.do(4000, 0, "end_point_of_order")
    assert (scene.state["turn"], scene.state["stock"]) == (2, 45)


def test_mo_12_a_spade_named_in_a_point_of_order_unlocks_after_it() -> None:
    scene = Scene(["5H 9C QD", "7C 9D QH", "7H 9H 3D"], "5S")
    scene.do(0, 2, "look")
    scene.do(0, 0, "turn_up")
    scene.say(100, 1, "Point of order")
    scene.say(200, 0, "Five of spades")
    assert (scene.on_turn(), scene.penalties) == (None, [])
    scene.do(3200, 1, "end_point_of_order")
    assert scene.on_turn() == 1
    assert scene.penalties == [(3200, 2, "referee", "early_look")]


def test_mo_54_talk_is_free_unless_the_table_wants_silence() -> None:
    for silence, refused in [(False, []), (True, ["silence"])]:
        scene = Scene(["5H 9C", "7C 9D", "7H 9H"], "5C", silence=silence)
        scene.say(0, 1, "Hello")
        assert scene.refused == []
        scene.begin()
        scene.say(100, 1, "Nice weather")
        assert scene.refused == refused
        scene.say(200, 1, "Thank you")
        assert scene.refused == []


def test_10b_deadlines_are_later_by_the_newest_lag() -> None:
    for lag, due in [(0, 7350), (300, 7650)]:
        scene = Scene(["5H 9C QD", "7C 9D QH", "7H 9H 3D"], "5C")
        scene.begin()
        scene.do(50, 2, "look", lag=lag)
        scene.do(100, 1, "draw")
        scene.wait(due - 1)
        assert scene.penalties == []
        scene.wait(due)
        assert scene.penalties == [(due, 2, "referee", "delay")]


def test_10b_time_that_passes_in_between_changes_nothing() -> None:
    """Where nobody's lag grows: a growing lag counts for its own act, if that comes first."""
    for seed in range(15):
        rng = Random(seed)
        plain, woken = Referee(), Referee()
        told: tuple[list[Line], list[Line]] = ([], [])
        last = 0
        for written in sessions.lines(seed):
            line = {key: value for key, value in json.loads(written).items() if key != "lag"}
            text, at = json.dumps(line), line.get("at", 0)
            while last < at and rng.random() < 0.5:
                last = rng.randrange(last, at)
                told[1].extend(woken.take({"at": last, "do": "wait"})[:-1])
            last = at
            told[0].extend(plain.read(text))
            told[1].extend(woken.read(text))
            assert told[0][-1] == told[1][-1]
            assert plain.truth() == woken.truth()
        penalties = [[each for each in side if "event" in each] for side in told]
        assert penalties[0] == penalties[1]


def test_10b_a_larger_lag_counts_for_its_own_act() -> None:
    hands = ["5H 9C QD", "7C 9D QH", "7H 9H 3D"]
    for at, penalties in [(7350, []), (7351, [(7250, 1, "referee", "delay")])]:
        scene = Scene(hands, "5C")
        scene.begin()
        scene.play(at, 1, "7C", lag=100)
        assert scene.penalties == penalties
        assert scene.state["top"] == "7C"
