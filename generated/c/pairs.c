/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* pairs: Functions of two tensors, which are broadcast. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "row/parts.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* hypot(Tensor input, Tensor|Scalar other) = hypot(input, other) */
WIDE_LOOP(hypot_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_hypot(in_input[i], in_other[i]);
}
WIDE_LOOP(hypot_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_hypot(in_input[i], in_other);
}
WIDE_LOOP(hypot_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_hypot(in_input[i], in_other[i]);
}
WIDE_LOOP(hypot_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_hypot(in_input[i], in_other);
}
static const pointwise hypot_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .computes = true,
    .kernel = {"pairs", "hypot"},
    .postfix = "x0 x1 hypot",
    .loops = {[TH_FLOAT] = hypot_float, [TH_DOUBLE] = hypot_double},
    .numbers = {[TH_FLOAT] = hypot_float_number, [TH_DOUBLE] = hypot_double_number},
};
/* d input = select(output == 0, 0, grad * select(abs(input) == inf and abs(other) < inf,
   sign(input), input / length)) */
WIDE_LOOP(hypot_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    const float *in_output = (const float *)at[4];
    EACH(i, count) {
        const float in_length = f_select(in_output[i] == 0, (float)1, in_output[i]);
        to_input[i] = f_select(in_output[i] == 0, (float)0,
            in_grad[i] * f_select((f_abs(in_input[i]) == (float)INFINITY) & (f_abs(in_other[i]) <
            (float)INFINITY), f_sign(in_input[i]), f_divide(in_input[i], in_length)));
    }
}
WIDE_LOOP(hypot_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    const double *in_output = (const double *)at[4];
    EACH(i, count) {
        const double in_length = f_select(in_output[i] == 0, (double)1, in_output[i]);
        to_input[i] = f_select(in_output[i] == 0, (double)0,
            in_grad[i] * f_select((f_abs(in_input[i]) == (double)INFINITY) & (f_abs(in_other[i]) <
            (double)INFINITY), f_sign(in_input[i]), f_divide(in_input[i], in_length)));
    }
}
NARROW_LOOP(hypot_input_half, hypot_input_float, half, 1, 5, 0, 0)
NARROW_LOOP(hypot_input_bfloat16, hypot_input_float, bfloat16, 1, 5, 0, 0)
static const gradient hypot_input = {
    .input = 0, .inputs = 4, .from = {FROM_GRAD, 0, 1, FROM_RESULT},
    .kernel = {"pairs", "hypot_input"},
    .loops = {
        [TH_HALF] = hypot_input_half, [TH_BFLOAT16] = hypot_input_bfloat16,
        [TH_FLOAT] = hypot_input_float, [TH_DOUBLE] = hypot_input_double
    },
};
/* d other = select(output == 0, 0, grad * select(abs(other) == inf and abs(input) < inf,
   sign(other), other / length)) */
WIDE_LOOP(hypot_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    const float *in_output = (const float *)at[4];
    EACH(i, count) {
        const float in_length = f_select(in_output[i] == 0, (float)1, in_output[i]);
        to_other[i] = f_select(in_output[i] == 0, (float)0,
            in_grad[i] * f_select((f_abs(in_other[i]) == (float)INFINITY) & (f_abs(in_input[i]) <
            (float)INFINITY), f_sign(in_other[i]), f_divide(in_other[i], in_length)));
    }
}
WIDE_LOOP(hypot_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    const double *in_output = (const double *)at[4];
    EACH(i, count) {
        const double in_length = f_select(in_output[i] == 0, (double)1, in_output[i]);
        to_other[i] = f_select(in_output[i] == 0, (double)0,
            in_grad[i] * f_select((f_abs(in_other[i]) == (double)INFINITY) & (f_abs(in_input[i]) <
            (double)INFINITY), f_sign(in_other[i]), f_divide(in_other[i], in_length)));
    }
}
NARROW_LOOP(hypot_other_half, hypot_other_float, half, 1, 5, 0, 0)
NARROW_LOOP(hypot_other_bfloat16, hypot_other_float, bfloat16, 1, 5, 0, 0)
static const gradient hypot_other = {
    .input = 1, .inputs = 4, .from = {FROM_GRAD, 0, 1, FROM_RESULT},
    .kernel = {"pairs", "hypot_other"},
    .loops = {
        [TH_HALF] = hypot_other_half, [TH_BFLOAT16] = hypot_other_bfloat16,
        [TH_FLOAT] = hypot_other_float, [TH_DOUBLE] = hypot_other_double
    },
};
static int hypot_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&hypot_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&hypot_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param hypot_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_hypot = {
    .op = "hypot", .name = "hypot",
    .signature = "hypot(Tensor input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &hypot_body,
    .backward = hypot_backward,
    .params = hypot_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 1,
    .reads = {0x103, 0x103},
};

/* copysign(Tensor|Scalar input, Tensor|Scalar other) = copysign(input, other) */
WIDE_LOOP(copysign_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_copysign(in_input[i], in_other[i]);
}
WIDE_LOOP(copysign_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_copysign(in_input[i], in_other);
}
WIDE_LOOP(copysign_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_copysign(in_input[i], in_other[i]);
}
WIDE_LOOP(copysign_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_copysign(in_input[i], in_other);
}
LOOP(copysign_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    const half *in_other = (const half *)at[2];
    EACH(i, count) to_output[i] = (half)((in_input[i] & 0x7fff) | (in_other[i] & 0x8000));
}
LOOP(copysign_half_number) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    const float in_other = *(const float *)at[2];
    const half bits_other = th_float_half(in_other);
    EACH(i, count) to_output[i] = (half)((in_input[i] & 0x7fff) | (bits_other & 0x8000));
}
LOOP(copysign_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const bfloat16 *in_other = (const bfloat16 *)at[2];
    EACH(i, count) to_output[i] = (bfloat16)((in_input[i] & 0x7fff) | (in_other[i] & 0x8000));
}
LOOP(copysign_bfloat16_number) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const float in_other = *(const float *)at[2];
    const bfloat16 bits_other = th_float_bfloat16(in_other);
    EACH(i, count) to_output[i] = (bfloat16)((in_input[i] & 0x7fff) | (bits_other & 0x8000));
}
static const pointwise copysign_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"pairs", "copysign"},
    .loops = {
        [TH_HALF] = copysign_half, [TH_BFLOAT16] = copysign_bfloat16, [TH_FLOAT] = copysign_float,
        [TH_DOUBLE] = copysign_double
    },
    .numbers = {
        [TH_HALF] = copysign_half_number, [TH_BFLOAT16] = copysign_bfloat16_number,
        [TH_FLOAT] = copysign_float_number, [TH_DOUBLE] = copysign_double_number
    },
};
/* d input = select(input == 0, 0, grad * copysign(1, input) * copysign(1, other) *
   select(isnan(input), input, 1)) */
