"""torch.formula and torch.fuse: rows of element formulas created at run time."""

from __future__ import annotations

import functools
import re

from torch import _core
from torch._base.torch_function import formulas
from torch._base.type_checking import TYPE_CHECKING
from torch._formula.evaluate import evaluate
from torch._formula.operands import Unfit, dims_of, fit, is_complex
from torch._formula.parts import Layout, Part
from torch._formula.passes import cut
from torch._formula.recorded import gradient_class
from torch._formula.reductions import NeedsDims
from torch._formula.registers import ordered, program
from torch._formula.trace import DROPPED, FULL, NUMBERS, ROW, Graph, TooLong, Traced, TraceError, gradients
from torch.autograd import row_function as _function

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

PLAIN = {_core.Tensor, int, float}  # types of arguments, usually
_STEPS = 48  # of a pass, if one pass cannot hold a function: its gradients have four times as many
_TENSORS = 8  # of a call
_BOOL = _core.BoolTensor(0).dtype
_made = {}  # functions by their programs
_names = {}  # number of rows per name


class Formula:
    """Function of torch.formula or torch.fuse, which one loop computes, forward and backward.

    Parameters are given by position or name. They are real tensors, which are broadcast and promoted to a floating
    type, or numbers; with complex tensors the calls are made one by one.
    `out=` takes the tensor for the result. A row is created at the first call for each choice of which parameters are
    numbers.
    """

    def __init__(self, name: str, parameters: list[str], trace: Any, text: str, compiled: bool, **presets: Any) -> None:
        self.__name__ = self.__qualname__ = name
        self.__doc__ = text
        self.parameters = tuple(parameters)
        self._trace, self._compiled, self._presets, self._functions = trace, compiled, presets, {}
        self._may_cut, self._explained = False, {}
        self._is_part = False  # of a fused function, which runs call by call if its parts do not fit operands
        self._knows_types = False  # whether parameters that are masks are Bool
        self._layout = None  # of parts: a torch._formula.parts.Layout
        self._most = 0  # steps of a pass; 0: as many as there are
        self._long = set()  # kinds of arguments for which passes are too long, too, so that calls are made one by one
        self._rows = False  # whether it reduces along rows, so that the dims of operands count

    def __call__(self, *args: Any, out: Any = None, **keywords: Any) -> Any:
        rest = self.parameters[len(args) :]
        if rest or keywords or len(args) > len(self.parameters):
            named = {name: self._presets[name] for name in rest if name in self._presets} | keywords
            if set(named) != set(rest) or len(args) > len(self.parameters):
                given = ", ".join([f"{len(args)} by position", *keywords])
                raise TypeError(f"{self.__name__}: takes {', '.join(self.parameters)}; got {given}")
            args = (*args, *(named[name] for name in rest))
        if not PLAIN.issuperset(map(type, args)) and self._is_seen_through(args):
            return self._trace(None, args)
        try:
            kinds = dims_of(args) if self._rows else tuple(type(value) in NUMBERS for value in args)
            function = self._functions.get(kinds)
            if kinds in self._long:
                raise Unfit
            if function is None:
                function = self._functions[kinds] = self._make(kinds, args)
            return function(*args) if out is None else function(*args, out=out)
        except (Unfit, TypeError) as error:
            if isinstance(error, TooLong) and self._may_cut:
                self._long.add(kinds)
                self._explained.pop(kinds, None)
            elif isinstance(error, TypeError) and not any(map(is_complex, args)):
                raise
            if self._is_part:
                raise Unfit from None
        result = self._trace(None, args)
        return result if out is None else out.copy_(result)

    @staticmethod
    def _is_seen_through(args):
        """Return whether calls inside must be made one by one: in another trace, under vmap, for derived classes."""
        from torch.overrides import has_torch_function

        return any(isinstance(value, Traced) for value in args) or has_torch_function(args)

    def explain(self, *args: Any) -> str:
        """Return the passes over memory of a call with these arguments, one per line.

        >>> import torch
        >>> f = torch.fuse(lambda x: torch.exp(x - x.amax(-1, True)).sum(-1))
        >>> print(f.explain(torch.ones(2, 3)))
        one pass: amax, sub, exp, sum
        """
        self(*args)
        kinds = dims_of(args) if self._rows else tuple(type(value) in NUMBERS for value in args)
        return "\n".join(self._explained.get(kinds, ["calls one by one"]))

    def _make(self, kinds, args, cuts=False):
        if all(type(value) in NUMBERS for value in args):
            raise TypeError(f"{self.__name__}: needs a tensor; {', '.join(self.parameters)} are numbers")
        if not (cuts or fit(kinds)):
            if self._may_cut:
                return self._make_passes(kinds, args)
            raise Unfit
        graph = Graph(self.__name__)
        graph.shaped, graph.cuts, graph.most = self._rows, cuts, self._most * cuts
        values = [_placeholder(graph, name, kind) for name, kind in zip(self.parameters, kinds, strict=True)]
        try:
            result = self._trace(graph, values)
        except NeedsDims:
            self._rows = True
            return self._make(dims_of(args), args)
        except TraceError:
            if cuts or not self._may_cut:
                raise
            return self._make_passes(kinds, args)
        if cuts:
            passes = cut(self.__name__, values, result, _part)
            self._explained[kinds] = passes.explain()
            return self._with_masks(passes, graph)
        if self._layout is not None:
            return _row(self, values, result, self._layout)
        if not isinstance(result, Traced) or result.number or result.is_truth:
            what = "truth values" if isinstance(result, Traced) and result.is_truth else f"{type(result).__name__}"
            raise TraceError(f"{self.__name__}: gives {what}, not the elements of one tensor")
        if result.row is None:
            result = _copied(result)
        self._explained[kinds] = ["one pass: " + ", ".join(step.row.name for step in ordered(result))]
        kept = _read(result, values)
        if len(kept) < len(values):
            return self._of(kept, kinds)
        try:
            return self._with_masks(self._as_row(kinds, values, result), graph)
        except TooLong:
            if not self._may_cut:
                raise
            self._most = _STEPS
            return self._make_passes(kinds, args)

    def _as_row(self, kinds, values, result):
        """Return the function of a row that computes one result, which equal programs share."""
        # The key is text, in which 0.0 and -0.0 differ. It includes the names in messages.
        key = repr((self.__name__, self.parameters, kinds, program([result], values), self._compiled, result.span,
                    [step.constant for step in ordered(result)], result.graph.needs_elements))
        if key not in _made:
            tensors = [value.name for value in values if not value.number]
            _made[key] = _row(self, values, [result], Layout(tuple(tensors), tuple(map(Part, range(len(tensors))))))
        return _made[key]

    def _with_masks(self, function, graph):
        """Return the function of a row, or one that checks whether the parameters that are masks are Bool."""
        masks = [self.parameters.index(name) for name in graph.truths]
        if not masks or self._knows_types:
            return function

        def checked(*args, **options):
            if not all(type(args[k]) not in NUMBERS and args[k].dtype is _BOOL for k in masks):
                raise Unfit
            return function(*args, **options)

        return checked

    def _of(self, kept, kinds):
        """Return a function of all parameters that reads those at `kept` only; the size of others does not count."""
        def trace(graph, given):
            values = [_placeholder(graph, name, kind) for name, kind in zip(self.parameters, kinds, strict=True)]
            for k, value in zip(kept, given, strict=True):
                values[k] = value
            return self._trace(graph, values)

        inner = Formula(self.__name__, [self.parameters[k] for k in kept], trace, "", self._compiled)
        inner._may_cut, inner._is_part = self._may_cut, True
        return lambda *args, **options: inner(*(args[k] for k in kept), **options)

    def _make_passes(self, kinds, args):
        """Return passes after one pass has failed. If passes fail too, raise the error of the one pass."""
        self._rows = True
        kinds = dims_of(args)
        if kinds not in self._functions:
            self._functions[kinds] = self._make(kinds, args, cuts=True)
        return self._functions[kinds]

    def __repr__(self) -> str:
        return f"<formula {self.__name__}({', '.join(self.parameters)})>"


