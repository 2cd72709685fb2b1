"""nan, infinities and signed zeros in every row: the oracle's values, and the signs of its zeros.

Rows with other results state the reason. Values of loops in all pairs and all layouts are in test_thresholds.py.
"""

import itertools

import numpy as np
import pytest
from cases import CATALOGUE, Case, about, samples

import torch
import torch.nn.functional as F
from torch.autograd import Variable
from torch.testing.values import results_of

INF, NAN = float("inf"), float("nan")
SPECIAL = np.array([NAN, INF, -INF, -0.0, 0.0, 1.0, -1.5, 1e30, -1e-30])
MIXES = {"some of all": (0.15, SPECIAL), "zeros and sizes": (0.5, SPECIAL[3:]), "all": (1, SPECIAL)}
ROWS = [row for row in CATALOGUE.rows if row.body.kind != "random" and "Double" in row.dtypes and samples(row)]
MATRICES = {row.op for row in ROWS if row.batched or row.matrices}  # sizes that mix leave elements no digits

UNDERFLOW = "the oracle overflows or loses all digits on the way, and the row does not"
DECAY = "the oracle multiplies by a weight decay of 0, which leaves a parameter of inf no number"
ORDER = "products and sums are taken in another order, in which others are infinite first"
MATRIX = "the oracle is a product with a matrix, whose zeros times inf are nan"
VALUES = {
    "softplus": UNDERFLOW, "softmax": UNDERFLOW, "log_softmax": UNDERFLOW, "softmin": UNDERFLOW,
    "softmax_of_parts": UNDERFLOW, "log_softmax_of_parts": UNDERFLOW,
    "nn_functional_softmax": UNDERFLOW, "nn_functional_log_softmax": UNDERFLOW, "whole_reflections": MATRIX,
    **dict.fromkeys(("ormqr", "linalg_householder_product", "linalg_lu_solve"), MATRIX),
    "log_gamma_density": "0 * log(0) is 0 in it, and nan in the oracle", "std": UNDERFLOW, "batch_norm": UNDERFLOW,
    "cross_entropy_probabilities": UNDERFLOW, "multilabel_soft_margin_loss": UNDERFLOW,
    "cumprod": ORDER, "cumprod_input": ORDER,
    "matrix_power": ORDER, "matrix_exp": ORDER, "linalg_matrix_exp": ORDER, "batch_norm_input": ORDER,
    "linalg_tensorinv": "sizes that mix leave elements of an inverse no digits",
    "digamma": "SciPy answers nan at poles of both signs", "polygamma": "SciPy does not tell zeros apart",
    "lgamma": "SciPy answers -inf at -inf; C, NumPy's users and PyTorch expect inf",
    "histc": "NumPy does not take what is not finite", "bhistc": "as histc", "histogram_of_edges": "its edges ascend",
    "unique": "NumPy takes all nan for one, PyTorch and we do not",
    **dict.fromkeys(("fractional_max_pool", "fractional_max_pool2d", "fractional_max_pool2d_indexed",
                     "fractional_max_pool2d_with_indices", "fractional_max_pool3d", "fractional_max_pool3d_indexed",
                     "fractional_max_pool3d_with_indices"), "samples are in [0, 1)"),
    "inverse_differences": "a gradient's own helper",
    "multinomial": "its weights are some above 0", "gumbel_softmax": "it draws random numbers",
    "sorted_values": "0 and -0 are one element, which has no sign here",
    "rprop_": "the oracle multiplies a step by a sign of 0 and inf",
    **dict.fromkeys(("bessel_j0", "bessel_j1", "bessel_y0", "bessel_y1", "airy_ai", "airy_slope"),
                    "SciPy answers nan at 1e30 and at infinities"),
    "lu_solve": "the oracle solves with the product of the factors, which loses the digits of the small ones",
    "btrifact_informed": "a matrix that is not finite has factors of nan",
    **dict.fromkeys(("resample", "resample_input", "resize_smoothly", "resize_planes", "interpolate", "upsample",
                     "upsample_bilinear", "upsample_nearest"), MATRIX),
    **dict.fromkeys(("local_response_norm", "cross_map_lrn2d"), UNDERFLOW), "stft": ORDER, "istft": ORDER,
    "linalg_multi_dot": ORDER,
    "affine_axis": "the oracle does not read theta, which gives the type alone",
    "norm_input": "the norm that is given is not that of its input", "dist_input": "as norm_input",
    "pair_norms_input": "as norm_input",
    "extreme_input": "the extreme that is given is not that of its input",
    "group_norm_input": ORDER,
    "nanquantile": "between infinities NumPy gives one of them or nan", "quantile": "as nanquantile",
    "logcumsumexp_input": "the total that is given is not that of its input", "logcumsumexp_mean": "as its input",
    "cross_entropy_input": "the numbers that are given are not those of its input",
    "attention": "the oracle multiplies weights of 0 with values of hidden keys, which may be infinite",
} | dict.fromkeys(("sgd_", "sgd_momentum_", "adam_", "amsgrad_", "nadam_", "adamax_", "adagrad_", "adadelta_",
                   "rmsprop_", "asgd_", "rmsprop_momentum_", "rmsprop_centered_"), DECAY)
