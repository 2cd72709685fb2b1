/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* margin_loss: Losses of two classes, of margins and of ranks. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* binary_cross_entropy(Tensor input, Tensor target, bool size_average=True) -> Tensor|Scalar =
   start: 0; step: acc + (-target * ones - (1 - target) * zeros); finish: select(size_average,
   acc / count, acc) */
STEP float binary_cross_entropy_step_float(float in_input, float in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const float in_ones = f_log(in_input + (float)1e-12);
    const float in_zeros = f_log(1 - in_input + (float)1e-12);
    return -in_target * in_ones - (1 - in_target) * in_zeros;
}
FOLD(binary_cross_entropy_float) {
    const float *in_input = (const float *)at[0];
    const float *in_target = (const float *)at[1];
    FOLD_EACH(double, th_join_sum, 0, binary_cross_entropy_step_float(in_input[i], in_target[i],
        first + i, option))
}
SPREAD(binary_cross_entropy_float_each) {
    const float *in_input = (const float *)at[0];
    const float *in_target = (const float *)at[1];
    SPREAD_EACH(double, th_join_sum, binary_cross_entropy_step_float(in_input[i], in_target[i],
        first, option))
}
STEP double binary_cross_entropy_step_double(double in_input, double in_target,
    UNUSED int64_t index, UNUSED const scalar *option) {
    const double in_ones = f_log(in_input + (double)1e-12);
    const double in_zeros = f_log(1 - in_input + (double)1e-12);
    return -in_target * in_ones - (1 - in_target) * in_zeros;
}
FOLD(binary_cross_entropy_double) {
    const double *in_input = (const double *)at[0];
    const double *in_target = (const double *)at[1];
    FOLD_EACH(double, th_join_sum, 0, binary_cross_entropy_step_double(in_input[i], in_target[i],
        first + i, option))
}
SPREAD(binary_cross_entropy_double_each) {
    const double *in_input = (const double *)at[0];
    const double *in_target = (const double *)at[1];
    SPREAD_EACH(double, th_join_sum, binary_cross_entropy_step_double(in_input[i], in_target[i],
        first, option))
}
static void binary_cross_entropy_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void binary_cross_entropy_finish_floating(FINISH_ARGUMENTS) {
    const bool in_size_average = option[0].i != 0;
    FINISH_EACH(f, double, f_select(in_size_average, f_divide(acc, count), acc))
}
static const reduction binary_cross_entropy_body = {
    .inputs = 2, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .fold = {
        [TH_FLOAT] = binary_cross_entropy_float, [TH_DOUBLE] = binary_cross_entropy_double
    },
    .spread = {
        [TH_FLOAT] = binary_cross_entropy_float_each, [TH_DOUBLE] = binary_cross_entropy_double_each
    },
    .join[1] = binary_cross_entropy_join_floating,
    .finish[1] = binary_cross_entropy_finish_floating,
};
/* d input = grad * (input - target) / ((1 - input + 1e-12) * (input + 1e-12)) / share */
LOOP(binary_cross_entropy_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_target = (const float *)at[3];
    const bool in_size_average = option[0].i != 0;
    const float in_count = (float)option[1].f;
    EACH(i, count) {
        const float in_share = f_select(in_size_average, in_count, (float)1);
        const float new_input = f_divide(f_divide(in_grad[i] * (in_input[i] - in_target[i]),
            (1 - in_input[i] + (float)1e-12) * (in_input[i] + (float)1e-12)), in_share);
        to_input[i] = new_input;
    }
}
LOOP(binary_cross_entropy_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_target = (const double *)at[3];
    const bool in_size_average = option[0].i != 0;
    const double in_count = (double)option[1].f;
    EACH(i, count) {
        const double in_share = f_select(in_size_average, in_count, (double)1);
        const double new_input = f_divide(f_divide(in_grad[i] * (in_input[i] - in_target[i]),
            (1 - in_input[i] + (double)1e-12) * (in_input[i] + (double)1e-12)), in_share);
        to_input[i] = new_input;
    }
}
static const gradient binary_cross_entropy_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .loops = {
        [TH_FLOAT] = binary_cross_entropy_input_float,
        [TH_DOUBLE] = binary_cross_entropy_input_double
    },
};
/* d target = grad * (zeros - ones) / share */
LOOP(binary_cross_entropy_target_float) {
    float *to_target = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const bool in_size_average = option[0].i != 0;
    const float in_count = (float)option[1].f;
    EACH(i, count) {
        const float in_ones = f_log(in_input[i] + (float)1e-12);
        const float in_zeros = f_log(1 - in_input[i] + (float)1e-12);
        const float in_share = f_select(in_size_average, in_count, (float)1);
        const float new_target = f_divide(in_grad[i] * (in_zeros - in_ones), in_share);
        to_target[i] = new_target;
    }
}
LOOP(binary_cross_entropy_target_double) {
    double *to_target = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const bool in_size_average = option[0].i != 0;
    const double in_count = (double)option[1].f;
    EACH(i, count) {
        const double in_ones = f_log(in_input[i] + (double)1e-12);
        const double in_zeros = f_log(1 - in_input[i] + (double)1e-12);
        const double in_share = f_select(in_size_average, in_count, (double)1);
        const double new_target = f_divide(in_grad[i] * (in_zeros - in_ones), in_share);
        to_target[i] = new_target;
    }
}
static const gradient binary_cross_entropy_target = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, 0},
    .loops = {
        [TH_FLOAT] = binary_cross_entropy_target_float,
        [TH_DOUBLE] = binary_cross_entropy_target_double
    },
};
static int binary_cross_entropy_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&binary_cross_entropy_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&binary_cross_entropy_target, s, grad);
    return th_gave(s, result);
}
static const param binary_cross_entropy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "size_average", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {1, 1, TH_DEFAULT}, .type = -1},
};
static const form binary_cross_entropy_forms[] = {
    {"tt", {0, 1}}, {"ttb", {0, 1, 2}},
};
const row op_binary_cross_entropy = {
    .op = "binary_cross_entropy", .name = "binary_cross_entropy",
    .signature =
        "binary_cross_entropy(Tensor input, Tensor target, bool size_average=True) -> "
        "Tensor|Scalar",
    .doc =
        "Mean of -target * log(input) - (1 - target) * log(1 - input), 1e-12 added to what "
        "the logarithms are taken of.",
    .enter = th_reduce, .body = &binary_cross_entropy_body,
    .backward = binary_cross_entropy_backward,
    .params = binary_cross_entropy_params,
    .forms = binary_cross_entropy_forms,
    .flags = ROW_NUMBER, .dtypes = TH_FLOATING, .nparams = 3, .nforms = 2, .tensors = 2,
    .inputs = 2, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3,
    .grads = 1, .reads = {3, 1}, .sizes = {3, 3},
};

