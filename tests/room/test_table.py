"""A table from opening to rematch: sitting, starting, playing, and the log that it leaves."""

from random import Random

import pytest
from msgspec.structs import replace

from papertiger.bots.madiao import BOTS
from papertiger.mao.options import Options as MaoOptions
from papertiger.room import facts as f
from papertiger.room.state import load
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.news import Phase, Sitter
from papertiger.wire.settings import MadiaoSettings, MaoSettings
from tests.room.evening import Client, Evening, play_madiao, play_mao

MADIAO = MadiaoSettings(bots="steady")
MAO = MaoSettings(bots="regular", options=MaoOptions(end="hands:1"))


NUMBERED = news.RoomNews | news.MadiaoNews | news.MaoNews | news.Heard


def seated(evening: Evening, *names: str) -> list[Client]:
    """People who have sat down, and are ready but for the host."""
    people = []
    for name in names:
        person = evening.client(name).hello()
        assert person.do(c.SitDown).refused is None
        people.append(person)
    for person in people[1:]:
        person.do(c.Ready)
    return people


def refused(answer: news.Answer) -> str | None:
    """The code of a refusal."""
    return None if answer.refused is None else answer.refused.code


def phase(client: Client) -> str:
    """Where the table stands, as a client was told."""
    return client.room.phase.value


def test_two_people_and_two_bots_play_a_match_of_madiao() -> None:
    evening = Evening(MADIAO, thorough=True)
    ann, bo = seated(evening, "Ann", "Bo")
    watcher = evening.client("Wu").hello()
    assert ann.do(c.Start).refused is None
    play_madiao(evening, ann, bo)
    assert ann.room.phase is Phase.OVER
    assert sum(ann.view.totals) == 0
    assert ann.view.totals == bo.view.totals == watcher.view.totals
    assert [chair.sitter for chair in ann.room.chairs] == [Sitter.PERSON] * 2 + [Sitter.BOT] * 2


def test_two_people_and_three_bots_play_a_hand_of_mao() -> None:
    evening = Evening(MAO, thorough=True)
    ann, bo = seated(evening, "Ann", "Bo")
    assert ann.do(c.Start).refused is None
    play_mao(evening, ann, bo)
    assert sum(ann.view.wins) == 1
    assert evening.now - 1_000_000 > 20_000, "bots take their time"


@pytest.mark.parametrize("settings", [MADIAO, MAO])
def test_every_stream_is_numbered_without_gaps(settings: MadiaoSettings | MaoSettings) -> None:
    evening = Evening(settings)
    ann, bo = seated(evening, "Ann", "Bo")
    watcher = evening.client("Wu").hello()
    ann.do(c.Start)
    if isinstance(settings, MadiaoSettings):
        play_madiao(evening, ann, bo)
    else:
        play_mao(evening, ann, bo)
    for reader in (ann, bo, watcher):
        numbers: list[int] = []
        for message in reader.told:
            if isinstance(message, news.Welcome):
                numbers = [message.n]
            elif isinstance(message, NUMBERED) and message.n != numbers[-1]:
                numbers.append(message.n)
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert len(numbers) > 20


def test_another_game_after_the_match_when_everybody_wishes_it() -> None:
    evening = Evening(MADIAO, thorough=True)
    ann, bo = seated(evening, "Ann", "Bo")
    ann.do(c.Start)
    play_madiao(evening, ann, bo)
    ann.do(c.Rematch)
    assert phase(ann) == "over"
    assert bo.room.chairs[0].wishes
    bo.do(c.Rematch)
    assert phase(ann) == "playing"
    assert ann.view.totals == (0, 0, 0, 0)
    play_madiao(evening, ann, bo)
    assert phase(bo) == "over"


def test_who_came_after_the_match_is_ready_for_another_by_wishing_it() -> None:
    """There is no other way to say so then."""
    evening = Evening(MADIAO, thorough=True)
    (ann,) = seated(evening, "Ann")
    ann.do(c.Start)
    play_madiao(evening, ann)
    ann.do(c.Remove, place=1)
    bo = evening.client("Bo").hello()
    assert refused(bo.do(c.SitDown, place=1)) is None
    assert refused(ann.do(c.Rematch)) is None
    assert refused(bo.do(c.Rematch)) is None
    assert phase(bo) == "playing"


def test_who_is_not_ready_keeps_the_others_waiting() -> None:
    evening = Evening(MADIAO)
    ann = evening.client("Ann").hello()
    bo = evening.client("Bo").hello()
    ann.do(c.SitDown)
    bo.do(c.SitDown)
    assert refused(ann.do(c.Start)) == "not_all_ready"
    assert refused(bo.do(c.Start)) == "not_the_host"
    bo.do(c.Ready)
    assert refused(ann.do(c.Start)) is None


