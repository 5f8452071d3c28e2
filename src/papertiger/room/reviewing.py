"""A hand of Madiao gone through again when it is over, with every card in the open.

The steps are made from what the game shows and tells its four seats together; no rule is here.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from papertiger import madiao
from papertiger.kernel import journal
from papertiger.kernel.journal import Segment
from papertiger.madiao.cards import Card
from papertiger.madiao.events import (
    CardPlayed,
    HandDealt,
    HandSettled,
    SloughSeen,
    Told,
    TrickTaken,
    UpcardShown,
)
from papertiger.madiao.tricks import Face
from papertiger.madiao.view import View
from papertiger.room import again
from papertiger.room.moments import Moment
from papertiger.wire.http import OpenCard, Replay, ReplayHand, ReplayStep

SEATS = range(4)
NOBODY: tuple[int, ...] = (0, 0, 0, 0)
NO_HANDS = ((), (), (), ())


def overview(segments: Sequence[Segment]) -> Replay:
    """The hands of a record of Madiao: whose it is, and what each hand brought."""
    results, before = [], NOBODY
    for place, segment in enumerate(segments):
        carried = (
            segments[place + 1].header.carried if place + 1 < len(segments) else _last(segment)
        )
        after = [0, 0, 0, 0]
        for seat, player in enumerate(carried.players):
            after[player] = carried.totals[seat]
        results.append(tuple(now - then for now, then in zip(after, before, strict=True)))
        before = tuple(after)
    return Replay(madiao.name, segments[-1].header.seats, len(segments), tuple(results))


def _last(segment: Segment) -> View:
    """How the match stands after its last hand."""
    return madiao.show(journal.replay(madiao, (segment,)).table, None)


def hand(segments: Sequence[Segment], number: int) -> ReplayHand:
    """A hand of a record of Madiao; `number` counts from 1."""
    return ReplayHand(number, tuple(_steps((segments[number - 1],))))


@dataclass(slots=True)
class _Told:
    """What the events of a hand have told by now: the trick on the table, and what counts as top.

    When a hand is over, the game's own view is of the next one.
    """

    laid: tuple[OpenCard, ...] = ()
    winner: int | None = None
    won: tuple[int, ...] = NOBODY
    gathered: bool = False
    tops: tuple[Card, ...] = ()

    def hear(self, told: Told) -> None:
        match told:
            case HandDealt():
                self.laid, self.winner, self.won, self.gathered = (), None, NOBODY, False
            case UpcardShown():
                self.tops = told.tops
            case CardPlayed():
                self._lay(OpenCard(told.seat, told.card, Face.UP, told.exposed))
                if not told.exposed:
                    self.winner = told.seat
            case SloughSeen() if told.card is not None:
                self._lay(OpenCard(told.seat, told.card, Face.DOWN))
            case TrickTaken():
                self.gathered, self.winner = True, told.seat
                self.won = tuple(won + (seat == told.seat) for seat, won in enumerate(self.won))
            case _:
                pass

    def _lay(self, card: OpenCard) -> None:
        if self.gathered:
            self.laid, self.winner, self.gathered = (), None, False
        self.laid = (*self.laid, card)


def _steps(segments: Sequence[Segment]) -> Iterator[ReplayStep]:
    heard, totals = _Told(), NOBODY
    for moment in again.moments(segments, SEATS):
        happened = [each.openly for each in moment.happened]
        settled = next((each for each in happened if isinstance(each, HandSettled)), None)
        for told in _apart(happened):
            for each in told:
                heard.hear(each)
            step = _step(moment, told, heard)
            if settled is not None:
                step = _at_the_end(step, settled, heard)
            if settled not in told:
                step = replace(step, totals=totals)
            yield step
        totals = moment.views[0].totals


def _apart(told: Sequence[Told]) -> Iterator[tuple[Told, ...]]:
    """What happened at once, in one step; the last trick and the settlement in two."""
    taken = [place for place, each in enumerate(told) if isinstance(each, TrickTaken)]
    if taken and taken[-1] + 1 < len(told):
        yield tuple(told[: taken[-1] + 1])
        told = told[taken[-1] + 1 :]
    if told:
        yield tuple(told)


def _step(moment: Moment, told: tuple[Told, ...], heard: _Told) -> ReplayStep:
    view = moment.views[0]
    return ReplayStep(
        told=told,
        players=view.players,
        names=moment.names,
        banker=view.banker,
        stake=view.stake,
        upcard=view.upcard,
        tops=view.tops,
        totals=view.totals,
        hands=tuple(moment.views[seat].hand for seat in SEATS),
        laid=heard.laid,
        winner=heard.winner,
        won=heard.won,
    )


def _at_the_end(step: ReplayStep, settled: HandSettled, heard: _Told) -> ReplayStep:
    """A step of the input that ended the hand, as the hand was."""
    hand = settled.hand
    return replace(
        step,
        banker=hand.deal.banker,
        stake=hand.stake,
        upcard=hand.deal.stock[0],
        tops=heard.tops,
        hands=NO_HANDS if hand.plays else hand.deal.hands,
    )
