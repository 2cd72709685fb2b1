"""Counts how the public operators of torch are defined: by rows, by compositions, by bodies in Python, or by hand.

It asks the built library for its names, so it needs a build, unlike the rest of the generator.
"""

from __future__ import annotations

import ast
import functools
import inspect
import re
import textwrap
import types
from collections import Counter
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from .model.catalogue import Catalogue
from .model.stated import name_within

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any

NAMESPACES = ("torch", "Tensor", "nn.functional", "linalg", "fft", "special")
STUBS = {"Tensor": "_core.pyi", "Methods": "_methods/__init__.pyi"}  # of tensors, by class
TENSORS = re.compile("Tensor|Self|Any")  # in an annotation: it may be a tensor
KINDS = ("rows", "compositions", "bodies", "by hand", "no operators")
# Rooms of settings, files, programs and random states, and placeholders for absent functions, which have `torch` itself
# as their home: they compute no tensor of tensors.
TOOLS = """
torch torch._core torch._formula.program torch._tensor.generator torch._tensor.printing torch.amp torch.autograd.anomaly
torch.autograd.grad_mode torch.compiler torch.func.mapping torch.functions.explain torch.functions.programs
torch.functions.settings torch.serialization
""".split()


@dataclass
class Namespace:
    """Names of one namespace by kind, and those written by hand by the module that defines them."""

    name: str
    kinds: dict[str, list[str]] = field(default_factory=lambda: {kind: [] for kind in KINDS})
    homes: dict[str, list[str]] = field(default_factory=dict)

    def count(self, kind: str) -> int:
        """Return the number of names of a kind."""
        return len(self.kinds[kind])


def coverage(catalogue: Catalogue) -> list[Namespace]:
    """Return the names of all namespaces by kind."""
    return [namespace(name, catalogue) for name in NAMESPACES]


def namespace(name: str, catalogue: Catalogue) -> Namespace:
    """Return the names of a namespace by kind."""
    result = Namespace(name)
    rows = rows_of(name, catalogue)
    for public, function in functions(name):
        kind = kind_of(rows.get(public, ()))
        if kind == "by hand":
            home = getattr(function, "__module__", None) or "compiled"
            if name == "Tensor":
                apart = stubs_name_no_tensor(public) or names_no_tensor(function, method=True)
            else:
                apart = name == "torch" and (home in TOOLS or names_no_tensor(function))
            kind = "no operators" if apart else kind
            if kind == "by hand":
                result.homes.setdefault(home, []).append(public)
        result.kinds[kind].append(public)
    return result


def names_no_tensor(function: Callable[..., Any], method: bool = False) -> bool:
    """Return whether a function states the types of all arguments and of the result, and none is a tensor.

    A method's own tensor does not count.
    """
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        return False
    stated = [p.annotation for p in signature.parameters.values()][method:] + [signature.return_annotation]
    texts = [inspect.formatannotation(each) for each in stated if each is not inspect.Signature.empty]
    return len(texts) == len(stated) and not any(map(TENSORS.search, texts))


def stubs_name_no_tensor(method: str) -> bool:
    """Return the same for a method of a compiled class, by its stubs."""
    stated = [text for each in stubs().get(method, ()) for text in stated_types(each)]
    return bool(stated) and not any(map(TENSORS.search, stated))


@functools.cache
def stubs() -> dict[str, list[ast.FunctionDef]]:
    """Return the overloads of each method in the stubs of tensors."""
    result: dict[str, list[ast.FunctionDef]] = {}
    for owner, file in STUBS.items():
        text = (Path(__file__).resolve().parent.parent / "torch" / file).read_text(encoding="utf-8")
        for kind in ast.parse(text).body:
            for node in kind.body if isinstance(kind, ast.ClassDef) and kind.name == owner else ():
                if isinstance(node, ast.FunctionDef):
                    result.setdefault(node.name, []).append(node)
    return result


