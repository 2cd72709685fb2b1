/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* loss: Losses of differences, per element or reduced to their mean or sum. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

extern const row op_huber_loss;
extern const row op_huber_loss_elements;
extern const row op_l1_loss;
extern const row op_mse_loss;
extern const row op_smooth_l1_loss;
extern const row op_smooth_l1_loss_elements;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* mse_loss_elements(Tensor input, Tensor target) = away * away */
LOOPS(mse_loss_elements, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_target = (const T *)at[2];
    EACH(i, count) {
        const T in_away = in_input[i] - in_target[i];
        to_output[i] = in_away * in_away;
    }
})
LOOPS(mse_loss_elements_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_target = *(const T *)at[2];
    EACH(i, count) {
        const T in_away = in_input[i] - in_target;
        to_output[i] = in_away * in_away;
    }
})
NARROW_LOOPS(mse_loss_elements, 1, 3, 0, 0)
NARROW_LOOPS(mse_loss_elements_number, 1, 3, 0, 4)
static const pointwise mse_loss_elements_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .fixed = 2,
    .kernel = {"loss", "mse_loss_elements"},
    .postfix = "x0 x1 - x0 x1 - *",
    .loops = {
        EACH_FLOATING(AT_TYPE, mse_loss_elements)
        EACH_NARROW_FLOAT(AT_TYPE, mse_loss_elements)
    },
    .numbers = {
        EACH_FLOATING(AT_TYPE, mse_loss_elements_number)
        EACH_NARROW_FLOAT(AT_TYPE, mse_loss_elements_number)
    },
    .blocks = true,
};
/* d input = grad * 2 * away */
LOOPS(mse_loss_elements_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    EACH(i, count) {
        const T in_away = in_input[i] - in_target[i];
        to_input[i] = in_grad[i] * 2 * in_away;
    }
})
NARROW_LOOPS(mse_loss_elements_input, 1, 4, 0, 0)
static const gradient mse_loss_elements_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"loss", "mse_loss_elements_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, mse_loss_elements_input)
        EACH_NARROW_FLOAT(AT_TYPE, mse_loss_elements_input)
    },
};
/* d target = -grad * 2 * away */
LOOPS(mse_loss_elements_target, EACH_FLOATING, {
    T *to_target = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    EACH(i, count) {
        const T in_away = in_input[i] - in_target[i];
        to_target[i] = -in_grad[i] * 2 * in_away;
    }
})
NARROW_LOOPS(mse_loss_elements_target, 1, 4, 0, 0)
static const gradient mse_loss_elements_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"loss", "mse_loss_elements_target"},
    .loops = {
        EACH_FLOATING(AT_TYPE, mse_loss_elements_target)
        EACH_NARROW_FLOAT(AT_TYPE, mse_loss_elements_target)
    },
};
static int mse_loss_elements_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&mse_loss_elements_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&mse_loss_elements_target, s, grad);
    return th_finish_gradients(s, result);
}
static const param mse_loss_elements_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 1, .optional = true,
     .preset = PRESET(1)},
};
const row op_mse_loss_elements = {
    .op = "mse_loss_elements", .name = "mse_loss",
    .signature = "mse_loss_elements(Tensor input, Tensor target)",
    .enter = th_pointwise, .body = &mse_loss_elements_body,
    .backward = mse_loss_elements_backward,
    .autocast = "float",
    .params = mse_loss_elements_params,
    .flags = ROW_LOOP | ROW_COMPARES, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 3, .reduction = 3, .reduce = 3, .required = 2, .tensors = 2, .inputs = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {3, 3},
};

/* mse_loss(Tensor input, Tensor target, Reduction reduction=mean) = start: 0; step: acc + (away
   * away); finish: select(reduction == 1, acc / count, acc) */
