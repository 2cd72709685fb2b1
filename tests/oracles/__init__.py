"""NumPy oracles for the `test` key of ops.yaml, where one expression does not do."""

from oracles.elements import (  # noqa: F401
    cross_entropy,
    cross_entropy_input,
    divide,
    huber,
    left_shift,
    nll_loss,
    nll_loss_input,
    poisson_nll_loss,
    right_shift,
    round_decimals,
    sigmoid,
    softmax,
)
from oracles.images import (  # noqa: F401
    batch_norm,
    batch_norm_input,
    conv1d,
    conv2d,
    conv2d_input,
    conv2d_weight,
    conv_transpose2d,
    moved_mean,
    moved_variance,
)
from oracles.indexing import (  # noqa: F401
    assign,
    assign_at,
    index,
    index_add,
    index_at,
    index_at_input,
    index_copy,
    index_fill,
    index_input,
    masked_copy,
    masked_copy_input,
    pick,
    pick_input,
    scatter,
    scatter_add,
)
from oracles.matrix import (  # noqa: F401
    btrisolve,
    cross,
    diag_input,
    eig,
    gaps,
    gels,
    lu,
    lu_pivots,
    ormqr,
    potrf,
    potri,
    pstrf,
    reflected,
    renorm,
    svd,
    symeig,
    trtrs,
)
from oracles.order import histc, mode, put, ranked, searchsorted, sort, topk, unique  # noqa: F401
from oracles.pooling import (  # noqa: F401
    adaptive_avg_pool,
    adaptive_avg_pool_input,
    adaptive_max_pool,
    avg_pool,
    avg_pool_input,
    fractional_max_pool,
    max_pool,
    max_pool_gather,
    max_pool_input,
    max_pool_values_gather,
    max_pool_values_input,
    max_unpool,
    max_unpool_input,
)
from oracles.recurrent import embedding_weight, gru, lstm, rnn  # noqa: F401
from oracles.reductions import (  # noqa: F401
    extremum,
    logsumexp,
    norm,
    norm_input,
    place,
    prod_input,
    reduced,
    variance,
    variance_input,
)
from oracles.resampling import columns, columns_input, pad, pad_input, resample, resample_input  # noqa: F401
from oracles.sequences import ctc_loss, embedding_bag, multi_margin_loss, multilabel_margin_loss  # noqa: F401
from oracles.shapes import cdist, cosine_similarity, diagonal_input, flatten, pdist, trapz  # noqa: F401
from oracles.special import erf, erfc, erfinv, lgamma, polygamma  # noqa: F401
from oracles.steps import adadelta, adam, rmsprop, sgd  # noqa: F401
from oracles.views import (  # noqa: F401
    chunk,
    expand,
    narrow_input,
    select_input,
    split,
    squeeze,
    sum_to_size,
    unbind,
    unfold,
    unfold_input,
)
from oracles.volumes import (  # noqa: F401
    convolve,
    convolve_input,
    convolve_transposed,
    convolve_weight,
    group_norm,
    group_norm_input,
)
