/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* activation: Piecewise nonlinear functions of neural networks. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

extern const row op_celu;
extern const row op_elu;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* relu(Tensor input) = select(input < 0, 0, input) */
LOOP(relu_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, (uint8_t)0, in_input[i]);
}
LOOP(relu_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, (int8_t)0, in_input[i]);
}
LOOP(relu_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, (int16_t)0, in_input[i]);
}
LOOP(relu_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, (int32_t)0, in_input[i]);
}
LOOP(relu_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, (int64_t)0, in_input[i]);
}
LOOP(relu_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, (float)0, in_input[i]);
}
LOOP(relu_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, (double)0, in_input[i]);
}
LOOP(relu_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = th_truth(f_select(th_truth(in_input[i]) < 0, (uint8_t)0,
        th_truth(in_input[i])));
}
LOOP(relu_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    EACH(i, count) to_output[i] = th_half_select(th_half_less(in_input[i], 0), 0, in_input[i]);
}
LOOP(relu_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    EACH(i, count) to_output[i] = th_bfloat16_select(th_bfloat16_less(in_input[i], 0), 0,
        in_input[i]);
}
static const pointwise relu_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"activation", "relu"},
    .postfix = "x0 n0 < n0 x0 select",
    .constants = (const double[]){0.0},
    .loops = {
        [TH_BOOL] = relu_bool, [TH_BYTE] = relu_byte, [TH_CHAR] = relu_char,
        [TH_SHORT] = relu_short, [TH_INT] = relu_int, [TH_LONG] = relu_long, [TH_HALF] = relu_half,
        [TH_BFLOAT16] = relu_bfloat16, [TH_FLOAT] = relu_float, [TH_DOUBLE] = relu_double
    },
};
/* d input = select(output <= 0, 0, grad) */
LOOP(relu_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_output = (const float *)at[2];
    EACH(i, count) to_input[i] = f_select(in_output[i] <= 0, (float)0, in_grad[i]);
}
LOOP(relu_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_output = (const double *)at[2];
    EACH(i, count) to_input[i] = f_select(in_output[i] <= 0, (double)0, in_grad[i]);
}
NARROW_LOOP(relu_input_half, relu_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(relu_input_bfloat16, relu_input_float, bfloat16, 1, 3, 0, 0)
static const gradient relu_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"activation", "relu_input"},
    .loops = {
        [TH_HALF] = relu_input_half, [TH_BFLOAT16] = relu_input_bfloat16,
        [TH_FLOAT] = relu_input_float, [TH_DOUBLE] = relu_input_double
    },
};
static int relu_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&relu_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param relu_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_relu = {
    .op = "relu", .name = "relu",
    .signature = "relu(Tensor input)",
    .enter = th_pointwise, .body = &relu_body,
    .backward = relu_backward,
    .params = relu_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* threshold(Tensor input, Bound threshold, Bound value) = select(input <= threshold, value,
   input) */
LOOP(threshold_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_threshold = (uint8_t)option[0].i;
    const uint8_t in_value = (uint8_t)option[1].i;
    EACH(i, count) to_output[i] = f_select(in_input[i] <= in_threshold, in_value, in_input[i]);
}
LOOP(threshold_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_threshold = (int8_t)option[0].i;
    const int8_t in_value = (int8_t)option[1].i;
    EACH(i, count) to_output[i] = f_select(in_input[i] <= in_threshold, in_value, in_input[i]);
}
LOOP(threshold_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_threshold = (int16_t)option[0].i;
    const int16_t in_value = (int16_t)option[1].i;
    EACH(i, count) to_output[i] = f_select(in_input[i] <= in_threshold, in_value, in_input[i]);
}
LOOP(threshold_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_threshold = (int32_t)option[0].i;
    const int32_t in_value = (int32_t)option[1].i;
    EACH(i, count) to_output[i] = f_select(in_input[i] <= in_threshold, in_value, in_input[i]);
}
LOOP(threshold_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_threshold = (int64_t)option[0].i;
    const int64_t in_value = (int64_t)option[1].i;
    EACH(i, count) to_output[i] = f_select(in_input[i] <= in_threshold, in_value, in_input[i]);
}
LOOP(threshold_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_threshold = (float)option[0].f;
    const float in_value = (float)option[1].f;
    EACH(i, count) to_output[i] = f_select(in_input[i] <= in_threshold, in_value, in_input[i]);
}
LOOP(threshold_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_threshold = (double)option[0].f;
    const double in_value = (double)option[1].f;
    EACH(i, count) to_output[i] = f_select(in_input[i] <= in_threshold, in_value, in_input[i]);
}
LOOP(threshold_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_threshold = (uint8_t)option[0].i;
    const uint8_t in_value = (uint8_t)option[1].i;
    EACH(i, count) to_output[i] = th_truth(f_select(th_truth(in_input[i]) <= in_threshold, in_value,
        th_truth(in_input[i])));
}
LOOP(threshold_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    const float in_threshold = (float)option[0].f;
    const float in_value = (float)option[1].f;
    const half bits_threshold = th_float_half(in_threshold);
    const half bits_value = th_float_half(in_value);
    EACH(i, count) to_output[i] = th_half_select(th_half_at_most(in_input[i], bits_threshold),
        bits_value, in_input[i]);
}
LOOP(threshold_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const float in_threshold = (float)option[0].f;
    const float in_value = (float)option[1].f;
    const bfloat16 bits_threshold = th_float_bfloat16(in_threshold);
    const bfloat16 bits_value = th_float_bfloat16(in_value);
    EACH(i, count) to_output[i] = th_bfloat16_select(th_bfloat16_at_most(in_input[i],
        bits_threshold), bits_value, in_input[i]);
}
static const pointwise threshold_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .limits = 1,
    .kernel = {"activation", "threshold"},
    .postfix = "x0 o0 <= o1 x0 select",
    .loops = {
        [TH_BOOL] = threshold_bool, [TH_BYTE] = threshold_byte, [TH_CHAR] = threshold_char,
        [TH_SHORT] = threshold_short, [TH_INT] = threshold_int, [TH_LONG] = threshold_long,
        [TH_HALF] = threshold_half, [TH_BFLOAT16] = threshold_bfloat16,
        [TH_FLOAT] = threshold_float, [TH_DOUBLE] = threshold_double
    },
};
/* d input = select(input <= threshold, 0, grad) */
LOOP(threshold_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float in_threshold = (float)option[0].f;
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_threshold, (float)0, in_grad[i]);
}
LOOP(threshold_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double in_threshold = (double)option[0].f;
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_threshold, (double)0, in_grad[i]);
}
NARROW_LOOP(threshold_input_half, threshold_input_float, half, 1, 3, 2, 0)
NARROW_LOOP(threshold_input_bfloat16, threshold_input_float, bfloat16, 1, 3, 2, 0)
static const gradient threshold_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"activation", "threshold_input"},
    .loops = {
        [TH_HALF] = threshold_input_half, [TH_BFLOAT16] = threshold_input_bfloat16,
        [TH_FLOAT] = threshold_input_float, [TH_DOUBLE] = threshold_input_double
    },
};
static int threshold_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&threshold_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param threshold_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "threshold", .kind = P_SCALAR, .slot = 0, .type = -1},
    {.name = "value", .kind = P_SCALAR, .slot = 1, .type = -1},
};
const row op_threshold = {
    .op = "threshold", .name = "threshold",
    .signature = "threshold(Tensor input, Bound threshold, Bound value)",
    .enter = th_pointwise, .body = &threshold_body,
    .backward = threshold_backward,
    .params = threshold_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 3, .required = 3, .tensors = 1, .inputs = 1, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 3, .reads = {1},
};

