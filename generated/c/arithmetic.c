/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* arithmetic: Arithmetic of tensors, which are broadcast, and of numbers. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* add(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other) = input + alpha * other */
LOOP(add_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    const uint8_t in_alpha = (uint8_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other[i];
}
LOOP(add_byte_number) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    const uint8_t in_alpha = (uint8_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other;
}
LOOP(add_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    const int8_t in_alpha = (int8_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other[i];
}
LOOP(add_char_number) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    const int8_t in_alpha = (int8_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other;
}
LOOP(add_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    const int16_t in_alpha = (int16_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other[i];
}
LOOP(add_short_number) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    const int16_t in_alpha = (int16_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other;
}
LOOP(add_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    const int32_t in_alpha = (int32_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other[i];
}
LOOP(add_int_number) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    const int32_t in_alpha = (int32_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other;
}
LOOP(add_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    const int64_t in_alpha = (int64_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other[i];
}
LOOP(add_long_number) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    const int64_t in_alpha = (int64_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other;
}
LOOP(add_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    const float in_alpha = (float)option[1].f;
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other[i];
}
LOOP(add_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    const float in_alpha = (float)option[1].f;
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other;
}
LOOP(add_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    const double in_alpha = (double)option[1].f;
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other[i];
}
LOOP(add_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    const double in_alpha = (double)option[1].f;
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other;
}
LOOP(add_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat *in_other = (const complexfloat *)at[2];
    const complexfloat in_alpha = formula_number_complexfloat(&option[1]);
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other[i];
}
LOOP(add_complexfloat_number) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat in_other = *(const complexfloat *)at[2];
    const complexfloat in_alpha = formula_number_complexfloat(&option[1]);
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other;
}
LOOP(add_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble *in_other = (const complexdouble *)at[2];
    const complexdouble in_alpha = formula_number_complexdouble(&option[1]);
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other[i];
}
LOOP(add_complexdouble_number) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble in_other = *(const complexdouble *)at[2];
    const complexdouble in_alpha = formula_number_complexdouble(&option[1]);
    EACH(i, count) to_output[i] = in_input[i] + in_alpha * in_other;
}
LOOP(add_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    const uint8_t in_alpha = (uint8_t)option[1].i;
    EACH(i, count) to_output[i] = th_truth(th_truth(in_input[i]) + in_alpha *
        th_truth(in_other[i]));
}
LOOP(add_bool_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    const uint8_t in_alpha = (uint8_t)option[1].i;
    EACH(i, count) to_output[i] = th_truth(th_truth(in_input[i]) + in_alpha * in_other);
}
NARROW_LOOP(add_half, add_float, half, 1, 3, 3, 0)
NARROW_LOOP(add_half_number, add_float_number, half, 1, 3, 3, 4)
NARROW_LOOP(add_bfloat16, add_float, bfloat16, 1, 3, 3, 0)
NARROW_LOOP(add_bfloat16_number, add_float_number, bfloat16, 1, 3, 3, 4)
static const pointwise add_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 2}, .eithers = 3, .fixed = 2,
    .kernel = {"arithmetic", "add"},
    .postfix = "x0 o1 x1 * +",
    .loops = {
        [TH_BOOL] = add_bool, [TH_BYTE] = add_byte, [TH_CHAR] = add_char, [TH_SHORT] = add_short,
        [TH_INT] = add_int, [TH_LONG] = add_long, [TH_HALF] = add_half,
        [TH_BFLOAT16] = add_bfloat16, [TH_FLOAT] = add_float, [TH_DOUBLE] = add_double,
        [TH_COMPLEXFLOAT] = add_complexfloat, [TH_COMPLEXDOUBLE] = add_complexdouble
    },
    .numbers = {
        [TH_BOOL] = add_bool_number, [TH_BYTE] = add_byte_number, [TH_CHAR] = add_char_number,
        [TH_SHORT] = add_short_number, [TH_INT] = add_int_number, [TH_LONG] = add_long_number,
        [TH_HALF] = add_half_number, [TH_BFLOAT16] = add_bfloat16_number,
        [TH_FLOAT] = add_float_number, [TH_DOUBLE] = add_double_number,
        [TH_COMPLEXFLOAT] = add_complexfloat_number, [TH_COMPLEXDOUBLE] = add_complexdouble_number
    },
    .blocks = true,
};
/* d other = grad * alpha */
LOOP(add_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float in_alpha = (float)option[1].f;
    EACH(i, count) to_other[i] = in_grad[i] * in_alpha;
}
LOOP(add_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double in_alpha = (double)option[1].f;
    EACH(i, count) to_other[i] = in_grad[i] * in_alpha;
}
LOOP(add_other_complexfloat) {
    complexfloat *to_other = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat in_alpha = formula_number_complexfloat(&option[1]);
    EACH(i, count) to_other[i] = f_conj(f_conj(in_grad[i]) * in_alpha);
}
LOOP(add_other_complexdouble) {
    complexdouble *to_other = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble in_alpha = formula_number_complexdouble(&option[1]);
    EACH(i, count) to_other[i] = f_conj(f_conj(in_grad[i]) * in_alpha);
}
NARROW_LOOP(add_other_half, add_other_float, half, 1, 2, 3, 0)
NARROW_LOOP(add_other_bfloat16, add_other_float, bfloat16, 1, 2, 3, 0)
static const gradient add_other = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"arithmetic", "add_other"},
    .loops = {
        [TH_HALF] = add_other_half, [TH_BFLOAT16] = add_other_bfloat16,
        [TH_FLOAT] = add_other_float, [TH_DOUBLE] = add_other_double,
        [TH_COMPLEXFLOAT] = add_other_complexfloat, [TH_COMPLEXDOUBLE] = add_other_complexdouble
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
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "alpha", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {1, 1, TH_DEFAULT, 0}, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 2, .type = -1},
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
LOOP(sub_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    const uint8_t in_alpha = (uint8_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other[i];
}
LOOP(sub_byte_number) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    const uint8_t in_alpha = (uint8_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other;
}
LOOP(sub_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    const int8_t in_alpha = (int8_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other[i];
}
LOOP(sub_char_number) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    const int8_t in_alpha = (int8_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other;
}
LOOP(sub_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    const int16_t in_alpha = (int16_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other[i];
}
LOOP(sub_short_number) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    const int16_t in_alpha = (int16_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other;
}
LOOP(sub_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    const int32_t in_alpha = (int32_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other[i];
}
LOOP(sub_int_number) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    const int32_t in_alpha = (int32_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other;
}
LOOP(sub_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    const int64_t in_alpha = (int64_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other[i];
}
LOOP(sub_long_number) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    const int64_t in_alpha = (int64_t)option[1].i;
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other;
}
LOOP(sub_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    const float in_alpha = (float)option[1].f;
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other[i];
}
LOOP(sub_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    const float in_alpha = (float)option[1].f;
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other;
}
LOOP(sub_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    const double in_alpha = (double)option[1].f;
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other[i];
}
LOOP(sub_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    const double in_alpha = (double)option[1].f;
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other;
}
LOOP(sub_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat *in_other = (const complexfloat *)at[2];
    const complexfloat in_alpha = formula_number_complexfloat(&option[1]);
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other[i];
}
LOOP(sub_complexfloat_number) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat in_other = *(const complexfloat *)at[2];
    const complexfloat in_alpha = formula_number_complexfloat(&option[1]);
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other;
}
LOOP(sub_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble *in_other = (const complexdouble *)at[2];
    const complexdouble in_alpha = formula_number_complexdouble(&option[1]);
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other[i];
}
LOOP(sub_complexdouble_number) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble in_other = *(const complexdouble *)at[2];
    const complexdouble in_alpha = formula_number_complexdouble(&option[1]);
    EACH(i, count) to_output[i] = in_input[i] - in_alpha * in_other;
}
NARROW_LOOP(sub_half, sub_float, half, 1, 3, 3, 0)
NARROW_LOOP(sub_half_number, sub_float_number, half, 1, 3, 3, 4)
NARROW_LOOP(sub_bfloat16, sub_float, bfloat16, 1, 3, 3, 0)
NARROW_LOOP(sub_bfloat16_number, sub_float_number, bfloat16, 1, 3, 3, 4)
static const pointwise sub_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 2}, .eithers = 3, .fixed = 2,
    .kernel = {"arithmetic", "sub"},
    .postfix = "x0 o1 x1 * -",
    .loops = {
        [TH_BYTE] = sub_byte, [TH_CHAR] = sub_char, [TH_SHORT] = sub_short, [TH_INT] = sub_int,
        [TH_LONG] = sub_long, [TH_HALF] = sub_half, [TH_BFLOAT16] = sub_bfloat16,
        [TH_FLOAT] = sub_float, [TH_DOUBLE] = sub_double, [TH_COMPLEXFLOAT] = sub_complexfloat,
        [TH_COMPLEXDOUBLE] = sub_complexdouble
    },
    .numbers = {
        [TH_BYTE] = sub_byte_number, [TH_CHAR] = sub_char_number, [TH_SHORT] = sub_short_number,
        [TH_INT] = sub_int_number, [TH_LONG] = sub_long_number, [TH_HALF] = sub_half_number,
        [TH_BFLOAT16] = sub_bfloat16_number, [TH_FLOAT] = sub_float_number,
        [TH_DOUBLE] = sub_double_number, [TH_COMPLEXFLOAT] = sub_complexfloat_number,
        [TH_COMPLEXDOUBLE] = sub_complexdouble_number
    },
    .blocks = true,
};
/* d other = -grad * alpha */
LOOP(sub_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float in_alpha = (float)option[1].f;
    EACH(i, count) to_other[i] = -in_grad[i] * in_alpha;
}
LOOP(sub_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double in_alpha = (double)option[1].f;
    EACH(i, count) to_other[i] = -in_grad[i] * in_alpha;
}
LOOP(sub_other_complexfloat) {
    complexfloat *to_other = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat in_alpha = formula_number_complexfloat(&option[1]);
    EACH(i, count) to_other[i] = f_conj(-f_conj(in_grad[i]) * in_alpha);
}
LOOP(sub_other_complexdouble) {
    complexdouble *to_other = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble in_alpha = formula_number_complexdouble(&option[1]);
    EACH(i, count) to_other[i] = f_conj(-f_conj(in_grad[i]) * in_alpha);
}
NARROW_LOOP(sub_other_half, sub_other_float, half, 1, 2, 3, 0)
NARROW_LOOP(sub_other_bfloat16, sub_other_float, bfloat16, 1, 2, 3, 0)
static const gradient sub_other = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"arithmetic", "sub_other"},
    .loops = {
        [TH_HALF] = sub_other_half, [TH_BFLOAT16] = sub_other_bfloat16,
        [TH_FLOAT] = sub_other_float, [TH_DOUBLE] = sub_other_double,
        [TH_COMPLEXFLOAT] = sub_other_complexfloat, [TH_COMPLEXDOUBLE] = sub_other_complexdouble
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
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "alpha", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {1, 1, TH_DEFAULT, 0}, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 2, .type = -1},
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

