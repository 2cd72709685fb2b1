/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* bits: Bitwise operations on integers. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* bitwise_and(Tensor|Scalar input, Tensor|Scalar other) = input & other */
LOOPS(bitwise_and, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] & in_other[i];
})
LOOPS(bitwise_and_number, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] & in_other;
})
LOOP(bitwise_and_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(th_truth(in_input[i]) & th_truth(in_other[i]));
}
LOOP(bitwise_and_number_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(th_truth(in_input[i]) & in_other);
}
static const pointwise bitwise_and_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .kernel = {"bits", "bitwise_and"},
    .postfix = "x0 x1 and",
    .loops = {EACH_INTEGRAL(AT_TYPE, bitwise_and) [TH_BOOL] = bitwise_and_bool},
    .numbers = {
        EACH_INTEGRAL(AT_TYPE, bitwise_and_number)
        [TH_BOOL] = bitwise_and_number_bool,
    },
};
static const param bitwise_and_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_bitwise_and = {
    .op = "bitwise_and", .name = "bitwise_and",
    .signature = "bitwise_and(Tensor|Scalar input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &bitwise_and_body,
    .params = bitwise_and_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_UNSIGNED, .own = TH_INTEGERS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .joins = 3,
};

/* bitwise_or(Tensor|Scalar input, Tensor|Scalar other) = input | other */
LOOPS(bitwise_or, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] | in_other[i];
})
LOOPS(bitwise_or_number, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] | in_other;
})
LOOP(bitwise_or_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(th_truth(in_input[i]) | th_truth(in_other[i]));
}
LOOP(bitwise_or_number_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(th_truth(in_input[i]) | in_other);
}
static const pointwise bitwise_or_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .kernel = {"bits", "bitwise_or"},
    .postfix = "x0 x1 or",
    .loops = {EACH_INTEGRAL(AT_TYPE, bitwise_or) [TH_BOOL] = bitwise_or_bool},
    .numbers = {
        EACH_INTEGRAL(AT_TYPE, bitwise_or_number)
        [TH_BOOL] = bitwise_or_number_bool,
    },
};
static const param bitwise_or_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_bitwise_or = {
    .op = "bitwise_or", .name = "bitwise_or",
    .signature = "bitwise_or(Tensor|Scalar input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &bitwise_or_body,
    .params = bitwise_or_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_UNSIGNED, .own = TH_INTEGERS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .joins = 3,
};

/* bitwise_xor(Tensor|Scalar input, Tensor|Scalar other) = input ^ other */
LOOPS(bitwise_xor, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] ^ in_other[i];
})
LOOPS(bitwise_xor_number, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] ^ in_other;
})
LOOP(bitwise_xor_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(th_truth(in_input[i]) ^ th_truth(in_other[i]));
}
LOOP(bitwise_xor_number_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_other = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(th_truth(in_input[i]) ^ in_other);
}
static const pointwise bitwise_xor_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .kernel = {"bits", "bitwise_xor"},
    .loops = {EACH_INTEGRAL(AT_TYPE, bitwise_xor) [TH_BOOL] = bitwise_xor_bool},
    .numbers = {
        EACH_INTEGRAL(AT_TYPE, bitwise_xor_number)
        [TH_BOOL] = bitwise_xor_number_bool,
    },
};
static const param bitwise_xor_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_bitwise_xor = {
    .op = "bitwise_xor", .name = "bitwise_xor",
    .signature = "bitwise_xor(Tensor|Scalar input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &bitwise_xor_body,
    .params = bitwise_xor_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_UNSIGNED, .own = TH_INTEGERS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .joins = 3,
};