def formula(name: str, text: str, *, compile: bool = False, device: str = "cpu") -> Formula:
    """Return a function of one element formula in the language of ops.yaml, without a row and without a compiler.

    Args:
        name: the name of the function in messages.
        text: the formula. Its names are the parameters, in the order of their first use.
        compile: whether to compile a C loop, which requires gcc and the generator's packages, and is cached.
        device: "cpu", or "cuda" for a CUDA kernel. With compile=True, tensors on a GPU use a kernel too. Otherwise
            they are computed on the CPU, with copies in both directions.

    The gradients are those of the rows in the formula.

    Raises:
        ValueError: the text is not a formula.
        TypeError: a part of it is not an element formula.

    >>> import torch
    >>> mish = torch.formula("mish", "input * tanh(log1p(exp(input)))")
    >>> [round(value, 4) for value in mish(torch.Tensor([-1, 0, 1])).tolist()]
    [-0.3034, 0.0, 0.8651]
    """
    from torch.codegen.model.elements import check_element
    from torch.codegen.model.formula import names, parse
    from torch.codegen.model.vocabulary import CONSTANTS

    if device not in ("cpu", "cuda"):
        raise ValueError(f"formula {name}: device is {device!r}; need 'cpu' or 'cuda'")
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise ValueError(f"formula: {name!r} is no name; write small letters")
    tree = parse(text)
    parameters = [each for each in names(tree) if each not in CONSTANTS]
    for sentence in check_element(tree, parameters):
        raise ValueError(f"formula {name}: {sentence}")
    if not parameters:
        raise ValueError(f"formula {name}: {text!r} names no parameter")

    def trace(graph, values):
        return evaluate(tree, dict(zip(parameters, values, strict=True)))

    return Formula(name, parameters, trace, f"{name}({', '.join(parameters)}) = {text}",
                   compile or device == "cuda")


