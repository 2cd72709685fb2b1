/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* comparison: Elementwise comparisons. The result is a BoolTensor. Every comparison with nan is
   False, except for ne. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* eq(Tensor input, Tensor|Scalar other) -> BoolTensor = input == other */
LOOPS(eq, EACH_SUMMED, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other[i];
})
LOOPS(eq_number, EACH_SUMMED, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] == in_other;
})
LOOP(eq_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(in_input[i]) == th_truth(in_other[i]);
}
LOOP(eq_number_bool) {
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
LOOP(eq_number_half) {
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
LOOP(eq_number_bfloat16) {
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
        EACH_SUMMED(AT_TYPE, eq)
        EACH_NARROW_FLOAT(AT_TYPE, eq)
        [TH_BOOL] = eq_bool,
    },
    .numbers = {
        EACH_SUMMED(AT_TYPE, eq_number)
        EACH_NARROW_FLOAT(AT_TYPE, eq_number)
        [TH_BOOL] = eq_number_bool,
    },
};
static const param eq_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0},
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
LOOPS(ne, EACH_SUMMED, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other[i];
})
LOOPS(ne_number, EACH_SUMMED, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] != in_other;
})
LOOP(ne_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(in_input[i]) != th_truth(in_other[i]);
}
LOOP(ne_number_bool) {
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
LOOP(ne_number_half) {
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
LOOP(ne_number_bfloat16) {
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
        EACH_SUMMED(AT_TYPE, ne)
        EACH_NARROW_FLOAT(AT_TYPE, ne)
        [TH_BOOL] = ne_bool,
    },
    .numbers = {
        EACH_SUMMED(AT_TYPE, ne_number)
        EACH_NARROW_FLOAT(AT_TYPE, ne_number)
        [TH_BOOL] = ne_number_bool,
    },
};
static const param ne_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0},
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
LOOPS(lt, EACH_TYPE, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] < in_other[i];
})
LOOPS(lt_number, EACH_TYPE, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] < in_other;
})
LOOP(lt_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(in_input[i]) < th_truth(in_other[i]);
}
LOOP(lt_number_bool) {
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
LOOP(lt_number_half) {
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
LOOP(lt_number_bfloat16) {
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
        EACH_TYPE(AT_TYPE, lt)
        EACH_NARROW_FLOAT(AT_TYPE, lt)
        [TH_BOOL] = lt_bool,
    },
    .numbers = {
        EACH_TYPE(AT_TYPE, lt_number)
        EACH_NARROW_FLOAT(AT_TYPE, lt_number)
        [TH_BOOL] = lt_number_bool,
    },
};
static const param lt_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0},
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
LOOPS(le, EACH_TYPE, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] <= in_other[i];
})
LOOPS(le_number, EACH_TYPE, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] <= in_other;
})
LOOP(le_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(in_input[i]) <= th_truth(in_other[i]);
}
LOOP(le_number_bool) {
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
LOOP(le_number_half) {
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
LOOP(le_number_bfloat16) {
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
        EACH_TYPE(AT_TYPE, le)
        EACH_NARROW_FLOAT(AT_TYPE, le)
        [TH_BOOL] = le_bool,
    },
    .numbers = {
        EACH_TYPE(AT_TYPE, le_number)
        EACH_NARROW_FLOAT(AT_TYPE, le_number)
        [TH_BOOL] = le_number_bool,
    },
};
static const param le_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0},
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
LOOPS(gt, EACH_TYPE, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] > in_other[i];
})
LOOPS(gt_number, EACH_TYPE, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] > in_other;
})
LOOP(gt_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(in_input[i]) > th_truth(in_other[i]);
}
LOOP(gt_number_bool) {
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
LOOP(gt_number_half) {
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
LOOP(gt_number_bfloat16) {
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
        EACH_TYPE(AT_TYPE, gt)
        EACH_NARROW_FLOAT(AT_TYPE, gt)
        [TH_BOOL] = gt_bool,
    },
    .numbers = {
        EACH_TYPE(AT_TYPE, gt_number)
        EACH_NARROW_FLOAT(AT_TYPE, gt_number)
        [TH_BOOL] = gt_number_bool,
    },
};
static const param gt_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0},
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
LOOPS(ge, EACH_TYPE, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] >= in_other[i];
})
LOOPS(ge_number, EACH_TYPE, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = in_input[i] >= in_other;
})
LOOP(ge_bool) {
    bool *to_output = (bool *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_other = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = th_truth(in_input[i]) >= th_truth(in_other[i]);
}
LOOP(ge_number_bool) {
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
LOOP(ge_number_half) {
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
LOOP(ge_number_bfloat16) {
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
        EACH_TYPE(AT_TYPE, ge)
        EACH_NARROW_FLOAT(AT_TYPE, ge)
        [TH_BOOL] = ge_bool,
    },
    .numbers = {
        EACH_TYPE(AT_TYPE, ge_number)
        EACH_NARROW_FLOAT(AT_TYPE, ge_number)
        [TH_BOOL] = ge_number_bool,
    },
};
static const param ge_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 0},
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
