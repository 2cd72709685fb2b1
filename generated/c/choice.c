/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* choice: Selection of one of several elements at each position. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* max_other(Tensor input, Tensor other) = max(input, other) */
LOOP(max_other_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_other[i]);
}
LOOP(max_other_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_other[i]);
}
LOOP(max_other_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_other[i]);
}
LOOP(max_other_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_other[i]);
}
LOOP(max_other_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_other[i]);
}
LOOP(max_other_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_other[i]);
}
LOOP(max_other_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_other[i]);
}
LOOP(max_other_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(f_max(th_truth(in_input[i]), th_truth(in_other[i])));
}
LOOP(max_other_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    const half *in_other = (const half *)at[2];
    EACH(i, count) to_output[i] = th_half_max(in_input[i], in_other[i]);
}
LOOP(max_other_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const bfloat16 *in_other = (const bfloat16 *)at[2];
    EACH(i, count) to_output[i] = th_bfloat16_max(in_input[i], in_other[i]);
}
static const pointwise max_other_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .kernel = {"choice", "max_other"},
    .postfix = "x0 x1 <= not x1 x1 == and x0 x1 select",
    .loops = {
        [TH_BOOL] = max_other_bool, [TH_BYTE] = max_other_byte, [TH_CHAR] = max_other_char,
        [TH_SHORT] = max_other_short, [TH_INT] = max_other_int, [TH_LONG] = max_other_long,
        [TH_HALF] = max_other_half, [TH_BFLOAT16] = max_other_bfloat16,
        [TH_FLOAT] = max_other_float, [TH_DOUBLE] = max_other_double
    },
};
/* d input = select(input == other, grad / 2, select(input < other, 0, grad)) */
WIDE_LOOP(max_other_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other[i], f_divide(in_grad[i],
        (float)2), f_select(in_input[i] < in_other[i], (float)0, in_grad[i]));
}
WIDE_LOOP(max_other_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other[i], f_divide(in_grad[i],
        (double)2), f_select(in_input[i] < in_other[i], (double)0, in_grad[i]));
}
NARROW_LOOP(max_other_input_half, max_other_input_float, half, 1, 4, 0, 0)
NARROW_LOOP(max_other_input_bfloat16, max_other_input_float, bfloat16, 1, 4, 0, 0)
static const gradient max_other_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"choice", "max_other_input"},
    .loops = {
        [TH_HALF] = max_other_input_half, [TH_BFLOAT16] = max_other_input_bfloat16,
        [TH_FLOAT] = max_other_input_float, [TH_DOUBLE] = max_other_input_double
    },
};
/* d other = select(input == other, grad / 2, select(input > other, 0, grad)) */
WIDE_LOOP(max_other_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) to_other[i] = f_select(in_input[i] == in_other[i], f_divide(in_grad[i],
        (float)2), f_select(in_input[i] > in_other[i], (float)0, in_grad[i]));
}
WIDE_LOOP(max_other_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) to_other[i] = f_select(in_input[i] == in_other[i], f_divide(in_grad[i],
        (double)2), f_select(in_input[i] > in_other[i], (double)0, in_grad[i]));
}
NARROW_LOOP(max_other_other_half, max_other_other_float, half, 1, 4, 0, 0)
NARROW_LOOP(max_other_other_bfloat16, max_other_other_float, bfloat16, 1, 4, 0, 0)
static const gradient max_other_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"choice", "max_other_other"},
    .loops = {
        [TH_HALF] = max_other_other_half, [TH_BFLOAT16] = max_other_other_bfloat16,
        [TH_FLOAT] = max_other_other_float, [TH_DOUBLE] = max_other_other_double
    },
};
static int max_other_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&max_other_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&max_other_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param max_other_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_max_other = {
    .op = "max_other", .name = "max",
    .signature = "max_other(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &max_other_body,
    .backward = max_other_backward,
    .params = max_other_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3},
};

