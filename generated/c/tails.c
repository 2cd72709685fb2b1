/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* tails: The normal distribution and entropy, accurate in the tails. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* erfcx(Tensor input) = erfcx(input) */
WIDE_LOOPS(erfcx, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_erfcx(in_input[i]);
})
static const pointwise erfcx_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"tails", "erfcx"},
    .loops = {EACH_FLOATING(AT_TYPE, erfcx)},
};
/* d input = grad * select(input > 25, -inverse * inverse / sqrt(pi) * (1 - 3 * square * (1 - 5
   * square * (1 - 7 * square * (1 - 9 * square * (1 - 11 * square * (1 - 13 * square)))))), 2 *
   near * output - 2 / sqrt(pi)) */
WIDE_LOOPS(erfcx_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_output = (const T *)at[3];
    EACH(i, count) {
        const T in_inverse = f_divide((T)1, f_select(in_input[i] > 25, in_input[i], (T)25));
        const T in_square = f_divide(in_inverse * in_inverse, (T)2);
        const T in_near = f_select(in_input[i] > 25, (T)25, in_input[i]);
        to_input[i] = in_grad[i] * f_select(in_input[i] > 25, f_divide(-in_inverse * in_inverse,
            f_sqrt((T)3.141592653589793)) * (1 - 3 * in_square * (1 - 5 * in_square * (1 - 7 *
            in_square * (1 - 9 * in_square * (1 - 11 * in_square * (1 - 13 * in_square)))))),
            2 * in_near * in_output[i] - f_divide((T)2, f_sqrt((T)3.141592653589793)));
    }
})
NARROW_LOOPS(erfcx_input, 1, 4, 0, 0)
static const gradient erfcx_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"tails", "erfcx_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, erfcx_input)
        EACH_NARROW_FLOAT(AT_TYPE, erfcx_input)
    },
};
static int erfcx_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&erfcx_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param erfcx_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_erfcx = {
    .op = "erfcx", .name = "erfcx",
    .signature = "erfcx(Tensor input)",
    .enter = th_pointwise, .body = &erfcx_body,
    .backward = erfcx_backward,
    .node = "SpecialErfcxBackward0",
    .params = erfcx_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* ndtr(Tensor input) = ndtr(input) */
WIDE_LOOPS(ndtr, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_ndtr(in_input[i]);
})
static const pointwise ndtr_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"tails", "ndtr"},
    .postfix = "x0 ndtr",
    .loops = {EACH_FLOATING(AT_TYPE, ndtr)},
};
/* d input = grad * exp(-input * input / 2) / sqrt(2 * pi) */
WIDE_LOOPS(ndtr_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i] * f_exp(f_divide(-in_input[i] * in_input[i],
        (T)2)), f_sqrt(2 * (T)3.141592653589793));
})
static const gradient ndtr_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"tails", "ndtr_input"},
    .loops = {EACH_FLOATING(AT_TYPE, ndtr_input)},
    .computes = true,
};
static int ndtr_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&ndtr_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param ndtr_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_ndtr = {
    .op = "ndtr", .name = "ndtr",
    .signature = "ndtr(Tensor input)",
    .enter = th_pointwise, .body = &ndtr_body,
    .backward = ndtr_backward,
    .params = ndtr_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* log_ndtr(Tensor input) = log_ndtr(input) */
WIDE_LOOPS(log_ndtr, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_log_ndtr(in_input[i]);
})
static const pointwise log_ndtr_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"tails", "log_ndtr"},
    .postfix = "x0 log_ndtr",
    .loops = {EACH_FLOATING(AT_TYPE, log_ndtr)},
};
/* d input = grad * select(input > -1, exp(-high * high / 2 - select(input > -1, output, 0)) /
   sqrt(2 * pi), sqrt(2 / pi) / erfcx(-low * sqrt(0.5))) */
WIDE_LOOPS(log_ndtr_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_output = (const T *)at[3];
    EACH(i, count) {
        const T in_high = f_select(in_input[i] > -1, f_select(in_input[i] > 50, (T)50, in_input[i]),
            (T)0);
        const T in_low = f_select(in_input[i] > -1, -1, in_input[i]);
        to_input[i] = in_grad[i] * f_select(in_input[i] > -1,
            f_divide(f_exp(f_divide(-in_high * in_high, (T)2) - f_select(in_input[i] > -1,
            in_output[i], (T)0)), f_sqrt(2 * (T)3.141592653589793)), f_divide(f_sqrt(f_divide((T)2,
            (T)3.141592653589793)), f_erfcx(-in_low * f_sqrt((T)0.5))));
    }
})
static const gradient log_ndtr_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"tails", "log_ndtr_input"},
    .loops = {EACH_FLOATING(AT_TYPE, log_ndtr_input)},
    .computes = true,
};
static int log_ndtr_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&log_ndtr_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param log_ndtr_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_log_ndtr = {
    .op = "log_ndtr", .name = "log_ndtr",
    .signature = "log_ndtr(Tensor input)",
    .enter = th_pointwise, .body = &log_ndtr_body,
    .backward = log_ndtr_backward,
    .node = "SpecialLogNdtrBackward0",
    .params = log_ndtr_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* entr(Tensor input) = select(isnan(input), input, select(input > 0, -input * log(input),
   select(input == 0, 0, -inf))) */
WIDE_LOOPS(entr, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_input[i],
        f_select(in_input[i] > 0, -in_input[i] * f_log(in_input[i]), f_select(in_input[i] == 0,
        (T)0, -(T)INFINITY)));
})
static const pointwise entr_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"tails", "entr"},
    .postfix = "x0 x0 != x0 x0 n0 > x0 neg x0 log * x0 n0 == n0 n1 neg select select select",
    .constants = (const double[]){0.0, INFINITY},
    .loops = {EACH_FLOATING(AT_TYPE, entr)},
};
/* d input = grad * (-log(input) - 1) */
WIDE_LOOPS(entr_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * (-f_log(in_input[i]) - 1);
})
static const gradient entr_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"tails", "entr_input"},
    .loops = {EACH_FLOATING(AT_TYPE, entr_input)},
    .computes = true,
};
static int entr_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&entr_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param entr_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_entr = {
    .op = "entr", .name = "entr",
    .signature = "entr(Tensor input)",
    .enter = th_pointwise, .body = &entr_body,
    .backward = entr_backward,
    .node = "SpecialEntrBackward0",
    .params = entr_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};
