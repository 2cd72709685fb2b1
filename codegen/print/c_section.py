"""A section in its C file, for section.c."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ..model.catalogue import Catalogue, Section
from .c import CRow
from .folds import Fold, folds
from .literals import comment


@dataclass(frozen=True)
class CSection:
    """A section in its C file."""

    section: Section
    catalogue: Catalogue

    @cached_property
    def rows(self) -> list[CRow]:
        return [CRow(row, self.catalogue, self.folds) for row in self.section.rows]

    @cached_property
    def folds(self) -> list[Fold]:
        return [fold for row in self.section.rows if row.body.kind == "reduce" for fold in folds(row)]

    @property
    def heading(self) -> str:
        return comment(f"{self.section.name}: {self.section.doc}")

    @property
    def kernels(self) -> str:
        """The file of the CUDA kernels, as torch.cuda searches it: `pairs`, or `own_ops/pairs` for a package."""
        package = self.catalogue.package
        return f"{package}/{self.section.name}" if package else self.section.name

    @property
    def headers(self) -> list[str]:
        """The generated headers of the kernel files of the section's rows."""
        return sorted({f"{row.body.stem}.h" for row in self.section.rows if row.has_file})

    @property
    def has_formulas(self) -> bool:
        return any(row.body.kind in ("loop", "reduce", "scan", "random") for row in self.section.rows)

    @property
    def has_blocks(self) -> bool:
        return any(row.block_loops or row.parts.all and row.parts.narrow
                   or any(g.block_loops for g in row.element_gradients) for row in self.rows)

    @property
    def has_parts(self) -> bool:
        return any(row.parts.all for row in self.rows)

    @property
    def has_integers(self) -> bool:
        return any(row.body.kind == "random" and "integers" in row.body.sources for row in self.section.rows)

    @property
    def has_scans(self) -> bool:
        return any(row.body.kind == "scan" for row in self.section.rows)

    @cached_property
    def externs(self) -> list[str]:
        """The rows that composed gradients of this section call, and rows used before their definition."""
        result = {row.op for each in self.rows for row in each.called if row.package == self.catalogue.package}
        return sorted(result | {row.op for row in self.section.rows if row.require})

    @property
    def borrowed(self) -> list[str]:
        """Torch's rows that composed gradients of a package call; its import finds them."""
        result = {row.op for each in self.rows for row in each.called}
        return sorted(result - set(self.externs)) if self.catalogue.base else []
