"""Keywords as users of NumPy and today's PyTorch type them: each call is one that has the words of this library."""

import numpy as np
import pytest

import torch
import torch.nn as nn
from torch.autograd import Variable

X = torch.arange(1, 13).float().view(3, 4)
Y = X.t().contiguous()
INDEX = torch.LongTensor([[0, 2, 1, 0]])
MIXED = torch.FloatTensor([7, 1, 4])

SQUARE = torch.tensor([[4.0, 0, 0], [2, 1, 0], [0, 4, 2]])
LU, PIVOTS = torch.linalg.lu_factor(SQUARE)

SAME = [
    (lambda: torch.linalg.lu_solve(LU, PIVOTS, X, adjoint=True), lambda: torch.linalg.solve(SQUARE.mT, X)),
    (lambda: torch.linalg.lu_solve(LU, PIVOTS, Y, left=False), lambda: torch.linalg.solve(SQUARE.mT, X).mT),
    (lambda: torch.linalg.lu_solve(LU, PIVOTS, Y, left=False, adjoint=True), lambda: torch.linalg.solve(SQUARE, X).mT),
    (lambda: torch.linalg.lu(SQUARE, pivot=True).L, lambda: torch.linalg.lu(SQUARE).L),
    (lambda: torch.linalg.lu_factor(SQUARE, pivot=True).LU, lambda: LU),
    (lambda: torch.linalg.svdvals(SQUARE, driver="gesvd"), lambda: torch.linalg.svdvals(SQUARE)),
    (lambda: torch.linalg.svd(SQUARE, driver=None).S, lambda: torch.linalg.svdvals(SQUARE)),
    (lambda: torch.linalg.lstsq(SQUARE, X, driver="gels").solution, lambda: torch.linalg.lstsq(SQUARE, X).solution),
    (lambda: INDEX[0].bincount(weights=X[0], minlength=5), lambda: torch.bincount(INDEX[0], X[0], 5)),
    (lambda: torch.asarray(obj=X, copy=True), lambda: X),
    (lambda: torch.asarray(X.numpy(), copy=False, dtype=torch.float32), lambda: X),
    (lambda: torch.utils.data.default_collate(batch=[X, X])[1], lambda: X),
    (lambda: torch.utils.data.default_convert(data=X.numpy()), lambda: X),
    (lambda: torch.distributions.HalfNormal(2.0).icdf(prob=X / 20),
     lambda: torch.distributions.HalfNormal(2.0).icdf(X / 20)),
    (lambda: torch.cdist(x1=X, x2=X), lambda: torch.cdist(X, X)),
    (lambda: torch.cdist(X, X, compute_mode="use_mm_for_euclid_dist"), lambda: torch.cdist(X, X)),
    (lambda: torch.cosine_similarity(x1=X, x2=X + 1, dim=0), lambda: torch.cosine_similarity(X, X + 1, 0)),
    (lambda: torch.isin(elements=X, test_elements=Y, assume_unique=True), lambda: torch.isin(X, Y)),
    (lambda: torch.reshape(X, shape=(4, 3)), lambda: X.reshape((4, 3))),
    (lambda: X.reshape(shape=(4, 3)), lambda: X.reshape((4, 3))),
    (lambda: torch.tile(X, dims=(1, 2)), lambda: X.tile((1, 2))),
    (lambda: X.repeat(repeats=(1, 2)), lambda: X.repeat(1, 2)),
    (lambda: torch.swapaxes(X, axis0=0, axis1=1), lambda: X.t()),
    (lambda: torch.swapdims(X, dim0=0, dim1=1), lambda: X.t()),
    (lambda: torch.take_along_dim(X, indices=INDEX, dim=0), lambda: X.gather(0, INDEX)),
    (lambda: torch.tensor_split(X, sections=2)[0], lambda: X.tensor_split(2)[0]),
    (lambda: torch.tensor_split(X, indices=(1,), dim=1)[0], lambda: X.tensor_split((1,), 1)[0]),
    (lambda: torch.nan_to_num(X / 0, nan=3.0, posinf=1), lambda: torch.nan_to_num(X / 0, 3, 1)),
    (lambda: torch.narrow(X, dim=1, start=1, length=2), lambda: X.narrow(1, 1, 2)),
    (lambda: X.narrow(dim=0, start=1, length=2), lambda: X.narrow(0, 1, 2)),
    (lambda: torch.vander(x=X[0], N=2), lambda: torch.vander(X[0], 2)),
    (lambda: torch.bucketize(X, X[0], out_int32=False), lambda: torch.bucketize(X, X[0])),
    (lambda: torch.bucketize(X, X[0], out_int32=True, right=True), lambda: torch.bucketize(X, X[0], True).int()),
    (lambda: torch.bucketize(2.5, boundaries=X[0], out_int32=True), lambda: torch.bucketize(2.5, X[0]).int()),
    (lambda: torch.searchsorted(X[0], X, sorter=None), lambda: torch.searchsorted(X[0], X)),
    (lambda: torch.searchsorted(MIXED, X, sorter=MIXED.argsort(), side="right"),
     lambda: torch.searchsorted(MIXED.sort()[0], X, True)),
    (lambda: torch.searchsorted(sorted_sequence=Y.flip(1), input=X.t().contiguous(), sorter=Y.flip(1).argsort(1),
                                out_int32=True), lambda: torch.searchsorted(Y, X.t().contiguous()).int()),
    (lambda: torch.split(X, split_size_or_sections=2)[1], lambda: X[2:]),
    (lambda: torch.split(tensor=X, split_size_or_sections=[1, 3], dim=1)[1], lambda: X[:, 1:]),
    (lambda: X.split(split_size_or_sections=(1, 2), dim=0)[1], lambda: X[1:]),
    (lambda: X.hsplit(split_size_or_sections=2)[1], lambda: X[:, 2:]),
    (lambda: torch.repeat_interleave(INDEX[0]), lambda: torch.LongTensor([1, 1, 2])),
    (lambda: torch.repeat_interleave(repeats=INDEX[0]), lambda: torch.LongTensor([1, 1, 2])),
    (lambda: torch.qr(Y, some=False)[0], lambda: torch.linalg.qr(Y, "complete")[0]),
    (lambda: torch.qr(Y, some=True)[0], lambda: Y.qr()[0]),
    (lambda: X.fmod(divisor=2), lambda: X.fmod(2)), (lambda: X.remainder(divisor=2), lambda: X.remainder(2)),
    (lambda: X.clone().mul_(value=2), lambda: X * 2), (lambda: torch.true_divide(dividend=X, divisor=2), lambda: X / 2),
    (lambda: X.clone().index_copy_(0, INDEX[0][:1], tensor=X[1:2]), lambda: torch.cat([X[1:2], X[1:]])),
    (lambda: X.clone().masked_scatter_(X > 11, tensor=X), lambda: X.clone().put_(torch.LongTensor([11]), X[0][:1])),
    (lambda: X.where(X > 2, y=-X), lambda: torch.where(X > 2, X, -X)),
    (lambda: X.index_add(0, INDEX[0][:1], X[:1], alpha=2), lambda: torch.cat([X[:1] * 3, X[1:]])),
    (lambda: torch.triangular_solve(b=Y[:3], A=torch.eye(3))[0], lambda: Y[:3]),
    (lambda: torch.cholesky_solve(B=Y[:3], L=torch.eye(3)), lambda: Y[:3]),
    (lambda: torch.linalg.matrix_power(A=X[:, :3], n=2), lambda: X[:, :3].mm(X[:, :3])),
    (lambda: torch.orgqr(X[:, :2], tau=X[0, :2]), lambda: torch.orgqr(X[:, :2], X[0, :2])),
    (lambda: torch.ormqr(X[:, :2], tau=X[0, :2], other=X), lambda: torch.ormqr(X[:, :2], X[0, :2], X)),
    (lambda: X.to(other=torch.DoubleTensor()), lambda: X.double()),
    (lambda: X.type_as(tensor=Y.half()), lambda: X.half()),
    (lambda: X.clone().apply_(callable=lambda v: v + 1), lambda: X + 1),
    (lambda: X.clone().map_(tensor=X, callable=lambda a, b: a + b), lambda: X * 2),
    (lambda: torch.from_numpy((Variable(X) * 2).numpy(force=True)), lambda: X * 2),
    (lambda: torch.gather(X, 0, INDEX, sparse_grad=False), lambda: X.gather(0, INDEX)),
    (lambda: torch.svd(X, compute_uv=True)[1], lambda: X.svd()[1]),
    (lambda: torch.repeat_interleave(X, 2, dim=0, output_size=6), lambda: X.repeat_interleave(2, 0)),
    (lambda: torch.zeros(2, pin_memory=False), lambda: torch.zeros(2)),
    (lambda: torch.zeros(3, 3).fill_diagonal_(fill_value=2.0), lambda: torch.eye(3) * 2),
    (lambda: torch.zeros(3, 3).fill_diagonal_(2.0, wrap=False), lambda: torch.eye(3) * 2),
    (lambda: nn.functional.one_hot(tensor=INDEX[0], num_classes=3), lambda: nn.functional.one_hot(INDEX[0], 3)),
    (lambda: torch.sum(input=X, axis=1, keepdims=True), lambda: X.sum(1, True)),
    (lambda: torch.linalg.inv(A=X[:, :3] + torch.eye(3)), lambda: (X[:, :3] + torch.eye(3)).inverse()),
    (lambda: torch.linalg.svd(A=X, full_matrices=False)[1], lambda: X.svd()[1]),
]


