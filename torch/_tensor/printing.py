"""How tensors print: rows of numbers, and a footer with type and size; one without dimensions as `tensor(3.)`. Large
ones are sliced first."""

from __future__ import annotations

import itertools
import math

from torch._base.type_checking import TYPE_CHECKING
from torch._core import (
    BoolTensor,
    ByteTensor,
    CharTensor,
    IntTensor,
    LongTensor,
    ShortTensor,
    Variable,
    get_default_dtype,
)  # fmt: skip
from torch._tensor.dtypes import bool as truth
from torch._tensor.dtypes import int64

if TYPE_CHECKING:
    from typing import Any

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


def set_printoptions(
    precision: int | None = None, threshold: int | None = None, edgeitems: int | None = None,
    linewidth: int | None = None, profile: str | None = None,
) -> None:
    """Sets how tensors print.

    precision: digits after the point; threshold: elements above which the middle is left out; edgeitems: how many
    items stand at each end then; linewidth: columns; profile: 'default', 'short' or 'full', before the others.
    Raises TypeError or ValueError, and changes nothing, where one of them is no such number or profile.

    >>> torch.set_printoptions(precision=2)
    >>> torch.Tensor([0.125, 2])
    <BLANKLINE>
     0.12
     2.00
    [torch.FloatTensor of size 2]
    <BLANKLINE>
    >>> torch.set_printoptions(profile="default")
    """
    if profile is not None and profile not in _PROFILES:
        raise ValueError(f"set_printoptions: profile is {profile!r}; choose from {', '.join(_PROFILES)}")
    chosen = dict(_PROFILES[profile]) if profile is not None else {}
    given = {"precision": precision, "threshold": threshold, "edgeitems": edgeitems, "linewidth": linewidth}
    chosen.update((name, value) for name, value in given.items() if value is not None)
    least = {"precision": 0, "threshold": 0, "edgeitems": 1, "linewidth": 1}
    for name, value in chosen.items():
        if isinstance(value, bool) or not isinstance(value, int) and value != math.inf:
            raise TypeError(f"set_printoptions: {name} is {value!r}; need an int")
        if not least[name] <= value <= (math.inf if name == "threshold" else 1000):
            raise ValueError(f"set_printoptions: {name} is {value!r}; need {least[name]} or more, 1000 at most")
    for name, value in chosen.items():
        setattr(Options, name, value)


PRINT_OPTS = Options


def _tensor_str(self, indent):
    """The elements alone, by PyTorch's name."""
    return _body(self.detach().cpu()).rstrip() if self.dim() else _scalar(self)


def describe(value: Any) -> str:
    """The repr of a tensor."""
    if isinstance(value, Variable):
        return f"{_heading(value)}\n{describe(value.data)}"
    if not value.dim():
        return _scalar(value)
    size = "x".join(map(str, value.size()))
    footer = f"[{value.type()} of size {size}]" if value.numel() else f"[{value.type()} with no elements, size {size}]"
    return f"\n{_body(value.cpu())}{footer}\n" if value.numel() else footer


def sparse_text(value: Any) -> str:
    """The repr of a sparse tensor: its parts, and a footer."""
    names = ("indices",) if value.is_sparse else ("crow_indices", "col_indices")
    parts = [value._indices()] if value.is_sparse else [value.crow_indices(), value.col_indices()]
    text = "".join(f"{name}:{describe(part)}" for name, part in zip(names, parts, strict=True))
    state = "" if value.is_coalesced() else ", not coalesced"
    recorded = ", requires_grad" if value.requires_grad else ""
    return (f"{text}values:{describe(value._values().detach())}[{value.type()} of size "
            f"{'x'.join(map(str, value.shape))}, layout {value.layout}, nnz {value._nnz()}{state}{recorded}]")


def _heading(value):
    return ("Parameter" if type(value).__name__ == "Parameter" else "Variable") + " containing:"


