/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* finiteness: Tests of finiteness, sign and closeness. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"
#include "equal.h"

extern const row op_isclose;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* isfinite(Tensor input) -> BoolTensor = input - input == 0 */
WIDE_LOOPS(isfinite, EACH_INTEGRAL, {
    bool *to_output = (bool *)at[0];
    EACH(i, count) to_output[i] = 1;
})
LOOPS(isfinite, EACH_FLOATING, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = in_input[i] - in_input[i] == 0;
})
LOOPS(isfinite, EACH_COMPLEX, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = in_input[i] - in_input[i] == 0;
})
WIDE_LOOP(isfinite_bool) {
    bool *to_output = (bool *)at[0];
    EACH(i, count) to_output[i] = 1;
}
WIDE_LOOP(isfinite_bfloat16) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    EACH(i, count) to_output[i] = th_bfloat16_float(in_input[i]) - th_bfloat16_float(in_input[i]) ==
        0;
}
static const pointwise isfinite_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .unread = {1, 0},
    .kernel = {"finiteness", "isfinite"},
    .postfix = "x0 x0 - n0 ==",
    .constants = (const double[]){0.0},
    .loops = {
        EACH_SUMMED(AT_TYPE, isfinite)
        [TH_BOOL] = isfinite_bool,
        [TH_BFLOAT16] = isfinite_bfloat16,
    },
};
static const param isfinite_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_isfinite = {
    .op = "isfinite", .name = "isfinite",
    .signature = "isfinite(Tensor input) -> BoolTensor",
    .enter = th_pointwise, .body = &isfinite_body,
    .params = isfinite_params,
    .flags = ROW_LOOP, .dtypes = TH_ANY, .own = TH_PLAIN | TH_COMPLEX, .nparams = 1, .required = 1,
    .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_BOOL},
};

/* isinf(Tensor input) -> BoolTensor = not isnan(input) and isnan(input - input) */
WIDE_LOOPS(isinf, EACH_INTEGRAL, {
    bool *to_output = (bool *)at[0];
    EACH(i, count) to_output[i] = 0;
})
LOOPS(isinf, EACH_FLOATING, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = !f_isnan(in_input[i]) & f_isnan(in_input[i] - in_input[i]);
})
WIDE_LOOP(isinf_bool) {
    bool *to_output = (bool *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(isinf_bfloat16) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    EACH(i, count) to_output[i] = !f_isnan(th_bfloat16_float(in_input[i])) &
        f_isnan(th_bfloat16_float(in_input[i]) - th_bfloat16_float(in_input[i]));
}
static const pointwise isinf_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .unread = {1, 0},
    .kernel = {"finiteness", "isinf"},
    .postfix = "x0 x0 != not x0 x0 - x0 x0 - != and",
    .loops = {
        EACH_TYPE(AT_TYPE, isinf)
        [TH_BOOL] = isinf_bool,
        [TH_BFLOAT16] = isinf_bfloat16,
    },
};
static const param isinf_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_isinf = {
    .op = "isinf", .name = "isinf",
    .signature = "isinf(Tensor input) -> BoolTensor",
    .enter = th_pointwise, .body = &isinf_body,
    .params = isinf_params,
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING | TH_UNSIGNED, .own = TH_PLAIN,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_BOOL},
};

/* isinf_complex(Tensor input) -> BoolTensor = torch.composed.isinf_complex */
static const param isinf_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_isinf_complex = {
    .op = "isinf_complex", .name = "isinf",
    .signature = "isinf_complex(Tensor input) -> BoolTensor",
    .params = isinf_complex_params,
    .flags = ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1, .required = 1,
    .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_BOOL},
};

/* isposinf(Tensor input) -> BoolTensor = input > 0 and isnan(input - input) */
WIDE_LOOPS(isposinf, EACH_INTEGRAL, {
    bool *to_output = (bool *)at[0];
    EACH(i, count) to_output[i] = 0;
})
LOOPS(isposinf, EACH_FLOATING, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = (in_input[i] > 0) & f_isnan(in_input[i] - in_input[i]);
})
WIDE_LOOP(isposinf_bool) {
    bool *to_output = (bool *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(isposinf_bfloat16) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    EACH(i, count) to_output[i] = (th_bfloat16_float(in_input[i]) > 0) &
        f_isnan(th_bfloat16_float(in_input[i]) - th_bfloat16_float(in_input[i]));
}
static const pointwise isposinf_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .unread = {1, 0},
    .kernel = {"finiteness", "isposinf"},
    .postfix = "x0 n0 > x0 x0 - x0 x0 - != and",
    .constants = (const double[]){0.0},
    .loops = {
        EACH_TYPE(AT_TYPE, isposinf)
        [TH_BOOL] = isposinf_bool,
        [TH_BFLOAT16] = isposinf_bfloat16,
    },
};
static const param isposinf_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_isposinf = {
    .op = "isposinf", .name = "isposinf",
    .signature = "isposinf(Tensor input) -> BoolTensor",
    .enter = th_pointwise, .body = &isposinf_body,
    .params = isposinf_params,
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING | TH_UNSIGNED, .own = TH_PLAIN,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_BOOL},
};

