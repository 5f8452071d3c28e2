"""What a player thinks of penalties, its own and those of others: thanks, bad calls, votes."""

from papertiger.bots.mao import keeping, watching
from papertiger.bots.mao.evidence import SLACK
from papertiger.bots.mao.free_text import may_be_about, may_be_right
from papertiger.bots.mao.mind import Mind
from papertiger.mao import events as e
from papertiger.mao import told
from papertiger.mao.reasons import OTHER, Reason, Unnamed
from papertiger.mao.view import REFEREE


def given(mind: Mind, event: told.PenaltySeen) -> None:
    """A penalty: thanked for, if it is one's own, and weighed by what was seen. [MO-73]

    For all penalties of one moment one thank-you is due. [MO-75]
    """
    memory = mind.memory
    memory.hands[event.seat] += event.cards
    mind.drop("call", event.seat, event.reason)
    mind.drop("guess", event.seat, event.reason)
    judge(mind, event)
    if mind.watches and event.at != memory.thanks_since[event.seat]:
        memory.thanks_since[event.seat] = event.at
        watching.expect(mind, event.seat, Reason.NO_THANKS, event.at)
    if event.seat == mind.seat and ("thanks", event.at) not in mind.plans:
        forgets, reaction = mind.happens(mind.level.forgets_thanks), mind.reaction(event.at)
        if not forgets:
            mind.plans["thanks", event.at] = reaction


def judge(mind: Mind, event: told.PenaltySeen) -> None:
    """Whether this player holds a penalty to be right, and what it does if not. [MO-70] [MO-72]

    Who disputes its own penalty holds it to be wrong, and votes so.
    """
    level = mind.level
    deserved = is_right(mind, event)
    disputes = mind.happens(level.doubts if deserved else level.disputes)
    mind.sure[event.number] = deserved and not (disputes and event.seat == mind.seat)
    hands_back, reaction = mind.happens(level.hands_back), mind.contest(event.at)
    if event.by == mind.seat:
        return
    if event.seat == mind.seat:
        if disputes:
            mind.plans["dispute", event.number] = reaction
    elif hands_back and not deserved:
        mind.plans["hand_back", event.number] = reaction


def is_right(mind: Mind, event: told.PenaltySeen) -> bool:
    """Whether a penalty is right by what this player saw; it stands by its own. [MO-84]

    What it has seen nothing of can still be right where players judge: a reason in free text, a
    rule of theirs, or one that is secret.
    """
    seen = mind.watches and was_seen(mind, event)
    if event.reason in tuple(Unnamed):
        seen = own_secret_seen(mind, event) or seen
    if event.by in (REFEREE, mind.seat) or seen:
        return True
    memory = mind.memory
    done = memory.lately(event.seat, event.at)
    if event.reason == OTHER:
        rules = [each.rule for each in memory.rules]
        return may_be_right(event.text, rules, done, secrets=bool(memory.secrets))
    if event.reason in tuple(Reason):
        return False
    known = [each.rule for each in memory.rules if each.rule.id == event.reason]
    if not known:
        return bool(done) and bool(memory.secrets)
    return known[0].judged and may_be_about(known[0].text, done)


def own_secret_seen(mind: Mind, event: told.PenaltySeen) -> bool:
    """Whether a secret rule of one's own may be meant: then it need not be called again. [MO-91]"""
    seen = False
    for each in mind.memory.rules:
        if each.secret:
            mind.drop("call", event.seat, each.rule.id)
            now = mind.memory.time(event.at)
            seen = mind.evidence.punish(event.seat, each.rule.id, now) or seen
    return seen


def was_seen(mind: Mind, event: told.PenaltySeen) -> bool:
    """Whether this player has seen what the penalty is for; a turn too long is seen at once."""
    memory = mind.memory
    now = memory.time(event.at)
    keeping.pass_time(mind, event.at)
    seen = mind.evidence.punish(event.seat, event.reason, now)
    if event.reason not in (Reason.DELAY, Reason.NO_DRAW) or memory.turn != event.seat:
        return seen
    memory.delayed = True
    return seen or now - memory.turn_since >= watching.clock_limit(mind, event.seat) - SLACK


def moved(mind: Mind, event: told.MoveSeen) -> None:
    """A penalty's card goes to another hand. [MO-71]"""
    hands = mind.memory.hands
    if event.source is not None:
        hands[event.source] -= 1
    if event.target is not None:
        hands[event.target] += 1


def handed_back(mind: Mind, event: e.BadCallMade) -> None:
    """A bad call: who holds the penalty to be right asks for a vote. [MO-72]"""
    mind.drop("hand_back", event.penalty)
    mind.drop("dispute", event.penalty)
    disputes, reaction = mind.happens(mind.level.disputes), mind.contest(event.at)
    if disputes and event.seat != mind.seat and mind.sure.get(event.penalty, False):
        mind.plans["dispute", event.penalty] = reaction


def ballot_opened(mind: Mind, event: e.BallotOpened) -> None:
    """A vote: by what was seen, mostly. [MO-72]"""
    mind.drop("hand_back", event.penalty)
    mind.drop("dispute", event.penalty)
    mind.stop(event.at)
    errs = mind.happens(mind.level.misvotes)
    uphold = mind.sure.get(event.penalty, True) != errs
    mind.paused["vote", event.penalty, int(uphold)] = mind.reaction(event.at)


def ballot_closed(mind: Mind, event: e.BallotClosed) -> None:
    """The vote is over, and play goes on. [MO-20]"""
    mind.resume(event.at)
    mind.drop("hand_back", event.penalty)
    mind.drop("dispute", event.penalty)
