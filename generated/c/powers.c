/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* powers: Powers, roots, exponentials and logarithms of each element. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* reciprocal(Tensor input) = 1 / input */
WIDE_LOOPS(reciprocal, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_divide((T)1, in_input[i]);
})
LOOPS(reciprocal, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_divide((T)1, in_input[i]);
})
NARROW_LOOPS(reciprocal, 1, 2, 0, 0)
static const pointwise reciprocal_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"powers", "reciprocal"},
    .postfix = "n0 x0 /",
    .constants = (const double[]){1.0},
    .loops = {
        EACH_FLOATING(AT_TYPE, reciprocal)
        EACH_COMPLEX(AT_TYPE, reciprocal)
        EACH_NARROW_FLOAT(AT_TYPE, reciprocal)
    },
    .blocks = true,
};
/* d input = -grad * output * output */
LOOPS(reciprocal_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * in_output[i] * in_output[i];
})
LOOPS(reciprocal_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(-f_conj(in_grad[i]) * in_output[i] * in_output[i]);
})
NARROW_LOOPS(reciprocal_input, 1, 3, 0, 0)
static const gradient reciprocal_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"powers", "reciprocal_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, reciprocal_input)
        EACH_COMPLEX(AT_TYPE, reciprocal_input)
        EACH_NARROW_FLOAT(AT_TYPE, reciprocal_input)
    },
};
static int reciprocal_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&reciprocal_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param reciprocal_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_reciprocal = {
    .op = "reciprocal", .name = "reciprocal",
    .signature = "reciprocal(Tensor input)",
    .enter = th_pointwise, .body = &reciprocal_body,
    .backward = reciprocal_backward,
    .autocast = "cuda float",
    .params = reciprocal_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* sqrt(Tensor input) = sqrt(input) */
WIDE_LOOPS(sqrt, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_sqrt(in_input[i]);
})
LOOPS(sqrt, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_sqrt(in_input[i]);
})
NARROW_LOOPS(sqrt, 1, 2, 0, 0)
static const pointwise sqrt_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"powers", "sqrt"},
    .postfix = "x0 sqrt",
    .loops = {
        EACH_FLOATING(AT_TYPE, sqrt)
        EACH_COMPLEX(AT_TYPE, sqrt)
        EACH_NARROW_FLOAT(AT_TYPE, sqrt)
    },
    .blocks = true,
};
/* d input = grad / (2 * output) */
WIDE_LOOPS(sqrt_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], 2 * in_output[i]);
})
LOOPS(sqrt_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]), 2 * in_output[i]));
})
NARROW_LOOPS(sqrt_input, 1, 3, 0, 0)
static const gradient sqrt_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"powers", "sqrt_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, sqrt_input)
        EACH_COMPLEX(AT_TYPE, sqrt_input)
        EACH_NARROW_FLOAT(AT_TYPE, sqrt_input)
    },
};
static int sqrt_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&sqrt_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param sqrt_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_sqrt = {
    .op = "sqrt", .name = "sqrt",
    .signature = "sqrt(Tensor input)",
    .enter = th_pointwise, .body = &sqrt_body,
    .backward = sqrt_backward,
    .params = sqrt_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* rsqrt(Tensor input) = rsqrt(input) */
WIDE_LOOPS(rsqrt, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_rsqrt(in_input[i]);
})
LOOPS(rsqrt, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_rsqrt(in_input[i]);
})
NARROW_LOOPS(rsqrt, 1, 2, 0, 0)
static const pointwise rsqrt_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"powers", "rsqrt"},
    .postfix = "n0 x0 sqrt /",
    .constants = (const double[]){1.0},
    .loops = {
        EACH_FLOATING(AT_TYPE, rsqrt)
        EACH_COMPLEX(AT_TYPE, rsqrt)
        EACH_NARROW_FLOAT(AT_TYPE, rsqrt)
    },
    .blocks = true,
};
/* d input = -0.5 * grad * output * output * output */
LOOPS(rsqrt_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = -(T)0.5 * in_grad[i] * in_output[i] * in_output[i] * in_output[i];
})
LOOPS(rsqrt_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(-(T)0.5 * f_conj(in_grad[i]) * in_output[i] * in_output[i] *
        in_output[i]);
})
NARROW_LOOPS(rsqrt_input, 1, 3, 0, 0)
static const gradient rsqrt_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"powers", "rsqrt_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, rsqrt_input)
        EACH_COMPLEX(AT_TYPE, rsqrt_input)
        EACH_NARROW_FLOAT(AT_TYPE, rsqrt_input)
    },
};
static int rsqrt_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&rsqrt_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param rsqrt_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_rsqrt = {
    .op = "rsqrt", .name = "rsqrt",
    .signature = "rsqrt(Tensor input)",
    .enter = th_pointwise, .body = &rsqrt_body,
    .backward = rsqrt_backward,
    .autocast = "cuda float",
    .params = rsqrt_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* exp(Tensor input) = exp(input) */
WIDE_LOOPS(exp, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_exp(in_input[i]);
})
LOOPS(exp, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_exp(in_input[i]);
})
static const pointwise exp_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"powers", "exp"},
    .postfix = "x0 exp",
    .loops = {EACH_FLOATING(AT_TYPE, exp) EACH_COMPLEX(AT_TYPE, exp)},
};
/* d input = grad * output */
LOOPS(exp_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * in_output[i];
})
LOOPS(exp_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * in_output[i]);
})
NARROW_LOOPS(exp_input, 1, 3, 0, 0)
static const gradient exp_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"powers", "exp_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, exp_input)
        EACH_COMPLEX(AT_TYPE, exp_input)
        EACH_NARROW_FLOAT(AT_TYPE, exp_input)
    },
};
static int exp_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&exp_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param exp_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_exp = {
    .op = "exp", .name = "exp",
    .signature = "exp(Tensor input)",
    .enter = th_pointwise, .body = &exp_body,
    .backward = exp_backward,
    .autocast = "cuda float",
    .params = exp_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* expm1(Tensor input) = expm1(input) */
WIDE_LOOPS(expm1, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_expm1(in_input[i]);
})
LOOPS(expm1, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_expm1(in_input[i]);
})
static const pointwise expm1_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"powers", "expm1"},
    .postfix = "x0 expm1",
    .loops = {EACH_FLOATING(AT_TYPE, expm1) EACH_COMPLEX(AT_TYPE, expm1)},
};
/* d input = grad * exp(input) */
WIDE_LOOPS(expm1_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_exp(in_input[i]);
})
LOOPS(expm1_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_exp(in_input[i]));
})
static const gradient expm1_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"powers", "expm1_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, expm1_input)
        EACH_COMPLEX(AT_TYPE, expm1_input)
    },
    .computes = true,
};
static int expm1_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&expm1_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param expm1_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_expm1 = {
    .op = "expm1", .name = "expm1",
    .signature = "expm1(Tensor input)",
    .enter = th_pointwise, .body = &expm1_body,
    .backward = expm1_backward,
    .autocast = "cuda float",
    .params = expm1_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* log(Tensor input) = log(input) */
WIDE_LOOPS(log, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_log(in_input[i]);
})
LOOPS(log, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_log(in_input[i]);
})
static const pointwise log_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"powers", "log"},
    .postfix = "x0 log",
    .loops = {EACH_FLOATING(AT_TYPE, log) EACH_COMPLEX(AT_TYPE, log)},
};
/* d input = grad / input */
WIDE_LOOPS(log_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], in_input[i]);
})
LOOPS(log_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]), in_input[i]));
})
NARROW_LOOPS(log_input, 1, 3, 0, 0)
static const gradient log_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"powers", "log_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, log_input)
        EACH_COMPLEX(AT_TYPE, log_input)
        EACH_NARROW_FLOAT(AT_TYPE, log_input)
    },
};
static int log_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&log_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param log_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_log = {
    .op = "log", .name = "log",
    .signature = "log(Tensor input)",
    .enter = th_pointwise, .body = &log_body,
    .backward = log_backward,
    .autocast = "cuda float",
    .params = log_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* log1p(Tensor input) = log1p(input) */
WIDE_LOOPS(log1p, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_log1p(in_input[i]);
})
LOOPS(log1p, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_log1p(in_input[i]);
})
static const pointwise log1p_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"powers", "log1p"},
    .postfix = "x0 log1p",
    .loops = {EACH_FLOATING(AT_TYPE, log1p) EACH_COMPLEX(AT_TYPE, log1p)},
};
/* d input = grad / (1 + input) */
WIDE_LOOPS(log1p_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], 1 + in_input[i]);
})
LOOPS(log1p_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]), 1 + in_input[i]));
})
NARROW_LOOPS(log1p_input, 1, 3, 0, 0)
static const gradient log1p_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"powers", "log1p_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, log1p_input)
        EACH_COMPLEX(AT_TYPE, log1p_input)
        EACH_NARROW_FLOAT(AT_TYPE, log1p_input)
    },
};
static int log1p_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&log1p_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param log1p_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_log1p = {
    .op = "log1p", .name = "log1p",
    .signature = "log1p(Tensor input)",
    .enter = th_pointwise, .body = &log1p_body,
    .backward = log1p_backward,
    .autocast = "cuda float",
    .params = log1p_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* log1p_square(Tensor input, Tensor scale) = select(ratio < 1, log1p(ratio * ratio),
   select(ratio < 1e15, 2 * log(hypot(ratio, 1)), 2 * (log(abs(input)) - log(abs(scale))))) */
WIDE_LOOPS(log1p_square, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_scale = (const T *)at[2];
    EACH(i, count) {
        const T in_ratio = f_abs(f_divide(in_input[i], in_scale[i]));
        to_output[i] = f_select(in_ratio < 1, f_log1p(in_ratio * in_ratio),
            f_select(in_ratio < (T)1000000000000000.0, 2 * f_log(f_hypot(in_ratio, (T)1)),
            2 * (f_log(f_abs(in_input[i])) - f_log(f_abs(in_scale[i])))));
    }
})
static const pointwise log1p_square_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .computes = true,
    .kernel = {"powers", "log1p_square"},
    .postfix = "x0 x1 / abs n0 < x0 x1 / abs x0 x1 / abs * log1p x0 x1 / abs n1 < n2 x0 x1 / abs n0 hypot log * n2 x0 abs log x1 abs log - * select select",
    .constants = (const double[]){1.0, 1000000000000000.0, 2.0},
    .loops = {EACH_FLOATING(AT_TYPE, log1p_square)},
};
/* d input = grad * 2 * share / longest */
WIDE_LOOPS(log1p_square_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_scale = (const T *)at[3];
    EACH(i, count) {
        const T in_longest = f_hypot(in_input[i], in_scale[i]);
        const T in_share = f_divide(in_input[i], in_longest);
        to_input[i] = f_divide(in_grad[i] * 2 * in_share, in_longest);
    }
})
static const gradient log1p_square_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"powers", "log1p_square_input"},
    .loops = {EACH_FLOATING(AT_TYPE, log1p_square_input)},
    .computes = true,
};
/* d scale = -grad * 2 * share * share / scale */
WIDE_LOOPS(log1p_square_scale, EACH_FLOATING, {
    T *to_scale = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_scale = (const T *)at[3];
    EACH(i, count) {
        const T in_longest = f_hypot(in_input[i], in_scale[i]);
        const T in_share = f_divide(in_input[i], in_longest);
        to_scale[i] = f_divide(-in_grad[i] * 2 * in_share * in_share, in_scale[i]);
    }
})
static const gradient log1p_square_scale = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"powers", "log1p_square_scale"},
    .loops = {EACH_FLOATING(AT_TYPE, log1p_square_scale)},
    .computes = true,
};
static int log1p_square_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&log1p_square_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&log1p_square_scale, s, grad);
    return th_finish_gradients(s, result);
}
static const param log1p_square_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "scale", .kind = P_TENSOR, .slot = 1},
};
const row op_log1p_square = {
    .op = "log1p_square", .name = "log1p_square",
    .signature = "log1p_square(Tensor input, Tensor scale)",
    .enter = th_pointwise, .body = &log1p_square_body,
    .backward = log1p_square_backward,
    .params = log1p_square_params,
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 3, .grads = 1, .reads = {3, 3},
};