/* isneginf(Tensor input) -> BoolTensor = input < 0 and isnan(input - input) */
WIDE_LOOPS(isneginf, EACH_INTEGRAL, {
    bool *to_output = (bool *)at[0];
    EACH(i, count) to_output[i] = 0;
})
LOOPS(isneginf, EACH_FLOATING, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = (in_input[i] < 0) & f_isnan(in_input[i] - in_input[i]);
})
WIDE_LOOP(isneginf_bool) {
    bool *to_output = (bool *)at[0];
    EACH(i, count) to_output[i] = 0;
}
WIDE_LOOP(isneginf_bfloat16) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    EACH(i, count) to_output[i] = (th_bfloat16_float(in_input[i]) < 0) &
        f_isnan(th_bfloat16_float(in_input[i]) - th_bfloat16_float(in_input[i]));
}
static const pointwise isneginf_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .unread = {1, 0},
    .kernel = {"finiteness", "isneginf"},
    .postfix = "x0 n0 < x0 x0 - x0 x0 - != and",
    .constants = (const double[]){0.0},
    .loops = {
        EACH_TYPE(AT_TYPE, isneginf)
        [TH_BOOL] = isneginf_bool,
        [TH_BFLOAT16] = isneginf_bfloat16,
    },
};
static const param isneginf_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_isneginf = {
    .op = "isneginf", .name = "isneginf",
    .signature = "isneginf(Tensor input) -> BoolTensor",
    .enter = th_pointwise, .body = &isneginf_body,
    .params = isneginf_params,
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING | TH_UNSIGNED, .own = TH_PLAIN,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_BOOL},
};

/* signbit(Tensor input) -> BoolTensor = copysign(1, input) < 0 */
WIDE_LOOPS(signbit, EACH_FLOATING, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_copysign((T)1, in_input[i]) < 0;
})
LOOP(signbit_half) {
    bool *to_output = (bool *)at[0];
    const half *in_input = (const half *)at[1];
    EACH(i, count) to_output[i] = th_half_less((half)((th_float_half(1.0F) & 0x7fff) | (in_input[i]
        & 0x8000)), 0) != 0;
}
LOOP(signbit_bfloat16) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    EACH(i, count) to_output[i] = th_bfloat16_less((bfloat16)((th_float_bfloat16(1.0F) & 0x7fff) |
        (in_input[i] & 0x8000)), 0) != 0;
}
static const pointwise signbit_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"finiteness", "signbit"},
    .loops = {EACH_FLOATING(AT_TYPE, signbit) EACH_NARROW_FLOAT(AT_TYPE, signbit)},
};
static const param signbit_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_signbit = {
    .op = "signbit", .name = "signbit",
    .signature = "signbit(Tensor input) -> BoolTensor",
    .enter = th_pointwise, .body = &signbit_body,
    .params = signbit_params,
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_BOOL},
};

/* isclose(Tensor input, Tensor other, Scalar rtol=1e-05, Scalar atol=1e-08, bool
   equal_nan=False) -> BoolTensor = input == other or abs(input - other) <= atol + rtol *
   abs(other) and abs(input - other) < inf or equal_nan and isnan(input) and isnan(other) */
