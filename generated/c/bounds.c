/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* bounds: Elements moved to the nearest number between two bounds. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* clamp(Tensor input, Scalar min, Scalar max) = select(low <= max or isnan(low), low, max) */
LOOP(clamp_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_min = (uint8_t)option[0].i;
    const uint8_t in_max = (uint8_t)option[1].i;
    EACH(i, count) {
        const uint8_t in_low = f_max(in_min, in_input[i]);
        to_output[i] = f_select((in_low <= in_max) | f_isnan(in_low), in_low, in_max);
    }
}
LOOP(clamp_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_min = (int8_t)option[0].i;
    const int8_t in_max = (int8_t)option[1].i;
    EACH(i, count) {
        const int8_t in_low = f_max(in_min, in_input[i]);
        to_output[i] = f_select((in_low <= in_max) | f_isnan(in_low), in_low, in_max);
    }
}
LOOP(clamp_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_min = (int16_t)option[0].i;
    const int16_t in_max = (int16_t)option[1].i;
    EACH(i, count) {
        const int16_t in_low = f_max(in_min, in_input[i]);
        to_output[i] = f_select((in_low <= in_max) | f_isnan(in_low), in_low, in_max);
    }
}
LOOP(clamp_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_min = (int32_t)option[0].i;
    const int32_t in_max = (int32_t)option[1].i;
    EACH(i, count) {
        const int32_t in_low = f_max(in_min, in_input[i]);
        to_output[i] = f_select((in_low <= in_max) | f_isnan(in_low), in_low, in_max);
    }
}
LOOP(clamp_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_min = (int64_t)option[0].i;
    const int64_t in_max = (int64_t)option[1].i;
    EACH(i, count) {
        const int64_t in_low = f_max(in_min, in_input[i]);
        to_output[i] = f_select((in_low <= in_max) | f_isnan(in_low), in_low, in_max);
    }
}
LOOP(clamp_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_min = (float)option[0].f;
    const float in_max = (float)option[1].f;
    EACH(i, count) {
        const float in_low = f_max(in_min, in_input[i]);
        to_output[i] = f_select((in_low <= in_max) | f_isnan(in_low), in_low, in_max);
    }
}
LOOP(clamp_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_min = (double)option[0].f;
    const double in_max = (double)option[1].f;
    EACH(i, count) {
        const double in_low = f_max(in_min, in_input[i]);
        to_output[i] = f_select((in_low <= in_max) | f_isnan(in_low), in_low, in_max);
    }
}
LOOP(clamp_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_min = (uint8_t)option[0].i;
    const uint8_t in_max = (uint8_t)option[1].i;
    EACH(i, count) {
        const uint8_t in_low = f_max(in_min, th_truth(in_input[i]));
        to_output[i] = th_truth(f_select((in_low <= in_max) | f_isnan(in_low), in_low, in_max));
    }
}
NARROW_LOOP(clamp_half, clamp_float, half, 1, 2, 2, 0)
NARROW_LOOP(clamp_bfloat16, clamp_float, bfloat16, 1, 2, 2, 0)
static const pointwise clamp_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"bounds", "clamp"},
    .postfix = "o0 x0 <= not x0 x0 == and o0 x0 select o1 <= o0 x0 <= not x0 x0 == and o0 x0 select o0 x0 <= not x0 x0 == and o0 x0 select != or o0 x0 <= not x0 x0 == and o0 x0 select o1 select",
    .loops = {
        [TH_BOOL] = clamp_bool, [TH_BYTE] = clamp_byte, [TH_CHAR] = clamp_char,
        [TH_SHORT] = clamp_short, [TH_INT] = clamp_int, [TH_LONG] = clamp_long,
        [TH_HALF] = clamp_half, [TH_BFLOAT16] = clamp_bfloat16, [TH_FLOAT] = clamp_float,
        [TH_DOUBLE] = clamp_double
    },
    .blocks = true,
};
/* d input = select(input >= min and input <= max, grad, 0) */
LOOP(clamp_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float in_min = (float)option[0].f;
    const float in_max = (float)option[1].f;
    EACH(i, count) to_input[i] = f_select((in_input[i] >= in_min) & (in_input[i] <= in_max),
        in_grad[i], (float)0);
}
LOOP(clamp_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double in_min = (double)option[0].f;
    const double in_max = (double)option[1].f;
    EACH(i, count) to_input[i] = f_select((in_input[i] >= in_min) & (in_input[i] <= in_max),
        in_grad[i], (double)0);
}
NARROW_LOOP(clamp_input_half, clamp_input_float, half, 1, 3, 2, 0)
NARROW_LOOP(clamp_input_bfloat16, clamp_input_float, bfloat16, 1, 3, 2, 0)
static const gradient clamp_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"bounds", "clamp_input"},
    .loops = {
        [TH_HALF] = clamp_input_half, [TH_BFLOAT16] = clamp_input_bfloat16,
        [TH_FLOAT] = clamp_input_float, [TH_DOUBLE] = clamp_input_double
    },
};
static int clamp_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&clamp_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param clamp_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "min", .kind = P_SCALAR, .slot = 0, .type = -1},
    {.name = "max", .kind = P_SCALAR, .slot = 1, .type = -1},
};
const row op_clamp = {
    .op = "clamp", .name = "clamp",
    .signature = "clamp(Tensor input, Scalar min, Scalar max)",
    .enter = th_pointwise, .body = &clamp_body,
    .backward = clamp_backward,
    .params = clamp_params,
    .flags = ROW_INPLACE | ROW_LOOP | ROW_MIXED, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 3, .required = 3, .tensors = 1, .inputs = 1, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 3, .joins = 3,
    .reads = {1},
};

