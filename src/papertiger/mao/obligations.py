"""What made-up rules ask of players: due, done in time, or a breach of the rule. [MO-91] [MO-92]

The windows are those of the base rules: words count from a second before, the allowance of the
seat comes on top, the seat's own next act closes them. [MO-48]
"""

from typing import Any, assert_never

from msgspec.structs import replace

from papertiger.kernel.secret import Secret
from papertiger.mao import laws
from papertiger.mao.course import Course, changed, concealed
from papertiger.mao.customs.choices import chosen, kept_of
from papertiger.mao.customs.deeds import ChoiceDue, GestureDue, HasteDue, SilenceDue, WordsDue
from papertiger.mao.customs.memory import Due, Memory, Owed, Utterance
from papertiger.mao.customs.phrases import said_freely, says, spoken
from papertiger.mao.customs.scene import Happening, Kind, Tally
from papertiger.mao.gestures import Gesture
from papertiger.mao.penalties import notice_custom
from papertiger.mao.reasons import Unnamed
from papertiger.mao.state import Table
from papertiger.mao.times import play_time, scaled

MOST_OWED = 24
"""So much can be due by rules at one time."""
MOST_OWED_ALIKE = 6
"""So much can be due by one rule from one seat at one time."""


def memory_of(table: Table) -> Memory:
    """What the rules remember."""
    return table.hidden.memory.reveal()


def remember(course: Course, **fields: Any) -> Course:
    """The course with something else remembered."""
    return concealed(course, memory=Secret(replace(memory_of(course.table), **fields)))


def owe(course: Course, rule: int, due: Due, at: int) -> tuple[Course, tuple[Happening, ...]]:
    """A rule asks something of a seat; the same once only, and of nobody who is away. [MO-48]"""
    public, memory = course.table.public, memory_of(course.table)
    seat, when = due.seat, play_time(public, at)
    same = any((each.rule, each.due, each.moment) == (rule, due, when) for each in memory.owed)
    alike = sum((each.rule, each.seat) == (rule, seat) for each in memory.owed)
    full = len(memory.owed) >= MOST_OWED or alike >= MOST_OWED_ALIKE
    if same or full or public.away[seat]:
        return course, ()
    until = when + scaled(public, seat, due.within)
    owed = Owed(rule, seat, due, when, until, public.begun, public.plays)
    course = changed(course, begun=public.begun + 1)
    course = remember(course, owed=(*memory.owed, owed))
    followed: tuple[Happening, ...] = ()
    for each in memory.said:
        early = each.seat == seat and each.at >= when - laws.SPOKEN_BEFORE
        if early and owed in memory_of(course.table).owed:
            course, followed = _answered(course, owed, each.parts)
    return course, followed


def hear_customs(course: Course, seat: int, text: str, at: int) -> tuple[Course, list[Happening]]:
    """What was said does what rules asked for, makes a choice, or breaks a silence."""
    public = course.table.public
    parts, when = spoken(text), play_time(public, at)
    followed: list[Happening] = []
    for owed in memory_of(course.table).owed:
        if owed.seat == seat and owed in memory_of(course.table).owed:
            if isinstance(owed.due, SilenceDue) and said_freely(text):
                course = close_owed(course, owed, at, broken=True)
            else:
                course, more = _answered(course, owed, parts)
                followed += more
    memory = memory_of(course.table)
    lately = tuple(each for each in memory.said if each.at >= when - laws.SPOKEN_BEFORE)
    return remember(course, said=(*lately, Utterance(seat, when, parts))), followed


def _answered(
    course: Course, owed: Owed, parts: tuple[str, ...]
) -> tuple[Course, tuple[Happening, ...]]:
    """An utterance as the answer to what is due, if it is one."""
    public, memory = course.table.public, memory_of(course.table)
    left = tuple(each for each in memory.owed if each is not owed)
    due = owed.due
    match due:
        case WordsDue():
            if says(parts, due.phrases) and not _awaits_others(memory, owed):
                return remember(course, owed=left), ()
        case ChoiceDue():
            number = chosen(due.subject, parts, owed.seat, public.seats)
            if number is not None:
                course = remember(course, owed=left)
                for tally in kept_of(owed.rule, due, number):
                    course = keep(course, tally)
                return course, (Happening(Kind.CHOSE, owed.seat, name=f"{owed.rule} {due.name}"),)
        case GestureDue() | HasteDue() | SilenceDue():
            pass
        case _:
            assert_never(due)
    return course, ()


