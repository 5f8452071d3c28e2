"""A table that goes on by a decision at a time, as parts of kernels: the flow for learners."""

from papertiger.fast.arrays import Counts, Words
from papertiger.fast.chance import advanced, chosen, mixed
from papertiger.fast.columns import (
    ABOVE,
    ASKED,
    BANKER,
    CARDS,
    CHANCE,
    DEALS,
    DEMAND,
    DISCARDS,
    DOWN,
    FIRST,
    HAND,
    HANDS,
    HUNDRED,
    KEEP,
    LAID,
    OFFENDER,
    PHASE,
    PLAY,
    REDEAL,
    SECOND,
    SERVED,
    TOTAL,
    TRICK,
    TURN,
    UP,
    UPCARD,
    WINNER,
    WINNING,
    WON,
)
from papertiger.fast.compiling import inlined
from papertiger.fast.dealing import (
    by_four_lowest,
    by_melds,
    dealt,
    hundred_holder,
    may_demand_redeal,
)
from papertiger.fast.playing import beating, beats, choices
from papertiger.fast.settling import PER_SEAT, settled
from papertiger.fast.tables import NOBODY, SECOND_UNDER, Switches
from papertiger.madiao import laws

SEATS, TRICKS = laws.SEATS, laws.TRICKS


@inlined
def legal(words: Words, forbid: bool) -> tuple[int, int, bool]:
    """Cards that may be laid face up and face down; whether a redeal may be demanded instead."""
    seat = words[TURN]
    if words[PHASE] == REDEAL:
        return 0, 0, True
    hand = words[HAND + seat]
    if words[LAID] == 0:
        return hand, 0, False
    ups, downs = choices(hand, words[ABOVE], words[TRICK], words[WON + seat], forbid)
    return ups, downs, False


@inlined
def is_legal(action: int, words: Words, forbid: bool) -> bool:
    """Whether an action is allowed now."""
    ups, downs, redeal = legal(words, forbid)
    if redeal:
        return action in (KEEP, DEMAND)
    if action < 0 or action >= 2 * CARDS:
        return False
    return (ups >> action & 1) != 0 if action < CARDS else (downs >> (action - CARDS) & 1) != 0


@inlined
def open_match(words: Words) -> None:
    """A new match: the winner of the draw sits in seat 0 and is banker. [MD-2.2]"""
    for seat in range(SEATS):
        words[TOTAL + seat] = 0
    words[BANKER] = words[DEALS] = words[HANDS] = words[SERVED] = 0


@inlined
def begin(
    words: Words,
    most: int,
    stake: int,
    redeals: bool,
    rules: Switches,
    passed: Counts,
    final: Words,
) -> bool:
    """Deal until somebody is asked; whether a match ended by a declaration on the way.

    What declared hands paid is added to `passed` (4, stakes). [MD-4.1] to [MD-4.5]
    """
    over = False
    hands, payments = words[HAND:WON], words[UP:DOWN]
    while True:
        words[DEALS] += 1
        words[CHANCE], first, words[UPCARD], words[SECOND] = dealt(
            words[CHANCE], words[BANKER], rules.cut_card_is_upcard, hands
        )
        following = by_melds(hands, first, payments, words[DOWN:TOTAL])
        finished = following != NOBODY
        if not finished and by_four_lowest(hands, payments, words[DOWN:TOTAL]) == NOBODY:
            break
        for seat in range(SEATS):
            passed[seat] += payments[seat]
        over |= _paid(words, payments, following, finished, stake, most, final)
    words[FIRST] = first
    words[HUNDRED] = hundred_holder(hands)
    words[ASKED] = 0
    _ask(words, redeals)
    return over


@inlined
def lead(words: Words, first: int) -> None:
    """The play of dealt hands begins: nothing is laid, and the first player leads. [MD-5.1]"""
    words[WON:TOTAL] = 0
    words[DISCARDS] = words[TRICK] = words[LAID] = 0
    words[OFFENDER] = NOBODY
    words[PHASE], words[TURN] = PLAY, first


