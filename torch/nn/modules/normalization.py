"""Normalization over batches, instances, groups of channels, trailing dims and neighbouring channels."""

from __future__ import annotations

import warnings

from torch import _core
from torch._base.arguments import counts_of, shown
from torch._base.type_checking import TYPE_CHECKING
from torch.nn import functional
from torch.nn.modules.conversion import with_placement
from torch.nn.modules.module import Module
from torch.nn.parameter import Parameter

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from torch._core import Tensor


__all__ = [
    "BatchNorm1d", "BatchNorm2d", "BatchNorm3d", "CrossMapLRN2d", "GroupNorm", "InstanceNorm1d", "InstanceNorm2d",
    "InstanceNorm3d", "LayerNorm", "LocalResponseNorm", "RMSNorm",
]  # fmt: skip


class _Affine(Module):
    """Base of normalizations that multiply by a weight and add a bias; either may be None."""

    def _add_weights(self, size, weight, bias):
        self.register_parameter("weight", Parameter(_core.Tensor(*size)) if weight else None)
        self.register_parameter("bias", Parameter(_core.Tensor(*size)) if weight and bias else None)

    def reset_parameters(self) -> None:
        """Set the weight to 1 and the bias to 0."""
        for parameter, value in ((self.weight, 1), (getattr(self, "bias", None), 0)):
            if parameter is not None:
                parameter.data.fill_(value)


class _Norm(_Affine):
    """Base of batch and instance normalization, which accept inputs of different ranks."""

    ranks = ()
    _version = 2
    _later = frozenset({"num_batches_tracked"})

    def __init__(
        self, num_features: int, eps: float, momentum: float | None, affine: bool, track_running_stats: bool,
        bias: bool,
    ) -> None:
        super().__init__()
        self.num_features, self.eps, self.momentum, self.affine = num_features, eps, momentum, affine
        self.track_running_stats = track_running_stats
        self._add_weights((num_features,), affine, bias)
        self.register_buffer("running_mean", _core.Tensor(num_features) if track_running_stats else None)
        self.register_buffer("running_var", _core.Tensor(num_features) if track_running_stats else None)
        counter = _core.zeros(()).long() if track_running_stats else None
        self.register_buffer("num_batches_tracked", counter)
        self.reset_parameters()

    def reset_running_stats(self) -> None:
        """Reset the running statistics to mean 0, variance 1 and no batches."""
        if self.running_mean is not None:
            self.running_mean.fill_(0)
            self.running_var.fill_(1)
        if self.num_batches_tracked is not None:
            self.num_batches_tracked.fill_(0)

    def reset_parameters(self) -> None:
        """Reset the running statistics; set the weight to 1 and the bias to 0."""
        self.reset_running_stats()
        super().reset_parameters()

    def _check_input_dim(self, input):
        if input.dim() not in self.ranks:
            needed = " or ".join(f"{rank}-D" for rank in self.ranks)
            raise ValueError(f"{type(self).__name__}: input is {input.dim()}-D; need {needed}")


class _BatchNorm(_Norm):
    @with_placement
    def __init__(
        self, num_features: int, eps: float = 1e-5, momentum: float | None = 0.1, affine: bool = True,
        track_running_stats: bool = True, device: Any = None, dtype: Any = None, *,
        bias: bool = True,
    ) -> None:
        super().__init__(num_features, eps, momentum, affine, track_running_stats, bias)

    def _share(self):
        """Return the weight of this batch in the running statistics; momentum None averages over all batches."""
        if self.momentum is not None:
            return self.momentum
        if not self.training or not self.track_running_stats:
            return 0.0
        return 1 / (self.num_batches_tracked.item() + 1)

    def _count(self):
        """Count a batch in the running statistics."""
        if self.training and self.track_running_stats and self.num_batches_tracked is not None:
            self.num_batches_tracked.add_(1)

    def forward(self, input: Tensor) -> Tensor:
        self._check_input_dim(input)
        training = self.training or (self.running_mean is None and self.running_var is None)
        follows = not self.training or self.track_running_stats
        means = (self.running_mean, self.running_var) if follows else (None, None)
        output = functional.batch_norm(input, *means, self.weight, self.bias, training, self._share(), self.eps)
        self._count()
        return output

    def extra_repr(self) -> str:
        return (f"{self.num_features}, eps={self.eps}, momentum={self.momentum}, affine={self.affine}, "
                f"bias={self.bias is not None}, track_running_stats={self.track_running_stats}")


