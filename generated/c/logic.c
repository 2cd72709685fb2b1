/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* logic: Logical operations. Nonzero elements are true. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* logical_and(Tensor input, Tensor|Scalar other) -> BoolTensor = input != 0 and other != 0 */
LOOP(logical_and_byte) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other[i] != 0);
}
LOOP(logical_and_byte_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other != 0);
}
LOOP(logical_and_char) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other[i] != 0);
}
LOOP(logical_and_char_number) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other != 0);
}
LOOP(logical_and_short) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other[i] != 0);
}
LOOP(logical_and_short_number) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other != 0);
}
LOOP(logical_and_int) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other[i] != 0);
}
LOOP(logical_and_int_number) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other != 0);
}
LOOP(logical_and_long) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other[i] != 0);
}
LOOP(logical_and_long_number) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other != 0);
}
LOOP(logical_and_float) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other[i] != 0);
}
LOOP(logical_and_float_number) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other != 0);
}
LOOP(logical_and_double) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other[i] != 0);
}
LOOP(logical_and_double_number) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other != 0);
}
LOOP(logical_and_complexfloat) {
    bool *to_output = (bool *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat *in_other = (const complexfloat *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other[i] != 0);
}
LOOP(logical_and_complexfloat_number) {
    bool *to_output = (bool *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat in_other = *(const complexfloat *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other != 0);
}
LOOP(logical_and_complexdouble) {
    bool *to_output = (bool *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble *in_other = (const complexdouble *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other[i] != 0);
}
LOOP(logical_and_complexdouble_number) {
    bool *to_output = (bool *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble in_other = *(const complexdouble *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other != 0);
}
LOOP(logical_and_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = (th_truth(in_input[i]) != 0) & (th_truth(in_other[i]) != 0);
}
LOOP(logical_and_bool_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = (th_truth(in_input[i]) != 0) & (in_other != 0);
}
LOOP(logical_and_half) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    const half *in_other = (const half *)at[2];
    EACH(i, count) to_output[i] = (half)(th_half_not(th_half_equal(in_input[i],
        0)) & th_half_not(th_half_equal(in_other[i], 0))) != 0;
}
LOOP(logical_and_half_number) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    const float in_other = *(const float *)at[2];
    const half bits_other = th_float_half(in_other);
    EACH(i, count) to_output[i] = (half)(th_half_not(th_half_equal(in_input[i],
        0)) & th_half_not(th_half_equal(bits_other, 0))) != 0;
}
LOOP(logical_and_bfloat16) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const bfloat16 *in_other = (const bfloat16 *)at[2];
    EACH(i, count) to_output[i] = (bfloat16)(th_bfloat16_not(th_bfloat16_equal(in_input[i],
        0)) & th_bfloat16_not(th_bfloat16_equal(in_other[i], 0))) != 0;
}
LOOP(logical_and_bfloat16_number) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const float in_other = *(const float *)at[2];
    const bfloat16 bits_other = th_float_bfloat16(in_other);
    EACH(i, count) to_output[i] = (bfloat16)(th_bfloat16_not(th_bfloat16_equal(in_input[i],
        0)) & th_bfloat16_not(th_bfloat16_equal(bits_other, 0))) != 0;
}
static const pointwise logical_and_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"logic", "logical_and"},
    .postfix = "x0 n0 != x1 n0 != and",
    .constants = (const double[]){0.0},
    .loops = {
        [TH_BOOL] = logical_and_bool, [TH_BYTE] = logical_and_byte, [TH_CHAR] = logical_and_char,
        [TH_SHORT] = logical_and_short, [TH_INT] = logical_and_int, [TH_LONG] = logical_and_long,
        [TH_HALF] = logical_and_half, [TH_BFLOAT16] = logical_and_bfloat16,
        [TH_FLOAT] = logical_and_float, [TH_DOUBLE] = logical_and_double,
        [TH_COMPLEXFLOAT] = logical_and_complexfloat, [TH_COMPLEXDOUBLE] = logical_and_complexdouble
    },
    .numbers = {
        [TH_BOOL] = logical_and_bool_number, [TH_BYTE] = logical_and_byte_number,
        [TH_CHAR] = logical_and_char_number, [TH_SHORT] = logical_and_short_number,
        [TH_INT] = logical_and_int_number, [TH_LONG] = logical_and_long_number,
        [TH_HALF] = logical_and_half_number, [TH_BFLOAT16] = logical_and_bfloat16_number,
        [TH_FLOAT] = logical_and_float_number, [TH_DOUBLE] = logical_and_double_number,
        [TH_COMPLEXFLOAT] = logical_and_complexfloat_number,
        [TH_COMPLEXDOUBLE] = logical_and_complexdouble_number
    },
};
static const param logical_and_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_logical_and = {
    .op = "logical_and", .name = "logical_and",
    .signature = "logical_and(Tensor input, Tensor|Scalar other) -> BoolTensor",
    .enter = th_pointwise, .body = &logical_and_body,
    .params = logical_and_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_PLAIN | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_BOOL}, .joins = 1,
};

