"""Writes exported programs as ONNX models."""

from __future__ import annotations

import importlib
import operator
import os
import re
from typing import TYPE_CHECKING

import torch
from torch import _core
from torch._call.signatures import followed, parameters
from torch.export import Dim, ExportedProgram, ExportError
from torch.export import export as exported
from torch.export.program import named_inputs, recorded
from torch.fx.node import Node, map_arg
from torch.onnx import indexing, protobuf
from torch.onnx.emitter import Emitter, Value
from torch.utils._pytree import tree_leaves

if TYPE_CHECKING:
    from typing import Any

OPSET = 20
_SAME = ("contiguous", "clone", "detach")
_CONVERT = "to type float double half bfloat16 long int short char byte bool type_as".split()
_VIEWS = ("view", "reshape", "transpose", "t", "permute", "narrow", "select", "expand", "squeeze", "unsqueeze", "index",
          "diagonal", "unfold", "view_as_real")


class ONNXProgram:
    """A model in ONNX's format.

    >>> torch.onnx.export(torch.nn.ReLU(), (torch.ones(2),)).input_names
    ['input']

    Attributes:
        model_bytes: the contents of the file.
        input_names, output_names: the names of the tensors.
    """

    def __init__(self, model_bytes: bytes, input_names: list[str], output_names: list[str]) -> None:
        self.model_bytes, self.input_names, self.output_names = model_bytes, input_names, output_names

    def save(self, destination: Any) -> None:
        """Write the model to a path or an open binary file."""
        if hasattr(destination, "write"):
            destination.write(self.model_bytes)
            return
        with open(os.fspath(destination), "wb") as file:
            file.write(self.model_bytes)


def export(model: Any, args: tuple[Any, ...] = (), f: Any = None, *, kwargs: dict[str, Any] | None = None,
           input_names: list[str] | None = None, output_names: list[str] | None = None, dynamic_axes: Any = None,
           dynamic_shapes: Any = None, opset_version: int | None = None, **options: Any) -> ONNXProgram:
    """Return a model in ONNX's format, and write it to a file if one is given.

    Args:
        model: a module in eval() mode, a function, or an ExportedProgram.
        args, kwargs: example inputs.
        f: a path or an open binary file.
        input_names, output_names: names of the tensors; by default those of the parameters, and output, output_1 ...
        dynamic_axes: by input name, the dynamic dims: a list, or a mapping from dims to names of sizes.
        dynamic_shapes: the same as `Dim`s, as torch.export.export takes it.
        opset_version: at most 20, the version that is written.
        options: other options of PyTorch's are ignored.

    Raises:
        ExportError: a row has no operators in ONNX; the message names the row and the program's line.
        ValueError: dynamic_axes names no input and no output.

    >>> program = torch.onnx.export(torch.nn.Linear(2, 1), (torch.ones(3, 2),), dynamic_axes={"input": [0]})
    >>> program.input_names, program.output_names
    (['input'], ['output'])
    """
    if opset_version is not None and opset_version > OPSET:
        raise ValueError(f"onnx.export: opset_version is {opset_version}; the newest that is written is {OPSET}")
    args, kwargs = tuple(args) if isinstance(args, (tuple, list)) else (args,), kwargs or {}
    if isinstance(model, ExportedProgram):
        program = model
    elif dynamic_axes:
        axes = _axes(dynamic_axes, list(input_names or []), list(output_names or []), named_inputs(model, args, kwargs))
        program = recorded(model, args, kwargs, axes)
    else:
        program = exported(model, args, kwargs, dynamic_shapes=dynamic_shapes)
    result = _Writer(program, input_names, output_names).program()
    if f is not None:
        result.save(f)
    return result


def _axes(axes, input_names, output_names, inputs):
    """Return the Dim of each (number of an input tensor, dim). inputs: the tensors by the names of their parameters."""
    names = [*input_names[: len(inputs)], *list(inputs)[len(input_names):]]
    unknown = [name for name in axes if name not in (*names, *output_names, "output")]
    if unknown:
        raise ValueError(f"onnx.export: dynamic_axes names {', '.join(unknown)}; the inputs are {', '.join(names)}")
    result, known = {}, {}
    for position, (name, tensor) in enumerate(zip(names, inputs.values(), strict=True)):
        dims = axes.get(name) or {}
        for dim, word in dims.items() if isinstance(dims, dict) else ((dim, f"{name}_{dim}") for dim in dims):
            result[position, dim % max(tensor.dim(), 1) if dim < 0 else dim] = known.setdefault(word, Dim(word))
    return result


