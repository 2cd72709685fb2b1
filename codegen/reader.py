"""Reads one row of the document, key by key, and says what is unclear in each."""

from __future__ import annotations

from . import formula
from .document import Item, nearest
from .keys import BODY_KEYS
from .rows import BODIES, Body, Gradient, Row
from .sample_reader import SampleReader
from .signature import SignatureError, parse_signature

LOOP_WORDS = ("at", "step", "count", "option", "i", "uniform", "normal")


class RowReader(SampleReader):
    """Turns an item into a Row; what is wrong goes to problems, all of it."""

    def row(self) -> Row | None:
        """The row, or None when its signature or body cannot be read."""
        self.check_keys()
        try:
            self.signature = parse_signature(self.text("op"))
        except SignatureError as error:
            self.wrong("op", str(error))
            return None
        body = self.body()
        if body is None:
            return None
        self.check_reserved(body)
        shapes, broadcast = self.shapes()
        gradients, composed = self.gradients(body)
        return Row(
            op=self.signature.op, written=self.text("op"), line=self.item.line, file=self.problems.file,
            section=self.section, parameters=self.signature.parameters, results=self.signature.results,
            public=self.text("name") or self.signature.op, aliases=self.aliases(), doc=self.doc(), body=body,
            dtypes=self.dtypes(), shapes=shapes, broadcast=broadcast, gradients=gradients, composed=composed,
            test=self.test(), domain=self.domain(), samples=self.samples(body, shapes), errors=self.errors(),
            cuda=self.cuda(body), operator=self.operator(), only=self.choice("only", ("method", "function")),
            keep_inplace=self.choice("inplace", ("none",)) != "none",
        )  # fmt: skip

    # Bodies

    def body(self) -> Body | None:
        """The one body, its formulas read and their names checked."""
        kinds = [kind for kind in BODIES if kind in self.keys]
        if len(kinds) != 1:
            found = f"found {' and '.join(kinds)}" if kinds else "found none"
            self.wrong("", f"a row has exactly one body, one of {', '.join(BODY_KEYS)}; {found}")
            return None
        kind = kinds[0]
        if kind == "reduce":
            return self.reduction()
        text = self.text(kind)
        if kind in ("loop", "random"):
            tree = self.element(kind, text, self.element_scope(), random=kind == "random")
            return Body(kind, text, tree) if tree else None
        if not text or kind in ("kernel", "update", "view") and not text.endswith(".c"):
            self.wrong(
                kind,
                "name the C file" if kind != "python" else "name the function in torch/composed.py",
            )
        return Body(kind, text)

    def element_scope(self) -> list[str]:
        """What an element formula may read: tensors and Scalars."""
        return [p.name for p in self.signature.parameters if p.is_tensor or p.is_scalar]

    def element(
        self, key: str, text: str, scope: list[str], random: bool = False, item: Item | None = None
    ):
        """An element formula's tree; None when it is wrong."""
        try:
            tree = formula.parse(text)
        except formula.FormulaError as error:
            self.wrong(key, str(error), item)
            return None
        ints = {p.name for p in self.signature.parameters} - set(scope)
        wrong = formula.check_element(tree, scope, random)
        for sentence in wrong:
            name = sentence.split("'")[1] if "'" in sentence else ""
            self.wrong(key, f"'{name}' is no tensor or Scalar" if name in ints else sentence, item)
        return None if wrong else tree

    def reduction(self) -> Body | None:
        item = self.keys["reduce"]
        if not isinstance(item.value, dict) or not {"start", "step"} <= set(item.value):
            self.wrong("reduce", "write start:, step: and, where needed, finish:")
            return None
        for key, value in item.value.items():
            if key not in ("start", "step", "finish"):
                known = ("start", "step", "finish")
                self.wrong(f"reduce.{key}", f"unknown key '{key}'" + nearest(key, known), value)
        scalars = [p.name for p in self.signature.parameters if p.is_scalar]
        texts = {
            key: " ".join(item.value[key].text.split())
            for key in ("start", "step")
            if key in item.value
        }
        texts["finish"] = (
            " ".join(item.value["finish"].text.split()) if "finish" in item.value else "acc"
        )
        scopes = {
            "start": [],
            "step": ["acc", *self.element_scope()],
            "finish": ["acc", "count", *scalars],
        }
        parts = {}
        for key, text in texts.items():
            parts[key] = self.element(f"reduce.{key}", text, scopes[key], item=item.value.get(key))
        if any(tree is None for tree in parts.values()):
            return None
        if join_of(parts["step"]) is None:
            self.wrong(
                "reduce.step",
                "write acc + E, acc * E, max(acc, E) or min(acc, E)",
                item.value["step"],
            )
            return None
        return Body("reduce", texts["step"], parts["step"], parts, texts)

    def check_reserved(self, body: Body) -> None:
        """Loops have names of their own that a parameter would hide."""
        for p in self.signature.parameters:
            if body.kind in ("loop", "reduce", "random") and p.name in LOOP_WORDS:
                self.wrong(
                    "op",
                    f"'{p.name}' cannot name a parameter of a {body.kind} row: the loop has the word",
                )
            if body.kind in ("loop", "reduce", "random") and p.kind == "tensors":
                self.wrong("op", f"a {body.kind} row takes no Tensor*")
        if body.kind in ("loop", "reduce", "random") and len(self.signature.results) > 1:
            self.wrong("op", f"a {body.kind} row has one result")

    def shapes(self) -> tuple[dict | None, tuple[str, ...]]:
        if "shapes" not in self.keys:
            return None, ()
        value = self.keys["shapes"].value
        if not isinstance(value, dict):
            self.wrong("shapes", "write a mapping of parameters to lists of letters")
            return None, ()
        known = [p.name for p in self.signature.parameters if p.is_tensor] + [
            r.name for r in self.signature.results
        ]
        shapes, broadcast = {}, ()
        for name, item in value.items():
            letters = (
                tuple(child.text for child in item.value) if isinstance(item.value, list) else ()
            )
            if name == "broadcast":
                broadcast = letters
                unknown = [letter for letter in letters if letter not in known]
            else:
                shapes[name] = list(letters)
                unknown = [name] if name not in known else []
            for word in unknown:
                self.wrong("shapes", f"unknown tensor '{word}'" + nearest(word, known), item)
        for name in known:
            if name not in shapes:
                self.wrong("shapes", f"'{name}' is missing")
        return shapes, broadcast

    # Gradients

    def gradients(self, body: Body) -> tuple[tuple[Gradient, ...], bool]:
        """The gradients, and whether the row leaves them to what it is composed of."""
        item = self.keys.get("grad")
        if item is None:
            return (), False
        if isinstance(item.value, str):
            if item.text not in ("none", "composed"):
                self.wrong("grad", "write none, composed, or a formula per parameter")
            if item.text == "composed" and body.kind != "python":
                self.wrong("grad", "only python rows are composed")
            return (), item.text == "composed"
        if not isinstance(item.value, dict):
            self.wrong("grad", "write none, composed, or a formula per parameter")
            return (), False
        found = [self.gradient(body, key, child) for key, child in item.value.items()]
        self.check_twice(item)
        return tuple(gradient for gradient in found if gradient), False

    def check_twice(self, item: Item) -> None:
        """No parameter has two gradients."""
        names = [name.strip() for key in item.value for name in key.split(",")]
        for name in dict.fromkeys(names):
            if names.count(name) > 1:
                self.wrong(f"grad.{name}", "this parameter has two gradients")

    def gradient(self, body: Body, key: str, item: Item) -> Gradient | None:
        """The gradient under one key; None when it is wrong."""
        chosen = []
        for name in (part.strip() for part in key.split(",")):
            p = next((p for p in self.signature.parameters if p.name == name), None)
            if p is None:
                known = [p.name for p in self.signature.parameters]
                self.problems.add(
                    item.key_line,
                    self.op,
                    f"grad.{name}: no parameter '{name}'" + nearest(name, known),
                )
                return None
            if not (p.is_tensor or p.kind == "tensors") or p.dtype not in (None, "Float", "Double"):
                self.problems.add(
                    item.key_line, self.op, f"grad.{name}: '{p.type}' has no gradient"
                )
                return None
            chosen.append(p)
        text = " ".join(item.text.split())
        if text == "kernel":
            return Gradient(tuple(chosen), text, None, item.key_line)
        tree = self.gradient_tree(body, key, text, item)
        return Gradient(tuple(chosen), text, tree, item.key_line) if tree else None

    def gradient_tree(self, body: Body, key: str, text: str, item: Item):
        results = [result.name for result in self.signature.results]
        if body.kind in ("loop", "reduce", "random"):
            scope = ["grad", *results, *self.element_scope()] + (
                ["count"] if body.kind == "reduce" else []
            )
            return self.element(f"grad.{key}", text, scope, item=item)
        scope = ["grad", *results, *(p.name for p in self.signature.parameters)]
        try:
            tree = formula.parse(text)
        except formula.FormulaError as error:
            self.wrong(f"grad.{key}", str(error), item)
            return None
        wrong = formula.unknown_names(tree, scope)
        for sentence in wrong:
            self.wrong(f"grad.{key}", sentence, item)
        return None if wrong else tree


def join_of(step) -> tuple[str, object] | None:
    """How accumulators of a reduction join, and the element's part E of its step: ('sum', E)."""
    acc = formula.Name("acc")
    if isinstance(step, formula.Binary) and step.operator in "+*" and step.left == acc:
        join, part = {"+": "sum", "*": "product"}[step.operator], step.right
    elif (
        isinstance(step, formula.Call)
        and step.function in ("max", "min")
        and step.arguments[0] == acc
    ):
        join, part = step.function, step.arguments[1]
    else:
        return None
    return None if "acc" in formula.names(part) else (join, part)
