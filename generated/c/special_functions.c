/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* special_functions: Squares, logarithms to other bases, error functions, and functions related
   to the gamma function. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

extern const row op_polygamma;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* square(Tensor input) = input * input */
LOOPS(square, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i];
})
NARROW_LOOPS(square, 1, 2, 0, 0)
static const pointwise square_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"special_functions", "square"},
    .postfix = "x0 x0 *",
    .loops = {EACH_SUMMED(AT_TYPE, square) EACH_NARROW_FLOAT(AT_TYPE, square)},
    .blocks = true,
};
/* d input = 2 * grad * input */
LOOPS(square_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = 2 * in_grad[i] * in_input[i];
})
LOOPS(square_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(2 * f_conj(in_grad[i]) * in_input[i]);
})
NARROW_LOOPS(square_input, 1, 3, 0, 0)
static const gradient square_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"special_functions", "square_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, square_input)
        EACH_COMPLEX(AT_TYPE, square_input)
        EACH_NARROW_FLOAT(AT_TYPE, square_input)
    },
};
static int square_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&square_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param square_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_square = {
    .op = "square", .name = "square",
    .signature = "square(Tensor input)",
    .enter = th_pointwise, .body = &square_body,
    .backward = square_backward,
    .node = "PowBackward0",
    .params = square_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* square_truth(Tensor input) -> LongTensor = torch.composed.square_truth */
static const param square_truth_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_square_truth = {
    .op = "square_truth", .name = "square",
    .signature = "square_truth(Tensor input) -> LongTensor",
    .params = square_truth_params,
    .flags = ROW_PRESETS, .dtypes = 1 << TH_BOOL, .own = 1 << TH_BOOL, .nparams = 1, .required = 1,
    .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_LONG},
};

