/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* norms: How large many elements are together. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* norm(Tensor input, Scalar p=2, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar =
   start: sum = 0, top = 0, least = -1; step: sum = sum + select(p == 2, away * away, select(p
   == 0, select(away == 0, 0, 1), away ** p)), top = max(top, away), least = select(least < 0,
   away, min(least, away)); join: sum = sum + other_sum, top = max(top, other_top), least =
   select(least < 0, other_least, select(other_least < 0, least, min(least, other_least)));
   finish: select(p == 2, sqrt(sum), select(p == inf, top, select(p == -inf, select(least < 0,
   inf, least), select(p == 0, sum, sum ** (1 / p))))) */
typedef struct norm_floating {
    double sum, top, least;
} norm_floating;
static const norm_floating norm_start_floating = {0, 0, -1};
STEP norm_floating norm_join_one_floating(norm_floating acc, norm_floating other) {
    return (norm_floating){acc.sum + other.sum, f_max(acc.top, other.top), f_select(acc.least < 0,
        other.least, f_select(other.least < 0, acc.least, f_min(acc.least, other.least)))};
}
STEP norm_floating norm_step_float(norm_floating acc, float in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const float in_p = (float)option[0].f;
    const float in_away = f_abs(in_input);
    return (norm_floating){acc.sum + f_select(in_p == 2, in_away * in_away, f_select(in_p == 0,
        f_select(in_away == 0, (double)0, (double)1), f_pow(in_away, in_p))), f_max(acc.top,
        in_away), f_select(acc.least < 0, in_away, f_min(acc.least, in_away))};
}
FOLD(norm_float) {
    const float *in_input = (const float *)at[0];
    FOLD_STEPS(norm_floating, norm_join_one_floating, norm_start_floating, norm_step_float(acc,
        in_input[i], first + i, option))
}
SPREAD(norm_float_each) {
    const float *in_input = (const float *)at[0];
    SPREAD_STEPS(norm_floating, norm_step_float(acc, in_input[i], first, option))
}
STEP norm_floating norm_step_double(norm_floating acc, double in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const double in_p = (double)option[0].f;
    const double in_away = f_abs(in_input);
    return (norm_floating){acc.sum + f_select(in_p == 2, in_away * in_away, f_select(in_p == 0,
        f_select(in_away == 0, (double)0, (double)1), f_pow(in_away, in_p))), f_max(acc.top,
        in_away), f_select(acc.least < 0, in_away, f_min(acc.least, in_away))};
}
FOLD(norm_double) {
    const double *in_input = (const double *)at[0];
    FOLD_STEPS(norm_floating, norm_join_one_floating, norm_start_floating, norm_step_double(acc,
        in_input[i], first + i, option))
}
SPREAD(norm_double_each) {
    const double *in_input = (const double *)at[0];
    SPREAD_STEPS(norm_floating, norm_step_double(acc, in_input[i], first, option))
}
static void norm_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(norm_floating, norm_join_one_floating) }
static void norm_finish_floating(FINISH_ARGUMENTS) {
    const double in_p = (double)option[0].f;
    for (int64_t i = 0; i < sets; i++) {
        const norm_floating acc = ((norm_floating *)into)[i];
        into[i * 3 + 0].f = f_select(in_p == 2, f_sqrt(acc.sum), f_select(in_p == (double)INFINITY,
            acc.top, f_select(in_p == -(double)INFINITY, f_select(acc.least < 0, (double)INFINITY,
            acc.least), f_select(in_p == 0, acc.sum, f_pow(acc.sum, f_divide((double)1, in_p))))));
    }
}
static const reduction norm_body = {
    .inputs = 1, .accumulators = 3,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .start[1] = {{.f = 0}, {.f = 0}, {.f = -1}},
    .fold = {[TH_FLOAT] = norm_float, [TH_DOUBLE] = norm_double},
    .spread = {[TH_FLOAT] = norm_float_each, [TH_DOUBLE] = norm_double_each},
    .join[1] = norm_join_floating,
    .finish[1] = norm_finish_floating,
};
/* d input = select(output == 0 or p == 0, 0, select(p == inf or p == -inf, select(away ==
   output, grad * sign(input), 0), select(p == 2, grad * input / output, grad * sign(input) *
   (away / output) ** (p - 1)))) */
