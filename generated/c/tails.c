/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* tails: The normal distribution and entropy, accurate in the tails. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* erfcx(Tensor input) = erfcx(input) */
WIDE_LOOP(erfcx_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_erfcx(in_input[i]);
}
WIDE_LOOP(erfcx_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_erfcx(in_input[i]);
}
static const pointwise erfcx_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"tails", "erfcx"},
    .loops = {[TH_FLOAT] = erfcx_float, [TH_DOUBLE] = erfcx_double},
};
/* d input = grad * select(input > 25, -inverse * inverse / sqrt(pi) * (1 - 3 * square * (1 - 5
   * square * (1 - 7 * square * (1 - 9 * square * (1 - 11 * square * (1 - 13 * square)))))), 2 *
   near * output - 2 / sqrt(pi)) */
WIDE_LOOP(erfcx_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    EACH(i, count) {
        const float in_inverse = f_divide((float)1, f_select(in_input[i] > 25, in_input[i],
            (float)25));
        const float in_square = f_divide(in_inverse * in_inverse, (float)2);
        const float in_near = f_select(in_input[i] > 25, (float)25, in_input[i]);
        to_input[i] = in_grad[i] * f_select(in_input[i] > 25, f_divide(-in_inverse * in_inverse,
            f_sqrt((float)3.141592653589793)) * (1 - 3 * in_square * (1 - 5 * in_square * (1 - 7 *
            in_square * (1 - 9 * in_square * (1 - 11 * in_square * (1 - 13 * in_square)))))),
            2 * in_near * in_output[i] - f_divide((float)2, f_sqrt((float)3.141592653589793)));
    }
}
WIDE_LOOP(erfcx_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    EACH(i, count) {
        const double in_inverse = f_divide((double)1, f_select(in_input[i] > 25, in_input[i],
            (double)25));
        const double in_square = f_divide(in_inverse * in_inverse, (double)2);
        const double in_near = f_select(in_input[i] > 25, (double)25, in_input[i]);
        to_input[i] = in_grad[i] * f_select(in_input[i] > 25, f_divide(-in_inverse * in_inverse,
            f_sqrt((double)3.141592653589793)) * (1 - 3 * in_square * (1 - 5 * in_square * (1 - 7 *
            in_square * (1 - 9 * in_square * (1 - 11 * in_square * (1 - 13 * in_square)))))),
            2 * in_near * in_output[i] - f_divide((double)2, f_sqrt((double)3.141592653589793)));
    }
}
NARROW_LOOP(erfcx_input_half, erfcx_input_float, half, 1, 4, 0, 0)
NARROW_LOOP(erfcx_input_bfloat16, erfcx_input_float, bfloat16, 1, 4, 0, 0)
static const gradient erfcx_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"tails", "erfcx_input"},
    .loops = {
        [TH_HALF] = erfcx_input_half, [TH_BFLOAT16] = erfcx_input_bfloat16,
        [TH_FLOAT] = erfcx_input_float, [TH_DOUBLE] = erfcx_input_double
    },
};
static int erfcx_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&erfcx_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param erfcx_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_erfcx = {
    .op = "erfcx", .name = "erfcx",
    .signature = "erfcx(Tensor input)",
    .enter = th_pointwise, .body = &erfcx_body,
    .backward = erfcx_backward,
    .params = erfcx_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* ndtr(Tensor input) = ndtr(input) */
WIDE_LOOP(ndtr_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_ndtr(in_input[i]);
}
WIDE_LOOP(ndtr_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_ndtr(in_input[i]);
}
static const pointwise ndtr_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"tails", "ndtr"},
    .postfix = "x0 ndtr",
    .loops = {[TH_FLOAT] = ndtr_float, [TH_DOUBLE] = ndtr_double},
};
/* d input = grad * exp(-input * input / 2) / sqrt(2 * pi) */
WIDE_LOOP(ndtr_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i] * f_exp(f_divide(-in_input[i] * in_input[i],
        (float)2)), f_sqrt(2 * (float)3.141592653589793));
}
WIDE_LOOP(ndtr_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i] * f_exp(f_divide(-in_input[i] * in_input[i],
        (double)2)), f_sqrt(2 * (double)3.141592653589793));
}
static const gradient ndtr_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"tails", "ndtr_input"},
    .loops = {[TH_FLOAT] = ndtr_input_float, [TH_DOUBLE] = ndtr_input_double},
    .computes = true,
};
static int ndtr_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&ndtr_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param ndtr_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
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
WIDE_LOOP(log_ndtr_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_log_ndtr(in_input[i]);
}
WIDE_LOOP(log_ndtr_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_log_ndtr(in_input[i]);
}
static const pointwise log_ndtr_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"tails", "log_ndtr"},
    .postfix = "x0 log_ndtr",
    .loops = {[TH_FLOAT] = log_ndtr_float, [TH_DOUBLE] = log_ndtr_double},
};
/* d input = grad * select(input > -1, exp(-high * high / 2 - select(input > -1, output, 0)) /
   sqrt(2 * pi), sqrt(2 / pi) / erfcx(-low * sqrt(0.5))) */
