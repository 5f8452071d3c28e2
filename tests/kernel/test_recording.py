"""Recording a game: hands and their segments, lags, deadlines, and what may be handed out."""

from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from papertiger import madiao
from papertiger.kernel import journal
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import MOST_LAG, Act, Chance, Tick, chance
from papertiger.kernel.journal import Header, Recorded, Recording
from papertiger.madiao.moves import NameStake
from papertiger.madiao.options import Options
from papertiger.madiao.state import Table
from tests.kernel import hands
from tests.kernel.countdown import BURNS, Countdown, Fuse, Light, Rules
from tests.kernel.hands import between, given, next_given, two_hands

RENAMED = ("Eva", "Bo", "Cai", "Di")


def written_and_read(recording: Recording[Table]) -> Recording[Table]:
    """The recording after a way through its file; it must be the same."""
    segments = journal.read(madiao, journal.write(recording.segments))
    assert segments == recording.segments
    again = journal.replay(madiao, segments)
    assert again == recording
    return again


def named_stake(recording: Recording[Table], lag: int = 0) -> Recording[Table]:
    """The banker names a stake."""
    (seat,) = madiao.waiting(recording.table).seats
    return given(recording, Act(seat, NameStake(4), lag))


# Lags


@pytest.mark.parametrize("lag", [0, 1, 137, MOST_LAG])
def test_a_lag_is_kept(lag: int) -> None:
    """In the record, in its file and when it is read back."""
    recording = named_stake(between(), lag)
    last = journal.write(recording.segments).splitlines()[-1]
    assert msgspec.json.decode(last).get("lag", 0) == lag
    (stamped,) = written_and_read(recording).segments[-1].inputs
    assert isinstance(stamped.input, Act)
    assert stamped.input.lag == lag


@pytest.mark.parametrize("lag", [-1, MOST_LAG + 1, 10**9])
def test_a_lag_out_of_range_is_not_recorded(lag: int) -> None:
    """A lag is 0 to 400 ms: whoever measures otherwise has a bug."""
    recording = between()
    (seat,) = madiao.waiting(recording.table).seats
    with pytest.raises(ValueError, match=str(lag)):
        journal.record(madiao, recording, Act(seat, NameStake(4), lag), recording.now)


# Between two hands


def test_a_new_commitment_stands_in_the_next_header() -> None:
    """And in no header before it."""
    recording = named_stake(replace(between(), commitment="second"))
    assert [one.header.commitment for one in recording.segments] == ["first", "second"]
    assert recording.commitment == "second"
    again = written_and_read(recording)
    assert [one.header.commitment for one in again.segments] == ["first", "second"]


def test_no_new_commitment_is_none() -> None:
    """A commitment may also end."""
    recording = written_and_read(named_stake(replace(between(), commitment=None)))
    assert [one.header.commitment for one in recording.segments] == ["first", None]


def test_renamed_seats_are_kept() -> None:
    """Who leaves and who joins between two hands stands in the next header."""
    recording = named_stake(replace(between(), seats=RENAMED))
    assert [one.header.seats for one in recording.segments] == [hands.NAMES, RENAMED]
    assert recording.seats == RENAMED
    again = written_and_read(recording)
    assert [one.header.seats for one in again.segments] == [hands.NAMES, RENAMED]
    assert again.seats == RENAMED


def test_the_next_hand_opens_with_its_first_input() -> None:
    """At its time, with what the hand before handed on, under the same options."""
    before = between()
    recording = named_stake(before)
    first, second = recording.segments
    assert first == before.segments[0]
    assert second.header.at == second.inputs[0].at == before.now + hands.STEP
    assert second.header.carried == madiao.carried(before.table)
    assert second.header.options == first.header.options
    assert not recording.closed


def test_ticks_between_two_hands_belong_to_the_hand_before() -> None:
    """Time that passes there opens no segment, however often."""
    before = between()
    recording = before
    for _ in range(3):
        recording = given(recording, Tick())
        assert recording.closed
        assert len(recording.segments) == 1
    count = len(before.segments[0].inputs)
    assert [one.input for one in recording.segments[0].inputs[count:]] == [Tick()] * 3
    recording = named_stake(recording)
    assert [len(one.inputs) for one in recording.segments] == [count + 3, 1]
    written_and_read(recording)


