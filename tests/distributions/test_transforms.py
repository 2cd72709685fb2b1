"""Transforms: there and back, slopes against autograd's, sizes, signs, caches; and what leads to each constraint."""

import pickle

import pytest

import torch
from torch import distributions as d
from torch.autograd.functional import jacobian
from torch.distributions import constraints, transforms

DOUBLE = {"dtype": torch.float64}


def vector(*values):
    return torch.tensor(values, **DOUBLE)


LINE = torch.linspace(-2.1, 2.3, 12, **DOUBLE).reshape(2, 6)
MATRICES = torch.linspace(-1, 1, 18, **DOUBLE).reshape(2, 3, 3)
MADE = {
    "Exp": (transforms.ExpTransform(), LINE),
    "Sigmoid": (transforms.SigmoidTransform(), LINE),
    "Tanh": (transforms.TanhTransform(), LINE),
    "Softplus": (transforms.SoftplusTransform(), LINE),
    "Power": (transforms.PowerTransform(vector(-1.5)), LINE.exp()),
    "Affine": (transforms.AffineTransform(vector(0.5), vector(-2.0)), LINE),
    "AffineOfVectors": (transforms.AffineTransform(0.5, 3.0, event_dim=1), LINE),
    "StickBreaking": (transforms.StickBreakingTransform(), LINE),
    "CorrCholesky": (transforms.CorrCholeskyTransform(), LINE),
    "LowerCholesky": (transforms.LowerCholeskyTransform(), MATRICES.tril()),
    "PositiveDefinite": (transforms.PositiveDefiniteTransform(), MATRICES.tril()),
    "Softmax": (transforms.SoftmaxTransform(), LINE.log_softmax(-1)),
    "Abs": (transforms.AbsTransform(), LINE.abs()),
    "Reshape": (transforms.ReshapeTransform((6,), (3, 2)), LINE),
    "Independent": (transforms.IndependentTransform(transforms.ExpTransform(), 1), LINE),
    "Compose": (transforms.ComposeTransform([transforms.TanhTransform(), transforms.AffineTransform(1.0, 2.0)]), LINE),
    "ComposeOfVectors": (transforms.ComposeTransform([transforms.AffineTransform(0.0, 0.5),
                                                      transforms.StickBreakingTransform()]), LINE),
    "Stack": (transforms.StackTransform([transforms.ExpTransform(), transforms.TanhTransform()], 0), LINE),
    "Cat": (transforms.CatTransform([transforms.ExpTransform(), transforms.TanhTransform()], -1, [2, 4]), LINE),
    "Cdf": (transforms.CumulativeDistributionTransform(d.Normal(vector(0.1), vector(2.0))), LINE),
    "identity": (transforms.identity_transform, LINE),
}  # fmt: skip
every = pytest.mark.parametrize("name", MADE)


def test_every_transform_is_tried():
    kinds = {type(one[0]).__name__ for one in MADE.values()} | {"Transform"}
    assert kinds == {name for name in transforms.__all__ if name.endswith("Transform")}


@every
def test_there_and_back(name):
    transform, x = MADE[name]
    y = transform(x)
    torch.testing.assert_close(transform.inv(y), x, rtol=1e-7, atol=1e-8)
    assert transform.inv.inv is transform
    assert bool(transform.domain.check(x).all()) and bool(transform.codomain.check(y).all())
    assert transform.inv.domain.event_dim == transform.codomain.event_dim
    assert transform.forward_shape(x.shape) == y.shape and transform.inverse_shape(y.shape) == x.shape


@every
def test_slopes_are_those_of_autograd(name):
    transform, x = MADE[name]
    if not transform.bijective:
        with pytest.raises(NotImplementedError, match="has no log_abs_det_jacobian"):
            transform.log_abs_det_jacobian(x, transform(x))
        return
    events = transform.domain.event_dim
    result = transform.log_abs_det_jacobian(x, transform(x))
    assert result.shape == x.shape[: x.dim() - events]

    def free(row):  # as many numbers as go in: of a simplex all but the last, of a factor what lies below the diagonal
        y = transform(row)
        if name.startswith(("StickBreaking", "ComposeOfVectors")):
            return y[..., :-1]
        return d.utils.tril_matrix_to_vec(y, -1) if name == "CorrCholesky" else y.reshape(-1)

    rows = [(x, result.sum())] if name in ("Stack", "Cdf", "Cat") or not events else zip(x, result, strict=True)
    for row, slope in rows:
        matrix = jacobian(lambda flat, row=row: free(flat.reshape(row.shape)).reshape(-1), row.reshape(-1))
        torch.testing.assert_close(slope.sum(), torch.linalg.slogdet(matrix)[1], rtol=1e-7, atol=1e-8)
    y = transform(x)
    torch.testing.assert_close(transform.inv.log_abs_det_jacobian(y, x), -result)


@every
def test_signs_tell_whether_it_grows(name):
    transform, x = MADE[name]
    try:
        sign = transform.sign
    except NotImplementedError:
        return
    steps = (transform(x + 1e-4) - transform(x)).sign()
    assert bool((steps == torch.as_tensor(sign)).all())


@every
def test_copies_are_equal_and_have_their_own_cache(name):
    transform, x = MADE[name]
    again = pickle.loads(pickle.dumps(transform))
    assert (again == transform or name == "Cdf") and again is not transform  # no two distributions are equal
    cached = transform.with_cache(1)
    assert cached.with_cache(1) is cached
    y = cached(x)
    assert cached.inv(y) is x
    torch.testing.assert_close(y, transform(x))