@pytest.mark.parametrize("number", range(len(SAME)))
def test_a_word_of_others_means_ours(number):
    theirs, ours = SAME[number]
    result, expected = theirs(), ours()
    assert result.type() == expected.type() and torch.equal(result, expected)


def test_uniform_by_the_words_that_python_reserves():
    torch.manual_seed(1)
    first = torch.zeros(5).uniform_(**{"from": 2, "to": 3})
    torch.manual_seed(1)
    assert torch.equal(first, torch.zeros(5).uniform_(2, 3))


@pytest.mark.parametrize("call, message", [
    (lambda: torch.searchsorted(X[0], X, sorter=INDEX[:, :2]), "sorter is LongTensor 1x2, .*need the index of every"),
    (lambda: torch.repeat_interleave(INDEX), "repeats is LongTensor 1x4; need a vector$"),
])
def test_what_others_options_cannot_be(call, message):
    with pytest.raises(ValueError, match=message):
        call()


def test_options_of_linalg():
    random = np.random.default_rng(1)
    a, b = random.random((2, 3, 3)) + 3 * np.eye(3), random.random((2, 4, 3))
    left = torch.linalg.solve(torch.from_numpy(a), torch.from_numpy(b), left=False)
    np.testing.assert_allclose(left.numpy() @ a, b, atol=1e-12)
    for size in ((4, 2), (3, 3), (2, 4), (2, 5, 3)):
        tall = random.random(size)
        for mode in ("reduced", "complete", "r"):
            q, r = torch.linalg.qr(torch.from_numpy(tall), mode=mode)
            expected = np.linalg.qr(tall, mode)
            wanted = expected if mode == "r" else expected[1]
            assert tuple(r.size()) == wanted.shape
            np.testing.assert_allclose(abs(r.numpy()), abs(wanted), atol=1e-12)
            if mode == "r":
                assert tuple(q.size()) == (0,)
                continue
            np.testing.assert_allclose(q.numpy() @ r.numpy(), tall, atol=1e-12)
            np.testing.assert_allclose(np.swapaxes(q.numpy(), -1, -2) @ q.numpy(),
                                       np.broadcast_to(np.eye(q.size(-1)), (*size[:-2], *[q.size(-1)] * 2)), atol=1e-12)
    with pytest.raises(ValueError, match="mode is 'full'; need"):
        torch.linalg.qr(torch.eye(2), mode="full")
    values = torch.diag(torch.DoubleTensor([3, 1, 1e-3, 0]))
    assert [torch.linalg.matrix_rank(values, **options) for options in (
        {}, {"atol": 0.1}, {"rtol": 0.5}, {"tol": 2}, {"atol": 2, "rtol": 1e-9, "hermitian": True})] == [3, 2, 1, 1, 1]
    for options, kept in (({}, 3), ({"rcond": 0.1}, 2), ({"rtol": 0.5}, 1), ({"atol": 0.5}, 2)):
        assert torch.linalg.pinv(values, **options).ne(0).sum() == kept
    assert torch.linalg.lstsq(values, torch.ones(4, 1).double(), rcond=0.1).rank == 2


