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
    for wrong in (torch.LongTensor([7]), Variable(torch.DoubleTensor([7])), 3):
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


@pytest.mark.filterwarnings("ignore:.*resized")
def test_out_never_grows_beyond_its_view():
    """A view of another size leaves its memory, which others share."""
    p = torch.zeros(3, 4)
    for act in (lambda o: torch.arange(0, 4, out=o), lambda o: torch.ones(3, 4, out=o),
                lambda o: torch.cat([A.float(), A.float()], out=o), lambda o: torch.stack([p, p], out=o)):
        for view in (p.narrow(1, 1, 2), p[1:2, 1:], p[:, 1], p[1:1]):
            result = act(view)
            assert result is view and result.equal(act(None).float()) and result.data_ptr() != p.data_ptr()
            assert p.sum() == 0 and p.size() == (3, 4)


@pytest.mark.filterwarnings("ignore:.*resized")
def test_an_output_keeps_its_own_memory():
    """An output without views has room for a smaller result, and its storage stays the same."""
    out = torch.zeros(3, 4)
    position, storage = out.data_ptr(), out.storage()
    del storage
    assert torch.add(torch.ones(2), 1, out=out).tolist() == [2, 2] and out.data_ptr() == position
    assert torch.add(torch.ones(4), 1, out=out).tolist() == [2] * 4 and out.data_ptr() == position


def test_an_output_with_elements_is_resized_with_a_warning():
    with pytest.warns(UserWarning, match="^add: an output that had elements was resized"):
        torch.add(torch.ones(3), 1, out=torch.zeros(2))
    with pytest.warns(UserWarning, match="^matmul: an output that had elements was resized"):
        torch.matmul(A, B, out=torch.zeros(2).double())


@pytest.mark.filterwarnings("ignore:.*resized")
def test_an_output_that_a_gradient_reads_is_noticed_when_it_is_resized():
    w = torch.ones(3, requires_grad=True)
    data = torch.tensor([1.0, 2.0, 3.0, 4.0])
    part = data[:3]
    loss = (w * part).sum()
    torch.add(torch.ones(5), 1, out=part)
    with pytest.raises(RuntimeError, match="needs other, saved at .* it was resized or set to other data since"):
        loss.backward()


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


@pytest.mark.filterwarnings("ignore:.*resized")
def test_a_result_that_shrank_may_grow_again():
    x = torch.randn(3, 4)
    result = torch.Tensor(3, 4)
    for _ in range(3):
        torch.sum(x, 1, out=result)
        assert tuple(result.size()) == (3,)
        assert torch.add(x, 1, out=result) is result and result.equal(x + 1)
    torch.sum(x, 1, out=result)
    neighbour = result.storage()
    assert torch.add(x, 1, out=result).equal(x + 1)
    assert len(neighbour) == 12 and result.storage().data_ptr() != neighbour.data_ptr()



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
    if name != "cumsum":  # sums are computed in the type of the output
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


# Functions whose body is Python: calls that give a tensor or several.
SPD = A @ A.t() + 3 * torch.eye(3, dtype=torch.float64)
FUNCTIONS = {f"fft.{name}": lambda f, **more: f(A, **more)
             for name in torch.fft.__all__ if not name.endswith(("shift", "freq"))} | {
    f"linalg.{name}": lambda f, **more: f(SPD, **more) for name in (
        "cholesky cholesky_ex cholesky_inverse cond det eigh eigvalsh eigvals eig inv inv_ex lu lu_factor lu_factor_ex "
        "matrix_norm matrix_rank norm pinv qr slogdet svd svdvals vector_norm").split()} | {
    f"linalg.{name}": lambda f, **more: f(SPD, A, **more) for name in (
        "cholesky_solve cross matmul solve solve_ex vecdot").split()} | {
    f"special.{name}": lambda f, **more: f(A, **more) for name in (
        "bessel_j0 bessel_y1 modified_bessel_i0 modified_bessel_k1 scaled_modified_bessel_k0 spherical_bessel_j0 ndtri "
        "i1e log_ndtr expit").split()} | {
    f"special.{name}": lambda f, **more: f(A + 1, torch.tensor(2), **more) for name in (
        "zeta chebyshev_polynomial_t hermite_polynomial_h laguerre_polynomial_l").split()} | {
    "fft.fftfreq": lambda f, **more: f(5, **more), "linalg.matrix_power": lambda f, **more: f(A, 3, **more),
    "linalg.multi_dot": lambda f, **more: f([A, B], **more), "linalg.tensorinv": lambda f, **more: f(SPD, 1, **more),
    "linalg.solve_triangular": lambda f, **more: f(SPD, A, upper=True, **more),
    "tensordot": lambda f, **more: f(A, B, 1, **more), "histogram": lambda f, **more: f(A, 4, **more),
    "lu_unpack": lambda f, **more: f(*torch.linalg.lu_factor(A), **more),
    "diagonal_copy": lambda f, **more: f(A, **more), "expand_copy": lambda f, **more: f(A, (2, 3, 3), **more),
    "split_copy": lambda f, **more: f(A, 1, **more), "as_strided_copy": lambda f, **more: f(A, (2,), (2,), **more),
    "nn.functional.gelu": lambda f, **more: f(A, **more), "nn.functional.softplus": lambda f, **more: f(A, **more),
    "nn.functional.avg_pool2d": lambda f, **more: f(BATCH, 2, **more), "cumsum": lambda f, **more: f(A, 0, **more),
}  # fmt: skip


