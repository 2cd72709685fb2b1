"""The C text of a row: its loops, its entry, its backward. Templates place these strings, one thought each."""

from __future__ import annotations

import textwrap

from . import formula
from .composed import Composer
from .layout import Group, block, filled
from .printing import to_c
from .signature import C_TYPES

FLOAT_TYPES = ("float", "double")


def comment(text: str) -> str:
    """A C comment, wrapped; the text may not end it."""
    words = text.replace("*/", "* /").split(" ")
    rows, line = [], "/*"
    for word in words:
        if len(line) + len(word) > 95 and line != "/*":
            rows.append(line.rstrip())
            line = "  "
        line += " " + word
    return "\n".join([*rows, line + " */"])


def heading(row) -> str:
    """The comment above a row's C: signature, formula, place."""
    return comment(f"{row.signature} = {row.summary}")


def scalar_lines(parameters, names, ctype: str) -> list[str]:
    """Declares the Scalars that a formula reads, in the loop's own type."""
    field = "f" if ctype in FLOAT_TYPES else "i"
    read = [p for p in parameters if p.kind == "scalar" and p.name in names]
    return [f"    const {ctype} {p.name} = ({ctype})option[{p.s}].{field};" for p in read]


def macro_line(
    macro: str, head: list[str], operands: list[tuple[str, str]], expression: str
) -> str:
    """`LOOP2(float, float, input, float, other, input + other)`; a long formula goes to lines of its own."""
    opening = f"    {macro}{len(operands)}(" + ", ".join(
        [*head, *(f"{ctype}, {name}" for ctype, name in operands)]
    )
    if len(opening) + len(expression) < 98:
        return f"{opening}, {expression})"
    if len(opening) > 98:
        cut = opening.rindex(", ", 0, 98)
        opening = f"{opening[:cut]},\n        {opening[cut + 2 :]}"
    return "\n".join([opening + ",", *wrapped_expression(expression + ")", 8)])


def wrapped_expression(text: str, indent: int) -> list[str]:
    """A long expression, broken at spaces."""
    space = " " * indent
    return textwrap.wrap(
        text, 100, initial_indent=space, subsequent_indent=space + "    ", break_long_words=False
    )


def function(opening: str, scalars: list[str], body: str) -> str:
    """A loop: on one line where it fits, else its statements on lines of their own."""
    single = f"{opening} {{ {body.strip()} }}"
    if not scalars and "\n" not in body and len(single) <= 100:
        return single
    return "\n".join([opening + " {", *scalars, body, "}"])


def operand_type(dtype: str | None, own: str) -> str:
    """The C type of an operand: fixed, or the row's."""
    return C_TYPES[dtype or own]


# Forward loops


def loops(row) -> str:
    """One loop per element type, of a loop or random row."""
    return "\n".join(forward_loop(row, dtype) for dtype in row.loop_dtypes)


def forward_loop(row, dtype: str) -> str:
    """`LOOP(tanh_float) { LOOP1(float, float, input, f_tanh(input)) }`."""
    ctype = C_TYPES[dtype]
    result = operand_type(row.results[0].dtype, dtype)
    operands = [(operand_type(p.dtype, dtype), p.name) for p in loop_tensors(row)]
    if row.body.kind == "random":
        operands.insert(0, (random_type(dtype), source_of(row)))
    body = macro_line("LOOP", [result], operands, to_c(row.body.tree, ctype))
    return function(
        f"LOOP({row.op}_{dtype.lower()})",
        scalar_lines(row.scalars, formula.names(row.body.tree), ctype),
        body,
    )


def loop_tensors(row) -> tuple:
    """The tensor parameters that a forward loop reads; a random row in place only fills its first."""
    skip = row.body.kind == "random" and row.only_inplace
    return row.tensors[1:] if skip else row.tensors


def random_type(dtype: str) -> str:
    """Integers are drawn through doubles."""
    return C_TYPES[dtype] if dtype in ("Float", "Double") else "double"


def source_of(row) -> str:
    """`uniform` or `normal`."""
    return "normal" if "normal" in formula.functions(row.body.tree) else "uniform"


def loop_table(row, prefix: str, dtypes) -> str:
    """`{[TH_FLOAT] = tanh_float, ...}`."""
    return Group(
        "{", tuple(f"[TH_{dtype.upper()}] = {prefix}_{dtype.lower()}" for dtype in dtypes), "}"
    )


