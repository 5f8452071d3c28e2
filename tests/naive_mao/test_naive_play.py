"""The naive referee by itself: the deal, turns, cards and their effects (sections 2 to 5)."""

import pytest

from .cards import PACK
from .reading import MalformedError
from .scene import Scene

FOUR = ["5H 9C QD KD", "6H 9D QS 3C", "7H 9H 3D 5D"]
"""Three hands of four: dealer 0, then 1 and 2 to his left."""


def test_mo_9_an_early_look_is_paid_once_when_play_begins() -> None:
    scene = Scene(FOUR, "4H")
    scene.do(100, 2, "look")
    scene.do(200, 2, "look")
    assert scene.penalties == []
    scene.do(1000, 0, "turn_up")
    assert scene.penalties == [(1000, 2, "referee", "early_look")]
    assert scene.state["hands"] == [4, 4, 5]
    assert scene.state["turn"] == 1


def test_mo_11_the_first_card_turns_itself_up_after_five_seconds_and_the_grace() -> None:
    scene = Scene(FOUR, "4H")
    scene.wait(5249)
    assert scene.state["phase"] == "deal"
    scene.wait(5250)
    assert (scene.state["phase"], scene.state["top"], scene.state["turn"]) == ("play", "4H", 1)


@pytest.mark.parametrize(
    ("up", "turn", "direction", "sevens"),
    [("4H", 1, 1, 0), ("8H", 2, -1, 0), ("AH", 2, 1, 0), ("7C", 1, 1, 1), ("2H", 0, 1, 0)],
)
def test_mo_12_the_first_card_acts(up: str, turn: int, direction: int, sevens: int) -> None:
    scene = Scene(FOUR, up)
    scene.begin()
    assert scene.state["turn"] == turn
    assert scene.state["direction"] == direction
    assert scene.state["sevens"] == sevens


def test_mo_12_a_spade_turned_up_is_named_before_play_begins() -> None:
    scene = Scene(FOUR, "4S")
    scene.do(0, 0, "turn_up")
    assert scene.on_turn() is None
    scene.do(100, 1, "look")
    scene.say(500, 0, "four of spades")
    assert scene.penalties == [(500, 1, "referee", "early_look")]
    assert scene.state["turn"] == 1
    scene.wait(7749)
    assert len(scene.penalties) == 1
    scene.wait(7750)
    assert (7750, 1, "referee", "delay") in scene.penalties


def test_mo_15_an_unnamed_first_spade_costs_the_dealer_a_card() -> None:
    scene = Scene(FOUR, "4S")
    scene.begin()
    scene.wait(3250)
    assert scene.penalties == [
        (3250, 0, "referee", "unnamed_spade"),
        (3250, 0, "referee", "early_look"),
        (3250, 1, "referee", "early_look"),
        (3250, 2, "referee", "early_look"),
    ]
    assert scene.state["turn"] == 1


def test_mo_12_a_jack_turned_up_is_held_called_and_released() -> None:
    scene = Scene(FOUR, "JH")
    scene.do(0, 0, "turn_up", hold=True)
    scene.do(500, 0, "call", suit="C")
    assert scene.on_turn() is None
    scene.do(900, 0, "release")
    assert (scene.state["turn"], scene.state["suit"]) == (1, "C")


def test_mo_46_a_turned_up_jack_is_held_for_one_limit() -> None:
    scene = Scene(FOUR, "JH")
    scene.do(1000, 0, "turn_up", hold=True)
    scene.wait(8249)
    assert scene.on_turn() is None
    scene.wait(8250)
    assert scene.penalties == [(8250, 0, "referee", "delay")]
    assert (scene.state["phase"], scene.state["turn"]) == ("race", 1)


def test_mo_97_a_dealer_who_quits_leaves_no_spade_to_name() -> None:
    scene = Scene(FOUR, "4S")
    scene.do(0, 0, "turn_up")
    scene.do(500, 0, "quit")
    assert (scene.state["turn"], scene.state["hands"]) == (1, [0, 4, 4])


def test_mo_12_a_jack_turned_up_and_not_held_opens_the_race() -> None:
    scene = Scene(FOUR, "JH")
    scene.do(0, 0, "turn_up")
    assert (scene.state["phase"], scene.state["turn"]) == ("race", 1)
    scene.say(100, 2, "I like clubs")
    scene.say(200, 2, "Clubs!")
    scene.wait(400)
    assert (scene.state["suit"], scene.state["phase"]) == ("C", "play")


def test_mo_13_a_card_cannot_be_played_unseen() -> None:
    scene = Scene(FOUR, "4H")
    scene.do(0, 0, "turn_up")
    scene.play(100, 1, "6H")
    assert scene.refused == ["not_looked"]
    scene.do(200, 1, "look")
    scene.play(300, 1, "6H")
    assert scene.state["top"] == "6H"


def test_mo_17_drawing_ends_the_turn() -> None:
    scene = Scene(FOUR, "4H")
    scene.begin()
    scene.do(100, 1, "draw")
    assert (scene.state["turn"], scene.state["hands"]) == (2, [4, 5, 4])


