/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* margin_loss: Cross-entropy, margin and ranking losses, and the CTC loss. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"
#include "cross_entropy.h"
#include "ctc.h"
#include "margins.h"

extern const row op_binary_cross_entropy;
extern const row op_binary_cross_entropy_with_logits;
extern const row op_cross_entropy;
extern const row op_cross_entropy_input;
extern const row op_ctc_loss;
extern const row op_hinge_embedding_loss;
extern const row op_margin_ranking_loss;
extern const row op_multi_margin_loss;
extern const row op_multilabel_margin_loss;
extern const row op_soft_margin_loss;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* cross_entropy(Tensor input, LongTensor target, Tensor? weight=None, Reduction reduction=mean,
   int ignore_index=-100, Scalar label_smoothing=0.0) -> (Tensor output, saved Tensor
   normalizer) = kernel of cross_entropy.c */
static int cross_entropy_cpu(call *c) {
    return cpu_cross_entropy(
        c->out[0], c->out[1], c->t[0], c->t[1], c->t[2], c->n[0], c->n[1], c->s[0]);
}
static int cross_entropy_cuda(call *c) {
    return cuda_cross_entropy(
        c->out[0], c->out[1], c->t[0], c->t[1], c->t[2], c->n[0], c->n[1], c->s[0]);
}
static int cross_entropy_shape(extent *size, const call *c) {
    return shape_cross_entropy(size, c->t[0], c->t[1], c->t[2], c->n[0], c->n[1], c->s[0]);
}
static const kernel_body cross_entropy_body = {.shape = cross_entropy_shape};
static int cross_entropy_require(const call *c) {
    if (!((c->n[0] >= 0) & (c->n[0] <= 2)))
        return th_refuse(&op_cross_entropy, "reduction >= 0 and reduction <= 2", "reduction",
            th_integral(c->n[0]));
    if (!(c->s[0].f >= 0))
        return th_refuse(&op_cross_entropy, "label_smoothing >= 0", "label_smoothing", c->s[0]);
    if (!(c->s[0].f <= 1))
        return th_refuse(&op_cross_entropy, "label_smoothing <= 1", "label_smoothing", c->s[0]);
    return 0;
}
static int cross_entropy_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = cross_entropy_input(grad, input, normalizer, target, weight, reduction,
       ignore_index, label_smoothing) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_cross_entropy_input, &(call){
            .t = {grad[0], s->t[0], s->out[1], s->t[1], s->t[2]},
            .s = {[0] = s->s[0]},
            .n = {s->n[0], s->n[1]}
        }));
    return th_end_frame(&f, s, result);
}
static const param cross_entropy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "weight", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 23, .optional = true,
     .preset = PRESET(1)},
    {.name = "ignore_index", .kind = P_INT, .slot = 1, .optional = true, .preset = PRESET(-100)},
    {.name = "label_smoothing", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = PRESET(0.0)},
};
const row op_cross_entropy = {
    .op = "cross_entropy", .name = "cross_entropy",
    .signature =
        "cross_entropy(Tensor input, LongTensor target, Tensor? weight=None, Reduction "
        "reduction=mean, int ignore_index=-100, Scalar label_smoothing=0.0) -> (Tensor "
        "output, saved Tensor normalizer)",
    .enter = th_kernel, .body = &cross_entropy_body,
    .kernel = {.cpu = cross_entropy_cpu, .cuda = cross_entropy_cuda},
    .require = cross_entropy_require,
    .backward = cross_entropy_backward,
    .missing = "weight is a constant", .lacks = 4,
    .autocast = "float",
    .node = "NllLossBackward0",
    .vmap = "loss_of(log_softmax)",
    .params = cross_entropy_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 6, .reduction = 4, .reduce = 5, .required = 2, .tensors = 3, .inputs = 3,
    .scalars = 1, .ints = 2, .results = 2, .returned = 1, .types = {TH_SAME, TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {0x207},
};

/* cross_entropy_probabilities(Tensor input, Tensor target, Tensor? weight=None, Reduction
   reduction=mean, int ignore_index=-100, Scalar label_smoothing=0.0) =
   torch.composed.cross_entropy_probabilities */
static const param cross_entropy_probabilities_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "weight", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 23, .optional = true,
     .preset = PRESET(1)},
    {.name = "ignore_index", .kind = P_INT, .slot = 1, .optional = true, .preset = PRESET(-100)},
    {.name = "label_smoothing", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = PRESET(0.0)},
};
const row op_cross_entropy_probabilities = {
    .op = "cross_entropy_probabilities", .name = "cross_entropy",
    .signature =
        "cross_entropy_probabilities(Tensor input, Tensor target, Tensor? weight=None, "
        "Reduction reduction=mean, int ignore_index=-100, Scalar label_smoothing=0.0)",
    .autocast = "float",
    .params = cross_entropy_probabilities_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 6,
    .reduction = 4, .reduce = 5, .required = 2, .tensors = 3, .inputs = 3, .scalars = 1, .ints = 2,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* cross_entropy_input(Tensor grad_output, Tensor input, Tensor normalizer, LongTensor target,
   Tensor? weight=None, Reduction reduction=mean, int ignore_index=-100, Scalar
   label_smoothing=0.0) = kernel of cross_entropy.c */
static int cross_entropy_input_cpu(call *c) {
    return cpu_cross_entropy_input(
        c->out[0], c->t[0], c->t[1], c->t[2], c->t[3], c->t[4], c->n[0], c->n[1], c->s[0]);
}
static int cross_entropy_input_cuda(call *c) {
    return cuda_cross_entropy_input(
        c->out[0], c->t[0], c->t[1], c->t[2], c->t[3], c->t[4], c->n[0], c->n[1], c->s[0]);
}
static int cross_entropy_input_shape(extent *size, const call *c) {
    return shape_cross_entropy_input(
        size, c->t[0], c->t[1], c->t[2], c->t[3], c->t[4], c->n[0], c->n[1], c->s[0]);
}
static const kernel_body cross_entropy_input_body = {.shape = cross_entropy_input_shape};
static int cross_entropy_input_require(const call *c) {
    if (!((c->n[0] >= 0) & (c->n[0] <= 2)))
        return th_refuse(&op_cross_entropy_input, "reduction >= 0 and reduction <= 2", "reduction",
            th_integral(c->n[0]));
    return 0;
}
static const param cross_entropy_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
    {.name = "normalizer", .kind = P_TENSOR, .slot = 2},
    {.name = "target", .kind = P_TENSOR, .slot = 3, .fixed = 1 + TH_LONG},
    {.name = "weight", .kind = P_TENSOR, .slot = 4, .optional = true},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 23, .optional = true,
     .preset = PRESET(1)},
    {.name = "ignore_index", .kind = P_INT, .slot = 1, .optional = true, .preset = PRESET(-100)},
    {.name = "label_smoothing", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = PRESET(0.0)},
};
const row op_cross_entropy_input = {
    .op = "cross_entropy_input", .name = "cross_entropy_input",
    .signature =
        "cross_entropy_input(Tensor grad_output, Tensor input, Tensor normalizer, LongTensor "
        "target, Tensor? weight=None, Reduction reduction=mean, int ignore_index=-100, "
        "Scalar label_smoothing=0.0)",
    .enter = th_kernel, .body = &cross_entropy_input_body,
    .kernel = {.cpu = cross_entropy_input_cpu, .cuda = cross_entropy_input_cuda},
    .require = cross_entropy_input_require,
    .params = cross_entropy_input_params,
    .flags = ROW_DENSE | ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 8,
    .reduction = 6, .reduce = 8, .required = 4, .tensors = 5, .inputs = 5, .scalars = 1, .ints = 2,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* binary_cross_entropy_elements(Tensor input, Tensor target, Tensor|Scalar weight=1) = weight *
   (-target * ones - (1 - target) * zeros) */
WIDE_LOOPS(binary_cross_entropy_elements, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_target = (const T *)at[2];
    const T *in_weight = (const T *)at[3];
    EACH(i, count) {
        const T in_ones = f_select(f_log(in_input[i]) < -100, -100, f_log(in_input[i]));
        const T in_zeros = f_select(f_log1p(-in_input[i]) < -100, -100, f_log1p(-in_input[i]));
        to_output[i] = in_weight[i] * (-in_target[i] * in_ones - (1 - in_target[i]) * in_zeros);
    }
})
WIDE_LOOPS(binary_cross_entropy_elements_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_target = (const T *)at[2];
    const T in_weight = *(const T *)at[3];
    EACH(i, count) {
        const T in_ones = f_select(f_log(in_input[i]) < -100, -100, f_log(in_input[i]));
        const T in_zeros = f_select(f_log1p(-in_input[i]) < -100, -100, f_log1p(-in_input[i]));
        to_output[i] = in_weight * (-in_target[i] * in_ones - (1 - in_target[i]) * in_zeros);
    }
})
static const pointwise binary_cross_entropy_elements_body = {
    .outputs = 1, .inputs = 3,
    .to = {0}, .from = {0, 1, 2},
    .number = {[2] = 0}, .eithers = 4, .fixed = 3,
    .factors = 4,
    .computes = true,
    .kernel = {"margin_loss", "binary_cross_entropy_elements"},
    .postfix = "x2 x1 neg x0 log n0 neg < n0 neg x0 log select * n1 x1 - x0 neg log1p n0 neg < n0 neg x0 neg log1p select * - *",
    .constants = (const double[]){100.0, 1.0},
    .loops = {EACH_FLOATING(AT_TYPE, binary_cross_entropy_elements)},
    .numbers = {EACH_FLOATING(AT_TYPE, binary_cross_entropy_elements_number)},
};
/* d input = grad * weight * (input - target) / select(spread < 1e-12, 1e-12, spread) */
WIDE_LOOPS(binary_cross_entropy_elements_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    const T *in_weight = (const T *)at[4];
    EACH(i, count) {
        const T in_spread = (1 - in_input[i]) * in_input[i];
        to_input[i] = f_divide(in_grad[i] * in_weight[i] * (in_input[i] - in_target[i]),
            f_select(in_spread < (T)1e-12, (T)1e-12, in_spread));
    }
})
NARROW_LOOPS(binary_cross_entropy_elements_input, 1, 5, 0, 0)
static const gradient binary_cross_entropy_elements_input = {
    .input = 0, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"margin_loss", "binary_cross_entropy_elements_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, binary_cross_entropy_elements_input)
        EACH_NARROW_FLOAT(AT_TYPE, binary_cross_entropy_elements_input)
    },
};
/* d target = grad * weight * (zeros - ones) */
WIDE_LOOPS(binary_cross_entropy_elements_target, EACH_FLOATING, {
    T *to_target = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_weight = (const T *)at[3];
    EACH(i, count) {
        const T in_ones = f_select(f_log(in_input[i]) < -100, -100, f_log(in_input[i]));
        const T in_zeros = f_select(f_log1p(-in_input[i]) < -100, -100, f_log1p(-in_input[i]));
        to_target[i] = in_grad[i] * in_weight[i] * (in_zeros - in_ones);
    }
})
static const gradient binary_cross_entropy_elements_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 2},
    .kernel = {"margin_loss", "binary_cross_entropy_elements_target"},
    .loops = {EACH_FLOATING(AT_TYPE, binary_cross_entropy_elements_target)},
    .computes = true,
};
/* d weight = grad * (-target * ones - (1 - target) * zeros) */
WIDE_LOOPS(binary_cross_entropy_elements_weight, EACH_FLOATING, {
    T *to_weight = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    EACH(i, count) {
        const T in_ones = f_select(f_log(in_input[i]) < -100, -100, f_log(in_input[i]));
        const T in_zeros = f_select(f_log1p(-in_input[i]) < -100, -100, f_log1p(-in_input[i]));
        to_weight[i] = in_grad[i] * (-in_target[i] * in_ones - (1 - in_target[i]) * in_zeros);
    }
})
static const gradient binary_cross_entropy_elements_weight = {
    .input = 2, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"margin_loss", "binary_cross_entropy_elements_weight"},
    .loops = {EACH_FLOATING(AT_TYPE, binary_cross_entropy_elements_weight)},
    .computes = true,
};
static int binary_cross_entropy_elements_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&binary_cross_entropy_elements_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&binary_cross_entropy_elements_target, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&binary_cross_entropy_elements_weight, s, grad);
    return th_finish_gradients(s, result);
}
static const param binary_cross_entropy_elements_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "weight", .kind = P_EITHER, .slot = 2, .number = 0, .optional = true,
     .preset = PRESET(1)},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 1, .optional = true,
     .preset = PRESET(1)},
};
const row op_binary_cross_entropy_elements = {
    .op = "binary_cross_entropy_elements", .name = "binary_cross_entropy",
    .signature =
        "binary_cross_entropy_elements(Tensor input, Tensor target, Tensor|Scalar weight=1)",
    .enter = th_pointwise, .body = &binary_cross_entropy_elements_body,
    .backward = binary_cross_entropy_elements_backward,
    .autocast = "cpu float",
    .params = binary_cross_entropy_elements_params,
    .flags = ROW_LOOP | ROW_ALIKE, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 4,
    .reduction = 4, .reduce = 4, .required = 2, .tensors = 3, .inputs = 3, .scalars = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 7, .grads = 1, .joins = 1,
    .reads = {7, 5, 3},
};

