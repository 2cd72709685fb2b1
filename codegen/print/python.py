"""Python text of a row: the function of a composition, and the class of its gradients."""

from __future__ import annotations

import json
import re
import textwrap

from ..model import formula
from ..model.bodies import Gradient, Requirement, lets_of, reads_of
from ..model.catalogue import Catalogue
from ..model.compose import names_of_sizes, names_of_values
from ..model.composition import IMPORTED, NUMBERS
from ..model.formula import Call, Each, Formula, Node
from ..model.rows import Row
from ..model.signature import Parameter
from ..place import Place
from .calls import Speller, is_choice
from .expressions import to_python
from .layout import WIDTH, hanging


def escaped(text: str) -> str:
    """Return text that neither ends a docstring nor begins an escape."""
    return text.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')


def overload(row: Row) -> str:
    """Return PyTorch's names of a call with their conditions: `{"Tensor": {"other": "Tensor"}}`."""
    return json.dumps(row.overload)


# Classes of gradients

OWNER = re.compile(r"(?<![\w.])([A-Za-z_]\w*)\.")


class PyGradient(Speller):
    """One method of a row's class: `d_input`."""

    def __init__(self, row: Row, gradient: Gradient, catalogue: Catalogue) -> None:
        super().__init__(row, catalogue)
        self.gradient = gradient

    @property
    def method(self) -> str:
        """The name of the method: `d_input`, or `d_input_weight_bias`."""
        return f"d_{self.gradient.key}"

    @property
    def parameters(self) -> str:
        """The parameters with this gradient: `("input",)`."""
        return tuple_text([p.name for p in self.gradient.parameters])

    @property
    def calls_functions(self) -> bool:
        """Whether the formula calls functions, which take no numbers in place of tensors."""
        return bool(self.owners & {"torch", "internal", "own"})

    @property
    def owners(self) -> set[str]:
        """The names before a dot in the Python text: tensors and modules."""
        texts = [self.result, *(text for _, text in self.lets)]
        return {name for text in texts for name in OWNER.findall(text)}

    @property
    def reads(self) -> list[tuple[str, str]]:
        """The names that the formula reads, with their source: `("alpha", 'self.value("alpha")')`."""
        if self.row.elementwise:
            names, sizes = reads_of(self.gradient.tree, self.gradient.lets), []
        else:
            names, sizes = formula.names(self.gradient.tree), names_of_sizes(self.gradient.tree)
            values = names_of_values(self.gradient.tree)
            sizes = [name for name in sizes if name not in values]
        return [(name, self.source(name, name in sizes)) for name in names]

    def source(self, name: str, only_size: bool) -> str:
        """Return the expression that reads a name."""
        number = self.row.gradient_name(name)
        if number is not None:
            return f"self.grad({number})"
        if name == "count":
            return "self.count()"
        number, p = self.row.result(name), self.row.parameter(name)
        if number is not None:
            return f"self.size_of_grad({number})" if only_size else f"self.result({number})"
        if only_size:
            return f'self.size_of("{name}")'
        if p and p.kind == "word" and self.is_int_in_other(p):
            return f'{p.words!r}.index(self.value("{name}"))'
        if p and p.kind == "either" and self.calls_functions:
            return f'self.tensor("{name}")'
        return f'self.value("{name}")'

    def is_int_in_other(self, word: Parameter) -> bool:
        """Return whether a word is the position of an int in the row that this row is like."""
        own = [p for p in self.row.parameters if p.kind != "fixed"]
        return self.row.like is not None and self.row.like.parameters[own.index(word)].kind == "int"

    @property
    def lets(self) -> list[tuple[str, str]]:
        """Named subexpressions, in order."""
        used = lets_of([self.gradient.tree], self.gradient.lets)
        return [(name, to_python(let.tree, self.varying)) for name, let in used.items()]

    @property
    def varying(self) -> set[str]:
        """The names of tensors; all other names are numbers."""
        numbers = {p.name for p in self.row.options} | {"count"}
        result = set(reads_of(self.gradient.tree, self.gradient.lets)) - numbers
        for name, let in self.gradient.lets.items():
            if result & set(reads_of(let.tree, self.gradient.lets)):
                result.add(name)
        return result

    @property
    def result(self) -> str:
        """The formula in Python."""
        if self.row.elementwise:
            return to_python(self.gradient.tree, self.varying)
        calls = any(
            isinstance(node, Call) and node.target is None
            for node in formula.walk(self.gradient.tree)
        )
        return self.spell(self.gradient.tree) if calls else self.gradient.text


