"""Loops of element formulas for the templates: operands, options, subexpressions and stores."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace

from ..model import formula
from ..model.bodies import Gradient, lets_of, reads_of
from ..model.elements import (
    TRUTHS,
    compares_bits,
    draw_name,
    is_compute_bound,
    is_costly,
    moves_bits,
    of_integers,
)
from ..model.evaluate import inlined
from ..model.formula import Binary, Call, Formula, Name, Node, Unary, replaced
from ..model.rows import Row
from ..model.signature import C_TYPES, COMPLEX, FLOATING, INTEGRAL, NARROW, Parameter
from ..model.vocabulary import ONE_BY_ONE
from .expressions import to_bits, to_c

FLOAT_TYPES = ("float", "double")


@dataclass(frozen=True)
class Operand:
    """`const float *in_input = (const float *)at[1];`; a single operand is one element instead of a row of them."""

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
    """The value of one output."""

    ctype: str
    name: str
    text: str


@dataclass(frozen=True)
class Loop:
    """One loop: `LOOP(tanh_float) { ... }`, or `LOOPS(tanh, EACH_FLOATING, { ... })` for several types."""

    base: str
    dtype: str
    outputs: tuple[Operand, ...]
    inputs: tuple[Operand, ...]
    options: tuple[Local, ...]
    lets: tuple[Local, ...]
    stores: tuple[Store, ...]
    wide: bool = False  # whether a version for x86-64-v4 pays: see Word.is_costly
    computes: bool = False  # whether it takes longer than memory access
    each: str = ""  # the macro with the types of a loop for several

    @property
    def name(self) -> str:
        """`tanh_float`"""
        return f"{self.base}_{self.dtype.lower()}"

    @property
    def opening(self) -> str:
        """The text in front of the loop's statements."""
        macro = "WIDE_LOOP" if self.wide else "LOOP"
        return f"{macro}S({self.base}, {self.each}, {{" if self.each else f"{macro}({self.name}) {{"

    @property
    def closing(self) -> str:
        """The text behind the loop's statements."""
        return "})" if self.each else "}"

    @property
    def short(self) -> bool:
        """Whether the loop is one statement."""
        return not self.lets and len(self.stores) == 1


def element_type(dtype: str | None, own: str) -> str:
    """Return the C type of an operand: fixed, or that of the row."""
    return C_TYPES[dtype or own]


def read_type(dtype: str | None, own: str) -> str:
    """Return the C type of an input; a mask is read as bytes, which may be other than 0 and 1."""
    return element_type("Byte" if dtype == "Bool" else dtype, own)


def option_locals(row: Row, names: Collection[str], ctype: str) -> tuple[Local, ...]:
    """Return the Scalars, ints and bools that formulas read, in the type of the loop: slots of s, then of n."""
    return tuple(option_local(row, p, ctype) for p in row.options if p.name in names)


def option_local(row: Row, p: Parameter, ctype: str) -> Local:
    """Return one of them. In loops of integers an int keeps its width, which a byte could not hold."""
    at = f"option[{p.slot if p.group == 's' else row.slots['s'] + p.slot}]"
    if p.kind == "either":
        at = f"option[{p.number}]"
    if p.kind == "bool":
        return Local("bool", f"in_{p.name}", f"{at}.i != 0")
    whole = ctype not in FLOAT_TYPES and not ctype.startswith("complex")
    own = "int64_t" if whole and p.kind in ("int", "reduction", "word") else ctype
    return Local(own, f"in_{p.name}", f"NUMBER({own}, {at})")


def let_locals(lets: dict[str, Formula], ctype: str, spelled: dict[str, str]) -> tuple[Local, ...]:
    """Return the named subexpressions, in the element's type."""
    return tuple(
        Local(ctype, f"in_{name}", to_c(let.tree, ctype, spelled)) for name, let in lets.items()
    )


