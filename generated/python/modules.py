# Generated from ops.yaml by codegen/templates/modules.py. Do not edit: change the row and run make gen.
"""The modules of rows. Each stores the options of one function."""

from torch._core import Tensor
from torch.nn import functional
from torch.nn.modules.module import Module
from torch.nn.modules.row import Loss


class Tanh(Module):
    """Hyperbolic tangent of each element.

    >>> input = torch.DoubleTensor([[-2.0, 1.0], [1.25, 2.0]])
    >>> nn.Tanh()(input).tolist()
    [[-0.9640..., 0.7615...], [0.8482..., 0.9640...]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files
    _repr_options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.tanh(given.pop(), self.inplace)


class ReLU(Module):
    """Rectified linear unit, max(x, 0) of each element x. The derivative at zero is taken as
    zero.

    >>> input = torch.DoubleTensor([[2.5, -1.25], [1.5, 0.5]])
    >>> nn.ReLU()(input).tolist()
    [[2.5, 0.0], [1.5, 0.5]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files
    _repr_options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.relu(given.pop(), self.inplace)


class Threshold(Module):
    """Each element, but value where the element is not above threshold.

    >>> input = torch.DoubleTensor([1.0, 1.0, -2.5, -1.5, -0.25])
    >>> nn.Threshold(threshold=0, value=0)(input).tolist()
    [1.0, 1.0, 0.0, 0.0, 0.0]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files
    _repr_options = {"threshold": None, "value": None, "inplace": False}

    def __init__(self, threshold: float, value: float, inplace: bool = False) -> None:
        super().__init__()
        self.threshold = threshold
        self.value = value
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.threshold(given.pop(), self.threshold, self.value, self.inplace)


class LeakyReLU(Module):
    """Each element, multiplied by negative_slope where the element is negative.

    >>> input = torch.DoubleTensor([[-1.25, -2.0], [-2.25, 0.75]])
    >>> nn.LeakyReLU()(input).tolist()
    [[-0.012..., -0.0...], [-0.022..., 0.75]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files
    _repr_options = {"negative_slope": None, "inplace": False}

    def __init__(self, negative_slope: float = 0.01, inplace: bool = False) -> None:
        super().__init__()
        self.negative_slope = negative_slope
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.leaky_relu(given.pop(), self.negative_slope, self.inplace)


class ELU(Module):
    """Exponential linear unit, x where x is positive, and alpha * (exp(x) - 1) elsewhere
    (Clevert and others, 2015).

    >>> input = torch.DoubleTensor([[-2.0, -0.5], [1.75, -1.75]])
    >>> nn.ELU()(input).tolist()
    [[-0.8646..., -0.3934...], [1.75, -0.8262...]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files
    _repr_options = {"alpha": None, "inplace": False}

    def __init__(self, alpha: float = 1.0, inplace: bool = False) -> None:
        super().__init__()
        self.alpha = alpha
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.elu(given.pop(), self.alpha, self.inplace)


class SELU(Module):
    """Scaled exponential linear unit, 1.0507 * x where x is positive, and 1.0507 * 1.6733 *
    (exp(x) - 1) elsewhere. The factors keep mean 0 and variance 1 from layer to layer
    (Klambauer and others, 2017).

    >>> input = torch.DoubleTensor([[-2.25, 1.75], [2.0, 1.5]])
    >>> nn.SELU()(input).tolist()
    [[-1.5727..., 1.8387...], [2.101..., 1.5760...]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files
    _repr_options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.selu(given.pop(), self.inplace)


class CELU(Module):
    """Continuously differentiable exponential linear unit, x where x is positive, and alpha *
    (exp(x / alpha) - 1) elsewhere (Barron, 2017).

    >>> input = torch.DoubleTensor([[1.75, -2.5], [-2.25, -1.0]])
    >>> nn.CELU()(input).tolist()
    [[1.75, -0.9179...], [-0.894..., -0.6321...]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files
    _repr_options = {"alpha": None, "inplace": False}

    def __init__(self, alpha: float = 1.0, inplace: bool = False) -> None:
        super().__init__()
        self.alpha = alpha
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.celu(given.pop(), self.alpha, self.inplace)


class Hardtanh(Module):
    """Each element limited to the range from min_val to max_val. The derivative at both bounds
    is taken as zero.

    >>> input = torch.DoubleTensor([[-0.25, -1.75], [0.5, -2.75]])
    >>> nn.Hardtanh()(input).tolist()
    [[-0.25, -1.0], [0.5, -1.0]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files
    _repr_options = {"min_val": None, "max_val": None, "inplace": False}

    def __init__(self, min_val: float = -1.0, max_val: float = 1.0, inplace: bool = False) -> None:
        super().__init__()
        self.min_val = min_val
        self.max_val = max_val
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.hardtanh(given.pop(), self.min_val, self.max_val, self.inplace)


class ReLU6(Module):
    """Each element limited to the range from 0 to 6 (Krizhevsky, 2010). The derivative at both
    bounds is taken as zero.

    >>> input = torch.DoubleTensor([[-2.5, -2.25], [7.0, 6.25]])
    >>> nn.ReLU6()(input).tolist()
    [[0.0, 0.0], [6.0, 6.0]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files
    _repr_options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.relu6(given.pop(), self.inplace)


class Hardsigmoid(Module):
    """x / 6 + 1/2, limited to the range from 0 to 1 (Courbariaux and others, 2015).

    >>> input = torch.DoubleTensor([[2.75, 3.0], [3.25, -2.5]])
    >>> nn.Hardsigmoid()(input).tolist()
    [[0.9583..., 1.0], [1.0, 0.0833...]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def extra_repr(self) -> str:
        return ""

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.hardsigmoid(given.pop(), self.inplace)


class Hardswish(Module):
    """x * hardsigmoid(x) (Howard and others, MobileNetV3, 2019).

    >>> input = torch.DoubleTensor([[-0.75, -2.5], [-4.75, -3.0]])
    >>> nn.Hardswish()(input).tolist()
    [[-0.28125, -0.2083...], [0.0, 0.0]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def extra_repr(self) -> str:
        return ""

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.hardswish(given.pop(), self.inplace)


class Hardshrink(Module):
    """Each element, but zero where its absolute value is at most lambd.

    >>> input = torch.DoubleTensor([[-1.5, -1.5], [-1.0, -2.0]])
    >>> nn.Hardshrink()(input).tolist()
    [[-1.5, -1.5], [-1.0, -2.0]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files

    def __init__(self, lambd: float = 0.5, inplace: bool = False) -> None:
        super().__init__()
        self.lambd = lambd
        self.inplace = inplace

    def extra_repr(self) -> str:
        return f"{self.lambd}"

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.hardshrink(given.pop(), self.lambd, self.inplace)


class Softshrink(Module):
    """Each element moved towards zero by lambd, and zero where its absolute value is at most
    lambd. Zeros keep the sign of the element.

    >>> input = torch.DoubleTensor([[2.5, 1.0], [2.0, 2.25]])
    >>> nn.Softshrink()(input).tolist()
    [[2.0, 0.5], [1.5, 1.75]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files

    def __init__(self, lambd: float = 0.5, inplace: bool = False) -> None:
        super().__init__()
        self.lambd = lambd
        self.inplace = inplace

    def extra_repr(self) -> str:
        return f"{self.lambd}"

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.softshrink(given.pop(), self.lambd, self.inplace)


class Sigmoid(Module):
    """Logistic function 1 / (1 + exp(-x)) of each element.

    >>> input = torch.DoubleTensor([[1.25, -0.5], [0.5, -2.5]])
    >>> nn.Sigmoid()(input).tolist()
    [[0.777..., 0.3775...], [0.6224..., 0.0758...]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files
    _repr_options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.sigmoid(given.pop(), self.inplace)


class Softplus(Module):
    """Smooth approximation of relu, log(1 + exp(beta * x)) / beta. Where beta * x is above
    threshold, the result is x.

    >>> input = torch.DoubleTensor([[-0.5, 0.25], [1.25, 1.0]])
    >>> nn.Softplus()(input).tolist()
    [[0.4740..., 0.8259...], [1.5019..., 1.3132...]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files
    _repr_options = {"beta": None, "threshold": None, "inplace": False}

    def __init__(self, beta: float = 1.0, threshold: float = 20.0, inplace: bool = False) -> None:
        super().__init__()
        self.beta = beta
        self.threshold = threshold
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.softplus(given.pop(), self.beta, self.threshold, self.inplace)


class LogSigmoid(Module):
    """Logarithm of the logistic function, -log(1 + exp(-x)), computed without overflow.

    >>> input = torch.DoubleTensor([[-1.75, 2.75], [2.0, 1.5]])
    >>> nn.LogSigmoid()(input).tolist()
    [[-1.9102..., -0.0619...], [-0.1269..., -0.2014...]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files
    _repr_options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.log_sigmoid(given.pop(), self.inplace)


class Softsign(Module):
    """x / (1 + |x|).

    >>> input = torch.DoubleTensor([[2.5, -1.25], [0.75, -2.5]])
    >>> nn.Softsign()(input).tolist()
    [[0.7142..., -0.5555...], [0.4285..., -0.7142...]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files
    _repr_options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.softsign(given.pop(), self.inplace)


class Tanhshrink(Module):
    """x - tanh(x) of each element x. Near zero the result is a series of x * cosh(x) - sinh(x),
    divided by cosh(x).

    >>> input = torch.DoubleTensor([[-1.25, -1.25], [2.0, 2.0]])
    >>> nn.Tanhshrink()(input).tolist()
    [[-0.4017..., -0.4017...], [1.0359..., 1.0359...]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files
    _repr_options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.tanhshrink(given.pop(), self.inplace)


class SiLU(Module):
    """Sigmoid linear unit x * sigmoid(x), also called swish (Elfwing and others, 2017;
    Ramachandran and others, 2017).

    >>> input = torch.DoubleTensor([[2.25, 2.75], [-2.5, 1.25]])
    >>> nn.SiLU()(input).tolist()
    [[2.0354..., 2.5847...], [-0.1896..., 0.9716...]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files
    _repr_options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.silu(given.pop(), self.inplace)


class Mish(Module):
    """x * tanh(log(1 + exp(x))), a smooth function similar to relu (Misra, 2019). With e =
    exp(x) the second factor is e * (e + 2) / (e * (e + 2) + 2).

    >>> input = torch.DoubleTensor([[1.75, 2.75], [-1.75, -1.5]])
    >>> nn.Mish()(input).tolist()
    [[1.6749..., 2.7302...], [-0.2780..., -0.298...]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files
    _repr_options = {"inplace": False}

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        given = [input]
        del input
        return functional.mish(given.pop(), self.inplace)


class GLU(Module):
    """Gated linear unit, the first half of input along dim times the sigmoid of the second half
    (Dauphin and others, 2017).

    >>> input = torch.DoubleTensor([[1.5, -1.5, -1.0, 0.25], [-1.0, -0.5, -1.0, -1.5], [1.25, 1.0, 1.75, 2.25]])
    >>> nn.GLU()(input).tolist()
    [[0.4034..., -0.8432...], [-0.2689..., -0.0912...], [1.0649..., 0.9046...]]
    """

    __module__ = "torch.nn.modules.activation"  # the name in pickles and files
    _repr_options = {"dim": None}

    def __init__(self, dim: int = -1) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, input: Tensor) -> Tensor:
        return functional.glu(input, self.dim)


class MSELoss(Loss):
    """Squared difference of input and target.

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean sum and none.

    >>> input = torch.DoubleTensor([[-1.25, 0.75], [1.25, -2.0]])
    >>> target = torch.DoubleTensor([[0.25, -0.5], [2.25, -0.25]])
    >>> nn.MSELoss()(input, target).tolist()
    1.96875
    """

    __module__ = "torch.nn.modules.loss"  # the name in pickles and files

    def __init__(
        self, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean",
    ) -> None:
        super().__init__(size_average, reduce, reduction)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.mse_loss(input, target, self.reduction)


class L1Loss(Loss):
    """Absolute difference of input and target.

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean sum and none.

    >>> input = torch.DoubleTensor([[1.75, -0.75], [-1.0, -1.0]])
    >>> target = torch.DoubleTensor([[-0.75, 0.5], [-0.75, -2.25]])
    >>> nn.L1Loss()(input, target).tolist()
    1.3125
    """

    __module__ = "torch.nn.modules.loss"  # the name in pickles and files

    def __init__(
        self, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean",
    ) -> None:
        super().__init__(size_average, reduce, reduction)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.l1_loss(input, target, self.reduction)


class SmoothL1Loss(Loss):
    """Half the squared difference divided by beta where the absolute difference is below beta,
    and the absolute difference minus beta / 2 elsewhere (Girshick, Fast R-CNN, 2015). If beta
    is 0, it equals l1_loss.

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean sum and none.

    >>> input = torch.DoubleTensor([[2.5, -2.5], [0.75, 1.0]])
    >>> target = torch.DoubleTensor([[-0.5, -0.75], [-1.75, -0.5]])
    >>> nn.SmoothL1Loss()(input, target).tolist()
    1.6875
    """

    __module__ = "torch.nn.modules.loss"  # the name in pickles and files

    def __init__(
        self, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean",
        beta: float = 1.0,
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.beta = beta

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.smooth_l1_loss(input, target, self.reduction, beta=self.beta)


class HuberLoss(Loss):
    """Half the squared difference where the absolute difference is below delta, and delta *
    (absolute difference - delta / 2) elsewhere (Huber, 1964).

    reduction is "mean" (the default), "sum" or "none".

    >>> input = torch.DoubleTensor([[0.75, 0.75], [2.75, 0.25]])
    >>> target = torch.DoubleTensor([[2.25, 1.75], [-1.25, -1.75]])
    >>> nn.HuberLoss()(input, target).tolist()
    1.625
    """

    __module__ = "torch.nn.modules.loss"  # the name in pickles and files

    def __init__(self, reduction: str = "mean", delta: float = 1.0) -> None:
        super().__init__(reduction=reduction)
        self.delta = delta

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.huber_loss(input, target, self.reduction, delta=self.delta)


class PoissonNLLLoss(Loss):
    """Negative log-likelihood of counts of the Poisson distribution. If log_input is True, input
    is the logarithm of the rate and the loss exp(input) - target * input. Otherwise input is
    the rate and the loss input - target * log(input + eps). If full is True, Stirling's
    approximation of log(target!) is added where target is above 1.

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean sum and none.

    >>> input = torch.DoubleTensor([[1.5, 1.0], [1.0, 1.75]])
    >>> target = torch.DoubleTensor([[1.0, 0.25], [3.25, 3.0]])
    >>> nn.PoissonNLLLoss()(input, target).tolist()
    1.3557...
    """

    __module__ = "torch.nn.modules.loss"  # the name in pickles and files

    def __init__(
        self, log_input: bool = True, full: bool = False, size_average: bool | None = None,
        eps: float = 1e-08, reduce: bool | None = None, reduction: str = "mean",
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.log_input = log_input
        self.full = full
        self.eps = eps

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.poisson_nll_loss(
            input, target, self.log_input, self.full, self.reduction, self.eps,
        )


class GaussianNLLLoss(Loss):
    """Negative log-likelihood of targets of the normal distribution with mean input and variance
    var (Nix and Weigend, 1994). A variance below eps counts as eps, and receives the gradient
    at eps, so that it can grow. If full is True, log(2 pi) / 2 is added.

    reduction is "mean" (the default), "sum" or "none".

    >>> input = torch.DoubleTensor([[2.0, 1.25], [-1.0, 1.25]])
    >>> target = torch.DoubleTensor([[-1.0, 0.5], [2.25, 2.0]])
    >>> var = torch.DoubleTensor([[1.5, 1.75], [0.75, 0.75]])
    >>> nn.GaussianNLLLoss()(input, target, var).tolist()
    2.6930...
    """

    __module__ = "torch.nn.modules.loss"  # the name in pickles and files

    def __init__(self, full: bool = False, eps: float = 1e-06, reduction: str = "mean") -> None:
        super().__init__(reduction=reduction)
        self.full = full
        self.eps = eps

    def forward(self, input: Tensor, target: Tensor, var: Tensor) -> Tensor:
        return functional.gaussian_nll_loss(input, target, var, self.full, self.eps, self.reduction)


class BCELoss(Loss):
    """-target * log(input) - (1 - target) * log(1 - input), times weight, which is broadcast. A
    logarithm is at least -100.

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean sum and none.

    >>> input = torch.DoubleTensor([[0.25, 0.75], [0.25, 0.25]])
    >>> target = torch.DoubleTensor([[0.5, 0.25], [0.75, 0.75]])
    >>> nn.BCELoss()(input, target).tolist()
    1.0429...
    """

    __module__ = "torch.nn.modules.loss"  # the name in pickles and files

    def __init__(
        self, weight: Tensor | None = None, size_average: bool | None = None,
        reduce: bool | None = None, reduction: str = "mean",
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.register_buffer("weight", weight)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.binary_cross_entropy(input, target, self.weight, self.reduction)


class BCEWithLogitsLoss(Loss):
    """binary_cross_entropy of sigmoid(input), computed without overflow. pos_weight is a factor
    of the term of target 1. Both weights are broadcast.

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean sum and none.

    >>> input = torch.DoubleTensor([[2.0, 2.75], [1.5, -0.5]])
    >>> target = torch.DoubleTensor([[-0.75, -1.25], [2.5, -2.0]])
    >>> nn.BCEWithLogitsLoss()(input, target).tolist()
    1.8254...
    """

    __module__ = "torch.nn.modules.loss"  # the name in pickles and files

    def __init__(
        self, weight: Tensor | None = None, size_average: bool | None = None,
        reduce: bool | None = None, reduction: str = "mean", pos_weight: Tensor | None = None,
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.register_buffer("weight", weight)
        self.register_buffer("pos_weight", pos_weight)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.binary_cross_entropy_with_logits(
            input, target, self.weight, self.reduction, pos_weight=self.pos_weight,
        )


class SoftMarginLoss(Loss):
    """log(1 + exp(-target * input)), for targets 1 and -1, computed without overflow.

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean sum and none.

    >>> input = torch.DoubleTensor([[-1.25, -0.75], [1.75, 1.25]])
    >>> target = torch.DoubleTensor([[-2.25, -1.0], [-2.5, 0.5]])
    >>> nn.SoftMarginLoss()(input, target).tolist()
    1.3153...
    """

    __module__ = "torch.nn.modules.loss"  # the name in pickles and files

    def __init__(
        self, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean",
    ) -> None:
        super().__init__(size_average, reduce, reduction)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.soft_margin_loss(input, target, self.reduction)


class HingeEmbeddingLoss(Loss):
    """input where target is 1, and max(0, margin - input) where it is -1. Another target adds
    both.

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean sum and none.

    >>> input = torch.DoubleTensor([[-1.0, -0.75], [0.25, 2.0]])
    >>> target = torch.DoubleTensor([[0.75, 2.0], [2.25, -1.5]])
    >>> nn.HingeEmbeddingLoss()(input, target).tolist()
    1.25
    """

    __module__ = "torch.nn.modules.loss"  # the name in pickles and files

    def __init__(
        self, margin: float = 1.0, size_average: bool | None = None, reduce: bool | None = None,
        reduction: str = "mean",
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.margin = margin

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.hinge_embedding_loss(input, target, self.margin, self.reduction)


class MarginRankingLoss(Loss):
    """max(0, margin - target * (input1 - input2)). target is 1 if input1 should be larger, and
    -1 if input2 should be.

    reduction is "mean" (the default), "sum" or "none". The older flags size_average=False and
    reduce=False mean sum and none.

    >>> input1 = torch.DoubleTensor([[-2.0, 1.75], [0.75, 1.25]])
    >>> input2 = torch.DoubleTensor([[2.25, 1.0], [2.75, 1.0]])
    >>> target = torch.DoubleTensor([[-2.25, -0.75], [-2.25, -1.5]])
    >>> nn.MarginRankingLoss()(input1, input2, target).tolist()
    0.234375
    """

    __module__ = "torch.nn.modules.loss"  # the name in pickles and files

    def __init__(
        self, margin: float = 0.0, size_average: bool | None = None, reduce: bool | None = None,
        reduction: str = "mean",
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.margin = margin

    def forward(self, input1: Tensor, input2: Tensor, target: Tensor) -> Tensor:
        return functional.margin_ranking_loss(input1, input2, target, self.margin, self.reduction)


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
