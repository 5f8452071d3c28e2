"""The lesson of Madiao: its hand follows the rules, its payments are the engine's."""

import msgspec
import pytest
from rich.cells import cell_len

from papertiger.kernel.game import Refused
from papertiger.lessons import course as courses
from papertiger.lessons.course import Course
from papertiger.lessons.madiao_stage import written
from papertiger.lessons.script import script
from papertiger.madiao import laws, notation
from papertiger.madiao.cards import mask
from papertiger.madiao.events import FinishedHand
from papertiger.madiao.hand_json import settle_hand
from papertiger.madiao.patterns import has_five_of_a_suit, meld_in
from papertiger.madiao.settle import Settlement, in_deal_order
from papertiger.madiao.tricks import Face
from papertiger.text.catalog import LANGUAGES, Catalog
from tests.tui.learning import at_step, fresh, telling

LESSON = script("madiao")
HAND = notation.read(LESSON.stage).hands[0]


def finished(course: Course) -> FinishedHand:
    """The hand of a lesson that has come to its settlement."""
    hand = course.stage.show(course.moment.table).previous
    assert isinstance(hand, FinishedHand)
    return hand


def reached(name: str) -> list[Course]:
    """The lesson at a step, by every way that its script allows."""
    found, waiting = [], [fresh()]
    while waiting:
        course = waiting.pop()
        if course.step.id == name:
            found.append(course)
            continue
        for act in course.step.want or (courses.shown(course),):
            after = courses.answer(course, act)
            if after.wrong is None:
                waiting.append(after)
    return found


def test_the_hand_is_one_that_the_cut_and_the_deal_can_give() -> None:
    assert laws.first_dealt(HAND.banker, HAND.stock[0].place) == HAND.first == LESSON.seat
    for seat in in_deal_order(HAND.first):
        assert meld_in(mask(HAND.hands[seat])) is None
        assert not has_five_of_a_suit(mask(HAND.hands[seat]))


def test_every_way_through_the_script_ends_in_the_same_payments() -> None:
    ways = reached("ledger")
    assert len(ways) == 4
    settlements = {msgspec.json.encode(finished(course).settlement) for course in ways}
    assert len(settlements) == 1


def test_the_payments_are_those_of_the_hand_on_paper() -> None:
    for course in reached("ledger"):
        hand = finished(course)
        noted = notation.as_json(
            notation.noted(hand), course.stage.show(course.moment.table).options
        )
        settled = settle_hand(noted)
        assert isinstance(settled, Settlement)
        assert settled.payments == hand.settlement.payments == (7, 2, -6, -3)


def test_the_lines_are_those_that_the_texts_speak_of() -> None:
    lines = finished(at_step("end")).settlement.lines
    spoken = {
        step.id: [
            (lines[n - 1].payer, lines[n - 1].payee, lines[n - 1].stakes, lines[n - 1].clause)
            for n in step.lines
            if n
        ]
        for step in LESSON.steps
        if step.lines
    }
    assert spoken == {
        "yours": [(2, 0, 1, "MD-6.4"), (2, 0, 3, "MD-6.7")],
        "others": [
            (2, 1, 1, "MD-6.3"),
            (2, 1, 1, "MD-6.4"),
            (3, 2, 1, "MD-6.2"),
            (3, 2, 2, "MD-5.5"),
        ],
        "from-others": [(1, 0, 1, "MD-6.12"), (3, 0, 1, "MD-6.12")],
        "second-upcard": [(2, payee, 1, "MD-6.13") for payee in (0, 1, 3)],
        "result": [],
    }
    assert sum(map(len, spoken.values())) == len(lines)


def test_a_third_trick_earns_nothing_for_the_hundred() -> None:
    """What the question `third` is about, by the engine: Feng lets S6 have the trick."""
    course = at_step("refrain")
    table = course.moment.table
    for text in ("S6", "-S7", "M2", "-M7", "-S5", "-M9"):
        stepped = course.stage.step(table, course.stage.scripted(table, text, 0)[0])
        assert not isinstance(stepped, Refused)
        table = stepped.table
    hand = course.stage.show(table).previous
    assert sum(line.earner == 0 and line.clause == "MD-6.3" for line in hand.settlement.lines) == 1
    assert not {"MD-6.7", "MD-6.12"} & {line.clause for line in hand.settlement.lines}


def test_what_the_texts_say_of_the_table_is_so() -> None:
    """Who holds which card, and who takes which trick."""
    course = at_step("last")
    tricks = course.stage.show(course.moment.table).board.tricks
    assert [trick.winner for trick in tricks] == [0, 2, 1, 1, 0, 2, 1]
    owners = {"S7": 1, "C1": 1, "MM": 1, "TM": 2, "CH": 2, "M9": 3, "C8": 3}
    for card, seat in owners.items():
        assert card in HAND.hands[seat]
    assert [card.value for card in HAND.stock[:2]] == ["S9", "C0"]


def wants() -> list[str]:
    """The steps at which a card is asked for."""
    return [step.id for step in LESSON.steps if step.want]


@pytest.mark.parametrize("name", wants())
def test_every_card_either_way_up_leads_on_or_is_answered_for_itself(name: str) -> None:
    course = at_step(name)
    view = course.stage.show(course.moment.table)
    led_on = 0
    for card in view.hand:
        for face in Face:
            after = courses.answer(course, written(card, face))
            if after.wrong is None:
                led_on += 1
                continue
            assert after.moments == course.moments
            assert after.wrong.word or after.wrong.refused, written(card, face)
    assert led_on >= 1


@pytest.mark.parametrize("name", wants())
def test_every_answer_that_the_script_has_is_given_to_some_card(name: str) -> None:
    given = set()
    for course in reached(name):
        for card in course.stage.show(course.moment.table).hand:
            for face in Face:
                wrong = courses.answer(course, written(card, face)).wrong
                given |= {wrong.word} if wrong is not None and wrong.word else set()
    assert given == set(course.step.wrong.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_fits_in_the_line_above_the_hand(language: str) -> None:
    course = fresh()
    while not course.over:
        assert cell_len(telling(language).ask(course)) <= 78, course.step.id
        course = courses.answer(course, courses.shown(course))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_call_the_players_by_their_names(language: str) -> None:
    """The names are written out, since Russian inflects them: none may be another than shown."""
    words = Catalog(language, "play", "learn-madiao")
    text = words.say("learn-madiao-exposed")
    for name in words.say("play-bot-names").split()[1:]:
        assert name in text
