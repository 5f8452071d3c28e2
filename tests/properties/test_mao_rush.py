"""Sixty commands in one millisecond, in any order, and every one of them twice."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from papertiger import mao
from papertiger.kernel import journal, shuffle
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Input, Tick, chance
from papertiger.mao.cards import pack
from papertiger.mao.moves import Move
from papertiger.mao.state import Phase, Table
from tests.playing_mao import any_move, likely_move, next_input, random_options, random_seats

RUSH = 60
AFTERWARDS = 300_000
"""So long (ms) the table goes on by itself after the rush."""

Recording = journal.Recording[Table]


def given_to(recording: Recording, given: Input[Move], at: int) -> Recording | None:
    """The record with one more input, or None if that was refused; then nothing has changed."""
    came = journal.record(mao, recording, given, at)
    if isinstance(came, Refused):
        assert came.clause.startswith("MO-")
        return None
    sound(came.recording.table, at)
    return came.recording


def sound(table: Table, at: int) -> None:
    """Every card is in one place, one seat at most is on turn, and no deadline is past."""
    public = table.public
    if public.phase in (Phase.DEAL, Phase.PLAY):
        hands = [card for hand in table.hands for card in hand.reveal()]
        cards = [*hands, *table.hidden.stock.reveal(), *public.pile]
        assert sorted(cards) == sorted(pack(public.decks))
    assert public.turn is None or (public.clock is not None and public.clock.seat == public.turn)
    deadline = mao.waiting(table).deadline
    assert deadline is None or deadline >= at


def with_shuffles(recording: Recording, rng: Random) -> Recording:
    """Every shuffle that the table waits for is brought."""
    while (wanted := mao.waiting(recording.table).chance) is not None:
        order = chance(shuffle.order(rng.randbytes(8), 0, wanted))
        brought = given_to(recording, order, recording.now)
        assert brought is not None
        recording = brought
    return recording


def some_moment(rng: Random) -> Recording:
    """A table that has been played at for a while."""
    seats = tuple(f"seat {each}" for each in range(random_seats(rng)))
    header = journal.Header(game="mao", options=random_options(rng), seats=seats)
    recording = journal.begin(mao, header)
    for _ in range(rng.randint(5, 150)):
        if mao.waiting(recording.table).over:
            break
        given, at = next_input(recording.table, rng, recording.now)
        recording = given_to(recording, given, at) or recording
    return with_shuffles(recording, rng)


def sixty(recording: Recording, rng: Random) -> list[Act[Move]]:
    """Sixty commands by all seats: what they might well do, and anything else."""
    seats = recording.table.public.seats
    commands: list[Act[Move]] = []
    for _ in range(RUSH):
        seat = rng.randrange(seats)
        likely = rng.random() < 0.6
        move = likely_move(recording.table, seat, rng) if likely else any_move(rng, seats)
        commands.append(Act(seat, move, rng.choice((0, 0, 100, 400))))
    return commands


def rushed(recording: Recording, commands: list[Act[Move]], rng: Random) -> tuple[Recording, int]:
    """All commands at one time, shuffles as they are wanted, then time; how many were taken."""
    at, taken = recording.now, 0
    for command in commands:
        after = given_to(recording, command, at)
        if after is not None:
            recording = with_shuffles(after, rng)
            taken += 1
    ends = at + AFTERWARDS
    while (deadline := mao.waiting(recording.table).deadline) is not None and deadline <= ends:
        ticked = given_to(recording, Tick(), max(deadline, recording.now))
        assert ticked is not None
        recording = with_shuffles(ticked, rng)
    return recording, taken


def plays_again(recording: Recording) -> None:
    """The record, written and read, plays the same game."""
    read = journal.read(mao, journal.write(recording.segments))
    begun = tuple(segment for segment in read if segment.inputs)
    again = journal.replay(mao, begun or read)
    assert again.table == recording.table


@given(seed=st.integers(0, 2**32))
def test_sixty_commands_in_one_millisecond_in_any_order_once_or_twice(seed: int) -> None:
    rng = Random(seed)
    before = some_moment(rng)
    commands = sixty(before, rng)
    shuffled = rng.sample(commands, RUSH)
    twice = [command for command in shuffled for _ in range(2)]
    for order in (commands, shuffled, twice):
        after, taken = rushed(before, order, Random(seed))
        assert taken <= len(order)
        plays_again(after)
        again, _ = rushed(before, order, Random(seed))
        assert again.table == after.table


def test_a_rush_is_no_row_of_refusals() -> None:
    """At most tables a good part of the sixty commands is taken."""
    shares = []
    for seed in range(40):
        rng = Random(seed)
        before = some_moment(rng)
        shares.append(rushed(before, sixty(before, rng), rng)[1])
    assert sum(share >= RUSH // 4 for share in shares) > 20
