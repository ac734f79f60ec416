"""Banks of time, reminders, and seats that a bot has taken over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
FLAGS = ("replaced", "resigned", "abandons")


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("bank", sa.Integer))
        tables.add_column(sa.Column("increment", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("patience", sa.Integer, nullable=False, server_default="86400"))
        tables.add_column(sa.Column("reminded", sa.Float(53), nullable=False, server_default="0"))
    with op.batch_alter_table("seats") as seats:
        for flag in FLAGS:
            seats.add_column(sa.Column(flag, sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Seats that a bot has taken over stay with the bot."""
    with op.batch_alter_table("tables") as tables:
        for column in ("bank", "increment", "patience", "reminded"):
            tables.drop_column(column)
    with op.batch_alter_table("seats") as seats:
        for flag in FLAGS:
            seats.drop_column(flag)
