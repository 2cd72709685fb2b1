"""Shared parts of all examples: options, a progress bar, checkpoints, curves and the report. Each folder has a link."""

import argparse
import json
import os
import pathlib
import time
from collections.abc import Iterator
from typing import Any

from tqdm import tqdm  # type: ignore[import-untyped]

import torch
from torch import Tensor


def parser(description: str, out: str) -> argparse.ArgumentParser:
    """Return a parser with the common options. `out` is the folder for results, below `runs/`."""
    made = argparse.ArgumentParser(description=description, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    made.add_argument("--out", type=pathlib.Path, default=pathlib.Path("runs", out), help="folder for all results")
    made.add_argument("--resume", action="store_true", help="continue from the checkpoint in --out")
    made.add_argument("--save-every", type=float, default=30.0, help="seconds between two checkpoints")
    made.add_argument("--quick", action="store_true", help="train for some seconds only")
    made.add_argument("--seed", type=int, default=1, help="seed of all random numbers")
    made.add_argument("--threads", type=int, default=1, help="threads that compute")
    return made


def parse(made: argparse.ArgumentParser, arguments: list[str] | None, quick: dict[str, Any]) -> argparse.Namespace:
    """Return the options. With --quick the values in `quick` replace the defaults; given options take precedence."""
    options = made.parse_args(arguments)
    if options.quick:
        made.set_defaults(**quick)
        options = made.parse_args(arguments)
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    return options


def shuffled(count: int, seed: int) -> Tensor:
    """Return the numbers from 0 to count - 1 in an order that depends on the seed only."""
    state = torch.get_rng_state()
    torch.manual_seed(seed)
    order = torch.randperm(count)
    torch.set_rng_state(state)
    return order


def cpu_seconds() -> float:
    """Return the processor time of this process and of its finished children."""
    return sum(os.times()[:4])


class Run:
    """A training run, which counts steps, records values, saves checkpoints and reports.

    Args:
        parts: the model, the optimizer and other objects with a state_dict() that the run needs to continue.
    """

    def __init__(self, options: argparse.Namespace, **parts: Any) -> None:
        self.options, self.parts = options, parts
        self.step, self.seconds, self.cpu_seconds, self.stopped = 0, 0.0, 0.0, False
        self.history: dict[str, list[tuple[int, float]]] = {}
        self.epoch = -1
        self.order: tuple[Tensor, ...] = ()
        self.checkpoint = options.out / "checkpoint.pt"
        options.out.mkdir(parents=True, exist_ok=True)
        if options.resume:
            self.load()

    def load(self) -> None:
        """Continue from the checkpoint, if there is one."""
        if not self.checkpoint.exists():
            print(f"{self.checkpoint} is not there; starting from step 0")
            return
        saved = torch.load(self.checkpoint)
        for name, part in self.parts.items():
            part.load_state_dict(saved["parts"][name])
        self.step, self.history = saved["step"], saved["history"]
        self.seconds, self.cpu_seconds = saved["seconds"], saved["cpu_seconds"]
        torch.set_rng_state(saved["random"])
        print(f"resumed at step {self.step}")

    def save(self) -> None:
        """Write the checkpoint. If the process is killed meanwhile, the previous checkpoint remains."""
        parts = {name: part.state_dict() for name, part in self.parts.items()}
        saved = {"parts": parts, "step": self.step, "history": self.history, "seconds": self.seconds,
                 "cpu_seconds": self.cpu_seconds, "random": torch.get_rng_state()}
        unfinished = self.checkpoint.with_suffix(".new")
        torch.save(saved, unfinished)
        unfinished.replace(self.checkpoint)

    def steps(self, count: int, by: int = 1) -> Iterator[int]:
        """Yield the remaining steps of `count`, `by` at a time, with a progress bar. stop() ends them early."""
        began, began_cpu = time.perf_counter() - self.seconds, cpu_seconds() - self.cpu_seconds
        saved = time.perf_counter()
        with tqdm(total=count, initial=self.step, mininterval=0.5) as self.bar:
            while self.step < count and not self.stopped:
                yield self.step
                self.step += by
                self.bar.update(by)
                self.seconds, self.cpu_seconds = time.perf_counter() - began, cpu_seconds() - began_cpu
                if time.perf_counter() - saved > self.options.save_every:
                    self.save()
                    saved = time.perf_counter()
        self.save()

    def rows(self, count: int, batch: int) -> Tensor:
        """Return the rows of this step's minibatch. Each epoch has its own seed and order, also in a resumed run."""
        epoch, place = divmod(self.step, -(-count // batch))
        if epoch != self.epoch:
            self.epoch = epoch
            self.order = shuffled(count, 1_000_003 * self.options.seed + epoch).split(batch)
        return self.order[place]

    def stop(self) -> None:
        """End the loop over steps() after this step."""
        self.stopped = True

    def record(self, **values: float) -> None:
        """Add a point to the curve of each value, and show it in the progress bar."""
        for name, value in values.items():
            self.history.setdefault(name, []).append((self.step, float(value)))
        self.bar.set_postfix({name: f"{value:.4g}" for name, value in values.items()}, refresh=False)

    def report(self, **figures: float | str) -> dict[str, Any]:
        """Print the figures, write them to result.json and draw the curves into curves.png."""
        result = {**figures, "seconds": round(self.seconds, 1), "cpu_seconds": round(self.cpu_seconds, 1),
                  "torch": torch.__version__}
        print("  ".join(f"{name} {value:.4g}" if isinstance(value, float) else f"{name} {value}"
                        for name, value in result.items()))
        (self.options.out / "result.json").write_text(json.dumps({**result, "history": self.history}))
        self.draw()
        return result

    def draw(self) -> None:
        """Draw each recorded curve into curves.png, if matplotlib is installed."""
        try:
            from matplotlib.figure import Figure
        except ImportError:
            print("no curves.png: matplotlib is not installed")
            return
        figure = Figure(figsize=(4 * max(1, len(self.history)), 3), layout="constrained")
        for axes, (name, points) in zip(figure.subplots(1, max(1, len(self.history)), squeeze=False).flat,
                                        self.history.items(), strict=False):
            axes.plot(*zip(*points, strict=True))
            axes.set_title(name.replace("_", " "))
        figure.savefig(self.options.out / "curves.png", dpi=80)
        print(f"curves: {self.options.out / 'curves.png'}")
