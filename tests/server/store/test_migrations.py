"""Migrations: they lead to the tables of the schema, and never on from what they do not know."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from papertiger.server.store import Store, UnknownRevisionError, migrate, steps
from papertiger.server.store.engines import engine, url_of
from papertiger.server.store.schema import metadata
from tests.cli.running import environment
from tests.server.store.databases import opened, run, table

TABLE = """
    INSERT INTO tables (id, game, public, phase, summary, created, touched, owner, fence)
    VALUES ('t', 'mao', true, 'over', '{}', 1, 1, 'somebody', 7)
"""


def at_once(connection: Connection) -> None:
    """A new database as it is made: by the schema."""
    migrate.upgrade_within(connection, "")


def step_by_step(connection: Connection) -> None:
    """One that came the whole way."""
    steps.upgrade(connection, migrate.KNOWN[0])


def test_the_revisions_that_are_known_are_those_that_there_are() -> None:
    scripts = ScriptDirectory.from_config(steps.config()).walk_revisions()
    assert tuple(script.revision for script in scripts) == migrate.KNOWN


@pytest.mark.parametrize("way", [at_once, step_by_step])
def test_a_database_is_what_the_schema_says(url: str, way: Callable[[Connection], None]) -> None:
    made = engine(url)
    with made.begin() as connection:
        way(connection)
    with made.connect() as connection:
        options = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, metadata) == []
        assert migrate.revision(connection) == migrate.KNOWN[0]
        for each in metadata.sorted_tables:
            found = inspect(connection).get_pk_constraint(each.name)["constrained_columns"]
            assert found == [column.name for column in each.primary_key.columns]
    made.dispose()


def test_both_ways_lead_to_the_same(tmp_path: Path) -> None:
    """For SQLite, whose tables are texts: to the same but for spaces and the order of columns."""
    found = []
    for way in (at_once, step_by_step):
        made = engine(url_of(tmp_path / f"{way.__name__}.db"))
        with made.begin() as connection:
            way(connection)
            texts = connection.execute(text("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL"))
            words = (sorted(re.findall(r"\w+", each.lower())) for each in texts.scalars())
            found.append(sorted(words))
        made.dispose()
    assert found[0] == found[1]


def test_a_database_that_is_new_or_of_the_present_form_needs_no_migrations(tmp_path: Path) -> None:
    program = """
import sys
from papertiger.server.store import Store

Store(sys.argv[1]), Store(sys.argv[1])
assert "alembic" not in sys.modules
"""
    url = url_of(tmp_path / "tables.db")
    subprocess.run([sys.executable, "-c", program, url], check=True, timeout=60, env=environment())


def test_migrations_lead_back_to_nothing(url: str) -> None:
    made = engine(url)
    with made.begin() as connection:
        step_by_step(connection)
    with made.begin() as connection:
        command.downgrade(steps.config(connection), "base")
    assert set(inspect(made).get_table_names()) == {"alembic_version"}
    made.dispose()


def test_a_database_of_a_later_version_is_refused_and_left_alone(url: str) -> None:
    made = engine(url)
    migrate.upgrade(made)
    with made.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(UnknownRevisionError, match=r"revision 9999.*a later one has written it"):
        Store(url)
    with made.connect() as connection:
        assert migrate.revision(connection) == "9999"
    made.dispose()


def test_a_database_of_the_first_revision_keeps_its_logs(url: str) -> None:
    made = engine(url)
    with made.begin() as connection:
        command.upgrade(steps.config(connection), "0001")
        connection.execute(text(TABLE))
        connection.execute(text("INSERT INTO log VALUES ('t', 0, 5, :fact)"), {"fact": b"fact 0"})
    made.dispose()

    async def scenario() -> None:
        async with opened(url) as store:
            assert await store.own("t") == 8
            assert await store.facts("t") == [b"fact 0"]

    run(scenario)


def test_a_migration_that_fails_half_way_has_changed_nothing(url: str) -> None:
    made = engine(url)
    with made.begin() as connection:
        connection.execute(text("CREATE TABLE sitters (a INTEGER)"))
    with pytest.raises(Exception, match=r"already exists|another program's"):
        Store(url)
    assert inspect(made).get_table_names() == ["sitters"]
    made.dispose()


def test_a_database_that_is_up_to_date_keeps_what_it_has(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            name = await table(store, 3)
        async with opened(url) as store:
            assert len(await store.facts(name)) == 3

    run(scenario)


def test_migrations_are_found_in_a_folder_with_any_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "100% of % it"
    folder.symlink_to(steps.FOLDER)
    monkeypatch.setattr(steps, "FOLDER", folder)
    made = engine(url_of(tmp_path / "tables.db"))
    with made.begin() as connection:
        step_by_step(connection)
    made.dispose()
