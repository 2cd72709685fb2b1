/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* norms: Norms and distances. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"
#include "norm.h"

extern const row op_dist_input;
extern const row op_neg;
extern const row op_norm_input;
extern const row op_sub;
extern const row op_sum_to_size;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* norm(Tensor input, Scalar p=2, Dim* dim=None, Keepdim keepdim=False) = kernel of norm.c */
static int norm_cpu(call *c) {
    return cpu_norm(c->out[0], c->t[0], c->s[0], c->list[0], c->n[0]);
}
static int norm_shape(extent *size, const call *c) {
    return shape_norm(size, c->t[0], c->s[0], c->list[0], c->n[0]);
}
static const kernel_body norm_body = {.shape = norm_shape};
static int norm_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = norm_input(grad, input, output, p, dim, keepdim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_norm_input, &(call){
            .t = {grad[0], s->t[0], s->out[0]},
            .s = {[0] = s->s[0]},
            .n = {s->n[0]},
            .list = {{s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param norm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(2)},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_norm = {
    .op = "norm", .name = "norm",
    .signature = "norm(Tensor input, Scalar p=2, Dim* dim=None, Keepdim keepdim=False)",
    .enter = th_kernel, .body = &norm_body,
    .kernel = {.cpu = norm_cpu, .cuda = norm_cpu},
    .backward = norm_backward,
    .autocast = "cuda float",
    .node = "LinalgVectorNormBackward0",
    .vmap = "reduction",
    .params = norm_params,
    .flags = ROW_LINES, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .required = 1,
    .tensors = 1, .inputs = 1, .scalars = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* norm_of_parts(Tensor input, Scalar p=2, Dim* dim=None, Keepdim keepdim=False) =
   torch.composed.norm_of_parts */
static const param norm_of_parts_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(2)},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_norm_of_parts = {
    .op = "norm_of_parts", .name = "norm_of_parts",
    .signature =
        "norm_of_parts(Tensor input, Scalar p=2, Dim* dim=None, Keepdim keepdim=False)",
    .params = norm_of_parts_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .required = 1,
    .tensors = 1, .inputs = 1, .scalars = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* norm_named(Tensor input, word[fro,nuc] p, Dim* dim=None, Keepdim keepdim=False) =
   torch.composed.norm_named */
static const param norm_named_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_WORD, .slot = 0, .words = "fro nuc"},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_norm_named = {
    .op = "norm_named", .name = "norm",
    .signature =
        "norm_named(Tensor input, word[fro,nuc] p, Dim* dim=None, Keepdim keepdim=False)",
    .autocast = "cuda float",
    .params = norm_named_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 2, .tensors = 1, .inputs = 1, .ints = 2, .lists = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* norm_except_dim(Tensor v, Scalar pow=2, int dim=0) = torch.composed.norm_except_dim */
static const param norm_except_dim_params[] = {
    {.name = "v", .kind = P_TENSOR, .slot = 0},
    {.name = "pow", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(2)},
    {.name = "dim", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_norm_except_dim = {
    .op = "norm_except_dim", .name = "norm_except_dim",
    .signature = "norm_except_dim(Tensor v, Scalar pow=2, int dim=0)",
    .params = norm_except_dim_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1,
    .scalars = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* linalg_matrix_norm(Tensor A, Scalar ord, Dim* dim=(-2, -1), bool keepdim=False) -> RealTensor
   = torch.composed.linalg_matrix_norm */
static const param linalg_matrix_norm_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "ord", .kind = P_SCALAR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true,
     .listed = {(const int64_t[]){-2, -1}, 2}},
    {.name = "keepdim", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_linalg_matrix_norm = {
    .op = "linalg_matrix_norm", .name = "linalg.matrix_norm",
    .signature =
        "linalg_matrix_norm(Tensor A, Scalar ord, Dim* dim=(-2, -1), bool keepdim=False) -> "
        "RealTensor",
    .autocast = "cpu float",
    .options = "dtype=shown",
    .params = linalg_matrix_norm_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 4, .required = 2, .tensors = 1, .inputs = 1,
    .scalars = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_REAL_PART},
};

/* linalg_matrix_norm_named(Tensor A, word[fro,nuc] ord=fro, Dim* dim=(-2, -1), bool
   keepdim=False) -> RealTensor = torch.composed.linalg_matrix_norm_named */
static const param linalg_matrix_norm_named_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "ord", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(0),
     .words = "fro nuc"},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true,
     .listed = {(const int64_t[]){-2, -1}, 2}},
    {.name = "keepdim", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_linalg_matrix_norm_named = {
    .op = "linalg_matrix_norm_named", .name = "linalg.matrix_norm",
    .signature =
        "linalg_matrix_norm_named(Tensor A, word[fro,nuc] ord=fro, Dim* dim=(-2, -1), bool "
        "keepdim=False) -> RealTensor",
    .autocast = "cpu float",
    .options = "dtype=shown",
    .params = linalg_matrix_norm_named_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 4, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 2, .lists = 1, .results = 1, .returned = 1, .types = {TH_REAL_PART},
};

/* linalg_cond(Tensor A, Scalar? p=None) -> RealTensor = torch.composed.linalg_cond */
static const param linalg_cond_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET_NONE},
};
const row op_linalg_cond = {
    .op = "linalg_cond", .name = "linalg.cond",
    .signature = "linalg_cond(Tensor A, Scalar? p=None) -> RealTensor",
    .autocast = "cpu float",
    .params = linalg_cond_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .scalars = 1, .results = 1, .returned = 1, .types = {TH_REAL_PART},
};

/* linalg_cond_named(Tensor A, word[fro,nuc] p) -> RealTensor = torch.composed.linalg_cond_named */
static const param linalg_cond_named_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_WORD, .slot = 0, .words = "fro nuc"},
};
const row op_linalg_cond_named = {
    .op = "linalg_cond_named", .name = "linalg.cond",
    .signature = "linalg_cond_named(Tensor A, word[fro,nuc] p) -> RealTensor",
    .autocast = "cpu float",
    .params = linalg_cond_named_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_REAL_PART},
};

