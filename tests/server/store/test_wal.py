"""The write-ahead log of SQLite stays short, however long is written and read."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from papertiger.server.store import engines, writer
from papertiger.server.store.engines import url_of
from tests.server.store.databases import opened, row, run

FACT = b"x" * 20_000


def _reading(file: Path, over: threading.Event, there: threading.Event) -> None:
    """Read in such a way that there is always a reader, and none for long."""
    with (
        closing(sqlite3.connect(file, isolation_level=None)) as one,
        closing(sqlite3.connect(file, isolation_level=None)) as other,
    ):
        reading, coming = one, other
        reading.execute("BEGIN")
        reading.execute("SELECT count(*) FROM tables").fetchone()
        while not over.is_set():
            coming.execute("BEGIN")
            coming.execute("SELECT count(*) FROM tables").fetchone()
            there.set()
            reading.execute("COMMIT")
            reading, coming = coming, reading


@pytest.mark.parametrize("readers", [True, False])
def test_the_log_begins_anew_even_where_somebody_always_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, readers: bool
) -> None:
    monkeypatch.setattr(writer, "TIDY", 1)
    monkeypatch.setattr(engines, "WAL_MOST", 1 << 20)
    file, lengths = tmp_path / "tables.db", []
    wal = tmp_path / "tables.db-wal"
    over, there = threading.Event(), threading.Event()
    thread = threading.Thread(target=_reading, args=(file, over, there))

    async def scenario() -> None:
        async with opened(url_of(file)) as store:
            await store.create(row("t"), [])
            if readers:
                thread.start()
                assert there.wait(30)
            try:
                for number in range(300):
                    await store.append("t", number, 1, [FACT])
                    lengths.append(wal.stat().st_size)
            finally:
                over.set()
            assert len(await store.facts("t")) == 300

    run(scenario)
    if readers:
        thread.join()
    # 6 MB were written.
    assert max(lengths) < 4 << 20
