"""All keys of a row with their descriptions: the one list for the checks, the schema and the README."""

from __future__ import annotations

BODY_KEYS = {
    "loop": "an element formula; or a mapping of results and Tensor& parameters to formulas",
    "reduce": "a reduction {start, step, finish}: step is acc + E, acc * E, max(acc, E) or min(acc, E); "
    "or mappings of accumulators to formulas, with a join",
    "scan": "a cumulative reduction along a Dim: {start, step, finish} as in reduce; finish may read the current "
    "element, and `from: last` starts at the last element",
    "loss": "an element formula; with a Reduction it makes two rows: the mean or sum, and the elements",
    "random": "an element formula over uniform(), normal() and integers(low, high)",
    "kernel": "the C file of cpu_<op> and, without shapes, shape_<op>",
    "update": "like kernel, but the output starts as a copy of the first tensor",
    "view": "the C file of view_<op>: the result shares the first tensor's storage",
    "python": "the function of that name in torch/composed/",
    "compose": "one expression of calls of rows; `let:` names parts of it",
    "in_place": "the row whose result replaces the first tensor's; the generator writes such rows for `inplace`",
}
OTHER_KEYS = {
    "reason": "why a python row's body is no composition: it loops over data, or over Python's objects",
    "name": "the public name that several rows share; default: the op's name",
    "alias": "further public names",
    "in": "the module of the function, in place of torch: `linalg` for the row linalg_inv, or nn.functional",
    "also": "further places of a function of torch: modules, or names in them: [special, special.psi, nn.functional]",
    "like": "the row whose other keys this one shares; its parameters and results come first in that row",
    "ranks": "the numbers of dims of a plane, [1, 2, 3]: a row for each, with it in place of {k} and of the k of "
    "int[k], and its letters in place of {plane}; a mapping by rank has a value for some",
    "unbatched": "the tensors of a row with ranks that may lack the batch dim; the results then lack it, too",
    "reduction": "of a loss: the parameter that the Python keywords `reduce` and `reduction` precede, if they are not "
    "the last ones; or none: `reduction` is the only keyword, in its place",
    "declines": "the calls that the kernel refuses with TH_DECLINED, so that a later overload takes them",
    "module": "the class of torch.nn that holds the options: `Softplus`; also makes the function of nn.functional. "
    "Brackets say what its repr shows in place of the options by name: `Softshrink({lambd})`, `Hardswish()`",
    "doc": "a description of the result; the first sentence ends with a period",
    "let": "names for subexpressions, in order: {s: sigmoid(input)}",
    "dtypes": "all, floating, integral, or a list of element types",
    "computes": "the element types that a kernel has bodies for, if they are fewer; it computes other integers "
    "and Bool as Long, and narrow floats as Float. Half and BFloat16: it takes them on the CPU and saves floats",
    "promotes": "tensors: operands of several types have their common type; integers: integers have the default type, "
    "too; weights: tensors after the first may be Float where the first is Half or BFloat16; first: other floats have "
    "the type of the first. Loops, lists and rows with batch dims promote by themselves",
    "shapes": "letters per dim of each tensor and result; `...` in front stands for any batch dims, and `?` behind a "
    "letter leaves vectors to another overload; `broadcast: [name]` lists tensors that may be broadcast",
    "require": "conditions over Scalars, ints and bools that a call must meet; for a composition also over tensors, "
    "each with the error of a call that fails it: {that: input.dim() == 2, RuntimeError: need a matrix}",
    "grad": "a formula, `none (reason)` or `missing (remedy)` per differentiable tensor, or one of these for all; "
    "`kernel`; `composed`; `reinforce`",
    "recorded": "the function of torch/composed/ that computes the gradients in Python",
    "test": "an independent NumPy expression, which may return a tuple; or a mapping of results to expressions; for "
    "random rows mean, var, low, high ...",
    "domain": "[low, high] of floating samples, or a mapping per parameter; default [-3, 3]",
    "matrices": "square or rectangular matrices in the samples, per parameter: regular (far from singular), positive "
    "(Hermitian, positive definite), hermitian or triangular (diagonal far from zero)",
    "scales": "how results scale with operands: {input: 1}, degree of homogeneity; operands that scale together, "
    "a list of degrees by result",
    "samples": "calls to test: parameter to size, {values: [...]}, or value",
    "errors": "bad calls: {call: a sample, ValueError: the message after the op's name}; ... matches any text",
    "cuda": "host: no CUDA kernel, the CPU computes copies; same: the C function runs on any device; narrow, alone or "
    "after same: the GPU kernel takes Half and bfloat16 without conversion; floats, last: it takes floats only",
    "layout": "dense: the kernel takes contiguous tensors only; dense pixels: or those of pixels, the channels of each "
    "beside each other; batch: it takes all matrices of a row with batch dims "
    "at once, with one batch dim in front; kept: results have the first one's order of dims; "
    "channels_last: results are so if a tensor is; contiguous: a loop's result is contiguous",
    "operator": "the Python operator of the row",
    "shortcuts": "rows of the first operand that replace this row if the second operand is the number: {2: square}",
    "only": "method or function, if the row is not both; internal if only gradients call the row",
    "inplace": "none: no in-place form; written: a row that writes the result into the first tensor; view, for views: "
    "a row that replaces the first tensor's size and strides",
    "copying": "the name of the form that copies: permute_copy; for views and rows that return several of them",
    "autocast": "within torch.autocast: lower, float, or input (float, if operands differ, and a result of the first "
    "one's type); on one device, `cuda lower`; `cpu input, cuda lower`",
    "overload": "PyTorch's name of the overload that a call is: Tensor, or {Tensor: Tensor other, Scalar: other}, "
    "the first one whose parameters are given, as a Tensor or an int if it says so; default if there is none",
    "node": "the class of PyTorch's node of a recorded call, if the name does not say it: ConvolutionBackward0",
    "vmap": "the rule of torch.func for a batch, where none follows from the kind of row: along_lines",
    "parts": "how a result follows from parts of the operands: repeats, the row of their results; or a composition",
    "options": "what generator= and dtype= do where that does not follow from the body: {generator: draws} if a kernel "
    "or a function in Python draws random numbers; {dtype: bytes} for a view of the bytes in another type; "
    "{dtype: parts} if complex numbers are drawn as two parts, {dtype: halves} as parts of half the variance",
    "meta": "none (reason): no result on the meta device, since its size or value depends on elements",
    "onnx": "operators of ONNX with the same result; or a mapping of names to them, the result last",
}
OP = {"op": "name(Type name[=default], ...) [-> results]"}
KEYS = OP | BODY_KEYS | OTHER_KEYS
REQUIRED = ("op", "doc", "dtypes", "grad", "test")
HEAD_KEYS = {
    "package": "the Python package of these rows; torch's own catalogue has no head",
    "methods": "true: the rows are also methods of tensors",
    "doc": "a description of the package",
}
SECTION_KEYS = {"section": "snake_case; names generated/c/<section>.c", "doc": "one sentence"}
EXCEPTIONS = "TypeError ValueError IndexError RuntimeError OverflowError MemoryError".split()
WARNINGS = "UserWarning FutureWarning DeprecationWarning".split()
STATISTICS = {
    "mean": "the mean of many numbers",
    "var": "their variance",
    "median": "their median",
    "low": "a lower bound that numbers may have",
    "high": "an upper bound that numbers may have",
    "above": "a lower bound that no number has",
    "below": "an upper bound that no number has",
    "whole": "true: the numbers are whole",
}
SHARED = ("special", "linalg", "nn.functional")  # modules that have functions of torch, too
FUNCTIONAL = "nn.functional"  # its rows have plain names
SHORT = {FUNCTIONAL: "F"}  # what examples call a module
ONLY = ("method", "function", "internal")

