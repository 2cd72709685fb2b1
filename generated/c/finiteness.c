/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* finiteness: Whether elements are finite, and whether they are close to others. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* isfinite(Tensor input) -> ByteTensor = input - input == 0 */
LOOP(isfinite_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] - in_input[i] == 0;
}
LOOP(isfinite_char) {
    uint8_t *to_output = (uint8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] - in_input[i] == 0;
}
LOOP(isfinite_short) {
    uint8_t *to_output = (uint8_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] - in_input[i] == 0;
}
LOOP(isfinite_int) {
    uint8_t *to_output = (uint8_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] - in_input[i] == 0;
}
LOOP(isfinite_long) {
    uint8_t *to_output = (uint8_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] - in_input[i] == 0;
}
LOOP(isfinite_float) {
    uint8_t *to_output = (uint8_t *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = in_input[i] - in_input[i] == 0;
}
LOOP(isfinite_double) {
    uint8_t *to_output = (uint8_t *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = in_input[i] - in_input[i] == 0;
}
static const pointwise isfinite_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"finiteness", "isfinite"},
    .loops = {
        [TH_BYTE] = isfinite_byte, [TH_CHAR] = isfinite_char, [TH_SHORT] = isfinite_short,
        [TH_INT] = isfinite_int, [TH_LONG] = isfinite_long, [TH_FLOAT] = isfinite_float,
        [TH_DOUBLE] = isfinite_double
    },
};
static const param isfinite_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_isfinite = {
    .op = "isfinite", .name = "isfinite",
    .signature = "isfinite(Tensor input) -> ByteTensor",
    .doc = "One where an element is neither infinite nor nan, else zero.",
    .enter = th_pointwise, .body = &isfinite_body,
    .params = isfinite_params,
    .dtypes = TH_ALL, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1,
    .returned = 1, .types = {TH_BYTE},
};

