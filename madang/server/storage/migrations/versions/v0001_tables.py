"""Guests, tables, seats, and the log of actions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("stand_in", sa.String(40), nullable=False),
        sa.Column("creator", sa.String(40), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("started", sa.Float(53), nullable=False),
        sa.Column("rematch", sa.String(40)),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("tended", sa.Boolean, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "listed", "created"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("guest", sa.String(40)),
        sa.Column("name", sa.String(40)),
        sa.Column("level", sa.String(40)),
        sa.Column("contribution", sa.String(100)),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "actions",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("action", sa.String(100), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    for name in ("actions", "seats", "tables", "guests"):
        op.drop_table(name)
