"""Reads one row of the document, key by key, and says what is unclear in each."""

from __future__ import annotations

import ast
import builtins

from . import formula
from .document import Item, Problems, convert, nearest
from .keys import BODY_KEYS, ERROR_KEYS, KEYS, REQUIRED
from .rows import BODIES, OPERATORS, Body, Gradient, Row
from .signature import DTYPES, GROUPS, Signature, SignatureError, parse_signature

STATES_CUDA = ("kernel", "reduce", "random", "update", "view")
LOOP_WORDS = ("at", "step", "count", "option", "i", "uniform", "normal")


class RowReader:
    """Turns an item into a Row; what is wrong goes to problems, all of it."""

    def __init__(self, item: Item, section: str, problems: Problems) -> None:
        self.item, self.keys, self.section, self.problems = item, item.value, section, problems
        self.op = self.text("op").partition("(")[0].strip()
        self.signature: Signature | None = None

    def wrong(self, key: str, sentence: str, item: Item | None = None) -> None:
        """Notes a problem at the line of a key, or of a value below it."""
        base = key.partition(".")[0]
        line = (
            item.line if item else self.keys[base].key_line if base in self.keys else self.item.line
        )
        self.problems.add(line, self.op, "" if not key or key == "op" else key, sentence)

    def text(self, key: str) -> str:
        """A key's value as text, with the problem noted where it is a list or mapping."""
        if key not in self.keys:
            return ""
        if not isinstance(self.keys[key].value, str):
            self.wrong(key, "write one line of text")
        return " ".join(self.keys[key].text.split())

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

    def check_keys(self) -> None:
        for key, value in self.keys.items():
            if key not in KEYS:
                self.problems.add(
                    value.key_line, self.op, f"unknown key '{key}'" + nearest(key, KEYS)
                )
        for key in REQUIRED:
            if key not in self.keys or self.keys[key].value in ("", [], {}):
                self.problems.add(
                    self.item.line, self.op, f"'{key}' is missing: it is stated, never defaulted"
                )

    def choice(self, key: str, allowed: tuple[str, ...]) -> str:
        value = self.text(key)
        if value and value not in allowed:
            self.wrong(
                key, f"'{value}' is not one of {', '.join(allowed)}" + nearest(value, allowed)
            )
        return value

    def doc(self) -> str:
        doc = self.text("doc")
        if doc and not (doc.endswith(".") or ". " in doc):
            self.wrong("doc", "the first sentence ends with a period")
        return doc

    def aliases(self) -> tuple[str, ...]:
        if "alias" not in self.keys:
            return ()
        value = self.keys["alias"].value
        return (
            tuple(item.text for item in value) if isinstance(value, list) else (self.text("alias"),)
        )

    def operator(self) -> str:
        """Known ones only: a typing error is refused with the nearest."""
        value = self.text("operator")
        if value and value not in OPERATORS:
            self.wrong("operator", f"unknown operator '{value}'" + nearest(value, OPERATORS))
            return ""
        return value

    def dtypes(self) -> tuple[str, ...]:
        if "dtypes" not in self.keys:
            return ()
        item = self.keys["dtypes"]
        if isinstance(item.value, str):
            if item.text not in GROUPS:
                known = [*GROUPS, *DTYPES]
                self.wrong("dtypes", f"unknown dtypes '{item.text}'" + nearest(item.text, known))
            return GROUPS.get(item.text, ())
        given = [child.text for child in item.value] if isinstance(item.value, list) else []
        for name in given:
            if name not in DTYPES:
                self.wrong("dtypes", f"unknown dtype '{name}'" + nearest(name, DTYPES))
        return tuple(dtype for dtype in DTYPES if dtype in given)

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

    # Tests

    def test(self) -> str:
        """The oracle, its names checked: parameters, np, oracles, Python's own."""
        text = self.text("test")
        if text == "none":
            self.wrong("test", "every row has an oracle")
            return text
        try:
            tree = ast.parse(text or "0", mode="eval")
        except SyntaxError as error:
            self.wrong("test", f"no Python expression: {error.msg}")
            return text
        loaded = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
        local = {node.id for node in loaded if isinstance(node.ctx, ast.Store)}
        local |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
        known = {
            "np",
            "oracles",
            *local,
            *(p.name for p in self.signature.parameters),
            *vars(builtins),
        }
        for node in loaded:
            if node.id not in known:
                self.wrong("test", f"unknown name '{node.id}'" + nearest(node.id, known))
        return text

    def domain(self):
        """[low, high], or such a pair per parameter."""
        if "domain" not in self.keys:
            return (-3, 3)
        value = convert(self.keys["domain"])
        pairs = value.values() if isinstance(value, dict) else [value]
        for pair in pairs:
            numbers = (
                isinstance(pair, list)
                and len(pair) == 2
                and all(isinstance(n, (int, float)) for n in pair)
            )
            if not numbers or pair[0] > pair[1]:
                self.wrong("domain", "write [low, high], or such a pair per parameter")
        if isinstance(value, dict):
            self.check_parameters("domain", value)
            return {
                name: tuple(pair) if isinstance(pair, list) else pair
                for name, pair in value.items()
            }
        return tuple(value) if isinstance(value, list) else value

    def check_parameters(self, key: str, mapping, item: Item | None = None) -> None:
        known = [p.name for p in self.signature.parameters]
        for name in mapping:
            if name not in known:
                self.wrong(key, f"unknown parameter '{name}'" + nearest(name, known), item)

    def samples(self, body: Body, shapes: dict | None) -> tuple[dict, ...]:
        """Stated calls; at least two where nothing derives them."""
        item = self.keys.get("samples")
        stated = item.value if item and isinstance(item.value, list) else []
        if item and not isinstance(item.value, list):
            self.wrong("samples", "write a list of mappings")
        for child in stated:
            if isinstance(child.value, dict):
                self.check_parameters("samples", child.value, child)
            else:
                self.wrong("samples", "a sample maps parameters to sizes and values", child)
        if len(stated) < 2 and not self.derives_samples(body, shapes):
            self.wrong(
                "samples",
                f"a {body.kind} row without shapes needs two samples; there are {len(stated)}",
            )
        return tuple(convert(child) for child in stated if isinstance(child.value, dict))

    def derives_samples(self, body: Body, shapes: dict | None) -> bool:
        """Whether samples follow from the signature: loops, folds and shapes, with every other parameter defaulted."""
        if body.kind in ("loop", "reduce"):
            return True
        if body.kind == "random":
            return not any(
                p.required and p.kind in ("int", "ints", "list") for p in self.signature.parameters
            )
        return shapes is not None

    def errors(self) -> tuple[dict, ...]:
        item = self.keys.get("errors")
        if item is None:
            return ()
        if not isinstance(item.value, list):
            self.wrong("errors", "write a list of {call, raises, message}")
            return ()
        for child in item.value:
            self.check_error(child)
        return tuple(convert(child) for child in item.value if isinstance(child.value, dict))

    def check_error(self, item: Item) -> None:
        """One bad call: its keys, its exception, its parameters."""
        value = item.value if isinstance(item.value, dict) else {}
        for key in value:
            if key not in ERROR_KEYS:
                self.wrong("errors", f"unknown key '{key}'" + nearest(key, ERROR_KEYS), value[key])
        for key in ERROR_KEYS:
            if key not in value:
                self.wrong("errors", f"'{key}' is missing", item)
        raises = value["raises"].text if "raises" in value else "ValueError"
        known = [
            name
            for name, kind in vars(builtins).items()
            if isinstance(kind, type) and issubclass(kind, Exception)
        ]
        if raises not in known:
            self.wrong(
                "errors", f"unknown exception '{raises}'" + nearest(raises, known), value["raises"]
            )
        if "call" in value and isinstance(value["call"].value, dict):
            self.check_parameters("errors", value["call"].value, value["call"])

    def cuda(self, body: Body) -> bool:
        """Whether a CUDA kernel exists; loops have one by their formula, others say when they have none."""
        value = self.choice("cuda", ("none",))
        if body.kind == "loop" and value:
            self.wrong("cuda", "a loop row has CUDA source from its formula")
        if body.kind in STATES_CUDA and not value:
            self.wrong("", f"a {body.kind} row says 'cuda: none' while it has no CUDA kernel")
        return body.kind == "loop"


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
