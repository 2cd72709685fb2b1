# Generated from ops.yaml by codegen/templates/onnx.py. Do not edit: change the row and run make gen.
"""Rows as operators of ONNX: a function for each row, of its values by parameter. See torch/onnx/emitter.py."""


def abs(onnx, *, input):
    return onnx("Abs", input)


def neg(onnx, *, input):
    return onnx("Neg", input)


def sign(onnx, *, input):
    return onnx("Sign", input)


def floor(onnx, *, input):
    return onnx("Floor", input)


def ceil(onnx, *, input):
    return onnx("Ceil", input)


def round(onnx, *, input):
    return onnx("Round", input)


def round_decimals(onnx, *, input, decimals):
    scale = onnx("Pow", 10, decimals)
    return onnx("Where", onnx("Less", decimals, 0), onnx("Mul", onnx("Round", onnx("Div", input,
        onnx("Pow", 10, onnx("Neg", decimals)))), onnx("Pow", 10, onnx("Neg", decimals))),
        onnx("Where", onnx("Equal", onnx("Abs", onnx("Mul", input, scale)), float("inf")), input,
        onnx("Div", onnx("Round", onnx("Mul", input, scale)), scale)))


def trunc(onnx, *, input):
    return onnx("Mul", onnx("Sign", input), onnx("Floor", onnx("Abs", input)))


def frac(onnx, *, input):
    return onnx("Sub", input, onnx("Mul", onnx("Sign", input), onnx("Floor", onnx("Abs", input))))


def isnan(onnx, *, input):
    return onnx("IsNaN", input)


def reciprocal(onnx, *, input):
    return onnx("Div", 1, input)


def sqrt(onnx, *, input):
    return onnx("Sqrt", input)


def rsqrt(onnx, *, input):
    return onnx("Reciprocal", onnx("Sqrt", input))


def exp(onnx, *, input):
    return onnx("Exp", input)


def expm1(onnx, *, input):
    return onnx("Sub", onnx("Exp", input), 1)


def log(onnx, *, input):
    return onnx("Log", input)


def log1p(onnx, *, input):
    return onnx("Log", onnx("Add", 1, input))


def log1p_square(onnx, *, input, scale):
    ratio = onnx("Abs", onnx("Div", input, scale))
    return onnx("Where", onnx("Less", ratio, 1), onnx("Log", onnx("Add", 1, onnx("Mul", ratio,
        ratio))), onnx("Where", onnx("Less", ratio, 1000000000000000.0), onnx("Mul", 2, onnx("Log",
        onnx("Sqrt", onnx("Add", onnx("Mul", ratio, ratio), onnx("Mul", 1, 1))))), onnx("Mul", 2,
        onnx("Sub", onnx("Log", onnx("Abs", input)), onnx("Log", onnx("Abs", scale))))))


def log_quotient(onnx, *, weight, input, other):
    quotient = onnx("Div", input, other)
    logarithm = onnx("Where", onnx("And", onnx("Greater", quotient, 1e-30), onnx("Less", quotient,
        1e+30)), onnx("Log", quotient), onnx("Sub", onnx("Log", input), onnx("Log", other)))
    return onnx("Where", onnx("Equal", weight, 0), 0, onnx("Mul", weight, logarithm))


def pow(onnx, *, input, exponent):
    return onnx("Pow", input, exponent)


def cube(onnx, *, input):
    return onnx("Mul", onnx("Mul", input, input), input)


def sin(onnx, *, input):
    return onnx("Sin", input)


def cos(onnx, *, input):
    return onnx("Cos", input)


def sincos(onnx, *, input):
    return onnx("Sin", input), onnx("Cos", input)


def tan(onnx, *, input):
    return onnx("Tan", input)


def asin(onnx, *, input):
    return onnx("Asin", input)


def acos(onnx, *, input):
    return onnx("Acos", input)


def atan(onnx, *, input):
    return onnx("Atan", input)


def atan_complex(onnx, *, input):
    return onnx("Atan", input)


def sinh(onnx, *, input):
    return onnx("Sinh", input)


def cosh(onnx, *, input):
    return onnx("Cosh", input)


def tanh(onnx, *, input):
    return onnx("Tanh", input)


def asinh(onnx, *, input):
    return onnx("Asinh", input)


def asinh_complex(onnx, *, input):
    return onnx("Asinh", input)


def acosh(onnx, *, input):
    return onnx("Acosh", input)


def atanh(onnx, *, input):
    return onnx("Atanh", input)


def deg2rad(onnx, *, input):
    return onnx("Mul", input, onnx("Div", 3.141592653589793, 180))


def rad2deg(onnx, *, input):
    return onnx("Mul", input, onnx("Div", 180, 3.141592653589793))


def sinc_complex(onnx, *, input):
    angle = onnx("Mul", 3.141592653589793, onnx("Where", onnx("Equal", input, 0), 1, input))
    return onnx("Where", onnx("Equal", input, 0), 1, onnx("Div", onnx("Sin", angle), angle))


def square(onnx, *, input):
    return onnx("Mul", input, input)


def log2(onnx, *, input):
    return onnx("Div", onnx("Log", input), 0.6931471805599453)


def log10(onnx, *, input):
    return onnx("Div", onnx("Log", input), 2.302585092994046)


def exp2(onnx, *, input):
    return onnx("Pow", 2, input)


def erf(onnx, *, input):
    return onnx("Erf", input)


def erfc(onnx, *, input):
    return onnx("Sub", 1, onnx("Erf", input))


def ndtri(onnx, *, input):
    center = onnx("Sub", input, 0.5)
    q = onnx("Sub", 0.180625, onnx("Mul", center, center))
    tail = onnx("Sqrt", onnx("Neg", onnx("Log", onnx("Where", onnx("Less", center, 0), input,
        onnx("Sub", 1, input)))))
    near = onnx("Sub", tail, 1.6)
    far = onnx("Sub", tail, 5)
    middle = onnx("Div", onnx("Mul", center, onnx("Add", onnx("Mul", onnx("Add", onnx("Mul",
        onnx("Add", onnx("Mul", onnx("Add", onnx("Mul", onnx("Add", onnx("Mul", onnx("Add",
        onnx("Mul", onnx("Add", onnx("Mul", 2509.0809287301227, q), 33430.57558358813), q),
        67265.7709270087), q), 45921.95393154987), q), 13731.69376550946), q), 1971.5909503065513),
        q), 133.14166789178438), q), 3.3871328727963665)), onnx("Add", onnx("Mul", onnx("Add",
        onnx("Mul", onnx("Add", onnx("Mul", onnx("Add", onnx("Mul", onnx("Add", onnx("Mul",
        onnx("Add", onnx("Mul", onnx("Add", onnx("Mul", 5226.495278852854, q), 28729.085735721943),
        q), 39307.89580009271), q), 21213.794301586597), q), 5394.196021424751), q),
        687.1870074920579), q), 42.31333070160091), q), 1))
    side = onnx("Div", onnx("Add", onnx("Mul", onnx("Add", onnx("Mul", onnx("Add", onnx("Mul",
        onnx("Add", onnx("Mul", onnx("Add", onnx("Mul", onnx("Add", onnx("Mul", onnx("Add",
        onnx("Mul", 0.0007745450142783414, near), 0.022723844989269184), near), 0.2417807251774506),
        near), 1.2704582524523684), near), 3.6478483247632045), near), 5.769497221460691), near),
        4.630337846156546), near), 1.4234371107496835), onnx("Add", onnx("Mul", onnx("Add",
        onnx("Mul", onnx("Add", onnx("Mul", onnx("Add", onnx("Mul", onnx("Add", onnx("Mul",
        onnx("Add", onnx("Mul", onnx("Add", onnx("Mul", 1.0507500716444169e-09, near),
        0.0005475938084995345), near), 0.015198666563616457), near), 0.14810397642748008), near),
        0.6897673349851), near), 1.6763848301838038), near), 2.053191626637759), near), 1))
    edge = onnx("Div", onnx("Add", onnx("Mul", onnx("Add", onnx("Mul", onnx("Add", onnx("Mul",
        onnx("Add", onnx("Mul", onnx("Add", onnx("Mul", onnx("Add", onnx("Mul", onnx("Add",
        onnx("Mul", 2.0103343992922881e-07, far), 2.7115555687434876e-05), far),
        0.0012426609473880784), far), 0.026532189526576124), far), 0.29656057182850487), far),
        1.7848265399172913), far), 5.463784911164114), far), 6.657904643501103), onnx("Add",
        onnx("Mul", onnx("Add", onnx("Mul", onnx("Add", onnx("Mul", onnx("Add", onnx("Mul",
        onnx("Add", onnx("Mul", onnx("Add", onnx("Mul", onnx("Add", onnx("Mul",
        2.0442631033899397e-15, far), 1.421511758316446e-07), far), 1.8463183175100548e-05), far),
        0.0007868691311456133), far), 0.014875361290850615), far), 0.1369298809227358), far),
        0.599832206555888), far), 1))
    outside = onnx("Where", onnx("LessOrEqual", tail, 5), side, edge)
    limited = onnx("Where", onnx("Or", onnx("Equal", input, 0), onnx("Equal", input, 1)),
        float("inf"), outside)
    return onnx("Where", onnx("LessOrEqual", onnx("Abs", center), 0.425), middle, onnx("Where",
        onnx("Less", center, 0), onnx("Neg", limited), limited))


