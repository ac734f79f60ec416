"""Challenges, and the tables that are attempts at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("creator", sa.String(40), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("opens", sa.Float(53), nullable=False),
        sa.Column("closes", sa.Float(53), nullable=False),
    )
    op.create_index("challenges_by_creator", "challenges", ["creator", "closes"])
    op.create_table(
        "attempts",
        sa.Column("challenge", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False),
    )
    op.create_index("attempts_by_guest", "attempts", ["guest"])
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("challenge", sa.String(40)))


def downgrade() -> None:
    """Attempts stay as ordinary tables."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("challenge")
    op.drop_table("attempts")
    op.drop_table("challenges")
