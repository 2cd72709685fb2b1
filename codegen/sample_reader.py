"""Reads what a row says for its tests: oracle, domain, samples, bad calls, CUDA."""

from __future__ import annotations

import ast
import builtins

from .document import Item, convert, nearest
from .key_reader import KeyReader
from .keys import ERROR_KEYS
from .rows import Body

STATES_CUDA = ("kernel", "reduce", "random", "update", "view")


class SampleReader(KeyReader):
    """The keys that tests read."""

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