def logit(onnx, *, input, eps=-1):
    share = onnx("Where", onnx("Less", eps, 0), input, onnx("Where", onnx("Less", input, eps), eps,
        onnx("Where", onnx("Greater", input, onnx("Sub", 1, eps)), onnx("Sub", 1, eps), input)))
    away = onnx("Sub", share, 0.5)
    odds = onnx("Div", share, onnx("Sub", 1, share))
    lost = onnx("Sub", onnx("Div", onnx("Add", away, away), onnx("Sub", 1, share)), onnx("Sub",
        odds, 1))
    return onnx("Add", onnx("Log", odds), onnx("Where", onnx("Less", onnx("Abs", away), 0.15),
        onnx("Div", lost, odds), 0))


def ndtr(onnx, *, input):
    return onnx("Mul", 0.5, onnx("Add", 1, onnx("Erf", onnx("Mul", input, 0.7071067811865476))))


def entr(onnx, *, input):
    return onnx("Where", onnx("IsNaN", input), input, onnx("Where", onnx("Greater", input, 0),
        onnx("Mul", onnx("Neg", input), onnx("Log", input)), onnx("Where", onnx("Equal", input, 0),
        0, onnx("Neg", float("inf")))))


def spherical_bessel_j0(onnx, *, input):
    return onnx("Where", onnx("Equal", input, 0), 1, onnx("Where", onnx("Equal", onnx("Abs", input),
        float("inf")), 0, onnx("Div", onnx("Sin", input), input)))


def hypot(onnx, *, input, other):
    return onnx("Sqrt", onnx("Add", onnx("Mul", input, input), onnx("Mul", other, other)))


def heaviside(onnx, *, input, values):
    return onnx("Where", onnx("Greater", input, 0), 1, onnx("Where", onnx("Less", input, 0), 0,
        onnx("Where", onnx("Equal", input, 0), values, input)))


def logaddexp(onnx, *, input, other):
    return onnx("Where", onnx("Equal", input, other), onnx("Add", input, onnx("Log", 2)),
        onnx("Add", onnx("Max", input, other), onnx("Log", onnx("Add", 1, onnx("Exp", onnx("Neg",
        onnx("Abs", onnx("Sub", input, other))))))))


def logaddexp2(onnx, *, input, other):
    return onnx("Where", onnx("Equal", input, other), onnx("Add", input, 1), onnx("Add", onnx("Max",
        input, other), onnx("Div", onnx("Log", onnx("Add", 1, onnx("Pow", 2, onnx("Neg", onnx("Abs",
        onnx("Sub", input, other)))))), onnx("Log", 2))))


def xlogy(onnx, *, input, other):
    return onnx("Where", onnx("And", onnx("Equal", input, 0), onnx("Not", onnx("IsNaN", other))), 0,
        onnx("Mul", input, onnx("Log", other)))


def xlog1py(onnx, *, input, other):
    return onnx("Where", onnx("And", onnx("Equal", input, 0), onnx("Not", onnx("IsNaN", other))), 0,
        onnx("Mul", input, onnx("Log", onnx("Add", 1, other))))


def ldexp(onnx, *, input, other):
    half = onnx("Where", onnx("Equal", onnx("Abs", other), float("inf")), 0, onnx("Floor",
        onnx("Div", other, 2)))
    return onnx("Mul", onnx("Mul", input, onnx("Pow", 2, half)), onnx("Pow", 2, onnx("Sub", other,
        half)))


def ldexp_complex(onnx, *, input, other):
    return onnx("Mul", input, onnx("Exp", onnx("Mul", other, onnx("Log", 2))))


def finite_or(onnx, *, input, number, posinf, neginf):
    return onnx("Where", onnx("IsNaN", input), number, onnx("Where", onnx("Equal", input,
        float("inf")), posinf, onnx("Where", onnx("Equal", input, onnx("Neg", float("inf"))),
        neginf, input)))


def fill(onnx, *, input, value):
    return onnx("Expand", value, onnx("Shape", input))


def zero(onnx, *, input):
    return onnx("Expand", 0, onnx("Shape", input))


def clone(onnx, *, input):
    return input


def contiguous_copy(onnx, *, input):
    return input


def zeros_like(onnx, *, input):
    return onnx("Expand", 0, onnx("Shape", input))


def ones_like(onnx, *, input):
    return onnx("Expand", 1, onnx("Shape", input))


def add(onnx, *, input, alpha=1, other):
    return onnx("Add", input, onnx("Mul", alpha, other))


def sub(onnx, *, input, alpha=1, other):
    return onnx("Sub", input, onnx("Mul", alpha, other))


def rsub(onnx, *, input, other, alpha=1):
    return onnx("Sub", other, onnx("Mul", alpha, input))


def mul(onnx, *, input, other):
    return onnx("Mul", input, other)


def div(onnx, *, input, other):
    return onnx("Div", input, other)


def floor_divide(onnx, *, input, other):
    return onnx.quotient(input, other)


def trunc_divide(onnx, *, input, other):
    return onnx("Mul", onnx("Sign", onnx("Div", input, other)), onnx("Floor", onnx("Abs",
        onnx("Div", input, other))))


def div_rounded(onnx, *, input, other, rounding_mode):
    rounding_mode = ["floor", "trunc"].index(rounding_mode)
    return onnx("Where", onnx("Equal", rounding_mode, 1), onnx("Mul", onnx("Sign", onnx("Div",
        input, other)), onnx("Floor", onnx("Abs", onnx("Div", input, other)))), onnx.quotient(input,
        other))


def fmod(onnx, *, input, other):
    return onnx("Mod", input, other, fmod=1)


def remainder(onnx, *, input, other):
    return onnx.rest(input, other)


def lerp(onnx, *, input, end, weight):
    return onnx("Where", onnx("Or", onnx("Equal", weight, 0), onnx("Equal", input, end)), input,
        onnx("Where", onnx("Equal", weight, 1), end, onnx("Add", onnx("Mul", input, onnx("Sub", 1,
        weight)), onnx("Mul", end, weight))))


def lerp_tensor(onnx, *, input, end, weight):
    return onnx("Where", onnx("Or", onnx("Equal", weight, 0), onnx("Equal", input, end)), input,
        onnx("Where", onnx("Equal", weight, 1), end, onnx("Add", onnx("Mul", input, onnx("Sub", 1,
        weight)), onnx("Mul", end, weight))))


def addcmul(onnx, *, input, value=1, tensor1, tensor2):
    return onnx("Add", input, onnx("Mul", onnx("Mul", value, tensor1), tensor2))


def addcdiv(onnx, *, input, value=1, tensor1, tensor2):
    return onnx("Add", input, onnx("Div", onnx("Mul", value, tensor1), tensor2))


def clamp(onnx, *, input, min, max):
    low = onnx("Max", min, input)
    return onnx("Where", onnx("Or", onnx("LessOrEqual", low, max), onnx("IsNaN", low)), low, max)


def clamp_min(onnx, *, input, min):
    return onnx("Max", min, input)


def clamp_max(onnx, *, input, max):
    return onnx("Min", max, input)


def clamp_tensor(onnx, *, input, min, max):
    return onnx("Min", onnx("Max", input, min), max)


def clamp_min_tensor(onnx, *, input, min):
    return onnx("Max", input, min)


def clamp_max_tensor(onnx, *, input, max):
    return onnx("Min", input, max)


def max_other(onnx, *, input, other):
    return onnx("Max", input, other)


def min_other(onnx, *, input, other):
    return onnx("Min", input, other)


def fmax(onnx, *, input, other):
    return onnx("Where", onnx("IsNaN", input), other, onnx("Where", onnx("IsNaN", other), input,
        onnx("Max", input, other)))


