/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* truth: Whether all or some elements are nonzero. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* all(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> BoolTensor = start: 0; step: acc +
   (input != 0); finish: acc == count */
FOLD(all_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0] + shift;
#define ACC int64_t
#define LANE uint8_t
#define PART in_input[i] != 0
#include "walk/folds/truths.h"
}
SPREAD(all_each_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_sum
#define PART in_input[i] != 0
#include "walk/folds/spread_each.h"
}
FOLD(all_char) {
    const int8_t *in_input = (const int8_t *)at[0] + shift;
#define ACC int64_t
#define LANE uint8_t
#define PART in_input[i] != 0
#include "walk/folds/truths.h"
}
SPREAD(all_each_char) {
    const int8_t *in_input = (const int8_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_sum
#define PART in_input[i] != 0
#include "walk/folds/spread_each.h"
}
FOLD(all_short) {
    const int16_t *in_input = (const int16_t *)at[0] + shift;
#define ACC int64_t
#define LANE uint16_t
#define PART in_input[i] != 0
#include "walk/folds/truths.h"
}
SPREAD(all_each_short) {
    const int16_t *in_input = (const int16_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_sum
#define PART in_input[i] != 0
#include "walk/folds/spread_each.h"
}
FOLD(all_int) {
    const int32_t *in_input = (const int32_t *)at[0] + shift;
#define ACC int64_t
#define LANE uint32_t
#define PART in_input[i] != 0
#include "walk/folds/truths.h"
}
SPREAD(all_each_int) {
    const int32_t *in_input = (const int32_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_sum
#define PART in_input[i] != 0
#include "walk/folds/spread_each.h"
}
FOLD(all_long) {
    const int64_t *in_input = (const int64_t *)at[0] + shift;
#define ACC int64_t
#define LANE uint64_t
#define PART in_input[i] != 0
#include "walk/folds/truths.h"
}
SPREAD(all_each_long) {
    const int64_t *in_input = (const int64_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_sum
#define PART in_input[i] != 0
#include "walk/folds/spread_each.h"
}
FOLD(all_float) {
    const float *in_input = (const float *)at[0] + shift;
#define ACC double
#define LANE uint32_t
#define PART in_input[i] != 0
#include "walk/folds/truths.h"
}
SPREAD(all_each_float) {
    const float *in_input = (const float *)at[0] + shift;
#define PART in_input[i] != 0
#include "walk/folds/spread_floats.h"
}
FOLD(all_double) {
    const double *in_input = (const double *)at[0] + shift;
#define ACC double
#define LANE uint64_t
#define PART in_input[i] != 0
#include "walk/folds/truths.h"
}
SPREAD(all_each_double) {
    const double *in_input = (const double *)at[0] + shift;
#define ACC double
#define JOIN th_join_sum
#define PART in_input[i] != 0
#include "walk/folds/spread_each.h"
}
static void all_join_integral(JOIN_ARGUMENTS) { JOIN_STEPS(int64_t, th_join_sum) }
CLONES static void all_finish_integral(FINISH_ARGUMENTS) {
    FINISH_EACH(int64_t, acc == count)
}
static void all_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
CLONES static void all_finish_floating(FINISH_ARGUMENTS) {
    FINISH_EACH(double, acc == count)
}
static const reduction all_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .postfix = "x0 n0 != sum c ==",
    .constants = (const double[]){0.0},
    .start[0] = {{.i = 0}},
    .start[1] = {{.f = 0}},
    .kernel = {"truth", "all"},
    .fold = {EACH_TYPE(AT_TYPE, all)},
    .spread = {EACH_TYPE(AT_TYPE, all_each)},
    .join[0] = all_join_integral,
    .finish[0] = all_finish_integral,
    .join[1] = all_join_floating,
    .finish[1] = all_finish_floating,
};
static const param all_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_all = {
    .op = "all", .name = "all",
    .signature = "all(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> BoolTensor",
    .enter = th_reduce, .body = &all_body,
    .params = all_params,
    .flags = ROW_REDUCE | ROW_REPEATS, .dtypes = TH_WHOLE | TH_FLOATING | TH_UNSIGNED,
    .own = TH_PLAIN, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1,
    .results = 1, .returned = 1, .types = {TH_BOOL},
};

/* any(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> BoolTensor = start: 0; step: acc +
   (input != 0); finish: acc > 0 */
static void any_join_integral(JOIN_ARGUMENTS) { JOIN_STEPS(int64_t, th_join_sum) }
CLONES static void any_finish_integral(FINISH_ARGUMENTS) {
    FINISH_EACH(int64_t, acc > 0)
}
static void any_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
CLONES static void any_finish_floating(FINISH_ARGUMENTS) {
    FINISH_EACH(double, acc > 0)
}
static const reduction any_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .postfix = "x0 n0 != sum n0 >",
    .constants = (const double[]){0.0},
    .start[0] = {{.i = 0}},
    .start[1] = {{.f = 0}},
    .kernel = {"truth", "any"},
    .fold = {EACH_TYPE(AT_TYPE, all)},
    .spread = {EACH_TYPE(AT_TYPE, all_each)},
    .join[0] = any_join_integral,
    .finish[0] = any_finish_integral,
    .join[1] = any_join_floating,
    .finish[1] = any_finish_floating,
};
static const param any_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_any = {
    .op = "any", .name = "any",
    .signature = "any(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> BoolTensor",
    .enter = th_reduce, .body = &any_body,
    .params = any_params,
    .flags = ROW_REDUCE | ROW_REPEATS, .dtypes = TH_WHOLE | TH_FLOATING | TH_UNSIGNED,
    .own = TH_PLAIN, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1,
    .results = 1, .returned = 1, .types = {TH_BOOL},
};

/* count_nonzero(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor = start: 0;
   step: acc + (input != 0) */
static void count_nonzero_join_integral(JOIN_ARGUMENTS) { JOIN_STEPS(int64_t, th_join_sum) }
static void count_nonzero_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
static const reduction count_nonzero_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .postfix = "x0 n0 != sum",
    .constants = (const double[]){0.0},
    .start[0] = {{.i = 0}},
    .start[1] = {{.f = 0}},
    .kernel = {"truth", "count_nonzero"},
    .fold = {EACH_TYPE(AT_TYPE, all)},
    .spread = {EACH_TYPE(AT_TYPE, all_each)},
    .join[0] = count_nonzero_join_integral,
    .join[1] = count_nonzero_join_floating,
};
static const param count_nonzero_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_count_nonzero = {
    .op = "count_nonzero", .name = "count_nonzero",
    .signature =
        "count_nonzero(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor",
    .enter = th_reduce, .body = &count_nonzero_body,
    .params = count_nonzero_params,
    .flags = ROW_REDUCE | ROW_ADDS, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN, .nparams = 3,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_LONG},
};

