"""Test cases for catalogue rows: the samples a row states or derives, in every type and memory layout."""

import contextlib
import functools
import importlib.util
import itertools
import re
import sys
import warnings
import zlib
from pathlib import Path

import numpy as np

import torch
from torch import _core
from torch._core import internal
from torch.autograd import Variable
from torch.codegen.model.evaluate import answer
from torch.codegen.model.matrices import MATRICES
from torch.codegen.model.signature import FLOATING, NARROW
from torch.codegen.print.examples import oracles_of
from torch.codegen.read import catalogue

# NumPy has no bfloat16: it is represented by marked float arrays of the same values.
BFLOAT16 = np.dtype(np.float32, metadata={"kind": "BFloat16"})
NUMPY = {
    "Bool": np.bool_, "Byte": np.uint8, "Char": np.int8, "Short": np.int16, "Int": np.int32, "Long": np.int64,
    "Half": np.float16, "BFloat16": BFLOAT16, "Float": np.float32, "Double": np.float64,
    "ComplexFloat": np.complex64, "ComplexDouble": np.complex128,
}  # fmt: skip
WHOLE = {dtype for dtype, kind in NUMPY.items() if np.dtype(kind).kind not in "fc"} | {"Half"}
BROADCAST = [((2, 3), (2, 3)), ((), ()), ((2, 3), ()), ((), (3,)), ((2, 3), (3,)), ((2, 1), (1, 3)), ((0, 3), (1, 3)),
             ((1,), (1,)), ((3, 1, 2), (2, 1))]
UNARY = [(2, 3), (), (1,), (0,), (0, 3), (4, 1, 3), (37,)]

SUPPORTED = {}  # types that the rows of one form support together
COMPOSED = {}  # those of them that compositions support
ORACLES = {}  # the module `oracles` of each package's tests


op = ""  # restricts loaded catalogues to one op or public name
read = {}  # catalogues that another process has read and checked, by path
every_combination = True  # False: `some` returns one value at a time, as in `make test`


def some(values, turn):
    """Return all values, or a single one, chosen by `turn`, if tests run a selection of combinations."""
    return values if every_combination else [values[turn % len(values)]]


