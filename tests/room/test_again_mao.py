"""A record of Mao gone through again: everything open, or no more than its readers may know."""

from collections import Counter
from functools import cache

import msgspec
import pytest

from papertiger import mao
from papertiger.bots.mao.arena import moments as session
from papertiger.bots.mao.arena import sit_down
from papertiger.kernel import journal
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act
from papertiger.kernel.journal import Header, Segment
from papertiger.kernel.shuffle import seed_of
from papertiger.mao import events as e
from papertiger.mao import told
from papertiger.mao.cards import pack
from papertiger.mao.customs import Custom
from papertiger.mao.events import GameEnded
from papertiger.mao.laid_open import Breach, SecretsTold
from papertiger.mao.moves import MakeRule
from papertiger.mao.options import Making, Options, Referee
from papertiger.room import again_mao, export
from papertiger.room import facts as f
from papertiger.room.moments import Moment
from papertiger.wire import commands as c
from papertiger.wire.settings import MaoSettings
from tests.room.evening import Evening

NAMES = ("Ann", "Bo", "Cai", "Di", "Eve")


@cache
def segments(mode: Referee = Referee.PLAYERS) -> tuple[Segment, ...]:
    """A session of bots."""
    return recorded(Options(referee=mode, end="hands:3"), NAMES)


@cache
def secretly() -> tuple[Segment, ...]:
    """A session in which somebody makes a secret rule."""
    return recorded(Options(making=Making.SECRET, end="hands:12"), NAMES[:3])


def made(record: tuple[Segment, ...]) -> list[Custom]:
    """The rules that are made in a record."""
    acts = (each.input for hand in record for each in hand.inputs)
    moves = (act.move for act in acts if isinstance(act, Act))
    return [move.rule for move in moves if isinstance(move, MakeRule)]


def rules_made(record: tuple[Segment, ...]) -> set[str]:
    """The texts of the rules that are made in a record."""
    return {rule.text for rule in made(record)}


def recorded(options: Options, names: tuple[str, ...]) -> tuple[Segment, ...]:
    """The record of a session of bots."""
    seed = seed_of(f"again {options.referee}")
    recording = journal.begin(mao, Header(game="mao", options=options, seats=names))
    for moment in session(options, sit_down(options, ["beginner"] * len(names), seed), seed):
        if moment.refused is None:
            step = journal.record(mao, recording, moment.given, moment.at)
            assert not isinstance(step, Refused)
            recording = step.recording
    return recording.segments


def cut(record: tuple[Segment, ...], inputs: int) -> tuple[Segment, ...]:
    """A record whose last hand has that many inputs."""
    *before, last = record
    return (*before, Segment(last.header, last.inputs[:inputs]))


def all_of(moments: list[Moment]) -> bytes:
    """All that can be read of these moments."""
    parts = [
        (
            list(moment.views.values()),
            moment.opened,
            [(list(one.told.values()), one.openly) for one in moment.happened],
        )
        for moment in moments
    ]
    return msgspec.json.encode(parts)


@pytest.mark.parametrize("mode", Referee)
def test_every_card_lies_open_at_every_moment(mode: Referee) -> None:
    """In hands, stock and pile together the whole pack; what is drawn and given is named."""
    moments = list(again_mao.moments(segments(mode)))
    dealt = [moment for moment in moments if moment.opened.stock]
    assert len(dealt) > 100
    for moment in dealt:
        view = moment.views[None if None in moment.views else 0]
        cards = Counter(card for hand in moment.opened.hands for card in hand)
        cards.update(moment.opened.stock)
        assert cards.total() + view.pile in (52, 104)
        assert not cards - Counter(pack(2))
        assert tuple(map(len, moment.opened.hands)) == view.hands
    events = [one.openly for moment in moments for one in moment.happened]
    drawn = [each for each in events if isinstance(each, told.DrawSeen | told.PenaltySeen)]
    assert drawn
    assert all(each.card is not None for each in drawn if each.cards)
    assert all(each.hand for each in events if isinstance(each, told.LookSeen))


@pytest.mark.parametrize("mode", Referee)
def test_every_breach_is_told_with_what_came_of_it(mode: Referee) -> None:
    """Those that nobody noticed, too; as the review of the hand has them."""
    moments = list(again_mao.moments(segments(mode)))
    events = [one.openly for moment in moments for one in moment.happened]
    breaches: list[Breach] = []
    for event in events:
        if isinstance(event, Breach):
            breaches.append(event)
        if isinstance(event, e.HandEnded):
            noted = [(each.seat, each.reason, each.penalty) for each in event.noticed]
            assert [(each.seat, each.reason, each.penalty) for each in breaches] == noted
            breaches.clear()
    penalties = {each.number: each for each in events if isinstance(each, told.PenaltySeen)}
    called = [each for each in events if isinstance(each, Breach) and each.penalty is not None]
    assert called
    for each in called:
        given = penalties[each.penalty or 0]
        assert (given.seat, given.reason) == (each.seat, each.reason)


