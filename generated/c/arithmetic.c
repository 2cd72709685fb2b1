/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* arithmetic: Arithmetic of tensors, which are broadcast, and of numbers. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* add(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other) = input + alpha * other */
LOOPS(add, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    const T in_alpha = NUMBER(T, option[1]);
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other[i];
})
LOOPS(add_number, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    const T in_alpha = NUMBER(T, option[1]);
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other;
})
LOOP(add_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    const uint8_t in_alpha = NUMBER(uint8_t, option[1]);
    EACH(i, count) to_output[i] = th_truth(th_truth(in_input[i]) + in_alpha *
        th_truth(in_other[i]));
}
LOOP(add_number_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    const uint8_t in_alpha = NUMBER(uint8_t, option[1]);
    EACH(i, count) to_output[i] = th_truth(th_truth(in_input[i]) + in_alpha * in_other);
}
NARROW_LOOPS(add, 1, 3, 3, 0)
NARROW_LOOPS(add_number, 1, 3, 3, 4)
static const pointwise add_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 2}, .eithers = 3, .fixed = 2,
    .kernel = {"arithmetic", "add"},
    .postfix = "x0 o1 x1 * +",
    .loops = {
        EACH_SUMMED(AT_TYPE, add)
        EACH_NARROW_FLOAT(AT_TYPE, add)
        [TH_BOOL] = add_bool,
    },
    .numbers = {
        EACH_SUMMED(AT_TYPE, add_number)
        EACH_NARROW_FLOAT(AT_TYPE, add_number)
        [TH_BOOL] = add_number_bool,
    },
    .blocks = true,
};
/* d other = grad * alpha */
LOOPS(add_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T in_alpha = NUMBER(T, option[1]);
    EACH(i, count) to_other[i] = in_grad[i] * in_alpha;
})
LOOPS(add_other, EACH_COMPLEX, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T in_alpha = NUMBER(T, option[1]);
    EACH(i, count) to_other[i] = f_conj(f_conj(in_grad[i]) * in_alpha);
})
NARROW_LOOPS(add_other, 1, 2, 3, 0)
static const gradient add_other = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"arithmetic", "add_other"},
    .loops = {
        EACH_FLOATING(AT_TYPE, add_other)
        EACH_COMPLEX(AT_TYPE, add_other)
        EACH_NARROW_FLOAT(AT_TYPE, add_other)
    },
};
static int add_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_pass_gradient(s, 0, grad[0]);
    if (s->wants[1])
        result[1] = th_gradient(&add_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param add_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "alpha", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1)},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 2},
};
const row op_add = {
    .op = "add", .name = "add",
    .signature = "add(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &add_body,
    .backward = add_backward,
    .params = add_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_PLAIN | TH_COMPLEX, .nparams = 3,
    .required = 3, .tensors = 2, .inputs = 2, .scalars = 3, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 5,
};

/* sub(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other) = input - alpha * other */
LOOPS(sub, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    const T in_alpha = NUMBER(T, option[1]);
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other[i];
})
LOOPS(sub_number, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    const T in_alpha = NUMBER(T, option[1]);
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other;
})
NARROW_LOOPS(sub, 1, 3, 3, 0)
NARROW_LOOPS(sub_number, 1, 3, 3, 4)
static const pointwise sub_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 2}, .eithers = 3, .fixed = 2,
    .kernel = {"arithmetic", "sub"},
    .postfix = "x0 o1 x1 * -",
    .loops = {EACH_SUMMED(AT_TYPE, sub) EACH_NARROW_FLOAT(AT_TYPE, sub)},
    .numbers = {
        EACH_SUMMED(AT_TYPE, sub_number)
        EACH_NARROW_FLOAT(AT_TYPE, sub_number)
    },
    .blocks = true,
};
/* d other = -grad * alpha */
LOOPS(sub_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T in_alpha = NUMBER(T, option[1]);
    EACH(i, count) to_other[i] = -in_grad[i] * in_alpha;
})
LOOPS(sub_other, EACH_COMPLEX, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T in_alpha = NUMBER(T, option[1]);
    EACH(i, count) to_other[i] = f_conj(-f_conj(in_grad[i]) * in_alpha);
})
NARROW_LOOPS(sub_other, 1, 2, 3, 0)
static const gradient sub_other = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"arithmetic", "sub_other"},
    .loops = {
        EACH_FLOATING(AT_TYPE, sub_other)
        EACH_COMPLEX(AT_TYPE, sub_other)
        EACH_NARROW_FLOAT(AT_TYPE, sub_other)
    },
};
static int sub_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_pass_gradient(s, 0, grad[0]);
    if (s->wants[1])
        result[1] = th_gradient(&sub_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param sub_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "alpha", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1)},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 2},
};
const row op_sub = {
    .op = "sub", .name = "sub",
    .signature = "sub(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &sub_body,
    .backward = sub_backward,
    .params = sub_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 3, .required = 3, .tensors = 2, .inputs = 2,
    .scalars = 3, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .joins = 5,
};

