"""Rows of the catalogue: their element types, what their gradients read, and their documentation."""

from __future__ import annotations

from functools import cached_property

from .bodies import Gradient, reads_of
from .compose import names_of_sizes, names_of_values
from .formula import Name, names
from .kind import Kind
from .signature import (
    COMPLEX,
    COMPUTED,
    DIFFERENTIABLE,
    DTYPES,
    GROUPS,
    INTEGRAL,
    NAMED_GROUPS,
    NARROW,
    UNSIGNED,
    Result,
)  # fmt: skip


class Row(Kind):
    """One operator, with its types, the inputs of its gradients, and its documentation."""

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
            return tuple(dtype for dtype in self.computes if dtype in self.dtypes or dtype not in NARROW)
        moves = bool(set(NARROW) & set(self.dtypes)) or self.body.kind in ("view", "composed")
        return tuple(dtype for dtype in self.dtypes if moves or dtype != "Bool")

    @property
    def takes_lines(self) -> bool:
        """Whether its kernel takes narrow floats on the CPU, which it computes as floats piece by piece."""
        return set(NARROW) <= set(self.computes) - set(self.dtypes)

    @cached_property
    def on_gpus(self) -> tuple[str, ...]:
        """The types that its GPU kernel takes, if it takes fewer; the CPU computes the others on copies."""
        if self.floats_on_gpu:
            return (*NARROW, *GROUPS["floating"])
        return tuple(dtype for dtype in self.computes if dtype != "Bool") if "Bool" in self.computes else ()

    @cached_property
    def folded_dtypes(self) -> tuple[str, ...]:
        """The types with folds. Several accumulators cost more than reading narrow integers as Long, but extremes."""
        own = self.body.simple or self.body.kind == "scan" or self.extremes
        widened = dict.fromkeys("Long" if dtype in INTEGRAL else dtype for dtype in self.loop_dtypes)
        return self.loop_dtypes if own else tuple(widened)

    @cached_property
    def extremes(self) -> dict[str, int]:
        """The numbers of the accumulators that are the smallest ("min") and largest ("max") element of the tensor.

        Empty if the row computes anything else.
        """
        if self.body.kind != "reduce" or len(self.tensors) != 1 or self.body.finish:
            return {}
        joins = [(join, Name(self.tensors[0].name)) for join in ("min", "max")]
        derived = [a.derived for a in self.body.accumulators]
        found = {each[0]: k for k, each in enumerate(derived) if each in joins}
        return found if len(found) == len(derived) else {}

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
        return self.body.kind in ("view", "composed") or self.changes

    @cached_property
    def named_options(self) -> list[str]:
        """The options that its signature shows behind the parameters, `dtype=None` and `out=None`."""
        return ["dtype=None"] * (self.call_options.get("dtype") == "shown") + ["out=None"] * (not self.without_out)

    @cached_property
    def call_text(self) -> str:
        """The Python call: `addmm(beta=1, input, alpha=1, mat1, mat2, *, out=None) -> Tensor`."""
        inside = [p.python for p in self.parameters] + (["*", *self.named_options] if self.named_options else [])
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
        if self.body.kind == "composed":
            return f"{self.package or 'torch'}.composed.{self.body.function}"
        return str(self.body.text)

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
