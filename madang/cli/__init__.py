"""The `madang` command."""
