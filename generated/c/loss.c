/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* loss: How far from a target, as one element; the mean over all, or the sum with
   size_average=False. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"
#include "loss.h"

extern const row op_nll_loss;
extern const row op_nll_loss_input;

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* mse_loss(Tensor input, Tensor target, bool size_average=True) -> Tensor|Scalar = start: 0;
   step: acc + away * away; finish: select(size_average, acc / count, acc) */
STEP float mse_loss_step_float(float in_input, float in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const float in_away = in_input - in_target;
    return in_away * in_away;
}
FOLD(mse_loss_float) {
    const float *in_input = (const float *)at[0];
    const float *in_target = (const float *)at[1];
    FOLD_EACH(double, th_join_sum, 0, mse_loss_step_float(in_input[i], in_target[i], first + i,
        option))
}
SPREAD(mse_loss_float_each) {
    const float *in_input = (const float *)at[0];
    const float *in_target = (const float *)at[1];
    SPREAD_EACH(double, th_join_sum, mse_loss_step_float(in_input[i], in_target[i], first, option))
}
STEP double mse_loss_step_double(double in_input, double in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const double in_away = in_input - in_target;
    return in_away * in_away;
}
FOLD(mse_loss_double) {
    const double *in_input = (const double *)at[0];
    const double *in_target = (const double *)at[1];
    FOLD_EACH(double, th_join_sum, 0, mse_loss_step_double(in_input[i], in_target[i], first + i,
        option))
}
SPREAD(mse_loss_double_each) {
    const double *in_input = (const double *)at[0];
    const double *in_target = (const double *)at[1];
    SPREAD_EACH(double, th_join_sum, mse_loss_step_double(in_input[i], in_target[i], first, option))
}
static void mse_loss_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void mse_loss_finish_floating(FINISH_ARGUMENTS) {
    const bool in_size_average = option[0].i != 0;
    FINISH_EACH(f, double, f_select(in_size_average, f_divide(acc, count), acc))
}
static const reduction mse_loss_body = {
    .inputs = 2, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .fold = {[TH_FLOAT] = mse_loss_float, [TH_DOUBLE] = mse_loss_double},
    .spread = {[TH_FLOAT] = mse_loss_float_each, [TH_DOUBLE] = mse_loss_double_each},
    .join[1] = mse_loss_join_floating,
    .finish[1] = mse_loss_finish_floating,
};
/* d input = grad * 2 * away / share */
LOOP(mse_loss_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_target = (const float *)at[3];
    const bool in_size_average = option[0].i != 0;
    const float in_count = (float)option[1].f;
    EACH(i, count) {
        const float in_away = in_input[i] - in_target[i];
        const float in_share = f_select(in_size_average, in_count, (float)1);
        const float new_input = f_divide(in_grad[i] * 2 * in_away, in_share);
        to_input[i] = new_input;
    }
}
LOOP(mse_loss_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_target = (const double *)at[3];
    const bool in_size_average = option[0].i != 0;
    const double in_count = (double)option[1].f;
    EACH(i, count) {
        const double in_away = in_input[i] - in_target[i];
        const double in_share = f_select(in_size_average, in_count, (double)1);
        const double new_input = f_divide(in_grad[i] * 2 * in_away, in_share);
        to_input[i] = new_input;
    }
}
static const gradient mse_loss_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .loops = {
        [TH_FLOAT] = mse_loss_input_float, [TH_DOUBLE] = mse_loss_input_double
    },
};
/* d target = -grad * 2 * away / share */
LOOP(mse_loss_target_float) {
    float *to_target = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_target = (const float *)at[3];
    const bool in_size_average = option[0].i != 0;
    const float in_count = (float)option[1].f;
    EACH(i, count) {
        const float in_away = in_input[i] - in_target[i];
        const float in_share = f_select(in_size_average, in_count, (float)1);
        const float new_target = f_divide(-in_grad[i] * 2 * in_away, in_share);
        to_target[i] = new_target;
    }
}
LOOP(mse_loss_target_double) {
    double *to_target = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_target = (const double *)at[3];
    const bool in_size_average = option[0].i != 0;
    const double in_count = (double)option[1].f;
    EACH(i, count) {
        const double in_away = in_input[i] - in_target[i];
        const double in_share = f_select(in_size_average, in_count, (double)1);
        const double new_target = f_divide(-in_grad[i] * 2 * in_away, in_share);
        to_target[i] = new_target;
    }
}
static const gradient mse_loss_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .loops = {
        [TH_FLOAT] = mse_loss_target_float, [TH_DOUBLE] = mse_loss_target_double
    },
};
static int mse_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&mse_loss_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&mse_loss_target, s, grad);
    return th_gave(s, result);
}
static const param mse_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "size_average", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {1, 1, TH_DEFAULT}, .type = -1},
};
static const form mse_loss_forms[] = {
    {"tt", {0, 1}}, {"ttb", {0, 1, 2}},
};
const row op_mse_loss = {
    .op = "mse_loss", .name = "mse_loss",
    .signature =
        "mse_loss(Tensor input, Tensor target, bool size_average=True) -> Tensor|Scalar",
    .doc = "Mean of the squared differences.",
    .enter = th_reduce, .body = &mse_loss_body,
    .backward = mse_loss_backward,
    .params = mse_loss_params,
    .forms = mse_loss_forms,
    .flags = ROW_NUMBER, .dtypes = TH_FLOATING, .nparams = 3, .nforms = 2, .tensors = 2,
    .inputs = 2, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3,
    .grads = 1, .reads = {3, 3}, .sizes = {3, 3},
};

