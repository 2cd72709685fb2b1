"""Calls of rows as values by parameter, and their execution on whole batches."""

from __future__ import annotations

from torch._base.torch_function import function_of
from torch._call.signatures import parameters
from torch._core import Tensor
from torch.func.batched import is_at, lowered
from torch.nn.reduction import NAMES


class Call:
    """A call of a row: `values` by parameter, and the `level` and `size` of the batch."""

    def __init__(self, row, name, level, size, values):
        self.row, self.name, self.level, self.size, self.values = row, name, level, size, values

    @property
    def inplace(self):
        """Whether the call writes into its first operand."""
        return self.name.endswith("_")

    def has(self, *names):
        """Return whether one of these operands is a batch."""
        return any(is_at(self.values.get(name), self.level) for name in names)

    def whole(self, name):
        """Return an operand with the batch dim first, expanded if it is not in the batch."""
        value = self.values[name]
        if is_at(value, self.level):
            return value.value
        return value.unsqueeze(0).expand(self.size, *value.size())

    def rank(self, name="input"):
        """Return the number of dims that the function under vmap sees."""
        return self.values[name].dim()

    @property
    def reduction(self):
        """Return the reduction of a loss as a word."""
        result = self.preset("reduction")
        return NAMES[result] if isinstance(result, int) else result

    def preset(self, name):
        """Return an argument, or the parameter's default."""
        if name in self.values:
            return self.values[name]
        return next(preset for known, _, preset, _ in parameters(self.row) if known == name)

    def run(self, **changed):
        """Run the row on whole batches."""
        values = {name: lowered(value, self.level) for name, value in self.values.items()} | changed
        function = None if self.inplace else function_of(self.row.op, self.name)
        if function is not None and getattr(function, "__objclass__", None) is not Tensor:
            return function(**values)
        first = next(iter(values))
        own = values.pop(first)
        return getattr(own, self.name)(**values)


def tensors_of(call):
    """Return the operands of a call that are tensors, by parameter."""
    return {name: call.values[name] for name, kind, *_ in parameters(call.row)
            if "Tensor" in kind and isinstance(call.values.get(name), Tensor)}


def in_line(value, level, rank):
    """Return the batch with dims inserted after the batch dim, so that it broadcasts as under vmap."""
    whole = lowered(value, level)
    if whole is value or value.dim() == rank:
        return whole
    return whole[(slice(None), *(None,) * (rank - value.dim()))]


def shift_dim(dim, rank):
    """Return a dim, or several, shifted by the batch dim; None if out of range."""
    if isinstance(dim, (list, tuple)):
        result = [shift_dim(one, rank) for one in dim]
        return None if None in result else result
    return dim % rank + 1 if -rank <= dim < rank else None