/* isinf(Tensor input) -> ByteTensor = not isnan(input) and isnan(input - input) */
LOOP(isinf_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = !f_isnan(in_input[i]) && f_isnan(in_input[i] - in_input[i]);
}
LOOP(isinf_char) {
    uint8_t *to_output = (uint8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    EACH(i, count) to_output[i] = !f_isnan(in_input[i]) && f_isnan(in_input[i] - in_input[i]);
}
LOOP(isinf_short) {
    uint8_t *to_output = (uint8_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    EACH(i, count) to_output[i] = !f_isnan(in_input[i]) && f_isnan(in_input[i] - in_input[i]);
}
LOOP(isinf_int) {
    uint8_t *to_output = (uint8_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    EACH(i, count) to_output[i] = !f_isnan(in_input[i]) && f_isnan(in_input[i] - in_input[i]);
}
LOOP(isinf_long) {
    uint8_t *to_output = (uint8_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    EACH(i, count) to_output[i] = !f_isnan(in_input[i]) && f_isnan(in_input[i] - in_input[i]);
}
LOOP(isinf_float) {
    uint8_t *to_output = (uint8_t *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = !f_isnan(in_input[i]) && f_isnan(in_input[i] - in_input[i]);
}
LOOP(isinf_double) {
    uint8_t *to_output = (uint8_t *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = !f_isnan(in_input[i]) && f_isnan(in_input[i] - in_input[i]);
}
static const pointwise isinf_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"finiteness", "isinf"},
    .loops = {
        [TH_BYTE] = isinf_byte, [TH_CHAR] = isinf_char, [TH_SHORT] = isinf_short,
        [TH_INT] = isinf_int, [TH_LONG] = isinf_long, [TH_FLOAT] = isinf_float,
        [TH_DOUBLE] = isinf_double
    },
};
static const param isinf_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_isinf = {
    .op = "isinf", .name = "isinf",
    .signature = "isinf(Tensor input) -> ByteTensor",
    .doc = "One where an element is infinite, else zero.",
    .enter = th_pointwise, .body = &isinf_body,
    .params = isinf_params,
    .dtypes = TH_ALL, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1,
    .returned = 1, .types = {TH_BYTE},
};

/* isclose(Tensor input, Tensor other, Scalar rtol=1e-05, Scalar atol=1e-08, bool
   equal_nan=False) -> ByteTensor = input == other or abs(input - other) <= atol + rtol *
   abs(other) and abs(input - other) < inf or equal_nan and isnan(input) and isnan(other) */
LOOP(isclose_float) {
    uint8_t *to_output = (uint8_t *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    const float in_rtol = (float)option[0].f;
    const float in_atol = (float)option[1].f;
    const bool in_equal_nan = option[2].i != 0;
    EACH(i, count) to_output[i] = in_input[i] == in_other[i] || (f_abs(in_input[i] - in_other[i]) <=
        in_atol + in_rtol * f_abs(in_other[i]) && f_abs(in_input[i] - in_other[i]) <
        (float)INFINITY) || (in_equal_nan && f_isnan(in_input[i]) && f_isnan(in_other[i]));
}
LOOP(isclose_double) {
    uint8_t *to_output = (uint8_t *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    const double in_rtol = (double)option[0].f;
    const double in_atol = (double)option[1].f;
    const bool in_equal_nan = option[2].i != 0;
    EACH(i, count) to_output[i] = in_input[i] == in_other[i] || (f_abs(in_input[i] - in_other[i]) <=
        in_atol + in_rtol * f_abs(in_other[i]) && f_abs(in_input[i] - in_other[i]) <
        (double)INFINITY) || (in_equal_nan && f_isnan(in_input[i]) && f_isnan(in_other[i]));
}
static const pointwise isclose_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .kernel = {"finiteness", "isclose"},
    .loops = {[TH_FLOAT] = isclose_float, [TH_DOUBLE] = isclose_double},
};
static const param isclose_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "rtol", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = {1e-05, 0, TH_DEFAULT}, .type = -1},
    {.name = "atol", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {1e-08, 0, TH_DEFAULT}, .type = -1},
    {.name = "equal_nan", .kind = P_BOOL, .slot = 0, .optional = true, .preset = {0, 0, TH_DEFAULT},
     .type = -1},
};
const row op_isclose = {
    .op = "isclose", .name = "isclose",
    .signature =
        "isclose(Tensor input, Tensor other, Scalar rtol=1e-05, Scalar atol=1e-08, bool "
        "equal_nan=False) -> ByteTensor",
    .doc =
        "One where two elements are equal or differ by atol + rtol * |other| at most; nan is "
        "close to nan where equal_nan says so.",
    .enter = th_pointwise, .body = &isclose_body,
    .params = isclose_params,
    .dtypes = TH_FLOATING, .nparams = 5, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_BYTE},
};

/* allclose(Tensor input, Tensor other, Scalar rtol=1e-05, Scalar atol=1e-08, bool
   equal_nan=False) -> ByteTensor|Scalar = torch.composed.allclose */
static const param allclose_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "rtol", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = {1e-05, 0, TH_DEFAULT}, .type = -1},
    {.name = "atol", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {1e-08, 0, TH_DEFAULT}, .type = -1},
    {.name = "equal_nan", .kind = P_BOOL, .slot = 0, .optional = true, .preset = {0, 0, TH_DEFAULT},
     .type = -1},
};
const row op_allclose = {
    .op = "allclose", .name = "allclose",
    .signature =
        "allclose(Tensor input, Tensor other, Scalar rtol=1e-05, Scalar atol=1e-08, bool "
        "equal_nan=False) -> ByteTensor|Scalar",
    .doc = "Whether isclose holds for all elements, as a bool.",
    .params = allclose_params,
    .flags = ROW_NUMBER, .dtypes = TH_FLOATING, .nparams = 5, .required = 2, .tensors = 2,
    .inputs = 2, .scalars = 2, .ints = 1, .results = 1, .returned = 1, .types = {TH_BYTE},
};

/* is_signed(Tensor input) -> ByteTensor|Scalar = torch.composed.is_signed */
static const param is_signed_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_is_signed = {
    .op = "is_signed", .name = "is_signed",
    .signature = "is_signed(Tensor input) -> ByteTensor|Scalar",
    .doc = "Whether the type of the elements has negative numbers, as a bool.",
    .params = is_signed_params,
    .flags = ROW_NUMBER, .dtypes = TH_ALL, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 1, .returned = 1, .types = {TH_BYTE},
};
