/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* loss: How far from a target, as one element; the mean over all, or the sum with
   size_average=False. */
#include "loop.h"
#include "ops.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* mse_loss(Tensor input, Tensor target, Scalar size_average=1) = start: 0; step: acc + (input -
   target) * (input - target); finish: select(size_average != 0, acc / count, acc) */
FOLD(mse_loss_float) {
    FOLD2(double, th_join_sum, 0, float, input, float, target, (input - target) * (input - target))
}
FOLD(mse_loss_float_each) {
    SPREAD2(double, th_join_sum, 0, float, input, float, target,
        (input - target) * (input - target))
}
FOLD(mse_loss_double) {
    FOLD2(double, th_join_sum, 0, double, input, double, target,
        (input - target) * (input - target))
}
FOLD(mse_loss_double_each) {
    SPREAD2(double, th_join_sum, 0, double, input, double, target,
        (input - target) * (input - target))
}
static void mse_loss_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void mse_loss_finish_floating(FINISH_ARGUMENTS) {
    const double size_average = (double)option[0].f;
    FINISH_EACH(f, double, f_select(size_average != 0, f_divide(acc, count), acc))
}
static const reduction mse_loss_row = {
    .op = "mse_loss", .dtypes = TH_FLOATING, .inputs = 2, .dim = 255, .keepdim = 255,
    .result = TH_SAME, .empty = true, .scalars = 1,
    .start = {[1] = {.f = 0}},
    .fold = {[TH_FLOAT] = mse_loss_float, [TH_DOUBLE] = mse_loss_double},
    .spread = {[TH_FLOAT] = mse_loss_float_each, [TH_DOUBLE] = mse_loss_double_each},
    .join = {[1] = mse_loss_join_floating},
    .finish = {[1] = mse_loss_finish_floating},
};
int th_mse_loss(call *c) { return th_reduce(&mse_loss_row, c); }
/* d input = grad * 2 * (input - target) / select(size_average != 0, count, 1) */
LOOP(mse_loss_input_float) {
    const float size_average = (float)option[0].f;
    const float count = (float)option[1].f;
    LOOP3(float, float, grad, float, input, float, target,
        f_divide(grad * 2 * (input - target), f_select(size_average != 0, count, (float)1)))
}
LOOP(mse_loss_input_double) {
    const double size_average = (double)option[0].f;
    const double count = (double)option[1].f;
    LOOP3(double, double, grad, double, input, double, target,
        f_divide(grad * 2 * (input - target), f_select(size_average != 0, count, (double)1)))
}
static const gradient mse_loss_input = {
    .op = "mse_loss", .input = 0, .inputs = 3,
    .from = {FROM_GRAD, 0, 1},
    .loops = {[TH_FLOAT] = mse_loss_input_float, [TH_DOUBLE] = mse_loss_input_double},
};
/* d target = grad * 2 * (target - input) / select(size_average != 0, count, 1) */
LOOP(mse_loss_target_float) {
    const float size_average = (float)option[0].f;
    const float count = (float)option[1].f;
    LOOP3(float, float, grad, float, input, float, target,
        f_divide(grad * 2 * (target - input), f_select(size_average != 0, count, (float)1)))
}
LOOP(mse_loss_target_double) {
    const double size_average = (double)option[0].f;
    const double count = (double)option[1].f;
    LOOP3(double, double, grad, double, input, double, target,
        f_divide(grad * 2 * (target - input), f_select(size_average != 0, count, (double)1)))
}
static const gradient mse_loss_target = {
    .op = "mse_loss", .input = 1, .inputs = 3,
    .from = {FROM_GRAD, 0, 1},
    .loops = {[TH_FLOAT] = mse_loss_target_float, [TH_DOUBLE] = mse_loss_target_double},
};
int th_mse_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&mse_loss_input, s, grad[0]);
    if (s->needs & 2)
        result[1] = th_gradient(&mse_loss_target, s, grad[0]);
    return th_gave(s, result, 2);
}

/* l1_loss(Tensor input, Tensor target, Scalar size_average=1) = start: 0; step: acc + abs(input
   - target); finish: select(size_average != 0, acc / count, acc) */