class _Writer:
    def __init__(self, program, input_names, output_names):
        self.exported, self.onnx = program, Emitter()
        self.values = {}
        nodes = list(program.graph.nodes)
        placeholders = [node for node in nodes if node.op == "placeholder"]
        self.input_names = list(input_names or [])[: len(placeholders)]
        self.input_names += [node.target for node in placeholders[len(self.input_names):]]
        self.inputs = []
        for name, node, (_, dtype, sizes) in zip(self.input_names, placeholders, program.inputs, strict=True):
            self.inputs.append(protobuf.value_info(name, dtype, [size.name if isinstance(size, Dim) else size
                                                                 for size in sizes]))
            self.values[node] = self._described(Value(self.onnx, name), node)
        self.output_names = list(output_names or [])

    def program(self):
        """Write all nodes; return the model."""
        for node in self.exported.graph.nodes:
            if node.op not in ("placeholder", "output"):
                self.values[node] = self._written(node)
        leaves = [leaf for leaf in tree_leaves(self.exported.graph.output_node().args[0]) if isinstance(leaf, Node)]
        names = [*self.output_names, *("output" if position == 0 else f"output_{position}"
                                       for position in range(len(self.output_names), len(leaves)))][: len(leaves)]
        outputs = []
        for name, leaf in zip(names, leaves, strict=True):
            self.onnx.nodes.append(protobuf.node("Identity", name, [self.values[leaf].name], [name], {}))
            varies = leaf.meta.get("varies", ())
            sizes = [f"{name}_{dim}" if dim in varies else size for dim, size in enumerate(leaf.meta["size"])]
            outputs.append(protobuf.value_info(name, leaf.meta["dtype"], sizes))
        model = protobuf.model(self.onnx.nodes, self.onnx.initializers, self.inputs, outputs, OPSET)
        return ONNXProgram(model, self.input_names, names)

    def _described(self, value, node):
        if isinstance(value, Value) and "size" in node.meta:
            self._describe(value, node.meta["dtype"], node.meta["size"], node.meta.get("varies", ()))
        return value

    @staticmethod
    def _describe(value, dtype, sizes, varies=()):
        value.dtype, value.sizes, value.varies, value.truth = dtype, sizes, varies, dtype is torch.bool
        return value

    def _written(self, node):
        row, self.onnx.line = node.meta.get("row", ""), node.meta.get("line", "")
        self.onnx.row = row or getattr(node.target, "__name__", node.target)
        if node.op == "get_attr":
            tensor = (self.exported.state_dict | self.exported.constants)[node.target]
            self.onnx.initializers.append(protobuf.tensor(node.target, tensor))
            return self._described(Value(self.onnx, node.target), node)
        args, values = map_arg(node.args, self.values.get), dict(map_arg(node.kwargs, self.values.get))
        if node.target is operator.getitem and isinstance(args[0], tuple):
            return self._described(self._shaped(args[0][args[1]], node), node)
        self.onnx.result = node.meta.get("dtype", torch.float32)
        return self._described(self._row(node, row, args, values) if row else self._method(node, args, values), node)

    def _row(self, node, row, args, values):
        function = _functions(row.rpartition(".")[0]).get(row)
        if function is None:
            raise ExportError(f"onnx.export: the row {row} has no operators in ONNX ({self.onnx.line}); give the row "
                              "an onnx: expression, or compose the model of rows that have one")
        if node.op == "call_method":
            if node.target.endswith("_"):
                self._check_write(node)
            values = {parameters(_core.rows[row])[0][0]: args[0], **values}
        operands = [value for value in _leaves(values) if value.sizes is not None]
        self.onnx.dtype = self._compute_type(row, operands)
        if _core.rows[row].elementwise:
            values = {name: self._converted(value) for name, value in values.items()}
        given = values.pop("dtype", None)
        result = self._batched(function, row, self._bound(row, values))
        if given is not None and operands:
            return self.onnx.cast(result, given)
        return tuple(result) if isinstance(result, tuple) else self._finished(result, node)

    def _batched(self, function, row, values):
        """Call a row's function; tensors without the batch dim get it, and the results lose it."""
        dims = _core.rows[row].unbatched
        lacking = [name for name, rank in dims.items() if values[name].sizes and len(values[name].sizes) == rank]
        if not lacking:
            return function(self.onnx, **values)
        whole = {}
        for name in lacking:
            value = self.onnx("Unsqueeze", values[name], self.onnx.integers([0]))
            varies = {dim + 1 for dim in values[name].varies}
            whole[name] = self._describe(value, values[name].dtype, (1, *values[name].sizes), varies)
        return self.onnx("Squeeze", function(self.onnx, **values | whole), self.onnx.integers([0]))

    def _bound(self, row, values):
        """Return one int as k ints where the row takes k, and tensors without dims as vectors where it takes a dim."""
        kinds = {name: kind for name, kind, *_ in parameters(_core.rows[row])}
        for name, other in followed(_core.rows[row]).items():
            values = values if values.get(name) else {**values, name: values[other]}
        has_dim = any(kind.startswith("Dim") for kind in kinds.values())
        bound = {}
        for name, value in values.items():
            if name not in kinds:  # the reduction of the elements of a loss
                continue
            count = re.match(r"int\[(\d)\]", kinds[name])
            if count and isinstance(value, int):
                value = (value,) * int(count[1])
            if has_dim and isinstance(value, Value) and value.sizes == () and kinds[name] == "Tensor":
                value = self._describe(self.onnx("Reshape", value, [1]), value.dtype, (1,))
            bound[name] = value
        return bound

    def _compute_type(self, row, operands):
        if not operands:
            return self.onnx.result
        if not _core.rows[row].elementwise:
            return next((value.dtype for value in operands if value.dtype.is_floating_point), operands[0].dtype)
        numbers = [value for value in operands if value.dtype is not torch.bool] or operands
        common = numbers[0].dtype
        for value in numbers[1:]:
            if value.sizes or not numbers[0].sizes:
                common = torch.promote_types(common, value.dtype)
        result = self.onnx.result
        return result if result.is_floating_point and not common.is_floating_point or result != torch.bool else common

    def _converted(self, value):
        if isinstance(value, Value) and value.sizes is not None and not value.truth and value.dtype != self.onnx.dtype:
            cast = self.onnx.cast(value, self.onnx.dtype)
            cast.sizes, cast.varies = value.sizes, value.varies
            return cast
        return value

    def _shaped(self, value, node):
        """Return a result without dims as such, if it was computed as a vector."""
        call = node if node.meta.get("row") else node.args[0]
        if node.meta.get("size") != () or not self._has_dim(call):
            return value
        return self.onnx("Reshape", value, [])

    @staticmethod
    def _has_dim(node):
        return any(kind.startswith("Dim") for _, kind, *_ in parameters(_core.rows[node.meta["row"]]))

    def _finished(self, value, node):
        value = self._shaped(value, node)
        wanted = node.meta.get("dtype")
        if wanted is torch.bool and not value.truth or wanted is not torch.bool and value.truth:
            return self.onnx.cast(value, wanted)
        if _core.rows[node.meta["row"]].elementwise and wanted not in (self.onnx.dtype, torch.bool):
            return self.onnx.cast(value, wanted)
        return value

    def _check_write(self, node):
        first = node.args[0]
        views = [user for user in first.users if user.meta.get("row") in _VIEWS or user.target is operator.getitem]
        if first.meta.get("row") in _VIEWS or first.target is operator.getitem or views:
            self.onnx.refuse("it writes into a part of a tensor; use the form that gives a new tensor")

    def _method(self, node, args, values):
        name = node.target if isinstance(node.target, str) else node.target.__name__
        if name == "getitem":
            return indexing.indexed(self.onnx, args[0], args[1])
        if name == "size":
            return self.onnx.size(args[0], args[1])
        if name in ("add", "mul"):
            return self.onnx.whole(name.capitalize(), *args)
        if name in _SAME:
            return self.onnx("Identity", args[0])
        if name in _CONVERT:
            return self.onnx.cast(args[0], self.onnx.result)
        if name == "new":
            sizes = args[1] if isinstance(args[1], (list, tuple)) else args[1:]
            return self.onnx("Expand", self.onnx.number(0, self.onnx.result), list(sizes))
        return self.onnx.refuse("use the form that gives a new tensor" if name.startswith("__") else
                                "it is no row")


def _functions(package):
    folder = f"{package}.generated" if package else "torch._generated.python"
    return importlib.import_module(f"{folder}.onnx").FUNCTIONS


def _leaves(values):
    return [leaf for leaf in tree_leaves(list(values.values())) if isinstance(leaf, Value)]
