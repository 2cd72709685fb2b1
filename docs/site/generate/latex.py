"""Formats element formulas of the catalogue as LaTeX."""

from __future__ import annotations

from codegen.model.formula import Binary, Call, Name, Number, Unary, names, walk
from codegen.model.signature import REDUCTIONS
from codegen.model.vocabulary import CONSTANTS

GREEK = ("alpha", "beta", "gamma", "delta", "mu", "sigma", "rho", "eps", "lambda")
LETTERS = {
    "target": "t", "weight": "w", "bias": "b", "index": "i", "count": "n", "concentration": "a", "lambd": r"\lambda",
    "eps": r"\epsilon", "pi": r"\pi", "inf": r"\infty", "acc": "a",
}  # fmt: skip
FUNCTIONS = {
    "log": r"\log", "sin": r"\sin", "cos": r"\cos", "tan": r"\tan", "sinh": r"\sinh", "cosh": r"\cosh",
    "tanh": r"\tanh", "asin": r"\arcsin", "acos": r"\arccos", "atan": r"\arctan", "max": r"\max", "min": r"\min",
    "log2": r"\log_2", "log10": r"\log_{10}", "sigmoid": r"\sigma", "ndtr": r"\Phi", "digamma": r"\psi",
    "lgamma": r"\log\Gamma", "exp": r"\exp",
}  # fmt: skip
TEMPLATES = {  # functions of one argument
    "abs": r"\left|%s\right|", "floor": r"\left\lfloor %s\right\rfloor", "ceil": r"\left\lceil %s\right\rceil",
    "sqrt": r"\sqrt{%s}", "rsqrt": r"\frac{1}{\sqrt{%s}}", "cbrt": r"\sqrt[3]{%s}", "conj": r"\overline{%s}",
    "log1p": r"\log\left(1 + %s\right)",
}  # fmt: skip
POWERS = {"exp": "e", "exp2": "2"}
COMPARED = {"<": "<", "<=": r"\le", ">": ">", ">=": r"\ge", "==": "=", "!=": r"\ne", "and": r"\land", "or": r"\lor",
            "&": r"\mathbin{\&}", "|": r"\mathbin{|}", "^": r"\oplus", "<<": r"\ll", ">>": r"\gg", "%": r"\bmod",
            "//": r"\mathbin{//}"}  # fmt: skip
# Precedence: operands of lower precedence get parentheses.
EITHER, BOTH, COMPARISON, SUM, PRODUCT, SIGNED, POWER, ATOM = range(8)
LEVELS = {"or": EITHER, "and": BOTH, "+": SUM, "-": SUM, "*": PRODUCT, "/": ATOM, "**": POWER,
          "&": SUM, "|": SUM, "^": SUM, "<<": SUM, ">>": SUM, "%": PRODUCT, "//": PRODUCT}  # fmt: skip
TALLEST = 3  # nodes of an exponent above e; larger ones are written exp(...)


class Symbols:
    """The letters of one row: x for the first tensor, y for a second one, and the next letters for results."""

    def __init__(self, row) -> None:
        free = iter("xyzuvw")
        self.letters, self.results = {}, [result.name for result in row.results]
        tensors = [p.name for p in row.tensors if p.name not in LETTERS]
        for name in tensors[:3] if len(tensors) <= 3 else ():
            self.letters[name] = next(free)
        if len(row.differentiable_results) == 1 or len(row.results) == 1:
            self.letters[row.results[0].name] = next(free)
        several = len(row.differentiable_results) > 1
        self.arriving = {f"grad_{r.name}": f"g_{{{self.name(r.name)}}}" if several else "g" for r in row.results}
        if row.differentiable_results:
            self.arriving["grad"] = self.arriving[f"grad_{row.differentiable_results[0].name}"]
        self.words = {p.name: tuple(REDUCTIONS) if p.kind == "reduction" else p.words for p in row.parameters}

    def name(self, name: str) -> str:
        """Return the symbol of a name in the formula."""
        if name in self.letters:
            return self.letters[name]
        if name in LETTERS:
            return LETTERS[name]
        if name in GREEK:
            return "\\" + name
        if name.startswith("draw "):
            return f"u_{{{int(name[5:]) + 1}}}"
        stem = name.rstrip("0123456789")
        if stem != name and len(stem) > 1:
            return f"{self.name(stem.rstrip('_'))}_{{{name[len(stem):]}}}"
        return name if len(name) == 1 else r"\mathrm{" + name.replace("_", r"\_") + "}"

    def gradient(self, name: str) -> str:
        """Return `∂L/∂x` for the gradient of a tensor."""
        return rf"\frac{{\partial L}}{{\partial {self.name(name)}}}"

    def used(self, trees) -> list[tuple[str, str]]:
        """Return pairs of symbol and name, for the names that formulas read."""
        read = {name for tree in trees for name in names(tree)}
        letters = {**LETTERS, **self.letters}
        return [(letters[name], name) for name in letters if name in read and name not in CONSTANTS]

    def gradients_used(self, trees) -> list[tuple[str, str]]:
        """Return pairs of the symbol of an incoming gradient and `∂L/∂y`."""
        read = {name for tree in trees for name in names(tree)}
        whose = {self.arriving[f"grad_{name}"]: name for name in self.results}
        letters = dict.fromkeys(letter for name, letter in self.arriving.items() if name in read)
        return [(letter, self.gradient(whose[letter])) for letter in letters]


