/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* likelihood_loss: Negative log-likelihood losses, per element or reduced to their mean or sum. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "row/parts.h"
#include "formula.h"
#include "loss.h"

extern const row op_gaussian_nll_loss;
extern const row op_kl_div;
extern const row op_nll_loss;
extern const row op_nll_loss_input;
extern const row op_poisson_nll_loss;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* kl_div_elements(Tensor input, Tensor target, bool log_target=False) = select(share <= 0,
   select(isnan(input), input, 0), share * surplus) */
WIDE_LOOPS(kl_div_elements, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_target = (const T *)at[2];
    const bool in_log_target = option[0].i != 0;
    EACH(i, count) {
        const T in_share = f_select(in_log_target, f_exp(in_target[i]), in_target[i]);
        const T in_surplus = f_select(in_log_target, in_target[i],
            f_log(in_target[i])) - in_input[i];
        to_output[i] = f_select(in_share <= 0, f_select(f_isnan(in_input[i]), in_input[i], (T)0),
            in_share * in_surplus);
    }
})
WIDE_LOOPS(kl_div_elements_part_0, EACH_FLOATING, {
    T *to_part_0 = (T *)at[0];
    const T *in_target = (const T *)at[1];
    const bool in_log_target = option[0].i != 0;
    EACH(i, count) to_part_0[i] = f_select(in_log_target, f_exp(in_target[i]), in_target[i]);
})
WIDE_LOOPS(kl_div_elements_part_1, EACH_FLOATING, {
    T *to_part_1 = (T *)at[0];
    const T *in_target = (const T *)at[1];
    const bool in_log_target = option[0].i != 0;
    EACH(i, count) to_part_1[i] = f_select(in_log_target, in_target[i], f_log(in_target[i]));
})
LOOPS(kl_div_elements_rest, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_part_0 = (const T *)at[2];
    const T *in_part_1 = (const T *)at[3];
    EACH(i, count) to_output[i] = f_select(in_part_0[i] <= 0, f_select(f_isnan(in_input[i]),
        in_input[i], (T)0), in_part_0[i] * (in_part_1[i] - in_input[i]));
})
NARROW_LOOPS_BESIDE(kl_div_elements_rest, 12, 1, 4, 0, 0)
static const struct parts kl_div_elements_parts = {
    .count = 2, .unread = 2,
    .part = (const part[]){
        {.input = 1, .loops = {EACH_FLOATING(AT_TYPE, kl_div_elements_part_0)}},
        {.input = 1, .loops = {EACH_FLOATING(AT_TYPE, kl_div_elements_part_1)}},
    },
    .rest = {
        EACH_FLOATING(AT_TYPE, kl_div_elements_rest)
        EACH_NARROW_FLOAT(AT_TYPE, kl_div_elements_rest)
    },
};
static const pointwise kl_div_elements_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .computes = true,
    .kernel = {"likelihood_loss", "kl_div_elements"},
    .loops = {EACH_FLOATING(AT_TYPE, kl_div_elements)},
    .parts = &kl_div_elements_parts,
};
/* d input = select(share <= 0, 0, -grad * share) */
WIDE_LOOPS(kl_div_elements_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_target = (const T *)at[2];
    const bool in_log_target = option[0].i != 0;
    EACH(i, count) {
        const T in_share = f_select(in_log_target, f_exp(in_target[i]), in_target[i]);
        to_input[i] = f_select(in_share <= 0, (T)0, -in_grad[i] * in_share);
    }
})
static const gradient kl_div_elements_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 1},
    .kernel = {"likelihood_loss", "kl_div_elements_input"},
    .loops = {EACH_FLOATING(AT_TYPE, kl_div_elements_input)},
    .computes = true,
};
/* d target = select(share <= 0, 0, grad * select(log_target, share * (surplus + 1), surplus +
   1)) */