LOOP(norm_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    const float in_p = (float)option[0].f;
    EACH(i, count) {
        const float in_away = f_abs(in_input[i]);
        const float new_input = f_select(in_output[i] == 0 || in_p == 0, (float)0,
            f_select(in_p == (float)INFINITY || in_p == -(float)INFINITY,
            f_select(in_away == in_output[i], in_grad[i] * f_sign(in_input[i]), (float)0),
            f_select(in_p == 2, f_divide(in_grad[i] * in_input[i], in_output[i]),
            in_grad[i] * f_sign(in_input[i]) * f_pow(f_divide(in_away, in_output[i]), in_p - 1))));
        to_input[i] = new_input;
    }
}
LOOP(norm_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    const double in_p = (double)option[0].f;
    EACH(i, count) {
        const double in_away = f_abs(in_input[i]);
        const double new_input = f_select(in_output[i] == 0 || in_p == 0, (double)0,
            f_select(in_p == (double)INFINITY || in_p == -(double)INFINITY,
            f_select(in_away == in_output[i], in_grad[i] * f_sign(in_input[i]), (double)0),
            f_select(in_p == 2, f_divide(in_grad[i] * in_input[i], in_output[i]),
            in_grad[i] * f_sign(in_input[i]) * f_pow(f_divide(in_away, in_output[i]), in_p - 1))));
        to_input[i] = new_input;
    }
}
static const gradient norm_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .loops = {[TH_FLOAT] = norm_input_float, [TH_DOUBLE] = norm_input_double},
};
static int norm_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&norm_input, s, grad);
    return th_gave(s, result);
}
static const param norm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = {2, 2, TH_DEFAULT},
     .type = -1},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true, .type = -1},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
};
static const form norm_forms[] = {
    {"t", {0}}, {"td", {0, 1}}, {"tdD", {0, 1, 2}}, {"tdDb", {0, 1, 2, 3}},
};
const row op_norm = {
    .op = "norm", .name = "norm",
    .signature =
        "norm(Tensor input, Scalar p=2, Dim* dim=None, Keepdim keepdim=False) -> "
        "Tensor|Scalar",
    .doc =
        "The p-norm (sum of |x|^p)^(1/p) of the elements, for p = inf the largest and for p "
        "= -inf the smallest |x|, for p = 0 the count of elements that are not zero. The "
        "gradient is taken as zero where the norm is; every element that is the largest "
        "receives it.",
    .enter = th_reduce, .body = &norm_body,
    .backward = norm_backward,
    .params = norm_params,
    .forms = norm_forms,
    .flags = ROW_NUMBER, .dtypes = TH_FLOATING, .nparams = 4, .nforms = 4, .tensors = 1,
    .inputs = 1, .scalars = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* dist(Tensor input, Tensor other, Scalar p=2) -> Tensor|Scalar = start: sum = 0, top = 0,
   least = -1; step: sum = sum + select(p == 2, away * away, select(p == 0, select(away == 0, 0,
   1), away ** p)), top = max(top, away), least = select(least < 0, away, min(least, away));
   join: sum = sum + other_sum, top = max(top, other_top), least = select(least < 0,
   other_least, select(other_least < 0, least, min(least, other_least))); finish: select(p == 2,
   sqrt(sum), select(p == inf, top, select(p == -inf, select(least < 0, inf, least), select(p ==
   0, sum, sum ** (1 / p))))) */
typedef struct dist_floating {
    double sum, top, least;
} dist_floating;
static const dist_floating dist_start_floating = {0, 0, -1};
STEP dist_floating dist_join_one_floating(dist_floating acc, dist_floating other) {
    return (dist_floating){acc.sum + other.sum, f_max(acc.top, other.top), f_select(acc.least < 0,
        other.least, f_select(other.least < 0, acc.least, f_min(acc.least, other.least)))};
}
STEP dist_floating dist_step_float(dist_floating acc, float in_input, float in_other,
    UNUSED int64_t index, UNUSED const scalar *option) {
    const float in_p = (float)option[0].f;
    const float in_away = f_abs(in_input - in_other);
    return (dist_floating){acc.sum + f_select(in_p == 2, in_away * in_away, f_select(in_p == 0,
        f_select(in_away == 0, (double)0, (double)1), f_pow(in_away, in_p))), f_max(acc.top,
        in_away), f_select(acc.least < 0, in_away, f_min(acc.least, in_away))};
}
FOLD(dist_float) {
    const float *in_input = (const float *)at[0];
    const float *in_other = (const float *)at[1];
    FOLD_STEPS(dist_floating, dist_join_one_floating, dist_start_floating, dist_step_float(acc,
        in_input[i], in_other[i], first + i, option))
}
SPREAD(dist_float_each) {
    const float *in_input = (const float *)at[0];
    const float *in_other = (const float *)at[1];
    SPREAD_STEPS(dist_floating, dist_step_float(acc, in_input[i], in_other[i], first, option))
}
STEP dist_floating dist_step_double(dist_floating acc, double in_input, double in_other,
    UNUSED int64_t index, UNUSED const scalar *option) {
    const double in_p = (double)option[0].f;
    const double in_away = f_abs(in_input - in_other);
    return (dist_floating){acc.sum + f_select(in_p == 2, in_away * in_away, f_select(in_p == 0,
        f_select(in_away == 0, (double)0, (double)1), f_pow(in_away, in_p))), f_max(acc.top,
        in_away), f_select(acc.least < 0, in_away, f_min(acc.least, in_away))};
}
FOLD(dist_double) {
    const double *in_input = (const double *)at[0];
    const double *in_other = (const double *)at[1];
    FOLD_STEPS(dist_floating, dist_join_one_floating, dist_start_floating, dist_step_double(acc,
        in_input[i], in_other[i], first + i, option))
}
SPREAD(dist_double_each) {
    const double *in_input = (const double *)at[0];
    const double *in_other = (const double *)at[1];
    SPREAD_STEPS(dist_floating, dist_step_double(acc, in_input[i], in_other[i], first, option))
}
static void dist_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(dist_floating, dist_join_one_floating) }
static void dist_finish_floating(FINISH_ARGUMENTS) {
    const double in_p = (double)option[0].f;
    for (int64_t i = 0; i < sets; i++) {
        const dist_floating acc = ((dist_floating *)into)[i];
        into[i * 3 + 0].f = f_select(in_p == 2, f_sqrt(acc.sum), f_select(in_p == (double)INFINITY,
            acc.top, f_select(in_p == -(double)INFINITY, f_select(acc.least < 0, (double)INFINITY,
            acc.least), f_select(in_p == 0, acc.sum, f_pow(acc.sum, f_divide((double)1, in_p))))));
    }
}
static const reduction dist_body = {
    .inputs = 2, .accumulators = 3,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}, {.f = 0}, {.f = -1}},
    .fold = {[TH_FLOAT] = dist_float, [TH_DOUBLE] = dist_double},
    .spread = {[TH_FLOAT] = dist_float_each, [TH_DOUBLE] = dist_double_each},
    .join[1] = dist_join_floating,
    .finish[1] = dist_finish_floating,
};
/* d input = select(output == 0 or p == 0, 0, select(p == inf or p == -inf, select(away ==
   output, grad * sign(input - other), 0), grad * sign(input - other) * (away / output) ** (p -
   1))) */
