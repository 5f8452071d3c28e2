"""Keeping made-up rules: what they ask of a player it means to do, what others leave it calls.

What happens is shown to the rules that the player knows, as the game shows it to all; what they
ask is forgotten as often as its level forgets, and done in the times of a person. What depends on
a hidden card changes what is done, never when anything is: the chance for it is drawn anyway.
"""

from collections import deque
from collections.abc import Sequence
from typing import assert_never

from papertiger.bots.mao import watching
from papertiger.bots.mao.book import (
    Asked,
    Found,
    Owed,
    Pile,
    enforced,
    goes_by_hidden_cards,
    lets_jump_in,
)
from papertiger.bots.mao.evidence import SLACK
from papertiger.bots.mao.mind import Mind
from papertiger.mao import events as e
from papertiger.mao import laws, told
from papertiger.mao.cards import Card
from papertiger.mao.customs.choices import chosen, kept_of
from papertiger.mao.customs.deeds import (
    Broken,
    ChoiceDue,
    DieRolled,
    GestureDue,
    HasteDue,
    MarkSet,
    NumberKept,
    SilenceDue,
    TurnGiven,
    WordsDue,
)
from papertiger.mao.customs.effects import Say
from papertiger.mao.customs.limits import DEEPEST, MOST_DEEDS
from papertiger.mao.customs.numbers import worth
from papertiger.mao.customs.phrases import AGAIN, MOST_TIMES, NUMBER, said_freely, says, spoken
from papertiger.mao.customs.scene import Happening, Kind, Laid, Scene, Tally
from papertiger.mao.happenings import (
    Standing,
    comes_back,
    happened,
    played,
    resized,
    taken_back,
    with_newest,
)
from papertiger.mao.obligations import MOST_OWED_ALIKE
from papertiger.mao.reasons import Reason
from papertiger.mao.rulings import acts_as
from papertiger.mao.view import View

Chances = tuple[bool, int]
"""Whether something is forgotten, and when it is done if not."""


def follow(mind: Mind, events: Sequence[told.Told], view: View) -> None:
    """Show what has happened to the rules that are known, and mean to do what they ask."""
    book, memory = mind.book, mind.memory
    book.rules = enforced(memory.rules)
    if not book.rules:
        return
    direction = book.direction
    book.see(view)
    rolled = [each for each in events if isinstance(each, e.Ruled)]
    book.dice = deque(each.number for each in rolled if each.number is not None)
    reversals = sum(each.what is e.Ruling.REVERSED for each in rolled)
    if reversals % 2:
        book.direction = -view.direction
    reversals += book.direction != direction
    turns = [each.seat for each in events if isinstance(each, e.TurnBegan)]
    book.turns += bool(turns)
    book.turn = turns[0] if turns else view.turn
    waiting: deque[tuple[Happening, int]] = deque()
    at = max((event.at for event in events), default=0)
    pass_time(mind, at)
    for place, event in enumerate(events):
        after = events[place + 1] if place + 1 < len(events) else None
        waiting.extend((each, 0) for each in _met(mind, event, after))
    waiting.extend((Happening(Kind.REVERSED, book.last), 0) for _ in range(reversals))
    before, book.sizes = book.sizes or view.hands, view.hands
    waiting.extend((each, 0) for each in resized(before, view.hands))
    if memory.playing and not memory.order:
        _show_all(mind, waiting, at)
        _mean_to_jump_in(mind, events, at)
    book.see(view)
    memory.check(view)


def _show_all(mind: Mind, waiting: deque[tuple[Happening, int]], at: int) -> None:
    deeds = 0
    while waiting and deeds < MOST_DEEDS:
        happening, depth = waiting.popleft()
        for rule, part, _ in mind.book.waiting_for(happening.kind):
            hidden = goes_by_hidden_cards(part, happening.kind)
            if hidden and happening.seat != mind.seat:
                continue
            drawn = _chances(mind, happening, at) if hidden else None
            for found in mind.book.found(rule, part, happening, mind.memory.time(at)):
                deeds += 1
                more = _do(mind, found, at, drawn)
                waiting.extend((each, depth + 1) for each in more if depth < DEEPEST)


