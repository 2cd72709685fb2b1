"""Functions that PyTorch does not document, and that packages call all the same."""

from __future__ import annotations

from functools import partial

import torch
from torch._base import torch_function
from torch._base.torch_function import handled, override_result
from torch._core import Tensor, internal


def _assert(condition, message: str = "") -> None:
    """Raise AssertionError with the message if the condition is false."""
    if handled((condition,)):
        return override_result(_assert, (condition, message), {})
    if not condition:
        raise AssertionError(message)


def _assert_async(input: Tensor, assert_msg: str = "the tensor is zero") -> None:
    """Raise RuntimeError where the one element is zero."""
    if not input:
        raise RuntimeError(f"_assert_async: {assert_msg}")


def _shape_as_tensor(input: Tensor) -> Tensor:
    """Return the sizes, a LongTensor."""
    return torch.tensor(list(input.size()), dtype=torch.int64)


def _standard_gamma(input: Tensor, generator=None) -> Tensor:
    """Draw positive numbers from gamma distributions of scale 1, with implicit gradients for their shape."""
    return torch.standard_gamma(input, generator=generator).clamp(min=torch.finfo(input.dtype).tiny)


def _sample_dirichlet(input: Tensor, generator=None) -> Tensor:
    """Draw from Dirichlet distributions of these concentrations, without a gradient."""
    with torch.no_grad():
        return torch.softmax(torch.log_standard_gamma(input, generator=generator), -1)


def _weight_norm(v: Tensor, g: Tensor, dim: int = 0) -> Tensor:
    """Return v * (g / norm of v), with a norm for each index of dim."""
    return v * (g / torch.norm_except_dim(v, 2, dim))


def _softmax(input: Tensor, dim: int, half_to_float: bool = False) -> Tensor:
    """Return the softmax, of halves in float if half_to_float."""
    return torch.softmax(input.float() if half_to_float else input, dim)


def _log_softmax(input: Tensor, dim: int, half_to_float: bool = False) -> Tensor:
    """Return the log_softmax, of halves in float if half_to_float."""
    return torch.log_softmax(input.float() if half_to_float else input, dim)


def _safe_softmax(input: Tensor, dim: int, dtype=None) -> Tensor:
    """Return the softmax, zero where all elements along dim are -inf."""
    none = (input == -torch.inf).all(dim, keepdim=True)
    return torch.softmax(input.masked_fill(none, 0), dim, dtype=dtype).masked_fill(none, 0)


_chunk_cat, _unsafe_masked_index, _unsafe_masked_index_put_accumulate = (
    internal.chunk_cat, internal.unsafe_masked_index, internal.unsafe_masked_index_put_accumulate)


def _check_with(error, condition, message=None) -> None:
    """Raise an error if the condition is false; `message` is called for its text."""
    if not condition:
        raise error("Expected cond to be True, but got False" if message is None else str(message()))


_check = partial(_check_with, RuntimeError)
_check_index = partial(_check_with, IndexError)
_check_value = partial(_check_with, ValueError)
_check_type = partial(_check_with, TypeError)
_check_not_implemented = partial(_check_with, NotImplementedError)


def _check_is_size(number: int, message=None, *, max: int | None = None) -> None:
    """Raise RuntimeError if a number is negative, or above `max`."""
    _check(number >= 0 and (max is None or number <= max), message)


def _check_tensor_all_with(error, condition: Tensor, message=None) -> None:
    """Raise an error if an element of a mask is false."""
    _check_with(error, bool(condition.all()), message)


_check_tensor_all = partial(_check_tensor_all_with, RuntimeError)


def _convert_indices_from_coo_to_csr(input: Tensor, size: int, *, out_int32: bool = False) -> Tensor:
    """Return where each of `size` rows begins in sorted row indices."""
    starts = torch.searchsorted(input.contiguous(), torch.arange(size + 1, dtype=input.dtype, device=input.device))
    return starts.int() if out_int32 else starts


