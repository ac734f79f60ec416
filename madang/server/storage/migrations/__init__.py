"""How the database comes to its present shape; Alembic keeps the steps in `versions`."""
