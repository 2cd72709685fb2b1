"""Words and numbers that mean something else in C, C++, Python or YAML than in a row, and rows that could never be
called.

Seeded as the others are: old text, new text, a part of the sentence that must come back.
"""

from row_mistakes import DTYPES, GRAD, LOOP, OP, TEST, add, loop, op

from codegen.model.handwritten import C_WORDS, FUNCTIONAL, MODULES, STUBS

ROW = f"tanh(Tensor input)\n  doc: Hyperbolic tangent.\n  {LOOP}\n  {DTYPES}\n  grad:\n    input: {GRAD}"
NO_GRADIENT = "grad: none (a test says so)"


def scaled(parameter, key="", name="k"):
    """Return the row with one more number, which it reads."""
    more = f"{key}\n  " if key else ""
    return (f"{OP}  doc: Hyperbolic tangent.\n  {LOOP}",
            f"tanh(Tensor input, {parameter})\n  doc: T.\n  {more}loop: tanh(input * {name})")


def whole(signature, formula, types="floating"):
    """Return the row over other tensors."""
    return (ROW, f"{signature}\n  doc: T.\n  loop: {formula}\n  dtypes: {types}\n  {NO_GRADIENT}")


def stated(gradient):
    """Return the row with a state that it changes."""
    let = "  let: {s: state * 2}\n" if gradient == "grad * s" else ""
    return (ROW, "tanh(Tensor input, Tensor& state) -> Tensor\n  doc: T.\n" + let +
            f"  loop: {{output: input * state, state: state + 1}}\n  {DTYPES}\n  grad:\n    input: {gradient}")


def fold(body, signature="tanh(Tensor input)"):
    """Return the row as a reduction."""
    return (ROW, f"{signature}\n  doc: T.\n  reduce: {body}\n  dtypes: floating\n  {NO_GRADIENT}")


def accumulated(name):
    """Return the mean with an accumulator of that name."""
    return fold("{start: {%s: 0, b: 0}, step: {%s: %s + input, b: b + 1}, join: {%s: %s + other_%s, b: b + other_b}, "
                "finish: %s / b}" % ((name,) * 7))


def doc(text):
    return ("doc: Hyperbolic tangent.", f"doc: {text}")


CONTROL = "a control character is not allowed"
LETS = "\n".join(f"    a{i}: a{i - 1} + a{i - 1}" for i in range(1, 60))
AGAIN = f"  {TEST}\n- op: tanh_{{}}\n  name: tanh\n  doc: T.\n  {LOOP}\n  {DTYPES}\n  {NO_GRADIENT}\n  {TEST}"
WHOLE = "has whole numbers alone, and the row is floating: write 1.0 * the first of them"

