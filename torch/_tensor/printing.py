"""The repr of tensors: nested brackets of numbers, then notes on type and device. Large tensors are abbreviated."""

from __future__ import annotations

import contextlib
import itertools
import math

from torch._base.type_checking import TYPE_CHECKING
from torch._core import get_default_dtype
from torch._tensor.dtypes import bool as truth
from torch._tensor.dtypes import int64

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any


class Options:
    """The options of set_printoptions."""

    precision = 4
    threshold = 1000
    edgeitems = 3
    linewidth = 80
    sci_mode = None


_PROFILES = {
    "default": {"precision": 4, "threshold": 1000, "edgeitems": 3, "linewidth": 80},
    "short": {"precision": 2, "threshold": 1000, "edgeitems": 2, "linewidth": 80},
    "full": {"precision": 4, "threshold": math.inf, "edgeitems": 3, "linewidth": 80},
}
LEAST = {"precision": 0, "threshold": 0, "edgeitems": 1, "linewidth": 1}
EXPANDED_DIMS = 4  # dims of a large tensor that show edgeitems at each end; further leading dims show one


def set_printoptions(
    precision: int | None = None, threshold: int | None = None, edgeitems: int | None = None,
    linewidth: int | None = None, profile: str | None = None, sci_mode: bool | None = None,
) -> None:
    """Set how tensors print.

    Args:
        precision: digits after the point.
        threshold: the number of elements above which the middle of each dim is omitted.
        edgeitems: the number of items that each end of an abbreviated dim keeps.
        linewidth: columns of a line.
        profile: 'default', 'short' or 'full', applied before the other options.
        sci_mode: whether floats have exponents; None chooses by the numbers.

    Raises:
        TypeError, ValueError: an option is invalid. No option changes then.

    >>> torch.set_printoptions(precision=2)
    >>> torch.Tensor([0.125, 2])
    tensor([0.12, 2.00])
    >>> torch.set_printoptions(profile="default")
    """
    if profile is not None and profile not in _PROFILES:
        raise ValueError(f"set_printoptions: profile is {profile!r}; choose from {', '.join(_PROFILES)}")
    if sci_mode not in (None, True, False):
        raise TypeError(f"set_printoptions: sci_mode is {sci_mode!r}; need a bool or None")
    chosen = dict(_PROFILES[profile]) if profile is not None else {}
    given = {"precision": precision, "threshold": threshold, "edgeitems": edgeitems, "linewidth": linewidth}
    chosen.update((name, value) for name, value in given.items() if value is not None)
    for name, value in chosen.items():
        if isinstance(value, bool) or not isinstance(value, int) and value != math.inf:
            raise TypeError(f"set_printoptions: {name} is {value!r}; need an int")
        if not LEAST[name] <= value <= (math.inf if name == "threshold" else 1000):
            raise ValueError(f"set_printoptions: {name} is {value!r}; need {LEAST[name]} or more, 1000 at most")
    for name, value in chosen.items():
        setattr(Options, name, value)
    Options.sci_mode = sci_mode


PRINT_OPTS = Options


@contextlib.contextmanager
def printoptions(**options: Any) -> Any:
    """Context in which tensors are printed with other options."""
    before = {name: getattr(Options, name) for name in (*LEAST, "sci_mode")}
    set_printoptions(**options)
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(Options, name, value)


def get_printoptions() -> dict[str, Any]:
    """Return the options of set_printoptions."""
    return {name: getattr(Options, name) for name in (*LEAST, "sci_mode")}


def _tensor_str(self, indent):
    """Return the elements only, under PyTorch's name."""
    return _elements(self, indent)


def describe(value: Any, text: str | None = None) -> str:
    """Return the repr of a tensor. `text` replaces its elements.

    >>> describe(torch.arange(3)), describe(torch.ones(1, requires_grad=True) * 2)
    ('tensor([0, 1, 2])', 'tensor([2.], grad_fn=<MulBackward0>)')
    """
    prefix = ("tensor" if type(value).__module__.startswith("torch") else type(value).__name__) + "("
    empty = value.is_meta or not value.numel()
    if text is None:
        text = "..." if value.is_meta else "[]" if empty else _elements(value, len(prefix))
    device = [] if value.is_cpu else [f"device={str(value.device)!r}"]
    size = [f"size={tuple(value.size())}"] if empty and (value.is_meta or value.dim() != 1) else []
    notes = device + size + _dtype_note(value, empty) + _record_note(value)
    return _joined(prefix + text, notes, len(prefix))


def _str_intern(inp: Any, *, tensor_contents: str | None = None) -> str:
    """Return the repr of a tensor, with another text for its elements if one is given, under PyTorch's name."""
    return describe(inp, tensor_contents)


def sparse_text(value: Any, names: tuple[str, ...]) -> str:
    """Return the repr of a sparse tensor: the indices of these names, values, size, number of values, layout."""
    indent = len("tensor(")
    parts = [value._indices() if value.is_sparse else getattr(value, name)() for name in names]
    values = (value._values() if value.is_sparse else value.values()).detach()
    texts = []
    for name, part in zip((*names, "values"), (*parts, values), strict=True):
        size = f", size={tuple(part.size())}" if not part.numel() else ""
        elements = _elements(part, indent + len(name) + len("=tensor(")) if part.numel() else "[]"
        texts.append(f"{name}=tensor({elements}{size})")
    notes = [f"size={tuple(value.shape)}", f"nnz={value._nnz()}", *_dtype_note(value, False),
             f"layout={value.layout}", *_record_note(value)]
    return _joined("tensor(" + f",\n{' ' * indent}".join(texts), notes, indent, force_newline=value.is_sparse)