WIDE_LOOPS(kl_div_elements_target, EACH_FLOATING, {
    T *to_target = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    const bool in_log_target = option[0].i != 0;
    EACH(i, count) {
        const T in_share = f_select(in_log_target, f_exp(in_target[i]), in_target[i]);
        const T in_surplus = f_select(in_log_target, in_target[i],
            f_log(in_target[i])) - in_input[i];
        to_target[i] = f_select(in_share <= 0, (T)0, in_grad[i] * f_select(in_log_target,
            in_share * (in_surplus + 1), in_surplus + 1));
    }
})
static const gradient kl_div_elements_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"likelihood_loss", "kl_div_elements_target"},
    .loops = {EACH_FLOATING(AT_TYPE, kl_div_elements_target)},
    .computes = true,
};
static int kl_div_elements_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&kl_div_elements_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&kl_div_elements_target, s, grad);
    return th_finish_gradients(s, result);
}
static const param kl_div_elements_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 1, .length = 1, .optional = true,
     .preset = PRESET(1)},
    {.name = "log_target", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_kl_div_elements = {
    .op = "kl_div_elements", .name = "kl_div",
    .signature = "kl_div_elements(Tensor input, Tensor target, bool log_target=False)",
    .enter = th_pointwise, .body = &kl_div_elements_body,
    .backward = kl_div_elements_backward,
    .autocast = "float",
    .params = kl_div_elements_params,
    .flags = ROW_LOOP | ROW_COMPARES, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 4, .reduction = 3, .reduce = 3, .required = 2, .tensors = 2, .inputs = 2, .ints = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {2, 3},
};

/* kl_div(Tensor input, Tensor target, Reduction reduction=mean, bool log_target=False) = start:
   0; step: acc + (select(share <= 0, select(isnan(input), input, 0), share * surplus)); finish:
   select(reduction == 1, acc / count, acc) */
WIDE_LOOPS(kl_div_part_0, EACH_FLOATING, {
    T *to_part_0 = (T *)at[0];
    const T *in_target = (const T *)at[1];
    const bool in_log_target = option[1].i != 0;
    EACH(i, count) to_part_0[i] = f_select(in_log_target, f_exp(in_target[i]), in_target[i]);
})
WIDE_LOOPS(kl_div_part_1, EACH_FLOATING, {
    T *to_part_1 = (T *)at[0];
    const T *in_target = (const T *)at[1];
    const bool in_log_target = option[1].i != 0;
    EACH(i, count) to_part_1[i] = f_select(in_log_target, in_target[i], f_log(in_target[i]));
})
STEP float kl_div_step_float(float in_input, float in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const bool in_log_target = option[1].i != 0;
    const float in_share = f_select(in_log_target, f_exp(in_target), in_target);
    const float in_surplus = f_select(in_log_target, in_target, f_log(in_target)) - in_input;
    return f_select(in_share <= 0, f_select(f_isnan(in_input), in_input, (float)0),
        in_share * in_surplus);
}
FOLD(kl_div_float) {
    const float *in_input = (const float *)at[0] + shift;
    const float *in_target = (const float *)at[1] + shift;
#define T float
#define PART kl_div_step_float(in_input[i], in_target[i], first + i, option)
#include "walk/folds/stored.h"
}
STEP double kl_div_step_double(double in_input, double in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const bool in_log_target = option[1].i != 0;
    const double in_share = f_select(in_log_target, f_exp(in_target), in_target);
    const double in_surplus = f_select(in_log_target, in_target, f_log(in_target)) - in_input;
    return f_select(in_share <= 0, f_select(f_isnan(in_input), in_input, (double)0),
        in_share * in_surplus);
}
FOLD(kl_div_double) {
    const double *in_input = (const double *)at[0] + shift;
    const double *in_target = (const double *)at[1] + shift;
#define T double
#define PART kl_div_step_double(in_input[i], in_target[i], first + i, option)
#include "walk/folds/stored.h"
}
FOLD(kl_div_rest_float) {
    const float *in_input = (const float *)at[0] + shift;
    const float *in_part_0 = (const float *)at[1] + shift;
    const float *in_part_1 = (const float *)at[2] + shift;
#define T float
#define PART f_select(in_part_0[i] <= 0, f_select(f_isnan(in_input[i]), in_input[i], (float)0), \
    in_part_0[i] * (in_part_1[i] - in_input[i]))
#include "walk/folds/stored.h"
}
FOLD(kl_div_rest_double) {
    const double *in_input = (const double *)at[0] + shift;
    const double *in_part_0 = (const double *)at[1] + shift;
    const double *in_part_1 = (const double *)at[2] + shift;
#define T double
#define PART f_select(in_part_0[i] <= 0, f_select(f_isnan(in_input[i]), in_input[i], (double)0), \
    in_part_0[i] * (in_part_1[i] - in_input[i]))