def fmin(onnx, *, input, other):
    return onnx("Where", onnx("IsNaN", input), other, onnx("Where", onnx("IsNaN", other), input,
        onnx("Min", input, other)))


def where_ints(onnx, *, condition, input, other):
    return onnx("Where", condition, input, other)


def where(onnx, *, condition, input, other):
    return onnx("Where", condition, input, other)


def where_else(onnx, *, input, condition, other):
    return onnx("Where", condition, input, other)


def bitwise_and(onnx, *, input, other):
    return onnx("BitwiseAnd", input, other)


def bitwise_or(onnx, *, input, other):
    return onnx("BitwiseOr", input, other)


def bitwise_xor(onnx, *, input, other):
    return onnx("BitwiseXor", input, other)


def bitwise_not(onnx, *, input):
    return onnx("BitwiseNot", input)


def bitwise_not_truth(onnx, *, input):
    return onnx("Equal", input, 0)


def eq(onnx, *, input, other):
    return onnx("Equal", input, other)


def ne(onnx, *, input, other):
    return onnx("Not", onnx("Equal", input, other))


def lt(onnx, *, input, other):
    return onnx("Less", input, other)


def le(onnx, *, input, other):
    return onnx("LessOrEqual", input, other)


def gt(onnx, *, input, other):
    return onnx("Greater", input, other)


def ge(onnx, *, input, other):
    return onnx("GreaterOrEqual", input, other)


def isfinite(onnx, *, input):
    return onnx("Equal", onnx("Sub", input, input), 0)


def isinf(onnx, *, input):
    return onnx("And", onnx("Not", onnx("IsNaN", input)), onnx("IsNaN", onnx("Sub", input, input)))


def isposinf(onnx, *, input):
    return onnx("And", onnx("Greater", input, 0), onnx("IsNaN", onnx("Sub", input, input)))


def isneginf(onnx, *, input):
    return onnx("And", onnx("Less", input, 0), onnx("IsNaN", onnx("Sub", input, input)))


