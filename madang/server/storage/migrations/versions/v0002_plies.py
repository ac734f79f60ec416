"""Plies instead of actions, a summary of each game in its table's row, workers and their connections."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.rename_table("actions", "plies")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("tended")
        tables.add_column(sa.Column("address", sa.String(60)))
        tables.add_column(sa.Column("plies", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("actor", sa.Integer))
        tables.add_column(sa.Column("changed", sa.Float(53), nullable=False, server_default="0"))
        tables.add_column(sa.Column("due", sa.Float(53)))
        tables.add_column(sa.Column("claimed_until", sa.Float(53), nullable=False, server_default="0"))
        tables.add_column(sa.Column("claimed_by", sa.String(40)))
    _summarize()
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_index("tables_by_creator", "tables", ["creator", "status"])
    op.create_table(
        "workers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("seen", sa.Float(53), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("worker", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seats", sa.String(10), nullable=False),
        sa.Column("spectators", sa.Integer, nullable=False),
    )
    op.create_index("presence_by_table", "presence", ["table_id"])


def _summarize() -> None:
    """Fill in the summaries. Finding the seat to act takes a replay: `due` makes the server do it."""
    op.execute(
        "update tables set plies = (select count(*) from plies where table_id = tables.id), "
        "changed = coalesce((select max(at) from plies where table_id = tables.id), "
        "case when started > 0 then started else created end)"
    )
    op.execute("update tables set due = 0 where status = 'playing'")


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_table("workers")
    op.drop_index("tables_by_creator", "tables")
    op.drop_index("tables_by_due", "tables")
    with op.batch_alter_table("tables") as tables:
        for name in ("address", "plies", "actor", "changed", "due", "claimed_until", "claimed_by"):
            tables.drop_column(name)
        tables.add_column(sa.Column("tended", sa.Boolean, nullable=False, server_default=sa.true()))
    op.rename_table("plies", "actions")
