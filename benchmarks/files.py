"""Times save and load of a large file against PyTorch and dd, and measures the memory that loading takes.

Usage: files.py --ours PYTHON --peer PYTHON [--megabytes N] [--rounds N] [--folder FOLDER]. Both libraries run in
turn, each in its own process; the ratio is that of the medians over the rounds. "cold" files are not in the page
cache, "warm" files are. dd reads and writes 4 MB at a time, without the page cache.
"""

import argparse
import json
import os
import re
import resource
import statistics
import subprocess
import tempfile
import time

TENSORS = 4


def seconds(function):
    start = time.perf_counter()
    function()
    return time.perf_counter() - start


def forget(path):
    """Remove a file from the page cache."""
    file = os.open(path, os.O_RDONLY)
    os.fsync(file)
    os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
    os.close(file)


def side(folder, megabytes):
    """Return the figures of one library. Measurements run twice and the second counts: the first allocates memory."""
    import torch

    path, figures = os.path.join(folder, "file"), {}
    tensors = [torch.randn(megabytes * (1 << 18) // TENSORS) for _ in range(TENSORS)]
    for _ in range(2):
        figures["save"] = seconds(lambda: torch.save(tensors, path))
    tensors.clear()
    for _ in range(2):
        forget(path)
        figures["load cold"] = seconds(lambda: torch.load(path))
    for _ in range(2):
        figures["load warm"] = seconds(lambda: torch.load(path))
    for _ in range(2):
        figures["load mapped"] = seconds(lambda: torch.load(path, mmap=True))
    print(json.dumps(figures))


def peak(folder, megabytes):
    """Return the peak of memory beyond that for a small file, divided by the size of the file."""
    import torch

    path, small = os.path.join(folder, "file"), os.path.join(folder, "small")
    torch.save([torch.zeros(1)], small)
    torch.load(small)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    torch.load(path)
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    print(json.dumps({"peak memory of loading / file": used * 1024 / os.path.getsize(path)}))


def run(python, what, folder, megabytes):
    code = [python, os.path.abspath(__file__), "--side", what, "--folder", folder, "--megabytes", str(megabytes)]
    done = subprocess.run(code, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{python}: {done.stderr[-2000:]}")
    return json.loads(done.stdout.splitlines()[-1])


def disk(folder, megabytes):
    """Return the seconds that dd takes to write and to read the file."""
    path, figures = os.path.join(folder, "disk"), {}
    for name, arguments in (("save", ["if=/dev/zero", f"of={path}", "oflag=direct", "conv=fsync"]),
                            ("load cold", [f"if={path}", "of=/dev/null", "iflag=direct"])):
        done = subprocess.run(["dd", "bs=4M", f"count={megabytes // 4}", *arguments], capture_output=True, text=True,
                              check=True, env={**os.environ, "LC_ALL": "C"})
        figures[name] = float(re.search(r"copied, ([0-9.e-]+) s", done.stderr)[1])
    os.remove(path)
    return figures


def compare(options):
    sides = {"ours": options.ours, "peer": options.peer}
    rounds = []
    for _ in range(options.rounds):
        figures = {"disk": disk(options.folder, options.megabytes)}
        for name, python in sides.items():
            figures[name] = run(python, "times", options.folder, options.megabytes)
            figures[name] |= run(python, "peak", options.folder, options.megabytes)
        rounds.append(figures)
    for case in rounds[0]["ours"]:
        median = {name: statistics.median(figures[name][case] for figures in rounds)
                  for name in rounds[0] if case in rounds[0][name]}
        line = f"{case:30} ours {median['ours']:7.3f}  peer {median['peer']:7.3f}"
        line += f"  ratio {median['ours'] / median['peer']:5.2f}"
        if "disk" in median:
            line += f"  disk {median['disk']:7.3f}, of its speed {median['disk'] / median['ours']:5.2f}"
        print(line)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ours")
    parser.add_argument("--peer")
    parser.add_argument("--megabytes", type=int, default=1024)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--folder")
    parser.add_argument("--side", choices=("times", "peak"), help="for one side's own process")
    options = parser.parse_args()
    if options.side:
        {"times": side, "peak": peak}[options.side](options.folder, options.megabytes)
        return
    if not options.ours or not options.peer:
        parser.error("give --ours and --peer")
    with tempfile.TemporaryDirectory(dir=options.folder) as options.folder:
        compare(options)


if __name__ == "__main__":
    main()