def structure(declaration: str, fields: list) -> str:
    """A static initializer, a few fields a line."""
    lines, words = [], []
    for name, value in fields:
        if isinstance(value, Group):
            lines += filled(words, 4, ",")
            lines.append(block(Group(f".{name} = " + value.open, value.parts, value.close), 4, ","))
            words = []
        else:
            words.append(f".{name} = {value}")
    return "\n".join([declaration + " = {", *lines, *filled(words, 4, ","), "};"])


def type_word(dtype: str | None) -> str:
    """TH_SAME, or the fixed type."""
    return f"TH_{dtype.upper()}" if dtype else "TH_SAME"


def bits(indices) -> str:
    """A mask in decimal."""
    return str(sum(1 << index for index in indices))


def pointwise_structure(row) -> str:
    """What th_pointwise needs to know of a loop row."""
    divisors = formula.divisors(row.body.tree)
    fields = [("op", f'"{row.op}"'), ("dtypes", row.dtype_mask), ("inputs", str(len(row.tensors)))]
    if either := [p for p in row.tensors if p.kind == "either"]:
        fields.append(("either", bits(p.t for p in either)))
        fields.append(("either_slot", Group("{", tuple(f"[{p.t}] = {p.s}" for p in either), "}")))
    fields.append(("types", Group("{", tuple(type_word(p.dtype) for p in row.tensors), "}")))
    fields.append(("result", type_word(row.results[0].dtype)))
    if mask := [p.t for p in row.tensors if p.name in divisors]:
        fields.append(("divisors", bits(mask)))
    if row.scalars:
        fields.append(("scalars", str(len(row.scalars))))
    fields.append(("loops", loop_table(row, row.op, row.loop_dtypes)))
    return structure(f"static const pointwise {row.op}_row", fields)


def random_structure(row) -> str:
    """What th_random needs to know of a random row."""
    fields = [
        ("op", f'"{row.op}"'),
        ("dtypes", row.dtype_mask),
        ("inputs", str(len(loop_tensors(row)))),
    ]
    fields += [("normal", "true")] if source_of(row) == "normal" else []
    fields += [("fills", "true")] if row.only_inplace else []
    fields += [("scalars", str(len(row.scalars)))] if row.scalars else []
    fields.append(("loops", loop_table(row, row.op, row.loop_dtypes)))
    return structure(f"static const random_row {row.op}_row", fields)


# Entries


DRIVERS = {"loop": "th_pointwise", "reduce": "th_reduce", "random": "th_random"}


def entry(row) -> str:
    """`int th_<op>(call *c)`: every check, the output, the work."""
    if row.body.kind in DRIVERS:
        return f"int {row.entry}(call *c) {{ return {DRIVERS[row.body.kind]}(&{row.op}_row, c); }}"
    steps = [check_dtypes(), *entry_steps(row)]
    extents = f"    extent size{'s' if len(row.results) > 1 else ''}" + (
        f"[{len(row.results)}]" * (len(row.results) > 1)
    )
    lines = [
        f"int {row.entry}(call *c) {{",
        f"    const row *r = &th_rows[{row.identifier}];",
        "    dtype type;",
        *([extents + ";"] if row.body.kind != "view" else []),
        "    const int failed = " + " ||\n        ".join(steps) + ";",
        *(["    if (!failed)", "        th_update(c->out[0]);"] if row.body.kind == "view" else []),
        "    return th_finish(c, -failed);",
        "}",
    ]
    return "\n".join(lines)


def check_dtypes() -> str:
    """Types and devices of all tensors; of a creation row the type of what it makes."""
    return "th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type)"