/* logical_or(Tensor input, Tensor|Scalar other) -> BoolTensor = input != 0 or other != 0 */
LOOP(logical_or_byte) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other[i] != 0);
}
LOOP(logical_or_byte_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other != 0);
}
LOOP(logical_or_char) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other[i] != 0);
}
LOOP(logical_or_char_number) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other != 0);
}
LOOP(logical_or_short) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other[i] != 0);
}
LOOP(logical_or_short_number) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other != 0);
}
LOOP(logical_or_int) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other[i] != 0);
}
LOOP(logical_or_int_number) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other != 0);
}
LOOP(logical_or_long) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other[i] != 0);
}
LOOP(logical_or_long_number) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other != 0);
}
LOOP(logical_or_float) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other[i] != 0);
}
LOOP(logical_or_float_number) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other != 0);
}
LOOP(logical_or_double) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other[i] != 0);
}
LOOP(logical_or_double_number) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other != 0);
}
LOOP(logical_or_complexfloat) {
    bool *to_output = (bool *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat *in_other = (const complexfloat *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other[i] != 0);
}
LOOP(logical_or_complexfloat_number) {
    bool *to_output = (bool *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat in_other = *(const complexfloat *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other != 0);
}
LOOP(logical_or_complexdouble) {
    bool *to_output = (bool *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble *in_other = (const complexdouble *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other[i] != 0);
}
LOOP(logical_or_complexdouble_number) {
    bool *to_output = (bool *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble in_other = *(const complexdouble *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other != 0);
}
LOOP(logical_or_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = (th_truth(in_input[i]) != 0) | (th_truth(in_other[i]) != 0);
}
LOOP(logical_or_bool_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = (th_truth(in_input[i]) != 0) | (in_other != 0);
}
LOOP(logical_or_half) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    const half *in_other = (const half *)at[2];
    EACH(i, count) to_output[i] = (half)(th_half_not(th_half_equal(in_input[i],
        0)) | th_half_not(th_half_equal(in_other[i], 0))) != 0;
}
LOOP(logical_or_half_number) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    const float in_other = *(const float *)at[2];
    const half bits_other = th_float_half(in_other);
    EACH(i, count) to_output[i] = (half)(th_half_not(th_half_equal(in_input[i],
        0)) | th_half_not(th_half_equal(bits_other, 0))) != 0;
}
LOOP(logical_or_bfloat16) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const bfloat16 *in_other = (const bfloat16 *)at[2];
    EACH(i, count) to_output[i] = (bfloat16)(th_bfloat16_not(th_bfloat16_equal(in_input[i],
        0)) | th_bfloat16_not(th_bfloat16_equal(in_other[i], 0))) != 0;
}
LOOP(logical_or_bfloat16_number) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const float in_other = *(const float *)at[2];
    const bfloat16 bits_other = th_float_bfloat16(in_other);
    EACH(i, count) to_output[i] = (bfloat16)(th_bfloat16_not(th_bfloat16_equal(in_input[i],
        0)) | th_bfloat16_not(th_bfloat16_equal(bits_other, 0))) != 0;
}
static const pointwise logical_or_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"logic", "logical_or"},
    .postfix = "x0 n0 != x1 n0 != or",
    .constants = (const double[]){0.0},
    .loops = {
        [TH_BOOL] = logical_or_bool, [TH_BYTE] = logical_or_byte, [TH_CHAR] = logical_or_char,
        [TH_SHORT] = logical_or_short, [TH_INT] = logical_or_int, [TH_LONG] = logical_or_long,
        [TH_HALF] = logical_or_half, [TH_BFLOAT16] = logical_or_bfloat16,
        [TH_FLOAT] = logical_or_float, [TH_DOUBLE] = logical_or_double,
        [TH_COMPLEXFLOAT] = logical_or_complexfloat, [TH_COMPLEXDOUBLE] = logical_or_complexdouble
    },
    .numbers = {
        [TH_BOOL] = logical_or_bool_number, [TH_BYTE] = logical_or_byte_number,
        [TH_CHAR] = logical_or_char_number, [TH_SHORT] = logical_or_short_number,
        [TH_INT] = logical_or_int_number, [TH_LONG] = logical_or_long_number,
        [TH_HALF] = logical_or_half_number, [TH_BFLOAT16] = logical_or_bfloat16_number,
        [TH_FLOAT] = logical_or_float_number, [TH_DOUBLE] = logical_or_double_number,
        [TH_COMPLEXFLOAT] = logical_or_complexfloat_number,
        [TH_COMPLEXDOUBLE] = logical_or_complexdouble_number
    },
};
static const param logical_or_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_logical_or = {
    .op = "logical_or", .name = "logical_or",
    .signature = "logical_or(Tensor input, Tensor|Scalar other) -> BoolTensor",
    .enter = th_pointwise, .body = &logical_or_body,
    .params = logical_or_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_PLAIN | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_BOOL}, .joins = 1,
};

