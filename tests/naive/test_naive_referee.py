"""The naive referee against the text of the rules: play and settlement."""

import pytest

from .builder import build, rules_for
from .cards import CARDS
from .referee import Hand, illegal, legal, settle, winning_play

# Every seat makes two tricks, with no card that counts: nobody pays anything.
EVEN = "0 T50 / 0 T60 / 0 C5, 1 C4 / 1 S5 / 1 M5, 2 M6 / 2 S6 / 2 C3, 3 C2 / 3 T90"


def payments(tricks: str, banker: int = 0, under: str = "C9 M1", **options: str) -> list[int]:
    """The payments of a built hand, once the lines have been seen to add up to them."""
    result = settle(build(tricks, banker, under, **options))
    total = [0, 0, 0, 0]
    for entry in result["lines"]:
        assert entry["stakes"] > 0
        total[entry["from"]] -= entry["stakes"]
        total[entry["to"]] += entry["stakes"]
    assert total == result["payments"]
    assert sum(total) == 0
    return total


# --- play -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ([[0, "M3", "up"], [1, "M5", "up"], [2, "M4", "up"], [3, "M9", "down"]], 1),
        ([[0, "C9", "up"], [1, "C1", "up"], [2, "CH", "up"], [3, "C0", "up"]], 3),
        ([[0, "C2", "up"], [1, "C8", "up"], [2, "MM", "up"], [3, "S9", "up"]], 0),
        ([[3, "T20", "up"], [0, "T30", "up"], [1, "HM", "up"], [2, "T90", "up"]], 1),
        ([[3, "S8", "up"], [0, "S9", "down"], [1, "M9", "up"], [2, "T90", "down"]], 3),
    ],
)
def test_md_5_3_winner_of_a_trick_naive(trick: list[list[object]], winner: int) -> None:
    assert winning_play(trick)[0] == winner


def test_md_5_1_winner_leads_and_tricks_are_eight_naive() -> None:
    hand = build(EVEN)
    hand["plays"].append([3, "T90", "up"])
    assert illegal(hand) == (32, "MD-5.1")


def test_md_5_2_out_of_turn_naive() -> None:
    hand = build(EVEN)
    hand["plays"][12][0] = 0
    assert illegal(hand) == (12, "MD-5.1")
    hand = build(EVEN)
    hand["plays"][5], hand["plays"][6] = hand["plays"][6], hand["plays"][5]
    assert illegal(hand) == (5, "MD-5.2")


def test_md_5_2_lead_face_down_naive() -> None:
    hand = build(EVEN)
    hand["plays"][4][2] = "down"
    assert illegal(hand) == (4, "MD-5.2")


def test_md_5_2_card_not_held_naive() -> None:
    hand = build(EVEN)
    hand["plays"][9][1] = hand["plays"][1][1]
    assert illegal(hand) == (9, "MD-5.2")
    hand = build(EVEN)
    hand["plays"][2][1] = hand["stock"][0]
    assert illegal(hand) == (2, "MD-5.2")
    hand = build(EVEN)
    hand["plays"][2][1] = hand["hands"][0][7]
    assert illegal(hand) == (2, "MD-5.2")


SEAT_2_BARRED = "0 T50 / 0 T60 / 0 C5, 1 C4 / 1 S5 / 1 S6 / 1 C3, 3 C2 / 3 T90 / 3 M5, 2 M9-"


def test_md_5_6_no_trick_among_seven_naive() -> None:
    hand = build(SEAT_2_BARRED)
    assert hand["plays"][31][:2] == [2, "M9"]
    hand["plays"][31][2] = "up"
    assert illegal(hand) == (31, "MD-5.6")
    hand["plays"].pop()
    assert settle(hand)["legal"] == [["M9", "down"]]
    hand["plays"] = hand["plays"][:29]
    assert [face for _, face in settle(hand)["legal"]] == ["down", "up"]


def test_md_5_6_first_trick_late_is_enough_naive() -> None:
    tricks = "0 T50 / 0 T60 / 0 C5, 1 C4 / 1 S5 / 1 C3 / 1 M3, 3 M4 / 3 M5, 2 M6 / 2 S6, 3 S7"
    assert payments(tricks) == [0, 1, -1, 0]
    hand = build(tricks)
    hand["plays"] = hand["plays"][:29]
    assert legal(hand) == [["S7", "down"], ["S7", "up"]]


