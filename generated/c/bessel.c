/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* bessel: Modified Bessel functions of the first kind (Abramowitz and Stegun, 1964, sections
   9.6 and 9.7). */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* scaled_bessel(int n, Tensor input) = torch.composed.scaled_bessel */
static const param scaled_bessel_params[] = {
    {.name = "n", .kind = P_INT, .slot = 0, .type = -1},
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_scaled_bessel = {
    .op = "scaled_bessel", .name = "scaled_bessel",
    .signature = "scaled_bessel(int n, Tensor input)",
    .params = scaled_bessel_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* i0(Tensor input) = i0(input) */
WIDE_LOOP(i0_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_i0(in_input[i]);
}
WIDE_LOOP(i0_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_i0(in_input[i]);
}
static const pointwise i0_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"bessel", "i0"},
    .loops = {[TH_FLOAT] = i0_float, [TH_DOUBLE] = i0_double},
};
/* d input = grad * i1(input) */
WIDE_LOOP(i0_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_i1(in_input[i]);
}
WIDE_LOOP(i0_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_i1(in_input[i]);
}
static const gradient i0_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"bessel", "i0_input"},
    .loops = {[TH_FLOAT] = i0_input_float, [TH_DOUBLE] = i0_input_double},
    .computes = true,
};
static int i0_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&i0_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param i0_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_i0 = {
    .op = "i0", .name = "i0",
    .signature = "i0(Tensor input)",
    .enter = th_pointwise, .body = &i0_body,
    .backward = i0_backward,
    .params = i0_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* i0e(Tensor input) = i0e(input) */
WIDE_LOOP(i0e_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_i0e(in_input[i]);
}
WIDE_LOOP(i0e_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_i0e(in_input[i]);
}
static const pointwise i0e_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"bessel", "i0e"},
    .loops = {[TH_FLOAT] = i0e_float, [TH_DOUBLE] = i0e_double},
};
/* d input = grad * select(abs(input) > 32, -sign(input) * output * series, i1e(input) -
   sign(input) * output) */