/* rsub(Tensor input, Tensor|Scalar other, Scalar alpha=1) = torch.composed.rsub */
static const param rsub_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
    {.name = "alpha", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {1, 1, TH_DEFAULT, 0}, .type = -1},
};
const row op_rsub = {
    .op = "rsub", .name = "rsub",
    .signature = "rsub(Tensor input, Tensor|Scalar other, Scalar alpha=1)",
    .params = rsub_params,
    .flags = ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX, .own = TH_PLAIN | TH_COMPLEX,
    .nparams = 3, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* float_power(Tensor input, Tensor|Scalar exponent) -> DoubleTensor =
   torch.composed.float_power */
static const param float_power_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "exponent", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
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
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "exponent", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
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
    {.name = "input", .kind = P_SCALAR, .slot = 0, .type = -1},
    {.name = "exponent", .kind = P_TENSOR, .slot = 0, .type = -1},
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
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_positive = {
    .op = "positive", .name = "positive",
    .signature = "positive(Tensor input)",
    .params = positive_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* mul(Tensor|Scalar input, Tensor|Scalar other) = input * other */
LOOP(mul_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other[i];
}
LOOP(mul_byte_number) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other;
}
LOOP(mul_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other[i];
}
LOOP(mul_char_number) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other;
}
LOOP(mul_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other[i];
}
LOOP(mul_short_number) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other;
}
LOOP(mul_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other[i];
}
LOOP(mul_int_number) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other;
}
LOOP(mul_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other[i];
}
LOOP(mul_long_number) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other;
}
LOOP(mul_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other[i];
}
LOOP(mul_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other;
}
LOOP(mul_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other[i];
}
LOOP(mul_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other;
}
LOOP(mul_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat *in_other = (const complexfloat *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other[i];
}
LOOP(mul_complexfloat_number) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat in_other = *(const complexfloat *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other;
}
LOOP(mul_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble *in_other = (const complexdouble *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other[i];
}
LOOP(mul_complexdouble_number) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble in_other = *(const complexdouble *)at[2];
    EACH(i, count) to_output[i] = in_input[i] * in_other;
}
LOOP(mul_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(th_truth(in_input[i]) * th_truth(in_other[i]));
}
LOOP(mul_bool_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(th_truth(in_input[i]) * in_other);
}
NARROW_LOOP(mul_half, mul_float, half, 1, 3, 0, 0)
NARROW_LOOP(mul_half_number, mul_float_number, half, 1, 3, 0, 4)
NARROW_LOOP(mul_bfloat16, mul_float, bfloat16, 1, 3, 0, 0)
NARROW_LOOP(mul_bfloat16_number, mul_float_number, bfloat16, 1, 3, 0, 4)
static const pointwise mul_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .factors = 3,
    .kernel = {"arithmetic", "mul"},
    .postfix = "x0 x1 *",
    .loops = {
        [TH_BOOL] = mul_bool, [TH_BYTE] = mul_byte, [TH_CHAR] = mul_char, [TH_SHORT] = mul_short,
        [TH_INT] = mul_int, [TH_LONG] = mul_long, [TH_HALF] = mul_half,
        [TH_BFLOAT16] = mul_bfloat16, [TH_FLOAT] = mul_float, [TH_DOUBLE] = mul_double,
        [TH_COMPLEXFLOAT] = mul_complexfloat, [TH_COMPLEXDOUBLE] = mul_complexdouble
    },
    .numbers = {
        [TH_BOOL] = mul_bool_number, [TH_BYTE] = mul_byte_number, [TH_CHAR] = mul_char_number,
        [TH_SHORT] = mul_short_number, [TH_INT] = mul_int_number, [TH_LONG] = mul_long_number,
        [TH_HALF] = mul_half_number, [TH_BFLOAT16] = mul_bfloat16_number,
        [TH_FLOAT] = mul_float_number, [TH_DOUBLE] = mul_double_number,
        [TH_COMPLEXFLOAT] = mul_complexfloat_number, [TH_COMPLEXDOUBLE] = mul_complexdouble_number
    },
    .blocks = true,
};
/* d input = grad * other */
LOOP(mul_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * in_other[i];
}
LOOP(mul_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * in_other[i];
}
LOOP(mul_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_other = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * in_other[i]);
}
LOOP(mul_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_other = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * in_other[i]);
}
NARROW_LOOP(mul_input_half, mul_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(mul_input_bfloat16, mul_input_float, bfloat16, 1, 3, 0, 0)
static const gradient mul_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 1},
    .kernel = {"arithmetic", "mul_input"},
    .loops = {
        [TH_HALF] = mul_input_half, [TH_BFLOAT16] = mul_input_bfloat16,
        [TH_FLOAT] = mul_input_float, [TH_DOUBLE] = mul_input_double,
        [TH_COMPLEXFLOAT] = mul_input_complexfloat, [TH_COMPLEXDOUBLE] = mul_input_complexdouble
    },
};
/* d other = grad * input */
LOOP(mul_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_other[i] = in_grad[i] * in_input[i];
}
LOOP(mul_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_other[i] = in_grad[i] * in_input[i];
}
LOOP(mul_other_complexfloat) {
    complexfloat *to_other = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    EACH(i, count) to_other[i] = f_conj(f_conj(in_grad[i]) * in_input[i]);
}
LOOP(mul_other_complexdouble) {
    complexdouble *to_other = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    EACH(i, count) to_other[i] = f_conj(f_conj(in_grad[i]) * in_input[i]);
}
NARROW_LOOP(mul_other_half, mul_other_float, half, 1, 3, 0, 0)
NARROW_LOOP(mul_other_bfloat16, mul_other_float, bfloat16, 1, 3, 0, 0)
static const gradient mul_other = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"arithmetic", "mul_other"},
    .loops = {
        [TH_HALF] = mul_other_half, [TH_BFLOAT16] = mul_other_bfloat16,
        [TH_FLOAT] = mul_other_float, [TH_DOUBLE] = mul_other_double,
        [TH_COMPLEXFLOAT] = mul_other_complexfloat, [TH_COMPLEXDOUBLE] = mul_other_complexdouble
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
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
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
WIDE_LOOP(div_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_divide(in_input[i], in_other[i]);
}
WIDE_LOOP(div_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_divide(in_input[i], in_other);
}
WIDE_LOOP(div_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_divide(in_input[i], in_other[i]);
}
WIDE_LOOP(div_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_divide(in_input[i], in_other);
}
LOOP(div_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat *in_other = (const complexfloat *)at[2];
    EACH(i, count) to_output[i] = f_divide(in_input[i], in_other[i]);
}
LOOP(div_complexfloat_number) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat in_other = *(const complexfloat *)at[2];
    EACH(i, count) to_output[i] = f_divide(in_input[i], in_other);
}
LOOP(div_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble *in_other = (const complexdouble *)at[2];
    EACH(i, count) to_output[i] = f_divide(in_input[i], in_other[i]);
}
LOOP(div_complexdouble_number) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble in_other = *(const complexdouble *)at[2];
    EACH(i, count) to_output[i] = f_divide(in_input[i], in_other);
}
NARROW_LOOP(div_half, div_float, half, 1, 3, 0, 0)
NARROW_LOOP(div_half_number, div_float_number, half, 1, 3, 0, 4)
NARROW_LOOP(div_bfloat16, div_float, bfloat16, 1, 3, 0, 0)
NARROW_LOOP(div_bfloat16_number, div_float_number, bfloat16, 1, 3, 0, 4)
static const pointwise div_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .factors = 3,
    .kernel = {"arithmetic", "div"},
    .postfix = "x0 x1 /",
    .loops = {
        [TH_HALF] = div_half, [TH_BFLOAT16] = div_bfloat16, [TH_FLOAT] = div_float,
        [TH_DOUBLE] = div_double, [TH_COMPLEXFLOAT] = div_complexfloat,
        [TH_COMPLEXDOUBLE] = div_complexdouble
    },
    .numbers = {
        [TH_HALF] = div_half_number, [TH_BFLOAT16] = div_bfloat16_number,
        [TH_FLOAT] = div_float_number, [TH_DOUBLE] = div_double_number,
        [TH_COMPLEXFLOAT] = div_complexfloat_number, [TH_COMPLEXDOUBLE] = div_complexdouble_number
    },
    .blocks = true,
};
/* d input = grad / other */
WIDE_LOOP(div_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], in_other[i]);
}
WIDE_LOOP(div_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], in_other[i]);
}
LOOP(div_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_other = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]), in_other[i]));
}
LOOP(div_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_other = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]), in_other[i]));
}
NARROW_LOOP(div_input_half, div_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(div_input_bfloat16, div_input_float, bfloat16, 1, 3, 0, 0)
static const gradient div_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 1},
    .kernel = {"arithmetic", "div_input"},
    .loops = {
        [TH_HALF] = div_input_half, [TH_BFLOAT16] = div_input_bfloat16,
        [TH_FLOAT] = div_input_float, [TH_DOUBLE] = div_input_double,
        [TH_COMPLEXFLOAT] = div_input_complexfloat, [TH_COMPLEXDOUBLE] = div_input_complexdouble
    },
};
/* d other = -grad * (input / other) / other */
WIDE_LOOP(div_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) to_other[i] = f_divide(-in_grad[i] * f_divide(in_input[i], in_other[i]),
        in_other[i]);
}
WIDE_LOOP(div_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) to_other[i] = f_divide(-in_grad[i] * f_divide(in_input[i], in_other[i]),
        in_other[i]);
}
LOOP(div_other_complexfloat) {
    complexfloat *to_other = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    const complexfloat *in_other = (const complexfloat *)at[3];
    EACH(i, count) to_other[i] = f_conj(f_divide(-f_conj(in_grad[i]) * f_divide(in_input[i],
        in_other[i]), in_other[i]));
}
LOOP(div_other_complexdouble) {
    complexdouble *to_other = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    const complexdouble *in_other = (const complexdouble *)at[3];
    EACH(i, count) to_other[i] = f_conj(f_divide(-f_conj(in_grad[i]) * f_divide(in_input[i],
        in_other[i]), in_other[i]));
}
NARROW_LOOP(div_other_half, div_other_float, half, 1, 4, 0, 0)
NARROW_LOOP(div_other_bfloat16, div_other_float, bfloat16, 1, 4, 0, 0)
static const gradient div_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"arithmetic", "div_other"},
    .loops = {
        [TH_HALF] = div_other_half, [TH_BFLOAT16] = div_other_bfloat16,
        [TH_FLOAT] = div_other_float, [TH_DOUBLE] = div_other_double,
        [TH_COMPLEXFLOAT] = div_other_complexfloat, [TH_COMPLEXDOUBLE] = div_other_complexdouble
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
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
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
LOOP(floor_divide_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = f_floor_divide(in_input[i], in_other[i]);
}
LOOP(floor_divide_byte_number) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = f_floor_divide(in_input[i], in_other);
}
LOOP(floor_divide_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = f_floor_divide(in_input[i], in_other[i]);
}
LOOP(floor_divide_char_number) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_output[i] = f_floor_divide(in_input[i], in_other);
}
LOOP(floor_divide_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = f_floor_divide(in_input[i], in_other[i]);
}
LOOP(floor_divide_short_number) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_output[i] = f_floor_divide(in_input[i], in_other);
}
LOOP(floor_divide_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = f_floor_divide(in_input[i], in_other[i]);
}
LOOP(floor_divide_int_number) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_output[i] = f_floor_divide(in_input[i], in_other);
}
LOOP(floor_divide_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = f_floor_divide(in_input[i], in_other[i]);
}
LOOP(floor_divide_long_number) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_output[i] = f_floor_divide(in_input[i], in_other);
}
WIDE_LOOP(floor_divide_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_floor_divide(in_input[i], in_other[i]);
}
WIDE_LOOP(floor_divide_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_floor_divide(in_input[i], in_other);
}
WIDE_LOOP(floor_divide_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_floor_divide(in_input[i], in_other[i]);
}
WIDE_LOOP(floor_divide_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_floor_divide(in_input[i], in_other);
}
static const pointwise floor_divide_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .divisors = 2,
    .computes = true,
    .kernel = {"arithmetic", "floor_divide"},
    .loops = {
        [TH_BYTE] = floor_divide_byte, [TH_CHAR] = floor_divide_char,
        [TH_SHORT] = floor_divide_short, [TH_INT] = floor_divide_int, [TH_LONG] = floor_divide_long,
        [TH_FLOAT] = floor_divide_float, [TH_DOUBLE] = floor_divide_double
    },
    .numbers = {
        [TH_BYTE] = floor_divide_byte_number, [TH_CHAR] = floor_divide_char_number,
        [TH_SHORT] = floor_divide_short_number, [TH_INT] = floor_divide_int_number,
        [TH_LONG] = floor_divide_long_number, [TH_FLOAT] = floor_divide_float_number,
        [TH_DOUBLE] = floor_divide_double_number
    },
};
/* d input = 0 */
LOOP(floor_divide_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (float)0);
}
LOOP(floor_divide_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (double)0);
}
NARROW_LOOP(floor_divide_input_half, floor_divide_input_float, half, 1, 2, 0, 0)
NARROW_LOOP(floor_divide_input_bfloat16, floor_divide_input_float, bfloat16, 1, 2, 0, 0)
static const gradient floor_divide_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"arithmetic", "floor_divide_input"},
    .loops = {
        [TH_HALF] = floor_divide_input_half, [TH_BFLOAT16] = floor_divide_input_bfloat16,
        [TH_FLOAT] = floor_divide_input_float, [TH_DOUBLE] = floor_divide_input_double
    },
};
/* d other = 0 */
LOOP(floor_divide_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_other[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (float)0);
}
LOOP(floor_divide_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_other[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (double)0);
}
NARROW_LOOP(floor_divide_other_half, floor_divide_other_float, half, 1, 2, 0, 0)
NARROW_LOOP(floor_divide_other_bfloat16, floor_divide_other_float, bfloat16, 1, 2, 0, 0)
static const gradient floor_divide_other = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"arithmetic", "floor_divide_other"},
    .loops = {
        [TH_HALF] = floor_divide_other_half, [TH_BFLOAT16] = floor_divide_other_bfloat16,
        [TH_FLOAT] = floor_divide_other_float, [TH_DOUBLE] = floor_divide_other_double
    },
};
static int floor_divide_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&floor_divide_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&floor_divide_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param floor_divide_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
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
LOOP(trunc_divide_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = f_trunc(f_divide(in_input[i], in_other[i]));
}
LOOP(trunc_divide_byte_number) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = f_trunc(f_divide(in_input[i], in_other));
}
LOOP(trunc_divide_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = f_trunc(f_divide(in_input[i], in_other[i]));
}
LOOP(trunc_divide_char_number) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_output[i] = f_trunc(f_divide(in_input[i], in_other));
}
LOOP(trunc_divide_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = f_trunc(f_divide(in_input[i], in_other[i]));
}
LOOP(trunc_divide_short_number) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_output[i] = f_trunc(f_divide(in_input[i], in_other));
}
LOOP(trunc_divide_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = f_trunc(f_divide(in_input[i], in_other[i]));
}
LOOP(trunc_divide_int_number) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_output[i] = f_trunc(f_divide(in_input[i], in_other));
}
LOOP(trunc_divide_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = f_trunc(f_divide(in_input[i], in_other[i]));
}
LOOP(trunc_divide_long_number) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_output[i] = f_trunc(f_divide(in_input[i], in_other));
}
WIDE_LOOP(trunc_divide_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_trunc(f_divide(in_input[i], in_other[i]));
}
WIDE_LOOP(trunc_divide_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_trunc(f_divide(in_input[i], in_other));
}
WIDE_LOOP(trunc_divide_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_trunc(f_divide(in_input[i], in_other[i]));
}
WIDE_LOOP(trunc_divide_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_trunc(f_divide(in_input[i], in_other));
}
NARROW_LOOP(trunc_divide_half, trunc_divide_float, half, 1, 3, 0, 0)
NARROW_LOOP(trunc_divide_half_number, trunc_divide_float_number, half, 1, 3, 0, 4)
NARROW_LOOP(trunc_divide_bfloat16, trunc_divide_float, bfloat16, 1, 3, 0, 0)
NARROW_LOOP(trunc_divide_bfloat16_number, trunc_divide_float_number, bfloat16, 1, 3, 0, 4)
static const pointwise trunc_divide_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .divisors = 2,
    .kernel = {"arithmetic", "trunc_divide"},
    .postfix = "x0 x1 / trunc",
    .loops = {
        [TH_BYTE] = trunc_divide_byte, [TH_CHAR] = trunc_divide_char,
        [TH_SHORT] = trunc_divide_short, [TH_INT] = trunc_divide_int, [TH_LONG] = trunc_divide_long,
        [TH_HALF] = trunc_divide_half, [TH_BFLOAT16] = trunc_divide_bfloat16,
        [TH_FLOAT] = trunc_divide_float, [TH_DOUBLE] = trunc_divide_double
    },
    .numbers = {
        [TH_BYTE] = trunc_divide_byte_number, [TH_CHAR] = trunc_divide_char_number,
        [TH_SHORT] = trunc_divide_short_number, [TH_INT] = trunc_divide_int_number,
        [TH_LONG] = trunc_divide_long_number, [TH_HALF] = trunc_divide_half_number,
        [TH_BFLOAT16] = trunc_divide_bfloat16_number, [TH_FLOAT] = trunc_divide_float_number,
        [TH_DOUBLE] = trunc_divide_double_number
    },
    .blocks = true,
};
/* d input = 0 */
LOOP(trunc_divide_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (float)0);
}
LOOP(trunc_divide_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (double)0);
}
NARROW_LOOP(trunc_divide_input_half, trunc_divide_input_float, half, 1, 2, 0, 0)
NARROW_LOOP(trunc_divide_input_bfloat16, trunc_divide_input_float, bfloat16, 1, 2, 0, 0)
static const gradient trunc_divide_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"arithmetic", "trunc_divide_input"},
    .loops = {
        [TH_HALF] = trunc_divide_input_half, [TH_BFLOAT16] = trunc_divide_input_bfloat16,
        [TH_FLOAT] = trunc_divide_input_float, [TH_DOUBLE] = trunc_divide_input_double
    },
};
/* d other = 0 */
LOOP(trunc_divide_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_other[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (float)0);
}
LOOP(trunc_divide_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_other[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (double)0);
}
NARROW_LOOP(trunc_divide_other_half, trunc_divide_other_float, half, 1, 2, 0, 0)
NARROW_LOOP(trunc_divide_other_bfloat16, trunc_divide_other_float, bfloat16, 1, 2, 0, 0)
static const gradient trunc_divide_other = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"arithmetic", "trunc_divide_other"},
    .loops = {
        [TH_HALF] = trunc_divide_other_half, [TH_BFLOAT16] = trunc_divide_other_bfloat16,
        [TH_FLOAT] = trunc_divide_other_float, [TH_DOUBLE] = trunc_divide_other_double
    },
};
static int trunc_divide_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&trunc_divide_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&trunc_divide_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param trunc_divide_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
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
LOOP(div_rounded_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    const int64_t in_rounding_mode = (int64_t)option[2].i;
    EACH(i, count) to_output[i] = f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input[i],
        in_other[i])), f_floor_divide(in_input[i], in_other[i]));
}
LOOP(div_rounded_byte_number) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    const int64_t in_rounding_mode = (int64_t)option[2].i;
    EACH(i, count) to_output[i] = f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input[i],
        in_other)), f_floor_divide(in_input[i], in_other));
}
LOOP(div_rounded_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    const int64_t in_rounding_mode = (int64_t)option[2].i;
    EACH(i, count) to_output[i] = f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input[i],
        in_other[i])), f_floor_divide(in_input[i], in_other[i]));
}
LOOP(div_rounded_char_number) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    const int64_t in_rounding_mode = (int64_t)option[2].i;
    EACH(i, count) to_output[i] = f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input[i],
        in_other)), f_floor_divide(in_input[i], in_other));
}
LOOP(div_rounded_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    const int64_t in_rounding_mode = (int64_t)option[2].i;
    EACH(i, count) to_output[i] = f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input[i],
        in_other[i])), f_floor_divide(in_input[i], in_other[i]));
}
LOOP(div_rounded_short_number) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    const int64_t in_rounding_mode = (int64_t)option[2].i;
    EACH(i, count) to_output[i] = f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input[i],
        in_other)), f_floor_divide(in_input[i], in_other));
}
LOOP(div_rounded_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    const int64_t in_rounding_mode = (int64_t)option[2].i;
    EACH(i, count) to_output[i] = f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input[i],
        in_other[i])), f_floor_divide(in_input[i], in_other[i]));
}
LOOP(div_rounded_int_number) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    const int64_t in_rounding_mode = (int64_t)option[2].i;
    EACH(i, count) to_output[i] = f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input[i],
        in_other)), f_floor_divide(in_input[i], in_other));
}
LOOP(div_rounded_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    const int64_t in_rounding_mode = (int64_t)option[2].i;
    EACH(i, count) to_output[i] = f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input[i],
        in_other[i])), f_floor_divide(in_input[i], in_other[i]));
}
LOOP(div_rounded_long_number) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    const int64_t in_rounding_mode = (int64_t)option[2].i;
    EACH(i, count) to_output[i] = f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input[i],
        in_other)), f_floor_divide(in_input[i], in_other));
}
WIDE_LOOP(div_rounded_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    const float in_rounding_mode = (float)option[2].f;
    EACH(i, count) to_output[i] = f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input[i],
        in_other[i])), f_floor_divide(in_input[i], in_other[i]));
}
WIDE_LOOP(div_rounded_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    const float in_rounding_mode = (float)option[2].f;
    EACH(i, count) to_output[i] = f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input[i],
        in_other)), f_floor_divide(in_input[i], in_other));
}
WIDE_LOOP(div_rounded_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    const double in_rounding_mode = (double)option[2].f;
    EACH(i, count) to_output[i] = f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input[i],
        in_other[i])), f_floor_divide(in_input[i], in_other[i]));
}
WIDE_LOOP(div_rounded_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    const double in_rounding_mode = (double)option[2].f;
    EACH(i, count) to_output[i] = f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input[i],
        in_other)), f_floor_divide(in_input[i], in_other));
}
static const pointwise div_rounded_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .divisors = 2,
    .computes = true,
    .kernel = {"arithmetic", "div_rounded"},
    .loops = {
        [TH_BYTE] = div_rounded_byte, [TH_CHAR] = div_rounded_char, [TH_SHORT] = div_rounded_short,
        [TH_INT] = div_rounded_int, [TH_LONG] = div_rounded_long, [TH_FLOAT] = div_rounded_float,
        [TH_DOUBLE] = div_rounded_double
    },
    .numbers = {
        [TH_BYTE] = div_rounded_byte_number, [TH_CHAR] = div_rounded_char_number,
        [TH_SHORT] = div_rounded_short_number, [TH_INT] = div_rounded_int_number,
        [TH_LONG] = div_rounded_long_number, [TH_FLOAT] = div_rounded_float_number,
        [TH_DOUBLE] = div_rounded_double_number
    },
};
/* d input = 0 */
LOOP(div_rounded_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (float)0);
}
LOOP(div_rounded_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_input[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (double)0);
}
NARROW_LOOP(div_rounded_input_half, div_rounded_input_float, half, 1, 2, 0, 0)
NARROW_LOOP(div_rounded_input_bfloat16, div_rounded_input_float, bfloat16, 1, 2, 0, 0)
static const gradient div_rounded_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"arithmetic", "div_rounded_input"},
    .loops = {
        [TH_HALF] = div_rounded_input_half, [TH_BFLOAT16] = div_rounded_input_bfloat16,
        [TH_FLOAT] = div_rounded_input_float, [TH_DOUBLE] = div_rounded_input_double
    },
};
/* d other = 0 */
LOOP(div_rounded_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_other[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (float)0);
}
LOOP(div_rounded_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_other[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i],
        (double)0);
}
NARROW_LOOP(div_rounded_other_half, div_rounded_other_float, half, 1, 2, 0, 0)
NARROW_LOOP(div_rounded_other_bfloat16, div_rounded_other_float, bfloat16, 1, 2, 0, 0)
static const gradient div_rounded_other = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"arithmetic", "div_rounded_other"},
    .loops = {
        [TH_HALF] = div_rounded_other_half, [TH_BFLOAT16] = div_rounded_other_bfloat16,
        [TH_FLOAT] = div_rounded_other_float, [TH_DOUBLE] = div_rounded_other_double
    },
};
static int div_rounded_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&div_rounded_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&div_rounded_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param div_rounded_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
    {.name = "rounding_mode", .kind = P_WORD, .slot = 0, .words = "floor trunc", .type = -1},
};
const row op_div_rounded = {
    .op = "div_rounded", .name = "div",
    .signature =
        "div_rounded(Tensor|Scalar input, Tensor|Scalar other, word[floor,trunc] "
        "rounding_mode)",
    .enter = th_pointwise, .body = &div_rounded_body,
    .backward = div_rounded_backward,
    .params = div_rounded_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS, .own = TH_PLAIN, .nparams = 3,
    .required = 3, .tensors = 2, .inputs = 2, .scalars = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3,
};

