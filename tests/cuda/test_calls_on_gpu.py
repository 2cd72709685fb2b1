"""Every public function, module, optimizer and schedule has equal results and gradients on GPU and CPU."""

import inspect

import calls
import models
import numpy as np
import pytest
from cases import CATALOGUE

import torch
import torch.nn.functional as F
from torch import nn, optim
from torch.autograd import Variable
from torch.nn.utils import prune, rnn

NUMBER = torch.cuda.device_count() - 1  # not the current one: what is made on that is not where the operands are
PUBLIC = {row.public for row in CATALOGUE.rows} | {alias for row in CATALOGUE.rows for alias in row.aliases}


def numbers_of(value, gpu):
    """Return all tensors and numbers of a call's result as arrays, and check the devices."""
    if isinstance(value, (tuple, list)):
        return [array for item in value for array in numbers_of(item, gpu)]
    value = value.data if isinstance(value, Variable) else value
    if isinstance(value, torch.Tensor):
        assert value._gpu == gpu, f"{value.type()} lies on {value.device}"
        return [value.cpu().numpy()]
    return [] if value is None else [np.asarray(value)]


def variables_of(value):
    if isinstance(value, (tuple, list)):
        return [one for item in value for one in variables_of(item)]
    return [value] if isinstance(value, Variable) and value.requires_grad else []


def outcome(call, gpu):
    """Return the results of a call, and the gradients of its operands."""
    maker = calls.Maker(gpu)
    torch.manual_seed(3)
    value = call(maker)
    result = numbers_of(value, gpu)
    results = [one for one in variables_of(value) if one.numel()]
    for number, one in enumerate(results):
        one.backward(maker.plain(*one.size()), retain_graph=number + 1 < len(results))
    return result + [array for leaf in maker.leaves if leaf.grad is not None
                     for array in numbers_of(leaf.grad, gpu)]


def same(call, what):
    here, there = outcome(call, -1), outcome(call, NUMBER)
    assert len(here) == len(there), what
    for wanted, got in zip(here, there, strict=True):
        assert wanted.shape == got.shape, what
        np.testing.assert_allclose(got, wanted, rtol=2e-4, atol=2e-4, err_msg=what)


ALL = {f"{room}.{name}": call for room, table in (
    ("torch", calls.TORCH), ("linalg", calls.LINALG), ("fft", calls.FFT), ("functional", calls.FUNCTIONAL),
    ("init", calls.INIT), ("utils", calls.UTILS)) for name, call in table.items()}
ALL |= {f"nn.{name}": lambda c, name=name: models.run_module(name, c) for name in models.MODULES | models.LOSSES}
ALL |= {f"optim.{name}": lambda c, name=name: models.run_optimizer(name, c) for name in models.OPTIMIZERS}
ALL |= {f"lr_scheduler.{name}": lambda c, name=name: models.run_optimizer("SGD", c, name) for name in models.SCHEDULERS}
# Each of these is quick, and one of its kind.
QUICK = """torch.einsum torch.as_strided torch.gradient torch.btriunpack linalg.solve linalg.matrix_exp fft.fftshift
    functional.pdist functional.ctc_loss functional.interpolate functional.dropout init.sparse_
    utils.rnn.pack_padded_sequence nn.LSTM nn.BatchNorm1d nn.MultiheadAttention optim.Adam
    lr_scheduler.StepLR""".split()


@pytest.mark.parametrize("name", QUICK)
def test_quick_ones(name):
    same(ALL[name], name)


@pytest.mark.filterwarnings("ignore:torch.tensor of a tensor")
@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in ALL if name not in QUICK])
def test_call(name):
    same(ALL[name], name)


@pytest.mark.parametrize("name", calls.MAKING)
def test_what_is_made_lies_where_device_says(name):
    result = []
    for where in ("cpu", f"cuda:{NUMBER}"):
        torch.manual_seed(3)
        result.append(calls.MAKING[name](where))
    here, there = (one.data if isinstance(one, Variable) else one for one in result)
    assert there._gpu == NUMBER and here.type() == there.type().replace("cuda.", "") and there.cpu().equal(here)


def functions_of(room):
    names = getattr(room, "__all__", None) or dir(room)
    return {name for name in names if not name.startswith("_") and inspect.isroutine(getattr(room, name))}


def classes_of(room):
    return {name for name in dir(room) if not name.startswith("_") and inspect.isclass(getattr(room, name))}


def test_every_public_name_is_here():
    rows = {name for name in functions_of(torch) if name in PUBLIC}
    assert functions_of(torch) - rows == {*calls.TORCH, *calls.WITHOUT, *calls.MAKING, *calls.APART} - rows
    assert functions_of(torch.linalg) == set(calls.LINALG)
    assert functions_of(torch.fft) == {*calls.FFT, *calls.FFT_WITHOUT}
    assert functions_of(F) == set(calls.FUNCTIONAL)
    assert functions_of(nn.init) == {*calls.INIT, *calls.INIT_WITHOUT}
    assert functions_of(nn.utils) | {f"{name}.{each}" for name, room in (("rnn", rnn), ("prune", prune))
                                     for each in functions_of(room)} == set(calls.UTILS)
    assert classes_of(nn) == {*models.MODULES, *models.LOSSES, *models.NO_MODULES}
    assert set(optim.lr_scheduler.__all__) == {*models.SCHEDULERS, *models.NO_SCHEDULERS}
