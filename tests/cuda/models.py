"""Every module, loss, optimizer and schedule, with inputs from a maker of operands (calls.py)."""

import copy

import torch
import torch.nn.functional as F
from torch import nn, optim

# Modules: how they are made, and the sizes of their inputs or what makes those.
MODULES = {
    "AdaptiveLogSoftmaxWithLoss": ((8, 12, (2, 5, 9)), (4, 8), lambda c: c.ints(12, 4)),
    "Bilinear": ((2, 4, 5), (3, 2), (3, 4)), "Flatten": ((), (2, 3, 4)), "Identity": ((), (2, 3)),
    "Linear": ((3, 4), (2, 3)), "LazyLinear": ((4,), (2, 3)),
    "Unflatten": ((1, (2, 3)), (2, 6)), "Softmax": ((1,), (3, 4)),
    "LogSoftmax": ((1,), (3, 4)), "Softmin": ((1,), (3, 4)), "Softmax2d": ((), (2, 3, 4, 4)),
    "PReLU": ((3,), (2, 3, 4)),
    "RReLU": ((), (3, 4)), "GELU": ((), (3, 4)), "HardTanh": ((), (3, 4)), "Threshold": ((0.1, 2), (3, 4)),
    "GLU": ((), (3, 4)), "Embedding": ((5, 4), lambda c: c.constant(c.ints(5, 2, 3))),
    "EmbeddingBag": ((5, 4), lambda c: c.constant(c.ints(5, 2, 3))), "CrossMapLRN2d": ((3,), (2, 5, 3, 3)),
    "GroupNorm": ((2, 4), (2, 4, 3)), "LayerNorm": ((4,), (2, 3, 4)), "RMSNorm": ((4,), (2, 4)),
    "LocalResponseNorm": ((3,), (2, 5, 3)), "BatchNorm": ((3,), (4, 3)), "SyncBatchNorm": ((3,), (4, 3)),
    "SpatialConvolution": ((2, 3, 3, 3), (2, 2, 5, 5)),
    "VolumetricConvolution": ((2, 3, 2, 2, 2), (1, 2, 4, 4, 4)), "FullConv2d": ((2, 3, 3), (2, 2, 4, 4)),
    "FullConv3d": ((2, 3, 2), (1, 2, 3, 3, 3)), "MaxPooling2d": ((2, 2), (2, 3, 4, 4)),
    "UpsamplingBillinear2d": ((None, 2), (2, 3, 4, 4)), "ChannelShuffle": ((2,), (2, 4, 3, 3)),
    "Fold": (((4, 4), 2), (2, 8, 9)), "Unfold": ((2,), (2, 2, 4, 4)), "PixelShuffle": ((2,), (2, 8, 3, 3)),
    "PixelUnshuffle": ((2,), (2, 2, 4, 4)), "Upsample": ((None, 2), (2, 3, 4, 4)),
    "UpsamplingBilinear2d": ((None, 2), (2, 3, 4, 4)), "UpsamplingNearest2d": ((None, 2), (2, 3, 4, 4)),
    "FractionalMaxPool2d": ((2, 3), (2, 3, 7, 7)), "FractionalMaxPool3d": ((2, 3), (1, 2, 7, 7, 7)),
    "CosineSimilarity": ((), (3, 4), (3, 4)), "PairwiseDistance": ((), (3, 4), (3, 4)),
    "MultiheadAttention": ((4, 2), (5, 2, 4), (6, 2, 4), (6, 2, 4)),
    "Transformer": ((4, 2, 1, 1, 8), (5, 2, 4), (3, 2, 4)),
    "TransformerEncoderLayer": ((4, 2, 8), (5, 2, 4)), "TransformerDecoderLayer": ((4, 2, 8), (5, 2, 4), (6, 2, 4)),
    "TransformerEncoder": ((lambda: nn.TransformerEncoderLayer(4, 2, 8), 2), (5, 2, 4)),
    "TransformerDecoder": ((lambda: nn.TransformerDecoderLayer(4, 2, 8), 2), (5, 2, 4), (6, 2, 4)),
    "Sequential": ((lambda: nn.Linear(3, 2), lambda: nn.Tanh()), (4, 3)),
    "RNN": ((3, 4, 2), (5, 2, 3)), "LSTM": ((3, 4, 2), (5, 2, 3)), "GRU": ((3, 4, 2), (5, 2, 3)),
    "RNNCell": ((3, 4), (2, 3)), "LSTMCell": ((3, 4), (2, 3)), "GRUCell": ((3, 4), (2, 3)),
    "AlphaDropout": ((), (3, 4)), "FeatureAlphaDropout": ((), (2, 3, 4)), "Dropout": ((), (3, 4)),
}
for _name in ("Tanh ReLU LeakyReLU ELU SELU CELU Hardtanh ReLU6 Hardsigmoid Hardswish Hardshrink Softshrink Sigmoid "
              "Softplus LogSigmoid Softsign Tanhshrink SiLU Mish").split():
    MODULES[_name] = ((), (3, 4))