/* binary_cross_entropy(Tensor input, Tensor target, Tensor|Scalar weight=1, Reduction
   reduction=mean) = start: 0; step: acc + (weight * (-target * ones - (1 - target) * zeros));
   finish: select(reduction == 1, acc / count, acc) */
STEP float binary_cross_entropy_step_float(float in_input, float in_target, float in_weight,
    UNUSED int64_t index, UNUSED const scalar *option) {
    const float in_ones = f_select(f_log(in_input) < -100, -100, f_log(in_input));
    const float in_zeros = f_select(f_log1p(-in_input) < -100, -100, f_log1p(-in_input));
    return in_weight * (-in_target * in_ones - (1 - in_target) * in_zeros);
}
FOLD(binary_cross_entropy_float) {
    const float *in_input = (const float *)at[0] + shift;
    const float *in_target = (const float *)at[1] + shift;
    const float *in_weight = (const float *)at[2] + shift;
#define T float
#define PART binary_cross_entropy_step_float(in_input[i], in_target[i], in_weight[i], first + i, \
    option)
#include "walk/folds/stored.h"
}
STEP double binary_cross_entropy_step_double(double in_input, double in_target, double in_weight,
    UNUSED int64_t index, UNUSED const scalar *option) {
    const double in_ones = f_select(f_log(in_input) < -100, -100, f_log(in_input));
    const double in_zeros = f_select(f_log1p(-in_input) < -100, -100, f_log1p(-in_input));
    return in_weight * (-in_target * in_ones - (1 - in_target) * in_zeros);
}
FOLD(binary_cross_entropy_double) {
    const double *in_input = (const double *)at[0] + shift;
    const double *in_target = (const double *)at[1] + shift;
    const double *in_weight = (const double *)at[2] + shift;
#define T double
#define PART binary_cross_entropy_step_double(in_input[i], in_target[i], in_weight[i], first + i, \
    option)
#include "walk/folds/stored.h"
}
static void binary_cross_entropy_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
CLONES static void binary_cross_entropy_finish_floating(FINISH_ARGUMENTS) {
    const double in_reduction = NUMBER(double, option[1]);
    FINISH_EACH(double, f_select(in_reduction == 1, f_divide(acc, count), acc))
}
static const reduction binary_cross_entropy_body = {
    .inputs = 3, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .kernel = {"margin_loss", "binary_cross_entropy"},
    .fold = {EACH_FLOATING(AT_TYPE, binary_cross_entropy)},
    .join[1] = binary_cross_entropy_join_floating,
    .finish[1] = binary_cross_entropy_finish_floating,
};
static int binary_cross_entropy_require(const call *c) {
    if (!((c->n[0] == 1) | (c->n[0] == 2)))
        return th_refuse(&op_binary_cross_entropy, "reduction == 1 or reduction == 2", "reduction",
            th_integral(c->n[0]));
    return 0;
}
/* d input = (grad * weight * (input - target) / select(spread < 1e-12, 1e-12, spread)) /
   select(reduction == 1, count, 1) */
static const gradient binary_cross_entropy_input = {
    .input = 0, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"margin_loss", "binary_cross_entropy_input"},
    .loops = {EACH_FLOATING(AT_TYPE, binary_cross_entropy_elements_input)},
    .mean = 1,
};
/* d target = (grad * weight * (zeros - ones)) / select(reduction == 1, count, 1) */
static const gradient binary_cross_entropy_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 2},
    .kernel = {"margin_loss", "binary_cross_entropy_target"},
    .loops = {EACH_FLOATING(AT_TYPE, binary_cross_entropy_elements_target)},
    .mean = 1,
    .computes = true,
};
/* d weight = (grad * (-target * ones - (1 - target) * zeros)) / select(reduction == 1, count,
   1) */
static const gradient binary_cross_entropy_weight = {
    .input = 2, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"margin_loss", "binary_cross_entropy_weight"},
    .loops = {EACH_FLOATING(AT_TYPE, binary_cross_entropy_elements_weight)},
    .mean = 1,
    .computes = true,
};
static int binary_cross_entropy_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&binary_cross_entropy_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&binary_cross_entropy_target, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&binary_cross_entropy_weight, s, grad);
    return th_finish_gradients(s, result);
}
static const param binary_cross_entropy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "weight", .kind = P_EITHER, .slot = 2, .number = 0, .optional = true,
     .preset = PRESET(1)},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 22, .optional = true,
     .preset = PRESET(1)},
};
const row op_binary_cross_entropy = {
    .op = "binary_cross_entropy", .name = "binary_cross_entropy",
    .signature =
        "binary_cross_entropy(Tensor input, Tensor target, Tensor|Scalar weight=1, Reduction "
        "reduction=mean)",
    .enter = th_reduce, .body = &binary_cross_entropy_body,
    .require = binary_cross_entropy_require,
    .backward = binary_cross_entropy_backward,
    .autocast = "cpu float",
    .params = binary_cross_entropy_params,
    .flags = ROW_REDUCE | ROW_FUNCTION | ROW_PROMOTES | ROW_ALIKE, .dtypes = TH_WHOLE | TH_FLOATING,
    .own = TH_FLOATS, .nparams = 4, .reduction = 4, .reduce = 4, .required = 2, .tensors = 3,
    .inputs = 3, .scalars = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 7, .grads = 1, .joins = 1, .reads = {7, 5, 3}, .sizes = {7, 7, 7},
};