STEP float mse_loss_step_float(float in_input, float in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const float in_away = in_input - in_target;
    return in_away * in_away;
}
FOLD(mse_loss_float) {
    const float *in_input = (const float *)at[0] + shift;
    const float *in_target = (const float *)at[1] + shift;
#define PART mse_loss_step_float(in_input[i], in_target[i], first + i, option)
#include "walk/folds/floats.h"
}
STEP double mse_loss_step_double(double in_input, double in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const double in_away = in_input - in_target;
    return in_away * in_away;
}
FOLD(mse_loss_double) {
    const double *in_input = (const double *)at[0] + shift;
    const double *in_target = (const double *)at[1] + shift;
#define ACC double
#define JOIN th_join_sum
#define START 0
#define PART mse_loss_step_double(in_input[i], in_target[i], first + i, option)
#include "walk/folds/each.h"
}
static void mse_loss_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
CLONES static void mse_loss_finish_floating(FINISH_ARGUMENTS) {
    const double in_reduction = NUMBER(double, option[0]);
    FINISH_EACH(double, f_select(in_reduction == 1, f_divide(acc, count), acc))
}
static const reduction mse_loss_body = {
    .inputs = 2, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .kernel = {"loss", "mse_loss"},
    .fold = {EACH_FLOATING(AT_TYPE, mse_loss)},
    .join[1] = mse_loss_join_floating,
    .finish[1] = mse_loss_finish_floating,
};
static int mse_loss_require(const call *c) {
    if (!((c->n[0] == 1) | (c->n[0] == 2)))
        return th_refuse(&op_mse_loss, "reduction == 1 or reduction == 2", "reduction",
            th_integral(c->n[0]));
    return 0;
}
/* d input = (grad * 2 * away) / select(reduction == 1, count, 1) */
static const gradient mse_loss_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"loss", "mse_loss_input"},
    .loops = {EACH_FLOATING(AT_TYPE, mse_loss_elements_input)},
    .mean = 1,
};
/* d target = (-grad * 2 * away) / select(reduction == 1, count, 1) */
static const gradient mse_loss_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"loss", "mse_loss_target"},
    .loops = {EACH_FLOATING(AT_TYPE, mse_loss_elements_target)},
    .mean = 1,
};
static int mse_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&mse_loss_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&mse_loss_target, s, grad);
    return th_finish_gradients(s, result);
}
static const param mse_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 22, .optional = true,
     .preset = PRESET(1)},
};
const row op_mse_loss = {
    .op = "mse_loss", .name = "mse_loss",
    .signature = "mse_loss(Tensor input, Tensor target, Reduction reduction=mean)",
    .enter = th_reduce, .body = &mse_loss_body,
    .require = mse_loss_require,
    .backward = mse_loss_backward,
    .autocast = "float",
    .params = mse_loss_params,
    .flags = ROW_REDUCE | ROW_FUNCTION | ROW_PROMOTES | ROW_COMPARES,
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 3, .reduction = 3, .reduce = 3,
    .required = 2, .tensors = 2, .inputs = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3}, .sizes = {3, 3},
};

/* mse_loss_weighted(Tensor input, Tensor target, Reduction reduction=mean, Tensor weight) =
   torch.composed.mse_loss_weighted */