def _several(result):
    return list(result) if isinstance(result, (tuple, list)) else [result]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions_fill_out(name):
    function = torch
    for part in name.split("."):
        function = getattr(function, part)
    results = _several(FUNCTIONS[name](function))
    around = [result.new_zeros((*result.size(), 2)) for result in results]
    for outs in ([result.new_empty(0) for result in results], [one[..., 1] for one in around]):
        got = FUNCTIONS[name](function, out=tuple(outs) if len(outs) > 1 else outs[0])
        assert all(one is out and one.equal(result)
                   for one, out, result in zip(_several(got), outs, results, strict=True))
    assert not any(one[..., 0].any() for one in around)
    with pytest.raises(TypeError):
        FUNCTIONS[name](function, out=3)


def test_options_beside_out_write_into_views():
    for call in (lambda o: torch.cumsum(torch.ones(4, 4), 0, dtype=torch.float32, out=o),
                 lambda o: torch.softmax(torch.zeros(4, 4), 1, dtype=torch.float32, out=o),
                 lambda o: torch.special.bessel_j0(torch.zeros(4, 4), out=o)):
        b = torch.zeros(4, 8)
        wanted = call(torch.empty(0))
        assert call(b[:, ::2]).equal(wanted) and b[:, ::2].equal(wanted) and not b[:, 1::2].any()


def test_sums_are_computed_in_the_type_of_out():
    assert torch.cumprod(torch.tensor([2.0, 3.5]), 0, out=torch.empty(2, dtype=torch.int64)).tolist() == [2, 6]
    assert torch.sum(torch.tensor([1, 2]), 0, out=torch.empty(())).item() == 3.0
    assert torch.cumsum(torch.tensor([200, 100], dtype=torch.uint8), 0,
                        out=torch.empty(2, dtype=torch.uint8)).tolist() == [200, 44]
    large = torch.full((3,), 2**24 + 1, dtype=torch.int64)
    assert torch.sum(large, 0, out=torch.empty((), dtype=torch.float64)).item() == 3 * (2**24 + 1)


def test_sequences_and_draws_have_the_type_of_out():
    assert torch.linspace(0, 4, 3, out=torch.empty(0, dtype=torch.int64)).tolist() == [0, 2, 4]
    assert torch.linspace(0, 4j, 3, dtype=torch.complex64).tolist() == [0, 2j, 4j]
    assert torch.logspace(0, 2, 3, dtype=torch.int32).tolist() == [1, 10, 100]
    for kind in (torch.int64, torch.bool, torch.float64):
        assert torch.bernoulli(torch.tensor([1.0, 0.0]), out=torch.empty(2, dtype=kind)).tolist() == [1, 0]
    with pytest.raises(TypeError, match="cannot hold"):
        torch.normal(torch.zeros(2), 1, out=torch.empty(2, dtype=torch.int64))


@pytest.mark.parametrize("second", [
    lambda: torch.zeros(2, requires_grad=True), lambda: torch.zeros(1).expand(2),
    lambda: torch.zeros(2, dtype=torch.int64), lambda: 5,
], ids=["leaf", "expanded", "integers", "number"])
def test_no_result_is_written_if_one_is_refused(second):
    x, first = torch.arange(1.0, 5.0), torch.zeros(2)
    for call in (lambda out: torch.split_copy(x, 2, out=out), lambda out: torch.aminmax(x.view(2, 2), dim=1, out=out),
                 lambda out: torch.unbind_copy(x.view(2, 2), out=out)):
        with pytest.raises((RuntimeError, TypeError)):
            call((first, second()))
        assert first.tolist() == [0, 0]
