"""The capacities of the structs of csrc/row/row.h. Generated code asserts that C has the same numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

TENSORS = 8
RESULTS = 4
SCALARS = 8
INTS = 24
LISTS = 4
OPERANDS = 12
FOLDED = 4  # inputs of a reduction
ACCUMULATORS = 4
DRAWS = 4
DIMS = 64
LETS = 50  # of a row; their readers are recursive

# Macros of row.h and walk.h with the numbers that they must equal.
MACROS = {
    "TH_MAX_TENSORS": TENSORS,
    "TH_MAX_RESULTS": RESULTS,
    "TH_MAX_SCALARS": SCALARS,
    "TH_MAX_INTS": INTS,
    "TH_MAX_LISTS": LISTS,
    "TH_MAX_OPERANDS": OPERANDS,
    "TH_MAX_FOLDED": FOLDED,
    "TH_MAX_ACCUMULATORS": ACCUMULATORS,
    "TH_MAX_DRAWS": DRAWS,
    "TH_MAX_DIM": DIMS,
}


def exceeded_limits(signature: Any) -> list[str]:
    """Return a sentence for each limit that a signature exceeds."""
    counts = signature.slots
    held = {
        "t": (TENSORS, "tensors"),
        "s": (SCALARS, "Scalars"),
        "n": (INTS, "ints, bools and elements of int[k]"),
        "list": (LISTS, "int*, Dim* and Scalar*"),
        "many": (LISTS, "Tensor*"),
    }
    result = [
        f"a call holds {most} {what} at most, and these are {counts[group]}"
        for group, (most, what) in held.items()
        if counts[group] > most
    ]
    if len(signature.results) > RESULTS:
        result.append(f"a row has {RESULTS} results at most, not {len(signature.results)}")
    return result
