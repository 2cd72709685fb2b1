/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* clipped_activation: Piecewise nonlinear functions with two breakpoints. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

extern const row op_hardtanh;
extern const row op_softshrink;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* hardtanh(Tensor input, Bound min_val=-1.0, Bound max_val=1.0) = select(input < min_val,
   min_val, select(input > max_val, max_val, input)) */
LOOP(hardtanh_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_min_val = (int8_t)option[0].i;
    const int8_t in_max_val = (int8_t)option[1].i;
    EACH(i, count) to_output[i] = f_select(in_input[i] < in_min_val, in_min_val,
        f_select(in_input[i] > in_max_val, in_max_val, in_input[i]));
}
LOOP(hardtanh_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_min_val = (int16_t)option[0].i;
    const int16_t in_max_val = (int16_t)option[1].i;
    EACH(i, count) to_output[i] = f_select(in_input[i] < in_min_val, in_min_val,
        f_select(in_input[i] > in_max_val, in_max_val, in_input[i]));
}
LOOP(hardtanh_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_min_val = (int32_t)option[0].i;
    const int32_t in_max_val = (int32_t)option[1].i;
    EACH(i, count) to_output[i] = f_select(in_input[i] < in_min_val, in_min_val,
        f_select(in_input[i] > in_max_val, in_max_val, in_input[i]));
}
LOOP(hardtanh_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_min_val = (int64_t)option[0].i;
    const int64_t in_max_val = (int64_t)option[1].i;
    EACH(i, count) to_output[i] = f_select(in_input[i] < in_min_val, in_min_val,
        f_select(in_input[i] > in_max_val, in_max_val, in_input[i]));
}
LOOP(hardtanh_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_min_val = (float)option[0].f;
    const float in_max_val = (float)option[1].f;
    EACH(i, count) to_output[i] = f_select(in_input[i] < in_min_val, in_min_val,
        f_select(in_input[i] > in_max_val, in_max_val, in_input[i]));
}
LOOP(hardtanh_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_min_val = (double)option[0].f;
    const double in_max_val = (double)option[1].f;
    EACH(i, count) to_output[i] = f_select(in_input[i] < in_min_val, in_min_val,
        f_select(in_input[i] > in_max_val, in_max_val, in_input[i]));
}
NARROW_LOOP(hardtanh_half, hardtanh_float, half, 1, 2, 2, 0)
NARROW_LOOP(hardtanh_bfloat16, hardtanh_float, bfloat16, 1, 2, 2, 0)
static const pointwise hardtanh_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"clipped_activation", "hardtanh"},
    .postfix = "x0 o0 < o0 x0 o1 > o1 x0 select select",
    .loops = {
        [TH_CHAR] = hardtanh_char, [TH_SHORT] = hardtanh_short, [TH_INT] = hardtanh_int,
        [TH_LONG] = hardtanh_long, [TH_HALF] = hardtanh_half, [TH_BFLOAT16] = hardtanh_bfloat16,
        [TH_FLOAT] = hardtanh_float, [TH_DOUBLE] = hardtanh_double
    },
    .blocks = true,
};
static int hardtanh_require(const call *c) {
    if (!(c->s[0].f <= c->s[1].f))
        return th_refuse(&op_hardtanh, "min_val <= max_val", "min_val", c->s[0]);
    return 0;
}
/* d input = select(output <= min_val or output >= max_val, 0, grad) */
LOOP(hardtanh_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_output = (const float *)at[2];
    const float in_min_val = (float)option[0].f;
    const float in_max_val = (float)option[1].f;
    EACH(i, count) to_input[i] = f_select((in_output[i] <= in_min_val) | (in_output[i] >=
        in_max_val), (float)0, in_grad[i]);
}
LOOP(hardtanh_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_output = (const double *)at[2];
    const double in_min_val = (double)option[0].f;
    const double in_max_val = (double)option[1].f;
    EACH(i, count) to_input[i] = f_select((in_output[i] <= in_min_val) | (in_output[i] >=
        in_max_val), (double)0, in_grad[i]);
}
NARROW_LOOP(hardtanh_input_half, hardtanh_input_float, half, 1, 3, 2, 0)
NARROW_LOOP(hardtanh_input_bfloat16, hardtanh_input_float, bfloat16, 1, 3, 2, 0)
static const gradient hardtanh_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"clipped_activation", "hardtanh_input"},
    .loops = {
        [TH_HALF] = hardtanh_input_half, [TH_BFLOAT16] = hardtanh_input_bfloat16,
        [TH_FLOAT] = hardtanh_input_float, [TH_DOUBLE] = hardtanh_input_double
    },
};
static int hardtanh_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&hardtanh_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param hardtanh_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "min_val", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = {-1.0, -1, TH_DEFAULT, 0}, .type = -1},
    {.name = "max_val", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {1.0, 1, TH_DEFAULT, 0}, .type = -1},
};
const row op_hardtanh = {
    .op = "hardtanh", .name = "hardtanh",
    .signature = "hardtanh(Tensor input, Bound min_val=-1.0, Bound max_val=1.0)",
    .enter = th_pointwise, .body = &hardtanh_body,
    .require = hardtanh_require,
    .backward = hardtanh_backward,
    .params = hardtanh_params,
    .flags = ROW_INPLACE | ROW_LOOP,
    .dtypes = TH_FLOATING | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG,
    .own = TH_FLOATS | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG, .nparams = 3,
    .required = 1, .tensors = 1, .inputs = 1, .scalars = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 3, .reads = {0x100},
};

