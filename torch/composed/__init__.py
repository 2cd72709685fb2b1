"""The functions of the `python` rows of ops.yaml, composed of other operators, by subject."""

from torch.composed.algebra import (
    cdist,
    corrcoef,
    cosine_similarity,
    cov,
    kron,
    matrix_power,
    normalize,
    one_hot,
    pdist,
    trapz,
)
from torch.composed.elements import nan_to_num
from torch.composed.general import (
    batch_norm_gradient,
    broadcast,
    cat_gradient,
    chunk,
    conv1d,
    conv_transpose2d,
    cross,
    dist,
    expand_as,
    matmul,
    norm,
    pair,
    prod,
    prod_gradient,
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
from torch.composed.shapes import (
    dstack,
    flatten,
    flip,
    hstack,
    movedim,
    repeat_interleave,
    roll,
    squeeze_,
    t_,
    tile,
    transpose_,
    unsqueeze_,
    vstack,
)

__all__ = [
    "allclose", "batch_norm_gradient", "broadcast", "bucketize", "cat_gradient", "cdist", "chunk", "conv1d",
    "conv_transpose2d", "corrcoef", "cosine_similarity", "cov", "cross", "dist", "dstack", "expand_as", "flatten",
    "flip", "hstack", "is_signed", "kron", "matmul", "matrix_power", "movedim", "nan_to_num", "normalize",
    "one_hot", "norm", "pair", "prod", "pdist", "prod_gradient", "product", "renorm", "repeat",
    "repeat_interleave", "roll", "split",
    "squeeze_", "stack", "t_", "tile", "transpose_", "trapz", "unbind", "unique", "unsqueeze_", "view_as",
    "vstack",
]
