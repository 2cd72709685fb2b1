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
LOOPS(relu, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, (T)0, in_input[i]);
})
LOOP(relu_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
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
        EACH_TYPE(AT_TYPE, relu)
        EACH_NARROW_FLOAT(AT_TYPE, relu)
        [TH_BOOL] = relu_bool,
    },
};
/* d input = select(output <= 0, 0, grad) */
LOOPS(relu_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = f_select(in_output[i] <= 0, (T)0, in_grad[i]);
})
NARROW_LOOPS(relu_input, 1, 3, 0, 0)
static const gradient relu_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"activation", "relu_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, relu_input)
        EACH_NARROW_FLOAT(AT_TYPE, relu_input)
    },
};
static int relu_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&relu_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param relu_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
LOOPS(threshold, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_threshold = NUMBER(T, option[0]);
    const T in_value = NUMBER(T, option[1]);
    EACH(i, count) to_output[i] = f_select(in_input[i] <= in_threshold, in_value, in_input[i]);
})
LOOP(threshold_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_threshold = NUMBER(uint8_t, option[0]);
    const uint8_t in_value = NUMBER(uint8_t, option[1]);
    EACH(i, count) to_output[i] = th_truth(f_select(th_truth(in_input[i]) <= in_threshold, in_value,
        th_truth(in_input[i])));
}
LOOP(threshold_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    const float in_threshold = NUMBER(float, option[0]);
    const float in_value = NUMBER(float, option[1]);
    const half bits_threshold = th_float_half(in_threshold);
    const half bits_value = th_float_half(in_value);
    EACH(i, count) to_output[i] = th_half_select(th_half_at_most(in_input[i], bits_threshold),
        bits_value, in_input[i]);
}
LOOP(threshold_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const float in_threshold = NUMBER(float, option[0]);
    const float in_value = NUMBER(float, option[1]);
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
        EACH_TYPE(AT_TYPE, threshold)
        EACH_NARROW_FLOAT(AT_TYPE, threshold)
        [TH_BOOL] = threshold_bool,
    },
};
/* d input = select(input <= threshold, 0, grad) */
LOOPS(threshold_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T in_threshold = NUMBER(T, option[0]);
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_threshold, (T)0, in_grad[i]);
})
NARROW_LOOPS(threshold_input, 1, 3, 2, 0)
static const gradient threshold_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"activation", "threshold_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, threshold_input)
        EACH_NARROW_FLOAT(AT_TYPE, threshold_input)
    },
};
static int threshold_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&threshold_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param threshold_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "threshold", .kind = P_SCALAR, .slot = 0},
    {.name = "value", .kind = P_SCALAR, .slot = 1},
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
LOOPS(leaky_relu, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_negative_slope = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, in_input[i],
        in_input[i] * in_negative_slope);
})
NARROW_LOOPS(leaky_relu, 1, 2, 1, 0)
static const pointwise leaky_relu_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"activation", "leaky_relu"},
    .postfix = "x0 n0 > x0 x0 o0 * select",
    .constants = (const double[]){0.0},
    .loops = {
        EACH_FLOATING(AT_TYPE, leaky_relu)
        EACH_NARROW_FLOAT(AT_TYPE, leaky_relu)
    },
    .blocks = true,
};
/* d input = select(input > 0, grad, grad * negative_slope) */
LOOPS(leaky_relu_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T in_negative_slope = NUMBER(T, option[0]);
    EACH(i, count) to_input[i] = f_select(in_input[i] > 0, in_grad[i],
        in_grad[i] * in_negative_slope);
})
NARROW_LOOPS(leaky_relu_input, 1, 3, 1, 0)
static const gradient leaky_relu_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"activation", "leaky_relu_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, leaky_relu_input)
        EACH_NARROW_FLOAT(AT_TYPE, leaky_relu_input)
    },
};
static int leaky_relu_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&leaky_relu_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param leaky_relu_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "negative_slope", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = PRESET(0.01)},
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
LOOPS(prelu_broadcast, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_weight = (const T *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, in_input[i],
        in_input[i] * in_weight[i]);
})
LOOPS(prelu_broadcast_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_weight = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, in_input[i], in_input[i] * in_weight);
})
NARROW_LOOPS(prelu_broadcast, 1, 3, 0, 0)
NARROW_LOOPS(prelu_broadcast_number, 1, 3, 0, 4)
static const pointwise prelu_broadcast_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .fixed = 2,
    .kernel = {"activation", "prelu_broadcast"},
    .postfix = "x0 n0 > x0 x0 x1 * select",
    .constants = (const double[]){0.0},
    .loops = {
        EACH_FLOATING(AT_TYPE, prelu_broadcast)
        EACH_NARROW_FLOAT(AT_TYPE, prelu_broadcast)
    },
    .numbers = {
        EACH_FLOATING(AT_TYPE, prelu_broadcast_number)
        EACH_NARROW_FLOAT(AT_TYPE, prelu_broadcast_number)
    },
    .blocks = true,
};
/* d input = select(input > 0, grad, grad * weight) */
LOOPS(prelu_broadcast_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_weight = (const T *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] > 0, in_grad[i], in_grad[i] * in_weight[i]);
})
NARROW_LOOPS(prelu_broadcast_input, 1, 4, 0, 0)
static const gradient prelu_broadcast_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"activation", "prelu_broadcast_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, prelu_broadcast_input)
        EACH_NARROW_FLOAT(AT_TYPE, prelu_broadcast_input)
    },
};
/* d weight = select(input > 0, 0, grad * input) */
LOOPS(prelu_broadcast_weight, EACH_FLOATING, {
    T *to_weight = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_weight[i] = f_select(in_input[i] > 0, (T)0, in_grad[i] * in_input[i]);
})
NARROW_LOOPS(prelu_broadcast_weight, 1, 3, 0, 0)
static const gradient prelu_broadcast_weight = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"activation", "prelu_broadcast_weight"},
    .loops = {
        EACH_FLOATING(AT_TYPE, prelu_broadcast_weight)
        EACH_NARROW_FLOAT(AT_TYPE, prelu_broadcast_weight)
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1},
};
const row op_prelu_broadcast = {
    .op = "prelu_broadcast", .name = "prelu_broadcast",
    .signature = "prelu_broadcast(Tensor input, Tensor weight)",
    .enter = th_pointwise, .body = &prelu_broadcast_body,
    .backward = prelu_broadcast_backward,
    .autocast = "lower",
    .node = "PreluKernelBackward0",
    .params = prelu_broadcast_params,
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 3, .grads = 1, .reads = {3, 1},
};