static const param mse_loss_weighted_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 23, .optional = true,
     .preset = PRESET(1)},
    {.name = "weight", .kind = P_TENSOR, .slot = 2},
};
const row op_mse_loss_weighted = {
    .op = "mse_loss_weighted", .name = "mse_loss",
    .signature =
        "mse_loss_weighted(Tensor input, Tensor target, Reduction reduction=mean, Tensor "
        "weight)",
    .autocast = "float",
    .params = mse_loss_weighted_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .reduction = 3,
    .reduce = 3, .required = 4, .tensors = 3, .inputs = 3, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* l1_loss_elements(Tensor input, Tensor target) = abs(away) */
LOOPS(l1_loss_elements, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_target = (const T *)at[2];
    EACH(i, count) {
        const T in_away = in_input[i] - in_target[i];
        to_output[i] = f_abs(in_away);
    }
})
LOOPS(l1_loss_elements_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_target = *(const T *)at[2];
    EACH(i, count) {
        const T in_away = in_input[i] - in_target;
        to_output[i] = f_abs(in_away);
    }
})
NARROW_LOOPS(l1_loss_elements, 1, 3, 0, 0)
NARROW_LOOPS(l1_loss_elements_number, 1, 3, 0, 4)
static const pointwise l1_loss_elements_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .fixed = 2,
    .kernel = {"loss", "l1_loss_elements"},
    .postfix = "x0 x1 - abs",
    .loops = {
        EACH_FLOATING(AT_TYPE, l1_loss_elements)
        EACH_NARROW_FLOAT(AT_TYPE, l1_loss_elements)
    },
    .numbers = {
        EACH_FLOATING(AT_TYPE, l1_loss_elements_number)
        EACH_NARROW_FLOAT(AT_TYPE, l1_loss_elements_number)
    },
    .blocks = true,
};
/* d input = grad * sign(away) */
LOOPS(l1_loss_elements_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    EACH(i, count) {
        const T in_away = in_input[i] - in_target[i];
        to_input[i] = in_grad[i] * f_sign(in_away);
    }
})
NARROW_LOOPS(l1_loss_elements_input, 1, 4, 0, 0)
static const gradient l1_loss_elements_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"loss", "l1_loss_elements_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, l1_loss_elements_input)
        EACH_NARROW_FLOAT(AT_TYPE, l1_loss_elements_input)
    },
};
/* d target = -grad * sign(away) */
LOOPS(l1_loss_elements_target, EACH_FLOATING, {
    T *to_target = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    EACH(i, count) {
        const T in_away = in_input[i] - in_target[i];
        to_target[i] = -in_grad[i] * f_sign(in_away);
    }
})
NARROW_LOOPS(l1_loss_elements_target, 1, 4, 0, 0)
static const gradient l1_loss_elements_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"loss", "l1_loss_elements_target"},
    .loops = {
        EACH_FLOATING(AT_TYPE, l1_loss_elements_target)
        EACH_NARROW_FLOAT(AT_TYPE, l1_loss_elements_target)
    },
};
static int l1_loss_elements_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&l1_loss_elements_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&l1_loss_elements_target, s, grad);
    return th_finish_gradients(s, result);
}
static const param l1_loss_elements_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 1, .optional = true,
     .preset = PRESET(1)},
};
const row op_l1_loss_elements = {
    .op = "l1_loss_elements", .name = "l1_loss",
    .signature = "l1_loss_elements(Tensor input, Tensor target)",
    .enter = th_pointwise, .body = &l1_loss_elements_body,
    .backward = l1_loss_elements_backward,
    .autocast = "float",
    .params = l1_loss_elements_params,
    .flags = ROW_LOOP | ROW_COMPARES, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 3, .reduction = 3, .reduce = 3, .required = 2, .tensors = 2, .inputs = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {3, 3},
};

/* l1_loss(Tensor input, Tensor target, Reduction reduction=mean) = start: 0; step: acc +
   (abs(away)); finish: select(reduction == 1, acc / count, acc) */
STEP float l1_loss_step_float(float in_input, float in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const float in_away = in_input - in_target;
    return f_abs(in_away);
}
FOLD(l1_loss_float) {
    const float *in_input = (const float *)at[0] + shift;
    const float *in_target = (const float *)at[1] + shift;
#define PART l1_loss_step_float(in_input[i], in_target[i], first + i, option)
#include "walk/folds/floats.h"
}
STEP double l1_loss_step_double(double in_input, double in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const double in_away = in_input - in_target;
    return f_abs(in_away);
}
FOLD(l1_loss_double) {
    const double *in_input = (const double *)at[0] + shift;
    const double *in_target = (const double *)at[1] + shift;
#define ACC double
#define JOIN th_join_sum
#define START 0
#define PART l1_loss_step_double(in_input[i], in_target[i], first + i, option)
#include "walk/folds/each.h"
}
static void l1_loss_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
CLONES static void l1_loss_finish_floating(FINISH_ARGUMENTS) {
    const double in_reduction = NUMBER(double, option[0]);
    FINISH_EACH(double, f_select(in_reduction == 1, f_divide(acc, count), acc))
}
static const reduction l1_loss_body = {
    .inputs = 2, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .kernel = {"loss", "l1_loss"},
    .fold = {EACH_FLOATING(AT_TYPE, l1_loss)},
    .join[1] = l1_loss_join_floating,
    .finish[1] = l1_loss_finish_floating,
};
static int l1_loss_require(const call *c) {
    if (!((c->n[0] == 1) | (c->n[0] == 2)))
        return th_refuse(&op_l1_loss, "reduction == 1 or reduction == 2", "reduction",
            th_integral(c->n[0]));
    return 0;
}
/* d input = (grad * sign(away)) / select(reduction == 1, count, 1) */
static const gradient l1_loss_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"loss", "l1_loss_input"},
    .loops = {EACH_FLOATING(AT_TYPE, l1_loss_elements_input)},
    .mean = 1,
};
/* d target = (-grad * sign(away)) / select(reduction == 1, count, 1) */
static const gradient l1_loss_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"loss", "l1_loss_target"},
    .loops = {EACH_FLOATING(AT_TYPE, l1_loss_elements_target)},
    .mean = 1,
};
static int l1_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&l1_loss_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&l1_loss_target, s, grad);
    return th_finish_gradients(s, result);
}
static const param l1_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 22, .optional = true,
     .preset = PRESET(1)},
};
const row op_l1_loss = {
    .op = "l1_loss", .name = "l1_loss",
    .signature = "l1_loss(Tensor input, Tensor target, Reduction reduction=mean)",
    .enter = th_reduce, .body = &l1_loss_body,
    .require = l1_loss_require,
    .backward = l1_loss_backward,
    .autocast = "float",
    .params = l1_loss_params,
    .flags = ROW_REDUCE | ROW_FUNCTION | ROW_PROMOTES | ROW_COMPARES,
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 3, .reduction = 3, .reduce = 3,
    .required = 2, .tensors = 2, .inputs = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3}, .sizes = {3, 3},
};