def _awaits_others(memory: Memory, owed: Owed) -> bool:
    """Whether somebody comes first in the round of these words."""
    return any(
        isinstance(each.due, WordsDue)
        and isinstance(owed.due, WordsDue)
        and (each.rule, each.moment, each.due.phrases) == (owed.rule, owed.moment, owed.due.phrases)
        and each.due.place < owed.due.place
        for each in memory.owed
    )


def see_gesture(course: Course, seat: int, gesture: Gesture) -> Course:
    """A gesture that is due was made."""
    left = tuple(
        each
        for each in memory_of(course.table).owed
        if not (
            each.seat == seat and isinstance(each.due, GestureDue) and each.due.gesture is gesture
        )
    )
    return remember(course, owed=left)


def keep(course: Course, tally: Tally) -> Course:
    """A rule keeps a number in place of the one before."""
    others = tuple(
        each
        for each in memory_of(course.table).tallies
        if (each.rule, each.name, each.seat) != (tally.rule, tally.name, tally.seat)
    )
    return remember(course, tallies=(*others, tally))


def close_customs(course: Course, seat: int, at: int) -> Course:
    """A seat's own next act closes what rules asked of it; haste was made with it. [MO-48]"""
    for owed in memory_of(course.table).owed:
        if owed.seat == seat and not isinstance(owed.due, SilenceDue):
            course = close_owed(course, owed, at, broken=_is_missing(owed.due))
    return course


def owed_closed(course: Course, owed: Owed, at: int) -> Course:
    """The time for something due is over: a silence was kept, all else is missing."""
    broken = isinstance(owed.due, HasteDue) or _is_missing(owed.due)
    return close_owed(course, owed, at, broken=broken)


def _is_missing(due: Due) -> bool:
    """Whether what is due by words or gestures, and was not done, is a breach."""
    match due:
        case WordsDue() | GestureDue():
            return True
        case ChoiceDue():
            return due.must
        case HasteDue() | SilenceDue():
            return False
        case _:
            assert_never(due)


def close_owed(course: Course, owed: Owed, at: int, *, broken: bool) -> Course:
    """Something due is over; who comes after it in a round is excused if it is missing."""
    memory = memory_of(course.table)
    if owed not in memory.owed:
        return course
    left = tuple(
        each
        for each in memory.owed
        if each is not owed and not (broken and comes_after(owed, each))
    )
    course = remember(course, owed=left)
    return notice_custom(course, owed.seat, owed.rule, _breach(owed.due), at) if broken else course


def _breach(due: Due) -> Unnamed:
    """What it is called when something due was not done, and its rule is not named. [MO-91]"""
    match due:
        case WordsDue() | ChoiceDue():
            return Unnamed.NOT_SAID
        case GestureDue():
            return Unnamed.NOT_GESTURED
        case HasteDue():
            return Unnamed.TOO_SLOW
        case SilenceDue():
            return Unnamed.WRONG_WORDS
        case _:
            assert_never(due)


def comes_after(owed: Owed, other: Owed) -> bool:
    """Whether the other comes after this one in a round of words."""
    due, later = owed.due, other.due
    if not isinstance(due, WordsDue) or not isinstance(later, WordsDue):
        return False
    same = (owed.rule, owed.moment, due.phrases) == (other.rule, other.moment, later.phrases)
    return same and later.place > due.place


def forget_play(course: Course, play: int) -> Course:
    """A card came back: nothing is due for it any more. [MO-50]"""
    memory = memory_of(course.table)
    if not memory.owed and not memory.postponed:
        return course
    return remember(
        course,
        owed=tuple(each for each in memory.owed if each.play != play),
        postponed=tuple(each for each in memory.postponed if each.play != play),
    )
