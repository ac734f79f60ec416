"""The database schema after all migrations, that of competitions included, and the function that migrates."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from madang.server.storage import competitions

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 6_236_264
"""The key of the advisory lock that lets one process migrate while others wait."""

metadata = competitions.metadata
guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(40)),
    sa.Column("created", sa.Float(53)),
    sa.Column("prefs", sa.Text),  # the settings of the page, as JSON
    sa.Column("public", sa.String(40), unique=True),  # the id that others see
)
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("guest", sa.String(40)),
    sa.Column("token", sa.String(64), unique=True),  # the hash of the cookie
    sa.Column("device", sa.String(60)),  # the browser and the system; empty if unknown
    sa.Column("created", sa.Float(53)),
    sa.Column("seen", sa.Float(53)),
)
passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(1400), primary_key=True),  # the credential's id in base64url
    sa.Column("guest", sa.String(40)),
    sa.Column("public_key", sa.Text),  # base64url
    sa.Column("sign_count", sa.BigInteger),
    sa.Column("device", sa.String(60)),
    sa.Column("created", sa.Float(53)),
    sa.Column("used", sa.Float(53)),
)
one_time_codes = sa.Table(
    "one_time_codes",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("purpose", sa.String(20)),
    sa.Column("guest", sa.String(40)),
    sa.Column("expires", sa.Float(53)),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40)),
    sa.Column("rules", sa.Integer),
    sa.Column("listed", sa.Boolean),
    sa.Column("clock", sa.Integer),
    sa.Column("bank", sa.Integer),
    sa.Column("increment", sa.Integer),
    sa.Column("patience", sa.Integer),
    sa.Column("stand_in", sa.String(40)),
    sa.Column("creator", sa.String(40)),
    sa.Column("address", sa.String(60)),  # of the creator, while the table is open or playing
    sa.Column("secret", sa.String(64)),
    sa.Column("created", sa.Float(53)),
    sa.Column("status", sa.String(10)),
    sa.Column("started", sa.Float(53)),
    sa.Column("rematch", sa.String(40)),
    sa.Column("reminded", sa.Float(53)),  # when a player was last reminded that it is their turn
    sa.Column("hinted", sa.Boolean),  # whether a player of a rated game has asked for a hint
    sa.Column("counted", sa.Boolean),  # whether `results` has the rows of the finished game
    sa.Column("challenge", sa.String(40)),  # of which the table is an attempt
    sa.Column("version", sa.Integer),  # incremented with every change of the row or the seats, but not by plies
    # A summary of the game, written with every ply, so that lists and the scheduler need no replay.
    sa.Column("plies", sa.Integer),
    sa.Column("actor", sa.Integer),
    sa.Column("changed", sa.Float(53)),
    sa.Column("due", sa.Float(53)),  # when the server has to act: for a bot, or for a player whose time runs out
    sa.Column("round", sa.Integer),
    sa.Column("result", sa.String(200)),  # scores and winners as JSON, after the end
    sa.Column("claimed_until", sa.Float(53)),  # until then, the table is claimed by a worker
    sa.Column("claimed_by", sa.String(40)),
    sa.Column("tournament", sa.String(40)),
    sa.Column("free_text", sa.Boolean),  # whether people may write texts of their own
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10)),
    sa.Column("guest", sa.String(40)),  # of an open seat: the guest for whom it is reserved
    sa.Column("name", sa.String(40)),
    sa.Column("level", sa.String(40)),
    sa.Column("contribution", sa.String(100)),
    sa.Column("replaced", sa.Boolean),  # whether a bot has ever played for the player
    sa.Column("resigned", sa.Boolean),
    sa.Column("abandons", sa.Boolean),
)
plies = sa.Table(
    "plies",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("kind", sa.String(10)),
    sa.Column("action", sa.String(100)),
    sa.Column("at", sa.Float(53)),
)
results = sa.Table(  # a row for each seat of a finished game
    "results",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("number", sa.BigInteger),  # in the order in which the games were rated
    sa.Column("guest", sa.String(40)),
    sa.Column("level", sa.String(40)),
    sa.Column("game", sa.String(40)),
    sa.Column("players", sa.Integer),
    sa.Column("at", sa.Float(53)),
    sa.Column("score", sa.Integer),
    sa.Column("place", sa.Integer),
    sa.Column("public", sa.Boolean),  # whether the table was listed
    sa.Column("rated", sa.Boolean),
    sa.Column("favorites", sa.Text),  # families and goods with their counts, as JSON
    sa.Column("mu_before", sa.Float(53)),
    sa.Column("sigma_before", sa.Float(53)),
    sa.Column("mu", sa.Float(53)),
    sa.Column("sigma", sa.Float(53)),
)
reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("guest", sa.String(40)),  # who asked for it, until it is complete
    sa.Column("requested", sa.Float(53)),
    sa.Column("version", sa.Integer),  # the version of the content's structure
    sa.Column("complete", sa.Boolean),
    sa.Column("content", sa.Text),  # JSON; while it is being computed, the decisions so far
    sa.Column("claimed_until", sa.Float(53)),  # until then, a worker computes it
    sa.Column("claimed_by", sa.String(40)),
)
advance = sa.Table(
    "advance",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("sealed_order", sa.String(100)),  # of this round; null once the seat has ordered
    sa.Column("riposte", sa.String(10)),  # how to answer: ask, always, never
)
talk = sa.Table(  # what is said at tables
    "talk",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(40), index=True),
    sa.Column("guest", sa.String(40), index=True),
    sa.Column("seat", sa.Integer),  # null for a spectator
    sa.Column("kind", sa.String(10)),  # phrase, reaction, text
    sa.Column("content", sa.String(200)),
    sa.Column("aside", sa.Boolean),  # said by a spectator during the game
    sa.Column("at", sa.Float(53)),
    sqlite_autoincrement=True,
)
mutes = sa.Table(  # a guest does not hear another one
    "mutes",
    metadata,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("muted", sa.String(40), primary_key=True, index=True),
)
push_subscriptions = sa.Table(
    "push_subscriptions",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # the hash of the endpoint
    sa.Column("guest", sa.String(40), index=True),
    sa.Column("session", sa.String(40), index=True),  # of the device
    sa.Column("endpoint", sa.Text),
    sa.Column("p256dh", sa.String(100)),
    sa.Column("auth", sa.String(50)),
    sa.Column("language", sa.String(10)),
    sa.Column("origin", sa.String(300)),  # the address of this server in the browser
    sa.Column("created", sa.Float(53)),
)
webhooks = sa.Table(
    "webhooks",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("guest", sa.String(40), index=True),  # who entered it
    sa.Column("table_id", sa.String(40), index=True),  # null: for all that the guest is told
    sa.Column("url", sa.Text),
    sa.Column("form", sa.String(10)),  # json or discord
    sa.Column("language", sa.String(10)),
    sa.Column("origin", sa.String(300)),
    sa.Column("problem", sa.String(100)),  # why the last delivery failed
    sa.Column("created", sa.Float(53)),
)
deliveries = sa.Table(
    "deliveries",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("subscription", sa.String(64), index=True),  # where to: a subscription or a webhook
    sa.Column("webhook", sa.String(40), index=True),
    sa.Column("table_id", sa.String(40)),
    sa.Column("kind", sa.String(10)),
    sa.Column("guest", sa.String(40)),  # who is told; null for the webhook of a table
    sa.Column("ply", sa.Integer),
    sa.Column("seat", sa.Integer),
    sa.Column("who", sa.String(40)),
    sa.Column("created", sa.Float(53)),
    sa.Column("due", sa.Float(53), index=True),
    sa.Column("attempts", sa.Integer),
    sa.Column("claimed_until", sa.Float(53)),
    sqlite_autoincrement=True,
)
server_keys = sa.Table(
    "server_keys",
    metadata,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.Text),
)
workers = sa.Table(
    "workers",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("seen", sa.Float(53)),  # its last heartbeat
)
presence = sa.Table(
    "presence",
    metadata,
    sa.Column("worker", sa.String(40), primary_key=True),
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("seats", sa.String(10)),  # the connected seats, as digits
    sa.Column("spectators", sa.Integer),
    sa.Column("looking", sa.String(10)),  # the seats of the players who have the table on the screen
)
bans = sa.Table(
    "bans",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("guest", sa.String(40)),
    sa.Column("network", sa.String(60)),  # an address or a range
    sa.Column("note", sa.String(200)),
    sa.Column("created", sa.Float(53)),
    sa.Column("until", sa.Float(53)),
)
notices = sa.Table(  # from `madang admin` to the server of a SQLite file, which deletes what it has read
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("payload", sa.Text),
)


def migrate(engine: sa.Engine) -> None:
    """Upgrade the database to the current schema. On PostgreSQL one process does it while others wait."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text(f"select pg_advisory_xact_lock({MIGRATION_LOCK})"))
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
