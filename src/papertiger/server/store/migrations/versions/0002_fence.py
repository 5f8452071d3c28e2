"""Tables are owned by the number of their fence alone."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

# Not in a batch: that makes the table anew, and with the old one all logs would go.


def upgrade() -> None:
    """To this revision."""
    op.drop_column("tables", "owner")
    op.drop_column("tables", "lease_until")


def downgrade() -> None:
    """Back from this revision."""
    op.add_column("tables", sa.Column("lease_until", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("owner", sa.String(length=64), nullable=True))