def spelled_operands(operands: Iterable[Operand]) -> dict[str, str]:
    """Return the text of each operand: `in_input[i]`, or `in_other` for a single element."""
    return {o.name: f"in_{o.name}" if o.single else f"in_{o.name}[i]" for o in operands}


# Forward loops of loop and random rows


def forward(row: Row, dtype: str, single: bool = False) -> Loop:
    """Return the loop of a row for an element type; with `single`, its single operand is one element."""
    random = row.body.kind == "random"
    own = C_TYPES[dtype]
    formulas = {row.changed[0]: row.body.formula.tree} if random else formulas_of(row, dtype)
    trees = list(formulas.values())
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
        Store(o.ctype, o.name, to_c(tree, own, spelled))
        for o, tree in zip(outputs, formulas.values(), strict=True)
    )
    return Loop(
        row.op + "_number" * single,
        dtype,
        outputs,
        inputs,
        option_locals(row, names, own),
        let_locals(lets, own, spelled),
        stores,
        is_wide(trees, own) or not inputs,  # a loop that only stores fills a line of the cache per store
        any(map(is_compute_bound, trees)),
    )


def formulas_of(row: Row, dtype: str) -> dict[str, Node]:
    """Return the formulas of a row's loop for an element type: in those of integers no element is nan."""
    trees = {name: read.tree for name, read in row.body.formulas.items()}
    whole = dtype in INTEGRAL and all(p.dtype is None or p.dtype in INTEGRAL for p in row.tensors)
    return {name: of_integers(tree) if whole else tree for name, tree in trees.items()}


def is_wide(trees: Collection[Node], ctype: str) -> bool:
    """Return whether a loop computes enough to justify a version with wider registers, by vectors of elements."""
    calls = {node.function for tree in trees for node in formula.walk(tree) if isinstance(node, Call)}
    return ctype in FLOAT_TYPES and any(map(is_costly, trees)) and not calls & ONE_BY_ONE


def forward_inputs(row: Row, dtype: str, names: Collection[str], outputs: int, single: bool) -> tuple[Operand, ...]:
    """Return the operands that formulas read; for random rows, numbers before tensors."""
    result = []
    draws = row.body.sources if row.body.kind == "random" else ()
    for k, source in enumerate(draws):
        number = "uint64_t" if source == "integers" else C_TYPES[dtype] if dtype in FLOATING else "double"
        result.append(Operand(number, f"draw_{k}", outputs + k))
    for k, p in enumerate(operands_of(row)):
        if p.name in names:
            fixed = single and p is single_operand(row)
            result.append(
                Operand(read_type(p.dtype, dtype), p.name, outputs + len(draws) + k, fixed)
            )
    return tuple(result)


def operands_of(row: Row) -> tuple[Parameter, ...]:
    """Return the tensors among the operands of a row's loop, without those that a random row fills."""
    return tuple(p for p in row.tensors if row.body.kind != "random" or p.kind != "state")


def single_operand(row: Row) -> Parameter | None:
    """Return the parameter that a second body reads as one element: the last Tensor|Scalar, or the last of several
    tensors if the formulas take no longer than memory. Otherwise a broadcast operand is expanded before the loop."""
    tensors = row.tensors if row.body.kind == "loop" else ()
    either = next((p for p in reversed(tensors) if p.kind == "either"), None)
    if either or len(tensors) < 2 or tensors[-1].kind != "tensor":
        return either
    trees = [inlined(read.tree, row.lets) for read in row.body.formulas.values()]
    read = {name for tree in trees for name in formula.names(tree)}
    return tensors[-1] if tensors[-1].name in read and not any(map(is_compute_bound, trees)) else None


def output_type(row: Row, name: str, dtype: str) -> str:
    """Return the C type of a result or Tensor& parameter."""
    return element_type(row.fixed_types[name], dtype)


