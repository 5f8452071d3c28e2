"""A database of PostgreSQL is backed up to the file that one of SQLite is, and restored from it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from papertiger.server.store import Store, StoreError, files, portable
from papertiger.server.store.engines import engine, url_of
from papertiger.server.store.files import FileError, contents
from papertiger.server.store.store import Code, Person, Report
from tests.server.store.databases import database, opened, postgres, row, run

PEOPLE = 25
"""More than are copied at once here."""


@pytest.fixture(autouse=True)
def few_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many rows are copied at once that several copies are needed."""
    monkeypatch.setattr(portable, "AT_ONCE", 10)


@pytest.fixture
def there(tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database of PostgreSQL."""
    found, missing = postgres()
    if found is None:
        pytest.skip(f"PostgreSQL: {missing}")
    with database("postgres", tmp_path) as url:
        yield url


async def _fill(store: Store) -> None:
    made = row("t", touched=70)
    await store.create(made, [b"\x00fact", "馬弔".encode()])
    await store.own("t")
    also = [store.sat("t", "p1", 2), store.report("t", 80, 0, 1, "rude")]
    await store.append("t", 2, 80, [b"x" * 100_000], also, fence=1)
    await asyncio.gather(
        *(store.meet(Person(f"p{each}", f"N{each}", 1, 2)) for each in range(PEOPLE))
    )
    await store.put_code("digest", Code("record", "t", 1))


async def _holds(store: Store) -> None:
    facts = await store.facts("t")
    assert facts == [b"\x00fact", "馬弔".encode(), b"x" * 100_000]
    assert await store.has_sat("t", "p1")
    assert await store.reports() == [Report("t", 80, 0, 1, "rude")]
    assert (await store.called("N24"))[0].id == "p24"
    assert await store.use_code("digest", ["record"], 5) == Code("record", "t", 1)
    assert await store.own("t") == 2


def test_a_backup_of_postgresql_is_a_database_of_sqlite_and_can_be_restored_to_both(
    there: str, tmp_path: Path
) -> None:
    copy, file = tmp_path / "copy.db", tmp_path / "tables.db"

    async def scenario() -> None:
        async with opened(there) as store:
            await _fill(store)
            # While the server has it open.
            found = portable.back_up(there, copy)
            assert (found.tables, found.facts, found.newest) == (1, 3, 80)
            with pytest.raises(FileError) as live:
                portable.restore(copy, there, tmp_path)
            assert live.value.code == "live"
            await store.append("t", 3, 90, [b"later"], fence=1)
        files.restore(copy, file)
        async with opened(url_of(file)) as store:
            await _holds(store)
        found, aside = portable.restore(copy, there, tmp_path)
        assert aside == tmp_path / "replaced-1.db"
        assert contents(aside).facts == 4
        async with opened(there) as store:
            await _holds(store)
            await store.append("t", 3, 90, [b"next"], [store.report("t", 90, 1, 0, "b")], fence=2)
            assert len(await store.reports()) == 2, "numbers go on after the last"

    run(scenario)
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix == ".db") == [
        "copy.db",
        "replaced-1.db",
        "tables.db",
    ]


def test_a_club_moves_from_sqlite_to_an_empty_database_of_postgresql(
    there: str, tmp_path: Path
) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"

    async def scenario() -> None:
        async with opened(url_of(file)) as store:
            await _fill(store)
            files.back_up(file, copy)
        assert portable.restore(copy, there, tmp_path)[1] is None
        async with opened(there) as store:
            await _holds(store)

    run(scenario)


def test_a_restoring_that_fails_half_way_has_changed_nothing(
    there: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.db"

    async def scenario() -> None:
        async with opened(there) as store:
            await _fill(store)
        portable.back_up(there, copy)
        real = portable._copy

        def fails(reading: object, writing: object) -> None:
            real(reading, writing)  # type: ignore[arg-type]
            if "psycopg" in str(writing.dialect.driver):  # type: ignore[attr-defined]
                raise OSError(28, "no space")

        with monkeypatch.context() as patch:
            patch.setattr(portable, "_copy", fails)
            with pytest.raises(OSError, match="no space"):
                portable.restore(copy, there, tmp_path)
        async with opened(there) as store:
            await _holds(store)

    run(scenario)


def test_a_database_that_is_not_ours_or_too_old_to_copy_is_named(
    there: str, tmp_path: Path
) -> None:
    with pytest.raises(StoreError, match="has no tables of Paper Tiger"):
        portable.back_up(there, tmp_path / "copy.db")
    made = engine(there, present=False)
    for number, wrong in (("0001", "older form"), ("9999", "revision 9999")):
        with made.begin() as connection:
            connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
            connection.execute(text("CREATE TABLE alembic_version (version_num varchar)"))
            connection.execute(text(f"INSERT INTO alembic_version VALUES ('{number}')"))  # noqa: S608
        with pytest.raises(StoreError, match=wrong):
            portable.back_up(there, tmp_path / "copy.db")
    made.dispose()
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("tables.db", "no URL"),
        ("mysql://root@127.0.0.1/t", "of mysql cannot be used"),
        ("postgresql://nobody:secret@127.0.0.1:1/t", "cannot be used"),
    ],
)
def test_a_database_that_cannot_be_used_is_named_without_its_password(
    name: str, wrong: str
) -> None:
    with pytest.raises(StoreError, match=wrong) as error:
        Store(name)
    assert "secret" not in str(error.value)