TANH_MISTAKES = [
    # Words
    *((*accumulated(word), f"'{word}' cannot name an accumulator") for word in C_WORDS),
    *((*add(f"module: {word}"), f"class of torch.nn '{word}' is written by hand already") for word in MODULES),
    *((OP, f"{word}(Tensor input)\n  module: Fine\n", f"'{word}' is written by hand already")
      for word in FUNCTIONAL if word.islower() and word != "annotations"),
    *((*op(f"{word}(Tensor input)"), f"function '{word}' is written by hand already") for word in STUBS),
    *((*scaled(f"Scalar {word}=1", name=word), f"'{word}' cannot name a parameter") for word in ("dtype", "generator")),
    (*op("a" * 81 + "(Tensor input)"), "is no name of an op"),
    ("- section: pointwise", "- section: " + "p" * 300, "a section's name is snake_case"),
    # Letters
    *((*doc(f'"A word, {letter} and more."'), CONTROL)
      for letter in (r"\x07", r"\x7f", r"\x85", r"\u2028", r"\u2029", r"\u202e", r"\u2066", r"\ufeff", r"\u200b")),
    ("doc: Functions of one element.", r'doc: "A bell\a."', CONTROL),
    (f"grad:\n    input: {GRAD}", r'grad: "none (a \u202e reason)"', CONTROL),
    *((*doc(text), "the first sentence has no word") for text in ('"."', '" ."', '". And more."', '"-."')),
    (*loop("tanh(ｉnput)"), "a formula must be ASCII"),
    (*loop("input * ２"), "a formula must be ASCII"),
    (*scaled("Scalar k=٣"), "default '٣' is not a number"),
    # Numbers
    *((*whole("tanh(Tensor input)", f"min(input, {n})", kinds), f"is more than the row's narrowest type holds, {most}")
      for n, kinds, most in ((300, "all", 127), (2**32, "integral", 127), (257, "[Byte]", 255),
                             (2**16, "[Short]", 32767), (2**32, "[Int, Long]", 2**31 - 1))),
    *((*fold("{start: 0, step: acc + input}", f"tanh(Tensor input, {kind} dim={dim})"),
       f"default {dim} is out of range; dims are from -64 to 63") for kind in ("Dim",) for dim in (64, 100, -65)),
    (*add("domain: [1e300, 1e301]"), "Float cannot represent 1e+301"),
    (*add("domain: [-1e39, 0]"), "Float cannot represent 1e+39"),
    # Whole numbers that C would divide, by zero too, in a floating row
    *((*whole("tanh(Tensor input, LongTensor a, LongTensor b)", f"input + {formula}"), WHOLE)
      for formula in ("a / b", "a / (b + 1)", "-a / b", "fmod(a, b)", "remainder(a, abs(b))", "a ** b", "exp(a)",
                      "sqrt(a * b)", "select(input > 0, a, b) / b", "atan2(a, b)", "tanh(2 * a)")),
    (*whole("tanh(ByteTensor input) -> Tensor", "exp(input)"), WHOLE),
    (*whole("tanh(LongTensor|Scalar input, Tensor b)", "b * log(input)"), WHOLE),
    *((*whole("tanh(Tensor input)", formula, "integral"), "integers have no negative powers")
      for formula in ("input ** -1", "(input + 1) ** -2 * 3")),
    # What a call changes, or always names
    *((*stated(formula), "'state' is a Tensor&, of which the call leaves another value") for formula in (
        "grad * state", "grad * s", "select(state > 0, grad, 0)")),
    # What may be None
    (*scaled("int? k=None"), "a loop row reads every number, so 'k' cannot be None"),
    (*scaled("int? k=3"), "a loop row reads every number, so 'k' cannot be None"),
    (*scaled("int? k=None", "require: k > 0"), "a loop row reads every number, so 'k' cannot be None"),
    # Reductions that reduce nothing
    (*fold("{start: 0, step: acc + 1}"), "no step reads an element of a tensor"),
    (*fold("{start: 0, step: acc + index}"), "no step reads an element of a tensor"),
    (*fold("{start: 0, step: acc + input, finish: count}"), "'count' reads none of acc"),
    # Rows that no call reaches
    (f"  {TEST}", AGAIN.format("again(Tensor input)"), "tanh in line 3 takes every call of 'tanh' that this row would"),
    # Lets without end
    (LOOP, f"let:\n    a0: input\n{LETS}\n  loop: a59", "a row has 50 lets at most"),
]

T = "t(Tensor input)\n  doc: Transpose."
ADDMM = "addmm(Scalar beta=1, Tensor input,"
MM = "grad.mm(mat2.t())\n"
FIRST = "row takes a tensor first, which is neither None nor a number"
ITS_TYPE = "the result is of the type of 'input', as which it begins: write -> Tensor"

