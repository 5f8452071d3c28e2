"""The naive referee by itself: last cards, wins, hands (sections 6, 9)."""

from typing import Any

from .cards import PACK
from .scene import Scene

HANDS = ["5H 9C QD", "5D 9D QH", "7H 9H 3D"]


def last_card(card: str = "9H", **options: Any) -> Scene:
    """Seat 1 plays 6H at 100 and, after a reversal, the other card at 400."""
    scene = Scene(["5H 9C", f"6H {card}", "7C 8H"], "4H", **options)
    scene.begin()
    scene.play(100, 1, "6H")
    scene.say(200, 1, "Last card")
    scene.play(300, 2, "8H")
    scene.say(300, 2, "Last card")
    scene.play(400, 1, card)
    return scene


def test_mo_86_a_win_is_confirmed_when_the_last_seconds_bring_nothing() -> None:
    scene = last_card()
    assert scene.on_turn() is None
    assert scene.state["hands"] == [2, 0, 1]
    scene.say(500, 1, "Mao!")
    scene.wait(5649)
    assert scene.state["phase"] == "play"
    scene.wait(5650)
    assert (scene.state["phase"], scene.state["winner"]) == ("hand_over", 1)
    assert scene.penalties == []


def test_mo_59_without_the_name_the_hand_goes_on_once_nobody_disputes_it() -> None:
    scene = last_card()
    scene.say(1000, 1, "Mao mao")
    scene.wait(5650)
    assert scene.penalties == [(5650, 1, "referee", "no_name")]
    scene.say(5700, 1, "Thank you")
    scene.say(5800, 1, "Mao")
    assert scene.penalties[1:] == [(5800, 1, "referee", "said_name")]
    scene.say(5900, 1, "Thank you")
    scene.wait(16_049)
    assert scene.on_turn() is None
    scene.wait(16_050)
    assert (scene.state["turn"], scene.state["hands"]) == (0, [2, 2, 1])


def test_mo_57_a_jack_wants_the_name_twice() -> None:
    scene = last_card("JH")
    scene.say(500, 1, "Mao")
    scene.wait(5000)
    assert scene.penalties == []
    scene.say(5500, 1, "Mao, mao")
    scene.wait(5650)
    assert scene.state["winner"] == 1


def test_mo_57_the_name_may_come_a_second_before_but_no_earlier() -> None:
    for early, when in [(400, None), (399, 1399)]:
        scene = Scene(["5H 9C", "6H 9H", "7C 8H"], "4H")
        scene.begin()
        scene.play(100, 1, "6H")
        scene.say(150, 1, "Last card")
        scene.play(300, 2, "8H")
        scene.say(300, 2, "Last card")
        scene.say(early, 1, "Mao")
        scene.play(1400, 1, "9H")
        if when is None:
            assert scene.state["hands"] == [2, 0, 1]
            scene.wait(6650)
            assert scene.state["winner"] == 1
        else:
            assert scene.penalties == [(when, 1, "referee", "said_name")]
            assert scene.state["hands"] == [2, 1, 1]


def test_mo_51_another_says_the_name_in_the_last_seconds() -> None:
    scene = last_card()
    scene.say(500, 1, "Mao")
    scene.say(600, 0, "Mao")
    assert scene.penalties == [(600, 0, "referee", "said_name")]
    scene.wait(5650)
    assert scene.state["winner"] == 1


def test_mo_88_a_last_card_that_is_a_misplay_and_the_name_are_two_breaches() -> None:
    scene = Scene(["5H 9C", "6H 9D", "7C 8H"], "4H")
    scene.begin()
    scene.play(100, 1, "6H")
    scene.say(150, 1, "Last card")
    scene.play(300, 2, "8H")
    scene.say(300, 2, "Last card")
    scene.say(350, 1, "Mao")
    scene.play(400, 1, "9D")
    assert [each[3] for each in scene.penalties] == ["misplay", "said_name"]
    assert scene.state["hands"] == [2, 3, 1]


def test_mo_87_a_last_jack_opens_the_race_when_the_win_is_undone() -> None:
    scene = last_card("JH")
    scene.wait(5650)
    scene.say(5700, 1, "Thanks")
    scene.wait(15_899)
    assert (scene.state["phase"], scene.state["turn"]) == ("play", None)
    scene.wait(15_900)
    assert (scene.state["phase"], scene.state["turn"]) == ("race", 0)