# The operators of rows, and their words in C.
OPERATORS = {
    "+": "ADD", "-": "SUB", "*": "MUL", "/": "DIV", "//": "FLOORDIV", "%": "MOD", "**": "POW",
    "@": "MATMUL", "&": "AND", "|": "OR", "^": "XOR", "<<": "LSHIFT", ">>": "RSHIFT",
    "~": "INVERT", "<": "LT", "<=": "LE", "==": "EQ", "!=": "NE", ">=": "GE", ">": "GT",
    "neg": "NEG", "abs": "ABS",
}  # fmt: skip
UNARY_OPERATORS = ("~", "neg", "abs")


# The words of `autocast` and of `vmap`. A rule is a function of torch/func/elements.py or layers.py.
AUTOCAST = ("lower", "float", "input")
PLACES = ("cpu", "cuda")
VALUES = ("", "Tensor", "int")  # kinds of values in the conditions of `overload`
VMAP = """
with_sizes expanded view_like expand_like transposed with_dims squeeze unsqueeze index_select reduction reduction_by
along_lines matrices_last triangles matmul mv dot ger linear added convolution embedding leading loss loss_of
masked_fill trace batch_norm group_norm layer_norm folded in_a_loop
""".split()

# The values of `promotes` with the kind of rows that they are for.
PROMOTES = {
    "tensors": ("kernel", "update"), "integers": ("kernel", "update"), "weights": ("kernel",), "first": ("random",),
}  # fmt: skip

# The values of `options`, by option.
OPTIONS = {"generator": ("draws",), "dtype": ("bytes", "parts", "halves", "made", "shown")}

# The values of `cuda`.
CUDA = ("host", "same", "narrow", "same narrow", "floats", "same floats", "same narrow floats")

# The words of `layout` with the kinds of rows that they are for.
LAYOUTS = {
    "dense": ("kernel",),
    "batch": ("kernel",),
    "kept": ("kernel", "update", "random"),
    "channels_last": ("kernel",),
    "dense channels_last": ("kernel",),
    "dense channels_last pixels": ("kernel",),
    "contiguous": ("loop",),
}
