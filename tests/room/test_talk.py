"""How much may be said beside the game, by whom, and that the game's own words are not counted."""

import pytest

from papertiger.mao.moves import Say
from papertiger.room import talk
from papertiger.wire import commands as c
from papertiger.wire import news
from tests.room.evening import Client, Evening
from tests.room.test_muting import heard
from tests.room.test_table import MADIAO, MAO, refused, seated

AT_ONCE = int(talk.RATE.burst)


def say_all(person: Client, more: int = 0) -> list[str | None]:
    """Say as much as may be said at once, and so much more; how it was answered."""
    answers = [person.do(c.Chat, text=f"word {number}") for number in range(AT_ONCE + more)]
    return [refused(each) for each in answers]


def test_too_much_at_once_is_refused_and_after_a_while_one_may_speak_again() -> None:
    evening = Evening(MADIAO, thorough=True)
    ann, bo = seated(evening, "Ann", "Bo")
    assert say_all(ann, 2) == [None] * AT_ONCE + ["too_much_said"] * 2
    assert len(heard(bo)) == AT_ONCE
    evening.pass_time(1_999)
    assert refused(ann.do(c.Phrase, phrase=c.QuickPhrase.SORRY)) == "too_much_said"
    evening.pass_time(1)
    assert refused(ann.do(c.Phrase, phrase=c.QuickPhrase.SORRY)) is None
    assert refused(ann.do(c.Chat, text="and more")) == "too_much_said"
    assert say_all(bo) == [None] * AT_ONCE, "others are not counted with her"
    assert len(heard(bo)) == 2 * AT_ONCE + 1


def test_what_is_refused_is_not_counted() -> None:
    evening = Evening(MADIAO)
    (ann,) = seated(evening, "Ann")
    for _ in range(AT_ONCE):
        assert refused(ann.do(c.Chat, text="\u200b")) == "nothing_said"
    assert say_all(ann) == [None] * AT_ONCE


@pytest.mark.parametrize("sits", [True, False])
def test_a_new_socket_of_the_same_person_may_say_no_more(sits: bool) -> None:  # noqa: FBT001
    evening = Evening(MADIAO)
    ann = seated(evening, "Ann")[0] if sits else evening.client("Ann").hello()
    say_all(ann)
    again = evening.client("Ann")
    again.token, again.ids = ann.token, ann.ids
    again.hello()
    assert refused(again.do(c.Chat, text="and more")) == "too_much_said"
    other = evening.client("Wu").hello()
    assert refused(other.do(c.Chat, text="hello")) is None


def test_another_device_of_a_seat_speaks_for_the_same_person() -> None:
    evening = Evening(MADIAO)
    (ann,) = seated(evening, "Ann")
    say_all(ann)
    phone = evening.client("a stranger")
    phone.token, phone.ids = ann.token, ann.ids
    phone.hello()
    assert phone.place == 0
    assert refused(phone.do(c.Chat, text="and more")) == "too_much_said"


def test_sitting_down_and_standing_up_brings_no_more_words() -> None:
    evening = Evening(MADIAO)
    wu = evening.client("Wu").hello()
    say_all(wu)
    wu.do(c.SitDown)
    assert refused(wu.do(c.Chat, text="and more")) == "too_much_said"
    wu.do(c.StandUp)
    assert refused(wu.do(c.Chat, text="and more")) == "too_much_said"


def test_strangers_who_come_again_and_again_do_not_drown_the_table() -> None:
    """Each of them is somebody new, who may say so much."""
    evening = Evening(MADIAO)
    ann, bo = seated(evening, "Ann", "Bo")
    all_at_once, answers = int(talk.WATCHING.burst), []
    for number in range(2 * all_at_once):
        stranger = evening.client(f"W{number}").hello()
        answers.append(refused(stranger.do(c.Chat, text="Buy!")))
        evening.left(stranger)
    assert answers == [None] * all_at_once + ["too_much_said"] * all_at_once
    assert len(heard(ann)) == all_at_once
    assert say_all(bo) == [None] * AT_ONCE, "who sits there is not counted with them"
    evening.pass_time(int(1000 / talk.WATCHING.each_second))
    late = evening.client("Late").hello()
    assert refused(late.do(c.Chat, text="hello")) is None
    assert refused(late.do(c.Chat, text="hello")) == "too_much_said"


def test_the_same_words_sent_again_are_one() -> None:
    evening = Evening(MADIAO)
    (ann,) = seated(evening, "Ann")
    for _ in range(2 * AT_ONCE):
        assert refused(ann.send(c.Chat("same", "hello"))) is None
    assert say_all(ann)[-2:] == [None, "too_much_said"]


def test_what_is_said_in_a_game_of_mao_is_not_counted() -> None:
    evening = Evening(MAO)
    (ann,) = seated(evening, "Ann")
    ann.do(c.Start)
    say_all(ann)
    for _ in range(2 * AT_ONCE):
        assert refused(ann.do(c.MaoMove, move=Say("hello"))) is None


def test_what_the_store_refuses_is_not_counted() -> None:
    evening = Evening(MADIAO)
    (ann,) = seated(evening, "Ann")
    for number in range(2 * AT_ONCE):
        command = c.Chat(f"lost {number}", "hello")
        evening.actor.abandon(evening.actor.command(ann.member, command, evening.now), evening.now)
    assert say_all(ann) == [None] * AT_ONCE


def test_of_who_has_been_quiet_nothing_is_kept() -> None:
    evening = Evening(MADIAO)
    for number in range(talk.MOST):
        watcher = evening.client(f"W{number}").hello()
        watcher.do(c.Chat, text="hello")
        evening.left(watcher)
        evening.pass_time(int(1000 / talk.WATCHING.each_second))
    late = evening.client("Late").hello()
    evening.pass_time(10_000)
    late.do(c.Chat, text="hello")
    assert late.last(news.Heard).name == "Late"
    assert list(evening.actor._talk.left) == ["person Late"]