/* xor_sum(LongTensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor = start: 0;
   step: acc ^ input; join: acc ^ other_acc */
typedef struct xor_sum_integral {
    int64_t acc;
} xor_sum_integral;
UNUSED static const xor_sum_integral xor_sum_start_integral = {0};
STEP xor_sum_integral xor_sum_join_one_integral(xor_sum_integral acc, xor_sum_integral other) {
    return (xor_sum_integral){acc.acc ^ other.acc};
}
JOIN_SETS(xor_sum_join_integral) { JOIN_STEPS(xor_sum_integral, xor_sum_join_one_integral) }
STEP xor_sum_integral xor_sum_step_long(xor_sum_integral acc, int64_t in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return (xor_sum_integral){acc.acc ^ in_input};
}
FOLD(xor_sum_long) {
    const int64_t *in_input = (const int64_t *)at[0] + shift;
#define SET xor_sum_integral
#define JOIN xor_sum_join_integral
#define START xor_sum_start_integral
#define PART xor_sum_step_long(acc, in_input[i], first + i, option)
#include "walk/folds/steps.h"
}
SPREAD(xor_sum_each_long) {
    const int64_t *in_input = (const int64_t *)at[0] + shift;
#define SET xor_sum_integral
#define PART xor_sum_step_long(acc, in_input[i], index, option)
#include "walk/folds/spread_steps.h"
}
static const reduction xor_sum_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .start[0] = {{.i = 0}},
    .kernel = {"truth", "xor_sum"},
    .fold = {[TH_LONG] = xor_sum_long},
    .spread = {[TH_LONG] = xor_sum_each_long},
    .join[0] = xor_sum_join_integral,
};
static const param xor_sum_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .fixed = 1 + TH_LONG},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_xor_sum = {
    .op = "xor_sum", .name = "xor_sum",
    .signature =
        "xor_sum(LongTensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor",
    .enter = th_reduce, .body = &xor_sum_body,
    .params = xor_sum_params,
    .flags = ROW_REDUCE | ROW_MIXED, .dtypes = 1 << TH_LONG, .own = 1 << TH_LONG, .nparams = 3,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_LONG},
};

/* hash_tensor(Tensor input, Dim* dim=None, Keepdim keepdim=False, int mode=0) =
   torch.composed.hash_tensor */
static const param hash_tensor_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "mode", .kind = P_INT, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_hash_tensor = {
    .op = "hash_tensor", .name = "hash_tensor",
    .signature =
        "hash_tensor(Tensor input, Dim* dim=None, Keepdim keepdim=False, int mode=0)",
    .params = hash_tensor_params,
    .flags = ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_WHOLE | TH_FLOATS,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .ints = 2, .lists = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};
