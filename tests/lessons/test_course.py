"""The course of a lesson: on, back, wrong, shown, left and come back to."""

from papertiger.lessons import course as courses
from papertiger.lessons.course import Course
from papertiger.lessons.madiao_stage import stage
from papertiger.lessons.script import Script, read

LITTLE = """
game = "madiao"
seat = 0
stage = '''
banker 2 first 0
0: HM T50 M4 M2 S8 S6 C3 C9
1: MM T80 T70 T30 M7 S7 C1 C7
2: TM T60 M3 S5 S3 S2 CH C6
3: T40 T20 M9 M8 M6 M1 S1 C8
stock: S9 C0
'''

[[steps]]
id = "read"
part = "p"
clause = "MD-1.1"

[[steps]]
id = "question"
part = "p"
clause = "MD-1.1"
answers = 3
right = 2

[[steps]]
id = "act"
part = "p"
clause = "MD-5.2"
go = ["deal"]
want = ["S8", "S6"]
wrong = { C9 = "nine", any = "other" }

[[steps]]
id = "end"
part = "p"
clause = "MD-5.3"
go = ["-T30", "-S2"]
"""


def little() -> Script:
    """A lesson of four steps."""
    return read(LITTLE)


def begun() -> Course:
    """It, at its first step."""
    return courses.begin(little(), stage(little()))


def after(*answers: str) -> Course:
    """It, after these answers."""
    course = begun()
    for given in answers:
        course = courses.answer(course, given)
    return course


def test_what_is_read_leads_on_and_right_answers_do() -> None:
    assert begun().step.id == "read"
    assert after("").step.id == "question"
    assert after("", "2").step.id == "act"
    assert after("", "2", "S8").step.id == "end"
    assert after("", "2", "S8", "").over
    assert after("", "2", "S8", "", "") == after("", "2", "S8", "")


def test_what_happens_before_a_step_happens_by_the_rules() -> None:
    course = after("", "2", "S8")
    board = course.stage.show(course.moment.table).board
    assert [laid.seat for laid in board.laid] == [0, 1, 2]
    assert board.winning == "S8"
    # The deal and four who keep their cards, then the learner's card and two sloughs.
    assert [len(moment.beats) for moment in course.moments] == [1, 0, 5, 3]


def test_any_act_that_is_wanted_leads_on() -> None:
    course = after("", "2", "S6")
    assert course.step.id == "end"
    assert course.stage.show(course.moment.table).board.winning == "S6"


def test_a_wrong_answer_changes_nothing_but_is_answered() -> None:
    right = after("")
    wrong = after("", "3")
    assert wrong.wrong == courses.Wrong(1, "3")
    assert wrong.moments == right.moments
    assert after("", "7").wrong == after("", "x").wrong == courses.Wrong(1, "")
    assert after("", "3", "1").wrong == courses.Wrong(2, "1")
    assert after("", "3", "2").wrong is None


def test_an_act_is_answered_by_the_first_kind_that_it_is_of() -> None:
    before = after("", "2")
    assert after("", "2", "C9").wrong == courses.Wrong(1, "nine")
    assert after("", "2", "M4").wrong == courses.Wrong(1, "other")
    assert after("", "2", "M4").moments == before.moments
    assert after("", "2", "nonsense").wrong == courses.Wrong(1, "")


def test_what_the_rules_refuse_is_refused_by_them() -> None:
    for act, code in (("-S8", "lead_face_down"), ("M9", "not_held")):
        wrong = after("", "2", act).wrong
        assert wrong is not None
        assert wrong.refused is not None
        assert wrong.refused.code == code


def test_back_is_where_one_was() -> None:
    assert courses.back(after("", "2", "S8")) == after("", "2")
    assert courses.back(after("", "2", "M4")) == after("")
    assert courses.back(courses.back(after(""))) == begun()


def test_the_learner_may_be_shown() -> None:
    assert [courses.shown(after(*answers)) for answers in ((), ("",), ("", "2"))] == ["", "2", "S8"]


def test_a_lesson_that_was_left_is_come_back_to() -> None:
    for answers in ((), ("",), ("", "2"), ("", "2", "S6"), ("", "2", "S8", "")):
        course = after(*answers)
        assert course.answers == answers
        assert courses.resume(little(), stage(little()), course.answers) == course


def test_answers_that_no_longer_lead_on_are_left_out() -> None:
    for answers in (("", "3", "S8"), ("", "2", "M9"), ("", "2", "S8", "", "", "")):
        course = courses.resume(little(), stage(little()), answers)
        assert course.wrong is None
        assert course.answers == answers[: len(course.answers)]
        assert course.over == (answers[1:3] == ("2", "S8"))


def test_the_learner_is_told_what_happened_and_no_more() -> None:
    told = [type(event).__name__ for event in after("", "2", "S8").told]
    assert told[:2] == ["BankerChosen", "HandDealt"]
    assert told[-3:] == ["CardPlayed", "SloughSeen", "SloughSeen"]
    assert all(getattr(event, "card", "") is None for event in after("", "2", "S8").told[-2:])
