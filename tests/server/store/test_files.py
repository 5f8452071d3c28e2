"""Backups: whole or not at all; restored only where nothing better is lost."""

import os
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from papertiger.server.store import FencedError, files, logs
from papertiger.server.store.engines import engine, url_of
from papertiger.server.store.files import FileError, back_up, contents, is_live, restore
from papertiger.server.store.writer import Work
from tests.server.store.databases import opened, row, run


async def _add(file: Path, name: str, count: int, at: int = 100) -> None:
    async with opened(url_of(file)) as store:
        await store.create(row(name, touched=at), [b"%d" % each for each in range(count)])


def filled(file: Path, count: int = 5, at: int = 100, name: str = "t") -> Path:
    """A database with a table of so many facts."""

    async def scenario() -> None:
        await _add(file, name, count, at)

    run(scenario)
    return file


def kept(file: Path) -> list[str]:
    """The facts of a database, by their tables."""
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT table_id, fact FROM log ORDER BY table_id, number")
        return [f"{table} {fact.decode()}" for table, fact in rows]


def code(error: "pytest.ExceptionInfo[FileError]") -> str:
    """The code of an error."""
    return error.value.code


def test_a_backup_made_while_a_server_writes_is_one_state_of_the_database(tmp_path: Path) -> None:
    file, copies = tmp_path / "tables.db", [tmp_path / f"copy {number}" for number in range(5)]

    async def scenario() -> None:
        async with opened(url_of(file)) as store:
            # The facts of two tables are written together: a backup has both or neither.
            for name in ("a", "b"):
                await store.create(row(name), [])
            over = threading.Event()

            def backing_up() -> None:
                try:
                    for copy in copies:
                        back_up(file, copy)
                finally:
                    over.set()

            thread = threading.Thread(target=backing_up)
            thread.start()
            number = 0
            while not over.is_set():
                also = [_also(number)]
                await store.append("a", number, 1, [b"x" * 1_000], also)
                number += 1
            thread.join()
            assert len(await store.facts("a")) == len(await store.facts("b")) == number

    run(scenario)
    for copy in copies:
        names = [line.split()[0] for line in kept(copy)]
        assert names.count("a") == names.count("b")
        assert contents(copy).tables == 2


def _also(number: int) -> Work:
    return lambda connection: logs.append(connection, "b", number, 1, [b"y"])


def test_a_backup_is_one_private_file_with_everything_in_it(tmp_path: Path) -> None:
    file, copy = filled(tmp_path / "tables.db"), tmp_path / "copy.db"
    found = back_up(file, copy)
    assert (found.tables, found.facts, found.newest) == (1, 5, 100)
    assert kept(copy) == kept(file)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "tables.db"]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_a_backup_is_on_the_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, copy = filled(tmp_path / "tables.db"), tmp_path / "copy.db"
    synced: list[bool] = []
    real = os.fsync

    def noted(handle: int) -> None:
        synced.append(copy.exists())
        real(handle)

    monkeypatch.setattr(os, "fsync", noted)
    back_up(file, copy)
    # The file while it has no name yet, its folder when it has.
    assert synced == [False, True]


def test_a_backup_that_fails_leaves_nothing_and_an_older_one_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, copy = filled(tmp_path / "tables.db"), tmp_path / "copy.db"
    copy.write_bytes(b"older")
    with pytest.raises(FileError) as refused:
        back_up(file, copy)
    assert code(refused) == "exists"

    def full(origin: sqlite3.Connection, target: Path) -> None:
        del origin
        target.write_bytes(b"half")
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(files, "_copy", full)
        with pytest.raises(FileError) as failed:
            back_up(file, copy, force=True)
    assert (code(failed), failed.value.arguments) == ("failed", {"why": "database or disk is full"})
    assert copy.read_bytes() == b"older"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "tables.db"]
    back_up(file, copy, force=True)
    assert kept(copy) == kept(file)


def test_what_is_no_database_is_not_backed_up(tmp_path: Path) -> None:
    with pytest.raises(FileError) as missing:
        back_up(tmp_path / "tables.db", tmp_path / "copy.db")
    assert code(missing) == "no_database"
    file = filled(tmp_path / "tables.db")
    with pytest.raises(FileError) as same:
        back_up(file, tmp_path / "." / "tables.db", force=True)
    assert code(same) == "same"
    assert len(kept(file)) == 5


def test_a_backup_is_restored_where_there_is_nothing(tmp_path: Path) -> None:
    file, copy = filled(tmp_path / "tables.db"), tmp_path / "copy.db"
    back_up(file, copy)
    new = tmp_path / "new.db"
    assert restore(copy, new) == (contents(copy), None)
    assert kept(new) == kept(file)
    assert stat.S_IMODE(new.stat().st_mode) == 0o600