LOOP(dist_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    const float *in_output = (const float *)at[4];
    const float in_p = (float)option[0].f;
    EACH(i, count) {
        const float in_away = f_abs(in_input[i] - in_other[i]);
        const float new_input = f_select(in_output[i] == 0 || in_p == 0, (float)0,
            f_select(in_p == (float)INFINITY || in_p == -(float)INFINITY,
            f_select(in_away == in_output[i], in_grad[i] * f_sign(in_input[i] - in_other[i]),
            (float)0), in_grad[i] * f_sign(in_input[i] - in_other[i]) * f_pow(f_divide(in_away,
            in_output[i]), in_p - 1)));
        to_input[i] = new_input;
    }
}
LOOP(dist_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    const double *in_output = (const double *)at[4];
    const double in_p = (double)option[0].f;
    EACH(i, count) {
        const double in_away = f_abs(in_input[i] - in_other[i]);
        const double new_input = f_select(in_output[i] == 0 || in_p == 0, (double)0,
            f_select(in_p == (double)INFINITY || in_p == -(double)INFINITY,
            f_select(in_away == in_output[i], in_grad[i] * f_sign(in_input[i] - in_other[i]),
            (double)0), in_grad[i] * f_sign(in_input[i] - in_other[i]) * f_pow(f_divide(in_away,
            in_output[i]), in_p - 1)));
        to_input[i] = new_input;
    }
}
static const gradient dist_input = {
    .input = 0, .inputs = 4, .from = {FROM_GRAD, 0, 1, FROM_RESULT},
    .loops = {[TH_FLOAT] = dist_input_float, [TH_DOUBLE] = dist_input_double},
};
/* d other = select(output == 0 or p == 0, 0, select(p == inf or p == -inf, select(away ==
   output, grad * sign(other - input), 0), grad * sign(other - input) * (away / output) ** (p -
   1))) */
