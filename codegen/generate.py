"""Renders the templates and brings generated/ up to date, or says how it differs."""

from __future__ import annotations

import difflib
from pathlib import Path

import jinja2

from . import backwards, cuda_text, entries, manual, native, python_text, reductions, schema, tables
from .catalogue import Catalogue
from .signature import DTYPES

TEMPLATES = Path(__file__).parent / "templates"
MODULES = {
    "native": native, "entries": entries, "backwards": backwards, "reductions": reductions, "tables": tables,
    "python": python_text, "cuda": cuda_text, "manual": manual,
}  # fmt: skip
C_MARKS = {"block_start_string": "/*%", "block_end_string": "%*/"}
PYTHON_MARKS = {"block_start_string": "#%", "block_end_string": "%#"}
ONCE = (
    "ops.h",
    "kernels.h",
    "table.c",
    "methods.c",
    "methods.py",
    "functions.py",
    "tensor.pyi",
    "manual.md",
    "__init__.py",
)


def environment(marks: dict) -> jinja2.Environment:
    """Block tags stand on lines of their own and leave none behind; an unknown name is an error."""
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        variable_start_string="${",
        variable_end_string="}",
        comment_start_string="/*#",
        comment_end_string="#*/",
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        undefined=jinja2.StrictUndefined,
        **marks,
    )


def banner(template: str) -> str:
    """The first line of every generated file."""
    return f"Generated from ops.yaml by codegen/templates/{template}. Do not edit: change the row and run make gen."


def render(catalogue: Catalogue) -> dict[str, str]:
    """Every generated file by name."""
    environments = {"c": environment(C_MARKS), "python": environment(PYTHON_MARKS)}

    def one(template: str, **names) -> str:
        marks = "c" if template.endswith((".c", ".h", ".cu")) else "python"
        shared = {
            "banner": banner(template), "catalogue": catalogue, "rows": catalogue.rows, "names": catalogue.by_name,
            "sections": catalogue.sections, "dtypes": DTYPES, **MODULES, **names,
        }  # fmt: skip
        text = environments[marks].get_template(template).render(shared)
        return text.rstrip("\n") + "\n"

    files = {name: one(name) for name in ONCE}
    for section in catalogue.sections:
        if any(row.body.kind != "python" for row in section.rows):
            files[f"{section.name}.c"] = one("section.c", section=section)
        if cuda_text.rows_with_kernels(section):
            files[f"{section.name}.cu"] = one("section.cu", section=section)
    files["ops.schema.json"] = schema.text()
    return files


def existing(folder: Path) -> dict[str, str]:
    """What stands in generated/ now."""
    if not folder.exists():
        return {}
    paths = [path for path in folder.iterdir() if path.is_file() and path.name != ".gitignore"]
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(paths)}


def write(files: dict[str, str], folder: Path) -> list[str]:
    """Writes what changed, removes what is stale; tells what it did."""
    folder.mkdir(exist_ok=True)
    old, done = existing(folder), []
    for name, text in files.items():
        if old.get(name) != text:
            (folder / name).write_text(text, encoding="utf-8")
            done.append(f"{'changed' if name in old else 'new'} {folder.name}/{name}")
    for name in old.keys() - files.keys():
        (folder / name).unlink()
        done.append(f"removed {folder.name}/{name}")
    return sorted(done)


def difference(files: dict[str, str], folder: Path) -> str:
    """A unified diff from generated/ to what the catalogue says; empty when they agree."""
    old, parts = existing(folder), []
    for name in sorted(old.keys() | files.keys()):
        before, after = old.get(name, ""), files.get(name, "")
        if before != after:
            path = f"{folder.name}/{name}"
            parts += difflib.unified_diff(
                before.splitlines(True), after.splitlines(True), f"a/{path}", f"b/{path}"
            )
    return "".join(parts)
