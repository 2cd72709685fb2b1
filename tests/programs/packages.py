"""Runs programs of whole packages under ours and under PyTorch: python packages.py [--peer PYTHON] [--record] [NAME...]

The packages, with all that they depend on, are installed by pip into an environment of their own, which takes this
library for the torch they ask for. PyTorch's numbers stand in whole.json, written by --record with docs/packages.md.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tomllib
import venv

from compare import CACHE, ROOT

HERE = pathlib.Path(__file__).parent
ROOMS = sorted(path.stem for path in (HERE / "whole").glob("[a-z]*.py"))
ENVIRONMENT = CACHE / "whole"
NEEDS = HERE / "whole" / "requirements.txt"
FIGURES = HERE / "whole.json"
PAGE = ROOT / "docs" / "packages.md"
BOUND = 1e-4


def environment():
    """Return the Python that has the packages; they are installed when they are first asked for."""
    python = ENVIRONMENT / "bin" / "python"
    done = ENVIRONMENT / "requirements.txt"
    if not done.exists() or done.read_text() != NEEDS.read_text():
        venv.create(ENVIRONMENT, with_pip=True, clear=True)
        (site(python) / "torch.pth").write_text(f"{ROOT}\n")
        own = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
        install = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*install, *own, "-r", NEEDS], check=True)
        done.write_text(NEEDS.read_text())
    return python


def site(python):
    """Return the folder into which pip installs."""
    asked = [python, "-c", "import sysconfig; print(sysconfig.get_paths()['purelib'])"]
    return pathlib.Path(subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip())


def run(python, paths, names):
    """Return {name: the line of a program} under some Python. Each room of programs has a process, because packages
    register every class that they see, those of other packages too.
    """
    paths = {"PYTHONPATH": os.pathsep.join(map(str, (*paths, HERE))), "OMP_NUM_THREADS": "1"}
    result = {}
    for room in ROOMS:
        done = subprocess.run([python, "-m", "whole", room, *names], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                              text=True, cwd=CACHE, env={**os.environ, **paths})
        lines = (line for line in done.stdout.splitlines() if line.startswith('{"name"'))  # packages print, too
        result.update({line["name"]: line for line in map(json.loads, lines)})
    return result


def verdict(ours, theirs):
    """Return what differs, or "nothing"."""
    if "error" in ours:
        return ours["error"].splitlines()[0][:160].replace("|", "/")
    ours, theirs = ours["numbers"], theirs["numbers"]
    if len(ours) != len(theirs):
        return f"it has {len(ours)} numbers, not {len(theirs)}"
    # Written so that nan differs from everything.
    apart = [(ours[position], theirs[position]) for position in range(len(ours))
             if not abs(ours[position] - theirs[position]) <= BOUND * max(1, abs(theirs[position]))]
    if not apart:
        return "nothing"
    return f"{len(apart)} of {len(ours)} numbers, the first is {apart[0][0]:g}, not {apart[0][1]:g}"


def page(rows):
    """docs/packages.md."""
    lines = [f"| `{name}` | {package} | {count} | {differs} |" for name, package, count, differs in rows]
    right = sum(differs == "nothing" for *_, differs in rows)
    return f"""# Whole packages that run

{right} of {len(rows)} programs give the numbers of PyTorch 2.13. They use unchanged packages from PyPI, together with
all that these depend on: `pip` takes this library for the torch that they ask for. A program prints losses of training,
tokens that a model generates, sizes and counts. Each may differ by at most {BOUND:g}, relative to numbers above 1.
Models are small, and their weights are drawn by NumPy. `make suites` runs the programs and writes this page.

| program | package | numbers | differs in |
|---|---|---|---|
""" + "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--peer", help="a Python of the same version that has PyTorch")
    parser.add_argument("--record", action="store_true", help=f"write {FIGURES.name} and {PAGE.name}")
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    CACHE.mkdir(parents=True, exist_ok=True)
    python = environment()
    theirs = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    if arguments.peer:
        theirs.update(run(arguments.peer, [site(python)], arguments.names))
    rows = []
    for name, ours in run(python, [ROOT], arguments.names).items():
        if "numbers" not in theirs.get(name, {}):
            print(f"{name}: PyTorch says {theirs.get(name, {}).get('error', 'nothing')}")
            continue
        rows.append((name, ours["package"], len(theirs[name]["numbers"]), verdict(ours, theirs[name])))
        print(f"{name}: {rows[-1][-1]}", *ours.get("trace", []), flush=True)
    if not rows:
        sys.exit("no program ran: python -m whole graphs, in the environment of the packages, says why")
    if arguments.record:
        kept = {name: {key: value for key, value in result.items() if key != "name"} for name, result in theirs.items()}
        lines = (f"{json.dumps(name)}: {json.dumps(result)}" for name, result in kept.items())
        FIGURES.write_text("{\n" + ",\n".join(lines) + "\n}\n")
        PAGE.write_text(page(rows))


if __name__ == "__main__":
    main()
