"""CUDA graphs: work that is captured once and launched as a whole with one driver call."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch._C import ffi, lib
from torch.cuda.devices import check, current_device
from torch.cuda.streams import Stream, current_stream
from torch.cuda.streams import stream as into

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType
    from typing import Any

__all__ = ["CUDAGraph", "graph", "graph_pool_handle", "is_current_stream_capturing", "make_graphed_callables"]


class _Pool:
    """Memory of graphs that never run concurrently. It is released when no graph and no handle is left."""

    def __init__(self) -> None:
        self._pointer = check(lib.th_gpu_new_pool())

    def __del__(self) -> None:
        if getattr(self, "_pointer", None):
            lib.th_gpu_free_pool(self._pointer)


def graph_pool_handle() -> _Pool:
    """Return a memory pool for graphs to share; they must run one after another, in the order of their captures.

    >>> pool = torch.cuda.graph_pool_handle()
    """
    return _Pool()


def is_current_stream_capturing() -> bool:
    """Return whether this thread's work on its GPU is being captured.

    >>> if torch.cuda.is_available():
    ...     assert not torch.cuda.is_current_stream_capturing()
    """
    return lib.th_gpu_capture(current_device() + 1) != ffi.NULL


class CUDAGraph:
    """The work queued on a stream between `capture_begin` and `capture_end`, which `replay` launches.

    A launch reads and writes the memory of the capture. Copy new inputs into the captured input tensors, and read
    results from the captured outputs. Random numbers continue from launch to launch. Python does not run again, so
    numbers that it computed, such as an optimizer's step count, stay those of the capture. Prefer `torch.cuda.graph`.

    >>> if torch.cuda.is_available():
    ...     captured = torch.cuda.CUDAGraph()
    ...     with torch.cuda.stream(torch.cuda.Stream()):
    ...         x = torch.ones(3, device="cuda")
    ...         y = x * 2  # compiles the kernel
    ...         captured.capture_begin()
    ...         y = x * 2
    ...         captured.capture_end()
    ...         captured.replay()
    ...         assert y.tolist() == [2.0, 2.0, 2.0]
    """

    def __init__(self, keep_graph: bool = False) -> None:
        self._pointer: Any = None
        self._pool: _Pool | None = None
        self._drawn = 0
        self._ended = False
        self.device: int | None = None

    def capture_begin(self, pool: Any = None, capture_error_mode: str = "global") -> None:
        """Start to capture this thread's work on the current stream, which must not be the default stream.

        Args:
            pool: result of `graph_pool_handle` or of another graph's `pool`, to share its memory.
            capture_error_mode: ignored; one graph is captured at a time.
        Raises:
            RuntimeError: the graph holds a capture, or another capture is running.
        """
        if self._pointer is not None:
            raise RuntimeError("capture_begin: the graph holds a capture; call reset() first")
        self.device = current_device()
        chosen = _Pool() if pool is None else pool
        self._first = _position()[1]
        self._pointer = check(lib.th_gpu_capture_begin(self.device + 1, chosen._pointer, self._first))
        self._pool = chosen

    def capture_end(self) -> None:
        """End the capture. Raise RuntimeError if an operation could not be captured."""
        if self._pointer is None or self._ended:
            raise RuntimeError("capture_end: nothing is captured; call capture_begin() first")
        self._ended = True
        try:
            check(lib.th_gpu_capture_end(self._pointer))
        except RuntimeError:
            self.reset()
            raise
        seed, offset = _position()
        self._drawn = offset - self._first
        lib.th_set_random_state([seed, self._first])

    def replay(self) -> None:
        """Queue the captured work on the current stream."""
        if self._pointer is None or not self._ended:
            raise RuntimeError("replay: the graph holds no capture; call capture_begin() and capture_end() first")
        seed, offset = _position()
        check(lib.th_gpu_graph_launch(self._pointer, [seed, offset] if self._drawn else ffi.NULL))
        if self._drawn:
            lib.th_set_random_state([seed, offset + self._drawn])

    def reset(self) -> None:
        """Discard the capture and release its memory."""
        if self._pointer is not None:
            lib.th_gpu_graph_free(self._pointer)
        self._pointer, self._pool, self._ended, self._drawn = None, None, False, 0

    def pool(self) -> Any:
        """Return the memory pool of the graph, for other graphs."""
        return self._pool

    def __del__(self) -> None:
        if getattr(self, "_pointer", None) is not None and self._ended:
            self.reset()


def _position():
    """Return the seed of the generator and its number of draws."""
    state = ffi.new("uint64_t[2]")
    lib.th_random_state(state)
    return state[0], state[1]


class graph:
    """Context that captures its work into a CUDAGraph on a separate stream: `with torch.cuda.graph(g):`.

    Run the work a few times on another stream before, so that kernels are compiled and memory is allocated.

    Args:
        cuda_graph: an empty CUDAGraph.
        pool: memory to share, of `graph_pool_handle` or another graph.
        stream: the stream to capture from.
        capture_error_mode: ignored; one graph is captured at a time.

    >>> if torch.cuda.is_available():
    ...     x, captured = torch.ones(3, device="cuda"), torch.cuda.CUDAGraph()
    ...     y = x * 2  # compiles the kernel
    ...     with torch.cuda.graph(captured):
    ...         y = x * 2
    ...     _ = x.fill_(3)
    ...     captured.replay()
    ...     assert y.tolist() == [6.0, 6.0, 6.0]
    """

    def __init__(
        self, cuda_graph: CUDAGraph, pool: Any = None, stream: Stream | None = None,
        capture_error_mode: str = "global",
    ) -> None:
        self._graph, self._memory = cuda_graph, pool
        self._stream = Stream() if stream is None else stream

    def __enter__(self) -> None:
        torch.cuda.synchronize()
        self._into = into(self._stream)
        self._into.__enter__()
        try:
            self._graph.capture_begin(self._memory)
        except BaseException:
            self._into.__exit__(None, None, None)
            raise

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None,
    ) -> None:
        try:
            self._graph.capture_end()
        except RuntimeError:
            if error is None:
                raise  # else the block's own error says more
        finally:
            self._into.__exit__(kind, error, trace)


def _captured(call: Callable[[], Any], pool: Any) -> tuple[CUDAGraph, Any]:
    """Return the graph of a call and the call's result."""
    made = CUDAGraph()
    with graph(made, pool):
        result = call()
    return made, result


