"""Composed functions of complex numbers, computed from their real and imaginary parts."""

import math

import torch
from torch._base.arguments import shown, value_of
from torch._core import internal
from torch._tensor.dtypes import result_type


def conj(input):
    """Return the conjugate of complex numbers; real tensors are returned unchanged."""
    return torch.conj_physical(input) if input.dtype.is_complex else input


def _parts(input):
    """Return the views of the real and the imaginary parts."""
    pairs = torch.view_as_real(input)
    return pairs.select(-1, 0), pairs.select(-1, 1)


def real(input):
    """Return a view of the first part of each pair."""
    return _parts(input)[0] if input.dtype.is_complex else input


def imag(input):
    """Return a view of the second part of each pair."""
    if not input.dtype.is_complex:
        raise RuntimeError(f"imag: input is {shown(input)}, whose elements are real; need complex numbers")
    return _parts(input)[1]


def _as_parts_type(name, *given):
    """Return the operands in a type that complex numbers can have as parts; narrow floats become float."""
    if given[0].dtype is not given[1].dtype or not given[0].is_floating_point():
        raise TypeError(f"{name}: got {shown(given[0])} and {shown(given[1])}; need two floating tensors of one type")
    return [one.float() if one.element_size() == 2 else one for one in given]


def complex(real, imag):
    """Return pairs of parts, viewed as complex numbers."""
    real, imag = _as_parts_type("complex", real, imag)
    return torch.view_as_complex(torch.stack(torch.broadcast_tensors(real, imag), -1))


def polar(abs, angle):
    """Return complex numbers whose parts are computed by cosine and sine."""
    abs, angle = _as_parts_type("polar", abs, angle)
    return complex(abs * angle.cos(), abs * angle.sin())


def angle_complex(input):
    """Return atan2 of the parts."""
    real, imag = _parts(input)
    return torch.atan2(imag, real)


def isreal(input):
    """Return where the imaginary part is zero; True for all real numbers."""
    return imag(input) == 0 if input.dtype.is_complex else torch.ones(
        input.size(), dtype=torch.bool, device=input.device)


def abs_complex(input):
    """Return hypot of the parts."""
    return internal.magnitude(*_parts(input))


def isinf_complex(input):
    """Return where a part is infinite."""
    real, imag = _parts(input)
    return real.isinf() | imag.isinf()


def sgn(input):
    """Return each number divided by its absolute value, or by 1 where that is zero."""
    if not input.dtype.is_complex:
        return input.sign()
    size = abs_complex(input)
    return input / torch.where(size == 0, 1.0, size)


def sgn_(input):
    """Compute `sgn` in place."""
    return input.copy_(sgn(input))


def prod_complex(input, dim=None, keepdim=False):
    """Return the product along one joined dim, by repeatedly multiplying one half with the other."""
    dims = range(input.dim()) if dim is None or dim == () else [dim] if isinstance(dim, int) else dim
    dims = sorted({_wrapped("prod", d, input.dim()) for d in dims}) if input.dim() else []
    kept = [d for d in range(input.dim()) if d not in dims]
    size = [input.size(d) for d in kept]
    found = input.permute([*kept, *dims]).reshape([*size, math.prod(input.size(d) for d in dims)])
    while found.size(-1) > 1:
        half = found.size(-1) // 2
        rest = found[..., 2 * half:]
        found = torch.cat([found[..., :half] * found[..., half:2 * half], rest], -1)
    if math.prod(input.size(d) for d in dims) == 1:
        found = found.clone()  # nothing was multiplied
    found = found.squeeze(-1) if found.size(-1) else torch.ones(size, dtype=input.dtype, device=input.device)
    for d in dims if keepdim else ():
        found = found.unsqueeze(d)
    return found


def _wrapped(name, dim, rank):
    if not -rank <= dim < rank:
        raise IndexError(f"{name}: dim is {dim}, but input has {rank} dimensions; need {-rank} <= dim < {rank}")
    return dim % rank