/* leaky_relu(Tensor input, Scalar negative_slope=0.01) = select(input > 0, input, input *
   negative_slope) */
LOOP(leaky_relu_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_negative_slope = (float)option[0].f;
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, in_input[i],
        in_input[i] * in_negative_slope);
}
LOOP(leaky_relu_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_negative_slope = (double)option[0].f;
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, in_input[i],
        in_input[i] * in_negative_slope);
}
NARROW_LOOP(leaky_relu_half, leaky_relu_float, half, 1, 2, 1, 0)
NARROW_LOOP(leaky_relu_bfloat16, leaky_relu_float, bfloat16, 1, 2, 1, 0)
static const pointwise leaky_relu_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"activation", "leaky_relu"},
    .postfix = "x0 n0 > x0 x0 o0 * select",
    .constants = (const double[]){0.0},
    .loops = {
        [TH_HALF] = leaky_relu_half, [TH_BFLOAT16] = leaky_relu_bfloat16,
        [TH_FLOAT] = leaky_relu_float, [TH_DOUBLE] = leaky_relu_double
    },
    .blocks = true,
};
/* d input = select(input > 0, grad, grad * negative_slope) */
LOOP(leaky_relu_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float in_negative_slope = (float)option[0].f;
    EACH(i, count) to_input[i] = f_select(in_input[i] > 0, in_grad[i],
        in_grad[i] * in_negative_slope);
}
LOOP(leaky_relu_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double in_negative_slope = (double)option[0].f;
    EACH(i, count) to_input[i] = f_select(in_input[i] > 0, in_grad[i],
        in_grad[i] * in_negative_slope);
}
NARROW_LOOP(leaky_relu_input_half, leaky_relu_input_float, half, 1, 3, 1, 0)
NARROW_LOOP(leaky_relu_input_bfloat16, leaky_relu_input_float, bfloat16, 1, 3, 1, 0)
static const gradient leaky_relu_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"activation", "leaky_relu_input"},
    .loops = {
        [TH_HALF] = leaky_relu_input_half, [TH_BFLOAT16] = leaky_relu_input_bfloat16,
        [TH_FLOAT] = leaky_relu_input_float, [TH_DOUBLE] = leaky_relu_input_double
    },
};
static int leaky_relu_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&leaky_relu_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param leaky_relu_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "negative_slope", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = {0.01, 0, TH_DEFAULT, 0}, .type = -1},
};
const row op_leaky_relu = {
    .op = "leaky_relu", .name = "leaky_relu",
    .signature = "leaky_relu(Tensor input, Scalar negative_slope=0.01)",
    .enter = th_pointwise, .body = &leaky_relu_body,
    .backward = leaky_relu_backward,
    .params = leaky_relu_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* prelu_broadcast(Tensor input, Tensor weight) = select(input > 0, input, input * weight) */
LOOP(prelu_broadcast_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_weight = (const float *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, in_input[i],
        in_input[i] * in_weight[i]);
}
LOOP(prelu_broadcast_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_weight = (const double *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, in_input[i],
        in_input[i] * in_weight[i]);
}
NARROW_LOOP(prelu_broadcast_half, prelu_broadcast_float, half, 1, 3, 0, 0)
NARROW_LOOP(prelu_broadcast_bfloat16, prelu_broadcast_float, bfloat16, 1, 3, 0, 0)
static const pointwise prelu_broadcast_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .kernel = {"activation", "prelu_broadcast"},
    .postfix = "x0 n0 > x0 x0 x1 * select",
    .constants = (const double[]){0.0},
    .loops = {
        [TH_HALF] = prelu_broadcast_half, [TH_BFLOAT16] = prelu_broadcast_bfloat16,
        [TH_FLOAT] = prelu_broadcast_float, [TH_DOUBLE] = prelu_broadcast_double
    },
    .blocks = true,
};
/* d input = select(input > 0, grad, grad * weight) */
LOOP(prelu_broadcast_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_weight = (const float *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] > 0, in_grad[i], in_grad[i] * in_weight[i]);
}
LOOP(prelu_broadcast_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_weight = (const double *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] > 0, in_grad[i], in_grad[i] * in_weight[i]);
}
NARROW_LOOP(prelu_broadcast_input_half, prelu_broadcast_input_float, half, 1, 4, 0, 0)
NARROW_LOOP(prelu_broadcast_input_bfloat16, prelu_broadcast_input_float, bfloat16, 1, 4, 0, 0)
static const gradient prelu_broadcast_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"activation", "prelu_broadcast_input"},
    .loops = {
        [TH_HALF] = prelu_broadcast_input_half, [TH_BFLOAT16] = prelu_broadcast_input_bfloat16,
        [TH_FLOAT] = prelu_broadcast_input_float, [TH_DOUBLE] = prelu_broadcast_input_double
    },
};
/* d weight = select(input > 0, 0, grad * input) */
LOOP(prelu_broadcast_weight_float) {
    float *to_weight = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_weight[i] = f_select(in_input[i] > 0, (float)0, in_grad[i] * in_input[i]);
}
LOOP(prelu_broadcast_weight_double) {
    double *to_weight = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_weight[i] = f_select(in_input[i] > 0, (double)0, in_grad[i] * in_input[i]);
}
NARROW_LOOP(prelu_broadcast_weight_half, prelu_broadcast_weight_float, half, 1, 3, 0, 0)
NARROW_LOOP(prelu_broadcast_weight_bfloat16, prelu_broadcast_weight_float, bfloat16, 1, 3, 0, 0)
static const gradient prelu_broadcast_weight = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"activation", "prelu_broadcast_weight"},
    .loops = {
        [TH_HALF] = prelu_broadcast_weight_half, [TH_BFLOAT16] = prelu_broadcast_weight_bfloat16,
        [TH_FLOAT] = prelu_broadcast_weight_float, [TH_DOUBLE] = prelu_broadcast_weight_double
    },
};
static int prelu_broadcast_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&prelu_broadcast_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&prelu_broadcast_weight, s, grad);
    return th_finish_gradients(s, result);
}
static const param prelu_broadcast_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "weight", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_prelu_broadcast = {
    .op = "prelu_broadcast", .name = "prelu_broadcast",
    .signature = "prelu_broadcast(Tensor input, Tensor weight)",
    .enter = th_pointwise, .body = &prelu_broadcast_body,
    .backward = prelu_broadcast_backward,
    .autocast = "lower",
    .params = prelu_broadcast_params,
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 3, .grads = 1, .reads = {3, 1},
};

