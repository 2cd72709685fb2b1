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
    const int8_t in_min_val = NUMBER(int8_t, option[0]);
    const int8_t in_max_val = NUMBER(int8_t, option[1]);
    EACH(i, count) to_output[i] = f_select(in_input[i] < in_min_val, in_min_val,
        f_select(in_input[i] > in_max_val, in_max_val, in_input[i]));
}
LOOP(hardtanh_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_min_val = NUMBER(int16_t, option[0]);
    const int16_t in_max_val = NUMBER(int16_t, option[1]);
    EACH(i, count) to_output[i] = f_select(in_input[i] < in_min_val, in_min_val,
        f_select(in_input[i] > in_max_val, in_max_val, in_input[i]));
}
LOOP(hardtanh_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_min_val = NUMBER(int32_t, option[0]);
    const int32_t in_max_val = NUMBER(int32_t, option[1]);
    EACH(i, count) to_output[i] = f_select(in_input[i] < in_min_val, in_min_val,
        f_select(in_input[i] > in_max_val, in_max_val, in_input[i]));
}
LOOP(hardtanh_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_min_val = NUMBER(int64_t, option[0]);
    const int64_t in_max_val = NUMBER(int64_t, option[1]);
    EACH(i, count) to_output[i] = f_select(in_input[i] < in_min_val, in_min_val,
        f_select(in_input[i] > in_max_val, in_max_val, in_input[i]));
}
LOOPS(hardtanh, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_min_val = NUMBER(T, option[0]);
    const T in_max_val = NUMBER(T, option[1]);
    EACH(i, count) to_output[i] = f_select(in_input[i] < in_min_val, in_min_val,
        f_select(in_input[i] > in_max_val, in_max_val, in_input[i]));
})
NARROW_LOOPS(hardtanh, 1, 2, 2, 0)
static const pointwise hardtanh_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"clipped_activation", "hardtanh"},
    .postfix = "x0 o0 < o0 x0 o1 > o1 x0 select select",
    .loops = {
        EACH_FLOATING(AT_TYPE, hardtanh)
        EACH_NARROW_FLOAT(AT_TYPE, hardtanh)
        [TH_CHAR] = hardtanh_char,
        [TH_SHORT] = hardtanh_short,
        [TH_INT] = hardtanh_int,
        [TH_LONG] = hardtanh_long,
    },
    .blocks = true,
};
static int hardtanh_require(const call *c) {
    if (!(c->s[0].f <= c->s[1].f))
        return th_refuse(&op_hardtanh, "min_val <= max_val", "min_val", c->s[0]);
    return 0;
}
/* d input = select(output <= min_val or output >= max_val, 0, grad) */
LOOPS(hardtanh_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    const T in_min_val = NUMBER(T, option[0]);
    const T in_max_val = NUMBER(T, option[1]);
    EACH(i, count) to_input[i] = f_select((in_output[i] <= in_min_val) | (in_output[i] >=
        in_max_val), (T)0, in_grad[i]);
})
NARROW_LOOPS(hardtanh_input, 1, 3, 2, 0)
static const gradient hardtanh_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"clipped_activation", "hardtanh_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, hardtanh_input)
        EACH_NARROW_FLOAT(AT_TYPE, hardtanh_input)
    },
};
static int hardtanh_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&hardtanh_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param hardtanh_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "min_val", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(-1.0)},
    {.name = "max_val", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1.0)},
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
LOOPS(relu6, EACH_TYPE, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, (T)0, f_select(in_input[i] > 6, (T)6,
        in_input[i]));
})
NARROW_LOOPS(relu6, 1, 2, 0, 0)
static const pointwise relu6_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"clipped_activation", "relu6"},
    .postfix = "x0 n0 < n0 x0 n1 > n1 x0 select select",
    .constants = (const double[]){0.0, 6.0},
    .loops = {EACH_TYPE(AT_TYPE, relu6) EACH_NARROW_FLOAT(AT_TYPE, relu6)},
    .blocks = true,
};
/* d input = select(output <= 0 or output >= 6, 0, grad) */
LOOPS(relu6_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = f_select((in_output[i] <= 0) | (in_output[i] >= 6), (T)0,
        in_grad[i]);
})
NARROW_LOOPS(relu6_input, 1, 3, 0, 0)
static const gradient relu6_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"clipped_activation", "relu6_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, relu6_input)
        EACH_NARROW_FLOAT(AT_TYPE, relu6_input)
    },
};
static int relu6_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&relu6_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param relu6_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_relu6 = {
    .op = "relu6", .name = "relu6",
    .signature = "relu6(Tensor input)",
    .enter = th_pointwise, .body = &relu6_body,
    .backward = relu6_backward,
    .node = "HardtanhBackward0",
    .params = relu6_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS, .own = TH_PLAIN, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* hardsigmoid(Tensor input) = select(input <= -3, 0, select(input >= 3, 1, (input + 3) / 6)) */
WIDE_LOOPS(hardsigmoid, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] <= -3, (T)0, f_select(in_input[i] >= 3, (T)1,
        f_divide(in_input[i] + 3, (T)6)));
})
NARROW_LOOPS(hardsigmoid, 1, 2, 0, 0)
static const pointwise hardsigmoid_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"clipped_activation", "hardsigmoid"},
    .postfix = "x0 n0 neg <= n1 x0 n0 >= n2 x0 n0 + n3 / select select",
    .constants = (const double[]){3.0, 0.0, 1.0, 6.0},
    .loops = {
        EACH_FLOATING(AT_TYPE, hardsigmoid)
        EACH_NARROW_FLOAT(AT_TYPE, hardsigmoid)
    },
    .blocks = true,
};
/* d input = select(output <= 0 or output >= 1, 0, grad / 6) */
WIDE_LOOPS(hardsigmoid_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = f_select((in_output[i] <= 0) | (in_output[i] >= 1), (T)0,
        f_divide(in_grad[i], (T)6));
})
NARROW_LOOPS(hardsigmoid_input, 1, 3, 0, 0)
static const gradient hardsigmoid_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"clipped_activation", "hardsigmoid_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, hardsigmoid_input)
        EACH_NARROW_FLOAT(AT_TYPE, hardsigmoid_input)
    },
};
static int hardsigmoid_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&hardsigmoid_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param hardsigmoid_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
WIDE_LOOPS(hardswish, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] <= -3, (T)0, f_select(in_input[i] >= 3,
        in_input[i], f_divide(in_input[i] * (in_input[i] + 3), (T)6)));
})
NARROW_LOOPS(hardswish, 1, 2, 0, 0)
static const pointwise hardswish_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"clipped_activation", "hardswish"},
    .postfix = "x0 n0 neg <= n1 x0 n0 >= x0 x0 x0 n0 + * n2 / select select",
    .constants = (const double[]){3.0, 0.0, 6.0},
    .loops = {
        EACH_FLOATING(AT_TYPE, hardswish)
        EACH_NARROW_FLOAT(AT_TYPE, hardswish)
    },
    .blocks = true,
};
/* d input = select(input <= -3, 0, select(input >= 3, grad, grad * (input / 3 + 0.5))) */
WIDE_LOOPS(hardswish_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= -3, (T)0, f_select(in_input[i] >= 3,
        in_grad[i], in_grad[i] * (f_divide(in_input[i], (T)3) + (T)0.5)));
})
NARROW_LOOPS(hardswish_input, 1, 3, 0, 0)
static const gradient hardswish_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"clipped_activation", "hardswish_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, hardswish_input)
        EACH_NARROW_FLOAT(AT_TYPE, hardswish_input)
    },
};
static int hardswish_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&hardswish_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param hardswish_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
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
LOOPS(hardshrink, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_lambd = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = f_select(f_abs(in_input[i]) <= in_lambd, (T)0, in_input[i]);
})
LOOP(hardshrink_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    const float in_lambd = NUMBER(float, option[0]);
    const half bits_lambd = th_float_half(in_lambd);
    EACH(i, count) to_output[i] = th_half_select(th_half_at_most((half)(in_input[i] & 0x7fff),
        bits_lambd), 0, in_input[i]);
}
LOOP(hardshrink_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const float in_lambd = NUMBER(float, option[0]);
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
        EACH_FLOATING(AT_TYPE, hardshrink)
        EACH_NARROW_FLOAT(AT_TYPE, hardshrink)
    },
};
/* d input = select(abs(input) <= lambd, 0, grad) */
LOOPS(hardshrink_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T in_lambd = NUMBER(T, option[0]);
    EACH(i, count) to_input[i] = f_select(f_abs(in_input[i]) <= in_lambd, (T)0, in_grad[i]);
})
NARROW_LOOPS(hardshrink_input, 1, 3, 1, 0)
static const gradient hardshrink_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"clipped_activation", "hardshrink_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, hardshrink_input)
        EACH_NARROW_FLOAT(AT_TYPE, hardshrink_input)
    },
};
static int hardshrink_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&hardshrink_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param hardshrink_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "lambd", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.5)},
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
LOOPS(softshrink, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_lambd = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = f_select(f_abs(in_input[i]) <= in_lambd, in_input[i] * 0,
        f_select(in_input[i] > 0, in_input[i] - in_lambd, in_input[i] + in_lambd));
})
NARROW_LOOPS(softshrink, 1, 2, 1, 0)
static const pointwise softshrink_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"clipped_activation", "softshrink"},
    .postfix = "x0 abs o0 <= x0 n0 * x0 n0 > x0 o0 - x0 o0 + select select",
    .constants = (const double[]){0.0},
    .loops = {
        EACH_FLOATING(AT_TYPE, softshrink)
        EACH_NARROW_FLOAT(AT_TYPE, softshrink)
    },
    .blocks = true,
};
static int softshrink_require(const call *c) {
    if (!(c->s[0].f >= 0))
        return th_refuse(&op_softshrink, "lambd >= 0", "lambd", c->s[0]);
    return 0;
}
/* d input = select(abs(input) <= lambd, 0, grad) */
LOOPS(softshrink_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T in_lambd = NUMBER(T, option[0]);
    EACH(i, count) to_input[i] = f_select(f_abs(in_input[i]) <= in_lambd, (T)0, in_grad[i]);
})
NARROW_LOOPS(softshrink_input, 1, 3, 1, 0)
static const gradient softshrink_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"clipped_activation", "softshrink_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, softshrink_input)
        EACH_NARROW_FLOAT(AT_TYPE, softshrink_input)
    },
};
static int softshrink_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&softshrink_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param softshrink_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "lambd", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.5)},
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
