"""Registry of the names in the output. A second claim on a name is an error that names both places.

Scopes are C (identifiers of all files of generated/c), CUDA, files, the two Python modules, the methods of tensors,
the functions of torch, and operators. Rows that share a public name share one claim.
"""

from __future__ import annotations

import keyword
from collections.abc import Iterator

from . import handwritten
from .catalogue import Catalogue
from .limits import OPERANDS
from .rows import Row
from .stated import name_within

# Files of templates; a section or kernel file cannot have these names.
FIXED_FILES = (
    "c/names.h", "c/table.c", "c/methods.c", "c/module.c", "c/formula.h", "cuda/formula.cuh",
)  # fmt: skip
SIDES = ("integral", "floating", "complex")

Claim = tuple[str, str, str, int, str]  # scope, name, owner, line, op or section


def name_conflicts(catalogue: Catalogue) -> list[tuple[int, str, str]]:
    """Return (line, op, sentence) for every name with two claims."""
    found: list[tuple[int, str, str]] = []
    seen: dict[tuple[str, str], tuple[str, str]] = {}
    reported = []  # reported once, although a row has a function and methods
    for scope, name, what in reserved_names(catalogue):
        seen[scope, name] = ("hand", what)
    again = set()  # rows whose op is taken, as all their other names are
    for scope, name, owner, line, op in claims(catalogue):
        if line in again:
            continue
        other = seen.setdefault((scope, name), (owner, f"{op}'s in line {line}"))
        if other[0] != owner and scope == "op":
            again.add(line)
            found.append((line, op, f"op '{name}' is {other[1]} already; an overload has an op of its own, {name}_..., "
                                    f"and `name: {name}`"))
        elif other[0] != owner and (line, op, other) not in reported:
            found.append((line, op, f"{scope} '{name}' is {other[1]} already"))
            reported.append((line, op, other) if other[1].startswith("torch's row") else None)
    found += [clash for row in catalogue.rows for clash in sharing(row, catalogue)]
    return list(dict.fromkeys(found))


def reserved_names(catalogue: Catalogue) -> Iterator[tuple[str, str, str]]:
    """Return the reserved names with their owners."""
    package = handwritten.PACKAGE_MODULE if catalogue.base else ()
    lists = {
        "method": [*handwritten.TENSOR, *handwritten.STUBS],
        "function": package or [*handwritten.MODULE, *handwritten.STUBS],
        "class of torch.nn": handwritten.MODULES, "function of torch.nn.functional": handwritten.FUNCTIONAL,
        "composed.py name": handwritten.COMPOSED_MODULE,
        "functions.py name": handwritten.FUNCTIONS_MODULE, "C name": handwritten.C_TYPES,
        "file": FIXED_FILES,
    }  # fmt: skip
    for scope, names in lists.items():
        for name in names:
            yield scope, name, "written by hand"
    for name, rows in (catalogue.base.public if catalogue.base else {}).items():
        where = f"torch's row '{rows[0].op}'"
        yield from (("method", name, where), ("method", f"{name}_", where), ("function", name, where))
    for word in keyword.kwlist:
        for scope in ("method", "function", "composed.py name"):
            yield scope, word, "a word of Python"


def claims(catalogue: Catalogue) -> Iterator[Claim]:
    """Return the names of the output, with the owner that may claim each again."""
    for section in catalogue.sections:
        for file in (f"c/{section.name}.c", f"cuda/{section.name}.cu"):
            yield "file", file, f"section {section.line}", section.line, section.name
        for row in section.rows:
            for scope, name, owner in row_claims(row):
                yield scope, name, owner, row.line, row.op


def row_claims(row: Row) -> Iterator[tuple[str, str, str]]:
    """Return the names of one row."""
    own = f"row {row.line}"
    yield "op", row.op, own
    for name in c_names(row):
        yield "C name", name, own
    for name in cuda_names(row):
        yield "CUDA name", name, own
    if row.has_file:
        yield "file", f"c/{row.body.stem}.h", f"file {row.body.file}"
    if row.body.kind == "composed":
        yield "composed.py name", row.op, own
    if row.has_class:
        yield "functions.py name", row.function_class, own
    for name in row.public_names:
        yield from public_claims(row, name)
    for module, name in row.also:
        yield f"function of torch.{module}", name, f"name {row.public}"
    if row.module:
        yield "class of torch.nn", row.module, own
        for name in () if row.reduction else row.public_names:
            yield "function of torch.nn.functional", name, own
    if row.operator:
        yield "operator", row.operator, f"name {row.public}"


def public_claims(row: Row, name: str) -> Iterator[tuple[str, str, str]]:
    """Return the claims of a public name: a method with its in-place form, and a function. Overloads are one owner."""
    if not row.internal:
        yield "C name", f"name_{name}", f"name {name}"
    if row.is_method:
        yield "method", name, f"name {name}"
    if row.inplace and not row.internal:
        yield "method", f"{name}_", f"in place of {name}"
    if row.is_function:
        place = f"function of torch.{row.module_name}" if row.module_name else "function"
        yield place, name_within(row.module_name, name), f"name {name}"


