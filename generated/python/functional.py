# Generated from ops.yaml by codegen/templates/functional.py. Do not edit: change the row and run make gen.
"""The functions behind modules that rows make, with the options of the row in its order."""

from __future__ import annotations

from torch import _core
from torch._core import Tensor, internal
from torch.nn.reduction import NONE, of_same_size, reduction_of


def tanh(input: Tensor, inplace: bool = False) -> Tensor:
    """Hyperbolic tangent of each element."""
    if inplace:
        return input.tanh_()
    given = [input]
    del input
    return _core.donate(_core.tanh, given)


def relu(input: Tensor, inplace: bool = False) -> Tensor:
    """Each element, but zero where it is negative. The derivative at zero is taken as zero."""
    if inplace:
        return input.relu_()
    given = [input]
    del input
    return _core.donate(_core.relu, given)


def threshold(input: Tensor, threshold: float, value: float, inplace: bool = False) -> Tensor:
    """Each element, but value where it is not above threshold."""
    if inplace:
        return input.threshold_(threshold, value)
    given = [input]
    del input
    return _core.donate(_core.threshold, given, threshold, value)


def leaky_relu(input: Tensor, negative_slope: float = 0.01, inplace: bool = False) -> Tensor:
    """Each element, multiplied by negative_slope where it is negative."""
    if inplace:
        return input.leaky_relu_(negative_slope)
    given = [input]
    del input
    return _core.donate(_core.leaky_relu, given, negative_slope)


def elu(input: Tensor, alpha: float = 1.0, inplace: bool = False) -> Tensor:
    """Each element, but alpha * (exp(x) - 1) where it is negative (Clevert and others, 2015)."""
    if inplace:
        return input.elu_(alpha)
    given = [input]
    del input
    return _core.donate(_core.elu, given, alpha)


def selu(input: Tensor, inplace: bool = False) -> Tensor:
    """1.0507 * x where it is positive, and 1.0507 * 1.6733 * (exp(x) - 1) elsewhere, with
    factors that keep mean 0 and variance 1 from layer to layer (Klambauer and others, 2017)."""
    if inplace:
        return input.selu_()
    given = [input]
    del input
    return _core.donate(_core.selu, given)


def celu(input: Tensor, alpha: float = 1.0, inplace: bool = False) -> Tensor:
    """Each element, but alpha * (exp(x / alpha) - 1) where it is negative, which has a
    continuous derivative (Barron, 2017)."""
    if inplace:
        return input.celu_(alpha)
    given = [input]
    del input
    return _core.donate(_core.celu, given, alpha)


def hardtanh(
    input: Tensor, min_val: float = -1, max_val: float = 1, inplace: bool = False,
) -> Tensor:
    """Each element, but min_val below that and max_val above that. The derivative at both is
    taken as zero."""
    if inplace:
        return input.hardtanh_(min_val, max_val)
    given = [input]
    del input
    return _core.donate(_core.hardtanh, given, min_val, max_val)


def relu6(input: Tensor, inplace: bool = False) -> Tensor:
    """Each element, but 0 below that and 6 above that (Krizhevsky, 2010). The derivative at both
    is taken as zero."""
    if inplace:
        return input.relu6_()
    given = [input]
    del input
    return _core.donate(_core.relu6, given)


def hardsigmoid(input: Tensor, inplace: bool = False) -> Tensor:
    """x / 6 + 1/2, but 0 below -3 and 1 above 3 (Courbariaux and others, 2015)."""
    if inplace:
        return input.hardsigmoid_()
    given = [input]
    del input
    return _core.donate(_core.hardsigmoid, given)


def hardswish(input: Tensor, inplace: bool = False) -> Tensor:
    """x * hardsigmoid(x) (Howard and others, MobileNetV3, 2019)."""
    if inplace:
        return input.hardswish_()
    given = [input]
    del input
    return _core.donate(_core.hardswish, given)


def hardshrink(input: Tensor, lambd: float = 0.5, inplace: bool = False) -> Tensor:
    """Each element, but zero from -lambd to lambd."""
    if inplace:
        return input.hardshrink_(lambd)
    given = [input]
    del input
    return _core.donate(_core.hardshrink, given, lambd)


def softshrink(input: Tensor, lambd: float = 0.5, inplace: bool = False) -> Tensor:
    """Each element moved towards zero by lambd, and zero, of its sign, from -lambd to lambd."""
    if inplace:
        return input.softshrink_(lambd)
    given = [input]
    del input
    return _core.donate(_core.softshrink, given, lambd)