@inlined
def _ask(words: Words, redeals: bool) -> None:
    """Whose decision is next: who may demand a redeal, in deal order, or the lead. [MD-4.5]"""
    lead(words, words[FIRST])
    while redeals and words[ASKED] < SEATS:
        seat = laws.right_of(words[FIRST], words[ASKED])
        words[ASKED] += 1
        if may_demand_redeal(words[HAND + seat]):
            words[PHASE], words[TURN] = REDEAL, seat
            break


@inlined
def _paid(
    words: Words,
    payments: Words,
    following: int,
    finished: bool,
    stake: int,
    most: int,
    final: Words,
) -> bool:
    """Pay, and choose the next banker (-1: draw); whether the match is over, and a new one open.

    `final` (4) then gets its totals. [MD-2.4] [MD-7.1] [MD-7.2]
    """
    for seat in range(SEATS):
        words[TOTAL + seat] += stake * payments[seat]
    over = False
    if finished:
        words[HANDS] += 1
        words[SERVED] |= 1 << words[BANKER]
        over = laws.match_over(words[SERVED], words[BANKER], following)
    if over or words[DEALS] >= most:
        return _ended(words, final)
    if following == NOBODY:
        words[CHANCE] = advanced(words[CHANCE])
        following = chosen(mixed(words[CHANCE]), SEATS)
    words[BANKER] = following
    return False


@inlined
def _ended(words: Words, final: Words) -> bool:
    """The match is over, and a new one open."""
    for seat in range(SEATS):
        final[seat] = words[TOTAL + seat]
    open_match(words)
    return True


@inlined
def lay(words: Words, action: int, second: int) -> bool:
    """Lay a card that may be laid; whether the eighth trick is over. [MD-5.1] to [MD-5.6]"""
    seat = words[TURN]
    face_up = action < CARDS
    card = 1 << (action if face_up else action - CARDS)
    words[HAND + seat] ^= card
    words[(UP if face_up else DOWN) + seat] |= card
    leads = words[LAID] == 0
    better = leads or beats(card, face_up, words[ABOVE])
    if better:
        words[WINNER], words[WINNING] = seat, card
        words[ABOVE] = beating(card)
    elif face_up:
        words[DISCARDS] += 1 << (seat * PER_SEAT)
    if face_up and card == second:
        words[OFFENDER] = seat
    words[LAID] += 1
    words[TURN] = laws.right_of(seat)
    if words[LAID] < SEATS:
        return False
    words[WON + words[WINNER]] |= words[WINNING]
    words[TURN] = words[WINNER]
    words[TRICK] += 1
    words[LAID] = 0
    return bool(words[TRICK] == TRICKS)


@inlined
def act(
    words: Words,
    action: int,
    most: int,
    stake: int,
    redeals: bool,
    rules: Switches,
    reward: Counts,
    passed: Counts,
    final: Words,
) -> tuple[bool, bool]:
    """Do what was decided and go on to the next decision; whether a hand and a match are over.

    `reward` (4) gets what the hand that was played out pays, `passed` what declared ones paid.
    """
    for seat in range(SEATS):
        reward[seat] = passed[seat] = 0
    hand_over = match_over = False
    if words[PHASE] == REDEAL:
        if action == KEEP:
            _ask(words, redeals)
            return False, False
        match_over = _ended(words, final) if words[DEALS] >= most else False
    elif lay(words, action, SECOND_UNDER[words[SECOND]]):
        hand_over = True
        payments = words[HAND:WON]
        keeps = settled(
            words[WON:UP], words[DISCARDS], words[HUNDRED], words[UPCARD], words[OFFENDER],
            words[BANKER], rules, payments, words[DOWN:TOTAL],
        )  # fmt: skip
        for seat in range(SEATS):
            reward[seat] = payments[seat]
        following = words[BANKER] if keeps else laws.banker_after(words[BANKER])
        match_over = _paid(words, payments, following, True, stake, most, final)
    else:
        return False, False
    match_over |= begin(words, most, stake, redeals, rules, passed, final)
    return hand_over, match_over