/* l1_loss(Tensor input, Tensor target, bool size_average=True) -> Tensor|Scalar = start: 0;
   step: acc + abs(away); finish: select(size_average, acc / count, acc) */
STEP float l1_loss_step_float(float in_input, float in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const float in_away = in_input - in_target;
    return f_abs(in_away);
}
FOLD(l1_loss_float) {
    const float *in_input = (const float *)at[0];
    const float *in_target = (const float *)at[1];
    FOLD_EACH(double, th_join_sum, 0, l1_loss_step_float(in_input[i], in_target[i], first + i,
        option))
}
SPREAD(l1_loss_float_each) {
    const float *in_input = (const float *)at[0];
    const float *in_target = (const float *)at[1];
    SPREAD_EACH(double, th_join_sum, l1_loss_step_float(in_input[i], in_target[i], first, option))
}
STEP double l1_loss_step_double(double in_input, double in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const double in_away = in_input - in_target;
    return f_abs(in_away);
}
FOLD(l1_loss_double) {
    const double *in_input = (const double *)at[0];
    const double *in_target = (const double *)at[1];
    FOLD_EACH(double, th_join_sum, 0, l1_loss_step_double(in_input[i], in_target[i], first + i,
        option))
}
SPREAD(l1_loss_double_each) {
    const double *in_input = (const double *)at[0];
    const double *in_target = (const double *)at[1];
    SPREAD_EACH(double, th_join_sum, l1_loss_step_double(in_input[i], in_target[i], first, option))
}
static void l1_loss_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void l1_loss_finish_floating(FINISH_ARGUMENTS) {
    const bool in_size_average = option[0].i != 0;
    FINISH_EACH(f, double, f_select(in_size_average, f_divide(acc, count), acc))
}
static const reduction l1_loss_body = {
    .inputs = 2, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .fold = {[TH_FLOAT] = l1_loss_float, [TH_DOUBLE] = l1_loss_double},
    .spread = {[TH_FLOAT] = l1_loss_float_each, [TH_DOUBLE] = l1_loss_double_each},
    .join[1] = l1_loss_join_floating,
    .finish[1] = l1_loss_finish_floating,
};
/* d input = grad * sign(away) / share */
LOOP(l1_loss_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_target = (const float *)at[3];
    const bool in_size_average = option[0].i != 0;
    const float in_count = (float)option[1].f;
    EACH(i, count) {
        const float in_away = in_input[i] - in_target[i];
        const float in_share = f_select(in_size_average, in_count, (float)1);
        const float new_input = f_divide(in_grad[i] * f_sign(in_away), in_share);
        to_input[i] = new_input;
    }
}
LOOP(l1_loss_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_target = (const double *)at[3];
    const bool in_size_average = option[0].i != 0;
    const double in_count = (double)option[1].f;
    EACH(i, count) {
        const double in_away = in_input[i] - in_target[i];
        const double in_share = f_select(in_size_average, in_count, (double)1);
        const double new_input = f_divide(in_grad[i] * f_sign(in_away), in_share);
        to_input[i] = new_input;
    }
}
static const gradient l1_loss_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .loops = {[TH_FLOAT] = l1_loss_input_float, [TH_DOUBLE] = l1_loss_input_double},
};
/* d target = -grad * sign(away) / share */
LOOP(l1_loss_target_float) {
    float *to_target = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_target = (const float *)at[3];
    const bool in_size_average = option[0].i != 0;
    const float in_count = (float)option[1].f;
    EACH(i, count) {
        const float in_away = in_input[i] - in_target[i];
        const float in_share = f_select(in_size_average, in_count, (float)1);
        const float new_target = f_divide(-in_grad[i] * f_sign(in_away), in_share);
        to_target[i] = new_target;
    }
}
LOOP(l1_loss_target_double) {
    double *to_target = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_target = (const double *)at[3];
    const bool in_size_average = option[0].i != 0;
    const double in_count = (double)option[1].f;
    EACH(i, count) {
        const double in_away = in_input[i] - in_target[i];
        const double in_share = f_select(in_size_average, in_count, (double)1);
        const double new_target = f_divide(-in_grad[i] * f_sign(in_away), in_share);
        to_target[i] = new_target;
    }
}
static const gradient l1_loss_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .loops = {
        [TH_FLOAT] = l1_loss_target_float, [TH_DOUBLE] = l1_loss_target_double
    },
};
static int l1_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&l1_loss_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&l1_loss_target, s, grad);
    return th_gave(s, result);
}
static const param l1_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "size_average", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {1, 1, TH_DEFAULT}, .type = -1},
};
static const form l1_loss_forms[] = {
    {"tt", {0, 1}}, {"ttb", {0, 1, 2}},
};
const row op_l1_loss = {
    .op = "l1_loss", .name = "l1_loss",
    .signature =
        "l1_loss(Tensor input, Tensor target, bool size_average=True) -> Tensor|Scalar",
    .doc = "Mean of the absolute differences.",
    .enter = th_reduce, .body = &l1_loss_body,
    .backward = l1_loss_backward,
    .params = l1_loss_params,
    .forms = l1_loss_forms,
    .flags = ROW_NUMBER, .dtypes = TH_FLOATING, .nparams = 3, .nforms = 2, .tensors = 2,
    .inputs = 2, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3,
    .grads = 1, .reads = {3, 3}, .sizes = {3, 3},
};

