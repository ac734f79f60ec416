"""Sessions (devices) instead of one cookie per guest, settings, passkeys and one-time codes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
    )
    op.create_index("sessions_by_guest", "sessions", ["guest"])
    op.execute(
        "insert into sessions (id, guest, token, device, created, seen) "
        "select substr(token, 1, 16), id, token, '', created, created from guests"
    )
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("token")
        guests.add_column(sa.Column("prefs", sa.Text, nullable=False, server_default="{}"))
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("used", sa.Float(53), nullable=False),
    )
    op.create_index("passkeys_by_guest", "passkeys", ["guest"])
    op.create_table(
        "one_time_codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(20), nullable=False),
        sa.Column("guest", sa.String(40)),
        sa.Column("expires", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    """Each guest keeps one cookie: that of the device seen last. Guests without a device are removed."""
    op.drop_table("one_time_codes")
    op.drop_table("passkeys")
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("prefs")
        guests.add_column(sa.Column("token", sa.String(64)))
    op.execute(
        "update guests set token = (select token from sessions where guest = guests.id order by seen desc, id limit 1)"
    )
    op.execute("delete from guests where token is null")
    op.drop_table("sessions")
    with op.batch_alter_table("guests") as guests:
        guests.alter_column("token", nullable=False, existing_type=sa.String(64))
        guests.create_unique_constraint("guests_token_key", ["token"])