def test_mo_89_the_third_win_makes_a_rule_and_mo_6_the_deal_passes_on() -> None:
    scene = last_card(wins=[0, 2, 0])
    scene.say(500, 1, "Mao")
    scene.wait(5650)
    assert scene.state["phase"] == "make_rule"
    scene.do(6000, 1, "deal", cards=3)
    assert scene.refused == ["not_hand_over"]
    rule = {"id": "bow", "text": "Bow to queens.", "judged": True}
    scene.do(6000, 1, "make_rule", rule=rule)
    assert scene.state["phase"] == "hand_over"
    scene.take({"at": 6100, "do": "deck", "cards": PACK})
    scene.do(6200, 0, "deal", cards=3)
    assert scene.refused == ["not_dealer"]
    scene.do(6300, 1, "deal", cards=3)
    assert (scene.state["phase"], scene.state["hands"]) == ("deal", [3, 3, 3])
    # From seat 1's left: seats 2, 0, 1.
    assert scene.hand(2) == sorted(PACK[0:9:3])


def test_mo_89_after_two_minutes_the_deal_may_go_on_and_the_right_is_kept() -> None:
    scene = last_card(wins=[0, 2, 0])
    scene.say(500, 1, "Mao")
    scene.wait(5650 + 120_250)
    assert scene.state["phase"] == "hand_over"
    rule = {"id": "bow", "text": "Bow to queens.", "judged": True}
    scene.do(130_000, 1, "make_rule", rule=rule)
    assert scene.refused == []


def test_mo_3_the_game_ends_after_so_many_hands() -> None:
    scene = last_card(end="hands:1")
    scene.say(500, 1, "Mao")
    scene.wait(5650)
    assert (scene.state["phase"], scene.state["winner"]) == ("game_over", 1)


def test_mo_4_after_the_time_a_hand_has_ten_minutes() -> None:
    scene = Scene(HANDS, "4H", end="time:1", hand_cap_turns=4000)
    scene.begin()
    scene.wait(659_999)
    assert scene.state["phase"] == "play"
    scene.wait(660_000)
    assert (scene.state["phase"], scene.state["winner"]) == ("game_over", None)


def test_mo_86_a_penalty_on_the_winner_undoes_the_win_unless_it_was_a_bad_call() -> None:
    for bad, winner in [(False, None), (True, 1)]:
        scene = last_card(referee="players")
        scene.say(500, 1, "Mao")
        scene.do(1000, 0, "penalty", target=1, reason="question")
        if bad:
            scene.do(2000, 2, "bad_call", penalty=1)
        scene.say(3000, 1, "Thank you")
        scene.wait(12_250 if bad else 11_250)
        assert scene.state["winner"] == winner
        # Undone: the 9 has no effect, the direction is the 8's, so seat 0 follows seat 1.
        assert scene.on_turn() == (None if bad else 0)


def test_mo_70_a_winner_who_gets_a_card_back_for_a_bad_call_has_not_won() -> None:
    scene = last_card(referee="players")
    scene.say(500, 1, "Mao")
    scene.do(600, 1, "penalty", target=0, reason="question")
    scene.do(700, 2, "bad_call", penalty=1)
    assert scene.state["hands"] == [2, 1, 1]
    scene.wait(10_950)
    assert (scene.state["phase"], scene.state["turn"]) == ("play", 0)


def test_mo_97_a_provisional_winner_who_quits_has_won() -> None:
    scene = last_card()
    scene.do(500, 1, "quit")
    assert (scene.state["phase"], scene.state["winner"]) == ("hand_over", 1)


def test_mo_87_an_undone_seven_counts_and_a_two_gives_no_turn() -> None:
    for card, sevens in [("7H", 1), ("2H", 0)]:
        scene = last_card(card)
        scene.wait(5650)
        scene.say(5700, 1, "Thanks")
        scene.wait(15_899)
        assert scene.state["sevens"] == 0
        scene.wait(15_900)
        assert (scene.on_turn(), scene.state["sevens"]) == (0, sevens)


def test_mo_82_nothing_can_be_called_after_the_hand() -> None:
    scene = last_card(referee="players")
    scene.say(500, 1, "Mao")
    scene.wait(5650)
    scene.do(5700, 0, "penalty", target=1, reason="question")
    assert scene.refused == ["not_in_play"]
    scene.say(5800, 0, "Mao? Is it over?")
    assert scene.penalties == []


def test_mo_58_a_held_last_jack_may_be_let_go() -> None:
    for hold in [True, False]:
        scene = Scene(["5H 9C", "6H JH", "7C 8H"], "4H")
        scene.begin()
        scene.play(100, 1, "6H")
        scene.say(200, 1, "Last card")
        scene.play(300, 2, "8H")
        scene.say(300, 2, "Last card")
        scene.play(400, 1, "JH", hold=hold)
        scene.say(500, 1, "Mao mao")
        scene.do(600, 1, "call", suit="C")
        assert scene.refused == ["nothing_to_call"]
        scene.do(700, 1, "release")
        assert scene.refused == ([] if hold else ["not_held"])
        scene.wait(5650)
        assert scene.state["winner"] == 1
