"""Constructors of modules and optimizers name the class and the argument that they refuse."""

import inspect
import re

import pytest

import torch
from torch import nn

BAD = [(2, 3), "x", None, 3, {}, [1.5], object(), torch.ones(2)]
# What Python's own errors say.
RAW = re.compile("not supported between|object is not|has no attribute|not subscriptable|unsupported operand|"
                 "cannot be interpreted|unhashable|cannot unpack|not enough values|too many values|no length")
GOOD = {"p": 0.5, "dim": 1, "unflattened_size": (2, 2), "cutoffs": [2], "n_classes": 5, "num_heads": 2, "nhead": 2,
        "num_layers": 1, "threshold": 0.1, "min_val": -1, "max_val": 1, "kernel_size": 2, "num_groups": 2}


def modules():
    for name in sorted(dir(nn)):
        kind = getattr(nn, name)
        if isinstance(kind, type) and issubclass(kind, nn.Module) and name != "Legacy":
            yield kind


def given(kind):
    """Return values of the parameters without a default, and all parameters."""
    parameters = [parameter for parameter in inspect.signature(kind).parameters.values()
                  if parameter.kind not in (parameter.VAR_KEYWORD, parameter.VAR_POSITIONAL)]
    layers = {"encoder_layer": nn.TransformerEncoderLayer, "decoder_layer": nn.TransformerDecoderLayer}
    return {parameter.name: layers[parameter.name](8, 2) if parameter.name in layers else GOOD.get(parameter.name, 4)
            for parameter in parameters if parameter.default is parameter.empty}, parameters


@pytest.mark.parametrize("kind", list(modules()), ids=lambda kind: kind.__name__)
def test_modules_name_bad_arguments(kind):
    values, parameters = given(kind)
    try:
        kind(**values)
    except ValueError:
        return  # it needs one of two options
    for parameter in parameters:
        for bad in BAD:
            try:
                kind(**values | {parameter.name: bad})
            except (TypeError, ValueError, RuntimeError, IndexError, NotImplementedError) as error:
                assert not RAW.search(str(error).removeprefix(f"{kind.__name__}: ")), (parameter.name, bad, error)


@pytest.mark.parametrize("kind, args, message", [
    (nn.Dropout, ((2, 3),), r"Dropout: p is \(2, 3\); need a number"),
    (nn.Unflatten, (1, 2), "Unflatten: unflattened_size is 2; need a tuple of ints"),
    (nn.ModuleList, (3,), "ModuleList: its argument is 3; need an iterable of items"),
    (nn.ParameterDict, ((2, 3),), r"ParameterDict: its argument is \[2, 3\]; need a dict or pairs"),
    (nn.Conv2d, (2, 3, "x"), "Conv2d: kernel_size takes an int or 2 ints, not 'x'"),
    (nn.Hardtanh, ((2, 3),), r"Hardtanh: min_val is \(2, 3\); need a number"),
    (torch.optim.LBFGS, ([torch.ones(2)], 1, "x"), "LBFGS: max_iter is 'x'; need a number"),
])
def test_messages(kind, args, message):
    with pytest.raises(TypeError, match=message):
        kind(*args)


def test_options_of_optimizers_are_checked_before_parameters():
    with pytest.raises(ValueError, match="betas is"):
        torch.optim.Adam(None, betas=(2, 3))
    with pytest.raises(TypeError, match="not None"):
        torch.optim.Adam(None)


def test_logsumexp_of_no_complex_numbers():
    for size, dim in (((0, 3), 0), ((3, 0), 1)):
        result = torch.zeros(size, dtype=torch.complex64).logsumexp(dim)
        assert torch.equal(result, torch.full((3,), complex(-torch.inf, 0), dtype=torch.complex64))


def test_a_traced_parameter_may_be_called_self():
    def product(self, y):
        return self * y

    class Product(nn.Module):
        def __init__(own):
            super().__init__()
            own.weight = nn.Parameter(torch.full((2,), 3.0))

        def forward(own, self, y):
            return self * y * own.weight

    x = torch.arange(2.0)
    assert torch.equal(torch.fx.symbolic_trace(product)(x, x), x * x)
    assert torch.equal(torch.fx.symbolic_trace(Product())(x, x), x * x * 3)
    assert torch.equal(torch.export.export(Product(), (x, x)).module()(x, x), x * x * 3)


def test_strides_of_wrapper_subclasses():
    class Wrapper(torch.Tensor):
        @staticmethod
        def __new__(cls, inner):
            return torch.Tensor._make_wrapper_subclass(cls, inner.size(), strides=inner.stride(), dtype=inner.dtype,
                                                       storage_offset=inner.storage_offset())

    for inner in (torch.zeros(4, 3).t(), torch.zeros(9)[3:], torch.zeros(2, 0), torch.zeros(3).expand(2, 3)):
        outer = Wrapper(inner)
        assert outer.size() == inner.size() and outer.stride() == inner.stride()
        assert outer.storage_offset() == inner.storage_offset()