/* log_quotient(Tensor weight, Tensor input, Tensor other) = select(weight == 0, 0, weight *
   logarithm) */
WIDE_LOOPS(log_quotient, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_weight = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) {
        const T in_quotient = f_divide(in_input[i], in_other[i]);
        const T in_logarithm = f_select((in_quotient > (T)1e-30) & (in_quotient < (T)1e+30),
            f_log(in_quotient), f_log(in_input[i]) - f_log(in_other[i]));
        to_output[i] = f_select(in_weight[i] == 0, (T)0, in_weight[i] * in_logarithm);
    }
})
static const pointwise log_quotient_body = {
    .outputs = 1, .inputs = 3,
    .to = {0}, .from = {0, 1, 2},
    .computes = true,
    .kernel = {"powers", "log_quotient"},
    .postfix = "x0 n2 == n2 x0 x1 x2 / n0 > x1 x2 / n1 < and x1 x2 / log x1 log x2 log - select * select",
    .constants = (const double[]){1e-30, 1e+30, 0.0},
    .loops = {EACH_FLOATING(AT_TYPE, log_quotient)},
};
/* d weight = grad * logarithm */
WIDE_LOOPS(log_quotient_weight, EACH_FLOATING, {
    T *to_weight = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) {
        const T in_quotient = f_divide(in_input[i], in_other[i]);
        const T in_logarithm = f_select((in_quotient > (T)1e-30) & (in_quotient < (T)1e+30),
            f_log(in_quotient), f_log(in_input[i]) - f_log(in_other[i]));
        to_weight[i] = in_grad[i] * in_logarithm;
    }
})
static const gradient log_quotient_weight = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 1, 2},
    .kernel = {"powers", "log_quotient_weight"},
    .loops = {EACH_FLOATING(AT_TYPE, log_quotient_weight)},
    .computes = true,
};
/* d input = grad * weight / input */
WIDE_LOOPS(log_quotient_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_weight = (const T *)at[2];
    const T *in_input = (const T *)at[3];
    EACH(i, count) to_input[i] = f_divide(in_grad[i] * in_weight[i], in_input[i]);
})
NARROW_LOOPS(log_quotient_input, 1, 4, 0, 0)
static const gradient log_quotient_input = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"powers", "log_quotient_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, log_quotient_input)
        EACH_NARROW_FLOAT(AT_TYPE, log_quotient_input)
    },
};
/* d other = -grad * weight / other */
WIDE_LOOPS(log_quotient_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_weight = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_other[i] = f_divide(-in_grad[i] * in_weight[i], in_other[i]);
})
NARROW_LOOPS(log_quotient_other, 1, 4, 0, 0)
static const gradient log_quotient_other = {
    .input = 2, .inputs = 3, .from = {FROM_GRAD, 0, 2},
    .kernel = {"powers", "log_quotient_other"},
    .loops = {
        EACH_FLOATING(AT_TYPE, log_quotient_other)
        EACH_NARROW_FLOAT(AT_TYPE, log_quotient_other)
    },
};
static int log_quotient_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&log_quotient_weight, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&log_quotient_input, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&log_quotient_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param log_quotient_params[] = {
    {.name = "weight", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
    {.name = "other", .kind = P_TENSOR, .slot = 2},
};
const row op_log_quotient = {
    .op = "log_quotient", .name = "log_quotient",
    .signature = "log_quotient(Tensor weight, Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &log_quotient_body,
    .backward = log_quotient_backward,
    .params = log_quotient_params,
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 3, .tensors = 3, .inputs = 3, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 7, .grads = 1, .reads = {6, 3, 5},
};

/* pow(Tensor|Scalar input, Tensor|Scalar exponent) = input ** exponent */
LOOPS(pow, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_exponent = (const T *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent[i]);
})
LOOPS(pow_number, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_exponent = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent);
})
WIDE_LOOPS(pow, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_exponent = (const T *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent[i]);
})
WIDE_LOOPS(pow_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_exponent = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent);
})
LOOPS(pow, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_exponent = (const T *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent[i]);
})
LOOPS(pow_number, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_exponent = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent);
})
static const pointwise pow_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .exponents = 2,
    .computes = true,
    .kernel = {"powers", "pow"},
    .loops = {EACH_SUMMED(AT_TYPE, pow)},
    .numbers = {EACH_SUMMED(AT_TYPE, pow_number)},
};
/* d input = select(exponent == 0 and (input == 0 or isnan(input)), 0, grad * exponent * base **
   (exponent - 1)) */
