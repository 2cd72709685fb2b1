"""Arguments of a call in a composed formula: bound to a row's parameters, printed into the slots of a `call`."""

from __future__ import annotations

from dataclasses import dataclass

from .forms import positional_forms
from .layout import Group


@dataclass(frozen=True)
class Value:
    """A part of a formula: its kind, and its C text.

    kind is a parameter's kind, `number` (a literal) or `none`. An either carries its number's text as well; ints carry
    runs: pairs of pointer and length, or a single int as (text, None).
    """

    kind: str
    text: object = ""
    number: str = ""
    runs: tuple = ()


def bind(row, values: list[Value], keywords: dict[str, Value]) -> dict[str, Value] | None:
    """Arguments by parameter, or None when the row does not take them."""
    by_name = {p.name: p for p in row.parameters}
    if any(
        name not in by_name or not takes(by_name[name], value) for name, value in keywords.items()
    ):
        return None
    positional = tuple(p for p in row.parameters if p.name not in keywords)
    for form in positional_forms(positional) if values else ():
        given = _varied(form, values)
        if given is None:
            continue
        chosen = [row.parameters[index] for index in form.parameters]
        if all(takes(p, value) for p, value in zip(chosen, given, strict=True)):
            bound = dict(zip((p.name for p in chosen), given, strict=True)) | keywords
            return bound if _complete(row, bound) else None
    return dict(keywords) if not values and _complete(row, keywords) else None


def _complete(row, bound) -> bool:
    return all(p.name in bound for p in row.parameters if p.required)


def _varied(form, values: list[Value]) -> list[Value] | None:
    """The arguments as a form groups them: `*` takes the ints at the end together."""
    if not form.letters.endswith("*"):
        return values if len(values) == len(form.letters) else None
    head = len(form.letters) - 1
    rest = values[head:]
    if len(values) <= head or any(value.kind not in ("int", "number") for value in rest):
        return None
    return [*values[:head], Value("ints", runs=tuple((value.text, None) for value in rest))]


def takes(p, value: Value) -> bool:
    """Whether a parameter accepts a part of a formula."""
    integral = value.kind in ("int", "bool") or value.kind == "number" and is_integral(value.text)
    accepted = {
        "tensor": value.kind == "tensor" or value.kind == "none" and p.nullable,
        "either": value.kind in ("tensor", "either", "scalar", "number", "int", "bool"),
        "scalar": value.kind in ("scalar", "number", "int", "bool"),
        "int": integral or value.kind == "none" and p.nullable,
        "bool": integral,
        "ints": integral or value.kind == "ints" and _fits(value.runs, p.length),
        "list": value.kind == "ints",
        "tensors": value.kind == "tensors",
    }
    return accepted[p.kind]


def is_integral(text: str) -> bool:
    """Whether C text is a literal int."""
    return text.lstrip("-").isdigit()


def _fits(runs: tuple, length: int) -> bool:
    """A run of unknown length is trusted to have k ints."""
    return len(runs) == length if all(size is None for _, size in runs) else len(runs) == 1


def call_text(row, bound: dict[str, Value]):
    """`&(call){.t = {...}, .s = {...}, .n = {...}}`, every absent parameter with its preset."""
    parts = [
        part for part in (_tensors(row, bound), _scalars(row, bound), _ints(row, bound)) if part
    ]
    if row.tensor_list:
        items = bound[row.tensor_list.name].text
        parts.append(Group(".list = (tensor *const[]){", items, "}"))
        parts.append(f".list_length = {len(items)}")
    if row.creates:
        parts.append(".type = grad[0]->dtype")
    call = Group("&(call){", tuple(parts), "}")
    if row.int_list and row.int_list.name in bound:
        call = _with_list(call, row.ints, bound[row.int_list.name])
    return call


def _tensors(row, bound: dict[str, Value]):
    texts = []
    for p in row.tensors:
        value = bound.get(p.name)
        is_tensor = value is not None and value.kind in ("tensor", "either")
        texts.append(value.text if is_tensor else "NULL")
    while texts and texts[-1] == "NULL":
        texts.pop()
    return Group(".t = {", tuple(texts), "}") if texts else None


def _scalars(row, bound: dict[str, Value]):
    parts = []
    for p in row.scalars:
        value = bound.get(p.name)
        text = p.c_preset if value is None else _scalar(value)
        if text:
            parts.append(f"[{p.s}] = {text}")
    return Group(".s = {", tuple(parts), "}") if parts else None


def _scalar(value: Value) -> str:
    if value.kind == "either":
        return value.number
    if value.kind == "scalar":
        return value.text
    if value.kind == "number":
        return f"th_integral({value.text})" if is_integral(value.text) else f"th_real({value.text})"
    return f"th_integral({value.text})" if value.kind in ("int", "bool") else ""


def _ints(row, bound: dict[str, Value]):
    texts: list[str] = []
    for p in row.parameters:
        if p.kind in ("int", "bool"):
            texts.append(_int(p, bound.get(p.name)))
        elif p.kind == "ints":
            texts += _several(p, bound.get(p.name))
    while texts and texts[-1] == "0":
        texts.pop()
    return Group(".n = {", tuple(texts), "}") if texts else None


def _int(p, value: Value | None) -> str:
    if value is not None:
        return "TH_NONE" if value.kind == "none" else value.text
    return "TH_NONE" if p.default is None else str(int(p.default))


def _several(p, value: Value | None) -> list[str]:
    """The k ints of an int[k]."""
    if value is None or value.kind != "ints":
        return [_int(p, value)] * p.length
    if all(size is None for _, size in value.runs):
        return [text for text, _ in value.runs]
    pointer = value.runs[0][0]
    base, _, start = pointer.partition(" + ")
    return [f"{base}[{int(start or 0) + k}]" for k in range(p.length)]


def _with_list(call, first: int, value: Value):
    """The call with its int* list filled, run by run."""
    if all(size is None for _, size in value.runs):
        items = Group("(int64_t[]){", tuple(text for text, _ in value.runs), "}")
        return Group("th_with_ints(", (call, str(first), items, str(len(value.runs))), ")")
    for number, (pointer, length) in enumerate(value.runs):
        if length is None:
            pointer, length = f"(int64_t[]){{{pointer}}}", "1"
        if number:
            call = Group("th_more_ints(&f, ", (call, str(first), pointer, length), ")")
        elif pointer == length.replace("->ndim", "->size"):
            call = Group("th_with_sizes(", (call, str(first), length.removesuffix("->ndim")), ")")
        else:
            call = Group("th_with_ints(", (call, str(first), pointer, length), ")")
    return call
