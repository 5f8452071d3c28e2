"""Hands of a trial: they end under the base rules, and are the same again for a seed. [MO-94]"""

from random import Random

from papertiger.mao.customs import Custom
from papertiger.mao.customs.scene import Kind
from papertiger.mao.options import Options
from papertiger.mao.trial import Rehearsed, rehearse, watch
from papertiger.mao.trial.rehearsal import count, moments
from papertiger.mao.trial.watching import MOMENTS
from tests.customs.scripted import all_plays, example
from tests.trial.rules import ALL_HAIL, DRAW_FOR_EVER, custom, in_force, part

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


def test_mo_94_a_hand_that_asks_for_thousands_of_acts_does_not_end() -> None:
    """A trial of such hands would take minutes: a rule is refused for them after a few."""
    gestures = ("slap", "bow", "knock", "tap", "snap")
    dues = ({"do": "gesture", "name": each, "who": {"who": "everybody"}} for each in gestures)
    rule = custom("drill", part("turn", *dues))
    rehearsed = list(moments(Options(), 5, in_force(rule), Random("94 1").randrange))
    assert rehearsed[-1].after.public.turns < Options().hand_cap_turns
    assert len(rehearsed) < 4_010
    assert not count(iter(rehearsed)).ended