def test_init_draws_from_a_generator():
    names = {"uniform_": {}, "normal_": {}, "trunc_normal_": {}, "xavier_uniform_": {}, "xavier_normal_": {},
             "kaiming_uniform_": {}, "kaiming_normal_": {}, "orthogonal_": {}, "sparse_": {"sparsity": 0.3}}
    for name, options in names.items():
        fill, state = getattr(nn.init, name), torch.get_rng_state()
        first, second, third = (fill(torch.zeros(4, 3), generator=torch.Generator().manual_seed(seed), **options)
                                for seed in (3, 3, 4))
        assert torch.equal(first, second) and not torch.equal(first, third), name
        assert torch.equal(torch.get_rng_state(), state), name


def test_dirac_in_groups():
    weight = nn.init.dirac_(torch.zeros(4, 2, 3), groups=2)
    x = torch.randn(1, 4, 5)
    assert torch.equal(nn.functional.conv1d(x, weight, padding=1, groups=2), x)
    with pytest.raises(ValueError, match="groups is 3; need one that divides the 4 outputs"):
        nn.init.dirac_(torch.zeros(4, 2, 3), groups=3)


def test_options_of_clipping():
    p = Variable(torch.ones(2))
    p.grad = Variable(torch.Tensor([1, float("inf")]))
    with pytest.raises(RuntimeError, match="the norm of the gradients is inf"):
        nn.utils.clip_grad_norm_([p], 1, error_if_nonfinite=True, foreach=True)
    assert p.grad.data[0] == 1


