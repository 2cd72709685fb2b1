/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* reduction: Reductions over dims or over all elements. Reduced dims are dropped unless
   keepdim=True. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"
#include "prod.h"

extern const row op_prod_input;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* sum(Tensor input, Dim* dim=None, Keepdim keepdim=False) = start: 0; step: acc + input */
FOLD(sum_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0] + shift;
#define ACC int64_t
#define LANE int16_t
#define PART in_input[i]
#include "walk/folds/integers.h"
}
SPREAD(sum_each_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_sum
#define PART in_input[i]
#include "walk/folds/spread_each.h"
}
FOLD(sum_char) {
    const int8_t *in_input = (const int8_t *)at[0] + shift;
#define ACC int64_t
#define LANE int16_t
#define PART in_input[i]
#include "walk/folds/integers.h"
}
SPREAD(sum_each_char) {
    const int8_t *in_input = (const int8_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_sum
#define PART in_input[i]
#include "walk/folds/spread_each.h"
}
FOLD(sum_short) {
    const int16_t *in_input = (const int16_t *)at[0] + shift;
#define ACC int64_t
#define LANE int32_t
#define PART in_input[i]
#include "walk/folds/integers.h"
}
SPREAD(sum_each_short) {
    const int16_t *in_input = (const int16_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_sum
#define PART in_input[i]
#include "walk/folds/spread_each.h"
}
FOLD(sum_int) {
    const int32_t *in_input = (const int32_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_sum
#define START 0
#define PART in_input[i]
#include "walk/folds/each.h"
}
SPREAD(sum_each_int) {
    const int32_t *in_input = (const int32_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_sum
#define PART in_input[i]
#include "walk/folds/spread_each.h"
}
FOLD(sum_long) {
    const int64_t *in_input = (const int64_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_sum
#define START 0
#define PART in_input[i]
#include "walk/folds/each.h"
}
SPREAD(sum_each_long) {
    const int64_t *in_input = (const int64_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_sum
#define PART in_input[i]
#include "walk/folds/spread_each.h"
}
FOLD(sum_float) {
    const float *in_input = (const float *)at[0] + shift;
#define PART in_input[i]
#include "walk/folds/floats.h"
}
SPREAD(sum_each_float) {
    const float *in_input = (const float *)at[0] + shift;
#define PART in_input[i]
#include "walk/folds/spread_floats.h"
}
FOLD(sum_double) {
    const double *in_input = (const double *)at[0] + shift;
#define ACC double
#define JOIN th_join_sum
#define START 0
#define PART in_input[i]
#include "walk/folds/each.h"
}
SPREAD(sum_each_double) {
    const double *in_input = (const double *)at[0] + shift;
#define ACC double
#define JOIN th_join_sum
#define PART in_input[i]
#include "walk/folds/spread_each.h"
}
FOLD(sum_complexfloat) {
    const complexfloat *in_input = (const complexfloat *)at[0] + shift;
#define T float
#define PAIRS in_input
#define PART in_input[i]
#include "walk/folds/pairs.h"
}
SPREAD(sum_each_complexfloat) {
    const complexfloat *in_input = (const complexfloat *)at[0] + shift;
    const float *parts = (const float *)in_input;
    count *= 2;
    rows.pitch *= 2;
#define PART parts[i]
#include "walk/folds/spread_floats.h"
}
FOLD(sum_complexdouble) {
    const complexdouble *in_input = (const complexdouble *)at[0] + shift;
#define T double
#define PAIRS in_input
#define PART in_input[i]
#include "walk/folds/pairs.h"
}
SPREAD(sum_each_complexdouble) {
    const complexdouble *in_input = (const complexdouble *)at[0] + shift;
    const double *parts = (const double *)in_input;
    count *= 2;
    rows.pitch *= 2;
#define ACC double
#define JOIN th_join_sum
#define PART parts[i]
#include "walk/folds/spread_each.h"
}
static void sum_join_integral(JOIN_ARGUMENTS) { JOIN_STEPS(int64_t, th_join_sum) }
static void sum_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
static void sum_join_complex(JOIN_ARGUMENTS) { JOIN_STEPS(complexdouble, th_join_sum) }
static const reduction sum_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .sums = true,
    .postfix = "x0 sum",
    .start[0] = {{.i = 0}},
    .start[1] = {{.f = 0}},
    .start[2] = {{.f = 0}, {.f = 0}},
    .kernel = {"reduction", "sum"},
    .fold = {EACH_SUMMED(AT_TYPE, sum)},
    .spread = {EACH_SUMMED(AT_TYPE, sum_each)},
    .join[0] = sum_join_integral,
    .join[1] = sum_join_floating,
    .join[2] = sum_join_complex,
};
static int sum_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_pass_gradient(s, 0, grad[0]);
    return th_finish_gradients(s, result);
}
static const param sum_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_sum = {
    .op = "sum", .name = "sum",
    .signature = "sum(Tensor input, Dim* dim=None, Keepdim keepdim=False)",
    .enter = th_reduce, .body = &sum_body,
    .backward = sum_backward,
    .autocast = "cuda float",
    .params = sum_params,
    .flags = ROW_REDUCE | ROW_ADDS, .dtypes = TH_ALL | TH_UNSIGNED, .own = TH_PLAIN | TH_COMPLEX,
    .nparams = 3, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1,
    .returned = 1, .types = {TH_WIDE}, .differentiable = 1, .grads = 1,
};

/* prod(Tensor input, Dim* dim=None, Keepdim keepdim=False) = start: 1; step: acc * input */
FOLD(prod_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_product
#define START 1
#define PART in_input[i]
#include "walk/folds/each.h"
}
SPREAD(prod_each_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_product
#define PART in_input[i]
#include "walk/folds/spread_each.h"
}
FOLD(prod_char) {
    const int8_t *in_input = (const int8_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_product
#define START 1
#define PART in_input[i]
#include "walk/folds/each.h"
}
SPREAD(prod_each_char) {
    const int8_t *in_input = (const int8_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_product
#define PART in_input[i]
#include "walk/folds/spread_each.h"
}
FOLD(prod_short) {
    const int16_t *in_input = (const int16_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_product
#define START 1
#define PART in_input[i]
#include "walk/folds/each.h"
}
SPREAD(prod_each_short) {
    const int16_t *in_input = (const int16_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_product
#define PART in_input[i]
#include "walk/folds/spread_each.h"
}
FOLD(prod_int) {
    const int32_t *in_input = (const int32_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_product
#define START 1
#define PART in_input[i]
#include "walk/folds/each.h"
}
SPREAD(prod_each_int) {
    const int32_t *in_input = (const int32_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_product
#define PART in_input[i]
#include "walk/folds/spread_each.h"
}
FOLD(prod_long) {
    const int64_t *in_input = (const int64_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_product
#define START 1
#define PART in_input[i]
#include "walk/folds/each.h"
}
SPREAD(prod_each_long) {
    const int64_t *in_input = (const int64_t *)at[0] + shift;
#define ACC int64_t
#define JOIN th_join_product
#define PART in_input[i]
#include "walk/folds/spread_each.h"
}
FOLD(prod_float) {
    const float *in_input = (const float *)at[0] + shift;
#define ACC double
#define JOIN th_join_product
#define START 1
#define PART in_input[i]
#include "walk/folds/each.h"
}
SPREAD(prod_each_float) {
    const float *in_input = (const float *)at[0] + shift;
#define ACC double
#define JOIN th_join_product
#define PART in_input[i]
#include "walk/folds/spread_each.h"
}
FOLD(prod_double) {
    const double *in_input = (const double *)at[0] + shift;
#define ACC double
#define JOIN th_join_product
#define START 1
#define PART in_input[i]
#include "walk/folds/each.h"
}
SPREAD(prod_each_double) {
    const double *in_input = (const double *)at[0] + shift;
#define ACC double
#define JOIN th_join_product
#define PART in_input[i]
#include "walk/folds/spread_each.h"
}
FOLD(prod_complexfloat) {
    const complexfloat *in_input = (const complexfloat *)at[0] + shift;
#define ACC complexdouble
#define JOIN th_join_product
#define START 1
#define PART in_input[i]
#include "walk/folds/each.h"
}
SPREAD(prod_each_complexfloat) {
    const complexfloat *in_input = (const complexfloat *)at[0] + shift;
#define ACC complexdouble
#define JOIN th_join_product
#define PART in_input[i]
#include "walk/folds/spread_each.h"
}
FOLD(prod_complexdouble) {
    const complexdouble *in_input = (const complexdouble *)at[0] + shift;
#define ACC complexdouble
#define JOIN th_join_product
#define START 1
#define PART in_input[i]
#include "walk/folds/each.h"
}
SPREAD(prod_each_complexdouble) {
    const complexdouble *in_input = (const complexdouble *)at[0] + shift;
#define ACC complexdouble
#define JOIN th_join_product
#define PART in_input[i]
#include "walk/folds/spread_each.h"
}
static void prod_join_integral(JOIN_ARGUMENTS) { JOIN_STEPS(int64_t, th_join_product) }
static void prod_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_product) }
static void prod_join_complex(JOIN_ARGUMENTS) { JOIN_STEPS(complexdouble, th_join_product) }
static const reduction prod_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .start[0] = {{.i = 1}},
    .start[1] = {{.f = 1}},
    .start[2] = {{.f = 1}, {.f = 0}},
    .kernel = {"reduction", "prod"},
    .fold = {EACH_SUMMED(AT_TYPE, prod)},
    .spread = {EACH_SUMMED(AT_TYPE, prod_each)},
    .join[0] = prod_join_integral,
    .join[1] = prod_join_floating,
    .join[2] = prod_join_complex,
};
static int prod_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = prod_input(grad, input, dim, keepdim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_prod_input, &(call){
            .t = {grad[0], s->t[0]},
            .n = {s->n[0]},
            .list = {{s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param prod_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_prod = {
    .op = "prod", .name = "prod",
    .signature = "prod(Tensor input, Dim* dim=None, Keepdim keepdim=False)",
    .enter = th_reduce, .body = &prod_body,
    .backward = prod_backward,
    .autocast = "float",
    .vmap = "reduction",
    .params = prod_params,
    .flags = ROW_REDUCE | ROW_CONJUGATES | ROW_REPEATS, .dtypes = TH_ALL | TH_UNSIGNED,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1, .ints = 1,
    .lists = 1, .results = 1, .returned = 1, .types = {TH_WIDE}, .differentiable = 1, .grads = 1,
    .reads = {1},
};

/* prod_input(Tensor grad_output, Tensor input, Dim* dim=None, Keepdim keepdim=False) = kernel
   of prod.c */
static int prod_input_cpu(call *c) {
    return cpu_prod_input(c->out[0], c->t[0], c->t[1], c->list[0], c->n[0]);
}
static int prod_input_cuda(call *c) {
    return cuda_prod_input(c->out[0], c->t[0], c->t[1], c->list[0], c->n[0]);
}
static int prod_input_shape(extent *size, const call *c) {
    return shape_prod_input(size, c->t[0], c->t[1], c->list[0], c->n[0]);
}
static const kernel_body prod_input_body = {.shape = prod_input_shape};
static const param prod_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_prod_input = {
    .op = "prod_input", .name = "prod_input",
    .signature =
        "prod_input(Tensor grad_output, Tensor input, Dim* dim=None, Keepdim keepdim=False)",
    .enter = th_kernel, .body = &prod_input_body,
    .kernel = {.cpu = prod_input_cpu, .cuda = prod_input_cuda},
    .params = prod_input_params,
    .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX, .nparams = 4, .required = 2,
    .tensors = 2, .inputs = 2, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* mean(Tensor input, Dim* dim=None, Keepdim keepdim=False) = start: 0; step: acc + input;
   finish: acc / count */
static void mean_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
CLONES static void mean_finish_floating(FINISH_ARGUMENTS) {
    FINISH_EACH(double, f_divide(acc, count))
}
static void mean_join_complex(JOIN_ARGUMENTS) { JOIN_STEPS(complexdouble, th_join_sum) }
CLONES static void mean_finish_complex(FINISH_ARGUMENTS) {
    FINISH_EACH(complexdouble, f_divide(acc, count))
}
static const reduction mean_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .sums = true,
    .postfix = "x0 sum c /",
    .start[1] = {{.f = 0}},
    .start[2] = {{.f = 0}, {.f = 0}},
    .kernel = {"reduction", "mean"},
    .fold = {EACH_FLOATING(AT_TYPE, sum) EACH_COMPLEX(AT_TYPE, sum)},
    .spread = {EACH_FLOATING(AT_TYPE, sum_each) EACH_COMPLEX(AT_TYPE, sum_each)},
    .join[1] = mean_join_floating,
    .finish[1] = mean_finish_floating,
    .join[2] = mean_join_complex,
    .finish[2] = mean_finish_complex,
};
/* d input = grad / count */
WIDE_LOOPS(mean_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T in_count = (T)option[1].f;
    EACH(i, count) to_input[i] = f_divide(in_grad[i], in_count);
})
LOOPS(mean_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T in_count = (T)option[1].f;
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]), in_count));
})
static const gradient mean_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"reduction", "mean_input"},
    .loops = {EACH_FLOATING(AT_TYPE, mean_input) EACH_COMPLEX(AT_TYPE, mean_input)},
};
static int mean_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&mean_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param mean_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_mean = {
    .op = "mean", .name = "mean",
    .signature = "mean(Tensor input, Dim* dim=None, Keepdim keepdim=False)",
    .enter = th_reduce, .body = &mean_body,
    .backward = mean_backward,
    .params = mean_params,
    .flags = ROW_REDUCE | ROW_AVERAGES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .sizes = {1},
};

/* nansum(Tensor input, Dim* dim=None, Keepdim keepdim=False) = start: 0; step: acc +
   select(isnan(input), 0, input) */
FOLD(nansum_float) {
    const float *in_input = (const float *)at[0] + shift;
#define PART f_select(f_isnan(in_input[i]), (float)0, in_input[i])
#include "walk/folds/floats.h"
}
SPREAD(nansum_each_float) {
    const float *in_input = (const float *)at[0] + shift;
#define PART f_select(f_isnan(in_input[i]), (float)0, in_input[i])
#include "walk/folds/spread_floats.h"
}
FOLD(nansum_double) {
    const double *in_input = (const double *)at[0] + shift;
#define ACC double
#define JOIN th_join_sum
#define START 0
#define PART f_select(f_isnan(in_input[i]), (double)0, in_input[i])
#include "walk/folds/each.h"
}
SPREAD(nansum_each_double) {
    const double *in_input = (const double *)at[0] + shift;
#define ACC double
#define JOIN th_join_sum
#define PART f_select(f_isnan(in_input[i]), (double)0, in_input[i])
#include "walk/folds/spread_each.h"
}
static void nansum_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
static const reduction nansum_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .postfix = "x0 x0 != n0 x0 select sum",
    .constants = (const double[]){0.0},
    .start[1] = {{.f = 0}},
    .kernel = {"reduction", "nansum"},
    .fold = {EACH_FLOATING(AT_TYPE, nansum)},
    .spread = {EACH_FLOATING(AT_TYPE, nansum_each)},
    .join[1] = nansum_join_floating,
};
/* d input = select(isnan(input), 0, grad) */
LOOPS(nansum_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    EACH(i, count) to_input[i] = f_select(f_isnan(in_input[i]), (T)0, in_grad[i]);
})
static const gradient nansum_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"reduction", "nansum_input"},
    .loops = {EACH_FLOATING(AT_TYPE, nansum_input)},
};
static int nansum_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&nansum_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param nansum_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_nansum = {
    .op = "nansum", .name = "nansum",
    .signature = "nansum(Tensor input, Dim* dim=None, Keepdim keepdim=False)",
    .enter = th_reduce, .body = &nansum_body,
    .backward = nansum_backward,
    .params = nansum_params,
    .flags = ROW_REDUCE | ROW_ADDS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_WIDE}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* nansum_whole(Tensor input, Dim* dim=None, Keepdim keepdim=False) = start: 0; step: acc +
   input */
