# Generated from ops.yaml by codegen/templates/methods.py. Do not edit: change the row and run make gen.
"""The functions and methods of rows whose body is Python. Each checks its arguments, then calls a function of
torch/composed/.
"""

from math import inf

from torch._core import attach, named, plain, within
from torch._call.lazy import lazy_module, required

bind, composed = lazy_module("torch._call.bind"), lazy_module("torch.composed")


def square_truth(input=required, *more, out=None, **options):
    """square(input) -> LongTensor

    Square of each truth as a Long, 0 or 1.

    Element types: Bool.
    Not differentiable: truths have no gradient.

    >>> input = torch.BoolTensor([[False, False, False, True], [False, False, True, False], [False, True, True, True]])
    >>> torch.square(input).tolist()
    [[0, 0, 0, 1], [0, 0, 1, 0], [0, 1, 1, 1]]
    """
    if not plain("square_truth", out, more, options, input):
        return bind.slow_path(square_truth, "square_truth", (input, *more), out, options)
    try:
        return composed.square_truth(input)
    except Exception as error:
        raise within("square_truth", error)


def mvlgamma(input=required, p=required, *more, out=None, **options):
    """mvlgamma(input, p) -> Tensor

    Multivariate log-gamma function of p dimensions, p * (p - 1) / 4 * log(pi) plus the sum of
    lgamma(input - i / 2) for i from 0 to p - 1.

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([4.5, 4.5, 4.5])
    >>> torch.mvlgamma(input, 2).tolist()
    [4.8178..., 4.8178..., 4.8178...]
    """
    if not plain("mvlgamma", out, more, options, input, p):
        return bind.slow_path(mvlgamma, "mvlgamma", (input, p, *more), out, options)
    try:
        return composed.mvlgamma(input, p)
    except Exception as error:
        raise within("mvlgamma", error)


def mvlgamma_(input=required, p=required, *more, out=None, **options):
    """mvlgamma_(input, p) -> Tensor

    mvlgamma in place.

    Element types: floating.
    Not differentiable: mvlgamma has a gradient.

    >>> input = torch.DoubleTensor([3.75, 4.75, 4.25])
    >>> torch.mvlgamma_(input, 2).tolist()
    [2.9949..., 5.4953..., 4.1736...]
    """
    if not plain("mvlgamma_", out, more, options, input, p):
        return bind.slow_path(mvlgamma_, "mvlgamma_", (input, p, *more), out, options)
    try:
        return composed.mvlgamma_(input, p)
    except Exception as error:
        raise within("mvlgamma_", error)


def logaddexp_complex(input=required, other=required, *more, out=None, **options):
    """logaddexp(input, other) -> Tensor

    Logarithm of exp(input) + exp(other) of complex numbers. The number of the larger real part is
    taken out of the sum, so nothing overflows.

    Element types: complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.ComplexFloatTensor([(1+0j), (2+0j), (3+0j)])
    >>> other = torch.ComplexFloatTensor([(1+0j), (2+0j), 0j])
    >>> torch.logaddexp(input, other).tolist()
    [(1.6931...+0j), (2.6931...+0j), (3.0485...+0j)]
    """
    if not plain("logaddexp_complex", out, more, options, input, other):
        return bind.slow_path(logaddexp_complex, "logaddexp_complex", (input, other, *more), out, options)
    try:
        return composed.logaddexp_complex(input, other)
    except Exception as error:
        raise within("logaddexp_complex", error)


def nextafter_narrow(input=required, other=required, *more, out=None, **options):
    """nextafter(input, other) -> Tensor

    Next number of type Half or BFloat16 after each element in the direction of other. The
    derivative with respect to input is 1, and 0 where both are equal.

    Element types: Half, BFloat16.
    The gradient follows from the operators that compute it.

    >>> input = torch.HalfTensor([0.0, 1.0, -2.0, 6.0])
    >>> other = torch.HalfTensor([1.0, -1.0, -3.0, 6.0])
    >>> torch.nextafter(input, other).tolist()
    [..., 0.9995..., -2.001953125, 6.0]
    """
    if not plain("nextafter_narrow", out, more, options, input, other):
        return bind.slow_path(nextafter_narrow, "nextafter_narrow", (input, other, *more), out, options)
    try:
        return composed.nextafter_narrow(input, other)
    except Exception as error:
        raise within("nextafter_narrow", error)


def nextafter_(input=required, other=required, *more, out=None, **options):
    """nextafter_(input, other) -> Tensor

    nextafter in place.

    Element types: floating.
    Not differentiable: nextafter has a gradient.

    >>> input = torch.DoubleTensor([2.0, 4.0])
    >>> other = torch.DoubleTensor([1000000.0, 0.0])
    >>> torch.nextafter_(input, other).tolist()
    [2.0, 4.0]
    """
    if not plain("nextafter_", out, more, options, input, other):
        return bind.slow_path(nextafter_, "nextafter_", (input, other, *more), out, options)
    try:
        return composed.nextafter_(input, other)
    except Exception as error:
        raise within("nextafter_", error)


def nan_to_num(input=required, number=0, posinf=inf, neginf=-inf, *more, out=None, **options):
    """nan_to_num(input, number=0, posinf=inf, neginf=-inf) -> Tensor

    Each element, with nan replaced by number, inf by posinf and -inf by neginf. An infinite posinf
    or neginf stands for the largest or smallest finite number of the type.

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([1.0, float('nan'), float('inf'), float('-inf')])
    >>> torch.nan_to_num(input).tolist()
    [1.0, 0.0, ..., ...]
    """
    if not plain("nan_to_num", out, more, options, input, number, posinf, neginf):
        return bind.slow_path(nan_to_num, "nan_to_num", (input, number, posinf, neginf, *more), out, options)
    try:
        return composed.nan_to_num(input, number, posinf, neginf)
    except Exception as error:
        raise within("nan_to_num", error)


def nan_to_num_(input=required, number=0, posinf=inf, neginf=-inf, *more, out=None, **options):
    """nan_to_num_(input, number=0, posinf=inf, neginf=-inf) -> Tensor

    nan_to_num in place.

    Element types: floating.
    Not differentiable: nan_to_num has a gradient.

    >>> input = torch.DoubleTensor([1.0, float('nan'), float('inf'), float('-inf')])
    >>> torch.nan_to_num_(input).tolist()
    [1.0, 0.0, ..., ...]
    """
    if not plain("nan_to_num_", out, more, options, input, number, posinf, neginf):
        return bind.slow_path(nan_to_num_, "nan_to_num_", (input, number, posinf, neginf, *more), out, options)
    try:
        return composed.nan_to_num_(input, number, posinf, neginf)
    except Exception as error:
        raise within("nan_to_num_", error)


def fill_tensor(input=required, value=required, *more, out=None, **options):
    """fill(input, value) -> Tensor

    Tensor of the size of input, filled with value, a tensor without dims that may need a gradient.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[1.0, 0.5, -0.75], [1.75, -1.75, -2.0]])
    >>> value = torch.DoubleTensor([-2.75]).view(())
    >>> torch.fill(input, value).tolist()
    [[-2.75, -2.75, -2.75], [-2.75, -2.75, -2.75]]
    """
    if not plain("fill_tensor", out, more, options, input, value):
        return bind.slow_path(fill_tensor, "fill_tensor", (input, value, *more), out, options)
    try:
        return composed.fill_tensor(input, value)
    except Exception as error:
        raise within("fill_tensor", error)


def rsub(input=required, other=required, alpha=1, *more, out=None, **options):
    """rsub(input, other, alpha=1) -> Tensor

    other - alpha * input.

    Element types: numbers, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-1.25, 0.5, -1.5], [-0.25, -2.0, 2.75]])
    >>> other = torch.DoubleTensor([[2.5, -2.0, -0.5], [1.5, 2.75, -2.75]])
    >>> torch.rsub(input, other).tolist()
    [[3.75, -2.5, 1.0], [1.75, 4.75, -5.5]]
    """
    if not plain("rsub", out, more, options, input, other, alpha):
        return bind.slow_path(rsub, "rsub", (input, other, alpha, *more), out, options)
    try:
        return composed.rsub(input, other, alpha)
    except Exception as error:
        raise within("rsub", error)


def float_power(input=required, exponent=required, *more, out=None, **options):
    """float_power(input, exponent) -> DoubleTensor

    input ** exponent, computed in double precision for all types.

    Element types: all.
    The gradient follows from the operators that compute it.

    >>> exponent = torch.DoubleTensor([0.75, 1.75, 1.5])
    >>> torch.float_power(2, exponent).tolist()
    [1.6817..., 3.3635..., 2.8284...]
    """
    if not plain("float_power", out, more, options, input, exponent):
        return bind.slow_path(float_power, "float_power", (input, exponent, *more), out, options)
    try:
        return composed.float_power(input, exponent)
    except Exception as error:
        raise within("float_power", error)


def float_power_(input=required, exponent=required, *more, out=None, **options):
    """float_power_(input, exponent) -> Tensor

    float_power in place.

    Element types: floating.
    Not differentiable: float_power has a gradient.

    >>> input = torch.DoubleTensor([[1.25, 2.0, 2.75], [2.0, 1.75, 1.25]])
    >>> torch.float_power_(input, 2).tolist()
    [[1.5625, 4.0, 7.5625], [4.0, 3.0625, 1.5625]]
    """
    if not plain("float_power_", out, more, options, input, exponent):
        return bind.slow_path(float_power_, "float_power_", (input, exponent, *more), out, options)
    try:
        return composed.float_power_(input, exponent)
    except Exception as error:
        raise within("float_power_", error)


def positive(input=required, *more, out=None, **options):
    """positive(input) -> Tensor

    The input itself.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[1.25, 1.25, 0.5], [2.25, 0.25, -2.0]])
    >>> torch.positive(input).tolist()
    [[1.25, 1.25, 0.5], [2.25, 0.25, -2.0]]
    """
    if not plain("positive", out, more, options, input):
        return bind.slow_path(positive, "positive", (input, *more), out, options)
    try:
        return composed.positive(input)
    except Exception as error:
        raise within("positive", error)


def where_numbers(condition=required, input=required, other=required, *more, out=None, **options):
    """where(condition, input, other) -> Tensor

    input where condition is True, and other elsewhere. The result is a LongTensor if both are ints,
    otherwise a tensor of the default type.

    Element types: Bool, Byte.
    Not differentiable: the operands are numbers.

    >>> condition = torch.BoolTensor([[True, False, True], [False, False, True]])
    >>> torch.where(condition, 2, 300).tolist()
    [[2, 300, 2], [300, 300, 2]]
    """
    if not plain("where_numbers", out, more, options, condition, input, other):
        return bind.slow_path(where_numbers, "where_numbers", (condition, input, other, *more), out, options)
    try:
        return composed.where_numbers(condition, input, other)
    except Exception as error:
        raise within("where_numbers", error)


def where_places(condition=required, *more, out=None, **options):
    """where(condition) -> tuple of Tensor

    Indices of the nonzero elements, as a tuple with one vector per dim.

    Element types: Bool, Byte.
    Not differentiable: the results are indices.

    >>> condition = torch.BoolTensor([[True, False, True], [False, False, True]])
    >>> [part.tolist() for part in torch.where(condition)]
    [[0, 0, 1], [0, 2, 2]]
    """
    if not plain("where_places", out, more, options, condition):
        return bind.slow_path(where_places, "where_places", (condition, *more), out, options)
    try:
        return composed.where_places(condition)
    except Exception as error:
        raise within("where_places", error)


def isinf_complex(input=required, *more, out=None, **options):
    """isinf(input) -> BoolTensor

    True where the real or the imaginary part of a complex number is infinite.

    Element types: complex.
    Not differentiable.

    >>> input = torch.ComplexFloatTensor([(1+0j), (float('nan')+0j), (float('inf')+0j), (float('-inf')+0j)])
    >>> torch.isinf(input).tolist()
    [False, False, True, True]
    """
    if not plain("isinf_complex", out, more, options, input):
        return bind.slow_path(isinf_complex, "isinf_complex", (input, *more), out, options)
    try:
        return composed.isinf_complex(input)
    except Exception as error:
        raise within("isinf_complex", error)


def allclose(
    input=required, other=required, rtol=1e-05, atol=1e-08, equal_nan=False, *more, out=None,
    **options,
):
    """allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> bool

    Whether isclose is True for all elements, as a bool.

    Element types: floating, complex.
    Not differentiable.

    >>> input = torch.DoubleTensor([1.0, 2.0])
    >>> other = torch.DoubleTensor([1.0, 2.000001])
    >>> torch.allclose(input, other)
    True
    """
    if not plain("allclose", out, more, options, input, other, rtol, atol, equal_nan):
        return bind.slow_path(allclose, "allclose", (input, other, rtol, atol, equal_nan, *more), out, options)
    try:
        return composed.allclose(input, other, rtol, atol, equal_nan)
    except Exception as error:
        raise within("allclose", error)


def is_signed(input=required, *more, out=None, **options):
    """is_signed(input) -> bool

    Whether the element type has negative numbers, as a bool.

    Element types: all.
    Not differentiable.

    >>> input = torch.DoubleTensor([-0.25, -1.0])
    >>> torch.is_signed(input)
    True
    """
    if not plain("is_signed", out, more, options, input):
        return bind.slow_path(is_signed, "is_signed", (input, *more), out, options)
    try:
        return composed.is_signed(input)
    except Exception as error:
        raise within("is_signed", error)


def is_floating_point(input=required, *more, out=None, **options):
    """is_floating_point(input) -> bool

    Whether the element type is a floating type, as a bool.

    Element types: all.
    Not differentiable.

    >>> input = torch.DoubleTensor([2.0, -1.75])
    >>> torch.is_floating_point(input)
    True
    """
    if not plain("is_floating_point", out, more, options, input):
        return bind.slow_path(is_floating_point, "is_floating_point", (input, *more), out, options)
    try:
        return composed.is_floating_point(input)
    except Exception as error:
        raise within("is_floating_point", error)


def is_complex(input=required, *more, out=None, **options):
    """is_complex(input) -> bool

    Whether the element type is complex, as a bool.

    Element types: all.
    Not differentiable.

    >>> input = torch.DoubleTensor([2.0, -2.5])
    >>> torch.is_complex(input)
    False
    """
    if not plain("is_complex", out, more, options, input):
        return bind.slow_path(is_complex, "is_complex", (input, *more), out, options)
    try:
        return composed.is_complex(input)
    except Exception as error:
        raise within("is_complex", error)


def is_nonzero(input=required, *more, out=None, **options):
    """is_nonzero(input) -> bool

    Whether the only element of input is nonzero, as a bool.

    Element types: all.
    Not differentiable.

    >>> input = torch.DoubleTensor([2.0])
    >>> torch.is_nonzero(input)
    True
    """
    if not plain("is_nonzero", out, more, options, input):
        return bind.slow_path(is_nonzero, "is_nonzero", (input, *more), out, options)
    try:
        return composed.is_nonzero(input)
    except Exception as error:
        raise within("is_nonzero", error)


def isin(
    input=required, test_elements=required, invert=False, assume_unique=False, *more, out=None,
    **options,
):
    """isin(input, test_elements, invert=False, assume_unique=False) -> BoolTensor

    True where an element is in test_elements. If invert is True, the result is negated.
    assume_unique has no effect.

    Element types: all.
    Not differentiable.

    >>> input = torch.DoubleTensor([[1.0, 2.0], [3.0, 2.0]])
    >>> test_elements = torch.DoubleTensor([2.0, 5.0])
    >>> torch.isin(input, test_elements).tolist()
    [[False, True], [False, True]]
    """
    if not plain("isin", out, more, options, input, test_elements, invert, assume_unique):
        return bind.slow_path(isin, "isin", (input, test_elements, invert, assume_unique, *more), out, options)
    try:
        return composed.isin(input, test_elements, invert, assume_unique)
    except Exception as error:
        raise within("isin", error)


def isin_one(
    input=required, test_elements=required, invert=False, assume_unique=False, *more, out=None,
    **options,
):
    """isin(input, test_elements, invert=False, assume_unique=False) -> BoolTensor

    True where an element is the number. If invert is True, the result is negated.

    Element types: all.
    Not differentiable.

    >>> input = torch.DoubleTensor([[1.0, 4.0], [4.0, 3.0]])
    >>> torch.isin(input, 4).tolist()
    [[False, True], [True, False]]
    """
    if not plain("isin_one", out, more, options, input, test_elements, invert, assume_unique):
        return bind.slow_path(isin_one, "isin_one", (input, test_elements, invert, assume_unique, *more), out, options)
    try:
        return composed.isin_one(input, test_elements, invert, assume_unique)
    except Exception as error:
        raise within("isin_one", error)


def isin_number(
    element=required, test_elements=required, invert=False, assume_unique=False, *more, out=None,
    **options,
):
    """isin(element, test_elements, invert=False, assume_unique=False) -> BoolTensor

    Whether a number is in test_elements. If invert is True, the result is negated.

    Element types: all.
    Not differentiable.

    >>> test_elements = torch.DoubleTensor([2.0, 5.0])
    >>> torch.isin(2, test_elements).tolist()
    True
    """
    if not plain("isin_number", out, more, options, element, test_elements, invert, assume_unique):
        return bind.slow_path(isin_number, "isin_number", (element, test_elements, invert, assume_unique, *more), out, options)
    try:
        return composed.isin_number(element, test_elements, invert, assume_unique)
    except Exception as error:
        raise within("isin_number", error)


def norm_named(input=required, p=required, dim=None, keepdim=False, *more, out=None, **options):
    """norm(input, p, dim=None, keepdim=False) -> Tensor

    Frobenius norm, the square root of the sum of squares, or nuclear norm, the sum of the singular
    values. The nuclear norm is taken of matrices in two dims, by default the last two.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-2.0, 1.75, -0.25], [2.5, -0.5, -0.25]])
    >>> torch.norm(input, 'fro').tolist()
    3.6996...
    """
    if not plain("norm_named", out, more, options, input, p, dim, keepdim):
        return bind.slow_path(norm_named, "norm_named", (input, p, dim, keepdim, *more), out, options)
    try:
        return composed.norm_named(input, p, dim, keepdim)
    except Exception as error:
        raise within("norm_named", error)


def nuclear_norm(input=required, dim=None, keepdim=False, *more, out=None, **options):
    """nuclear_norm(input, dim=None, keepdim=False) -> Tensor

    Sum of the singular values of the matrices in two dims, by default the last two.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-1.75, 2.5], [-2.25, -2.0], [-2.0, 1.25]])
    >>> torch.nuclear_norm(input).tolist()
    6.8845...
    """
    if not plain("nuclear_norm", out, more, options, input, dim, keepdim):
        return bind.slow_path(nuclear_norm, "nuclear_norm", (input, dim, keepdim, *more), out, options)
    try:
        return composed.nuclear_norm(input, dim, keepdim)
    except Exception as error:
        raise within("nuclear_norm", error)


def logsumexp_whole(input=required, dim=None, keepdim=False, *more, out=None, **options):
    """logsumexp(input, dim=None, keepdim=False) -> FloatTensor

    logsumexp of integers or truths, computed in the default type.

    Element types: whole, unsigned.
    Not differentiable: integers have no gradient.

    >>> input = torch.LongTensor([[-1, -1, 0, 0], [3, 0, -3, 3], [1, 3, -2, 3]])
    >>> torch.logsumexp(input).tolist()
    4.4656...
    """
    if not plain("logsumexp_whole", out, more, options, input, dim, keepdim):
        return bind.slow_path(logsumexp_whole, "logsumexp_whole", (input, dim, keepdim, *more), out, options)
    try:
        return composed.logsumexp_whole(input, dim, keepdim)
    except Exception as error:
        raise within("logsumexp_whole", error)


def logsumexp_complex(input=required, dim=None, keepdim=False, *more, out=None, **options):
    """logsumexp(input, dim=None, keepdim=False) -> Tensor

    Logarithm of the sum of the exponentials of complex numbers. The largest real part is subtracted
    first, so nothing overflows.

    Element types: complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.ComplexFloatTensor([[(-1.75+2.75j), (2-2.75j), (-1.5-2j), (-2.25+2.75j)], [(-0.75-0.75j), (0.25+1.25j), (1.5-1j), (-0.25+2j)], [(0.75-2j), (-1+2.75j), (-0.5-1.25j), (-1+2.5j)]])
    >>> torch.logsumexp(input).tolist()
    (2.2164...-2.2352...j)
    """
    if not plain("logsumexp_complex", out, more, options, input, dim, keepdim):
        return bind.slow_path(logsumexp_complex, "logsumexp_complex", (input, dim, keepdim, *more), out, options)
    try:
        return composed.logsumexp_complex(input, dim, keepdim)
    except Exception as error:
        raise within("logsumexp_complex", error)


def hash_tensor(input=required, dim=None, keepdim=False, mode=0, *more, out=None, **options):
    """hash_tensor(input, dim=None, keepdim=False, mode=0) -> Tensor

    Bitwise XOR of the elements as 64-bit integers or doubles, whose bits are taken, as uint64. A
    mode other than 0 is not known.

    Element types: all.
    Not differentiable: integers have no gradient.

    >>> input = torch.DoubleTensor([[-1.75, -2.25, -2.0, -1.5], [-2.75, -0.25, -2.25, 0.25], [-1.0, 1.5, 1.0, -0.25]])
    >>> torch.hash_tensor(input).tolist()
    9235193985876623360
    """
    if not plain("hash_tensor", out, more, options, input, dim, keepdim, mode):
        return bind.slow_path(hash_tensor, "hash_tensor", (input, dim, keepdim, mode, *more), out, options)
    try:
        return composed.hash_tensor(input, dim, keepdim, mode)
    except Exception as error:
        raise within("hash_tensor", error)


def aminmax(input=required, dim=None, keepdim=False, *more, out=None, **options):
    """aminmax(input, dim=None, keepdim=False) -> (Tensor, Tensor)

    Smallest and largest element, nan if an element is nan. Elements that equal an extreme share its
    gradient evenly.

    Element types: all.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[1.0, 0.75, 0.75, -2.75], [0.75, 1.25, 1.75, 1.5], [2.0, 2.75, -0.25, -2.75]])
    >>> min, max = torch.aminmax(input)
    >>> min.tolist()
    -2.75
    >>> max.tolist()
    2.75
    """
    if not plain("aminmax", out, more, options, input, dim, keepdim):
        return bind.slow_path(aminmax, "aminmax", (input, dim, keepdim, *more), out, options)
    try:
        return named("aminmax", composed.aminmax(input, dim, keepdim))
    except Exception as error:
        raise within("aminmax", error)


def msort(input=required, *more, out=None, **options):
    """msort(input) -> Tensor

    Elements sorted along the first dim in ascending order.

    Element types: all, unsigned.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([0.5, -2.25, -0.25, -2.0, 0.25])
    >>> torch.msort(input).tolist()
    [-2.25, -2.0, -0.25, 0.25, 0.5]
    """
    if not plain("msort", out, more, options, input):
        return bind.slow_path(msort, "msort", (input, *more), out, options)
    try:
        return composed.msort(input)
    except Exception as error:
        raise within("msort", error)


def median(input=required, *more, out=None, **options):
    """median(input) -> Tensor

    Median of all elements, the lower one of two, or nan if one element is nan. The median of no
    elements is nan; elements that equal the median share its gradient evenly.

    Element types: all.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([4.0, 1.0, 3.0, 2.0])
    >>> torch.median(input).tolist()
    2.0
    """
    if not plain("median", out, more, options, input):
        return bind.slow_path(median, "median", (input, *more), out, options)
    try:
        return composed.median(input)
    except Exception as error:
        raise within("median", error)


def nanmedian(input=required, *more, out=None, **options):
    """nanmedian(input) -> Tensor

    Median of the elements that are not nan, the lower one of two, or nan if all are nan.

    Element types: all.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([3.0, float('nan'), 1.0, 2.0])
    >>> torch.nanmedian(input).tolist()
    2.0
    """
    if not plain("nanmedian", out, more, options, input):
        return bind.slow_path(nanmedian, "nanmedian", (input, *more), out, options)
    try:
        return composed.nanmedian(input)
    except Exception as error:
        raise within("nanmedian", error)


def nanmedian_dim(input=required, dim=required, keepdim=False, *more, out=None, **options):
    """nanmedian(input, dim, keepdim=False) -> (Tensor, LongTensor)

    Median along dim of the elements that are not nan, the lower one of two, and its index. The
    median is nan where all elements are nan.

    Element types: all.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[3.0, float('nan'), 1.0, 2.0], [4.0, 5.0, 2.0, float('nan')]])
    >>> values, indices = torch.nanmedian(input, 1)
    >>> values.tolist()
    [2.0, 4.0]
    >>> indices.tolist()
    [3, 0]
    """
    if not plain("nanmedian_dim", out, more, options, input, dim, keepdim):
        return bind.slow_path(nanmedian_dim, "nanmedian_dim", (input, dim, keepdim, *more), out, options)
    try:
        return named("nanmedian_dim", composed.nanmedian_dim(input, dim, keepdim))
    except Exception as error:
        raise within("nanmedian_dim", error)


def quantile(
    input=required, q=required, dim=None, keepdim=False, interpolation='linear', *more, out=None,
    **options,
):
    """quantile(input, q, dim=None, keepdim=False, interpolation='linear') -> Tensor

    The q-quantile of the elements along dim, or of all elements. Where a quantile lies between two
    elements, interpolation names how to choose or combine them. A vector q adds a first dim to the
    result. Lines that contain nan give nan.

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[0.75, 2.75, 0.25, 0.5], [-2.5, 2.25, 2.5, 2.5], [-0.25, 2.5, 0.25, -2.0]])
    >>> torch.quantile(input, 0.5).tolist()
    0.625
    """
    if not plain("quantile", out, more, options, input, q, dim, keepdim, interpolation):
        return bind.slow_path(quantile, "quantile", (input, q, dim, keepdim, interpolation, *more), out, options)
    try:
        return composed.quantile(input, q, dim, keepdim, interpolation)
    except Exception as error:
        raise within("quantile", error)


def nanquantile(
    input=required, q=required, dim=None, keepdim=False, interpolation='linear', *more, out=None,
    **options,
):
    """nanquantile(input, q, dim=None, keepdim=False, interpolation='linear') -> Tensor

    The q-quantile of the elements that are not nan, as quantile computes it, or nan if all are nan.

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[1.0, float('nan'), 3.0, 5.0], [2.0, 4.0, float('nan'), float('nan')]])
    >>> torch.nanquantile(input, 0.25, dim=1).tolist()
    [2.0, 2.5]
    """
    if not plain("nanquantile", out, more, options, input, q, dim, keepdim, interpolation):
        return bind.slow_path(nanquantile, "nanquantile", (input, q, dim, keepdim, interpolation, *more), out, options)
    try:
        return composed.nanquantile(input, q, dim, keepdim, interpolation)
    except Exception as error:
        raise within("nanquantile", error)


def cumsum_(input=required, dim=required, *more, out=None, **options):
    """cumsum_(input, dim) -> Tensor

    cumsum in place.

    Element types: all, complex, unsigned.
    Not differentiable: cumsum has a gradient.

    >>> input = torch.DoubleTensor([[2.75, -1.75, -1.25, 1.75, 2.5], [-2.5, 2.25, 1.0, 1.25, 0.75], [-0.5, -2.0, -1.25, 1.0, 0.75]])
    >>> torch.cumsum_(input, 1).tolist()
    [[2.75, 1.0, -0.25, 1.5, 4.0], [-2.5, -0.25, 0.75, 2.0, 2.75], [-0.5, -2.5, -3.75, -2.75, -2.0]]
    """
    if not plain("cumsum_", out, more, options, input, dim):
        return bind.slow_path(cumsum_, "cumsum_", (input, dim, *more), out, options)
    try:
        return composed.cumsum_(input, dim)
    except Exception as error:
        raise within("cumsum_", error)


def cumprod_(input=required, dim=required, *more, out=None, **options):
    """cumprod_(input, dim) -> Tensor

    cumprod in place.

    Element types: all, unsigned.
    Not differentiable: cumprod has a gradient.

    >>> input = torch.DoubleTensor([[1.75, 1.25, 1.75, 1.5, 1.0], [1.25, 1.25, 1.0, 1.5, 1.0], [1.5, 1.0, 1.0, 0.75, 1.25]])
    >>> torch.cumprod_(input, 1).tolist()
    [[1.75, 2.1875, 3.828125, 5.7421875, 5.7421875], [1.25, 1.5625, 1.5625, 2.34375, 2.34375], [1.5, 1.5, 1.5, 1.125, 1.40625]]
    """
    if not plain("cumprod_", out, more, options, input, dim):
        return bind.slow_path(cumprod_, "cumprod_", (input, dim, *more), out, options)
    try:
        return composed.cumprod_(input, dim)
    except Exception as error:
        raise within("cumprod_", error)


def logcumsumexp_complex(input=required, dim=required, *more, out=None, **options):
    """logcumsumexp(input, dim) -> Tensor

    Logarithm of the cumulative sum of the exponentials of complex numbers along dim, computed
    without overflow.

    Element types: complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.ComplexFloatTensor([(2+0j), (2+0j), (2+0j), (1+0j)])
    >>> torch.logcumsumexp(input, 0).tolist()
    [(2+0j), (2.6931...+0j), (3.0986...+0j), (3.2142...+0j)]
    """
    if not plain("logcumsumexp_complex", out, more, options, input, dim):
        return bind.slow_path(logcumsumexp_complex, "logcumsumexp_complex", (input, dim, *more), out, options)
    try:
        return composed.logcumsumexp_complex(input, dim)
    except Exception as error:
        raise within("logcumsumexp_complex", error)


