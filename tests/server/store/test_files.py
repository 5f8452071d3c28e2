"""Backups: whole or not at all; restored only where nothing better is lost."""

import errno
import os
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from papertiger.server.store import files, logs
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


def test_a_database_that_is_replaced_is_kept_and_so_is_the_next(tmp_path: Path) -> None:
    file, copy = filled(tmp_path / "tables.db"), tmp_path / "copy.db"
    back_up(file, copy)
    for number in (1, 2):
        filled(file, at=200, name=f"newer {number}")
        before = kept(file)
        # As a server that was killed leaves it.
        (tmp_path / "tables.db-shm").write_bytes(b"old")
        aside = tmp_path / f"tables.db.replaced-{number}"
        assert restore(copy, file) == (contents(copy), aside)
        assert kept(file) == kept(copy)
        assert kept(aside) == before
        assert stat.S_IMODE(aside.stat().st_mode) == 0o600
    names = ["copy.db", "tables.db", "tables.db.replaced-1", "tables.db.replaced-2"]
    assert sorted(path.name for path in tmp_path.iterdir()) == names
    filled(file, name="after")
    assert len(kept(file)) == 10


def test_a_database_in_use_is_not_replaced_and_whoever_has_it_goes_on(tmp_path: Path) -> None:
    file, copy = filled(tmp_path / "tables.db"), tmp_path / "copy.db"
    back_up(file, copy)

    async def scenario() -> None:
        async with opened(url_of(file)) as store:
            assert is_live(file)
            for number in (5, 6):
                with pytest.raises(FileError) as refused:
                    restore(copy, file)
                assert code(refused) == "live"
                await store.append("t", number, 100, [b"another"])
            assert len(await store.facts("t")) == 7

    run(scenario)
    assert not is_live(file)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "tables.db"]
    restore(copy, file)
    assert len(kept(file)) == 5


def test_nobody_opens_a_database_while_it_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, copy = filled(tmp_path / "tables.db"), tmp_path / "copy.db"
    back_up(file, copy)
    real, tries = files.put, []

    def putting(made: Path, target: Path) -> None:
        if target == file:
            with closing(sqlite3.connect(file, timeout=0)) as other:
                try:
                    other.execute("SELECT * FROM log").fetchall()
                except sqlite3.OperationalError as error:
                    tries.append(str(error))
        real(made, target)

    monkeypatch.setattr(files, "put", putting)
    restore(copy, file)
    assert tries == ["database is locked"]


def test_what_is_left_of_an_old_log_is_not_taken_for_a_part_of_the_new_database(
    tmp_path: Path,
) -> None:
    file, copy, wal = (
        filled(tmp_path / "tables.db"),
        tmp_path / "copy.db",
        tmp_path / "tables.db-wal",
    )
    back_up(file, copy)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE log SET fact = 'other'")
        connection.commit()
        left = wal.read_bytes()
    # The database is gone, its log is not: so it looks after somebody's hasty tidying.
    file.unlink()
    wal.write_bytes(left)
    _, aside = restore(copy, file)
    assert kept(file) == kept(copy)
    assert aside == tmp_path / "tables.db.replaced-1"
    assert (tmp_path / "tables.db.replaced-1-wal").read_bytes() == left


@pytest.mark.parametrize("spoil", ["header", "middle", "gap"])
def test_a_spoiled_backup_is_not_restored(tmp_path: Path, spoil: str) -> None:
    file, copy = filled(tmp_path / "tables.db", 2_000), tmp_path / "copy.db"
    back_up(file, copy)
    before = kept(file)
    _spoil(copy, spoil)
    for target in (file, tmp_path / "new.db"):
        with pytest.raises(FileError) as refused:
            restore(copy, target)
        assert code(refused) == "spoiled"
    assert kept(file) == before
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