def test_md_5_5_exposed_discard_forbidden_naive() -> None:
    tricks = EVEN.replace("0 T50 ", "0 T50, 1 T30 ")
    hand = build(tricks)
    hand["options"] = {"exposed_discard": "forbid"}
    assert illegal(hand) == (1, "MD-5.5")
    hand["plays"] = hand["plays"][:1]
    assert settle(hand)["legal"] == sorted([card, "down"] for card in hand["hands"][1])
    hand["options"] = {}
    assert len(legal(hand)) == 16


def test_md_5_2_leader_plays_face_up_naive() -> None:
    hand = build(EVEN)
    hand["plays"] = hand["plays"][:16]
    result = settle(hand)
    assert result["legal"] == sorted([card, "up"] for card in hand["hands"][1][4:])
    assert (result["ended_by"], result["payments"], result["lines"]) == ("unfinished", None, [])
    assert (result["next_banker"], result["banker_keeps"]) == (None, False)


# --- settlement, a clause at a time -----------------------------------------------------------


def test_worked_example_naive() -> None:
    tricks = "1 M9 / 1 S5 / 1 S6 / 1 C5, 0 C4 / 0 T40 / 0 M3, 2 M5 / 2 T50, 3 T60 / 3 C6"
    result = settle(build(tricks))
    assert result["payments"] == [-1, 2, -1, 0]
    assert (result["ended_by"], result["next_banker"], result["banker_keeps"]) == ("play", 1, False)
    assert sorted(entry.items() for entry in result["lines"]) == sorted(
        entry.items()
        for entry in [
            {"from": 0, "to": 1, "stakes": 1, "rule": "MD-6.3"},
            {"from": 0, "to": 1, "stakes": 1, "rule": "MD-6.4"},
            {"from": 2, "to": 0, "stakes": 1, "rule": "MD-6.2"},
        ]
    )


def test_md_6_11_nothing_to_settle_naive() -> None:
    assert settle(build(EVEN))["lines"] == []
    assert settle(build(EVEN, banker=3))["next_banker"] == 0


def test_md_6_2_and_6_3_banker_settles_with_each_naive() -> None:
    tricks = "0 T50 / 0 T60 / 0 T70 / 0 C5, 1 C4 / 1 S5 / 1 M5, 2 M6 / 2 C3, 3 C2 / 3 T90"
    result = settle(build(tricks, banker=0))
    assert result["payments"] == [4, -1, -2, -1]
    assert rules_for(result, 2) == ["MD-6.2 -1 to 0", "MD-6.3 -1 to 0"]
    assert payments(tricks, banker=2) == [2, 1, -4, 1]
    assert payments(tricks, banker=1) == [1, 0, -1, 0]


def test_md_6_4_tops_need_two_tricks_naive() -> None:
    two = EVEN.replace("1 S5", "1 S9").replace("1 C4", "1 C0")
    assert payments(two) == [-2, 2, 0, 0]
    assert rules_for(settle(build(two, banker=1)), 1) == [
        f"MD-6.4 +1 from {seat}" for seat in [0, 0, 2, 2, 3, 3]
    ]
    one = "0 T50 / 0 T60 / 0 C5, 1 C0 / 1 M5, 2 M6 / 2 S5 / 2 S6 / 2 C3, 3 C2 / 3 T90"
    assert rules_for(settle(build(one)), 1) == ["MD-6.2 -1 to 0"]


def test_md_6_4_top_that_wins_nothing_naive() -> None:
    assert payments(EVEN.replace("0 T50", "0 T50, 1 M9-")) == [0, 0, 0, 0]


def test_md_6_4_second_takes_the_place_of_the_upcard_naive() -> None:
    tricks = EVEN.replace("1 S5", "1 S8")
    assert payments(tricks) == [0, 0, 0, 0]
    assert payments(tricks, under="S9 C9") == [-1, 1, 0, 0]
    assert payments(EVEN.replace("1 C4", "1 CH"), under="C0 C9") == [-1, 1, 0, 0]
    assert payments(EVEN.replace("0 T60", "0 TM"), under="MM C9") == [3, -1, -1, -1]
    assert payments(EVEN.replace("2 M6", "2 M8"), under="M9 C9") == [-1, 0, 1, 0]
    assert payments(tricks.replace("1 S8", "1 S9"), under="S8 C9") == [-1, 1, 0, 0]
    assert payments(tricks, under="M9 C9") == [0, 0, 0, 0]