WIDE_LOOP(copysign_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == 0, (float)0,
        in_grad[i] * f_copysign((float)1, in_input[i]) * f_copysign((float)1,
        in_other[i]) * f_select(f_isnan(in_input[i]), in_input[i], (float)1));
}
WIDE_LOOP(copysign_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == 0, (double)0,
        in_grad[i] * f_copysign((double)1, in_input[i]) * f_copysign((double)1,
        in_other[i]) * f_select(f_isnan(in_input[i]), in_input[i], (double)1));
}
static const gradient copysign_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "copysign_input"},
    .loops = {
        [TH_FLOAT] = copysign_input_float, [TH_DOUBLE] = copysign_input_double
    },
    .computes = true,
};
/* d other = 0 */
LOOP(copysign_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_other[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (float)0);
}
LOOP(copysign_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_other[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (double)0);
}
NARROW_LOOP(copysign_other_half, copysign_other_float, half, 1, 2, 0, 0)
NARROW_LOOP(copysign_other_bfloat16, copysign_other_float, bfloat16, 1, 2, 0, 0)
static const gradient copysign_other = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"pairs", "copysign_other"},
    .loops = {
        [TH_HALF] = copysign_other_half, [TH_BFLOAT16] = copysign_other_bfloat16,
        [TH_FLOAT] = copysign_other_float, [TH_DOUBLE] = copysign_other_double
    },
};
static int copysign_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&copysign_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&copysign_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param copysign_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
};
const row op_copysign = {
    .op = "copysign", .name = "copysign",
    .signature = "copysign(Tensor|Scalar input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &copysign_body,
    .backward = copysign_backward,
    .params = copysign_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {3, 0},
};

/* heaviside(Tensor input, Tensor|Scalar values) = select(input > 0, 1, select(input < 0, 0,
   select(input == 0, values, input))) */
LOOP(heaviside_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_values = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, (uint8_t)1, f_select(in_input[i] < 0,
        (uint8_t)0, f_select(in_input[i] == 0, in_values[i], in_input[i])));
}
LOOP(heaviside_byte_number) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_values = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, (uint8_t)1, f_select(in_input[i] < 0,
        (uint8_t)0, f_select(in_input[i] == 0, in_values, in_input[i])));
}
LOOP(heaviside_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_values = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, (int8_t)1, f_select(in_input[i] < 0,
        (int8_t)0, f_select(in_input[i] == 0, in_values[i], in_input[i])));
}
LOOP(heaviside_char_number) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_values = *(const int8_t *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, (int8_t)1, f_select(in_input[i] < 0,
        (int8_t)0, f_select(in_input[i] == 0, in_values, in_input[i])));
}
LOOP(heaviside_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_values = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, (int16_t)1, f_select(in_input[i] < 0,
        (int16_t)0, f_select(in_input[i] == 0, in_values[i], in_input[i])));
}
LOOP(heaviside_short_number) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_values = *(const int16_t *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, (int16_t)1, f_select(in_input[i] < 0,
        (int16_t)0, f_select(in_input[i] == 0, in_values, in_input[i])));
}
LOOP(heaviside_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_values = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, (int32_t)1, f_select(in_input[i] < 0,
        (int32_t)0, f_select(in_input[i] == 0, in_values[i], in_input[i])));
}
LOOP(heaviside_int_number) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_values = *(const int32_t *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, (int32_t)1, f_select(in_input[i] < 0,
        (int32_t)0, f_select(in_input[i] == 0, in_values, in_input[i])));
}
LOOP(heaviside_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_values = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, (int64_t)1, f_select(in_input[i] < 0,
        (int64_t)0, f_select(in_input[i] == 0, in_values[i], in_input[i])));
}
LOOP(heaviside_long_number) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_values = *(const int64_t *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, (int64_t)1, f_select(in_input[i] < 0,
        (int64_t)0, f_select(in_input[i] == 0, in_values, in_input[i])));
}
LOOP(heaviside_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_values = (const float *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, (float)1, f_select(in_input[i] < 0,
        (float)0, f_select(in_input[i] == 0, in_values[i], in_input[i])));
}
LOOP(heaviside_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_values = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, (float)1, f_select(in_input[i] < 0,
        (float)0, f_select(in_input[i] == 0, in_values, in_input[i])));
}
LOOP(heaviside_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_values = (const double *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, (double)1, f_select(in_input[i] < 0,
        (double)0, f_select(in_input[i] == 0, in_values[i], in_input[i])));
}
LOOP(heaviside_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_values = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, (double)1, f_select(in_input[i] < 0,
        (double)0, f_select(in_input[i] == 0, in_values, in_input[i])));
}
LOOP(heaviside_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_values = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(f_select(th_truth(in_input[i]) > 0, (uint8_t)1,
        f_select(th_truth(in_input[i]) < 0, (uint8_t)0, f_select(th_truth(in_input[i]) == 0,
        th_truth(in_values[i]), th_truth(in_input[i])))));
}
LOOP(heaviside_bool_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_values = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(f_select(th_truth(in_input[i]) > 0, (uint8_t)1,
        f_select(th_truth(in_input[i]) < 0, (uint8_t)0, f_select(th_truth(in_input[i]) == 0,
        in_values, th_truth(in_input[i])))));
}
NARROW_LOOP(heaviside_half, heaviside_float, half, 1, 3, 0, 0)
NARROW_LOOP(heaviside_half_number, heaviside_float_number, half, 1, 3, 0, 4)
NARROW_LOOP(heaviside_bfloat16, heaviside_float, bfloat16, 1, 3, 0, 0)
NARROW_LOOP(heaviside_bfloat16_number, heaviside_float_number, bfloat16, 1, 3, 0, 4)
static const pointwise heaviside_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"pairs", "heaviside"},
    .postfix = "x0 n0 > n1 x0 n0 < n0 x0 n0 == x1 x0 select select select",
    .constants = (const double[]){0.0, 1.0},
    .loops = {
        [TH_BOOL] = heaviside_bool, [TH_BYTE] = heaviside_byte, [TH_CHAR] = heaviside_char,
        [TH_SHORT] = heaviside_short, [TH_INT] = heaviside_int, [TH_LONG] = heaviside_long,
        [TH_HALF] = heaviside_half, [TH_BFLOAT16] = heaviside_bfloat16,
        [TH_FLOAT] = heaviside_float, [TH_DOUBLE] = heaviside_double
    },
    .numbers = {
        [TH_BOOL] = heaviside_bool_number, [TH_BYTE] = heaviside_byte_number,
        [TH_CHAR] = heaviside_char_number, [TH_SHORT] = heaviside_short_number,
        [TH_INT] = heaviside_int_number, [TH_LONG] = heaviside_long_number,
        [TH_HALF] = heaviside_half_number, [TH_BFLOAT16] = heaviside_bfloat16_number,
        [TH_FLOAT] = heaviside_float_number, [TH_DOUBLE] = heaviside_double_number
    },
    .blocks = true,
};
/* d input = 0 */
LOOP(heaviside_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (float)0);
}
LOOP(heaviside_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (double)0);
}
NARROW_LOOP(heaviside_input_half, heaviside_input_float, half, 1, 2, 0, 0)
NARROW_LOOP(heaviside_input_bfloat16, heaviside_input_float, bfloat16, 1, 2, 0, 0)
static const gradient heaviside_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"pairs", "heaviside_input"},
    .loops = {
        [TH_HALF] = heaviside_input_half, [TH_BFLOAT16] = heaviside_input_bfloat16,
        [TH_FLOAT] = heaviside_input_float, [TH_DOUBLE] = heaviside_input_double
    },
};
/* d values = select(input == 0, grad, 0) */
LOOP(heaviside_values_float) {
    float *to_values = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_values[i] = f_select(in_input[i] == 0, in_grad[i], (float)0);
}
LOOP(heaviside_values_double) {
    double *to_values = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_values[i] = f_select(in_input[i] == 0, in_grad[i], (double)0);
}
NARROW_LOOP(heaviside_values_half, heaviside_values_float, half, 1, 3, 0, 0)
NARROW_LOOP(heaviside_values_bfloat16, heaviside_values_float, bfloat16, 1, 3, 0, 0)
static const gradient heaviside_values = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"pairs", "heaviside_values"},
    .loops = {
        [TH_HALF] = heaviside_values_half, [TH_BFLOAT16] = heaviside_values_bfloat16,
        [TH_FLOAT] = heaviside_values_float, [TH_DOUBLE] = heaviside_values_double
    },
};
static int heaviside_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&heaviside_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&heaviside_values, s, grad);
    return th_finish_gradients(s, result);
}
static const param heaviside_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "values", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_heaviside = {
    .op = "heaviside", .name = "heaviside",
    .signature = "heaviside(Tensor input, Tensor|Scalar values)",
    .enter = th_pointwise, .body = &heaviside_body,
    .backward = heaviside_backward,
    .params = heaviside_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .moved = 1, .joins = 1,
    .reads = {0, 1},
};

