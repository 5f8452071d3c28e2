"""Section 9: rules that winners make up. [MO-89] to [MO-94]

What a rule may do beyond its words [MO-92] is for rules in a vocabulary; here rules are free text
that the table judges, and what a trial has shown comes with the act.
"""

from typing import Any

import msgspec
import pytest

from papertiger import mao
from papertiger.mao import laws
from papertiger.mao.carried import Carried
from papertiger.mao.customs import Custom, Verdict
from papertiger.mao.moves import Deal, DeclineRule, GivePenalty, MakeRule
from papertiger.mao.options import Making
from papertiger.mao.reasons import Reason
from papertiger.mao.told import PenaltySeen, RuleSeen
from tests.book_mao.table import MaoTable, started

KNOCK = Custom("r1", "Knock when you play a king.")
BOW = Custom("r2", "Bow to a queen.")


def won(wins: tuple[int, ...] = (0, 2, 0, 0, 0), **options: Any) -> MaoTable:
    """Seat 1 has won its hand, at 7250; the dealer after seat 0 is seat 1."""
    table = started({1: "2H 4H"}, deal=2, wins=wins, **options)
    table.at(1000).seat(1).plays("2H").says("last card")
    table.at(2000).seat(1).plays("4H").says("Mao")
    return table.until(7250)


# MO-89: who, and when


def test_mo_89_the_winner_of_three_hands_may_make_a_rule() -> None:
    table = won()
    assert table.phase == "make_rule"
    assert table.view().rights == (0, 1, 0, 0, 0)
    table.at(8000).seat(1).does(MakeRule(KNOCK))
    assert table.phase == "hand_over"
    assert [each.rule for each in table.view().rules] == [KNOCK]
    assert table.view().rights == (0, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("before", "once", "gains"),
    [
        (0, False, False),
        (1, False, False),
        (2, False, True),
        (3, False, False),
        (4, False, False),
        (5, False, True),
        (8, False, True),
        (2, True, True),
        (5, True, False),
        (8, True, False),
    ],
)
def test_mo_89_at_each_multiple_of_three_or_once(before: int, *, once: bool, gains: bool) -> None:
    table = won((0, before, 0, 0, 0), once=once)
    assert (table.phase == "make_rule") is gains
    assert table.view().rights[1] == gains


def test_mo_89_the_hands_need_not_be_in_a_row() -> None:
    assert won((2, 2, 0, 0, 0)).phase == "make_rule"


def test_mo_89_nobody_else_may() -> None:
    table = won()
    for seat in (0, 2, 3, 4):
        assert table.at(8000).seat(seat).tries(MakeRule(KNOCK)).clause == "MO-89"
        assert table.at(8000).seat(seat).tries(DeclineRule()).clause == "MO-89"


def test_mo_89_only_one_for_three_wins() -> None:
    table = won()
    table.at(8000).seat(1).does(MakeRule(KNOCK))
    assert table.at(8100).seat(1).tries(MakeRule(BOW)).clause == "MO-89"


def test_mo_89_it_may_be_declined_and_that_is_that() -> None:
    table = won()
    table.at(8000).seat(1).does(DeclineRule())
    assert table.phase == "hand_over"
    assert table.view().rules == ()
    assert table.at(8100).seat(1).tries(MakeRule(KNOCK)).clause == "MO-89"


def test_mo_89_the_deal_waits_for_it() -> None:
    table = won()
    refused = table.at(8000).seat(1).tries(Deal(3))
    assert refused.clause == "MO-7"


def test_mo_89_for_120_seconds_and_the_allowance() -> None:
    table = won()
    assert table.until(127_499).phase == "make_rule"
    table.at(127_500).seat(1).does(MakeRule(KNOCK))
    assert [each.rule for each in table.view().rules] == [KNOCK]
    assert won().until(127_500).phase == "hand_over"


def test_mo_18_who_needs_longer_has_longer_to_make_one() -> None:
    table = won(multipliers=(100, 200, 100, 100, 100)).until(7_250)
    assert table.view().rule_by == 7_250 + 240_250
    assert table.until(247_499).phase == "make_rule"
    assert table.until(247_500).phase == "hand_over"


