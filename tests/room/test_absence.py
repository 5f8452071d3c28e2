"""People who go, come back, are slow, pause, and have bots play for them."""

from random import Random

from papertiger import madiao
from papertiger.bots.madiao import BOTS
from papertiger.madiao.moves import Cut
from papertiger.madiao.view import View
from papertiger.mao.moves import Look
from papertiger.mao.options import Options as MaoOptions
from papertiger.room.absence import HOSTLESS, LAPSES, RETURN
from papertiger.room.keys import key
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.news import Sitter
from papertiger.wire.settings import MadiaoSettings, MaoSettings
from tests.room.evening import Client, Evening, play_madiao
from tests.room.test_table import phase, refused, seated

TAKEOVER = MadiaoSettings(bots="steady", grace=20)
NO_TAKEOVER = MadiaoSettings(bots="steady", grace=20, takeover=False)
CLOCK = MadiaoSettings(bots="steady", clock=10, multipliers=(100, 300, 100, 100))


def started(settings: MadiaoSettings | MaoSettings, *names: str) -> tuple[Evening, list[Client]]:
    """A game that has begun."""
    evening = Evening(settings, thorough=True)
    people = seated(evening, *names)
    assert people[0].do(c.Start).refused is None
    return evening, people


def by_bot(client: Client, place: int) -> bool:
    """Whether a bot plays for who sits there, as a client was told."""
    return client.room.chairs[place].played_by_bot


def test_a_lost_socket_is_seen_at_once_and_a_bot_plays_after_the_grace() -> None:
    evening, (ann, bo) = started(TAKEOVER, "Ann", "Bo")
    evening.left(bo)
    assert not ann.room.chairs[1].here
    evening.pass_time(19_999)
    assert not by_bot(ann, 1)
    evening.pass_time(1)
    assert by_bot(ann, 1)
    play_madiao(evening, ann)
    assert phase(ann) == "over"


def test_who_comes_back_plays_again() -> None:
    evening, (ann, bo) = started(TAKEOVER, "Ann", "Bo")
    evening.left(bo)
    evening.pass_time(30_000)
    bo.hello(resume=True)
    assert not by_bot(ann, 1)
    assert ann.room.chairs[1].here
    play_madiao(evening, ann, bo)
    assert phase(bo) == "over"


def test_a_table_that_hates_it_waits_for_who_is_absent() -> None:
    evening, (ann, bo) = started(NO_TAKEOVER, "Ann", "Bo")
    evening.left(bo)
    evening.pass_time(600_000)
    assert not by_bot(ann, 1)
    assert phase(ann) == "playing"
    assert refused(ann.do(c.LetBot)) == "no_takeover"


def test_in_mao_who_is_absent_at_such_a_table_goes_away_and_comes_back() -> None:
    settings = MaoSettings(bots="regular", takeover=False, grace=20)
    evening, (ann, bo) = started(settings, "Ann", "Bo")
    evening.left(bo)
    evening.pass_time(25_000)
    assert ann.view.away[1]
    bo.hello(resume=True)
    assert not ann.view.away[1]


def test_the_tables_time_stands_still_while_nobody_is_there() -> None:
    evening, (ann,) = started(TAKEOVER, "Ann")
    evening.left(ann)
    before = evening.actor.time.at(evening.now)
    assert evening.actor.due is None or evening.actor.due > evening.now
    evening.pass_time(15_000)
    assert evening.actor.time.at(evening.now) == before


def test_a_bot_takes_over_for_a_moment_and_gives_the_seat_back() -> None:
    evening, (ann,) = started(TAKEOVER, "Ann")
    assert refused(ann.do(c.LetBot)) is None
    assert by_bot(ann, 0)
    evening.pass_time(60_000)
    assert ann.view.deals > 0 or ann.view.previous is not None
    ann.do(c.LetBot, on=False)
    assert not by_bot(ann, 0)
    play_madiao(evening, ann)


def test_a_move_takes_the_seat_back_from_a_bot() -> None:
    evening, (ann,) = started(TAKEOVER, "Ann")
    play_madiao(evening, ann, until=lambda: ann.view.ask is not None)
    ann.do(c.LetBot)
    move = BOTS["random"](ann.view, Random(1))
    assert refused(ann.do(c.MadiaoMove, move=move)) is None
    assert not by_bot(ann, 0)


def test_a_move_that_is_refused_leaves_the_seat_to_the_bot() -> None:
    _, (ann,) = started(TAKEOVER, "Ann")
    ann.do(c.LetBot)
    assert refused(ann.do(c.MadiaoMove, move=Cut(7))) == "not_now"
    assert by_bot(ann, 0)


