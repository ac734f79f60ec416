"""Attempts at puzzles, and the ratings of guests and puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "puzzle_attempts",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("puzzle", sa.String(40), primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("action", sa.String(100)),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_table("puzzle_players", sa.Column("guest", sa.String(40), primary_key=True), *_rating())
    op.create_table("puzzle_ratings", sa.Column("puzzle", sa.String(40), primary_key=True), *_rating())


def _rating() -> list[sa.Column[object]]:
    return [
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
    ]


def downgrade() -> None:
    for table in ("puzzle_ratings", "puzzle_players", "puzzle_attempts"):
        op.drop_table(table)