#include "walk/folds/stored.h"
}
static void kl_div_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
CLONES static void kl_div_finish_floating(FINISH_ARGUMENTS) {
    const double in_reduction = NUMBER(double, option[0]);
    FINISH_EACH(double, f_select(in_reduction == 1, f_divide(acc, count), acc))
}
static const struct parts kl_div_parts = {
    .count = 2, .unread = 2,
    .part = (const part[]){
        {.input = 1, .loops = {EACH_FLOATING(AT_TYPE, kl_div_part_0)}},
        {.input = 1, .loops = {EACH_FLOATING(AT_TYPE, kl_div_part_1)}},
    },
    .fold = {EACH_FLOATING(AT_TYPE, kl_div_rest)},
};
static const reduction kl_div_body = {
    .inputs = 2, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .parts = &kl_div_parts,
    .start[1] = {{.f = 0}},
    .kernel = {"likelihood_loss", "kl_div"},
    .fold = {EACH_FLOATING(AT_TYPE, kl_div)},
    .join[1] = kl_div_join_floating,
    .finish[1] = kl_div_finish_floating,
};
static int kl_div_require(const call *c) {
    if (!((c->n[0] == 1) | (c->n[0] == 2)))
        return th_refuse(&op_kl_div, "reduction == 1 or reduction == 2", "reduction",
            th_integral(c->n[0]));
    return 0;
}
/* d input = (select(share <= 0, 0, -grad * share)) / select(reduction == 1, count, 1) */
WIDE_LOOPS(kl_div_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_target = (const T *)at[2];
    const T in_reduction = NUMBER(T, option[0]);
    const bool in_log_target = option[1].i != 0;
    const T in_count = (T)option[2].f;
    EACH(i, count) {
        const T in_share = f_select(in_log_target, f_exp(in_target[i]), in_target[i]);
        to_input[i] = f_divide(f_select(in_share <= 0, (T)0, -in_grad[i] * in_share),
            f_select(in_reduction == 1, in_count, (T)1));
    }
})
static const gradient kl_div_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 1},
    .kernel = {"likelihood_loss", "kl_div_input"},
    .loops = {EACH_FLOATING(AT_TYPE, kl_div_input)},
    .computes = true,
};
/* d target = (select(share <= 0, 0, grad * select(log_target, share * (surplus + 1), surplus +
   1))) / select(reduction == 1, count, 1) */
WIDE_LOOPS(kl_div_target, EACH_FLOATING, {
    T *to_target = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    const T in_reduction = NUMBER(T, option[0]);
    const bool in_log_target = option[1].i != 0;
    const T in_count = (T)option[2].f;
    EACH(i, count) {
        const T in_share = f_select(in_log_target, f_exp(in_target[i]), in_target[i]);
        const T in_surplus = f_select(in_log_target, in_target[i],
            f_log(in_target[i])) - in_input[i];
        to_target[i] = f_divide(f_select(in_share <= 0, (T)0, in_grad[i] * f_select(in_log_target,
            in_share * (in_surplus + 1), in_surplus + 1)), f_select(in_reduction == 1, in_count,
            (T)1));
    }
})
static const gradient kl_div_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"likelihood_loss", "kl_div_target"},
    .loops = {EACH_FLOATING(AT_TYPE, kl_div_target)},
    .computes = true,
};
static int kl_div_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&kl_div_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&kl_div_target, s, grad);
    return th_finish_gradients(s, result);
}
static const param kl_div_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 22, .optional = true,
     .preset = PRESET(1)},
    {.name = "log_target", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_kl_div = {
    .op = "kl_div", .name = "kl_div",
    .signature =
        "kl_div(Tensor input, Tensor target, Reduction reduction=mean, bool log_target=False)",
    .enter = th_reduce, .body = &kl_div_body,
    .require = kl_div_require,
    .backward = kl_div_backward,
    .autocast = "float",
    .params = kl_div_params,
    .flags = ROW_REDUCE | ROW_FUNCTION | ROW_PROMOTES | ROW_COMPARES,
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .reduction = 3, .reduce = 3,
    .required = 2, .tensors = 2, .inputs = 2, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {2, 3}, .sizes = {3, 3},
};

/* kl_div_batchmean(Tensor input, Tensor target, Reduction reduction=batchmean, bool
   log_target=False) = torch.composed.kl_div_batchmean */
static const param kl_div_batchmean_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 8, .optional = true,
     .preset = PRESET(3)},
    {.name = "log_target", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_kl_div_batchmean = {
    .op = "kl_div_batchmean", .name = "kl_div",
    .signature =
        "kl_div_batchmean(Tensor input, Tensor target, Reduction reduction=batchmean, bool "
        "log_target=False)",
    .autocast = "float",
    .params = kl_div_batchmean_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4,
    .reduction = 3, .reduce = 3, .required = 2, .tensors = 2, .inputs = 2, .ints = 2, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* poisson_nll_loss_elements(Tensor input, Tensor target, bool log_input=True, bool full=False,
   Scalar eps=1e-8) = rate - target * logarithm + more */
WIDE_LOOPS(poisson_nll_loss_elements, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_target = (const T *)at[2];
    const bool in_log_input = option[1].i != 0;
    const bool in_full = option[2].i != 0;
    const T in_eps = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_rate = f_select(in_log_input, f_exp(in_input[i]), in_input[i]);
        const T in_logarithm = f_select(in_log_input, in_input[i], f_log(in_input[i] + in_eps));
        const T in_more = f_select((in_full != 0) & (in_target[i] > 1),
            in_target[i] * f_log(in_target[i]) - in_target[i] + (T)0.5 * f_log((T)6.283185307179586
            * in_target[i]), (T)0);
        to_output[i] = in_rate - in_target[i] * in_logarithm + in_more;
    }
})
static const pointwise poisson_nll_loss_elements_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .computes = true,
    .kernel = {"likelihood_loss", "poisson_nll_loss_elements"},
    .loops = {EACH_FLOATING(AT_TYPE, poisson_nll_loss_elements)},
};
/* d input = select(log_input, grad * (exp(input) - target), grad * (1 - target / (input +
   eps))) */
