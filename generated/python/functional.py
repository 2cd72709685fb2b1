# Generated from ops.yaml by codegen/templates/functional.py. Do not edit: change the row and run make gen.
"""The functions of rows with a module, with the options of the row in its order."""

from __future__ import annotations

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch._core import linear as linear
from torch._core import pdist as pdist
from torch._core import one_hot as one_hot
from torch._core import normalize as normalize
from torch._core import pairwise_distance as pairwise_distance
from torch._core import cosine_similarity as cosine_similarity
from torch._core import conv2d as conv2d
from torch._core import conv_transpose2d as conv_transpose2d
from torch._core import conv1d as conv1d
from torch._core import conv3d as conv3d
from torch._core import conv_transpose1d as conv_transpose1d
from torch._core import conv_transpose3d as conv_transpose3d
from torch._core import pixel_shuffle as pixel_shuffle
from torch._core import pixel_unshuffle as pixel_unshuffle
from torch._core import channel_shuffle as channel_shuffle
from torch._core import max_pool1d as max_pool1d
from torch._core import max_pool2d as max_pool2d
from torch._core import max_pool3d as max_pool3d
from torch._core import max_pool1d_with_indices as max_pool1d_with_indices
from torch._core import avg_pool1d as avg_pool1d
from torch._core import adaptive_avg_pool1d as adaptive_avg_pool1d
from torch._core import group_norm as group_norm
from torch._core import layer_norm as layer_norm
from torch._core import conv_tbc as conv_tbc
from torch._core import Tensor, internal
from torch._core import functional as rows
from torch.nn.reduction import NONE, broadcast_with_warning, of_same_size, reduction_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Literal, overload

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
    def max_unpool1d(
        input: Tensor, indices: Tensor, kernel_size: int | Sequence[int],
        stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0,
        output_size: Sequence[int] | None = None, *, out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def max_unpool2d(
        input: Tensor, indices: Tensor, kernel_size: int | Sequence[int],
        stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0,
        output_size: Sequence[int] | None = None, *, out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def max_unpool3d(
        input: Tensor, indices: Tensor, kernel_size: int | Sequence[int],
        stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0,
        output_size: Sequence[int] | None = None, *, out: Tensor | None = None, dtype: Any = None,
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
    def adaptive_avg_pool2d(
        input: Tensor, output_size: int | Sequence[int | None] | None, *, out: Tensor | None = None,
        dtype: Any = None,
    ) -> Tensor: ...
    def adaptive_avg_pool3d(
        input: Tensor, output_size: int | Sequence[int | None] | None, *, out: Tensor | None = None,
        dtype: Any = None,
    ) -> Tensor: ...
else:
    max_pool2d_with_indices = rows.max_pool2d_with_indices
    max_pool3d_with_indices = rows.max_pool3d_with_indices
    adaptive_max_pool1d = rows.adaptive_max_pool1d
    adaptive_max_pool2d = rows.adaptive_max_pool2d
    adaptive_max_pool3d = rows.adaptive_max_pool3d
    adaptive_max_pool1d_with_indices = rows.adaptive_max_pool1d_with_indices
    adaptive_max_pool2d_with_indices = rows.adaptive_max_pool2d_with_indices
    adaptive_max_pool3d_with_indices = rows.adaptive_max_pool3d_with_indices
    max_unpool1d = rows.max_unpool1d
    max_unpool2d = rows.max_unpool2d
    max_unpool3d = rows.max_unpool3d
    avg_pool2d = rows.avg_pool2d
    avg_pool3d = rows.avg_pool3d
    adaptive_avg_pool2d = rows.adaptive_avg_pool2d
    adaptive_avg_pool3d = rows.adaptive_avg_pool3d


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
    [[-1.5727..., 1.8387...], [2.1014..., 1.5760...]]
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
    [[1.75, -0.9179...], [-0.8946..., -0.6321...]]
    """
    if inplace:
        return input.celu_(alpha)
    if out is not None:
        return _core.celu(input, alpha, out=out)
    given = [input]
    del input
    return _core.donate(_core.celu, given, alpha)


def hardtanh(
    input: Tensor, min_val: float = -1, max_val: float = 1, inplace: bool = False, *,
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
    [[0.7772..., 0.3775...], [0.6224..., 0.0758...]]
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
    """x * tanh(log(1 + exp(x))), a smooth function similar to relu (Misra, 2019).

    >>> input = torch.DoubleTensor([[1.75, 2.75], [-1.75, -1.5]])
    >>> F.mish(input).tolist()
    [[1.6749..., 2.7302...], [-0.2780..., -0.2980...]]
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


def mse_loss(
    input: Tensor, target: Tensor, size_average: bool | None = True, reduce: bool | None = True,
    reduction: str | None = None,
) -> Tensor:
    """Squared difference of input and target.

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean "sum" and "none".

    >>> input = torch.DoubleTensor([[-1.25, 0.75], [1.25, -2.0]])
    >>> target = torch.DoubleTensor([[0.25, -0.5], [2.25, -0.25]])
    >>> F.mse_loss(input, target).tolist()
    1.96875
    """
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = broadcast_with_warning("mse_loss", input, target, "target")
    if reduction_ == NONE and not input.is_complex():
        return internal.mse_loss_elements(input, target)
    return _core.mse_loss(input, target, reduction_)


def l1_loss(
    input: Tensor, target: Tensor, size_average: bool | None = True, reduce: bool | None = True,
    reduction: str | None = None,
) -> Tensor:
    """Absolute difference of input and target.

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean "sum" and "none".

    >>> input = torch.DoubleTensor([[1.75, -0.75], [-1.0, -1.0]])
    >>> target = torch.DoubleTensor([[-0.75, 0.5], [-0.75, -2.25]])
    >>> F.l1_loss(input, target).tolist()
    1.3125
    """
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = broadcast_with_warning("l1_loss", input, target, "target")
    if reduction_ == NONE and not input.is_complex():
        return internal.l1_loss_elements(input, target)
    return _core.l1_loss(input, target, reduction_)


def smooth_l1_loss(
    input: Tensor, target: Tensor, size_average: bool | None = True, reduce: bool | None = True,
    reduction: str | None = None, beta: float = 1,
) -> Tensor:
    """Half the squared difference divided by beta where the absolute difference is below beta,
    and the absolute difference minus beta / 2 elsewhere (Girshick, Fast R-CNN, 2015). If beta
    is 0, it equals l1_loss.

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean "sum" and "none".

    >>> input = torch.DoubleTensor([[2.5, -2.5], [0.75, 1.0]])
    >>> target = torch.DoubleTensor([[-0.5, -0.75], [-1.75, -0.5]])
    >>> F.smooth_l1_loss(input, target).tolist()
    1.6875
    """
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = broadcast_with_warning("smooth_l1_loss", input, target, "target")
    if reduction_ == NONE and not input.is_complex():
        return internal.smooth_l1_loss_elements(input, target, beta)
    return _core.smooth_l1_loss(input, target, reduction_, beta)


def huber_loss(
    input: Tensor, target: Tensor, size_average: bool | None = True, delta: float = 1,
    reduce: bool | None = True, reduction: str | None = None,
) -> Tensor:
    """Half the squared difference where the absolute difference is below delta, and delta *
    (absolute difference - delta / 2) elsewhere (Huber, 1964).

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean "sum" and "none".

    >>> input = torch.DoubleTensor([[0.75, 0.75], [2.75, 0.25]])
    >>> target = torch.DoubleTensor([[2.25, 1.75], [-1.25, -1.75]])
    >>> F.huber_loss(input, target).tolist()
    1.625
    """
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = broadcast_with_warning("huber_loss", input, target, "target")
    if reduction_ == NONE and not input.is_complex():
        return internal.huber_loss_elements(input, target, delta)
    return _core.huber_loss(input, target, reduction_, delta)


def poisson_nll_loss(
    input: Tensor, target: Tensor, log_input: bool = True, full: bool = False,
    size_average: bool | None = True, eps: float = 1e-08, reduce: bool | None = True,
    reduction: str | None = None,
) -> Tensor:
    """Negative log-likelihood of counts of the Poisson distribution. If log_input is True, input
    is the logarithm of the rate and the loss exp(input) - target * input. Otherwise input is
    the rate and the loss input - target * log(input + eps). If full is True, Stirling's
    approximation of log(target!) is added where target is above 1.

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean "sum" and "none".

    >>> input = torch.DoubleTensor([[1.5, 1.0], [1.0, 1.75]])
    >>> target = torch.DoubleTensor([[1.0, 0.25], [3.25, 3.0]])
    >>> F.poisson_nll_loss(input, target).tolist()
    1.3557...
    """
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = broadcast_with_warning("poisson_nll_loss", input, target, "target")
    if reduction_ == NONE and not input.is_complex():
        return internal.poisson_nll_loss_elements(input, target, log_input, full, eps)
    return _core.poisson_nll_loss(input, target, log_input, full, reduction_, eps)


def gaussian_nll_loss(
    input: Tensor, target: Tensor, var: Tensor, full: bool = False, eps: float = 1e-06,
    size_average: bool | None = True, reduce: bool | None = True, reduction: str | None = None,
) -> Tensor:
    """Negative log-likelihood of targets of the normal distribution with mean input and variance
    var (Nix and Weigend, 1994). A variance below eps counts as eps, and receives the gradient
    at eps, so that it can grow. If full is True, log(2 pi) / 2 is added.

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean "sum" and "none".

    >>> input = torch.DoubleTensor([[2.0, 1.25], [-1.0, 1.25]])
    >>> target = torch.DoubleTensor([[-1.0, 0.5], [2.25, 2.0]])
    >>> var = torch.DoubleTensor([[1.5, 1.75], [0.75, 0.75]])
    >>> F.gaussian_nll_loss(input, target, var).tolist()
    2.6930...
    """
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = broadcast_with_warning("gaussian_nll_loss", input, target, "target")
    var = broadcast_with_warning("gaussian_nll_loss", input, var, "var")
    if reduction_ == NONE and not input.is_complex():
        return internal.gaussian_nll_loss_elements(input, target, var, full, eps)
    return _core.gaussian_nll_loss(input, target, var, full, eps, reduction_)


def binary_cross_entropy(
    input: Tensor, target: Tensor, weight: Tensor | None = None, size_average: bool | None = True,
    reduce: bool | None = True, reduction: str | None = None,
) -> Tensor:
    """-target * log(input) - (1 - target) * log(1 - input), times weight, which is broadcast. A
    logarithm is at least -100.

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean "sum" and "none".

    >>> input = torch.DoubleTensor([[0.25, 0.75], [0.25, 0.25]])
    >>> target = torch.DoubleTensor([[0.5, 0.25], [0.75, 0.75]])
    >>> F.binary_cross_entropy(input, target).tolist()
    1.0429...
    """
    weight = 1 if weight is None else weight
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = of_same_size("binary_cross_entropy", input, target, "target")
    if reduction_ == NONE and not input.is_complex():
        return internal.binary_cross_entropy_elements(input, target, weight)
    return _core.binary_cross_entropy(input, target, weight, reduction_)


def binary_cross_entropy_with_logits(
    input: Tensor, target: Tensor, weight: Tensor | None = None, size_average: bool | None = True,
    reduce: bool | None = True, reduction: str | None = None, pos_weight: Tensor | None = None,
) -> Tensor:
    """binary_cross_entropy of sigmoid(input), computed without overflow. pos_weight is a factor
    of the term of target 1. Both weights are broadcast.

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean "sum" and "none".

    >>> input = torch.DoubleTensor([[2.0, 2.75], [1.5, -0.5]])
    >>> target = torch.DoubleTensor([[-0.75, -1.25], [2.5, -2.0]])
    >>> F.binary_cross_entropy_with_logits(input, target).tolist()
    1.8254...
    """
    weight = 1 if weight is None else weight
    pos_weight = 1 if pos_weight is None else pos_weight
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = of_same_size("binary_cross_entropy_with_logits", input, target, "target")
    if reduction_ == NONE and not input.is_complex():
        return internal.binary_cross_entropy_with_logits_elements(input, target, weight, pos_weight)
    return _core.binary_cross_entropy_with_logits(input, target, weight, reduction_, pos_weight)


def soft_margin_loss(
    input: Tensor, target: Tensor, size_average: bool | None = True, reduce: bool | None = True,
    reduction: str | None = None,
) -> Tensor:
    """log(1 + exp(-target * input)), for targets 1 and -1, computed without overflow.

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean "sum" and "none".

    >>> input = torch.DoubleTensor([[-1.25, -0.75], [1.75, 1.25]])
    >>> target = torch.DoubleTensor([[-2.25, -1.0], [-2.5, 0.5]])
    >>> F.soft_margin_loss(input, target).tolist()
    1.3153...
    """
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = broadcast_with_warning("soft_margin_loss", input, target, "target")
    if reduction_ == NONE and not input.is_complex():
        return internal.soft_margin_loss_elements(input, target)
    return _core.soft_margin_loss(input, target, reduction_)


def hinge_embedding_loss(
    input: Tensor, target: Tensor, margin: float = 1, size_average: bool | None = True,
    reduce: bool | None = True, reduction: str | None = None,
) -> Tensor:
    """input where target is 1, and max(0, margin - input) where it is -1. Another target adds
    both.

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean "sum" and "none".

    >>> input = torch.DoubleTensor([[-1.0, -0.75], [0.25, 2.0]])
    >>> target = torch.DoubleTensor([[0.75, 2.0], [2.25, -1.5]])
    >>> F.hinge_embedding_loss(input, target).tolist()
    1.25
    """
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = broadcast_with_warning("hinge_embedding_loss", input, target, "target")
    if reduction_ == NONE and not input.is_complex():
        return internal.hinge_embedding_loss_elements(input, target, margin)
    return _core.hinge_embedding_loss(input, target, margin, reduction_)


def margin_ranking_loss(
    input1: Tensor, input2: Tensor, target: Tensor, margin: float = 0,
    size_average: bool | None = True, reduce: bool | None = True, reduction: str | None = None,
) -> Tensor:
    """max(0, margin - target * (input1 - input2)). target is 1 if input1 should be larger, and
    -1 if input2 should be.

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean "sum" and "none".

    >>> input1 = torch.DoubleTensor([[-2.0, 1.75], [0.75, 1.25]])
    >>> input2 = torch.DoubleTensor([[2.25, 1.0], [2.75, 1.0]])
    >>> target = torch.DoubleTensor([[-2.25, -0.75], [-2.25, -1.5]])
    >>> F.margin_ranking_loss(input1, input2, target).tolist()
    0.234375
    """
    reduction_ = reduction_of(size_average, reduce, reduction)
    input2 = broadcast_with_warning("margin_ranking_loss", input1, input2, "input2")
    target = broadcast_with_warning("margin_ranking_loss", input1, target, "target")
    if reduction_ == NONE and not input1.is_complex():
        return internal.margin_ranking_loss_elements(input1, input2, target, margin)
    return _core.margin_ranking_loss(input1, input2, target, margin, reduction_)


__all__ = [
    "linear",
    "pdist",
    "one_hot",
    "normalize",
    "pairwise_distance",
    "cosine_similarity",
    "conv2d",
    "conv_transpose2d",
    "conv1d",
    "conv3d",
    "conv_transpose1d",
    "conv_transpose3d",
    "pixel_shuffle",
    "pixel_unshuffle",
    "channel_shuffle",
    "max_pool1d",
    "max_pool2d",
    "max_pool3d",
    "max_pool1d_with_indices",
    "avg_pool1d",
    "adaptive_avg_pool1d",
    "group_norm",
    "layer_norm",
    "conv_tbc",
    "max_pool2d_with_indices",
    "max_pool3d_with_indices",
    "adaptive_max_pool1d",
    "adaptive_max_pool2d",
    "adaptive_max_pool3d",
    "adaptive_max_pool1d_with_indices",
    "adaptive_max_pool2d_with_indices",
    "adaptive_max_pool3d_with_indices",
    "max_unpool1d",
    "max_unpool2d",
    "max_unpool3d",
    "avg_pool2d",
    "avg_pool3d",
    "adaptive_avg_pool2d",
    "adaptive_avg_pool3d",
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
    "mse_loss",
    "l1_loss",
    "smooth_l1_loss",
    "huber_loss",
    "poisson_nll_loss",
    "gaussian_nll_loss",
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "soft_margin_loss",
    "hinge_embedding_loss",
    "margin_ranking_loss",
]
