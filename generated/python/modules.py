# Generated from ops.yaml by codegen/templates/modules.py. Do not edit: change the row and run make gen.
"""The modules that rows make: each keeps the options of one function."""

from torch._core import Tensor
from torch.nn import functional
from torch.nn.modules.row import Loss, RowModule


class Tanh(RowModule):
    """Hyperbolic tangent of each element."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.tanh(given.pop(), self.inplace)


class ReLU(RowModule):
    """Each element, but zero where it is negative. The derivative at zero is taken as zero."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.relu(given.pop(), self.inplace)


class Threshold(RowModule):
    """Each element, but value where it is not above threshold."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"threshold": None, "value": None, "inplace": False}

    def __init__(self, threshold: float, value: float, inplace: bool = False) -> None:
        super().__init__()
        self.threshold = threshold
        self.value = value
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.threshold(given.pop(), self.threshold, self.value, self.inplace)


class LeakyReLU(RowModule):
    """Each element, multiplied by negative_slope where it is negative."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"negative_slope": None, "inplace": False}

    def __init__(self, negative_slope: float = 0.01, inplace: bool = False) -> None:
        super().__init__()
        self.negative_slope = negative_slope
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.leaky_relu(given.pop(), self.negative_slope, self.inplace)


class ELU(RowModule):
    """Each element, but alpha * (exp(x) - 1) where it is negative (Clevert and others, 2015)."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"alpha": None, "inplace": False}

    def __init__(self, alpha: float = 1.0, inplace: bool = False) -> None:
        super().__init__()
        self.alpha = alpha
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.elu(given.pop(), self.alpha, self.inplace)


class SELU(RowModule):
    """1.0507 * x where it is positive, and 1.0507 * 1.6733 * (exp(x) - 1) elsewhere, with
    factors that keep mean 0 and variance 1 from layer to layer (Klambauer and others, 2017)."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.selu(given.pop(), self.inplace)


class CELU(RowModule):
    """Each element, but alpha * (exp(x / alpha) - 1) where it is negative, which has a
    continuous derivative (Barron, 2017)."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"alpha": None, "inplace": False}

    def __init__(self, alpha: float = 1.0, inplace: bool = False) -> None:
        super().__init__()
        self.alpha = alpha
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.celu(given.pop(), self.alpha, self.inplace)


class Hardtanh(RowModule):
    """Each element, but min_val below that and max_val above that. The derivative at both is
    taken as zero."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"min_val": None, "max_val": None, "inplace": False}

    def __init__(self, min_val: float = -1, max_val: float = 1, inplace: bool = False) -> None:
        super().__init__()
        self.min_val = min_val
        self.max_val = max_val
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.hardtanh(given.pop(), self.min_val, self.max_val, self.inplace)


class ReLU6(RowModule):
    """Each element, but 0 below that and 6 above that (Krizhevsky, 2010). The derivative at both
    is taken as zero."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.relu6(given.pop(), self.inplace)


class Hardsigmoid(RowModule):
    """x / 6 + 1/2, but 0 below -3 and 1 above 3 (Courbariaux and others, 2015)."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.hardsigmoid(given.pop(), self.inplace)


class Hardswish(RowModule):
    """x * hardsigmoid(x) (Howard and others, MobileNetV3, 2019)."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.hardswish(given.pop(), self.inplace)


class Hardshrink(RowModule):
    """Each element, but zero from -lambd to lambd."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"lambd": None, "inplace": False}

    def __init__(self, lambd: float = 0.5, inplace: bool = False) -> None:
        super().__init__()
        self.lambd = lambd
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.hardshrink(given.pop(), self.lambd, self.inplace)


class Softshrink(RowModule):
    """Each element moved towards zero by lambd, and zero, of its sign, from -lambd to lambd."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"lambd": None, "inplace": False}

    def __init__(self, lambd: float = 0.5, inplace: bool = False) -> None:
        super().__init__()
        self.lambd = lambd
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.softshrink(given.pop(), self.lambd, self.inplace)


class Sigmoid(RowModule):
    """Logistic function 1 / (1 + exp(-x)) of each element."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.sigmoid(given.pop(), self.inplace)


