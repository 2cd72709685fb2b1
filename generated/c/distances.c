/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* distances: Cosine similarity. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* cosine(Tensor input, Tensor other, Scalar eps=1e-8, Dim* dim=None, Keepdim keepdim=False) ->
   (Tensor cosine, Tensor length1, Tensor length2) = start: products = 0, squares = 0,
   more_squares = 0; step: products = products + input * other, squares = squares + input *
   input, more_squares = more_squares + other * other; join: products = products +
   other_products, squares = squares + other_squares, more_squares = more_squares +
   other_more_squares; finish: cosine = products / max(sqrt(squares), eps) /
   max(sqrt(more_squares), eps), length1 = sqrt(squares), length2 = sqrt(more_squares) */
typedef struct cosine_floating {
    double products, squares, more_squares;
} cosine_floating;
UNUSED static const cosine_floating cosine_start_floating = {0, 0, 0};
STEP cosine_floating cosine_join_one_floating(cosine_floating acc, cosine_floating other) {
    return (cosine_floating){acc.products + other.products, acc.squares + other.squares,
        acc.more_squares + other.more_squares};
}
JOIN_SETS(cosine_join_floating) { JOIN_STEPS(cosine_floating, cosine_join_one_floating) }
STEP cosine_floating cosine_step_float(cosine_floating acc, double in_input, double in_other,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return (cosine_floating){acc.products + in_input * in_other, acc.squares + in_input * in_input,
        acc.more_squares + in_other * in_other};
}
FOLD(cosine_float) {
    const float *in_input = (const float *)at[0] + shift;
    const float *in_other = (const float *)at[1] + shift;
#define SET cosine_floating
#define JOIN cosine_join_floating
#define START cosine_start_floating
#define PART cosine_step_float(acc, in_input[i], in_other[i], first + i, option)
#include "walk/folds/steps.h"
}
SPREAD(cosine_each_float) {
    const float *in_input = (const float *)at[0] + shift;
    const float *in_other = (const float *)at[1] + shift;
#define SET cosine_floating
#define PART cosine_step_float(acc, in_input[i], in_other[i], index, option)
#include "walk/folds/spread_steps.h"
}
STEP cosine_floating cosine_step_double(cosine_floating acc, double in_input, double in_other,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return (cosine_floating){acc.products + in_input * in_other, acc.squares + in_input * in_input,
        acc.more_squares + in_other * in_other};
}
FOLD(cosine_double) {
    const double *in_input = (const double *)at[0] + shift;
    const double *in_other = (const double *)at[1] + shift;
#define SET cosine_floating
#define JOIN cosine_join_floating
#define START cosine_start_floating
#define PART cosine_step_double(acc, in_input[i], in_other[i], first + i, option)
#include "walk/folds/steps.h"
}
SPREAD(cosine_each_double) {
    const double *in_input = (const double *)at[0] + shift;
    const double *in_other = (const double *)at[1] + shift;
#define SET cosine_floating
#define PART cosine_step_double(acc, in_input[i], in_other[i], index, option)
#include "walk/folds/spread_steps.h"
}
CLONES static void cosine_finish_floating(FINISH_ARGUMENTS) {
    const double in_eps = NUMBER(double, option[0]);
    for (int64_t i = 0; i < sets; i++) {
        const cosine_floating acc = ((cosine_floating *)into)[i];
        into[i * 3 + 0].f = f_divide(f_divide(acc.products, f_max(f_sqrt(acc.squares), in_eps)),
            f_max(f_sqrt(acc.more_squares), in_eps));
        into[i * 3 + 1].f = f_sqrt(acc.squares);
        into[i * 3 + 2].f = f_sqrt(acc.more_squares);
    }
}
static const reduction cosine_body = {
    .inputs = 2, .accumulators = 3,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .start[1] = {{.f = 0}, {.f = 0}, {.f = 0}},
    .kernel = {"distances", "cosine"},
    .fold = {EACH_FLOATING(AT_TYPE, cosine)},
    .spread = {EACH_FLOATING(AT_TYPE, cosine_each)},
    .join[1] = cosine_join_floating,
    .finish[1] = cosine_finish_floating,
};
/* d input = grad_cosine * (other / second - select(length1 > eps, cosine * (input / first), 0))
   / first + select(length1 == 0, 0, grad_length1 * input / length1) */