def spread(found, most):
    """Return all items, or `most` evenly spaced ones if tests run a selection of combinations."""
    found = list(found)
    return found if every_combination or len(found) <= most else [found[k * len(found) // most] for k in range(most)]


def load(path):
    """Load a catalogue whose rows become cases."""
    return _load(Path(path).resolve())


@functools.cache
def _load(path):
    result = catalogue.load_named(path, op) if op else read.get(path) or catalogue.load(path)
    if result.package and importlib.util.find_spec(result.package) is None:  # a package built in place
        sys.path.append(str(result.root.parent))
    ORACLES[result.package] = oracles_of(result.root)
    for row in result.rows:
        SUPPORTED.setdefault(form_of(row), set()).update(row.accepted_types)
        if row.composed:
            COMPOSED.setdefault(form_of(row), set()).update(row.accepted_types)
    return result


def form_of(row):
    """Return a key that is equal for rows that differ only in their types."""
    return row.package, row.public, *(p.name for p in row.parameters)


EXPECTED = re.compile(".*(they are broadcast|imaginary part is lost)", re.IGNORECASE)


@contextlib.contextmanager
def ignoring_warnings():
    """Context manager in which calls do not warn of operands that are broadcast or lose an imaginary part."""
    if warnings.filters and warnings.filters[0][1] == EXPECTED:  # a caller of many calls ignores them
        yield
        return
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", EXPECTED.pattern, UserWarning)
        yield


@contextlib.contextmanager
def about(*words):
    """Context manager that puts words before the message of a failed assertion. They are formatted only then: an
    array takes NumPy longer to print than to compare."""
    try:
        yield
    except AssertionError as error:
        raise AssertionError(f"{' '.join(map(str, words))}: {error}") from None


def owner(row):
    """Return the module with a row's functions: torch or its package."""
    return importlib.import_module(row.package) if row.package else torch


def function_of(row):
    """Return a row's function, including internal functions that only gradients call."""
    if row.module_name:
        return getattr(importlib.import_module(f"torch.{row.module_name}"), row.shown.rpartition(".")[2])
    if row.internal:
        return getattr(importlib.import_module(f"{row.package}.generated._C") if row.package else internal, row.op)
    return getattr(owner(row), row.public)


class Case:
    """One call of a row: arrays and values by parameter name, in one element type."""

    def __init__(self, row, sample, dtype, seed=0):
        self.row, self.dtype = row, dtype
        self.random = np.random.default_rng(zlib.crc32(f"{row.op} {sample} {dtype} {seed}".encode()))
        self.values = {p.name: self.value(p, sample) for p in row.parameters}

    def value(self, parameter, sample):
        given = sample.get(parameter.name, None if parameter.required else parameter.default)
        if parameter.name not in sample and not parameter.required:
            return given
        if parameter.kind == "tensors":
            return [self.array(parameter, size) for size in given]
        if parameter.kind in ("tensor", "state") or (parameter.kind == "either" and isinstance(given, (list, dict))):
            return None if given is None else self.array(parameter, given)
        if parameter.kind in ("scalar", "either") and self.dtype == "Bool" and self.row.body.kind != "composed":
            return bool(given)
        if parameter.kind in ("scalar", "either") and self.dtype in WHOLE:
            return int(given) if np.isfinite(given) else given
        return tuple(given) if isinstance(given, list) else given

    def array(self, parameter, given):
        dtype = parameter.dtype or self.dtype
        if isinstance(given, dict):
            return numbers(given["values"], given.get("dtype", dtype))
        drawn = self.draw(parameter, given, dtype)
        kind = self.row.matrices.get(parameter.name)
        if kind and (drawn.shape[-1] == drawn.shape[-2] or kind == "regular"):
            return numbers(MATRICES[kind](drawn), dtype)
        return drawn

    def draw(self, parameter, given, dtype):
        """Return numbers of the domain."""
        domain = self.row.domain
        low, high = domain.get(parameter.name, (-3, 3)) if isinstance(domain, dict) else domain
        if dtype.startswith("Complex"):
            parts = self.random.uniform(low, high, (*given, 2))
            return np.asarray(parts[..., 0] + 1j * parts[..., 1], NUMPY[dtype])
        if dtype in (*FLOATING, *NARROW):
            return numbers(self.random.uniform(low, high, tuple(given)), dtype)
        if dtype == "Bool":
            return self.random.integers(low > 0, 2, tuple(given)).astype(np.bool_)
        low, high = int(np.ceil(max(low, 0 if dtype == "Byte" else low))), int(np.floor(high))
        return self.random.integers(low, max(high, low) + 1, tuple(given)).astype(NUMPY[dtype])

    def expected(self):
        """Return the oracles' results: arrays of the returned results, then of the tensors that change."""
        if self.row.batched and any(self.values[name] is not None and self.values[name].ndim > dims
                                    for name, dims in self.row.batched.items()):
            return self.expected_each()
        with np.errstate(all="ignore"):
            returns_bool = [self.answer(self.row.test[name]) for name in self.written]
        return list(returns_bool[0]) if self.row.results and self.row.results[0].many else returns_bool

    def expected_each(self):
        """Return the oracles' results for each matrix of the batch, side by side."""
        arrays = {name: (self.values[name], dims) for name, dims in self.row.batched.items()}
        leading = np.broadcast_shapes(*(array.shape[: array.ndim - dims] for array, dims in arrays.values()))
        wide = {name: np.broadcast_to(array, (*leading, *array.shape[array.ndim - dims :]))
                for name, (array, dims) in arrays.items()}
        result = [self.one({name: array[position].copy() for name, array in wide.items()}).expected()
                  for position in np.ndindex(*leading)]
        if not result:  # sizes and types follow from any matrix
            units = {name: np.eye(*array.shape[len(leading) :], dtype=array.dtype) if arrays[name][1] == 2
                     else np.ones(array.shape[len(leading) :], array.dtype) for name, array in wide.items()}
            return [np.zeros((*leading, *np.shape(value)), np.asarray(value).dtype)
                    for value in self.one(units).expected()]
        results = [[np.asarray(each) for each in results] for results in zip(*result, strict=True)]
        return [np.stack(each).reshape(*leading, *each[0].shape) for each in results]

    def one(self, matrices):
        """Return the case with one matrix in place of each batch."""
        case = Case.__new__(Case)
        case.row, case.dtype, case.values = self.row, self.dtype, self.values | matrices
        return case

    @property
    def written(self):
        """Return the names of the results and of the tensors that change, if present."""
        states = [p.name for p in self.row.states if self.values[p.name] is not None]
        return [r.name for r in self.row.returned] + states

    def answer(self, text):
        """Return the value of one oracle. NumPy receives zero-dim tensors with the dims of another operand."""
        values, arrays = self.values, [value for value in self.values.values() if isinstance(value, np.ndarray)]
        named = any(p.kind in ("dim", "dims") and values[p.name] not in (None, ()) for p in self.row.parameters)
        lends = named and not any(array.ndim for array in arrays)
        if lends:
            values = {name: v.reshape(1) if isinstance(v, np.ndarray) else v for name, v in values.items()}
        result = answer(text, values, ORACLES[self.row.package])
        return np.reshape(result, ()) if lends and np.size(result) == 1 else result

    def arguments(self, layout=None, wrap=None, everywhere=False):
        """Return the values, with arrays as tensors in a layout.

        Args:
            layout: function that lays out an array.
            wrap: function applied to tensors that have a gradient, or to all tensors if `everywhere`.
        """
        def convert(value, wrap):
            if isinstance(value, np.ndarray):
                tensor = LAYOUTS[layout](value)
                return wrap(tensor) if wrap else tensor
            return [convert(item, wrap) for item in value] if isinstance(value, list) else value
        skipped = () if everywhere else self.row.missing
        return {name: convert(value, None if name in skipped else wrap) for name, value in self.values.items()}

    def call(self, arguments, **more):
        """Call the function, the method or the internal function of the row with all values that are not None."""
        given = self.symmetric(arguments)
        if self.row.creates and not self.row.without_out and "out" not in more:
            more["out"] = getattr(torch, f"{self.row.results[0].dtype or self.dtype}Tensor")()
        if self.row.internal or self.row.is_function:
            with ignoring_warnings():
                return function_of(self.row)(**given, **more)
        first = given.pop(self.row.self_parameter.name)
        return getattr(first, self.row.public)(**given, **more)

    def symmetric(self, arguments):
        """Return the arguments that are not None. A row may read one triangle of a Hermitian matrix, so it receives
        the mean of both."""
        given = {name: value for name, value in arguments.items() if value is not None}
        for name, kind in self.row.matrices.items():
            size = given[name].size()
            if kind in ("positive", "hermitian") and len(size) > 1 and size[-1] == size[-2]:
                given[name] = (given[name] + given[name].mH) / 2
        return given

    def call_and_changes(self, arguments, **more):
        """Return the results of a call and the tensors that it changed, in the order of `expected`."""
        result = self.call(arguments, **more)
        changed = [arguments[p.name] for p in self.row.states if arguments[p.name] is not None]
        given = [] if self.row.changes else list(result) if isinstance(result, tuple) else [result]
        return given + changed


def numbers(values, dtype):
    """Return an array of the type's numbers nearest to the values."""
    with np.errstate(invalid="ignore", over="ignore"):  # nan and large numbers in types without them
        array = np.asarray(values).astype(NUMPY[dtype])
    if dtype == "BFloat16":
        bits = array.view(np.uint32)
        array = np.asarray(bits + 0x7FFF + (bits >> 16 & 1) & 0xFFFF0000, np.uint32).view(BFLOAT16)
    return array


def is_bfloat16(array):
    """Return whether an array represents a BFloat16Tensor."""
    return array.dtype.metadata is not None


def with_layout(array, lay):
    """Return a tensor on lay(array)."""
    if not is_bfloat16(array):
        return torch.from_numpy(lay(array))
    bits = (array.view(np.uint32) >> 16).astype(np.uint16).view(np.int16)
    return _core.reinterpret(torch.from_numpy(lay(bits)), torch.bfloat16)


def array_of(tensor):
    """Return a tensor's elements as an array, as floats if NumPy does not have the type."""
    tensor = tensor.data
    return tensor.float().numpy().astype(BFLOAT16) if tensor.dtype is torch.bfloat16 else tensor.numpy()


def contiguous(array):
    return with_layout(array, lambda array: np.array(array, order="C"))


def transposed(array):
    return with_layout(array, lambda array: np.array(array, order="F"))


def stepped(array):
    return with_layout(array, _stepped)


def _stepped(array):
    large = np.zeros([2 * n + 1 for n in array.shape], array.dtype)
    view = large[(..., *(slice(1, None, 2) for _ in array.shape))]
    view[...] = array
    return view


LAYOUTS = {None: contiguous, "contiguous": contiguous, "transposed": transposed, "stepped": stepped}


_SAMPLES = {}  # (row, its samples) by the identity of a row, which several tests ask for


def samples(row):
    """Return the row's samples, stated or derived from its signature."""
    if id(row) not in _SAMPLES:
        _SAMPLES[id(row)] = row, _derived(row)
    return [dict(sample) for sample in _SAMPLES[id(row)][1]]


def _derived(row):
    """Return the samples of a row, each once."""
    result = [dict(sample) for sample in row.samples]
    required = {p.name for p in row.parameters if p.required and not p.is_tensor}  # only stated samples have them
    if row.body.kind == "loop" and not required:
        result += _loop_samples(row)
    elif row.body.kind == "reduce" and len(row.tensors) == 1:
        result += [] if required else [{row.tensors[0].name: list(size)} for size in UNARY]
        result += _over_dims(row) if row.named_dim and required <= {row.named_dim.name} else []
    elif row.body.kind == "reduce" and not required:
        result += [{p.name: list(size) for p in row.tensors} for size in UNARY]
        result += [result[0] | {p.name: 2} for p in row.parameters if p.kind == "reduction"]
        result += [result[0] | {p.name: 2} for p in row.tensors if p.kind == "either"]
    elif row.shapes:
        if not required and not row.measured:
            result += [_shaped(row, lengths) for lengths in ([2, 3, 4, 5], [1, 1, 1, 1], [3, 0, 2, 4])]
        result += [batch for sample in result[:] for batch in _batches(row, sample)]
    unique = []
    for sample in result:
        if sample not in unique:
            unique.append(sample)
    return unique


def _over_dims(row):
    """Return samples of a reduction over one dim and, if supported, over several."""
    dims = [0, 1, -1] + ([[0, 2], [-1, 1], [0, 1, 2]] if row.named_dim.kind == "dims" else [])
    keeps = [{}, {row.keepdim.name: True}] if row.keepdim else [{}]
    calls = [([3, 4, 2], dim) for dim in dims] + [([], 0), ([], -1), ([4], 0)]
    return [{row.tensors[0].name: size, row.named_dim.name: dim, **keep} for size, dim in calls for keep in keeps]


def _loop_samples(row):
    if row.states:
        return [{p.name: list(size) for p in row.tensors} for size in UNARY]
    if len(row.tensors) == 1:
        return [{row.tensors[0].name: list(size)} for size in UNARY]
    result = []
    for sizes in BROADCAST:
        result.append({p.name: list(size) for p, size in zip(row.tensors, itertools.cycle(sizes), strict=False)})
    either = [p for p in row.tensors if p.kind == "either"]
    for p in either[-1:] if len(row.tensors) > 1 else []:
        result.append({q.name: [2, 3] for q in row.tensors if q is not p} | {p.name: 2})
    if len(either) == 2:
        result.append({either[0].name: 2} | {q.name: [2, 3] for q in row.tensors if q is not either[0]})
    return result


def _shaped(row, lengths):
    letters = sorted({letter for size in row.letters.values() for letter in size if not letter.isdigit()})
    length = dict(zip(letters, itertools.cycle(lengths), strict=False))
    return {p.name: [int(s) if s.isdigit() else length[s] for s in row.letters[p.name]]
            for p in row.tensors if p.name in row.letters}


def _batches(row, sample):
    """Return samples with batch dims in front of the matrices of a sample; those of several operands broadcast."""
    if not row.batched or not all(isinstance(sample.get(name), list) for name in row.batched):
        return []
    result = []
    for leading in (([2],), ([2, 1], [3], []), ([0],)):
        sizes = dict(zip(row.batched, itertools.cycle(leading), strict=False))
        result.append(sample | {name: [*size, *sample[name]] for name, size in sizes.items()})
    return result


def cases(row, dtype):
    """Return the row's cases in one element type, without those the oracle cannot answer, such as an empty maximum."""
    for sample in samples(row):
        yield Case(row, sample, dtype)


def defined(case):
    """Return the oracle's answer, or None if there is none and the call must raise."""
    try:
        return case.expected()
    except ValueError:
        return None


def arrays_of(value):
    """Return a list of an array, or of the arrays in a list."""
    return value if isinstance(value, list) else [value]


def grad_names(row, case):
    """Return the tensor parameters whose gradients can be checked in a case."""
    if row.composed:
        return [p.name for p in row.parameters if p.kind in ("tensor", "either", "tensors") and p.dtype is None
                and isinstance(case.values[p.name], (np.ndarray, list))
                and all(array.dtype.kind in "fc" for array in arrays_of(case.values[p.name]))]
    names = [p.name for gradient in row.gradients for p in gradient.parameters]
    return [name for name in names if isinstance(case.values[name], (np.ndarray, list))]


def variables(tensor):
    """Return a tensor that requires grad if its type allows."""
    return Variable(tensor, requires_grad=tensor.is_floating_point() or tensor.is_complex())
