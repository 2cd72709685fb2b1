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
WIDE_LOOPS(hypot, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_hypot(in_input[i], in_other[i]);
})
WIDE_LOOPS(hypot_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_hypot(in_input[i], in_other);
})
static const pointwise hypot_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .computes = true,
    .kernel = {"pairs", "hypot"},
    .postfix = "x0 x1 hypot",
    .loops = {EACH_FLOATING(AT_TYPE, hypot)},
    .numbers = {EACH_FLOATING(AT_TYPE, hypot_number)},
};
/* d input = select(output == 0, 0, grad * select(abs(input) == inf and abs(other) < inf,
   sign(input), input / length)) */
WIDE_LOOPS(hypot_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    const T *in_output = (const T *)at[4];
    EACH(i, count) {
        const T in_length = f_select(in_output[i] == 0, (T)1, in_output[i]);
        to_input[i] = f_select(in_output[i] == 0, (T)0,
            in_grad[i] * f_select((f_abs(in_input[i]) == (T)INFINITY) & (f_abs(in_other[i]) <
            (T)INFINITY), f_sign(in_input[i]), f_divide(in_input[i], in_length)));
    }
})
NARROW_LOOPS(hypot_input, 1, 5, 0, 0)
static const gradient hypot_input = {
    .input = 0, .inputs = 4, .from = {FROM_GRAD, 0, 1, FROM_RESULT},
    .kernel = {"pairs", "hypot_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, hypot_input)
        EACH_NARROW_FLOAT(AT_TYPE, hypot_input)
    },
};
/* d other = select(output == 0, 0, grad * select(abs(other) == inf and abs(input) < inf,
   sign(other), other / length)) */
WIDE_LOOPS(hypot_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    const T *in_output = (const T *)at[4];
    EACH(i, count) {
        const T in_length = f_select(in_output[i] == 0, (T)1, in_output[i]);
        to_other[i] = f_select(in_output[i] == 0, (T)0,
            in_grad[i] * f_select((f_abs(in_other[i]) == (T)INFINITY) & (f_abs(in_input[i]) <
            (T)INFINITY), f_sign(in_other[i]), f_divide(in_other[i], in_length)));
    }
})
NARROW_LOOPS(hypot_other, 1, 5, 0, 0)
static const gradient hypot_other = {
    .input = 1, .inputs = 4, .from = {FROM_GRAD, 0, 1, FROM_RESULT},
    .kernel = {"pairs", "hypot_other"},
    .loops = {
        EACH_FLOATING(AT_TYPE, hypot_other)
        EACH_NARROW_FLOAT(AT_TYPE, hypot_other)
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0},
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
WIDE_LOOPS(copysign, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_copysign(in_input[i], in_other[i]);
})
WIDE_LOOPS(copysign_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_copysign(in_input[i], in_other);
})
LOOPS(copysign, EACH_NARROW_FLOAT, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = (T)((in_input[i] & 0x7fff) | (in_other[i] & 0x8000));
})
LOOP(copysign_number_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    const float in_other = *(const float *)at[2];
    const half bits_other = th_float_half(in_other);
    EACH(i, count) to_output[i] = (half)((in_input[i] & 0x7fff) | (bits_other & 0x8000));
}
LOOP(copysign_number_bfloat16) {
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
    .loops = {EACH_FLOATING(AT_TYPE, copysign) EACH_NARROW_FLOAT(AT_TYPE, copysign)},
    .numbers = {
        EACH_FLOATING(AT_TYPE, copysign_number)
        EACH_NARROW_FLOAT(AT_TYPE, copysign_number)
    },
};
/* d input = select(input == 0, 0, grad * copysign(1, input) * copysign(1, other) *
   select(isnan(input), input, 1)) */
