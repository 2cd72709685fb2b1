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
LOOPS(abs, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_abs(in_input[i]);
})
LOOPS(abs, EACH_NARROW_FLOAT, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = (T)(in_input[i] & 0x7fff);
})
static const pointwise abs_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"rounding", "abs"},
    .postfix = "x0 abs",
    .loops = {EACH_TYPE(AT_TYPE, abs) EACH_NARROW_FLOAT(AT_TYPE, abs)},
};
/* d input = select(input > 0, grad, select(input < 0, -grad, 0)) */
LOOPS(abs_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] > 0, in_grad[i], f_select(in_input[i] < 0,
        -in_grad[i], (T)0));
})
NARROW_LOOPS(abs_input, 1, 3, 0, 0)
static const gradient abs_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"rounding", "abs_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, abs_input)
        EACH_NARROW_FLOAT(AT_TYPE, abs_input)
    },
};
static int abs_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&abs_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param abs_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
LOOPS(neg, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = -in_input[i];
})
LOOPS(neg, EACH_NARROW_FLOAT, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = (T)(in_input[i] ^ 0x8000);
})
static const pointwise neg_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"rounding", "neg"},
    .postfix = "x0 neg",
    .loops = {EACH_SUMMED(AT_TYPE, neg) EACH_NARROW_FLOAT(AT_TYPE, neg)},
};
/* d input = -grad */
LOOPS(neg_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    EACH(i, count) to_input[i] = -in_grad[i];
})
LOOPS(neg_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    EACH(i, count) to_input[i] = f_conj(-f_conj(in_grad[i]));
})
NARROW_LOOPS(neg_input, 1, 2, 0, 0)
static const gradient neg_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"rounding", "neg_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, neg_input)
        EACH_COMPLEX(AT_TYPE, neg_input)
        EACH_NARROW_FLOAT(AT_TYPE, neg_input)
    },
};
static int neg_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&neg_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param neg_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
LOOPS(sign, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_sign(in_input[i]);
})
LOOP(sign_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = th_truth(f_sign(th_truth(in_input[i])));
}
NARROW_LOOPS(sign, 1, 2, 0, 0)
static const pointwise sign_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"rounding", "sign"},
    .postfix = "x0 n0 > n1 x0 n0 < n2 x0 n0 + select select",
    .constants = (const double[]){0.0, 1.0, -1.0},
    .loops = {
        EACH_TYPE(AT_TYPE, sign)
        EACH_NARROW_FLOAT(AT_TYPE, sign)
        [TH_BOOL] = sign_bool,
    },
    .blocks = true,
};
static int sign_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_zero_gradient(s, 0, grad);
    return th_finish_gradients(s, result);
}
static const param sign_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
LOOPS(floor, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_floor(in_input[i]);
})
NARROW_LOOPS(floor, 1, 2, 0, 0)
static const pointwise floor_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"rounding", "floor"},
    .postfix = "x0 floor",
    .loops = {EACH_TYPE(AT_TYPE, floor) EACH_NARROW_FLOAT(AT_TYPE, floor)},
    .blocks = true,
};
static int floor_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_zero_gradient(s, 0, grad);
    return th_finish_gradients(s, result);
}
static const param floor_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
LOOPS(ceil, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_ceil(in_input[i]);
})
NARROW_LOOPS(ceil, 1, 2, 0, 0)
static const pointwise ceil_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"rounding", "ceil"},
    .postfix = "x0 ceil",
    .loops = {EACH_TYPE(AT_TYPE, ceil) EACH_NARROW_FLOAT(AT_TYPE, ceil)},
    .blocks = true,
};
static int ceil_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_zero_gradient(s, 0, grad);
    return th_finish_gradients(s, result);
}
static const param ceil_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
LOOPS(round, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_round(in_input[i]);
})
NARROW_LOOPS(round, 1, 2, 0, 0)
static const pointwise round_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"rounding", "round"},
    .postfix = "x0 round",
    .loops = {EACH_TYPE(AT_TYPE, round) EACH_NARROW_FLOAT(AT_TYPE, round)},
    .blocks = true,
};
static int round_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_zero_gradient(s, 0, grad);
    return th_finish_gradients(s, result);
}
static const param round_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
WIDE_LOOPS(round_decimals, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_decimals = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_scale = f_pow((T)10, in_decimals);
        to_output[i] = f_select(in_decimals < 0, f_round(f_divide(in_input[i], f_pow((T)10,
            -in_decimals))) * f_pow((T)10, -in_decimals),
            f_select(f_abs(in_input[i] * in_scale) == (T)INFINITY, in_input[i],
            f_divide(f_round(in_input[i] * in_scale), in_scale)));
    }
})
static const pointwise round_decimals_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"rounding", "round_decimals"},
    .loops = {EACH_FLOATING(AT_TYPE, round_decimals)},
};
static int round_decimals_require(const call *c) {
    if (!((c->n[0] >= -37) & (c->n[0] <= 37)))
        return th_refuse(&op_round_decimals, "decimals >= -37 and decimals <= 37", "decimals",
            th_integral(c->n[0]));
    return 0;
}
static int round_decimals_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_zero_gradient(s, 0, grad);
    return th_finish_gradients(s, result);
}
static const param round_decimals_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "decimals", .kind = P_INT, .slot = 0},
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
LOOPS(trunc, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_trunc(in_input[i]);
})
NARROW_LOOPS(trunc, 1, 2, 0, 0)
static const pointwise trunc_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"rounding", "trunc"},
    .postfix = "x0 trunc",
    .loops = {EACH_TYPE(AT_TYPE, trunc) EACH_NARROW_FLOAT(AT_TYPE, trunc)},
    .blocks = true,
};
static int trunc_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_zero_gradient(s, 0, grad);
    return th_finish_gradients(s, result);
}
static const param trunc_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
LOOPS(frac, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_frac(in_input[i]);
})
NARROW_LOOPS(frac, 1, 2, 0, 0)
static const pointwise frac_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"rounding", "frac"},
    .postfix = "x0 x0 trunc -",
    .loops = {EACH_FLOATING(AT_TYPE, frac) EACH_NARROW_FLOAT(AT_TYPE, frac)},
    .blocks = true,
};
static int frac_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_pass_gradient(s, 0, grad[0]);
    return th_finish_gradients(s, result);
}
static const param frac_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
WIDE_LOOPS(isnan, EACH_INTEGRAL, {
    bool *to_output = (bool *)at[0];
    EACH(i, count) to_output[i] = 0;
})
LOOPS(isnan, EACH_FLOATING, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_isnan(in_input[i]);
})
LOOPS(isnan, EACH_COMPLEX, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_isnan(in_input[i]);
})
WIDE_LOOP(isnan_bool) {
    bool *to_output = (bool *)at[0];
    EACH(i, count) to_output[i] = 0;
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
    .unread = {1, 0},
    .kernel = {"rounding", "isnan"},
    .postfix = "x0 x0 !=",
    .loops = {
        EACH_SUMMED(AT_TYPE, isnan)
        EACH_NARROW_FLOAT(AT_TYPE, isnan)
        [TH_BOOL] = isnan_bool,
    },
};
static const param isnan_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_isnan = {
    .op = "isnan", .name = "isnan",
    .signature = "isnan(Tensor input) -> BoolTensor",
    .enter = th_pointwise, .body = &isnan_body,
    .params = isnan_params,
    .flags = ROW_LOOP, .dtypes = TH_ANY, .own = TH_PLAIN | TH_COMPLEX, .nparams = 1, .required = 1,
    .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_BOOL},
};
