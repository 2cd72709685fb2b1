"""Runs the programs under ours and under PyTorch, and compares: python compare.py --peer PYTHON [--record] [NAME...]

PyTorch's curves stand in curves.json, written by --record, so that programs can be compared where there is no PyTorch.
docs/programs.md is written with them.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
CACHE = pathlib.Path(os.environ.get("TORCH_PROGRAMS", ROOT / "build" / "programs"))
CURVES = HERE / "curves.json"
PAGE = ROOT / "docs" / "programs.md"
BOUND = 1e-4


class Unreachable(Exception):
    """No package index can be reached."""


def folder(requirement):
    """Where a package lies, without what it depends on; pip brings it when it is first asked for."""
    position = CACHE / requirement.replace("==", "-")
    if not position.exists():
        coming = position.with_name(f"{position.name}.{os.getpid()}")
        done = subprocess.run([sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps",
                               "--target", coming, requirement], capture_output=True, text=True)
        if done.returncode:
            raise Unreachable(f"pip brings no {requirement}: {done.stderr.strip().splitlines()[-1]}")
        try:
            coming.rename(position)
        except OSError:  # another process was first
            pass
    return position


def run(python, program, seconds=300):
    """Return what the driver prints for a program under a Python."""
    paths = [str(folder(requirement)) for requirement in program.packages]
    here = [str(ROOT)] if python == sys.executable else []
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*here, *paths]), "OMP_NUM_THREADS": "1"}
    done = subprocess.run([python, HERE / "run.py", program.name], capture_output=True, text=True, timeout=seconds,
                          env=environment, cwd=CACHE)
    lines = [line for line in done.stdout.splitlines() if line.startswith('{"name"')]
    return json.loads(lines[-1]) if lines else {"error": f"the process ended with {done.returncode}", "trace": []}


def difference(ours, theirs):
    """The largest difference between two curves, relative where the losses are above 1; None: they differ in kind."""
    if "error" in ours or len(ours["losses"]) != len(theirs["losses"]) or ours["weights"] != theirs["weights"]:
        return None
    pairs = zip(ours["losses"], theirs["losses"], strict=True)
    return max(abs(a - b) / max(1, abs(b)) if a == a and b == b else float(a == a or b == b) for a, b in pairs)


def verdict(ours, theirs):
    """Return (runs, differs in): two cells of the page's table."""
    if "error" in ours:
        return "no", ours["error"].splitlines()[0].replace(f"{CACHE}/", "")[:160].replace("|", "/")
    apart = difference(ours, theirs)
    if apart is None:
        return "no", "the sizes of its weights, or the number of its losses"
    return ("yes", "nothing") if apart <= BOUND else ("no", f"its losses, by {apart:.1e}")


def page(rows):
    """docs/programs.md."""
    running = sum(runs == "yes" for _, runs, _ in rows)
    lines = [f"| `{program.name}` | {program.packages[0]} | {runs} | {differs} |" for program, runs, differs in rows]
    return f"""# Programs that run

{running} of {len(rows)} programs run with the losses of PyTorch 2.13. They use unchanged packages from PyPI that are
written for PyTorch. Each program starts from the same weights under both libraries and trains on small data. A program
runs if its losses differ by at most {BOUND:g}. `make programs` runs them.

| program | package | runs | differs in |
|---|---|---|---|
""" + "\n".join(lines) + "\n"


def open_programs():
    """Return the programs that the page lists as failing: {name: where they differ}."""
    lines = PAGE.read_text().splitlines() if PAGE.exists() else []
    rows = [line.split("|") for line in lines if line.startswith("| `")]
    return {row[1].strip(" `"): row[4].strip() for row in rows if row[3].strip() == "no"}


def main():
    import table

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--peer", default=os.environ.get("TORCH_PEER"), help="a Python that has PyTorch")
    parser.add_argument("--record", action="store_true", help=f"write {CURVES.name} and {PAGE.name}")
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    CACHE.mkdir(parents=True, exist_ok=True)
    curves = json.loads(CURVES.read_text()) if CURVES.exists() else {}
    rows = []
    for name in arguments.names or table.PROGRAMS:
        program = table.PROGRAMS[name]
        if arguments.peer:
            curves[name] = run(arguments.peer, program)
        if "error" in curves[name]:
            print(f"{name}: PyTorch says {curves[name]['error']}", *curves[name]["trace"][-2:], flush=True)
            continue
        ours = run(sys.executable, program)
        rows.append((program, *verdict(ours, curves[name])))
        print(f"{name}: {rows[-1][1]}, {rows[-1][2]}", *ours.get("trace", [])[-2:], flush=True)
    print(f"{sum(row[1] == 'yes' for row in rows)} of {len(rows)} programs run")
    if arguments.record:
        keep = {name: {"losses": curves[name]["losses"], "weights": curves[name]["weights"]} for name in table.PROGRAMS}
        lines = (f"{json.dumps(name)}: {json.dumps(kept)}" for name, kept in keep.items())  # a program a line
        CURVES.write_text("{\n" + ",\n".join(lines) + "\n}\n")
        PAGE.write_text(page(rows))


if __name__ == "__main__":
    main()
