/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* comparison: Elementwise comparisons. The result is a BoolTensor. Every comparison with nan is
   False, except for ne. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* eq(Tensor input, Tensor|Scalar other) -> BoolTensor = input == other */
LOOP(eq_byte) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other[i];
}
LOOP(eq_byte_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other;
}
LOOP(eq_char) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other[i];
}
LOOP(eq_char_number) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other;
}
LOOP(eq_short) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other[i];
}
LOOP(eq_short_number) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other;
}
LOOP(eq_int) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other[i];
}
LOOP(eq_int_number) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other;
}
LOOP(eq_long) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other[i];
}
LOOP(eq_long_number) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other;
}
LOOP(eq_float) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other[i];
}
LOOP(eq_float_number) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other;
}
LOOP(eq_double) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other[i];
}
LOOP(eq_double_number) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other;
}
LOOP(eq_complexfloat) {
    bool *to_output = (bool *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat *in_other = (const complexfloat *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other[i];
}
LOOP(eq_complexfloat_number) {
    bool *to_output = (bool *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat in_other = *(const complexfloat *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other;
}
LOOP(eq_complexdouble) {
    bool *to_output = (bool *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble *in_other = (const complexdouble *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other[i];
}
LOOP(eq_complexdouble_number) {
    bool *to_output = (bool *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble in_other = *(const complexdouble *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other;
}
LOOP(eq_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(in_input[i]) == th_truth(in_other[i]);
}
LOOP(eq_bool_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(in_input[i]) == in_other;
}
LOOP(eq_half) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    const half *in_other = (const half *)at[2];
    EACH(i, count) to_output[i] = th_half_equal(in_input[i], in_other[i]) != 0;
}
LOOP(eq_half_number) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    const float in_other = *(const float *)at[2];
    const half bits_other = th_float_half(in_other);
    EACH(i, count) to_output[i] = th_half_equal(in_input[i], bits_other) != 0;
}
LOOP(eq_bfloat16) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const bfloat16 *in_other = (const bfloat16 *)at[2];
    EACH(i, count) to_output[i] = th_bfloat16_equal(in_input[i], in_other[i]) != 0;
}
LOOP(eq_bfloat16_number) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const float in_other = *(const float *)at[2];
    const bfloat16 bits_other = th_float_bfloat16(in_other);
    EACH(i, count) to_output[i] = th_bfloat16_equal(in_input[i], bits_other) != 0;
}
static const pointwise eq_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"comparison", "eq"},
    .postfix = "x0 x1 ==",
    .loops = {
        [TH_BOOL] = eq_bool, [TH_BYTE] = eq_byte, [TH_CHAR] = eq_char, [TH_SHORT] = eq_short,
        [TH_INT] = eq_int, [TH_LONG] = eq_long, [TH_HALF] = eq_half, [TH_BFLOAT16] = eq_bfloat16,
        [TH_FLOAT] = eq_float, [TH_DOUBLE] = eq_double, [TH_COMPLEXFLOAT] = eq_complexfloat,
        [TH_COMPLEXDOUBLE] = eq_complexdouble
    },
    .numbers = {
        [TH_BOOL] = eq_bool_number, [TH_BYTE] = eq_byte_number, [TH_CHAR] = eq_char_number,
        [TH_SHORT] = eq_short_number, [TH_INT] = eq_int_number, [TH_LONG] = eq_long_number,
        [TH_HALF] = eq_half_number, [TH_BFLOAT16] = eq_bfloat16_number,
        [TH_FLOAT] = eq_float_number, [TH_DOUBLE] = eq_double_number,
        [TH_COMPLEXFLOAT] = eq_complexfloat_number, [TH_COMPLEXDOUBLE] = eq_complexdouble_number
    },
};
static const param eq_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_eq = {
    .op = "eq", .name = "eq",
    .signature = "eq(Tensor input, Tensor|Scalar other) -> BoolTensor",
    .enter = th_pointwise, .body = &eq_body,
    .params = eq_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ANY, .own = TH_PLAIN | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_BOOL}, .joins = 1,
};

/* ne(Tensor input, Tensor|Scalar other) -> BoolTensor = input != other */
LOOP(ne_byte) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other[i];
}
LOOP(ne_byte_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other;
}
LOOP(ne_char) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other[i];
}
LOOP(ne_char_number) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other;
}
LOOP(ne_short) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other[i];
}
LOOP(ne_short_number) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other;
}
LOOP(ne_int) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other[i];
}
LOOP(ne_int_number) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other;
}
LOOP(ne_long) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other[i];
}
LOOP(ne_long_number) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other;
}
LOOP(ne_float) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other[i];
}
LOOP(ne_float_number) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other;
}
LOOP(ne_double) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other[i];
}
LOOP(ne_double_number) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other;
}
LOOP(ne_complexfloat) {
    bool *to_output = (bool *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat *in_other = (const complexfloat *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other[i];
}
LOOP(ne_complexfloat_number) {
    bool *to_output = (bool *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat in_other = *(const complexfloat *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other;
}
LOOP(ne_complexdouble) {
    bool *to_output = (bool *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble *in_other = (const complexdouble *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other[i];
}
LOOP(ne_complexdouble_number) {
    bool *to_output = (bool *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble in_other = *(const complexdouble *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other;
}
LOOP(ne_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(in_input[i]) != th_truth(in_other[i]);
}
LOOP(ne_bool_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(in_input[i]) != in_other;
}
LOOP(ne_half) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    const half *in_other = (const half *)at[2];
    EACH(i, count) to_output[i] = th_half_not(th_half_equal(in_input[i], in_other[i])) != 0;
}
LOOP(ne_half_number) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    const float in_other = *(const float *)at[2];
    const half bits_other = th_float_half(in_other);
    EACH(i, count) to_output[i] = th_half_not(th_half_equal(in_input[i], bits_other)) != 0;
}
LOOP(ne_bfloat16) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const bfloat16 *in_other = (const bfloat16 *)at[2];
    EACH(i, count) to_output[i] = th_bfloat16_not(th_bfloat16_equal(in_input[i], in_other[i])) != 0;
}
LOOP(ne_bfloat16_number) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const float in_other = *(const float *)at[2];
    const bfloat16 bits_other = th_float_bfloat16(in_other);
    EACH(i, count) to_output[i] = th_bfloat16_not(th_bfloat16_equal(in_input[i], bits_other)) != 0;
}
static const pointwise ne_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"comparison", "ne"},
    .postfix = "x0 x1 !=",
    .loops = {
        [TH_BOOL] = ne_bool, [TH_BYTE] = ne_byte, [TH_CHAR] = ne_char, [TH_SHORT] = ne_short,
        [TH_INT] = ne_int, [TH_LONG] = ne_long, [TH_HALF] = ne_half, [TH_BFLOAT16] = ne_bfloat16,
        [TH_FLOAT] = ne_float, [TH_DOUBLE] = ne_double, [TH_COMPLEXFLOAT] = ne_complexfloat,
        [TH_COMPLEXDOUBLE] = ne_complexdouble
    },
    .numbers = {
        [TH_BOOL] = ne_bool_number, [TH_BYTE] = ne_byte_number, [TH_CHAR] = ne_char_number,
        [TH_SHORT] = ne_short_number, [TH_INT] = ne_int_number, [TH_LONG] = ne_long_number,
        [TH_HALF] = ne_half_number, [TH_BFLOAT16] = ne_bfloat16_number,
        [TH_FLOAT] = ne_float_number, [TH_DOUBLE] = ne_double_number,
        [TH_COMPLEXFLOAT] = ne_complexfloat_number, [TH_COMPLEXDOUBLE] = ne_complexdouble_number
    },
};
static const param ne_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_ne = {
    .op = "ne", .name = "ne",
    .signature = "ne(Tensor input, Tensor|Scalar other) -> BoolTensor",
    .enter = th_pointwise, .body = &ne_body,
    .params = ne_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ANY, .own = TH_PLAIN | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_BOOL}, .joins = 1,
};

/* lt(Tensor input, Tensor|Scalar other) -> BoolTensor = input < other */
LOOP(lt_byte) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] < in_other[i];
}
LOOP(lt_byte_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] < in_other;
}
LOOP(lt_char) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] < in_other[i];
}
LOOP(lt_char_number) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] < in_other;
}
LOOP(lt_short) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] < in_other[i];
}
LOOP(lt_short_number) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] < in_other;
}
LOOP(lt_int) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] < in_other[i];
}
LOOP(lt_int_number) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] < in_other;
}
LOOP(lt_long) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] < in_other[i];
}
LOOP(lt_long_number) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] < in_other;
}
LOOP(lt_float) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = in_input[i] < in_other[i];
}
LOOP(lt_float_number) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = in_input[i] < in_other;
}
LOOP(lt_double) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = in_input[i] < in_other[i];
}
LOOP(lt_double_number) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = in_input[i] < in_other;
}
LOOP(lt_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(in_input[i]) < th_truth(in_other[i]);
}
LOOP(lt_bool_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(in_input[i]) < in_other;
}
LOOP(lt_half) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    const half *in_other = (const half *)at[2];
    EACH(i, count) to_output[i] = th_half_less(in_input[i], in_other[i]) != 0;
}
LOOP(lt_half_number) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    const float in_other = *(const float *)at[2];
    const half bits_other = th_float_half(in_other);
    EACH(i, count) to_output[i] = th_half_less(in_input[i], bits_other) != 0;
}
LOOP(lt_bfloat16) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const bfloat16 *in_other = (const bfloat16 *)at[2];
    EACH(i, count) to_output[i] = th_bfloat16_less(in_input[i], in_other[i]) != 0;
}
LOOP(lt_bfloat16_number) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const float in_other = *(const float *)at[2];
    const bfloat16 bits_other = th_float_bfloat16(in_other);
    EACH(i, count) to_output[i] = th_bfloat16_less(in_input[i], bits_other) != 0;
}
static const pointwise lt_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"comparison", "lt"},
    .postfix = "x0 x1 <",
    .loops = {
        [TH_BOOL] = lt_bool, [TH_BYTE] = lt_byte, [TH_CHAR] = lt_char, [TH_SHORT] = lt_short,
        [TH_INT] = lt_int, [TH_LONG] = lt_long, [TH_HALF] = lt_half, [TH_BFLOAT16] = lt_bfloat16,
        [TH_FLOAT] = lt_float, [TH_DOUBLE] = lt_double
    },
    .numbers = {
        [TH_BOOL] = lt_bool_number, [TH_BYTE] = lt_byte_number, [TH_CHAR] = lt_char_number,
        [TH_SHORT] = lt_short_number, [TH_INT] = lt_int_number, [TH_LONG] = lt_long_number,
        [TH_HALF] = lt_half_number, [TH_BFLOAT16] = lt_bfloat16_number,
        [TH_FLOAT] = lt_float_number, [TH_DOUBLE] = lt_double_number
    },
};
static const param lt_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_lt = {
    .op = "lt", .name = "lt",
    .signature = "lt(Tensor input, Tensor|Scalar other) -> BoolTensor",
    .enter = th_pointwise, .body = &lt_body,
    .params = lt_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_BOOL}, .joins = 1,
};

