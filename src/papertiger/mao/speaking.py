"""What must be said, when, and what may not be: the duties of speech. [MO-48] to [MO-59]"""

from msgspec.structs import replace

from papertiger.mao import laws
from papertiger.mao.cards import Card, Suit
from papertiger.mao.course import Course, changed
from papertiger.mao.penalties import notice, thank
from papertiger.mao.reasons import Reason
from papertiger.mao.speech import Heard
from papertiger.mao.state import Duty, DutyKind, Phase, Public, hand_of
from papertiger.mao.times import play_time, scaled
from papertiger.mao.winning import hear_name

REASONS = {
    DutyKind.SPADE: Reason.UNNAMED_SPADE,
    DutyKind.LAST_CARD: Reason.NO_LAST_CARD,
}


def owe_words(course: Course, seat: int, card: Card, at: int, *, left: int) -> Course:
    """A card was played: its name if a spade, and "Last card" if one is left. [MO-48] [MO-55]

    Words said up to a second before count. [MO-49] [MO-50] [MO-56] So "Last card" is due with a
    two as well. [MO-35]
    """
    public = course.table.public
    when = play_time(public, at)
    until = when + scaled(public, seat, laws.SPOKEN_AFTER)
    kinds = [DutyKind.SPADE] if card.suit is Suit.SPADES else []
    if left == 1:
        kinds.append(DutyKind.LAST_CARD)
    if not kinds:
        return course
    recent = list(public.recent)
    duties = list(public.duties)
    for kind in kinds:
        said = next(
            (
                place
                for place, (who, then, heard) in enumerate(recent)
                if who == seat and then >= when - laws.SPOKEN_BEFORE and fulfils(heard, kind, card)
            ),
            None,
        )
        if said is None:
            begun = public.begun + len(duties)
            duties.append(Duty(seat, kind, card, begun, until, public.plays))
        else:
            recent[said] = (*recent[said][:2], unsaid(recent[said][2], kind, card))
    begun = public.begun + len(duties)
    return changed(course, duties=tuple(duties), recent=tuple(recent), begun=begun)


def unsaid(heard: Heard, kind: DutyKind, card: Card) -> Heard:
    """An utterance without the words that have been used: they count for one card. [MO-48]"""
    match kind:
        case DutyKind.SPADE:
            left = list(heard.spades)
            left.remove(card)
            return replace(heard, spades=tuple(left))
        case DutyKind.LAST_CARD:
            return replace(heard, last_cards=heard.last_cards - 1)


def fulfils(heard: Heard, kind: DutyKind, card: Card) -> bool:
    """Whether an utterance is what was due. [MO-48] [MO-55]"""
    match kind:
        case DutyKind.SPADE:
            return card in heard.spades
        case DutyKind.LAST_CARD:
            return heard.last_cards > 0


def close_duties(course: Course, seat: int, at: int) -> Course:
    """A seat's own next act closes what it still had to say, before it takes effect. [MO-48]"""
    for duty in course.table.public.duties:
        if duty.seat == seat:
            course = close_duty(course, duty, at)
    return course


def close_duty(course: Course, duty: Duty, at: int) -> Course:
    """The time for a word is over: each missing one is a breach. [MO-48] [MO-49] [MO-55]"""
    left = tuple(each for each in course.table.public.duties if each is not duty)
    return notice(changed(course, duties=left), duty.seat, REASONS[duty.kind], at)


def hear_duties(course: Course, seat: int, heard: Heard, at: int) -> Course:
    """Words that fulfil duties: names, "Last card", the name of the game, thanks. [MO-49]"""
    public = course.table.public
    left, unused = [], heard
    for duty in public.duties:
        if duty.seat == seat and fulfils(unused, duty.kind, duty.card):
            unused = unsaid(unused, duty.kind, duty.card)
        else:
            left.append(duty)
    if len(left) < len(public.duties):
        course = changed(course, duties=tuple(left))
    if heard.once or heard.twice:
        course = hear_name(course, seat, heard, at)
    if heard.thanks:
        course = thank(course, seat)
    if public.order is not None:
        return course
    when = play_time(public, at)
    recent = tuple(each for each in public.recent if each[1] >= when - laws.SPOKEN_BEFORE)
    return changed(course, recent=(*recent, (seat, when, unused)))


def judge_words(course: Course, seat: int, heard: Heard, at: int) -> Course:
    """Words that are themselves breaches: one of each kind an utterance. [MO-51] to [MO-54]"""
    public = course.table.public
    if public.phase is not Phase.PLAY or public.order is not None:
        return course
    if heard.question:
        course = notice(course, seat, Reason.QUESTION, at)
    if not heard.name or _may_name(public, seat):
        return course
    winning = public.win is not None and public.win.seat == seat
    if len(hand_of(course.table, seat)) == 1 and not winning:
        early = (seat, play_time(public, at), public.begun)
        names = (*public.early_names, early)
        return changed(course, early_names=names, begun=public.begun + 1)
    return notice(course, seat, Reason.SAID_NAME, at)


def _may_name(public: Public, seat: int) -> bool:
    """Whether the name is free for this seat: the winner's, in time. [MO-51] [MO-57]"""
    win = public.win
    return win is not None and win.seat == seat and (win.said or not win.named)


def names_in_vain(course: Course, seat: int, at: int) -> Course:
    """The last card came back: a name said for it was said too early. [MO-88]"""
    for early in course.table.public.early_names:
        if early[0] == seat:
            course = name_too_early(course, early, at)
    return course


def name_too_early(course: Course, early: tuple[int, int, int], at: int) -> Course:
    """A name said with one card left, and no last card within a second. [MO-52] [MO-57]"""
    left = tuple(each for each in course.table.public.early_names if each is not early)
    return notice(changed(course, early_names=left), early[0], Reason.SAID_NAME, at)
