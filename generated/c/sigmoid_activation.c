/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* sigmoid_activation: Smooth nonlinear functions of neural networks. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* sigmoid(Tensor input) = sigmoid(input) */
WIDE_LOOPS(sigmoid, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_sigmoid(in_input[i]);
})
LOOPS(sigmoid, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_sigmoid(in_input[i]);
})
static const pointwise sigmoid_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"sigmoid_activation", "sigmoid"},
    .postfix = "n0 n0 x0 neg exp + /",
    .constants = (const double[]){1.0},
    .loops = {EACH_FLOATING(AT_TYPE, sigmoid) EACH_COMPLEX(AT_TYPE, sigmoid)},
};
/* d input = grad * output * (1 - output) */
LOOPS(sigmoid_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * in_output[i] * (1 - in_output[i]);
})
LOOPS(sigmoid_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * in_output[i] * (1 - in_output[i]));
})
NARROW_LOOPS(sigmoid_input, 1, 3, 0, 0)
static const gradient sigmoid_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"sigmoid_activation", "sigmoid_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, sigmoid_input)
        EACH_COMPLEX(AT_TYPE, sigmoid_input)
        EACH_NARROW_FLOAT(AT_TYPE, sigmoid_input)
    },
};
static int sigmoid_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&sigmoid_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param sigmoid_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_sigmoid = {
    .op = "sigmoid", .name = "sigmoid",
    .signature = "sigmoid(Tensor input)",
    .enter = th_pointwise, .body = &sigmoid_body,
    .backward = sigmoid_backward,
    .params = sigmoid_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* softplus(Tensor input, Scalar beta=1.0, Scalar threshold=20.0) = select(input * beta >
   threshold, input, log1p(exp(input * beta)) / beta) */
WIDE_LOOPS(softplus, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_beta = NUMBER(T, option[0]);
    const T in_threshold = NUMBER(T, option[1]);
    EACH(i, count) to_output[i] = f_select(in_input[i] * in_beta > in_threshold, in_input[i],
        f_divide(f_log1p(f_exp(in_input[i] * in_beta)), in_beta));
})
static const pointwise softplus_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .limits = 2,
    .computes = true,
    .kernel = {"sigmoid_activation", "softplus"},
    .postfix = "x0 o0 * o1 > x0 x0 o0 * exp log1p o0 / select",
    .loops = {EACH_FLOATING(AT_TYPE, softplus)},
};
/* d input = select(input * beta > threshold, grad, grad * sigmoid(input * beta)) */
WIDE_LOOPS(softplus_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T in_beta = NUMBER(T, option[0]);
    const T in_threshold = NUMBER(T, option[1]);
    EACH(i, count) to_input[i] = f_select(in_input[i] * in_beta > in_threshold, in_grad[i],
        in_grad[i] * f_sigmoid(in_input[i] * in_beta));
})
static const gradient softplus_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"sigmoid_activation", "softplus_input"},
    .loops = {EACH_FLOATING(AT_TYPE, softplus_input)},
    .computes = true,
};
static int softplus_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&softplus_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param softplus_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "beta", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1.0)},
    {.name = "threshold", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(20.0)},
};
const row op_softplus = {
    .op = "softplus", .name = "softplus",
    .signature = "softplus(Tensor input, Scalar beta=1.0, Scalar threshold=20.0)",
    .enter = th_pointwise, .body = &softplus_body,
    .backward = softplus_backward,
    .autocast = "cuda float",
    .params = softplus_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 3, .required = 1, .tensors = 1, .inputs = 1, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* log_sigmoid(Tensor input) = select(input < 0, input, 0) - log1p(exp(-abs(input))) */
WIDE_LOOPS(log_sigmoid, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, in_input[i],
        (T)0) - f_log1p(f_exp(-f_abs(in_input[i])));
})
static const pointwise log_sigmoid_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"sigmoid_activation", "log_sigmoid"},
    .postfix = "x0 n0 < x0 n0 select x0 abs neg exp log1p -",
    .constants = (const double[]){0.0},
    .loops = {EACH_FLOATING(AT_TYPE, log_sigmoid)},
};
/* d input = grad * sigmoid(-input) */
WIDE_LOOPS(log_sigmoid_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_sigmoid(-in_input[i]);
})
static const gradient log_sigmoid_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"sigmoid_activation", "log_sigmoid_input"},
    .loops = {EACH_FLOATING(AT_TYPE, log_sigmoid_input)},
    .computes = true,
};
static int log_sigmoid_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&log_sigmoid_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param log_sigmoid_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_log_sigmoid = {
    .op = "log_sigmoid", .name = "log_sigmoid",
    .signature = "log_sigmoid(Tensor input)",
    .enter = th_pointwise, .body = &log_sigmoid_body,
    .backward = log_sigmoid_backward,
    .params = log_sigmoid_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* softsign(Tensor input) = select(abs(input) == inf, sign(input), input / (1 + abs(input))) */
WIDE_LOOPS(softsign, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_select(f_abs(in_input[i]) == (T)INFINITY, f_sign(in_input[i]),
        f_divide(in_input[i], 1 + f_abs(in_input[i])));
})
NARROW_LOOPS(softsign, 1, 2, 0, 0)
static const pointwise softsign_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"sigmoid_activation", "softsign"},
    .postfix = "x0 abs n0 == x0 n1 > n2 x0 n1 < n3 x0 n1 + select select x0 n2 x0 abs + / select",
    .constants = (const double[]){INFINITY, 0.0, 1.0, -1.0},
    .loops = {EACH_FLOATING(AT_TYPE, softsign) EACH_NARROW_FLOAT(AT_TYPE, softsign)},
    .blocks = true,
};
/* d input = grad / ((1 + abs(input)) * (1 + abs(input))) */
WIDE_LOOPS(softsign_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i],
        (1 + f_abs(in_input[i])) * (1 + f_abs(in_input[i])));
})
NARROW_LOOPS(softsign_input, 1, 3, 0, 0)
static const gradient softsign_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"sigmoid_activation", "softsign_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, softsign_input)
        EACH_NARROW_FLOAT(AT_TYPE, softsign_input)
    },
};
static int softsign_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&softsign_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param softsign_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_softsign = {
    .op = "softsign", .name = "softsign",
    .signature = "softsign(Tensor input)",
    .enter = th_pointwise, .body = &softsign_body,
    .backward = softsign_backward,
    .params = softsign_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* softsign_complex(Tensor input) = torch.composed.softsign_complex */
static const param softsign_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_softsign_complex = {
    .op = "softsign_complex", .name = "softsign",
    .signature = "softsign_complex(Tensor input)",
    .params = softsign_complex_params,
    .flags = ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1, .required = 1,
    .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* tanhshrink(Tensor input) = select(abs(input) < 1.5, series / cosh(near) + 0, input -
   tanh(input)) */
WIDE_LOOPS(tanhshrink, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) {
        const T in_near = f_select(f_abs(in_input[i]) < (T)1.5, in_input[i], (T)0);
        const T in_square = in_near * in_near;
        const T in_series = f_divide(in_near * in_square, (T)3) * (1 + f_divide(in_square,
            (T)10) * (1 + f_divide(in_square, (T)28) * (1 + f_divide(in_square,
            (T)54) * (1 + f_divide(in_square, (T)88) * (1 + f_divide(in_square,
            (T)130) * (1 + f_divide(in_square, (T)180) * (1 + f_divide(in_square,
            (T)238) * (1 + f_divide(in_square, (T)304) * (1 + f_divide(in_square, (T)378))))))))));
        to_output[i] = f_select(f_abs(in_input[i]) < (T)1.5, f_divide(in_series,
            f_cosh(in_near)) + 0, in_input[i] - f_tanh(in_input[i]));
    }
})
static const pointwise tanhshrink_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"sigmoid_activation", "tanhshrink"},
    .postfix = "x0 abs n0 < x0 abs n0 < x0 n1 select x0 abs n0 < x0 n1 select x0 abs n0 < x0 n1 select * * n2 / n3 x0 abs n0 < x0 n1 select x0 abs n0 < x0 n1 select * n4 / n3 x0 abs n0 < x0 n1 select x0 abs n0 < x0 n1 select * n5 / n3 x0 abs n0 < x0 n1 select x0 abs n0 < x0 n1 select * n6 / n3 x0 abs n0 < x0 n1 select x0 abs n0 < x0 n1 select * n7 / n3 x0 abs n0 < x0 n1 select x0 abs n0 < x0 n1 select * n8 / n3 x0 abs n0 < x0 n1 select x0 abs n0 < x0 n1 select * n9 / n3 x0 abs n0 < x0 n1 select x0 abs n0 < x0 n1 select * n10 / n3 x0 abs n0 < x0 n1 select x0 abs n0 < x0 n1 select * n11 / n3 x0 abs n0 < x0 n1 select x0 abs n0 < x0 n1 select * n12 / + * + * + * + * + * + * + * + * + * x0 abs n0 < x0 n1 select cosh / n1 + x0 x0 tanh - select",
    .constants = (const double[]){1.5, 0.0, 3.0, 1.0, 10.0, 28.0, 54.0, 88.0, 130.0, 180.0, 238.0, 304.0, 378.0},
    .loops = {EACH_FLOATING(AT_TYPE, tanhshrink)},
};
/* d input = grad * tanh(input) * tanh(input) */
WIDE_LOOPS(tanhshrink_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_tanh(in_input[i]) * f_tanh(in_input[i]);
})
static const gradient tanhshrink_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"sigmoid_activation", "tanhshrink_input"},
    .loops = {EACH_FLOATING(AT_TYPE, tanhshrink_input)},
    .computes = true,
};
static int tanhshrink_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&tanhshrink_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param tanhshrink_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_tanhshrink = {
    .op = "tanhshrink", .name = "tanhshrink",
    .signature = "tanhshrink(Tensor input)",
    .enter = th_pointwise, .body = &tanhshrink_body,
    .backward = tanhshrink_backward,
    .params = tanhshrink_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* tanhshrink_complex(Tensor input) = input - tanh(input) */
LOOPS(tanhshrink_complex, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = in_input[i] - f_tanh(in_input[i]);
})
static const pointwise tanhshrink_complex_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .loops = {EACH_COMPLEX(AT_TYPE, tanhshrink_complex)},
};
/* d input = grad * tanh(input) * tanh(input) */
LOOPS(tanhshrink_complex_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_tanh(in_input[i]) *
        f_tanh(in_input[i]));
})
static const gradient tanhshrink_complex_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .loops = {EACH_COMPLEX(AT_TYPE, tanhshrink_complex_input)},
    .computes = true,
};
static int tanhshrink_complex_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&tanhshrink_complex_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param tanhshrink_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_tanhshrink_complex = {
    .op = "tanhshrink_complex", .name = "tanhshrink",
    .signature = "tanhshrink_complex(Tensor input)",
    .enter = th_pointwise, .body = &tanhshrink_complex_body,
    .backward = tanhshrink_complex_backward,
    .params = tanhshrink_complex_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* silu(Tensor input) = select(gate == 0, 0, input * gate) */
WIDE_LOOPS(silu, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) {
        const T in_gate = f_sigmoid(in_input[i]);
        to_output[i] = f_select(in_gate == 0, (T)0, in_input[i] * in_gate);
    }
})
static const pointwise silu_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"sigmoid_activation", "silu"},
    .postfix = "n0 n0 x0 neg exp + / n1 == n1 x0 n0 n0 x0 neg exp + / * select",
    .constants = (const double[]){1.0, 0.0},
    .loops = {EACH_FLOATING(AT_TYPE, silu)},
};
/* d input = grad * select(gate == 0 or gate == 1, gate, gate * (1 + input * (1 - gate))) */
WIDE_LOOPS(silu_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) {
        const T in_gate = f_sigmoid(in_input[i]);
        to_input[i] = in_grad[i] * f_select((in_gate == 0) | (in_gate == 1), in_gate,
            in_gate * (1 + in_input[i] * (1 - in_gate)));
    }
})
static const gradient silu_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"sigmoid_activation", "silu_input"},
    .loops = {EACH_FLOATING(AT_TYPE, silu_input)},
    .computes = true,
};
static int silu_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&silu_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param silu_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_silu = {
    .op = "silu", .name = "silu",
    .signature = "silu(Tensor input)",
    .enter = th_pointwise, .body = &silu_body,
    .backward = silu_backward,
    .params = silu_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* silu_complex(Tensor input) = input * gate */
LOOPS(silu_complex, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) {
        const T in_gate = f_sigmoid(in_input[i]);
        to_output[i] = in_input[i] * in_gate;
    }
})
static const pointwise silu_complex_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .loops = {EACH_COMPLEX(AT_TYPE, silu_complex)},
};
/* d input = grad * gate * (1 + input * (1 - gate)) */
LOOPS(silu_complex_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) {
        const T in_gate = f_sigmoid(in_input[i]);
        to_input[i] = f_conj(f_conj(in_grad[i]) * in_gate * (1 + in_input[i] * (1 - in_gate)));
    }
})
static const gradient silu_complex_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .loops = {EACH_COMPLEX(AT_TYPE, silu_complex_input)},
    .computes = true,
};
static int silu_complex_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&silu_complex_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param silu_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_silu_complex = {
    .op = "silu_complex", .name = "silu",
    .signature = "silu_complex(Tensor input)",
    .enter = th_pointwise, .body = &silu_complex_body,
    .backward = silu_complex_backward,
    .params = silu_complex_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* mish(Tensor input) = select(gate == 0, 0, input * gate) */
WIDE_LOOPS(mish, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) {
        const T in_rise = f_select(in_input[i] > 40, (T)1, f_exp(in_input[i]));
        const T in_above = in_rise * (in_rise + 2);
        const T in_gate = f_select(in_input[i] > 40, (T)1, f_divide(in_above, in_above + 2));
        to_output[i] = f_select(in_gate == 0, (T)0, in_input[i] * in_gate);
    }
})
static const pointwise mish_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"sigmoid_activation", "mish"},
    .postfix = "x0 n0 > n1 x0 n0 > n1 x0 exp select x0 n0 > n1 x0 exp select n2 + * x0 n0 > n1 x0 exp select x0 n0 > n1 x0 exp select n2 + * n2 + / select n3 == n3 x0 x0 n0 > n1 x0 n0 > n1 x0 exp select x0 n0 > n1 x0 exp select n2 + * x0 n0 > n1 x0 exp select x0 n0 > n1 x0 exp select n2 + * n2 + / select * select",
    .constants = (const double[]){40.0, 1.0, 2.0, 0.0},
    .loops = {EACH_FLOATING(AT_TYPE, mish)},
};
/* d input = grad * select(gate == 0 or input > 40, gate, gate + input * (4 * rise / (above +
   2)) * ((1 + rise) / (above + 2))) */
