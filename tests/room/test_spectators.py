"""Who watches: how much, how late, and whether at all."""

from msgspec.structs import replace

from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.settings import MadiaoSettings
from tests.room.evening import Client, Evening, play_madiao
from tests.room.test_table import seated

LATER = MadiaoSettings(bots="steady", delay=60)
NOBODY = MadiaoSettings(bots="steady", spectators=False)


def closed(client: Client) -> int | None:
    """With which code the client's socket was closed."""
    return client.closed


def test_spectators_see_the_table_later() -> None:
    evening = Evening(LATER)
    ann = seated(evening, "Ann")[0]
    watcher = evening.client("Wu").hello()
    ann.do(c.Start)
    started = evening.now
    assert not any(isinstance(each, news.MadiaoNews) for each in watcher.told)
    evening.pass_time(59_999)
    assert not any(isinstance(each, news.MadiaoNews) for each in watcher.told)
    evening.pass_time(1)
    assert evening.now == started + 60_000
    assert any(isinstance(each, news.MadiaoNews) for each in watcher.told)


def test_who_comes_later_sees_the_table_as_the_other_spectators_do() -> None:
    evening = Evening(LATER)
    ann = seated(evening, "Ann")[0]
    evening.client("Wu").hello()
    ann.do(c.Start)
    evening.pass_time(60_000)
    play_madiao(evening, ann, until=lambda: ann.view.deals >= 1)
    early = evening.client("Xu").hello()
    assert early.view.deals == 0
    evening.pass_time(60_000)
    assert early.view.deals >= 1


def test_the_delayed_stream_has_no_gaps() -> None:
    evening = Evening(LATER)
    ann = seated(evening, "Ann")[0]
    watcher = evening.client("Wu").hello()
    ann.do(c.Start)
    play_madiao(evening, ann, until=lambda: ann.view.deals >= 1)
    evening.pass_time(120_000)
    numbers = [each.n for each in watcher.told if isinstance(each, news.MadiaoNews)]
    assert numbers == sorted(set(numbers))
    rooms = [each.n for each in watcher.told if isinstance(each, news.RoomNews)]
    together = sorted({*numbers, *rooms})
    assert together == list(range(together[0], together[-1] + 1))


def test_a_table_without_spectators_turns_them_out_when_the_game_begins() -> None:
    evening = Evening(NOBODY)
    ann = seated(evening, "Ann")[0]
    watcher = evening.client("Wu").hello()
    assert closed(watcher) is None
    assert watcher.room.chairs[0].name == "Ann"
    ann.do(c.Start)
    assert closed(watcher) == 1008
    assert watcher.last(news.Goodbye).why is news.Parting.NO_SPECTATORS
    other = evening.client("Xu").hello()
    assert other.last(news.Goodbye).why is news.Parting.NO_SPECTATORS


def test_that_many_come_to_watch_is_told_once_in_a_while() -> None:
    evening = Evening(MadiaoSettings(bots="steady"))
    ann = seated(evening, "Ann")[0]
    before = len(ann.told)
    for number in range(100):
        evening.client(f"W{number}").hello()
    assert len(ann.told) == before
    evening.pass_time(2_000)
    assert len(ann.told) == before + 1
    assert ann.room.spectators == 100


def test_what_everybody_is_told_is_the_same_bytes_for_all_spectators() -> None:
    evening = Evening(MadiaoSettings(bots="steady"))
    ann = seated(evening, "Ann")[0]
    watchers = [evening.client(name).hello() for name in ("Wu", "Xu")]
    ann.do(c.Start)
    play_madiao(evening, ann, until=lambda: ann.view.deals >= 1)
    first, second = (
        [frame for frame in each.frames if frame.startswith(b'{"is":"madiao"')] for each in watchers
    )
    assert first == second
    assert len(first) >= 3


def test_who_watches_when_nobody_did_begins_anew() -> None:
    evening = Evening(MadiaoSettings(bots="steady"))
    ann = seated(evening, "Ann")[0]
    watcher = evening.client("Wu").hello()
    ann.do(c.Start)
    evening.left(watcher)
    play_madiao(evening, ann, until=lambda: ann.view.deals >= 1)
    watcher.hello(resume=True)
    assert watcher.last(news.Welcome).fresh
    assert watcher.view.deals >= 1


def test_who_comes_between_sees_no_count_that_others_do_not_see() -> None:
    """Somebody watches for a moment; nobody is told, so neither may be who comes meanwhile."""
    evening = Evening(MadiaoSettings(bots="steady"))
    ann = evening.client("Ann").hello()
    ann.do(c.SitDown)
    evening.pass_time(5_000)
    wu = evening.client("Wu").hello()
    evening.pass_time(100)
    other = evening.client("Ann")
    other.token = ann.token
    other.hello()
    evening.left(wu)
    evening.pass_time(60_000)
    assert other.room.spectators == 0


def test_a_delay_made_shorter_keeps_the_order_of_what_spectators_are_told() -> None:
    evening = Evening(LATER)
    ann = seated(evening, "Ann")[0]
    watcher = evening.client("Wu").hello()
    ann.do(c.Start)
    play_madiao(evening, ann)
    assert ann.do(c.ChangeSettings, settings=replace(LATER, delay=0)).refused is None
    ann.do(c.Chat, text="Good night")
    late = evening.client("Xu").hello()
    assert late.last(news.RoomNews).room.phase is not news.Phase.OVER
    evening.pass_time(60_000)
    numbers = [each.n for each in watcher.told if hasattr(each, "n")]
    first = numbers[0]
    assert sorted(set(numbers)) == list(range(first, numbers[-1] + 1))
    assert numbers == sorted(numbers)
    ann.do(c.Chat, text="At once again")
    assert watcher.last(news.Heard).text == late.last(news.Heard).text == "At once again"


def test_the_first_to_watch_later_sees_the_table_at_once_also_after_a_restart() -> None:
    evening = Evening(LATER)
    ann = seated(evening, "Ann")[0]
    ann.do(c.Start)
    evening.restart()
    ann.hello()
    watcher = evening.client("Wu").hello()
    assert watcher.room.chairs[0].name == "Ann"
    assert not any(isinstance(each, news.MadiaoNews) for each in watcher.told)
