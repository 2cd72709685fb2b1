"""Traces of element formulas: the rows that a function calls, recorded on stand-ins for tensors, and their gradients.

Gradients are traced through the generated classes of the rows, so no derivative is written here.
"""

from __future__ import annotations

import functools

from torch import _core
from torch._call.signatures import parameters, with_defaults
from torch.autograd.row_function import class_of

NUMBERS = (int, float)
_OF_MASKS = ("bitwise_and", "bitwise_or", "bitwise_xor")
FULL, ROW, DROPPED = "full", "row", "dropped"
SIMPLIFIED = {"masked_fill"}  # rows whose kernels are no loops, but element formulas in a trace
REDUCTIONS, REDUCTION_GRADIENTS = {}, {}  # by row; reductions.py fills them


class TraceError(TypeError):
    """Raised if a function is not an element formula."""


class TooLong(TraceError):
    """Raised if a function has more steps, or holds more values at a time, than one loop."""


class Graph:
    """Steps of a trace, in order and without duplicates."""

    def __init__(self, name):
        self.name, self.steps, self._known = name, [], {}
        self.columns = Traced(self, name="columns", number=True)  # the elements of a row
        self.shaped = False  # whether operands are known by their dims, and reductions may come
        self.cuts = False  # whether calls that need whole tensors are steps, too
        self.most, self._since = 0, 0  # steps after which a new pass begins, 0: never; and those since the last
        self.drops = True  # whether a value without the last dim differs from one that keeps it: not in gradients
        self.needs_elements = False  # whether no row may be empty
        self.truths = []  # names of parameters that are masks

    def step(self, row, values, span=None, constant=(), slope=None):
        """Return the stand-in for the result of a row.

        Args:
            span: the result's span, if it differs from that of the operands.
            constant: parameters to which no gradient is passed.
            slope: a function of the step, its gradient and more values, with these; it returns pairs of a value that
                the step depends on and the gradient. None: the row tells.
        """
        key = row.op, span, constant, tuple(sorted((name, _identity(value)) for name, value in values.items()))
        if key not in self._known:
            self._known[key] = Traced(self, row, values, span=span)
            self._known[key].constant, self._known[key].slope = constant, slope
            self.steps.append(self._known[key])
            self._since += 1
            if 0 < self.most <= self._since and not self._known[key].is_truth:  # no pass gives truth values
                self._known[key].apart, self._since = True, 0
        return self._known[key]


class Traced:
    """Stand-in for a tensor, or for a number of the call if `number` is True.

    Attributes:
        row: the row that computes it, with arguments `values` by parameter; None for a parameter of the formula.
        span: FULL, ROW for one number per row (a last dim of size 1), or DROPPED for one without that dim.
        ndim: the number of dims, or None if unknown.
        joins_truths: whether its loop reads truth values and does not select numbers.
        is_truth: whether it is the result of comparisons.
    """

    def __init__(self, graph, row=None, values=None, name="", number=False, span=None, ndim=None):
        self.graph, self.row, self.values, self.name, self.number = graph, row, values or {}, name, number
        self.whole = False  # whether it is the result of a call that needs whole tensors,
        self.apart = False  # or of a separate pass, because it lacks the dim of the others or the pass is long
        self.constant, self.slope = (), None
        truths = any(value.is_truth for value in self.values.values() if isinstance(value, Traced))
        self.joins_truths = truths and row.elementwise and row.name != "where"
        self.is_truth = row is not None and row.result == "Bool" or self.joins_truths
        self.span, self.ndim = span or _span(graph, row, self.values), ndim
        if row is not None and ndim is None:
            dims = [value.ndim for value in self.values.values() if isinstance(value, Traced) and not value.number]
            self.ndim = None if None in dims else max(dims)

    def __torch_row__(self, name, rows, args, keywords):
        """Return the step for a call with this argument, if a row of the name fits."""
        return record(self.graph, name, rows, args, keywords)

    def __getattr__(self, name):
        function = None if name.startswith("_") or name in ("shape", "dtype", "span") else getattr(_core, name, None)
        if not callable(function):
            raise AttributeError(f"{self.graph.name}: {name!r} is no element formula, and a traced tensor has no other")
        return functools.partial(function, self)

    def __bool__(self):
        raise TraceError(f"{self.graph.name}: it branches on a value, which a formula cannot; "
                         "write torch.where(condition, a, b)")

    def _refuse(self, *_):
        raise TraceError(f"{self.graph.name}: it reads a number out of a tensor, or goes over its elements, and one "
                         "formula computes all of them")

    __float__ = __int__ = __index__ = __len__ = __iter__ = __getitem__ = _refuse

    def __pow__(self, exponent):
        return call("pow", self, exponent)

    def __rpow__(self, base):
        return call("pow", base, self)

    def __matmul__(self, other):
        return call("matmul", self, other)

    def __neg__(self):
        return call("neg", self)

    def __abs__(self):
        return call("abs", self)

    def __invert__(self):
        return self.graph.step(_core.rows["eq"], {"input": truth_of(self, "~"), "other": 0})

    def __and__(self, other):
        mask = truth_of(self, "&")
        return (mask if other else False) if isinstance(other, bool) else call("bitwise_and", mask, other)

    def __or__(self, other):
        mask = truth_of(self, "|")
        return (True if other else mask) if isinstance(other, bool) else call("bitwise_or", mask, other)

    def __xor__(self, other):
        mask = truth_of(self, "^")
        return (~mask if other else mask) if isinstance(other, bool) else call("bitwise_xor", mask, other)

    __rand__, __ror__ = __and__, __or__
    __hash__ = object.__hash__


