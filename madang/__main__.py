"""Run the `madang` command as ``python -m madang``."""

from madang.cli.main import app

if __name__ == "__main__":
    app()
