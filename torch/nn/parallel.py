"""Data parallelism over several GPUs of one process: split the input, run replicas of a module, join the results.

The steps are also available separately: `scatter` (Split), `replicate` (GPUReplicate), `parallel_apply`
(ParallelApply) and `gather` (Join). All are differentiable. Parameters are broadcast in buckets, and the gradients of a
bucket are reduced as soon as they are complete, by NCCL if it is installed (`torch.cuda.nccl`).
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

    cuda.init()  # raises if there is no GPU
    result = list(range(cuda.device_count())) if devices is None else [cuda.number(device) for device in devices]
    if not result:
        raise ValueError("devices are []; need at least one GPU")
    return result


def scatter(inputs: Any, target_gpus: Sequence[int], dim: int = 0) -> list:
    """Split inputs along `dim` into one part per device; there are fewer parts if there are fewer elements.

    Args:
        inputs: a tensor, or a tuple, list or dict of tensors, which yields one container per device. Other values are
            passed to every device.
    Raises:
        ValueError: tensors have different numbers of parts.

    >>> if torch.cuda.is_available():
    ...     parts = nn.parallel.scatter(torch.ones(4, 2), [0])
    ...     assert parts[0].is_cuda and parts[0].size() == (4, 2)
    """
    result = _parts(inputs, target_gpus, dim)
    return [inputs for _ in target_gpus] if result is None else result


def _parts(inputs, devices, dim):
    """Return the parts of a value that contains tensors, or None."""
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


def gather(outputs: Sequence, target_device: int, dim: int = 0) -> Any:
    """Concatenate tensors, or tuples, lists or dicts of tensors, along `dim` on a device.

    >>> if torch.cuda.is_available():
    ...     parts = [torch.ones(2, device="cuda"), torch.zeros(1, device="cuda")]
    ...     assert nn.parallel.gather(parts, 0).tolist() == [1.0, 1.0, 0.0]
    """
    first = outputs[0]
    if isinstance(first, torch.Tensor):
        return torch.cat([output.cuda(target_device) for output in outputs], dim)
    if isinstance(first, (tuple, list, dict)):
        columns = [[output[key] for key in first] for output in outputs] if isinstance(first, dict) else outputs
        return rebuilt(first, [gather(parts, target_device, dim) for parts in zip(*columns, strict=True)])
    raise TypeError(f"gather: a module gave a {type(first).__name__}; need tensors, or tuples or dicts of them")


class Broadcast(Function):
    """Copies of the tensors of one bucket on several GPUs.

    The results are the copies on the first device, then those on the second. A gradient is the sum of the copies'
    gradients; the bucket is reduced once all of them exist.
    """

    @staticmethod
    def forward(ctx, devices, *tensors):
        from torch.cuda import comm

        ctx.gpu, ctx.devices = tensors[0]._gpu, devices
        return tuple(tensor.view(tensor.size()) if copy is tensor else copy
                     for copies in comm.broadcast_coalesced(tensors, devices)
                     for copy, tensor in zip(copies, tensors, strict=True))

    @staticmethod
    def backward(ctx, *grads):
        from torch.cuda import comm

        count = len(grads) // len(ctx.devices)
        lists = [grads[start : start + count] for start in range(0, len(grads), count)]
        if ctx._records:  # create_graph=True
            totals = [sum(grad.cuda(ctx.gpu) for grad in copies) for copies in zip(*lists, strict=True)]
        else:
            totals = comm.reduce_add_coalesced(lists, ctx.gpu)
        return (None, *totals)


def replicate(network: Module, devices: Sequence[int]) -> list[Module]:
    """Return one replica of a module per device.

    Parameters of replicas are differentiable copies, so gradients are summed into the module's parameters. Parameters
    are broadcast, and their gradients are reduced, in buckets of about 10 MB. Buffers are copied, except on the device
    where they are.

    >>> if torch.cuda.is_available():
    ...     replicas = nn.parallel.replicate(nn.Linear(2, 1).cuda(), [0])
    ...     assert len(replicas) == 1
    """
    replicas = [{} for _ in devices]  # by id of the parameter: a shared one is copied once
    for bucket in _buckets(list(network.parameters())):
        copies = iter(Broadcast.apply(devices, *bucket) if len(devices) > 1 else
                      [parameter.cuda(devices[0]) for parameter in bucket])
        for result in replicas:
            result.update((id(parameter), next(copies)) for parameter in bucket)
    return [_copied(network, device, result) for device, result in zip(devices, replicas, strict=True)]


def _buckets(parameters):
    """Yield lists of parameters of one type and one GPU, of about 10 MB; those without gradients are separate."""
    from torch.cuda import comm

    for recorded in (True, False):
        chosen = [parameter for parameter in parameters if parameter.requires_grad == recorded]
        for places in comm.pieces(chosen, comm.BUFFER_SIZE):
            yield [chosen[position] for position in places]


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


def parallel_apply(modules: Sequence[Module], inputs: Sequence, kwargs_tup: Sequence[dict] | None = None) -> list:
    """Return the result of each module on its inputs, a tuple of arguments or a single argument.

    A call queues kernels on its GPU and returns before they finish, so the GPUs run in parallel.

    >>> nn.parallel.parallel_apply([nn.ReLU(), nn.Tanh()], [torch.ones(1), torch.zeros(1)])[1].tolist()
    [0.0]
    """
    from torch import cuda

    results = []
    for number, (module, given) in enumerate(zip(modules, inputs, strict=True)):
        arguments = given if isinstance(given, tuple) else (given,)
        first = next((one for one in arguments if isinstance(one, torch.Tensor)), None)
        with cuda.device(-1 if first is None else first._gpu):
            results.append(module(*arguments, **(kwargs_tup[number] if kwargs_tup else {})))
    return results


def data_parallel(
    module: Module, inputs: Any, device_ids: Sequence[int] | None = None, output_device: int | None = None,
    dim: int = 0, module_kwargs: dict[str, Any] | None = None,
) -> Any:
    """Return module(*inputs, **module_kwargs), computed on several devices.

    Args:
        device_ids: the GPUs, by default all.
        output_device: device of the results, by default the first of `device_ids`.
        dim: the dim along which arguments are split and results are joined.

    >>> if torch.cuda.is_available():
    ...     model = nn.Linear(2, 1).cuda()
    ...     assert nn.parallel.data_parallel(model, torch.ones(4, 2), [0]).size() == (4, 1)
    """
    devices = _numbers(device_ids)
    target = devices[0] if output_device is None else _numbers([output_device])[0]
    arguments = inputs if isinstance(inputs, tuple) else (inputs,)
    parts, keywords = zip(*scatter((arguments, module_kwargs or {}), devices, dim), strict=True)
    return gather(parallel_apply(replicate(module, devices[: len(parts)]), parts, keywords), target, dim)


class DataParallel(Module):
    """Wrapper that splits the input of a module over GPUs and joins the results on one GPU.

    Without a GPU, a call runs the module itself.

    Args:
        module: replicated to each device in every call; its parameters are on the first device.
        device_ids: the GPUs, by default all.
        output_device: device of the results, by default the first.
        dim: the dim along which inputs are split.
    Raises:
        RuntimeError: there is no such GPU.

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
    """Replicas of a module on GPUs, created anew for each use of the list: `GPUReplicate(B, [0, 1, 2, 3])`.

    >>> if torch.cuda.is_available():
    ...     replicas = nn.parallel.GPUReplicate(nn.Linear(2, 1).cuda(), [0])
    """

    def __init__(self, module: Module, devices: Sequence[int]) -> None:
        self.module, self.devices = module.cuda(_numbers(devices)[0]), _numbers(devices)

    def __iter__(self) -> Any:
        return iter(replicate(self.module, self.devices))

    def __len__(self) -> int:
        return len(self.devices)