def var_complex(
    input=required, dim=None, unbiased=True, keepdim=False, correction=None, *more, out=None,
    **options,
):
    """var(input, dim=None, unbiased=True, keepdim=False, correction=None) -> Tensor

    Variance of complex numbers, the sum of the variances of their real and imaginary parts.

    Element types: complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.ComplexFloatTensor([[(-0.25-2.5j), (-2.75-0.5j), (-0.75-0.25j), (2-2.25j)], [(-0.25+1.75j), (-1.75-0.75j), (-0.5-2j), (2.25-1.25j)], [(-1.25+1.25j), (1.75+0.25j), (2+2.25j), (-1.25-0.25j)]])
    >>> torch.var(input).tolist()
    5.1657...
    """
    if not plain("var_complex", out, more, options, input, dim, unbiased, keepdim, correction):
        return bind.slow_path(var_complex, "var_complex", (input, dim, unbiased, keepdim, correction, *more), out, options)
    try:
        return composed.var_complex(input, dim, unbiased, keepdim, correction)
    except Exception as error:
        raise within("var_complex", error)


def std_complex(
    input=required, dim=None, unbiased=True, keepdim=False, correction=None, *more, out=None,
    **options,
):
    """std(input, dim=None, unbiased=True, keepdim=False, correction=None) -> Tensor

    Standard deviation of complex numbers, the square root of var.

    Element types: complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.ComplexFloatTensor([[(-1.75-0.25j), (0.75-1j), (-0.5-2.75j), (1-2.75j)], [(1+1.75j), (2+2.75j), (-1-1.75j), (1.25-1.75j)], [(2-2.5j), (1.25+1j), (-1-2.5j), (-0.25-2.25j)]])
    >>> torch.std(input).tolist()
    2.2700...
    """
    if not plain("std_complex", out, more, options, input, dim, unbiased, keepdim, correction):
        return bind.slow_path(std_complex, "std_complex", (input, dim, unbiased, keepdim, correction, *more), out, options)
    try:
        return composed.std_complex(input, dim, unbiased, keepdim, correction)
    except Exception as error:
        raise within("std_complex", error)


def var_corrected(
    input=required, dim=None, keepdim=False, correction=1, *more, out=None, **options,
):
    """var(input, dim=None, keepdim=False, correction=1) -> Tensor

    Variance with any number as correction; the sum of squared differences is divided by count -
    correction.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[0.75, -2.75, -2.25, -0.25], [-2.75, 2.25, -0.75, -2.75], [0.5, -1.25, -2.0, 0.75]])
    >>> torch.var(input, correction=0.5).tolist()
    2.7119...
    """
    if not plain("var_corrected", out, more, options, input, dim, keepdim, correction):
        return bind.slow_path(var_corrected, "var_corrected", (input, dim, keepdim, correction, *more), out, options)
    try:
        return composed.var_corrected(input, dim, keepdim, correction)
    except Exception as error:
        raise within("var_corrected", error)


def std_corrected(
    input=required, dim=None, keepdim=False, correction=1, *more, out=None, **options,
):
    """std(input, dim=None, keepdim=False, correction=1) -> Tensor

    Standard deviation with any number as correction, the square root of var.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[2.0, -0.5, 2.75, 1.75], [1.5, -1.75, -2.0, 1.0], [2.0, 0.75, -0.5, 1.25]])
    >>> torch.std(input, correction=0.5).tolist()
    1.5004...
    """
    if not plain("std_corrected", out, more, options, input, dim, keepdim, correction):
        return bind.slow_path(std_corrected, "std_corrected", (input, dim, keepdim, correction, *more), out, options)
    try:
        return composed.std_corrected(input, dim, keepdim, correction)
    except Exception as error:
        raise within("std_corrected", error)


def var_unbiased(input=required, unbiased=required, *more, out=None, **options):
    """var(input, unbiased) -> Tensor

    Variance of all elements; the divisor is count - 1 if unbiased is True, else count.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-0.75, 2.25, 2.25], [0.25, -1.5, 2.5]])
    >>> torch.var(input, True).tolist()
    3.0166...
    """
    if not plain("var_unbiased", out, more, options, input, unbiased):
        return bind.slow_path(var_unbiased, "var_unbiased", (input, unbiased, *more), out, options)
    try:
        return composed.var_unbiased(input, unbiased)
    except Exception as error:
        raise within("var_unbiased", error)


def std_unbiased(input=required, unbiased=required, *more, out=None, **options):
    """std(input, unbiased) -> Tensor

    Standard deviation of all elements, the square root of var.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-2.25, 2.25, -1.5], [-2.75, -0.25, -1.75]])
    >>> torch.std(input, True).tolist()
    1.8194...
    """
    if not plain("std_unbiased", out, more, options, input, unbiased):
        return bind.slow_path(std_unbiased, "std_unbiased", (input, unbiased, *more), out, options)
    try:
        return composed.std_unbiased(input, unbiased)
    except Exception as error:
        raise within("std_unbiased", error)


def var_mean(input=required, dim=None, unbiased=True, keepdim=False, *more, out=None, **options):
    """var_mean(input, dim=None, unbiased=True, keepdim=False) -> (Tensor, Tensor)

    Variance and mean of all elements or along dim, as var and mean.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[2.0, 1.0, 1.25, -1.75], [2.0, 0.25, -1.5, -2.25], [0.75, -0.5, -2.5, -1.25]])
    >>> var, mean = torch.var_mean(input)
    >>> var.tolist()
    2.6458...
    >>> mean.tolist()
    -0.2083...
    """
    if not plain("var_mean", out, more, options, input, dim, unbiased, keepdim):
        return bind.slow_path(var_mean, "var_mean", (input, dim, unbiased, keepdim, *more), out, options)
    try:
        return named("var_mean", composed.var_mean(input, dim, unbiased, keepdim))
    except Exception as error:
        raise within("var_mean", error)


def var_mean_corrected(
    input=required, dim=None, keepdim=False, correction=1, *more, out=None, **options,
):
    """var_mean(input, dim=None, keepdim=False, correction=1) -> (Tensor, Tensor)

    Variance with any number as correction, and mean.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-1.0, 0.5, -0.75, -1.25], [-2.75, 2.0, 1.75, -0.75], [-2.0, -1.5, 0.75, 0.5]])
    >>> var, mean = torch.var_mean(input, correction=0)
    >>> var.tolist()
    1.9947...
    >>> mean.tolist()
    -0.375
    """
    if not plain("var_mean_corrected", out, more, options, input, dim, keepdim, correction):
        return bind.slow_path(var_mean_corrected, "var_mean_corrected", (input, dim, keepdim, correction, *more), out, options)
    try:
        return named("var_mean_corrected", composed.var_mean_corrected(
            input, dim, keepdim, correction,
        ))
    except Exception as error:
        raise within("var_mean_corrected", error)


def var_mean_unbiased(input=required, unbiased=required, *more, out=None, **options):
    """var_mean(input, unbiased) -> (Tensor, Tensor)

    Variance and mean of all elements; the divisor is count - 1 if unbiased is True, else count.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-2.25, -2.75, -1.75], [-1.0, -2.75, 0.25]])
    >>> var, mean = torch.var_mean(input, True)
    >>> var.tolist()
    1.3604...
    >>> mean.tolist()
    -1.7083...
    """
    if not plain("var_mean_unbiased", out, more, options, input, unbiased):
        return bind.slow_path(var_mean_unbiased, "var_mean_unbiased", (input, unbiased, *more), out, options)
    try:
        return named("var_mean_unbiased", composed.var_mean_unbiased(input, unbiased))
    except Exception as error:
        raise within("var_mean_unbiased", error)


def std_mean(input=required, dim=None, unbiased=True, keepdim=False, *more, out=None, **options):
    """std_mean(input, dim=None, unbiased=True, keepdim=False) -> (Tensor, Tensor)

    Standard deviation and mean of all elements or along dim, as std and mean.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-0.5, -0.25, -1.5, 1.5], [-1.5, -0.75, -2.75, -0.25], [2.5, 0.5, 0.5, 1.75]])
    >>> std, mean = torch.std_mean(input)
    >>> std.tolist()
    1.5080...
    >>> mean.tolist()
    -0.0625
    """
    if not plain("std_mean", out, more, options, input, dim, unbiased, keepdim):
        return bind.slow_path(std_mean, "std_mean", (input, dim, unbiased, keepdim, *more), out, options)
    try:
        return named("std_mean", composed.std_mean(input, dim, unbiased, keepdim))
    except Exception as error:
        raise within("std_mean", error)


def std_mean_corrected(
    input=required, dim=None, keepdim=False, correction=1, *more, out=None, **options,
):
    """std_mean(input, dim=None, keepdim=False, correction=1) -> (Tensor, Tensor)

    Standard deviation with any number as correction, and mean.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-2.5, -1.75, 0.5, 2.5], [-1.0, -2.5, 1.5, 1.5], [-2.5, 0.25, -1.5, 0.75]])
    >>> std, mean = torch.std_mean(input, correction=0)
    >>> std.tolist()
    1.7031...
    >>> mean.tolist()
    -0.3958...
    """
    if not plain("std_mean_corrected", out, more, options, input, dim, keepdim, correction):
        return bind.slow_path(std_mean_corrected, "std_mean_corrected", (input, dim, keepdim, correction, *more), out, options)
    try:
        return named("std_mean_corrected", composed.std_mean_corrected(
            input, dim, keepdim, correction,
        ))
    except Exception as error:
        raise within("std_mean_corrected", error)


def std_mean_unbiased(input=required, unbiased=required, *more, out=None, **options):
    """std_mean(input, unbiased) -> (Tensor, Tensor)

    Standard deviation and mean of all elements; the divisor is count - 1 if unbiased is True, else
    count.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[0.5, -2.75, -2.0], [1.75, -2.5, -2.0]])
    >>> std, mean = torch.std_mean(input, True)
    >>> std.tolist()
    1.8416...
    >>> mean.tolist()
    -1.1666...
    """
    if not plain("std_mean_unbiased", out, more, options, input, unbiased):
        return bind.slow_path(std_mean_unbiased, "std_mean_unbiased", (input, unbiased, *more), out, options)
    try:
        return named("std_mean_unbiased", composed.std_mean_unbiased(input, unbiased))
    except Exception as error:
        raise within("std_mean_unbiased", error)


def softsign_complex(input=required, *more, out=None, **options):
    """softsign(input) -> Tensor

    z / (1 + |z|) of each complex number z.

    Element types: complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.ComplexFloatTensor([[(0.5+2.5j), (2-2j), (-1.25+1.25j), (-0.75+1.25j)], [(2+2.25j), (0.5+0.75j), (2-1.75j), (-2.75+2j)], [(-0.25-1.5j), (2.75+2.75j), (1.75-0.25j), (0.75+0.5j)]])
    >>> torch.softsign(input).tolist()
    [[(0.1408...+0.7043...j), (0.5224...-0.5224...j), (-0.4516...+0.4516...j), (-0.3051...+0.5085...j)], [(0.4987...+0.5610...j), (0.2629...+0.3944...j), (0.5468...-0.4784...j), (-0.6249...+0.4545...j)], [(-0.0991...-0.5950...j), (0.5624...+0.5624...j), (0.6322...-0.0903...j), (0.3944...+0.2629...j)]]
    """
    if not plain("softsign_complex", out, more, options, input):
        return bind.slow_path(softsign_complex, "softsign_complex", (input, *more), out, options)
    try:
        return composed.softsign_complex(input)
    except Exception as error:
        raise within("softsign_complex", error)


def glu(input=required, dim=-1, *more, out=None, **options):
    """glu(input, dim=-1) -> Tensor

    Gated linear unit, the first half of input along dim times the sigmoid of the second half
    (Dauphin and others, 2017).

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[1.5, -1.5, -1.0, 0.25], [-1.0, -0.5, -1.0, -1.5], [1.25, 1.0, 1.75, 2.25]])
    >>> torch.glu(input).tolist()
    [[0.4034..., -0.8432...], [-0.2689..., -0.0912...], [1.0649..., 0.9046...]]
    """
    if not plain("glu", out, more, options, input, dim):
        return bind.slow_path(glu, "glu", (input, dim, *more), out, options)
    try:
        return composed.glu(input, dim)
    except Exception as error:
        raise within("glu", error)


def outer(input=required, vec2=required, *more, out=None, **options):
    """outer(input, vec2) -> Tensor

    Outer product of two vectors, with promoted element types.

    Element types: all, complex, unsigned.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([2.25, -2.5])
    >>> vec2 = torch.DoubleTensor([2.75, -0.25, -1.0])
    >>> torch.outer(input, vec2).tolist()
    [[6.1875, -0.5625, -2.25], [-6.875, 0.625, 2.5]]
    """
    if not plain("outer", out, more, options, input, vec2):
        return bind.slow_path(outer, "outer", (input, vec2, *more), out, options)
    try:
        return composed.outer(input, vec2)
    except Exception as error:
        raise within("outer", error)


def matmul(input=required, other=required, *more, out=None, **options):
    """matmul(input, other) -> Tensor

    Product as NumPy's @ computes it. Two vectors give their dot product, and a matrix and a vector
    give a vector. Of tensors with more dims, the last two dims are matrices, and the others are
    batch dims that are broadcast.

    Element types: numbers, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([2.75, -2.25, 2.75])
    >>> other = torch.DoubleTensor([1.75, -0.75, 2.25])
    >>> torch.matmul(input, other).tolist()
    12.6875
    """
    if not plain("matmul", out, more, options, input, other):
        return bind.slow_path(matmul, "matmul", (input, other, *more), out, options)
    try:
        return composed.matmul(input, other)
    except Exception as error:
        raise within("matmul", error)


def view_copy(input=required, size=required, *more, out=None, **options):
    """view_copy(input, size) -> Tensor

    reshape, as a copy instead of a view.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-1.75, 1.75, 2.0, -1.75], [-0.25, -2.25, 1.25, 1.0], [0.75, 0.75, 1.25, 2.75]])
    >>> torch.view_copy(input, (2, 6)).tolist()
    [[-1.75, 1.75, 2.0, -1.75, -0.25, -2.25], [1.25, 1.0, 0.75, 0.75, 1.25, 2.75]]
    """
    if more and type(size) is int:
        size, more = (size, *more), ()
    if not plain("view_copy", out, more, options, input, size):
        return bind.slow_path(view_copy, "view_copy", (input, size, *more), out, options)
    try:
        return composed.view_copy(input, size)
    except Exception as error:
        raise within("view_copy", error)


def transpose_copy(input=required, dim0=required, dim1=required, *more, out=None, **options):
    """transpose_copy(input, dim0, dim1) -> Tensor

    transpose, as a copy instead of a view.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[1.75, -0.25, 1.25, -0.5], [-0.5, -1.25, -2.5, 0.5], [2.25, 0.5, -0.75, -0.5]])
    >>> torch.transpose_copy(input, 0, 1).tolist()
    [[1.75, -0.5, 2.25], [-0.25, -1.25, 0.5], [1.25, -2.5, -0.75], [-0.5, 0.5, -0.5]]
    """
    if not plain("transpose_copy", out, more, options, input, dim0, dim1):
        return bind.slow_path(transpose_copy, "transpose_copy", (input, dim0, dim1, *more), out, options)
    try:
        return composed.transpose_copy(input, dim0, dim1)
    except Exception as error:
        raise within("transpose_copy", error)


def transpose_(input=required, dim0=required, dim1=required, *more, out=None, **options):
    """transpose_(input, dim0, dim1) -> Tensor

    transpose in place.

    Element types: any.
    Not differentiable: transpose has a gradient.

    >>> input = torch.DoubleTensor([[-0.25, 0.5, 2.5, -1.5], [-2.0, 1.0, 2.0, 1.5], [1.5, 0.25, -1.0, -2.5]])
    >>> torch.transpose_(input, 0, 1).tolist()
    [[-0.25, -2.0, 1.5], [0.5, 1.0, 0.25], [2.5, 2.0, -1.0], [-1.5, 1.5, -2.5]]
    """
    if not plain("transpose_", out, more, options, input, dim0, dim1):
        return bind.slow_path(transpose_, "transpose_", (input, dim0, dim1, *more), out, options)
    try:
        return composed.transpose_(input, dim0, dim1)
    except Exception as error:
        raise within("transpose_", error)


def t_copy(input=required, *more, out=None, **options):
    """t_copy(input) -> Tensor

    t, as a copy instead of a view.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([1.5, 0.75, -2.5])
    >>> torch.t_copy(input).tolist()
    [1.5, 0.75, -2.5]
    """
    if not plain("t_copy", out, more, options, input):
        return bind.slow_path(t_copy, "t_copy", (input, *more), out, options)
    try:
        return composed.t_copy(input)
    except Exception as error:
        raise within("t_copy", error)


def t_(input=required, *more, out=None, **options):
    """t_(input) -> Tensor

    t in place.

    Element types: any.
    Not differentiable: t has a gradient.

    >>> input = torch.DoubleTensor([[-1.0, 0.5, 1.5, -0.25], [-0.5, -0.25, -1.5, 1.25], [2.0, 2.5, -1.0, -2.75]])
    >>> torch.t_(input).tolist()
    [[-1.0, -0.5, 2.0], [0.5, -0.25, 2.5], [1.5, -1.5, -1.0], [-0.25, 1.25, -2.75]]
    """
    if not plain("t_", out, more, options, input):
        return bind.slow_path(t_, "t_", (input, *more), out, options)
    try:
        return composed.t_(input)
    except Exception as error:
        raise within("t_", error)


def permute_copy(input=required, dims=required, *more, out=None, **options):
    """permute_copy(input, dims) -> Tensor

    permute, as a copy instead of a view.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[[-1.5, 0.5, -1.75, -1.5], [-2.0, -0.75, 2.0, 0.75], [2.0, -2.0, 2.5, 1.0]], [[1.75, 2.25, -2.5, -1.0], [1.5, -2.5, -1.5, 2.75], [1.25, 2.75, -0.25, -2.75]]])
    >>> torch.permute_copy(input, (2, 0, 1)).tolist()
    [[[-1.5, -2.0, 2.0], [1.75, 1.5, 1.25]], [[0.5, -0.75, -2.0], [2.25, -2.5, 2.75]], [[-1.75, 2.0, 2.5], [-2.5, -1.5, -0.25]], [[-1.5, 0.75, 1.0], [-1.0, 2.75, -2.75]]]
    """
    if more and type(dims) is int:
        dims, more = (dims, *more), ()
    if not plain("permute_copy", out, more, options, input, dims):
        return bind.slow_path(permute_copy, "permute_copy", (input, dims, *more), out, options)
    try:
        return composed.permute_copy(input, dims)
    except Exception as error:
        raise within("permute_copy", error)


def select_copy(input=required, dim=required, index=required, *more, out=None, **options):
    """select_copy(input, dim, index) -> Tensor

    select, as a copy instead of a view.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([-1.75, -1.0, 1.75])
    >>> torch.select_copy(input, 0, 2).tolist()
    1.75
    """
    if not plain("select_copy", out, more, options, input, dim, index):
        return bind.slow_path(select_copy, "select_copy", (input, dim, index, *more), out, options)
    try:
        return composed.select_copy(input, dim, index)
    except Exception as error:
        raise within("select_copy", error)


def expand_copy(input=required, size=required, *more, out=None, **options):
    """expand_copy(input, size) -> Tensor

    expand, as a copy instead of a view.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-1.75], [0.75], [1.0]])
    >>> torch.expand_copy(input, (3, 4)).tolist()
    [[-1.75, -1.75, -1.75, -1.75], [0.75, 0.75, 0.75, 0.75], [1.0, 1.0, 1.0, 1.0]]
    """
    if more and type(size) is int:
        size, more = (size, *more), ()
    if not plain("expand_copy", out, more, options, input, size):
        return bind.slow_path(expand_copy, "expand_copy", (input, size, *more), out, options)
    try:
        return composed.expand_copy(input, size)
    except Exception as error:
        raise within("expand_copy", error)


def sum_to_size_whole(input=required, size=required, *more, out=None, **options):
    """sum_to_size(input, size) -> Tensor

    sum_to_size of integers or truths. Sums are Long, and an input of that size is returned as it
    is.

    Element types: whole.
    Not differentiable: integers have no gradient.

    >>> input = torch.LongTensor([[3, -3, 0, 1], [-1, 2, 3, 1], [2, -1, 3, -3]])
    >>> torch.sum_to_size(input, (3, 1)).tolist()
    [[1], [5], [1]]
    """
    if more and type(size) is int:
        size, more = (size, *more), ()
    if not plain("sum_to_size_whole", out, more, options, input, size):
        return bind.slow_path(sum_to_size_whole, "sum_to_size_whole", (input, size, *more), out, options)
    try:
        return composed.sum_to_size_whole(input, size)
    except Exception as error:
        raise within("sum_to_size_whole", error)


def squeeze_copy(input=required, dim=None, *more, out=None, **options):
    """squeeze_copy(input, dim=None) -> Tensor

    squeeze, as a copy instead of a view.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[[[-0.75], [2.25], [2.75], [-1.25]]], [[[-1.0], [-2.25], [-1.25], [2.5]]], [[[-0.5], [-1.25], [1.0], [-2.75]]]])
    >>> torch.squeeze_copy(input).tolist()
    [[-0.75, 2.25, 2.75, -1.25], [-1.0, -2.25, -1.25, 2.5], [-0.5, -1.25, 1.0, -2.75]]
    """
    if more and type(dim) is int:
        dim, more = (dim, *more), ()
    if not plain("squeeze_copy", out, more, options, input, dim):
        return bind.slow_path(squeeze_copy, "squeeze_copy", (input, dim, *more), out, options)
    try:
        return composed.squeeze_copy(input, dim)
    except Exception as error:
        raise within("squeeze_copy", error)


def squeeze_(input=required, dim=None, *more, out=None, **options):
    """squeeze_(input, dim=None) -> Tensor

    squeeze in place.

    Element types: any.
    Not differentiable: squeeze has a gradient.

    >>> input = torch.DoubleTensor([[[[2.5], [-1.25], [2.5], [2.75]]], [[[2.75], [1.0], [-1.25], [-1.25]]], [[[-2.25], [-2.0], [2.25], [2.5]]]])
    >>> torch.squeeze_(input).tolist()
    [[2.5, -1.25, 2.5, 2.75], [2.75, 1.0, -1.25, -1.25], [-2.25, -2.0, 2.25, 2.5]]
    """
    if more and type(dim) is int:
        dim, more = (dim, *more), ()
    if not plain("squeeze_", out, more, options, input, dim):
        return bind.slow_path(squeeze_, "squeeze_", (input, dim, *more), out, options)
    try:
        return composed.squeeze_(input, dim)
    except Exception as error:
        raise within("squeeze_", error)


def unsqueeze_copy(input=required, dim=required, *more, out=None, **options):
    """unsqueeze_copy(input, dim) -> Tensor

    unsqueeze, as a copy instead of a view.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-2.75, -1.75, 1.25, 0.5], [-1.25, 2.5, 0.75, 0.75], [-1.75, -1.0, 2.0, 2.0]])
    >>> torch.unsqueeze_copy(input, 0).tolist()
    [[[-2.75, -1.75, 1.25, 0.5], [-1.25, 2.5, 0.75, 0.75], [-1.75, -1.0, 2.0, 2.0]]]
    """
    if not plain("unsqueeze_copy", out, more, options, input, dim):
        return bind.slow_path(unsqueeze_copy, "unsqueeze_copy", (input, dim, *more), out, options)
    try:
        return composed.unsqueeze_copy(input, dim)
    except Exception as error:
        raise within("unsqueeze_copy", error)


def unsqueeze_(input=required, dim=required, *more, out=None, **options):
    """unsqueeze_(input, dim) -> Tensor

    unsqueeze in place.

    Element types: any.
    Not differentiable: unsqueeze has a gradient.

    >>> input = torch.DoubleTensor([[2.0, 1.0, -0.25, 0.25], [-2.75, -2.25, 2.5, -1.25], [0.25, 2.0, -2.5, 0.25]])
    >>> torch.unsqueeze_(input, 0).tolist()
    [[[2.0, 1.0, -0.25, 0.25], [-2.75, -2.25, 2.5, -1.25], [0.25, 2.0, -2.5, 0.25]]]
    """
    if not plain("unsqueeze_", out, more, options, input, dim):
        return bind.slow_path(unsqueeze_, "unsqueeze_", (input, dim, *more), out, options)
    try:
        return composed.unsqueeze_(input, dim)
    except Exception as error:
        raise within("unsqueeze_", error)


def unfold_copy(
    input=required, dimension=required, size=required, step=required, *more, out=None, **options,
):
    """unfold_copy(input, dimension, size, step) -> Tensor

    unfold, as a copy instead of a view.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([2.75, 1.75, 0.75, -2.5, 0.75, 0.75, 1.0])
    >>> torch.unfold_copy(input, 0, 3, 2).tolist()
    [[2.75, 1.75, 0.75], [0.75, -2.5, 0.75], [0.75, 0.75, 1.0]]
    """
    if not plain("unfold_copy", out, more, options, input, dimension, size, step):
        return bind.slow_path(unfold_copy, "unfold_copy", (input, dimension, size, step, *more), out, options)
    try:
        return composed.unfold_copy(input, dimension, size, step)
    except Exception as error:
        raise within("unfold_copy", error)


def split(input=required, split_size=required, dim=0, *more, out=None, **options):
    """split(input, split_size, dim=0) -> tuple of Tensor

    Tuple of parts along dim with split_size elements each. The last part may be shorter.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-1.5, -1.75, 1.75, -2.25], [1.75, -1.25, -2.0, 0.5], [1.5, 1.0, 0.25, 2.75], [1.0, 2.5, 2.75, -0.75], [-2.5, 2.0, 2.25, -1.25]])
    >>> [part.tolist() for part in torch.split(input, 2)]
    [[[-1.5, -1.75, 1.75, -2.25], [1.75, -1.25, -2.0, 0.5]], [[1.5, 1.0, 0.25, 2.75], [1.0, 2.5, 2.75, -0.75]], [[-2.5, 2.0, 2.25, -1.25]]]
    """
    if not plain("split", out, more, options, input, split_size, dim):
        return bind.slow_path(split, "split", (input, split_size, dim, *more), out, options)
    try:
        return composed.split(input, split_size, dim)
    except Exception as error:
        raise within("split", error)


def split_copy(input=required, split_size=required, dim=0, *more, out=None, **options):
    """split_copy(input, split_size, dim=0) -> tuple of Tensor

    split, as copies instead of views.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-0.25, -1.5, -2.5, -2.5], [2.25, -0.25, 0.75, -1.0], [2.25, -2.75, -1.25, -1.5], [2.25, -1.0, -2.25, -1.5], [1.25, -0.75, -0.5, -0.5]])
    >>> [part.tolist() for part in torch.split_copy(input, 2)]
    [[[-0.25, -1.5, -2.5, -2.5], [2.25, -0.25, 0.75, -1.0]], [[2.25, -2.75, -1.25, -1.5], [2.25, -1.0, -2.25, -1.5]], [[1.25, -0.75, -0.5, -0.5]]]
    """
    if not plain("split_copy", out, more, options, input, split_size, dim):
        return bind.slow_path(split_copy, "split_copy", (input, split_size, dim, *more), out, options)
    try:
        return composed.split_copy(input, split_size, dim)
    except Exception as error:
        raise within("split_copy", error)


def unsafe_split(input=required, split_size=required, dim=0, *more, out=None, **options):
    """unsafe_split(input, split_size, dim=0) -> tuple of Tensor

    split whose parts are copies if input requires a gradient, so that each may be changed in place.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-2.25, 2.75, -2.75, 0.75], [2.0, -2.75, -2.0, 0.5], [2.5, -1.5, 0.75, -0.5], [-2.25, -0.5, -0.5, 2.75], [-2.75, -1.5, -1.0, 1.0]])
    >>> [part.tolist() for part in torch.unsafe_split(input, 2)]
    [[[-2.25, 2.75, -2.75, 0.75], [2.0, -2.75, -2.0, 0.5]], [[2.5, -1.5, 0.75, -0.5], [-2.25, -0.5, -0.5, 2.75]], [[-2.75, -1.5, -1.0, 1.0]]]
    """
    if not plain("unsafe_split", out, more, options, input, split_size, dim):
        return bind.slow_path(unsafe_split, "unsafe_split", (input, split_size, dim, *more), out, options)
    try:
        return composed.unsafe_split(input, split_size, dim)
    except Exception as error:
        raise within("unsafe_split", error)


def split_sizes(input=required, sizes=required, dim=0, *more, out=None, **options):
    """split(input, sizes, dim=0) -> tuple of Tensor

    Tuple of parts along dim with the given sizes, which add up to the size of dim.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[1.0, 0.5, 0.75, 0.5], [0.5, -0.25, -0.25, -2.25], [-2.0, -1.75, 1.25, 0.25], [2.0, -1.5, 1.0, 0.75], [-1.5, 0.25, 2.25, 1.75]])
    >>> [part.tolist() for part in torch.split(input, (2, 3))]
    [[[1.0, 0.5, 0.75, 0.5], [0.5, -0.25, -0.25, -2.25]], [[-2.0, -1.75, 1.25, 0.25], [2.0, -1.5, 1.0, 0.75], [-1.5, 0.25, 2.25, 1.75]]]
    """
    if not plain("split_sizes", out, more, options, input, sizes, dim):
        return bind.slow_path(split_sizes, "split_sizes", (input, sizes, dim, *more), out, options)
    try:
        return composed.split_sizes(input, sizes, dim)
    except Exception as error:
        raise within("split_sizes", error)