WIDE_LOOPS(mish_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) {
        const T in_rise = f_select(in_input[i] > 40, (T)1, f_exp(in_input[i]));
        const T in_above = in_rise * (in_rise + 2);
        const T in_gate = f_select(in_input[i] > 40, (T)1, f_divide(in_above, in_above + 2));
        to_input[i] = in_grad[i] * f_select((in_gate == 0) | (in_input[i] > 40), in_gate,
            in_gate + in_input[i] * f_divide(4 * in_rise, in_above + 2) * f_divide(1 + in_rise,
            in_above + 2));
    }
})
static const gradient mish_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"sigmoid_activation", "mish_input"},
    .loops = {EACH_FLOATING(AT_TYPE, mish_input)},
    .computes = true,
};
static int mish_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&mish_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param mish_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_mish = {
    .op = "mish", .name = "mish",
    .signature = "mish(Tensor input)",
    .enter = th_pointwise, .body = &mish_body,
    .backward = mish_backward,
    .params = mish_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* gelu(Tensor input) = select(share == 0, 0, input * share) */
WIDE_LOOPS(gelu, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) {
        const T in_share = f_ndtr(in_input[i]);
        to_output[i] = f_select(in_share == 0, (T)0, in_input[i] * in_share);
    }
})
static const pointwise gelu_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"sigmoid_activation", "gelu"},
    .postfix = "x0 ndtr n0 == n0 x0 x0 ndtr * select",
    .constants = (const double[]){0.0},
    .loops = {EACH_FLOATING(AT_TYPE, gelu)},
};
/* d input = grad * select(abs(input) == inf, share, share + input * 0.3989422804014327 *
   exp(-0.5 * input * input)) */
