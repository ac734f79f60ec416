"""What is kept: guests, tables, seats and plies, in SQLite or PostgreSQL."""
