"""Secret rules: penalties name the breach, calls need no name, the end tells all. [MO-91]"""

from typing import Any

import msgspec
import pytest

from papertiger import mao
from papertiger.mao.carried import Carried
from papertiger.mao.customs import Custom, InForce
from papertiger.mao.events import GameEnded
from papertiger.mao.moves import GivePenalty, MakeRule
from papertiger.mao.options import Making, Options
from papertiger.mao.reasons import Unnamed
from papertiger.mao.statistics import Hand, statistics
from papertiger.mao.view import View
from tests.book_mao.table import MODES, MaoTable, started
from tests.customs.scripted import example
from tests.customs.test_enforcement import rule

SIX = {"if": "card", "among": {"ranks": ["6"]}}
EVERYBODY = (*range(5), None)

BREACHES: dict[str, tuple[dict[str, Any], str]] = {
    "not_said": ({"do": "say", "phrases": ["six"]}, "played"),
    "not_gestured": ({"do": "gesture", "name": "bow"}, "played"),
    "too_slow": ({"do": "hurry", "who": {"who": "beside", "places": 1}}, "played"),
    "wrong_words": ({"do": "breaks"}, "spoke"),
    "wrong_card": ({"do": "breaks"}, "played"),
    "wrong_act": ({"do": "breaks"}, "drawn"),
}


def broken(what: str, *, secret: bool = True, **options: Any) -> MaoTable:
    """A table where a rule of seat 4 was broken so."""
    then, when = BREACHES[what]
    given = SIX if when == "played" else None
    made = InForce(rule("blabbermouth", then, when=when, given=given), 4, secret)
    table = started({1: "6H"}, rules=[made], **options)
    if what == "wrong_words":
        table.at(2000).seat(1).says("hello")
    elif what == "wrong_act":
        table.at(2000).seat(1).draws()
    else:
        table.at(2000).seat(1).plays("6H")
    return table.until(6000)


@pytest.mark.parametrize("what", BREACHES)
def test_mo_91_a_penalty_names_the_breach_alone(what: str) -> None:
    table = broken(what)
    assert [each.split()[1] for each in table.penalties] == [what]
    for reader in (0, 1, 2, 3, None):
        told = [mao.tell(event, reader) for event in table.events]
        assert b"blabbermouth" not in msgspec.json.encode([*told, table.view(reader)])
    assert "blabbermouth" not in repr(table.events) + repr(table.table)


@pytest.mark.parametrize("what", BREACHES)
def test_mo_91_an_announced_rule_is_named(what: str) -> None:
    assert [each.split()[1] for each in broken(what, secret=False).penalties] == ["blabbermouth"]


@pytest.mark.parametrize("reason", ["secret_rule", "{what}", "blabbermouth"])
@pytest.mark.parametrize("what", BREACHES)
def test_mo_91_a_breach_is_called_without_the_name_of_its_rule(what: str, reason: str) -> None:
    """By who made it by its name; everybody else hears no more than before."""
    table = broken(what, referee="players")
    caller = 4 if reason == "blabbermouth" else 3
    target = int(table.breaches[0].split()[0])
    table.at(7000).seat(caller).penalises(target, reason.format(what=what))
    said = "secret_rule" if caller == 4 else reason.format(what=what)
    assert table.penalties == [f"{target} {said} by {caller}"]
    (breach,) = table.table.hidden.breaches.reveal()
    assert breach.penalty == 1


@pytest.mark.parametrize("mode", MODES)
def test_mo_91_nobody_else_can_find_out_a_name_by_calling_it(mode: str) -> None:
    table = broken("not_said", referee=mode)
    for guess in ("blabbermouth", "nothing"):
        refused = table.at(7000).seat(3).tries(GivePenalty(1, guess))
        assert (refused.code, refused.clause) == ("unknown_reason", "MO-68")


def test_mo_91_no_evidence_refuses_a_call() -> None:
    """What was noticed, called already or is too old is answered as what never was."""
    table = broken("not_said", referee="players")
    table.at(7000).seat(3).penalises(1, "not_said").penalises(1, "not_said")
    table.at(7000).seat(3).penalises(2, "not_said").penalises(2, "wrong_card")
    assert len(table.penalties) == 4


