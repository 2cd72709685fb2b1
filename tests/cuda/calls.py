"""Calls of every public function that is no row of ops.yaml: each takes a maker of operands, in memory or on a GPU.

A maker draws the same numbers on both. `c(2, 3)` is a float Variable that wants a gradient, `c.plain(2, 3)` a
FloatTensor, `c.ints(5, 3)` a LongTensor of three numbers from 0 to 4, `c.put` brings a tensor to where the others lie.
"""

import numpy as np

import torch
import torch.nn.functional as F
from torch import linalg, nn
from torch.autograd import Variable
from torch.nn import init
from torch.nn.utils import prune, rnn


def as_real(tensor):
    return torch.view_as_real(tensor) if tensor.is_complex() else tensor


class Maker:
    """Operands of one call; gpu: -1 for memory, or the number of a GPU."""

    def __init__(self, gpu):
        self.gpu, self.random, self.leaves = gpu, np.random.default_rng(5), []

    def put(self, tensor):
        return tensor if self.gpu < 0 else tensor.cuda(self.gpu)

    def plain(self, *size):
        return self.put(torch.from_numpy(self.random.uniform(-1.5, 1.5, size).astype("float32")))

    def __call__(self, *size):
        self.leaves.append(Variable(self.plain(*size)))
        return self.leaves[-1]

    def positive(self, *size):
        return self(*size).abs() + 0.1

    def ints(self, below, *size):
        return self.put(torch.from_numpy(self.random.integers(0, below, size)))

    def constant(self, tensor):
        return Variable(tensor, requires_grad=False)

    def square(self, n=3):
        """Return a well-conditioned symmetric matrix, with what records it."""
        a = self(n, n)
        return a.mm(a.t()) + self.constant(self.put(torch.eye(n)))

    def module(self, made):
        """Return a module where the operands lie; its parameters are among the leaves."""
        made = made if self.gpu < 0 else made.cuda(self.gpu)
        self.leaves += list(made.parameters())
        return made