class Softplus(RowModule):
    """log(1 + exp(beta * x)) / beta, a smooth relu, and x itself where beta * x is above
    threshold."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"beta": None, "threshold": None, "inplace": False}

    def __init__(self, beta: float = 1.0, threshold: float = 20.0, inplace: bool = False) -> None:
        super().__init__()
        self.beta = beta
        self.threshold = threshold
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.softplus(given.pop(), self.beta, self.threshold, self.inplace)


class LogSigmoid(RowModule):
    """Logarithm of the logistic function, -log(1 + exp(-x)), without overflow."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.log_sigmoid(given.pop(), self.inplace)


class Softsign(RowModule):
    """x / (1 + |x|)."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.softsign(given.pop(), self.inplace)


class Tanhshrink(RowModule):
    """x - tanh(x). Where the two are close it is the series of x * cosh(x) - sinh(x), over
    cosh(x)."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.tanhshrink(given.pop(), self.inplace)


class SiLU(RowModule):
    """x * sigmoid(x), also called swish (Elfwing and others, 2017; Ramachandran and others,
    2017)."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.silu(given.pop(), self.inplace)


class Mish(RowModule):
    """x * tanh(log(1 + exp(x))), a smooth relative of relu (Misra, 2019)."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.mish(given.pop(), self.inplace)


class GLU(RowModule):
    """The first half of input along dim, times the sigmoid of the second (Dauphin and others,
    2017)."""

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it
    options = {"dim": None}

    def __init__(self, dim: int = -1) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, input: Tensor) -> Tensor:
        return functional.glu(input, self.dim)


class MSELoss(Loss):
    """The squared differences of input and target.

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it

    def __init__(
        self, size_average: bool | None = True, reduce: bool | None = True,
        reduction: str | None = None,
    ) -> None:
        super().__init__(size_average, reduce, reduction)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.mse_loss(input, target, reduction=self.reduction)


class L1Loss(Loss):
    """The absolute differences of input and target.

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it

    def __init__(
        self, size_average: bool | None = True, reduce: bool | None = True,
        reduction: str | None = None,
    ) -> None:
        super().__init__(size_average, reduce, reduction)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.l1_loss(input, target, reduction=self.reduction)