def test_a_spoiled_database_is_replaced_and_kept_with_all_that_is_beside_it(tmp_path: Path) -> None:
    file, copy = filled(tmp_path / "tables.db"), tmp_path / "copy.db"
    back_up(file, copy)
    _spoil(file, "header")
    spoiled = file.read_bytes()
    (tmp_path / "tables.db-wal").write_bytes(b"what was not yet in the database")
    aside = tmp_path / "tables.db.replaced-1"
    assert restore(copy, file) == (contents(copy), aside)
    assert kept(file) == kept(copy)
    assert aside.read_bytes() == spoiled
    assert (tmp_path / "tables.db.replaced-1-wal").exists()


@pytest.mark.parametrize("moment", ["keeping", "putting"])
def test_a_restoring_that_fails_leaves_the_old_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    file, copy = filled(tmp_path / "tables.db"), tmp_path / "copy.db"
    back_up(file, copy)
    filled(file, name="newer")
    before, real = kept(file), files.put

    def full(made: Path, target: Path) -> None:
        if (target == file) is (moment == "putting"):
            raise OSError(errno.ENOSPC, "no space")
        real(made, target)

    with monkeypatch.context() as patch:
        patch.setattr(files, "put", full)
        with pytest.raises(OSError, match="no space"):
            restore(copy, file)
    assert kept(file) == before
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]
    restore(copy, file)
    assert kept(file) == kept(copy)


def test_databases_of_other_programs_and_of_later_versions_are_told_apart(tmp_path: Path) -> None:
    file, copy = filled(tmp_path / "tables.db"), tmp_path / "copy.db"
    back_up(file, copy)
    later = engine(url_of(copy))
    with later.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    later.dispose()
    with pytest.raises(FileError) as other_form:
        restore(copy, file)
    assert (code(other_form), other_form.value.arguments) == ("other_form", {"revision": "9999"})
    # A database of a later version may be replaced: it is kept.
    _, aside = restore(file, copy)
    assert contents(copy).revision != "9999"
    assert aside == tmp_path / "copy.db.replaced-1"
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection:
        connection.execute("CREATE TABLE tables (a)")
    for source, target in (("other.db", "tables.db"), ("tables.db", "other.db")):
        with pytest.raises(FileError) as other:
            restore(tmp_path / source, tmp_path / target)
        assert (code(other), other.value.file) == ("other_database", tmp_path / "other.db")


def test_what_a_killed_process_has_left_is_gone_after_the_next(tmp_path: Path) -> None:
    file = filled(tmp_path / "tables.db")
    with subprocess.Popen([sys.executable, "-c", ""]) as gone:
        pass
    for name in (f".copy.db.{gone.pid}", f".copy.db.{gone.pid}-journal", ".copy.db.mine"):
        (tmp_path / name).write_bytes(b"half")
    own = tmp_path / f".copy.db.{os.getppid()}"
    own.write_bytes(b"of a process that is there")
    back_up(file, tmp_path / "copy.db")
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left == sorted([own.name, ".copy.db.mine", "copy.db", "tables.db"])


def test_names_of_files_may_have_any_signs(tmp_path: Path) -> None:
    folder = tmp_path / "a?b=c#d %41 馬弔"
    folder.mkdir()
    file = filled(folder / "tables.db")
    assert [path.name for path in tmp_path.iterdir()] == [folder.name]
    back_up(file, folder / "copy?mode=ro")
    restore(folder / "copy?mode=ro", folder / "new.db")
    assert kept(folder / "new.db") == kept(file)


def test_what_cannot_be_read_or_written_is_named_as_it_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(b"no database" * 1_000)
    with pytest.raises(FileError) as spoiled:
        back_up(file, tmp_path / "copy.db")
    assert (code(spoiled), spoiled.value.file) == ("failed", file)

    def read_only(path: Path) -> None:
        raise OSError(errno.EROFS, "read-only", str(path))

    monkeypatch.setattr(files, "make_private", read_only)
    with pytest.raises(OSError, match="read-only") as refused:
        back_up(file, tmp_path / "copy.db")
    assert refused.value.filename == str(tmp_path / "copy.db")