TORCH = {
    "as_strided": lambda c: torch.as_strided(c(6), (2, 3), (1, 1)),
    "as_tensor": lambda c: torch.as_tensor(c.plain(3)),
    "asarray": lambda c: torch.asarray(c.plain(3)),
    "block_diag": lambda c: torch.block_diag(c(2, 2), c(1, 3)),
    "bhistc": lambda c: torch.bhistc(c(3, 4), 5, -1, 1),
    "conv2": lambda c: torch.conv2(c(5, 6), c(2, 3)), "conv3": lambda c: torch.conv3(c(4, 5, 6), c(2, 2, 3)),
    "xcorr2": lambda c: torch.xcorr2(c(5, 6), c(2, 3)), "xcorr3": lambda c: torch.xcorr3(c(4, 5, 6), c(2, 2, 3)),
    "result_type": lambda c: torch.result_type(c(3), 2).itemsize,
    "broadcast_tensors": lambda c: torch.broadcast_tensors(c(2, 1), c(3)),
    "btriunpack": lambda c: torch.btriunpack(*c.plain(2, 3, 3).btrifact()),
    "cartesian_prod": lambda c: torch.cartesian_prod(c(2), c(3)),
    "chain_matmul": lambda c: torch.chain_matmul(c(2, 3), c(3, 4), c(4, 2)),
    "cholesky": lambda c: torch.cholesky(c.square()),
    "cholesky_inverse": lambda c: torch.cholesky_inverse(torch.cholesky(c.square())),
    "cholesky_solve": lambda c: torch.cholesky_solve(c(3, 2), torch.cholesky(c.square())),
    "detach": lambda c: torch.detach(c(2, 3)),
    "einsum": lambda c: torch.einsum("bij,bjk->ik", c(2, 3, 4), c(2, 4, 5)),
    "equal": lambda c: torch.equal(c.plain(3), c.plain(3)),
    "from_dlpack": lambda c: torch.from_dlpack(c.plain(3)),
    "histogram": lambda c: torch.histogram(c.plain(4, 5), 3, weight=c.plain(4, 5), density=True),
    "gradient": lambda c: torch.gradient(c(4, 5), spacing=[2.0, c.plain(5).sort(0)[0]], edge_order=2),
    "is_same_size": lambda c: torch.is_same_size(c.plain(3), c.plain(3)),
    "meshgrid": lambda c: torch.meshgrid(c(2), c(3), indexing="xy"),
    "numel": lambda c: torch.numel(c.plain(3, 4)),
    "pinverse": lambda c: torch.pinverse(c(4, 3)),
    "randint_like": lambda c: torch.randint_like(c.plain(3), 2, 9),
    "stft": lambda c: as_real(torch.stft(c(40), 8, return_complex=True)),
    "istft": lambda c: torch.istft(torch.complex(c(5, 6), c(5, 6)), 8),
    "std_mean": lambda c: torch.std_mean(c(3, 4), 1),
    "tensor": lambda c: torch.tensor(c.plain(3), dtype=torch.float64),
    "tensordot": lambda c: torch.tensordot(c(2, 3, 4), c(4, 3), dims=([1, 2], [1, 0])),
    "unravel_index": lambda c: torch.unravel_index(c.ints(6, 4), (2, 3)),
    "var_mean": lambda c: torch.var_mean(c(3, 4)),
}
# What has no tensor among its arguments, or makes one where device= says.
WITHOUT = set("""
    set_default_tensor_type is_tensor is_storage empty_cache explain get_num_threads get_rng_state
    initial_seed is_anomaly_enabled is_grad_enabled is_inference_mode_enabled manual_seed seed
    set_flush_denormal set_memory_reuse set_num_threads set_printoptions set_rng_state typename broadcast_shapes
    can_cast promote_types
    get_default_dtype set_default_dtype frombuffer from_numpy are_deterministic_algorithms_enabled compile
    clear_autocast_cache get_autocast_cpu_dtype get_autocast_dtype get_autocast_gpu_dtype get_default_device
    get_float32_matmul_precision get_num_interop_threads is_autocast_cache_enabled is_autocast_cpu_enabled
    is_autocast_enabled set_default_device
    is_deterministic_algorithms_warn_only_enabled set_float32_matmul_precision set_num_interop_threads
    use_deterministic_algorithms
""".split())
MAKING = {
    "randint": lambda where: torch.randint(2, 9, (3,), device=where),
    "scalar_tensor": lambda where: torch.scalar_tensor(3, device=where),
    "tril_indices": lambda where: torch.tril_indices(3, 3, device=where),
    "triu_indices": lambda where: torch.triu_indices(3, 3, device=where),
    "arange": lambda where: torch.arange(0, 5, device=where),
    "eye": lambda where: torch.eye(3, device=where),
    "full": lambda where: torch.full((2,), 3, device=where),
    "linspace": lambda where: torch.linspace(0, 1, 5, device=where),
    "ones": lambda where: torch.ones(2, 3, device=where, dtype=torch.float64),
    "rand": lambda where: torch.rand(3, device=where),
    "randn": lambda where: torch.randn(3, device=where, requires_grad=True),
    "randperm": lambda where: torch.randperm(5, device=where),
    "tensor": lambda where: torch.tensor([1, 2], device=where),
    "asarray": lambda where: torch.asarray(np.ones(3), device=where),
    "as_tensor": lambda where: torch.as_tensor([1.5], device=where),
    "zeros": lambda where: torch.zeros(3, device=where).long(),
    **{f"{name}_window": lambda where, name=name: getattr(torch, f"{name}_window")(5, device=where)
       for name in ("bartlett", "blackman", "hamming", "hann", "kaiser")},
}
APART = {"save", "load", "formula", "fuse"}  # of tests of their own