class BatchNorm1d(_BatchNorm):
    """Normalize each channel over the batch to mean 0 and variance 1, then multiply by weight and add bias.

    Source: Ioffe and Szegedy, 2015. In training mode the statistics are the batch's. `running_mean` and `running_var`
    (with the unbiased variance) move towards them and are used in evaluation mode. The buffer `num_batches_tracked`
    counts batches.

    Args:
        momentum: weight of a new batch in the running statistics; None averages over all batches.
        affine: False omits weight and bias.
        bias: False omits the bias.
        track_running_stats: False always uses the batch's statistics.
    Shape:
        input: (N, C) or (N, C, L).
    Raises:
        ValueError: at a call, for another rank.

    >>> nn.BatchNorm1d(3)(torch.randn(8, 3)).size()
    torch.Size([8, 3])
    """

    ranks = (2, 3)


class _InstanceNorm(_Norm):
    @with_placement
    def __init__(
        self, num_features: int, eps: float = 1e-5, momentum: float | None = 0.1, affine: bool = False,
        track_running_stats: bool = False, device: Any = None, dtype: Any = None, *,
        bias: bool = True,
    ) -> None:
        super().__init__(num_features, eps, momentum, affine, track_running_stats, bias)

    def forward(self, input: Tensor) -> Tensor:
        self._check_input_dim(input)
        bare = input.dim() == self.ranks[1]
        channels = input.size(0 if bare else 1)
        if channels != self.num_features:
            text = f"{type(self).__name__}: input is {shown(input)}; need {self.num_features} channels"
            if self.weight is not None or self.running_mean is not None:
                raise ValueError(text)
            warnings.warn(f"{text}, or any num_features without affine and statistics", stacklevel=2)
        own = self.training or not self.track_running_stats
        output = functional.instance_norm(input.unsqueeze(0) if bare else input, self.running_mean, self.running_var,
                                          self.weight, self.bias, own, self.momentum or 0.0, self.eps)
        return output.squeeze(0) if bare else output

    extra_repr = _BatchNorm.extra_repr


class InstanceNorm1d(_InstanceNorm):
    """Normalize each channel of each signal to mean 0 and variance 1 (Ulyanov, Vedaldi and Lempitsky, 2016).

    Args:
        affine: multiply by weight and add bias.
        track_running_stats: save running statistics and use them in evaluation mode; by default the signal's own
            statistics are always used.
    Shape:
        input: (N, C, L) or (C, L).
    Raises:
        ValueError: at a call, for another rank or signals of one element.

    >>> nn.InstanceNorm1d(1, eps=0)(torch.Tensor([[[1, 3]], [[10, 20]]])).tolist()
    [[[-1.0, 1.0]], [[-1.0, 1.0]]]
    """

    ranks = (3, 2)


class GroupNorm(_Affine):
    """Normalize each group of channels of each sample to mean 0 and variance 1 (Wu and He, 2018).

    Args:
        affine: multiply by weight and add bias, one element per channel, initially 1 and 0.
        bias: False omits the bias.
    Shape:
        input: (N, num_channels, ...).
    Raises:
        ValueError: `num_groups` does not divide `num_channels`.

    >>> nn.GroupNorm(2, 4)(torch.randn(2, 4, 3)).size()
    torch.Size([2, 4, 3])
    """

    @with_placement
    def __init__(
        self, num_groups: int, num_channels: int, eps: float = 1e-5, affine: bool = True, device: Any = None,
        dtype: Any = None, *, bias: bool = True,
    ) -> None:
        super().__init__()
        if num_groups < 1 or num_channels % num_groups:
            raise ValueError(f"GroupNorm: num_groups={num_groups} must divide num_channels={num_channels}")
        self.num_groups, self.num_channels, self.eps, self.affine = num_groups, num_channels, eps, affine
        self._add_weights((num_channels,), affine, bias)
        self.reset_parameters()

    def forward(self, input: Tensor) -> Tensor:
        if input.dim() < 2 or input.size(1) != self.num_channels:
            raise ValueError(f"GroupNorm: input is {shown(input)}; need {self.num_channels} channels in dimension 1")
        return functional.group_norm(input, self.num_groups, self.weight, self.bias, self.eps)

    def extra_repr(self) -> str:
        return (f"{self.num_groups}, {self.num_channels}, eps={self.eps}, affine={self.affine}, "
                f"bias={self.bias is not None}")