/* min_other(Tensor input, Tensor other) = min(input, other) */
LOOP(min_other_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_other[i]);
}
LOOP(min_other_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_other[i]);
}
LOOP(min_other_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_other[i]);
}
LOOP(min_other_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_other[i]);
}
LOOP(min_other_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_other[i]);
}
LOOP(min_other_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_other[i]);
}
LOOP(min_other_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_other[i]);
}
LOOP(min_other_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(f_min(th_truth(in_input[i]), th_truth(in_other[i])));
}
LOOP(min_other_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    const half *in_other = (const half *)at[2];
    EACH(i, count) to_output[i] = th_half_min(in_input[i], in_other[i]);
}
LOOP(min_other_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const bfloat16 *in_other = (const bfloat16 *)at[2];
    EACH(i, count) to_output[i] = th_bfloat16_min(in_input[i], in_other[i]);
}
static const pointwise min_other_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .kernel = {"choice", "min_other"},
    .postfix = "x0 x1 >= not x1 x1 == and x0 x1 select",
    .loops = {
        [TH_BOOL] = min_other_bool, [TH_BYTE] = min_other_byte, [TH_CHAR] = min_other_char,
        [TH_SHORT] = min_other_short, [TH_INT] = min_other_int, [TH_LONG] = min_other_long,
        [TH_HALF] = min_other_half, [TH_BFLOAT16] = min_other_bfloat16,
        [TH_FLOAT] = min_other_float, [TH_DOUBLE] = min_other_double
    },
};
/* d input = select(input == other, grad / 2, select(input > other, 0, grad)) */
WIDE_LOOP(min_other_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other[i], f_divide(in_grad[i],
        (float)2), f_select(in_input[i] > in_other[i], (float)0, in_grad[i]));
}
WIDE_LOOP(min_other_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other[i], f_divide(in_grad[i],
        (double)2), f_select(in_input[i] > in_other[i], (double)0, in_grad[i]));
}
NARROW_LOOP(min_other_input_half, min_other_input_float, half, 1, 4, 0, 0)
NARROW_LOOP(min_other_input_bfloat16, min_other_input_float, bfloat16, 1, 4, 0, 0)
static const gradient min_other_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"choice", "min_other_input"},
    .loops = {
        [TH_HALF] = min_other_input_half, [TH_BFLOAT16] = min_other_input_bfloat16,
        [TH_FLOAT] = min_other_input_float, [TH_DOUBLE] = min_other_input_double
    },
};
/* d other = select(input == other, grad / 2, select(input < other, 0, grad)) */
WIDE_LOOP(min_other_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) to_other[i] = f_select(in_input[i] == in_other[i], f_divide(in_grad[i],
        (float)2), f_select(in_input[i] < in_other[i], (float)0, in_grad[i]));
}
WIDE_LOOP(min_other_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) to_other[i] = f_select(in_input[i] == in_other[i], f_divide(in_grad[i],
        (double)2), f_select(in_input[i] < in_other[i], (double)0, in_grad[i]));
}
NARROW_LOOP(min_other_other_half, min_other_other_float, half, 1, 4, 0, 0)
NARROW_LOOP(min_other_other_bfloat16, min_other_other_float, bfloat16, 1, 4, 0, 0)
static const gradient min_other_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"choice", "min_other_other"},
    .loops = {
        [TH_HALF] = min_other_other_half, [TH_BFLOAT16] = min_other_other_bfloat16,
        [TH_FLOAT] = min_other_other_float, [TH_DOUBLE] = min_other_other_double
    },
};
static int min_other_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&min_other_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&min_other_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param min_other_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_min_other = {
    .op = "min_other", .name = "min",
    .signature = "min_other(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &min_other_body,
    .backward = min_other_backward,
    .params = min_other_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3},
};

/* fmax(Tensor input, Tensor other) = select(isnan(input), other, select(isnan(other), input,
   max(input, other))) */
