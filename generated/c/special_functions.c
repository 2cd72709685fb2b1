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
LOOP(square_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i];
}
LOOP(square_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i];
}
LOOP(square_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i];
}
LOOP(square_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i];
}
LOOP(square_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i];
}
LOOP(square_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i];
}
LOOP(square_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i];
}
LOOP(square_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i];
}
LOOP(square_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i];
}
NARROW_LOOP(square_half, square_float, half, 1, 2, 0, 0)
NARROW_LOOP(square_bfloat16, square_float, bfloat16, 1, 2, 0, 0)
static const pointwise square_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"special_functions", "square"},
    .postfix = "x0 x0 *",
    .loops = {
        [TH_BYTE] = square_byte, [TH_CHAR] = square_char, [TH_SHORT] = square_short,
        [TH_INT] = square_int, [TH_LONG] = square_long, [TH_HALF] = square_half,
        [TH_BFLOAT16] = square_bfloat16, [TH_FLOAT] = square_float, [TH_DOUBLE] = square_double,
        [TH_COMPLEXFLOAT] = square_complexfloat, [TH_COMPLEXDOUBLE] = square_complexdouble
    },
    .blocks = true,
};
/* d input = 2 * grad * input */
LOOP(square_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = 2 * in_grad[i] * in_input[i];
}
LOOP(square_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = 2 * in_grad[i] * in_input[i];
}
LOOP(square_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(2 * f_conj(in_grad[i]) * in_input[i]);
}
LOOP(square_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(2 * f_conj(in_grad[i]) * in_input[i]);
}
NARROW_LOOP(square_input_half, square_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(square_input_bfloat16, square_input_float, bfloat16, 1, 3, 0, 0)
static const gradient square_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"special_functions", "square_input"},
    .loops = {
        [TH_HALF] = square_input_half, [TH_BFLOAT16] = square_input_bfloat16,
        [TH_FLOAT] = square_input_float, [TH_DOUBLE] = square_input_double,
        [TH_COMPLEXFLOAT] = square_input_complexfloat,
        [TH_COMPLEXDOUBLE] = square_input_complexdouble
    },
};
static int square_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&square_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param square_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_square = {
    .op = "square", .name = "square",
    .signature = "square(Tensor input)",
    .enter = th_pointwise, .body = &square_body,
    .backward = square_backward,
    .params = square_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* square_truth(Tensor input) -> LongTensor = torch.composed.square_truth */
static const param square_truth_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_square_truth = {
    .op = "square_truth", .name = "square",
    .signature = "square_truth(Tensor input) -> LongTensor",
    .params = square_truth_params,
    .flags = ROW_PRESETS, .dtypes = 1 << TH_BOOL, .own = 1 << TH_BOOL, .nparams = 1, .required = 1,
    .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_LONG},
};

