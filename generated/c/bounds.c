/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* bounds: Elements moved to the nearest number between two bounds. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* clamp(Tensor input, Scalar min, Scalar max) = select(low <= max or isnan(low), low, max) */
LOOPS(clamp, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_min = NUMBER(T, option[0]);
    const T in_max = NUMBER(T, option[1]);
    EACH(i, count) {
        const T in_low = f_max(in_min, in_input[i]);
        to_output[i] = f_select(in_low <= in_max, in_low, in_max);
    }
})
LOOPS(clamp, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_min = NUMBER(T, option[0]);
    const T in_max = NUMBER(T, option[1]);
    EACH(i, count) {
        const T in_low = f_max(in_min, in_input[i]);
        to_output[i] = f_select((in_low <= in_max) | f_isnan(in_low), in_low, in_max);
    }
})
LOOP(clamp_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_min = NUMBER(uint8_t, option[0]);
    const uint8_t in_max = NUMBER(uint8_t, option[1]);
    EACH(i, count) {
        const uint8_t in_low = f_max(in_min, th_truth(in_input[i]));
        to_output[i] = th_truth(f_select(in_low <= in_max, in_low, in_max));
    }
}
NARROW_LOOPS(clamp, 1, 2, 2, 0)
static const pointwise clamp_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"bounds", "clamp"},
    .postfix = "o0 x0 <= not x0 x0 == and o0 x0 select o1 <= o0 x0 <= not x0 x0 == and o0 x0 select o0 x0 <= not x0 x0 == and o0 x0 select != or o0 x0 <= not x0 x0 == and o0 x0 select o1 select",
    .loops = {
        EACH_TYPE(AT_TYPE, clamp)
        EACH_NARROW_FLOAT(AT_TYPE, clamp)
        [TH_BOOL] = clamp_bool,
    },
    .blocks = true,
};
/* d input = select(input >= min and input <= max, grad, 0) */
LOOPS(clamp_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T in_min = NUMBER(T, option[0]);
    const T in_max = NUMBER(T, option[1]);
    EACH(i, count) to_input[i] = f_select((in_input[i] >= in_min) & (in_input[i] <= in_max),
        in_grad[i], (T)0);
})
NARROW_LOOPS(clamp_input, 1, 3, 2, 0)
static const gradient clamp_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"bounds", "clamp_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, clamp_input)
        EACH_NARROW_FLOAT(AT_TYPE, clamp_input)
    },
};
static int clamp_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&clamp_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param clamp_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "min", .kind = P_SCALAR, .slot = 0},
    {.name = "max", .kind = P_SCALAR, .slot = 1},
};
const row op_clamp = {
    .op = "clamp", .name = "clamp",
    .signature = "clamp(Tensor input, Scalar min, Scalar max)",
    .enter = th_pointwise, .body = &clamp_body,
    .backward = clamp_backward,
    .node = "ClampBackward1",
    .params = clamp_params,
    .flags = ROW_INPLACE | ROW_LOOP | ROW_MIXED, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 3, .required = 3, .tensors = 1, .inputs = 1, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 3, .joins = 3,
    .reads = {1},
};

