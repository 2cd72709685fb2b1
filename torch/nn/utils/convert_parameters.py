"""Conversion of parameters to one vector, and back."""

from __future__ import annotations

from torch import _core
from torch._base.arguments import shown, value_of
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from torch._core import Tensor


def parameters_to_vector(parameters: Iterable[Tensor]) -> Tensor:
    """Concatenate all elements of `parameters` to one vector.

    Raises:
        ValueError: there are no parameters, or they have different types.

    >>> nn.utils.parameters_to_vector(nn.Linear(3, 2).parameters()).size()
    torch.Size([8])
    """
    parameters = list(parameters)
    if not parameters or len({parameter.data.type() for parameter in parameters}) > 1:
        raise ValueError("parameters_to_vector: needs parameters, all of one type")
    return _core.cat([parameter.contiguous().view(-1) for parameter in parameters], 0)


def vector_to_parameters(vec: Tensor, parameters: Iterable[Tensor]) -> None:
    """Copy a vector into `parameters`, in the order of `parameters_to_vector`.

    Raises:
        TypeError: `vec` is not a tensor.
        ValueError: it has another number of elements; then nothing is copied.

    >>> layer = nn.Linear(2, 1)
    >>> nn.utils.vector_to_parameters(torch.Tensor([1, 2, 3]), layer.parameters())
    >>> layer.weight.data.tolist(), layer.bias.data.tolist()
    ([[1.0, 2.0]], [3.0])
    """
    parameters = list(parameters)
    tensor = value_of(vec)
    if not _core.is_tensor(tensor):
        raise TypeError(f"vector_to_parameters: vec is a tensor, not {type(vec).__name__}")
    count = sum(parameter.numel() for parameter in parameters)
    if tensor.dim() != 1 or tensor.numel() != count:
        raise ValueError(f"vector_to_parameters: vec is {shown(tensor)}; need a vector of {count} elements, as the "
                         "parameters have")
    first = 0
    for parameter in parameters:
        part = tensor.narrow(0, first, parameter.numel()).contiguous().view(parameter.size())
        parameter.data.copy_(part)
        first += parameter.numel()