/* binary_cross_entropy_with_logits_elements(Tensor input, Tensor target, Tensor|Scalar
   weight=1, Tensor|Scalar pos_weight=1) = weight * error */
WIDE_LOOPS(binary_cross_entropy_with_logits_elements, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_target = (const T *)at[2];
    const T *in_weight = (const T *)at[3];
    const T *in_pos_weight = (const T *)at[4];
    EACH(i, count) {
        const T in_rest = f_log1p(f_exp(-f_abs(in_input[i])));
        const T in_above = in_rest + f_select(in_input[i] > 0, in_input[i], (T)0);
        const T in_below = in_rest + f_select(in_input[i] < 0, -in_input[i], (T)0);
        const T in_error = f_select(in_target[i] == 1, (T)0,
            (1 - in_target[i]) * in_above) + f_select(in_target[i] == 0, (T)0,
            in_pos_weight[i] * in_target[i] * in_below);
        to_output[i] = in_weight[i] * in_error;
    }
})
WIDE_LOOPS(binary_cross_entropy_with_logits_elements_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_target = (const T *)at[2];
    const T *in_weight = (const T *)at[3];
    const T in_pos_weight = *(const T *)at[4];
    EACH(i, count) {
        const T in_rest = f_log1p(f_exp(-f_abs(in_input[i])));
        const T in_above = in_rest + f_select(in_input[i] > 0, in_input[i], (T)0);
        const T in_below = in_rest + f_select(in_input[i] < 0, -in_input[i], (T)0);
        const T in_error = f_select(in_target[i] == 1, (T)0,
            (1 - in_target[i]) * in_above) + f_select(in_target[i] == 0, (T)0,
            in_pos_weight * in_target[i] * in_below);
        to_output[i] = in_weight[i] * in_error;
    }
})
static const pointwise binary_cross_entropy_with_logits_elements_body = {
    .outputs = 1, .inputs = 4,
    .to = {0}, .from = {0, 1, 2, 3},
    .number = {[2] = 0, [3] = 1}, .eithers = 12, .fixed = 4,
    .factors = 4,
    .computes = true,
    .kernel = {"margin_loss", "binary_cross_entropy_with_logits_elements"},
    .postfix = "x2 x1 n1 == n0 n1 x1 - x0 abs neg exp log1p x0 n0 > x0 n0 select + * select x1 n0 == n0 x3 x1 * x0 abs neg exp log1p x0 n0 < x0 neg n0 select + * select + *",
    .constants = (const double[]){0.0, 1.0},
    .loops = {EACH_FLOATING(AT_TYPE, binary_cross_entropy_with_logits_elements)},
    .numbers = {
        EACH_FLOATING(AT_TYPE, binary_cross_entropy_with_logits_elements_number)
    },
};
/* d input = grad * weight * (1 - target - (1 + (pos_weight - 1) * target) * sigmoid(-input)) */
WIDE_LOOPS(binary_cross_entropy_with_logits_elements_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    const T *in_weight = (const T *)at[4];
    const T *in_pos_weight = (const T *)at[5];
    EACH(i, count) to_input[i] = in_grad[i] * in_weight[i] * (1 - in_target[i] - (1 +
        (in_pos_weight[i] - 1) * in_target[i]) * f_sigmoid(-in_input[i]));
})
static const gradient binary_cross_entropy_with_logits_elements_input = {
    .input = 0, .inputs = 5, .from = {FROM_GRAD, 0, 1, 2, 3},
    .kernel = {"margin_loss", "binary_cross_entropy_with_logits_elements_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, binary_cross_entropy_with_logits_elements_input)
    },
    .computes = true,
};
/* d target = grad * weight * (pos_weight * below - above) */
WIDE_LOOPS(binary_cross_entropy_with_logits_elements_target, EACH_FLOATING, {
    T *to_target = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_weight = (const T *)at[3];
    const T *in_pos_weight = (const T *)at[4];
    EACH(i, count) {
        const T in_rest = f_log1p(f_exp(-f_abs(in_input[i])));
        const T in_above = in_rest + f_select(in_input[i] > 0, in_input[i], (T)0);
        const T in_below = in_rest + f_select(in_input[i] < 0, -in_input[i], (T)0);
        to_target[i] = in_grad[i] * in_weight[i] * (in_pos_weight[i] * in_below - in_above);
    }
})
static const gradient binary_cross_entropy_with_logits_elements_target = {
    .input = 1, .inputs = 4, .from = {FROM_GRAD, 0, 2, 3},
    .kernel = {"margin_loss", "binary_cross_entropy_with_logits_elements_target"},
    .loops = {
        EACH_FLOATING(AT_TYPE, binary_cross_entropy_with_logits_elements_target)
    },
    .computes = true,
};
/* d weight = grad * error */
WIDE_LOOPS(binary_cross_entropy_with_logits_elements_weight, EACH_FLOATING, {
    T *to_weight = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    const T *in_pos_weight = (const T *)at[4];
    EACH(i, count) {
        const T in_rest = f_log1p(f_exp(-f_abs(in_input[i])));
        const T in_above = in_rest + f_select(in_input[i] > 0, in_input[i], (T)0);
        const T in_below = in_rest + f_select(in_input[i] < 0, -in_input[i], (T)0);
        const T in_error = f_select(in_target[i] == 1, (T)0,
            (1 - in_target[i]) * in_above) + f_select(in_target[i] == 0, (T)0,
            in_pos_weight[i] * in_target[i] * in_below);
        to_weight[i] = in_grad[i] * in_error;
    }
})
static const gradient binary_cross_entropy_with_logits_elements_weight = {
    .input = 2, .inputs = 4, .from = {FROM_GRAD, 0, 1, 3},
    .kernel = {"margin_loss", "binary_cross_entropy_with_logits_elements_weight"},
    .loops = {
        EACH_FLOATING(AT_TYPE, binary_cross_entropy_with_logits_elements_weight)
    },
    .computes = true,
};
/* d pos_weight = grad * weight * select(target == 0, 0, target * below) */
WIDE_LOOPS(binary_cross_entropy_with_logits_elements_pos_weight, EACH_FLOATING, {
    T *to_pos_weight = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    const T *in_weight = (const T *)at[4];
    EACH(i, count) {
        const T in_rest = f_log1p(f_exp(-f_abs(in_input[i])));
        const T in_below = in_rest + f_select(in_input[i] < 0, -in_input[i], (T)0);
        to_pos_weight[i] = in_grad[i] * in_weight[i] * f_select(in_target[i] == 0, (T)0,
            in_target[i] * in_below);
    }
})
static const gradient binary_cross_entropy_with_logits_elements_pos_weight = {
    .input = 3, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"margin_loss", "binary_cross_entropy_with_logits_elements_pos_weight"},
    .loops = {
        EACH_FLOATING(AT_TYPE, binary_cross_entropy_with_logits_elements_pos_weight)
    },
    .computes = true,
};
static int binary_cross_entropy_with_logits_elements_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&binary_cross_entropy_with_logits_elements_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&binary_cross_entropy_with_logits_elements_target, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&binary_cross_entropy_with_logits_elements_weight, s, grad);
    if (s->wants[3])
        result[3] = th_gradient(&binary_cross_entropy_with_logits_elements_pos_weight, s, grad);
    return th_finish_gradients(s, result);
}
static const param binary_cross_entropy_with_logits_elements_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "weight", .kind = P_EITHER, .slot = 2, .number = 0, .optional = true,
     .preset = PRESET(1)},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 1, .optional = true,
     .preset = PRESET(1)},
    {.name = "pos_weight", .kind = P_EITHER, .slot = 3, .number = 1, .optional = true,
     .preset = PRESET(1)},
};
const row op_binary_cross_entropy_with_logits_elements = {
    .op = "binary_cross_entropy_with_logits_elements", .name = "binary_cross_entropy_with_logits",
    .signature =
        "binary_cross_entropy_with_logits_elements(Tensor input, Tensor target, "
        "Tensor|Scalar weight=1, Tensor|Scalar pos_weight=1)",
    .enter = th_pointwise, .body = &binary_cross_entropy_with_logits_elements_body,
    .backward = binary_cross_entropy_with_logits_elements_backward,
    .autocast = "float",
    .params = binary_cross_entropy_with_logits_elements_params,
    .flags = ROW_LOOP | ROW_ALIKE, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 5,
    .reduction = 4, .reduce = 4, .required = 2, .tensors = 4, .inputs = 4, .scalars = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 15, .grads = 1, .joins = 3,
    .reads = {15, 13, 11, 7},
};

