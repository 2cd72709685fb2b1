"""Ranks that make different numbers of steps."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.data_parallel import DistributedDataParallel

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import TracebackType
    from typing import Any


class Join:
    """Context in which ranks may make different numbers of steps: `DistributedDataParallel.join` of a model.

    Args:
        joinables: a list of one DistributedDataParallel. The steps of several models alternate, which a rank without
            data cannot follow here.
        enable: False disables the context.
        throw_on_early_termination: raise RuntimeError on all ranks when the first rank has no more data.
        options: `divide_by_initial_world_size` of DistributedDataParallel.join.
    Raises:
        TypeError: the joinable is something else.
        ValueError: there are several.

    >>> from torch.distributed.algorithms.join import Join
    >>> dist.init()
    >>> model = nn.parallel.DistributedDataParallel(nn.Linear(3, 2))
    >>> with Join([model]):
    ...     model(torch.ones(4, 3)).sum().backward()
    """

    def __init__(
        self, joinables: Sequence[DistributedDataParallel], enable: bool = True,
        throw_on_early_termination: bool = False, **options: Any,
    ) -> None:
        if len(joinables) != 1:
            raise ValueError(f"Join: there are {len(joinables)} joinables; need one")
        if not isinstance(joinables[0], DistributedDataParallel):
            raise TypeError(f"Join: the joinable is a {type(joinables[0]).__name__}; need DistributedDataParallel")
        self._context = joinables[0].join(enable=enable, throw_on_early_termination=throw_on_early_termination,
                                          **options)

    def __enter__(self) -> None:
        self._context.__enter__()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None,
    ) -> bool | None:
        return self._context.__exit__(kind, error, trace)


__all__ = ["Join"]
