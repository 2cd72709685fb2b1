"""What a row of the catalogue states, checked and typed, and its names, parameters and results by kind."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from .bodies import Gradient
from .formula import Formula
from .signature import DIFFERENTIABLE, Parameter, Result, Signature


@dataclass(frozen=True)
class Stated:
    """One operator as ops.yaml states it."""

    declared: Signature
    written: str  # the signature as ops.yaml has it
    line: int
    file: str
    package: str  # that it belongs to; empty: ours
    section: str
    public: str
    aliases: tuple[str, ...]
    doc: str
    body: object  # one of bodies.py
    lets: dict[str, Formula]
    dtypes: tuple[str, ...]
    shapes: dict | None
    broadcast: tuple[str, ...]
    gradients: tuple[Gradient, ...]
    without: dict[str, str]  # why a parameter has no gradient
    reason: str  # why the row has none
    missing: dict[str, str]  # what to take instead, of parameters whose gradients nobody derived
    composed: bool  # grad: composed
    reinforce: bool  # grad: reinforce, a reward in its place
    recorded: str
    require: tuple[Formula, ...]
    test: dict[str, str]  # an oracle per result or changed parameter
    statistics: dict[str, str]  # of random rows: what holds of many numbers
    domain: object
    samples: tuple[dict, ...]
    errors: tuple[dict, ...]
    cuda: str  # its CUDA kernel: formula, same, kernel; host: the CPU computes; empty: python rows
    narrow: bool  # on a GPU it takes Half and bfloat16 as they are
    operator: str
    shortcuts: dict[float, str]  # the row that does it where the second operand is this number
    only: str
    module: str  # the class of torch.nn that keeps its options
    option_order: tuple[str, ...]  # of the class and its function, where it is another than the row's
    keep_inplace: bool

    # Names

    @cached_property
    def op(self) -> str:
        """Its unique name."""
        return self.declared.op

    @cached_property
    def key(self) -> str:
        """What the registry calls it: packages may have rows of the same name."""
        return f"{self.package}.{self.op}" if self.package else self.op

    @cached_property
    def source(self) -> str:
        """Where the row stands: `ops.yaml:31`."""
        return f"{self.file}:{self.line}"

    @cached_property
    def function_class(self) -> str:
        """The Function class for gradients of gradients: `IndexSelect`."""
        return "".join(part.capitalize() for part in self.op.split("_"))

    @cached_property
    def public_names(self) -> tuple[str, ...]:
        """The public name and its aliases."""
        return (self.public, *self.aliases)

    @cached_property
    def signature(self) -> str:
        """On one line, with single spaces."""
        return " ".join(self.written.split())

    # Parameters and results

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        return self.declared.parameters

    @cached_property
    def results(self) -> tuple[Result, ...]:
        """All results, the saved ones last; none where the row gives its first tensor back."""
        return self.declared.results

    @cached_property
    def returned(self) -> tuple[Result, ...]:
        """What the caller gets."""
        return tuple(result for result in self.results if not result.saved)

    @cached_property
    def differentiable_results(self) -> tuple[Result, ...]:
        """Those that can have a gradient: returned, of the row's type or a floating one."""
        floats = any(dtype in DIFFERENTIABLE for dtype in self.dtypes)
        return tuple(
            r for r in self.returned if (floats if r.dtype is None else r.dtype in DIFFERENTIABLE)
        )

    @cached_property
    def tensors(self) -> tuple[Parameter, ...]:
        """Parameters with a slot in t."""
        return tuple(p for p in self.parameters if p.is_tensor)

    @cached_property
    def states(self) -> tuple[Parameter, ...]:
        """Tensor& parameters."""
        return tuple(p for p in self.parameters if p.kind == "state")

    @cached_property
    def inputs(self) -> int:
        """How many slots of t a node has edges for: all but those of state that the call changes on the way."""
        return len(self.tensors) - sum(p is not self.tensors[0] for p in self.states)

    @cached_property
    def scalars(self) -> tuple[Parameter, ...]:
        """Parameters with a slot in s."""
        return tuple(p for p in self.parameters if p.is_scalar)

    @cached_property
    def options(self) -> tuple[Parameter, ...]:
        """Numbers that element formulas read."""
        return tuple(p for p in self.parameters if p.is_option)

    @cached_property
    def tensor_lists(self) -> tuple[Parameter, ...]:
        """Tensor* parameters."""
        return tuple(p for p in self.parameters if p.kind == "tensors")

    @cached_property
    def slots(self) -> dict[str, int]:
        """How many slots of t, s, n, list and many the row has."""
        return self.declared.slots

    @cached_property
    def named_dim(self) -> Parameter | None:
        """The Dim or Dim* that a reduction goes over."""
        return next((p for p in self.parameters if p.kind in ("dim", "dims")), None)

    @cached_property
    def keepdim(self) -> Parameter | None:
        """The Keepdim parameter."""
        return next((p for p in self.parameters if p.kind == "keepdim"), None)

    def parameter(self, name: str) -> Parameter | None:
        """The parameter of that name."""
        return next((p for p in self.parameters if p.name == name), None)

    def result(self, name: str) -> int | None:
        """The number of the result of that name."""
        return next((k for k, result in enumerate(self.results) if result.name == name), None)

    def gradient_name(self, name: str) -> int | None:
        """k where a formula's name means the gradient of result k: `grad`, `grad_values`."""
        if not self.differentiable_results or self.parameter(name):
            return None
        first = self.differentiable_results[0].name
        wanted = (
            first
            if name == "grad"
            else name.removeprefix("grad_")
            if name.startswith("grad_")
            else ""
        )
        return (
            self.result(wanted)
            if any(r.name == wanted for r in self.differentiable_results)
            else None
        )

    @cached_property
    def gradient_names(self) -> tuple[str, ...]:
        """What formulas may call the gradients of results."""
        return ("grad", *(f"grad_{result.name}" for result in self.differentiable_results))

    @cached_property
    def required_first(self) -> tuple[Parameter, ...]:
        """Parameters as a Python function has them: required ones, then those with a default."""
        return tuple(sorted(self.parameters, key=lambda p: not p.required))

    @cached_property
    def in_python_order(self) -> bool:
        """No default stands before a required parameter, so that Python can say the signature."""
        return self.required_first == self.parameters
