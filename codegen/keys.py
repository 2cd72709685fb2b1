"""Every key that a row may have, with what it says: the one list behind the checks, the schema and the README."""

from __future__ import annotations

BODY_KEYS = {
    "loop": "an element formula: one result element from one element of each tensor",
    "reduce": "a fold {start, step, finish}; step is acc + E, acc * E, max(acc, E) or min(acc, E)",
    "random": "an element formula over uniform() or normal()",
    "kernel": "the C file of th_<op>_cpu and, without shapes, th_<op>_shape",
    "update": "as kernel, but the output starts as a copy of the first tensor and is changed in place",
    "view": "the C file of th_<op>_view: the result shares the input's storage",
    "python": "a function of that name in torch/composed.py",
}
OTHER_KEYS = {
    "op": "name(Type name[=default], ...) [-> results]",
    "name": "the public name, where several rows share one; else the op's own",
    "alias": "further public names",
    "doc": "what it computes; the first sentence ends with a period",
    "dtypes": "all, floating, integral, or a list of element types",
    "shapes": "letters per dim of each tensor and of the output; `broadcast: [name]` lists what may be broadcast",
    "grad": "a formula per differentiable parameter, none, or composed",
    "test": "an independent NumPy expression for the result",
    "domain": "[low, high] of floating samples, or a mapping per parameter; default [-3, 3]",
    "samples": "calls to test: parameter to size, {values: [...]}, or value",
    "errors": "bad calls: {call, raises, message}",
    "cuda": "none: there is no CUDA kernel yet",
    "operator": "the Python operator that it serves",
    "only": "method or function, where it is not both",
    "inplace": "none: no in-place form",
}
KEYS = {
    "op": OTHER_KEYS["op"],
    **BODY_KEYS,
    **{key: text for key, text in OTHER_KEYS.items() if key != "op"},
}
REQUIRED = ("op", "doc", "dtypes", "grad", "test")
SECTION_KEYS = {"section": "snake_case; names generated/<section>.c", "doc": "one sentence"}
ERROR_KEYS = {
    "call": "a sample",
    "raises": "TypeError, ValueError, ...",
    "message": "a part of the message",
}