def test_without_bots_empty_places_keep_the_game_from_beginning() -> None:
    evening = Evening(MadiaoSettings())
    (ann,) = seated(evening, "Ann")
    assert refused(ann.do(c.Start)) == "places_empty"


def test_one_place_is_one_persons_and_a_name_is_too() -> None:
    evening = Evening(MADIAO)
    ann, bo = evening.client("Ann").hello(), evening.client("Bo").hello()
    assert refused(ann.do(c.SitDown, place=2)) is None
    assert refused(bo.do(c.SitDown, place=2)) == "place_taken"
    assert refused(ann.do(c.SitDown)) == "seated_already"
    assert refused(bo.do(c.SitDown, place=9)) == "no_such_place"
    other = evening.client("ＡＮＮ").hello()
    assert refused(other.do(c.SitDown)) == "name_taken"


def test_a_command_sent_five_times_has_one_effect_and_one_answer() -> None:
    evening = Evening(MADIAO)
    ann, bo = seated(evening, "Ann", "Bo")
    before = len(evening.log)
    answers = {ann.send(c.Chat("same", "hello")) for _ in range(5)}
    assert answers == {news.Answer("same")}
    assert len(evening.log) == before + 2, "the word and that it was said"
    assert sum(isinstance(each, news.Heard) for each in bo.told) == 1


def test_who_lost_the_answer_to_sitting_down_gets_the_seat_by_the_same_command() -> None:
    evening = Evening(MADIAO, thorough=True)
    ann = evening.client("Ann").hello()
    lost = c.SitDown("once", place=2)
    assert ann.send(lost).refused is None
    evening.left(ann)
    thief = evening.client("Bo").hello()
    assert refused(thief.send(lost)) == "place_taken", "somebody else with the same words"
    again = ann
    for number in range(5):
        again = evening.client("Ann").hello()
        assert again.send(lost).refused is None
        assert (again.place, again.room.chairs[2].here) == (2, True)
        assert again.do(c.Chat, text="I am back").refused is None
        if number == 2:
            evening.restart(down=5_000)
        else:
            evening.left(again)
    assert evening.client("Ann").hello().send(c.SitDown("twice", place=2)).refused is not None
    back = evening.client("Ann")
    back.token = again.token
    assert back.hello().last(news.Welcome).place == 2
    assert evening.actor.room.done[2].count("once") == 1


def test_who_sits_down_again_takes_the_game_back_from_the_bot() -> None:
    evening = Evening(MADIAO)
    ann, bo = seated(evening, "Ann", "Bo")
    assert ann.do(c.Start).refused is None
    sat = next(iter(evening.actor.room.done[1]))
    evening.left(bo)
    evening.now += 60_000
    evening.make_so(evening.actor.wake(evening.now))
    assert [chair.played_by_bot for chair in ann.room.chairs] == [False, True, False, False]
    again = evening.client("Bo").hello()
    assert again.send(c.SitDown(sat)).refused is None
    assert [chair.played_by_bot for chair in ann.room.chairs] == [False] * 4
    assert again.view.seat is not None


def test_a_bot_that_does_not_exist_is_refused_before_the_start() -> None:
    evening = Evening(MADIAO)
    (ann,) = seated(evening, "Ann")
    wrong = replace(MADIAO, bots="regular")
    answer = ann.do(c.ChangeSettings, settings=wrong)
    assert answer.refused == news.Refusal(
        "no_such_bot", "", {"level": "regular", "levels": "random, steady"}
    )
    older = Evening(wrong)
    (ann,) = seated(older, "Ann")
    assert refused(ann.do(c.Start)) == "no_such_bot", "a table that an earlier version opened"


def test_a_move_sent_again_after_a_restart_is_made_once() -> None:
    evening = Evening(MADIAO)
    (ann,) = seated(evening, "Ann")
    ann.do(c.Start)
    play_madiao(evening, ann, until=lambda: ann.view.ask is not None)
    move = c.MadiaoMove("once", BOTS["random"](ann.view, Random(1)))
    assert ann.send(move).refused is None
    evening.restart(down=5_000)
    ann.hello(resume=True)
    before = len(evening.log)
    assert ann.send(move) == news.Answer("once")
    assert len(evening.log) == before


def test_a_table_is_what_its_log_tells_at_every_length() -> None:
    evening = Evening(MADIAO)
    ann, bo = seated(evening, "Ann", "Bo")
    ann.do(c.Start)
    play_madiao(evening, ann, bo)
    log = [f.decode(each) for each in evening.log]
    for length in range(1, len(log) + 1):
        load(log[:length])


def test_an_empty_log_is_no_table() -> None:
    with pytest.raises(ValueError, match="empty"):
        load([])
