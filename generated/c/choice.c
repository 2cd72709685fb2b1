/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* choice: Selection of one of several elements at each position. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* max_other(Tensor input, Tensor other) = max(input, other) */
LOOPS(max_other, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_other[i]);
})
LOOPS(max_other_number, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_other);
})
LOOP(max_other_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
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
    .fixed = 2,
    .kernel = {"choice", "max_other"},
    .postfix = "x0 x1 <= not x1 x1 == and x0 x1 select",
    .loops = {
        EACH_TYPE(AT_TYPE, max_other)
        EACH_NARROW_FLOAT(AT_TYPE, max_other)
        [TH_BOOL] = max_other_bool,
    },
    .numbers = {EACH_TYPE(AT_TYPE, max_other_number)},
};
/* d input = select(input == other, grad / 2, select(input < other, 0, grad)) */
WIDE_LOOPS(max_other_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other[i], f_divide(in_grad[i], (T)2),
        f_select(in_input[i] < in_other[i], (T)0, in_grad[i]));
})
NARROW_LOOPS(max_other_input, 1, 4, 0, 0)
static const gradient max_other_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"choice", "max_other_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, max_other_input)
        EACH_NARROW_FLOAT(AT_TYPE, max_other_input)
    },
};
/* d other = select(input == other, grad / 2, select(input > other, 0, grad)) */
WIDE_LOOPS(max_other_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_other[i] = f_select(in_input[i] == in_other[i], f_divide(in_grad[i], (T)2),
        f_select(in_input[i] > in_other[i], (T)0, in_grad[i]));
})
NARROW_LOOPS(max_other_other, 1, 4, 0, 0)
static const gradient max_other_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"choice", "max_other_other"},
    .loops = {
        EACH_FLOATING(AT_TYPE, max_other_other)
        EACH_NARROW_FLOAT(AT_TYPE, max_other_other)
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
};
const row op_max_other = {
    .op = "max_other", .name = "max",
    .signature = "max_other(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &max_other_body,
    .backward = max_other_backward,
    .node = "MaximumBackward0",
    .params = max_other_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3},
};

/* min_other(Tensor input, Tensor other) = min(input, other) */
LOOPS(min_other, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_other[i]);
})
LOOPS(min_other_number, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_other);
})
LOOP(min_other_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
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
    .fixed = 2,
    .kernel = {"choice", "min_other"},
    .postfix = "x0 x1 >= not x1 x1 == and x0 x1 select",
    .loops = {
        EACH_TYPE(AT_TYPE, min_other)
        EACH_NARROW_FLOAT(AT_TYPE, min_other)
        [TH_BOOL] = min_other_bool,
    },
    .numbers = {EACH_TYPE(AT_TYPE, min_other_number)},
};
/* d input = select(input == other, grad / 2, select(input > other, 0, grad)) */
WIDE_LOOPS(min_other_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other[i], f_divide(in_grad[i], (T)2),
        f_select(in_input[i] > in_other[i], (T)0, in_grad[i]));
})
NARROW_LOOPS(min_other_input, 1, 4, 0, 0)
static const gradient min_other_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"choice", "min_other_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, min_other_input)
        EACH_NARROW_FLOAT(AT_TYPE, min_other_input)
    },
};
/* d other = select(input == other, grad / 2, select(input < other, 0, grad)) */
WIDE_LOOPS(min_other_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_other[i] = f_select(in_input[i] == in_other[i], f_divide(in_grad[i], (T)2),
        f_select(in_input[i] < in_other[i], (T)0, in_grad[i]));
})
NARROW_LOOPS(min_other_other, 1, 4, 0, 0)
static const gradient min_other_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"choice", "min_other_other"},
    .loops = {
        EACH_FLOATING(AT_TYPE, min_other_other)
        EACH_NARROW_FLOAT(AT_TYPE, min_other_other)
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
};
const row op_min_other = {
    .op = "min_other", .name = "min",
    .signature = "min_other(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &min_other_body,
    .backward = min_other_backward,
    .node = "MinimumBackward0",
    .params = min_other_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3},
};

/* fmax(Tensor input, Tensor other) = select(isnan(input), other, select(isnan(other), input,
   max(input, other))) */