def test_mo_18_a_play_at_the_allowed_limit_is_in_time() -> None:
    scene = Scene(FOUR, "4H")
    scene.begin()
    scene.do(100, 1, "look", lag=40)
    scene.play(7250, 1, "6H")
    assert scene.penalties == []


def test_mo_19_the_second_delay_of_a_turn_draws_and_the_third_such_turn_is_away() -> None:
    scene = Scene(FOUR, "4H", thanks_cap=99, away_after=1)
    scene.begin()
    scene.wait(14_500)
    delays = [each for each in scene.penalties if each[3] == "delay"]
    assert delays == [(7250, 1, "referee", "delay"), (14_500, 1, "referee", "delay")]
    assert scene.state["turn"] == 2
    # 4 cards, two for the delays, one drawn, one for the missing thanks.
    assert scene.state["hands"] == [4, 8, 4]
    scene.do(15_000, 2, "draw")
    scene.do(15_100, 0, "draw")
    scene.wait(22_349)
    assert scene.state["turn"] == 1
    before = scene.state["hands"][1]
    scene.wait(22_350)
    assert scene.state["turn"] == 2
    assert scene.state["hands"][1] == before + 1


def test_mo_25_a_touch_out_of_turn_takes_the_card_and_is_no_turn() -> None:
    scene = Scene(FOUR, "4H")
    scene.begin()
    scene.do(100, 0, "draw")
    assert (scene.state["turn"], scene.state["hands"]) == (1, [5, 4, 4])
    assert scene.penalties == []


def test_mo_26_out_of_turn_the_card_comes_back_with_one_more() -> None:
    scene = Scene(FOUR, "4H")
    scene.begin()
    scene.play(100, 2, "3D")
    assert scene.penalties == [(100, 2, "referee", "out_of_turn")]
    assert (scene.state["turn"], scene.state["top"]) == (1, "4H")
    assert len(scene.hand(2)) == 5


def test_mo_29_no_jack_on_a_jack_and_mo_44_only_the_called_suit() -> None:
    scene = Scene(["5H JC QD", "JH 9D QS", "JD 9H 3D"], "4C", "2D")
    scene.begin()
    scene.play(100, 1, "JH", hold=True)
    assert scene.state["turn"] == 1
    scene.say(200, 1, "Clubs... no, hearts")
    scene.do(300, 1, "release")
    assert (scene.state["suit"], scene.state["turn"]) == ("H", 2)
    scene.play(400, 2, "JD")
    assert scene.penalties == [(400, 2, "referee", "misplay")]
    assert (scene.state["suit"], scene.state["turn"]) == ("H", 2)
    scene.do(500, 2, "draw")
    scene.play(600, 0, "QD")
    assert scene.penalties[1:] == [(600, 0, "referee", "misplay")]
    scene.play(700, 0, "5H")
    assert (scene.state["suit"], scene.state["top"]) == (None, "5H")


def test_mo_33_an_ace_skips_and_with_two_players_one_plays_again() -> None:
    scene = Scene(["5H 9C", "AH 9D", "7H 9H"], "4H")
    scene.begin()
    scene.play(100, 1, "AH")
    assert scene.state["turn"] == 0
    two = Scene(["5H 9C", "AH 9D"], "4H")
    two.begin()
    two.play(100, 1, "AH")
    assert two.state["turn"] == 1


def test_mo_34_a_two_plays_again_with_a_new_clock() -> None:
    scene = Scene(["5H 9C QD", "2H 9D QH", "7H 9H 3D"], "4H")
    scene.begin()
    scene.play(5000, 1, "2H")
    assert scene.state["turn"] == 1
    scene.wait(12_249)
    assert scene.penalties == []
    scene.play(12_249, 1, "QH")
    assert scene.state["turn"] == 2


def test_mo_37_the_first_without_a_seven_draws_two_for_each() -> None:
    scene = Scene(["5H 9C QD", "7H 9D QH", "7C 9H 3D"], "4H")
    scene.begin()
    scene.play(100, 1, "7H")
    scene.play(200, 2, "7C")
    assert scene.state["sevens"] == 2
    scene.play(300, 0, "9C")  # valid on the suit, but a 7 is asked for [MO-30]
    assert scene.penalties == [(300, 0, "referee", "misplay")]
    for at in [400, 500, 600]:
        scene.do(at, 0, "draw")
    assert (scene.state["turn"], scene.state["sevens"]) == (0, 2)
    scene.do(700, 0, "draw")
    assert (scene.state["turn"], scene.state["sevens"]) == (1, 0)
    assert scene.state["hands"] == [8, 2, 2]


def test_mo_39_a_debt_left_costs_one_card_and_at_the_second_limit_is_dealt() -> None:
    scene = Scene(["5H 9C QD", "7H 9D QH", "8C 9H 3D"], "4H", thanks_cap=99)
    scene.begin()
    scene.play(100, 1, "7H")
    scene.do(200, 2, "draw")
    scene.wait(7350)
    assert scene.penalties == [(7350, 2, "referee", "no_draw")]
    scene.say(7400, 2, "thank you")
    scene.wait(14_600)
    assert len(scene.penalties) == 1
    # 3 cards, 1 for the penalty, 2 of the debt.
    assert (scene.state["turn"], scene.state["hands"]) == (0, [3, 2, 6])