def sigmoid(input: Tensor, inplace: bool = False) -> Tensor:
    """Logistic function 1 / (1 + exp(-x)) of each element."""
    if inplace:
        return input.sigmoid_()
    given = [input]
    del input
    return _core.donate(_core.sigmoid, given)


def softplus(
    input: Tensor, beta: float = 1.0, threshold: float = 20.0, inplace: bool = False,
) -> Tensor:
    """log(1 + exp(beta * x)) / beta, a smooth relu, and x itself where beta * x is above
    threshold."""
    if inplace:
        return input.softplus_(beta, threshold)
    given = [input]
    del input
    return _core.donate(_core.softplus, given, beta, threshold)


def log_sigmoid(input: Tensor, inplace: bool = False) -> Tensor:
    """Logarithm of the logistic function, -log(1 + exp(-x)), without overflow."""
    if inplace:
        return input.log_sigmoid_()
    given = [input]
    del input
    return _core.donate(_core.log_sigmoid, given)


logsigmoid = log_sigmoid


def softsign(input: Tensor, inplace: bool = False) -> Tensor:
    """x / (1 + |x|)."""
    if inplace:
        return input.softsign_()
    given = [input]
    del input
    return _core.donate(_core.softsign, given)


def tanhshrink(input: Tensor, inplace: bool = False) -> Tensor:
    """x - tanh(x). Where the two are close it is the series of x * cosh(x) - sinh(x), over
    cosh(x)."""
    if inplace:
        return input.tanhshrink_()
    given = [input]
    del input
    return _core.donate(_core.tanhshrink, given)


def silu(input: Tensor, inplace: bool = False) -> Tensor:
    """x * sigmoid(x), also called swish (Elfwing and others, 2017; Ramachandran and others,
    2017)."""
    if inplace:
        return input.silu_()
    given = [input]
    del input
    return _core.donate(_core.silu, given)


swish = silu


def mish(input: Tensor, inplace: bool = False) -> Tensor:
    """x * tanh(log(1 + exp(x))), a smooth relative of relu (Misra, 2019)."""
    if inplace:
        return input.mish_()
    given = [input]
    del input
    return _core.donate(_core.mish, given)


def glu(input: Tensor, dim: int = -1) -> Tensor:
    """The first half of input along dim, times the sigmoid of the second (Dauphin and others,
    2017)."""
    return _core.glu(input, dim)


def mse_loss(
    input: Tensor, target: Tensor, size_average: bool | None = True, reduce: bool | None = True,
    reduction: str | None = None,
) -> Tensor:
    """The squared differences of input and target.

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = of_same_size("mse_loss", input, target, "target")
    if reduction_ == NONE:
        return internal.mse_loss_elements(input, target)
    return _core.mse_loss(input, target, reduction_)


def l1_loss(
    input: Tensor, target: Tensor, size_average: bool | None = True, reduce: bool | None = True,
    reduction: str | None = None,
) -> Tensor:
    """The absolute differences of input and target.

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = of_same_size("l1_loss", input, target, "target")
    if reduction_ == NONE:
        return internal.l1_loss_elements(input, target)
    return _core.l1_loss(input, target, reduction_)


def smooth_l1_loss(
    input: Tensor, target: Tensor, size_average: bool | None = True, reduce: bool | None = True,
    reduction: str | None = None, beta: float = 1,
) -> Tensor:
    """Half the squared differences over beta where they are below beta, and the absolute ones
    less beta / 2 elsewhere (Girshick, Fast R-CNN, 2015). With beta 0 it is l1_loss.

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = of_same_size("smooth_l1_loss", input, target, "target")
    if reduction_ == NONE:
        return internal.smooth_l1_loss_elements(input, target, beta)
    return _core.smooth_l1_loss(input, target, reduction_, beta)


def huber_loss(
    input: Tensor, target: Tensor, size_average: bool | None = True, delta: float = 1,
    reduce: bool | None = True, reduction: str | None = None,
) -> Tensor:
    """Half the squared differences where they are below delta, and delta times the absolute ones
    less delta / 2 elsewhere (Huber, 1964).

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = of_same_size("huber_loss", input, target, "target")
    if reduction_ == NONE:
        return internal.huber_loss_elements(input, target, delta)
    return _core.huber_loss(input, target, reduction_, delta)


