"""torch.nested: batches of tensors of different sizes against their elements one by one."""

import pytest

import torch
from torch import nn
from torch.nn import functional as F

LAYOUTS = [torch.strided, torch.jagged]


def elements():
    return [torch.randn(2, 8), torch.randn(4, 8), torch.randn(1, 8)]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("function", [
    lambda x: x + x, lambda x: 2 * x - 1, lambda x: -x / 3, torch.relu, F.gelu, lambda x: x.softmax(-1),
    lambda x: F.dropout(x, 0.0), nn.Linear(8, 3), lambda x: x.chunk(2, -1)[1], lambda x: torch.cat([x, x], -1),
    lambda x: torch.where(x > 0, x, x * 0), lambda x: x.unflatten(-1, [2, 4]).transpose(-1, -2), lambda x: x.double(),
    lambda x: x * torch.arange(8.0), lambda x: torch.zeros_like(x), lambda x: x @ torch.ones(8, 2),
])
def test_functions_act_on_each_element(function, layout):
    parts = elements()
    result = function(torch.nested.nested_tensor(parts, layout=layout))
    assert result.is_nested and result.layout is layout
    for ours, part in zip(result, parts, strict=True):
        torch.testing.assert_close(ours, function(part.unsqueeze(0)).squeeze(0))


def test_attention_needs_no_mask():
    parts = elements()

    def attend(x):
        heads = x.unflatten(-1, [2, 4]).transpose(1, 2)
        return F.scaled_dot_product_attention(heads, heads, heads, is_causal=True).transpose(1, 2).flatten(-2)

    for ours, part in zip(attend(torch.nested.nested_tensor(parts)), parts, strict=True):
        torch.testing.assert_close(ours, attend(part.unsqueeze(0)).squeeze(0))


def test_sizes_padding_and_reductions():
    parts = elements()
    nested = torch.nested.nested_tensor(parts)
    assert repr(nested.size()) == "(3, j0, 8)" and nested.size(0) == 3 and nested.size(-1) == 8 and nested.dim() == 3
    assert nested.numel() == 56 and nested.dtype is torch.float32 and nested[1].equal(parts[1])
    padded = nested.to_padded_tensor(-1.0)
    assert padded.shape == (3, 4, 8) and padded[0, 2:].eq(-1).all() and padded[1].equal(parts[1])
    assert torch.nested.to_padded_tensor(nested, 0.0, (3, 5, 8)).shape == (3, 5, 8)
    torch.testing.assert_close(nested.sum(), sum(part.sum() for part in parts))
    torch.testing.assert_close(nested.mean(dim=1), torch.stack([part.mean(0) for part in parts]))
    assert nested.values().equal(torch.cat(parts)) and nested.offsets().tolist() == [0, 2, 6, 7]
    images = torch.nested.nested_tensor([torch.ones(3, 4, 5), torch.ones(3, 2, 6)])
    assert images.to_padded_tensor(0.0).shape == (2, 3, 4, 6) and images.to_padded_tensor(0.0).sum() == 96


def test_gradients():
    parts = [part.requires_grad_() for part in elements()]
    nested = torch.nested.as_nested_tensor(parts)
    (nested * nested).to_padded_tensor(0.0).sum().backward()
    for part in parts:
        torch.testing.assert_close(part.grad, 2 * part.detach())
    leaf = torch.nested.nested_tensor([torch.ones(2), torch.ones(3)], requires_grad=True)
    (leaf * 3).sum().backward()
    assert leaf.requires_grad and [part.tolist() for part in leaf.grad] == [[3, 3], [3, 3, 3]]


def test_parts_of_dense_tensors():
    values = torch.arange(6.0)
    jagged = torch.nested.nested_tensor_from_jagged(values, torch.tensor([0, 2, 6]))
    assert [part.tolist() for part in jagged] == [[0, 1], [2, 3, 4, 5]]
    gaps = torch.nested.nested_tensor_from_jagged(values, torch.tensor([0, 2, 6]), torch.tensor([1, 3]))
    assert [part.tolist() for part in gaps] == [[0], [2, 3, 4]]
    narrow = torch.nested.narrow(values.view(2, 3), 1, torch.tensor([0, 1]), torch.tensor([1, 2]))
    assert [part.tolist() for part in narrow] == [[0], [4, 5]]
    chosen = torch.nested.masked_select(values.view(2, 3), torch.tensor([[True, False, True], [False, True, False]]))
    assert [part.tolist() for part in chosen] == [[0, 2], [4]]


def test_mistakes_are_named():
    with pytest.raises(RuntimeError, match=r"nested_tensor: the tensors have \[1, 2\] dims"):
        torch.nested.nested_tensor([torch.ones(1), torch.ones(1, 1)])
    with pytest.raises(RuntimeError, match=r"add.*nested tensors of \[1, 2\] elements"):
        torch.nested.nested_tensor([torch.ones(1)]) + torch.nested.nested_tensor([torch.ones(1)] * 2)
    with pytest.raises(RuntimeError, match="need offsets or lengths"):
        torch.nested.nested_tensor_from_jagged(torch.ones(2))
    with pytest.raises(RuntimeError, match="nested.narrow: dim is 0; need 1"):
        torch.nested.narrow(torch.ones(2, 2), 0, 0, 1)


def test_elements_that_no_result_used_have_gradients_of_zeros():
    nested = torch.nested.nested_tensor([torch.ones(2), torch.ones(3)], requires_grad=True)
    assert nested.grad is None
    (nested * 2).unbind()[1].sum().backward()
    assert [part.tolist() for part in nested.grad.unbind()] == [[0, 0], [2, 2, 2]]