WIDE_LOOP(i0e_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    EACH(i, count) {
        const float in_far = f_select(f_abs(in_input[i]) > 32, f_divide((float)1,
            f_abs(in_input[i])), (float)0);
        const float in_series = in_far * ((float)0.5 + in_far * ((float)0.125 + in_far *
            ((float)0.125 + in_far * ((float)0.1953125 + in_far * ((float)0.40625 + in_far *
            ((float)1.0478515625 + in_far * ((float)3.21875 + in_far * ((float)11.466461181640625 +
            in_far * ((float)46.478515625 + in_far * ((float)211.27614974975586 + in_far *
            ((float)1064.67822265625 + in_far * (float)5892.0457146167755)))))))))));
        to_input[i] = in_grad[i] * f_select(f_abs(in_input[i]) > 32,
            -f_sign(in_input[i]) * in_output[i] * in_series,
            f_i1e(in_input[i]) - f_sign(in_input[i]) * in_output[i]);
    }
}
WIDE_LOOP(i0e_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    EACH(i, count) {
        const double in_far = f_select(f_abs(in_input[i]) > 32, f_divide((double)1,
            f_abs(in_input[i])), (double)0);
        const double in_series = in_far * ((double)0.5 + in_far * ((double)0.125 + in_far *
            ((double)0.125 + in_far * ((double)0.1953125 + in_far * ((double)0.40625 + in_far *
            ((double)1.0478515625 + in_far * ((double)3.21875 + in_far * ((double)11.466461181640625
            + in_far * ((double)46.478515625 + in_far * ((double)211.27614974975586 + in_far *
            ((double)1064.67822265625 + in_far * (double)5892.0457146167755)))))))))));
        to_input[i] = in_grad[i] * f_select(f_abs(in_input[i]) > 32,
            -f_sign(in_input[i]) * in_output[i] * in_series,
            f_i1e(in_input[i]) - f_sign(in_input[i]) * in_output[i]);
    }
}
static const gradient i0e_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"bessel", "i0e_input"},
    .loops = {[TH_FLOAT] = i0e_input_float, [TH_DOUBLE] = i0e_input_double},
    .computes = true,
};
static int i0e_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&i0e_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param i0e_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_i0e = {
    .op = "i0e", .name = "i0e",
    .signature = "i0e(Tensor input)",
    .enter = th_pointwise, .body = &i0e_body,
    .backward = i0e_backward,
    .params = i0e_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* i1(Tensor input) = i1(input) */
WIDE_LOOP(i1_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_i1(in_input[i]);
}
WIDE_LOOP(i1_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_i1(in_input[i]);
}
static const pointwise i1_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"bessel", "i1"},
    .loops = {[TH_FLOAT] = i1_float, [TH_DOUBLE] = i1_double},
};
/* d input = grad * select(abs(output) == inf, abs(output), i0(input) - ratio) */
WIDE_LOOP(i1_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    EACH(i, count) {
        const float in_near = f_select(f_abs(in_input[i]) < (float)0.5, in_input[i], (float)0);
        const float in_square = f_divide(in_near * in_near, (float)4);
        const float in_far = f_select(f_abs(in_input[i]) < (float)0.5, (float)1, in_input[i]);
        const float in_ratio = f_select(f_abs(in_input[i]) < (float)0.5,
            (float)0.5 * (1 + f_divide(in_square, (float)2) * (1 + f_divide(in_square,
            (float)6) * (1 + f_divide(in_square, (float)12) * (1 + f_divide(in_square,
            (float)20) * (1 + f_divide(in_square, (float)30) * (1 + f_divide(in_square,
            (float)42))))))), f_divide(in_output[i], in_far));
        to_input[i] = in_grad[i] * f_select(f_abs(in_output[i]) == (float)INFINITY,
            f_abs(in_output[i]), f_i0(in_input[i]) - in_ratio);
    }
}
WIDE_LOOP(i1_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    EACH(i, count) {
        const double in_near = f_select(f_abs(in_input[i]) < (double)0.5, in_input[i], (double)0);
        const double in_square = f_divide(in_near * in_near, (double)4);
        const double in_far = f_select(f_abs(in_input[i]) < (double)0.5, (double)1, in_input[i]);
        const double in_ratio = f_select(f_abs(in_input[i]) < (double)0.5,
            (double)0.5 * (1 + f_divide(in_square, (double)2) * (1 + f_divide(in_square,
            (double)6) * (1 + f_divide(in_square, (double)12) * (1 + f_divide(in_square,
            (double)20) * (1 + f_divide(in_square, (double)30) * (1 + f_divide(in_square,
            (double)42))))))), f_divide(in_output[i], in_far));
        to_input[i] = in_grad[i] * f_select(f_abs(in_output[i]) == (double)INFINITY,
            f_abs(in_output[i]), f_i0(in_input[i]) - in_ratio);
    }
}
static const gradient i1_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"bessel", "i1_input"},
    .loops = {[TH_FLOAT] = i1_input_float, [TH_DOUBLE] = i1_input_double},
    .computes = true,
};
static int i1_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&i1_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param i1_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_i1 = {
    .op = "i1", .name = "i1",
    .signature = "i1(Tensor input)",
    .enter = th_pointwise, .body = &i1_body,
    .backward = i1_backward,
    .params = i1_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* i1e(Tensor input) = i1e(input) */
WIDE_LOOP(i1e_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_i1e(in_input[i]);
}
WIDE_LOOP(i1e_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_i1e(in_input[i]);
}
static const pointwise i1e_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"bessel", "i1e"},
    .loops = {[TH_FLOAT] = i1e_float, [TH_DOUBLE] = i1e_double},
};
/* d input = grad * select(abs(input) > 32, -sign(input) * output * series, i0e(input) - output
   * sign(input) - ratio) */
