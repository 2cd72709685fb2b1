"""Layers whose parameters and activations are spread over the ranks of a mesh (Shoeybi and others, 2019)."""

from __future__ import annotations

import fnmatch

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.groups import get_world_size
from torch.distributed.tensor.dtensor import DTensor, implicit_replication, place_parameters
from torch.distributed.tensor.placements import Replicate, Shard
from torch.nn import Embedding, Linear

if TYPE_CHECKING:
    from contextlib import AbstractContextManager
    from typing import Any

    from torch.distributed.device_mesh import DeviceMesh
    from torch.distributed.tensor.placements import Placement
    from torch.nn import Module


class ParallelStyle:
    """How the parameters, inputs and outputs of a module are placed; a derived class states it.

    Attributes:
        parameters: placements by the class of the module and the parameter's name; others are replicated.

    >>> from torch.distributed.tensor import parallel
    >>> issubclass(parallel.ColwiseParallel, parallel.ParallelStyle)
    True
    """

    parameters: dict[type[Module], dict[str, Placement]] = {}
    only_known = True
    src_data_rank: int | None = 0

    def _apply(self, module: Module, device_mesh: DeviceMesh) -> Module:
        """Place a module on a mesh, in place."""
        known = next((places for kind, places in self.parameters.items() if isinstance(module, kind)), None)
        if known is None and self.only_known:
            names = " and ".join(kind.__name__ for kind in self.parameters)
            raise NotImplementedError(f"{type(self).__name__}: the module is a {type(module).__name__}; need {names}")
        if known is not None or not self.only_known:
            place_parameters(module, device_mesh, known or {}, self.src_data_rank)
        module.register_forward_pre_hook(lambda owner, inputs: self.on_inputs(owner, inputs, device_mesh))
        module.register_forward_hook(lambda owner, inputs, outputs: self.on_outputs(owner, outputs, device_mesh))
        return module

    def on_inputs(self, module: Module, inputs: Any, mesh: DeviceMesh) -> Any:
        """Return the inputs as the module needs them."""
        return inputs

    def on_outputs(self, module: Module, outputs: Any, mesh: DeviceMesh) -> Any:
        """Return the outputs as the caller needs them."""
        return outputs


def placed(value: Any, mesh: DeviceMesh, given: Placement | None, wanted: Placement | None) -> Any:
    """Return a value as a DTensor: a plain tensor is this rank's part under `given`; `wanted` is what is needed."""
    if given is not None and not isinstance(value, DTensor):
        value = DTensor.from_local(value, mesh, [given])
    return value.redistribute(placements=[wanted]) if isinstance(value, DTensor) and wanted is not None else value


def _local(value, use_local):
    return value.to_local() if use_local and isinstance(value, DTensor) else value


class ColwiseParallel(ParallelStyle):
    """Each rank has some output columns of a Linear, or some columns of an Embedding.

    Args:
        input_layouts: placement of the input; by default all ranks have all of it.
        output_layouts: placement of the output; by default the last dim is sharded.
        use_local_output: return this rank's part as a plain tensor.

    >>> dist.init()
    >>> from torch.distributed.tensor import parallel
    >>> layer = parallel.parallelize_module(nn.Linear(4, 6), parallelize_plan=parallel.ColwiseParallel())
    >>> layer(torch.ones(2, 4)).size(1) * dist.world_size()
    6
    """

    parameters = {Linear: {"weight": Shard(0), "bias": Shard(0)}, Embedding: {"weight": Shard(1)}}

    def __init__(
        self, *, input_layouts: Placement | None = None, output_layouts: Placement | None = None,
        use_local_output: bool = True,
    ) -> None:
        self.input_layouts, self.output_layouts = input_layouts or Replicate(), output_layouts or Shard(-1)
        self.use_local_output = use_local_output

    def wanted(self, module: Module) -> Placement:
        """Return the placement of the input that the module needs."""
        return Replicate()

    def on_inputs(self, module, inputs, mesh):
        return (placed(inputs[0], mesh, self.input_layouts, self.wanted(module)), *inputs[1:])

    def on_outputs(self, module, outputs, mesh):
        return _local(placed(outputs, mesh, None, self.output_layouts), self.use_local_output)