static void nansum_whole_join_integral(JOIN_ARGUMENTS) { JOIN_STEPS(int64_t, th_join_sum) }
static const reduction nansum_whole_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .sums = true,
    .postfix = "x0 sum",
    .start[0] = {{.i = 0}},
    .kernel = {"reduction", "nansum_whole"},
    .fold = {EACH_INTEGRAL(AT_TYPE, sum)},
    .spread = {EACH_INTEGRAL(AT_TYPE, sum_each)},
    .join[0] = nansum_whole_join_integral,
};
static const param nansum_whole_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_nansum_whole = {
    .op = "nansum_whole", .name = "nansum",
    .signature = "nansum_whole(Tensor input, Dim* dim=None, Keepdim keepdim=False)",
    .enter = th_reduce, .body = &nansum_whole_body,
    .params = nansum_whole_params,
    .flags = ROW_REDUCE | ROW_ADDS, .dtypes = TH_WHOLE | TH_UNSIGNED, .own = TH_INTEGERS,
    .nparams = 3, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1,
    .returned = 1, .types = {TH_WIDE},
};

/* nanmean(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> (Tensor output, saved Tensor
   held) = start: sum = 0, number = 0; step: sum = sum + select(isnan(input), 0, input), number
   = number + select(isnan(input), 0, 1); join: sum = sum + other_sum, number = number +
   other_number; finish: output = sum / number, held = number */