WIDE_LOOPS(pow_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_exponent = (const T *)at[3];
    EACH(i, count) {
        const T in_base = f_select((in_exponent[i] == 0) & ((in_input[i] == 0) |
            f_isnan(in_input[i])), (T)1, in_input[i]);
        to_input[i] = f_select((in_exponent[i] == 0) & ((in_input[i] == 0) | f_isnan(in_input[i])),
            (T)0, in_grad[i] * in_exponent[i] * f_pow(in_base, in_exponent[i] - 1));
    }
})
LOOPS(pow_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_exponent = (const T *)at[3];
    EACH(i, count) {
        const T in_base = f_select((in_exponent[i] == 0) & ((in_input[i] == 0) |
            f_isnan(in_input[i])), (T)1, in_input[i]);
        to_input[i] = f_conj(f_select((in_exponent[i] == 0) & ((in_input[i] == 0) |
            f_isnan(in_input[i])), (T)0, f_conj(in_grad[i]) * in_exponent[i] * f_pow(in_base,
            in_exponent[i] - 1)));
    }
})
static const gradient pow_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"powers", "pow_input"},
    .loops = {EACH_FLOATING(AT_TYPE, pow_input) EACH_COMPLEX(AT_TYPE, pow_input)},
    .computes = true,
};
/* d exponent = select(input == 0 and output - output == 0, 0, grad * output * log(input)) */
WIDE_LOOPS(pow_exponent, EACH_FLOATING, {
    T *to_exponent = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_output = (const T *)at[3];
    EACH(i, count) to_exponent[i] = f_select((in_input[i] == 0) & (in_output[i] - in_output[i] ==
        0), (T)0, in_grad[i] * in_output[i] * f_log(in_input[i]));
})
LOOPS(pow_exponent, EACH_COMPLEX, {
    T *to_exponent = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_output = (const T *)at[3];
    EACH(i, count) to_exponent[i] = f_conj(f_select((in_input[i] == 0) & (in_output[i] -
        in_output[i] == 0), (T)0, f_conj(in_grad[i]) * in_output[i] * f_log(in_input[i])));
})
static const gradient pow_exponent = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"powers", "pow_exponent"},
    .loops = {
        EACH_FLOATING(AT_TYPE, pow_exponent)
        EACH_COMPLEX(AT_TYPE, pow_exponent)
    },
    .computes = true,
};
static int pow_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&pow_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&pow_exponent, s, grad);
    return th_finish_gradients(s, result);
}
static const param pow_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "exponent", .kind = P_EITHER, .slot = 1, .number = 1},
};
extern const row op_square, op_cube, op_sqrt, op_reciprocal;
const row op_pow = {
    .op = "pow", .name = "pow",
    .signature = "pow(Tensor|Scalar input, Tensor|Scalar exponent)",
    .enter = th_pointwise, .body = &pow_body,
    .backward = pow_backward,
    .autocast = "cuda float",
    .shortcuts = (const shortcut[]){{2.0, &op_square}, {3.0, &op_cube}, {0.5, &op_sqrt}, {-1.0, &op_reciprocal}, {0, NULL}},
    .params = pow_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2,
    .scalars = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .joins = 3, .reads = {3, 0x101},
};

