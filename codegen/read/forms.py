"""Adds the rows of a row's other forms: the one that copies a view (`copying`), the one in place (`inplace`), and the
one that computes a result from rows that work on parts of the operands (`parts`)."""

from __future__ import annotations

from ..model.signature import FLOATING, Signature, SignatureError, parse_signature
from .document import Item
from .keys import line_of

SHARED = ("dtypes", "test", "samples", "domain", "options")  # the keys that a view and its copying form have in common
REPEATS = "repeats"  # the word of `parts` that adds no row
PLACED = ("written", "view")  # the words of `inplace` that add a row


def with_forms(item: Item) -> list[Item]:
    """Return the item of a row, followed by those of its other forms."""
    keys = item.mapping
    if "op" not in keys or not {"copying", "inplace", "parts"} & keys.keys():
        return [item]
    try:
        signature = parse_signature(line_of(keys["op"]))
    except SignatureError:
        return [item]  # reported for the row itself
    result = [item]
    if "copying" in keys:
        result.append(Item(copying(keys, signature), item.line))
    if "inplace" in keys and line_of(keys["inplace"]) in PLACED and signature.parameters:
        result.append(Item(placed(keys, signature), item.line))
    if "parts" in keys and keys["parts"].value and keys["parts"].text != REPEATS:
        form = in_parts(keys, signature)
        result[0] = Item(keys | stated({"parts": f"{signature.op}_of_parts"}, keys["parts"]), item.line, item.key_line)
        result.append(Item(form, item.line))
    return result


def in_parts(keys: dict[str, Item], signature: Signature) -> dict[str, Item]:
    """Return the composition that `parts` states, an expression or names of expressions, the result last.

    Its samples are those of the row that have elements.
    """
    said = keys["parts"]
    named = dict(said.value) if isinstance(said.value, dict) else {"": said}
    *_, result = named
    last = named.pop(result)
    own = {"op": f"{signature.op}_of_parts({written_parameters(keys)}",
           "doc": f"{public_name(keys)} by rows that ranks run on their parts of the operands.",
           "grad": "composed", "only": "internal"}
    form = stated(own, said) | {"compose": last} | ({"let": Item(named, said.line, said.key_line)} if named else {})
    if "samples" in keys:
        samples = [one for one in keys["samples"].sequence if "0" not in [size.text for size in sizes_of(one)]]
        form["samples"] = Item(samples, keys["samples"].line, said.key_line)
    return form | {key: keys[key] for key in SHARED if key in keys and key not in form}


def sizes_of(sample: Item) -> list[Item]:
    """Return the sizes of the tensors of a sample."""
    return [size for value in sample.mapping.values() for size in value.sequence]


def copying(keys: dict[str, Item], signature: Signature) -> dict[str, Item]:
    """Return the form that copies: contiguous_copy of the view, or of each view."""
    first, *others = (p.name for p in signature.parameters)
    public = public_name(keys)
    of_torch = "only" in keys and line_of(keys["only"]) == "function"
    view = f"{public}({', '.join([first, *others])})" if of_torch else f"{first}.{public}({', '.join(others)})"
    many = any(result.many for result in signature.results)
    copied = f"[contiguous_copy(part) for part in {view}]" if many else f"contiguous_copy({view})"
    own = {"op": f"{line_of(keys['copying'])}({written_parameters(keys)}",
           "doc": f"{public}, as {'copies instead of views' if many else 'a copy instead of a view'}.",
           "compose": copied, "grad": "composed", "only": "function"}
    return stated(own, keys["copying"]) | {key: keys[key] for key in SHARED if key in keys}


def placed(keys: dict[str, Item], signature: Signature) -> dict[str, Item]:
    """Return the form in place, which replaces the first tensor's elements, or its size and strides for a view.

    Its samples are the first two of the row, whose results have the size of the first tensor.
    """
    first, public, said = signature.parameters[0], public_name(keys), keys["inplace"]
    parameters = written_parameters(keys).replace(first.type, "Tensor&", 1).partition("->")[0]
    own = {"op": f"{public}_({parameters}", "doc": f"{public} in place.", "in_place": public,
           "grad": f"none ({public} has a gradient)"}
    oracle = line_of(keys["test"]) if "test" in keys else first.name
    cast = oracle if line_of(said) == "view" else f"np.asarray({oracle}).astype({first.name}.dtype)"
    result = stated(own, said)
    result["test"] = Item({first.name: Item(cast, said.line, said.key_line)}, said.line, said.key_line)
    if "alias" in keys and line_of(said) == "view":
        names: list[Item] = [Item(f"{line_of(name)}_", name.line) for name in keys["alias"].several]
        result["alias"] = Item(names, said.line, said.key_line)
    if signature.results[0].dtype in FLOATING:  # other tensors cannot hold it
        result["dtypes"] = Item("floating", said.line, said.key_line)
    if "samples" in keys and isinstance(keys["samples"].value, list):
        result["samples"] = Item(keys["samples"].value[:2], keys["samples"].line, said.key_line)
    return {key: keys[key] for key in ("dtypes", "domain") if key in keys} | result


def public_name(keys: dict[str, Item]) -> str:
    """Return the name under which the row is called."""
    return line_of(keys["name"]) if "name" in keys else line_of(keys["op"]).partition("(")[0].strip()


def written_parameters(keys: dict[str, Item]) -> str:
    """Return the text of a signature behind its opening parenthesis."""
    return line_of(keys["op"]).partition("(")[2]


def stated(own: dict[str, str], near: Item) -> dict[str, Item]:
    """Return keys with texts at the line of another key."""
    return {key: Item(text, near.line, near.key_line) for key, text in own.items()}
