"""A table of a module's layers: their outputs, parameters and cost."""

import contextlib
import math

from torch._core import Variable, is_tensor


class Summary:
    """What one forward pass did; printing it gives a table. rows: (path, layer, output, parameters, operations)."""

    def __init__(self, rows, parameters, trained):
        self.rows, self.parameters, self.trained = rows, parameters, trained

    @property
    def operations(self):
        """Multiplications and additions of the layers whose cost is known."""
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
    if isinstance(output, Variable) or is_tensor(output):
        return "x".join(map(str, output.size()))
    if isinstance(output, dict):
        output = list(output.values())
    return "(" + ", ".join(map(_sizes, output)) + ")" if isinstance(output, (tuple, list)) else type(output).__name__


def _first(output):
    while isinstance(output, (tuple, list)) and output:
        output = output[0]
    return output


def _cost(module, input, output):
    """Two operations for each element of the output and each weight that it is computed from."""
    weights = [p for p in (module._parameters or {}).values() if p is not None and p.dim() > 1]
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
    """A module in evaluation mode; afterwards each of its parts is in the mode that it was in."""
    modes = [(each, each.training) for each in module.modules()]
    module.eval()
    try:
        yield
    finally:
        for each, mode in modes:
            object.__setattr__(each, "training", mode)


def summary(module, *input, **keywords):
    """Runs the module once on `input`, without recording a graph, in evaluation mode, and gives a Summary."""
    rows, handles = [], []
    paths = {id(each): path for path, each in module.named_modules()}

    def note(each, given, output):
        own = sum(p.numel() for p in (each._parameters or {}).values() if p is not None)
        rows.append((paths[id(each)], type(each).__name__, _sizes(output), own, _cost(each, given, output)))

    given = [Variable(value, volatile=True) if is_tensor(value) else Variable(value.data, volatile=True)
             if isinstance(value, Variable) and value.creator is None else value for value in input]
    with evaluating(module):
        try:
            for each in module.modules():
                if not any(True for _ in each.children()):
                    handles.append(each.register_forward_hook(note))
            module(*given, **keywords)
        finally:
            for handle in handles:
                handle.remove()
    parameters = list(module.parameters())
    return Summary(rows, sum(p.numel() for p in parameters), sum(p.numel() for p in parameters if p.requires_grad))
