"""Paths of the generator, in a checkout and in an installed torch, and of its catalogue."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

# A checkout, or the folder of an installed torch: either has ops.yaml and csrc/ next to the generator.
ROOT = Path(__file__).resolve().parent.parent
BASE = ROOT / "ops.yaml"


@dataclass(frozen=True)
class Place:
    """Folder of a catalogue's C files and composed functions, and the package of its rows."""

    root: Path = ROOT
    package: str = ""  # empty: ours
    trusted: bool = False  # what it names was checked when its rows were generated, and need not lie here

    @property
    def folder(self) -> Path:
        """The folder of the kernels' C files."""
        return self.root if self.package else self.root / "csrc"

    @property
    def folder_text(self) -> str:
        """The folder of the kernels as text: `csrc/`."""
        return f"{self.package}/" if self.package else "csrc/"

    @property
    def composed_text(self) -> str:
        """The folder of composed functions as text: `torch/composed/`."""
        return f"{self.package}/composed.py" if self.package else "torch/composed/"

    def c_files(self) -> dict[str, tuple[Path, ...]]:
        """Return the C files by name, without generated ones."""
        return c_files(self.folder)

    def composed_modules(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """Return the modules of composed functions, with the parameter names of each function."""
        if self.package:
            return functions_in(self.root, "composed.py")
        return functions_in(self.root / "torch" / "composed", "**/[a-z]*.py")

    def composed_functions(self) -> dict[str, tuple[str, ...]]:
        """Return all composed functions by name."""
        return {name: taken for functions in self.composed_modules().values() for name, taken in functions.items()}

    def modules_by_hand(self) -> dict[str, str]:
        """Return the handwritten classes and functions of torch.nn, and their files."""
        return {} if self.package or self.trusted else defined_in(self.root / "torch" / "nn")


def shown(path: Path) -> str:
    """Return a path for messages, relative to the working directory if it is below it."""
    try:
        return path.resolve().relative_to(Path.cwd()).as_posix()
    except ValueError:
        return path.name if path.resolve() == BASE else str(path)


@cache
def c_files(folder: Path) -> dict[str, tuple[Path, ...]]:
    result: dict[str, tuple[Path, ...]] = {}
    for path in sorted(folder.rglob("*.c")):
        if not {"generated", "build"} & set(path.relative_to(folder).parts):
            result[path.name] = (*result.get(path.name, ()), path)
    return result


@cache
def defined_in(folder: Path) -> dict[str, str]:
    """Return the classes and functions of a folder by name, without extensions of generated classes."""
    result: dict[str, str] = {}
    for path in sorted([*folder.glob("*.py"), *folder.glob("modules/*.py"), *folder.glob("functions/*.py")]):
        lines = path.read_text(encoding="utf-8").splitlines()
        for node in ast.parse("\n".join(lines)).body:
            names = [node.name] if isinstance(node, ast.ClassDef | ast.FunctionDef) else []
            if isinstance(node, ast.Assign):
                names = [target.id for target in node.targets if isinstance(target, ast.Name)]
            for name in names:
                if f"rows.{name}" not in "\n".join(lines[node.lineno - 1 : node.end_lineno]):
                    result[name] = path.relative_to(folder.parent.parent).as_posix()
    return result


@cache
def functions_in(folder: Path, pattern: str) -> dict[str, dict[str, tuple[str, ...]]]:
    paths = sorted(folder.glob(pattern))
    return {".".join(path.relative_to(folder).with_suffix("").parts): functions_of(path) for path in paths}


def functions_of(path: Path) -> dict[str, tuple[str, ...]]:
    return {
        node.name: tuple(a.arg for a in node.args.args)
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }
