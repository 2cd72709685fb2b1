"""A table of a module's layers: outputs, parameters and cost."""

import contextlib
import math

from torch._base.arguments import size_text
from torch._core import Variable, is_tensor


class Summary:
    """The record of one forward pass; str() returns a table.

    Attributes:
        rows: (path, layer, output, parameters, operations).
    """

    def __init__(self, rows, parameters, trained):
        self.rows, self.parameters, self.trained = rows, parameters, trained

    @property
    def operations(self):
        """Number of multiplications and additions of the layers with known cost."""
        return sum(row[4] for row in self.rows)

    def __str__(self):
        heading = ("", "layer", "output", "parameters", "operations")
        table = [heading, *(tuple(f"{cell:,}" if isinstance(cell, int) else cell for cell in row) for row in self.rows)]
        widths = [max(len(row[column]) for row in table) for column in range(5)]
        lines = ["  ".join(cell.ljust(width) if column < 3 else cell.rjust(width)
                           for column, (cell, width) in enumerate(zip(row, widths, strict=True))).rstrip()
                 for row in table]
        return "\n".join([*lines, f"{self.parameters:,} parameters, {self.trained:,} of them trained; "
                                  f"{self.operations:,} operations"])

    __repr__ = __str__


def _sizes(output):
    if is_tensor(output):
        return size_text(output.size())
    if isinstance(output, dict):
        output = list(output.values())
    return "(" + ", ".join(map(_sizes, output)) + ")" if isinstance(output, (tuple, list)) else type(output).__name__


def _first(output):
    while isinstance(output, (tuple, list)) and output:
        output = output[0]
    return output


def _own(module, called):
    """Return the parameters that a module's forward reads itself, including those of parts that it does not call."""
    result = [p for p in (module._parameters or {}).values() if p is not None]
    for part in module.children():
        if part not in called:
            result += _own(part, called)
    return result


def _cost(module, weights, input, output):
    """Return the cost: two operations per output element and per weight that it depends on."""
    weights = [p for p in weights if p.dim() > 1]
    output = _first(output)
    if not weights or not hasattr(output, "numel"):
        return 0
    if hasattr(module, "all_weights"):
        return 2 * output.numel() // (module.hidden_size * module.directions) * sum(p.numel() for p in weights)
    if hasattr(module, "kernel_size"):
        places = input[0].numel() // input[0].size(1) if getattr(module, "transposed", False) \
            else output.numel() // output.size(1)
        return 2 * places * weights[0].numel()
    if hasattr(module, "num_embeddings"):
        return 0
    return 2 * math.prod(tuple(output.size())[:-1]) * sum(p.numel() for p in weights)


@contextlib.contextmanager
def evaluating(module):
    """Context that sets evaluation mode and restores the mode of each submodule afterwards."""
    modes = [(each, each.training) for each in module.modules()]
    module.eval()
    try:
        yield
    finally:
        for each, mode in modes:
            object.__setattr__(each, "training", mode)


def summary(module, *input, **keywords):
    """Run a module once in evaluation mode, without a graph, and return a Summary.

    The summary has a row for each call of a module that calls no other module or has its own parameters.
    """
    rows, running, called, handles = [], [], set(), []
    paths = {each: path for path, each in module.named_modules()}

    def enter(each, given):
        called.add(each)
        running.append([each])

    def leave(each, given, output):
        alone = len(running.pop()) == 1
        if running:
            running[-1].append(each)
        own = _own(each, called)
        if alone or own:
            rows.append((paths[each], type(each).__name__, _sizes(output), sum(p.numel() for p in own),
                         _cost(each, own, given, output) if alone else 0))

    given = [Variable(value.data, volatile=True) if is_tensor(value) and value.is_leaf else value for value in input]
    with evaluating(module):
        try:
            for each in module.modules():
                handles += [each.register_forward_pre_hook(enter), each.register_forward_hook(leave)]
            module(*given, **keywords)
        finally:
            for handle in handles:
                handle.remove()
    parameters = list(module.parameters())
    return Summary(rows, sum(p.numel() for p in parameters), sum(p.numel() for p in parameters if p.requires_grad))
