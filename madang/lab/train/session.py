"""A training of a game's network from beginning to end: its stages, checkpoints, log, and the plot of the log."""

from __future__ import annotations

import json
import time
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import torch
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from madang.bots.networks import network_engine, save_network
from madang.extras import import_extra
from madang.lab.executors import Executor, Threads
from madang.lab.train.models import Models
from madang.lab.train.plan import Plan
from madang.lab.train.ppo import Ppo
from madang.lab.train.targets import SearchTargets
from madang.lab.train.values import QuickGames


class Stage(Protocol):
    """One way to train the models."""

    steps: int
    """How many were trained."""

    def step(self, progress: float) -> dict[str, float]:
        """Play and learn once; `progress` is the share of the stage that is done. Return figures for the log."""

    def state(self) -> dict[str, Any]:
        """What a checkpoint keeps, beside the models."""

    def restore(self, state: dict[str, Any]) -> None:
        """Continue from the state of a checkpoint."""


class Session:
    """A training that continues where it was stopped: everything is kept in a folder after each step."""

    def __init__(self, name: str, plan: Plan, folder: Path, out: Path, executor: Executor | None = None) -> None:
        torch.manual_seed(plan.seed)
        self.name = name
        self.plan = plan
        self.folder = folder
        self.out = out
        engine, executor = network_engine(name), executor or Threads()
        self.models = Models(engine)
        self.stages: dict[str, Stage] = {
            "policy": Ppo(engine, self.models, plan.seed, plan.policy_rows, executor),
            "value": QuickGames(engine, self.models, plan.seed, plan.value_rows, executor),
            "search": SearchTargets(
                engine, self.models, plan.seed, plan.search_rows, plan.iterations, folder, executor
            ),
        }
        self.seconds = 0.0
        folder.mkdir(parents=True, exist_ok=True)
        if self._checkpoint.exists():
            self._resume()

    @property
    def _checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    @property
    def log(self) -> Path:
        return self.folder / "log.jsonl"

    @property
    def steps(self) -> int:
        return sum(stage.steps for stage in self.stages.values())

    def run(self, console: Console) -> None:
        """Train to the end of the plan. Ctrl-C stops it; the last finished step is kept."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        total = sum(self.plan.steps.values())
        with Progress(*columns, console=console) as progress:
            task = progress.add_task(f"{self.name}: training", total=total, completed=self.steps)
            while any(self.stages[name].steps < steps for name, steps in self.plan.steps.items()):
                figures = self.step()
                shown = "  ".join(f"{name} {value:,.4g}" for name, value in figures.items())
                progress.console.print(f"{self.steps}/{total}  {shown}", highlight=False)
                progress.update(task, completed=self.steps)
        save_network(self.out, self.models.arrays())

    def step(self) -> dict[str, Any]:
        """Train one step of the stage that is due, and keep its result."""
        began = time.perf_counter()
        due = (name for name, steps in self.plan.steps.items() if self.stages[name].steps < steps)
        name = next(due)
        stage = self.stages[name]
        figures: dict[str, Any] = stage.step(stage.steps / self.plan.steps[name])
        self.seconds += time.perf_counter() - began
        figures = {"stage": name, "seconds": round(self.seconds, 1)} | figures
        with self.log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(figures) + "\n")
        self._save()
        return {name: value for name, value in figures.items() if name != "stage"}

    def _save(self) -> None:
        stages = {name: stage.state() for name, stage in self.stages.items()}
        content = {"plan": asdict(self.plan), "seconds": self.seconds, "models": self.models.state_dict()}
        temporary = self._checkpoint.with_suffix(".new")
        torch.save(content | stages, temporary)
        temporary.replace(self._checkpoint)

    def _resume(self) -> None:
        content = torch.load(self._checkpoint, weights_only=False)
        kept, plan = Plan(**content["plan"]), self.plan
        if (
            replace(kept, policy=plan.policy, value=plan.value, search=plan.search) != plan
        ):  # other numbers of steps continue the same training
            raise ValueError(f"{self.folder} holds a training with other settings: {kept}; choose another folder")
        self.seconds = content["seconds"]
        self.models.load_state_dict(content["models"])
        for name, stage in self.stages.items():
            stage.restore(content[name])


def plot_log(log: Path, picture: Path) -> None:
    """Plot the figures of a log, one panel each, against the hours of training."""
    rows = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    names = [name for name in dict.fromkeys(name for row in rows for name in row) if name not in ("stage", "seconds")]
    figure = import_extra("matplotlib.figure", "lab").Figure(figsize=(8, 2 * len(names)), layout="constrained")
    panels = np.atleast_1d(figure.subplots(len(names), sharex=True))
    for axes, name in zip(panels, names, strict=True):
        for stage in dict.fromkeys(row["stage"] for row in rows):
            points = [(row["seconds"] / 3600, row[name]) for row in rows if row["stage"] == stage and name in row]
            axes.plot([hour for hour, _ in points], [value for _, value in points], label=stage)
        axes.set(ylabel=name)
    panels[0].legend()
    panels[-1].set(xlabel="hours")
    figure.savefig(picture)
