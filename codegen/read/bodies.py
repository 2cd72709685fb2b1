"""Reads what a row does: its body, the names of its subexpressions, and its gradients."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from codegen.model import elements, formula
from codegen.model.bodies import (
    FILES,
    Accumulator,
    Composed,
    File,
    Gradient,
    Loop,
    Random,
    Reduction,
    lets_of,
    reads_of,
)
from codegen.model.formula import Formula
from codegen.model.handwritten import C_WORDS
from codegen.model.keys import BODY_KEYS
from codegen.model.limits import ACCUMULATORS, DRAWS, OPERANDS
from codegen.model.signature import FLOATING, INTEGRAL, UNUSABLE
from codegen.model.spelling import is_written, nearest

from .document import Item
from .keys import KeyReader, line_of

ROOT = Path(__file__).resolve().parent.parent.parent
ELEMENT_BODIES = ("loop", "reduce", "random")
REASON = re.compile(r"none\s*\((.+)\)")


@cache
def c_files(root: Path) -> dict[str, tuple[Path, ...]]:
    """The C files below csrc/ by their bare names."""
    found: dict[str, tuple[Path, ...]] = {}
    for path in sorted((root / "csrc").rglob("*.c")):
        found[path.name] = (*found.get(path.name, ()), path)
    return found


@cache
def composed_functions(root: Path) -> dict[str, tuple[str, ...]]:
    """The functions of torch/composed.py with the names of their parameters."""
    path = root / "torch" / "composed.py"
    tree = ast.parse(path.read_text(encoding="utf-8")) if path.exists() else ast.Module([], [])
    return {node.name: tuple(a.arg for a in node.args.args) for node in tree.body if isinstance(node, ast.FunctionDef)}


class BodyReader(KeyReader):
    """The keys with formulas."""

    def formula(self, key: str, item: Item, scope, **rules) -> Formula | None:
        """An element formula; None when it is wrong."""
        read = Formula(line_of(item), None, item.line)
        try:
            tree = formula.parse(read.text)
        except formula.FormulaError as error:
            self.wrong(key, str(error), item)
            return None
        types = {"integral": bool(set(self.types) & set(INTEGRAL)), "floating": bool(set(self.types) & set(FLOATING))}
        wrong = elements.check_element(tree, scope, **types | rules)
        for sentence in wrong:
            self.wrong(key, self.explained(sentence), item)
        return None if wrong else Formula(read.text, tree, item.line)

    def explained(self, sentence: str) -> str:
        """A parameter that formulas cannot read is no unknown name."""
        name = sentence.split("'")[1] if "'" in sentence else ""
        p = next((p for p in self.signature.parameters if p.name == name), None)
        return f"'{name}' is {p.type} and cannot be read here" if p else sentence

    @property
    def readable(self) -> list[str]:
        """What an element formula may read of a call."""
        return [p.name for p in self.signature.parameters if p.is_tensor or p.is_option]

    @property
    def writable(self) -> list[str]:
        """What a body writes: results and Tensor& parameters."""
        states = [p.name for p in self.signature.parameters if p.kind == "state"]
        return [*(r.name for r in self.signature.results), *states]

    # Subexpressions

    def read_lets(self, kind: str) -> dict[str, Formula]:
        """`let:`, each over parameters, results and earlier ones."""
        if "let" not in self.keys:
            return {}
        if kind not in ELEMENT_BODIES:
            self.wrong("let", f"a {kind} row has no element formulas to use it")
        results = [r.name for r in self.signature.results]
        lets: dict[str, Formula] = {}
        for name, item in self.mapping("let", self.keys["let"], "names to formulas").items():
            taken = [*(p.name for p in self.signature.parameters), *results, *UNUSABLE, "index"]
            if not is_written(name) or name in taken or name.startswith(("grad", "other_", "draw_")):
                self.wrong(f"let.{name}", "a let has a snake_case name of its own", item)
                continue
            more = ["index", "count"] if kind == "reduce" else []
            scope = [*self.readable, *results, *lets, *more]
            read = self.formula(f"let.{name}", item, scope, random=kind == "random")
            if read:
                lets[name] = read
        return lets

    def check_lets(self, trees: list) -> None:
        """A let that nobody reads, or that a body reads before the result is there."""
        used = lets_of(trees, self.lets)
        for name, read in self.lets.items():
            if name not in used:
                self.problems.add(read.line, self.op, f"let.{name}: no formula reads it")

    # Bodies

    def body(self):
        """The one body, its formulas read and their names checked."""
        kinds = [kind for kind in BODY_KEYS if kind in self.keys]
        if len(kinds) != 1:
            found = f"found {' and '.join(kinds)}" if kinds else "found none"
            self.wrong("", f"a row has exactly one body, one of {', '.join(BODY_KEYS)}; {found}")
            return None
        kind = kinds[0]
        self.lets = self.read_lets(kind)
        if kind in ELEMENT_BODIES:
            self.check_element_row(kind)
        reader = {"loop": self.loop, "reduce": self.reduction, "random": self.random, "python": self.python}
        return reader[kind](self.keys[kind]) if kind in reader else self.file(kind)

    def check_element_row(self, kind: str) -> None:
        """What a row of element formulas cannot have."""
        for p in self.signature.parameters:
            if p.is_tensor and p.nullable:
                self.wrong("op", f"a {kind} row reads every tensor, so '{p.name}' cannot be None")
            if p.kind == "tensors":
                self.wrong("op", f"a {kind} row takes no Tensor*")
            if kind != "reduce" and p.kind in ("dim", "dims", "keepdim"):
                self.wrong("op", f"a {kind} row has no dim to reduce; '{p.name}' is {p.type}")
            if p.kind == "ints" or p.kind == "list" and kind != "random":
                self.wrong("op", f"a {kind} row has no use for {p.type} {p.name}")
        tensors = [p for p in self.signature.parameters if p.is_tensor]
        if kind != "random" and not tensors:
            self.wrong("op", f"a {kind} row takes a tensor")
        if any(p.dtype == "Half" for p in tensors) or any(r.dtype == "Half" for r in self.signature.results):
            self.wrong("op", "no loop is written for Half")
        if len(self.writable) + len(tensors) > OPERANDS:
            self.wrong("op", f"a loop has {OPERANDS} operands at most, these are {len(self.writable) + len(tensors)}")
        if any(r.many for r in self.signature.results):
            self.wrong("op", f"a {kind} row gives no Tensor*")

    def loop(self, item: Item) -> Loop | None:
        """One formula, or one for each thing that is written."""
        scope = [*self.readable, *self.lets]
        if isinstance(item.value, str):
            if len(self.writable) > 1:
                self.wrong("loop", f"write a formula for each of {', '.join(self.writable)}")
                return None
            given = {self.writable[0]: item}
        else:
            given = self.mapping("loop", item, "results and Tensor& parameters to formulas")
            self.check_written("loop", given, self.writable)
        formulas = {name: self.formula("loop" if len(given) < 2 else f"loop.{name}", child, scope)
                    for name, child in given.items()}  # fmt: skip
        if not formulas or not all(formulas.values()) or set(formulas) != set(self.writable):
            return None
        ordered = {name: formulas[name] for name in self.writable}
        self.check_body_lets(formulas.values(), [r.name for r in self.signature.results])
        return Loop(ordered)

    def check_written(self, key: str, given, wanted: list[str]) -> None:
        """Each wanted name has a formula, and no other."""
        for name in given:
            if name not in wanted:
                self.wrong(key, f"'{name}' is not written by this row" + nearest(name, wanted))
        for name in wanted:
            if name not in given:
                self.wrong(key, f"'{name}' has no formula")

    def check_body_lets(self, formulas, late: list[str]) -> None:
        """A body cannot read what it is about to make."""
        for read in formulas:
            for name in reads_of(read.tree, self.lets):
                if name in late:
                    self.wrong("let", f"'{name}' is not there yet where the body reads it")

    def random(self, item: Item) -> Random | None:
        """A formula in which every call of uniform() and normal() is a draw."""
        read = self.formula("random", item, [*self.readable, *self.lets], random=True)
        if len(self.writable) > 1:
            self.wrong("random", "a random row writes one thing")
        if read is None:
            return None
        used = lets_of([read.tree], self.lets)
        trees, normal = elements.number_draws([*(let.tree for let in used.values()), read.tree])
        for name, tree in zip(used, trees, strict=False):
            self.lets[name] = Formula(self.lets[name].text, tree, self.lets[name].line)
        if not 1 <= len(normal) <= DRAWS:
            self.wrong("random", f"a random formula has 1 to {DRAWS} draws, not {len(normal)}")
        return Random(Formula(read.text, trees[-1], read.line), tuple(normal))

    def file(self, kind: str) -> File | None:
        """A bare name of a C file that stands exactly once below csrc/."""
        text = self.text(kind)
        if not re.fullmatch(r"[a-z][a-z0-9_]*\.c", text):
            self.wrong(kind, f"'{text}' is no bare name of a C file")
            return None
        found = c_files(self.root).get(text, ())
        if len(found) != 1:
            places = " and ".join(str(path.relative_to(self.root)) for path in found)
            near = nearest(text, c_files(self.root))
            self.wrong(kind, f"{text} stands more than once: {places}" if found else f"no {text} below csrc/{near}")
            return None
        if kind in ("view", "update") and not self.signature.parameters:
            self.wrong("op", f"a {kind} row takes a tensor")
        return File(kind, text, str(found[0].parent.relative_to(self.root)))

    def python(self, item: Item) -> Composed | None:
        """A function of torch/composed.py."""
        return Composed(self.composed_function("python", [p.name for p in self.signature.parameters]))

    def composed_function(self, key: str, parameters=None) -> str:
        """A name that torch/composed.py defines, with these parameters first where they are given."""
        name, known = self.text(key), composed_functions(self.root)
        if name not in known:
            self.wrong(key, f"torch/composed.py has no function '{name}'" + nearest(name, known))
        elif parameters is not None and list(known[name][: len(parameters)]) != parameters:
            self.wrong(key, f"torch/composed.py: {name} takes ({', '.join(known[name])}), not the row's parameters")
        return name

    # Reductions

    def reduction(self, item: Item) -> Reduction | None:
        """{start, step, finish} of one accumulator, or mappings of several."""
        keys = ("start", "step", "join", "finish")
        given = item.value if isinstance(item.value, dict) else {}
        for key, child in given.items():
            if key not in keys:
                self.wrong(f"reduce.{key}", f"unknown key '{key}'" + nearest(key, keys), child)
        if not {"start", "step"} <= set(given):
            self.wrong("reduce", "write start:, step: and, where needed, join: and finish:")
            return None
        several = isinstance(given["step"].value, dict)
        parts = {}
        for key in keys:
            if key in given and isinstance(given[key].value, dict) != several and key != "finish":
                self.wrong(f"reduce.{key}", "start, step and join are all formulas, or all mappings", given[key])
                return None
        names = list(given["step"].value) if several else ["acc"]
        self.check_accumulators(names, several, given)
        for key in ("start", "step", "join"):
            items = {} if key not in given else given[key].value if several else {"acc": given[key]}
            parts[key] = self.parts(key, items, names)
        finish = self.finish(given.get("finish"), names)
        complete = all(set(parts[key]) >= set(names) for key in ("start", "step", *(("join",) if several else ())))
        if not complete or any(value is None for part in (*parts.values(), finish) for value in part.values()):
            return None
        made = tuple(Accumulator(name, parts["start"][name], parts["step"][name], parts["join"].get(name))
                     for name in names)  # fmt: skip
        body = Reduction(made, finish)
        self.check_joins(body, given["step"])
        late = [name for name in (*(r.name for r in self.signature.results), "count") if name not in names]
        self.check_body_lets([a.step for a in made], late)
        return body

    def check_accumulators(self, names: list[str], several: bool, given: dict) -> None:
        """Names of their own, not too many, the same in start, step and join."""
        taken = [p.name for p in self.signature.parameters] + list(self.lets) + ["count", "index", "i"]
        for name in names if several else ():
            if not is_written(name) or name in (*taken, *C_WORDS) or name.startswith(("other_", "draw_")):
                self.wrong("reduce", f"'{name}' cannot name an accumulator")
        if len(names) > ACCUMULATORS:
            self.wrong("reduce", f"a reduction has {ACCUMULATORS} accumulators at most, not {len(names)}")
        if len(self.writable) > len(names):
            self.wrong("reduce", f"{len(self.writable)} results need as many accumulators")
        if any(p.kind == "state" for p in self.signature.parameters):
            self.wrong("op", "a reduce row changes no Tensor&")
        if several and "join" not in given:
            self.wrong("reduce", "several accumulators need a join: other_<name> is the right side's")
        for key in ("start", "step", "join") if several else ():
            for name in set(given.get(key, Item({}, 0)).value) ^ set(names) if key in given else ():
                self.wrong(f"reduce.{key}", f"'{name}' stands in start, step and join, or in none")
        if sum(p.kind in ("dim", "dims") for p in self.signature.parameters) > 1:
            self.wrong("op", "a reduce row has one Dim or Dim*")

    def parts(self, key: str, items: dict, names: list[str]) -> dict[str, Formula | None]:
        """The formulas of start, step or join by accumulator."""
        tensors = self.readable
        others = [f"other_{name}" for name in names]
        scopes = {"start": [], "step": [*names, "index", *tensors, *self.lets], "join": [*names, *others]}
        return {name: self.formula(f"reduce.{key}", child, scopes[key], start=key == "start")
                for name, child in items.items() if name in names}  # fmt: skip

    def finish(self, item: Item | None, names: list[str]) -> dict[str, Formula | None]:
        """A formula per result; none where the accumulators are the results."""
        results = [r.name for r in self.signature.results]
        if item is None:
            if len(names) > 1 and names != results:
                self.wrong("reduce", f"say by finish: how {', '.join(results)} comes from {', '.join(names)}")
            return {}
        options = [p.name for p in self.signature.parameters if p.is_option]
        given = {results[0]: item} if isinstance(item.value, str) else item.value
        if not isinstance(given, dict):
            self.wrong("reduce.finish", "write a formula, or a mapping of results to formulas", item)
            return {}
        self.check_written("reduce.finish", given, results)
        made = {name: self.formula("reduce.finish", child, [*names, "count", *options])
                for name, child in given.items()}  # fmt: skip
        return {name: made[name] for name in results if name in made}

    def check_joins(self, body: Reduction, item: Item) -> None:
        """A derived join has a step that says it and a start that is neutral for it."""
        for a in body.accumulators:
            if a.join is not None:
                continue
            if a.derived is None:
                self.wrong("reduce.step", "write acc + E, acc * E, max(acc, E) or min(acc, E), or a join", item)
            elif not elements.is_neutral(a.derived[0], a.start.tree):
                neutral = elements.NEUTRAL[a.derived[0]]
                self.wrong("reduce.start", f"'{a.start.text}' is not neutral: each thread begins with it; write {neutral}")

    # Gradients

    def gradients(self, row) -> None:
        """Fills in the gradients, and why the others have none."""
        item = self.keys.get("grad")
        if item is None:
            return
        if isinstance(item.value, str):
            self.whole_gradient(row, line_of(item))
        elif not isinstance(item.value, dict):
            self.wrong("grad", "write none (reason), composed, or a formula per parameter")
        else:
            self.each_gradient(row, item)

    def whole_gradient(self, row, text: str) -> None:
        """`none`, `none (reason)` or `composed`."""
        reason = REASON.fullmatch(text)
        row["composed"] = text == "composed"
        row["reason"] = reason[1] if reason else ""
        if text == "composed" and row["body"].kind != "python":
            self.wrong("grad", "only python rows are composed")
        if text not in ("none", "composed") and not reason:
            self.wrong("grad", "write none (reason), composed, or a formula per parameter")
        if text == "none" and not self.all_integral():
            self.wrong("grad", "say why there is none: none (reason)")

    def all_integral(self) -> bool:
        """Whether no result can have a gradient."""
        floats = any(dtype in FLOATING for dtype in self.types)
        found = [r for r in self.signature.results if (floats if r.dtype is None else r.dtype in FLOATING)]
        return not found and bool(self.signature.results)

    def differentiable(self, p) -> bool:
        """Whether a parameter can have a gradient."""
        floats = any(dtype in FLOATING for dtype in self.types)
        return p.kind in ("tensor", "either", "tensors") and (floats if p.dtype is None else p.dtype in FLOATING)

    def each_gradient(self, row, item: Item) -> None:
        """A formula, `kernel` or `none (reason)` per parameter, and none forgotten."""
        found, without = [], {}
        if row["body"].kind == "python":
            self.wrong("grad", "a python row's gradient is composed, or none (reason)")
            return
        for key, child in item.value.items():
            chosen = self.chosen_parameters(key, child)
            text = line_of(child)
            reason = REASON.fullmatch(text)
            if not chosen:
                continue
            if reason:
                without |= {p.name: reason[1] for p in chosen}
            elif text == "none":
                self.wrong(f"grad.{key}", "say why there is none: none (reason)", child)
            else:
                found.append(self.gradient(row, key, text, chosen, child))
        self.check_complete(item, found, without)
        row["gradients"] = tuple(gradient for gradient in found if gradient)
        row["without"] = without

    def check_complete(self, item: Item, found, without) -> None:
        """Every differentiable tensor has one gradient, or a reason; `kernel` stands for the whole row."""
        names = [name.strip() for key in item.value for name in key.split(",")]
        for name in dict.fromkeys(names):
            if names.count(name) > 1:
                self.wrong(f"grad.{name}", "this parameter has two gradients")
        for p in self.signature.parameters:
            if self.differentiable(p) and p.name not in names:
                self.wrong("grad", f"'{p.name}' has no gradient: write a formula, or none (reason)")
        kernels = [gradient for gradient in found if gradient and gradient.is_kernel]
        if kernels and len(kernels) < len(found):
            self.wrong("grad", "a backward in C gives all gradients of a row: write kernel for each")

    def chosen_parameters(self, key: str, item: Item) -> tuple:
        """The parameters of a key such as `input, weight`; none when one of them can have no gradient."""
        by_name = {p.name: p for p in self.signature.parameters}
        chosen = []
        for name in (part.strip() for part in key.split(",")):
            if name not in by_name:
                sentence = f"grad.{name}: no parameter '{name}'" + nearest(name, by_name)
                self.problems.add(item.key_line, self.op, sentence)
            elif not self.differentiable(by_name[name]):
                kind = by_name[name].type if set(self.types) & set(FLOATING) else "of integral elements"
                self.problems.add(item.key_line, self.op, f"grad.{name}: '{name}' is {kind} and has no gradient")
            else:
                chosen.append(by_name[name])
        return tuple(chosen) if len(chosen) == key.count(",") + 1 else ()

    def gradient(self, row, key: str, text: str, chosen: tuple, item: Item) -> Gradient | None:
        """The gradient under one key; None when it is wrong."""
        if self.signature.results == ():
            self.wrong(f"grad.{key}", "a row that changes its first tensor has no gradient of its own", item)
            return None
        if text == "kernel":
            if row["body"].kind not in FILES:
                self.wrong(f"grad.{key}", "only a kernel row has a backward in C", item)
            return Gradient(chosen, Formula(text, None, item.key_line))
        if chosen[0].kind == "tensors":
            self.wrong(f"grad.{key}", "the gradients of a Tensor* are hand-written: write kernel", item)
            return None
        read = self.gradient_formula(row, key, item)
        if read is None:
            return None
        gradient = Gradient(chosen, Formula(text, read.tree, item.key_line), lets_of([read.tree], self.lets))
        if gradient.joint and row["body"].kind in ELEMENT_BODIES:
            self.wrong(f"grad.{key}", "an element formula is the gradient of one parameter", item)
        if not any(name == "grad" or name.startswith("grad_") and name != "grad_output"
                   for name in reads_of(gradient.tree, gradient.lets)):  # fmt: skip
            self.wrong(f"grad.{key}", "a gradient reads grad", item)
        return gradient

    def gradient_formula(self, row, key: str, item: Item) -> Formula | None:
        """The formula under its dialect's rules; a gradient exists for floating elements only."""
        floats = any(dtype in FLOATING for dtype in self.types)
        ends = [r for r in self.signature.results if not r.saved and (floats if not r.dtype else r.dtype in FLOATING)]
        grads = ["grad", *(f"grad_{r.name}" for r in ends)] if ends else []
        results = [r.name for r in self.signature.results]
        if not ends:
            self.wrong(f"grad.{key}", "no result of this row has a gradient", item)
            return None
        if row["body"].kind in ELEMENT_BODIES:
            if row["body"].kind == "random":
                self.wrong("grad", "a random row has no gradient: write none (reason)")
            more = ["count"] if row["body"].kind == "reduce" else []
            scope = [*grads, *results, *self.readable, *self.lets, *more]
            return self.formula(f"grad.{key}", item, scope, integral=False, floating=True)
        scope = [*grads, *results, *(p.name for p in self.signature.parameters)]
        try:
            tree = formula.parse(line_of(item))
        except formula.FormulaError as error:
            self.wrong(f"grad.{key}", str(error), item)
            return None
        wrong = formula.unknown_names(tree, scope)
        for sentence in wrong:
            self.wrong(f"grad.{key}", sentence, item)
        return None if wrong else Formula(line_of(item), tree, item.line)
