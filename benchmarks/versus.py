"""Prints the ratio of this library's time to PyTorch's for each case; below 1 means that ours is faster.

Usage: versus.py --ours PYTHON --peer PYTHON [--threads N] [--rounds N] [GROUP ...]. PyTorch is in a separate
environment. Both libraries run a group in turn, each in its own process. The ratio is that of the least figures of the
rounds: other programs only lengthen a run. benchmarks/cases.py has the cases.
"""

import argparse
import json
import math
import pathlib
import statistics
import subprocess

CASES = pathlib.Path(__file__).resolve().with_name("cases.py")
GROUPS = ("start", "memory", "small", "graph", "indexing", "large", "matrices", "layers", "sequences", "optimizers",
          "training", "files", "batches")


def run(python, threads, group):
    """Return the figures of one library, run in another folder, where Python does not find our torch."""
    done = subprocess.run([python, CASES, str(threads), group], capture_output=True, text=True, cwd="/")
    if done.returncode:
        raise SystemExit(f"{python}, {group}: {done.stderr[-2000:]}")
    return json.loads(done.stdout.splitlines()[-1])


def compare(group, options):
    """Print the ratio of each case of a group, their geometric mean and the worst."""
    sides = [(run(options.ours, options.threads, group), run(options.peer, options.threads, group))
             for _ in range(options.rounds)]
    ratios = []
    for name in sides[0][0]:
        ours, peer = (min(side[name] for side in several) for several in zip(*sides, strict=True))
        ratios.append(ours / peer)
        unit, scale = ("   ", 1) if name.endswith("MB") else (" us", 1e6)
        figures = f"ours {ours * scale:11.2f}{unit}  peer {peer * scale:11.2f}{unit}  ratio {ours / peer:5.2f}"
        print(f"{group:10} {name:28} {figures}")
    mean = math.exp(statistics.fmean(map(math.log, ratios)))
    print(f"{group:10} geometric mean {mean:.2f}, worst {max(ratios):.2f} of {len(ratios)}\n", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ours", required=True)
    parser.add_argument("--peer", required=True)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("groups", nargs="*", default=GROUPS)
    options = parser.parse_intermixed_args()
    for path in (options.ours, options.peer):
        if not pathlib.Path(path).exists():
            parser.error(f"there is no {path}")
    options.ours, options.peer = (pathlib.Path(path).absolute() for path in (options.ours, options.peer))
    for group in options.groups:
        compare(group, options)


if __name__ == "__main__":
    main()