/* l1_loss_weighted(Tensor input, Tensor target, Reduction reduction=mean, Tensor weight) =
   torch.composed.l1_loss_weighted */
static const param l1_loss_weighted_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 23, .optional = true,
     .preset = PRESET(1)},
    {.name = "weight", .kind = P_TENSOR, .slot = 2},
};
const row op_l1_loss_weighted = {
    .op = "l1_loss_weighted", .name = "l1_loss",
    .signature =
        "l1_loss_weighted(Tensor input, Tensor target, Reduction reduction=mean, Tensor "
        "weight)",
    .autocast = "float",
    .params = l1_loss_weighted_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .reduction = 3,
    .reduce = 3, .required = 4, .tensors = 3, .inputs = 3, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* l1_loss_complex(Tensor input, Tensor target, Reduction reduction=mean) =
   torch.composed.l1_loss_complex */
static const param l1_loss_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 23, .optional = true,
     .preset = PRESET(1)},
};
const row op_l1_loss_complex = {
    .op = "l1_loss_complex", .name = "l1_loss",
    .signature =
        "l1_loss_complex(Tensor input, Tensor target, Reduction reduction=mean)",
    .autocast = "float",
    .params = l1_loss_complex_params,
    .flags = ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 3, .reduction = 3,
    .reduce = 3, .required = 2, .tensors = 2, .inputs = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* smooth_l1_loss_elements(Tensor input, Tensor target, Scalar beta=1.0) = select(abs(away) <
   beta, 0.5 * away * (away / width), abs(away) - 0.5 * beta) */
WIDE_LOOPS(smooth_l1_loss_elements, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_target = (const T *)at[2];
    const T in_beta = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_away = in_input[i] - in_target[i];
        const T in_width = f_select(in_beta > 0, in_beta, (T)1);
        to_output[i] = f_select(f_abs(in_away) < in_beta, (T)0.5 * in_away * f_divide(in_away,
            in_width), f_abs(in_away) - (T)0.5 * in_beta);
    }
})
WIDE_LOOPS(smooth_l1_loss_elements_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_target = *(const T *)at[2];
    const T in_beta = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_away = in_input[i] - in_target;
        const T in_width = f_select(in_beta > 0, in_beta, (T)1);
        to_output[i] = f_select(f_abs(in_away) < in_beta, (T)0.5 * in_away * f_divide(in_away,
            in_width), f_abs(in_away) - (T)0.5 * in_beta);
    }
})
NARROW_LOOPS(smooth_l1_loss_elements, 1, 3, 1, 0)
NARROW_LOOPS(smooth_l1_loss_elements_number, 1, 3, 1, 4)
static const pointwise smooth_l1_loss_elements_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .fixed = 2,
    .kernel = {"loss", "smooth_l1_loss_elements"},
    .postfix = "x0 x1 - abs o0 < n2 x0 x1 - * x0 x1 - o0 n0 > o0 n1 select / * x0 x1 - abs n2 o0 * - select",
    .constants = (const double[]){0.0, 1.0, 0.5},
    .loops = {
        EACH_FLOATING(AT_TYPE, smooth_l1_loss_elements)
        EACH_NARROW_FLOAT(AT_TYPE, smooth_l1_loss_elements)
    },
    .numbers = {
        EACH_FLOATING(AT_TYPE, smooth_l1_loss_elements_number)
        EACH_NARROW_FLOAT(AT_TYPE, smooth_l1_loss_elements_number)
    },
    .blocks = true,
};
static int smooth_l1_loss_elements_require(const call *c) {
    if (!(c->s[0].f >= 0))
        return th_refuse(&op_smooth_l1_loss_elements, "beta >= 0", "beta", c->s[0]);
    return 0;
}
/* d input = select(abs(away) < beta, grad * away / width, grad * sign(away)) */
WIDE_LOOPS(smooth_l1_loss_elements_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    const T in_beta = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_away = in_input[i] - in_target[i];
        const T in_width = f_select(in_beta > 0, in_beta, (T)1);
        to_input[i] = f_select(f_abs(in_away) < in_beta, f_divide(in_grad[i] * in_away, in_width),
            in_grad[i] * f_sign(in_away));
    }
})
NARROW_LOOPS(smooth_l1_loss_elements_input, 1, 4, 1, 0)
static const gradient smooth_l1_loss_elements_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"loss", "smooth_l1_loss_elements_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, smooth_l1_loss_elements_input)
        EACH_NARROW_FLOAT(AT_TYPE, smooth_l1_loss_elements_input)
    },
};
/* d target = select(abs(away) < beta, -grad * away / width, -grad * sign(away)) */
WIDE_LOOPS(smooth_l1_loss_elements_target, EACH_FLOATING, {
    T *to_target = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    const T in_beta = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_away = in_input[i] - in_target[i];
        const T in_width = f_select(in_beta > 0, in_beta, (T)1);
        to_target[i] = f_select(f_abs(in_away) < in_beta, f_divide(-in_grad[i] * in_away, in_width),
            -in_grad[i] * f_sign(in_away));
    }
})
NARROW_LOOPS(smooth_l1_loss_elements_target, 1, 4, 1, 0)
static const gradient smooth_l1_loss_elements_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"loss", "smooth_l1_loss_elements_target"},
    .loops = {
        EACH_FLOATING(AT_TYPE, smooth_l1_loss_elements_target)
        EACH_NARROW_FLOAT(AT_TYPE, smooth_l1_loss_elements_target)
    },
};
static int smooth_l1_loss_elements_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&smooth_l1_loss_elements_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&smooth_l1_loss_elements_target, s, grad);
    return th_finish_gradients(s, result);
}
static const param smooth_l1_loss_elements_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 1, .optional = true,
     .preset = PRESET(1)},
    {.name = "beta", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1.0)},
};
const row op_smooth_l1_loss_elements = {
    .op = "smooth_l1_loss_elements", .name = "smooth_l1_loss",
    .signature = "smooth_l1_loss_elements(Tensor input, Tensor target, Scalar beta=1.0)",
    .enter = th_pointwise, .body = &smooth_l1_loss_elements_body,
    .require = smooth_l1_loss_elements_require,
    .backward = smooth_l1_loss_elements_backward,
    .autocast = "float",
    .params = smooth_l1_loss_elements_params,
    .flags = ROW_LOOP | ROW_COMPARES, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 4, .reduction = 3, .reduce = 3, .required = 2, .tensors = 2, .inputs = 2,
    .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {3, 3},
};

