"""``python -m madang`` is the command `madang`."""

from madang.cli.main import app

if __name__ == "__main__":
    app()
