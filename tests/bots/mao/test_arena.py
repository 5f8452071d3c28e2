"""Whole sessions of Mao between bots: they end, lose no card, and can be played again."""

from collections import Counter
from random import Random
from types import ModuleType

import pytest

from papertiger import mao
from papertiger.bots.mao import BOTS, arena
from papertiger.bots.mao.arena import Moment, play_session
from papertiger.kernel import journal
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act
from papertiger.kernel.journal import Header
from papertiger.kernel.shuffle import seed_of
from papertiger.mao.cards import pack
from papertiger.mao.events import GameEnded, HandEnded, PenaltyGiven, TurnBegan
from papertiger.mao.options import Options, Referee
from papertiger.mao.state import Phase, Table
from tests.bots.mao.sessions import MODES, mixed, session
from tests.conftest import FullCount

A_SITTING = 12
LONGEST_HAND = 40 * 60_000


def table_of(moment: Moment) -> Table:
    """The table as only tests look into it."""
    assert isinstance(moment.table, Table)
    return moment.table


def cards_in(table: Table) -> Counter[str]:
    """Every card of a hand, wherever it is."""
    hands = [card for hand in table.hands for card in hand.reveal()]
    return Counter([*hands, *table.hidden.stock.reveal(), *table.public.pile])


def how_many(table: Table) -> int:
    """How many cards there are, wherever they are."""
    hands = sum(len(hand.reveal()) for hand in table.hands)
    return hands + len(table.hidden.stock.reveal()) + len(table.public.pile)


@pytest.mark.parametrize("mode", MODES)
def test_every_hand_ends_and_no_card_is_lost(mode: Referee, full_count: FullCount) -> None:
    """10,000 hands in each mode: won, or void at the cap and not by standing still. [MO-98]"""
    rng = Random(1)
    hands = void = 0
    for number in range(full_count(10_000 // A_SITTING, seed=1)):
        options = Options(referee=mode, end=f"hands:{A_SITTING}")
        quiet_since = 0
        for moment in session(options, mixed(rng), f"{mode} {number}"):
            table = table_of(moment)
            assert moment.at - quiet_since < 200_000, "the table stands still"
            quiet_since = moment.at
            if table.public.phase is Phase.PLAY:
                assert how_many(table) == 52 * table.public.decks
            for event in moment.events:
                if isinstance(event, HandEnded):
                    assert cards_in(table) == Counter(pack(table.public.decks))
                    hands += 1
                    void += event.winner is None
    assert void * 100 <= hands


def test_ten_hours_without_a_fault(full_count: FullCount) -> None:
    """Ten hours of table time, in players mode, with all that people do wrong."""
    minutes = full_count(600)
    options = Options(referee=Referee.PLAYERS, end=f"time:{minutes}")
    last = None
    for last in session(options, mixed(Random(2)), 2):
        assert last.refused is None or last.refused.clause.startswith("MO-")
    assert last is not None
    assert isinstance(last.events[-1], GameEnded)
    assert minutes * 60_000 <= last.at < minutes * 60_000 + LONGEST_HAND


@pytest.mark.parametrize("mode", MODES)
def test_a_session_of_bots_is_a_record_that_replays(mode: Referee) -> None:
    options = Options(referee=mode, end="hands:4")
    names = tuple(f"bot {seat}" for seat in range(6))
    recording = journal.begin(mao, Header(game="mao", options=options, seats=names))
    table = recording.table
    for moment in session(options, mixed(Random(3)), 3):
        recorded = journal.record(mao, recording, moment.given, moment.at)
        assert isinstance(recorded, Refused) == (moment.refused is not None)
        if not isinstance(recorded, Refused):
            recording = recorded.recording
        table = table_of(moment)
    assert recording.table == table
    written = journal.write(recording.segments)
    assert journal.replay(mao, journal.read(mao, written)).table == table


def test_the_same_seed_gives_the_same_session() -> None:
    options = Options(referee=Referee.PLAYERS, end="hands:3")
    first = play_session(options, ["regular"] * 6, seed_of(1))
    assert play_session(options, ["regular"] * 6, seed_of(1)) == first
    assert play_session(options, ["regular"] * 6, seed_of(2)) != first


@pytest.mark.parametrize("seats", [2, 3, 5, 8, 12])
def test_bots_play_at_tables_of_every_size(seats: int) -> None:
    played = play_session(Options(end="hands:2"), ["expert"] * seats, seed_of(seats))
    assert (sum(played.wins), played.hands, len(played.wins)) == (2, 2, seats)


def test_a_session_is_summed_up() -> None:
    """What the arena counts is what the events say."""
    options = Options(referee=Referee.PLAYERS, end="hands:5")
    played = play_session(options, ["beginner"] * 6, seed_of(4))
    every = list(session(options, ["beginner"] * 6, 4))
    events = [event for moment in every for event in moment.events]
    given = Counter(str(event.reason) for event in events if isinstance(event, PenaltyGiven))
    assert played.penalties == given
    assert given
    assert played.turns == sum(isinstance(event, TurnBegan) for event in events)
    ended = [event for event in events if isinstance(event, HandEnded)]
    assert (played.wins, played.hands + played.void) == (ended[-1].wins, len(ended))
    assert (played.inputs, played.ms) == (len(every), every[-1].at)
    assert played.refused == sum(moment.refused is not None for moment in every)


def test_a_refusal_changes_nothing_and_is_told_to_its_bot_alone() -> None:
    """Two that call the same breach: the second is refused, and play goes on. [MO-81]"""
    options = Options(referee=Referee.PLAYERS, end="hands:30")
    refused = [each for each in session(options, ["beginner"] * 6, 6) if each.refused]
    assert refused
    for moment in refused:
        assert isinstance(moment.given, Act)
        assert moment.events == ()


def test_the_arena_complains_when_the_table_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody acts and nothing falls due: a bug of the game, not to be waited out."""
    from papertiger.kernel.game import Waiting  # noqa: PLC0415 only here

    stuck = ModuleType("stuck")
    vars(stuck).update(vars(mao), waiting=lambda _: Waiting((0,)))
    monkeypatch.setattr(arena, "mao", stuck)
    with pytest.raises(AssertionError, match="nobody acts"):
        play_session(Options(), [BOTS[0]] * 5, seed_of(1))
