"""Bots are fair to a prompt person whose way to the table is long."""

import pytest

from papertiger.bots.mao.levels import LEVELS
from tests.conftest import FullCount
from tests.room.distance import Contest, Table

CONTESTS = 500
WANTED = 0.95


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("lag", [0, 300, 600])
def test_a_prompt_person_far_away_wins_against_bots(
    level: str, lag: int, full_count: FullCount
) -> None:
    """She reacts within a second: in the race for a jack's suit, in calls and in bad calls.

    A lag of 600 ms is one way here, or (300) there and back.
    """
    score = Table(level, lag, seed=lag + 1, jitter=20).play(full_count(CONTESTS))
    for contest in Contest:
        assert score.share(contest) >= WANTED, (contest, score)