/* binary_cross_entropy_with_logits(Tensor input, Tensor target, Tensor|Scalar weight=1,
   Reduction reduction=mean, Tensor|Scalar pos_weight=1) = start: 0; step: acc + (weight *
   error); finish: select(reduction == 1, acc / count, acc) */
STEP float binary_cross_entropy_with_logits_step_float(float in_input, float in_target,
    float in_weight, float in_pos_weight, UNUSED int64_t index, UNUSED const scalar *option) {
    const float in_rest = f_log1p(f_exp(-f_abs(in_input)));
    const float in_above = in_rest + f_select(in_input > 0, in_input, (float)0);
    const float in_below = in_rest + f_select(in_input < 0, -in_input, (float)0);
    const float in_error = f_select(in_target == 1, (float)0,
        (1 - in_target) * in_above) + f_select(in_target == 0, (float)0,
        in_pos_weight * in_target * in_below);
    return in_weight * in_error;
}
FOLD(binary_cross_entropy_with_logits_float) {
    const float *in_input = (const float *)at[0] + shift;
    const float *in_target = (const float *)at[1] + shift;
    const float *in_weight = (const float *)at[2] + shift;
    const float *in_pos_weight = (const float *)at[3] + shift;
#define T float
#define PART binary_cross_entropy_with_logits_step_float(in_input[i], in_target[i], in_weight[i], \
    in_pos_weight[i], first + i, option)
#include "walk/folds/stored.h"
}
STEP double binary_cross_entropy_with_logits_step_double(double in_input, double in_target,
    double in_weight, double in_pos_weight, UNUSED int64_t index, UNUSED const scalar *option) {
    const double in_rest = f_log1p(f_exp(-f_abs(in_input)));
    const double in_above = in_rest + f_select(in_input > 0, in_input, (double)0);
    const double in_below = in_rest + f_select(in_input < 0, -in_input, (double)0);
    const double in_error = f_select(in_target == 1, (double)0,
        (1 - in_target) * in_above) + f_select(in_target == 0, (double)0,
        in_pos_weight * in_target * in_below);
    return in_weight * in_error;
}
FOLD(binary_cross_entropy_with_logits_double) {
    const double *in_input = (const double *)at[0] + shift;
    const double *in_target = (const double *)at[1] + shift;
    const double *in_weight = (const double *)at[2] + shift;
    const double *in_pos_weight = (const double *)at[3] + shift;
#define T double
#define PART binary_cross_entropy_with_logits_step_double(in_input[i], in_target[i], in_weight[i], \
    in_pos_weight[i], first + i, option)
#include "walk/folds/stored.h"
}
static void binary_cross_entropy_with_logits_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double,
    th_join_sum) }
CLONES static void binary_cross_entropy_with_logits_finish_floating(FINISH_ARGUMENTS) {
    const double in_reduction = NUMBER(double, option[2]);
    FINISH_EACH(double, f_select(in_reduction == 1, f_divide(acc, count), acc))
}
static const reduction binary_cross_entropy_with_logits_body = {
    .inputs = 4, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .kernel = {"margin_loss", "binary_cross_entropy_with_logits"},
    .fold = {EACH_FLOATING(AT_TYPE, binary_cross_entropy_with_logits)},
    .join[1] = binary_cross_entropy_with_logits_join_floating,
    .finish[1] = binary_cross_entropy_with_logits_finish_floating,
};
static int binary_cross_entropy_with_logits_require(const call *c) {
    if (!((c->n[0] == 1) | (c->n[0] == 2)))
        return th_refuse(&op_binary_cross_entropy_with_logits, "reduction == 1 or reduction == 2",
            "reduction", th_integral(c->n[0]));
    return 0;
}
/* d input = (grad * weight * (1 - target - (1 + (pos_weight - 1) * target) * sigmoid(-input)))
   / select(reduction == 1, count, 1) */
static const gradient binary_cross_entropy_with_logits_input = {
    .input = 0, .inputs = 5, .from = {FROM_GRAD, 0, 1, 2, 3},
    .kernel = {"margin_loss", "binary_cross_entropy_with_logits_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, binary_cross_entropy_with_logits_elements_input)
    },
    .mean = 1,
    .computes = true,
};
/* d target = (grad * weight * (pos_weight * below - above)) / select(reduction == 1, count, 1) */
static const gradient binary_cross_entropy_with_logits_target = {
    .input = 1, .inputs = 4, .from = {FROM_GRAD, 0, 2, 3},
    .kernel = {"margin_loss", "binary_cross_entropy_with_logits_target"},
    .loops = {
        EACH_FLOATING(AT_TYPE, binary_cross_entropy_with_logits_elements_target)
    },
    .mean = 1,
    .computes = true,
};
/* d weight = (grad * error) / select(reduction == 1, count, 1) */
static const gradient binary_cross_entropy_with_logits_weight = {
    .input = 2, .inputs = 4, .from = {FROM_GRAD, 0, 1, 3},
    .kernel = {"margin_loss", "binary_cross_entropy_with_logits_weight"},
    .loops = {
        EACH_FLOATING(AT_TYPE, binary_cross_entropy_with_logits_elements_weight)
    },
    .mean = 1,
    .computes = true,
};
/* d pos_weight = (grad * weight * select(target == 0, 0, target * below)) / select(reduction ==
   1, count, 1) */
static const gradient binary_cross_entropy_with_logits_pos_weight = {
    .input = 3, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"margin_loss", "binary_cross_entropy_with_logits_pos_weight"},
    .loops = {
        EACH_FLOATING(AT_TYPE, binary_cross_entropy_with_logits_elements_pos_weight)
    },
    .mean = 1,
    .computes = true,
};
static int binary_cross_entropy_with_logits_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&binary_cross_entropy_with_logits_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&binary_cross_entropy_with_logits_target, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&binary_cross_entropy_with_logits_weight, s, grad);
    if (s->wants[3])
        result[3] = th_gradient(&binary_cross_entropy_with_logits_pos_weight, s, grad);
    return th_finish_gradients(s, result);
}
static const param binary_cross_entropy_with_logits_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "weight", .kind = P_EITHER, .slot = 2, .number = 0, .optional = true,
     .preset = PRESET(1)},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 22, .optional = true,
     .preset = PRESET(1)},
    {.name = "pos_weight", .kind = P_EITHER, .slot = 3, .number = 1, .optional = true,
     .preset = PRESET(1)},
};
const row op_binary_cross_entropy_with_logits = {
    .op = "binary_cross_entropy_with_logits", .name = "binary_cross_entropy_with_logits",
    .signature =
        "binary_cross_entropy_with_logits(Tensor input, Tensor target, Tensor|Scalar "
        "weight=1, Reduction reduction=mean, Tensor|Scalar pos_weight=1)",
    .enter = th_reduce, .body = &binary_cross_entropy_with_logits_body,
    .require = binary_cross_entropy_with_logits_require,
    .backward = binary_cross_entropy_with_logits_backward,
    .autocast = "float",
    .params = binary_cross_entropy_with_logits_params,
    .flags = ROW_REDUCE | ROW_FUNCTION | ROW_PROMOTES | ROW_ALIKE, .dtypes = TH_WHOLE | TH_FLOATING,
    .own = TH_FLOATS, .nparams = 5, .reduction = 4, .reduce = 4, .required = 2, .tensors = 4,
    .inputs = 4, .scalars = 2, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 15, .grads = 1, .joins = 3, .reads = {15, 13, 11, 7},
    .sizes = {15, 15, 15, 15},
};

/* soft_margin_loss_elements(Tensor input, Tensor target) = log1p(exp(-abs(lead))) + select(lead
   < 0, -lead, 0) */
WIDE_LOOPS(soft_margin_loss_elements, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_target = (const T *)at[2];
    EACH(i, count) {
        const T in_lead = in_target[i] * in_input[i];
        to_output[i] = f_log1p(f_exp(-f_abs(in_lead))) + f_select(in_lead < 0, -in_lead, (T)0);
    }
})
static const pointwise soft_margin_loss_elements_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .computes = true,
    .kernel = {"margin_loss", "soft_margin_loss_elements"},
    .postfix = "x1 x0 * abs neg exp log1p x1 x0 * n0 < x1 x0 * neg n0 select +",
    .constants = (const double[]){0.0},
    .loops = {EACH_FLOATING(AT_TYPE, soft_margin_loss_elements)},
};
/* d input = -grad * target * slope */
WIDE_LOOPS(soft_margin_loss_elements_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    EACH(i, count) {
        const T in_lead = in_target[i] * in_input[i];
        const T in_slope = f_sigmoid(-in_lead);
        to_input[i] = -in_grad[i] * in_target[i] * in_slope;
    }
})
static const gradient soft_margin_loss_elements_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"margin_loss", "soft_margin_loss_elements_input"},
    .loops = {EACH_FLOATING(AT_TYPE, soft_margin_loss_elements_input)},
    .computes = true,
};
/* d target = -grad * input * slope */
WIDE_LOOPS(soft_margin_loss_elements_target, EACH_FLOATING, {
    T *to_target = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    EACH(i, count) {
        const T in_lead = in_target[i] * in_input[i];
        const T in_slope = f_sigmoid(-in_lead);
        to_target[i] = -in_grad[i] * in_input[i] * in_slope;
    }
})
static const gradient soft_margin_loss_elements_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"margin_loss", "soft_margin_loss_elements_target"},
    .loops = {EACH_FLOATING(AT_TYPE, soft_margin_loss_elements_target)},
    .computes = true,
};
static int soft_margin_loss_elements_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&soft_margin_loss_elements_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&soft_margin_loss_elements_target, s, grad);
    return th_finish_gradients(s, result);
}
static const param soft_margin_loss_elements_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 1, .optional = true,
     .preset = PRESET(1)},
};
const row op_soft_margin_loss_elements = {
    .op = "soft_margin_loss_elements", .name = "soft_margin_loss",
    .signature = "soft_margin_loss_elements(Tensor input, Tensor target)",
    .enter = th_pointwise, .body = &soft_margin_loss_elements_body,
    .backward = soft_margin_loss_elements_backward,
    .autocast = "float",
    .params = soft_margin_loss_elements_params,
    .flags = ROW_LOOP | ROW_COMPARES, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 3, .reduction = 3, .reduce = 3, .required = 2, .tensors = 2, .inputs = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {3, 3},
};