def test_mo_89_else_before_a_later_deal() -> None:
    table = won()
    table.until(127_500)
    table.at(130_000).seat(1).deals(2)
    table.at(130_000).seat(1).turns_up()
    assert table.at(131_000).seat(1).tries(MakeRule(KNOCK)).clause == "MO-89"
    for seat in (0, 2, 3, 4):
        table.at(132_000).seat(seat).quits()  # the hand is void
    assert table.phase == "hand_over"
    table.at(133_000).seat(1).does(MakeRule(KNOCK))
    assert [each.rule for each in table.view().rules] == [KNOCK]


def test_mo_89_a_maker_who_quits_is_not_waited_for() -> None:
    table = won()
    table.at(8000).seat(1).quits()
    assert table.phase == "hand_over"


def test_mo_89_after_the_last_hand_there_is_no_rule_to_make() -> None:
    table = won(end="hands:3")
    assert table.phase == "game_over"


# MO-90: for the remainder of the game


def test_mo_90_it_holds_in_all_later_hands() -> None:
    table = won()
    table.at(8000).seat(1).does(MakeRule(KNOCK))
    for at in (9000, 19_000):
        dealer = table.view().dealer
        table.next_deck({(dealer + 1) % 5: "2H 4H"})
        table.at(at).seat(dealer).deals(2)
        table.at(at).seat(dealer).turns_up()
        for player in table.at(at).everybody():
            player.looks()
        player = table.at(at + 100).seat((dealer + 1) % 5)
        player.plays("2H").says("last card").plays("4H").says("Mao")
        table.until(at + 100 + 5250)
        assert [each.rule for each in table.view().rules] == [KNOCK]
    assert table.view().hands_won == 5


def test_mo_90_it_goes_on_through_a_record() -> None:
    table = won()
    table.at(8000).seat(1).does(MakeRule(KNOCK))
    carried = mao.carried(table.table)
    assert carried is not None
    read = msgspec.json.decode(msgspec.json.encode(carried), type=Carried)
    opened = mao.open(table.table.public.options, 5, read, 9000)
    assert [each.rule for each in mao.show(opened, None).rules] == [KNOCK]


# MO-91: announced or secret


def test_mo_91_announced_all_hear_it() -> None:
    table = won()
    table.at(8000).seat(1).does(MakeRule(KNOCK))
    for reader in (*range(5), None):
        heard = table.told(RuleSeen, reader)[0].rule
        assert heard is not None
        assert heard.rule == KNOCK
        assert [each.rule for each in table.view(reader).rules] == [KNOCK]
    assert not mao.sealed(table.table)


@pytest.mark.parametrize(("making", "secret"), [(Making.SECRET, False), (Making.ANNOUNCED, True)])
def test_mo_91_secret_its_maker_alone_knows_it(making: Making, *, secret: bool) -> None:
    table = won(making=making)
    table.at(8000).seat(1).does(MakeRule(KNOCK, secret=secret))
    for reader in (0, 2, 3, 4, None):
        assert table.told(RuleSeen, reader)[0].rule is None
        view = table.view(reader)
        assert (view.rules, view.own_rules, view.secret_rules) == ((), (), (1,))
        assert KNOCK.text.encode() not in msgspec.json.encode(view)
    assert [each.rule for each in table.view(1).own_rules] == [KNOCK]
    assert table.told(RuleSeen, 1)[0].rule is not None


def test_mo_91_a_record_with_a_secret_rule_is_kept_back_until_the_game_is_over() -> None:
    table = won(making=Making.SECRET, end="hands:4")
    table.at(8000).seat(1).does(MakeRule(KNOCK))
    assert mao.sealed(table.table)
    table.next_deck({2: "2H 4H"})
    table.at(9000).seat(1).deals(2)
    table.at(9000).seat(1).turns_up()
    table.at(9000).seat(2).looks().plays("2H").says("last card").plays("4H").says("Mao")
    assert mao.sealed(table.table)
    assert table.until(14_250).phase == "game_over"
    assert not mao.sealed(table.table)


