"""The C text of a row's backward: loops of element formulas, or calls of other rows."""

from __future__ import annotations

from . import formula
from .composed import Composer
from .layout import Group, block
from .native import comment, function, loop_table, macro_line, operand_type, scalar_lines, structure
from .printing import to_c
from .signature import C_TYPES

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
