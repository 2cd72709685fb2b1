"""Checkpoints: parts of a network that save nothing for backward and are recomputed there."""

from __future__ import annotations

import contextlib
from _thread import _local
from functools import partial

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor
from torch._tensor.generator import get_rng_state, set_rng_state
from torch.autograd.grad_mode import enable_grad

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def checkpoint(
    function: Callable[..., Any], *arguments: Any, use_reentrant: bool | None = None, preserve_rng_state: bool = True,
    context_fn: Callable[[], tuple[Any, Any]] | None = None, determinism_check: str = "default", debug: bool = False,
    early_stop: bool = True, **keywords: Any,
) -> Any:
    """Call `function` without saving intermediate tensors, which backward recomputes (Chen and others, 2016).

    Results and gradients, also of second order, are the same as without a checkpoint.

    Args:
        function: must return the same results each time it is called. Its random draws are repeated, unless
            `preserve_rng_state` is False.
        arguments: kept until backward. Do not change these tensors or the parameters in place before backward.
        context_fn: returns two contexts, for the first run and for the run in backward.
        early_stop: end the run in backward at the first operation after those that gradients read.
        use_reentrant, determinism_check, debug: accepted and ignored.
    Raises:
        RuntimeError: in backward, if an argument was overwritten or the function ran other operations.

    Tensors that users' Functions save are kept.

    >>> layers = nn.Sequential(nn.Linear(3, 5), nn.Tanh(), nn.Linear(5, 1))
    >>> x = torch.ones(2, 3, requires_grad=True)
    >>> autograd.checkpoint(layers, x).sum().backward()
    >>> x.grad.size()
    torch.Size([2, 3])
    """
    if not callable(function):
        raise TypeError(f"checkpoint: need a function and its arguments, not a {type(function).__name__} first")
    first, again = (contextlib.nullcontext(), contextlib.nullcontext()) if context_fn is None else context_fn()
    segment = Segment(function, arguments, keywords, preserve_rng_state, again)
    stops = early_stop if settings.early_stop is None else settings.early_stop
    before, types = _core.segment(segment, None, 0), _core.set_autocast(segment.autocast)
    try:
        with first:
            return function(*arguments, **keywords)
    finally:
        count = _core.segment(*before)[2]
        segment.length = count if stops else 0
        _core.set_autocast(types)


def checkpoint_sequential(
    functions: Any, segments: int, input: Any, use_reentrant: bool | None = None, preserve_rng_state: bool = True,
) -> Any:
    """Run a Sequential or a list of functions in `segments` checkpointed parts.

    The last part saves its tensors, because backward starts there.

    Args:
        use_reentrant, preserve_rng_state: as in `checkpoint`.
    Raises:
        ValueError: unless 1 <= segments <= the number of functions.

    >>> layers = nn.Sequential(nn.Linear(3, 5), nn.Tanh(), nn.Linear(5, 1))
    >>> autograd.checkpoint_sequential(layers, 2, torch.ones(2, 3, requires_grad=True)).size()
    torch.Size([2, 1])
    """
    functions = list(functions)
    if not 1 <= segments <= len(functions):
        raise ValueError(f"checkpoint_sequential: segments is {segments}; need 1 to {len(functions)}, the number of "
                         "functions")
    length = len(functions) // segments
    for part in range(segments - 1):
        run = partial(_in_turn, functions[part * length:(part + 1) * length])
        input = checkpoint(run, input, preserve_rng_state=preserve_rng_state)
    return _in_turn(functions[(segments - 1) * length:], input)


def _in_turn(functions, input):
    for function in functions:
        input = function(input)
    return input


class _Settings(_local):
    early_stop = None  # of set_checkpoint_early_stop


settings = _Settings()


class _Stop(BaseException):
    """Ends the second run of a function, which may catch every Exception."""


class _Nodes(list):
    """The nodes of a second run."""

    def stop(self):
        """End the run; called by the engine."""
        raise _Stop


class Segment:
    """Recomputes a checkpointed function and holds its nodes until those of the first run took their saved tensors."""

    def __init__(self, function: Callable[..., Any], arguments: Any, keywords: Any, preserve_rng_state: bool,
                 context: Any) -> None:
        self._function, self._arguments, self._keywords, self._context = function, arguments, keywords, context
        self._random = get_rng_state() if preserve_rng_state else None
        given = [value for value in (*arguments, *keywords.values()) if isinstance(value, Tensor)]
        self._versions = [(variable._writes(), variable._version) for variable in given]
        self._nodes = []
        # Conversions that another call has cached would be no nodes of one of the runs.
        state = _core.autocast_state()
        self.autocast = None if state is None else (*state[:2], None)

    def node(self, number: int) -> Any:
        """Return the recomputed node that matches node `number` of the first run; called by the engine."""
        if number >= len(self._nodes) or self._nodes[number] is None:
            self._run()
        result = self._nodes[number] if number < len(self._nodes) else None
        if result is not None:
            self._nodes[number] = None
        return result

    def _run(self):
        for writes, expected in self._versions:
            count, op, where = _core.written(writes)
            if count != expected:
                raise RuntimeError(f"checkpoint: an argument was overwritten by {op} at {where} before backward")
        now = get_rng_state()
        nodes = _Nodes()
        before, types = _core.segment(None, nodes, self.length), _core.set_autocast(self.autocast)
        try:
            if self._random is not None:
                set_rng_state(self._random)
            with contextlib.suppress(_Stop), enable_grad(), self._context:
                self._function(*self._arguments, **self._keywords)
        finally:
            _core.segment(*before)
            _core.set_autocast(types)
            set_rng_state(now)
        self._nodes = nodes