FOLD(l1_loss_float) {
    FOLD2(double, th_join_sum, 0, float, input, float, target, f_abs(input - target))
}
FOLD(l1_loss_float_each) {
    SPREAD2(double, th_join_sum, 0, float, input, float, target, f_abs(input - target))
}
FOLD(l1_loss_double) {
    FOLD2(double, th_join_sum, 0, double, input, double, target, f_abs(input - target))
}
FOLD(l1_loss_double_each) {
    SPREAD2(double, th_join_sum, 0, double, input, double, target, f_abs(input - target))
}
static void l1_loss_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void l1_loss_finish_floating(FINISH_ARGUMENTS) {
    const double size_average = (double)option[0].f;
    FINISH_EACH(f, double, f_select(size_average != 0, f_divide(acc, count), acc))
}
static const reduction l1_loss_row = {
    .op = "l1_loss", .dtypes = TH_FLOATING, .inputs = 2, .dim = 255, .keepdim = 255,
    .result = TH_SAME, .empty = true, .scalars = 1,
    .start = {[1] = {.f = 0}},
    .fold = {[TH_FLOAT] = l1_loss_float, [TH_DOUBLE] = l1_loss_double},
    .spread = {[TH_FLOAT] = l1_loss_float_each, [TH_DOUBLE] = l1_loss_double_each},
    .join = {[1] = l1_loss_join_floating},
    .finish = {[1] = l1_loss_finish_floating},
};
int th_l1_loss(call *c) { return th_reduce(&l1_loss_row, c); }
/* d input = grad * sign(input - target) / select(size_average != 0, count, 1) */
LOOP(l1_loss_input_float) {
    const float size_average = (float)option[0].f;
    const float count = (float)option[1].f;
    LOOP3(float, float, grad, float, input, float, target,
        f_divide(grad * f_sign(input - target), f_select(size_average != 0, count, (float)1)))
}
LOOP(l1_loss_input_double) {
    const double size_average = (double)option[0].f;
    const double count = (double)option[1].f;
    LOOP3(double, double, grad, double, input, double, target,
        f_divide(grad * f_sign(input - target), f_select(size_average != 0, count, (double)1)))
}
static const gradient l1_loss_input = {
    .op = "l1_loss", .input = 0, .inputs = 3,
    .from = {FROM_GRAD, 0, 1},
    .loops = {[TH_FLOAT] = l1_loss_input_float, [TH_DOUBLE] = l1_loss_input_double},
};
/* d target = grad * sign(target - input) / select(size_average != 0, count, 1) */
LOOP(l1_loss_target_float) {
    const float size_average = (float)option[0].f;
    const float count = (float)option[1].f;
    LOOP3(float, float, grad, float, input, float, target,
        f_divide(grad * f_sign(target - input), f_select(size_average != 0, count, (float)1)))
}
LOOP(l1_loss_target_double) {
    const double size_average = (double)option[0].f;
    const double count = (double)option[1].f;
    LOOP3(double, double, grad, double, input, double, target,
        f_divide(grad * f_sign(target - input), f_select(size_average != 0, count, (double)1)))
}
static const gradient l1_loss_target = {
    .op = "l1_loss", .input = 1, .inputs = 3,
    .from = {FROM_GRAD, 0, 1},
    .loops = {[TH_FLOAT] = l1_loss_target_float, [TH_DOUBLE] = l1_loss_target_double},
};
int th_l1_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&l1_loss_input, s, grad[0]);
    if (s->needs & 2)
        result[1] = th_gradient(&l1_loss_target, s, grad[0]);
    return th_gave(s, result, 2);
}

/* smooth_l1_loss(Tensor input, Tensor target, Scalar size_average=1) = start: 0; step: acc +
   select(abs(input - target) < 1, 0.5 * (input - target) * (input - target), abs(input -
   target) - 0.5); finish: select(size_average != 0, acc / count, acc) */
