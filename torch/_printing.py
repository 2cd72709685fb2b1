"""How tensors print: rows of numbers, and a footer with type and size. Large ones are sliced first."""

import itertools
import math

from torch._core import ByteTensor, CharTensor, IntTensor, LongTensor, ShortTensor, Variable

_INTEGERS = (ByteTensor, CharTensor, ShortTensor, IntTensor, LongTensor)


class Options:
    """What set_printoptions changes."""

    precision = 4
    threshold = 1000
    edgeitems = 3
    linewidth = 80


_PROFILES = {
    "default": {"precision": 4, "threshold": 1000, "edgeitems": 3, "linewidth": 80},
    "short": {"precision": 2, "threshold": 1000, "edgeitems": 2, "linewidth": 80},
    "full": {"precision": 4, "threshold": math.inf, "edgeitems": 3, "linewidth": 80},
}


def set_printoptions(precision=None, threshold=None, edgeitems=None, linewidth=None, profile=None):
    """Sets how tensors print.

    precision: digits after the point; threshold: elements above which the middle is left out; edgeitems: how many
    items stand at each end then; linewidth: columns; profile: 'default', 'short' or 'full', before the others.
    """
    if profile is not None and profile not in _PROFILES:
        raise ValueError(f"set_printoptions: profile is {profile!r}; choose from {', '.join(_PROFILES)}")
    chosen = dict(_PROFILES[profile]) if profile is not None else {}
    given = {"precision": precision, "threshold": threshold, "edgeitems": edgeitems, "linewidth": linewidth}
    chosen.update((name, value) for name, value in given.items() if value is not None)
    for name, value in chosen.items():
        setattr(Options, name, value)


def describe(value):
    """The repr of a Tensor or Variable."""
    if isinstance(value, Variable):
        return f"{_heading(value)}\n{describe(value.data)}"
    size = "x".join(map(str, value.size()))
    footer = f"[{value.type()} of size {size}]" if value.numel() else f"[{value.type()} with no elements, size {size}]"
    return f"\n{_body(value)}{footer}\n" if value.numel() else footer


def _heading(value):
    return ("Parameter" if type(value).__name__ == "Parameter" else "Variable") + " containing:"


def _body(tensor):
    leading = 1 if tensor.dim() > 4 else Options.edgeitems  # A matrix for each choice of leading indices adds up.
    edges = [leading] * (tensor.dim() - 2) + [Options.edgeitems] * 2
    sides = zip(tensor.size(), edges[-tensor.dim():], strict=True)
    indices = [_shown(length, tensor.numel(), edge) for length, edge in sides]
    number = _formatter(tensor, indices)
    if tensor.dim() == 1:
        return "".join(f" {'...' if i is None else number(tensor[i])}\n" for i in indices[0])
    if tensor.dim() == 2:
        return _matrix(tensor, indices, number)
    parts = []
    for index in itertools.product(*indices[:-2]):
        if None in index:
            parts.append("...\n")
            continue
        label = ",".join(map(str, index))
        parts.append(f"({label},.,.) = \n{_matrix(tensor[index], indices[-2:], number)}\n")
    return "".join(part for part, _ in itertools.groupby(parts))


def _shown(length, numel, edge):
    """The indices of one dimension that are printed; None stands for those left out."""
    if numel <= Options.threshold or length <= 2 * edge:
        return list(range(length))
    return [*range(edge), None, *range(length - edge, length)]


def _matrix(matrix, indices, number):
    columns = indices[1]
    lines = [None if row is None else [None if c is None else number(matrix[row, c]) for c in columns]
             for row in indices[0]]
    width = max(len(text) for line in lines if line for text in line if text is not None)
    per_block = max(1, (Options.linewidth - 1) // (width + 1))
    blocks = [slice(start, start + per_block) for start in range(0, len(columns), per_block)]
    return "\n".join(_block(lines, columns, block, len(blocks) > 1) for block in blocks)


def _block(lines, columns, block, labelled):
    shown = [c for c in columns[block] if c is not None]
    label = f"Columns {shown[0]} to {shown[-1]} \n" if labelled and shown else ""
    rows = (" ...\n" if line is None else " " + " ".join("..." if t is None else t for t in line[block]) + "\n"
            for line in lines)
    return label + "".join(rows)


def _spread(numbers):
    return max(numbers) / min(numbers)


def _formatter(tensor, indices):
    """A function from a number to text of one width, chosen by the numbers that will be shown."""
    keys = itertools.product(*[[i for i in dim if i is not None] for dim in indices])
    values = [tensor[key if len(key) > 1 else key[0]] for key in keys]
    if isinstance(tensor, _INTEGERS):
        width = max(len(str(value)) for value in values)
        return lambda value: f"{value:{width}d}"
    finite = [abs(value) for value in values if math.isfinite(value) and value]
    if all(value == int(value) for value in values if math.isfinite(value)) and max(finite, default=0) < 1e7:
        form = ".0f"
    elif finite and (max(finite) >= 1e6 or max(finite) < 10.0**-Options.precision or _spread(finite) > 1e8):
        form = f".{Options.precision}e"
    else:
        form = f".{Options.precision}f"
    width = max(len(f"{value:{form}}") for value in values)
    return lambda value: f"{value:{width}{form}}"
