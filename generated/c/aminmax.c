/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* aminmax: Both extremes of many elements at once. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

extern const row op_add;
extern const row op_extreme_input;

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* aminmax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> (Tensor min, Tensor max) =
   start: min = inf, max = -inf; step: min = min(min, input), max = max(max, input); join: min =
   min(min, other_min), max = max(max, other_max) */
typedef struct aminmax_integral {
    int64_t min, max;
} aminmax_integral;
static const aminmax_integral aminmax_start_integral = {INT64_MAX, INT64_MIN};
STEP aminmax_integral aminmax_join_one_integral(aminmax_integral acc, aminmax_integral other) {
    return (aminmax_integral){f_min(acc.min, other.min), f_max(acc.max, other.max)};
}
JOIN_SETS(aminmax_join_integral) { JOIN_STEPS(aminmax_integral, aminmax_join_one_integral) }
typedef struct aminmax_floating {
    double min, max;
} aminmax_floating;
static const aminmax_floating aminmax_start_floating = {INFINITY, -INFINITY};
STEP aminmax_floating aminmax_join_one_floating(aminmax_floating acc, aminmax_floating other) {
    return (aminmax_floating){f_min(acc.min, other.min), f_max(acc.max, other.max)};
}
JOIN_SETS(aminmax_join_floating) { JOIN_STEPS(aminmax_floating, aminmax_join_one_floating) }
STEP aminmax_integral aminmax_step_long(aminmax_integral acc, int64_t in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return (aminmax_integral){f_min(acc.min, in_input), f_max(acc.max, in_input)};
}
FOLD(aminmax_long) {
    const int64_t *in_input = (const int64_t *)at[0];
    FOLD_STEPS(aminmax_integral, aminmax_join_integral, aminmax_start_integral,
        aminmax_step_long(acc, in_input[i], first + i, option))
}
SPREAD(aminmax_long_each) {
    const int64_t *in_input = (const int64_t *)at[0];
    SPREAD_STEPS(aminmax_integral, aminmax_step_long(acc, in_input[i], first, option))
}
STEP aminmax_floating aminmax_step_float(aminmax_floating acc, double in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return (aminmax_floating){f_min(acc.min, in_input), f_max(acc.max, in_input)};
}
FOLD(aminmax_float) {
    const float *in_input = (const float *)at[0];
    FOLD_STEPS(aminmax_floating, aminmax_join_floating, aminmax_start_floating,
        aminmax_step_float(acc, in_input[i], first + i, option))
}
SPREAD(aminmax_float_each) {
    const float *in_input = (const float *)at[0];
    SPREAD_STEPS(aminmax_floating, aminmax_step_float(acc, in_input[i], first, option))
}
STEP aminmax_floating aminmax_step_double(aminmax_floating acc, double in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return (aminmax_floating){f_min(acc.min, in_input), f_max(acc.max, in_input)};
}
FOLD(aminmax_double) {
    const double *in_input = (const double *)at[0];
    FOLD_STEPS(aminmax_floating, aminmax_join_floating, aminmax_start_floating,
        aminmax_step_double(acc, in_input[i], first + i, option))
}
SPREAD(aminmax_double_each) {
    const double *in_input = (const double *)at[0];
    SPREAD_STEPS(aminmax_floating, aminmax_step_double(acc, in_input[i], first, option))
}
static const reduction aminmax_body = {
    .inputs = 1, .accumulators = 2,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .start[0] = {{.i = INT64_MAX}, {.i = INT64_MIN}},
    .start[1] = {{.f = INFINITY}, {.f = -INFINITY}},
    .kernel = {"aminmax", "aminmax"},
    .fold = {
        [TH_LONG] = aminmax_long, [TH_FLOAT] = aminmax_float, [TH_DOUBLE] = aminmax_double
    },
    .spread = {
        [TH_LONG] = aminmax_long_each, [TH_FLOAT] = aminmax_float_each,
        [TH_DOUBLE] = aminmax_double_each
    },
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
            .s = {[1] = {1, 1, TH_DEFAULT, 0}}
        }));
    return th_leave(&f, s, result);
}
static const param aminmax_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true, .type = -1},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
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
    .flags = ROW_REDUCE,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_PLAIN, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1,
    .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME}, .differentiable = 1, .grads = 3,
    .reads = {0x301},
};
