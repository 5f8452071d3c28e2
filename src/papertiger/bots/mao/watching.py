"""Watching the others: what is due from them, what they do wrong, and when to call it."""

from papertiger.bots.mao.evidence import SLACK
from papertiger.bots.mao.mind import Mind
from papertiger.mao import laws
from papertiger.mao.cards import Card, Suit
from papertiger.mao.options import Referee
from papertiger.mao.reasons import Reason
from papertiger.mao.speech import Heard


def suspect(mind: Mind, seat: int, reason: str, at: int) -> None:
    """A breach was seen: it is remembered, and called unless it is missed. [MO-80]"""
    mind.evidence.note(seat, reason)
    mean_to_call(mind, seat, reason, at)


def mean_to_call(mind: Mind, seat: int, reason: str, at: int) -> None:
    """Plan to call what is a breach from `at` on, unless it is missed."""
    if seat != mind.seat and mind.happens(mind.level.notices):
        mind.plans["call", seat, reason] = mind.contest(at)


def expect(mind: Mind, seat: int, reason: Reason, at: int, card: Card | None = None) -> None:
    """Words are due from `at` on: a breach if they do not come in time. [MO-48]"""
    memory = mind.memory
    if reason is Reason.NO_THANKS:
        length = memory.limits[seat]
    else:
        spoken = laws.NAMED_AFTER if reason is Reason.NO_NAME else laws.SPOKEN_AFTER
        length = memory.length(seat, spoken)
    mind.evidence.owe(seat, reason, memory.time(at) + length, card)
    mean_to_call(mind, seat, reason, at + length + SLACK)


def expect_words(mind: Mind, seat: int, card: Card, at: int) -> None:
    """What a seat must say with this card. [MO-48] [MO-55] [MO-57]"""
    if card.suit is Suit.SPADES:
        expect(mind, seat, Reason.UNNAMED_SPADE, at, card)
    left = mind.memory.hands[seat]
    if left == 1:
        expect(mind, seat, Reason.NO_LAST_CARD, at)
    elif not left:
        mind.evidence.drop(seat, Reason.SAID_NAME)
        mind.drop("call", seat, Reason.SAID_NAME)
        expect(mind, seat, Reason.NO_NAME, at, card)


def words(mind: Mind, seat: int, heard: Heard, at: int) -> None:
    """Words fulfil what was due, or are breaches themselves. [MO-51] [MO-53]

    In a vote and in a point of order too; in that one, anything may be said. [MO-63] [MO-73]
    """
    memory = mind.memory
    for reason in mind.evidence.hear(seat, heard):
        mind.drop("call", seat, reason)
    if not memory.playing or memory.top is None or memory.order:
        return
    if heard.question:
        suspect(mind, seat, Reason.QUESTION, at)
    winning = memory.winning is not None and memory.winning[0] == seat
    if not heard.name or winning:
        return
    if memory.hands[seat] == 1:
        until = memory.time(at) + laws.SPOKEN_BEFORE
        mind.evidence.owe(seat, Reason.SAID_NAME, until)
        mean_to_call(mind, seat, Reason.SAID_NAME, at + laws.SPOKEN_BEFORE + SLACK)
    else:
        suspect(mind, seat, Reason.SAID_NAME, at)


def watch_clock(mind: Mind, seat: int, at: int) -> None:
    """Look at the clock again when the turn of another should be over. [MO-18]"""
    if mind.memory.options.referee is Referee.PLAYERS:
        if mind.happens(mind.level.notices):
            mind.plans[("clock",)] = mind.contest(at + clock_limit(mind, seat))
        else:
            mind.drop("clock")


def end_of_turn(mind: Mind, at: int) -> None:
    """A turn that took too long, and was not called while it ran, is called after it. [MO-82]"""
    memory = mind.memory
    slow = memory.turn
    if slow is None or memory.delayed or memory.options.referee is not Referee.PLAYERS:
        return
    if memory.time(at) - memory.turn_since > clock_limit(mind, slow):
        suspect(mind, slow, slowness(mind), at)


def slowness(mind: Mind) -> Reason:
    """What a turn that takes too long is called: under a debt it is no draw. [MO-39]"""
    return Reason.NO_DRAW if mind.memory.debt else Reason.DELAY


def clock_limit(mind: Mind, seat: int) -> int:
    """After how long (ms) a turn may be called a delay of the game. [MO-18]"""
    memory = mind.memory
    return laws.EARLIEST_STRICT if memory.options.strict else memory.limits[seat] + SLACK


def guess(mind: Mind, seat: int, card: Card, at: int) -> None:
    """Call something that was not seen: people do. In `referee` mode only made-up rules."""
    choices: list[str] = [each.rule.id for each in mind.memory.rules if each.rule.judged]
    if mind.watches:
        choices += [Reason.MISPLAY, Reason.DELAY]
        if card.suit is Suit.SPADES:
            choices += [Reason.UNNAMED_SPADE] * 2
    if choices:
        mind.plans["guess", seat, mind.open_chance.choice(choices)] = mind.contest(at)