LINALG = {
    "chain_matmul": lambda c: linalg.chain_matmul(c(2, 3), c(3, 4)),
    "cholesky": lambda c: linalg.cholesky(c.square()),
    "cholesky_ex": lambda c: linalg.cholesky_ex(c.square())[0],
    "cholesky_inverse": lambda c: linalg.cholesky_inverse(linalg.cholesky(c.square())),
    "cholesky_solve": lambda c: linalg.cholesky_solve(c(3, 2), linalg.cholesky(c.square())),
    "cond": lambda c: linalg.cond(c.square()),
    "cross": lambda c: linalg.cross(c(4, 3), c(4, 3)),
    "det": lambda c: linalg.det(c(2, 3, 3)),
    "diagonal": lambda c: linalg.diagonal(c(2, 3, 3)),
    "eig": lambda c: linalg.eig(c.square())[0].abs(),
    "eigvals": lambda c: linalg.eigvals(c.square()).abs(),
    "eigh": lambda c: linalg.eigh(c.square())[0],
    "eigvalsh": lambda c: linalg.eigvalsh(c.square()),
    "householder_product": lambda c: linalg.householder_product(*c.plain(4, 3).geqrf()),
    "inv": lambda c: linalg.inv(c.square()),
    "inv_ex": lambda c: linalg.inv_ex(c.square())[0],
    "ldl_factor": lambda c: linalg.ldl_factor(c.plain(3, 3))[0],
    "ldl_factor_ex": lambda c: linalg.ldl_factor_ex(c.plain(3, 3))[0],
    "ldl_solve": lambda c: linalg.ldl_solve(*linalg.ldl_factor(c.plain(3, 3)), c.plain(3, 2)),
    "lstsq": lambda c: linalg.lstsq(c(4, 3), c(4, 2))[0],
    "lu": lambda c: linalg.lu(c(3, 3)),
    "lu_factor": lambda c: linalg.lu_factor(c(3, 3)),
    "lu_factor_ex": lambda c: linalg.lu_factor_ex(c(3, 3))[0],
    "lu_solve": lambda c: linalg.lu_solve(*linalg.lu_factor(c.plain(3, 3)), c.plain(3, 2)),
    "matmul": lambda c: linalg.matmul(c(2, 3), c(3, 2)),
    "matrix_exp": lambda c: linalg.matrix_exp(c(3, 3)),
    "matrix_norm": lambda c: [linalg.matrix_norm(c(3, 4), p) for p in ("fro", "nuc", 2, 1, float("inf"))],
    "matrix_power": lambda c: [linalg.matrix_power(c.square(), n) for n in (-2, 0, 3)],
    "matrix_rank": lambda c: linalg.matrix_rank(c.plain(4, 3)),
    "multi_dot": lambda c: linalg.multi_dot([c(2, 3), c(3, 4), c(4, 2)]),
    "norm": lambda c: linalg.norm(c(3, 4)),
    "pinv": lambda c: linalg.pinv(c(4, 3)),
    "qr": lambda c: linalg.qr(c(4, 3)),
    "slogdet": lambda c: linalg.slogdet(c(3, 3)),
    "solve": lambda c: linalg.solve(c.square(), c(3, 2)),
    "solve_ex": lambda c: linalg.solve_ex(c.square(), c(3, 2))[0],
    "solve_triangular": lambda c: linalg.solve_triangular(c.square().triu(), c(3, 2), upper=True),
    "svd": lambda c: linalg.svd(c(4, 3), full_matrices=False)[1],
    "svdvals": lambda c: linalg.svdvals(c(4, 3)),
    "tensorinv": lambda c: linalg.tensorinv(c(4, 2, 2) + c.constant(c.put(torch.eye(4).view(4, 2, 2) * 5)), 1),
    "tensorsolve": lambda c: linalg.tensorsolve(c.square(4).view(4, 2, 2), c(4)),
    "vander": lambda c: linalg.vander(c(3), N=4),
    "vecdot": lambda c: linalg.vecdot(c(3, 4), c(3, 4)),
    "vector_norm": lambda c: linalg.vector_norm(c(3, 4), 3, dim=1),
}
FFT = {
    "fftshift": lambda c: torch.fft.fftshift(c(3, 4)), "ifftshift": lambda c: torch.fft.ifftshift(c(5), 0),
    **{name: lambda c, name=name: as_real(getattr(torch.fft, name)(torch.complex(c(3, 4), c(3, 4))))
       for name in "fft fft2 fftn hfft hfft2 hfftn ifft ifft2 ifftn irfft irfft2 irfftn".split()},
    **{name: lambda c, name=name: as_real(getattr(torch.fft, name)(c(3, 4)))
       for name in "ihfft ihfft2 ihfftn rfft rfft2 rfftn".split()},
}
FFT_WITHOUT = {"fftfreq", "rfftfreq"}


