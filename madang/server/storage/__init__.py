"""Persistence of guests, tables, seats and plies, in SQLite or PostgreSQL."""
