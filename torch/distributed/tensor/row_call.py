"""A call of a row on DTensors: its arguments, the sizes of whole operands, and how it runs on this rank's parts."""

from __future__ import annotations

import functools

import torch
from torch._base.equations import letters_of
from torch._base.torch_function import function_of
from torch._base.type_checking import TYPE_CHECKING
from torch._call.signatures import parameters
from torch._core import Tensor
from torch.nn.reduction import NAMES

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def run_row(row: Any, name: str, values: dict[str, Any]) -> Any:
    """Run a row under a public name."""
    function = None if name.endswith("_") else function_of(row.op, row.name)
    if function is not None and getattr(function, "__objclass__", None) is not Tensor:
        return function(**values)
    first = next(iter(values))
    others = {key: value for key, value in values.items() if key != first}
    return getattr(values[first], name)(**others)


def run_as_it_is(run: Callable[..., Any], values: dict[str, Any]) -> Any:
    """Run a row on this rank's arguments."""
    return run(values)


class Call:
    """A call of a row on DTensors.

    Attributes:
        values: arguments by parameter.
        sizes: sizes of whole operands, by (parameter, position in a list or None).
        ranks, rank: number of ranks along the dim of the mesh, and the place of this one.
        group: the ranks along the dim of the mesh.
        around: called with (function that runs the row on arguments, arguments of this rank).
    """

    def __init__(self, row: Any, values: dict[str, Any], sizes: dict[Any, torch.Size]) -> None:
        self.row, self.values, self.sizes = row, values, sizes
        self.ranks, self.rank = 1, 0
        self.group: Any = None
        self.around: Callable[..., Any] = run_as_it_is

    def preset(self, name: str) -> Any:
        """Return an argument, or the parameter's default."""
        if name in self.values:
            return self.values[name]
        return next((preset for known, _, preset, _ in parameters(self.row) if known == name), None)

    @property
    def reduction(self) -> str | None:
        """The reduction of a loss as a word; None for other rows."""
        result = self.preset("reduction")
        return NAMES[result] if isinstance(result, int) else result

    @property
    def scores_function(self) -> str:
        """What a loss of samples applies to its scores first, such as "log_softmax"."""
        return (self.row.vmap or "").partition("(")[2].rstrip(")")

    @property
    def averages(self) -> bool:
        """Whether the result is a mean of the elements."""
        return "averages " in self.row.traits or self.reduction == "mean"

    @functools.cached_property
    def results(self) -> list[Any]:
        """Return the results for whole operands, without elements."""
        def empty(key):
            value = self.values[key[0]] if key[1] is None else self.values[key[0]][key[1]]
            return torch.empty(self.sizes[key], dtype=value.dtype, device="meta")

        result = run_row(self.row, self.row.name, with_tensors(self.values, self.sizes, empty))
        return [result] if torch.is_tensor(result) else [one for one in result if torch.is_tensor(one)]


class Einsum(Call):
    """A call of torch.einsum, which no row makes: `letters` by operand, and those of the result."""

    def __init__(self, equation: str, sizes: dict[Any, torch.Size]) -> None:
        super().__init__(None, {}, sizes)
        read, self.after = letters_of(equation, tuple(map(len, sizes.values())))
        self.letters, self.equation = dict(zip(sizes, read, strict=True)), equation

    @functools.cached_property
    def results(self):
        return [torch.einsum(self.equation, *(torch.empty(size, device="meta") for size in self.sizes.values()))]


def with_tensors(values: dict[str, Any], keys: Any, tensor_of: Callable[[Any], Any]) -> dict[str, Any]:
    """Return arguments in which tensors are replaced by `tensor_of(key)`."""
    result = {name: list(value) if isinstance(value, (list, tuple)) else value for name, value in values.items()}
    for name, position in keys:
        if position is None:
            result[name] = tensor_of((name, None))
        else:
            result[name][position] = tensor_of((name, position))
    return result