def test_md_6_5_hundred_with_fewer_than_two_naive() -> None:
    one = "0 T50 / 0 T60 / 0 C5, 1 C4 / 1 M5, 2 M6 / 2 S5 / 2 S6 / 2 C3, 3 C2 / 3 T90"
    sloughed = one.replace("0 T50", "0 T50, 1 HM-")
    assert rules_for(settle(build(sloughed)), 1) == ["MD-6.2 -1 to 0", "MD-6.5 +1 from 0"]
    won = one.replace("0 C5, 1 C4", "0 T40, 1 HM")
    assert rules_for(settle(build(won)), 1) == ["MD-6.2 -1 to 0", "MD-6.5 +1 from 0"]
    assert rules_for(settle(build(won, hundred_bonus="two_or_more")), 1) == [
        "MD-6.2 -1 to 0",
        "MD-6.5 +1 from 0",
    ]


def test_md_6_6_hundred_without_a_trick_naive() -> None:
    assert payments(EVEN.replace("0 T50", "0 T50, 1 HM-")) == [-2, 2, 0, 0]
    beaten = EVEN.replace("0 C5, 1 C4", "0 HM, 1 TM")
    assert rules_for(settle(build(beaten)), 0) == [f"MD-6.6 +2 from {seat}" for seat in [1, 2, 3]]
    assert payments(beaten, banker=1) == [2, -2, 0, 0]


def test_md_6_7_hundred_with_exactly_two_naive() -> None:
    result = settle(build(EVEN.replace("1 S5", "1 HM")))
    assert result["payments"] == [-3, 5, -1, -1]
    assert rules_for(result, 1) == ["MD-6.12 +1 from 2", "MD-6.12 +1 from 3", "MD-6.7 +3 from 0"]
    assert (result["banker_keeps"], result["next_banker"]) == (False, 1)


def test_md_6_12_banker_stays_naive() -> None:
    result = settle(build(EVEN.replace("1 S5", "1 HM"), banker=1))
    assert result["payments"] == [-3, 9, -3, -3]
    assert (result["banker_keeps"], result["next_banker"]) == (True, 1)


HUNDRED_AND_THREE = "0 T50 / 0 T60 / 0 C5, 1 C4 / 1 HM / 1 S5 / 1 M5, 2 M6 / 2 C3, 3 C2 / 3 T90"


def test_md_6_7_hundred_with_three_naive() -> None:
    assert rules_for(settle(build(HUNDRED_AND_THREE)), 1) == ["MD-6.3 +1 from 0"]
    result = settle(build(HUNDRED_AND_THREE, hundred_bonus="two_or_more"))
    assert rules_for(result, 1) == [
        "MD-6.12 +1 from 2",
        "MD-6.12 +1 from 3",
        "MD-6.3 +1 from 0",
        "MD-6.7 +3 from 0",
    ]
    assert settle(build(HUNDRED_AND_THREE, banker=1))["banker_keeps"] is False
    kept = settle(build(HUNDRED_AND_THREE, banker=1, hundred_bonus="two_or_more"))
    assert (kept["banker_keeps"], kept["next_banker"]) == (True, 1)


SET = "1 MM / 1 TM / 1 HM / 1 C0 / 1 C5, 0 C4 / 0 M5, 2 M6 / 2 C3, 3 C2 / 3 T90"


def test_md_6_8_three_highest_tens_naive() -> None:
    tricks = SET.replace("1 C0", "1 S5")
    assert [text for text in rules_for(settle(build(tricks)), 1) if "MD-6.2" not in text] == [
        "MD-6.3 +1 from 0",
        "MD-6.4 +1 from 0",
        "MD-6.8 +3 from 0",
    ]
    sloughed = tricks.replace("1 TM", "1 S6").replace("0 M5", "0 M5, 1 TM-")
    assert "MD-6.8 +3 from 0" not in rules_for(settle(build(sloughed)), 1)


@pytest.mark.parametrize(
    ("sets", "rules"), [("stack", ["MD-6.8 +3", "MD-6.9 +4"]), ("dearest", ["MD-6.9 +4"])]
)
def test_md_6_9_the_four_naive(sets: str, rules: list[str]) -> None:
    result = settle(build(SET, sets=sets))
    found = [text for text in rules_for(result, 1) if text[:6] in ("MD-6.8", "MD-6.9")]
    assert found == [f"{rule} from 0" for rule in rules]


def test_md_6_9_dearest_leaves_the_three_alone_naive() -> None:
    tricks = SET.replace("1 C0", "1 S5")
    assert payments(tricks, sets="dearest") == payments(tricks, sets="stack")


def test_md_6_10_slam_naive() -> None:
    tricks = " / ".join(f"2 {card}" for card in ["T50", "T60", "M5", "M6", "S5", "S6", "C4", "C5"])
    assert payments(tricks, banker=2) == [-10, -10, 30, -10]
    result = settle(build(tricks, banker=0))
    assert result["payments"] == [-10, 0, 10, 0]
    assert "MD-6.10 +8 from 0" in rules_for(result, 2)