/* clamp_min(Tensor input, Scalar min) = max(min, input) */
LOOP(clamp_min_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_min = (uint8_t)option[0].i;
    EACH(i, count) to_output[i] = f_max(in_min, in_input[i]);
}
LOOP(clamp_min_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_min = (int8_t)option[0].i;
    EACH(i, count) to_output[i] = f_max(in_min, in_input[i]);
}
LOOP(clamp_min_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_min = (int16_t)option[0].i;
    EACH(i, count) to_output[i] = f_max(in_min, in_input[i]);
}
LOOP(clamp_min_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_min = (int32_t)option[0].i;
    EACH(i, count) to_output[i] = f_max(in_min, in_input[i]);
}
LOOP(clamp_min_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_min = (int64_t)option[0].i;
    EACH(i, count) to_output[i] = f_max(in_min, in_input[i]);
}
LOOP(clamp_min_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_min = (float)option[0].f;
    EACH(i, count) to_output[i] = f_max(in_min, in_input[i]);
}
LOOP(clamp_min_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_min = (double)option[0].f;
    EACH(i, count) to_output[i] = f_max(in_min, in_input[i]);
}
LOOP(clamp_min_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_min = (uint8_t)option[0].i;
    EACH(i, count) to_output[i] = th_truth(f_max(in_min, th_truth(in_input[i])));
}
LOOP(clamp_min_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    const float in_min = (float)option[0].f;
    const half bits_min = th_float_half(in_min);
    EACH(i, count) to_output[i] = th_half_max(bits_min, in_input[i]);
}
LOOP(clamp_min_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const float in_min = (float)option[0].f;
    const bfloat16 bits_min = th_float_bfloat16(in_min);
    EACH(i, count) to_output[i] = th_bfloat16_max(bits_min, in_input[i]);
}
static const pointwise clamp_min_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"bounds", "clamp_min"},
    .postfix = "o0 x0 <= not x0 x0 == and o0 x0 select",
    .loops = {
        [TH_BOOL] = clamp_min_bool, [TH_BYTE] = clamp_min_byte, [TH_CHAR] = clamp_min_char,
        [TH_SHORT] = clamp_min_short, [TH_INT] = clamp_min_int, [TH_LONG] = clamp_min_long,
        [TH_HALF] = clamp_min_half, [TH_BFLOAT16] = clamp_min_bfloat16,
        [TH_FLOAT] = clamp_min_float, [TH_DOUBLE] = clamp_min_double
    },
};
/* d input = select(input >= min, grad, 0) */
LOOP(clamp_min_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float in_min = (float)option[0].f;
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_min, in_grad[i], (float)0);
}
LOOP(clamp_min_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double in_min = (double)option[0].f;
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_min, in_grad[i], (double)0);
}
NARROW_LOOP(clamp_min_input_half, clamp_min_input_float, half, 1, 3, 1, 0)
NARROW_LOOP(clamp_min_input_bfloat16, clamp_min_input_float, bfloat16, 1, 3, 1, 0)
static const gradient clamp_min_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"bounds", "clamp_min_input"},
    .loops = {
        [TH_HALF] = clamp_min_input_half, [TH_BFLOAT16] = clamp_min_input_bfloat16,
        [TH_FLOAT] = clamp_min_input_float, [TH_DOUBLE] = clamp_min_input_double
    },
};
static int clamp_min_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&clamp_min_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param clamp_min_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "min", .kind = P_SCALAR, .slot = 0, .type = -1},
};
const row op_clamp_min = {
    .op = "clamp_min", .name = "clamp_min",
    .signature = "clamp_min(Tensor input, Scalar min)",
    .enter = th_pointwise, .body = &clamp_min_body,
    .backward = clamp_min_backward,
    .params = clamp_min_params,
    .flags = ROW_INPLACE | ROW_LOOP | ROW_MIXED, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 1, .joins = 1,
    .reads = {1},
};

