"""Files of exported programs: plain data in the container of torch.save. Rows are named; no code is stored."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING

import torch
from torch import _core
from torch._base.torch_function import function_of
from torch._core import Tensor
from torch.export.program import ExportedProgram
from torch.export.sizes import Dim
from torch.fx import Graph
from torch.fx.node import Node
from torch.utils._pytree import treespec_dumps, treespec_loads

if TYPE_CHECKING:
    from typing import Any

FORMAT = "alphatorch exported program 1"
_META = ("row", "size", "dtype", "varies", "changes")
_OPERATORS = {"getitem": operator.getitem, "add": operator.add, "mul": operator.mul}
_METHODS = ("size contiguous to type float double half bfloat16 long int short char byte bool clone new new_zeros "
            "new_ones new_empty new_full new_tensor is_contiguous type_as __setitem__").split()


def save(ep: ExportedProgram, f: Any, *, extra_files: dict[str, Any] | None = None,
         opset_version: dict[str, int] | None = None, pickle_protocol: int = 2) -> None:
    """Write an exported program to a file.

    Args:
        ep: the program.
        f: a path or an open file.
        extra_files: texts to keep in the file, by name.
        opset_version, pickle_protocol: ignored.

    >>> program = torch.export.export(torch.nn.Linear(2, 1), (torch.ones(3, 2),))
    >>> import io
    >>> file = io.BytesIO()
    >>> torch.export.save(program, file)
    >>> _ = file.seek(0)
    >>> torch.export.load(file)(torch.ones(3, 2)).size()
    torch.Size([3, 1])
    """
    numbers = {node: number for number, node in enumerate(ep.graph.nodes)}
    nodes = [(node.op, _target(node), node.name, _data(node.args, numbers), _data(node.kwargs, numbers),
              {key: value for key, value in node.meta.items() if key in _META})
             for node in ep.graph.nodes]
    inputs = [(name, dtype, [["dim", size.name, size.min, size.max] if isinstance(size, Dim) else size
                             for size in sizes]) for name, dtype, sizes in ep.inputs]
    torch.save({"format": FORMAT, "nodes": nodes, "state": ep.state_dict, "constants": ep.constants,
                "inputs": inputs, "structure": treespec_dumps(ep._spec), "temporary": list(ep._temporary),
                "extra": {name: _text(text) for name, text in (extra_files or {}).items()}}, f)


def _text(text):
    return text.decode() if isinstance(text, bytes) else text


def load(f: Any, *, extra_files: dict[str, Any] | None = None,
         expected_opset_version: dict[str, int] | None = None) -> ExportedProgram:
    """Read an exported program. Nothing in the file is executed.

    Args:
        f: a path or an open file.
        extra_files: a dict whose keys get the texts that `save` kept by these names; others stay as they are.
        expected_opset_version: ignored.

    >>> import io
    >>> file = io.BytesIO()
    >>> torch.export.save(torch.export.export(torch.exp, (torch.zeros(1),)), file)
    >>> _ = file.seek(0)
    >>> torch.export.load(file)(torch.zeros(1)).tolist()
    [1.0]

    Raises:
        ValueError: the file contains something else, or names a row that this version does not have.
    """
    content = torch.load(f)
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise ValueError("export.load: the file contains no exported program; write one with torch.export.save. "
                         "Of TorchScript files, torch.load returns the tensors by name")
    for name in content.get("extra", {}).keys() & (extra_files or {}).keys():
        extra_files[name] = content["extra"][name]
    graph, nodes = Graph(), []
    for op, target, name, args, kwargs, meta in content["nodes"]:
        node = graph.create_node(op, _resolved(op, target), _values(args, nodes), _values(kwargs, nodes), name)
        node.meta.update(meta)
        nodes.append(node)
    inputs = [(name, dtype, tuple(Dim(*size[1:]) if isinstance(size, list) else size for size in sizes))
              for name, dtype, sizes in content["inputs"]]
    return ExportedProgram(graph, content["state"], content["constants"], inputs, treespec_loads(content["structure"]),
                           content.get("temporary", ()))


def _target(node):
    if node.op != "call_function":
        return node.target
    if node.meta.get("row"):
        return ["row", node.meta["row"]]
    return ["operator", node.target.__name__]


def _resolved(op, target):
    """Return the function or the method's name; only rows, a few operators and methods are known."""
    if op in ("placeholder", "get_attr", "output"):
        return target
    if op == "call_method":
        if target not in _METHODS and not _is_row_method(target):
            raise ValueError(f"export.load: the file calls the method {target!r}, which no row has")
        return target
    kind, name = target
    if kind == "operator" and name in _OPERATORS:
        return _OPERATORS[name]
    if kind == "row" and name in _core.rows:
        return function_of(name, _core.rows[name].name)
    raise ValueError(f"export.load: the file calls {name!r}, which this version of the library does not have")


def _is_row_method(name):
    return callable(getattr(Tensor, name, None)) and any(name.rstrip("_") == row.name.rstrip("_")
                                                         for row in _core.rows.values())


def _data(value, numbers):
    if isinstance(value, Node):
        return ["node", numbers[value]]
    if isinstance(value, slice):
        return ["slice", *(_data(part, numbers) for part in (value.start, value.stop, value.step))]
    if value is ...:
        return ["ellipsis"]
    if isinstance(value, (list, tuple)):
        return ["list" if isinstance(value, list) else "tuple", [_data(item, numbers) for item in value]]
    if isinstance(value, dict):
        return ["dict", [(key, _data(item, numbers)) for key, item in value.items()]]
    if value is None or isinstance(value, (bool, int, float, complex, str, torch.dtype)):
        return ["value", value]
    if isinstance(value, torch.device):
        return ["device", str(value)]
    raise TypeError(f"export.save: {type(value).__name__} {value!r} cannot be stored as an argument")


def _values(data, nodes):
    kind, *rest = data
    if kind == "node":
        return nodes[rest[0]]
    if kind == "slice":
        return slice(*(_values(part, nodes) for part in rest))
    if kind in ("list", "tuple"):
        return (list if kind == "list" else tuple)(_values(item, nodes) for item in rest[0])
    if kind == "dict":
        return {key: _values(item, nodes) for key, item in rest[0]}
    return {"ellipsis": lambda: ..., "value": lambda: rest[0], "device": lambda: torch.device(rest[0])}[kind]()