def _chances(mind: Mind, happening: Happening, at: int) -> Chances:
    """What is drawn for something asked: it follows an own act, or is a reaction."""
    forgets = mind.happens(mind.level.forgets_rule)
    own = happening.seat == mind.seat
    return forgets, mind.follow_up(at) if own else mind.reaction(at)


def _do(mind: Mind, found: Found, at: int, drawn: Chances | None) -> tuple[Happening, ...]:
    """What a deed means to who looks on; what it makes happen beside its events."""
    book, deed = mind.book, found.deed
    match deed:
        case WordsDue() | GestureDue() | HasteDue() | ChoiceDue() | SilenceDue():
            return _owe(mind, found, deed, at, drawn)
        case Broken():
            if mind.watches and deed.seat != mind.seat:
                watching.suspect(mind, deed.seat, book.id_of(found.rule), at)
        case TurnGiven():
            if found.scene.turn is not None:
                return tuple(Happening(Kind.SKIPPED, seat) for seat in deed.skipped)
        case NumberKept():
            book.keep(deed.tally)
        case MarkSet():
            book.mark(deed.mark)
        case DieRolled() if book.dice:
            book.keep(Tally(found.rule, deed.name, None, book.dice.popleft()))
        case _:
            pass
    return ()


def _owe(
    mind: Mind, found: Found, due: Asked, at: int, drawn: Chances | None
) -> tuple[Happening, ...]:
    """Something is due: the own is meant to be done, that of others is watched. [MO-48]"""
    book, memory, seat = mind.book, mind.memory, due.seat
    now = memory.time(at)
    until = now + memory.length(seat, due.within)
    owed = Owed(book.id_of(found.rule), found.rule, due, now, until)
    alike = sum((each.rule, each.due.seat) == (owed.rule, seat) for each in book.owed)
    away = book.view is not None and book.view.away[seat]
    if owed in book.owed or alike >= MOST_OWED_ALIKE or away:
        return ()
    book.owed.append(owed)
    for speaker, when, parts in book.said:
        if speaker == seat and when >= now - laws.SPOKEN_BEFORE and owed in book.owed:
            followed = _answer(mind, owed, parts)
            if owed not in book.owed:
                return followed
    if seat == mind.seat:
        _mean(mind, owed, found, at, drawn)
    elif mind.watches and not _may_be_left(due):
        watching.mean_to_call(mind, seat, owed.rule, at + until - now + SLACK)
    return ()


def _may_be_left(due: Asked) -> bool:
    """Whether nothing need be done for it by its end."""
    return isinstance(due, SilenceDue) or (isinstance(due, ChoiceDue) and not due.must)


def _mean(mind: Mind, owed: Owed, found: Found, at: int, drawn: Chances | None) -> None:
    """Mean to do what is due from oneself, unless it is forgotten."""
    happening = found.scene.happening
    forgets, when = _chances(mind, happening, at) if drawn is None else drawn
    if forgets:
        if isinstance(owed.due, SilenceDue):
            mind.book.owed.remove(owed)
        return
    due = owed.due
    match due:
        case WordsDue():
            if isinstance(found.effect, Say):
                text = wording(found.effect, found.scene)
                mind.plans["declare", owed.rule, owed.moment, text] = when
        case GestureDue():
            mind.plans["gesture", owed.rule, owed.moment, due.gesture] = when
        case ChoiceDue():
            mind.plans["choose", owed.rule, owed.moment, due.subject] = when
        case HasteDue():
            if ("turn",) in mind.plans:
                mind.plans[("turn",)] = min(mind.plans[("turn",)], mind.hurried(at))
        case SilenceDue():
            pass
        case _:
            assert_never(due)


