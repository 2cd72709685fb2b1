"""The Python function that replays a recording: calls of rows and fused formulas, one per line."""

from __future__ import annotations

import linecache
import re

import torch
from torch._compile.regions import Regions
from torch._compile.state import Unsafe
from torch._core import Tensor
from torch.export.record import Recorded
from torch.utils._pytree import tree_flatten, tree_unflatten

_WORD = re.compile(r"(?<![\w.'\"])[av]\d+(?:_\d+)?(?![\w'\"])")
_LITERALS = (int, bool, type(None), type(Ellipsis))  # strings are bound: their text may look like a name


class Plan:
    """A replay of steps.

    Args:
        inputs: the stand-ins of the call's tensors.
        steps: the recorded steps.
        output: the function's result, with stand-ins.
        known: ids of the tensors that belong to the state of the function.
        records: whether calls are recorded for gradients when it starts.
        to_loops: whether gcc compiles the fused formulas.

    Attributes:
        run: function of the call's tensors.
        lines: what it does, one pass or call per line.
        direct: the function of the only pass, and which tensors of the call it takes; None if it takes others.
    """

    def __init__(self, inputs, steps, output, known, records, to_loops):
        self._names, self._numbers, self._bound, self._state = {}, {}, {"unflatten": tree_unflatten}, known
        for k, value in enumerate(inputs):
            self._names[id(value)] = f"a{k}"
        for k, step in enumerate(steps):
            self._name_results(k, step)
        leaves, spec = tree_flatten(output)
        needed = {self._numbers[id(leaf)] for leaf in leaves if id(leaf) in self._numbers}
        regions = Regions(steps, self._numbers, needed, records, to_loops)
        self.lines, source, self._line = [], [], "it returns"
        for k, step in enumerate(steps):
            source += self._step(k, step, regions, records)
        source.append(f"return {self._output(output, leaves, spec)}")
        self.direct = self._direct(source, regions, inputs)
        self.run = self._function(len(inputs), self._with_ends(source))
        self._names = self._numbers = None

    def _direct(self, source, regions, inputs):
        """Return `direct` for the lines of the plan."""
        region = next(iter(regions.by_last.values()), None)
        if len(source) != 2 or region is None or region.total or source[1] != f"return v{region.steps[-1]}":
            return None
        at = {id(value): k for k, value in enumerate(inputs)}
        if not at.keys() >= set(map(id, region.bases)):
            return None
        return region.formula, tuple(at[id(base)] for base in region.bases)

    def _name_results(self, k, step):
        leaves = step.result if isinstance(step.result, (tuple, list)) else [step.result]
        for j, leaf in enumerate(leaves):
            if isinstance(leaf, Recorded):
                single = step.result is leaf
                self._names.setdefault(id(leaf), f"v{k}" if single else f"v{k}_{j}")
                self._numbers.setdefault(id(leaf), k)
            elif not isinstance(leaf, (int, float, bool, torch.Size, torch.dtype, torch.device, str,
                                       type(None))):
                raise Unsafe(f"a call returns {type(leaf).__name__} ({step.line})")

    def _step(self, k, step, regions, records):
        """Return the lines of a step."""
        if k in regions.inside:
            return []
        if k in regions.by_last:
            region = regions.by_last[k]
            names = ", ".join(self._text(base) + ".view(-1)" * region.flat for base in region.bases)
            self.lines.append(f"one pass: {', '.join(regions.names(region))}")
            call = f"{self._constant(region.formula, 'f')}({names})"
            if region.total and not region.flat:
                call = f"{self._constant(getattr(torch, step.row.name), 'f')}({call})"
            return [f"v{k} = {call}"]
        self._line = step.line
        call = f"{self._constant(step.function, 'f')}({self._arguments(step)})"
        self.lines.append(getattr(step.function, "__name__", "call"))
        result = step.result
        if isinstance(result, (tuple, list)):
            parts = [f"v{k}_{j} = r{k}[{j}]" for j, leaf in enumerate(result) if isinstance(leaf, Recorded)]
            lines = [f"r{k} = {call}", *parts, f"del r{k}"]
        elif isinstance(result, Recorded) and self._names[id(result)] == f"v{k}":
            lines = [f"v{k} = {call}"]
        else:  # it returns an operand, or no tensor
            lines = [call]
        if step.records == records:
            return lines
        return [f"with {self._constant(torch.autograd.set_grad_enabled, 'f')}({step.records}):",
                *(f"    {line}" for line in lines)]

    def _arguments(self, step):
        return ", ".join([*map(self._text, step.args), *(f"{name}={self._text(v)}" for name, v in step.kwargs.items())])

    def _text(self, value):
        """Return an argument as an expression."""
        if isinstance(value, Tensor):
            return self._tensor(value)
        if type(value) in _LITERALS:
            return repr(value)
        if type(value) is tuple:
            return f"({''.join(f'{self._text(item)}, ' for item in value)})"
        if type(value) is list:
            return f"[{', '.join(map(self._text, value))}]"
        if type(value) is dict:
            return f"{{{', '.join(f'{self._text(key)}: {self._text(item)}' for key, item in value.items())}}}"
        if type(value) is slice:
            return f"slice({self._text(value.start)}, {self._text(value.stop)}, {self._text(value.step)})"
        if isinstance(value, (list, tuple, dict)) and not isinstance(value, torch.Size):
            raise Unsafe(f"a call takes a {type(value).__name__}")
        return self._constant(value, "c")

    def _tensor(self, value):
        name = self._names.get(id(value))
        if name is None and (isinstance(value, Recorded) or id(value) not in self._state):
            raise Unsafe(f"it makes a tensor from numbers or objects of Python, before {self._line}")
        return self._constant(value, "c") if name is None else name

    def _constant(self, value, prefix):
        name = f"{prefix}{id(value)}"
        self._bound[name] = value
        return name

    def _output(self, output, leaves, spec):
        for leaf in leaves:
            if not isinstance(leaf, (Tensor, float, torch.dtype, torch.device, torch.Size, str, *_LITERALS)):
                raise Unsafe(f"it returns a {type(leaf).__name__}")
        if type(output) in (tuple, list) or isinstance(output, Tensor):
            try:
                return self._text(output)
            except Unsafe:
                if not isinstance(output, (list, tuple)):
                    raise
        return f"unflatten([{', '.join(map(self._text, leaves))}], {self._constant(spec, 'c')})"

    @staticmethod
    def _with_ends(source):
        """Return the lines with a `del` behind the last line that reads a value."""
        last, result = {}, []
        for k, line in enumerate(source):
            for word in _words(line):
                last[word] = k
        ends = {}
        for word, k in last.items():
            ends.setdefault(k, []).append(word)
        for k, line in enumerate(source):
            result.append(line)
            gone = [] if line.startswith(("return", "del", "with")) else sorted(ends.get(k, ()))
            indent = " " * (len(line) - len(line.lstrip()))
            result += [f"{indent}del {', '.join(gone)}"] if gone else []
        return result

    def _function(self, count, source):
        names = ", ".join(f"a{k}" for k in range(count))
        text = f"def run({names}):\n" + "".join(f"    {line}\n" for line in source)
        file = f"<compiled {id(self)}>"
        linecache.cache[file] = (len(text), None, text.splitlines(True), file)  # for tracebacks
        exec(compile(text, file, "exec"), self._bound)
        self.source = text
        return self._bound.pop("run")


def _words(line):
    """Return the names of values and inputs in a line."""
    return set(_WORD.findall(line))

