"""Parametrizations of weights: weight normalization, spectral normalization and orthogonality."""

from __future__ import annotations

import torch
from torch._base.arguments import dim_of, value_of
from torch._base.type_checking import TYPE_CHECKING
from torch.nn.functional import normalize
from torch.nn.modules.module import Module
from torch.nn.utils.parametrize import register_parametrization
from torch.nn.utils.spectral_norm import as_matrix, check, default_dim, divide_by_sigma, power_step, random_vector
from torch.nn.utils.weight_norm import norm_of

if TYPE_CHECKING:
    from typing import TypeVar

    _Module = TypeVar("_Module", bound=Module)

__all__ = ["orthogonal", "spectral_norm", "weight_norm"]


def _tensor(name, module, tensor_name):
    result = getattr(module, tensor_name, None)
    if not isinstance(result, torch.Tensor):
        raise ValueError(f"{name}: {type(module).__name__} has no Parameter or buffer {tensor_name!r}")
    return result


class _WeightNorm(Module):
    def __init__(self, dim):
        super().__init__()
        self.dim = dim

    def forward(self, length, direction):
        return direction * (length / norm_of(direction, self.dim))

    def right_inverse(self, weight):
        return norm_of(weight, self.dim), weight


def weight_norm(module: _Module, name: str = "weight", dim: int | None = 0) -> _Module:
    """Apply weight normalization as a parametrization: original0 holds the lengths, original1 the directions.

    State dicts of nn.utils.weight_norm can be loaded. Arguments are as for nn.utils.weight_norm.

    >>> sorted(nn.utils.parametrizations.weight_norm(nn.Linear(3, 2)).state_dict())
    ['bias', 'parametrizations.weight.original0', 'parametrizations.weight.original1']
    """
    weight = _tensor("weight_norm", module, name)
    dim = None if dim is None else dim_of(dim, weight.dim(), "weight_norm")
    register_parametrization(module, name, _WeightNorm(dim), unsafe=True)

    def rename(module, state, prefix, *others):
        for number, old in enumerate((f"{prefix}{name}_g", f"{prefix}{name}_v")):
            if old in state:
                state[f"{prefix}parametrizations.{name}.original{number}"] = state.pop(old)

    module.register_load_state_dict_pre_hook(rename)
    return module


class _SpectralNorm(Module):
    def __init__(self, weight, count, dim, eps):
        super().__init__()
        self.count, self.dim, self.eps = count, dim, eps
        if weight.dim() > 1:
            for name, vector in zip(("_u", "_v"), random_vector(weight, dim, eps), strict=True):
                self.register_buffer(name, vector)
            self._iterate(weight, 15)

    def _iterate(self, weight, count):
        matrix = as_matrix(value_of(weight), self.dim)
        for _ in range(count):
            power_step(self._u, matrix, self._v, self.eps)
            power_step(self._v, matrix.t(), self._u, self.eps)

    def forward(self, weight):
        if weight.dim() == 1:
            return normalize(weight, dim=0, eps=self.eps)
        if self.training:
            self._iterate(weight, self.count)
        return divide_by_sigma(weight, self.dim, self._u, self._v)

    def right_inverse(self, weight):
        return weight  # the assigned weight may have another largest singular value


def spectral_norm(
    module: _Module, name: str = "weight", n_power_iterations: int = 1, eps: float = 1e-12, dim: int | None = None,
) -> _Module:
    """Apply spectral normalization as a parametrization, initialized with 15 power iterations.

    Arguments are as for nn.utils.spectral_norm.

    >>> layer = nn.utils.parametrizations.spectral_norm(nn.Linear(3, 2)).eval()
    >>> round(torch.linalg.norm(layer.weight.data, 2), 1)
    1.0
    """
    check("spectral_norm", n_power_iterations)
    weight = _tensor("spectral_norm", module, name)
    dim = dim_of(default_dim(module) if dim is None else dim, weight.dim(), "spectral_norm")
    return register_parametrization(module, name, _SpectralNorm(weight, n_power_iterations, dim, eps))


