"""Renders the templates and updates generated/, or prints the difference."""

from __future__ import annotations

import difflib
from pathlib import Path

import jinja2

from ..model import limits, promotion, vocabulary
from ..model.catalogue import Catalogue
from ..model.keys import OPERATORS
from ..model.rows import Row
from ..model.signature import DTYPES
from . import cuda, docs, examples, kernels, layers, modules, onnx, python, schema, stubs, tables
from .c_section import CSection
from .layout import wrapped

TEMPLATES = Path(__file__).parent.parent / "templates"
MODULES = {
    "cuda": cuda,
    "docs": docs,
    "kernels": kernels,
    "layers": layers,
    "modules": modules,
    "onnx": onnx,
    "python": python,
    "stubs": stubs,
    "tables": tables,
}
C_MARKS, PYTHON_MARKS = ("/*%", "%*/"), ("#%", "%#")  # around the statements of a template
# Templates that generate one file each.
ONCE = {
    "names.h": "c/names.h",
    "table.c": "c/table.c",
    "methods.c": "c/methods.c",
    "promotion.c": "c/promotion.c",
    "formula.h": "c/formula.h",
    "formula.cuh": "cuda/formula.cuh",
    "__init__.py": "__init__.py",
    "package.py": "python/__init__.py",
    "functions.py": "python/functions.py",
    "functional.py": "python/functional.py",
    "composed.py": "python/composed.py",
    "modules.py": "python/modules.py",
    "onnx.py": "python/onnx.py",
    "overloads.py": "python/overloads.py",
    "tensor.pyi": "python/tensor.pyi",
    "manual.md": "docs/manual.md",
}
# The same for the catalogue of a package, whose generated folder is a Python package with a compiled module.
OWN = {
    "names.h": "c/names.h",
    "table.c": "c/table.c",
    "methods.c": "c/methods.c",
    "module.c": "c/module.c",
    "own_init.py": "__init__.py",
    "own.pyi": "_C.pyi",
    "composed.py": "composed.py",
    "functions.py": "functions.py",
    "functional.py": "functional.py",
    "modules.py": "modules.py",
    "onnx.py": "onnx.py",
    "manual.md": "manual.md",
}


def environment(marks: tuple[str, str], folder: Path = TEMPLATES) -> jinja2.Environment:
    """Return a Jinja environment in which block tags occupy whole lines and unknown names are errors."""
    result = jinja2.Environment(
        loader=jinja2.FileSystemLoader(folder),
        block_start_string=marks[0],
        block_end_string=marks[1],
        variable_start_string="${",
        variable_end_string="}",
        comment_start_string="/*#",
        comment_end_string="#*/",
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        undefined=jinja2.StrictUndefined,
    )
    result.filters["wrapped"] = wrapped
    return result


def banner(template: str, catalogue: Catalogue) -> str:
    """Return the first line of every generated file."""
    command = "python -m torch.codegen ops.yaml" if catalogue.package else "make gen"
    source = f"Generated from ops.yaml by codegen/templates/{template}."
    return f"{source} Do not edit: change the row and run {command}."


def render(catalogue: Catalogue) -> dict[str, str]:
    """Return all generated files by path below generated/."""
    environments = {"c": environment(C_MARKS), "python": environment(PYTHON_MARKS)}
    shared = {
        "catalogue": catalogue, "dtypes": DTYPES, "limits": limits.MACROS, "operators": OPERATORS,
        "words": vocabulary.WORDS.values(), "examples": examples.examples(catalogue), "promotion": promotion,
        **MODULES,
    }  # fmt: skip

    def one(template: str, **names: object) -> str:
        marks = "c" if template.endswith((".c", ".h", ".cu", ".cuh")) else "python"
        text = (
            environments[marks]
            .get_template(template)
            .render(shared | {"banner": banner(template, catalogue)} | names)
        )
        return text.rstrip("\n") + "\n"

    files = {path: one(template) for template, path in once(catalogue).items()}
    for module in catalogue.modules_of_functions:
        files[f"python/{module}.py"] = one("module.py", module=module)
    for section in catalogue.sections:
        files[f"c/{section.name}.c"] = one("section.c", section=CSection(section, catalogue))
        if cuda.has_source(section):
            files[f"cuda/{section.name}.cu"] = one("section.cu", section=section)
    for file, rows in kernel_files(catalogue).items():
        files[f"c/{file.removesuffix('.c')}.h"] = one("kernel.h", file=file, rows=rows)
    for module in layers.FAMILIES if not catalogue.package else ():
        files[f"python/layers_{module}.py"] = one("layers.py", module=module, banner=layers.BANNER)
    if not catalogue.package:
        files["ops.schema.json"] = schema.text()
    return files


def once(catalogue: Catalogue) -> dict[str, str]:
    """Return the templates that generate one file each, with the file."""
    if not catalogue.package:
        return ONCE
    absent = [] if catalogue.with_methods else ["methods.c"]
    absent += [] if catalogue.composes else ["composed.py"]
    absent += [] if catalogue.modules else ["functional.py", "modules.py"]
    return {template: path for template, path in OWN.items() if template not in absent}


def kernel_files(catalogue: Catalogue) -> dict[str, list[Row]]:
    """Return the rows of each handwritten file."""
    result: dict[str, list[Row]] = {}
    for row in catalogue.rows:
        if row.has_file:
            result.setdefault(row.body.file, []).append(row)
    return result


BUILT = {"__pycache__", "build", ".so"}  # products of builds in generated/


def existing(folder: Path) -> dict[str, str]:
    """Return the current content of generated/."""
    result = sorted(path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    kept = [path for path in result if path.name != ".gitignore" and not BUILT & {*path.parts, path.suffix}]
    return {path.as_posix(): (folder / path).read_text(encoding="utf-8") for path in kept}


def write(files: dict[str, str], folder: Path) -> list[str]:
    """Write changed files, remove stale ones, and return what was done."""
    old, done = existing(folder), []
    for name, text in files.items():
        if old.get(name) != text:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
            done.append(f"{'changed' if name in old else 'new'} {folder.name}/{name}")
    for name in old.keys() - files.keys():
        (folder / name).unlink()
        done.append(f"removed {folder.name}/{name}")
    return sorted(done)


def difference(files: dict[str, str], folder: Path) -> str:
    """Return a unified diff from generated/ to the rendered files, empty if they agree."""
    old = existing(folder)
    parts: list[str] = []
    for name in sorted(old.keys() | files.keys()):
        before, after = old.get(name, ""), files.get(name, "")
        if before != after:
            path = f"{folder.name}/{name}"
            parts += difflib.unified_diff(
                before.splitlines(True), after.splitlines(True), f"a/{path}", f"b/{path}"
            )
    return "".join(parts)