def _binary(name, swapped=""):
    def forward(self, other):
        return call(name, self, other)

    def backward(self, other):
        return call(swapped, self, other) if swapped else call(name, other, self)

    return forward, backward


Traced.__add__, Traced.__radd__ = _binary("add", "add")
Traced.__sub__, Traced.__rsub__ = _binary("sub")
Traced.__mul__, Traced.__rmul__ = _binary("mul", "mul")
Traced.__truediv__, Traced.__rtruediv__ = _binary("div")
Traced.__mod__, Traced.__rmod__ = _binary("remainder")
for _name in ("lt", "le", "gt", "ge", "eq", "ne"):
    setattr(Traced, f"__{_name}__", _binary(_name)[0])


@functools.cache
def _rows(name):
    """Return our rows of a public name, in order."""
    return [row for row in _core.rows.values() if row.name == name and not set(".:") & set(row.op)]


def call(name, *args):
    traced = next((value for value in args if isinstance(value, Traced)), None)
    if traced is None:
        return getattr(_core, name)(*args)
    return record(traced.graph, name, _rows(name), args, {})


def record(graph, name, rows, args, keywords):
    """Return the step of a call, by the first element formula of the name that accepts the arguments."""
    foreign = [value for value in (*args, *keywords.values()) if not isinstance(value, (Traced, bool, *NUMBERS))]
    if foreign and keywords.get("out") is None:
        kind = type(foreign[0]).__name__
        raise TraceError(f"{graph.name}: {name} gets a {kind}; hand tensors to the function as arguments, "
                         "or use torch.compile")
    if keywords.pop("out", None) is not None or name.endswith("_") and not rows:
        raise TraceError(f"{graph.name}: {name} writes into a tensor, and a formula gives a new one")
    simple = _simplified(name, args)
    if simple is not None:
        return simple
    for row in rows:
        gives_reals = row.elementwise and row.returned == 1 and row.result in ("", "Bool")
        values = _bind(row, args, keywords) if gives_reals else None
        if values is not None:
            return graph.step(row, _typed(row, values))
    for row in rows:
        values = _bind(row, args, keywords) if row.op in REDUCTIONS else None
        if values is not None:
            try:
                return REDUCTIONS[row.op](graph, row, values)
            except TraceError:
                if not graph.cuts:
                    raise
    for row in rows:
        values = _bind(row, args, keywords) if "composed" in row.traits else None
        result = None if values is None else _composed(row, values)
        if result is not None:
            return result
    fits = next((row for row in rows if _bind(row, args, keywords) is not None), None)
    if fits is not None and graph.cuts and fits.returned == 1:
        step = graph.step(fits, _bind(fits, args, keywords), FULL)
        step.whole, step.ndim = True, None
        return step
    if fits is not None:
        raise TraceError(f"{graph.name}: {fits.signature} is no element formula: it needs whole tensors")
    known = " or ".join(row.signature for row in rows)
    raise TraceError(f"{graph.name}: {name} takes no such arguments; it is {known}")


