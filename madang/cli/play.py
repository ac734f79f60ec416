"""`madang play`: a game in the terminal, between people and bots."""

from __future__ import annotations

import secrets
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from madang.bots.levels import bot, check_name
from madang.bots.protocol import Bot, Decision, decide
from madang.core.game import Game
from madang.core.record import Record
from madang.errors import IllegalAction
from madang.render_text import render_text

HUMAN = "human"
HELP = """Enter the number of an action or its notation, or one of these:
  hint     the best actions by the expert bot, with the chances of winning
  undo     take back your last action, if nothing hidden or random was revealed since
  table    show the table again
  save     write the record now
  quit     leave; the record is written
  help     this text"""


class LeaveGame(Exception):
    """A player quits."""


class TerminalGame:
    """A game in the terminal."""

    def __init__(self, game: Game, seats: list[str], seed: int | None, path: Path, console: Console) -> None:
        self.game = game
        self.path = path
        self.console = console
        self.record = Record(game.name, len(seats), secrets.randbits(64) if seed is None else seed)
        bot_seed = secrets.randbits(32) if seed is None else seed
        self.bots: dict[int, Bot] = {
            seat: bot(level, game.name, bot_seed + seat) for seat, level in enumerate(seats) if level != HUMAN
        }
        humans = [seat for seat, level in enumerate(seats) if level == HUMAN]
        self.names = [f"{level} {seat}{' (you)' if humans == [seat] else ''}" for seat, level in enumerate(seats)]
        self.viewer = humans[0] if len(humans) == 1 else None

    def run(self) -> None:
        """Play until the game is over or a player quits, then write the record."""
        self.console.print(f"[bold]{self.game.title}[/] with {', '.join(self.names)}. Type [bold]help[/] for help.")
        try:
            while not self.record.state.over:
                self._turn()
        except (EOFError, KeyboardInterrupt, LeaveGame):
            self.console.print("\nYou left the game.")
        else:
            self._show_end()
        self._save()

    def _turn(self) -> None:
        state = self.record.state
        seat = state.actor or 0
        if state.forced:
            self._play(state.actions()[0])
        elif seat in self.bots:
            with self.console.status(f"{self.names[seat]} thinks …"):
                decision = decide(self.bots[seat], state.view(seat))
            self._play(decision.action)
        else:
            self._ask(seat)

    # --- showing ---

    def _play(self, action: str) -> None:
        before = self.record.state
        seat = before.actor or 0
        self.record.play(action)
        if action.startswith("play ") and self.viewer != seat:
            text = f"{self.names[seat]} places {len(action.split()[1])} face down"
        else:
            text = str(before.describe(action, self.names[seat]))
        self.console.print(f"  {escape(text)}", style="dim", highlight=False)

    def _show(self, seat: int | None) -> None:
        self.console.print(render_text(self.record.state, seat, self.names))

    def _show_end(self) -> None:
        state = self.record.state
        self._show(self.viewer)
        scores = ", ".join(f"{name} {score}" for name, score in zip(self.names, state.scores(), strict=True))
        winners = " and ".join(self.names[seat] for seat in state.winners())
        self.console.print(f"[bold]Scores: {escape(scores)}. Won by {escape(winners)}.[/]", highlight=False)

    def _show_hint(self, seat: int) -> None:
        with self.console.status("The expert thinks …"):
            decision: Decision = decide(bot("expert", self.game.name), self.record.state.view(seat))
        for thought in decision.thoughts[:3]:
            line = f"  {thought.chance:6.1%} to win after {thought.action}   ({thought.visits:,} visits)"
            self.console.print(line, style="cyan", highlight=False)

    # --- asking ---

    def _ask(self, seat: int) -> None:
        self._show(seat)
        actions = self.record.state.actions()
        numbered = [f"[bold]{number:>3}[/] {escape(action)}" for number, action in enumerate(actions, start=1)]
        self.console.print(Columns(numbered, padding=(0, 2)), highlight=False)
        while True:
            answer = self.console.input(f"{escape(self.names[seat])}> ").strip()
            if answer.isascii() and answer.isdecimal() and 1 <= int(answer) <= len(actions):
                answer = actions[int(answer) - 1]
            if self._execute(answer, seat):
                return

    def _execute(self, answer: str, seat: int) -> bool:
        """Execute what was typed. True if the state has changed."""
        match answer:
            case "":
                return False
            case "quit" | "q":
                raise LeaveGame
            case "help" | "?":
                self.console.print(HELP, highlight=False)
            case "table":
                self._show(seat)
            case "hint":
                self._show_hint(seat)
            case "save":
                self._save()
            case "undo":
                return self._undo(seat)
            case _:
                try:
                    self._play(answer)
                except IllegalAction as error:
                    self.console.print(f"[red]{escape(str(error))}[/]", highlight=False)
                else:
                    return True
        return False

    def _undo(self, seat: int) -> bool:
        """Take back this seat's last unforced action, unless another seat acted or something was revealed since."""
        states = [*self.record.states()]
        for number in range(len(states) - 2, -1, -1):
            before = states[number]
            if before.actor != seat or before.position()["seed"] != states[-1].position()["seed"]:
                break
            if not before.forced:
                while len(self.record.actions) > number:
                    self.record.undo()
                return True
        self.console.print("There is nothing to take back.")
        return False

    def _save(self) -> None:
        self.record.write(self.path)
        self.console.print(
            f"Wrote the record to {escape(str(self.path))}. To view it: madang replay {escape(str(self.path))}"
        )


def parse_seats(text: str) -> list[str]:
    """The players of a comma-separated list: "human" or bots.

    >>> parse_seats("human,expert")
    ['human', 'expert']
    """
    seats = [seat.strip() for seat in text.split(",")]
    for seat in seats:
        if seat != HUMAN:
            check_name(seat)
    return seats