def test_a_database_that_is_not_newer_is_replaced(tmp_path: Path) -> None:
    file, copy = filled(tmp_path / "tables.db"), tmp_path / "copy.db"
    back_up(file, copy)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE log SET fact = x'00'")
        connection.commit()
    restore(copy, file)
    assert kept(file) == kept(copy)


def test_a_newer_database_is_kept_unless_it_is_forced(tmp_path: Path) -> None:
    file, copy = filled(tmp_path / "tables.db"), tmp_path / "copy.db"
    back_up(file, copy)
    filled(file, at=200, name="newer")
    before = kept(file)
    with pytest.raises(FileError) as refused:
        restore(copy, file)
    assert code(refused) == "newer"
    assert kept(file) == before
    restore(copy, file, force=True)
    assert kept(file) == kept(copy)


def test_a_database_in_use_is_kept_unless_it_is_forced_and_then_its_owner_is_fenced(
    tmp_path: Path,
) -> None:
    file, copy = filled(tmp_path / "tables.db"), tmp_path / "copy.db"
    back_up(file, copy)

    async def scenario() -> None:
        async with opened(url_of(file)) as store:
            await store.append("t", 5, 100, [b"5", b"6"])
            assert is_live(file)
            with pytest.raises(FileError) as refused:
                restore(copy, file)
            assert code(refused) == "live"
            assert len(await store.facts("t")) == 7
            restore(copy, file, force=True)
            # The owner has seen seven facts; there are five.
            with pytest.raises(FencedError):
                await store.append("t", 7, 200, [b"7"])
            assert len(await store.facts("t")) == 5
            await store.append("t", 5, 200, [b"another"])

    run(scenario)
    assert not is_live(file)
    assert kept(file)[-1] == "t another"


@pytest.mark.parametrize("spoil", ["header", "middle", "gap"])
def test_a_spoiled_backup_is_not_restored_even_by_force(tmp_path: Path, spoil: str) -> None:
    file, copy = filled(tmp_path / "tables.db", 2_000), tmp_path / "copy.db"
    back_up(file, copy)
    before = kept(file)
    _spoil(copy, spoil)
    for force in (False, True):
        with pytest.raises(FileError) as refused:
            restore(copy, file, force=force)
        assert code(refused) == "spoiled"
        assert kept(file) == before
        with pytest.raises(FileError):
            restore(copy, tmp_path / "new.db", force=force)
        assert not (tmp_path / "new.db").exists()


def _spoil(file: Path, how: str) -> None:
    if how == "gap":
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("DELETE FROM log WHERE number = 3")
            connection.commit()
        return
    data = bytearray(file.read_bytes())
    start, length = (0, 100) if how == "header" else (len(data) // 2, len(data) // 4)
    data[start : start + length] = b"\xa5" * length
    file.write_bytes(data)


def test_a_spoiled_database_is_replaced_by_force_and_kept_aside(tmp_path: Path) -> None:
    file, copy = filled(tmp_path / "tables.db"), tmp_path / "copy.db"
    back_up(file, copy)
    for number in (1, 2):
        _spoil(file, "header")
        spoiled = file.read_bytes()
        (tmp_path / "tables.db-wal").write_bytes(b"what was not yet in the database")
        with pytest.raises(FileError) as refused:
            restore(copy, file)
        assert code(refused) == "spoiled"
        assert file.read_bytes() == spoiled
        aside = tmp_path / f"tables.db.spoiled-{number}"
        assert restore(copy, file, force=True) == (contents(copy), aside)
        assert kept(file) == kept(copy)
        assert aside.read_bytes() == spoiled
        assert (tmp_path / f"tables.db.spoiled-{number}-wal").exists()


def test_databases_of_other_programs_and_of_later_versions_are_told_apart(tmp_path: Path) -> None:
    file, copy = filled(tmp_path / "tables.db"), tmp_path / "copy.db"
    back_up(file, copy)
    later = engine(url_of(copy))
    with later.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    later.dispose()
    with pytest.raises(FileError) as other_form:
        restore(copy, file, force=True)
    assert (code(other_form), other_form.value.arguments) == ("other_form", {"revision": "9999"})
    # A database of a later version is kept, too.
    with pytest.raises(FileError) as kept_form:
        restore(file, copy)
    assert (code(kept_form), kept_form.value.file) == ("other_form", copy)
    restore(file, copy, force=True)
    assert contents(copy).revision != "9999"
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection:
        connection.execute("CREATE TABLE tables (a)")
    with pytest.raises(FileError) as other:
        restore(tmp_path / "other.db", file)
    assert code(other) == "other_database"


def test_names_of_files_may_have_any_signs(tmp_path: Path) -> None:
    folder = tmp_path / "a?b=c#d %41 馬弔"
    folder.mkdir()
    file = filled(folder / "tables.db")
    assert [path.name for path in tmp_path.iterdir()] == [folder.name]
    back_up(file, folder / "copy?mode=ro")
    restore(folder / "copy?mode=ro", folder / "new.db")
    assert kept(folder / "new.db") == kept(file)
