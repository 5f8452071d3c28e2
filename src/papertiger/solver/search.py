"""Whether the banker gets at least so much with every card open: the kernel.

Depth first, card by card, over a stack of frames; before a lead by the table and by bounds. What a
player sloughs seldom matters, and there are many ways to do it. So a position is first asked about
with a side that sloughs *on credit*: it lays a card face down and never says which, so that all
stay in its hand. That side has every choice that it had, and more: when it fails even so, that is a
proof, and nobody looked at what it threw away. With both sides on credit nothing is proven, but
most often the payoff is the true one; it says which proof to try, and where to begin.
"""

from papertiger.fast.arrays import Words
from papertiger.fast.compiling import inlined, kernel
from papertiger.fast.machine import borrowed, squeezed, stretched
from papertiger.fast.tables import SUITS
from papertiger.solver.facts import (
    BANKER,
    BOTH,
    CHOSEN,
    CREDIT,
    FRAME,
    HAND,
    HINT,
    LAID,
    LEFT,
    NEITHER,
    OTHERS,
    QUESTION,
    TURN,
    WINNER,
    WINNING,
    Facts,
    carry,
    is_banker,
    present,
)
from papertiger.solver.keys import MOVE, find_keys, is_kept, known, place_of, remember
from papertiger.solver.moves import (
    find_runs,
    keep_what_can_win,
    lay,
    moves_of_follower,
    moves_of_leader,
    next_move,
)
from papertiger.solver.worth import bounds, exactly, sure_tricks

PART = 2
"""Of what is left of a budget one question may use half: with a small budget other questions are
answered instead, and twice what the search takes is always enough."""

NO, YES, OPEN, STOPPED = range(4)
"""Whether the target is reached: no, yes, not known yet, the budget is used up."""


@inlined
def enter(
    stack: Words, at: int, target: int, facts: Facts, table: Words, values: Words, space: Words
) -> int:
    """Come to a position: whether it is known already; else what there is to ask and to try."""
    stack[at + QUESTION] = NEITHER
    if stack[at + LAID]:
        moves_of_follower(stack, at, facts)
        return OPEN
    if stack[at + LEFT] == 0:
        return YES if exactly(stack, at, facts) >= target else NO
    if stack[at + LEFT] == 1:
        keep_what_can_win(stack, at)
    find_keys(stack, at, facts)
    row = place_of(stack, at, table)
    if is_kept(stack, at, table, row):
        low, high = known(stack, at, table, row)
        stack[at + HINT] = stretched(table[row, MOVE], present(stack, at))
    else:
        low, high = within(stack, at, facts, values, space)
        stack[at + HINT] = 0
    if low >= target or high < target:
        return YES if low >= target else NO
    moves_of_leader(stack, at, facts)
    if stack[at + CREDIT] != BOTH:
        stack[at + QUESTION] = BOTH
    return OPEN


@inlined
def within(stack: Words, at: int, facts: Facts, values: Words, space: Words) -> tuple[int, int]:
    """Bounds of the banker's net before a lead."""
    sure = min(sure_tricks(stack, at, stack[at + TURN], SUITS), stack[at + LEFT])
    return bounds(stack, at, facts, sure, values, space)


@inlined
def within_trick(
    stack: Words, at: int, facts: Facts, values: Words, space: Words
) -> tuple[int, int]:
    """Bounds in a trick: as if nobody had laid a card but the one that wins, which may win yet."""
    hand, card = at + HAND + stack[at + WINNER], stack[at + WINNING]
    stack[hand] |= card
    found = bounds(stack, at, facts, 0, values, space)
    stack[hand] ^= card
    return found


@inlined
def go_on(stack: Words, at: int, facts: Facts) -> bool:
    """Make the frame that comes next: a question about this position, or a move; False for none."""
    if stack[at + QUESTION] != NEITHER:
        carry(stack, at, at + FRAME)
        stack[at + FRAME + CREDIT] = stack[at + QUESTION]
        return True
    card, face_up = next_move(stack, at, facts)
    if card:
        stack[at + CHOSEN] = card
        lay(stack, at, card, face_up, facts, at + FRAME)
    return bool(card)