def test_whose_clock_runs_out_has_a_move_made_and_then_a_bot() -> None:
    evening, (ann,) = started(CLOCK, "Ann")
    for lapse in range(1, LAPSES + 1):
        play_madiao(evening, ann, until=lambda: ann.view.ask is not None)
        clock = ann.last(news.MadiaoNews).clock
        assert clock == news.Clock(0, 0, 10_000)
        evening.pass_time(10_399)
        assert ann.view.ask is not None
        evening.pass_time(1)
        assert by_bot(ann, 0) == (lapse == LAPSES)
        if lapse < LAPSES:
            play_madiao(evening, until=lambda: ann.view.ask is not None)


def test_a_move_that_could_not_be_made_durable_counts_once() -> None:
    evening, (ann,) = started(CLOCK, "Ann")
    play_madiao(evening, ann, until=lambda: ann.view.ask is not None)
    evening.now += 10_400
    evening.actor.abandon(evening.actor.wake(evening.now), evening.now)
    evening.make_so(evening.actor.wake(evening.now))
    assert not by_bot(ann, 0)


def test_who_comes_back_sees_how_long_a_clock_has_run() -> None:
    evening, (ann, bo) = started(CLOCK, "Ann", "Bo")
    play_madiao(evening, ann, until=lambda: bo.view.ask is not None)
    evening.pass_time(7_000)
    again = evening.client("Bo")
    again.token = bo.token
    assert again.hello().last(news.MadiaoNews).clock == news.Clock(1, 7_000, 30_000)
    for person in (ann, again):
        person.send(c.Pause("pause"))
    assert phase(again) == "paused"
    evening.pass_time(60_000)
    ann.hello()
    assert ann.last(news.MadiaoNews).clock == news.Clock(1, 7_000, 30_000)
    for person in (ann, again):
        person.send(c.Pause("on", on=False))
    evening.pass_time(23_399)
    assert again.view.ask is not None
    evening.pass_time(1)
    assert again.view.ask is None


def test_mao_has_a_clock_of_its_own_whatever_the_table_is_set_to() -> None:
    settings = MaoSettings(bots="regular", clock=1)
    evening, (ann,) = started(settings, "Ann")
    evening.pass_time(60_000)
    assert ann.last(news.MaoNews).clock is None
    assert ann.view.clock is None or ann.view.clock.limit > 1_000
    assert not ann.room.chairs[0].played_by_bot


def test_who_needs_longer_has_longer() -> None:
    evening, (ann, bo) = started(CLOCK, "Ann", "Bo")
    play_madiao(evening, ann, until=lambda: bo.view.ask is not None)
    assert ann.last(news.MadiaoNews).clock == news.Clock(1, 0, 30_000)


def test_a_pause_comes_when_all_wish_it_and_ends_so() -> None:
    evening, (ann, bo) = started(TAKEOVER, "Ann", "Bo")
    ann.do(c.Pause)
    assert phase(bo) == "playing"
    assert bo.room.chairs[0].wishes
    bo.do(c.Pause)
    assert phase(ann) == "paused"
    time = evening.actor.time.at(evening.now)
    evening.pass_time(3_600_000)
    assert evening.actor.time.at(evening.now) == time
    move = BOTS["random"](_asked_view(evening), Random(1))
    assert refused(ann.do(c.MadiaoMove, move=move)) == "paused"
    ann.do(c.Pause, on=False)
    assert phase(ann) == "paused"
    bo.do(c.Pause, on=False)
    assert phase(ann) == "playing"


def _asked_view(evening: Evening) -> View:
    """The view of whoever is asked."""
    running = evening.actor.room.running
    assert running is not None
    table = running.recording.table
    return madiao.show(table, madiao.waiting(table).seats[0])


def test_a_wish_for_a_pause_can_be_taken_back() -> None:
    _, (ann, bo) = started(TAKEOVER, "Ann", "Bo")
    ann.do(c.Pause)
    ann.do(c.Pause, on=False)
    assert not bo.room.chairs[0].wishes
    bo.do(c.Pause)
    assert phase(ann) == "playing"


def test_who_leaves_a_match_is_followed_by_a_bot_and_the_host_by_another() -> None:
    evening, (ann, bo) = started(TAKEOVER, "Ann", "Bo")
    ann.do(c.StandUp)
    assert bo.room.chairs[0].sitter is Sitter.BOT
    assert bo.room.host == 1
    assert ann.place is None
    play_madiao(evening, bo)


def test_without_takeover_the_table_waits_until_somebody_sits_there() -> None:
    evening, (ann, bo) = started(NO_TAKEOVER, "Ann", "Bo")
    bo.do(c.StandUp)
    assert phase(ann) == "paused"
    assert refused(ann.do(c.Pause, on=False)) == "place_vacant"
    cy = evening.client("Cy").hello()
    assert refused(cy.do(c.SitDown)) is None
    assert cy.place == 1
    assert phase(ann) == "playing"
    play_madiao(evening, ann, cy)


def test_when_the_last_person_leaves_the_game_is_over() -> None:
    evening, (ann,) = started(TAKEOVER, "Ann")
    ann.do(c.StandUp)
    assert evening.actor.room.phase is news.Phase.OVER
    assert evening.actor.due is None or evening.actor.due >= evening.now


