"""Autocast lists, as in PyTorch 2.13: the ops that compute in the lower type, and those that compute in float.

Other ops compute in the promoted type of their operands. The module is loaded when a context is entered.
"""

from torch import _core

_PRODUCTS = """
mm bmm addmm baddbmm addbmm matmul linear conv1d conv2d conv3d conv_transpose1d conv_transpose2d conv_transpose3d
prelu vecdot attention
"""
_LOSSES = """
mse_loss l1_loss smooth_l1_loss huber_loss cross_entropy nll_loss kl_div binary_cross_entropy_with_logits
poisson_nll_loss hinge_embedding_loss margin_ranking_loss soft_margin_loss multi_margin_loss multilabel_margin_loss
cosine_embedding_loss
"""
_LOWER = {"cpu": _PRODUCTS + "rnn lstm", "cuda": _PRODUCTS + "mv addmv addr rnn lstm gru"}
# Ops whose parameters stay float if their input has a lower type.
_OWN = {"cpu": "batch_norm group_norm gru", "cuda": "batch_norm"}
_FLOAT = {
    "cpu": _LOSSES + """
        binary_cross_entropy ctc_loss prod cdist trace quantile nanquantile grid_sample
        max_pool3d avg_pool3d adaptive_avg_pool3d local_response_norm borders
        trtrs pinv btrisolve
    """,
    "cuda": _LOSSES + """
        acos asin cosh erfinv exp expm1 log log10 log1p log2 pow reciprocal rsqrt sinh tan softplus
        group_norm softmax log_softmax cumsum cumprod prod sum norm dist cdist renorm logsumexp
        cosine_similarity
    """,
}


# True: the op computes in the lower type. None: in float, with a result in the type of its first operand.
OPS = {place: {**dict.fromkeys(_FLOAT[place].split(), False), **dict.fromkeys(_LOWER[place].split(), True),
               **dict.fromkeys(_OWN[place].split(), None)} for place in ("cpu", "cuda")}
OPS["cpu"] |= {row.name: False for row in _core.rows.values() if row.batch}  # rows of matrices
_core.set_autocast_ops(OPS["cpu"], OPS["cuda"])