/* smooth_l1_loss(Tensor input, Tensor target, Reduction reduction=mean, Scalar beta=1.0) =
   start: 0; step: acc + (select(abs(away) < beta, 0.5 * away * (away / width), abs(away) - 0.5
   * beta)); finish: select(reduction == 1, acc / count, acc) */
STEP float smooth_l1_loss_step_float(float in_input, float in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const float in_beta = NUMBER(float, option[0]);
    const float in_away = in_input - in_target;
    const float in_width = f_select(in_beta > 0, in_beta, (float)1);
    return f_select(f_abs(in_away) < in_beta, (float)0.5 * in_away * f_divide(in_away, in_width),
        f_abs(in_away) - (float)0.5 * in_beta);
}
FOLD(smooth_l1_loss_float) {
    const float *in_input = (const float *)at[0] + shift;
    const float *in_target = (const float *)at[1] + shift;
#define PART smooth_l1_loss_step_float(in_input[i], in_target[i], first + i, option)
#include "walk/folds/floats.h"
}
STEP double smooth_l1_loss_step_double(double in_input, double in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const double in_beta = NUMBER(double, option[0]);
    const double in_away = in_input - in_target;
    const double in_width = f_select(in_beta > 0, in_beta, (double)1);
    return f_select(f_abs(in_away) < in_beta, (double)0.5 * in_away * f_divide(in_away, in_width),
        f_abs(in_away) - (double)0.5 * in_beta);
}
FOLD(smooth_l1_loss_double) {
    const double *in_input = (const double *)at[0] + shift;
    const double *in_target = (const double *)at[1] + shift;
#define ACC double
#define JOIN th_join_sum
#define START 0
#define PART smooth_l1_loss_step_double(in_input[i], in_target[i], first + i, option)
#include "walk/folds/each.h"
}
static void smooth_l1_loss_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
CLONES static void smooth_l1_loss_finish_floating(FINISH_ARGUMENTS) {
    const double in_reduction = NUMBER(double, option[1]);
    FINISH_EACH(double, f_select(in_reduction == 1, f_divide(acc, count), acc))
}
static const reduction smooth_l1_loss_body = {
    .inputs = 2, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .kernel = {"loss", "smooth_l1_loss"},
    .fold = {EACH_FLOATING(AT_TYPE, smooth_l1_loss)},
    .join[1] = smooth_l1_loss_join_floating,
    .finish[1] = smooth_l1_loss_finish_floating,
};
static int smooth_l1_loss_require(const call *c) {
    if (!(c->s[0].f >= 0))
        return th_refuse(&op_smooth_l1_loss, "beta >= 0", "beta", c->s[0]);
    if (!((c->n[0] == 1) | (c->n[0] == 2)))
        return th_refuse(&op_smooth_l1_loss, "reduction == 1 or reduction == 2", "reduction",
            th_integral(c->n[0]));
    return 0;
}
/* d input = (select(abs(away) < beta, grad * away / width, grad * sign(away))) /
   select(reduction == 1, count, 1) */