def loops(row: Row) -> list[Loop]:
    """Return all forward loops of a loop or random row; the second body follows the first."""
    result = []
    for dtype in row.loop_dtypes:
        result.append(forward(row, dtype))
        if row.body.kind == "loop" and single_operand(row):
            result.append(forward(row, dtype, single=True))
    return result


def direct_loops(row: Row) -> list[Loop]:
    """Return the loops of Bool, Half and BFloat16 that need no separate conversion, with their second bodies."""
    return truth_loops(row) + narrow_loops(row)


def truth_loops(row: Row) -> list[Loop]:
    """Return the loops of Bool of a row that computes it as Byte. Any byte but 0 is true."""
    if row.body.kind != "loop" or not {"Bool"} <= set(row.accepted_types) or "Byte" not in row.loop_dtypes:
        return []
    return [truths(row, single) for single in direct_singles(row)]


def truths(row: Row, single: bool) -> Loop:
    """Return a loop of bytes that reads and writes truths; a single element is a byte of 0 or 1."""
    loop, fixed = forward(row, "Byte", single), {p.name for p in row.tensors if p.dtype}
    own = {o.name: f"th_truth(in_{o.name}[i])" for o in loop.inputs if o.name not in fixed and not o.single}
    spelled = spelled_operands(loop.inputs) | own
    formulas = formulas_of(row, "Byte")
    written = [row.fixed_types[name] is None for name in formulas]
    texts = [to_c(tree, "uint8_t", spelled) for tree in formulas.values()]
    texts = [f"th_truth({text})" if own else text for text, own in zip(texts, written, strict=True)]
    stores = tuple(Store(o.ctype, o.name, text) for o, text in zip(loop.outputs, texts, strict=True))
    lets = lets_of(formulas.values(), row.lets)
    return replace(loop, dtype="Bool", lets=let_locals(lets, "uint8_t", spelled), stores=stores)


def narrow_loops(row: Row) -> list[Loop]:
    """Return the loops of Half and BFloat16 that work on bits: of formulas that move numbers or change signs, and of
    comparisons. Truths that take arithmetic have loops of BFloat16, whose conversion is a shift. The second body
    follows the first."""
    if not takes_narrow(row) or block_loops(row):
        return []
    if not works_on_bits(row):
        return [shifted(row, single) for single in direct_singles(row) if gives_truths(row)]
    return [narrow(row, dtype, single) for dtype in NARROW for single in direct_singles(row)]


def direct_singles(row: Row) -> tuple[bool, ...]:
    """Return whether a direct loop reads a single element, for each loop: a number, since it has the computed type."""
    single = single_operand(row)
    return (False, True) if single and single.kind == "either" else (False,)


@dataclass(frozen=True)
class BlockLoop:
    """A loop of floats as loops of Half and BFloat16; see csrc/walk/narrow_loop.h."""

    of: Loop
    options: int
    floats: int = 0  # bit mask of the operands that are floats in any case

    @property
    def names(self) -> dict[str, str]:
        """The loops by type."""
        return {dtype: f"{self.of.base}_{dtype.lower()}" for dtype in NARROW}

    @property
    def text(self) -> str:
        """`NARROW_LOOPS(add, 1, 3, 3, 0)`"""
        operands = (*self.of.outputs, *self.of.inputs)
        numbers = sum(1 << k for k, operand in enumerate(operands) if operand.single)
        fields = [len(self.of.outputs), len(operands), self.options if self.of.options else 0, numbers]
        macro, fields = ("NARROW_LOOPS_BESIDE", [self.floats, *fields]) if self.floats else ("NARROW_LOOPS", fields)
        return f"{macro}({self.of.base}, {', '.join(map(str, fields))})"

    @property
    def pays(self) -> bool:
        """Whether it gains: not if the formula takes longer than memory. Mixed operands are converted in pieces."""
        return not self.of.computes and all(o.ctype == "float" for o in (*self.of.outputs, *self.of.inputs))