/* smooth_l1_loss(Tensor input, Tensor target, bool size_average=True) -> Tensor|Scalar = start:
   0; step: acc + select(abs(away) < 1, 0.5 * away * away, abs(away) - 0.5); finish:
   select(size_average, acc / count, acc) */
STEP float smooth_l1_loss_step_float(float in_input, float in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const float in_away = in_input - in_target;
    return f_select(f_abs(in_away) < 1, (float)0.5 * in_away * in_away,
        f_abs(in_away) - (float)0.5);
}
FOLD(smooth_l1_loss_float) {
    const float *in_input = (const float *)at[0];
    const float *in_target = (const float *)at[1];
    FOLD_EACH(double, th_join_sum, 0, smooth_l1_loss_step_float(in_input[i], in_target[i],
        first + i, option))
}
SPREAD(smooth_l1_loss_float_each) {
    const float *in_input = (const float *)at[0];
    const float *in_target = (const float *)at[1];
    SPREAD_EACH(double, th_join_sum, smooth_l1_loss_step_float(in_input[i], in_target[i], first,
        option))
}
STEP double smooth_l1_loss_step_double(double in_input, double in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const double in_away = in_input - in_target;
    return f_select(f_abs(in_away) < 1, (double)0.5 * in_away * in_away,
        f_abs(in_away) - (double)0.5);
}
FOLD(smooth_l1_loss_double) {
    const double *in_input = (const double *)at[0];
    const double *in_target = (const double *)at[1];
    FOLD_EACH(double, th_join_sum, 0, smooth_l1_loss_step_double(in_input[i], in_target[i],
        first + i, option))
}
SPREAD(smooth_l1_loss_double_each) {
    const double *in_input = (const double *)at[0];
    const double *in_target = (const double *)at[1];
    SPREAD_EACH(double, th_join_sum, smooth_l1_loss_step_double(in_input[i], in_target[i], first,
        option))
}
static void smooth_l1_loss_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void smooth_l1_loss_finish_floating(FINISH_ARGUMENTS) {
    const bool in_size_average = option[0].i != 0;
    FINISH_EACH(f, double, f_select(in_size_average, f_divide(acc, count), acc))
}
static const reduction smooth_l1_loss_body = {
    .inputs = 2, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .fold = {
        [TH_FLOAT] = smooth_l1_loss_float, [TH_DOUBLE] = smooth_l1_loss_double
    },
    .spread = {
        [TH_FLOAT] = smooth_l1_loss_float_each, [TH_DOUBLE] = smooth_l1_loss_double_each
    },
    .join[1] = smooth_l1_loss_join_floating,
    .finish[1] = smooth_l1_loss_finish_floating,
};
/* d input = grad * slope / share */
LOOP(smooth_l1_loss_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_target = (const float *)at[3];
    const bool in_size_average = option[0].i != 0;
    const float in_count = (float)option[1].f;
    EACH(i, count) {
        const float in_away = in_input[i] - in_target[i];
        const float in_slope = f_select(f_abs(in_away) < 1, in_away, f_sign(in_away));
        const float in_share = f_select(in_size_average, in_count, (float)1);
        const float new_input = f_divide(in_grad[i] * in_slope, in_share);
        to_input[i] = new_input;
    }
}
LOOP(smooth_l1_loss_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_target = (const double *)at[3];
    const bool in_size_average = option[0].i != 0;
    const double in_count = (double)option[1].f;
    EACH(i, count) {
        const double in_away = in_input[i] - in_target[i];
        const double in_slope = f_select(f_abs(in_away) < 1, in_away, f_sign(in_away));
        const double in_share = f_select(in_size_average, in_count, (double)1);
        const double new_input = f_divide(in_grad[i] * in_slope, in_share);
        to_input[i] = new_input;
    }
}
static const gradient smooth_l1_loss_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .loops = {
        [TH_FLOAT] = smooth_l1_loss_input_float, [TH_DOUBLE] = smooth_l1_loss_input_double
    },
};
/* d target = -grad * slope / share */
LOOP(smooth_l1_loss_target_float) {
    float *to_target = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_target = (const float *)at[3];
    const bool in_size_average = option[0].i != 0;
    const float in_count = (float)option[1].f;
    EACH(i, count) {
        const float in_away = in_input[i] - in_target[i];
        const float in_slope = f_select(f_abs(in_away) < 1, in_away, f_sign(in_away));
        const float in_share = f_select(in_size_average, in_count, (float)1);
        const float new_target = f_divide(-in_grad[i] * in_slope, in_share);
        to_target[i] = new_target;
    }
}
LOOP(smooth_l1_loss_target_double) {
    double *to_target = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_target = (const double *)at[3];
    const bool in_size_average = option[0].i != 0;
    const double in_count = (double)option[1].f;
    EACH(i, count) {
        const double in_away = in_input[i] - in_target[i];
        const double in_slope = f_select(f_abs(in_away) < 1, in_away, f_sign(in_away));
        const double in_share = f_select(in_size_average, in_count, (double)1);
        const double new_target = f_divide(-in_grad[i] * in_slope, in_share);
        to_target[i] = new_target;
    }
}
static const gradient smooth_l1_loss_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .loops = {
        [TH_FLOAT] = smooth_l1_loss_target_float, [TH_DOUBLE] = smooth_l1_loss_target_double
    },
};
static int smooth_l1_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&smooth_l1_loss_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&smooth_l1_loss_target, s, grad);
    return th_gave(s, result);
}
static const param smooth_l1_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "size_average", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {1, 1, TH_DEFAULT}, .type = -1},
};
static const form smooth_l1_loss_forms[] = {
    {"tt", {0, 1}}, {"ttb", {0, 1, 2}},
};
const row op_smooth_l1_loss = {
    .op = "smooth_l1_loss", .name = "smooth_l1_loss",
    .signature =
        "smooth_l1_loss(Tensor input, Tensor target, bool size_average=True) -> Tensor|Scalar",
    .doc =
        "Mean of half the squared differences where they are below 1, and of the absolute "
        "ones less 1/2 elsewhere (Huber, 1964).",
    .enter = th_reduce, .body = &smooth_l1_loss_body,
    .backward = smooth_l1_loss_backward,
    .params = smooth_l1_loss_params,
    .forms = smooth_l1_loss_forms,
    .flags = ROW_NUMBER, .dtypes = TH_FLOATING, .nparams = 3, .nforms = 2, .tensors = 2,
    .inputs = 2, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3,
    .grads = 1, .reads = {3, 3}, .sizes = {3, 3},
};