def wording(say: Say, scene: Scene) -> str:
    """What to say, as the rule writes its first phrase."""
    number = None if say.number is None else worth(say.number, scene)
    times = 0 if number is None else max(0, min(MOST_TIMES, number))
    text = say.phrases[0].replace(AGAIN, " ".join([say.again] * times))
    return text if number is None else text.replace(NUMBER, str(number))


def _met(  # noqa: C901 one case each
    mind: Mind, event: told.Told, after: told.Told | None
) -> tuple[Happening, ...]:
    """What an event is to the rules; what was due is done by it, or closed. [MO-48]"""
    book, memory = mind.book, mind.memory
    if memory.order:
        return ()
    match event:
        case e.TurnedUp():
            book.upcard = event.card
            return _laid(mind, event.seat, event.card, event.at)
        case e.CardPlayed():
            _close(mind, event.seat)
            return () if comes_back(event, after) else _laid(mind, event.seat, event.card, event.at)
        case e.CardReturned():
            _take_back(mind, event)
        case e.JackReleased():
            _close(mind, event.seat)
        case told.DrawSeen() if not event.forced:
            _close(mind, event.seat)
        case e.Said():
            return (*happened(event, book.last), *_heard(mind, event))
        case e.Gestured():
            for owed in [each for each in book.owed if each.due.seat == event.seat]:
                if isinstance(owed.due, GestureDue) and owed.due.gesture is event.name:
                    _done(mind, owed)
        case _:
            pass
    return happened(event, book.last)


def _laid(mind: Mind, seat: int, card: Card, at: int) -> tuple[Happening, ...]:
    """A card lies: it is the newest; the last one wins, and an ace has skipped somebody."""
    book, memory = mind.book, mind.memory
    book.laid = with_newest(book.laid, Laid(card, seat, memory.time(at)))
    winner = None if memory.winning is None else memory.winning[0]
    gone = () if book.view is None else book.view.gone
    standing = Standing(winner, book.turn if gone else None, book.direction, gone)
    return played(seat, card, acts_as(book.rules, card).rank, standing)


def _take_back(mind: Mind, event: e.CardReturned) -> None:
    """A card came back: it never lay, and nothing is due for it. [MO-50] [MO-78]"""
    book = mind.book
    found = taken_back(book.laid, event)
    if found is None:
        return
    book.laid = tuple(each for each in book.laid if each is not found)
    for owed in [each for each in book.owed if each.moment == found.at]:
        _done(mind, owed)


def _heard(mind: Mind, event: e.Said) -> tuple[Happening, ...]:
    """What was said does what is due, makes a choice, or breaks a silence: what follows."""
    book, parts, freely = mind.book, spoken(event.text), said_freely(event.text)
    now = mind.memory.time(event.at)
    followed: tuple[Happening, ...] = ()
    for owed in [each for each in book.owed if each.due.seat == event.seat]:
        if isinstance(owed.due, SilenceDue) and freely:
            _missing(mind, owed, event.at)
        elif owed in book.owed:
            followed += _answer(mind, owed, parts)
    lately = [each for each in book.said if each[1] >= now - laws.SPOKEN_BEFORE]
    book.said = [*lately, (event.seat, now, parts)]
    return followed


def _answer(mind: Mind, owed: Owed, parts: tuple[str, ...]) -> tuple[Happening, ...]:
    """An utterance as what is due, if it is that."""
    book, memory, due = mind.book, mind.memory, owed.due
    match due:
        case WordsDue() if says(parts, due.phrases) and not comes_later(mind, owed):
            _done(mind, owed)
        case ChoiceDue():
            if (number := chosen(due.subject, parts, due.seat, len(memory.hands))) is not None:
                _done(mind, owed)
                book.keep(*kept_of(owed.number, due, number))
                return (Happening(Kind.CHOSE, due.seat, name=f"{owed.number} {due.name}"),)
        case _:
            pass
    return ()


