"""Who has left a place, or was sent away from it, has nothing to say there any more."""

from msgspec.structs import replace

from papertiger.madiao.moves import NameStake
from papertiger.room.keys import key
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.news import Parting, Phase, Sitter
from papertiger.wire.settings import MadiaoSettings
from tests.room.evening import Client, Evening
from tests.room.test_spectators import closed
from tests.room.test_table import MADIAO, MAO, refused, seated

PRIVATE = replace(MADIAO, spectators=False)


def removed(settings: MadiaoSettings = MADIAO) -> tuple[Evening, Client, Client]:
    """A host, and somebody that the host has sent away."""
    evening = Evening(settings)
    ann, bo = seated(evening, "Ann", "Bo")
    assert ann.do(c.Remove, place=1).refused is None
    return evening, ann, bo


def test_who_is_sent_away_is_told_and_watches() -> None:
    _, ann, bo = removed()
    assert bo.closed is None
    assert bo.place is None
    assert bo.last(news.Welcome).fresh
    assert bo.room.chairs[1].sitter is Sitter.NOBODY
    assert ann.room.spectators == bo.room.spectators == 1


def test_who_is_sent_away_has_nothing_to_say_at_the_place() -> None:
    evening, ann, bo = removed()
    for kind in (c.Ready, c.Transfer, c.StandUp, c.LetBot):
        assert refused(bo.do(kind)) == "not_seated"
    assert ann.do(c.Start).refused is None
    assert refused(bo.do(c.MadiaoMove, move=NameStake(2))) == "not_seated"
    assert evening.actor.room.chairs[1].sitter is Sitter.BOT
    assert bo.view.hand == ()


def test_who_is_sent_away_may_sit_down_again_and_the_token_of_before_is_good_no_more() -> None:
    evening, _, bo = removed()
    thief = evening.client("Bo")
    thief.token = bo.token
    assert thief.hello().last(news.Goodbye).why is Parting.BAD_TOKEN
    assert bo.do(c.SitDown, place=3).refused is None
    assert bo.room.chairs[3].here


def test_a_code_for_a_seat_does_not_bring_the_seat_of_who_sits_there_next() -> None:
    evening = Evening(MADIAO, thorough=True)
    _, bo = seated(evening, "Ann", "Bo")
    assert bo.do(c.Transfer).refused is None
    offer = key(bo.last(news.TransferCode).code)
    assert bo.do(c.StandUp).refused is None
    assert evening.actor.redeem(1, offer, evening.now) is None
    di = evening.client("Di").hello()
    assert di.do(c.SitDown, place=1).refused is None
    assert evening.actor.redeem(1, offer, evening.now) is None
    evening.restart()
    assert evening.actor.redeem(1, offer, evening.now) is None
    assert evening.actor.redeem(40, offer, evening.now) is None


def test_who_stands_up_from_a_table_that_nobody_may_watch_is_told_goodbye() -> None:
    evening = Evening(PRIVATE)
    ann, bo = seated(evening, "Ann", "Bo")
    assert ann.do(c.Start).refused is None
    assert bo.do(c.StandUp).refused is None
    assert bo.last(news.Goodbye).why is Parting.NO_SPECTATORS
    assert bo.closed == 1008
    assert ann.room.spectators == 0
    assert evening.actor.room.phase is Phase.PLAYING


def seated_without_knowing(evening: Evening, name: str) -> Client:
    """Somebody sat down and was ready, and lost the connection before either was answered."""
    lost = evening.client(name).hello()
    assert lost.send(c.SitDown("lost", 1)).refused is None
    assert lost.do(c.Ready).refused is None
    evening.left(lost)
    return evening.client(name)


def test_who_lost_the_answer_gets_the_seat_where_nobody_may_watch_by_now() -> None:
    evening = Evening(PRIVATE, thorough=True)
    ann = seated(evening, "Ann")[0]
    bo = seated_without_knowing(evening, "Bo")
    assert ann.do(c.Start).refused is None
    zoe = evening.client("Zoe").hello()
    assert zoe.last(news.Goodbye).why is Parting.NO_SPECTATORS
    bo.hello()
    assert closed(bo) is None
    assert bo.last(news.Welcome).place is None
    assert bo.view.hand == (), "as others see the table"
    assert refused(bo.send(c.SitDown("another", 2))) == "seated_already"
    assert bo.send(c.SitDown("lost", 1)).refused is None
    assert bo.place == 1
    assert bo.view.seat is not None
    again = evening.client("on another device")
    again.token = bo.token
    assert again.hello().place == 1