/* prelu(Tensor input, Tensor weight) = torch.composed.prelu */
static const param prelu_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1},
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
WIDE_LOOPS(elu, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_alpha = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, in_input[i],
        in_alpha * f_expm1(in_input[i]));
})
static const pointwise elu_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"activation", "elu"},
    .postfix = "x0 n0 > x0 o0 x0 expm1 * select",
    .constants = (const double[]){0.0},
    .loops = {EACH_FLOATING(AT_TYPE, elu)},
};
static int elu_require(const call *c) {
    if (!(c->s[0].f >= 0))
        return th_refuse(&op_elu, "alpha >= 0", "alpha", c->s[0]);
    return 0;
}
/* d input = select(input > 0, grad, grad * alpha * exp(low)) */
WIDE_LOOPS(elu_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T in_alpha = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_low = f_select(in_input[i] > 0, (T)0, in_input[i]);
        to_input[i] = f_select(in_input[i] > 0, in_grad[i], in_grad[i] * in_alpha * f_exp(in_low));
    }
})
static const gradient elu_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"activation", "elu_input"},
    .loops = {EACH_FLOATING(AT_TYPE, elu_input)},
    .computes = true,
};
static int elu_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&elu_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param elu_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "alpha", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1.0)},
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
WIDE_LOOPS(selu, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, (T)1.0507009873554805 * in_input[i],
        (T)1.7580993408473766 * f_expm1(in_input[i]));
})
static const pointwise selu_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"activation", "selu"},
    .postfix = "x0 n0 > n1 x0 * n2 x0 expm1 * select",
    .constants = (const double[]){0.0, 1.0507009873554805, 1.7580993408473766},
    .loops = {EACH_FLOATING(AT_TYPE, selu)},
};
/* d input = grad * select(input > 0, 1.0507009873554805, 1.7580993408473766 * exp(low)) */
WIDE_LOOPS(selu_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) {
        const T in_low = f_select(in_input[i] > 0, (T)0, in_input[i]);
        to_input[i] = in_grad[i] * f_select(in_input[i] > 0, (T)1.0507009873554805,
            (T)1.7580993408473766 * f_exp(in_low));
    }
})
static const gradient selu_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"activation", "selu_input"},
    .loops = {EACH_FLOATING(AT_TYPE, selu_input)},
    .computes = true,
};
static int selu_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&selu_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param selu_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_selu = {
    .op = "selu", .name = "selu",
    .signature = "selu(Tensor input)",
    .enter = th_pointwise, .body = &selu_body,
    .backward = selu_backward,
    .node = "EluBackward0",
    .params = selu_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* celu(Tensor input, Scalar alpha=1.0) = select(input > 0, input, alpha * expm1(input / alpha)) */
WIDE_LOOPS(celu, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_alpha = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, in_input[i],
        in_alpha * f_expm1(f_divide(in_input[i], in_alpha)));
})
static const pointwise celu_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"activation", "celu"},
    .postfix = "x0 n0 > x0 o0 x0 o0 / expm1 * select",
    .constants = (const double[]){0.0},
    .loops = {EACH_FLOATING(AT_TYPE, celu)},
};
static int celu_require(const call *c) {
    if (!(c->s[0].f > 0))
        return th_refuse(&op_celu, "alpha > 0", "alpha", c->s[0]);
    return 0;
}
/* d input = select(input > 0, grad, grad * exp(low / alpha)) */
WIDE_LOOPS(celu_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T in_alpha = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_low = f_select(in_input[i] > 0, (T)0, in_input[i]);
        to_input[i] = f_select(in_input[i] > 0, in_grad[i], in_grad[i] * f_exp(f_divide(in_low,
            in_alpha)));
    }
})
static const gradient celu_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"activation", "celu_input"},
    .loops = {EACH_FLOATING(AT_TYPE, celu_input)},
    .computes = true,
};
static int celu_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&celu_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param celu_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "alpha", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1.0)},
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