def split_with_sizes_copy(input=required, sizes=required, dim=0, *more, out=None, **options):
    """split_with_sizes_copy(input, sizes, dim=0) -> tuple of Tensor

    split, as copies instead of views.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-0.5, -0.5, 2.5, -1.75], [1.5, -2.25, -2.75, 1.0], [2.25, 2.0, 1.0, 1.75], [1.0, 1.25, -2.0, -0.25], [-0.75, 2.75, 2.75, 1.75]])
    >>> [part.tolist() for part in torch.split_with_sizes_copy(input, (2, 3))]
    [[[-0.5, -0.5, 2.5, -1.75], [1.5, -2.25, -2.75, 1.0]], [[2.25, 2.0, 1.0, 1.75], [1.0, 1.25, -2.0, -0.25], [-0.75, 2.75, 2.75, 1.75]]]
    """
    if not plain("split_with_sizes_copy", out, more, options, input, sizes, dim):
        return bind.slow_path(split_with_sizes_copy, "split_with_sizes_copy", (input, sizes, dim, *more), out, options)
    try:
        return composed.split_with_sizes_copy(input, sizes, dim)
    except Exception as error:
        raise within("split_with_sizes_copy", error)


def unsafe_split_with_sizes(
    input=required, split_sizes=required, dim=0, *more, out=None, **options,
):
    """unsafe_split_with_sizes(input, split_sizes, dim=0) -> tuple of Tensor

    split whose parts are copies if input requires a gradient, so that each may be changed in place.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[1.5, -2.5, 0.5, -1.0], [-2.75, 0.75, -1.5, 2.5], [-2.5, 1.0, -1.5, 2.75], [1.25, -1.5, 1.0, -1.0], [1.75, 1.5, 0.75, -0.75]])
    >>> [part.tolist() for part in torch.unsafe_split_with_sizes(input, (2, 3))]
    [[[1.5, -2.5, 0.5, -1.0], [-2.75, 0.75, -1.5, 2.5]], [[-2.5, 1.0, -1.5, 2.75], [1.25, -1.5, 1.0, -1.0], [1.75, 1.5, 0.75, -0.75]]]
    """
    if not plain("unsafe_split_with_sizes", out, more, options, input, split_sizes, dim):
        return bind.slow_path(unsafe_split_with_sizes, "unsafe_split_with_sizes", (input, split_sizes, dim, *more), out, options)
    try:
        return composed.unsafe_split_with_sizes(input, split_sizes, dim)
    except Exception as error:
        raise within("unsafe_split_with_sizes", error)


def chunk(input=required, chunks=required, dim=0, *more, out=None, **options):
    """chunk(input, chunks, dim=0) -> tuple of Tensor

    Tuple of at most chunks parts of equal size along dim. The last part may be shorter.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[2.25, -2.0, -1.25, -2.75], [-2.75, -2.0, -0.75, -0.75], [1.5, -1.25, 2.0, 0.25], [-2.0, -0.5, -1.75, 1.25], [-1.75, 0.75, -0.25, 1.25]])
    >>> [part.tolist() for part in torch.chunk(input, 2)]
    [[[2.25, -2.0, -1.25, -2.75], [-2.75, -2.0, -0.75, -0.75], [1.5, -1.25, 2.0, 0.25]], [[-2.0, -0.5, -1.75, 1.25], [-1.75, 0.75, -0.25, 1.25]]]
    """
    if not plain("chunk", out, more, options, input, chunks, dim):
        return bind.slow_path(chunk, "chunk", (input, chunks, dim, *more), out, options)
    try:
        return composed.chunk(input, chunks, dim)
    except Exception as error:
        raise within("chunk", error)


def unsafe_chunk(input=required, chunks=required, dim=0, *more, out=None, **options):
    """unsafe_chunk(input, chunks, dim=0) -> tuple of Tensor

    chunk whose parts are copies if input requires a gradient, so that each may be changed in place.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-0.25, 0.25, 1.75, 1.0], [-2.0, 1.0, 2.75, 1.5], [2.75, -1.75, 2.75, -0.5], [-2.5, 0.75, 0.5, 1.25], [-0.25, -2.75, -0.5, 1.0]])
    >>> [part.tolist() for part in torch.unsafe_chunk(input, 2)]
    [[[-0.25, 0.25, 1.75, 1.0], [-2.0, 1.0, 2.75, 1.5], [2.75, -1.75, 2.75, -0.5]], [[-2.5, 0.75, 0.5, 1.25], [-0.25, -2.75, -0.5, 1.0]]]
    """
    if not plain("unsafe_chunk", out, more, options, input, chunks, dim):
        return bind.slow_path(unsafe_chunk, "unsafe_chunk", (input, chunks, dim, *more), out, options)
    try:
        return composed.unsafe_chunk(input, chunks, dim)
    except Exception as error:
        raise within("unsafe_chunk", error)


def unbind(input=required, dim=0, *more, out=None, **options):
    """unbind(input, dim=0) -> tuple of Tensor

    Tuple of the slices along dim, each without that dim.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-2.25, -2.0, -2.5, 2.0], [-1.0, -2.75, -1.5, 2.25], [-2.5, 1.75, 2.25, 2.75]])
    >>> [part.tolist() for part in torch.unbind(input)]
    [[-2.25, -2.0, -2.5, 2.0], [-1.0, -2.75, -1.5, 2.25], [-2.5, 1.75, 2.25, 2.75]]
    """
    if not plain("unbind", out, more, options, input, dim):
        return bind.slow_path(unbind, "unbind", (input, dim, *more), out, options)
    try:
        return composed.unbind(input, dim)
    except Exception as error:
        raise within("unbind", error)


def unbind_copy(input=required, dim=0, *more, out=None, **options):
    """unbind_copy(input, dim=0) -> tuple of Tensor

    unbind, as copies instead of views.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-0.5, 1.75, 1.5, -1.0], [2.25, 2.5, 2.0, -2.0], [-0.25, -1.0, 2.75, -0.5]])
    >>> [part.tolist() for part in torch.unbind_copy(input)]
    [[-0.5, 1.75, 1.5, -1.0], [2.25, 2.5, 2.0, -2.0], [-0.25, -1.0, 2.75, -0.5]]
    """
    if not plain("unbind_copy", out, more, options, input, dim):
        return bind.slow_path(unbind_copy, "unbind_copy", (input, dim, *more), out, options)
    try:
        return composed.unbind_copy(input, dim)
    except Exception as error:
        raise within("unbind_copy", error)


def conj_physical_real(input=required, *more, out=None, **options):
    """conj_physical(input) -> Tensor

    Real tensors are returned unchanged.

    Element types: all.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-2.75, 2.5, -2.25], [2.5, -0.25, -1.0]])
    >>> torch.conj_physical(input).tolist()
    [[-2.75, 2.5, -2.25], [2.5, -0.25, -1.0]]
    """
    if not plain("conj_physical_real", out, more, options, input):
        return bind.slow_path(conj_physical_real, "conj_physical_real", (input, *more), out, options)
    try:
        return composed.conj_physical_real(input)
    except Exception as error:
        raise within("conj_physical_real", error)


def conj(input=required, *more, out=None, **options):
    """conj(input) -> Tensor

    Complex conjugate of each element, as a copy. Real tensors are returned unchanged.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-2.75, -0.5, 2.75], [0.5, 0.5, 1.75]])
    >>> torch.conj(input).tolist()
    [[-2.75, -0.5, 2.75], [0.5, 0.5, 1.75]]
    """
    if not plain("conj", out, more, options, input):
        return bind.slow_path(conj, "conj", (input, *more), out, options)
    try:
        return composed.conj(input)
    except Exception as error:
        raise within("conj", error)


def real(input=required, *more, out=None, **options):
    """real(input) -> Tensor

    View of the real parts. Real tensors are returned unchanged.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[1.25, -0.25, -1.75], [-2.75, -1.0, -2.0]])
    >>> torch.real(input).tolist()
    [[1.25, -0.25, -1.75], [-2.75, -1.0, -2.0]]
    """
    if not plain("real", out, more, options, input):
        return bind.slow_path(real, "real", (input, *more), out, options)
    try:
        return composed.real(input)
    except Exception as error:
        raise within("real", error)


def imag(input=required, *more, out=None, **options):
    """imag(input) -> Tensor

    View of the imaginary parts of a complex tensor.

    Element types: complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.ComplexFloatTensor([[(-1.75-1.25j), (2.25+0.25j), (-2-0.75j)], [(-2.75+0.75j), (-0.75+2j), (-1.5-2.75j)]])
    >>> torch.imag(input).tolist()
    [[-1.25, 0.25, -0.75], [0.75, 2.0, -2.75]]
    """
    if not plain("imag", out, more, options, input):
        return bind.slow_path(imag, "imag", (input, *more), out, options)
    try:
        return composed.imag(input)
    except Exception as error:
        raise within("imag", error)


def complex(real=required, imag=required, *more, out=None, **options):
    """complex(real, imag) -> Tensor

    Complex tensor with the given real and imaginary parts, which are broadcast.

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> real = torch.DoubleTensor([[2.0], [1.5]])
    >>> imag = torch.DoubleTensor([-2.25, -2.75, 2.75])
    >>> torch.complex(real, imag).tolist()
    [[(2-2.25j), (2-2.75j), (2+2.75j)], [(1.5-2.25j), (1.5-2.75j), (1.5+2.75j)]]
    """
    if not plain("complex", out, more, options, real, imag):
        return bind.slow_path(complex, "complex", (real, imag, *more), out, options)
    try:
        return composed.complex(real, imag)
    except Exception as error:
        raise within("complex", error)


def polar(abs=required, angle=required, *more, out=None, **options):
    """polar(abs, angle) -> Tensor

    Complex tensor with the given absolute values and angles in radians.

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> abs = torch.DoubleTensor([[0.5], [1.0]])
    >>> angle = torch.DoubleTensor([-1.25, -1.5, 0.75])
    >>> torch.polar(abs, angle).tolist()
    [[(0.1576...-0.4744...j), (0.0353...-0.4987...j), (0.3658...+0.3408...j)], [(0.3153...-0.9489...j), (0.0707...-0.9974...j), (0.7316...+0.6816...j)]]
    """
    if not plain("polar", out, more, options, abs, angle):
        return bind.slow_path(polar, "polar", (abs, angle, *more), out, options)
    try:
        return composed.polar(abs, angle)
    except Exception as error:
        raise within("polar", error)


def angle_complex(input=required, *more, out=None, **options):
    """angle(input) -> Tensor

    Angle of each complex number in radians, from -pi to pi. The derivative at zero is taken as
    zero.

    Element types: complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.ComplexFloatTensor([[(-2.5-1j), (0.5-1.25j), (-2.25+0.75j)], [(-0.75+0.5j), (-2.75+0.25j), (-0.25+2j)]])
    >>> torch.angle(input).tolist()
    [[-2.7610..., -1.1902..., 2.8198...], [2.5535..., 3.0509..., 1.6951...]]
    """
    if not plain("angle_complex", out, more, options, input):
        return bind.slow_path(angle_complex, "angle_complex", (input, *more), out, options)
    try:
        return composed.angle_complex(input)
    except Exception as error:
        raise within("angle_complex", error)


def isreal(input=required, *more, out=None, **options):
    """isreal(input) -> BoolTensor

    True where the imaginary part is zero.

    Element types: all, complex.
    Not differentiable.

    >>> input = torch.DoubleTensor([[0.75, -2.5, -1.75], [1.5, -1.25, -1.0]])
    >>> torch.isreal(input).tolist()
    [[True, True, True], [True, True, True]]
    """
    if not plain("isreal", out, more, options, input):
        return bind.slow_path(isreal, "isreal", (input, *more), out, options)
    try:
        return composed.isreal(input)
    except Exception as error:
        raise within("isreal", error)


def abs_complex(input=required, *more, out=None, **options):
    """abs(input) -> Tensor

    Absolute value of each complex number, as a real tensor. The derivative at zero is taken as
    zero.

    Element types: complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.ComplexFloatTensor([[(1+1j), (-1.25-0.25j), (-1+2j)], [(-2.75-1.25j), (2.75-1.5j), (0.5+1.75j)]])
    >>> torch.abs(input).tolist()
    [[1.4142..., 1.2747..., 2.2360...], [3.0207..., 3.1324..., 1.8200...]]
    """
    if not plain("abs_complex", out, more, options, input):
        return bind.slow_path(abs_complex, "abs_complex", (input, *more), out, options)
    try:
        return composed.abs_complex(input)
    except Exception as error:
        raise within("abs_complex", error)


def sgn(input=required, *more, out=None, **options):
    """sgn(input) -> Tensor

    Each complex number divided by its absolute value, and zero where it is zero. For real numbers
    it is sign.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[1.5, -0.5, 0.5], [-0.25, -1.75, -2.0]])
    >>> torch.sgn(input).tolist()
    [[1.0, -1.0, 1.0], [-1.0, -1.0, -1.0]]
    """
    if not plain("sgn", out, more, options, input):
        return bind.slow_path(sgn, "sgn", (input, *more), out, options)
    try:
        return composed.sgn(input)
    except Exception as error:
        raise within("sgn", error)


def sgn_(input=required, *more, out=None, **options):
    """sgn_(input) -> Tensor

    sgn in place.

    Element types: all, complex.
    Not differentiable: sgn has a gradient.

    >>> input = torch.DoubleTensor([[-1.5, -0.25, -0.25], [-2.25, 1.25, 1.5]])
    >>> torch.sgn_(input).tolist()
    [[-1.0, -1.0, -1.0], [-1.0, 1.0, 1.0]]
    """
    if not plain("sgn_", out, more, options, input):
        return bind.slow_path(sgn_, "sgn_", (input, *more), out, options)
    try:
        return composed.sgn_(input)
    except Exception as error:
        raise within("sgn_", error)


def prod_complex(input=required, dim=None, keepdim=False, *more, out=None, **options):
    """prod(input, dim=None, keepdim=False) -> Tensor

    Product of complex numbers. The product of no elements is 1.

    Element types: complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.ComplexFloatTensor([[(1.75+1.5j), (1.25+1j), (0.75+1.25j)], [(0.75+1.25j), (1.25+1.25j), (1+1j)]])
    >>> torch.prod(input).tolist()
    (5.83984375-18.7109375j)
    """
    if not plain("prod_complex", out, more, options, input, dim, keepdim):
        return bind.slow_path(prod_complex, "prod_complex", (input, dim, keepdim, *more), out, options)
    try:
        return composed.prod_complex(input, dim, keepdim)
    except Exception as error:
        raise within("prod_complex", error)


def cumprod_complex(input=required, dim=required, *more, out=None, **options):
    """cumprod(input, dim) -> Tensor

    Cumulative product of complex numbers along dim.

    Element types: complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.ComplexFloatTensor([[(1.75+1.5j), (1+1.25j), (1.5+1.25j), (1+1.75j), (1+1.5j)], [(1.5+0.75j), (0.75+1.25j), (0.75+0.75j), (1+1.5j), (1.75+1j)], [(1.5+1.75j), (0.75+1j), (1.25+1.25j), (1.25+1j), (0.75+1.25j)]])
    >>> torch.cumprod(input, 1).tolist()
    [[(1.75+1.5j), (-0.125+3.6875j), (-4.796875+5.375j), (-14.203125-3.01953125j), (-9.673828125-24.32421875j)], [(1.5+0.75j), (0.1875+2.4375j), (-1.6875+1.96875j), (-4.640625-0.5625j), (-7.55859375-5.625j)], [(1.5+1.75j), (-0.625+2.8125j), (-4.296875+2.734375j), (-8.10546875-0.87890625j), (-4.98046875-10.791015625j)]]
    """
    if not plain("cumprod_complex", out, more, options, input, dim):
        return bind.slow_path(cumprod_complex, "cumprod_complex", (input, dim, *more), out, options)
    try:
        return composed.cumprod_complex(input, dim)
    except Exception as error:
        raise within("cumprod_complex", error)


def norm_complex(input=required, p=2, dim=None, keepdim=False, *more, out=None, **options):
    """norm(input, p=2, dim=None, keepdim=False) -> Tensor

    p-norm of complex numbers, computed from their absolute values.

    Element types: complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.ComplexFloatTensor([[(-2.5-1.5j), (1.75+2.5j), (1.5+0.5j), (1+1.5j)], [(2.75+2.75j), (-2.25-0.75j), (-1.5+1.75j), (2.25-2.75j)], [(-1.5-1.25j), (-0.5+2.5j), (2.75-0.5j), (0.75-2.75j)]])
    >>> torch.norm(input).tolist()
    9.4074...
    """
    if not plain("norm_complex", out, more, options, input, p, dim, keepdim):
        return bind.slow_path(norm_complex, "norm_complex", (input, p, dim, keepdim, *more), out, options)
    try:
        return composed.norm_complex(input, p, dim, keepdim)
    except Exception as error:
        raise within("norm_complex", error)


def all_complex(input=required, dim=None, keepdim=False, *more, out=None, **options):
    """all(input, dim=None, keepdim=False) -> BoolTensor

    Whether every complex number is nonzero; True for no elements.

    Element types: complex.
    Not differentiable.

    >>> input = torch.ComplexFloatTensor([0j, 0j])
    >>> torch.all(input).tolist()
    False
    """
    if not plain("all_complex", out, more, options, input, dim, keepdim):
        return bind.slow_path(all_complex, "all_complex", (input, dim, keepdim, *more), out, options)
    try:
        return composed.all_complex(input, dim, keepdim)
    except Exception as error:
        raise within("all_complex", error)


def any_complex(input=required, dim=None, keepdim=False, *more, out=None, **options):
    """any(input, dim=None, keepdim=False) -> BoolTensor

    Whether at least one complex number is nonzero; False for no elements.

    Element types: complex.
    Not differentiable.

    >>> input = torch.ComplexFloatTensor([0j, 0j])
    >>> torch.any(input).tolist()
    False
    """
    if not plain("any_complex", out, more, options, input, dim, keepdim):
        return bind.slow_path(any_complex, "any_complex", (input, dim, keepdim, *more), out, options)
    try:
        return composed.any_complex(input, dim, keepdim)
    except Exception as error:
        raise within("any_complex", error)


def count_nonzero_complex(input=required, dim=None, keepdim=False, *more, out=None, **options):
    """count_nonzero(input, dim=None, keepdim=False) -> LongTensor

    Number of nonzero complex numbers.

    Element types: complex.
    Not differentiable.

    >>> input = torch.ComplexFloatTensor([0j, 0j])
    >>> torch.count_nonzero(input).tolist()
    0
    """
    if not plain("count_nonzero_complex", out, more, options, input, dim, keepdim):
        return bind.slow_path(count_nonzero_complex, "count_nonzero_complex", (input, dim, keepdim, *more), out, options)
    try:
        return composed.count_nonzero_complex(input, dim, keepdim)
    except Exception as error:
        raise within("count_nonzero_complex", error)


def dist_complex(input=required, other=required, p=2, *more, out=None, **options):
    """dist(input, other, p=2) -> Tensor

    p-norm of the absolute values of input - other over all elements.

    Element types: complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.ComplexFloatTensor([[(1+2.25j), (0.5-1.5j), (-1.75+0.25j), (2.5+2.25j)], [(-0.75+0.5j), (1.5-2.75j), (-1.5-2j), (0.5-1.25j)], [(0.75+2.25j), (1.5+1.5j), (2.5+1j), (2+2.75j)]])
    >>> other = torch.ComplexFloatTensor([[(-1.5+0.75j), (1-2j), (-0.25+1.5j), (-2.25+1.25j)], [(-2+2j), (-0.5+0.75j), (-0.25+0.75j), (-1.75+2.5j)], [(2.75+1.75j), (1.5-2.5j), (-1.75-2.5j), (2.5-0.75j)]])
    >>> torch.dist(input, other).tolist()
    12.1552...
    """
    if not plain("dist_complex", out, more, options, input, other, p):
        return bind.slow_path(dist_complex, "dist_complex", (input, other, p, *more), out, options)
    try:
        return composed.dist_complex(input, other, p)
    except Exception as error:
        raise within("dist_complex", error)


def vdot(input=required, tensor=required, *more, out=None, **options):
    """vdot(input, tensor) -> Tensor

    Dot product of the conjugate of one vector with another vector.

    Element types: numbers, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([-2.75, 1.0, 2.5, 1.75])
    >>> tensor = torch.DoubleTensor([-2.25, -0.75, -0.5, 1.75])
    >>> torch.vdot(input, tensor).tolist()
    7.25
    """
    if not plain("vdot", out, more, options, input, tensor):
        return bind.slow_path(vdot, "vdot", (input, tensor, *more), out, options)
    try:
        return composed.vdot(input, tensor)
    except Exception as error:
        raise within("vdot", error)


def isclose_complex(
    input=required, other=required, rtol=1e-05, atol=1e-08, equal_nan=False, *more, out=None,
    **options,
):
    """isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> BoolTensor

    True where two complex numbers are equal or differ by at most atol + rtol * |other|.

    Element types: complex.
    Not differentiable.

    >>> input = torch.ComplexFloatTensor([[(-0.25-1.75j), (0.25-1.5j), (2-2j)], [(-1.75+1.25j), (-2+0.75j), (-2.75+2.5j)]])
    >>> other = torch.ComplexFloatTensor([[(-0.5-0.5j), (1.25-0.75j), (-2.5+0.25j)], [(-1+2.75j), (1.5+1.25j), (2.25+2j)]])
    >>> torch.isclose(input, other).tolist()
    [[False, False, False], [False, False, False]]
    """
    if not plain("isclose_complex", out, more, options, input, other, rtol, atol, equal_nan):
        return bind.slow_path(isclose_complex, "isclose_complex", (input, other, rtol, atol, equal_nan, *more), out, options)
    try:
        return composed.isclose_complex(input, other, rtol, atol, equal_nan)
    except Exception as error:
        raise within("isclose_complex", error)


def view_as_real_copy(input=required, *more, out=None, **options):
    """view_as_real_copy(input) -> Tensor

    view_as_real, as a copy instead of a view.

    Element types: complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.ComplexFloatTensor([[(1.5-1.25j), (1.5+0.5j), (-2+1.5j)], [(-0.5+2.5j), (-0.5-1j), (0.25-0.75j)]])
    >>> torch.view_as_real_copy(input).tolist()
    [[[1.5, -1.25], [1.5, 0.5], [-2.0, 1.5]], [[-0.5, 2.5], [-0.5, -1.0], [0.25, -0.75]]]
    """
    if not plain("view_as_real_copy", out, more, options, input):
        return bind.slow_path(view_as_real_copy, "view_as_real_copy", (input, *more), out, options)
    try:
        return composed.view_as_real_copy(input)
    except Exception as error:
        raise within("view_as_real_copy", error)


def view_as_complex_copy(input=required, *more, out=None, **options):
    """view_as_complex_copy(input) -> Tensor

    view_as_complex of a copy, of which the strides are free.

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([-2.0, 1.0])
    >>> torch.view_as_complex_copy(input).tolist()
    (-2+1j)
    """
    if not plain("view_as_complex_copy", out, more, options, input):
        return bind.slow_path(view_as_complex_copy, "view_as_complex_copy", (input, *more), out, options)
    try:
        return composed.view_as_complex_copy(input)
    except Exception as error:
        raise within("view_as_complex_copy", error)


def nonzero_places(input=required, as_tuple=required, *more, out=None, **options):
    """nonzero(input, as_tuple) -> tuple of Tensor

    Indices of the nonzero elements as a tuple with one vector per dim, which can index a tensor. A
    number counts as a vector of one element.

    Element types: all, complex.
    Not differentiable: the results are indices.

    >>> input = torch.DoubleTensor([[1.0, 0.0, 2.0], [0.0, 0.0, 3.0]])
    >>> [part.tolist() for part in torch.nonzero(input, True)]
    [[0, 0, 1], [0, 2, 2]]
    """
    if not plain("nonzero_places", out, more, options, input, as_tuple):
        return bind.slow_path(nonzero_places, "nonzero_places", (input, as_tuple, *more), out, options)
    try:
        return composed.nonzero_places(input, as_tuple)
    except Exception as error:
        raise within("nonzero_places", error)


def index_add_scaled(
    input=required, dim=required, index=required, source=required, alpha=required, *more, out=None,
    **options,
):
    """index_add(input, dim, index, source, alpha) -> Tensor

    index_add of source * alpha.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[2.0, 0.25, 0.75, 1.5], [1.25, -0.5, 2.5, 0.5]])
    >>> index = torch.LongTensor([3, 0])
    >>> source = torch.DoubleTensor([[1.0, -2.5], [1.25, 2.0]])
    >>> torch.index_add(input, -1, index, source, 3).tolist()
    [[-5.5, 0.25, 0.75, 4.5], [7.25, -0.5, 2.5, 4.25]]
    """
    if not plain("index_add_scaled", out, more, options, input, dim, index, source, alpha):
        return bind.slow_path(index_add_scaled, "index_add_scaled", (input, dim, index, source, alpha, *more), out, options)
    try:
        return composed.index_add_scaled(input, dim, index, source, alpha)
    except Exception as error:
        raise within("index_add_scaled", error)


def index_fill_tensor(
    input=required, dim=required, index=required, value=required, *more, out=None, **options,
):
    """index_fill(input, dim, index, value) -> Tensor

    input with the slices at the indices along dim filled with value, a tensor without dims that may
    need a gradient.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-0.75, 1.0, -2.5, -1.5], [-1.25, 0.75, 1.75, -2.75]])
    >>> index = torch.LongTensor([3])
    >>> value = torch.DoubleTensor([-1.75]).view(())
    >>> torch.index_fill(input, -1, index, value).tolist()
    [[-0.75, 1.0, -2.5, -1.75], [-1.25, 0.75, 1.75, -1.75]]
    """
    if not plain("index_fill_tensor", out, more, options, input, dim, index, value):
        return bind.slow_path(index_fill_tensor, "index_fill_tensor", (input, dim, index, value, *more), out, options)
    try:
        return composed.index_fill_tensor(input, dim, index, value)
    except Exception as error:
        raise within("index_fill_tensor", error)


def scatter_reduced(
    input=required, dim=required, index=required, source=required, reduce=required, *more, out=None,
    **options,
):
    """scatter(input, dim, index, source, reduce) -> Tensor

    scatter that adds source to the elements of input, or multiplies them.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-0.75, 1.75], [-2.75, 0.5], [1.5, 0.25]])
    >>> index = torch.LongTensor([[0, 2], [0, 1]])
    >>> source = torch.DoubleTensor([[-1.5, 1.75], [0.75, 1.25]])
    >>> torch.scatter(input, 0, index, source, 'add').tolist()
    [[-1.5, 1.75], [-2.75, 1.75], [1.5, 2.0]]
    """
    if not plain("scatter_reduced", out, more, options, input, dim, index, source, reduce):
        return bind.slow_path(scatter_reduced, "scatter_reduced", (input, dim, index, source, reduce, *more), out, options)
    try:
        return composed.scatter_reduced(input, dim, index, source, reduce)
    except Exception as error:
        raise within("scatter_reduced", error)


def scatter_reduced_number(
    input=required, dim=required, index=required, source=required, reduce=required, *more, out=None,
    **options,
):
    """scatter(input, dim, index, source, reduce) -> Tensor

    scatter that adds a number to the elements of input, or multiplies them.

    Element types: numbers.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[2.0, -0.25], [2.0, -2.25], [-0.25, 1.25]])
    >>> index = torch.LongTensor([[0, 2], [0, 1]])
    >>> torch.scatter(input, 0, index, 2, 'add').tolist()
    [[6.0, -0.25], [2.0, -0.25], [-0.25, 3.25]]
    """
    if not plain("scatter_reduced_number", out, more, options, input, dim, index, source, reduce):
        return bind.slow_path(scatter_reduced_number, "scatter_reduced_number", (input, dim, index, source, reduce, *more), out, options)
    try:
        return composed.scatter_reduced_number(input, dim, index, source, reduce)
    except Exception as error:
        raise within("scatter_reduced_number", error)


def index_reduce(
    input=required, dim=required, index=required, source=required, reduce=required,
    include_self=True, *more, out=None, **options,
):
    """index_reduce(input, dim, index, source, reduce, include_self=True) -> Tensor

    scatter_reduce of slices. The slices of source along dim are reduced into the slices of input
    that index selects.

    Element types: numbers.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([-1.5, 0.75, -2.25, 2.0])
    >>> index = torch.LongTensor([1, 1])
    >>> source = torch.DoubleTensor([2.75, 1.75])
    >>> torch.index_reduce(input, 0, index, source, 'amax').tolist()
    [-1.5, 2.75, -2.25, 2.0]
    """
    if not plain(
        "index_reduce", out, more, options, input, dim, index, source, reduce, include_self,
    ):
        return bind.slow_path(index_reduce, "index_reduce", (input, dim, index, source, reduce, include_self, *more), out, options)
    try:
        return composed.index_reduce(input, dim, index, source, reduce, include_self)
    except Exception as error:
        raise within("index_reduce", error)


def index_reduce_(
    input=required, dim=required, index=required, source=required, reduce=required,
    include_self=True, *more, out=None, **options,
):
    """index_reduce_(input, dim, index, source, reduce, include_self=True) -> Tensor

    index_reduce in place.

    Element types: numbers.
    Not differentiable: index_reduce has a gradient.

    >>> input = torch.DoubleTensor([[2.0, -2.25, -1.0], [-1.25, -1.75, 2.75], [-0.75, 2.25, -1.25], [2.5, 1.25, 2.25]])
    >>> index = torch.LongTensor([0, 2, 2])
    >>> source = torch.DoubleTensor([[2.0, -1.25, 1.25], [-1.0, -2.75, -2.0], [-2.75, 1.0, 2.5]])
    >>> torch.index_reduce_(input, 0, index, source, 'mean').tolist()
    [[2.0, -1.75, 0.125], [-1.25, -1.75, 2.75], [-1.5, 0.1666..., -0.25], [2.5, 1.25, 2.25]]
    """
    if not plain(
        "index_reduce_", out, more, options, input, dim, index, source, reduce, include_self,
    ):
        return bind.slow_path(index_reduce_, "index_reduce_", (input, dim, index, source, reduce, include_self, *more), out, options)
    try:
        return composed.index_reduce_(input, dim, index, source, reduce, include_self)
    except Exception as error:
        raise within("index_reduce_", error)