/* soft_margin_loss(Tensor input, Tensor target, Reduction reduction=mean) = start: 0; step: acc
   + (log1p(exp(-abs(lead))) + select(lead < 0, -lead, 0)); finish: select(reduction == 1, acc /
   count, acc) */
STEP float soft_margin_loss_step_float(float in_input, float in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const float in_lead = in_target * in_input;
    return f_log1p(f_exp(-f_abs(in_lead))) + f_select(in_lead < 0, -in_lead, (float)0);
}
FOLD(soft_margin_loss_float) {
    const float *in_input = (const float *)at[0] + shift;
    const float *in_target = (const float *)at[1] + shift;
#define T float
#define PART soft_margin_loss_step_float(in_input[i], in_target[i], first + i, option)
#include "walk/folds/stored.h"
}
STEP double soft_margin_loss_step_double(double in_input, double in_target, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const double in_lead = in_target * in_input;
    return f_log1p(f_exp(-f_abs(in_lead))) + f_select(in_lead < 0, -in_lead, (double)0);
}
FOLD(soft_margin_loss_double) {
    const double *in_input = (const double *)at[0] + shift;
    const double *in_target = (const double *)at[1] + shift;
#define T double
#define PART soft_margin_loss_step_double(in_input[i], in_target[i], first + i, option)
#include "walk/folds/stored.h"
}
static void soft_margin_loss_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
CLONES static void soft_margin_loss_finish_floating(FINISH_ARGUMENTS) {
    const double in_reduction = NUMBER(double, option[0]);
    FINISH_EACH(double, f_select(in_reduction == 1, f_divide(acc, count), acc))
}
static const reduction soft_margin_loss_body = {
    .inputs = 2, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .kernel = {"margin_loss", "soft_margin_loss"},
    .fold = {EACH_FLOATING(AT_TYPE, soft_margin_loss)},
    .join[1] = soft_margin_loss_join_floating,
    .finish[1] = soft_margin_loss_finish_floating,
};
static int soft_margin_loss_require(const call *c) {
    if (!((c->n[0] == 1) | (c->n[0] == 2)))
        return th_refuse(&op_soft_margin_loss, "reduction == 1 or reduction == 2", "reduction",
            th_integral(c->n[0]));
    return 0;
}
/* d input = (-grad * target * slope) / select(reduction == 1, count, 1) */
static const gradient soft_margin_loss_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"margin_loss", "soft_margin_loss_input"},
    .loops = {EACH_FLOATING(AT_TYPE, soft_margin_loss_elements_input)},
    .mean = 1,
    .computes = true,
};
/* d target = (-grad * input * slope) / select(reduction == 1, count, 1) */
static const gradient soft_margin_loss_target = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"margin_loss", "soft_margin_loss_target"},
    .loops = {EACH_FLOATING(AT_TYPE, soft_margin_loss_elements_target)},
    .mean = 1,
    .computes = true,
};
static int soft_margin_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&soft_margin_loss_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&soft_margin_loss_target, s, grad);
    return th_finish_gradients(s, result);
}
static const param soft_margin_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 22, .optional = true,
     .preset = PRESET(1)},
};
const row op_soft_margin_loss = {
    .op = "soft_margin_loss", .name = "soft_margin_loss",
    .signature =
        "soft_margin_loss(Tensor input, Tensor target, Reduction reduction=mean)",
    .enter = th_reduce, .body = &soft_margin_loss_body,
    .require = soft_margin_loss_require,
    .backward = soft_margin_loss_backward,
    .autocast = "float",
    .params = soft_margin_loss_params,
    .flags = ROW_REDUCE | ROW_FUNCTION | ROW_PROMOTES | ROW_COMPARES,
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 3, .reduction = 3, .reduce = 3,
    .required = 2, .tensors = 2, .inputs = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3}, .sizes = {3, 3},
};

/* hinge_embedding_loss_elements(Tensor input, Tensor target, Scalar margin=1.0) =
   select(isnan(target), target, select(target == -1, 0, input) + select(target == 1 or input >
   margin, 0, margin - input)) */
LOOPS(hinge_embedding_loss_elements, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_target = (const T *)at[2];
    const T in_margin = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = f_select(f_isnan(in_target[i]), in_target[i],
        f_select(in_target[i] == -1, (T)0, in_input[i]) + f_select((in_target[i] == 1) |
        (in_input[i] > in_margin), (T)0, in_margin - in_input[i]));
})
LOOPS(hinge_embedding_loss_elements_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_target = *(const T *)at[2];
    const T in_margin = NUMBER(T, option[0]);
    EACH(i, count) to_output[i] = f_select(f_isnan(in_target), in_target, f_select(in_target == -1,
        (T)0, in_input[i]) + f_select((in_target == 1) | (in_input[i] > in_margin), (T)0,
        in_margin - in_input[i]));
})
NARROW_LOOPS(hinge_embedding_loss_elements, 1, 3, 1, 0)
NARROW_LOOPS(hinge_embedding_loss_elements_number, 1, 3, 1, 4)
static const pointwise hinge_embedding_loss_elements_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .fixed = 2,
    .kernel = {"margin_loss", "hinge_embedding_loss_elements"},
    .postfix = "x1 x1 != x1 x1 n0 neg == n1 x0 select x1 n0 == x0 o0 > or n1 o0 x0 - select + select",
    .constants = (const double[]){1.0, 0.0},
    .loops = {
        EACH_FLOATING(AT_TYPE, hinge_embedding_loss_elements)
        EACH_NARROW_FLOAT(AT_TYPE, hinge_embedding_loss_elements)
    },
    .numbers = {
        EACH_FLOATING(AT_TYPE, hinge_embedding_loss_elements_number)
        EACH_NARROW_FLOAT(AT_TYPE, hinge_embedding_loss_elements_number)
    },
    .blocks = true,
};
/* d input = select(target == -1, 0, grad) - select(target != 1 and input <= margin, grad, 0) */
LOOPS(hinge_embedding_loss_elements_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    const T in_margin = NUMBER(T, option[0]);
    EACH(i, count) to_input[i] = f_select(in_target[i] == -1, (T)0,
        in_grad[i]) - f_select((in_target[i] != 1) & (in_input[i] <= in_margin), in_grad[i], (T)0);
})
NARROW_LOOPS(hinge_embedding_loss_elements_input, 1, 4, 1, 0)
static const gradient hinge_embedding_loss_elements_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"margin_loss", "hinge_embedding_loss_elements_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, hinge_embedding_loss_elements_input)
        EACH_NARROW_FLOAT(AT_TYPE, hinge_embedding_loss_elements_input)
    },
};
static int hinge_embedding_loss_elements_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&hinge_embedding_loss_elements_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param hinge_embedding_loss_elements_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "margin", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1.0)},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 1, .optional = true,
     .preset = PRESET(1)},
};
const row op_hinge_embedding_loss_elements = {
    .op = "hinge_embedding_loss_elements", .name = "hinge_embedding_loss",
    .signature =
        "hinge_embedding_loss_elements(Tensor input, Tensor target, Scalar margin=1.0)",
    .enter = th_pointwise, .body = &hinge_embedding_loss_elements_body,
    .backward = hinge_embedding_loss_elements_backward,
    .autocast = "float",
    .params = hinge_embedding_loss_elements_params,
    .flags = ROW_LOOP | ROW_COMPARES, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 4, .reduction = 4, .reduce = 4, .required = 2, .tensors = 2, .inputs = 2,
    .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {3},
};

/* hinge_embedding_loss(Tensor input, Tensor target, Scalar margin=1.0, Reduction
   reduction=mean) = start: 0; step: acc + (select(isnan(target), target, select(target == -1,
   0, input) + select(target == 1 or input > margin, 0, margin - input))); finish:
   select(reduction == 1, acc / count, acc) */
