/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* angles: Inverse hyperbolic functions, conversion of angles, and the sinc function. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* asinh(Tensor input) = asinh(input) */
WIDE_LOOP(asinh_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_asinh(in_input[i]);
}
WIDE_LOOP(asinh_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_asinh(in_input[i]);
}
static const pointwise asinh_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"angles", "asinh"},
    .postfix = "x0 asinh",
    .loops = {[TH_FLOAT] = asinh_float, [TH_DOUBLE] = asinh_double},
};
/* d input = grad / hypot(input, 1) */
WIDE_LOOP(asinh_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], f_hypot(in_input[i], (float)1));
}
WIDE_LOOP(asinh_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], f_hypot(in_input[i], (double)1));
}
static const gradient asinh_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"angles", "asinh_input"},
    .loops = {[TH_FLOAT] = asinh_input_float, [TH_DOUBLE] = asinh_input_double},
    .computes = true,
};
static int asinh_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&asinh_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param asinh_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_asinh = {
    .op = "asinh", .name = "asinh",
    .signature = "asinh(Tensor input)",
    .enter = th_pointwise, .body = &asinh_body,
    .backward = asinh_backward,
    .params = asinh_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* asinh_complex(Tensor input) = asinh(input) */
LOOP(asinh_complex_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_asinh(in_input[i]);
}
LOOP(asinh_complex_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_asinh(in_input[i]);
}
static const pointwise asinh_complex_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .postfix = "x0 asinh",
    .loops = {
        [TH_COMPLEXFLOAT] = asinh_complex_complexfloat,
        [TH_COMPLEXDOUBLE] = asinh_complex_complexdouble
    },
};
/* d input = grad / cosh(output) */
LOOP(asinh_complex_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_output = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]), f_cosh(in_output[i])));
}
LOOP(asinh_complex_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_output = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]), f_cosh(in_output[i])));
}
static const gradient asinh_complex_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .loops = {
        [TH_COMPLEXFLOAT] = asinh_complex_input_complexfloat,
        [TH_COMPLEXDOUBLE] = asinh_complex_input_complexdouble
    },
    .computes = true,
};
static int asinh_complex_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&asinh_complex_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param asinh_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_asinh_complex = {
    .op = "asinh_complex", .name = "asinh",
    .signature = "asinh_complex(Tensor input)",
    .enter = th_pointwise, .body = &asinh_complex_body,
    .backward = asinh_complex_backward,
    .params = asinh_complex_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* acosh(Tensor input) = acosh(input) */
WIDE_LOOP(acosh_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_acosh(in_input[i]);
}
WIDE_LOOP(acosh_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_acosh(in_input[i]);
}
LOOP(acosh_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_acosh(in_input[i]);
}
LOOP(acosh_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_acosh(in_input[i]);
}
static const pointwise acosh_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"angles", "acosh"},
    .postfix = "x0 acosh",
    .loops = {
        [TH_FLOAT] = acosh_float, [TH_DOUBLE] = acosh_double,
        [TH_COMPLEXFLOAT] = acosh_complexfloat, [TH_COMPLEXDOUBLE] = acosh_complexdouble
    },
};
/* d input = grad * rsqrt(input - 1) * rsqrt(input + 1) */
WIDE_LOOP(acosh_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_rsqrt(in_input[i] - 1) * f_rsqrt(in_input[i] + 1);
}
WIDE_LOOP(acosh_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_rsqrt(in_input[i] - 1) * f_rsqrt(in_input[i] + 1);
}
LOOP(acosh_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_rsqrt(in_input[i] - 1) *
        f_rsqrt(in_input[i] + 1));
}
LOOP(acosh_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_rsqrt(in_input[i] - 1) *
        f_rsqrt(in_input[i] + 1));
}
static const gradient acosh_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"angles", "acosh_input"},
    .loops = {
        [TH_FLOAT] = acosh_input_float, [TH_DOUBLE] = acosh_input_double,
        [TH_COMPLEXFLOAT] = acosh_input_complexfloat, [TH_COMPLEXDOUBLE] = acosh_input_complexdouble
    },
    .computes = true,
};
static int acosh_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&acosh_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param acosh_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_acosh = {
    .op = "acosh", .name = "acosh",
    .signature = "acosh(Tensor input)",
    .enter = th_pointwise, .body = &acosh_body,
    .backward = acosh_backward,
    .params = acosh_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* atanh(Tensor input) = atanh(input) */
WIDE_LOOP(atanh_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_atanh(in_input[i]);
}
WIDE_LOOP(atanh_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_atanh(in_input[i]);
}
LOOP(atanh_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_atanh(in_input[i]);
}
LOOP(atanh_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_atanh(in_input[i]);
}
static const pointwise atanh_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"angles", "atanh"},
    .postfix = "x0 atanh",
    .loops = {
        [TH_FLOAT] = atanh_float, [TH_DOUBLE] = atanh_double,
        [TH_COMPLEXFLOAT] = atanh_complexfloat, [TH_COMPLEXDOUBLE] = atanh_complexdouble
    },
};
/* d input = grad / (1 - input) / (1 + input) */
WIDE_LOOP(atanh_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = f_divide(f_divide(in_grad[i], 1 - in_input[i]), 1 + in_input[i]);
}
WIDE_LOOP(atanh_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = f_divide(f_divide(in_grad[i], 1 - in_input[i]), 1 + in_input[i]);
}
LOOP(atanh_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_divide(f_conj(in_grad[i]), 1 - in_input[i]),
        1 + in_input[i]));
}
LOOP(atanh_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_divide(f_conj(in_grad[i]), 1 - in_input[i]),
        1 + in_input[i]));
}
NARROW_LOOP(atanh_input_half, atanh_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(atanh_input_bfloat16, atanh_input_float, bfloat16, 1, 3, 0, 0)
static const gradient atanh_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"angles", "atanh_input"},
    .loops = {
        [TH_HALF] = atanh_input_half, [TH_BFLOAT16] = atanh_input_bfloat16,
        [TH_FLOAT] = atanh_input_float, [TH_DOUBLE] = atanh_input_double,
        [TH_COMPLEXFLOAT] = atanh_input_complexfloat, [TH_COMPLEXDOUBLE] = atanh_input_complexdouble
    },
};
static int atanh_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&atanh_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param atanh_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_atanh = {
    .op = "atanh", .name = "atanh",
    .signature = "atanh(Tensor input)",
    .enter = th_pointwise, .body = &atanh_body,
    .backward = atanh_backward,
    .params = atanh_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* deg2rad(Tensor input) = input * (pi / 180) */
WIDE_LOOP(deg2rad_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * f_divide((float)3.141592653589793, (float)180);
}
WIDE_LOOP(deg2rad_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * f_divide((double)3.141592653589793, (double)180);
}
NARROW_LOOP(deg2rad_half, deg2rad_float, half, 1, 2, 0, 0)
NARROW_LOOP(deg2rad_bfloat16, deg2rad_float, bfloat16, 1, 2, 0, 0)
static const pointwise deg2rad_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"angles", "deg2rad"},
    .postfix = "x0 n0 n1 / *",
    .constants = (const double[]){3.141592653589793, 180.0},
    .loops = {
        [TH_HALF] = deg2rad_half, [TH_BFLOAT16] = deg2rad_bfloat16, [TH_FLOAT] = deg2rad_float,
        [TH_DOUBLE] = deg2rad_double
    },
    .blocks = true,
};
/* d input = grad * (pi / 180) */
WIDE_LOOP(deg2rad_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_input[i] = in_grad[i] * f_divide((float)3.141592653589793, (float)180);
}
WIDE_LOOP(deg2rad_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_input[i] = in_grad[i] * f_divide((double)3.141592653589793, (double)180);
}
NARROW_LOOP(deg2rad_input_half, deg2rad_input_float, half, 1, 2, 0, 0)
NARROW_LOOP(deg2rad_input_bfloat16, deg2rad_input_float, bfloat16, 1, 2, 0, 0)
static const gradient deg2rad_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"angles", "deg2rad_input"},
    .loops = {
        [TH_HALF] = deg2rad_input_half, [TH_BFLOAT16] = deg2rad_input_bfloat16,
        [TH_FLOAT] = deg2rad_input_float, [TH_DOUBLE] = deg2rad_input_double
    },
};
static int deg2rad_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&deg2rad_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param deg2rad_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_deg2rad = {
    .op = "deg2rad", .name = "deg2rad",
    .signature = "deg2rad(Tensor input)",
    .enter = th_pointwise, .body = &deg2rad_body,
    .backward = deg2rad_backward,
    .params = deg2rad_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* rad2deg(Tensor input) = input * (180 / pi) */
WIDE_LOOP(rad2deg_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * f_divide((float)180, (float)3.141592653589793);
}
WIDE_LOOP(rad2deg_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * f_divide((double)180, (double)3.141592653589793);
}
NARROW_LOOP(rad2deg_half, rad2deg_float, half, 1, 2, 0, 0)
NARROW_LOOP(rad2deg_bfloat16, rad2deg_float, bfloat16, 1, 2, 0, 0)
static const pointwise rad2deg_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"angles", "rad2deg"},
    .postfix = "x0 n0 n1 / *",
    .constants = (const double[]){180.0, 3.141592653589793},
    .loops = {
        [TH_HALF] = rad2deg_half, [TH_BFLOAT16] = rad2deg_bfloat16, [TH_FLOAT] = rad2deg_float,
        [TH_DOUBLE] = rad2deg_double
    },
    .blocks = true,
};
/* d input = grad * (180 / pi) */
WIDE_LOOP(rad2deg_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_input[i] = in_grad[i] * f_divide((float)180, (float)3.141592653589793);
}
WIDE_LOOP(rad2deg_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_input[i] = in_grad[i] * f_divide((double)180, (double)3.141592653589793);
}
NARROW_LOOP(rad2deg_input_half, rad2deg_input_float, half, 1, 2, 0, 0)
NARROW_LOOP(rad2deg_input_bfloat16, rad2deg_input_float, bfloat16, 1, 2, 0, 0)
static const gradient rad2deg_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"angles", "rad2deg_input"},
    .loops = {
        [TH_HALF] = rad2deg_input_half, [TH_BFLOAT16] = rad2deg_input_bfloat16,
        [TH_FLOAT] = rad2deg_input_float, [TH_DOUBLE] = rad2deg_input_double
    },
};
static int rad2deg_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&rad2deg_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param rad2deg_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_rad2deg = {
    .op = "rad2deg", .name = "rad2deg",
    .signature = "rad2deg(Tensor input)",
    .enter = th_pointwise, .body = &rad2deg_body,
    .backward = rad2deg_backward,
    .params = rad2deg_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* sinc(Tensor input) = select(input == 0, 1, select(abs(input) == inf, 0, sinpi(input) /
   angle)) */
WIDE_LOOP(sinc_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) {
        const float in_angle = (float)3.141592653589793 * in_input[i];
        to_output[i] = f_select(in_input[i] == 0, (float)1,
            f_select(f_abs(in_input[i]) == (float)INFINITY, (float)0, f_divide(f_sinpi(in_input[i]),
            in_angle)));
    }
}
WIDE_LOOP(sinc_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) {
        const double in_angle = (double)3.141592653589793 * in_input[i];
        to_output[i] = f_select(in_input[i] == 0, (double)1,
            f_select(f_abs(in_input[i]) == (double)INFINITY, (double)0,
            f_divide(f_sinpi(in_input[i]), in_angle)));
    }
}
static const pointwise sinc_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"angles", "sinc"},
    .postfix = "x0 n1 == n2 x0 abs n3 == n1 x0 sinpi n0 x0 * / select select",
    .constants = (const double[]){3.141592653589793, 0.0, 1.0, INFINITY},
    .loops = {[TH_FLOAT] = sinc_float, [TH_DOUBLE] = sinc_double},
};
/* d input = grad * select(abs(input) == inf, 0, select(abs(input) < 0.25, -pi * near / 3 * (1 -
   square / 10 * (1 - square / 28 * (1 - square / 54 * (1 - square / 88 * (1 - square / 130 * (1
   - square / 180 * (1 - square / 238))))))), (cos(turn) - sin(turn) / (pi * far)) / far)) */
