"""The modules of torch.nn, one family a file."""

from torch.nn.modules.activation import (
    ELU,
    Hardtanh,
    LeakyReLU,
    LogSigmoid,
    LogSoftmax,
    PReLU,
    ReLU,
    ReLU6,
    Sigmoid,
    Softmax,
    Softplus,
    Softsign,
    Tanh,
    Threshold,
)
from torch.nn.modules.container import Container, ModuleList, ParameterList, Sequential
from torch.nn.modules.convolution import Conv1d, Conv2d, ConvTranspose2d, SpatialConvolution
from torch.nn.modules.dropout import Dropout, Dropout2d
from torch.nn.modules.linear import Linear
from torch.nn.modules.loss import BCELoss, CrossEntropyLoss, KLDivLoss, L1Loss, MSELoss, NLLLoss, SmoothL1Loss
from torch.nn.modules.module import Module
from torch.nn.modules.normalization import BatchNorm1d, BatchNorm2d
from torch.nn.modules.pooling import AvgPool2d, MaxPool2d
from torch.nn.modules.recurrent import GRUCell, LSTMCell, RNNCell

# The names of the alpha.
AbsCriterion = L1Loss
BatchNorm = BatchNorm1d
ClassNLLCriterion = NLLLoss
HardTanh = Hardtanh
MaxPooling2d = MaxPool2d

__all__ = [
    "AbsCriterion", "AvgPool2d", "BCELoss", "BatchNorm", "BatchNorm1d", "BatchNorm2d", "ClassNLLCriterion",
    "Container", "Conv1d", "Conv2d", "ConvTranspose2d", "CrossEntropyLoss", "Dropout", "Dropout2d", "ELU", "GRUCell",
    "HardTanh", "Hardtanh", "KLDivLoss", "L1Loss", "LSTMCell", "LeakyReLU", "Linear", "LogSigmoid", "LogSoftmax",
    "MSELoss", "MaxPool2d", "MaxPooling2d", "Module", "ModuleList", "NLLLoss", "PReLU", "ParameterList", "RNNCell",
    "ReLU", "ReLU6", "Sequential", "Sigmoid", "SmoothL1Loss", "Softmax", "Softplus", "Softsign", "SpatialConvolution",
    "Tanh", "Threshold",
]
