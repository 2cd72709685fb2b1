"""Formulas compiled to C loops: a trace is written as a row of its own package, which codegen/ builds.

Packages are cached by a hash of their text, in ~/.cache/torch/formulas or below XDG_CACHE_HOME.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import pathlib
import re
import shutil
import sys

from torch._formula.trace import Traced, TraceError, defaults, gradients

LONGEST = 20_000  # length of a formula above which compilation is slow
HEADERS = ("api.h", "row/row.h", "walk/loop.h")


def compiled(made, values, result):
    """Return the compiled function for the result of a trace over `values`; made.__name__ is its name."""
    try:
        from torch.codegen.compile import BuildError
        from torch.codegen.model.problems import CatalogueError
        from torch.codegen.model.signature import is_name
        from torch.codegen.read.catalogue import base_catalogue
    except ModuleNotFoundError as error:
        raise RuntimeError(f"{made.__name__}: compile=True writes C by the generator, which needs {error.name}: "
                           "pip install pyyaml jinja2") from error  # fmt: skip
    for k, value in enumerate(values):  # rows have fewer names than functions
        if not is_name(value.name) or re.fullmatch(r"output|grad|(step|operand)\d+", value.name):
            value.name = f"operand{k}"
    tensors = [value for value in values if not value.number]
    grad = Traced(result.graph, name="grad")
    found = gradients(result.graph, result, tensors, grad)
    parts = {tensor.name: part for tensor, part in zip(tensors, found, strict=True)}
    text = _Writer(base_catalogue(), made.__name__).row(values, result, parts)
    try:
        return _imported(made.__name__, text)
    except (BuildError, CatalogueError) as error:
        raise RuntimeError(f"{made.__name__}: {error}") from None


class _Writer:
    """Writer of the text of a row. Steps without gradients become lets, which the formulas read."""

    def __init__(self, base, name):
        self.base, self.name, self.lets = base, name, {}

    def row(self, values, result, parts):
        """Return the text of the catalogue."""
        formula = self.text(result)
        slopes = {name: self.slope(part) for name, part in parts.items()}
        kinds = ", ".join(f"{'Scalar' if value.number else 'Tensor'} {value.name}" for value in values)
        op = f"{self.name}_formula" if self.name in self.base.callable else self.name
        lines = [f"- op: {op.lstrip('_')}({kinds})", "  doc: A formula that was made at run time."]
        lines += ["  let:"] if self.lets else []
        lines += [f"    {name}: {text}" for name, text in self.lets.values()]
        lines += [f"  loop: {formula}", "  dtypes: floating", "  grad:"]
        lines += [f"    {name}: {slope}" for name, slope in slopes.items()]
        sample = ", ".join(f"{value.name}: {1 if value.number else '[2]'}" for value in values)
        lines += [f"  test: {values[0].name}", "  only: function", f"  samples: [{{{sample}}}, {{{sample}}}]"]
        if max(map(len, lines)) > LONGEST:
            raise TraceError(f"{self.name}: the formula is too long to compile")
        return "\n".join(lines) + "\n"

    def slope(self, part):
        if part is None:
            return "none (the result does not depend on it)"
        return f"({self.text(part)}) + 0 * grad" if not _reads_grad(part) else self.text(part)

    def text(self, value):
        """Return a value as a formula. A step that is not a gradient becomes a let, and its name stands for it."""
        if not isinstance(value, Traced):
            return f"({value!r})" if isinstance(value, (int, float)) and value < 0 else repr(value)
        if value.row is None:
            return value.name
        if id(value) in self.lets:
            return self.lets[id(value)][0]
        inside = {name: self.text(v) for name, v in {**defaults(value.row), **value.values}.items()}
        written = self.step(value, inside)
        if _reads_grad(value):
            return f"({written})"
        self.lets[id(value)] = f"step{len(self.lets)}", written
        return self.lets[id(value)][0]

    def step(self, value, inside):
        """Return the formula of a row with the arguments substituted."""
        from torch.codegen.model.derivative import text
        from torch.codegen.model.formula import Name, parse, replaced

        if value.row.name in ("bitwise_and", "bitwise_or"):
            return f" {value.row.name[8:]} ".join(f"({part})" for part in inside.values())
        row = self.base.by_op.get(value.row.op)
        if row is None:
            raise TraceError(f"{self.name}: {value.row.name} is no row of torch, whose formula could be compiled")
        tree = row.body.formulas[row.results[0].name].tree

        def put_in(node):
            if not isinstance(node, Name):
                return None
            if node.name in row.lets:
                return replaced(row.lets[node.name].tree, put_in)
            return parse(inside[node.name]) if node.name in inside else None

        return text(replaced(tree, put_in))


def _reads_grad(value):
    if not isinstance(value, Traced):
        return False
    if value.row is None:
        return value.name == "grad"
    if not hasattr(value, "reads_grad"):
        value.reads_grad = any(_reads_grad(v) for v in value.values.values())
    return value.reads_grad


def _imported(name, text):
    from torch.codegen.place import ROOT

    said = text.encode() + b"".join((ROOT / "csrc" / file).read_bytes() for file in HEADERS)
    package = f"formula_{hashlib.sha256(said).hexdigest()[:16]}"
    if package not in sys.modules:
        cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
        folder = cache / "torch" / "formulas" / package
        if not folder.is_dir():
            _build(package, text, folder)
        spec = importlib.util.spec_from_file_location(package, folder / "__init__.py",
                                                      submodule_search_locations=[str(folder)])  # fmt: skip
        sys.modules[package] = module = importlib.util.module_from_spec(spec)
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[package]
            raise
    module = sys.modules[package]
    return getattr(module, module.__all__[0])


def _build(package, text, folder):
    """Build the package in a temporary folder and move it into place, so that processes may build concurrently."""
    from torch.codegen.compile import build
    from torch.codegen.print import render
    from torch.codegen.read import catalogue

    made = folder.with_name(f"{package}.{os.getpid()}")
    made.mkdir(parents=True)
    try:
        head = f"- package: {package}\n- section: formulas\n  doc: Formulas.\n"
        (made / "ops.yaml").write_text(head + text, encoding="utf-8")
        init = "from .generated import *\nfrom .generated import __all__\n"
        (made / "__init__.py").write_text(init, encoding="utf-8")
        render.write(render.render(catalogue.load(made / "ops.yaml")), made / "generated")
        build(made)
        os.replace(made, folder)
    except OSError:
        if not folder.is_dir():
            raise
    finally:
        shutil.rmtree(made, ignore_errors=True)
