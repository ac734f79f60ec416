"""A table in the terminal: one person against random players."""

from __future__ import annotations

import random
import secrets
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from madang.core.game import Game
from madang.core.record import Record
from madang.errors import IllegalAction

YOU = 0


class Table:
    """A game that is being played in a terminal."""

    def __init__(self, game: Game, players: int, seed: int | None, path: Path, console: Console) -> None:
        self.game = game
        self.path = path
        self.console = console
        self.record = Record(game.name, players, secrets.randbits(64) if seed is None else seed)
        self.opponents = random.Random(seed)

    def run(self) -> None:
        """Play until the game is over or the player leaves; either way the record is written."""
        self.console.print(f"[bold]{self.game.title}[/]: you are seat {YOU}. Answer by number or notation; q leaves.")
        try:
            while not self.record.state.over:
                self._turn()
        except (EOFError, KeyboardInterrupt):
            self.console.print("\nYou leave the table.")
        else:
            state = self.record.state
            self._show(state.view(YOU))
            self.console.print(f"[bold]Scores {state.scores()}, won by {state.winners()}.[/]")
        self.record.write(self.path)
        self.console.print(f"The record is in {escape(str(self.path))}: madang replay {escape(str(self.path))}")

    def _turn(self) -> None:
        state = self.record.state
        if state.forced:
            self._play(state.actions()[0])
        elif state.actor == YOU:
            self._show(state.view(YOU))
            self._ask(state.actions())
        else:
            self._play(self.opponents.choice(state.actions()))

    def _play(self, action: str) -> None:
        actor = self.record.state.actor
        hidden = action.startswith("play ") and actor != YOU
        shown = "places some cards" if hidden else escape(action)
        self.record.play(action)
        self.console.print(f"  seat {actor}: {shown}", style="dim", highlight=False)

    def _show(self, view: dict[str, Any]) -> None:
        self.console.rule(f"round {view['round']}, {view['phase']}, first player seat {view['first']}")
        for seat in range(view["players"]):
            mark = ">" if seat == view["actor"] else " "
            line = f"{mark} seat {seat}  tokens {view['tokens'][seat]}  in front: {view['tableaus'][seat] or '-'}"
            self.console.print(line, highlight=False)
        self.console.print(
            f"  hand: {view['hands'][YOU] or '-'}   face down: {view['placed'][YOU] or '-'}", style="bold"
        )

    def _ask(self, actions: list[str]) -> None:
        choices = "  ".join(f"[bold]{number}[/] {escape(action)}" for number, action in enumerate(actions, start=1))
        self.console.print(choices, highlight=False)
        while True:
            answer = self.console.input("> ").strip()
            if answer == "q":
                raise EOFError
            if answer.isascii() and answer.isdecimal() and 1 <= int(answer) <= len(actions):
                answer = actions[int(answer) - 1]
            try:
                return self._play(answer)
            except IllegalAction as error:
                self.console.print(f"[red]{escape(str(error))}[/]", highlight=False)