LOOP(fmax_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_other[i],
        f_select(f_isnan(in_other[i]), in_input[i], f_max(in_input[i], in_other[i])));
}
LOOP(fmax_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_other[i],
        f_select(f_isnan(in_other[i]), in_input[i], f_max(in_input[i], in_other[i])));
}
LOOP(fmax_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_other[i],
        f_select(f_isnan(in_other[i]), in_input[i], f_max(in_input[i], in_other[i])));
}
LOOP(fmax_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_other[i],
        f_select(f_isnan(in_other[i]), in_input[i], f_max(in_input[i], in_other[i])));
}
LOOP(fmax_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_other[i],
        f_select(f_isnan(in_other[i]), in_input[i], f_max(in_input[i], in_other[i])));
}
LOOP(fmax_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_other[i],
        f_select(f_isnan(in_other[i]), in_input[i], f_max(in_input[i], in_other[i])));
}
LOOP(fmax_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_other[i],
        f_select(f_isnan(in_other[i]), in_input[i], f_max(in_input[i], in_other[i])));
}
LOOP(fmax_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(f_select(f_isnan(th_truth(in_input[i])),
        th_truth(in_other[i]), f_select(f_isnan(th_truth(in_other[i])), th_truth(in_input[i]),
        f_max(th_truth(in_input[i]), th_truth(in_other[i])))));
}
LOOP(fmax_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    const half *in_other = (const half *)at[2];
    EACH(i, count) to_output[i] = th_half_select(th_half_isnan(in_input[i]), in_other[i],
        th_half_select(th_half_isnan(in_other[i]), in_input[i], th_half_max(in_input[i],
        in_other[i])));
}
LOOP(fmax_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const bfloat16 *in_other = (const bfloat16 *)at[2];
    EACH(i, count) to_output[i] = th_bfloat16_select(th_bfloat16_isnan(in_input[i]), in_other[i],
        th_bfloat16_select(th_bfloat16_isnan(in_other[i]), in_input[i], th_bfloat16_max(in_input[i],
        in_other[i])));
}
static const pointwise fmax_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .kernel = {"choice", "fmax"},
    .postfix = "x0 x0 != x1 x1 x1 != x0 x0 x1 <= not x1 x1 == and x0 x1 select select select",
    .loops = {
        [TH_BOOL] = fmax_bool, [TH_BYTE] = fmax_byte, [TH_CHAR] = fmax_char,
        [TH_SHORT] = fmax_short, [TH_INT] = fmax_int, [TH_LONG] = fmax_long, [TH_HALF] = fmax_half,
        [TH_BFLOAT16] = fmax_bfloat16, [TH_FLOAT] = fmax_float, [TH_DOUBLE] = fmax_double
    },
};
/* d input = select(isnan(other) or input >= other, grad, 0) */
LOOP(fmax_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) to_input[i] = f_select(f_isnan(in_other[i]) | (in_input[i] >= in_other[i]),
        in_grad[i], (float)0);
}
LOOP(fmax_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) to_input[i] = f_select(f_isnan(in_other[i]) | (in_input[i] >= in_other[i]),
        in_grad[i], (double)0);
}
NARROW_LOOP(fmax_input_half, fmax_input_float, half, 1, 4, 0, 0)
NARROW_LOOP(fmax_input_bfloat16, fmax_input_float, bfloat16, 1, 4, 0, 0)
static const gradient fmax_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"choice", "fmax_input"},
    .loops = {
        [TH_HALF] = fmax_input_half, [TH_BFLOAT16] = fmax_input_bfloat16,
        [TH_FLOAT] = fmax_input_float, [TH_DOUBLE] = fmax_input_double
    },
};
/* d other = select(isnan(other) or input >= other, 0, grad) */
LOOP(fmax_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) to_other[i] = f_select(f_isnan(in_other[i]) | (in_input[i] >= in_other[i]),
        (float)0, in_grad[i]);
}
LOOP(fmax_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) to_other[i] = f_select(f_isnan(in_other[i]) | (in_input[i] >= in_other[i]),
        (double)0, in_grad[i]);
}
NARROW_LOOP(fmax_other_half, fmax_other_float, half, 1, 4, 0, 0)
NARROW_LOOP(fmax_other_bfloat16, fmax_other_float, bfloat16, 1, 4, 0, 0)
static const gradient fmax_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"choice", "fmax_other"},
    .loops = {
        [TH_HALF] = fmax_other_half, [TH_BFLOAT16] = fmax_other_bfloat16,
        [TH_FLOAT] = fmax_other_float, [TH_DOUBLE] = fmax_other_double
    },
};
static int fmax_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&fmax_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&fmax_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param fmax_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_fmax = {
    .op = "fmax", .name = "fmax",
    .signature = "fmax(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &fmax_body,
    .backward = fmax_backward,
    .params = fmax_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3},
};

/* fmin(Tensor input, Tensor other) = select(isnan(input), other, select(isnan(other), input,
   min(input, other))) */