VALUES |= dict.fromkeys(("searchsorted", "searchsorted_number", "searchsorted_sided", "searchsorted_int32",
                         "searchsorted_ordered", "bucketize"),
                        "of what is not sorted")
VALUES |= dict.fromkeys(("weighted_take", "weighted_put", "weighted_products"),
                        "the oracle multiplies zeros with what is not taken, which may be infinite")
VALUES |= {row.op: ORDER for row in ROWS if row.section == "fourier" and row.body.text == "fourier.c"}
LOSSES = ("kl_div", "hinge_embedding_loss", "gaussian_nll_loss", "poisson_nll_loss",
          "binary_cross_entropy", "binary_cross_entropy_with_logits", "soft_margin_loss")
VALUES |= {name + end: "outside of what the loss is for, or overflowing in the oracle"
           for name in LOSSES for end in ("", "_elements")}
VALUES["kl_div_batchmean"] = VALUES["kl_div"]
VALUES |= {row.op: "the degree is small in the oracle" for row in ROWS if "polynomial" in row.op}
VALUES |= {"zeta": "SciPy answers nan next to its poles"}
PADDING = "zeros of padding and infinite weights give nan, as every product of matrices does"
VALUES |= dict.fromkeys(("conv1d", "conv_tbc", "conv2d", "conv2d_finished", "conv2d_input", "conv2d_weight",
                         "conv_transpose2d", "conv3d", "conv_transpose3d", "conv_transpose1d", "conv3d_input",
                         "conv3d_weight"), PADDING)
EITHER = "zeros of both signs are equal and either is given, by NumPy too"
FIRST = "zeros of both signs are equal and the first is given; NumPy gives any"
FROM_ZERO = "a sum that begins at +0 is never -0, and the oracle's begins at the first element"
FROM_FIRST = "a sum that begins at the first element may be -0, and the oracle's begins at +0"
SIGNS = {
    "fmin": EITHER, "fmax": EITHER,
    "min_dim": FIRST, "max_dim": FIRST, "scatter_reduce": FIRST, "index_reduce": FIRST, "index_reduce_": FIRST,
    "cumsum": FROM_ZERO, "cumsum_": FROM_ZERO, "cumsum_input": FROM_ZERO, "gather_one_input": FROM_ZERO,
    "sum_to_size": FROM_FIRST,
    "addbmm": "products of zeros are summed in another order",
    "baddbmm": "products of zeros are summed in another order",
    "remainder": "a zero keeps the sign of input, as fmod's and PyTorch's does; NumPy's takes that of other",
    "relu": "-0 is not below 0 and stays, as PyTorch's does; np.maximum takes either",
    "log_sigmoid": "0 - 0 is +0; the oracle is minus a logarithm of 1",
    **dict.fromkeys(("erfinv", "i1", "i1e", "scaled_bessel"), "an odd function is -0 at -0, and SciPy gives +0"),
    **dict.fromkeys(("linalg_householder_product", "linalg_qr", "qr_complete"),
                    "reflections that cancel leave zeros of the last one's sign"),
    "embedding_bag": FROM_ZERO, "logcumsumexp": "the logarithm of one exponential adds +0",
    "nll_loss_input": "minus a gradient of 0 is -0, and the oracle subtracts from +0",
}