def test_who_lost_the_answer_and_is_back_already_is_not_turned_out() -> None:
    evening = Evening(PRIVATE, thorough=True)
    ann = seated(evening, "Ann")[0]
    bo, zoe = seated_without_knowing(evening, "Bo").hello(), evening.client("Zoe").hello()
    assert ann.do(c.Start).refused is None
    assert closed(bo) is None
    assert closed(zoe) == 1008
    assert bo.send(c.SitDown("lost", 1)).refused is None
    assert bo.place == 1


def test_who_fills_the_last_place_and_loses_the_answer_gets_the_seat() -> None:
    evening = Evening(replace(PRIVATE, takeover=False), thorough=True)
    ann, bo = seated(evening, "Ann", "Bo")
    assert ann.do(c.Start).refused is None
    assert bo.do(c.StandUp).refused is None
    di = evening.client("Di").hello()
    assert di.send(c.SitDown("lost", 1)).refused is None
    assert ann.room.phase is Phase.PLAYING
    evening.left(di)
    again = evening.client("Di").hello()
    assert again.send(c.SitDown("lost", 1)).refused is None
    assert again.place == 1


def test_who_has_left_the_table_may_not_watch_it_on_another_tab_either() -> None:
    evening = Evening(PRIVATE, thorough=True)
    ann, bo = seated(evening, "Ann", "Bo")
    assert ann.do(c.Start).refused is None
    tab = evening.client("Bo").hello()
    assert closed(tab) is None
    assert bo.do(c.StandUp).refused is None
    assert (closed(bo), closed(tab)) == (1008, 1008)
    assert evening.client("Bo").hello().last(news.Goodbye).why is Parting.NO_SPECTATORS


def test_what_a_closed_socket_had_on_its_way_is_not_done() -> None:
    """A spectator wants to sit down, and is turned out because the game begins."""
    evening = Evening(PRIVATE)
    ann = seated(evening, "Ann")[0]
    zoe = evening.client("Zoe").hello()
    ann.do(c.Start)
    assert zoe.closed == 1008
    late = evening.actor.command(zoe.member, c.SitDown("late"), evening.now)
    assert late.facts == ()
    assert evening.actor.commit(late) == []
    assert evening.actor.room.people == (0,)


def test_of_sockets_that_were_closed_no_answers_are_kept() -> None:
    evening = Evening(MADIAO)
    ann = seated(evening, "Ann")[0]
    for number in range(20):
        tab = evening.client("Ann")
        tab.token = ann.token
        tab.hello()
        assert refused(tab.send(c.HandOver(f"to nobody {number}", 3))) == "nobody_there"
    assert len(evening.actor._answers.given) <= len(evening.clients)


def test_at_a_place_that_is_added_after_a_game_its_end_is_seen_as_by_who_watched() -> None:
    evening = Evening(MAO, thorough=True)
    ann = seated(evening, "Ann")[0]
    ann.do(c.Start)
    ann.do(c.StandUp)
    ann.do(c.SitDown)
    assert ann.room.phase is Phase.OVER
    assert ann.do(c.ChangeSettings, settings=replace(MAO, places=6)).refused is None
    bo = evening.client("Bo").hello()
    assert bo.do(c.SitDown, place=5).refused is None
    assert bo.place == 5
    assert bo.view.seat is None


def test_in_a_game_only_who_is_not_there_is_sent_away() -> None:
    evening = Evening(MADIAO, thorough=True)
    ann, bo = seated(evening, "Ann", "Bo")
    ann.do(c.Start)
    assert refused(ann.do(c.Remove, place=1)) == "game_running"
    assert refused(ann.do(c.Remove, place=2)) == "game_running", "a bot"
    assert refused(ann.do(c.Remove, place=0)) == "not_yourself"
    evening.left(bo)
    assert ann.do(c.Remove, place=1).refused is None
    assert ann.room.chairs[1].sitter is Sitter.BOT
    assert bo.hello().last(news.Goodbye).why is Parting.BAD_TOKEN


def test_a_bots_place_is_taken_in_a_game_only_where_bots_stand_in_for_people() -> None:
    for takeover in (True, False):
        evening = Evening(replace(MADIAO, takeover=takeover), thorough=True)
        ann = seated(evening, "Ann")[0]
        ann.do(c.Start)
        zoe = evening.client("Zoe").hello()
        assert refused(zoe.do(c.SitDown, place=0)) == "place_taken", "a person's"
        assert refused(zoe.do(c.SitDown, place=2)) == (None if takeover else "place_taken")
        assert zoe.place == (2 if takeover else None)
