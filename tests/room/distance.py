"""A person whose way to the table is long, in contests with bots: who is first?

Ann sees everything late and what she does comes late, but she is prompt: a second after she sees
something she has acted on it. Bo sits near and is clumsy: he lets jacks go, plays cards against
the rules and gives penalties for nothing, so that there is something to be first at. All others
are bots. The table is the one that servers run, in time of its own; Ann's lag is known to it as a
server measures it: half of the shortest of her recent ways there and back.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from heapq import heappop, heappush
from itertools import count
from random import Random

from papertiger.bots.mao.cards import best_suit, fitting
from papertiger.bots.mao.words import words_in
from papertiger.mao import events as e
from papertiger.mao.cards import Card, Rank, Suit
from papertiger.mao.moves import (
    BadCall,
    Call,
    Deal,
    DeclineRule,
    Draw,
    GivePenalty,
    Look,
    Move,
    Play,
    Return,
    Say,
    TurnUp,
    Vote,
)
from papertiger.mao.options import Options, Referee
from papertiger.mao.reasons import Reason
from papertiger.mao.told import PenaltySeen, Told
from papertiger.mao.view import View
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.settings import MaoSettings
from tests.room.evening import Client, Evening

PROMPT = 1_000
"""So long (ms) after she sees something Ann has acted on it."""
THINKS = 1_500
"""So long both think about a turn."""
ANN, BO = 0, 1
WORDS = words_in("en")


class Contest(StrEnum):
    """What one can be the first at."""

    RACE = "race"
    CALL = "call"
    BAD_CALL = "bad_call"


@dataclass
class Score:
    """How often Ann was first in each contest, and how often somebody was."""

    won: Counter[Contest] = field(default_factory=Counter)
    held: Counter[Contest] = field(default_factory=Counter)

    def share(self, contest: Contest) -> float:
        """The share of the contests that Ann has won."""
        return self.won[contest] / self.held[contest]


class Table:
    """A table of Ann, Bo and bots of a level. `lag`: how long (ms) Ann's way is, one way.

    `jitter`: by how much (ms) each of her ways is longer than the shortest, on average.
    """

    def __init__(self, level: str, lag: int, seed: int, jitter: int = 0, seats: int = 6) -> None:
        """Sit down and begin."""
        options = Options(referee=Referee.PLAYERS, hand_cap_turns=80)
        self.evening = Evening(MaoSettings(options=options, places=seats), seed=seed)
        self.lag, self.jitter, self.rng = lag, jitter, Random(seed)
        self.ann, self.bo = (self.evening.client(name).hello() for name in ("Ann", "Bo"))
        for person in (self.ann, self.bo):
            person.do(c.SitDown)
        for place in range(2, seats):
            assert self.ann.do(c.SeatBot, place=place, level=level).refused is None
        for person in (self.ann, self.bo):
            person.do(c.Ready)
        assert self.ann.do(c.Start).refused is None
        self.score = Score()
        self._heard = {ANN: 0, BO: 0}
        self._coming: list[tuple[int, int, int, Move]] = []
        self._order = count()
        self._open: set[Contest] = set()
        self._wrong: Card | None = None

    def play(self, contests: int) -> Score:
        """Play until every contest was held that often."""
        while min(self.score.held[each] for each in Contest) < contests:
            self._listen()
            self._next()
        return self.score

    def _next(self) -> None:
        """The next thing in time: what somebody sent arrives, or the table wakes by itself."""
        evening, due = self.evening, self.evening.actor.due
        if self._coming and (due is None or self._coming[0][0] < due):
            at, _, seat, move = heappop(self._coming)
            evening.now = max(evening.now, at)
            self._do(seat, move)
            return
        assert due is not None, "the table stands still"
        evening.now = max(evening.now, due)
        evening.make_so(evening.actor.wake(evening.now))

    def _do(self, seat: int, move: Move) -> None:
        person = self._person(seat)
        command = c.MaoMove(id=str(next(person.ids)), move=move)
        self.evening.command(person, command, self.lag if seat == ANN else 0)

    def _person(self, seat: int) -> Client:
        return self.ann if seat == ANN else self.bo

    def _view(self, seat: int) -> View:
        view: View = self._person(seat).view
        return view

    # What both make of what they are told

    def _listen(self) -> None:
        for seat in (ANN, BO):
            person = self._person(seat)
            told = person.told[self._heard[seat] :]
            self._heard[seat] = len(person.told)
            for message in told:
                if isinstance(message, news.MaoNews):
                    for event in message.told:
                        self._hear(seat, event)

    def _send(self, seat: int, move: Move, after: int) -> None:
        """Do something so long (ms) after having seen what it is about."""
        way = 0 if seat == BO else 2 * self.lag + self._late() + self._late()
        at = self.evening.now + way + after
        heappush(self._coming, (at, next(self._order), seat, move))

    def _late(self) -> int:
        return int(self.rng.expovariate(1 / self.jitter)) if self.jitter else 0

    def _hear(self, seat: int, event: Told) -> None:
        if seat == ANN:
            self._contend(event)
        for move in self._due(seat, event):
            self._send(seat, move, THINKS)

    def _due(self, seat: int, event: Told) -> Iterator[Move]:
        """What anybody does at a table in time."""
        match event:
            case e.DealerChosen() | e.HandEnded() | e.RuleDue():
                if self._view(seat).rights[seat]:
                    yield DeclineRule()
                if self._view(seat).dealer == seat:
                    yield Deal(5)
            case e.Dealt() if event.dealer == seat:
                yield TurnUp()
            case e.Unlocked() | e.OrderEnded():
                yield Look()
            case e.TurnBegan() if event.seat == seat:
                yield from self._turn(seat)
            case e.BallotOpened():
                yield Vote(event.penalty, uphold=False)
            case PenaltySeen() if event.seat == seat:
                yield Say(WORDS.phrases.thanks)
            case e.WentAway() if event.seat == seat:
                yield Return()
            case _:
                pass

    def _turn(self, seat: int) -> Iterator[Move]:
        """Bo plays jacks first and lets them go; at times he plays what does not fit."""
        view = self._view(seat)
        hand = view.hand or ()
        fits = sorted(fitting(view), key=lambda card: card.rank is not Rank.JACK)
        others = [card for card in hand if card not in fits and card.rank is not Rank.JACK]
        if seat == ANN:
            fits = [card for card in fits if card.rank is not Rank.JACK]
        elif others and self.rng.random() < 0.5:
            fits = others
            self._wrong = others[0]
        if not fits:
            yield Draw()
            return
        card = fits[0]
        if card.suit is Suit.SPADES:
            yield Say(WORDS.spades[card])
        if len(hand) == 2:
            yield Say(WORDS.phrases.last_card)
        yield Play(card)
        if len(hand) == 1:
            yield Say(WORDS.phrases.name)

    # Contests

    def _contend(self, event: Told) -> None:
        """Ann is prompt; and somebody is first."""
        match event:
            case e.JackReleased(suit=None) if event.seat != ANN:
                self._begin(Contest.RACE, Call(best_suit(self._view(ANN).hand or (), self.rng)))
            case e.SuitCalled(in_force=True) | e.RaceClosed():
                self._decide(Contest.RACE, event.seat)
            case e.CardPlayed() if event.seat == BO:
                wrong, self._wrong = self._wrong, None
                if event.card is wrong:
                    self._begin(Contest.CALL, GivePenalty(BO, Reason.MISPLAY))
                elif Contest.BAD_CALL not in self._open and self.rng.random() < 0.5:
                    victim = self.rng.randrange(2, len(self._view(ANN).hands))
                    self._send(BO, GivePenalty(victim, Reason.QUESTION), 3_000)
            case PenaltySeen() if event.seat == BO and event.reason == Reason.MISPLAY:
                assert isinstance(event.by, int)
                self._decide(Contest.CALL, event.by)
            case PenaltySeen() if event.by == BO:
                self._begin(Contest.BAD_CALL, BadCall(event.number))
            case e.BadCallMade() | e.BallotOpened():
                self._decide(Contest.BAD_CALL, event.seat)
            case e.HandEnded():
                self._open.clear()
            case _:
                pass

    def _begin(self, contest: Contest, move: Move) -> None:
        self._open.add(contest)
        self._send(ANN, move, PROMPT)

    def _decide(self, contest: Contest, seat: int) -> None:
        if contest in self._open:
            self._open.remove(contest)
            if seat == BO:
                # He sits near, and is no bot.
                return
            self.score.held[contest] += 1
            self.score.won[contest] += seat == ANN