/* weighted_binary_cross_entropy(Tensor input, Tensor target, Tensor weight, bool
   size_average=True) -> Tensor|Scalar = start: 0; step: acc + weight * entropy; finish:
   select(size_average, acc / count, acc) */
STEP float weighted_binary_cross_entropy_step_float(float in_input, float in_target,
    float in_weight, UNUSED int64_t index, UNUSED const scalar *option) {
    const float in_ones = f_log(in_input + (float)1e-12);
    const float in_zeros = f_log(1 - in_input + (float)1e-12);
    const float in_entropy = -in_target * in_ones - (1 - in_target) * in_zeros;
    return in_weight * in_entropy;
}
FOLD(weighted_binary_cross_entropy_float) {
    const float *in_input = (const float *)at[0];
    const float *in_target = (const float *)at[1];
    const float *in_weight = (const float *)at[2];
    FOLD_EACH(double, th_join_sum, 0, weighted_binary_cross_entropy_step_float(in_input[i],
        in_target[i], in_weight[i], first + i, option))
}
SPREAD(weighted_binary_cross_entropy_float_each) {
    const float *in_input = (const float *)at[0];
    const float *in_target = (const float *)at[1];
    const float *in_weight = (const float *)at[2];
    SPREAD_EACH(double, th_join_sum, weighted_binary_cross_entropy_step_float(in_input[i],
        in_target[i], in_weight[i], first, option))
}
STEP double weighted_binary_cross_entropy_step_double(double in_input, double in_target,
    double in_weight, UNUSED int64_t index, UNUSED const scalar *option) {
    const double in_ones = f_log(in_input + (double)1e-12);
    const double in_zeros = f_log(1 - in_input + (double)1e-12);
    const double in_entropy = -in_target * in_ones - (1 - in_target) * in_zeros;
    return in_weight * in_entropy;
}
FOLD(weighted_binary_cross_entropy_double) {
    const double *in_input = (const double *)at[0];
    const double *in_target = (const double *)at[1];
    const double *in_weight = (const double *)at[2];
    FOLD_EACH(double, th_join_sum, 0, weighted_binary_cross_entropy_step_double(in_input[i],
        in_target[i], in_weight[i], first + i, option))
}
SPREAD(weighted_binary_cross_entropy_double_each) {
    const double *in_input = (const double *)at[0];
    const double *in_target = (const double *)at[1];
    const double *in_weight = (const double *)at[2];
    SPREAD_EACH(double, th_join_sum, weighted_binary_cross_entropy_step_double(in_input[i],
        in_target[i], in_weight[i], first, option))
}
static void weighted_binary_cross_entropy_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f,
    th_join_sum) }
