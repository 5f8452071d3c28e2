"""The naive referee of Mao: reads a scenario, prints what the contract asks for.

It is written from `rules/mao.md` and `formats/mao-scenario.md` alone, clause by clause, and for
the eye, not for speed. Where the text leaves a choice, `READINGS.md` beside this says which
one was made.
"""

from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from functools import partial

from . import hands, penalties, points, turns, words
from .reading import Line, MalformedError, check_act, check_table, need, parse
from .table import Duty, EarlyName, RefusedError, Table, refuse_unless

Timer = tuple[int, int, Callable[[], None]]
"""When it falls due in table time, its place among those of the same moment, what happens."""

HARD_STOP = 600_000
"""At time T in mid-hand the hand may go on for ten minutes [MO-4]."""


def timers(t: Table) -> list[Timer]:
    """Everything that falls due some day, worked out anew from the table."""
    found: list[Timer] = []
    if t.time_up is not None and t.stage in {"hand_over", "make_rule"}:
        found.append((t.time_up, 0, partial(set_stage, t, "game_over")))
    if t.time_up is not None and t.stage in {"deal", "play"}:
        found.append((t.time_up + HARD_STOP, 0, partial(hands.void, t)))
    if t.stage == "hand_over" and hands.usual_deal(t) is not None:
        late = t.stage_since + 10_000 + t.allowance(t.dealer)
        found.append((late, t.stage_since, partial(hands.deal_by_itself, t)))
    if t.stage == "make_rule" and t.rule_due is not None:
        found.append((t.rule_due, 0, partial(set_stage, t, "hand_over")))
    if t.stage == "deal":
        found.append((t.turn_up_due, 0, partial(hands.turn_first_card_up, t, hold=False)))
    if t.stage in {"deal", "play"} and t.stopped_since is None:
        cap = t.hand_start + round(t.option("hand_cap_minutes") * 60_000)
        found.append((cap + t.stopped, 0, partial(hands.void, t)))
    if t.stage == "play" and t.point is not None:
        found.append((t.point.since + 120_000, t.point.order, partial(points.end, t)))
    if t.stage == "play" and t.vote is not None:
        found.append((t.vote.closes, t.vote.order, partial(penalties.close_vote, t)))
    if t.stage == "play" and t.stopped_since is None:
        found += [(due + t.stopped, order, act) for due, order, act in play_timers(t)]
    return found


def play_timers(t: Table) -> list[Timer]:
    """Those that stand still in points of order and votes, in play time."""
    found: list[Timer] = []
    for duty in t.duties:
        found.append((duty.due, duty.order, partial(missing_words, t, duty)))
    for early in t.early_names:
        found.append((early.due, early.order, partial(said_too_soon, t, early)))
    for due in t.thanks:
        found.append((due.due, due.order, partial(penalties.thanks_missing, t, due)))
    if t.race is not None and t.race.closes is not None:
        found.append((t.race.closes, t.race.order, partial(turns.close_race, t)))
    waiting = [each[0] for each in t.race.waiting] if t.race is not None else []
    if t.clock is not None and t.clock.seat not in waiting:
        found.append((t.clock.due, t.clock.order, partial(turns.limit_reached, t)))
    if t.win is not None:
        last = t.count + 1
        found.append((hands.win_due(t), last, partial(hands.decide_win, t)))
    return found


def set_stage(t: Table, stage: str) -> None:
    """Between hands, time has passed."""
    t.stage = stage
    t.rule_due = None


def missing_words(t: Table, duty: Duty) -> None:
    """The window has closed."""
    words.fail(t, duty)
    words.first_card_named(t)


def said_too_soon(t: Table, early: EarlyName) -> None:
    """The last card did not follow within a second [MO-57]."""
    t.early_names.remove(early)
    penalties.breach(t, early.seat, "said_name")


def advance(t: Table, to: int, *, through: bool) -> None:
    """Let happen what falls due before `to` (or by then, when time only passes) [10b]."""
    while True:
        due = [each for each in timers(t) if each[0] < to or (through and each[0] == to)]
        if not due:
            break
        when, _, happen = min(due, key=lambda each: (each[0], each[1]))
        t.now = max(t.now, when)
        happen()
    t.now = to


def advance_to_act(t: Table, to: int, seat: int, lag: int) -> None:
    """The same before an act: what its larger lag saves does not fall due, the rest in its time."""
    known, larger = t.lag[seat], max(t.lag[seat], lag)
    while larger > known:
        by_known = timers(t)
        t.set_lag(seat, larger)
        by_larger = timers(t)
        t.set_lag(seat, known)
        both = zip(by_known, by_larger, strict=True)
        due = [one for one, other in both if one[0] < to and other[0] < to]
        if not due:
            break
        when, _, happen = min(due, key=lambda each: (each[0], each[1]))
        t.now = max(t.now, when)
        happen()
    t.set_lag(seat, larger)
    advance(t, to, through=False)