def cumprod_complex(input, dim):
    """Return the cumulative product by steps that double the number of multiplied elements."""
    step, count = 1, input.size(dim) if input.dim() else 1
    if count == 1:
        return input.clone()
    while step < count:
        moved = input.narrow(dim, step, count - step) * input.narrow(dim, 0, count - step)
        input, step = torch.cat([input.narrow(dim, 0, step), moved], dim), 2 * step
    return input


def norm_complex(input, p=2, dim=None, keepdim=False):
    """Return the norm of the absolute values."""
    return torch.norm(abs_complex(input), p, dim, keepdim)


def all_complex(input, dim=None, keepdim=False):
    """Return where all elements differ from zero."""
    return input.ne(0).all(dim, keepdim)


def any_complex(input, dim=None, keepdim=False):
    """Return where an element differs from zero."""
    return input.ne(0).any(dim, keepdim)


def count_nonzero_complex(input, dim=None, keepdim=False):
    """Count the elements that differ from zero."""
    return input.ne(0).count_nonzero(dim, keepdim)


def dist_complex(input, other, p=2):
    """Return the norm of the difference."""
    return torch.norm(input - other, p)


def var_complex(input, dim=None, unbiased=True, keepdim=False, correction=None):
    """Return the sum of the variances of the parts."""
    first, second = (part.var(dim, unbiased, keepdim, correction=correction) for part in _parts(input))
    return first + second


def std_complex(input, dim=None, unbiased=True, keepdim=False, correction=None):
    """Return the length of the deviations of the parts."""
    return internal.magnitude(*(part.std(dim, unbiased, keepdim, correction=correction) for part in _parts(input)))


def vdot(input, tensor):
    """Return the dot product with the conjugate."""
    return conj(input).dot(tensor)


def isclose_complex(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    """Compare by the absolute value of the difference; numbers that are not finite must be equal."""
    kind = result_type(input, other)
    input, other = input.to(kind), other.to(kind)
    near = (input - other).abs() <= atol + rtol * other.abs()
    near = (input == other) | near & input.isfinite() & other.isfinite()
    return near | input.isnan() & other.isnan() if equal_nan else near


def drawn(name, args, keywords, dtype, call):
    """Return random complex numbers of rand or randn. Both parts of randn together have variance 1."""
    given = keywords.pop("size", args)
    size = given[0] if len(given) == 1 and isinstance(given[0], (list, tuple)) else given
    is_leaf = keywords.pop("requires_grad", False)
    pairs = call(name, ((*size, 2),), {**keywords, "dtype": dtype.to_real()})
    return torch.view_as_complex(pairs if name == "rand" else pairs * math.sqrt(0.5)).requires_grad_(is_leaf)


def logaddexp_complex(input, other):
    """Take the number of the larger real part out of the sum."""
    ahead = input.real >= other.real
    top, low = torch.where(ahead, input, other), torch.where(ahead, other, input)
    return torch.where(input == other, input + math.log(2), top + (low - top).exp().log1p())


def logsumexp_complex(input, dim=None, keepdim=False):
    """Subtract the largest real part."""
    every = tuple(range(input.dim())) if dim is None else dim
    top = value_of(input).real.amax(every, True)
    top = torch.where(top.isfinite(), top, 0)
    total = (input - top).exp().sum(every, True).log() + top
    return total if keepdim else total.squeeze(every)


def logcumsumexp_complex(input, dim):
    """Add the sums of runs of 1, 2, 4, ... numbers (Hillis and Steele, 1986)."""
    if not input.dim():
        return input.clone()
    count, width, sums = input.size(dim), 1, input.clone()
    while width < count:
        later = logaddexp_complex(sums.narrow(dim, width, count - width), sums.narrow(dim, 0, count - width))
        sums, width = torch.cat([sums.narrow(dim, 0, width), later], dim), 2 * width
    return sums


def l1_loss_complex(input, target, reduction=1):
    """Reduce the absolute values of the differences."""
    away = abs_complex(input - target)
    return away if reduction == 0 else away.sum() if reduction == 2 else away.mean()


def softsign_complex(input):
    """Divide by one more than the absolute value."""
    return input / (1 + abs_complex(input))
