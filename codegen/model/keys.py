"""Every key that a row may have, with what it says: the one list behind the checks, the schema and
the README.
"""

from __future__ import annotations

BODY_KEYS = {
    "loop": "an element formula; or a mapping of results and Tensor& parameters to formulas",
    "reduce": "a fold {start, step, finish}: step is acc + E, acc * E, max(acc, E) or min(acc, E); "
    "or mappings of accumulators to formulas, with a join",
    "scan": "a fold of the elements up to each along a Dim: {start, step, finish} as reduce has them; finish may read "
    "the element, and `from: last` goes backwards",
    "loss": "an element formula; with a Reduction it stands for two rows: mean or sum, and the elements",
    "random": "an element formula over uniform() and normal()",
    "kernel": "the C file of cpu_<op> and, without shapes, shape_<op>",
    "update": "as kernel, but the output starts as a copy of the first tensor",
    "view": "the C file of view_<op>: the result shares the first tensor's storage",
    "python": "a function of that name in torch/composed/",
}
OTHER_KEYS = {
    "name": "the public name, where several rows share one; else the op's own",
    "alias": "further public names",
    "module": "the class of torch.nn that keeps its options: `Softplus`; makes the function of nn.functional too",
    "doc": "what it computes; the first sentence ends with a period",
    "let": "names for subexpressions, in order: {s: sigmoid(input)}",
    "dtypes": "all, floating, integral, or a list of element types",
    "shapes": "letters per dim of each tensor and result; `broadcast: [name]`: may be broadcast",
    "require": "conditions over Scalars, ints and bools that a call must meet",
    "grad": "a formula, `none (reason)` or `missing (what to take instead)` per differentiable tensor, or one of these "
            "for all; `kernel`; `composed`; `reinforce`",
    "recorded": "the function of torch/composed/ that gives the gradients in Python",
    "test": "an independent NumPy expression, which may give a tuple, or a mapping of results to such; of random rows "
    "mean, var, low, high ...",
    "domain": "[low, high] of floating samples, or a mapping per parameter; default [-3, 3]",
    "samples": "calls to test: parameter to size, {values: [...]}, or value",
    "errors": "bad calls: {call, raises, message}; the message is the whole sentence, ... varies",
    "cuda": "host: there is no CUDA kernel, so the CPU computes copies; same: the C runs anywhere, as it asks where "
            "the elements lie or moves none itself; narrow, alone or behind same: on a GPU it takes Half and "
            "bfloat16 as they are",
    "operator": "the Python operator that it serves",
    "shortcuts": "rows of the first operand alone that do it where the second is a number: {2: square}",
    "only": "method or function, where it is not both; internal where only gradients call it",
    "inplace": "none: no in-place form",
}
OP = {"op": "name(Type name[=default], ...) [-> results]"}
KEYS = OP | BODY_KEYS | OTHER_KEYS
REQUIRED = ("op", "doc", "dtypes", "grad", "test")
HEAD_KEYS = {
    "package": "the Python package whose rows these are; ours have no head",
    "methods": "true: the rows are methods of tensors too",
    "doc": "what the package is about",
}
SECTION_KEYS = {"section": "snake_case; names generated/c/<section>.c", "doc": "one sentence"}
ERROR_KEYS = {
    "call": "a sample",
    "raises": "TypeError, ValueError, ...",
    "message": "what the user reads",
}
STATISTICS = {
    "mean": "the mean of many numbers",
    "var": "their variance",
    "median": "their median",
    "low": "none is below",
    "high": "none is above",
    "whole": "true: they are whole numbers",
}
ONLY = ("method", "function", "internal")

# The operators that a row may serve, and their words in C.
OPERATORS = {
    "+": "ADD", "-": "SUB", "*": "MUL", "/": "DIV", "//": "FLOORDIV", "%": "MOD", "**": "POW",
    "@": "MATMUL", "&": "AND", "|": "OR", "^": "XOR", "<<": "LSHIFT", ">>": "RSHIFT",
    "~": "INVERT", "<": "LT", "<=": "LE", "==": "EQ", "!=": "NE", ">=": "GE", ">": "GT",
    "neg": "NEG", "abs": "ABS",
}  # fmt: skip
UNARY_OPERATORS = ("~", "neg", "abs")
