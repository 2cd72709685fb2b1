"""One module on several GPUs: its input is split, each part goes through a copy, and the results are joined.

The pieces stand alone too: `scatter` (Split), `replicate` (GPUReplicate), `parallel_apply` (ParallelApply), `gather`
(Join). All are recorded: parameters are broadcast, and their gradients reduced, each as soon as the last use of its
parameter is done; by NCCL where that is installed (`torch.cuda.nccl`).
"""

from __future__ import annotations

import torch
from torch._base.nested import rebuilt
from torch._base.type_checking import TYPE_CHECKING
from torch.autograd import Function
from torch.distributed.data_parallel import DistributedDataParallel
from torch.nn.modules.module import Module
from torch.nn.modules.registry import bind

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


def _numbers(devices):
    from torch import cuda

    cuda.init()  # which says where there is none
    found = list(range(cuda.device_count())) if devices is None else [cuda.number(device) for device in devices]
    if not found:
        raise ValueError("devices are []; need one GPU or more")
    return found


def scatter(inputs: Any, devices: Sequence[int], dim: int = 0) -> list:
    """The parts of inputs along dim, the first on the first device; as many as there are elements, if those are fewer.

    inputs: a tensor, or a tuple, list or dict of such, whose parts come in as many containers. Anything
    else is given to every device as it is. Raises ValueError where tensors give different numbers of parts.
    """
    found = _parts(inputs, devices, dim)
    return [inputs for _ in devices] if found is None else found


def _parts(inputs, devices, dim):
    """The parts of what holds a tensor; None of anything else."""
    if isinstance(inputs, torch.Tensor):
        chunks = inputs.chunk(len(devices), dim)
        return [chunk.contiguous().cuda(device) for chunk, device in zip(chunks, devices, strict=False)]
    if not isinstance(inputs, (tuple, list, dict)):
        return None
    inside = list(inputs.values()) if isinstance(inputs, dict) else inputs
    parts = [_parts(one, devices, dim) for one in inside]
    counts = {len(part) for part in parts if part is not None}
    if not counts:
        return None
    if len(counts) > 1:
        raise ValueError(f"scatter: the inputs have {' and '.join(map(str, sorted(counts)))} parts along dim {dim}; "
                         "need tensors of one size there")
    columns = zip(*([one] * max(counts) if part is None else part for one, part in zip(inside, parts, strict=True)),
                  strict=True)
    return [rebuilt(inputs, column) for column in columns]


def gather(outputs: Sequence, device: int, dim: int = 0) -> Any:
    """Tensors, or tuples, lists or dicts of such, joined along dim on a device."""
    first = outputs[0]
    if isinstance(first, torch.Tensor):
        return torch.cat([output.cuda(device) for output in outputs], dim)
    if isinstance(first, (tuple, list, dict)):
        columns = [[output[key] for key in first] for output in outputs] if isinstance(first, dict) else outputs
        return rebuilt(first, [gather(parts, device, dim) for parts in zip(*columns, strict=True)])
    raise TypeError(f"gather: a module gave a {type(first).__name__}; need tensors, or tuples or dicts of them")


class Broadcast(Function):
    """Copies of a tensor on several GPUs, its own among them; the gradient is the sum of theirs, taken as soon as the
    last of them is there.
    """

    @staticmethod
    def forward(ctx, tensor, *devices):
        from torch.cuda import comm

        ctx.gpu = tensor._gpu
        return tuple(tensor.view(tensor.size()) if copy is tensor else copy for copy in comm.broadcast(tensor, devices))

    @staticmethod
    def backward(ctx, *grads):
        from torch.cuda import comm

        if ctx._records:  # the pass is recorded
            total = sum(grad.cuda(ctx.gpu) for grad in grads[1:]) + grads[0].cuda(ctx.gpu)
        else:
            total = comm.reduce_add([grad.contiguous() for grad in grads], ctx.gpu)
        return (total, *[None] * len(grads))


def replicate(module: Module, devices: Sequence[int]) -> list[Module]:
    """Copies of a module, one on each device, whose parameters are copies of the module's: what reaches them as
    gradient goes on to the module, summed. Buffers are copied; where one lies on its own device the module's is used.
    """
    spread = {}  # a parameter that several modules share is copied once
    for parameter in module.parameters():
        copies = Broadcast.apply(parameter, *devices) if len(devices) > 1 else (parameter.cuda(devices[0]),)
        spread[id(parameter)] = copies
    return [_copied(module, device, {id_: copies[place] for id_, copies in spread.items()})
            for place, device in enumerate(devices)]


