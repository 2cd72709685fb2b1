"""Mistakes that look like rows: gcc, an import or a test would meet them late, or nothing would.

Seeded as the others are: old text, new text, a part of the sentence that must come back.
"""

from row_mistakes import DTYPES, GRAD, LOOP, TEST, add, loop, op

SCALE = "tanh(Tensor input)\n  doc: Hyperbolic tangent.\n  loop: tanh(input)"


def scaled(key):
    """Return the row with a number k that it reads, and one more key."""
    return (SCALE, f"tanh(Tensor input, Scalar k=1)\n  doc: T.\n  {key}\n  loop: tanh(input * k)")


def all_types(formula):
    """Return the row for integers too, without a gradient."""
    gradient = f"{LOOP}\n  {DTYPES}\n  grad:\n    input: {GRAD}"
    return (gradient, f"loop: {formula}\n  dtypes: all\n  grad: none (a test says so)")


def fold(body, types="floating", results="", name="input"):
    """Return the row as a reduction."""
    old = f"tanh(Tensor input)\n  doc: Hyperbolic tangent.\n  {LOOP}\n  {DTYPES}\n  grad:\n    input: {GRAD}"
    new = f"tanh(Tensor {name}){results}\n  doc: T.\n  reduce: {body}\n  dtypes: {types}\n  grad: none (a test says so)"
    return (old, new)


def scan(body, parameters="Tensor input, Dim dim", types="floating"):
    """Return the row as a scan."""
    old, new = fold(body, types)
    return (old, new.replace("(Tensor input)", f"({parameters})").replace("reduce:", "scan:"))


def loss(signature="(Tensor input, Reduction reduction=mean)", key=""):
    """Return the row as a loss."""
    old = f"tanh(Tensor input)\n  doc: Hyperbolic tangent.\n  {LOOP}"
    return (old, f"tanh{signature}\n  doc: T.\n  loss: tanh(input)" + (f"\n  {key}" if key else ""))


def module(parameter):
    """Return the row as a module with a number of that name."""
    text = f"tanh(Tensor input, Scalar {parameter}=1)\n  doc: T.\n  module: Tanh\n  loop: tanh(input * {parameter})"
    return (SCALE, text)


NO_LOSS = "a loss row takes a Reduction, as in 'Reduction reduction=mean', behind its tensors"
JOINED = (
    "{start: {a: 0, b: 0}, step: {a: a + input, b: b + 1}, join: {a: a + other_a, b: 'b + other_b'}, finish: a / b}"
)
EACH_THREAD = "the start changes what it is joined with, and each thread begins with it"