/* fmod(Tensor|Scalar input, Tensor|Scalar other) = fmod(input, other) */
LOOP(fmod_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = f_fmod(in_input[i], in_other[i]);
}
LOOP(fmod_byte_number) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = f_fmod(in_input[i], in_other);
}
LOOP(fmod_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = f_fmod(in_input[i], in_other[i]);
}
LOOP(fmod_char_number) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_output[i] = f_fmod(in_input[i], in_other);
}
LOOP(fmod_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = f_fmod(in_input[i], in_other[i]);
}
LOOP(fmod_short_number) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_output[i] = f_fmod(in_input[i], in_other);
}
LOOP(fmod_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = f_fmod(in_input[i], in_other[i]);
}
LOOP(fmod_int_number) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_output[i] = f_fmod(in_input[i], in_other);
}
LOOP(fmod_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = f_fmod(in_input[i], in_other[i]);
}
LOOP(fmod_long_number) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_output[i] = f_fmod(in_input[i], in_other);
}
WIDE_LOOP(fmod_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_fmod(in_input[i], in_other[i]);
}
WIDE_LOOP(fmod_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_fmod(in_input[i], in_other);
}
WIDE_LOOP(fmod_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_fmod(in_input[i], in_other[i]);
}
WIDE_LOOP(fmod_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_fmod(in_input[i], in_other);
}
static const pointwise fmod_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .divisors = 2,
    .computes = true,
    .kernel = {"arithmetic", "fmod"},
    .loops = {
        [TH_BYTE] = fmod_byte, [TH_CHAR] = fmod_char, [TH_SHORT] = fmod_short, [TH_INT] = fmod_int,
        [TH_LONG] = fmod_long, [TH_FLOAT] = fmod_float, [TH_DOUBLE] = fmod_double
    },
    .numbers = {
        [TH_BYTE] = fmod_byte_number, [TH_CHAR] = fmod_char_number, [TH_SHORT] = fmod_short_number,
        [TH_INT] = fmod_int_number, [TH_LONG] = fmod_long_number, [TH_FLOAT] = fmod_float_number,
        [TH_DOUBLE] = fmod_double_number
    },
};
/* d other = -grad * trunc(input / other) */
WIDE_LOOP(fmod_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) to_other[i] = -in_grad[i] * f_trunc(f_divide(in_input[i], in_other[i]));
}
WIDE_LOOP(fmod_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) to_other[i] = -in_grad[i] * f_trunc(f_divide(in_input[i], in_other[i]));
}
NARROW_LOOP(fmod_other_half, fmod_other_float, half, 1, 4, 0, 0)
NARROW_LOOP(fmod_other_bfloat16, fmod_other_float, bfloat16, 1, 4, 0, 0)
static const gradient fmod_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"arithmetic", "fmod_other"},
    .loops = {
        [TH_HALF] = fmod_other_half, [TH_BFLOAT16] = fmod_other_bfloat16,
        [TH_FLOAT] = fmod_other_float, [TH_DOUBLE] = fmod_other_double
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
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
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
LOOP(remainder_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = f_remainder(in_input[i], in_other[i]);
}
LOOP(remainder_byte_number) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = f_remainder(in_input[i], in_other);
}
LOOP(remainder_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = f_remainder(in_input[i], in_other[i]);
}
LOOP(remainder_char_number) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_output[i] = f_remainder(in_input[i], in_other);
}
LOOP(remainder_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = f_remainder(in_input[i], in_other[i]);
}
LOOP(remainder_short_number) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_output[i] = f_remainder(in_input[i], in_other);
}
LOOP(remainder_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = f_remainder(in_input[i], in_other[i]);
}
LOOP(remainder_int_number) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_output[i] = f_remainder(in_input[i], in_other);
}
LOOP(remainder_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = f_remainder(in_input[i], in_other[i]);
}
LOOP(remainder_long_number) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_output[i] = f_remainder(in_input[i], in_other);
}
WIDE_LOOP(remainder_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_remainder(in_input[i], in_other[i]);
}
WIDE_LOOP(remainder_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_remainder(in_input[i], in_other);
}
WIDE_LOOP(remainder_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_remainder(in_input[i], in_other[i]);
}
WIDE_LOOP(remainder_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_remainder(in_input[i], in_other);
}
static const pointwise remainder_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .divisors = 2,
    .computes = true,
    .kernel = {"arithmetic", "remainder"},
    .loops = {
        [TH_BYTE] = remainder_byte, [TH_CHAR] = remainder_char, [TH_SHORT] = remainder_short,
        [TH_INT] = remainder_int, [TH_LONG] = remainder_long, [TH_FLOAT] = remainder_float,
        [TH_DOUBLE] = remainder_double
    },
    .numbers = {
        [TH_BYTE] = remainder_byte_number, [TH_CHAR] = remainder_char_number,
        [TH_SHORT] = remainder_short_number, [TH_INT] = remainder_int_number,
        [TH_LONG] = remainder_long_number, [TH_FLOAT] = remainder_float_number,
        [TH_DOUBLE] = remainder_double_number
    },
};
/* d other = -grad * select(abs(other) == inf, select(input * other < 0, -1, 0), floor(input /
   other)) */
WIDE_LOOP(remainder_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) to_other[i] = -in_grad[i] * f_select(f_abs(in_other[i]) == (float)INFINITY,
        f_select(in_input[i] * in_other[i] < 0, -1, (float)0), f_floor(f_divide(in_input[i],
        in_other[i])));
}
WIDE_LOOP(remainder_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) to_other[i] = -in_grad[i] * f_select(f_abs(in_other[i]) == (double)INFINITY,
        f_select(in_input[i] * in_other[i] < 0, -1, (double)0), f_floor(f_divide(in_input[i],
        in_other[i])));
}
NARROW_LOOP(remainder_other_half, remainder_other_float, half, 1, 4, 0, 0)
NARROW_LOOP(remainder_other_bfloat16, remainder_other_float, bfloat16, 1, 4, 0, 0)
static const gradient remainder_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"arithmetic", "remainder_other"},
    .loops = {
        [TH_HALF] = remainder_other_half, [TH_BFLOAT16] = remainder_other_bfloat16,
        [TH_FLOAT] = remainder_other_float, [TH_DOUBLE] = remainder_other_double
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
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
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