WIDE_LOOPS(poisson_nll_loss_elements_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    const bool in_log_input = option[1].i != 0;
    const T in_eps = NUMBER(T, option[0]);
    EACH(i, count) to_input[i] = f_select(in_log_input,
        in_grad[i] * (f_exp(in_input[i]) - in_target[i]), in_grad[i] * (1 - f_divide(in_target[i],
        in_input[i] + in_eps)));
})
static const gradient poisson_nll_loss_elements_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"likelihood_loss", "poisson_nll_loss_elements_input"},
    .loops = {EACH_FLOATING(AT_TYPE, poisson_nll_loss_elements_input)},
    .computes = true,
};
/* d target = grad * (select(full and target > 1, log(target) + 0.5 / target, 0) - logarithm) */
WIDE_LOOPS(poisson_nll_loss_elements_target, EACH_FLOATING, {
    T *to_target = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    const bool in_log_input = option[1].i != 0;
    const bool in_full = option[2].i != 0;
    const T in_eps = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_logarithm = f_select(in_log_input, in_input[i], f_log(in_input[i] + in_eps));
        to_target[i] = in_grad[i] * (f_select((in_full != 0) & (in_target[i] > 1),
            f_log(in_target[i]) + f_divide((T)0.5, in_target[i]), (T)0) - in_logarithm);
    }
})
static const gradient poisson_nll_loss_elements_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"likelihood_loss", "poisson_nll_loss_elements_target"},
    .loops = {EACH_FLOATING(AT_TYPE, poisson_nll_loss_elements_target)},
    .computes = true,
};
static int poisson_nll_loss_elements_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&poisson_nll_loss_elements_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&poisson_nll_loss_elements_target, s, grad);
    return th_finish_gradients(s, result);
}
static const param poisson_nll_loss_elements_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "log_input", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "full", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 2, .length = 1, .optional = true,
     .preset = PRESET(1)},
    {.name = "eps", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1e-08)},
};
const row op_poisson_nll_loss_elements = {
    .op = "poisson_nll_loss_elements", .name = "poisson_nll_loss",
    .signature =
        "poisson_nll_loss_elements(Tensor input, Tensor target, bool log_input=True, bool "
        "full=False, Scalar eps=1e-8)",
    .enter = th_pointwise, .body = &poisson_nll_loss_elements_body,
    .backward = poisson_nll_loss_elements_backward,
    .autocast = "float",
    .params = poisson_nll_loss_elements_params,
    .flags = ROW_LOOP | ROW_COMPARES, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 6, .reduction = 5, .reduce = 6, .required = 2, .tensors = 2, .inputs = 2,
    .scalars = 1, .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3,
    .grads = 1, .reads = {3, 3},
};

/* poisson_nll_loss(Tensor input, Tensor target, bool log_input=True, bool full=False, Reduction
   reduction=mean, Scalar eps=1e-8) = start: 0; step: acc + (rate - target * logarithm + more);
   finish: select(reduction == 1, acc / count, acc) */