/* clamp_min(Tensor input, Scalar min) = max(min, input) */
LOOPS(clamp_min, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_min = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = f_max(in_min, in_input[i]);
})
LOOP(clamp_min_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_min = NUMBER(uint8_t, option[0]);
    EACH(i, count) to_output[i] = th_truth(f_max(in_min, th_truth(in_input[i])));
}
LOOP(clamp_min_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    const float in_min = NUMBER(float, option[0]);
    const half bits_min = th_float_half(in_min);
    EACH(i, count) to_output[i] = th_half_max(bits_min, in_input[i]);
}
LOOP(clamp_min_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const float in_min = NUMBER(float, option[0]);
    const bfloat16 bits_min = th_float_bfloat16(in_min);
    EACH(i, count) to_output[i] = th_bfloat16_max(bits_min, in_input[i]);
}
static const pointwise clamp_min_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"bounds", "clamp_min"},
    .postfix = "o0 x0 <= not x0 x0 == and o0 x0 select",
    .loops = {
        EACH_TYPE(AT_TYPE, clamp_min)
        EACH_NARROW_FLOAT(AT_TYPE, clamp_min)
        [TH_BOOL] = clamp_min_bool,
    },
};
/* d input = select(input >= min, grad, 0) */
LOOPS(clamp_min_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T in_min = NUMBER(T, option[0]);
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_min, in_grad[i], (T)0);
})
NARROW_LOOPS(clamp_min_input, 1, 3, 1, 0)
static const gradient clamp_min_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"bounds", "clamp_min_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, clamp_min_input)
        EACH_NARROW_FLOAT(AT_TYPE, clamp_min_input)
    },
};
static int clamp_min_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&clamp_min_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param clamp_min_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "min", .kind = P_SCALAR, .slot = 0},
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
LOOPS(clamp_max, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_max = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = f_min(in_max, in_input[i]);
})
LOOP(clamp_max_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_max = NUMBER(uint8_t, option[0]);
    EACH(i, count) to_output[i] = th_truth(f_min(in_max, th_truth(in_input[i])));
}
LOOP(clamp_max_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    const float in_max = NUMBER(float, option[0]);
    const half bits_max = th_float_half(in_max);
    EACH(i, count) to_output[i] = th_half_min(bits_max, in_input[i]);
}
LOOP(clamp_max_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const float in_max = NUMBER(float, option[0]);
    const bfloat16 bits_max = th_float_bfloat16(in_max);
    EACH(i, count) to_output[i] = th_bfloat16_min(bits_max, in_input[i]);
}
static const pointwise clamp_max_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"bounds", "clamp_max"},
    .postfix = "o0 x0 >= not x0 x0 == and o0 x0 select",
    .loops = {
        EACH_TYPE(AT_TYPE, clamp_max)
        EACH_NARROW_FLOAT(AT_TYPE, clamp_max)
        [TH_BOOL] = clamp_max_bool,
    },
};
/* d input = select(input <= max, grad, 0) */
LOOPS(clamp_max_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T in_max = NUMBER(T, option[0]);
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_max, in_grad[i], (T)0);
})
NARROW_LOOPS(clamp_max_input, 1, 3, 1, 0)
static const gradient clamp_max_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"bounds", "clamp_max_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, clamp_max_input)
        EACH_NARROW_FLOAT(AT_TYPE, clamp_max_input)
    },
};
static int clamp_max_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&clamp_max_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param clamp_max_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "max", .kind = P_SCALAR, .slot = 0},
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
LOOPS(clamp_tensor, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_min = (const T *)at[2];
    const T *in_max = (const T *)at[3];
    EACH(i, count) to_output[i] = f_min(f_max(in_input[i], in_min[i]), in_max[i]);
})
LOOPS(clamp_tensor_number, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_min = (const T *)at[2];
    const T in_max = *(const T *)at[3];
    EACH(i, count) to_output[i] = f_min(f_max(in_input[i], in_min[i]), in_max);
})
LOOP(clamp_tensor_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_min = (const uint8_t *)at[2];
    const uint8_t *in_max = (const uint8_t *)at[3];
    EACH(i, count) to_output[i] = th_truth(f_min(f_max(th_truth(in_input[i]), th_truth(in_min[i])),
        th_truth(in_max[i])));
}
LOOP(clamp_tensor_number_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_min = (const uint8_t *)at[2];
    const uint8_t in_max = *(const uint8_t *)at[3];
    EACH(i, count) to_output[i] = th_truth(f_min(f_max(th_truth(in_input[i]), th_truth(in_min[i])),
        in_max));
}
NARROW_LOOPS(clamp_tensor, 1, 4, 0, 0)
NARROW_LOOPS(clamp_tensor_number, 1, 4, 0, 8)
static const pointwise clamp_tensor_body = {
    .outputs = 1, .inputs = 3,
    .to = {0}, .from = {0, 1, 2},
    .number = {[1] = 0, [2] = 1}, .eithers = 6, .fixed = 3,
    .kernel = {"bounds", "clamp_tensor"},
    .postfix = "x0 x1 <= not x1 x1 == and x0 x1 select x2 >= not x2 x2 == and x0 x1 <= not x1 x1 == and x0 x1 select x2 select",
    .loops = {
        EACH_TYPE(AT_TYPE, clamp_tensor)
        EACH_NARROW_FLOAT(AT_TYPE, clamp_tensor)
        [TH_BOOL] = clamp_tensor_bool,
    },
    .numbers = {
        EACH_TYPE(AT_TYPE, clamp_tensor_number)
        EACH_NARROW_FLOAT(AT_TYPE, clamp_tensor_number)
        [TH_BOOL] = clamp_tensor_number_bool,
    },
    .blocks = true,
};
/* d input = select(input >= min and input <= max, grad, 0) */
LOOPS(clamp_tensor_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_min = (const T *)at[3];
    const T *in_max = (const T *)at[4];
    EACH(i, count) to_input[i] = f_select((in_input[i] >= in_min[i]) & (in_input[i] <= in_max[i]),
        in_grad[i], (T)0);
})
NARROW_LOOPS(clamp_tensor_input, 1, 5, 0, 0)
static const gradient clamp_tensor_input = {
    .input = 0, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"bounds", "clamp_tensor_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, clamp_tensor_input)
        EACH_NARROW_FLOAT(AT_TYPE, clamp_tensor_input)
    },
};
/* d min = select(input < min and min <= max, grad, 0) */
LOOPS(clamp_tensor_min, EACH_FLOATING, {
    T *to_min = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_min = (const T *)at[3];
    const T *in_max = (const T *)at[4];
    EACH(i, count) to_min[i] = f_select((in_input[i] < in_min[i]) & (in_min[i] <= in_max[i]),
        in_grad[i], (T)0);
})
NARROW_LOOPS(clamp_tensor_min, 1, 5, 0, 0)
static const gradient clamp_tensor_min = {
    .input = 1, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"bounds", "clamp_tensor_min"},
    .loops = {
        EACH_FLOATING(AT_TYPE, clamp_tensor_min)
        EACH_NARROW_FLOAT(AT_TYPE, clamp_tensor_min)
    },
};
/* d max = select(input > max or min > max, grad, 0) */
LOOPS(clamp_tensor_max, EACH_FLOATING, {
    T *to_max = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_min = (const T *)at[3];
    const T *in_max = (const T *)at[4];
    EACH(i, count) to_max[i] = f_select((in_input[i] > in_max[i]) | (in_min[i] > in_max[i]),
        in_grad[i], (T)0);
})
NARROW_LOOPS(clamp_tensor_max, 1, 5, 0, 0)
static const gradient clamp_tensor_max = {
    .input = 2, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"bounds", "clamp_tensor_max"},
    .loops = {
        EACH_FLOATING(AT_TYPE, clamp_tensor_max)
        EACH_NARROW_FLOAT(AT_TYPE, clamp_tensor_max)
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "min", .kind = P_EITHER, .slot = 1, .number = 0},
    {.name = "max", .kind = P_EITHER, .slot = 2, .number = 1},
};
const row op_clamp_tensor = {
    .op = "clamp_tensor", .name = "clamp",
    .signature = "clamp_tensor(Tensor input, Tensor|Scalar min, Tensor|Scalar max)",
    .enter = th_pointwise, .body = &clamp_tensor_body,
    .backward = clamp_tensor_backward,
    .node = "ClampBackward0",
    .params = clamp_tensor_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 3, .required = 3, .tensors = 3, .inputs = 3, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 7, .grads = 1, .moved = 3, .joins = 3,
    .reads = {7, 7, 7},
};