def gradients(row: Row, catalogue: Catalogue) -> list[PyGradient]:
    """Return the methods of a row's class."""
    return [PyGradient(row, gradient, catalogue) for gradient in row.formula_gradients]


def gradient_table(row: Row, catalogue: Catalogue) -> str:
    """Return the methods by parameters: `gradients = {("input",): d_input}`, one per line if that is long."""
    entries = [f"{each.parameters}: {each.method}" for each in gradients(row, catalogue)]
    whole = f"    gradients = {{{', '.join(entries)}}}"
    lines = ["    gradients = {", *(f"        {entry}," for entry in entries), "    }"]
    return whole if len(whole) <= WIDTH else "\n".join(lines)


def uses(catalogue: Catalogue, word: str) -> bool:
    """Return whether any class uses a module."""
    if word == "composed":
        return any(row.recorded for row in catalogue.rows)
    stated = [row for row in catalogue.rows if not (row.recorded or row.elements)]
    return any(word in each.owners for row in stated for each in gradients(row, catalogue))


def base(row: Row) -> str:
    """Return the base class. A loss inherits the gradients of its elements."""
    if row.elements:
        return f"LossFunction, {row.function_class}Elements"
    return "ReduceFunction" if row.body.kind == "reduce" and row.elementwise else "RowFunction"


def bases(catalogue: Catalogue) -> str:
    """Return the base classes that the file imports."""
    result = {base(row).split(",")[0] for row in catalogue.rows if row.has_class}
    return ", ".join(sorted(result | {"ReduceFunction", "RowFunction"}))


def compositions(catalogue: Catalogue) -> list[Row]:
    """Return the rows whose function the generator writes: expressions, and forms in place."""
    return [row for row in catalogue.rows if row.body.kind == "composed" and row.body.generated]


def composition(row: Row, catalogue: Catalogue) -> str:
    """Return the function of a composition: its checks, then its expression."""
    speller = Speller(row, catalogue, catalogue.near)
    lines = [hanging(f"def {row.op}", [p.name if p.required else p.python for p in row.required_first], ":")]
    if row.body.of:
        view = catalogue.by_name[row.body.of][0].body.kind == "view"
        given = [f'"{row.op}"', f"{'own' if row.package else 'torch'}.{row.body.of}", *(p.name for p in row.parameters)]
        return "\n".join([*lines, statement("return ", f"{'view_' * view}in_place({', '.join(given)})")])
    parts = dict(row.body.parts)
    for each in row.body.require:
        needed = {name: parts.pop(name) for name in lets_of([each.condition.tree], parts)}
        lines += [*lines_of(needed, speller, 0), *requirement(row, each, speller)]
    return "\n".join([*lines, *returns(row.body.formula.tree, parts, speller)])


def returns(tree: Node, parts: dict[str, Formula], speller: Speller, depth: int = 0) -> list[str]:
    """Return the statements that return an expression, with a line for each part that it needs.

    A choice is an `if`, so that a call computes the parts of the branch that it takes.
    """
    if is_choice(tree):
        condition, one, other = tree.arguments
        first, later = lets_of([one], parts), lets_of([other], parts)
        shared = lets_of([condition], parts) | {name: part for name, part in first.items() if name in later}
        apart = {name: part for name, part in parts.items() if name not in shared}
        given = {name: part for name, part in parts.items() if name in shared}
        return [*lines_of(given, speller, depth), statement("if ", f"{speller.spell(condition)}:", depth),
                *returns(one, apart, speller, depth + 1), *returns(other, apart, speller, depth)]
    text = speller.spell(tree)
    text = f"tuple{text}".replace("[", "(", 1)[:-1] + ")" if isinstance(tree, Each) else text
    return [*lines_of(lets_of([tree], parts), speller, depth), statement("return ", text, depth)]


