"""Hands of a trial: they end under the base rules, and are the same again for a seed. [MO-94]"""

from random import Random
from typing import Any

from papertiger.mao.customs import Custom
from papertiger.mao.customs.scene import Kind
from papertiger.mao.options import Options
from papertiger.mao.trial import Rehearsed, rehearse, watch
from papertiger.mao.trial.rehearsal import between_hands, count, moments
from papertiger.mao.trial.watching import MOMENTS
from tests.customs.scripted import all_plays, example
from tests.trial.rules import ALL_HAIL, DRAW_FOR_EVER, custom, in_force, part, say

SPOILING = {"h47"}
"""Examples that are no good by themselves: odd cards are stuck as soon as an even one lies."""


def hands(many: int, *rules: Custom, seats: int = 5, seed: int = 1) -> list[Rehearsed]:
    """So many hands under these rules."""
    return [
        rehearse(Options(), seats, in_force(*rules), Random(f"{seed} {number}").randrange)
        for number in range(many)
    ]


def test_mo_98_hands_under_the_base_rules_end() -> None:
    for seats in (2, 5, 12):
        assert all(each.ended for each in hands(15, seats=seats))


def test_mo_94_a_hand_is_the_same_again_for_a_seed() -> None:
    assert hands(5, ALL_HAIL) == hands(5, ALL_HAIL)
    assert hands(5, ALL_HAIL) != hands(5, ALL_HAIL, seed=2)


def test_mo_94_players_of_a_trial_do_what_rules_ask_and_now_and_then_forget() -> None:
    found = hands(30, ALL_HAIL)
    caught = sum(each.penalties.get("all_hail", 0) for each in found)
    assert 0 < caught < 60
    assert all(each.ended for each in found)


def test_mo_94_hands_in_which_everybody_draws_for_ever_do_not_end() -> None:
    assert not any(each.ended for each in hands(3, DRAW_FOR_EVER))


def test_mo_98_a_short_cap_of_the_table_is_not_the_fault_of_a_rule() -> None:
    roll = Random(3).randrange
    assert rehearse(Options(hand_cap_turns=3, hand_cap_minutes=1), 5, (), roll).ended


def test_mo_94_every_example_rule_leaves_hands_that_end() -> None:
    for name in sorted({plays.rule for plays in all_plays()}):
        ended = all(each.ended for each in hands(2, example(name)))
        assert ended or name in SPOILING, name


def test_mo_94_every_kind_of_moment_is_watched() -> None:
    assert set(MOMENTS) == set(Kind) - {Kind.ATTEMPTED}


def test_mo_94_a_watched_rule_counts_itself_and_changes_nothing() -> None:
    for name in ("h7", "h11", "h83"):
        plain = hands(3, example(name), seed=5)
        watched = [
            watch(Options(), 5, (), example(name), Random(f"5 {number}").randrange)
            for number in range(3)
        ]
        assert [each.rehearsed for each in watched] == plain
        assert sum(sum(each.follows.values()) for each in watched) > 0


EVERYBODY, OTHERS = {"who": "everybody"}, {"who": "others"}


def gesture(name: str, who: dict[str, str]) -> dict[str, Any]:
    """The duty to make a gesture."""
    return {"do": "gesture", "name": name, "who": who}


def test_mo_94_a_hand_that_asks_for_thousands_of_acts_does_not_end() -> None:
    """A trial of such hands would take minutes: a rule is refused for them after a few."""
    names = ("slap", "bow", "knock", "tap", "snap")
    rule = custom("drill", part("turn", *(gesture(name, EVERYBODY) for name in names)))
    rehearsed = list(moments(Options(), 5, in_force(rule), Random("94 1").randrange))
    assert rehearsed[-1].after.public.turns < Options().hand_cap_turns
    assert len(rehearsed) < 4_010
    assert not count(iter(rehearsed)).ended


def test_mo_94_a_rule_whose_answers_wait_for_one_another_never_stops_once_somebody_begins() -> None:
    """Nobody has to bow; but whoever does so once sets all bowing for ever."""
    bows = part({"when": "gestured", "name": "bow"}, gesture("bow", EVERYBODY))
    echo = part("spoke", say("what", who=OTHERS), given={"if": "says", "words": ["what"]})
    for rule in (custom("bows", bows), custom("echo", echo)):
        assert sum(not each.ended for each in hands(12, rule, seed=94)) >= 3
    taps = part({"when": "gestured", "name": "bow"}, gesture("tap", OTHERS))
    assert all(each.ended for each in hands(12, custom("taps", taps), seed=94))


def test_mo_94_what_cannot_be_done_in_time_is_not_done_in_a_trial_either() -> None:
    def hurried(ms: int) -> Custom:
        return custom("hurried", part("turn", {"do": "hurry", "within": ms}))

    assert not any(each.ended for each in hands(2, hurried(1000)))
    unhurried = hands(12, hurried(2000))
    assert all(each.ended and "hurried" not in each.penalties for each in unhurried)


def test_mo_19_a_table_that_soon_takes_people_to_be_away_is_not_the_fault_of_a_rule() -> None:
    table = between_hands(Options(away_after=1), 5, (), 0)
    assert table.public.options.away_after == 3
