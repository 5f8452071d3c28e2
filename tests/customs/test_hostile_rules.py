"""Rules in bad faith, and rules at random: hands end, cards are conserved, steps are bounded.

[MO-92] [MO-94] [MO-98]
"""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from papertiger import mao
from papertiger.kernel import shuffle
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Tick, chance
from papertiger.mao import rules as flow
from papertiger.mao.carried import Carried
from papertiger.mao.customs import Custom, InForce
from papertiger.mao.customs.limits import (
    MOST_DEEDS,
    MOST_DRAWN,
    MOST_JUDGED,
    MOST_NODES,
    MOST_RULES,
)
from papertiger.mao.enforcing import Budget
from papertiger.mao.events import BreachNoted, CardDrawn, HandEnded
from papertiger.mao.moves import MakeRule
from papertiger.mao.options import Options
from papertiger.mao.state import Phase, Table
from tests.conftest import COUNTED, SHORTENING
from tests.customs.hostile import HOSTILE, in_force
from tests.customs.random_rules import random_rules
from tests.customs.test_random_rules import is_whole, table_with
from tests.playing_mao import next_input

SEED = 88
INPUTS = 30
RUNNING = (Phase.DEAL, Phase.PLAY, Phase.SHUFFLE)
SESSIONS = 10_000