def _transposed(matrix):
    return matrix.transpose(-2, -1)


class _Orthogonal(Module):
    def __init__(self, weight, kind, trivial):
        super().__init__()
        self.kind = kind
        if trivial:
            self.register_buffer("base", None)

    def _square(self, x):
        """Return x, which has at least as many rows as columns, with zeros as further columns."""
        more = x.size(-2) - x.size(-1)
        zeros = value_of(x).new(*x.size()[:-1], more).fill_(0) if more else None
        return x.tril() if zeros is None else torch.cat([x.tril(), zeros], x.dim() - 1)

    def _mapped(self, x):
        if self.kind == "householder":  # vectors below the diagonal, which has the signs of the columns
            vectors = x.tril(-1)
            factors = 2 / (1 + (vectors * vectors.conj()).real.sum(-2))
            signs = value_of(x).diagonal(0, -2, -1).sgn().unsqueeze(-2)
            return torch.linalg.householder_product(vectors, factors.to(x.dtype)) * signs
        square = self._square(x)
        skew = square - _transposed(square)
        if self.kind == "matrix_exp":
            return torch.linalg.matrix_exp(skew).narrow(-1, 0, x.size(-1))
        one = torch.eye(x.size(-2), out=value_of(x).new()).expand_as(skew)
        return torch.linalg.solve(one - skew / 2, one + skew / 2).narrow(-1, 0, x.size(-1))

    def forward(self, x):
        wide = x.size(-2) < x.size(-1)
        result = self._mapped(_transposed(x) if wide else x)
        if getattr(self, "base", None) is not None:
            result = self.base.matmul(result)
        return _transposed(result) if wide else result

    def right_inverse(self, weight):
        if "base" not in self._buffers:
            raise NotImplementedError(f"orthogonal: {self.kind} has no inverse with use_trivialization=False, so that "
                                      "nothing can be assigned")
        value = value_of(weight)
        wide = value.size(-2) < value.size(-1)
        value = _transposed(value) if wide else value
        extra = value.new(*value.size()[:-1], value.size(-2) - value.size(-1)).normal_()
        whole = torch.cat([value, extra], value.dim() - 1) if extra.numel() else value
        factor, triangle = torch.linalg.qr(whole)
        self.base = factor * triangle.diagonal(0, -2, -1).sign().unsqueeze(-2)
        start = value_of(weight).new(weight.size()).fill_(0)
        start.diagonal(0, -2, -1).fill_(-1)  # which every map maps to the identity
        return start


def orthogonal(
    module: _Module, name: str = "weight", orthogonal_map: str | None = None, *, use_trivialization: bool = True,
) -> _Module:
    """Constrain a matrix, or each of a batch of matrices, to orthonormal rows or columns, whichever are fewer.

    Args:
        orthogonal_map: "matrix_exp" (default) or "cayley", of a skew-symmetric matrix, or "householder", a product of
            reflections whose vectors are below the diagonal.
        use_trivialization: multiply by a constant orthogonal matrix, so that any orthogonal matrix can be assigned
            (Lezcano-Casado, 2019).
    Raises:
        ValueError: another map, or a tensor of fewer than 2 dims.

    >>> layer = nn.utils.parametrizations.orthogonal(nn.Linear(3, 2))
    >>> weight = layer.weight.data
    >>> torch.allclose(weight.mm(weight.t()), torch.eye(2), atol=1e-5)
    True
    """
    weight = _tensor("orthogonal", module, name)
    if weight.dim() < 2:
        raise ValueError(f"orthogonal: {name} has {weight.dim()} dim; need a matrix")
    kind = "matrix_exp" if orthogonal_map is None else orthogonal_map
    if kind not in ("matrix_exp", "cayley", "householder"):
        raise ValueError(f"orthogonal: orthogonal_map is {kind!r}; need 'matrix_exp', 'cayley' or 'householder'")
    return register_parametrization(module, name, _Orthogonal(weight, kind, use_trivialization), unsafe=True)