def test_padding_at_the_left():
    parts = [torch.Tensor([1, 2, 3]), torch.Tensor([4])]
    padded = nn.utils.rnn.pad_sequence(parts, True, 9, padding_side="left")
    assert padded.tolist() == [[1, 2, 3], [9, 9, 4]]
    with pytest.raises(RuntimeError, match="padding_side is 'both'"):
        nn.utils.rnn.pad_sequence(parts, padding_side="both")


def test_backward_by_todays_words():
    x, y = Variable(torch.ones(2)), Variable(torch.ones(2))
    torch.autograd.backward(tensors=[x * y * 3], grad_tensors=[torch.Tensor([1, 2])], inputs=[x])
    assert x.grad.data.tolist() == [3, 6] and y.grad is None
    torch.autograd.backward((x * y).sum(), inputs=x)
    assert x.grad.data.tolist() == [4, 7]
    used, unused = torch.autograd.grad(x.sum(), (x, y), materialize_grads=True)
    assert used.data.tolist() == [1, 1] and unused.data.tolist() == [0, 0]


def test_two_numbers_by_a_mask():
    mask = torch.ByteTensor([[1, 0], [0, 3]])
    for result, kind, wanted in (
            (torch.where(mask, 1.0, 0.0), "Float", [[1, 0], [0, 1]]),
            (torch.where(mask, 1, 0.5), "Float", [[1, 0.5], [0.5, 1]]),
            (torch.where(mask, 300, -7), "Long", [[300, -7], [-7, 300]]),
            (torch.where(condition=mask, input=2, other=1.5), "Float", [[2, 1.5], [1.5, 2]]),
            (torch.where(Variable(mask), 1.0, 0.0).data, "Float", [[1, 0], [0, 1]]),
            (torch.where(mask.t(), 1.0, float("inf")), "Float", [[1, float("inf")], [float("inf"), 1]])):
        assert result.type() == f"torch.{kind}Tensor" and result.tolist() == wanted
    torch.set_default_tensor_type(torch.DoubleTensor)
    try:
        assert torch.where(mask, 0.1, 1).type() == "torch.DoubleTensor"
    finally:
        torch.set_default_tensor_type(torch.FloatTensor)


def test_keywords_that_ask_for_the_impossible():
    with pytest.raises(ValueError, match="copy is False"):
        torch.asarray([1.0], copy=False)
    with pytest.raises(ValueError, match="copy is False"):
        torch.asarray(X, dtype=torch.float64, copy=False)
    for factor in (torch.linalg.lu, torch.linalg.lu_factor):
        with pytest.raises(RuntimeError, match="pivot is False"):
            factor(SQUARE, pivot=False)


def test_checks_of_assert_close():
    torch.testing.assert_close(X, Y.t(), check_device=True, check_layout=True, allow_subclasses=False)
    with pytest.raises(AssertionError, match="strides differ"):
        torch.testing.assert_close(X, Y.t(), check_stride=True)
    with pytest.raises(AssertionError, match="dtypes differ"):
        torch.testing.assert_close(X, X.double())
    with pytest.raises(AssertionError, match="^12 of 12 .* in my test$"):
        torch.testing.assert_close(X, X + 1, msg=lambda message: f"{message} in my test")


