"""out=: of composed rows under the rules of every row, and never outside of the view that it is."""

import numpy as np
import pytest

import torch
from torch.autograd import Variable

T = torch.from_numpy
A, B, C = (T(np.random.default_rng(k).uniform(size=(3, 3))) for k in range(3))
BATCH = T(np.random.default_rng(4).uniform(size=(2, 3, 3)))
COMPOSED = {
    "cross": lambda **more: torch.cross(A, B, **more), "cross by dim": lambda **more: torch.cross(A, B, 1, **more),
    "stack": lambda **more: torch.stack([A, B], 1, **more), "renorm": lambda **more: torch.renorm(A, 2, 0, 0.5, **more),
    "matmul": lambda **more: torch.matmul(A, B, **more),
    "matmul of batches": lambda **more: torch.matmul(BATCH, A, **more),
    "matmul of vectors": lambda **more: torch.matmul(A[0], B[0], **more),
    "conv1d": lambda **more: torch.conv1d(BATCH, BATCH, **more),
    "method": lambda **more: A.renorm(1, 0, 0.5, **more),
}  # fmt: skip


@pytest.mark.parametrize("name", COMPOSED)
def test_composed_rows_fill_out(name):
    plain = COMPOSED[name]()
    given = torch.DoubleTensor()
    assert COMPOSED[name](out=given) is given and given.equal(plain)
    large = torch.zeros([2 * n for n in plain.size()]).double()
    part = large[tuple(slice(0, None, 2) for _ in plain.size())]
    assert COMPOSED[name](out=part) is part and part.equal(plain)
    assert large.abs().sum() == pytest.approx(plain.abs().sum())
    assert COMPOSED[name](out=None) is not None
    narrow = torch.FloatTensor()
    assert COMPOSED[name](out=narrow) is narrow and narrow.equal(plain.float())


@pytest.mark.parametrize("name", COMPOSED)
def test_composed_rows_refuse_an_out_that_does_not_fit(name):
    for wrong in (torch.LongTensor([7]), Variable(torch.DoubleTensor([7])), 3, torch.zeros(9, 9).double()[:, 1]):
        kept = wrong.clone() if isinstance(wrong, torch.Tensor) else None
        with pytest.raises((TypeError, RuntimeError)):
            COMPOSED[name](out=wrong)
        assert kept is None or wrong.equal(kept)


def test_out_may_be_an_operand_of_a_composed_row():
    a = A.clone()
    assert torch.matmul(a, B, out=a).equal(A.mm(B))


def test_views_take_no_out():
    for call in (lambda o: A.view_as(B, out=o), lambda o: torch.split(A, 1, out=o), lambda o: torch.chunk(A, 2, out=o)):
        o = torch.DoubleTensor()
        try:
            call(o)
        except TypeError:
            assert o.numel() == 0


def test_out_never_grows_beyond_its_view():
    p = torch.zeros(3, 4)
    for act in (lambda: torch.arange(0, 4, out=p.narrow(1, 1, 2)), lambda: torch.ones(3, 4, out=p.narrow(1, 1, 2)),
                lambda: torch.cat([A.float(), A.float()], out=p[1]), lambda: torch.stack([p, p], out=p[:, 1])):
        with pytest.raises(RuntimeError, match="a view of part of its storage"):
            act()
        assert p.sum() == 0 and p.size() == (3, 4)


def test_copy_takes_its_source_by_name_and_nothing_it_does_not_know():
    t = torch.zeros(2)
    assert t.copy_(source=torch.ones(2)) is t and t.tolist() == [1, 1]
    assert t.copy_(torch.zeros(2), non_blocking=True).tolist() == [0, 0]
    assert t.copy_(torch.ones(2), **{"async": True}).tolist() == [1, 1]
    for act in (lambda: t.copy_(torch.zeros(2), nonsense=3), lambda: t.copy_(torch.zeros(2), source=torch.zeros(2)),
                lambda: t.copy_(), lambda: t.copy_(other=torch.zeros(2)), lambda: t.copy_(torch.zeros(2), False, 1)):
        with pytest.raises(TypeError, match="copy_ takes"):
            act()
    assert t.tolist() == [1, 1]


