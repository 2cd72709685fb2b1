"""Where things lie: of the generator in a checkout and in an installed torch, and of the catalogue that it reads."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

# A checkout, or the folder of an installed torch: either has ops.yaml and csrc/ beside the generator.
ROOT = Path(__file__).resolve().parent.parent
BASE = ROOT / "ops.yaml"


@dataclass(frozen=True)
class Place:
    """The folder in which a catalogue's C files and composed functions are looked for, and whose rows they are."""

    root: Path = ROOT
    package: str = ""  # empty: ours
    trusted: bool = False  # what it names was checked when it was released, and need not lie here

    @property
    def folder(self) -> Path:
        """The C files of kernels."""
        return self.root if self.package else self.root / "csrc"

    @property
    def folder_text(self) -> str:
        """The same for people: `csrc/`."""
        return f"{self.package}/" if self.package else "csrc/"

    @property
    def composed_text(self) -> str:
        """Where composed functions stand: `torch/composed/`."""
        return f"{self.package}/composed.py" if self.package else "torch/composed/"

    def c_files(self) -> dict[str, tuple[Path, ...]]:
        """The C files by their bare names, without those that are generated."""
        return c_files(self.folder)

    def composed_functions(self) -> dict[str, tuple[str, ...]]:
        """The composed functions with the names of their parameters."""
        if self.package:
            return functions_of((self.root / "composed.py",))
        return functions_of(tuple(sorted((self.root / "torch" / "composed").glob("*.py"))))

    def exported(self, known) -> set[str]:
        """Those of the composed functions that the folder's __init__.py gives to others."""
        init = self.root / "torch" / "composed" / "__init__.py"
        if self.package or not init.exists():
            return set(known)
        tree = ast.parse(init.read_text(encoding="utf-8"))
        return {name.name for node in tree.body if isinstance(node, ast.ImportFrom) for name in node.names}

    def modules_by_hand(self) -> dict[str, str]:
        """The classes and functions of torch.nn that are written by hand, and where."""
        return {} if self.package else defined_in(self.root / "torch" / "nn")


def shown(path: Path) -> str:
    """A path as messages name it: from here, where it lies below."""
    try:
        return path.resolve().relative_to(Path.cwd()).as_posix()
    except ValueError:
        return path.name if path.resolve() == BASE else str(path)


@cache
def c_files(folder: Path) -> dict[str, tuple[Path, ...]]:
    found: dict[str, tuple[Path, ...]] = {}
    for path in sorted(folder.rglob("*.c")):
        if not {"generated", "build"} & set(path.relative_to(folder).parts):
            found[path.name] = (*found.get(path.name, ()), path)
    return found


@cache
def defined_in(folder: Path) -> dict[str, str]:
    """Classes and functions by name; what extends the generated one of its name, rows.Hardtanh, is none."""
    found: dict[str, str] = {}
    for path in sorted([*folder.glob("*.py"), *folder.glob("modules/*.py"), *folder.glob("functions/*.py")]):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            names = [node.name] if isinstance(node, ast.ClassDef | ast.FunctionDef) else []
            if isinstance(node, ast.Assign):
                names = [target.id for target in node.targets if isinstance(target, ast.Name)]
            for name in names:
                if f"rows.{name}" not in ast.unparse(node):
                    found[name] = path.relative_to(folder.parent.parent).as_posix()
    return found


@cache
def functions_of(paths: tuple[Path, ...]) -> dict[str, tuple[str, ...]]:
    return {
        node.name: tuple(a.arg for a in node.args.args)
        for path in paths
        if path.exists()
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }
