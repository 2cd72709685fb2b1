"""Loops of element formulas as the templates place them: operands, options, subexpressions, what is
stored.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..model import formula
from ..model.bodies import lets_of, reads_of
from ..model.elements import draw_name, is_compute_bound, is_costly
from ..model.formula import Call, Name, replaced
from ..model.signature import C_TYPES, COMPLEX, FLOATING
from .expressions import to_c

FLOAT_TYPES = ("float", "double")


@dataclass(frozen=True)
class Operand:
    """`const float *in_input = (const float *)at[1];`; single ones are one element, not a row of
    them.
    """

    ctype: str
    name: str
    at: int
    single: bool = False


@dataclass(frozen=True)
class Local:
    """A value that the loop's formulas read: an option, or a named subexpression."""

    ctype: str
    name: str
    text: str


@dataclass(frozen=True)
class Store:
    """What one output gets."""

    ctype: str
    name: str
    text: str


@dataclass(frozen=True)
class Loop:
    """One loop: `LOOP(tanh_float) { ... }`."""

    name: str
    outputs: tuple[Operand, ...]
    inputs: tuple[Operand, ...]
    options: tuple[Local, ...]
    lets: tuple[Local, ...]
    stores: tuple[Store, ...]
    wide: bool = False  # worth a third level of x86-64: see Word.is_costly
    computes: bool = False  # takes longer than memory does

    @property
    def macro(self) -> str:
        """What opens it in C."""
        return "WIDE_LOOP" if self.wide else "LOOP"

    @property
    def short(self) -> bool:
        """One statement says it."""
        return not self.lets and len(self.stores) == 1


def element_type(dtype: str | None, own: str) -> str:
    """The C type of an operand: fixed, or the row's."""
    return C_TYPES[dtype or own]


def read_type(dtype: str | None, own: str) -> str:
    """The C type that an input is read as: a mask may hold other bytes than 0 and 1."""
    return element_type("Byte" if dtype == "Bool" else dtype, own)


def option_locals(row, names, ctype: str) -> tuple[Local, ...]:
    """The Scalars, ints and bools that formulas read, in the loop's own type: slots of s, then
    those of n.
    """
    return tuple(option_local(row, p, ctype) for p in row.options if p.name in names)


def option_local(row, p, ctype: str) -> Local:
    """One of them. Ints keep their width among integers, where a byte could not hold them."""
    at = f"option[{p.slot if p.group == 's' else row.slots['s'] + p.slot}]"
    if p.kind == "either":
        at = f"option[{p.number}]"
    if p.kind == "bool":
        return Local("bool", f"in_{p.name}", f"{at}.i != 0")
    if ctype.startswith("complex"):
        return Local(ctype, f"in_{p.name}", f"formula_number_{ctype}(&{at})")
    if ctype in FLOAT_TYPES:
        return Local(ctype, f"in_{p.name}", f"({ctype}){at}.f")
    wide = "int64_t" if p.kind in ("int", "reduction", "word") else ctype
    return Local(wide, f"in_{p.name}", f"({wide}){at}.i")


def let_locals(lets: dict, ctype: str, spelled: dict[str, str]) -> tuple[Local, ...]:
    """Named subexpressions, in the element's type."""
    return tuple(
        Local(ctype, f"in_{name}", to_c(let.tree, ctype, spelled)) for name, let in lets.items()
    )


def spelled_operands(operands) -> dict[str, str]:
    """How formulas spell operands: `in_input[i]`, or `in_other` for a single element."""
    return {o.name: f"in_{o.name}" if o.single else f"in_{o.name}[i]" for o in operands}


# Forward loops of loop and random rows


def forward(row, dtype: str, single: bool = False) -> Loop:
    """The loop of a row for an element type; `single`: the last Tensor|Scalar is one element."""
    random = row.body.kind == "random"
    own = C_TYPES[dtype]
    formulas = {row.changed[0]: row.body.formula} if random else row.body.formulas
    trees = [read.tree for read in formulas.values()]
    lets = lets_of(trees, row.lets)
    names = {name for tree in trees for name in reads_of(tree, row.lets)}
    outputs = tuple(
        Operand(output_type(row, name, dtype), name, k) for k, name in enumerate(formulas)
    )
    inputs = forward_inputs(row, dtype, names, len(outputs), single)
    spelled = spelled_operands(inputs) | {
        draw_name(k): f"in_draw_{k}[i]" for k in range(len(inputs))
    }
    trees += [let.tree for let in lets.values()]
    stores = tuple(
        Store(o.ctype, o.name, to_c(read.tree, own, spelled))
        for o, read in zip(outputs, formulas.values(), strict=True)
    )
    name = f"{row.op}_{dtype.lower()}" + ("_number" if single else "")
    return Loop(
        name,
        outputs,
        inputs,
        option_locals(row, names, own),
        let_locals(lets, own, spelled),
        stores,
        is_wide(trees, own),
        any(map(is_compute_bound, trees)),
    )