STEP float poisson_nll_loss_step_float(float in_input, float in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const bool in_log_input = option[1].i != 0;
    const bool in_full = option[2].i != 0;
    const float in_eps = NUMBER(float, option[0]);
    const float in_rate = f_select(in_log_input, f_exp(in_input), in_input);
    const float in_logarithm = f_select(in_log_input, in_input, f_log(in_input + in_eps));
    const float in_more = f_select((in_full != 0) & (in_target > 1),
        in_target * f_log(in_target) - in_target + (float)0.5 * f_log((float)6.283185307179586 *
        in_target), (float)0);
    return in_rate - in_target * in_logarithm + in_more;
}
FOLD(poisson_nll_loss_float) {
    const float *in_input = (const float *)at[0] + shift;
    const float *in_target = (const float *)at[1] + shift;
#define T float
#define PART poisson_nll_loss_step_float(in_input[i], in_target[i], first + i, option)
#include "walk/folds/stored.h"
}
STEP double poisson_nll_loss_step_double(double in_input, double in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const bool in_log_input = option[1].i != 0;
    const bool in_full = option[2].i != 0;
    const double in_eps = NUMBER(double, option[0]);
    const double in_rate = f_select(in_log_input, f_exp(in_input), in_input);
    const double in_logarithm = f_select(in_log_input, in_input, f_log(in_input + in_eps));
    const double in_more = f_select((in_full != 0) & (in_target > 1),
        in_target * f_log(in_target) - in_target + (double)0.5 * f_log((double)6.283185307179586 *
        in_target), (double)0);
    return in_rate - in_target * in_logarithm + in_more;
}
FOLD(poisson_nll_loss_double) {
    const double *in_input = (const double *)at[0] + shift;
    const double *in_target = (const double *)at[1] + shift;
#define T double
#define PART poisson_nll_loss_step_double(in_input[i], in_target[i], first + i, option)
#include "walk/folds/stored.h"
}
static void poisson_nll_loss_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
CLONES static void poisson_nll_loss_finish_floating(FINISH_ARGUMENTS) {
    const double in_reduction = NUMBER(double, option[3]);
    FINISH_EACH(double, f_select(in_reduction == 1, f_divide(acc, count), acc))
}
static const reduction poisson_nll_loss_body = {
    .inputs = 2, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .kernel = {"likelihood_loss", "poisson_nll_loss"},
    .fold = {EACH_FLOATING(AT_TYPE, poisson_nll_loss)},
    .join[1] = poisson_nll_loss_join_floating,
    .finish[1] = poisson_nll_loss_finish_floating,
};
static int poisson_nll_loss_require(const call *c) {
    if (!((c->n[2] == 1) | (c->n[2] == 2)))
        return th_refuse(&op_poisson_nll_loss, "reduction == 1 or reduction == 2", "reduction",
            th_integral(c->n[2]));
    return 0;
}
/* d input = (select(log_input, grad * (exp(input) - target), grad * (1 - target / (input +
   eps)))) / select(reduction == 1, count, 1) */
static const gradient poisson_nll_loss_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"likelihood_loss", "poisson_nll_loss_input"},
    .loops = {EACH_FLOATING(AT_TYPE, poisson_nll_loss_elements_input)},
    .mean = 3,
    .computes = true,
};
/* d target = (grad * (select(full and target > 1, log(target) + 0.5 / target, 0) - logarithm))
   / select(reduction == 1, count, 1) */
static const gradient poisson_nll_loss_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"likelihood_loss", "poisson_nll_loss_target"},
    .loops = {EACH_FLOATING(AT_TYPE, poisson_nll_loss_elements_target)},
    .mean = 3,
    .computes = true,
};
static int poisson_nll_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&poisson_nll_loss_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&poisson_nll_loss_target, s, grad);
    return th_finish_gradients(s, result);
}
static const param poisson_nll_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "log_input", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "full", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 2, .length = 22, .optional = true,
     .preset = PRESET(1)},
    {.name = "eps", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1e-08)},
};
const row op_poisson_nll_loss = {
    .op = "poisson_nll_loss", .name = "poisson_nll_loss",
    .signature =
        "poisson_nll_loss(Tensor input, Tensor target, bool log_input=True, bool full=False, "
        "Reduction reduction=mean, Scalar eps=1e-8)",
    .enter = th_reduce, .body = &poisson_nll_loss_body,
    .require = poisson_nll_loss_require,
    .backward = poisson_nll_loss_backward,
    .autocast = "float",
    .params = poisson_nll_loss_params,
    .flags = ROW_REDUCE | ROW_FUNCTION | ROW_PROMOTES | ROW_COMPARES,
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 6, .reduction = 5, .reduce = 6,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3}, .sizes = {3, 3},
};

/* gaussian_nll_loss_elements(Tensor input, Tensor target, Tensor var, bool full=False, Scalar
   eps=1e-6) = 0.5 * (log(wide) + away * share) + select(full, 0.9189385332046727, 0) */