def test_size_and_stride_take_dim_as_a_keyword():
    x = torch.zeros(2, 3)
    assert (x.size(dim=1), x.stride(dim=0), x.size(dim=None), x.stride(None)) == (3, 3, (2, 3), (3, 1))
    for call in (lambda: x.size(axis=1), lambda: x.size(0, dim=1), lambda: x.stride(dim="a"), lambda: x.size(0, 1)):
        with pytest.raises(TypeError):
            call()
    with pytest.raises(IndexError):
        x.size(dim=2)


# Every function of torch that makes a tensor from numbers.
MAKERS = {
    "tensor": lambda **o: torch.tensor([1.0], **o), "scalar_tensor": lambda **o: torch.scalar_tensor(1.0, **o),
    "zeros": lambda **o: torch.zeros(2, **o), "ones": lambda **o: torch.ones(2, **o),
    "empty": lambda **o: torch.empty(2, **o), "full": lambda **o: torch.full((2,), 1.0, **o),
    "eye": lambda **o: torch.eye(2, **o), "arange": lambda **o: torch.arange(2, **o),
    "linspace": lambda **o: torch.linspace(0, 1, 2, **o), "logspace": lambda **o: torch.logspace(0, 1, 2, **o),
    "rand": lambda **o: torch.rand(2, **o), "randn": lambda **o: torch.randn(2, **o),
    "randperm": lambda **o: torch.randperm(2, **o), "randint": lambda **o: torch.randint(5, (2,), **o),
    "randint_like": lambda **o: torch.randint_like(X, 5, **o), "zeros_like": lambda **o: torch.zeros_like(X, **o),
    "rand_like": lambda **o: torch.rand_like(X, **o), "full_like": lambda **o: torch.full_like(X, 1.0, **o),
    "tril_indices": lambda **o: torch.tril_indices(2, 2, **o),
    "triu_indices": lambda **o: torch.triu_indices(2, 2, **o),
    "new_zeros": lambda **o: X.new_zeros(2, **o), "new_ones": lambda **o: X.new_ones(2, **o),
    "new_empty": lambda **o: X.new_empty(2, **o), "new_full": lambda **o: X.new_full((2,), 1.0, **o),
    "new_tensor": lambda **o: X.new_tensor([1.0], **o),
    **{name: lambda name=name, **o: getattr(torch, name)(4, **o)
       for name in ("bartlett_window", "blackman_window", "hamming_window", "hann_window", "kaiser_window")},
}


@pytest.mark.parametrize("name", MAKERS)
def test_what_makes_a_tensor_takes_layout_and_pin_memory(name):
    make = MAKERS[name]
    plain = make()
    options = {"pin_memory": False} if name in ("tensor",) else {"layout": torch.strided, "pin_memory": False}
    result = make(**options)
    assert (result.size(), result.dtype, result.layout) == (plain.size(), plain.dtype, torch.strided)
    if name != "tensor":
        sparse = make(layout=torch.sparse_coo)
        assert sparse.layout is torch.sparse_coo and sparse.size() == plain.size()


@pytest.mark.parametrize("call", [
    lambda **o: torch.linalg.norm(X, 2, **o), lambda **o: torch.linalg.vector_norm(X, **o),
    lambda **o: torch.sum(X, **o), lambda **o: torch.amax(X, **o)])
def test_numpy_words_name_dims(call):
    assert call(axis=0, keepdims=True).equal(call(dim=0, keepdim=True))


def test_the_first_operand_has_several_names():
    assert torch.linalg.norm(x=X).equal(torch.linalg.norm(X)) and torch.linalg.matrix_rank(input=torch.eye(2)) == 2
    with pytest.raises(TypeError):
        torch.linalg.norm(X, x=X)


def test_bounds_of_randint_may_be_tensors():
    for bounds in ((torch.tensor(5),), (torch.tensor(0), torch.tensor([3]))):
        assert torch.randint(*bounds, (2,)).size() == (2,)
    with pytest.raises(TypeError):
        torch.randint(torch.tensor(5.0), (2,))


def test_keywords_of_pytorchs_overloads():
    x = torch.ones(2, 2, 2)
    for function in (torch.dropout, torch.alpha_dropout, torch.feature_alpha_dropout):
        assert function(x, p=0.5, train=False).equal(x)
        with pytest.raises(TypeError):
            function(x, p=0.5, training=True, train=False)
    assert torch.isin(x, test_element=1).all()
    assert torch.result_type(tensor=x, other=2.5) is torch.float32
    assert x.to_sparse(sparse_dim=1).sparse_dim() == 1
    assert x.to_sparse().to_sparse(sparse_dim=3).sparse_dim() == 3