def test_different_ones_are_not_equal():
    some = [*(transforms.AffineTransform(0, scale) for scale in (1, 2, vector(1, 2))),
            transforms.PowerTransform(2.0), transforms.ExpTransform(), transforms.ExpTransform().inv]  # fmt: skip
    assert all((a == b) == (a is b) for a in some for b in some)
    assert transforms.ExpTransform() == transforms.ExpTransform() and hash(transforms.ExpTransform())
    assert transforms.ExpTransform().inv == transforms.ExpTransform().inv


@pytest.mark.parametrize("constraint", [
    constraints.real, constraints.positive, constraints.nonnegative, constraints.unit_interval, constraints.simplex,
    constraints.corr_cholesky, constraints.lower_cholesky, constraints.positive_definite, constraints.real_vector,
    constraints.greater_than(3.0), constraints.greater_than_eq(-1.0), constraints.less_than(-2.0),
    constraints.interval(-1.0, 4.0), constraints.half_open_interval(2.0, 3.0), constraints.positive_semidefinite,
    constraints.independent(constraints.positive, 1), constraints.interval(vector(-1), vector(2)),
    constraints.stack([constraints.positive, constraints.real], 0),
    constraints.cat([constraints.positive, constraints.unit_interval], -1, [2, 4]),
], ids=str)  # fmt: skip
def test_transforms_lead_to_constraints(constraint):
    x = MATRICES if constraint.event_dim == 2 and constraint is not constraints.corr_cholesky else LINE
    transform = d.transform_to(constraint)
    assert bool(constraint.check(transform(x)).all())
    torch.testing.assert_close(transform(transform.inv(transform(x))), transform(x))
    try:
        bijective = d.biject_to(constraint)
    except NotImplementedError as error:
        assert constraint.event_dim == 2 and "register(constraint, factory)" in str(error)
        return
    assert bijective.bijective
    torch.testing.assert_close(bijective.inv(bijective(x)), x)


def test_a_constraint_of_a_user_is_registered():
    class Even(constraints.Constraint):
        def check(self, value):
            return value % 2 == 0

    with pytest.raises(NotImplementedError, match=r"no transform to Even\(\)"):
        d.biject_to(Even())
    d.biject_to.register(Even, lambda constraint: transforms.AffineTransform(0, 2))
    assert d.biject_to(Even())(torch.ones(1)).item() == 2
    with pytest.raises(TypeError, match="need a Constraint"):
        d.biject_to.register(int, lambda constraint: None)


@pytest.mark.parametrize("constraint, good, bad", [
    (constraints.boolean, [0, 1], [0.5, 2]), (constraints.one_hot, [[0, 1]], [[1, 1], [0, 0.5]]),
    (constraints.nonnegative_integer, [0, 7], [-1, 0.5]), (constraints.positive_integer, [1], [0]),
    (constraints.integer_interval(2, 4), [2, 4], [1, 3.5, 5]), (constraints.real, [-1e30], [float("nan")]),
    (constraints.simplex, [[0.5, 0.5]], [[0.5, 0.6], [1.5, -0.5]]), (constraints.multinomial(3), [[1, 2]], [[2, 2]]),
    (constraints.square, [[[1, 2], [3, 4]]], []), (constraints.symmetric, [[[1, 2], [2, 4]]], [[[1, 2], [3, 4]]]),
    (constraints.positive_definite, [[[1, 0], [0, 4]]], [[[1, 2], [2, 1]], [[1, 0], [0, 0]]]),
    (constraints.positive_semidefinite, [[[1, 0], [0, 0]]], [[[1, 2], [2, 1]]]),
    (constraints.lower_triangular, [[[1, 0], [3, 4]]], [[[1, 2], [3, 4]]]),
    (constraints.lower_cholesky, [[[1, 0], [3, 4]]], [[[1, 0], [3, -4]]]),
    (constraints.corr_cholesky, [[[1, 0], [0.6, 0.8]]], [[[1, 0], [0.6, 0.9]]]),
    (constraints.independent(constraints.positive, 1), [[1, 2]], [[1, -2]]),
], ids=str)  # fmt: skip
def test_constraints_know_what_lies_inside(constraint, good, bad):
    for values, wanted in ((good, True), (bad, False)):
        if values:
            assert constraint.check(torch.tensor(values, **DOUBLE)).tolist() == [wanted] * len(values)


@pytest.mark.parametrize("call, message", [
    (lambda: transforms.ExpTransform(cache_size=3), "cache_size is 3; need 0 or 1"),
    (lambda: transforms.ReshapeTransform((2, 3), (5,)), "need sizes of as many elements"),
    (lambda: transforms.ReshapeTransform((2, 3), (6,))(torch.ones(3, 2)), r"does not end with \[2, 3\]"),
    (lambda: transforms.StackTransform([transforms.ExpTransform()] * 2)(torch.ones(3)), "one slice for each of 2"),
    (lambda: transforms.CatTransform([transforms.ExpTransform()], 0, [1, 2]), "2 lengths, 1 transforms"),
    (lambda: transforms.CorrCholeskyTransform().forward_shape((4,)), "the last dim is 4; need n"),
    (lambda: transforms.StickBreakingTransform().inv.event_dim and d.utils.vec_to_tril_matrix(torch.ones(4)),
     "need those of a triangle"),
    (lambda: constraints.dependent.check(torch.ones(1)), "depends on parameters"),
])  # fmt: skip
def test_mistakes_are_told(call, message):
    with pytest.raises(ValueError, match=message):
        call()


def test_tanh_and_sigmoid_keep_the_slope_far_out():
    x = vector(-40, -20, 20, 40)
    far = transforms.TanhTransform().log_abs_det_jacobian(x, x.tanh())
    torch.testing.assert_close(far, 2 * (0.6931471805599453 - x.abs()))
    torch.testing.assert_close(transforms.SigmoidTransform().log_abs_det_jacobian(x, x.sigmoid()), -x.abs())
