"""The stated properties of a row, checked and typed, and its names, parameters and results by kind."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from .bodies import Gradient, Scale
from .formula import Formula
from .signature import DIFFERENTIABLE, Parameter, Result, Signature


def name_within(module: str, name: str) -> str:
    """Return the name in its module of a function: `inv` for `linalg_inv`, `fold` for `nn_functional_fold`."""
    return name.removeprefix(f"{module.replace('.', '_')}_") if module else name


@dataclass(frozen=True, repr=False)
class Stated:
    """One operator as stated in ops.yaml."""

    declared: Signature
    written: str  # the signature in ops.yaml
    line: int
    file: str
    package: str  # its package, or "" for torch
    section: str
    public: str
    aliases: tuple[str, ...]
    doc: str
    body: Any  # one of bodies.py
    lets: dict[str, Formula]
    dtypes: tuple[str, ...]
    unsigned: str  # "unsigned" or "ordered", if it takes them: UInt64 as Long of the same bits or order
    promotes: str  # tensors, integers, weights, first or ""
    computes: tuple[str, ...]  # the types that a kernel has bodies for, if stated
    shapes: dict[str, list[str]] | None
    broadcast: tuple[str, ...]
    gradients: tuple[Gradient, ...]
    without: dict[str, str]  # reasons of parameters without a gradient
    reason: str  # reason of a row without gradients
    missing: dict[str, str]  # remedies for parameters whose gradients are not implemented
    composed: bool  # grad: composed
    reinforce: bool  # grad: reinforce, from a reward
    recorded: str
    require: tuple[Formula, ...]
    test: dict[str, str]  # an oracle per result or changed parameter
    statistics: dict[str, str]  # statistics of many draws of a random row
    domain: tuple[float, float] | dict[str, tuple[float, float]]
    matrices: dict[str, str]  # kinds of matrices in samples
    scales: tuple[Scale, ...]
    samples: tuple[dict[str, Any], ...]
    errors: tuple[dict[str, Any], ...]
    cuda: str  # kind of CUDA kernel: formula, same, kernel, host (none), or "" for composed rows
    narrow: bool  # whether its GPU kernel takes Half and bfloat16 without conversion
    floats_on_gpu: bool  # whether its GPU kernel takes floats only
    layout: tuple[str, ...]  # of the kernel: dense, pixels, batch; of results: kept, channels_last, contiguous
    like: Signature | None  # the row whose kernel it shares
    module_name: str  # the module of its function, "" for torch
    rank: int  # the number of dims of a plane, or 0
    unbatched: tuple[str, ...]  # tensors that may lack the batch dim
    declines: str  # the calls that it leaves to later overloads
    also: tuple[tuple[str, str], ...]  # further modules with the function, and its name there
    operator: str
    shortcuts: dict[float, str]  # rows that replace it if the second operand is this number
    only: str
    module: str  # the class of torch.nn that stores its options
    module_repr: str | None  # what the repr of that class shows, with {option}, or None for the options by name
    flags: str  # of a loss: the parameter that `reduce` and `reduction` precede in Python, "" or none
    keep_inplace: bool
    body_reason: str  # why a body in Python is no composition, or ""
    autocast: str  # the type that it computes in within torch.autocast, by device, or "": the operands'
    node: str  # the class of its nodes, or "" if its public name says it
    call_options: dict[str, str]  # what options do where that does not follow from the body
    vmap: str  # the rule of torch.func for a batch, or "" if it follows from the kind of row
    parts: str  # how it follows from parts of the operands: "repeats", the row that composes it, or ""
    no_meta: str  # why there is no result on the meta device, or ""
    overload: dict[str, dict[str, str]]  # PyTorch's names of calls, with the kinds of values that parameters then have
    onnx: tuple[tuple[str, str], ...]  # names and Python texts of its operators in ONNX, the result last

    def __repr__(self) -> str:
        """Return the signature and its place, as failing tests print them."""
        return f"<row {self.written}, {self.source}>"

    # Names

    @cached_property
    def op(self) -> str:
        """The unique name."""
        return self.declared.op

    @cached_property
    def key(self) -> str:
        """The name in the registry; packages may have rows of the same name."""
        return f"{self.package}.{self.op}" if self.package else self.op

    @cached_property
    def source(self) -> str:
        """The place of the row: `ops.yaml:31`."""
        return f"{self.file}:{self.line}"

    @cached_property
    def function_class(self) -> str:
        """The Function class for gradients of gradients: `IndexSelect`."""
        return "".join(part.capitalize() for part in self.op.split("_"))

    @cached_property
    def shown(self) -> str:
        """The public name, with its module if the op begins with that: `linalg.inv`."""
        inner = name_within(self.module_name, self.public)
        return self.public if inner == self.public else f"{self.module_name}.{inner}"

    @cached_property
    def public_names(self) -> tuple[str, ...]:
        """The public name and its aliases."""
        return (self.public, *self.aliases)

    @cached_property
    def signature(self) -> str:
        """The signature on one line, with single spaces."""
        return " ".join(self.written.split())

    # Batch dims

    @cached_property
    def letters(self) -> dict[str, list[str]]:
        """The letters per dim of a tensor or result of `shapes`, without batch dims and the mark of vectors."""
        return {name: [letter.removesuffix("?") for letter in shape if letter != "..."]
                for name, shape in (self.shapes or {}).items()}

    @cached_property
    def batched(self) -> dict[str, int]:
        """The tensors with batch dims in front of the dims of `shapes`, and how many of the latter each has."""
        shapes = {p.name: (self.shapes or {}).get(p.name, []) for p in self.tensors}
        return {name: len(dims) - 1 for name, dims in shapes.items() if dims[:1] == ["..."]}

    @cached_property
    def measured(self) -> bool:
        """Whether a handwritten `shape_<op>` computes the sizes of the results."""
        return self.body.kind in ("kernel", "update") and not (
            self.shapes and all(result.name in self.shapes for result in self.results))

    @cached_property
    def summed(self) -> tuple[str, ...]:
        """The tensors that a call may expand, so that their gradients are summed to their size."""
        tensors = [p.name for p in self.tensors if p.name in self.batched]
        return (*self.broadcast, *(tensors if len(tensors) > 1 else ()))

    # Parameters and results

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        return self.declared.parameters

    @cached_property
    def results(self) -> tuple[Result, ...]:
        """All results, saved ones last; none if the row returns its first tensor."""
        return self.declared.results

    @cached_property
    def returned(self) -> tuple[Result, ...]:
        """The results that the caller receives."""
        return tuple(result for result in self.results if not result.saved)

    @cached_property
    def differentiable_results(self) -> tuple[Result, ...]:
        """The results that can have a gradient: returned, and of the row's type or a floating one."""
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
    def fixed_types(self) -> dict[str, str | None]:
        """The element type of each result and Tensor& parameter, None if it is that of the row."""
        return {p.name: p.dtype for p in self.states} | {r.name: r.dtype for r in self.results}

    @cached_property
    def inputs(self) -> int:
        """The number of slots of t with edges of the graph: all except state that the call changes."""
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
        """The number of slots of t, s, n, list and many."""
        return self.declared.slots

    @cached_property
    def named_dim(self) -> Parameter | None:
        """The Dim or Dim* of a reduction."""
        return next((p for p in self.parameters if p.kind in ("dim", "dims")), None)

    @cached_property
    def keepdim(self) -> Parameter | None:
        """The Keepdim parameter."""
        return next((p for p in self.parameters if p.kind == "keepdim"), None)

    def parameter(self, name: str) -> Parameter | None:
        """Return the parameter of that name."""
        return next((p for p in self.parameters if p.name == name), None)

    def domain_of(self, name: str) -> tuple[float, float]:
        """Return the ends of the numbers that a parameter is tried with."""
        return self.domain.get(name, (-3, 3)) if isinstance(self.domain, dict) else self.domain

    def result(self, name: str) -> int | None:
        """Return the number of the result of that name."""
        return next((k for k, result in enumerate(self.results) if result.name == name), None)

    def gradient_name(self, name: str) -> int | None:
        """Return k if a name in a formula is the gradient of result k: `grad`, `grad_values`. The tensor that a row
        changes is its result 0.
        """
        if not self.results:
            return 0 if name == "grad" else None
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
        """The names of the gradients of results in formulas."""
        return ("grad", *(f"grad_{result.name}" for result in self.differentiable_results))

    @cached_property
    def required_first(self) -> tuple[Parameter, ...]:
        """Parameters in the order of a Python function: required ones, then those with a default."""
        return tuple(sorted(self.parameters, key=lambda p: not p.required))

    @cached_property
    def in_python_order(self) -> bool:
        """Whether no default precedes a required parameter, so that the signature is valid in Python."""
        return self.required_first == self.parameters