/* rsub(Tensor input, Tensor|Scalar other, Scalar alpha=1) = other - alpha * input */
LOOPS(rsub, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    const T in_alpha = NUMBER(T, option[1]);
    EACH(i, count) to_output[i] = in_other[i] - in_alpha * in_input[i];
})
LOOPS(rsub_number, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    const T in_alpha = NUMBER(T, option[1]);
    EACH(i, count) to_output[i] = in_other - in_alpha * in_input[i];
})
NARROW_LOOPS(rsub, 1, 3, 2, 0)
NARROW_LOOPS(rsub_number, 1, 3, 2, 4)
static const pointwise rsub_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"arithmetic", "rsub"},
    .postfix = "x1 o1 x0 * -",
    .loops = {EACH_SUMMED(AT_TYPE, rsub) EACH_NARROW_FLOAT(AT_TYPE, rsub)},
    .numbers = {
        EACH_SUMMED(AT_TYPE, rsub_number)
        EACH_NARROW_FLOAT(AT_TYPE, rsub_number)
    },
    .blocks = true,
};
/* d input = -grad * alpha */
LOOPS(rsub_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T in_alpha = NUMBER(T, option[1]);
    EACH(i, count) to_input[i] = -in_grad[i] * in_alpha;
})
LOOPS(rsub_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T in_alpha = NUMBER(T, option[1]);
    EACH(i, count) to_input[i] = f_conj(-f_conj(in_grad[i]) * in_alpha);
})
NARROW_LOOPS(rsub_input, 1, 2, 2, 0)
static const gradient rsub_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"arithmetic", "rsub_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, rsub_input)
        EACH_COMPLEX(AT_TYPE, rsub_input)
        EACH_NARROW_FLOAT(AT_TYPE, rsub_input)
    },
};
static int rsub_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&rsub_input, s, grad);
    if (s->wants[1])
        result[1] = th_pass_gradient(s, 1, grad[0]);
    return th_finish_gradients(s, result);
}
static const param rsub_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0},
    {.name = "alpha", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1)},
};
const row op_rsub = {
    .op = "rsub", .name = "rsub",
    .signature = "rsub(Tensor input, Tensor|Scalar other, Scalar alpha=1)",
    .enter = th_pointwise, .body = &rsub_body,
    .backward = rsub_backward,
    .params = rsub_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 3, .required = 2, .tensors = 2, .inputs = 2,
    .scalars = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .joins = 1,
};

/* float_power(Tensor input, Tensor|Scalar exponent) -> DoubleTensor =
   torch.composed.float_power */
static const param float_power_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "exponent", .kind = P_EITHER, .slot = 1, .number = 0},
};
const row op_float_power = {
    .op = "float_power", .name = "float_power",
    .signature = "float_power(Tensor input, Tensor|Scalar exponent) -> DoubleTensor",
    .params = float_power_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_DOUBLE},
};

/* float_power_(Tensor& input, Tensor|Scalar exponent) = torch.composed.float_power_ */
static const param float_power__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "exponent", .kind = P_EITHER, .slot = 1, .number = 0},
};
const row op_float_power_ = {
    .op = "float_power_", .name = "float_power_",
    .signature = "float_power_(Tensor& input, Tensor|Scalar exponent)",
    .params = float_power__params,
    .flags = ROW_CHANGES | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* float_power_number(Scalar input, Tensor exponent) -> DoubleTensor =
   torch.composed.float_power_number */
static const param float_power_number_params[] = {
    {.name = "input", .kind = P_SCALAR, .slot = 0},
    {.name = "exponent", .kind = P_TENSOR, .slot = 0},
};
const row op_float_power_number = {
    .op = "float_power_number", .name = "float_power",
    .signature = "float_power_number(Scalar input, Tensor exponent) -> DoubleTensor",
    .params = float_power_number_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_DOUBLE},
};