/* le(Tensor input, Tensor|Scalar other) -> BoolTensor = input <= other */
LOOP(le_byte) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] <= in_other[i];
}
LOOP(le_byte_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] <= in_other;
}
LOOP(le_char) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] <= in_other[i];
}
LOOP(le_char_number) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] <= in_other;
}
LOOP(le_short) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] <= in_other[i];
}
LOOP(le_short_number) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] <= in_other;
}
LOOP(le_int) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] <= in_other[i];
}
LOOP(le_int_number) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] <= in_other;
}
LOOP(le_long) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] <= in_other[i];
}
LOOP(le_long_number) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] <= in_other;
}
LOOP(le_float) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = in_input[i] <= in_other[i];
}
LOOP(le_float_number) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = in_input[i] <= in_other;
}
LOOP(le_double) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = in_input[i] <= in_other[i];
}
LOOP(le_double_number) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = in_input[i] <= in_other;
}
LOOP(le_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(in_input[i]) <= th_truth(in_other[i]);
}
LOOP(le_bool_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(in_input[i]) <= in_other;
}
LOOP(le_half) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    const half *in_other = (const half *)at[2];
    EACH(i, count) to_output[i] = th_half_at_most(in_input[i], in_other[i]) != 0;
}
LOOP(le_half_number) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    const float in_other = *(const float *)at[2];
    const half bits_other = th_float_half(in_other);
    EACH(i, count) to_output[i] = th_half_at_most(in_input[i], bits_other) != 0;
}
LOOP(le_bfloat16) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const bfloat16 *in_other = (const bfloat16 *)at[2];
    EACH(i, count) to_output[i] = th_bfloat16_at_most(in_input[i], in_other[i]) != 0;
}
LOOP(le_bfloat16_number) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const float in_other = *(const float *)at[2];
    const bfloat16 bits_other = th_float_bfloat16(in_other);
    EACH(i, count) to_output[i] = th_bfloat16_at_most(in_input[i], bits_other) != 0;
}
static const pointwise le_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"comparison", "le"},
    .postfix = "x0 x1 <=",
    .loops = {
        [TH_BOOL] = le_bool, [TH_BYTE] = le_byte, [TH_CHAR] = le_char, [TH_SHORT] = le_short,
        [TH_INT] = le_int, [TH_LONG] = le_long, [TH_HALF] = le_half, [TH_BFLOAT16] = le_bfloat16,
        [TH_FLOAT] = le_float, [TH_DOUBLE] = le_double
    },
    .numbers = {
        [TH_BOOL] = le_bool_number, [TH_BYTE] = le_byte_number, [TH_CHAR] = le_char_number,
        [TH_SHORT] = le_short_number, [TH_INT] = le_int_number, [TH_LONG] = le_long_number,
        [TH_HALF] = le_half_number, [TH_BFLOAT16] = le_bfloat16_number,
        [TH_FLOAT] = le_float_number, [TH_DOUBLE] = le_double_number
    },
};
static const param le_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_le = {
    .op = "le", .name = "le",
    .signature = "le(Tensor input, Tensor|Scalar other) -> BoolTensor",
    .enter = th_pointwise, .body = &le_body,
    .params = le_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_BOOL}, .joins = 1,
};

