"""The modules of torch.nn, one family a file."""

import sys

from torch._generated.python import modules as rows
from torch._generated.python.modules import *  # noqa: F403
from torch._generated.python.modules import L1Loss
from torch.nn.modules.activation import GELU, Hardtanh, LogSoftmax, PReLU, ReLU6, RReLU, Softmax, Softmax2d, Softmin
from torch.nn.modules.adaptive import AdaptiveLogSoftmaxWithLoss
from torch.nn.modules.attention import *  # noqa: F403
from torch.nn.modules.attention import __all__ as _attention
from torch.nn.modules.container import Container, ModuleDict, ModuleList, ParameterDict, ParameterList, Sequential
from torch.nn.modules.convolution import *  # noqa: F403
from torch.nn.modules.convolution import __all__ as _convolution
from torch.nn.modules.distance import *  # noqa: F403
from torch.nn.modules.distance import __all__ as _distance
from torch.nn.modules.dropout import *  # noqa: F403
from torch.nn.modules.dropout import __all__ as _dropout
from torch.nn.modules.embedding import *  # noqa: F403
from torch.nn.modules.embedding import __all__ as _embedding
from torch.nn.modules.legacy import Legacy
from torch.nn.modules.linear import Bilinear, Flatten, Identity, Linear, Unflatten
from torch.nn.modules.loss import CrossEntropyLoss, CTCLoss, KLDivLoss, NLLLoss
from torch.nn.modules.module import Module
from torch.nn.modules.normalization import *  # noqa: F403
from torch.nn.modules.normalization import __all__ as _normalization
from torch.nn.modules.padding import *  # noqa: F403
from torch.nn.modules.padding import __all__ as _padding
from torch.nn.modules.pooling import *  # noqa: F403
from torch.nn.modules.pooling import __all__ as _pooling
from torch.nn.modules.recurrent import *  # noqa: F403
from torch.nn.modules.recurrent import __all__ as _recurrent
from torch.nn.modules.resampling import *  # noqa: F403
from torch.nn.modules.resampling import __all__ as _resampling
from torch.nn.modules.synchronized import SyncBatchNorm

sys.modules[f"{__name__}.rows"] = rows  # files that older versions wrote name it

for _kind in [*globals().values()]:  # each is in PyTorch's module of its family, whose names packages list
    if isinstance(_kind, type) and _kind.__module__.startswith(f"{__name__}."):
        vars(sys.modules[_kind.__module__]).setdefault(_kind.__name__, _kind)

# The names of the alpha, and those that later ones replaced.
AbsCriterion = L1Loss
BatchNorm = BatchNorm1d  # noqa: F405
CELoss = CrossEntropyLoss
ClassNLLCriterion = NLLLoss
FullConv2d = ConvTranspose2d  # noqa: F405
FullConv3d = ConvTranspose3d  # noqa: F405
HardTanh = Hardtanh
MaxPooling2d = MaxPool2d  # noqa: F405
NLLLoss2d = NLLLoss
UpsamplingBillinear2d = UpsamplingBilinear2d  # noqa: F405
VolumetricConvolution = Conv3d  # noqa: F405

__all__ = [
    "AbsCriterion", "AdaptiveLogSoftmaxWithLoss", "BatchNorm",
    "CELoss", "CTCLoss", "ClassNLLCriterion", "CrossEntropyLoss", "KLDivLoss", "NLLLoss", "NLLLoss2d",
    "Container", "Module", "ModuleDict", "ModuleList", "ParameterDict", "ParameterList", "Sequential",
    "GELU", "HardTanh", "LogSoftmax", "PReLU", "RReLU", "ReLU6", "Softmax", "Softmax2d", "Softmin",
    "Bilinear", "Flatten", "Identity", "Legacy", "Linear", "Unflatten",
    "FullConv2d", "FullConv3d", "MaxPooling2d", "UpsamplingBillinear2d", "VolumetricConvolution",
    *rows.__all__,
    *_attention,
    *_convolution,
    *_distance,
    *_dropout,
    *_embedding,
    *_normalization,
    *_padding,
    *_pooling,
    *_recurrent,
    *_resampling,
    "SyncBatchNorm",
]
