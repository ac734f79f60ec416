"""Tournaments, their entrants and pairings; a table's tournament."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("tournament", sa.String(40)))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("format", sa.String(20), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("clock", sa.Integer),
        sa.Column("bank", sa.Integer),
        sa.Column("increment", sa.Integer, nullable=False),
        sa.Column("stand_in", sa.String(40), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("creator", sa.String(40), nullable=False),
        sa.Column("address", sa.String(60)),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float(53), nullable=False),
    )
    op.create_index("tournaments_by_status", "tournaments", ["status", "changed"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(40)),
        sa.Column("name", sa.String(40)),
        sa.Column("level", sa.String(40)),
        sa.Column("contribution", sa.String(100), nullable=False),
    )
    op.create_index("entrants_by_guest", "entrants", ["guest"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(40), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entrants", sa.String(40), nullable=False),
        sa.Column("game_table", sa.String(40)),
        sa.Column("decided", sa.Boolean, nullable=False),
        sa.Column("outcome", sa.String(200)),
    )


def downgrade() -> None:
    """Games of tournaments stay as ordinary tables."""
    op.drop_table("pairings")
    op.drop_table("entrants")
    op.drop_table("tournaments")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("tournament")
