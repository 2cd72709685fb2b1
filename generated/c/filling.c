/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* filling: Copies, and tensors of the size of another one. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* fill(Tensor input, Scalar value) = value */
WIDE_LOOPS(fill, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T in_value = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = in_value;
})
WIDE_LOOP(fill_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t in_value = NUMBER(uint8_t, option[0]);
    EACH(i, count) to_output[i] = th_truth(in_value);
}
WIDE_LOOP(fill_half) {
    half *to_output = (half *)at[0];
    const float in_value = NUMBER(float, option[0]);
    const half bits_value = th_float_half(in_value);
    EACH(i, count) to_output[i] = bits_value;
}
WIDE_LOOP(fill_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const float in_value = NUMBER(float, option[0]);
    const bfloat16 bits_value = th_float_bfloat16(in_value);
    EACH(i, count) to_output[i] = bits_value;
}
static const pointwise fill_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .unread = {1, 1},
    .kernel = {"filling", "fill"},
    .postfix = "o0",
    .loops = {
        EACH_SUMMED(AT_TYPE, fill)
        EACH_NARROW_FLOAT(AT_TYPE, fill)
        [TH_BOOL] = fill_bool,
    },
};
static int fill_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_zero_gradient(s, 0, grad);
    return th_finish_gradients(s, result);
}
static const param fill_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "value", .kind = P_SCALAR, .slot = 0},
};
const row op_fill = {
    .op = "fill", .name = "fill",
    .signature = "fill(Tensor input, Scalar value)",
    .enter = th_pointwise, .body = &fill_body,
    .backward = fill_backward,
    .params = fill_params,
    .flags = ROW_INPLACE | ROW_LOOP | ROW_FILLS, .dtypes = TH_ANY,
    .own = TH_PLAIN | TH_COMPLEX | TH_STORED, .nparams = 2, .required = 2, .tensors = 1,
    .inputs = 1, .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .moved = 1,
};

/* fill_tensor(Tensor input, Tensor value) = torch.composed.fill_tensor */
static const param fill_tensor_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "value", .kind = P_TENSOR, .slot = 1},
};
const row op_fill_tensor = {
    .op = "fill_tensor", .name = "fill",
    .signature = "fill_tensor(Tensor input, Tensor value)",
    .params = fill_tensor_params,
    .flags = ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2,
    .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* zero(Tensor input) = 0 */
WIDE_LOOPS(zero, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    EACH(i, count) to_output[i] = 0;
})
WIDE_LOOP(zero_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    EACH(i, count) to_output[i] = th_truth(0);
}
WIDE_LOOPS(zero, EACH_NARROW_FLOAT, {
    T *to_output = (T *)at[0];
    EACH(i, count) to_output[i] = 0;
})
static const pointwise zero_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .unread = {1, 1},
    .kernel = {"filling", "zero"},
    .postfix = "n0",
    .constants = (const double[]){0.0},
    .loops = {
        EACH_SUMMED(AT_TYPE, zero)
        EACH_NARROW_FLOAT(AT_TYPE, zero)
        [TH_BOOL] = zero_bool,
    },
};
static int zero_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_zero_gradient(s, 0, grad);
    return th_finish_gradients(s, result);
}
static const param zero_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_zero = {
    .op = "zero", .name = "zero",
    .signature = "zero(Tensor input)",
    .enter = th_pointwise, .body = &zero_body,
    .backward = zero_backward,
    .params = zero_params,
    .flags = ROW_INPLACE | ROW_LOOP | ROW_FILLS, .dtypes = TH_ANY,
    .own = TH_PLAIN | TH_COMPLEX | TH_STORED, .nparams = 1, .required = 1, .tensors = 1,
    .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* clone(Tensor input) = input */
LOOPS(clone, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
})
LOOP(clone_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = th_truth(th_truth(in_input[i]));
}
LOOPS(clone, EACH_NARROW_FLOAT, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
})
static const pointwise clone_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .copies = true,
    .kernel = {"filling", "clone"},
    .postfix = "x0",
    .loops = {
        EACH_SUMMED(AT_TYPE, clone)
        EACH_NARROW_FLOAT(AT_TYPE, clone)
        [TH_BOOL] = clone_bool,
    },
};
static int clone_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_pass_gradient(s, 0, grad[0]);
    return th_finish_gradients(s, result);
}
static const param clone_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_clone = {
    .op = "clone", .name = "clone",
    .signature = "clone(Tensor input)",
    .enter = th_pointwise, .body = &clone_body,
    .backward = clone_backward,
    .params = clone_params,
    .flags = ROW_LOOP, .dtypes = TH_ANY, .own = TH_PLAIN | TH_COMPLEX | TH_STORED, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1,
};