LOOP(dist_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    const float *in_output = (const float *)at[4];
    const float in_p = (float)option[0].f;
    EACH(i, count) {
        const float in_away = f_abs(in_input[i] - in_other[i]);
        const float new_other = f_select(in_output[i] == 0 || in_p == 0, (float)0,
            f_select(in_p == (float)INFINITY || in_p == -(float)INFINITY,
            f_select(in_away == in_output[i], in_grad[i] * f_sign(in_other[i] - in_input[i]),
            (float)0), in_grad[i] * f_sign(in_other[i] - in_input[i]) * f_pow(f_divide(in_away,
            in_output[i]), in_p - 1)));
        to_other[i] = new_other;
    }
}
LOOP(dist_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    const double *in_output = (const double *)at[4];
    const double in_p = (double)option[0].f;
    EACH(i, count) {
        const double in_away = f_abs(in_input[i] - in_other[i]);
        const double new_other = f_select(in_output[i] == 0 || in_p == 0, (double)0,
            f_select(in_p == (double)INFINITY || in_p == -(double)INFINITY,
            f_select(in_away == in_output[i], in_grad[i] * f_sign(in_other[i] - in_input[i]),
            (double)0), in_grad[i] * f_sign(in_other[i] - in_input[i]) * f_pow(f_divide(in_away,
            in_output[i]), in_p - 1)));
        to_other[i] = new_other;
    }
}
static const gradient dist_other = {
    .input = 1, .inputs = 4, .from = {FROM_GRAD, 0, 1, FROM_RESULT},
    .loops = {[TH_FLOAT] = dist_other_float, [TH_DOUBLE] = dist_other_double},
};
static int dist_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&dist_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&dist_other, s, grad);
    return th_gave(s, result);
}
static const param dist_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = {2, 2, TH_DEFAULT},
     .type = -1},
};
static const form dist_forms[] = {
    {"tt", {0, 1}}, {"ttd", {0, 1, 2}},
};
const row op_dist = {
    .op = "dist", .name = "dist",
    .signature = "dist(Tensor input, Tensor other, Scalar p=2) -> Tensor|Scalar",
    .doc =
        "The p-norm of input - other over all elements, as norm has it. The gradient is "
        "taken as zero where the norm is.",
    .enter = th_reduce, .body = &dist_body,
    .backward = dist_backward,
    .params = dist_params,
    .forms = dist_forms,
    .flags = ROW_NUMBER, .dtypes = TH_FLOATING, .nparams = 3, .nforms = 2, .tensors = 2,
    .inputs = 2, .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3,
    .grads = 1, .reads = {0x103, 0x103},
};

/* logsumexp(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar = start: top =
   -inf, sum = 0; step: top = max(top, input), sum = select(input == top, sum + 1, select(input
   > top, sum * exp(top - input) + 1, sum + exp(input - top))); join: top = max(top, other_top),
   sum = select(top == other_top, sum + other_sum, select(top > other_top, sum + other_sum *
   exp(other_top - top), other_sum + sum * exp(top - other_top))); finish: top + log(sum) */