def block_loops(row: Row) -> list[BlockLoop]:
    """Return the loops of Half and BFloat16 that convert elements in registers; the second body follows the first.

    Formulas of at most one comparison that need no arithmetic take fewer instructions on bits.
    """
    if not takes_narrow(row) or works_on_bits(row) and comparisons(row) < 2:
        return []
    singles = (False, True) if single_operand(row) else (False,)
    result = [BlockLoop(forward(row, "Float", single), options_of(row)) for single in singles]
    whole = all(len(loop.of.inputs) == len(operands_of(row)) and loop.pays for loop in result)
    return result if whole else []


def gradient_block_loops(row: Row, gradient: Gradient) -> list[BlockLoop]:
    """Return the same loops of a gradient."""
    loop = BlockLoop(gradient_loop(row, gradient, "Float"), options_of(row))
    return [loop] if takes_narrow(row) and loop.pays else []


def options_of(row: Row) -> int:
    """Return the number of options that loops of a row get."""
    return row.slots["s"] + row.slots["n"]


def comparisons(row: Row) -> int:
    """Return how many comparisons the formulas of a row make."""
    trees = [inlined(read.tree, row.lets) for read in row.body.formulas.values()]
    return sum(
        isinstance(node, (Binary, Unary)) and node.operator in TRUTHS
        or isinstance(node, Call) and node.function in ("max", "min")
        for tree in trees for node in formula.walk(tree)
    )  # fmt: skip


def takes_narrow(row: Row) -> bool:
    """Return whether a row with a formula takes narrow floats and has no loop of its own for them."""
    return row.body.kind == "loop" and set(NARROW) <= set(row.accepted_types) and not set(NARROW) & set(row.loop_dtypes)


def works_on_bits(row: Row) -> bool:
    """Return whether every formula moves or compares the bits of numbers."""
    truths = {name for name in row.body.formulas if output_type(row, name, "Float") == C_TYPES["Bool"]}
    return all(
        (compares_bits if name in truths else moves_bits)(inlined(read.tree, row.lets), row)
        for name, read in row.body.formulas.items()
    )


def narrow(row: Row, dtype: str, single: bool = False) -> Loop:
    """Return a loop on the bits of elements of a narrow type."""
    name, loop = C_TYPES[dtype], forward(row, "Float", single)
    formulas = row.body.formulas
    fixed = {p.name for p in row.tensors if p.dtype} | {r.name for r in row.results if r.dtype}
    outputs = tuple(o if o.name in fixed else replace(o, ctype=name) for o in loop.outputs)
    inputs = tuple(o if o.name in fixed or o.single else replace(o, ctype=name) for o in loop.inputs)
    spelled = spelled_operands(inputs)
    numbers = [o.name.removeprefix("in_") for o in loop.options] + [o.name for o in inputs if o.single]
    bits = tuple(Local(name, f"bits_{number}", f"th_float_{name}(in_{number})") for number in numbers)
    texts = [to_bits(read.tree, name, spelled, numbers) for read in formulas.values()]
    texts = [f"{t} != 0" if o.ctype != name else t for o, t in zip(outputs, texts, strict=True)]
    stores = tuple(Store(o.ctype, o.name, text) for o, text in zip(outputs, texts, strict=True))
    lets = lets_of([read.tree for read in formulas.values()], row.lets)
    named = tuple(Local(name, f"in_{let}", to_bits(f.tree, name, spelled, numbers)) for let, f in lets.items())
    return replace(loop, dtype=dtype, outputs=outputs, inputs=inputs,
                   options=loop.options + bits, lets=named, stores=stores, wide=not inputs)  # fmt: skip


def gives_truths(row: Row) -> bool:
    """Return whether every output is a truth, of a formula that takes no longer than memory."""
    loop = forward(row, "Float")
    return not loop.computes and all(o.ctype == "bool" for o in loop.outputs)