def test_in_mao_who_leaves_is_gone_for_good() -> None:
    _, (ann, bo) = started(MaoSettings(bots="regular"), "Ann", "Bo")
    bo.do(c.StandUp)
    assert ann.view.gone[1]
    assert ann.room.chairs[1].sitter is Sitter.NOBODY


def test_after_a_restart_time_waits_for_the_people_but_not_for_ever() -> None:
    settings = MaoSettings(bots="regular", options=MaoOptions(end="hands:3"))
    evening, (ann, bo) = started(settings, "Ann", "Bo")
    evening.pass_time(3_000)
    time = evening.actor.room.time
    evening.restart(down=60_000)
    ann.hello(resume=True)
    evening.pass_time(RETURN - 1)
    assert evening.actor.time.at(evening.now) == time
    bo.hello(resume=True)
    evening.pass_time(1_000)
    assert evening.actor.time.at(evening.now) == time + 1_000
    evening.restart(down=60_000)
    ann.hello(resume=True)
    evening.pass_time(RETURN - 1)
    assert evening.actor.time.at(evening.now) == evening.actor.room.time
    evening.pass_time(501)
    assert evening.actor.time.at(evening.now) == evening.actor.room.time + 500


def test_two_tabs_on_one_seat_the_newest_has_it_and_the_older_is_told() -> None:
    evening, (ann,) = started(TAKEOVER, "Ann")
    second = evening.client("Ann")
    second.token = ann.token
    second.hello()
    assert ann.closed == 4001
    assert ann.last(news.Goodbye).why is news.Parting.ELSEWHERE
    assert second.place == 0
    play_madiao(evening, second)


def test_a_forged_token_is_turned_away() -> None:
    evening, (ann,) = started(TAKEOVER, "Ann")
    thief = evening.client("Thief")
    thief.token = (ann.token or "")[:-1] + "!"
    thief.hello()
    assert thief.last(news.Goodbye).why is news.Parting.BAD_TOKEN
    assert ann.closed is None


def test_a_transfer_code_is_a_fact_by_its_hash_alone() -> None:
    evening, (ann,) = started(TAKEOVER, "Ann")
    ann.do(c.Transfer)
    code = ann.last(news.TransferCode).code
    assert code.isdigit()
    assert not any(code.encode() in line for line in evening.log)
    made = evening.actor.redeem(0, key(code), evening.now)
    assert made is not None
    proposal, token = made
    evening.make_so(proposal)
    phone = evening.client("Ann")
    phone.token = token
    phone.hello()
    assert phone.place == 0
    assert phone.do(c.LetBot).refused is None


def test_a_spectator_may_not_play() -> None:
    evening, _ = started(TAKEOVER, "Ann")
    watcher = evening.client("Wu").hello()
    assert refused(watcher.do(c.Start)) == "not_seated"
    assert refused(watcher.do(c.MaoMove, move=Look())) == "not_seated"


def test_a_command_of_another_game_is_refused() -> None:
    _, (ann,) = started(TAKEOVER, "Ann")
    assert refused(ann.do(c.MaoMove, move=Look())) == "another_game"


def test_without_a_host_one_of_those_who_are_there_becomes_it() -> None:
    evening = Evening(TAKEOVER, thorough=True)
    ann, bo, cy = seated(evening, "Ann", "Bo", "Cy")
    evening.left(ann)
    evening.left(bo)
    evening.pass_time(HOSTLESS - 1)
    assert cy.room.host == 0
    evening.pass_time(1)
    assert cy.room.host == 2
    ann.hello(resume=True)
    assert cy.room.host == 2, "who comes back is a guest"
    assert ann.do(c.Ready).refused is None
    assert cy.do(c.Remove, place=1).refused is None
    assert cy.do(c.Start).refused is None


def test_a_host_who_comes_back_in_time_stays_it_also_after_a_restart() -> None:
    evening = Evening(TAKEOVER, thorough=True)
    ann, bo = seated(evening, "Ann", "Bo")
    evening.left(ann)
    evening.pass_time(HOSTLESS - 1)
    ann.hello(resume=True)
    evening.pass_time(HOSTLESS)
    assert bo.room.host == 0
    evening.restart(down=HOSTLESS)
    bo.hello(resume=True)
    evening.pass_time(HOSTLESS - 1)
    assert bo.room.host == 0, "the time without a server does not count"
    evening.pass_time(1)
    assert bo.room.host == 1


def test_where_nobody_is_there_the_host_stays_it() -> None:
    evening = Evening(TAKEOVER, thorough=True)
    ann, bo = seated(evening, "Ann", "Bo")
    evening.left(bo)
    evening.left(ann)
    evening.pass_time(10 * HOSTLESS)
    bo.hello(resume=True)
    assert bo.room.host == 0
