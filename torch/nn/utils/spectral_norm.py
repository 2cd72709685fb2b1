"""A weight over its largest singular value, which is estimated a little better with each call in training."""

from __future__ import annotations

from torch._base.arguments import value_of
from torch._base.type_checking import TYPE_CHECKING
from torch.nn.functional import normalize
from torch.nn.utils.weight_norm import dim_of, parameter_of, restore

if TYPE_CHECKING:
    from typing import Any, TypeVar

    from torch.nn.modules.module import Module

    _Module = TypeVar("_Module", bound=Module)


def as_matrix(weight: Any, dim: int) -> Any:
    """The weight with `dim` as rows, and all other dims as columns."""
    return weight.transpose(0, dim).contiguous().view(weight.size(dim), -1) if dim else weight.view(weight.size(0), -1)


def default_dim(module: Module) -> int:
    """The dim of a weight's outputs."""
    return 1 if getattr(module, "transposed", False) else 0


def drawn(weight: Any, dim: int, eps: float) -> list[Any]:
    """Two random vectors of length 1, for the rows and the columns of the weight's matrix."""
    matrix = as_matrix(value_of(weight), dim)
    return [normalize(matrix.new(matrix.size(k)).normal_(), dim=0, eps=eps) for k in (0, 1)]


def turn(vector: Any, matrix: Any, other: Any, eps: float) -> None:
    """A vector becomes the matrix times another one, of length 1: half a step of the power iteration."""
    vector.copy_(normalize(matrix.mv(other), dim=0, eps=eps))


def over_sigma(weight: Any, dim: int, u: Any, v: Any) -> Any:
    """The weight over u . matrix v; the vectors are constants, and copied, as later calls overwrite them."""
    u, v = (vector.clone() for vector in (u, v))
    return weight / u.dot(as_matrix(weight, dim).mv(v))


class SpectralNorm:
    """Computes the weight before each call of the module from <name>_orig, and the vectors <name>_u and <name>_v."""

    def __init__(self, name: str, count: int, eps: float, dim: int) -> None:
        self.name, self.count, self.eps, self.dim = name, count, eps, dim

    @property
    def derived(self) -> str:
        return self.name

    def weight(self, module: Module) -> Any:
        weight, u, v = (getattr(module, self.name + part) for part in ("_orig", "_u", "_v"))
        return over_sigma(weight, self.dim, u, v)

    def __call__(self, module: Module, input: Any) -> None:
        weight, u, v = (getattr(module, self.name + part) for part in ("_orig", "_u", "_v"))
        matrix = as_matrix(weight.data, self.dim)
        for _ in range(self.count if module.training else 0):
            turn(v, matrix.t(), u, self.eps)
            turn(u, matrix, v, self.eps)
        object.__setattr__(module, self.name, self.weight(module))


def check(name: str, count: int) -> None:
    """Raises ValueError for a count below 1."""
    if count < 1:
        raise ValueError(f"{name}: n_power_iterations is {count}; need 1 or more")


def spectral_norm(
    module: _Module, name: str = "weight", n_power_iterations: int = 1, eps: float = 1e-12, dim: int | None = None,
) -> _Module:
    """Replaces a module's Parameter `name` by <name>_orig over its largest singular value, and gives the module back.

    That is estimated by n_power_iterations steps in each forward in training, which start where the last call ended.
    eps: least length of a vector. dim: the dim of outputs, 0, or 1 of transposed convolutions. Source: Miyato, Kataoka,
    Koyama and Yoshida, 2018. Raises ValueError where the name is no Parameter.

    >>> sorted(nn.utils.spectral_norm(nn.Linear(3, 2)).state_dict())
    ['bias', 'weight_orig', 'weight_u', 'weight_v']
    """
    check("spectral_norm", n_power_iterations)
    weight = parameter_of("spectral_norm", module, name)
    dim = dim_of("spectral_norm", weight, default_dim(module) if dim is None else dim)
    norm = SpectralNorm(name, n_power_iterations, eps, dim)
    u, v = drawn(weight, dim, eps)
    delattr(module, name)
    module.register_parameter(name + "_orig", weight)
    module.register_buffer(name + "_u", u)
    module.register_buffer(name + "_v", v)
    object.__setattr__(module, name, weight.data)
    module.register_forward_pre_hook(norm)
    return module


def remove_spectral_norm(module: _Module, name: str = "weight") -> _Module:
    """Makes the weight one Parameter again, with its present value. Raises ValueError where it is not normed."""
    return restore("remove_spectral_norm", module, SpectralNorm, name, ("_orig", "_u", "_v"))


__all__ = ["remove_spectral_norm", "spectral_norm"]