def _convert_indices_from_csr_to_coo(
    crow: Tensor, columns: Tensor, *, out_int32: bool = False, transpose: bool = False,
) -> Tensor:
    """Return the row and column of each element, two rows of a tensor; with `transpose` the column first."""
    rows = torch.repeat_interleave(torch.arange(len(crow) - 1, device=crow.device), crow.diff())
    result = torch.stack([columns.long(), rows] if transpose else [rows, columns.long()])
    return result.int() if out_int32 else result


def _softmax_backward_data(grad: Tensor, output: Tensor, dim: int, input_dtype=None) -> Tensor:
    """Return the gradient of softmax."""
    result = internal.softmax_input(grad, output, dim)
    return result if input_dtype is None else result.to(input_dtype)


def _log_softmax_backward_data(grad: Tensor, output: Tensor, dim: int, input_dtype=None) -> Tensor:
    """Return the gradient of log_softmax."""
    result = internal.log_softmax_input(grad, output, dim)
    return result if input_dtype is None else result.to(input_dtype)


def as_subclass(input: Tensor, cls: type) -> Tensor:
    """Return the tensor's data as an object of a derived class."""
    return torch_function.as_subclass(input, cls)


def lobpcg(
    A: Tensor, k: int | None = None, B: Tensor | None = None, X: Tensor | None = None, n: int | None = None,
    iK: Tensor | None = None, niter: int | None = None, tol: float | None = None, largest: bool | None = None,
    method: str | None = None, tracker=None, ortho_iparams=None, ortho_fparams=None, ortho_bparams=None,
) -> tuple[Tensor, Tensor]:
    """Return the k largest (or smallest) eigenvalues of A x = e B x, and their eigenvectors.

    All of them are computed by torch.linalg.eigh; the other arguments, those of an iteration, have no effect.

    Args:
        A, B: symmetric matrices (..., m, m), B positive definite, by default the identity.
        k: number of eigenvalues, by default that of columns of X, or 1.
        largest: whether the largest are returned, as by default.

    >>> torch.lobpcg(torch.diag(torch.tensor([1.0, 3.0, 2.0])), 2)[0].tolist()
    [3.0, 2.0]
    """
    k = k if k is not None else 1 if X is None else X.shape[-1]
    A = A.to_dense() if A.is_sparse else A
    if B is None:
        values, vectors = torch.linalg.eigh(A)
    else:
        root = torch.linalg.cholesky(B.to_dense() if B.is_sparse else B)
        half = torch.linalg.solve_triangular(root, A, upper=False)
        values, vectors = torch.linalg.eigh(torch.linalg.solve_triangular(root, half.mT, upper=False))
        vectors = torch.linalg.solve_triangular(root.mT, vectors, upper=True)
    if largest is not False:
        values, vectors = values.flip(-1), vectors.flip(-1)
    return values[..., :k], vectors[..., :k]


def set_vital(vital: str, attribute: str, value: str) -> bool:
    """Return False: no vital signs of programs are kept."""
    return False


def read_vitals() -> str:
    """Return "": no vital signs of programs are kept."""
    return ""


class _Namespace:
    """The classes in C++ of one package: none are loaded."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        raise RuntimeError(f"torch.classes.{self.name} has no {name!r}: packages of alphatorch define rows, not "
                           "classes in C++")


class _Classes:
    """The classes in C++ of packages, by namespace."""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(f"torch.classes has no {name!r}")
        return _Namespace(name)

    def load_library(self, path: str) -> None:
        """Raise OSError: a library made for PyTorch cannot be loaded."""
        raise OSError(f"torch.classes: {path} was compiled for PyTorch")


classes = _Classes()
legacy_contiguous_format = torch.contiguous_format
has_cuda = has_cudnn = torch.backends.cuda.is_built()
has_mkldnn = has_mps = False