/* bitwise_not(Tensor input) = ~input */
LOOPS(bitwise_not, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = ~in_input[i];
})
static const pointwise bitwise_not_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"bits", "bitwise_not"},
    .loops = {EACH_INTEGRAL(AT_TYPE, bitwise_not)},
};
static const param bitwise_not_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_bitwise_not = {
    .op = "bitwise_not", .name = "bitwise_not",
    .signature = "bitwise_not(Tensor input)",
    .enter = th_pointwise, .body = &bitwise_not_body,
    .params = bitwise_not_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_INTEGERS, .own = TH_INTEGERS, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* bitwise_not_truth(Tensor input) = input == 0 */
LOOP(bitwise_not_truth_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] == 0;
}
LOOP(bitwise_not_truth_bool) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = th_truth(th_truth(in_input[i]) == 0);
}
static const pointwise bitwise_not_truth_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"bits", "bitwise_not_truth"},
    .loops = {
        [TH_BYTE] = bitwise_not_truth_byte,
        [TH_BOOL] = bitwise_not_truth_bool,
    },
};
static const param bitwise_not_truth_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_bitwise_not_truth = {
    .op = "bitwise_not_truth", .name = "bitwise_not",
    .signature = "bitwise_not_truth(Tensor input)",
    .enter = th_pointwise, .body = &bitwise_not_truth_body,
    .params = bitwise_not_truth_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = 1 << TH_BOOL, .own = 1 << TH_BYTE, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* left_shift(Tensor|Scalar input, Tensor|Scalar other) = input << other */
LOOPS(left_shift, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_shift_left(in_input[i], in_other[i]);
})
LOOPS(left_shift_number, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_shift_left(in_input[i], in_other);
})
static const pointwise left_shift_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .kernel = {"bits", "left_shift"},
    .loops = {EACH_INTEGRAL(AT_TYPE, left_shift)},
    .numbers = {EACH_INTEGRAL(AT_TYPE, left_shift_number)},
};
static const param left_shift_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_left_shift = {
    .op = "left_shift", .name = "left_shift",
    .signature = "left_shift(Tensor|Scalar input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &left_shift_body,
    .params = left_shift_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_INTEGERS, .own = TH_INTEGERS, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .joins = 3,
};

/* right_shift(Tensor|Scalar input, Tensor|Scalar other) = input >> other */
LOOPS(right_shift, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_shift_right(in_input[i], in_other[i]);
})
LOOPS(right_shift_number, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_shift_right(in_input[i], in_other);
})
static const pointwise right_shift_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .kernel = {"bits", "right_shift"},
    .loops = {EACH_INTEGRAL(AT_TYPE, right_shift)},
    .numbers = {EACH_INTEGRAL(AT_TYPE, right_shift_number)},
};
static const param right_shift_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1},
};
const row op_right_shift = {
    .op = "right_shift", .name = "right_shift",
    .signature = "right_shift(Tensor|Scalar input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &right_shift_body,
    .params = right_shift_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_INTEGERS, .own = TH_INTEGERS, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .joins = 3,
};

/* gcd(Tensor input, Tensor other) = gcd(input, other) */
LOOPS(gcd, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_gcd(in_input[i], in_other[i]);
})
LOOPS(gcd_number, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_gcd(in_input[i], in_other);
})
static const pointwise gcd_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .fixed = 2,
    .kernel = {"bits", "gcd"},
    .loops = {EACH_INTEGRAL(AT_TYPE, gcd)},
    .numbers = {EACH_INTEGRAL(AT_TYPE, gcd_number)},
};
static const param gcd_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
};
const row op_gcd = {
    .op = "gcd", .name = "gcd",
    .signature = "gcd(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &gcd_body,
    .params = gcd_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_INTEGERS, .own = TH_INTEGERS, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* lcm(Tensor input, Tensor other) = lcm(input, other) */
LOOPS(lcm, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_lcm(in_input[i], in_other[i]);
})
LOOPS(lcm_number, EACH_INTEGRAL, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_lcm(in_input[i], in_other);
})
static const pointwise lcm_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .fixed = 2,
    .kernel = {"bits", "lcm"},
    .loops = {EACH_INTEGRAL(AT_TYPE, lcm)},
    .numbers = {EACH_INTEGRAL(AT_TYPE, lcm_number)},
};
static const param lcm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
};
const row op_lcm = {
    .op = "lcm", .name = "lcm",
    .signature = "lcm(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &lcm_body,
    .params = lcm_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_INTEGERS, .own = TH_INTEGERS, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};