WIDE_LOOP(i1e_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    EACH(i, count) {
        const float in_beyond = f_select(f_abs(in_input[i]) > 32, f_divide((float)1,
            f_abs(in_input[i])), (float)0);
        const float in_series = in_beyond * ((float)0.5 - in_beyond * ((float)0.375 + in_beyond *
            ((float)0.375 + in_beyond * ((float)0.4921875 + in_beyond * ((float)0.84375 + in_beyond
            * ((float)1.8544921875 + in_beyond * ((float)5.0625 + in_beyond *
            ((float)16.585784912109375 + in_beyond * ((float)63.333984375 + in_beyond *
            ((float)275.6161079406738 + in_beyond * ((float)1344.05419921875 + in_beyond *
            (float)7251.037440061569)))))))))));
        const float in_near = f_select(f_abs(in_input[i]) < (float)0.5, in_input[i], (float)0);
        const float in_square = f_divide(in_near * in_near, (float)4);
        const float in_far = f_select(f_abs(in_input[i]) < (float)0.5, (float)1, in_input[i]);
        const float in_ratio = f_select(f_abs(in_input[i]) < (float)0.5,
            f_divide(f_exp(-f_abs(in_near)), (float)2) * (1 + f_divide(in_square,
            (float)2) * (1 + f_divide(in_square, (float)6) * (1 + f_divide(in_square,
            (float)12) * (1 + f_divide(in_square, (float)20) * (1 + f_divide(in_square,
            (float)30) * (1 + f_divide(in_square, (float)42))))))), f_divide(in_output[i], in_far));
        to_input[i] = in_grad[i] * f_select(f_abs(in_input[i]) > 32,
            -f_sign(in_input[i]) * in_output[i] * in_series,
            f_i0e(in_input[i]) - in_output[i] * f_sign(in_input[i]) - in_ratio);
    }
}
WIDE_LOOP(i1e_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    EACH(i, count) {
        const double in_beyond = f_select(f_abs(in_input[i]) > 32, f_divide((double)1,
            f_abs(in_input[i])), (double)0);
        const double in_series = in_beyond * ((double)0.5 - in_beyond * ((double)0.375 + in_beyond *
            ((double)0.375 + in_beyond * ((double)0.4921875 + in_beyond * ((double)0.84375 +
            in_beyond * ((double)1.8544921875 + in_beyond * ((double)5.0625 + in_beyond *
            ((double)16.585784912109375 + in_beyond * ((double)63.333984375 + in_beyond *
            ((double)275.6161079406738 + in_beyond * ((double)1344.05419921875 + in_beyond *
            (double)7251.037440061569)))))))))));
        const double in_near = f_select(f_abs(in_input[i]) < (double)0.5, in_input[i], (double)0);
        const double in_square = f_divide(in_near * in_near, (double)4);
        const double in_far = f_select(f_abs(in_input[i]) < (double)0.5, (double)1, in_input[i]);
        const double in_ratio = f_select(f_abs(in_input[i]) < (double)0.5,
            f_divide(f_exp(-f_abs(in_near)), (double)2) * (1 + f_divide(in_square,
            (double)2) * (1 + f_divide(in_square, (double)6) * (1 + f_divide(in_square,
            (double)12) * (1 + f_divide(in_square, (double)20) * (1 + f_divide(in_square,
            (double)30) * (1 + f_divide(in_square, (double)42))))))), f_divide(in_output[i],
            in_far));
        to_input[i] = in_grad[i] * f_select(f_abs(in_input[i]) > 32,
            -f_sign(in_input[i]) * in_output[i] * in_series,
            f_i0e(in_input[i]) - in_output[i] * f_sign(in_input[i]) - in_ratio);
    }
}
static const gradient i1e_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"bessel", "i1e_input"},
    .loops = {[TH_FLOAT] = i1e_input_float, [TH_DOUBLE] = i1e_input_double},
    .computes = true,
};
static int i1e_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&i1e_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param i1e_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_i1e = {
    .op = "i1e", .name = "i1e",
    .signature = "i1e(Tensor input)",
    .enter = th_pointwise, .body = &i1e_body,
    .backward = i1e_backward,
    .params = i1e_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};