/* log2(Tensor input) = log2(input) */
WIDE_LOOP(log2_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_log2(in_input[i]);
}
WIDE_LOOP(log2_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_log2(in_input[i]);
}
LOOP(log2_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_log2(in_input[i]);
}
LOOP(log2_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_log2(in_input[i]);
}
static const pointwise log2_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "log2"},
    .postfix = "x0 log2",
    .loops = {
        [TH_FLOAT] = log2_float, [TH_DOUBLE] = log2_double, [TH_COMPLEXFLOAT] = log2_complexfloat,
        [TH_COMPLEXDOUBLE] = log2_complexdouble
    },
};
/* d input = grad / (input * log(2)) */
WIDE_LOOP(log2_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], in_input[i] * f_log((float)2));
}
WIDE_LOOP(log2_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], in_input[i] * f_log((double)2));
}
LOOP(log2_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]),
        in_input[i] * f_log((complexfloat)2)));
}
LOOP(log2_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]),
        in_input[i] * f_log((complexdouble)2)));
}
static const gradient log2_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"special_functions", "log2_input"},
    .loops = {
        [TH_FLOAT] = log2_input_float, [TH_DOUBLE] = log2_input_double,
        [TH_COMPLEXFLOAT] = log2_input_complexfloat, [TH_COMPLEXDOUBLE] = log2_input_complexdouble
    },
    .computes = true,
};
static int log2_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&log2_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param log2_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
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
WIDE_LOOP(log10_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_log10(in_input[i]);
}
WIDE_LOOP(log10_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_log10(in_input[i]);
}
LOOP(log10_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_log10(in_input[i]);
}
LOOP(log10_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_log10(in_input[i]);
}
static const pointwise log10_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "log10"},
    .postfix = "x0 log10",
    .loops = {
        [TH_FLOAT] = log10_float, [TH_DOUBLE] = log10_double,
        [TH_COMPLEXFLOAT] = log10_complexfloat, [TH_COMPLEXDOUBLE] = log10_complexdouble
    },
};
/* d input = grad / (input * log(10)) */
WIDE_LOOP(log10_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], in_input[i] * f_log((float)10));
}
WIDE_LOOP(log10_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], in_input[i] * f_log((double)10));
}
LOOP(log10_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]),
        in_input[i] * f_log((complexfloat)10)));
}
LOOP(log10_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]),
        in_input[i] * f_log((complexdouble)10)));
}
static const gradient log10_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"special_functions", "log10_input"},
    .loops = {
        [TH_FLOAT] = log10_input_float, [TH_DOUBLE] = log10_input_double,
        [TH_COMPLEXFLOAT] = log10_input_complexfloat, [TH_COMPLEXDOUBLE] = log10_input_complexdouble
    },
    .computes = true,
};
static int log10_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&log10_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param log10_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
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
WIDE_LOOP(exp2_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_exp2(in_input[i]);
}
WIDE_LOOP(exp2_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_exp2(in_input[i]);
}
static const pointwise exp2_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "exp2"},
    .postfix = "x0 exp2",
    .loops = {[TH_FLOAT] = exp2_float, [TH_DOUBLE] = exp2_double},
};
/* d input = grad * output * log(2) */
WIDE_LOOP(exp2_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_output = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * in_output[i] * f_log((float)2);
}
WIDE_LOOP(exp2_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_output = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * in_output[i] * f_log((double)2);
}
static const gradient exp2_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"special_functions", "exp2_input"},
    .loops = {[TH_FLOAT] = exp2_input_float, [TH_DOUBLE] = exp2_input_double},
    .computes = true,
};
static int exp2_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&exp2_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param exp2_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
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
WIDE_LOOP(erf_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_erf(in_input[i]);
}
WIDE_LOOP(erf_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_erf(in_input[i]);
}
static const pointwise erf_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "erf"},
    .postfix = "x0 erf",
    .loops = {[TH_FLOAT] = erf_float, [TH_DOUBLE] = erf_double},
};
/* d input = grad * 2 / sqrt(pi) * exp(-input * input) */
WIDE_LOOP(erf_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i] * 2,
        f_sqrt((float)3.141592653589793)) * f_exp(-in_input[i] * in_input[i]);
}
WIDE_LOOP(erf_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i] * 2,
        f_sqrt((double)3.141592653589793)) * f_exp(-in_input[i] * in_input[i]);
}
static const gradient erf_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"special_functions", "erf_input"},
    .loops = {[TH_FLOAT] = erf_input_float, [TH_DOUBLE] = erf_input_double},
    .computes = true,
};
static int erf_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&erf_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param erf_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
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
WIDE_LOOP(erfc_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_erfc(in_input[i]);
}
WIDE_LOOP(erfc_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_erfc(in_input[i]);
}
static const pointwise erfc_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "erfc"},
    .postfix = "x0 erfc",
    .loops = {[TH_FLOAT] = erfc_float, [TH_DOUBLE] = erfc_double},
};
/* d input = -2 * grad / sqrt(pi) * exp(-input * input) */
WIDE_LOOP(erfc_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = f_divide(-2 * in_grad[i],
        f_sqrt((float)3.141592653589793)) * f_exp(-in_input[i] * in_input[i]);
}
WIDE_LOOP(erfc_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = f_divide(-2 * in_grad[i],
        f_sqrt((double)3.141592653589793)) * f_exp(-in_input[i] * in_input[i]);
}
static const gradient erfc_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"special_functions", "erfc_input"},
    .loops = {[TH_FLOAT] = erfc_input_float, [TH_DOUBLE] = erfc_input_double},
    .computes = true,
};
static int erfc_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&erfc_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param erfc_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
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
WIDE_LOOP(erfinv_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_erfinv(in_input[i]);
}
WIDE_LOOP(erfinv_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_erfinv(in_input[i]);
}
static const pointwise erfinv_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "erfinv"},
    .loops = {[TH_FLOAT] = erfinv_float, [TH_DOUBLE] = erfinv_double},
};
/* d input = grad * sqrt(pi) / 2 * exp(output * output) */
WIDE_LOOP(erfinv_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_output = (const float *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i] * f_sqrt((float)3.141592653589793),
        (float)2) * f_exp(in_output[i] * in_output[i]);
}
WIDE_LOOP(erfinv_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_output = (const double *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i] * f_sqrt((double)3.141592653589793),
        (double)2) * f_exp(in_output[i] * in_output[i]);
}
static const gradient erfinv_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"special_functions", "erfinv_input"},
    .loops = {[TH_FLOAT] = erfinv_input_float, [TH_DOUBLE] = erfinv_input_double},
    .computes = true,
};
static int erfinv_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&erfinv_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param erfinv_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
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
WIDE_LOOP(lgamma_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_lgamma(in_input[i]);
}
WIDE_LOOP(lgamma_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_lgamma(in_input[i]);
}
static const pointwise lgamma_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "lgamma"},
    .loops = {[TH_FLOAT] = lgamma_float, [TH_DOUBLE] = lgamma_double},
};
/* d input = grad * digamma(input) */
WIDE_LOOP(lgamma_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_digamma(in_input[i]);
}
WIDE_LOOP(lgamma_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_digamma(in_input[i]);
}
static const gradient lgamma_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"special_functions", "lgamma_input"},
    .loops = {[TH_FLOAT] = lgamma_input_float, [TH_DOUBLE] = lgamma_input_double},
    .computes = true,
};
static int lgamma_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&lgamma_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param lgamma_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
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
WIDE_LOOP(digamma_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_digamma(in_input[i]);
}
WIDE_LOOP(digamma_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_digamma(in_input[i]);
}
static const pointwise digamma_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "digamma"},
    .loops = {[TH_FLOAT] = digamma_float, [TH_DOUBLE] = digamma_double},
};
/* d input = grad * polygamma(1, input) */
WIDE_LOOP(digamma_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_polygamma((float)1, in_input[i]);
}
WIDE_LOOP(digamma_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_polygamma((double)1, in_input[i]);
}
static const gradient digamma_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"special_functions", "digamma_input"},
    .loops = {[TH_FLOAT] = digamma_input_float, [TH_DOUBLE] = digamma_input_double},
    .computes = true,
};
static int digamma_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&digamma_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param digamma_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
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
WIDE_LOOP(ndtri_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) {
        const float in_center = in_input[i] - (float)0.5;
        const float in_q = (float)0.180625 - in_center * in_center;
        const float in_tail = f_sqrt(-f_log(f_select(in_center < 0, in_input[i], 1 - in_input[i])));
        const float in_near = in_tail - (float)1.6;
        const float in_far = in_tail - 5;
        const float in_middle = f_divide(in_center * ((((((((float)2509.0809287301227 * in_q +
            (float)33430.57558358813) * in_q + (float)67265.7709270087) * in_q +
            (float)45921.95393154987) * in_q + (float)13731.69376550946) * in_q +
            (float)1971.5909503065513) * in_q + (float)133.14166789178438) * in_q +
            (float)3.3871328727963665), (((((((float)5226.495278852854 * in_q +
            (float)28729.085735721943) * in_q + (float)39307.89580009271) * in_q +
            (float)21213.794301586597) * in_q + (float)5394.196021424751) * in_q +
            (float)687.1870074920579) * in_q + (float)42.31333070160091) * in_q + 1);
        const float in_side = f_divide((((((((float)0.0007745450142783414 * in_near +
            (float)0.022723844989269184) * in_near + (float)0.2417807251774506) * in_near +
            (float)1.2704582524523684) * in_near + (float)3.6478483247632045) * in_near +
            (float)5.769497221460691) * in_near + (float)4.630337846156546) * in_near +
            (float)1.4234371107496835, (((((((float)1.0507500716444169e-09 * in_near +
            (float)0.0005475938084995345) * in_near + (float)0.015198666563616457) * in_near +
            (float)0.14810397642748008) * in_near + (float)0.6897673349851) * in_near +
            (float)1.6763848301838038) * in_near + (float)2.053191626637759) * in_near + 1);
        const float in_edge = f_divide((((((((float)2.0103343992922881e-07 * in_far +
            (float)2.7115555687434876e-05) * in_far + (float)0.0012426609473880784) * in_far +
            (float)0.026532189526576124) * in_far + (float)0.29656057182850487) * in_far +
            (float)1.7848265399172913) * in_far + (float)5.463784911164114) * in_far +
            (float)6.657904643501103, (((((((float)2.0442631033899397e-15 * in_far +
            (float)1.421511758316446e-07) * in_far + (float)1.8463183175100548e-05) * in_far +
            (float)0.0007868691311456133) * in_far + (float)0.014875361290850615) * in_far +
            (float)0.1369298809227358) * in_far + (float)0.599832206555888) * in_far + 1);
        const float in_outside = f_select(in_tail <= 5, in_side, in_edge);
        const float in_limited = f_select((in_input[i] == 0) | (in_input[i] == 1), (float)INFINITY,
            in_outside);
        to_output[i] = f_select(f_abs(in_center) <= (float)0.425, in_middle, f_select(in_center < 0,
            -in_limited, in_limited));
    }
}
WIDE_LOOP(ndtri_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) {
        const double in_center = in_input[i] - (double)0.5;
        const double in_q = (double)0.180625 - in_center * in_center;
        const double in_tail = f_sqrt(-f_log(f_select(in_center < 0, in_input[i],
            1 - in_input[i])));
        const double in_near = in_tail - (double)1.6;
        const double in_far = in_tail - 5;
        const double in_middle = f_divide(in_center * ((((((((double)2509.0809287301227 * in_q +
            (double)33430.57558358813) * in_q + (double)67265.7709270087) * in_q +
            (double)45921.95393154987) * in_q + (double)13731.69376550946) * in_q +
            (double)1971.5909503065513) * in_q + (double)133.14166789178438) * in_q +
            (double)3.3871328727963665), (((((((double)5226.495278852854 * in_q +
            (double)28729.085735721943) * in_q + (double)39307.89580009271) * in_q +
            (double)21213.794301586597) * in_q + (double)5394.196021424751) * in_q +
            (double)687.1870074920579) * in_q + (double)42.31333070160091) * in_q + 1);
        const double in_side = f_divide((((((((double)0.0007745450142783414 * in_near +
            (double)0.022723844989269184) * in_near + (double)0.2417807251774506) * in_near +
            (double)1.2704582524523684) * in_near + (double)3.6478483247632045) * in_near +
            (double)5.769497221460691) * in_near + (double)4.630337846156546) * in_near +
            (double)1.4234371107496835, (((((((double)1.0507500716444169e-09 * in_near +
            (double)0.0005475938084995345) * in_near + (double)0.015198666563616457) * in_near +
            (double)0.14810397642748008) * in_near + (double)0.6897673349851) * in_near +
            (double)1.6763848301838038) * in_near + (double)2.053191626637759) * in_near + 1);
        const double in_edge = f_divide((((((((double)2.0103343992922881e-07 * in_far +
            (double)2.7115555687434876e-05) * in_far + (double)0.0012426609473880784) * in_far +
            (double)0.026532189526576124) * in_far + (double)0.29656057182850487) * in_far +
            (double)1.7848265399172913) * in_far + (double)5.463784911164114) * in_far +
            (double)6.657904643501103, (((((((double)2.0442631033899397e-15 * in_far +
            (double)1.421511758316446e-07) * in_far + (double)1.8463183175100548e-05) * in_far +
            (double)0.0007868691311456133) * in_far + (double)0.014875361290850615) * in_far +
            (double)0.1369298809227358) * in_far + (double)0.599832206555888) * in_far + 1);
        const double in_outside = f_select(in_tail <= 5, in_side, in_edge);
        const double in_limited = f_select((in_input[i] == 0) | (in_input[i] == 1),
            (double)INFINITY, in_outside);
        to_output[i] = f_select(f_abs(in_center) <= (double)0.425, in_middle,
            f_select(in_center < 0, -in_limited, in_limited));
    }
}
static const pointwise ndtri_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "ndtri"},
    .postfix = "x0 n0 - abs n52 <= x0 n0 - n6 n1 x0 n0 - x0 n0 - * - * n7 + n1 x0 n0 - x0 n0 - * - * n8 + n1 x0 n0 - x0 n0 - * - * n9 + n1 x0 n0 - x0 n0 - * - * n10 + n1 x0 n0 - x0 n0 - * - * n11 + n1 x0 n0 - x0 n0 - * - * n12 + n1 x0 n0 - x0 n0 - * - * n13 + * n14 n1 x0 n0 - x0 n0 - * - * n15 + n1 x0 n0 - x0 n0 - * - * n16 + n1 x0 n0 - x0 n0 - * - * n17 + n1 x0 n0 - x0 n0 - * - * n18 + n1 x0 n0 - x0 n0 - * - * n19 + n1 x0 n0 - x0 n0 - * - * n20 + n1 x0 n0 - x0 n0 - * - * n3 + / x0 n0 - n2 < x0 n2 == x0 n3 == or n51 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 <= n21 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n22 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n23 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n24 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n25 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n26 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n27 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n28 + n29 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n30 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n31 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n32 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n33 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n34 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n35 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n3 + / n36 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n37 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n38 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n39 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n40 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n41 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n42 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n43 + n44 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n45 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n46 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n47 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n48 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n49 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n50 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n3 + / select select neg x0 n2 == x0 n3 == or n51 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 <= n21 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n22 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n23 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n24 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n25 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n26 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n27 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n28 + n29 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n30 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n31 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n32 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n33 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n34 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n35 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n4 - * n3 + / n36 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n37 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n38 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n39 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n40 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n41 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n42 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n43 + n44 x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n45 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n46 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n47 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n48 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n49 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n50 + x0 n0 - n2 < x0 n3 x0 - select log neg sqrt n5 - * n3 + / select select select select",
    .constants = (const double[]){0.5, 0.180625, 0.0, 1.0, 1.6, 5.0, 2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946, 1971.5909503065513, 133.14166789178438, 3.3871328727963665, 5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751, 687.1870074920579, 42.31333070160091, 0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045, 5.769497221460691, 4.630337846156546, 1.4234371107496835, 1.0507500716444169e-09, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851, 1.6763848301838038, 2.053191626637759, 2.0103343992922881e-07, 2.7115555687434876e-05, 0.0012426609473880784, 0.026532189526576124, 0.29656057182850487, 1.7848265399172913, 5.463784911164114, 6.657904643501103, 2.0442631033899397e-15, 1.421511758316446e-07, 1.8463183175100548e-05, 0.0007868691311456133, 0.014875361290850615, 0.1369298809227358, 0.599832206555888, INFINITY, 0.425},
    .loops = {[TH_FLOAT] = ndtri_float, [TH_DOUBLE] = ndtri_double},
};
/* d input = grad * sqrt(2 * pi) * exp(output * output / 2) */
WIDE_LOOP(ndtri_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_output = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_sqrt(2 * (float)3.141592653589793) *
        f_exp(f_divide(in_output[i] * in_output[i], (float)2));
}
WIDE_LOOP(ndtri_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_output = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_sqrt(2 * (double)3.141592653589793) *
        f_exp(f_divide(in_output[i] * in_output[i], (double)2));
}
static const gradient ndtri_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"special_functions", "ndtri_input"},
    .loops = {[TH_FLOAT] = ndtri_input_float, [TH_DOUBLE] = ndtri_input_double},
    .computes = true,
};
static int ndtri_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&ndtri_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param ndtri_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_ndtri = {
    .op = "ndtri", .name = "ndtri",
    .signature = "ndtri(Tensor input)",
    .enter = th_pointwise, .body = &ndtri_body,
    .backward = ndtri_backward,
    .params = ndtri_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* polygamma(int n, Tensor input) = polygamma(n, input) */
WIDE_LOOP(polygamma_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = (float)option[0].f;
    EACH(i, count) to_output[i] = f_polygamma(in_n, in_input[i]);
}
WIDE_LOOP(polygamma_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = (double)option[0].f;
    EACH(i, count) to_output[i] = f_polygamma(in_n, in_input[i]);
}
static const pointwise polygamma_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "polygamma"},
    .loops = {[TH_FLOAT] = polygamma_float, [TH_DOUBLE] = polygamma_double},
};
static int polygamma_require(const call *c) {
    if (!(c->n[0] >= 0))
        return th_refuse(&op_polygamma, "n >= 0", "n", th_integral(c->n[0]));
    if (!(c->n[0] <= 170))
        return th_refuse(&op_polygamma, "n <= 170", "n", th_integral(c->n[0]));
    return 0;
}
/* d input = grad * polygamma(n + 1, input) */
WIDE_LOOP(polygamma_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float in_n = (float)option[0].f;
    EACH(i, count) to_input[i] = in_grad[i] * f_polygamma(in_n + 1, in_input[i]);
}
WIDE_LOOP(polygamma_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double in_n = (double)option[0].f;
    EACH(i, count) to_input[i] = in_grad[i] * f_polygamma(in_n + 1, in_input[i]);
}
static const gradient polygamma_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"special_functions", "polygamma_input"},
    .loops = {
        [TH_FLOAT] = polygamma_input_float, [TH_DOUBLE] = polygamma_input_double
    },
    .computes = true,
};
static int polygamma_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&polygamma_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param polygamma_params[] = {
    {.name = "n", .kind = P_INT, .slot = 0, .type = -1},
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
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
WIDE_LOOP(logit_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_eps = (float)option[0].f;
    EACH(i, count) {
        const float in_share = f_select(in_eps < 0, in_input[i], f_select(in_input[i] < in_eps,
            in_eps, f_select(in_input[i] > 1 - in_eps, 1 - in_eps, in_input[i])));
        const float in_away = in_share - (float)0.5;
        const float in_odds = f_divide(in_share, 1 - in_share);
        const float in_lost = f_divide(in_away + in_away, 1 - in_share) - (in_odds - 1);
        to_output[i] = f_log(in_odds) + f_select(f_abs(in_away) < (float)0.15, f_divide(in_lost,
            in_odds), (float)0);
    }
}
WIDE_LOOP(logit_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_eps = (double)option[0].f;
    EACH(i, count) {
        const double in_share = f_select(in_eps < 0, in_input[i], f_select(in_input[i] < in_eps,
            in_eps, f_select(in_input[i] > 1 - in_eps, 1 - in_eps, in_input[i])));
        const double in_away = in_share - (double)0.5;
        const double in_odds = f_divide(in_share, 1 - in_share);
        const double in_lost = f_divide(in_away + in_away, 1 - in_share) - (in_odds - 1);
        to_output[i] = f_log(in_odds) + f_select(f_abs(in_away) < (double)0.15, f_divide(in_lost,
            in_odds), (double)0);
    }
}
static const pointwise logit_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"special_functions", "logit"},
    .postfix = "o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select n1 o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select - / log o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select n2 - abs n3 < o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select n2 - o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select n2 - + n1 o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select - / o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select n1 o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select - / n1 - - o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select n1 o0 n0 < x0 x0 o0 < o0 x0 n1 o0 - > n1 o0 - x0 select select select - / / n0 select +",
    .constants = (const double[]){0.0, 1.0, 0.5, 0.15},
    .loops = {[TH_FLOAT] = logit_float, [TH_DOUBLE] = logit_double},
};
/* d input = select(eps >= 0 and (input < eps or input > 1 - eps), 0, select(share < 0 or share
   > 1, nan, grad / (share * (1 - share)))) */
