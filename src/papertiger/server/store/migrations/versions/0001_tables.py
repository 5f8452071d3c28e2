"""Tables, their logs, people and the looks of their names, sitters, codes, reports."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this revision."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=128), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.create_index("ix_people_name", ["name"], unique=False)

    op.create_table(
        "looks",
        sa.Column("look", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_looks_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("look", name=op.f("pk_looks")),
    )
    with op.batch_alter_table("looks", schema=None) as batch_op:
        batch_op.create_index("ix_looks_person", ["person"], unique=False)

    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("phase", sa.String(length=16), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.String(length=64), nullable=True),
        sa.Column("lease_until", sa.BigInteger(), nullable=True),
        sa.Column("fence", sa.BigInteger(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_public", ["public", "touched"], unique=False)
        batch_op.create_index("ix_tables_touched", ["touched"], unique=False)

    op.create_table(
        "codes",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("expires", sa.BigInteger(), nullable=True),
        sa.Column("uses", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_codes_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_codes")),
    )
    with op.batch_alter_table("codes", schema=None) as batch_op:
        batch_op.create_index("ix_codes_expires", ["expires"], unique=False)
        batch_op.create_index("ix_codes_table_id", ["table_id"], unique=False)

    op.create_table(
        "log",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("fact", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_log_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_log")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("whom", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_reports_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    with op.batch_alter_table("reports", schema=None) as batch_op:
        batch_op.create_index("ix_reports_table_id", ["table_id"], unique=False)

    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_sitters_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_sitters")),
    )
    with op.batch_alter_table("sitters", schema=None) as batch_op:
        batch_op.create_index("ix_sitters_person", ["person"], unique=False)


def downgrade() -> None:
    """Back from this revision."""
    with op.batch_alter_table("sitters", schema=None) as batch_op:
        batch_op.drop_index("ix_sitters_person")

    op.drop_table("sitters")
    with op.batch_alter_table("reports", schema=None) as batch_op:
        batch_op.drop_index("ix_reports_table_id")

    op.drop_table("reports")
    op.drop_table("log")
    with op.batch_alter_table("codes", schema=None) as batch_op:
        batch_op.drop_index("ix_codes_table_id")
        batch_op.drop_index("ix_codes_expires")

    op.drop_table("codes")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_touched")
        batch_op.drop_index("ix_tables_public")

    op.drop_table("tables")
    with op.batch_alter_table("looks", schema=None) as batch_op:
        batch_op.drop_index("ix_looks_person")

    op.drop_table("looks")
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_index("ix_people_name")

    op.drop_table("people")