def _scalar(tensor):
    number = tensor.item()
    text = str(number).strip("()")
    if isinstance(number, complex):
        form, scale = _form([abs(part) for part in (number.real, number.imag) if math.isfinite(part)])
        text = _pair(number / scale, form) if scale == 1 else text
    if isinstance(number, float) and math.isfinite(number):
        size, precision = abs(number), Options.precision
        whole = number == int(number) and size < 1e8
        text = f"{number:.0f}." if whole else f"{number:.{precision}{'f' if 1e-4 <= size < 1e8 else 'e'}}"
    usual = tensor.dtype in (int64, truth, get_default_dtype(), get_default_dtype().to_complex())
    kind = "" if usual else f", dtype={tensor.dtype}"
    return f"tensor({text}{f', device={str(tensor.device)!r}' if tensor.is_cuda else ''}{kind})"


def shown_indices(tensor: Any) -> list[list[int | None]]:
    """The indices of each dim that are printed; None stands for those left out."""
    leading = 1 if tensor.dim() > 4 else Options.edgeitems  # A matrix for each choice of leading indices adds up.
    edges = [leading] * (tensor.dim() - 2) + [Options.edgeitems] * 2
    sides = zip(tensor.size(), edges[-tensor.dim():], strict=True)
    return [_shown(length, tensor.numel(), edge) for length, edge in sides]


def _body(tensor):
    indices = shown_indices(tensor)
    number, scale = _formatter(tensor, indices)
    if tensor.dim() == 1:
        return scale + "".join(f" {'...' if i is None else number(tensor[i].item())}\n" for i in indices[0])
    if tensor.dim() == 2:
        return scale + _matrix(tensor, indices, number)
    parts = []
    for index in itertools.product(*indices[:-2]):
        if None in index:
            parts.append("...\n")
            continue
        label = ",".join(map(str, index))
        parts.append(f"({label},.,.) = \n{scale}{_matrix(tensor[index], indices[-2:], number)}\n")
    return "".join(part for part, _ in itertools.groupby(parts))


def _shown(length, numel, edge):
    """The indices of one dimension that are printed; None stands for those left out."""
    if numel <= Options.threshold or length <= 2 * edge:
        return list(range(length))
    return [*range(edge), None, *range(length - edge, length)]


def _matrix(matrix, indices, number):
    columns = indices[1]
    lines = [None if row is None else [None if c is None else number(matrix[row, c].item()) for c in columns]
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


def _formatter(tensor, indices):
    """A function from a number to text of one width, chosen by the numbers that will be shown, and the line above them:
    the power of ten that all are to be multiplied by, where they are large or small together.
    """
    keys = itertools.product(*[[i for i in dim if i is not None] for dim in indices])
    values = [tensor[key].item() for key in keys]
    if isinstance(tensor, BoolTensor):
        width = max(len(str(value)) for value in values)
        return lambda value: f"{value!s:>{width}}", ""
    if isinstance(tensor, _INTEGERS):
        width = max(len(str(value)) for value in values)
        return lambda value: f"{value:{width}d}", ""
    if tensor.dtype.is_complex:
        parts = [part for value in values for part in (value.real, value.imag)]
        form, scale = _form([abs(part) for part in parts if math.isfinite(part)])
        width = max(len(_pair(value / scale, form)) for value in values)
        return lambda value: f"{_pair(value / scale, form):>{width}}", f"{scale:.5e} *\n" if scale != 1 else ""
    form, scale = _form([abs(value) for value in values if math.isfinite(value)])
    width = max(len(f"{value / scale:{form}}") for value in values)
    return lambda value: f"{value / scale:{width}{form}}", f"{scale:.5e} *\n" if scale != 1 else ""


def _pair(value, form):
    """A complex number, both parts in one format."""
    return f"{value.real:{form}}{value.imag:+{form}}j"


def _form(sizes):
    """The format of numbers of these sizes, and the power of ten that they are divided by."""
    precision, largest = Options.precision, max(sizes, default=0)
    smallest = min(filter(None, sizes), default=1)
    if all(size == int(size) for size in sizes) and largest < 1e9:
        return ".0f", 1
    if largest >= 10.0 ** (precision + 1) or largest < 0.1:
        together = largest / smallest <= 10.0**precision and smallest > 1e-290
        power = int(f"{largest:.{precision}e}".partition("e")[2])  # rounded as it will be shown
        return (f".{precision}f", 10.0**power) if together else (f".{precision}e", 1)
    return (f".{precision}f" if largest / smallest <= 1e8 else f".{precision}e"), 1