WIDE_LOOP(sinc_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) {
        const float in_near = (float)3.141592653589793 * f_select(f_abs(in_input[i]) < (float)0.25,
            in_input[i], (float)0);
        const float in_square = in_near * in_near;
        const float in_far = f_select(f_abs(in_input[i]) < (float)0.25, (float)1, in_input[i]);
        const float in_turn = (float)3.141592653589793 * (in_far - 2 * f_round(f_divide(in_far,
            (float)2)));
        to_input[i] = in_grad[i] * f_select(f_abs(in_input[i]) == (float)INFINITY, (float)0,
            f_select(f_abs(in_input[i]) < (float)0.25, f_divide(-(float)3.141592653589793 * in_near,
            (float)3) * (1 - f_divide(in_square, (float)10) * (1 - f_divide(in_square,
            (float)28) * (1 - f_divide(in_square, (float)54) * (1 - f_divide(in_square,
            (float)88) * (1 - f_divide(in_square, (float)130) * (1 - f_divide(in_square,
            (float)180) * (1 - f_divide(in_square, (float)238)))))))),
            f_divide(f_cos(in_turn) - f_divide(f_sin(in_turn), (float)3.141592653589793 * in_far),
            in_far)));
    }
}
WIDE_LOOP(sinc_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) {
        const double in_near = (double)3.141592653589793 * f_select(f_abs(in_input[i]) <
            (double)0.25, in_input[i], (double)0);
        const double in_square = in_near * in_near;
        const double in_far = f_select(f_abs(in_input[i]) < (double)0.25, (double)1, in_input[i]);
        const double in_turn = (double)3.141592653589793 * (in_far - 2 * f_round(f_divide(in_far,
            (double)2)));
        to_input[i] = in_grad[i] * f_select(f_abs(in_input[i]) == (double)INFINITY, (double)0,
            f_select(f_abs(in_input[i]) < (double)0.25,
            f_divide(-(double)3.141592653589793 * in_near, (double)3) * (1 - f_divide(in_square,
            (double)10) * (1 - f_divide(in_square, (double)28) * (1 - f_divide(in_square,
            (double)54) * (1 - f_divide(in_square, (double)88) * (1 - f_divide(in_square,
            (double)130) * (1 - f_divide(in_square, (double)180) * (1 - f_divide(in_square,
            (double)238)))))))), f_divide(f_cos(in_turn) - f_divide(f_sin(in_turn),
            (double)3.141592653589793 * in_far), in_far)));
    }
}
static const gradient sinc_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"angles", "sinc_input"},
    .loops = {[TH_FLOAT] = sinc_input_float, [TH_DOUBLE] = sinc_input_double},
    .computes = true,
};
static int sinc_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&sinc_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param sinc_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_sinc = {
    .op = "sinc", .name = "sinc",
    .signature = "sinc(Tensor input)",
    .enter = th_pointwise, .body = &sinc_body,
    .backward = sinc_backward,
    .params = sinc_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* sinc_complex(Tensor input) = select(input == 0, 1, sin(angle) / angle) */
LOOP(sinc_complex_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) {
        const complexfloat in_angle = (complexfloat)3.141592653589793 * f_select(in_input[i] == 0,
            (complexfloat)1, in_input[i]);
        to_output[i] = f_select(in_input[i] == 0, (complexfloat)1, f_divide(f_sin(in_angle),
            in_angle));
    }
}
LOOP(sinc_complex_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) {
        const complexdouble in_angle = (complexdouble)3.141592653589793 * f_select(in_input[i] == 0,
            (complexdouble)1, in_input[i]);
        to_output[i] = f_select(in_input[i] == 0, (complexdouble)1, f_divide(f_sin(in_angle),
            in_angle));
    }
}
static const pointwise sinc_complex_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .loops = {
        [TH_COMPLEXFLOAT] = sinc_complex_complexfloat,
        [TH_COMPLEXDOUBLE] = sinc_complex_complexdouble
    },
};
/* d input = grad * select(input == 0, 0, pi * (cos(angle) - sin(angle) / angle) / angle) */
LOOP(sinc_complex_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    EACH(i, count) {
        const complexfloat in_angle = (complexfloat)3.141592653589793 * f_select(in_input[i] == 0,
            (complexfloat)1, in_input[i]);
        to_input[i] = f_conj(f_conj(in_grad[i]) * f_select(in_input[i] == 0, (complexfloat)0,
            f_divide((complexfloat)3.141592653589793 * (f_cos(in_angle) - f_divide(f_sin(in_angle),
            in_angle)), in_angle)));
    }
}
LOOP(sinc_complex_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    EACH(i, count) {
        const complexdouble in_angle = (complexdouble)3.141592653589793 * f_select(in_input[i] == 0,
            (complexdouble)1, in_input[i]);
        to_input[i] = f_conj(f_conj(in_grad[i]) * f_select(in_input[i] == 0, (complexdouble)0,
            f_divide((complexdouble)3.141592653589793 * (f_cos(in_angle) - f_divide(f_sin(in_angle),
            in_angle)), in_angle)));
    }
}
static const gradient sinc_complex_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .loops = {
        [TH_COMPLEXFLOAT] = sinc_complex_input_complexfloat,
        [TH_COMPLEXDOUBLE] = sinc_complex_input_complexdouble
    },
    .computes = true,
};
static int sinc_complex_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&sinc_complex_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param sinc_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_sinc_complex = {
    .op = "sinc_complex", .name = "sinc",
    .signature = "sinc_complex(Tensor input)",
    .enter = th_pointwise, .body = &sinc_complex_body,
    .backward = sinc_complex_backward,
    .params = sinc_complex_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};