@inlined
def concluded(stack: Words, at: int, answer: int) -> int:
    """What follows for a position from the answer with more on credit; or the next question."""
    stack[at + HINT] = stack[at + FRAME + HINT] or stack[at + HINT]
    asked = stack[at + QUESTION]
    more = asked ^ stack[at + CREDIT]
    if more == BOTH:
        stack[at + QUESTION] = OTHERS if answer == YES else BANKER
        return OPEN
    stack[at + QUESTION] = NEITHER
    return answer if answer == (NO if more == BANKER else YES) else OPEN


@inlined
def keep(stack: Words, at: int, table: Words, target: int, result: int, moved: bool) -> None:
    """Remember what came of a position before a lead."""
    if stack[at + LAID] == 0:
        move = squeezed(stack[at + CHOSEN], present(stack, at)) if moved else 0
        remember(stack, at, table, target, result == YES, move)


@inlined
def at_least(
    stack: Words,
    target: int,
    facts: Facts,
    table: Words,
    values: Words,
    space: Words,
    budget: int,
    counts: Words,
) -> int:
    """Whether the banker gets at least `target` from the first frame of the `stack`: NO or YES.

    STOPPED when `counts[0]`, the positions looked at so far, comes to the budget.
    """
    at = 0
    result = enter(stack, at, target, facts, table, values, space)
    while True:
        if result == OPEN:
            if go_on(stack, at, facts):
                if counts[0] >= budget:
                    return STOPPED
                counts[0] += 1
                at += FRAME
                result = enter(stack, at, target, facts, table, values, space)
                continue
            result = NO if is_banker(stack, at, facts) else YES
            keep(stack, at, table, target, result, False)
        at -= FRAME
        if at < 0:
            return result
        if stack[at + QUESTION] != NEITHER:
            result = concluded(stack, at, result)
            if result != OPEN:
                keep(stack, at, table, target, result, False)
        elif (result == YES) == is_banker(stack, at, facts):
            stack[at + HINT] = stack[at + CHOSEN]
            keep(stack, at, table, target, result, True)
        else:
            result = OPEN


@inlined
def next_target(
    low: int, high: int, first: int, last: int, reached: bool, both: bool, step: int
) -> int:
    """What to ask next, of what is above `low` up to `high`.

    From `first` to `last` are questions that were not answered, none if `first` is the greater;
    `reached`: the last answer; `both`: whether there was a yes and a no already.
    """
    if first <= last:
        if first - low >= high - last and first > low + 1:
            return (low + first) // 2
        return (last + high + 2) // 2 if last < high else (first + last) // 2
    if both:
        return (low + high + 1) // 2
    return min(low + step, high) if reached else max(high + 1 - step, low + 1)


@kernel
def between(
    stack: Words,
    facts: Facts,
    table: Words,
    values: Words,
    space: Words,
    budget: int,
    counts: Words,
) -> tuple[int, int]:
    """Proven bounds of the banker's net in the first frame, equal unless the budget is used up.

    Asks for one target after another, farther each time, until the truth lies between two answers:
    with both sides on credit first, which costs little, then near what that came to. No question
    may use more than a `PART` of what is left of the budget; then others that are farther from the
    truth, and so easier, are asked, until all between the bounds are such that were not answered.
    """
    stack, table, counts = borrowed(stack), borrowed(table), borrowed(counts)
    values, space = borrowed(values), borrowed(space)
    if stack[LAID]:
        find_runs(stack, 0, facts)
        low, high = within_trick(stack, 0, facts, values, space)
    else:
        low, high = within(stack, 0, facts, values, space)
    surely_low, surely_high = low, high
    target = min(max(low + 1, 0), high)
    for credit in (BOTH, NEITHER):
        stack[CREDIT] = credit
        low, high = surely_low, surely_high
        first, last, part = high + 1, low, PART
        asked_low = asked_high = False
        step = 1
        while low < high and counts[0] < budget:
            allowed = counts[0] + max(1, (budget - counts[0]) // part)
            reached = at_least(stack, target, facts, table, values, space, allowed, counts)
            if reached == STOPPED:
                if credit == BOTH:
                    break
                first, last = min(first, target), max(last, target)
            elif reached == YES:
                low, asked_low = target, True
            else:
                high, asked_high = target - 1, True
            first, last = max(first, low + 1), min(last, high)
            if first > last:
                first, last = high + 1, low
            elif first == low + 1 and last == high:
                part = 1
            both = asked_low and asked_high
            target = next_target(low, high, first, last, reached == YES, both, step)
            step = min(2 * step, high - low + 1)
        target = min(max(surely_low + 1, low), surely_high)
    return low, high
