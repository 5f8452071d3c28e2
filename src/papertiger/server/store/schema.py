"""The tables of the database, for SQLite and PostgreSQL alike. Times are wall time in ms."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("summary", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("fence", BigInteger, nullable=False, server_default="0"),
    Index("ix_tables_public", "public", "touched"),
    Index("ix_tables_touched", "touched"),
)
"""A row a table. `summary` is what a list shows of it (JSON); `fence` grows with each process that
takes the table over, and whoever has a lower number writes no more."""

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("fact", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The facts of each table, numbered from 0 without gaps; never changed, but for names that are
forgotten."""

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(128), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("ix_people_name", "name"),
)
"""Who has a cookie and a name."""

looks = Table(
    "looks",
    metadata,
    Column("look", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Index("ix_looks_person", "person"),
)
"""What a name looks like (each of its skeletons, as SHA-256 in hexadecimal), and whose it is: names
that look alike are of one person. Who is not seen for long may lose it."""

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("place", Integer, nullable=False),
    Index("ix_sitters_person", "person"),
)
"""Who has sat at which table, where last, and may have its records. The tokens of seats are among
the facts, as hashes."""

codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("place", Integer),
    Column("expires", BigInteger),
    Column("uses", Integer),
    Index("ix_codes_table_id", "table_id"),
    Index("ix_codes_expires", "expires"),
)
"""Secrets by which one comes to a table, as hashes: invitations, spoken codes, transfers, records.

`expires` None: never; `uses` None: as often as one likes.
"""

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("whom", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Index("ix_reports_table_id", "table_id"),
)
"""What somebody at a place has said about whoever sits at another, for who keeps the server."""