/* clamp_max(Tensor input, Scalar max) = min(max, input) */
LOOP(clamp_max_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_max = (uint8_t)option[0].i;
    EACH(i, count) to_output[i] = f_min(in_max, in_input[i]);
}
LOOP(clamp_max_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_max = (int8_t)option[0].i;
    EACH(i, count) to_output[i] = f_min(in_max, in_input[i]);
}
LOOP(clamp_max_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_max = (int16_t)option[0].i;
    EACH(i, count) to_output[i] = f_min(in_max, in_input[i]);
}
LOOP(clamp_max_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_max = (int32_t)option[0].i;
    EACH(i, count) to_output[i] = f_min(in_max, in_input[i]);
}
LOOP(clamp_max_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_max = (int64_t)option[0].i;
    EACH(i, count) to_output[i] = f_min(in_max, in_input[i]);
}
LOOP(clamp_max_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_max = (float)option[0].f;
    EACH(i, count) to_output[i] = f_min(in_max, in_input[i]);
}
LOOP(clamp_max_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_max = (double)option[0].f;
    EACH(i, count) to_output[i] = f_min(in_max, in_input[i]);
}
LOOP(clamp_max_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_max = (uint8_t)option[0].i;
    EACH(i, count) to_output[i] = th_truth(f_min(in_max, th_truth(in_input[i])));
}
LOOP(clamp_max_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    const float in_max = (float)option[0].f;
    const half bits_max = th_float_half(in_max);
    EACH(i, count) to_output[i] = th_half_min(bits_max, in_input[i]);
}
LOOP(clamp_max_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const float in_max = (float)option[0].f;
    const bfloat16 bits_max = th_float_bfloat16(in_max);
    EACH(i, count) to_output[i] = th_bfloat16_min(bits_max, in_input[i]);
}
static const pointwise clamp_max_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"bounds", "clamp_max"},
    .postfix = "o0 x0 >= not x0 x0 == and o0 x0 select",
    .loops = {
        [TH_BOOL] = clamp_max_bool, [TH_BYTE] = clamp_max_byte, [TH_CHAR] = clamp_max_char,
        [TH_SHORT] = clamp_max_short, [TH_INT] = clamp_max_int, [TH_LONG] = clamp_max_long,
        [TH_HALF] = clamp_max_half, [TH_BFLOAT16] = clamp_max_bfloat16,
        [TH_FLOAT] = clamp_max_float, [TH_DOUBLE] = clamp_max_double
    },
};
/* d input = select(input <= max, grad, 0) */
LOOP(clamp_max_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float in_max = (float)option[0].f;
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_max, in_grad[i], (float)0);
}
LOOP(clamp_max_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double in_max = (double)option[0].f;
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_max, in_grad[i], (double)0);
}
NARROW_LOOP(clamp_max_input_half, clamp_max_input_float, half, 1, 3, 1, 0)
NARROW_LOOP(clamp_max_input_bfloat16, clamp_max_input_float, bfloat16, 1, 3, 1, 0)
static const gradient clamp_max_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"bounds", "clamp_max_input"},
    .loops = {
        [TH_HALF] = clamp_max_input_half, [TH_BFLOAT16] = clamp_max_input_bfloat16,
        [TH_FLOAT] = clamp_max_input_float, [TH_DOUBLE] = clamp_max_input_double
    },
};
static int clamp_max_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&clamp_max_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param clamp_max_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "max", .kind = P_SCALAR, .slot = 0, .type = -1},
};
const row op_clamp_max = {
    .op = "clamp_max", .name = "clamp_max",
    .signature = "clamp_max(Tensor input, Scalar max)",
    .enter = th_pointwise, .body = &clamp_max_body,
    .backward = clamp_max_backward,
    .params = clamp_max_params,
    .flags = ROW_INPLACE | ROW_LOOP | ROW_MIXED, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 1, .joins = 1,
    .reads = {1},
};