/* log2(Tensor input) = log2(input) */
WIDE_LOOPS(log2, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_log2(in_input[i]);
})
LOOPS(log2, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_log2(in_input[i]);
})
static const pointwise log2_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "log2"},
    .postfix = "x0 log2",
    .loops = {EACH_FLOATING(AT_TYPE, log2) EACH_COMPLEX(AT_TYPE, log2)},
};
/* d input = grad / (input * log(2)) */
WIDE_LOOPS(log2_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], in_input[i] * f_log((T)2));
})
LOOPS(log2_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]), in_input[i] * f_log((T)2)));
})
static const gradient log2_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"special_functions", "log2_input"},
    .loops = {EACH_FLOATING(AT_TYPE, log2_input) EACH_COMPLEX(AT_TYPE, log2_input)},
    .computes = true,
};
static int log2_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&log2_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param log2_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_log2 = {
    .op = "log2", .name = "log2",
    .signature = "log2(Tensor input)",
    .enter = th_pointwise, .body = &log2_body,
    .backward = log2_backward,
    .autocast = "cuda float",
    .params = log2_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* log10(Tensor input) = log10(input) */
WIDE_LOOPS(log10, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_log10(in_input[i]);
})
LOOPS(log10, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_log10(in_input[i]);
})
static const pointwise log10_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "log10"},
    .postfix = "x0 log10",
    .loops = {EACH_FLOATING(AT_TYPE, log10) EACH_COMPLEX(AT_TYPE, log10)},
};
/* d input = grad / (input * log(10)) */
WIDE_LOOPS(log10_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], in_input[i] * f_log((T)10));
})
LOOPS(log10_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]), in_input[i] * f_log((T)10)));
})
static const gradient log10_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"special_functions", "log10_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, log10_input)
        EACH_COMPLEX(AT_TYPE, log10_input)
    },
    .computes = true,
};
static int log10_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&log10_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param log10_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_log10 = {
    .op = "log10", .name = "log10",
    .signature = "log10(Tensor input)",
    .enter = th_pointwise, .body = &log10_body,
    .backward = log10_backward,
    .autocast = "cuda float",
    .params = log10_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* exp2(Tensor input) = exp2(input) */
WIDE_LOOPS(exp2, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_exp2(in_input[i]);
})
static const pointwise exp2_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "exp2"},
    .postfix = "x0 exp2",
    .loops = {EACH_FLOATING(AT_TYPE, exp2)},
};
/* d input = grad * output * log(2) */
WIDE_LOOPS(exp2_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * in_output[i] * f_log((T)2);
})
static const gradient exp2_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"special_functions", "exp2_input"},
    .loops = {EACH_FLOATING(AT_TYPE, exp2_input)},
    .computes = true,
};
static int exp2_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&exp2_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param exp2_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_exp2 = {
    .op = "exp2", .name = "exp2",
    .signature = "exp2(Tensor input)",
    .enter = th_pointwise, .body = &exp2_body,
    .backward = exp2_backward,
    .params = exp2_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* erf(Tensor input) = erf(input) */
WIDE_LOOPS(erf, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_erf(in_input[i]);
})
static const pointwise erf_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "erf"},
    .postfix = "x0 erf",
    .loops = {EACH_FLOATING(AT_TYPE, erf)},
};
/* d input = grad * 2 / sqrt(pi) * exp(-input * input) */
WIDE_LOOPS(erf_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i] * 2,
        f_sqrt((T)3.141592653589793)) * f_exp(-in_input[i] * in_input[i]);
})
static const gradient erf_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"special_functions", "erf_input"},
    .loops = {EACH_FLOATING(AT_TYPE, erf_input)},
    .computes = true,
};
static int erf_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&erf_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param erf_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_erf = {
    .op = "erf", .name = "erf",
    .signature = "erf(Tensor input)",
    .enter = th_pointwise, .body = &erf_body,
    .backward = erf_backward,
    .params = erf_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* erfc(Tensor input) = erfc(input) */
WIDE_LOOPS(erfc, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_erfc(in_input[i]);
})
static const pointwise erfc_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "erfc"},
    .postfix = "x0 erfc",
    .loops = {EACH_FLOATING(AT_TYPE, erfc)},
};
/* d input = -2 * grad / sqrt(pi) * exp(-input * input) */
WIDE_LOOPS(erfc_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_divide(-2 * in_grad[i],
        f_sqrt((T)3.141592653589793)) * f_exp(-in_input[i] * in_input[i]);
})
static const gradient erfc_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"special_functions", "erfc_input"},
    .loops = {EACH_FLOATING(AT_TYPE, erfc_input)},
    .computes = true,
};
static int erfc_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&erfc_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param erfc_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_erfc = {
    .op = "erfc", .name = "erfc",
    .signature = "erfc(Tensor input)",
    .enter = th_pointwise, .body = &erfc_body,
    .backward = erfc_backward,
    .params = erfc_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* erfinv(Tensor input) = erfinv(input) */
WIDE_LOOPS(erfinv, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_erfinv(in_input[i]);
})
static const pointwise erfinv_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "erfinv"},
    .loops = {EACH_FLOATING(AT_TYPE, erfinv)},
};
/* d input = grad * sqrt(pi) / 2 * exp(output * output) */
WIDE_LOOPS(erfinv_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i] * f_sqrt((T)3.141592653589793),
        (T)2) * f_exp(in_output[i] * in_output[i]);
})
static const gradient erfinv_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"special_functions", "erfinv_input"},
    .loops = {EACH_FLOATING(AT_TYPE, erfinv_input)},
    .computes = true,
};
static int erfinv_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&erfinv_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param erfinv_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_erfinv = {
    .op = "erfinv", .name = "erfinv",
    .signature = "erfinv(Tensor input)",
    .enter = th_pointwise, .body = &erfinv_body,
    .backward = erfinv_backward,
    .autocast = "cuda float",
    .params = erfinv_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* lgamma(Tensor input) = lgamma(input) */
WIDE_LOOPS(lgamma, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_lgamma(in_input[i]);
})
static const pointwise lgamma_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "lgamma"},
    .loops = {EACH_FLOATING(AT_TYPE, lgamma)},
};
/* d input = grad * digamma(input) */
WIDE_LOOPS(lgamma_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_digamma(in_input[i]);
})
static const gradient lgamma_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"special_functions", "lgamma_input"},
    .loops = {EACH_FLOATING(AT_TYPE, lgamma_input)},
    .computes = true,
};
static int lgamma_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&lgamma_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param lgamma_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_lgamma = {
    .op = "lgamma", .name = "lgamma",
    .signature = "lgamma(Tensor input)",
    .enter = th_pointwise, .body = &lgamma_body,
    .backward = lgamma_backward,
    .params = lgamma_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* digamma(Tensor input) = digamma(input) */
WIDE_LOOPS(digamma, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_digamma(in_input[i]);
})
static const pointwise digamma_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "digamma"},
    .loops = {EACH_FLOATING(AT_TYPE, digamma)},
};
/* d input = grad * polygamma(1, input) */
WIDE_LOOPS(digamma_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_polygamma((T)1, in_input[i]);
})
static const gradient digamma_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"special_functions", "digamma_input"},
    .loops = {EACH_FLOATING(AT_TYPE, digamma_input)},
    .computes = true,
};
static int digamma_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&digamma_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param digamma_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_digamma = {
    .op = "digamma", .name = "digamma",
    .signature = "digamma(Tensor input)",
    .enter = th_pointwise, .body = &digamma_body,
    .backward = digamma_backward,
    .params = digamma_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* ndtri(Tensor input) = select(abs(center) <= 0.425, middle, select(center < 0, -limited,
   limited)) */
WIDE_LOOPS(ndtri, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) {
        const T in_center = in_input[i] - (T)0.5;
        const T in_q = (T)0.180625 - in_center * in_center;
        const T in_tail = f_sqrt(-f_log(f_select(in_center < 0, in_input[i], 1 - in_input[i])));
        const T in_near = in_tail - (T)1.6;
        const T in_far = in_tail - 5;
        const T in_middle = f_divide(in_center * ((((((((T)2509.0809287301227 * in_q +
            (T)33430.57558358813) * in_q + (T)67265.7709270087) * in_q + (T)45921.95393154987) *
            in_q + (T)13731.69376550946) * in_q + (T)1971.5909503065513) * in_q +
            (T)133.14166789178438) * in_q + (T)3.3871328727963665),
            (((((((T)5226.495278852854 * in_q + (T)28729.085735721943) * in_q +
            (T)39307.89580009271) * in_q + (T)21213.794301586597) * in_q + (T)5394.196021424751) *
            in_q + (T)687.1870074920579) * in_q + (T)42.31333070160091) * in_q + 1);
        const T in_side = f_divide((((((((T)0.0007745450142783414 * in_near +
            (T)0.022723844989269184) * in_near + (T)0.2417807251774506) * in_near +
            (T)1.2704582524523684) * in_near + (T)3.6478483247632045) * in_near +
            (T)5.769497221460691) * in_near + (T)4.630337846156546) * in_near +
            (T)1.4234371107496835, (((((((T)1.0507500716444169e-09 * in_near +
            (T)0.0005475938084995345) * in_near + (T)0.015198666563616457) * in_near +
            (T)0.14810397642748008) * in_near + (T)0.6897673349851) * in_near +
            (T)1.6763848301838038) * in_near + (T)2.053191626637759) * in_near + 1);
        const T in_edge = f_divide((((((((T)2.0103343992922881e-07 * in_far +
            (T)2.7115555687434876e-05) * in_far + (T)0.0012426609473880784) * in_far +
            (T)0.026532189526576124) * in_far + (T)0.29656057182850487) * in_far +
            (T)1.7848265399172913) * in_far + (T)5.463784911164114) * in_far + (T)6.657904643501103,
            (((((((T)2.0442631033899397e-15 * in_far + (T)1.421511758316446e-07) * in_far +
            (T)1.8463183175100548e-05) * in_far + (T)0.0007868691311456133) * in_far +
            (T)0.014875361290850615) * in_far + (T)0.1369298809227358) * in_far +
            (T)0.599832206555888) * in_far + 1);
        const T in_outside = f_select(in_tail <= 5, in_side, in_edge);
        const T in_limited = f_select((in_input[i] == 0) | (in_input[i] == 1), (T)INFINITY,
            in_outside);
        to_output[i] = f_select(f_abs(in_center) <= (T)0.425, in_middle, f_select(in_center < 0,
            -in_limited, in_limited));
    }
})
static const pointwise ndtri_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "ndtri"},
    .postfix = "x0 n0 - abs n52 <= x0 n0 - n6 n1 x0 n0 - x0 n0 - * - * n7 + n1 x0 n0 - x0 n0 - * - * n8 + n1 x0 n0 - x0 n0 - * - * n9 + n1 x0 n0 - x0 n0 - * - * n10 + n1 x0 n0 - x0 n0 - * - * n11 + n1 x0 n0 - x0 n0 - * - * n12 + n1 x0 n0 - x0 n0 - * - * n13 + * n14 n1 x0 n0 - x0 n0 - * - * n15 + n1 x0 n0 - x0 n0 - * - * n16 + n1 x0 n0 - x0 n0 - * - * n17 + n1 x0 n0 - x0 n0 - * - * n18 + n1 x0 n0 - x0 n0 - * - * n19 + n1 x0 n0 - x0 n0 - * - * n20 + n1 x0 n0 - x0 n0 - * - * n3 + / x0 n0 - n2 < x0 n2 == x0 n3 == or n51 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 <= n21 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n22 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n23 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n24 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n25 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n26 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n27 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n28 + n29 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n30 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n31 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n32 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n33 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n34 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n35 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n3 + / n36 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n37 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n38 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n39 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n40 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n41 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n42 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n43 + n44 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n45 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n46 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n47 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n48 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n49 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n50 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n3 + / select select neg x0 n2 == x0 n3 == or n51 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 <= n21 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n22 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n23 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n24 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n25 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n26 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n27 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n28 + n29 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n30 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n31 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n32 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n33 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n34 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n35 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n3 + / n36 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n37 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n38 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n39 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n40 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n41 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n42 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n43 + n44 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n45 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n46 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n47 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n48 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n49 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n50 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n3 + / select select select select",
    .constants = (const double[]){0.5, 0.180625, 0.0, 1.0, 1.6, 5.0, 2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946, 1971.5909503065513, 133.14166789178438, 3.3871328727963665, 5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751, 687.1870074920579, 42.31333070160091, 0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045, 5.769497221460691, 4.630337846156546, 1.4234371107496835, 1.0507500716444169e-09, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851, 1.6763848301838038, 2.053191626637759, 2.0103343992922881e-07, 2.7115555687434876e-05, 0.0012426609473880784, 0.026532189526576124, 0.29656057182850487, 1.7848265399172913, 5.463784911164114, 6.657904643501103, 2.0442631033899397e-15, 1.421511758316446e-07, 1.8463183175100548e-05, 0.0007868691311456133, 0.014875361290850615, 0.1369298809227358, 0.599832206555888, INFINITY, 0.425},
    .loops = {EACH_FLOATING(AT_TYPE, ndtri)},
};
/* d input = grad * sqrt(2 * pi) * exp(output * output / 2) */
WIDE_LOOPS(ndtri_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_sqrt(2 * (T)3.141592653589793) *
        f_exp(f_divide(in_output[i] * in_output[i], (T)2));
})
static const gradient ndtri_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"special_functions", "ndtri_input"},
    .loops = {EACH_FLOATING(AT_TYPE, ndtri_input)},
    .computes = true,
};
static int ndtri_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&ndtri_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param ndtri_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_ndtri = {
    .op = "ndtri", .name = "ndtri",
    .signature = "ndtri(Tensor input)",
    .enter = th_pointwise, .body = &ndtri_body,
    .backward = ndtri_backward,
    .node = "SpecialNdtriBackward0",
    .params = ndtri_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* polygamma(int n, Tensor input) = polygamma(n, input) */
WIDE_LOOPS(polygamma, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_n = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = f_polygamma(in_n, in_input[i]);
})
static const pointwise polygamma_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "polygamma"},
    .loops = {EACH_FLOATING(AT_TYPE, polygamma)},
};
static int polygamma_require(const call *c) {
    if (!(c->n[0] >= 0))
        return th_refuse(&op_polygamma, "n >= 0", "n", th_integral(c->n[0]));
    if (!(c->n[0] <= 170))
        return th_refuse(&op_polygamma, "n <= 170", "n", th_integral(c->n[0]));
    return 0;
}
/* d input = grad * polygamma(n + 1, input) */
WIDE_LOOPS(polygamma_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T in_n = NUMBER(T, option[0]);
    EACH(i, count) to_input[i] = in_grad[i] * f_polygamma(in_n + 1, in_input[i]);
})
static const gradient polygamma_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"special_functions", "polygamma_input"},
    .loops = {EACH_FLOATING(AT_TYPE, polygamma_input)},
    .computes = true,
};
static int polygamma_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&polygamma_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param polygamma_params[] = {
    {.name = "n", .kind = P_INT, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_polygamma = {
    .op = "polygamma", .name = "polygamma",
    .signature = "polygamma(int n, Tensor input)",
    .enter = th_pointwise, .body = &polygamma_body,
    .require = polygamma_require,
    .backward = polygamma_backward,
    .params = polygamma_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* logit(Tensor input, Scalar eps=-1) = log(odds) + select(abs(away) < 0.15, lost / odds, 0) */
WIDE_LOOPS(logit, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_eps = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_share = f_select(in_eps < 0, in_input[i], f_select(in_input[i] < in_eps, in_eps,
            f_select(in_input[i] > 1 - in_eps, 1 - in_eps, in_input[i])));
        const T in_away = in_share - (T)0.5;
        const T in_odds = f_divide(in_share, 1 - in_share);
        const T in_lost = f_divide(in_away + in_away, 1 - in_share) - (in_odds - 1);
        to_output[i] = f_log(in_odds) + f_select(f_abs(in_away) < (T)0.15, f_divide(in_lost,
            in_odds), (T)0);
    }
})
static const pointwise logit_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "logit"},
    .postfix = "o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select n1 o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select - / log o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select n2 - abs n3 < o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select n2 - o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select n2 - + n1 o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select - / o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select n1 o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select - / n1 - - o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select n1 o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select - / / n0 select +",
    .constants = (const double[]){0.0, 1.0, 0.5, 0.15},
    .loops = {EACH_FLOATING(AT_TYPE, logit)},
};
/* d input = select(eps >= 0 and (input < eps or input > 1 - eps), 0, select(share < 0 or share
   > 1, nan, grad / (share * (1 - share)))) */
