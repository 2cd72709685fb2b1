# Generated from ops.yaml by codegen/templates/functional.py. Do not edit: change the row and run make gen.
"""The functions of rows with a module, with the options of the row in its order."""

from __future__ import annotations

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch._core import prelu as prelu
from torch._core import linear as linear
from torch._core import bilinear as bilinear
from torch._core import pdist as pdist
from torch._core import one_hot as one_hot
from torch._core import normalize as normalize
from torch._core import pairwise_distance as pairwise_distance
from torch._core import cosine_similarity as cosine_similarity
from torch._core import dropout as dropout
from torch._core import rrelu as rrelu
from torch._core import alpha_dropout as alpha_dropout
from torch._core import feature_alpha_dropout as feature_alpha_dropout
from torch._core import conv2d as conv2d
from torch._core import conv3d as conv3d
from torch._core import conv1d as conv1d
from torch._core import conv_transpose1d as conv_transpose1d
from torch._core import conv_transpose2d as conv_transpose2d
from torch._core import conv_transpose3d as conv_transpose3d
from torch._core import pixel_shuffle as pixel_shuffle
from torch._core import pixel_unshuffle as pixel_unshuffle
from torch._core import channel_shuffle as channel_shuffle
from torch._core import channel_shuffle as native_channel_shuffle
from torch._core import max_pool1d as max_pool1d
from torch._core import max_pool2d as max_pool2d
from torch._core import max_pool3d as max_pool3d
from torch._core import max_pool1d_with_indices as max_pool1d_with_indices
from torch._core import avg_pool1d as avg_pool1d
from torch._core import adaptive_avg_pool1d as adaptive_avg_pool1d
from torch._core import group_norm as group_norm
from torch._core import layer_norm as layer_norm
from torch._core import rms_norm as rms_norm
from torch._core import mse_loss as mse_loss
from torch._core import l1_loss as l1_loss
from torch._core import smooth_l1_loss as smooth_l1_loss
from torch._core import huber_loss as huber_loss
from torch._core import kl_div as kl_div
from torch._core import poisson_nll_loss as poisson_nll_loss
from torch._core import gaussian_nll_loss as gaussian_nll_loss
from torch._core import nll_loss as nll_loss
from torch._core import cross_entropy as cross_entropy
from torch._core import binary_cross_entropy as binary_cross_entropy
from torch._core import binary_cross_entropy_with_logits as binary_cross_entropy_with_logits
from torch._core import soft_margin_loss as soft_margin_loss
from torch._core import hinge_embedding_loss as hinge_embedding_loss
from torch._core import margin_ranking_loss as margin_ranking_loss
from torch._core import cosine_embedding_loss as cosine_embedding_loss
from torch._core import triplet_margin_loss as triplet_margin_loss
from torch._core import multi_margin_loss as multi_margin_loss
from torch._core import multilabel_margin_loss as multilabel_margin_loss
from torch._core import conv_tbc as conv_tbc
from torch._core import Tensor
from torch._core import functional as rows

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Literal, overload

    def gelu(
        input: Tensor, approximate: Literal['none', 'tanh'] = 'none',
    ) -> Tensor: ...
    def softmax(
        input: Tensor, dim: int | None = None, _stacklevel: int = 3,
    ) -> Tensor: ...
    def log_softmax(
        input: Tensor, dim: int | None = None, _stacklevel: int = 3,
    ) -> Tensor: ...
    def softmin(input: Tensor, dim: int | None = None, _stacklevel: int = 3) -> Tensor: ...
    def gumbel_softmax(
        logits: Tensor, tau: float = 1, hard: bool = False, eps: float = 1e-10, dim: int = -1,
    ) -> Tensor: ...
    def dropout1d(
        input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False,
    ) -> Tensor: ...
    def dropout2d(
        input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False,
    ) -> Tensor: ...
    def dropout3d(
        input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False,
    ) -> Tensor: ...
    def max_pool2d_with_indices(
        input: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
        padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1,
        ceil_mode: bool = False, return_indices: bool = False, *,
        out: Sequence[Tensor] | None = None, dtype: Any = None,
    ) -> tuple[Tensor, Tensor]: ...
    def max_pool3d_with_indices(
        input: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
        padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1,
        ceil_mode: bool = False, return_indices: bool = False, *,
        out: Sequence[Tensor] | None = None, dtype: Any = None,
    ) -> tuple[Tensor, Tensor]: ...
    @overload
    def adaptive_max_pool1d(
        input: Tensor, output_size: int | Sequence[int | None] | None,
        return_indices: Literal[False] = False, *, out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    @overload
    def adaptive_max_pool1d(
        input: Tensor, output_size: int | Sequence[int | None] | None,
        return_indices: Literal[True], *, out: Sequence[Tensor] | None = None, dtype: Any = None,
    ) -> tuple[Tensor, Tensor]: ...
    @overload
    def adaptive_max_pool2d(
        input: Tensor, output_size: int | Sequence[int | None] | None,
        return_indices: Literal[False] = False, *, out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    @overload
    def adaptive_max_pool2d(
        input: Tensor, output_size: int | Sequence[int | None] | None,
        return_indices: Literal[True], *, out: Sequence[Tensor] | None = None, dtype: Any = None,
    ) -> tuple[Tensor, Tensor]: ...
    @overload
    def adaptive_max_pool3d(
        input: Tensor, output_size: int | Sequence[int | None] | None,
        return_indices: Literal[False] = False, *, out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    @overload
    def adaptive_max_pool3d(
        input: Tensor, output_size: int | Sequence[int | None] | None,
        return_indices: Literal[True], *, out: Sequence[Tensor] | None = None, dtype: Any = None,
    ) -> tuple[Tensor, Tensor]: ...
    def adaptive_max_pool1d_with_indices(
        input: Tensor, output_size: int | Sequence[int | None] | None, return_indices: bool = False,
        *, out: Sequence[Tensor] | None = None, dtype: Any = None,
    ) -> tuple[Tensor, Tensor]: ...
    def adaptive_max_pool2d_with_indices(
        input: Tensor, output_size: int | Sequence[int | None] | None, return_indices: bool = False,
        *, out: Sequence[Tensor] | None = None, dtype: Any = None,
    ) -> tuple[Tensor, Tensor]: ...
    def adaptive_max_pool3d_with_indices(
        input: Tensor, output_size: int | Sequence[int | None] | None, return_indices: bool = False,
        *, out: Sequence[Tensor] | None = None, dtype: Any = None,
    ) -> tuple[Tensor, Tensor]: ...
    def fractional_max_pool2d_with_indices(
        input: Tensor, kernel_size: int | Sequence[int],
        output_size: int | Sequence[int] | None = None,
        output_ratio: float | Sequence[float] | None = None, return_indices: bool = False,
        _random_samples: Tensor | None = None,
    ) -> tuple[Tensor, Tensor]: ...
    def fractional_max_pool3d_with_indices(
        input: Tensor, kernel_size: int | Sequence[int],
        output_size: int | Sequence[int] | None = None,
        output_ratio: float | Sequence[float] | None = None, return_indices: bool = False,
        _random_samples: Tensor | None = None,
    ) -> tuple[Tensor, Tensor]: ...
    @overload
    def fractional_max_pool2d(
        input: Tensor, kernel_size: int | Sequence[int],
        output_size: int | Sequence[int] | None = None,
        output_ratio: float | Sequence[float] | None = None, return_indices: Literal[False] = False,
        _random_samples: Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def fractional_max_pool2d(
        input: Tensor, kernel_size: int | Sequence[int], return_indices: Literal[True],
        _random_samples: Tensor | None = None, *, output_size: int | Sequence[int] | None = None,
        output_ratio: float | Sequence[float] | None = None,
    ) -> tuple[Tensor, Tensor]: ...
    @overload
    def fractional_max_pool2d(
        input: Tensor, kernel_size: int | Sequence[int], output_size: Sequence[int],
        output_ratio: float | Sequence[float], return_indices: Literal[True],
        _random_samples: Tensor | None = None,
    ) -> tuple[Tensor, Tensor]: ...
    @overload
    def fractional_max_pool3d(
        input: Tensor, kernel_size: int | Sequence[int],
        output_size: int | Sequence[int] | None = None,
        output_ratio: float | Sequence[float] | None = None, return_indices: Literal[False] = False,
        _random_samples: Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def fractional_max_pool3d(
        input: Tensor, kernel_size: int | Sequence[int], return_indices: Literal[True],
        _random_samples: Tensor | None = None, *, output_size: int | Sequence[int] | None = None,
        output_ratio: float | Sequence[float] | None = None,
    ) -> tuple[Tensor, Tensor]: ...
    @overload
    def fractional_max_pool3d(
        input: Tensor, kernel_size: int | Sequence[int], output_size: Sequence[int],
        output_ratio: float | Sequence[float], return_indices: Literal[True],
        _random_samples: Tensor | None = None,
    ) -> tuple[Tensor, Tensor]: ...
    def max_unpool1d(
        input: Tensor, indices: Tensor, kernel_size: int | Sequence[int],
        stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0,
        output_size: int | Sequence[int] | None = None, *, out: Tensor | None = None,
        dtype: Any = None,
    ) -> Tensor: ...
    def max_unpool2d(
        input: Tensor, indices: Tensor, kernel_size: int | Sequence[int],
        stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0,
        output_size: int | Sequence[int] | None = None, *, out: Tensor | None = None,
        dtype: Any = None,
    ) -> Tensor: ...
    def max_unpool3d(
        input: Tensor, indices: Tensor, kernel_size: int | Sequence[int],
        stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0,
        output_size: int | Sequence[int] | None = None, *, out: Tensor | None = None,
        dtype: Any = None,
    ) -> Tensor: ...
    def avg_pool2d(
        input: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
        padding: int | Sequence[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True,
        divisor_override: int | None = None, *, out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def avg_pool3d(
        input: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
        padding: int | Sequence[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True,
        divisor_override: int | None = None, *, out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def lp_pool1d(
        input: Tensor, norm_type: float, kernel_size: int | Sequence[int],
        stride: int | Sequence[int] | None = None, ceil_mode: bool = False,
    ) -> Tensor: ...
    def lp_pool2d(
        input: Tensor, norm_type: float, kernel_size: int | Sequence[int],
        stride: int | Sequence[int] | None = None, ceil_mode: bool = False,
    ) -> Tensor: ...
    def lp_pool3d(
        input: Tensor, norm_type: float, kernel_size: int | Sequence[int],
        stride: int | Sequence[int] | None = None, ceil_mode: bool = False,
    ) -> Tensor: ...
    def adaptive_avg_pool2d(
        input: Tensor, output_size: int | Sequence[int | None] | None, *, out: Tensor | None = None,
        dtype: Any = None,
    ) -> Tensor: ...
    def adaptive_avg_pool3d(
        input: Tensor, output_size: int | Sequence[int | None] | None, *, out: Tensor | None = None,
        dtype: Any = None,
    ) -> Tensor: ...
    def interpolate(
        input: Tensor, size: int | Sequence[int] | None = None,
        scale_factor: float | Sequence[float] | None = None,
        mode: Literal['nearest', 'nearest-exact', 'linear', 'bilinear', 'trilinear', 'bicubic', 'area'] = 'nearest',
        align_corners: bool | None = None, recompute_scale_factor: bool | None = None,
        antialias: bool = False,
    ) -> Tensor: ...
    def upsample(
        input: Tensor, size: int | Sequence[int] | None = None,
        scale_factor: float | Sequence[float] | None = None,
        mode: Literal['nearest', 'nearest-exact', 'linear', 'bilinear', 'trilinear', 'bicubic', 'area'] = 'nearest',
        align_corners: bool | None = None,
    ) -> Tensor: ...
    def upsample_nearest(
        input: Tensor, size: int | Sequence[int] | None = None,
        scale_factor: float | Sequence[float] | None = None,
    ) -> Tensor: ...
    def upsample_bilinear(
        input: Tensor, size: int | Sequence[int] | None = None,
        scale_factor: float | Sequence[float] | None = None,
    ) -> Tensor: ...
    def affine_grid(theta: Tensor, size: Sequence[int], align_corners: bool = False) -> Tensor: ...
    def pad(
        input: Tensor, pad: Sequence[int],
        mode: Literal['constant', 'reflect', 'replicate', 'circular'] = 'constant',
        value: float = 0,
    ) -> Tensor: ...
    def unfold(
        input: Tensor, kernel_size: int | Sequence[int], dilation: int | Sequence[int] = 1,
        padding: int | Sequence[int] = 0, stride: int | Sequence[int] = 1, *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def fold(
        input: Tensor, output_size: int | Sequence[int], kernel_size: int | Sequence[int],
        dilation: int | Sequence[int] = 1, padding: int | Sequence[int] = 0,
        stride: int | Sequence[int] = 1, *, out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def batch_norm(
        input: Tensor, running_mean: Tensor | None, running_var: Tensor | None,
        weight: Tensor | None = None, bias: Tensor | None = None, training: bool = False,
        momentum: float = 0.1, eps: float = 1e-05,
    ) -> Tensor: ...
    def local_response_norm(
        input: Tensor, size: int, alpha: float = 0.0001, beta: float = 0.75, k: float = 1.0,
    ) -> Tensor: ...
    def cross_map_lrn2d(
        input: Tensor, size: int, alpha: float = 0.0001, beta: float = 0.75, k: float = 1,
    ) -> Tensor: ...
    def multilabel_soft_margin_loss(
        input: Tensor, target: Tensor, weight: Tensor | None = None,
        size_average: bool | str | None = None, reduce: bool | str | None = None,
        reduction: str = 'mean',
    ) -> Tensor: ...
    @overload
    def ctc_loss(
        log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor,
        blank: int = 0, reduction: str = 'mean', zero_infinity: bool = False,
    ) -> Tensor: ...
    @overload
    def ctc_loss(
        log_probs: Tensor, targets: Tensor, input_lengths: Sequence[int],
        target_lengths: Sequence[int], blank: int = 0, reduction: str = 'mean',
        zero_infinity: bool = False,
    ) -> Tensor: ...
else:
    gelu = rows.gelu
    softmax = rows.softmax
    log_softmax = rows.log_softmax
    softmin = rows.softmin
    gumbel_softmax = rows.gumbel_softmax
    dropout1d = rows.dropout1d
    dropout2d = rows.dropout2d
    dropout3d = rows.dropout3d
    max_pool2d_with_indices = rows.max_pool2d_with_indices
    max_pool3d_with_indices = rows.max_pool3d_with_indices
    adaptive_max_pool1d = rows.adaptive_max_pool1d
    adaptive_max_pool2d = rows.adaptive_max_pool2d
    adaptive_max_pool3d = rows.adaptive_max_pool3d
    adaptive_max_pool1d_with_indices = rows.adaptive_max_pool1d_with_indices
    adaptive_max_pool2d_with_indices = rows.adaptive_max_pool2d_with_indices
    adaptive_max_pool3d_with_indices = rows.adaptive_max_pool3d_with_indices
    fractional_max_pool2d_with_indices = rows.fractional_max_pool2d_with_indices
    fractional_max_pool3d_with_indices = rows.fractional_max_pool3d_with_indices
    fractional_max_pool2d = rows.fractional_max_pool2d
    fractional_max_pool3d = rows.fractional_max_pool3d
    max_unpool1d = rows.max_unpool1d
    max_unpool2d = rows.max_unpool2d
    max_unpool3d = rows.max_unpool3d
    avg_pool2d = rows.avg_pool2d
    avg_pool3d = rows.avg_pool3d
    lp_pool1d = rows.lp_pool1d
    lp_pool2d = rows.lp_pool2d
    lp_pool3d = rows.lp_pool3d
    adaptive_avg_pool2d = rows.adaptive_avg_pool2d
    adaptive_avg_pool3d = rows.adaptive_avg_pool3d
    interpolate = rows.interpolate
    upsample = rows.upsample
    upsample_nearest = rows.upsample_nearest
    upsample_bilinear = rows.upsample_bilinear
    affine_grid = rows.affine_grid
    pad = rows.pad
    unfold = rows.unfold
    fold = rows.fold
    batch_norm = rows.batch_norm
    local_response_norm = rows.local_response_norm
    cross_map_lrn2d = rows.cross_map_lrn2d
    multilabel_soft_margin_loss = rows.multilabel_soft_margin_loss
    ctc_loss = rows.ctc_loss


def tanh(input: Tensor, inplace: bool = False, *, out: Tensor | None = None) -> Tensor:
    """Hyperbolic tangent of each element.

    >>> input = torch.DoubleTensor([[-2.0, 1.0], [1.25, 2.0]])
    >>> F.tanh(input).tolist()
    [[-0.9640..., 0.7615...], [0.8482..., 0.9640...]]
    """
    if inplace:
        return input.tanh_()
    if out is not None:
        return _core.tanh(input, out=out)
    given = [input]
    del input
    return _core.donate(_core.tanh, given)


def relu(input: Tensor, inplace: bool = False, *, out: Tensor | None = None) -> Tensor:
    """Rectified linear unit, max(x, 0) of each element x. The derivative at zero is taken as
    zero.

    >>> input = torch.DoubleTensor([[2.5, -1.25], [1.5, 0.5]])
    >>> F.relu(input).tolist()
    [[2.5, 0.0], [1.5, 0.5]]
    """
    if inplace:
        return input.relu_()
    if out is not None:
        return _core.relu(input, out=out)
    given = [input]
    del input
    return _core.donate(_core.relu, given)


def threshold(
    input: Tensor, threshold: float, value: float, inplace: bool = False, *,
    out: Tensor | None = None,
) -> Tensor:
    """Each element, but value where the element is not above threshold.

    >>> input = torch.DoubleTensor([1.0, 1.0, -2.5, -1.5, -0.25])
    >>> F.threshold(input, threshold=0, value=0).tolist()
    [1.0, 1.0, 0.0, 0.0, 0.0]
    """
    if inplace:
        return input.threshold_(threshold, value)
    if out is not None:
        return _core.threshold(input, threshold, value, out=out)
    given = [input]
    del input
    return _core.donate(_core.threshold, given, threshold, value)


def leaky_relu(
    input: Tensor, negative_slope: float = 0.01, inplace: bool = False, *,
    out: Tensor | None = None,
) -> Tensor:
    """Each element, multiplied by negative_slope where the element is negative.

    >>> input = torch.DoubleTensor([[-1.25, -2.0], [-2.25, 0.75]])
    >>> F.leaky_relu(input).tolist()
    [[-0.012..., -0.0...], [-0.022..., 0.75]]
    """
    if inplace:
        return input.leaky_relu_(negative_slope)
    if out is not None:
        return _core.leaky_relu(input, negative_slope, out=out)
    given = [input]
    del input
    return _core.donate(_core.leaky_relu, given, negative_slope)


def elu(
    input: Tensor, alpha: float = 1.0, inplace: bool = False, *, out: Tensor | None = None,
) -> Tensor:
    """Exponential linear unit, x where x is positive, and alpha * (exp(x) - 1) elsewhere
    (Clevert and others, 2015).

    >>> input = torch.DoubleTensor([[-2.0, -0.5], [1.75, -1.75]])
    >>> F.elu(input).tolist()
    [[-0.8646..., -0.3934...], [1.75, -0.8262...]]
    """
    if inplace:
        return input.elu_(alpha)
    if out is not None:
        return _core.elu(input, alpha, out=out)
    given = [input]
    del input
    return _core.donate(_core.elu, given, alpha)


def selu(input: Tensor, inplace: bool = False, *, out: Tensor | None = None) -> Tensor:
    """Scaled exponential linear unit, 1.0507 * x where x is positive, and 1.0507 * 1.6733 *
    (exp(x) - 1) elsewhere. The factors keep mean 0 and variance 1 from layer to layer
    (Klambauer and others, 2017).

    >>> input = torch.DoubleTensor([[-2.25, 1.75], [2.0, 1.5]])
    >>> F.selu(input).tolist()
    [[-1.5727..., 1.8387...], [2.101..., 1.5760...]]
    """
    if inplace:
        return input.selu_()
    if out is not None:
        return _core.selu(input, out=out)
    given = [input]
    del input
    return _core.donate(_core.selu, given)


def celu(
    input: Tensor, alpha: float = 1.0, inplace: bool = False, *, out: Tensor | None = None,
) -> Tensor:
    """Continuously differentiable exponential linear unit, x where x is positive, and alpha *
    (exp(x / alpha) - 1) elsewhere (Barron, 2017).

    >>> input = torch.DoubleTensor([[1.75, -2.5], [-2.25, -1.0]])
    >>> F.celu(input).tolist()
    [[1.75, -0.9179...], [-0.894..., -0.6321...]]
    """
    if inplace:
        return input.celu_(alpha)
    if out is not None:
        return _core.celu(input, alpha, out=out)
    given = [input]
    del input
    return _core.donate(_core.celu, given, alpha)


def hardtanh(
    input: Tensor, min_val: float = -1.0, max_val: float = 1.0, inplace: bool = False, *,
    out: Tensor | None = None,
) -> Tensor:
    """Each element limited to the range from min_val to max_val. The derivative at both bounds
    is taken as zero.

    >>> input = torch.DoubleTensor([[-0.25, -1.75], [0.5, -2.75]])
    >>> F.hardtanh(input).tolist()
    [[-0.25, -1.0], [0.5, -1.0]]
    """
    if inplace:
        return input.hardtanh_(min_val, max_val)
    if out is not None:
        return _core.hardtanh(input, min_val, max_val, out=out)
    given = [input]
    del input
    return _core.donate(_core.hardtanh, given, min_val, max_val)


def relu6(input: Tensor, inplace: bool = False, *, out: Tensor | None = None) -> Tensor:
    """Each element limited to the range from 0 to 6 (Krizhevsky, 2010). The derivative at both
    bounds is taken as zero.

    >>> input = torch.DoubleTensor([[-2.5, -2.25], [7.0, 6.25]])
    >>> F.relu6(input).tolist()
    [[0.0, 0.0], [6.0, 6.0]]
    """
    if inplace:
        return input.relu6_()
    if out is not None:
        return _core.relu6(input, out=out)
    given = [input]
    del input
    return _core.donate(_core.relu6, given)


def hardsigmoid(input: Tensor, inplace: bool = False, *, out: Tensor | None = None) -> Tensor:
    """x / 6 + 1/2, limited to the range from 0 to 1 (Courbariaux and others, 2015).

    >>> input = torch.DoubleTensor([[2.75, 3.0], [3.25, -2.5]])
    >>> F.hardsigmoid(input).tolist()
    [[0.9583..., 1.0], [1.0, 0.0833...]]
    """
    if inplace:
        return input.hardsigmoid_()
    if out is not None:
        return _core.hardsigmoid(input, out=out)
    given = [input]
    del input
    return _core.donate(_core.hardsigmoid, given)


def hardswish(input: Tensor, inplace: bool = False, *, out: Tensor | None = None) -> Tensor:
    """x * hardsigmoid(x) (Howard and others, MobileNetV3, 2019).

    >>> input = torch.DoubleTensor([[-0.75, -2.5], [-4.75, -3.0]])
    >>> F.hardswish(input).tolist()
    [[-0.28125, -0.2083...], [0.0, 0.0]]
    """
    if inplace:
        return input.hardswish_()
    if out is not None:
        return _core.hardswish(input, out=out)
    given = [input]
    del input
    return _core.donate(_core.hardswish, given)


def hardshrink(
    input: Tensor, lambd: float = 0.5, inplace: bool = False, *, out: Tensor | None = None,
) -> Tensor:
    """Each element, but zero where its absolute value is at most lambd.

    >>> input = torch.DoubleTensor([[-1.5, -1.5], [-1.0, -2.0]])
    >>> F.hardshrink(input).tolist()
    [[-1.5, -1.5], [-1.0, -2.0]]
    """
    if inplace:
        return input.hardshrink_(lambd)
    if out is not None:
        return _core.hardshrink(input, lambd, out=out)
    given = [input]
    del input
    return _core.donate(_core.hardshrink, given, lambd)


def softshrink(
    input: Tensor, lambd: float = 0.5, inplace: bool = False, *, out: Tensor | None = None,
) -> Tensor:
    """Each element moved towards zero by lambd, and zero where its absolute value is at most
    lambd. Zeros keep the sign of the element.

    >>> input = torch.DoubleTensor([[2.5, 1.0], [2.0, 2.25]])
    >>> F.softshrink(input).tolist()
    [[2.0, 0.5], [1.5, 1.75]]
    """
    if inplace:
        return input.softshrink_(lambd)
    if out is not None:
        return _core.softshrink(input, lambd, out=out)
    given = [input]
    del input
    return _core.donate(_core.softshrink, given, lambd)


def sigmoid(input: Tensor, inplace: bool = False, *, out: Tensor | None = None) -> Tensor:
    """Logistic function 1 / (1 + exp(-x)) of each element.

    >>> input = torch.DoubleTensor([[1.25, -0.5], [0.5, -2.5]])
    >>> F.sigmoid(input).tolist()
    [[0.777..., 0.3775...], [0.6224..., 0.0758...]]
    """
    if inplace:
        return input.sigmoid_()
    if out is not None:
        return _core.sigmoid(input, out=out)
    given = [input]
    del input
    return _core.donate(_core.sigmoid, given)


def softplus(
    input: Tensor, beta: float = 1.0, threshold: float = 20.0, inplace: bool = False, *,
    out: Tensor | None = None,
) -> Tensor:
    """Smooth approximation of relu, log(1 + exp(beta * x)) / beta. Where beta * x is above
    threshold, the result is x.

    >>> input = torch.DoubleTensor([[-0.5, 0.25], [1.25, 1.0]])
    >>> F.softplus(input).tolist()
    [[0.4740..., 0.8259...], [1.5019..., 1.3132...]]
    """
    if inplace:
        return input.softplus_(beta, threshold)
    if out is not None:
        return _core.softplus(input, beta, threshold, out=out)
    given = [input]
    del input
    return _core.donate(_core.softplus, given, beta, threshold)


def log_sigmoid(input: Tensor, inplace: bool = False, *, out: Tensor | None = None) -> Tensor:
    """Logarithm of the logistic function, -log(1 + exp(-x)), computed without overflow.

    >>> input = torch.DoubleTensor([[-1.75, 2.75], [2.0, 1.5]])
    >>> F.log_sigmoid(input).tolist()
    [[-1.9102..., -0.0619...], [-0.1269..., -0.2014...]]
    """
    if inplace:
        return input.log_sigmoid_()
    if out is not None:
        return _core.log_sigmoid(input, out=out)
    given = [input]
    del input
    return _core.donate(_core.log_sigmoid, given)


logsigmoid = log_sigmoid


def softsign(input: Tensor, inplace: bool = False, *, out: Tensor | None = None) -> Tensor:
    """x / (1 + |x|).

    >>> input = torch.DoubleTensor([[2.5, -1.25], [0.75, -2.5]])
    >>> F.softsign(input).tolist()
    [[0.7142..., -0.5555...], [0.4285..., -0.7142...]]
    """
    if inplace:
        return input.softsign_()
    if out is not None:
        return _core.softsign(input, out=out)
    given = [input]
    del input
    return _core.donate(_core.softsign, given)


def tanhshrink(input: Tensor, inplace: bool = False, *, out: Tensor | None = None) -> Tensor:
    """x - tanh(x) of each element x. Near zero the result is a series of x * cosh(x) - sinh(x),
    divided by cosh(x).

    >>> input = torch.DoubleTensor([[-1.25, -1.25], [2.0, 2.0]])
    >>> F.tanhshrink(input).tolist()
    [[-0.4017..., -0.4017...], [1.0359..., 1.0359...]]
    """
    if inplace:
        return input.tanhshrink_()
    if out is not None:
        return _core.tanhshrink(input, out=out)
    given = [input]
    del input
    return _core.donate(_core.tanhshrink, given)


def silu(input: Tensor, inplace: bool = False, *, out: Tensor | None = None) -> Tensor:
    """Sigmoid linear unit x * sigmoid(x), also called swish (Elfwing and others, 2017;
    Ramachandran and others, 2017).

    >>> input = torch.DoubleTensor([[2.25, 2.75], [-2.5, 1.25]])
    >>> F.silu(input).tolist()
    [[2.0354..., 2.5847...], [-0.1896..., 0.9716...]]
    """
    if inplace:
        return input.silu_()
    if out is not None:
        return _core.silu(input, out=out)
    given = [input]
    del input
    return _core.donate(_core.silu, given)


swish = silu


def mish(input: Tensor, inplace: bool = False, *, out: Tensor | None = None) -> Tensor:
    """x * tanh(log(1 + exp(x))), a smooth function similar to relu (Misra, 2019). With e =
    exp(x) the second factor is e * (e + 2) / (e * (e + 2) + 2).

    >>> input = torch.DoubleTensor([[1.75, 2.75], [-1.75, -1.5]])
    >>> F.mish(input).tolist()
    [[1.6749..., 2.7302...], [-0.2780..., -0.298...]]
    """
    if inplace:
        return input.mish_()
    if out is not None:
        return _core.mish(input, out=out)
    given = [input]
    del input
    return _core.donate(_core.mish, given)


def glu(input: Tensor, dim: int = -1) -> Tensor:
    """Gated linear unit, the first half of input along dim times the sigmoid of the second half
    (Dauphin and others, 2017).

    >>> input = torch.DoubleTensor([[1.5, -1.5, -1.0, 0.25], [-1.0, -0.5, -1.0, -1.5], [1.25, 1.0, 1.75, 2.25]])
    >>> F.glu(input).tolist()
    [[0.4034..., -0.8432...], [-0.2689..., -0.0912...], [1.0649..., 0.9046...]]
    """
    return _core.glu(input, dim)


__all__ = [
    "prelu",
    "linear",
    "bilinear",
    "pdist",
    "one_hot",
    "normalize",
    "pairwise_distance",
    "cosine_similarity",
    "dropout",
    "rrelu",
    "alpha_dropout",
    "feature_alpha_dropout",
    "conv2d",
    "conv3d",
    "conv1d",
    "conv_transpose1d",
    "conv_transpose2d",
    "conv_transpose3d",
    "pixel_shuffle",
    "pixel_unshuffle",
    "channel_shuffle",
    "native_channel_shuffle",
    "max_pool1d",
    "max_pool2d",
    "max_pool3d",
    "max_pool1d_with_indices",
    "avg_pool1d",
    "adaptive_avg_pool1d",
    "group_norm",
    "layer_norm",
    "rms_norm",
    "mse_loss",
    "l1_loss",
    "smooth_l1_loss",
    "huber_loss",
    "kl_div",
    "poisson_nll_loss",
    "gaussian_nll_loss",
    "nll_loss",
    "cross_entropy",
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "soft_margin_loss",
    "hinge_embedding_loss",
    "margin_ranking_loss",
    "cosine_embedding_loss",
    "triplet_margin_loss",
    "multi_margin_loss",
    "multilabel_margin_loss",
    "conv_tbc",
    "gelu",
    "softmax",
    "log_softmax",
    "softmin",
    "gumbel_softmax",
    "dropout1d",
    "dropout2d",
    "dropout3d",
    "max_pool2d_with_indices",
    "max_pool3d_with_indices",
    "adaptive_max_pool1d",
    "adaptive_max_pool2d",
    "adaptive_max_pool3d",
    "adaptive_max_pool1d_with_indices",
    "adaptive_max_pool2d_with_indices",
    "adaptive_max_pool3d_with_indices",
    "fractional_max_pool2d_with_indices",
    "fractional_max_pool3d_with_indices",
    "fractional_max_pool2d",
    "fractional_max_pool3d",
    "max_unpool1d",
    "max_unpool2d",
    "max_unpool3d",
    "avg_pool2d",
    "avg_pool3d",
    "lp_pool1d",
    "lp_pool2d",
    "lp_pool3d",
    "adaptive_avg_pool2d",
    "adaptive_avg_pool3d",
    "interpolate",
    "upsample",
    "upsample_nearest",
    "upsample_bilinear",
    "affine_grid",
    "pad",
    "unfold",
    "fold",
    "batch_norm",
    "local_response_norm",
    "cross_map_lrn2d",
    "multilabel_soft_margin_loss",
    "ctc_loss",
    "tanh",
    "relu",
    "threshold",
    "leaky_relu",
    "elu",
    "selu",
    "celu",
    "hardtanh",
    "relu6",
    "hardsigmoid",
    "hardswish",
    "hardshrink",
    "softshrink",
    "sigmoid",
    "softplus",
    "log_sigmoid",
    "logsigmoid",
    "softsign",
    "tanhshrink",
    "silu",
    "swish",
    "mish",
    "glu",
]
