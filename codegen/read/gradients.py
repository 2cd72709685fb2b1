"""Reads `grad:`: formulas, kernels and reasons. Each differentiable tensor needs one of them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..model import formula
from ..model.bodies import FILES, Gradient, calls_rows, lets_of, reads_of
from ..model.compose import names_of_values
from ..model.formula import Formula
from ..model.signature import DIFFERENTIABLE
from ..model.spelling import instead
from .document import Item
from .formulas import FormulaReader
from .keys import line_of

if TYPE_CHECKING:
    from ..model.bodies import Body
    from ..model.formula import Node
    from ..model.signature import Parameter

# A gradient `0` is zeros of the size and type of grad, also where grad is inf or nan.
ZEROS = "select(grad == 0 and grad != 0, grad, 0)"
OVERWRITTEN = "zeros_like(grad)"
SHADOWED = {"min", "max", "abs", "round"}  # generated Python calls these functions of numbers by name
WORDS = "write none (reason), composed, reinforce, kernel, or a formula per parameter, as in 'input: grad * 2'"
REASON = re.compile(r"none\s*\((\s*\S.*)\)")
MISSING = re.compile(r"missing\s*\(\s*(\S.*)\)")  # a gradient exists, but is not implemented


@dataclass(frozen=True)
class Gradients:
    """What `grad:` states; the fields are called as those of a Row."""

    gradients: tuple[Gradient, ...] = ()
    without: dict[str, str] = field(default_factory=dict)
    reason: str = ""
    missing: dict[str, str] = field(default_factory=dict)
    composed: bool = False
    reinforce: bool = False


class GradientReader(FormulaReader):
    """Reader of a row's gradients, or of the reasons why there are none."""

    def gradients(self, body: Body) -> Gradients:
        """Return the gradients, and the reasons for missing ones."""
        item = self.keys.get("grad")
        if item is None:
            return Gradients()
        if item.value == "kernel":
            return self.each_gradient(body, {p.name: item for p in self.signature.parameters if self.differentiable(p)})
        if isinstance(item.value, str):
            return self.whole_gradient(body, line_of(item))
        if isinstance(item.value, dict):
            return self.each_gradient(body, item.value)
        self.wrong("grad", WORDS)
        return Gradients()

    def whole_gradient(self, body: Body, text: str) -> Gradients:
        """Read `none`, `none (reason)`, `missing (remedy)`, `composed` or `reinforce`."""
        reason, missing = REASON.fullmatch(text), MISSING.fullmatch(text)
        lacking = {p.name: missing[1] for p in self.signature.parameters if self.differentiable(p)} if missing else {}
        if missing and body.kind == "composed":
            self.wrong("grad", "the gradient of a composed row is composed, or none (reason)")
        if text == "composed" and body.kind != "composed":
            self.wrong("grad", "only the gradients of composed rows are composed")
        if text == "reinforce":
            self.check_reinforce(body.kind)
        if text not in ("none", "composed", "reinforce") and not reason and not missing:
            self.wrong("grad", WORDS)
        if text == "none" and not self.all_integral():
            self.wrong("grad", "say why there is none: none (reason)")
        return Gradients(reason=reason[1] if reason else "", missing=lacking, composed=text == "composed",
                         reinforce=text == "reinforce")  # fmt: skip

    def check_reinforce(self, kind: str) -> None:
        """Check that a `reinforce` row draws one result from tensors."""
        drawn_from = [p for p in self.signature.parameters if self.differentiable(p)]
        if kind not in ("random", "kernel"):
            self.wrong("grad", "only random and kernel rows draw what a reward may reinforce")
        elif len(self.signature.results) != 1:
            self.wrong("grad", "a reward belongs to one result, which is no changed tensor")
        elif not drawn_from or any(p.kind == "tensors" for p in drawn_from):
            self.wrong("grad", "reinforce needs a floating tensor that the result is drawn from")

    def all_integral(self) -> bool:
        """Return whether no result can have a gradient."""
        floats = any(dtype in DIFFERENTIABLE for dtype in self.types)
        result = [
            r
            for r in self.signature.results
            if (floats if r.dtype is None else r.dtype in DIFFERENTIABLE)
        ]
        return not result and bool(self.signature.results)

    def differentiable(self, p: Parameter) -> bool:
        """Return whether a parameter can have a gradient."""
        floats = any(dtype in DIFFERENTIABLE for dtype in self.types)
        return (p.kind in ("tensor", "either", "tensors") or self.overwritten(p)) and (
            floats if p.dtype is None else p.dtype in DIFFERENTIABLE
        )

    def overwritten(self, p: Parameter) -> bool:
        """Return whether the row draws all elements of a tensor anew."""
        return "random" in self.keys and not self.signature.results and p is self.signature.parameters[0]

    def each_gradient(self, body: Body, given: dict[str, Item]) -> Gradients:
        """Read a formula, `kernel` or `none (reason)` for each differentiable parameter."""
        result: list[Gradient | None] = []
        without: dict[str, str] = {}
        lacking: dict[str, str] = {}
        if body.kind == "composed":
            self.wrong("grad", "the gradient of a composed row is composed, or none (reason)")
            return Gradients()
        for key, child in given.items():
            chosen = self.chosen_parameters(key, child)
            text = line_of(child)
            reason, missing = REASON.fullmatch(text), MISSING.fullmatch(text)
            if not chosen:
                continue
            if reason:
                without |= {p.name: reason[1] for p in chosen}
            elif missing:
                lacking |= {p.name: missing[1] for p in chosen}
            elif text == "none":
                self.wrong(f"grad.{key}", "say why there is none: none (reason)", child)
            else:
                result.append(self.gradient(body, key, text, chosen, child))
        self.check_complete([name.strip() for key in given for name in key.split(",")], result)
        return Gradients(tuple(gradient for gradient in result if gradient), without, missing=lacking)

    def check_complete(self, names: list[str], found: list[Gradient | None]) -> None:
        """Check that each differentiable tensor has one gradient or a reason; `kernel` covers the whole row."""
        for name in dict.fromkeys(names):
            if names.count(name) > 1:
                self.wrong(f"grad.{name}", "this parameter has two gradients")
        for p in self.signature.parameters:
            if self.differentiable(p) and p.name not in names:
                self.wrong("grad", f"'{p.name}' has no gradient: write a formula, or none (reason)")
        kernels = [gradient for gradient in found if gradient and gradient.is_kernel]
        if kernels and len(kernels) < len(found):
            self.wrong(
                "grad", "a backward in C gives all gradients of a row: write kernel for each"
            )

    def chosen_parameters(self, key: str, item: Item) -> tuple[Parameter, ...]:
        """Return the parameters of a key such as `input, weight`, or none if one of them cannot have a gradient."""
        by_name = {p.name: p for p in self.signature.parameters}
        chosen = []
        for name in (part.strip() for part in key.split(",")):
            if name not in by_name:
                sentence = f"grad.{name}: no parameter '{name}'" + instead(name, by_name)
                self.problems.add(item.key_line, self.op, sentence)
            elif not self.differentiable(by_name[name]):
                kind = (
                    by_name[name].type
                    if set(self.types) & set(DIFFERENTIABLE)
                    else "of integral elements"
                )
                self.problems.add(
                    item.key_line, self.op, f"grad.{name}: '{name}' is {kind} and has no gradient"
                )
            else:
                chosen.append(by_name[name])
        return tuple(chosen) if len(chosen) == key.count(",") + 1 else ()

    def gradient(self, body: Body, key: str, text: str, chosen: tuple[Parameter, ...], item: Item) -> Gradient | None:
        """Return the gradient under one key, or None if it is wrong."""
        if self.signature.results == ():
            return self.gradient_of_overwritten(key, text, chosen, item)
        if text == "kernel":
            if body.kind not in FILES:
                self.wrong(f"grad.{key}", "only a kernel row has a backward in C", item)
            return Gradient(chosen, Formula(text, None, item.key_line))
        if chosen[0].kind == "tensors":
            self.wrong(
                f"grad.{key}", "the gradients of a Tensor* are hand-written: write kernel", item
            )
            return None
        read = self.gradient_formula(body, key, item)
        if read is None:
            return None
        element = self.is_element(body, read.tree)
        tree = formula.parse(ZEROS) if text == "0" and element else read.tree
        gradient = Gradient(chosen, Formula(text, tree, item.key_line), lets_of([tree], self.lets))
        if gradient.joint and element:
            self.wrong(f"grad.{key}", "an element formula is the gradient of one parameter", item)
        states = {p.name for p in self.signature.parameters if p.kind == "state"}
        for name in reads_of(gradient.tree, gradient.lets) if element else names_of_values(gradient.tree):
            if name in states:
                self.wrong(f"grad.{key}", f"'{name}' is a Tensor&, of which the call leaves another value; write what "
                                          "the gradient reads to a result, which may be saved", item)  # fmt: skip
        mine = [p.name for p in self.signature.parameters]
        others = [name for name in reads_of(gradient.tree, gradient.lets) if name not in mine]
        if not any(name == "grad" or name.startswith("grad_") for name in others):
            self.wrong(f"grad.{key}", "the gradient does not use grad; every derivative is multiplied by it", item)
        return gradient

    def gradient_of_overwritten(
        self, key: str, text: str, chosen: tuple[Parameter, ...], item: Item
    ) -> Gradient | None:
        """Return the gradient 0 of the tensor that a random row overwrites."""
        if text == "0" and self.overwritten(chosen[0]):
            return Gradient(chosen, Formula(text, formula.parse(OVERWRITTEN), item.key_line))
        self.wrong(f"grad.{key}", "a row that changes its first tensor has no gradient of its own; a random row, which "
                                  "overwrites all elements, has the gradient 0", item)  # fmt: skip
        return None

    @staticmethod
    def is_element(body: Body, tree: Node) -> bool:
        """Return whether a gradient is an element formula: never for random rows, and not always for reductions."""
        return body.kind == "loop" or body.kind == "reduce" and not calls_rows(tree)

    def gradient_formula(self, body: Body, key: str, item: Item) -> Formula | None:
        """Read a formula by the rules of its dialect. Only floating elements have gradients."""
        floats = any(dtype in DIFFERENTIABLE for dtype in self.types)
        ends = [
            r
            for r in self.signature.results
            if not r.saved and (floats if not r.dtype else r.dtype in DIFFERENTIABLE)
        ]
        grads = ["grad", *(f"grad_{r.name}" for r in ends)] if ends else []
        results = [r.name for r in self.signature.results]
        if not ends:
            self.wrong(f"grad.{key}", "no result of this row has a gradient", item)
            return None
        try:
            tree = formula.parse(line_of(item))
        except formula.FormulaError as error:
            self.wrong(f"grad.{key}", str(error), item)
            return None
        if self.is_element(body, tree):
            more = ["count"] if body.kind == "reduce" else []
            scope = [*grads, *results, *self.readable, *self.lets, *more]
            read = self.formula(f"grad.{key}", item, scope, gradient=True)
            for name in SHADOWED & set(formula.functions(read.tree)) & set(formula.names(read.tree)) if read else ():
                self.wrong(f"grad.{key}", f"'{name}' is a parameter and a function here; Python has one of them", item)
            return read
        scope = [*grads, *results, *(p.name for p in self.signature.parameters)]
        wrong = formula.unknown_names(tree, scope)
        for sentence in wrong:
            self.wrong(f"grad.{key}", sentence, item)
        return None if wrong else Formula(line_of(item), tree, item.line)