/* nuclear_norm(Tensor input, int* dim=None, bool keepdim=False) = torch.composed.nuclear_norm */
static const param nuclear_norm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_nuclear_norm = {
    .op = "nuclear_norm", .name = "nuclear_norm",
    .signature = "nuclear_norm(Tensor input, int* dim=None, bool keepdim=False)",
    .autocast = "cuda float",
    .params = nuclear_norm_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* norm_input(Tensor grad_output, Tensor input, Tensor norm, Scalar p, Dim* dim=None, Keepdim
   keepdim=False) = kernel of norm.c */
static int norm_input_cpu(call *c) {
    return cpu_norm_input(c->out[0], c->t[0], c->t[1], c->t[2], c->s[0], c->list[0], c->n[0]);
}
static int norm_input_shape(extent *size, const call *c) {
    return shape_norm_input(size, c->t[0], c->t[1], c->t[2], c->s[0], c->list[0], c->n[0]);
}
static const kernel_body norm_input_body = {.shape = norm_input_shape};
static const param norm_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
    {.name = "norm", .kind = P_TENSOR, .slot = 2},
    {.name = "p", .kind = P_SCALAR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_norm_input = {
    .op = "norm_input", .name = "norm_input",
    .signature =
        "norm_input(Tensor grad_output, Tensor input, Tensor norm, Scalar p, Dim* dim=None, "
        "Keepdim keepdim=False)",
    .enter = th_kernel, .body = &norm_input_body,
    .kernel = {.cpu = norm_input_cpu, .cuda = norm_input_cpu},
    .params = norm_input_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 6, .required = 4, .tensors = 3, .inputs = 3,
    .scalars = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* dist(Tensor input, Tensor other, Scalar p=2) = kernel of norm.c */
static int dist_cpu(call *c) {
    return cpu_dist(c->out[0], c->t[0], c->t[1], c->s[0]);
}
static int dist_shape(extent *size, const call *c) {
    return shape_dist(size, c->t[0], c->t[1], c->s[0]);
}
static const kernel_body dist_body = {.shape = dist_shape};
static int dist_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = dist_input(grad, input - other, output, p).sum_to_size(input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_sum_to_size, &(call){
            .t = {th_apply(&f, &op_dist_input, &(call){
                .t = {
                    grad[0],
                    th_apply(&f, &op_sub, &(call){.t = {s->t[0], s->t[1]}, .s = {[1] = PRESET(1)}}),
                    s->out[0]
                },
                .s = {[0] = s->s[0]}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    /* d other = -dist_input(grad, input - other, output, p).sum_to_size(other.size()) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_sum_to_size, &(call){
            .t = {th_apply(&f, &op_dist_input, &(call){
                .t = {
                    grad[0],
                    th_apply(&f, &op_sub, &(call){.t = {s->t[0], s->t[1]}, .s = {[1] = PRESET(1)}}),
                    s->out[0]
                },
                .s = {[0] = s->s[0]}
            })},
            .list = {{s->shape[1]->size, s->shape[1]->ndim}}
        })}}));
    return th_end_frame(&f, s, result);
}
static const param dist_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(2)},
};
const row op_dist = {
    .op = "dist", .name = "dist",
    .signature = "dist(Tensor input, Tensor other, Scalar p=2)",
    .enter = th_kernel, .body = &dist_body,
    .kernel = {.cpu = dist_cpu, .cuda = dist_cpu},
    .backward = dist_backward,
    .autocast = "cuda float",
    .params = dist_params,
    .flags = ROW_PROMOTES | ROW_LINES, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {0x103, 0x103}, .sizes = {1, 2},
};

/* dist_input(Tensor grad_output, Tensor difference, Tensor norm, Scalar p) = kernel of norm.c */
static int dist_input_cpu(call *c) {
    return cpu_dist_input(c->out[0], c->t[0], c->t[1], c->t[2], c->s[0]);
}
static int dist_input_shape(extent *size, const call *c) {
    return shape_dist_input(size, c->t[0], c->t[1], c->t[2], c->s[0]);
}
static const kernel_body dist_input_body = {.shape = dist_input_shape};
static const param dist_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "difference", .kind = P_TENSOR, .slot = 1},
    {.name = "norm", .kind = P_TENSOR, .slot = 2},
    {.name = "p", .kind = P_SCALAR, .slot = 0},
};
const row op_dist_input = {
    .op = "dist_input", .name = "dist_input",
    .signature =
        "dist_input(Tensor grad_output, Tensor difference, Tensor norm, Scalar p)",
    .enter = th_kernel, .body = &dist_input_body,
    .kernel = {.cpu = dist_input_cpu, .cuda = dist_input_cpu},
    .params = dist_input_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .required = 4, .tensors = 3, .inputs = 3,
    .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* logsumexp(Tensor input, Dim* dim=None, Keepdim keepdim=False) = start: top = -inf, sum = 0;
   step: top = max(top, input), sum = select(input > top, 1, sum) + select(input == top, 1,
   exp(-abs(input - top))) * select(input > top, sum, 1); join: top = max(top, other_top), sum =
   select(other_top > top, other_sum, sum) + select(top == other_top, 1, exp(-abs(top -
   other_top))) * select(other_top > top, sum, other_sum); finish: top + log(sum) */
typedef struct logsumexp_floating {
    double top, sum;
} logsumexp_floating;
UNUSED static const logsumexp_floating logsumexp_start_floating = {-INFINITY, 0};
STEP logsumexp_floating logsumexp_join_one_floating(logsumexp_floating acc,
    logsumexp_floating other) {
    return (logsumexp_floating){f_max(acc.top, other.top), f_select(other.top > acc.top, other.sum,
        acc.sum) + f_select(acc.top == other.top, (double)1,
        f_exp(-f_abs(acc.top - other.top))) * f_select(other.top > acc.top, acc.sum, other.sum)};
}
JOIN_SETS(logsumexp_join_floating) { JOIN_STEPS(logsumexp_floating, logsumexp_join_one_floating) }
STEP logsumexp_floating logsumexp_step_float(logsumexp_floating acc, float in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return (logsumexp_floating){f_max((float)acc.top, in_input), f_select(in_input > (float)acc.top,
        (double)1, acc.sum) + f_select(in_input == (float)acc.top, (double)1,
        f_exp(-f_abs(in_input - (float)acc.top))) * f_select(in_input > (float)acc.top, acc.sum,
        (double)1)};
}
STEP float logsumexp_part_float(float in_input, float top) {
    return f_select(in_input == top, (float)1, f_exp(-f_abs(in_input - top)));
}
FOLD(logsumexp_float) {
    const float *in_input = (const float *)at[0] + shift;
#define SET logsumexp_floating
#define T float
#define MERGE logsumexp_join_one_floating
#define STEPPED logsumexp_step_float(acc, in_input[i], first + i, option)
#define ELEMENT in_input[i]
#define RELATIVE logsumexp_part_float
#include "walk/folds/parts.h"
}
SPREAD(logsumexp_each_float) {
    const float *in_input = (const float *)at[0] + shift;
    if (rows.count < 8) { /* a join takes as long as a step */
#define SET logsumexp_floating
#define PART logsumexp_step_float(acc, in_input[i], index, option)
#include "walk/folds/spread_steps.h"
        return;
    }
#define SET logsumexp_floating
#define T float
#define MERGE logsumexp_join_one_floating
#define ELEMENT in_input[i]
#define RELATIVE logsumexp_part_float
#include "walk/folds/spread_parts.h"
}
STEP logsumexp_floating logsumexp_step_double(logsumexp_floating acc, double in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return (logsumexp_floating){f_max(acc.top, in_input), f_select(in_input > acc.top, (double)1,
        acc.sum) + f_select(in_input == acc.top, (double)1,
        f_exp(-f_abs(in_input - acc.top))) * f_select(in_input > acc.top, acc.sum, (double)1)};
}
STEP double logsumexp_part_double(double in_input, double top) {
    return f_select(in_input == top, (double)1, f_exp(-f_abs(in_input - top)));
}
FOLD(logsumexp_double) {
    const double *in_input = (const double *)at[0] + shift;
#define SET logsumexp_floating
#define T double
#define MERGE logsumexp_join_one_floating
#define STEPPED logsumexp_step_double(acc, in_input[i], first + i, option)
#define ELEMENT in_input[i]
#define RELATIVE logsumexp_part_double
#include "walk/folds/parts.h"
}
SPREAD(logsumexp_each_double) {
    const double *in_input = (const double *)at[0] + shift;
    if (rows.count < 8) { /* a join takes as long as a step */
#define SET logsumexp_floating
#define PART logsumexp_step_double(acc, in_input[i], index, option)
#include "walk/folds/spread_steps.h"
        return;
    }
#define SET logsumexp_floating
#define T double
#define MERGE logsumexp_join_one_floating
#define ELEMENT in_input[i]
#define RELATIVE logsumexp_part_double
#include "walk/folds/spread_parts.h"
}
CLONES static void logsumexp_finish_floating(FINISH_ARGUMENTS) {
    for (int64_t i = 0; i < sets; i++) {
        const logsumexp_floating acc = ((logsumexp_floating *)into)[i];
        into[i * 2 + 0].f = acc.top + f_log(acc.sum);
    }
}
static const reduction logsumexp_body = {
    .inputs = 1, .accumulators = 2,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .start[1] = {{.f = -INFINITY}, {.f = 0}},
    .kernel = {"norms", "logsumexp"},
    .fold = {EACH_FLOATING(AT_TYPE, logsumexp)},
    .spread = {EACH_FLOATING(AT_TYPE, logsumexp_each)},
    .join[1] = logsumexp_join_floating,
    .finish[1] = logsumexp_finish_floating,
};
/* d input = grad * exp(input - output) */
WIDE_LOOPS(logsumexp_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_output = (const T *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_exp(in_input[i] - in_output[i]);
})
static const gradient logsumexp_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"norms", "logsumexp_input"},
    .loops = {EACH_FLOATING(AT_TYPE, logsumexp_input)},
    .computes = true,
};
static int logsumexp_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&logsumexp_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param logsumexp_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_logsumexp = {
    .op = "logsumexp", .name = "logsumexp",
    .signature = "logsumexp(Tensor input, Dim* dim=None, Keepdim keepdim=False)",
    .enter = th_reduce, .body = &logsumexp_body,
    .backward = logsumexp_backward,
    .autocast = "cuda float",
    .params = logsumexp_params,
    .flags = ROW_REDUCE | ROW_REPEATS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* logsumexp_whole(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> FloatTensor =
   torch.composed.logsumexp_whole */
static const param logsumexp_whole_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_logsumexp_whole = {
    .op = "logsumexp_whole", .name = "logsumexp",
    .signature =
        "logsumexp_whole(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> FloatTensor",
    .autocast = "cuda float",
    .params = logsumexp_whole_params,
    .flags = ROW_PRESETS, .dtypes = TH_WHOLE | TH_UNSIGNED, .own = TH_WHOLE, .nparams = 3,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_FLOAT},
};

/* logsumexp_complex(Tensor input, Dim* dim=None, Keepdim keepdim=False) =
   torch.composed.logsumexp_complex */
static const param logsumexp_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_logsumexp_complex = {
    .op = "logsumexp_complex", .name = "logsumexp",
    .signature = "logsumexp_complex(Tensor input, Dim* dim=None, Keepdim keepdim=False)",
    .autocast = "cuda float",
    .params = logsumexp_complex_params,
    .flags = ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 3, .required = 1,
    .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};