/* clamp_min_tensor(Tensor input, Tensor min) = max(input, min) */
LOOPS(clamp_min_tensor, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_min = (const T *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_min[i]);
})
LOOPS(clamp_min_tensor_number, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_min = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_max(in_input[i], in_min);
})
LOOP(clamp_min_tensor_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
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
    .fixed = 2,
    .kernel = {"bounds", "clamp_min_tensor"},
    .postfix = "x0 x1 <= not x1 x1 == and x0 x1 select",
    .loops = {
        EACH_TYPE(AT_TYPE, clamp_min_tensor)
        EACH_NARROW_FLOAT(AT_TYPE, clamp_min_tensor)
        [TH_BOOL] = clamp_min_tensor_bool,
    },
    .numbers = {EACH_TYPE(AT_TYPE, clamp_min_tensor_number)},
};
/* d input = select(input >= min, grad, 0) */
LOOPS(clamp_min_tensor_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_min = (const T *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_min[i], in_grad[i], (T)0);
})
NARROW_LOOPS(clamp_min_tensor_input, 1, 4, 0, 0)
static const gradient clamp_min_tensor_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bounds", "clamp_min_tensor_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, clamp_min_tensor_input)
        EACH_NARROW_FLOAT(AT_TYPE, clamp_min_tensor_input)
    },
};
/* d min = select(input < min, grad, 0) */
LOOPS(clamp_min_tensor_min, EACH_FLOATING, {
    T *to_min = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_min = (const T *)at[3];
    EACH(i, count) to_min[i] = f_select(in_input[i] < in_min[i], in_grad[i], (T)0);
})
NARROW_LOOPS(clamp_min_tensor_min, 1, 4, 0, 0)
static const gradient clamp_min_tensor_min = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bounds", "clamp_min_tensor_min"},
    .loops = {
        EACH_FLOATING(AT_TYPE, clamp_min_tensor_min)
        EACH_NARROW_FLOAT(AT_TYPE, clamp_min_tensor_min)
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "min", .kind = P_TENSOR, .slot = 1},
};
const row op_clamp_min_tensor = {
    .op = "clamp_min_tensor", .name = "clamp_min",
    .signature = "clamp_min_tensor(Tensor input, Tensor min)",
    .enter = th_pointwise, .body = &clamp_min_tensor_body,
    .backward = clamp_min_tensor_backward,
    .node = "ClampMinBackward1",
    .params = clamp_min_tensor_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3},
};