class SmoothL1Loss(Loss):
    """Half the squared differences over beta where they are below beta, and the absolute ones
    less beta / 2 elsewhere (Girshick, Fast R-CNN, 2015). With beta 0 it is l1_loss.

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it

    def __init__(
        self, size_average: bool | None = True, reduce: bool | None = True,
        reduction: str | None = None, beta: float = 1,
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.beta = beta

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.smooth_l1_loss(input, target, beta=self.beta, reduction=self.reduction)


class HuberLoss(Loss):
    """Half the squared differences where they are below delta, and delta times the absolute ones
    less delta / 2 elsewhere (Huber, 1964).

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it

    def __init__(
        self, size_average: bool | None = True, delta: float = 1, reduce: bool | None = True,
        reduction: str | None = None,
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.delta = delta

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.huber_loss(input, target, delta=self.delta, reduction=self.reduction)


class PoissonNLLLoss(Loss):
    """Negative log-likelihood of counts that are Poisson distributed. input is the logarithm of
    the rate, exp(input) - target * input; without log_input the rate itself, input - target *
    log(input + eps). full adds Stirling's approximation of log(target!) where target is above
    1.

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it

    def __init__(
        self, log_input: bool = True, full: bool = False, size_average: bool | None = True,
        eps: float = 1e-08, reduce: bool | None = True, reduction: str | None = None,
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.log_input = log_input
        self.full = full
        self.eps = eps

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.poisson_nll_loss(
            input, target, log_input=self.log_input, full=self.full, eps=self.eps,
            reduction=self.reduction,
        )


class GaussianNLLLoss(Loss):
    """Negative log-likelihood of targets that are normally distributed around input with
    variance var, which counts as eps where it is less, and has the gradient that eps would
    have, so that it grows again; full adds log(2 pi) / 2 (Nix and Weigend, 1994).

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it

    def __init__(
        self, full: bool = False, eps: float = 1e-06, size_average: bool | None = True,
        reduce: bool | None = True, reduction: str | None = None,
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.full = full
        self.eps = eps

    def forward(self, input: Tensor, target: Tensor, var: Tensor) -> Tensor:
        return functional.gaussian_nll_loss(
            input, target, var, full=self.full, eps=self.eps, reduction=self.reduction,
        )


class BCELoss(Loss):
    """-target * log(input) - (1 - target) * log(1 - input), 1e-12 added to what the logarithms
    are taken of, times weight, which is broadcast.

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it

    def __init__(
        self, weight: Tensor | None = None, size_average: bool | None = True,
        reduce: bool | None = True, reduction: str | None = None,
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.register_buffer("weight", weight)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.binary_cross_entropy(
            input, target, weight=self.weight, reduction=self.reduction,
        )


class BCEWithLogitsLoss(Loss):
    """binary_cross_entropy of sigmoid(input), computed without overflow. pos_weight is a weight
    of the targets 1; both weights are broadcast.

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it

    def __init__(
        self, weight: Tensor | None = None, size_average: bool | None = True,
        reduce: bool | None = True, reduction: str | None = None, pos_weight: Tensor | None = None,
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.register_buffer("weight", weight)
        self.register_buffer("pos_weight", pos_weight)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.binary_cross_entropy_with_logits(
            input, target, weight=self.weight, pos_weight=self.pos_weight, reduction=self.reduction,
        )


class SoftMarginLoss(Loss):
    """log(1 + exp(-target * input)), for targets of 1 and -1, without overflow.

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it

    def __init__(
        self, size_average: bool | None = True, reduce: bool | None = True,
        reduction: str | None = None,
    ) -> None:
        super().__init__(size_average, reduce, reduction)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.soft_margin_loss(input, target, reduction=self.reduction)


class HingeEmbeddingLoss(Loss):
    """input where target is above zero, and what input lacks to margin elsewhere.

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it

    def __init__(
        self, margin: float = 1, size_average: bool | None = True, reduce: bool | None = True,
        reduction: str | None = None,
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.margin = margin

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.hinge_embedding_loss(
            input, target, margin=self.margin, reduction=self.reduction,
        )


class MarginRankingLoss(Loss):
    """What target * (input1 - input2) lacks to margin, where target is 1 if input1 shall be the
    larger one, else -1.

    The mean of all elements, with reduction="sum" or size_average=False their sum, with
    reduction="none" or reduce=False each by itself.
    """

    __module__ = "torch.nn.modules.rows"  # where pickles and load's classes look for it

    def __init__(
        self, margin: float = 0, size_average: bool | None = True, reduce: bool | None = True,
        reduction: str | None = None,
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.margin = margin

    def forward(self, input1: Tensor, input2: Tensor, target: Tensor) -> Tensor:
        return functional.margin_ranking_loss(
            input1, input2, target, margin=self.margin, reduction=self.reduction,
        )


__all__ = [
    "Tanh",
    "ReLU",
    "Threshold",
    "LeakyReLU",
    "ELU",
    "SELU",
    "CELU",
    "Hardtanh",
    "ReLU6",
    "Hardsigmoid",
    "Hardswish",
    "Hardshrink",
    "Softshrink",
    "Sigmoid",
    "Softplus",
    "LogSigmoid",
    "Softsign",
    "Tanhshrink",
    "SiLU",
    "Mish",
    "GLU",
    "MSELoss",
    "L1Loss",
    "SmoothL1Loss",
    "HuberLoss",
    "PoissonNLLLoss",
    "GaussianNLLLoss",
    "BCELoss",
    "BCEWithLogitsLoss",
    "SoftMarginLoss",
    "HingeEmbeddingLoss",
    "MarginRankingLoss",
]