def _as_tuple(values):
    return (values,) if torch.is_tensor(values) else tuple(values)


def _gradients(outputs, inputs, given, allow_unused):
    wanted = [value for value in inputs if value.requires_grad]
    roots = [output for output in outputs if output.requires_grad]
    if not wanted or not roots:
        return (None,) * len(inputs)
    result = iter(torch.autograd.grad(roots, wanted, given, allow_unused=allow_unused))
    return tuple(next(result) if value.requires_grad else None for value in inputs)


class _Graphed:
    """A callable's forward and backward graphs, with the tensors that they read and write."""

    def __init__(self, call, sample, parameters, warmups, unused, pool) -> None:
        self.count, self.leaves = len(sample), (*sample, *parameters)
        before, aside = current_stream(), Stream()
        aside.wait_stream(before)
        with into(aside):
            for _ in range(warmups):
                outputs = _as_tuple(call(*sample))
                _gradients(outputs, self.leaves, [torch.ones_like(o) for o in outputs if o.requires_grad], unused)
            del outputs
        before.wait_stream(aside)
        self.forward, given = _captured(lambda: call(*sample), pool)
        self.single, self.outputs = torch.is_tensor(given), _as_tuple(given)
        self.incoming = [torch.empty_like(o) for o in self.outputs if o.requires_grad]
        self.backward, self.gradients = _captured(
            lambda: _gradients(self.outputs, self.leaves, self.incoming, unused), pool)
        self.function = self._function()

    def _function(self):
        own = self

        class Graphed(torch.autograd.Function):
            @staticmethod
            def forward(context, *values):
                for kept, value in zip(own.leaves[:own.count], values, strict=False):
                    if kept.data_ptr() != value.data_ptr():
                        kept.data.copy_(value)
                own.forward.replay()
                result = tuple(output.detach() for output in own.outputs)
                context.mark_non_differentiable(
                    *(f for f, o in zip(result, own.outputs, strict=True) if not o.requires_grad))
                return result

            @staticmethod
            def backward(context, *given):
                differentiable = (g for g, o in zip(given, own.outputs, strict=True) if o.requires_grad)
                for kept, value in zip(own.incoming, differentiable, strict=True):
                    kept.zero_() if value is None else kept.copy_(value)
                own.backward.replay()
                return tuple(None if g is None else g.detach() for g in own.gradients)

        return Graphed

    def __call__(self, *values: Any) -> Any:
        result = self.function.apply(*values, *self.leaves[self.count:])
        return result[0] if self.single else result


def make_graphed_callables(
    callables: Any, sample_args: Any, num_warmup_iters: int = 3, allow_unused_input: bool = False, pool: Any = None,
) -> Any:
    """Return functions and modules whose forward and backward passes are CUDA graphs.

    A graphed module runs its graphs in the training mode of the capture, and its own forward in the other mode.

    Args:
        callables: a function or module, or a tuple of them in the order in which they will run.
        sample_args: example arguments on the GPU, with the sizes and requires_grad of all later calls.

    >>> if torch.cuda.is_available():
    ...     x = torch.ones(3, device="cuda", requires_grad=True)
    ...     double = torch.cuda.make_graphed_callables(lambda x: x * 2, (x,))
    ...     double(x).sum().backward()
    ...     assert x.grad.tolist() == [2.0, 2.0, 2.0]
    """
    several = isinstance(callables, tuple)
    calls = callables if several else (callables,)
    samples = sample_args if several else (sample_args,)
    memory = graph_pool_handle() if pool is None else pool
    result = []
    for call, sample in zip(calls, samples, strict=True):
        module = isinstance(call, torch.nn.Module)
        parameters = tuple(p for p in call.parameters() if p.requires_grad) if module else ()
        graphed = _Graphed(call, tuple(sample), parameters, num_warmup_iters, allow_unused_input, memory)
        result.append(_replaced(call, graphed) if module else graphed)
    return tuple(result) if several else result[0]


def _replaced(module, graphed):
    """Return the module with a forward that runs graphs in its current training mode."""
    training, plain = module.training, module.forward

    def forward(*values):
        return graphed(*values) if module.training == training else plain(*values)

    module.forward = forward
    return module