def stated_types(function: ast.FunctionDef) -> list[str]:
    """Return the texts of the annotations of a method; one that is absent could be any."""
    given = function.args
    parameters = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
    stated = [p.annotation for p in parameters if p is not None and p.arg != "self"] + [function.returns]
    return ["Any" if each is None else ast.unparse(each) for each in stated]


def functions(name: str) -> Iterator[tuple[str, Callable[..., Any]]]:
    """Return the public functions of a namespace, or the methods of tensors, with their names."""
    torch = import_module("torch")
    owner = torch.Tensor if name == "Tensor" else torch if name == "torch" else import_module(f"torch.{name}")
    names = dir(owner) if name in ("torch", "Tensor") else {*owner.__all__, *later(f"torch.{name}")}
    for public in sorted(names):
        value = None if public.startswith("_") else getattr(owner, public, None)
        if callable(value) and not isinstance(value, (type, types.ModuleType)):
            yield public, value


def later(module: str) -> list[str]:
    """Return the names that a module imports on first use."""
    return list(import_module("torch._names.missing_names").LATER.get(module, ()))


def rows_of(name: str, catalogue: Catalogue) -> dict[str, tuple[Any, ...]]:
    """Return the rows behind the names of a namespace."""
    public = catalogue.public
    if name == "Tensor":
        changed = {f"{each}_": public[each] for each in catalogue.inplace_methods}
        return {each: public[each] for each in catalogue.methods} | changed
    if name == "torch":
        return {each: public[each] for each in catalogue.functions}
    own = {name_within(name, each): public[each] for each in catalogue.module_functions.get(name, ())}
    layers = {each for row in catalogue.modules for each in row.public_names} if name == "nn.functional" else ()
    shared = {each: public[there] for each, there in catalogue.shared.get(name, {}).items()}
    return {each: public[each] for each in layers} | shared | own


def kind_of(rows: Iterable[Any]) -> str:
    """Return how a name is defined: the overload furthest from a formula decides."""
    kinds = {way_of(row) for row in rows}
    if not kinds:
        return "by hand"
    return "bodies" if "python" in kinds else "compositions" if "composition" in kinds else "rows"


def way_of(row: Any) -> str:
    """Return the kind of a row's body: `composition` for a composed one that the generator writes, else `python`."""
    if row.body.kind != "composed":
        return str(row.body.kind)
    return "composition" if row.body.generated else "python"


def bodies(catalogue: Catalogue) -> list[tuple[str, str]]:
    """Return the rows with bodies in Python, with their reasons."""
    return [(row.op, row.body_reason) for row in catalogue.rows if way_of(row) == "python"]


def table(namespaces: list[Namespace]) -> str:
    """Return the counts as a table."""
    lines = ["".join([f"{'namespace':14}", *(f"{kind:>14}" for kind in (*KINDS, "all"))])]
    for each in namespaces:
        counts = [each.count(kind) for kind in KINDS]
        lines.append("".join([f"{each.name:14}", *(f"{count:14}" for count in (*counts, sum(counts)))]))
    return "\n".join(lines) + "\n"


def text(catalogue: Catalogue) -> str:
    """Return the table, the bodies in Python with their reasons, and the names written by hand by module."""
    namespaces, written = coverage(catalogue), bodies(catalogue)
    parts = [table(namespaces), f"\nrows with a body in Python: {len(written)}\n"]
    parts += [f"  {op}: {reason}\n" for op, reason in written if reason]
    parts.append(paragraph("without a reason", [op for op, reason in written if not reason]))
    kinds = Counter(map(way_of, catalogue.rows))
    parts.append("\nrows: " + ", ".join(f"{count} {kind}" for kind, count in kinds.most_common()) + "\n")
    for each in namespaces:
        parts.append(f"\nby hand in {each.name}: {each.count('by hand')}\n")
        parts += [paragraph(home, names) for home, names in sorted(each.homes.items())]
    return "".join(parts)


def paragraph(title: str, names: list[str]) -> str:
    """Return names under a title, or nothing if there are none."""
    line = f"{title} ({len(names)}): {' '.join(names)}"
    return textwrap.fill(line, 118, initial_indent="  ", subsequent_indent="    ") + "\n" if names else ""