def _composed(row, values):
    """Return the result of a composition whose calls can all be traced, or None."""
    try:
        return _core.composed_function(row.op)(**with_defaults(row.op, values))
    except (TraceError, AttributeError, TypeError):
        return None


def truth_of(value, name):
    """Return a value that a call takes as a mask. Parameters must be Bool then, which a call of the formula checks."""
    if not isinstance(value, Traced):
        raise TraceError(f"{name} joins a mask and the number {value}")
    if value.is_truth:
        return value
    if value.row is not None or value.number:
        raise TraceError(f"{value.graph.name}: {name} takes truth values, not numbers")
    value.graph.truths.append(value.name)
    return value.graph.step(_core.rows["ne"], {"input": value, "other": 0})


def as_number(value):
    """Return a truth value as 0 or 1, other values as they are."""
    return call("where", value, 1.0, 0.0) if isinstance(value, Traced) and value.is_truth else value


def _typed(row, values):
    """Return the values of a call as its loop reads them: masks as truths, others as numbers where they meet some.

    Loops of truth values alone read and write bytes.
    """
    given = [name for name, kind, *_ in row.parameters if kind in "te" and values.get(name) is not None]
    masks = given if row.name in _OF_MASKS else [name for name in given if f"BoolTensor {name}" in row.signature]
    values = values | {name: truth_of(values[name], row.name) for name in masks}
    others = [name for name in given if name not in masks]
    truths = [isinstance(values[name], Traced) and values[name].is_truth for name in others]
    if not any(truths) or all(truths) and "Bool" in row.dtypes and not masks:
        return values
    return values | {name: as_number(values[name]) for name in others}


def _simplified(name, args):
    """Return the value of a call that is known or costs less: a selection, a product with 1, a small power."""
    if name == "where" and len(args) == 3 and isinstance(args[0], (bool, *NUMBERS)):
        return args[1] if args[0] else args[2]
    if name == "mul" and len(args) == 2 and any(type(value) in NUMBERS and value == 1 for value in args):
        return next(value for value in args if isinstance(value, Traced))
    if name == "pow" and len(args) == 2 and isinstance(args[0], Traced) and type(args[1]) in NUMBERS:
        x, exponent = args
        if exponent in (2, 3):  # a power costs twenty times as much as a product
            return x * x * x if exponent == 3 else x * x
        return _core.sqrt(x) if type(exponent) is float and exponent == 0.5 else None
    if name == "masked_fill" and len(args) == 3 and (type(args[2]) in NUMBERS or getattr(args[2], "number", False)):
        return call("where", args[1], args[2], args[0])
    if name in ("bitwise_not", "logical_not") and len(args) == 1 and (name == "bitwise_not" or args[0].is_truth):
        return ~args[0]
    if name == "neg" and len(args) == 1:
        core, factor = _factored(args[0])
        return None if factor == 1 else core * -factor
    if name in ("mul", "div", "add", "sub") and len(args) == 2:
        return _without_signs(name, *args)
    return None


def _factored(value):
    """Return a value and a number whose product is this value."""
    if isinstance(value, Traced) and value.row is not None and value.span != DROPPED:
        if value.row.op == "neg":
            return value.values["input"], -1
        input, other = value.values.get("input"), value.values.get("other")
        if value.row.op == "mul" and type(other) in NUMBERS:
            return input, other
        if value.row.op == "mul" and type(input) in NUMBERS:
            return other, input
        if value.row.op == "div" and type(other) in NUMBERS and other != 0:
            return input, 1 / other
    return value, 1


def _negated(value):
    """Return the value that this one is the negative of, or None."""
    negative = isinstance(value, Traced) and value.row is not None and value.row.op == "neg"
    return value.values["input"] if negative else None


def _without_signs(name, a, b):
    """Return a product, quotient, sum or difference that leaves out negations, or merges numbers; None if it cannot."""
    if name in ("mul", "div") and type(b) in NUMBERS and b != 0:
        core, factor = _factored(a)
        factor *= b if name == "mul" else 1 / b
        merges = core is not a and 2.0**-100 < abs(factor) < 2.0**100
        return None if not merges else -core if factor == -1 else core * factor
    minus_a, minus_b = _negated(a), _negated(b)
    if name in ("mul", "div"):
        if minus_a is None and minus_b is None:
            return None
        result = call(name, a if minus_a is None else minus_a, b if minus_b is None else minus_b)
        return result if minus_a is not None and minus_b is not None else -result
    if minus_b is not None:
        return call("sub" if name == "add" else "add", a, minus_b)
    return call("sub", b, minus_a) if name == "add" and minus_a is not None else None


