"""Alembic migrations of the database schema; the steps are in `versions`."""