def test_what_is_due_and_what_nobody_called_lies_open() -> None:
    moments = list(again_mao.moments(segments()))
    assert any(moment.opened.due for moment in moments)
    assert any(moment.opened.uncalled for moment in moments)


@pytest.mark.parametrize("seat", range(5))
def test_a_seat_sees_what_it_saw(seat: int) -> None:
    """The very views and events of that seat, and nothing beside them."""
    moments = list(again_mao.moments(segments(), (seat,)))
    record = segments()
    steps = list(journal.steps(mao, record))
    told_to_seat = [
        one for step in steps for event in step.events if (one := mao.tell(event, seat)) is not None
    ]
    assert [one.openly for moment in moments for one in moment.happened] == told_to_seat
    assert {tuple(moment.views) for moment in moments} == {(seat,)}
    assert all(moment.opened is None for moment in moments)
    assert moments[-1].views[seat] == mao.show(steps[-1].recording.table, seat)


@pytest.mark.parametrize("seats", [None, (1,)])
def test_a_hand_that_still_runs_is_told_as_everybody_saw_it(seats: tuple[int, ...] | None) -> None:
    record = cut(segments(), 60)
    moments = list(again_mao.moments(record, seats))
    running = [moment for moment in moments if moment.guarded]
    assert len(running) > 30
    for moment in running:
        assert moment.opened is None
        assert set(moment.views) == {None}
        for one in moment.happened:
            assert set(one.told) <= {None}
            assert not isinstance(one.openly, Breach)
    hand = list(journal.steps(mao, record))[-60:]
    told_to_all = [mao.tell(event, None) for step in hand for event in step.events]
    said = [one.openly for moment in running for one in moment.happened]
    assert said == [each for each in told_to_all if each is not None]
    whole = list(again_mao.moments(record, seats, guard=False))
    assert not any(moment.guarded for moment in whole)


def test_secret_rules_are_told_when_the_session_is_over_and_not_before() -> None:
    """Not even to who reads as their maker did, when the record is taken away too early."""
    record = secretly()
    texts = rules_made(record)
    assert texts
    moments = list(again_mao.moments(record))
    ended = moments[-1].happened[-1].openly
    assert isinstance(ended, GameEnded)
    assert {each.rule.rule.text for each in ended.histories} == texts
    told_openly = [one.openly for moment in moments[:-1] for one in moment.happened]
    assert not any(text.encode() in msgspec.json.encode(told_openly) for text in texts)
    early = record[:-1]
    assert again_mao.is_sealed(early, again_mao.hands(early))
    for seats in (None, (0,), (1,), (2,)):
        kept_back = all_of(list(again_mao.moments(early, seats)))
        assert not any(text.encode() in kept_back for text in texts)


def test_a_record_that_was_handed_out_is_of_a_session_that_is_over() -> None:
    """Its commitments are opened: everybody had left the table."""
    *before, last = secretly()[:-1]
    header = msgspec.structs.replace(last.header, secret="0" * 64)
    left = (*before, Segment(header, last.inputs))
    assert isinstance(list(again_mao.moments(left))[-1].happened[0].openly, SecretsTold)


def test_a_table_hands_out_secret_rules_when_everybody_has_left_it_and_not_before() -> None:
    """The record of a table on a server, too."""
    options = Options(making=Making.SECRET)
    settings = MaoSettings(options=options, places=3, bots="beginner")
    table = Evening(settings, seed=11)
    ann = table.client("Ann").hello()
    ann.do(c.SitDown)
    assert ann.do(c.Start).refused is None
    assert ann.do(c.LetBot).refused is None
    looked = 0
    while not any(b'\\"make_rule\\"' in fact for fact in table.log[looked:]):
        looked = len(table.log)
        table.pass_time(60_000)
    table.pass_time(600_000)
    assert export.records(map(f.decode, table.log)) == ()
    ann.do(c.StandUp)
    (record,) = export.records(map(f.decode, table.log))
    left = journal.read(mao, record)
    moments = list(again_mao.moments(left))
    assert not any(moment.guarded for moment in moments)
    assert isinstance(moments[-1].happened[0].openly, SecretsTold)
