"""A recorded match of Madiao, a hand or more, for the tests of records."""

from random import Random

from papertiger import madiao
from papertiger.kernel import journal
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Input
from papertiger.kernel.journal import Header, Recorded, Recording
from papertiger.madiao.moves import Move
from papertiger.madiao.options import Options
from papertiger.madiao.state import Table
from tests.playing import next_input

NAMES = ("Ann", "Bo", "Cai", "Di")
STEP = 10
"""Milliseconds between two inputs."""


def begun(options: Options | None = None) -> Recording[Table]:
    """A match before its first input."""
    header = Header(game="madiao", options=options or Options(), seats=NAMES, commitment="first")
    return journal.begin(madiao, header)


def given(recording: Recording[Table], thing: Input[Move], wait: int = STEP) -> Recording[Table]:
    """The recording after an input that must be accepted."""
    recorded = journal.record(madiao, recording, thing, recording.now + wait)
    assert isinstance(recorded, Recorded), recorded
    return recorded.recording


def next_given(recording: Recording[Table], rng: Random) -> Recording[Table]:
    """The recording after whatever the table waits for, at random; acts come late by 7 ms."""
    thing = next_input(recording.table, rng)
    if isinstance(thing, Act):
        thing = Act(thing.seat, thing.move, 7)
    return given(recording, thing)


def between(seed: int = 1) -> Recording[Table]:
    """A match that stands between its first hand and its second; there is a banker."""
    rng = Random(seed)
    recording = begun()
    while not recording.closed:
        recording = next_given(recording, rng)
    assert madiao.waiting(recording.table).seats
    return recording


def two_hands(seed: int = 1, more: int = 12) -> Recording[Table]:
    """A match that is some inputs into its second hand."""
    rng = Random(seed)
    recording = between(seed)
    for _ in range(more):
        recording = next_given(recording, rng)
    assert len(recording.segments) == 2
    return recording


def refused(recording: Recording[Table], thing: Input[Move]) -> Refused:
    """Why an input is refused, which it must be."""
    found = journal.record(madiao, recording, thing, recording.now)
    assert isinstance(found, Refused)
    return found
