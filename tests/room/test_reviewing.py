"""A hand gone through again: the steps are what happened, and every card is in the open."""

import random
from itertools import pairwise

import pytest
from msgspec.structs import replace

from papertiger import madiao
from papertiger.bots.madiao import BOTS
from papertiger.kernel import journal
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, chance
from papertiger.kernel.journal import Header, Segment
from papertiger.madiao.cards import CARDS
from papertiger.madiao.events import HandSettled, SloughSeen, TrickTaken
from papertiger.madiao.options import Options
from papertiger.madiao.tricks import Face
from papertiger.room import reviewing

NAMES = ("Ann", "Bo", "Cy", "Di")


def match(seed: int) -> tuple[Segment, ...]:
    """A whole match of bots."""
    rng = random.Random(seed)
    recording = journal.begin(
        madiao, Header(game="madiao", options=Options(keep_seats=False), seats=NAMES)
    )
    at = 0
    while not madiao.waiting(recording.table).over:
        waiting = madiao.waiting(recording.table)
        at += 10
        if waiting.chance is not None:
            given: object = chance(tuple(rng.sample(range(waiting.chance), waiting.chance)))
        else:
            seat = waiting.seats[0]
            given = Act(seat, BOTS["steady"](madiao.show(recording.table, seat), rng))
        done = journal.record(madiao, recording, given, at)  # type: ignore[arg-type]
        assert not isinstance(done, Refused)
        recording = done.recording
    return recording.segments


@pytest.fixture(scope="module", params=[3, 11])
def segments(request: pytest.FixtureRequest) -> tuple[Segment, ...]:
    """The hands of a match."""
    return match(request.param)


def test_every_card_of_a_hand_is_shown_and_none_twice(segments: tuple[Segment, ...]) -> None:
    for number in range(1, len(segments) + 1):
        for step in reviewing.hand(segments, number).steps:
            held = [card for hand in step.hands for card in hand]
            shown = held + [each.card for each in step.laid]
            assert len(set(shown)) == len(shown)
            assert step.upcard not in shown


def test_a_card_goes_from_its_hand_to_the_trick_also_face_down(
    segments: tuple[Segment, ...],
) -> None:
    sloughs = 0
    for number in range(1, len(segments) + 1):
        for before, after in pairwise(reviewing.hand(segments, number).steps):
            laid = [each for each in after.laid if each not in before.laid]
            for each in laid:
                assert each.card in before.hands[each.seat]
                assert each.card not in after.hands[each.seat]
                told = [one for one in after.told if isinstance(one, SloughSeen)]
                assert (each.face is Face.DOWN) == bool(told)
                sloughs += each.face is Face.DOWN
    assert sloughs > 20


def test_the_last_trick_is_seen_before_the_settlement(segments: tuple[Segment, ...]) -> None:
    for number in range(1, len(segments) + 1):
        steps = reviewing.hand(segments, number).steps
        *_, trick, end = steps
        settled = next(each for each in end.told if isinstance(each, HandSettled))
        if not settled.hand.plays:
            assert end.hands == settled.hand.deal.hands
            continue
        assert any(isinstance(each, TrickTaken) for each in trick.told)
        last = settled.hand.plays[-4:]
        assert [(each.seat, each.card, each.face) for each in trick.laid] == [
            (each.seat, each.card, each.face) for each in last
        ]
        assert trick.totals == steps[0].totals
        assert end.totals == settled.totals
        for step in (trick, end):
            assert step.banker == settled.hand.deal.banker
            assert step.upcard == settled.hand.deal.stock[0]
            assert step.stake == settled.hand.stake
            assert step.tops
            assert sum(step.won) == 8


def test_a_hand_by_itself_is_as_it_is_in_the_match(segments: tuple[Segment, ...]) -> None:
    """Each is gone through from its header alone: what went before is not played again."""
    for number in range(1, len(segments) + 1):
        alone = (segments[number - 1],)
        assert reviewing.hand(alone, 1).steps == reviewing.hand(segments, number).steps
    totals = [0, 0, 0, 0]
    overview = reviewing.overview(segments)
    for result in overview.results:
        totals = [sum(each) for each in zip(totals, result, strict=True)]
        assert sum(result) == 0
    end = madiao.show(journal.replay(madiao, segments).table, None)
    by_place = [end.totals[end.players.index(place)] for place in range(4)]
    assert totals == by_place
    assert overview.hands == len(segments) == len(overview.results)
    assert overview.names == NAMES


def test_the_names_are_by_seat_once_the_seats_are_drawn(segments: tuple[Segment, ...]) -> None:
    steps = reviewing.hand(segments, 1).steps
    players = madiao.show(journal.replay(madiao, segments[:1]).table, None).players
    assert steps[-1].names == tuple(NAMES[place] for place in players)
    for step in steps:
        assert step.names == tuple(NAMES[place] for place in step.players)


def test_cards_that_nobody_holds_are_the_stock(segments: tuple[Segment, ...]) -> None:
    """Of the forty, thirty-two are dealt in the open."""
    for number in range(1, len(segments) + 1):
        most = max(
            (step.hands for step in reviewing.hand(segments, number).steps),
            key=lambda hands: sum(map(len, hands)),
        )
        dealt = {card for hand in most for card in hand}
        assert len(dealt) in {31, 32}  # the first card may be laid at once
        assert dealt < set(CARDS)


def test_a_record_that_does_not_hold_is_not_shown(segments: tuple[Segment, ...]) -> None:
    hand = segments[0]
    torn = replace(hand, inputs=hand.inputs[1:])
    with pytest.raises(journal.JournalError):
        reviewing.hand((torn,), 1)
