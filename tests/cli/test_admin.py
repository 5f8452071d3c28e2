"""`papertiger admin`: backup, restore, forget and prune as somebody at a shell meets them."""

import json
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pexpect
import pytest

from papertiger.cli.main import main
from papertiger.server.store import Store, files
from papertiger.server.store.engines import url_of
from tests.cli.running import environment
from tests.server.store import databases
from tests.server.store.databases import opened, run
from tests.server.store.test_forgetting import everything, hosts

Output = pytest.CaptureFixture[str]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database with two tables, where Ann, Bo and Cy have sat."""
    if request.param == "postgres" and databases.postgres()[0] is None:
        pytest.skip(f"PostgreSQL: {databases.postgres()[1]}")
    with databases.database(request.param, tmp_path) as url:
        run(lambda: _fill(url))
        yield url


async def _fill(url: str) -> None:
    async with opened(url) as store:
        await hosts(store, "t1", ("id-a", "Ann"), ("id-b", "Bo"))
        await hosts(store, "t2", ("id-b", "Bo"), ("id-c", "Cy"))


def held(url: str) -> str:
    """All that a database holds."""
    found: list[str] = []

    async def scenario() -> None:
        async with opened(url) as store:
            found.append(await store.read(everything))

    run(scenario)
    return found[0]


def admin(url: str, folder: Path, *words: str, data: str = "data") -> int:
    """Run a command on a database; its exit status."""
    return main(["admin", *words, "--database", url, "--data", str(folder / data), "--lang", "en"])


def wrong(capsys: Output) -> str:
    """The one line on standard error that a command has left."""
    said = capsys.readouterr()
    assert said.err.count("\n") == 1, said.err
    return said.err


def test_a_backup_is_restored_and_the_old_database_is_kept(
    database: str, tmp_path: Path, capsys: Output
) -> None:
    copy = tmp_path / "copy.db"
    assert admin(database, tmp_path, "backup", str(copy)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"Backup: {copy}"
    assert lines[1:3] == ["Tables: 2", "Entries in their logs: 14"]
    before = held(database)
    assert admin(database, tmp_path, "forget", "Ann", "--yes") == 0
    assert "Ann" not in held(database)
    capsys.readouterr()
    assert admin(database, tmp_path, "restore", str(copy), "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["tables"], told["facts"]) == (2, 14)
    assert held(database) == before
    assert files.contents(Path(told["replaced"])).tables == 2
    assert admin(database, tmp_path, "restore", str(copy)) == 0
    assert "The old database is kept as " in capsys.readouterr().out


def test_a_backup_replaces_nothing_unless_it_is_told_to(
    database: str, tmp_path: Path, capsys: Output
) -> None:
    copy = tmp_path / "copy.db"
    copy.write_bytes(b"a diary")
    assert admin(database, tmp_path, "backup", str(copy)) == 2
    assert f"{copy} is there already" in wrong(capsys)
    assert copy.read_bytes() == b"a diary"
    assert admin(database, tmp_path, "backup", str(copy), "--force", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["bytes"] == copy.stat().st_size
    assert files.contents(copy).facts == told["facts"] == 14


def test_what_is_no_backup_is_not_restored(database: str, tmp_path: Path, capsys: Output) -> None:
    before = held(database)
    diary, other, later = (tmp_path / name for name in ("diary.txt", "other.db", "later.db"))
    diary.write_bytes(b"a diary" * 1_000)
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE notes (a)")
    assert admin(database, tmp_path, "backup", str(later)) == 0
    with closing(sqlite3.connect(later)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    capsys.readouterr()
    for file, said in (
        (diary, "is no database of Paper Tiger"),
        (other, "is another program’s database"),
        (later, "is of revision 9999, which only a later version"),
        (tmp_path / "nothing", "there is no database"),
        (tmp_path, "there is no database"),
    ):
        assert admin(database, tmp_path, "restore", str(file)) == 2
        line = wrong(capsys)
        assert said in line
        assert str(file) in line
    assert held(database) == before


def test_nothing_is_restored_while_a_server_runs(
    database: str, tmp_path: Path, capsys: Output
) -> None:
    copy = tmp_path / "copy.db"
    server = Store(database)
    try:
        assert admin(database, tmp_path, "backup", str(copy)) == 0
        capsys.readouterr()
        assert admin(database, tmp_path, "restore", str(copy)) == 2
        assert "a server is running on" in wrong(capsys)
    finally:
        server._close()
    assert admin(database, tmp_path, "restore", str(copy)) == 0


def test_forgetting_says_whom_and_what(database: str, tmp_path: Path, capsys: Output) -> None:
    assert admin(database, tmp_path, "forget", "Di", "--yes") == 1
    assert capsys.readouterr().out == "Nobody is called Di, or was.\n"
    assert admin(database, tmp_path, "forget", "ann") == 2
    said = capsys.readouterr()
    assert "--yes is needed" in said.err
    assert "Ann · tables: 1 · last seen: 1970-01-01 00:00 UTC · id: id-a" in said.out
    assert "Ann" in held(database)
    assert admin(database, tmp_path, "forget", "ANN", "--yes", "--only", "id-b") == 1
    capsys.readouterr()
    assert admin(database, tmp_path, "forget", "ANN", "--yes", "--only", "id-a") == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Tables changed: 1" in lines
    assert "Entries changed: 3" in lines
    assert "Ann" not in held(database)
    assert admin(database, tmp_path, "forget", "Bo", "--yes", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["people"] == [{"id": "id-b", "names": ["Bo"], "tables": 2}]
    assert told["tables"] == 2


def test_pruning_says_what_it_would_do_and_what_it_did(
    database: str, tmp_path: Path, capsys: Output
) -> None:
    before = held(database)
    assert admin(database, tmp_path, "prune", "--dry-run", "--json") == 0
    would = json.loads(capsys.readouterr().out)
    assert held(database) == before
    assert admin(database, tmp_path, "prune", "--finished", "36500", "--people", "36500") == 0
    assert "Finished tables: 0" in capsys.readouterr().out.splitlines()
    assert held(database) == before
    assert admin(database, tmp_path, "prune", "--json") == 0
    did = json.loads(capsys.readouterr().out)
    assert would == did | {"dry_run": True, "freed": 0}
    assert (did["finished"], did["facts"], did["people"]) == (2, 14, 3)
    assert "Ann" not in held(database)


def test_pruning_gives_the_space_back(tmp_path: Path, capsys: Output) -> None:
    url = url_of(tmp_path / "tables.db")

    async def scenario() -> None:
        async with opened(url) as store:
            await hosts(store, "t1", ("id-a", "Ann"), ("id-b", "Bo"))
            await store.append("t1", 7, 9, [b"x" * 1_000_000])

    run(scenario)
    assert admin(url, tmp_path, "prune", "--json") == 0
    assert json.loads(capsys.readouterr().out)["freed"] > 1_000_000
    assert files.size(tmp_path / "tables.db") < 200_000


@pytest.mark.parametrize("task", [["backup", "copy.db"], ["forget", "Ann"], ["prune"]])
def test_a_database_that_is_not_there_is_named_and_not_made(
    task: list[str], tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["admin", *task, "--data", str(tmp_path), "--lang", "en"]) == 2
    assert f"there is no database {tmp_path / 'tables.db'}" in wrong(capsys)
    assert list(tmp_path.iterdir()) == []


def test_another_programs_database_is_left_alone(tmp_path: Path, capsys: Output) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.execute("CREATE TABLE notes (a)")
    before = (tmp_path / "tables.db").read_bytes()
    for task in (["backup", str(tmp_path / "copy.db")], ["forget", "Ann", "--yes"], ["prune"]):
        assert main(["admin", *task, "--data", str(tmp_path), "--lang", "en"]) == 2
        assert "another program" in wrong(capsys)
    assert (tmp_path / "tables.db").read_bytes() == before


@pytest.mark.parametrize("language", ["ru", "zh-Hant"])
def test_at_a_terminal_it_asks_in_the_readers_language(tmp_path: Path, language: str) -> None:
    url = url_of(tmp_path / "tables.db")
    run(lambda: _fill(url))
    words = ["-m", "papertiger", "admin", "forget", "Ann", "--data", str(tmp_path)]
    yes = {"ru": "да", "zh-Hant": "是"}[language]
    for answer, status in (("n", 1), (yes, 0)):
        child = pexpect.spawn(
            sys.executable, [*words, "--lang", language], env=environment(), encoding="utf-8"
        )
        child.expect(r"[?？] ?(\(|（)")
        child.sendline(answer)
        child.expect(pexpect.EOF)
        child.close()
        assert child.exitstatus == status, child.before
        assert ("Ann" in held(url)) is (status == 1)


@contextmanager
def held_at(moment: str, *words: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A command that stops for good when it comes to a function, which is `module:name`."""
    module, name = moment.split(":")
    code = (
        f"import sys, signal, {module} as m\n"
        "def stop(*_, **__):\n    print('here', flush=True)\n    signal.pause()\n"
        f"m.{name} = stop\n"
        "from papertiger.cli.main import main\nmain(sys.argv[1:])"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, *words], env=environment(), stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        while process.stdout.readline() != b"here\n":
            assert process.poll() is None
        yield process
        process.send_signal(signal.SIGKILL)


@pytest.mark.parametrize(
    ("task", "moment"),
    [
        (["backup", "copy.db"], "papertiger.server.store.files:put"),
        (["restore", "old.db"], "papertiger.server.store.files:_keep"),
        (["restore", "old.db"], "papertiger.server.store.files:put"),
        (["prune"], "papertiger.server.store.pruning:_delete"),
        (["forget", "Ann", "--yes"], "papertiger.server.store.forgetting:_delete"),
    ],
)
def test_a_command_that_is_killed_leaves_a_whole_database_and_can_be_done_again(
    task: list[str], moment: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.chdir(tmp_path)
    url, data = url_of(tmp_path / "tables.db"), ["--data", str(tmp_path), "--lang", "en"]
    run(lambda: _fill(url))
    assert main(["admin", "backup", "old.db", *data]) == 0
    before = held(url)
    with held_at(moment, "admin", *task, *data) as process:
        pass
    assert process.returncode == -signal.SIGKILL
    assert files.contents(tmp_path / "tables.db").tables == 2
    if task[0] != "forget":
        assert held(url) == before
    capsys.readouterr()
    assert main(["admin", *task, *data]) == 0
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]
    if task[0] == "forget":
        assert "Ann" not in held(url)
