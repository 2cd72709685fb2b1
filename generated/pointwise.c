/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* pointwise: Functions of each element of one tensor. */
#include "loop.h"
#include "ops.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* abs(Tensor input) = abs(input) */
LOOP(abs_char) { LOOP1(int8_t, int8_t, input, f_abs(input)) }
LOOP(abs_short) { LOOP1(int16_t, int16_t, input, f_abs(input)) }
LOOP(abs_int) { LOOP1(int32_t, int32_t, input, f_abs(input)) }
LOOP(abs_long) { LOOP1(int64_t, int64_t, input, f_abs(input)) }
LOOP(abs_float) { LOOP1(float, float, input, f_abs(input)) }
LOOP(abs_double) { LOOP1(double, double, input, f_abs(input)) }
static const pointwise abs_row = {
    .op = "abs",
    .dtypes = 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {
        [TH_CHAR] = abs_char, [TH_SHORT] = abs_short, [TH_INT] = abs_int, [TH_LONG] = abs_long,
        [TH_FLOAT] = abs_float, [TH_DOUBLE] = abs_double
    },
};
int th_abs(call *c) { return th_pointwise(&abs_row, c); }
/* d input = grad * sign(input) */
LOOP(abs_input_float) { LOOP2(float, float, grad, float, input, grad * f_sign(input)) }
LOOP(abs_input_double) { LOOP2(double, double, grad, double, input, grad * f_sign(input)) }
static const gradient abs_input = {
    .op = "abs", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = abs_input_float, [TH_DOUBLE] = abs_input_double},
};
int th_abs_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&abs_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* neg(Tensor input) = -input */
LOOP(neg_char) { LOOP1(int8_t, int8_t, input, -input) }
LOOP(neg_short) { LOOP1(int16_t, int16_t, input, -input) }
LOOP(neg_int) { LOOP1(int32_t, int32_t, input, -input) }
LOOP(neg_long) { LOOP1(int64_t, int64_t, input, -input) }
LOOP(neg_float) { LOOP1(float, float, input, -input) }
LOOP(neg_double) { LOOP1(double, double, input, -input) }
static const pointwise neg_row = {
    .op = "neg",
    .dtypes = 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {
        [TH_CHAR] = neg_char, [TH_SHORT] = neg_short, [TH_INT] = neg_int, [TH_LONG] = neg_long,
        [TH_FLOAT] = neg_float, [TH_DOUBLE] = neg_double
    },
};
int th_neg(call *c) { return th_pointwise(&neg_row, c); }
/* d input = -grad */
LOOP(neg_input_float) { LOOP1(float, float, grad, -grad) }
LOOP(neg_input_double) { LOOP1(double, double, grad, -grad) }
static const gradient neg_input = {
    .op = "neg", .input = 0, .inputs = 1,
    .from = {FROM_GRAD},
    .loops = {[TH_FLOAT] = neg_input_float, [TH_DOUBLE] = neg_input_double},
};
int th_neg_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&neg_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* sign(Tensor input) = sign(input) */
LOOP(sign_byte) { LOOP1(uint8_t, uint8_t, input, f_sign(input)) }
LOOP(sign_char) { LOOP1(int8_t, int8_t, input, f_sign(input)) }
LOOP(sign_short) { LOOP1(int16_t, int16_t, input, f_sign(input)) }
LOOP(sign_int) { LOOP1(int32_t, int32_t, input, f_sign(input)) }
LOOP(sign_long) { LOOP1(int64_t, int64_t, input, f_sign(input)) }
LOOP(sign_float) { LOOP1(float, float, input, f_sign(input)) }
LOOP(sign_double) { LOOP1(double, double, input, f_sign(input)) }
static const pointwise sign_row = {
    .op = "sign", .dtypes = TH_ALL, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {
        [TH_BYTE] = sign_byte, [TH_CHAR] = sign_char, [TH_SHORT] = sign_short, [TH_INT] = sign_int,
        [TH_LONG] = sign_long, [TH_FLOAT] = sign_float, [TH_DOUBLE] = sign_double
    },
};
int th_sign(call *c) { return th_pointwise(&sign_row, c); }
/* d input = grad * 0 */
LOOP(sign_input_float) { LOOP1(float, float, grad, grad * 0) }
LOOP(sign_input_double) { LOOP1(double, double, grad, grad * 0) }
static const gradient sign_input = {
    .op = "sign", .input = 0, .inputs = 1,
    .from = {FROM_GRAD},
    .loops = {[TH_FLOAT] = sign_input_float, [TH_DOUBLE] = sign_input_double},
};
int th_sign_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&sign_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* reciprocal(Tensor input) = 1 / input */
LOOP(reciprocal_float) { LOOP1(float, float, input, f_divide((float)1, input)) }
LOOP(reciprocal_double) { LOOP1(double, double, input, f_divide((double)1, input)) }
static const pointwise reciprocal_row = {
    .op = "reciprocal", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME, .divisors = 1,
    .loops = {[TH_FLOAT] = reciprocal_float, [TH_DOUBLE] = reciprocal_double},
};
int th_reciprocal(call *c) { return th_pointwise(&reciprocal_row, c); }
/* d input = -grad * output * output */
LOOP(reciprocal_input_float) { LOOP2(float, float, grad, float, output, -grad * output * output) }
LOOP(reciprocal_input_double) {
    LOOP2(double, double, grad, double, output, -grad * output * output)
}
static const gradient reciprocal_input = {
    .op = "reciprocal", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = reciprocal_input_float, [TH_DOUBLE] = reciprocal_input_double},
};
int th_reciprocal_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&reciprocal_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* sqrt(Tensor input) = sqrt(input) */
LOOP(sqrt_float) { LOOP1(float, float, input, f_sqrt(input)) }
LOOP(sqrt_double) { LOOP1(double, double, input, f_sqrt(input)) }
static const pointwise sqrt_row = {
    .op = "sqrt", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = sqrt_float, [TH_DOUBLE] = sqrt_double},
};
int th_sqrt(call *c) { return th_pointwise(&sqrt_row, c); }
/* d input = grad / (2 * output) */
LOOP(sqrt_input_float) { LOOP2(float, float, grad, float, output, f_divide(grad, 2 * output)) }
LOOP(sqrt_input_double) { LOOP2(double, double, grad, double, output, f_divide(grad, 2 * output)) }
static const gradient sqrt_input = {
    .op = "sqrt", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = sqrt_input_float, [TH_DOUBLE] = sqrt_input_double},
};
int th_sqrt_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&sqrt_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* rsqrt(Tensor input) = rsqrt(input) */
LOOP(rsqrt_float) { LOOP1(float, float, input, f_rsqrt(input)) }
LOOP(rsqrt_double) { LOOP1(double, double, input, f_rsqrt(input)) }
static const pointwise rsqrt_row = {
    .op = "rsqrt", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = rsqrt_float, [TH_DOUBLE] = rsqrt_double},
};
int th_rsqrt(call *c) { return th_pointwise(&rsqrt_row, c); }
/* d input = -0.5 * grad * output * output * output */
LOOP(rsqrt_input_float) {
    LOOP2(float, float, grad, float, output, -(float)0.5 * grad * output * output * output)
}
LOOP(rsqrt_input_double) {
    LOOP2(double, double, grad, double, output, -(double)0.5 * grad * output * output * output)
}
static const gradient rsqrt_input = {
    .op = "rsqrt", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = rsqrt_input_float, [TH_DOUBLE] = rsqrt_input_double},
};
int th_rsqrt_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&rsqrt_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* exp(Tensor input) = exp(input) */
LOOP(exp_float) { LOOP1(float, float, input, f_exp(input)) }
LOOP(exp_double) { LOOP1(double, double, input, f_exp(input)) }
static const pointwise exp_row = {
    .op = "exp", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = exp_float, [TH_DOUBLE] = exp_double},
};
int th_exp(call *c) { return th_pointwise(&exp_row, c); }
/* d input = grad * output */
LOOP(exp_input_float) { LOOP2(float, float, grad, float, output, grad * output) }
LOOP(exp_input_double) { LOOP2(double, double, grad, double, output, grad * output) }
static const gradient exp_input = {
    .op = "exp", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = exp_input_float, [TH_DOUBLE] = exp_input_double},
};
int th_exp_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&exp_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* expm1(Tensor input) = expm1(input) */
LOOP(expm1_float) { LOOP1(float, float, input, f_expm1(input)) }
LOOP(expm1_double) { LOOP1(double, double, input, f_expm1(input)) }
static const pointwise expm1_row = {
    .op = "expm1", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = expm1_float, [TH_DOUBLE] = expm1_double},
};
int th_expm1(call *c) { return th_pointwise(&expm1_row, c); }
/* d input = grad * (output + 1) */
LOOP(expm1_input_float) { LOOP2(float, float, grad, float, output, grad * (output + 1)) }
LOOP(expm1_input_double) { LOOP2(double, double, grad, double, output, grad * (output + 1)) }
static const gradient expm1_input = {
    .op = "expm1", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = expm1_input_float, [TH_DOUBLE] = expm1_input_double},
};
int th_expm1_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&expm1_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* log(Tensor input) = log(input) */
LOOP(log_float) { LOOP1(float, float, input, f_log(input)) }
LOOP(log_double) { LOOP1(double, double, input, f_log(input)) }
static const pointwise log_row = {
    .op = "log", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = log_float, [TH_DOUBLE] = log_double},
};
int th_log(call *c) { return th_pointwise(&log_row, c); }
/* d input = grad / input */
LOOP(log_input_float) { LOOP2(float, float, grad, float, input, f_divide(grad, input)) }
LOOP(log_input_double) { LOOP2(double, double, grad, double, input, f_divide(grad, input)) }
static const gradient log_input = {
    .op = "log", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = log_input_float, [TH_DOUBLE] = log_input_double},
};
int th_log_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&log_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* log1p(Tensor input) = log1p(input) */
LOOP(log1p_float) { LOOP1(float, float, input, f_log1p(input)) }
LOOP(log1p_double) { LOOP1(double, double, input, f_log1p(input)) }
static const pointwise log1p_row = {
    .op = "log1p", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = log1p_float, [TH_DOUBLE] = log1p_double},
};
int th_log1p(call *c) { return th_pointwise(&log1p_row, c); }
/* d input = grad / (1 + input) */
LOOP(log1p_input_float) { LOOP2(float, float, grad, float, input, f_divide(grad, 1 + input)) }
LOOP(log1p_input_double) { LOOP2(double, double, grad, double, input, f_divide(grad, 1 + input)) }
static const gradient log1p_input = {
    .op = "log1p", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = log1p_input_float, [TH_DOUBLE] = log1p_input_double},
};
int th_log1p_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&log1p_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* sin(Tensor input) = sin(input) */
LOOP(sin_float) { LOOP1(float, float, input, f_sin(input)) }
LOOP(sin_double) { LOOP1(double, double, input, f_sin(input)) }
static const pointwise sin_row = {
    .op = "sin", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = sin_float, [TH_DOUBLE] = sin_double},
};
int th_sin(call *c) { return th_pointwise(&sin_row, c); }
/* d input = grad * cos(input) */
LOOP(sin_input_float) { LOOP2(float, float, grad, float, input, grad * f_cos(input)) }
LOOP(sin_input_double) { LOOP2(double, double, grad, double, input, grad * f_cos(input)) }
static const gradient sin_input = {
    .op = "sin", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = sin_input_float, [TH_DOUBLE] = sin_input_double},
};
int th_sin_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&sin_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* cos(Tensor input) = cos(input) */
LOOP(cos_float) { LOOP1(float, float, input, f_cos(input)) }
LOOP(cos_double) { LOOP1(double, double, input, f_cos(input)) }
static const pointwise cos_row = {
    .op = "cos", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = cos_float, [TH_DOUBLE] = cos_double},
};
int th_cos(call *c) { return th_pointwise(&cos_row, c); }
/* d input = -grad * sin(input) */
LOOP(cos_input_float) { LOOP2(float, float, grad, float, input, -grad * f_sin(input)) }
LOOP(cos_input_double) { LOOP2(double, double, grad, double, input, -grad * f_sin(input)) }
static const gradient cos_input = {
    .op = "cos", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = cos_input_float, [TH_DOUBLE] = cos_input_double},
};
int th_cos_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&cos_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* tan(Tensor input) = tan(input) */
LOOP(tan_float) { LOOP1(float, float, input, f_tan(input)) }
LOOP(tan_double) { LOOP1(double, double, input, f_tan(input)) }
static const pointwise tan_row = {
    .op = "tan", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = tan_float, [TH_DOUBLE] = tan_double},
};
int th_tan(call *c) { return th_pointwise(&tan_row, c); }
/* d input = grad * (1 + output * output) */
LOOP(tan_input_float) { LOOP2(float, float, grad, float, output, grad * (1 + output * output)) }
LOOP(tan_input_double) { LOOP2(double, double, grad, double, output, grad * (1 + output * output)) }
static const gradient tan_input = {
    .op = "tan", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = tan_input_float, [TH_DOUBLE] = tan_input_double},
};
int th_tan_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&tan_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* asin(Tensor input) = asin(input) */
LOOP(asin_float) { LOOP1(float, float, input, f_asin(input)) }
LOOP(asin_double) { LOOP1(double, double, input, f_asin(input)) }
static const pointwise asin_row = {
    .op = "asin", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = asin_float, [TH_DOUBLE] = asin_double},
};
int th_asin(call *c) { return th_pointwise(&asin_row, c); }
/* d input = grad / cos(output) */
LOOP(asin_input_float) { LOOP2(float, float, grad, float, output, f_divide(grad, f_cos(output))) }
LOOP(asin_input_double) {
    LOOP2(double, double, grad, double, output, f_divide(grad, f_cos(output)))
}
static const gradient asin_input = {
    .op = "asin", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = asin_input_float, [TH_DOUBLE] = asin_input_double},
};
int th_asin_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&asin_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* acos(Tensor input) = acos(input) */
LOOP(acos_float) { LOOP1(float, float, input, f_acos(input)) }
LOOP(acos_double) { LOOP1(double, double, input, f_acos(input)) }
static const pointwise acos_row = {
    .op = "acos", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = acos_float, [TH_DOUBLE] = acos_double},
};
int th_acos(call *c) { return th_pointwise(&acos_row, c); }
/* d input = -grad / sin(output) */
LOOP(acos_input_float) { LOOP2(float, float, grad, float, output, f_divide(-grad, f_sin(output))) }
LOOP(acos_input_double) {
    LOOP2(double, double, grad, double, output, f_divide(-grad, f_sin(output)))
}
static const gradient acos_input = {
    .op = "acos", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = acos_input_float, [TH_DOUBLE] = acos_input_double},
};
int th_acos_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&acos_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* atan(Tensor input) = atan(input) */
LOOP(atan_float) { LOOP1(float, float, input, f_atan(input)) }
LOOP(atan_double) { LOOP1(double, double, input, f_atan(input)) }
static const pointwise atan_row = {
    .op = "atan", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = atan_float, [TH_DOUBLE] = atan_double},
};
int th_atan(call *c) { return th_pointwise(&atan_row, c); }
/* d input = grad / (1 + input * input) */
LOOP(atan_input_float) {
    LOOP2(float, float, grad, float, input, f_divide(grad, 1 + input * input))
}
LOOP(atan_input_double) {
    LOOP2(double, double, grad, double, input, f_divide(grad, 1 + input * input))
}
static const gradient atan_input = {
    .op = "atan", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = atan_input_float, [TH_DOUBLE] = atan_input_double},
};
int th_atan_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&atan_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* sinh(Tensor input) = sinh(input) */
LOOP(sinh_float) { LOOP1(float, float, input, f_sinh(input)) }
LOOP(sinh_double) { LOOP1(double, double, input, f_sinh(input)) }
static const pointwise sinh_row = {
    .op = "sinh", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = sinh_float, [TH_DOUBLE] = sinh_double},
};
int th_sinh(call *c) { return th_pointwise(&sinh_row, c); }
/* d input = grad * cosh(input) */
LOOP(sinh_input_float) { LOOP2(float, float, grad, float, input, grad * f_cosh(input)) }
LOOP(sinh_input_double) { LOOP2(double, double, grad, double, input, grad * f_cosh(input)) }
static const gradient sinh_input = {
    .op = "sinh", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = sinh_input_float, [TH_DOUBLE] = sinh_input_double},
};
int th_sinh_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&sinh_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* cosh(Tensor input) = cosh(input) */
LOOP(cosh_float) { LOOP1(float, float, input, f_cosh(input)) }
LOOP(cosh_double) { LOOP1(double, double, input, f_cosh(input)) }
static const pointwise cosh_row = {
    .op = "cosh", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = cosh_float, [TH_DOUBLE] = cosh_double},
};
int th_cosh(call *c) { return th_pointwise(&cosh_row, c); }
/* d input = grad * sinh(input) */
LOOP(cosh_input_float) { LOOP2(float, float, grad, float, input, grad * f_sinh(input)) }
LOOP(cosh_input_double) { LOOP2(double, double, grad, double, input, grad * f_sinh(input)) }
static const gradient cosh_input = {
    .op = "cosh", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = cosh_input_float, [TH_DOUBLE] = cosh_input_double},
};
int th_cosh_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&cosh_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* tanh(Tensor input) = tanh(input) */
LOOP(tanh_float) { LOOP1(float, float, input, f_tanh(input)) }
LOOP(tanh_double) { LOOP1(double, double, input, f_tanh(input)) }
static const pointwise tanh_row = {
    .op = "tanh", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = tanh_float, [TH_DOUBLE] = tanh_double},
};
int th_tanh(call *c) { return th_pointwise(&tanh_row, c); }
/* d input = grad * (1 - output * output) */
LOOP(tanh_input_float) { LOOP2(float, float, grad, float, output, grad * (1 - output * output)) }
LOOP(tanh_input_double) {
    LOOP2(double, double, grad, double, output, grad * (1 - output * output))
}
static const gradient tanh_input = {
    .op = "tanh", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = tanh_input_float, [TH_DOUBLE] = tanh_input_double},
};
int th_tanh_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&tanh_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* sigmoid(Tensor input) = sigmoid(input) */
LOOP(sigmoid_float) { LOOP1(float, float, input, f_sigmoid(input)) }
LOOP(sigmoid_double) { LOOP1(double, double, input, f_sigmoid(input)) }
static const pointwise sigmoid_row = {
    .op = "sigmoid", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = sigmoid_float, [TH_DOUBLE] = sigmoid_double},
};
int th_sigmoid(call *c) { return th_pointwise(&sigmoid_row, c); }
/* d input = grad * output * (1 - output) */
LOOP(sigmoid_input_float) { LOOP2(float, float, grad, float, output, grad * output * (1 - output)) }
LOOP(sigmoid_input_double) {
    LOOP2(double, double, grad, double, output, grad * output * (1 - output))
}
static const gradient sigmoid_input = {
    .op = "sigmoid", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = sigmoid_input_float, [TH_DOUBLE] = sigmoid_input_double},
};
int th_sigmoid_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&sigmoid_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* floor(Tensor input) = floor(input) */
LOOP(floor_float) { LOOP1(float, float, input, f_floor(input)) }
LOOP(floor_double) { LOOP1(double, double, input, f_floor(input)) }
static const pointwise floor_row = {
    .op = "floor", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = floor_float, [TH_DOUBLE] = floor_double},
};
int th_floor(call *c) { return th_pointwise(&floor_row, c); }
/* d input = grad * 0 */
LOOP(floor_input_float) { LOOP1(float, float, grad, grad * 0) }
LOOP(floor_input_double) { LOOP1(double, double, grad, grad * 0) }
static const gradient floor_input = {
    .op = "floor", .input = 0, .inputs = 1,
    .from = {FROM_GRAD},
    .loops = {[TH_FLOAT] = floor_input_float, [TH_DOUBLE] = floor_input_double},
};
int th_floor_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&floor_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* ceil(Tensor input) = ceil(input) */
LOOP(ceil_float) { LOOP1(float, float, input, f_ceil(input)) }
LOOP(ceil_double) { LOOP1(double, double, input, f_ceil(input)) }
static const pointwise ceil_row = {
    .op = "ceil", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = ceil_float, [TH_DOUBLE] = ceil_double},
};
int th_ceil(call *c) { return th_pointwise(&ceil_row, c); }
/* d input = grad * 0 */
LOOP(ceil_input_float) { LOOP1(float, float, grad, grad * 0) }
LOOP(ceil_input_double) { LOOP1(double, double, grad, grad * 0) }
static const gradient ceil_input = {
    .op = "ceil", .input = 0, .inputs = 1,
    .from = {FROM_GRAD},
    .loops = {[TH_FLOAT] = ceil_input_float, [TH_DOUBLE] = ceil_input_double},
};
int th_ceil_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&ceil_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* round(Tensor input) = round(input) */
LOOP(round_float) { LOOP1(float, float, input, f_round(input)) }
LOOP(round_double) { LOOP1(double, double, input, f_round(input)) }
static const pointwise round_row = {
    .op = "round", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = round_float, [TH_DOUBLE] = round_double},
};
int th_round(call *c) { return th_pointwise(&round_row, c); }
/* d input = grad * 0 */
LOOP(round_input_float) { LOOP1(float, float, grad, grad * 0) }
LOOP(round_input_double) { LOOP1(double, double, grad, grad * 0) }
static const gradient round_input = {
    .op = "round", .input = 0, .inputs = 1,
    .from = {FROM_GRAD},
    .loops = {[TH_FLOAT] = round_input_float, [TH_DOUBLE] = round_input_double},
};
int th_round_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&round_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* trunc(Tensor input) = trunc(input) */
LOOP(trunc_float) { LOOP1(float, float, input, f_trunc(input)) }
LOOP(trunc_double) { LOOP1(double, double, input, f_trunc(input)) }
static const pointwise trunc_row = {
    .op = "trunc", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = trunc_float, [TH_DOUBLE] = trunc_double},
};
int th_trunc(call *c) { return th_pointwise(&trunc_row, c); }
/* d input = grad * 0 */
LOOP(trunc_input_float) { LOOP1(float, float, grad, grad * 0) }
LOOP(trunc_input_double) { LOOP1(double, double, grad, grad * 0) }
static const gradient trunc_input = {
    .op = "trunc", .input = 0, .inputs = 1,
    .from = {FROM_GRAD},
    .loops = {[TH_FLOAT] = trunc_input_float, [TH_DOUBLE] = trunc_input_double},
};
int th_trunc_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&trunc_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* frac(Tensor input) = frac(input) */
LOOP(frac_float) { LOOP1(float, float, input, f_frac(input)) }
LOOP(frac_double) { LOOP1(double, double, input, f_frac(input)) }
static const pointwise frac_row = {
    .op = "frac", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = frac_float, [TH_DOUBLE] = frac_double},
};
int th_frac(call *c) { return th_pointwise(&frac_row, c); }
int th_frac_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_pass(s, 0, grad[0]);
    return th_gave(s, result, 1);
}