/* gt(Tensor input, Tensor|Scalar other) -> BoolTensor = input > other */
LOOP(gt_byte) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] > in_other[i];
}
LOOP(gt_byte_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] > in_other;
}
LOOP(gt_char) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] > in_other[i];
}
LOOP(gt_char_number) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] > in_other;
}
LOOP(gt_short) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] > in_other[i];
}
LOOP(gt_short_number) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] > in_other;
}
LOOP(gt_int) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] > in_other[i];
}
LOOP(gt_int_number) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] > in_other;
}
LOOP(gt_long) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] > in_other[i];
}
LOOP(gt_long_number) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] > in_other;
}
LOOP(gt_float) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = in_input[i] > in_other[i];
}
LOOP(gt_float_number) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = in_input[i] > in_other;
}
LOOP(gt_double) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = in_input[i] > in_other[i];
}
LOOP(gt_double_number) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = in_input[i] > in_other;
}
LOOP(gt_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(in_input[i]) > th_truth(in_other[i]);
}
LOOP(gt_bool_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(in_input[i]) > in_other;
}
LOOP(gt_half) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    const half *in_other = (const half *)at[2];
    EACH(i, count) to_output[i] = th_half_less(in_other[i], in_input[i]) != 0;
}
LOOP(gt_half_number) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    const float in_other = *(const float *)at[2];
    const half bits_other = th_float_half(in_other);
    EACH(i, count) to_output[i] = th_half_less(bits_other, in_input[i]) != 0;
}
LOOP(gt_bfloat16) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const bfloat16 *in_other = (const bfloat16 *)at[2];
    EACH(i, count) to_output[i] = th_bfloat16_less(in_other[i], in_input[i]) != 0;
}
LOOP(gt_bfloat16_number) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const float in_other = *(const float *)at[2];
    const bfloat16 bits_other = th_float_bfloat16(in_other);
    EACH(i, count) to_output[i] = th_bfloat16_less(bits_other, in_input[i]) != 0;
}
static const pointwise gt_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"comparison", "gt"},
    .postfix = "x0 x1 >",
    .loops = {
        [TH_BOOL] = gt_bool, [TH_BYTE] = gt_byte, [TH_CHAR] = gt_char, [TH_SHORT] = gt_short,
        [TH_INT] = gt_int, [TH_LONG] = gt_long, [TH_HALF] = gt_half, [TH_BFLOAT16] = gt_bfloat16,
        [TH_FLOAT] = gt_float, [TH_DOUBLE] = gt_double
    },
    .numbers = {
        [TH_BOOL] = gt_bool_number, [TH_BYTE] = gt_byte_number, [TH_CHAR] = gt_char_number,
        [TH_SHORT] = gt_short_number, [TH_INT] = gt_int_number, [TH_LONG] = gt_long_number,
        [TH_HALF] = gt_half_number, [TH_BFLOAT16] = gt_bfloat16_number,
        [TH_FLOAT] = gt_float_number, [TH_DOUBLE] = gt_double_number
    },
};
static const param gt_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_gt = {
    .op = "gt", .name = "gt",
    .signature = "gt(Tensor input, Tensor|Scalar other) -> BoolTensor",
    .enter = th_pointwise, .body = &gt_body,
    .params = gt_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_BOOL}, .joins = 1,
};