def _ctc(c, targets, input_lengths, target_lengths):
    return F.ctc_loss(c(6, 2, 4).log_softmax(2), targets, input_lengths, target_lengths)


FUNCTIONAL = {
    "batch_norm": lambda c: F.batch_norm(c(4, 3), c.plain(3), c.plain(3).abs(), c(3), c(3), True),
    "cosine_similarity": lambda c: F.cosine_similarity(c(3, 4), c(3, 4)),
    "linear": lambda c: F.linear(c(2, 3), c(4, 3), c(4)),
    "normalize": lambda c: F.normalize(c(3, 4)),
    "one_hot": lambda c: F.one_hot(c.ints(4, 5)),
    "pdist": lambda c: F.pdist(c(5, 3)),
    "threshold": lambda c: F.threshold(c(3, 4), 0.1, 2),
    "glu": lambda c: F.glu(c(3, 4)), "prelu": lambda c: F.prelu(c(2, 3, 4), c(3)),
    "gumbel_softmax": lambda c: [F.gumbel_softmax(c(3, 4), hard=hard) for hard in (False, True)],
    "log_softmax": lambda c: F.log_softmax(c(3, 4), 1), "softmax": lambda c: F.softmax(c(3, 4), 0),
    "softmin": lambda c: F.softmin(c(3, 4), 1),
    "rrelu": lambda c: [F.rrelu(c(3, 4)), F.rrelu(c(3, 4), training=True)],
    "poisson_nll_loss": lambda c: F.poisson_nll_loss(c(3, 4), c.plain(3, 4).abs()),
    "gaussian_nll_loss": lambda c: F.gaussian_nll_loss(c(3, 4), c(3, 4), c.positive(3, 4)),
    "binary_cross_entropy": lambda c: F.binary_cross_entropy(c(3, 4).sigmoid(), c.plain(3, 4).abs().clamp(0, 1)),
    "binary_cross_entropy_with_logits": lambda c: F.binary_cross_entropy_with_logits(c(3, 4), c.plain(3, 4).abs()),
    "margin_ranking_loss": lambda c: F.margin_ranking_loss(c(3), c(3), c.plain(3).sign()),
    "hinge_embedding_loss": lambda c: F.hinge_embedding_loss(c(3), c.plain(3).sign()),
    "soft_margin_loss": lambda c: F.soft_margin_loss(c(3), c.plain(3).sign()),
    "multi_head_attention": lambda c: F.multi_head_attention(
        c(5, 2, 4), c(6, 2, 4), c(6, 2, 4), 2, c(12, 4).chunk(3), c(12).chunk(3), c(4, 4), c(4)),
    "scaled_dot_product_attention": lambda c: [
        F.scaled_dot_product_attention(c(2, 3, 4), c(2, 5, 4), c(2, 5, 4)),
        F.scaled_dot_product_attention(c(2, 3, 4), c(2, 3, 4), c(2, 3, 4), is_causal=True)],
    "conv1d": lambda c: F.conv1d(c(2, 3, 7), c(4, 3, 3), c(4)),
    "conv_tbc": lambda c: F.conv_tbc(c(5, 2, 3), c(2, 3, 4), c(4)),
    "conv2d": lambda c: F.conv2d(c(2, 4, 6, 5), c(4, 2, 3, 3), c(4), stride=2, padding=1, groups=2),
    "conv3d": lambda c: F.conv3d(c(1, 2, 4, 4, 4), c(3, 2, 2, 2, 2)),
    "conv_transpose1d": lambda c: F.conv_transpose1d(c(2, 3, 5), c(3, 2, 3)),
    "conv_transpose2d": lambda c: F.conv_transpose2d(c(2, 3, 4, 4), c(3, 2, 3, 3), c(2), stride=2),
    "conv_transpose3d": lambda c: F.conv_transpose3d(c(1, 2, 3, 3, 3), c(2, 2, 2, 2, 2)),
    "bilinear": lambda c: F.bilinear(c(3, 2), c(3, 4), c(5, 2, 4), c(5)),
    "cosine_embedding_loss": lambda c: F.cosine_embedding_loss(c(3, 4), c(3, 4), c.plain(3).sign(), margin=0.1),
    "multi_margin_loss": lambda c: F.multi_margin_loss(c(4, 3), c.ints(3, 4), weight=c.plain(3).abs()),
    "multilabel_margin_loss": lambda c:
        F.multilabel_margin_loss(c(2, 4), c.put(torch.LongTensor([[1, 3, -1, 0], [0, -1, 1, 1]]))),
    "multilabel_soft_margin_loss": lambda c:
        F.multilabel_soft_margin_loss(c(3, 4), c.plain(3, 4).abs().ceil().clamp(0, 1)),
    "pairwise_distance": lambda c: F.pairwise_distance(c(3, 4), c(3, 4)),
    "triplet_margin_loss": lambda c: F.triplet_margin_loss(c(3, 4), c(3, 4), c(3, 4), swap=True),
    "triplet_margin_with_distance_loss": lambda c: F.triplet_margin_with_distance_loss(c(3, 4), c(3, 4), c(3, 4)),
    "embedding": lambda c: F.embedding(c.ints(5, 2, 3), c(5, 4), padding_idx=1, max_norm=1.0),
    "embedding_bag": lambda c: [F.embedding_bag(c.ints(5, 6), c(5, 4), c.put(torch.LongTensor([0, 2, 2])), mode=mode)
                                for mode in ("sum", "mean", "max")],
    "linear_cross_entropy": lambda c: F.linear_cross_entropy(c(4, 3), c(5, 3), c.ints(5, 4)),
    "cross_entropy": lambda c: [F.cross_entropy(c(3, 4), c.ints(4, 3)), F.cross_entropy(
        c(3, 4), c.ints(4, 3), weight=c.plain(4).abs(), label_smoothing=0.1)],
    "ctc_loss": lambda c: [_ctc(c, c.put(torch.LongTensor([[1, 2], [3, 3]])), [6, 5], [2, 2]),
                           _ctc(c, torch.LongTensor([1, 3, 3]), torch.LongTensor([6, 6]), torch.LongTensor([1, 2]))],
    "kl_div": lambda c: F.kl_div(c(3, 4).log_softmax(1), c.plain(3, 4).softmax(1)),
    "nll_loss": lambda c: [F.nll_loss(c(3, 4), c.ints(4, 3), weight=c.plain(4).abs(), ignore_index=0),
                           F.nll_loss(c(2, 3, 4, 4), c.ints(3, 2, 4, 4))],
    "cross_map_lrn2d": lambda c: F.cross_map_lrn2d(c(2, 5, 3, 3), 3),
    "group_norm": lambda c: F.group_norm(c(2, 4, 3), 2, c(4), c(4)),
    "instance_norm": lambda c: F.instance_norm(c(2, 3, 4)),
    "layer_norm": lambda c: F.layer_norm(c(2, 3, 4), (3, 4), c(3, 4), c(3, 4)),
    "local_response_norm": lambda c: F.local_response_norm(c(2, 5, 3), 3),
    "rms_norm": lambda c: F.rms_norm(c(2, 4), (4,), c(4)),
    "fractional_max_pool2d": lambda c: F.fractional_max_pool2d(c(2, 3, 7, 7), 2, output_size=(3, 4)),
    "fractional_max_pool2d_with_indices": lambda c: F.fractional_max_pool2d_with_indices(
        c(2, 3, 7, 7), 2, output_size=(3, 4)),
    "fractional_max_pool3d_with_indices": lambda c: F.fractional_max_pool3d_with_indices(
        c(1, 2, 6, 6, 6), 2, output_ratio=0.5),
    "fractional_max_pool3d": lambda c: F.fractional_max_pool3d(c(1, 2, 6, 6, 6), 2, output_ratio=0.5),
    "channel_shuffle": lambda c: F.channel_shuffle(c(2, 4, 3), 2),
    "native_channel_shuffle": lambda c: F.native_channel_shuffle(c(2, 6, 3), 2),
    "fold": lambda c: F.fold(c(2, 8, 9), (4, 4), 2),
    "unfold": lambda c: F.unfold(c(2, 2, 4, 4), 2, padding=1),
    "affine_grid": lambda c: F.affine_grid(c(2, 2, 3), (2, 1, 3, 4)),
    "grid_sample": lambda c: [F.grid_sample(c(2, 3, 4, 5), c(2, 3, 2, 2), mode, edges) for mode, edges in (
        ("bilinear", "zeros"), ("nearest", "border"), ("bicubic", "reflection"))],
    "interpolate": lambda c: [F.interpolate(c(2, 3, 4, 5), **options) for options in (
        {"size": (7, 3)}, {"scale_factor": (1.5, 2.5), "mode": "bilinear"}, {"scale_factor": 0.5, "mode": "area"},
        {"size": 8, "mode": "bicubic", "align_corners": True})],
    "pad": lambda c: [F.pad(c(2, 3, 5, 5), (1, 2, 0, 1), mode=mode) for mode in (
        "constant", "reflect", "replicate", "circular")],
    "pixel_shuffle": lambda c: F.pixel_shuffle(c(2, 8, 3, 3), 2),
    "pixel_unshuffle": lambda c: F.pixel_unshuffle(c(2, 2, 4, 4), 2),
    "upsample": lambda c: F.upsample(c(2, 3, 4, 4), scale_factor=2),
    "upsample_bilinear": lambda c: F.upsample_bilinear(c(2, 3, 4, 4), size=7),
    "upsample_nearest": lambda c: F.upsample_nearest(c(2, 3, 4, 4), scale_factor=2),
}
for _name in ("tanh relu leaky_relu elu selu celu hardtanh relu6 hardsigmoid hardswish hardshrink softshrink sigmoid "
              "softplus log_sigmoid logsigmoid softsign tanhshrink silu swish mish gelu").split():
    FUNCTIONAL[_name] = lambda c, name=_name: getattr(F, name)(c(3, 4))
