/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* angles: Inverse hyperbolic functions, conversion of angles, and the sinc function. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* asinh(Tensor input) = asinh(input) */
WIDE_LOOPS(asinh, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_asinh(in_input[i]);
})
static const pointwise asinh_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"angles", "asinh"},
    .postfix = "x0 asinh",
    .loops = {EACH_FLOATING(AT_TYPE, asinh)},
};
/* d input = grad / hypot(input, 1) */
WIDE_LOOPS(asinh_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], f_hypot(in_input[i], (T)1));
})
static const gradient asinh_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"angles", "asinh_input"},
    .loops = {EACH_FLOATING(AT_TYPE, asinh_input)},
    .computes = true,
};
static int asinh_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&asinh_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param asinh_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
LOOPS(asinh_complex, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_asinh(in_input[i]);
})
static const pointwise asinh_complex_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .postfix = "x0 asinh",
    .loops = {EACH_COMPLEX(AT_TYPE, asinh_complex)},
};
/* d input = grad / cosh(output) */
LOOPS(asinh_complex_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]), f_cosh(in_output[i])));
})
static const gradient asinh_complex_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .loops = {EACH_COMPLEX(AT_TYPE, asinh_complex_input)},
    .computes = true,
};
static int asinh_complex_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&asinh_complex_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param asinh_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
WIDE_LOOPS(acosh, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_acosh(in_input[i]);
})
LOOPS(acosh, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_acosh(in_input[i]);
})
static const pointwise acosh_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"angles", "acosh"},
    .postfix = "x0 acosh",
    .loops = {EACH_FLOATING(AT_TYPE, acosh) EACH_COMPLEX(AT_TYPE, acosh)},
};
/* d input = grad * rsqrt(input - 1) * rsqrt(input + 1) */
WIDE_LOOPS(acosh_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_rsqrt(in_input[i] - 1) * f_rsqrt(in_input[i] + 1);
})
LOOPS(acosh_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_rsqrt(in_input[i] - 1) *
        f_rsqrt(in_input[i] + 1));
})
NARROW_LOOPS(acosh_input, 1, 3, 0, 0)
static const gradient acosh_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"angles", "acosh_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, acosh_input)
        EACH_COMPLEX(AT_TYPE, acosh_input)
        EACH_NARROW_FLOAT(AT_TYPE, acosh_input)
    },
};
static int acosh_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&acosh_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param acosh_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
WIDE_LOOPS(atanh, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_atanh(in_input[i]);
})
LOOPS(atanh, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_atanh(in_input[i]);
})
static const pointwise atanh_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"angles", "atanh"},
    .postfix = "x0 atanh",
    .loops = {EACH_FLOATING(AT_TYPE, atanh) EACH_COMPLEX(AT_TYPE, atanh)},
};
/* d input = grad / (1 - input) / (1 + input) */
WIDE_LOOPS(atanh_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_divide(f_divide(in_grad[i], 1 - in_input[i]), 1 + in_input[i]);
})
LOOPS(atanh_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_divide(f_conj(in_grad[i]), 1 - in_input[i]),
        1 + in_input[i]));
})
NARROW_LOOPS(atanh_input, 1, 3, 0, 0)
static const gradient atanh_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"angles", "atanh_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, atanh_input)
        EACH_COMPLEX(AT_TYPE, atanh_input)
        EACH_NARROW_FLOAT(AT_TYPE, atanh_input)
    },
};
static int atanh_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&atanh_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param atanh_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
WIDE_LOOPS(deg2rad, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * f_divide((T)3.141592653589793, (T)180);
})
NARROW_LOOPS(deg2rad, 1, 2, 0, 0)
static const pointwise deg2rad_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"angles", "deg2rad"},
    .postfix = "x0 n0 n1 / *",
    .constants = (const double[]){3.141592653589793, 180.0},
    .loops = {EACH_FLOATING(AT_TYPE, deg2rad) EACH_NARROW_FLOAT(AT_TYPE, deg2rad)},
    .blocks = true,
};
/* d input = grad * (pi / 180) */
WIDE_LOOPS(deg2rad_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    EACH(i, count) to_input[i] = in_grad[i] * f_divide((T)3.141592653589793, (T)180);
})
NARROW_LOOPS(deg2rad_input, 1, 2, 0, 0)
static const gradient deg2rad_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"angles", "deg2rad_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, deg2rad_input)
        EACH_NARROW_FLOAT(AT_TYPE, deg2rad_input)
    },
};
static int deg2rad_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&deg2rad_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param deg2rad_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
WIDE_LOOPS(rad2deg, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * f_divide((T)180, (T)3.141592653589793);
})
NARROW_LOOPS(rad2deg, 1, 2, 0, 0)
static const pointwise rad2deg_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"angles", "rad2deg"},
    .postfix = "x0 n0 n1 / *",
    .constants = (const double[]){180.0, 3.141592653589793},
    .loops = {EACH_FLOATING(AT_TYPE, rad2deg) EACH_NARROW_FLOAT(AT_TYPE, rad2deg)},
    .blocks = true,
};
/* d input = grad * (180 / pi) */
WIDE_LOOPS(rad2deg_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    EACH(i, count) to_input[i] = in_grad[i] * f_divide((T)180, (T)3.141592653589793);
})
NARROW_LOOPS(rad2deg_input, 1, 2, 0, 0)
static const gradient rad2deg_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"angles", "rad2deg_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, rad2deg_input)
        EACH_NARROW_FLOAT(AT_TYPE, rad2deg_input)
    },
};
static int rad2deg_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&rad2deg_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param rad2deg_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
WIDE_LOOPS(sinc, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) {
        const T in_angle = (T)3.141592653589793 * in_input[i];
        to_output[i] = f_select(in_input[i] == 0, (T)1, f_select(f_abs(in_input[i]) == (T)INFINITY,
            (T)0, f_divide(f_sinpi(in_input[i]), in_angle)));
    }
})
static const pointwise sinc_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"angles", "sinc"},
    .postfix = "x0 n1 == n2 x0 abs n3 == n1 x0 sinpi n0 x0 * / select select",
    .constants = (const double[]){3.141592653589793, 0.0, 1.0, INFINITY},
    .loops = {EACH_FLOATING(AT_TYPE, sinc)},
};
/* d input = grad * select(abs(input) == inf, 0, select(abs(input) < 0.25, -pi * near / 3 * (1 -
   square / 10 * (1 - square / 28 * (1 - square / 54 * (1 - square / 88 * (1 - square / 130 * (1
   - square / 180 * (1 - square / 238))))))), (cos(turn) - sin(turn) / (pi * far)) / far)) */