def entry_steps(row) -> list[str]:
    """Sizes, outputs and the kernel, each nonzero on failure."""
    if row.body.kind == "view":
        return [
            "!th_viewed(r->op, c)",
            kernel_call(f"th_{row.op}_view", ["c->out[0]"], without_first(row)),
        ]
    many = len(row.results) > 1
    if row.shapes:
        size = "sizes" if many else "&size"
        steps = [f'th_check_shapes(r->op, "{shape_spec(row)}", r->params, r->nparams, c, {size})']
    else:
        steps = [kernel_call(f"th_{row.op}_shape", ["sizes" if many else "&size"], row.parameters)]
    if row.body.kind == "update":
        steps.append("!th_updated(r->op, c, &size)")
        return [*steps, kernel_call(f"th_{row.op}_cpu", ["c->out[0]"], without_first(row))]
    for k, result in enumerate(row.results):
        dtype = f"TH_{result.dtype.upper()}" if result.dtype else "type"
        steps.append(f"!th_output(r->op, c, {k}, {dtype}, &{f'sizes[{k}]' if many else 'size'})")
    outputs = [f"c->out[{k}]" for k in range(len(row.results))]
    return [*steps, kernel_call(f"th_{row.op}_cpu", outputs, row.parameters)]


def without_first(row) -> tuple:
    """All parameters but the tensor that is updated or viewed."""
    return tuple(p for p in row.parameters if p is not row.tensors[0])


def kernel_call(name: str, head: list[str], parameters) -> str:
    """A call of a hand-written function, as a step of an entry."""
    group = Group(f"{name}(", (*head, *(p.c_argument for p in parameters)), ")")
    return block(group, 8, " ||").strip().removesuffix(" ||")


def shape_spec(row) -> str:
    """`np,nm,mp->np`: letters per tensor parameter, `*np` where it may be broadcast."""
    inputs = [("*" if p.name in row.broadcast else "") + letters(row, p.name) for p in row.tensors]
    return ",".join(inputs) + "->" + ",".join(letters(row, result.name) for result in row.results)


def letters(row, name: str) -> str:
    """The letters of one tensor."""
    return "".join(row.shapes.get(name, []))


# Prototypes


def prototypes(row) -> list[str]:
    """The hand-written functions that a row calls, declared, so that a mismatch does not compile."""
    found = []
    if row.body.kind == "view":
        found.append(prototype(f"th_{row.op}_view", ["tensor *output"], without_first(row)))
    if row.body.kind in ("kernel", "update"):
        if not row.shapes:
            found.append(prototype(f"th_{row.op}_shape", ["extent *result"], row.parameters))
        outputs = [f"tensor *{free_name(row, result.name)}" for result in row.results]
        parameters = without_first(row) if row.body.kind == "update" else row.parameters
        found.append(prototype(f"th_{row.op}_cpu", outputs, parameters))
    return found


def free_name(row, name: str) -> str:
    """A result's name, unless a parameter has it."""
    return f"{name}_result" if row.parameter(name) else name


def prototype(name: str, head: list[str], parameters) -> str:
    """`int th_mm_cpu(tensor *output, const tensor *input, const tensor *mat2);`"""
    parts = (*head, *(p.c_declaration for p in parameters))
    whole = f"int {name}({', '.join(parts)});"
    return whole if len(whole) <= 100 else "\n".join([f"int {name}(", *filled(parts, 4, ");")])


# Gradients of loop and reduce rows


def plain(gradient) -> bool:
    """The formula is `grad` itself: nothing to compute."""
    return gradient.tree == formula.Name("grad")


def gradient_operands(row, gradient) -> list[tuple[str, str, str | None]]:
    """Operands of a gradient's loop: name, its `from`, its fixed type; the gradient itself comes first."""
    read = formula.names(gradient.tree)
    operands = [("grad", "FROM_GRAD", row.results[0].dtype)]
    operands += [(p.name, str(p.t), p.dtype) for p in row.tensors if p.name in read]
    return operands + [
        (result.name, f"FROM_RESULT + {k}", result.dtype)
        for k, result in enumerate(row.results)
        if result.name in read
    ]


def gradient_loops(row, gradient) -> str:
    """The comment, loops and structure of one element gradient."""
    name = f"{row.op}_{gradient.key}"
    loops_text = [gradient_loop(row, gradient, dtype) for dtype in row.floating_dtypes]
    operands = gradient_operands(row, gradient)
    fields = [
        ("op", f'"{row.op}"'),
        ("input", str(gradient.parameters[0].t)),
        ("inputs", str(len(operands))),
        ("from", Group("{", tuple(source for _, source, _ in operands), "}")),
        ("loops", loop_table(row, name, row.floating_dtypes)),
    ]
    text = comment(f"d {gradient.comma_names} = {gradient.text}")
    return "\n".join([text, *loops_text, structure(f"static const gradient {name}", fields)])


