"""Decisions in advance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "advance",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("sealed_order", sa.String(100)),
        sa.Column("riposte", sa.String(10), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("advance")
