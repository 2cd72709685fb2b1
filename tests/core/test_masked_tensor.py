"""MaskedTensor: operators keep, move or fold its mask, and gradients reach the elements that count."""

import pytest

import torch
from torch.masked import MaskedTensor, as_masked_tensor, is_masked_tensor, masked_tensor
from torch.masked.maskedtensor import core

DATA = torch.arange(6.0).reshape(2, 3)
MASK = torch.tensor([[True, False, True], [False, False, True]])


@pytest.fixture
def x():
    return masked_tensor(DATA, MASK)


def test_it_prints_as_in_pytorch(x):
    assert repr(x) == ("MaskedTensor(\n  [\n    [  0.0000,       --,   2.0000],\n"
                       "    [      --,       --,   5.0000]\n  ]\n)")
    assert repr(x.sum()) == "MaskedTensor(  7.0000, True)"
    assert repr(x.int()[0]) == "MaskedTensor(\n  [0,       --, 2]\n)"


def test_it_is_a_tensor_with_its_parts(x):
    assert is_masked_tensor(x) and isinstance(x, torch.Tensor) and not is_masked_tensor(DATA)
    assert x.shape == (2, 3) and x.dtype == torch.float32 and len(x) == 2 and x.to_dense() is x
    assert torch.equal(x.get_data(), DATA) and torch.equal(x.get_mask(), MASK)
    assert x.to_tensor(9.0).tolist() == [[0, 9, 2], [9, 9, 5]]
    assert type(x).__module__ == "torch.masked.maskedtensor.core" and MaskedTensor is core.MaskedTensor


@pytest.mark.parametrize("call", [
    lambda x: x + x, lambda x: x * 2, lambda x: x - DATA, torch.sqrt, lambda x: x.exp(), lambda x: -x, lambda x: x > 2,
    lambda x: x == x, lambda x: x.double(), lambda x: x.clone(), lambda x: x.relu(), lambda x: x**2])
def test_operators_of_elements_keep_the_mask(call, x):
    result = call(x)
    assert torch.equal(result.get_mask(), MASK) and torch.equal(result.get_data(), call(DATA))


@pytest.mark.parametrize("call", [
    lambda x: x[0], lambda x: x[:, 1:], lambda x: x.view(6), lambda x: x.t(), lambda x: x.unsqueeze(0),
    lambda x: torch.cat([x, x]), lambda x: torch.stack([x, x], 1), lambda x: x[torch.tensor([1, 0])],
    lambda x: x.expand(4, 2, 3), lambda x: x.flip(0)])
def test_the_mask_moves_with_the_elements(call, x):
    result = call(x)
    assert torch.equal(result.get_mask(), call(MASK)) and torch.equal(result.get_data(), call(DATA))


def test_parts_are_masked_tensors(x):
    first, second = x.unbind(0)
    assert first.get_mask().tolist() == [True, False, True] and second.get_data().tolist() == [3, 4, 5]
    assert [part.get_mask().size() for part in x.split(2, 1)] == [(2, 2), (2, 1)]


@pytest.mark.parametrize("name, whole, rows", [
    ("sum", 7, [2, 5]), ("mean", 7 / 3, [1, 5]), ("amax", 5, [2, 5]), ("amin", 0, [0, 5]), ("prod", 0, [0, 5])])
def test_reductions_take_the_elements_that_count(name, whole, rows, x):
    assert getattr(x, name)().item() == pytest.approx(whole)
    assert getattr(x, name)(1).get_data().tolist() == rows
    assert getattr(x, name)(1, keepdim=True).shape == (2, 1)
    result = getattr(x, name)(0)
    assert result.get_mask().tolist() == [True, False, True]


def test_truths_and_lines(x):
    assert not x.all().item() and x.any().item() and (x > 1).any(1).get_data().tolist() == [True, True]
    assert x.var(1).get_data()[0] == 2 and x.argmax(1).get_data().tolist() == [2, 2]
    torch.testing.assert_close(torch.softmax(x, 1).to_tensor(0.0), torch.masked.softmax(DATA, 1, mask=MASK))


def test_gradients_reach_the_elements_that_count():
    x = masked_tensor(DATA, MASK, requires_grad=True)
    x.exp().sum().backward()
    assert x.requires_grad and isinstance(x.grad, MaskedTensor)
    torch.testing.assert_close(x.grad.to_tensor(0.0), torch.where(MASK, DATA.exp(), 0.0))
    leaf = DATA.clone().requires_grad_()
    as_masked_tensor(leaf, MASK).mean().backward()
    torch.testing.assert_close(leaf.grad, MASK / 3)
    with pytest.raises(RuntimeError, match="require"):
        masked_tensor(leaf, MASK).sum().backward()


def test_writes_keep_the_object(x):
    same = x.add_(1)
    assert same is x and x.get_data().tolist() == [[1, 2, 3], [4, 5, 6]] and DATA[0, 0] == 0


def test_wrong_masks(x):
    with pytest.raises(TypeError, match="mask must have dtype bool"):
        masked_tensor(DATA, MASK.float())
    with pytest.raises(ValueError, match="need the same size"):
        masked_tensor(DATA, MASK[0])
    with pytest.raises(ValueError, match="masks must match"):
        x + masked_tensor(DATA, ~MASK)
    with pytest.raises(TypeError, match="matmul"):
        x @ x.t()
