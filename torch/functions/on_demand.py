"""Functions of torch and methods of tensors that few programs call. This file is imported on first use."""

from __future__ import annotations

import functools

import torch
from torch import _core
from torch._base.arguments import shown
from torch._base.autocast import one_op
from torch._core import Tensor
from torch._tensor.untyped_storage import untyped_storage
from torch.composed.conversions import in_place
from torch.functions import native
from torch.utils.notebook import _repr_html_

_settings = {"warn_always": False, "deterministic": "default"}


def adjoint(input: Tensor) -> Tensor:
    """Return the matrices transposed and conjugated."""
    return input.mH


def as_strided_scatter(input: Tensor, src: Tensor, size, stride, storage_offset: int | None = None) -> Tensor:
    """Return a copy of `input` with the elements of the as_strided view replaced by those of `src`."""
    reach = 1 + sum((length - 1) * step for length, step in zip(input.size(), input.stride(), strict=True))
    offset, own = storage_offset, input.storage_offset()
    offset = own if offset is None else offset
    ends = offset + 1 + sum((length - 1) * step for length, step in zip(size, stride, strict=True))
    first, last = min(own, offset), max(own + reach, ends)
    memory = torch.as_strided(input, (last - first,), (1,), first).clone()
    memory.as_strided(size, stride, offset - first).copy_(src)
    return memory.as_strided(input.size(), input.stride(), own - first)


def cond(pred, true_fn, false_fn, operands=()):
    """Return true_fn(*operands) or false_fn(*operands)."""
    return true_fn(*operands) if pred else false_fn(*operands)


def while_loop(cond_fn, body_fn, carried_inputs):
    """Replace `carried` by body_fn(*carried) while cond_fn(*carried) is true, and return it."""
    carried = tuple(carried_inputs)
    while cond_fn(*carried):
        given = body_fn(*carried)
        carried = given if isinstance(given, tuple) else (given,)
    return carried


def empty_strided(size, stride, *, dtype=None, device=None, requires_grad: bool = False, **options) -> Tensor:
    """Return an uninitialized tensor with these strides. Gaps between its elements take memory too."""
    reach = 1 + sum((length - 1) * step for length, step in zip(size, stride, strict=True)) if 0 not in size else 0
    made = _core.empty(reach, dtype=dtype, device=device).as_strided(tuple(size), tuple(stride))
    return made.requires_grad_() if requires_grad else made


def empty_permuted(size, physical_layout, *, dtype=None, device=None, requires_grad: bool = False, **options) -> Tensor:
    """Return an uninitialized tensor whose dims lie in memory in the order `physical_layout`, outermost first."""
    order = list(physical_layout)
    made = _core.empty([size[dim] for dim in order], dtype=dtype, device=device).permute(
        [order.index(dim) for dim in range(len(order))])
    return made.requires_grad_() if requires_grad else made


def new_empty_strided(self: Tensor, size, stride, dtype=None, device=None, **options) -> Tensor:
    """Return empty_strided in the type and on the device of the tensor."""
    return empty_strided(size, stride, dtype=dtype or self.dtype, device=device or self.device)


def from_file(filename, shared: bool | None = None, size: int = 0, *, dtype=None, **options) -> Tensor:
    """Return a vector of the first `size` elements of a file, mapped into memory.

    With shared=True, writes to the tensor reach the file, which is created and extended as needed.
    """
    made = _core.empty(0, dtype=dtype)
    storage = type(made.storage()).from_file(filename, bool(shared), size)
    return made.set_(storage, 0, (size,), (1,))


@one_op
def frobenius_norm(input: Tensor, dim=None, keepdim: bool = False) -> Tensor:
    """Return the square root of the sum of squares."""
    return _core.norm(input, 2) if dim is None or dim == () else _core.norm(input, 2, dim, keepdim)


