"""python -m torch.codegen [OPS.YAML | explain OP | new NAME | review [REV] | schema | coverage] [--check] [--build]

In the repository the command is python -m codegen. It reads our own catalogue by default. Only coverage needs a build.
"""

from __future__ import annotations

import argparse
import gc
import sys
from pathlib import Path

from .compile import BuildError, build
from .place import BASE, ROOT

COMMANDS = ("gen", "explain", "new", "review", "schema", "coverage")


def arguments(given: list[str] | None) -> argparse.Namespace:
    """Return the parsed command line."""
    parser = argparse.ArgumentParser(
        "python -m torch.codegen", description="Writes generated/ from a catalogue, ops.yaml."
    )
    parser.add_argument("command", nargs="?", default="gen", help=f"a catalogue to read, or {', '.join(COMMANDS)}")
    parser.add_argument("op", nargs="?", help="of explain: the op; of new: a package, or a row's name or signature; "
                        "of review: REV, HEAD unless given, or REV1..REV2")
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a file is not current")
    parser.add_argument("--build", action="store_true", help="compile the package in its folder as well")
    parser.add_argument("--verify", action="store_true", help="compare every stated derivative with the symbolic one")
    parser.add_argument("--loop", help="of new: the formula of a row, which is then written whole")
    parser.add_argument("--kernel", default="", help="of new: the C file of a row, which is printed behind it")
    parser.add_argument("--html", type=Path, help="of review: the page to write")
    parser.add_argument("--markdown", action="store_true", help="of review: print a comment for a pull request")
    parser.add_argument("--ops", type=Path, help="the catalogue; ours in the repository")
    parser.add_argument("--out", type=Path, help="the folder to write; generated/ next to the catalogue")
    chosen = parser.parse_args(given)
    if chosen.command.endswith((".yaml", ".yml")):
        chosen.command, chosen.ops = "gen", Path(chosen.command)
    if chosen.command not in COMMANDS:
        parser.error(f"'{chosen.command}' is neither a catalogue, x.yaml, nor one of {', '.join(COMMANDS)}")
    if chosen.command in ("explain", "new") and not chosen.op:
        parser.error(f"{chosen.command} needs a name")
    if chosen.ops is None and chosen.command != "new" and not (ROOT / "Makefile").exists():
        parser.error("which catalogue? write: python -m torch.codegen ops.yaml; of explain: --ops ops.yaml")
    chosen.ops = chosen.ops or BASE
    chosen.out = chosen.out or chosen.ops.resolve().parent / "generated"
    return chosen


def run(chosen: argparse.Namespace) -> int:
    """Run one command and return the exit status."""
    from .print import explain, package, render, schema
    from .read import catalogue

    if chosen.command == "new" and (chosen.loop or chosen.kernel or "(" in chosen.op):
        draft = row_of(chosen)
        print(draft, end="")
        for line in doubts_of(draft) if chosen.loop else ():
            print(line, file=sys.stderr)
        return 0
    if chosen.command == "new":
        for line in package.write(Path(chosen.op)):
            print(line)
        return 0
    if chosen.command == "schema":
        path = chosen.out / "ops.schema.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(schema.text(), encoding="utf-8")
        return 0
    if chosen.command == "explain":
        rows = catalogue.load_named(chosen.ops, chosen.op)
        print(explain.explain(rows, render.existing(chosen.out), chosen.op), end="")
        return 0
    if chosen.command == "review":
        return review_of(chosen)
    rows = catalogue.load(chosen.ops)
    if chosen.command == "coverage":
        from . import coverage

        print(coverage.text(rows), end="")
        return 0
    if chosen.verify:
        from .print import symbolic

        return symbolic.verify(rows)
    files = render.render(rows)
    if chosen.check:
        command = f"python -m torch.codegen {chosen.ops}" if rows.package else "`make gen`"
        return check(files, chosen.out, command)
    for line in render.write(files, chosen.out):
        print(line)
    if chosen.build:
        print(f"built {build(chosen.ops.resolve().parent).name}")
    return 0


def review_of(chosen: argparse.Namespace) -> int:
    """Print a review of a change. The exit status is 1 if generated code differs without a changed row."""
    from .review import page, report, text

    result = report.review(chosen.ops, chosen.out, chosen.op or "HEAD")
    if chosen.html:
        chosen.html.write_text(page.html(result), encoding="utf-8")
    print(text.markdown(result) if chosen.markdown else text.plain(result), end="")
    return 1 if result.failed else 0


def row_of(chosen: argparse.Namespace) -> str:
    """Return a row to fill in, or a complete one for a formula."""
    from .print import new

    if not chosen.loop:
        return new.new_row(chosen.op, chosen.kernel)
    from .print import symbolic

    return symbolic.new_row(chosen.op, chosen.loop)


def doubts_of(draft: str) -> list[str]:
    """Return a sentence for each derivative of a drafted row that is wrong at special points."""
    from .model.problems import CatalogueError
    from .print import symbolic
    from .read import catalogue, pick

    try:
        text = "- section: draft\n  doc: Draft.\n\n" + draft
        rows = catalogue.loads_some(text, {pick.op_of(draft)}, "draft", ROOT)
    except CatalogueError:
        return []  # an oracle is still to be written
    return [f"new: grad.{name}: {difference}; write this derivative by hand"
            for name, difference in symbolic.differences(rows.rows[0])]


def check(files: dict[str, str], folder: Path, command: str) -> int:
    """Print the difference between generated/ and the catalogue, and the command that updates it."""
    from .print import render

    text = render.difference(files, folder)
    if text:
        print(text, end="")
        print(f"generated/ does not match ops.yaml: run {command}")
    return 1 if text else 0


def main(given: list[str] | None = None) -> int:
    """Run the command; problems of the catalogue go to stderr, one per line."""
    chosen = arguments(given)
    try:
        from .model.problems import CatalogueError

        return run(chosen)
    except ModuleNotFoundError as error:
        if error.name not in ("yaml", "jinja2", "sympy", "numpy", "scipy"):
            raise
        print(f"the generator needs {error.name}: pip install pyyaml jinja2 numpy sympy", file=sys.stderr)
    except (CatalogueError, BuildError) as error:
        print(error, file=sys.stderr)
    return 1


if __name__ == "__main__":
    gc.disable()  # a run is short, and its rows live until the end
    sys.exit(main())