WIDE_LOOPS(gaussian_nll_loss_elements, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_target = (const T *)at[2];
    const T *in_var = (const T *)at[3];
    const bool in_full = option[1].i != 0;
    const T in_eps = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_wide = f_select(in_var[i] < in_eps, in_eps, in_var[i]);
        const T in_away = in_input[i] - in_target[i];
        const T in_share = f_divide(in_away, in_wide);
        to_output[i] = (T)0.5 * (f_log(in_wide) + in_away * in_share) + f_select(in_full,
            (T)0.9189385332046727, (T)0);
    }
})
static const pointwise gaussian_nll_loss_elements_body = {
    .outputs = 1, .inputs = 3,
    .to = {0}, .from = {0, 1, 2},
    .computes = true,
    .kernel = {"likelihood_loss", "gaussian_nll_loss_elements"},
    .loops = {EACH_FLOATING(AT_TYPE, gaussian_nll_loss_elements)},
};
/* d input = grad * share */
WIDE_LOOPS(gaussian_nll_loss_elements_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    const T *in_var = (const T *)at[4];
    const T in_eps = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_wide = f_select(in_var[i] < in_eps, in_eps, in_var[i]);
        const T in_away = in_input[i] - in_target[i];
        const T in_share = f_divide(in_away, in_wide);
        to_input[i] = in_grad[i] * in_share;
    }
})
NARROW_LOOPS(gaussian_nll_loss_elements_input, 1, 5, 2, 0)
static const gradient gaussian_nll_loss_elements_input = {
    .input = 0, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"likelihood_loss", "gaussian_nll_loss_elements_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, gaussian_nll_loss_elements_input)
        EACH_NARROW_FLOAT(AT_TYPE, gaussian_nll_loss_elements_input)
    },
};
/* d target = -grad * share */
WIDE_LOOPS(gaussian_nll_loss_elements_target, EACH_FLOATING, {
    T *to_target = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    const T *in_var = (const T *)at[4];
    const T in_eps = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_wide = f_select(in_var[i] < in_eps, in_eps, in_var[i]);
        const T in_away = in_input[i] - in_target[i];
        const T in_share = f_divide(in_away, in_wide);
        to_target[i] = -in_grad[i] * in_share;
    }
})
NARROW_LOOPS(gaussian_nll_loss_elements_target, 1, 5, 2, 0)
static const gradient gaussian_nll_loss_elements_target = {
    .input = 1, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"likelihood_loss", "gaussian_nll_loss_elements_target"},
    .loops = {
        EACH_FLOATING(AT_TYPE, gaussian_nll_loss_elements_target)
        EACH_NARROW_FLOAT(AT_TYPE, gaussian_nll_loss_elements_target)
    },
};
/* d var = grad * 0.5 * (1 - away * share) / wide */
WIDE_LOOPS(gaussian_nll_loss_elements_var, EACH_FLOATING, {
    T *to_var = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    const T *in_var = (const T *)at[4];
    const T in_eps = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_wide = f_select(in_var[i] < in_eps, in_eps, in_var[i]);
        const T in_away = in_input[i] - in_target[i];
        const T in_share = f_divide(in_away, in_wide);
        to_var[i] = f_divide(in_grad[i] * (T)0.5 * (1 - in_away * in_share), in_wide);
    }
})
NARROW_LOOPS(gaussian_nll_loss_elements_var, 1, 5, 2, 0)
static const gradient gaussian_nll_loss_elements_var = {
    .input = 2, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"likelihood_loss", "gaussian_nll_loss_elements_var"},
    .loops = {
        EACH_FLOATING(AT_TYPE, gaussian_nll_loss_elements_var)
        EACH_NARROW_FLOAT(AT_TYPE, gaussian_nll_loss_elements_var)
    },
};
static int gaussian_nll_loss_elements_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&gaussian_nll_loss_elements_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&gaussian_nll_loss_elements_target, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&gaussian_nll_loss_elements_var, s, grad);
    return th_finish_gradients(s, result);
}
static const param gaussian_nll_loss_elements_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "var", .kind = P_TENSOR, .slot = 2},
    {.name = "full", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "eps", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1e-06)},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 1, .length = 1, .optional = true,
     .preset = PRESET(1)},
};
const row op_gaussian_nll_loss_elements = {
    .op = "gaussian_nll_loss_elements", .name = "gaussian_nll_loss",
    .signature =
        "gaussian_nll_loss_elements(Tensor input, Tensor target, Tensor var, bool "
        "full=False, Scalar eps=1e-6)",
    .enter = th_pointwise, .body = &gaussian_nll_loss_elements_body,
    .backward = gaussian_nll_loss_elements_backward,
    .params = gaussian_nll_loss_elements_params,
    .flags = ROW_LOOP | ROW_COMPARES, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 6, .reduction = 6, .reduce = 255, .required = 3, .tensors = 3, .inputs = 3,
    .scalars = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 7,
    .grads = 1, .reads = {7, 7, 7},
};

/* gaussian_nll_loss(Tensor input, Tensor target, Tensor var, bool full=False, Scalar eps=1e-6,
   Reduction reduction=mean) = start: 0; step: acc + (0.5 * (log(wide) + away * share) +
   select(full, 0.9189385332046727, 0)); finish: select(reduction == 1, acc / count, acc) */
