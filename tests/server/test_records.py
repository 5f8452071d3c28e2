"""What is left of games: one's list, replays hand by hand, and how often they are worked out."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from papertiger import madiao
from papertiger.kernel import journal
from papertiger.room import facts as f
from papertiger.room import reviewing
from papertiger.room.state import Running
from papertiger.server.store import forgetting
from papertiger.wire import commands as c
from papertiger.wire import http
from papertiger.wire.news import Phase
from papertiger.wire.settings import MadiaoSettings, MaoSettings
from tests.server.house import House, Visitor, house, play


def cookie(visitor: Visitor) -> dict[str, str]:
    """Who a visitor is."""
    request = visitor.connection.request
    assert request is not None
    return {"Cookie": request.headers["Cookie"]}


async def get(there: House, path: str, kind: Any, **headers: str) -> Any:
    """The body of an answer."""
    there.client.cookies.clear()
    answer = await there.client.get(path, headers=headers)
    assert answer.status_code == 200, (path, answer.text)
    return msgspec.json.decode(answer.content, type=kind)


async def status(there: House, path: str, **headers: str) -> int:
    """How a path is answered."""
    there.client.cookies.clear()
    return (await there.client.get(path, headers=headers)).status_code


async def match(there: House, table: str, name: str = "Ann") -> Visitor:
    """Somebody sits down; bots play to the end."""
    sitter = await there.seat(table, name)
    await sitter.do(c.Start)
    await sitter.do(c.LetBot)
    await sitter.until(lambda: sitter.room.phase is Phase.OVER)
    return sitter


async def until_in_a_hand(there: House, table: str, hand: int) -> int:
    """Bots play until some cards of a hand are laid; the time stands still then."""
    room = there.server.hub.tables[table].actor.room
    while room.hand < hand or room.running is None or len(cards_laid(room.running)) < 5:
        there.clock.add(500)
        there.server.hub.alarms.go_off()
        await there.server.hub.rest()
        room = there.server.hub.tables[table].actor.room
    assert not room.running.recording.closed
    return room.hand


def cards_laid(running: Running) -> tuple[object, ...]:
    """The cards that lie in the tricks of a hand."""
    board = madiao.show(running.recording.table, None).board
    if board is None:
        return ()
    return tuple(card for trick in board.tricks for card in trick.laid) + board.laid


def test_a_list_has_the_games_with_who_played_and_how_they_ended(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann = await match(there, table)
            await ann.do(c.Rematch)
            await ann.until(lambda: ann.room.phase is Phase.PLAYING)
            here = cookie(ann)
            (past,) = (await get(there, "/api/me/games", http.PastTables, **here)).tables
            assert (past.table, past.game) == (table, "madiao")
            running, over = past.games
            assert (running.number, running.ended, running.hands) == (None, None, 0)
            assert over.number == 1
            assert past.created <= over.began <= over.ended <= running.began
            assert [each.name for each in over.players if each.you] == ["Ann"]
            assert sum(each.score for each in over.players) == 0
            replay = await get(there, f"/api/tables/{table}/records/1/replay", http.Replay, **here)
            assert over.hands == replay.hands > 3
            assert replay.you == replay.names.index("Ann")
            sums = {
                name: sum(result[place] for result in replay.results)
                for place, name in enumerate(replay.names)
            }
            assert sums == {each.name: each.score for each in over.players}

    play(scenario)


def test_a_list_is_of_who_asks_and_comes_in_parts(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            nobody = await get(there, "/api/me/games", http.PastTables)
            assert nobody == http.PastTables((), False)
            ann = await there.guest("Ann")
            tables = []
            for _ in range(13):
                there.clock.add(1000)
                tables.append(await there.table())
                visitor = await there.visit(tables[-1], Cookie=ann)
                await visitor.hello()
                await visitor.do(c.SitDown)
                await there.server.hub.rest()
                await visitor.leave()
            other = await there.seat(await there.table(), "Bo")
            first = await get(there, "/api/me/games", http.PastTables, Cookie=ann)
            assert first.more
            last = first.tables[-1].table
            rest = await get(there, f"/api/me/games/{last}", http.PastTables, Cookie=ann)
            assert not rest.more
            found = [each.table for each in (*first.tables, *rest.tables)]
            assert found == tables[::-1]
            own = await get(there, "/api/me/games", http.PastTables, **cookie(other))
            assert [each.table for each in own.tables] == [other.table]
            assert await status(there, "/api/me/games/nowhere", Cookie=ann) == 404

    play(scenario)


def test_a_replay_has_the_hands_that_are_over_and_no_others(tmp_path: Path) -> None:
    """In the middle of a hand nothing of it is told, to nobody."""

    async def scenario() -> None:
        async with house(tmp_path) as there:
            there.clock.stop()
            table = await there.table(MadiaoSettings(bots="steady"))
            ann = await there.seat(table, "Ann")
            here, path = cookie(ann), f"/api/tables/{table}/records/1/replay"
            await ann.do(c.Start)
            await ann.do(c.LetBot)
            running = await until_in_a_hand(there, table, 3)
            over = await get(there, path, http.Replay, **here)
            assert over.hands == len(over.results) == running - 1
            (past,) = (await get(there, "/api/me/games", http.PastTables, **here)).tables
            assert past.games[0].hands == running - 1
            file = (await there.client.get(path[: -len("/replay")], headers=here)).content
            segments = journal.read(madiao, file)
            assert len(segments) == over.hands
            for number in range(1, over.hands + 1):
                told = await get(there, f"{path}/{number}", http.ReplayHand, **here)
                assert told == reviewing.hand(segments, number)
            for number in (0, over.hands + 1, running + 1, 10**9):
                assert await status(there, f"{path}/{number}", **here) == 404

    play(scenario)


def test_replays_are_for_who_has_sat_there_and_for_who_has_a_link(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann = await match(there, table)
            stranger = await there.guest("Bo")
            path = f"/api/tables/{table}/records/1"
            for who in ({}, {"Cookie": stranger}, {"Cookie": f"papertiger={ann.token}"}):
                for each in (f"{path}/replay", f"{path}/replay/1", f"{path}/replay/99"):
                    assert await status(there, each, **who) == 403
            there.client.cookies.clear()
            made = await there.client.post(path, headers=cookie(ann))
            token = msgspec.json.decode(made.content, type=http.RecordLink).token
            own = await get(there, f"{path}/replay/2", http.ReplayHand, **cookie(ann))
            linked = f"/api/records/{token}/replay"
            assert (await get(there, linked, http.Replay)).you is None
            assert await get(there, f"{linked}/2", http.ReplayHand) == own
            assert (await get(there, linked, http.Replay)).hands > 2
            assert await status(there, f"{linked}/99") == 404
            assert await status(there, f"/api/records/{token}x/replay") == 404
            assert await status(there, f"/api/records/{token}x/replay/1") == 404
            there.client.cookies.clear()
            text = (await there.client.get(linked)).text
            assert table not in text, "a link to a record is none to the table"

    play(scenario)


def test_what_was_worked_out_is_kept_until_the_log_is_another_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann = await match(there, table)
            await there.server.hub.rest()
            played, here = there.server.played, cookie(ann)
            path = f"/api/tables/{table}/records"
            paths = ("/api/me/games", path, f"{path}/1", f"{path}/1/replay", f"{path}/1/replay/1")
            for _ in range(3):
                for each in paths:
                    assert await status(there, each, **here) == 200
            assert played.worked == 3, "the list, the records, the hand: each once"
            await ann.do(c.Chat, text="Well!")
            assert await status(there, f"{path}/1", **here) == 200
            assert played.worked == 4

    play(scenario)


def test_only_so_many_wait_for_logs_to_be_gone_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("papertiger.server.played.MOST_WAITING", 1)

    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            here = cookie(await there.seat(table, "Ann"))
            there.client.cookies.clear()
            paths = ("/api/me/games", f"/api/tables/{table}/hands")
            async with there.server.played._one:
                asked = [
                    asyncio.create_task(there.client.get(path, headers=here)) for path in paths
                ]
                done, waits = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
                refused = done.pop().result()
                assert (refused.status_code, refused.json()["code"]) == (503, "store_unavailable")
            assert (await waits.pop()).status_code == 200
            for path in paths:
                assert await status(there, path, **here) == 200

    play(scenario)


def test_a_log_that_cannot_be_read_hides_no_other_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            whole, spoiled = await there.table(), await there.table()
            ann = await there.guest("Ann")
            for table in (whole, spoiled):
                there.clock.add(1000)
                visitor = await (await there.visit(table, Cookie=ann)).hello()
                await visitor.do(c.SitDown)
                await visitor.do(c.Start)
                await there.server.hub.rest()
                await visitor.leave()
            store = there.server.store
            fact = f.encode(f.Happened('{"of":"another version"}\n'))
            # First this: bots may play there yet.
            fence = await store.own(spoiled) or 0
            number = len(await store.facts(spoiled))
            await store.append(spoiled, number, there.clock(), [fact], fence=fence)
            found = await get(there, "/api/me/games", http.PastTables, Cookie=ann)
            told = {each.table: len(each.games) for each in found.tables}
            assert told == {whole: 1, spoiled: 0}

    play(scenario)


def test_of_a_table_that_is_deleted_meanwhile_there_is_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            played = there.server.played
            assert await played.summaries("gone") == ()
            assert await played.records("gone") == ()
            assert await played.settled("gone") == ()

    play(scenario)


def test_who_is_forgotten_is_in_no_list_and_no_replay(tmp_path: Path) -> None:
    """Though the log is as long as before."""

    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann = await there.seat(table, "Ann")
            bo = await there.seat(table, "Borisov")
            await bo.do(c.Ready)
            await ann.do(c.Start)
            for visitor in (ann, bo):
                await visitor.do(c.LetBot)
            await ann.until(lambda: ann.room.phase is Phase.OVER)
            await there.server.hub.rest()
            here, path = cookie(ann), f"/api/tables/{table}/records/1"
            paths = ("/api/me/games", path, f"{path}/replay", f"{path}/replay/1")
            for each in paths:
                assert "Borisov" in (await there.client.get(each, headers=here)).text
            (who,) = await forgetting.find(there.server.store, "Borisov")
            await forgetting.forget(there.server.store, who, lambda: "Guest 1234")
            for each in paths:
                text = (await there.client.get(each, headers=here)).text
                assert "Borisov" not in text
                assert "Guest 1234" in text
            assert await status(there, f"{path}/replay", **cookie(bo)) == 403
            left = await get(there, "/api/me/games", http.PastTables, **cookie(bo))
            assert left.tables == ()

    play(scenario)


def test_a_hand_that_is_made_while_somebody_is_forgotten_is_not_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            there.clock.stop()
            table = await there.table(MadiaoSettings(bots="steady"))
            bo = await there.seat(table, "Borisov")
            await bo.do(c.Start)
            await bo.do(c.LetBot)
            await until_in_a_hand(there, table, 2)
            played, store = there.server.played, there.server.store
            (before,) = await played.records(table)
            other = await there.seat(table, "Ann")
            (who,) = await forgetting.find(store, "Borisov")
            await forgetting.forget(store, who, lambda: "Guest 1234")
            assert b"Borisov" in await played.hand(table, before, 1, 1)
            path = f"/api/tables/{table}/records/1/replay/1"
            there.client.cookies.clear()
            text = (await there.client.get(path, headers=cookie(other))).text
            assert "Borisov" not in text
            assert "Guest 1234" in text
            assert await status(there, path, **cookie(bo)) == 403

    play(scenario)


def test_a_game_of_mao_is_listed_and_has_no_steps(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            settings = MaoSettings(bots="regular", places=5)
            table = await there.table(settings)
            ann = await there.seat(table, "Ann")
            await ann.do(c.Start)
            await there.server.hub.rest()
            found = await get(there, "/api/me/games", http.PastTables, **cookie(ann))
            (game,) = found.tables[0].games
            assert found.tables[0].game == "mao"
            assert [each.score for each in game.players] == [0] * 5
            assert (game.hands, game.number) == (0, None)
            path = f"/api/tables/{table}/records/1/replay"
            assert await status(there, path, **cookie(ann)) == 404

    play(scenario)
