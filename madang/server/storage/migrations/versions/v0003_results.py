"""The round and the result of each game in its table's row, for lists. Games that ended before have none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("round", sa.Integer))
        tables.add_column(sa.Column("result", sa.String(200)))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("round")
        tables.drop_column("result")