def fuse(f: Callable[..., Any] | None = None, *, compile: bool = False) -> Any:
    """Return a function that computes f in as few passes over memory as possible. It can be used as a decorator.

    Args:
        f: a function that takes tensors and numbers by position and returns one tensor.
        compile: as in torch.formula; formulas with reductions run as programs all the same.

    One pass computes rows with a `loop`, and sum, mean, amax, amin, norm, var, std, logsumexp, softmax and
    log_softmax along the last dim. Calls that need whole tensors, such as a matrix product, are separate passes;
    f.explain(...) lists them. f is called once on stand-ins for each choice of which arguments are numbers, and with
    reductions for each number of dims. Results equal those of the unfused calls up to rounding, and the gradients are
    those of the rows.

    A function that is too long for its passes is called as it is.

    Raises TypeError if f branches on a value, reads one, or uses a tensor that is not an argument.

    >>> import torch
    >>> f = torch.fuse(lambda x, a, b: torch.relu(x * a + b))
    >>> f(torch.Tensor([-1, 2]), 3, 1).tolist()
    [0.0, 7.0]
    """
    import inspect

    if f is None:
        return functools.partial(fuse, compile=compile)
    name = getattr(f, "__name__", "fused")
    name = name if re.fullmatch(r"[a-z_][a-z0-9_]*", name) else "fused"
    parameters = list(inspect.signature(f).parameters.values())
    for each in parameters:
        if each.kind not in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD):
            raise TypeError(f"fuse: {name} takes {each}; a fused function has parameters by position")
        if each.default is not each.empty and type(each.default) not in NUMBERS:
            raise TypeError(f"fuse: {name} takes {each}; a default is a number")

    def trace(graph, values):
        return f(*values)

    presets = {each.name: each.default for each in parameters if each.default is not each.empty}
    result = Formula(name, [each.name for each in parameters], trace, inspect.getdoc(f) or "", compile, **presets)
    result._may_cut = not compile
    return functools.update_wrapper(result, f, ("__module__", "__doc__"))


def _read(result, values):
    """Return the positions of the numbers, and of the tensors that a result is computed from."""
    read = {id(value) for step in ordered(result) for value in step.values.values()}
    return [k for k, value in enumerate(values) if value.number or id(value) in read]


def _placeholder(graph, name, kind):
    """Return the stand-in of a number, or of a tensor whose dims and span `kind` gives if they are known."""
    if not isinstance(kind, tuple):
        return Traced(graph, name=name, number=kind)
    return Traced(graph, name=name, ndim=kind[0], span=ROW if kind[1] else FULL)


def _part(name, parameters, trace):
    """Return a formula that computes a part of a fused function."""
    result = Formula(name, parameters, trace, "", False)
    result._is_part = True
    return result