WIDE_LOOPS(cosine_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad_cosine = (const T *)at[1];
    const T *in_grad_length1 = (const T *)at[2];
    const T *in_input = (const T *)at[3];
    const T *in_other = (const T *)at[4];
    const T *in_cosine = (const T *)at[5];
    const T *in_length1 = (const T *)at[6];
    const T *in_length2 = (const T *)at[7];
    const T in_eps = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_first = f_select(in_length1[i] > in_eps, in_length1[i], in_eps);
        const T in_second = f_select(in_length2[i] > in_eps, in_length2[i], in_eps);
        to_input[i] = f_divide(in_grad_cosine[i] * (f_divide(in_other[i],
            in_second) - f_select(in_length1[i] > in_eps, in_cosine[i] * f_divide(in_input[i],
            in_first), (T)0)), in_first) + f_select(in_length1[i] == 0, (T)0,
            f_divide(in_grad_length1[i] * in_input[i], in_length1[i]));
    }
})
static const gradient cosine_input = {
    .input = 0, .inputs = 7, .from = {FROM_GRAD, FROM_GRAD + 1, 0, 1, FROM_RESULT, FROM_RESULT + 1, FROM_RESULT + 2},
    .kernel = {"distances", "cosine_input"},
    .loops = {EACH_FLOATING(AT_TYPE, cosine_input)},
};
/* d other = grad_cosine * (input / first - select(length2 > eps, cosine * (other / second), 0))
   / second + select(length2 == 0, 0, grad_length2 * other / length2) */
WIDE_LOOPS(cosine_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad_cosine = (const T *)at[1];
    const T *in_grad_length2 = (const T *)at[2];
    const T *in_input = (const T *)at[3];
    const T *in_other = (const T *)at[4];
    const T *in_cosine = (const T *)at[5];
    const T *in_length1 = (const T *)at[6];
    const T *in_length2 = (const T *)at[7];
    const T in_eps = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_first = f_select(in_length1[i] > in_eps, in_length1[i], in_eps);
        const T in_second = f_select(in_length2[i] > in_eps, in_length2[i], in_eps);
        to_other[i] = f_divide(in_grad_cosine[i] * (f_divide(in_input[i],
            in_first) - f_select(in_length2[i] > in_eps, in_cosine[i] * f_divide(in_other[i],
            in_second), (T)0)), in_second) + f_select(in_length2[i] == 0, (T)0,
            f_divide(in_grad_length2[i] * in_other[i], in_length2[i]));
    }
})
static const gradient cosine_other = {
    .input = 1, .inputs = 7, .from = {FROM_GRAD, FROM_GRAD + 2, 0, 1, FROM_RESULT, FROM_RESULT + 1, FROM_RESULT + 2},
    .kernel = {"distances", "cosine_other"},
    .loops = {EACH_FLOATING(AT_TYPE, cosine_other)},
};
static int cosine_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&cosine_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&cosine_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param cosine_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
    {.name = "eps", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1e-08)},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_cosine = {
    .op = "cosine", .name = "cosine",
    .signature =
        "cosine(Tensor input, Tensor other, Scalar eps=1e-8, Dim* dim=None, Keepdim "
        "keepdim=False) -> (Tensor cosine, Tensor length1, Tensor length2)",
    .enter = th_reduce, .body = &cosine_body,
    .backward = cosine_backward,
    .vmap = "reduction",
    .params = cosine_params,
    .names = (const char *const[]){"cosine", "length1", "length2"},
    .flags = ROW_REDUCE | ROW_PROMOTES, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 5, .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .ints = 1, .lists = 1,
    .results = 3, .returned = 3, .types = {TH_SAME, TH_SAME, TH_SAME}, .differentiable = 3,
    .grads = 7, .reads = {0x703, 0x703},
};