# A sum that cancels leaves what its product was rounded by, which is nothing where the CPU multiplies and adds at once.
FUSED = {"addcmul", "addcdiv", "blackman_window"}


def spoiled(value, share, special, random):
    """Return an array, or several, with some elements replaced."""
    if isinstance(value, list):
        return [spoiled(item, share, special, random) for item in value]
    if not isinstance(value, np.ndarray) or value.dtype.kind != "f":
        return value
    return np.where(random.random(value.shape) < share, random.choice(special, value.shape), value)


def compare(row, got, wanted):
    for value, right in zip(got, wanted, strict=True):
        right = np.asarray(right)
        if value.dtype.kind == "c":
            value, right = (np.ravel(each).astype(value.dtype).view(value.real.dtype) for each in (value, right))
        if value.dtype.kind != "f":
            np.testing.assert_array_equal(value.ravel(), right.ravel().astype(value.dtype))
            continue
        value, right = value.ravel(), right.ravel().astype(value.dtype)
        least = 1e-14 if row.op in FUSED else 1e-30
        np.testing.assert_allclose(value, right, rtol=1e-6, atol=least)
        zero = (value == 0) & (right == 0)
        if row.op not in SIGNS:
            np.testing.assert_array_equal(np.signbit(value[zero]), np.signbit(right[zero]))


def test_the_lists_name_rows():
    assert {*VALUES, *SIGNS, *FUSED} <= {row.op for row in CATALOGUE.rows}


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("row", [row for row in ROWS if row.op not in {*VALUES, *MATRICES}], ids=lambda row: row.op)
def test_special_values(row, mix):
    share, special = MIXES[mix]
    for number, sample in enumerate(samples(row)):
        case = Case(row, sample, "Double")
        random = np.random.default_rng(number)
        case.values = {name: spoiled(value, share, special, random) for name, value in case.values.items()}
        try:
            wanted = case.expected()
        except (ValueError, ArithmeticError, np.linalg.LinAlgError, IndexError):
            continue
        with about(row.op, case.values):
            try:
                got = results_of(case.call_and_changes(case.arguments()))
            except (RuntimeError, ValueError) as error:
                assert "finite" in str(error) or "singular" in str(error)
                continue
            compare(row, got, wanted)


@pytest.mark.parametrize("row", [row for row in ROWS if row.op in MATRICES and not row.internal],
                         ids=lambda row: row.op)
def test_matrices_that_are_not_finite_are_refused_or_give_nan(row):
    for sample, bad in itertools.product(samples(row), (NAN, INF)):
        case = Case(row, sample, "Double")
        for name, value in case.values.items():
            if not isinstance(value, np.ndarray) or value.dtype.kind != "f" or not value.size:
                continue
            case.values[name] = np.full_like(value, bad)
            try:
                got = results_of(case.call_and_changes(case.arguments()))
            except RuntimeError as error:
                assert "finite" in str(error), f"{row.op} {name}"
            else:
                parts = [one for one in got if one.dtype.kind in "fc" and one.size]
                limit = bad == INF and all((one == 0).all() for one in parts)  # quotients by an infinite triangle
                assert limit or not parts or not all(np.isfinite(one).all() for one in parts), f"{row.op} {name}"
            case.values[name] = value


INTEGRAL = [(row, kind) for row in CATALOGUE.rows for kind in ("Byte", "Char", "Short", "Int", "Long")
            if row.body.kind in ("loop", "reduce") and kind in row.dtypes and row.test and samples(row)]


