"""Mao bots that sit down where play is on."""

from functools import partial
from random import Random

import pytest

from papertiger import mao
from papertiger.bots.mao import Player, arena
from papertiger.kernel.shuffle import seed_of
from papertiger.mao.events import HandEnded
from papertiger.mao.options import Options, Referee
from papertiger.mao.state import Table
from tests.bots.mao.sessions import MODES, mixed


@pytest.mark.parametrize("mode", MODES)
def test_a_table_plays_on_with_new_bots_at_any_moment(mode: Referee) -> None:
    """All six are replaced again and again, wherever play stands: no hand stands still for it."""
    rng = Random(21)
    options = Options(referee=mode, end="hands:25")
    key = seed_of(f"arrive {mode}")
    players = arena.sit_down(options, mixed(rng), key)
    stages = set()
    ended = []
    for number, moment in enumerate(arena.moments(options, players, key)):
        ended += [event for event in moment.events if isinstance(event, HandEnded)]
        table = moment.table
        assert isinstance(table, Table)
        if rng.random() < 0.7 or mao.waiting(table).over:
            continue
        for seat in range(6):
            players[seat] = Player(seat, 6, options, "regular", f"{number} {seat}")
            players[seat].arrive(partial(mao.show, table, seat), moment.at)
        stages.add(mao.show(table, None).stage.value)
    assert len(ended) == 25
    assert all(event.winner is not None for event in ended)
    assert stages >= {"hand_over", "deal", "play", "race"}
