"""The tables of the database, as the migrations leave them, and the way there."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine

MIGRATIONS = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 6_236_264
"""The key of the lock under which one worker migrates while the others wait."""

metadata = sa.MetaData()
guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("token", sa.String(64), unique=True),  # the hash of what is in the cookie
    sa.Column("name", sa.String(40)),
    sa.Column("created", sa.Float(53)),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40)),
    sa.Column("rules", sa.Integer),
    sa.Column("listed", sa.Boolean),
    sa.Column("clock", sa.Integer),
    sa.Column("stand_in", sa.String(40)),
    sa.Column("creator", sa.String(40)),
    sa.Column("secret", sa.String(64)),
    sa.Column("created", sa.Float(53)),
    sa.Column("status", sa.String(10)),
    sa.Column("started", sa.Float(53)),
    sa.Column("rematch", sa.String(40)),
    sa.Column("version", sa.Integer),
    sa.Column("tended", sa.Boolean),  # whether it has bots or a clock, so that the server has to act
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10)),
    sa.Column("guest", sa.String(40)),
    sa.Column("name", sa.String(40)),
    sa.Column("level", sa.String(40)),
    sa.Column("contribution", sa.String(100)),
)
actions = sa.Table(
    "actions",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("kind", sa.String(10)),
    sa.Column("action", sa.String(100)),
    sa.Column("at", sa.Float(53)),
)


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the present shape; of several workers one does it."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(sa.text(f"select pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