FOLD(smooth_l1_loss_float) {
    FOLD2(double, th_join_sum, 0, float, input, float, target,
        f_select(f_abs(input - target) < 1, (float)0.5 * (input - target) * (input - target),
            f_abs(input - target) - (float)0.5))
}
FOLD(smooth_l1_loss_float_each) {
    SPREAD2(double, th_join_sum, 0, float, input, float, target,
        f_select(f_abs(input - target) < 1, (float)0.5 * (input - target) * (input - target),
            f_abs(input - target) - (float)0.5))
}
FOLD(smooth_l1_loss_double) {
    FOLD2(double, th_join_sum, 0, double, input, double, target,
        f_select(f_abs(input - target) < 1, (double)0.5 * (input - target) * (input - target),
            f_abs(input - target) - (double)0.5))
}
FOLD(smooth_l1_loss_double_each) {
    SPREAD2(double, th_join_sum, 0, double, input, double, target,
        f_select(f_abs(input - target) < 1, (double)0.5 * (input - target) * (input - target),
            f_abs(input - target) - (double)0.5))
}
static void smooth_l1_loss_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void smooth_l1_loss_finish_floating(FINISH_ARGUMENTS) {
    const double size_average = (double)option[0].f;
    FINISH_EACH(f, double, f_select(size_average != 0, f_divide(acc, count), acc))
}
static const reduction smooth_l1_loss_row = {
    .op = "smooth_l1_loss", .dtypes = TH_FLOATING, .inputs = 2, .dim = 255, .keepdim = 255,
    .result = TH_SAME, .empty = true, .scalars = 1,
    .start = {[1] = {.f = 0}},
    .fold = {[TH_FLOAT] = smooth_l1_loss_float, [TH_DOUBLE] = smooth_l1_loss_double},
    .spread = {[TH_FLOAT] = smooth_l1_loss_float_each, [TH_DOUBLE] = smooth_l1_loss_double_each},
    .join = {[1] = smooth_l1_loss_join_floating},
    .finish = {[1] = smooth_l1_loss_finish_floating},
};
int th_smooth_l1_loss(call *c) { return th_reduce(&smooth_l1_loss_row, c); }
/* d input = grad * select(abs(input - target) < 1, input - target, sign(input - target)) /
   select(size_average != 0, count, 1) */
LOOP(smooth_l1_loss_input_float) {
    const float size_average = (float)option[0].f;
    const float count = (float)option[1].f;
    LOOP3(float, float, grad, float, input, float, target,
        f_divide(grad * f_select(f_abs(input - target) < 1, input - target, f_sign(input - target)),
            f_select(size_average != 0, count, (float)1)))
}
LOOP(smooth_l1_loss_input_double) {
    const double size_average = (double)option[0].f;
    const double count = (double)option[1].f;
    LOOP3(double, double, grad, double, input, double, target,
        f_divide(grad * f_select(f_abs(input - target) < 1, input - target, f_sign(input - target)),
            f_select(size_average != 0, count, (double)1)))
}
static const gradient smooth_l1_loss_input = {
    .op = "smooth_l1_loss", .input = 0, .inputs = 3,
    .from = {FROM_GRAD, 0, 1},
    .loops = {[TH_FLOAT] = smooth_l1_loss_input_float, [TH_DOUBLE] = smooth_l1_loss_input_double},
};
int th_smooth_l1_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&smooth_l1_loss_input, s, grad[0]);
    return th_gave(s, result, 2);
}

/* binary_cross_entropy(Tensor input, Tensor target, Scalar size_average=1) = start: 0; step:
   acc + (-target * log(input + 1e-12) - (1 - target) * log(1 - input + 1e-12)); finish:
   select(size_average != 0, acc / count, acc) */
FOLD(binary_cross_entropy_float) {
    FOLD2(double, th_join_sum, 0, float, input, float, target,
        -target * f_log(input + (float)1e-12) - (1 - target) * f_log(1 - input + (float)1e-12))
}
FOLD(binary_cross_entropy_float_each) {
    SPREAD2(double, th_join_sum, 0, float, input, float, target,
        -target * f_log(input + (float)1e-12) - (1 - target) * f_log(1 - input + (float)1e-12))
}
FOLD(binary_cross_entropy_double) {
    FOLD2(double, th_join_sum, 0, double, input, double, target,
        -target * f_log(input + (double)1e-12) - (1 - target) * f_log(1 - input + (double)1e-12))
}
FOLD(binary_cross_entropy_double_each) {
    SPREAD2(double, th_join_sum, 0, double, input, double, target,
        -target * f_log(input + (double)1e-12) - (1 - target) * f_log(1 - input + (double)1e-12))
}
static void binary_cross_entropy_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void binary_cross_entropy_finish_floating(FINISH_ARGUMENTS) {
    const double size_average = (double)option[0].f;
    FINISH_EACH(f, double, f_select(size_average != 0, f_divide(acc, count), acc))
}
static const reduction binary_cross_entropy_row = {
    .op = "binary_cross_entropy", .dtypes = TH_FLOATING, .inputs = 2, .dim = 255, .keepdim = 255,
    .result = TH_SAME, .empty = true, .scalars = 1,
    .start = {[1] = {.f = 0}},
    .fold = {[TH_FLOAT] = binary_cross_entropy_float, [TH_DOUBLE] = binary_cross_entropy_double},
    .spread = {
        [TH_FLOAT] = binary_cross_entropy_float_each, [TH_DOUBLE] = binary_cross_entropy_double_each
    },
    .join = {[1] = binary_cross_entropy_join_floating},
    .finish = {[1] = binary_cross_entropy_finish_floating},
};
int th_binary_cross_entropy(call *c) { return th_reduce(&binary_cross_entropy_row, c); }
/* d input = grad * (input - target) / ((1 - input + 1e-12) * (input + 1e-12)) /
   select(size_average != 0, count, 1) */
