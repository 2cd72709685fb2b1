"""Functions named like PyTorch's kernels: native_layer_norm, view_copy, grid_sampler. Imported on demand."""

from __future__ import annotations

import torch
from torch._base.one_op import one_op
from torch._core import Tensor, internal
from torch.nn import functional

OutOfMemoryError = MemoryError  # raised if an allocation fails
AcceleratorError = RuntimeError
_MODES, _EDGES = ("bilinear", "nearest", "bicubic"), ("zeros", "border", "reflection")


@one_op(autocast="promoted")
def as_strided_copy(input: Tensor, size, stride, storage_offset: int | None = None) -> Tensor:
    """Return as_strided, as a copy instead of a view."""
    return internal.contiguous_copy(input.as_strided(size, stride, storage_offset))


@one_op(autocast="promoted")
def detach_copy(input: Tensor) -> Tensor:
    """Return a copy of the tensor without its history."""
    return internal.contiguous_copy(input.detach())


# --- normalization ---------------------------------------------------------------------------------------------------


def _native_batch_norm_legit(input, weight, bias, *others, **options):
    """Call native_batch_norm, of running_mean and running_var or of neither."""
    statistics = (None, None) if others and isinstance(others[0], bool) else ()
    return torch.native_batch_norm(input, weight, bias, *statistics, *others, **options)


def instance_norm(input, weight, bias, running_mean, running_var, use_input_stats: bool, momentum: float, eps: float,
                  cudnn_enabled: bool = False) -> Tensor:
    """Call torch.nn.functional.instance_norm with the arguments in the order of PyTorch's kernel."""
    return functional.instance_norm(input, running_mean, running_var, weight, bias, use_input_stats, momentum, eps)


# --- windows and indices---------------------------------------------------------------------------------------------


def grid_sampler(input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int,
                 align_corners: bool) -> Tensor:
    """Return grid_sample with numbered modes: bilinear, nearest, bicubic; zeros, border, reflection."""
    return functional.grid_sample(input, grid, _MODES[interpolation_mode], _EDGES[padding_mode], align_corners)


grid_sampler_2d = grid_sampler_3d = grid_sampler


adaptive_max_pool1d = functional.adaptive_max_pool1d_with_indices


def embedding_renorm_(input: Tensor, indices: Tensor, max_norm: float, norm_type: float = 2.0) -> Tensor:
    """Scale the rows of `input` at `indices` in place so that no norm exceeds `max_norm`."""
    with torch.no_grad():
        rows = indices.flatten().unique()
        input[rows] = torch.renorm(input[rows], norm_type, 0, max_norm)
    return input


# --- predicates -----------------------------------------------------------------------------------


def get_device(input: Tensor) -> int:
    """Return the index of the GPU, or -1 for a tensor in memory."""
    return input.get_device()


def set_anomaly_enabled(mode: bool, check_nan: bool = True) -> None:
    """Call torch.autograd.set_detect_anomaly."""
    torch.autograd.set_detect_anomaly(mode, check_nan)


def swap_tensors(t1: Tensor, t2: Tensor) -> None:
    """Swap the data, the gradients and requires_grad of two leaves."""
    first = t1.data.clone(), t1.grad, t1.requires_grad
    t1.data, t1.grad, second = t2.data, None, (t2.grad, t2.requires_grad)
    t2.data, t2.grad = first[0], None
    t1.requires_grad, t2.requires_grad = second[1], first[2]
    t1.grad, t2.grad = second[0], first[1]


def storage_type(self) -> type:
    """Return the class of the storage."""
    return type(self.storage())