/* positive(Tensor input) = torch.composed.positive */
static const param positive_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_positive = {
    .op = "positive", .name = "positive",
    .signature = "positive(Tensor input)",
    .params = positive_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* mul(Tensor|Scalar input, Tensor|Scalar other) = input * other */
LOOPS(mul, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other[i];
})
LOOPS(mul_number, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other;
})
LOOP(mul_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(th_truth(in_input[i]) * th_truth(in_other[i]));
}
LOOP(mul_number_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(th_truth(in_input[i]) * in_other);
}
NARROW_LOOPS(mul, 1, 3, 0, 0)
NARROW_LOOPS(mul_number, 1, 3, 0, 4)
static const pointwise mul_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .factors = 3,
    .kernel = {"arithmetic", "mul"},
    .postfix = "x0 x1 *",
    .loops = {
        EACH_SUMMED(AT_TYPE, mul)
        EACH_NARROW_FLOAT(AT_TYPE, mul)
        [TH_BOOL] = mul_bool,
    },
    .numbers = {
        EACH_SUMMED(AT_TYPE, mul_number)
        EACH_NARROW_FLOAT(AT_TYPE, mul_number)
        [TH_BOOL] = mul_number_bool,
    },
    .blocks = true,
};
/* d input = grad * other */
LOOPS(mul_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * in_other[i];
})
LOOPS(mul_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * in_other[i]);
})
NARROW_LOOPS(mul_input, 1, 3, 0, 0)
static const gradient mul_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 1},
    .kernel = {"arithmetic", "mul_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, mul_input)
        EACH_COMPLEX(AT_TYPE, mul_input)
        EACH_NARROW_FLOAT(AT_TYPE, mul_input)
    },
};
/* d other = grad * input */
LOOPS(mul_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_other[i] = in_grad[i] * in_input[i];
})
LOOPS(mul_other, EACH_COMPLEX, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_other[i] = f_conj(f_conj(in_grad[i]) * in_input[i]);
})
NARROW_LOOPS(mul_other, 1, 3, 0, 0)
static const gradient mul_other = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"arithmetic", "mul_other"},
    .loops = {
        EACH_FLOATING(AT_TYPE, mul_other)
        EACH_COMPLEX(AT_TYPE, mul_other)
        EACH_NARROW_FLOAT(AT_TYPE, mul_other)
    },
};
static int mul_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&mul_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&mul_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param mul_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_mul = {
    .op = "mul", .name = "mul",
    .signature = "mul(Tensor|Scalar input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &mul_body,
    .backward = mul_backward,
    .params = mul_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL | TH_UNSIGNED, .own = TH_PLAIN | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {2, 1},
};

/* div(Tensor|Scalar input, Tensor|Scalar other) = input / other */
WIDE_LOOPS(div, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_divide(in_input[i], in_other[i]);
})
WIDE_LOOPS(div_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_divide(in_input[i], in_other);
})
LOOPS(div, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_divide(in_input[i], in_other[i]);
})
LOOPS(div_number, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_divide(in_input[i], in_other);
})
NARROW_LOOPS(div, 1, 3, 0, 0)
NARROW_LOOPS(div_number, 1, 3, 0, 4)
static const pointwise div_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .factors = 3,
    .kernel = {"arithmetic", "div"},
    .postfix = "x0 x1 /",
    .loops = {
        EACH_FLOATING(AT_TYPE, div)
        EACH_COMPLEX(AT_TYPE, div)
        EACH_NARROW_FLOAT(AT_TYPE, div)
    },
    .numbers = {
        EACH_FLOATING(AT_TYPE, div_number)
        EACH_COMPLEX(AT_TYPE, div_number)
        EACH_NARROW_FLOAT(AT_TYPE, div_number)
    },
    .blocks = true,
};
/* d input = grad / other */
WIDE_LOOPS(div_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], in_other[i]);
})
LOOPS(div_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]), in_other[i]));
})
NARROW_LOOPS(div_input, 1, 3, 0, 0)
static const gradient div_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 1},
    .kernel = {"arithmetic", "div_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, div_input)
        EACH_COMPLEX(AT_TYPE, div_input)
        EACH_NARROW_FLOAT(AT_TYPE, div_input)
    },
};
/* d other = -grad * (input / other) / other */
WIDE_LOOPS(div_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_other[i] = f_divide(-in_grad[i] * f_divide(in_input[i], in_other[i]),
        in_other[i]);
})
LOOPS(div_other, EACH_COMPLEX, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_other[i] = f_conj(f_divide(-f_conj(in_grad[i]) * f_divide(in_input[i],
        in_other[i]), in_other[i]));
})
NARROW_LOOPS(div_other, 1, 4, 0, 0)
static const gradient div_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"arithmetic", "div_other"},
    .loops = {
        EACH_FLOATING(AT_TYPE, div_other)
        EACH_COMPLEX(AT_TYPE, div_other)
        EACH_NARROW_FLOAT(AT_TYPE, div_other)
    },
};
static int div_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&div_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&div_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param div_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_div = {
    .op = "div", .name = "div",
    .signature = "div(Tensor|Scalar input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &div_body,
    .backward = div_backward,
    .params = div_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {2, 3},
};