WIDE_LOOPS(sinc_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) {
        const T in_near = (T)3.141592653589793 * f_select(f_abs(in_input[i]) < (T)0.25, in_input[i],
            (T)0);
        const T in_square = in_near * in_near;
        const T in_far = f_select(f_abs(in_input[i]) < (T)0.25, (T)1, in_input[i]);
        const T in_turn = (T)3.141592653589793 * (in_far - 2 * f_round(f_divide(in_far, (T)2)));
        to_input[i] = in_grad[i] * f_select(f_abs(in_input[i]) == (T)INFINITY, (T)0,
            f_select(f_abs(in_input[i]) < (T)0.25, f_divide(-(T)3.141592653589793 * in_near,
            (T)3) * (1 - f_divide(in_square, (T)10) * (1 - f_divide(in_square,
            (T)28) * (1 - f_divide(in_square, (T)54) * (1 - f_divide(in_square,
            (T)88) * (1 - f_divide(in_square, (T)130) * (1 - f_divide(in_square,
            (T)180) * (1 - f_divide(in_square, (T)238)))))))),
            f_divide(f_cos(in_turn) - f_divide(f_sin(in_turn), (T)3.141592653589793 * in_far),
            in_far)));
    }
})
static const gradient sinc_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"angles", "sinc_input"},
    .loops = {EACH_FLOATING(AT_TYPE, sinc_input)},
    .computes = true,
};
static int sinc_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&sinc_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param sinc_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
LOOPS(sinc_complex, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) {
        const T in_angle = (T)3.141592653589793 * f_select(in_input[i] == 0, (T)1, in_input[i]);
        to_output[i] = f_select(in_input[i] == 0, (T)1, f_divide(f_sin(in_angle), in_angle));
    }
})
static const pointwise sinc_complex_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .loops = {EACH_COMPLEX(AT_TYPE, sinc_complex)},
};
/* d input = grad * select(input == 0, 0, pi * (cos(angle) - sin(angle) / angle) / angle) */
LOOPS(sinc_complex_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) {
        const T in_angle = (T)3.141592653589793 * f_select(in_input[i] == 0, (T)1, in_input[i]);
        to_input[i] = f_conj(f_conj(in_grad[i]) * f_select(in_input[i] == 0, (T)0,
            f_divide((T)3.141592653589793 * (f_cos(in_angle) - f_divide(f_sin(in_angle), in_angle)),
            in_angle)));
    }
})
static const gradient sinc_complex_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .loops = {EACH_COMPLEX(AT_TYPE, sinc_complex_input)},
    .computes = true,
};
static int sinc_complex_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&sinc_complex_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param sinc_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