/* clamp_tensor(Tensor input, Tensor|Scalar min, Tensor|Scalar max) = min(max(input, min), max) */
LOOP(clamp_tensor_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_min = (const uint8_t *)at[2];
    const uint8_t *in_max = (const uint8_t *)at[3];
    EACH(i, count) to_output[i] = f_min(f_max(in_input[i], in_min[i]), in_max[i]);
}
LOOP(clamp_tensor_byte_number) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_min = (const uint8_t *)at[2];
    const uint8_t in_max = *(const uint8_t *)at[3];
    EACH(i, count) to_output[i] = f_min(f_max(in_input[i], in_min[i]), in_max);
}
LOOP(clamp_tensor_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_min = (const int8_t *)at[2];
    const int8_t *in_max = (const int8_t *)at[3];
    EACH(i, count) to_output[i] = f_min(f_max(in_input[i], in_min[i]), in_max[i]);
}
LOOP(clamp_tensor_char_number) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_min = (const int8_t *)at[2];
    const int8_t in_max = *(const int8_t *)at[3];
    EACH(i, count) to_output[i] = f_min(f_max(in_input[i], in_min[i]), in_max);
}
LOOP(clamp_tensor_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_min = (const int16_t *)at[2];
    const int16_t *in_max = (const int16_t *)at[3];
    EACH(i, count) to_output[i] = f_min(f_max(in_input[i], in_min[i]), in_max[i]);
}
LOOP(clamp_tensor_short_number) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_min = (const int16_t *)at[2];
    const int16_t in_max = *(const int16_t *)at[3];
    EACH(i, count) to_output[i] = f_min(f_max(in_input[i], in_min[i]), in_max);
}
LOOP(clamp_tensor_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_min = (const int32_t *)at[2];
    const int32_t *in_max = (const int32_t *)at[3];
    EACH(i, count) to_output[i] = f_min(f_max(in_input[i], in_min[i]), in_max[i]);
}
LOOP(clamp_tensor_int_number) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_min = (const int32_t *)at[2];
    const int32_t in_max = *(const int32_t *)at[3];
    EACH(i, count) to_output[i] = f_min(f_max(in_input[i], in_min[i]), in_max);
}
LOOP(clamp_tensor_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_min = (const int64_t *)at[2];
    const int64_t *in_max = (const int64_t *)at[3];
    EACH(i, count) to_output[i] = f_min(f_max(in_input[i], in_min[i]), in_max[i]);
}
LOOP(clamp_tensor_long_number) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_min = (const int64_t *)at[2];
    const int64_t in_max = *(const int64_t *)at[3];
    EACH(i, count) to_output[i] = f_min(f_max(in_input[i], in_min[i]), in_max);
}
LOOP(clamp_tensor_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_min = (const float *)at[2];
    const float *in_max = (const float *)at[3];
    EACH(i, count) to_output[i] = f_min(f_max(in_input[i], in_min[i]), in_max[i]);
}
LOOP(clamp_tensor_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_min = (const float *)at[2];
    const float in_max = *(const float *)at[3];
    EACH(i, count) to_output[i] = f_min(f_max(in_input[i], in_min[i]), in_max);
}
LOOP(clamp_tensor_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_min = (const double *)at[2];
    const double *in_max = (const double *)at[3];
    EACH(i, count) to_output[i] = f_min(f_max(in_input[i], in_min[i]), in_max[i]);
}
LOOP(clamp_tensor_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_min = (const double *)at[2];
    const double in_max = *(const double *)at[3];
    EACH(i, count) to_output[i] = f_min(f_max(in_input[i], in_min[i]), in_max);
}
LOOP(clamp_tensor_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_min = (const uint8_t *)at[2];
    const uint8_t *in_max = (const uint8_t *)at[3];
    EACH(i, count) to_output[i] = th_truth(f_min(f_max(th_truth(in_input[i]), th_truth(in_min[i])),
        th_truth(in_max[i])));
}
LOOP(clamp_tensor_bool_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_min = (const uint8_t *)at[2];
    const uint8_t in_max = *(const uint8_t *)at[3];
    EACH(i, count) to_output[i] = th_truth(f_min(f_max(th_truth(in_input[i]), th_truth(in_min[i])),
        in_max));
}
NARROW_LOOP(clamp_tensor_half, clamp_tensor_float, half, 1, 4, 0, 0)
NARROW_LOOP(clamp_tensor_half_number, clamp_tensor_float_number, half, 1, 4, 0, 8)
NARROW_LOOP(clamp_tensor_bfloat16, clamp_tensor_float, bfloat16, 1, 4, 0, 0)
NARROW_LOOP(clamp_tensor_bfloat16_number, clamp_tensor_float_number, bfloat16, 1, 4, 0, 8)
static const pointwise clamp_tensor_body = {
    .outputs = 1, .inputs = 3,
    .to = {0}, .from = {0, 1, 2},
    .number = {[1] = 0, [2] = 1}, .eithers = 6, .fixed = 3,
    .kernel = {"bounds", "clamp_tensor"},
    .postfix = "x0 x1 <= not x1 x1 == and x0 x1 select x2 >= not x2 x2 == and x0 x1 <= not x1 x1 == and x0 x1 select x2 select",
    .loops = {
        [TH_BOOL] = clamp_tensor_bool, [TH_BYTE] = clamp_tensor_byte, [TH_CHAR] = clamp_tensor_char,
        [TH_SHORT] = clamp_tensor_short, [TH_INT] = clamp_tensor_int, [TH_LONG] = clamp_tensor_long,
        [TH_HALF] = clamp_tensor_half, [TH_BFLOAT16] = clamp_tensor_bfloat16,
        [TH_FLOAT] = clamp_tensor_float, [TH_DOUBLE] = clamp_tensor_double
    },
    .numbers = {
        [TH_BOOL] = clamp_tensor_bool_number, [TH_BYTE] = clamp_tensor_byte_number,
        [TH_CHAR] = clamp_tensor_char_number, [TH_SHORT] = clamp_tensor_short_number,
        [TH_INT] = clamp_tensor_int_number, [TH_LONG] = clamp_tensor_long_number,
        [TH_HALF] = clamp_tensor_half_number, [TH_BFLOAT16] = clamp_tensor_bfloat16_number,
        [TH_FLOAT] = clamp_tensor_float_number, [TH_DOUBLE] = clamp_tensor_double_number
    },
    .blocks = true,
};
/* d input = select(input >= min and input <= max, grad, 0) */
LOOP(clamp_tensor_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_min = (const float *)at[3];
    const float *in_max = (const float *)at[4];
    EACH(i, count) to_input[i] = f_select((in_input[i] >= in_min[i]) & (in_input[i] <= in_max[i]),
        in_grad[i], (float)0);
}
LOOP(clamp_tensor_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_min = (const double *)at[3];
    const double *in_max = (const double *)at[4];
    EACH(i, count) to_input[i] = f_select((in_input[i] >= in_min[i]) & (in_input[i] <= in_max[i]),
        in_grad[i], (double)0);
}
NARROW_LOOP(clamp_tensor_input_half, clamp_tensor_input_float, half, 1, 5, 0, 0)
NARROW_LOOP(clamp_tensor_input_bfloat16, clamp_tensor_input_float, bfloat16, 1, 5, 0, 0)
static const gradient clamp_tensor_input = {
    .input = 0, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"bounds", "clamp_tensor_input"},
    .loops = {
        [TH_HALF] = clamp_tensor_input_half, [TH_BFLOAT16] = clamp_tensor_input_bfloat16,
        [TH_FLOAT] = clamp_tensor_input_float, [TH_DOUBLE] = clamp_tensor_input_double
    },
};
/* d min = select(input < min and min <= max, grad, 0) */
LOOP(clamp_tensor_min_float) {
    float *to_min = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_min = (const float *)at[3];
    const float *in_max = (const float *)at[4];
    EACH(i, count) to_min[i] = f_select((in_input[i] < in_min[i]) & (in_min[i] <= in_max[i]),
        in_grad[i], (float)0);
}
LOOP(clamp_tensor_min_double) {
    double *to_min = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_min = (const double *)at[3];
    const double *in_max = (const double *)at[4];
    EACH(i, count) to_min[i] = f_select((in_input[i] < in_min[i]) & (in_min[i] <= in_max[i]),
        in_grad[i], (double)0);
}
NARROW_LOOP(clamp_tensor_min_half, clamp_tensor_min_float, half, 1, 5, 0, 0)
NARROW_LOOP(clamp_tensor_min_bfloat16, clamp_tensor_min_float, bfloat16, 1, 5, 0, 0)
static const gradient clamp_tensor_min = {
    .input = 1, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"bounds", "clamp_tensor_min"},
    .loops = {
        [TH_HALF] = clamp_tensor_min_half, [TH_BFLOAT16] = clamp_tensor_min_bfloat16,
        [TH_FLOAT] = clamp_tensor_min_float, [TH_DOUBLE] = clamp_tensor_min_double
    },
};
/* d max = select(input > max or min > max, grad, 0) */
LOOP(clamp_tensor_max_float) {
    float *to_max = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_min = (const float *)at[3];
    const float *in_max = (const float *)at[4];
    EACH(i, count) to_max[i] = f_select((in_input[i] > in_max[i]) | (in_min[i] > in_max[i]),
        in_grad[i], (float)0);
}
LOOP(clamp_tensor_max_double) {
    double *to_max = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_min = (const double *)at[3];
    const double *in_max = (const double *)at[4];
    EACH(i, count) to_max[i] = f_select((in_input[i] > in_max[i]) | (in_min[i] > in_max[i]),
        in_grad[i], (double)0);
}
NARROW_LOOP(clamp_tensor_max_half, clamp_tensor_max_float, half, 1, 5, 0, 0)
NARROW_LOOP(clamp_tensor_max_bfloat16, clamp_tensor_max_float, bfloat16, 1, 5, 0, 0)
static const gradient clamp_tensor_max = {
    .input = 2, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"bounds", "clamp_tensor_max"},
    .loops = {
        [TH_HALF] = clamp_tensor_max_half, [TH_BFLOAT16] = clamp_tensor_max_bfloat16,
        [TH_FLOAT] = clamp_tensor_max_float, [TH_DOUBLE] = clamp_tensor_max_double
    },
};
static int clamp_tensor_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&clamp_tensor_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&clamp_tensor_min, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&clamp_tensor_max, s, grad);
    return th_finish_gradients(s, result);
}
static const param clamp_tensor_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "min", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
    {.name = "max", .kind = P_EITHER, .slot = 2, .number = 1, .type = -1},
};
const row op_clamp_tensor = {
    .op = "clamp_tensor", .name = "clamp",
    .signature = "clamp_tensor(Tensor input, Tensor|Scalar min, Tensor|Scalar max)",
    .enter = th_pointwise, .body = &clamp_tensor_body,
    .backward = clamp_tensor_backward,
    .params = clamp_tensor_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 3, .required = 3, .tensors = 3, .inputs = 3, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 7, .grads = 1, .moved = 3, .joins = 3,
    .reads = {7, 7, 7},
};