/* logaddexp(Tensor input, Tensor other) = select(input == other, input + log(2), max(input,
   other) + log1p(exp(-abs(input - other)))) */
WIDE_LOOP(logaddexp_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] == in_other[i],
        in_input[i] + f_log((float)2), f_max(in_input[i],
        in_other[i]) + f_log1p(f_exp(-f_abs(in_input[i] - in_other[i]))));
}
WIDE_LOOP(logaddexp_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] == in_other[i],
        in_input[i] + f_log((double)2), f_max(in_input[i],
        in_other[i]) + f_log1p(f_exp(-f_abs(in_input[i] - in_other[i]))));
}
static const pointwise logaddexp_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .computes = true,
    .kernel = {"pairs", "logaddexp"},
    .postfix = "x0 x1 == x0 n0 log + x0 x1 <= not x1 x1 == and x0 x1 select x0 x1 - abs neg exp log1p + select",
    .constants = (const double[]){2.0},
    .loops = {[TH_FLOAT] = logaddexp_float, [TH_DOUBLE] = logaddexp_double},
};
/* d input = grad * sigmoid(apart) */
WIDE_LOOP(logaddexp_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) {
        const float in_apart = f_select((in_input[i] == in_other[i]) & (f_abs(in_input[i]) ==
            (float)INFINITY), (float)0, in_input[i] - in_other[i]);
        to_input[i] = in_grad[i] * f_sigmoid(in_apart);
    }
}
WIDE_LOOP(logaddexp_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) {
        const double in_apart = f_select((in_input[i] == in_other[i]) & (f_abs(in_input[i]) ==
            (double)INFINITY), (double)0, in_input[i] - in_other[i]);
        to_input[i] = in_grad[i] * f_sigmoid(in_apart);
    }
}
static const gradient logaddexp_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "logaddexp_input"},
    .loops = {
        [TH_FLOAT] = logaddexp_input_float, [TH_DOUBLE] = logaddexp_input_double
    },
    .computes = true,
};
/* d other = grad * sigmoid(-apart) */
WIDE_LOOP(logaddexp_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) {
        const float in_apart = f_select((in_input[i] == in_other[i]) & (f_abs(in_input[i]) ==
            (float)INFINITY), (float)0, in_input[i] - in_other[i]);
        to_other[i] = in_grad[i] * f_sigmoid(-in_apart);
    }
}
WIDE_LOOP(logaddexp_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) {
        const double in_apart = f_select((in_input[i] == in_other[i]) & (f_abs(in_input[i]) ==
            (double)INFINITY), (double)0, in_input[i] - in_other[i]);
        to_other[i] = in_grad[i] * f_sigmoid(-in_apart);
    }
}
static const gradient logaddexp_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "logaddexp_other"},
    .loops = {
        [TH_FLOAT] = logaddexp_other_float, [TH_DOUBLE] = logaddexp_other_double
    },
    .computes = true,
};
static int logaddexp_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&logaddexp_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&logaddexp_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param logaddexp_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_logaddexp = {
    .op = "logaddexp", .name = "logaddexp",
    .signature = "logaddexp(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &logaddexp_body,
    .backward = logaddexp_backward,
    .params = logaddexp_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3},
};

