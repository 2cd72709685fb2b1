"""Reads the body of a row."""

from __future__ import annotations

import re
from collections.abc import Callable

from ..model import elements
from ..model.bodies import ELEMENTS, Body, Composed, File, Loop, Random, Requirement, lets_of
from ..model.composition import TYPES
from ..model.formula import Formula, FormulaError, names, parse, unknown_names
from ..model.keys import BODY_KEYS, EXCEPTIONS, WARNINGS
from ..model.limits import DRAWS, OPERANDS
from ..model.signature import GROUPS, NARROW
from ..model.spelling import is_written, nearest, nearest_file
from ..place import Place
from .document import Item
from .formulas import ELEMENT_BODIES, FOLDS, RESERVED, right
from .keys import line_of
from .reductions import ReductionReader

# C headers, which a kernel file of the same name would hide.
LIBRARY = [f"{name}.h" for name in """
assert complex ctype dlfcn errno fcntl float inttypes iso646 limits locale math omp pthread sched semaphore setjmp
signal stdalign stdarg stdatomic stdbool stddef stdint stdio stdlib string tgmath threads time unistd wchar
""".split()]


NEW_FILE = "; `codegen new` with --kernel prints one to fill in"


class BodyReader(ReductionReader):
    """Reader of bodies, which finds their files and functions in a place."""

    place: Place

    def body(self) -> Body | None:
        """Return the body, with parsed formulas and checked names."""
        kinds = [kind for kind in BODY_KEYS if kind in self.keys]
        if len(kinds) != 1:
            result = f"found {' and '.join(kinds)}" if kinds else "found none"
            self.wrong("", f"a row has exactly one body, one of {', '.join(BODY_KEYS)}; {result}")
            return None
        key = kinds[0]
        kind = "loop" if key == "loss" else key  # read/losses.py has split the row
        if key == "loss" and not self.op.endswith(ELEMENTS):
            self.wrong("loss", "a loss row takes a Reduction, as in 'Reduction reduction=mean', behind its tensors, "
                               "and states neither results nor only:")  # fmt: skip
        self.lets = {} if kind == "compose" else self.read_lets(kind)
        if kind in ELEMENT_BODIES:
            self.check_element_row(kind)
        reader: dict[str, Callable[[Item], Body | None]] = {
            "loop": self.loop,
            "reduce": self.reduction,
            "scan": self.scan,
            "random": self.random,
            "python": self.python,
            "compose": self.composition,
            "in_place": lambda item: Composed(self.op, of=line_of(item)),
        }
        return reader[kind](self.keys[key]) if kind in reader else self.file(kind)

    def check_element_row(self, kind: str) -> None:
        """Report keys and parameters that a row of element formulas cannot have."""
        for p in self.signature.parameters:
            if p.is_tensor and p.nullable:
                self.wrong("op", f"a {kind} row reads every tensor, so '{p.name}' cannot be None")
            if p.kind == "tensors":
                self.wrong("op", f"a {kind} row takes no Tensor*")
            ends = kind == "random" and re.search(rf"integers\(\w+, {p.name}\)", self.text("random"))
            if p.is_option and p.nullable and not ends:
                self.wrong("op", f"a {kind} row reads every number, so '{p.name}' cannot be None")
            if kind not in FOLDS and p.kind in ("dim", "dims", "keepdim"):
                self.wrong("op", f"a {kind} row has no dim to reduce; '{p.name}' is {p.type}")
            if p.kind == "ints" or p.kind == "list" and kind != "random":
                self.wrong("op", f"a {kind} row has no use for {p.type} {p.name}")
        tensors = [p for p in self.signature.parameters if p.is_tensor]
        if kind != "random" and not tensors:
            self.wrong("op", f"a {kind} row takes a tensor")
        fixed = {*(p.dtype for p in tensors), *(r.dtype for r in self.signature.results)}
        for narrow in NARROW:
            if narrow in fixed:
                self.wrong("op", f"no loop is written for {narrow}")
            if narrow in self.types and not (kind == "loop" and self.types == GROUPS["any"]):
                self.wrong("dtypes", f"a {kind} row takes {narrow} where it takes Float; list Float alone")
        if kind in FOLDS and any(p.name == "index" for p in self.signature.parameters):
            self.wrong("op", f"'index' is the element's index in a {kind} row and cannot name a parameter")
        if len(self.writable) + len(tensors) > OPERANDS:
            self.wrong(
                "op",
                f"a loop has {OPERANDS} operands at most; these are more",
            )
        if any(r.many for r in self.signature.results):
            self.wrong("op", f"a {kind} row returns no Tensor*")

    def loop(self, item: Item) -> Loop | None:
        """Read one formula, or a formula per result and changed parameter."""
        scope, label = [*self.readable, *self.lets], "loss" if "loss" in self.keys else "loop"
        if isinstance(item.value, str):
            if len(self.writable) > 1:
                self.wrong(label, f"write a formula for each of {', '.join(self.writable)}")
                return None
            given = {self.writable[0]: item}
        else:
            given = self.mapping(label, item, "results and Tensor& parameters to formulas")
            self.check_written(label, given, self.writable)
        formulas = right({name: self.formula(label if len(given) < 2 else f"{label}.{name}", child, scope)
                          for name, child in given.items()})  # fmt: skip
        if not set(formulas) == set(given) == set(self.writable):
            return None
        ordered = {name: formulas[name] for name in self.writable}
        self.check_body_lets(formulas.values(), [r.name for r in self.signature.results])
        return Loop(ordered)

    def random(self, item: Item) -> Random | None:
        """Read a formula in which each call of uniform(), normal() and integers(low, high) is a separate draw."""
        read = self.formula("random", item, [*self.readable, *self.lets], random=True)
        if len(self.writable) > 1:
            self.wrong("random", "a random row writes one thing")
        if read is None:
            return None
        used = lets_of([read.tree], self.lets)
        trees, sources = elements.number_draws([*(let.tree for let in used.values()), read.tree])
        for name, tree in zip(used, trees, strict=False):
            self.lets[name] = Formula(self.lets[name].text, tree, self.lets[name].line)
        if not 1 <= len(sources) <= DRAWS:
            self.wrong("random", f"a random formula has 1 to {DRAWS} draws, not {len(sources)}")
        return Random(Formula(read.text, trees[-1], read.line), tuple(sources))

    def file(self, kind: str) -> File | None:
        """Read the name of a C file that exists exactly once below the folder of kernels."""
        text = self.text(kind)
        if not re.fullmatch(r"[a-z][a-z0-9_]*\.c", text):
            self.wrong(kind, f"'{text}' is no bare name of a C file; write it as in 'softmax.c'")
            return None
        if self.place.trusted:
            return File(kind, text, "")
        result = self.place.c_files().get(text, ())
        if len(result) != 1:
            places = " and ".join(str(path.relative_to(self.place.root)) for path in result)
            near = nearest_file(text, self.place.c_files())
            self.wrong(
                kind,
                f"{text} stands more than once: {places}"
                if result
                else f"no {text} below {self.place.folder_text}{near or NEW_FILE}",
            )
            return None
        header = f"{text.removesuffix('.c')}.h"
        if header in LIBRARY or any((folder / header).exists() for folder in (self.place.folder, result[0].parent)):
            self.wrong(kind, f"{text} would be declared in {header}, which is there already; call the file otherwise")
        if kind in ("view", "update"):
            self.check_first(kind)
        return File(kind, text, str(result[0].parent.relative_to(self.place.root)))

    def check_first(self, kind: str) -> None:
        """Check that a view or an update, whose result starts as the first tensor, has one of the result's type."""
        first = next((p for p in self.signature.parameters if p.group in ("t", "many")), None)
        if first is None or first.kind not in ("tensor", "state") or first.nullable:
            self.wrong("op", f"a {kind} row takes a tensor first, which is neither None nor a number")
        elif any(r.dtype != first.dtype for r in self.signature.results):
            self.wrong("op", f"the result is of the type of '{first.name}', as which it begins: write -> {first.type}")

    def python(self, item: Item) -> Composed | None:
        """Read the name of a composed function whose parameters are those of the row."""
        return Composed(self.composed_function("python", self.python_parameters()))

    def composition(self, item: Item) -> Composed | None:
        """Read an expression of calls, and the names of its parts."""
        scope = [p.name for p in self.signature.parameters]
        parts: dict[str, Formula] = {}
        written = self.mapping("let", self.keys["let"], "names to expressions") if "let" in self.keys else {}
        for name, child in written.items():
            if not is_written(name) or name in scope or name in RESERVED:
                self.wrong(f"let.{name}", "a let has a snake_case name of its own", child)
            if part := self.composed_expression(f"let.{name}", child, scope):
                parts[name] = part
            scope = [*scope, name]
        require = self.requirements(scope)
        read = self.composed_expression("compose", item, scope)
        if read is None or len(parts) < len(written):
            return None
        conditions = (each.condition for each in require)
        used = {name for each in (read, *parts.values(), *conditions) for name in names(each.tree)}
        for name, let in parts.items():
            if name not in used:
                self.problems.add(let.line, self.op, f"let.{name}: no formula reads it")
        return Composed(self.op, read, parts, require=require)

    def requirements(self, scope: list[str]) -> tuple[Requirement, ...]:
        """Read the conditions of a composition: {that: input.dim() == 2, RuntimeError: need a matrix}."""
        result: list[Requirement] = []
        for child in self.keys["require"].several if "require" in self.keys else ():
            keys = child.mapping
            raises = [key for key in keys if key in (*EXCEPTIONS, *WARNINGS)]
            if len(raises) != 1 or keys.keys() != {"that", *raises}:
                self.wrong("require", "write {that: a condition, RuntimeError: need ...}", child)
                continue
            read, need = self.composed_expression("require", keys["that"], scope), keys[raises[0]]
            if not line_of(need).startswith("need "):
                self.wrong("require", f"'{line_of(need)}': write what a call needs, 'need a matrix'", need)
            if read and not names(read.tree):
                self.wrong("require", f"'{read.text}' reads no parameter", child)
            result += [Requirement(read, raises[0], line_of(need))] if read else []
        return tuple(result)

    def composed_expression(self, key: str, item: Item, scope: list[str]) -> Formula | None:
        """Return one expression of a composition, or None if it is wrong."""
        try:
            read = Formula(line_of(item), parse(line_of(item), composition=True), item.line)
        except FormulaError as error:
            self.wrong(key, str(error), item)
            return None
        wrong = unknown_names(read.tree, [*scope, *TYPES])
        for sentence in wrong:
            self.wrong(key, sentence, item)
        return None if wrong else read

    def python_parameters(self) -> list[str]:
        """Return the parameters of a row whose function is Python."""
        names = [p.name for p in self.signature.parameters]
        required = [p.required for p in self.signature.parameters]
        if required != sorted(required, reverse=True):
            self.wrong("op", "a python row has no default before a required parameter: its function is Python's")
        return names

    def composed_function(self, key: str, parameters: list[str] | None = None) -> str:
        """Return the name of a composed function; `parameters` are its first ones, if given."""
        name, where = self.text(key), self.place.composed_text
        if self.place.trusted:
            return name
        known = self.place.composed_functions()
        if name not in known:
            self.wrong(key, f"{where} has no function '{name}'" + nearest(name, known))
        elif len(modules := [module for module, names in self.place.composed_modules().items() if name in names]) > 1:
            self.wrong(key, f"{where} has '{name}' twice, in {' and '.join(modules)}")
        elif parameters is not None and list(known[name][: len(parameters)]) != parameters:
            self.wrong(
                key,
                f"{where}: {name} takes ({', '.join(known[name])}), not the row's "
                "parameters",
            )
        return name
