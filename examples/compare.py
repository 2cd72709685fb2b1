"""Processor time of the examples' training loops, with this library and with PyTorch.

python examples/compare.py --peer path/to/python
python examples/compare.py --peer path/to/python --programs vision/faces.py speech/speakers.py
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent

# Each program with options that bound its run to some seconds. All runs of a program take the same number of steps.
PROGRAMS = {
    "language/newsgroups.py": "--epochs 1",
    "language/train.py": "--steps 150",
    "language/train.py --model lstm": "--steps 250",
    "language/translate.py": "--steps 50",
    "language/vectors.py": "--rounds 1 --words 250000",
    "reinforcement/actor_critic.py": "--frames 6000",
    "reinforcement/dqn.py": "--frames 6000",
    "reinforcement/ppo.py": "--frames 6000",
    "reinforcement/reinforce.py --estimator log-probability": "--frames 6000",
    "speech/digits.py": "--epochs 2 --spoken 10",
    "speech/speakers.py": "--epochs 2",
    "vision/dcgan.py": "--steps 150 --judge 1",
    "vision/dynamic_rnn.py": "--steps 500",
    "vision/faces.py": "--steps 40",
    "vision/fooling.py": "--steps 150 --climb 1",
    "vision/misled.py": "--steps 10",
    "vision/mnist.py": "--epochs 1 --train 20000",
    "vision/style.py": "--steps 15",
    "vision/super_resolution.py": "--steps 250",
    "vision/vae.py": "--epochs 1",
}


def run(python: str, program: str, threads: int) -> dict[str, Any]:
    """The result.json of one run."""
    path, *options = program.split()
    with tempfile.TemporaryDirectory() as out:
        shared = ["--out", out, "--threads", str(threads)]
        command = [python, str(HERE / path), *options, *PROGRAMS[program].split(), *shared]
        environment = {**os.environ, "OMP_NUM_THREADS": str(threads)}
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
        if done.returncode:
            sys.exit(f"{' '.join(command)} failed:\n{done.stderr[-2000:]}")
        found: dict[str, Any] = json.loads(pathlib.Path(out, "result.json").read_text())
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--peer", required=True, help="a Python with PyTorch and the packages of the examples")
    parser.add_argument("--programs", nargs="+", choices=PROGRAMS, default=list(PROGRAMS), metavar="PROGRAM")
    parser.add_argument("--rounds", type=int, default=3, help="runs under either library, which take turns")
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    print("median processor seconds of the training loop: here, PyTorch, ratio")
    for program in options.programs:
        turns = [[run(python, program, options.threads)["cpu_seconds"] for python in (sys.executable, options.peer)]
                 for _ in range(options.rounds)]
        ours, theirs = (statistics.median(side) for side in zip(*turns, strict=True))
        print(f"{program:55} {ours:6.1f} {theirs:6.1f} {ours / theirs:5.2f}", flush=True)


if __name__ == "__main__":
    main()