FOLD(hinge_embedding_loss_float) {
    const float *in_input = (const float *)at[0] + shift;
    const float *in_target = (const float *)at[1] + shift;
    const float in_margin = NUMBER(float, option[0]);
#define PART f_select(f_isnan(in_target[i]), in_target[i], f_select(in_target[i] == -1, (float)0, \
    in_input[i]) + f_select((in_target[i] == 1) | (in_input[i] > in_margin), (float)0, \
    in_margin - in_input[i]))
#include "walk/folds/floats.h"
}
FOLD(hinge_embedding_loss_double) {
    const double *in_input = (const double *)at[0] + shift;
    const double *in_target = (const double *)at[1] + shift;
    const double in_margin = NUMBER(double, option[0]);
#define ACC double
#define JOIN th_join_sum
#define START 0
#define PART f_select(f_isnan(in_target[i]), in_target[i], f_select(in_target[i] == -1, (double)0, \
    in_input[i]) + f_select((in_target[i] == 1) | (in_input[i] > in_margin), (double)0, \
    in_margin - in_input[i]))
#include "walk/folds/each.h"
}
static void hinge_embedding_loss_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
CLONES static void hinge_embedding_loss_finish_floating(FINISH_ARGUMENTS) {
    const double in_reduction = NUMBER(double, option[1]);
    FINISH_EACH(double, f_select(in_reduction == 1, f_divide(acc, count), acc))
}
static const reduction hinge_embedding_loss_body = {
    .inputs = 2, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .kernel = {"margin_loss", "hinge_embedding_loss"},
    .fold = {EACH_FLOATING(AT_TYPE, hinge_embedding_loss)},
    .join[1] = hinge_embedding_loss_join_floating,
    .finish[1] = hinge_embedding_loss_finish_floating,
};
static int hinge_embedding_loss_require(const call *c) {
    if (!((c->n[0] == 1) | (c->n[0] == 2)))
        return th_refuse(&op_hinge_embedding_loss, "reduction == 1 or reduction == 2", "reduction",
            th_integral(c->n[0]));
    return 0;
}
/* d input = (select(target == -1, 0, grad) - select(target != 1 and input <= margin, grad, 0))
   / select(reduction == 1, count, 1) */
static const gradient hinge_embedding_loss_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"margin_loss", "hinge_embedding_loss_input"},
    .loops = {EACH_FLOATING(AT_TYPE, hinge_embedding_loss_elements_input)},
    .mean = 1,
};
static int hinge_embedding_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&hinge_embedding_loss_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param hinge_embedding_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "margin", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1.0)},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 22, .optional = true,
     .preset = PRESET(1)},
};
const row op_hinge_embedding_loss = {
    .op = "hinge_embedding_loss", .name = "hinge_embedding_loss",
    .signature =
        "hinge_embedding_loss(Tensor input, Tensor target, Scalar margin=1.0, Reduction "
        "reduction=mean)",
    .enter = th_reduce, .body = &hinge_embedding_loss_body,
    .require = hinge_embedding_loss_require,
    .backward = hinge_embedding_loss_backward,
    .autocast = "float",
    .params = hinge_embedding_loss_params,
    .flags = ROW_REDUCE | ROW_FUNCTION | ROW_PROMOTES | ROW_COMPARES,
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .reduction = 4, .reduce = 4,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {3}, .sizes = {3},
};

/* margin_ranking_loss_elements(Tensor input1, Tensor input2, Tensor target, Scalar margin=0.0)
   = select(lead > margin, 0, margin - lead) */
LOOPS(margin_ranking_loss_elements, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input1 = (const T *)at[1];
    const T *in_input2 = (const T *)at[2];
    const T *in_target = (const T *)at[3];
    const T in_margin = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_lead = in_target[i] * (in_input1[i] - in_input2[i]);
        to_output[i] = f_select(in_lead > in_margin, (T)0, in_margin - in_lead);
    }
})
LOOPS(margin_ranking_loss_elements_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input1 = (const T *)at[1];
    const T *in_input2 = (const T *)at[2];
    const T in_target = *(const T *)at[3];
    const T in_margin = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_lead = in_target * (in_input1[i] - in_input2[i]);
        to_output[i] = f_select(in_lead > in_margin, (T)0, in_margin - in_lead);
    }
})
NARROW_LOOPS(margin_ranking_loss_elements, 1, 4, 1, 0)
NARROW_LOOPS(margin_ranking_loss_elements_number, 1, 4, 1, 8)
static const pointwise margin_ranking_loss_elements_body = {
    .outputs = 1, .inputs = 3,
    .to = {0}, .from = {0, 1, 2},
    .fixed = 3,
    .kernel = {"margin_loss", "margin_ranking_loss_elements"},
    .postfix = "x2 x0 x1 - * o0 > n0 o0 x2 x0 x1 - * - select",
    .constants = (const double[]){0.0},
    .loops = {
        EACH_FLOATING(AT_TYPE, margin_ranking_loss_elements)
        EACH_NARROW_FLOAT(AT_TYPE, margin_ranking_loss_elements)
    },
    .numbers = {
        EACH_FLOATING(AT_TYPE, margin_ranking_loss_elements_number)
        EACH_NARROW_FLOAT(AT_TYPE, margin_ranking_loss_elements_number)
    },
    .blocks = true,
};
/* d input1 = select(lead <= margin, -grad * target, 0) */
LOOPS(margin_ranking_loss_elements_input1, EACH_FLOATING, {
    T *to_input1 = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input1 = (const T *)at[2];
    const T *in_input2 = (const T *)at[3];
    const T *in_target = (const T *)at[4];
    const T in_margin = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_lead = in_target[i] * (in_input1[i] - in_input2[i]);
        to_input1[i] = f_select(in_lead <= in_margin, -in_grad[i] * in_target[i], (T)0);
    }
})
NARROW_LOOPS(margin_ranking_loss_elements_input1, 1, 5, 1, 0)
static const gradient margin_ranking_loss_elements_input1 = {
    .input = 0, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"margin_loss", "margin_ranking_loss_elements_input1"},
    .loops = {
        EACH_FLOATING(AT_TYPE, margin_ranking_loss_elements_input1)
        EACH_NARROW_FLOAT(AT_TYPE, margin_ranking_loss_elements_input1)
    },
};
/* d input2 = select(lead <= margin, grad * target, 0) */
LOOPS(margin_ranking_loss_elements_input2, EACH_FLOATING, {
    T *to_input2 = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input1 = (const T *)at[2];
    const T *in_input2 = (const T *)at[3];
    const T *in_target = (const T *)at[4];
    const T in_margin = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_lead = in_target[i] * (in_input1[i] - in_input2[i]);
        to_input2[i] = f_select(in_lead <= in_margin, in_grad[i] * in_target[i], (T)0);
    }
})
NARROW_LOOPS(margin_ranking_loss_elements_input2, 1, 5, 1, 0)
static const gradient margin_ranking_loss_elements_input2 = {
    .input = 1, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"margin_loss", "margin_ranking_loss_elements_input2"},
    .loops = {
        EACH_FLOATING(AT_TYPE, margin_ranking_loss_elements_input2)
        EACH_NARROW_FLOAT(AT_TYPE, margin_ranking_loss_elements_input2)
    },
};
/* d target = select(lead <= margin, grad, 0) * (input2 - input1) */
LOOPS(margin_ranking_loss_elements_target, EACH_FLOATING, {
    T *to_target = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input1 = (const T *)at[2];
    const T *in_input2 = (const T *)at[3];
    const T *in_target = (const T *)at[4];
    const T in_margin = NUMBER(T, option[0]);
    EACH(i, count) {
        const T in_lead = in_target[i] * (in_input1[i] - in_input2[i]);
        to_target[i] = f_select(in_lead <= in_margin, in_grad[i],
            (T)0) * (in_input2[i] - in_input1[i]);
    }
})
NARROW_LOOPS(margin_ranking_loss_elements_target, 1, 5, 1, 0)
static const gradient margin_ranking_loss_elements_target = {
    .input = 2, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"margin_loss", "margin_ranking_loss_elements_target"},
    .loops = {
        EACH_FLOATING(AT_TYPE, margin_ranking_loss_elements_target)
        EACH_NARROW_FLOAT(AT_TYPE, margin_ranking_loss_elements_target)
    },
};
static int margin_ranking_loss_elements_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&margin_ranking_loss_elements_input1, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&margin_ranking_loss_elements_input2, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&margin_ranking_loss_elements_target, s, grad);
    return th_finish_gradients(s, result);
}
static const param margin_ranking_loss_elements_params[] = {
    {.name = "input1", .kind = P_TENSOR, .slot = 0},
    {.name = "input2", .kind = P_TENSOR, .slot = 1},
    {.name = "target", .kind = P_TENSOR, .slot = 2},
    {.name = "margin", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.0)},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 1, .optional = true,
     .preset = PRESET(1)},
};
const row op_margin_ranking_loss_elements = {
    .op = "margin_ranking_loss_elements", .name = "margin_ranking_loss",
    .signature =
        "margin_ranking_loss_elements(Tensor input1, Tensor input2, Tensor target, Scalar "
        "margin=0.0)",
    .enter = th_pointwise, .body = &margin_ranking_loss_elements_body,
    .backward = margin_ranking_loss_elements_backward,
    .autocast = "float",
    .params = margin_ranking_loss_elements_params,
    .flags = ROW_LOOP | ROW_COMPARES, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 5, .reduction = 5, .reduce = 5, .required = 3, .tensors = 3, .inputs = 3,
    .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 7, .grads = 1,
    .reads = {7, 7, 7},
};

/* margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, Scalar margin=0.0, Reduction
   reduction=mean) = start: 0; step: acc + (select(lead > margin, 0, margin - lead)); finish:
   select(reduction == 1, acc / count, acc) */
STEP float margin_ranking_loss_step_float(float in_input1, float in_input2, float in_target,
    UNUSED int64_t index, UNUSED const scalar *option) {
    const float in_margin = NUMBER(float, option[0]);
    const float in_lead = in_target * (in_input1 - in_input2);
    return f_select(in_lead > in_margin, (float)0, in_margin - in_lead);
}
FOLD(margin_ranking_loss_float) {
    const float *in_input1 = (const float *)at[0] + shift;
    const float *in_input2 = (const float *)at[1] + shift;
    const float *in_target = (const float *)at[2] + shift;
#define PART margin_ranking_loss_step_float(in_input1[i], in_input2[i], in_target[i], first + i, \
    option)
#include "walk/folds/floats.h"
}
STEP double margin_ranking_loss_step_double(double in_input1, double in_input2, double in_target,
    UNUSED int64_t index, UNUSED const scalar *option) {
    const double in_margin = NUMBER(double, option[0]);
    const double in_lead = in_target * (in_input1 - in_input2);
    return f_select(in_lead > in_margin, (double)0, in_margin - in_lead);
}
FOLD(margin_ranking_loss_double) {
    const double *in_input1 = (const double *)at[0] + shift;
    const double *in_input2 = (const double *)at[1] + shift;
    const double *in_target = (const double *)at[2] + shift;
#define ACC double
#define JOIN th_join_sum
#define START 0
#define PART margin_ranking_loss_step_double(in_input1[i], in_input2[i], in_target[i], first + i, \
    option)
#include "walk/folds/each.h"
}
static void margin_ranking_loss_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
CLONES static void margin_ranking_loss_finish_floating(FINISH_ARGUMENTS) {
    const double in_reduction = NUMBER(double, option[1]);
    FINISH_EACH(double, f_select(in_reduction == 1, f_divide(acc, count), acc))
}
static const reduction margin_ranking_loss_body = {
    .inputs = 3, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .empty = true,
    .start[1] = {{.f = 0}},
    .kernel = {"margin_loss", "margin_ranking_loss"},
    .fold = {EACH_FLOATING(AT_TYPE, margin_ranking_loss)},
    .join[1] = margin_ranking_loss_join_floating,
    .finish[1] = margin_ranking_loss_finish_floating,
};
static int margin_ranking_loss_require(const call *c) {
    if (!((c->n[0] == 1) | (c->n[0] == 2)))
        return th_refuse(&op_margin_ranking_loss, "reduction == 1 or reduction == 2", "reduction",
            th_integral(c->n[0]));
    return 0;
}
/* d input1 = (select(lead <= margin, -grad * target, 0)) / select(reduction == 1, count, 1) */
static const gradient margin_ranking_loss_input1 = {
    .input = 0, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"margin_loss", "margin_ranking_loss_input1"},
    .loops = {EACH_FLOATING(AT_TYPE, margin_ranking_loss_elements_input1)},
    .mean = 1,
};
/* d input2 = (select(lead <= margin, grad * target, 0)) / select(reduction == 1, count, 1) */
static const gradient margin_ranking_loss_input2 = {
    .input = 1, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"margin_loss", "margin_ranking_loss_input2"},
    .loops = {EACH_FLOATING(AT_TYPE, margin_ranking_loss_elements_input2)},
    .mean = 1,
};
/* d target = (select(lead <= margin, grad, 0) * (input2 - input1)) / select(reduction == 1,
   count, 1) */
static const gradient margin_ranking_loss_target = {
    .input = 2, .inputs = 4, .from = {FROM_GRAD, 0, 1, 2},
    .kernel = {"margin_loss", "margin_ranking_loss_target"},
    .loops = {EACH_FLOATING(AT_TYPE, margin_ranking_loss_elements_target)},
    .mean = 1,
};
static int margin_ranking_loss_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&margin_ranking_loss_input1, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&margin_ranking_loss_input2, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&margin_ranking_loss_target, s, grad);
    return th_finish_gradients(s, result);
}
static const param margin_ranking_loss_params[] = {
    {.name = "input1", .kind = P_TENSOR, .slot = 0},
    {.name = "input2", .kind = P_TENSOR, .slot = 1},
    {.name = "target", .kind = P_TENSOR, .slot = 2},
    {.name = "margin", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.0)},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 22, .optional = true,
     .preset = PRESET(1)},
};
const row op_margin_ranking_loss = {
    .op = "margin_ranking_loss", .name = "margin_ranking_loss",
    .signature =
        "margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, Scalar margin=0.0, "
        "Reduction reduction=mean)",
    .enter = th_reduce, .body = &margin_ranking_loss_body,
    .require = margin_ranking_loss_require,
    .backward = margin_ranking_loss_backward,
    .autocast = "float",
    .params = margin_ranking_loss_params,
    .flags = ROW_REDUCE | ROW_FUNCTION | ROW_PROMOTES | ROW_COMPARES,
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .reduction = 5, .reduce = 5,
    .required = 3, .tensors = 3, .inputs = 3, .scalars = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 7, .grads = 1, .reads = {7, 7, 7}, .sizes = {7, 7, 7},
};

/* multilabel_soft_margin_loss(Tensor input, Tensor target, Tensor? weight=None, Reduction
   reduction=mean) = torch.composed.multilabel_soft_margin_loss */
static const param multilabel_soft_margin_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1},
    {.name = "weight", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 23, .optional = true,
     .preset = PRESET(1)},
};
const row op_multilabel_soft_margin_loss = {
    .op = "multilabel_soft_margin_loss", .name = "multilabel_soft_margin_loss",
    .signature =
        "multilabel_soft_margin_loss(Tensor input, Tensor target, Tensor? weight=None, "
        "Reduction reduction=mean)",
    .autocast = "float",
    .params = multilabel_soft_margin_loss_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4,
    .reduction = 4, .reduce = 4, .required = 2, .tensors = 3, .inputs = 3, .ints = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, Scalar margin=0.0,
   Reduction reduction=mean) = torch.composed.cosine_embedding_loss */
static const param cosine_embedding_loss_params[] = {
    {.name = "input1", .kind = P_TENSOR, .slot = 0},
    {.name = "input2", .kind = P_TENSOR, .slot = 1},
    {.name = "target", .kind = P_TENSOR, .slot = 2},
    {.name = "margin", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.0)},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 23, .optional = true,
     .preset = PRESET(1)},
};
const row op_cosine_embedding_loss = {
    .op = "cosine_embedding_loss", .name = "cosine_embedding_loss",
    .signature =
        "cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, Scalar "
        "margin=0.0, Reduction reduction=mean)",
    .autocast = "float",
    .params = cosine_embedding_loss_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5,
    .reduction = 5, .reduce = 5, .required = 3, .tensors = 3, .inputs = 3, .scalars = 1, .ints = 1,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, Scalar margin=1.0,
   Scalar p=2.0, Scalar eps=1e-6, bool swap=False, Reduction reduction=mean) =
   torch.composed.triplet_margin_loss */
