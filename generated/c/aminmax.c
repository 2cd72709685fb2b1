/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* aminmax: Smallest and largest elements in one call. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

extern const row op_add;
extern const row op_extreme_input;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* aminmax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> (Tensor min, Tensor max) =
   start: min = inf, max = -inf; step: min = min(min, input), max = max(max, input); join: min =
   min(min, other_min), max = max(max, other_max) */
typedef struct aminmax_integral {
    int64_t min, max;
} aminmax_integral;
UNUSED static const aminmax_integral aminmax_start_integral = {INT64_MAX, INT64_MIN};
STEP aminmax_integral aminmax_join_one_integral(aminmax_integral acc, aminmax_integral other) {
    return (aminmax_integral){f_min(acc.min, other.min), f_max(acc.max, other.max)};
}
JOIN_SETS(aminmax_join_integral) { JOIN_STEPS(aminmax_integral, aminmax_join_one_integral) }
typedef struct aminmax_floating {
    double min, max;
} aminmax_floating;
UNUSED static const aminmax_floating aminmax_start_floating = {INFINITY, -INFINITY};
STEP aminmax_floating aminmax_join_one_floating(aminmax_floating acc, aminmax_floating other) {
    return (aminmax_floating){f_min(acc.min, other.min), f_max(acc.max, other.max)};
}
JOIN_SETS(aminmax_join_floating) { JOIN_STEPS(aminmax_floating, aminmax_join_one_floating) }
FOLD(aminmax_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0] + shift;
#define ACC int64_t
#define T uint8_t
#define LOW 0
#define HIGH 1
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(aminmax_each_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0] + shift;
#define ACC int64_t
#define T uint8_t
#define LOW 0
#define HIGH 1
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
FOLD(aminmax_char) {
    const int8_t *in_input = (const int8_t *)at[0] + shift;
#define ACC int64_t
#define T int8_t
#define LOW 0
#define HIGH 1
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(aminmax_each_char) {
    const int8_t *in_input = (const int8_t *)at[0] + shift;
#define ACC int64_t
#define T int8_t
#define LOW 0
#define HIGH 1
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
FOLD(aminmax_short) {
    const int16_t *in_input = (const int16_t *)at[0] + shift;
#define ACC int64_t
#define T int16_t
#define LOW 0
#define HIGH 1
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(aminmax_each_short) {
    const int16_t *in_input = (const int16_t *)at[0] + shift;
#define ACC int64_t
#define T int16_t
#define LOW 0
#define HIGH 1
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
FOLD(aminmax_int) {
    const int32_t *in_input = (const int32_t *)at[0] + shift;
#define ACC int64_t
#define T int32_t
#define LOW 0
#define HIGH 1
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(aminmax_each_int) {
    const int32_t *in_input = (const int32_t *)at[0] + shift;
#define ACC int64_t
#define T int32_t
#define LOW 0
#define HIGH 1
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
FOLD(aminmax_long) {
    const int64_t *in_input = (const int64_t *)at[0] + shift;
#define ACC int64_t
#define T int64_t
#define LOW 0
#define HIGH 1
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(aminmax_each_long) {
    const int64_t *in_input = (const int64_t *)at[0] + shift;
#define ACC int64_t
#define T int64_t
#define LOW 0
#define HIGH 1
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
FOLD(aminmax_float) {
    const float *in_input = (const float *)at[0] + shift;
#define ACC double
#define T float
#define LOW 0
#define HIGH 1
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(aminmax_each_float) {
    const float *in_input = (const float *)at[0] + shift;
#define ACC double
#define T float
#define LOW 0
#define HIGH 1
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
FOLD(aminmax_double) {
    const double *in_input = (const double *)at[0] + shift;
#define ACC double
#define T double
#define LOW 0
#define HIGH 1
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(aminmax_each_double) {
    const double *in_input = (const double *)at[0] + shift;
#define ACC double
#define T double
#define LOW 0
#define HIGH 1
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
static const reduction aminmax_body = {
    .inputs = 1, .accumulators = 2,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .extremes = 3,
    .start[0] = {{.i = INT64_MAX}, {.i = INT64_MIN}},
    .start[1] = {{.f = INFINITY}, {.f = -INFINITY}},
    .kernel = {"aminmax", "aminmax"},
    .fold = {EACH_TYPE(AT_TYPE, aminmax)},
    .spread = {EACH_TYPE(AT_TYPE, aminmax_each)},
    .join[0] = aminmax_join_integral,
    .join[1] = aminmax_join_floating,
};
static int aminmax_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = extreme_input(grad_min, input, min, dim, keepdim) + extreme_input(grad_max, input,
       max, dim, keepdim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_add, &(call){
            .t = {
                th_apply(&f, &op_extreme_input, &(call){
                    .t = {grad[0], s->t[0], s->out[0]},
                    .n = {s->n[0]},
                    .list = {{s->list[0].at, s->list[0].count}}
                }),
                th_apply(&f, &op_extreme_input, &(call){
                    .t = {grad[1], s->t[0], s->out[1]},
                    .n = {s->n[0]},
                    .list = {{s->list[0].at, s->list[0].count}}
                })
            },
            .s = {[1] = PRESET(1)}
        }));
    return th_end_frame(&f, s, result);
}
static const param aminmax_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_aminmax = {
    .op = "aminmax", .name = "aminmax",
    .signature =
        "aminmax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> (Tensor min, Tensor "
        "max)",
    .enter = th_reduce, .body = &aminmax_body,
    .backward = aminmax_backward,
    .params = aminmax_params,
    .names = (const char *const[]){"min", "max"},
    .flags = ROW_REDUCE, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN, .nparams = 3,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_SAME}, .differentiable = 1, .grads = 3, .reads = {0x301},
};