SMALL_MISTAKES = [
    # Views and updates begin as their first tensor
    (T, T.replace("Tensor input", "Tensor? input"), FIRST),
    (T, T.replace("Tensor input", "Tensor? input=None"), FIRST),
    (T, T.replace("Tensor input", "Tensor|Scalar input"), FIRST),
    (ADDMM, ADDMM.replace("Tensor input", "Tensor? input"), FIRST),
    (ADDMM, ADDMM.replace("Tensor input", "Tensor|Scalar input"), FIRST),
    *((T, T.replace(")", f") -> {kind}"), ITS_TYPE) for kind in ("DoubleTensor", "LongTensor")),
    *(("Tensor mat1, Tensor mat2)\n", f"Tensor mat1, Tensor mat2) -> {kind}\n", ITS_TYPE)
      for kind in ("DoubleTensor", "ByteTensor")),
    (f"{T}\n  view: view.c\n  dtypes: all\n  grad:\n    input: grad.t()",
     f"t(LongTensor input) -> Tensor\n  doc: T.\n  view: view.c\n  dtypes: all\n  {NO_GRADIENT}",
     "the result is of the type of 'input', as which it begins: write -> LongTensor"),
    # Gradients of another element type, or of arguments that only C would take
    *((MM, f"{text}\n", f"'{text}' is a {kind}Tensor, and a gradient is floating")
      for text, kind in (("grad == input", "Byte"), ("grad.eq(input)", "Byte"), ("grad.first()", "Long"),
                         ("where(grad == 0, grad.first(), input.first())", "Long"))),
    (MM, "where(grad, grad, 0)\n", "where takes no (tensor, tensor, number)"),
    (MM, "pair_input(grad, input, 1, 0)\n", "pair_input takes no (tensor, tensor, number, number)"),
    (MM, "pair_input(grad, mat2, (1, 2), dim=8)\n", "pair_input takes no"),
    (MM, "grad.loss(grad, size_average=2)\n", "loss takes no (tensor, tensor, size_average=)"),
    (MM, "grad.both(2)\n", "both takes no (tensor, number)"),
    (MM, "cat([grad, grad], 65)\n", "cat takes no (tensors, number)"),
    (MM, "cat([grad, grad], -65)\n", "cat takes no (tensors, number)"),
    *((MM, f"grad * ({text})\n", "write the number itself: C and Python round differently")
      for text in ("9223372036854775807 + 1", "1 / 3", "2 * 3", "1 - 2.5")),
    (MM, "grad.reshape((9223372036854775807 + 1, 2))\n", "write the number itself"),
    ('"input, weight": norm_input(grad, input, mean)', '"input, weight": norm_input(grad, input, running)',
     "'running' is a Tensor&, of which the call leaves another value"),
    # Headers that would stand in front of others
    ("kernel: blas.c", "kernel: string.c", "string.c would be declared in string.h, which is there already"),
    ("kernel: blas.c", "kernel: taken.c", "taken.c would be declared in taken.h, which is there already"),
    # Results of a tuple
    ("LongTensor indices)\n  doc: Two", "LongTensor index)\n  doc: Two", "'index' cannot name one of several results"),
    ("  test: input @ mat2", "  domain: [200, 300]\n  test: input @ mat2", "Char cannot represent 300"),
]

DEEP = "lists are nested too deeply; write one level"
ANCHOR = "an anchor (&name) and its alias (*name) are not supported; write the text again"
POWERS = "".join(f"- &{b} [{', '.join([f'*{a}'] * 10)}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True))

DOCUMENT_MISTAKES = [
    ("- section: a\n  doc: A.\n- " + "[" * 100000 + "]" * 100000, f"3: {DEEP}"),
    ("- section: a\n  doc: A.\n- " + "[{a: " * 50000 + "b" + "}]" * 50000, f"3: {DEEP}"),
    ("- " * 5000 + "a", f"1: {DEEP}"),
    ("- " + "? " * 5000 + "a", f"1: {DEEP}"),
    ("- section: a\n  doc: A.\n- &x [*x]", ANCHOR),
    ("- section: &a a\n  doc: *a", ANCHOR),
    ("- &a [x]\n" + POWERS, ANCHOR),
    ("- section: \x00", "not YAML: unacceptable character #x0000"),
    ("- section: a\n  doc: A \x07 bell.", "not YAML: unacceptable character #x0007"),
    ("- section: a\n---\n- op: b", "but found another document"),
    ("%YAML 9.9\n---\n- section: a", "found incompatible YAML document"),
    ("- section: a\n  op: b(Tensor x)\n  doc: A.", "unknown key 'op'"),
    ("-\n-", "an item is a mapping that starts with section: or op:"),
]