/* cube(Tensor input) = input * input * input */
LOOPS(cube, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i] * in_input[i];
})
NARROW_LOOPS(cube, 1, 2, 0, 0)
static const pointwise cube_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"powers", "cube"},
    .postfix = "x0 x0 * x0 *",
    .loops = {EACH_SUMMED(AT_TYPE, cube) EACH_NARROW_FLOAT(AT_TYPE, cube)},
    .blocks = true,
};
/* d input = 3 * grad * input * input */
LOOPS(cube_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = 3 * in_grad[i] * in_input[i] * in_input[i];
})
LOOPS(cube_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(3 * f_conj(in_grad[i]) * in_input[i] * in_input[i]);
})
NARROW_LOOPS(cube_input, 1, 3, 0, 0)
static const gradient cube_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"powers", "cube_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, cube_input)
        EACH_COMPLEX(AT_TYPE, cube_input)
        EACH_NARROW_FLOAT(AT_TYPE, cube_input)
    },
};
static int cube_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&cube_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param cube_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_cube = {
    .op = "cube", .name = "cube",
    .signature = "cube(Tensor input)",
    .enter = th_pointwise, .body = &cube_body,
    .backward = cube_backward,
    .params = cube_params,
    .flags = ROW_LOOP, .dtypes = TH_NUMBERS | TH_COMPLEX, .own = TH_PLAIN | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};
