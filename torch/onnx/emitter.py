"""The emitter that the generated functions of rows call: onnx("Softmax", input, axis=dim) adds an operator.

A number among the inputs is a constant of the row's element type; a list of ints is a tensor of int64. Its methods are
the helpers that `onnx:` expressions may call.
"""

from __future__ import annotations

import math

import torch
from torch.export import ExportError
from torch.onnx import protobuf

_TRUTHS = {"Less", "LessOrEqual", "Equal", "Greater", "GreaterOrEqual", "Not", "And", "Or", "Xor", "IsNaN", "IsInf"}
_OF_TRUTHS = {"Not", "And", "Or", "Xor"}
_MOVE = {"Identity", "Reshape", "Transpose", "Expand", "Gather", "GatherElements", "Slice", "Squeeze", "Unsqueeze",
         "Concat", "Where", "Equal", "Cast", "Shape", "ScatterElements", "Trilu"}
LAST = 2**63 - 1  # the end of a slice that has none


class Value:
    """A tensor of the ONNX graph.

    Attributes:
        dtype: its element type, or None for an intermediate value of the row's type.
        sizes: the sizes of the example, or None for intermediate values.
        varies: the dims whose sizes are dynamic.
    """

    def __init__(self, emitter, name, dtype=None, sizes=None, varies=(), truth=False):
        self.emitter, self.name, self.dtype, self.sizes, self.varies = emitter, name, dtype, sizes, varies
        self.truth = truth or dtype is torch.bool

    def __add__(self, other):
        return self.emitter.whole("Add", self, other)

    def __sub__(self, other):
        return self.emitter.whole("Sub", self, other)

    def __mul__(self, other):
        return self.emitter.whole("Mul", self, other)

    __radd__, __rmul__ = __add__, __mul__