LOOPS(fmax, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_other[i]);
})
LOOPS(fmax_number, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_other);
})
LOOPS(fmax, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_other[i],
        f_select(f_isnan(in_other[i]), in_input[i], f_max(in_input[i], in_other[i])));
})
LOOPS(fmax_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_other,
        f_select(f_isnan(in_other), in_input[i], f_max(in_input[i], in_other)));
})
LOOP(fmax_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(f_max(th_truth(in_input[i]), th_truth(in_other[i])));
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
    .fixed = 2,
    .kernel = {"choice", "fmax"},
    .postfix = "x0 x0 != x1 x1 x1 != x0 x0 x1 <= not x1 x1 == and x0 x1 select select select",
    .loops = {
        EACH_TYPE(AT_TYPE, fmax)
        EACH_NARROW_FLOAT(AT_TYPE, fmax)
        [TH_BOOL] = fmax_bool,
    },
    .numbers = {EACH_TYPE(AT_TYPE, fmax_number)},
};
/* d input = select(isnan(other) or input >= other, grad, 0) */
LOOPS(fmax_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_input[i] = f_select(f_isnan(in_other[i]) | (in_input[i] >= in_other[i]),
        in_grad[i], (T)0);
})
NARROW_LOOPS(fmax_input, 1, 4, 0, 0)
static const gradient fmax_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"choice", "fmax_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, fmax_input)
        EACH_NARROW_FLOAT(AT_TYPE, fmax_input)
    },
};
/* d other = select(isnan(other) or input >= other, 0, grad) */
LOOPS(fmax_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_other[i] = f_select(f_isnan(in_other[i]) | (in_input[i] >= in_other[i]), (T)0,
        in_grad[i]);
})
NARROW_LOOPS(fmax_other, 1, 4, 0, 0)
static const gradient fmax_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"choice", "fmax_other"},
    .loops = {
        EACH_FLOATING(AT_TYPE, fmax_other)
        EACH_NARROW_FLOAT(AT_TYPE, fmax_other)
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
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
LOOPS(fmin, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_other[i]);
})
LOOPS(fmin_number, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_other);
})
LOOPS(fmin, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_other[i],
        f_select(f_isnan(in_other[i]), in_input[i], f_min(in_input[i], in_other[i])));
})
LOOPS(fmin_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_select(f_isnan(in_input[i]), in_other,
        f_select(f_isnan(in_other), in_input[i], f_min(in_input[i], in_other)));
})
LOOP(fmin_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(f_min(th_truth(in_input[i]), th_truth(in_other[i])));
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
    .fixed = 2,
    .kernel = {"choice", "fmin"},
    .postfix = "x0 x0 != x1 x1 x1 != x0 x0 x1 >= not x1 x1 == and x0 x1 select select select",
    .loops = {
        EACH_TYPE(AT_TYPE, fmin)
        EACH_NARROW_FLOAT(AT_TYPE, fmin)
        [TH_BOOL] = fmin_bool,
    },
    .numbers = {EACH_TYPE(AT_TYPE, fmin_number)},
};
/* d input = select(isnan(other) or input <= other, grad, 0) */
LOOPS(fmin_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_input[i] = f_select(f_isnan(in_other[i]) | (in_input[i] <= in_other[i]),
        in_grad[i], (T)0);
})
NARROW_LOOPS(fmin_input, 1, 4, 0, 0)
static const gradient fmin_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"choice", "fmin_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, fmin_input)
        EACH_NARROW_FLOAT(AT_TYPE, fmin_input)
    },
};
/* d other = select(isnan(other) or input <= other, 0, grad) */
LOOPS(fmin_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_other[i] = f_select(f_isnan(in_other[i]) | (in_input[i] <= in_other[i]), (T)0,
        in_grad[i]);
})
NARROW_LOOPS(fmin_other, 1, 4, 0, 0)
static const gradient fmin_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"choice", "fmin_other"},
    .loops = {
        EACH_FLOATING(AT_TYPE, fmin_other)
        EACH_NARROW_FLOAT(AT_TYPE, fmin_other)
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
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
    const int64_t in_input = NUMBER(int64_t, option[0]);
    const int64_t in_other = NUMBER(int64_t, option[1]);
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input, in_other);
}
LOOP(where_ints_bool) {
    int64_t *to_output = (int64_t *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const int64_t in_input = NUMBER(int64_t, option[0]);
    const int64_t in_other = NUMBER(int64_t, option[1]);
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input, in_other);
}
static const pointwise where_ints_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .typed = 1,
    .kernel = {"choice", "where_ints"},
    .loops = {[TH_BYTE] = where_ints_byte, [TH_BOOL] = where_ints_bool},
};
static const param where_ints_params[] = {
    {.name = "condition", .kind = P_TENSOR, .slot = 0, .fixed = 1 + TH_BOOL},
    {.name = "input", .kind = P_INT, .slot = 0},
    {.name = "other", .kind = P_INT, .slot = 1},
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
    {.name = "condition", .kind = P_TENSOR, .slot = 0, .fixed = 1 + TH_BOOL},
    {.name = "input", .kind = P_SCALAR, .slot = 0},
    {.name = "other", .kind = P_SCALAR, .slot = 1},
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
LOOPS(where, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
})
LOOPS(where_number, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const T *in_input = (const T *)at[2];
    const T in_other = *(const T *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
})
LOOP(where_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_condition = (const uint8_t *)at[1];
    const uint8_t *in_input = (const uint8_t *)at[2];
    const uint8_t *in_other = (const uint8_t *)at[3];
    EACH(i, count) to_output[i] = th_truth(f_select(in_condition[i], th_truth(in_input[i]),
        th_truth(in_other[i])));
}
LOOP(where_number_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
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
LOOP(where_number_half) {
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
LOOP(where_number_bfloat16) {
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
        EACH_SUMMED(AT_TYPE, where)
        EACH_NARROW_FLOAT(AT_TYPE, where)
        [TH_BOOL] = where_bool,
    },
    .numbers = {
        EACH_SUMMED(AT_TYPE, where_number)
        EACH_NARROW_FLOAT(AT_TYPE, where_number)
        [TH_BOOL] = where_number_bool,
    },
};
/* d input = select(condition, grad, 0) */
LOOPS(where_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_condition[i], in_grad[i], (T)0);
})
LOOPS(where_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_select(in_condition[i], f_conj(in_grad[i]), (T)0));
})
static const gradient where_input = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"choice", "where_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, where_input)
        EACH_COMPLEX(AT_TYPE, where_input)
    },
};
/* d other = select(condition, 0, grad) */
LOOPS(where_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_other[i] = f_select(in_condition[i], (T)0, in_grad[i]);
})
LOOPS(where_other, EACH_COMPLEX, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_other[i] = f_conj(f_select(in_condition[i], (T)0, f_conj(in_grad[i])));
})
static const gradient where_other = {
    .input = 2, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"choice", "where_other"},
    .loops = {
        EACH_FLOATING(AT_TYPE, where_other)
        EACH_COMPLEX(AT_TYPE, where_other)
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
    {.name = "condition", .kind = P_TENSOR, .slot = 0, .fixed = 1 + TH_BOOL},
    {.name = "input", .kind = P_EITHER, .slot = 1, .number = 0},
    {.name = "other", .kind = P_EITHER, .slot = 2, .number = 1},
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
LOOPS(where_else, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other[i]);
})
LOOPS(where_else_number, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const T in_other = *(const T *)at[3];
    EACH(i, count) to_output[i] = f_select(in_condition[i], in_input[i], in_other);
})
LOOP(where_else_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    const uint8_t *in_other = (const uint8_t *)at[3];
    EACH(i, count) to_output[i] = th_truth(f_select(in_condition[i], th_truth(in_input[i]),
        th_truth(in_other[i])));
}
LOOP(where_else_number_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
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
LOOP(where_else_number_half) {
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
LOOP(where_else_number_bfloat16) {
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
        EACH_SUMMED(AT_TYPE, where_else)
        EACH_NARROW_FLOAT(AT_TYPE, where_else)
        [TH_BOOL] = where_else_bool,
    },
    .numbers = {
        EACH_SUMMED(AT_TYPE, where_else_number)
        EACH_NARROW_FLOAT(AT_TYPE, where_else_number)
        [TH_BOOL] = where_else_number_bool,
    },
};
/* d input = select(condition, grad, 0) */
LOOPS(where_else_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_condition[i], in_grad[i], (T)0);
})
LOOPS(where_else_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_select(in_condition[i], f_conj(in_grad[i]), (T)0));
})
static const gradient where_else_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 1},
    .kernel = {"choice", "where_else_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, where_else_input)
        EACH_COMPLEX(AT_TYPE, where_else_input)
    },
};
/* d other = select(condition, 0, grad) */
LOOPS(where_else_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_other[i] = f_select(in_condition[i], (T)0, in_grad[i]);
})
LOOPS(where_else_other, EACH_COMPLEX, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const uint8_t *in_condition = (const uint8_t *)at[2];
    EACH(i, count) to_other[i] = f_conj(f_select(in_condition[i], (T)0, f_conj(in_grad[i])));
})
static const gradient where_else_other = {
    .input = 2, .inputs = 2, .from = {FROM_GRAD, 1},
    .kernel = {"choice", "where_else_other"},
    .loops = {
        EACH_FLOATING(AT_TYPE, where_else_other)
        EACH_COMPLEX(AT_TYPE, where_else_other)
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "condition", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_BOOL},
    {.name = "other", .kind = P_EITHER, .slot = 2, .number = 0},
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
    {.name = "condition", .kind = P_TENSOR, .slot = 0, .fixed = 1 + TH_BOOL},
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