/* logaddexp_complex(Tensor input, Tensor other) = torch.composed.logaddexp_complex */
static const param logaddexp_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_logaddexp_complex = {
    .op = "logaddexp_complex", .name = "logaddexp",
    .signature = "logaddexp_complex(Tensor input, Tensor other)",
    .params = logaddexp_complex_params,
    .flags = ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 2, .required = 2,
    .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* logaddexp2(Tensor input, Tensor other) = select(input == other, input + 1, max(input, other)
   + log1p(exp2(-abs(input - other))) / log(2)) */
WIDE_LOOP(logaddexp2_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] == in_other[i], in_input[i] + 1,
        f_max(in_input[i], in_other[i]) + f_divide(f_log1p(f_exp2(-f_abs(in_input[i] -
        in_other[i]))), f_log((float)2)));
}
WIDE_LOOP(logaddexp2_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] == in_other[i], in_input[i] + 1,
        f_max(in_input[i], in_other[i]) + f_divide(f_log1p(f_exp2(-f_abs(in_input[i] -
        in_other[i]))), f_log((double)2)));
}
static const pointwise logaddexp2_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .computes = true,
    .kernel = {"pairs", "logaddexp2"},
    .postfix = "x0 x1 == x0 n0 + x0 x1 <= not x1 x1 == and x0 x1 select x0 x1 - abs neg exp2 log1p n1 log / + select",
    .constants = (const double[]){1.0, 2.0},
    .loops = {[TH_FLOAT] = logaddexp2_float, [TH_DOUBLE] = logaddexp2_double},
};
/* d input = grad * sigmoid(apart) */
WIDE_LOOP(logaddexp2_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) {
        const float in_apart = f_select((in_input[i] == in_other[i]) & (f_abs(in_input[i]) ==
            (float)INFINITY), (float)0, (in_input[i] - in_other[i]) * f_log((float)2));
        to_input[i] = in_grad[i] * f_sigmoid(in_apart);
    }
}
WIDE_LOOP(logaddexp2_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) {
        const double in_apart = f_select((in_input[i] == in_other[i]) & (f_abs(in_input[i]) ==
            (double)INFINITY), (double)0, (in_input[i] - in_other[i]) * f_log((double)2));
        to_input[i] = in_grad[i] * f_sigmoid(in_apart);
    }
}
static const gradient logaddexp2_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "logaddexp2_input"},
    .loops = {
        [TH_FLOAT] = logaddexp2_input_float, [TH_DOUBLE] = logaddexp2_input_double
    },
    .computes = true,
};
/* d other = grad * sigmoid(-apart) */
WIDE_LOOP(logaddexp2_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) {
        const float in_apart = f_select((in_input[i] == in_other[i]) & (f_abs(in_input[i]) ==
            (float)INFINITY), (float)0, (in_input[i] - in_other[i]) * f_log((float)2));
        to_other[i] = in_grad[i] * f_sigmoid(-in_apart);
    }
}
WIDE_LOOP(logaddexp2_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) {
        const double in_apart = f_select((in_input[i] == in_other[i]) & (f_abs(in_input[i]) ==
            (double)INFINITY), (double)0, (in_input[i] - in_other[i]) * f_log((double)2));
        to_other[i] = in_grad[i] * f_sigmoid(-in_apart);
    }
}
static const gradient logaddexp2_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "logaddexp2_other"},
    .loops = {
        [TH_FLOAT] = logaddexp2_other_float, [TH_DOUBLE] = logaddexp2_other_double
    },
    .computes = true,
};
static int logaddexp2_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&logaddexp2_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&logaddexp2_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param logaddexp2_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_logaddexp2 = {
    .op = "logaddexp2", .name = "logaddexp2",
    .signature = "logaddexp2(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &logaddexp2_body,
    .backward = logaddexp2_backward,
    .params = logaddexp2_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3},
};

/* xlogy(Tensor|Scalar input, Tensor|Scalar other) = select(input == 0 and not isnan(other), 0,
   input * log(other)) */
WIDE_LOOP(xlogy_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_select((in_input[i] == 0) & !f_isnan(in_other[i]), (float)0,
        in_input[i] * f_log(in_other[i]));
}
WIDE_LOOP(xlogy_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_select((in_input[i] == 0) & !f_isnan(in_other), (float)0,
        in_input[i] * f_log(in_other));
}
WIDE_LOOP(xlogy_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_select((in_input[i] == 0) & !f_isnan(in_other[i]), (double)0,
        in_input[i] * f_log(in_other[i]));
}
WIDE_LOOP(xlogy_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_select((in_input[i] == 0) & !f_isnan(in_other), (double)0,
        in_input[i] * f_log(in_other));
}
WIDE_LOOP(xlogy_part_0_float) {
    float *to_part_0 = (float *)at[0];
    const float *in_other = (const float *)at[1];
    EACH(i, count) to_part_0[i] = f_log(in_other[i]);
}
WIDE_LOOP(xlogy_part_0_double) {
    double *to_part_0 = (double *)at[0];
    const double *in_other = (const double *)at[1];
    EACH(i, count) to_part_0[i] = f_log(in_other[i]);
}
LOOP(xlogy_rest_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    const float *in_part_0 = (const float *)at[3];
    EACH(i, count) to_output[i] = f_select((in_input[i] == 0) & !f_isnan(in_other[i]), (float)0,
        in_input[i] * in_part_0[i]);
}
LOOP(xlogy_rest_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    const double *in_part_0 = (const double *)at[3];
    EACH(i, count) to_output[i] = f_select((in_input[i] == 0) & !f_isnan(in_other[i]), (double)0,
        in_input[i] * in_part_0[i]);
}
static const struct parts xlogy_parts = {
    .count = 1, .unread = 0,
    .part = (const part[]){
        {.input = 1, .loops = {[TH_FLOAT] = xlogy_part_0_float, [TH_DOUBLE] = xlogy_part_0_double}},
    },
    .rest = {[TH_FLOAT] = xlogy_rest_float, [TH_DOUBLE] = xlogy_rest_double},
};
static const pointwise xlogy_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"pairs", "xlogy"},
    .postfix = "x0 n0 == x1 x1 != not and n0 x0 x1 log * select",
    .constants = (const double[]){0.0},
    .loops = {[TH_FLOAT] = xlogy_float, [TH_DOUBLE] = xlogy_double},
    .numbers = {[TH_FLOAT] = xlogy_float_number, [TH_DOUBLE] = xlogy_double_number},
    .parts = &xlogy_parts,
};
/* d input = select(input == 0 and other <= 0, 0, grad * log(other)) */
WIDE_LOOP(xlogy_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) to_input[i] = f_select((in_input[i] == 0) & (in_other[i] <= 0), (float)0,
        in_grad[i] * f_log(in_other[i]));
}
WIDE_LOOP(xlogy_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) to_input[i] = f_select((in_input[i] == 0) & (in_other[i] <= 0), (double)0,
        in_grad[i] * f_log(in_other[i]));
}
static const gradient xlogy_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "xlogy_input"},
    .loops = {[TH_FLOAT] = xlogy_input_float, [TH_DOUBLE] = xlogy_input_double},
    .computes = true,
};
/* d other = grad * input / below */
WIDE_LOOP(xlogy_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) {
        const float in_below = f_select((in_input[i] == 0) & (in_other[i] == 0), (float)1,
            in_other[i]);
        to_other[i] = f_divide(in_grad[i] * in_input[i], in_below);
    }
}
WIDE_LOOP(xlogy_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) {
        const double in_below = f_select((in_input[i] == 0) & (in_other[i] == 0), (double)1,
            in_other[i]);
        to_other[i] = f_divide(in_grad[i] * in_input[i], in_below);
    }
}
NARROW_LOOP(xlogy_other_half, xlogy_other_float, half, 1, 4, 0, 0)
NARROW_LOOP(xlogy_other_bfloat16, xlogy_other_float, bfloat16, 1, 4, 0, 0)
static const gradient xlogy_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "xlogy_other"},
    .loops = {
        [TH_HALF] = xlogy_other_half, [TH_BFLOAT16] = xlogy_other_bfloat16,
        [TH_FLOAT] = xlogy_other_float, [TH_DOUBLE] = xlogy_other_double
    },
};
static int xlogy_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&xlogy_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&xlogy_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param xlogy_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
};
const row op_xlogy = {
    .op = "xlogy", .name = "xlogy",
    .signature = "xlogy(Tensor|Scalar input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &xlogy_body,
    .backward = xlogy_backward,
    .params = xlogy_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {3, 3},
};

