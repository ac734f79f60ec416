"""Reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(40)),
        sa.Column("requested", sa.Float(53), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("complete", sa.Boolean, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("claimed_until", sa.Float(53), nullable=False),
        sa.Column("claimed_by", sa.String(40)),
    )
    op.create_index("reviews_to_compute", "reviews", ["complete", "requested"])


def downgrade() -> None:
    op.drop_table("reviews")
