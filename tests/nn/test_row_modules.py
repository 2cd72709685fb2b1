"""The modules and functions that rows make: each is called as its row is, and keeps its options."""

import copy
import inspect
import pickle

import numpy as np
import pytest
from cases import CATALOGUE, cases, defined

import torch
import torch.nn as nn
import torch.nn.functional as F
from codegen.print.modules import inputs, kept
from torch.autograd import Variable
from torch.nn.modules.row import Loss

ROWS = CATALOGUE.modules
LOSSES = [row for row in ROWS if row.reduction]


def split(row, case):
    """Return the tensors that forward takes as Variables in double, and the options of the class."""
    values = case.arguments()
    given = [Variable(values[p.name], requires_grad=False) for p in inputs(row)]
    options = {p.name: values[p.name] for p in kept(row) if p.kind != "reduction" and values[p.name] is not None}
    options = {name: value for name, value in options.items()
               if torch.is_tensor(value) or row.parameter(name).kind != "either"}
    return given, options


def usable(row):
    """Return the cases whose tensors have one size, as losses want them, and whose oracle has an answer."""
    for case in cases(row, "Double"):
        sizes = {case.values[p.name].shape for p in inputs(row)}
        if len(sizes) == 1 and defined(case) is not None:
            yield case


def averaged(row):
    """Return a case of the mean over several elements."""
    return next(case for case in usable(row)
                if case.values["reduction"] == 1 and case.values[inputs(row)[0].name].size > 1)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.module)
def test_module_and_function_are_the_row(row):
    done = 0
    for case in usable(row):
        given, options = split(row, case)
        expected = np.asarray(case.expected()[0])
        words = {"reduction": ("none", "mean", "sum")[case.values["reduction"]]} if row.reduction else {}
        if any(p.kind == "either" and not isinstance(case.values[p.name], np.ndarray) and case.values[p.name] != 1
               for p in row.parameters):
            continue
        module = getattr(nn, row.module)(**options, **words)
        found = module(*given).data.numpy()
        np.testing.assert_allclose(found.reshape(expected.shape), expected, rtol=1e-9, atol=1e-9)
        result = getattr(F, row.public)(*given, **options, **words)
        np.testing.assert_allclose(result.data.numpy().reshape(expected.shape), expected, rtol=1e-9, atol=1e-9)
        plain = getattr(F, row.public)(*(v.data for v in given), **options, **words)
        np.testing.assert_allclose(np.asarray(plain if isinstance(plain, (int, float)) else plain.numpy()).reshape(
            expected.shape), expected, rtol=1e-9, atol=1e-9)
        done += 1
    assert done > 1


@pytest.mark.parametrize("row", LOSSES, ids=lambda row: row.module)
def test_reductions_of_a_loss(row):
    case = averaged(row)
    given, options = split(row, case)
    make = getattr(nn, row.module)
    each = make(**options, reduction="none")(*given)
    mean, total = make(**options)(*given), make(**options, reduction="sum")(*given)
    if row.flags != "none":
        assert make(**options, reduce=False)(*given).data.equal(each.data)
        assert make(**options, size_average=False)(*given).data.equal(total.data)
    np.testing.assert_allclose(total.item(), each.data.sum(), rtol=1e-9)
    if row.op != "nll_loss":
        assert each.size() == given[0].size()
        np.testing.assert_allclose(mean.item(), each.data.mean(), rtol=1e-9)
    loss = make(**options)
    loss.size_average = False
    assert loss(*given).data.equal(total.data) and not loss.size_average
    with pytest.raises(ValueError, match='reduction is "none", "mean" or "sum", not \'all\''):
        make(**options, reduction="all")
    if len(given) > 1:
        with pytest.raises((ValueError, RuntimeError), match="size"):
            loss(given[0], *(Variable(torch.zeros(7, 3).type_as(v.data), requires_grad=False) for v in given[1:]))


@pytest.mark.parametrize("row", LOSSES, ids=lambda row: row.module)
def test_gradient_of_each_element(row):
    """The gradient of reduction="none" under a gradient of ones is that of the sum."""
    case = averaged(row)
    given, options = split(row, case)
    result = []
    for word in ("none", "sum"):
        x = Variable(given[0].data)
        loss = getattr(nn, row.module)(**options, reduction=word)(x, *given[1:])
        loss.backward(loss.data.new(loss.size()).fill_(1))
        result.append(x.grad.data.numpy())
    np.testing.assert_allclose(result[0], result[1], rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("row", [row for row in ROWS if row.inplace], ids=lambda row: row.module)
def test_in_place(row):
    given, options = split(row, next(case for case in usable(row) if case.values[row.parameters[0].name].size > 3))
    x = given[0].data
    expected, kept_storage = getattr(nn, row.module)(**options)(Variable(x.clone())).data, x.data_ptr()
    module = getattr(nn, row.module)(**options, inplace=True)
    result = module(Variable(x, requires_grad=False))
    assert result.data.data_ptr() == kept_storage and result.data.equal(expected)
    assert ("inplace=True" in repr(module)) == (row.module_repr is None)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.module)
def test_a_module_keeps_its_options(row):
    given, options = split(row, next(case for case in usable(row) if case.values[inputs(row)[0].name].size > 1))
    make = getattr(nn, row.module)
    module = make(**options)
    expected = make(**copy.deepcopy(options))(*given).data.numpy()
    for twin in (copy.deepcopy(module), pickle.loads(pickle.dumps(module)), module.float().double()):
        np.testing.assert_allclose(twin(*given).data.numpy(), expected, rtol=1e-5, atol=1e-6)
        assert repr(twin) == repr(make(**options))
    assert list(module.state_dict()) == [name for name, value in options.items() if torch.is_tensor(value)]
    module.load_state_dict(copy.deepcopy(module.state_dict()))
    assert not list(module.parameters()) and module.__doc__ and getattr(F, row.public).__doc__
    shown = repr(module)
    assert shown.startswith(f"{row.module}(")
    for p in kept(row):
        if p.kind == "scalar" and not isinstance(module, Loss):
            assert f"{p.name}={options[p.name]}" in shown or f"({options[p.name]})" in shown and row.module_repr
    assert "unexpected keyword" in str(pytest.raises(TypeError, make, **options, colour=3).value)


def test_the_signature_of_the_issue():
    signature = "(beta: float = 1.0, threshold: float = 20.0, inplace: bool = False) -> None"
    assert str(inspect.signature(nn.Softplus)) == signature
    assert repr(nn.Softplus()) == "Softplus(beta=1.0, threshold=20.0)"
    assert list(inspect.signature(nn.BCELoss).parameters) == ["weight", "size_average", "reduce", "reduction"]
    assert list(inspect.signature(nn.HingeEmbeddingLoss).parameters)[:2] == ["margin", "size_average"]
    assert F.logsigmoid is F.log_sigmoid and F.swish is F.silu
