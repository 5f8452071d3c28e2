"""Records: the same inputs give the same game, from the start or from any hand."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from papertiger import madiao
from papertiger.cli import records
from papertiger.kernel import journal, shuffle
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act
from papertiger.kernel.journal import Header, JournalError, Recorded, Recording
from papertiger.madiao.moves import NameStake
from papertiger.madiao.options import Options
from papertiger.madiao.state import Table
from tests.conftest import FullCount
from tests.playing import next_input, random_options

SEATS = ("Ann", "Bo", "Cai", "Di")


def recorded_match(options: Options, rng: Random, most: int = 5_000) -> Recording[Table]:
    """A match at random, with its record; time passes by random steps."""
    commitment = shuffle.commitment(rng.randbytes(8))
    header = Header(game="madiao", options=options, seats=SEATS, commitment=commitment)
    recording = journal.begin(madiao, header)
    for _ in range(most):
        if madiao.waiting(recording.table).over:
            break
        at = recording.now + rng.randrange(2_000)
        recorded = journal.record(madiao, recording, next_input(recording.table, rng), at)
        assert isinstance(recorded, Recorded)
        recording = recorded.recording
    return recording


def test_replay_is_identical(full_count: FullCount) -> None:
    """Written down, read back and replayed, a match ends in the same table and record."""
    rng = Random(7)
    for _ in range(full_count(1_000, seed=7)):
        recording = recorded_match(random_options(rng), rng, rng.randrange(1, 400))
        written = journal.write(recording.segments)
        segments = journal.read(madiao, written)
        assert segments == recording.segments
        again = journal.replay(madiao, segments)
        assert again == recording
        assert journal.write(again.segments) == written


def test_a_hand_replays_from_its_own_segment(full_count: FullCount) -> None:
    """A record that begins with a later hand gives the same table as the whole one."""
    rng = Random(8)
    for _ in range(full_count(400, seed=8)):
        recording = recorded_match(random_options(rng), rng, 150)
        last = journal.replay(madiao, recording.segments[-1:])
        assert last.table == recording.table


def test_segments_are_hands() -> None:
    """Each segment carries in what the hand before it ended with; the last may be unfinished."""
    recording = recorded_match(Options(), Random(9), 70)
    first, second, *_ = recording.segments
    assert first.header.carried is None
    carried = second.header.carried
    assert carried.hands + (carried.banker is None) >= 1
    assert sum(carried.totals) == 0
    assert journal.finished(madiao, recording) == recording.segments[: -1 + recording.closed]


def test_a_refused_input_is_not_recorded() -> None:
    """A refusal leaves the record as it was."""
    recording = recorded_match(Options(), Random(10), 5)
    refused = journal.record(madiao, recording, Act(9, NameStake(2)), recording.now)
    assert isinstance(refused, Refused)


def test_time_does_not_run_backwards() -> None:
    """Table time never decreases, when recorded and when replayed."""
    recording = recorded_match(Options(), Random(11), 6)
    assert recording.now > 0
    given = next_input(recording.table, Random(1))
    with pytest.raises(ValueError, match="backwards"):
        journal.record(madiao, recording, given, recording.now - 1)
    segment = recording.segments[0]
    late = replace(
        segment, inputs=(msgspec.structs.replace(segment.inputs[0], at=10**9), *segment.inputs[1:])
    )
    with pytest.raises(JournalError, match="line 3"):
        journal.replay(madiao, (late,))


def test_cut_off_anywhere_a_record_stands_at_its_last_whole_input(full_count: FullCount) -> None:
    """At any byte: what was whole is there, in order, and the line that was not is named."""
    rng = Random(14)
    recording = recorded_match(Options(), rng, 130)
    data = journal.write(recording.segments)
    header = data.index(b"\n")
    for _ in range(full_count(4_000, seed=14)):
        cut = rng.randrange(header, len(data))
        kept = records.whole(data[:cut])
        assert kept.data == journal.write(kept.segments)
        assert data.startswith(kept.data)
        rest = data[len(kept.data) : cut]
        # Nothing is given up but a part of a line, and the header of a hand without an input.
        assert rest.count(b"\n") == rest.startswith(b'{"tiger"') * (b"\n" in rest)
        assert kept.torn == (kept.data.count(b"\n") + 1 if rest else None)
        journal.replay(madiao, kept.segments)


def spoil(lines: list[bytes], number: int, line: bytes) -> bytes:
    """The record with one line (from 1) replaced."""
    lines = list(lines)
    lines[number - 1] = line
    return b"\n".join(lines) + b"\n"


@pytest.mark.parametrize(
    ("number", "line", "code"),
    [
        (1, b"not json", "not_json"),
        (1, b'{"at": 0, "tick": true}', "bad_header"),
        (1, b'{"tiger": 2, "game": "madiao", "options": {}, "seats": []}', "bad_header"),
        (1, b'{"tiger": 1, "game": "mao", "options": {}, "seats": []}', "bad_header"),
        (1, b'{"tiger": 1, "game": "madiao", "options": {}, "seats": ["a"]}', "bad_header"),
        (1, b'{"tiger": 1, "game": "madiao", "options": {"sets": 1}, "seats": []}', "bad_header"),
        (3, b"[]", "not_json"),
        (3, b"\xff", "not_json"),
        (3, b'{"at": 0}', "bad_input"),
        (3, b'{"at": "0", "tick": true}', "bad_input"),
        (3, b'{"at": 0, "seat": 0, "move": {"do": "fly"}}', "bad_input"),
        (3, b'{"at": 0, "move": {"do": "cut", "depth": 3}}', "bad_input"),
        (3, b'{"at": 0, "chance": [1, "2"]}', "bad_input"),
    ],
)
def test_a_broken_record_names_its_line(number: int, line: bytes, code: str) -> None:
    """Reading stops at the first line that is wrong, and says which and why."""
    lines = journal.write(recorded_match(Options(), Random(12), 5).segments).splitlines()
    with pytest.raises(JournalError) as caught:
        journal.read(madiao, spoil(lines, number, line))
    assert (caught.value.line, caught.value.code) == (number, code)


def test_an_empty_record_is_refused() -> None:
    """A file without a header is no record."""
    with pytest.raises(JournalError, match="line 1: bad_header"):
        journal.read(madiao, b"")


def test_a_record_that_does_not_follow_names_its_line() -> None:
    """An input that the rules refuse, and a hand that does not start where the last one ended."""
    recording = recorded_match(Options(), Random(13), 120)
    assert len(recording.segments) >= 2
    first, second = recording.segments[:2]
    without_draw = replace(first, inputs=first.inputs[1:])
    with pytest.raises(JournalError, match="line 2: refused"):
        journal.replay(madiao, (without_draw,))
    header = msgspec.structs.replace(
        second.header, carried=msgspec.structs.replace(second.header.carried, deals=44)
    )
    line = len(first.inputs) + 2
    with pytest.raises(JournalError, match=f"line {line}: wrong_carried"):
        journal.replay(madiao, (first, replace(second, header=header)))