def poisson_nll_loss(
    input: Tensor, target: Tensor, log_input: bool = True, full: bool = False,
    size_average: bool | None = True, eps: float = 1e-08, reduce: bool | None = True,
    reduction: str | None = None,
) -> Tensor:
    """Negative log-likelihood of counts that are Poisson distributed. input is the logarithm of
    the rate, exp(input) - target * input; without log_input the rate itself, input - target *
    log(input + eps). full adds Stirling's approximation of log(target!) where target is above
    1.

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = of_same_size("poisson_nll_loss", input, target, "target")
    if reduction_ == NONE:
        return internal.poisson_nll_loss_elements(input, target, log_input, full, eps)
    return _core.poisson_nll_loss(input, target, log_input, full, reduction_, eps)


def gaussian_nll_loss(
    input: Tensor, target: Tensor, var: Tensor, full: bool = False, eps: float = 1e-06,
    size_average: bool | None = True, reduce: bool | None = True, reduction: str | None = None,
) -> Tensor:
    """Negative log-likelihood of targets that are normally distributed around input with
    variance var, which counts as eps where it is less, and has the gradient that eps would
    have, so that it grows again; full adds log(2 pi) / 2 (Nix and Weigend, 1994).

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = of_same_size("gaussian_nll_loss", input, target, "target")
    var = of_same_size("gaussian_nll_loss", input, var, "var")
    if reduction_ == NONE:
        return internal.gaussian_nll_loss_elements(input, target, var, full, eps)
    return _core.gaussian_nll_loss(input, target, var, full, eps, reduction_)


def binary_cross_entropy(
    input: Tensor, target: Tensor, weight: Tensor | None = None, size_average: bool | None = True,
    reduce: bool | None = True, reduction: str | None = None,
) -> Tensor:
    """-target * log(input) - (1 - target) * log(1 - input), 1e-12 added to what the logarithms
    are taken of, times weight, which is broadcast.

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """
    weight = 1 if weight is None else weight
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = of_same_size("binary_cross_entropy", input, target, "target")
    if reduction_ == NONE:
        return internal.binary_cross_entropy_elements(input, target, weight)
    return _core.binary_cross_entropy(input, target, weight, reduction_)


def binary_cross_entropy_with_logits(
    input: Tensor, target: Tensor, weight: Tensor | None = None, size_average: bool | None = True,
    reduce: bool | None = True, reduction: str | None = None, pos_weight: Tensor | None = None,
) -> Tensor:
    """binary_cross_entropy of sigmoid(input), computed without overflow. pos_weight is a weight
    of the targets 1; both weights are broadcast.

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """
    weight = 1 if weight is None else weight
    pos_weight = 1 if pos_weight is None else pos_weight
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = of_same_size("binary_cross_entropy_with_logits", input, target, "target")
    if reduction_ == NONE:
        return internal.binary_cross_entropy_with_logits_elements(input, target, weight, pos_weight)
    return _core.binary_cross_entropy_with_logits(input, target, weight, reduction_, pos_weight)


def soft_margin_loss(
    input: Tensor, target: Tensor, size_average: bool | None = True, reduce: bool | None = True,
    reduction: str | None = None,
) -> Tensor:
    """log(1 + exp(-target * input)), for targets of 1 and -1, without overflow.

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = of_same_size("soft_margin_loss", input, target, "target")
    if reduction_ == NONE:
        return internal.soft_margin_loss_elements(input, target)
    return _core.soft_margin_loss(input, target, reduction_)


def hinge_embedding_loss(
    input: Tensor, target: Tensor, margin: float = 1, size_average: bool | None = True,
    reduce: bool | None = True, reduction: str | None = None,
) -> Tensor:
    """input where target is above zero, and what input lacks to margin elsewhere.

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """
    reduction_ = reduction_of(size_average, reduce, reduction)
    target = of_same_size("hinge_embedding_loss", input, target, "target")
    if reduction_ == NONE:
        return internal.hinge_embedding_loss_elements(input, target, margin)
    return _core.hinge_embedding_loss(input, target, margin, reduction_)


def margin_ranking_loss(
    input1: Tensor, input2: Tensor, target: Tensor, margin: float = 0,
    size_average: bool | None = True, reduce: bool | None = True, reduction: str | None = None,
) -> Tensor:
    """What target * (input1 - input2) lacks to margin, where target is 1 if input1 shall be the
    larger one, else -1.

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """
    reduction_ = reduction_of(size_average, reduce, reduction)
    input2 = of_same_size("margin_ranking_loss", input1, input2, "input2")
    target = of_same_size("margin_ranking_loss", input1, target, "target")
    if reduction_ == NONE:
        return internal.margin_ranking_loss_elements(input1, input2, target, margin)
    return _core.margin_ranking_loss(input1, input2, target, margin, reduction_)


__all__ = [
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
