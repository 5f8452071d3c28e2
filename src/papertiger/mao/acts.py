"""Acts of people: which are refused because they are impossible, and what the others do."""

from typing import assert_never

from msgspec.structs import replace

from papertiger.kernel.game import Refused
from papertiger.kernel.secret import Secret
from papertiger.mao.away import come_back, leave
from papertiger.mao.cards import Card, Suit
from papertiger.mao.course import Course, changed, concealed, put
from papertiger.mao.customs import InForce, Verdict
from papertiger.mao.customs.limits import MOST_RULES
from papertiger.mao.events import EndAgreed, Gestured, RuleDeclined, RuleMade, Said
from papertiger.mao.jacks import call_suit, can_call, release
from papertiger.mao.judge import give_penalty, reasons, refuse_call
from papertiger.mao.moves import (
    AgreeEnd,
    BadCall,
    Call,
    Deal,
    DeclineRule,
    Dispute,
    Draw,
    EndPointOfOrder,
    Gesticulate,
    GivePenalty,
    Leave,
    Look,
    MakeRule,
    Move,
    Play,
    PointOfOrder,
    Quit,
    Release,
    Return,
    Say,
    TimeIsUp,
    TurnUp,
    Vote,
)
from papertiger.mao.obligations import close_customs
from papertiger.mao.options import END, FEWEST_SEATS, Making
from papertiger.mao.playing import draw, play
from papertiger.mao.points_of_order import begin_order, end_or_wish, refuse_end, refuse_order
from papertiger.mao.quitting import leave_for_good
from papertiger.mao.rulings import in_force, may_bind, room_for
from papertiger.mao.session import close_making, end_game, is_over
from papertiger.mao.speaking import close_duties, hear_duties, judge_words
from papertiger.mao.speech import hear
from papertiger.mao.start import begin_deal, look, refuse_deal, seated, turn_up, unlock_if_acted
from papertiger.mao.state import Phase, Public, Table, hand_of
from papertiger.mao.times import allowance, challenge
from papertiger.mao.votes import (
    bad_call,
    dispute,
    find,
    newest_to_hand_back,
    refuse_bad_call,
    refuse_dispute,
    vote,
    voters,
)

Acted = Course | Refused


def act(  # noqa: C901, PLR0912 one case a move
    course: Course, seat: int, move: Move, at: int, *, lag: int
) -> Acted:
    """What a seat's move leads to, or why it is impossible now."""
    public = course.table.public
    if public.phase is Phase.GAME_OVER and not isinstance(move, Say | Gesticulate):
        return Refused("game_over", "MO-3")
    if public.gone[seat]:
        return Refused("gone", "MO-97")
    match move:
        case Deal():
            return _deal(course, seat, move.cards, at)
        case TurnUp():
            return _turn_up(course, seat, at, hold=move.hold)
        case Look():
            return _look(course, seat, at)
        case Play():
            return _play(course, seat, move, at)
        case Draw():
            return _draw(course, seat, at)
        case Call():
            return _call(course, seat, move.suit, at, lag)
        case Release():
            return _release(course, seat, at)
        case Say():
            return _say(course, seat, move.text, at, lag)
        case Gesticulate():
            return changed(course, Gestured(at, seat, move.name))
        case GivePenalty():
            return _give_penalty(course, seat, move, at)
        case BadCall() | Dispute():
            return _challenge(course, seat, move, at)
        case Vote():
            return _vote(course, seat, move, at)
        case PointOfOrder():
            return refuse_order(public, seat) or begin_order(course, seat, at)
        case EndPointOfOrder():
            return _end_order(course, seat, at)
        case MakeRule():
            return _make_rule(course, seat, move, at)
        case DeclineRule():
            return _decline_rule(course, seat, at)
        case Leave():
            return Refused("away", "MO-97") if public.away[seat] else leave(course, seat, at)
        case Return():
            return come_back(course, seat, at) if public.away[seat] else Refused("here", "MO-97")
        case Quit():
            return leave_for_good(course, seat, at)
        case AgreeEnd():
            return _agree_end(course, seat, move.end, at)
        case TimeIsUp():
            return _time_is_up(course, at)
        case _:
            assert_never(move)


def _deal(course: Course, seat: int, cards: int, at: int) -> Acted:
    """The dealer deals, between two hands and no rule being made. [MO-6] [MO-7]"""
    public = course.table.public
    if public.phase is not Phase.HAND_OVER:
        return Refused("not_between_hands", "MO-7")
    if seat != public.dealer:
        return Refused("not_the_dealer", "MO-6", {"dealer": public.dealer})
    if seated(public) < FEWEST_SEATS:
        return Refused("too_few_seats", "MO-2", {"low": FEWEST_SEATS})
    return refuse_deal(public, cards) or begin_deal(course, cards, at)


def _turn_up(course: Course, seat: int, at: int, *, hold: bool) -> Acted:
    """Turning up the first card is the dealer's act, once. [MO-11]"""
    public = course.table.public
    if public.phase is not Phase.DEAL:
        return Refused("nothing_to_turn_up", "MO-11")
    if seat != public.dealer:
        return Refused("not_the_dealer", "MO-11", {"dealer": public.dealer})
    return turn_up(course, at, hold=hold)


