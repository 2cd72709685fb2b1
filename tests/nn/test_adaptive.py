"""The softmax over clusters of classes: its parts against each other, its refusals."""

import copy
import pickle

import numpy as np
import pytest

import torch
import torch.nn as nn
from torch.autograd import Variable, gradcheck, gradgradcheck


def made(cutoffs=(2, 5, 9), **options):
    torch.manual_seed(4)
    return nn.AdaptiveLogSoftmaxWithLoss(8, 12, cutoffs, div_value=2, **options).double()


def drawn(*size):
    return Variable(torch.randn(*size).double())


@pytest.mark.parametrize("cutoffs", [(1,), (11,), (3,), (1, 2, 3), (2, 5, 9)])
@pytest.mark.parametrize("head_bias", [False, True])
def test_the_loss_is_that_of_all_probabilities(cutoffs, head_bias):
    module, x = made(cutoffs, head_bias=head_bias), drawn(12, 8)
    classes = torch.LongTensor(np.random.RandomState(1).permutation(12).tolist())
    every = module.log_prob(x)
    np.testing.assert_allclose(every.data.exp().sum(1).numpy(), 1, rtol=1e-12)
    output, loss = module(x, classes)
    wanted = every.data.gather(1, classes.view(-1, 1)).view(-1)
    np.testing.assert_allclose(output.data.numpy(), wanted.numpy(), rtol=1e-12)
    np.testing.assert_allclose(loss.item(), -wanted.mean(), rtol=1e-12)
    assert module.predict(x).data.equal(every.data.max(1)[1])
    loss.backward()
    result = [part.grad.data.clone() for part in (x, *module.parameters())]
    x.grad = None
    module.zero_grad()
    (-every.gather(1, Variable(classes.view(-1, 1), requires_grad=False)).mean()).backward()
    for gradient, part in zip(result, (x, *module.parameters()), strict=True):
        np.testing.assert_allclose(gradient.numpy(), part.grad.data.numpy(), rtol=1e-9, atol=1e-12)


def test_gradients():
    module, classes = made(), torch.LongTensor([0, 4, 11])
    inputs = [drawn(3, 8), *module.parameters()]
    assert gradcheck(lambda x, *parameters: module(x, classes).output, inputs)
    assert gradgradcheck(lambda x, *parameters: module(x, classes).loss, inputs)


def test_one_row_and_none():
    module, x = made(), drawn(3, 8)
    one = module(x[1], torch.LongTensor([7]))
    assert one.output.size() == (1,) and module.log_prob(x[1]).size() == (12,)
    np.testing.assert_allclose(one.output.data[0], module(x, torch.LongTensor([7, 7, 7])).output.data[1], rtol=1e-12)
    assert module.predict(x[1]).item() == module.predict(x).data[1]
    none = module(drawn(3, 8)[:0], torch.LongTensor([]))
    assert none.output.size() == (0,) and none.loss.item() != none.loss.item()


def test_state_and_copies():
    module, x = made(head_bias=True), drawn(4, 8)
    assert list(module.state_dict()) == ["head.weight", "head.bias"] + [
        f"tail.{cluster}.{layer}.weight" for cluster in range(3) for layer in range(2)]
    for twin in (copy.deepcopy(module), pickle.loads(pickle.dumps(module))):
        assert twin.log_prob(x).data.equal(module.log_prob(x).data)
    assert type(module(torch.zeros(1, 8).double(), torch.tensor([0]))).__name__ == "_ASMoutput"
    assert repr(module).startswith("AdaptiveLogSoftmaxWithLoss(\n  (head): Linear(in_features=8, out_features=5")
    before = module.log_prob(x).data
    module.reset_parameters()
    assert not module.log_prob(x).data.equal(before)


@pytest.mark.parametrize("cutoffs", [(), (0,), (12,), (3, 3), (5, 3), (-1, 4)])
def test_cutoffs_that_are_none(cutoffs):
    with pytest.raises(ValueError, match="need ints that rise, from 1 to 11"):
        made(cutoffs)


@pytest.mark.parametrize("size, classes, error, words", [
    ((2, 8), [0, 12], IndexError, "targets are from 0 to 12, but there are 12 classes"),
    ((2, 8), [-1, 3], IndexError, "targets are from -1 to 3"), ((2, 8), [1], RuntimeError, "a target for each row"),
    ((8,), [1, 2], RuntimeError, "a target for each row"), ((2, 7), [1, 2], RuntimeError, r"need \(N, 8\) or \(8\)"),
    ((2, 2, 8), [1, 2], RuntimeError, r"need \(N, 8\) or \(8\)")])
def test_wrong_calls(size, classes, error, words):
    with pytest.raises(error, match=words):
        made()(drawn(*size), torch.LongTensor(classes))


def test_one_sample_without_a_batch():
    layer = nn.AdaptiveLogSoftmaxWithLoss(8, 10, [2, 4])
    x = torch.randn(8)
    for target in (0, 3, 9):
        alone, batch = layer(x, torch.tensor(target)), layer(x[None], torch.tensor([target]))
        assert alone.output.size() == () and alone.output == batch.output[0] and alone.loss == batch.loss
    with pytest.raises(RuntimeError, match="need a target"):
        layer(x[None], torch.tensor(3))