def c_names(row: Row) -> Iterator[str]:
    """Return the C identifiers of a row: those of its section, and the handwritten functions that it calls."""
    op, kind = row.op, row.body.kind
    yield from (f"op_{op}", f"{op}_params", f"{op}_body")
    if row.has_file:
        yield from (
            f"cpu_{op}",
            f"cuda_{op}",
            f"shape_{op}",
            f"view_{op}",
            f"backward_{op}",
            f"{op}_cpu",
            f"{op}_cuda",
            f"{op}_shape",
        )
    if row.require:
        yield f"{op}_require"
    if row.gradients:
        yield f"{op}_backward"
    written = (*row.loop_dtypes, "Half", "BFloat16", "Bool") if kind in ("loop", "random") else ()
    for dtype in row.folded_dtypes if kind in ("reduce", "scan") else written:
        yield f"{op}_{dtype.lower()}"
        variants = {"loop": ("number",), "reduce": ("each",)}.get(kind, ())
        yield from (f"{op}_{variant}_{dtype.lower()}" for variant in variants)
        if kind in ("reduce", "scan"):
            yield f"{op}_step_{dtype.lower()}"
            yield f"{op}_part_{dtype.lower()}"
        if kind == "scan":
            yield f"{op}_set_{dtype.lower()}"
    if kind in ("loop", "reduce"):
        yield f"{op}_parts"
        parts = ("rest", *(f"part_{k}" for k in range(OPERANDS)))
        yield from (f"{op}_{part}_{dtype}" for part in parts for dtype in ("float", "double"))
        yield from (f"{op}_rest_{dtype}" for dtype in ("half", "bfloat16"))
    for side in SIDES if kind in ("reduce", "scan") else ():
        yield from (
            f"{op}_{side}",
            *(f"{op}_{part}_{side}" for part in ("start", "join", "join_one", "finish")),
        )
    for gradient in row.gradients if row.elementwise else ():
        yield f"{op}_{gradient.key}"
        yield from (f"{op}_{gradient.key}_{dtype.lower()}" for dtype in (*row.floating_dtypes, "Half", "BFloat16"))


def cuda_names(row: Row) -> Iterator[str]:
    """Return the CUDA identifiers of a row with source from its formula."""
    if row.cuda != "formula":
        return
    gradients = row.gradients if row.elementwise else ()
    for name in (row.op, *(f"{row.op}_{gradient.key}" for gradient in gradients)):
        yield f"{name}_formula"
        for dtype in row.loop_dtypes:
            yield from (f"th_{name}_{dtype.lower()}", f"th_{name}_{dtype.lower()}_strided")
    if row.body.kind in ("reduce", "scan"):
        yield f"{row.op}_fold"
        for dtype in row.loop_dtypes:
            name = f"th_{row.op}_{dtype.lower()}"
            yield from (f"{name}_each", f"{name}_join")


def sharing(row: Row, catalogue: Catalogue) -> Iterator[tuple[int, str, str]]:
    """Return rows that share a public name and all further names, as their ops say: max_dim and max_other are max."""
    for name in row.public_names:
        for other in catalogue.by_name[name]:
            common = set(row.public_names) & set(other.public_names)
            said = any(f"{row.op}_".startswith(f"{one.removesuffix('_')}_") for one in common)
            if other is not row and (row.internal or other.internal or not said):
                position = f"'{name}' is {other.op} in line {other.line}"
                yield row.line, row.op, f"{position}; a row that shares it is called {name.removesuffix('_')}_..."
                break
    for name in row.public_names:
        for other in catalogue.by_name[name]:
            if other is row:
                break
            if covers(other, row):
                takes = f"{other.op} in line {other.line} takes every call of '{name}' that this row would"
                yield row.line, row.op, takes
    if len(set(row.public_names)) < len(row.public_names):
        yield row.line, row.op, "a name stands here twice"


def covers(first: Row, second: Row) -> bool:
    """Return whether an earlier overload has all parameters of another, and otherwise only defaults."""
    if first.declines or any("?" in letter for shape in (first.shapes or {}).values() for letter in shape):
        return False  # it leaves calls to the other
    if second.reduction and second.reductions & ~first.reductions:
        return False
    front, rest = first.parameters[: len(second.parameters)], first.parameters[len(second.parameters) :]
    same = [(p.name, p.type) for p in front] == [(p.name, p.type) for p in second.parameters]
    looser = all(not q.required or p.required for p, q in zip(second.parameters, front, strict=False))
    looser = looser and set(second.dtypes) <= set(first.dtypes)
    return same and looser and not any(p.required for p in rest)
