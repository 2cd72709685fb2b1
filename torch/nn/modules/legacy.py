"""Legacy: use a module of torch.legacy.nn inside a network of torch.nn."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.autograd.function import Function
from torch.nn.modules.module import Module
from torch.nn.parameter import Parameter

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor


def _flat(value, found):
    """Return nested lists with each item replaced by its index in `found`, to which the items are appended."""
    if isinstance(value, (list, tuple)):
        return [_flat(part, found) for part in value]
    found.append(value)
    return len(found) - 1


def _shaped(structure, values):
    if isinstance(structure, list):
        return [_shaped(part, values) for part in structure]
    return values[structure]


class _Run(Function):
    """One call of a legacy module. It keeps the module's state for backward, because the next call overwrites it."""

    @staticmethod
    def forward(ctx: Any, call: Any, *tensors: Any) -> Tensor:
        module = call.module
        tensors = [tensor.data for tensor in tensors]  # the module keeps tensors, which must not keep the graph
        if any(getattr(part, "inplace", False) for part in module.listModules()):
            tensors = [tensor.clone() for tensor in tensors]  # the graph may read what the module overwrites
        ctx.call, ctx.input = call, _shaped(call.structure, tensors)
        results, output = [], module.forward(ctx.input)
        call.is_loss = isinstance(output, (int, float))
        call.output = _flat(tensors[0].new([output]) if call.is_loss else output, results)
        ctx.state = [(part, {name: part.__dict__[name] for name in (*part._hidden, "output") if name in part.__dict__})
                     for part in module.listModules()]
        return tuple(results)

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> Any:
        if ctx._records:
            raise RuntimeError(f"Legacy: {ctx.call.module.name()} computes gradients of tensors, which have no "
                               "gradients themselves; convert it with torch.legacy.convert for create_graph=True")
        module = ctx.call.module
        for part, state in ctx.state:
            part.__dict__.update(state)
        groups = shared_gradients(module)
        kept = [[tensor.clone() for tensor in parts] for _, parts in groups]
        result = []
        try:
            module.zeroGradParameters()
            _flat(module.backward(ctx.input, _shaped(ctx.call.output, gradients)), result)
            if ctx.call.is_loss:  # a criterion returns only the input's gradient, for grad_output 1
                result = [gradient * float(gradients[0].sum()) for gradient in result]
                result += [result[0].new()] * (ctx.call.count - len(result))
            for _, parts in groups:
                result.append(parts[0].clone())
                for part in parts[1:]:
                    result[-1].add_(part)
        finally:
            for (_, parts), olds in zip(groups, kept, strict=True):
                for part, old in zip(parts, olds, strict=True):
                    part.copy_(old)
        return None, *(gradient if gradient.numel() else None for gradient in result)


def shared_gradients(module: Module) -> Any:
    """Return (parameter, [gradients]) of a legacy module; parameters that share memory are one entry."""
    result = {}
    for tensor, gradient in zip(*(module.parameters() or ((), ())), strict=True):
        _, gradients = result.setdefault((tensor.data_ptr(), tuple(tensor.size())), (tensor, []))
        if not any(gradient is other or gradient.data_ptr() == other.data_ptr() for other in gradients):
            gradients.append(gradient)
    return list(result.values())


class _Call:
    """The non-tensor state of a call: the module and the structures of its input (`count` tensors) and output."""

    def __init__(self, module: Module, structure: Any, count: int) -> None:
        self.module, self.structure, self.count = module, structure, count
        self.output, self.is_loss = None, False


class Legacy(Module):
    """Module of torch.nn that wraps a module or criterion of torch.legacy.nn; gradients flow through it.

    The wrapped module's parameters become Parameters on the same memory, so optimizers of torch train them. Pass
    several tensors, or nested lists, where the module takes a list; it returns a list where the module does.
    `train()` and `eval()` apply to the module, and state dicts number its parameters.

    Args:
        module: a legacy module; a criterion is called with input and target.
    Raises:
        TypeError: `module` is not a legacy module.
        RuntimeError: second derivatives are requested.

    >>> from torch.legacy import nn as legacy
    >>> net = nn.Sequential(nn.Linear(4, 3), nn.Legacy(legacy.Tanh()))
    >>> net(torch.zeros(2, 4)).size()
    torch.Size([2, 3])
    """

    def __init__(self, module: Module) -> None:
        super().__init__()
        if not hasattr(module, "updateGradInput"):
            raise TypeError(f"Legacy: module is a {type(module).__name__}; need a module of torch.legacy.nn")
        self.module = module
        self._runs = module if hasattr(module, "accGradParameters") else module.as_module()
        self._take()

    def _take(self):
        for number, (tensor, _) in enumerate(shared_gradients(self._runs)):
            self.register_parameter(f"parameter{number}", Parameter(tensor))

    def forward(self, *input: Tensor) -> Any:
        self._follow()
        (self._runs.training if self.training else self._runs.evaluate)()
        result = []
        alone = len(input) == 1 and self._runs is self.module
        structure = _flat(input[0] if alone else input, result)
        call = _Call(self._runs, structure, len(result))
        results = _Run.apply(call, *result, *self._parameters.values())
        return _shaped(call.output, results if isinstance(results, tuple) else (results,))

    def _follow(self):
        """Give the legacy module the current memory and type of the Parameters."""
        tensors, _ = self._runs.parameters() or ((), ())
        for parameter, (tensor, _) in zip(self._parameters.values(), shared_gradients(self._runs), strict=True):
            data, old = parameter.data, tensor.data_ptr()
            if data.type() != tensor.type():
                self._runs.type(data.type())
                self._follow()
                return
            if data.data_ptr() != old:
                for one in tensors:
                    if one.data_ptr() == old:
                        one.set_(data)

    def extra_repr(self) -> str:
        return repr(self.module)