def test_mo_38_the_drawer_may_play_by_option() -> None:
    scene = Scene(["5H 9C QD", "7H 9D QH", "8H 9H 3D"], "4H", draw_then_play=True)
    scene.begin()
    scene.play(100, 1, "7H")
    scene.do(200, 2, "draw")
    scene.do(300, 2, "draw")
    assert (scene.state["turn"], scene.state["sevens"]) == (2, 0)
    scene.play(400, 2, "9H")
    assert scene.state["turn"] == 0


def test_mo_40_an_eight_turns_the_direction() -> None:
    scene = Scene(["5H 9C QD", "8H 9D QH", "7H 9H 3D"], "4H")
    scene.begin()
    scene.play(100, 1, "8H")
    assert (scene.state["direction"], scene.state["turn"]) == (-1, 0)


def test_mo_42_calls_within_200_ms_count_by_arrival_less_lag() -> None:
    scene = Scene(["5H 9C QD", "JH 9D QH", "7C 9H 3D"], "4H")
    scene.begin()
    scene.play(1000, 1, "JH")
    assert (scene.state["phase"], scene.state["turn"]) == ("race", 2)
    scene.do(2000, 0, "call", suit="S")
    scene.do(2150, 2, "call", suit="D", lag=160)
    scene.do(2200, 1, "call", suit="H", lag=250)
    assert scene.state["phase"] == "race"
    scene.wait(2200)
    # 2000, 1990 and 1950: seat 1 was first.
    assert (scene.state["suit"], scene.state["phase"]) == ("H", "play")


def test_mo_45_the_next_play_in_the_printed_suit_closes_the_race() -> None:
    scene = Scene(["5H 9C QD", "JH 9D QH", "7C 9H 3D"], "4H")
    scene.begin()
    scene.play(1000, 1, "JH")
    scene.play(1100, 2, "3D")
    assert scene.penalties == [(1100, 2, "referee", "misplay")]
    assert scene.state["phase"] == "race"
    scene.play(1200, 2, "9H")
    assert scene.on_turn() == 0
    assert scene.state["top"] == "9H"


def test_mo_42_a_play_inside_the_200_ms_waits_for_the_race() -> None:
    scene = Scene(["5H 9C QD", "JH 9D QH", "7C 9H 3D"], "4H")
    scene.begin()
    scene.play(1000, 1, "JH")
    scene.do(1100, 0, "call", suit="C")
    scene.play(1150, 2, "9H")
    assert scene.state["top"] == "JH"
    scene.wait(1300)
    assert scene.penalties == [(1300, 2, "referee", "misplay")]
    assert scene.state["suit"] == "C"


def test_mo_46_a_jack_held_too_long_is_released_with_a_delay() -> None:
    scene = Scene(["5H 9C QD", "JH 9D QH", "7C 9H 3D"], "4H")
    scene.begin()
    scene.play(1000, 1, "JH", hold=True)
    scene.wait(7250)
    assert scene.penalties == [(7250, 1, "referee", "delay")]
    assert (scene.state["phase"], scene.state["turn"]) == ("race", 2)


def test_mo_47_leaving_releases_the_jack() -> None:
    scene = Scene(["5H 9C QD", "JH 9D QH", "7C 9H 3D"], "4H")
    scene.begin()
    scene.play(1000, 1, "JH", hold=True)
    scene.do(1500, 1, "call", suit="D")
    scene.do(2000, 1, "leave")
    assert (scene.state["suit"], scene.state["turn"]) == ("D", 2)


def test_mo_95_the_discards_become_the_stock_and_mo_96_nothing_left_ends_the_turn() -> None:
    hands = ["2H 3H 4H 5H 6H 8H 9H 10H JH QH", "2D 3D 4D 5D 6D 8D 9D 10D JD QD"]
    scene = Scene([*hands, "2C 3C 4C 5C 6C 8C 9C 10C KC QC"], "AC")
    scene.begin()
    for at in range(100, 121):
        scene.do(at, 0, "draw")
    assert (scene.state["stock"], scene.state["turn"]) == (0, 2)
    scene.play(200, 2, "3C")
    scene.take({"at": 250, "do": "deck", "cards": ["AC"]})
    assert scene.state["stock"] == 0
    scene.do(300, 0, "draw")
    assert "AC" in scene.hand(0)
    assert (scene.state["stock"], scene.state["turn"]) == (0, 1)
    scene.do(400, 1, "draw")
    assert scene.state["turn"] == 2
    assert scene.hand(1) == sorted(hands[1].split())


def test_mo_1_a_deal_that_does_not_fit_stops_the_run() -> None:
    cards = [card for card in PACK if card != "AC"]
    hands = [" ".join(cards[start : start + 8]) for start in range(0, 40, 8)]
    with pytest.raises(MalformedError, match="MO-1"):
        Scene(hands, "AC")