def _dtype_note(value, is_empty):
    """Return the dtype unless the numbers show it."""
    default = get_default_dtype()
    shown = value.dtype is default if is_empty else value.dtype in (int64, truth, default, default.to_complex())
    return [] if shown else [f"dtype={value.dtype}"]


NOTES: list[Any] = []  # functions that return what replaces the note of the record, or None


def _record_note(value):
    for note in NOTES:
        text = note(value)
        if text is not None:
            return [text]
    if value.grad_fn is not None:
        return [f"grad_fn=<{value.grad_fn.name()}>"]
    return ["requires_grad=True"] if value.requires_grad else []


def _joined(text, notes, indent, force_newline=False):
    """Return the elements and the notes, with a line break before each note that does not fit."""
    length = len(text) - text.rfind("\n") + 1
    for note in notes:
        force_newline = force_newline or length + len(note) + 2 > Options.linewidth
        text += f",\n{' ' * indent}{note}" if force_newline else f", {note}"
        length = indent + len(note) if force_newline else length + len(note) + 2
        force_newline = False
    return text + ")"


_add_suffixes = _joined  # PyTorch's name


def shown_indices(tensor: Any) -> list[list[int | None]]:
    """Return the printed indices of each dim; None stands for the omitted ones."""
    hidden = tensor.dim() - EXPANDED_DIMS
    edges = [1 if dim < hidden else Options.edgeitems for dim in range(tensor.dim())]
    return [_shown(length, tensor.numel(), edge) for length, edge in zip(tensor.size(), edges, strict=True)]


def _shown(length, numel, edge):
    """Return the printed indices of one dim; None stands for the omitted ones."""
    if numel <= Options.threshold or length <= 2 * edge:
        return list(range(length))
    return [*range(edge), None, *range(length - edge, length)]


def _elements(value, indent):
    """Return the numbers in brackets; further lines begin at column `indent`."""
    value = value.detach()
    if not value.dim():
        item = value.item()
        return number_format([item], value.dtype)(item)
    indices = shown_indices(value)
    rows = _rows(value.cpu(), indices)
    return _bracketed(rows, number_format(list(_flat(rows, value.dim())), value.dtype), value.dim(), indent)


def _rows(tensor, indices):
    """Return the shown numbers as nested lists, with None for the omitted ones."""
    if all(None not in dim for dim in indices):
        return tensor.tolist()
    if len(indices) == 1:
        edge = indices[0].index(None)
        return [*tensor[:edge].tolist(), None, *tensor[-edge:].tolist()]
    return [None if i is None else _rows(tensor[i], indices[1:]) for i in indices[0]]


def _flat(rows, dims):
    rows = (row for row in rows if row is not None)
    return rows if dims == 1 else itertools.chain.from_iterable(_flat(row, dims - 1) for row in rows)


def _bracketed(rows, form, dims, indent):
    if dims > 1:
        parts = ["..." if row is None else _bracketed(row, form, dims - 1, indent + 1) for row in rows]
        return "[" + f",{chr(10) * (dims - 1)}{' ' * (indent + 1)}".join(parts) + "]"
    texts = [" ..." if row is None else form(row) for row in rows]
    per_line = max(1, (Options.linewidth - indent) // (form.width + 2))
    lines = [", ".join(texts[start : start + per_line]) for start in range(0, len(texts), per_line)]
    return "[" + f",\n{' ' * (indent + 1)}".join(lines) + "]"


def number_format(values: Iterable[Any], dtype: Any) -> Format | Pair:
    """Return a function from a number of this type to text, of one width for all of `values`.

    >>> [number_format([1.0, 2.5], torch.float32)(number) for number in (1.0, 2.5)]
    ['1.0000', '2.5000']
    """
    if dtype.is_complex:
        return Pair(values)
    return Format(values) if dtype.is_floating_point else Whole(values)


class Whole:
    """Format of integers and bools."""

    def __init__(self, values):
        self.width = max((len(str(value)) for value in values), default=1)

    def __call__(self, value):
        return str(value).rjust(self.width)


class Format:
    """Format of floats. Exponents are used if magnitudes differ by a factor of 1000, or are above 1e8 or below 1e-4."""

    def __init__(self, values):
        values = [value for value in values if value and math.isfinite(value)]
        sizes = [abs(value) for value in values]
        self.form, self.whole, self.width = "0f", True, 1
        if not sizes:
            return
        low, high = min(sizes), max(sizes)
        self.whole = all(size == int(size) for size in sizes)
        exponents = high / low > 1000 or high > 1e8 or low < 1e-4
        if exponents if Options.sci_mode is None else Options.sci_mode:
            self.form, self.whole = f"{Options.precision}e", False
        elif not self.whole:
            self.form = f"{Options.precision}f"
        self.width = max(len(self._text(value)) for value in values)

    def _text(self, value):
        return f"{value:.{self.form}}" + ("." if self.whole and math.isfinite(value) else "")

    def __call__(self, value):
        return self._text(value).rjust(self.width)


class Pair:
    """Format of complex numbers, with separate formats for real and imaginary parts."""

    def __init__(self, values):
        self.real = Format([value.real for value in values])
        self.imag = Format([value.imag for value in values])
        self.width = self.real.width + self.imag.width + 1

    def __call__(self, value):
        imag = self.imag(value.imag).lstrip() + "j"
        return self.real(value.real) + (imag if imag[0] in "+-" else f"+{imag}")