LOOP(fmin_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_other[i],
        f_select(f_isnan(in_other[i]), in_input[i], f_min(in_input[i], in_other[i])));
}
LOOP(fmin_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_other[i],
        f_select(f_isnan(in_other[i]), in_input[i], f_min(in_input[i], in_other[i])));
}
LOOP(fmin_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_other[i],
        f_select(f_isnan(in_other[i]), in_input[i], f_min(in_input[i], in_other[i])));
}
LOOP(fmin_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_other[i],
        f_select(f_isnan(in_other[i]), in_input[i], f_min(in_input[i], in_other[i])));
}
LOOP(fmin_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_other[i],
        f_select(f_isnan(in_other[i]), in_input[i], f_min(in_input[i], in_other[i])));
}
LOOP(fmin_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_other[i],
        f_select(f_isnan(in_other[i]), in_input[i], f_min(in_input[i], in_other[i])));
}
LOOP(fmin_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_other[i],
        f_select(f_isnan(in_other[i]), in_input[i], f_min(in_input[i], in_other[i])));
}
LOOP(fmin_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(f_select(f_isnan(th_truth(in_input[i])),
        th_truth(in_other[i]), f_select(f_isnan(th_truth(in_other[i])), th_truth(in_input[i]),
        f_min(th_truth(in_input[i]), th_truth(in_other[i])))));
}
LOOP(fmin_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    const half *in_other = (const half *)at[2];
    EACH(i, count) to_output[i] = th_half_select(th_half_isnan(in_input[i]), in_other[i],
        th_half_select(th_half_isnan(in_other[i]), in_input[i], th_half_min(in_input[i],
        in_other[i])));
}
LOOP(fmin_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const bfloat16 *in_other = (const bfloat16 *)at[2];
    EACH(i, count) to_output[i] = th_bfloat16_select(th_bfloat16_isnan(in_input[i]), in_other[i],
        th_bfloat16_select(th_bfloat16_isnan(in_other[i]), in_input[i], th_bfloat16_min(in_input[i],
        in_other[i])));
}
static const pointwise fmin_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .kernel = {"choice", "fmin"},
    .postfix = "x0 x0 != x1 x1 x1 != x0 x0 x1 >= not x1 x1 == and x0 x1 select select select",
    .loops = {
        [TH_BOOL] = fmin_bool, [TH_BYTE] = fmin_byte, [TH_CHAR] = fmin_char,
        [TH_SHORT] = fmin_short, [TH_INT] = fmin_int, [TH_LONG] = fmin_long, [TH_HALF] = fmin_half,
        [TH_BFLOAT16] = fmin_bfloat16, [TH_FLOAT] = fmin_float, [TH_DOUBLE] = fmin_double
    },
};
/* d input = select(isnan(other) or input <= other, grad, 0) */
LOOP(fmin_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) to_input[i] = f_select(f_isnan(in_other[i]) | (in_input[i] <= in_other[i]),
        in_grad[i], (float)0);
}
LOOP(fmin_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) to_input[i] = f_select(f_isnan(in_other[i]) | (in_input[i] <= in_other[i]),
        in_grad[i], (double)0);
}
NARROW_LOOP(fmin_input_half, fmin_input_float, half, 1, 4, 0, 0)
NARROW_LOOP(fmin_input_bfloat16, fmin_input_float, bfloat16, 1, 4, 0, 0)
static const gradient fmin_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"choice", "fmin_input"},
    .loops = {
        [TH_HALF] = fmin_input_half, [TH_BFLOAT16] = fmin_input_bfloat16,
        [TH_FLOAT] = fmin_input_float, [TH_DOUBLE] = fmin_input_double
    },
};
/* d other = select(isnan(other) or input <= other, 0, grad) */
LOOP(fmin_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) to_other[i] = f_select(f_isnan(in_other[i]) | (in_input[i] <= in_other[i]),
        (float)0, in_grad[i]);
}
LOOP(fmin_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) to_other[i] = f_select(f_isnan(in_other[i]) | (in_input[i] <= in_other[i]),
        (double)0, in_grad[i]);
}
NARROW_LOOP(fmin_other_half, fmin_other_float, half, 1, 4, 0, 0)
NARROW_LOOP(fmin_other_bfloat16, fmin_other_float, bfloat16, 1, 4, 0, 0)
static const gradient fmin_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"choice", "fmin_other"},
    .loops = {
        [TH_HALF] = fmin_other_half, [TH_BFLOAT16] = fmin_other_bfloat16,
        [TH_FLOAT] = fmin_other_float, [TH_DOUBLE] = fmin_other_double
    },
};
static int fmin_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&fmin_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&fmin_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param fmin_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_fmin = {
    .op = "fmin", .name = "fmin",
    .signature = "fmin(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &fmin_body,
    .backward = fmin_backward,
    .params = fmin_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3},
};

/* where_ints(BoolTensor condition, int input, int other) -> LongTensor = select(condition,
   input, other) */
