"""Tests that plain and recorded calls accept the same arguments, for every row: right ones and wrong ones."""

import re

import torch

from .cases import Case, samples, some
from .values import in_place, over

# Calls that only a recorded operand makes wrong: no gradient is known, or a leaf would be overwritten.
OF_GRADIENTS = re.compile("gradient|requires? grad|leaf|recorded|detach|differentia|view")


def _wrong(value):
    """Yield other tensors in place of one: of other sizes, types and numbers of dims."""
    size = list(value.size())
    yield value.new_ones([*size, 2]) if len(size) < 6 else value
    yield value.new_ones([1, 1, 1, *size]) if len(size) < 4 else value
    for dim in range(len(size)):
        yield value.new_ones([length + (k == dim) * 3 for k, length in enumerate(size)])
    if size:
        yield value.new_ones([0, *size[1:]])
        yield value.new_ones(size[1:])
    for kind in ("Half", "Double", "ComplexFloat", "Long", "Bool"):
        yield value.type(f"torch.{kind}Tensor")
    yield value.new_ones(()).expand(size)


def _calls(row):
    """Yield (what, arguments) of the samples, and with each tensor replaced by others."""
    for sample in samples(row):
        case = Case(row, sample, "Float")
        what = f"{row.op} {sample}"
        yield what, case, case.arguments()
        for turn, (name, value) in enumerate(case.arguments().items()):
            if isinstance(value, torch.Tensor):
                for other in some(list(_wrong(value)), len(what) + turn):
                    yield f"{what}, {name} of {other.type()} {list(other.size())}", case, {
                        **case.arguments(), name: other}


def _outcome(call, arguments):
    """Return (kind of error, text), or (None, size and type) of the first result."""
    try:
        torch.manual_seed(0)
        result = call(arguments)
    except (TypeError, ValueError, RuntimeError, IndexError, NotImplementedError) as error:
        return type(error), str(error)
    result = result[0] if isinstance(result, (tuple, list)) and result else result
    return None, (tuple(result.size()), result.dtype) if isinstance(result, torch.Tensor) else type(result)


def recordable(arguments):
    """Return the names of the tensors that may require a gradient."""
    return [name for name, value in arguments.items()
            if isinstance(value, torch.Tensor) and (value.is_floating_point() or value.is_complex())]


def _recorded(value):
    return value.detach().requires_grad_()


def _assert_alike(plain, recorded, what):
    if recorded[0] and not plain[0] and OF_GRADIENTS.search(recorded[1]):
        return
    assert plain[0] == recorded[0], f"{what}: plain {plain}, recorded {recorded}"
    assert plain[0] or plain[1] == recorded[1], f"{what}: plain {plain}, recorded {recorded}"


def differentiable(row):
    """Return whether a row of floats records its calls."""
    return bool(row.gradients or row.composed) and "Float" in row.dtypes and not row.internal and not row.states


@over(differentiable)
def test_recorded_calls_accept_what_plain_ones_do(row):
    for what, case, arguments in _calls(row):
        plain = _outcome(case.call, dict(arguments))
        for name in recordable(arguments):
            recorded = _outcome(case.call, {**arguments, name: _recorded(arguments[name])})
            _assert_alike(plain, recorded, f"{what}, recorded {name}")


@over(lambda row: differentiable(row) and in_place(row))
def test_recorded_calls_in_place_accept_what_plain_ones_do(row):
    own = row.self_parameter.name

    def change(arguments):
        given = {name: value for name, value in arguments.items() if value is not None}
        return getattr(given.pop(own).clone(), f"{row.public}_")(**given)

    for what, _, arguments in _calls(row):
        if isinstance(arguments[own], torch.Tensor):
            plain = _outcome(change, arguments)
            for name in recordable(arguments):
                recorded = _outcome(change, {**arguments, name: _recorded(arguments[name])})
                _assert_alike(plain, recorded, f"{what} in place, recorded {name}")