for _name in "mse_loss l1_loss smooth_l1_loss huber_loss".split():
    FUNCTIONAL[_name] = lambda c, name=_name: [getattr(F, name)(c(3, 4), c.plain(3, 4)),
                                               getattr(F, name)(c(3, 4), c(3, 4), reduction="none")]
for _name in "alpha_dropout dropout dropout1d dropout2d dropout3d feature_alpha_dropout".split():
    _size = {"dropout2d": (2, 3, 4, 4), "dropout3d": (2, 3, 2, 2, 2)}.get(_name, (2, 3, 4))
    FUNCTIONAL[_name] = lambda c, name=_name, size=_size: getattr(F, name)(c(*size), 0.5, True)
for _dims in (1, 2, 3):
    _size = (2, 3, *(6, 4, 4)[:_dims])
    for _form in ("adaptive_avg_pool{}d", "adaptive_max_pool{}d", "adaptive_max_pool{}d_with_indices", "avg_pool{}d",
                  "max_pool{}d", "max_pool{}d_with_indices"):
        _name = _form.format(_dims)
        FUNCTIONAL[_name] = lambda c, name=_name, size=_size: getattr(F, name)(c(*size), 2)
    FUNCTIONAL[f"lp_pool{_dims}d"] = lambda c, name=f"lp_pool{_dims}d", size=_size: getattr(F, name)(c(*size), 2, 2)
    FUNCTIONAL[f"max_unpool{_dims}d"] = lambda c, d=_dims, size=_size: getattr(F, f"max_unpool{d}d")(
        *getattr(F, f"max_pool{d}d")(c(*size), 2, return_indices=True), 2)


