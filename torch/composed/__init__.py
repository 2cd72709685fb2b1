"""The functions of the `python` rows of ops.yaml, composed of other operators, by subject."""

from torch.composed.algebra import (
    btrifact_informed,
    cdist,
    corrcoef,
    cosine_similarity,
    cov,
    kron,
    matrix_exp,
    matrix_power,
    normalize,
    one_hot,
    outer,
    pdist,
    trapz,
)
from torch.composed.arranging import (
    atleast_1d,
    atleast_2d,
    atleast_3d,
    column_stack,
    combinations,
    cumulative_trapezoid,
    diag_embed,
    diagflat,
    diff,
    dsplit,
    fliplr,
    flipud,
    hsplit,
    index_put,
    index_put_,
    inner,
    msort,
    rot90,
    take_along_dim,
    tensor_split,
    unflatten,
    vander,
    vsplit,
)
from torch.composed.draws import binomial, poisson
from torch.composed.elements import (
    cumprod_,
    cumsum_,
    float_power,
    frexp,
    gcd,
    gcd_,
    lcm,
    lcm_,
    mvlgamma,
    nan_to_num,
    nan_to_num_,
    nextafter_,
    nextafter_narrow,
    positive,
    rsub,
)
from torch.composed.general import (
    batch_norm_gradient,
    bernoulli_each_,
    bernoulli_integral_,
    broadcast,
    cat_gradient,
    chunk,
    cofactors_gradient,
    conv1d,
    cross,
    cumprod_gradient,
    dist_gradient,
    extreme_gradient,
    geometric_integral_,
    matmul,
    norm_gradient,
    norm_named,
    pair,
    pair_norms_gradient,
    prod_gradient,
    product,
    renorm,
    renorm_,
    repeat,
    split,
    split_sizes,
    stack,
    unbind,
)
from torch.composed.layers import conv_transpose1d, conv_transpose2d, conv_transpose3d, glu, group_norm_gradient
from torch.composed.losses import (
    cross_entropy_gradient,
    ctc_gradient,
    embedding_bag_gradient,
    multi_margin_gradient,
    multilabel_margin_gradient,
)
from torch.composed.parts import (
    abs_complex,
    angle,
    complex,
    conj,
    cumprod_complex,
    det_complex,
    gesv_complex,
    imag,
    inverse_complex,
    isclose_complex,
    isreal,
    norm_complex,
    polar,
    potrf_complex,
    prod_complex,
    qr_complex,
    real,
    sgn,
    sgn_,
    slogdet_complex,
    std_complex,
    svd_complex,
    symeig_complex,
    trtrs_complex,
    var_complex,
    vdot,
)
from torch.composed.quantiles import median, nanmedian, nanmedian_dim, nanquantile, quantile
from torch.composed.questions import allclose, is_complex, is_floating_point, is_nonzero, is_signed, isin
from torch.composed.recurrent import embedding_gradient, gru_gradient, lstm_gradient, rnn_gradient
from torch.composed.scattering import (
    diagonal_scatter,
    fill_diagonal_,
    index_reduce,
    index_reduce_,
    reshape_as,
    scatter_reduce_gradient,
    select_scatter,
    slice_scatter,
)
from torch.composed.searching import (
    aminmax,
    bucketize,
    nonzero_places,
    searchsorted_number,
    searchsorted_sided,
    unique,
    unique_consecutive,
    where_numbers,
    where_places,
)
from torch.composed.shapes import (
    dstack,
    flip,
    hstack,
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
    "conv_transpose1d", "conv_transpose3d", "glu", "group_norm_gradient",
    "cross_entropy_gradient", "ctc_gradient", "embedding_bag_gradient", "multi_margin_gradient",
    "multilabel_margin_gradient", "embedding_gradient", "gru_gradient", "lstm_gradient", "rnn_gradient",
    "allclose", "aminmax", "batch_norm_gradient", "broadcast", "bucketize", "cat_gradient", "cdist", "chunk", "conv1d",
    "conv_transpose2d", "corrcoef", "cosine_similarity", "cov", "cross", "cumprod_gradient", "dstack",
    "flip", "hstack", "is_signed", "kron", "matmul", "matrix_power", "nan_to_num", "normalize",
    "one_hot", "outer", "pair", "pdist", "prod_gradient", "product", "renorm", "repeat",
    "repeat_interleave", "roll", "split",
    "squeeze_", "stack", "t_", "tile", "transpose_", "trapz", "unbind", "unique", "unsqueeze_",
    "vstack",
]

__all__ += [
    "bernoulli_each_", "bernoulli_integral_", "btrifact_informed", "cofactors_gradient", "dist_gradient",
    "extreme_gradient", "geometric_integral_", "nonzero_places", "norm_gradient", "pair_norms_gradient", "renorm_",
    "split_sizes", "gcd", "is_floating_point", "is_nonzero", "isin", "lcm", "mvlgamma", "where_places",
]

__all__ += [
    "atleast_1d", "atleast_2d", "atleast_3d", "column_stack", "combinations", "cumulative_trapezoid", "diag_embed",
    "diagflat", "diff", "dsplit", "fliplr", "flipud", "hsplit", "index_put", "index_put_", "inner", "matrix_exp",
    "median", "msort", "nanmedian", "nanmedian_dim", "nanquantile", "norm_named", "quantile", "rot90",
    "searchsorted_number", "searchsorted_sided",
    "take_along_dim", "tensor_split", "unflatten", "unique_consecutive", "vander", "vsplit",
]

__all__ += [
    "binomial", "diagonal_scatter", "fill_diagonal_", "float_power", "index_reduce", "index_reduce_", "is_complex",
    "cumprod_", "cumsum_", "frexp", "gcd_", "lcm_", "nan_to_num_", "nextafter_", "nextafter_narrow", "poisson",
    "positive", "reshape_as", "rsub", "scatter_reduce_gradient", "select_scatter", "slice_scatter", "where_numbers",
]

__all__ += [
    "abs_complex", "angle", "complex", "conj", "cumprod_complex", "imag", "isclose_complex", "isreal", "norm_complex",
    "polar", "prod_complex", "real", "sgn", "sgn_", "std_complex", "var_complex", "vdot",
]

__all__ += [
    "det_complex", "gesv_complex", "inverse_complex", "potrf_complex", "qr_complex",
    "slogdet_complex", "svd_complex", "symeig_complex", "trtrs_complex",
]
