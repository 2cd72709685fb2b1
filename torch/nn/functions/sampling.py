"""Sampling of planes at arbitrary positions."""

from __future__ import annotations

from torch._base.arguments import shown, value_of
from torch._base.error_names import named
from torch._base.one_op import one_op
from torch._base.type_checking import TYPE_CHECKING
from torch.composed.sampling import sampled

if TYPE_CHECKING:
    from torch._core import Tensor

__all__ = ["grid_sample"]

_MODES, _EDGES = ("bilinear", "nearest", "bicubic"), ("zeros", "border", "reflection")


@one_op(autocast="cpu float")
def grid_sample(
    input: Tensor, grid: Tensor, mode: str = "bilinear", padding_mode: str = "zeros",
    align_corners: bool | None = None,
) -> Tensor:
    """Sample planes or volumes at the positions of a grid (Jaderberg and others, 2015).

    Args:
        mode: "bilinear" (also for volumes); "nearest", whose gradient of `grid` is zero; "bicubic" for planes (Keys,
            1981).
        padding_mode: elements outside are "zeros", the nearest element ("border"), or mirrored ("reflection").
        align_corners: True places -1 and 1 at the centres of the outer elements instead of their edges.
    Shape:
        input: (N, C, H, W) or (N, C, D, H, W).
        grid: (N, height, width, 2) or (N, depth, height, width, 3), positions (x, y) or (x, y, z) from -1 to 1.
        output: (N, C, height, width) or (N, C, depth, height, width).
    Raises:
        ValueError: arguments that do not fit.

    >>> F.grid_sample(torch.Tensor([[[[1, 2], [3, 4]]]]), torch.zeros(1, 1, 1, 2)).tolist()
    [[[[2.5]]]]
    """
    dims = input.dim() - 2
    if mode not in _MODES or padding_mode not in _EDGES:
        raise ValueError(f"grid_sample: mode is {shown(mode)}, padding_mode is {shown(padding_mode)}; need one of "
                         f"{', '.join(_MODES)}, and one of {', '.join(_EDGES)}")
    if (dims not in (2, 3) or grid.dim() != dims + 2 or grid.size(-1) != dims or grid.size(0) != input.size(0)
            or 0 in input.size()[2:] or value_of(grid).type() != value_of(input).type()):
        raise ValueError(f"grid_sample: input is {shown(input)}, grid is {shown(grid)}; need planes or volumes "
                         "with an element at least, and as many grids of 2 or 3 numbers a place, of one type")
    if mode == "bicubic" and dims != 2:
        raise ValueError(f"grid_sample: input is {shown(input)}; mode bicubic is for planes of 2 dimensions")
    return named("grid_sample", sampled, input, grid, mode, padding_mode, bool(align_corners))