LOOP(where_ints_byte) {
    int64_t *to_output = (int64_t *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const int64_t in_input = (int64_t)option[0].i;
    const int64_t in_other = (int64_t)option[1].i;
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input, in_other);
}
LOOP(where_ints_bool) {
    int64_t *to_output = (int64_t *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const int64_t in_input = (int64_t)option[0].i;
    const int64_t in_other = (int64_t)option[1].i;
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input, in_other);
}
static const pointwise where_ints_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .typed = 1,
    .kernel = {"choice", "where_ints"},
    .loops = {[TH_BOOL] = where_ints_bool, [TH_BYTE] = where_ints_byte},
};
static const param where_ints_params[] = {
    {.name = "condition", .kind = P_TENSOR, .slot = 0, .type = TH_BOOL},
    {.name = "input", .kind = P_INT, .slot = 0, .type = -1},
    {.name = "other", .kind = P_INT, .slot = 1, .type = -1},
};
const row op_where_ints = {
    .op = "where_ints", .name = "where",
    .signature = "where_ints(BoolTensor condition, int input, int other) -> LongTensor",
    .enter = th_pointwise, .body = &where_ints_body,
    .params = where_ints_params,
    .flags = ROW_FUNCTION | ROW_LOOP | ROW_MIXED, .dtypes = 1 << TH_BOOL | 1 << TH_BYTE,
    .own = 1 << TH_BYTE, .nparams = 3, .required = 3, .tensors = 1, .inputs = 1, .ints = 2,
    .results = 1, .returned = 1, .types = {TH_LONG},
};

/* where_numbers(BoolTensor condition, Scalar input, Scalar other) -> FloatTensor =
   torch.composed.where_numbers */
static const param where_numbers_params[] = {
    {.name = "condition", .kind = P_TENSOR, .slot = 0, .type = TH_BOOL},
    {.name = "input", .kind = P_SCALAR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_SCALAR, .slot = 1, .type = -1},
};
const row op_where_numbers = {
    .op = "where_numbers", .name = "where",
    .signature =
        "where_numbers(BoolTensor condition, Scalar input, Scalar other) -> FloatTensor",
    .params = where_numbers_params,
    .flags = ROW_FUNCTION | ROW_MIXED | ROW_PRESETS, .dtypes = 1 << TH_BOOL | 1 << TH_BYTE,
    .own = 1 << TH_BOOL | 1 << TH_BYTE, .nparams = 3, .required = 3, .tensors = 1, .inputs = 1,
    .scalars = 2, .results = 1, .returned = 1, .types = {TH_FLOAT},
};

/* where(BoolTensor condition, Tensor|Scalar input, Tensor|Scalar other) = select(condition,
   input, other) */
