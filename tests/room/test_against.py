"""What a command was made against: who has not yet seen what changed is refused, no one else."""

from random import Random
from typing import Any

import pytest

from papertiger.bots.madiao import BOTS
from papertiger.madiao.options import Options
from papertiger.mao.moves import Say
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.settings import MadiaoSettings, MaoSettings
from tests.room.evening import Client, Evening, play_madiao
from tests.room.test_table import MADIAO, refused, seated

SHORT = MadiaoSettings(bots="steady", think=False, options=Options(max_deals=2))


def asked(*people: Client) -> Client:
    """Who is to move."""
    return next(each for each in people if each.view.ask is not None)


def playing(names: str = "Ann Bo Cy Di") -> list[Client]:
    """People in the midst of the plays of a hand."""
    evening = Evening(MadiaoSettings(bots="steady", think=False, options=Options(keep_seats=True)))
    people = seated(evening, *names.split())
    people[0].do(c.Start)
    play_madiao(evening, *people, until=lambda: _has_tricks(people[0]))
    return people


def _has_tricks(person: Client) -> bool:
    board = person.view.board
    return board is not None and len(board.tricks) == 2 and not board.laid


def move(person: Client) -> Any:
    """Something legal."""
    return BOTS["random"](person.view, Random(1))


def test_a_move_made_before_the_turn_began_is_refused_and_made_after_it_is_not() -> None:
    people = playing()
    mover = asked(*people)
    early = mover.n - 1
    assert refused(mover.do(c.MadiaoMove, move=move(mover), seen=early)) == "stale"
    assert refused(mover.do(c.MadiaoMove, move=move(mover), seen=mover.n)) is None


def test_a_second_press_meant_for_the_turn_before_does_not_count_for_the_next() -> None:
    """Whoever wins a trick leads again: the same press must not lay two cards."""
    people = playing()
    evening = people[0].evening
    for _ in range(80):
        mover = asked(*people)
        seen = mover.n
        assert refused(mover.do(c.MadiaoMove, move=move(mover), seen=seen)) is None
        evening.settle()
        if mover.view.ask is not None:
            again = mover.do(c.MadiaoMove, move=move(mover), seen=seen)
            assert refused(again) == "stale"
            return
    raise AssertionError("nobody has won a trick")


def test_what_does_not_change_a_turn_makes_no_move_stale() -> None:
    people = playing()
    mover = asked(*people)
    other = next(each for each in people if each is not mover)
    seen = mover.n
    assert refused(other.do(c.Chat, text="hm")) is None
    assert refused(other.do(c.Pause)) is None
    assert mover.n > seen
    assert refused(mover.do(c.MadiaoMove, move=move(mover), seen=seen)) is None


def test_who_does_not_say_what_was_seen_is_never_refused_for_it() -> None:
    people = playing()
    mover = asked(*people)
    assert refused(mover.do(c.MadiaoMove, move=move(mover))) is None


def test_the_same_command_again_is_answered_as_before_however_old_it_is() -> None:
    people = playing()
    mover = asked(*people)
    command = c.MadiaoMove("once", move(mover), mover.n)
    assert mover.send(command).refused is None
    people[0].evening.settle()
    assert mover.send(command) == news.Answer("once")


def test_who_comes_back_after_a_restart_may_go_on() -> None:
    people = playing()
    evening = people[0].evening
    mover = asked(*people)
    evening.restart(down=5_000)
    for each in people:
        each.hello(resume=True)
    assert refused(mover.do(c.MadiaoMove, move=move(mover), seen=mover.n)) is None


@pytest.mark.parametrize("order", [c.Remove, c.HandOver])
def test_an_order_about_somebody_is_not_done_to_somebody_else(order: type[Any]) -> None:
    evening = Evening(MADIAO)
    ann, bo = seated(evening, "Ann", "Bo")
    seen = ann.n
    bo.do(c.StandUp)
    cy = evening.client("Cy").hello()
    assert refused(cy.do(c.SitDown, place=1)) is None
    assert refused(ann.do(order, place=1, seen=seen)) == "stale"
    assert cy.place == 1
    assert refused(ann.do(order, place=1, seen=ann.n)) is None


def test_readiness_is_for_the_settings_that_were_seen() -> None:
    evening = Evening(MADIAO)
    ann, bo = seated(evening, "Ann", "Bo")
    seen = bo.n
    ann.do(c.ChangeSettings, settings=MadiaoSettings(bots="random", think=False))
    assert refused(bo.do(c.Ready, seen=seen)) == "stale"
    assert not bo.room.chairs[1].ready
    assert refused(bo.do(c.Ready, ready=False, seen=seen)) is None
    assert refused(bo.do(c.Ready, seen=bo.n)) is None


def test_a_refusal_for_what_has_changed_changes_nothing_itself() -> None:
    people = playing()
    mover = asked(*people)
    evening, before = mover.evening, len(mover.evening.log)
    told = [list(each.frames) for each in people if each is not mover]
    mover.do(c.MadiaoMove, move=move(mover), seen=mover.n - 1)
    assert len(evening.log) == before
    assert [each.frames for each in people if each is not mover] == told


def test_moves_of_mao_are_taken_as_they_come() -> None:
    evening = Evening(MaoSettings(bots="regular"))
    (ann,) = seated(evening, "Ann")
    ann.do(c.Start)
    assert refused(ann.do(c.MaoMove, move=Say("hello"), seen=1)) is None


def test_a_seat_that_was_left_and_taken_again_begins_anew() -> None:
    evening = Evening(MADIAO)
    ann, bo = seated(evening, "Ann", "Bo")
    for word in ("one", "two", "three"):
        ann.do(c.Chat, text=word)
    bo.do(c.StandUp)
    assert refused(bo.do(c.SitDown, place=1)) is None
    assert bo.n < ann.n
    assert refused(bo.do(c.Ready, seen=bo.n)) is None


@pytest.mark.parametrize("word", [c.Entropy, c.Ready])
def test_a_word_is_for_the_shuffles_whose_commitment_was_seen(word: type[Any]) -> None:
    evening = Evening(SHORT)
    (ann,) = seated(evening, "Ann")
    ann.do(c.Start)
    seen, promised = ann.n, ann.room.commitment
    play_madiao(evening, ann)
    assert ann.room.commitment != promised
    assert refused(ann.do(word, entropy="word", seen=seen)) == "stale"
    assert not ann.room.chairs[0].entropy
    assert refused(ann.do(word, entropy="word", seen=ann.n)) is None
    assert ann.room.chairs[0].entropy