def masked_fill_tensor(input=required, mask=required, value=required, *more, out=None, **options):
    """masked_fill(input, mask, value) -> Tensor

    input with value, a tensor without dims that may need a gradient, where mask is True.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([-2.0, -2.0, 2.5])
    >>> mask = torch.BoolTensor([[True, False, True], [False, False, True]])
    >>> value = torch.DoubleTensor([-2.25]).view(())
    >>> torch.masked_fill(input, mask, value).tolist()
    [[-2.25, -2.0, -2.25], [-2.0, -2.0, -2.25]]
    """
    if not plain("masked_fill_tensor", out, more, options, input, mask, value):
        return bind.slow_path(masked_fill_tensor, "masked_fill_tensor", (input, mask, value, *more), out, options)
    try:
        return composed.masked_fill_tensor(input, mask, value)
    except Exception as error:
        raise within("masked_fill_tensor", error)


def trace(input=required, *more, out=None, **options):
    """trace(input) -> Tensor

    Sum of the elements on the main diagonal of a matrix. That of integers is a LongTensor.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[0.5, -2.5, 1.75, 0.75], [1.75, 2.0, 2.25, 2.75], [-0.25, 1.0, -2.75, 2.75]])
    >>> torch.trace(input).tolist()
    -0.25
    """
    if not plain("trace", out, more, options, input):
        return bind.slow_path(trace, "trace", (input, *more), out, options)
    try:
        return composed.trace(input)
    except Exception as error:
        raise within("trace", error)


def renorm(input=required, p=required, dim=required, maxnorm=required, *more, out=None, **options):
    """renorm(input, p, dim, maxnorm) -> Tensor

    input with each slice along dim whose p-norm exceeds maxnorm scaled down to maxnorm.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-0.5, 2.25, -2.5, 1.25], [-2.5, 1.25, -0.5, 1.5], [-1.25, 0.25, -1.25, 0.25]])
    >>> torch.renorm(input, 2, 0, 1).tolist()
    [[-0.1380..., 0.6210..., -0.6900..., 0.3450...], [-0.7784..., 0.3892..., -0.1556..., 0.4670...], [-0.6933..., 0.1386..., -0.6933..., 0.1386...]]
    """
    if not plain("renorm", out, more, options, input, p, dim, maxnorm):
        return bind.slow_path(renorm, "renorm", (input, p, dim, maxnorm, *more), out, options)
    try:
        return composed.renorm(input, p, dim, maxnorm)
    except Exception as error:
        raise within("renorm", error)


def renorm_(input=required, p=required, dim=required, maxnorm=required, *more, out=None, **options):
    """renorm_(input, p, dim, maxnorm) -> Tensor

    renorm in place.

    Element types: floating, complex.
    Not differentiable: renorm has a gradient.

    >>> input = torch.DoubleTensor([[1.0, 2.0, 2.75, -0.5], [2.5, 2.0, -2.0, -2.25], [-2.25, -2.75, 1.75, -2.25]])
    >>> torch.renorm_(input, 2, 0, 1).tolist()
    [[0.2793..., 0.5587..., 0.7682..., -0.1396...], [0.5688..., 0.4551..., -0.4551..., -0.5119...], [-0.4939..., -0.6037..., 0.3841..., -0.4939...]]
    """
    if not plain("renorm_", out, more, options, input, p, dim, maxnorm):
        return bind.slow_path(renorm_, "renorm_", (input, p, dim, maxnorm, *more), out, options)
    try:
        return composed.renorm_(input, p, dim, maxnorm)
    except Exception as error:
        raise within("renorm_", error)


def cross(input=required, other=required, dim=None, *more, out=None, **options):
    """cross(input, other, dim=None) -> Tensor

    Cross product along dim, which has size 3. By default dim is the first one of size 3. The other
    dims broadcast.

    Element types: numbers, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[0.25, 2.5, 0.25]])
    >>> other = torch.DoubleTensor([[[-1.75, -2.75, -1.0]], [[2.75, -2.25, -1.25]]])
    >>> torch.cross(input, other).tolist()
    [[[-1.8125, -0.1875, 3.6875]], [[-2.5625, 1.0, -7.4375]]]
    """
    if not plain("cross", out, more, options, input, other, dim):
        return bind.slow_path(cross, "cross", (input, other, dim, *more), out, options)
    try:
        return composed.cross(input, other, dim)
    except Exception as error:
        raise within("cross", error)


def searchsorted_number(
    sorted_sequence=required, input=required, right=False, *more, out=None, **options,
):
    """searchsorted(sorted_sequence, input, right=False) -> LongTensor

    searchsorted of one number in a vector, as a LongTensor without dims.

    Element types: all.
    Not differentiable.

    >>> sorted_sequence = torch.DoubleTensor([1.0, 2.0, 2.0, 5.0])
    >>> torch.searchsorted(sorted_sequence, 2).tolist()
    1
    """
    if not plain("searchsorted_number", out, more, options, sorted_sequence, input, right):
        return bind.slow_path(searchsorted_number, "searchsorted_number", (sorted_sequence, input, right, *more), out, options)
    try:
        return composed.searchsorted_number(sorted_sequence, input, right)
    except Exception as error:
        raise within("searchsorted_number", error)


def searchsorted_sided(
    sorted_sequence=required, input=required, side=required, *more, out=None, **options,
):
    """searchsorted(sorted_sequence, input, side) -> LongTensor

    searchsorted with the side given by name.

    Element types: all.
    Not differentiable.

    >>> sorted_sequence = torch.DoubleTensor([1.0, 2.0, 2.0, 5.0])
    >>> input = torch.DoubleTensor([2.0, 7.0])
    >>> torch.searchsorted(sorted_sequence, input, 'right').tolist()
    [3, 4]
    """
    if not plain("searchsorted_sided", out, more, options, sorted_sequence, input, side):
        return bind.slow_path(searchsorted_sided, "searchsorted_sided", (sorted_sequence, input, side, *more), out, options)
    try:
        return composed.searchsorted_sided(sorted_sequence, input, side)
    except Exception as error:
        raise within("searchsorted_sided", error)


def searchsorted_ordered(
    sorted_sequence=required, input=required, right=False, side='left', sorter=None,
    out_int32=False, *more, out=None, **options,
):
    """searchsorted(sorted_sequence, input, right=False, side='left', sorter=None, out_int32=False)
        -> LongTensor

    searchsorted in a sequence that sorter sorts, as argsort gives it.

    Element types: all.
    Not differentiable.

    >>> sorted_sequence = torch.DoubleTensor([1.0, 2.0, 2.0, 5.0])
    >>> input = torch.DoubleTensor([2.0, 7.0])
    >>> torch.searchsorted(sorted_sequence, input, side='right').tolist()
    [3, 4]
    """
    if not plain(
        "searchsorted_ordered", out, more, options, sorted_sequence, input, right, side, sorter,
        out_int32,
    ):
        return bind.slow_path(searchsorted_ordered, "searchsorted_ordered", (sorted_sequence, input, right, side, sorter, out_int32, *more), out, options)
    try:
        return composed.searchsorted_ordered(sorted_sequence, input, right, side, sorter, out_int32)
    except Exception as error:
        raise within("searchsorted_ordered", error)


def searchsorted_int32(
    sorted_sequence=required, input=required, right=False, side='left', sorter=None, out_int32=True,
    *more, out=None, **options,
):
    """searchsorted(sorted_sequence, input, right=False, side='left', sorter=None, out_int32=True)
        -> IntTensor

    searchsorted with a result of 32-bit integers.

    Element types: all.
    Not differentiable.

    >>> sorted_sequence = torch.DoubleTensor([1.0, 2.0, 2.0, 5.0])
    >>> input = torch.DoubleTensor([2.0, 7.0])
    >>> torch.searchsorted(sorted_sequence, input).tolist()
    [1, 4]
    """
    if not plain(
        "searchsorted_int32", out, more, options, sorted_sequence, input, right, side, sorter,
        out_int32,
    ):
        return bind.slow_path(searchsorted_int32, "searchsorted_int32", (sorted_sequence, input, right, side, sorter, out_int32, *more), out, options)
    try:
        return composed.searchsorted_int32(sorted_sequence, input, right, side, sorter, out_int32)
    except Exception as error:
        raise within("searchsorted_int32", error)


def bucketize(
    input=required, boundaries=required, right=False, out_int32=False, *more, out=None, **options,
):
    """bucketize(input, boundaries, right=False, out_int32=False) -> LongTensor

    Index of the interval between sorted boundaries that contains each element, as searchsorted with
    its arguments swapped. If out_int32 is True, the result is an IntTensor.

    Element types: numbers.
    Not differentiable.

    >>> boundaries = torch.DoubleTensor([0.0, 1.0])
    >>> torch.bucketize(1, boundaries).tolist()
    1
    """
    if not plain("bucketize", out, more, options, input, boundaries, right, out_int32):
        return bind.slow_path(bucketize, "bucketize", (input, boundaries, right, out_int32, *more), out, options)
    try:
        return composed.bucketize(input, boundaries, right, out_int32)
    except Exception as error:
        raise within("bucketize", error)


def bhistc(input=required, bins=100, min=0, max=0, *more, out=None, **options):
    """bhistc(input, bins=100, min=0, max=0) -> Tensor

    histc of each row of a matrix, (rows, bins). The intervals are from min to max, or cover all
    elements of the matrix if min equals max.

    Element types: floating.
    Not differentiable: the result is a step function.

    >>> input = (torch.arange(0, 50) % 7 - 3).view(5, 10).type('torch.DoubleTensor') / 2
    >>> torch.bhistc(input, bins=7).size()
    torch.Size([5, 7])
    """
    if not plain("bhistc", out, more, options, input, bins, min, max):
        return bind.slow_path(bhistc, "bhistc", (input, bins, min, max, *more), out, options)
    try:
        return composed.bhistc(input, bins, min, max)
    except Exception as error:
        raise within("bhistc", error)


def bincount_converted(input=required, weights=required, minlength=0, *more, out=None, **options):
    """bincount(input, weights, minlength=0) -> DoubleTensor

    Sum of the weights of each integer from 0 on, as Double, where the weights are Half, BFloat16,
    integers or truths.

    Element types: Bool, Byte, Char, Short, Int, Long, Half, BFloat16.
    The gradient follows from the operators that compute it.

    >>> input = torch.LongTensor([0, 2, 2, 5])
    >>> weights = torch.LongTensor([3, -2, 0, -1])
    >>> torch.bincount(input, weights).tolist()
    [3.0, 0.0, -2.0, 0.0, 0.0, -1.0]
    """
    if not plain("bincount_converted", out, more, options, input, weights, minlength):
        return bind.slow_path(bincount_converted, "bincount_converted", (input, weights, minlength, *more), out, options)
    try:
        return composed.bincount_converted(input, weights, minlength)
    except Exception as error:
        raise within("bincount_converted", error)


def unique(
    input=required, sorted=True, return_inverse=False, return_counts=False, dim=None, *more,
    out=None, **options,
):
    """unique(input, sorted=True, return_inverse=False, return_counts=False, dim=None) -> tuple of
        Tensor

    Distinct elements, or distinct slices along dim, in ascending order, for every value of sorted.
    If requested, it also returns the index of each element of input among them and their counts.
    Each nan is distinct.

    Element types: all, unsigned.
    Not differentiable: only the values have one; of equal elements one receives it.

    >>> input = torch.DoubleTensor([-0.25, -2.0, -0.75, -2.5, -1.75, 1.25, -1.25])
    >>> [part.tolist() for part in torch.unique(input, return_inverse=True)]
    [[-2.5, -2.0, -1.75, -1.25, -0.75, -0.25, 1.25], [5, 1, 4, 0, 2, 6, 3]]
    """
    if not plain("unique", out, more, options, input, sorted, return_inverse, return_counts, dim):
        return bind.slow_path(unique, "unique", (input, sorted, return_inverse, return_counts, dim, *more), out, options)
    try:
        return composed.unique(input, sorted, return_inverse, return_counts, dim)
    except Exception as error:
        raise within("unique", error)


def unique_consecutive(
    input=required, return_inverse=False, return_counts=False, dim=None, *more, out=None, **options,
):
    """unique_consecutive(input, return_inverse=False, return_counts=False, dim=None) -> tuple of
        Tensor

    Elements, or slices along dim, without those equal to the previous one. If requested, it also
    returns the index of each element of input among them and the lengths of the runs. Each nan is
    distinct.

    Element types: all.
    Not differentiable: only the values have one; of equal elements one receives it.

    >>> input = torch.DoubleTensor([1.0, 1.0, 2.0, 2.0, 1.0])
    >>> [part.tolist() for part in torch.unique_consecutive(input, return_counts=True)]
    [[1.0, 2.0, 1.0], [2, 2, 1]]
    """
    if not plain(
        "unique_consecutive", out, more, options, input, return_inverse, return_counts, dim,
    ):
        return bind.slow_path(unique_consecutive, "unique_consecutive", (input, return_inverse, return_counts, dim, *more), out, options)
    try:
        return composed.unique_consecutive(input, return_inverse, return_counts, dim)
    except Exception as error:
        raise within("unique_consecutive", error)


def diagonal_copy(input=required, offset=0, dim1=0, dim2=1, *more, out=None, **options):
    """diagonal_copy(input, offset=0, dim1=0, dim2=1) -> Tensor

    diagonal, as a copy instead of a view.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[1.25, 1.0, -1.5, 2.75], [-2.25, -1.75, -1.0, 0.25], [0.75, 0.75, -2.75, -2.75]])
    >>> torch.diagonal_copy(input).tolist()
    [1.25, -1.75, -2.75]
    """
    if not plain("diagonal_copy", out, more, options, input, offset, dim1, dim2):
        return bind.slow_path(diagonal_copy, "diagonal_copy", (input, offset, dim1, dim2, *more), out, options)
    try:
        return composed.diagonal_copy(input, offset, dim1, dim2)
    except Exception as error:
        raise within("diagonal_copy", error)


def flip(input=required, dims=None, *more, out=None, **options):
    """flip(input, dims=None) -> Tensor

    Elements in reverse order along the given dims, or along all dims.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[1.5, 1.5, 2.25, 0.75], [2.75, -1.0, -1.25, -1.5], [0.75, 1.5, 1.0, 2.75]])
    >>> torch.flip(input).tolist()
    [[2.75, 1.0, 1.5, 0.75], [-1.5, -1.25, -1.0, 2.75], [0.75, 2.25, 1.5, 1.5]]
    """
    if more and type(dims) is int:
        dims, more = (dims, *more), ()
    if not plain("flip", out, more, options, input, dims):
        return bind.slow_path(flip, "flip", (input, dims, *more), out, options)
    try:
        return composed.flip(input, dims)
    except Exception as error:
        raise within("flip", error)


def roll(input=required, shifts=required, dims=None, *more, out=None, **options):
    """roll(input, shifts, dims=None) -> Tensor

    Elements shifted along dims, with those shifted past the end moved to the front. Without dims
    the tensor is rolled as a vector.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([-1.0, -0.25, 1.75, 2.25, 1.75, 1.75, -0.25])
    >>> torch.roll(input, (2,)).tolist()
    [1.75, -0.25, -1.0, -0.25, 1.75, 2.25, 1.75]
    """
    if more and type(dims) is int:
        dims, more = (dims, *more), ()
    if not plain("roll", out, more, options, input, shifts, dims):
        return bind.slow_path(roll, "roll", (input, shifts, dims, *more), out, options)
    try:
        return composed.roll(input, shifts, dims)
    except Exception as error:
        raise within("roll", error)


def tile(input=required, sizes=required, *more, out=None, **options):
    """tile(input, sizes) -> Tensor

    Tensor repeated along its last dims, sizes[i] times each. Further sizes add dims in front.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([2.0, 1.25, 1.25])
    >>> torch.tile(input, (2, 2)).tolist()
    [[2.0, 1.25, 1.25, 2.0, 1.25, 1.25], [2.0, 1.25, 1.25, 2.0, 1.25, 1.25]]
    """
    if more and type(sizes) is int:
        sizes, more = (sizes, *more), ()
    if not plain("tile", out, more, options, input, sizes):
        return bind.slow_path(tile, "tile", (input, sizes, *more), out, options)
    try:
        return composed.tile(input, sizes)
    except Exception as error:
        raise within("tile", error)


def repeat_interleave(
    input=required, repeats=required, dim=None, output_size=None, *more, out=None, **options,
):
    """repeat_interleave(input, repeats, dim=None, output_size=None) -> Tensor

    Each slice along dim repeated, all equally often or as often as a vector of counts gives.
    Without dim the elements are repeated as a vector.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([-0.75, -0.75, 0.75])
    >>> torch.repeat_interleave(input, 0).tolist()
    []
    """
    if not plain("repeat_interleave", out, more, options, input, repeats, dim, output_size):
        return bind.slow_path(repeat_interleave, "repeat_interleave", (input, repeats, dim, output_size, *more), out, options)
    try:
        return composed.repeat_interleave(input, repeats, dim, output_size)
    except Exception as error:
        raise within("repeat_interleave", error)


def repeat_interleave_counts(repeats=required, output_size=None, *more, out=None, **options):
    """repeat_interleave(repeats, output_size=None) -> LongTensor

    Each index of a vector of counts, as often as the count at that index.

    Element types: all.
    Not differentiable: the results are indices.

    >>> repeats = torch.LongTensor([1, 0, 2])
    >>> torch.repeat_interleave(repeats).tolist()
    [0, 2, 2]
    """
    if not plain("repeat_interleave_counts", out, more, options, repeats, output_size):
        return bind.slow_path(repeat_interleave_counts, "repeat_interleave_counts", (repeats, output_size, *more), out, options)
    try:
        return composed.repeat_interleave_counts(repeats, output_size)
    except Exception as error:
        raise within("repeat_interleave_counts", error)


def unflatten(input=required, dim=required, sizes=required, *more, out=None, **options):
    """unflatten(input, dim, sizes) -> Tensor

    View with one dim split into several, whose sizes multiply to its size. One size may be -1.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-2.0, -0.25, -0.5, 2.5, -0.5, 1.5], [-1.75, -1.25, 1.0, 2.0, -1.75, 1.5]])
    >>> torch.unflatten(input, 1, (2, 3)).tolist()
    [[[-2.0, -0.25, -0.5], [2.5, -0.5, 1.5]], [[-1.75, -1.25, 1.0], [2.0, -1.75, 1.5]]]
    """
    if more and type(sizes) is int:
        sizes, more = (sizes, *more), ()
    if not plain("unflatten", out, more, options, input, dim, sizes):
        return bind.slow_path(unflatten, "unflatten", (input, dim, sizes, *more), out, options)
    try:
        return composed.unflatten(input, dim, sizes)
    except Exception as error:
        raise within("unflatten", error)


def rot90(input=required, k=1, dims=None, *more, out=None, **options):
    """rot90(input, k=1, dims=None) -> Tensor

    input rotated k times by 90 degrees, from the first of two dims towards the second, by default
    dims 0 and 1.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-1.75, -2.0, 1.0], [-2.25, 0.75, 2.5]])
    >>> torch.rot90(input).tolist()
    [[1.0, 2.5], [-2.0, 0.75], [-1.75, -2.25]]
    """
    if more and type(dims) is int:
        dims, more = (dims, *more), ()
    if not plain("rot90", out, more, options, input, k, dims):
        return bind.slow_path(rot90, "rot90", (input, k, dims, *more), out, options)
    try:
        return composed.rot90(input, k, dims)
    except Exception as error:
        raise within("rot90", error)


def fliplr(input=required, *more, out=None, **options):
    """fliplr(input) -> Tensor

    Elements in reverse order along dim 1.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[1.5, 0.25, -1.75], [-1.75, -0.25, -0.25]])
    >>> torch.fliplr(input).tolist()
    [[-1.75, 0.25, 1.5], [-0.25, -0.25, -1.75]]
    """
    if not plain("fliplr", out, more, options, input):
        return bind.slow_path(fliplr, "fliplr", (input, *more), out, options)
    try:
        return composed.fliplr(input)
    except Exception as error:
        raise within("fliplr", error)


def flipud(input=required, *more, out=None, **options):
    """flipud(input) -> Tensor

    Elements in reverse order along dim 0.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([1.75, -2.75, 1.25])
    >>> torch.flipud(input).tolist()
    [1.25, -2.75, 1.75]
    """
    if not plain("flipud", out, more, options, input):
        return bind.slow_path(flipud, "flipud", (input, *more), out, options)
    try:
        return composed.flipud(input)
    except Exception as error:
        raise within("flipud", error)


def tensor_split(input=required, indices_or_sections=required, dim=0, *more, out=None, **options):
    """tensor_split(input, indices_or_sections, dim=0) -> tuple of Tensor

    Views along dim, split into a number of sections whose sizes differ by at most one, or at the
    given indices.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-2.25, 1.75], [2.25, -2.75], [-2.5, -2.25], [-1.25, -1.75], [-1.25, 0.25]])
    >>> [part.tolist() for part in torch.tensor_split(input, (2, 3))]
    [[[-2.25, 1.75], [2.25, -2.75]], [[-2.5, -2.25]], [[-1.25, -1.75], [-1.25, 0.25]]]
    """
    if not plain("tensor_split", out, more, options, input, indices_or_sections, dim):
        return bind.slow_path(tensor_split, "tensor_split", (input, indices_or_sections, dim, *more), out, options)
    try:
        return composed.tensor_split(input, indices_or_sections, dim)
    except Exception as error:
        raise within("tensor_split", error)


def tensor_split_tensor(
    input=required, tensor_indices_or_sections=required, dim=0, *more, out=None, **options,
):
    """tensor_split(input, tensor_indices_or_sections, dim=0) -> tuple of Tensor

    tensor_split by a tensor, a number of sections without dims or a vector of indices.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-1.5, -1.0], [1.5, 0.75], [2.25, 2.0], [-1.5, -2.75], [-2.5, 1.75]])
    >>> tensor_indices_or_sections = torch.LongTensor([2, 3])
    >>> [part.tolist() for part in torch.tensor_split(input, tensor_indices_or_sections)]
    [[[-1.5, -1.0], [1.5, 0.75]], [[2.25, 2.0]], [[-1.5, -2.75], [-2.5, 1.75]]]
    """
    if not plain("tensor_split_tensor", out, more, options, input, tensor_indices_or_sections, dim):
        return bind.slow_path(tensor_split_tensor, "tensor_split_tensor", (input, tensor_indices_or_sections, dim, *more), out, options)
    try:
        return composed.tensor_split_tensor(input, tensor_indices_or_sections, dim)
    except Exception as error:
        raise within("tensor_split_tensor", error)


def hsplit(input=required, indices_or_sections=required, *more, out=None, **options):
    """hsplit(input, indices_or_sections) -> tuple of Tensor

    Views along dim 1, or along the only dim of a vector, split into a number of equal sections or
    at the given indices.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([2.25, 1.75, 1.75, -1.0, 1.0, -2.5])
    >>> [part.tolist() for part in torch.hsplit(input, (2,))]
    [[2.25, 1.75], [1.75, -1.0, 1.0, -2.5]]
    """
    if more and type(indices_or_sections) is int:
        indices_or_sections, more = (indices_or_sections, *more), ()
    if not plain("hsplit", out, more, options, input, indices_or_sections):
        return bind.slow_path(hsplit, "hsplit", (input, indices_or_sections, *more), out, options)
    try:
        return composed.hsplit(input, indices_or_sections)
    except Exception as error:
        raise within("hsplit", error)


def vsplit(input=required, indices_or_sections=required, *more, out=None, **options):
    """vsplit(input, indices_or_sections) -> tuple of Tensor

    Views along dim 0, split into a number of equal sections or at the given indices.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[0.5, -2.0], [-0.75, -2.25], [2.25, 2.5], [-0.25, -2.25]])
    >>> [part.tolist() for part in torch.vsplit(input, (2,))]
    [[[0.5, -2.0], [-0.75, -2.25]], [[2.25, 2.5], [-0.25, -2.25]]]
    """
    if more and type(indices_or_sections) is int:
        indices_or_sections, more = (indices_or_sections, *more), ()
    if not plain("vsplit", out, more, options, input, indices_or_sections):
        return bind.slow_path(vsplit, "vsplit", (input, indices_or_sections, *more), out, options)
    try:
        return composed.vsplit(input, indices_or_sections)
    except Exception as error:
        raise within("vsplit", error)


def dsplit(input=required, indices_or_sections=required, *more, out=None, **options):
    """dsplit(input, indices_or_sections) -> tuple of Tensor

    Views along dim 2, split into a number of equal sections or at the given indices.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[[-2.25, 2.25, 2.25, 2.5], [-1.0, 0.5, -2.25, 1.0]]])
    >>> [part.tolist() for part in torch.dsplit(input, (2,))]
    [[[[-2.25, 2.25], [-1.0, 0.5]]], [[[2.25, 2.5], [-2.25, 1.0]]]]
    """
    if more and type(indices_or_sections) is int:
        indices_or_sections, more = (indices_or_sections, *more), ()
    if not plain("dsplit", out, more, options, input, indices_or_sections):
        return bind.slow_path(dsplit, "dsplit", (input, indices_or_sections, *more), out, options)
    try:
        return composed.dsplit(input, indices_or_sections)
    except Exception as error:
        raise within("dsplit", error)


def atleast_1d(input=required, *more, out=None, **options):
    """atleast_1d(input) -> Tensor

    input with at least one dim.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([-2.5, -1.25])
    >>> torch.atleast_1d(input).tolist()
    [-2.5, -1.25]
    """
    if not plain("atleast_1d", out, more, options, input):
        return bind.slow_path(atleast_1d, "atleast_1d", (input, *more), out, options)
    try:
        return composed.atleast_1d(input)
    except Exception as error:
        raise within("atleast_1d", error)


def atleast_2d(input=required, *more, out=None, **options):
    """atleast_2d(input) -> Tensor

    input with at least two dims. A vector becomes the only row of a matrix.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([-1.25, 1.75])
    >>> torch.atleast_2d(input).tolist()
    [[-1.25, 1.75]]
    """
    if not plain("atleast_2d", out, more, options, input):
        return bind.slow_path(atleast_2d, "atleast_2d", (input, *more), out, options)
    try:
        return composed.atleast_2d(input)
    except Exception as error:
        raise within("atleast_2d", error)


def atleast_3d(input=required, *more, out=None, **options):
    """atleast_3d(input) -> Tensor

    input with at least three dims. A vector or matrix gets new dims of size 1.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([1.25, -1.5])
    >>> torch.atleast_3d(input).tolist()
    [[[1.25], [-1.5]]]
    """
    if not plain("atleast_3d", out, more, options, input):
        return bind.slow_path(atleast_3d, "atleast_3d", (input, *more), out, options)
    try:
        return composed.atleast_3d(input)
    except Exception as error:
        raise within("atleast_3d", error)


def ravel(input=required, *more, out=None, **options):
    """ravel(input) -> Tensor

    Contiguous vector of all elements, a view where their memory allows it.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[[-1.25, -2.0, 2.25, -2.5], [-1.0, -1.0, 0.5, -0.5], [-2.75, -1.75, 1.25, -2.75]], [[0.5, 0.5, 2.5, -1.5], [-0.75, 1.5, -2.25, -1.5], [2.5, 1.5, 0.25, 1.0]]])
    >>> torch.ravel(input).tolist()
    [-1.25, -2.0, 2.25, -2.5, -1.0, -1.0, 0.5, -0.5, -2.75, -1.75, 1.25, -2.75, 0.5, 0.5, 2.5, -1.5, -0.75, 1.5, -2.25, -1.5, 2.5, 1.5, 0.25, 1.0]
    """
    if not plain("ravel", out, more, options, input):
        return bind.slow_path(ravel, "ravel", (input, *more), out, options)
    try:
        return composed.ravel(input)
    except Exception as error:
        raise within("ravel", error)


def hstack(tensors=required, *more, out=None, **options):
    """hstack(tensors) -> Tensor

    Tensors concatenated along dim 1, or along dim 0 if they are vectors.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> tensors_0 = torch.DoubleTensor([-2.75, -1.75, -2.25])
    >>> tensors_1 = torch.DoubleTensor([1.0, -1.75, 0.75])
    >>> torch.hstack([tensors_0, tensors_1]).tolist()
    [-2.75, -1.75, -2.25, 1.0, -1.75, 0.75]
    """
    if not plain("hstack", out, more, options, tensors):
        return bind.slow_path(hstack, "hstack", (tensors, *more), out, options)
    try:
        return composed.hstack(tensors)
    except Exception as error:
        raise within("hstack", error)


def vstack(tensors=required, *more, out=None, **options):
    """vstack(tensors) -> Tensor

    Tensors concatenated along dim 0. Vectors are rows.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> tensors_0 = torch.DoubleTensor([0.5, -2.75, 0.25])
    >>> tensors_1 = torch.DoubleTensor([-0.25, -2.0, -0.25])
    >>> torch.vstack([tensors_0, tensors_1]).tolist()
    [[0.5, -2.75, 0.25], [-0.25, -2.0, -0.25]]
    """
    if not plain("vstack", out, more, options, tensors):
        return bind.slow_path(vstack, "vstack", (tensors, *more), out, options)
    try:
        return composed.vstack(tensors)
    except Exception as error:
        raise within("vstack", error)


