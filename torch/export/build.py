"""Builds the graph of a program from its traces."""

from __future__ import annotations

import operator

import torch
from torch import _core
from torch._base.torch_function import function_of
from torch.export.record import ExportError
from torch.export.sizes import fitted, points
from torch.export.trace import Trace, Value
from torch.fx import Graph
from torch.utils._pytree import tree_flatten, tree_unflatten


class Builder:
    """The graph of a program.

    Args:
        traces: one trace for each of `runs`, the sizes by name.
        subsets: the sizes that are larger by one in each run but the last.
        names: the names of the inputs.
        dynamic: by input number and dim, the name of the size.
    """

    def __init__(self, traces, subsets, runs, names, dynamic):
        self.traces, self.subsets, self.runs, self.dynamic = traces, subsets, runs, dynamic
        self.first, self.graph, self.nodes, self.sizes = traces[0], Graph(), {}, {}
        for position, name in enumerate(names):
            self.nodes[Value("input", position)] = self._known(self.graph.placeholder(name), Value("input", position))
        self._check_same_steps()

    def build(self):
        """Return the graph."""
        for number, step in enumerate(self.first.steps):
            self._step(number, step)
        self.graph.output(self._arguments([trace.output for trace in self.traces], "the output"))
        self.graph.eliminate_dead_code(lambda node: node.op in ("placeholder", "output") or "changes" in node.meta)
        return self.graph

    def _check_same_steps(self):
        for trace in self.traces[1:]:
            for number, (a, b) in enumerate(zip(self.first.steps, trace.steps, strict=False)):
                if (a.row, a.method) != (b.row, b.method):
                    raise ExportError(f"export: at other sizes, step {number} is {b.row or b.method} instead of "
                                      f"{a.row or a.method} ({a.line}); a program may not branch on a dynamic size")
            if len(trace.steps) != len(self.first.steps):
                raise ExportError(f"export: the program takes {len(self.first.steps)} steps for the example and "
                                  f"{len(trace.steps)} at other sizes; it may not loop over a dynamic size")

    def _known(self, node, value):
        size, dtype = self.first.examples[value]
        others = [trace.examples[value][0] for trace in self.traces[1:]]
        if any(len(other) != len(size) for other in others):
            raise ExportError(f"export: {node.name} has another number of dims at other sizes")
        node.meta.update(size=size, dtype=dtype, varies=tuple(
            dim for dim in range(len(size)) if any(other[dim] != size[dim] for other in others)))
        return node

    def _step(self, number, step):
        steps = [trace.steps[number] for trace in self.traces]
        where = f"{step.row or step.method} ({step.line})"
        args = self._arguments([each.args for each in steps], where)
        values = self._arguments([each.values for each in steps], where)
        if step.row and not step.method:
            function = function_of(step.row, _core.rows[step.row].name)
            node = self.graph.call_function(function, (), values)
        elif step.row:
            own, *rest = values.items()
            node = self.graph.call_method(step.method, (own[1],), dict(rest))
        elif step.method == "__getitem__":
            node = self.graph.call_function(operator.getitem, args)
        else:
            node = self.graph.call_method(step.method, args, values)
        node.meta["row"], node.meta["line"] = step.row, step.line
        if step.method.endswith("_"):  # __setitem__, too
            node.meta["changes"] = True
        self._results(number, node, step.result)

    def _results(self, number, node, count):
        if count is None:
            self.nodes[Value(number, 0)] = self._known(node, Value(number, 0))
            return
        for position in range(count):
            value = Value(number, position)
            if value in self.first.examples:
                item = self.graph.call_function(operator.getitem, (node, position))
                self.nodes[value] = self._known(item, value)

    def _arguments(self, versions, where):
        flat = [tree_flatten(version) for version in versions]
        columns = zip(*(leaves for leaves, _ in flat), strict=True)
        if any(len(leaves) != len(flat[0][0]) for leaves, _ in flat):
            raise ExportError(f"export: the number of arguments of {where} depends on a dynamic size")
        return tree_unflatten([self._argument(column, where) for column in columns], flat[0][1])

    def _argument(self, column, where):
        first = column[0]
        if type(first) is slice:
            return slice(*(self._argument([getattr(each, name) for each in column], where)
                           for name in ("start", "stop", "step")))
        if type(first) is torch.Size and all(len(each) == len(first) for each in column):
            return tuple(self._argument(sizes, where) for sizes in zip(*column, strict=True))
        if isinstance(first, Value):
            return self._tensor(first, column, where)
        if type(first) is int and any(each != first for each in column):
            formula = fitted(self.subsets, self.runs, list(column))
            if formula is None:
                raise ExportError(f"export: {where} has the argument {first}, which is no sum of products of the "
                                  "dynamic sizes; make the size static")
            return self._integer(formula)
        if any(each != first for each in column if not isinstance(each, Value)):
            raise ExportError(f"export: {where} has the argument {first!r}, and {column[-1]!r} at other sizes")
        return first

    def _tensor(self, value, column, where):
        if any(each != value for each in column):
            raise ExportError(f"export: {where} reads another tensor at other sizes")
        if value.origin == "constant":
            same = all(torch.equal(trace.constants[value.place], self.first.constants[value.place])
                       if trace.constants[value.place].size() == self.first.constants[value.place].size() else False
                       for trace in self.traces[1:])
            if not same:
                raise ExportError(f"export: {where} reads a tensor that depends on a dynamic size and is made outside "
                                  "of this library's calls")
        if value not in self.nodes:
            name = value.place if value.origin == "state" else f"constant_{value.place}"
            node = self.graph.get_attr(name)
            if value.origin == "constant":
                self._known(node, value)
            self.nodes[value] = node
        return self.nodes[value]

    def _integer(self, formula):
        if formula not in self.nodes:
            total = None
            for names, coefficient in formula.terms:
                term = coefficient
                for name in names:
                    size = self._size(name)
                    term = size if term == 1 else self.graph.call_function(operator.mul, (term, size))
                total = term if total is None else self.graph.call_function(operator.add, (total, term))
            self.nodes[formula] = total
        return self.nodes[formula]

    def _size(self, name):
        if name not in self.sizes:
            position, dim = next(key for key, known in self.dynamic.items() if known == name)
            node = self.nodes[Value("input", position)]
            self.sizes[name] = self.graph.call_method("size", (node, dim))
        return self.sizes[name]


def resized(value, dims, sizes):
    """Return a tensor with other sizes of its dynamic dims; rows beyond the example's repeat it."""
    for dim, name in dims.items():
        index = torch.arange(sizes[name]) % max(value.size(dim), 1)
        value = value.index_select(dim, index)
    return value


def graph_of(run, inputs, names, state, dynamic, sizes):
    """Run a program at all sizes that its dynamic dims need; return its graph and the constants that it reads."""
    subsets, runs = points(sizes) if sizes else ([()], [{}])
    per_input = [{dim: name for (number, dim), name in dynamic.items() if number == position}
                 for position in range(len(inputs))]
    traces = [Trace(run, [resized(value, per_input[position], at) for position, value in enumerate(inputs)], state)
              for at in runs]
    graph = Builder(traces, subsets, runs, names, dynamic).build()
    for node in graph.nodes:
        if node.op == "get_attr" and node.target in state:
            node.meta["size"], node.meta["dtype"] = tuple(state[node.target].size()), state[node.target].dtype
    constants = {f"constant_{position}": value for position, value in enumerate(traces[0].constants)}
    return graph, constants