static const gradient smooth_l1_loss_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"loss", "smooth_l1_loss_input"},
    .loops = {EACH_FLOATING(AT_TYPE, smooth_l1_loss_elements_input)},
    .mean = 1,
};
/* d target = (select(abs(away) < beta, -grad * away / width, -grad * sign(away))) /
   select(reduction == 1, count, 1) */
static const gradient smooth_l1_loss_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"loss", "smooth_l1_loss_target"},
    .loops = {EACH_FLOATING(AT_TYPE, smooth_l1_loss_elements_target)},
    .mean = 1,
};
static int smooth_l1_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&smooth_l1_loss_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&smooth_l1_loss_target, s, grad);
    return th_finish_gradients(s, result);
}
static const param smooth_l1_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 22, .optional = true,
     .preset = PRESET(1)},
    {.name = "beta", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1.0)},
};
const row op_smooth_l1_loss = {
    .op = "smooth_l1_loss", .name = "smooth_l1_loss",
    .signature =
        "smooth_l1_loss(Tensor input, Tensor target, Reduction reduction=mean, Scalar "
        "beta=1.0)",
    .enter = th_reduce, .body = &smooth_l1_loss_body,
    .require = smooth_l1_loss_require,
    .backward = smooth_l1_loss_backward,
    .autocast = "float",
    .params = smooth_l1_loss_params,
    .flags = ROW_REDUCE | ROW_FUNCTION | ROW_PROMOTES | ROW_COMPARES,
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .reduction = 3, .reduce = 3,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3}, .sizes = {3, 3},
};

/* huber_loss_elements(Tensor input, Tensor target, Scalar delta=1.0) = select(abs(away) <
   delta, 0.5 * away * away, delta * (abs(away) - 0.5 * delta)) */
