"""Time and memory of whole programs, ours over a peer's: the forward pass, the training step, the peak.

Usage: programs.py --ours PYTHON --peer PYTHON [--compiled] [--threads N] [--rounds N] [NAME ...]. Each figure comes
from a process of its own. The two sides take turns, and a ratio is that of the medians. With --compiled, each side runs
the forward pass through its torch.compile. A NAME selects the programs whose name contains it.
"""

import argparse
import json
import math
import pathlib
import resource
import statistics
import subprocess
import sys
import time

COLUMNS = "forward", "step", "MB"


def median_time(run, seconds=0.4, least=5):
    """Return the median of a call's seconds, over about so many seconds."""
    run()
    times, until = [], time.perf_counter() + seconds
    while len(times) < least or time.perf_counter() < until:
        begin = time.perf_counter()
        run()
        times.append(time.perf_counter() - begin)
    return statistics.median(times)


def measure(options):
    """Print one program's figures under this interpreter's torch; without a name, the names of all."""
    from all_programs import PROGRAMS, training_step

    import torch

    if not options.names:
        print(json.dumps(list(PROGRAMS)))
        return
    torch.set_num_threads(options.threads)
    torch.manual_seed(0)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    step, modules, apply = training_step(PROGRAMS[options.names[0]]())
    found = {"step": median_time(step)}
    found["MB"] = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    for module in modules:
        module.eval()
    with torch.no_grad():
        found["forward"] = median_time(torch.compile(apply) if options.compiled else apply)
    print(json.dumps(found))


def figures(python, name, options):
    """Return one side's figures. The process does not run in the root folder, where Python would find our torch."""
    words = ["--measure", "--threads", options.threads]
    words += ["--compiled"] * options.compiled + [name] * (name is not None)
    command = list(map(str, [python, pathlib.Path(__file__).resolve(), *words]))
    done = subprocess.run(command, capture_output=True, text=True, cwd="/")
    if done.returncode:
        raise SystemExit(f"{python}, {name}: {done.stderr[-2000:]}")
    return json.loads(done.stdout.splitlines()[-1])


def compare(names, options):
    """Print the ratios of each program, and the geometric mean and the largest of each column."""
    ratios = {column: {} for column in COLUMNS}
    pythons = [pathlib.Path(python).absolute() for python in (options.ours, options.peer)]
    for name in names:
        rounds = [[figures(python, name, options) for python in pythons] for _ in range(options.rounds)]
        words = []
        for column in COLUMNS:
            ours, peer = (statistics.median(sides[side][column] for sides in rounds) for side in (0, 1))
            ratios[column][name] = ours / max(peer, 1e-9)
            unit, scale = ("MB", 1) if column == "MB" else ("ms", 1e3)
            words.append(f"{column} {ours * scale:9.3f} {peer * scale:9.3f} {unit} {ratios[column][name]:5.2f}")
        print(f"{name:20} {'   '.join(words)}", flush=True)
    for column, found in ratios.items():
        worst = max(found, key=found.get)
        mean = math.exp(statistics.fmean(math.log(max(ratio, 1e-3)) for ratio in found.values()))
        print(f"{column:8} mean {mean:.2f}, worst {found[worst]:.2f} ({worst}), {len(found)} programs")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ours")
    parser.add_argument("--peer")
    parser.add_argument("--measure", action="store_true", help="print one program's figures of this interpreter")
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    if options.measure:
        return measure(options)
    if not (options.ours and options.peer):
        parser.error("--ours and --peer are needed")
    known = figures(pathlib.Path(options.ours).absolute(), None, options)
    return compare([n for n in known if not options.names or any(part in n for part in options.names)], options)


if __name__ == "__main__":
    sys.exit(main())
