"""Push subscriptions, webhooks, the queue of deliveries, the server's keys, and who looks at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False, index=True),
        sa.Column("session", sa.String(40), index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(50), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_table(
        "webhooks",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False, index=True),
        sa.Column("table_id", sa.String(40), index=True),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("form", sa.String(10), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("problem", sa.String(100)),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("subscription", sa.String(64), index=True),
        sa.Column("webhook", sa.String(40), index=True),
        sa.Column("table_id", sa.String(40)),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("guest", sa.String(40)),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("who", sa.String(40)),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("due", sa.Float(53), nullable=False, index=True),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("claimed_until", sa.Float(53), nullable=False, server_default="0"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    with op.batch_alter_table("presence") as presence:
        presence.add_column(sa.Column("looking", sa.String(10), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("presence") as presence:
        presence.drop_column("looking")
    for table in ("server_keys", "deliveries", "webhooks", "push_subscriptions"):
        op.drop_table(table)