def ends(array, share, random):
    """Return an array with some elements at the ends of its type, and beyond those of doubles."""
    low, high = np.iinfo(array.dtype).min, np.iinfo(array.dtype).max
    special = np.array([low, low + 1, high - 1, high, high // 3 * 2 + 1, 0, 1], array.dtype)
    return np.where(random.random(array.shape) < share, random.choice(special, array.shape), array)


def refused(error, values):
    """Return whether the message names the invalid value: a divisor of 0, a negative exponent."""
    if "negative powers" in str(error):
        return (np.asarray(values["exponent"]) < 0).any()
    return "divided" in str(error) or "divisor" in str(error)


@pytest.mark.parametrize("row, kind", INTEGRAL, ids=lambda value: getattr(value, "op", value))
def test_ends_of_the_integers(row, kind):
    """Computed in integers throughout: no element takes the way through a double, and sums wrap as NumPy's do."""
    for number, sample in enumerate(samples(row)):
        case = Case(row, sample, kind)
        random = np.random.default_rng(number)
        own = {p.name for p in row.parameters if p.kind in ("tensor", "state", "either") and p.dtype is None}
        for name, value in case.values.items():
            if name in own and isinstance(value, np.ndarray) and value.dtype.kind in "iu":
                case.values[name] = ends(value, 0.4, random)
        try:
            wanted = case.expected()
        except (ValueError, ArithmeticError, IndexError):
            continue
        with about(row.op, case.values):
            try:
                got = results_of(case.call_and_changes(case.arguments()))
            except RuntimeError as error:
                assert refused(error, case.values)
                continue
            for value, right in zip(got, wanted, strict=True):
                right = np.asarray(right)
                if value.dtype.kind in "iu" and right.dtype.kind in "iub":  # some oracles have doubles alone
                    np.testing.assert_array_equal(value.ravel(), right.ravel().astype(value.dtype))


def test_gammas_at_their_poles_and_far_below_zero():
    x = torch.DoubleTensor([0, -0.0, -3, INF, -INF, NAN])
    np.testing.assert_array_equal(x.digamma().numpy(), [-INF, INF, NAN, INF, NAN, NAN])
    np.testing.assert_array_equal(torch.polygamma(1, x).numpy(), [INF, INF, INF, 0, NAN, NAN])
    np.testing.assert_array_equal(torch.polygamma(2, x).numpy(), [-INF, -INF, -INF, 0, NAN, NAN])
    np.testing.assert_array_equal(x.lgamma().numpy(), [INF, INF, INF, INF, INF, NAN])
    special = pytest.importorskip("scipy.special")
    far = np.array([-20000.5, -12.3, -11.9, -100.25, -1e6 - 0.5, -3.7, -1e-20])
    np.testing.assert_allclose(torch.from_numpy(far).digamma().numpy(), special.digamma(far), rtol=1e-13)
    for n in (1, 2, 3, 4):
        near = np.array([-100.25, -12.5, -37.8])
        terms = np.arange(200)[:, None]
        sign = 1 if n % 2 else -1
        shifted = sign * special.factorial(n) * ((near + terms) ** (-1.0 - n)).sum(0) + special.polygamma(n, near + 200)
        np.testing.assert_allclose(torch.polygamma(n, torch.from_numpy(near)).numpy(), shifted, rtol=1e-9)


@pytest.mark.parametrize("value", [INF, -INF, NAN])
@pytest.mark.parametrize("channels, outputs", [(1, 1), (3, 8), (16, 16), (32, 48)])
def test_what_is_not_finite_stays_where_it_is_seen(channels, outputs, value):
    """For every method of convolution, only positions whose window contains the element are affected."""
    x, w = torch.ones(2, channels, 21, 23), torch.ones(outputs, channels, 3, 3)
    x[1, channels - 1, 10, 11] = value
    a, b = Variable(x), Variable(w)
    y = F.conv2d(a, b, padding=1)
    wanted = np.zeros((2, outputs, 21, 23), bool)
    wanted[1, :, 9:12, 10:13] = True
    np.testing.assert_array_equal(~np.isfinite(y.data.numpy()), wanted)
    np.testing.assert_array_equal(y.data.numpy()[wanted], np.float32(value))
    g = torch.ones(*y.size())
    g[0, 0, 10, 11] = value
    y.backward(g)
    touched = np.zeros((2, channels, 21, 23), bool)
    touched[0, :, 9:12, 10:13] = True
    np.testing.assert_array_equal(~np.isfinite(a.grad.data.numpy()), touched)
    assert not np.isfinite(b.grad.data.numpy()[0]).any()