TANH_MISTAKES = [
    # Integers divided by what may be zero, and what is zero anyhow
    (*all_types("input / (input - 1)"), "integers are divided by a tensor of a loop, whose zeros are refused"),
    (*all_types("fmod(input, 0)"), "integers are divided by a tensor of a loop"),
    (*all_types("remainder(input, 2 - 2)"), "or by a number, not by '2 - 2'"),
    (
        "tanh(Tensor input)\n  doc: Hyperbolic tangent.\n  loop: tanh(input)\n  dtypes: floating\n  grad:\n"
        f"    input: {GRAD}",
        "tanh(Tensor input, int k=1)\n  doc: T.\n  loop: input / k\n  dtypes: all\n  grad: none (a test says so)",
        "or by a number, not by 'k'",
    ),
    (*fold("{start: 0, step: acc + input / input}", "all"), "integers are divided by a tensor of a loop"),
    (*loop("input / 0"), "'input / 0' divides by zero"),
    (*loop("input / 0.0"), "'input / 0.0' divides by zero"),
    (GRAD, "grad / 0", "divides by zero"),
    (*scaled("require: k / 0 > 1"), "divides by zero"),
    # Numbers and depths that C or the generator cannot hold
    (*loop("input + 99999999999999999999"), "does not fit 64 bits; write inf for infinity"),
    (*loop("input + 1e400"), "does not fit 64 bits; write inf for infinity"),
    (*loop(" + ".join(["input"] * 200)), "a formula has 100 levels at most; name parts of it with let:"),
    (*loop(" + ".join(["input"] * 9000)), "a formula has 100 levels at most; name parts of it with let:"),
    (*loop("-" * 150 + "input"), "a formula has 100 levels at most"),
    # Parameters that nobody reads, and names that mean two things
    (*op("tanh(Tensor input, Scalar k=1)"), "no formula reads 'k'"),
    (*op("tanh(Tensor input, bool flag=True)"), "no formula reads 'flag'"),
    (*op("tanh(Tensor input, Reduction reduction=mean)"), "no formula reads 'reduction'"),
    (*op("tanh(Tensor input, Reduction a=mean, Reduction b=mean)"), "a row takes one Reduction at most"),
    (*op("tanh(Tensor own)"), "'own' cannot name a parameter"),
    (*fold("{start: 0, step: acc + index}", name="index"), "'index' is the element's index in a reduce row"),
    (
        SCALE + f"\n  {DTYPES}\n  grad:\n    input: {GRAD}",
        "tanh(Tensor input, Scalar max=1)\n  doc: T.\n  loop: tanh(input * max)\n  dtypes: floating\n  grad:\n"
        "    input: grad * max(max, 2)",
        "'max' is a parameter and a function here",
    ),
    # Element types
    (DTYPES, "dtypes: [Half, Float]", "a loop row takes Half where it takes Float; list Float alone"),
    (DTYPES, "dtypes: [Half]", "a loop row takes Half where it takes Float"),
    # Joins that depend on which thread meets which
    (*fold(JOINED.replace("a + other_a", "a - other_a")), "reduce.join: the start changes what it is joined with"),
    (*fold(JOINED.replace("a: 0,", "a: 1,")), EACH_THREAD),
    (*fold(JOINED.replace("b + other_b", "max(b, other_b)")), "the join of two elements is not what two steps give"),
    (*fold("{start: 0, step: acc + input, join: 'select(acc == 0, other_acc, acc)'}"), "is not what two steps give"),
    (
        *fold("{start: 0, step: 'select(acc == 0, input, acc * 0.5 + input)', join: "
              "'select(acc == 0, other_acc, select(other_acc == 0, acc, acc * 0.5 + other_acc))'}"),
        "the order in which three are joined changes the result",
    ),
    # Scans
    (*scan("{start: 0, step: acc + input}", "Tensor input"), "a scan row goes along one Dim, which it keeps"),
    (*scan("{start: 0, step: acc + input}", "Tensor input, Dim* dim=None"), "a scan row goes along one Dim"),
    (*scan("{start: 0, step: acc + input}", "Tensor input, Dim dim, Keepdim keep=False"), "goes along one Dim, which"),
    (*scan("{start: 1, step: acc + input}"), "scan.start: '1' is not neutral: each thread begins with it; write 0"),
    (*scan("{start: 0, step: acc - input}"), "scan.step: write acc + E, acc * E, max(acc, E) or min(acc, E)"),
    (*scan("{start: 0, step: acc + 1}"), "scan.step: no step reads an element of a tensor"),
    (*scan("{start: 0, step: acc + input, finish: acc / count}"), "unknown name 'count'"),
    (*scan("{start: 0, step: acc + input, finish: 2 * input}"), "'2 * input' reads none of acc"),
    (*scan("{start: 0, step: acc + input, from: end}"), "scan.from: write last, or leave it out"),
    (*scan("{start: 0, step: acc + input * index, from: last}"), "'index' counts from the first element"),
    (*scan(JOINED.replace("a + other_a", "a - other_a")), "scan.join: the start changes what it is joined with"),
    (*scan(JOINED, types="floating, complex"), "complex numbers have one accumulator"),
    (*fold("{start: 0, step: acc + input, from: last}"), "reduce.from: unknown key 'from'"),
    # Losses
    (*loss(key="only: method"), NO_LOSS),
    (*loss(key="only: internal"), NO_LOSS),
    (*loss("(Tensor input, Reduction reduction=mean) -> Tensor"), NO_LOSS),
    (*loss("(Tensor input, Reduction a=mean, Reduction b=mean)"), "a row takes one Reduction at most"),
    (*loss("(Reduction reduction=mean, Tensor input)"), NO_LOSS),
    (*loss(key="require: k > 0"), "require: unknown name 'k'"),
    # Reasons, empty keys, operators
    ("grad:\n    input: " + GRAD, "grad: none ( )", "write none (reason), composed, reinforce, kernel, or a formula"),
    (*add("samples: []"), "'samples' is empty: fill it in or leave it out"),
    (*add("errors: []"), "'errors' is empty"),
    (*add("require: []"), "'require' is empty"),
    (*add("alias: []"), "'alias' is empty"),
    (*add("parts: {}"), "'parts' is empty"),
    (*add("parts: tanh(input)"), "tanh_of_parts: samples: a composed row without shapes needs two samples"),
    (*add("name:"), "'name' is empty"),
    (*add("module: ''"), "'module' is empty"),
    (*add("operator: '+'"), "'+' takes two tensors, or numbers in their place, and nothing else that is required"),
    (*add("operator: '=='"), "'==' takes two tensors"),
    # Tests that could not fail, or not run
    (TEST, "test: 0", "an oracle must use the row's parameters: input"),
    (TEST, "test: np.zeros(3)", "an oracle must use the row's parameters: input"),
    (*add("domain: [-inf, inf]"), "or such a pair per parameter, of finite numbers"),
    (*add("domain: [0, 1e400]"), "of finite numbers"),
    (*scaled("domain: {k: [0, 1]}"), "'k' is Scalar, and is not drawn"),
    (
        f"{LOOP}\n  {DTYPES}\n  grad:\n    input: {GRAD}",
        "loop: -input\n  dtypes: all\n  domain: [0.2, 0.4]\n  grad:\n    input: -grad",
        "no integer lies from 0.2 to 0.4, and the row has integral types",
    ),
    (*add("samples: [{input: [-2]}]"), "input: [-2] is no size of a sample"),
    (*add("samples: [{input: [true]}]"), "input: [True] is no value of Tensor; write its size"),
    (*add(f"samples: [{{input: [{', '.join('1' * 65)}]}}]"), "it has up to 64 numbers"),
    (*add("samples: [{input: [1000, 1000]}]"), "and 65536 elements"),
    (*add("samples: [{input: {values: [[1, 2], [3]]}}]"), "is no array: write numbers, in rows of one length"),
    (*add("samples: [{input: {values: [a]}}]"), "is no array: write numbers"),
    (*add("samples: [{input: {values: [1], dtype: Flaot}}]"), "is no value of Tensor, which is of Float or Double"),
    (*add("samples: [{input: {values: [1], dtype: Long}}]"), "is no value of Tensor, which is of Float or Double"),
    (*scaled("samples: [{input: [2], k: true}]"), "k: True is no value of Scalar"),
    (*scaled("samples: [{input: [2], k: [1]}]"), "k: [1] is no value of Scalar"),
    (
        *add("errors: [{call: {input: [2]}, ValueError: 'tanh: the sizes do not fit'}]"),
        "leave out 'tanh:', with which every message begins",
    ),
    (*scaled("require: k > 1"), "'k > 1' refuses the defaults"),
    (*scaled("require: k > 0\n  samples: [{input: [2], k: -1}]"), "'k > 0' refuses a sample"),
    (*add("recorded: stack"), "it takes (node, *grads), a gradient for each result, and is given (tensors, dim)"),
    # Modules
    (*add("module: Linear"), "'Linear' is written by hand in torch/nn/modules/linear.py"),
    (*add("module: Tanh\n  name: linear"), "'linear' is written by hand in torch/nn/functions/linear.py"),
    (*module("forward"), "'forward' is reserved for modules and their functions"),
    (*module("training"), "'training' is reserved for modules"),
    (*module("inplace"), "'inplace' is reserved for modules"),
    (*module("given"), "'given' is reserved for modules"),
    (*module("half"), "'half' is reserved for modules"),
    (*module("reduction"), "'reduction' is reserved for modules"),
    (*loss("(Tensor input, Reduction kind=mean)", "module: Tanh"), "its Reduction is called reduction"),
    # Documents
    ("  doc: Functions of one element.\n", "  doc: Functions of one element\n", "a sentence ends with a period"),
    (*loop("!x tanh(input)"), "'!x': tags are not supported; quote the text that begins with it"),
    (*loop("!!python/object:os.system tanh(input)"), "tags are not supported"),
]