def gradient_loop(row, gradient, dtype: str) -> str:
    """`LOOP(tanh_input_float) { LOOP2(float, float, grad, float, output, ...) }`."""
    ctype = C_TYPES[dtype]
    operands = [
        (operand_type(fixed, dtype), name) for name, _, fixed in gradient_operands(row, gradient)
    ]
    read = formula.names(gradient.tree)
    scalars = scalar_lines(row.scalars, read, ctype)
    if "count" in read:  # th_gradient puts it behind the row's own Scalars.
        scalars.append(f"    const {ctype} count = ({ctype})option[{len(row.scalars)}].f;")
    body = macro_line("LOOP", [ctype], operands, to_c(gradient.tree, ctype))
    return function(f"LOOP({row.op}_{gradient.key}_{dtype.lower()})", scalars, body)


def backward_text(row, catalogue) -> str:
    """`int th_<op>_backward(...)`, or nothing where a kernel file has it."""
    if row.kernel_gradient:
        return ""
    return element_backward(row) if row.elementwise else composed_backward(row, catalogue)


def backward_name(row) -> str:
    """The C backward of a row, or NULL."""
    return f"th_{row.op}_backward" if row.has_backward else "NULL"


def backward_prototype(row) -> str:
    """Its declaration."""
    return f"int {backward_name(row)}(const saved *s, tensor *const *grad, tensor **result);"


def element_backward(row) -> str:
    """Each wanted gradient by its fused loop."""
    lines = []
    for gradient in row.gradients:
        slot = gradient.parameters[0].t
        call = f"th_gradient(&{row.op}_{gradient.key}, s, grad[0])"
        call = f"th_pass(s, {slot}, grad[0])" if plain(gradient) else call
        lines += [f"    if (s->needs & {1 << slot})", f"        result[{slot}] = {call};"]
    return wrap_backward(row, lines, f"    return th_gave(s, result, {len(row.tensors)});")


def wrap_backward(row, lines: list[str], end: str) -> str:
    """The function around the lines."""
    opening = f"int {backward_name(row)}(const saved *s, tensor *const *grad, tensor **result) {{"
    return "\n".join([opening, *lines, end, "}"])


# Composed gradients


def composed_backward(row, catalogue) -> str:
    """Each wanted gradient as calls of other rows' entries."""
    composer = Composer(row, catalogue)
    lines = ["    frame f = {0};"]
    for gradient in row.gradients:
        lines.append(
            block(comment(f"d {gradient.comma_names} = {gradient.text}").replace("\n", "\n    "), 4)
        )
        document = composer.gradient(gradient)
        lines += (
            joint_lines(row, gradient, document)
            if gradient.joint
            else single_lines(row, gradient, document)
        )
    return wrap_backward(row, lines, f"    return th_leave(&f, result, {len(row.tensors)});")


def single_lines(row, gradient, document) -> list[str]:
    """One gradient; summed where its input was broadcast."""
    slot = gradient.parameters[0].t
    text = kept(row, gradient.parameters[0], document)
    opening = Group(f"result[{slot}] = " + text.open, text.parts, text.close)
    return [f"    if (s->needs & {1 << slot})", block(opening, 8, ";")]


def kept(row, parameter, document) -> Group:
    """A reference for the caller."""
    if parameter.name in row.broadcast:
        return Group("th_keep_sum(&f, ", (document, f"s->shape[{parameter.t}]"), ")")
    return Group("th_keep(", (document,), ")")


def joint_lines(row, gradient, document) -> list[str]:
    """Several gradients out of one call."""
    mask = sum(1 << p.t for p in gradient.parameters)
    lines = [
        f"    if (s->needs & {mask}) {{",
        f"        tensor *all[{len(gradient.parameters)}] = {{0}};",
    ]
    lines.append(block(document, 8, ";"))
    for k, p in enumerate(gradient.parameters):
        lines.append(f"        if (s->needs & {1 << p.t})")
        lines.append(block(kept_line(row, p, k), 12))
    return [*lines, "    }"]


def kept_line(row, parameter, k: int) -> str:
    """Takes result k of the joint call."""
    return f"result[{parameter.t}] = {block(kept(row, parameter, f'all[{k}]'))};"