LOOPS(huber_loss_elements, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_target = (const T *)at[2];
    const T in_delta = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_away = in_input[i] - in_target[i];
        to_output[i] = f_select(f_abs(in_away) < in_delta, (T)0.5 * in_away * in_away,
            in_delta * (f_abs(in_away) - (T)0.5 * in_delta));
    }
})
LOOPS(huber_loss_elements_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_target = *(const T *)at[2];
    const T in_delta = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_away = in_input[i] - in_target;
        to_output[i] = f_select(f_abs(in_away) < in_delta, (T)0.5 * in_away * in_away,
            in_delta * (f_abs(in_away) - (T)0.5 * in_delta));
    }
})
NARROW_LOOPS(huber_loss_elements, 1, 3, 1, 0)
NARROW_LOOPS(huber_loss_elements_number, 1, 3, 1, 4)
static const pointwise huber_loss_elements_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .fixed = 2,
    .kernel = {"loss", "huber_loss_elements"},
    .postfix = "x0 x1 - abs o0 < n0 x0 x1 - * x0 x1 - * o0 x0 x1 - abs n0 o0 * - * select",
    .constants = (const double[]){0.5},
    .loops = {
        EACH_FLOATING(AT_TYPE, huber_loss_elements)
        EACH_NARROW_FLOAT(AT_TYPE, huber_loss_elements)
    },
    .numbers = {
        EACH_FLOATING(AT_TYPE, huber_loss_elements_number)
        EACH_NARROW_FLOAT(AT_TYPE, huber_loss_elements_number)
    },
    .blocks = true,
};
static int huber_loss_elements_require(const call *c) {
    if (!(c->s[0].f > 0))
        return th_refuse(&op_huber_loss_elements, "delta > 0", "delta", c->s[0]);
    return 0;
}
/* d input = select(abs(away) < delta, grad * away, grad * delta * sign(away)) */
LOOPS(huber_loss_elements_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    const T in_delta = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_away = in_input[i] - in_target[i];
        to_input[i] = f_select(f_abs(in_away) < in_delta, in_grad[i] * in_away,
            in_grad[i] * in_delta * f_sign(in_away));
    }
})
NARROW_LOOPS(huber_loss_elements_input, 1, 4, 1, 0)
static const gradient huber_loss_elements_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"loss", "huber_loss_elements_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, huber_loss_elements_input)
        EACH_NARROW_FLOAT(AT_TYPE, huber_loss_elements_input)
    },
};
/* d target = select(abs(away) < delta, -grad * away, -grad * delta * sign(away)) */
LOOPS(huber_loss_elements_target, EACH_FLOATING, {
    T *to_target = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    const T in_delta = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_away = in_input[i] - in_target[i];
        to_target[i] = f_select(f_abs(in_away) < in_delta, -in_grad[i] * in_away,
            -in_grad[i] * in_delta * f_sign(in_away));
    }
})
NARROW_LOOPS(huber_loss_elements_target, 1, 4, 1, 0)
static const gradient huber_loss_elements_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"loss", "huber_loss_elements_target"},
    .loops = {
        EACH_FLOATING(AT_TYPE, huber_loss_elements_target)
        EACH_NARROW_FLOAT(AT_TYPE, huber_loss_elements_target)
    },
};
static int huber_loss_elements_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&huber_loss_elements_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&huber_loss_elements_target, s, grad);
    return th_finish_gradients(s, result);
}
static const param huber_loss_elements_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 1, .optional = true,
     .preset = PRESET(1)},
    {.name = "delta", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1.0)},
};
const row op_huber_loss_elements = {
    .op = "huber_loss_elements", .name = "huber_loss",
    .signature = "huber_loss_elements(Tensor input, Tensor target, Scalar delta=1.0)",
    .enter = th_pointwise, .body = &huber_loss_elements_body,
    .require = huber_loss_elements_require,
    .backward = huber_loss_elements_backward,
    .autocast = "float",
    .params = huber_loss_elements_params,
    .flags = ROW_LOOP | ROW_COMPARES, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 4, .reduction = 3, .reduce = 255, .required = 2, .tensors = 2, .inputs = 2,
    .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {3, 3},
};

/* huber_loss(Tensor input, Tensor target, Reduction reduction=mean, Scalar delta=1.0) = start:
   0; step: acc + (select(abs(away) < delta, 0.5 * away * away, delta * (abs(away) - 0.5 *
   delta))); finish: select(reduction == 1, acc / count, acc) */