/* floor_divide(Tensor|Scalar input, Tensor|Scalar other) = floor_divide(input, other) */
LOOPS(floor_divide, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_floor_divide(in_input[i], in_other[i]);
})
LOOPS(floor_divide_number, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_floor_divide(in_input[i], in_other);
})
WIDE_LOOPS(floor_divide, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_floor_divide(in_input[i], in_other[i]);
})
WIDE_LOOPS(floor_divide_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_floor_divide(in_input[i], in_other);
})
static const pointwise floor_divide_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .divisors = 2,
    .computes = true,
    .kernel = {"arithmetic", "floor_divide"},
    .loops = {EACH_TYPE(AT_TYPE, floor_divide)},
    .numbers = {EACH_TYPE(AT_TYPE, floor_divide_number)},
};
static int floor_divide_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_zero_gradient(s, 0, grad);
    if (s->wants[1])
        result[1] = th_zero_gradient(s, 1, grad);
    return th_finish_gradients(s, result);
}
static const param floor_divide_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_floor_divide = {
    .op = "floor_divide", .name = "floor_divide",
    .signature = "floor_divide(Tensor|Scalar input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &floor_divide_body,
    .backward = floor_divide_backward,
    .params = floor_divide_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS, .own = TH_PLAIN, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3,
};

/* trunc_divide(Tensor|Scalar input, Tensor|Scalar other) = trunc(input / other) */
LOOPS(trunc_divide, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_trunc(f_divide(in_input[i], in_other[i]));
})
LOOPS(trunc_divide_number, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_trunc(f_divide(in_input[i], in_other));
})
WIDE_LOOPS(trunc_divide, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_trunc(f_divide(in_input[i], in_other[i]));
})
WIDE_LOOPS(trunc_divide_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_trunc(f_divide(in_input[i], in_other));
})
NARROW_LOOPS(trunc_divide, 1, 3, 0, 0)
NARROW_LOOPS(trunc_divide_number, 1, 3, 0, 4)
static const pointwise trunc_divide_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .divisors = 2,
    .kernel = {"arithmetic", "trunc_divide"},
    .postfix = "x0 x1 / trunc",
    .loops = {
        EACH_TYPE(AT_TYPE, trunc_divide)
        EACH_NARROW_FLOAT(AT_TYPE, trunc_divide)
    },
    .numbers = {
        EACH_TYPE(AT_TYPE, trunc_divide_number)
        EACH_NARROW_FLOAT(AT_TYPE, trunc_divide_number)
    },
    .blocks = true,
};
static int trunc_divide_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_zero_gradient(s, 0, grad);
    if (s->wants[1])
        result[1] = th_zero_gradient(s, 1, grad);
    return th_finish_gradients(s, result);
}
static const param trunc_divide_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_trunc_divide = {
    .op = "trunc_divide", .name = "trunc_divide",
    .signature = "trunc_divide(Tensor|Scalar input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &trunc_divide_body,
    .backward = trunc_divide_backward,
    .params = trunc_divide_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS, .own = TH_PLAIN, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3,
};

/* div_rounded(Tensor|Scalar input, Tensor|Scalar other, word[floor,trunc] rounding_mode) =
   select(rounding_mode == 1, trunc(input / other), floor_divide(input, other)) */
LOOPS(div_rounded, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    const int64_t in_rounding_mode = NUMBER(int64_t, option[2]);
    EACH(i, count) to_output[i] = f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input[i],
        in_other[i])), f_floor_divide(in_input[i], in_other[i]));
})
LOOPS(div_rounded_number, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    const int64_t in_rounding_mode = NUMBER(int64_t, option[2]);
    EACH(i, count) to_output[i] = f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input[i],
        in_other)), f_floor_divide(in_input[i], in_other));
})
WIDE_LOOPS(div_rounded, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    const T in_rounding_mode = NUMBER(T, option[2]);
    EACH(i, count) to_output[i] = f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input[i],
        in_other[i])), f_floor_divide(in_input[i], in_other[i]));
})
WIDE_LOOPS(div_rounded_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    const T in_rounding_mode = NUMBER(T, option[2]);
    EACH(i, count) to_output[i] = f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input[i],
        in_other)), f_floor_divide(in_input[i], in_other));
})
static const pointwise div_rounded_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .divisors = 2,
    .computes = true,
    .kernel = {"arithmetic", "div_rounded"},
    .loops = {EACH_TYPE(AT_TYPE, div_rounded)},
    .numbers = {EACH_TYPE(AT_TYPE, div_rounded_number)},
};
static int div_rounded_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_zero_gradient(s, 0, grad);
    if (s->wants[1])
        result[1] = th_zero_gradient(s, 1, grad);
    return th_finish_gradients(s, result);
}
static const param div_rounded_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1},
    {.name = "rounding_mode", .kind = P_WORD, .slot = 0, .words = "floor trunc"},
};
const row op_div_rounded = {
    .op = "div_rounded", .name = "div",
    .signature =
        "div_rounded(Tensor|Scalar input, Tensor|Scalar other, word[floor,trunc] "
        "rounding_mode)",
    .enter = th_pointwise, .body = &div_rounded_body,
    .backward = div_rounded_backward,
    .node = "DivBackward2",
    .params = div_rounded_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS, .own = TH_PLAIN, .nparams = 3,
    .required = 3, .tensors = 2, .inputs = 2, .scalars = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3,
};

