"""What a player does when the time of a plan has come, seeing the table as it is then."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from papertiger.bots.mao import cards, house, keeping, watching
from papertiger.bots.mao.manner import Occasion
from papertiger.bots.mao.mind import Mind
from papertiger.mao import laws
from papertiger.mao.cards import Card, Rank
from papertiger.mao.customs import Custom
from papertiger.mao.customs.deeds import Subject, WordsDue
from papertiger.mao.gestures import Gesture
from papertiger.mao.moves import (
    BadCall,
    Call,
    Deal,
    DeclineRule,
    Dispute,
    Draw,
    EndPointOfOrder,
    Gesticulate,
    GivePenalty,
    Look,
    MakeRule,
    Move,
    Play,
    PointOfOrder,
    Release,
    Return,
    Say,
    TurnUp,
    Vote,
)
from papertiger.mao.reasons import Reason
from papertiger.mao.view import Stage, View

See: TypeAlias = Callable[[], View]
"""A look at the table: what this seat sees now."""
ALOUD = 0.3
"""How often a word is said where the table has a button for it too."""

Actor: TypeAlias = Callable[..., Move | None]


def deal(mind: Mind, see: See, at: int) -> Move | None:
    """Deal some number of cards, if it is this seat's to deal. [MO-6] [MO-7]"""
    del at
    view = see()
    if view.stage is not Stage.HAND_OVER or view.dealer != mind.seat:
        return None
    sizes = cards.deal_sizes(view)
    return Deal(mind.own_chance.choice(sizes)) if sizes else None


def make_rule(mind: Mind, see: See, at: int) -> Move | None:
    """After three wins make a rule of the house, or one in words, or none. [MO-89]"""
    del at
    if not see().rights[mind.seat]:
        return None
    if mind.own_chance.random() >= mind.level.rules:
        return DeclineRule()
    known = [each.rule for each in mind.memory.rules]
    rule = house.pick(mind.words.language, known, mind.taken, mind.own_chance)
    if rule is None:
        mind.rules_made += 1
        text = mind.own_chance.choice(mind.words.rules)
        rule = Custom(f"rule-{mind.seat}-{mind.rules_made}", text)
    return MakeRule(rule)


def turn_up(mind: Mind, see: See, at: int) -> Move:
    """Turn the first card up, with the finger on it. [MO-11]"""
    del see, at
    return TurnUp(hold=mind.own_chance.random() >= mind.level.lets_go)


def look(mind: Mind, see: See, at: int) -> Move | None:
    """Pick the hand up, if there is any card in it. [MO-9] [MO-13]"""
    del at
    return None if mind.memory.up or not see().hands[mind.seat] else Look()


def say_words(mind: Mind, see: See, at: int) -> Move | None:
    """Say what is due with the own card. [MO-48]"""
    del see, at
    mind.drop("words")
    text = mind.words.pause.join(mind.words_due)
    mind.words_due.clear()
    return Say(text) if text else None


def thank(mind: Mind, see: See, at: int, penalty_at: int) -> Move:
    """Say thanks. [MO-73]"""
    del see, at, penalty_at
    return Say(mind.words.thanks)