LOOP(binary_cross_entropy_input_float) {
    const float size_average = (float)option[0].f;
    const float count = (float)option[1].f;
    LOOP3(float, float, grad, float, input, float, target,
        f_divide(f_divide(grad * (input - target), (1 - input + (float)1e-12) * (input +
            (float)1e-12)), f_select(size_average != 0, count, (float)1)))
}
LOOP(binary_cross_entropy_input_double) {
    const double size_average = (double)option[0].f;
    const double count = (double)option[1].f;
    LOOP3(double, double, grad, double, input, double, target,
        f_divide(f_divide(grad * (input - target), (1 - input + (double)1e-12) * (input +
            (double)1e-12)), f_select(size_average != 0, count, (double)1)))
}
static const gradient binary_cross_entropy_input = {
    .op = "binary_cross_entropy", .input = 0, .inputs = 3,
    .from = {FROM_GRAD, 0, 1},
    .loops = {
        [TH_FLOAT] = binary_cross_entropy_input_float,
        [TH_DOUBLE] = binary_cross_entropy_input_double
    },
};
int th_binary_cross_entropy_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&binary_cross_entropy_input, s, grad[0]);
    return th_gave(s, result, 2);
}

/* weighted_binary_cross_entropy(Tensor input, Tensor target, Tensor weight, Scalar
   size_average=1) = start: 0; step: acc + weight * (-target * log(input + 1e-12) - (1 - target)
   * log(1 - input + 1e-12)); finish: select(size_average != 0, acc / count, acc) */
FOLD(weighted_binary_cross_entropy_float) {
    FOLD3(double, th_join_sum, 0, float, input, float, target, float, weight,
        weight * (-target * f_log(input + (float)1e-12) - (1 - target) * f_log(1 - input +
            (float)1e-12)))
}
FOLD(weighted_binary_cross_entropy_float_each) {
    SPREAD3(double, th_join_sum, 0, float, input, float, target, float, weight,
        weight * (-target * f_log(input + (float)1e-12) - (1 - target) * f_log(1 - input +
            (float)1e-12)))
}
FOLD(weighted_binary_cross_entropy_double) {
    FOLD3(double, th_join_sum, 0, double, input, double, target, double, weight,
        weight * (-target * f_log(input + (double)1e-12) - (1 - target) * f_log(1 - input +
            (double)1e-12)))
}
FOLD(weighted_binary_cross_entropy_double_each) {
    SPREAD3(double, th_join_sum, 0, double, input, double, target, double, weight,
        weight * (-target * f_log(input + (double)1e-12) - (1 - target) * f_log(1 - input +
            (double)1e-12)))
}
static void weighted_binary_cross_entropy_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void weighted_binary_cross_entropy_finish_floating(FINISH_ARGUMENTS) {
    const double size_average = (double)option[0].f;
    FINISH_EACH(f, double, f_select(size_average != 0, f_divide(acc, count), acc))
}
static const reduction weighted_binary_cross_entropy_row = {
    .op = "weighted_binary_cross_entropy", .dtypes = TH_FLOATING, .inputs = 3, .dim = 255,
    .keepdim = 255, .result = TH_SAME, .empty = true, .scalars = 1,
    .start = {[1] = {.f = 0}},
    .fold = {
        [TH_FLOAT] = weighted_binary_cross_entropy_float,
        [TH_DOUBLE] = weighted_binary_cross_entropy_double
    },
    .spread = {
        [TH_FLOAT] = weighted_binary_cross_entropy_float_each,
        [TH_DOUBLE] = weighted_binary_cross_entropy_double_each
    },
    .join = {[1] = weighted_binary_cross_entropy_join_floating},
    .finish = {[1] = weighted_binary_cross_entropy_finish_floating},
};
int th_weighted_binary_cross_entropy(call *c) { return th_reduce(&weighted_binary_cross_entropy_row, c); }
/* d input = grad * weight * (input - target) / ((1 - input + 1e-12) * (input + 1e-12)) /
   select(size_average != 0, count, 1) */
