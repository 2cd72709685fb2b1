"""Composed gradients as C: calls of other rows through th_apply, with line breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeGuard

from ..model.bodies import Gradient
from ..model.catalogue import Catalogue
from ..model.compose import Applied, Given, IntOf, Made, Operation, Resolver, Run, SizeOf, Value, is_int
from ..model.rows import Row
from ..model.signature import Parameter
from .layout import Document, Group, flat
from .literals import c_number, c_scalar


class Composer:
    """Printer of the composed gradients of one row."""

    def __init__(self, row: Row, catalogue: Catalogue) -> None:
        self.row, self.resolver = row, Resolver(row, catalogue)
        self.repeated: dict[str, str] = {}  # calls that a formula makes more than once, and their variables
        self.parts: list[Group] = []  # the declarations of these variables

    def gradient(self, gradient: Gradient) -> Group:
        """Return th_keep(th_apply(...)), or th_apply_all(..., all, count) for a joint gradient.

        `parts` then has a declaration for each call that the formula makes more than once.
        """
        value = self.resolver.gradient(gradient)
        self.plain = Plain(self.row, self.resolver)
        texts = Counter(map(self.plain.applied, calls_in(value)))
        self.repeated = {text: "" for text, count in texts.items() if count > 1}
        if gradient.joint:
            applied = value.what
            parts = (self.call(applied), "all", str(len(gradient.parameters)))
            return Group(f"th_apply_all(&f, {self.address(applied.row)}, ", parts, ")")
        return kept(self.row, gradient.parameters[0], self.tensor(value))

    def address(self, row: Row) -> str:
        """Return `&op_mm`; in a package, for a row of torch, the pointer that its import found."""
        return f"&op_{row.op}" if row.package == self.row.package else f"torch_{row.op}"

    def rows(self, gradient: Gradient) -> list[Row]:
        """Return the rows that a gradient calls."""
        result: list[Row] = []
        collect(self.resolver.gradient(gradient), result)
        return result

    # Values

    def tensor(self, value: Value) -> Document:
        """Return a tensor: saved, a gradient, or the result of a call; NULL for a number or None."""
        what = value.what
        if isinstance(what, Applied):
            return self.applied(what)
        if isinstance(what, Made):
            return f"grad[{what.number}]" if what.is_gradient else f"s->out[{what.number}]"
        if isinstance(what, Given) and value.kind in ("tensor", "either"):
            return f"s->t[{what.parameter.slot}]"
        return "NULL"

    def applied(self, what: Applied) -> Document:
        """Return a call, or the variable of a call that the formula repeats."""
        text = self.plain.applied(what) if self.repeated else ""
        if text not in self.repeated:
            return Group(f"th_apply(&f, {self.address(what.row)}, ", (self.call(what),), ")")
        if not self.repeated[text]:
            call = self.call(what)
            self.repeated[text] = f"part_{len(self.parts)}"
            head = f"tensor *const {self.repeated[text]} = th_apply(&f, {self.address(what.row)}, "
            self.parts.append(Group(head, (call,), ")"))
        return self.repeated[text]

    def shape(self, of: Given | Made) -> str:
        """Return the header whose sizes are read."""
        return f"s->shape[{of.parameter.slot}]" if isinstance(of, Given) else f"grad[{of.number}]"

    def int(self, value: Value) -> str:
        """Return an int of the call."""
        what = value.what
        if value.kind == "none":
            return "TH_NONE"
        if value.kind == "number":
            return str(what)
        if isinstance(what, Given):
            return f"s->n[{what.parameter.slot}]"
        if isinstance(what, Operation):
            return self.operation(what)
        if isinstance(what, IntOf):
            return f"s->n[{what.parameter.slot + what.index}]"
        return self.size(what)

    def size(self, what: SizeOf) -> str:
        if what.index is None:
            return f"{self.shape(what.of)}->ndim"
        index = self.int(what.index)
        if is_list(what.of):
            return f"s->list[{what.of.parameter.slot}].at[{index}]"
        shape = self.shape(what.of)
        return f"{shape}->size[{index}]" if index.isdigit() else f"th_size_at({shape}, {index})"

    def operation(self, what: Operation) -> str:
        texts = [self.number(value) for value in what.values]
        if len(texts) == 1:
            return what.operator + texts[0]
        real = "(double)" if what.operator == "/" and is_int(what.values[0]) else ""  # as Python divides ints
        return f"({real}{texts[0]} {what.operator} {texts[1]})"

    def number(self, value: Value) -> str:
        """Return an operand of arithmetic."""
        if value.kind == "scalar" and isinstance(value.what, Given):
            return f"s->s[{value.what.parameter.slot}].f"
        if value.kind == "number":
            return c_number(value.what)
        return self.int(value)

    def scalar(self, value: Value) -> str:
        """Return a Scalar of the call."""
        what = value.what
        if value.kind == "either":
            return f"s->s[{what.parameter.number}]"
        if value.kind == "scalar" and isinstance(what, Given):
            return f"s->s[{what.parameter.slot}]"
        if value.kind == "number":
            return f"th_integral({what})" if isinstance(what, int) else f"th_real({c_number(what)})"
        if value.kind == "scalar":
            return f"th_real({self.operation(what)})"
        return f"th_integral({self.int(value)})"

    # Lists of ints

    def ints(self, value: Value) -> Document:
        """Return an `ints` of the call: one run, or several joined on the stack."""
        if value.kind == "none":
            return "{NULL, 0}"
        if value.kind == "ints":
            runs = self.runs(value.what)
            if len(runs) == 1:
                return Group("{", runs[0], "}")
            parts = tuple(Group("{", run, "}") for run in runs)
            return Group(f"th_concatenate(&f, {len(runs)}, (const ints[]){{", parts, "})")
        text = self.int(value)
        given = value.what.parameter if isinstance(value.what, Given) else None
        if given is not None and given.nullable:
            return f"{{{text} == TH_NONE ? NULL : &{text}, 1}}"
        return Group("{", (f"(const int64_t[]){{{text}}}", "1"), "}")

    def runs(self, items: tuple[Value | Run, ...]) -> list[tuple[Document, str]]:
        """Return pairs of pointer and count; adjacent single ints are one run."""
        result: list[tuple[Document, str]] = []
        singles: list[str] = []

        def close() -> None:
            if singles:
                result.append((Group("(const int64_t[]){", tuple(singles), "}"), str(len(singles))))
                singles.clear()

        for item in items:
            if isinstance(item, Run):
                close()
                result.append(self.run(item))
            else:
                singles.append(self.int(item))
        close()
        return result

    def run(self, run: Run) -> tuple[str, str]:
        """Return pointer and count of a part of sizes, or of a list."""
        if is_list(run.of):
            head = f"s->list[{run.of.parameter.slot}]"
            pointer, count = f"{head}.at", f"{head}.count"
        else:
            head = self.shape(run.of)
            pointer, count = f"{head}->size", f"{head}->ndim"
        start = "0" if run.start is None else self.int(run.start)
        pointer = pointer if start == "0" else f"{pointer} + {start}"
        rest = count if start == "0" else f"{count} - {start}"
        if run.stop is None:
            return pointer, narrow(rest, run.start)
        stop = self.int(run.stop)
        if stop.startswith("-"):
            return pointer, f"{rest} - {stop[1:]}"
        if start.isdigit() and stop.isdigit():
            return pointer, str(int(stop) - int(start))
        return pointer, f"(int)({stop if start == '0' else f'{stop} - {start}'})"

    # Calls

    def call(self, applied: Applied) -> Group:
        """Return `&(call){.t = {...}, .s = {...}, .n = {...}}`, with the preset of every absent parameter."""
        row, bound = applied.row, applied.arguments
        parts: list[Document | None] = [
            self.tensors(row, bound),
            self.scalars(row, bound),
            self.all_ints(row, bound),
            self.lists(row, bound),
        ]
        parts += self.tensor_lists(row, bound)
        parts += [".type = grad[0]->dtype"] if row.creates else []
        return Group("&(call){", tuple(part for part in parts if part), "}")

    def tensors(self, row: Row, bound: dict[str, Value]) -> Group | None:
        slots = sorted(row.tensors, key=lambda p: p.slot)
        texts = [self.tensor(bound[p.name]) if p.name in bound else "NULL" for p in slots]
        while texts and texts[-1] == "NULL":
            texts.pop()
        return Group(".t = {", tuple(texts), "}") if texts else None

    def scalars(self, row: Row, bound: dict[str, Value]) -> Group | None:
        parts = []
        for p in row.scalars:
            slot = p.number if p.kind == "either" else p.slot
            value = bound.get(p.name)
            if value is not None and not (p.kind == "either" and value.kind == "tensor"):
                parts.append(f"[{slot}] = {self.scalar(value)}")
            elif value is None and not p.required:
                parts.append(f"[{slot}] = {c_scalar(p.preset)}")
        return Group(".s = {", tuple(parts), "}") if parts else None

    def all_ints(self, row: Row, bound: dict[str, Value]) -> Group | None:
        texts: list[str] = []
        for p in row.parameters:
            if p.group == "n" and p.kind != "ints":
                texts.append(self.int(bound[p.name]) if p.name in bound else preset(p))
            elif p.kind == "ints":
                texts += self.several(p, bound.get(p.name))
        while texts and texts[-1] == "0":
            texts.pop()
        return Group(".n = {", tuple(texts), "}") if texts else None

    def several(self, p: Parameter, value: Value | None) -> list[str]:
        """Return the k ints of an int[k]."""
        if value is None:
            return [preset(p)] * p.length
        if value.kind != "ints":
            return [self.int(value)] * p.length
        if not isinstance(value.what[0], Run):
            return [self.int(item) for item in value.what]
        run = value.what[0]
        start = "0" if run.start is None else self.int(run.start)
        head = (
            f"s->list[{run.of.parameter.slot}].at"
            if is_list(run.of)
            else f"{self.shape(run.of)}->size"
        )
        places = (str(int(start) + k) if start.isdigit() else f"{start} + {k}" if k else start
                  for k in range(p.length))
        return [f"{head}[{position}]" for position in places]

    def lists(self, row: Row, bound: dict[str, Value]) -> Group | None:
        texts = [self.ints(bound[p.name]) if p.name in bound else "{NULL, 0}"
                 for p in row.parameters if p.group == "list"]  # fmt: skip
        while texts and texts[-1] == "{NULL, 0}":
            texts.pop()
        return Group(".list = {", tuple(texts), "}") if texts else None

    def tensor_lists(self, row: Row, bound: dict[str, Value]) -> list[Group]:
        groups = []
        for p in row.tensor_lists:
            items = tuple(self.tensor(value) for value in bound[p.name].what)
            groups.append(
                Group("{", (Group("(tensor *const[]){", items, "}"), str(len(items))), "}")
            )
        return [Group(".many = {", tuple(groups), "}")] if groups else []


class Plain(Composer):
    """Printer of calls on one line, each printed once: equal calls have equal texts."""

    def __init__(self, row: Row, resolver: Resolver) -> None:
        self.row, self.resolver = row, resolver
        self.texts: dict[int, str] = {}  # by the id of the call

    def applied(self, what: Applied) -> str:
        if id(what) not in self.texts:
            self.texts[id(what)] = flat(Group(f"{self.address(what.row)} ", (self.call(what),), ""))
        return self.texts[id(what)]


def calls_in(value: Value) -> Iterator[Applied]:
    """Return all calls in a value, the outermost first."""
    if isinstance(value.what, Applied):
        yield value.what
        for argument in value.what.arguments.values():
            yield from calls_in(argument)
    for item in value.what if isinstance(value.what, tuple) else ():
        if isinstance(item, Value):
            yield from calls_in(item)


def is_list(of: Given | Made) -> TypeGuard[Given]:
    """Return whether a value is an int* or Dim* parameter rather than sizes."""
    return isinstance(of, Given) and of.parameter.group == "list"


def narrow(text: str, start: Value | None) -> str:
    """Return a count computed from int64_t as an int."""
    return text if start is None or start.kind == "number" else f"(int)({text})"


def preset(p: Parameter) -> str:
    """Return the default of an int, bool or dim."""
    return "TH_NONE" if p.default is None else str(int(p.preset or 0))


def kept(row: Row, parameter: Parameter, document: Document) -> Group:
    """Return a reference for the caller, summed if the input was broadcast."""
    if parameter.name in row.summed:
        return Group("th_keep_sum(&f, ", (document, f"s->shape[{parameter.slot}]"), ")")
    return Group("th_keep(", (document,), ")")


def collect(value: Value, found: list[Row]) -> None:
    """Collect the rows of all calls in a value."""
    if isinstance(value.what, Applied):
        found.append(value.what.row)
        for argument in value.what.arguments.values():
            collect(argument, found)
    for item in value.what if isinstance(value.what, tuple) else ():
        if isinstance(item, Value):
            collect(item, found)