class Writer:
    """Writer of trees with the symbols of one row."""

    def __init__(self, symbols: Symbols) -> None:
        self.symbols = symbols

    def __call__(self, node, level: int = EITHER) -> str:
        """Return the LaTeX of a tree, in parentheses if its context binds tighter."""
        text, own = self.written(node)
        return rf"\left({text}\right)" if own < level else text

    def written(self, node) -> tuple[str, int]:
        """Return the LaTeX of a tree, and its precedence."""
        if isinstance(node, Number):
            return number(node.value), ATOM if node.value >= 0 else SIGNED
        if isinstance(node, Name):
            return self.symbols.arriving.get(node.name) or self.symbols.name(node.name), ATOM
        if isinstance(node, Unary):
            sign = {"-": "-", "~": r"\lnot ", "not": r"\lnot "}[node.operator]
            return sign + self(node.operand, PRODUCT), SUM if node.operator == "-" else SIGNED
        return self.binary(node) if isinstance(node, Binary) else self.call(node)

    def binary(self, node) -> tuple[str, int]:
        """Return a fraction, a power, a product without a sign, or another operation."""
        operator, left, right = node.operator, node.left, node.right
        if operator == "/":
            return rf"\frac{{{self(left)}}}{{{self(right)}}}", PRODUCT
        if operator == "**":
            return f"{self(left, ATOM)}^{{{self(right)}}}", POWER
        if operator == "*":
            parts, minus = signed(factors(node))
            return "-" * minus + self.product(parts), SUM if minus else PRODUCT
        if operator == "==" and isinstance(left, Name) and self.symbols.words.get(left.name):
            return rf"{self(left)} = \text{{{self.symbols.words[left.name][int(right.value)]}}}", COMPARISON
        own = LEVELS.get(operator, COMPARISON)
        sign = COMPARED.get(operator, operator)
        return f"{self(left, own)} {sign} {self(right, own + 1)}", own

    def product(self, parts: list) -> str:
        """Return factors side by side: adjacent equal ones as a power, and a dot before digits."""
        texts, at = [], 0
        while at < len(parts):
            same = 1
            while at + same < len(parts) and parts[at + same] == parts[at] and not isinstance(parts[at], Number):
                same += 1
            text = f"{self(parts[at], ATOM)}^{{{same}}}" if same > 1 else self(parts[at], PRODUCT)
            texts.append((r" \cdot " if texts and text[:1].isdigit() else r" \, " if texts else "") + text)
            at += same
        return "".join(texts)

    def call(self, node) -> tuple[str, int]:
        """Return a function with its usual sign, or its name."""
        arguments, function = node.arguments, node.function
        if function == "select":
            return self.cases(node), ATOM
        if function in TEMPLATES:
            return TEMPLATES[function] % self(arguments[0]), PRODUCT if function == "rsqrt" else ATOM
        if function in POWERS and len(list(walk(arguments[0]))) <= TALLEST:
            return f"{POWERS[function]}^{{{self(arguments[0])}}}", POWER
        if function == "pow":
            return f"{self(arguments[0], ATOM)}^{{{self(arguments[1])}}}", POWER
        name = FUNCTIONS.get(function) or r"\mathrm{" + function.replace("_", r"\_") + "}"
        inside = ", ".join(self(argument) for argument in arguments)
        return rf"{name}\left({inside}\right)", ATOM

    def cases(self, node) -> str:
        """Return a choice; a nested choice in the last place continues the same brace."""
        lines = []
        while isinstance(node, Call) and node.function == "select":
            condition, chosen, node = node.arguments
            lines.append(rf"{self(chosen)} & \text{{if }} {self(condition)}")
        lines.append(rf"{self(node)} & \text{{otherwise}}")
        return r"\begin{cases} " + r" \\ ".join(lines) + r" \end{cases}"