LOOP(weighted_binary_cross_entropy_input_float) {
    const float size_average = (float)option[0].f;
    const float count = (float)option[1].f;
    LOOP4(float, float, grad, float, input, float, target, float, weight,
        f_divide(f_divide(grad * weight * (input - target), (1 - input + (float)1e-12) * (input +
            (float)1e-12)), f_select(size_average != 0, count, (float)1)))
}
LOOP(weighted_binary_cross_entropy_input_double) {
    const double size_average = (double)option[0].f;
    const double count = (double)option[1].f;
    LOOP4(double, double, grad, double, input, double, target, double, weight,
        f_divide(f_divide(grad * weight * (input - target), (1 - input + (double)1e-12) * (input +
            (double)1e-12)), f_select(size_average != 0, count, (double)1)))
}
static const gradient weighted_binary_cross_entropy_input = {
    .op = "weighted_binary_cross_entropy", .input = 0, .inputs = 4,
    .from = {FROM_GRAD, 0, 1, 2},
    .loops = {
        [TH_FLOAT] = weighted_binary_cross_entropy_input_float,
        [TH_DOUBLE] = weighted_binary_cross_entropy_input_double
    },
};
int th_weighted_binary_cross_entropy_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&weighted_binary_cross_entropy_input, s, grad[0]);
    return th_gave(s, result, 3);
}

/* kl_div(Tensor input, Tensor target, Scalar size_average=1) = start: 0; step: acc +
   select(target > 0, target * (log(target) - input), 0); finish: select(size_average != 0, acc
   / count, acc) */
FOLD(kl_div_float) {
    FOLD2(double, th_join_sum, 0, float, input, float, target,
        f_select(target > 0, target * (f_log(target) - input), (float)0))
}
FOLD(kl_div_float_each) {
    SPREAD2(double, th_join_sum, 0, float, input, float, target,
        f_select(target > 0, target * (f_log(target) - input), (float)0))
}
FOLD(kl_div_double) {
    FOLD2(double, th_join_sum, 0, double, input, double, target,
        f_select(target > 0, target * (f_log(target) - input), (double)0))
}
FOLD(kl_div_double_each) {
    SPREAD2(double, th_join_sum, 0, double, input, double, target,
        f_select(target > 0, target * (f_log(target) - input), (double)0))
}
static void kl_div_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void kl_div_finish_floating(FINISH_ARGUMENTS) {
    const double size_average = (double)option[0].f;
    FINISH_EACH(f, double, f_select(size_average != 0, f_divide(acc, count), acc))
}
static const reduction kl_div_row = {
    .op = "kl_div", .dtypes = TH_FLOATING, .inputs = 2, .dim = 255, .keepdim = 255,
    .result = TH_SAME, .empty = true, .scalars = 1,
    .start = {[1] = {.f = 0}},
    .fold = {[TH_FLOAT] = kl_div_float, [TH_DOUBLE] = kl_div_double},
    .spread = {[TH_FLOAT] = kl_div_float_each, [TH_DOUBLE] = kl_div_double_each},
    .join = {[1] = kl_div_join_floating},
    .finish = {[1] = kl_div_finish_floating},
};
int th_kl_div(call *c) { return th_reduce(&kl_div_row, c); }
/* d input = select(target > 0, -grad * target, 0) / select(size_average != 0, count, 1) */
LOOP(kl_div_input_float) {
    const float size_average = (float)option[0].f;
    const float count = (float)option[1].f;
    LOOP2(float, float, grad, float, target,
        f_divide(f_select(target > 0, -grad * target, (float)0), f_select(size_average != 0, count,
            (float)1)))
}
LOOP(kl_div_input_double) {
    const double size_average = (double)option[0].f;
    const double count = (double)option[1].f;
    LOOP2(double, double, grad, double, target,
        f_divide(f_select(target > 0, -grad * target, (double)0), f_select(size_average != 0, count,
            (double)1)))
}
static const gradient kl_div_input = {
    .op = "kl_div", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 1},
    .loops = {[TH_FLOAT] = kl_div_input_float, [TH_DOUBLE] = kl_div_input_double},
};
int th_kl_div_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&kl_div_input, s, grad[0]);
    return th_gave(s, result, 2);
}

/* soft_margin_loss(Tensor input, Tensor target, Scalar size_average=1) = start: 0; step: acc +
   log1p(exp(-target * input)); finish: select(size_average != 0, acc / count, acc) */