/* type_as(Tensor input, Tensor tensor) = torch.composed.type_as */
static const param type_as_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "tensor", .kind = P_TENSOR, .slot = 1},
};
const row op_type_as = {
    .op = "type_as", .name = "type_as",
    .signature = "type_as(Tensor input, Tensor tensor)",
    .params = type_as_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* contiguous_copy(Tensor input) = input */
LOOPS(contiguous_copy, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
})
LOOP(contiguous_copy_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = th_truth(th_truth(in_input[i]));
}
LOOPS(contiguous_copy, EACH_NARROW_FLOAT, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
})
static const pointwise contiguous_copy_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .copies = true,
    .kernel = {"filling", "contiguous_copy"},
    .postfix = "x0",
    .loops = {
        EACH_SUMMED(AT_TYPE, contiguous_copy)
        EACH_NARROW_FLOAT(AT_TYPE, contiguous_copy)
        [TH_BOOL] = contiguous_copy_bool,
    },
};
static int contiguous_copy_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_pass_gradient(s, 0, grad[0]);
    return th_finish_gradients(s, result);
}
static const param contiguous_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_contiguous_copy = {
    .op = "contiguous_copy", .name = "contiguous_copy",
    .signature = "contiguous_copy(Tensor input)",
    .enter = th_pointwise, .body = &contiguous_copy_body,
    .backward = contiguous_copy_backward,
    .node = "CloneBackward0",
    .params = contiguous_copy_params,
    .flags = ROW_LOOP | ROW_CONTIGUOUS, .dtypes = TH_ANY, .own = TH_PLAIN | TH_COMPLEX | TH_STORED,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* zeros_like(Tensor input) = 0 */
WIDE_LOOPS(zeros_like, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    EACH(i, count) to_output[i] = 0;
})
WIDE_LOOP(zeros_like_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    EACH(i, count) to_output[i] = th_truth(0);
}
WIDE_LOOPS(zeros_like, EACH_NARROW_FLOAT, {
    T *to_output = (T *)at[0];
    EACH(i, count) to_output[i] = 0;
})
static const pointwise zeros_like_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .unread = {1, 1},
    .kernel = {"filling", "zeros_like"},
    .postfix = "n0",
    .constants = (const double[]){0.0},
    .loops = {
        EACH_SUMMED(AT_TYPE, zeros_like)
        EACH_NARROW_FLOAT(AT_TYPE, zeros_like)
        [TH_BOOL] = zeros_like_bool,
    },
};
static const param zeros_like_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_zeros_like = {
    .op = "zeros_like", .name = "zeros_like",
    .signature = "zeros_like(Tensor input)",
    .enter = th_pointwise, .body = &zeros_like_body,
    .params = zeros_like_params,
    .flags = ROW_FUNCTION | ROW_LOOP, .dtypes = TH_ANY, .own = TH_PLAIN | TH_COMPLEX | TH_STORED,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* ones_like(Tensor input) = 1 */
WIDE_LOOPS(ones_like, EACH_SUMMED, {
    T *to_output = (T *)at[0];
    EACH(i, count) to_output[i] = 1;
})
WIDE_LOOP(ones_like_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    EACH(i, count) to_output[i] = th_truth(1);
}
WIDE_LOOP(ones_like_half) {
    half *to_output = (half *)at[0];
    EACH(i, count) to_output[i] = th_float_half(1.0F);
}
WIDE_LOOP(ones_like_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    EACH(i, count) to_output[i] = th_float_bfloat16(1.0F);
}
static const pointwise ones_like_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .unread = {1, 1},
    .kernel = {"filling", "ones_like"},
    .postfix = "n0",
    .constants = (const double[]){1.0},
    .loops = {
        EACH_SUMMED(AT_TYPE, ones_like)
        EACH_NARROW_FLOAT(AT_TYPE, ones_like)
        [TH_BOOL] = ones_like_bool,
    },
};
static const param ones_like_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_ones_like = {
    .op = "ones_like", .name = "ones_like",
    .signature = "ones_like(Tensor input)",
    .enter = th_pointwise, .body = &ones_like_body,
    .params = ones_like_params,
    .flags = ROW_LOOP, .dtypes = TH_ANY, .own = TH_PLAIN | TH_COMPLEX, .nparams = 1, .required = 1,
    .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};