/* xlog1py(Tensor|Scalar input, Tensor|Scalar other) = select(input == 0 and not isnan(other),
   0, input * log1p(other)) */
WIDE_LOOP(xlog1py_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_select((in_input[i] == 0) & !f_isnan(in_other[i]), (float)0,
        in_input[i] * f_log1p(in_other[i]));
}
WIDE_LOOP(xlog1py_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_select((in_input[i] == 0) & !f_isnan(in_other), (float)0,
        in_input[i] * f_log1p(in_other));
}
WIDE_LOOP(xlog1py_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_select((in_input[i] == 0) & !f_isnan(in_other[i]), (double)0,
        in_input[i] * f_log1p(in_other[i]));
}
WIDE_LOOP(xlog1py_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_select((in_input[i] == 0) & !f_isnan(in_other), (double)0,
        in_input[i] * f_log1p(in_other));
}
WIDE_LOOP(xlog1py_part_0_float) {
    float *to_part_0 = (float *)at[0];
    const float *in_other = (const float *)at[1];
    EACH(i, count) to_part_0[i] = f_log1p(in_other[i]);
}
WIDE_LOOP(xlog1py_part_0_double) {
    double *to_part_0 = (double *)at[0];
    const double *in_other = (const double *)at[1];
    EACH(i, count) to_part_0[i] = f_log1p(in_other[i]);
}
LOOP(xlog1py_rest_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    const float *in_part_0 = (const float *)at[3];
    EACH(i, count) to_output[i] = f_select((in_input[i] == 0) & !f_isnan(in_other[i]), (float)0,
        in_input[i] * in_part_0[i]);
}
LOOP(xlog1py_rest_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    const double *in_part_0 = (const double *)at[3];
    EACH(i, count) to_output[i] = f_select((in_input[i] == 0) & !f_isnan(in_other[i]), (double)0,
        in_input[i] * in_part_0[i]);
}
static const struct parts xlog1py_parts = {
    .count = 1, .unread = 0,
    .part = (const part[]){
        {.input = 1, .loops = {
        [TH_FLOAT] = xlog1py_part_0_float, [TH_DOUBLE] = xlog1py_part_0_double
    }},
    },
    .rest = {[TH_FLOAT] = xlog1py_rest_float, [TH_DOUBLE] = xlog1py_rest_double},
};
static const pointwise xlog1py_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"pairs", "xlog1py"},
    .postfix = "x0 n0 == x1 x1 != not and n0 x0 x1 log1p * select",
    .constants = (const double[]){0.0},
    .loops = {[TH_FLOAT] = xlog1py_float, [TH_DOUBLE] = xlog1py_double},
    .numbers = {
        [TH_FLOAT] = xlog1py_float_number, [TH_DOUBLE] = xlog1py_double_number
    },
    .parts = &xlog1py_parts,
};
/* d input = select(input == 0 and other <= -1, 0, grad * log1p(other)) */
WIDE_LOOP(xlog1py_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) to_input[i] = f_select((in_input[i] == 0) & (in_other[i] <= -1), (float)0,
        in_grad[i] * f_log1p(in_other[i]));
}
WIDE_LOOP(xlog1py_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) to_input[i] = f_select((in_input[i] == 0) & (in_other[i] <= -1), (double)0,
        in_grad[i] * f_log1p(in_other[i]));
}
static const gradient xlog1py_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "xlog1py_input"},
    .loops = {[TH_FLOAT] = xlog1py_input_float, [TH_DOUBLE] = xlog1py_input_double},
    .computes = true,
};
/* d other = grad * input / below */
WIDE_LOOP(xlog1py_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) {
        const float in_below = f_select((in_input[i] == 0) & (in_other[i] == -1), (float)1,
            1 + in_other[i]);
        to_other[i] = f_divide(in_grad[i] * in_input[i], in_below);
    }
}
WIDE_LOOP(xlog1py_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) {
        const double in_below = f_select((in_input[i] == 0) & (in_other[i] == -1), (double)1,
            1 + in_other[i]);
        to_other[i] = f_divide(in_grad[i] * in_input[i], in_below);
    }
}
NARROW_LOOP(xlog1py_other_half, xlog1py_other_float, half, 1, 4, 0, 0)
NARROW_LOOP(xlog1py_other_bfloat16, xlog1py_other_float, bfloat16, 1, 4, 0, 0)
static const gradient xlog1py_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "xlog1py_other"},
    .loops = {
        [TH_HALF] = xlog1py_other_half, [TH_BFLOAT16] = xlog1py_other_bfloat16,
        [TH_FLOAT] = xlog1py_other_float, [TH_DOUBLE] = xlog1py_other_double
    },
};
static int xlog1py_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&xlog1py_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&xlog1py_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param xlog1py_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
};
const row op_xlog1py = {
    .op = "xlog1py", .name = "xlog1py",
    .signature = "xlog1py(Tensor|Scalar input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &xlog1py_body,
    .backward = xlog1py_backward,
    .params = xlog1py_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {3, 3},
};

/* frexp(Tensor input) -> (Tensor mantissa, IntTensor exponent) = mantissa = mantissa(input),
   exponent = exponent(input) */
WIDE_LOOP(frexp_float) {
    float *to_mantissa = (float *)at[0];
    int32_t *to_exponent = (int32_t *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) {
        const float new_mantissa = f_mantissa(in_input[i]);
        const int32_t new_exponent = f_exponent(in_input[i]);
        to_mantissa[i] = new_mantissa;
        to_exponent[i] = new_exponent;
    }
}
WIDE_LOOP(frexp_double) {
    double *to_mantissa = (double *)at[0];
    int32_t *to_exponent = (int32_t *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) {
        const double new_mantissa = f_mantissa(in_input[i]);
        const int32_t new_exponent = f_exponent(in_input[i]);
        to_mantissa[i] = new_mantissa;
        to_exponent[i] = new_exponent;
    }
}
static const pointwise frexp_body = {
    .outputs = 2, .inputs = 1,
    .to = {0, 1}, .from = {0},
    .computes = true,
    .kernel = {"pairs", "frexp"},
    .loops = {[TH_FLOAT] = frexp_float, [TH_DOUBLE] = frexp_double},
};
/* d input = grad_mantissa * select(abs(input) == inf, 0, exp2(-1.0 * exponent)) */
WIDE_LOOP(frexp_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad_mantissa = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const int32_t *in_exponent = (const int32_t *)at[3];
    EACH(i, count) to_input[i] = in_grad_mantissa[i] * f_select(f_abs(in_input[i]) ==
        (float)INFINITY, (float)0, f_exp2(-(float)1.0 * in_exponent[i]));
}
WIDE_LOOP(frexp_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad_mantissa = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const int32_t *in_exponent = (const int32_t *)at[3];
    EACH(i, count) to_input[i] = in_grad_mantissa[i] * f_select(f_abs(in_input[i]) ==
        (double)INFINITY, (double)0, f_exp2(-(double)1.0 * in_exponent[i]));
}
static const gradient frexp_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT + 1},
    .kernel = {"pairs", "frexp_input"},
    .loops = {[TH_FLOAT] = frexp_input_float, [TH_DOUBLE] = frexp_input_double},
    .computes = true,
};
static int frexp_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&frexp_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param frexp_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_frexp = {
    .op = "frexp", .name = "frexp",
    .signature = "frexp(Tensor input) -> (Tensor mantissa, IntTensor exponent)",
    .enter = th_pointwise, .body = &frexp_body,
    .backward = frexp_backward,
    .params = frexp_params,
    .names = (const char *const[]){"mantissa", "exponent"},
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_INT}, .differentiable = 1, .grads = 1, .reads = {0x201},
};