def dstack(tensors=required, *more, out=None, **options):
    """dstack(tensors) -> Tensor

    Tensors concatenated along dim 2. Vectors are rows, and matrices get a last dim of size 1.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> tensors_0 = torch.DoubleTensor([1.0, 2.75, 1.5])
    >>> tensors_1 = torch.DoubleTensor([-0.75, 2.75, 1.75])
    >>> torch.dstack([tensors_0, tensors_1]).tolist()
    [[[1.0, -0.75], [2.75, 2.75], [1.5, 1.75]]]
    """
    if not plain("dstack", out, more, options, tensors):
        return bind.slow_path(dstack, "dstack", (tensors, *more), out, options)
    try:
        return composed.dstack(tensors)
    except Exception as error:
        raise within("dstack", error)


def column_stack(tensors=required, *more, out=None, **options):
    """column_stack(tensors) -> Tensor

    Tensors concatenated along dim 1. Vectors are columns.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> tensors_0 = torch.DoubleTensor([-2.0, 1.75, 2.5])
    >>> tensors_1 = torch.DoubleTensor([[1.0, -2.75], [-2.25, -0.25], [2.0, -2.25]])
    >>> torch.column_stack([tensors_0, tensors_1]).tolist()
    [[-2.0, 1.0, -2.75], [1.75, -2.25, -0.25], [2.5, 2.0, -2.25]]
    """
    if not plain("column_stack", out, more, options, tensors):
        return bind.slow_path(column_stack, "column_stack", (tensors, *more), out, options)
    try:
        return composed.column_stack(tensors)
    except Exception as error:
        raise within("column_stack", error)


def diag_embed(input=required, offset=0, dim1=-2, dim2=-1, *more, out=None, **options):
    """diag_embed(input, offset=0, dim1=-2, dim2=-1) -> Tensor

    Zeros with the lines along the last dim of input on diagonals of two dims of the result, offset
    above the main ones.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([0.25, -2.25, 1.0])
    >>> torch.diag_embed(input).tolist()
    [[0.25, 0.0, 0.0], [0.0, -2.25, 0.0], [0.0, 0.0, 1.0]]
    """
    if not plain("diag_embed", out, more, options, input, offset, dim1, dim2):
        return bind.slow_path(diag_embed, "diag_embed", (input, offset, dim1, dim2, *more), out, options)
    try:
        return composed.diag_embed(input, offset, dim1, dim2)
    except Exception as error:
        raise within("diag_embed", error)


def diagflat(input=required, offset=0, *more, out=None, **options):
    """diagflat(input, offset=0) -> Tensor

    Matrix with all elements of input on a diagonal, offset above the main one.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([2.5, -1.5, 1.25])
    >>> torch.diagflat(input).tolist()
    [[2.5, 0.0, 0.0], [0.0, -1.5, 0.0], [0.0, 0.0, 1.25]]
    """
    if not plain("diagflat", out, more, options, input, offset):
        return bind.slow_path(diagflat, "diagflat", (input, offset, *more), out, options)
    try:
        return composed.diagflat(input, offset)
    except Exception as error:
        raise within("diagflat", error)


def combinations(input=required, r=2, with_replacement=False, *more, out=None, **options):
    """combinations(input, r=2, with_replacement=False) -> Tensor

    All combinations of r elements of a vector, one per row, in order. With with_replacement an
    element may be combined with itself.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([2.5, -2.75, 1.5, -1.25])
    >>> torch.combinations(input).tolist()
    [[2.5, -2.75], [2.5, 1.5], [2.5, -1.25], [-2.75, 1.5], [-2.75, -1.25], [1.5, -1.25]]
    """
    if not plain("combinations", out, more, options, input, r, with_replacement):
        return bind.slow_path(combinations, "combinations", (input, r, with_replacement, *more), out, options)
    try:
        return composed.combinations(input, r, with_replacement)
    except Exception as error:
        raise within("combinations", error)


def vander(input=required, N=None, increasing=False, *more, out=None, **options):
    """vander(input, N=None, increasing=False) -> Tensor

    Vandermonde matrix, whose rows are the powers of the elements of a vector. It has N columns, by
    default as many as elements. The powers descend, or ascend if increasing is True.

    Element types: numbers, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([-0.75, 0.75, -0.25])
    >>> torch.vander(input).tolist()
    [[0.5625, -0.75, 1.0], [0.5625, 0.75, 1.0], [0.0625, -0.25, 1.0]]
    """
    if not plain("vander", out, more, options, input, N, increasing):
        return bind.slow_path(vander, "vander", (input, N, increasing, *more), out, options)
    try:
        return composed.vander(input, N, increasing)
    except Exception as error:
        raise within("vander", error)


def select_scatter(
    input=required, source=required, dim=required, index=required, *more, out=None, **options,
):
    """select_scatter(input, source, dim, index) -> Tensor

    Copy of input with the slice at index along dim replaced by source.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-2.5, -1.0, 1.5, -2.25], [2.75, -1.5, -0.25, -2.25], [1.5, 2.75, 0.75, -2.75]])
    >>> source = torch.DoubleTensor([-0.25, -2.25, 1.0, -1.0])
    >>> torch.select_scatter(input, source, 0, 1).tolist()
    [[-2.5, -1.0, 1.5, -2.25], [-0.25, -2.25, 1.0, -1.0], [1.5, 2.75, 0.75, -2.75]]
    """
    if not plain("select_scatter", out, more, options, input, source, dim, index):
        return bind.slow_path(select_scatter, "select_scatter", (input, source, dim, index, *more), out, options)
    try:
        return composed.select_scatter(input, source, dim, index)
    except Exception as error:
        raise within("select_scatter", error)


def slice_scatter(
    input=required, source=required, dim=0, start=None, end=None, step=1, *more, out=None,
    **options,
):
    """slice_scatter(input, source, dim=0, start=None, end=None, step=1) -> Tensor

    Copy of input with the slices start:end:step along dim replaced by source.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[1.75, -2.5, 1.25, 2.0, -0.5], [-2.0, 1.5, 1.25, -2.75, 2.75]])
    >>> source = torch.DoubleTensor([[0.5], [0.25]])
    >>> torch.slice_scatter(input, source, dim=-1, start=-1).tolist()
    [[1.75, -2.5, 1.25, 2.0, 0.5], [-2.0, 1.5, 1.25, -2.75, 0.25]]
    """
    if not plain("slice_scatter", out, more, options, input, source, dim, start, end, step):
        return bind.slow_path(slice_scatter, "slice_scatter", (input, source, dim, start, end, step, *more), out, options)
    try:
        return composed.slice_scatter(input, source, dim, start, end, step)
    except Exception as error:
        raise within("slice_scatter", error)


def diagonal_scatter(
    input=required, source=required, offset=0, dim1=0, dim2=1, *more, out=None, **options,
):
    """diagonal_scatter(input, source, offset=0, dim1=0, dim2=1) -> Tensor

    Copy of input with the diagonal of two dims, offset above the main one, replaced by source.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-0.5, -1.5, 1.0, -2.5], [-1.25, 1.25, -2.75, -0.25], [-2.5, 2.0, -2.5, -2.25]])
    >>> source = torch.DoubleTensor([0.5, 2.0, -2.0])
    >>> torch.diagonal_scatter(input, source).tolist()
    [[0.5, -1.5, 1.0, -2.5], [-1.25, 2.0, -2.75, -0.25], [-2.5, 2.0, -2.0, -2.25]]
    """
    if not plain("diagonal_scatter", out, more, options, input, source, offset, dim1, dim2):
        return bind.slow_path(diagonal_scatter, "diagonal_scatter", (input, source, offset, dim1, dim2, *more), out, options)
    try:
        return composed.diagonal_scatter(input, source, offset, dim1, dim2)
    except Exception as error:
        raise within("diagonal_scatter", error)


def fill_diagonal_(input=required, value=required, wrap=False, *more, out=None, **options):
    """fill_diagonal_(input, value, wrap=False) -> Tensor

    Fill the main diagonal, the elements whose indices are equal in all dims. If wrap is True, the
    diagonal of a matrix with more rows than columns begins again after one row.

    Element types: all.
    Not differentiable: the elements are overwritten.

    >>> input = torch.DoubleTensor([[-0.25, -1.5, -2.75, -0.75], [-0.25, 2.0, -1.75, -1.5], [1.25, 2.5, 2.0, -1.5]])
    >>> torch.fill_diagonal_(input, 2).tolist()
    [[2.0, -1.5, -2.75, -0.75], [-0.25, 2.0, -1.75, -1.5], [1.25, 2.5, 2.0, -1.5]]
    """
    if not plain("fill_diagonal_", out, more, options, input, value, wrap):
        return bind.slow_path(fill_diagonal_, "fill_diagonal_", (input, value, wrap, *more), out, options)
    try:
        return composed.fill_diagonal_(input, value, wrap)
    except Exception as error:
        raise within("fill_diagonal_", error)


def reshape_as(input=required, other=required, *more, out=None, **options):
    """reshape_as(input, other) -> Tensor

    Tensor with the size of another tensor, as reshape.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([0.75, -0.5, -2.0, 2.0, 1.25, 2.75, -1.5, 1.5, 2.0, -0.25, 0.75, 1.75])
    >>> other = torch.DoubleTensor([[-1.25, 0.5, -1.0, -0.5], [-0.25, 0.75, 2.25, -1.0], [1.0, 1.25, -1.25, -2.75]])
    >>> input.reshape_as(other).tolist()
    [[0.75, -0.5, -2.0, 2.0], [1.25, 2.75, -1.5, 1.5], [2.0, -0.25, 0.75, 1.75]]
    """
    if not plain("reshape_as", out, more, options, input, other):
        return bind.slow_path(reshape_as, "reshape_as", (input, other, *more), out, options)
    try:
        return composed.reshape_as(input, other)
    except Exception as error:
        raise within("reshape_as", error)


def take_along_dim(input=required, index=required, dim=None, *more, out=None, **options):
    """take_along_dim(input, index, dim=None) -> Tensor

    Elements of the lines along dim at the given indices, with broadcast sizes. Without dim the
    tensors are used as vectors.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-1.75, 1.0, 1.25], [2.0, 2.5, 2.25]])
    >>> index = torch.LongTensor([5, 0, 3])
    >>> torch.take_along_dim(input, index).tolist()
    [2.25, -1.75, 2.0]
    """
    if not plain("take_along_dim", out, more, options, input, index, dim):
        return bind.slow_path(take_along_dim, "take_along_dim", (input, index, dim, *more), out, options)
    try:
        return composed.take_along_dim(input, index, dim)
    except Exception as error:
        raise within("take_along_dim", error)


def index_put(
    input=required, indices=required, values=required, accumulate=False, *more, out=None, **options,
):
    """index_put(input, indices, values, accumulate=False) -> Tensor

    input with values, broadcast, written to or added at the positions that indices of the leading
    dims select together, as input[indices] = values. Values added to one position are summed.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-1.5, -1.25, 0.5, -2.75], [-0.25, 0.25, 2.75, -0.5], [-2.0, 2.0, -2.25, -2.5]])
    >>> indices_0 = torch.LongTensor([0, 2])
    >>> indices_1 = torch.LongTensor([1, 3])
    >>> values = torch.DoubleTensor([2.75, -0.75])
    >>> torch.index_put(input, [indices_0, indices_1], values).tolist()
    [[-1.5, 2.75, 0.5, -2.75], [-0.25, 0.25, 2.75, -0.5], [-2.0, 2.0, -2.25, -0.75]]
    """
    if not plain("index_put", out, more, options, input, indices, values, accumulate):
        return bind.slow_path(index_put, "index_put", (input, indices, values, accumulate, *more), out, options)
    try:
        return composed.index_put(input, indices, values, accumulate)
    except Exception as error:
        raise within("index_put", error)


def index_put_(
    input=required, indices=required, values=required, accumulate=False, *more, out=None, **options,
):
    """index_put_(input, indices, values, accumulate=False) -> Tensor

    index_put in place.

    Element types: numbers.
    Not differentiable: index_put has a gradient, and so has assignment to input[indices].

    >>> input = torch.DoubleTensor([[1.0, -1.0, 1.25, -1.75], [0.25, 2.75, -1.75, -0.25], [1.75, -1.0, -1.0, 1.75]])
    >>> indices_0 = torch.LongTensor([0, 2])
    >>> indices_1 = torch.LongTensor([1, 3])
    >>> values = torch.DoubleTensor([-1.0, -1.0])
    >>> torch.index_put_(input, [indices_0, indices_1], values).tolist()
    [[1.0, -1.0, 1.25, -1.75], [0.25, 2.75, -1.75, -0.25], [1.75, -1.0, -1.0, -1.0]]
    """
    if not plain("index_put_", out, more, options, input, indices, values, accumulate):
        return bind.slow_path(index_put_, "index_put_", (input, indices, values, accumulate, *more), out, options)
    try:
        return composed.index_put_(input, indices, values, accumulate)
    except Exception as error:
        raise within("index_put_", error)


def unsafe_masked_index(
    input=required, mask=required, indices=required, fill=required, *more, out=None, **options,
):
    """unsafe_masked_index(input, mask, indices, fill) -> Tensor

    input[indices] where mask is true, and fill elsewhere. Indices where mask is false may be out of
    range.

    Element types: any.
    The gradient follows from the operators that compute it.
    """
    if not plain("unsafe_masked_index", out, more, options, input, mask, indices, fill):
        return bind.slow_path(unsafe_masked_index, "unsafe_masked_index", (input, mask, indices, fill, *more), out, options)
    try:
        return composed.unsafe_masked_index(input, mask, indices, fill)
    except Exception as error:
        raise within("unsafe_masked_index", error)


def unsafe_masked_index_put_accumulate(
    input=required, mask=required, indices=required, values=required, *more, out=None, **options,
):
    """unsafe_masked_index_put_accumulate(input, mask, indices, values) -> Tensor

    input with values added at indices where mask is true. Indices where mask is false may be out of
    range.

    Element types: all, complex.
    The gradient follows from the operators that compute it.
    """
    if not plain(
        "unsafe_masked_index_put_accumulate", out, more, options, input, mask, indices, values,
    ):
        return bind.slow_path(unsafe_masked_index_put_accumulate, "unsafe_masked_index_put_accumulate", (input, mask, indices, values, *more), out, options)
    try:
        return composed.unsafe_masked_index_put_accumulate(input, mask, indices, values)
    except Exception as error:
        raise within("unsafe_masked_index_put_accumulate", error)


def stack(tensors=required, dim=0, *more, out=None, **options):
    """stack(tensors, dim=0) -> Tensor

    Tensors of equal size joined along a new dim.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> tensors_0 = torch.DoubleTensor([[2.0, -1.25, 2.5], [-0.75, -2.75, -1.0]])
    >>> tensors_1 = torch.DoubleTensor([[-2.25, -0.75, 2.0], [1.25, -2.0, -0.25]])
    >>> torch.stack([tensors_0, tensors_1]).tolist()
    [[[2.0, -1.25, 2.5], [-0.75, -2.75, -1.0]], [[-2.25, -0.75, 2.0], [1.25, -2.0, -0.25]]]
    """
    if not plain("stack", out, more, options, tensors, dim):
        return bind.slow_path(stack, "stack", (tensors, dim, *more), out, options)
    try:
        return composed.stack(tensors, dim)
    except Exception as error:
        raise within("stack", error)


def repeat(input=required, sizes=required, *more, out=None, **options):
    """repeat(input, sizes) -> Tensor

    Tensor repeated sizes[i] times along dim i. Further sizes add dims in front.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([-0.5, -1.25, -0.75])
    >>> input.repeat((2, 1, 2)).tolist()
    [[[-0.5, -1.25, -0.75, -0.5, -1.25, -0.75]], [[-0.5, -1.25, -0.75, -0.5, -1.25, -0.75]]]
    """
    if more and type(sizes) is int:
        sizes, more = (sizes, *more), ()
    if not plain("repeat", out, more, options, input, sizes):
        return bind.slow_path(repeat, "repeat", (input, sizes, *more), out, options)
    try:
        return composed.repeat(input, sizes)
    except Exception as error:
        raise within("repeat", error)


def chunk_cat(tensors=required, dim=required, num_chunks=required, *more, out=None, **options):
    """chunk_cat(tensors, dim, num_chunks) -> Tensor

    Each tensor cut into num_chunks equal parts along dim, padded with zeros, and flattened behind
    dim; the parts of all tensors side by side, so that [num_chunks, n] takes the place of dim and
    the dims behind it.

    Element types: any.
    The gradient follows from the operators that compute it.
    """
    if not plain("chunk_cat", out, more, options, tensors, dim, num_chunks):
        return bind.slow_path(chunk_cat, "chunk_cat", (tensors, dim, num_chunks, *more), out, options)
    try:
        return composed.chunk_cat(tensors, dim, num_chunks)
    except Exception as error:
        raise within("chunk_cat", error)


def kron(input=required, other=required, *more, out=None, **options):
    """kron(input, other) -> Tensor

    Kronecker product, each element of input times all of other.

    Element types: all, complex, unsigned.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([-2.75, 1.5])
    >>> other = torch.DoubleTensor([[1.75, 2.75], [-0.75, -1.75]])
    >>> torch.kron(input, other).tolist()
    [[-4.8125, -7.5625, 2.625, 4.125], [2.0625, 4.8125, -1.125, -2.625]]
    """
    if not plain("kron", out, more, options, input, other):
        return bind.slow_path(kron, "kron", (input, other, *more), out, options)
    try:
        return composed.kron(input, other)
    except Exception as error:
        raise within("kron", error)


def trapz(y=required, x=None, dx=1, dim=-1, *more, out=None, **options):
    """trapz(y, x=None, dx=1, dim=-1) -> Tensor

    Integral along dim by the trapezoidal rule. The points are dx apart, or at x.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> y = torch.DoubleTensor([0.25, -1.5, -2.5, 1.25, 1.75])
    >>> torch.trapz(y).tolist()
    -1.75
    """
    if not plain("trapz", out, more, options, y, x, dx, dim):
        return bind.slow_path(trapz, "trapz", (y, x, dx, dim, *more), out, options)
    try:
        return composed.trapz(y, x, dx, dim)
    except Exception as error:
        raise within("trapz", error)


def cumulative_trapezoid(y=required, x=None, dx=1, dim=-1, *more, out=None, **options):
    """cumulative_trapezoid(y, x=None, dx=1, dim=-1) -> Tensor

    Cumulative integral along dim by the trapezoidal rule, up to each point but the first. The
    points are dx apart, or at x.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> y = torch.DoubleTensor([-0.25, 2.75, -0.5, 0.75, 1.25])
    >>> torch.cumulative_trapezoid(y).tolist()
    [1.25, 2.375, 2.5, 3.5]
    """
    if not plain("cumulative_trapezoid", out, more, options, y, x, dx, dim):
        return bind.slow_path(cumulative_trapezoid, "cumulative_trapezoid", (y, x, dx, dim, *more), out, options)
    try:
        return composed.cumulative_trapezoid(y, x, dx, dim)
    except Exception as error:
        raise within("cumulative_trapezoid", error)


def diff(input=required, n=1, dim=-1, prepend=None, append=None, *more, out=None, **options):
    """diff(input, n=1, dim=-1, prepend=None, append=None) -> Tensor

    Difference of consecutive elements along dim, taken n times. prepend and append are joined to
    input first.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([-0.5, -1.5, 1.25, 2.5, 1.25])
    >>> torch.diff(input).tolist()
    [-1.0, 2.75, 1.25, -1.25]
    """
    if not plain("diff", out, more, options, input, n, dim, prepend, append):
        return bind.slow_path(diff, "diff", (input, n, dim, prepend, append, *more), out, options)
    try:
        return composed.diff(input, n, dim, prepend, append)
    except Exception as error:
        raise within("diff", error)


def inner(input=required, other=required, *more, out=None, **options):
    """inner(input, other) -> Tensor

    Dot products of each line along the last dim of input with each line of other.

    Element types: numbers, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([-1.75, 1.0, 2.0])
    >>> other = torch.DoubleTensor([1.5, -2.25, 1.0])
    >>> torch.inner(input, other).tolist()
    -2.875
    """
    if not plain("inner", out, more, options, input, other):
        return bind.slow_path(inner, "inner", (input, other, *more), out, options)
    try:
        return composed.inner(input, other)
    except Exception as error:
        raise within("inner", error)


def cov(input=required, correction=1, fweights=None, aweights=None, *more, out=None, **options):
    """cov(input, correction=1, fweights=None, aweights=None) -> Tensor

    Covariance matrix of variables in rows, with one observation per column. The divisor is count -
    correction. fweights are counts and aweights are weights of the columns.

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([0.25, -0.5, -2.0, 2.5, 0.75])
    >>> torch.cov(input).tolist()
    2.7312...
    """
    if not plain("cov", out, more, options, input, correction, fweights, aweights):
        return bind.slow_path(cov, "cov", (input, correction, fweights, aweights, *more), out, options)
    try:
        return composed.cov(input, correction, fweights, aweights)
    except Exception as error:
        raise within("cov", error)


def corrcoef(input=required, *more, out=None, **options):
    """corrcoef(input) -> Tensor

    Pearson correlation coefficients of variables in rows, with one observation per column.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([1.75, 1.75, -0.75, -0.5, -0.25])
    >>> torch.corrcoef(input).tolist()
    1.0
    """
    if not plain("corrcoef", out, more, options, input):
        return bind.slow_path(corrcoef, "corrcoef", (input, *more), out, options)
    try:
        return composed.corrcoef(input)
    except Exception as error:
        raise within("corrcoef", error)


def cdist(
    input=required, other=required, p=2, compute_mode='use_mm_for_euclid_dist_if_necessary', *more,
    out=None, **options,
):
    """cdist(input, other, p=2, compute_mode='use_mm_for_euclid_dist_if_necessary') -> Tensor

    p-norm of the difference of each row of input and each row of other, for each batch. All words
    of compute_mode give the exact distances.

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[2.75, -0.5], [2.5, -1.25], [-1.0, 0.5]])
    >>> other = torch.DoubleTensor([[-1.75, 2.5], [-2.5, 1.75], [0.25, 1.75], [2.0, -2.25]])
    >>> torch.cdist(input, other).tolist()
    [[5.4083..., 5.7118..., 3.3634..., 1.9039...], [5.6678..., 5.8309..., 3.75, 1.1180...], [2.1360..., 1.9525..., 1.7677..., 4.0697...]]
    """
    if not plain("cdist", out, more, options, input, other, p, compute_mode):
        return bind.slow_path(cdist, "cdist", (input, other, p, compute_mode, *more), out, options)
    try:
        return composed.cdist(input, other, p, compute_mode)
    except Exception as error:
        raise within("cdist", error)


def pdist(input=required, p=2, *more, out=None, **options):
    """pdist(input, p=2) -> Tensor

    p-norm of the difference of each pair of rows, in the order of the pairs.

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[2.75, 1.75, 0.25, -1.75, -2.0]])
    >>> torch.pdist(input).tolist()
    []
    """
    if not plain("pdist", out, more, options, input, p):
        return bind.slow_path(pdist, "pdist", (input, p, *more), out, options)
    try:
        return composed.pdist(input, p)
    except Exception as error:
        raise within("pdist", error)


def one_hot(input=required, num_classes=-1, *more, out=None, **options):
    """one_hot(input, num_classes=-1) -> LongTensor

    Zeros with a one at the class of each element, in a new last dim of size num_classes. By default
    num_classes is one more than the largest element.

    Element types: Long.
    Not differentiable.

    >>> input = torch.LongTensor([0, 2, 1])
    >>> torch.one_hot(input).tolist()
    [[1, 0, 0], [0, 0, 1], [0, 1, 0]]
    """
    if not plain("one_hot", out, more, options, input, num_classes):
        return bind.slow_path(one_hot, "one_hot", (input, num_classes, *more), out, options)
    try:
        return composed.one_hot(input, num_classes)
    except Exception as error:
        raise within("one_hot", error)


def normalize(input=required, p=2, dim=(1,), eps=1e-12, *more, out=None, **options):
    """normalize(input, p=2, dim=(1,), eps=1e-12) -> Tensor

    Lines along dim, or blocks along several dims, divided by their p-norms, or by eps where the
    norm is smaller.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[2.5, -0.75, -2.25, 2.5], [2.5, -1.5, 2.75, -2.0], [-0.5, -1.5, 1.5, 2.25]])
    >>> torch.normalize(input).tolist()
    [[0.5872..., -0.1761..., -0.5284..., 0.5872...], [0.5581..., -0.3348..., 0.6139..., -0.4465...], [-0.1596..., -0.4788..., 0.4788..., 0.7182...]]
    """
    if not plain("normalize", out, more, options, input, p, dim, eps):
        return bind.slow_path(normalize, "normalize", (input, p, dim, eps, *more), out, options)
    try:
        return composed.normalize(input, p, dim, eps)
    except Exception as error:
        raise within("normalize", error)


def pairwise_distance(
    x1=required, x2=required, p=2, eps=1e-06, keepdim=False, *more, out=None, **options,
):
    """pairwise_distance(x1, x2, p=2, eps=1e-06, keepdim=False) -> Tensor

    p-norm of each row of x1 - x2 + eps, of size (N), or (N, 1) with keepdim.

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> x1 = torch.DoubleTensor([[-2.25, 0.5, -2.0, 2.5], [0.5, 0.5, -0.25, 2.75], [0.75, 0.25, -2.75, 0.5]])
    >>> x2 = torch.DoubleTensor([[1.0, -1.25, -0.25, 0.25], [1.75, 1.0, -2.0, 2.0], [0.25, -0.75, 2.5, -1.5]])
    >>> torch.pairwise_distance(x1, x2).tolist()
    [4.6636..., 2.3318..., 5.7282...]
    """
    if not plain("pairwise_distance", out, more, options, x1, x2, p, eps, keepdim):
        return bind.slow_path(pairwise_distance, "pairwise_distance", (x1, x2, p, eps, keepdim, *more), out, options)
    try:
        return composed.pairwise_distance(x1, x2, p, eps, keepdim)
    except Exception as error:
        raise within("pairwise_distance", error)


def cosine_similarity(input=required, other=required, dim=1, eps=1e-08, *more, out=None, **options):
    """cosine_similarity(input, other, dim=1, eps=1e-08) -> Tensor

    Cosine of the angle between lines along dim. Lengths below eps count as eps.

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-2.25, 2.25, -0.5, 2.25], [1.75, 2.0, -2.5, 2.75], [-1.25, -2.75, 2.5, 2.0]])
    >>> other = torch.DoubleTensor([[2.0, 2.75, 0.75, 1.75], [-1.75, 0.25, -0.75, 1.0], [-2.75, -1.0, 1.25, 0.25]])
    >>> torch.cosine_similarity(input, other).tolist()
    [0.3428..., 0.2085..., 0.6984...]
    """
    if not plain("cosine_similarity", out, more, options, input, other, dim, eps):
        return bind.slow_path(cosine_similarity, "cosine_similarity", (input, other, dim, eps, *more), out, options)
    try:
        return composed.cosine_similarity(input, other, dim, eps)
    except Exception as error:
        raise within("cosine_similarity", error)


def matrix_power(input=required, n=required, *more, out=None, **options):
    """matrix_power(input, n) -> Tensor

    Power n of the square matrices in the last two dims, by repeated squaring. A negative n inverts
    the matrices first.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[0.25, 0.25], [-2.25, 1.0]])
    >>> torch.matrix_power(input, 1).tolist()
    [[0.25, 0.25], [-2.25, 1.0]]
    """
    if not plain("matrix_power", out, more, options, input, n):
        return bind.slow_path(matrix_power, "matrix_power", (input, n, *more), out, options)
    try:
        return composed.matrix_power(input, n)
    except Exception as error:
        raise within("matrix_power", error)


def matrix_exp(input=required, *more, out=None, **options):
    """matrix_exp(input) -> Tensor

    Exponential of the square matrices in the last two dims. The matrix is scaled down, approximated
    by a Pade approximant of degree 13, and squared repeatedly (Higham, 2005).

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[0.0, 0.0], [0.0, 0.0]])
    >>> torch.matrix_exp(input).tolist()
    [[1.0, 0.0], [0.0, 1.0]]
    """
    if not plain("matrix_exp", out, more, options, input):
        return bind.slow_path(matrix_exp, "matrix_exp", (input, *more), out, options)
    try:
        return composed.matrix_exp(input)
    except Exception as error:
        raise within("matrix_exp", error)


def linalg_solve_vectors(A=required, B=required, left=True, *more, out=None, **options):
    """linalg.solve(A, B, left=True) -> Tensor

    Solutions of A @ x = B for a vector, or a batch of vectors with the batch dims of A.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> A = torch.DoubleTensor([[2.5625, -0.6875, 0.4375], [0.3125, 3.375, -0.6875], [-0.375, -0.1875, 3.4375]])
    >>> B = torch.DoubleTensor([-1.75, 2.25, -0.25])
    >>> torch.linalg.solve(A, B).tolist()
    [-0.4819..., 0.6934..., -0.0874...]
    """
    if not plain("linalg_solve_vectors", out, more, options, A, B, left):
        return bind.slow_path(linalg_solve_vectors, "linalg_solve_vectors", (A, B, left, *more), out, options)
    try:
        return composed.linalg_solve_vectors(A, B, left)
    except Exception as error:
        raise within("linalg_solve_vectors", error)


