"""Embedding tables."""

from __future__ import annotations

from torch import _core
from torch._base.arguments import shown, value_of
from torch._base.type_checking import TYPE_CHECKING
from torch._core import is_tensor
from torch.nn import functional
from torch.nn.functions.embedding import row_of
from torch.nn.modules.conversion import with_placement
from torch.nn.modules.module import Module
from torch.nn.parameter import Parameter

if TYPE_CHECKING:
    from typing import Any, Self

    from torch._core import Tensor

__all__ = ["Embedding", "EmbeddingBag"]


class _Table(Module):
    """Base of both embeddings: a table that is initialized at random or given."""

    def _begin(self, weight, freeze=False):
        """Use the tensor `weight` as the table, or create one."""
        size = self.num_embeddings, self.embedding_dim
        if weight is None:
            self.weight = Parameter(_core.Tensor(*size), requires_grad=not freeze)
            return self.reset_parameters()
        if not is_tensor(weight):
            raise TypeError(f"{type(self).__name__}: _weight is {shown(weight)}; need a tensor")
        if tuple(weight.size()) != size:
            raise ValueError(f"{type(self).__name__}: _weight has size {list(weight.size())}; need {list(size)}")
        self.weight = Parameter(value_of(weight), requires_grad=not freeze)

    def reset_parameters(self) -> None:
        """Initialize the table; the row of `padding_idx` becomes zero."""
        self.weight.data.normal_(0, 1)
        if self.padding_idx is not None:
            self.weight.data[self.padding_idx].fill_(0)

    @classmethod
    def from_pretrained(cls, embeddings: Tensor, freeze: bool = True, **options: Any) -> Self:
        """Create an embedding from a table (num_embeddings, embedding_dim), frozen unless freeze=False.

        Args:
            options: further options of the class.
        Raises:
            ValueError: the table is no matrix.

        >>> nn.Embedding.from_pretrained(torch.ones(2, 3))(torch.LongTensor([1])).tolist()
        [[1.0, 1.0, 1.0]]
        """
        if embeddings.dim() != 2:
            raise ValueError(f"{cls.__name__}.from_pretrained: embeddings has {embeddings.dim()} dimensions; need 2")
        module = cls(*embeddings.size(), **options)
        module.weight = Parameter(value_of(embeddings), requires_grad=not freeze)
        return module


class Embedding(_Table):
    """Look up rows of a learned table by index.

    Args:
        padding_idx: a row that starts as zeros and gets no gradient; negative values count from the end.
        max_norm: in place, renormalize looked-up rows whose `norm_type`-norm is larger.
        scale_grad_by_freq: divide a row's gradient by the number of its occurrences.
        sparse: make the gradient of `weight` a sparse tensor, for optim.SGD, Adagrad or SparseAdam.
    Shape:
        input: integer tensor (*).
        output: (*, embedding_dim).
    Attributes:
        weight: (num_embeddings, embedding_dim), initialized from the standard normal distribution.
    Raises:
        IndexError: an index is outside the table.

    >>> nn.Embedding(10, 3)(torch.LongTensor([[1, 2], [4, 5]])).size()
    torch.Size([2, 2, 3])
    """

    _repr_options = {"padding_idx": None, "max_norm": None, "norm_type": 2, "scale_grad_by_freq": False,
                     "sparse": False}

    @with_placement
    def __init__(
        self, num_embeddings: int, embedding_dim: int, padding_idx: int | None = None, max_norm: float | None = None,
        norm_type: float = 2.0, scale_grad_by_freq: bool = False, sparse: bool = False,
        _weight: Tensor | None = None, _freeze: bool = False, device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__()
        self.num_embeddings, self.embedding_dim = num_embeddings, embedding_dim
        self.padding_idx = row_of("Embedding", padding_idx, num_embeddings)
        self.max_norm, self.norm_type = max_norm, norm_type
        self.scale_grad_by_freq, self.sparse = scale_grad_by_freq, sparse
        self._begin(_weight, _freeze)

    def forward(self, input: Tensor) -> Tensor:
        return functional.embedding(input, self.weight, self.padding_idx, self.max_norm, self.norm_type,
                                    self.scale_grad_by_freq, self.sparse)

    def extra_repr(self) -> str:
        return ", ".join(filter(None, (f"{self.num_embeddings}, {self.embedding_dim}", super().extra_repr())))


class EmbeddingBag(_Table):
    """Look up rows and reduce each bag of them in one pass; the options are those of Embedding.

    `forward(input, offsets, per_sample_weights)`: `input` is (bags, indices), or all bags concatenated, with
    `offsets` holding the start of each bag.

    Args:
        mode: "sum", "mean" or "max".
        include_last_offset: `offsets` ends with the size of `input`.
        padding_idx: a row that is skipped.
    Shape:
        per_sample_weights: factors of the size of `input`, for "sum" only.
        output: (bags, embedding_dim).
    Raises:
        ValueError: another mode.

    >>> nn.EmbeddingBag(10, 3, mode="sum")(torch.LongTensor([1, 2, 4, 5]), torch.LongTensor([0, 3])).size()
    torch.Size([2, 3])
    """

    @with_placement
    def __init__(
        self, num_embeddings: int, embedding_dim: int, max_norm: float | None = None, norm_type: float = 2.0,
        scale_grad_by_freq: bool = False, mode: str = "mean", sparse: bool = False, _weight: Tensor | None = None,
        include_last_offset: bool = False, padding_idx: int | None = None, device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__()
        if mode not in ("sum", "mean", "max"):
            raise ValueError(f'EmbeddingBag: mode is "sum", "mean" or "max", not {mode!r}')
        self.num_embeddings, self.embedding_dim, self.mode = num_embeddings, embedding_dim, mode
        self.padding_idx = row_of("EmbeddingBag", padding_idx, num_embeddings)
        self.max_norm, self.norm_type, self.scale_grad_by_freq = max_norm, norm_type, scale_grad_by_freq
        self.include_last_offset, self.sparse = include_last_offset, sparse
        self._begin(_weight)

    def forward(
        self, input: Tensor, offsets: Tensor | None = None,
        per_sample_weights: Tensor | None = None,
    ) -> Tensor:
        return functional.embedding_bag(input, self.weight, offsets, self.max_norm, self.norm_type,
                                        self.scale_grad_by_freq, self.mode, self.sparse,
                                        per_sample_weights=per_sample_weights,
                                        include_last_offset=self.include_last_offset, padding_idx=self.padding_idx)

    def extra_repr(self) -> str:
        padding = "" if self.padding_idx is None else f", padding_idx={self.padding_idx}"
        return f"{self.num_embeddings}, {self.embedding_dim}, mode={self.mode!r}{padding}"