FOLD(soft_margin_loss_float) {
    FOLD2(double, th_join_sum, 0, float, input, float, target, f_log1p(f_exp(-target * input)))
}
FOLD(soft_margin_loss_float_each) {
    SPREAD2(double, th_join_sum, 0, float, input, float, target, f_log1p(f_exp(-target * input)))
}
FOLD(soft_margin_loss_double) {
    FOLD2(double, th_join_sum, 0, double, input, double, target, f_log1p(f_exp(-target * input)))
}
FOLD(soft_margin_loss_double_each) {
    SPREAD2(double, th_join_sum, 0, double, input, double, target, f_log1p(f_exp(-target * input)))
}
static void soft_margin_loss_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void soft_margin_loss_finish_floating(FINISH_ARGUMENTS) {
    const double size_average = (double)option[0].f;
    FINISH_EACH(f, double, f_select(size_average != 0, f_divide(acc, count), acc))
}
static const reduction soft_margin_loss_row = {
    .op = "soft_margin_loss", .dtypes = TH_FLOATING, .inputs = 2, .dim = 255, .keepdim = 255,
    .result = TH_SAME, .empty = true, .scalars = 1,
    .start = {[1] = {.f = 0}},
    .fold = {[TH_FLOAT] = soft_margin_loss_float, [TH_DOUBLE] = soft_margin_loss_double},
    .spread = {
        [TH_FLOAT] = soft_margin_loss_float_each, [TH_DOUBLE] = soft_margin_loss_double_each
    },
    .join = {[1] = soft_margin_loss_join_floating},
    .finish = {[1] = soft_margin_loss_finish_floating},
};
int th_soft_margin_loss(call *c) { return th_reduce(&soft_margin_loss_row, c); }
/* d input = -grad * target * sigmoid(-target * input) / select(size_average != 0, count, 1) */
LOOP(soft_margin_loss_input_float) {
    const float size_average = (float)option[0].f;
    const float count = (float)option[1].f;
    LOOP3(float, float, grad, float, input, float, target,
        f_divide(-grad * target * f_sigmoid(-target * input), f_select(size_average != 0, count,
            (float)1)))
}
LOOP(soft_margin_loss_input_double) {
    const double size_average = (double)option[0].f;
    const double count = (double)option[1].f;
    LOOP3(double, double, grad, double, input, double, target,
        f_divide(-grad * target * f_sigmoid(-target * input), f_select(size_average != 0, count,
            (double)1)))
}
static const gradient soft_margin_loss_input = {
    .op = "soft_margin_loss", .input = 0, .inputs = 3,
    .from = {FROM_GRAD, 0, 1},
    .loops = {
        [TH_FLOAT] = soft_margin_loss_input_float, [TH_DOUBLE] = soft_margin_loss_input_double
    },
};
int th_soft_margin_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&soft_margin_loss_input, s, grad[0]);
    return th_gave(s, result, 2);
}

/* hinge_embedding_loss(Tensor input, Tensor target, Scalar margin=1, Scalar size_average=1) =
   start: 0; step: acc + select(target > 0, input, select(input < margin, margin - input, 0));
   finish: select(size_average != 0, acc / count, acc) */
FOLD(hinge_embedding_loss_float) {
    const float margin = (float)option[0].f;
    FOLD2(double, th_join_sum, 0, float, input, float, target,
        f_select(target > 0, input, f_select(input < margin, margin - input, (float)0)))
}
FOLD(hinge_embedding_loss_float_each) {
    const float margin = (float)option[0].f;
    SPREAD2(double, th_join_sum, 0, float, input, float, target,
        f_select(target > 0, input, f_select(input < margin, margin - input, (float)0)))
}
FOLD(hinge_embedding_loss_double) {
    const double margin = (double)option[0].f;
    FOLD2(double, th_join_sum, 0, double, input, double, target,
        f_select(target > 0, input, f_select(input < margin, margin - input, (double)0)))
}
FOLD(hinge_embedding_loss_double_each) {
    const double margin = (double)option[0].f;
    SPREAD2(double, th_join_sum, 0, double, input, double, target,
        f_select(target > 0, input, f_select(input < margin, margin - input, (double)0)))
}
static void hinge_embedding_loss_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void hinge_embedding_loss_finish_floating(FINISH_ARGUMENTS) {
    const double size_average = (double)option[1].f;
    FINISH_EACH(f, double, f_select(size_average != 0, f_divide(acc, count), acc))
}
static const reduction hinge_embedding_loss_row = {
    .op = "hinge_embedding_loss", .dtypes = TH_FLOATING, .inputs = 2, .dim = 255, .keepdim = 255,
    .result = TH_SAME, .empty = true, .scalars = 2,
    .start = {[1] = {.f = 0}},
    .fold = {[TH_FLOAT] = hinge_embedding_loss_float, [TH_DOUBLE] = hinge_embedding_loss_double},
    .spread = {
        [TH_FLOAT] = hinge_embedding_loss_float_each, [TH_DOUBLE] = hinge_embedding_loss_double_each
    },
    .join = {[1] = hinge_embedding_loss_join_floating},
    .finish = {[1] = hinge_embedding_loss_finish_floating},
};
int th_hinge_embedding_loss(call *c) { return th_reduce(&hinge_embedding_loss_row, c); }
/* d input = select(target > 0, grad, select(input < margin, -grad, 0)) / select(size_average !=
   0, count, 1) */
