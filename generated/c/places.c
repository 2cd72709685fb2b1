/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* places: Indices of the largest and smallest elements. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* argmax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor = start: place = -1,
   best = 0; step: place = select(place < 0 or input > best or isnan(input) and not isnan(best),
   index, place), best = select(place < 0 or input > best or isnan(input) and not isnan(best),
   input, best); join: place = select(other_place >= 0 and (place < 0 or other_best > best or
   isnan(other_best) and not isnan(best) or (other_best == best or isnan(other_best) and
   isnan(best)) and other_place < place), other_place, place), best = select(other_place >= 0
   and (place < 0 or other_best > best or isnan(other_best) and not isnan(best)), other_best,
   best); finish: place */
typedef struct argmax_integral {
    int64_t place, best;
} argmax_integral;
UNUSED static const argmax_integral argmax_start_integral = {-1, 0};
STEP argmax_integral argmax_join_one_integral(argmax_integral acc, argmax_integral other) {
    return (argmax_integral){f_select((other.place >= 0) & ((acc.place < 0) | (other.best >
        acc.best) | (f_isnan(other.best) & !f_isnan(acc.best)) | (((other.best == acc.best) |
        (f_isnan(other.best) & f_isnan(acc.best))) & (other.place < acc.place))), other.place,
        acc.place), f_select((other.place >= 0) & ((acc.place < 0) | (other.best > acc.best) |
        (f_isnan(other.best) & !f_isnan(acc.best))), other.best, acc.best)};
}
JOIN_SETS(argmax_join_integral) { JOIN_STEPS(argmax_integral, argmax_join_one_integral) }
typedef struct argmax_floating {
    double place, best;
} argmax_floating;
UNUSED static const argmax_floating argmax_start_floating = {-1, 0};
STEP argmax_floating argmax_join_one_floating(argmax_floating acc, argmax_floating other) {
    return (argmax_floating){f_select((other.place >= 0) & ((acc.place < 0) | (other.best >
        acc.best) | (f_isnan(other.best) & !f_isnan(acc.best)) | (((other.best == acc.best) |
        (f_isnan(other.best) & f_isnan(acc.best))) & (other.place < acc.place))), other.place,
        acc.place), f_select((other.place >= 0) & ((acc.place < 0) | (other.best > acc.best) |
        (f_isnan(other.best) & !f_isnan(acc.best))), other.best, acc.best)};
}
JOIN_SETS(argmax_join_floating) { JOIN_STEPS(argmax_floating, argmax_join_one_floating) }
STEP argmax_integral argmax_step_long(argmax_integral acc, int64_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmax_integral){f_select((acc.place < 0) | (in_input > acc.best) | (f_isnan(in_input) &
        !f_isnan(acc.best)), index, acc.place), f_select((acc.place < 0) | (in_input > acc.best) |
        (f_isnan(in_input) & !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmax_long) {
    const int64_t *in_input = (const int64_t *)at[0] + shift;
#define SET argmax_integral
#define JOIN argmax_join_integral
#define START argmax_start_integral
#define PART argmax_step_long(acc, in_input[i], first + i, option)
#include "walk/folds/steps.h"
}
SPREAD(argmax_each_long) {
    const int64_t *in_input = (const int64_t *)at[0] + shift;
#define SET argmax_integral
#define PART argmax_step_long(acc, in_input[i], index, option)
#include "walk/folds/spread_steps.h"
}
STEP argmax_floating argmax_step_float(argmax_floating acc, double in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmax_floating){f_select((acc.place < 0) | (in_input > acc.best) | (f_isnan(in_input) &
        !f_isnan(acc.best)), index, acc.place), f_select((acc.place < 0) | (in_input > acc.best) |
        (f_isnan(in_input) & !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmax_float) {
    const float *in_input = (const float *)at[0] + shift;
#define SET argmax_floating
#define JOIN argmax_join_floating
#define START argmax_start_floating
#define PART argmax_step_float(acc, in_input[i], first + i, option)
#include "walk/folds/steps.h"
}
SPREAD(argmax_each_float) {
    const float *in_input = (const float *)at[0] + shift;
#define SET argmax_floating
#define PART argmax_step_float(acc, in_input[i], index, option)
#include "walk/folds/spread_steps.h"
}
STEP argmax_floating argmax_step_double(argmax_floating acc, double in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmax_floating){f_select((acc.place < 0) | (in_input > acc.best) | (f_isnan(in_input) &
        !f_isnan(acc.best)), index, acc.place), f_select((acc.place < 0) | (in_input > acc.best) |
        (f_isnan(in_input) & !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmax_double) {
    const double *in_input = (const double *)at[0] + shift;
#define SET argmax_floating
#define JOIN argmax_join_floating
#define START argmax_start_floating
#define PART argmax_step_double(acc, in_input[i], first + i, option)
#include "walk/folds/steps.h"
}
SPREAD(argmax_each_double) {
    const double *in_input = (const double *)at[0] + shift;
#define SET argmax_floating
#define PART argmax_step_double(acc, in_input[i], index, option)
#include "walk/folds/spread_steps.h"
}
CLONES static void argmax_finish_integral(FINISH_ARGUMENTS) {
    for (int64_t i = 0; i < sets; i++) {
        const argmax_integral acc = ((argmax_integral *)into)[i];
        into[i * 2 + 0].i = acc.place;
    }
}
CLONES static void argmax_finish_floating(FINISH_ARGUMENTS) {
    for (int64_t i = 0; i < sets; i++) {
        const argmax_floating acc = ((argmax_floating *)into)[i];
        into[i * 2 + 0].f = acc.place;
    }
}
static const reduction argmax_body = {
    .inputs = 1, .accumulators = 2,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .ordered = true,
    .search = 1,
    .start[0] = {{.i = -1}, {.i = 0}},
    .start[1] = {{.f = -1}, {.f = 0}},
    .kernel = {"places", "argmax"},
    .fold = {EACH_FLOATING(AT_TYPE, argmax) [TH_LONG] = argmax_long},
    .spread = {EACH_FLOATING(AT_TYPE, argmax_each) [TH_LONG] = argmax_each_long},
    .join[0] = argmax_join_integral,
    .finish[0] = argmax_finish_integral,
    .join[1] = argmax_join_floating,
    .finish[1] = argmax_finish_floating,
};
static const param argmax_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_argmax = {
    .op = "argmax", .name = "argmax",
    .signature =
        "argmax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor",
    .enter = th_reduce, .body = &argmax_body,
    .params = argmax_params,
    .flags = ROW_REDUCE, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN, .nparams = 3,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_LONG},
};

/* argmin(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor = start: place = -1,
   best = 0; step: place = select(place < 0 or input < best or isnan(input) and not isnan(best),
   index, place), best = select(place < 0 or input < best or isnan(input) and not isnan(best),
   input, best); join: place = select(other_place >= 0 and (place < 0 or other_best < best or
   isnan(other_best) and not isnan(best) or (other_best == best or isnan(other_best) and
   isnan(best)) and other_place < place), other_place, place), best = select(other_place >= 0
   and (place < 0 or other_best < best or isnan(other_best) and not isnan(best)), other_best,
   best); finish: place */
typedef struct argmin_integral {
    int64_t place, best;
} argmin_integral;
UNUSED static const argmin_integral argmin_start_integral = {-1, 0};
STEP argmin_integral argmin_join_one_integral(argmin_integral acc, argmin_integral other) {
    return (argmin_integral){f_select((other.place >= 0) & ((acc.place < 0) | (other.best <
        acc.best) | (f_isnan(other.best) & !f_isnan(acc.best)) | (((other.best == acc.best) |
        (f_isnan(other.best) & f_isnan(acc.best))) & (other.place < acc.place))), other.place,
        acc.place), f_select((other.place >= 0) & ((acc.place < 0) | (other.best < acc.best) |
        (f_isnan(other.best) & !f_isnan(acc.best))), other.best, acc.best)};
}
JOIN_SETS(argmin_join_integral) { JOIN_STEPS(argmin_integral, argmin_join_one_integral) }
typedef struct argmin_floating {
    double place, best;
} argmin_floating;
UNUSED static const argmin_floating argmin_start_floating = {-1, 0};
STEP argmin_floating argmin_join_one_floating(argmin_floating acc, argmin_floating other) {
    return (argmin_floating){f_select((other.place >= 0) & ((acc.place < 0) | (other.best <
        acc.best) | (f_isnan(other.best) & !f_isnan(acc.best)) | (((other.best == acc.best) |
        (f_isnan(other.best) & f_isnan(acc.best))) & (other.place < acc.place))), other.place,
        acc.place), f_select((other.place >= 0) & ((acc.place < 0) | (other.best < acc.best) |
        (f_isnan(other.best) & !f_isnan(acc.best))), other.best, acc.best)};
}
JOIN_SETS(argmin_join_floating) { JOIN_STEPS(argmin_floating, argmin_join_one_floating) }
STEP argmin_integral argmin_step_long(argmin_integral acc, int64_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmin_integral){f_select((acc.place < 0) | (in_input < acc.best) | (f_isnan(in_input) &
        !f_isnan(acc.best)), index, acc.place), f_select((acc.place < 0) | (in_input < acc.best) |
        (f_isnan(in_input) & !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmin_long) {
    const int64_t *in_input = (const int64_t *)at[0] + shift;
#define SET argmin_integral
#define JOIN argmin_join_integral
#define START argmin_start_integral
#define PART argmin_step_long(acc, in_input[i], first + i, option)
#include "walk/folds/steps.h"
}
SPREAD(argmin_each_long) {
    const int64_t *in_input = (const int64_t *)at[0] + shift;
#define SET argmin_integral
#define PART argmin_step_long(acc, in_input[i], index, option)
#include "walk/folds/spread_steps.h"
}
STEP argmin_floating argmin_step_float(argmin_floating acc, double in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmin_floating){f_select((acc.place < 0) | (in_input < acc.best) | (f_isnan(in_input) &
        !f_isnan(acc.best)), index, acc.place), f_select((acc.place < 0) | (in_input < acc.best) |
        (f_isnan(in_input) & !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmin_float) {
    const float *in_input = (const float *)at[0] + shift;
#define SET argmin_floating
#define JOIN argmin_join_floating
#define START argmin_start_floating
#define PART argmin_step_float(acc, in_input[i], first + i, option)
#include "walk/folds/steps.h"
}
SPREAD(argmin_each_float) {
    const float *in_input = (const float *)at[0] + shift;
#define SET argmin_floating
#define PART argmin_step_float(acc, in_input[i], index, option)
#include "walk/folds/spread_steps.h"
}
STEP argmin_floating argmin_step_double(argmin_floating acc, double in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmin_floating){f_select((acc.place < 0) | (in_input < acc.best) | (f_isnan(in_input) &
        !f_isnan(acc.best)), index, acc.place), f_select((acc.place < 0) | (in_input < acc.best) |
        (f_isnan(in_input) & !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmin_double) {
    const double *in_input = (const double *)at[0] + shift;
#define SET argmin_floating
#define JOIN argmin_join_floating
#define START argmin_start_floating
#define PART argmin_step_double(acc, in_input[i], first + i, option)
#include "walk/folds/steps.h"
}
SPREAD(argmin_each_double) {
    const double *in_input = (const double *)at[0] + shift;
#define SET argmin_floating
#define PART argmin_step_double(acc, in_input[i], index, option)
#include "walk/folds/spread_steps.h"
}
CLONES static void argmin_finish_integral(FINISH_ARGUMENTS) {
    for (int64_t i = 0; i < sets; i++) {
        const argmin_integral acc = ((argmin_integral *)into)[i];
        into[i * 2 + 0].i = acc.place;
    }
}
CLONES static void argmin_finish_floating(FINISH_ARGUMENTS) {
    for (int64_t i = 0; i < sets; i++) {
        const argmin_floating acc = ((argmin_floating *)into)[i];
        into[i * 2 + 0].f = acc.place;
    }
}
static const reduction argmin_body = {
    .inputs = 1, .accumulators = 2,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .ordered = true,
    .search = 2,
    .start[0] = {{.i = -1}, {.i = 0}},
    .start[1] = {{.f = -1}, {.f = 0}},
    .kernel = {"places", "argmin"},
    .fold = {EACH_FLOATING(AT_TYPE, argmin) [TH_LONG] = argmin_long},
    .spread = {EACH_FLOATING(AT_TYPE, argmin_each) [TH_LONG] = argmin_each_long},
    .join[0] = argmin_join_integral,
    .finish[0] = argmin_finish_integral,
    .join[1] = argmin_join_floating,
    .finish[1] = argmin_finish_floating,
};
static const param argmin_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_argmin = {
    .op = "argmin", .name = "argmin",
    .signature =
        "argmin(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor",
    .enter = th_reduce, .body = &argmin_body,
    .params = argmin_params,
    .flags = ROW_REDUCE, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN, .nparams = 3,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_LONG},
};