static const param triplet_margin_loss_params[] = {
    {.name = "anchor", .kind = P_TENSOR, .slot = 0},
    {.name = "positive", .kind = P_TENSOR, .slot = 1},
    {.name = "negative", .kind = P_TENSOR, .slot = 2},
    {.name = "margin", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1.0)},
    {.name = "p", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(2.0)},
    {.name = "eps", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(1e-06)},
    {.name = "swap", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 1, .length = 23, .optional = true,
     .preset = PRESET(1)},
};
const row op_triplet_margin_loss = {
    .op = "triplet_margin_loss", .name = "triplet_margin_loss",
    .signature =
        "triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, Scalar "
        "margin=1.0, Scalar p=2.0, Scalar eps=1e-6, bool swap=False, Reduction "
        "reduction=mean)",
    .params = triplet_margin_loss_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 8,
    .reduction = 8, .reduce = 8, .required = 3, .tensors = 3, .inputs = 3, .scalars = 3, .ints = 2,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* multi_margin_loss(Tensor input, LongTensor target, Scalar p=1, Scalar margin=1.0, Tensor?
   weight=None, Reduction reduction=mean) = kernel of margins.c */
static int multi_margin_loss_cpu(call *c) {
    return cpu_multi_margin_loss(
        c->out[0], c->t[0], c->t[1], c->s[0], c->s[1], c->t[2], c->n[0]);
}
static int multi_margin_loss_shape(extent *size, const call *c) {
    return shape_multi_margin_loss(size, c->t[0], c->t[1], c->s[0], c->s[1], c->t[2], c->n[0]);
}
static const kernel_body multi_margin_loss_body = {.shape = multi_margin_loss_shape};
static int multi_margin_loss_require(const call *c) {
    if (!((c->n[0] >= 0) & (c->n[0] <= 2)))
        return th_refuse(&op_multi_margin_loss, "reduction >= 0 and reduction <= 2", "reduction",
            th_integral(c->n[0]));
    if (!((c->s[0].f == 1) | (c->s[0].f == 2)))
        return th_refuse(&op_multi_margin_loss, "p == 1 or p == 2", "p", c->s[0]);
    return 0;
}
static const param multi_margin_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "margin", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1.0)},
    {.name = "weight", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 23, .optional = true,
     .preset = PRESET(1)},
};
const row op_multi_margin_loss = {
    .op = "multi_margin_loss", .name = "multi_margin_loss",
    .signature =
        "multi_margin_loss(Tensor input, LongTensor target, Scalar p=1, Scalar margin=1.0, "
        "Tensor? weight=None, Reduction reduction=mean)",
    .enter = th_kernel, .body = &multi_margin_loss_body,
    .kernel = {.cpu = multi_margin_loss_cpu, .cuda = multi_margin_loss_cpu},
    .require = multi_margin_loss_require,
    .backward = backward_multi_margin_loss,
    .missing = "weight is a constant", .lacks = 4,
    .autocast = "float",
    .vmap = "in_a_loop",
    .params = multi_margin_loss_params,
    .flags = ROW_FUNCTION | ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 6,
    .reduction = 6, .reduce = 6, .required = 2, .tensors = 3, .inputs = 3, .scalars = 2, .ints = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {0x107}, .sizes = {7},
};

/* multilabel_margin_loss(Tensor input, LongTensor target, Reduction reduction=mean) = kernel of
   margins.c */
static int multilabel_margin_loss_cpu(call *c) {
    return cpu_multilabel_margin_loss(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static int multilabel_margin_loss_shape(extent *size, const call *c) {
    return shape_multilabel_margin_loss(size, c->t[0], c->t[1], c->n[0]);
}
static const kernel_body multilabel_margin_loss_body = {.shape = multilabel_margin_loss_shape};
static int multilabel_margin_loss_require(const call *c) {
    if (!((c->n[0] >= 0) & (c->n[0] <= 2)))
        return th_refuse(&op_multilabel_margin_loss, "reduction >= 0 and reduction <= 2",
            "reduction", th_integral(c->n[0]));
    return 0;
}
static const param multilabel_margin_loss_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "target", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 0, .length = 23, .optional = true,
     .preset = PRESET(1)},
};
const row op_multilabel_margin_loss = {
    .op = "multilabel_margin_loss", .name = "multilabel_margin_loss",
    .signature =
        "multilabel_margin_loss(Tensor input, LongTensor target, Reduction reduction=mean)",
    .enter = th_kernel, .body = &multilabel_margin_loss_body,
    .kernel = {.cpu = multilabel_margin_loss_cpu, .cuda = multilabel_margin_loss_cpu},
    .require = multilabel_margin_loss_require,
    .backward = backward_multilabel_margin_loss,
    .autocast = "float",
    .vmap = "in_a_loop",
    .params = multilabel_margin_loss_params,
    .flags = ROW_FUNCTION | ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .reduction = 3, .reduce = 3, .required = 2, .tensors = 2, .inputs = 2, .ints = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x103},
    .sizes = {3},
};

/* nn_functional_ctc_loss(Tensor log_probs, LongTensor targets, LongTensor input_lengths,
   LongTensor target_lengths, int blank=0, Reduction reduction=mean, bool zero_infinity=False) =
   torch.composed.nn_functional_ctc_loss */
static const param nn_functional_ctc_loss_params[] = {
    {.name = "log_probs", .kind = P_TENSOR, .slot = 0},
    {.name = "targets", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "input_lengths", .kind = P_TENSOR, .slot = 2, .fixed = 1 + TH_LONG},
    {.name = "target_lengths", .kind = P_TENSOR, .slot = 3, .fixed = 1 + TH_LONG},
    {.name = "blank", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 1, .length = 23, .optional = true,
     .preset = PRESET(1)},
    {.name = "zero_infinity", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(0)},
};
const row op_nn_functional_ctc_loss = {
    .op = "nn_functional_ctc_loss", .name = "nn.functional.ctc_loss",
    .signature =
        "nn_functional_ctc_loss(Tensor log_probs, LongTensor targets, LongTensor "
        "input_lengths, LongTensor target_lengths, int blank=0, Reduction reduction=mean, "
        "bool zero_infinity=False)",
    .no_meta = "the longest target decides the size of saved sums",
    .params = nn_functional_ctc_loss_params,
    .flags = ROW_FUNCTION | ROW_MIXED | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 7, .reduction = 6, .reduce = 255, .required = 4, .tensors = 4, .inputs = 4,
    .ints = 3, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* nn_functional_ctc_loss_of_ints(Tensor log_probs, LongTensor targets, int* input_lengths, int*
   target_lengths, int blank=0, Reduction reduction=mean, bool zero_infinity=False) =
   torch.composed.nn_functional_ctc_loss_of_ints */
static const param nn_functional_ctc_loss_of_ints_params[] = {
    {.name = "log_probs", .kind = P_TENSOR, .slot = 0},
    {.name = "targets", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "input_lengths", .kind = P_LIST, .slot = 0},
    {.name = "target_lengths", .kind = P_LIST, .slot = 1},
    {.name = "blank", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 1, .length = 23, .optional = true,
     .preset = PRESET(1)},
    {.name = "zero_infinity", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(0)},
};
const row op_nn_functional_ctc_loss_of_ints = {
    .op = "nn_functional_ctc_loss_of_ints", .name = "nn.functional.ctc_loss",
    .signature =
        "nn_functional_ctc_loss_of_ints(Tensor log_probs, LongTensor targets, int* "
        "input_lengths, int* target_lengths, int blank=0, Reduction reduction=mean, bool "
        "zero_infinity=False)",
    .no_meta = "the longest target decides the size of saved sums",
    .params = nn_functional_ctc_loss_of_ints_params,
    .flags = ROW_FUNCTION | ROW_MIXED | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 7, .reduction = 6, .reduce = 255, .required = 4, .tensors = 2, .inputs = 2,
    .ints = 3, .lists = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* ctc_loss(Tensor log_probs, LongTensor targets, LongTensor input_lengths, LongTensor
   target_lengths, int blank=0, Reduction reduction=mean, bool zero_infinity=False) -> (Tensor
   output, saved DoubleTensor alpha) = kernel of ctc.c */
static int ctc_loss_cpu(call *c) {
    return cpu_ctc_loss(
        c->out[0], c->out[1], c->t[0], c->t[1], c->t[2], c->t[3], c->n[0], c->n[1], c->n[2]);
}
static int ctc_loss_shape(extent *size, const call *c) {
    return shape_ctc_loss(size, c->t[0], c->t[1], c->t[2], c->t[3], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body ctc_loss_body = {.shape = ctc_loss_shape};
static int ctc_loss_require(const call *c) {
    if (!((c->n[1] >= 0) & (c->n[1] <= 2)))
        return th_refuse(&op_ctc_loss, "reduction >= 0 and reduction <= 2", "reduction",
            th_integral(c->n[1]));
    return 0;
}
static const param ctc_loss_params[] = {
    {.name = "log_probs", .kind = P_TENSOR, .slot = 0},
    {.name = "targets", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "input_lengths", .kind = P_TENSOR, .slot = 2, .fixed = 1 + TH_LONG},
    {.name = "target_lengths", .kind = P_TENSOR, .slot = 3, .fixed = 1 + TH_LONG},
    {.name = "blank", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "reduction", .kind = P_REDUCTION, .slot = 1, .length = 23, .optional = true,
     .preset = PRESET(1)},
    {.name = "zero_infinity", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(0)},
};
const row op_ctc_loss = {
    .op = "ctc_loss", .name = "ctc_loss",
    .signature =
        "ctc_loss(Tensor log_probs, LongTensor targets, LongTensor input_lengths, LongTensor "
        "target_lengths, int blank=0, Reduction reduction=mean, bool zero_infinity=False) -> "
        "(Tensor output, saved DoubleTensor alpha)",
    .enter = th_kernel, .body = &ctc_loss_body,
    .kernel = {.cpu = ctc_loss_cpu, .cuda = ctc_loss_cpu},
    .require = ctc_loss_require,
    .backward = backward_ctc_loss,
    .autocast = "cpu float",
    .vmap = "in_a_loop",
    .no_meta = "the longest target decides the size of saved sums",
    .params = ctc_loss_params,
    .flags = ROW_FUNCTION | ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 7,
    .reduction = 6, .reduce = 255, .required = 4, .tensors = 4, .inputs = 4, .ints = 3,
    .results = 2, .returned = 1, .types = {TH_SAME, TH_DOUBLE}, .differentiable = 1, .grads = 1,
    .reads = {0x30f}, .sizes = {15},
};
