"""The part of the database schema that challenges, tournaments and puzzles need; `schema.py` has the rest."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()
"""All tables of the database, those of `schema.py` included."""

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40)),
    sa.Column("players", sa.Integer),
    sa.Column("level", sa.String(40)),
    sa.Column("creator", sa.String(40)),
    sa.Column("secret", sa.String(64)),
    sa.Column("created", sa.Float(53)),
    sa.Column("opens", sa.Float(53)),
    sa.Column("closes", sa.Float(53)),
)
attempts = sa.Table(  # at challenges: a guest has one at each
    "attempts",
    metadata,
    sa.Column("challenge", sa.String(40), primary_key=True),
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("table_id", sa.String(40)),
)
tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40)),
    sa.Column("format", sa.String(20)),
    sa.Column("size", sa.Integer),
    sa.Column("rounds", sa.Integer),
    sa.Column("clock", sa.Integer),
    sa.Column("bank", sa.Integer),
    sa.Column("increment", sa.Integer),
    sa.Column("stand_in", sa.String(40)),
    sa.Column("listed", sa.Boolean),
    sa.Column("creator", sa.String(40)),
    sa.Column("address", sa.String(60)),  # of the creator, while the tournament is in progress
    sa.Column("secret", sa.String(64)),
    sa.Column("created", sa.Float(53)),
    sa.Column("status", sa.String(10)),
    sa.Column("round", sa.Integer),
    sa.Column("version", sa.Integer),  # incremented with every change
    sa.Column("changed", sa.Float(53)),
)
entrants = sa.Table(
    "entrants",
    metadata,
    sa.Column("tournament", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(40)),
    sa.Column("name", sa.String(40)),
    sa.Column("level", sa.String(40)),
    sa.Column("contribution", sa.String(100)),
)
pairings = sa.Table(
    "pairings",
    metadata,
    sa.Column("tournament", sa.String(40), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("entrants", sa.String(40)),  # in the order of their seats
    sa.Column("game_table", sa.String(40)),  # None for a bye; the table may have been archived
    sa.Column("decided", sa.Boolean),
    sa.Column("outcome", sa.String(200)),
)
puzzle_attempts = sa.Table(
    "puzzle_attempts",
    metadata,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("puzzle", sa.String(40), primary_key=True),
    sa.Column("day", sa.Integer, primary_key=True),  # whose puzzle it was, in days since 1970; 0 if it was not daily
    sa.Column("action", sa.String(100)),  # null: the guest asked for the solution
    sa.Column("solved", sa.Boolean),
    sa.Column("at", sa.Float(53)),
)
puzzle_players = sa.Table(
    "puzzle_players",
    metadata,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("mu", sa.Float(53)),
    sa.Column("sigma", sa.Float(53)),
    sa.Column("attempts", sa.Integer),
)
puzzle_ratings = sa.Table(
    "puzzle_ratings",
    metadata,
    sa.Column("puzzle", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("mu", sa.Float(53)),
    sa.Column("sigma", sa.Float(53)),
    sa.Column("attempts", sa.Integer),
)