def _row(made, values, results, layout):
    """Return the function of a row that runs a program for the results, and one or more for its gradients."""
    tensors = [value for value in values if not value.number]
    if len(tensors) > _TENSORS and made._layout is None:
        raise TooLong(f"{made.__name__}: a formula has {_TENSORS} tensors at most")
    results = _of_their_own(results)
    graph, plain = results[0].graph, results[0].span != FULL
    grads = [Traced(graph, name="grad", span=ROW if plain else FULL) for _ in results]
    slopes = gradients(graph, results, tensors, grads)
    slopes = [None if part is None else _as_step(part, grads[0], tensor)
              for part, tensor in zip(slopes, tensors, strict=True)]
    parts = {k: part for k, part in enumerate(slopes) if part is not None}
    if made._compiled and not graph.shaped:
        from torch._formula.compiled import Writer

        writer = Writer(made.__name__)
        forward, backward = writer(results, values), _gradient_programs(parts, values, grads, writer, layout)
        programs = writer.built()
        forward = programs[forward]
        backward = tuple((sources, targets, programs[number]) for sources, targets, number in backward)
    else:
        forward, backward = program(results, values), _gradient_programs(parts, values, grads, program, layout)
    op, drops = _unique(made.__name__), results[0].span == DROPPED
    parameters = tuple((value.name, value.number) for value in values)
    if made._layout is not None:
        parameters = tuple((name, False) for name in layout.names)
    kinds = ", ".join(f"{'Scalar' if number else 'Tensor'} {name}" for name, number in parameters)
    places = None if made._layout is None else (layout.sources, layout.results, layout.whole)
    function = _core.make_formula(op, made.__name__, f"{made.__name__}({kinds})", made.__doc__ or made.__name__,
                                  parameters, forward, backward, graph.shaped, drops, graph.needs_elements,
                                  places)  # fmt: skip
    formulas[op] = function
    _function.FORMULAS[op] = gradient_class(op, tensors, parts, grads, drops, layout)
    return function


def _of_their_own(results):
    """Return results as different steps which no other step reads."""
    if not all(isinstance(result, Traced) and not result.number and not result.is_truth for result in results):
        raise TraceError("a part of a result is no elements of a tensor")
    if len(results) == 1:
        return results
    read = {id(value) for step in ordered(*results) for value in step.values.values()}
    results = [_copied(result, FULL) if id(result) in read or result.row is None or result.span != FULL else result
               for result in results]
    if len(set(map(id, results))) < len(results):
        raise TraceError("two parts of a result are equal")
    return results


def _as_step(part, grad, tensor):
    """Return a gradient as a step, also if it is the incoming gradient or a number, in the size of the tensor."""
    if not isinstance(part, Traced):
        return grad * 0.0 + part
    narrow = part.span != FULL and tensor.span == FULL
    if part.row is not None and not narrow:
        return part
    return _copied(part, FULL if narrow else None)


def _copied(value, span=None):
    return value.graph.step(_core.rows["mul"], {"input": value, "other": 1.0}, span)


def _gradient_programs(parts, values, grads, make, layout):
    """Return programs for the gradients of operands by number, each for as many as one program holds.

    `make` makes a program for results and operands, or raises TraceError if there are too many.
    """
    if not parts:
        return ()
    try:
        return (_gradient_program(parts, values, grads, make, layout),)
    except TraceError:
        if len(parts) == 1:
            raise
    each = list(parts.items())
    half = len(each) // 2
    return tuple(one for some in (each[:half], each[half:])
                 for one in _gradient_programs(dict(some), values, grads, make, layout))


def _gradient_program(parts, values, grads, make, layout):
    """Return (sources of the inputs, pairs of an output and what gets it, program).

    A result that other steps read is copied to its output, because the output is not computed if only those are.
    """
    steps = ordered(*parts.values())
    read = {id(value) for step in steps for value in step.values.values() if isinstance(value, Traced)}
    parts = {k: _copied(part) if id(part) in read else part for k, part in parts.items()}
    results = {id(part): part for part in parts.values()}
    numbers = {key: k for k, key in enumerate(results)}
    tensors = [value for value in values if not value.number]
    pairs = [*zip(grads, layout.of_grad, strict=True), *zip(tensors, layout.sources, strict=True)]
    used = [(value, source) for value, source in pairs if id(value) in read]
    targets = tuple((numbers[id(part)], layout.sources[k]) for k, part in parts.items())
    operands = [*(value for value, _ in used), *(value for value in values if value.number)]
    return tuple(source for _, source in used), targets, make(list(results.values()), operands)


def _unique(name):
    _names[name] = _names.get(name, 0) + 1
    return f"formula:{name}:{_names[name]}"