class LayerNorm(_Affine):
    """Normalize the trailing dims to mean 0 and variance 1 (Ba, Kiros and Hinton, 2016).

    Args:
        normalized_shape: size of the trailing dims, an int or ints.
        elementwise_affine: multiply by weight and add bias of that size, initially 1 and 0.
        bias: False omits the bias.
    Raises:
        RuntimeError: at a call, for an input of another size.

    >>> nn.LayerNorm(2, eps=0)(torch.Tensor([[1, 3], [10, 20]])).tolist()
    [[-1.0, 1.0], [-1.0, 1.0]]
    """

    @with_placement
    def __init__(
        self, normalized_shape: int | Sequence[int], eps: float = 1e-5, elementwise_affine: bool = True,
        bias: bool = True, device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__()
        self.normalized_shape = counts_of(type(self).__name__, "normalized_shape", normalized_shape)
        self.eps, self.elementwise_affine = eps, elementwise_affine
        self._add_weights(self.normalized_shape, elementwise_affine, bias)
        self.reset_parameters()

    def forward(self, input: Tensor) -> Tensor:
        return functional.layer_norm(input, self.normalized_shape, self.weight, self.bias, self.eps)

    def extra_repr(self) -> str:
        return (f"{self.normalized_shape}, eps={self.eps}, elementwise_affine={self.elementwise_affine}, "
                f"bias={self.bias is not None}")


class LocalResponseNorm(Module):
    """Divide each element by (k + alpha * mean of squares of `size` neighbouring channels) ** beta.

    Source: Krizhevsky, Sutskever and Hinton, 2012.

    Shape:
        input: (N, C, ...), at least 3 dims.

    >>> nn.LocalResponseNorm(1, alpha=1, beta=1, k=0)(torch.Tensor([[[1], [2]]])).tolist()
    [[[1.0], [0.5]]]
    """

    function = staticmethod(functional.local_response_norm)

    def __init__(self, size: Any, alpha: float = 1e-4, beta: float = 0.75, k: float = 1.0) -> None:
        super().__init__()
        self.size, self.alpha, self.beta, self.k = size, alpha, beta, k

    def forward(self, input: Tensor) -> Tensor:
        return self.function(input, self.size, self.alpha, self.beta, self.k)

    def extra_repr(self) -> str:
        return f"{self.size}, alpha={self.alpha}, beta={self.beta}, k={self.k}"


class CrossMapLRN2d(LocalResponseNorm):
    """LocalResponseNorm of images (N, C, H, W).

    >>> nn.CrossMapLRN2d(3)(torch.zeros(1, 4, 2, 2)).size()
    torch.Size([1, 4, 2, 2])
    """

    function = staticmethod(functional.cross_map_lrn2d)

    def __init__(self, size: int, alpha: float = 1e-4, beta: float = 0.75, k: float = 1) -> None:
        super().__init__(size, alpha, beta, k)


class RMSNorm(_Affine):
    """Divide the trailing dims by their root mean square (Zhang and Sennrich, 2019).

    Args:
        normalized_shape: size of the trailing dims, an int or ints.
        eps: added to the mean square; None is the type's machine epsilon.
        elementwise_affine: multiply by a weight of that size, initially 1.
    Raises:
        RuntimeError: at a call, for an input of another size.

    >>> nn.RMSNorm(2, eps=0)(torch.Tensor([[1, 7]])).tolist()
    [[0.20000000298023224, 1.399999976158142]]
    """

    @with_placement
    def __init__(
        self, normalized_shape: int | Sequence[int], eps: float | None = None, elementwise_affine: bool = True,
        device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__()
        self.normalized_shape = counts_of(type(self).__name__, "normalized_shape", normalized_shape)
        self.eps, self.elementwise_affine = eps, elementwise_affine
        weight = Parameter(_core.Tensor(*self.normalized_shape)) if elementwise_affine else None
        self.register_parameter("weight", weight)
        self.reset_parameters()

    def forward(self, x: Tensor) -> Tensor:
        return functional.rms_norm(x, self.normalized_shape, self.weight, self.eps)

    def extra_repr(self) -> str:
        return f"{self.normalized_shape}, eps={self.eps}, elementwise_affine={self.elementwise_affine}"

_NormBase = _Norm  # the names that packages ask isinstance() for

from torch._generated.python.layers_normalization import *  # noqa: E402, F403 - their bases are above
