"""Programs compiled to C loops: each is written as a row of a package, which codegen/ builds.

Packages are cached by a hash of their text and of the headers, in ~/.cache/torch/formulas or below XDG_CACHE_HOME.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import pathlib
import shutil
import sys

from torch._formula.registers import ordered
from torch._formula.trace import Traced, TraceError, defaults

LONGEST = 20_000  # length of a formula above which compilation is slow


RESULTS, TENSORS = 4, 8  # most of a row: csrc/row/row.h


class Writer:
    """Writer of rows, each with one loop for the results of a program, and builder of their package."""

    def __init__(self, name):
        try:
            from torch.codegen.read.catalogue import base_catalogue
        except ModuleNotFoundError as error:
            raise RuntimeError(f"{name}: compile=True writes C by the generator, which needs {error.name}: "
                               "pip install pyyaml jinja2") from error  # fmt: skip
        self.base, self.name, self.rows = base_catalogue(), name, []

    def __call__(self, results, operands):
        """Write a row for the results of a trace; return its number."""
        tensors = [value for value in operands if not value.number]
        if len(results) > RESULTS or len(tensors) > TENSORS:
            raise TraceError(f"{self.name}: more results or operands than a row has")
        text = _Row(self.base, self.name, operands)
        name = f"program{len(self.rows)}"
        self.rows.append((name, text.row(name, results), len(results), len(tensors), len(operands) - len(tensors)))
        return len(self.rows) - 1

    def built(self):
        """Return the programs of all rows, for _core.make_formula. Each has one step."""
        from torch.codegen.compile import BuildError
        from torch.codegen.model.problems import CatalogueError

        try:
            package = _imported("".join(text for _, text, *_ in self.rows))
        except (BuildError, CatalogueError) as error:
            raise RuntimeError(f"{self.name}: {error}") from None
        return [(results, results + tensors, (),
                 ((f"{package}.{name}", tuple(range(results + tensors)), False, False,
                   tuple((k, 0.0) for k in range(numbers)), 0, 0, (1 << results) - 1),), 0, 0)
                for name, _, results, tensors, numbers in self.rows]


class _Row:
    """Writer of the text of a row. A step that is read more than once is a let, which formulas read by its name."""

    def __init__(self, base, name, operands):
        self.base, self.name, self.lets, self.operands = base, name, {}, operands
        self.names = {id(value): f"operand{k}" for k, value in enumerate(operands)}
        self.reads = {}  # how many steps read a value

    def row(self, op, results):
        """Return the text of the catalogue."""
        for step in ordered(*results):
            for value in step.values.values():
                self.reads[id(value)] = self.reads.get(id(value), 0) + 1
        formulas = {f"result{k}": self.text(result) for k, result in enumerate(results)}
        alone = len(results) == 1
        kinds = ", ".join(f"{'Scalar' if value.number else 'Tensor'} {self.names[id(value)]}"
                          for value in self.operands)
        outcome = "" if alone else f" -> ({', '.join(f'Tensor {name}' for name in formulas)})"
        first = next(self.names[id(value)] for value in self.operands if not value.number)
        sample = ", ".join(f"{self.names[id(value)]}: {1 if value.number else '[2]'}" for value in self.operands)
        lines = [f"- op: {op}({kinds}){outcome}", "  doc: A formula that was made at run time."]
        lines += ["  let:"] if self.lets else []
        lines += [f"    {name}: {text}" for name, text in self.lets.values()]
        lines += [f"  loop: {formulas['result0']}"] if alone else ["  loop:"]
        lines += [] if alone else [f"    {name}: {text}" for name, text in formulas.items()]
        lines += ["  dtypes: floating", "  grad: none (torch.fuse makes a row for the gradients)"]
        lines += [f"  test: {first}"] if alone else ["  test:", *(f"    {name}: {first}" for name in formulas)]
        lines += ["  only: function", f"  samples: [{{{sample}}}, {{{sample}}}]"]
        if max(map(len, lines)) > LONGEST:
            raise TraceError(f"{self.name}: the formula is too long to compile")
        return "\n".join(lines) + "\n"

    def text(self, value):
        """Return a value as a formula: a number, the name of an operand, or the name of a let."""
        if not isinstance(value, Traced):
            return f"({value!r})" if isinstance(value, (int, float)) and value < 0 else repr(value)
        if value.row is None:
            return self.names[id(value)]
        if id(value) not in self.lets:
            inside = {name: self.text(v) for name, v in {**defaults(value.row), **value.values}.items()}
            written = self.step(value, inside)
            if self.reads.get(id(value), 0) < 2:
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


def _imported(text):
    from torch.codegen.place import ROOT

    said = text.encode() + b"".join(file.read_bytes() for file in sorted((ROOT / "csrc").rglob("*.h")))
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
    return package


def _build(package, text, folder):
    """Build the package in a temporary folder and move it into place, so that processes may build concurrently."""
    from torch.codegen.compile import build
    from torch.codegen.print import render
    from torch.codegen.read import catalogue

    result = folder.with_name(f"{package}.{os.getpid()}")
    result.mkdir(parents=True)
    try:
        head = f"- package: {package}\n- section: formulas\n  doc: Formulas.\n"
        (result / "ops.yaml").write_text(head + text, encoding="utf-8")
        init = "from .generated import *\nfrom .generated import __all__\n"
        (result / "__init__.py").write_text(init, encoding="utf-8")
        render.write(render.render(catalogue.load(result / "ops.yaml")), result / "generated")
        build(result)
        os.replace(result, folder)
    except OSError:
        if not folder.is_dir():
            raise
    finally:
        shutil.rmtree(result, ignore_errors=True)
