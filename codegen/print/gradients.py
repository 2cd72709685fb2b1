"""C text of one gradient of a row, for section.c."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ..model.bodies import Gradient
from ..model.catalogue import Catalogue
from ..model.rows import Row
from . import loops
from .compose import Composer, kept
from .for_types import for_types, type_table
from .layout import Group, block, flat
from .literals import comment
from .loops import BlockLoop, Loop


@dataclass(frozen=True)
class CGradient:
    """One gradient of a row."""

    row: Row
    catalogue: Catalogue
    gradient: Gradient

    @property
    def name(self) -> str:
        """`tanh_input`"""
        return f"{self.row.op}_{self.gradient.key}"

    @property
    def heading(self) -> str:
        return comment(f"d {self.gradient.comma_names} = {self.gradient.text}")

    @property
    def inner_heading(self) -> str:
        """The heading as a comment inside a function."""
        return "    " + self.heading.replace("\n", "\n    ")

    @cached_property
    def loops(self) -> list[Loop]:
        """The loops of the gradient, each for its types; a loss uses the loops of its elements."""
        if self.mean:
            return []
        return for_types([loops.gradient_loop(self.row, self.gradient, dtype) for dtype in self.row.floating_dtypes])

    @cached_property
    def block_loops(self) -> list[BlockLoop]:
        """The loops of Half and BFloat16."""
        return loops.gradient_block_loops(self.row, self.gradient) if self.loops else []

    @property
    def computes(self) -> bool:
        """Whether the loops take longer than memory access."""
        return loops.gradient_loop(self.row, self.gradient, self.row.floating_dtypes[0]).computes

    @property
    def mean(self) -> int:
        """For a loss, 1 + the slot of its Reduction if that is the last number: loops of elements skip it."""
        p = self.row.reduction
        return p.slot + 1 if p and self.row.elements and p.slot + 1 == self.row.slots["n"] else 0

    @property
    def slot(self) -> int:
        """The input whose gradient it is; for a joint gradient, the first."""
        return self.gradient.parameters[0].slot

    @property
    def inputs(self) -> int:
        return len(loops.gradient_operands(self.row, self.gradient))

    @property
    def from_slots(self) -> str:
        return ", ".join(
            source for _, source, _ in loops.gradient_operands(self.row, self.gradient)
        )

    @property
    def table(self) -> str:
        of = f"{self.row.elements}_{self.gradient.key}" if self.mean else self.name
        narrow = {dtype: name for loop in self.block_loops for dtype, name in loop.names.items()}
        return type_table(narrow | {dtype: f"{of}_{dtype.lower()}" for dtype in self.row.floating_dtypes})

    @property
    def joint(self) -> bool:
        return self.gradient.joint

    @property
    def wanted(self) -> str:
        """`s->wants[0] || s->wants[1]`"""
        return " || ".join(f"s->wants[{p.slot}]" for p in self.gradient.parameters)

    @property
    def element_call(self) -> str:
        """The call of the fused loop, or the gradient itself."""
        plain = self.row.plain(self.gradient)
        if plain is not None:
            return f"th_pass_gradient(s, {self.slot}, grad[{plain}])"
        if self.gradient.is_zero:
            return f"th_zero_gradient(s, {self.slot}, grad)"
        return f"th_gradient(&{self.name}, s, grad)"

    @cached_property
    def composed(self) -> str:
        """`result[0] = th_keep(...);`, or the joint call, with line breaks."""
        composer = Composer(self.row, self.catalogue)
        document = composer.gradient(self.gradient)
        parts = [block(part, 8, ";") for part in composer.parts]
        if self.joint:
            return "\n".join([*parts, block(document, 8, ";")])
        opening = Group(f"result[{self.slot}] = " + document.open, document.parts, document.close)
        return "\n".join([*parts, block(opening, 8, ";")])

    @property
    def opening(self) -> str:
        """A brace if the gradient is several statements."""
        return " {" if "\n        result[" in "\n" + self.composed and self.composed.count(";") > 1 else ""

    @property
    def closing(self) -> str:
        return "\n    }" if self.opening else ""

    @property
    def shares(self) -> list[tuple[int, str]]:
        """For a joint gradient: each input and its result of the call."""
        return [
            (p.slot, flat(kept(self.row, p, f"all[{k}]")))
            for k, p in enumerate(self.gradient.parameters)
        ]

    @property
    def count(self) -> int:
        return len(self.gradient.parameters)
