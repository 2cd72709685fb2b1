"""Tests what a change touches: python tests/near.py [REVISION]. `make test CHANGED=1` runs it.

Changed are the files that differ from the revision, by default from the last commit that origin/main has, and new
ones. For each file its room of tests runs, or the file itself if it has tests; for each changed row of ops.yaml, the
tests of the row.
"""

import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The rooms of tests for a file, by the start of its path; the first that fits.
NEAR = {
    "csrc/python/graph": "autograd nn", "csrc/python": "core autograd", "csrc/share": "processes",
    "csrc/files": "files",
    "csrc/kernels/conv": "nn rows", "csrc/kernels/nn": "nn rows", "csrc/kernels/pool": "nn rows",
    "csrc": "rows core", "generated/c": "rows nn", "generated/python": "nn autograd rows", "torch/autograd": "autograd",
    "torch/nn": "nn", "torch/optim": "optim", "torch/distributed": "distributed",
    "torch/distributions": "distributions",
    "torch/func/": "func", "torch/fx": "fx", "torch/sparse": "sparse", "torch/utils/data": "data",
    "torch/multiprocessing": "processes",
    "torch/serialization": "files", "torch/utils/serialization": "lua", "torch/legacy": "lua",
    "torch": "core rows nn", "codegen": "codegen", "examples": "examples",
}  # fmt: skip


def rooms_of(name):
    """Return the rooms of tests for a file, named from the repository's root."""
    rooms = next((rooms for start, rooms in NEAR.items() if name.startswith(start)), "")
    return [f"tests/{room}" for room in rooms.split()]


def git(*words):
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.splitlines() if done.returncode == 0 else []


def tests_of(names):
    """Return the files and rooms of tests for changed files, without files whose whole room runs. What is generated
    follows from rows, which are tested by themselves.
    """
    result = set()
    for name in names:
        if re.fullmatch(r"tests/.*test_\w+\.py", name):
            result.add(name)
        elif not name.startswith("generated/"):
            result.update(rooms_of(name))
    return sorted(path for path in result if path.rpartition("/")[0] not in result and (ROOT / path).exists())


def changed_rows(revision):
    """Return the ops of the rows that differ from the revision's."""
    sys.path.insert(0, str(ROOT))
    from codegen.review import history, rows

    changes, _, _ = rows.changes(history.compare(ROOT, revision), "ops.yaml")
    return sorted({change.op for change in changes if change.kind != "removed"})


def main():
    revision = (sys.argv[1:] or git("merge-base", "HEAD", "origin/main") or ["HEAD"])[0]
    names = git("diff", "--name-only", revision) + git("ls-files", "--others", "--exclude-standard")
    pytest = [sys.executable, "tests/cuda_emulator", sys.executable, "-m", "pytest"]
    tests, rows = tests_of(names), changed_rows(revision) if "ops.yaml" in names else []
    print(f"since {revision[:8]}: {len(names)} files; tests of", *tests, *rows, flush=True)
    sessions = [["-n", str(os.cpu_count()), "--dist", "loadfile", *tests]] if tests else []
    sessions += [["--op", row] for row in rows]
    # pytest exits with 5 if a session has no test.
    failed = [words for words in sessions if subprocess.run([*pytest, *words], cwd=ROOT).returncode not in (0, 5)]
    sys.exit(f"failed: pytest {' '.join(failed[0])}" if failed else 0)


if __name__ == "__main__":
    main()