def act(t: Table, line: Line) -> None:
    """One act of a seat."""
    seat, do = line["seat"], line["do"]
    refuse_unless(seat not in t.gone, "gone", "MO-97", "this seat is gone")
    refuse_unless(t.stage != "game_over" or do in {"say", "gesture"}, "over", "MO-3", "it is over")
    if do == "look":
        hands.look(t, seat)
    elif do == "deal":
        hands.deal(t, seat, line.get("cards", 5))
    elif do == "turn_up":
        hands.turn_up(t, seat, hold=bool(line.get("hold")))
    elif do == "play":
        turns.play(t, seat, line["card"], hold=bool(line.get("hold")))
    elif do == "draw":
        turns.draw(t, seat)
    elif do == "call":
        turns.call(t, seat, line["suit"])
    elif do == "release":
        turns.release(t, seat)
    elif do == "say":
        words.say(t, seat, line["text"])
    elif do == "penalty":
        penalties.call_penalty(t, seat, line["target"], line["reason"])
    elif do == "bad_call":
        penalties.bad_call(t, seat, line["penalty"])
    elif do == "dispute":
        penalties.dispute(t, seat, line["penalty"])
    elif do == "vote":
        penalties.vote(t, seat, line["penalty"], uphold=line["uphold"])
    elif do == "point_of_order":
        points.call_point_of_order(t, seat)
    elif do == "end_point_of_order":
        points.end_point_of_order(t, seat)
    elif do == "make_rule":
        hands.make_rule(t, seat, line["rule"], secret=line.get("secret", False))
    elif do == "decline_rule":
        hands.decline_rule(t, seat)
    elif do == "leave":
        hands.leave(t, seat)
    elif do == "return":
        hands.come_back(t, seat)
    elif do == "quit":
        hands.quit_seat(t, seat)


class Referee:
    """One scenario in the making: give it line after line."""

    def __init__(self) -> None:
        self.count = 0
        self.table: Table | None = None

    def read(self, text: str) -> list[Line]:
        """What follows from the next line; an error names the line, counted from 1."""
        self.count += 1
        try:
            return self.take(parse(text))
        except MalformedError as error:
            raise MalformedError(f"line {self.count}: {error}") from error

    def take(self, line: Line) -> list[Line]:
        """The same for a line already read."""
        t = self.table
        if t is None:
            check_table(line)
            t = self.table = Table(line)
            t.new_hand(line["deck"], line["deal"])
            return [{"at": 0, "state": t.state()}]
        check_act(line, t.seats, t.rules)
        need(line["at"] >= t.now, f"time runs backwards: {line['at']} after {t.now}")
        t.events = []
        if line["do"] not in ("wait", "deck"):
            return self.take_act(line)
        advance(t, line["at"], through=line["do"] == "wait")
        if line["do"] == "deck":
            t.order = list(line["cards"])
        return [*t.events, {"at": t.now, "state": t.state()}]

    def take_act(self, line: Line) -> list[Line]:
        """An act is done or refused; it brings the newest lag of its seat, for itself too [10b].

        A refused act changes nothing, nor does its lag.
        """
        assert self.table is not None
        seat, lag = line["seat"], line.get("lag", 0)
        saves = lag > self.table.lag[seat] and self.table.now < line["at"]
        before = deepcopy(self.table) if saves else None
        t = self.table
        t.act_lag, known = lag, t.lag[seat]
        advance_to_act(t, line["at"], seat, lag)
        try:
            act(t, line)
        except RefusedError as refused:
            if before is not None:
                # What its lag had saved comes first after all, and with its own lag no more.
                t = self.table = before
                advance(t, line["at"], through=False)
                return self.take_act(line)
            t.set_lag(seat, known)
            why = {"code": refused.code, "rule": refused.rule, "message": refused.message}
            t.events.append({"at": t.now, "refused": why})
        else:
            advance(t, line["at"], through=False)  # what the act has left overdue
            t.set_lag(seat, lag)
        return [*t.events, {"at": t.now, "state": t.state()}]

    def truth(self) -> Line:
        """The true hands, pile and stock."""
        if self.table is None:
            raise AssertionError
        return self.table.truth()


def run(lines: Iterable[str]) -> Iterator[Line]:
    """Read a scenario; yield what the contract asks for, line after line."""
    referee = Referee()
    for text in lines:
        if text.strip():
            yield from referee.read(text)
        else:
            referee.count += 1
