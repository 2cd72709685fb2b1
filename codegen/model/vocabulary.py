"""The functions of element formulas: C, CUDA, NumPy, derivative, and domain.

C texts use x, y and z; `{f}` is the suffix f of a float function and empty for double. They are valid in C and in
CUDA. Derivatives are formulas of x, y, z and `output`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

DIVISIONS = ("fmod", "remainder", "floor_divide")  # functions that divide x by y, also integers


@dataclass(frozen=True)
class Word:
    """One function. `integral` is None if integers lack the function, `complex` if complex numbers lack it."""

    name: str
    arity: int
    floating: str
    integral: str | None
    numpy: str
    derivatives: tuple[str, ...]
    truth: bool = False  # whether the result is a truth value instead of an element
    complex: str | None = None
    postfix: str | None = None  # of floats, operands first, for csrc/row/stretch_reader.c; None: it needs a function

    @property
    def is_library(self) -> bool:
        """Whether it is a function of csrc/maths, which has the same name in C and vector forms, or of libm."""
        return self.integral is None and self.floating in (f"{self.name}{{f}}(x)", f"{self.name}{{f}}(x, y)")

    @property
    def is_costly(self) -> bool:
        """Whether it takes longer than loading its operands: functions undefined for integers, and divisions."""
        return self.integral is None or self.name in ("pow", "divide", *DIVISIONS)

    def c(self, ctype: str) -> str:
        """Return its text for an element type.

        >>> WORDS["abs"].c("float"), WORDS["abs"].c("int")
        ('fabsf(x)', 'x < 0 ? -x : x')
        """
        if ctype in ("float", "double"):
            return self.floating.replace("{f}", "f" if ctype == "float" else "")
        if ctype.startswith("complex"):
            return (self.complex or "").replace("{f}", "f" if ctype == "complexfloat" else "")
        return self.integral or ""

    @property
    def letters(self) -> str:
        """The arguments of its texts: `x, y`."""
        return ", ".join("xyz"[: self.arity])


# Functions that machine code calls for a vector at a time: those of csrc/maths/functions.h in formulas that fuse.
CALLED = {"exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sin", "cos", "tan", "asin", "acos", "atan", "sinh",
          "cosh", "tanh", "asinh", "acosh", "atanh", "erf", "erfc", "erfcx", "erfinv", "ndtr", "log_ndtr", "sinpi",
          "pow", "atan2", "hypot"}

# Functions with loops whose length depends on the element: gcc computes one element at a time, in the same time with
# wider registers.
ONE_BY_ONE = {"orthogonal_polynomial", "gamma_draw", "poisson_draw", "binomial_draw"}


def _library(name: str, numpy: str, *derivatives: str, complex: str | None = None, postfix: str | None = None) -> Word:
    arity = len(derivatives)
    given = ", ".join("xyz"[:arity])
    own = f"{' '.join('xyz'[:arity])} {name}" if name in CALLED else None
    return Word(name, arity, f"{name}{{f}}({given})", None, numpy, derivatives, complex=complex, postfix=postfix or own)


_WORDS = (
    _library("exp", "np.exp(x)", "output", complex="cexp{f}(x)"),
    _library("exp2", "np.exp2(x)", "output * log(2)"),
    _library("log", "np.log(x)", "1 / x", complex="clog{f}(x)"),
    _library("log2", "np.log2(x)", "1 / (x * log(2))", complex="clog{f}(x) * 1.4426950408889634{f}"),
    _library("log10", "np.log10(x)", "1 / (x * log(10))", complex="clog{f}(x) * 0.4342944819032518{f}"),
    _library("log1p", "np.log1p(x)", "1 / (1 + x)", complex="formula_complex_log1p{f}(x)"),
    _library("expm1", "np.expm1(x)", "output + 1", complex="formula_complex_expm1{f}(x)"),
    _library("sqrt", "np.sqrt(x)", "0.5 / output", complex="csqrt{f}(x)", postfix="x sqrt"),
    _library("cbrt", "np.cbrt(x)", "output / (3 * x)"),
    _library("sin", "np.sin(x)", "cos(x)", complex="csin{f}(x)"),
    _library("cos", "np.cos(x)", "-sin(x)", complex="ccos{f}(x)"),
    _library("tan", "np.tan(x)", "1 + output * output", complex="ctan{f}(x)"),
    _library("asin", "np.arcsin(x)", "1 / cos(output)", complex="casin{f}(x)"),
    _library("acos", "np.arccos(x)", "-1 / sin(output)", complex="cacos{f}(x)"),
    _library("atan", "np.arctan(x)", "1 / (1 + x * x)", complex="catan{f}(x)"),
    _library("sinh", "np.sinh(x)", "cosh(x)", complex="csinh{f}(x)"),
    _library("cosh", "np.cosh(x)", "sinh(x)", complex="ccosh{f}(x)"),
    _library("tanh", "np.tanh(x)", "1 - output * output", complex="ctanh{f}(x)"),
    _library("asinh", "np.arcsinh(x)", "1 / cosh(output)", complex="casinh{f}(x)"),
    _library("acosh", "np.arccosh(x)", "rsqrt(x - 1) * rsqrt(x + 1)", complex="cacosh{f}(x)"),
    _library("atanh", "np.arctanh(x)", "1 / (1 - x * x)", complex="catanh{f}(x)"),
    _library("erf", "np.vectorize(math.erf)(x)", "2 / sqrt(pi) * exp(-x * x)"),
    _library("erfc", "np.vectorize(math.erfc)(x)", "-2 / sqrt(pi) * exp(-x * x)"),
    Word("ndtr", 1, "formula_ndtr{f}(x)", None, "np.vectorize(math.erfc)(-x * np.sqrt(0.5)) / 2",
         ("exp(-x * x / 2) / sqrt(2 * pi)",), postfix="x ndtr"),
    Word("log_ndtr", 1, "formula_log_ndtr{f}(x)", None, "scipy.special.log_ndtr(x)", ("",), postfix="x log_ndtr"),
    Word("sinpi", 1, "formula_sinpi{f}(x)", None, "np.sin(np.pi * x)", ("pi * sin(pi * (0.5 - x))",),
         postfix="x sinpi"),
    _library("atan2", "np.arctan2(x, y)", "y / (x * x + y * y)", "-x / (x * x + y * y)"),
    Word("nextafter", 2, "formula_next{f}(x, y)", None, "np.nextafter(x, y)", ("", "")),
    _library("hypot", "np.hypot(x, y)", "x / output", "y / output"),
    _library("copysign", "np.copysign(x, y)", "select(x == 0, 0, output / x)", "0"),
    Word(
        "erfinv",
        1,
        "formula_inverse_error{f}(x)",
        None,
        "np.vectorize(statistics.NormalDist().inv_cdf)((x + 1) / 2) / np.sqrt(2)",
        ("",),
    ),
    Word(
        "digamma",
        1,
        "formula_digamma{f}(x)",
        None,
        "scipy.special.digamma(x)",
        ("",),
    ),
    Word(
        "polygamma",
        2,
        "formula_poly_gamma{f}(x, y)",
        None,
        "scipy.special.polygamma(x, y)",
        ("", ""),
    ),
    *(Word(name, 1, f"formula_bessel_{name}{{f}}(x)", None, f"scipy.special.{name}(x)", ("",))
      for name in ("i0", "i0e", "i1", "i1e")),
    *(Word(name, 1, f"formula_{own}{{f}}(x)", None, numpy, ("",)) for name, own, numpy in (
        ("bessel_j0", "bessel_j0", "scipy.special.j0(x)"), ("bessel_j1", "bessel_j1", "scipy.special.j1(x)"),
        ("bessel_y0", "bessel_y0", "scipy.special.y0(x)"), ("bessel_y1", "bessel_y1", "scipy.special.y1(x)"),
        ("modified_bessel_k0", "bessel_k0", "scipy.special.k0(x)"),
        ("modified_bessel_k1", "bessel_k1", "scipy.special.k1(x)"),
        ("scaled_modified_bessel_k0", "scaled_k0", "scipy.special.k0e(x)"),
        ("scaled_modified_bessel_k1", "scaled_k1", "scipy.special.k1e(x)"),
        ("airy_ai", "airy_ai", "scipy.special.airy(x)[0]"), ("airy_slope", "airy_slope", "scipy.special.airy(x)[1]"))),
    Word("zeta", 2, "formula_hurwitz{f}(x, y)", None, "scipy.special.zeta(x, y)", ("", "")),
    Word("orthogonal_polynomial", 3, "formula_polynomial{f}(x, y, z)", None, "oracles.special.polynomial(x, y, z)",
         ("", "", "")),
    Word(
        "erfcx",
        1,
        "formula_scaled_erfc{f}(x)",
        None,
        "scipy.special.erfcx(x)",
        ("",),
    ),
    Word("gamma_below", 2, "formula_share_below{f}(x, y)", None, "scipy.special.gammainc(x, y)", ("", "")),
    Word("gamma_above", 2, "formula_share_above{f}(x, y)", None, "scipy.special.gammaincc(x, y)", ("", "")),
    Word("log_gamma_grad", 2, "formula_slope_of_gamma{f}(x, y)", None, "oracles.gamma_slope(x, y)", ("", "")),
    Word(
        "beta_slope",
        3,
        "formula_slope_of_beta{f}(x, y, z)",
        None,
        "oracles.special.beta_slope(x, y, z)",
        ("", "", ""),
    ),
    Word(
        "gamma_draw",
        3,
        "formula_drawn_gamma{f}(x, y, z)",
        None,
        "(x - 1 / 3) * (1 + y / np.sqrt(9 * x - 3)) ** 3",
        ("", "", ""),
    ),
    Word("poisson_draw", 2, "formula_drawn_poisson{f}(x, y)", None, "np.floor(x)", ("", "")),
    Word("binomial_draw", 3, "formula_drawn_binomial{f}(x, y, z)", None, "np.floor(x * y)", ("", "", "")),
    Word("mantissa", 1, "formula_mantissa{f}(x)", None, "np.frexp(x)[0]", ("",)),
    Word("exponent", 1, "formula_exponent{f}(x)", None, "np.where(np.isfinite(x), np.frexp(x)[1], 0)", ("0",)),
    Word("lgamma", 1, "formula_log_gamma{f}(x)", None, "np.vectorize(math.lgamma)(x)", ("",)),
    Word("rsqrt", 1, "1 / sqrt{f}(x)", None, "1 / np.sqrt(x)", ("-0.5 * output / x",),
         complex="formula_complex_quotient{f}(1, csqrt{f}(x))", postfix="1.0 x sqrt /"),
    Word(
        "sigmoid",
        1,
        "1 / (1 + exp{f}(-x))",
        None,
        "1 / (1 + np.exp(-x))",
        ("output * (1 - output)",),
        complex="formula_complex_quotient{f}(1, 1 + cexp{f}(-x))",
        postfix="1.0 1.0 x neg exp + /",
    ),
    Word("abs", 1, "fabs{f}(x)", "x < 0 ? -x : x", "np.abs(x)", ("sign(x)",), postfix="x abs"),
    Word("sign", 1, "x > 0 ? 1 : x < 0 ? -1 : x + 0", "x > 0 ? 1 : x < 0 ? -1 : x", "np.sign(x)", ("0",),
         postfix="x 0.0 > 1.0 x 0.0 < -1.0 x 0.0 + select select"),
    Word("floor", 1, "floor{f}(x)", "x", "np.floor(x)", ("0",), postfix="x floor"),
    Word("ceil", 1, "ceil{f}(x)", "x", "np.ceil(x)", ("0",), postfix="x ceil"),
    Word("round", 1, "rint{f}(x)", "x", "np.rint(x)", ("0",), postfix="x round"),
    Word("trunc", 1, "trunc{f}(x)", "x", "np.trunc(x)", ("0",), postfix="x trunc"),
    Word("frac", 1, "x - trunc{f}(x)", "x - x", "x - np.trunc(x)", ("1",), postfix="x x trunc -"),
    Word("isnan", 1, "x != x", "((void)x, false)", "np.isnan(x)", ("0",), truth=True, complex="x != x",
         postfix="x x !="),
    Word("conj", 1, "x", "x", "np.conj(x)", ("1",), complex="conj{f}(x)", postfix="x"),
    Word(
        "max",
        2,
        "!(x <= y) & (y == y) ? x : y",
        "x > y ? x : y",
        "np.maximum(x, y)",
        ("select(x >= y, 1, 0)", "select(x >= y, 0, 1)"),
        postfix="x y <= not y y == and x y select",
    ),
    Word(
        "min",
        2,
        "!(x >= y) & (y == y) ? x : y",
        "x < y ? x : y",
        "np.minimum(x, y)",
        ("select(x <= y, 1, 0)", "select(x <= y, 0, 1)"),
        postfix="x y >= not y y == and x y select",
    ),
    Word(
        "pow",
        2,
        "pow{f}(x, y)",
        "formula_integer_power(x, y)",
        "np.power(x, y)",
        ("y * x ** (y - 1)", "output * log(x)"),
        complex="formula_complex_power{f}(x, y)",
        postfix="x y pow",
    ),
    *(Word(name, 2, f"(double)formula_common_{own}((int64_t)x, (int64_t)y)", f"formula_common_{own}(x, y)",
           f"np.{name}(x, y)", ("", "")) for name, own in (("gcd", "divisor"), ("lcm", "multiple"))),
    Word(
        "fmod",
        2,
        "fmod{f}(x, y)",
        "FORMULA_WHOLE(modulo, x, y)",
        "np.fmod(x, y)",
        ("1", "-trunc(x / y)"),
    ),
    Word(
        "remainder",
        2,
        "formula_rest{f}(x, y)",
        "FORMULA_WHOLE(rest, x, y)",
        "np.remainder(x, y)",
        ("1", "-floor(x / y)"),
    ),
    Word("floor_divide", 2, "formula_floor_quotient{f}(x, y)", "FORMULA_WHOLE(floor, x, y)",
         "np.floor_divide(x, y)", ("0", "0")),
    Word(
        "divide", 2, "x / y", "FORMULA_WHOLE(quotient, x, y)", "x / y", ("1 / y", "-output / y"),
        complex="formula_complex_quotient{f}(x, y)", postfix="x y /",
    ),
)

WORDS = {word.name: word for word in _WORDS}
SELECT = 3  # select(condition, a, b) is no Word: its first argument is a condition
ARITIES = {
    **{name: word.arity for name, word in WORDS.items() if name != "divide"},
    "select": SELECT,
}
# Names in other languages.
MEANT = {
    **{found[1]: word.name for word in _WORDS
       if (found := re.fullmatch(r"np\.(\w+)\(x(, y)?\)", word.numpy))
       and found[1] != word.name},
    "where": "select", "if": "select", "fabs": "abs", "ln": "log", "powf": "pow", "mod": "remainder", "rand": "uniform",
    "randn": "normal",
}  # fmt: skip
MODULES = ("np", "numpy", "math", "torch", "F", "scipy", "jnp")  # prefixes that formulas omit
SOURCES = {"uniform": 0, "normal": 0, "integers": 2}  # draws of random rows, and their numbers of arguments
CONSTANTS = {"pi": 3.141592653589793, "inf": float("inf"), "nan": float("nan")}

# Operators for integers only, and their replacements for floats, if any.
INTEGRAL_OPERATORS = {
    "&": "; write a and b",
    "|": "; write a or b",
    "^": "; write a ** b for a power",
    "<<": "",
    ">>": "",
    "~": "; write not a",
    "%": "; write remainder(a, b)",
}


def is_defined(function: str, integral: bool, complex: bool = False) -> bool:
    """Return whether a function is defined for integral, complex or floating elements."""
    if function == "select" or not (integral or complex):
        return True
    return bool(WORDS[function].complex if complex else WORDS[function].integral)