def factors(node) -> list:
    """Return the operands of a * b * c."""
    if isinstance(node, Binary) and node.operator == "*":
        return [*factors(node.left), *factors(node.right)]
    return [node]


def signed(parts: list) -> tuple[list, bool]:
    """Return factors without signs, numbers first, and whether their product is negative."""
    minus, bare = False, []
    for part in parts:
        if isinstance(part, Unary) and part.operator == "-":
            minus, part = not minus, part.operand
        bare.append(part)
    return sorted(bare, key=lambda part: not isinstance(part, Number)), minus


def number(value) -> str:
    """Return the digits, with an exponent of ten if there is one."""
    text = f"{value:.6g}" if isinstance(value, float) else str(value)
    mantissa, exponent, power = text.partition("e")
    return rf"{mantissa} \cdot 10^{{{int(power)}}}" if exponent else text


# A row

GATHERED = {"sum": r"\sum_i", "product": r"\prod_i", "max": r"\max_i", "min": r"\min_i"}


def body(row, symbols: Symbols) -> list[str]:
    """Return the equations of a row of formulas: results, then lets. Other rows have none."""
    write = Writer(symbols)
    if row.body.kind == "loop":
        found = [f"{symbols.name(name)} = {write(f.tree)}" for name, f in row.body.formulas.items()]
        return found + where(row.lets, write)
    if row.body.kind == "random":
        return [f"{symbols.name((row.changed or ('output',))[0])} = {write(row.body.formula.tree)}", *draws(row.body)]
    return reduction(row, symbols, write) if row.body.kind in ("reduce", "scan") else []


def where(lets, write: Writer) -> list[str]:
    """Return the equations of lets."""
    return [f"{write.symbols.name(name)} = {write(formula.tree)}" for name, formula in lets.items()]


def draws(body) -> list[str]:
    """Return the distribution of each draw of a random row."""
    laws = {"normal": r"\mathcal{N}(0, 1)", "uniform": r"\mathcal{U}(0, 1)",
            "integers": r"\mathcal{U}\left(\text{integers below high}\right)"}
    return [rf"u_{{{k}}} \sim {laws[source]}" for k, source in enumerate(body.sources, 1)]


def reduction(row, symbols: Symbols, write: Writer) -> list[str]:
    """Return a sum as a sum, and several accumulators, or scans, as steps."""
    gathered = row.body.accumulators
    lets = where(row.lets, write)
    if row.body.kind == "reduce" and all(a.derived and a.derived[0] in GATHERED for a in gathered):
        sums = {a.name: f"{GATHERED[a.derived[0]]} {write(a.derived[1], PRODUCT)}" for a in gathered}
        if not row.body.finish:
            return [f"{symbols.name(r.name)} = {sums[a.name]}"
                    for r, a in zip(row.results, gathered, strict=False)] + lets  # fmt: skip
        found = [f"{symbols.name(name)} = {write(f.tree)}" for name, f in row.body.finish.items()]
        return found + [f"{symbols.name(name)} = {text}" for name, text in sums.items()] + lets
    found = [rf"{symbols.name(a.name)} \leftarrow {write(a.step.tree)}" for a in gathered]
    return found + [f"{symbols.name(name)} = {write(f.tree)}" for name, f in row.body.finish.items()] + lets


def slopes(row, symbols: Symbols) -> list[str]:
    """Return the derivatives that are element formulas."""
    write, found, lets = Writer(symbols), [], {}
    for gradient in row.formula_gradients if row.elementwise else ():
        found += [f"{symbols.gradient(p.name)} = {write(gradient.tree)}" for p in gradient.parameters]
        lets |= gradient.lets
    own = where(lets, write)
    shown = set(body(row, symbols))
    return found + [line for line in own if line not in shown]


def trees(row) -> list:
    """Return all typeset trees."""
    found = [f.tree for f in row.body.formulas.values()] if row.body.kind == "loop" else []
    found += row.body.trees if row.body.kind in ("reduce", "scan") else []
    found += [row.body.formula.tree] if row.body.kind == "random" else []
    found += [g.tree for g in row.formula_gradients] if row.elementwise else []
    return found + [f.tree for f in row.lets.values()]