def _look(course: Course, seat: int, at: int) -> Acted:
    public = course.table.public
    if public.phase not in (Phase.DEAL, Phase.PLAY):
        return Refused("no_hand", "MO-9")
    return look(course, seat, at)


def _play(course: Course, seat: int, move: Play, at: int) -> Acted:
    """A card that is held, and has been looked at, can be played. [MO-13] [MO-67]"""
    public = course.table.public
    refused = _refuse_cards(public)
    if refused is not None:
        return refused
    if not public.looked[seat]:
        return Refused("not_looked", "MO-13")
    if move.card not in hand_of(course.table, seat):
        return Refused("not_in_hand", "MO-16", {"card": move.card})
    if _waits(course.table, seat, move.card):
        return Refused("play_waits", "MO-42")
    course = _own_act(course, seat, at)
    return unlock_if_acted(play(course, seat, move.card, at, hold=move.hold), at)


def _draw(course: Course, seat: int, at: int) -> Acted:
    refused = _refuse_cards(course.table.public)
    if refused is not None:
        return refused
    return unlock_if_acted(draw(_own_act(course, seat, at), seat, at), at)


def _own_act(course: Course, seat: int, at: int) -> Course:
    """A play or draw ends being away, and closes before it what had to be said. [MO-48] [MO-97]"""
    course = close_duties(come_back(course, seat, at), seat, at)
    return unlock_if_acted(close_customs(course, seat, at), at)


def _refuse_cards(public: Public) -> Refused | None:
    """Cards move only in play, and not in a point of order. [MO-11] [MO-67]"""
    if public.phase is not Phase.PLAY:
        return Refused("not_in_play", "MO-11")
    if public.order is not None:
        return Refused("point_of_order", "MO-67")
    return None


def _waits(table: Table, seat: int, card: Card) -> bool:
    """Whether this very card of the seat waits for the outcome of the race already. [MO-42]"""
    race = table.public.race
    waits = race is not None and race.waiting is not None and race.waiting[:2] == (seat, card)
    return waits and hand_of(table, seat).count(card) == 1


def _call(course: Course, seat: int, suit: Suit, at: int, lag: int) -> Acted:
    """A suit is called: on the held jack, or in the race. [MO-41] [MO-42] [MO-67]"""
    public = course.table.public
    refused = _refuse_cards(public)
    if refused is not None:
        return refused
    if not can_call(public, seat):
        return Refused("no_call_due", "MO-42")
    return call_suit(course, seat, suit, at, lag)


def _release(course: Course, seat: int, at: int) -> Acted:
    """The finger leaves the jack; words due with it are closed before. [MO-41] [MO-67]

    A last-card jack need not be released, and it changes nothing. [MO-58]
    """
    public = course.table.public
    refused = _refuse_cards(public)
    if refused is not None:
        return refused
    win = public.win
    if win is not None and win.seat == seat and win.held:
        course = close_duties(changed(course, win=replace(win, held=False)), seat, at)
        return close_customs(course, seat, at)
    if public.held is None or public.held.seat != seat:
        return Refused("nothing_held", "MO-41")
    course = close_customs(close_duties(course, seat, at), seat, at)
    course = release(course, seat, at)
    return unlock_if_acted(course, at)


def _say(course: Course, seat: int, text: str, at: int, lag: int) -> Acted:
    """Anything may be said at any time; some of it does something. [MO-51] [MO-54] [MO-60]

    At a silent table only the game's phrases are, while a hand is played, unless made-up rules
    that may ask for others are in force. [MO-54]
    """
    heard = hear(text)
    public = course.table.public
    hushed = public.options.silence and not may_bind(course.table)
    silent = hushed and public.phase is Phase.PLAY and public.order is None
    if silent and not heard.phrase:
        return Refused("silence", "MO-54")
    course = changed(course, Said(at, seat, text))
    if public.order is not None:
        course = changed(course, order=replace(public.order, spoken=at))
    elif heard.point_of_order and refuse_order(public, seat) is None:
        course = begin_order(course, seat, at)
    if public.phase in (Phase.DEAL, Phase.PLAY):
        course = hear_duties(course, seat, heard, at)
    for suit in heard.suits:
        if can_call(course.table.public, seat):
            course = call_suit(course, seat, suit, at, lag)
    penalty = newest_to_hand_back(public, seat, at) if heard.bad_call else None
    if penalty is not None and public.order is None and public.phase is Phase.PLAY:
        course = bad_call(course, seat, penalty, at)
    return unlock_if_acted(judge_words(course, seat, heard, at), at)


def _give_penalty(course: Course, seat: int, move: GivePenalty, at: int) -> Acted:
    """Penalties are given while a hand is played, and not in a point of order. [MO-61] [MO-82]"""
    public = course.table.public
    if public.phase is not Phase.PLAY:
        return Refused("not_in_play", "MO-82")
    if public.order is not None:
        return Refused("point_of_order", "MO-61")
    refused = refuse_call(course.table, seat, move, at)
    return refused or give_penalty(course, seat, move, at)