WIDE_LOOP(log_ndtr_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    EACH(i, count) {
        const float in_high = f_select(in_input[i] > -1, f_select(in_input[i] > 50, (float)50,
            in_input[i]), (float)0);
        const float in_low = f_select(in_input[i] > -1, -1, in_input[i]);
        to_input[i] = in_grad[i] * f_select(in_input[i] > -1,
            f_divide(f_exp(f_divide(-in_high * in_high, (float)2) - f_select(in_input[i] > -1,
            in_output[i], (float)0)), f_sqrt(2 * (float)3.141592653589793)),
            f_divide(f_sqrt(f_divide((float)2, (float)3.141592653589793)),
            f_erfcx(-in_low * f_sqrt((float)0.5))));
    }
}
WIDE_LOOP(log_ndtr_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    EACH(i, count) {
        const double in_high = f_select(in_input[i] > -1, f_select(in_input[i] > 50, (double)50,
            in_input[i]), (double)0);
        const double in_low = f_select(in_input[i] > -1, -1, in_input[i]);
        to_input[i] = in_grad[i] * f_select(in_input[i] > -1,
            f_divide(f_exp(f_divide(-in_high * in_high, (double)2) - f_select(in_input[i] > -1,
            in_output[i], (double)0)), f_sqrt(2 * (double)3.141592653589793)),
            f_divide(f_sqrt(f_divide((double)2, (double)3.141592653589793)),
            f_erfcx(-in_low * f_sqrt((double)0.5))));
    }
}
static const gradient log_ndtr_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"tails", "log_ndtr_input"},
    .loops = {
        [TH_FLOAT] = log_ndtr_input_float, [TH_DOUBLE] = log_ndtr_input_double
    },
    .computes = true,
};
static int log_ndtr_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&log_ndtr_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param log_ndtr_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_log_ndtr = {
    .op = "log_ndtr", .name = "log_ndtr",
    .signature = "log_ndtr(Tensor input)",
    .enter = th_pointwise, .body = &log_ndtr_body,
    .backward = log_ndtr_backward,
    .params = log_ndtr_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* entr(Tensor input) = select(isnan(input), input, select(input > 0, -input * log(input),
   select(input == 0, 0, -inf))) */
WIDE_LOOP(entr_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_input[i],
        f_select(in_input[i] > 0, -in_input[i] * f_log(in_input[i]), f_select(in_input[i] == 0,
        (float)0, -(float)INFINITY)));
}
WIDE_LOOP(entr_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_input[i],
        f_select(in_input[i] > 0, -in_input[i] * f_log(in_input[i]), f_select(in_input[i] == 0,
        (double)0, -(double)INFINITY)));
}
static const pointwise entr_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"tails", "entr"},
    .postfix = "x0 x0 != x0 x0 n0 > x0 neg x0 log * x0 n0 == n0 n1 neg select select select",
    .constants = (const double[]){0.0, INFINITY},
    .loops = {[TH_FLOAT] = entr_float, [TH_DOUBLE] = entr_double},
};
/* d input = grad * (-log(input) - 1) */
WIDE_LOOP(entr_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * (-f_log(in_input[i]) - 1);
}
WIDE_LOOP(entr_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * (-f_log(in_input[i]) - 1);
}
static const gradient entr_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"tails", "entr_input"},
    .loops = {[TH_FLOAT] = entr_input_float, [TH_DOUBLE] = entr_input_double},
    .computes = true,
};
static int entr_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&entr_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param entr_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_entr = {
    .op = "entr", .name = "entr",
    .signature = "entr(Tensor input)",
    .enter = th_pointwise, .body = &entr_body,
    .backward = entr_backward,
    .params = entr_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};