class Spent:
    """The budgets of the steps that are taken."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.budgets: list[Budget] = []
        patch.setattr(flow, "Budget", self.fresh)

    def fresh(self) -> Budget:
        """A budget that is kept."""
        self.budgets = [Budget()]
        return self.budgets[0]

    def check(self) -> None:
        """No step has overdrawn by more than the last part, or the last deed."""
        (budget,) = self.budgets
        assert -MOST_NODES < budget.nodes <= MOST_JUDGED
        assert -4 < budget.deeds <= MOST_DEEDS
        assert 0 <= budget.cards <= MOST_DRAWN


def played(table: Table, rng: Random, spent: Spent) -> tuple[Table, list[tuple[Any, int]]]:
    """A session up to some moment, then time alone until its hand is over; its inputs."""
    inputs: list[tuple[Any, int]] = []
    at = 0
    for _ in range(INPUTS):
        if mao.waiting(table).over:
            break
        given_, at = next_input(table, rng, at)
        step = mao.step(table, given_, at)
        spent.check()
        if isinstance(step, Refused):
            continue
        inputs.append((given_, at))
        table = step.table
        assert is_whole(table)
    void = table.public.options.hand_cap_minutes * 60_000
    running = table.public.phase in RUNNING
    while running:
        waiting = mao.waiting(table)
        if waiting.chance is not None:
            tick: Any = chance(shuffle.order(rng.randbytes(8), 0, waiting.chance))
        else:
            tick, at = Tick(), max(at, table.public.now) + void
        step = mao.step(table, tick, at)
        assert not isinstance(step, Refused), step
        spent.check()
        inputs.append((tick, at))
        table = step.table
        assert is_whole(table)
        running = not any(isinstance(each, HandEnded) for each in step.events)
        assert len(inputs) < INPUTS + 100
    return table, inputs


def replayed(table: Table, inputs: list[tuple[Any, int]]) -> Table:
    """The table after the same inputs."""
    for given_, at in inputs:
        step = mao.step(table, given_, at)
        assert not isinstance(step, Refused)
        table = step.table
    return table


@pytest.mark.parametrize("secret", [False, True])
@pytest.mark.parametrize("name", HOSTILE)
def test_mo_94_rules_in_bad_faith(
    name: str, monkeypatch: pytest.MonkeyPatch, *, secret: bool
) -> None:
    """The hand ends or is void at its cap, the cards are all there, all of it replays."""
    rng, spent = Random(SEED), Spent(monkeypatch)
    for _ in range(4):
        start = table_with(in_force(name, secret=secret), rng)
        ended, inputs = played(start, rng, spent)
        assert replayed(start, inputs) == ended


def test_mo_94_nobody_can_win_where_everything_is_forbidden_and_the_hand_is_void() -> None:
    start = mao.open(Options(), 5, Carried(0, (0,) * 5, rules=in_force("forbid_everything")))
    rng = Random(SEED)
    table = start
    for _ in range(4_000):
        if table.public.deals and table.public.phase not in RUNNING:
            break
        waiting = mao.waiting(table)
        if waiting.chance is not None:
            given_: Any = chance(shuffle.order(rng.randbytes(8), 0, waiting.chance))
        else:
            given_ = Tick()
        step = mao.step(table, given_, max(table.public.now, waiting.deadline or 0))
        assert not isinstance(step, Refused)
        table = step.table
    assert table.public.winner is None
    assert table.public.hands == 0


@pytest.mark.parametrize(
    ("then", "path"),
    [
        ({"do": "draw", "who": {"who": "seat", "seat": 2}}, "then[0].who"),
        ({"do": "go_to", "who": {"who": "player", "name": "Bo"}}, "then[0].who"),
        ({"do": "say", "phrases": ["<script>alert(1)</script>"]}, "then[0].phrases[0]"),
        ({"do": "say", "phrases": ["[bold]six[/]"]}, "then[0].phrases[0]"),
        ({"do": "say", "phrases": ["six\x1b[2J"]}, "then[0].phrases[0]"),
        ({"do": "say", "phrases": ["\u202exis"]}, "then[0].phrases[0]"),
        ({"do": "say", "phrases": ["ששש"]}, "then[0].phrases[0]"),
        ({"do": "say", "phrases": ["ستة"]}, "then[0].phrases[0]"),
        ({"do": "say", "phrases": ["six " * 16]}, "then[0].phrases[0]"),
        ({"do": "say", "phrases": ["six"], "again": "\u2067six"}, "then[0].again"),
        ({"do": "say", "phrases": ["six"] * 25}, "then[0].phrases"),
        ({"do": "make_rule"}, "then[0]"),
        ({"do": "draw", "cards": 100_001}, "then[0].cards"),
    ],
)
def test_mo_92_what_names_a_player_carries_markup_or_is_about_rules_is_refused(
    then: dict[str, Any], path: str
) -> None:
    part = {"when": {"when": "played"}, "then": [then]}
    fields = {"id": "r1", "text": "x", "judged": False, "parts": [part]}
    with pytest.raises(msgspec.ValidationError) as refused:
        msgspec.convert(fields, Custom)
    assert path in str(refused.value)


def test_mo_92_no_more_rules_than_sixty() -> None:
    rules = tuple(InForce(Custom(f"r{number}", "Hum.")) for number in range(MOST_RULES - 1))
    table = mao.open(Options(), 5, Carried(0, (3,) * 5, rules=rules, rights=(2,) * 5))
    for number, taken in ((60, True), (61, False)):
        move = MakeRule(Custom(f"r{number}", "Hum."))
        step = mao.step(table, Act(1, move), 0)
        assert isinstance(step, Refused) is not taken
        table = table if isinstance(step, Refused) else step.table


def test_mo_94_a_long_wait_spends_one_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many deadlines fall due before an input, the rules have no more for all of them."""
    spent = Spent(monkeypatch)
    start = mao.open(Options(), 8, Carried(0, (0,) * 8, rules=in_force("sixty_at_once")))
    rng, table = Random(SEED), start
    broken = 0
    for at in (0, 20_000, 40_000, 20 * 60_000):
        while (n := mao.waiting(table).chance) is not None:
            step = mao.step(table, chance(shuffle.order(rng.randbytes(8), 0, n)), at)
            assert not isinstance(step, Refused)
            table = step.table
        step = mao.step(table, Tick(), at)
        assert not isinstance(step, Refused)
        spent.check()
        table = step.table
        drawn = [each for each in step.events if isinstance(each, CardDrawn) and each.forced]
        broken += sum(isinstance(each, BreachNoted) for each in step.events)
        assert len(drawn) <= MOST_DRAWN + table.public.turns
    assert broken > MOST_DEEDS // 4


@pytest.fixture
def sessions(request: pytest.FixtureRequest) -> int:
    """How many sessions: ten thousand with `--long`."""
    if not request.config.getoption("long"):
        return SESSIONS // SHORTENING // 8
    request.config.stash[COUNTED].append((request.node.nodeid, SESSIONS, SEED))
    return SESSIONS


def test_mo_94_whatever_rules_are_taken_nothing_breaks(
    sessions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hypothesis makes the rules and shortens what fails; each session is played and replayed."""
    spent = Spent(monkeypatch)
    tried = 0

    @settings(
        max_examples=sessions,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.randoms(use_true_random=False), st.integers(0, 2**32))
    def session(rules: Random, seed: int) -> None:
        nonlocal tried
        rng = Random(seed)
        start = table_with(random_rules(rules, 6), rng)
        ended, inputs = played(start, rng, spent)
        assert replayed(start, inputs) == ended
        tried += 1

    session()
    assert tried >= sessions