LAZY = {"Conv", "ConvTranspose", "BatchNorm", "InstanceNorm"}  # also without the size of their inputs
for _dims in (1, 2, 3):
    _size = (2, 3, *(6, 4, 4)[:_dims])
    for _name, _options in (
            ("Conv", (3, 4, 2)), ("ConvTranspose", (3, 2, 2)), ("BatchNorm", (3,)), ("InstanceNorm", (3,)),
            ("Dropout", ()), ("AdaptiveAvgPool", (2,)), ("AdaptiveMaxPool", (2,)), ("AvgPool", (2,)), ("MaxPool", (2,)),
            ("LPPool", (2, 2)), ("CircularPad", (1,)), ("ConstantPad", (1, 3)), ("ReflectionPad", (1,)),
            ("ReplicationPad", (1,)), ("ZeroPad", (1,))):  # fmt: skip
        MODULES[f"{_name}{_dims}d"] = (_options, _size)
        if _name in LAZY:
            MODULES[f"Lazy{_name}{_dims}d"] = (_options[1:], _size)
    MODULES[f"MaxUnpool{_dims}d"] = ((2,), lambda c, d=_dims, size=_size: getattr(F, f"max_pool{d}d")(
        c(*size), 2, return_indices=True))

# Losses: what they are given.
LOSSES = {
    "CTCLoss": lambda c: (c(6, 2, 4).log_softmax(2), c.put(torch.LongTensor([[1, 2], [3, 3]])), [6, 5], [2, 2]),
    "KLDivLoss": lambda c: (c(3, 4).log_softmax(1), c.plain(3, 4).softmax(1)),
    "NLLLoss2d": lambda c: (c(2, 3, 4, 4), c.ints(3, 2, 4, 4)),
    "PoissonNLLLoss": lambda c: (c(3, 4), c.plain(3, 4).abs()),
    "GaussianNLLLoss": lambda c: (c(3, 4), c(3, 4), c.positive(3, 4)),
    "BCELoss": lambda c: (c(3, 4).sigmoid(), c.plain(3, 4).abs().clamp(0, 1)),
    "MarginRankingLoss": lambda c: (c(3), c(3), c.plain(3).sign()),
    "CosineEmbeddingLoss": lambda c: (c(3, 4), c(3, 4), c.plain(3).sign()),
    "MultiLabelMarginLoss": lambda c: (c(2, 4), c.put(torch.LongTensor([[1, 3, -1, 0], [0, -1, 1, 1]]))),
    "TripletMarginLoss": lambda c: (c(3, 4), c(3, 4), c(3, 4)),
    "TripletMarginWithDistanceLoss": lambda c: (c(3, 4), c(3, 4), c(3, 4)),
}
LOSSES |= {name: lambda c: (c(3, 4), c.ints(4, 3)) for name in (
    "CELoss", "CrossEntropyLoss", "ClassNLLCriterion", "NLLLoss", "MultiMarginLoss")}
