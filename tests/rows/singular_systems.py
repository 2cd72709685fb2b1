"""Systems of equations that are singular, nearly singular or badly scaled, and what every routine owes them.

`python tests/rows/singular_systems.py` prints the outcome of each probe, in which CPUs and kernels may not differ.
"""

import json
import pathlib
import sys

import numpy as np

if __name__ == "__main__":
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))
import torch

KINDS = {"float": np.float32, "double": np.float64}
SIZES = (1, 2, 3, 5, 20, 70)
REGULAR, SINGULAR, NEAR = "regular", "singular", "near"


def base(n, symmetric):
    random = np.random.default_rng(n)
    q = np.linalg.qr(random.standard_normal((n, n)))[0]
    return q * np.linspace(1, 3, n) @ q.T if symmetric else random.standard_normal((n, n)) + 2 * n**0.5 * np.eye(n)


def of_rank(n, rank, symmetric):
    random = np.random.default_rng(n + rank)
    left = random.standard_normal((n, rank))
    return left @ (left.T if symmetric else random.standard_normal((rank, n)))


def hilbert(n):
    return 1 / (np.arange(n)[:, None] + np.arange(n) + 1.0)


def matrices(n, kind, symmetric):
    """Names, matrices, and whether they are singular; what is near may count as either, on every CPU alike."""
    limits, matrix = np.finfo(kind), base(n, symmetric)
    scale = 10.0 ** np.linspace(*((-8, 8) if kind is np.float32 else (-60, 60)), n)
    yield "plain", matrix, REGULAR
    yield "zero", np.zeros((n, n)), SINGULAR
    yield "tiny", matrix * limits.tiny * 64 * n, REGULAR
    yield "huge", matrix * limits.max / (64 * n * np.abs(matrix).max()), REGULAR
    if n == 1:
        return
    yield "badly scaled", matrix * scale[:, None] * (scale if symmetric else scale[::-1]), REGULAR
    kept = np.arange(n) != n // 2
    yield "a line of zeros", matrix * kept * kept[:, None], SINGULAR
    for rank in {n - 1, max(n - 2, 1), 1}:
        yield f"rank {rank}", of_rank(n, rank, symmetric), SINGULAR
        yield f"thirds of rank {rank}", of_rank(n, rank, symmetric).round(1) / 3, SINGULAR if n == 70 else NEAR
    yield "ones", np.ones((n, n)), SINGULAR
    for distance in (1e-3, 0.1, 10, 1e3):
        yield f"{distance} eps from rank {n - 1}", of_rank(n, n - 1, symmetric) + np.eye(n) * distance * limits.eps, NEAR
    if n in (3, 5):
        yield "hilbert", hilbert(n), REGULAR if n == 3 or kind is np.float64 else NEAR
    if n == 20 and kind is np.float64:
        yield "hilbert(8)", hilbert(8), REGULAR
        yield "hilbert(15)", hilbert(15), NEAR
