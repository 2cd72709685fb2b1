"""C text of a row for section.c: one property for each string that needs computation."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import cached_property

from ..model.bodies import lets_of, reads_of
from ..model.formula import Call, Name, Node, divisors, exponents, factors, limits, walk
from ..model.formula import names as names_of
from ..model.rows import Row
from ..model.signature import COMPLEX, INTEGRAL, Parameter, Signature
from . import folds, loops, scans, sides
from .c_facts import CFacts
from .compose import Composer, preset
from .for_types import for_types, type_table
from .gradients import CGradient
from .kernels import argument, call_text, kernel_parameters, like_argument, read_parameters
from .literals import c_scalar, comment
from .loops import BlockLoop, Loop
from .parts import Parts
from .postfix import Postfix
from .require import Condition, conditions


@dataclass(frozen=True)
class CRow(CFacts):
    """A row in the C file of its section."""

    section_folds: list[folds.Fold] = field(default_factory=list)  # of all rows of the section

    @property
    def heading(self) -> str:
        """The comment above the row's C: signature, formula or source."""
        return comment(f"{self.row.signature} = {self.row.summary}")

    @cached_property
    def called(self) -> list[Row]:
        """The rows that the composed gradients call."""
        if self.row.elementwise:
            return []
        composer = Composer(self.row, self.catalogue)
        return [row for gradient in self.row.formula_gradients for row in composer.rows(gradient)]

    # Bodies

    @cached_property
    def all_loops(self) -> list[Loop]:
        """The loops of all types."""
        return loops.loops(self.row) + loops.direct_loops(self.row) if self.row.body.kind in ("loop", "random") else []

    @property
    def loops(self) -> list[Loop]:
        """The same, each for its types."""
        return for_types(self.all_loops)

    @cached_property
    def block_loops(self) -> list[BlockLoop]:
        return loops.block_loops(self.row)

    @cached_property
    def parts(self) -> Parts:
        return Parts(self.row)

    @property
    def computes(self) -> bool:
        """Whether the loops take longer than memory access."""
        return any(loop.computes for loop in self.all_loops)

    @property
    def copies(self) -> bool:
        """Whether a loop's only result is its only operand."""
        formulas, operands = self.row.body.formulas, [p.name for p in self.row.tensors]
        return len(operands) == 1 and [read.tree for read in formulas.values()] == [Name(operands[0])]

    @cached_property
    def postfix(self) -> Postfix:
        """The formula for csrc/row/stretch_reader.c."""
        return Postfix(self.row)

    @cached_property
    def printed_folds(self) -> dict[str, folds.Fold]:
        """The fold for each type: the row's own, or an equal one of an earlier row of the section."""
        return {fold.dtype: self.printed_fold(fold) for fold in self.own_folds}

    @cached_property
    def spread_folds(self) -> set[str]:
        """The folds that rows with dims also use. A reduction of all elements has no accumulators side by side."""
        return {self.printed_fold(fold).name for fold in self.section_folds if fold.row.named_dim}

    @cached_property
    def own_folds(self) -> list[folds.Fold]:
        return [fold for fold in self.section_folds if fold.row is self.row]

    def printed_fold(self, fold: folds.Fold) -> folds.Fold:
        """Return the equal fold of the section that is printed instead of this one."""
        return next(one for one in self.section_folds if one.printed == fold.printed)

    @cached_property
    def folds(self) -> list[folds.Fold]:
        """The folds that no earlier row has."""
        return [fold for fold in self.own_folds if fold in self.printed_folds.values()]

    @cached_property
    def scans(self) -> list[scans.Scan]:
        return scans.scans(self.row) if self.row.body.kind == "scan" else []

    @cached_property
    def sides(self) -> list[sides.Side]:
        return sides.sides(self.row)

    @property
    def to(self) -> str:
        """The slots of a loop's outputs: result slots, then TO_STATE + slots of Tensor& parameters."""
        result = [str(k) for k in range(len(self.row.results))]
        states = [p for p in self.row.states]
        if self.row.changes:  # The first tensor is out[0] of the call.
            result, states = ["0"], states[1:]
        return ", ".join([*result, *(f"TO_STATE + {p.slot}" for p in states)])

    @property
    def outputs(self) -> int:
        """The number of operands that a loop writes."""
        return len(self.row.changed)

    @property
    def sources(self) -> tuple[Parameter, ...]:
        """The tensors that a loop reads."""
        return loops.operands_of(self.row)

    @property
    def from_slots(self) -> str:
        return ", ".join(str(p.slot) for p in self.sources)

    @property
    def eithers(self) -> int:
        """Bit mask of the inputs that may be numbers."""
        return sum(1 << k for k, p in enumerate(self.sources) if p.kind == "either")

    @property
    def numbers(self) -> str:
        """`[1] = 2`: the slot of s for an input that is a number."""
        return ", ".join(
            f"[{k}] = {p.number}" for k, p in enumerate(self.sources) if p.kind == "either"
        )

    @property
    def typed(self) -> int:
        """Bit mask of the tensor slots with a fixed dtype."""
        return sum(1 << p.slot for p in self.row.tensors if p.dtype)

    @property
    def divisors(self) -> int:
        """Bit mask of the tensor slots that are divisors of integers."""
        return self._of_integers(divisors)

    @property
    def exponents(self) -> int:
        """Bit mask of the tensor slots that are exponents of integers."""
        return self._of_integers(exponents)

    @property
    def factors(self) -> int:
        """Bit mask of the tensor slots whose numbers are not rounded to Half or BFloat16: factors of the result."""
        eithers = {p.slot for p in self.row.tensors if p.kind == "either"}
        return sum(1 << slot for slot in loops.slots(self.row, factors) if slot in eithers)

    @property
    def unread(self) -> list[int]:
        """Bit masks of the inputs that give the result its size and type only: of integers, and of other numbers."""
        return [self._unread_by(loops.formulas_of(self.row, dtype).values()) for dtype in ("Long", "Float")]

    def _unread_by(self, trees: Collection[Node]) -> int:
        read = {name for tree in trees for name in reads_of(tree, self.row.lets)}
        return sum(1 << k for k, p in enumerate(self.sources) if p.name not in read)

    @property
    def limits(self) -> int:
        """Bit mask of the options that are rounded to the type of the elements that they are compared with."""
        return sum(1 << p.slot for p in self.row.parameters if p.kind == "scalar" and p.name in self._limits)

    @cached_property
    def _trees(self) -> list[Node]:
        trees = [read.tree for read in self.row.body.formulas.values()]
        return trees + [let.tree for let in lets_of(trees, self.row.lets).values()]

    @cached_property
    def _read(self) -> set[str]:
        return {name for tree in self._trees for name in names_of(tree)}

    @cached_property
    def _limits(self) -> set[str]:
        return self._read - {name for tree in self._trees for name in names_of(tree) if name not in limits(tree)}

    def _of_integers(self, what: Callable[[Node], list[Node]]) -> int:
        has_integers = set(self.row.loop_dtypes) & set(INTEGRAL)
        return sum(1 << slot for slot in loops.slots(self.row, what)) if has_integers else 0

    @property
    def fixed(self) -> int:
        """1 + the input that the second body reads as a single element; 0 if there is no second body."""
        last = loops.single_operand(self.row)
        return 1 + self.sources.index(last) if last in self.sources else 0

    def table(self, variant: str = "") -> str:
        """Return the loops or folds by element type, or a variant of them: `_number` or `_each`."""
        bases = dict.fromkeys(self.loop_dtypes, self.row.op)
        bases |= {dtype: fold.row.op for dtype, fold in self.printed_folds.items()}
        return type_table({dtype: f"{base}{variant}_{dtype.lower()}" for dtype, base in bases.items()})

    @property
    def number_table(self) -> str:
        """Return the second bodies by element type."""
        found = {loop.dtype: loop.name for loop in self.all_loops if loop.base != self.row.op}
        for loop in self.block_loops:
            found |= loop.names if loop.of.base != self.row.op else {}
        return type_table(found)

    @property
    def loop_dtypes(self) -> list[str]:
        """The types that have loops, those of narrow floats in blocks included, or scans."""
        blocks = [dtype for loop in self.block_loops for dtype in loop.names]
        return [loop.dtype for loop in self.all_loops] + [scan.dtype for scan in self.scans] + blocks

    @property
    def dim_slot(self) -> int:
        """The slot of the Dim or Dim*; 255 if all elements are reduced."""
        return self.row.named_dim.slot if self.row.named_dim else 255

    @property
    def keepdim_slot(self) -> int:
        return self.row.keepdim.slot if self.row.keepdim else 255

    @property
    def search(self) -> int:
        """1 or 2 if a reduction returns the first index of the largest or smallest element; else 0."""
        return folds.searched(self.row)

    @property
    def extremes(self) -> int:
        """1 for the largest element, 2 for the smallest one, 3 for both; 0 if a reduction returns anything else."""
        return ("max" in self.row.extremes) + 2 * ("min" in self.row.extremes)

    @property
    def sums(self) -> bool:
        """Whether a reduction adds the elements of one tensor."""
        accumulators = self.row.body.accumulators
        return len(accumulators) == 1 and accumulators[0].derived == ("sum", Name(self.row.tensors[0].name))

    @property
    def draw_sources(self) -> str:
        """`DRAW_UNIFORM, DRAW_NORMAL`: the source of each draw."""
        return ", ".join(f"DRAW_{source.upper()}" for source in self.row.body.sources)

    @property
    def rounding(self) -> str:
        """How drawn numbers are rounded to a narrow type, so that none becomes an excluded end: zero or infinite, or
        another one that the numbers are below."""
        above, below = (self.row.statistics.get(end) for end in ("above", "below"))
        return "FINITE" if below == "np.inf" else "DOWN" if below else "UP" if above else "NEAREST"

    @property
    def ends(self) -> str:
        """`255, 0`: the slots of the ends of a draw of integers; 255 is the number 0."""
        nodes = walk(self.row.body.formula.tree)
        calls = (node for node in nodes if isinstance(node, Call) and node.function == "integers")
        slots: dict[Node, int] = {Name(p.name): p.slot for p in self.row.parameters}
        return ", ".join(str(slots.get(end, 255)) for call in calls for end in call.arguments[1:])

    # Hand-written functions

    @property
    def shape_text(self) -> str:
        """`np,nm,mp->np`: letters per tensor parameter, `*np` if it may be broadcast."""
        row = self.row
        inputs = [
            ("*" if p.name in row.broadcast else "") + "".join(row.letters[p.name])
            for p in row.tensors
        ]
        results = [row.letters[result.name] for result in row.results if result.name in row.letters]
        return ",".join(inputs) + "->" + ",".join(map("".join, results))

    @property
    def shape_plan(self) -> list[int]:
        """`2, 0, 1, 2, 1, 17, 1, 2, 0, 17`: the same for calls with every tensor, none of them broadcast.

        For each tensor its rank and, per dim, 16 * slot + dim of the first dim with that letter; then the number of
        results, and the same of each. Empty if a digit is among the letters.
        """
        row = self.row
        first: dict[str, int] = {}
        plan: list[int] = []
        for p in row.tensors:
            for dim, letter in enumerate(row.letters[p.name]):
                first.setdefault(letter, 16 * p.slot + dim)
        results = [row.letters[result.name] for result in row.results if result.name in row.letters]
        shapes = [row.letters[p.name] for p in row.tensors]
        if not all(letter in first for shape in results for letter in shape) or any(map(str.isdigit, first)):
            return []
        for shape in shapes:
            plan += [len(shape), *(first[letter] for letter in shape)]
        plan.append(len(results))
        for shape in results:
            plan += [len(shape), *(first[letter] for letter in shape)]
        return plan

    @property
    def body_fields(self) -> str:
        """The fields of the kernel's body: how to check the sizes, and the batch dims."""
        row, fields = self.row, []
        if row.shapes:
            fields.append(f'.shapes = "{self.shape_text}"')
            plan = ", ".join(map(str, self.shape_plan))
            fields += [f".plan = (const uint8_t[]){{{plan}}}"] if plan else []
        if row.measured:
            fields.append(f".shape = {row.op}_shape")
        if row.batched:
            fields.append(f".inner = {{{', '.join(str(1 + row.batched.get(p.name, -1)) for p in row.tensors)}}}")
            fields.append(f".kept = {{{', '.join(str(self.kept_dims(k)) for k in range(len(row.results)))}}}")
            vectors = [p.slot for p in row.tensors if any("?" in letter for letter in (row.shapes or {})[p.name])]
            fields += [f".vectors = {sum(1 << slot for slot in vectors)}"] if vectors else []
        if "batch" in row.layout:
            fields.append(".whole = true")
        return ", ".join(fields) or ".shapes = NULL"

    def kept_dims(self, k: int) -> int:
        """Return 1 for a result with the batch dims in front, else 0."""
        shape = (self.row.shapes or {}).get(self.row.results[k].name)
        return int(shape is None or shape[:1] == ["..."])

    @property
    def on_gpus(self) -> bool:
        """Whether the row has GPU kernels: they take no complex numbers."""
        return any(dtype not in COMPLEX for dtype in self.row.dtypes)

    @property
    def kernel_call(self) -> str:
        """`cpu_mm(c->out[0], c->t[0], c->t[1])`"""
        return self.call_of("cpu")

    @property
    def kernels(self) -> str:
        """`.cpu = mm_cpu, .cuda = mm_cuda`; without `.cuda` the CPU computes."""
        own = {"kernel": "cuda", "same": "cpu"}.get(self.row.cuda)
        return f".cpu = {self.row.op}_cpu" + (f", .cuda = {self.row.op}_{own}" if own else "")

    @property
    def cuda_call(self) -> str:
        """`cuda_mm(c->out[0], c->t[0], c->t[1])`"""
        return self.call_of("cuda")

    def call_of(self, device: str) -> str:
        row = self.row
        head = [f"c->out[{k}]" for k in range(len(row.results))]
        if row.like:  # NULL in place of results that the row does not have
            return self.call_of_other(row.like, device, head + ["NULL"] * (len(row.like.results) - len(head)))
        name = f"view_{row.op}" if row.body.kind == "view" else f"{device}_{row.op}"
        return call_text(name, [*head, *(argument(p) for p in kernel_parameters(row))])

    def call_of_other(self, like: Signature, part: str, head: list[str]) -> str:
        """Return a call of a function of the row that this one is like, with defaults of what this row leaves out."""
        given = [p for p in self.row.parameters if p.kind != "fixed"]
        rest = [preset(p) if p.group == "n" else f"(scalar){c_scalar(p.preset)}" if p.group == "s"
                else "(ints){NULL, 0}" if p.group == "list" else "NULL" for p in like.parameters[len(given):]]
        return call_text(f"{part}_{like.op}", [*head, *map(like_argument, given, like.parameters), *rest])

    @property
    def shape_call(self) -> str:
        """`shape_conv2d(size, c->t[0], ...)`"""
        if self.row.like:
            return self.call_of_other(self.row.like, "shape", ["size"])
        return call_text(
            f"shape_{self.row.op}", ["size", *(argument(p) for p in read_parameters(self.row))]
        )

    # Conditions on the numbers of a call

    @property
    def conditions(self) -> list[Condition]:
        """For each condition: the C text of its violation, the rule, and the number to show."""
        return conditions(self.row)

    # Gradients

    @cached_property
    def element_gradients(self) -> list[CGradient]:
        """The gradients with loops."""
        if not self.row.elementwise:
            return []
        return [CGradient(self.row, self.catalogue, g) for g in self.row.gradients if self.row.computes_gradient(g)]

    @cached_property
    def all_gradients(self) -> list[CGradient]:
        return [CGradient(self.row, self.catalogue, gradient) for gradient in self.row.gradients]

    @property
    def backward(self) -> str:
        """The C backward, or nothing."""
        prefix = "backward_" if self.row.kernel_gradient else ""
        suffix = "" if prefix else "_backward"
        return f"{prefix}{self.row.op}{suffix}" if self.row.gradients else ""