def comes_later(mind: Mind, owed: Owed) -> bool:
    """Whether somebody comes first in the round of these words."""
    return any(_precedes(each, owed) for each in mind.book.owed)


def _precedes(one: Owed, other: Owed) -> bool:
    due, later = one.due, other.due
    if not isinstance(due, WordsDue) or not isinstance(later, WordsDue):
        return False
    same = (one.rule, one.moment, due.phrases) == (other.rule, other.moment, later.phrases)
    return same and due.place < later.place


def _done(mind: Mind, owed: Owed) -> None:
    """Something is due no longer: neither done nor called."""
    mind.book.owed.remove(owed)
    if not mind.book.owes(owed.due.seat, owed.rule):
        mind.drop("call", owed.due.seat, owed.rule)


def _missing(mind: Mind, owed: Owed, at: int) -> None:
    """Something due was not done; who comes after it in a round is excused."""
    mind.book.owed.remove(owed)
    for later in [each for each in mind.book.owed if _precedes(owed, each)]:
        _done(mind, later)
    seat = owed.due.seat
    if mind.watches and seat != mind.seat:
        mind.evidence.note(seat, owed.rule)
        if isinstance(owed.due, SilenceDue):
            watching.mean_to_call(mind, seat, owed.rule, at)


def _close(mind: Mind, seat: int) -> None:
    """A seat's own next act closes what was asked of it before; haste was made with it."""
    for owed in [each for each in mind.book.owed if each.due.seat == seat]:
        due = owed.due
        if isinstance(due, SilenceDue) or owed not in mind.book.owed:
            continue
        if isinstance(due, HasteDue) or _may_be_left(due):
            _done(mind, owed)
        else:
            _missing(mind, owed, 0)


def pass_time(mind: Mind, at: int) -> None:
    """What is surely over at `at` was kept, or is missing."""
    now = mind.memory.time(at)
    for owed in [each for each in mind.book.owed if now > each.until + SLACK]:
        if owed not in mind.book.owed:
            continue
        if _may_be_left(owed.due):
            _done(mind, owed)
        else:
            _missing(mind, owed, at)


def _mean_to_jump_in(mind: Mind, events: Sequence[told.Told], at: int) -> None:
    """Where cards may be played out of turn: think about it whenever another one lies."""
    if not lets_jump_in(mind.book.rules):
        return
    for event in events:
        if isinstance(event, e.CardPlayed | e.TurnBegan) and event.seat != mind.seat:
            sees, when = mind.happens(mind.level.notices), mind.contest(at)
            if sees:
                mind.plans[("jump",)] = when


def fault(mind: Mind, seat: int, card: Card, at: int) -> str | None:
    """What is wrong with a card that a seat lays now, by the rules that are known. [MO-93]"""
    book, memory = mind.book, mind.memory
    book.rules = enforced(memory.rules)
    if not book.rules or book.view is None or memory.top is None:
        return memory.fault(seat, card)
    now = memory.time(at)
    if memory.turn != seat or memory.held == seat:
        open_turn = memory.turn is not None and memory.held is None and not memory.race
        jumps = open_turn and not memory.sevens and book.may_jump_in(seat, card, now)
        return None if jumps else Reason.OUT_OF_TURN
    if memory.owed < laws.debt(memory.sevens):
        return Reason.MISPLAY
    return book.fault(seat, card, Pile(memory.top, memory.called, memory.sevens), now)


def hushed(mind: Mind, text: str, at: int) -> bool:
    """Whether a rule wants this not to be said now."""
    book, freely, now = mind.book, said_freely(text), mind.memory.time(at)
    if not book.rules or not freely:
        return False
    spoke = Happening(Kind.SPOKE, mind.seat, parts=freely)
    return book.silent_until(mind.seat, now) > now or book.breaks(mind.seat, spoke, now)