typedef struct nanmean_floating {
    double sum, number;
} nanmean_floating;
UNUSED static const nanmean_floating nanmean_start_floating = {0, 0};
STEP nanmean_floating nanmean_join_one_floating(nanmean_floating acc, nanmean_floating other) {
    return (nanmean_floating){acc.sum + other.sum, acc.number + other.number};
}
JOIN_SETS(nanmean_join_floating) { JOIN_STEPS(nanmean_floating, nanmean_join_one_floating) }
STEP nanmean_floating nanmean_step_float(nanmean_floating acc, double in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return (nanmean_floating){acc.sum + f_select(f_isnan(in_input), (double)0, in_input),
        acc.number + f_select(f_isnan(in_input), (double)0, (double)1)};
}
FOLD(nanmean_float) {
    const float *in_input = (const float *)at[0] + shift;
#define SET nanmean_floating
#define JOIN nanmean_join_floating
#define START nanmean_start_floating
#define PART nanmean_step_float(acc, in_input[i], first + i, option)
#include "walk/folds/steps.h"
}
SPREAD(nanmean_each_float) {
    const float *in_input = (const float *)at[0] + shift;
#define SET nanmean_floating
#define PART nanmean_step_float(acc, in_input[i], index, option)
#include "walk/folds/spread_steps.h"
}
STEP nanmean_floating nanmean_step_double(nanmean_floating acc, double in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return (nanmean_floating){acc.sum + f_select(f_isnan(in_input), (double)0, in_input),
        acc.number + f_select(f_isnan(in_input), (double)0, (double)1)};
}
FOLD(nanmean_double) {
    const double *in_input = (const double *)at[0] + shift;
#define SET nanmean_floating
#define JOIN nanmean_join_floating
#define START nanmean_start_floating
#define PART nanmean_step_double(acc, in_input[i], first + i, option)
#include "walk/folds/steps.h"
}
SPREAD(nanmean_each_double) {
    const double *in_input = (const double *)at[0] + shift;
#define SET nanmean_floating
#define PART nanmean_step_double(acc, in_input[i], index, option)
#include "walk/folds/spread_steps.h"
}
CLONES static void nanmean_finish_floating(FINISH_ARGUMENTS) {
    for (int64_t i = 0; i < sets; i++) {
        const nanmean_floating acc = ((nanmean_floating *)into)[i];
        into[i * 2 + 0].f = f_divide(acc.sum, acc.number);
        into[i * 2 + 1].f = acc.number;
    }
}
static const reduction nanmean_body = {
    .inputs = 1, .accumulators = 2,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .start[1] = {{.f = 0}, {.f = 0}},
    .kernel = {"reduction", "nanmean"},
    .fold = {EACH_FLOATING(AT_TYPE, nanmean)},
    .spread = {EACH_FLOATING(AT_TYPE, nanmean_each)},
    .join[1] = nanmean_join_floating,
    .finish[1] = nanmean_finish_floating,
};
/* d input = select(isnan(input), 0, grad / held) */
WIDE_LOOPS(nanmean_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_input = (const T *)at[2];
    const T *in_held = (const T *)at[3];
    EACH(i, count) to_input[i] = f_select(f_isnan(in_input[i]), (T)0, f_divide(in_grad[i],
        in_held[i]));
})
static const gradient nanmean_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT + 1},
    .kernel = {"reduction", "nanmean_input"},
    .loops = {EACH_FLOATING(AT_TYPE, nanmean_input)},
};
static int nanmean_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&nanmean_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param nanmean_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_nanmean = {
    .op = "nanmean", .name = "nanmean",
    .signature =
        "nanmean(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> (Tensor output, "
        "saved Tensor held)",
    .enter = th_reduce, .body = &nanmean_body,
    .backward = nanmean_backward,
    .params = nanmean_params,
    .flags = ROW_REDUCE, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3, .required = 1,
    .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 2, .returned = 1,
    .types = {TH_SAME, TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x201},
};