def test_mo_91_a_card_that_a_secret_rule_bans_leaves_no_trace_in_refusals() -> None:
    ban = rule("no_sixes", {"do": "forbid"}, when="attempted", given=SIX)
    outcomes = []
    for rules in ([InForce(ban, 4, secret=True)], []):
        table = started({1: "6H"}, referee="players", rules=rules)
        table.at(2000).seat(1).plays("6H")
        table.at(3000).seat(2).draws()
        table.at(4000).seat(3).draws()
        table.at(4500).seat(4).draws()
        table.at(25_000).seat(3).penalises(1, "misplay")
        outcomes.append(table.penalties)
    assert outcomes[0] == outcomes[1] == ["1 misplay by 3"]


def test_mo_91_where_the_referee_calls_a_secret_rule_may_still_be_free_text() -> None:
    table = started({}, rules=[InForce(Custom("hum", "Hum."), 4, secret=True)])
    table.at(2000).seat(3).penalises(1, "secret_rule")
    table.at(2000).seat(4).penalises(2, "hum")
    assert table.penalties == ["1 secret_rule by 3", "2 secret_rule by 4"]
    assert table.at(2000).seat(3).tries(GivePenalty(1, "not_said")).code == "referee_calls"
    plain = started({})
    assert plain.at(2000).seat(3).tries(GivePenalty(1, "secret_rule")).code == "referee_calls"


def making(*rights: int, rules: tuple[InForce, ...] = ()) -> MaoTable:
    """A table between two hands, where these seats may make a rule."""
    table = started({})
    held = tuple(rights.count(seat) for seat in range(5))
    table.table = mao.open(Options(), 5, Carried(1, (3,) * 5, deals=6, rules=rules, rights=held))
    return table


def test_mo_91_the_name_of_another_s_secret_rule_is_free() -> None:
    """Both hold, each with what it remembers for itself."""
    table = making(1, 2, 2, rules=(InForce(example("h1"), 3, secret=True),))
    table.at(8000).seat(2).does(MakeRule(Custom("h1", "Bow.")))
    refused = table.at(8000).seat(1).tries(MakeRule(Custom("h1", "Hum.")))
    assert refused.code == "rule_id_taken"
    for name in Unnamed:
        refused = table.at(8000).seat(1).tries(MakeRule(Custom(name, "Hum.")))
        assert refused.code == "rule_id_taken"


def test_mo_91_the_size_of_another_s_secret_rule_is_not_betrayed() -> None:
    large = rule("r1", {"do": "say", "phrases": ["six"]}, given=nested(150))
    few = tuple(InForce(Custom(f"s{n}", "Hum."), 3, secret=True) for n in range(19))
    many = tuple(InForce(rule(f"s{n}", {"do": "reverse"}), 3, secret=True) for n in range(19))
    for secret in (few, many):
        table = making(1, 1, 1, rules=secret)
        table.at(8000).seat(1).does(MakeRule(large))
        refused = table.at(8000).seat(1).tries(MakeRule(msgspec.structs.replace(large, id="r2")))
        assert refused.code == "too_many_rules"


def nested(depth: int) -> dict[str, Any]:
    """A condition in conditions."""
    found: dict[str, Any] = SIX
    for _ in range(depth):
        found = {"if": "not", "of": found}
    return found


def test_mo_91_a_silent_table_does_not_tell_whether_the_machine_enforces_a_secret_rule() -> None:
    free, enforced = Custom("r1", "Hum."), rule("r1", {"do": "reverse"}, when="won")
    for each in (free, enforced):
        table = started({}, silence=True, rules=[InForce(each, 4, secret=True)])
        table.at(2000).seat(1).says("hello")
        assert table.waiting.chance is None


def test_mo_93_older_and_newer_go_by_when_a_rule_was_made() -> None:
    """Of two rules on what a card counts as the newer prevails, secret or not."""
    counts = [
        rule(name, {"do": "count_as", "cards": {"ranks": ["3"]}, "rank": rank}, when="always")
        for name, rank in (("r1", "9"), ("r2", "4"))
    ]
    for newer, valid in ((0, True), (1, False)):
        for secret in (0, 1):
            ordered = [InForce(counts[1 - newer], 4, secret != newer)]
            ordered.append(InForce(counts[newer], 4, secret == newer))
            table = started({1: "3C"}, rules=ordered)
            table.at(1000).seat(1).plays("3C")
            assert (table.top == "3C") is valid