typedef struct logsumexp_floating {
    double top, sum;
} logsumexp_floating;
static const logsumexp_floating logsumexp_start_floating = {-INFINITY, 0};
STEP logsumexp_floating logsumexp_join_one_floating(logsumexp_floating acc,
    logsumexp_floating other) {
    return (logsumexp_floating){f_max(acc.top, other.top), f_select(acc.top == other.top,
        acc.sum + other.sum, f_select(acc.top > other.top,
        acc.sum + other.sum * f_exp(other.top - acc.top),
        other.sum + acc.sum * f_exp(acc.top - other.top)))};
}
STEP logsumexp_floating logsumexp_step_float(logsumexp_floating acc, float in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return (logsumexp_floating){f_max(acc.top, in_input), f_select(in_input == acc.top, acc.sum + 1,
        f_select(in_input > acc.top, acc.sum * f_exp(acc.top - in_input) + 1,
        acc.sum + f_exp(in_input - acc.top)))};
}
FOLD(logsumexp_float) {
    const float *in_input = (const float *)at[0];
    FOLD_STEPS(logsumexp_floating, logsumexp_join_one_floating, logsumexp_start_floating,
        logsumexp_step_float(acc, in_input[i], first + i, option))
}
SPREAD(logsumexp_float_each) {
    const float *in_input = (const float *)at[0];
    SPREAD_STEPS(logsumexp_floating, logsumexp_step_float(acc, in_input[i], first, option))
}
STEP logsumexp_floating logsumexp_step_double(logsumexp_floating acc, double in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return (logsumexp_floating){f_max(acc.top, in_input), f_select(in_input == acc.top, acc.sum + 1,
        f_select(in_input > acc.top, acc.sum * f_exp(acc.top - in_input) + 1,
        acc.sum + f_exp(in_input - acc.top)))};
}
FOLD(logsumexp_double) {
    const double *in_input = (const double *)at[0];
    FOLD_STEPS(logsumexp_floating, logsumexp_join_one_floating, logsumexp_start_floating,
        logsumexp_step_double(acc, in_input[i], first + i, option))
}
SPREAD(logsumexp_double_each) {
    const double *in_input = (const double *)at[0];
    SPREAD_STEPS(logsumexp_floating, logsumexp_step_double(acc, in_input[i], first, option))
}
static void logsumexp_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(logsumexp_floating,
    logsumexp_join_one_floating) }
static void logsumexp_finish_floating(FINISH_ARGUMENTS) {
    for (int64_t i = 0; i < sets; i++) {
        const logsumexp_floating acc = ((logsumexp_floating *)into)[i];
        into[i * 2 + 0].f = acc.top + f_log(acc.sum);
    }
}
static const reduction logsumexp_body = {
    .inputs = 1, .accumulators = 2,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .start[1] = {{.f = -INFINITY}, {.f = 0}},
    .fold = {[TH_FLOAT] = logsumexp_float, [TH_DOUBLE] = logsumexp_double},
    .spread = {
        [TH_FLOAT] = logsumexp_float_each, [TH_DOUBLE] = logsumexp_double_each
    },
    .join[1] = logsumexp_join_floating,
    .finish[1] = logsumexp_finish_floating,
};
/* d input = grad * exp(input - output) */
LOOP(logsumexp_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_exp(in_input[i] - in_output[i]);
}
LOOP(logsumexp_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_exp(in_input[i] - in_output[i]);
}
static const gradient logsumexp_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .loops = {
        [TH_FLOAT] = logsumexp_input_float, [TH_DOUBLE] = logsumexp_input_double
    },
};
static int logsumexp_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&logsumexp_input, s, grad);
    return th_gave(s, result);
}
static const param logsumexp_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true, .type = -1},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
};
static const form logsumexp_forms[] = {
    {"t", {0}}, {"tD", {0, 1}}, {"tDb", {0, 1, 2}},
};
const row op_logsumexp = {
    .op = "logsumexp", .name = "logsumexp",
    .signature =
        "logsumexp(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar",
    .doc =
        "Logarithm of the sum of the exponentials, gathered beside the largest element so "
        "far, so that nothing overflows.",
    .enter = th_reduce, .body = &logsumexp_body,
    .backward = logsumexp_backward,
    .params = logsumexp_params,
    .forms = logsumexp_forms,
    .flags = ROW_NUMBER, .dtypes = TH_FLOATING, .nparams = 3, .nforms = 3, .tensors = 1,
    .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {0x101},
};
