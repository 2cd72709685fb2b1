/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* random_like: Random tensors of the size of another tensor. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* rand_like(Tensor input) = uniform() + select(isnan(input), 0, 0) */
LOOPS(rand_like, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_output[i] = in_draw_0[i] + f_select(f_isnan(in_input[i]), (T)0, (T)0);
})
static const random_body rand_like_body = {
    .draws = 1, .source = {DRAW_UNIFORM}, .rounding = ROUND_DOWN,
    .inputs = 1, .from = {0},
    .kernel = {"random_like", "rand_like"},
    .loops = {EACH_FLOATING(AT_TYPE, rand_like)},
};
static const param rand_like_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_rand_like = {
    .op = "rand_like", .name = "rand_like",
    .signature = "rand_like(Tensor input)",
    .enter = th_random, .body = &rand_like_body,
    .params = rand_like_params,
    .flags = ROW_RANDOM | ROW_DRAWS | ROW_FUNCTION | ROW_KEEPS_ORDER, .dtypes = TH_FLOATING,
    .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* randn_like(Tensor input) = normal() + select(isnan(input), 0, 0) */
LOOPS(randn_like, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_draw_0 = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_output[i] = in_draw_0[i] + f_select(f_isnan(in_input[i]), (T)0, (T)0);
})
static const random_body randn_like_body = {
    .draws = 1, .source = {DRAW_NORMAL}, .rounding = ROUND_NEAREST,
    .inputs = 1, .from = {0},
    .kernel = {"random_like", "randn_like"},
    .loops = {EACH_FLOATING(AT_TYPE, randn_like)},
};
static const param randn_like_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_randn_like = {
    .op = "randn_like", .name = "randn_like",
    .signature = "randn_like(Tensor input)",
    .enter = th_random, .body = &randn_like_body,
    .params = randn_like_params,
    .flags = ROW_RANDOM | ROW_DRAWS | ROW_FUNCTION | ROW_KEEPS_ORDER, .dtypes = TH_FLOATING,
    .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* rand_like_complex(Tensor input) = torch.composed.rand_like_complex */
static const param rand_like_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_rand_like_complex = {
    .op = "rand_like_complex", .name = "rand_like",
    .signature = "rand_like_complex(Tensor input)",
    .params = rand_like_complex_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* randn_like_complex(Tensor input) = torch.composed.randn_like_complex */
static const param randn_like_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_randn_like_complex = {
    .op = "randn_like_complex", .name = "randn_like",
    .signature = "randn_like_complex(Tensor input)",
    .params = randn_like_complex_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* normal_complex(Tensor mean, Scalar std=1) = torch.composed.normal_complex */
static const param normal_complex_params[] = {
    {.name = "mean", .kind = P_TENSOR, .slot = 0},
    {.name = "std", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_normal_complex = {
    .op = "normal_complex", .name = "normal",
    .signature = "normal_complex(Tensor mean, Scalar std=1)",
    .options = "generator=draws",
    .params = normal_complex_params,
    .flags = ROW_DRAWS | ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX,
    .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* randint_like(Tensor input, int high) = torch.composed.randint_like */
static const param randint_like_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "high", .kind = P_INT, .slot = 0},
};
const row op_randint_like = {
    .op = "randint_like", .name = "randint_like",
    .signature = "randint_like(Tensor input, int high)",
    .options = "generator=draws",
    .params = randint_like_params,
    .flags = ROW_DRAWS | ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING | TH_UNSIGNED,
    .own = TH_WHOLE | TH_FLOATS, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* randint_like_between(Tensor input, int low, int high) = torch.composed.randint_like_between */
static const param randint_like_between_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "low", .kind = P_INT, .slot = 0},
    {.name = "high", .kind = P_INT, .slot = 1},
};
const row op_randint_like_between = {
    .op = "randint_like_between", .name = "randint_like",
    .signature = "randint_like_between(Tensor input, int low, int high)",
    .options = "generator=draws",
    .params = randint_like_between_params,
    .flags = ROW_DRAWS | ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING | TH_UNSIGNED,
    .own = TH_WHOLE | TH_FLOATS, .nparams = 3, .required = 3, .tensors = 1, .inputs = 1, .ints = 2,
    .results = 1, .returned = 1, .types = {TH_SAME},
};
