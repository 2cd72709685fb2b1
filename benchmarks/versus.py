"""Prints this library's figures against PyTorch's, ratio by ratio; under 1 means ours is faster.

Usage: versus.py --ours PYTHON --peer PYTHON [--threads N] [--rounds N] [GROUP ...]. PyTorch stands in an environment of
its own; both sides run in turn, and the ratio is that of the medians over the rounds.
"""

import argparse
import json
import math
import pathlib
import statistics
import subprocess

CASES = pathlib.Path(__file__).with_name("cases.py")


def run(python, options):
    """One side's figures."""
    done = subprocess.run([python, str(CASES), str(options.threads), *options.groups], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{python}: {done.stderr[-2000:]}")
    return json.loads(done.stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ours", required=True)
    parser.add_argument("--peer", required=True)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("groups", nargs="*")
    options = parser.parse_args()
    rounds = [(run(options.ours, options), run(options.peer, options)) for _ in range(options.rounds)]
    for group, snippets in rounds[0][0].items():
        ratios = []
        for name in snippets:
            ours, peer = (statistics.median(side[group][name] for side in sides) for sides in zip(*rounds, strict=True))
            ratios.append(ours / peer)
            unit, scale = ("", 1) if "MB" in name else (" us", 1e6)
            figures = f"ours {ours * scale:11.2f}{unit}  peer {peer * scale:11.2f}{unit}  ratio {ours / peer:5.2f}"
            print(f"{group:9} {name:28} {figures}")
        mean = math.exp(statistics.fmean(map(math.log, ratios)))
        print(f"{group:9} geometric mean {mean:.2f}, worst {max(ratios):.2f}\n")


if __name__ == "__main__":
    main()