WIDE_LOOPS(gelu_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) {
        const T in_share = f_ndtr(in_input[i]);
        to_input[i] = in_grad[i] * f_select(f_abs(in_input[i]) == (T)INFINITY, in_share,
            in_share + in_input[i] * (T)0.3989422804014327 * f_exp(-(T)0.5 * in_input[i] *
            in_input[i]));
    }
})
static const gradient gelu_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"sigmoid_activation", "gelu_input"},
    .loops = {EACH_FLOATING(AT_TYPE, gelu_input)},
    .computes = true,
};
static int gelu_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&gelu_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param gelu_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_gelu = {
    .op = "gelu", .name = "gelu",
    .signature = "gelu(Tensor input)",
    .enter = th_pointwise, .body = &gelu_body,
    .backward = gelu_backward,
    .params = gelu_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* glu(Tensor input, Dim dim=-1) = torch.composed.glu */
static const param glu_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(-1)},
};
const row op_glu = {
    .op = "glu", .name = "glu",
    .signature = "glu(Tensor input, Dim dim=-1)",
    .params = glu_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* gelu_tanh(Tensor input) = select(share == 0, 0, input * share) */
WIDE_LOOPS(gelu_tanh, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) {
        const T in_inner = (T)0.7978845608028654 * (in_input[i] + (T)0.044715 * in_input[i] *
            in_input[i] * in_input[i]);
        const T in_share = f_sigmoid(2 * in_inner);
        to_output[i] = f_select(in_share == 0, (T)0, in_input[i] * in_share);
    }
})
static const pointwise gelu_tanh_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"sigmoid_activation", "gelu_tanh"},
    .postfix = "n3 n3 n2 n0 x0 n1 x0 * x0 * x0 * + * * neg exp + / n4 == n4 x0 n3 n3 n2 n0 x0 n1 x0 * x0 * x0 * + * * neg exp + / * select",
    .constants = (const double[]){0.7978845608028654, 0.044715, 2.0, 1.0, 0.0},
    .loops = {EACH_FLOATING(AT_TYPE, gelu_tanh)},
};
/* d input = grad * select(share == 0 or share == 1, share, share * (1 + input * (1 - share) *
   slope)) */