/* nextafter_narrow(Tensor input, Tensor|Scalar other) = torch.composed.nextafter_narrow */
static const param nextafter_narrow_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_nextafter_narrow = {
    .op = "nextafter_narrow", .name = "nextafter",
    .signature = "nextafter_narrow(Tensor input, Tensor|Scalar other)",
    .params = nextafter_narrow_params,
    .dtypes = TH_NARROW_FLOATS, .own = TH_NARROW_FLOATS, .nparams = 2, .required = 2, .tensors = 2,
    .inputs = 2, .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* nextafter_to_half(Tensor input, HalfTensor other) -> HalfTensor =
   torch.composed.nextafter_to_half */
static const param nextafter_to_half_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = TH_HALF},
};
const row op_nextafter_to_half = {
    .op = "nextafter_to_half", .name = "nextafter",
    .signature = "nextafter_to_half(Tensor input, HalfTensor other) -> HalfTensor",
    .params = nextafter_to_half_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_INTEGERS, .own = TH_INTEGERS, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_HALF},
};

/* nextafter_to_bfloat16(Tensor input, BFloat16Tensor other) -> BFloat16Tensor =
   torch.composed.nextafter_to_bfloat16 */
static const param nextafter_to_bfloat16_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = TH_BFLOAT16},
};
const row op_nextafter_to_bfloat16 = {
    .op = "nextafter_to_bfloat16", .name = "nextafter",
    .signature =
        "nextafter_to_bfloat16(Tensor input, BFloat16Tensor other) -> BFloat16Tensor",
    .params = nextafter_to_bfloat16_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_INTEGERS, .own = TH_INTEGERS, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_BFLOAT16},
};

/* nextafter(Tensor input, Tensor|Scalar other) = nextafter(input, other) */
WIDE_LOOP(nextafter_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_nextafter(in_input[i], in_other[i]);
}
WIDE_LOOP(nextafter_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_nextafter(in_input[i], in_other);
}
WIDE_LOOP(nextafter_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_nextafter(in_input[i], in_other[i]);
}
WIDE_LOOP(nextafter_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_nextafter(in_input[i], in_other);
}
static const pointwise nextafter_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .computes = true,
    .kernel = {"pairs", "nextafter"},
    .loops = {[TH_FLOAT] = nextafter_float, [TH_DOUBLE] = nextafter_double},
    .numbers = {
        [TH_FLOAT] = nextafter_float_number, [TH_DOUBLE] = nextafter_double_number
    },
};
/* d input = select(input == other, 0, grad) */
LOOP(nextafter_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other[i], (float)0, in_grad[i]);
}
LOOP(nextafter_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other[i], (double)0, in_grad[i]);
}
NARROW_LOOP(nextafter_input_half, nextafter_input_float, half, 1, 4, 0, 0)
NARROW_LOOP(nextafter_input_bfloat16, nextafter_input_float, bfloat16, 1, 4, 0, 0)
static const gradient nextafter_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "nextafter_input"},
    .loops = {
        [TH_HALF] = nextafter_input_half, [TH_BFLOAT16] = nextafter_input_bfloat16,
        [TH_FLOAT] = nextafter_input_float, [TH_DOUBLE] = nextafter_input_double
    },
};
/* d other = 0 */
LOOP(nextafter_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_other[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (float)0);
}
LOOP(nextafter_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_other[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (double)0);
}
NARROW_LOOP(nextafter_other_half, nextafter_other_float, half, 1, 2, 0, 0)
NARROW_LOOP(nextafter_other_bfloat16, nextafter_other_float, bfloat16, 1, 2, 0, 0)
static const gradient nextafter_other = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"pairs", "nextafter_other"},
    .loops = {
        [TH_HALF] = nextafter_other_half, [TH_BFLOAT16] = nextafter_other_bfloat16,
        [TH_FLOAT] = nextafter_other_float, [TH_DOUBLE] = nextafter_other_double
    },
};
static int nextafter_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&nextafter_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&nextafter_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param nextafter_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_nextafter = {
    .op = "nextafter", .name = "nextafter",
    .signature = "nextafter(Tensor input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &nextafter_body,
    .backward = nextafter_backward,
    .params = nextafter_params,
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 1, .reads = {3, 0},
};