def isclose(onnx, *, input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    return onnx("Or", onnx("Or", onnx("Equal", input, other), onnx("And", onnx("LessOrEqual",
        onnx("Abs", onnx("Sub", input, other)), onnx("Add", atol, onnx("Mul", rtol, onnx("Abs",
        other)))), onnx("Less", onnx("Abs", onnx("Sub", input, other)), float("inf")))), onnx("And",
        onnx("And", equal_nan, onnx("IsNaN", input)), onnx("IsNaN", other)))


def logical_and(onnx, *, input, other):
    return onnx("And", onnx("Not", onnx("Equal", input, 0)), onnx("Not", onnx("Equal", other, 0)))


def logical_or(onnx, *, input, other):
    return onnx("Or", onnx("Not", onnx("Equal", input, 0)), onnx("Not", onnx("Equal", other, 0)))


def logical_xor(onnx, *, input, other):
    return onnx("Or", onnx("And", onnx("Not", onnx("Equal", input, 0)), onnx("Equal", other, 0)),
        onnx("And", onnx("Equal", input, 0), onnx("Not", onnx("Equal", other, 0))))


def logical_not(onnx, *, input):
    return onnx("Equal", input, 0)


def sum(onnx, *, input, dim=None, keepdim=False):
    return onnx("ReduceSum", onnx.as_result(input), onnx.axes(input, dim), keepdims=keepdim)


def prod(onnx, *, input, dim=None, keepdim=False):
    return onnx("ReduceProd", onnx.as_result(input), onnx.axes(input, dim), keepdims=keepdim)


def mean(onnx, *, input, dim=None, keepdim=False):
    return onnx("ReduceMean", input, onnx.axes(input, dim), keepdims=keepdim)


def norm(onnx, *, input, p=2, dim=None, keepdim=False):
    sizes = onnx("Abs", input)
    return (onnx("ReduceL2", input, onnx.axes(input, dim),
        keepdims=keepdim) if p == 2 else onnx("ReduceL1", input, onnx.axes(input, dim),
        keepdims=keepdim) if p == 1 else onnx("ReduceMax", sizes, onnx.axes(input, dim),
        keepdims=keepdim) if p == float("inf") else onnx("ReduceMin", sizes, onnx.axes(input, dim),
        keepdims=keepdim) if p == -float("inf") else onnx("ReduceSum", onnx("Abs", onnx("Sign",
        input)), onnx.axes(input, dim), keepdims=keepdim) if p == 0 else onnx("Pow",
        onnx("ReduceSum", onnx("Pow", sizes, p), onnx.axes(input, dim), keepdims=keepdim), 1 / p))


def logsumexp(onnx, *, input, dim=None, keepdim=False):
    return onnx("ReduceLogSumExp", input, onnx.axes(input, dim), keepdims=keepdim)


def all(onnx, *, input, dim=None, keepdim=False):
    return onnx("Cast", onnx("ReduceMin", onnx("Cast", onnx("Cast", input, to=9), to=6),
        onnx.axes(input, dim), keepdims=keepdim), to=9)


def any(onnx, *, input, dim=None, keepdim=False):
    return onnx("Cast", onnx("ReduceMax", onnx("Cast", onnx("Cast", input, to=9), to=6),
        onnx.axes(input, dim), keepdims=keepdim), to=9)


def max(onnx, *, input):
    return onnx("ReduceMax", input, keepdims=0)


def min(onnx, *, input):
    return onnx("ReduceMin", input, keepdims=0)


def amax(onnx, *, input, dim=None, keepdim=False):
    return onnx("ReduceMax", input, onnx.axes(input, dim), keepdims=keepdim)


def amin(onnx, *, input, dim=None, keepdim=False):
    return onnx("ReduceMin", input, onnx.axes(input, dim), keepdims=keepdim)


def max_dim(onnx, *, input, dim, keepdim=False):
    return (onnx("ReduceMax", input, [dim], keepdims=keepdim), onnx("ArgMax", input, axis=dim,
        keepdims=keepdim))


def min_dim(onnx, *, input, dim, keepdim=False):
    return (onnx("ReduceMin", input, [dim], keepdims=keepdim), onnx("ArgMin", input, axis=dim,
        keepdims=keepdim))


def argmax(onnx, *, input, dim=None, keepdim=False):
    return (onnx("ArgMax", onnx("Reshape", input, [-1] + [1] * (onnx.rank(input) - 1) if keepdim
        else [-1]), axis=0, keepdims=keepdim) if len(onnx.axes(input,
        dim)) == onnx.rank(input) else onnx("ArgMax", input, axis=onnx.axes(input, dim)[0],
        keepdims=keepdim) if len(onnx.axes(input, dim)) == 1 else
        onnx.refuse("it reduces several dims"))


def argmin(onnx, *, input, dim=None, keepdim=False):
    return (onnx("ArgMin", onnx("Reshape", input, [-1] + [1] * (onnx.rank(input) - 1) if keepdim
        else [-1]), axis=0, keepdims=keepdim) if len(onnx.axes(input,
        dim)) == onnx.rank(input) else onnx("ArgMin", input, axis=onnx.axes(input, dim)[0],
        keepdims=keepdim) if len(onnx.axes(input, dim)) == 1 else
        onnx.refuse("it reduces several dims"))


def sort(onnx, *, input, dim=-1, descending=False, stable=True):
    return onnx("TopK", input, [onnx.size(input, dim)], axis=dim, largest=descending, sorted=1,
        outputs=2)


def topk(onnx, *, input, k, dim=-1, largest=True, sorted=True):
    return onnx("TopK", input, [k], axis=dim, largest=largest, sorted=sorted, outputs=2)


def cumsum(onnx, *, input, dim):
    return onnx("CumSum", input, onnx.int64(dim))


def flip_dim(onnx, *, input, dim):
    return onnx("Slice", input, [-1], [-9223372036854775808], [dim], [-1])


def var(onnx, *, input, dim=None, unbiased=True, keepdim=False, correction=None):
    centred = onnx("Sub", input, onnx("ReduceMean", input, onnx.axes(input, dim), keepdims=1))
    squares = onnx("ReduceSum", onnx("Mul", centred, centred), onnx.axes(input, dim),
        keepdims=keepdim)
    return (onnx("Div", squares, onnx("Sub", onnx.count(input, dim),
        (1 if unbiased else 0) if correction is None else correction)))


def std(onnx, *, input, dim=None, unbiased=True, keepdim=False, correction=None):
    centred = onnx("Sub", input, onnx("ReduceMean", input, onnx.axes(input, dim), keepdims=1))
    squares = onnx("ReduceSum", onnx("Mul", centred, centred), onnx.axes(input, dim),
        keepdims=keepdim)
    return (onnx("Sqrt", onnx("Div", squares, onnx("Sub", onnx.count(input, dim),
        (1 if unbiased else 0) if correction is None else correction))))


def var_corrected(onnx, *, input, dim=None, keepdim=False, correction=1):
    centred = onnx("Sub", input, onnx("ReduceMean", input, onnx.axes(input, dim), keepdims=1))
    squares = onnx("ReduceSum", onnx("Mul", centred, centred), onnx.axes(input, dim),
        keepdims=keepdim)
    return onnx("Div", squares, onnx("Sub", onnx.count(input, dim), correction))


def std_corrected(onnx, *, input, dim=None, keepdim=False, correction=1):
    centred = onnx("Sub", input, onnx("ReduceMean", input, onnx.axes(input, dim), keepdims=1))
    squares = onnx("ReduceSum", onnx("Mul", centred, centred), onnx.axes(input, dim),
        keepdims=keepdim)
    return onnx("Sqrt", onnx("Div", squares, onnx("Sub", onnx.count(input, dim), correction)))


def relu(onnx, *, input):
    return onnx("Relu", input)


def threshold(onnx, *, input, threshold, value):
    return onnx("Where", onnx("LessOrEqual", input, threshold), value, input)


def leaky_relu(onnx, *, input, negative_slope=0.01):
    return onnx("Where", onnx("Greater", input, 0), input, onnx("Mul", input, negative_slope))


def prelu_broadcast(onnx, *, input, weight):
    return onnx("Where", onnx("Greater", input, 0), input, onnx("Mul", input, weight))


def elu(onnx, *, input, alpha=1.0):
    return onnx("Where", onnx("Greater", input, 0), input, onnx("Mul", alpha, onnx("Sub",
        onnx("Exp", input), 1)))


def selu(onnx, *, input):
    return onnx("Where", onnx("Greater", input, 0), onnx("Mul", 1.0507009873554805, input),
        onnx("Mul", 1.7580993408473766, onnx("Sub", onnx("Exp", input), 1)))


def celu(onnx, *, input, alpha=1.0):
    return onnx("Where", onnx("Greater", input, 0), input, onnx("Mul", alpha, onnx("Sub",
        onnx("Exp", onnx("Div", input, alpha)), 1)))


def hardtanh(onnx, *, input, min_val=-1.0, max_val=1.0):
    return onnx("Where", onnx("Less", input, min_val), min_val, onnx("Where", onnx("Greater", input,
        max_val), max_val, input))


def relu6(onnx, *, input):
    return onnx("Where", onnx("Less", input, 0), 0, onnx("Where", onnx("Greater", input, 6), 6,
        input))


def hardsigmoid(onnx, *, input):
    return onnx("Where", onnx("LessOrEqual", input, -3), 0, onnx("Where", onnx("GreaterOrEqual",
        input, 3), 1, onnx("Div", onnx("Add", input, 3), 6)))


def hardswish(onnx, *, input):
    return onnx("Where", onnx("LessOrEqual", input, -3), 0, onnx("Where", onnx("GreaterOrEqual",
        input, 3), input, onnx("Div", onnx("Mul", input, onnx("Add", input, 3)), 6)))


def hardshrink(onnx, *, input, lambd=0.5):
    return onnx("Where", onnx("LessOrEqual", onnx("Abs", input), lambd), 0, input)


def softshrink(onnx, *, input, lambd=0.5):
    return onnx("Where", onnx("LessOrEqual", onnx("Abs", input), lambd), onnx("Mul", input, 0),
        onnx("Where", onnx("Greater", input, 0), onnx("Sub", input, lambd), onnx("Add", input,
        lambd)))


def sigmoid(onnx, *, input):
    return onnx("Sigmoid", input)


def softplus(onnx, *, input, beta=1.0, threshold=20.0):
    return onnx("Where", onnx("Greater", onnx("Mul", input, beta), threshold), input, onnx("Div",
        onnx("Log", onnx("Add", 1, onnx("Exp", onnx("Mul", input, beta)))), beta))


def log_sigmoid(onnx, *, input):
    return onnx("Sub", onnx("Where", onnx("Less", input, 0), input, 0), onnx("Log", onnx("Add", 1,
        onnx("Exp", onnx("Neg", onnx("Abs", input))))))


def softsign(onnx, *, input):
    return onnx("Softsign", input)


def tanhshrink(onnx, *, input):
    near = onnx("Where", onnx("Less", onnx("Abs", input), 1.5), input, 0)
    square = onnx("Mul", near, near)
    series = onnx("Mul", onnx("Div", onnx("Mul", near, square), 3), onnx("Add", 1, onnx("Mul",
        onnx("Div", square, 10), onnx("Add", 1, onnx("Mul", onnx("Div", square, 28), onnx("Add", 1,
        onnx("Mul", onnx("Div", square, 54), onnx("Add", 1, onnx("Mul", onnx("Div", square, 88),
        onnx("Add", 1, onnx("Mul", onnx("Div", square, 130), onnx("Add", 1, onnx("Mul", onnx("Div",
        square, 180), onnx("Add", 1, onnx("Mul", onnx("Div", square, 238), onnx("Add", 1,
        onnx("Mul", onnx("Div", square, 304), onnx("Add", 1, onnx("Div", square,
        378)))))))))))))))))))
    return onnx("Where", onnx("Less", onnx("Abs", input), 1.5), onnx("Add", onnx("Div", series,
        onnx("Cosh", near)), 0), onnx("Sub", input, onnx("Tanh", input)))


def tanhshrink_complex(onnx, *, input):
    return onnx("Sub", input, onnx("Tanh", input))


def silu(onnx, *, input):
    return onnx("Mul", input, onnx("Sigmoid", input))


def silu_complex(onnx, *, input):
    gate = onnx("Sigmoid", input)
    return onnx("Mul", input, gate)


def mish(onnx, *, input):
    rise = onnx("Where", onnx("Greater", input, 40), 1, onnx("Exp", input))
    above = onnx("Mul", rise, onnx("Add", rise, 2))
    gate = onnx("Where", onnx("Greater", input, 40), 1, onnx("Div", above, onnx("Add", above, 2)))
    return onnx("Where", onnx("Equal", gate, 0), 0, onnx("Mul", input, gate))


def gelu(onnx, *, input):
    return onnx("Gelu", input)


def gelu_tanh(onnx, *, input):
    inner = onnx("Mul", 0.7978845608028654, onnx("Add", input, onnx("Mul", onnx("Mul", onnx("Mul",
        0.044715, input), input), input)))
    share = onnx("Sigmoid", onnx("Mul", 2, inner))
    return onnx("Where", onnx("Equal", share, 0), 0, onnx("Mul", input, share))


def softmax(onnx, *, input, dim):
    return onnx("Softmax", input, axis=dim)


def log_softmax(onnx, *, input, dim):
    return onnx("LogSoftmax", input, axis=dim)


def attention(
    onnx, *, query, key, value, scale, added=None, kept=None, draws=None, dropout=0, causal=False,
):
    scores = (onnx.refuse("heads share keys") if onnx.size(query, 1) != onnx.size(key,
        1) else onnx("Mul", onnx("MatMul", query, onnx("Transpose", key, perm=onnx.swapped(key, -1,
        -2))), scale))
    summed = (scores if added is None else onnx("Add", scores, added))
    seen = (summed if kept is None else onnx("Where", kept, summed, -float("inf")))
    row = onnx("Range", onnx.int64(0), onnx.int64(onnx.size(query, -2)), onnx.int64(1))
    column = onnx("Range", onnx.int64(0), onnx.int64(onnx.size(key, -2)), onnx.int64(1))
    causes = (onnx("Where", onnx("GreaterOrEqual", onnx("Unsqueeze", row, [1]), onnx("Unsqueeze",
        column, [0])), seen, -float("inf")) if causal else seen)
    return (onnx.refuse("it drops weights; export a model in eval() mode") if dropout else
        onnx("MatMul", onnx("Softmax", causes, axis=-1), value))


def dot(onnx, *, input, tensor):
    return onnx("MatMul", input, tensor)


def mv(onnx, *, input, vec):
    return onnx("MatMul", input, vec)


def mm(onnx, *, input, mat2):
    return onnx("MatMul", input, mat2)


def bmm(onnx, *, input, mat2):
    return onnx("MatMul", input, mat2)


def ger(onnx, *, input, vec2):
    return onnx("Mul", onnx("Unsqueeze", input, [1]), onnx("Unsqueeze", vec2, [0]))


def addmm(onnx, *, beta=1, input, alpha=1, mat1, mat2):
    return onnx("Gemm", mat1, mat2, input, alpha=alpha + 0.0, beta=beta + 0.0)


def addmv(onnx, *, beta=1, input, alpha=1, mat, vec):
    return onnx("Add", onnx("Mul", beta, input), onnx("Mul", alpha, onnx("MatMul", mat, vec)))


def baddbmm(onnx, *, beta=1, input, alpha=1, batch1, batch2):
    return onnx("Add", onnx("Mul", beta, input), onnx("Mul", alpha, onnx("MatMul", batch1, batch2)))


def linear(onnx, *, input, weight, bias=None):
    product = onnx("MatMul", input, onnx("Transpose", weight, perm=[1, 0]))
    return (product if bias is None else onnx("Add", product, bias))


def view(onnx, *, input, size):
    return onnx("Reshape", input, size)


def reshape(onnx, *, input, size):
    return onnx("Reshape", input, size)


def transpose(onnx, *, input, dim0, dim1):
    return onnx("Transpose", input, perm=onnx.swapped(input, dim0, dim1))


def t(onnx, *, input):
    return (onnx("Identity", input) if onnx.rank(input) < 2 else onnx("Transpose", input, perm=[1,
        0]))


def permute(onnx, *, input, dims):
    return onnx("Transpose", input, perm=onnx.axes(input, dims))


def narrow(onnx, *, input, dimension, start, length):
    return onnx("Slice", input, [start], [start + length], [dimension])


def select(onnx, *, input, dim, index):
    return onnx("Gather", input, onnx.int64(index), axis=dim)


def expand(onnx, *, input, size):
    return onnx("Expand", input, onnx.expanded(input, size))


def squeeze(onnx, *, input, dim=None):
    return onnx("Squeeze", input, onnx.ones(input, dim))


def unsqueeze(onnx, *, input, dim):
    return onnx("Unsqueeze", input, [dim])


def conj_physical(onnx, *, input):
    return onnx("Identity", input)


def angle(onnx, *, input):
    return onnx("Where", onnx("Less", input, 0), 3.141592653589793, onnx("Where", onnx("Equal",
        input, input), 0, input))


def magnitude(onnx, *, real, imag):
    return onnx("Sqrt", onnx("Add", onnx("Mul", real, real), onnx("Mul", imag, imag)))


def exp2_complex(onnx, *, input):
    return onnx("Exp", onnx("Mul", input, onnx("Log", 2)))


def index_select(onnx, *, input, dim, index):
    return onnx("Gather", input, index, axis=dim)


def gather(onnx, *, input, dim, index, sparse_grad=False):
    return onnx("GatherElements", input, index, axis=dim)


def scatter(onnx, *, input, dim, index, source):
    return onnx("ScatterElements", input, index, onnx.like(source, index), axis=dim)


def scatter_add(onnx, *, input, dim, index, source):
    return onnx("ScatterElements", input, index, onnx.like(source, index), axis=dim,
        reduction="add")


def masked_fill(onnx, *, input, mask, value):
    return onnx("Where", mask, value, input)


def masked_fill_tensor(onnx, *, input, mask, value):
    return onnx("Where", mask, value, input)


def tril(onnx, *, input, k=0):
    return onnx("Trilu", input, onnx.int64(k), upper=0)


def triu(onnx, *, input, k=0):
    return onnx("Trilu", input, onnx.int64(k), upper=1)


def take(onnx, *, input, index):
    return onnx("Gather", onnx("Reshape", input, [-1]), index)


def flatten(onnx, *, input, start_dim=0, end_dim=-1):
    return onnx("Reshape", input, onnx.flattened(input, start_dim, end_dim))


def cat(onnx, *, tensors, dim=0):
    return onnx("Concat", *tensors, axis=dim)


def one_hot(onnx, *, input, num_classes=-1):
    return (onnx("OneHot", input, [num_classes], [0,
        1]) if num_classes > 0 else onnx.refuse("the number of classes depends on data"))


def inverse_differences(onnx, *, input, other):
    return onnx("Where", onnx("Equal", input, other), 0, onnx("Div", 1, onnx("Sub", input, other)))


def divide_or_zero(onnx, *, input, other):
    return onnx("Where", onnx("Equal", input, 0), 0, onnx("Div", input, other))


def conjugate(onnx, *, input):
    return onnx("Identity", input)


def zeros(onnx, *, size):
    return onnx("Expand", 0, size)


def new_zeros(onnx, *, input, size):
    return onnx("Expand", 0, size)


def new_ones(onnx, *, input, size):
    return onnx("Expand", 1, size)


def new_empty(onnx, *, input, size):
    return onnx("Expand", 0, size)


def ones(onnx, *, size):
    return onnx("Expand", 1, size)


def eye(onnx, *, n, m=None):
    return (onnx("EyeLike", onnx("Expand", 0, [n, n if m is None else m])))


def arange(onnx, *, start=0, end, step=1):
    return onnx("Range", onnx.as_result(start), onnx.as_result(end), onnx.as_result(step))


def full(onnx, *, size, fill_value):
    return onnx("Expand", fill_value, size)


def new_full(onnx, *, input, size, fill_value):
    return onnx("Expand", fill_value, size)


def full_like(onnx, *, input, fill_value):
    return onnx("Expand", fill_value, onnx("Shape", input))


def selu_dropped(onnx, *, input, kept, factor, shift):
    lowest = -1.7580993408473766
    return onnx("Add", onnx("Mul", onnx("Where", onnx("Not", onnx("Equal", kept, 0)), input,
        lowest), factor), shift)


def conv2d(onnx, *, input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    return onnx.unbatched(onnx("Conv", onnx.batched(input, weight), weight, bias, strides=stride,
        pads=[*padding, *padding], dilations=dilation, group=groups), input, weight)


def conv3d(onnx, *, input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    return onnx.unbatched(onnx("Conv", onnx.batched(input, weight), weight, bias, strides=stride,
        pads=[*padding, *padding], dilations=dilation, group=groups), input, weight)


def conv2d_input(onnx, *, grad_output, weight, size, stride, padding, dilation, groups):
    return onnx.unbatched(onnx("ConvTranspose", onnx.batched(grad_output, weight), weight,
        strides=stride, pads=[*padding, *padding], output_padding=onnx.slack(grad_output, weight,
        size, stride, padding, dilation), dilations=dilation, group=groups), grad_output, weight)


def conv3d_input(onnx, *, grad_output, weight, size, stride, padding, dilation, groups):
    return onnx.unbatched(onnx("ConvTranspose", onnx.batched(grad_output, weight), weight,
        strides=stride, pads=[*padding, *padding], output_padding=onnx.slack(grad_output, weight,
        size, stride, padding, dilation), dilations=dilation, group=groups), grad_output, weight)


def conv1d(onnx, *, input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    return onnx.unbatched(onnx("Conv", onnx.batched(input, weight), weight, bias, strides=stride,
        pads=[*padding, *padding], dilations=dilation, group=groups), input, weight)


def conv_transpose1d(
    onnx, *, input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1,
):
    return onnx.unbatched(onnx("ConvTranspose", onnx.batched(input, weight), weight, bias,
        strides=stride, pads=[*padding, *padding], output_padding=output_padding,
        dilations=dilation, group=groups), input, weight)


def conv_transpose2d(
    onnx, *, input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1,
):
    return onnx.unbatched(onnx("ConvTranspose", onnx.batched(input, weight), weight, bias,
        strides=stride, pads=[*padding, *padding], output_padding=output_padding,
        dilations=dilation, group=groups), input, weight)


def conv_transpose3d(
    onnx, *, input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1,
):
    return onnx.unbatched(onnx("ConvTranspose", onnx.batched(input, weight), weight, bias,
        strides=stride, pads=[*padding, *padding], output_padding=output_padding,
        dilations=dilation, group=groups), input, weight)


def pixel_shuffle(onnx, *, input, upscale_factor):
    return (onnx("DepthToSpace", input, blocksize=upscale_factor,
        mode="CRD") if onnx.rank(input) == 4 else onnx("Squeeze", onnx("DepthToSpace",
        onnx("Unsqueeze", input, [0]), blocksize=upscale_factor, mode="CRD"),
        [0]) if onnx.rank(input) == 3 else onnx.refuse("the input has neither 3 nor 4 dims"))


def pixel_unshuffle(onnx, *, input, downscale_factor):
    parts = onnx("Reshape", input, onnx.unshuffled(input, downscale_factor, True))
    return onnx("Reshape", onnx("Transpose", parts, perm=onnx.unshuffled_order(input)),
        onnx.unshuffled(input, downscale_factor, False))


def channel_shuffle(onnx, *, input, groups):
    return onnx("Reshape", onnx("Transpose", onnx("Reshape", input, [0, groups, onnx.size(input,
        1) / groups, -1]), perm=[0, 2, 1, 3]), onnx("Shape", input))


def max_pool_values(onnx, *, input, kernel_size, stride, padding, dilation, ceil_mode=False):
    return onnx("MaxPool", input, kernel_shape=kernel_size, strides=stride, pads=[*padding,
        *padding], dilations=dilation, ceil_mode=ceil_mode)


def max_pool1d(
    onnx, *, input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False,
    return_indices=False,
):
    return onnx("MaxPool", input, kernel_shape=kernel_size, strides=stride, pads=[*padding,
        *padding], dilations=dilation, ceil_mode=ceil_mode)


def max_pool2d(
    onnx, *, input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False,
    return_indices=False,
):
    return onnx("MaxPool", input, kernel_shape=kernel_size, strides=stride, pads=[*padding,
        *padding], dilations=dilation, ceil_mode=ceil_mode)


def max_pool3d(
    onnx, *, input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False,
    return_indices=False,
):
    return onnx("MaxPool", input, kernel_shape=kernel_size, strides=stride, pads=[*padding,
        *padding], dilations=dilation, ceil_mode=ceil_mode)


def max_pool1d_wide(
    onnx, *, input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False,
    return_indices=False,
):
    return onnx("MaxPool", input, kernel_shape=kernel_size, strides=stride, pads=[*padding,
        *padding], dilations=dilation, ceil_mode=ceil_mode)


def max_pool2d_wide(
    onnx, *, input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False,
    return_indices=False,
):
    return onnx("MaxPool", input, kernel_shape=kernel_size, strides=stride, pads=[*padding,
        *padding], dilations=dilation, ceil_mode=ceil_mode)


def max_pool3d_wide(
    onnx, *, input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False,
    return_indices=False,
):
    return onnx("MaxPool", input, kernel_shape=kernel_size, strides=stride, pads=[*padding,
        *padding], dilations=dilation, ceil_mode=ceil_mode)


def avg_pool(
    onnx, *, input, kernel_size, stride, padding, ceil_mode=False, count_include_pad=True,
    divisor_override=None,
):
    return (onnx("AveragePool", input, kernel_shape=kernel_size, strides=stride, pads=[*padding,
        *padding], ceil_mode=ceil_mode, count_include_pad=count_include_pad) if divisor_override is
        None else onnx.refuse("a divisor is given"))


def avg_pool1d(
    onnx, *, input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True,
    divisor_override=None,
):
    return (onnx("AveragePool", input, kernel_shape=kernel_size, strides=stride, pads=[*padding,
        *padding], ceil_mode=ceil_mode, count_include_pad=count_include_pad) if divisor_override is
        None else onnx.refuse("a divisor is given"))


def avg_pool2d(
    onnx, *, input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True,
    divisor_override=None,
):
    return (onnx("AveragePool", input, kernel_shape=kernel_size, strides=stride, pads=[*padding,
        *padding], ceil_mode=ceil_mode, count_include_pad=count_include_pad) if divisor_override is
        None else onnx.refuse("a divisor is given"))


def avg_pool3d(
    onnx, *, input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True,
    divisor_override=None,
):
    return (onnx("AveragePool", input, kernel_shape=kernel_size, strides=stride, pads=[*padding,
        *padding], ceil_mode=ceil_mode, count_include_pad=count_include_pad) if divisor_override is
        None else onnx.refuse("a divisor is given"))


def adaptive_avg_pool(onnx, *, input, output_size):
    return onnx("AveragePool", input, kernel_shape=onnx.adaptive(input, output_size),
        strides=onnx.adaptive(input, output_size))


def adaptive_avg_pool1d(onnx, *, input, output_size):
    return onnx("AveragePool", input, kernel_shape=onnx.adaptive(input, output_size),
        strides=onnx.adaptive(input, output_size))


def adaptive_avg_pool2d(onnx, *, input, output_size):
    return onnx("AveragePool", input, kernel_shape=onnx.adaptive(input, output_size),
        strides=onnx.adaptive(input, output_size))


def adaptive_avg_pool3d(onnx, *, input, output_size):
    return onnx("AveragePool", input, kernel_shape=onnx.adaptive(input, output_size),
        strides=onnx.adaptive(input, output_size))


def root(onnx, *, input, degree):
    return onnx("Pow", input, onnx("Div", 1, degree))


def resample(onnx, *, input, scales=None, size, mode, align_corners=False):
    return (onnx.refuse("scales are given") if scales is not None else onnx("Resize", input, None,
        None, onnx.resized(input, size), mode="cubic" if mode == "cubic" else "linear" if mode ==
        "linear" else "nearest", coordinate_transformation_mode="align_corners" if align_corners
        else "asymmetric" if mode == "nearest" else "half_pixel",
        nearest_mode="floor" if mode == "nearest" else "round_prefer_ceil", cubic_coeff_a=-0.75))


def pad_values(onnx, *, input, widths, mode='constant', value=0):
    return (onnx("Pad", input, onnx.pads(input, widths), value,
        mode="wrap" if mode == "circular" else "edge" if mode == "replicate" else mode) if mode ==
        "constant" else onnx("Pad", input, onnx.pads(input, widths),
        mode="wrap" if mode == "circular" else "edge" if mode == "replicate" else mode))


def pad_borders(onnx, *, input, widths, mode='constant', value=0):
    return (onnx("Pad", input, onnx.pads(input, widths), value,
        mode="wrap" if mode == "circular" else "edge" if mode == "replicate" else mode) if mode ==
        "constant" else onnx("Pad", input, onnx.pads(input, widths),
        mode="wrap" if mode == "circular" else "edge" if mode == "replicate" else mode))


def batch_norm(
    onnx, *, input, weight=None, bias=None, running_mean=None, running_var=None, training=False,
    momentum=0.1, eps=1e-05, cudnn_enabled=False,
):
    return (onnx.refuse("it computes statistics of the batch; export a model in eval() mode") if
        training or running_mean is None else onnx("BatchNormalization", input,
        onnx.ones_of(running_mean) if weight is None else weight, onnx.zeros_of(running_mean,
        1) if bias is None else bias, running_mean, running_var, epsilon=eps))


def group_norm(onnx, *, input, num_groups, weight=None, bias=None, eps=1e-05):
    rows = onnx("Reshape", input, [0, num_groups, -1])
    normal = onnx("Reshape", onnx("InstanceNormalization", rows, onnx.constant([1.0] * num_groups),
        onnx.constant([0.0] * num_groups), epsilon=eps), onnx("Shape", input))
    scaled = (normal if weight is None else onnx("Mul", normal, onnx.channels(weight, input)))
    return (scaled if bias is None else onnx("Add", scaled, onnx.channels(bias, input)))


def layer_norm(onnx, *, input, normalized_shape, weight=None, bias=None, eps=1e-05):
    shape = onnx.listed(normalized_shape)
    return (onnx("LayerNormalization", input, onnx("Expand", onnx.constant([1.0]),
        shape) if weight is None else weight, bias, axis=onnx.trailing(input, shape), epsilon=eps))


def rnn(
    onnx, *, input, hidden, weight_ih, weight_hh, sizes, bias_ih=None, bias_hh=None, relu=False,
    reverse=False,
):
    steps = onnx("Reshape", input, [onnx.steps(sizes), sizes[0], -1])
    biases = (onnx("Concat", onnx.zeros_of(weight_hh, 1) if bias_ih is None else onnx.gates(bias_ih,
        [0]), onnx.zeros_of(weight_hh, 1) if bias_hh is None else onnx.gates(bias_hh, [0]), axis=0))
    found = (onnx("RNN", steps, onnx("Unsqueeze", onnx.gates(weight_ih, [0]), [0]),
        onnx("Unsqueeze", onnx.gates(weight_hh, [0]), [0]), onnx("Unsqueeze", biases, [0]), None,
        onnx("Unsqueeze", hidden, [0]), outputs=2, hidden_size=onnx.size(weight_hh, -1),
        direction="reverse" if reverse else "forward", activations=["Relu" if relu else "Tanh"]))
    return (onnx("Reshape", found[0], [-1, onnx.size(weight_hh, -1)]), onnx("Squeeze", found[1],
        [0]))


def lstm(
    onnx, *, input, hidden, memory, weight_ih, weight_hh, sizes, bias_ih=None, bias_hh=None,
    reverse=False,
):
    steps = onnx("Reshape", input, [onnx.steps(sizes), sizes[0], -1])
    biases = (onnx("Concat", onnx.zeros_of(weight_hh, 4) if bias_ih is None else onnx.gates(bias_ih,
        [0, 3, 1, 2]), onnx.zeros_of(weight_hh, 4) if bias_hh is None else onnx.gates(bias_hh, [0,
        3, 1, 2]), axis=0))
    found = (onnx("LSTM", steps, onnx("Unsqueeze", onnx.gates(weight_ih, [0, 3, 1, 2]), [0]),
        onnx("Unsqueeze", onnx.gates(weight_hh, [0, 3, 1, 2]), [0]), onnx("Unsqueeze", biases, [0]),
        None, onnx("Unsqueeze", hidden, [0]), onnx("Unsqueeze", memory, [0]), outputs=3,
        hidden_size=onnx.size(weight_hh, -1), direction="reverse" if reverse else "forward"))
    return (onnx("Reshape", found[0], [-1, onnx.size(weight_hh, -1)]), onnx("Squeeze", found[1],
        [0]), onnx("Squeeze", found[2], [0]))


def gru(
    onnx, *, input, hidden, weight_ih, weight_hh, sizes, bias_ih=None, bias_hh=None, reverse=False,
):
    steps = onnx("Reshape", input, [onnx.steps(sizes), sizes[0], -1])
    biases = (onnx("Concat", onnx.zeros_of(weight_hh, 3) if bias_ih is None else onnx.gates(bias_ih,
        [1, 0, 2]), onnx.zeros_of(weight_hh, 3) if bias_hh is None else onnx.gates(bias_hh, [1, 0,
        2]), axis=0))
    found = (onnx("GRU", steps, onnx("Unsqueeze", onnx.gates(weight_ih, [1, 0, 2]), [0]),
        onnx("Unsqueeze", onnx.gates(weight_hh, [1, 0, 2]), [0]), onnx("Unsqueeze", biases, [0]),
        None, onnx("Unsqueeze", hidden, [0]), outputs=2, hidden_size=onnx.size(weight_hh, -1),
        direction="reverse" if reverse else "forward", linear_before_reset=1))
    return (onnx("Reshape", found[0], [-1, onnx.size(weight_hh, -1)]), onnx("Squeeze", found[1],
        [0]))


def embedding(onnx, *, weight, input, padding_idx=-1, scale_grad_by_freq=False, sparse=False):
    return onnx("Gather", weight, input)


def mse_loss_elements(onnx, *, input, target):
    away = onnx("Sub", input, target)
    return onnx("Mul", away, away)


def l1_loss_elements(onnx, *, input, target):
    away = onnx("Sub", input, target)
    return onnx("Abs", away)


def smooth_l1_loss_elements(onnx, *, input, target, beta=1.0):
    away = onnx("Sub", input, target)
    width = onnx("Where", onnx("Greater", beta, 0), beta, 1)
    return onnx("Where", onnx("Less", onnx("Abs", away), beta), onnx("Mul", onnx("Mul", 0.5, away),
        onnx("Div", away, width)), onnx("Sub", onnx("Abs", away), onnx("Mul", 0.5, beta)))


def huber_loss_elements(onnx, *, input, target, delta=1.0):
    away = onnx("Sub", input, target)
    return onnx("Where", onnx("Less", onnx("Abs", away), delta), onnx("Mul", onnx("Mul", 0.5, away),
        away), onnx("Mul", delta, onnx("Sub", onnx("Abs", away), onnx("Mul", 0.5, delta))))


def kl_div_elements(onnx, *, input, target, log_target=False):
    share = onnx("Where", log_target, onnx("Exp", target), target)
    surplus = onnx("Sub", onnx("Where", log_target, target, onnx("Log", target)), input)
    return onnx("Where", onnx("LessOrEqual", share, 0), onnx("Where", onnx("IsNaN", input), input,
        0), onnx("Mul", share, surplus))


def poisson_nll_loss_elements(onnx, *, input, target, log_input=True, full=False, eps=1e-08):
    rate = onnx("Where", log_input, onnx("Exp", input), input)
    logarithm = onnx("Where", log_input, input, onnx("Log", onnx("Add", input, eps)))
    more = onnx("Where", onnx("And", full, onnx("Greater", target, 1)), onnx("Add", onnx("Sub",
        onnx("Mul", target, onnx("Log", target)), target), onnx("Mul", 0.5, onnx("Log", onnx("Mul",
        6.283185307179586, target)))), 0)
    return onnx("Add", onnx("Sub", rate, onnx("Mul", target, logarithm)), more)


def gaussian_nll_loss_elements(onnx, *, input, target, var, full=False, eps=1e-06):
    wide = onnx("Where", onnx("Less", var, eps), eps, var)
    away = onnx("Sub", input, target)
    share = onnx("Div", away, wide)
    return onnx("Add", onnx("Mul", 0.5, onnx("Add", onnx("Log", wide), onnx("Mul", away, share))),
        onnx("Where", full, 0.9189385332046727, 0))


def binary_cross_entropy_elements(onnx, *, input, target, weight=1):
    ones = onnx("Where", onnx("Less", onnx("Log", input), -100), -100, onnx("Log", input))
    zeros = onnx("Where", onnx("Less", onnx("Log", onnx("Add", 1, onnx("Neg", input))), -100), -100,
        onnx("Log", onnx("Add", 1, onnx("Neg", input))))
    return onnx("Mul", weight, onnx("Sub", onnx("Mul", onnx("Neg", target), ones), onnx("Mul",
        onnx("Sub", 1, target), zeros)))


def binary_cross_entropy_with_logits_elements(onnx, *, input, target, weight=1, pos_weight=1):
    rest = onnx("Log", onnx("Add", 1, onnx("Exp", onnx("Neg", onnx("Abs", input)))))
    above = onnx("Add", rest, onnx("Where", onnx("Greater", input, 0), input, 0))
    below = onnx("Add", rest, onnx("Where", onnx("Less", input, 0), onnx("Neg", input), 0))
    error = onnx("Add", onnx("Where", onnx("Equal", target, 1), 0, onnx("Mul", onnx("Sub", 1,
        target), above)), onnx("Where", onnx("Equal", target, 0), 0, onnx("Mul", onnx("Mul",
        pos_weight, target), below)))
    return onnx("Mul", weight, error)


def soft_margin_loss_elements(onnx, *, input, target):
    lead = onnx("Mul", target, input)
    return onnx("Add", onnx("Log", onnx("Add", 1, onnx("Exp", onnx("Neg", onnx("Abs", lead))))),
        onnx("Where", onnx("Less", lead, 0), onnx("Neg", lead), 0))


def hinge_embedding_loss_elements(onnx, *, input, target, margin=1.0):
    return onnx("Where", onnx("IsNaN", target), target, onnx("Add", onnx("Where", onnx("Equal",
        target, -1), 0, input), onnx("Where", onnx("Or", onnx("Equal", target, 1), onnx("Greater",
        input, margin)), 0, onnx("Sub", margin, input))))


def margin_ranking_loss_elements(onnx, *, input1, input2, target, margin=0.0):
    lead = onnx("Mul", target, onnx("Sub", input1, input2))
    return onnx("Where", onnx("Greater", lead, margin), 0, onnx("Sub", margin, lead))


def cosine(onnx, *, input, other, eps=1e-08, dim=None, keepdim=False):
    product = onnx("ReduceSum", onnx("Mul", input, other), onnx.axes(input, dim), keepdims=keepdim)
    length1 = onnx("ReduceL2", input, onnx.axes(input, dim), keepdims=keepdim)
    length2 = onnx("ReduceL2", other, onnx.axes(input, dim), keepdims=keepdim)
    return ((onnx("Div", onnx("Div", product, onnx("Max", length1, eps)), onnx("Max", length2,
        eps)), length1, length2) if onnx.rank(input) == onnx.rank(other) else
        onnx.refuse("the operands have several numbers of dims"))


FUNCTIONS = {
    "abs": abs,
    "neg": neg,
    "sign": sign,
    "floor": floor,
    "ceil": ceil,
    "round": round,
    "round_decimals": round_decimals,
    "trunc": trunc,
    "frac": frac,
    "isnan": isnan,
    "reciprocal": reciprocal,
    "sqrt": sqrt,
    "rsqrt": rsqrt,
    "exp": exp,
    "expm1": expm1,
    "log": log,
    "log1p": log1p,
    "log1p_square": log1p_square,
    "log_quotient": log_quotient,
    "pow": pow,
    "cube": cube,
    "sin": sin,
    "cos": cos,
    "sincos": sincos,
    "tan": tan,
    "asin": asin,
    "acos": acos,
    "atan": atan,
    "atan_complex": atan_complex,
    "sinh": sinh,
    "cosh": cosh,
    "tanh": tanh,
    "asinh": asinh,
    "asinh_complex": asinh_complex,
    "acosh": acosh,
    "atanh": atanh,
    "deg2rad": deg2rad,
    "rad2deg": rad2deg,
    "sinc_complex": sinc_complex,
    "square": square,
    "log2": log2,
    "log10": log10,
    "exp2": exp2,
    "erf": erf,
    "erfc": erfc,
    "ndtri": ndtri,
    "logit": logit,
    "ndtr": ndtr,
    "entr": entr,
    "spherical_bessel_j0": spherical_bessel_j0,
    "hypot": hypot,
    "heaviside": heaviside,
    "logaddexp": logaddexp,
    "logaddexp2": logaddexp2,
    "xlogy": xlogy,
    "xlog1py": xlog1py,
    "ldexp": ldexp,
    "ldexp_complex": ldexp_complex,
    "finite_or": finite_or,
    "fill": fill,
    "zero": zero,
    "clone": clone,
    "contiguous_copy": contiguous_copy,
    "zeros_like": zeros_like,
    "ones_like": ones_like,
    "add": add,
    "sub": sub,
    "rsub": rsub,
    "mul": mul,
    "div": div,
    "floor_divide": floor_divide,
    "trunc_divide": trunc_divide,
    "div_rounded": div_rounded,
    "fmod": fmod,
    "remainder": remainder,
    "lerp": lerp,
    "lerp_tensor": lerp_tensor,
    "addcmul": addcmul,
    "addcdiv": addcdiv,
    "clamp": clamp,
    "clamp_min": clamp_min,
    "clamp_max": clamp_max,
    "clamp_tensor": clamp_tensor,
    "clamp_min_tensor": clamp_min_tensor,
    "clamp_max_tensor": clamp_max_tensor,
    "max_other": max_other,
    "min_other": min_other,
    "fmax": fmax,
    "fmin": fmin,
    "where_ints": where_ints,
    "where": where,
    "where_else": where_else,
    "bitwise_and": bitwise_and,
    "bitwise_or": bitwise_or,
    "bitwise_xor": bitwise_xor,
    "bitwise_not": bitwise_not,
    "bitwise_not_truth": bitwise_not_truth,
    "eq": eq,
    "ne": ne,
    "lt": lt,
    "le": le,
    "gt": gt,
    "ge": ge,
    "isfinite": isfinite,
    "isinf": isinf,
    "isposinf": isposinf,
    "isneginf": isneginf,
    "isclose": isclose,
    "logical_and": logical_and,
    "logical_or": logical_or,
    "logical_xor": logical_xor,
    "logical_not": logical_not,
    "sum": sum,
    "prod": prod,
    "mean": mean,
    "norm": norm,
    "logsumexp": logsumexp,
    "all": all,
    "any": any,
    "max": max,
    "min": min,
    "amax": amax,
    "amin": amin,
    "max_dim": max_dim,
    "min_dim": min_dim,
    "argmax": argmax,
    "argmin": argmin,
    "sort": sort,
    "topk": topk,
    "cumsum": cumsum,
    "flip_dim": flip_dim,
    "var": var,
    "std": std,
    "var_corrected": var_corrected,
    "std_corrected": std_corrected,
    "relu": relu,
    "threshold": threshold,
    "leaky_relu": leaky_relu,
    "prelu_broadcast": prelu_broadcast,
    "elu": elu,
    "selu": selu,
    "celu": celu,
    "hardtanh": hardtanh,
    "relu6": relu6,
    "hardsigmoid": hardsigmoid,
    "hardswish": hardswish,
    "hardshrink": hardshrink,
    "softshrink": softshrink,
    "sigmoid": sigmoid,
    "softplus": softplus,
    "log_sigmoid": log_sigmoid,
    "softsign": softsign,
    "tanhshrink": tanhshrink,
    "tanhshrink_complex": tanhshrink_complex,
    "silu": silu,
    "silu_complex": silu_complex,
    "mish": mish,
    "gelu": gelu,
    "gelu_tanh": gelu_tanh,
    "softmax": softmax,
    "log_softmax": log_softmax,
    "attention": attention,
    "dot": dot,
    "mv": mv,
    "mm": mm,
    "bmm": bmm,
    "ger": ger,
    "addmm": addmm,
    "addmv": addmv,
    "baddbmm": baddbmm,
    "linear": linear,
    "view": view,
    "reshape": reshape,
    "transpose": transpose,
    "t": t,
    "permute": permute,
    "narrow": narrow,
    "select": select,
    "expand": expand,
    "squeeze": squeeze,
    "unsqueeze": unsqueeze,
    "conj_physical": conj_physical,
    "angle": angle,
    "magnitude": magnitude,
    "exp2_complex": exp2_complex,
    "index_select": index_select,
    "gather": gather,
    "scatter": scatter,
    "scatter_add": scatter_add,
    "masked_fill": masked_fill,
    "masked_fill_tensor": masked_fill_tensor,
    "tril": tril,
    "triu": triu,
    "take": take,
    "flatten": flatten,
    "cat": cat,
    "one_hot": one_hot,
    "inverse_differences": inverse_differences,
    "divide_or_zero": divide_or_zero,
    "conjugate": conjugate,
    "zeros": zeros,
    "new_zeros": new_zeros,
    "new_ones": new_ones,
    "new_empty": new_empty,
    "ones": ones,
    "eye": eye,
    "arange": arange,
    "full": full,
    "new_full": new_full,
    "full_like": full_like,
    "selu_dropped": selu_dropped,
    "conv2d": conv2d,
    "conv3d": conv3d,
    "conv2d_input": conv2d_input,
    "conv3d_input": conv3d_input,
    "conv1d": conv1d,
    "conv_transpose1d": conv_transpose1d,
    "conv_transpose2d": conv_transpose2d,
    "conv_transpose3d": conv_transpose3d,
    "pixel_shuffle": pixel_shuffle,
    "pixel_unshuffle": pixel_unshuffle,
    "channel_shuffle": channel_shuffle,
    "max_pool_values": max_pool_values,
    "max_pool1d": max_pool1d,
    "max_pool2d": max_pool2d,
    "max_pool3d": max_pool3d,
    "max_pool1d_wide": max_pool1d_wide,
    "max_pool2d_wide": max_pool2d_wide,
    "max_pool3d_wide": max_pool3d_wide,
    "avg_pool": avg_pool,
    "avg_pool1d": avg_pool1d,
    "avg_pool2d": avg_pool2d,
    "avg_pool3d": avg_pool3d,
    "adaptive_avg_pool": adaptive_avg_pool,
    "adaptive_avg_pool1d": adaptive_avg_pool1d,
    "adaptive_avg_pool2d": adaptive_avg_pool2d,
    "adaptive_avg_pool3d": adaptive_avg_pool3d,
    "root": root,
    "resample": resample,
    "pad_values": pad_values,
    "pad_borders": pad_borders,
    "batch_norm": batch_norm,
    "group_norm": group_norm,
    "layer_norm": layer_norm,
    "rnn": rnn,
    "lstm": lstm,
    "gru": gru,
    "embedding": embedding,
    "mse_loss_elements": mse_loss_elements,
    "l1_loss_elements": l1_loss_elements,
    "smooth_l1_loss_elements": smooth_l1_loss_elements,
    "huber_loss_elements": huber_loss_elements,
    "kl_div_elements": kl_div_elements,
    "poisson_nll_loss_elements": poisson_nll_loss_elements,
    "gaussian_nll_loss_elements": gaussian_nll_loss_elements,
    "binary_cross_entropy_elements": binary_cross_entropy_elements,
    "binary_cross_entropy_with_logits_elements": binary_cross_entropy_with_logits_elements,
    "soft_margin_loss_elements": soft_margin_loss_elements,
    "hinge_embedding_loss_elements": hinge_embedding_loss_elements,
    "margin_ranking_loss_elements": margin_ranking_loss_elements,
    "cosine": cosine,
}