STEP float gaussian_nll_loss_step_float(float in_input, float in_target, float in_var,
    UNUSED int64_t index, UNUSED const scalar *option) {
    const bool in_full = option[1].i != 0;
    const float in_eps = NUMBER(float, option[0]);
    const float in_wide = f_select(in_var < in_eps, in_eps, in_var);
    const float in_away = in_input - in_target;
    const float in_share = f_divide(in_away, in_wide);
    return (float)0.5 * (f_log(in_wide) + in_away * in_share) + f_select(in_full,
        (float)0.9189385332046727, (float)0);
}
FOLD(gaussian_nll_loss_float) {
    const float *in_input = (const float *)at[0] + shift;
    const float *in_target = (const float *)at[1] + shift;
    const float *in_var = (const float *)at[2] + shift;
#define T float
#define PART gaussian_nll_loss_step_float(in_input[i], in_target[i], in_var[i], first + i, option)
#include "walk/folds/stored.h"
}
STEP double gaussian_nll_loss_step_double(double in_input, double in_target, double in_var,
    UNUSED int64_t index, UNUSED const scalar *option) {
    const bool in_full = option[1].i != 0;
    const double in_eps = NUMBER(double, option[0]);
    const double in_wide = f_select(in_var < in_eps, in_eps, in_var);
    const double in_away = in_input - in_target;
    const double in_share = f_divide(in_away, in_wide);
    return (double)0.5 * (f_log(in_wide) + in_away * in_share) + f_select(in_full,
        (double)0.9189385332046727, (double)0);
}
FOLD(gaussian_nll_loss_double) {
    const double *in_input = (const double *)at[0] + shift;
    const double *in_target = (const double *)at[1] + shift;
    const double *in_var = (const double *)at[2] + shift;
#define T double
#define PART gaussian_nll_loss_step_double(in_input[i], in_target[i], in_var[i], first + i, option)
#include "walk/folds/stored.h"
}
static void gaussian_nll_loss_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
CLONES static void gaussian_nll_loss_finish_floating(FINISH_ARGUMENTS) {
    const double in_reduction = NUMBER(double, option[2]);
    FINISH_EACH(double, f_select(in_reduction == 1, f_divide(acc, count), acc))
}
static const reduction gaussian_nll_loss_body = {
    .inputs = 3, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .kernel = {"likelihood_loss", "gaussian_nll_loss"},
    .fold = {EACH_FLOATING(AT_TYPE, gaussian_nll_loss)},
    .join[1] = gaussian_nll_loss_join_floating,
    .finish[1] = gaussian_nll_loss_finish_floating,
};
static int gaussian_nll_loss_require(const call *c) {
    if (!((c->n[1] == 1) | (c->n[1] == 2)))
        return th_refuse(&op_gaussian_nll_loss, "reduction == 1 or reduction == 2", "reduction",
            th_integral(c->n[1]));
    return 0;
}
/* d input = (grad * share) / select(reduction == 1, count, 1) */
static const gradient gaussian_nll_loss_input = {
    .input = 0, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"likelihood_loss", "gaussian_nll_loss_input"},
    .loops = {EACH_FLOATING(AT_TYPE, gaussian_nll_loss_elements_input)},
    .mean = 2,
};
/* d target = (-grad * share) / select(reduction == 1, count, 1) */
static const gradient gaussian_nll_loss_target = {
    .input = 1, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"likelihood_loss", "gaussian_nll_loss_target"},
    .loops = {EACH_FLOATING(AT_TYPE, gaussian_nll_loss_elements_target)},
    .mean = 2,
};
/* d var = (grad * 0.5 * (1 - away * share) / wide) / select(reduction == 1, count, 1) */
static const gradient gaussian_nll_loss_var = {
    .input = 2, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"likelihood_loss", "gaussian_nll_loss_var"},
    .loops = {EACH_FLOATING(AT_TYPE, gaussian_nll_loss_elements_var)},
    .mean = 2,
};
static int gaussian_nll_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&gaussian_nll_loss_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&gaussian_nll_loss_target, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&gaussian_nll_loss_var, s, grad);
    return th_finish_gradients(s, result);
}
static const param gaussian_nll_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "var", .kind = P_TENSOR, .slot = 2},
    {.name = "full", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "eps", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1e-06)},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 1, .length = 22, .optional = true,
     .preset = PRESET(1)},
};
const row op_gaussian_nll_loss = {
    .op = "gaussian_nll_loss", .name = "gaussian_nll_loss",
    .signature =
        "gaussian_nll_loss(Tensor input, Tensor target, Tensor var, bool full=False, Scalar "
        "eps=1e-6, Reduction reduction=mean)",
    .enter = th_reduce, .body = &gaussian_nll_loss_body,
    .require = gaussian_nll_loss_require,
    .backward = gaussian_nll_loss_backward,
    .params = gaussian_nll_loss_params,
    .flags = ROW_REDUCE | ROW_FUNCTION | ROW_PROMOTES | ROW_COMPARES,
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 6, .reduction = 6, .reduce = 255,
    .required = 3, .tensors = 3, .inputs = 3, .scalars = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 7, .grads = 1, .reads = {7, 7, 7}, .sizes = {7, 7, 7},
};

