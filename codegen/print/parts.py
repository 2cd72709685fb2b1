"""Loops of formulas whose costly parts read one operand besides the first, for calls that broadcast that operand: see
csrc/row/parts.h."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property

from ..model.elements import is_compute_bound
from ..model.evaluate import inlined
from ..model.formula import Name, Node, names, replaced, walk
from ..model.limits import FOLDED, OPERANDS
from ..model.rows import Row
from ..model.signature import C_TYPES, Parameter
from .expressions import to_c
from .folds import RestFold
from .for_types import for_types, type_table
from .loops import (
    BlockLoop,
    Loop,
    Operand,
    Store,
    forward,
    is_wide,
    operands_of,
    option_locals,
    options_of,
    spelled_operands,
    takes_narrow,
)


@dataclass(frozen=True)
class Part:
    """One part: the input that it reads, and its loops by type."""

    input: int
    loops: dict[str, Loop]

    @property
    def table(self) -> str:
        return type_table({dtype: loop.name for dtype, loop in self.loops.items()})


@dataclass(frozen=True)
class Parts:
    """The parts of a row's formulas, and loops or folds of the rest, which read the parts as operands."""

    row: Row

    @cached_property
    def trees(self) -> dict[Node, str]:
        """The parts with their names, `part_0`; equal ones once. None if the rest would read lets, which it repeats."""
        tensors = [p.name for p in operands_of(self.row)] if self.formulas else []
        costly = dict.fromkeys(tree for whole in self.formulas.values() for tree in costly_parts(whole, tensors))
        parts: dict[Node, str] = {}
        for tree in costly:
            more = parts | {tree: f"part_{len(parts)}"}
            later = tensors[0] not in names(tree) and self.input_of(tree).dtype is None
            if later and not holds_another(tree, costly) and len(more) + len(self.read(more)) <= self.room:
                parts = more
        lets = {inlined(read.tree, self.row.lets) for read in self.row.lets.values()}
        rest = (node for tree in self.without(parts) for node in walk(tree))
        return {} if any(node in lets for node in rest) else parts

    @property
    def formulas(self) -> dict[str, Node]:
        """The formulas without lets; none of rows without parts. A reduction of all elements joins those of its own."""
        body = self.row.body
        if body.kind == "reduce" and body.simple and not body.ordered and not self.row.named_dim:
            trees = {a.name: a.derived[1] for a in body.accumulators}
        else:
            trees = {name: read.tree for name, read in body.formulas.items()} if body.kind == "loop" else {}
        return {name: inlined(tree, self.row.lets) for name, tree in trees.items()}

    @property
    def room(self) -> int:
        """The number of operands that a loop or a fold reads."""
        return FOLDED if self.row.body.kind == "reduce" else OPERANDS - len(self.formulas)

    @property
    def dtypes(self) -> list[str]:
        return [dtype for dtype in ("Float", "Double") if dtype in self.row.loop_dtypes]

    def input_of(self, tree: Node) -> Parameter:
        """Return the operand that a part reads."""
        return next(p for p in operands_of(self.row) if p.name in names(tree))

    @cached_property
    def all(self) -> list[Part]:
        """The parts, in the order of their operands."""
        if not self.trees or not self.dtypes:
            return []
        inputs = operands_of(self.row)
        return [
            Part(inputs.index(self.input_of(tree)), {dtype: self.loop(tree, dtype) for dtype in self.dtypes})
            for tree in self.trees
        ]

    def loop(self, tree: Node, dtype: str) -> Loop:
        """Return `LOOP(ldexp_part_0_float)`."""
        own, name, inputs = C_TYPES[dtype], self.trees[tree], (Operand(C_TYPES[dtype], self.input_of(tree).name, 1),)
        store = Store(own, name, to_c(tree, own, spelled_operands(inputs)))
        return Loop(f"{self.row.op}_{name}", dtype, (Operand(own, name, 0),), inputs,
                    option_locals(self.row, names(tree), own), (), (store,), is_wide([tree], own))  # fmt: skip

    @cached_property
    def rest(self) -> dict[str, Loop]:
        """The loops `ldexp_rest_float` by type."""
        return {dtype: self.rest_loop(dtype) for dtype in self.dtypes} if self.row.body.kind == "loop" else {}

    @cached_property
    def narrow(self) -> BlockLoop | None:
        """The same loops of Half and BFloat16, whose parts are floats: `ldexp_rest_half`."""
        if "Float" not in self.rest or not takes_narrow(self.row):
            return None
        of = self.rest["Float"]
        first = len(of.outputs) + len(of.inputs) - len(self.trees)
        loop = BlockLoop(of, options_of(self.row), sum(1 << first + k for k in range(len(self.trees))))
        return loop if loop.pays else None

    @cached_property
    def folds(self) -> dict[str, RestFold]:
        """The folds `kl_div_rest_float` by type."""
        if self.row.body.kind != "reduce" or not self.all:
            return {}
        (tree,) = self.rest_trees
        return {dtype: RestFold(self.row, dtype, tree, self.operands) for dtype in self.dtypes}

    @property
    def rest_trees(self) -> list[Node]:
        return self.without(self.trees)

    def without(self, trees: dict[Node, str]) -> list[Node]:
        """Return the formulas with names in place of parts."""
        def put_in(node: Node) -> Node | None:
            return Name(trees[node]) if node in trees else None

        return [replaced(tree, put_in) for tree in self.formulas.values()]

    def read(self, trees: dict[Node, str]) -> list[str]:
        """Return the inputs that the formulas without parts read."""
        found = {name for tree in self.without(trees) for name in names(tree)}
        return [p.name for p in operands_of(self.row) if p.name in found]

    @property
    def operands(self) -> tuple[str, ...]:
        """What the rest reads: inputs, then parts."""
        return (*self.read(self.trees), *self.trees.values())

    def rest_loop(self, dtype: str) -> Loop:
        own, whole, trees = C_TYPES[dtype], forward(self.row, dtype), self.rest_trees
        types = {o.name: o.ctype for o in whole.inputs}
        first = len(whole.outputs)
        inputs = tuple(Operand(types.get(name, own), name, first + k) for k, name in enumerate(self.operands))
        spelled = spelled_operands(inputs)
        stores = tuple(Store(o.ctype, o.name, to_c(tree, own, spelled))
                       for o, tree in zip(whole.outputs, trees, strict=True))  # fmt: skip
        read = {name for tree in trees for name in names(tree)}
        return Loop(f"{self.row.op}_rest", dtype, whole.outputs, inputs, option_locals(self.row, read, own),
                    (), stores, is_wide(trees, own))  # fmt: skip

    @property
    def table(self) -> str:
        """The loops or folds of the rest by type."""
        rest: dict[str, Loop | RestFold] = {**self.rest, **self.folds}
        own = {dtype: each.name for dtype, each in rest.items()}
        return type_table(own | (self.narrow.names if self.narrow else {}))

    @property
    def unread(self) -> int:
        """Bit mask of the inputs that the rest does not read."""
        return sum(1 << k for k, p in enumerate(operands_of(self.row)) if p.name not in self.operands)

    @property
    def loops(self) -> list[Loop]:
        """All of them, each for its types."""
        own = [loop for part in self.all for loop in part.loops.values()]
        return for_types([*own, *self.rest.values()])


def costly_parts(tree: Node, tensors: Collection[str]) -> Iterator[Node]:
    """Yield the largest parts of a formula that read one tensor and take longer than memory access."""
    read = [name for name in names(tree) if name in tensors]
    if len(read) > 1:
        for child in tree.children:
            yield from costly_parts(child, tensors)
    elif read and is_compute_bound(tree):
        yield tree


def holds_another(tree: Node, parts: Collection[Node]) -> bool:
    """Return whether a part computes another one and little else, so that it follows from that one."""
    inside = {node: Name("part") for node in parts if node != tree and node in walk(tree)}
    return bool(inside) and not is_compute_bound(replaced(tree, inside.get))
