"""device= and dtype= in constructors: every layer that makes parameters takes them, and converts all that it made."""

import inspect

import models
import pytest

import torch
import torch.nn as nn


def made(name, **where):
    options = [one() if callable(one) else one for one in models.MODULES[name][0]]
    torch.manual_seed(3)
    return getattr(nn, name)(*options, **where)


def makes_its_own(module):
    """Return whether there are tensors that the module has made, rather than been given by modules or by the caller."""
    return bool(module._parameters or module._buffers) and not isinstance(
        module, (nn.ParameterList, nn.ParameterDict, nn.FractionalMaxPool2d, nn.FractionalMaxPool3d))


LAYERS = sorted(name for name in models.MODULES if makes_its_own(made(name)))


def test_there_are_layers():
    assert {"Linear", "Conv2d", "BatchNorm1d", "LSTM", "Embedding", "PReLU"} <= {*LAYERS}


@pytest.mark.parametrize("name", [*LAYERS, "Transformer", "TransformerEncoderLayer", "TransformerDecoderLayer"])
@pytest.mark.parametrize("dtype", [torch.float64, torch.float16])
def test_types(name, dtype):
    usual, module = made(name), made(name, device="cpu", dtype=dtype)
    assert [*usual.state_dict()] == [*module.state_dict()]
    for key, tensor in usual.state_dict().items():
        result = module.state_dict()[key]
        assert result.dtype == (dtype if tensor.is_floating_point() else tensor.dtype), key
        assert result.equal(tensor.type(result.type())), key
    assert all(parameter.requires_grad for parameter in module.parameters())


@pytest.mark.parametrize("name", LAYERS)
def test_signatures_tell(name):
    parameters = inspect.signature(getattr(nn, name)).parameters
    if not any(one.kind is one.VAR_KEYWORD for one in parameters.values()):
        assert parameters["device"].default is parameters["dtype"].default is None


@pytest.mark.parametrize("name", [name for name in LAYERS if made(name).state_dict()])
def test_nothing_is_converted_to_integers_or_moved_to_nowhere(name):
    with pytest.raises(TypeError, match="parameters are floating, not torch.LongTensor; give a type such as"):
        made(name, dtype=torch.long)
    with pytest.raises(RuntimeError, match="'mps'"):
        made(name, device="mps")


def test_subclasses_pass_them_on_or_leave_them_out():
    class Wider(nn.Linear):
        def __init__(self, size, **options):
            super().__init__(size, 2 * size, **options)
            self.scale = nn.Parameter(torch.ones(1, dtype=options.get("dtype")))

    assert Wider(2, dtype=torch.float64).bias.dtype is torch.float64
    assert Wider(2).weight.dtype is torch.float32
    with pytest.raises(TypeError, match="typ"):
        nn.Linear(2, 3, typ=torch.float64)


@pytest.mark.parametrize("convert", ["half", "float", "double"])
def test_integers_stay_what_they_are(convert):
    module = nn.BatchNorm1d(2, momentum=None)
    module.register_buffer("places", torch.LongTensor([1 << 40, 3]))
    module.register_buffer("mask", torch.ByteTensor([1, 0]))
    module.num_batches_tracked.fill_(2049)  # which no half is
    getattr(module, convert)()
    assert module.places.tolist() == [1 << 40, 3] and module.places.type() == "torch.LongTensor"
    assert module.mask.type() == "torch.ByteTensor" and module.num_batches_tracked == 2049
    assert module.weight.data.type() == module.running_mean.type() == f"torch.{convert.capitalize()}Tensor"
