"""The positional ways to call a row, which road one of the dispatcher matches."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from .limits import FORM_LETTERS
from .signature import Parameter

LETTERS = {
    "tensor": "t", "state": "t", "either": "td", "scalar": "d", "int": "i", "bool": "b",
    "dim": "i", "keepdim": "b", "ints": "I", "list": "L", "dims": "D", "tensors": "T",
}  # fmt: skip


@dataclass(frozen=True)
class Form:
    """A letter and a parameter's index per argument."""

    letters: str
    parameters: tuple[int, ...]


def positional_forms(parameters: tuple[Parameter, ...]) -> list[Form]:
    """Every choice of leaving out defaulted parameters that stand before a required one, times
    every prefix of the
    defaulted ones at the end. At least one tensor is given as a tensor wherever the row has a
    tensor parameter.

    >>> from codegen.model.signature import parse_signature
    >>> row = parse_signature("add(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other)")
    >>> [form.letters for form in positional_forms(row.parameters)]
    ['tt', 'td', 'dt', 'tdt', 'tdd', 'ddt']
    """
    last = max((p.index for p in parameters if p.required), default=-1)
    leading = tuple(p for p in parameters if p.index <= last)
    trailing = tuple(p for p in parameters if p.index > last)
    chosen = []
    for given in product(*([(True,) if p.required else (True, False) for p in leading])):
        head = [p for p, present in zip(leading, given, strict=True) if present]
        chosen += [head + list(trailing[:length]) for length in range(len(trailing) + 1)]
    chosen.sort(key=len)
    forms = [
        form
        for choice in chosen
        if len(choice) <= FORM_LETTERS
        for form in _spellings(choice, parameters)
    ]
    return list(dict.fromkeys(forms))


def method_forms(parameters: tuple[Parameter, ...], own: Parameter) -> list[Form]:
    """The forms of a method that is called on `own`: the others follow in the signature's order.
    Their letters begin with m, and functions do not take them.

    >>> from codegen.model.signature import parse_signature
    >>> row = parse_signature("addr(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor vec1)")
    >>> [form.letters for form in method_forms(row.parameters, row.parameters[1])]
    ['mtt', 'mtdt', 'mtddt']
    """
    others = tuple(p for p in parameters if p is not own)
    chosen = [
        [own, *(p for p, present in zip(others, given, strict=True) if present)]
        for given in product(*([(True,) if p.required else (True, False) for p in others]))
    ]
    earlier_first = sorted(chosen, key=lambda choice: (len(choice), [p.index for p in choice[1:]]))
    found: dict[str, Form] = {}
    for choice in earlier_first:
        for form in _spellings(choice, parameters):
            found.setdefault(form.letters, Form("m" + form.letters, form.parameters))
    return list(found.values())


def _spellings(choice: list[Parameter], parameters: tuple[Parameter, ...]) -> list[Form]:
    """The letters that one choice of parameters may have."""
    options = [_letters(p, p is choice[-1] and p is parameters[-1]) for p in choice]
    wants_tensor = any(p.is_tensor for p in parameters)
    indices = tuple(p.index for p in choice)
    spelled = ["".join(letters) for letters in product(*options)]
    return [Form(letters, indices) for letters in spelled if "t" in letters or not wants_tensor]


def _letters(parameter: Parameter, last: bool) -> str:
    """`*` stands for ints to the end, so only a last int* has it."""
    return LETTERS[parameter.kind] + ("*" if parameter.kind == "list" and last else "")