/* nextafter_(Tensor& input, Tensor|Scalar other) = torch.composed.nextafter_ */
static const param nextafter__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_nextafter_ = {
    .op = "nextafter_", .name = "nextafter_",
    .signature = "nextafter_(Tensor& input, Tensor|Scalar other)",
    .params = nextafter__params,
    .flags = ROW_CHANGES | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* ldexp(Tensor input, Tensor|Scalar other) = input * exp2(half) * exp2(other - half) */
WIDE_LOOP(ldexp_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) {
        const float in_half = f_select(f_abs(in_other[i]) == (float)INFINITY, (float)0,
            f_floor(f_divide(in_other[i], (float)2)));
        to_output[i] = in_input[i] * f_exp2(in_half) * f_exp2(in_other[i] - in_half);
    }
}
WIDE_LOOP(ldexp_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) {
        const float in_half = f_select(f_abs(in_other) == (float)INFINITY, (float)0,
            f_floor(f_divide(in_other, (float)2)));
        to_output[i] = in_input[i] * f_exp2(in_half) * f_exp2(in_other - in_half);
    }
}
WIDE_LOOP(ldexp_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) {
        const double in_half = f_select(f_abs(in_other[i]) == (double)INFINITY, (double)0,
            f_floor(f_divide(in_other[i], (double)2)));
        to_output[i] = in_input[i] * f_exp2(in_half) * f_exp2(in_other[i] - in_half);
    }
}
WIDE_LOOP(ldexp_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) {
        const double in_half = f_select(f_abs(in_other) == (double)INFINITY, (double)0,
            f_floor(f_divide(in_other, (double)2)));
        to_output[i] = in_input[i] * f_exp2(in_half) * f_exp2(in_other - in_half);
    }
}
WIDE_LOOP(ldexp_part_0_float) {
    float *to_part_0 = (float *)at[0];
    const float *in_other = (const float *)at[1];
    EACH(i, count) to_part_0[i] = f_exp2(f_select(f_abs(in_other[i]) == (float)INFINITY, (float)0,
        f_floor(f_divide(in_other[i], (float)2))));
}
WIDE_LOOP(ldexp_part_0_double) {
    double *to_part_0 = (double *)at[0];
    const double *in_other = (const double *)at[1];
    EACH(i, count) to_part_0[i] = f_exp2(f_select(f_abs(in_other[i]) == (double)INFINITY, (double)0,
        f_floor(f_divide(in_other[i], (double)2))));
}
WIDE_LOOP(ldexp_part_1_float) {
    float *to_part_1 = (float *)at[0];
    const float *in_other = (const float *)at[1];
    EACH(i, count) to_part_1[i] = f_exp2(in_other[i] - f_select(f_abs(in_other[i]) ==
        (float)INFINITY, (float)0, f_floor(f_divide(in_other[i], (float)2))));
}
WIDE_LOOP(ldexp_part_1_double) {
    double *to_part_1 = (double *)at[0];
    const double *in_other = (const double *)at[1];
    EACH(i, count) to_part_1[i] = f_exp2(in_other[i] - f_select(f_abs(in_other[i]) ==
        (double)INFINITY, (double)0, f_floor(f_divide(in_other[i], (double)2))));
}
LOOP(ldexp_rest_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_part_0 = (const float *)at[3];
    const float *in_part_1 = (const float *)at[4];
    EACH(i, count) to_output[i] = in_input[i] * in_part_0[i] * in_part_1[i];
}
LOOP(ldexp_rest_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_part_0 = (const double *)at[3];
    const double *in_part_1 = (const double *)at[4];
    EACH(i, count) to_output[i] = in_input[i] * in_part_0[i] * in_part_1[i];
}
static const struct parts ldexp_parts = {
    .count = 2, .unread = 2,
    .part = (const part[]){
        {.input = 1, .loops = {[TH_FLOAT] = ldexp_part_0_float, [TH_DOUBLE] = ldexp_part_0_double}},
        {.input = 1, .loops = {[TH_FLOAT] = ldexp_part_1_float, [TH_DOUBLE] = ldexp_part_1_double}},
    },
    .rest = {[TH_FLOAT] = ldexp_rest_float, [TH_DOUBLE] = ldexp_rest_double},
};
static const pointwise ldexp_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .computes = true,
    .kernel = {"pairs", "ldexp"},
    .postfix = "x0 x1 abs n0 == n1 x1 n2 / floor select exp2 * x1 x1 abs n0 == n1 x1 n2 / floor select - exp2 *",
    .constants = (const double[]){INFINITY, 0.0, 2.0},
    .loops = {[TH_FLOAT] = ldexp_float, [TH_DOUBLE] = ldexp_double},
    .numbers = {[TH_FLOAT] = ldexp_float_number, [TH_DOUBLE] = ldexp_double_number},
    .parts = &ldexp_parts,
};
/* d input = grad * exp2(half) * exp2(other - half) */
WIDE_LOOP(ldexp_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) {
        const float in_half = f_select(f_abs(in_other[i]) == (float)INFINITY, (float)0,
            f_floor(f_divide(in_other[i], (float)2)));
        to_input[i] = in_grad[i] * f_exp2(in_half) * f_exp2(in_other[i] - in_half);
    }
}
WIDE_LOOP(ldexp_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) {
        const double in_half = f_select(f_abs(in_other[i]) == (double)INFINITY, (double)0,
            f_floor(f_divide(in_other[i], (double)2)));
        to_input[i] = in_grad[i] * f_exp2(in_half) * f_exp2(in_other[i] - in_half);
    }
}
static const gradient ldexp_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 1},
    .kernel = {"pairs", "ldexp_input"},
    .loops = {[TH_FLOAT] = ldexp_input_float, [TH_DOUBLE] = ldexp_input_double},
    .computes = true,
};
/* d other = grad * output * log(2) */
WIDE_LOOP(ldexp_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_output = (const float *)at[2];
    EACH(i, count) to_other[i] = in_grad[i] * in_output[i] * f_log((float)2);
}
WIDE_LOOP(ldexp_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_output = (const double *)at[2];
    EACH(i, count) to_other[i] = in_grad[i] * in_output[i] * f_log((double)2);
}
static const gradient ldexp_other = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"pairs", "ldexp_other"},
    .loops = {[TH_FLOAT] = ldexp_other_float, [TH_DOUBLE] = ldexp_other_double},
    .computes = true,
};
static int ldexp_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&ldexp_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&ldexp_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param ldexp_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_ldexp = {
    .op = "ldexp", .name = "ldexp",
    .signature = "ldexp(Tensor input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &ldexp_body,
    .backward = ldexp_backward,
    .params = ldexp_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 1,
    .reads = {2, 0x100},
};

/* ldexp_complex(Tensor input, Tensor|Scalar other) = input * exp(other * log(2)) */
LOOP(ldexp_complex_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat *in_other = (const complexfloat *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * f_exp(in_other[i] * f_log((complexfloat)2));
}
LOOP(ldexp_complex_complexfloat_number) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat in_other = *(const complexfloat *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * f_exp(in_other * f_log((complexfloat)2));
}
LOOP(ldexp_complex_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble *in_other = (const complexdouble *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * f_exp(in_other[i] * f_log((complexdouble)2));
}
LOOP(ldexp_complex_complexdouble_number) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble in_other = *(const complexdouble *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * f_exp(in_other * f_log((complexdouble)2));
}
static const pointwise ldexp_complex_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .computes = true,
    .loops = {
        [TH_COMPLEXFLOAT] = ldexp_complex_complexfloat,
        [TH_COMPLEXDOUBLE] = ldexp_complex_complexdouble
    },
    .numbers = {
        [TH_COMPLEXFLOAT] = ldexp_complex_complexfloat_number,
        [TH_COMPLEXDOUBLE] = ldexp_complex_complexdouble_number
    },
};
/* d input = grad * exp(other * log(2)) */
LOOP(ldexp_complex_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_other = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_exp(in_other[i] *
        f_log((complexfloat)2)));
}
LOOP(ldexp_complex_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_other = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_exp(in_other[i] *
        f_log((complexdouble)2)));
}
static const gradient ldexp_complex_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 1},
    .loops = {
        [TH_COMPLEXFLOAT] = ldexp_complex_input_complexfloat,
        [TH_COMPLEXDOUBLE] = ldexp_complex_input_complexdouble
    },
    .computes = true,
};
/* d other = grad * output * log(2) */
LOOP(ldexp_complex_other_complexfloat) {
    complexfloat *to_other = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_output = (const complexfloat *)at[2];
    EACH(i, count) to_other[i] = f_conj(f_conj(in_grad[i]) * in_output[i] * f_log((complexfloat)2));
}
LOOP(ldexp_complex_other_complexdouble) {
    complexdouble *to_other = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_output = (const complexdouble *)at[2];
    EACH(i, count) to_other[i] = f_conj(f_conj(in_grad[i]) * in_output[i] *
        f_log((complexdouble)2));
}
static const gradient ldexp_complex_other = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .loops = {
        [TH_COMPLEXFLOAT] = ldexp_complex_other_complexfloat,
        [TH_COMPLEXDOUBLE] = ldexp_complex_other_complexdouble
    },
    .computes = true,
};
static int ldexp_complex_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&ldexp_complex_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&ldexp_complex_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param ldexp_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_ldexp_complex = {
    .op = "ldexp_complex", .name = "ldexp",
    .signature = "ldexp_complex(Tensor input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &ldexp_complex_body,
    .backward = ldexp_complex_backward,
    .params = ldexp_complex_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 1, .reads = {2, 0x100},
};

