# Generated from ops.yaml by codegen/templates/composed.py. Do not edit: change the row and run make gen.
"""The functions of composed rows: imported from torch/composed/, and the compositions of ops.yaml."""

from math import inf, nan

import torch
from itertools import accumulate
from math import floor, prod
from torch._base.arguments import dim_of, fractional, listed, refusal
from torch._tensor.dtypes import limits_of
from torch.composed.broadcasting import broadcast
from torch.composed.shapes import several
from warnings import warn
from torch._core import internal
from torch.composed.algebra import (
    btrifact_informed,
    cdist,
    cosine_similarity,
    cov,
    kron,
    matrix_exp,
    matrix_power,
    one_hot,
)
from torch.composed.attention import attention_gradient
from torch.composed.complex_parts import complex, logcumsumexp_complex
from torch.composed.differences import diff
from torch.composed.elements import nextafter_narrow
from torch.composed.gradients.embedding import embedding_bag_gradient
from torch.composed.gradients.joining import cat_gradient
from torch.composed.gradients.losses import (
    cross_entropy_gradient,
    ctc_gradient,
    multi_margin_gradient,
    multilabel_margin_gradient,
)
from torch.composed.gradients.matrices import cofactors_gradient, lu_gradient
from torch.composed.gradients.normalization import (
    batch_norm_gradient,
    group_norm_gradient,
    layer_norm_gradient,
)
from torch.composed.gradients.recurrent import gru_gradient, lstm_gradient, rnn_gradient
from torch.composed.gradients.reductions import (
    cumprod_gradient,
    dist_gradient,
    norm_gradient,
    pair_norms_gradient,
    prod_gradient,
    std_gradient,
)
from torch.composed.gradients.scattering import scatter_reduce_gradient
from torch.composed.linear_algebra import (
    linalg_householder_product,
    linalg_lu_solve,
    linalg_multi_dot,
    linalg_pinv,
)
from torch.composed.manipulation import combinations
from torch.composed.quantiles import nanquantile, quantile
from torch.composed.random import geometric_integral_, normal_complex_
from torch.composed.sampling import grid_take_gradient
from torch.composed.scattering import (
    index_put,
    index_put_,
    unsafe_masked_index,
    unsafe_masked_index_put_accumulate,
)
from torch.composed.searching import unique, unique_consecutive
from torch.composed.shapes import chunk_cat, flip, roll
from torch.composed.conversions import in_place, view_in_place


def square_truth(input):
    return input.long()


def mvlgamma(input, p):
    if not ((p >= 1) and (p <= 65536)):
        raise refusal(ValueError, "mvlgamma", "need 1 to 65536", p=p)
    return (
        sum([(input - (step / 2)).lgamma() for step in range(1, p)], input.lgamma() + ((p * (p - 1))
        * 0.28618247146235004))
    )


def mvlgamma_(input, p):
    return in_place("mvlgamma_", torch.mvlgamma, input, p)


def scaled_bessel(n, input):
    if not ((n == 0) or (n == 1)):
        raise refusal(ValueError, "scaled_bessel", "need n == 0 or n == 1", n=n)
    if n == 0:
        return torch.i0e(input)
    return torch.i1e(input)


def logaddexp_complex(input, other):
    promoted = torch.result_type(input, other)
    a = input.to(promoted)
    b = other.to(promoted)
    ahead = torch.view_as_real(a).select(-1, 0).ge(torch.view_as_real(b).select(-1, 0))
    top = torch.where(ahead, a, b)
    low = torch.where(ahead, b, a)
    infinite = a.eq(b).logical_and(torch.isfinite(a).logical_not())
    return torch.where(infinite, a + 0.6931471805599453, top + low.sub(top).exp().log1p())


def nextafter_to_half(input, other):
    towards = other * 1.0
    return input.to(towards.dtype).nextafter(towards)


def nextafter_to_bfloat16(input, other):
    towards = other * 1.0
    return input.to(towards.dtype).nextafter(towards)


def nextafter_(input, other):
    return in_place("nextafter_", torch.nextafter, input, other)


def nan_to_num_complex(input, number=0, posinf=inf, neginf=-inf):
    return torch.view_as_complex(torch.view_as_real(input).nan_to_num(number, posinf, neginf))


def nan_to_num(input, number=0, posinf=inf, neginf=-inf):
    if input.is_floating_point():
        largest = limits_of(input.dtype).max
        return (
            internal.finite_or(input, number, largest if posinf == inf else posinf, -largest if
            neginf == (-inf) else neginf)
        )
    return input.clone()


def nan_to_num_(input, number=0, posinf=inf, neginf=-inf):
    return in_place("nan_to_num_", torch.nan_to_num, input, number, posinf, neginf)


def fill_tensor(input, value):
    return input.masked_fill(input.new_ones(()).bool(), value)


def type_as(input, tensor):
    return input.to(tensor)


def float_power(input, exponent):
    base = input.cdouble() if input.dtype.is_complex else input.double()
    if torch.is_tensor(exponent):
        power = exponent.cdouble() if exponent.dtype.is_complex else exponent.double()
        return torch.pow(base, power)
    return torch.pow(base, exponent)


def float_power_(input, exponent):
    return in_place("float_power_", torch.float_power, input, exponent)


def float_power_number(input, exponent):
    return torch.pow(input, exponent.cdouble() if exponent.dtype.is_complex else exponent.double())


def positive(input):
    return input


def where_numbers(condition, input, other):
    return torch.where(condition, torch.scalar_tensor(input, device=condition.device), other)


def where_places(condition):
    return condition.nonzero(as_tuple=1)


def isinf_complex(input):
    pairs = torch.view_as_real(input)
    return pairs.select(-1, 0).isinf() | pairs.select(-1, 1).isinf()


def allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    return torch.isclose(input, other, rtol=rtol, atol=atol, equal_nan=equal_nan).all().item()


def is_signed(input):
    return input.dtype.is_signed


def is_floating_point(input):
    return input.dtype.is_floating_point


def is_complex(input):
    return input.dtype.is_complex


def is_nonzero(input):
    if not (input.numel() == 1):
        raise refusal(ValueError, "is_nonzero", "need one element", input=input)
    return input.item() != 0


def equal(input, other):
    if (input.dtype == other.dtype) and (not input.is_cuda):
        return internal.equal_everywhere(input, other).item()
    return (input.size() == other.size()) and input.eq(other).all().item()


def is_same_size(input, other):
    return input.is_same_size(other)


def isin(input, test_elements, invert=False, assume_unique=False):
    kind = torch.result_type(input, test_elements)
    known = test_elements.to(kind).flatten().sort()[0]
    if known.numel() == 0:
        return input.new_full(input.size(), invert).bool()
    place = torch.searchsorted(known, input.to(kind)).clamp(max=known.numel() - 1)
    return known.take(place).eq(input.to(kind)).ne(invert)


def isin_one(input, test_elements, invert=False, assume_unique=False):
    if invert:
        return input.ne(test_elements)
    return input.eq(test_elements)


def isin_number(element, test_elements, invert=False, assume_unique=False):
    same = test_elements.eq(element).any()
    if invert:
        return ~same
    return same


def norm_of_parts(input, p=2, dim=None, keepdim=False):
    length = input.abs()
    if p == inf:
        return length.amax(dim, keepdim)
    if p == (-inf):
        return length.amin(dim, keepdim)
    if p == 0:
        return (input != 0).to(input.dtype).sum(dim, keepdim)
    top = length.detach().amax(dim, True)
    unit = torch.where((top > 0) & (top < inf), top, 1)
    sums = (length / unit).pow(p).sum(dim, True)
    root = ((sums + (sums == 0)).pow(1 / p) * (sums != 0)) * unit
    return root.sum(dim, keepdim)


def norm_named(input, p, dim=None, keepdim=False):
    if p == "fro":
        return input.norm(2, dim, keepdim)
    return nuclear_norm(input, dim, keepdim)


def norm_except_dim(v, pow=2, dim=0):
    if dim == (-1):
        return v.norm(pow)
    return v.norm(pow, [d for d in range(v.dim()) if d != dim], True)


def linalg_matrix_norm(A, ord, dim=(-2, -1), keepdim=False):
    if not (A.dim() > 1):
        raise refusal(ValueError, "linalg.matrix_norm", "need 2 dimensions or more", A=A)
    pair = several(dim, A.dim())
    if not (len(pair) == 2):
        raise refusal(ValueError, "linalg.matrix_norm", "need two dims", dim=dim, A=A)
    if not (sum([ord == each for each in (1, -1, 2, -2, inf, -inf)]) > 0):
        raise refusal(
            ValueError, "linalg.matrix_norm",
            "need 'fro', 'nuc', 1, -1, 2, -2, inf or -inf for matrices", ord=ord,
        )
    moved = A.movedim(pair, (-2, -1))
    lines = (
        linalg_svdvals(moved) if (ord == 2) or (ord == (-2)) else moved.abs().sum(-2 if (ord == 1)
        or (ord == (-1)) else -1)
    )
    if not ((ord > 0) or (lines.size(-1) > 0)):
        raise refusal(RuntimeError, "linalg.matrix_norm", "need one element", ord=ord, A=A, dim=dim)
    found = (
        (lines.sum(-1) if lines.size(-1) == 0 else lines.amax(-1)) if ord > 0 else lines.amin(-1)
    )
    if keepdim:
        return found.unsqueeze(-1).unsqueeze(-1).movedim((-2, -1), pair)
    return found


def linalg_matrix_norm_named(A, ord='fro', dim=(-2, -1), keepdim=False):
    if not (A.dim() > 1):
        raise refusal(ValueError, "linalg.matrix_norm", "need 2 dimensions or more", A=A)
    if not (len(several(dim, A.dim())) == 2):
        raise refusal(ValueError, "linalg.matrix_norm", "need two dims", dim=dim, A=A)
    if ord == "fro":
        return A.norm(2, dim, keepdim)
    return nuclear_norm(A, dim, keepdim)


def linalg_cond(A, p=None):
    if not (A.dim() > 1):
        raise refusal(ValueError, "linalg.cond", "need 2 dimensions or more", A=A)
    if not (((p is None) or ((p * p) == 4)) or (A.size(-1) == A.size(-2))):
        raise refusal(RuntimeError, "linalg.cond", "need square matrices for that p", p=p, A=A)
    if (A.size(-1) * A.size(-2)) == 0:
        return A.abs().new_zeros(A.size()[:-2])
    if (p is None) or ((p * p) == 4):
        values = linalg_svdvals(A)
        if (p is None) or (p > 0):
            return values.amax(-1) / values.amin(-1)
        return values.amin(-1) / values.amax(-1)
    found = torch.linalg.inv_ex(A)
    norms = torch.linalg.matrix_norm(A, p) * torch.linalg.matrix_norm(found[0], p)
    return torch.where(found[1].eq(0), norms, inf)


def linalg_cond_named(A, p):
    if not (A.dim() > 1):
        raise refusal(ValueError, "linalg.cond", "need 2 dimensions or more", A=A)
    if not (A.size(-1) == A.size(-2)):
        raise refusal(RuntimeError, "linalg.cond", "need square matrices for that p", A=A)
    if A.size(-1) == 0:
        return A.abs().new_zeros(A.size()[:-2])
    found = torch.linalg.inv_ex(A)
    norms = torch.linalg.matrix_norm(A, p) * torch.linalg.matrix_norm(found[0], p)
    return torch.where(found[1].eq(0), norms, inf)


def nuclear_norm(input, dim=None, keepdim=False):
    dims = (-2, -1) if dim is None else dim
    sums = linalg_svdvals(input.movedim(dims, (-2, -1))).sum(-1)
    if keepdim:
        return sums.unsqueeze(-1).unsqueeze(-1).movedim((-2, -1), dims)
    return sums


def logsumexp_whole(input, dim=None, keepdim=False):
    return input.to(torch.get_default_dtype()).logsumexp(dim, keepdim)


def logsumexp_complex(input, dim=None, keepdim=False):
    top = torch.view_as_real(input).select(-1, 0).detach().logsumexp(dim, True)
    near = torch.where(top.isfinite(), top, 0)
    return ((input - near).exp().sum(dim, True).log() + near).sum(dim, keepdim)


def hash_tensor(input, dim=None, keepdim=False, mode=0):
    if not (mode == 0):
        raise refusal(ValueError, "hash_tensor", "need 0", mode=mode)
    bits = (input.double() if input.dtype.is_floating_point else input.long()).view(torch.int64)
    return internal.xor_sum(bits, dim, keepdim).view(torch.uint64)


def msort(input):
    return input.sort(0)[0]


def median(input):
    if not ((input.numel() > 0) or input.dtype.is_floating_point):
        raise refusal(ValueError, "median", "need one element or more", input=input)
    if input.numel() == 0:
        return input.new_full((), nan)
    line = input.flatten()
    middle = line.median(0)[0]
    if middle.requires_grad:
        equal = line.isnan() if middle.isnan() else line.eq(middle)
        return line.masked_select(equal).amax()
    return middle


def nanmedian(input):
    if (input.numel() == 0) or (not input.dtype.is_floating_point):
        return input.median()
    line = input.flatten()
    middle = line.nanmedian(0)[0]
    if middle.requires_grad:
        equal = line.isnan() if middle.isnan() else line.eq(middle)
        return line.masked_select(equal).amax()
    return middle


def cumsum_(input, dim):
    return in_place("cumsum_", torch.cumsum, input, dim)


def cumprod_(input, dim):
    return in_place("cumprod_", torch.cumprod, input, dim)


def var_of_parts(input, dim=None, unbiased=True, keepdim=False, correction=None):
    squares = (input - input.mean(dim, True)).square().sum(dim, keepdim)
    count = input.numel() // max(1, squares.numel())
    return squares / max(0, count - ((1 if unbiased else 0) if correction is None else correction))


def std_of_parts(input, dim=None, unbiased=True, keepdim=False, correction=None):
    square = input.var(dim, unbiased, keepdim, correction)
    return (square + (square == 0)).sqrt() * (square != 0)