def test_what_a_sum_dropped_is_named_where_it_is_missed():
    x = torch.ones(3, 4)
    with pytest.raises(RuntimeError, match=r"expand_as: input is 3, other is 3x4.*sum\(1\) drops .*; keepdim=True"):
        x / x.sum(1).expand_as(x)
    assert (x / x.sum(1, keepdim=True).expand_as(x)).sum() == pytest.approx(3)


def test_the_name_of_an_in_place_form_stands_in_its_error():
    with pytest.raises(RuntimeError, match="^add_: "):
        torch.ones(2).add_(torch.ones(3))


@pytest.mark.parametrize("call", [
    lambda x, out: torch.sum(x, 0, out=out), lambda x, out: torch.prod(x, 0, out=out),
    lambda x, out: torch.norm(x, 3, 0, out=out), lambda x, out: torch.mean(x.t(), 0, out=out),
    lambda x, out: torch.std(x, 0, out=out), lambda x, out: torch.logsumexp(x, 0, out=out),
    lambda x, out: torch.sum(x, 0, keepdim=True, out=out), lambda x, out: torch.cat([x, torch.ones(3, 2)], 1, out=out),
    lambda x, out: torch.mm(x, torch.ones(0, 2), out=out), lambda x, out: torch.add(x, torch.ones(3, 1), out=out),
    lambda x, out: torch.add(x.t(), torch.ones(1, 3), out=out)])
def test_an_operand_that_is_empty_and_gets_another_size(call):
    """Empty tensors share nothing, but the call reads their sizes."""
    x = torch.ones(3, 0)
    try:
        wanted = call(x.clone(), None)
    except (RuntimeError, ValueError, TypeError):
        wanted = None
    try:
        result = call(x, x)
    except (RuntimeError, ValueError, TypeError) as error:
        assert wanted is None or "shares memory" in str(error)
        assert x.size() == (3, 0)
    else:
        assert result.size() == wanted.size() and repr(result) == repr(wanted)  # of nan as well


def test_a_result_that_shrank_may_grow_again():
    x = torch.randn(3, 4)
    result = torch.Tensor(3, 4)
    for _ in range(3):
        torch.sum(x, 1, out=result)
        assert tuple(result.size()) == (3,)
        assert torch.add(x, 1, out=result) is result and result.equal(x + 1)
    torch.sum(x, 1, out=result)
    neighbour = result.storage()
    with pytest.raises(RuntimeError, match="a view of part of its storage"):
        torch.add(x, 1, out=result)
    assert len(neighbour) == 12


RESULT_FIRST = {
    "cross": ((torch.randn(4, 3), torch.randn(4, 3)), {}), "stack": (([torch.randn(2, 3), torch.randn(2, 3)], 1), {}),
    "renorm": ((torch.randn(3, 4), 2, 0, 0.5), {}), "add": ((torch.randn(3), torch.randn(3)), {}),
    "cat": (([torch.randn(2, 3), torch.randn(2, 3)], 0), {}), "cumsum": ((torch.randn(3, 4), 1), {}),
    "index_select": ((torch.randn(3), 0, torch.LongTensor([1])), {}),
}


@pytest.mark.parametrize("name", RESULT_FIRST)
def test_the_result_may_stand_in_front(name):
    args, keywords = RESULT_FIRST[name]
    wanted, result = getattr(torch, name)(*args, **keywords), torch.Tensor()
    assert getattr(torch, name)(result, *args, **keywords) is result
    assert result.equal(wanted)
    with pytest.raises((TypeError, RuntimeError)):
        getattr(torch, name)(torch.LongTensor(), *args, **keywords)


def test_the_size_of_any_tensor():
    x, other = torch.randn(12), torch.LongTensor(3, 4)
    assert x.view_as(other).size() == other.size()
    assert torch.randn(1, 4).expand_as(other).size() == other.size()
    v = Variable(x.clone())
    (v.view_as(other) * 2).sum().backward()
    assert v.grad.data.equal(x * 0 + 2)
    for one in (Variable(other), Variable(torch.DoubleTensor(3, 4))):
        assert v.view_as(one).size() == one.size()