@one_op
def nuclear_norm(input: Tensor, dim=None, keepdim: bool = False) -> Tensor:
    """Return the sum of the singular values."""
    return torch.linalg.matrix_norm(input, "nuc", (-2, -1) if dim is None else dim, keepdim)


def norm_except_dim(v: Tensor, pow: int = 2, dim: int = 0) -> Tensor:
    """Return the norm over all dims but one, or over all dims if `dim` is -1."""
    if dim == -1:
        return _core.norm(v, pow)
    return _core.norm(v, pow, [other for other in range(v.dim()) if other != dim], True)


def get_device_module(device=None):
    """Return torch.cuda or torch.cpu, the module of a device; by default that of the accelerator."""
    kind = torch.device(device).type if device is not None else "cuda" if torch.cuda.is_available() else "cpu"
    return getattr(torch, kind)


def set_warn_always(b: bool) -> None:
    """Set whether warnings that appear once appear every time, as warnings.simplefilter("always")."""
    import warnings

    _settings["warn_always"] = bool(b)
    warnings.simplefilter("always" if b else "default")


def is_warn_always_enabled() -> bool:
    """Return the last value of set_warn_always."""
    return _settings["warn_always"]


def set_deterministic_debug_mode(debug_mode) -> None:
    """Store "default", "warn" or "error", or 0, 1 or 2. Results are deterministic in every mode."""
    modes = ("default", "warn", "error")
    found = modes[debug_mode] if debug_mode in (0, 1, 2) else debug_mode
    if found not in modes:
        raise ValueError(f"set_deterministic_debug_mode: {debug_mode!r} is none of {', '.join(modes)}, 0, 1 or 2")
    _settings["deterministic"] = found


def get_deterministic_debug_mode() -> int:
    """Return the number of the mode that set_deterministic_debug_mode stored."""
    return ("default", "warn", "error").index(_settings["deterministic"])


def compiled_with_cxx11_abi() -> bool:
    """Return True."""
    return True


def svd_lowrank(A: Tensor, q: int | None = 6, niter: int | None = 2, M: Tensor | None = None):
    """Return (U, S, V) of the q largest singular values of a matrix (Halko and others, 2009).

    Args:
        q: the number of singular values.
        niter: the number of power iterations, which refine the result.
        M: a matrix that is subtracted from A first.
    """
    shifted = A if M is None else A - M
    transposed = shifted.size(-2) < shifted.size(-1)
    matrix = shifted.transpose(-2, -1) if transposed else shifted
    q = min(6 if q is None else q, matrix.size(-1))
    span = torch.linalg.qr(matrix @ torch.randn(*matrix.shape[:-2], matrix.size(-1), q, dtype=A.dtype))[0]
    for _ in range(2 if niter is None else niter):
        back = torch.linalg.qr(matrix.transpose(-2, -1) @ span)[0]
        span = torch.linalg.qr(matrix @ back)[0]
    U, S, Vh = torch.linalg.svd(span.transpose(-2, -1) @ matrix, full_matrices=False)
    U, V = span @ U, Vh.transpose(-2, -1)
    return (V, S, U) if transposed else (U, S, V)


def pca_lowrank(A: Tensor, q: int | None = None, center: bool = True, niter: int = 2):
    """Return svd_lowrank of a matrix with its column means subtracted, or of the matrix itself if `center` is False."""
    q = min(6, *A.shape[-2:]) if q is None else q
    return svd_lowrank(A - A.mean(-2, keepdim=True) if center else A, q, niter)


def _gates(input, hidden, w_ih, w_hh, b_ih, b_hh):
    linear = torch.nn.functional.linear
    return linear(input, w_ih, b_ih), linear(hidden, w_hh, b_hh)


def rnn_tanh_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None) -> Tensor:
    """Return one step of an RNN with tanh."""
    given, kept = _gates(input, hx, w_ih, w_hh, b_ih, b_hh)
    return (given + kept).tanh()


