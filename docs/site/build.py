"""Builds the documentation site: python docs/site/build.py [--out FOLDER], called by `make docs`."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(ROOT), str(ROOT / "benchmarks")]
os.chdir(ROOT)

from generate.operators import Operators  # noqa: E402
from generate.pages import Pages  # noqa: E402
from generate.reference import Reference  # noqa: E402
from generate.repository import Repository  # noqa: E402


def build(out: Path) -> None:
    """Write the sources, run Sphinx with warnings as errors, and add the pages of the repository's files."""
    import torch

    torch.set_num_threads(1)  # examples are small
    started = time.monotonic()
    source, html = out / "source", out / "html"
    for folder in (source, html):
        shutil.rmtree(folder, ignore_errors=True)
    repository = Repository(ROOT)
    operators = Operators(repository, {"torch": torch, "F": torch.nn.functional})
    operators.write(source)
    Pages(repository, source).write()
    Reference(operators).write(source)
    print(f"wrote the sources in {time.monotonic() - started:.0f} s")
    sphinx = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-j", "2", "-b", "html"]
    subprocess.run([*sphinx, "-c", HERE, "-d", out / "doctrees", "-E", source, html], check=True)
    count = repository.write(html)
    pages = len(list(html.rglob("*.html")))
    print(f"{html / 'index.html'}: {pages} pages, {count} of them files of the repository, "
          f"in {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    parser = argparse.ArgumentParser("python docs/site/build.py", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "docs", help="the folder; build/docs unless given")
    build(parser.parse_args().out.resolve())