def linalg_solve_ex_vectors(
    A=required, B=required, left=True, check_errors=False, *more, out=None, **options,
):
    """linalg.solve_ex(A, B, left=True, check_errors=False) -> (Tensor, IntTensor)

    Solutions of A @ x = B for a vector, or a batch of vectors with the batch dims of A.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> A = torch.DoubleTensor([[3.625, -0.625, -0.6875], [0.25, 3.5625, 0.0625], [0.125, -0.375, 4.3125]])
    >>> B = torch.DoubleTensor([-0.5, -1.0, -1.5])
    >>> result, info = torch.linalg.solve_ex(A, B)
    >>> result.tolist()
    [-0.2510..., -0.2567..., -0.3628...]
    >>> info.tolist()
    0
    """
    if not plain("linalg_solve_ex_vectors", out, more, options, A, B, left, check_errors):
        return bind.slow_path(linalg_solve_ex_vectors, "linalg_solve_ex_vectors", (A, B, left, check_errors, *more), out, options)
    try:
        return named("linalg_solve_ex_vectors", composed.linalg_solve_ex_vectors(
            A, B, left, check_errors,
        ))
    except Exception as error:
        raise within("linalg_solve_ex_vectors", error)


def trtrs(
    input=required, A=required, upper=True, transpose=False, unitriangular=False, *more, out=None,
    **options,
):
    """trtrs(input, A, upper=True, transpose=False, unitriangular=False) -> (Tensor, Tensor)

    Solutions X of A @ X = input, or of A.mT @ X = input, and a copy of A. Only one triangle of A is
    read, and its diagonal counts as ones if unitriangular is True.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-2.75, -2.5], [2.5, 0.75], [2.0, -2.5]])
    >>> A = torch.DoubleTensor([[3.625, -0.1875, 0.625], [0.0625, 3.375, 0.3125], [-0.3125, -0.125, 4.1875]])
    >>> solution, cloned_coefficient = torch.trtrs(input, A)
    >>> solution.tolist()
    [[-0.8049..., -0.5723...], [0.6965..., 0.2775...], [0.4776..., -0.5970...]]
    >>> cloned_coefficient.tolist()
    [[3.625, -0.1875, 0.625], [0.0625, 3.375, 0.3125], [-0.3125, -0.125, 4.1875]]
    """
    if not plain("trtrs", out, more, options, input, A, upper, transpose, unitriangular):
        return bind.slow_path(trtrs, "trtrs", (input, A, upper, transpose, unitriangular, *more), out, options)
    try:
        return named("trtrs", composed.trtrs(input, A, upper, transpose, unitriangular))
    except Exception as error:
        raise within("trtrs", error)


def btrifact_informed(input=required, info=required, *more, out=None, **options):
    """btrifact(input, info) -> (Tensor, IntTensor)

    btrifact that accepts singular matrices. info receives the index, counted from 1, of a zero
    pivot of each singular matrix, and 0 for the others.

    Element types: floating.
    Not differentiable: btrifact_with_info computes the result.

    >>> input = torch.DoubleTensor([[[1.0, 3.0], [2.0, 1.0]], [[4.0, 1.0], [1.0, 2.0]]])
    >>> info = torch.IntTensor([0, 0])
    >>> lu, pivots = torch.btrifact(input, info)
    >>> lu.tolist()
    [[[2.0, 1.0], [0.5, 2.5]], [[4.0, 1.0], [0.25, 1.75]]]
    >>> pivots.tolist()
    [[2, 2], [1, 2]]
    """
    if not plain("btrifact_informed", out, more, options, input, info):
        return bind.slow_path(btrifact_informed, "btrifact_informed", (input, info, *more), out, options)
    try:
        return named("btrifact_informed", composed.btrifact_informed(input, info))
    except Exception as error:
        raise within("btrifact_informed", error)


def btrisolve(input=required, LU_data=required, LU_pivots=required, *more, out=None, **options):
    """btrisolve(input, LU_data, LU_pivots) -> Tensor

    Solutions for a batch of vectors or matrices, from the results of btrifact.

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-2.75, 1.25], [2.75, 1.75]])
    >>> LU_data = torch.DoubleTensor([[[2.0, 1.0], [0.5, 3.0]], [[4.0, 1.0], [0.2, 2.0]]])
    >>> LU_pivots = torch.IntTensor([[2, 2], [1, 2]])
    >>> torch.btrisolve(input, LU_data, LU_pivots).tolist()
    [[1.1875, -1.125], [0.537..., 0...]]
    """
    if not plain("btrisolve", out, more, options, input, LU_data, LU_pivots):
        return bind.slow_path(btrisolve, "btrisolve", (input, LU_data, LU_pivots, *more), out, options)
    try:
        return composed.btrisolve(input, LU_data, LU_pivots)
    except Exception as error:
        raise within("btrisolve", error)


def qr_complete(input=required, some=required, *more, out=None, **options):
    """qr(input, some) -> (Tensor, Tensor)

    qr with as many columns of Q as rows.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-1.75, 2.0], [-2.25, 1.75], [0.5, -0.25]])
    >>> Q, R = torch.qr(input, False)
    >>> Q.tolist()
    [[-0.6047..., 0.7713..., -0.1984...], [-0.7774..., -0.5176..., 0.3571...], [0.1727..., 0.3702..., 0.9127...]]
    >>> R.tolist()
    [[2.8939..., -2.6132...], [0.0, 0.5442...], [0.0, 0.0]]
    """
    if not plain("qr_complete", out, more, options, input, some):
        return bind.slow_path(qr_complete, "qr_complete", (input, some, *more), out, options)
    try:
        return named("qr_complete", composed.qr_complete(input, some))
    except Exception as error:
        raise within("qr_complete", error)


def linalg_qr_mode(A=required, mode=required, *more, out=None, **options):
    """linalg.qr(A, mode) -> (Tensor, Tensor)

    With mode complete, Q has as many columns as rows; with mode r, Q is empty.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> A = torch.DoubleTensor([[2.5, -2.75], [2.0, 2.25], [2.5, -1.75]])
    >>> Q, R = torch.linalg.qr(A, 'complete')
    >>> Q.tolist()
    [[-0.6154..., 0.4804..., -0.6248...], [-0.4923..., -0.8533..., -0.1711...], [-0.6154..., 0.2022..., 0.7617...]]
    >>> R.tolist()
    [[-4.0620..., 1.6617...], [0.0, -3.5952...], [0.0, 0.0]]
    """
    if not plain("linalg_qr_mode", out, more, options, A, mode):
        return bind.slow_path(linalg_qr_mode, "linalg_qr_mode", (A, mode, *more), out, options)
    try:
        return named("linalg_qr_mode", composed.linalg_qr_mode(A, mode))
    except Exception as error:
        raise within("linalg_qr_mode", error)


def whole_reflections(
    input=required, input2=required, transpose=required, *more, out=None, **options,
):
    """whole_reflections(input, input2, transpose) -> Tensor

    The square matrix Q, or Q.mH, where input and input2 are the results of geqrf.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.
    """
    if not plain("whole_reflections", out, more, options, input, input2, transpose):
        return bind.slow_path(whole_reflections, "whole_reflections", (input, input2, transpose, *more), out, options)
    try:
        return composed.whole_reflections(input, input2, transpose)
    except Exception as error:
        raise within("whole_reflections", error)


def ormqr(
    input=required, input2=required, input3=required, left=True, transpose=False, *more, out=None,
    **options,
):
    """ormqr(input, input2, input3, left=True, transpose=False) -> Tensor

    Q @ input3 or input3 @ Q, or the same with Q.mH, where input and input2 are the results of
    geqrf.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[2.0, 1.0, 0.5], [-1.0, 3.0, 1.0], [0.3, 0.7, 4.0]])
    >>> input2 = torch.DoubleTensor([1.1, 1.3, 0.0])
    >>> input3 = torch.DoubleTensor([[0.75, 1.0], [1.25, 0.5], [2.5, 1.0]])
    >>> torch.ormqr(input, input2, input3).tolist()
    [[-2.914..., -1.2356...], [1.014..., 1.1756...], [-1.3292..., -0.7626...]]
    """
    if not plain("ormqr", out, more, options, input, input2, input3, left, transpose):
        return bind.slow_path(ormqr, "ormqr", (input, input2, input3, left, transpose, *more), out, options)
    try:
        return composed.ormqr(input, input2, input3, left, transpose)
    except Exception as error:
        raise within("ormqr", error)


def svd_chosen(input=required, some=True, compute_uv=True, *more, out=None, **options):
    """svd(input, some=True, compute_uv=True) -> (Tensor, RealTensor, Tensor)

    svd. If compute_uv is False, U and V are square and zero.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[1.25, 2.25], [-1.75, -1.5], [0.75, -0.25]])
    >>> U, S, V = torch.svd(input, compute_uv=False)
    >>> U.tolist()
    [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
    >>> S.tolist()
    [3.4123..., 0.9583...]
    >>> V.tolist()
    [[0.0, 0.0], [0.0, 0.0]]
    """
    if not plain("svd_chosen", out, more, options, input, some, compute_uv):
        return bind.slow_path(svd_chosen, "svd_chosen", (input, some, compute_uv, *more), out, options)
    try:
        return named("svd_chosen", composed.svd_chosen(input, some, compute_uv))
    except Exception as error:
        raise within("svd_chosen", error)


def linalg_eigvals(A=required, *more, out=None, **options):
    """linalg.eigvals(A) -> ComplexTensor

    Complex eigenvalues of square matrices.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> A = torch.DoubleTensor([[1.0, 0.25], [0.5, 4.0]])
    >>> torch.linalg.eigvals(A).tolist()
    [(0.9588...+0j), (4.0411...+0j)]
    """
    if not plain("linalg_eigvals", out, more, options, A):
        return bind.slow_path(linalg_eigvals, "linalg_eigvals", (A, *more), out, options)
    try:
        return composed.linalg_eigvals(A)
    except Exception as error:
        raise within("linalg_eigvals", error)


def linalg_eigvalsh(A=required, UPLO='L', *more, out=None, **options):
    """linalg.eigvalsh(A, UPLO='L') -> RealTensor

    Eigenvalues of Hermitian matrices, ascending. Only one triangle is read.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> A = torch.DoubleTensor([[0.5, -0.125, -0.75], [-0.125, 3.75, -0.75], [-0.75, -0.75, 2.0]])
    >>> torch.linalg.eigvalsh(A).tolist()
    [0.1419..., 2.0744..., 4.0336...]
    """
    if not plain("linalg_eigvalsh", out, more, options, A, UPLO):
        return bind.slow_path(linalg_eigvalsh, "linalg_eigvalsh", (A, UPLO, *more), out, options)
    try:
        return composed.linalg_eigvalsh(A, UPLO)
    except Exception as error:
        raise within("linalg_eigvalsh", error)


def linalg_svdvals(A=required, driver=None, *more, out=None, **options):
    """linalg.svdvals(A, driver=None) -> RealTensor

    Singular values of matrices, descending. driver, the algorithm of a GPU, has no effect.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> A = torch.DoubleTensor([[1.5, -0.75], [-2.75, 2.25], [-1.25, -0.75]])
    >>> torch.linalg.svdvals(A).tolist()
    [3.9577..., 1.3779...]
    """
    if not plain("linalg_svdvals", out, more, options, A, driver):
        return bind.slow_path(linalg_svdvals, "linalg_svdvals", (A, driver, *more), out, options)
    try:
        return composed.linalg_svdvals(A, driver)
    except Exception as error:
        raise within("linalg_svdvals", error)


def linalg_lu(A=required, pivot=True, *more, out=None, **options):
    """linalg.lu(A, pivot=True) -> (Tensor, Tensor, Tensor)

    P, L and U with P @ L @ U = A, a permutation, a unit lower triangle and an upper triangle.
    Singular matrices have them as well, but no gradient. pivot=False raises RuntimeError.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> A = torch.DoubleTensor([[2.375, -0.3125, -0.125], [-0.5625, 2.9375, -0.125], [0.5, 0.1875, 3.375]])
    >>> P, L, U = torch.linalg.lu(A)
    >>> P.tolist()
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]
    >>> L.tolist()
    [[1.0, 0.0, 0.0], [-0.2368..., 1.0, 0.0], [0.2105..., 0.0884..., 1.0]]
    >>> U.tolist()
    [[2.375, -0.3125, -0.125], [0.0, 2.8634..., -0.1546...], [0.0, 0.0, 3.4149...]]
    """
    if not plain("linalg_lu", out, more, options, A, pivot):
        return bind.slow_path(linalg_lu, "linalg_lu", (A, pivot, *more), out, options)
    try:
        return named("linalg_lu", composed.linalg_lu(A, pivot))
    except Exception as error:
        raise within("linalg_lu", error)


def linalg_lu_solve(
    LU=required, pivots=required, B=required, left=True, adjoint=False, *more, out=None, **options,
):
    """linalg.lu_solve(LU, pivots, B, left=True, adjoint=False) -> Tensor

    Solutions X of A @ X = B, given the LU factors of A, or of X @ A = B if left is False; with A.mH
    in place of A if adjoint is True.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> LU = torch.DoubleTensor([[2.0, 1.0], [0.5, 3.0]])
    >>> pivots = torch.IntTensor([2, 2])
    >>> B = torch.DoubleTensor([[-0.5, -2.75, -0.5], [-1.75, 1.5, 0.75]])
    >>> torch.linalg.lu_solve(LU, pivots, B).tolist()
    [[-0.9375, 1.3333..., 0.5208...], [0.125, -1.1666..., -0.2916...]]
    """
    if not plain("linalg_lu_solve", out, more, options, LU, pivots, B, left, adjoint):
        return bind.slow_path(linalg_lu_solve, "linalg_lu_solve", (LU, pivots, B, left, adjoint, *more), out, options)
    try:
        return composed.linalg_lu_solve(LU, pivots, B, left, adjoint)
    except Exception as error:
        raise within("linalg_lu_solve", error)


def linalg_householder_product(A=required, tau=required, *more, out=None, **options):
    """linalg.householder_product(A, tau) -> Tensor

    The first columns of products of Householder reflections, whose vectors are below the diagonal
    of A as geqrf returns them, and their factors in tau.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> A = torch.DoubleTensor([[2.0, 2.5], [-0.25, 2.5], [-2.0, 1.0]])
    >>> tau = torch.DoubleTensor([-2.5, -2.5])
    >>> torch.linalg.householder_product(A, tau).tolist()
    [[3.5, -14.6875], [-0.625, 7.171875], [-5.0, 31.875]]
    """
    if not plain("linalg_householder_product", out, more, options, A, tau):
        return bind.slow_path(linalg_householder_product, "linalg_householder_product", (A, tau, *more), out, options)
    try:
        return composed.linalg_householder_product(A, tau)
    except Exception as error:
        raise within("linalg_householder_product", error)


def linalg_matrix_power(A=required, n=required, *more, out=None, **options):
    """linalg.matrix_power(A, n) -> Tensor

    Square matrices to the integer power n. A negative n inverts them first.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> A = torch.DoubleTensor([[[1.5625, -0.625], [0.125, 2.125]], [[1.5625, 0.375], [0.5, 2.4375]]])
    >>> torch.linalg.matrix_power(A, -1).tolist()
    [[[0.6252..., 0.1839...], [-0.0367..., 0.4597...]], [[0.6731..., -0.1035...], [-0.1380..., 0.4314...]]]
    """
    if not plain("linalg_matrix_power", out, more, options, A, n):
        return bind.slow_path(linalg_matrix_power, "linalg_matrix_power", (A, n, *more), out, options)
    try:
        return composed.linalg_matrix_power(A, n)
    except Exception as error:
        raise within("linalg_matrix_power", error)


def linalg_matrix_exp(A=required, *more, out=None, **options):
    """linalg.matrix_exp(A) -> Tensor

    Exponentials of square matrices.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> A = torch.DoubleTensor([[-2.25, 1.75, 2.75], [-1.0, -0.75, 1.0], [0.75, -2.0, 1.0]])
    >>> torch.linalg.matrix_exp(A).tolist()
    [[0.8385..., -1.2707..., 2.7114...], [-0.0148..., -0.0488..., 0.4018...], [1.2110..., -2.1004..., 3.3252...]]
    """
    if not plain("linalg_matrix_exp", out, more, options, A):
        return bind.slow_path(linalg_matrix_exp, "linalg_matrix_exp", (A, *more), out, options)
    try:
        return composed.linalg_matrix_exp(A)
    except Exception as error:
        raise within("linalg_matrix_exp", error)


def linalg_cross(input=required, other=required, dim=-1, *more, out=None, **options):
    """linalg.cross(input, other, dim=-1) -> Tensor

    Cross products along a dim of size 3. Other dims are broadcast.

    Element types: numbers, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([1.5, -0.25, 1.0])
    >>> other = torch.DoubleTensor([[-2.25, 2.25, -1.0], [-2.5, 1.25, -1.75]])
    >>> torch.linalg.cross(input, other).tolist()
    [[-2.0, -0.75, 2.8125], [-0.8125, 0.125, 1.25]]
    """
    if not plain("linalg_cross", out, more, options, input, other, dim):
        return bind.slow_path(linalg_cross, "linalg_cross", (input, other, dim, *more), out, options)
    try:
        return composed.linalg_cross(input, other, dim)
    except Exception as error:
        raise within("linalg_cross", error)


def linalg_diagonal(A=required, offset=0, dim1=-2, dim2=-1, *more, out=None, **options):
    """linalg.diagonal(A, offset=0, dim1=-2, dim2=-1) -> Tensor

    A view of the diagonals of the matrices in two dims. The diagonals are the last dim.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> A = torch.DoubleTensor([[0.25, -2.5, 2.5], [-2.0, -2.25, -0.75], [2.25, -0.5, 2.25]])
    >>> torch.linalg.diagonal(A).tolist()
    [0.25, -2.25, 2.25]
    """
    if not plain("linalg_diagonal", out, more, options, A, offset, dim1, dim2):
        return bind.slow_path(linalg_diagonal, "linalg_diagonal", (A, offset, dim1, dim2, *more), out, options)
    try:
        return composed.linalg_diagonal(A, offset, dim1, dim2)
    except Exception as error:
        raise within("linalg_diagonal", error)


def linalg_vecdot(x=required, y=required, dim=-1, *more, out=None, **options):
    """linalg.vecdot(x, y, dim=-1) -> Tensor

    Dot products along dim, with the conjugate of a complex x. Other dims are broadcast.

    Element types: numbers, complex.
    The gradient follows from the operators that compute it.

    >>> x = torch.DoubleTensor([2.25, 2.25, -2.0])
    >>> y = torch.DoubleTensor([-0.5, 2.75, -2.0])
    >>> torch.linalg.vecdot(x, y).tolist()
    9.0625
    """
    if not plain("linalg_vecdot", out, more, options, x, y, dim):
        return bind.slow_path(linalg_vecdot, "linalg_vecdot", (x, y, dim, *more), out, options)
    try:
        return composed.linalg_vecdot(x, y, dim)
    except Exception as error:
        raise within("linalg_vecdot", error)


def linalg_vander(x=required, N=None, *more, out=None, **options):
    """linalg.vander(x, N=None) -> Tensor

    Vandermonde matrices of vectors; row i holds the powers 0 to N - 1 of element i. N is by default
    the number of elements.

    Element types: numbers, complex.
    The gradient follows from the operators that compute it.

    >>> x = torch.DoubleTensor([-2.75, 2.75, -1.0])
    >>> torch.linalg.vander(x).tolist()
    [[1.0, -2.75, 7.5625], [1.0, 2.75, 7.5625], [1.0, -1.0, 1.0]]
    """
    if not plain("linalg_vander", out, more, options, x, N):
        return bind.slow_path(linalg_vander, "linalg_vander", (x, N, *more), out, options)
    try:
        return composed.linalg_vander(x, N)
    except Exception as error:
        raise within("linalg_vander", error)


def linalg_multi_dot(tensors=required, *more, out=None, **options):
    """linalg.multi_dot(tensors) -> Tensor

    The product of several matrices in the order of lowest cost (Cormen and others, 2009, section
    15.2). The first and the last may be vectors.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> tensors_0 = torch.DoubleTensor([2.0, -0.5, -2.25])
    >>> tensors_1 = torch.DoubleTensor([[-1.5, 1.25], [-1.0, -2.75], [1.25, 2.0]])
    >>> tensors_2 = torch.DoubleTensor([2.0, 1.25])
    >>> torch.linalg.multi_dot([tensors_0, tensors_1, tensors_2]).tolist()
    -11.40625
    """
    if not plain("linalg_multi_dot", out, more, options, tensors):
        return bind.slow_path(linalg_multi_dot, "linalg_multi_dot", (tensors, *more), out, options)
    try:
        return composed.linalg_multi_dot(tensors)
    except Exception as error:
        raise within("linalg_multi_dot", error)


def linalg_tensorinv(A=required, ind=2, *more, out=None, **options):
    """linalg.tensorinv(A, ind=2) -> Tensor

    The inverse of A as a linear map from its last dims to its first ind dims. tensordot of both is
    the identity.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> A = torch.DoubleTensor([[[2.0, 1.0], [0.0, 1.0]], [[1.0, 3.0], [1.0, 0.0]], [[0.0, 1.0], [2.0, 2.0]], [[1.0, 0.0], [1.0, 4.0]]])
    >>> torch.linalg.tensorinv(A, ind=1).tolist()
    [[[1.0, -0.5, 0.5, -0.5], [-0.5714..., 0.7142..., -0.5714..., 0.4285...]], [[0.7142..., -0.6428..., 1.2142..., -0.7857...], [-0.4285..., 0.2857..., -0.4285..., 0.5714...]]]
    """
    if not plain("linalg_tensorinv", out, more, options, A, ind):
        return bind.slow_path(linalg_tensorinv, "linalg_tensorinv", (A, ind, *more), out, options)
    try:
        return composed.linalg_tensorinv(A, ind)
    except Exception as error:
        raise within("linalg_tensorinv", error)


def linalg_tensorsolve(A=required, B=required, dims=None, *more, out=None, **options):
    """linalg.tensorsolve(A, B, dims=None) -> Tensor

    X with tensordot(A, X, X.dim()) = B. dims of A are moved to the end first.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> A = torch.DoubleTensor([[2.0, 1.0], [1.0, 3.0]])
    >>> B = torch.DoubleTensor([2.0, -1.5])
    >>> torch.linalg.tensorsolve(A, B).tolist()
    [1.5, -1.0]
    """
    if more and type(dims) is int:
        dims, more = (dims, *more), ()
    if not plain("linalg_tensorsolve", out, more, options, A, B, dims):
        return bind.slow_path(linalg_tensorsolve, "linalg_tensorsolve", (A, B, dims, *more), out, options)
    try:
        return composed.linalg_tensorsolve(A, B, dims)
    except Exception as error:
        raise within("linalg_tensorsolve", error)


def poisson(input=required, *more, out=None, **options):
    """poisson(input) -> Tensor

    Random integer of the Poisson distribution with the rate that each element gives.

    Element types: floating.
    Not differentiable: random numbers do not depend on the operands.

    >>> input = torch.DoubleTensor([[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]])
    >>> torch.poisson(input).tolist()
    [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]
    """
    if not plain("poisson", out, more, options, input):
        return bind.slow_path(poisson, "poisson", (input, *more), out, options)
    try:
        return composed.poisson(input)
    except Exception as error:
        raise within("poisson", error)


def binomial(input=required, prob=required, *more, out=None, **options):
    """binomial(input, prob) -> Tensor

    Random number of successes among as many trials as each element of input gives, each with
    probability prob.

    Element types: floating.
    Not differentiable: random numbers do not depend on the operands.

    >>> input = torch.DoubleTensor([3.0, 5.0])
    >>> prob = torch.DoubleTensor([0.0, 1.0])
    >>> torch.binomial(input, prob).tolist()
    [0.0, 5.0]
    """
    if not plain("binomial", out, more, options, input, prob):
        return bind.slow_path(binomial, "binomial", (input, prob, *more), out, options)
    try:
        return composed.binomial(input, prob)
    except Exception as error:
        raise within("binomial", error)


def rand_like_complex(input=required, *more, out=None, **options):
    """rand_like(input) -> Tensor

    Complex random numbers, whose parts are uniform over [0, 1), in the size and type of input.

    Element types: complex.
    Not differentiable: random numbers do not depend on the operands.

    >>> input = torch.zeros(0).type('torch.ComplexFloatTensor')
    >>> torch.rand_like(input).tolist()
    []
    """
    if not plain("rand_like_complex", out, more, options, input):
        return bind.slow_path(rand_like_complex, "rand_like_complex", (input, *more), out, options)
    try:
        return composed.rand_like_complex(input)
    except Exception as error:
        raise within("rand_like_complex", error)


def randn_like_complex(input=required, *more, out=None, **options):
    """randn_like(input) -> Tensor

    Complex random numbers of the standard normal distribution, in the size and type of input.

    Element types: complex.
    Not differentiable: random numbers do not depend on the operands.

    >>> input = torch.zeros(0).type('torch.ComplexFloatTensor')
    >>> torch.randn_like(input).tolist()
    []
    """
    if not plain("randn_like_complex", out, more, options, input):
        return bind.slow_path(randn_like_complex, "randn_like_complex", (input, *more), out, options)
    try:
        return composed.randn_like_complex(input)
    except Exception as error:
        raise within("randn_like_complex", error)


def randint_like(input=required, high=required, *more, out=None, **options):
    """randint_like(input, high) -> Tensor

    Random integers from 0, or from low, to high - 1, in the size and type of input.

    Element types: all, unsigned.
    Not differentiable: random numbers do not depend on the operands.

    >>> input = torch.DoubleTensor([[2.0, 0.5, -1.0], [-2.75, -1.0, -1.0]])
    >>> torch.randint_like(input, 1).tolist()
    [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
    """
    if not plain("randint_like", out, more, options, input, high):
        return bind.slow_path(randint_like, "randint_like", (input, high, *more), out, options)
    try:
        return composed.randint_like(input, high)
    except Exception as error:
        raise within("randint_like", error)


def randint_like_between(input=required, low=required, high=required, *more, out=None, **options):
    """randint_like(input, low, high) -> Tensor

    Random integers from low to high - 1, in the size and type of input.

    Element types: all, unsigned.
    Not differentiable: random numbers do not depend on the operands.

    >>> input = torch.DoubleTensor([[-0.75, 0.75, 2.25], [-1.0, -0.25, -2.5]])
    >>> torch.randint_like(input, 2, 3).tolist()
    [[2.0, 2.0, 2.0], [2.0, 2.0, 2.0]]
    """
    if not plain("randint_like_between", out, more, options, input, low, high):
        return bind.slow_path(randint_like_between, "randint_like_between", (input, low, high, *more), out, options)
    try:
        return composed.randint_like_between(input, low, high)
    except Exception as error:
        raise within("randint_like_between", error)


def dropout(input=required, p=0.5, training=True, inplace=False, *more, out=None, **options):
    """dropout(input, p=0.5, training=True, inplace=False) -> Tensor

    In training, each element is set to zero with probability p, and the others are scaled by 1 / (1
    - p) (Srivastava and others, 2014).

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-0.25, -0.5, -2.5, -2.0], [1.0, 1.75, 1.5, 2.0], [-1.25, 1.0, -1.25, -2.75]])
    >>> torch.dropout(input, p=0).tolist()
    [[-0.25, -0.5, -2.5, -2.0], [1.0, 1.75, 1.5, 2.0], [-1.25, 1.0, -1.25, -2.75]]
    """
    if not plain("dropout", out, more, options, input, p, training, inplace):
        return bind.slow_path(dropout, "dropout", (input, p, training, inplace, *more), out, options)
    try:
        return composed.dropout(input, p, training, inplace)
    except Exception as error:
        raise within("dropout", error)


def dropout1d(input=required, p=0.5, training=True, inplace=False, *more, out=None, **options):
    """dropout1d(input, p=0.5, training=True, inplace=False) -> Tensor

    dropout of whole channels of (N, C, L), or of (C, L) (Tompson and others, 2015).

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-1.75, -1.0, 0.75, 2.75], [0.5, -0.25, 2.75, 0.75], [1.0, -2.0, -0.5, 0.75]])
    >>> F.dropout1d(input, p=1).tolist()
    [[-0.0, -0.0, 0.0, 0.0], [0.0, -0.0, 0.0, 0.0], [0.0, -0.0, -0.0, 0.0]]
    """
    if not plain("dropout1d", out, more, options, input, p, training, inplace):
        return bind.slow_path(dropout1d, "dropout1d", (input, p, training, inplace, *more), out, options)
    try:
        return composed.dropout1d(input, p, training, inplace)
    except Exception as error:
        raise within("dropout1d", error)


def dropout2d(input=required, p=0.5, training=True, inplace=False, *more, out=None, **options):
    """dropout2d(input, p=0.5, training=True, inplace=False) -> Tensor

    dropout of whole channels of (N, C, H, W), or of (C, H, W) (Tompson and others, 2015).

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-1.5, 2.5, -2.25, -0.75], [-2.25, 1.0, -0.5, 1.75], [-1.25, -1.5, -2.75, -0.75]])
    >>> F.dropout2d(input, training=False).tolist()
    [[-1.5, 2.5, -2.25, -0.75], [-2.25, 1.0, -0.5, 1.75], [-1.25, -1.5, -2.75, -0.75]]
    """
    if not plain("dropout2d", out, more, options, input, p, training, inplace):
        return bind.slow_path(dropout2d, "dropout2d", (input, p, training, inplace, *more), out, options)
    try:
        return composed.dropout2d(input, p, training, inplace)
    except Exception as error:
        raise within("dropout2d", error)


def dropout3d(input=required, p=0.5, training=True, inplace=False, *more, out=None, **options):
    """dropout3d(input, p=0.5, training=True, inplace=False) -> Tensor

    dropout of whole channels of (N, C, D, H, W), or of (C, D, H, W) (Tompson and others, 2015).

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[1.75, -2.5, 1.75, 2.5], [1.5, 2.0, 1.75, 1.75], [0.25, 1.5, -2.75, 2.5]])
    >>> F.dropout3d(input, training=False).tolist()
    [[1.75, -2.5, 1.75, 2.5], [1.5, 2.0, 1.75, 1.75], [0.25, 1.5, -2.75, 2.5]]
    """
    if not plain("dropout3d", out, more, options, input, p, training, inplace):
        return bind.slow_path(dropout3d, "dropout3d", (input, p, training, inplace, *more), out, options)
    try:
        return composed.dropout3d(input, p, training, inplace)
    except Exception as error:
        raise within("dropout3d", error)