/* clamp_min_tensor(Tensor input, Tensor min) = max(input, min) */
LOOP(clamp_min_tensor_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_min = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_min[i]);
}
LOOP(clamp_min_tensor_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_min = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_min[i]);
}
LOOP(clamp_min_tensor_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_min = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_min[i]);
}
LOOP(clamp_min_tensor_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_min = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_min[i]);
}
LOOP(clamp_min_tensor_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_min = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_min[i]);
}
LOOP(clamp_min_tensor_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_min = (const float *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_min[i]);
}
LOOP(clamp_min_tensor_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_min = (const double *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_min[i]);
}
LOOP(clamp_min_tensor_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_min = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(f_max(th_truth(in_input[i]), th_truth(in_min[i])));
}
LOOP(clamp_min_tensor_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    const half *in_min = (const half *)at[2];
    EACH(i, count) to_output[i] = th_half_max(in_input[i], in_min[i]);
}
LOOP(clamp_min_tensor_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const bfloat16 *in_min = (const bfloat16 *)at[2];
    EACH(i, count) to_output[i] = th_bfloat16_max(in_input[i], in_min[i]);
}
static const pointwise clamp_min_tensor_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .kernel = {"bounds", "clamp_min_tensor"},
    .postfix = "x0 x1 <= not x1 x1 == and x0 x1 select",
    .loops = {
        [TH_BOOL] = clamp_min_tensor_bool, [TH_BYTE] = clamp_min_tensor_byte,
        [TH_CHAR] = clamp_min_tensor_char, [TH_SHORT] = clamp_min_tensor_short,
        [TH_INT] = clamp_min_tensor_int, [TH_LONG] = clamp_min_tensor_long,
        [TH_HALF] = clamp_min_tensor_half, [TH_BFLOAT16] = clamp_min_tensor_bfloat16,
        [TH_FLOAT] = clamp_min_tensor_float, [TH_DOUBLE] = clamp_min_tensor_double
    },
};
/* d input = select(input >= min, grad, 0) */
LOOP(clamp_min_tensor_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_min = (const float *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_min[i], in_grad[i], (float)0);
}
LOOP(clamp_min_tensor_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_min = (const double *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_min[i], in_grad[i], (double)0);
}
NARROW_LOOP(clamp_min_tensor_input_half, clamp_min_tensor_input_float, half, 1, 4, 0, 0)
NARROW_LOOP(clamp_min_tensor_input_bfloat16, clamp_min_tensor_input_float, bfloat16, 1, 4, 0, 0)
static const gradient clamp_min_tensor_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bounds", "clamp_min_tensor_input"},
    .loops = {
        [TH_HALF] = clamp_min_tensor_input_half, [TH_BFLOAT16] = clamp_min_tensor_input_bfloat16,
        [TH_FLOAT] = clamp_min_tensor_input_float, [TH_DOUBLE] = clamp_min_tensor_input_double
    },
};
/* d min = select(input < min, grad, 0) */
LOOP(clamp_min_tensor_min_float) {
    float *to_min = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_min = (const float *)at[3];
    EACH(i, count) to_min[i] = f_select(in_input[i] < in_min[i], in_grad[i], (float)0);
}
LOOP(clamp_min_tensor_min_double) {
    double *to_min = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_min = (const double *)at[3];
    EACH(i, count) to_min[i] = f_select(in_input[i] < in_min[i], in_grad[i], (double)0);
}
NARROW_LOOP(clamp_min_tensor_min_half, clamp_min_tensor_min_float, half, 1, 4, 0, 0)
NARROW_LOOP(clamp_min_tensor_min_bfloat16, clamp_min_tensor_min_float, bfloat16, 1, 4, 0, 0)
static const gradient clamp_min_tensor_min = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bounds", "clamp_min_tensor_min"},
    .loops = {
        [TH_HALF] = clamp_min_tensor_min_half, [TH_BFLOAT16] = clamp_min_tensor_min_bfloat16,
        [TH_FLOAT] = clamp_min_tensor_min_float, [TH_DOUBLE] = clamp_min_tensor_min_double
    },
};
static int clamp_min_tensor_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&clamp_min_tensor_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&clamp_min_tensor_min, s, grad);
    return th_finish_gradients(s, result);
}
static const param clamp_min_tensor_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "min", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_clamp_min_tensor = {
    .op = "clamp_min_tensor", .name = "clamp_min",
    .signature = "clamp_min_tensor(Tensor input, Tensor min)",
    .enter = th_pointwise, .body = &clamp_min_tensor_body,
    .backward = clamp_min_tensor_backward,
    .params = clamp_min_tensor_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3},
};

