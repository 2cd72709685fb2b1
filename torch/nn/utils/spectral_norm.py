"""Spectral normalization: a weight divided by its largest singular value, which power iteration estimates."""

from __future__ import annotations

from torch._base.arguments import dim_of, value_of
from torch._base.type_checking import TYPE_CHECKING
from torch.nn.functional import normalize
from torch.nn.utils.weight_norm import parameter_of, restore

if TYPE_CHECKING:
    from typing import Any, TypeVar

    from torch.nn.modules.module import Module

    _Module = TypeVar("_Module", bound=Module)


def as_matrix(weight: Any, dim: int) -> Any:
    """Return the weight as a matrix with `dim` as rows and all other dims as columns."""
    return weight.transpose(0, dim).contiguous().view(weight.size(dim), -1) if dim else weight.view(weight.size(0), -1)


def default_dim(module: Module) -> int:
    """Return the output dim of a module's weight."""
    return 1 if getattr(module, "transposed", False) else 0


def random_vector(weight: Any, dim: int, eps: float) -> list[Any]:
    """Return random unit vectors for the rows and the columns of the weight's matrix."""
    matrix = as_matrix(value_of(weight), dim)
    return [normalize(matrix.new(matrix.size(k)).normal_(), dim=0, eps=eps) for k in (0, 1)]


def power_step(vector: Any, matrix: Any, other: Any, eps: float) -> None:
    """Overwrite a vector with the normalized product of the matrix and the other vector: half a power iteration."""
    vector.copy_(normalize(matrix.mv(other), dim=0, eps=eps))


def divide_by_sigma(weight: Any, dim: int, u: Any, v: Any) -> Any:
    """Return the weight divided by u . matrix v; u and v are copied, because later calls overwrite them."""
    u, v = (vector.clone() for vector in (u, v))
    return weight / u.dot(as_matrix(weight, dim).mv(v))


class SpectralNorm:
    """Hook that computes the weight before each call from <name>_orig and the vectors <name>_u and <name>_v."""

    def __init__(self, name: str, count: int, eps: float, dim: int) -> None:
        self.name, self.count, self.eps, self.dim = name, count, eps, dim

    @property
    def derived(self) -> str:
        return self.name

    def weight(self, module: Module) -> Any:
        weight, u, v = (getattr(module, self.name + part) for part in ("_orig", "_u", "_v"))
        return divide_by_sigma(weight, self.dim, u, v)

    def __call__(self, module: Module, input: Any) -> None:
        weight, u, v = (getattr(module, self.name + part) for part in ("_orig", "_u", "_v"))
        matrix = as_matrix(weight.data, self.dim)
        for _ in range(self.count if module.training else 0):
            power_step(v, matrix.t(), u, self.eps)
            power_step(u, matrix, v, self.eps)
        self.recompute(module)

    def recompute(self, module: Module) -> None:
        """Set the weight by the current vectors: a copy of a module has those of the module."""
        object.__setattr__(module, self.name, self.weight(module))


def check(name: str, count: int) -> None:
    """Raise ValueError if a count is below 1."""
    if count < 1:
        raise ValueError(f"{name}: n_power_iterations is {count}; need at least 1")


def spectral_norm(
    module: _Module, name: str = "weight", n_power_iterations: int = 1, eps: float = 1e-12, dim: int | None = None,
) -> _Module:
    """Divide a module's weight by its largest singular value, and return the module (Miyato and others, 2018).

    The Parameter becomes <name>_orig. Each forward in training improves the estimate by `n_power_iterations` steps.

    Args:
        eps: minimal length of a vector.
        dim: the output dim, by default 0, or 1 for transposed convolutions.
    Raises:
        ValueError: there is no such Parameter, or `n_power_iterations` is below 1.

    >>> sorted(nn.utils.spectral_norm(nn.Linear(3, 2)).state_dict())
    ['bias', 'weight_orig', 'weight_u', 'weight_v']
    """
    check("spectral_norm", n_power_iterations)
    weight = parameter_of("spectral_norm", module, name)
    dim = dim_of(default_dim(module) if dim is None else dim, weight.dim(), "spectral_norm")
    norm = SpectralNorm(name, n_power_iterations, eps, dim)
    u, v = random_vector(weight, dim, eps)
    delattr(module, name)
    module.register_parameter(name + "_orig", weight)
    module.register_buffer(name + "_u", u)
    module.register_buffer(name + "_v", v)
    object.__setattr__(module, name, weight.data)
    module.register_forward_pre_hook(norm)
    return module


def remove_spectral_norm(module: _Module, name: str = "weight") -> _Module:
    """Convert a normalized weight back to one Parameter with its current value, and return the module.

    Raises:
        ValueError: the weight is not normalized.

    >>> layer = nn.utils.remove_spectral_norm(nn.utils.spectral_norm(nn.Linear(3, 2)))
    >>> sorted(layer.state_dict())
    ['bias', 'weight']
    """
    return restore("remove_spectral_norm", module, SpectralNorm, name, ("_orig", "_u", "_v"))


__all__ = ["remove_spectral_norm", "spectral_norm"]
