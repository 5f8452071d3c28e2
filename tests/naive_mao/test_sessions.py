"""The random sessions: they are repeatable, lose no card, and reach every act and breach."""

import json
from collections import Counter

import pytest

from tests.conftest import FullCount

from . import sessions
from .contract import first_difference
from .reading import CODES, KEYS, MalformedError
from .referee import Referee, run


def test_a_seed_is_a_session() -> None:
    assert sessions.lines(7) == sessions.lines(7)
    assert sessions.lines(7) != sessions.lines(8)


def test_sessions_reach_every_act_and_breach_and_lose_no_card(full_count: FullCount) -> None:
    acts: Counter[str] = Counter()
    phases: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for seed in range(full_count(2000)):
        referee = Referee()
        for text in sessions.lines(seed):
            answers = referee.read(text)
            table = referee.table
            assert table is not None
            assert answers[-1]["state"] == table.state()
            if not any("refused" in answer for answer in answers):
                acts[json.loads(text).get("do", "table")] += 1
            reasons.update(answer["reason"] for answer in answers if "reason" in answer)
            phases[answers[-1]["state"]["phase"]] += 1
            if table.stage in {"deal", "play"}:
                lying = sum(map(len, table.hands)) + len(table.pile) + len(table.stock)
                assert lying == 52 * table.packs, f"seed {seed}: {text}"
    assert set(acts) == {"table", *KEYS}
    assert set(reasons) >= {*CODES, "other", "r0"}
    assert len(phases) == 7


def test_a_refused_act_changes_nothing() -> None:
    """Leaving the refused lines out, as time that passes, gives the same table at the end."""
    for seed in range(40):
        referee, without = Referee(), Referee()
        for text in sessions.lines(seed):
            line = json.loads(text)
            referee_says = referee.read(text)
            if any("refused" in answer for answer in referee_says):
                line = {**line, "do": "gesture", "name": "bow"}
                line["lag"] = referee.table.lag[line["seat"]] if referee.table else 0
            without.take(line)
            assert without.truth() == referee.truth()
            assert without.table is not None
            assert without.table.state() == referee_says[-1]["state"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{", "line 2: no JSON"),
        ('{"at": 1, "seat": 9, "do": "look"}', "no seat 9"),
        ('{"at": 1, "seat": 0, "do": "dance"}', "unknown act dance"),
        ('{"at": 1, "seat": 0, "do": "penalty", "target": 1}', "penalty needs reason"),
        ('{"at": 1, "seat": 0, "do": "penalty", "target": 1, "reason": "x"}', "reason x"),
        ('{"at": -1, "do": "wait"}', "at: milliseconds"),
        ('{"at": 0, "do": "deck", "cards": ["1S"]}', "no such card"),
    ],
)
def test_a_malformed_line_is_named(line: str, message: str) -> None:
    first = sessions.lines(1)[0]
    with pytest.raises(MalformedError, match=message):
        list(run([first, line]))


def test_time_never_runs_backwards() -> None:
    later, earlier = '{"at": 5, "do": "wait"}', '{"at": 4, "do": "wait"}'
    with pytest.raises(MalformedError, match="line 3: time runs backwards"):
        list(run([sessions.lines(1)[0], later, earlier]))


def test_answers_are_compared_by_the_contract_alone() -> None:
    lines = sessions.lines(3)
    ours = list(run(lines))
    theirs = [{**answer, "more": 1} for answer in ours]
    theirs.insert(1, {"at": 0, "event": "played"})
    assert first_difference(ours, theirs) is None
    last = json.loads(json.dumps(ours))
    last[-1]["state"]["stock"] += 1
    assert str(first_difference(ours, last)).startswith(f"line {len(lines)}, state: ")
    assert first_difference(ours, ours[:-1]) == f"line {len(lines)}: only one side answers"