def var_complex(input, dim=None, unbiased=True, keepdim=False, correction=None):
    pairs = torch.view_as_real(input)
    return (
        pairs.select(-1, 0).var(dim, unbiased, keepdim, correction=correction) + pairs.select(-1,
        1).var(dim, unbiased, keepdim, correction=correction)
    )


def std_complex(input, dim=None, unbiased=True, keepdim=False, correction=None):
    pairs = torch.view_as_real(input)
    return (
        internal.magnitude(pairs.select(-1, 0).std(dim, unbiased, keepdim, correction=correction),
        pairs.select(-1, 1).std(dim, unbiased, keepdim, correction=correction))
    )


def var_corrected(input, dim=None, keepdim=False, correction=1):
    narrow = input.dtype.itemsize < 4
    whole = (input.float() if narrow else input).var(dim, unbiased=False, keepdim=keepdim)
    count = input.numel() / max(whole.numel(), 1)
    left = max(count - correction, 0)
    found = whole * (count / left if left > 0 else inf)
    if narrow:
        return found.to(input.dtype)
    return found


def std_corrected(input, dim=None, keepdim=False, correction=1):
    narrow = input.dtype.itemsize < 4
    whole = (input.float() if narrow else input).std(dim, unbiased=False, keepdim=keepdim)
    count = input.numel() / max(whole.numel(), 1)
    left = max(count - correction, 0)
    found = whole * ((count / left) ** 0.5 if left > 0 else inf)
    if narrow:
        return found.to(input.dtype)
    return found


def var_unbiased(input, unbiased):
    return input.var(dim=None, unbiased=unbiased, keepdim=False)


def std_unbiased(input, unbiased):
    return input.std(dim=None, unbiased=unbiased, keepdim=False)


def var_mean(input, dim=None, unbiased=True, keepdim=False):
    return (input.var(dim, unbiased, keepdim), input.mean(dim, keepdim))


def var_mean_corrected(input, dim=None, keepdim=False, correction=1):
    return (input.var(dim, keepdim=keepdim, correction=correction), input.mean(dim, keepdim))


def var_mean_unbiased(input, unbiased):
    return (input.var(unbiased), input.mean())


def std_mean(input, dim=None, unbiased=True, keepdim=False):
    return (input.std(dim, unbiased, keepdim), input.mean(dim, keepdim))


def std_mean_corrected(input, dim=None, keepdim=False, correction=1):
    return (input.std(dim, keepdim=keepdim, correction=correction), input.mean(dim, keepdim))


def std_mean_unbiased(input, unbiased):
    return (input.std(unbiased), input.mean())


def prelu(input, weight):
    rank = input.dim()
    if weight.numel() == 1:
        return (
            internal.prelu_broadcast(input, weight.reshape(()) if weight.dim() > rank else weight)
        )
    if (rank > 2) and (weight.dim() == 1):
        return internal.prelu_broadcast(input, weight.reshape((-1,) + ((1,) * (rank - 2))))
    return internal.prelu_broadcast(input, weight)


def softsign_complex(input):
    return input / (1 + abs_complex(input))


def glu(input, dim=-1):
    if not ((input.size(dim) % 2) == 0):
        raise refusal(ValueError, "glu", "need an even size there", input=input, dim=dim)
    half = input.size(dim) >> 1
    return input.narrow(dim, 0, half) * input.narrow(dim, half, half).sigmoid()


def nn_functional_gelu(input, approximate='none'):
    if approximate == "tanh":
        return torch.gelu_tanh(input)
    return torch.gelu(input)


def softmax_of_parts(input, dim):
    return (input - input.logsumexp(dim, True)).exp()


def log_softmax_of_parts(input, dim):
    return input - input.logsumexp(dim, True)


def nn_functional_softmax(input, dim=None, _stacklevel=3):
    if not (dim is not None):
        warn(
            refusal(UserWarning, "nn.functional.softmax", "need dim, which is else 0 or 1 by the rank of the input", dim=dim),
            stacklevel=2,
        )
    if dim is None:
        return torch.softmax(input, 0 if (input.dim() < 2) or (input.dim() == 3) else 1)
    return torch.softmax(input, dim)


def nn_functional_log_softmax(input, dim=None, _stacklevel=3):
    if not (dim is not None):
        warn(
            refusal(UserWarning, "nn.functional.log_softmax", "need dim, which is else 0 or 1 by the rank of the input", dim=dim),
            stacklevel=2,
        )
    if dim is None:
        return torch.log_softmax(input, 0 if (input.dim() < 2) or (input.dim() == 3) else 1)
    return torch.log_softmax(input, dim)


def softmin(input, dim=None, _stacklevel=3):
    if not (dim is not None):
        warn(
            refusal(UserWarning, "softmin", "need dim, which is else 0 or 1 by the rank of the input", dim=dim),
            stacklevel=2,
        )
    if dim is None:
        return torch.softmax(-input, 0 if (input.dim() < 2) or (input.dim() == 3) else 1)
    return torch.softmax(-input, dim)


def gumbel_softmax(logits, tau=1, hard=False, eps=1e-10, dim=-1):
    if not (tau > 0):
        raise refusal(ValueError, "gumbel_softmax", "need tau > 0", tau=tau)
    noise = torch.empty_like(logits.detach()).exponential_().log_()
    soft = torch.softmax((logits - noise) / tau, dim)
    if hard:
        values = soft.detach()
        drawn = torch.zeros_like(values).scatter_(dim, values.argmax(dim, True), 1)
        return (soft - values) + drawn
    return soft


def outer(input, vec2):
    return input.ger(vec2)


def matmul(input, other):
    left = input.dim()
    right = other.dim()
    if (left == 2) and (right == 2):
        return input.mm(other)
    if (left == 1) and (right == 1):
        return input.dot(other)
    if (left == 2) and (right == 1):
        return input.mv(other)
    if (left == 1) and (right == 2):
        return other.t().mv(input)
    if left == 1:
        return matmul_of_batches(input.unsqueeze(0), other).squeeze(-2)
    if right == 1:
        return matmul_of_batches(input, other.unsqueeze(-1)).squeeze(-1)
    return matmul_of_batches(input, other)


def matmul_of_batches(input, other):
    if not ((input.dim() > 1) and (other.dim() > 1)):
        raise refusal(
            RuntimeError, "matmul_of_batches", "need one dimension or more", input=input,
            other=other,
        )
    size = input.size()
    width = other.size(-1)
    if other.dim() == 2:
        return input.reshape((prod(size[:-1]), size[-1])).mm(other).reshape(size[:-1] + (width,))
    own = size[-2:]
    others = other.size()[-2:]
    batch = broadcast(size[:-2], other.size()[:-2])
    count = prod(batch)
    left = input.expand(batch + own).reshape((count,) + own)
    right = other.expand(batch + others).reshape((count,) + others)
    return left.bmm(right).reshape(batch + (own[0], width))


def view_copy(input, size):
    return internal.contiguous_copy(input.reshape(size))


def transpose_copy(input, dim0, dim1):
    return internal.contiguous_copy(input.transpose(dim0, dim1))


def transpose_(input, dim0, dim1):
    return view_in_place("transpose_", torch.transpose, input, dim0, dim1)


def t_copy(input):
    return internal.contiguous_copy(input.t())


def t_(input):
    return view_in_place("t_", torch.t, input)


def permute_copy(input, dims):
    return internal.contiguous_copy(input.permute(dims))


def unravel_index(indices, shape):
    sizes = listed(shape)
    count = prod(sizes)
    if not ((indices.numel() == 0) or ((indices.min() >= (-count)) and (indices.max() < count))):
        raise refusal(
            ValueError, "unravel_index", "need indices of elements of that shape", indices=indices,
            shape=shape,
        )
    flat = indices.long()
    rest = torch.where(flat < 0, flat + count, flat)
    return (
        tuple(rest.floor_divide(prod(sizes[d + 1:])).remainder(sizes[d]) for d in range(len(sizes)))
    )


def select_copy(input, dim, index):
    return internal.contiguous_copy(input.select(dim, index))


def expand_copy(input, size):
    return internal.contiguous_copy(input.expand(size))


def sum_to_size_whole(input, size):
    sizes = listed(size)
    added = input.dim() - len(sizes)
    if not (
        ((added >= 0) and all([(sizes[d] == 1) or (sizes[d] == input.size(d + added)) for d in
        range(len(sizes))]))
    ):
        raise refusal(
            RuntimeError, "sum_to_size", "need a size that broadcasts to input's", input=input,
            size=size,
        )
    dims = (
        [d for d in range(input.dim()) if (d < added) or ((sizes[d - added] == 1) and (input.size(d)
        != 1))]
    )
    if len(dims) > 0:
        return input.sum(dims, True).view(sizes)
    if (input.dim() == 0) and (len(sizes) == 0):
        return input.sum()
    return input


def squeeze_copy(input, dim=None):
    return internal.contiguous_copy(input.squeeze(dim))


def squeeze_(input, dim=None):
    return view_in_place("squeeze_", torch.squeeze, input, dim)


def unsqueeze_copy(input, dim):
    return internal.contiguous_copy(input.unsqueeze(dim))


def unsqueeze_(input, dim):
    return view_in_place("unsqueeze_", torch.unsqueeze, input, dim)


def unfold_copy(input, dimension, size, step):
    return internal.contiguous_copy(input.unfold(dimension, size, step))


def split(input, split_size, dim=0):
    count = input.size(dim)
    if not ((split_size > 0) or ((split_size == 0) and (count == 0))):
        raise refusal(
            ValueError, "split", "need split_size >= 1, or 0 for an empty dim",
            split_size=split_size, input=input, dim=dim,
        )
    step = max(split_size, 1)
    if not (count <= (16777216 * step)):
        raise refusal(
            ValueError, "split", "need 16777216 parts at most", input=input, dim=dim,
            split_size=split_size,
        )
    return (
        tuple(input.narrow(dim, start, min(step, count - start)) for start in range(0, max(count,
        1), step))
    )


def split_copy(input, split_size, dim=0):
    return tuple(internal.contiguous_copy(part) for part in input.split(split_size, dim))


def unsafe_split(input, split_size, dim=0):
    return (
        tuple(part.clone() if part.requires_grad else part for part in input.split(split_size, dim))
    )


def split_sizes(input, sizes, dim=0):
    parts = listed(sizes)
    if not ((sum(parts) == input.size(dim)) and all([size >= 0 for size in parts])):
        raise refusal(
            ValueError, "split", "need sizes from 0 up that add up to the size of input along dim",
            sizes=sizes, input=input, dim=dim,
        )
    ends = listed(accumulate(parts))
    return tuple(input.narrow(dim, ends[k] - parts[k], parts[k]) for k in range(len(parts)))


def split_with_sizes_copy(input, sizes, dim=0):
    return tuple(internal.contiguous_copy(part) for part in input.split(sizes, dim))


def unsafe_split_with_sizes(input, split_sizes, dim=0):
    return (
        tuple(part.clone() if part.requires_grad else part for part in input.split(split_sizes,
        dim))
    )