def test_mo_91_rules_keep_their_order_from_hand_to_hand() -> None:
    rules = tuple(
        InForce(Custom(f"r{number}", "Hum."), number % 5, secret=number % 3 == 1)
        for number in range(7)
    )
    table = making(rules=rules)
    carried = mao.carried(table.table)
    assert carried is not None
    assert carried.rules == rules


def test_mo_91_at_the_end_everything_is_laid_open() -> None:
    """With its maker and all that it caught: whom, in which deal, when, for which penalty."""
    words = InForce(rule("six", BREACHES["not_said"][0], given=SIX), 4, secret=True)
    hum = InForce(Custom("hum", "Hum."), 3)
    options: dict[str, Any] = {"end": "hands:1", "referee": "both", "rules": [words, hum]}
    table = started({1: "6H"}, **options)
    table.at(2000).seat(1).plays("6H")
    table.at(6000).seat(4).penalises(2, "hum")
    table.at(6500).seat(1).says("thank you")
    table.at(6500).seat(2).says("thank you").says("bye")
    for reader in (0, 1, 2, 3, None):
        assert b'"six"' not in msgspec.json.encode(table.view(reader))
    void = table.table.public.options.hand_cap_minutes * 60_000
    while table.view().stage != "game_over":
        table.until(min(table.waiting.deadline or void, void))
        if table.view().stage == "hand_over":
            table.at(table.last).seat(0).says_time_is_up()
    (ended,) = (each for each in table.events if isinstance(each, GameEnded))
    secret, open_ = ended.histories
    assert (secret.rule, open_.rule) == (words, hum)
    assert [(c.deal, c.at, c.seat, c.what, c.penalty) for c in secret.caught] == [
        (1, 5250, 1, "not_said", 1)
    ]
    assert [(c.seat, c.what, c.penalty) for c in open_.caught] == [(2, "secret_rule", 2)]
    for reader in EVERYBODY:
        view: View = table.view(reader)
        assert view.histories == ended.histories
        assert mao.tell(ended, reader) == ended
    result = mao.result(table.table)
    assert result is not None
    assert result.histories == ended.histories


def test_mo_91_what_nobody_noticed_is_among_what_a_rule_caught() -> None:
    table = broken("not_said", referee="players")
    for seat in range(1, 5):
        table.at(7000).seat(seat).quits()
    assert [each.penalty for each in table.table.hidden.caught.reveal()] == [None]
    carried = mao.carried(table.table)
    assert carried is not None
    again = msgspec.json.decode(msgspec.json.encode(carried), type=Carried)
    assert mao.open(Options(), 5, again).hidden.caught == table.table.hidden.caught
    with pytest.raises(ValueError, match="of a rule and a seat"):
        msgspec.structs.replace(carried, rules=())


def test_mo_91_statistics_of_a_secret_rule_name_the_breach() -> None:
    table = broken("not_said", making=Making.SECRET)
    for seat in range(1, 5):
        table.at(7000).seat(seat).quits()
    found = statistics([Hand(("Ann", "Bo", "Cai", "Di", "Eve"), table.events)])
    assert found.by_referee == {"not_said": 1}
    assert "blabbermouth" not in repr(found)


@pytest.mark.parametrize(
    ("makers", "possible"),
    [
        (((0, True), (1, True)), True),
        (((0, False), (1, True)), True),
        (((0, True), (0, True)), False),
        (((0, False), (1, False)), False),
        (((None, False), (0, False)), False),
    ],
)
def test_mo_91_rules_that_no_player_knows_both_of_may_bear_one_id(
    makers: tuple[tuple[int | None, bool], ...], *, possible: bool
) -> None:
    """What a hand hands on is no other than what can have been made."""
    bow = rule("bow", {"do": "gesture", "name": "bow"})
    rules = tuple(InForce(bow, maker, secret) for maker, secret in makers)
    if possible:
        assert Carried(0, (0,) * 5, rules=rules).rules == rules
        return
    with pytest.raises(ValueError, match="one id"):
        Carried(0, (0,) * 5, rules=rules)