def _challenge(course: Course, seat: int, move: BadCall | Dispute, at: int) -> Acted:
    """A penalty is handed back or disputed. [MO-61] [MO-70] [MO-72]"""
    public = course.table.public
    if public.order is not None:
        return Refused("point_of_order", "MO-61")
    penalty = find(public, move.penalty)
    if public.phase is not Phase.PLAY or penalty is None:
        return Refused("no_such_penalty", "MO-70", {"penalty": move.penalty})
    if isinstance(move, BadCall):
        refused = refuse_bad_call(public, seat, penalty, at)
        return refused or bad_call(course, seat, penalty, at)
    return refuse_dispute(public, seat, penalty, at) or dispute(course, seat, penalty, at)


def _vote(course: Course, seat: int, move: Vote, at: int) -> Acted:
    """A voice in the running vote; it cannot be changed. [MO-72]"""
    public = course.table.public
    ballot = public.ballot
    if ballot is None or ballot.penalty != move.penalty:
        return Refused("no_vote", "MO-72", {"penalty": move.penalty})
    if seat not in voters(public):
        return Refused("away_cannot_vote", "MO-97")
    if ballot.voices[seat] is not None:
        return Refused("voted_already", "MO-72", {"penalty": move.penalty})
    if at > ballot.since + challenge(public, seat) + allowance(public, seat):
        return Refused("vote_over", "MO-72", {"penalty": move.penalty})
    return vote(course, ballot, seat, at, uphold=move.uphold)


def _end_order(course: Course, seat: int, at: int) -> Acted:
    public = course.table.public
    refused = refuse_end(public, seat, at)
    if refused is not None or public.order is None:
        return refused or Refused("no_order", "MO-64")
    return unlock_if_acted(end_or_wish(course, public.order, seat, at), at)


def _make_rule(course: Course, seat: int, move: MakeRule, at: int) -> Acted:
    """A winner of three adds a rule before a deal, unless its trial failed. [MO-89] [MO-94]

    It may bear the id of another's secret rule: a refusal would betray that. [MO-91]
    """
    public = course.table.public
    if not _may_make(public, seat):
        return Refused("no_rule_due", "MO-89")
    if move.rule.id in reasons(course.table, seat):
        return Refused("rule_id_taken", "MO-89", {"id": move.rule.id})
    if move.verdict is not Verdict.ACCEPTED:
        return Refused("rule_spoils_the_game", "MO-94", {"verdict": move.verdict})
    full = len(in_force(course.table)) >= MOST_RULES
    if full or not room_for(course.table, seat, move.rule):
        return Refused("too_many_rules", "MO-92", {"most": MOST_RULES})
    secret = move.secret or public.options.making is Making.SECRET
    made = InForce(move.rule, seat, secret)
    course = changed(course, RuleMade(at, seat, Secret(made)))
    if secret:
        hidden = course.table.hidden
        course = concealed(
            course,
            rules=Secret((*hidden.rules.reveal(), made)),
            after=Secret((*hidden.after.reveal(), len(public.rules))),
        )
    else:
        course = changed(course, rules=(*public.rules, made))
    return _right_used(course, seat, at)


def _decline_rule(course: Course, seat: int, at: int) -> Acted:
    """A winner of three makes no rule. [MO-89]"""
    if not _may_make(course.table.public, seat):
        return Refused("no_rule_due", "MO-89")
    return _right_used(changed(course, RuleDeclined(at, seat)), seat, at)


def _may_make(public: Public, seat: int) -> bool:
    between = public.phase in (Phase.HAND_OVER, Phase.MAKE_RULE)
    return between and public.rights[seat] > 0


def _right_used(course: Course, seat: int, at: int) -> Course:
    public = course.table.public
    course = changed(course, rights=put(public.rights, seat, public.rights[seat] - 1))
    waited_for = public.phase is Phase.MAKE_RULE and public.winner == seat
    return close_making(course, at) if waited_for else course


def _time_is_up(course: Course, at: int) -> Course:
    """The hour has come, the first time that it is told; a running hand is finished. [MO-4]"""
    public = course.table.public
    if public.time_up is None:
        course = changed(course, time_up=at)
    running = public.phase in (Phase.SHUFFLE, Phase.DEAL, Phase.PLAY)
    return course if running else end_game(course, at)


def _agree_end(course: Course, seat: int, end: str, at: int) -> Acted:
    """The end of the game changes when everybody at the table wants the same. [MO-3]

    It takes the place of an hour that has come. Between hands it is the end at once if it has come
    already itself.
    """
    if not END.fullmatch(end):
        return Refused("unknown_end", "MO-3", {"end": end})
    public = course.table.public
    wishes = put(public.wishes, seat, end)
    course = changed(course, wishes=wishes)
    present = [wish for wish, gone in zip(wishes, public.gone, strict=True) if not gone]
    if any(wish != end for wish in present):
        return course
    agreed = EndAgreed(at, end)
    course = changed(course, agreed, end=end, time_up=None, wishes=(None,) * public.seats)
    between = public.phase in (Phase.HAND_OVER, Phase.MAKE_RULE)
    return end_game(course, at) if between and is_over(course.table.public, at) else course
