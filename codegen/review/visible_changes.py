"""The visible part of a row, before and after: names, signatures, types, defaults, and broken calls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from ..model.rows import Row


@dataclass(frozen=True)
class Face:
    """One visible property."""

    what: str
    before: str
    after: str
    breaks: bool = False  # calls that worked fail or change their meaning


def visible_changes(old: Row | None, new: Row | None) -> list[Face]:
    """Return the visible differences between two rows, or all visible properties of a single row."""
    found = [Face("call", shown(old, "call_text"), shown(new, "call_text"), old is not None and breaks_calls(old, new))]
    listed: dict[str, Callable[[Row], Iterable[str]]] = {
        "names": lambda row: row.public_names if not row.internal else (),
        "called as": lambda row: call_forms(row),
        "element types": lambda row: row.accepted_types,
        "gradients": lambda row: gradients(row),
    }
    for what, of in listed.items():
        before, after = (tuple(of(row)) if row else () for row in (old, new))
        found.append(Face(what, ", ".join(before), ", ".join(after), bool(set(before) - set(after))))
    texts: dict[str, Callable[[Row], str]] = {
        "condition": conditions, "documentation": lambda row: row.doc, "module": lambda row: row.module,
        "operator": lambda row: row.operator, "on GPUs": lambda row: row.cuda,
    }  # fmt: skip
    for what, text in texts.items():
        was, now = (text(row) if row else "" for row in (old, new))
        worse = what in ("condition", "module", "operator") and bool(now if what == "condition" else was)
        found.append(Face(what, was, now, worse and old is not None))
    kept = ("call", "names", "module", "operator") if new is None else ()
    return [face for face in found if face.before != face.after and (not kept or face.what in kept)]


def shown(row: Row | None, attribute: str) -> str:
    return str(getattr(row, attribute)) if row else ""


def call_forms(row: Row) -> list[str]:
    """Return the ways to call a row."""
    if row.internal:
        return ["internal: gradients call it"]
    return [word for word, holds in (("function", row.is_function), ("method", row.is_method),
                                     ("in place", row.inplace), ("out=", not row.without_out)) if holds]  # fmt: skip


def gradients(row: Row) -> list[str]:
    """Return the tensors with a gradient."""
    if row.composed:
        return ["composed"]
    return [p.name for gradient in row.gradients for p in gradient.parameters]


def conditions(row: Row) -> str:
    return "; ".join(formula.text for formula in row.require)


def breaks_calls(old: Row, new: Row | None) -> bool:
    """Return whether calls of the old signature may fail or change their meaning.

    This is so if a parameter was removed or moved, became required, or has another type or default.
    """
    if new is None or old.result_text != new.result_text:
        return True
    front = new.parameters[: len(old.parameters)]
    if [p.name for p in front] != [p.name for p in old.parameters]:
        return True
    if any(p.required for p in new.parameters[len(old.parameters) :]):
        return True
    return any(p.type != q.type and not widens(p, q) or not p.required and (q.required or p.default != q.default)
               for p, q in zip(old.parameters, front, strict=True))  # fmt: skip


def widens(old: Any, new: Any) -> bool:
    """Return whether the new type accepts all values of the old one."""
    wider = {("Tensor", "Tensor|Scalar"), ("Scalar", "Tensor|Scalar"), ("Dim", "Dim*"), (old.type, f"{old.type}?")}
    return (old.type, new.type) in wider