WIDE_LOOPS(copysign_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == 0, (T)0, in_grad[i] * f_copysign((T)1,
        in_input[i]) * f_copysign((T)1, in_other[i]) * f_select(f_isnan(in_input[i]), in_input[i],
        (T)1));
})
static const gradient copysign_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "copysign_input"},
    .loops = {EACH_FLOATING(AT_TYPE, copysign_input)},
    .computes = true,
};
static int copysign_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&copysign_input, s, grad);
    if (s->wants[1])
        result[1] = th_zero_gradient(s, 1, grad);
    return th_finish_gradients(s, result);
}
static const param copysign_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1},
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
LOOPS(heaviside, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_values = (const T *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, (T)1, f_select(in_input[i] < 0, (T)0,
        f_select(in_input[i] == 0, in_values[i], in_input[i])));
})
LOOPS(heaviside_number, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_values = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] > 0, (T)1, f_select(in_input[i] < 0, (T)0,
        f_select(in_input[i] == 0, in_values, in_input[i])));
})
LOOP(heaviside_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_values = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(f_select(th_truth(in_input[i]) > 0, (uint8_t)1,
        f_select(th_truth(in_input[i]) < 0, (uint8_t)0, f_select(th_truth(in_input[i]) == 0,
        th_truth(in_values[i]), th_truth(in_input[i])))));
}
LOOP(heaviside_number_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_values = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(f_select(th_truth(in_input[i]) > 0, (uint8_t)1,
        f_select(th_truth(in_input[i]) < 0, (uint8_t)0, f_select(th_truth(in_input[i]) == 0,
        in_values, th_truth(in_input[i])))));
}
NARROW_LOOPS(heaviside, 1, 3, 0, 0)
NARROW_LOOPS(heaviside_number, 1, 3, 0, 4)
static const pointwise heaviside_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"pairs", "heaviside"},
    .postfix = "x0 n0 > n1 x0 n0 < n0 x0 n0 == x1 x0 select select select",
    .constants = (const double[]){0.0, 1.0},
    .loops = {
        EACH_TYPE(AT_TYPE, heaviside)
        EACH_NARROW_FLOAT(AT_TYPE, heaviside)
        [TH_BOOL] = heaviside_bool,
    },
    .numbers = {
        EACH_TYPE(AT_TYPE, heaviside_number)
        EACH_NARROW_FLOAT(AT_TYPE, heaviside_number)
        [TH_BOOL] = heaviside_number_bool,
    },
    .blocks = true,
};
/* d values = select(input == 0, grad, 0) */
LOOPS(heaviside_values, EACH_FLOATING, {
    T *to_values = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_values[i] = f_select(in_input[i] == 0, in_grad[i], (T)0);
})
NARROW_LOOPS(heaviside_values, 1, 3, 0, 0)
static const gradient heaviside_values = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"pairs", "heaviside_values"},
    .loops = {
        EACH_FLOATING(AT_TYPE, heaviside_values)
        EACH_NARROW_FLOAT(AT_TYPE, heaviside_values)
    },
};
static int heaviside_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_zero_gradient(s, 0, grad);
    if (s->wants[1])
        result[1] = th_gradient(&heaviside_values, s, grad);
    return th_finish_gradients(s, result);
}
static const param heaviside_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "values", .kind = P_EITHER, .slot = 1, .number = 0},
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
WIDE_LOOPS(logaddexp, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] == in_other[i], in_input[i] + f_log((T)2),
        f_max(in_input[i], in_other[i]) + f_log1p(f_exp(-f_abs(in_input[i] - in_other[i]))));
})
static const pointwise logaddexp_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .computes = true,
    .kernel = {"pairs", "logaddexp"},
    .postfix = "x0 x1 == x0 n0 log + x0 x1 <= not x1 x1 == and x0 x1 select x0 x1 - abs neg exp log1p + select",
    .constants = (const double[]){2.0},
    .loops = {EACH_FLOATING(AT_TYPE, logaddexp)},
};
/* d input = grad * sigmoid(apart) */
WIDE_LOOPS(logaddexp_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) {
        const T in_apart = f_select((in_input[i] == in_other[i]) & (f_abs(in_input[i]) ==
            (T)INFINITY), (T)0, in_input[i] - in_other[i]);
        to_input[i] = in_grad[i] * f_sigmoid(in_apart);
    }
})
static const gradient logaddexp_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "logaddexp_input"},
    .loops = {EACH_FLOATING(AT_TYPE, logaddexp_input)},
    .computes = true,
};
/* d other = grad * sigmoid(-apart) */
WIDE_LOOPS(logaddexp_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) {
        const T in_apart = f_select((in_input[i] == in_other[i]) & (f_abs(in_input[i]) ==
            (T)INFINITY), (T)0, in_input[i] - in_other[i]);
        to_other[i] = in_grad[i] * f_sigmoid(-in_apart);
    }
})
static const gradient logaddexp_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "logaddexp_other"},
    .loops = {EACH_FLOATING(AT_TYPE, logaddexp_other)},
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
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
WIDE_LOOPS(logaddexp2, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] == in_other[i], in_input[i] + 1,
        f_max(in_input[i], in_other[i]) + f_divide(f_log1p(f_exp2(-f_abs(in_input[i] -
        in_other[i]))), f_log((T)2)));
})
static const pointwise logaddexp2_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .computes = true,
    .kernel = {"pairs", "logaddexp2"},
    .postfix = "x0 x1 == x0 n0 + x0 x1 <= not x1 x1 == and x0 x1 select x0 x1 - abs neg exp2 log1p n1 log / + select",
    .constants = (const double[]){1.0, 2.0},
    .loops = {EACH_FLOATING(AT_TYPE, logaddexp2)},
};
/* d input = grad * sigmoid(apart) */
WIDE_LOOPS(logaddexp2_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) {
        const T in_apart = f_select((in_input[i] == in_other[i]) & (f_abs(in_input[i]) ==
            (T)INFINITY), (T)0, (in_input[i] - in_other[i]) * f_log((T)2));
        to_input[i] = in_grad[i] * f_sigmoid(in_apart);
    }
})
static const gradient logaddexp2_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "logaddexp2_input"},
    .loops = {EACH_FLOATING(AT_TYPE, logaddexp2_input)},
    .computes = true,
};
/* d other = grad * sigmoid(-apart) */
WIDE_LOOPS(logaddexp2_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) {
        const T in_apart = f_select((in_input[i] == in_other[i]) & (f_abs(in_input[i]) ==
            (T)INFINITY), (T)0, (in_input[i] - in_other[i]) * f_log((T)2));
        to_other[i] = in_grad[i] * f_sigmoid(-in_apart);
    }
})
static const gradient logaddexp2_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "logaddexp2_other"},
    .loops = {EACH_FLOATING(AT_TYPE, logaddexp2_other)},
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
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
WIDE_LOOPS(xlogy, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_select((in_input[i] == 0) & !f_isnan(in_other[i]), (T)0,
        in_input[i] * f_log(in_other[i]));
})
WIDE_LOOPS(xlogy_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_select((in_input[i] == 0) & !f_isnan(in_other), (T)0,
        in_input[i] * f_log(in_other));
})
WIDE_LOOPS(xlogy_part_0, EACH_FLOATING, {
    T *to_part_0 = (T *)at[0];
    const T *in_other = (const T *)at[1];
    EACH(i, count) to_part_0[i] = f_log(in_other[i]);
})
LOOPS(xlogy_rest, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    const T *in_part_0 = (const T *)at[3];
    EACH(i, count) to_output[i] = f_select((in_input[i] == 0) & !f_isnan(in_other[i]), (T)0,
        in_input[i] * in_part_0[i]);
})
NARROW_LOOPS_BESIDE(xlogy_rest, 8, 1, 4, 0, 0)
static const struct parts xlogy_parts = {
    .count = 1, .unread = 0,
    .part = (const part[]){
        {.input = 1, .loops = {EACH_FLOATING(AT_TYPE, xlogy_part_0)}},
    },
    .rest = {
        EACH_FLOATING(AT_TYPE, xlogy_rest)
        EACH_NARROW_FLOAT(AT_TYPE, xlogy_rest)
    },
};
static const pointwise xlogy_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"pairs", "xlogy"},
    .postfix = "x0 n0 == x1 x1 != not and n0 x0 x1 log * select",
    .constants = (const double[]){0.0},
    .loops = {EACH_FLOATING(AT_TYPE, xlogy)},
    .numbers = {EACH_FLOATING(AT_TYPE, xlogy_number)},
    .parts = &xlogy_parts,
};
/* d input = select(input == 0 and other <= 0, 0, grad * log(other)) */
WIDE_LOOPS(xlogy_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_input[i] = f_select((in_input[i] == 0) & (in_other[i] <= 0), (T)0,
        in_grad[i] * f_log(in_other[i]));
})
static const gradient xlogy_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "xlogy_input"},
    .loops = {EACH_FLOATING(AT_TYPE, xlogy_input)},
    .computes = true,
};
/* d other = grad * input / below */
WIDE_LOOPS(xlogy_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) {
        const T in_below = f_select((in_input[i] == 0) & (in_other[i] == 0), (T)1, in_other[i]);
        to_other[i] = f_divide(in_grad[i] * in_input[i], in_below);
    }
})
NARROW_LOOPS(xlogy_other, 1, 4, 0, 0)
static const gradient xlogy_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "xlogy_other"},
    .loops = {
        EACH_FLOATING(AT_TYPE, xlogy_other)
        EACH_NARROW_FLOAT(AT_TYPE, xlogy_other)
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
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1},
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
WIDE_LOOPS(xlog1py, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_select((in_input[i] == 0) & !f_isnan(in_other[i]), (T)0,
        in_input[i] * f_log1p(in_other[i]));
})
WIDE_LOOPS(xlog1py_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_select((in_input[i] == 0) & !f_isnan(in_other), (T)0,
        in_input[i] * f_log1p(in_other));
})
WIDE_LOOPS(xlog1py_part_0, EACH_FLOATING, {
    T *to_part_0 = (T *)at[0];
    const T *in_other = (const T *)at[1];
    EACH(i, count) to_part_0[i] = f_log1p(in_other[i]);
})
LOOPS(xlog1py_rest, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    const T *in_part_0 = (const T *)at[3];
    EACH(i, count) to_output[i] = f_select((in_input[i] == 0) & !f_isnan(in_other[i]), (T)0,
        in_input[i] * in_part_0[i]);
})
NARROW_LOOPS_BESIDE(xlog1py_rest, 8, 1, 4, 0, 0)
static const struct parts xlog1py_parts = {
    .count = 1, .unread = 0,
    .part = (const part[]){
        {.input = 1, .loops = {EACH_FLOATING(AT_TYPE, xlog1py_part_0)}},
    },
    .rest = {
        EACH_FLOATING(AT_TYPE, xlog1py_rest)
        EACH_NARROW_FLOAT(AT_TYPE, xlog1py_rest)
    },
};
static const pointwise xlog1py_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"pairs", "xlog1py"},
    .postfix = "x0 n0 == x1 x1 != not and n0 x0 x1 log1p * select",
    .constants = (const double[]){0.0},
    .loops = {EACH_FLOATING(AT_TYPE, xlog1py)},
    .numbers = {EACH_FLOATING(AT_TYPE, xlog1py_number)},
    .parts = &xlog1py_parts,
};
/* d input = select(input == 0 and other <= -1, 0, grad * log1p(other)) */
WIDE_LOOPS(xlog1py_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_input[i] = f_select((in_input[i] == 0) & (in_other[i] <= -1), (T)0,
        in_grad[i] * f_log1p(in_other[i]));
})
static const gradient xlog1py_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "xlog1py_input"},
    .loops = {EACH_FLOATING(AT_TYPE, xlog1py_input)},
    .computes = true,
};
/* d other = grad * input / below */
WIDE_LOOPS(xlog1py_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) {
        const T in_below = f_select((in_input[i] == 0) & (in_other[i] == -1), (T)1,
            1 + in_other[i]);
        to_other[i] = f_divide(in_grad[i] * in_input[i], in_below);
    }
})
NARROW_LOOPS(xlog1py_other, 1, 4, 0, 0)
static const gradient xlog1py_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "xlog1py_other"},
    .loops = {
        EACH_FLOATING(AT_TYPE, xlog1py_other)
        EACH_NARROW_FLOAT(AT_TYPE, xlog1py_other)
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
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_xlog1py = {
    .op = "xlog1py", .name = "xlog1py",
    .signature = "xlog1py(Tensor|Scalar input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &xlog1py_body,
    .backward = xlog1py_backward,
    .node = "SpecialXlog1PyBackward0",
    .params = xlog1py_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {3, 3},
};

/* frexp(Tensor input) -> (Tensor mantissa, IntTensor exponent) = mantissa = mantissa(input),
   exponent = exponent(input) */
WIDE_LOOPS(frexp, EACH_FLOATING, {
    T *to_mantissa = (T *)at[0];
    int32_t *to_exponent = (int32_t *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) {
        const T new_mantissa = f_mantissa(in_input[i]);
        const int32_t new_exponent = f_exponent(in_input[i]);
        to_mantissa[i] = new_mantissa;
        to_exponent[i] = new_exponent;
    }
})
static const pointwise frexp_body = {
    .outputs = 2, .inputs = 1,
    .to = {0, 1}, .from = {0},
    .computes = true,
    .kernel = {"pairs", "frexp"},
    .loops = {EACH_FLOATING(AT_TYPE, frexp)},
};
/* d input = grad_mantissa * select(abs(input) == inf, 0, exp2(-1.0 * exponent)) */
WIDE_LOOPS(frexp_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad_mantissa = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const int32_t *in_exponent = (const int32_t *)at[3];
    EACH(i, count) to_input[i] = in_grad_mantissa[i] * f_select(f_abs(in_input[i]) == (T)INFINITY,
        (T)0, f_exp2(-(T)1.0 * in_exponent[i]));
})
static const gradient frexp_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT + 1},
    .kernel = {"pairs", "frexp_input"},
    .loops = {EACH_FLOATING(AT_TYPE, frexp_input)},
    .computes = true,
};
static int frexp_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&frexp_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param frexp_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0},
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_HALF},
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_BFLOAT16},
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
WIDE_LOOPS(nextafter, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_nextafter(in_input[i], in_other[i]);
})
WIDE_LOOPS(nextafter_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_nextafter(in_input[i], in_other);
})
static const pointwise nextafter_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .computes = true,
    .kernel = {"pairs", "nextafter"},
    .loops = {EACH_FLOATING(AT_TYPE, nextafter)},
    .numbers = {EACH_FLOATING(AT_TYPE, nextafter_number)},
};
/* d input = select(input == other, 0, grad) */
LOOPS(nextafter_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other[i], (T)0, in_grad[i]);
})
NARROW_LOOPS(nextafter_input, 1, 4, 0, 0)
static const gradient nextafter_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"pairs", "nextafter_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, nextafter_input)
        EACH_NARROW_FLOAT(AT_TYPE, nextafter_input)
    },
};
static int nextafter_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&nextafter_input, s, grad);
    if (s->wants[1])
        result[1] = th_zero_gradient(s, 1, grad);
    return th_finish_gradients(s, result);
}
static const param nextafter_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0},
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
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0},
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
WIDE_LOOPS(ldexp, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) {
        const T in_half = f_select(f_abs(in_other[i]) == (T)INFINITY, (T)0,
            f_floor(f_divide(in_other[i], (T)2)));
        to_output[i] = in_input[i] * f_exp2(in_half) * f_exp2(in_other[i] - in_half);
    }
})
WIDE_LOOPS(ldexp_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) {
        const T in_half = f_select(f_abs(in_other) == (T)INFINITY, (T)0, f_floor(f_divide(in_other,
            (T)2)));
        to_output[i] = in_input[i] * f_exp2(in_half) * f_exp2(in_other - in_half);
    }
})
WIDE_LOOPS(ldexp_part_0, EACH_FLOATING, {
    T *to_part_0 = (T *)at[0];
    const T *in_other = (const T *)at[1];
    EACH(i, count) to_part_0[i] = f_exp2(f_select(f_abs(in_other[i]) == (T)INFINITY, (T)0,
        f_floor(f_divide(in_other[i], (T)2))));
})
WIDE_LOOPS(ldexp_part_1, EACH_FLOATING, {
    T *to_part_1 = (T *)at[0];
    const T *in_other = (const T *)at[1];
    EACH(i, count) to_part_1[i] = f_exp2(in_other[i] - f_select(f_abs(in_other[i]) == (T)INFINITY,
        (T)0, f_floor(f_divide(in_other[i], (T)2))));
})
LOOPS(ldexp_rest, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_part_0 = (const T *)at[2];
    const T *in_part_1 = (const T *)at[3];
    EACH(i, count) to_output[i] = in_input[i] * in_part_0[i] * in_part_1[i];
})
NARROW_LOOPS_BESIDE(ldexp_rest, 12, 1, 4, 0, 0)
static const struct parts ldexp_parts = {
    .count = 2, .unread = 2,
    .part = (const part[]){
        {.input = 1, .loops = {EACH_FLOATING(AT_TYPE, ldexp_part_0)}},
        {.input = 1, .loops = {EACH_FLOATING(AT_TYPE, ldexp_part_1)}},
    },
    .rest = {
        EACH_FLOATING(AT_TYPE, ldexp_rest)
        EACH_NARROW_FLOAT(AT_TYPE, ldexp_rest)
    },
};
static const pointwise ldexp_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .computes = true,
    .kernel = {"pairs", "ldexp"},
    .postfix = "x0 x1 abs n0 == n1 x1 n2 / floor select exp2 * x1 x1 abs n0 == n1 x1 n2 / floor select - exp2 *",
    .constants = (const double[]){INFINITY, 0.0, 2.0},
    .loops = {EACH_FLOATING(AT_TYPE, ldexp)},
    .numbers = {EACH_FLOATING(AT_TYPE, ldexp_number)},
    .parts = &ldexp_parts,
};
/* d input = grad * exp2(half) * exp2(other - half) */
WIDE_LOOPS(ldexp_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) {
        const T in_half = f_select(f_abs(in_other[i]) == (T)INFINITY, (T)0,
            f_floor(f_divide(in_other[i], (T)2)));
        to_input[i] = in_grad[i] * f_exp2(in_half) * f_exp2(in_other[i] - in_half);
    }
})
static const gradient ldexp_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 1},
    .kernel = {"pairs", "ldexp_input"},
    .loops = {EACH_FLOATING(AT_TYPE, ldexp_input)},
    .computes = true,
};
/* d other = grad * output * log(2) */
WIDE_LOOPS(ldexp_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_other[i] = in_grad[i] * in_output[i] * f_log((T)2);
})
static const gradient ldexp_other = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"pairs", "ldexp_other"},
    .loops = {EACH_FLOATING(AT_TYPE, ldexp_other)},
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0},
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
LOOPS(ldexp_complex, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * f_exp(in_other[i] * f_log((T)2));
})
LOOPS(ldexp_complex_number, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * f_exp(in_other * f_log((T)2));
})
static const pointwise ldexp_complex_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .computes = true,
    .loops = {EACH_COMPLEX(AT_TYPE, ldexp_complex)},
    .numbers = {EACH_COMPLEX(AT_TYPE, ldexp_complex_number)},
};
/* d input = grad * exp(other * log(2)) */
LOOPS(ldexp_complex_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_exp(in_other[i] * f_log((T)2)));
})
static const gradient ldexp_complex_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 1},
    .loops = {EACH_COMPLEX(AT_TYPE, ldexp_complex_input)},
    .computes = true,
};
/* d other = grad * output * log(2) */
LOOPS(ldexp_complex_other, EACH_COMPLEX, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_other[i] = f_conj(f_conj(in_grad[i]) * in_output[i] * f_log((T)2));
})
static const gradient ldexp_complex_other = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .loops = {EACH_COMPLEX(AT_TYPE, ldexp_complex_other)},
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0},
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "number", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "posinf", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(INFINITY)},
    {.name = "neginf", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(-INFINITY)},
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "number", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "posinf", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(INFINITY)},
    {.name = "neginf", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(-INFINITY)},
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
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "number", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "posinf", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(INFINITY)},
    {.name = "neginf", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(-INFINITY)},
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
LOOPS(finite_or, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_number = NUMBER(T, option[0]);
    const T in_posinf = NUMBER(T, option[1]);
    const T in_neginf = NUMBER(T, option[2]);
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_number,
        f_select(in_input[i] == (T)INFINITY, in_posinf, f_select(in_input[i] == -(T)INFINITY,
        in_neginf, in_input[i])));
})
NARROW_LOOPS(finite_or, 1, 2, 3, 0)
static const pointwise finite_or_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"pairs", "finite_or"},
    .postfix = "x0 x0 != o0 x0 n0 == o1 x0 n0 neg == o2 x0 select select select",
    .constants = (const double[]){INFINITY},
    .loops = {
        EACH_FLOATING(AT_TYPE, finite_or)
        EACH_NARROW_FLOAT(AT_TYPE, finite_or)
    },
    .blocks = true,
};
/* d input = select(isnan(input - input), 0, grad) */
LOOPS(finite_or_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_select(f_isnan(in_input[i] - in_input[i]), (T)0, in_grad[i]);
})
NARROW_LOOPS(finite_or_input, 1, 3, 0, 0)
static const gradient finite_or_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"pairs", "finite_or_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, finite_or_input)
        EACH_NARROW_FLOAT(AT_TYPE, finite_or_input)
    },
};
static int finite_or_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&finite_or_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param finite_or_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "number", .kind = P_SCALAR, .slot = 0},
    {.name = "posinf", .kind = P_SCALAR, .slot = 1},
    {.name = "neginf", .kind = P_SCALAR, .slot = 2},
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
