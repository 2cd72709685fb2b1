/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* filling: Copies, and tensors of the size of another one. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* fill(Tensor input, Scalar value) = value */
WIDE_LOOP(fill_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t in_value = (uint8_t)option[0].i;
    EACH(i, count) to_output[i] = in_value;
}
WIDE_LOOP(fill_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t in_value = (int8_t)option[0].i;
    EACH(i, count) to_output[i] = in_value;
}
WIDE_LOOP(fill_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t in_value = (int16_t)option[0].i;
    EACH(i, count) to_output[i] = in_value;
}
WIDE_LOOP(fill_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t in_value = (int32_t)option[0].i;
    EACH(i, count) to_output[i] = in_value;
}
WIDE_LOOP(fill_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t in_value = (int64_t)option[0].i;
    EACH(i, count) to_output[i] = in_value;
}
WIDE_LOOP(fill_float) {
    float *to_output = (float *)at[0];
    const float in_value = (float)option[0].f;
    EACH(i, count) to_output[i] = in_value;
}
WIDE_LOOP(fill_double) {
    double *to_output = (double *)at[0];
    const double in_value = (double)option[0].f;
    EACH(i, count) to_output[i] = in_value;
}
WIDE_LOOP(fill_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat in_value = formula_number_complexfloat(&option[0]);
    EACH(i, count) to_output[i] = in_value;
}
WIDE_LOOP(fill_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble in_value = formula_number_complexdouble(&option[0]);
    EACH(i, count) to_output[i] = in_value;
}
WIDE_LOOP(fill_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t in_value = (uint8_t)option[0].i;
    EACH(i, count) to_output[i] = th_truth(in_value);
}
WIDE_LOOP(fill_half) {
    half *to_output = (half *)at[0];
    const float in_value = (float)option[0].f;
    const half bits_value = th_float_half(in_value);
    EACH(i, count) to_output[i] = bits_value;
}
WIDE_LOOP(fill_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const float in_value = (float)option[0].f;
    const bfloat16 bits_value = th_float_bfloat16(in_value);
    EACH(i, count) to_output[i] = bits_value;
}
static const pointwise fill_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .unread = 1,
    .kernel = {"filling", "fill"},
    .postfix = "o0",
    .loops = {
        [TH_BOOL] = fill_bool, [TH_BYTE] = fill_byte, [TH_CHAR] = fill_char,
        [TH_SHORT] = fill_short, [TH_INT] = fill_int, [TH_LONG] = fill_long, [TH_HALF] = fill_half,
        [TH_BFLOAT16] = fill_bfloat16, [TH_FLOAT] = fill_float, [TH_DOUBLE] = fill_double,
        [TH_COMPLEXFLOAT] = fill_complexfloat, [TH_COMPLEXDOUBLE] = fill_complexdouble
    },
};
/* d input = 0 */
LOOP(fill_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (float)0);
}
LOOP(fill_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (double)0);
}
LOOP(fill_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    EACH(i, count) to_input[i] = f_conj(f_select((f_conj(in_grad[i]) == 0) & (f_conj(in_grad[i]) !=
        0), f_conj(in_grad[i]), (complexfloat)0));
}
LOOP(fill_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    EACH(i, count) to_input[i] = f_conj(f_select((f_conj(in_grad[i]) == 0) & (f_conj(in_grad[i]) !=
        0), f_conj(in_grad[i]), (complexdouble)0));
}
NARROW_LOOP(fill_input_half, fill_input_float, half, 1, 2, 0, 0)
NARROW_LOOP(fill_input_bfloat16, fill_input_float, bfloat16, 1, 2, 0, 0)
static const gradient fill_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"filling", "fill_input"},
    .loops = {
        [TH_HALF] = fill_input_half, [TH_BFLOAT16] = fill_input_bfloat16,
        [TH_FLOAT] = fill_input_float, [TH_DOUBLE] = fill_input_double,
        [TH_COMPLEXFLOAT] = fill_input_complexfloat, [TH_COMPLEXDOUBLE] = fill_input_complexdouble
    },
};
static int fill_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&fill_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param fill_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "value", .kind = P_SCALAR, .slot = 0, .type = -1},
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
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "value", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_fill_tensor = {
    .op = "fill_tensor", .name = "fill",
    .signature = "fill_tensor(Tensor input, Tensor value)",
    .params = fill_tensor_params,
    .flags = ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2,
    .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* zero(Tensor input) = 0 */
WIDE_LOOP(zero_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zero_char) {
    int8_t *to_output = (int8_t *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zero_short) {
    int16_t *to_output = (int16_t *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zero_int) {
    int32_t *to_output = (int32_t *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zero_long) {
    int64_t *to_output = (int64_t *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zero_float) {
    float *to_output = (float *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zero_double) {
    double *to_output = (double *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zero_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zero_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zero_bool) {
    bool *to_output = (bool *)at[0];
    EACH(i, count) to_output[i] = th_truth(0);
}
WIDE_LOOP(zero_half) {
    half *to_output = (half *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zero_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    EACH(i, count) to_output[i] = 0;
}
static const pointwise zero_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .unread = 1,
    .kernel = {"filling", "zero"},
    .postfix = "n0",
    .constants = (const double[]){0.0},
    .loops = {
        [TH_BOOL] = zero_bool, [TH_BYTE] = zero_byte, [TH_CHAR] = zero_char,
        [TH_SHORT] = zero_short, [TH_INT] = zero_int, [TH_LONG] = zero_long, [TH_HALF] = zero_half,
        [TH_BFLOAT16] = zero_bfloat16, [TH_FLOAT] = zero_float, [TH_DOUBLE] = zero_double,
        [TH_COMPLEXFLOAT] = zero_complexfloat, [TH_COMPLEXDOUBLE] = zero_complexdouble
    },
};
/* d input = 0 */
LOOP(zero_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (float)0);
}
LOOP(zero_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (double)0);
}
LOOP(zero_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    EACH(i, count) to_input[i] = f_conj(f_select((f_conj(in_grad[i]) == 0) & (f_conj(in_grad[i]) !=
        0), f_conj(in_grad[i]), (complexfloat)0));
}
LOOP(zero_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    EACH(i, count) to_input[i] = f_conj(f_select((f_conj(in_grad[i]) == 0) & (f_conj(in_grad[i]) !=
        0), f_conj(in_grad[i]), (complexdouble)0));
}
NARROW_LOOP(zero_input_half, zero_input_float, half, 1, 2, 0, 0)
NARROW_LOOP(zero_input_bfloat16, zero_input_float, bfloat16, 1, 2, 0, 0)
static const gradient zero_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"filling", "zero_input"},
    .loops = {
        [TH_HALF] = zero_input_half, [TH_BFLOAT16] = zero_input_bfloat16,
        [TH_FLOAT] = zero_input_float, [TH_DOUBLE] = zero_input_double,
        [TH_COMPLEXFLOAT] = zero_input_complexfloat, [TH_COMPLEXDOUBLE] = zero_input_complexdouble
    },
};
static int zero_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&zero_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param zero_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
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
LOOP(clone_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(clone_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(clone_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(clone_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(clone_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(clone_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(clone_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(clone_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(clone_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(clone_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = th_truth(th_truth(in_input[i]));
}
LOOP(clone_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(clone_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
static const pointwise clone_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .copies = true,
    .kernel = {"filling", "clone"},
    .postfix = "x0",
    .loops = {
        [TH_BOOL] = clone_bool, [TH_BYTE] = clone_byte, [TH_CHAR] = clone_char,
        [TH_SHORT] = clone_short, [TH_INT] = clone_int, [TH_LONG] = clone_long,
        [TH_HALF] = clone_half, [TH_BFLOAT16] = clone_bfloat16, [TH_FLOAT] = clone_float,
        [TH_DOUBLE] = clone_double, [TH_COMPLEXFLOAT] = clone_complexfloat,
        [TH_COMPLEXDOUBLE] = clone_complexdouble
    },
};
static int clone_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_pass_gradient(s, 0, grad[0]);
    return th_finish_gradients(s, result);
}
static const param clone_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
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
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "tensor", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_type_as = {
    .op = "type_as", .name = "type_as",
    .signature = "type_as(Tensor input, Tensor tensor)",
    .params = type_as_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* contiguous_copy(Tensor input) = input */
LOOP(contiguous_copy_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(contiguous_copy_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(contiguous_copy_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(contiguous_copy_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(contiguous_copy_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(contiguous_copy_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(contiguous_copy_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(contiguous_copy_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(contiguous_copy_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(contiguous_copy_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = th_truth(th_truth(in_input[i]));
}
LOOP(contiguous_copy_half) {
    half *to_output = (half *)at[0];
    const half *in_input = (const half *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
LOOP(contiguous_copy_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    EACH(i, count) to_output[i] = in_input[i];
}
static const pointwise contiguous_copy_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .copies = true,
    .kernel = {"filling", "contiguous_copy"},
    .postfix = "x0",
    .loops = {
        [TH_BOOL] = contiguous_copy_bool, [TH_BYTE] = contiguous_copy_byte,
        [TH_CHAR] = contiguous_copy_char, [TH_SHORT] = contiguous_copy_short,
        [TH_INT] = contiguous_copy_int, [TH_LONG] = contiguous_copy_long,
        [TH_HALF] = contiguous_copy_half, [TH_BFLOAT16] = contiguous_copy_bfloat16,
        [TH_FLOAT] = contiguous_copy_float, [TH_DOUBLE] = contiguous_copy_double,
        [TH_COMPLEXFLOAT] = contiguous_copy_complexfloat,
        [TH_COMPLEXDOUBLE] = contiguous_copy_complexdouble
    },
};
static int contiguous_copy_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_pass_gradient(s, 0, grad[0]);
    return th_finish_gradients(s, result);
}
static const param contiguous_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_contiguous_copy = {
    .op = "contiguous_copy", .name = "contiguous_copy",
    .signature = "contiguous_copy(Tensor input)",
    .enter = th_pointwise, .body = &contiguous_copy_body,
    .backward = contiguous_copy_backward,
    .params = contiguous_copy_params,
    .flags = ROW_LOOP | ROW_CONTIGUOUS, .dtypes = TH_ANY, .own = TH_PLAIN | TH_COMPLEX | TH_STORED,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* zeros_like(Tensor input) = 0 */
WIDE_LOOP(zeros_like_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zeros_like_char) {
    int8_t *to_output = (int8_t *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zeros_like_short) {
    int16_t *to_output = (int16_t *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zeros_like_int) {
    int32_t *to_output = (int32_t *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zeros_like_long) {
    int64_t *to_output = (int64_t *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zeros_like_float) {
    float *to_output = (float *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zeros_like_double) {
    double *to_output = (double *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zeros_like_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zeros_like_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zeros_like_bool) {
    bool *to_output = (bool *)at[0];
    EACH(i, count) to_output[i] = th_truth(0);
}
WIDE_LOOP(zeros_like_half) {
    half *to_output = (half *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(zeros_like_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    EACH(i, count) to_output[i] = 0;
}
static const pointwise zeros_like_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .unread = 1,
    .kernel = {"filling", "zeros_like"},
    .postfix = "n0",
    .constants = (const double[]){0.0},
    .loops = {
        [TH_BOOL] = zeros_like_bool, [TH_BYTE] = zeros_like_byte, [TH_CHAR] = zeros_like_char,
        [TH_SHORT] = zeros_like_short, [TH_INT] = zeros_like_int, [TH_LONG] = zeros_like_long,
        [TH_HALF] = zeros_like_half, [TH_BFLOAT16] = zeros_like_bfloat16,
        [TH_FLOAT] = zeros_like_float, [TH_DOUBLE] = zeros_like_double,
        [TH_COMPLEXFLOAT] = zeros_like_complexfloat, [TH_COMPLEXDOUBLE] = zeros_like_complexdouble
    },
};
static const param zeros_like_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
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
WIDE_LOOP(ones_like_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    EACH(i, count) to_output[i] = 1;
}
WIDE_LOOP(ones_like_char) {
    int8_t *to_output = (int8_t *)at[0];
    EACH(i, count) to_output[i] = 1;
}
WIDE_LOOP(ones_like_short) {
    int16_t *to_output = (int16_t *)at[0];
    EACH(i, count) to_output[i] = 1;
}
WIDE_LOOP(ones_like_int) {
    int32_t *to_output = (int32_t *)at[0];
    EACH(i, count) to_output[i] = 1;
}
WIDE_LOOP(ones_like_long) {
    int64_t *to_output = (int64_t *)at[0];
    EACH(i, count) to_output[i] = 1;
}
WIDE_LOOP(ones_like_float) {
    float *to_output = (float *)at[0];
    EACH(i, count) to_output[i] = 1;
}
WIDE_LOOP(ones_like_double) {
    double *to_output = (double *)at[0];
    EACH(i, count) to_output[i] = 1;
}
WIDE_LOOP(ones_like_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    EACH(i, count) to_output[i] = 1;
}
WIDE_LOOP(ones_like_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    EACH(i, count) to_output[i] = 1;
}
WIDE_LOOP(ones_like_bool) {
    bool *to_output = (bool *)at[0];
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
    .unread = 1,
    .kernel = {"filling", "ones_like"},
    .postfix = "n0",
    .constants = (const double[]){1.0},
    .loops = {
        [TH_BOOL] = ones_like_bool, [TH_BYTE] = ones_like_byte, [TH_CHAR] = ones_like_char,
        [TH_SHORT] = ones_like_short, [TH_INT] = ones_like_int, [TH_LONG] = ones_like_long,
        [TH_HALF] = ones_like_half, [TH_BFLOAT16] = ones_like_bfloat16,
        [TH_FLOAT] = ones_like_float, [TH_DOUBLE] = ones_like_double,
        [TH_COMPLEXFLOAT] = ones_like_complexfloat, [TH_COMPLEXDOUBLE] = ones_like_complexdouble
    },
};
static const param ones_like_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_ones_like = {
    .op = "ones_like", .name = "ones_like",
    .signature = "ones_like(Tensor input)",
    .enter = th_pointwise, .body = &ones_like_body,
    .params = ones_like_params,
    .flags = ROW_LOOP, .dtypes = TH_ANY, .own = TH_PLAIN | TH_COMPLEX, .nparams = 1, .required = 1,
    .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};
