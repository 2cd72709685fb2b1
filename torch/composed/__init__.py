"""The functions of the `python` rows of ops.yaml, composed of other operators, by subject."""

from torch.composed.elements import nan_to_num
from torch.composed.general import (
    batch_norm_gradient,
    broadcast,
    cat_gradient,
    chunk,
    conv1d,
    conv_transpose2d,
    cross,
    expand_as,
    matmul,
    pair,
    product,
    renorm,
    repeat,
    split,
    stack,
    unbind,
    view_as,
)
from torch.composed.questions import allclose, is_signed
from torch.composed.searching import bucketize, unique

__all__ = [
    "allclose", "batch_norm_gradient", "broadcast", "bucketize", "cat_gradient", "chunk", "conv1d", "conv_transpose2d",
    "cross", "expand_as", "is_signed", "matmul", "nan_to_num", "pair", "product", "renorm", "repeat", "split", "stack",
    "unbind", "unique", "view_as",
]
