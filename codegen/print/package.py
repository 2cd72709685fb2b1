"""The files of a new package of rows: `python -m torch.codegen new mypkg`."""

from __future__ import annotations

import re
from pathlib import Path

from ..model.problems import CatalogueError
from .render import PYTHON_MARKS, environment

TEMPLATES = ("pyproject.toml", "backend.py", "README.md", "ops.yaml", "__init__.py", "tests/test_ops.py", ".gitignore")


def write(folder: Path) -> list[str]:
    """Write the files into a new folder, and return the next steps."""
    name = folder.name
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise CatalogueError([f"'{name}' names no package; write small letters, as Python imports it"])
    if folder.exists() and any(folder.iterdir()):
        raise CatalogueError([f"{folder} is there already, and not empty"])
    result = environment(PYTHON_MARKS)
    for path in TEMPLATES:
        text = result.get_template(f"package/{path.lstrip('.')}").render(package=name)
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text.rstrip("\n") + "\n", encoding="utf-8")
    return [
        *(f"new {folder / path}" for path in TEMPLATES),
        f"next: python -m torch.codegen {folder / 'ops.yaml'} && pip install ./{folder} && pytest {folder}",
    ]