def turn(mind: Mind, see: See, at: int) -> Move | None:
    """Play a card or draw, once all is said and seen that comes before. [MO-16]"""
    view = see()
    mind.memory.check(view)
    if view.turn != mind.seat or view.held == mind.seat or view.stage is Stage.POINT_OF_ORDER:
        return None
    again = mind.follow_up(at)
    if mind.words_due and ("words",) in mind.plans:
        mind.plans[("turn",)] = again
        return say_words(mind, see, at)
    busy = mind.busy_until()
    if busy is not None:
        mind.plans[("turn",)] = busy + again - at
        return None
    if view.hand is None:
        mind.plans[("turn",)] = again
        mind.drop("look")
        return Look()
    if view.stage is Stage.RACE and (view.raced or ("race",) in mind.plans):
        mind.plans[("turn",)] = max(mind.plans.get(("race",), 0), at + laws.RACE) + again - at
        return None
    if mind.own_chance.random() < mind.level.orders:
        mind.plans[("turn",)] = again
        return PointOfOrder()
    return play_or_draw(mind, view, view.hand, at, at + (again - at) // 2)


def play_or_draw(mind: Mind, view: View, hand: tuple[Card, ...], at: int, again: int) -> Move:
    """The turn itself; of a debt one card after another is drawn, the next one `again`. [MO-37]

    A hand that is at the stock is quicker than one that begins something.
    """
    chance, level, book = mind.own_chance, mind.level, mind.book
    book.see(view)
    minds = bool(book.rules) and chance.random() >= level.forgets_rule
    fits = cards.fitting(view, book if minds else None, mind.memory.time(at))
    if chance.random() < level.misplays and len(fits) < len(hand):
        return played(mind, chance.choice([card for card in hand if card not in fits]), hand)
    if fits:
        best = chance.random() < level.skill
        return played(mind, cards.best_card(view, fits) if best else chance.choice(fits), hand)
    if view.owed > 1:
        mind.plans[("turn",)] = again
    return Draw()


def played(mind: Mind, card: Card, hand: tuple[Card, ...]) -> Play:
    """A card played, a jack with the finger on it. [MO-41]"""
    holds = mind.own_chance.random() >= mind.level.lets_go
    return Play(card, hold=card.rank is Rank.JACK and len(hand) > 1 and holds)


def wrong_turn(mind: Mind, see: See, at: int) -> Move | None:
    """Play when it is another's turn, as happens. [MO-26]"""
    del at
    view = see()
    busy = view.turn in (None, mind.seat) or view.stage is not Stage.PLAY
    if busy or not view.hand or mind.words_due or mind.busy_until() is not None:
        return None
    fits = cards.fitting(view)
    return Play(mind.own_chance.choice(fits)) if fits else None


def jump_in(mind: Mind, see: See, at: int) -> Move | None:
    """Play out of turn what a rule lets be played so. [MO-93]"""
    view, book, now = see(), mind.book, mind.memory.time(at)
    taken = view.turn in (None, mind.seat) or view.stage is not Stage.PLAY or view.held is not None
    if taken or not view.hand or view.sevens or mind.words_due:
        return None
    if mind.busy_until() is not None:
        return None
    book.see(view)
    fits = [card for card in view.hand if book.may_jump_in(mind.seat, card, now)]
    return played(mind, mind.own_chance.choice(fits), view.hand) if fits else None


def declare(mind: Mind, see: See, at: int, rule: str, moment: int, text: str) -> Move | None:
    """Say what a made-up rule asks for, when those have spoken who come first. [MO-92]"""
    del see
    now = mind.memory.time(at)
    quiet = mind.book.silent_until(mind.seat, now)
    for owed in mind.book.owed:
        mine = (owed.rule, owed.moment, owed.due.seat) == (rule, moment, mind.seat)
        if mine and isinstance(owed.due, WordsDue):
            waits = now < quiet < owed.until
            if not waits and not keeping.comes_later(mind, owed):
                return Say(text)
            later = at + quiet - now if waits else at
            mind.plans["declare", rule, moment, text] = mind.follow_up(later)
            return None
    return None


def gesticulate(mind: Mind, see: See, at: int, rule: str, moment: int, name: str) -> Move | None:
    """Make the gesture that a made-up rule asks for. [MO-92]"""
    del see, at
    owed = any(
        (each.rule, each.moment, each.due.seat) == (rule, moment, mind.seat)
        for each in mind.book.owed
    )
    return Gesticulate(Gesture(name)) if owed else None


def choose(mind: Mind, see: See, at: int, rule: str, moment: int, what: str) -> Move | None:
    """Choose something aloud for a made-up rule. [MO-92]"""
    del at
    owed = any(
        (each.rule, each.moment, each.due.seat) == (rule, moment, mind.seat)
        for each in mind.book.owed
    )
    return Say(cards.choice(see(), Subject(what), mind.words, mind.own_chance)) if owed else None


def try_words(mind: Mind, see: See, at: int, text: str) -> Move | None:
    """Say what others said with a card like the own: perhaps a secret rule asks for it. [MO-91]"""
    del see
    return None if keeping.hushed(mind, text, at) else Say(text)


def try_gesture(mind: Mind, see: See, at: int, name: str) -> Move:
    """Make the gesture that others made with a card like the own. [MO-91]"""
    del mind, see, at
    return Gesticulate(Gesture(name))


def call_suit(mind: Mind, see: See, at: int) -> Move | None:
    """Call a suit on the jack that is held: the one the hand has most of. [MO-41]"""
    del at
    view = see()
    if view.held != mind.seat:
        return None
    suit = cards.best_suit(view.hand or (), mind.own_chance)
    aloud = mind.own_chance.random() < ALOUD
    return Say(mind.words.suits[suit]) if aloud else Call(suit)


def let_go(mind: Mind, see: See, at: int) -> Move | None:
    """Let the jack go, when its words are said. [MO-41] [MO-48]"""
    if mind.words_due and ("words",) in mind.plans:
        mind.plans[("release",)] = mind.follow_up(at)
        return say_words(mind, see, at)
    busy = mind.busy_until()
    if busy is not None and mind.memory.held == mind.seat:
        mind.plans[("release",)] = busy + mind.follow_up(at) - at
        return None
    return Release() if mind.memory.held == mind.seat else None


def race(mind: Mind, see: See, at: int) -> Move | None:
    """Call a suit in the race. [MO-42]"""
    del at
    view = see()
    if view.stage is not Stage.RACE or mind.seat in view.raced:
        return None
    return Call(cards.best_suit(view.hand or (), mind.own_chance))


def ask(mind: Mind, see: See, at: int) -> Move | None:
    """Ask something, in a point of order or where one should not. [MO-53] [MO-63]"""
    del see
    text = mind.own_chance.choice(mind.words.questions)
    return None if keeping.hushed(mind, text, at) else Say(text)


def answer(mind: Mind, see: See, at: int, question: int, asker: int) -> Move:
    """Say what one knows about the question, by what lies open. [MO-63]"""
    del at
    view, replies = see(), mind.words.replies
    match question:
        case 1:
            whose = "yours" if view.turn == asker else "mine" if view.turn == mind.seat else "other"
            return Say(replies[whose])
        case 2:
            return Say(replies["clockwise" if view.direction == 1 else "back"])
        case 3:
            jack = view.top is not None and view.top.rank is Rank.JACK
            return Say(replies["jack" if jack else "no-jack"])
        case _:
            return Say(mind.own_chance.choice(mind.words.answers))


def remark(mind: Mind, see: See, at: int, about: Occasion) -> Move | None:
    """Say something about what everybody saw. [MO-54]"""
    del see
    text = mind.talk_chance.choice(mind.words.remarks[about])
    return None if keeping.hushed(mind, text, at) else Say(text)


def end_order(mind: Mind, see: See, at: int) -> Move:
    """End the own point of order, or wish for the end of another's. [MO-64] [MO-65]"""
    del mind, see, at
    return EndPointOfOrder()


def call(mind: Mind, see: See, at: int, seat: int, reason: Reason) -> Move | None:
    """Call a breach that was seen and is still unpunished. [MO-68]"""
    del see
    memory = mind.memory
    keeping.pass_time(mind, at)
    if not memory.playing or not mind.evidence.has(seat, reason, memory.time(at)):
        return None
    return GivePenalty(seat, reason)


def guess(mind: Mind, see: See, at: int, seat: int, reason: str) -> Move | None:
    """Call what was not seen. [MO-84]"""
    del see, at
    return GivePenalty(seat, reason) if mind.memory.playing else None


def watch_clock(mind: Mind, see: See, at: int) -> Move | None:
    """Call a turn that takes too long. [MO-18] [MO-39]"""
    memory, seat = mind.memory, mind.memory.turn
    if seat is None or seat == mind.seat or memory.delayed or see().away[seat]:
        return None
    if memory.time(at) - memory.turn_since < watching.clock_limit(mind, seat):
        return None
    return GivePenalty(seat, watching.slowness(mind))


def hand_back(mind: Mind, see: See, at: int, penalty: int) -> Move:
    """Hand a penalty back that is held to be wrong; the newest by a word too. [MO-70]"""
    del see, at
    aloud = penalty == max(mind.sure) and mind.own_chance.random() < ALOUD
    return Say(mind.words.phrases.bad_call) if aloud else BadCall(penalty)


def dispute(mind: Mind, see: See, at: int, penalty: int) -> Move:
    """Ask for a vote. [MO-72]"""
    del mind, see, at
    return Dispute(penalty)


def vote(mind: Mind, see: See, at: int, penalty: int, uphold: int) -> Move:
    """Vote by what was seen. [MO-72]"""
    del mind, see, at
    return Vote(penalty, uphold=bool(uphold))


def come_back(mind: Mind, see: See, at: int) -> Move | None:
    """Come back to the table. [MO-97]"""
    del at
    return Return() if see().away[mind.seat] else None


ACTORS: Mapping[Any, Actor] = MappingProxyType(
    {
        "between": deal,
        "rule": make_rule,
        "turn_up": turn_up,
        "look": look,
        "words": say_words,
        "thanks": thank,
        "turn": turn,
        "wrong_turn": wrong_turn,
        "jump": jump_in,
        "declare": declare,
        "gesture": gesticulate,
        "choose": choose,
        "try_words": try_words,
        "try_gesture": try_gesture,
        "suit": call_suit,
        "release": let_go,
        "race": race,
        "ask": ask,
        "answer": answer,
        "remark": remark,
        "end": end_order,
        "wish": end_order,
        "call": call,
        "guess": guess,
        "clock": watch_clock,
        "hand_back": hand_back,
        "dispute": dispute,
        "vote": vote,
        "return": come_back,
    }
)
"""What to do about each kind of plan."""
