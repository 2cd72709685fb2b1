/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* comparison_in_place: Comparisons that leave ones and zeros, of its own type, in the first
   tensor. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* eq_(Tensor& input, Tensor|Scalar other) = select(input == other, 1, 0) */
LOOP(eq__byte) {
    uint8_t *to_input = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other[i], (uint8_t)1, (uint8_t)0);
}
LOOP(eq__byte_number) {
    uint8_t *to_input = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other, (uint8_t)1, (uint8_t)0);
}
LOOP(eq__char) {
    int8_t *to_input = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other[i], (int8_t)1, (int8_t)0);
}
LOOP(eq__char_number) {
    int8_t *to_input = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other, (int8_t)1, (int8_t)0);
}
LOOP(eq__short) {
    int16_t *to_input = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other[i], (int16_t)1, (int16_t)0);
}
LOOP(eq__short_number) {
    int16_t *to_input = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other, (int16_t)1, (int16_t)0);
}
LOOP(eq__int) {
    int32_t *to_input = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other[i], (int32_t)1, (int32_t)0);
}
LOOP(eq__int_number) {
    int32_t *to_input = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other, (int32_t)1, (int32_t)0);
}
LOOP(eq__long) {
    int64_t *to_input = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other[i], (int64_t)1, (int64_t)0);
}
LOOP(eq__long_number) {
    int64_t *to_input = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other, (int64_t)1, (int64_t)0);
}
LOOP(eq__float) {
    float *to_input = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other[i], (float)1, (float)0);
}
LOOP(eq__float_number) {
    float *to_input = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other, (float)1, (float)0);
}
LOOP(eq__double) {
    double *to_input = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other[i], (double)1, (double)0);
}
LOOP(eq__double_number) {
    double *to_input = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_other, (double)1, (double)0);
}
static const pointwise eq__body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"comparison_in_place", "eq_"},
    .loops = {
        [TH_BYTE] = eq__byte, [TH_CHAR] = eq__char, [TH_SHORT] = eq__short, [TH_INT] = eq__int,
        [TH_LONG] = eq__long, [TH_FLOAT] = eq__float, [TH_DOUBLE] = eq__double
    },
    .numbers = {
        [TH_BYTE] = eq__byte_number, [TH_CHAR] = eq__char_number, [TH_SHORT] = eq__short_number,
        [TH_INT] = eq__int_number, [TH_LONG] = eq__long_number, [TH_FLOAT] = eq__float_number,
        [TH_DOUBLE] = eq__double_number
    },
};
static const param eq__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_eq_ = {
    .op = "eq_", .name = "eq_",
    .signature = "eq_(Tensor& input, Tensor|Scalar other)",
    .doc = "One where an element equals other's, else zero.",
    .enter = th_pointwise, .body = &eq__body,
    .params = eq__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_ALL, .nparams = 2, .required = 2, .tensors = 2,
    .inputs = 2, .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* ne_(Tensor& input, Tensor|Scalar other) = select(input != other, 1, 0) */
LOOP(ne__byte) {
    uint8_t *to_input = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] != in_other[i], (uint8_t)1, (uint8_t)0);
}
LOOP(ne__byte_number) {
    uint8_t *to_input = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] != in_other, (uint8_t)1, (uint8_t)0);
}
LOOP(ne__char) {
    int8_t *to_input = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] != in_other[i], (int8_t)1, (int8_t)0);
}
LOOP(ne__char_number) {
    int8_t *to_input = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] != in_other, (int8_t)1, (int8_t)0);
}
LOOP(ne__short) {
    int16_t *to_input = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] != in_other[i], (int16_t)1, (int16_t)0);
}
LOOP(ne__short_number) {
    int16_t *to_input = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] != in_other, (int16_t)1, (int16_t)0);
}
LOOP(ne__int) {
    int32_t *to_input = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] != in_other[i], (int32_t)1, (int32_t)0);
}
LOOP(ne__int_number) {
    int32_t *to_input = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] != in_other, (int32_t)1, (int32_t)0);
}
LOOP(ne__long) {
    int64_t *to_input = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] != in_other[i], (int64_t)1, (int64_t)0);
}
LOOP(ne__long_number) {
    int64_t *to_input = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] != in_other, (int64_t)1, (int64_t)0);
}
LOOP(ne__float) {
    float *to_input = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] != in_other[i], (float)1, (float)0);
}
LOOP(ne__float_number) {
    float *to_input = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] != in_other, (float)1, (float)0);
}
LOOP(ne__double) {
    double *to_input = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] != in_other[i], (double)1, (double)0);
}
LOOP(ne__double_number) {
    double *to_input = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] != in_other, (double)1, (double)0);
}
static const pointwise ne__body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"comparison_in_place", "ne_"},
    .loops = {
        [TH_BYTE] = ne__byte, [TH_CHAR] = ne__char, [TH_SHORT] = ne__short, [TH_INT] = ne__int,
        [TH_LONG] = ne__long, [TH_FLOAT] = ne__float, [TH_DOUBLE] = ne__double
    },
    .numbers = {
        [TH_BYTE] = ne__byte_number, [TH_CHAR] = ne__char_number, [TH_SHORT] = ne__short_number,
        [TH_INT] = ne__int_number, [TH_LONG] = ne__long_number, [TH_FLOAT] = ne__float_number,
        [TH_DOUBLE] = ne__double_number
    },
};
static const param ne__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_ne_ = {
    .op = "ne_", .name = "ne_",
    .signature = "ne_(Tensor& input, Tensor|Scalar other)",
    .doc = "One where an element differs from other's, else zero.",
    .enter = th_pointwise, .body = &ne__body,
    .params = ne__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_ALL, .nparams = 2, .required = 2, .tensors = 2,
    .inputs = 2, .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* lt_(Tensor& input, Tensor|Scalar other) = select(input < other, 1, 0) */
LOOP(lt__byte) {
    uint8_t *to_input = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] < in_other[i], (uint8_t)1, (uint8_t)0);
}
LOOP(lt__byte_number) {
    uint8_t *to_input = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] < in_other, (uint8_t)1, (uint8_t)0);
}
LOOP(lt__char) {
    int8_t *to_input = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] < in_other[i], (int8_t)1, (int8_t)0);
}
LOOP(lt__char_number) {
    int8_t *to_input = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] < in_other, (int8_t)1, (int8_t)0);
}
LOOP(lt__short) {
    int16_t *to_input = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] < in_other[i], (int16_t)1, (int16_t)0);
}
LOOP(lt__short_number) {
    int16_t *to_input = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] < in_other, (int16_t)1, (int16_t)0);
}
LOOP(lt__int) {
    int32_t *to_input = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] < in_other[i], (int32_t)1, (int32_t)0);
}
LOOP(lt__int_number) {
    int32_t *to_input = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] < in_other, (int32_t)1, (int32_t)0);
}
LOOP(lt__long) {
    int64_t *to_input = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] < in_other[i], (int64_t)1, (int64_t)0);
}
LOOP(lt__long_number) {
    int64_t *to_input = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] < in_other, (int64_t)1, (int64_t)0);
}
LOOP(lt__float) {
    float *to_input = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] < in_other[i], (float)1, (float)0);
}
LOOP(lt__float_number) {
    float *to_input = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] < in_other, (float)1, (float)0);
}
LOOP(lt__double) {
    double *to_input = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] < in_other[i], (double)1, (double)0);
}
LOOP(lt__double_number) {
    double *to_input = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] < in_other, (double)1, (double)0);
}
static const pointwise lt__body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"comparison_in_place", "lt_"},
    .loops = {
        [TH_BYTE] = lt__byte, [TH_CHAR] = lt__char, [TH_SHORT] = lt__short, [TH_INT] = lt__int,
        [TH_LONG] = lt__long, [TH_FLOAT] = lt__float, [TH_DOUBLE] = lt__double
    },
    .numbers = {
        [TH_BYTE] = lt__byte_number, [TH_CHAR] = lt__char_number, [TH_SHORT] = lt__short_number,
        [TH_INT] = lt__int_number, [TH_LONG] = lt__long_number, [TH_FLOAT] = lt__float_number,
        [TH_DOUBLE] = lt__double_number
    },
};
static const param lt__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_lt_ = {
    .op = "lt_", .name = "lt_",
    .signature = "lt_(Tensor& input, Tensor|Scalar other)",
    .doc = "One where an element is less than other's, else zero.",
    .enter = th_pointwise, .body = &lt__body,
    .params = lt__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_ALL, .nparams = 2, .required = 2, .tensors = 2,
    .inputs = 2, .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* le_(Tensor& input, Tensor|Scalar other) = select(input <= other, 1, 0) */
LOOP(le__byte) {
    uint8_t *to_input = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_other[i], (uint8_t)1, (uint8_t)0);
}
LOOP(le__byte_number) {
    uint8_t *to_input = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_other, (uint8_t)1, (uint8_t)0);
}
LOOP(le__char) {
    int8_t *to_input = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_other[i], (int8_t)1, (int8_t)0);
}
LOOP(le__char_number) {
    int8_t *to_input = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_other, (int8_t)1, (int8_t)0);
}
LOOP(le__short) {
    int16_t *to_input = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_other[i], (int16_t)1, (int16_t)0);
}
LOOP(le__short_number) {
    int16_t *to_input = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_other, (int16_t)1, (int16_t)0);
}
LOOP(le__int) {
    int32_t *to_input = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_other[i], (int32_t)1, (int32_t)0);
}
LOOP(le__int_number) {
    int32_t *to_input = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_other, (int32_t)1, (int32_t)0);
}
LOOP(le__long) {
    int64_t *to_input = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_other[i], (int64_t)1, (int64_t)0);
}
LOOP(le__long_number) {
    int64_t *to_input = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_other, (int64_t)1, (int64_t)0);
}
LOOP(le__float) {
    float *to_input = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_other[i], (float)1, (float)0);
}
LOOP(le__float_number) {
    float *to_input = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_other, (float)1, (float)0);
}
LOOP(le__double) {
    double *to_input = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_other[i], (double)1, (double)0);
}
LOOP(le__double_number) {
    double *to_input = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] <= in_other, (double)1, (double)0);
}
static const pointwise le__body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"comparison_in_place", "le_"},
    .loops = {
        [TH_BYTE] = le__byte, [TH_CHAR] = le__char, [TH_SHORT] = le__short, [TH_INT] = le__int,
        [TH_LONG] = le__long, [TH_FLOAT] = le__float, [TH_DOUBLE] = le__double
    },
    .numbers = {
        [TH_BYTE] = le__byte_number, [TH_CHAR] = le__char_number, [TH_SHORT] = le__short_number,
        [TH_INT] = le__int_number, [TH_LONG] = le__long_number, [TH_FLOAT] = le__float_number,
        [TH_DOUBLE] = le__double_number
    },
};
static const param le__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_le_ = {
    .op = "le_", .name = "le_",
    .signature = "le_(Tensor& input, Tensor|Scalar other)",
    .doc = "One where an element is at most other's, else zero.",
    .enter = th_pointwise, .body = &le__body,
    .params = le__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_ALL, .nparams = 2, .required = 2, .tensors = 2,
    .inputs = 2, .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* gt_(Tensor& input, Tensor|Scalar other) = select(input > other, 1, 0) */
LOOP(gt__byte) {
    uint8_t *to_input = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] > in_other[i], (uint8_t)1, (uint8_t)0);
}
LOOP(gt__byte_number) {
    uint8_t *to_input = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] > in_other, (uint8_t)1, (uint8_t)0);
}
LOOP(gt__char) {
    int8_t *to_input = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] > in_other[i], (int8_t)1, (int8_t)0);
}
LOOP(gt__char_number) {
    int8_t *to_input = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] > in_other, (int8_t)1, (int8_t)0);
}
LOOP(gt__short) {
    int16_t *to_input = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] > in_other[i], (int16_t)1, (int16_t)0);
}
LOOP(gt__short_number) {
    int16_t *to_input = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] > in_other, (int16_t)1, (int16_t)0);
}
LOOP(gt__int) {
    int32_t *to_input = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] > in_other[i], (int32_t)1, (int32_t)0);
}
LOOP(gt__int_number) {
    int32_t *to_input = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] > in_other, (int32_t)1, (int32_t)0);
}
LOOP(gt__long) {
    int64_t *to_input = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] > in_other[i], (int64_t)1, (int64_t)0);
}
LOOP(gt__long_number) {
    int64_t *to_input = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] > in_other, (int64_t)1, (int64_t)0);
}
LOOP(gt__float) {
    float *to_input = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] > in_other[i], (float)1, (float)0);
}
LOOP(gt__float_number) {
    float *to_input = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] > in_other, (float)1, (float)0);
}
LOOP(gt__double) {
    double *to_input = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] > in_other[i], (double)1, (double)0);
}
LOOP(gt__double_number) {
    double *to_input = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] > in_other, (double)1, (double)0);
}
static const pointwise gt__body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"comparison_in_place", "gt_"},
    .loops = {
        [TH_BYTE] = gt__byte, [TH_CHAR] = gt__char, [TH_SHORT] = gt__short, [TH_INT] = gt__int,
        [TH_LONG] = gt__long, [TH_FLOAT] = gt__float, [TH_DOUBLE] = gt__double
    },
    .numbers = {
        [TH_BYTE] = gt__byte_number, [TH_CHAR] = gt__char_number, [TH_SHORT] = gt__short_number,
        [TH_INT] = gt__int_number, [TH_LONG] = gt__long_number, [TH_FLOAT] = gt__float_number,
        [TH_DOUBLE] = gt__double_number
    },
};
static const param gt__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_gt_ = {
    .op = "gt_", .name = "gt_",
    .signature = "gt_(Tensor& input, Tensor|Scalar other)",
    .doc = "One where an element is greater than other's, else zero.",
    .enter = th_pointwise, .body = &gt__body,
    .params = gt__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_ALL, .nparams = 2, .required = 2, .tensors = 2,
    .inputs = 2, .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* ge_(Tensor& input, Tensor|Scalar other) = select(input >= other, 1, 0) */
LOOP(ge__byte) {
    uint8_t *to_input = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_other[i], (uint8_t)1, (uint8_t)0);
}
LOOP(ge__byte_number) {
    uint8_t *to_input = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_other, (uint8_t)1, (uint8_t)0);
}
LOOP(ge__char) {
    int8_t *to_input = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_other[i], (int8_t)1, (int8_t)0);
}
LOOP(ge__char_number) {
    int8_t *to_input = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_other, (int8_t)1, (int8_t)0);
}
LOOP(ge__short) {
    int16_t *to_input = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_other[i], (int16_t)1, (int16_t)0);
}
LOOP(ge__short_number) {
    int16_t *to_input = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_other, (int16_t)1, (int16_t)0);
}
LOOP(ge__int) {
    int32_t *to_input = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_other[i], (int32_t)1, (int32_t)0);
}
LOOP(ge__int_number) {
    int32_t *to_input = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_other, (int32_t)1, (int32_t)0);
}
LOOP(ge__long) {
    int64_t *to_input = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_other[i], (int64_t)1, (int64_t)0);
}
LOOP(ge__long_number) {
    int64_t *to_input = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_other, (int64_t)1, (int64_t)0);
}
LOOP(ge__float) {
    float *to_input = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_other[i], (float)1, (float)0);
}
LOOP(ge__float_number) {
    float *to_input = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_other, (float)1, (float)0);
}
LOOP(ge__double) {
    double *to_input = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_other[i], (double)1, (double)0);
}
LOOP(ge__double_number) {
    double *to_input = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_input[i] = f_select(in_input[i] >= in_other, (double)1, (double)0);
}
static const pointwise ge__body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"comparison_in_place", "ge_"},
    .loops = {
        [TH_BYTE] = ge__byte, [TH_CHAR] = ge__char, [TH_SHORT] = ge__short, [TH_INT] = ge__int,
        [TH_LONG] = ge__long, [TH_FLOAT] = ge__float, [TH_DOUBLE] = ge__double
    },
    .numbers = {
        [TH_BYTE] = ge__byte_number, [TH_CHAR] = ge__char_number, [TH_SHORT] = ge__short_number,
        [TH_INT] = ge__int_number, [TH_LONG] = ge__long_number, [TH_FLOAT] = ge__float_number,
        [TH_DOUBLE] = ge__double_number
    },
};
static const param ge__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_ge_ = {
    .op = "ge_", .name = "ge_",
    .signature = "ge_(Tensor& input, Tensor|Scalar other)",
    .doc = "One where an element is at least other's, else zero.",
    .enter = th_pointwise, .body = &ge__body,
    .params = ge__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_ALL, .nparams = 2, .required = 2, .tensors = 2,
    .inputs = 2, .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* logical_and_(Tensor& input, Tensor|Scalar other) = select(input != 0 and other != 0, 1, 0) */
LOOP(logical_and__byte) {
    uint8_t *to_input = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) & (in_other[i] != 0), (uint8_t)1,
        (uint8_t)0);
}
LOOP(logical_and__byte_number) {
    uint8_t *to_input = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) & (in_other != 0), (uint8_t)1,
        (uint8_t)0);
}
LOOP(logical_and__char) {
    int8_t *to_input = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) & (in_other[i] != 0), (int8_t)1,
        (int8_t)0);
}
LOOP(logical_and__char_number) {
    int8_t *to_input = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) & (in_other != 0), (int8_t)1,
        (int8_t)0);
}
LOOP(logical_and__short) {
    int16_t *to_input = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) & (in_other[i] != 0), (int16_t)1,
        (int16_t)0);
}
LOOP(logical_and__short_number) {
    int16_t *to_input = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) & (in_other != 0), (int16_t)1,
        (int16_t)0);
}
LOOP(logical_and__int) {
    int32_t *to_input = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) & (in_other[i] != 0), (int32_t)1,
        (int32_t)0);
}
LOOP(logical_and__int_number) {
    int32_t *to_input = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) & (in_other != 0), (int32_t)1,
        (int32_t)0);
}
LOOP(logical_and__long) {
    int64_t *to_input = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) & (in_other[i] != 0), (int64_t)1,
        (int64_t)0);
}
LOOP(logical_and__long_number) {
    int64_t *to_input = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) & (in_other != 0), (int64_t)1,
        (int64_t)0);
}
LOOP(logical_and__float) {
    float *to_input = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) & (in_other[i] != 0), (float)1,
        (float)0);
}
LOOP(logical_and__float_number) {
    float *to_input = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) & (in_other != 0), (float)1, (float)0);
}
LOOP(logical_and__double) {
    double *to_input = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) & (in_other[i] != 0), (double)1,
        (double)0);
}
LOOP(logical_and__double_number) {
    double *to_input = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) & (in_other != 0), (double)1,
        (double)0);
}
static const pointwise logical_and__body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"comparison_in_place", "logical_and_"},
    .loops = {
        [TH_BYTE] = logical_and__byte, [TH_CHAR] = logical_and__char,
        [TH_SHORT] = logical_and__short, [TH_INT] = logical_and__int, [TH_LONG] = logical_and__long,
        [TH_FLOAT] = logical_and__float, [TH_DOUBLE] = logical_and__double
    },
    .numbers = {
        [TH_BYTE] = logical_and__byte_number, [TH_CHAR] = logical_and__char_number,
        [TH_SHORT] = logical_and__short_number, [TH_INT] = logical_and__int_number,
        [TH_LONG] = logical_and__long_number, [TH_FLOAT] = logical_and__float_number,
        [TH_DOUBLE] = logical_and__double_number
    },
};
static const param logical_and__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_logical_and_ = {
    .op = "logical_and_", .name = "logical_and_",
    .signature = "logical_and_(Tensor& input, Tensor|Scalar other)",
    .doc = "One where both elements are not zero, else zero.",
    .enter = th_pointwise, .body = &logical_and__body,
    .params = logical_and__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_ALL, .nparams = 2, .required = 2, .tensors = 2,
    .inputs = 2, .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* logical_or_(Tensor& input, Tensor|Scalar other) = select(input != 0 or other != 0, 1, 0) */
LOOP(logical_or__byte) {
    uint8_t *to_input = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) | (in_other[i] != 0), (uint8_t)1,
        (uint8_t)0);
}
LOOP(logical_or__byte_number) {
    uint8_t *to_input = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) | (in_other != 0), (uint8_t)1,
        (uint8_t)0);
}
LOOP(logical_or__char) {
    int8_t *to_input = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) | (in_other[i] != 0), (int8_t)1,
        (int8_t)0);
}
LOOP(logical_or__char_number) {
    int8_t *to_input = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) | (in_other != 0), (int8_t)1,
        (int8_t)0);
}
LOOP(logical_or__short) {
    int16_t *to_input = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) | (in_other[i] != 0), (int16_t)1,
        (int16_t)0);
}
LOOP(logical_or__short_number) {
    int16_t *to_input = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) | (in_other != 0), (int16_t)1,
        (int16_t)0);
}
LOOP(logical_or__int) {
    int32_t *to_input = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) | (in_other[i] != 0), (int32_t)1,
        (int32_t)0);
}
LOOP(logical_or__int_number) {
    int32_t *to_input = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) | (in_other != 0), (int32_t)1,
        (int32_t)0);
}
LOOP(logical_or__long) {
    int64_t *to_input = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) | (in_other[i] != 0), (int64_t)1,
        (int64_t)0);
}
LOOP(logical_or__long_number) {
    int64_t *to_input = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) | (in_other != 0), (int64_t)1,
        (int64_t)0);
}
LOOP(logical_or__float) {
    float *to_input = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) | (in_other[i] != 0), (float)1,
        (float)0);
}
LOOP(logical_or__float_number) {
    float *to_input = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) | (in_other != 0), (float)1, (float)0);
}
LOOP(logical_or__double) {
    double *to_input = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) | (in_other[i] != 0), (double)1,
        (double)0);
}
LOOP(logical_or__double_number) {
    double *to_input = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_input[i] = f_select((in_input[i] != 0) | (in_other != 0), (double)1,
        (double)0);
}
static const pointwise logical_or__body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"comparison_in_place", "logical_or_"},
    .loops = {
        [TH_BYTE] = logical_or__byte, [TH_CHAR] = logical_or__char, [TH_SHORT] = logical_or__short,
        [TH_INT] = logical_or__int, [TH_LONG] = logical_or__long, [TH_FLOAT] = logical_or__float,
        [TH_DOUBLE] = logical_or__double
    },
    .numbers = {
        [TH_BYTE] = logical_or__byte_number, [TH_CHAR] = logical_or__char_number,
        [TH_SHORT] = logical_or__short_number, [TH_INT] = logical_or__int_number,
        [TH_LONG] = logical_or__long_number, [TH_FLOAT] = logical_or__float_number,
        [TH_DOUBLE] = logical_or__double_number
    },
};
static const param logical_or__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_logical_or_ = {
    .op = "logical_or_", .name = "logical_or_",
    .signature = "logical_or_(Tensor& input, Tensor|Scalar other)",
    .doc = "One where one element or both are not zero, else zero.",
    .enter = th_pointwise, .body = &logical_or__body,
    .params = logical_or__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_ALL, .nparams = 2, .required = 2, .tensors = 2,
    .inputs = 2, .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* logical_xor_(Tensor& input, Tensor|Scalar other) = select(input != 0 and other == 0 or input
   == 0 and other != 0, 1, 0) */
LOOP(logical_xor__byte) {
    uint8_t *to_input = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(((in_input[i] != 0) & (in_other[i] == 0)) | ((in_input[i]
        == 0) & (in_other[i] != 0)), (uint8_t)1, (uint8_t)0);
}
LOOP(logical_xor__byte_number) {
    uint8_t *to_input = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(((in_input[i] != 0) & (in_other == 0)) | ((in_input[i] ==
        0) & (in_other != 0)), (uint8_t)1, (uint8_t)0);
}
LOOP(logical_xor__char) {
    int8_t *to_input = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_other = (const int8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(((in_input[i] != 0) & (in_other[i] == 0)) | ((in_input[i]
        == 0) & (in_other[i] != 0)), (int8_t)1, (int8_t)0);
}
LOOP(logical_xor__char_number) {
    int8_t *to_input = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_other = *(const int8_t *)at[2];
    EACH(i, count) to_input[i] = f_select(((in_input[i] != 0) & (in_other == 0)) | ((in_input[i] ==
        0) & (in_other != 0)), (int8_t)1, (int8_t)0);
}
LOOP(logical_xor__short) {
    int16_t *to_input = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_other = (const int16_t *)at[2];
    EACH(i, count) to_input[i] = f_select(((in_input[i] != 0) & (in_other[i] == 0)) | ((in_input[i]
        == 0) & (in_other[i] != 0)), (int16_t)1, (int16_t)0);
}
LOOP(logical_xor__short_number) {
    int16_t *to_input = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_other = *(const int16_t *)at[2];
    EACH(i, count) to_input[i] = f_select(((in_input[i] != 0) & (in_other == 0)) | ((in_input[i] ==
        0) & (in_other != 0)), (int16_t)1, (int16_t)0);
}
LOOP(logical_xor__int) {
    int32_t *to_input = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_other = (const int32_t *)at[2];
    EACH(i, count) to_input[i] = f_select(((in_input[i] != 0) & (in_other[i] == 0)) | ((in_input[i]
        == 0) & (in_other[i] != 0)), (int32_t)1, (int32_t)0);
}
LOOP(logical_xor__int_number) {
    int32_t *to_input = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_other = *(const int32_t *)at[2];
    EACH(i, count) to_input[i] = f_select(((in_input[i] != 0) & (in_other == 0)) | ((in_input[i] ==
        0) & (in_other != 0)), (int32_t)1, (int32_t)0);
}
LOOP(logical_xor__long) {
    int64_t *to_input = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_other = (const int64_t *)at[2];
    EACH(i, count) to_input[i] = f_select(((in_input[i] != 0) & (in_other[i] == 0)) | ((in_input[i]
        == 0) & (in_other[i] != 0)), (int64_t)1, (int64_t)0);
}
LOOP(logical_xor__long_number) {
    int64_t *to_input = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_other = *(const int64_t *)at[2];
    EACH(i, count) to_input[i] = f_select(((in_input[i] != 0) & (in_other == 0)) | ((in_input[i] ==
        0) & (in_other != 0)), (int64_t)1, (int64_t)0);
}
LOOP(logical_xor__float) {
    float *to_input = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_input[i] = f_select(((in_input[i] != 0) & (in_other[i] == 0)) | ((in_input[i]
        == 0) & (in_other[i] != 0)), (float)1, (float)0);
}
LOOP(logical_xor__float_number) {
    float *to_input = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_input[i] = f_select(((in_input[i] != 0) & (in_other == 0)) | ((in_input[i] ==
        0) & (in_other != 0)), (float)1, (float)0);
}
LOOP(logical_xor__double) {
    double *to_input = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_input[i] = f_select(((in_input[i] != 0) & (in_other[i] == 0)) | ((in_input[i]
        == 0) & (in_other[i] != 0)), (double)1, (double)0);
}
LOOP(logical_xor__double_number) {
    double *to_input = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_input[i] = f_select(((in_input[i] != 0) & (in_other == 0)) | ((in_input[i] ==
        0) & (in_other != 0)), (double)1, (double)0);
}
static const pointwise logical_xor__body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[1] = 0}, .eithers = 2, .fixed = 2,
    .kernel = {"comparison_in_place", "logical_xor_"},
    .loops = {
        [TH_BYTE] = logical_xor__byte, [TH_CHAR] = logical_xor__char,
        [TH_SHORT] = logical_xor__short, [TH_INT] = logical_xor__int, [TH_LONG] = logical_xor__long,
        [TH_FLOAT] = logical_xor__float, [TH_DOUBLE] = logical_xor__double
    },
    .numbers = {
        [TH_BYTE] = logical_xor__byte_number, [TH_CHAR] = logical_xor__char_number,
        [TH_SHORT] = logical_xor__short_number, [TH_INT] = logical_xor__int_number,
        [TH_LONG] = logical_xor__long_number, [TH_FLOAT] = logical_xor__float_number,
        [TH_DOUBLE] = logical_xor__double_number
    },
};
static const param logical_xor__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
};
const row op_logical_xor_ = {
    .op = "logical_xor_", .name = "logical_xor_",
    .signature = "logical_xor_(Tensor& input, Tensor|Scalar other)",
    .doc = "One where exactly one of the elements is not zero, else zero.",
    .enter = th_pointwise, .body = &logical_xor__body,
    .params = logical_xor__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_ALL, .nparams = 2, .required = 2, .tensors = 2,
    .inputs = 2, .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* logical_not_(Tensor& input) = select(input == 0, 1, 0) */
LOOP(logical_not__byte) {
    uint8_t *to_input = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_input[i] = f_select(in_input[i] == 0, (uint8_t)1, (uint8_t)0);
}
LOOP(logical_not__char) {
    int8_t *to_input = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    EACH(i, count) to_input[i] = f_select(in_input[i] == 0, (int8_t)1, (int8_t)0);
}
LOOP(logical_not__short) {
    int16_t *to_input = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    EACH(i, count) to_input[i] = f_select(in_input[i] == 0, (int16_t)1, (int16_t)0);
}
LOOP(logical_not__int) {
    int32_t *to_input = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    EACH(i, count) to_input[i] = f_select(in_input[i] == 0, (int32_t)1, (int32_t)0);
}
LOOP(logical_not__long) {
    int64_t *to_input = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    EACH(i, count) to_input[i] = f_select(in_input[i] == 0, (int64_t)1, (int64_t)0);
}
LOOP(logical_not__float) {
    float *to_input = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_input[i] = f_select(in_input[i] == 0, (float)1, (float)0);
}
LOOP(logical_not__double) {
    double *to_input = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_input[i] = f_select(in_input[i] == 0, (double)1, (double)0);
}
static const pointwise logical_not__body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"comparison_in_place", "logical_not_"},
    .loops = {
        [TH_BYTE] = logical_not__byte, [TH_CHAR] = logical_not__char,
        [TH_SHORT] = logical_not__short, [TH_INT] = logical_not__int, [TH_LONG] = logical_not__long,
        [TH_FLOAT] = logical_not__float, [TH_DOUBLE] = logical_not__double
    },
};
static const param logical_not__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
};
const row op_logical_not_ = {
    .op = "logical_not_", .name = "logical_not_",
    .signature = "logical_not_(Tensor& input)",
    .doc = "One where an element is zero, else zero.",
    .enter = th_pointwise, .body = &logical_not__body,
    .params = logical_not__params,
    .flags = ROW_CHANGES | ROW_LOOP, .dtypes = TH_ALL, .nparams = 1, .required = 1, .tensors = 1,
    .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};
