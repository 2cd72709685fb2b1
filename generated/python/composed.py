# Generated from ops.yaml by codegen/templates/composed.py. Do not edit: change the row and run make gen.
"""The functions of torch/composed/ that rows name, by module."""

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
    sum_to_size_whole,
    trace,
    trapz,
)
from torch.composed.attention import (
    attention_gradient,
)
from torch.composed.complex_parts import (
    abs_complex,
    all_complex,
    angle_complex,
    any_complex,
    complex,
    conj,
    count_nonzero_complex,
    cumprod_complex,
    dist_complex,
    imag,
    isclose_complex,
    isinf_complex,
    isreal,
    l1_loss_complex,
    logaddexp_complex,
    logcumsumexp_complex,
    logsumexp_complex,
    norm_complex,
    polar,
    prod_complex,
    real,
    sgn,
    sgn_,
    softsign_complex,
    std_complex,
    var_complex,
    vdot,
)
from torch.composed.differences import (
    cumulative_trapezoid,
    diff,
    inner,
    vander,
)
from torch.composed.elements import (
    cumprod_,
    cumsum_,
    float_power,
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
from torch.composed.gradients.embedding import (
    embedding_bag_gradient,
)
from torch.composed.gradients.joining import (
    cat_gradient,
)
from torch.composed.gradients.losses import (
    cross_entropy_gradient,
    ctc_gradient,
    multi_margin_gradient,
    multilabel_margin_gradient,
)
from torch.composed.gradients.matrices import (
    cofactors_gradient,
    lu_gradient,
)
from torch.composed.gradients.normalization import (
    batch_norm_gradient,
    group_norm_gradient,
)
from torch.composed.gradients.recurrent import (
    gru_gradient,
    lstm_gradient,
    rnn_gradient,
)
from torch.composed.gradients.reductions import (
    cumprod_gradient,
    dist_gradient,
    norm_gradient,
    pair_norms_gradient,
    prod_gradient,
    std_gradient,
)
from torch.composed.gradients.scattering import (
    scatter_reduce_gradient,
)
from torch.composed.layers import (
    conv1d,
    conv1d_padded,
    conv2d_padded,
    conv3d_padded,
    conv_transpose1d,
    conv_transpose2d,
    conv_transpose3d,
    glu,
)
from torch.composed.manipulation import (
    atleast_1d,
    atleast_2d,
    atleast_3d,
    column_stack,
    combinations,
    diag_embed,
    diagflat,
    dsplit,
    fliplr,
    flipud,
    hsplit,
    msort,
    rot90,
    take_along_dim,
    tensor_split,
    tensor_split_tensor,
    unflatten,
    vsplit,
)
from torch.composed.norms import (
    logsumexp_whole,
    norm_named,
    renorm,
    renorm_,
    square_truth,
    std_corrected,
    std_unbiased,
    var_corrected,
    var_unbiased,
)
from torch.composed.predicates import (
    allclose,
    is_complex,
    is_floating_point,
    is_nonzero,
    is_signed,
    isin,
    isin_number,
)
from torch.composed.products import (
    cross,
    matmul,
)
from torch.composed.quantiles import (
    median,
    nanmedian,
    nanmedian_dim,
    nanquantile,
    quantile,
)
from torch.composed.random import (
    bernoulli_each_,
    bernoulli_integral_,
    binomial,
    geometric_integral_,
    normal_complex_,
    poisson,
    rand_like_complex,
    randn_like_complex,
    uniform_complex_,
)
from torch.composed.scattering import (
    diagonal_scatter,
    fill_diagonal_,
    index_fill_tensor,
    index_put,
    index_put_,
    index_reduce,
    index_reduce_,
    masked_fill_tensor,
    reshape_as,
    select_scatter,
    slice_scatter,
    unsafe_masked_index,
    unsafe_masked_index_put_accumulate,
)
from torch.composed.searching import (
    aminmax,
    bincount_whole,
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
    chunk_cat,
    dstack,
    flip,
    hstack,
    ravel,
    repeat,
    repeat_interleave,
    repeat_interleave_counts,
    roll,
    squeeze_,
    stack,
    t_,
    tile,
    transpose_,
    unsqueeze_,
    vstack,
)
from torch.composed.splitting import (
    chunk,
    split,
    split_sizes,
    unbind,
)
from torch.composed.systems import (
    btrisolve,
    linalg_qr_mode,
    linalg_solve_ex_vectors,
    linalg_solve_vectors,
    trtrs,
)