LOOP(hinge_embedding_loss_input_float) {
    const float margin = (float)option[0].f;
    const float size_average = (float)option[1].f;
    const float count = (float)option[2].f;
    LOOP3(float, float, grad, float, input, float, target,
        f_divide(f_select(target > 0, grad, f_select(input < margin, -grad, (float)0)),
            f_select(size_average != 0, count, (float)1)))
}
LOOP(hinge_embedding_loss_input_double) {
    const double margin = (double)option[0].f;
    const double size_average = (double)option[1].f;
    const double count = (double)option[2].f;
    LOOP3(double, double, grad, double, input, double, target,
        f_divide(f_select(target > 0, grad, f_select(input < margin, -grad, (double)0)),
            f_select(size_average != 0, count, (double)1)))
}
static const gradient hinge_embedding_loss_input = {
    .op = "hinge_embedding_loss", .input = 0, .inputs = 3,
    .from = {FROM_GRAD, 0, 1},
    .loops = {
        [TH_FLOAT] = hinge_embedding_loss_input_float,
        [TH_DOUBLE] = hinge_embedding_loss_input_double
    },
};
int th_hinge_embedding_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&hinge_embedding_loss_input, s, grad[0]);
    return th_gave(s, result, 2);
}

/* margin_ranking_loss(Tensor input, Tensor other, Tensor target, Scalar margin=0, Scalar
   size_average=1) = start: 0; step: acc + select(target * (input - other) < margin, margin -
   target * (input - other), 0); finish: select(size_average != 0, acc / count, acc) */
FOLD(margin_ranking_loss_float) {
    const float margin = (float)option[0].f;
    FOLD3(double, th_join_sum, 0, float, input, float, other, float, target,
        f_select(target * (input - other) < margin, margin - target * (input - other), (float)0))
}
FOLD(margin_ranking_loss_float_each) {
    const float margin = (float)option[0].f;
    SPREAD3(double, th_join_sum, 0, float, input, float, other, float, target,
        f_select(target * (input - other) < margin, margin - target * (input - other), (float)0))
}
FOLD(margin_ranking_loss_double) {
    const double margin = (double)option[0].f;
    FOLD3(double, th_join_sum, 0, double, input, double, other, double, target,
        f_select(target * (input - other) < margin, margin - target * (input - other), (double)0))
}
FOLD(margin_ranking_loss_double_each) {
    const double margin = (double)option[0].f;
    SPREAD3(double, th_join_sum, 0, double, input, double, other, double, target,
        f_select(target * (input - other) < margin, margin - target * (input - other), (double)0))
}
static void margin_ranking_loss_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void margin_ranking_loss_finish_floating(FINISH_ARGUMENTS) {
    const double size_average = (double)option[1].f;
    FINISH_EACH(f, double, f_select(size_average != 0, f_divide(acc, count), acc))
}
static const reduction margin_ranking_loss_row = {
    .op = "margin_ranking_loss", .dtypes = TH_FLOATING, .inputs = 3, .dim = 255, .keepdim = 255,
    .result = TH_SAME, .empty = true, .scalars = 2,
    .start = {[1] = {.f = 0}},
    .fold = {[TH_FLOAT] = margin_ranking_loss_float, [TH_DOUBLE] = margin_ranking_loss_double},
    .spread = {
        [TH_FLOAT] = margin_ranking_loss_float_each, [TH_DOUBLE] = margin_ranking_loss_double_each
    },
    .join = {[1] = margin_ranking_loss_join_floating},
    .finish = {[1] = margin_ranking_loss_finish_floating},
};
int th_margin_ranking_loss(call *c) { return th_reduce(&margin_ranking_loss_row, c); }
/* d input = select(target * (input - other) < margin, -grad * target, 0) / select(size_average
   != 0, count, 1) */
