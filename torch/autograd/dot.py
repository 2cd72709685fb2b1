"""Drawings of recorded graphs: text in the DOT language, and a picture if graphviz is installed."""

from __future__ import annotations

import os

from torch._base.arguments import size_text
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Dot(str):
    """A graph in the DOT language. Notebooks show its picture if the program dot is installed, otherwise the text."""

    def _repr_svg_(self):
        done = self._drawn("-Tsvg", capture_output=True, check=False)
        return done.stdout if done and done.returncode == 0 else None

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the text, or a picture for the extensions .svg, .png and .pdf, which need the program dot."""
        ending = os.path.splitext(path)[1][1:]
        if ending in ("svg", "png", "pdf"):
            if self._drawn(f"-T{ending}", "-o", path, check=True) is None:
                raise RuntimeError(f"graph: a .{ending} needs the program dot (graphviz); save it as .dot instead")
        else:
            with open(path, "w", encoding="utf-8") as file:
                file.write(self)

    def _drawn(self, *arguments, **options):
        """Return the output of the program dot, or None if it is not installed."""
        import shutil  # not at import: these two take longer than all of autograd
        import subprocess

        program = shutil.which("dot")
        return program and subprocess.run([program, *arguments], input=self, text=True, **options)


def graph(
    outputs: Tensor | Sequence[Tensor], names: Mapping[str, Tensor] | None = None, places: bool = True,
) -> Dot:
    r"""Return the graph that computed `outputs` as text in the DOT language.

    Leaves are boxes with name and size; operations are ovals with the file:line of the call, if it was stored.

    Args:
        names: names of leaves: a Module, a dict, or a list of (name, tensor).
        places: False omits file and line.
    Raises:
        TypeError: an output is no tensor.

    >>> x = torch.ones(2, 3, requires_grad=True)
    >>> print(autograd.graph((x * 2).sum(), {"x": x}, places=False))
    digraph {
      node [fontname=monospace]
      n0 [label="result\n()" shape=box]
      n1 [label="sum"]
      n1 -> n0
      n2 [label="mul"]
      n2 -> n1
      n3 [label="x\n2x3" shape=box style=filled fillcolor=lightblue]
      n3 -> n2
    }
    """
    outputs = [outputs] if isinstance(outputs, Tensor) else list(outputs)
    for output in outputs:
        if not isinstance(output, Tensor):
            raise TypeError(f"graph: need Tensors, not a {type(output).__name__}")
    outputs = list({id(output): output for output in outputs}.values())
    called = _names(names)
    numbers, lines, waiting = {}, [], []

    def number_of(thing):
        """Return the name of a node in the text; write a new node down."""
        if id(thing) not in numbers:
            numbers[id(thing)] = f"n{len(numbers)}", thing
            name = numbers[id(thing)][0]
            if isinstance(thing, Tensor):
                label = [called.get(id(thing), "leaf"), size_text(thing.size())]
                lines.append(f'  {name} [label="{_join(label)}" shape=box style=filled fillcolor=lightblue]')
            else:
                label = [type(thing.function).__name__ if thing.function is not None else thing.row]
                if places and not thing.where.startswith("an unknown"):
                    label.append(os.path.basename(thing.where))
                lines.append(f'  {name} [label="{_join(label)}"]')
                waiting.append(thing)
        return numbers[id(thing)][0]

    for output in outputs:
        if output._node is None:
            number_of(output)
            continue
        numbers[id(output)] = f"n{len(numbers)}", output
        name = numbers[id(output)][0]
        label = called.get(id(output), "result"), size_text(output.size())
        lines.append(f'  {name} [label="{_join(label)}" shape=box]')
        before = number_of(output._node)
        lines.append(f"  {before} -> {name}")
    while waiting:
        node = waiting.pop()
        for before, _ in node.previous_functions:
            if before is not None:
                name = number_of(before)
                lines.append(f"  {name} -> {numbers[id(node)][0]}")
    return Dot("\n".join(["digraph {", "  node [fontname=monospace]", *lines, "}"]))


def _names(given):
    if given is None:
        return {}
    if hasattr(given, "named_parameters"):
        given = given.named_parameters()
    return {id(variable): name for name, variable in (given.items() if isinstance(given, dict) else given)}


def _join(parts):
    return "\\n".join(str(part).replace("\\", "\\\\").replace('"', '\\"') for part in parts)