/* prelu(Tensor input, Tensor weight) = torch.composed.prelu */
static const param prelu_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "weight", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_prelu = {
    .op = "prelu", .name = "prelu",
    .signature = "prelu(Tensor input, Tensor weight)",
    .autocast = "lower",
    .params = prelu_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 2,
    .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* elu(Tensor input, Scalar alpha=1.0) = select(input > 0, input, alpha * expm1(input)) */
WIDE_LOOP(elu_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_alpha = (float)option[0].f;
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, in_input[i],
        in_alpha * f_expm1(in_input[i]));
}
WIDE_LOOP(elu_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_alpha = (double)option[0].f;
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, in_input[i],
        in_alpha * f_expm1(in_input[i]));
}
static const pointwise elu_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"activation", "elu"},
    .postfix = "x0 n0 > x0 o0 x0 expm1 * select",
    .constants = (const double[]){0.0},
    .loops = {[TH_FLOAT] = elu_float, [TH_DOUBLE] = elu_double},
};
static int elu_require(const call *c) {
    if (!(c->s[0].f >= 0))
        return th_refuse(&op_elu, "alpha >= 0", "alpha", c->s[0]);
    return 0;
}
/* d input = select(input > 0, grad, grad * alpha * exp(low)) */
WIDE_LOOP(elu_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float in_alpha = (float)option[0].f;
    EACH(i, count) {
        const float in_low = f_select(in_input[i] > 0, (float)0, in_input[i]);
        to_input[i] = f_select(in_input[i] > 0, in_grad[i], in_grad[i] * in_alpha * f_exp(in_low));
    }
}
WIDE_LOOP(elu_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double in_alpha = (double)option[0].f;
    EACH(i, count) {
        const double in_low = f_select(in_input[i] > 0, (double)0, in_input[i]);
        to_input[i] = f_select(in_input[i] > 0, in_grad[i], in_grad[i] * in_alpha * f_exp(in_low));
    }
}
static const gradient elu_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"activation", "elu_input"},
    .loops = {[TH_FLOAT] = elu_input_float, [TH_DOUBLE] = elu_input_double},
    .computes = true,
};
static int elu_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&elu_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param elu_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "alpha", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = {1.0, 1, TH_DEFAULT, 0}, .type = -1},
};
const row op_elu = {
    .op = "elu", .name = "elu",
    .signature = "elu(Tensor input, Scalar alpha=1.0)",
    .enter = th_pointwise, .body = &elu_body,
    .require = elu_require,
    .backward = elu_backward,
    .params = elu_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* selu(Tensor input) = select(input > 0, 1.0507009873554805 * input, 1.7580993408473766 *
   expm1(input)) */
WIDE_LOOP(selu_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, (float)1.0507009873554805 * in_input[i],
        (float)1.7580993408473766 * f_expm1(in_input[i]));
}
WIDE_LOOP(selu_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0,
        (double)1.0507009873554805 * in_input[i], (double)1.7580993408473766 *
        f_expm1(in_input[i]));
}
static const pointwise selu_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"activation", "selu"},
    .postfix = "x0 n0 > n1 x0 * n2 x0 expm1 * select",
    .constants = (const double[]){0.0, 1.0507009873554805, 1.7580993408473766},
    .loops = {[TH_FLOAT] = selu_float, [TH_DOUBLE] = selu_double},
};
/* d input = grad * select(input > 0, 1.0507009873554805, 1.7580993408473766 * exp(low)) */
WIDE_LOOP(selu_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) {
        const float in_low = f_select(in_input[i] > 0, (float)0, in_input[i]);
        to_input[i] = in_grad[i] * f_select(in_input[i] > 0, (float)1.0507009873554805,
            (float)1.7580993408473766 * f_exp(in_low));
    }
}
WIDE_LOOP(selu_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) {
        const double in_low = f_select(in_input[i] > 0, (double)0, in_input[i]);
        to_input[i] = in_grad[i] * f_select(in_input[i] > 0, (double)1.0507009873554805,
            (double)1.7580993408473766 * f_exp(in_low));
    }
}
static const gradient selu_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"activation", "selu_input"},
    .loops = {[TH_FLOAT] = selu_input_float, [TH_DOUBLE] = selu_input_double},
    .computes = true,
};
static int selu_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&selu_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param selu_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_selu = {
    .op = "selu", .name = "selu",
    .signature = "selu(Tensor input)",
    .enter = th_pointwise, .body = &selu_body,
    .backward = selu_backward,
    .params = selu_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* celu(Tensor input, Scalar alpha=1.0) = select(input > 0, input, alpha * expm1(input / alpha)) */
WIDE_LOOP(celu_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_alpha = (float)option[0].f;
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, in_input[i],
        in_alpha * f_expm1(f_divide(in_input[i], in_alpha)));
}
WIDE_LOOP(celu_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_alpha = (double)option[0].f;
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, in_input[i],
        in_alpha * f_expm1(f_divide(in_input[i], in_alpha)));
}
static const pointwise celu_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"activation", "celu"},
    .postfix = "x0 n0 > x0 o0 x0 o0 / expm1 * select",
    .constants = (const double[]){0.0},
    .loops = {[TH_FLOAT] = celu_float, [TH_DOUBLE] = celu_double},
};
static int celu_require(const call *c) {
    if (!(c->s[0].f > 0))
        return th_refuse(&op_celu, "alpha > 0", "alpha", c->s[0]);
    return 0;
}
/* d input = select(input > 0, grad, grad * exp(low / alpha)) */
WIDE_LOOP(celu_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float in_alpha = (float)option[0].f;
    EACH(i, count) {
        const float in_low = f_select(in_input[i] > 0, (float)0, in_input[i]);
        to_input[i] = f_select(in_input[i] > 0, in_grad[i], in_grad[i] * f_exp(f_divide(in_low,
            in_alpha)));
    }
}
WIDE_LOOP(celu_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double in_alpha = (double)option[0].f;
    EACH(i, count) {
        const double in_low = f_select(in_input[i] > 0, (double)0, in_input[i]);
        to_input[i] = f_select(in_input[i] > 0, in_grad[i], in_grad[i] * f_exp(f_divide(in_low,
            in_alpha)));
    }
}
static const gradient celu_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"activation", "celu_input"},
    .loops = {[TH_FLOAT] = celu_input_float, [TH_DOUBLE] = celu_input_double},
    .computes = true,
};
static int celu_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&celu_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param celu_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "alpha", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = {1.0, 1, TH_DEFAULT, 0}, .type = -1},
};
const row op_celu = {
    .op = "celu", .name = "celu",
    .signature = "celu(Tensor input, Scalar alpha=1.0)",
    .enter = th_pointwise, .body = &celu_body,
    .require = celu_require,
    .backward = celu_backward,
    .params = celu_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};