/* isnan(Tensor input) -> ByteTensor = isnan(input) */
LOOP(isnan_float) { LOOP1(uint8_t, float, input, f_isnan(input)) }
LOOP(isnan_double) { LOOP1(uint8_t, double, input, f_isnan(input)) }
static const pointwise isnan_row = {
    .op = "isnan", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_BYTE,
    .loops = {[TH_FLOAT] = isnan_float, [TH_DOUBLE] = isnan_double},
};
int th_isnan(call *c) { return th_pointwise(&isnan_row, c); }

/* fill(Tensor input, Scalar value) = value */
LOOP(fill_byte) {
    const uint8_t value = (uint8_t)option[0].i;
    LOOP1(uint8_t, uint8_t, input, value)
}
LOOP(fill_char) {
    const int8_t value = (int8_t)option[0].i;
    LOOP1(int8_t, int8_t, input, value)
}
LOOP(fill_short) {
    const int16_t value = (int16_t)option[0].i;
    LOOP1(int16_t, int16_t, input, value)
}
LOOP(fill_int) {
    const int32_t value = (int32_t)option[0].i;
    LOOP1(int32_t, int32_t, input, value)
}
LOOP(fill_long) {
    const int64_t value = (int64_t)option[0].i;
    LOOP1(int64_t, int64_t, input, value)
}
LOOP(fill_float) {
    const float value = (float)option[0].f;
    LOOP1(float, float, input, value)
}
LOOP(fill_double) {
    const double value = (double)option[0].f;
    LOOP1(double, double, input, value)
}
static const pointwise fill_row = {
    .op = "fill", .dtypes = TH_ALL, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME, .scalars = 1,
    .loops = {
        [TH_BYTE] = fill_byte, [TH_CHAR] = fill_char, [TH_SHORT] = fill_short, [TH_INT] = fill_int,
        [TH_LONG] = fill_long, [TH_FLOAT] = fill_float, [TH_DOUBLE] = fill_double
    },
};
int th_fill_row(call *c) { return th_pointwise(&fill_row, c); }
/* d input = grad * 0 */
LOOP(fill_input_float) { LOOP1(float, float, grad, grad * 0) }
LOOP(fill_input_double) { LOOP1(double, double, grad, grad * 0) }
static const gradient fill_input = {
    .op = "fill", .input = 0, .inputs = 1,
    .from = {FROM_GRAD},
    .loops = {[TH_FLOAT] = fill_input_float, [TH_DOUBLE] = fill_input_double},
};
int th_fill_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&fill_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* zero(Tensor input) = 0 */
LOOP(zero_byte) { LOOP1(uint8_t, uint8_t, input, 0) }
LOOP(zero_char) { LOOP1(int8_t, int8_t, input, 0) }
LOOP(zero_short) { LOOP1(int16_t, int16_t, input, 0) }
LOOP(zero_int) { LOOP1(int32_t, int32_t, input, 0) }
LOOP(zero_long) { LOOP1(int64_t, int64_t, input, 0) }
LOOP(zero_float) { LOOP1(float, float, input, 0) }
LOOP(zero_double) { LOOP1(double, double, input, 0) }
static const pointwise zero_row = {
    .op = "zero", .dtypes = TH_ALL, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {
        [TH_BYTE] = zero_byte, [TH_CHAR] = zero_char, [TH_SHORT] = zero_short, [TH_INT] = zero_int,
        [TH_LONG] = zero_long, [TH_FLOAT] = zero_float, [TH_DOUBLE] = zero_double
    },
};
int th_zero_row(call *c) { return th_pointwise(&zero_row, c); }
/* d input = grad * 0 */
LOOP(zero_input_float) { LOOP1(float, float, grad, grad * 0) }
LOOP(zero_input_double) { LOOP1(double, double, grad, grad * 0) }
static const gradient zero_input = {
    .op = "zero", .input = 0, .inputs = 1,
    .from = {FROM_GRAD},
    .loops = {[TH_FLOAT] = zero_input_float, [TH_DOUBLE] = zero_input_double},
};
int th_zero_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&zero_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* clone(Tensor input) = input */
LOOP(clone_byte) { LOOP1(uint8_t, uint8_t, input, input) }
LOOP(clone_char) { LOOP1(int8_t, int8_t, input, input) }
LOOP(clone_short) { LOOP1(int16_t, int16_t, input, input) }
LOOP(clone_int) { LOOP1(int32_t, int32_t, input, input) }
LOOP(clone_long) { LOOP1(int64_t, int64_t, input, input) }
LOOP(clone_float) { LOOP1(float, float, input, input) }
LOOP(clone_double) { LOOP1(double, double, input, input) }
static const pointwise clone_row = {
    .op = "clone", .dtypes = TH_ALL, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {
        [TH_BYTE] = clone_byte, [TH_CHAR] = clone_char, [TH_SHORT] = clone_short,
        [TH_INT] = clone_int, [TH_LONG] = clone_long, [TH_FLOAT] = clone_float,
        [TH_DOUBLE] = clone_double
    },
};
int th_clone_row(call *c) { return th_pointwise(&clone_row, c); }
int th_clone_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_pass(s, 0, grad[0]);
    return th_gave(s, result, 1);
}
