"""Somebody is forgotten by a database: everywhere, by any name that looks alike, for good."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from papertiger.room import facts as f
from papertiger.server.store import FencedError, Store, files, forgetting
from papertiger.server.store.engines import file_of, url_of
from papertiger.server.store.forgetting import Counts
from papertiger.server.store.schema import metadata
from papertiger.server.store.store import Person
from tests.server.store.databases import opened, row, run
from tests.server.tables import MADIAO


async def hosts(store: Store, table: str, *people: tuple[str, str]) -> None:
    """A table where these (id, name) have sat and said something; others are told of them."""
    summary = msgspec.json.encode({"names": [name for _, name in people], "sitters": []}).decode()
    await store.create(row(table), [f.encode(f.Opened(table, MADIAO))])
    for place, (person, name) in enumerate(people):
        await store.meet(Person(person, name, 1, 50))
        report = f.Reported(place, 1 - place, f"so says {name}")
        facts = [
            f.Sat(place, person, name, f"key {place}"),
            f.Said(place, name, f"I am {name}"),
            report,
        ]
        number = len(await store.facts(table))
        also = [
            store.sat(table, person, place),
            store.report(table, 9, place, report.whom, report.text),
        ]
        await store.append(table, number, 9, [f.encode(each) for each in facts], also)
    await store.describe(table, "over", summary, 9, public=True)


def everything(connection: Any) -> str:
    """All that a database holds, as text."""
    rows = [
        str(value, errors="replace") if isinstance(value, bytes) else str(value)
        for table in metadata.sorted_tables
        for one in connection.execute(table.select())
        for value in one
    ]
    return "\n".join(rows)


@pytest.mark.parametrize("called", ["Zoë", "zoe", "ZOE", "Ｚoë", "Ζoe"])
def test_a_person_is_found_by_a_name_that_looks_alike_and_is_nowhere_any_more(
    url: str, called: str
) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await hosts(store, "t1", ("id-z", "Zoë"), ("id-b", "Bo"))
            await hosts(store, "t2", ("id-z", "Zed"), ("id-b", "Bo"))
            await store.meet(Person("id-z", "Zoë", 1, 60))
            await hosts(store, "t3", ("id-b", "Bo"), ("id-c", "Cy"))
            said = f.encode(f.Said(None, "Zoë", "from the side"))
            await store.append("t3", 7, 9, [said])
            found = await forgetting.find(store, called)
            assert [(who.person, sorted(who.names), sorted(who.tables)) for who in found] == [
                ("id-z", ["Zed", "Zoë"], ["t1", "t2"]),
                ("", ["Zoë"], ["t3"]),
            ]
            assert found[0].seen == 60
            counts = Counts()
            for who in found:
                done = await forgetting.forget(store, who)
                counts.tables += done.tables
                counts.facts += done.facts
                counts.reports += done.reports
            assert counts == Counts(tables=3, facts=7, reports=2)
            held = await store.read(everything)
            for word in ("Zoë", "Zed", "id-z"):
                assert word not in held
            assert "Bo" in held
            assert await forgetting.find(store, called) == []
            assert not await store.has_sat("t1", "id-z")
            assert await store.has_sat("t1", "id-b")
            await store.meet(Person("id-n", "Zoe", 70, 70))

    run(scenario)


@pytest.mark.parametrize("told", ["by the log", "by nothing"])
def test_what_others_reported_from_the_same_place_stays_where_the_log_tells_who_it_was(
    url: str, told: str
) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.create(row("t1"), [f.encode(f.Opened("t1", MADIAO))])
            texts = ["before Ann", "I, Ann, say so", "after Ann"]
            for person, name, text in zip("xay", ("Xu", "Ann", "Yu"), texts, strict=True):
                await store.meet(Person(f"id-{person}", name, 1, 50))
                sat = f.Sat(0, f"id-{person}", name, "key")
                reported = [f.Reported(0, 1, text)] if told == "by the log" else []
                facts = [f.encode(each) for each in (sat, *reported, f.Left(0))]
                also = [store.sat("t1", f"id-{person}", 0), store.report("t1", 9, 0, 1, text)]
                await store.append("t1", len(await store.facts("t1")), 9, facts, also)
            (who,) = await forgetting.find(store, "Ann")
            await forgetting.forget(store, who, lambda: "Guest 1")
            left = [each.text for each in reversed(await store.reports())]
            if told == "by the log":
                assert left == ["before Guest 1", "", "after Guest 1"]
            else:
                assert left == ["", "", ""], "nobody knows who wrote which"

    run(scenario)


def test_nobody_of_that_name_is_nobody(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await hosts(store, "t1", ("id-a", "Ann"), ("id-b", "Bo"))
            assert await forgetting.find(store, "Annabel") == []
            assert await forgetting.find(store, "") == []

    run(scenario)


def test_what_was_interrupted_can_be_done_again(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await hosts(store, "t1", ("id-a", "Ann"), ("id-b", "Bo"))
            await hosts(store, "t2", ("id-a", "Ann"), ("id-b", "Bo"))
            (who,) = await forgetting.find(store, "Ann")
            names = iter(["Guest 1"])
            with pytest.raises(Exception, match=r"StopIteration|interrupted"):
                await forgetting.forget(store, who, lambda: _next(names))
            (again,) = await forgetting.find(store, "Ann")
            assert again.tables == {"t2"}
            await forgetting.forget(store, again)
            held = await store.read(everything)
            assert "Ann" not in held
            assert "id-a" not in held

    run(scenario)


def _next(names: Any) -> str:
    for name in names:
        return str(name)
    raise RuntimeError("interrupted")


def test_a_process_that_remembers_the_name_can_write_it_nowhere(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as server, opened(url) as admin:
            await hosts(server, "t1", ("id-a", "Ann"), ("id-b", "Bo"))
            await hosts(server, "t2", ("id-b", "Bo"), ("id-c", "Cy"))
            one, two = await server.own("t1"), await server.own("t2")
            assert one is not None
            assert two is not None
            (who,) = await forgetting.find(admin, "Ann")
            # What the server does between the finding and the forgetting is forgotten as well.
            sat = f.encode(f.Sat(2, "id-a", "Ann", "key"))
            await server.append("t2", 7, 9, [sat], [server.sat("t2", "id-a", 2)], fence=two)
            await forgetting.forget(admin, who)
            for table, number, fence in (("t1", 7, one), ("t2", 8, two)):
                with pytest.raises(FencedError):
                    await server.append(table, number, 9, [sat], fence=fence)
                summary = '{"names":["Ann"]}'
                await server.describe(table, "over", summary, 10, public=True, fence=fence)
            assert "Ann" not in await admin.read(everything)

    run(scenario)


def bytes_of(folder: Path) -> bytes:
    """All that is in the files of a folder."""
    return b"".join(path.read_bytes() for path in folder.iterdir())


def test_no_byte_of_the_name_is_left_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    url = url_of(file)
    assert file_of(url) == file

    async def scenario() -> None:
        async with opened(url) as store:
            await hosts(store, "t1", ("id-a", "Zebulon"), ("id-b", "Bo"))
            (who,) = await forgetting.find(store, "Zebulon")
            await forgetting.forget(store, who)
            # While the server has it open.
            files.scrub(file)
            held = bytes_of(tmp_path)
            assert b"Zebulon" not in held
            assert b"id-a" not in held
            assert b"Bo" in held

    run(scenario)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