def rnn_relu_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None) -> Tensor:
    """Return one step of an RNN with relu."""
    given, kept = _gates(input, hx, w_ih, w_hh, b_ih, b_hh)
    return (given + kept).relu()


def lstm_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    """Return (hidden, memory) after one step of an LSTM from `hx`, (hidden, memory)."""
    given, kept = _gates(input, hx[0], w_ih, w_hh, b_ih, b_hh)
    into, forget, cell, out = (given + kept).chunk(4, -1)
    memory = forget.sigmoid() * hx[1] + into.sigmoid() * cell.tanh()
    return out.sigmoid() * memory.tanh(), memory


def gru_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None) -> Tensor:
    """Return one step of a GRU."""
    (reset, update, new), (kept_reset, kept_update, kept) = (
        part.chunk(3, -1) for part in _gates(input, hx, w_ih, w_hh, b_ih, b_hh))
    new = (new + (reset + kept_reset).sigmoid() * kept).tanh()
    update = (update + kept_update).sigmoid()
    return update * hx + (1 - update) * new


def constant_pad_nd(input: Tensor, pad, value: float = 0) -> Tensor:
    """Call torch.nn.functional.pad with a constant."""
    return torch.nn.functional.pad(input, pad, "constant", value)


def affine_grid_generator(theta: Tensor, size, align_corners: bool) -> Tensor:
    """Call torch.nn.functional.affine_grid."""
    return torch.nn.functional.affine_grid(theta, size, align_corners)


def _apart(parts):
    """Return parts of a recorded tensor as copies, so that each may be changed in place before a backward pass."""
    return tuple(part.clone() if part.requires_grad else part for part in parts)


def unsafe_chunk(input: Tensor, chunks: int, dim: int = 0):
    """Return torch.chunk of the tensor, without views of a recorded one."""
    return _apart(_core.chunk(input, chunks, dim))


def unsafe_split(input: Tensor, split_size: int, dim: int = 0):
    """Return torch.split of the tensor, without views of a recorded one."""
    return _apart(_core.split(input, split_size, dim))


def unsafe_split_with_sizes(input: Tensor, split_sizes, dim: int = 0):
    """Return torch.split with sizes, without views of a recorded tensor."""
    return _apart(_core.split(input, list(split_sizes), dim))


def fork(func, *args, **kwargs):
    """Run func(*args, **kwargs) at once and return its result as a torch.futures.Future."""
    from torch.futures import Future

    future = Future()
    future.set_result(func(*args, **kwargs))
    return future


def wait(future):
    """Return the value of a future."""
    return future.wait()


def sym_int(a):
    """Return int(a)."""
    return int(a)


def sym_float(a):
    """Return float(a)."""
    return float(a)


def sym_max(a, b):
    """Return max(a, b)."""
    return max(a, b)


def sym_min(a, b):
    """Return min(a, b)."""
    return min(a, b)


def sym_not(a):
    """Return not a."""
    return not a


def sym_ite(b, t, f):
    """Return t if b, else f."""
    return t if b else f


def sym_sum(args):
    """Return sum(args)."""
    return sum(args)


# --- methods and attributes of tensors alone -----------------------------------------------------------------------


def as_strided_(self: Tensor, size, stride, storage_offset: int | None = None) -> Tensor:
    """Change the size and strides of the tensor in place, on the same storage."""
    from torch.composed.shapes import changed

    offset = self.storage_offset() if storage_offset is None else storage_offset
    return changed(self, self.as_strided(tuple(size), tuple(stride), offset))


def _in_place(function):
    """Return a method that copies the result of `function` into the tensor. Errors begin with the name of the row."""

    @functools.wraps(function)
    def method(self, *args, **keywords):
        try:
            return in_place(function.__name__, lambda input: function(input, *args, **keywords), self)
        except (RuntimeError, ValueError) as error:
            raise _core.within(function.__name__[:-1], error) from None

    return method