def lines_of(parts: dict[str, Formula], speller: Speller, depth: int) -> list[str]:
    """Return an assignment for each part."""
    return [statement(f"{name} = ", speller.spell(part.tree), depth) for name, part in parts.items()]


def helpers(catalogue: Catalogue) -> dict[str, list[str]]:
    """Return the functions in Python that compositions call, by module."""
    rows = compositions(catalogue)
    result: dict[str, list[str]] = {}
    called = {node.function for row in rows for read in row.body.reads for node in formula.walk(read.tree)
              if isinstance(node, Call) and node.target is None}
    checks = [each for row in rows for each in row.body.require]
    names = [(IMPORTED[text], text) for word, text in NUMBERS.items() if word in called and text in IMPORTED]
    names += [("torch._base.arguments", "refusal")] * any(checks) + [("warnings", "warn")] * any(
        each.warns for each in checks)
    for module, name in names:
        result.setdefault(module, []).append(name)
    return {module: sorted(found) for module, found in sorted(result.items())}


def requirement(row: Row, each: Requirement, speller: Speller) -> list[str]:
    """Return the check of a condition. The error shows the operands that it reads."""
    shown = [f"{name}={name}" for name in reads_of(each.condition.tree, row.body.parts) if row.parameter(name)]
    given = [each.raises, f'"{row.shown}"', f'"{each.need}"', *shown]
    head = [statement("if not ", speller.atom(each.condition.tree) + ":")]
    if each.warns:
        return [*head, hanging("warn", [f"refusal({', '.join(given)})", "stacklevel=2"], "", 8)]
    return [*head, hanging("raise refusal", given, "", 8)]


def statement(head: str, text: str, depth: int = 0) -> str:
    """Return an indented statement, in parentheses over several lines if it is long."""
    space = " " * 4 * (depth + 1)
    if len(space + head + text) <= WIDTH:
        return f"{space}{head}{text}"
    text, end = text.removesuffix(":"), ":" * text.endswith(":")
    inside = textwrap.fill(text, WIDTH - len(space) - 4, break_long_words=False, break_on_hyphens=False)
    return "\n".join([f"{space}{head}(", textwrap.indent(inside, f"{space}    "), f"{space}){end}"])


def composed_modules(catalogue: Catalogue) -> list[tuple[str, list[str]]]:
    """Return the modules of torch/composed/ with the functions that rows name."""
    named = {row.body.function for row in catalogue.rows if row.body.kind == "composed" and not row.body.generated}
    named |= {row.recorded for row in catalogue.rows if row.recorded}
    modules = Place(catalogue.root, catalogue.package).composed_modules()
    return [(module, chosen) for module, names in modules.items() if (chosen := sorted(named & set(names)))]


def import_lines(catalogue: Catalogue, module: str, names: list[str]) -> str:
    """Return the import of functions that rows name, one per line if it is long."""
    head = f"from {catalogue.package or 'torch.composed'}.{module} import "
    whole = head + ", ".join(names)
    return whole if len(whole) <= WIDTH else "\n".join([f"{head}(", *(f"    {name}," for name in names), ")"])


def class_docstring(row: Row) -> str:
    """Return the wrapped signature."""
    return textwrap.fill(
        f'"""{row.signature}"""', WIDTH, initial_indent="    ", subsequent_indent="        "
    )


def tuple_text(names: list[str]) -> str:
    """Return `("values", "indices")`."""
    return "(" + ", ".join(f'"{name}"' for name in names) + ("," if len(names) == 1 else "") + ")"
