"""Mistakes seeded into the whole small catalogue, each as (old text, new text, a part of the
sentence that must come back), and documents that are no catalogue."""

STACK = "stack(Tensor* tensors, Dim dim=0)"
SMALL_MISTAKES = [
    # Composed rows
    (STACK, "inf(Tensor* tensors, Dim dim=0)", "composed.py name 'inf' is written by hand already"),
    (STACK, "stack(Dim dim=0, Tensor* tensors)", "a python row has no default before a required"),
    # Composed gradients
    ("grad.mm(mat2.t())\n", "grad.mmm(mat2.t())\n", "no row is named 'mmm'; did you mean 'mm'?"),
    ("grad.mm(mat2.t())\n", "grad.mm(2)\n", "mm takes no (tensor, number); it is mm("),
    ("grad.mm(mat2.t())\n", "grad @ mat2\n", "no row serves the operator '@'"),
    ("grad.mm(mat2.t())\n", "grad.mm(mta2.t())\n", "unknown name 'mta2'; did you mean 'mat2'?"),
    ("grad.mm(mat2.t())\n", "grad.size()\n", "is not a tensor"),
    (
        "grad.mm(mat2.t())\n",
        "grad.mm(mat2, transposed=1)\n",
        "mm takes no (tensor, tensor, transposed=)",
    ),
    ("grad.mm(mat2.t())\n", "grad.reshape(input.size()[a:])\n", "unknown name 'a'"),
    ("grad.mm(mat2.t())\n", "grad.reshape(input.size()[::2])\n", "a slice of sizes has no step"),
    ("grad.mm(mat2.t())\n", "grad.reshape(input[1:])\n", "only sizes and lists of ints are sliced"),
    (
        "grad.mm(mat2.t())\n",
        "grad.reshape(input.size(0, 1))\n",
        "write x.size(), x.size(dim) or x.dim()",
    ),
    ("grad.mm(mat2.t())\n", "grad.reshape((mat2, 1))\n", "a list holds ints or tensors"),
    (
        "grad.mm(mat2.t())\n",
        "grad.reshape(grad.t().size())\n",
        "size() and dim() are asked of a parameter",
    ),
    ("grad.mm(mat2.t())\n", "grad.stack(mat2)\n", "stack takes no (tensor, tensor)"),
    ("grad.mm(mat2.t())\n", "grad.step_(mat2, mat2)\n", "step_ takes no"),
    ("pair_input(grad, indices, ", "pair_input(grad_values, indicse, ", "unknown name 'indicse'"),
    (
        "pair_input(grad, indices, ",
        "pair_input(grad_indices, indices, ",
        "unknown name 'grad_indices'",
    ),
    (
        '"input, weight": norm_input',
        '"input, weight, running": norm_input',
        "'running' is Tensor&? and has no gradient",
    ),
    ("norm_input(grad, input, mean)\n", "grad * 2\n", "mul has 1 results, not 2"),
    (
        "norm_input(grad, input, mean)\n",
        "mm(grad, input)\n",
        "mm has 1 results, not 2",
    ),
    (
        "    mat2: input.t().mm(grad)\n",
        "",
        "'mat2' has no gradient: write a formula, or none (reason)",
    ),
    (
        "    mat2: input.t().mm(grad)\n",
        "    mat2: kernel\n",
        "a backward in C gives all gradients of a row",
    ),
    (
        "    tensors: kernel\n",
        "    tensors: grad\n",
        "the gradients of a Tensor* are hand-written: write kernel",
    ),
    (
        "recorded: cat_gradient",
        "recorded: cat_grad",
        "has no function 'cat_grad'; did you mean 'cat_gradient'?",
    ),
    ("grad: composed", "grad: none", "say why there is none: none (reason)"),
    (
        "grad: composed",
        "grad:\n    tensors: kernel",
        "the gradient of a composed row is composed, or none (reason)",
    ),
    ("grad: composed", "grad: missing (nobody derived it)", "the gradient of a composed row is composed, or"),
    ("grad: none (nobody asks)", "grad: none", "say why there is none"),
    ("grad: none (nobody asks)", "grad: missing", "write none (reason), composed, reinforce, kernel, or a formula"),
    # Shapes
    ("broadcast: [input]", "broadcast: [inptu]", "unknown tensor 'inptu'; did you mean 'input'?"),
    ("output: [n, p]}", "ouptut: [n, p]}", "unknown tensor 'ouptut'; did you mean 'output'?"),
    ("output: [n, p]}", "output: [n, q]}", "'q' of output is the size of no tensor"),
    ("output: [n, p]}", "output: [n, pp]}", "'pp' is no size; write one small letter or one digit"),
    ("output: [n, p]}", "output: [n, P]}", "'P' is no size"),
    ("output: [n, p]}", "output: [n, -1]}", "'-1' is no size"),
    (
        "output: [n, p]}",
        f"output: [{', '.join('n' * 65)}]}}",
        "'output' has 65 dims; a tensor has at most 64",
    ),
    ("output: [n, p]}", "output: np}", "'output' needs a list: [n, m]"),
    (", output: [n, p]}", "}", "'output' is missing"),
    (
        "shapes: {input: [n, m], mat2: [m, p], output: [n, p]}",
        "shapes: nm",
        "write a mapping of tensors to lists",
    ),
    # Files and functions
    ("kernel: blas.c", "kernel: nonexist.c", "no nonexist.c below csrc/"),
    ("kernel: blas.c", "kernel: zed.c", "no zed.c below csrc/"),
    ("kernel: blas.c", "kernel: bals.c", "no bals.c below csrc/; did you mean 'blas.c'?"),
    ("kernel: blas.c", "kernel: ../../evil.c", "'../../evil.c' is no bare name of a C file"),
    ("kernel: blas.c", "kernel: kernels/blas.c", "'kernels/blas.c' is no bare name of a C file"),
    ("kernel: blas.c", "kernel: blas", "'blas' is no bare name of a C file"),
    ("kernel: blas.c", "kernel: blas.cpp", "'blas.cpp' is no bare name of a C file"),
    (
        "kernel: blas.c",
        "kernel: twice.c",
        "twice.c stands more than once: csrc/kernels/twice.c and csrc/twice.c",
    ),
    ("kernel: blas.c", "kernel: names.c", "no names.c below csrc/"),
    ("python: stack", "python: stakc", "has no function 'stakc'; did you mean 'stack'?"),
    ("python: stack", "python: os.system('x')", "has no function 'os.system('x')'"),
    (
        "python: stack",
        "python: cat_gradient",
        "cat_gradient takes (node, grad), not the row's parameters",
    ),
    (
        "  view: view.c",
        "  view: view.c\n  inplace: none",
        "no in-place form is derived for a view row",
    ),
    (
        "t(Tensor input)\n  doc: Transpose.",
        "t(Scalar k)\n  doc: Transpose.",
        "a view row takes a tensor first",
    ),
    (
        "t(Tensor input)\n  doc: Transpose.",
        "t(Tensor input) -> (Tensor a, Tensor b)\n  doc: T.",
        "has one result",
    ),
    # Reductions
    (
        "step: acc + input}",
        "step: acc - input}",
        "write acc + E, acc * E, max(acc, E) or min(acc, E), or a join",
    ),
    ("step: acc + input}", "step: input + acc}", "write acc + E, acc * E"),
    ("step: acc + input}", "step: acc + acc}", "write acc + E, acc * E"),
    (
        "{start: 0, step: acc + input}",
        "{start: 1, step: acc + input}",
        "'1' is not neutral: each thread begins with it; write 0",
    ),
    ("{start: 0, step: acc + input}", "{start: 0, step: acc * input}", "'0' is not neutral"),
    (
        '{start: -inf, step: "max',
        '{start: 0, step: "max',
        "'0' is not neutral: each thread begins with it; write -inf",
    ),
    ('{start: -inf, step: "max', '{start: inf, step: "max', "'inf' is not neutral"),
    (
        '{start: -inf, step: "max',
        '{start: input, step: "max',
        "'input' is Tensor and cannot be read here",
    ),
    ("{start: 0, step: acc + input}", "{step: acc + input}", "write start:, step: and"),
    (
        "{start: 0, step: acc + input}",
        "{start: 0, stepp: acc + input}",
        "unknown key 'stepp'; did you mean 'step'?",
    ),
    ("{start: 0, step: acc + input}", "acc + input", "write start:, step: and"),
    ("finish: acc / count}", "finish: acc / cuont}", "unknown name 'cuont'; did you mean 'count'?"),
    ("finish: acc / count}", "finish: acc / input}", "'input' is Tensor"),
    ("      top: max(top, other_top)\n", "", "'top' stands in start, step and join, or in none"),
    ("other_top)\n", "othr_top)\n", "unknown name 'othr_top'; did you mean 'other_top'?"),
    (
        "    start: {top: -inf, sum: 0}\n",
        "    start: {top: -inf}\n",
        "'sum' stands in start, step and join",
    ),
    (
        "    start: {top: -inf, sum: 0}\n",
        "    start: 0\n",
        "start, step and join are all formulas, or all mappings",
    ),
    ("    finish: top + log(sum)\n", "", "say by finish: how output comes from top, sum"),
    ("    finish: place\n", "    finish: {plcae: place}\n", "'plcae' is not written by this row"),
    (
        "sum(Tensor input, Dim* dim=None, K",
        "sum(Tensor input, Dim a=0, Dim* dim=None, K",
        "has one Dim or Dim*",
    ),
    (
        "sum(Tensor input, Dim* dim=None, Keepdim keepdim=False)",
        "sum(Tensor& state, Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor",
        "a reduce row changes no Tensor&",
    ),
    ("index + skip", "index + skipp", "unknown name 'skipp'; did you mean 'skip'?"),
    # Random rows
    (
        "grad: none (what was there is overwritten)",
        "grad: {input: grad * 2, p: none (it is a probability)}",
        "a row that changes its first tensor has no gradient of its own; a random row, which overwrites all elements,",
    ),
    ("random: uniform() < p", "random: p < 1", "a random formula has 1 to 4 draws, not 0"),
    ("random: uniform() < p", "random: uniform(2) < p", "uniform() takes no argument"),
    (
        "random: uniform() < p",
        "random: unifrom() < p",
        "unknown function 'unifrom'; did you mean 'uniform'?",
    ),
    ("random: uniform() < p", "random: " + " + ".join(["uniform()"] * 5), "1 to 4 draws, not 5"),
    (
        "test: {mean: p, low: 0, high: 1}",
        "test: p",
        "a random row's test is a mapping of mean, var,",
    ),
    (
        "test: {mean: p, low: 0, high: 1}",
        "test: {maen: p}",
        "unknown statistic 'maen'; did you mean 'mean'?",
    ),
    ("test: {mean: p, low: 0, high: 1}", "test: {low: 0}", "states the mean or the median"),
    # Several results
    (
        "  loop:\n    low: quarter\n    high: select(twice, 2 * half, half)\n",
        "  loop: half\n",
        "write a formula for each of low, high",
    ),
    ("    low: quarter\n", "", "'low' has no formula"),
    (
        "test: {low: input / 4, high: input / 2}",
        "test: input / 4",
        "write a call that gives a tuple, or a mapping with an expression, for each of low",
    ),
    ("test: {low: input / 4, high: input / 2}", "test: {low: input}", "'high' has no oracle"),
    (
        "test: {parameter: parameter, state: state}",
        "test: {parameter: parameter}",
        "'state' has no oracle",
    ),
    ("    state: speed\n", "", "'state' has no formula"),
    (
        "grad_low / 4 + grad_high",
        "grad_low / 4 + grad_hihg",
        "unknown name 'grad_hihg'; did you mean 'grad_high'?",
    ),
    # Integral element types
    (
        "loop: input + alpha * other",
        "loop: input + 0.5 * other",
        "0.5 is no integer, and the row has integral element",
    ),
    (
        "loop: input + alpha * other",
        "loop: input + exp(other)",
        "'exp' has no meaning for the row's integral element",
    ),
    (
        "loop: input + alpha * other",
        "loop: input + pi",
        "'pi' is no integer, and the row has integral",
    ),
    # Names that meet
    ("- op: mul(", "- op: tanh(", "op 'tanh' is tanh's in line 3 already"),
    ("- op: mul(", "- op: tanh_(", "ends with _"),
    ("- op: bernoulli_(", "- op: tanh_(", "method 'tanh_' is tanh's in line 3 already"),
    ("- op: mul(", "- op: tanh_input(", "C name 'tanh_input_float' is tanh's in line 3 already"),
    ("alias: [plus]", "alias: [mm]", "'mm' is mm in line"),
    ("alias: [plus]", "alias: [pair_input]", "'pair_input' is pair_input in line"),
    ('operator: "*"', 'operator: "+"', "operator '+' is"),
    (
        "- section: reduction",
        "- section: pointwise",
        "file 'c/pointwise.c' is pointwise's in line 1 already",
    ),
    # Other kinds
    (
        "samples: [{size: [2]}, {size: [0]}]",
        "samples: [{size: [2]}]",
        "a kernel row without shapes needs two samples, and has 1",
    ),
    (
        "[0, 3]}]\n",
        "[0, 3]}]\n  cuda: host\n",
        "a view row reads no elements and needs no kernel",
    ),
    (
        "  python: stack\n",
        "  python: stack\n  cuda: host\n",
        "a composed row runs on the devices of the rows that it calls",
    ),
    (
        "  python: stack\n",
        "  python: stack\n  require: dim > 0\n",
        "a body in Python checks its arguments itself",
    ),
    (
        "  python: stack\n",
        "  python: stack\n  let: {a: 1}\n",
        "a python row has no element formulas to use it",
    ),
    ("saved Tensor mean)", "saved Tensor mean, Tensor more)", "saved results come last"),
    (
        "both(Tensor input, bool twice=False)",
        "both(Tensor input, Tensor? w=None)",
        "reads every tensor, so 'w' cannot be None",
    ),
]

DOCUMENT_MISTAKES = [
    ("just: text", "the catalogue is a list of sections and rows"),
    ("- section: a\n  doc: A.\n- op: [b]", "write one line of text"),
    ("- section: a\n  doc: A.\n - op: b", "begin each item with - in the first column"),
    ("- [", "quote it"),
    ("- section: a\n  doc: A.\n- op: b(Tensor x)\n\tdoc: c", "found a tab character"),
]
