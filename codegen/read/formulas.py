"""Reads element formulas and the names of their subexpressions."""

from __future__ import annotations

import builtins
from typing import TYPE_CHECKING

from ..model import elements, formula, vocabulary
from ..model.bodies import lets_of, reads_of
from ..model.formula import Formula
from ..model.limits import LETS
from ..model.signature import COMPLEX, FLOATING, INTEGERS, INTEGRAL, LARGEST, UNUSABLE
from ..model.spelling import is_written
from .document import Item
from .keys import KeyReader, line_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from ..model.formula import Node

FOLDS = ("reduce", "scan")
ELEMENT_BODIES = ("loop", *FOLDS, "random")
# A let may not hide functions of formulas or names of Python.
RESERVED = {*vocabulary.WORDS, *vocabulary.ARITIES, *vocabulary.SOURCES, *dir(builtins)}


def right(read: dict[str, Formula | None]) -> dict[str, Formula]:
    """Return the formulas that could be read."""
    return {name: each for name, each in read.items() if each}


class FormulaReader(KeyReader):
    """Reader of element formulas, which checks the names in scope."""

    lets: dict[str, Formula]

    def formula(self, key: str, item: Item, scope: Collection[str], *, tensors: Collection[str] | None = None,
                random: bool = False, start: bool = False, gradient: bool = False) -> Formula | None:  # fmt: skip
        """Return an element formula, or None if it is wrong. Only floating elements have gradients."""
        read = Formula(line_of(item), None, item.line)
        try:
            tree = formula.parse(read.text)
        except formula.FormulaError as error:
            self.wrong(key, str(error), item)
            return None
        integral, floating, complex = (bool(set(self.types) & set(group)) for group in (INTEGRAL, FLOATING, COMPLEX))
        declared = self.signature.parameters
        whole = [p.name for p in declared if p.dtype in INTEGRAL and p.is_tensor] if floating else []
        most = min((LARGEST[name] for name in self.types if name in INTEGERS), default=None)
        truths = [p.name for p in declared if p.kind == "bool" or p.dtype in ("Byte", "Bool")]
        truths += [name for name, let in self.lets.items() if elements.is_truth(let.tree, truths)]
        wrong = elements.check_element(
            tree, scope, declared=declared, whole=whole, most=most, truths=truths, random=random, start=start,
            tensors=[p.name for p in declared if p.is_tensor] if tensors is None else tensors,
            integral=integral and not gradient, floating=floating or gradient, complex=complex,
        )  # fmt: skip
        for sentence in wrong:
            self.wrong(key, sentence, item)
        return None if wrong else Formula(read.text, tree, item.line)

    @property
    def readable(self) -> list[str]:
        """Return the names that an element formula may read."""
        return [p.name for p in self.signature.parameters if p.is_tensor or p.is_option]

    @property
    def writable(self) -> list[str]:
        """Return the names that a body writes: results and Tensor& parameters."""
        states = [p.name for p in self.signature.parameters if p.kind == "state"]
        return [*(r.name for r in self.signature.results), *states]

    def read_lets(self, kind: str) -> dict[str, Formula]:
        """Read `let:`. A let may read parameters, results and earlier lets."""
        if "let" not in self.keys:
            return {}
        if kind not in ELEMENT_BODIES:
            self.wrong("let", f"a {kind} row has no element formulas to use it")
        results = [r.name for r in self.signature.results]
        if len(self.keys["let"].value) > LETS:
            self.wrong("let", f"a row has {LETS} lets at most")
            return {}
        lets: dict[str, Formula] = {}
        self.lets = lets
        for name, item in self.mapping("let", self.keys["let"], "names to formulas").items():
            taken = [*(p.name for p in self.signature.parameters), *results, *UNUSABLE, "index"]
            if (
                not is_written(name)
                or name in taken
                or name in RESERVED
                or name.startswith(("grad", "other_", "draw_"))
            ):
                self.wrong(f"let.{name}", "a let has a snake_case name of its own", item)
                continue
            more = ["index", *(["count"] if kind == "reduce" else [])] if kind in FOLDS else []
            scope = [*self.readable, *results, *lets, *more]
            read = self.formula(f"let.{name}", item, scope, random=kind == "random",
                                tensors=() if kind in FOLDS else None)  # fmt: skip
            if read:
                lets[name] = read
        return lets

    def check_lets(self, trees: list[Node]) -> None:
        """Report unused lets, and lets that a body reads before their results exist."""
        used = lets_of(trees, self.lets)
        for name, read in self.lets.items():
            if name not in used:
                self.problems.add(read.line, self.op, f"let.{name}: no formula reads it")

    def check_body_lets(self, formulas: Iterable[Formula], late: Collection[str]) -> None:
        """Report lets of a body that read its results."""
        for read in formulas:
            for name in reads_of(read.tree, self.lets):
                if name in late:
                    self.wrong("let", f"'{name}' is not computed yet where the body reads it")