LOOPS(isclose, EACH_FLOATING, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    const T in_rtol = NUMBER(T, option[0]);
    const T in_atol = NUMBER(T, option[1]);
    const bool in_equal_nan = option[2].i != 0;
    EACH(i, count) to_output[i] = (in_input[i] == in_other[i]) | ((f_abs(in_input[i] - in_other[i])
        <= in_atol + in_rtol * f_abs(in_other[i])) & (f_abs(in_input[i] - in_other[i]) <
        (T)INFINITY)) | ((in_equal_nan != 0) & f_isnan(in_input[i]) & f_isnan(in_other[i]));
})
LOOPS(isclose_number, EACH_FLOATING, {
    bool *to_output = (bool *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    const T in_rtol = NUMBER(T, option[0]);
    const T in_atol = NUMBER(T, option[1]);
    const bool in_equal_nan = option[2].i != 0;
    EACH(i, count) to_output[i] = (in_input[i] == in_other) | ((f_abs(in_input[i] - in_other) <=
        in_atol + in_rtol * f_abs(in_other)) & (f_abs(in_input[i] - in_other) < (T)INFINITY)) |
        ((in_equal_nan != 0) & f_isnan(in_input[i]) & f_isnan(in_other));
})
WIDE_LOOP(isclose_bfloat16) {
    bool *to_output = (bool *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const bfloat16 *in_other = (const bfloat16 *)at[2];
    const float in_rtol = NUMBER(float, option[0]);
    const float in_atol = NUMBER(float, option[1]);
    const bool in_equal_nan = option[2].i != 0;
    EACH(i, count) to_output[i] = (th_bfloat16_float(in_input[i]) == th_bfloat16_float(in_other[i]))
        | ((f_abs(th_bfloat16_float(in_input[i]) - th_bfloat16_float(in_other[i])) <= in_atol +
        in_rtol * f_abs(th_bfloat16_float(in_other[i]))) & (f_abs(th_bfloat16_float(in_input[i]) -
        th_bfloat16_float(in_other[i])) < (float)INFINITY)) | ((in_equal_nan != 0) &
        f_isnan(th_bfloat16_float(in_input[i])) & f_isnan(th_bfloat16_float(in_other[i])));
}
static const pointwise isclose_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .fixed = 2,
    .limits = 3,
    .kernel = {"finiteness", "isclose"},
    .loops = {EACH_FLOATING(AT_TYPE, isclose) [TH_BFLOAT16] = isclose_bfloat16},
    .numbers = {EACH_FLOATING(AT_TYPE, isclose_number)},
};
static int isclose_require(const call *c) {
    if (!(c->s[0].f >= 0))
        return th_refuse(&op_isclose, "rtol >= 0", "rtol", c->s[0]);
    if (!(c->s[1].f >= 0))
        return th_refuse(&op_isclose, "atol >= 0", "atol", c->s[1]);
    return 0;
}
static const param isclose_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
    {.name = "rtol", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1e-05)},
    {.name = "atol", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1e-08)},
    {.name = "equal_nan", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_isclose = {
    .op = "isclose", .name = "isclose",
    .signature =
        "isclose(Tensor input, Tensor other, Scalar rtol=1e-05, Scalar atol=1e-08, bool "
        "equal_nan=False) -> BoolTensor",
    .enter = th_pointwise, .body = &isclose_body,
    .require = isclose_require,
    .params = isclose_params,
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 5,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_BOOL},
};

/* allclose(Tensor input, Tensor other, Scalar rtol=1e-05, Scalar atol=1e-08, bool
   equal_nan=False) -> bool = torch.composed.allclose */
static const param allclose_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
    {.name = "rtol", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1e-05)},
    {.name = "atol", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1e-08)},
    {.name = "equal_nan", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_allclose = {
    .op = "allclose", .name = "allclose",
    .signature =
        "allclose(Tensor input, Tensor other, Scalar rtol=1e-05, Scalar atol=1e-08, bool "
        "equal_nan=False) -> bool",
    .no_meta = "the result is a bool of Python",
    .params = allclose_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 5, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .ints = 1, .results = 1,
    .returned = 1, .types = {TH_BOOL},
};

/* equal_everywhere(Tensor input, Tensor other) -> BoolTensor = kernel of equal.c */
static int equal_everywhere_cpu(call *c) {
    return cpu_equal_everywhere(c->out[0], c->t[0], c->t[1]);
}
static int equal_everywhere_shape(extent *size, const call *c) {
    return shape_equal_everywhere(size, c->t[0], c->t[1]);
}
static const kernel_body equal_everywhere_body = {.shape = equal_everywhere_shape};
static const param equal_everywhere_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
};
const row op_equal_everywhere = {
    .op = "equal_everywhere", .name = "equal_everywhere",
    .signature = "equal_everywhere(Tensor input, Tensor other) -> BoolTensor",
    .enter = th_kernel, .body = &equal_everywhere_body,
    .kernel = {.cpu = equal_everywhere_cpu},
    .no_meta = "the result depends on them",
    .params = equal_everywhere_params,
    .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2,
    .results = 1, .returned = 1, .types = {TH_BOOL},
};