/* nan_to_num_complex(Tensor input, Scalar number=0, Scalar posinf=inf, Scalar neginf=-inf) =
   torch.composed.nan_to_num_complex */
static const param nan_to_num_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "number", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "posinf", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {INFINITY, INT64_MAX, TH_DEFAULT, 0}, .type = -1},
    {.name = "neginf", .kind = P_SCALAR, .slot = 2, .optional = true,
     .preset = {-INFINITY, -INT64_MAX, TH_DEFAULT, 0}, .type = -1},
};
const row op_nan_to_num_complex = {
    .op = "nan_to_num_complex", .name = "nan_to_num",
    .signature =
        "nan_to_num_complex(Tensor input, Scalar number=0, Scalar posinf=inf, Scalar "
        "neginf=-inf)",
    .params = nan_to_num_complex_params,
    .flags = ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 4, .required = 1,
    .tensors = 1, .inputs = 1, .scalars = 3, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* nan_to_num(Tensor input, Scalar number=0, Scalar posinf=inf, Scalar neginf=-inf) =
   torch.composed.nan_to_num */
static const param nan_to_num_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "number", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "posinf", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {INFINITY, INT64_MAX, TH_DEFAULT, 0}, .type = -1},
    {.name = "neginf", .kind = P_SCALAR, .slot = 2, .optional = true,
     .preset = {-INFINITY, -INT64_MAX, TH_DEFAULT, 0}, .type = -1},
};
const row op_nan_to_num = {
    .op = "nan_to_num", .name = "nan_to_num",
    .signature =
        "nan_to_num(Tensor input, Scalar number=0, Scalar posinf=inf, Scalar neginf=-inf)",
    .params = nan_to_num_params,
    .flags = ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_WHOLE | TH_FLOATS,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .scalars = 3, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* nan_to_num_(Tensor& input, Scalar number=0, Scalar posinf=inf, Scalar neginf=-inf) =
   torch.composed.nan_to_num_ */
static const param nan_to_num__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "number", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "posinf", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {INFINITY, INT64_MAX, TH_DEFAULT, 0}, .type = -1},
    {.name = "neginf", .kind = P_SCALAR, .slot = 2, .optional = true,
     .preset = {-INFINITY, -INT64_MAX, TH_DEFAULT, 0}, .type = -1},
};
const row op_nan_to_num_ = {
    .op = "nan_to_num_", .name = "nan_to_num_",
    .signature =
        "nan_to_num_(Tensor& input, Scalar number=0, Scalar posinf=inf, Scalar neginf=-inf)",
    .params = nan_to_num__params,
    .flags = ROW_CHANGES | ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING,
    .own = TH_WHOLE | TH_FLOATS, .nparams = 4, .required = 1, .tensors = 1, .inputs = 1,
    .scalars = 3, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* finite_or(Tensor input, Scalar number, Scalar posinf, Scalar neginf) = select(isnan(input),
   number, select(input == inf, posinf, select(input == -inf, neginf, input))) */
LOOP(finite_or_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_number = (float)option[0].f;
    const float in_posinf = (float)option[1].f;
    const float in_neginf = (float)option[2].f;
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_number,
        f_select(in_input[i] == (float)INFINITY, in_posinf,
        f_select(in_input[i] == -(float)INFINITY, in_neginf, in_input[i])));
}
LOOP(finite_or_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_number = (double)option[0].f;
    const double in_posinf = (double)option[1].f;
    const double in_neginf = (double)option[2].f;
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_number,
        f_select(in_input[i] == (double)INFINITY, in_posinf,
        f_select(in_input[i] == -(double)INFINITY, in_neginf, in_input[i])));
}
NARROW_LOOP(finite_or_half, finite_or_float, half, 1, 2, 3, 0)
NARROW_LOOP(finite_or_bfloat16, finite_or_float, bfloat16, 1, 2, 3, 0)
static const pointwise finite_or_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"pairs", "finite_or"},
    .postfix = "x0 x0 != o0 x0 n0 == o1 x0 n0 neg == o2 x0 select select select",
    .constants = (const double[]){INFINITY},
    .loops = {
        [TH_HALF] = finite_or_half, [TH_BFLOAT16] = finite_or_bfloat16,
        [TH_FLOAT] = finite_or_float, [TH_DOUBLE] = finite_or_double
    },
    .blocks = true,
};
/* d input = select(isnan(input - input), 0, grad) */
LOOP(finite_or_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = f_select(f_isnan(in_input[i] - in_input[i]), (float)0, in_grad[i]);
}
LOOP(finite_or_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = f_select(f_isnan(in_input[i] - in_input[i]), (double)0,
        in_grad[i]);
}
NARROW_LOOP(finite_or_input_half, finite_or_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(finite_or_input_bfloat16, finite_or_input_float, bfloat16, 1, 3, 0, 0)
static const gradient finite_or_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"pairs", "finite_or_input"},
    .loops = {
        [TH_HALF] = finite_or_input_half, [TH_BFLOAT16] = finite_or_input_bfloat16,
        [TH_FLOAT] = finite_or_input_float, [TH_DOUBLE] = finite_or_input_double
    },
};
static int finite_or_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&finite_or_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param finite_or_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "number", .kind = P_SCALAR, .slot = 0, .type = -1},
    {.name = "posinf", .kind = P_SCALAR, .slot = 1, .type = -1},
    {.name = "neginf", .kind = P_SCALAR, .slot = 2, .type = -1},
};
const row op_finite_or = {
    .op = "finite_or", .name = "finite_or",
    .signature = "finite_or(Tensor input, Scalar number, Scalar posinf, Scalar neginf)",
    .enter = th_pointwise, .body = &finite_or_body,
    .backward = finite_or_backward,
    .params = finite_or_params,
    .flags = ROW_LOOP | ROW_MIXED, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 4,
    .required = 4, .tensors = 1, .inputs = 1, .scalars = 3, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 7, .joins = 7, .reads = {1},
};