def _filled(name, *options, size=(4, 5)):
    return lambda c: getattr(init, name)(c.plain(*size), *options)


INIT = {name: _filled(name) for name in (
    "kaiming_normal kaiming_normal_ kaiming_uniform kaiming_uniform_ normal normal_ ones_ uniform uniform_ "
    "xavier_normal xavier_normal_ xavier_uniform xavier_uniform_ zeros_ eye eye_ orthogonal orthogonal_ "
    "trunc_normal_").split()}
INIT |= {name: _filled(name, 3) for name in ("constant", "constant_")}
INIT |= {name: _filled(name, 0.5) for name in ("sparse", "sparse_")}
INIT |= {name: _filled(name, size=(4, 5, 3)) for name in ("dirac", "dirac_")}
INIT_WITHOUT = {"calculate_gain"}


def _clipped(name):
    def call(c):
        x = c(3, 4)
        (x * x * 5).sum().backward()
        return getattr(nn.utils, name)([x], 0.5), x.grad.data.clone()
    return call


def _weight_norm(c):
    torch.manual_seed(1)
    module = c.module(nn.utils.weight_norm(nn.Linear(3, 2)))
    return module(c(4, 3)), nn.utils.remove_weight_norm(module)(c(4, 3))


def _fused(c, *layers):
    fuse = nn.utils.fuse_linear_bn_eval if isinstance(layers[0], nn.Linear) else nn.utils.fuse_conv_bn_eval
    return c.module(fuse(*(layer.eval() for layer in layers)))


