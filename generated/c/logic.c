/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* logic: Logical operations. Nonzero elements are true. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* logical_and(Tensor input, Tensor|Scalar other) -> BoolTensor = input != 0 and other != 0 */
LOOPS(logical_and, EACH_SUMMED, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other[i] != 0);
})
LOOPS(logical_and_number, EACH_SUMMED, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) & (in_other != 0);
})
LOOP(logical_and_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = (th_truth(in_input[i]) != 0) & (th_truth(in_other[i]) != 0);
}
LOOP(logical_and_number_bool) {
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
LOOP(logical_and_number_half) {
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
LOOP(logical_and_number_bfloat16) {
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
        EACH_SUMMED(AT_TYPE, logical_and)
        EACH_NARROW_FLOAT(AT_TYPE, logical_and)
        [TH_BOOL] = logical_and_bool,
    },
    .numbers = {
        EACH_SUMMED(AT_TYPE, logical_and_number)
        EACH_NARROW_FLOAT(AT_TYPE, logical_and_number)
        [TH_BOOL] = logical_and_number_bool,
    },
};
static const param logical_and_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0},
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
LOOPS(logical_or, EACH_SUMMED, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other[i] != 0);
})
LOOPS(logical_or_number, EACH_SUMMED, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = (in_input[i] != 0) | (in_other != 0);
})
LOOP(logical_or_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = (th_truth(in_input[i]) != 0) | (th_truth(in_other[i]) != 0);
}
LOOP(logical_or_number_bool) {
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
LOOP(logical_or_number_half) {
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
LOOP(logical_or_number_bfloat16) {
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
        EACH_SUMMED(AT_TYPE, logical_or)
        EACH_NARROW_FLOAT(AT_TYPE, logical_or)
        [TH_BOOL] = logical_or_bool,
    },
    .numbers = {
        EACH_SUMMED(AT_TYPE, logical_or_number)
        EACH_NARROW_FLOAT(AT_TYPE, logical_or_number)
        [TH_BOOL] = logical_or_number_bool,
    },
};
static const param logical_or_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0},
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
LOOPS(logical_xor, EACH_SUMMED, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other[i] == 0)) | ((in_input[i] == 0) &
        (in_other[i] != 0));
})
LOOPS(logical_xor_number, EACH_SUMMED, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = ((in_input[i] != 0) & (in_other == 0)) | ((in_input[i] == 0) &
        (in_other != 0));
})
LOOP(logical_xor_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = ((th_truth(in_input[i]) != 0) & (th_truth(in_other[i]) == 0)) |
        ((th_truth(in_input[i]) == 0) & (th_truth(in_other[i]) != 0));
}
LOOP(logical_xor_number_bool) {
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
LOOP(logical_xor_number_half) {
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
LOOP(logical_xor_number_bfloat16) {
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
        EACH_SUMMED(AT_TYPE, logical_xor)
        EACH_NARROW_FLOAT(AT_TYPE, logical_xor)
        [TH_BOOL] = logical_xor_bool,
    },
    .numbers = {
        EACH_SUMMED(AT_TYPE, logical_xor_number)
        EACH_NARROW_FLOAT(AT_TYPE, logical_xor_number)
        [TH_BOOL] = logical_xor_number_bool,
    },
};
static const param logical_xor_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0},
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
LOOPS(logical_not, EACH_SUMMED, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = in_input[i] == 0;
})
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
        EACH_SUMMED(AT_TYPE, logical_not)
        EACH_NARROW_FLOAT(AT_TYPE, logical_not)
        [TH_BOOL] = logical_not_bool,
    },
};
static const param logical_not_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_logical_not = {
    .op = "logical_not", .name = "logical_not",
    .signature = "logical_not(Tensor input) -> BoolTensor",
    .enter = th_pointwise, .body = &logical_not_body,
    .params = logical_not_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_PLAIN | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_BOOL},
};