def _bind(row, args, keywords):
    """Return values by parameter, or None. The binder takes tensors and numbers in place of the stand-ins."""
    shown = {}

    def show(value):
        if not isinstance(value, Traced):
            return value
        given = int("1000") if value.number else _core.Tensor()  # a new object each
        shown[id(given)] = given, value
        return given

    result = _core.bound(row.op, *map(show, args), **{key: show(value) for key, value in keywords.items()})
    known = {name for name, *_ in parameters(row)}  # the row of a loss of elements has no reduction
    return result and {name: shown.get(id(value), (None, value))[1] for name, value in result.items() if name in known}


def _span(graph, row, values):
    """Return the span of a step: full if that of an operand is."""
    if row is None:
        return FULL
    spans = {value.span for value in values.values() if isinstance(value, Traced) and not value.number}
    if not graph.drops:
        spans = {ROW if span == DROPPED else span for span in spans}
    if DROPPED in spans and len(spans) > 1 and graph.cuts:
        for value in values.values():
            if isinstance(value, Traced) and value.span == DROPPED:
                value.apart = True
        spans.discard(DROPPED)
    elif DROPPED in spans and len(spans) > 1:
        raise TraceError(f"{graph.name}: {row.name} meets a reduction that dropped its dim; write keepdim=True")
    return FULL if FULL in spans else spans.pop() if spans else FULL


def _identity(value):
    return id(value) if isinstance(value, Traced) else (type(value).__name__, repr(value))


class _Node:
    """Node that a generated class reads: arguments by name, results by number."""

    def __init__(self, step):
        self.step = step

    def value(self, key):
        if key == 0:
            return self.step
        if key in self.step.values:
            return self.step.values[key]
        return defaults(self.step.row)[key]


@functools.cache
def defaults(row):
    """Return the defaults of a row, by parameter."""
    return {name: preset for name, _, preset, _ in parameters(row) if preset is not ...}


def gradients(graph, results, wanted, grads):
    """Return the gradient of each wanted parameter as a Traced, or None if the results do not depend on it."""
    parts = {id(result): grad for result, grad in zip(results, grads, strict=True)}
    graph.drops = False
    for step in reversed(list(graph.steps)):
        own = parts.get(id(step))
        if own is None or step.is_truth:
            continue
        if step.slope is not None:
            function, read = step.slope
            for target, part in function(step, own, *read):
                _add_part(parts, step, target, part)
            continue
        if step.row.op in REDUCTION_GRADIENTS:
            _add_part(parts, step, step.values["input"], REDUCTION_GRADIENTS[step.row.op](step, own))
            continue
        kind = class_of(step.row.op)
        if kind is None:
            continue
        if kind.recorded is not None:
            raise TraceError(f"{graph.name}: the gradient of {step.row.name} is no element formula")
        function = kind.__new__(kind)
        function.node, function._gradients = _Node(step), (own,)
        function.tensor = function.value
        for names, method in kind.gradients.items():
            targets = [None if name in step.constant else step.values.get(name) for name in names]
            if not any(isinstance(target, Traced) and not target.number for target in targets):
                continue
            try:
                given = method(function)
            except TypeError as error:  # it calls a row with what is a number here, as the logarithm in 2 ** x
                raise TraceError(f"{graph.name}: the gradient of {step.row.name}: {error}") from None
            for target, part in zip(targets, given if len(names) > 1 else (given,), strict=True):
                if isinstance(target, Traced) and not target.number:
                    _add_part(parts, step, target, part)
    return [parts.get(id(parameter)) for parameter in wanted]


def _add_part(parts, step, target, part):
    """Add to the gradient of a value, summed along the row if the value has one number per row."""
    if target.span != FULL and step.span == FULL:
        whole = isinstance(part, Traced) and part.span == FULL
        part = call("sum", part, -1, True) if whole else part * step.graph.columns
    known = parts.get(id(target))
    parts[id(target)] = part if known is None else known + part