def is_wide(trees, ctype: str) -> bool:
    """Whether a loop computes more than it moves, so that wider registers pay for their compilation."""
    return ctype in FLOAT_TYPES and any(is_costly(tree) for tree in trees)


def forward_inputs(row, dtype: str, names, outputs: int, single: bool) -> tuple[Operand, ...]:
    """The operands that formulas read; a random row's numbers stand before its tensors."""
    found = []
    draws = row.body.normal if row.body.kind == "random" else ()
    for k in range(len(draws)):
        number = C_TYPES[dtype] if dtype in FLOATING else "double"
        found.append(Operand(number, f"draw_{k}", outputs + k))
    for k, p in enumerate(operands_of(row)):
        if p.name in names:
            fixed = single and p is last_either(row)
            found.append(
                Operand(read_type(p.dtype, dtype), p.name, outputs + len(draws) + k, fixed)
            )
    return tuple(found)


def operands_of(row) -> tuple:
    """The tensors among the operands of a row's loop; what a random row fills is none."""
    return tuple(p for p in row.tensors if row.body.kind != "random" or p.kind != "state")


def last_either(row):
    """The parameter that a second body takes as one number."""
    return next((p for p in reversed(row.tensors) if p.kind == "either"), None)


def output_type(row, name: str, dtype: str) -> str:
    """The C type of a result or Tensor& parameter."""
    written = next((r for r in row.results if r.name == name), None) or row.parameter(name)
    return element_type(written.dtype, dtype)


def loops(row) -> list[Loop]:
    """All forward loops of a loop or random row; the second body behind the first."""
    found = []
    for dtype in row.loop_dtypes:
        found.append(forward(row, dtype))
        if row.body.kind == "loop" and last_either(row):
            found.append(forward(row, dtype, single=True))
    return found


# Loops of gradients


def gradient_operands(row, gradient) -> list[tuple[str, str, str | None]]:
    """Operands of a gradient's loop: name, its `from`, its fixed type; gradients of results come
    first.
    """
    read = reads_of(gradient.tree, gradient.lets)
    grads = [
        (name, row.gradient_name(name)) for name in read if row.gradient_name(name) is not None
    ]
    found = [
        (name, f"FROM_GRAD + {k}" if k else "FROM_GRAD", row.results[k].dtype)
        for name, k in sorted(grads, key=lambda g: g[1])
    ]
    found += [(p.name, str(p.slot), p.dtype) for p in row.tensors if p.name in read]
    return found + [
        (r.name, f"FROM_RESULT + {k}" if k else "FROM_RESULT", r.dtype)
        for k, r in enumerate(row.results)
        if r.name in read
    ]


def gradient_loop(row, gradient, dtype: str) -> Loop:
    """`LOOP(tanh_input_float)`: the gradient's element from those that it reads."""
    own = C_TYPES[dtype]
    found = gradient_operands(row, gradient)
    inputs = tuple(
        Operand(read_type(fixed, dtype), name, k + 1) for k, (name, _, fixed) in enumerate(found)
    )
    read = reads_of(gradient.tree, gradient.lets)
    options = option_locals(row, read, own)
    if "count" in read:  # th_gradient puts it behind the row's own numbers.
        slot = row.slots["s"] + row.slots["n"]
        options = (*options, Local(own, "in_count", f"({own})option[{slot}].f"))
    spelled = spelled_operands(inputs)
    tree = gradient.tree
    if dtype in COMPLEX:  # Wirtinger: the conjugate of what the formula gives for the conjugate of grad
        tree = Call("conj", (replaced(tree, lambda node: conjugated(row, node)),))
    output = Operand(own, gradient.key, 0)
    store = Store(own, gradient.key, to_c(tree, own, spelled))
    name = f"{row.op}_{gradient.key}_{dtype.lower()}"
    lets = lets_of([gradient.tree], gradient.lets)
    trees = [gradient.tree, *(let.tree for let in lets.values())]
    return Loop(
        name, (output,), inputs, options, let_locals(gradient.lets, own, spelled), (store,),
        is_wide(trees, own), any(map(is_compute_bound, trees)),
    )  # fmt: skip


def conjugated(row, node):
    """A gradient of a result, conjugated; any other part of a formula stays."""
    is_grad = isinstance(node, Name) and row.gradient_name(node.name) is not None
    return Call("conj", (node,)) if is_grad else None


def slots(row, what) -> list[int]:
    """Slots of the tensors among `what`, formula.divisors or formula.exponents, of some formula."""
    trees = [read.tree for read in row.body.formulas.values()]
    trees += [let.tree for let in lets_of(trees, row.lets).values()]
    found = {node for tree in trees for node in what(tree)}
    return [p.slot for p in row.tensors if formula.Name(p.name) in found]