LOOP(margin_ranking_loss_input_float) {
    const float margin = (float)option[0].f;
    const float size_average = (float)option[1].f;
    const float count = (float)option[2].f;
    LOOP4(float, float, grad, float, input, float, other, float, target,
        f_divide(f_select(target * (input - other) < margin, -grad * target, (float)0),
            f_select(size_average != 0, count, (float)1)))
}
LOOP(margin_ranking_loss_input_double) {
    const double margin = (double)option[0].f;
    const double size_average = (double)option[1].f;
    const double count = (double)option[2].f;
    LOOP4(double, double, grad, double, input, double, other, double, target,
        f_divide(f_select(target * (input - other) < margin, -grad * target, (double)0),
            f_select(size_average != 0, count, (double)1)))
}
static const gradient margin_ranking_loss_input = {
    .op = "margin_ranking_loss", .input = 0, .inputs = 4,
    .from = {FROM_GRAD, 0, 1, 2},
    .loops = {
        [TH_FLOAT] = margin_ranking_loss_input_float, [TH_DOUBLE] = margin_ranking_loss_input_double
    },
};
/* d other = select(target * (input - other) < margin, grad * target, 0) / select(size_average
   != 0, count, 1) */
LOOP(margin_ranking_loss_other_float) {
    const float margin = (float)option[0].f;
    const float size_average = (float)option[1].f;
    const float count = (float)option[2].f;
    LOOP4(float, float, grad, float, input, float, other, float, target,
        f_divide(f_select(target * (input - other) < margin, grad * target, (float)0),
            f_select(size_average != 0, count, (float)1)))
}
LOOP(margin_ranking_loss_other_double) {
    const double margin = (double)option[0].f;
    const double size_average = (double)option[1].f;
    const double count = (double)option[2].f;
    LOOP4(double, double, grad, double, input, double, other, double, target,
        f_divide(f_select(target * (input - other) < margin, grad * target, (double)0),
            f_select(size_average != 0, count, (double)1)))
}
static const gradient margin_ranking_loss_other = {
    .op = "margin_ranking_loss", .input = 1, .inputs = 4,
    .from = {FROM_GRAD, 0, 1, 2},
    .loops = {
        [TH_FLOAT] = margin_ranking_loss_other_float, [TH_DOUBLE] = margin_ranking_loss_other_double
    },
};
int th_margin_ranking_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&margin_ranking_loss_input, s, grad[0]);
    if (s->needs & 2)
        result[1] = th_gradient(&margin_ranking_loss_other, s, grad[0]);
    return th_gave(s, result, 3);
}

/* nll_loss(Tensor input, LongTensor target, Tensor? weight=None, bool size_average=True) =
   kernel of loss.c */
int th_nll_loss(call *c) {
    const row *r = &th_rows[ROW_nll_loss];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_nll_loss_shape(&size, c->t[0], c->t[1], c->t[2], c->n[0]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_nll_loss_cpu(c->out[0], c->t[0], c->t[1], c->t[2], c->n[0]);
    return th_finish(c, -failed);
}
int th_nll_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = nll_loss_input(grad, target, weight, size_average, input.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_nll_loss_input, th_with_sizes(
            &(call){.t = {grad[0], s->t[1], s->t[2]}, .n = {s->n[0]}},
            1,
            s->shape[0]
        )));
    return th_leave(&f, result, 3);
}

/* nll_loss_input(Tensor grad_output, LongTensor target, Tensor? weight=None, bool
   size_average=True, int* size) = kernel of loss.c */
int th_nll_loss_input(call *c) {
    const row *r = &th_rows[ROW_nll_loss_input];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_nll_loss_input_shape(&size, c->t[0], c->t[1], c->t[2], c->n[0], c->n + 1, c->length) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_nll_loss_input_cpu(c->out[0], c->t[0], c->t[1], c->t[2], c->n[0], c->n + 1, c->length);
    return th_finish(c, -failed);
}
int th_nll_loss_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d grad_output = nll_loss(grad, target, weight, size_average) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_nll_loss, &(call){
            .t = {grad[0], s->t[1], s->t[2]},
            .n = {s->n[0]}
        }));
    return th_leave(&f, result, 3);
}
