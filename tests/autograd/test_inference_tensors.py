"""Tensors that inference mode made, and the tensors that views were made of."""

import pytest

import torch

CHANGES = {
    "add_": lambda x: x.add_(1),
    "item": lambda x: x.__setitem__(0, 1),
    "slice of a number": lambda x: x[:1].fill_(3),
    "mask": lambda x: x.masked_fill_(x > 0, 3),
    "draws": lambda x: x.normal_(),
    "out": lambda x: torch.add(torch.ones(2), 1, out=x),
    "copy_": lambda x: x.copy_(torch.ones(2)),
    "recorded": lambda x: x.__setitem__(0, torch.ones(1, requires_grad=True).sum()),
    "an optimizer's state": lambda x: torch._foreach_add_([x], 1),
}


def made():
    with torch.inference_mode():
        return torch.arange(2.0)


def test_inference_tensors_say_so():
    x = made()
    assert x.is_inference() and torch.is_inference(x) and x[:1].is_inference() and x.detach().is_inference()
    assert not (x + 1).is_inference() and not x.clone().is_inference() and not torch.ones(2).is_inference()
    ordinary = torch.ones(2)
    with torch.inference_mode():
        assert not ordinary[:1].is_inference() and (ordinary * 2).is_inference()
        assert torch.ones(2, requires_grad=True).requires_grad
        with torch.inference_mode(False):
            assert not torch.ones(2).is_inference()
    assert not torch.ones(2).is_inference()


@pytest.mark.parametrize("name", CHANGES)
def test_inference_tensors_are_not_changed_outside(name):
    x = made()
    with pytest.raises(RuntimeError, match="inference tensor.*cannot be changed in place.*clone"):
        CHANGES[name](x)
    assert x.tolist() == [0, 1]
    with torch.inference_mode():
        CHANGES["add_"](x)
    assert x.tolist() == [1, 2]


def test_inference_tensors_are_not_saved():
    x, leaf = made(), torch.ones(2, requires_grad=True)
    with pytest.raises(RuntimeError, match="cannot be saved for backward"):
        x * leaf
    with pytest.raises(RuntimeError, match="cannot be made to require grad"):
        x.requires_grad_()
    with pytest.raises(RuntimeError, match="does not count writes"):
        _ = x._version
    (x + leaf).sum().backward()  # saves nothing
    (x.clone() * leaf).sum().backward()
    assert leaf.grad.tolist() == [1, 2]


@pytest.mark.parametrize("leaf", [False, True])
def test_views_know_their_base(leaf):
    x = torch.randn(4, 4, requires_grad=leaf)
    views = [x[0], x[:, 1:], x.view(16), x.t(), x.expand(2, 4, 4), x.diagonal(), x.narrow(0, 1, 2), x.unsqueeze(0),
             x.permute(1, 0), x.unfold(0, 2, 1), x.reshape(16), *x.unbind(), *x.split(2), x[0][1:], x.mT,
             x.as_strided((2, 2), (1, 1))]
    assert all(view._is_view() and view._base is x for view in views)
    others = [x, x + 1, x.t().reshape(16), x[torch.tensor([0])], x.clone(), x.detach(), x.t().contiguous()]
    assert not any(other._is_view() or other._base is not None for other in others)
    complex_numbers = torch.randn(2, dtype=torch.complex64)
    assert not complex_numbers._is_view() and torch.view_as_real(complex_numbers)._base is complex_numbers
