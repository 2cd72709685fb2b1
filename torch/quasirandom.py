"""Sobol sequences, computed by scipy.stats.qmc."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch import _core

if TYPE_CHECKING:
    from torch._core import Tensor

__all__ = ["SobolEngine"]


class SobolEngine:
    """Generator of a Sobol sequence (Sobol, 1967), whose points fill the unit cube more evenly than random points.

    Args:
        dimension: dimension of the points, 1 to 21201.
        scramble: permute digits at random (Owen, 1998).
        seed: seed of the scrambling.
    Raises:
        ImportError: SciPy is not installed.
        ValueError: `dimension` is out of range.

    >>> import torch
    >>> torch.quasirandom.SobolEngine(2).draw(3).tolist()
    [[0.0, 0.0], [0.5, 0.5], [0.75, 0.25]]
    """

    MAXDIM = 21201

    def __init__(self, dimension: int, scramble: bool = False, seed: int | None = None) -> None:
        if not 1 <= dimension <= self.MAXDIM:
            raise ValueError(f"SobolEngine: dimension is {dimension}; need 1 to {self.MAXDIM}")
        self.dimension, self.scramble, self._given_seed = dimension, scramble, seed
        self.seed = int(torch.randint(2**31, ())) if seed is None else seed
        self.reset()

    @property
    def num_generated(self) -> int:
        """Number of points drawn so far."""
        return self._engine.num_generated

    def reset(self) -> SobolEngine:
        """Restart the sequence."""
        try:
            from scipy.stats import qmc
        except ImportError:
            raise ImportError("SobolEngine: it needs SciPy; pip install scipy") from None
        self._engine = qmc.Sobol(self.dimension, scramble=self.scramble, rng=self.seed)
        return self

    def draw(self, n: int = 1, out: Tensor | None = None, dtype: torch.dtype | None = None) -> Tensor:
        """Return the next n points, (n, dimension), of the default type or of `dtype`."""
        import warnings

        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # for n that is not a power of 2
            points = torch.from_numpy(self._engine.random(n)).to(dtype or torch.get_default_dtype())
        return points if out is None else _core.write("SobolEngine.draw", points, out)

    def draw_base2(self, m: int, out: Tensor | None = None, dtype: torch.dtype | None = None) -> Tensor:
        """Return the next 2 ** m points."""
        count, total = 2**m, self.num_generated + 2**m
        if total & (total - 1):
            raise ValueError(f"SobolEngine: {self.num_generated} points are drawn, and {count} more make {total}, no "
                             "power of 2, so they would not be balanced; use draw, or reset first")
        return self.draw(count, out, dtype)

    def fast_forward(self, n: int) -> SobolEngine:
        """Skip n points."""
        self._engine.fast_forward(n)
        return self

    def __repr__(self) -> str:
        scramble = ", scramble=True" if self.scramble else ""
        seed = "" if self._given_seed is None else f", seed={self._given_seed}"
        return f"SobolEngine(dimension={self.dimension}{scramble}{seed})"
