"""Scans for the template: folds that write a result at each element."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ..model.bodies import reads_of
from ..model.evaluate import evaluate
from ..model.formula import Name, Node
from ..model.rows import Row
from .expressions import to_c
from .folds import Fold, body_of
from .loops import Local, Operand, element_type, option_locals


@dataclass(frozen=True)
class Scan(Fold):
    """The scan of a row for one element type: a fold that writes results at each element."""

    @property
    def outputs(self) -> tuple[Operand, ...]:
        """The results, whose pointers come first."""
        wide = self.row.wide_results
        return tuple(
            Operand("int64_t" if r.name in wide and self.side.name == "integral" else element_type(r.dtype, self.dtype),
                    r.name, k)
            for k, r in enumerate(self.row.results)
        )  # fmt: skip

    @property
    def finish_names(self) -> set[str]:
        return {name for read in self.row.body.finish.values() for name in reads_of(read.tree, {})}

    @property
    def inputs(self) -> tuple[Operand, ...]:
        """The tensors that the formulas read, after the results."""
        read = self.names | self.finish_names
        return tuple(
            Operand(element_type(p.dtype, self.dtype), p.name, len(self.row.results) + k)
            for k, p in enumerate(self.row.tensors)
            if p.name in read
        )

    @property
    def finish_options(self) -> tuple[Local, ...]:
        """The numbers of `finish`, if the step is a function that reads its own."""
        names = self.finish_names | (set() if self.has_step else self.names)
        return option_locals(self.row, names, self.side.ctype)

    @property
    def chosen(self) -> Node | None:
        """The condition under which an element replaces the accumulators."""
        condition: Node | None = self.row.body.chosen
        return condition

    @property
    def has_step(self) -> bool:
        return self.chosen is None and super().has_step

    @property
    def given_type(self) -> str:
        """The type in which steps compute: with several accumulators, that of the accumulators."""
        return self.ctype if self.row.body.simple else self.side.ctype

    @property
    def set(self) -> str:
        """The type of the accumulators: a number, the row's struct, or a struct of element and index."""
        return f"{self.row.op}_set_{self.dtype.lower()}" if self.chosen else (
            self.side.ctype if self.row.body.simple else self.side.struct)

    @property
    def elements(self) -> dict[str, str]:
        """The text of each tensor at element i."""
        return {o.name: f"in_{o.name}[i]" for o in self.inputs} | {"index": "index"}

    @property
    def part(self) -> str:
        """The value that a step adds at element i."""
        if self.has_step:
            return self.call("i", "index")
        return to_c(self.row.body.accumulators[0].derived[1], self.ctype, self.elements)

    @property
    def single(self) -> str:
        """The body of the scan: `scans/each.h` with the accumulator ACC, the step JOIN and the result PUT."""
        way = "LAST" if self.row.body.backwards else "FIRST"
        if self.chosen:
            replaces = to_c(self.chosen, self.ctype, self.elements | self.held)
            return body_of("scans/chosen", SET=self.set, T=self.ctype, REPLACES=replaces, START=self.start_set,
                           PREVIOUS=self.last_set, NEXT=self.next_set, PUT=self.put)  # fmt: skip
        if self.row.body.simple:
            return body_of("scans/each", ACC=self.set, JOIN=self.side.join, WAY=way, PART=self.part, PUT=self.put)
        return body_of("scans/steps", SET=self.set, WAY=way, NEXT=self.part, PUT=self.put)

    @property
    def held(self) -> dict[str, str]:
        """The text of each accumulator."""
        simple = self.row.body.simple
        return {a.name: "acc" if simple and not self.chosen else f"acc.{a.name}" for a in self.row.body.accumulators}

    @property
    def start_set(self) -> str:
        """The accumulators before the first element; infinity saturates in integers."""
        values = [float(evaluate(a.start.tree, {})) for a in self.row.body.accumulators]
        ends = {"int64_t": "INT64", "int32_t": "INT32", "int16_t": "INT16", "int8_t": "INT8", "uint8_t": "UINT8"}
        texts = []
        for value, o in zip(values, self.outputs, strict=True):
            end = ends.get(o.ctype)
            low = "0" if end == "UINT8" else f"{end}_MIN"
            texts.append((f"{end}_MAX" if value > 0 else low) if math.isinf(value) and end else self.side.start(value))
        return self.bracketed(texts)

    @property
    def last_set(self) -> str:
        """The accumulators as the results of the previous element contain them."""
        return self.bracketed([f"to_{o.name}[i - step]" for o in self.outputs])

    @property
    def next_set(self) -> str:
        """The accumulators after element i."""
        spelled = self.elements | self.held
        given = zip(self.row.body.accumulators, self.outputs, strict=True)
        return self.bracketed([f"({o.ctype})({to_c(a.step.tree, o.ctype, spelled)})" for a, o in given])

    def bracketed(self, texts: list[str]) -> str:
        """Return a set as an expression."""
        return f"({self.set}){{{', '.join(texts)}}}"

    @property
    def put(self) -> str:
        """The expression that writes the results of element i."""
        body = self.row.body
        wide = {name: f"({self.side.ctype}){text}" for name, text in self.elements.items()}
        trees = [read.tree for read in body.finish.values()] or [Name(a.name) for a in body.accumulators]
        texts = [to_c(tree, self.side.ctype, wide | self.held) for tree in trees]
        return ", ".join(f"to_{o.name}[i] = ({o.ctype})({text})" for o, text in zip(self.outputs, texts, strict=True))


def scans(row: Row) -> list[Scan]:
    """Return a scan for each element type."""
    return [Scan(row, dtype) for dtype in row.folded_dtypes]
