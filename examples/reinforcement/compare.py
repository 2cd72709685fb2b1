"""Compares seeds, and speed with PyTorch: learning curves, and frames per second of processor time.

python examples/reinforcement/compare.py --seeds 3 --picture curves.png
python examples/reinforcement/compare.py --peer path/to/python
"""

import argparse
import json
import pathlib
import subprocess
import sys
from typing import Any

HERE = pathlib.Path(__file__).parent
PROGRAMS = ["reinforce", "actor_critic", "ppo", "dqn"]
ENVIRONMENTS = ("CartPole-v1", "Acrobot-v1")


def result(python: str, program: str, out: pathlib.Path, *more: str) -> dict[str, Any]:
    """Return the result.json of one run; finished runs are not repeated."""
    out = out.absolute()
    if not (out / "result.json").exists():
        command = [python, str(HERE / f"{program}.py"), "--out", str(out), *more]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    read: dict[str, Any] = json.loads((out / "result.json").read_text())
    return read


def learn(options: argparse.Namespace) -> None:
    """Train each program on both environments from each seed, print which runs solved them, and draw all curves."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(3 * len(options.programs), 5), layout="constrained")
    panels = figure.subplots(len(ENVIRONMENTS), len(options.programs), sharey="row", squeeze=False)
    for environment, row in zip(ENVIRONMENTS, panels, strict=True):
        for program, axes in zip(options.programs, row, strict=True):
            found = [result(sys.executable, program, options.out / environment / f"{program}-{seed}",
                            "--environment", environment, "--seed", str(seed)) for seed in range(1, options.seeds + 1)]
            for one in found:
                axes.plot(*zip(*one["history"]["mean_return"], strict=True), linewidth=1)
            axes.axhline(found[0]["goal"], color="black", linewidth=0.5, linestyle="--")
            axes.set_title(f"{program.replace('_', ' ')}, {environment}", fontsize=9)
            frames = sorted(one["frames"] for one in found if one["solved"] == "yes")
            print(f"{environment:12} {program:13} solved by {len(frames)} of {len(found)} seeds, "
                  f"after {frames} frames", flush=True)
    figure.savefig(options.picture, dpi=60)


def race(options: argparse.Namespace) -> None:
    """Print frames per second of each program, here and under the peer, as the best of three runs."""
    for program in options.programs:
        ours, theirs = (max(result(python, program, options.out / f"race-{name}" / f"{program}-{turn}", "--frames",
                                   str(options.frames))["frames_per_second"] for turn in range(3))
                        for name, python in (("here", sys.executable), ("peer", options.peer)))
        print(f"{program:13} {ours:7.0f}  {theirs:7.0f} under the peer  ratio of time {theirs / ours:.2f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("runs", "reinforcement"))
    parser.add_argument("--programs", nargs="+", choices=PROGRAMS, default=PROGRAMS)
    parser.add_argument("--seeds", type=int, default=3, help="seeds, from 1 on")
    parser.add_argument("--picture", default="curves.png", help="file for the curves")
    parser.add_argument("--peer", help="a Python with PyTorch and gymnasium: compare speed instead")
    parser.add_argument("--frames", type=int, default=6000, help="frames of a run that is timed")
    options = parser.parse_args()
    if options.peer:
        race(options)
    else:
        learn(options)


if __name__ == "__main__":
    main()