@_in_place
def float_power_(self: Tensor, exponent) -> Tensor:
    """Compute float_power in place, for a floating or complex tensor."""
    if not (self.is_floating_point() or self.is_complex()):
        raise TypeError(f"float_power_: the output is {shown(self)}, which cannot store a result of DoubleTensor; "
                        "convert it")
    return _core.float_power(self, exponent)


@_in_place
def mvlgamma_(self: Tensor, p: int) -> Tensor:
    """Compute mvlgamma in place."""
    return _core.mvlgamma(self, p)


def is_inference(self: Tensor) -> bool:
    """Return False: tensors created in inference mode can be used in every mode."""
    return False


def is_distributed(self: Tensor) -> bool:
    """Return False."""
    return False


def dim_order(self: Tensor, **options) -> tuple:
    """Return the dims in the order of descending strides."""
    return tuple(sorted(range(self.dim()), key=lambda dim: -self.stride(dim)))


def const_data_ptr(self: Tensor) -> int:
    """Return data_ptr()."""
    return self.data_ptr()


def module_load(self: Tensor, other: Tensor, assign: bool = False) -> Tensor:
    """Return the tensor that load_state_dict stores: this one with copied elements, or `other` if `assign` is True."""
    return other if assign else self.copy_(other)


@one_op
def narrow_copy(self: Tensor, dim: int, start: int, length: int) -> Tensor:
    """Return a copy of narrow."""
    return _core.internal.contiguous_copy(self.narrow(dim, start, length))


def _linalg(name):
    def method(self, *args, **keywords):
        return getattr(torch, name)(self, *args, **keywords)
    method.__name__, method.__doc__ = name, f"torch.{name}."
    return method


def __div__(self: Tensor, other) -> Tensor:
    """Return self / other, as Python 2 calls the operator."""
    return self / other


def __rdiv__(self: Tensor, other) -> Tensor:
    """Return other / self."""
    return other / self


def __idiv__(self: Tensor, other) -> Tensor:
    """Divide in place."""
    return self.div_(other)


METHODS = {name: globals()[name] for name in (
    "__div__ __idiv__ __rdiv__ adjoint as_strided_ as_strided_scatter const_data_ptr dim_order float_power_ "
    "is_distributed is_inference module_load mvlgamma_ narrow_copy new_empty_strided unsafe_chunk unsafe_split "
    "unsafe_split_with_sizes").split()}
_SPARSE = frozenset((
    "coalesce col_indices crow_indices dense_dim indices is_coalesced smm sparse_dim sparse_mask sspaddmm to_dense "
    "to_sparse to_sparse_coo to_sparse_csr values").split())
METHODS |= {name: _linalg(name) for name in (
    "histogram istft pinverse stft").split()}
METHODS |= {"untyped_storage": untyped_storage, "_repr_html_": _repr_html_, **native.METHODS}
_NEVER = "is_ipu is_maia is_mkldnn is_mps is_mtia is_nested is_quantized is_sparse_csr is_vulkan is_xla is_xpu"
ATTRIBUTES = {name: lambda tensor: False for name in _NEVER.split()} | {
    "layout": lambda tensor: torch.strided,
    "retains_grad": lambda tensor: torch.autograd.hooks.keeps_grad(tensor),
    "grad_dtype": lambda tensor: tensor.dtype, "name": lambda tensor: None,
    "_base": lambda tensor: None,  # a view keeps no base, as _is_view() says
    "names": lambda tensor: (None,) * tensor.dim(),
}  # fmt: skip


def of_tensor(name, tensor):
    """Return a method or attribute of a tensor, or of the class if `tensor` is None."""
    if name in ATTRIBUTES:
        return ATTRIBUTES[name](tensor) if tensor is not None else ATTRIBUTES[name]
    if name in _SPARSE:
        found = getattr(torch.sparse.dense, name)
        return found if tensor is None else found.__get__(tensor)
    return METHODS[name].__get__(tensor) if tensor is not None else METHODS[name]
