"""Rows of the catalogue: properties derived from what a row states."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from .bodies import ELEMENTS, FILES, Gradient, reads_of
from .compose import names_of_sizes, names_of_values
from .formula import Call, Name, names
from .signature import (
    COMPLEX,
    COMPUTED,
    DIFFERENTIABLE,
    DTYPES,
    GROUPS,
    INTEGRAL,
    NAMED_GROUPS,
    NARROW,
    REDUCTIONS,
    UNSIGNED,
    Parameter,
    Result,
)  # fmt: skip
from .stated import Stated


class Row(Stated):
    """One operator, with its types, the inputs of its gradients, and its documentation."""

    # Kind

    @cached_property
    def internal(self) -> bool:
        """Whether only gradients call it."""
        return self.only == "internal"

    @cached_property
    def creates(self) -> bool:
        """Whether it takes no tensor and creates one of the default type."""
        return not self.tensors and not self.tensor_lists

    @cached_property
    def makes(self) -> bool:
        """Whether its first tensor gives no elements, only the type and the device of the result."""
        return self.call_options.get("dtype") == "made"

    @cached_property
    def draws(self) -> bool:
        """Whether it draws random numbers."""
        return self.body.kind == "random" or self.call_options.get("generator") == "draws"

    @cached_property
    def changes(self) -> bool:
        """Whether it changes its first tensor and returns it."""
        return not self.results

    @cached_property
    def changed(self) -> tuple[str, ...]:
        """Names that a loop or kernel writes: returned or saved results, then Tensor& parameters."""
        return (*(r.name for r in self.results), *(p.name for p in self.states))

    @cached_property
    def inplace(self) -> bool:
        """Whether it has a derived in-place form: an update, or a loop of one result of its first type or Bool."""
        if not self.keep_inplace or self.changes or self.internal or self.only == "function":
            return False
        if self.body.kind == "update":
            return True
        if self.body.kind != "loop" or len(self.results) > 1 or self.states or not self.tensors:
            return False
        return self.results[0].dtype in (None, "Bool") and self.tensors[0].dtype is None

    @property
    def unnamed(self) -> bool:
        """Whether several results are a plain tuple."""
        return any(r.plain for r in self.returned)

    @cached_property
    def fills(self) -> bool:
        """Whether its in-place form writes one number, so that the elements it writes may share memory."""
        if self.inplace and self.body.kind == "update":
            return any(p.kind == "scalar" for p in self.parameters) and all(p.dtype for p in self.tensors[1:])
        if not self.inplace or self.body.kind != "loop":
            return False
        read = {name for one in self.body.formulas.values() for name in reads_of(one.tree, self.lets)}
        return not any(p.is_tensor or p.kind == "either" for p in self.parameters if p.name in read)

    @cached_property
    def unbatched_slots(self) -> int:
        """Bit mask of the tensors that may lack the batch dim."""
        return sum(1 << p.slot for p in self.tensors if p.name in self.unbatched)

    @cached_property
    def self_parameter(self) -> Parameter | None:
        """The tensor on which a method is called: the first one."""
        return self.tensors[0] if self.tensors else None

    @cached_property
    def is_method(self) -> bool:
        """Whether it is a tensor method."""
        return self.only not in ("function", "internal") and self.self_parameter is not None

    @cached_property
    def is_function(self) -> bool:
        """Whether it is a function of torch."""
        return self.only not in ("method", "internal")

    @cached_property
    def wide_results(self) -> tuple[str, ...]:
        """Results that are sums or products of elements of several types; for integers they are Long."""
        if self.body.kind not in ("reduce", "scan") or self.body.finish or len(self.dtypes) == 1:
            return ()
        gathered = zip(self.results, self.body.accumulators, strict=True)
        return tuple(r.name for r, a in gathered if a.derived and a.derived[0] in ("sum", "product"))

    @cached_property
    def joins_parts(self) -> str:
        """How a reduction of a dim follows from those of its parts: "adds", "averages" for equal parts, or ""."""
        if self.body.kind != "reduce" or len(self.body.accumulators) != 1 or self.reduction:
            return ""
        derived, finish = self.body.accumulators[0].derived, [str(one.text) for one in self.body.finish.values()]
        if not derived or derived[0] != "sum" or finish not in ([], ["acc / count"]):
            return ""
        return "averages" if finish else "adds"

    @cached_property
    def returns_bool(self) -> bool:
        """Whether it returns a Python bool."""
        return any(result.truth for result in self.results)

    @cached_property
    def reduction(self) -> Parameter | None:
        """The Reduction parameter of a loss."""
        return next((p for p in self.parameters if p.kind == "reduction"), None)

    @cached_property
    def reductions(self) -> int:
        """Bit mask of the reductions that it computes; bit 3 is for numbers that it refuses."""
        return {"reduce": 0b1110, "loop": 0b0001}.get(self.body.kind, 0b1111)

    @cached_property
    def spelled(self) -> tuple[Parameter, ...]:
        """The parameters of its function in Python: a Reduction becomes the flags of losses, and a word."""
        if not self.reduction or self.internal:
            return self.parameters
        result = [replace(p, default=None) if p.kind == "either" else p for p in self.parameters]
        position = self.reduction.index
        word = replace(self.reduction, kind="text", default=None, nullable=True)
        if self.flags == "none":
            default = next(name for name, number in REDUCTIONS.items() if number == self.reduction.default)
            return (*result[:position], replace(word, default=default), *result[position + 1:])
        flag = replace(word, kind="flag", name="size_average", default=True)
        end = next((k for k, p in enumerate(result) if p.name == self.flags), len(result))
        return (*result[:position], flag, *result[position + 1:end], replace(flag, name="reduce"), word, *result[end:])

    @cached_property
    def reduction_lines(self) -> tuple[str, ...]:
        """What the arguments of a loss say about its reduction."""
        if not self.reduction or self.internal:
            return ()
        older = " The older flags size_average=False and reduce=False mean sum and none." * (self.flags != "none")
        return (f'reduction is "mean" (the default), "sum" or "none".{older}',)

    @cached_property
    def elements(self) -> str:
        """The op of the row with the elements of a loss."""
        return self.op + ELEMENTS if self.reduction and self.body.kind == "reduce" else ""

    @cached_property
    def elementwise(self) -> bool:
        """Whether its gradients are element formulas; gradients of reductions may be composed of rows instead."""
        reduces = self.body.kind == "reduce" and not any(g.calls_rows for g in self.gradients)
        return self.body.kind == "loop" or reduces

    @cached_property
    def has_file(self) -> bool:
        """Whether it is implemented in handwritten C."""
        return self.body.kind in FILES

    @cached_property
    def kernel_gradient(self) -> bool:
        """Whether its backward is handwritten C."""
        return any(gradient.is_kernel for gradient in self.gradients)

    @cached_property
    def formula_gradients(self) -> tuple[Gradient, ...]:
        """The gradients given by formulas."""
        return tuple(gradient for gradient in self.gradients if not gradient.is_kernel)

    @cached_property
    def promotes_by_copies(self) -> bool:
        """Whether it converts tensors of several types by copies before the loop, as joins of lists and losses do."""
        joins = self.has_file and bool(self.tensor_lists)
        several = self.body.kind == "reduce" and sum(p.dtype is None for p in self.tensors) > 1
        return joins or several or self.promotes in ("tensors", "integers")

    @cached_property
    def mixed(self) -> bool:
        """Whether lists, tensors of fixed types or numbers also determine the type of a call."""
        joined = any(self.joins >> p.slot & 1 for p in self.parameters if p.kind == "scalar")
        return bool(self.tensor_lists) or joined or any(p.dtype for p in self.tensors)

    @cached_property
    def has_class(self) -> bool:
        """Whether it has a Function class, so that its gradients can be recorded."""
        return bool(self.recorded or self.formula_gradients)

    def plain(self, gradient: Gradient) -> int | None:
        """Return k if the formula is the gradient of result k itself, so that nothing is computed."""
        return self.gradient_name(gradient.tree.name) if isinstance(gradient.tree, Name) else None

    @cached_property
    def moved(self) -> int:
        """Bit mask of numbers that may become elements, or that bound draws, so they must fit the type.

        Other numbers must fit the type of the computation only.
        """
        moves = self.body.kind in ("kernel", "update") and set(NARROW) <= set(self.dtypes)
        if not moves and self.body.kind not in ("loop", "random"):
            return 0
        slots = {p.name: p.number if p.kind == "either" else p.slot for p in self.parameters
                 if p.kind in ("either", "scalar")}
        result = set(slots)
        if self.body.kind == "loop":
            result = {name for read in self.body.formulas.values() for name in self._ends(read.tree)}
            result |= {p.name for p in self.parameters if p.is_cut}
        return sum(1 << slot for name, slot in slots.items() if name in result)

    @cached_property
    def joins(self) -> int:
        """Bit mask of numbers that take part in the type promotion of a call.

        In loops these are numbers in place of tensors, and numbers that may be elements of the result like a
        tensor's.
        """
        if any(result.by_numbers for result in self.results):
            return sum(1 << p.slot for p in self.parameters if p.kind == "scalar")
        eithers = sum(1 << p.number for p in self.parameters if p.kind == "either")
        if self.body.kind != "loop":
            return eithers if self.promotes_by_copies else 0
        ends = {name for read in self.body.formulas.values() for name in self._ends(read.tree)}
        cut = sum(1 << p.slot for p in self.parameters if p.is_cut)
        return eithers | (self.moved & ~cut if ends & {p.name for p in self.tensors if p.dtype is None} else 0)

    def _ends(self, tree) -> Iterator[str]:
        """Return the names that a formula may return unchanged."""
        if isinstance(tree, Name):
            yield tree.name
            if tree.name in self.lets:
                yield from self._ends(self.lets[tree.name].tree)
        if isinstance(tree, Call) and tree.function in ("select", "min", "max"):
            for argument in tree.arguments[tree.function == "select":]:
                yield from self._ends(argument)

    # Element types

    @cached_property
    def loop_dtypes(self) -> tuple[str, ...]:
        """The types with loops, in the order of the C enum."""
        result = {COMPUTED.get(dtype, dtype) for dtype in self.dtypes}
        return tuple(dtype for dtype in DTYPES if dtype in result)

    @cached_property
    def accepted_types(self) -> tuple[str, ...]:
        """The accepted types: also narrow floats if Float is computed, and integers if a loop computes floats."""
        narrow = set(NARROW) if "Float" in self.dtypes and self.body.kind != "view" else set()
        promotes = self.body.kind == "loop" or self.promotes_by_copies and self.promotes != "tensors"
        converted = promotes and not self.changes and not set(self.dtypes) & set(INTEGRAL) and "Float" in self.dtypes
        result = {*self.dtypes, *narrow, *(INTEGRAL if converted else ())}
        return tuple(dtype for dtype in DTYPES if dtype in result)

    @property
    def moves_any(self) -> bool:
        """Whether it moves elements of any type unchanged, so that it also takes the stored types."""
        return self.dtypes == GROUPS["any"]

    @cached_property
    def own(self) -> tuple[str, ...]:
        """The types with bodies. Rows that move elements unchanged list narrow types, or are views."""
        if self.body.kind in ("loop", "reduce", "scan", "random"):
            return self.loop_dtypes
        if self.computes:
            return self.computes
        moves = bool(set(NARROW) & set(self.dtypes)) or self.body.kind in ("view", "python")
        return tuple(dtype for dtype in self.dtypes if moves or dtype != "Bool")

    @cached_property
    def on_gpus(self) -> tuple[str, ...]:
        """The types that its GPU kernel takes, if it takes fewer; the CPU computes the others on copies."""
        if self.floats_on_gpu:
            return (*NARROW, *GROUPS["floating"])
        return tuple(dtype for dtype in self.computes if dtype != "Bool") if "Bool" in self.computes else ()

    @cached_property
    def folded_dtypes(self) -> tuple[str, ...]:
        """The types with folds. Several accumulators cost more than reading narrow integers as Long."""
        real = [dtype for dtype in self.loop_dtypes if dtype not in COMPLEX]  # complex sums are sums of the parts
        own = self.body.simple or self.body.kind == "scan"
        return tuple(real if own else dict.fromkeys("Long" if d in INTEGRAL else d for d in real))

    @cached_property
    def floating_dtypes(self) -> tuple[str, ...]:
        """The types that have gradients."""
        return tuple(dtype for dtype in self.loop_dtypes if dtype in DIFFERENTIABLE)

    @cached_property
    def holomorphic(self) -> bool:
        """Whether complex gradients are conjugates of the formulas at conjugated gradients.

        Rows that only move elements use the same formulas for real and complex numbers. Rows of matrices in batches,
        and with results of another kind of number than the operands, write the adjoints themselves.
        """
        moves = self.body.kind == "view" or self.dtypes == GROUPS["any"] or bool(self.batched)
        moves = moves or any(result.part for result in self.results)
        return not moves and bool(self.gradients) and bool(set(self.dtypes) & set(COMPLEX))

    @cached_property
    def dtype_text(self) -> str:
        """The element types as text: `floating`, or their names."""
        named = (name for name, group in NAMED_GROUPS.items() if group == self.dtypes)
        return next(named, ", ".join(self.dtypes)) + f", {UNSIGNED[0]}" * bool(self.unsigned)

    # What gradients read

    def reading(self, gradient: Gradient) -> tuple[list[str], list[str]]:
        """Return the names read for their values, and those read for their sizes only."""
        if gradient.is_kernel:
            return [*(p.name for p in self.tensors), *(r.name for r in self.results)], []
        if self.elementwise:
            return reads_of(gradient.tree, gradient.lets), []
        return names_of_values(gradient.tree), names_of_sizes(gradient.tree)

    def reads(self, gradient: Gradient) -> int:
        """Return a bit mask of what a gradient reads: bit j for tensor slot j, bit 8 + k for result k."""
        values, _ = self.reading(gradient)
        bits = sum(1 << p.slot for p in self.tensors if p.name in values)
        return bits + sum(
            1 << (8 + k) for k, result in enumerate(self.results) if result.name in values
        )

    def sizes(self, gradient: Gradient) -> int:
        """Return a bit mask of slots whose sizes a gradient needs; sizes unlike the result's are always saved."""
        if gradient.is_kernel:
            return sum(1 << p.slot for p in self.tensors)
        values, sizes = self.reading(gradient)
        bits = sum(1 << p.slot for p in self.tensors if p.name in sizes)
        if self.elementwise and "count" in values:
            bits |= sum(1 << p.slot for p in self.tensors)
        for p in gradient.parameters:
            if p.name in self.summed:
                bits |= 1 << p.slot
        return bits

    @cached_property
    def parameter_bits(self) -> tuple[tuple[int, int], ...]:
        """`reads` and `sizes` per tensor slot."""
        bits = {
            p.slot: (self.reads(g), self.sizes(g))
            for g in self.gradients
            for p in g.parameters
            if p.is_tensor
        }
        return tuple(bits.get(slot, (0, 0)) for slot in range(max(bits, default=-1) + 1))

    @cached_property
    def differentiable(self) -> int:
        """Bit mask of tensor slots with a gradient; bit 8 + k stands for the elements of Tensor* k."""
        chosen = [p for gradient in self.gradients for p in gradient.parameters]
        return sum(1 << (p.slot if p.is_tensor else 8 + p.slot) for p in chosen)

    @cached_property
    def lacks(self) -> int:
        """Bit mask like `differentiable` of parameters whose gradient is missing."""
        chosen = [p for p in self.parameters if p.name in self.missing]
        return sum(1 << (p.slot if p.is_tensor else 8 + p.slot) for p in chosen)

    @cached_property
    def missing_text(self) -> str:
        """The alternatives to missing gradients, for the error."""
        return "; ".join(dict.fromkeys(self.missing.values()))

    @cached_property
    def grads(self) -> int:
        """Bit k is set if a gradient reads the gradient of result k."""
        result = {self.gradient_name(name) for g in self.gradients for name in self._grad_names(g)}
        return sum(1 << k for k in result if k is not None)

    def _grad_names(self, gradient: Gradient) -> list[str]:
        if gradient.is_kernel:
            return list(self.gradient_names)
        return reads_of(gradient.tree, gradient.lets) if self.elementwise else names(gradient.tree)

    # Documentation

    @cached_property
    def without_out(self) -> bool:
        """Whether it takes no out=, as views, in-place rows and composed functions."""
        return self.body.kind in ("view", "python") or self.changes

    @cached_property
    def call_text(self) -> str:
        """The Python call: `addmm(beta=1, input, alpha=1, mat1, mat2, *, out=None) -> Tensor`."""
        inside = [p.python for p in self.parameters] + (
            [] if self.without_out else ["*", "out=None"]
        )
        return f"{self.shown}({', '.join(inside)}) -> {self.result_text}"

    @cached_property
    def result_text(self) -> str:
        """The result types in Python."""
        types = [result_type(result) for result in self.returned] or ["Tensor"]
        return types[0] if len(types) == 1 else f"({', '.join(types)})"

    @cached_property
    def summary(self) -> str:
        """The body for a comment: `tanh(input)`, `kernel of convolution.c`."""
        if self.has_file:
            return f"{self.body.kind} of {self.body.file}"
        if self.body.kind == "python":
            return f"{self.package or 'torch'}.composed.{self.body.function}"
        return self.body.text

    @cached_property
    def gradient_lines(self) -> tuple[str, ...]:
        """Lines of documentation: `d input = grad * beta`, or the reason for a missing gradient."""
        if self.composed:
            return ("The gradient follows from the operators that compute it.",)
        if self.reinforce:
            return ("A random draw has no gradient. reinforce(reward) on it gives the operands a gradient.",)
        refused = [f"No gradient formula for {name}, so backward raises an error: {why}."
                   for name, why in self.missing.items()]
        if not self.gradients and not self.without and not refused:
            return ("Not differentiable" + (f": {self.reason}." if self.reason else "."),)
        result = [f"d {g.comma_names} = {'in C' if g.is_kernel else g.text}" for g in self.gradients]
        lets = {name: f.text for g in self.gradients for name, f in g.lets.items()}
        result += [f"where {name} = {text}" for name, text in lets.items()]
        return (*result, *refused, *(f"No gradient for {name}: {why}." for name, why in self.without.items()))

    @cached_property
    def shape_lines(self) -> tuple[str, ...]:
        """The line `Shapes: input (n, m), output (n)` of a docstring, if shapes are stated or follow from a loop."""
        if self.shapes:
            stated = [f"{name} ({', '.join(dims)})" for name, dims in self.shapes.items()]
            may = f"; {' and '.join(self.broadcast)} may be broadcast" if self.broadcast else ""
            return (f"Shapes: {', '.join(stated)}{may}.",)
        if self.body.kind == "loop" and not self.states:
            given = [p.name for p in self.parameters if p.kind in ("tensor", "either") and p.required]
            if len(given) > 1:
                return (f"Shapes: {', '.join(given[:-1])} and {given[-1]} are broadcast to the shape of the result.",)
            results = [f"{result.name} (as {given[0]})" for result in self.returned if given]
            return (f"Shapes: {', '.join([f'{given[0]} (any)', *results])}.",) if results else ()
        return ()


def result_type(result: Result) -> str:
    """`Tensor`, `LongTensor`, `tuple of Tensor`, or `bool`."""
    name = "bool" if result.truth else f"{result.dtype or result.part.title()}Tensor"
    return f"tuple of {name}" if result.many else name