WIDE_LOOP(logit_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float in_eps = (float)option[0].f;
    EACH(i, count) {
        const float in_share = f_select(in_eps < 0, in_input[i], f_select(in_input[i] < in_eps,
            in_eps, f_select(in_input[i] > 1 - in_eps, 1 - in_eps, in_input[i])));
        to_input[i] = f_select((in_eps >= 0) & ((in_input[i] < in_eps) | (in_input[i] > 1 -
            in_eps)), (float)0, f_select((in_share < 0) | (in_share > 1), (float)NAN,
            f_divide(in_grad[i], in_share * (1 - in_share))));
    }
}
WIDE_LOOP(logit_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double in_eps = (double)option[0].f;
    EACH(i, count) {
        const double in_share = f_select(in_eps < 0, in_input[i], f_select(in_input[i] < in_eps,
            in_eps, f_select(in_input[i] > 1 - in_eps, 1 - in_eps, in_input[i])));
        to_input[i] = f_select((in_eps >= 0) & ((in_input[i] < in_eps) | (in_input[i] > 1 -
            in_eps)), (double)0, f_select((in_share < 0) | (in_share > 1), (double)NAN,
            f_divide(in_grad[i], in_share * (1 - in_share))));
    }
}
NARROW_LOOP(logit_input_half, logit_input_float, half, 1, 3, 1, 0)
NARROW_LOOP(logit_input_bfloat16, logit_input_float, bfloat16, 1, 3, 1, 0)
static const gradient logit_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"special_functions", "logit_input"},
    .loops = {
        [TH_HALF] = logit_input_half, [TH_BFLOAT16] = logit_input_bfloat16,
        [TH_FLOAT] = logit_input_float, [TH_DOUBLE] = logit_input_double
    },
};
static int logit_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&logit_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param logit_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "eps", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = {-1, -1, TH_DEFAULT, 0}, .type = -1},
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
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "p", .kind = P_INT, .slot = 0, .type = -1},
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
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "p", .kind = P_INT, .slot = 0, .type = -1},
};
const row op_mvlgamma_ = {
    .op = "mvlgamma_", .name = "mvlgamma_",
    .signature = "mvlgamma_(Tensor& input, int p)",
    .params = mvlgamma__params,
    .flags = ROW_CHANGES | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};