LOOP(where_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const uint8_t *in_input = (const uint8_t *)at[2];
    const uint8_t *in_other = (const uint8_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
}
LOOP(where_byte_number) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const uint8_t *in_input = (const uint8_t *)at[2];
    const uint8_t in_other = *(const uint8_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
}
LOOP(where_char) {
    int8_t *to_output = (int8_t *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const int8_t *in_input = (const int8_t *)at[2];
    const int8_t *in_other = (const int8_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
}
LOOP(where_char_number) {
    int8_t *to_output = (int8_t *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const int8_t *in_input = (const int8_t *)at[2];
    const int8_t in_other = *(const int8_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
}
LOOP(where_short) {
    int16_t *to_output = (int16_t *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const int16_t *in_input = (const int16_t *)at[2];
    const int16_t *in_other = (const int16_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
}
LOOP(where_short_number) {
    int16_t *to_output = (int16_t *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const int16_t *in_input = (const int16_t *)at[2];
    const int16_t in_other = *(const int16_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
}
LOOP(where_int) {
    int32_t *to_output = (int32_t *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const int32_t *in_input = (const int32_t *)at[2];
    const int32_t *in_other = (const int32_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
}
LOOP(where_int_number) {
    int32_t *to_output = (int32_t *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const int32_t *in_input = (const int32_t *)at[2];
    const int32_t in_other = *(const int32_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
}
LOOP(where_long) {
    int64_t *to_output = (int64_t *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const int64_t *in_input = (const int64_t *)at[2];
    const int64_t *in_other = (const int64_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
}
LOOP(where_long_number) {
    int64_t *to_output = (int64_t *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const int64_t *in_input = (const int64_t *)at[2];
    const int64_t in_other = *(const int64_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
}
LOOP(where_float) {
    float *to_output = (float *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
}
LOOP(where_float_number) {
    float *to_output = (float *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const float *in_input = (const float *)at[2];
    const float in_other = *(const float *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
}
LOOP(where_double) {
    double *to_output = (double *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
}
LOOP(where_double_number) {
    double *to_output = (double *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const double *in_input = (const double *)at[2];
    const double in_other = *(const double *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
}
LOOP(where_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    const complexfloat *in_other = (const complexfloat *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
}
LOOP(where_complexfloat_number) {
    complexfloat *to_output = (complexfloat *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    const complexfloat in_other = *(const complexfloat *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
}
LOOP(where_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    const complexdouble *in_other = (const complexdouble *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
}
LOOP(where_complexdouble_number) {
    complexdouble *to_output = (complexdouble *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    const complexdouble in_other = *(const complexdouble *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
}
LOOP(where_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const uint8_t *in_input = (const uint8_t *)at[2];
    const uint8_t *in_other = (const uint8_t *)at[3];
    EACH(i, count) to_output[i] = th_truth(f_select(in_condition[i], th_truth(in_input[i]),
        th_truth(in_other[i])));
}
LOOP(where_bool_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const uint8_t *in_input = (const uint8_t *)at[2];
    const uint8_t in_other = *(const uint8_t *)at[3];
    EACH(i, count) to_output[i] = th_truth(f_select(in_condition[i], th_truth(in_input[i]),
        in_other));
}
LOOP(where_half) {
    half *to_output = (half *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const half *in_input = (const half *)at[2];
    const half *in_other = (const half *)at[3];
    EACH(i, count) to_output[i] = th_half_select((half)-(in_condition[i] != 0), in_input[i],
        in_other[i]);
}
LOOP(where_half_number) {
    half *to_output = (half *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const half *in_input = (const half *)at[2];
    const float in_other = *(const float *)at[3];
    const half bits_other = th_float_half(in_other);
    EACH(i, count) to_output[i] = th_half_select((half)-(in_condition[i] != 0), in_input[i],
        bits_other);
}
LOOP(where_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const bfloat16 *in_input = (const bfloat16 *)at[2];
    const bfloat16 *in_other = (const bfloat16 *)at[3];
    EACH(i, count) to_output[i] = th_bfloat16_select((bfloat16)-(in_condition[i] != 0), in_input[i],
        in_other[i]);
}
LOOP(where_bfloat16_number) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const bfloat16 *in_input = (const bfloat16 *)at[2];
    const float in_other = *(const float *)at[3];
    const bfloat16 bits_other = th_float_bfloat16(in_other);
    EACH(i, count) to_output[i] = th_bfloat16_select((bfloat16)-(in_condition[i] != 0), in_input[i],
        bits_other);
}
static const pointwise where_body = {
    .outputs = 1, .inputs = 3,
    .to = {0}, .from = {0, 1, 2},
    .number = {[1] = 0, [2] = 1}, .eithers = 6, .fixed = 3,
    .typed = 1,
    .kernel = {"choice", "where"},
    .postfix = "x0 x1 x2 select",
    .loops = {
        [TH_BOOL] = where_bool, [TH_BYTE] = where_byte, [TH_CHAR] = where_char,
        [TH_SHORT] = where_short, [TH_INT] = where_int, [TH_LONG] = where_long,
        [TH_HALF] = where_half, [TH_BFLOAT16] = where_bfloat16, [TH_FLOAT] = where_float,
        [TH_DOUBLE] = where_double, [TH_COMPLEXFLOAT] = where_complexfloat,
        [TH_COMPLEXDOUBLE] = where_complexdouble
    },
    .numbers = {
        [TH_BOOL] = where_bool_number, [TH_BYTE] = where_byte_number, [TH_CHAR] = where_char_number,
        [TH_SHORT] = where_short_number, [TH_INT] = where_int_number, [TH_LONG] = where_long_number,
        [TH_HALF] = where_half_number, [TH_BFLOAT16] = where_bfloat16_number,
        [TH_FLOAT] = where_float_number, [TH_DOUBLE] = where_double_number,
        [TH_COMPLEXFLOAT] = where_complexfloat_number,
        [TH_COMPLEXDOUBLE] = where_complexdouble_number
    },
};
/* d input = select(condition, grad, 0) */
LOOP(where_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_condition[i], in_grad[i], (float)0);
}
LOOP(where_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_condition[i], in_grad[i], (double)0);
}
LOOP(where_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_select(in_condition[i], f_conj(in_grad[i]),
        (complexfloat)0));
}
LOOP(where_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_select(in_condition[i], f_conj(in_grad[i]),
        (complexdouble)0));
}
static const gradient where_input = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"choice", "where_input"},
    .loops = {
        [TH_FLOAT] = where_input_float, [TH_DOUBLE] = where_input_double,
        [TH_COMPLEXFLOAT] = where_input_complexfloat, [TH_COMPLEXDOUBLE] = where_input_complexdouble
    },
};
/* d other = select(condition, 0, grad) */
LOOP(where_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_other[i] = f_select(in_condition[i], (float)0, in_grad[i]);
}
LOOP(where_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_other[i] = f_select(in_condition[i], (double)0, in_grad[i]);
}
LOOP(where_other_complexfloat) {
    complexfloat *to_other = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_other[i] = f_conj(f_select(in_condition[i], (complexfloat)0,
        f_conj(in_grad[i])));
}
LOOP(where_other_complexdouble) {
    complexdouble *to_other = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_other[i] = f_conj(f_select(in_condition[i], (complexdouble)0,
        f_conj(in_grad[i])));
}
static const gradient where_other = {
    .input = 2, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"choice", "where_other"},
    .loops = {
        [TH_FLOAT] = where_other_float, [TH_DOUBLE] = where_other_double,
        [TH_COMPLEXFLOAT] = where_other_complexfloat, [TH_COMPLEXDOUBLE] = where_other_complexdouble
    },
};
static int where_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[1])
        result[1] = th_gradient(&where_input, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&where_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param where_params[] = {
    {.name = "condition", .kind = P_TENSOR, .slot = 0, .type = TH_BOOL},
    {.name = "input", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 2, .number = 1, .type = -1},
};
const row op_where = {
    .op = "where", .name = "where",
    .signature = "where(BoolTensor condition, Tensor|Scalar input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &where_body,
    .backward = where_backward,
    .params = where_params,
    .flags = ROW_FUNCTION | ROW_LOOP | ROW_MIXED, .dtypes = TH_ANY,
    .own = TH_PLAIN | TH_COMPLEX | TH_STORED, .nparams = 3, .required = 3, .tensors = 3,
    .inputs = 3, .scalars = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 6,
    .grads = 1, .moved = 3, .joins = 3, .reads = {0, 1, 1},
};

/* where_else(Tensor input, BoolTensor condition, Tensor|Scalar other) = select(condition,
   input, other) */
LOOP(where_else_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const uint8_t *in_other = (const uint8_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
}
LOOP(where_else_byte_number) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const uint8_t in_other = *(const uint8_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
}
LOOP(where_else_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const int8_t *in_other = (const int8_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
}
LOOP(where_else_char_number) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const int8_t in_other = *(const int8_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
}
LOOP(where_else_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const int16_t *in_other = (const int16_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
}
LOOP(where_else_short_number) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const int16_t in_other = *(const int16_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
}
LOOP(where_else_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const int32_t *in_other = (const int32_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
}
LOOP(where_else_int_number) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const int32_t in_other = *(const int32_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
}
LOOP(where_else_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const int64_t *in_other = (const int64_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
}
LOOP(where_else_long_number) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const int64_t in_other = *(const int64_t *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
}
LOOP(where_else_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
}
LOOP(where_else_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const float in_other = *(const float *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
}
LOOP(where_else_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
}
LOOP(where_else_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const double in_other = *(const double *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
}
LOOP(where_else_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const complexfloat *in_other = (const complexfloat *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
}
LOOP(where_else_complexfloat_number) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const complexfloat in_other = *(const complexfloat *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
}
LOOP(where_else_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const complexdouble *in_other = (const complexdouble *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
}
LOOP(where_else_complexdouble_number) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const complexdouble in_other = *(const complexdouble *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
}
LOOP(where_else_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const uint8_t *in_other = (const uint8_t *)at[3];
    EACH(i, count) to_output[i] = th_truth(f_select(in_condition[i], th_truth(in_input[i]),
        th_truth(in_other[i])));
}
LOOP(where_else_bool_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const uint8_t in_other = *(const uint8_t *)at[3];
    EACH(i, count) to_output[i] = th_truth(f_select(in_condition[i], th_truth(in_input[i]),
        in_other));
}
LOOP(where_else_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const half *in_other = (const half *)at[3];
    EACH(i, count) to_output[i] = th_half_select((half)-(in_condition[i] != 0), in_input[i],
        in_other[i]);
}
LOOP(where_else_half_number) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const float in_other = *(const float *)at[3];
    const half bits_other = th_float_half(in_other);
    EACH(i, count) to_output[i] = th_half_select((half)-(in_condition[i] != 0), in_input[i],
        bits_other);
}
LOOP(where_else_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const bfloat16 *in_other = (const bfloat16 *)at[3];
    EACH(i, count) to_output[i] = th_bfloat16_select((bfloat16)-(in_condition[i] != 0), in_input[i],
        in_other[i]);
}
LOOP(where_else_bfloat16_number) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const float in_other = *(const float *)at[3];
    const bfloat16 bits_other = th_float_bfloat16(in_other);
    EACH(i, count) to_output[i] = th_bfloat16_select((bfloat16)-(in_condition[i] != 0), in_input[i],
        bits_other);
}
static const pointwise where_else_body = {
    .outputs = 1, .inputs = 3,
    .to = {0}, .from = {0, 1, 2},
    .number = {[2] = 0}, .eithers = 4, .fixed = 3,
    .typed = 2,
    .kernel = {"choice", "where_else"},
    .postfix = "x1 x0 x2 select",
    .loops = {
        [TH_BOOL] = where_else_bool, [TH_BYTE] = where_else_byte, [TH_CHAR] = where_else_char,
        [TH_SHORT] = where_else_short, [TH_INT] = where_else_int, [TH_LONG] = where_else_long,
        [TH_HALF] = where_else_half, [TH_BFLOAT16] = where_else_bfloat16,
        [TH_FLOAT] = where_else_float, [TH_DOUBLE] = where_else_double,
        [TH_COMPLEXFLOAT] = where_else_complexfloat, [TH_COMPLEXDOUBLE] = where_else_complexdouble
    },
    .numbers = {
        [TH_BOOL] = where_else_bool_number, [TH_BYTE] = where_else_byte_number,
        [TH_CHAR] = where_else_char_number, [TH_SHORT] = where_else_short_number,
        [TH_INT] = where_else_int_number, [TH_LONG] = where_else_long_number,
        [TH_HALF] = where_else_half_number, [TH_BFLOAT16] = where_else_bfloat16_number,
        [TH_FLOAT] = where_else_float_number, [TH_DOUBLE] = where_else_double_number,
        [TH_COMPLEXFLOAT] = where_else_complexfloat_number,
        [TH_COMPLEXDOUBLE] = where_else_complexdouble_number
    },
};
/* d input = select(condition, grad, 0) */
LOOP(where_else_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_condition[i], in_grad[i], (float)0);
}
LOOP(where_else_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_condition[i], in_grad[i], (double)0);
}
LOOP(where_else_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_select(in_condition[i], f_conj(in_grad[i]),
        (complexfloat)0));
}
LOOP(where_else_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_select(in_condition[i], f_conj(in_grad[i]),
        (complexdouble)0));
}
static const gradient where_else_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 1},
    .kernel = {"choice", "where_else_input"},
    .loops = {
        [TH_FLOAT] = where_else_input_float, [TH_DOUBLE] = where_else_input_double,
        [TH_COMPLEXFLOAT] = where_else_input_complexfloat,
        [TH_COMPLEXDOUBLE] = where_else_input_complexdouble
    },
};
/* d other = select(condition, 0, grad) */
LOOP(where_else_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_other[i] = f_select(in_condition[i], (float)0, in_grad[i]);
}
LOOP(where_else_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_other[i] = f_select(in_condition[i], (double)0, in_grad[i]);
}
LOOP(where_else_other_complexfloat) {
    complexfloat *to_other = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_other[i] = f_conj(f_select(in_condition[i], (complexfloat)0,
        f_conj(in_grad[i])));
}
LOOP(where_else_other_complexdouble) {
    complexdouble *to_other = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_other[i] = f_conj(f_select(in_condition[i], (complexdouble)0,
        f_conj(in_grad[i])));
}
static const gradient where_else_other = {
    .input = 2, .inputs = 2, .from = {FROM_GRAD, 1},
    .kernel = {"choice", "where_else_other"},
    .loops = {
        [TH_FLOAT] = where_else_other_float, [TH_DOUBLE] = where_else_other_double,
        [TH_COMPLEXFLOAT] = where_else_other_complexfloat,
        [TH_COMPLEXDOUBLE] = where_else_other_complexdouble
    },
};
static int where_else_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&where_else_input, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&where_else_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param where_else_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "condition", .kind = P_TENSOR, .slot = 1, .type = TH_BOOL},
    {.name = "other", .kind = P_EITHER, .slot = 2, .number = 0, .type = -1},
};
const row op_where_else = {
    .op = "where_else", .name = "where",
    .signature = "where_else(Tensor input, BoolTensor condition, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &where_else_body,
    .backward = where_else_backward,
    .params = where_else_params,
    .flags = ROW_LOOP | ROW_MIXED, .dtypes = TH_ALL, .own = TH_PLAIN | TH_COMPLEX, .nparams = 3,
    .required = 3, .tensors = 3, .inputs = 3, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 5, .grads = 1, .moved = 1, .joins = 1, .reads = {2, 0, 2},
};

/* where_places(BoolTensor condition) -> Tensor* = torch.composed.where_places */
static const param where_places_params[] = {
    {.name = "condition", .kind = P_TENSOR, .slot = 0, .type = TH_BOOL},
};
const row op_where_places = {
    .op = "where_places", .name = "where",
    .signature = "where_places(BoolTensor condition) -> Tensor*",
    .no_meta = "the size of the result depends on them",
    .params = where_places_params,
    .flags = ROW_FUNCTION | ROW_MIXED | ROW_PRESETS, .dtypes = TH_ALL,
    .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 1, .required = 1, .tensors = 1,
    .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};