static void weighted_binary_cross_entropy_finish_floating(FINISH_ARGUMENTS) {
    const bool in_size_average = option[0].i != 0;
    FINISH_EACH(f, double, f_select(in_size_average, f_divide(acc, count), acc))
}
static const reduction weighted_binary_cross_entropy_body = {
    .inputs = 3, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .fold = {
        [TH_FLOAT] = weighted_binary_cross_entropy_float,
        [TH_DOUBLE] = weighted_binary_cross_entropy_double
    },
    .spread = {
        [TH_FLOAT] = weighted_binary_cross_entropy_float_each,
        [TH_DOUBLE] = weighted_binary_cross_entropy_double_each
    },
    .join[1] = weighted_binary_cross_entropy_join_floating,
    .finish[1] = weighted_binary_cross_entropy_finish_floating,
};
/* d input = grad * weight * (input - target) / ((1 - input + 1e-12) * (input + 1e-12)) / share */
LOOP(weighted_binary_cross_entropy_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_target = (const float *)at[3];
    const float *in_weight = (const float *)at[4];
    const bool in_size_average = option[0].i != 0;
    const float in_count = (float)option[1].f;
    EACH(i, count) {
        const float in_share = f_select(in_size_average, in_count, (float)1);
        const float new_input = f_divide(f_divide(in_grad[i] * in_weight[i] * (in_input[i] -
            in_target[i]), (1 - in_input[i] + (float)1e-12) * (in_input[i] + (float)1e-12)),
            in_share);
        to_input[i] = new_input;
    }
}
LOOP(weighted_binary_cross_entropy_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_target = (const double *)at[3];
    const double *in_weight = (const double *)at[4];
    const bool in_size_average = option[0].i != 0;
    const double in_count = (double)option[1].f;
    EACH(i, count) {
        const double in_share = f_select(in_size_average, in_count, (double)1);
        const double new_input = f_divide(f_divide(in_grad[i] * in_weight[i] * (in_input[i] -
            in_target[i]), (1 - in_input[i] + (double)1e-12) * (in_input[i] + (double)1e-12)),
            in_share);
        to_input[i] = new_input;
    }
}
static const gradient weighted_binary_cross_entropy_input = {
    .input = 0, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .loops = {
        [TH_FLOAT] = weighted_binary_cross_entropy_input_float,
        [TH_DOUBLE] = weighted_binary_cross_entropy_input_double
    },
};
/* d target = grad * weight * (zeros - ones) / share */
LOOP(weighted_binary_cross_entropy_target_float) {
    float *to_target = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_weight = (const float *)at[3];
    const bool in_size_average = option[0].i != 0;
    const float in_count = (float)option[1].f;
    EACH(i, count) {
        const float in_ones = f_log(in_input[i] + (float)1e-12);
        const float in_zeros = f_log(1 - in_input[i] + (float)1e-12);
        const float in_share = f_select(in_size_average, in_count, (float)1);
        const float new_target = f_divide(in_grad[i] * in_weight[i] * (in_zeros - in_ones),
            in_share);
        to_target[i] = new_target;
    }
}
LOOP(weighted_binary_cross_entropy_target_double) {
    double *to_target = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_weight = (const double *)at[3];
    const bool in_size_average = option[0].i != 0;
    const double in_count = (double)option[1].f;
    EACH(i, count) {
        const double in_ones = f_log(in_input[i] + (double)1e-12);
        const double in_zeros = f_log(1 - in_input[i] + (double)1e-12);
        const double in_share = f_select(in_size_average, in_count, (double)1);
        const double new_target = f_divide(in_grad[i] * in_weight[i] * (in_zeros - in_ones),
            in_share);
        to_target[i] = new_target;
    }
}
static const gradient weighted_binary_cross_entropy_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 2},
    .loops = {
        [TH_FLOAT] = weighted_binary_cross_entropy_target_float,
        [TH_DOUBLE] = weighted_binary_cross_entropy_target_double
    },
};
/* d weight = grad * entropy / share */
LOOP(weighted_binary_cross_entropy_weight_float) {
    float *to_weight = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_target = (const float *)at[3];
    const bool in_size_average = option[0].i != 0;
    const float in_count = (float)option[1].f;
    EACH(i, count) {
        const float in_ones = f_log(in_input[i] + (float)1e-12);
        const float in_zeros = f_log(1 - in_input[i] + (float)1e-12);
        const float in_entropy = -in_target[i] * in_ones - (1 - in_target[i]) * in_zeros;
        const float in_share = f_select(in_size_average, in_count, (float)1);
        const float new_weight = f_divide(in_grad[i] * in_entropy, in_share);
        to_weight[i] = new_weight;
    }
}
LOOP(weighted_binary_cross_entropy_weight_double) {
    double *to_weight = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_target = (const double *)at[3];
    const bool in_size_average = option[0].i != 0;
    const double in_count = (double)option[1].f;
    EACH(i, count) {
        const double in_ones = f_log(in_input[i] + (double)1e-12);
        const double in_zeros = f_log(1 - in_input[i] + (double)1e-12);
        const double in_entropy = -in_target[i] * in_ones - (1 - in_target[i]) * in_zeros;
        const double in_share = f_select(in_size_average, in_count, (double)1);
        const double new_weight = f_divide(in_grad[i] * in_entropy, in_share);
        to_weight[i] = new_weight;
    }
}
static const gradient weighted_binary_cross_entropy_weight = {
    .input = 2, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .loops = {
        [TH_FLOAT] = weighted_binary_cross_entropy_weight_float,
        [TH_DOUBLE] = weighted_binary_cross_entropy_weight_double
    },
};
static int weighted_binary_cross_entropy_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&weighted_binary_cross_entropy_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&weighted_binary_cross_entropy_target, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&weighted_binary_cross_entropy_weight, s, grad);
    return th_gave(s, result);
}
static const param weighted_binary_cross_entropy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "weight", .kind = P_TENSOR, .slot = 2, .type = -1},
    {.name = "size_average", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {1, 1, TH_DEFAULT}, .type = -1},
};
static const form weighted_binary_cross_entropy_forms[] = {
    {"ttt", {0, 1, 2}}, {"tttb", {0, 1, 2, 3}},
};
const row op_weighted_binary_cross_entropy = {
    .op = "weighted_binary_cross_entropy", .name = "weighted_binary_cross_entropy",
    .signature =
        "weighted_binary_cross_entropy(Tensor input, Tensor target, Tensor weight, bool "
        "size_average=True) -> Tensor|Scalar",
    .doc = "binary_cross_entropy with a weight, broadcast, for each element.",
    .enter = th_reduce, .body = &weighted_binary_cross_entropy_body,
    .backward = weighted_binary_cross_entropy_backward,
    .params = weighted_binary_cross_entropy_params,
    .forms = weighted_binary_cross_entropy_forms,
    .flags = ROW_NUMBER, .dtypes = TH_FLOATING, .nparams = 4, .nforms = 2, .tensors = 3,
    .inputs = 3, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 7,
    .grads = 1, .reads = {7, 5, 3}, .sizes = {7, 7, 7},
};