def Split(input: Any, devices: Sequence[int] | None = None, dim: int = 0) -> list:
    """Apply `scatter` over all GPUs.

    >>> if torch.cuda.is_available():
    ...     assert nn.parallel.Split(torch.ones(4, 2), [0])[0].is_cuda
    """
    return scatter(input, _numbers(devices), dim)


def ParallelApply(modules: Any, inputs: Sequence) -> list:
    """Apply `parallel_apply` with the first modules.

    >>> nn.parallel.ParallelApply([nn.ReLU(), nn.Tanh()], [torch.zeros(2)])[0].tolist()
    [0.0, 0.0]
    """
    return parallel_apply(list(modules)[: len(inputs)], inputs)


def Join(outputs: Sequence, device: int | None = None, dim: int = 0) -> Any:
    """Apply `gather` on a GPU, by default the current one.

    >>> if torch.cuda.is_available():
    ...     assert nn.parallel.Join([torch.ones(2, device="cuda")]).tolist() == [1.0, 1.0]
    """
    from torch import cuda

    return gather(outputs, cuda.number(device), dim)


__all__ = [
    "DataParallel", "DistributedDataParallel", "GPUReplicate", "Join", "ParallelApply", "Split", "data_parallel",
    "gather", "parallel_apply", "replicate", "scatter",
]
