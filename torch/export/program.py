"""ExportedProgram: a graph of rows, its tensors, and what its inputs must be."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING

import torch
from torch.export.build import graph_of
from torch.export.graph_signature import (
    ConstantArgument,
    ExportGraphSignature,
    InputKind,
    InputSpec,
    OutputKind,
    OutputSpec,
    TensorArgument,
)
from torch.export.sizes import Dim
from torch.fx import GraphModule, Node
from torch.utils._pytree import tree_flatten, tree_unflatten

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from torch.fx import Graph


class ExportedProgram:
    """A program as a graph of rows. It runs without the model's source.

    >>> program = torch.export.export(lambda x: x.exp() + 1, (torch.zeros(2),))
    >>> program(torch.zeros(2)).tolist()
    [2.0, 2.0]

    Attributes:
        graph_module: a module that runs the graph on a list of tensors.
        state_dict: the parameters and buffers by name.
        constants: other tensors that the program reads, by name.
        inputs: for each input its name, element type and sizes; an int is a fixed size, a `Dim` a dynamic one.
    """

    def __init__(self, graph: Graph, state: dict[str, Any], constants: dict[str, Any], inputs: list[Any],
                 spec: Any, temporary: Any = ()) -> None:
        self.state_dict, self.constants, self.inputs, self._spec = state, constants, inputs, spec
        self._temporary = temporary  # the names of buffers that are not persistent
        root = torch.nn.Module()
        for name, value in {**state, **constants}.items():
            _assign(root, name, value)
        self.graph_module = GraphModule(root, graph)

    @property
    def graph(self) -> Graph:
        """The graph: placeholders, get_attr, calls of rows, output."""
        return self.graph_module.graph

    def parameters(self) -> Iterator[Any]:
        """Return an iterator over the parameters."""
        return (value for _, value in self.named_parameters())

    def named_parameters(self) -> Iterator[tuple[str, Any]]:
        """Return an iterator over the names and values of the parameters."""
        return ((name, value) for name, value in self.state_dict.items() if isinstance(value, torch.nn.Parameter))

    def buffers(self) -> Iterator[Any]:
        """Return an iterator over the buffers."""
        return (value for _, value in self.named_buffers())

    def named_buffers(self) -> Iterator[tuple[str, Any]]:
        """Return an iterator over the names and values of the buffers."""
        return ((name, value) for name, value in self.state_dict.items() if not isinstance(value, torch.nn.Parameter))

    @property
    def graph_signature(self) -> ExportGraphSignature:
        """The names of inputs, outputs and state of the graph."""
        nodes = {node.target: node.name for node in self.graph.nodes if node.op == "get_attr"}
        inputs = []
        for names, kind in ((dict(self.named_parameters()), InputKind.PARAMETER),
                            (dict(self.named_buffers()), InputKind.BUFFER),
                            (self.constants, InputKind.CONSTANT_TENSOR)):
            inputs += [InputSpec(kind, TensorArgument(nodes.get(name, name.replace(".", "_"))), name,
                                 name not in self._temporary if kind is InputKind.BUFFER else None) for name in names]
        inputs += [InputSpec(InputKind.USER_INPUT, TensorArgument(node.name), None)
                   for node in self.graph.nodes if node.op == "placeholder"]
        output = next(node for node in self.graph.nodes if node.op == "output")
        return ExportGraphSignature(inputs, [
            OutputSpec(OutputKind.USER_OUTPUT, TensorArgument(leaf.name) if isinstance(leaf, Node)
                       else ConstantArgument("", leaf), None) for leaf in tree_flatten(output.args[0])[0]])

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Run the program. Raises ValueError for inputs of another structure, type or size than the program takes."""
        return self.graph_module(*self.tensors(args, kwargs))

    def tensors(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
        """Return the tensors of a call's arguments, which are as in the example."""
        leaves, spec = tree_flatten((args, kwargs))
        if spec != self._spec:
            raise ValueError(f"ExportedProgram: the arguments are {_shape_of(spec)}; need {_shape_of(self._spec)}, as "
                             "in the example")
        tensors = [leaf for leaf in leaves if isinstance(leaf, torch.Tensor)]
        self._check(tensors)
        return tensors

    def run_decompositions(self, *arguments: Any, **options: Any) -> ExportedProgram:
        """Return the program itself: its calls are rows, which are not decomposed further."""
        return self

    def module(self, check_guards: bool = True) -> torch.nn.Module:
        """Return a module that checks its inputs, whatever `check_guards` says, and runs the program."""
        return ExportedModule(self)

    def _check(self, tensors):
        if len(tensors) != len(self.inputs):
            raise ValueError(f"ExportedProgram: need {len(self.inputs)} tensors, not {len(tensors)}")
        seen = {}
        for value, (name, dtype, sizes) in zip(tensors, self.inputs, strict=True):
            if value.dtype != dtype or value.dim() != len(sizes):
                raise ValueError(f"ExportedProgram: {name} is {value.dtype} of {value.dim()} dims; "
                                 f"need {dtype} of {len(sizes)} dims")
            for dim, (size, wanted) in enumerate(zip(value.size(), sizes, strict=True)):
                if isinstance(wanted, Dim):
                    known = seen.setdefault(wanted.name, size)
                    bad = size != known or size < wanted.min or wanted.max is not None and size > wanted.max
                    bounds = f"{wanted.min} to {wanted.max or 'any size'}"
                    rule = f"{wanted.name} = {known}" if size != known else bounds
                else:
                    bad, rule = size != wanted, str(wanted)
                if bad:
                    raise ValueError(f"ExportedProgram: {name}.size({dim}) is {size}; need {rule}")

    def __str__(self) -> str:
        return f"ExportedProgram:\n{self.graph_module.code}"


class ExportedModule(torch.nn.Module):
    """The module of an ExportedProgram."""

    def __init__(self, program: ExportedProgram) -> None:
        super().__init__()
        for name, value in program.state_dict.items():
            _assign(self, name, value)
        for name, value in program.constants.items():
            _assign(self, name, value, persistent=False)
        vars(self)["program"] = program

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """Run the program with the parameters and buffers of this module."""
        return type(self.program.graph_module).forward(self, *self.program.tensors(args, kwargs))


def _assign(root, path, value, persistent=True):
    *names, last = path.split(".")
    for name in names:
        if not hasattr(root, name):
            root.add_module(name, torch.nn.Module())
        root = getattr(root, name)
    if isinstance(value, torch.nn.Parameter):
        root.register_parameter(last, value)
    else:
        root.register_buffer(last, value, persistent)


def _shape_of(spec):
    count = spec.num_leaves
    return f"{count} value{'s' * (count != 1)} in {spec}"


def export(mod: Any, args: tuple[Any, ...], kwargs: dict[str, Any] | None = None, *, dynamic_shapes: Any = None,
           strict: bool = False, **options: Any) -> ExportedProgram:
    """Return a module or function as a graph of rows, recorded while it runs on example inputs.

    Integers that depend on dynamic sizes become formulas of these sizes: the module runs at several sizes, and its
    steps are compared.

    Args:
        mod: a module, in the mode (`eval()` or `train()`) that the graph is to have, or a function.
        args, kwargs: example inputs: tensors, and lists, tuples and dicts of tensors.
        dynamic_shapes: for each input, by name or position, None or a mapping from dims to `Dim`s.
        strict: ignored; `options` too.

    Raises:
        ExportError: if the module reads elements of tensors, or branches or loops on a dynamic size.

    >>> program = torch.export.export(torch.nn.Linear(2, 1), (torch.ones(3, 2),),
    ...                               dynamic_shapes={"input": {0: torch.export.Dim("batch")}})
    >>> program(torch.ones(5, 2)).size()
    torch.Size([5, 1])
    """
    kwargs = kwargs or {}
    named = _arguments(mod, args, kwargs)
    return recorded(mod, args, kwargs, _dynamic(dynamic_shapes, named, list(named_inputs(mod, args, kwargs))))


def recorded(mod: Any, args: tuple[Any, ...], kwargs: dict[str, Any], dynamic: dict[tuple[int, int], Dim],
             owner: Any = None) -> Any:
    """Return the ExportedProgram of a module or function.

    Args:
        dynamic: the Dim of each (number of an input tensor, dim).
        owner: the module whose parameters and buffers a function uses.
    """
    owner = mod if owner is None else owner
    leaves, spec = tree_flatten((tuple(args), kwargs))
    places = [position for position, leaf in enumerate(leaves) if isinstance(leaf, torch.Tensor)]
    inputs = [leaves[position].detach().requires_grad_(leaves[position].requires_grad) for position in places]
    names = list(named_inputs(mod, args, kwargs))
    state, temporary = {}, []
    if isinstance(owner, torch.nn.Module):
        every = dict(owner.named_parameters()) | dict(owner.named_buffers())
        state = {name: every[name] for name in owner.state_dict() if name in every}
        temporary = [name for name in every if name not in state]
        state |= every
    for position, dim in dynamic:
        if dim >= inputs[position].dim():
            raise IndexError(f"export: dynamic_shapes names dim {dim} of {names[position]}, which has "
                             f"{inputs[position].dim()} dims")
    sizes = {size.name: inputs[position].size(dim) for (position, dim), size in dynamic.items()}

    def run(values):
        filled = list(leaves)
        for position, value in zip(places, values, strict=True):
            filled[position] = value
        own_args, own_kwargs = tree_unflatten(filled, spec)
        return mod(*own_args, **own_kwargs)

    by_name = {key: size.name for key, size in dynamic.items()}
    graph, constants = graph_of(run, inputs, names, state, by_name, sizes)
    described = [(names[position], value.dtype, tuple(dynamic.get((position, dim), size)
                                                  for dim, size in enumerate(value.size())))
                 for position, value in enumerate(inputs)]
    return ExportedProgram(graph, state, constants, described, spec, temporary)


def _arguments(mod, args, kwargs):
    """Return the arguments of a call by name; those of a function without a signature by position."""
    function = mod.forward if isinstance(mod, torch.nn.Module) else mod
    try:
        return inspect.signature(function).bind(*args, **kwargs).arguments
    except ValueError:
        return {f"input_{position}": value for position, value in enumerate(args)} | kwargs


def named_inputs(mod: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> dict[str, Any]:
    """Return the input tensors of a call by name; those of one argument by its name and their positions."""
    inputs = {}
    for name, value in _arguments(mod, args, kwargs).items():
        tensors = [leaf for leaf in tree_flatten(value)[0] if isinstance(leaf, torch.Tensor)]
        single = isinstance(value, torch.Tensor)
        inputs |= {name: value} if single else {f"{name}_{each}": leaf for each, leaf in enumerate(tensors)}
    return inputs


def _dynamic(shapes, named, names):
    """Return the Dim of each (input number, dim)."""
    result, known = {}, {}
    if shapes is None:
        return result
    if isinstance(shapes, (list, tuple)):
        shapes = dict(zip(named, shapes, strict=False))
    unknown = set(shapes) - set(named)
    if unknown:
        raise ValueError(f"export: dynamic_shapes names {', '.join(sorted(unknown))}; "
                         f"the inputs are {', '.join(named)}")
    position = 0
    for name, value in named.items():
        leaves, spec = tree_flatten(value)
        given = shapes.get(name)
        single = isinstance(value, torch.Tensor)
        per_leaf = [given] if single else list(given) if isinstance(given, (list, tuple)) else [None] * len(leaves)
        for leaf, dims in zip(leaves, per_leaf, strict=False):
            if not isinstance(leaf, torch.Tensor):
                continue
            pairs = dims.items() if isinstance(dims, dict) else enumerate(dims or ())
            for dim, size in pairs:
                if size == Dim.AUTO:
                    size = Dim(f"{names[position]}_{dim}")
                if isinstance(size, Dim):
                    result[position, dim + leaf.dim() if dim < 0 else dim] = known.setdefault(size.name, size)
            position += 1
    return result



