"""Runs fuzz.py on all cores until a count of calls is made: python tests/robustness/run_fuzz.py [--calls N] [--ops O].

Each piece is a process with seeds of its own, so that one that dies takes only its own pools along. Fails, naming the
seed and the last call, where a piece dies or prints a finding.
"""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

HERE = pathlib.Path(__file__).resolve().parent
PIECE = 20_000
STEP = 1000  # seeds between pieces: more than one piece uses
LIMIT = 1800  # seconds for a piece


def run(seed, calls, folder):
    """Return the calls that one piece made, and what is wrong."""
    log = pathlib.Path(folder) / f"{seed}.log"
    command = [sys.executable, str(HERE / "fuzz.py"), str(seed), str(calls), str(log)]
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    # ASan keeps short stacks of allocations: to keep long ones costs a third of the time. fuzz.py alone has them.
    environment["ASAN_OPTIONS"] = os.environ.get("ASAN_OPTIONS", "") + ":malloc_context_size=2"
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        return 0, [f"seed {seed}: hangs in {last_call(log)}"]
    output = done.stdout.decode(errors="replace")
    findings = [line for line in output.splitlines() if line.startswith("FINDING") or "runtime error" in line]
    last = output.strip().splitlines()[-1] if output.strip() else ""
    if done.returncode or not last.startswith("made"):
        begin = output.find("ERROR: ")  # of a sanitizer's report, whose first lines name the place
        report = output[begin:begin + 6000] if begin >= 0 else output[-3000:]
        findings.append(f"seed {seed}: died with {done.returncode} in {last_call(log)}\n{report}")
        return 0, findings
    return int(last.split()[1]), findings


def last_call(log):
    return log.read_bytes().rstrip(b"\0 ").decode(errors="replace") if log.exists() else "nothing"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--calls", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=int(time.time()) * 1000)
    parser.add_argument("--ops", help="the catalogue of a package, built in place, whose rows are called")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    if options.ops:
        os.environ["TORCH_OPS"] = str(pathlib.Path(options.ops).resolve())
    result, findings, begin = 0, [], time.monotonic()
    print(f"seed {options.seed}", flush=True)
    pieces = range(-(-options.calls // PIECE))
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(options.jobs) as pool:
        for calls, found in pool.map(lambda i: run(options.seed + i * STEP, min(PIECE, options.calls), folder), pieces):
            result += calls
            findings += found
            for finding in found:
                print(finding, flush=True)
    print(f"{result} calls in {time.monotonic() - begin:.0f} s, {len(findings)} findings", flush=True)
    sys.exit(bool(findings))


if __name__ == "__main__":
    main()