class Emitter:
    """Collects the nodes and constants of a graph.

    Attributes:
        row, line: the row that is written, and the line of the program that calls it.
        dtype: the type of the row's elements. result: the type of its result.
    """

    def __init__(self):
        self.nodes, self.initializers, self._known, self._count = [], [], {}, 0
        self.row = self.line = ""
        self.dtype = self.result = torch.float32

    def __call__(self, op, *inputs, outputs=1, **attributes):
        """Add an operator; return its Value, or a tuple of several."""
        if op.startswith("Bitwise") and all(isinstance(value, Value) and value.truth for value in inputs):
            op = op.removeprefix("Bitwise")
        typed = self.dtype
        names = [self._input(op, position, value, typed) for position, value in enumerate(inputs)]
        while names and not names[-1]:
            names.pop()
        results = [self._name(op) for _ in range(outputs)]
        plain = {key: list(value) if isinstance(value, (tuple, list)) else value for key, value in attributes.items()
                 if value is not None}
        for key, value in plain.items():
            if any(isinstance(item, Value) for item in (value if isinstance(value, list) else [value])):
                self.refuse(f"the attribute {key} of {op} depends on a dynamic size")
        self.nodes.append(protobuf.node(op, results[0], names, results, plain))
        truth = op in _TRUTHS or op in _MOVE and any(isinstance(v, Value) and v.truth for v in inputs[-1:])
        values = [Value(self, name, truth=truth) for name in results]
        return values[0] if outputs == 1 else tuple(values)

    def _name(self, op):
        self._count += 1
        return f"{op.lower()}_{self._count}"

    def _input(self, op, place, value, dtype):
        if value is None:
            return ""
        asks = op in _OF_TRUTHS or op == "Where" and place == 0
        if isinstance(value, Value):
            if asks and not value.truth:
                return self.cast(value, torch.bool).name
            if value.truth and not asks and op not in _MOVE:
                return self.cast(value, dtype).name
            return value.name
        if asks:
            return self.number(bool(value), torch.bool).name
        if isinstance(value, (list, tuple)):
            return self.integers(value).name
        return self.number(value, dtype).name

    def number(self, value, dtype=None):
        """Return a constant without dims."""
        dtype = dtype or self.dtype
        if not dtype.is_floating_point and isinstance(value, float) and not value.is_integer():
            dtype = torch.get_default_dtype()
        return self.stored(torch.tensor(value, dtype=dtype))

    def stored(self, tensor):
        """Return a constant tensor; equal small constants are stored once."""
        small = tensor.numel() <= 16
        key = (tensor.dtype, tuple(tensor.size()), str(tensor.tolist())) if small else object()
        if key not in self._known:
            name = self._name("constant")
            self.initializers.append(protobuf.tensor(name, tensor))
            self._known[key] = Value(self, name, tensor.dtype, tuple(tensor.size()))
        return self._known[key]

    def integers(self, values):
        """Return ints, some of which may be dynamic, as a tensor of int64."""
        if not any(isinstance(value, Value) for value in values):
            return self.stored(torch.tensor([int(value) for value in values], dtype=torch.int64))
        parts = [self("Reshape", value, [1]) if isinstance(value, Value) else
                 self.stored(torch.tensor([value], dtype=torch.int64)) for value in values]
        return self("Concat", *parts, axis=0)

    def whole(self, op, a, b):
        """Return the result of an operator on integers."""
        before, self.dtype = self.dtype, torch.int64
        try:
            return self(op, a, b)
        finally:
            self.dtype = before

    def cast(self, value, dtype):
        """Return a value of another element type."""
        result = self("Cast", value, to=protobuf.TYPES[dtype])
        result.dtype, result.truth = dtype, dtype is torch.bool
        return result

    # Helpers of `onnx:`.

    def refuse(self, reason):
        """Raise ExportError."""
        raise ExportError(f"onnx.export: {self.row} cannot be written as operators of ONNX: {reason} ({self.line})")

    def rank(self, x):
        """Return the number of dims."""
        return len(x.sizes)

    def size(self, x, dim):
        """Return a size: an int, or a Value if it is dynamic."""
        dim %= len(x.sizes)
        if dim not in x.varies:
            return x.sizes[dim]
        return self("Gather", self("Shape", x), self.int64(dim), axis=0)

    def static(self, x, dim):
        """Return a size that must not be dynamic."""
        if dim % len(x.sizes) in x.varies:
            self.refuse(f"it needs a static size of dim {dim}")
        return x.sizes[dim]

    def int64(self, value):
        """Return an int as a tensor of int64 without dims."""
        return value if isinstance(value, Value) else self.stored(torch.tensor(value, dtype=torch.int64))

    def constant(self, values):
        """Return numbers as a tensor of the row's type."""
        return self.stored(torch.tensor(values, dtype=self.dtype))

    def axes(self, x, dim):
        """Return dims as a list of ints from 0; None means all."""
        rank = max(len(x.sizes), 1)
        dims = range(rank) if dim is None else dim if isinstance(dim, (list, tuple)) else [dim]
        return [one % rank for one in dims]

    def count(self, x, dim):
        """Return the number of elements along dims as a number of the row's type."""
        sizes = [self.size(x, one) for one in self.axes(x, dim)]
        if all(isinstance(size, int) for size in sizes):
            return float(math.prod(sizes))
        return self.cast(self("ReduceProd", self.integers(sizes), keepdims=0), self.dtype)

    def swapped(self, x, first, second):
        """Return the order of dims with two of them swapped."""
        order = list(range(len(x.sizes)))
        first, second = (dim % max(len(order), 1) for dim in (first, second))
        if order:
            order[first], order[second] = second, first
        return order

    def as_result(self, value):
        """Return a value or number of the result's type."""
        if not isinstance(value, Value):
            return self.number(value, self.result)
        return self.cast(value, self.result)

    def expanded(self, x, size):
        """Return the sizes of expand; -1 keeps a size, as 1 does in ONNX."""
        return [1 if isinstance(one, int) and one == -1 else one for one in size]

    def quotient(self, x, y):
        """Return x // y, rounded down."""
        if self.dtype.is_floating_point:
            return self("Floor", self("Div", x, y))
        return self("Div", self("Sub", x, self("Mod", x, y)), y)

    def rest(self, x, y):
        """Return x % y with the sign of y."""
        if self.dtype.is_floating_point:
            return self("Sub", x, self("Mul", y, self("Floor", self("Div", x, y))))
        return self("Mod", x, y)

    def flattened(self, x, start, end):
        """Return the sizes with the dims from start to end joined."""
        rank = max(len(x.sizes), 1)
        start, end = start % rank, end % rank
        return [*(self.size(x, dim) for dim in range(start)), -1, *(self.size(x, dim) for dim in range(end + 1, rank))]

    def slack(self, x, weight, size, stride, padding, dilation):
        """Return the rows that a transposed convolution adds on one side to give a size."""
        first, slack = len(x.sizes) - len(size), []
        for i, wanted in enumerate(size):
            window = dilation[i] * (weight.sizes[2 + i] - 1) + 1
            slack.append(wanted - ((self.static(x, first + i) - 1) * stride[i] - 2 * padding[i] + window))
        return slack

    def batched(self, x, weight):
        """Return x with a batch dim, which the weight's rank shows to be absent."""
        if len(x.sizes) == len(weight.sizes):
            return x
        result = self("Unsqueeze", x, [0])
        result.sizes, result.varies = (1, *x.sizes), tuple(dim + 1 for dim in x.varies)
        return result

    def unbatched(self, result, x, weight):
        """Return a result without the batch dim that `batched` added to x."""
        return result if len(x.sizes) == len(weight.sizes) else self("Squeeze", result, [0])

    def like(self, source, index):
        """Return values for scattering: a number for each index, or a tensor of the index's size."""
        if not isinstance(source, Value):
            return self("Expand", source, self("Shape", index))
        if source.sizes != index.sizes:
            self.refuse(f"the source has size {source.sizes} and the index {index.sizes}")
        return source

    def listed(self, value):
        """Return one int as a list."""
        return list(value) if isinstance(value, (list, tuple)) else [value]

    def trailing(self, x, shape):
        """Return the first of the trailing dims."""
        return len(x.sizes) - len(shape)

    def unshuffled(self, x, factor, apart):
        """Return the sizes of pixel_unshuffle, with the squares in dims of their own or among the channels."""
        front = [self.size(x, dim) for dim in range(len(x.sizes) - 3)]
        channels, height, width = (self.static(x, dim) for dim in (-3, -2, -1))
        height, width = height // factor, width // factor
        back = [channels, height, factor, width, factor] if apart else [channels * factor**2, height, width]
        return [*front, *back]

    def unshuffled_order(self, x):
        """Return the order of dims that brings the squares behind the channels."""
        front = len(x.sizes) - 3
        return [*range(front), *(front + dim for dim in (0, 2, 4, 1, 3))]

    def steps(self, sizes):
        """Return the number of steps of sequences of one length."""
        if any(size is not sizes[0] and size != sizes[0] for size in sizes):
            self.refuse("the sequences have several lengths")
        return len(sizes)

    def ones(self, x, dim):
        """Return the dims of size 1 among dims; None means all."""
        return [one for one in self.axes(x, dim) if x.sizes and x.sizes[one] == 1 and one not in x.varies]

    def channels(self, value, x):
        """Return a vector with dims that line it up with the channels of x, dim 1."""
        return self("Reshape", value, [-1] + [1] * (len(x.sizes) - 2))

    def gates(self, weight, order):
        """Return the rows of a recurrent weight in blocks of another order; None stays None."""
        if weight is None:
            return None
        rows = weight.sizes[0] // len(order)
        parts = [self("Slice", weight, [position * rows], [(position + 1) * rows], [0]) for position in order]
        return self("Concat", *parts, axis=0)

    def zeros_of(self, value, count):
        """Return a tensor of zeros for `count` gates of a bias that is absent."""
        return self.constant([0.0] * count * value.sizes[-1])

    def ones_of(self, value):
        """Return a tensor of ones with the size of a vector."""
        return self.constant([1.0] * value.sizes[0])

    def pads(self, x, widths):
        """Return (before, after) pairs, the last dim first, as ONNX's list of all befores and all afters."""
        rank = len(x.sizes)
        before, after = [0] * rank, [0] * rank
        for position in range(len(widths) // 2):
            before[rank - 1 - position], after[rank - 1 - position] = widths[2 * position], widths[2 * position + 1]
        return [*before, *after]

    def adaptive(self, x, output):
        """Return the window of a pooling that gives these sizes."""
        sizes = [self.static(x, dim) for dim in range(2, len(x.sizes))]
        output = list(output) if isinstance(output, (list, tuple)) else [output] * len(sizes)
        wanted = [size if want is None or want < 0 else want for size, want in zip(sizes, output, strict=True)]
        if any(not want or size % want for size, want in zip(sizes, wanted, strict=True)):
            self.refuse(f"sizes {sizes} are no multiples of {wanted}")
        return [size // want for size, want in zip(sizes, wanted, strict=True)]

    def resized(self, x, size):
        """Return the sizes of x with other ones behind the channels."""
        return self.integers([self.size(x, 0), self.size(x, 1), *size])
