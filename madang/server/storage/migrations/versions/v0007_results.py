"""Results of finished games, for ratings and statistics; public ids of guests."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from madang.server.tables.guest import public_id

revision = "0007"
down_revision = "0006"
PENDING = sa.text("status = 'over' and not counted")


def upgrade() -> None:
    """Games that ended before count as well: the server finds them when it starts."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("guest", sa.String(40)),
        sa.Column("level", sa.String(40)),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("favorites", sa.Text, nullable=False),
        sa.Column("mu_before", sa.Float(53)),
        sa.Column("sigma_before", sa.Float(53)),
        sa.Column("mu", sa.Float(53)),
        sa.Column("sigma", sa.Float(53)),
    )
    op.create_index("results_by_guest", "results", ["guest", "number"])
    op.create_index("results_by_game", "results", ["game", "players", "rated", "guest", "number"])
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("hinted", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_to_count", "tables", ["changed"], postgresql_where=PENDING, sqlite_where=PENDING)
    _add_public_ids()


def _add_public_ids() -> None:
    with op.batch_alter_table("guests") as guests:
        guests.add_column(sa.Column("public", sa.String(40)))
    guests_table = sa.table("guests", sa.column("id", sa.String), sa.column("public", sa.String))
    connection = op.get_bind()
    rows = [
        {"of": guest, "new": public_id(guest)} for guest in connection.execute(sa.select(guests_table.c.id)).scalars()
    ]
    if rows:
        update = sa.update(guests_table).where(guests_table.c.id == sa.bindparam("of"))
        connection.execute(update.values(public=sa.bindparam("new")), rows)
    op.create_index("guests_by_public", "guests", ["public"], unique=True)


def downgrade() -> None:
    op.drop_index("guests_by_public", "guests")
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("public")
    op.drop_index("tables_to_count", "tables")
    with op.batch_alter_table("tables") as tables:
        for column in ("hinted", "counted"):
            tables.drop_column(column)
    op.drop_table("results")