/* ge(Tensor input, Tensor|Scalar other) -> BoolTensor = input >= other */
LOOP(ge_byte) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] >= in_other[i];
}
LOOP(ge_byte_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] >= in_other;
}
LOOP(ge_char) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] >= in_other[i];
}
LOOP(ge_char_number) {
    bool *to_output = (bool *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] >= in_other;
}
LOOP(ge_short) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] >= in_other[i];
}
LOOP(ge_short_number) {
    bool *to_output = (bool *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] >= in_other;
}
LOOP(ge_int) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] >= in_other[i];
}
LOOP(ge_int_number) {
    bool *to_output = (bool *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] >= in_other;
}
LOOP(ge_long) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] >= in_other[i];
}
LOOP(ge_long_number) {
    bool *to_output = (bool *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_output[i] = in_input[i] >= in_other;
}
LOOP(ge_float) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = in_input[i] >= in_other[i];
}
LOOP(ge_float_number) {
    bool *to_output = (bool *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = in_input[i] >= in_other;
}
LOOP(ge_double) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = in_input[i] >= in_other[i];
}
LOOP(ge_double_number) {
    bool *to_output = (bool *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = in_input[i] >= in_other;
}
LOOP(ge_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(in_input[i]) >= th_truth(in_other[i]);
}
LOOP(ge_bool_number) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(in_input[i]) >= in_other;
}
LOOP(ge_half) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    const half *in_other = (const half *)at[2];
    EACH(i, count) to_output[i] = th_half_at_most(in_other[i], in_input[i]) != 0;
}
LOOP(ge_half_number) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    const float in_other = *(const float *)at[2];
    const half bits_other = th_float_half(in_other);
    EACH(i, count) to_output[i] = th_half_at_most(bits_other, in_input[i]) != 0;
}
LOOP(ge_bfloat16) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const bfloat16 *in_other = (const bfloat16 *)at[2];
    EACH(i, count) to_output[i] = th_bfloat16_at_most(in_other[i], in_input[i]) != 0;
}
LOOP(ge_bfloat16_number) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const float in_other = *(const float *)at[2];
    const bfloat16 bits_other = th_float_bfloat16(in_other);
    EACH(i, count) to_output[i] = th_bfloat16_at_most(bits_other, in_input[i]) != 0;
}
static const pointwise ge_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"comparison", "ge"},
    .postfix = "x0 x1 >=",
    .loops = {
        [TH_BOOL] = ge_bool, [TH_BYTE] = ge_byte, [TH_CHAR] = ge_char, [TH_SHORT] = ge_short,
        [TH_INT] = ge_int, [TH_LONG] = ge_long, [TH_HALF] = ge_half, [TH_BFLOAT16] = ge_bfloat16,
        [TH_FLOAT] = ge_float, [TH_DOUBLE] = ge_double
    },
    .numbers = {
        [TH_BOOL] = ge_bool_number, [TH_BYTE] = ge_byte_number, [TH_CHAR] = ge_char_number,
        [TH_SHORT] = ge_short_number, [TH_INT] = ge_int_number, [TH_LONG] = ge_long_number,
        [TH_HALF] = ge_half_number, [TH_BFLOAT16] = ge_bfloat16_number,
        [TH_FLOAT] = ge_float_number, [TH_DOUBLE] = ge_double_number
    },
};
static const param ge_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_ge = {
    .op = "ge", .name = "ge",
    .signature = "ge(Tensor input, Tensor|Scalar other) -> BoolTensor",
    .enter = th_pointwise, .body = &ge_body,
    .params = ge_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_BOOL}, .joins = 1,
};