def test_md_6_10_seven_tricks_are_no_slam_naive() -> None:
    tricks = " / ".join(f"2 {card}" for card in ["T50", "T60", "M5", "M6", "S5", "S6", "C4"])
    assert payments("1 C6, 2 C5 / " + tricks, banker=2) == [-10, -10, 30, -10]
    assert payments("1 C5 / 1 C6, 2 C3 / " + tricks[7:], banker=2) == [-2, -2, 6, -2]


def test_everything_adds_up_naive() -> None:
    tricks = " / ".join(f"2 {card}" for card in ["MM", "TM", "HM", "C0", "M9", "S5", "T50", "M5"])
    assert payments(tricks, banker=2) == [-20, -20, 60, -20]
    assert payments(tricks, banker=2, hundred_bonus="two_or_more") == [-23, -23, 69, -23]
    assert payments(tricks, banker=2, sets="dearest") == [-17, -17, 51, -17]


@pytest.mark.parametrize(
    ("switch", "banker", "paid"),
    [
        ("value", 0, [2, -2, 0, 0]),
        ("value", 1, [2, -6, 2, 2]),
        ("two_to_each", 0, [2, -6, 2, 2]),
        ("two_to_each", 1, [2, -6, 2, 2]),
        ("two_to_banker", 0, [2, -2, 0, 0]),
        ("two_to_banker", 1, [2, -6, 2, 2]),
    ],
)
def test_md_5_5_exposed_discard_naive(switch: str, banker: int, paid: list[int]) -> None:
    tricks = EVEN.replace("0 T50", "0 T50, 1 T40")
    assert payments(tricks, banker, exposed_discard=switch) == paid
    twice = tricks.replace("0 T60", "0 T60, 1 M9")
    assert payments(twice, banker, exposed_discard=switch) == [2 * stakes for stakes in paid]
    one = rules_for(settle(build(twice, banker, exposed_discard=switch)), 1)
    assert {text.rsplit(" ", 2)[0] for text in one} == {"MD-5.5 -2"}


def test_md_5_5_card_that_beats_first_is_no_discard_naive() -> None:
    tricks = EVEN.replace("0 C5, 1 C4", "3 C5, 0 C4, 1 C3").replace("0 T60", "0 T60, 3 T70")
    tricks = tricks.replace("2 C3, 3 C2", "2 C6, 3 C2")
    assert "MD-5.5" not in str(settle(build(tricks))["lines"])


# --- the second upcard ------------------------------------------------------------------------


@pytest.mark.parametrize("banker", [0, 1])
def test_md_6_13_second_played_face_up_naive(banker: int) -> None:
    won = EVEN.replace("1 S5", "1 S8")
    assert payments(won, banker, "C9 S9") == [1, -3, 1, 1]
    assert rules_for(settle(build(won, banker, "C9 S9")), 1) == [
        f"MD-6.13 -1 to {seat}" for seat in [0, 2, 3]
    ]


def test_md_6_13_second_that_was_beaten_or_discarded_naive() -> None:
    discarded = EVEN.replace("0 T50", "0 T50, 1 S8")
    assert payments(discarded, 0, "C9 S9") == [3, -5, 1, 1]
    assert payments(EVEN.replace("0 T50", "0 T50, 1 S8-"), 0, "C9 S9") == [0, 0, 0, 0]
    assert payments(EVEN, 0, "C9 S9") == [0, 0, 0, 0]
    assert payments(EVEN.replace("1 S5", "1 S8"), 0, "S9 C9") == [-1, 1, 0, 0]
    assert payments(EVEN.replace("1 S5", "1 S7"), 0, "S9 S8") == [0, 0, 0, 0]


def test_md_6_13_both_upcards_are_tops_naive() -> None:
    tricks = EVEN.replace("1 S5", "1 S8").replace("2 M6", "2 M8")
    assert payments(tricks, 0, "S9 M9") == [0, 2, -3, 1]
    assert payments(EVEN.replace("0 T60", "0 TM"), 0, "C9 MM") == [-3, 1, 1, 1]
    assert payments(EVEN.replace("1 C4", "1 CH"), 0, "C9 C0") == [1, -3, 1, 1]


def test_md_8_options_may_be_left_out_naive() -> None:
    hand: Hand = build(EVEN.replace("0 T50", "0 T50, 1 T40"))
    del hand["options"]
    assert settle(hand)["payments"] == [2, -2, 0, 0]
    assert len(CARDS) == len(set(CARDS)) == 40