/* logical_xor(Tensor input, Tensor|Scalar other) -> BoolTensor = input != 0 and other == 0 or
   input == 0 and other != 0 */
LOOP(logical_xor_byte) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other[i] == 0)) | ((in_input[i] == 0) &
        (in_other[i] != 0));
}
LOOP(logical_xor_byte_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other == 0)) | ((in_input[i] == 0) &
        (in_other != 0));
}
LOOP(logical_xor_char) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other[i] == 0)) | ((in_input[i] == 0) &
        (in_other[i] != 0));
}
LOOP(logical_xor_char_number) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other == 0)) | ((in_input[i] == 0) &
        (in_other != 0));
}
LOOP(logical_xor_short) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other[i] == 0)) | ((in_input[i] == 0) &
        (in_other[i] != 0));
}
LOOP(logical_xor_short_number) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other == 0)) | ((in_input[i] == 0) &
        (in_other != 0));
}
LOOP(logical_xor_int) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other[i] == 0)) | ((in_input[i] == 0) &
        (in_other[i] != 0));
}
LOOP(logical_xor_int_number) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other == 0)) | ((in_input[i] == 0) &
        (in_other != 0));
}
LOOP(logical_xor_long) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other[i] == 0)) | ((in_input[i] == 0) &
        (in_other[i] != 0));
}
LOOP(logical_xor_long_number) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other == 0)) | ((in_input[i] == 0) &
        (in_other != 0));
}
LOOP(logical_xor_float) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other[i] == 0)) | ((in_input[i] == 0) &
        (in_other[i] != 0));
}
LOOP(logical_xor_float_number) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other == 0)) | ((in_input[i] == 0) &
        (in_other != 0));
}
LOOP(logical_xor_double) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other[i] == 0)) | ((in_input[i] == 0) &
        (in_other[i] != 0));
}
LOOP(logical_xor_double_number) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other == 0)) | ((in_input[i] == 0) &
        (in_other != 0));
}
LOOP(logical_xor_complexfloat) {
    bool *to_output = (bool *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat *in_other = (const complexfloat *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other[i] == 0)) | ((in_input[i] == 0) &
        (in_other[i] != 0));
}
LOOP(logical_xor_complexfloat_number) {
    bool *to_output = (bool *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat in_other = *(const complexfloat *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other == 0)) | ((in_input[i] == 0) &
        (in_other != 0));
}
LOOP(logical_xor_complexdouble) {
    bool *to_output = (bool *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble *in_other = (const complexdouble *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other[i] == 0)) | ((in_input[i] == 0) &
        (in_other[i] != 0));
}
LOOP(logical_xor_complexdouble_number) {
    bool *to_output = (bool *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble in_other = *(const complexdouble *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other == 0)) | ((in_input[i] == 0) &
        (in_other != 0));
}
LOOP(logical_xor_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = ((th_truth(in_input[i]) != 0) & (th_truth(in_other[i]) == 0)) |
        ((th_truth(in_input[i]) == 0) & (th_truth(in_other[i]) != 0));
}
LOOP(logical_xor_bool_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = ((th_truth(in_input[i]) != 0) & (in_other == 0)) |
        ((th_truth(in_input[i]) == 0) & (in_other != 0));
}
LOOP(logical_xor_half) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    const half *in_other = (const half *)at[2];
    EACH(i, count) to_output[i] = (half)((half)(th_half_not(th_half_equal(in_input[i],
        0)) & th_half_equal(in_other[i], 0)) | (half)(th_half_equal(in_input[i],
        0) & th_half_not(th_half_equal(in_other[i], 0)))) != 0;
}
LOOP(logical_xor_half_number) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    const float in_other = *(const float *)at[2];
    const half bits_other = th_float_half(in_other);
    EACH(i, count) to_output[i] = (half)((half)(th_half_not(th_half_equal(in_input[i],
        0)) & th_half_equal(bits_other, 0)) | (half)(th_half_equal(in_input[i],
        0) & th_half_not(th_half_equal(bits_other, 0)))) != 0;
}
LOOP(logical_xor_bfloat16) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const bfloat16 *in_other = (const bfloat16 *)at[2];
    EACH(i, count) to_output[i] =
        (bfloat16)((bfloat16)(th_bfloat16_not(th_bfloat16_equal(in_input[i],
        0)) & th_bfloat16_equal(in_other[i], 0)) | (bfloat16)(th_bfloat16_equal(in_input[i],
        0) & th_bfloat16_not(th_bfloat16_equal(in_other[i], 0)))) != 0;
}
LOOP(logical_xor_bfloat16_number) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const float in_other = *(const float *)at[2];
    const bfloat16 bits_other = th_float_bfloat16(in_other);
    EACH(i, count) to_output[i] =
        (bfloat16)((bfloat16)(th_bfloat16_not(th_bfloat16_equal(in_input[i],
        0)) & th_bfloat16_equal(bits_other, 0)) | (bfloat16)(th_bfloat16_equal(in_input[i],
        0) & th_bfloat16_not(th_bfloat16_equal(bits_other, 0)))) != 0;
}
static const pointwise logical_xor_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"logic", "logical_xor"},
    .postfix = "x0 n0 != x1 n0 == and x0 n0 == x1 n0 != and or",
    .constants = (const double[]){0.0},
    .loops = {
        [TH_BOOL] = logical_xor_bool, [TH_BYTE] = logical_xor_byte, [TH_CHAR] = logical_xor_char,
        [TH_SHORT] = logical_xor_short, [TH_INT] = logical_xor_int, [TH_LONG] = logical_xor_long,
        [TH_HALF] = logical_xor_half, [TH_BFLOAT16] = logical_xor_bfloat16,
        [TH_FLOAT] = logical_xor_float, [TH_DOUBLE] = logical_xor_double,
        [TH_COMPLEXFLOAT] = logical_xor_complexfloat, [TH_COMPLEXDOUBLE] = logical_xor_complexdouble
    },
    .numbers = {
        [TH_BOOL] = logical_xor_bool_number, [TH_BYTE] = logical_xor_byte_number,
        [TH_CHAR] = logical_xor_char_number, [TH_SHORT] = logical_xor_short_number,
        [TH_INT] = logical_xor_int_number, [TH_LONG] = logical_xor_long_number,
        [TH_HALF] = logical_xor_half_number, [TH_BFLOAT16] = logical_xor_bfloat16_number,
        [TH_FLOAT] = logical_xor_float_number, [TH_DOUBLE] = logical_xor_double_number,
        [TH_COMPLEXFLOAT] = logical_xor_complexfloat_number,
        [TH_COMPLEXDOUBLE] = logical_xor_complexdouble_number
    },
};
static const param logical_xor_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_logical_xor = {
    .op = "logical_xor", .name = "logical_xor",
    .signature = "logical_xor(Tensor input, Tensor|Scalar other) -> BoolTensor",
    .enter = th_pointwise, .body = &logical_xor_body,
    .params = logical_xor_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_PLAIN | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_BOOL}, .joins = 1,
};