def shifted(row: Row, single: bool) -> Loop:
    """Return a loop of floats that reads elements of BFloat16."""
    loop, own = forward(row, "Float", single), C_TYPES["BFloat16"]
    inputs = tuple(o if o.ctype != "float" or o.single else replace(o, ctype=own) for o in loop.inputs)
    spelled = spelled_operands(inputs) | {
        o.name: f"th_bfloat16_float(in_{o.name}[i])" for o in inputs if o.ctype == own
    }
    formulas = row.body.formulas.values()
    stores = tuple(replace(store, text=to_c(read.tree, "float", spelled))
                   for store, read in zip(loop.stores, formulas, strict=True))  # fmt: skip
    lets = let_locals(lets_of([read.tree for read in formulas], row.lets), "float", spelled)
    return replace(loop, dtype="BFloat16", inputs=inputs, lets=lets, stores=stores, wide=True)


# Loops of gradients


def gradient_operands(row: Row, gradient: Gradient) -> list[tuple[str, str, str | None]]:
    """Return name, `from` and fixed type of each operand of a gradient's loop; gradients of results come first."""
    read = reads_of(gradient.tree, gradient.lets)
    grads = [(name, k) for name in read if (k := row.gradient_name(name)) is not None]
    result = [
        (name, f"FROM_GRAD + {k}" if k else "FROM_GRAD", row.results[k].dtype)
        for name, k in sorted(grads, key=lambda g: g[1])
    ]
    result += [(p.name, str(p.slot), p.dtype) for p in row.tensors if p.name in read]
    return result + [
        (r.name, f"FROM_RESULT + {k}" if k else "FROM_RESULT", r.dtype)
        for k, r in enumerate(row.results)
        if r.name in read
    ]


def gradient_loop(row: Row, gradient: Gradient, dtype: str) -> Loop:
    """Return `LOOP(tanh_input_float)`, which computes the gradient's element."""
    own = C_TYPES[dtype]
    result = gradient_operands(row, gradient)
    inputs = tuple(
        Operand(read_type(fixed, dtype), name, k + 1) for k, (name, _, fixed) in enumerate(result)
    )
    read = reads_of(gradient.tree, gradient.lets)
    options = option_locals(row, read, own)
    if "count" in read:  # th_gradient passes it after the numbers of the row.
        slot = row.slots["s"] + row.slots["n"]
        options = (*options, Local(own, "in_count", f"({own})option[{slot}].f"))
    spelled = spelled_operands(inputs)
    tree = gradient.tree
    if dtype in COMPLEX:  # Wirtinger: conjugate grad before the formula, and the result after it
        tree = Call("conj", (replaced(tree, lambda node: conjugated(row, node)),))
    output = Operand(own, gradient.key, 0)
    store = Store(own, gradient.key, to_c(tree, own, spelled))
    lets = lets_of([gradient.tree], gradient.lets)
    trees = [gradient.tree, *(let.tree for let in lets.values())]
    return Loop(
        f"{row.op}_{gradient.key}", dtype, (output,), inputs, options, let_locals(gradient.lets, own, spelled),
        (store,), is_wide(trees, own), any(map(is_compute_bound, trees)),
    )  # fmt: skip


def conjugated(row: Row, node: Node) -> Node | None:
    """Return the gradient of a result, conjugated, or another part of a formula unchanged."""
    is_grad = isinstance(node, Name) and row.gradient_name(node.name) is not None
    return Call("conj", (node,)) if is_grad else None


def slots(row: Row, what: Callable[[Node], list[Node]]) -> list[int]:
    """Return the slots of the tensors among the divisors or exponents (`what`) of formulas."""
    trees = [read.tree for read in row.body.formulas.values()]
    trees += [let.tree for let in lets_of(trees, row.lets).values()]
    result = {node for tree in trees for node in what(tree)}
    return [p.slot for p in row.tensors if formula.Name(p.name) in result]