WIDE_LOOPS(logit_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T in_eps = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_share = f_select(in_eps < 0, in_input[i], f_select(in_input[i] < in_eps, in_eps,
            f_select(in_input[i] > 1 - in_eps, 1 - in_eps, in_input[i])));
        to_input[i] = f_select((in_eps >= 0) & ((in_input[i] < in_eps) | (in_input[i] > 1 -
            in_eps)), (T)0, f_select((in_share < 0) | (in_share > 1), (T)NAN, f_divide(in_grad[i],
            in_share * (1 - in_share))));
    }
})
NARROW_LOOPS(logit_input, 1, 3, 1, 0)
static const gradient logit_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"special_functions", "logit_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, logit_input)
        EACH_NARROW_FLOAT(AT_TYPE, logit_input)
    },
};
static int logit_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&logit_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param logit_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "eps", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(-1)},
};
const row op_logit = {
    .op = "logit", .name = "logit",
    .signature = "logit(Tensor input, Scalar eps=-1)",
    .enter = th_pointwise, .body = &logit_body,
    .backward = logit_backward,
    .params = logit_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* mvlgamma(Tensor input, int p) = torch.composed.mvlgamma */
static const param mvlgamma_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_INT, .slot = 0},
};
const row op_mvlgamma = {
    .op = "mvlgamma", .name = "mvlgamma",
    .signature = "mvlgamma(Tensor input, int p)",
    .params = mvlgamma_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* mvlgamma_(Tensor& input, int p) = torch.composed.mvlgamma_ */
static const param mvlgamma__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "p", .kind = P_INT, .slot = 0},
};
const row op_mvlgamma_ = {
    .op = "mvlgamma_", .name = "mvlgamma_",
    .signature = "mvlgamma_(Tensor& input, int p)",
    .params = mvlgamma__params,
    .flags = ROW_CHANGES | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};