WIDE_LOOPS(gelu_tanh_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) {
        const T in_inner = (T)0.7978845608028654 * (in_input[i] + (T)0.044715 * in_input[i] *
            in_input[i] * in_input[i]);
        const T in_share = f_sigmoid(2 * in_inner);
        const T in_slope = (T)1.5957691216057308 * (1 + (T)0.134145 * in_input[i] * in_input[i]);
        to_input[i] = in_grad[i] * f_select((in_share == 0) | (in_share == 1), in_share,
            in_share * (1 + in_input[i] * (1 - in_share) * in_slope));
    }
})
static const gradient gelu_tanh_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"sigmoid_activation", "gelu_tanh_input"},
    .loops = {EACH_FLOATING(AT_TYPE, gelu_tanh_input)},
    .computes = true,
};
static int gelu_tanh_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&gelu_tanh_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param gelu_tanh_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_gelu_tanh = {
    .op = "gelu_tanh", .name = "gelu_tanh",
    .signature = "gelu_tanh(Tensor input)",
    .enter = th_pointwise, .body = &gelu_tanh_body,
    .backward = gelu_tanh_backward,
    .params = gelu_tanh_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* nn_functional_gelu(Tensor input, word[none,tanh] approximate=none) =
   torch.composed.nn_functional_gelu */
static const param nn_functional_gelu_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "approximate", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(0),
     .words = "none tanh"},
};
const row op_nn_functional_gelu = {
    .op = "nn_functional_gelu", .name = "nn.functional.gelu",
    .signature = "nn_functional_gelu(Tensor input, word[none,tanh] approximate=none)",
    .params = nn_functional_gelu_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};
