"""What strangers may not do by HTTP: be somebody else, have records, try codes for ever."""

import os
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from papertiger.server import guests
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.news import Phase
from tests.server.house import MADIAO, House, house, play


async def asked(
    there: House, path: str, body: dict[str, Any] | None = None, **headers: str
) -> httpx.Response:
    """An answer to somebody who brings nothing but these headers."""
    there.client.cookies.clear()
    if body is None:
        return await there.client.get(path, headers=headers)
    return await there.client.post(path, json=body, headers=headers)


def test_who_brings_a_forged_cookie_is_somebody_new(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            cookie = await there.guest("Ann")
            ann = (await asked(there, "/api/me", Cookie=cookie)).json()["person"]
            assert cookie == f"papertiger={guests.signed(there.server.key, ann)}"
            others = guests.signed(os.urandom(32), ann)
            for forged in (others, f"{ann}.", ann, f"{ann}.{'A' * 24}", f".{ann}", cookie[:-1]):
                me = (await asked(there, "/api/me", Cookie=f"papertiger={forged}")).json()
                assert me["person"] != ann
                assert me["name"] != "Ann"
            table = await there.table()
            thief = await there.visit(table, Cookie=f"papertiger={others}")
            await thief.hello()
            assert (await thief.do(c.SitDown)).refused is None
            assert thief.room.chairs[0].name != "Ann"

    play(scenario)


def test_a_cookie_is_kept_from_pages_and_other_sites(tmp_path: Path) -> None:
    async def scenario() -> None:
        for url, secure in (("http://tables.example.org", False), ("https://t.example.org", True)):
            async with house(tmp_path, public_url=url) as there:
                fields = (await asked(there, "/api/me")).headers["set-cookie"].split("; ")
                assert {"HttpOnly", "SameSite=lax"} <= set(fields)
                assert ("Secure" in fields) == secure

    play(scenario)


def test_records_are_for_who_has_sat_there_and_for_who_has_a_link(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann = await there.seat(table, "Ann")
            await ann.do(c.Start)
            await ann.do(c.LetBot)
            await ann.until(lambda: ann.room.phase is Phase.OVER)
            records, cookie = f"/api/tables/{table}/records", await there.guest("Ann2")
            own = ann.connection.request
            assert own is not None
            sat = own.headers["Cookie"]
            assert (await asked(there, records, Cookie=sat)).json() == {"records": 1}
            file = (await asked(there, f"{records}/1", Cookie=sat)).content
            assert file.startswith(b'{"tiger":')
            for stranger in ("", cookie, f"papertiger={ann.token}"):
                for path in (records, f"{records}/1", f"{records}/2"):
                    assert (await asked(there, path, Cookie=stranger)).status_code == 403
                assert (await asked(there, f"{records}/1", {}, Cookie=stranger)).status_code == 403
            link = (await asked(there, f"{records}/1", {}, Cookie=sat)).json()["token"]
            assert (await asked(there, f"/api/records/{link}")).content == file
            assert (await asked(there, f"/api/records/{link}x")).status_code == 404

    play(scenario)


def test_the_score_sheet_is_for_who_may_see_the_hands_as_they_come(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            for number, (settings, status) in enumerate(
                (
                    (MADIAO, 200),
                    (replace(MADIAO, delay=1), 403),
                    (replace(MADIAO, spectators=False), 403),
                )
            ):
                table = await there.table(settings)
                ann = await there.seat(table, f"Ann {number}")
                path, own = f"/api/tables/{table}/hands", ann.connection.request
                assert own is not None
                found = await asked(there, path, Cookie=own.headers["Cookie"])
                assert found.json() == {"hands": []}
                assert (await asked(there, path)).status_code == status
            assert (await asked(there, "/api/tables/nowhere/hands")).status_code == 404

    play(scenario)


@pytest.mark.parametrize(("addresses", "tried"), [(1, 10), (200, 100)])
def test_codes_are_not_tried_for_ever(tmp_path: Path, addresses: int, tried: int) -> None:
    """By one address, and by many together."""

    async def scenario() -> None:
        async with house(tmp_path) as there:
            there.clock.stop()
            for number in range(tried + 1):
                address = f"198.51.100.{number % addresses}"
                answer = await asked(
                    there, "/api/codes", {"code": f"{number:08}"}, **{"X-Forwarded-For": address}
                )
                assert answer.status_code == (404 if number < tried else 429)
            there.clock.add(10_000)
            last = await asked(
                there, "/api/codes", {"code": "00000000"}, **{"X-Forwarded-For": "198.51.100.0"}
            )
            assert last.status_code == 404

    play(scenario)


def test_only_a_proxy_is_believed_about_whom_it_speaks_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, proxies=("192.0.2.1",)) as there:
            there.clock.stop()
            statuses = [
                (
                    await asked(
                        there, "/api/codes", {"code": f"{number:08}"},
                        **{"X-Forwarded-For": f"198.51.100.{number}"},
                    )
                ).status_code
                for number in range(11)
            ]  # fmt: skip
            assert statuses == [404] * 10 + [429]

    play(scenario)


def test_a_code_that_brings_a_seat_is_good_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            ann = await there.seat(await there.table(), "Ann")
            await ann.do(c.Transfer)
            code = ann.last(news.TransferCode).code
            first = await asked(there, "/api/codes", {"code": code})
            assert (first.status_code, first.json()["place"]) == (200, 0)
            assert (await asked(there, "/api/codes", {"code": code})).status_code == 404

    play(scenario)
