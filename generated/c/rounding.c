/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* rounding: Signs, magnitudes and whole numbers of each element. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

extern const row op_round_decimals;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* abs(Tensor input) = abs(input) */
LOOP(abs_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = f_abs(in_input[i]);
}
LOOP(abs_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    EACH(i, count) to_output[i] = f_abs(in_input[i]);
}
LOOP(abs_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    EACH(i, count) to_output[i] = f_abs(in_input[i]);
}
LOOP(abs_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    EACH(i, count) to_output[i] = f_abs(in_input[i]);
}
LOOP(abs_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    EACH(i, count) to_output[i] = f_abs(in_input[i]);
}
LOOP(abs_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_abs(in_input[i]);
}
LOOP(abs_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_abs(in_input[i]);
}
LOOP(abs_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    EACH(i, count) to_output[i] = (half)(in_input[i] & 0x7fff);
}
LOOP(abs_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    EACH(i, count) to_output[i] = (bfloat16)(in_input[i] & 0x7fff);
}
static const pointwise abs_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"rounding", "abs"},
    .postfix = "x0 abs",
    .loops = {
        [TH_BYTE] = abs_byte, [TH_CHAR] = abs_char, [TH_SHORT] = abs_short, [TH_INT] = abs_int,
        [TH_LONG] = abs_long, [TH_HALF] = abs_half, [TH_BFLOAT16] = abs_bfloat16,
        [TH_FLOAT] = abs_float, [TH_DOUBLE] = abs_double
    },
};
/* d input = select(input > 0, grad, select(input < 0, -grad, 0)) */
LOOP(abs_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] > 0, in_grad[i], f_select(in_input[i] < 0,
        -in_grad[i], (float)0));
}
LOOP(abs_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] > 0, in_grad[i], f_select(in_input[i] < 0,
        -in_grad[i], (double)0));
}
NARROW_LOOP(abs_input_half, abs_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(abs_input_bfloat16, abs_input_float, bfloat16, 1, 3, 0, 0)
static const gradient abs_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"rounding", "abs_input"},
    .loops = {
        [TH_HALF] = abs_input_half, [TH_BFLOAT16] = abs_input_bfloat16,
        [TH_FLOAT] = abs_input_float, [TH_DOUBLE] = abs_input_double
    },
};
static int abs_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&abs_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param abs_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_abs = {
    .op = "abs", .name = "abs",
    .signature = "abs(Tensor input)",
    .enter = th_pointwise, .body = &abs_body,
    .backward = abs_backward,
    .params = abs_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS, .own = TH_PLAIN, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* neg(Tensor input) = -input */
LOOP(neg_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = -in_input[i];
}
LOOP(neg_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    EACH(i, count) to_output[i] = -in_input[i];
}
LOOP(neg_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    EACH(i, count) to_output[i] = -in_input[i];
}
LOOP(neg_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    EACH(i, count) to_output[i] = -in_input[i];
}
LOOP(neg_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    EACH(i, count) to_output[i] = -in_input[i];
}
LOOP(neg_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = -in_input[i];
}
LOOP(neg_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = -in_input[i];
}
LOOP(neg_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = -in_input[i];
}
LOOP(neg_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = -in_input[i];
}
LOOP(neg_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    EACH(i, count) to_output[i] = (half)(in_input[i] ^ 0x8000);
}
LOOP(neg_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    EACH(i, count) to_output[i] = (bfloat16)(in_input[i] ^ 0x8000);
}
static const pointwise neg_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"rounding", "neg"},
    .postfix = "x0 neg",
    .loops = {
        [TH_BYTE] = neg_byte, [TH_CHAR] = neg_char, [TH_SHORT] = neg_short, [TH_INT] = neg_int,
        [TH_LONG] = neg_long, [TH_HALF] = neg_half, [TH_BFLOAT16] = neg_bfloat16,
        [TH_FLOAT] = neg_float, [TH_DOUBLE] = neg_double, [TH_COMPLEXFLOAT] = neg_complexfloat,
        [TH_COMPLEXDOUBLE] = neg_complexdouble
    },
};
/* d input = -grad */
LOOP(neg_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_input[i] = -in_grad[i];
}
LOOP(neg_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_input[i] = -in_grad[i];
}
LOOP(neg_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    EACH(i, count) to_input[i] = f_conj(-f_conj(in_grad[i]));
}
LOOP(neg_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    EACH(i, count) to_input[i] = f_conj(-f_conj(in_grad[i]));
}
NARROW_LOOP(neg_input_half, neg_input_float, half, 1, 2, 0, 0)
NARROW_LOOP(neg_input_bfloat16, neg_input_float, bfloat16, 1, 2, 0, 0)
static const gradient neg_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"rounding", "neg_input"},
    .loops = {
        [TH_HALF] = neg_input_half, [TH_BFLOAT16] = neg_input_bfloat16,
        [TH_FLOAT] = neg_input_float, [TH_DOUBLE] = neg_input_double,
        [TH_COMPLEXFLOAT] = neg_input_complexfloat, [TH_COMPLEXDOUBLE] = neg_input_complexdouble
    },
};
static int neg_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&neg_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param neg_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_neg = {
    .op = "neg", .name = "neg",
    .signature = "neg(Tensor input)",
    .enter = th_pointwise, .body = &neg_body,
    .backward = neg_backward,
    .params = neg_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* sign(Tensor input) = sign(input) */
LOOP(sign_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = f_sign(in_input[i]);
}
LOOP(sign_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    EACH(i, count) to_output[i] = f_sign(in_input[i]);
}
LOOP(sign_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    EACH(i, count) to_output[i] = f_sign(in_input[i]);
}
LOOP(sign_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    EACH(i, count) to_output[i] = f_sign(in_input[i]);
}
LOOP(sign_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    EACH(i, count) to_output[i] = f_sign(in_input[i]);
}
LOOP(sign_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_sign(in_input[i]);
}
LOOP(sign_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_sign(in_input[i]);
}
LOOP(sign_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = th_truth(f_sign(th_truth(in_input[i])));
}
NARROW_LOOP(sign_half, sign_float, half, 1, 2, 0, 0)
NARROW_LOOP(sign_bfloat16, sign_float, bfloat16, 1, 2, 0, 0)
static const pointwise sign_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"rounding", "sign"},
    .postfix = "x0 n0 > n1 x0 n0 < n2 x0 n0 + select select",
    .constants = (const double[]){0.0, 1.0, -1.0},
    .loops = {
        [TH_BOOL] = sign_bool, [TH_BYTE] = sign_byte, [TH_CHAR] = sign_char,
        [TH_SHORT] = sign_short, [TH_INT] = sign_int, [TH_LONG] = sign_long, [TH_HALF] = sign_half,
        [TH_BFLOAT16] = sign_bfloat16, [TH_FLOAT] = sign_float, [TH_DOUBLE] = sign_double
    },
    .blocks = true,
};
/* d input = 0 */
LOOP(sign_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (float)0);
}
LOOP(sign_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (double)0);
}
NARROW_LOOP(sign_input_half, sign_input_float, half, 1, 2, 0, 0)
NARROW_LOOP(sign_input_bfloat16, sign_input_float, bfloat16, 1, 2, 0, 0)
static const gradient sign_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"rounding", "sign_input"},
    .loops = {
        [TH_HALF] = sign_input_half, [TH_BFLOAT16] = sign_input_bfloat16,
        [TH_FLOAT] = sign_input_float, [TH_DOUBLE] = sign_input_double
    },
};
static int sign_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&sign_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param sign_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_sign = {
    .op = "sign", .name = "sign",
    .signature = "sign(Tensor input)",
    .enter = th_pointwise, .body = &sign_body,
    .backward = sign_backward,
    .params = sign_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* floor(Tensor input) = floor(input) */
LOOP(floor_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = f_floor(in_input[i]);
}
LOOP(floor_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    EACH(i, count) to_output[i] = f_floor(in_input[i]);
}
LOOP(floor_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    EACH(i, count) to_output[i] = f_floor(in_input[i]);
}
LOOP(floor_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    EACH(i, count) to_output[i] = f_floor(in_input[i]);
}
LOOP(floor_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    EACH(i, count) to_output[i] = f_floor(in_input[i]);
}
LOOP(floor_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_floor(in_input[i]);
}
LOOP(floor_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_floor(in_input[i]);
}
NARROW_LOOP(floor_half, floor_float, half, 1, 2, 0, 0)
NARROW_LOOP(floor_bfloat16, floor_float, bfloat16, 1, 2, 0, 0)
static const pointwise floor_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"rounding", "floor"},
    .postfix = "x0 floor",
    .loops = {
        [TH_BYTE] = floor_byte, [TH_CHAR] = floor_char, [TH_SHORT] = floor_short,
        [TH_INT] = floor_int, [TH_LONG] = floor_long, [TH_HALF] = floor_half,
        [TH_BFLOAT16] = floor_bfloat16, [TH_FLOAT] = floor_float, [TH_DOUBLE] = floor_double
    },
    .blocks = true,
};
/* d input = 0 */
LOOP(floor_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (float)0);
}
LOOP(floor_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (double)0);
}
NARROW_LOOP(floor_input_half, floor_input_float, half, 1, 2, 0, 0)
NARROW_LOOP(floor_input_bfloat16, floor_input_float, bfloat16, 1, 2, 0, 0)
static const gradient floor_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"rounding", "floor_input"},
    .loops = {
        [TH_HALF] = floor_input_half, [TH_BFLOAT16] = floor_input_bfloat16,
        [TH_FLOAT] = floor_input_float, [TH_DOUBLE] = floor_input_double
    },
};
static int floor_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&floor_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param floor_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_floor = {
    .op = "floor", .name = "floor",
    .signature = "floor(Tensor input)",
    .enter = th_pointwise, .body = &floor_body,
    .backward = floor_backward,
    .params = floor_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS | TH_UNSIGNED, .own = TH_PLAIN,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* ceil(Tensor input) = ceil(input) */
LOOP(ceil_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = f_ceil(in_input[i]);
}
LOOP(ceil_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    EACH(i, count) to_output[i] = f_ceil(in_input[i]);
}
LOOP(ceil_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    EACH(i, count) to_output[i] = f_ceil(in_input[i]);
}
LOOP(ceil_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    EACH(i, count) to_output[i] = f_ceil(in_input[i]);
}
LOOP(ceil_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    EACH(i, count) to_output[i] = f_ceil(in_input[i]);
}
LOOP(ceil_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_ceil(in_input[i]);
}
LOOP(ceil_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_ceil(in_input[i]);
}
NARROW_LOOP(ceil_half, ceil_float, half, 1, 2, 0, 0)
NARROW_LOOP(ceil_bfloat16, ceil_float, bfloat16, 1, 2, 0, 0)
static const pointwise ceil_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"rounding", "ceil"},
    .postfix = "x0 ceil",
    .loops = {
        [TH_BYTE] = ceil_byte, [TH_CHAR] = ceil_char, [TH_SHORT] = ceil_short, [TH_INT] = ceil_int,
        [TH_LONG] = ceil_long, [TH_HALF] = ceil_half, [TH_BFLOAT16] = ceil_bfloat16,
        [TH_FLOAT] = ceil_float, [TH_DOUBLE] = ceil_double
    },
    .blocks = true,
};
/* d input = 0 */
LOOP(ceil_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (float)0);
}
LOOP(ceil_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (double)0);
}
NARROW_LOOP(ceil_input_half, ceil_input_float, half, 1, 2, 0, 0)
NARROW_LOOP(ceil_input_bfloat16, ceil_input_float, bfloat16, 1, 2, 0, 0)
static const gradient ceil_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"rounding", "ceil_input"},
    .loops = {
        [TH_HALF] = ceil_input_half, [TH_BFLOAT16] = ceil_input_bfloat16,
        [TH_FLOAT] = ceil_input_float, [TH_DOUBLE] = ceil_input_double
    },
};
static int ceil_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&ceil_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param ceil_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_ceil = {
    .op = "ceil", .name = "ceil",
    .signature = "ceil(Tensor input)",
    .enter = th_pointwise, .body = &ceil_body,
    .backward = ceil_backward,
    .params = ceil_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS | TH_UNSIGNED, .own = TH_PLAIN,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* round(Tensor input) = round(input) */
LOOP(round_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = f_round(in_input[i]);
}
LOOP(round_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    EACH(i, count) to_output[i] = f_round(in_input[i]);
}
LOOP(round_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    EACH(i, count) to_output[i] = f_round(in_input[i]);
}
LOOP(round_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    EACH(i, count) to_output[i] = f_round(in_input[i]);
}
LOOP(round_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    EACH(i, count) to_output[i] = f_round(in_input[i]);
}
LOOP(round_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_round(in_input[i]);
}
LOOP(round_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_round(in_input[i]);
}
NARROW_LOOP(round_half, round_float, half, 1, 2, 0, 0)
NARROW_LOOP(round_bfloat16, round_float, bfloat16, 1, 2, 0, 0)
static const pointwise round_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"rounding", "round"},
    .postfix = "x0 round",
    .loops = {
        [TH_BYTE] = round_byte, [TH_CHAR] = round_char, [TH_SHORT] = round_short,
        [TH_INT] = round_int, [TH_LONG] = round_long, [TH_HALF] = round_half,
        [TH_BFLOAT16] = round_bfloat16, [TH_FLOAT] = round_float, [TH_DOUBLE] = round_double
    },
    .blocks = true,
};
/* d input = 0 */
LOOP(round_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (float)0);
}
LOOP(round_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (double)0);
}
NARROW_LOOP(round_input_half, round_input_float, half, 1, 2, 0, 0)
NARROW_LOOP(round_input_bfloat16, round_input_float, bfloat16, 1, 2, 0, 0)
static const gradient round_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"rounding", "round_input"},
    .loops = {
        [TH_HALF] = round_input_half, [TH_BFLOAT16] = round_input_bfloat16,
        [TH_FLOAT] = round_input_float, [TH_DOUBLE] = round_input_double
    },
};
static int round_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&round_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param round_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_round = {
    .op = "round", .name = "round",
    .signature = "round(Tensor input)",
    .enter = th_pointwise, .body = &round_body,
    .backward = round_backward,
    .params = round_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS | TH_UNSIGNED, .own = TH_PLAIN,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* round_decimals(Tensor input, int decimals) = select(decimals < 0, round(input / 10 **
   -decimals) * 10 ** -decimals, select(abs(input * scale) == inf, input, round(input * scale) /
   scale)) */
WIDE_LOOP(round_decimals_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_decimals = (float)option[0].f;
    EACH(i, count) {
        const float in_scale = f_pow((float)10, in_decimals);
        to_output[i] = f_select(in_decimals < 0, f_round(f_divide(in_input[i], f_pow((float)10,
            -in_decimals))) * f_pow((float)10, -in_decimals),
            f_select(f_abs(in_input[i] * in_scale) == (float)INFINITY, in_input[i],
            f_divide(f_round(in_input[i] * in_scale), in_scale)));
    }
}
WIDE_LOOP(round_decimals_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_decimals = (double)option[0].f;
    EACH(i, count) {
        const double in_scale = f_pow((double)10, in_decimals);
        to_output[i] = f_select(in_decimals < 0, f_round(f_divide(in_input[i], f_pow((double)10,
            -in_decimals))) * f_pow((double)10, -in_decimals),
            f_select(f_abs(in_input[i] * in_scale) == (double)INFINITY, in_input[i],
            f_divide(f_round(in_input[i] * in_scale), in_scale)));
    }
}
static const pointwise round_decimals_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"rounding", "round_decimals"},
    .loops = {
        [TH_FLOAT] = round_decimals_float, [TH_DOUBLE] = round_decimals_double
    },
};
static int round_decimals_require(const call *c) {
    if (!((c->n[0] >= -37) & (c->n[0] <= 37)))
        return th_refuse(&op_round_decimals, "decimals >= -37 and decimals <= 37", "decimals",
            th_integral(c->n[0]));
    return 0;
}
/* d input = 0 */
LOOP(round_decimals_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (float)0);
}
LOOP(round_decimals_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (double)0);
}
NARROW_LOOP(round_decimals_input_half, round_decimals_input_float, half, 1, 2, 0, 0)
NARROW_LOOP(round_decimals_input_bfloat16, round_decimals_input_float, bfloat16, 1, 2, 0, 0)
static const gradient round_decimals_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"rounding", "round_decimals_input"},
    .loops = {
        [TH_HALF] = round_decimals_input_half, [TH_BFLOAT16] = round_decimals_input_bfloat16,
        [TH_FLOAT] = round_decimals_input_float, [TH_DOUBLE] = round_decimals_input_double
    },
};
static int round_decimals_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&round_decimals_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param round_decimals_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "decimals", .kind = P_INT, .slot = 0, .type = -1},
};
const row op_round_decimals = {
    .op = "round_decimals", .name = "round",
    .signature = "round_decimals(Tensor input, int decimals)",
    .enter = th_pointwise, .body = &round_decimals_body,
    .require = round_decimals_require,
    .backward = round_decimals_backward,
    .params = round_decimals_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* trunc(Tensor input) = trunc(input) */
LOOP(trunc_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = f_trunc(in_input[i]);
}
LOOP(trunc_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    EACH(i, count) to_output[i] = f_trunc(in_input[i]);
}
LOOP(trunc_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    EACH(i, count) to_output[i] = f_trunc(in_input[i]);
}
LOOP(trunc_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    EACH(i, count) to_output[i] = f_trunc(in_input[i]);
}
LOOP(trunc_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    EACH(i, count) to_output[i] = f_trunc(in_input[i]);
}
LOOP(trunc_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_trunc(in_input[i]);
}
LOOP(trunc_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_trunc(in_input[i]);
}
NARROW_LOOP(trunc_half, trunc_float, half, 1, 2, 0, 0)
NARROW_LOOP(trunc_bfloat16, trunc_float, bfloat16, 1, 2, 0, 0)
static const pointwise trunc_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"rounding", "trunc"},
    .postfix = "x0 trunc",
    .loops = {
        [TH_BYTE] = trunc_byte, [TH_CHAR] = trunc_char, [TH_SHORT] = trunc_short,
        [TH_INT] = trunc_int, [TH_LONG] = trunc_long, [TH_HALF] = trunc_half,
        [TH_BFLOAT16] = trunc_bfloat16, [TH_FLOAT] = trunc_float, [TH_DOUBLE] = trunc_double
    },
    .blocks = true,
};
/* d input = 0 */
LOOP(trunc_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (float)0);
}
LOOP(trunc_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (double)0);
}
NARROW_LOOP(trunc_input_half, trunc_input_float, half, 1, 2, 0, 0)
NARROW_LOOP(trunc_input_bfloat16, trunc_input_float, bfloat16, 1, 2, 0, 0)
static const gradient trunc_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"rounding", "trunc_input"},
    .loops = {
        [TH_HALF] = trunc_input_half, [TH_BFLOAT16] = trunc_input_bfloat16,
        [TH_FLOAT] = trunc_input_float, [TH_DOUBLE] = trunc_input_double
    },
};
static int trunc_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&trunc_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param trunc_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_trunc = {
    .op = "trunc", .name = "trunc",
    .signature = "trunc(Tensor input)",
    .enter = th_pointwise, .body = &trunc_body,
    .backward = trunc_backward,
    .params = trunc_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS | TH_UNSIGNED, .own = TH_PLAIN,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* frac(Tensor input) = frac(input) */
LOOP(frac_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_frac(in_input[i]);
}
LOOP(frac_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_frac(in_input[i]);
}
NARROW_LOOP(frac_half, frac_float, half, 1, 2, 0, 0)
NARROW_LOOP(frac_bfloat16, frac_float, bfloat16, 1, 2, 0, 0)
static const pointwise frac_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"rounding", "frac"},
    .postfix = "x0 x0 trunc -",
    .loops = {
        [TH_HALF] = frac_half, [TH_BFLOAT16] = frac_bfloat16, [TH_FLOAT] = frac_float,
        [TH_DOUBLE] = frac_double
    },
    .blocks = true,
};
static int frac_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_pass_gradient(s, 0, grad[0]);
    return th_finish_gradients(s, result);
}
static const param frac_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_frac = {
    .op = "frac", .name = "frac",
    .signature = "frac(Tensor input)",
    .enter = th_pointwise, .body = &frac_body,
    .backward = frac_backward,
    .params = frac_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* isnan(Tensor input) -> BoolTensor = isnan(input) */
LOOP(isnan_byte) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = f_isnan(in_input[i]);
}
LOOP(isnan_char) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    EACH(i, count) to_output[i] = f_isnan(in_input[i]);
}
LOOP(isnan_short) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    EACH(i, count) to_output[i] = f_isnan(in_input[i]);
}
LOOP(isnan_int) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    EACH(i, count) to_output[i] = f_isnan(in_input[i]);
}
LOOP(isnan_long) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    EACH(i, count) to_output[i] = f_isnan(in_input[i]);
}
LOOP(isnan_float) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_isnan(in_input[i]);
}
LOOP(isnan_double) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_isnan(in_input[i]);
}
LOOP(isnan_complexfloat) {
    bool *to_output = (bool *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_isnan(in_input[i]);
}
LOOP(isnan_complexdouble) {
    bool *to_output = (bool *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_isnan(in_input[i]);
}
LOOP(isnan_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = f_isnan(th_truth(in_input[i]));
}
LOOP(isnan_half) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    EACH(i, count) to_output[i] = th_half_isnan(in_input[i]) != 0;
}
LOOP(isnan_bfloat16) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    EACH(i, count) to_output[i] = th_bfloat16_isnan(in_input[i]) != 0;
}
static const pointwise isnan_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"rounding", "isnan"},
    .postfix = "x0 x0 !=",
    .loops = {
        [TH_BOOL] = isnan_bool, [TH_BYTE] = isnan_byte, [TH_CHAR] = isnan_char,
        [TH_SHORT] = isnan_short, [TH_INT] = isnan_int, [TH_LONG] = isnan_long,
        [TH_HALF] = isnan_half, [TH_BFLOAT16] = isnan_bfloat16, [TH_FLOAT] = isnan_float,
        [TH_DOUBLE] = isnan_double, [TH_COMPLEXFLOAT] = isnan_complexfloat,
        [TH_COMPLEXDOUBLE] = isnan_complexdouble
    },
};
static const param isnan_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_isnan = {
    .op = "isnan", .name = "isnan",
    .signature = "isnan(Tensor input) -> BoolTensor",
    .enter = th_pointwise, .body = &isnan_body,
    .params = isnan_params,
    .flags = ROW_LOOP, .dtypes = TH_ANY, .own = TH_PLAIN | TH_COMPLEX, .nparams = 1, .required = 1,
    .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_BOOL},
};