/* soft_margin_loss(Tensor input, Tensor target, bool size_average=True) -> Tensor|Scalar =
   start: 0; step: acc + log1p(exp(-target * input)); finish: select(size_average, acc / count,
   acc) */
FOLD(soft_margin_loss_float) {
    const float *in_input = (const float *)at[0];
    const float *in_target = (const float *)at[1];
    FOLD_EACH(double, th_join_sum, 0, f_log1p(f_exp(-in_target[i] * in_input[i])))
}
SPREAD(soft_margin_loss_float_each) {
    const float *in_input = (const float *)at[0];
    const float *in_target = (const float *)at[1];
    SPREAD_EACH(double, th_join_sum, f_log1p(f_exp(-in_target[i] * in_input[i])))
}
FOLD(soft_margin_loss_double) {
    const double *in_input = (const double *)at[0];
    const double *in_target = (const double *)at[1];
    FOLD_EACH(double, th_join_sum, 0, f_log1p(f_exp(-in_target[i] * in_input[i])))
}
SPREAD(soft_margin_loss_double_each) {
    const double *in_input = (const double *)at[0];
    const double *in_target = (const double *)at[1];
    SPREAD_EACH(double, th_join_sum, f_log1p(f_exp(-in_target[i] * in_input[i])))
}
static void soft_margin_loss_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void soft_margin_loss_finish_floating(FINISH_ARGUMENTS) {
    const bool in_size_average = option[0].i != 0;
    FINISH_EACH(f, double, f_select(in_size_average, f_divide(acc, count), acc))
}
static const reduction soft_margin_loss_body = {
    .inputs = 2, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .fold = {
        [TH_FLOAT] = soft_margin_loss_float, [TH_DOUBLE] = soft_margin_loss_double
    },
    .spread = {
        [TH_FLOAT] = soft_margin_loss_float_each, [TH_DOUBLE] = soft_margin_loss_double_each
    },
    .join[1] = soft_margin_loss_join_floating,
    .finish[1] = soft_margin_loss_finish_floating,
};
/* d input = -grad * target * slope / share */
LOOP(soft_margin_loss_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_target = (const float *)at[3];
    const bool in_size_average = option[0].i != 0;
    const float in_count = (float)option[1].f;
    EACH(i, count) {
        const float in_slope = f_sigmoid(-in_target[i] * in_input[i]);
        const float in_share = f_select(in_size_average, in_count, (float)1);
        const float new_input = f_divide(-in_grad[i] * in_target[i] * in_slope, in_share);
        to_input[i] = new_input;
    }
}
LOOP(soft_margin_loss_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_target = (const double *)at[3];
    const bool in_size_average = option[0].i != 0;
    const double in_count = (double)option[1].f;
    EACH(i, count) {
        const double in_slope = f_sigmoid(-in_target[i] * in_input[i]);
        const double in_share = f_select(in_size_average, in_count, (double)1);
        const double new_input = f_divide(-in_grad[i] * in_target[i] * in_slope, in_share);
        to_input[i] = new_input;
    }
}
static const gradient soft_margin_loss_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .loops = {
        [TH_FLOAT] = soft_margin_loss_input_float, [TH_DOUBLE] = soft_margin_loss_input_double
    },
};
/* d target = -grad * input * slope / share */
LOOP(soft_margin_loss_target_float) {
    float *to_target = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_target = (const float *)at[3];
    const bool in_size_average = option[0].i != 0;
    const float in_count = (float)option[1].f;
    EACH(i, count) {
        const float in_slope = f_sigmoid(-in_target[i] * in_input[i]);
        const float in_share = f_select(in_size_average, in_count, (float)1);
        const float new_target = f_divide(-in_grad[i] * in_input[i] * in_slope, in_share);
        to_target[i] = new_target;
    }
}
LOOP(soft_margin_loss_target_double) {
    double *to_target = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_target = (const double *)at[3];
    const bool in_size_average = option[0].i != 0;
    const double in_count = (double)option[1].f;
    EACH(i, count) {
        const double in_slope = f_sigmoid(-in_target[i] * in_input[i]);
        const double in_share = f_select(in_size_average, in_count, (double)1);
        const double new_target = f_divide(-in_grad[i] * in_input[i] * in_slope, in_share);
        to_target[i] = new_target;
    }
}
static const gradient soft_margin_loss_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .loops = {
        [TH_FLOAT] = soft_margin_loss_target_float, [TH_DOUBLE] = soft_margin_loss_target_double
    },
};
static int soft_margin_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&soft_margin_loss_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&soft_margin_loss_target, s, grad);
    return th_gave(s, result);
}
static const param soft_margin_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "size_average", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {1, 1, TH_DEFAULT}, .type = -1},
};
static const form soft_margin_loss_forms[] = {
    {"tt", {0, 1}}, {"ttb", {0, 1, 2}},
};
const row op_soft_margin_loss = {
    .op = "soft_margin_loss", .name = "soft_margin_loss",
    .signature =
        "soft_margin_loss(Tensor input, Tensor target, bool size_average=True) -> "
        "Tensor|Scalar",
    .doc = "Mean of log(1 + exp(-target * input)), for targets of 1 and -1.",
    .enter = th_reduce, .body = &soft_margin_loss_body,
    .backward = soft_margin_loss_backward,
    .params = soft_margin_loss_params,
    .forms = soft_margin_loss_forms,
    .flags = ROW_NUMBER, .dtypes = TH_FLOATING, .nparams = 3, .nforms = 2, .tensors = 2,
    .inputs = 2, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3,
    .grads = 1, .reads = {3, 3}, .sizes = {3, 3},
};

