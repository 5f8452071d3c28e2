"""Sitting down at a table where play is on: after a restart, or for somebody who has left."""

from papertiger.bots.mao.book import enforced
from papertiger.bots.mao.mind import Mind
from papertiger.mao import laws
from papertiger.mao.view import Stage, View


def arrive(mind: Mind, view: View, at: int) -> None:
    """Know what lies open and plan what is waiting for this seat. What was said is not known."""
    memory = mind.memory
    memory.deal(view.hands)
    memory.check(view)
    mind.book.rules = enforced(memory.rules)
    mind.book.arrive(view)
    memory.unlocked = view.turn is not None
    memory.playing = view.stage in (Stage.PLAY, Stage.RACE, Stage.POINT_OF_ORDER)
    memory.order = view.order is not None
    memory.race = view.stage is Stage.RACE
    memory.turn_since = memory.time(at)
    memory.debt = laws.debt(view.sevens)
    mind.gone = view.gone[mind.seat]
    for plan in _waiting(mind, view):
        mind.plans[plan,] = mind.thought(at)
    if view.ballot is not None and view.ballot.own is None:
        mind.stop(at)
        mind.paused["vote", view.ballot.penalty, 1] = mind.reaction(at)
    elif view.order is not None:
        mind.stop(at)
        ends = "end" if view.order.caller == mind.seat else "wish"
        mind.paused[ends,] = mind.reaction(at + laws.QUIET)


def _waiting(mind: Mind, view: View) -> list[str]:
    """The plans for what is this seat's to do now."""
    plans = []
    if view.away[mind.seat]:
        plans.append("return")
    match view.stage:
        case Stage.HAND_OVER:
            plans.append("between")
        case Stage.MAKE_RULE:
            plans.append("rule")
        case Stage.DEAL if view.dealer == mind.seat:
            plans.append("turn_up")
        case Stage.PLAY | Stage.RACE | Stage.POINT_OF_ORDER:
            if view.hand is None and view.turn is not None:
                plans.append("look")
            if view.turn == mind.seat and view.held != mind.seat:
                plans.append("turn")
            if view.held == mind.seat:
                plans.append("suit" if view.held_suit is None else "release")
        case _:
            pass
    return plans
