"""Migrations: they lead to the tables of the schema, and never on from what they do not know."""

from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

from papertiger.server.store import Store, UnknownRevisionError, migrate
from papertiger.server.store.engines import engine, url_of
from papertiger.server.store.schema import metadata
from tests.server.store.databases import opened, run, table

TABLE = """
    INSERT INTO tables (id, game, public, phase, summary, created, touched, owner, fence)
    VALUES ('t', 'mao', true, 'over', '{}', 1, 1, 'somebody', 7)
"""


def test_a_migrated_database_is_what_the_schema_says(url: str) -> None:
    made = engine(url)
    migrate.upgrade(made)
    with made.connect() as connection:
        options = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, metadata) == []
        assert migrate.revision(connection) == migrate.known()[0]
        for each in metadata.sorted_tables:
            found = inspect(connection).get_pk_constraint(each.name)["constrained_columns"]
            assert found == [column.name for column in each.primary_key.columns]
    made.dispose()


def test_migrations_lead_back_to_nothing(url: str) -> None:
    made = engine(url)
    migrate.upgrade(made)
    with made.begin() as connection:
        command.downgrade(migrate.config(connection), "base")
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
        command.upgrade(migrate.config(connection), "0001")
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
    folder.symlink_to(migrate.FOLDER)
    monkeypatch.setattr(migrate, "FOLDER", folder)
    made = engine(url_of(tmp_path / "tables.db"))
    migrate.upgrade(made)
    made.dispose()
