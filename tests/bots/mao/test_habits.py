"""How Mao bots behave at the table: what they say, forget, call, hand back and vote."""

from collections import Counter
from functools import cache
from types import SimpleNamespace
from typing import cast

import pytest

from papertiger.bots.mao import BOTS, LEVELS
from papertiger.bots.mao.acting import look
from papertiger.bots.mao.arena import Moment, play_session
from papertiger.bots.mao.evidence import Evidence
from papertiger.bots.mao.house import house_rules
from papertiger.bots.mao.mind import Mind
from papertiger.bots.mao.words import words_in
from papertiger.kernel.inputs import Act
from papertiger.kernel.shuffle import seed_of
from papertiger.mao.cards import Card, Suit
from papertiger.mao.customs import Custom, InForce
from papertiger.mao.events import (
    BadCallMade,
    BallotClosed,
    BreachNoted,
    CardDrawn,
    HandEnded,
    OrderBegan,
    OrderEnded,
    PenaltyGiven,
    Said,
    TurnBegan,
)
from papertiger.mao.moves import (
    BadCall,
    Call,
    Deal,
    DeclineRule,
    Dispute,
    Draw,
    EndPointOfOrder,
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
from papertiger.mao.options import Options, Referee
from papertiger.mao.reasons import Reason
from papertiger.mao.speech import hear
from papertiger.mao.state import Table
from papertiger.mao.view import View
from papertiger.text.catalog import LANGUAGES
from tests.bots.mao.sessions import session

EVERY_MOVE = {
    BadCall, Call, Deal, Dispute, Draw, EndPointOfOrder, GivePenalty, Look, Play, PointOfOrder,
    Release, Return, Say, TurnUp, Vote,
}  # fmt: skip


@cache
def evening(mode: Referee, level: str) -> tuple[Moment, ...]:
    """Thirty hands of six of one level."""
    return tuple(session(Options(referee=mode, end="hands:30"), [level] * 6, f"{mode} {level}"))


def acts(moments: tuple[Moment, ...]) -> list[Act[Move]]:
    """All that was done, refused or not."""
    return [each.given for each in moments if isinstance(each.given, Act)]


def test_beginners_do_all_that_can_be_done_among_players() -> None:
    evenings = evening(Referee.PLAYERS, "beginner") + evening(Referee.BOTH, "beginner")
    done = {type(act.move) for act in acts(evenings)}
    assert done >= EVERY_MOVE
    assert done & {MakeRule, DeclineRule}


def test_in_referee_mode_only_rules_that_the_table_judges_are_called() -> None:
    """The machine calls the rest, rules of the language among them. [MO-69]"""
    rules = (
        InForce(Custom("kings", "Whoever plays a king stands up.")),
        InForce(house_rules("en")["queens_bow"]),
    )
    called = {
        moment.given.move.reason
        for level in BOTS
        for moment in session(Options(end="hands:25"), [level] * 6, f"judged {level}", rules)
        if isinstance(moment.given, Act) and isinstance(moment.given.move, GivePenalty)
    }
    assert called == {"kings"}


def test_beginners_forget_spades_more_often_than_experts() -> None:
    """The named spades among those played by six of a level, under the machine's eye."""
    forgotten = {}
    for level in BOTS:
        options = Options(end="hands:30")
        played = play_session(options, [level] * 6, seed_of("spades"))
        forgotten[level] = played.penalties[Reason.UNNAMED_SPADE]
    assert forgotten["beginner"] > 3 * forgotten["regular"] > 3 * forgotten["expert"]


def test_levels_differ_in_the_order_of_their_names() -> None:
    beginner, regular, expert = (LEVELS[name] for name in ("beginner", "regular", "expert"))
    for worse, better in ((beginner, regular), (regular, expert)):
        assert worse.react > better.react
        assert worse.think > better.think
        assert worse.forgets_spade > better.forgets_spade
        assert worse.notices < better.notices


def test_breaches_are_called_and_sometimes_missed() -> None:
    """Among players most breaches are called, by six pairs of eyes, and not all of them."""
    called = Counter[bool]()
    for moment in evening(Referee.PLAYERS, "beginner"):
        for event in moment.events:
            if isinstance(event, HandEnded):
                called.update(each.penalty is not None for each in event.noticed)
    assert called[True] > called[False] > 0


def test_wrong_calls_are_made_and_handed_back() -> None:
    """What the machine holds for no breach is handed back far more often than what is one."""
    returned: dict[bool, list[bool]] = {True: [], False: []}
    right: dict[int, bool] = {}
    back: set[int] = set()
    for moment in evening(Referee.PLAYERS, "beginner"):
        table = moment.table
        assert isinstance(table, Table)
        for event in moment.events:
            if isinstance(event, PenaltyGiven) and event.reason in tuple(Reason):
                breaches = table.hidden.breaches.reveal()
                right[event.number] = any(each.penalty == event.number for each in breaches)
            if isinstance(event, BadCallMade):
                back.add(event.penalty)
    for number, good in right.items():
        returned[good].append(number in back)
    wrong, fair = returned[False], returned[True]
    assert len(wrong) > 10
    assert sum(wrong) / len(wrong) > 3 * sum(fair) / len(fair)


def test_votes_follow_the_evidence() -> None:
    """Experts mostly uphold what the machine has noticed too, and hardly ever anything else.

    Whoever has given the penalty stands by it and is not counted.
    """
    right: dict[int, bool] = {}
    by: dict[int, int | None] = {}
    upheld = Counter[bool]()
    undone = Counter[bool]()
    for number in range(10):
        options = Options(referee=Referee.PLAYERS, end="hands:20")
        for moment in session(options, ["beginner"] * 3 + ["expert"] * 3, f"votes {number}"):
            table = moment.table
            assert isinstance(table, Table)
            for event in moment.events:
                if isinstance(event, PenaltyGiven) and event.reason in tuple(Reason):
                    breaches = table.hidden.breaches.reveal()
                    right[event.number] = any(each.penalty == event.number for each in breaches)
                    by[event.number] = event.by
                if isinstance(event, BallotClosed) and event.penalty in right:
                    for seat, voice in enumerate(event.voices):
                        if voice is not None and seat > 2 and seat != by[event.penalty]:
                            (upheld if voice else undone)[right[event.penalty]] += 1
    assert upheld[True] > 1.5 * undone[True]
    assert undone[False] > 9 * upheld[False]
    assert min(upheld[True], undone[False]) > 30


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_mo_39_once_begun_the_cards_of_many_sevens_are_drawn_in_time(level: str) -> None:
    drawn, long, late = 0, 0, 0
    for mode in Referee:
        for event in (event for each in evening(mode, level) for event in each.events):
            match event:
                case TurnBegan():
                    drawn = 0
                case CardDrawn():
                    drawn += 1
                    long += drawn == 6
                case BreachNoted():
                    late += event.reason is Reason.NO_DRAW and drawn > 0
                case _:
                    pass
    assert long > 10
    assert late == 0


def test_whoever_calls_a_point_of_order_ends_it() -> None:
    """After three quiet seconds, by its caller, and within the two minutes. [MO-64] [MO-65]"""
    began: dict[str, int] = {}
    ended = 0
    for moment in evening(Referee.REFEREE, "beginner"):
        for event in moment.events:
            if isinstance(event, OrderBegan):
                began = {"at": event.at, "seat": event.seat}
            if isinstance(event, OrderEnded):
                assert isinstance(moment.given, Act)
                assert moment.given.seat == began["seat"]
                assert 3_000 <= event.at - began["at"] < 60_000
                ended += 1
    assert ended > 3


def test_mo_63_in_a_point_of_order_bots_answer_questions_and_nothing_else() -> None:
    """An answer comes a second after a question of somebody else, and is one to that question."""
    words = words_in("en")
    replies = {
        1: {words.replies[each] for each in ("yours", "mine", "other")},
        2: {words.replies[each] for each in ("clockwise", "back")},
        3: {words.replies[each] for each in ("jack", "no-jack")},
    }
    answers, asked = 0, None
    for moment in evening(Referee.PLAYERS, "beginner"):
        for event in moment.events:
            if isinstance(event, OrderBegan | OrderEnded):
                asked = None
            if isinstance(event, Said) and words.question(event.text):
                asked = event
            elif isinstance(event, Said) and event.text in set().union(*replies.values()):
                assert asked is not None
                assert event.text in replies[words.question(asked.text)]
                assert event.seat != asked.seat
                assert event.at - asked.at >= 1_000
                answers += 1
    assert answers > 3


def test_mo_84_a_bot_stands_by_its_own_call() -> None:
    """Nobody hands back what it called itself, or votes against it but by mistake."""
    by: dict[int, int] = {}
    votes = Counter[bool]()
    for act_of in evening(Referee.PLAYERS, "beginner"):
        given = act_of.given
        for event in act_of.events:
            if isinstance(event, PenaltyGiven) and event.by is not None:
                by[event.number] = event.by
        if isinstance(given, Act) and isinstance(given.move, BadCall | Dispute | Vote):
            own = by.get(given.move.penalty) == given.seat
            assert not own or not isinstance(given.move, BadCall)
            if own and isinstance(given.move, Vote):
                votes[given.move.uphold] += 1
    assert votes[True] > 10
    assert votes[False] < 2 * LEVELS["beginner"].misvotes * votes.total()


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_understood_in_every_language(language: str) -> None:
    words = words_in(language)
    phrases = words.phrases
    assert hear(phrases.thanks).thanks
    assert hear(phrases.last_card).last_cards
    assert (hear(phrases.name).once, hear(phrases.name).twice) == (True, False)
    assert (hear(phrases.name_twice).once, hear(phrases.name_twice).twice) == (False, True)
    assert hear(phrases.bad_call).bad_call
    assert [hear(words.suits[suit]).suits for suit in Suit] == [(suit,) for suit in Suit]
    assert len(words.spades) == 13
    for card, name in words.spades.items():
        assert hear(name).spades == (card,)
        both = hear(words.pause.join((name, phrases.last_card)))
        assert both.spades == (card,)
        assert both.last_cards
    for question in words.questions:
        assert hear(question).question
    answers = (*words.answers, *words.replies.values())
    for text in (*words.questions, *answers, *words.rules):
        heard = hear(text)
        assert not any((heard.name, heard.spades, heard.suits, heard.point_of_order))
    for text in (*answers, *words.rules):
        assert not hear(text).question


def test_words_said_in_time_are_no_breach() -> None:
    evidence = Evidence()
    evidence.owe(1, Reason.UNNAMED_SPADE, 3_000, Card("5S"))
    assert evidence.hear(1, hear("six of spades")) == []
    assert evidence.hear(2, hear("five of spades")) == []
    assert evidence.hear(1, hear("five of spades")) == [Reason.UNNAMED_SPADE]
    assert not evidence.has(1, Reason.UNNAMED_SPADE, 60_000)


def test_words_not_said_are_a_breach_once() -> None:
    evidence = Evidence()
    evidence.owe(1, Reason.NO_LAST_CARD, 3_000)
    assert not evidence.has(1, Reason.NO_LAST_CARD, 3_250)
    assert evidence.punish(1, Reason.NO_LAST_CARD, 4_000)
    assert not evidence.punish(1, Reason.NO_LAST_CARD, 4_000)


def test_the_next_act_closes_the_words_with_a_card_and_no_others() -> None:
    evidence = Evidence()
    evidence.owe(1, Reason.UNNAMED_SPADE, 3_000, Card("5S"))
    evidence.owe(1, Reason.NO_THANKS, 7_000)
    evidence.act(1)
    assert evidence.has(1, Reason.UNNAMED_SPADE, 100)
    assert not evidence.has(1, Reason.NO_THANKS, 100)


def test_one_thank_you_is_for_one_penalty() -> None:
    evidence = Evidence()
    evidence.owe(1, Reason.NO_THANKS, 7_000)
    evidence.owe(1, Reason.NO_THANKS, 8_000)
    assert evidence.hear(1, hear("thank you")) == [Reason.NO_THANKS]
    assert evidence.has(1, Reason.NO_THANKS, 9_000)


@pytest.mark.parametrize("cards", [0, 1])
def test_mo_9_who_holds_no_card_looks_at_none(cards: int) -> None:
    """As after a point of order that is called while the last card waits to be a win."""
    mind = Mind(0, 5, Options(), LEVELS["expert"], words_in("en"), "seed")
    view = cast("View", SimpleNamespace(hands=(cards, 3, 3, 3, 3)))
    assert look(mind, lambda: view, 0) == (Look() if cards else None)