/* fmod(Tensor|Scalar input, Tensor|Scalar other) = fmod(input, other) */
LOOPS(fmod, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_fmod(in_input[i], in_other[i]);
})
LOOPS(fmod_number, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_fmod(in_input[i], in_other);
})
WIDE_LOOPS(fmod, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_fmod(in_input[i], in_other[i]);
})
WIDE_LOOPS(fmod_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_fmod(in_input[i], in_other);
})
static const pointwise fmod_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .divisors = 2,
    .computes = true,
    .kernel = {"arithmetic", "fmod"},
    .loops = {EACH_TYPE(AT_TYPE, fmod)},
    .numbers = {EACH_TYPE(AT_TYPE, fmod_number)},
};
/* d other = -grad * trunc(input / other) */
WIDE_LOOPS(fmod_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_other[i] = -in_grad[i] * f_trunc(f_divide(in_input[i], in_other[i]));
})
NARROW_LOOPS(fmod_other, 1, 4, 0, 0)
static const gradient fmod_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"arithmetic", "fmod_other"},
    .loops = {
        EACH_FLOATING(AT_TYPE, fmod_other)
        EACH_NARROW_FLOAT(AT_TYPE, fmod_other)
    },
};
static int fmod_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_pass_gradient(s, 0, grad[0]);
    if (s->wants[1])
        result[1] = th_gradient(&fmod_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param fmod_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_fmod = {
    .op = "fmod", .name = "fmod",
    .signature = "fmod(Tensor|Scalar input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &fmod_body,
    .backward = fmod_backward,
    .params = fmod_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS, .own = TH_PLAIN, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {0, 3},
};

/* remainder(Tensor|Scalar input, Tensor|Scalar other) = remainder(input, other) */
LOOPS(remainder, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_remainder(in_input[i], in_other[i]);
})
LOOPS(remainder_number, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_remainder(in_input[i], in_other);
})
WIDE_LOOPS(remainder, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_remainder(in_input[i], in_other[i]);
})
WIDE_LOOPS(remainder_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_remainder(in_input[i], in_other);
})
static const pointwise remainder_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .divisors = 2,
    .computes = true,
    .kernel = {"arithmetic", "remainder"},
    .loops = {EACH_TYPE(AT_TYPE, remainder)},
    .numbers = {EACH_TYPE(AT_TYPE, remainder_number)},
};
/* d other = -grad * select(abs(other) == inf, select(input * other < 0, -1, 0), floor(input /
   other)) */
WIDE_LOOPS(remainder_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_other = (const T *)at[3];
    EACH(i, count) to_other[i] = -in_grad[i] * f_select(f_abs(in_other[i]) == (T)INFINITY,
        f_select(in_input[i] * in_other[i] < 0, -1, (T)0), f_floor(f_divide(in_input[i],
        in_other[i])));
})
NARROW_LOOPS(remainder_other, 1, 4, 0, 0)
static const gradient remainder_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"arithmetic", "remainder_other"},
    .loops = {
        EACH_FLOATING(AT_TYPE, remainder_other)
        EACH_NARROW_FLOAT(AT_TYPE, remainder_other)
    },
};
static int remainder_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_pass_gradient(s, 0, grad[0]);
    if (s->wants[1])
        result[1] = th_gradient(&remainder_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param remainder_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_remainder = {
    .op = "remainder", .name = "remainder",
    .signature = "remainder(Tensor|Scalar input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &remainder_body,
    .backward = remainder_backward,
    .params = remainder_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS, .own = TH_PLAIN, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3, .reads = {0, 3},
};
