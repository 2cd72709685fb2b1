"""What a row is: the kind of its body, what it takes, changes and returns, derived from what it states."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from .bodies import ELEMENTS, FILES, Gradient, reads_of
from .formula import Call, Name
from .signature import NARROW, REDUCTIONS, Parameter
from .stated import Stated


class Kind(Stated):
    """One operator, with what follows from its body and its parameters."""

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
        """How a reduction of a dim follows from those of its parts: "adds", "averages" for equal parts, "repeats"
        the reduction, or ""."""
        if self.parts == "repeats":
            return "repeats"
        if self.body.kind != "reduce" or len(self.body.accumulators) != 1 or self.reduction:
            return ""
        derived, finish = self.body.accumulators[0].derived, [str(one.text) for one in self.body.finish.values()]
        if derived and derived[0] in ("max", "min", "product") and isinstance(derived[1], Name) and not finish:
            return "repeats"
        if not derived or derived[0] != "sum" or finish not in ([], ["acc / count"]):
            return ""
        return "averages" if finish else "adds"

    @cached_property
    def composed_of_parts(self) -> bool:
        """Whether another row composes it from rows that work on parts."""
        return self.parts not in ("", "repeats")

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
        """Bit mask of the reductions that it computes; bit 4 is for numbers that it refuses."""
        if self.reduction and self.reduction.default == REDUCTIONS["batchmean"]:
            return 0b01000
        return {"reduce": 0b10110, "loop": 0b00001}.get(self.body.kind, 0b10111)

    @cached_property
    def spelled(self) -> tuple[Parameter, ...]:
        """The parameters of its function in Python: a Reduction becomes the flags of losses, and a word."""
        if not self.reduction or self.internal:
            return self.parameters
        result = [replace(p, default=None) if p.kind == "either" else p for p in self.parameters]
        position = self.reduction.index
        default = next(name for name, number in REDUCTIONS.items() if number == self.reduction.default)
        word = replace(self.reduction, kind="text", default=default)
        if self.flags == "none":
            return (*result[:position], word, *result[position + 1:])
        flag = replace(word, kind="flag", name="size_average", default=None, nullable=True)
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

    def computes_gradient(self, gradient: Gradient) -> bool:
        """Return whether a gradient has a loop: it is neither that of a result itself nor zero."""
        return self.plain(gradient) is None and not gradient.is_zero

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

    def _ends(self, tree: object) -> Iterator[str]:
        """Return the names that a formula may return unchanged."""
        if isinstance(tree, Name):
            yield tree.name
            if tree.name in self.lets:
                yield from self._ends(self.lets[tree.name].tree)
        if isinstance(tree, Call) and tree.function in ("select", "min", "max"):
            for argument in tree.arguments[tree.function == "select":]:
                yield from self._ends(argument)