def alpha_dropout(input=required, p=0.5, training=False, inplace=False, *more, out=None, **options):
    """alpha_dropout(input, p=0.5, training=False, inplace=False) -> Tensor

    In training, each element is set to SELU's lowest value with probability p, then all are scaled
    and shifted. Inputs with mean 0 and variance 1 keep them (Klambauer and others, 2017).

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[2.25, -2.25, 0.25, 2.25], [0.75, 2.25, 0.25, -1.25], [1.75, -0.25, -0.5, 2.5]])
    >>> torch.alpha_dropout(input).tolist()
    [[2.25, -2.25, 0.25, 2.25], [0.75, 2.25, 0.25, -1.25], [1.75, -0.25, -0.5, 2.5]]
    """
    if not plain("alpha_dropout", out, more, options, input, p, training, inplace):
        return bind.slow_path(alpha_dropout, "alpha_dropout", (input, p, training, inplace, *more), out, options)
    try:
        return composed.alpha_dropout(input, p, training, inplace)
    except Exception as error:
        raise within("alpha_dropout", error)


def feature_alpha_dropout(
    input=required, p=0.5, training=False, inplace=False, *more, out=None, **options,
):
    """feature_alpha_dropout(input, p=0.5, training=False, inplace=False) -> Tensor

    alpha_dropout of whole channels of (N, C, ...).

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[0.25, -0.25, 0.5, -2.5], [-1.75, -2.75, 2.25, 2.25], [2.25, 0.25, -2.75, -2.25]])
    >>> torch.feature_alpha_dropout(input).tolist()
    [[0.25, -0.25, 0.5, -2.5], [-1.75, -2.75, 2.25, 2.25], [2.25, 0.25, -2.75, -2.25]]
    """
    if not plain("feature_alpha_dropout", out, more, options, input, p, training, inplace):
        return bind.slow_path(feature_alpha_dropout, "feature_alpha_dropout", (input, p, training, inplace, *more), out, options)
    try:
        return composed.feature_alpha_dropout(input, p, training, inplace)
    except Exception as error:
        raise within("feature_alpha_dropout", error)


def feature_dropout(input=required, p=required, train=required, *more, out=None, **options):
    """feature_dropout(input, p, train) -> Tensor

    dropout of whole channels of (N, C, ...).

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-0.75, -0.75, -2.25, 1.5], [2.5, -0.75, 1.0, 0.25], [1.75, 1.5, -2.75, 1.5]])
    >>> torch.feature_dropout(input, 1, True).tolist()
    [[-0.0, -0.0, -0.0, 0.0], [0.0, -0.0, 0.0, 0.0], [0.0, 0.0, -0.0, 0.0]]
    """
    if not plain("feature_dropout", out, more, options, input, p, train):
        return bind.slow_path(feature_dropout, "feature_dropout", (input, p, train, *more), out, options)
    try:
        return composed.feature_dropout(input, p, train)
    except Exception as error:
        raise within("feature_dropout", error)


def dropout_(input=required, p=required, train=required, *more, out=None, **options):
    """dropout_(input, p, train) -> Tensor

    dropout in place.

    Element types: floating.
    Not differentiable: dropout has a gradient.

    >>> input = torch.DoubleTensor([[1.5, -1.0, 0.5, 0.5], [1.75, -0.5, -0.25, -1.5], [0.75, -0.25, -2.5, 2.25]])
    >>> torch.dropout_(input, 1, True).tolist()
    [[0.0, -0.0, 0.0, 0.0], [0.0, -0.0, -0.0, -0.0], [0.0, -0.0, -0.0, 0.0]]
    """
    if not plain("dropout_", out, more, options, input, p, train):
        return bind.slow_path(dropout_, "dropout_", (input, p, train, *more), out, options)
    try:
        return composed.dropout_(input, p, train)
    except Exception as error:
        raise within("dropout_", error)


def feature_dropout_(input=required, p=required, train=required, *more, out=None, **options):
    """feature_dropout_(input, p, train) -> Tensor

    feature_dropout in place.

    Element types: floating.
    Not differentiable: feature_dropout has a gradient.

    >>> input = torch.DoubleTensor([[-0.25, -1.5, -2.0, -1.0], [2.25, 2.75, 0.25, 1.0], [2.75, -2.25, 0.5, 2.25]])
    >>> torch.feature_dropout_(input, 1, True).tolist()
    [[-0.0, -0.0, -0.0, -0.0], [0.0, 0.0, 0.0, 0.0], [0.0, -0.0, 0.0, 0.0]]
    """
    if not plain("feature_dropout_", out, more, options, input, p, train):
        return bind.slow_path(feature_dropout_, "feature_dropout_", (input, p, train, *more), out, options)
    try:
        return composed.feature_dropout_(input, p, train)
    except Exception as error:
        raise within("feature_dropout_", error)


def alpha_dropout_(input=required, p=required, train=required, *more, out=None, **options):
    """alpha_dropout_(input, p, train) -> Tensor

    alpha_dropout in place.

    Element types: floating.
    Not differentiable: alpha_dropout has a gradient.

    >>> input = torch.DoubleTensor([[-2.75, 1.25, 0.75, 0.25], [1.0, -1.25, -2.25, 2.25], [-1.25, -1.5, -2.75, -1.75]])
    >>> torch.alpha_dropout_(input, 1, True).tolist()
    [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]
    """
    if not plain("alpha_dropout_", out, more, options, input, p, train):
        return bind.slow_path(alpha_dropout_, "alpha_dropout_", (input, p, train, *more), out, options)
    try:
        return composed.alpha_dropout_(input, p, train)
    except Exception as error:
        raise within("alpha_dropout_", error)


def feature_alpha_dropout_(input=required, p=required, train=required, *more, out=None, **options):
    """feature_alpha_dropout_(input, p, train) -> Tensor

    feature_alpha_dropout in place.

    Element types: floating.
    Not differentiable: feature_alpha_dropout has a gradient.

    >>> input = torch.DoubleTensor([[-2.25, -0.5, 0.75, 0.25], [-2.75, 2.5, 2.5, -0.5], [1.75, 1.25, -2.5, 2.0]])
    >>> torch.feature_alpha_dropout_(input, 1, True).tolist()
    [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]
    """
    if not plain("feature_alpha_dropout_", out, more, options, input, p, train):
        return bind.slow_path(feature_alpha_dropout_, "feature_alpha_dropout_", (input, p, train, *more), out, options)
    try:
        return composed.feature_alpha_dropout_(input, p, train)
    except Exception as error:
        raise within("feature_alpha_dropout_", error)


def bernoulli_integral_(input=required, p=0.5, *more, out=None, **options):
    """bernoulli_(input, p=0.5) -> Tensor

    Fill an integer tensor with one with probability p, otherwise zero.

    Element types: whole.
    Not differentiable: the elements are overwritten.

    >>> input = torch.IntTensor([5, 6, 7])
    >>> torch.bernoulli_(input, p=1).tolist()
    [1, 1, 1]
    """
    if not plain("bernoulli_integral_", out, more, options, input, p):
        return bind.slow_path(bernoulli_integral_, "bernoulli_integral_", (input, p, *more), out, options)
    try:
        return composed.bernoulli_integral_(input, p)
    except Exception as error:
        raise within("bernoulli_integral_", error)


def bernoulli_each_(input=required, p=required, *more, out=None, **options):
    """bernoulli_(input, p) -> Tensor

    Fill with one with the probability that p gives for each element, otherwise zero. p is broadcast
    and may be of any floating type.

    Element types: all.
    Not differentiable: the elements are overwritten.

    >>> input = torch.DoubleTensor([5.0, 6.0, 7.0])
    >>> p = torch.DoubleTensor([0.0, 1.0, 0.0])
    >>> torch.bernoulli_(input, p).tolist()
    [0.0, 1.0, 0.0]
    """
    if not plain("bernoulli_each_", out, more, options, input, p):
        return bind.slow_path(bernoulli_each_, "bernoulli_each_", (input, p, *more), out, options)
    try:
        return composed.bernoulli_each_(input, p)
    except Exception as error:
        raise within("bernoulli_each_", error)


def uniform_complex_(input=required, low=0, high=1, *more, out=None, **options):
    """uniform_(input, low=0, high=1) -> Tensor

    Fill with complex numbers whose parts are uniform over [low, high).

    Element types: complex.
    Not differentiable: the elements are overwritten.

    >>> input = torch.ComplexFloatTensor([[(0.25-2.25j), (0.75-0.5j), (2.25+0.75j), (0.75-0.5j)], [(2.75-0.25j), (-2.25+1.25j), (2.75-2.25j), (2.25+2.25j)], [(0.25-1.5j), (-0.75+1.5j), (-0.75-2.25j), (0.5+0.75j)]])
    >>> torch.uniform_(input, low=2, high=2).tolist()
    [[(2+2j), (2+2j), (2+2j), (2+2j)], [(2+2j), (2+2j), (2+2j), (2+2j)], [(2+2j), (2+2j), (2+2j), (2+2j)]]
    """
    if not plain("uniform_complex_", out, more, options, input, low, high):
        return bind.slow_path(uniform_complex_, "uniform_complex_", (input, low, high, *more), out, options)
    try:
        return composed.uniform_complex_(input, low, high)
    except Exception as error:
        raise within("uniform_complex_", error)


def normal_complex_(input=required, mean=0, std=1, *more, out=None, **options):
    """normal_(input, mean=0, std=1) -> Tensor

    Fill with complex numbers of the normal distribution. Each part has half the variance.

    Element types: complex.
    Not differentiable: the elements are overwritten.

    >>> input = torch.ComplexFloatTensor([[(-1.75-2.75j), (1+0.5j), (1+1j), (2.75+2j)], [(2.25+2.25j), (0.5-1j), (-2.25+1.75j), (0.5-1.75j)], [(-0.25-2.5j), (1.25+2.75j), (-2.75+2.5j), (-0.5+2.5j)]])
    >>> torch.normal_(input, mean=2, std=0).tolist()
    [[(2+0j), (2+0j), (2+0j), (2+0j)], [(2+0j), (2+0j), (2+0j), (2+0j)], [(2+0j), (2+0j), (2+0j), (2+0j)]]
    """
    if not plain("normal_complex_", out, more, options, input, mean, std):
        return bind.slow_path(normal_complex_, "normal_complex_", (input, mean, std, *more), out, options)
    try:
        return composed.normal_complex_(input, mean, std)
    except Exception as error:
        raise within("normal_complex_", error)


def geometric_integral_(input=required, p=required, *more, out=None, **options):
    """geometric_(input, p) -> Tensor

    Fill an integer tensor with the number of trials up to the first success. If a number does not
    fit the type, it raises OverflowError and leaves the tensor unchanged.

    Element types: integral.
    Not differentiable: the elements are overwritten.

    >>> input = torch.IntTensor([5, 6, 7])
    >>> torch.geometric_(input, 1).tolist()
    [1, 1, 1]
    """
    if not plain("geometric_integral_", out, more, options, input, p):
        return bind.slow_path(geometric_integral_, "geometric_integral_", (input, p, *more), out, options)
    try:
        return composed.geometric_integral_(input, p)
    except Exception as error:
        raise within("geometric_integral_", error)


def conv2d_padded(
    input=required, weight=required, bias=None, stride=1, padding='valid', dilation=1, groups=1,
    *more, out=None, **options,
):
    """conv2d(input, weight, bias=None, stride=1, padding='valid', dilation=1, groups=1) -> Tensor

    conv2d with padding by name. "valid" adds no padding. "same" pads with zeros so that the result
    has the size of input, with an odd zero at the end, and requires stride 1.

    Element types: numbers, complex.
    The gradient follows from the operators that compute it.

    >>> input = (torch.arange(0, 120) % 7 - 3).view(2, 3, 5, 4).type('torch.DoubleTensor') / 2
    >>> weight = (torch.arange(0, 108) % 7 - 3).view(4, 3, 3, 3).type('torch.DoubleTensor') / 2
    >>> torch.conv2d(input, weight, padding='same').size()
    torch.Size([2, 4, 5, 4])
    """
    if not plain(
        "conv2d_padded", out, more, options, input, weight, bias, stride, padding, dilation, groups,
    ):
        return bind.slow_path(conv2d_padded, "conv2d_padded", (input, weight, bias, stride, padding, dilation, groups, *more), out, options)
    try:
        return composed.conv2d_padded(input, weight, bias, stride, padding, dilation, groups)
    except Exception as error:
        raise within("conv2d_padded", error)


def conv_transpose2d(
    input=required, weight=required, bias=None, stride=1, padding=0, output_padding=0, groups=1,
    dilation=1, *more, out=None, **options,
):
    """conv_transpose2d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1,
        dilation=1) -> Tensor

    Transposed convolution, the gradient of conv2d with respect to its input, of images (N, C, H, W)
    or of one image (C, H, W). weight is (C, O / groups, kh, kw). The result is (N, O, H', W') with
    H' = (H - 1) stride - 2 padding + dilation (kh - 1) + 1 + output_padding.

    Element types: numbers, complex.
    The gradient follows from the operators that compute it.

    >>> input = (torch.arange(0, 120) % 7 - 3).view(2, 3, 4, 5).type('torch.DoubleTensor') / 2
    >>> weight = (torch.arange(0, 72) % 7 - 3).view(3, 4, 3, 2).type('torch.DoubleTensor') / 2
    >>> bias = torch.DoubleTensor([2.0, 1.0, 1.25, 0.5])
    >>> torch.conv_transpose2d(input, weight, bias=bias).size()
    torch.Size([2, 4, 6, 6])
    """
    if not plain(
        "conv_transpose2d", out, more, options, input, weight, bias, stride, padding,
        output_padding, groups, dilation,
    ):
        return bind.slow_path(conv_transpose2d, "conv_transpose2d", (input, weight, bias, stride, padding, output_padding, groups, dilation, *more), out, options)
    try:
        return composed.conv_transpose2d(
            input, weight, bias, stride, padding, output_padding, groups, dilation,
        )
    except Exception as error:
        raise within("conv_transpose2d", error)


def conv1d_padded(
    input=required, weight=required, bias=None, stride=1, padding='valid', dilation=1, groups=1,
    *more, out=None, **options,
):
    """conv1d(input, weight, bias=None, stride=1, padding='valid', dilation=1, groups=1) -> Tensor

    conv1d with padding by name. "valid" adds no padding. "same" pads with zeros so that the result
    has the size of input, with an odd zero at the end, and requires stride 1.

    Element types: numbers, complex.
    The gradient follows from the operators that compute it.

    >>> input = (torch.arange(0, 36) % 7 - 3).view(2, 3, 6).type('torch.DoubleTensor') / 2
    >>> weight = (torch.arange(0, 36) % 7 - 3).view(4, 3, 3).type('torch.DoubleTensor') / 2
    >>> torch.conv1d(input, weight, padding='same').size()
    torch.Size([2, 4, 6])
    """
    if not plain(
        "conv1d_padded", out, more, options, input, weight, bias, stride, padding, dilation, groups,
    ):
        return bind.slow_path(conv1d_padded, "conv1d_padded", (input, weight, bias, stride, padding, dilation, groups, *more), out, options)
    try:
        return composed.conv1d_padded(input, weight, bias, stride, padding, dilation, groups)
    except Exception as error:
        raise within("conv1d_padded", error)


def conv3d_padded(
    input=required, weight=required, bias=None, stride=1, padding='valid', dilation=1, groups=1,
    *more, out=None, **options,
):
    """conv3d(input, weight, bias=None, stride=1, padding='valid', dilation=1, groups=1) -> Tensor

    conv3d with padding by name. "valid" adds no padding. "same" pads with zeros so that the result
    has the size of input, with an odd zero at the end, and requires stride 1.

    Element types: numbers, complex.
    The gradient follows from the operators that compute it.

    >>> input = (torch.arange(0, 72) % 7 - 3).view(1, 2, 3, 4, 3).type('torch.DoubleTensor') / 2
    >>> weight = (torch.arange(0, 36) % 7 - 3).view(2, 2, 3, 1, 3).type('torch.DoubleTensor') / 2
    >>> torch.conv3d(input, weight, padding='same').size()
    torch.Size([1, 2, 3, 4, 3])
    """
    if not plain(
        "conv3d_padded", out, more, options, input, weight, bias, stride, padding, dilation, groups,
    ):
        return bind.slow_path(conv3d_padded, "conv3d_padded", (input, weight, bias, stride, padding, dilation, groups, *more), out, options)
    try:
        return composed.conv3d_padded(input, weight, bias, stride, padding, dilation, groups)
    except Exception as error:
        raise within("conv3d_padded", error)


def conv_transpose1d(
    input=required, weight=required, bias=None, stride=1, padding=0, output_padding=0, groups=1,
    dilation=1, *more, out=None, **options,
):
    """conv_transpose1d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1,
        dilation=1) -> Tensor

    Transposed convolution of signals, as conv_transpose2d with one dim less.

    Element types: numbers, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[[2.75, 1.75, 1.5, -1.0], [-0.25, -2.0, 2.25, -0.75], [0.25, 1.75, 1.5, 1.0]], [[-2.0, 2.75, -1.5, -1.5], [-1.0, 1.0, -1.5, -0.25], [2.5, -1.25, 1.75, -2.75]]])
    >>> weight = (torch.arange(0, 36) % 7 - 3).view(3, 4, 3).type('torch.DoubleTensor') / 2
    >>> bias = torch.DoubleTensor([0.75, 2.0, 0.25, -2.0])
    >>> torch.conv_transpose1d(input, weight, bias=bias).size()
    torch.Size([2, 4, 6])
    """
    if not plain(
        "conv_transpose1d", out, more, options, input, weight, bias, stride, padding,
        output_padding, groups, dilation,
    ):
        return bind.slow_path(conv_transpose1d, "conv_transpose1d", (input, weight, bias, stride, padding, output_padding, groups, dilation, *more), out, options)
    try:
        return composed.conv_transpose1d(
            input, weight, bias, stride, padding, output_padding, groups, dilation,
        )
    except Exception as error:
        raise within("conv_transpose1d", error)


def conv_transpose3d(
    input=required, weight=required, bias=None, stride=1, padding=0, output_padding=0, groups=1,
    dilation=1, *more, out=None, **options,
):
    """conv_transpose3d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1,
        dilation=1) -> Tensor

    Transposed convolution of volumes, the gradient of conv3d with respect to its input. weight is
    (C, O / groups, kd, kh, kw).

    Element types: numbers, complex.
    The gradient follows from the operators that compute it.

    >>> input = (torch.arange(0, 48) % 7 - 3).view(2, 2, 2, 3, 2).type('torch.DoubleTensor') / 2
    >>> weight = torch.DoubleTensor([[[[[-2.0, 1.5]], [[-0.5, -2.5]]], [[[-2.0, -2.5]], [[-0.25, 2.5]]], [[[0.25, 2.25]], [[-1.5, -2.75]]]], [[[[-0.25, 1.25]], [[1.5, -2.25]]], [[[2.5, 1.5]], [[2.0, -1.25]]], [[[0.75, 1.75]], [[-1.0, 0.5]]]]])
    >>> bias = torch.DoubleTensor([2.75, 0.25, 2.5])
    >>> torch.conv_transpose3d(input, weight, bias=bias).size()
    torch.Size([2, 3, 3, 3, 3])
    """
    if not plain(
        "conv_transpose3d", out, more, options, input, weight, bias, stride, padding,
        output_padding, groups, dilation,
    ):
        return bind.slow_path(conv_transpose3d, "conv_transpose3d", (input, weight, bias, stride, padding, output_padding, groups, dilation, *more), out, options)
    try:
        return composed.conv_transpose3d(
            input, weight, bias, stride, padding, output_padding, groups, dilation,
        )
    except Exception as error:
        raise within("conv_transpose3d", error)


def l1_loss_complex(input=required, target=required, reduction=1, *more, out=None, **options):
    """l1_loss(input, target, reduction=1) -> Tensor

    Absolute difference of complex numbers.

    Element types: complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.ComplexFloatTensor([[(-2.25-0.5j), (-1.75-0.5j), (1.25-2.25j)], [(-1.5-2.75j), (2.25+1.5j), (-2.75-1.5j)]])
    >>> target = torch.ComplexFloatTensor([[(1.25+1.5j), (1.25-2j), (1+2.25j)], [(-1.25+0.5j), (-0.25-0.25j), (-2+1.25j)]])
    >>> torch.l1_loss(input, target).tolist()
    3.5089...
    """
    if not plain("l1_loss_complex", out, more, options, input, target, reduction):
        return bind.slow_path(l1_loss_complex, "l1_loss_complex", (input, target, reduction, *more), out, options)
    try:
        return composed.l1_loss_complex(input, target, reduction)
    except Exception as error:
        raise within("l1_loss_complex", error)


def cross_entropy_probabilities(
    input=required, target=required, weight=None, reduction=1, ignore_index=-100, label_smoothing=0,
    *more, out=None, **options,
):
    """cross_entropy(input, target, weight=None, reduction=1, ignore_index=-100, label_smoothing=0)
        -> Tensor

    Sum of -target * log_softmax(input) over the classes, for probabilities target of the size of
    input.

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-0.5, 1.25, 0.75, -2.5], [-1.0, -0.25, 0.75, -2.25], [2.0, -1.5, -2.75, 1.75]])
    >>> target = torch.DoubleTensor([[-0.25, -0.75, 1.75, -1.75], [1.75, 1.25, -1.25, 1.75], [-0.75, -1.25, -0.5, -0.75]])
    >>> torch.cross_entropy(input, target).tolist()
    -1.4685...
    """
    if not plain(
        "cross_entropy_probabilities", out, more, options, input, target, weight, reduction,
        ignore_index, label_smoothing,
    ):
        return bind.slow_path(cross_entropy_probabilities, "cross_entropy_probabilities", (input, target, weight, reduction, ignore_index, label_smoothing, *more), out, options)
    try:
        return composed.cross_entropy_probabilities(
            input, target, weight, reduction, ignore_index, label_smoothing,
        )
    except Exception as error:
        raise within("cross_entropy_probabilities", error)


def multilabel_soft_margin_loss(
    input=required, target=required, weight=None, reduction=1, *more, out=None, **options,
):
    """multilabel_soft_margin_loss(input, target, weight=None, reduction=1) -> Tensor

    binary_cross_entropy_with_logits averaged over the classes, the last dim. weight has a factor
    per class.

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[2.0, 0.5, 0.25, -0.75], [-0.25, 1.5, 0.75, -2.75], [-0.75, -2.75, 0.75, 2.0]])
    >>> target = torch.DoubleTensor([[-0.5, 0.5, 2.25, 0.5], [0.5, 1.25, 1.5, 1.5], [-2.75, 0.75, 0.5, -1.5]])
    >>> F.multilabel_soft_margin_loss(input, target).tolist()
    1.3283...
    """
    if not plain(
        "multilabel_soft_margin_loss", out, more, options, input, target, weight, reduction,
    ):
        return bind.slow_path(multilabel_soft_margin_loss, "multilabel_soft_margin_loss", (input, target, weight, reduction, *more), out, options)
    try:
        return composed.multilabel_soft_margin_loss(input, target, weight, reduction)
    except Exception as error:
        raise within("multilabel_soft_margin_loss", error)


def cosine_embedding_loss(
    input1=required, input2=required, target=required, margin=0, reduction=1, *more, out=None,
    **options,
):
    """cosine_embedding_loss(input1, input2, target, margin=0, reduction=1) -> Tensor

    1 - cos for pairs of rows with target 1, and max(0, cos - margin) for pairs with target -1.
    Pairs with another target have the loss 0. input1 and input2 are (..., features), target (...)
    or of sizes that broadcast to it.

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input1 = torch.DoubleTensor([[0.25, -1.75, -2.25, 1.0], [-1.5, 2.0, -0.25, 1.75], [2.0, -0.75, -0.75, -2.25]])
    >>> input2 = torch.DoubleTensor([[-1.75, 1.5, 2.5, 1.5], [2.75, 1.0, -1.25, 0.25], [-2.25, 2.75, 2.25, 2.5]])
    >>> target = torch.DoubleTensor([1.0, -1.0, 1.0])
    >>> torch.cosine_embedding_loss(input1, input2, target).tolist()
    1.1755...
    """
    if not plain(
        "cosine_embedding_loss", out, more, options, input1, input2, target, margin, reduction,
    ):
        return bind.slow_path(cosine_embedding_loss, "cosine_embedding_loss", (input1, input2, target, margin, reduction, *more), out, options)
    try:
        return composed.cosine_embedding_loss(input1, input2, target, margin, reduction)
    except Exception as error:
        raise within("cosine_embedding_loss", error)


def triplet_margin_loss(
    anchor=required, positive=required, negative=required, margin=1, p=2, eps=1e-06, swap=False,
    reduction=1, *more, out=None, **options,
):
    """triplet_margin_loss(anchor, positive, negative, margin=1, p=2, eps=1e-06, swap=False,
        reduction=1) -> Tensor

    max(0, d(anchor, positive) - d(anchor, negative) + margin) of rows (N, D), with distances d of
    norm p (Balntas and others, 2016). If swap is True, d(positive, negative) counts where it is
    smaller than d(anchor, negative).

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> anchor = torch.DoubleTensor([[0.75, -2.5, -1.25, 1.5], [-0.5, -1.0, 0.5, -1.5], [-2.25, -2.0, 1.75, -2.5]])
    >>> positive = torch.DoubleTensor([[-0.25, -1.75, 2.0, -2.75], [-1.5, -2.25, -2.0, 2.0], [1.5, 1.75, 1.25, -1.75]])
    >>> negative = torch.DoubleTensor([[1.0, -2.25, 2.0, 0.25], [-2.0, 2.75, -2.5, -2.5], [0.25, 1.0, -2.75, 0.75]])
    >>> torch.triplet_margin_loss(anchor, positive, negative).tolist()
    1.1513...
    """
    if not plain(
        "triplet_margin_loss", out, more, options, anchor, positive, negative, margin, p, eps, swap,
        reduction,
    ):
        return bind.slow_path(triplet_margin_loss, "triplet_margin_loss", (anchor, positive, negative, margin, p, eps, swap, reduction, *more), out, options)
    try:
        return composed.triplet_margin_loss(
            anchor, positive, negative, margin, p, eps, swap, reduction,
        )
    except Exception as error:
        raise within("triplet_margin_loss", error)


def alias_copy(input=required, *more, out=None, **options):
    """alias_copy(input) -> Tensor

    Copy of the tensor.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-2.5, -2.0, -2.5, 1.0], [-2.25, -0.75, 0.5, -0.75], [1.0, -1.0, -2.5, -0.75]])
    >>> torch.alias_copy(input).tolist()
    [[-2.5, -2.0, -2.5, 1.0], [-2.25, -0.75, 0.5, -0.75], [1.0, -1.0, -2.5, -0.75]]
    """
    if not plain("alias_copy", out, more, options, input):
        return bind.slow_path(alias_copy, "alias_copy", (input, *more), out, options)
    try:
        return composed.alias_copy(input)
    except Exception as error:
        raise within("alias_copy", error)


def narrow_copy(
    input=required, dim=required, start=required, length=required, *more, out=None, **options,
):
    """narrow_copy(input, dim, start, length) -> Tensor

    narrow, as a copy instead of a view.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[1.25, -0.5, -2.0, 0.25], [2.5, 2.5, 1.25, 2.5], [-1.25, -2.5, 1.0, 2.75]])
    >>> torch.narrow_copy(input, -1, 2, 2).tolist()
    [[-2.0, 0.25], [1.25, 2.5], [1.0, 2.75]]
    """
    if not plain("narrow_copy", out, more, options, input, dim, start, length):
        return bind.slow_path(narrow_copy, "narrow_copy", (input, dim, start, length, *more), out, options)
    try:
        return composed.narrow_copy(input, dim, start, length)
    except Exception as error:
        raise within("narrow_copy", error)


def slice_copy(input=required, dim=0, start=None, end=None, step=1, *more, out=None, **options):
    """slice_copy(input, dim=0, start=None, end=None, step=1) -> Tensor

    input[start:end:step] along dim, as a copy instead of a view.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-2.5, -0.25, 2.5, 1.0], [-0.25, -2.75, -1.5, 1.25], [-0.75, 2.0, 2.0, -1.25]])
    >>> torch.slice_copy(input, dim=-1, start=-2).tolist()
    [[2.5, 1.0], [-1.5, 1.25], [2.0, -1.25]]
    """
    if not plain("slice_copy", out, more, options, input, dim, start, end, step):
        return bind.slow_path(slice_copy, "slice_copy", (input, dim, start, end, step, *more), out, options)
    try:
        return composed.slice_copy(input, dim, start, end, step)
    except Exception as error:
        raise within("slice_copy", error)


def resize(input=required, sizes=required, *more, out=None, **options):
    """resize(input, sizes) -> Tensor

    reshape to a size with as many elements.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-2.5, -2.75, -1.25, 0.25], [2.0, -2.0, -2.0, 0.75], [-2.75, -2.75, 0.5, -2.5]])
    >>> input.resize((2, 6)).tolist()
    [[-2.5, -2.75, -1.25, 0.25, 2.0, -2.0], [-2.0, 0.75, -2.75, -2.75, 0.5, -2.5]]
    """
    if more and type(sizes) is int:
        sizes, more = (sizes, *more), ()
    if not plain("resize", out, more, options, input, sizes):
        return bind.slow_path(resize, "resize", (input, sizes, *more), out, options)
    try:
        return composed.resize(input, sizes)
    except Exception as error:
        raise within("resize", error)


