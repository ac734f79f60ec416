"""Bans, and notices from `madang admin` to the server of a SQLite file."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(40)),
        sa.Column("network", sa.String(60)),
        sa.Column("note", sa.String(200), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53)),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("payload", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notices")
    op.drop_table("bans")