LOSSES |= {name: lambda c: (c(3, 4), c.plain(3, 4)) for name in (
    "AbsCriterion", "MSELoss", "L1Loss", "SmoothL1Loss", "HuberLoss")}
LOSSES |= {name: lambda c: (c(3, 4), c.plain(3, 4).sign()) for name in ("SoftMarginLoss", "HingeEmbeddingLoss")}
LOSSES |= {name: lambda c: (c(3, 4), c.plain(3, 4).abs().clamp(0, 1)) for name in (
    "BCEWithLogitsLoss", "MultiLabelSoftMarginLoss")}
# What holds modules or parameters, has no forward of its own, or another test.
NO_MODULES = {"Parameter", "UninitializedParameter", "UninitializedBuffer", "Buffer", "Variable", "Container", "Module",
              "ModuleDict", "ModuleList", "ParameterDict", "ParameterList", "RNNBase", "RNNCellBase", "Legacy"}


def run_module(name, c):
    """Return the outputs of a module, in training and, for a copy, in evaluation."""
    torch.manual_seed(1)
    if name in LOSSES:
        return getattr(nn, name)()(*LOSSES[name](c))
    options, *sizes = MODULES[name]
    result = getattr(nn, name)(*(one() if callable(one) else one for one in options))
    result = c.module(result)
    inputs = list(sizes[0](c)) if callable(sizes[0]) and "Unpool" in name else [
        size(c) if callable(size) else c(*size) for size in sizes]
    torch.manual_seed(2)
    first = result(*inputs)
    return first, copy.deepcopy(result).eval()(*inputs)


OPTIMIZERS = {name: {"lr": 0.05} for name, kind in vars(optim).items()
              if isinstance(kind, type) and issubclass(kind, optim.Optimizer)
              and kind not in (optim.Optimizer, optim.SparseAdam)}  # that one in test_sparse_on_gpu.py
OPTIMIZERS["SGD"] = {"lr": 0.05, "momentum": 0.9, "nesterov": True, "weight_decay": 0.1}
OPTIMIZERS["Adam"] = {"lr": 0.05, "amsgrad": True}
SCHEDULERS = {
    "CosineAnnealingLR": (3,), "ExponentialLR": (0.5,), "LambdaLR": (lambda epoch: 0.5**epoch,),
    "MultiStepLR": ([1, 2],), "ReduceLROnPlateau": (), "StepLR": (1,), "ConstantLR": (),
    "CosineAnnealingWarmRestarts": (2,),
    "CyclicLR": (0.01, 0.1), "LinearLR": (), "MultiplicativeLR": (lambda epoch: 0.9,), "OneCycleLR": (0.1, 10),
    "PolynomialLR": (3,),
}
NO_SCHEDULERS = {"LRScheduler", "ChainedScheduler", "SequentialLR"}


def run_optimizer(name, c, scheduler=None):
    """Return the parameters after three steps, of which the state is saved and loaded once."""
    torch.manual_seed(1)
    model = c.module(nn.Sequential(nn.Linear(3, 4), nn.Tanh(), nn.Linear(4, 2)))
    optimizer = getattr(optim, name)(model.parameters(), **OPTIMIZERS[name])
    schedule = scheduler and getattr(optim.lr_scheduler, scheduler)(optimizer, *SCHEDULERS[scheduler])
    x, target = c.constant(c.plain(5, 3)), c.plain(5, 2)

    def closure():
        optimizer.zero_grad()
        loss = F.mse_loss(model(x), target)
        loss.backward()
        return loss

    for step in range(3):
        loss = optimizer.step(closure)
        if schedule:
            schedule.step(*([loss.item()] if scheduler == "ReduceLROnPlateau" else []))
        if step == 1:
            optimizer.load_state_dict(optimizer.state_dict())
    c.leaves.clear()
    return [parameter.data for parameter in model.parameters()]