def chunk(input, chunks, dim=0):
    count = input.size(dim)
    if not ((chunks >= 1) and ((count > 0) or (chunks <= 16777216))):
        raise refusal(
            ValueError, "chunk", "need chunks >= 1, and 16777216 of an empty dim at most",
            chunks=chunks, input=input, dim=dim,
        )
    if count == 0:
        return tuple(input.narrow(dim, 0, 0) for part in range(chunks))
    return input.split(((count + chunks) - 1) // chunks, dim)


def unsafe_chunk(input, chunks, dim=0):
    return tuple(part.clone() if part.requires_grad else part for part in input.chunk(chunks, dim))


def unbind(input, dim=0):
    if not (input.size(dim) <= 16777216):
        raise refusal(ValueError, "unbind", "need 16777216 parts at most", input=input, dim=dim)
    return tuple(input.select(dim, index) for index in range(input.size(dim)))


def unbind_copy(input, dim=0):
    return tuple(internal.contiguous_copy(part) for part in input.unbind(dim))


def conj_physical_real(input):
    return input


def conj(input):
    if input.dtype.is_complex:
        return torch.conj_physical(input)
    return input


def real(input):
    if input.dtype.is_complex:
        return torch.view_as_real(input).select(-1, 0)
    return input


def imag(input):
    if not input.dtype.is_complex:
        raise refusal(RuntimeError, "imag", "need complex numbers", input=input)
    return torch.view_as_real(input).select(-1, 1)


def polar(abs, angle):
    if not ((abs.dtype == angle.dtype) and abs.dtype.is_floating_point):
        raise refusal(
            TypeError, "polar", "need two floating tensors of one type", abs=abs, angle=angle,
        )
    length = abs.float() if abs.element_size() == 2 else abs
    turn = angle.float() if angle.element_size() == 2 else angle
    return complex(length * turn.cos(), length * turn.sin())


def angle_complex(input):
    pairs = torch.view_as_real(input)
    return torch.atan2(pairs.select(-1, 1), pairs.select(-1, 0))


def isreal(input):
    if input.dtype.is_complex:
        return imag(input).eq(0)
    return input.new_ones(input.size(), dtype=torch.bool)


def abs_complex(input):
    pairs = torch.view_as_real(input)
    return internal.magnitude(pairs.select(-1, 0), pairs.select(-1, 1))


def sgn(input):
    if input.dtype.is_complex:
        return input / torch.threshold(input.abs(), 0, inf)
    return input.sign()


def sgn_(input):
    return in_place("sgn_", torch.sgn, input)


def norm_complex(input, p=2, dim=None, keepdim=False):
    return torch.norm(abs_complex(input), p, dim, keepdim)


def all_complex(input, dim=None, keepdim=False):
    return input.ne(0).all(dim, keepdim)


def any_complex(input, dim=None, keepdim=False):
    return input.ne(0).any(dim, keepdim)


def count_nonzero_complex(input, dim=None, keepdim=False):
    return input.ne(0).count_nonzero(dim, keepdim)


def dist_complex(input, other, p=2):
    return torch.norm(input - other, p)


def vdot(input, tensor):
    return (torch.conj_physical(input) if input.dtype.is_complex else input).dot(tensor)


def isclose_complex(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    promoted = torch.result_type(input, other)
    left = input.to(promoted)
    right = other.to(promoted)
    near = (left - right).abs() <= (atol + (rtol * right.abs()))
    close = (left == right) | ((near & left.isfinite()) & right.isfinite())
    if equal_nan:
        return close | (left.isnan() & right.isnan())
    return close


def view_as_real_copy(input):
    return internal.contiguous_copy(torch.view_as_real(input))


def view_as_complex_copy(input):
    return (
        torch.view_as_complex((input.float() if input.element_size() == 2 else
        internal.contiguous_copy(input)).contiguous())
    )


def nonzero_places(input, as_tuple):
    found = (input.reshape((1,)) if input.dim() == 0 else input).nonzero()
    return tuple(internal.contiguous_copy(column) for column in found.unbind(1))


def index_add_scaled(input, dim, index, source, alpha):
    factor = (
        alpha if input.is_floating_point() or input.is_complex() else
        source.new_ones(()).mul(alpha).to(source)
    )
    return input.index_add(dim, index, source * factor)


def index_fill_tensor(input, dim, index, value):
    if not (value.dim() == 0):
        raise refusal(RuntimeError, "index_fill", "need a tensor without dims", value=value)
    filled = input.detach().new_zeros(input.size()).bool().index_fill(dim, index, 1)
    return torch.where(filled, value.to(input), input)


def scatter_reduced(input, dim, index, source, reduce):
    return input.scatter_reduce(dim, index, source, "sum" if reduce == "add" else "prod")


def scatter_reduced_number(input, dim, index, source, reduce):
    return (
        input.scatter_reduce(dim, index, input.new_full(index.size(), source), "sum" if reduce ==
        "add" else "prod")
    )


def index_reduce(input, dim, index, source, reduce, include_self=True):
    place = dim_of(dim, input.dim()) if input.dim() > 0 else 0
    line = (input.dim() <= 1) and (source.dim() <= 1)
    sizes = (input.size()[:place] + (index.numel(),)) + input.size()[place + 1:]
    if not (
        (index.numel() == source.numel() if line else (index.dim() == 1) and (source.size() ==
        sizes))
    ):
        raise refusal(
            RuntimeError, "index_reduce",
            "need source.size(dim) == index.size(0) and the other sizes equal to input's",
            input=input, source=source, index=index, dim=dim,
        )
    if line:
        return (
            input.scatter_reduce(dim, index.reshape(source.size()), source, reduce,
            include_self=include_self)
        )
    places = index.view([-1 if d == place else 1 for d in range(input.dim())])
    return (
        input.scatter_reduce(dim, places.expand(source.size()), source, reduce,
        include_self=include_self)
    )


def index_reduce_(input, dim, index, source, reduce, include_self=True):
    return (
        in_place("index_reduce_", torch.index_reduce, input, dim, index, source, reduce,
        include_self)
    )


def masked_fill_tensor(input, mask, value):
    if not (value.dim() == 0):
        raise refusal(RuntimeError, "masked_fill", "need a tensor without dims", value=value)
    return torch.where(mask, value.to(input), input)


def trace(input):
    if not (input.dim() == 2):
        raise refusal(RuntimeError, "trace", "need a matrix", input=input)
    return input.diagonal().sum()


def renorm(input, p, dim, maxnorm):
    norms = input.transpose(dim, 0).unsqueeze(-1).flatten(1).norm(p, 1)
    large = norms > maxnorm
    along = input.transpose(dim, -1)
    return (
        ((along / torch.where(large, norms, 1)) * torch.where(large, norms.clamp(max=maxnorm),
        1)).transpose(dim, -1)
    )


def renorm_(input, p, dim, maxnorm):
    return in_place("renorm_", torch.renorm, input, p, dim, maxnorm)


def cross(input, other, dim=None):
    sizes = broadcast(input.size(), other.size())
    rank = len(sizes)
    threes = [d for d in range(rank) if sizes[d] == 3]
    if not (len(threes) > 0):
        raise refusal(ValueError, "cross", "need a dim of size 3", input=input, other=other)
    place = threes[0] if dim is None else dim_of(dim, rank)
    if not (
        all([((t.dim() + place) >= rank) and (t.size(place - rank) == 3) for t in (input, other)])
    ):
        raise refusal(
            ValueError, "cross", "need 3 along dim, and sizes that broadcast", input=input,
            other=other, dim=dim,
        )
    a = [input.narrow(place - rank, k, 1) for k in range(3)]
    b = [other.narrow(place - rank, k, 1) for k in range(3)]
    return torch.cat([(a[k - 2] * b[k - 1]) - (a[k - 1] * b[k - 2]) for k in range(3)], place)


def searchsorted_number(sorted_sequence, input, right=False):
    promoted = torch.result_type(sorted_sequence, input)
    wide = torch.float64 if promoted.is_floating_point else torch.int64
    sequence = sorted_sequence.to(promoted if promoted.is_floating_point else torch.int64)
    return torch.searchsorted(sequence, sorted_sequence.new_full((), input, dtype=wide), right)


def searchsorted_sided(sorted_sequence, input, side):
    return torch.searchsorted(sorted_sequence, input, side == "right")


def searchsorted_ordered(
    sorted_sequence, input, right=False, side='left', sorter=None, out_int32=False,
):
    if not ((sorter is None) or (sorter.size() == sorted_sequence.size())):
        raise refusal(
            ValueError, "searchsorted", "need the index of every element, as argsort gives them",
            sorter=sorter, sorted_sequence=sorted_sequence,
        )
    ordered = sorted_sequence if sorter is None else sorted_sequence.gather(-1, sorter)
    return torch.searchsorted(ordered, input, right or (side == "right"))


def searchsorted_int32(
    sorted_sequence, input, right=False, side='left', sorter=None, out_int32=True,
):
    return torch.searchsorted(sorted_sequence, input, right, side=side, sorter=sorter).int()


def bucketize(input, boundaries, right=False, out_int32=False):
    if out_int32:
        return torch.searchsorted(boundaries, input, right).int()
    return torch.searchsorted(boundaries, input, right)


def histogram(input, bins=100, range=None, weight=None, density=False):
    if not ((range is None) or (len(range) == 2)):
        raise refusal(ValueError, "histogram", "need two numbers", range=range)
    if not input.is_floating_point():
        raise refusal(
            TypeError, "histogram", "need a floating type, or torch.histc and torch.bincount",
            input=input,
        )
    if not (bins > 0):
        raise refusal(ValueError, "histogram", "need 1 or more", bins=bins)
    low = range[0] if range is not None else (0 if input.numel() == 0 else input.min().item())
    high = range[1] if range is not None else (1 if input.numel() == 0 else input.max().item())
    if not ((((low - low) == 0) and ((high - high) == 0)) and (low <= high)):
        raise refusal(
            ValueError, "histogram", "need a range of finite numbers that ascend", range=range,
            input=input,
        )
    extra = 0.5 if low == high else 0
    edges = (
        torch.linspace(low - extra, high + extra, bins + 1, dtype=input.dtype, device=input.device)
    )
    return (
        torch.histogram(input, edges + torch.lerp(input.min() - input.min().detach(), input.max() -
        input.max().detach(), torch.linspace(0, 1, bins + 1, dtype=input.dtype,
        device=input.device)) if ((range is None) and input.requires_grad) and (input.numel() != 0)
        else edges, weight=weight, density=density)
    )


def histogram_of_edges(input, bins, weight=None, density=False):
    if not input.is_floating_point():
        raise refusal(
            TypeError, "histogram", "need a floating type, or torch.histc and torch.bincount",
            input=input,
        )
    if not (((bins.dtype == input.dtype) and (bins.dim() == 1)) and (bins.numel() > 1)):
        raise refusal(
            ValueError, "histogram",
            "need the number of bins, or a vector of two edges or more of the type of input",
            bins=bins, input=input,
        )
    if not bins.diff().ge(0).all():
        raise refusal(ValueError, "histogram", "need edges that ascend", bins=bins)
    if not (
        ((weight is None) or ((weight.dtype == input.dtype) and (weight.numel() == input.numel())))
    ):
        raise refusal(
            ValueError, "histogram", "need a weight of the size and type of input", weight=weight,
            input=input,
        )
    flat = input.reshape((-1,))
    inside = flat.ge(bins[0]).logical_and(flat.le(bins[-1]))
    position = (torch.searchsorted(bins, flat, right=True) - 1).clamp(0, bins.numel() - 2)
    weights = (
        (torch.ones_like(flat) if weight is None else
        weight).reshape((-1,)).masked_fill(inside.logical_not(), 0)
    )
    hist = bins.new_zeros((bins.numel() - 1,)).index_add(0, position, weights)
    if density:
        return ((hist / hist.sum()) / bins.diff(), bins)
    return (hist, bins)


def bhistc(input, bins=100, min=0, max=0):
    if not (input.dim() == 2):
        raise refusal(ValueError, "bhistc", "need a matrix", input=input)
    if input.size(0) == 0:
        return input.new_zeros((0, bins))
    whole = (min == max) and (input.numel() > 0)
    low = input.min().item() if whole else min
    high = input.max().item() if whole else max
    return stack([row.histc(bins, low, high) for row in input.unbind(0)], 0)


def bincount_converted(input, weights, minlength=0):
    return torch.bincount(input, weights.double(), minlength)


def diagonal_copy(input, offset=0, dim1=0, dim2=1):
    return internal.contiguous_copy(input.diagonal(offset, dim1, dim2))


def tile(input, sizes):
    counts = listed(sizes)
    return input.repeat(((1,) * (input.dim() - len(counts))) + counts)


def repeat_interleave(input, repeats, dim=None, output_size=None):
    if not (repeats >= 0):
        raise refusal(ValueError, "repeat_interleave", "need 0 or more", repeats=repeats)
    along = input.flatten() if dim is None else input
    place = 0 if dim is None else dim_of(dim, input.dim())
    before = along.size()[:place]
    after = along.size()[place + 1:]
    count = along.size(place)
    return (
        internal.contiguous_copy(along.unsqueeze(place + 1).expand((before + (count, repeats)) +
        after)).reshape((before + (count * repeats,)) + after)
    )


def repeat_interleave_each(input, repeats, dim=None, output_size=None):
    along = input.flatten() if dim is None else input
    place = 0 if dim is None else dim
    count = along.size(place)
    if not ((repeats.dim() < 2) and ((repeats.numel() == 1) or (repeats.numel() == count))):
        raise refusal(
            ValueError, "repeat_interleave", "need an int, or a count for each slice",
            repeats=repeats, dim=dim, input=input,
        )
    if not ((repeats.numel() == 0) or (repeats.min().item() >= 0)):
        raise refusal(ValueError, "repeat_interleave", "need 0 or more", repeats=repeats)
    if count == 0:
        return internal.contiguous_copy(along)
    ends = repeats.to(input.device).expand((count,)).cumsum(0)
    finished = torch.bincount(ends)
    places = finished.narrow(0, 0, finished.size(0) - 1).cumsum(0)
    return along.index_select(place, places)


def repeat_interleave_counts(repeats, output_size=None):
    if not (repeats.dim() == 1):
        raise refusal(ValueError, "repeat_interleave", "need a vector", repeats=repeats)
    return (
        torch.repeat_interleave(torch.arange(repeats.numel(), device=repeats.device),
        repeats).to(repeats.dtype)
    )


def unflatten(input, dim, sizes):
    given = listed(sizes)
    left_open = sum([size < 0 for size in given])
    if not (((len(given) > 0) and all([size >= (-1) for size in given])) and (left_open <= 1)):
        raise refusal(
            ValueError, "unflatten", "need one size at least, of which one may be -1", sizes=sizes,
        )
    place = dim_of(dim, input.dim())
    count = input.size(place)
    known = prod(given)
    if not ((known != 0) and ((count % known) == 0) if left_open == 1 else known == count):
        raise refusal(
            ValueError, "unflatten", "need sizes whose product is the size of dim", sizes=sizes,
            input=input, dim=dim,
        )
    return (
        input.view((input.size()[:place] + listed([count // (-known) if size < 0 else size for size
        in given])) + input.size()[place + 1:])
    )


def rot90(input, k=1, dims=None):
    pair = several((0, 1) if dims is None else dims, input.dim())
    if not (len(pair) == 2):
        raise refusal(ValueError, "rot90", "need two dims", dims=dims, input=input)
    turns = k % 4
    if turns == 0:
        return internal.contiguous_copy(input)
    if turns == 2:
        return input.flip(pair)
    return input.flip(pair[1 if turns == 1 else 0]).transpose(pair[0], pair[1])


def fliplr(input):
    return input.flip(1)


def flipud(input):
    return input.flip(0)


def tensor_split(input, indices_or_sections, dim=0):
    if not ((indices_or_sections >= 1) and (indices_or_sections <= 65536)):
        raise refusal(
            ValueError, "tensor_split", "need 1 to 65536", indices_or_sections=indices_or_sections,
        )
    count = input.size(dim)
    least_size = count // indices_or_sections
    longer = count % indices_or_sections
    return (
        tuple(input.narrow(dim, (k * least_size) + min(k, longer), least_size + (k < longer)) for k
        in range(indices_or_sections))
    )


def tensor_split_indices(input, indices_or_sections, dim=0):
    count = input.size(dim)
    cuts = listed([min(max(k + count if k < 0 else k, 0), count) for k in indices_or_sections])
    starts = (0,) + cuts
    ends = cuts + (count,)
    return (
        tuple(input.narrow(dim, starts[k], max(ends[k] - starts[k], 0)) for k in range(len(ends)))
    )


def tensor_split_tensor(input, tensor_indices_or_sections, dim=0):
    if not (tensor_indices_or_sections.dim() <= 1):
        raise refusal(
            RuntimeError, "tensor_split", "need a vector, or one number",
            tensor_indices_or_sections=tensor_indices_or_sections,
        )
    return input.tensor_split(tensor_indices_or_sections.tolist(), dim)


def hsplit(input, indices_or_sections):
    if not (
        ((indices_or_sections > 0) and ((input.size(0 if input.dim() == 1 else 1) %
        indices_or_sections) == 0))
    ):
        raise refusal(
            ValueError, "hsplit", "need sections of one size",
            indices_or_sections=indices_or_sections, input=input,
        )
    return input.tensor_split(indices_or_sections, 0 if input.dim() == 1 else 1)


def hsplit_indices(input, indices_or_sections):
    return input.tensor_split(indices_or_sections, 0 if input.dim() == 1 else 1)


def vsplit(input, indices_or_sections):
    if not ((indices_or_sections > 0) and ((input.size(0) % indices_or_sections) == 0)):
        raise refusal(
            ValueError, "vsplit", "need sections of one size",
            indices_or_sections=indices_or_sections, input=input,
        )
    return input.tensor_split(indices_or_sections, 0)


def vsplit_indices(input, indices_or_sections):
    return input.tensor_split(indices_or_sections, 0)


def dsplit(input, indices_or_sections):
    if not ((indices_or_sections > 0) and ((input.size(2) % indices_or_sections) == 0)):
        raise refusal(
            ValueError, "dsplit", "need sections of one size",
            indices_or_sections=indices_or_sections, input=input,
        )
    return input.tensor_split(indices_or_sections, 2)


def dsplit_indices(input, indices_or_sections):
    return input.tensor_split(indices_or_sections, 2)


def atleast_1d(input):
    if input.dim() > 0:
        return input
    return input.unsqueeze(0)


def atleast_2d(input):
    if input.dim() < 2:
        return (input if input.dim() > 0 else input.unsqueeze(0)).unsqueeze(0)
    return input


def atleast_3d(input):
    if input.dim() < 3:
        return (
            ((input if input.dim() > 0 else input.unsqueeze(0)).unsqueeze(0) if input.dim() < 2 else
            input).unsqueeze(2)
        )
    return input


def ravel(input):
    return input.contiguous().view((input.numel(),))


def hstack(tensors):
    return (
        torch.cat([(t if t.dim() > 0 else t.unsqueeze(0)) for t in tensors], 0 if tensors[0].dim() <
        2 else 1)
    )


def vstack(tensors):
    return torch.cat([t.reshape((1, -1)) if t.dim() < 2 else t for t in tensors], 0)


def dstack(tensors):
    return (
        torch.cat([t.reshape((1, -1, 1)) if t.dim() < 2 else (t.unsqueeze(2) if t.dim() == 2 else t)
        for t in tensors], 2)
    )


def column_stack(tensors):
    return (
        torch.cat([(t if t.dim() > 0 else t.unsqueeze(0)).unsqueeze(1) if t.dim() < 2 else t for t
        in tensors], 1)
    )


def diag_embed(input, offset=0, dim1=-2, dim2=-1):
    rank = input.dim() + 1
    pair = several((dim1, dim2), rank)
    length = input.size(-1) + max(offset, -offset)
    sizes = (
        [length if (d == pair[0]) or (d == pair[1]) else input.size((d - (pair[0] < d)) - (pair[1] <
        d)) for d in range(rank)]
    )
    return internal.diagonal_input(input, offset, pair[0], pair[1], sizes)


def diagflat(input, offset=0):
    return input.reshape((input.numel(),)).diag(offset)


def vander(input, N=None, increasing=False):
    count = input.numel() if N is None else N
    if not (((input.dim() == 1) and (count >= 0)) and (count <= 65536)):
        raise refusal(ValueError, "vander", "need a vector and 0 to 65536", input=input, N=N)
    column = input.unsqueeze(1)
    more = column.expand((input.numel(), max(count - 1, 0)))
    powers = torch.cat((torch.ones_like(column), more), 1).cumprod(1).narrow(1, 0, count)
    if increasing:
        return powers
    return internal.flip_dim(powers, 1)


def select_scatter(input, source, dim, index):
    place = dim_of(dim, input.dim())
    part = input.detach().select(place, index)
    if not (source.size() == part.size()):
        raise refusal(
            ValueError, "select_scatter", "need a source of the size of the slice", source=source,
            input=input, dim=dim, index=index,
        )
    return (
        internal.assign(input, source, ((1, 0, 4611686018427387904, 1) * place) + (0, index, 0, 0))
    )


def slice_scatter(input, source, dim=0, start=None, end=None, step=1):
    if not (step >= 1):
        raise refusal(ValueError, "slice_scatter", "need 1 or more", step=step)
    place = dim_of(dim, input.dim())
    count = input.size(place)
    first = 0 if start is None else min(max(start + count if start < 0 else start, 0), count)
    last = count if end is None else min(max(end + count if end < 0 else end, first), count)
    length = (((max(last, first) - first) + step) - 1) // step
    if not (source.size() == ((input.size()[:place] + (length,)) + input.size()[place + 1:])):
        raise refusal(
            ValueError, "slice_scatter", "need a source of the size of the slices", source=source,
            input=input, dim=dim, end=end, start=start, step=step,
        )
    return (
        internal.assign(input, source, ((1, 0, 4611686018427387904, 1) * place) + (1, first,
        max(last, first), step))
    )


def diagonal_scatter(input, source, offset=0, dim1=0, dim2=1):
    line = input.detach().diagonal(offset, dim1, dim2)
    if not (source.size() == line.size()):
        raise refusal(
            ValueError, "diagonal_scatter", "need a source of the size of the diagonal",
            source=source, input=input, offset=offset, dim1=dim1, dim2=dim2,
        )
    pair = several((dim1, dim2), input.dim())
    columns = input.size(pair[1])
    places = (
        (torch.arange(line.size(-1), device=input.device) * (columns + 1)) + (offset if offset > 0
        else (-offset) * columns)
    )
    return internal.assign_at(input, source, places, input.dim() - 2, False, (), pair)


def fill_diagonal_(input, value, wrap=False):
    if not (input.dim() > 1):
        raise refusal(ValueError, "fill_diagonal_", "need two dims or more", input=input)
    ends = input.size()[:1] if wrap and (input.dim() == 2) else input.size()
    step = sum([prod(input.size()[d + 1:]) for d in range(input.dim())])
    places = torch.arange(input.numel(), device=input.device).view(input.size())
    return (
        input.masked_fill_(places.remainder(max(step, 1)).eq(0) & places.le((min(ends) - 1) * step),
        value)
    )


def reshape_as(input, other):
    return input.reshape(other.size())


def take_along_dim(input, index, dim=None):
    if not ((dim is None) or (index.dim() == input.dim())):
        raise refusal(
            ValueError, "take_along_dim", "need as many dimensions", dim=dim, index=index,
            input=input,
        )
    if dim is None:
        return input.take(index.flatten())
    place = dim_of(dim, input.dim())
    ranks = range(input.dim())
    common = (
        broadcast([1 if d == place else input.size(d) for d in ranks], [1 if d == place else
        index.size(d) for d in ranks])
    )
    places = torch.where(index < 0, index + input.size(place), index)
    return (
        input.expand([input.size(d) if d == place else common[d] for d in ranks]).gather(place,
        places.expand([index.size(d) if d == place else common[d] for d in ranks]))
    )


def stack(tensors, dim=0):
    return torch.cat([t.unsqueeze(dim) for t in tensors], dim)


def repeat(input, sizes):
    counts = listed(sizes)
    rank = len(counts)
    if not ((rank >= input.dim()) and (rank <= 64)):
        raise refusal(
            ValueError, "repeat", "need a count for each dim at least, and at most 64", sizes=sizes,
            input=input,
        )
    if not all([count >= 0 for count in counts]):
        raise refusal(ValueError, "repeat", "need counts of 0 or more", sizes=sizes)
    own = ((1,) * (rank - input.dim())) + input.size()
    places = [k for k in range(2 * rank) if ((k % 2) == 1) or (counts[k // 2] != 1)]
    narrow = [1 if (k % 2) == 0 else own[k // 2] for k in places]
    wide = [counts[k // 2] if (k % 2) == 0 else own[k // 2] for k in places]
    return (
        internal.contiguous_copy(input.reshape(narrow).expand(wide)).reshape([counts[k] * own[k] for
        k in range(rank)])
    )


def trapz(y, x=None, dx=1, dim=-1):
    if (x is None) and (y.size(dim) > 1):
        values = fractional(y)
        inner = values.narrow(dim, 1, y.size(dim) - 2).sum(dim)
        return (((values.select(dim, 0) + values.select(dim, -1)) / 2) + inner) * dx
    return trapezoids(y, x, dx, dim).sum(dim)


def trapezoids(y, x=None, dx=1, dim=-1):
    place = dim_of(dim, y.dim())
    rank = y.dim() if x is None else x.dim()
    missing = max(y.dim() - rank, 0)
    along = 0 if rank == 1 else place - missing
    if not ((x is None) or ((1 if along < 0 else x.size(max(along, 0))) == y.size(place))):
        raise refusal(
            ValueError, "trapezoids", "need a place for each element along dim", x=x, y=y, dim=dim,
        )
    count = max(y.size(place) - 1, 0)
    values = fractional(y if x is None else y.to(torch.result_type(y, x)))
    middle = (
        (values.narrow(place, y.size(place) - count, count) + values.narrow(place, 0, count)) / 2
    )
    if x is None:
        return middle * dx
    broadcast = [1 if d < missing else x.size(max(d - missing, 0)) for d in range(y.dim())]
    points = (
        x.view([-1 if d == place else 1 for d in range(y.dim())]) if rank == 1 else (x if missing ==
        0 else x.view(broadcast))
    )
    return middle * points.diff(1, dim)


def cumulative_trapezoid(y, x=None, dx=1, dim=-1):
    return trapezoids(y, x, dx, dim).cumsum(dim)


def inner(input, other):
    if not (((input.dim() == 0) or (other.dim() == 0)) or (input.size(-1) == other.size(-1))):
        raise refusal(ValueError, "inner", "need lines of one size", input=input, other=other)
    lines = (input.dim() > 0) and (other.dim() > 0)
    if lines:
        return (
            input.matmul(other if other.dim() == 1 else other.flatten(0,
            -2).t()).reshape(input.size()[:-1] + other.size()[:-1])
        )
    return input * other


def corrcoef(input):
    one = (input.dim() < 2) or ((input.dim() == 2) and (input.size(0) == 1))
    largest = fractional(input).detach().abs().amax(-1, True)
    scaled = (
        input / torch.where(largest.gt(0).logical_and(largest.isfinite()), largest, 1) if
        (input.dim() < 3) and (input.numel() > 0) else input
    )
    if one and (not input.is_complex()):
        spread = scaled.std()
        return spread / spread
    covariance = cov(scaled)
    if covariance.dim() == 0:
        return covariance / covariance
    diagonal = covariance.diag()
    deviation = (diagonal.real if covariance.is_complex() else diagonal).sqrt()
    return (covariance / deviation.unsqueeze(0)) / deviation.unsqueeze(1)


def bilinear(input1, input2, weight, bias=None):
    if not (((weight.dim() == 3) and (input1.dim() > 0)) and (input2.dim() > 0)):
        raise refusal(
            RuntimeError, "bilinear", "need (..., in1), (..., in2) and (out, in1, in2)",
            weight=weight, input1=input1, input2=input2,
        )
    if not (
        (((input1.size(-1) == weight.size(1)) and (input2.size(-1) == weight.size(2))) and
        (input1.size()[:-1] == input2.size()[:-1]))
    ):
        raise refusal(
            RuntimeError, "bilinear", "need (..., in1), (..., in2) and (out, in1, in2)",
            input1=input1, weight=weight, input2=input2,
        )
    lines = input1.reshape((-1, weight.size(1)))
    columns = weight.permute((1, 0, 2)).reshape((weight.size(1), weight.size(0) * weight.size(2)))
    inner = lines.mm(columns).reshape((-1, weight.size(0), weight.size(2)))
    wide = (inner * input2.reshape((-1, 1, weight.size(2)))).sum(2)
    sums = wide if inner.dtype.is_floating_point or inner.dtype.is_complex else wide.to(inner.dtype)
    return (sums if bias is None else sums + bias).reshape(input1.size()[:-1] + (weight.size(0),))


def pdist(input, p=2):
    if not ((input.dim() == 2) and (input.size(0) <= 65536)):
        raise refusal(ValueError, "pdist", "need a matrix of 65536 rows at most", input=input)
    pairs = torch.triu_indices(input.size(0), input.size(0), 1).to(input.device)
    return input.cdist(input, p).take((pairs.select(0, 0) * input.size(0)) + pairs.select(0, 1))


def normalize(input, p=2, dim=(1,), eps=1e-12):
    return input / input.norm(p, dim, keepdim=True).clamp(min=eps)


def pairwise_distance(x1, x2, p=2.0, eps=1e-06, keepdim=False):
    return torch.norm((x1 - x2) + eps, p, -1, keepdim)


def pinverse(input, rcond=None, hermitian=False, atol=None, rtol=None):
    return linalg_pinv(input, rcond, hermitian, atol, rtol)


def linalg_solve_vectors(A, B, left=True):
    return torch.linalg.solve(A, B.unsqueeze(-1), left).squeeze(-1)


def linalg_solve_ex_vectors(A, B, left=True, check_errors=False):
    if not (left and (B.dim() > 0)):
        raise refusal(ValueError, "linalg.solve_ex", "need left=True, or matrices", left=left, B=B)
    found = torch.linalg.solve_ex(A, B.unsqueeze(-1), check_errors=check_errors)
    return (found[0].squeeze(-1), found[1])


def trtrs(input, A, upper=True, transpose=False, unitriangular=False):
    return (
        (internal.solve_triangle(input, A.transpose(-2, -1) if transpose else A, upper != transpose,
        False, unitriangular), A.clone())
    )


def lu(A, pivot=True, get_infos=False):
    factors = torch.linalg.lu_factor_ex(A, pivot)
    return (factors[0], factors[1])


def btrisolve(input, LU_data, LU_pivots):
    if input.dim() == (LU_data.dim() - 1):
        return linalg_lu_solve(LU_data, LU_pivots, input.unsqueeze(-1)).squeeze(-1)
    return linalg_lu_solve(LU_data, LU_pivots, input)


def qr_complete(input, some):
    return torch.linalg.qr(input, "complete")


def linalg_qr_mode(A, mode):
    if mode == "r":
        triangle = torch.linalg.qr(A)[1]
        return (triangle.detach().flatten().narrow(0, 0, 0), triangle)
    rows = A.size(-2)
    columns = A.size(-1)
    if rows <= columns:
        return torch.linalg.qr(A)
    unit = torch.eye(rows, dtype=A.dtype, device=A.device).expand(A.size()[:-1] + (rows,))
    whole = torch.linalg.qr(torch.cat((A, unit), -1))
    return (whole[0], whole[1].narrow(-1, 0, columns))


def whole_reflections(input, input2, transpose):
    if not (input.dim() >= 2):
        raise refusal(ValueError, "whole_reflections", "need 2 dimensions or more", input=input)
    if not (input2.size(-1) <= input.size(-1)):
        raise refusal(
            RuntimeError, "whole_reflections", "need no more factors than columns", input2=input2,
            input=input,
        )
    q = (
        linalg_householder_product(constant_pad_nd(input, (0, input.size(-2) - input.size(-1))),
        constant_pad_nd(input2, (0, input.size(-2) - input2.size(-1))))
    )
    if transpose:
        return q.adjoint()
    return q


def ormqr(input, input2, input3, left=True, transpose=False):
    if not (input3.dim() >= 2):
        raise refusal(ValueError, "ormqr", "need 2 dimensions or more", input3=input3)
    if input.requires_grad or input2.requires_grad:
        both = input.to(torch.result_type(input, input2))
        promoted = torch.result_type(both, input3)
        q = whole_reflections(both.to(promoted), input2.to(promoted), transpose)
        if left:
            return q.matmul(input3.to(promoted))
        return input3.to(promoted).matmul(q)
    return internal.times_reflections(input, input2, input3, left, transpose)


def svd_chosen(input, some=True, compute_uv=True):
    if compute_uv:
        return input.svd(some)
    batch = input.size()[:-2]
    rows = input.size(-2)
    columns = input.size(-1)
    return (
        (input.new_zeros(batch + (rows, rows)), linalg_svdvals(input), input.new_zeros(batch +
        (columns, columns)))
    )


def linalg_eigvals(A):
    if A.requires_grad:
        return torch.linalg.eig(A)[0]
    return internal.eig_values(A)


def linalg_eigvalsh(A, UPLO='L'):
    if A.requires_grad:
        return torch.linalg.eigh(A, UPLO)[0]
    return internal.eigh_values(A, UPLO)


def linalg_svdvals(A, driver=None):
    if A.requires_grad:
        return torch.linalg.svd(A, False, driver)[1]
    return internal.svd_values(A)


def linalg_lu(A, pivot=True):
    factors = (
        torch.linalg.lu_factor(A, pivot) if A.numel() == 0 else torch.linalg.lu_factor_ex(A, pivot)
    )
    parts = lu_unpack(factors[0], factors[1])
    return (parts[0], parts[1], parts[2])


def lu_unpack(LU_data, LU_pivots, unpack_data=True, unpack_pivots=True):
    parts = internal.lu_parts(LU_data, LU_pivots)
    return (
        (parts[0] if unpack_pivots else LU_data.new_empty(0), parts[1] if unpack_data else
        LU_data.new_empty(0), parts[2] if unpack_data else LU_data.new_empty(0))
    )


def linalg_matrix_power(A, n):
    return matrix_power(A, n)


def linalg_matrix_exp(A):
    return matrix_exp(A)


def linalg_cross(input, other, dim=-1):
    return cross(input, other, dim)


def linalg_diagonal(A, offset=0, dim1=-2, dim2=-1):
    return A.diagonal(offset, dim1, dim2)


def linalg_vecdot(x, y, dim=-1):
    return (x.conj() * y).sum(dim)


def linalg_vander(x, N=None):
    vectors = x.reshape(1) if x.dim() == 0 else x
    count = vectors.size(-1) if N is None else N
    return vander(vectors.flatten(), count, True).reshape(vectors.size() + (count,))


def linalg_tensorinv(A, ind=2):
    first = A.size()[:ind]
    last = A.size()[ind:]
    if not ((ind >= 1) and (prod(first) == prod(last))):
        raise refusal(
            ValueError, "linalg.tensorinv", "need as many elements before dim ind as after it",
            ind=ind, A=A,
        )
    return A.reshape((prod(first), prod(last))).inverse().reshape(last + first)


def linalg_tensorsolve(A, B, dims=None):
    moving = several(() if dims is None else dims, A.dim())
    turned = A.permute([d for d in range(A.dim()) if sum([d == m for m in moving]) == 0] + moving)
    last = turned.size()[B.dim():]
    count = B.numel()
    if not ((A.numel() == (count * count)) and (prod(last) == count)):
        raise refusal(
            ValueError, "linalg.tensorsolve",
            "need A with B's number of elements in its first dims, and again in the others", A=A,
            B=B, dims=dims,
        )
    return B.reshape((count, 1)).gesv(turned.reshape((count, count)))[0].reshape(last)


def rand_like_complex(input):
    return torch.empty_like(input.detach()).uniform_()


def randn_like_complex(input):
    return torch.empty_like(input.detach()).normal_()


def normal_complex(mean, std=1):
    return mean + (std * torch.randn_like(mean))


def randint_like(input, high):
    return torch.empty_like(input.detach()).random_(0, high)


def randint_like_between(input, low, high):
    return torch.empty_like(input.detach()).random_(low, high)


def dropout(input, p=0.5, training=True, inplace=False):
    if not ((p >= 0) and (p <= 1)):
        raise refusal(ValueError, "dropout", "need p >= 0 and p <= 1", p=p)
    if not training:
        return input
    factor = 0 if (p == 1) or (not training) else 1 / (1 - p)
    if inplace:
        return input.mul_(internal.dropout_noise(input, 1 - p, factor))
    return input * internal.dropout_noise(input, 1 - p, factor)


def native_dropout(input, p, train=None):
    if (train is None) or train:
        kept = torch.rand_like(input) >= p
        factor = 1 / (1 - p) if p < 1 else 1
        return ((input * kept) * factor, kept)
    return (input.clone(), input.isnan().logical_or(1))


def dropout1d(input, p=0.5, training=True, inplace=False):
    if not ((p >= 0) and (p <= 1)):
        raise refusal(ValueError, "dropout1d", "need p >= 0 and p <= 1", p=p)
    if not (((not training) or (p == 0)) or (input.dim() > (0 if 1 == 3 else 1))):
        raise refusal(
            ValueError, "dropout1d", "need a dim of channels", training=training, p=p, input=input,
        )
    if not ((1 > 1) or (input.dim() < 4)):
        raise refusal(ValueError, "dropout1d", "need (N, C, L) or (C, L)", input=input)
    if (not training) or (p == 0):
        return input
    factor = 0 if (p == 1) or (not training) else 1 / (1 - p)
    ahead = 2 if (1 == 2) or (input.dim() == (1 + 2)) else 1
    size = input.size()[:ahead] + ((1,) * (input.dim() - ahead))
    if inplace:
        return input.mul_(internal.dropout_noise(input.detach().new_empty(size), 1 - p, factor))
    return input * internal.dropout_noise(input.detach().new_empty(size), 1 - p, factor)


def dropout2d(input, p=0.5, training=True, inplace=False):
    if not ((p >= 0) and (p <= 1)):
        raise refusal(ValueError, "dropout2d", "need p >= 0 and p <= 1", p=p)
    if not (((not training) or (p == 0)) or (input.dim() > (0 if 2 == 3 else 1))):
        raise refusal(
            ValueError, "dropout2d", "need a dim of channels", training=training, p=p, input=input,
        )
    if not ((2 > 1) or (input.dim() < 4)):
        raise refusal(ValueError, "dropout2d", "need (N, C, L) or (C, L)", input=input)
    if (not training) or (p == 0):
        return input
    factor = 0 if (p == 1) or (not training) else 1 / (1 - p)
    ahead = 2 if (2 == 2) or (input.dim() == (2 + 2)) else 1
    size = input.size()[:ahead] + ((1,) * (input.dim() - ahead))
    if inplace:
        return input.mul_(internal.dropout_noise(input.detach().new_empty(size), 1 - p, factor))
    return input * internal.dropout_noise(input.detach().new_empty(size), 1 - p, factor)


def dropout3d(input, p=0.5, training=True, inplace=False):
    if not ((p >= 0) and (p <= 1)):
        raise refusal(ValueError, "dropout3d", "need p >= 0 and p <= 1", p=p)
    if not (((not training) or (p == 0)) or (input.dim() > (0 if 3 == 3 else 1))):
        raise refusal(
            ValueError, "dropout3d", "need a dim of channels", training=training, p=p, input=input,
        )
    if not ((3 > 1) or (input.dim() < 4)):
        raise refusal(ValueError, "dropout3d", "need (N, C, L) or (C, L)", input=input)
    if (not training) or (p == 0):
        return input
    factor = 0 if (p == 1) or (not training) else 1 / (1 - p)
    ahead = 2 if (3 == 2) or (input.dim() == (3 + 2)) else 1
    size = input.size()[:ahead] + ((1,) * (input.dim() - ahead))
    if inplace:
        return input.mul_(internal.dropout_noise(input.detach().new_empty(size), 1 - p, factor))
    return input * internal.dropout_noise(input.detach().new_empty(size), 1 - p, factor)


def rrelu(input, lower=0.125, upper=0.3333333333333333, training=False, inplace=False):
    if not (lower <= upper):
        raise refusal(ValueError, "rrelu", "need lower <= upper", lower=lower, upper=upper)
    if training:
        values = input.detach()
        slopes = torch.where(values > 0, 1.0, internal.rrelu_noise(values, lower, upper))
        if inplace:
            return input.mul_(slopes)
        return input * slopes
    slope = (lower + upper) / 2
    if inplace:
        return input.leaky_relu_(slope)
    return torch.leaky_relu(input, slope)


def alpha_dropout(input, p=0.5, training=False, inplace=False):
    if not ((p >= 0) and (p <= 1)):
        raise refusal(ValueError, "alpha_dropout", "need p >= 0 and p <= 1", p=p)
    if (not training) or (p == 0):
        return input
    factor = 0 if p == 1 else ((1 - p) * (1 + (p * 3.09091329228798))) ** (-0.5)
    shift = (1.7580993408473766 * p) * factor
    if inplace:
        return (
            input.copy_(internal.selu_dropped(input, internal.dropout_noise(input, 1 - p, 1),
            factor, shift))
        )
    return internal.selu_dropped(input, internal.dropout_noise(input, 1 - p, 1), factor, shift)


def feature_alpha_dropout(input, p=0.5, training=False, inplace=False):
    if not ((p >= 0) and (p <= 1)):
        raise refusal(ValueError, "feature_alpha_dropout", "need p >= 0 and p <= 1", p=p)
    if not (((not training) or (p == 0)) or (input.dim() > 1)):
        raise refusal(
            ValueError, "feature_alpha_dropout", "need input.dim() > 1", training=training, p=p,
            input=input,
        )
    if (not training) or (p == 0):
        return input
    factor = 0 if p == 1 else ((1 - p) * (1 + (p * 3.09091329228798))) ** (-0.5)
    shift = (1.7580993408473766 * p) * factor
    size = input.size()[:2] + ((1,) * (input.dim() - 2))
    if inplace:
        return (
            input.copy_(internal.selu_dropped(input,
            internal.dropout_noise(input.detach().new_empty(size), 1 - p, 1), factor, shift))
        )
    return (
        internal.selu_dropped(input, internal.dropout_noise(input.detach().new_empty(size), 1 - p,
        1), factor, shift)
    )


def feature_dropout(input, p, train):
    if not (input.dim() > 1):
        raise refusal(RuntimeError, "feature_dropout", "need input.dim() > 1", input=input)
    return dropout2d(input, p, train)


def dropout_(input, p, train):
    return dropout(input, p, train, True)


def feature_dropout_(input, p, train):
    if not (input.dim() > 1):
        raise refusal(RuntimeError, "feature_dropout_", "need input.dim() > 1", input=input)
    return dropout2d(input, p, train, True)


def alpha_dropout_(input, p, train):
    return alpha_dropout(input, p, train, True)


def feature_alpha_dropout_(input, p, train):
    return feature_alpha_dropout(input, p, train, True)


def bernoulli_integral_(input, p=0.5):
    return input.copy_(input.float().bernoulli_(p))


def bernoulli_each_(input, p):
    return input.copy_(p.detach().expand(input.size()).bernoulli().type_as(input.detach()))


def uniform_complex_(input, low=0, high=1):
    return (
        input.copy_(torch.view_as_complex(torch.view_as_real(input.detach().clone()).uniform_(low,
        high)))
    )


def conv1d_padded(input, weight, bias=None, stride=1, padding='valid', dilation=1, groups=1):
    if not ((padding == "valid") or all([step == 1 for step in stride])):
        raise refusal(
            ValueError, "conv1d", "need stride 1 for padding 'same'", padding=padding,
            stride=stride,
        )
    if (padding == "valid") or (weight.dim() != 3):
        return torch.conv1d(input, weight, bias, stride, 0, dilation, groups)
    widths = [dilation[d] * (weight.size(d + 2) - 1) for d in range(1)]
    even = all([(width % 2) == 0 for width in widths])
    if even:
        return (
            torch.conv1d(input, weight, bias, stride, [width // 2 for width in widths], dilation,
            groups)
        )
    sides = [(widths[(1 - 1) - (side // 2)] + (side % 2)) // 2 for side in range(2 * 1)]
    return (
        torch.conv1d(internal.pad_values(input, sides), weight, bias, stride, 0, dilation, groups)
    )


def conv2d_padded(input, weight, bias=None, stride=1, padding='valid', dilation=1, groups=1):
    if not ((padding == "valid") or all([step == 1 for step in stride])):
        raise refusal(
            ValueError, "conv2d", "need stride 1 for padding 'same'", padding=padding,
            stride=stride,
        )
    if (padding == "valid") or (weight.dim() != 4):
        return torch.conv2d(input, weight, bias, stride, 0, dilation, groups)
    widths = [dilation[d] * (weight.size(d + 2) - 1) for d in range(2)]
    even = all([(width % 2) == 0 for width in widths])
    if even:
        return (
            torch.conv2d(input, weight, bias, stride, [width // 2 for width in widths], dilation,
            groups)
        )
    sides = [(widths[(2 - 1) - (side // 2)] + (side % 2)) // 2 for side in range(2 * 2)]
    return (
        torch.conv2d(internal.pad_values(input, sides), weight, bias, stride, 0, dilation, groups)
    )


def conv3d_padded(input, weight, bias=None, stride=1, padding='valid', dilation=1, groups=1):
    if not ((padding == "valid") or all([step == 1 for step in stride])):
        raise refusal(
            ValueError, "conv3d", "need stride 1 for padding 'same'", padding=padding,
            stride=stride,
        )
    if (padding == "valid") or (weight.dim() != 5):
        return torch.conv3d(input, weight, bias, stride, 0, dilation, groups)
    widths = [dilation[d] * (weight.size(d + 2) - 1) for d in range(3)]
    even = all([(width % 2) == 0 for width in widths])
    if even:
        return (
            torch.conv3d(input, weight, bias, stride, [width // 2 for width in widths], dilation,
            groups)
        )
    sides = [(widths[(3 - 1) - (side // 2)] + (side % 2)) // 2 for side in range(2 * 3)]
    return (
        torch.conv3d(internal.pad_values(input, sides), weight, bias, stride, 0, dilation, groups)
    )


def conv_transpose1d(
    input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1,
):
    if not (((input.dim() == 2) or (input.dim() == 3)) and (weight.dim() == 3)):
        raise refusal(
            RuntimeError, "conv_transpose1d",
            "need 3 dimensions each, or 2 of an input without the batch", input=input,
            weight=weight,
        )
    if not (
        all([(output_padding[d] >= 0) and ((output_padding[d] < stride[d]) or (output_padding[d] <
        dilation[d])) for d in range(1)])
    ):
        raise refusal(
            ValueError, "conv_transpose1d", "need 0 <= output_padding < max(stride, dilation)",
            output_padding=output_padding, stride=stride, dilation=dilation,
        )
    if not ((bias is None) or (bias.numel() == (weight.size(1) * groups))):
        raise refusal(
            RuntimeError, "conv_transpose1d", "need one number of bias per output channel",
            bias=bias, weight=weight, groups=groups,
        )
    size = (
        [(((((input.size(d - 1) - 1) * stride[d]) - (2 * padding[d])) + (dilation[d] *
        (weight.size(d + 2) - 1))) + 1) + output_padding[d] for d in range(1)]
    )
    inside = all([(output_padding[d] < stride[d]) or (stride[d] < 1) for d in range(1)])
    longer = (
        input if inside else internal.pad_values(input, [(side % 2) * (output_padding[(1 - 1) -
        (side // 2)] // max(stride[(1 - 1) - (side // 2)], 1)) for side in range(2 * 1)])
    )
    output = (
        internal.conv2d_input(longer.unsqueeze(-2), weight.unsqueeze(2), (1, size[0]), (1,
        stride[0]), (0, padding[0]), (1, dilation[0]), groups).squeeze(-2)
    )
    if bias is None:
        return output
    shift = bias.view(-1, 1)
    return output + shift


def conv_transpose2d(
    input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1,
):
    if not (((input.dim() == 3) or (input.dim() == 4)) and (weight.dim() == 4)):
        raise refusal(
            RuntimeError, "conv_transpose2d",
            "need 4 dimensions each, or 3 of an input without the batch", input=input,
            weight=weight,
        )
    if not (
        all([(output_padding[d] >= 0) and ((output_padding[d] < stride[d]) or (output_padding[d] <
        dilation[d])) for d in range(2)])
    ):
        raise refusal(
            ValueError, "conv_transpose2d", "need 0 <= output_padding < max(stride, dilation)",
            output_padding=output_padding, stride=stride, dilation=dilation,
        )
    if not ((bias is None) or (bias.numel() == (weight.size(1) * groups))):
        raise refusal(
            RuntimeError, "conv_transpose2d", "need one number of bias per output channel",
            bias=bias, weight=weight, groups=groups,
        )
    size = (
        [(((((input.size(d - 2) - 1) * stride[d]) - (2 * padding[d])) + (dilation[d] *
        (weight.size(d + 2) - 1))) + 1) + output_padding[d] for d in range(2)]
    )
    inside = all([(output_padding[d] < stride[d]) or (stride[d] < 1) for d in range(2)])
    longer = (
        input if inside else internal.pad_values(input, [(side % 2) * (output_padding[(2 - 1) -
        (side // 2)] // max(stride[(2 - 1) - (side // 2)], 1)) for side in range(2 * 2)])
    )
    output = internal.conv2d_input(longer, weight, size, stride, padding, dilation, groups)
    if bias is None:
        return output
    shift = bias.view(-1, 1, 1)
    return output + shift


def conv_transpose3d(
    input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1,
):
    if not (((input.dim() == 4) or (input.dim() == 5)) and (weight.dim() == 5)):
        raise refusal(
            RuntimeError, "conv_transpose3d",
            "need 5 dimensions each, or 4 of an input without the batch", input=input,
            weight=weight,
        )
    if not (
        all([(output_padding[d] >= 0) and ((output_padding[d] < stride[d]) or (output_padding[d] <
        dilation[d])) for d in range(3)])
    ):
        raise refusal(
            ValueError, "conv_transpose3d", "need 0 <= output_padding < max(stride, dilation)",
            output_padding=output_padding, stride=stride, dilation=dilation,
        )
    if not ((bias is None) or (bias.numel() == (weight.size(1) * groups))):
        raise refusal(
            RuntimeError, "conv_transpose3d", "need one number of bias per output channel",
            bias=bias, weight=weight, groups=groups,
        )
    size = (
        [(((((input.size(d - 3) - 1) * stride[d]) - (2 * padding[d])) + (dilation[d] *
        (weight.size(d + 2) - 1))) + 1) + output_padding[d] for d in range(3)]
    )
    inside = all([(output_padding[d] < stride[d]) or (stride[d] < 1) for d in range(3)])
    longer = (
        input if inside else internal.pad_values(input, [(side % 2) * (output_padding[(3 - 1) -
        (side // 2)] // max(stride[(3 - 1) - (side // 2)], 1)) for side in range(2 * 3)])
    )
    output = internal.conv3d_input(longer, weight, size, stride, padding, dilation, groups)
    if bias is None:
        return output
    shift = bias.view(-1, 1, 1, 1)
    return output + shift


def fractional_max_pool2d_with_indices(
    input, kernel_size, output_size=None, output_ratio=None, return_indices=False,
    _random_samples=None,
):
    if not ((output_size is None) != (output_ratio is None)):
        raise refusal(
            ValueError, "fractional_max_pool2d_with_indices",
            "need either output_size or output_ratio", output_size=output_size,
            output_ratio=output_ratio,
        )
    if not ((input.dim() == 3) or (input.dim() == 4)):
        raise refusal(
            RuntimeError, "fractional_max_pool2d_with_indices",
            "need 4 dimensions (N, C, H, W), or 3 without the batch", input=input,
        )
    ratios = (
        () if output_ratio is None else listed(output_ratio) * (2 if len(listed(output_ratio)) == 1
        else 1)
    )
    if not (
        ((output_ratio is None) or (((len(ratios) == 2) and all([0 < ratio for ratio in ratios]))
        and all([ratio < 1 for ratio in ratios])))
    ):
        raise refusal(
            ValueError, "fractional_max_pool2d_with_indices",
            "need one or 2 numbers between 0 and 1", output_ratio=output_ratio,
        )
    sizes = (
        [floor(input.size(d - 2) * ratios[d]) for d in range(2)] if output_size is None else
        listed(output_size) * (2 if len(listed(output_size)) == 1 else 1)
    )
    if not ((output_size is None) or (len(sizes) == 2)):
        raise refusal(
            ValueError, "fractional_max_pool2d_with_indices", "need one or 2 ints",
            output_size=output_size, input=input, output_ratio=output_ratio,
        )
    bare = input.dim() == 3
    batch = input.unsqueeze(0) if bare else input
    own = (
        _random_samples.unsqueeze(0) if (_random_samples is not None) and (_random_samples.dim() ==
        2) else _random_samples
    )
    samples = (
        torch.rand(batch.size()[:2] + (2,), dtype=input.dtype, device=input.device) if own is None
        else own
    )
    ordered = samples.flip(2) if 2 == 2 else samples
    chosen = internal.fractional_max_pool(batch, ordered, kernel_size, sizes)
    if bare:
        return (chosen[0].squeeze(0), chosen[1].squeeze(0))
    return (chosen[0], chosen[1])


def fractional_max_pool3d_with_indices(
    input, kernel_size, output_size=None, output_ratio=None, return_indices=False,
    _random_samples=None,
):
    if not ((output_size is None) != (output_ratio is None)):
        raise refusal(
            ValueError, "fractional_max_pool3d_with_indices",
            "need either output_size or output_ratio", output_size=output_size,
            output_ratio=output_ratio,
        )
    if not ((input.dim() == 4) or (input.dim() == 5)):
        raise refusal(
            RuntimeError, "fractional_max_pool3d_with_indices",
            "need 5 dimensions (N, C, D, H, W), or 4 without the batch", input=input,
        )
    ratios = (
        () if output_ratio is None else listed(output_ratio) * (3 if len(listed(output_ratio)) == 1
        else 1)
    )
    if not (
        ((output_ratio is None) or (((len(ratios) == 3) and all([0 < ratio for ratio in ratios]))
        and all([ratio < 1 for ratio in ratios])))
    ):
        raise refusal(
            ValueError, "fractional_max_pool3d_with_indices",
            "need one or 3 numbers between 0 and 1", output_ratio=output_ratio,
        )
    sizes = (
        [floor(input.size(d - 3) * ratios[d]) for d in range(3)] if output_size is None else
        listed(output_size) * (3 if len(listed(output_size)) == 1 else 1)
    )
    if not ((output_size is None) or (len(sizes) == 3)):
        raise refusal(
            ValueError, "fractional_max_pool3d_with_indices", "need one or 3 ints",
            output_size=output_size, input=input, output_ratio=output_ratio,
        )
    bare = input.dim() == 4
    batch = input.unsqueeze(0) if bare else input
    own = (
        _random_samples.unsqueeze(0) if (_random_samples is not None) and (_random_samples.dim() ==
        2) else _random_samples
    )
    samples = (
        torch.rand(batch.size()[:2] + (3,), dtype=input.dtype, device=input.device) if own is None
        else own
    )
    ordered = samples.flip(2) if 3 == 2 else samples
    chosen = internal.fractional_max_pool(batch, ordered, kernel_size, sizes)
    if bare:
        return (chosen[0].squeeze(0), chosen[1].squeeze(0))
    return (chosen[0], chosen[1])


def fractional_max_pool2d(
    input, kernel_size, output_size=None, output_ratio=None, return_indices=False,
    _random_samples=None,
):
    return (
        fractional_max_pool2d_with_indices(input, kernel_size, output_size, output_ratio, 0,
        _random_samples)[0]
    )


def fractional_max_pool3d(
    input, kernel_size, output_size=None, output_ratio=None, return_indices=False,
    _random_samples=None,
):
    return (
        fractional_max_pool3d_with_indices(input, kernel_size, output_size, output_ratio, 0,
        _random_samples)[0]
    )


def fractional_max_pool2d_indexed(
    input, kernel_size, return_indices, output_size=None, output_ratio=None, _random_samples=None,
):
    return (
        fractional_max_pool2d_with_indices(input, kernel_size, output_size, output_ratio, 0,
        _random_samples)
    )


def fractional_max_pool3d_indexed(
    input, kernel_size, return_indices, output_size=None, output_ratio=None, _random_samples=None,
):
    return (
        fractional_max_pool3d_with_indices(input, kernel_size, output_size, output_ratio, 0,
        _random_samples)
    )


def power_scale(input, dim, power):
    largest = input.detach().abs().amax(dim, True)
    order = torch.frexp(largest)[1]
    return torch.ldexp(largest.new_ones(()), order - order.clamp(-(1000 // power), 1000 // power))


def lp_pool1d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    if not (norm_type > 0):
        raise refusal(ValueError, "lp_pool1d", "need a norm_type above 0", norm_type=norm_type)
    if not ((input.dim() == 2) or (input.dim() == 3)):
        raise refusal(
            RuntimeError, "lp_pool1d", "need 3 dimensions (N, C, L), or 2 without the batch",
            input=input,
        )
    if norm_type == inf:
        return torch.max_pool1d(input.abs(), kernel_size, stride, 0, 1, ceil_mode)
    wide = input.float() if (input.dtype == torch.float16) and (norm_type <= 7) else input.double()
    far = ((input.dtype == torch.float64) or (norm_type > 7)) and (input.numel() > 0)
    scale = power_scale(wide, [d - 1 for d in range(1)], norm_type) if far else None
    values = wide / scale if far else wide
    powers = values * values if norm_type == 2 else values.pow(norm_type)
    sums = (
        torch.avg_pool1d(powers, kernel_size, stride, 0, True) * prod(kernel_size) if ceil_mode else
        torch.avg_pool1d(powers, kernel_size, stride, 0, False, True, 1)
    )
    norms = internal.root(sums, norm_type)
    return (norms * scale if far else norms).to(input.dtype)


def lp_pool2d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    if not (norm_type > 0):
        raise refusal(ValueError, "lp_pool2d", "need a norm_type above 0", norm_type=norm_type)
    if not ((input.dim() == 3) or (input.dim() == 4)):
        raise refusal(
            RuntimeError, "lp_pool2d", "need 4 dimensions (N, C, H, W), or 3 without the batch",
            input=input,
        )
    if norm_type == inf:
        return torch.max_pool2d(input.abs(), kernel_size, stride, 0, 1, ceil_mode)
    wide = input.float() if (input.dtype == torch.float16) and (norm_type <= 7) else input.double()
    far = ((input.dtype == torch.float64) or (norm_type > 7)) and (input.numel() > 0)
    scale = power_scale(wide, [d - 2 for d in range(2)], norm_type) if far else None
    values = wide / scale if far else wide
    powers = values * values if norm_type == 2 else values.pow(norm_type)
    sums = (
        torch.nn.functional.avg_pool2d(powers, kernel_size, stride, 0, True) * prod(kernel_size) if
        ceil_mode else torch.nn.functional.avg_pool2d(powers, kernel_size, stride, 0, False, True,
        1)
    )
    norms = internal.root(sums, norm_type)
    return (norms * scale if far else norms).to(input.dtype)


def lp_pool3d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    if not (norm_type > 0):
        raise refusal(ValueError, "lp_pool3d", "need a norm_type above 0", norm_type=norm_type)
    if not ((input.dim() == 4) or (input.dim() == 5)):
        raise refusal(
            RuntimeError, "lp_pool3d", "need 5 dimensions (N, C, D, H, W), or 4 without the batch",
            input=input,
        )
    if norm_type == inf:
        return torch.max_pool3d(input.abs(), kernel_size, stride, 0, 1, ceil_mode)
    wide = input.float() if (input.dtype == torch.float16) and (norm_type <= 7) else input.double()
    far = ((input.dtype == torch.float64) or (norm_type > 7)) and (input.numel() > 0)
    scale = power_scale(wide, [d - 3 for d in range(3)], norm_type) if far else None
    values = wide / scale if far else wide
    powers = values * values if norm_type == 2 else values.pow(norm_type)
    sums = (
        torch.nn.functional.avg_pool3d(powers, kernel_size, stride, 0, True) * prod(kernel_size) if
        ceil_mode else torch.nn.functional.avg_pool3d(powers, kernel_size, stride, 0, False, True,
        1)
    )
    norms = internal.root(sums, norm_type)
    return (norms * scale if far else norms).to(input.dtype)


def resize_smoothly(input, dim, length, step, cubic):
    centres = (torch.arange(length, dtype=torch.float64, device=input.device) + 0.5) * step
    positions = torch.arange(input.size(dim), dtype=torch.float64, device=input.device) + 0.5
    away = (positions.unsqueeze(0) - centres.unsqueeze(1)).abs() / max(step, 1)
    near = ((((away * 1.5) - 2.5) * away) * away) + 1
    far = (((((away * (-0.5)) + 2.5) * away) - 4) * away) + 2
    weights = (
        torch.where(away <= 1, near, torch.where(away < 2, far, 0)) if cubic else (1 -
        away).clamp(min=0)
    )
    matrix = (weights / weights.sum(1, keepdim=True)).type_as(input)
    return torch.linear(input.transpose(dim, -1), matrix).transpose(dim, -1)


def resize_planes(input, size, mode, align_corners=False, antialias=False, scales=None):
    if not ((not antialias) or ((input.numel() > 0) and (prod(size) > 0))):
        raise refusal(
            ValueError, "resize_planes", "need planes with elements", antialias=antialias,
            input=input, size=size,
        )
    rank = len(size)
    cubic = mode == "bicubic"
    if antialias:
        ends = [input.size(d - rank) for d in range(rank)]
        steps = (
            [((ends[d] - 1) / max(size[d] - 1, 1)) * (size[d] > 1) if align_corners else (ends[d] /
            size[d] if scales is None else 1 / listed(scales)[d]) for d in range(rank)]
        )
        return (
            resize_smoothly(resize_smoothly(input, 2, size[0], steps[0], cubic), 3, size[1],
            steps[1], cubic)
        )
    if mode == "area":
        averages = (
            torch.adaptive_avg_pool1d(input, size) if rank == 1 else
            (torch.nn.functional.adaptive_avg_pool2d(input, size) if rank == 2 else
            torch.nn.functional.adaptive_avg_pool3d(input, size))
        )
        return averages
    rule = (
        "nearest" if mode == "nearest" else ("exact" if mode == "nearest-exact" else ("cubic" if
        cubic else "linear"))
    )
    factors = (
        None if scales is None else torch.tensor(scales, dtype=torch.float64, device=input.device)
    )
    return internal.resample(input, factors, size, rule, align_corners)


def resize_bytes(input, size, mode, align_corners=False, antialias=False, scales=None):
    whole = ((mode != "nearest") and (mode != "nearest-exact")) and (mode != "area")
    if whole:
        factors = (
            None if scales is None else torch.tensor(scales, dtype=torch.float64,
            device=input.device)
        )
        rule = "cubic" if mode == "bicubic" else "linear"
        return internal.resample_bytes(input, factors, size, rule, align_corners, antialias)
    return (
        (resize_planes(input.float(), size, mode, align_corners, antialias, scales) +
        0.5).floor().byte()
    )


def interpolate(
    input, size=None, scale_factor=None, mode='nearest', align_corners=None,
    recompute_scale_factor=None, antialias=False,
):
    rank = input.dim() - 2
    if not ((rank > 0) and (rank < 4)):
        raise refusal(
            ValueError, "interpolate", "need batch, channels and 1 to 3 dimensions of a plane",
            input=input,
        )
    if not ((mode != "linear") or (rank == 1)):
        raise refusal(
            ValueError, "interpolate", "need planes of 1 dimension for mode linear", mode=mode,
            input=input,
        )
    if not (((mode != "bilinear") and (mode != "bicubic")) or (rank == 2)):
        raise refusal(
            ValueError, "interpolate", "need planes of 2 dimensions for modes bilinear and bicubic",
            mode=mode, input=input,
        )
    if not ((mode != "trilinear") or (rank == 3)):
        raise refusal(
            ValueError, "interpolate", "need planes of 3 dimensions for mode trilinear", mode=mode,
            input=input,
        )
    if not (
        ((align_corners is None) or (((mode != "nearest") and (mode != "nearest-exact")) and (mode
        != "area")))
    ):
        raise refusal(
            ValueError, "interpolate", "need a linear or cubic mode for align_corners",
            align_corners=align_corners, mode=mode,
        )
    if not (((not antialias) or (mode == "bilinear")) or (mode == "bicubic")):
        raise refusal(
            ValueError, "interpolate",
            "need mode bilinear or bicubic for antialias; area takes means", antialias=antialias,
            mode=mode,
        )
    if not ((size is None) != (scale_factor is None)):
        raise refusal(
            ValueError, "interpolate", "need either size or scale_factor", size=size,
            scale_factor=scale_factor,
        )
    factors = (
        () if scale_factor is None else listed(scale_factor) * (rank if len(listed(scale_factor)) ==
        1 else 1)
    )
    if not (
        ((scale_factor is None) or (((len(factors) == rank) and all([0 < factor for factor in
        factors])) and all([factor < inf for factor in factors])))
    ):
        raise refusal(
            ValueError, "interpolate",
            "need a finite number above 0, or one per dimension of a plane",
            scale_factor=scale_factor, input=input,
        )
    lengths = () if scale_factor is None else [input.size(d + 2) * factors[d] for d in range(rank)]
    own = [floor(length) for length in lengths] if size is None else listed(size)
    wanted = own * rank if len(own) == 1 else own
    if not (len(wanted) == rank):
        raise refusal(
            ValueError, "interpolate", "need an int, or one per dimension of a plane", size=size,
            scale_factor=scale_factor, input=input,
        )
    exact = (scale_factor is None) or all([length == floor(length) for length in lengths])
    scales = None if exact or (recompute_scale_factor == 1) else factors
    corners = align_corners == 1
    if input.dtype.is_floating_point:
        return resize_planes(input, wanted, mode, corners, antialias, scales)
    return resize_bytes(input, wanted, mode, corners, antialias, scales)


def upsample(input, size=None, scale_factor=None, mode='nearest', align_corners=None):
    return interpolate(input, size, scale_factor, mode, align_corners)


def upsample_nearest(input, size=None, scale_factor=None):
    return interpolate(input, size, scale_factor)


def upsample_bilinear(input, size=None, scale_factor=None):
    return interpolate(input, size, scale_factor, "bilinear", True)


def affine_axis(theta, length, align_corners):
    if length == 1:
        return theta.detach().new_zeros((1,))
    ends = torch.linspace(-1, 1, length, dtype=theta.dtype, device=theta.device)
    if align_corners:
        return ends
    return (ends * (length - 1)) / length


def affine_grid(theta, size, align_corners=False):
    plane = listed(size)[2:]
    dims = len(plane)
    if not (((dims == 2) or (dims == 3)) and (min(plane) > 0)):
        raise refusal(
            ValueError, "affine_grid", "need a plane of 2 or 3 dimensions, with elements",
            size=size,
        )
    if not (theta.size() == (size[0], dims, dims + 1)):
        raise refusal(
            ValueError, "affine_grid",
            "need a matrix for each image, with a row for each dimension of a plane and a column more",
            theta=theta, size=size,
        )
    axes = (
        [affine_axis(theta, plane[(dims - 1) - d], align_corners).reshape((((1,) * ((dims - 1) - d))
        + (-1,)) + ((1,) * d)).expand(plane) for d in range(dims)]
    )
    places = (
        torch.cat((stack(axes, dims), theta.detach().new_ones(plane + (1,))), dims).reshape((1,
        prod(plane), dims + 1))
    )
    maps = theta.transpose(1, 2)
    return (
        places.expand((size[0], prod(plane), dims + 1)).bmm(maps).reshape(((size[0],) + plane) +
        (dims,))
    )


def affine_grid_generator(theta, size, align_corners):
    return affine_grid(theta, size, align_corners)


def pad(input, pad, mode='constant', value=0):
    if (mode == "reflect") or (mode == "replicate"):
        return internal.pad_borders(input, pad, mode, value)
    return internal.pad_values(input, pad, mode, value)


def nn_functional_batch_norm(
    input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1,
    eps=1e-05,
):
    return torch.batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps)


def native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps):
    found = (
        torch.batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps)
    )
    if training:
        moments = torch.var_mean(input, [d for d in range(input.dim()) if d != 1], False)
        return (found, moments[1], (moments[0] + eps).rsqrt())
    return (found, input.new_empty(0), input.new_empty(0))


def batch_norm_update_stats(input, running_mean, running_var, momentum):
    found = torch.batch_norm(input, None, None, running_mean, running_var, True, momentum)
    moments = torch.var_mean(input, [d for d in range(input.dim()) if d != 1], False)
    return (moments[1], moments[0], found)[:2]


def native_layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-05):
    rank = input.dim()
    moments = (
        torch.var_mean(input, listed(range(rank - len(listed(normalized_shape)), rank)), False, 1)
    )
    return (
        (torch.layer_norm(input, normalized_shape, weight, bias, eps), moments[1], (moments[0] +
        eps).rsqrt())
    )


def rms_norm(input, normalized_shape, weight=None, eps=None):
    sizes = listed(normalized_shape)
    if not ((listed(input.size())[input.dim() - len(sizes):] == sizes) and (len(sizes) > 0)):
        raise refusal(
            RuntimeError, "rms_norm", "need input to end with normalized_shape", input=input,
            normalized_shape=normalized_shape,
        )
    if not ((weight is None) or (weight.size() == sizes)):
        raise refusal(
            RuntimeError, "rms_norm", "need a weight of that size", weight=weight,
            normalized_shape=normalized_shape,
        )
    dims = listed(range(input.dim() - len(sizes), input.dim()))
    wide = input.float() if input.dtype.itemsize < 4 else input
    least_square = (
        (1.1920928955078125e-07 if input.dtype.itemsize < 8 else 2.220446049250313e-16) if eps is
        None else eps
    )
    output = rms_normalized(wide, dims, prod(sizes) ** 0.5, least_square).to(input.dtype)
    if weight is None:
        return output
    return (output * weight).to(input.dtype)


def rms_normalized(input, dims, root, eps):
    if input.dtype.is_complex or (eps < 0):
        return input * ((input * input).mean(dims, True) + eps).rsqrt()
    return input / (input.norm(2, dims, True).hypot(root * (eps ** 0.5)) / root)


def local_response_norm(input, size, alpha=0.0001, beta=0.75, k=1.0):
    if not (input.dim() >= 3):
        raise refusal(ValueError, "local_response_norm", "need 3 dimensions or more", input=input)
    if not (size >= 1):
        raise refusal(ValueError, "local_response_norm", "need a size of 1 or more", size=size)
    if input.numel() == 0:
        return input * 1
    plain = fractional(input)
    wide = plain.float() if plain.dtype == torch.float16 else plain.double()
    far = plain.dtype == torch.float64
    own = power_scale(wide, [d for d in range(1, input.dim())], 2) if far else None
    scale = own.clamp(min=1) if far and (k != 0) else own
    values = wide / scale if far else wide
    squares = (values * values).reshape((input.size(0), 1, input.size(1), -1))
    padded = pad(squares, (0, 0, size // 2, (size - 1) // 2))
    means = torch.nn.functional.avg_pool2d(padded, (size, 1), 1).reshape(input.size())
    return (
        ((values * scale.pow(1 - (2 * beta))) / ((means * alpha) + (k / scale.square())).pow(beta)
        if far else values / ((means * alpha) + k).pow(beta)).to(plain.dtype)
    )


def cross_map_lrn2d(input, size, alpha=0.0001, beta=0.75, k=1):
    if not (input.dim() == 4):
        raise refusal(ValueError, "cross_map_lrn2d", "need 4 dimensions (N, C, H, W)", input=input)
    return local_response_norm(input, size, alpha, beta, k)


def mse_loss_weighted(input, target, weight, reduction=1):
    weighted = torch.mse_loss(input, target, 0) * weight
    if reduction == 0:
        return weighted
    if reduction == 2:
        return weighted.sum()
    return weighted.sum() / weight.expand_as(weighted).sum()


def l1_loss_weighted(input, target, weight, reduction=1):
    weighted = torch.l1_loss(input, target, 0) * weight
    if reduction == 0:
        return weighted
    if reduction == 2:
        return weighted.sum()
    return weighted.sum() / weight.expand_as(weighted).sum()


def l1_loss_complex(input, target, reduction=1):
    away = abs_complex(input - target)
    if reduction == 0:
        return away
    if reduction == 2:
        return away.sum()
    return away.mean()


def huber_loss_weighted(input, target, weight, reduction=1, delta=1.0):
    weighted = torch.huber_loss(input, target, 0, delta) * weight
    if reduction == 0:
        return weighted
    if reduction == 2:
        return weighted.sum()
    return weighted.mean()


def kl_div_batchmean(input, target, reduction=3, log_target=False):
    return (
        torch.kl_div(input, target, reduction=2, log_target=log_target) / (1 if input.dim() == 0
        else max(1, input.size(0)))
    )


def cross_entropy_probabilities(
    input, target, weight=None, reduction=1, ignore_index=-100, label_smoothing=0.0,
):
    if not (target.size() == input.size()):
        raise refusal(
            ValueError, "cross_entropy", "need target.size() == input.size()", target=target,
            input=input,
        )
    if not (label_smoothing >= 0):
        raise refusal(
            ValueError, "cross_entropy", "need label_smoothing >= 0",
            label_smoothing=label_smoothing,
        )
    if not (label_smoothing <= 1):
        raise refusal(
            ValueError, "cross_entropy", "need label_smoothing <= 1",
            label_smoothing=label_smoothing,
        )
    classes = 0 if input.dim() == 1 else 1
    smoothed = (
        target if (label_smoothing == 0) or (input.size(classes) == 0) else (target * (1 -
        label_smoothing)) + (label_smoothing / input.size(classes))
    )
    losses = (-smoothed) * torch.log_softmax(input, classes)
    each = (
        (losses if weight is None else losses.movedim(classes, -1) * weight).sum(classes if weight
        is None else -1)
    )
    if reduction == 0:
        return each
    if reduction == 2:
        return each.sum()
    return each.mean()


def multilabel_soft_margin_loss(input, target, weight=None, reduction=1):
    if not (target.size() == input.size()):
        raise refusal(
            ValueError, "multilabel_soft_margin_loss", "need target.size() == input.size()",
            target=target, input=input,
        )
    if reduction == 1:
        return torch.binary_cross_entropy_with_logits(input, target, weight, 1)
    if reduction == 2:
        return torch.binary_cross_entropy_with_logits(input, target, weight, 0).mean(-1).sum()
    return torch.binary_cross_entropy_with_logits(input, target, weight, 0).mean(-1)


def cosine_embedding_loss(input1, input2, target, margin=0.0, reduction=1):
    if not (input2.size() == input1.size()):
        raise refusal(
            ValueError, "cosine_embedding_loss", "need input2.size() == input1.size()",
            input2=input2, input1=input1,
        )
    if not (target.dim() == (input1.dim() - 1)):
        raise refusal(
            ValueError, "cosine_embedding_loss", "need target.dim() == input1.dim() - 1",
            target=target, input1=input1,
        )
    cosine = cosine_similarity(input1, input2, -1)
    losses = (
        torch.where(target.eq(1), 1 - cosine, torch.where(target.eq(-1), (cosine -
        margin).clamp(min=0), 0))
    )
    if reduction == 0:
        return losses
    if reduction == 2:
        return losses.sum()
    return losses.mean()


def triplet_margin_loss(
    anchor, positive, negative, margin=1.0, p=2.0, eps=1e-06, swap=False, reduction=1,
):
    if not (positive.size() == anchor.size()):
        raise refusal(
            ValueError, "triplet_margin_loss", "need positive.size() == anchor.size()",
            positive=positive, anchor=anchor,
        )
    if not (negative.size() == anchor.size()):
        raise refusal(
            ValueError, "triplet_margin_loss", "need negative.size() == anchor.size()",
            negative=negative, anchor=anchor,
        )
    near = pairwise_distance(anchor, positive, p, eps)
    apart = pairwise_distance(anchor, negative, p, eps)
    far = apart.minimum(pairwise_distance(positive, negative, p, eps)) if swap else apart
    return (
        torch.margin_ranking_loss(far, near, far.detach().new_ones(far.size()), margin, reduction)
    )


def nn_functional_ctc_loss(
    log_probs, targets, input_lengths, target_lengths, blank=0, reduction=1, zero_infinity=False,
):
    return (
        torch.ctc_loss(log_probs, targets.to(log_probs.device, torch.int64),
        input_lengths.to(log_probs.device, torch.int64).reshape((-1,)),
        target_lengths.to(log_probs.device, torch.int64).reshape((-1,)), blank, reduction,
        zero_infinity)
    )


def nn_functional_ctc_loss_of_ints(
    log_probs, targets, input_lengths, target_lengths, blank=0, reduction=1, zero_infinity=False,
):
    return (
        torch.nn.functional.ctc_loss(log_probs, targets, torch.tensor(input_lengths),
        torch.tensor(target_lengths), blank, reduction=reduction, zero_infinity=zero_infinity)
    )


def padded_window(input, n_fft, hop_length, win_length, window=None):
    if not ((((n_fft > 0) and (hop_length > 0)) and (win_length > 0)) and (win_length <= n_fft)):
        raise refusal(
            ValueError, "padded_window", "need 1 or more, and a window no longer than n_fft",
            n_fft=n_fft, hop_length=hop_length, win_length=win_length,
        )
    if not ((window is None) or ((window.dim() == 1) and (window.size(0) == win_length))):
        raise refusal(
            ValueError, "padded_window", "need a window of win_length elements", window=window,
            win_length=win_length,
        )
    ahead = (n_fft - win_length) // 2
    return (
        pad(input.detach().new_ones((win_length,)) if window is None else window, (ahead, (n_fft -
        win_length) - ahead))
    )


def stft(
    input, n_fft, hop_length=None, win_length=None, window=None, center=True, pad_mode='reflect',
    normalized=False, onesided=None, return_complex=None,
):
    if not ((input.dim() == 1) or (input.dim() == 2)):
        raise refusal(ValueError, "stft", "need a signal, or a batch of them", input=input)
    hop = n_fft // 4 if hop_length is None else hop_length
    taper = padded_window(input, n_fft, hop, n_fft if win_length is None else win_length, window)
    signals = input.unsqueeze(0) if input.dim() == 1 else input
    padded = (
        pad(signals.unsqueeze(0), (n_fft // 2, n_fft // 2), pad_mode).squeeze(0) if center else
        signals
    )
    if not ((taper.dim() == 1) and (padded.size(1) >= n_fft)):
        raise refusal(
            ValueError, "stft", "need a signal of n_fft elements or more", input=input, n_fft=n_fft,
            hop_length=hop_length, win_length=win_length, window=window, center=center,
            pad_mode=pad_mode,
        )
    frames = padded.unfold(1, n_fft, hop) * taper
    if not ((not frames.is_complex()) or (not onesided)):
        raise refusal(
            ValueError, "stft",
            "need onesided=False for complex frames, whose spectra have no mirrored half",
            center=center, input=input, n_fft=n_fft, pad_mode=pad_mode, hop_length=hop_length,
            win_length=win_length, window=window, onesided=onesided,
        )
    spectra = (
        torch.fft.fft(frames) if frames.is_complex() or (onesided == 0) else torch.fft.rfft(frames)
    )
    scaled = (spectra / (n_fft ** 0.5) if normalized else spectra).transpose(1, 2)
    result = scaled.squeeze(0) if input.dim() == 1 else scaled
    is_complex = input.is_complex() or ((window is not None) and window.is_complex())
    if (return_complex == 0) or ((return_complex is None) and (not is_complex)):
        return torch.view_as_real(result)
    return result


def istft(
    input, n_fft, hop_length=None, win_length=None, window=None, center=True, normalized=False,
    onesided=None, length=None, return_complex=False,
):
    given = (
        torch.view_as_complex(input.contiguous()) if ((not input.is_complex()) and (input.dim() >
        1)) and (input.size(-1) == 2) else input
    )
    half = (given.dim() > 1) and (given.size(-2) != n_fft) if onesided is None else onesided
    if not (
        (((given.is_complex() and ((given.dim() == 2) or (given.dim() == 3))) and (given.size(-1) >
        0)) and (given.size(-2) == ((n_fft // 2) + 1 if half else n_fft)))
    ):
        raise refusal(
            ValueError, "istft", "need the frequencies of n_fft, and frames, of complex numbers",
            input=input, onesided=onesided, n_fft=n_fft,
        )
    if not (not (half and return_complex)):
        raise refusal(
            ValueError, "istft",
            "need onesided=False for return_complex, since complex signals have whole spectra",
            onesided=onesided, input=input, n_fft=n_fft, return_complex=return_complex,
        )
    hop = n_fft // 4 if hop_length is None else hop_length
    taper = (
        padded_window(given.real, n_fft, hop, n_fft if win_length is None else win_length, window)
    )
    spectra = (given.unsqueeze(0) if given.dim() == 2 else given).transpose(1, 2)
    steps = spectra.size(1)
    span = n_fft + (hop * (steps - 1))
    ahead = n_fft // 2 if center else 0
    kept = max(0, (span - ahead if length is None else min(ahead + length, span)) - ahead)
    sums = (
        internal.unfold_input((taper * taper).reshape((1, 1, n_fft)).expand((1, steps, n_fft)), 1,
        n_fft, hop, (1, span))
    )
    weights = sums.narrow(1, ahead, kept)
    missed = weights.detach().abs() < 1e-11
    if not (not missed.narrow(1, 0, max(0, min(kept, span - (2 * ahead)))).any()):
        raise refusal(
            RuntimeError, "istft", "need windows that cover the signal; take a smaller hop_length",
            input=input, n_fft=n_fft, hop_length=hop_length, win_length=win_length, window=window,
            center=center, length=length,
        )
    plain = (
        torch.fft.ifft(spectra) if return_complex else torch.fft.irfft(spectra.narrow(2, 0, (n_fft
        // 2) + 1), n_fft)
    )
    frames = (plain * (n_fft ** 0.5) if normalized else plain) * taper
    shared = weights.masked_fill(missed, 1)
    added = (
        internal.unfold_input(frames, 1, n_fft, hop, (frames.size(0), span)).narrow(1, ahead, kept)
        / shared
    )
    signal = (
        pad(added, (0, max(0, length - kept))) if (length is not None) and (kept < length) else
        added
    )
    if given.dim() == 2:
        return signal.squeeze(0)
    return signal


def alias_copy(input):
    return input.clone()


def narrow_copy(input, dim, start, length):
    return internal.contiguous_copy(input.narrow(dim, start, length))


def slice_copy(input, dim=0, start=None, end=None, step=1):
    first = 0 if start is None else start
    last = input.size(dim) if end is None else end
    return (
        internal.contiguous_copy(internal.index(input.movedim(dim, 0), (1, first, last,
        step)).movedim(0, dim))
    )


def resize(input, sizes):
    return input.reshape(sizes)


def resize_as(input, tensor):
    return input.reshape(tensor.size())


def adjoint(input):
    return input.conj().transpose(-2, -1)


def resolve_conj(input):
    return input


def is_conj(input):
    return input.dim() < 0


def is_inference(input):
    return input.is_inference()


def frobenius_norm(input, dim=None, keepdim=False):
    return torch.norm(input, 2, dim, keepdim)


def native_norm(input, p=2):
    return torch.norm(input, p)


def nonzero_static(input, size, fill_value=-1):
    filled = (
        torch.full((size, input.dim()), fill_value, dtype=torch.result_type(input.nonzero(), 0),
        device=input.device)
    )
    return torch.cat((input.nonzero(), filled)).narrow(0, 0, size)


def lu_solve(b, LU_data, LU_pivots):
    return linalg_lu_solve(LU_data, LU_pivots, b)


def convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    if weight.dim() == 3:
        return torch.conv1d(input, weight, bias, stride, padding, dilation, groups)
    if weight.dim() == 4:
        return torch.conv2d(input, weight, bias, stride, padding, dilation, groups)
    return torch.conv3d(input, weight, bias, stride, padding, dilation, groups)


def convolution_transposed(
    input, weight, bias, stride, padding, dilation, transposed, output_padding, groups,
):
    if weight.dim() == 3:
        return (
            conv_transpose1d(input, weight, bias, stride, padding, output_padding, groups, dilation)
        )
    if weight.dim() == 4:
        return (
            conv_transpose2d(input, weight, bias, stride, padding, output_padding, groups, dilation)
        )
    return conv_transpose3d(input, weight, bias, stride, padding, output_padding, groups, dilation)


def constant_pad_nd(input, pad, value=0):
    return torch.nn.functional.pad(input, pad, "constant", value)


def native_group_norm(input, weight, bias, N, C, HxW, group, eps):
    if not (group >= 1):
        raise refusal(ValueError, "native_group_norm", "need group >= 1", group=group)
    rows = input.reshape((N, group, (C // group) * HxW))
    moments = torch.var_mean(rows, 2, False)
    return (
        (torch.group_norm(input, group, weight, bias, eps), moments[1], (moments[0] + eps).rsqrt())
    )


def conv_tbc(input, weight, bias, pad=0):
    return (
        torch.conv1d(input.permute((1, 2, 0)), weight.permute((2, 1, 0)), bias, 1, pad).permute((2,
        0, 1))
    )


def rnn_tanh_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    return (torch.linear(input, w_ih, b_ih) + torch.linear(hx, w_hh, b_hh)).tanh()


def rnn_relu_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    return (torch.linear(input, w_ih, b_ih) + torch.linear(hx, w_hh, b_hh)).relu()


def gru_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    ahead = torch.linear(input, w_ih, b_ih).chunk(3, -1)
    kept = torch.linear(hx, w_hh, b_hh).chunk(3, -1)
    reset = (ahead[0] + kept[0]).sigmoid()
    update = (ahead[1] + kept[1]).sigmoid()
    new = (ahead[2] + (reset * kept[2])).tanh()
    return (update * hx) + ((1 - update) * new)


def lstm_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    gates = (torch.linear(input, w_ih, b_ih) + torch.linear(hx[0], w_hh, b_hh)).chunk(4, -1)
    memory = (gates[1].sigmoid() * hx[1]) + (gates[0].sigmoid() * gates[2].tanh())
    return (gates[3].sigmoid() * memory.tanh(), memory)


# The compositions of `parts`, by row.
OF_PARTS = {
    "norm": norm_of_parts,
    "var": var_of_parts,
    "std": std_of_parts,
    "softmax": softmax_of_parts,
    "log_softmax": log_softmax_of_parts,
}