SMALL_MISTAKES = [
    # Composed gradients that C and Python would read as two things, or not at all
    ("grad.mm(mat2.t())\n", "grad.mm(mat2=mat2, mat2=mat2)\n", "names a parameter twice"),
    ("grad.mm(mat2.t())\n", "grad * inf\n", "unknown name 'inf' in a composed formula"),
    ("grad.mm(mat2.t()) * alpha", "grad * (alpha // 2)", "'//' is not allowed for numbers, since C and Python differ"),
    ("grad.mm(mat2.t()) * alpha", "grad * (alpha % 2)", "'%' is not allowed for numbers"),
    ("grad.mm(mat2.t()) * alpha", "grad * (alpha and 2)", "'and' is not allowed for numbers"),
    ("grad.mm(mat2.t()) * alpha", "grad * (not alpha)", "'not' is not allowed for numbers"),
    ("grad.mm(mat2.t()) * alpha", "grad * (alpha / 0)", "divides by zero"),
    ("grad.mm(mat2.t())\n", "grad.reshape((1 // 0, 2))\n", "divides by zero"),
    ("grad.mm(mat2.t())\n", "grad.reshape(((1, 2)[5], 3))\n", "a list of 2 ints has no number 5"),
    ("grad.mm(mat2.t())\n", "grad.reshape((1, 2)[-3])\n", "a list of 2 ints has no number -3"),
    ("grad.mm(mat2.t())\n", "grad.reshape((input.size(64), 3))\n", "number 64 of sizes or ints: there are -64 to 63"),
    ("grad.mm(mat2.t())\n", "grad.reshape((input.size(-65), 3))\n", "number -65 of sizes or ints"),
    ("grad.mm(mat2.t())\n", "grad.reshape((input.size()[64], 3))\n", "number 64 of sizes or ints"),
    ("grad.reshape(input.size())", "grad.reshape((size[-1], 2))", "number -1 of sizes or ints: there are 0 to 63"),
    # Shapes
    ("broadcast: [input]", "broadcast: input", "'broadcast' needs a list"),
    ("broadcast: [input]", "broadcast: {input: 1}", "'broadcast' needs a list"),
    ("broadcast: [input]", "broadcast: [input, input]", "'input' stands here twice"),
    (
        ", broadcast: [input]}",
        "}\n  samples: [{input: [2, 3], mat1: [4, 5], mat2: [5, 3]}]",
        "n is 2 by input and 4 by mat1",
    ),
    ("output: [n, p], broadcast: [input]}", "output: [p, n]}", "an update's output starts as a copy of input"),
    (
        "  test: input @ mat2",
        "  samples: [{input: [2, 3], mat2: [4, 5]}]\n  test: input @ mat2",
        "m is 3 by input and 4 by mat2",
    ),
    (
        "  test: input @ mat2",
        "  samples: [{input: [2], mat2: [2, 5]}]\n  test: input @ mat2",
        "input has 1 dims, and shapes has 2",
    ),
    ("[6]}, {input: [0], size: [0, 2]}]", "[6]}, {input: [0], size: [0, 0.5]}]", "size: [0, 0.5] is no value of int*"),
    ('operator: "*"', 'operator: "neg"', "'neg' takes a tensor and nothing else that is required"),
    # Sections
    ("- section: blas", "- section: empty\n  doc: E.\n- section: blas", "empty: a section has rows"),
]

DOCUMENT_MISTAKES = [
    ("", "the catalogue has no rows"),
    ("- package: mine", "the catalogue has no rows"),
]

# What the row's own oracle cannot answer is found when the manual's examples are written.
ORACLE_MISTAKES = [
    ("oracles.nobody(input)", "has no attribute 'nobody'"),
    ("input[5, 5]", "IndexError"),
    ("np.reshape(input, (7,))", "cannot reshape"),
    ("input @ np.ones(9)", "ValueError"),
    *((effect, "read-only") for effect in (
        "np.tanh(input, input)", "np.cumsum(input, 0, None, input)", "np.nan_to_num(input, False)",
        "np.add(*[input, 1, input])", "input.round(0, input)",
        "np.median(input, 0, np.empty(()), True) + np.modf(input, input)[0]", "input.cumsum(0, None, input)")),
]