/* hinge_embedding_loss(Tensor input, Tensor target, Scalar margin=1, bool size_average=True) ->
   Tensor|Scalar = start: 0; step: acc + select(isnan(target), target, select(target > 0, input,
   select(input >= margin, 0, margin - input))); finish: select(size_average, acc / count, acc) */
FOLD(hinge_embedding_loss_float) {
    const float *in_input = (const float *)at[0];
    const float *in_target = (const float *)at[1];
    const float in_margin = (float)option[0].f;
    FOLD_EACH(double, th_join_sum, 0, f_select(f_isnan(in_target[i]), in_target[i],
        f_select(in_target[i] > 0, in_input[i], f_select(in_input[i] >= in_margin, (float)0,
        in_margin - in_input[i]))))
}
SPREAD(hinge_embedding_loss_float_each) {
    const float *in_input = (const float *)at[0];
    const float *in_target = (const float *)at[1];
    const float in_margin = (float)option[0].f;
    SPREAD_EACH(double, th_join_sum, f_select(f_isnan(in_target[i]), in_target[i],
        f_select(in_target[i] > 0, in_input[i], f_select(in_input[i] >= in_margin, (float)0,
        in_margin - in_input[i]))))
}
FOLD(hinge_embedding_loss_double) {
    const double *in_input = (const double *)at[0];
    const double *in_target = (const double *)at[1];
    const double in_margin = (double)option[0].f;
    FOLD_EACH(double, th_join_sum, 0, f_select(f_isnan(in_target[i]), in_target[i],
        f_select(in_target[i] > 0, in_input[i], f_select(in_input[i] >= in_margin, (double)0,
        in_margin - in_input[i]))))
}
SPREAD(hinge_embedding_loss_double_each) {
    const double *in_input = (const double *)at[0];
    const double *in_target = (const double *)at[1];
    const double in_margin = (double)option[0].f;
    SPREAD_EACH(double, th_join_sum, f_select(f_isnan(in_target[i]), in_target[i],
        f_select(in_target[i] > 0, in_input[i], f_select(in_input[i] >= in_margin, (double)0,
        in_margin - in_input[i]))))
}
static void hinge_embedding_loss_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void hinge_embedding_loss_finish_floating(FINISH_ARGUMENTS) {
    const bool in_size_average = option[1].i != 0;
    FINISH_EACH(f, double, f_select(in_size_average, f_divide(acc, count), acc))
}
static const reduction hinge_embedding_loss_body = {
    .inputs = 2, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .fold = {
        [TH_FLOAT] = hinge_embedding_loss_float, [TH_DOUBLE] = hinge_embedding_loss_double
    },
    .spread = {
        [TH_FLOAT] = hinge_embedding_loss_float_each, [TH_DOUBLE] = hinge_embedding_loss_double_each
    },
    .join[1] = hinge_embedding_loss_join_floating,
    .finish[1] = hinge_embedding_loss_finish_floating,
};
/* d input = select(target > 0, grad, select(input >= margin, 0, -grad)) / share */
LOOP(hinge_embedding_loss_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_target = (const float *)at[3];
    const float in_margin = (float)option[0].f;
    const bool in_size_average = option[1].i != 0;
    const float in_count = (float)option[2].f;
    EACH(i, count) {
        const float in_share = f_select(in_size_average, in_count, (float)1);
        const float new_input = f_divide(f_select(in_target[i] > 0, in_grad[i],
            f_select(in_input[i] >= in_margin, (float)0, -in_grad[i])), in_share);
        to_input[i] = new_input;
    }
}
LOOP(hinge_embedding_loss_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_target = (const double *)at[3];
    const double in_margin = (double)option[0].f;
    const bool in_size_average = option[1].i != 0;
    const double in_count = (double)option[2].f;
    EACH(i, count) {
        const double in_share = f_select(in_size_average, in_count, (double)1);
        const double new_input = f_divide(f_select(in_target[i] > 0, in_grad[i],
            f_select(in_input[i] >= in_margin, (double)0, -in_grad[i])), in_share);
        to_input[i] = new_input;
    }
}
static const gradient hinge_embedding_loss_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .loops = {
        [TH_FLOAT] = hinge_embedding_loss_input_float,
        [TH_DOUBLE] = hinge_embedding_loss_input_double
    },
};
static int hinge_embedding_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&hinge_embedding_loss_input, s, grad);
    return th_gave(s, result);
}
static const param hinge_embedding_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "target", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "margin", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = {1, 1, TH_DEFAULT},
     .type = -1},
    {.name = "size_average", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {1, 1, TH_DEFAULT}, .type = -1},
};
static const form hinge_embedding_loss_forms[] = {
    {"tt", {0, 1}}, {"ttd", {0, 1, 2}}, {"ttdb", {0, 1, 2, 3}},
};
const row op_hinge_embedding_loss = {
    .op = "hinge_embedding_loss", .name = "hinge_embedding_loss",
    .signature =
        "hinge_embedding_loss(Tensor input, Tensor target, Scalar margin=1, bool "
        "size_average=True) -> Tensor|Scalar",
    .doc =
        "Mean of input where target is above zero, and of what input lacks to margin "
        "elsewhere.",
    .enter = th_reduce, .body = &hinge_embedding_loss_body,
    .backward = hinge_embedding_loss_backward,
    .params = hinge_embedding_loss_params,
    .forms = hinge_embedding_loss_forms,
    .flags = ROW_NUMBER, .dtypes = TH_FLOATING, .nparams = 4, .nforms = 3, .tensors = 2,
    .inputs = 2, .scalars = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {3}, .sizes = {3},
};

