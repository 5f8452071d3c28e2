"""Records of Mao: of sessions among bots and of scenarios; the same inputs give the same game."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from msgspec.structs import replace

from papertiger import mao
from papertiger.bots.mao import BOTS
from papertiger.bots.mao.arena import moments, sit_down
from papertiger.cli.mao.recording import Pen, scenario_lines
from papertiger.kernel import journal, shuffle
from papertiger.kernel.journal import Header, Recording
from papertiger.mao import scenario
from papertiger.mao.kept import Kept
from papertiger.mao.options import Options, Referee
from papertiger.mao.state import Table
from tests.conftest import FullCount
from tests.naive_mao import sessions

SCENARIOS = range(31)


def session_record(seed: int) -> tuple[bytes, Table]:
    """A session of bots as it is written down while it is played, and its last table."""
    rng = Random(seed)
    levels = [rng.choice(list(BOTS)) for _ in range(rng.randint(2, 6))]
    options = Options(
        referee=rng.choice(list(Referee)), end="hands:2", hand_cap_turns=rng.choice((25, 400))
    )
    drawn = shuffle.seed_of(seed)
    names = tuple(f"{level} {seat}" for seat, level in enumerate(levels))
    header = Header(game="mao", options=options, seats=names, commitment=shuffle.commitment(drawn))
    pen = Pen(journal.begin(mao, header))
    written, table = [journal.write(pen.recording.segments)], None
    for moment in moments(options, sit_down(options, levels, drawn), drawn):
        if moment.refused is None:
            written.append(pen.line(moment.given, moment.at))
            table = moment.table
    assert isinstance(table, Table)
    return b"".join(written), table


def scenario_record(seed: int) -> tuple[bytes, Table]:
    """The record of a random scenario, and the table that it came to."""
    kept = Kept()
    for _ in scenario.run(sessions.lines(seed, 60), kept=kept):
        pass
    assert kept.table is not None
    return b"".join(scenario_lines(kept)), kept.table


def replayed(data: bytes) -> Recording[Table]:
    """What a record comes to; read, written and read again it is the same."""
    segments = journal.read(mao, data)
    assert journal.read(mao, journal.write(segments)) == segments
    return journal.replay(mao, segments)


@pytest.mark.parametrize("seed", SCENARIOS)
def test_the_record_of_a_scenario_replays_to_its_last_table(seed: int) -> None:
    data, table = scenario_record(seed)
    assert replayed(data).table == table


def test_the_record_of_a_session_replays_to_its_last_table(full_count: FullCount) -> None:
    for seed in range(full_count(100)):
        data, table = session_record(seed)
        again = replayed(data)
        assert again.table == table
        assert again.closed
        assert mao.waiting(again.table).over


def prefixes(data: bytes) -> Iterator[bytes]:
    """The record cut after each line with which it stands."""
    lines = data.splitlines(keepends=True)
    for cut in range(1, len(lines)):
        # The header of a later hand stands only with its hand's first input.
        if cut == 1 or b'"tiger"' not in lines[cut - 1]:
            yield b"".join(lines[:cut])


@pytest.mark.parametrize("make", [session_record, scenario_record])
def test_cut_at_any_line_a_record_goes_on_to_the_same_table(
    make: Callable[[int], tuple[bytes, Table]], full_count: FullCount
) -> None:
    """What comes after is given once more, and the same record and table follow."""
    rng = Random(21)
    for _ in range(full_count(200, seed=21)):
        data, table = make(rng.randrange(31))
        begun = rng.choice(list(prefixes(data)))
        recording = replayed(begun)
        inputs = [stamped for segment in journal.read(mao, data) for stamped in segment.inputs][
            sum(len(segment.inputs) for segment in recording.segments) :
        ]
        pen, added = Pen(replace(recording, segments=recording.segments[-1:])), b""
        for stamped in inputs:
            added += pen.line(stamped.input, stamped.at)
        assert journal.read(mao, begun + added) == journal.read(mao, data)
        assert pen.recording.table == table