/* nll_loss(Tensor input, LongTensor target, Tensor? weight=None, Reduction reduction=mean, int
   ignore_index=-100) = kernel of loss.c */
static int nll_loss_cpu(call *c) {
    return cpu_nll_loss(c->out[0], c->t[0], c->t[1], c->t[2], c->n[0], c->n[1]);
}
static int nll_loss_cuda(call *c) {
    return cuda_nll_loss(c->out[0], c->t[0], c->t[1], c->t[2], c->n[0], c->n[1]);
}
static int nll_loss_shape(extent *size, const call *c) {
    return shape_nll_loss(size, c->t[0], c->t[1], c->t[2], c->n[0], c->n[1]);
}
static const kernel_body nll_loss_body = {.shape = nll_loss_shape};
static int nll_loss_require(const call *c) {
    if (!((c->n[0] >= 0) & (c->n[0] <= 2)))
        return th_refuse(&op_nll_loss, "reduction >= 0 and reduction <= 2", "reduction",
            th_integral(c->n[0]));
    return 0;
}
static int nll_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = nll_loss_input(grad, target, weight, reduction, ignore_index, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_nll_loss_input, &(call){
            .t = {grad[0], s->t[1], s->t[2]},
            .n = {s->n[0], s->n[1]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param nll_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "weight", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 23, .optional = true,
     .preset = PRESET(1)},
    {.name = "ignore_index", .kind = P_INT, .slot = 1, .optional = true, .preset = PRESET(-100)},
};
const row op_nll_loss = {
    .op = "nll_loss", .name = "nll_loss",
    .signature =
        "nll_loss(Tensor input, LongTensor target, Tensor? weight=None, Reduction "
        "reduction=mean, int ignore_index=-100)",
    .enter = th_kernel, .body = &nll_loss_body,
    .kernel = {.cpu = nll_loss_cpu, .cuda = nll_loss_cuda},
    .require = nll_loss_require,
    .backward = nll_loss_backward,
    .missing = "weight is a constant", .lacks = 4,
    .autocast = "float",
    .vmap = "loss",
    .params = nll_loss_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 5, .reduction = 4, .reduce = 5, .required = 2, .tensors = 3, .inputs = 3, .ints = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {6},
    .sizes = {1},
};

/* nll_loss_input(Tensor grad_output, LongTensor target, Tensor? weight=None, Reduction
   reduction=mean, int ignore_index=-100, int* size) = kernel of loss.c */
static int nll_loss_input_cpu(call *c) {
    return cpu_nll_loss_input(
        c->out[0], c->t[0], c->t[1], c->t[2], c->n[0], c->n[1], c->list[0]);
}
static int nll_loss_input_cuda(call *c) {
    return cuda_nll_loss_input(
        c->out[0], c->t[0], c->t[1], c->t[2], c->n[0], c->n[1], c->list[0]);
}
static int nll_loss_input_shape(extent *size, const call *c) {
    return shape_nll_loss_input(size, c->t[0], c->t[1], c->t[2], c->n[0], c->n[1], c->list[0]);
}
static const kernel_body nll_loss_input_body = {.shape = nll_loss_input_shape};
static int nll_loss_input_require(const call *c) {
    if (!((c->n[0] >= 0) & (c->n[0] <= 2)))
        return th_refuse(&op_nll_loss_input, "reduction >= 0 and reduction <= 2", "reduction",
            th_integral(c->n[0]));
    return 0;
}
static int nll_loss_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = nll_loss(grad, target, weight, reduction, ignore_index) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_nll_loss, &(call){
            .t = {grad[0], s->t[1], s->t[2]},
            .n = {s->n[0], s->n[1]}
        }));
    return th_end_frame(&f, s, result);
}
static const param nll_loss_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "weight", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 23, .optional = true,
     .preset = PRESET(1)},
    {.name = "ignore_index", .kind = P_INT, .slot = 1, .optional = true, .preset = PRESET(-100)},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_nll_loss_input = {
    .op = "nll_loss_input", .name = "nll_loss_input",
    .signature =
        "nll_loss_input(Tensor grad_output, LongTensor target, Tensor? weight=None, "
        "Reduction reduction=mean, int ignore_index=-100, int* size)",
    .enter = th_kernel, .body = &nll_loss_input_body,
    .kernel = {.cpu = nll_loss_input_cpu, .cuda = nll_loss_input_cuda},
    .require = nll_loss_input_require,
    .backward = nll_loss_input_backward,
    .missing = "weight is a constant", .lacks = 4,
    .params = nll_loss_input_params,
    .flags = ROW_DENSE | ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 6,
    .reduction = 4, .reduce = 6, .required = 6, .tensors = 3, .inputs = 3, .ints = 2, .lists = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {6},
};
