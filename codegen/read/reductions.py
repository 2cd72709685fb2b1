"""Reads `reduce:` and `scan:`: accumulators with start, step and join, and the formulas of results."""

from __future__ import annotations

from collections.abc import Collection

from ..model import elements
from ..model.bodies import Accumulator, Reduction, Scan, reads_of
from ..model.evaluate import violated_law
from ..model.formula import Formula
from ..model.handwritten import C_WORDS
from ..model.limits import ACCUMULATORS
from ..model.signature import COMPLEX
from ..model.spelling import instead, is_written
from .document import Item
from .formulas import FormulaReader, right


class ReductionReader(FormulaReader):
    """Reader of the body of a reduce or scan row."""

    def scan(self, item: Item) -> Scan | None:
        """Read a reduction along one Dim, from the first element or from the last."""
        dims = [p for p in self.signature.parameters if p.kind in ("dim", "dims", "keepdim")]
        if [p.kind for p in dims] != ["dim"] or dims[0].nullable:
            self.wrong("op", "a scan row goes along one Dim, which it keeps")
        given = item.mapping
        start = given.get("from")
        if start and start.value != "last":
            self.wrong("scan.from", "write last, or leave it out", start)
        body = self.reduction(Item({k: v for k, v in given.items() if k != "from"}, item.line))
        if body is None:
            return None
        if start and body.ordered:
            self.wrong("scan.step", "'index' counts from the first element, where a scan from the last has not been")
        return Scan(body.accumulators, body.finish, backwards=bool(start))

    @property
    def key(self) -> str:
        """The key that is being read."""
        return "scan" if "scan" in self.keys else "reduce"

    def reduction(self, item: Item) -> Reduction | None:
        """Read {start, step, finish} of one accumulator, or mappings of several."""
        given = self.reduce_keys(item)
        if given is None:
            return None
        several = isinstance(given["step"].value, dict)
        names = list(given["step"].mapping) if several else ["acc"]
        self.check_accumulators(names, several, given)
        parts = {}
        for key in ("start", "step", "join"):
            items = {} if key not in given else given[key].mapping if several else {"acc": given[key]}
            parts[key] = self.parts(key, items, names)
        finish = self.finish(given.get("finish"), names)
        needed = ("start", "step", "join") if several or "join" in given else ("start", "step")
        if finish is None or any(name not in parts[key] for key in needed for name in names):
            return None
        body = Reduction(
            tuple(Accumulator(n, parts["start"][n], parts["step"][n], parts["join"].get(n)) for n in names), finish
        )
        self.check_joins(body, given["step"])
        if set(self.types) & set(COMPLEX) and not body.simple:
            self.wrong("dtypes", "complex numbers have one accumulator, by a step that says how two of them join")
        options = [p.name for p in self.signature.parameters if p.is_option]
        stated = all(name in parts["join"] for name in names)
        law = violated_law(body.accumulators, self.lets, options) if stated else ""
        if law:
            self.wrong(f"{self.key}.join", law, given["join"])
        steps = {name for a in body.accumulators for name in reads_of(a.step.tree, self.lets)}
        if not steps & {p.name for p in self.signature.parameters if p.is_tensor}:
            self.wrong(f"{self.key}.step", "no step reads an element of a tensor", given["step"])
        for read in body.finish.values():
            if not set(reads_of(read.tree, self.lets)) & set(names):
                self.wrong(f"{self.key}.finish", f"'{read.text}' reads none of {', '.join(names)}", given["finish"])
        late = {*(r.name for r in self.signature.results), "count"} - set(names)
        self.check_body_lets([a.step for a in body.accumulators], late)
        return body

    def reduce_keys(self, item: Item) -> dict[str, Item] | None:
        """Return the parts by key, all of them formulas or all mappings; otherwise None."""
        keys = ("start", "step", "join", "finish")
        given = item.mapping
        for key, child in given.items():
            if key not in keys:
                self.wrong(f"{self.key}.{key}", f"unknown key '{key}'" + instead(key, keys), child)
        if not {"start", "step"} <= set(given):
            self.wrong(self.key, "write start:, step: and, where needed, join: and finish:")
            return None
        several = isinstance(given["step"].value, dict)
        for key in ("start", "join"):
            if key in given and isinstance(given[key].value, dict) != several:
                sentence = "start, step and join are all formulas, or all mappings"
                self.wrong(f"{self.key}.{key}", sentence, given[key])
                return None
        return given

    def check_accumulators(self, names: list[str], several: bool, given: dict[str, Item]) -> None:
        """Check the number of accumulators, and that start, step and join have the same names."""
        taken = (
            [p.name for p in self.signature.parameters] + list(self.lets) + ["count", "index", "i"]
        )
        for name in names if several else ():
            if (
                not is_written(name)
                or name in (*taken, *C_WORDS)
                or name.startswith(("other_", "draw_"))
            ):
                self.wrong(self.key, f"'{name}' cannot name an accumulator")
        if len(names) > ACCUMULATORS:
            self.wrong(
                self.key, f"a reduction has {ACCUMULATORS} accumulators at most, not {len(names)}"
            )
        if len(self.writable) > len(names):
            self.wrong(self.key, f"{len(self.writable)} results need as many accumulators")
        if any(p.kind == "state" for p in self.signature.parameters):
            self.wrong("op", f"a {self.key} row changes no Tensor&")
        if several and "join" not in given:
            self.wrong(
                self.key, "several accumulators need a join: other_<name> is the right side's"
            )
        for key in ("start", "step", "join") if several else ():
            for name in set(given[key].mapping) ^ set(names) if key in given else ():
                self.wrong(f"{self.key}.{key}", f"'{name}' stands in start, step and join, or in none")
        if sum(p.kind in ("dim", "dims") for p in self.signature.parameters) > 1:
            self.wrong("op", f"a {self.key} row has one Dim or Dim*")

    def parts(self, key: str, items: dict[str, Item], names: list[str]) -> dict[str, Formula]:
        """Return the formulas of start, step or join by accumulator, without wrong ones."""
        tensors = self.readable
        others = [f"other_{name}" for name in names]
        scopes: dict[str, list[str]] = {
            "start": [],
            "step": [*names, "index", *tensors, *self.lets],
            "join": [*names, *others],
        }
        read = {name: self.formula(f"{self.key}.{key}", child, scopes[key], start=key == "start", tensors=())
                for name, child in items.items() if name in names}  # fmt: skip
        return right(read)

    def finish(self, item: Item | None, names: list[str]) -> dict[str, Formula] | None:
        """Return a formula per result, none if the accumulators are the results, or None if a formula is wrong."""
        results = [r.name for r in self.signature.results]
        if item is None:
            if len(names) > 1 and names != results:
                self.wrong(
                    self.key,
                    f"say by finish: how {', '.join(results)} comes from {', '.join(names)}",
                )
            return {}
        options = [p.name for p in self.signature.parameters if p.is_option]
        if isinstance(item.value, list):
            self.wrong(
                f"{self.key}.finish", "write a formula, or a mapping of results to formulas", item
            )
            return {}
        given = {results[0]: item} if isinstance(item.value, str) else item.value
        self.check_written(f"{self.key}.finish", given, results)
        more = self.readable if self.key == "scan" else ["count", *options]
        read = {name: self.formula(f"{self.key}.finish", child, [*names, *more]) for name, child in given.items()}
        known = right(read)
        return {name: known[name] for name in results if name in known} if len(known) == len(read) else None

    def check_joins(self, body: Reduction, item: Item) -> None:
        """Check that a join follows from each step, and that the start is neutral for it."""
        for a in body.accumulators:
            if a.join is not None:
                continue
            if a.derived is None:
                self.wrong(
                    f"{self.key}.step",
                    "write acc + E, acc * E, max(acc, E) or min(acc, E), or a join",
                    item,
                )
            elif not elements.is_neutral(a.derived[0], a.start.tree):
                neutral = elements.NEUTRAL[a.derived[0]]
                self.wrong(
                    f"{self.key}.start",
                    f"'{a.start.text}' is not neutral: each thread begins with it; write {neutral}",
                )

    def check_written(self, key: str, given: Collection[str], wanted: list[str]) -> None:
        """Check that each wanted name has a formula, and no other name has one."""
        for name in given:
            if name not in wanted:
                self.wrong(key, f"'{name}' is not written by this row" + instead(name, wanted))
        for name in wanted:
            if name not in given:
                self.wrong(key, f"'{name}' has no formula")
