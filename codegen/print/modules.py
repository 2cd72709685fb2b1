"""Python text of a row with a module: its function of torch.nn.functional and its class of torch.nn."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass

from ..model.rows import Row
from ..model.signature import Parameter
from .layout import WIDTH, hanging
from .literals import python_number
from .python import escaped
from .stubs import annotation


@dataclass(frozen=True)
class Option:
    """Keyword of the class and of the function, with the same name and default."""

    name: str
    annotation: str
    default: str  # empty if it is required

    @property
    def text(self) -> str:
        """The parameter with annotation: `beta: float = 1`."""
        return f"{self.name}: {self.annotation}" + (f" = {self.default}" if self.default else "")

    @property
    def plain(self) -> str:
        """The parameter without annotation: `beta=1`."""
        return self.name + (f"={self.default}" if self.default else "")


def inputs(row: Row) -> list[Parameter]:
    """Return the tensors that forward takes."""
    return [p for p in row.parameters if p.is_tensor and p.required]


def kept(row: Row) -> list[Parameter]:
    """Return the parameters that the class stores."""
    return [p for p in row.parameters if not (p.is_tensor and p.required)]


def options(row: Row) -> list[Option]:
    """Return the keywords."""
    result = [option(p) for p in row.spelled if not (p.is_tensor and p.required)]
    return result + ([Option("inplace", "bool", "False")] if row.inplace else [])


def option(p: Parameter) -> Option:
    if p.kind == "flag":
        return Option(p.name, "bool | None", "None")
    if p.is_tensor:
        return Option(p.name, "Tensor | None", "None")
    return Option(p.name, annotation(p), "" if p.required else python_number(p.default))


def usage(row: Row) -> str:
    """Return `Softplus(beta=1, threshold=20)`."""
    return f"{row.module}({', '.join(each.plain for each in options(row))})"


# The function


def definition(row: Row) -> str:
    """Return `def softplus(input: Tensor, beta: float = 1, inplace: bool = False) -> Tensor:`."""
    parameters = [f"{p.name}: Tensor" for p in inputs(row)]
    result = "tuple[Tensor, ...]" if len(row.returned) > 1 else "Tensor"
    out = ["*", "out: Tensor | None = None"] if takes_out(row) else []
    return hanging(f"def {row.public}", [*parameters, *(each.text for each in options(row)), *out], f" -> {result}:")


def takes_out(row: Row) -> bool:
    """Return whether the function takes out=."""
    return len(row.returned) == 1 and not row.without_out


def docstring(row: Row, example: str) -> str:
    """Return the description of the row, and of the reduction of a loss, and the example."""
    paragraphs = [paragraph(escaped(text)) for text in [row.doc, *row.reduction_lines]]
    text = "\n\n".join([*paragraphs, textwrap.indent(escaped(example), "    ")]).strip()
    return f'    """{text}\n    """'


def paragraph(text: str) -> str:
    """Return wrapped lines at the indent of a docstring, with room for its quotes."""
    return textwrap.fill(text, WIDTH - 6, initial_indent="    ", subsequent_indent="    ")


def statements(row: Row) -> list[str]:
    """Return the body of the function."""
    first = inputs(row)[0]
    lines = []
    for each in kept(row):
        if each.kind == "either":
            lines.append(f"{each.name} = {each.default!r} if {each.name} is None else {each.name}")
    if row.inplace:
        lines += ["if inplace:", f"    return {first.name}.{row.public}_({arguments(row, without=first)})"]
    owner = "own" if row.package else "_core"
    if takes_out(row):
        lines += ["if out is not None:", f"    return {owner}.{row.public}({arguments(row)}, out=out)"]
    if row.inplace:
        others = arguments(row, without=first)
        moved = f"_core.donate({owner}.{row.public}, given{', ' if others else ''}{others})"
        return [*lines, f"given = [{first.name}]", f"del {first.name}", f"return {moved}"]
    return [*lines, f"return {owner}.{row.public}({arguments(row)})"]


def arguments(row: Row, without: Parameter | None = None) -> str:
    """Return the arguments for the row, in its order."""
    return ", ".join(p.name for p in row.parameters if p is not without)


# The class


def base(row: Row) -> str:
    """Return `Loss` for a row with a Reduction, otherwise `Module`."""
    return "Loss" if row.reduction else "Module"


def home(row: Row) -> str:
    """Return the module of PyTorch that has the layer."""
    return "torch.nn.modules.loss" if base(row) == "Loss" else "torch.nn.modules.activation"



def initialiser(row: Row) -> str:
    """Return `def __init__(self, beta: float = 1) -> None:`."""
    return hanging("def __init__", ["self", *(each.text for each in options(row))], " -> None:", 4)


def assignments(row: Row) -> list[str]:
    """Return the statements that store the keywords; a tensor becomes a buffer."""
    flags = "reduction=reduction" if row.flags == "none" else "size_average, reduce, reduction"
    lines = [f"super().__init__({flags if row.reduction else ''})"]
    for p in kept(row):
        if p.is_tensor:
            lines.append(f'self.register_buffer("{p.name}", {p.name})')
        elif p.kind != "reduction":
            lines.append(f"self.{p.name} = {p.name}")
    return lines + (["self.inplace = inplace"] if row.inplace else [])


def names(row: Row) -> str:
    """Return the options that repr shows, `("beta", "threshold")`, with defaults of those shown only if they differ."""
    shown = [(p.name, flag_default(p)) for p in kept(row) if p.kind != "reduction"]
    shown += [("inplace", "False")] if row.inplace else []
    return "{" + ", ".join(f'"{name}": {default}' for name, default in shown) + "}"


def module_repr(row: Row) -> str:
    """Return the text that repr shows where the row says which: `f"{self.lambd}"`."""
    text = (row.module_repr or "").replace("{", "{self.")
    return f'f"{text}"' if "{" in text else f'"{text}"'


def flag_default(p: Parameter) -> str:
    """Return the value that repr omits: that of flags and None; numbers are always shown."""
    return repr(p.default) if p.kind in ("bool", "keepdim") or p.nullable else "None"


def forward(row: Row) -> str:
    """Return `def forward(self, input: Tensor) -> Tensor:`."""
    first, *others = inputs(row)
    parameters = [f"{first.name}: Tensor", *(f"{p.name}: Tensor" for p in others)]
    result = "Any" if len(row.returned) > 1 else "Tensor"
    return hanging("def forward", ["self", *parameters], f" -> {result}:", 4)


def call(row: Row) -> list[str]:
    """Return the call of the function.

    `given.pop()` passes the only reference to an input that may be overwritten.
    """
    parts = [p.name for p in inputs(row)]
    before = [f"given = [{parts[0]}]", f"del {parts[0]}"] if row.inplace else []
    if row.inplace:
        parts[0] = "given.pop()"
    if row.reduction:  # the function takes the word in the position of its older flag
        named = [p.name for p in row.parameters if row.flags and p.index > row.reduction.index]
        parts += [f"self.{p.name}" for p in kept(row) if p.name not in named]
        parts += [f"{name}=self.{name}" for name in named]
    else:
        parts += [f"self.{p.name}" for p in kept(row)] + (["self.inplace"] if row.inplace else [])
    return [" " * 8 + line for line in before] + [hanging(f"return functional.{row.public}", parts, "", 8)]
