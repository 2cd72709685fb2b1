"""Sobol sequences, as scipy.stats.qmc draws them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch

if TYPE_CHECKING:
    from torch._core import Tensor

__all__ = ["SobolEngine"]


class SobolEngine:
    """Points of a Sobol sequence (Sobol, 1967), which fill the unit cube more evenly than random ones.

    dimension: of the points, from 1 to 21201. scramble: digits are permuted at random (Owen, 1998), by `seed`.
    Raises ImportError where SciPy is not installed, ValueError for another dimension.

    >>> import torch
    >>> torch.quasirandom.SobolEngine(2).draw(3).tolist()
    [[0.0, 0.0], [0.5, 0.5], [0.75, 0.25]]
    """

    MAXDIM = 21201

    def __init__(self, dimension: int, scramble: bool = False, seed: int | None = None) -> None:
        if not 1 <= dimension <= self.MAXDIM:
            raise ValueError(f"SobolEngine: dimension is {dimension}; need 1 to {self.MAXDIM}")
        self.dimension, self.scramble = dimension, scramble
        self.seed = int(torch.randint(2**31, ())) if seed is None else seed
        self.reset()

    @property
    def num_generated(self) -> int:
        """How many points were drawn."""
        return self._engine.num_generated

    def reset(self) -> SobolEngine:
        """Begins anew."""
        try:
            from scipy.stats import qmc
        except ImportError:
            raise ImportError("SobolEngine: the sequence is SciPy's; pip install scipy") from None
        self._engine = qmc.Sobol(self.dimension, scramble=self.scramble, rng=self.seed)
        return self

    def draw(self, n: int = 1, out: Tensor | None = None, dtype: torch.dtype | None = None) -> Tensor:
        """The next n points, (n, dimension), of the default type or of dtype."""
        import warnings

        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # about n that are no power of 2
            points = torch.from_numpy(self._engine.random(n)).to(dtype or torch.get_default_dtype())
        return points if out is None else out.resize_(points.size()).copy_(points)

    def draw_base2(self, m: int, out: Tensor | None = None, dtype: torch.dtype | None = None) -> Tensor:
        """The next 2 ** m points."""
        return self.draw(2**m, out, dtype)

    def fast_forward(self, n: int) -> SobolEngine:
        """Leaves n points out."""
        self._engine.fast_forward(n)
        return self

    def __repr__(self) -> str:
        return f"SobolEngine(dimension={self.dimension})"