def _fused_weights(name, *size):
    def call(c):
        bias, mean, scale, shift = (c.plain(2) for _ in range(4))
        fused = getattr(nn.utils, name)(c(*size), bias, mean, c.plain(2).abs(), 1e-5, scale, shift)
        return [part.data for part in fused]
    return call


def _for_inference(c):
    torch.manual_seed(1)
    layers = nn.Sequential(nn.Conv2d(3, 2, 2), nn.BatchNorm2d(2), nn.ReLU())
    return nn.utils.optimize_for_inference(c.module(layers).eval())(c.plain(2, 3, 4, 4))


def _skipped(c):
    torch.manual_seed(1)
    return c.module(nn.utils.skip_init(nn.Linear, 3, 2))(c(4, 3))


def _weight_in_format(name, made, memory_format):
    def call(c):
        torch.manual_seed(1)
        return getattr(nn.utils, name)(c.module(made()), memory_format).weight.data
    return call


def _clipped_with_norm(c):
    x = c(3, 4)
    (x * x * 5).sum().backward()
    return nn.utils.clip_grads_with_norm_([x], 0.5, nn.utils.get_total_norm([x.grad])), x.grad.data.clone()


def _spectral_norm(c):
    torch.manual_seed(1)
    module = c.module(nn.utils.spectral_norm(nn.Linear(3, 2)))
    return module(c(4, 3)), nn.utils.remove_spectral_norm(module)(c(4, 3))


def _pruned(name, *options):
    def call(c):
        torch.manual_seed(1)
        module = c.module(nn.Linear(3, 2))
        getattr(prune, name)(module, "weight", *options)
        prune.random_unstructured(module, "weight", 0)
        return module(c(4, 3)), prune.remove(module, "weight")(c(4, 3))
    return call