def _copied(module, device, made):
    if id(module) in made:
        return made[id(module)]
    copied = made[id(module)] = module.__class__.__new__(module.__class__)
    copied.__dict__.update(module.__dict__)
    parameters = {name: None if one is None else made[id(one)] for name, one in (module._parameters or {}).items()}
    buffers = {name: one if one is None else one.cuda(device) for name, one in (module._buffers or {}).items()}
    children = {name: one if one is None else _copied(one, device, made)
                for name, one in (module._modules or {}).items()}
    for registry, parts in (("_parameters", parameters), ("_buffers", buffers), ("_modules", children)):
        copied.__dict__[registry] = parts
        copied.__dict__.update(parts)
    bind(copied)
    return copied


def parallel_apply(modules: Sequence[Module], inputs: Sequence, keywords: Sequence[dict] | None = None) -> list:
    """What each module makes of its inputs, a tuple of arguments or one. A call gives its kernels to its own GPU and
    returns before they are done, so the GPUs work side by side.
    """
    from torch import cuda

    results = []
    for number, (module, given) in enumerate(zip(modules, inputs, strict=True)):
        arguments = given if isinstance(given, tuple) else (given,)
        first = next((one for one in arguments if isinstance(one, torch.Tensor)), None)
        with cuda.device(-1 if first is None else first._gpu):
            results.append(module(*arguments, **(keywords[number] if keywords else {})))
    return results


def data_parallel(
    module: Module, inputs: Any, device_ids: Sequence[int] | None = None, output_device: int | None = None,
    dim: int = 0, module_kwargs: dict[str, Any] | None = None,
) -> Any:
    """module(*inputs, **module_kwargs), with both split along dim over the devices, the results joined on
    output_device, by default the first device.
    """
    devices = _numbers(device_ids)
    target = devices[0] if output_device is None else _numbers([output_device])[0]
    arguments = inputs if isinstance(inputs, tuple) else (inputs,)
    parts, keywords = zip(*scatter((arguments, module_kwargs or {}), devices, dim), strict=True)
    return gather(parallel_apply(replicate(module, devices[: len(parts)]), parts, keywords), target, dim)


class DataParallel(Module):
    """A module whose input is split along dim over GPUs; the results are joined on the first.

    module: what is copied to each device in every call; its parameters lie on the first device. device_ids: the GPUs,
    all by default. output_device: where results are joined. Where there is no GPU at all a call is one of the module.
    Raises RuntimeError for a GPU that there is not.

    >>> nn.DataParallel(nn.Linear(3, 2)).state_dict().keys()
    odict_keys(['module.weight', 'module.bias'])
    """

    def __init__(
        self, module: Module, device_ids: Sequence[int] | None = None, output_device: int | None = None, dim: int = 0
    ) -> None:
        super().__init__()
        here = not torch.cuda.is_available()
        self.device_ids = [] if here else _numbers(device_ids)
        self.output_device = None if here else _numbers([output_device])[0] if output_device is not None else (
            self.device_ids[0])
        self.dim = dim
        self.module = module if here else module.cuda(self.device_ids[0])

    def forward(self, *inputs: Any, **keywords: Any) -> Any:
        if not self.device_ids:
            return self.module(*inputs, **keywords)
        if len(self.device_ids) == 1:
            [(inputs, keywords)] = scatter((inputs, keywords), self.device_ids, self.dim)
            return self.module(*inputs, **keywords)
        return data_parallel(self.module, inputs, self.device_ids, self.output_device, self.dim, keywords)


class GPUReplicate:
    """The copies of a module on GPUs, made anew for each use of the list: `GPUReplicate(B, [0, 1, 2, 3])`."""

    def __init__(self, module: Module, devices: Sequence[int]) -> None:
        self.module, self.devices = module.cuda(_numbers(devices)[0]), _numbers(devices)

    def __iter__(self) -> Any:
        return iter(replicate(self.module, self.devices))

    def __len__(self) -> int:
        return len(self.devices)


def Split(input: Any, devices: Sequence[int] | None = None, dim: int = 0) -> list:
    """scatter over all GPUs."""
    return scatter(input, _numbers(devices), dim)


def ParallelApply(modules: Any, inputs: Sequence) -> list:
    """parallel_apply over the first modules."""
    return parallel_apply(list(modules)[: len(inputs)], inputs)


def Join(outputs: Sequence, device: int | None = None, dim: int = 0) -> Any:
    """gather on a GPU, the current one by default."""
    from torch import cuda

    return gather(outputs, cuda.number(device), dim)


__all__ = [
    "DataParallel", "DistributedDataParallel", "GPUReplicate", "Join", "ParallelApply", "Split", "data_parallel",
    "gather", "parallel_apply", "replicate", "scatter",
]

__path__: list[str] = []  # PyTorch has a package of this name; torch/_names/aliases.py knows its parts
