"""Reads the keys of a row that tests use: oracles, domain, samples, bad calls, CUDA."""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Collection, Iterable

from ..model.bodies import Body
from ..model.keys import CUDA, EXCEPTIONS, LAYOUTS, STATISTICS
from ..model.matrices import MATRICES
from ..model.signature import INTEGRAL, LARGEST
from ..model.spelling import instead
from ..model.stated import name_within
from ..place import Place
from .document import Item, Plain, convert, values_of
from .keys import KeyReader, line_of
from .values import fault, is_numbers, size_conflict

BY_HAND = ("kernel", "update")


class SampleReader(KeyReader):
    """Reader of the keys that tests use."""

    place: Place

    def tests(self, kind: str) -> tuple[dict[str, str], dict[str, str]]:
        """Read the oracles by result, and the statistics of random rows."""
        item = self.keys.get("test")
        if item is None:
            return {}, {}
        if kind == "random":
            return {}, self.statistics(item)
        written = [*(r.name for r in self.signature.results if not r.saved)]
        written += [p.name for p in self.signature.parameters if p.kind == "state"]
        if isinstance(item.value, str):
            text = self.expression("test", item)
            several = len(written) > 1
            if several and not re.fullmatch(r"[\w.]+\(.*\)", text, re.S):
                self.wrong("test", "write a call that gives a tuple, or a mapping with an expression, for each of "
                                   f"{', '.join(written)}")  # fmt: skip
            result = {name: f"{text}[{k}]" if several else text for k, name in enumerate(written)}
            return self.reading_something(result), {}
        given = self.mapping("test", item, "results to expressions")
        for name in given:
            if name not in written:
                self.wrong("test", f"'{name}' is not a result" + instead(name, written), given[name])
        for name in written:
            if name not in given:
                self.wrong("test", f"'{name}' has no oracle")
        result = {name: self.expression(f"test.{name}", given[name]) for name in written if name in given}
        return self.reading_something(result), {}

    def reading_something(self, found: dict[str, str]) -> dict[str, str]:
        """Return the oracles; report if none of them reads an argument of the row."""
        given = {p.name for p in self.signature.parameters}
        words = set(re.findall(r"\w+", " ".join(found.values())))
        if given and not given & words and not self.problems.found:
            self.wrong("test", f"an oracle must use the row's parameters: {', '.join(sorted(given))}")
        return found

    def statistics(self, item: Item) -> dict[str, str]:
        """Read `{mean: ..., var: ...}`."""
        if not isinstance(item.value, dict):
            self.wrong(
                "test",
                f"a random row's test is a mapping of {', '.join(STATISTICS)} to expressions",
            )
            return {}
        given = self.mapping("test", item, "statistics to expressions")
        for name in given:
            if name not in STATISTICS:
                self.wrong(
                    "test", f"unknown statistic '{name}'" + instead(name, STATISTICS), given[name]
                )
        if not {"mean", "median"} & set(given):
            self.wrong("test", "a random row's test states the mean or the median")
        return {name: self.expression(f"test.{name}", child) for name, child in given.items()}

    def expression(self, key: str, item: Item) -> str:
        """Read an oracle and check its names: parameters, np, oracles and a few functions of Python."""
        text = line_of(item)
        if text == "none":
            self.wrong(key, "every row has an oracle", item)
            return text
        try:
            tree = ast.parse(text or "0", mode="eval")
        except (SyntaxError, ValueError) as error:
            reason = getattr(error, "msg", None) or str(error)
            self.wrong(key, f"not a Python expression: {reason}", item)
            return text
        if self.place.trusted:
            return text
        from .oracle import wrong_oracle  # imports NumPy

        for sentence in wrong_oracle(tree, [p.name for p in self.signature.parameters]):
            self.wrong(key, sentence, item)
        return text

    def domain(self) -> tuple[float, float] | dict[str, tuple[float, float]]:
        """Read [low, high], or such a pair per parameter."""
        if "domain" not in self.keys:
            return (-3, 3)
        value = convert(self.keys["domain"])
        pairs: dict[str, tuple[float, float]] = {}
        for name, pair in (value if isinstance(value, dict) else {"": value}).items():
            if not is_numbers(pair) or len(pair) != 2 or not -math.inf < pair[0] <= pair[1] < math.inf:
                self.wrong("domain", "write [low, high], or such a pair per parameter, of finite numbers")
                return (-3, 3)
            low, high = pairs[name] = pair[0], pair[1]
            narrow = min((one for one in self.types if one in LARGEST), key=lambda one: LARGEST[one], default="Double")
            if max(high, -low) > LARGEST[narrow]:
                self.wrong("domain", f"{narrow} cannot represent {max(high, -low)}")
            if set(self.types) & set(INTEGRAL) and math.ceil(low) > high:
                self.wrong("domain", f"no integer lies from {low} to {high}, and the row has integral types")
        if not isinstance(value, dict):
            return pairs[""]
        by_name = {p.name: p for p in self.signature.parameters}
        drawn = [p.name for p in self.signature.parameters if p.kind in ("tensor", "state", "either", "tensors")]
        for name in pairs:
            if name not in drawn:
                known = f"'{name}' is {by_name[name].type}, and is not drawn" if name in by_name else ""
                self.wrong("domain", known or f"unknown parameter '{name}'" + instead(name, drawn))
        return pairs

    def matrices(self) -> dict[str, str]:
        """Return the kind of the matrices that tests draw for a parameter."""
        if "matrices" not in self.keys:
            return {}
        result = {name: line_of(item) for name, item in self.mapping("matrices", self.keys["matrices"],
                                                                   "parameters to kinds of matrices").items()}
        self.check_parameters("matrices", result)
        for name, kind in result.items():
            if kind not in MATRICES:
                self.wrong(f"matrices.{name}", f"'{kind}' is not one of {', '.join(MATRICES)}")
        return result

    def check_parameters(self, key: str, given: Iterable[str], item: Item | None = None) -> None:
        """Report names that are not parameters of the row."""
        known = [p.name for p in self.signature.parameters]
        for name in given:
            if name not in known:
                self.wrong(key, f"unknown parameter '{name}'" + instead(name, known), item)

    def samples(self, body: Body, shapes: dict[str, list[str]] | None,
                broadcast: Collection[str]) -> tuple[dict[str, Plain], ...]:  # fmt: skip
        """Return the stated calls; there must be two or more if the signature implies none."""
        item = self.keys.get("samples")
        stated = item.sequence if item else []
        if item and not isinstance(item.value, list):
            self.wrong("samples", "write a list of mappings")
        for child in stated:
            self.check_call("samples", child, ())
            self.check_sample(child, shapes or {}, broadcast)
        if len(stated) < 2 and not self.derives_samples(body, shapes):
            self.wrong("samples", f"a {body.kind} row without shapes needs two samples, and has {len(stated)}")
        fixed: dict[str, Plain] = {p.name: p.truth for p in self.signature.parameters
                                   if p.kind == "fixed" and p.required}  # fmt: skip
        return tuple(call | fixed for call in self.stated_calls())

    def stated_calls(self) -> list[dict[str, Plain]]:
        """Return the values of `samples`, by parameter."""
        stated = self.keys["samples"].sequence if "samples" in self.keys else []
        return [values_of(child.mapping) for child in stated if isinstance(child.value, dict)]

    def check_call(self, key: str, item: Item, usual: Collection[str]) -> None:
        """Check a mapping of parameters to sizes and values; `usual` has values of required ones that it leaves out."""
        if not isinstance(item.value, dict):
            self.wrong(key, "a sample maps parameters to sizes and values", item)
            return
        self.check_parameters(key, item.value, item)
        for p in self.signature.parameters:
            if p.required and p.name not in item.value and p.name not in usual and p.kind != "fixed":
                self.wrong(key, f"a sample lacks '{p.name}'", item)

    def check_sample(self, item: Item, shapes: dict[str, list[str]], broadcast: Collection[str]) -> None:
        """Check that the parameters accept the values, and that the sizes agree."""
        sample = values_of(item.mapping)
        given = [(p, sample[p.name]) for p in self.signature.parameters if p.name in sample]
        wrong = [(p, value, fault(p, value, self.types)) for p, value in given]
        for p, value, reason in wrong:
            if reason:
                self.wrong("samples", f"{p.name}: {value!r} is {reason}", item)
        sentence = "" if any(reason for *_, reason in wrong) else size_conflict(shapes, broadcast, sample)
        if sentence:
            self.wrong("samples", sentence, item)

    def derives_samples(self, body: Body, shapes: dict[str, list[str]] | None) -> bool:
        """Return whether the signature implies samples: a loop, reduction or shapes, and other parameters optional."""
        asked = [p for p in self.signature.parameters if p.required and not p.is_tensor]
        return not asked if body.kind in ("loop", "reduce", "random") else shapes is not None

    def errors(self, samples: tuple[dict[str, Plain], ...]) -> tuple[dict[str, Plain], ...]:
        """Return the bad calls; required parameters that a call leaves out have the values of the first sample."""
        item = self.keys.get("errors")
        if item is None:
            return ()
        if not isinstance(item.value, list):
            self.wrong("errors", "write a list of {call: a sample, ValueError: the message}")
            return ()
        required = [p.name for p in self.signature.parameters if p.required]
        usual = {name: value for name, value in (samples[0] if samples else {}).items() if name in required}
        return tuple(error for child in item.value if (error := self.bad_call(child, usual)))

    def bad_call(self, item: Item, usual: dict[str, Plain]) -> dict[str, Plain] | None:
        """Return the call, exception and message of `{call: ..., ValueError: message}`."""
        value = item.mapping
        raises = [key for key in value if key != "call"]
        for key in raises:
            if key not in EXCEPTIONS:
                self.wrong("errors", f"unknown exception '{key}'" + instead(key, ["call", *EXCEPTIONS]), value[key])
        if "call" not in value or len(raises) != 1:
            self.wrong("errors", "write {call: a sample, ValueError: the message}", item)
            return None
        message = line_of(value[raises[0]])
        name = self.text("name") or self.op
        inner = name_within(self.text("in"), name)
        name = name if inner == name else f"{self.text('in')}.{inner}"
        if len(message.replace("...", "").split()) < 3:
            self.wrong("errors", f"'{message}': write the whole message", item)
        elif message.startswith(f"{name}:"):
            self.wrong("errors", f"'{message}': leave out '{name}:', with which every message begins", item)
        self.check_call("errors", value["call"], usual)
        return {"call": usual | values_of(value["call"].mapping), "raises": raises[0], "message": f"{name}: {message}"}

    def layout(self, body: Body, shapes: dict[str, list[str]] | None) -> tuple[str, ...]:
        """Return the words of `layout`: what the kernel takes, and the order of dims of its results."""
        words = self.choice("layout", tuple(LAYOUTS))
        if words and body.kind not in LAYOUTS[words]:
            self.wrong("layout", f"'{words}' is for {' and '.join(LAYOUTS[words])} rows; this is a {body.kind} row")
        if words == "batch" and not any(dims[:1] == ["..."] for dims in (shapes or {}).values()):
            self.wrong("layout", "no tensor has batch dims: write ... in front of its dims in shapes")
        return tuple(words.split())

    def cuda(self, body: Body) -> str:
        """Return the kind of CUDA kernel: `formula`, `same` (the CPU's), `kernel` (handwritten) or `host` (none)."""
        value = self.choice("cuda", CUDA)
        if body.kind == "composed" and value:
            self.wrong("cuda", "a composed row runs on the devices of the rows that it calls")
        elif body.kind == "view" and value:
            self.wrong("cuda", "a view row reads no elements and needs no kernel")
        elif body.kind not in BY_HAND and value:
            self.wrong("cuda", f"a {body.kind} row has CUDA source from its formula")
        if body.kind in BY_HAND:
            return next((word for word in value.split() if word in ("host", "same")), "kernel")
        return {"composed": "", "view": "same"}.get(body.kind, "formula")