def _pruned_together(c):
    torch.manual_seed(1)
    layers = [c.module(nn.Linear(3, 2)), c.module(nn.Linear(2, 4))]
    prune.global_unstructured([(layer, "weight") for layer in layers], prune.L1Unstructured, amount=0.5)
    return layers[1](layers[0](c(4, 3)))


def _packed(c):
    torch.manual_seed(1)
    layer = c.module(nn.GRU(3, 4, 2, bidirectional=True))
    packed = rnn.pack_padded_sequence(c(5, 3, 3), [2, 5, 3], enforce_sorted=False)
    output, last = layer(packed)
    return rnn.pad_packed_sequence(output, padding_value=7)[0], last


UTILS = {name: _clipped(name) for name in "clip_grad_norm clip_grad_norm_ clip_grad_value clip_grad_value_".split()}
UTILS |= {
    "parameters_to_vector": lambda c: nn.utils.parameters_to_vector([c(2, 3), c(4)]),
    "vector_to_parameters": lambda c: _given_back(c),
    "weight_norm": _weight_norm, "remove_weight_norm": _weight_norm,
    "fuse_linear_bn_eval": lambda c: _fused(c, nn.Linear(3, 2), nn.BatchNorm1d(2))(c(4, 3)).size(),
    "fuse_conv_bn_eval": lambda c: _fused(c, nn.Conv2d(3, 2, 2), nn.BatchNorm2d(2))(c(2, 3, 4, 4)).size(),
    "fuse_linear_bn_weights": _fused_weights("fuse_linear_bn_weights", 2, 3),
    "fuse_conv_bn_weights": _fused_weights("fuse_conv_bn_weights", 2, 3, 2, 2),
    "optimize_for_inference": _for_inference, "skip_init": _skipped,
    "convert_conv2d_weight_memory_format": _weight_in_format(
        "convert_conv2d_weight_memory_format", lambda: nn.Conv2d(3, 2, 2), torch.channels_last),
    "convert_conv3d_weight_memory_format": _weight_in_format(
        "convert_conv3d_weight_memory_format", lambda: nn.Conv3d(3, 2, 2), torch.channels_last_3d),
    "get_total_norm": lambda c: nn.utils.get_total_norm([c(3, 4), c(2)]), "clip_grads_with_norm_": _clipped_with_norm,
    "spectral_norm": _spectral_norm, "remove_spectral_norm": _spectral_norm,
    "prune.identity": _pruned("identity"), "prune.remove": _pruned("l1_unstructured", 0.5),
    "prune.l1_unstructured": _pruned("l1_unstructured", 2), "prune.ln_structured": _pruned("ln_structured", 1, 2, 1),
    "prune.random_unstructured": _pruned("random_unstructured", 1.0),
    "prune.random_structured": _pruned("random_structured", 1.0, 0), "prune.global_unstructured": _pruned_together,
    "prune.custom_from_mask": _pruned("custom_from_mask", torch.Tensor([[1, 0, 1], [0, 1, 0]])),
    "prune.is_pruned": lambda c: prune.is_pruned(prune.identity(c.module(nn.Linear(3, 2)), "bias")),
    "rnn.pack_padded_sequence": _packed, "rnn.pad_packed_sequence": _packed,
    "rnn.pad_sequence": lambda c: rnn.pad_sequence([c(3, 2), c(2, 2)]),
    "rnn.unpack_sequence": lambda c: rnn.unpack_sequence(rnn.pack_sequence([c(3, 2), c(2, 2)])),
    "rnn.unpad_sequence": lambda c: rnn.unpad_sequence(c(3, 2, 4), [2, 3]),
    "rnn.pack_sequence": lambda c: rnn.pack_sequence([c(3, 2), c(2, 2)]).data,
}


def _given_back(c):
    parts = [nn.Parameter(c.plain(2, 3)), nn.Parameter(c.plain(4))]
    nn.utils.vector_to_parameters(Variable(c.plain(10)), parts)
    return [part.data for part in parts]
