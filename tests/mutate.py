"""Changes one line at a time in a copy of the sources and says which session of the tests finds it.

    python tests/mutate.py --count 200 --seed 1
    python tests/mutate.py --count 30 --near

For each line: does `make test` fail, and where it does not, does `make test-all`? Lines are drawn by the seed from the
C and Python of the library; what neither finds is printed, for a person to judge or to write a test for. With --near
only the rooms of tests for the changed file run, which takes a minute instead of ten and finds less.
"""

import argparse
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
COPY = ROOT / "build" / "mutants"
# Files, and how often they are drawn.
FOLDERS = {"csrc/*.c": 5, "generated/c/*.c": 2, "torch/*.py": 3, "generated/python/*.py": 1}
# The rooms of tests for a file, by the start of its path; the first that fits.
NEAR = {
    "csrc/python/graph": "autograd nn", "csrc/python": "core autograd", "csrc/share": "processes",
    "csrc/files": "files",
    "csrc/kernels/conv": "nn rows", "csrc/kernels/nn": "nn rows", "csrc/kernels/pool": "nn rows",
    "csrc": "rows core", "generated/c": "rows nn", "generated/python": "nn autograd rows", "torch/autograd": "autograd",
    "torch/nn": "nn", "torch/optim": "optim", "torch/distributed": "distributed",
    "torch/distributions": "distributions",
    "torch/func/": "func", "torch/sparse": "sparse", "torch/utils/data": "data",
    "torch/multiprocessing": "processes",
    "torch/serialization": "files", "torch/utils/serialization": "lua", "torch/legacy": "lua",
    "torch": "core rows nn",
}  # fmt: skip
CHANGES = [
    (r"(?<![<>=!+\-*/&|])<(?![<=])", "<="), (r"<=", "<"), (r"(?<![-<>=!])>(?![>=])", ">="), (r">=", ">"),
    (r"==", "!="), (r"!=", "=="), (r"(?<=\w) \+ (?=\w)", " - "), (r"(?<=\w) - (?=\w)", " + "), (r" \* (?=\w)", " / "),
    (r"&&", "||"), (r"\|\|", "&&"), (r"\band\b", "or"), (r"\bor\b", "and"), (r"\bnot ", ""), (r"\b0\b", "1"),
    (r"\b1\b", "2"), (r"\btrue\b", "false"), (r"\bTrue\b", "False"), (r"\bmin\(", "max("), (r"\+ 1\b", ""),
]  # fmt: skip
SKIPPED = re.compile(r'^\s*(#|//|/?\*|"""|import |from |@|assert |raise |typedef|extern)|"|th_fail|_Static_assert')


def copied():
    """Return a copy of all tracked files, which keeps what was built there."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.split(b"\0")
    COPY.mkdir(parents=True, exist_ok=True)
    for name in filter(None, map(os.fsdecode, names)):
        source, target = ROOT / name, COPY / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_symlink():
            target.unlink(missing_ok=True)
            target.symlink_to(os.readlink(source))
        elif not target.exists() or target.read_bytes() != source.read_bytes():
            shutil.copy(source, target)


def candidates(pattern):
    """Return every (file, line number, change) of the files that a pattern names."""
    folder, _, names = pattern.partition("/")
    found = []
    for path in sorted((COPY / folder).rglob(names.rpartition("/")[2])):
        if "codegen" in path.parts or path.is_symlink() or "gpu" in path.parts or "cuda" in path.parts:
            continue
        quoted = False
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
            quoted ^= line.count('"""') % 2 == 1
            if not quoted and not SKIPPED.search(line):
                found += [(path, number, change) for change in CHANGES if re.search(change[0], line)]
    return found


def near(path):
    """The rooms of tests for a file."""
    name = path.relative_to(COPY).as_posix()
    rooms = next(rooms for start, rooms in NEAR.items() if name.startswith(start))
    return [f"tests/{room}" for room in rooms.split()]


def session(*options, limit=1800):
    """Return whether the tests fail, or do not end."""
    environment = {**os.environ, "PYTHONPATH": str(COPY), "PYTHONDONTWRITEBYTECODE": ""}
    command = [sys.executable, "tests/cuda_emulator", sys.executable, "-m", "pytest", "-x", "-n", str(os.cpu_count()),
               "--dist", "loadfile", "--no-loadscope-reorder", "-p", "no:cacheprovider", *options]  # fmt: skip
    with subprocess.Popen(command, cwd=COPY, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                          start_new_session=True) as running:  # fmt: skip
        try:
            return running.wait(limit) != 0
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, 9)
            return True


def built():
    """Return whether the copy compiles."""
    environment = {**os.environ, "TORCH_LEVEL": os.environ.get("TORCH_LEVEL", "machine")}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    return subprocess.run(command, cwd=COPY, env=environment, capture_output=True).returncode == 0


def tried(path, number, change, options):
    """Which session finds a change: "test", "test-all", "compiler" or "none"."""
    before = path.read_text(encoding="utf-8")
    lines = before.splitlines(keepends=True)
    lines[number] = re.sub(*change, lines[number], count=1)
    path.write_text("".join(lines), encoding="utf-8")
    try:
        if path.suffix == ".c" and not built():
            return "compiler"
        if session(*options):
            return "test"
        return "test-all" if session("--all", *options, limit=7200) else "none"
    finally:
        path.write_text(before, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--within", default="", help="change only files whose path begins so, such as torch/nn")
    parser.add_argument("--near", action="store_true", help="run only the rooms of tests for the changed file")
    parser.add_argument("options", nargs="*", help="for pytest, behind --: folders of tests, for example")
    given = parser.parse_args()
    copied()
    if not built() or not given.near and session(*given.options):
        sys.exit("mutate: the copy fails as it is; make test says how")
    drawn = random.Random(given.seed)
    lists = {pattern: [(path, *rest) for path, *rest in candidates(pattern)
                       if path.relative_to(COPY).as_posix().startswith(given.within)]
             for pattern in FOLDERS}  # fmt: skip
    chances = [chance if lists[pattern] else 0 for pattern, chance in FOLDERS.items()]
    counts = {"test": 0, "test-all": 0, "none": 0, "compiler": 0}
    while sum(counts.values()) - counts["compiler"] < given.count:
        path, number, change = drawn.choice(lists[drawn.choices([*FOLDERS], chances)[0]])
        start, line = time.monotonic(), path.read_text(encoding="utf-8").splitlines()[number].strip()
        found = tried(path, number, change, [*given.options, *(near(path) if given.near else [])])
        counts[found] += 1
        print(f"{found:9} {time.monotonic() - start:5.0f} s  {path.relative_to(COPY)}:{number + 1}  "
              f"{change[0]} -> {change[1]!r}  {line}", flush=True)
    found = counts["test"] + counts["test-all"]
    print(f"make test finds {counts['test']} of the {found} that make test-all finds; neither finds {counts['none']}")


if __name__ == "__main__":
    main()
