"""A header on the heap has room for 8 dims, or for those that it began with; in place a tensor gets up to 64."""

import pytest
from torch._C import lib

import torch


def ones(dims):
    return (1,) * dims


GROWN = {
    "unsqueeze_": lambda x: x.unsqueeze_(0),
    "resize_": lambda x: x.resize_((1,) + tuple(x.shape)),
    "resize_as_": lambda x: x.resize_as_(torch.empty((1,) + tuple(x.shape))),
    "set_": lambda x: x.set_(x.detach()[None]),
    "set_ storage": lambda x: x.set_(x.untyped_storage(), 0, (1,) + tuple(x.shape)),
    "out of a row": lambda x: torch.add(x[None], 0, out=x.detach().resize_(0)),
    "data": lambda x: setattr(x, "data", x.data[None]) or x,
}


@pytest.mark.parametrize("name", GROWN)
@pytest.mark.parametrize("dims", [7, 8, 12, 63])
def test_dims_in_place(name, dims):
    x = torch.arange(2.0).view(ones(dims - 1) + (2,))
    y = GROWN[name](x)
    assert y.shape == (1,) + ones(dims - 1) + (2,) and y.flatten().tolist() == [0, 1]
    assert y.add_(1).sum() == 3 and y.stride()[-1] == 1


def test_one_dim_after_the_other():
    x = torch.tensor(3.0)
    alias, shape = x, ()
    for _ in range(64):
        shape += (1,)
        assert x.unsqueeze_(-1) is alias and x.shape == shape and x.item() == 3
    with pytest.raises((IndexError, ValueError, RuntimeError), match="64"):
        x.unsqueeze_(0)
    assert x.squeeze_().shape == ()


@pytest.mark.parametrize("dims", [8, 9, 64])
def test_outputs_of_more_dims(dims):
    values, indices = torch.empty(0), torch.empty(0, dtype=torch.long)
    x = torch.arange(3.0).view(ones(dims - 1) + (3,))
    result = torch.max(x, -1, keepdim=True, out=(values, indices))
    assert result[0] is values and values.shape == indices.shape == ones(dims) and indices.item() == 2
    out = torch.empty(0)
    assert torch.logical_not(x, out=torch.empty(0, dtype=torch.bool)).shape == x.shape
    assert torch.add(x, 1, out=out) is out and out.shape == x.shape
    assert torch.nan_to_num(x, out=torch.empty(0)).shape == x.shape


def test_views_stay_views_of_each_other():
    base = torch.zeros(ones(7) + (2,))
    view = base[..., :1]
    view.resize_(ones(9))
    assert view.dim() == 9 and view._base is base
    weight = torch.ones(1, requires_grad=True)
    base.mul_(weight)
    assert view.requires_grad and view.dim() == 9


def test_recorded_results_get_dims():
    x = torch.ones(ones(8), requires_grad=True)
    y = x * 2
    data = y.data
    assert y.unsqueeze_(0).dim() == 9 and data.dim() == y.data.dim() == 9
    y.sum().backward()
    assert x.grad.shape == x.shape and x.grad.item() == 2


def test_saved_tensors_that_got_dims_are_found():
    x = torch.ones(ones(8), requires_grad=True)
    constant = torch.ones(ones(8))
    y = x * constant
    constant.unsqueeze_(0)
    with pytest.raises(RuntimeError, match="resized or set to other data"):
        y.backward()


def test_keys_add_dims():
    x = torch.arange(2)
    key = (None,) * 63
    assert x[key].shape == ones(63) + (2,) and x[key].sum() == 1
    mask = torch.ones(2, dtype=torch.bool)
    table = torch.arange(2).view(2, *ones(12))
    assert table[mask].shape == table.shape
    assert torch.view_as_real(torch.ones(ones(8), dtype=torch.complex64)).shape == ones(8) + (2,)


@pytest.mark.parametrize("size, most", [((1,), 384), ((5, 5), 448), (ones(8), 384), (ones(64), 1472)])
def test_memory_of_a_small_tensor(size, most):
    kept = [torch.ones(size) for _ in range(10)]
    before = lib.th_allocated_bytes()
    kept += [torch.ones(size) for _ in range(100)]
    assert lib.th_allocated_bytes() - before <= 100 * most


def test_memory_of_a_recorded_result():
    """The object, its header and elements, the record, and the node with its arrays."""
    x = torch.ones(5, 5, requires_grad=True)
    kept = [x.mm(x) for _ in range(10)]
    before = lib.th_allocated_bytes()
    kept += [x.mm(x) for _ in range(100)]
    assert lib.th_allocated_bytes() - before <= 100 * 1408


def test_a_gradient_of_many_dims_fits_its_result():
    x = torch.ones(ones(8) + (2,), requires_grad=True)
    y = x.mul(2)[None]
    with pytest.raises(RuntimeError, match="gradient"):
        y.backward(torch.ones(ones(10)))
    y.backward(torch.ones(ones(9) + (2,)))
    assert x.grad.shape == x.shape and (x.grad == 2).all()