/* relu6(Tensor input) = select(input < 0, 0, select(input > 6, 6, input)) */
LOOP(relu6_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, (uint8_t)0, f_select(in_input[i] > 6,
        (uint8_t)6, in_input[i]));
}
LOOP(relu6_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, (int8_t)0, f_select(in_input[i] > 6,
        (int8_t)6, in_input[i]));
}
LOOP(relu6_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, (int16_t)0, f_select(in_input[i] > 6,
        (int16_t)6, in_input[i]));
}
LOOP(relu6_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, (int32_t)0, f_select(in_input[i] > 6,
        (int32_t)6, in_input[i]));
}
LOOP(relu6_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, (int64_t)0, f_select(in_input[i] > 6,
        (int64_t)6, in_input[i]));
}
LOOP(relu6_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, (float)0, f_select(in_input[i] > 6,
        (float)6, in_input[i]));
}
LOOP(relu6_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, (double)0, f_select(in_input[i] > 6,
        (double)6, in_input[i]));
}
NARROW_LOOP(relu6_half, relu6_float, half, 1, 2, 0, 0)
NARROW_LOOP(relu6_bfloat16, relu6_float, bfloat16, 1, 2, 0, 0)
static const pointwise relu6_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"clipped_activation", "relu6"},
    .postfix = "x0 n0 < n0 x0 n1 > n1 x0 select select",
    .constants = (const double[]){0.0, 6.0},
    .loops = {
        [TH_BYTE] = relu6_byte, [TH_CHAR] = relu6_char, [TH_SHORT] = relu6_short,
        [TH_INT] = relu6_int, [TH_LONG] = relu6_long, [TH_HALF] = relu6_half,
        [TH_BFLOAT16] = relu6_bfloat16, [TH_FLOAT] = relu6_float, [TH_DOUBLE] = relu6_double
    },
    .blocks = true,
};
/* d input = select(output <= 0 or output >= 6, 0, grad) */
LOOP(relu6_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_output = (const float *)at[2];
    EACH(i, count) to_input[i] = f_select((in_output[i] <= 0) | (in_output[i] >= 6), (float)0,
        in_grad[i]);
}
LOOP(relu6_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_output = (const double *)at[2];
    EACH(i, count) to_input[i] = f_select((in_output[i] <= 0) | (in_output[i] >= 6), (double)0,
        in_grad[i]);
}
NARROW_LOOP(relu6_input_half, relu6_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(relu6_input_bfloat16, relu6_input_float, bfloat16, 1, 3, 0, 0)
static const gradient relu6_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"clipped_activation", "relu6_input"},
    .loops = {
        [TH_HALF] = relu6_input_half, [TH_BFLOAT16] = relu6_input_bfloat16,
        [TH_FLOAT] = relu6_input_float, [TH_DOUBLE] = relu6_input_double
    },
};
static int relu6_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&relu6_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param relu6_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_relu6 = {
    .op = "relu6", .name = "relu6",
    .signature = "relu6(Tensor input)",
    .enter = th_pointwise, .body = &relu6_body,
    .backward = relu6_backward,
    .params = relu6_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS, .own = TH_PLAIN, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* hardsigmoid(Tensor input) = select(input <= -3, 0, select(input >= 3, 1, (input + 3) / 6)) */
WIDE_LOOP(hardsigmoid_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] <= -3, (float)0, f_select(in_input[i] >= 3,
        (float)1, f_divide(in_input[i] + 3, (float)6)));
}
WIDE_LOOP(hardsigmoid_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] <= -3, (double)0, f_select(in_input[i] >= 3,
        (double)1, f_divide(in_input[i] + 3, (double)6)));
}
NARROW_LOOP(hardsigmoid_half, hardsigmoid_float, half, 1, 2, 0, 0)
NARROW_LOOP(hardsigmoid_bfloat16, hardsigmoid_float, bfloat16, 1, 2, 0, 0)
static const pointwise hardsigmoid_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"clipped_activation", "hardsigmoid"},
    .postfix = "x0 n0 neg <= n1 x0 n0 >= n2 x0 n0 + n3 / select select",
    .constants = (const double[]){3.0, 0.0, 1.0, 6.0},
    .loops = {
        [TH_HALF] = hardsigmoid_half, [TH_BFLOAT16] = hardsigmoid_bfloat16,
        [TH_FLOAT] = hardsigmoid_float, [TH_DOUBLE] = hardsigmoid_double
    },
    .blocks = true,
};
/* d input = select(output <= 0 or output >= 1, 0, grad / 6) */
WIDE_LOOP(hardsigmoid_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_output = (const float *)at[2];
    EACH(i, count) to_input[i] = f_select((in_output[i] <= 0) | (in_output[i] >= 1), (float)0,
        f_divide(in_grad[i], (float)6));
}
WIDE_LOOP(hardsigmoid_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_output = (const double *)at[2];
    EACH(i, count) to_input[i] = f_select((in_output[i] <= 0) | (in_output[i] >= 1), (double)0,
        f_divide(in_grad[i], (double)6));
}
NARROW_LOOP(hardsigmoid_input_half, hardsigmoid_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(hardsigmoid_input_bfloat16, hardsigmoid_input_float, bfloat16, 1, 3, 0, 0)
static const gradient hardsigmoid_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"clipped_activation", "hardsigmoid_input"},
    .loops = {
        [TH_HALF] = hardsigmoid_input_half, [TH_BFLOAT16] = hardsigmoid_input_bfloat16,
        [TH_FLOAT] = hardsigmoid_input_float, [TH_DOUBLE] = hardsigmoid_input_double
    },
};
static int hardsigmoid_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&hardsigmoid_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param hardsigmoid_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_hardsigmoid = {
    .op = "hardsigmoid", .name = "hardsigmoid",
    .signature = "hardsigmoid(Tensor input)",
    .enter = th_pointwise, .body = &hardsigmoid_body,
    .backward = hardsigmoid_backward,
    .params = hardsigmoid_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* hardswish(Tensor input) = select(input <= -3, 0, select(input >= 3, input, input * (input +
   3) / 6)) */
WIDE_LOOP(hardswish_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] <= -3, (float)0, f_select(in_input[i] >= 3,
        in_input[i], f_divide(in_input[i] * (in_input[i] + 3), (float)6)));
}
WIDE_LOOP(hardswish_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] <= -3, (double)0, f_select(in_input[i] >= 3,
        in_input[i], f_divide(in_input[i] * (in_input[i] + 3), (double)6)));
}
NARROW_LOOP(hardswish_half, hardswish_float, half, 1, 2, 0, 0)
NARROW_LOOP(hardswish_bfloat16, hardswish_float, bfloat16, 1, 2, 0, 0)
static const pointwise hardswish_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"clipped_activation", "hardswish"},
    .postfix = "x0 n0 neg <= n1 x0 n0 >= x0 x0 x0 n0 + * n2 / select select",
    .constants = (const double[]){3.0, 0.0, 6.0},
    .loops = {
        [TH_HALF] = hardswish_half, [TH_BFLOAT16] = hardswish_bfloat16,
        [TH_FLOAT] = hardswish_float, [TH_DOUBLE] = hardswish_double
    },
    .blocks = true,
};
/* d input = select(input <= -3, 0, select(input >= 3, grad, grad * (input / 3 + 0.5))) */
WIDE_LOOP(hardswish_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= -3, (float)0, f_select(in_input[i] >= 3,
        in_grad[i], in_grad[i] * (f_divide(in_input[i], (float)3) + (float)0.5)));
}
WIDE_LOOP(hardswish_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= -3, (double)0, f_select(in_input[i] >= 3,
        in_grad[i], in_grad[i] * (f_divide(in_input[i], (double)3) + (double)0.5)));
}
NARROW_LOOP(hardswish_input_half, hardswish_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(hardswish_input_bfloat16, hardswish_input_float, bfloat16, 1, 3, 0, 0)
static const gradient hardswish_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"clipped_activation", "hardswish_input"},
    .loops = {
        [TH_HALF] = hardswish_input_half, [TH_BFLOAT16] = hardswish_input_bfloat16,
        [TH_FLOAT] = hardswish_input_float, [TH_DOUBLE] = hardswish_input_double
    },
};
static int hardswish_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&hardswish_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param hardswish_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_hardswish = {
    .op = "hardswish", .name = "hardswish",
    .signature = "hardswish(Tensor input)",
    .enter = th_pointwise, .body = &hardswish_body,
    .backward = hardswish_backward,
    .params = hardswish_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* hardshrink(Tensor input, Scalar lambd=0.5) = select(abs(input) <= lambd, 0, input) */
LOOP(hardshrink_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_lambd = (float)option[0].f;
    EACH(i, count) to_output[i] = f_select(f_abs(in_input[i]) <= in_lambd, (float)0, in_input[i]);
}
LOOP(hardshrink_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_lambd = (double)option[0].f;
    EACH(i, count) to_output[i] = f_select(f_abs(in_input[i]) <= in_lambd, (double)0, in_input[i]);
}
LOOP(hardshrink_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    const float in_lambd = (float)option[0].f;
    const half bits_lambd = th_float_half(in_lambd);
    EACH(i, count) to_output[i] = th_half_select(th_half_at_most((half)(in_input[i] & 0x7fff),
        bits_lambd), 0, in_input[i]);
}
LOOP(hardshrink_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const float in_lambd = (float)option[0].f;
    const bfloat16 bits_lambd = th_float_bfloat16(in_lambd);
    EACH(i, count) to_output[i] = th_bfloat16_select(th_bfloat16_at_most((bfloat16)(in_input[i] &
        0x7fff), bits_lambd), 0, in_input[i]);
}
static const pointwise hardshrink_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .limits = 1,
    .kernel = {"clipped_activation", "hardshrink"},
    .postfix = "x0 abs o0 <= n0 x0 select",
    .constants = (const double[]){0.0},
    .loops = {
        [TH_HALF] = hardshrink_half, [TH_BFLOAT16] = hardshrink_bfloat16,
        [TH_FLOAT] = hardshrink_float, [TH_DOUBLE] = hardshrink_double
    },
};
/* d input = select(abs(input) <= lambd, 0, grad) */
LOOP(hardshrink_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float in_lambd = (float)option[0].f;
    EACH(i, count) to_input[i] = f_select(f_abs(in_input[i]) <= in_lambd, (float)0, in_grad[i]);
}
LOOP(hardshrink_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double in_lambd = (double)option[0].f;
    EACH(i, count) to_input[i] = f_select(f_abs(in_input[i]) <= in_lambd, (double)0, in_grad[i]);
}
NARROW_LOOP(hardshrink_input_half, hardshrink_input_float, half, 1, 3, 1, 0)
NARROW_LOOP(hardshrink_input_bfloat16, hardshrink_input_float, bfloat16, 1, 3, 1, 0)
static const gradient hardshrink_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"clipped_activation", "hardshrink_input"},
    .loops = {
        [TH_HALF] = hardshrink_input_half, [TH_BFLOAT16] = hardshrink_input_bfloat16,
        [TH_FLOAT] = hardshrink_input_float, [TH_DOUBLE] = hardshrink_input_double
    },
};
static int hardshrink_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&hardshrink_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param hardshrink_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "lambd", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = {0.5, 0, TH_DEFAULT, 0}, .type = -1},
};
const row op_hardshrink = {
    .op = "hardshrink", .name = "hardshrink",
    .signature = "hardshrink(Tensor input, Scalar lambd=0.5)",
    .enter = th_pointwise, .body = &hardshrink_body,
    .backward = hardshrink_backward,
    .params = hardshrink_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* softshrink(Tensor input, Scalar lambd=0.5) = select(abs(input) <= lambd, input * 0,
   select(input > 0, input - lambd, input + lambd)) */
LOOP(softshrink_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_lambd = (float)option[0].f;
    EACH(i, count) to_output[i] = f_select(f_abs(in_input[i]) <= in_lambd, in_input[i] * 0,
        f_select(in_input[i] > 0, in_input[i] - in_lambd, in_input[i] + in_lambd));
}
LOOP(softshrink_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_lambd = (double)option[0].f;
    EACH(i, count) to_output[i] = f_select(f_abs(in_input[i]) <= in_lambd, in_input[i] * 0,
        f_select(in_input[i] > 0, in_input[i] - in_lambd, in_input[i] + in_lambd));
}
NARROW_LOOP(softshrink_half, softshrink_float, half, 1, 2, 1, 0)
NARROW_LOOP(softshrink_bfloat16, softshrink_float, bfloat16, 1, 2, 1, 0)
static const pointwise softshrink_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"clipped_activation", "softshrink"},
    .postfix = "x0 abs o0 <= x0 n0 * x0 n0 > x0 o0 - x0 o0 + select select",
    .constants = (const double[]){0.0},
    .loops = {
        [TH_HALF] = softshrink_half, [TH_BFLOAT16] = softshrink_bfloat16,
        [TH_FLOAT] = softshrink_float, [TH_DOUBLE] = softshrink_double
    },
    .blocks = true,
};
static int softshrink_require(const call *c) {
    if (!(c->s[0].f >= 0))
        return th_refuse(&op_softshrink, "lambd >= 0", "lambd", c->s[0]);
    return 0;
}
/* d input = select(abs(input) <= lambd, 0, grad) */
LOOP(softshrink_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float in_lambd = (float)option[0].f;
    EACH(i, count) to_input[i] = f_select(f_abs(in_input[i]) <= in_lambd, (float)0, in_grad[i]);
}
LOOP(softshrink_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double in_lambd = (double)option[0].f;
    EACH(i, count) to_input[i] = f_select(f_abs(in_input[i]) <= in_lambd, (double)0, in_grad[i]);
}
NARROW_LOOP(softshrink_input_half, softshrink_input_float, half, 1, 3, 1, 0)
NARROW_LOOP(softshrink_input_bfloat16, softshrink_input_float, bfloat16, 1, 3, 1, 0)
static const gradient softshrink_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"clipped_activation", "softshrink_input"},
    .loops = {
        [TH_HALF] = softshrink_input_half, [TH_BFLOAT16] = softshrink_input_bfloat16,
        [TH_FLOAT] = softshrink_input_float, [TH_DOUBLE] = softshrink_input_double
    },
};
static int softshrink_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&softshrink_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param softshrink_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "lambd", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = {0.5, 0, TH_DEFAULT, 0}, .type = -1},
};
const row op_softshrink = {
    .op = "softshrink", .name = "softshrink",
    .signature = "softshrink(Tensor input, Scalar lambd=0.5)",
    .enter = th_pointwise, .body = &softshrink_body,
    .require = softshrink_require,
    .backward = softshrink_backward,
    .params = softshrink_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};