/* logical_not(Tensor input) -> BoolTensor = input == 0 */
LOOP(logical_not_byte) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] == 0;
}
LOOP(logical_not_char) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] == 0;
}
LOOP(logical_not_short) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] == 0;
}
LOOP(logical_not_int) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] == 0;
}
LOOP(logical_not_long) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] == 0;
}
LOOP(logical_not_float) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = in_input[i] == 0;
}
LOOP(logical_not_double) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = in_input[i] == 0;
}
LOOP(logical_not_complexfloat) {
    bool *to_output = (bool *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = in_input[i] == 0;
}
LOOP(logical_not_complexdouble) {
    bool *to_output = (bool *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = in_input[i] == 0;
}
LOOP(logical_not_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = th_truth(in_input[i]) == 0;
}
LOOP(logical_not_half) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    EACH(i, count) to_output[i] = th_half_equal(in_input[i], 0) != 0;
}
LOOP(logical_not_bfloat16) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    EACH(i, count) to_output[i] = th_bfloat16_equal(in_input[i], 0) != 0;
}
static const pointwise logical_not_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"logic", "logical_not"},
    .postfix = "x0 n0 ==",
    .constants = (const double[]){0.0},
    .loops = {
        [TH_BOOL] = logical_not_bool, [TH_BYTE] = logical_not_byte, [TH_CHAR] = logical_not_char,
        [TH_SHORT] = logical_not_short, [TH_INT] = logical_not_int, [TH_LONG] = logical_not_long,
        [TH_HALF] = logical_not_half, [TH_BFLOAT16] = logical_not_bfloat16,
        [TH_FLOAT] = logical_not_float, [TH_DOUBLE] = logical_not_double,
        [TH_COMPLEXFLOAT] = logical_not_complexfloat, [TH_COMPLEXDOUBLE] = logical_not_complexdouble
    },
};
static const param logical_not_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_logical_not = {
    .op = "logical_not", .name = "logical_not",
    .signature = "logical_not(Tensor input) -> BoolTensor",
    .enter = th_pointwise, .body = &logical_not_body,
    .params = logical_not_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_PLAIN | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_BOOL},
};