/* clamp_max_tensor(Tensor input, Tensor max) = min(input, max) */
LOOPS(clamp_max_tensor, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_max = (const T *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_max[i]);
})
LOOPS(clamp_max_tensor_number, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_max = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_min(in_input[i], in_max);
})
LOOP(clamp_max_tensor_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
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
    .fixed = 2,
    .kernel = {"bounds", "clamp_max_tensor"},
    .postfix = "x0 x1 >= not x1 x1 == and x0 x1 select",
    .loops = {
        EACH_TYPE(AT_TYPE, clamp_max_tensor)
        EACH_NARROW_FLOAT(AT_TYPE, clamp_max_tensor)
        [TH_BOOL] = clamp_max_tensor_bool,
    },
    .numbers = {EACH_TYPE(AT_TYPE, clamp_max_tensor_number)},
};
/* d input = select(input <= max, grad, 0) */
LOOPS(clamp_max_tensor_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_max = (const T *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_max[i], in_grad[i], (T)0);
})
NARROW_LOOPS(clamp_max_tensor_input, 1, 4, 0, 0)
static const gradient clamp_max_tensor_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bounds", "clamp_max_tensor_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, clamp_max_tensor_input)
        EACH_NARROW_FLOAT(AT_TYPE, clamp_max_tensor_input)
    },
};
/* d max = select(input > max, grad, 0) */
LOOPS(clamp_max_tensor_max, EACH_FLOATING, {
    T *to_max = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_max = (const T *)at[3];
    EACH(i, count) to_max[i] = f_select(in_input[i] > in_max[i], in_grad[i], (T)0);
})
NARROW_LOOPS(clamp_max_tensor_max, 1, 4, 0, 0)
static const gradient clamp_max_tensor_max = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bounds", "clamp_max_tensor_max"},
    .loops = {
        EACH_FLOATING(AT_TYPE, clamp_max_tensor_max)
        EACH_NARROW_FLOAT(AT_TYPE, clamp_max_tensor_max)
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
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "max", .kind = P_TENSOR, .slot = 1},
};
const row op_clamp_max_tensor = {
    .op = "clamp_max_tensor", .name = "clamp_max",
    .signature = "clamp_max_tensor(Tensor input, Tensor max)",
    .enter = th_pointwise, .body = &clamp_max_tensor_body,
    .backward = clamp_max_tensor_backward,
    .node = "ClampMaxBackward1",
    .params = clamp_max_tensor_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3},
};