STEP float huber_loss_step_float(float in_input, float in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const float in_delta = NUMBER(float, option[0]);
    const float in_away = in_input - in_target;
    return f_select(f_abs(in_away) < in_delta, (float)0.5 * in_away * in_away,
        in_delta * (f_abs(in_away) - (float)0.5 * in_delta));
}
FOLD(huber_loss_float) {
    const float *in_input = (const float *)at[0] + shift;
    const float *in_target = (const float *)at[1] + shift;
#define PART huber_loss_step_float(in_input[i], in_target[i], first + i, option)
#include "walk/folds/floats.h"
}
STEP double huber_loss_step_double(double in_input, double in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const double in_delta = NUMBER(double, option[0]);
    const double in_away = in_input - in_target;
    return f_select(f_abs(in_away) < in_delta, (double)0.5 * in_away * in_away,
        in_delta * (f_abs(in_away) - (double)0.5 * in_delta));
}
FOLD(huber_loss_double) {
    const double *in_input = (const double *)at[0] + shift;
    const double *in_target = (const double *)at[1] + shift;
#define ACC double
#define JOIN th_join_sum
#define START 0
#define PART huber_loss_step_double(in_input[i], in_target[i], first + i, option)
#include "walk/folds/each.h"
}
static void huber_loss_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
CLONES static void huber_loss_finish_floating(FINISH_ARGUMENTS) {
    const double in_reduction = NUMBER(double, option[1]);
    FINISH_EACH(double, f_select(in_reduction == 1, f_divide(acc, count), acc))
}
static const reduction huber_loss_body = {
    .inputs = 2, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .kernel = {"loss", "huber_loss"},
    .fold = {EACH_FLOATING(AT_TYPE, huber_loss)},
    .join[1] = huber_loss_join_floating,
    .finish[1] = huber_loss_finish_floating,
};
static int huber_loss_require(const call *c) {
    if (!(c->s[0].f > 0))
        return th_refuse(&op_huber_loss, "delta > 0", "delta", c->s[0]);
    if (!((c->n[0] == 1) | (c->n[0] == 2)))
        return th_refuse(&op_huber_loss, "reduction == 1 or reduction == 2", "reduction",
            th_integral(c->n[0]));
    return 0;
}
/* d input = (select(abs(away) < delta, grad * away, grad * delta * sign(away))) /
   select(reduction == 1, count, 1) */
static const gradient huber_loss_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"loss", "huber_loss_input"},
    .loops = {EACH_FLOATING(AT_TYPE, huber_loss_elements_input)},
    .mean = 1,
};
/* d target = (select(abs(away) < delta, -grad * away, -grad * delta * sign(away))) /
   select(reduction == 1, count, 1) */
static const gradient huber_loss_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"loss", "huber_loss_target"},
    .loops = {EACH_FLOATING(AT_TYPE, huber_loss_elements_target)},
    .mean = 1,
};
static int huber_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&huber_loss_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&huber_loss_target, s, grad);
    return th_finish_gradients(s, result);
}
static const param huber_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 22, .optional = true,
     .preset = PRESET(1)},
    {.name = "delta", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1.0)},
};
const row op_huber_loss = {
    .op = "huber_loss", .name = "huber_loss",
    .signature =
        "huber_loss(Tensor input, Tensor target, Reduction reduction=mean, Scalar delta=1.0)",
    .enter = th_reduce, .body = &huber_loss_body,
    .require = huber_loss_require,
    .backward = huber_loss_backward,
    .autocast = "float",
    .params = huber_loss_params,
    .flags = ROW_REDUCE | ROW_FUNCTION | ROW_PROMOTES | ROW_COMPARES,
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .reduction = 3, .reduce = 255,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3}, .sizes = {3, 3},
};

/* huber_loss_weighted(Tensor input, Tensor target, Reduction reduction=mean, Scalar delta=1.0,
   Tensor weight) = torch.composed.huber_loss_weighted */
static const param huber_loss_weighted_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 23, .optional = true,
     .preset = PRESET(1)},
    {.name = "delta", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1.0)},
    {.name = "weight", .kind = P_TENSOR, .slot = 2},
};
const row op_huber_loss_weighted = {
    .op = "huber_loss_weighted", .name = "huber_loss",
    .signature =
        "huber_loss_weighted(Tensor input, Tensor target, Reduction reduction=mean, Scalar "
        "delta=1.0, Tensor weight)",
    .autocast = "float",
    .params = huber_loss_weighted_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .reduction = 3,
    .reduce = 255, .required = 5, .tensors = 3, .inputs = 3, .scalars = 1, .ints = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};
