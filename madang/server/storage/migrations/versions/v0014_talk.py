"""Talk at tables, muted players, and whether a table allows free text."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("free_text", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "talk",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(40), nullable=False, index=True),
        sa.Column("guest", sa.String(40), nullable=False, index=True),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("content", sa.String(200), nullable=False),
        sa.Column("aside", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "mutes",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("muted", sa.String(40), primary_key=True, index=True),
    )


def downgrade() -> None:
    op.drop_table("mutes")
    op.drop_table("talk")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("free_text")
