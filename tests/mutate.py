"""Changes one line at a time in a copy of the sources and says which session of the tests finds it.

    python tests/mutate.py --count 200 --seed 1
    python tests/mutate.py --count 30 --near --within csrc generated/c

For each line: does `make test` fail, and if not, does `make test-all`? The seed draws lines from the C and Python of
the library. A person judges the lines that neither finds, or writes a test for them. With --near, one process runs the
selection of `make test` in the rooms of tests for the changed file. The tests that name a row of the file run first.
"""

import argparse
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import time

import pytest
from near import rooms_of

ROOT = pathlib.Path(__file__).resolve().parents[1]
COPY = ROOT / "build" / "mutants"
MEMORY = 64 << 30  # bytes of address space, most of which tests reserve and never touch
# Files, and how often they are drawn.
FOLDERS = {"csrc/*.c": 5, "generated/c/*.c": 2, "torch/*.py": 3, "generated/python/*.py": 1}
CHANGES = [
    (r"(?<![<>=!+\-*/&|])<(?![<=])", "<="), (r"<=", "<"), (r"(?<![-<>=!])>(?![>=])", ">="), (r">=", ">"),
    (r"==", "!="), (r"!=", "=="), (r"(?<=\w) \+ (?=\w)", " - "), (r"(?<=\w) - (?=\w)", " + "), (r" \* (?=\w)", " / "),
    (r"&&", "||"), (r"\|\|", "&&"), (r"\band\b", "or"), (r"\bor\b", "and"), (r"\bnot ", ""), (r"\b0\b", "1"),
    (r"\b1\b", "2"), (r"\btrue\b", "false"), (r"\bTrue\b", "False"), (r"\bmin\(", "max("), (r"\+ 1\b", ""),
]  # fmt: skip
EVERY_CORE = ["-n", str(os.cpu_count()), "--dist", "loadfile", "--no-loadscope-reorder"]
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
    result = []
    for path in sorted((COPY / folder).rglob(names.rpartition("/")[2])):
        if "codegen" in path.parts or path.is_symlink() or "gpu" in path.parts or "cuda" in path.parts:
            continue
        quoted = False
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
            quoted ^= line.count('"""') % 2 == 1
            if not quoted and not SKIPPED.search(line):
                result += [(path, number, change) for change in CHANGES if re.search(change[0], line)]
    return result


def rows_of(path):
    """Return the names of the rows that a C file is for, in lower case."""
    catalogue = (COPY / "ops.yaml").read_text(encoding="utf-8")
    rows = re.findall(r"^- op: (\w+)(.*(?:\n  .*)*)", catalogue, re.MULTILINE)
    if path.is_relative_to(COPY / "generated" / "c"):
        text = path.read_text(encoding="utf-8")
        return [name for name, _ in rows if re.search(rf"\bop_{name}\b", text)]
    return [name for name, body in rows if f"kernel: {path.name}" in body]


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items):
    """Put the tests that name a row of the changed file first. This module is pytest's plugin in those sessions."""
    yield
    rows = set(os.environ.get("MUTATE_ROWS", "").split())
    items.sort(key=lambda item: rows.isdisjoint(re.findall(r"[a-z0-9_]+", item.nodeid.lower())))


def limits():
    """Limit the memory of a session, because a changed size may ask for all of it. Tests interrupt themselves, also if
    this program ignores interrupts because it runs in the background.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def session(*options, limit=1800):
    """Return the first test that fails, or the exit status of a session that ends without one, or "" if all pass."""
    path = os.pathsep.join([str(COPY), str(COPY / "tests")])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": ""}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-rfE", "-p", "mutate", "-p", "no:cacheprovider",
               *options]  # fmt: skip
    if "-n" in options:  # in one process, pycuda would end it with an error of its own
        command[1:1] = ["tests/cuda_emulator", sys.executable]
    with subprocess.Popen(command, cwd=COPY, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          text=True, start_new_session=True, preexec_fn=limits) as running:  # fmt: skip
        try:
            output = running.communicate(timeout=limit)[0]
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, 9)
            return "no end"
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", output, re.MULTILINE)
    return "" if running.returncode == 0 else failed[1] if failed else f"exit status {running.returncode}"


def core():
    """Return the bytes of the compiled core of the copy, or nothing if it does not compile."""
    environment = {**os.environ, "TORCH_LEVEL": os.environ.get("TORCH_LEVEL", "machine")}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    compiled = subprocess.run(command, cwd=COPY, env=environment, capture_output=True).returncode == 0
    return (COPY / "torch" / "_C.abi3.so").read_bytes() if compiled else b""


def tried(path, number, change, options, near, unchanged):
    """Return which session finds a change, "test", "test-all" or "none", and its first failing test; or "compiler" if
    the change does not compile, or compiles to the same core. With near, no session runs all tests.
    """
    before = path.read_text(encoding="utf-8")
    lines = before.splitlines(keepends=True)
    lines[number] = re.sub(*change, lines[number], count=1)
    path.write_text("".join(lines), encoding="utf-8")
    try:
        if path.suffix == ".c" and core() in (b"", unchanged):
            return "compiler", ""
        if near:
            os.environ["MUTATE_ROWS"] = " ".join(rows_of(path))
            failed = session(*options, *rooms_of(path.relative_to(COPY).as_posix()), limit=900)
            return "test" if failed else "none", failed
        if failed := session(*EVERY_CORE, *options):
            return "test", failed
        failed = session("--all", *EVERY_CORE, *options, limit=7200)
        return "test-all" if failed else "none", failed
    finally:
        path.write_text(before, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--within", nargs="*", default=[""], help="change only files below these, such as torch/nn")
    parser.add_argument("--near", action="store_true", help="run only the rooms of tests for the changed file")
    parser.add_argument("options", nargs="*", help="for pytest, behind --: folders of tests, for example")
    given = parser.parse_args()
    copied()
    unchanged = core()
    if not unchanged or not given.near and session(*EVERY_CORE, *given.options):
        sys.exit("mutate: the copy fails as it is; make test says how")
    drawn = random.Random(given.seed)
    lists = {pattern: [(path, *rest) for path, *rest in candidates(pattern)
                       if path.relative_to(COPY).as_posix().startswith(tuple(given.within))]
             for pattern in FOLDERS}  # fmt: skip
    chances = [chance if lists[pattern] else 0 for pattern, chance in FOLDERS.items()]
    counts = {"test": 0, "test-all": 0, "none": 0, "compiler": 0}
    while sum(counts.values()) - counts["compiler"] < given.count:
        path, number, change = drawn.choice(lists[drawn.choices([*FOLDERS], chances)[0]])
        start, line = time.monotonic(), path.read_text(encoding="utf-8").splitlines()[number].strip()
        result, failed = tried(path, number, change, given.options, given.near, unchanged)
        counts[result] += 1
        print(f"{result:9} {time.monotonic() - start:5.0f} s  {path.relative_to(COPY)}:{number + 1}  "
              f"{change[0]} -> {change[1]!r}  {line}  {failed}", flush=True)
    if given.near:
        print(f"the rooms find {counts['test']} of {given.count}; they do not find {counts['none']}")
    else:
        result = counts["test"] + counts["test-all"]
        print(f"make test finds {counts['test']} of {result} that make test-all finds; neither finds {counts['none']}")


if __name__ == "__main__":
    main()