/* clamp_max_tensor(Tensor input, Tensor max) = min(input, max) */
LOOP(clamp_max_tensor_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_max = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_max[i]);
}
LOOP(clamp_max_tensor_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_max = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_max[i]);
}
LOOP(clamp_max_tensor_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_max = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_max[i]);
}
LOOP(clamp_max_tensor_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_max = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_max[i]);
}
LOOP(clamp_max_tensor_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_max = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_max[i]);
}
LOOP(clamp_max_tensor_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_max = (const float *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_max[i]);
}
LOOP(clamp_max_tensor_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_max = (const double *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_max[i]);
}
LOOP(clamp_max_tensor_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_max = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(f_min(th_truth(in_input[i]), th_truth(in_max[i])));
}
LOOP(clamp_max_tensor_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    const half *in_max = (const half *)at[2];
    EACH(i, count) to_output[i] = th_half_min(in_input[i], in_max[i]);
}
LOOP(clamp_max_tensor_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const bfloat16 *in_max = (const bfloat16 *)at[2];
    EACH(i, count) to_output[i] = th_bfloat16_min(in_input[i], in_max[i]);
}
static const pointwise clamp_max_tensor_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .kernel = {"bounds", "clamp_max_tensor"},
    .postfix = "x0 x1 >= not x1 x1 == and x0 x1 select",
    .loops = {
        [TH_BOOL] = clamp_max_tensor_bool, [TH_BYTE] = clamp_max_tensor_byte,
        [TH_CHAR] = clamp_max_tensor_char, [TH_SHORT] = clamp_max_tensor_short,
        [TH_INT] = clamp_max_tensor_int, [TH_LONG] = clamp_max_tensor_long,
        [TH_HALF] = clamp_max_tensor_half, [TH_BFLOAT16] = clamp_max_tensor_bfloat16,
        [TH_FLOAT] = clamp_max_tensor_float, [TH_DOUBLE] = clamp_max_tensor_double
    },
};
/* d input = select(input <= max, grad, 0) */
LOOP(clamp_max_tensor_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_max = (const float *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_max[i], in_grad[i], (float)0);
}
LOOP(clamp_max_tensor_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_max = (const double *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_max[i], in_grad[i], (double)0);
}
NARROW_LOOP(clamp_max_tensor_input_half, clamp_max_tensor_input_float, half, 1, 4, 0, 0)
NARROW_LOOP(clamp_max_tensor_input_bfloat16, clamp_max_tensor_input_float, bfloat16, 1, 4, 0, 0)
static const gradient clamp_max_tensor_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bounds", "clamp_max_tensor_input"},
    .loops = {
        [TH_HALF] = clamp_max_tensor_input_half, [TH_BFLOAT16] = clamp_max_tensor_input_bfloat16,
        [TH_FLOAT] = clamp_max_tensor_input_float, [TH_DOUBLE] = clamp_max_tensor_input_double
    },
};
/* d max = select(input > max, grad, 0) */
LOOP(clamp_max_tensor_max_float) {
    float *to_max = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_max = (const float *)at[3];
    EACH(i, count) to_max[i] = f_select(in_input[i] > in_max[i], in_grad[i], (float)0);
}
LOOP(clamp_max_tensor_max_double) {
    double *to_max = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_max = (const double *)at[3];
    EACH(i, count) to_max[i] = f_select(in_input[i] > in_max[i], in_grad[i], (double)0);
}
NARROW_LOOP(clamp_max_tensor_max_half, clamp_max_tensor_max_float, half, 1, 4, 0, 0)
NARROW_LOOP(clamp_max_tensor_max_bfloat16, clamp_max_tensor_max_float, bfloat16, 1, 4, 0, 0)
static const gradient clamp_max_tensor_max = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bounds", "clamp_max_tensor_max"},
    .loops = {
        [TH_HALF] = clamp_max_tensor_max_half, [TH_BFLOAT16] = clamp_max_tensor_max_bfloat16,
        [TH_FLOAT] = clamp_max_tensor_max_float, [TH_DOUBLE] = clamp_max_tensor_max_double
    },
};
static int clamp_max_tensor_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&clamp_max_tensor_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&clamp_max_tensor_max, s, grad);
    return th_finish_gradients(s, result);
}
static const param clamp_max_tensor_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "max", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_clamp_max_tensor = {
    .op = "clamp_max_tensor", .name = "clamp_max",
    .signature = "clamp_max_tensor(Tensor input, Tensor max)",
    .enter = th_pointwise, .body = &clamp_max_tensor_body,
    .backward = clamp_max_tensor_backward,
    .params = clamp_max_tensor_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3},
};
