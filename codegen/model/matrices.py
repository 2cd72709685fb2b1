"""Kinds of matrices that tests and examples draw: regular, positive, hermitian, triangular."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any


def regular(array: Any) -> Any:
    """Return matrices far from singular: a dominant diagonal."""
    n = max(array.shape[-2:])
    array = array / 4
    for i in range(min(array.shape[-2:])):
        array[..., i, i] += n + i / 2
    return array


def hermitian(array: Any) -> Any:
    """Return the mean of matrices and their adjoints, with distinct eigenvalues."""
    array = (array + array.swapaxes(-1, -2).conj()) / 2
    for i in range(array.shape[-1]):
        array[..., i, i] += 2 * i
    return array


def positive(array: Any) -> Any:
    """Return Hermitian matrices with a dominant diagonal."""
    array = hermitian(array) / 4
    for i in range(array.shape[-1]):
        array[..., i, i] += array.shape[-1] + 1
    return array


def triangular(array: Any) -> Any:
    """Return matrices with a real, positive diagonal."""
    for i in range(min(array.shape[-2:])):
        array[..., i, i] = 2 + abs(array[..., i, i])
    return array


MATRICES = {"regular": regular, "positive": positive, "hermitian": hermitian, "triangular": triangular}