/* margin_ranking_loss(Tensor input, Tensor other, Tensor target, Scalar margin=0, bool
   size_average=True) -> Tensor|Scalar = start: 0; step: acc + select(lead >= margin, 0, margin
   - lead); finish: select(size_average, acc / count, acc) */
STEP float margin_ranking_loss_step_float(float in_input, float in_other, float in_target,
    UNUSED int64_t index, UNUSED const scalar *option) {
    const float in_margin = (float)option[0].f;
    const float in_lead = in_target * (in_input - in_other);
    return f_select(in_lead >= in_margin, (float)0, in_margin - in_lead);
}
FOLD(margin_ranking_loss_float) {
    const float *in_input = (const float *)at[0];
    const float *in_other = (const float *)at[1];
    const float *in_target = (const float *)at[2];
    FOLD_EACH(double, th_join_sum, 0, margin_ranking_loss_step_float(in_input[i], in_other[i],
        in_target[i], first + i, option))
}
SPREAD(margin_ranking_loss_float_each) {
    const float *in_input = (const float *)at[0];
    const float *in_other = (const float *)at[1];
    const float *in_target = (const float *)at[2];
    SPREAD_EACH(double, th_join_sum, margin_ranking_loss_step_float(in_input[i], in_other[i],
        in_target[i], first, option))
}
STEP double margin_ranking_loss_step_double(double in_input, double in_other, double in_target,
    UNUSED int64_t index, UNUSED const scalar *option) {
    const double in_margin = (double)option[0].f;
    const double in_lead = in_target * (in_input - in_other);
    return f_select(in_lead >= in_margin, (double)0, in_margin - in_lead);
}
FOLD(margin_ranking_loss_double) {
    const double *in_input = (const double *)at[0];
    const double *in_other = (const double *)at[1];
    const double *in_target = (const double *)at[2];
    FOLD_EACH(double, th_join_sum, 0, margin_ranking_loss_step_double(in_input[i], in_other[i],
        in_target[i], first + i, option))
}
SPREAD(margin_ranking_loss_double_each) {
    const double *in_input = (const double *)at[0];
    const double *in_other = (const double *)at[1];
    const double *in_target = (const double *)at[2];
    SPREAD_EACH(double, th_join_sum, margin_ranking_loss_step_double(in_input[i], in_other[i],
        in_target[i], first, option))
}
static void margin_ranking_loss_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void margin_ranking_loss_finish_floating(FINISH_ARGUMENTS) {
    const bool in_size_average = option[1].i != 0;
    FINISH_EACH(f, double, f_select(in_size_average, f_divide(acc, count), acc))
}
static const reduction margin_ranking_loss_body = {
    .inputs = 3, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .fold = {
        [TH_FLOAT] = margin_ranking_loss_float, [TH_DOUBLE] = margin_ranking_loss_double
    },
    .spread = {
        [TH_FLOAT] = margin_ranking_loss_float_each, [TH_DOUBLE] = margin_ranking_loss_double_each
    },
    .join[1] = margin_ranking_loss_join_floating,
    .finish[1] = margin_ranking_loss_finish_floating,
};
/* d input = select(lead >= margin, 0, -grad * target) / share */
LOOP(margin_ranking_loss_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    const float *in_target = (const float *)at[4];
    const float in_margin = (float)option[0].f;
    const bool in_size_average = option[1].i != 0;
    const float in_count = (float)option[2].f;
    EACH(i, count) {
        const float in_lead = in_target[i] * (in_input[i] - in_other[i]);
        const float in_share = f_select(in_size_average, in_count, (float)1);
        const float new_input = f_divide(f_select(in_lead >= in_margin, (float)0,
            -in_grad[i] * in_target[i]), in_share);
        to_input[i] = new_input;
    }
}
LOOP(margin_ranking_loss_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    const double *in_target = (const double *)at[4];
    const double in_margin = (double)option[0].f;
    const bool in_size_average = option[1].i != 0;
    const double in_count = (double)option[2].f;
    EACH(i, count) {
        const double in_lead = in_target[i] * (in_input[i] - in_other[i]);
        const double in_share = f_select(in_size_average, in_count, (double)1);
        const double new_input = f_divide(f_select(in_lead >= in_margin, (double)0,
            -in_grad[i] * in_target[i]), in_share);
        to_input[i] = new_input;
    }
}
static const gradient margin_ranking_loss_input = {
    .input = 0, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .loops = {
        [TH_FLOAT] = margin_ranking_loss_input_float, [TH_DOUBLE] = margin_ranking_loss_input_double
    },
};
/* d other = select(lead >= margin, 0, grad * target) / share */
LOOP(margin_ranking_loss_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    const float *in_target = (const float *)at[4];
    const float in_margin = (float)option[0].f;
    const bool in_size_average = option[1].i != 0;
    const float in_count = (float)option[2].f;
    EACH(i, count) {
        const float in_lead = in_target[i] * (in_input[i] - in_other[i]);
        const float in_share = f_select(in_size_average, in_count, (float)1);
        const float new_other = f_divide(f_select(in_lead >= in_margin, (float)0,
            in_grad[i] * in_target[i]), in_share);
        to_other[i] = new_other;
    }
}
LOOP(margin_ranking_loss_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    const double *in_target = (const double *)at[4];
    const double in_margin = (double)option[0].f;
    const bool in_size_average = option[1].i != 0;
    const double in_count = (double)option[2].f;
    EACH(i, count) {
        const double in_lead = in_target[i] * (in_input[i] - in_other[i]);
        const double in_share = f_select(in_size_average, in_count, (double)1);
        const double new_other = f_divide(f_select(in_lead >= in_margin, (double)0,
            in_grad[i] * in_target[i]), in_share);
        to_other[i] = new_other;
    }
}
static const gradient margin_ranking_loss_other = {
    .input = 1, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .loops = {
        [TH_FLOAT] = margin_ranking_loss_other_float, [TH_DOUBLE] = margin_ranking_loss_other_double
    },
};
static int margin_ranking_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&margin_ranking_loss_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&margin_ranking_loss_other, s, grad);
    return th_gave(s, result);
}
static const param margin_ranking_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "target", .kind = P_TENSOR, .slot = 2, .type = -1},
    {.name = "margin", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = {0, 0, TH_DEFAULT},
     .type = -1},
    {.name = "size_average", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {1, 1, TH_DEFAULT}, .type = -1},
};
static const form margin_ranking_loss_forms[] = {
    {"ttt", {0, 1, 2}}, {"tttd", {0, 1, 2, 3}}, {"tttdb", {0, 1, 2, 3, 4}},
};
const row op_margin_ranking_loss = {
    .op = "margin_ranking_loss", .name = "margin_ranking_loss",
    .signature =
        "margin_ranking_loss(Tensor input, Tensor other, Tensor target, Scalar margin=0, "
        "bool size_average=True) -> Tensor|Scalar",
    .doc =
        "Mean of what target * (input - other) lacks to margin, where target is 1 if input "
        "shall be the larger one, else -1.",
    .enter = th_reduce, .body = &margin_ranking_loss_body,
    .backward = margin_ranking_loss_backward,
    .params = margin_ranking_loss_params,
    .forms = margin_ranking_loss_forms,
    .flags = ROW_NUMBER, .dtypes = TH_FLOATING, .nparams = 5, .nforms = 3, .tensors = 3,
    .inputs = 3, .scalars = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 3, .grads = 1, .reads = {7, 7}, .sizes = {7, 7},
};