class RowwiseParallel(ColwiseParallel):
    """Each rank has some input columns of a Linear, or some rows of an Embedding.

    Args:
        input_layouts: placement of the input; by default the last dim is sharded.
        output_layouts: placement of the output; by default all ranks have all of it.
        use_local_output: return this rank's part as a plain tensor.

    >>> dist.init()
    >>> from torch.distributed.tensor import Replicate, parallel
    >>> plan = parallel.RowwiseParallel(input_layouts=Replicate())
    >>> parallel.parallelize_module(nn.Linear(4, 6), parallelize_plan=plan)(torch.ones(2, 4)).shape
    torch.Size([2, 6])
    """

    parameters = {Linear: {"weight": Shard(1)}, Embedding: {"weight": Shard(0)}}

    def __init__(
        self, *, input_layouts: Placement | None = None, output_layouts: Placement | None = None,
        use_local_output: bool = True,
    ) -> None:
        super().__init__(input_layouts=input_layouts or Shard(-1), output_layouts=output_layouts or Replicate(),
                         use_local_output=use_local_output)

    def wanted(self, module):
        return Replicate() if isinstance(module, Embedding) else Shard(-1)


class SequenceParallel(ParallelStyle):
    """The module has all parameters on all ranks; each rank has some positions of the sequence.

    Args:
        sequence_dim: dim of the input and output that is sharded.
        use_local_output: return this rank's part as a plain tensor.

    >>> dist.init()
    >>> from torch.distributed.tensor import parallel
    >>> layer = parallel.parallelize_module(nn.LayerNorm(4), parallelize_plan=parallel.SequenceParallel())
    >>> layer(torch.ones(2, 3, 4)).full_tensor().shape
    torch.Size([2, 3, 4])
    """

    only_known = False

    def __init__(self, *, sequence_dim: int = 1, use_local_output: bool = False) -> None:
        self.placement, self.use_local_output = Shard(sequence_dim), use_local_output

    def on_inputs(self, module, inputs, mesh):
        return (placed(inputs[0], mesh, self.placement, self.placement), *inputs[1:])

    def on_outputs(self, module, outputs, mesh):
        return _local(outputs, self.use_local_output)


def _each(values, mesh, given, wanted):
    """Place several values; a layout of None leaves a value as it is."""
    given = tuple(given) if isinstance(given, (tuple, list)) else (given,)
    wanted = tuple(wanted) if isinstance(wanted, (tuple, list)) else (wanted,)
    if len(given) != len(values) or len(wanted) != len(values):
        raise ValueError(f"parallelize_module: {len(values)} values, {len(given)} layouts, {len(wanted)} desired "
                         "layouts; need one of each")
    return tuple(value if layout is None else placed(value, mesh, layout, other)
                 for value, layout, other in zip(values, given, wanted, strict=True))


class PrepareModuleInput(ParallelStyle):
    """Turn the inputs of a module into DTensors and change their placements.

    Args:
        input_layouts: for each positional input its placement, or None to leave it.
        desired_input_layouts: the placements that the module needs.
        input_kwarg_layouts, desired_input_kwarg_layouts: the same for inputs by name.
        use_local_output: pass this rank's parts as plain tensors.

    >>> from torch.distributed.tensor import Replicate, Shard, parallel
    >>> style = parallel.PrepareModuleInput(input_layouts=Shard(1), desired_input_layouts=Replicate())
    """

    def __init__(
        self, *, input_layouts: Any = None, desired_input_layouts: Any = None, input_kwarg_layouts: Any = None,
        desired_input_kwarg_layouts: Any = None, use_local_output: bool = False,
    ) -> None:
        self.given, self.wanted = input_layouts, desired_input_layouts
        self.named, self.named_wanted = input_kwarg_layouts or {}, desired_input_kwarg_layouts or {}
        self.use_local_output = use_local_output

    def _apply(self, module, device_mesh):
        def prepare(owner, inputs, named):
            if self.given is not None:
                inputs = _each(inputs, device_mesh, self.given, self.wanted)
            named = {name: placed(value, device_mesh, self.named[name], self.named_wanted.get(name))
                     if name in self.named else value for name, value in named.items()}
            return (tuple(_local(one, self.use_local_output) for one in inputs),
                    {name: _local(one, self.use_local_output) for name, one in named.items()})

        module.register_forward_pre_hook(prepare, with_kwargs=True)
        return module