/* is_signed(Tensor input) -> bool = torch.composed.is_signed */
static const param is_signed_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_is_signed = {
    .op = "is_signed", .name = "is_signed",
    .signature = "is_signed(Tensor input) -> bool",
    .params = is_signed_params,
    .flags = ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_WHOLE | TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_BOOL},
};

/* is_floating_point(Tensor input) -> bool = torch.composed.is_floating_point */
static const param is_floating_point_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_is_floating_point = {
    .op = "is_floating_point", .name = "is_floating_point",
    .signature = "is_floating_point(Tensor input) -> bool",
    .params = is_floating_point_params,
    .flags = ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_WHOLE | TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_BOOL},
};

/* is_complex(Tensor input) -> bool = torch.composed.is_complex */
static const param is_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_is_complex = {
    .op = "is_complex", .name = "is_complex",
    .signature = "is_complex(Tensor input) -> bool",
    .params = is_complex_params,
    .flags = ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_WHOLE | TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_BOOL},
};

/* is_nonzero(Tensor input) -> bool = torch.composed.is_nonzero */
static const param is_nonzero_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_is_nonzero = {
    .op = "is_nonzero", .name = "is_nonzero",
    .signature = "is_nonzero(Tensor input) -> bool",
    .no_meta = "the result is a bool of Python",
    .params = is_nonzero_params,
    .flags = ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_WHOLE | TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_BOOL},
};

/* equal(Tensor input, Tensor other) -> bool = torch.composed.equal */
static const param equal_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
};
const row op_equal = {
    .op = "equal", .name = "equal",
    .signature = "equal(Tensor input, Tensor other) -> bool",
    .no_meta = "the result depends on the elements",
    .params = equal_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_BOOL},
};

/* is_same_size(Tensor input, Tensor other) -> bool = torch.composed.is_same_size */
static const param is_same_size_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
};
const row op_is_same_size = {
    .op = "is_same_size", .name = "is_same_size",
    .signature = "is_same_size(Tensor input, Tensor other) -> bool",
    .params = is_same_size_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_BOOL},
};

/* isin(Tensor input, Tensor test_elements, bool invert=False, bool assume_unique=False) ->
   BoolTensor = torch.composed.isin */
static const param isin_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "test_elements", .kind = P_TENSOR, .slot = 1},
    {.name = "invert", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "assume_unique", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_isin = {
    .op = "isin", .name = "isin",
    .signature =
        "isin(Tensor input, Tensor test_elements, bool invert=False, bool "
        "assume_unique=False) -> BoolTensor",
    .params = isin_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING,
    .own = TH_WHOLE | TH_FLOATS, .nparams = 4, .required = 2, .tensors = 2, .inputs = 2, .ints = 2,
    .results = 1, .returned = 1, .types = {TH_BOOL},
};

/* isin_one(Tensor input, Scalar test_elements, bool invert=False, bool assume_unique=False) ->
   BoolTensor = torch.composed.isin_one */
static const param isin_one_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "test_elements", .kind = P_SCALAR, .slot = 0},
    {.name = "invert", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "assume_unique", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_isin_one = {
    .op = "isin_one", .name = "isin",
    .signature =
        "isin_one(Tensor input, Scalar test_elements, bool invert=False, bool "
        "assume_unique=False) -> BoolTensor",
    .params = isin_one_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING,
    .own = TH_WHOLE | TH_FLOATS, .nparams = 4, .required = 2, .tensors = 1, .inputs = 1,
    .scalars = 1, .ints = 2, .results = 1, .returned = 1, .types = {TH_BOOL},
};

/* isin_number(Scalar element, Tensor test_elements, bool invert=False, bool
   assume_unique=False) -> BoolTensor = torch.composed.isin_number */
static const param isin_number_params[] = {
    {.name = "element", .kind = P_SCALAR, .slot = 0},
    {.name = "test_elements", .kind = P_TENSOR, .slot = 0},
    {.name = "invert", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "assume_unique", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_isin_number = {
    .op = "isin_number", .name = "isin",
    .signature =
        "isin_number(Scalar element, Tensor test_elements, bool invert=False, bool "
        "assume_unique=False) -> BoolTensor",
    .params = isin_number_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING,
    .own = TH_WHOLE | TH_FLOATS, .nparams = 4, .required = 2, .tensors = 1, .inputs = 1,
    .scalars = 1, .ints = 2, .results = 1, .returned = 1, .types = {TH_BOOL},
};
