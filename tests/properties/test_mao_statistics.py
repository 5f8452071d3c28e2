"""The statistics of sessions of Mao: they add up to what happened, and say what it was."""

from collections import Counter

import pytest

from papertiger.bots.mao.arena import moments, sit_down
from papertiger.bots.mao.levels import LEVELS
from papertiger.kernel.secret import Secret
from papertiger.kernel.shuffle import seed_of
from papertiger.mao import events as e
from papertiger.mao.cards import Card, Suit
from papertiger.mao.options import Options, Referee
from papertiger.mao.reasons import OTHER, Reason
from papertiger.mao.statistics import Hand, Player, Statistics, statistics
from tests.conftest import FullCount

NAMES = ("Ann", "Bo", "Cai", "Di", "Eve", "Fay")


def played(mode: Referee, level: str, seed: str, hands: int) -> list[Hand]:
    """A session of bots, hand by hand; the last one is cut off in its midst."""
    options = Options(referee=mode, end=f"hands:{hands + 1}")
    shuffles = seed_of(seed)
    found: list[list[e.Event]] = [[]]
    for moment in moments(options, sit_down(options, [level] * len(NAMES), shuffles), shuffles):
        for event in moment.events:
            if isinstance(event, e.DealBegun):
                found.append([])
            found[-1].append(event)
    found[-1] = found[-1][: len(found[-1]) // 2]
    return [Hand(NAMES, events) for events in found]


@pytest.mark.parametrize("mode", Referee)
@pytest.mark.parametrize("level", LEVELS)
def test_statistics_add_up_to_the_events(mode: Referee, level: str, full_count: FullCount) -> None:
    hands = played(mode, level, f"{mode} {level}", full_count(100))
    found = statistics(hands)
    over = [each for each in hands if any(isinstance(one, e.HandEnded) for one in each.events)]
    assert len(over) < len(hands)
    events = [event for hand in over for event in hand.events]
    players = found.players.values()
    kinds = Counter(type(event) for event in events)
    ends = [event for event in events if isinstance(event, e.HandEnded)]
    assert (found.hands, found.void) == (
        sum(each.winner is not None for each in ends),
        sum(each.winner is None for each in ends),
    )
    assert found.turns == kinds[e.TurnBegan]
    assert tuple(player.won for player in players) == ends[-1].wins
    penalties = [event for event in events if isinstance(event, e.PenaltyGiven)]
    for reason in (*Reason, OTHER):
        given = sum(player.given[reason] for player in players) + found.by_referee[reason]
        taken = sum(player.taken[reason] for player in players)
        assert given == taken == sum(each.reason == reason for each in penalties)
    noted = Counter((e_.seat, e_.reason) for e_ in events if isinstance(e_, e.BreachNoted))
    for seat, name in enumerate(NAMES):
        player = found.players[name]
        assert player.breaches == {why: n for (who, why), n in noted.items() if who == seat}
        assert player.forgotten_thanks == noted[seat, Reason.NO_THANKS]
        calls = sum(each.by == seat for each in penalties)
        assert player.right + player.wrong + player.unjudged == calls == player.given.total()
        called = sum(isinstance(each, e.BadCallMade) and each.seat == seat for each in events)
        right, wrong = player.bad_calls_right, player.bad_calls_wrong
        assert right + wrong + player.bad_calls_unjudged == called
        assert player.races_won <= player.races
        assert len(player.race_times) <= player.races
    assert sum(player.handed_back for player in players) == kinds[e.BadCallMade]
    assert sum(player.disputes for player in players) == kinds[e.BallotOpened]
    voices = [
        voice for event in events if isinstance(event, e.BallotClosed) for voice in event.voices
    ]
    assert sum(player.upheld for player in players) == voices.count(True)
    assert sum(player.rejected for player in players) == voices.count(False)
    uncalled = [one for each in ends for one in each.noticed if one.penalty is None]
    assert sum(player.unnoticed.total() for player in players) == len(uncalled)
    named = sum(len(player.spade_times) for player in players)
    spades = sum(
        isinstance(each, e.CardPlayed | e.TurnedUp) and each.card.suit is Suit.SPADES
        for each in events
    )
    returned = kinds[e.CardReturned]
    missed = sum(player.breaches[Reason.UNNAMED_SPADE] for player in players)
    assert spades - returned - missed - kinds[e.OrderBegan] - kinds[e.BallotOpened] <= named
    assert named <= spades
    again = statistics([*hands, *hands])
    assert again.players["Ann"].taken == found.players["Ann"].taken + found.players["Ann"].taken
    assert (again.hands, again.ms) == (2 * found.hands, 2 * found.ms)


def counted(*events: e.Event, noticed: tuple[e.Noted, ...] = ()) -> Statistics:
    """The statistics of a hand in which this happened, and which Ann won."""
    dealt = e.Dealt(0, 0, (5, 5, 5), 30)
    ended = e.HandEnded(60_000, 0, (1, 0, 0), noticed)
    return statistics([Hand(NAMES[:3], (dealt, *events, ended))])


def penalty(number: int, seat: int, by: int | None, reason: str) -> e.PenaltyGiven:
    """A penalty."""
    return e.PenaltyGiven(5_000, number, seat, by, reason, "", Secret(None), seen=False)


def test_a_call_is_right_when_the_breach_was_there() -> None:
    found = counted(
        penalty(1, 1, 0, Reason.MISPLAY),
        penalty(2, 1, 0, Reason.QUESTION),
        e.BadCallMade(6_000, 2, 2),
        penalty(3, 1, 0, OTHER),
        e.BadCallMade(7_000, 2, 1),
        e.BallotClosed(9_000, 2, False, (True, None, False)),
        noticed=(e.Noted(1, Reason.MISPLAY, 1), e.Noted(2, Reason.NO_THANKS, None)),
    )
    ann, bo, cai = found.players.values()
    assert (ann.right, ann.wrong, ann.unjudged) == (1, 1, 1)
    assert (ann.handed_back, ann.undone) == (2, 1)
    assert (cai.bad_calls_right, cai.bad_calls_wrong) == (1, 1)
    assert bo.taken.total() == 3
    assert (cai.forgotten_thanks, cai.unnoticed) == (1, {Reason.NO_THANKS: 1})
    assert (ann.upheld, cai.rejected, bo.upheld + bo.rejected) == (1, 1, 0)
    assert found.ms == 60_000


def test_reactions_are_measured_from_what_they_are_about() -> None:
    found = counted(
        e.JackReleased(1_000, 2, None),
        e.SuitCalled(2_400, 1, Suit.HEARTS, in_force=False),
        e.SuitCalled(2_500, 0, Suit.CLUBS, in_force=False),
        e.SuitCalled(2_600, 0, Suit.CLUBS, in_force=True),
        e.Said(3_500, 0, "five of spades"),
        e.CardPlayed(4_000, 0, Card("5S"), held=False),
        e.CardPlayed(5_000, 1, Card("6S"), held=False),
        e.Said(5_900, 1, "six of hearts"),
        e.Said(6_100, 1, "six of spades"),
        e.CardPlayed(8_000, 2, Card("7S"), held=False),
        e.BreachNoted(11_000, 2, Reason.UNNAMED_SPADE),
        e.Said(11_500, 2, "seven of spades"),
    )
    ann, bo, cai = found.players.values()
    assert (ann.races, ann.races_won, ann.race_times) == (1, 1, [1_500])
    assert (bo.races, bo.races_won, bo.race_times) == (1, 0, [1_400])
    assert (ann.spade_times, bo.spade_times, cai.spade_times) == ([-500], [1_100], [])


def test_a_vote_in_a_race_leaves_its_time_unmeasured() -> None:
    found = counted(
        penalty(1, 1, 0, Reason.MISPLAY),
        e.JackReleased(1_000, 2, None),
        e.BallotOpened(1_500, 1, 1),
        e.SuitCalled(12_000, 1, Suit.HEARTS, in_force=False),
    )
    bo = found.players["Bo"]
    assert (bo.races, bo.race_times, bo.disputes) == (1, [], 1)


def test_what_never_happened_counts_nothing() -> None:
    assert statistics([Hand(("Ann",), (e.TurnBegan(0, 0),))]).players == {"Ann": Player()}