class PrepareModuleOutput(ParallelStyle):
    """Turn the outputs of a module into DTensors and change their placements.

    Args:
        output_layouts: for each output its placement, or None to leave it.
        desired_output_layouts: the placements that the caller needs.
        use_local_output: return this rank's parts as plain tensors.

    >>> from torch.distributed.tensor import Replicate, Shard, parallel
    >>> style = parallel.PrepareModuleOutput(output_layouts=Shard(1), desired_output_layouts=Replicate())
    """

    def __init__(
        self, *, output_layouts: Any, desired_output_layouts: Any, use_local_output: bool = True,
    ) -> None:
        self.given, self.wanted, self.use_local_output = output_layouts, desired_output_layouts, use_local_output

    def _apply(self, module, device_mesh):
        def prepare(owner, inputs, outputs):
            many = isinstance(outputs, (tuple, list))
            result = _each(tuple(outputs) if many else (outputs,), device_mesh, self.given, self.wanted)
            result = tuple(_local(one, self.use_local_output) for one in result)
            return result if many else result[0]

        module.register_forward_hook(prepare)
        return module


class PrepareModuleInputOutput(ParallelStyle):
    """PrepareModuleInput and PrepareModuleOutput together, with the arguments of both.

    >>> from torch.distributed.tensor import Replicate, Shard, parallel
    >>> style = parallel.PrepareModuleInputOutput(
    ...     input_layouts=Shard(1), desired_input_layouts=Replicate(), output_layouts=Replicate(),
    ...     desired_output_layouts=Shard(1))
    """

    def __init__(
        self, *, output_layouts: Any, desired_output_layouts: Any, use_local_input: bool = False,
        use_local_output: bool = True, **inputs: Any,
    ) -> None:
        self.before = PrepareModuleInput(**inputs, use_local_output=use_local_input)
        self.after = PrepareModuleOutput(output_layouts=output_layouts, use_local_output=use_local_output,
                                         desired_output_layouts=desired_output_layouts)

    def _apply(self, module, device_mesh):
        return self.after._apply(self.before._apply(module, device_mesh), device_mesh)


def loss_parallel() -> AbstractContextManager[None]:
    """Return a context in which plain targets and weights beside sharded scores are on all ranks.

    Losses of scores whose classes are sharded gather no scores, in the context and out of it.

    >>> dist.init()
    >>> from torch.distributed.tensor import Shard, distribute_tensor
    >>> from torch.distributed.tensor.parallel import loss_parallel
    >>> scores = distribute_tensor(torch.zeros(2, 4), placements=[Shard(1)])
    >>> with loss_parallel():
    ...     nn.functional.cross_entropy(scores, torch.tensor([1, 3])).full_tensor()
    tensor(1.3863)
    """
    return implicit_replication()


def parallelize_module(
    module: Module, device_mesh: DeviceMesh | None = None,
    parallelize_plan: ParallelStyle | dict[str, ParallelStyle] | None = None, *, src_data_rank: int | None = 0,
) -> Module:
    """Place a module on the ranks of a mesh, in place.

    Args:
        device_mesh: a mesh of one dim; by default all ranks.
        parallelize_plan: a style for the module, or styles by the path of submodules; "*" stands for any part.
        src_data_rank: rank whose parameters count; None: those of each rank itself.
    Returns:
        The module.
    Raises:
        ValueError: the mesh has several dims; no submodule has a path.

    >>> dist.init()
    >>> from torch.distributed.tensor.parallel import ColwiseParallel, RowwiseParallel, parallelize_module
    >>> model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 4))
    >>> model = parallelize_module(model, parallelize_plan={"0": ColwiseParallel(), "2": RowwiseParallel()})
    >>> model(torch.ones(3, 4)).sum().backward()
    """
    mesh = init_device_mesh("cpu", (get_world_size(),)) if device_mesh is None else device_mesh
    if mesh.ndim != 1:
        raise ValueError(f"parallelize_module: the mesh has {mesh.ndim} dims; pass the part of one dim: mesh[name]")
    if isinstance(parallelize_plan, ParallelStyle):
        parallelize_plan.src_data_rank = src_data_rank
        return parallelize_plan._apply(module, mesh)
    for pattern, style in (parallelize_plan or {}).items():
        style.src_data_rank = src_data_rank
        paths = [path for path, _ in module.named_modules() if _matches(path, pattern)]
        if not paths:
            raise ValueError(f"parallelize_module: no submodule has the path {pattern!r}")
        for path in paths:
            style._apply(module.get_submodule(path), mesh)
    return module


def _matches(path, pattern):
    """Return whether each part of a path fits the pattern's."""
    parts, wanted = path.split("."), pattern.split(".")
    return len(parts) == len(wanted) and all(map(fnmatch.fnmatchcase, parts, wanted))


__all__ = ["ColwiseParallel", "ParallelStyle", "PrepareModuleInput", "PrepareModuleInputOutput", "PrepareModuleOutput",
           "RowwiseParallel", "SequenceParallel", "loss_parallel", "parallelize_module"]
