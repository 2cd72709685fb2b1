"""The fields of a row in C: its parameters, types, flags, and the numbers of what it takes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..model.catalogue import Catalogue
from ..model.elements import only_copies
from ..model.formula import Call, Name
from ..model.rows import Row
from ..model.signature import COMPLEX, DTYPES, FLOATING, INTEGERS, INTEGRAL, NARROW, Parameter
from .layout import filled
from .literals import c_number, c_scalar, c_string, long_string

# Names of sets of types in csrc/base/base.h; `mask` takes the first that fits.
MASKS = {
    "TH_ALL": DTYPES, "TH_WHOLE": INTEGRAL, "TH_NUMBERS": (*INTEGERS, *NARROW, *FLOATING),
    "TH_PLAIN": (*INTEGERS, *FLOATING), "TH_INTEGERS": INTEGERS, "TH_FLOATING": (*NARROW, *FLOATING),
    "TH_FLOATS": FLOATING, "TH_NARROW_FLOATS": NARROW, "TH_COMPLEX": COMPLEX,
}  # fmt: skip
ENTERS = {
    "loop": "th_pointwise",
    "reduce": "th_reduce",
    "scan": "th_scan",
    "random": "th_random",
    "kernel": "th_kernel",
    "update": "th_update",
    "view": "th_view",
}
KIND_WORDS = {
    "tensor": "P_TENSOR", "state": "P_STATE", "either": "P_EITHER", "scalar": "P_SCALAR",
    "int": "P_INT", "bool": "P_BOOL", "dim": "P_DIM", "reduction": "P_REDUCTION", "keepdim": "P_KEEPDIM",
    "fixed": "P_FIXED", "ints": "P_INTS", "scalars": "P_SCALARS", "list": "P_LIST",
    "dims": "P_DIMS", "tensors": "P_TENSORS", "word": "P_WORD",
}  # fmt: skip


@dataclass(frozen=True)
class CFacts:
    """The facts of a row, without its code."""

    row: Row
    catalogue: Catalogue

    def __getattr__(self, name: str) -> object:
        return getattr(self.row, name)

    @property
    def params(self) -> list[str]:
        places = {p.name: p.index for p in self.row.parameters}
        return [parameter_line(p, places, self.row.reductions) for p in self.bound]

    @property
    def bound(self) -> list[Parameter]:
        """The parameters that the binder knows: those of the row, and for the elements of a loss its Reduction."""
        result, loss = list(self.row.parameters), self.catalogue.losses.get(self.row.op)
        if loss and loss.reduction:
            result.insert(loss.reduction.index, replace(loss.reduction, slot=self.row.slots["n"]))
        return result

    @property
    def reduction_fields(self) -> list[tuple[str, int]]:
        """1 + the position of the Reduction, and the position that the keywords behind it precede."""
        position = next((k for k, p in enumerate(self.bound) if p.kind == "reduction"), -1)
        if position < 0:
            return []
        flags = (self.catalogue.losses.get(self.row.op) or self.row).flags
        names = [p.name for p in self.bound]
        return [(".reduction", position + 1),
                (".reduce", 255 if flags == "none" else names.index(flags) if flags else len(names))]

    @property
    def shorter(self) -> list[str]:
        """`op_square`"""
        return [f"op_{op}" for op in self.row.shortcuts.values()]

    @property
    def shortcuts(self) -> list[str]:
        """`{2, &op_square}`, in a field of the row."""
        return [f"{{{c_number(number)}, &op_{op}}}" for number, op in self.row.shortcuts.items()]

    @property
    def facts(self) -> str:
        """The nonzero fields of the row, several per line."""
        row = self.row
        slots = row.slots
        fields = [
            (".flags", self.flags), (".dtypes", self.accepted), (".own", self.own),
            (".on_gpus", mask(row.on_gpus)),
            (".nparams", len(self.bound)), *self.reduction_fields,
            (".required", max((p.index + 1 for p in row.parameters if p.required), default=0)),
            (".tensors", slots["t"]), (".inputs", row.inputs), (".scalars", slots["s"]),
            (".ints", slots["n"]), (".lists", slots["list"]), (".many", slots["many"]),
            (".results", max(len(row.results), 1)), (".returned", max(len(row.returned), 1)),
            (".types", f"{{{self.types}}}"), (".differentiable", row.differentiable),
            (".follows", int(any(p.follows for p in row.parameters))),
            (".rank", row.rank if row.unbatched else 0), (".unbatched", row.unbatched_slots),
            (".grads", row.grads), (".moved", row.moved), (".joins", row.joins), *self.read_fields,
        ]  # fmt: skip
        return "\n".join(filled([f"{name} = {value}" for name, value in fields if value], 4, ","))

    @property
    def accepted(self) -> str:
        """The types that the row takes."""
        return mask(self.row.accepted_types, self.row.moves_any) + " | TH_UNSIGNED" * bool(self.row.unsigned)

    @property
    def own(self) -> str:
        """The types with bodies; loops that copy bits also serve the stored types."""
        row = self.row
        trees = [read.tree for read in row.body.formulas.values()] if row.body.kind == "loop" else []
        copies = row.moves_any and bool(trees) and all(map(only_copies, trees))
        return mask(row.own, row.moves_any) + " | TH_STORED" * copies

    @property
    def read_fields(self) -> list[tuple[str, str]]:
        """What the gradient of each tensor reads: values, and sizes."""
        bits = self.row.parameter_bits
        fields = ((".reads", [values for values, _ in bits]), (".sizes", [sizes for _, sizes in bits]))
        return [(name, f"{{{', '.join(map(hexadecimal, masks))}}}") for name, masks in fields if any(masks)]

    @property
    def types(self) -> str:
        """A dtype, TH_SAME or TH_WIDE per result."""
        wide = self.row.wide_results
        result = [
            f"TH_{r.dtype.upper()}" if r.dtype else "TH_WIDE" if r.name in wide
            else f"TH_{r.part.upper()}_PART" if r.part else "TH_SAME"
            for r in self.row.results
        ]
        return ", ".join(result) or "TH_SAME"

    @property
    def flags(self) -> str:
        """The ROW_ flags, joined."""
        chosen = [
            ("ROW_INPLACE", self.row.inplace),
            ("ROW_CHANGES", self.row.changes),
            ("ROW_VIEW", self.row.body.kind == "view"),
            ("ROW_DENSE", "dense" in self.row.layout),
            ("ROW_CREATE", self.row.creates),
            ("ROW_REINFORCE", self.row.reinforce),
            ("ROW_REDUCE", self.row.body.kind == "reduce"),
            ("ROW_RANDOM", self.row.body.kind == "random"),
            ("ROW_DRAWS", self.row.draws),
            ("ROW_FUNCTION", self.row.only == "function"),
            ("ROW_LOOP", self.row.body.kind == "loop"),
            ("ROW_NARROW", self.row.narrow),
            ("ROW_PROMOTES", self.row.promotes_by_copies or bool(self.row.batched)),
            ("ROW_MIXED", self.row.mixed),
            ("ROW_KEEPS_ORDER", "kept" in self.row.layout),
            ("ROW_CHANNELS_LAST", "channels_last" in self.row.layout),
            ("ROW_PIXELS", "pixels" in self.row.layout),
            ("ROW_CONTIGUOUS", "contiguous" in self.row.layout),
            ("ROW_FILLS", self.row.fills),
            ("ROW_UNNAMED", self.row.unnamed),
            ("ROW_ORDERED", self.row.unsigned == "ordered"),
            ("ROW_CONJUGATES", self.row.holomorphic and not self.row.elementwise),
            ("ROW_WIDENS", self.row.promotes == "weights"),
            ("ROW_CONVERTS", self.row.promotes == "first"),
            ("ROW_COMPARES", self.compares and not self.weighed),
            ("ROW_ALIKE", self.compares and self.weighed),
            ("ROW_PRESETS", self.row.body.kind == "composed" and self.row.body.generated),
            ("ROW_ADDS", self.row.joins_parts == "adds"),
            ("ROW_LINES", self.row.takes_lines),
            ("ROW_AVERAGES", self.row.joins_parts == "averages"),
            ("ROW_REPEATS", self.row.joins_parts == "repeats"),
            ("ROW_CALLS", self.calls_kernels),
            ("ROW_WHOLE", self.row.body.kind == "random" and self.row.statistics.get("whole") == "True"),
        ]
        return " | ".join(flag for flag, is_set in chosen if is_set)

    @property
    def options_text(self) -> str:
        """The words of options: `dtype=bytes`."""
        return " ".join(f"{name}={word}" for name, word in self.row.call_options.items())

    @property
    def calls_kernels(self) -> bool:
        """Whether each gradient is one call of a kernel row that rounds once, on values of the call."""
        trees = [gradient.tree for gradient in self.row.gradients]
        called = [self.catalogue.by_op.get(tree.function) if isinstance(tree, Call) else None for tree in trees]
        return bool(trees) and all(
            row is not None and row.body.kind == "kernel" and (row.vmap == "along_lines" or row.takes_lines)
            and all(isinstance(node, Name) for node in tree.arguments)
            for row, tree in zip(called, trees, strict=True)
        )

    @property
    def compares(self) -> bool:
        """Whether it is a loss of elements: its tensors should have one size."""
        return bool(self.row.elements or self.row.op in self.catalogue.losses)

    @property
    def weighed(self) -> bool:
        """Whether a weight has the size of the elements, so that the other tensors must have it."""
        return any(p.kind == "either" for p in self.row.parameters)

    @property
    def enter(self) -> str:
        return ENTERS.get(self.row.body.kind, "NULL")

    @property
    def signature_text(self) -> str:
        return long_string(self.row.signature, 8)

    @property
    def name_text(self) -> str:
        loss = self.catalogue.losses.get(self.row.op)
        return c_string((loss or self.row).shown)


def mask(dtypes: tuple[str, ...], moves_any: bool = False) -> str:
    """Return element types as C bits; with `moves_any`, also the stored types."""
    if moves_any and dtypes == DTYPES:
        return "TH_ANY"
    names, rest = [], set(dtypes)
    for name, members in MASKS.items():
        if rest.issuperset(members):
            names.append(name)
            rest.difference_update(members)
    return " | ".join([*names, *(f"1 << TH_{dtype.upper()}" for dtype in dtypes if dtype in rest)])


def parameter_line(p: Parameter, places: dict[str, int], reductions: int) -> str:
    """Return `{.name = "beta", .kind = P_SCALAR, .slot = 0, ...},`."""
    words = [f'.name = "{p.name}"', f".kind = {KIND_WORDS[p.kind]}", f".slot = {p.slot}"]
    words += [f".number = {p.number}"] if p.kind == "either" else []
    words += [f".length = {p.length}"] if p.kind == "ints" else []
    words += [f".length = {reductions}"] if p.kind == "reduction" else []
    words += [f".follows = {1 + places[p.follows]}"] if p.follows else []
    fixed_ints = p.kind == "ints" and p.required  # None is a value, but not a default
    words += [".none = true"] if p.nullable and fixed_ints else []
    words += [".optional = true"] if not fixed_ints and p.nullable or not p.required else []
    if p.kind == "fixed":
        words.append(f".preset = {c_scalar(p.truth)}")
    elif (p.nullable or not p.required) and p.kind not in ("tensor", "state", "tensors", "scalars", "list", "dims"):
        words.append(f".preset = {c_scalar(None if p.required else p.preset)}")
    if isinstance(p.default, tuple):
        words.append(f".listed = {{(const int64_t[]){{{', '.join(map(str, p.default))}}}, {len(p.default)}}}")
    words += [f'.words = "{" ".join(p.words)}"'] if p.words else []
    words += [f".fixed = 1 + TH_{p.dtype.upper()}"] if p.dtype else []
    lines = filled(words, 5, "},")
    return "\n".join(["    {" + lines[0].lstrip(), *lines[1:]])


def hexadecimal(value: int) -> str:
    """Return a small mask in decimal, one with bits of results in hexadecimal."""
    return hex(value) if value > 255 else str(value)
