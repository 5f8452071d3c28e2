"""The naive referee by itself: how races close, and jacks covered out of turn [MO-41, MO-45]."""

from .scene import Scene

HANDS = ["5H 9C QD", "JH 9D QH", "7C 9H 3D"]


def let_go(referee: str = "referee") -> Scene:
    """Seat 1 has played the jack of hearts at 1000 and let it go without a call."""
    scene = Scene(HANDS, "4H", referee=referee)
    scene.begin()
    scene.play(1000, 1, "JH")
    return scene


def test_mo_45_the_next_players_draw_closes_an_open_race_with_the_printed_suit() -> None:
    scene = let_go()
    scene.do(1100, 2, "draw")
    assert (scene.state["phase"], scene.on_turn()) == ("play", 0)
    scene.do(1200, 1, "call", suit="C")
    assert scene.refused == ["nothing_to_call"]
    scene.play(1300, 0, "9C")
    assert scene.penalties == [(1300, 0, "referee", "misplay")]
    scene.play(1400, 0, "5H")
    assert scene.state["top"] == "5H"


def test_mo_45_a_touch_by_another_leaves_the_race_open() -> None:
    scene = let_go()
    scene.do(1100, 0, "draw")
    assert scene.state["phase"] == "race"


def test_mo_42_a_draw_inside_the_200_ms_is_done_and_the_calls_still_decide() -> None:
    scene = let_go()
    scene.do(1100, 1, "call", suit="D")
    scene.do(1200, 2, "draw")
    assert (scene.state["phase"], scene.on_turn()) == ("race", 0)
    scene.wait(1300)
    assert (scene.state["phase"], scene.state["suit"]) == ("play", "D")


def test_mo_42_only_the_next_players_play_waits_another_is_out_of_turn() -> None:
    scene = let_go()
    scene.do(1100, 1, "call", suit="D")
    scene.play(1200, 2, "3D")
    scene.play(1250, 0, "QD")
    assert scene.penalties == [(1250, 0, "referee", "out_of_turn")]
    assert scene.state["top"] == "JH"
    scene.wait(1300)
    assert (scene.state["top"], scene.on_turn()) == ("3D", 0)


def test_mo_42_ties_go_by_the_order_of_turns_from_the_next_player() -> None:
    scene = let_go()
    scene.do(1100, 1, "call", suit="D")
    scene.do(1100, 0, "call", suit="C")
    scene.wait(1300)
    assert scene.state["suit"] == "C"


def test_mo_78_a_covered_jack_shows_its_call_when_the_card_on_it_is_taken_back() -> None:
    for suit in [None, "C"]:
        scene = Scene(HANDS, "4H", referee="players")
        scene.begin()
        scene.play(1000, 1, "JH", hold=True)
        scene.play(1100, 0, "QD")
        assert (scene.state["top"], scene.on_turn()) == ("QD", 1)
        if suit is not None:
            scene.do(1200, 1, "call", suit=suit)
        scene.do(1300, 1, "release")
        assert (scene.state["phase"], scene.state["suit"], scene.on_turn()) == ("play", None, 2)
        scene.do(1400, 1, "penalty", target=0, reason="out_of_turn")
        assert (scene.state["top"], scene.on_turn()) == ("JH", 2)
        assert scene.state["suit"] == suit
        assert scene.state["phase"] == ("race" if suit is None else "play")


def test_mo_78_out_of_turn_cards_in_players_mode_act_but_leave_the_turn() -> None:
    scene = Scene(["8H 9C QD", "6H 9D QH", "7C 9H 3D"], "4H", referee="players")
    scene.begin()
    scene.play(1000, 0, "8H")
    assert (scene.state["direction"], scene.on_turn()) == (-1, 1)
    scene.do(1100, 2, "penalty", target=0, reason="out_of_turn")
    assert (scene.state["direction"], scene.state["top"], scene.on_turn()) == (1, "4H", 1)
    scene.play(1200, 2, "7C")
    assert (scene.state["sevens"], scene.on_turn()) == (1, 1)
    scene.play(1300, 1, "6H")
    scene.do(1400, 0, "penalty", target=1, reason="misplay")
    assert (scene.state["top"], scene.state["sevens"], scene.on_turn()) == ("7C", 1, 1)
    scene.do(1500, 0, "penalty", target=2, reason="out_of_turn")
    assert (scene.state["top"], scene.state["sevens"]) == ("7C", 1), (
        "a play has followed: it stands"
    )


def test_mo_43_by_option_an_early_release_costs_a_card_but_not_the_limit_nor_a_last_card() -> None:
    held = Scene(HANDS, "4H", penalise_early_release=True)
    held.begin()
    held.play(1000, 1, "JH", hold=True)
    held.wait(7250)
    assert held.penalties == [(7250, 1, "referee", "delay")]
    played = Scene(HANDS, "4H", penalise_early_release=True)
    played.begin()
    played.play(1000, 1, "JH")
    assert played.penalties == [(1000, 1, "referee", "no_suit_call")]
    last = Scene(["5H 9C", "6H JH", "7C 8H"], "4H", penalise_early_release=True)
    last.begin()
    last.play(100, 1, "6H")
    last.say(200, 1, "Last card")
    last.play(300, 2, "8H")
    last.say(300, 2, "Last card")
    last.play(400, 1, "JH")
    last.wait(5650)
    last.say(5700, 1, "Thanks")
    last.wait(15_900)
    assert last.state["phase"] == "race"
    assert last.penalties == [(5650, 1, "referee", "no_name")]