def test_mo_91_a_penalty_names_the_breach_and_never_the_rule() -> None:
    table = won(making=Making.SECRET, referee="players")
    table.at(8000).seat(1).does(MakeRule(KNOCK))
    table.at(9000).seat(1).deals(2)
    table.at(9000).seat(1).turns_up()
    table.at(9500).seat(1).penalises(3, "r1", "no knock")
    for reader in (0, 3, None):
        seen = table.told(PenaltySeen, reader)[0]
        assert (seen.reason, seen.text) == ("secret_rule", "no knock")
        assert KNOCK.text.encode() not in msgspec.json.encode(seen)


@pytest.mark.parametrize("making", list(Making))
def test_mo_91_nobody_must_answer_in_a_point_of_order(making: Making) -> None:
    table = won(making=making)
    table.at(8000).seat(1).does(MakeRule(KNOCK))
    table.at(9000).seat(1).deals(2)
    table.at(9000).seat(1).turns_up()
    table.at(9500).seat(3).point_of_order().says("what is the new rule?")
    table.at(12_500).seat(3).ends_point_of_order()
    assert table.penalties == []


# MO-92: what it is not


@pytest.mark.parametrize("code", [*Reason, "other"])
def test_mo_92_it_does_not_take_the_place_of_a_reason_of_the_base(code: str) -> None:
    refused = won().at(8000).seat(1).tries(MakeRule(Custom(code, "Anything.")))
    assert refused.clause == "MO-89"


@pytest.mark.parametrize("secret", [False, True])
def test_mo_92_nor_of_another_rule(*, secret: bool) -> None:
    table = won()
    held = Carried(1, (0, 6, 0, 0, 0), deals=6, rights=(0, 2, 0, 0, 0))
    table.table = mao.open(table.table.public.options, 5, held, 7250)
    table.at(8000).seat(1).does(MakeRule(KNOCK, secret=secret))
    refused = table.at(8000).seat(1).tries(MakeRule(Custom("r1", "Anything else.")))
    assert refused.clause == "MO-89"
    table.at(8000).seat(1).does(MakeRule(BOW))


@pytest.mark.parametrize(
    "rule",
    [
        {"id": "", "text": "x"},
        {"id": "UPPER", "text": "x"},
        {"id": "r1", "text": ""},
        {"id": "r1", "text": "x" * 501},
        {"id": "r1", "text": "x", "judged": False},
        {"id": "r1", "text": "x", "target": 3},
    ],
)
def test_mo_92_a_rule_is_a_name_and_words_and_nothing_else(rule: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(rule, Custom)


def test_mo_92_it_touches_no_penalty_of_the_base() -> None:
    table = won(referee="players")
    table.at(8000).seat(1).does(MakeRule(Custom("free", "Nobody is ever penalised.")))
    table.at(9000).seat(1).deals(2)
    table.at(9000).seat(1).turns_up()
    table.at(9500).seat(3).says("really?")
    table.at(9600).seat(4).penalises(3, "question")
    assert table.at(9700).seat(0).tries(GivePenalty(3, "question")).clause == "MO-81"


# MO-93: rules that contradict each other


@pytest.mark.parametrize(
    ("made", "other", "bans", "bans_other", "prevails"),
    [
        (1, 2, True, False, True),
        (2, 1, False, True, False),
        (2, 1, True, True, True),
        (1, 2, True, True, False),
        (2, 1, False, False, True),
        (1, 2, False, False, False),
    ],
)
def test_mo_93_a_ban_beats_a_permission_and_else_the_newer_the_older(
    made: int, other: int, *, bans: bool, bans_other: bool, prevails: bool
) -> None:
    assert laws.prevails(made, other, bans=bans, bans_other=bans_other) is prevails


# MO-94: rules that spoil the game


@pytest.mark.parametrize("verdict", [Verdict.HANDS_DO_NOT_END, Verdict.CARD_NEVER_PLAYABLE])
def test_mo_94_a_rule_whose_trial_failed_is_refused_and_the_right_is_kept(
    verdict: Verdict,
) -> None:
    table = won()
    refused = table.at(8000).seat(1).tries(MakeRule(KNOCK, verdict=verdict))
    assert refused is not None
    assert (refused.clause, refused.code) == ("MO-94", "rule_spoils_the_game")
    assert table.view().rights == (0, 1, 0, 0, 0)
    table.at(9000).seat(1).does(MakeRule(BOW, verdict=Verdict.ACCEPTED))
    assert [each.rule for each in table.view().rules] == [BOW]