/* kl_div(Tensor input, Tensor target, bool size_average=True) -> Tensor|Scalar = start: 0;
   step: acc + select(target <= 0, select(isnan(input), input, 0), target * (log(target) -
   input)); finish: select(size_average, acc / count, acc) */
FOLD(kl_div_float) {
    const float *in_input = (const float *)at[0];
    const float *in_target = (const float *)at[1];
    FOLD_EACH(double, th_join_sum, 0, f_select(in_target[i] <= 0, f_select(f_isnan(in_input[i]),
        in_input[i], (float)0), in_target[i] * (f_log(in_target[i]) - in_input[i])))
}
SPREAD(kl_div_float_each) {
    const float *in_input = (const float *)at[0];
    const float *in_target = (const float *)at[1];
    SPREAD_EACH(double, th_join_sum, f_select(in_target[i] <= 0, f_select(f_isnan(in_input[i]),
        in_input[i], (float)0), in_target[i] * (f_log(in_target[i]) - in_input[i])))
}
FOLD(kl_div_double) {
    const double *in_input = (const double *)at[0];
    const double *in_target = (const double *)at[1];
    FOLD_EACH(double, th_join_sum, 0, f_select(in_target[i] <= 0, f_select(f_isnan(in_input[i]),
        in_input[i], (double)0), in_target[i] * (f_log(in_target[i]) - in_input[i])))
}
SPREAD(kl_div_double_each) {
    const double *in_input = (const double *)at[0];
    const double *in_target = (const double *)at[1];
    SPREAD_EACH(double, th_join_sum, f_select(in_target[i] <= 0, f_select(f_isnan(in_input[i]),
        in_input[i], (double)0), in_target[i] * (f_log(in_target[i]) - in_input[i])))
}
static void kl_div_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void kl_div_finish_floating(FINISH_ARGUMENTS) {
    const bool in_size_average = option[0].i != 0;
    FINISH_EACH(f, double, f_select(in_size_average, f_divide(acc, count), acc))
}
static const reduction kl_div_body = {
    .inputs = 2, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .fold = {[TH_FLOAT] = kl_div_float, [TH_DOUBLE] = kl_div_double},
    .spread = {[TH_FLOAT] = kl_div_float_each, [TH_DOUBLE] = kl_div_double_each},
    .join[1] = kl_div_join_floating,
    .finish[1] = kl_div_finish_floating,
};
/* d input = select(target <= 0, 0, -grad * target) / share */
LOOP(kl_div_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_target = (const float *)at[2];
    const bool in_size_average = option[0].i != 0;
    const float in_count = (float)option[1].f;
    EACH(i, count) {
        const float in_share = f_select(in_size_average, in_count, (float)1);
        const float new_input = f_divide(f_select(in_target[i] <= 0, (float)0,
            -in_grad[i] * in_target[i]), in_share);
        to_input[i] = new_input;
    }
}
LOOP(kl_div_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_target = (const double *)at[2];
    const bool in_size_average = option[0].i != 0;
    const double in_count = (double)option[1].f;
    EACH(i, count) {
        const double in_share = f_select(in_size_average, in_count, (double)1);
        const double new_input = f_divide(f_select(in_target[i] <= 0, (double)0,
            -in_grad[i] * in_target[i]), in_share);
        to_input[i] = new_input;
    }
}
static const gradient kl_div_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 1},
    .loops = {[TH_FLOAT] = kl_div_input_float, [TH_DOUBLE] = kl_div_input_double},
};
/* d target = select(target <= 0, 0, grad * (log(target) - input + 1)) / share */
LOOP(kl_div_target_float) {
    float *to_target = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_target = (const float *)at[3];
    const bool in_size_average = option[0].i != 0;
    const float in_count = (float)option[1].f;
    EACH(i, count) {
        const float in_share = f_select(in_size_average, in_count, (float)1);
        const float new_target = f_divide(f_select(in_target[i] <= 0, (float)0,
            in_grad[i] * (f_log(in_target[i]) - in_input[i] + 1)), in_share);
        to_target[i] = new_target;
    }
}
LOOP(kl_div_target_double) {
    double *to_target = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_target = (const double *)at[3];
    const bool in_size_average = option[0].i != 0;
    const double in_count = (double)option[1].f;
    EACH(i, count) {
        const double in_share = f_select(in_size_average, in_count, (double)1);
        const double new_target = f_divide(f_select(in_target[i] <= 0, (double)0,
            in_grad[i] * (f_log(in_target[i]) - in_input[i] + 1)), in_share);
        to_target[i] = new_target;
    }
}
static const gradient kl_div_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .loops = {[TH_FLOAT] = kl_div_target_float, [TH_DOUBLE] = kl_div_target_double},
};
static int kl_div_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&kl_div_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&kl_div_target, s, grad);
    return th_gave(s, result);
}
static const param kl_div_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "size_average", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {1, 1, TH_DEFAULT}, .type = -1},
};
static const form kl_div_forms[] = {
    {"tt", {0, 1}}, {"ttb", {0, 1, 2}},
};
const row op_kl_div = {
    .op = "kl_div", .name = "kl_div",
    .signature =
        "kl_div(Tensor input, Tensor target, bool size_average=True) -> Tensor|Scalar",
    .doc =
        "Mean of target * (log(target) - input), zero where target is not above zero; input "
        "holds logarithms of probabilities.",
    .enter = th_reduce, .body = &kl_div_body,
    .backward = kl_div_backward,
    .params = kl_div_params,
    .forms = kl_div_forms,
    .flags = ROW_NUMBER, .dtypes = TH_FLOATING, .nparams = 3, .nforms = 2, .tensors = 2,
    .inputs = 2, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3,
    .grads = 1, .reads = {2, 3}, .sizes = {3, 3},
};

