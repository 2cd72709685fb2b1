"""python -m codegen [gen | --check | explain OP | new OP | schema]"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .model.problems import CatalogueError
from .print import explain, render, schema
from .read import catalogue

ROOT = Path(__file__).resolve().parent.parent


def arguments(given: list[str] | None) -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(
        "python -m codegen", description="Writes generated/ from ops.yaml."
    )
    parser.add_argument(
        "command", nargs="?", default="gen", choices=("gen", "explain", "new", "schema")
    )
    parser.add_argument("op", nargs="?", help="of explain: the op; of new: its name or signature")
    parser.add_argument(
        "--check",
        action="store_true",
        help="write nothing; fail with a diff when a file is not current",
    )
    parser.add_argument("--ops", type=Path, default=ROOT / "ops.yaml", help="the catalogue")
    parser.add_argument("--out", type=Path, default=ROOT / "generated", help="the folder to write")
    chosen = parser.parse_args(given)
    if chosen.command in ("explain", "new") and not chosen.op:
        parser.error(f"{chosen.command} needs an op")
    return chosen


def run(chosen: argparse.Namespace) -> int:
    """Does one command; the exit status."""
    if chosen.command == "new":
        print(explain.new_row(chosen.op), end="")
        return 0
    if chosen.command == "schema":
        path = chosen.out / "ops.schema.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(schema.text(), encoding="utf-8")
        return 0
    rows = catalogue.load(chosen.ops, chosen.ops.resolve().parent)
    files = render.render(rows)
    if chosen.command == "explain":
        print(explain.explain(rows, files, chosen.op), end="")
        return 0
    if chosen.check:
        return check(files, chosen.out)
    for line in render.write(files, chosen.out):
        print(line)
    return 0


def check(files: dict[str, str], folder: Path) -> int:
    """Prints how generated/ differs from the catalogue."""
    text = render.difference(files, folder)
    if text:
        print(text, end="")
        print("generated/ is not what ops.yaml says: run `make gen`")
    return 1 if text else 0


def main(given: list[str] | None = None) -> int:
    """The command; problems of the catalogue go to stderr, one a line."""
    try:
        return run(arguments(given))
    except CatalogueError as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
