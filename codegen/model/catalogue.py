"""The catalogue: all rows by section, op, public name and operator."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from .rows import Row


@dataclass(frozen=True)
class Section:
    """Rows of one kind, which share one generated C file."""

    name: str
    doc: str
    line: int
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Catalogue:
    """All sections in order. A package's catalogue has its name, and the base catalogue whose rows it may call."""

    file: str
    sections: tuple[Section, ...]
    package: str = ""
    with_methods: bool = True
    base: Catalogue | None = None
    root: Path = Path()  # folder of its C files and tests

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """All rows, in the order of the tables."""
        return tuple(row for section in self.sections for row in section.rows)

    @cached_property
    def composes(self) -> bool:
        """Whether the catalogue has composed rows."""
        return any(row.body.kind == "composed" for row in self.rows)

    @cached_property
    def near(self) -> frozenset[str]:
        """The ops in Python that compositions call by name: an op that is a public name has no overloads."""
        rows = [row for row in self.rows if row.body.kind == "composed" and not row.changes]
        return frozenset(row.op for row in rows if self.by_name.get(row.op, (row,)) == (row,))

    @cached_property
    def losses(self) -> dict[str, Row]:
        """The losses that are a mean or a sum, by the op of the row of their elements."""
        return {row.elements: row for row in self.rows if row.elements}

    @cached_property
    def layers(self) -> tuple[Row, ...]:
        """Rows with a module and a function in Python: not losses, whose function in C is that of torch."""
        return tuple(row for row in self.modules if not row.reduction)

    @cached_property
    def modules(self) -> tuple[Row, ...]:
        """Rows with a module of torch.nn."""
        return tuple(row for row in self.rows if row.module)

    @cached_property
    def by_op(self) -> dict[str, Row]:
        """Rows by their unique name."""
        return {row.op: row for row in self.rows}

    @cached_property
    def by_name(self) -> dict[str, tuple[Row, ...]]:
        """Overloads by public name or alias, in order."""
        result: dict[str, list[Row]] = {}
        for row in self.rows:
            for name in row.public_names:
                result.setdefault(name, []).append(row)
        return {name: tuple(rows) for name, rows in result.items()}

    @cached_property
    def public(self) -> dict[str, tuple[Row, ...]]:
        """The public names."""
        return {name: rows for name, rows in self.by_name.items() if not rows[0].internal}

    @cached_property
    def internal(self) -> dict[str, tuple[Row, ...]]:
        """The names that only gradients use."""
        return {name: rows for name, rows in self.by_name.items() if rows[0].internal}

    @cached_property
    def callable(self) -> dict[str, tuple[Row, ...]]:
        """The rows that composed formulas may call, by name: those of the base and of this catalogue."""
        return (self.base.by_name if self.base else {}) | self.by_name

    @cached_property
    def serving(self) -> dict[str, Row]:
        """The row of each operator in composed formulas."""
        return (self.base or self).by_operator

    @cached_property
    def methods(self) -> list[str]:
        """Public names of methods."""
        if not self.with_methods:
            return []
        return [name for name, rows in self.public.items() if any(row.is_method for row in rows)]

    @cached_property
    def inplace_methods(self) -> list[str]:
        """Public names with a derived in-place form, without the underscore."""
        if not self.with_methods:
            return []
        return [name for name, rows in self.public.items() if any(row.inplace for row in rows)]

    @cached_property
    def functions(self) -> list[str]:
        """Public names of functions of the module."""
        return [name for name, rows in self.public.items()
                if any(row.is_function for row in rows) and not rows[0].module_name]

    @cached_property
    def module_functions(self) -> dict[str, list[str]]:
        """Public names of the functions of other modules, by module: `linalg` has `linalg_inv`."""
        result: dict[str, list[str]] = {}
        for name, rows in self.public.items():
            if rows[0].module_name:
                result.setdefault(rows[0].module_name, []).append(name)
        return result

    @cached_property
    def modules_of_functions(self) -> list[str]:
        """The modules of functions of rows with a generated file; functional.py has another template."""
        return sorted({*self.module_functions, *self.shared} - {"nn.functional"})

    @cached_property
    def shared(self) -> dict[str, dict[str, str]]:
        """By module, the names there of functions of torch, with their names in torch."""
        result: dict[str, dict[str, str]] = {}
        for row in self.rows:
            for module, name in row.also:
                result.setdefault(module, {}).setdefault(name, row.public)
        return result

    @cached_property
    def by_operator(self) -> dict[str, Row]:
        """The first row of each operator."""
        return {row.operator: row for row in reversed(self.rows) if row.operator}