def resize_as(input=required, tensor=required, *more, out=None, **options):
    """resize_as(input, tensor) -> Tensor

    reshape to the size of a tensor with as many elements.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[0.75, -2.25, -0.25, 2.25], [2.0, -2.25, -1.5, 2.0], [2.25, -2.75, 2.75, -1.25]])
    >>> tensor = torch.DoubleTensor([[-0.5, 1.5, -2.75, -0.25, 1.5, 2.75], [-2.0, -0.25, 0.75, -1.25, 0.5, -0.25]])
    >>> input.resize_as(tensor).tolist()
    [[0.75, -2.25, -0.25, 2.25, 2.0, -2.25], [-1.5, 2.0, 2.25, -2.75, 2.75, -1.25]]
    """
    if not plain("resize_as", out, more, options, input, tensor):
        return bind.slow_path(resize_as, "resize_as", (input, tensor, *more), out, options)
    try:
        return composed.resize_as(input, tensor)
    except Exception as error:
        raise within("resize_as", error)


def adjoint(input=required, *more, out=None, **options):
    """adjoint(input) -> Tensor

    Matrices transposed and conjugated, a view of real ones.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-2.0, -0.75, 0.5, -0.25], [-1.5, -1.5, 2.0, -1.5], [0.75, 1.25, 1.25, 2.0]])
    >>> torch.adjoint(input).tolist()
    [[-2.0, -1.5, 0.75], [-0.75, -1.5, 1.25], [0.5, 2.0, 1.25], [-0.25, -1.5, 2.0]]
    """
    if not plain("adjoint", out, more, options, input):
        return bind.slow_path(adjoint, "adjoint", (input, *more), out, options)
    try:
        return composed.adjoint(input)
    except Exception as error:
        raise within("adjoint", error)


def resolve_conj(input=required, *more, out=None, **options):
    """resolve_conj(input) -> Tensor

    The tensor itself, because conj() and imag return no lazy values.

    Element types: all, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-1.25, -0.5, 0.5, -1.25], [-2.0, -0.5, 1.5, 2.5], [1.5, 1.5, -2.25, 2.25]])
    >>> torch.resolve_conj(input).tolist()
    [[-1.25, -0.5, 0.5, -1.25], [-2.0, -0.5, 1.5, 2.5], [1.5, 1.5, -2.25, 2.25]]
    """
    if not plain("resolve_conj", out, more, options, input):
        return bind.slow_path(resolve_conj, "resolve_conj", (input, *more), out, options)
    try:
        return composed.resolve_conj(input)
    except Exception as error:
        raise within("resolve_conj", error)


def is_conj(input=required, *more, out=None, **options):
    """is_conj(input) -> bool

    Whether the tensor is lazily conjugated or negated, or distributed. Always False, because conj()
    and imag compute their values.

    Element types: all, complex.
    Not differentiable.

    >>> input = torch.DoubleTensor([0.25, -2.5])
    >>> torch.is_conj(input)
    False
    """
    if not plain("is_conj", out, more, options, input):
        return bind.slow_path(is_conj, "is_conj", (input, *more), out, options)
    try:
        return composed.is_conj(input)
    except Exception as error:
        raise within("is_conj", error)


def is_inference(input=required, *more, out=None, **options):
    """is_inference(input) -> bool

    Whether inference mode made the tensor's data.

    Element types: all, complex.
    Not differentiable.

    >>> input = torch.DoubleTensor([-2.75, 1.25])
    >>> torch.is_inference(input)
    False
    """
    if not plain("is_inference", out, more, options, input):
        return bind.slow_path(is_inference, "is_inference", (input, *more), out, options)
    try:
        return composed.is_inference(input)
    except Exception as error:
        raise within("is_inference", error)


def frobenius_norm(input=required, dim=None, keepdim=False, *more, out=None, **options):
    """frobenius_norm(input, dim=None, keepdim=False) -> Tensor

    Square root of the sum of squares.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[0.5, 0.5, 1.0, 2.75], [-0.5, 1.5, -2.5, -1.0], [-1.0, -1.75, -0.25, 0.5]])
    >>> torch.frobenius_norm(input).tolist()
    4.8153...
    """
    if not plain("frobenius_norm", out, more, options, input, dim, keepdim):
        return bind.slow_path(frobenius_norm, "frobenius_norm", (input, dim, keepdim, *more), out, options)
    try:
        return composed.frobenius_norm(input, dim, keepdim)
    except Exception as error:
        raise within("frobenius_norm", error)


def native_norm(input=required, p=2, *more, out=None, **options):
    """native_norm(input, p=2) -> Tensor

    p-norm of all elements.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[2.75, -1.0, -1.0, 2.75], [-2.5, 0.75, -0.5, 1.5], [1.0, -2.75, 2.0, -2.5]])
    >>> torch.native_norm(input).tolist()
    6.7268...
    """
    if not plain("native_norm", out, more, options, input, p):
        return bind.slow_path(native_norm, "native_norm", (input, p, *more), out, options)
    try:
        return composed.native_norm(input, p)
    except Exception as error:
        raise within("native_norm", error)


def nonzero_static(input=required, size=required, fill_value=-1, *more, out=None, **options):
    """nonzero_static(input, size, fill_value=-1) -> LongTensor

    The first size rows of nonzero(), followed by rows of fill_value if there are fewer.

    Element types: all, complex.
    Not differentiable.

    >>> input = torch.DoubleTensor([[1.0, 0.0, 2.0], [0.0, 0.0, 3.0]])
    >>> torch.nonzero_static(input, 2).tolist()
    [[0, 0], [0, 2]]
    """
    if not plain("nonzero_static", out, more, options, input, size, fill_value):
        return bind.slow_path(nonzero_static, "nonzero_static", (input, size, fill_value, *more), out, options)
    try:
        return composed.nonzero_static(input, size, fill_value)
    except Exception as error:
        raise within("nonzero_static", error)


def lu_solve(b=required, LU_data=required, LU_pivots=required, *more, out=None, **options):
    """lu_solve(b, LU_data, LU_pivots) -> Tensor

    X with A @ X = b, from the LU factors of A.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> b = torch.DoubleTensor([[2.0], [2.75]])
    >>> LU_data = torch.DoubleTensor([[2.0, 1.0], [0.5, 3.0]])
    >>> LU_pivots = torch.IntTensor([1, 2])
    >>> torch.lu_solve(b, LU_data, LU_pivots).tolist()
    [[0.7083...], [0.5833...]]
    """
    if not plain("lu_solve", out, more, options, b, LU_data, LU_pivots):
        return bind.slow_path(lu_solve, "lu_solve", (b, LU_data, LU_pivots, *more), out, options)
    try:
        return composed.lu_solve(b, LU_data, LU_pivots)
    except Exception as error:
        raise within("lu_solve", error)


def convolution(
    input=required, weight=required, bias=required, stride=required, padding=required,
    dilation=required, transposed=required, output_padding=required, groups=required, *more,
    out=None, **options,
):
    """convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding,
        groups) -> Tensor

    conv1d to conv3d, or with transposed conv_transpose1d to conv_transpose3d, by the dims of
    weight.

    Element types: numbers, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[[-1.0, 1.25, -2.5, -2.5, 2.25], [-1.75, -1.5, 2.5, 0.5, -0.75]], [[-0.5, 1.0, 0.25, 0.75, -1.25], [2.25, -0.75, 1.0, 0.5, 0.25]]])
    >>> weight = torch.DoubleTensor([[[-0.25, 2.75]], [[0.75, 1.25]], [[2.0, 1.75]], [[1.25, 2.5]]])
    >>> bias = torch.DoubleTensor([1.0, 2.5, 2.25, -0.75])
    >>> torch.convolution(input, weight, bias, (2,), (1,), (1,), False, (0,), 2).tolist()
    [[[-1.75, -6.1875, 7.8125], [1.25, 0.3125, 3.4375], [-0.8125, 3.625, 1.9375], [-5.125, 3.625, -2.0]], [[-0.375, 1.4375, -2.625], [1.875, 3.5625, 1.5], [6.1875, 2.5, 3.6875], [4.875, 0.8125, 0.5]]]
    """
    if not plain(
        "convolution", out, more, options, input, weight, bias, stride, padding, dilation,
        transposed, output_padding, groups,
    ):
        return bind.slow_path(convolution, "convolution", (input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, *more), out, options)
    try:
        return composed.convolution(
            input, weight, bias, stride, padding, dilation, transposed, output_padding, groups,
        )
    except Exception as error:
        raise within("convolution", error)


def convolution_transposed(
    input=required, weight=required, bias=required, stride=required, padding=required,
    dilation=required, transposed=required, output_padding=required, groups=required, *more,
    out=None, **options,
):
    """convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding,
        groups) -> Tensor

    conv_transpose1d to conv_transpose3d, by the dims of weight.

    Element types: numbers, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[[2.5, -1.25, 1.0, 1.75, 2.25], [2.25, -2.5, 1.25, 2.5, -2.25]], [[-2.75, -0.5, 1.75, -2.75, 2.75], [-1.5, 2.75, 0.5, 0.25, -0.75]]])
    >>> weight = torch.DoubleTensor([[[1.75, -0.75], [-2.75, -2.75]], [[-0.25, -2.5], [1.75, 0.5]]])
    >>> bias = torch.DoubleTensor([1.25, 2.25, 2.0, -0.25])
    >>> torch.convolution(input, weight, bias, (2,), (1,), (1,), True, (1,), 2).size()
    torch.Size([2, 4, 9])
    """
    if not plain(
        "convolution_transposed", out, more, options, input, weight, bias, stride, padding,
        dilation, transposed, output_padding, groups,
    ):
        return bind.slow_path(convolution_transposed, "convolution_transposed", (input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, *more), out, options)
    try:
        return composed.convolution_transposed(
            input, weight, bias, stride, padding, dilation, transposed, output_padding, groups,
        )
    except Exception as error:
        raise within("convolution_transposed", error)


def constant_pad_nd(input=required, pad=required, value=0, *more, out=None, **options):
    """constant_pad_nd(input, pad, value=0) -> Tensor

    input padded with value along its last dims, by the numbers of elements before and after the
    last dim, then those of the dim before it, and so on. Negative numbers crop.

    Element types: any.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[[0.5, -0.25, 2.0, -0.5], [-1.0, -2.75, -2.0, 2.25], [1.5, -1.5, 1.5, 2.5]], [[-1.75, -1.25, 0.5, 1.75], [-0.75, -2.5, 2.75, -2.25], [2.5, 1.5, 1.0, -2.5]]])
    >>> torch.constant_pad_nd(input, (1, 2)).size()
    torch.Size([2, 3, 7])
    """
    if not plain("constant_pad_nd", out, more, options, input, pad, value):
        return bind.slow_path(constant_pad_nd, "constant_pad_nd", (input, pad, value, *more), out, options)
    try:
        return composed.constant_pad_nd(input, pad, value)
    except Exception as error:
        raise within("constant_pad_nd", error)


def native_group_norm(
    input=required, weight=required, bias=required, N=required, C=required, HxW=required,
    group=required, eps=required, *more, out=None, **options,
):
    """native_group_norm(input, weight, bias, N, C, HxW, group, eps) -> (Tensor, Tensor, Tensor)

    group_norm of N samples with C channels of HxW elements, and the mean and 1 / deviation of each
    group, (N, group).

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[[-2.0, 2.25, -2.0], [0.5, -2.25, 1.5], [-2.5, 2.25, 1.25], [1.25, 0.25, 0.75]], [[2.0, -2.0, 1.75], [0.75, 0.25, 1.25], [-1.0, -1.75, 0.75], [-2.75, 0.5, -2.5]]])
    >>> weight = torch.DoubleTensor([1.75, -0.5, 0.25, -2.25])
    >>> bias = torch.DoubleTensor([-2.5, 0.75, -1.75, 2.75])
    >>> output, mean, inverse_std = torch.native_group_norm(input, weight, bias, 2, 4, 3, 2, 0.001)
    >>> output.tolist()
    [[[-4.0989..., -0.0216..., -4.0989...], [0.5215..., 1.2753..., 0.2474...], [-2.2605..., -1.4632..., -1.6310...], [1.6798..., 3.1906..., 2.4352...]], [[-0.7436..., -6.0127..., -1.0729...], [0.7186..., 0.9068..., 0.5304...], [-1.7270..., -1.8648..., -1.4053...], [5.4381..., 0.0618..., 5.0245...]]]
    >>> mean.tolist()
    [[-0.3333..., 0.5416...], [0.6666..., -1.125]]
    >>> inverse_std.tolist()
    [[0.5482..., 0.6714...], [0.7527..., 0.7352...]]
    """
    if not plain(
        "native_group_norm", out, more, options, input, weight, bias, N, C, HxW, group, eps,
    ):
        return bind.slow_path(native_group_norm, "native_group_norm", (input, weight, bias, N, C, HxW, group, eps, *more), out, options)
    try:
        return named("native_group_norm", composed.native_group_norm(
            input, weight, bias, N, C, HxW, group, eps,
        ))
    except Exception as error:
        raise within("native_group_norm", error)


def conv_tbc(input=required, weight=required, bias=required, pad=0, *more, out=None, **options):
    """conv_tbc(input, weight, bias, pad=0) -> Tensor

    conv1d of input (time, batch, channels) with weight (time, channels in, channels out).

    Element types: numbers, complex.
    The gradient follows from the operators that compute it.

    >>> input = (torch.arange(0, 30) % 7 - 3).view(5, 2, 3).type('torch.DoubleTensor') / 2
    >>> weight = torch.DoubleTensor([[[-1.5, -0.25, 2.75, 0.5], [-2.25, -1.0, 1.5, -0.5], [2.0, 2.0, -1.5, -1.0]], [[-2.75, 1.5, 2.0, 0.5], [-2.75, 2.75, 1.25, 2.5], [1.0, 2.0, -2.5, 1.25]]])
    >>> bias = torch.DoubleTensor([-2.0, 2.25, -2.5, -1.5])
    >>> torch.conv_tbc(input, weight, bias).size()
    torch.Size([4, 2, 4])
    """
    if not plain("conv_tbc", out, more, options, input, weight, bias, pad):
        return bind.slow_path(conv_tbc, "conv_tbc", (input, weight, bias, pad, *more), out, options)
    try:
        return composed.conv_tbc(input, weight, bias, pad)
    except Exception as error:
        raise within("conv_tbc", error)


def rnn_tanh_cell(
    input=required, hx=required, w_ih=required, w_hh=required, b_ih=None, b_hh=None, *more,
    out=None, **options,
):
    """rnn_tanh_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None) -> Tensor

    One step of an RNN with tanh from the state hx.

    Element types: floating, complex.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-1.0, 1.75, -1.5], [1.75, -0.5, 2.0]])
    >>> hx = torch.DoubleTensor([[1.75, 0.75, 1.25, 1.25], [0.5, -1.25, -0.25, 0.75]])
    >>> w_ih = torch.DoubleTensor([[1.25, -1.5, -1.5], [-0.75, 1.5, 0.25], [-1.75, -1.0, -1.25], [-2.0, 1.75, -0.25]])
    >>> w_hh = torch.DoubleTensor([[1.25, -1.75, 0.5, 2.0], [1.0, 1.0, 1.5, 2.25], [0.5, 1.75, 0.25, -2.75], [0.5, 1.5, -1.5, -1.25]])
    >>> torch.rnn_tanh_cell(input, hx, w_ih, w_hh).tolist()
    [[0.9828..., ..., 0.7340..., 0.9993...], [0.9994..., -0.7615..., -..., -0.9999...]]
    """
    if not plain("rnn_tanh_cell", out, more, options, input, hx, w_ih, w_hh, b_ih, b_hh):
        return bind.slow_path(rnn_tanh_cell, "rnn_tanh_cell", (input, hx, w_ih, w_hh, b_ih, b_hh, *more), out, options)
    try:
        return composed.rnn_tanh_cell(input, hx, w_ih, w_hh, b_ih, b_hh)
    except Exception as error:
        raise within("rnn_tanh_cell", error)


def rnn_relu_cell(
    input=required, hx=required, w_ih=required, w_hh=required, b_ih=None, b_hh=None, *more,
    out=None, **options,
):
    """rnn_relu_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None) -> Tensor

    One step of an RNN with relu from the state hx.

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[1.25, -0.5, -2.75], [-2.5, -2.25, -0.5]])
    >>> hx = torch.DoubleTensor([[1.5, 1.0, 1.5, -0.5], [2.25, 1.5, 2.25, -0.5]])
    >>> w_ih = torch.DoubleTensor([[-2.0, -2.75, 1.75], [1.0, -0.5, -2.5], [-0.75, 2.25, 2.75], [0.75, -2.25, 0.5]])
    >>> w_hh = torch.DoubleTensor([[-2.25, -2.75, -1.0, -1.0], [2.5, 1.5, 2.75, 2.5], [0.25, 2.75, -1.25, 2.75], [0.75, -1.75, -1.75, -1.5]])
    >>> torch.rnn_relu_cell(input, hx, w_ih, w_hh).tolist()
    [[0.0, 16.5, 0.0, 0.0], [0.0, 12.6875, 0.0, 0.0]]
    """
    if not plain("rnn_relu_cell", out, more, options, input, hx, w_ih, w_hh, b_ih, b_hh):
        return bind.slow_path(rnn_relu_cell, "rnn_relu_cell", (input, hx, w_ih, w_hh, b_ih, b_hh, *more), out, options)
    try:
        return composed.rnn_relu_cell(input, hx, w_ih, w_hh, b_ih, b_hh)
    except Exception as error:
        raise within("rnn_relu_cell", error)


def gru_cell(
    input=required, hx=required, w_ih=required, w_hh=required, b_ih=None, b_hh=None, *more,
    out=None, **options,
):
    """gru_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None) -> Tensor

    One step of a GRU from the state hx.

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[-1.25, -1.5, -1.75], [-1.5, -2.5, 1.75]])
    >>> hx = torch.DoubleTensor([[0.5, 0.75, 0.75, 0.25], [2.25, -2.5, 0.75, 2.0]])
    >>> w_ih = (torch.arange(0, 36) % 7 - 3).view(12, 3).type('torch.DoubleTensor') / 2
    >>> w_hh = (torch.arange(0, 48) % 7 - 3).view(12, 4).type('torch.DoubleTensor') / 2
    >>> torch.gru_cell(input, hx, w_ih, w_hh).tolist()
    [[-0.2567..., 0.8157..., -0.0205..., 0.1779...], [-0.9831..., -2.4993..., 0.5997..., 1.7973...]]
    """
    if not plain("gru_cell", out, more, options, input, hx, w_ih, w_hh, b_ih, b_hh):
        return bind.slow_path(gru_cell, "gru_cell", (input, hx, w_ih, w_hh, b_ih, b_hh, *more), out, options)
    try:
        return composed.gru_cell(input, hx, w_ih, w_hh, b_ih, b_hh)
    except Exception as error:
        raise within("gru_cell", error)


def lstm_cell(
    input=required, hx=required, w_ih=required, w_hh=required, b_ih=None, b_hh=None, *more,
    out=None, **options,
):
    """lstm_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None) -> (Tensor, Tensor)

    One step of an LSTM from hx, the hidden state and the memory.

    Element types: floating.
    The gradient follows from the operators that compute it.

    >>> input = torch.DoubleTensor([[0.75, -0.75, 0.75], [0.25, -1.25, -2.75]])
    >>> hx_0 = torch.DoubleTensor([[1.75, -2.25, 0.25, 0.5], [1.0, 1.75, -1.5, -1.0]])
    >>> hx_1 = torch.DoubleTensor([[-1.25, 0.25, 1.25, 1.0], [2.75, -2.25, 2.0, -1.0]])
    >>> w_ih = (torch.arange(0, 48) % 7 - 3).view(16, 3).type('torch.DoubleTensor') / 2
    >>> w_hh = (torch.arange(0, 64) % 7 - 3).view(16, 4).type('torch.DoubleTensor') / 2
    >>> hidden, memory = torch.lstm_cell(input, [hx_0, hx_1], w_ih, w_hh)
    >>> hidden.tolist()
    [[-0.3614..., 0.2540..., 0.0154..., 0.0303...], [0.6299..., ..., 0.3206..., -0.0254...]]
    >>> memory.tolist()
    [[-0.3809..., 0.4118..., 0.0693..., 0.1512...], [1.1282..., -1.6173..., 0.9336..., -0.1940...]]
    """
    if not plain("lstm_cell", out, more, options, input, hx, w_ih, w_hh, b_ih, b_hh):
        return bind.slow_path(lstm_cell, "lstm_cell", (input, hx, w_ih, w_hh, b_ih, b_hh, *more), out, options)
    try:
        return named("lstm_cell", composed.lstm_cell(input, hx, w_ih, w_hh, b_ih, b_hh))
    except Exception as error:
        raise within("lstm_cell", error)


attach(
    "torch._core",
    functions={
        "mvlgamma": mvlgamma,
        "multigammaln": mvlgamma,
        "mvlgamma_": mvlgamma_,
        "nextafter_": nextafter_,
        "nan_to_num": nan_to_num,
        "nan_to_num_": nan_to_num_,
        "rsub": rsub,
        "float_power": float_power,
        "float_power_": float_power_,
        "positive": positive,
        "allclose": allclose,
        "is_signed": is_signed,
        "is_floating_point": is_floating_point,
        "is_complex": is_complex,
        "is_nonzero": is_nonzero,
        "nuclear_norm": nuclear_norm,
        "hash_tensor": hash_tensor,
        "aminmax": aminmax,
        "msort": msort,
        "quantile": quantile,
        "nanquantile": nanquantile,
        "cumsum_": cumsum_,
        "cumprod_": cumprod_,
        "glu": glu,
        "outer": outer,
        "matmul": matmul,
        "view_copy": view_copy,
        "transpose_copy": transpose_copy,
        "transpose_": transpose_,
        "swapaxes_": transpose_,
        "swapdims_": transpose_,
        "t_copy": t_copy,
        "t_": t_,
        "permute_copy": permute_copy,
        "select_copy": select_copy,
        "expand_copy": expand_copy,
        "squeeze_copy": squeeze_copy,
        "squeeze_": squeeze_,
        "unsqueeze_copy": unsqueeze_copy,
        "unsqueeze_": unsqueeze_,
        "unfold_copy": unfold_copy,
        "split_copy": split_copy,
        "unsafe_split": unsafe_split,
        "split_with_sizes_copy": split_with_sizes_copy,
        "unsafe_split_with_sizes": unsafe_split_with_sizes,
        "chunk": chunk,
        "unsafe_chunk": unsafe_chunk,
        "unbind": unbind,
        "unbind_copy": unbind_copy,
        "conj": conj,
        "real": real,
        "imag": imag,
        "complex": complex,
        "polar": polar,
        "isreal": isreal,
        "sgn": sgn,
        "sgn_": sgn_,
        "vdot": vdot,
        "view_as_real_copy": view_as_real_copy,
        "view_as_complex_copy": view_as_complex_copy,
        "index_reduce": index_reduce,
        "index_reduce_": index_reduce_,
        "trace": trace,
        "renorm": renorm,
        "renorm_": renorm_,
        "cross": cross,
        "bucketize": bucketize,
        "bhistc": bhistc,
        "unique": unique,
        "unique_consecutive": unique_consecutive,
        "diagonal_copy": diagonal_copy,
        "flip": flip,
        "roll": roll,
        "tile": tile,
        "unflatten": unflatten,
        "rot90": rot90,
        "fliplr": fliplr,
        "flipud": flipud,
        "hsplit": hsplit,
        "vsplit": vsplit,
        "dsplit": dsplit,
        "atleast_1d": atleast_1d,
        "atleast_2d": atleast_2d,
        "atleast_3d": atleast_3d,
        "ravel": ravel,
        "hstack": hstack,
        "vstack": vstack,
        "row_stack": vstack,
        "dstack": dstack,
        "column_stack": column_stack,
        "diag_embed": diag_embed,
        "diagflat": diagflat,
        "combinations": combinations,
        "vander": vander,
        "select_scatter": select_scatter,
        "slice_scatter": slice_scatter,
        "diagonal_scatter": diagonal_scatter,
        "fill_diagonal_": fill_diagonal_,
        "take_along_dim": take_along_dim,
        "index_put": index_put,
        "index_put_": index_put_,
        "stack": stack,
        "kron": kron,
        "trapz": trapz,
        "trapezoid": trapz,
        "cumulative_trapezoid": cumulative_trapezoid,
        "diff": diff,
        "inner": inner,
        "cov": cov,
        "corrcoef": corrcoef,
        "cdist": cdist,
        "pdist": pdist,
        "one_hot": one_hot,
        "normalize": normalize,
        "pairwise_distance": pairwise_distance,
        "cosine_similarity": cosine_similarity,
        "matrix_power": matrix_power,
        "matrix_exp": matrix_exp,
        "trtrs": trtrs,
        "triangular_solve": trtrs,
        "btrisolve": btrisolve,
        "ormqr": ormqr,
        "poisson": poisson,
        "binomial": binomial,
        "dropout": dropout,
        "alpha_dropout": alpha_dropout,
        "feature_alpha_dropout": feature_alpha_dropout,
        "feature_dropout": feature_dropout,
        "dropout_": dropout_,
        "feature_dropout_": feature_dropout_,
        "alpha_dropout_": alpha_dropout_,
        "feature_alpha_dropout_": feature_alpha_dropout_,
        "conv_transpose2d": conv_transpose2d,
        "conv_transpose1d": conv_transpose1d,
        "conv_transpose3d": conv_transpose3d,
        "alias_copy": alias_copy,
        "narrow_copy": narrow_copy,
        "slice_copy": slice_copy,
        "adjoint": adjoint,
        "resolve_conj": resolve_conj,
        "resolve_neg": resolve_conj,
        "is_conj": is_conj,
        "is_neg": is_conj,
        "is_distributed": is_conj,
        "is_inference": is_inference,
        "frobenius_norm": frobenius_norm,
        "native_norm": native_norm,
        "nonzero_static": nonzero_static,
        "lu_solve": lu_solve,
        "constant_pad_nd": constant_pad_nd,
        "native_group_norm": native_group_norm,
        "conv_tbc": conv_tbc,
        "rnn_tanh_cell": rnn_tanh_cell,
        "rnn_relu_cell": rnn_relu_cell,
        "gru_cell": gru_cell,
        "lstm_cell": lstm_cell,
    },
    methods={
        "mvlgamma": mvlgamma,
        "multigammaln": mvlgamma,
        "mvlgamma_": mvlgamma_,
        "nextafter_": nextafter_,
        "nan_to_num": nan_to_num,
        "nan_to_num_": nan_to_num_,
        "rsub": rsub,
        "float_power": float_power,
        "float_power_": float_power_,
        "positive": positive,
        "allclose": allclose,
        "is_signed": is_signed,
        "is_floating_point": is_floating_point,
        "is_complex": is_complex,
        "is_nonzero": is_nonzero,
        "hash_tensor": hash_tensor,
        "aminmax": aminmax,
        "msort": msort,
        "quantile": quantile,
        "nanquantile": nanquantile,
        "cumsum_": cumsum_,
        "cumprod_": cumprod_,
        "outer": outer,
        "matmul": matmul,
        "transpose_": transpose_,
        "swapaxes_": transpose_,
        "swapdims_": transpose_,
        "t_": t_,
        "squeeze_": squeeze_,
        "unsqueeze_": unsqueeze_,
        "unsafe_split": unsafe_split,
        "unsafe_split_with_sizes": unsafe_split_with_sizes,
        "chunk": chunk,
        "unsafe_chunk": unsafe_chunk,
        "unbind": unbind,
        "conj": conj,
        "isreal": isreal,
        "sgn": sgn,
        "sgn_": sgn_,
        "vdot": vdot,
        "index_reduce": index_reduce,
        "index_reduce_": index_reduce_,
        "trace": trace,
        "renorm": renorm,
        "renorm_": renorm_,
        "cross": cross,
        "bucketize": bucketize,
        "unique": unique,
        "unique_consecutive": unique_consecutive,
        "flip": flip,
        "roll": roll,
        "tile": tile,
        "unflatten": unflatten,
        "rot90": rot90,
        "fliplr": fliplr,
        "flipud": flipud,
        "hsplit": hsplit,
        "vsplit": vsplit,
        "dsplit": dsplit,
        "ravel": ravel,
        "diag_embed": diag_embed,
        "diagflat": diagflat,
        "select_scatter": select_scatter,
        "slice_scatter": slice_scatter,
        "diagonal_scatter": diagonal_scatter,
        "fill_diagonal_": fill_diagonal_,
        "reshape_as": reshape_as,
        "take_along_dim": take_along_dim,
        "index_put": index_put,
        "index_put_": index_put_,
        "repeat": repeat,
        "kron": kron,
        "trapz": trapz,
        "trapezoid": trapz,
        "cumulative_trapezoid": cumulative_trapezoid,
        "diff": diff,
        "inner": inner,
        "cov": cov,
        "corrcoef": corrcoef,
        "cdist": cdist,
        "pdist": pdist,
        "matrix_power": matrix_power,
        "matrix_exp": matrix_exp,
        "trtrs": trtrs,
        "triangular_solve": trtrs,
        "btrisolve": btrisolve,
        "ormqr": ormqr,
        "poisson": poisson,
        "binomial": binomial,
        "narrow_copy": narrow_copy,
        "resize": resize,
        "resize_as": resize_as,
        "adjoint": adjoint,
        "resolve_conj": resolve_conj,
        "resolve_neg": resolve_conj,
        "is_conj": is_conj,
        "is_neg": is_conj,
        "is_distributed": is_conj,
        "nonzero_static": nonzero_static,
        "lu_solve": lu_solve,
    },
)