/* nll_loss(Tensor input, LongTensor target, Tensor? weight=None, bool size_average=True) =
   kernel of loss.c */
static int nll_loss_cpu(call *c) {
    return cpu_nll_loss(c->out[0], c->t[0], c->t[1], c->t[2], c->n[0]);
}
static int nll_loss_shape(extent *size, const call *c) {
    return shape_nll_loss(size, c->t[0], c->t[1], c->t[2], c->n[0]);
}
static const kernel_body nll_loss_body = {.shape = nll_loss_shape};
static int nll_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = nll_loss_input(grad, target, weight, size_average, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_nll_loss_input, &(call){
            .t = {grad[0], s->t[1], s->t[2]},
            .n = {s->n[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_leave(&f, s, result);
}
static const param nll_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .slot = 1, .type = TH_LONG},
    {.name = "weight", .kind = P_TENSOR, .slot = 2, .optional = true, .type = -1},
    {.name = "size_average", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {1, 1, TH_DEFAULT}, .type = -1},
};
static const form nll_loss_forms[] = {
    {"tt", {0, 1}}, {"ttt", {0, 1, 2}}, {"tttb", {0, 1, 2, 3}},
};
const row op_nll_loss = {
    .op = "nll_loss", .name = "nll_loss",
    .signature =
        "nll_loss(Tensor input, LongTensor target, Tensor? weight=None, bool "
        "size_average=True)",
    .doc =
        "Mean of minus the element of input, logarithms of probabilities of (batch, classes) "
        "or (batch, classes, height, width), that each target names. With a weight for each "
        "class the mean is weighted.",
    .enter = th_kernel, .body = &nll_loss_body,
    .kernel = {.cpu = nll_loss_cpu},
    .backward = nll_loss_backward,
    .params = nll_loss_params,
    .forms = nll_loss_forms,
    .dtypes = TH_FLOATING, .nparams = 4, .nforms = 3, .tensors = 3, .inputs = 3, .ints = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {6},
    .sizes = {1},
};

/* nll_loss_input(Tensor grad_output, LongTensor target, Tensor? weight=None, bool
   size_average=True, int* size) = kernel of loss.c */
static int nll_loss_input_cpu(call *c) {
    return cpu_nll_loss_input(c->out[0], c->t[0], c->t[1], c->t[2], c->n[0], c->list[0]);
}
static int nll_loss_input_shape(extent *size, const call *c) {
    return shape_nll_loss_input(size, c->t[0], c->t[1], c->t[2], c->n[0], c->list[0]);
}
static const kernel_body nll_loss_input_body = {.shape = nll_loss_input_shape};
static int nll_loss_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = nll_loss(grad, target, weight, size_average) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_nll_loss, &(call){
            .t = {grad[0], s->t[1], s->t[2]},
            .n = {s->n[0]}
        }));
    return th_leave(&f, s, result);
}
static const param nll_loss_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .slot = 1, .type = TH_LONG},
    {.name = "weight", .kind = P_TENSOR, .slot = 2, .optional = true, .type = -1},
    {.name = "size_average", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {1, 1, TH_DEFAULT}, .type = -1},
    {.name = "size", .kind = P_LIST, .slot = 0, .type = -1},
};
static const form nll_loss_input_forms[] = {
    {"ttL", {0, 1, 4}}, {"tt*", {0, 1, 4}}, {"tttL", {0, 1, 2, 4}}, {"ttt*", {0, 1, 2, 4}},
    {"ttbL", {0, 1, 3, 4}}, {"ttb*", {0, 1, 3, 4}}, {"tttbL", {0, 1, 2, 3, 4}},
    {"tttb*", {0, 1, 2, 3, 4}},
};
const row op_nll_loss_input = {
    .op = "nll_loss_input", .name = "nll_loss_input",
    .signature =
        "nll_loss_input(Tensor grad_output, LongTensor target, Tensor? weight=None, bool "
        "size_average=True, int* size)",
    .doc =
        "Gradient of nll_loss, zeros of the given size but for the elements that the targets "
        "name.",
    .enter = th_kernel, .body = &nll_loss_input_body,
    .kernel = {.cpu = nll_loss_input_cpu},
    .backward = nll_loss_input_backward,
    .params = nll_loss_input_params,
    .forms = nll_loss_input_forms,
    .dtypes = TH_FLOATING, .nparams = 5, .nforms = 8, .tensors = 3, .inputs = 3, .ints = 1,
    .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {6},
};
