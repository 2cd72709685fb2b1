"""The CUDA text of loop rows: one template per formula, one instance per element type."""

from __future__ import annotations

from . import formula
from .backwards import gradient_operands, plain
from .layout import Group, block
from .printing import to_c
from .signature import C_TYPES


def rows_with_kernels(section) -> list:
    """The loop rows of a section."""
    return [row for row in section.rows if row.body.kind == "loop"]


def gradients_with_kernels(row) -> list:
    """Those that compute something."""
    return [gradient for gradient in row.gradients if not plain(gradient)]


def template(name: str, result: str, operands, scalars, tree) -> str:
    """`template <typename T> __device__ T tanh_formula(options option, T input) { return f_tanh(input); }`"""
    parameters = ("options option", *(f"{ctype} {operand}" for operand, ctype in operands))
    opening = block(Group(f"__device__ {result} {name}_formula(", parameters, ")"))
    read = formula.names(tree)
    bound = [
        f"    const T {p.name} = number<T>(option, {p.s});"
        for p in scalars
        if p.kind == "scalar" and p.name in read
    ]
    return "\n".join(
        ["template <typename T>", opening + " {", *bound, f"    return {to_c(tree, 'T')};", "}"]
    )


def ctype_of(dtype: str | None) -> str:
    """A fixed type, or the template's T."""
    return C_TYPES[dtype] if dtype else "T"


def forward_template(row) -> str:
    """The formula of a row."""
    operands = [(p.name, ctype_of(p.dtype)) for p in row.tensors]
    return template(row.op, ctype_of(row.results[0].dtype), operands, row.scalars, row.body.tree)


def gradient_template(row, gradient) -> str:
    """The formula of one gradient."""
    operands = [(name, ctype_of(fixed)) for name, _, fixed in gradient_operands(row, gradient)]
    return template(f"{row.op}_{gradient.key}", "T", operands, row.scalars, gradient.tree)


def instance(name: str, dtype: str, result: str | None, operand_dtypes) -> str:
    """`KERNEL1(tanh_float, float, float, tanh_formula<float>)`"""
    types = [C_TYPES[fixed or dtype] for fixed in (result, *operand_dtypes)]
    parts = (f"{name}_{dtype.lower()}", *types, f"{name}_formula<{C_TYPES[dtype]}>")
    return f"KERNEL{len(types) - 1}({', '.join(parts)})"


def forward_instances(row) -> str:
    """One line per element type."""
    dtypes = [p.dtype for p in row.tensors]
    return "\n".join(
        instance(row.op, dtype, row.results[0].dtype, dtypes) for dtype in row.loop_dtypes
    )


def gradient_instances(row, gradient) -> str:
    """One line per floating type."""
    dtypes = [fixed for _, _, fixed in gradient_operands(row, gradient)]
    name = f"{row.op}_{gradient.key}"
    return "\n".join(instance(name, dtype, None, dtypes) for dtype in row.floating_dtypes)