@pytest.mark.parametrize("late", [Tick(), chance(tuple(range(40)))], ids=["tick", "chance"])
def test_after_the_match_no_other_begins(late: Tick | Chance) -> None:
    """A record is of one match: what comes after its end opens no segment."""
    rng, recording = Random(1), hands.begun(Options(max_deals=1))
    while not madiao.waiting(recording.table).over:
        recording = next_given(recording, rng)
    after = journal.record(madiao, recording, late, recording.now)
    assert isinstance(after, Refused) or len(after.recording.segments) == 1


def test_a_refusal_between_two_hands_opens_none() -> None:
    """The record is as it was, and the next input still opens the hand."""
    before = between()
    (seat,) = madiao.waiting(before.table).seats
    assert hands.refused(before, Act(seat, NameStake(3))).clause == "MD-2.3"
    assert hands.refused(before, Act((seat + 1) % 4, NameStake(4))).clause == "MD-2.3"
    assert len(named_stake(before).segments) == 2


# What may be handed out


def test_finished_hands_may_be_handed_out() -> None:
    """The hand in progress may not, until it is over."""
    recording = two_hands()
    assert journal.finished(madiao, recording) == recording.segments[:1]
    assert journal.finished(madiao, between()) == between().segments
    assert journal.finished(madiao, hands.begun()) == ()


def test_sealed_hands_may_not_be_handed_out() -> None:
    """A game that keeps its secrets keeps its finished hands."""

    def sealed(table: object) -> bool:
        return table is between_hands.table

    between_hands, playing = between(), two_hands()
    secretive: Any = SimpleNamespace(**{**vars(madiao), "sealed": sealed})
    assert journal.finished(secretive, between_hands) == ()
    assert journal.finished(secretive, playing) == playing.segments[:1]


# Deadlines


def lit() -> Recording[Fuse]:
    """The fuse lit at 10 ms."""
    header = Header(game="countdown", options=Rules(), seats=("Ann", "Bo"))
    recording = journal.begin(Countdown(), header)
    recorded = journal.record(Countdown(), recording, Act(1, Light()), 10)
    assert isinstance(recorded, Recorded)
    assert recorded.events == ("lit",)
    return recorded.recording


def test_before_the_deadline_there_is_nothing_to_wake() -> None:
    """Nothing happens and nothing is written down."""
    recording = lit()
    woken = journal.wake(Countdown(), recording, 10 + BURNS - 1)
    assert woken == Recorded(recording, ())


@pytest.mark.parametrize("late", [0, 1, 1_000])
def test_at_the_deadline_the_game_is_woken(late: int) -> None:
    """What is due happens, by a tick that is written down."""
    woken = journal.wake(Countdown(), lit(), 10 + BURNS + late)
    assert woken.events == ("bang",)
    assert woken.recording.closed
    last = woken.recording.segments[-1].inputs[-1]
    assert (last.at, last.input) == (10 + BURNS + late, Tick())
    segments = journal.read(Countdown(), journal.write(woken.recording.segments))
    assert journal.replay(Countdown(), segments) == woken.recording


def test_a_game_without_deadlines_is_never_woken() -> None:
    """Madiao has none."""
    recording = two_hands()
    assert journal.wake(madiao, recording, recording.now + 10**9) == Recorded(recording, ())


def test_a_refusal_changes_nothing() -> None:
    """Nor does it wake the game."""
    refused = journal.record(Countdown(), lit(), Act(0, Light()), 50)
    assert isinstance(refused, Refused)


def test_whole_matches_survive_their_files() -> None:
    """With lags, ticks, new names and commitments between any two hands."""
    for seed in range(3):
        rng = Random(seed)
        recording = hands.begun(Options(max_deals=5))
        for number in range(200):
            if madiao.waiting(recording.table).over:
                break
            if recording.closed:
                seats = (f"Ann {number}", *hands.NAMES[1:])
                recording = replace(recording, commitment=str(number), seats=seats)
            if rng.random() < 0.1:
                recording = given(recording, Tick())
            recording = next_given(recording, rng)
        assert len({one.header.commitment for one in recording.segments}) > 2
        written_and_read(recording)
