/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* extrema: Largest and smallest elements. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"
#include "extrema.h"
#include "extreme_input.h"

extern const row op_extreme_input;
extern const row op_gather_one_input;
extern const row op_mul;
extern const row op_ones_like;
extern const row op_sum;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* max(Tensor input) = start: -inf; step: max(acc, input) */
FOLD(max_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0] + shift;
#define ACC int64_t
#define T uint8_t
#define LOW -1
#define HIGH 0
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(max_each_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0] + shift;
#define ACC int64_t
#define T uint8_t
#define LOW -1
#define HIGH 0
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
FOLD(max_char) {
    const int8_t *in_input = (const int8_t *)at[0] + shift;
#define ACC int64_t
#define T int8_t
#define LOW -1
#define HIGH 0
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(max_each_char) {
    const int8_t *in_input = (const int8_t *)at[0] + shift;
#define ACC int64_t
#define T int8_t
#define LOW -1
#define HIGH 0
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
FOLD(max_short) {
    const int16_t *in_input = (const int16_t *)at[0] + shift;
#define ACC int64_t
#define T int16_t
#define LOW -1
#define HIGH 0
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(max_each_short) {
    const int16_t *in_input = (const int16_t *)at[0] + shift;
#define ACC int64_t
#define T int16_t
#define LOW -1
#define HIGH 0
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
FOLD(max_int) {
    const int32_t *in_input = (const int32_t *)at[0] + shift;
#define ACC int64_t
#define T int32_t
#define LOW -1
#define HIGH 0
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(max_each_int) {
    const int32_t *in_input = (const int32_t *)at[0] + shift;
#define ACC int64_t
#define T int32_t
#define LOW -1
#define HIGH 0
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
FOLD(max_long) {
    const int64_t *in_input = (const int64_t *)at[0] + shift;
#define ACC int64_t
#define T int64_t
#define LOW -1
#define HIGH 0
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(max_each_long) {
    const int64_t *in_input = (const int64_t *)at[0] + shift;
#define ACC int64_t
#define T int64_t
#define LOW -1
#define HIGH 0
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
FOLD(max_float) {
    const float *in_input = (const float *)at[0] + shift;
#define ACC double
#define T float
#define LOW -1
#define HIGH 0
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(max_each_float) {
    const float *in_input = (const float *)at[0] + shift;
#define ACC double
#define T float
#define LOW -1
#define HIGH 0
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
FOLD(max_double) {
    const double *in_input = (const double *)at[0] + shift;
#define ACC double
#define T double
#define LOW -1
#define HIGH 0
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(max_each_double) {
    const double *in_input = (const double *)at[0] + shift;
#define ACC double
#define T double
#define LOW -1
#define HIGH 0
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
static void max_join_integral(JOIN_ARGUMENTS) { JOIN_STEPS(int64_t, th_join_max) }
static void max_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_max) }
static const reduction max_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .extremes = 1,
    .postfix = "x0 largest",
    .start[0] = {{.i = INT64_MIN}},
    .start[1] = {{.f = -INFINITY}},
    .kernel = {"extrema", "max"},
    .fold = {EACH_TYPE(AT_TYPE, max)},
    .join[0] = max_join_integral,
    .join[1] = max_join_floating,
};
static int max_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = extreme_input(grad, input, output) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_extreme_input, &(call){.t = {
            grad[0], s->t[0], s->out[0]
        }}));
    return th_end_frame(&f, s, result);
}
static const param max_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_max = {
    .op = "max", .name = "max",
    .signature = "max(Tensor input)",
    .enter = th_reduce, .body = &max_body,
    .backward = max_backward,
    .node = "MaxBackward1",
    .vmap = "reduction_by(amax)",
    .params = max_params,
    .flags = ROW_REDUCE | ROW_REPEATS, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* min(Tensor input) = start: inf; step: min(acc, input) */
FOLD(min_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0] + shift;
#define ACC int64_t
#define T uint8_t
#define LOW 0
#define HIGH -1
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(min_each_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0] + shift;
#define ACC int64_t
#define T uint8_t
#define LOW 0
#define HIGH -1
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
FOLD(min_char) {
    const int8_t *in_input = (const int8_t *)at[0] + shift;
#define ACC int64_t
#define T int8_t
#define LOW 0
#define HIGH -1
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(min_each_char) {
    const int8_t *in_input = (const int8_t *)at[0] + shift;
#define ACC int64_t
#define T int8_t
#define LOW 0
#define HIGH -1
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
FOLD(min_short) {
    const int16_t *in_input = (const int16_t *)at[0] + shift;
#define ACC int64_t
#define T int16_t
#define LOW 0
#define HIGH -1
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(min_each_short) {
    const int16_t *in_input = (const int16_t *)at[0] + shift;
#define ACC int64_t
#define T int16_t
#define LOW 0
#define HIGH -1
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
FOLD(min_int) {
    const int32_t *in_input = (const int32_t *)at[0] + shift;
#define ACC int64_t
#define T int32_t
#define LOW 0
#define HIGH -1
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(min_each_int) {
    const int32_t *in_input = (const int32_t *)at[0] + shift;
#define ACC int64_t
#define T int32_t
#define LOW 0
#define HIGH -1
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
FOLD(min_long) {
    const int64_t *in_input = (const int64_t *)at[0] + shift;
#define ACC int64_t
#define T int64_t
#define LOW 0
#define HIGH -1
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(min_each_long) {
    const int64_t *in_input = (const int64_t *)at[0] + shift;
#define ACC int64_t
#define T int64_t
#define LOW 0
#define HIGH -1
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
FOLD(min_float) {
    const float *in_input = (const float *)at[0] + shift;
#define ACC double
#define T float
#define LOW 0
#define HIGH -1
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(min_each_float) {
    const float *in_input = (const float *)at[0] + shift;
#define ACC double
#define T float
#define LOW 0
#define HIGH -1
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
FOLD(min_double) {
    const double *in_input = (const double *)at[0] + shift;
#define ACC double
#define T double
#define LOW 0
#define HIGH -1
#define PART in_input[i]
#include "walk/folds/extreme.h"
}
SPREAD(min_each_double) {
    const double *in_input = (const double *)at[0] + shift;
#define ACC double
#define T double
#define LOW 0
#define HIGH -1
#define PART in_input[i]
#include "walk/folds/spread_extreme.h"
}
static void min_join_integral(JOIN_ARGUMENTS) { JOIN_STEPS(int64_t, th_join_min) }
static void min_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_min) }
static const reduction min_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .extremes = 2,
    .postfix = "x0 least",
    .start[0] = {{.i = INT64_MAX}},
    .start[1] = {{.f = INFINITY}},
    .kernel = {"extrema", "min"},
    .fold = {EACH_TYPE(AT_TYPE, min)},
    .join[0] = min_join_integral,
    .join[1] = min_join_floating,
};
static int min_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = extreme_input(grad, input, output) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_extreme_input, &(call){.t = {
            grad[0], s->t[0], s->out[0]
        }}));
    return th_end_frame(&f, s, result);
}
static const param min_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_min = {
    .op = "min", .name = "min",
    .signature = "min(Tensor input)",
    .enter = th_reduce, .body = &min_body,
    .backward = min_backward,
    .node = "MinBackward1",
    .vmap = "reduction_by(amin)",
    .params = min_params,
    .flags = ROW_REDUCE | ROW_REPEATS, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* amax(Tensor input, Dim* dim=None, Keepdim keepdim=False) = start: -inf; step: max(acc, input) */
static void amax_join_integral(JOIN_ARGUMENTS) { JOIN_STEPS(int64_t, th_join_max) }
static void amax_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_max) }
static const reduction amax_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .extremes = 1,
    .postfix = "x0 largest",
    .start[0] = {{.i = INT64_MIN}},
    .start[1] = {{.f = -INFINITY}},
    .kernel = {"extrema", "amax"},
    .fold = {EACH_TYPE(AT_TYPE, max)},
    .spread = {EACH_TYPE(AT_TYPE, max_each)},
    .join[0] = amax_join_integral,
    .join[1] = amax_join_floating,
};
static int amax_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = extreme_input(grad, input, output, dim, keepdim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_extreme_input, &(call){
            .t = {grad[0], s->t[0], s->out[0]},
            .n = {s->n[0]},
            .list = {{s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param amax_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_amax = {
    .op = "amax", .name = "amax",
    .signature = "amax(Tensor input, Dim* dim=None, Keepdim keepdim=False)",
    .enter = th_reduce, .body = &amax_body,
    .backward = amax_backward,
    .params = amax_params,
    .flags = ROW_REDUCE | ROW_REPEATS, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 3, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* amin(Tensor input, Dim* dim=None, Keepdim keepdim=False) = start: inf; step: min(acc, input) */
static void amin_join_integral(JOIN_ARGUMENTS) { JOIN_STEPS(int64_t, th_join_min) }
static void amin_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_min) }
static const reduction amin_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .extremes = 2,
    .postfix = "x0 least",
    .start[0] = {{.i = INT64_MAX}},
    .start[1] = {{.f = INFINITY}},
    .kernel = {"extrema", "amin"},
    .fold = {EACH_TYPE(AT_TYPE, min)},
    .spread = {EACH_TYPE(AT_TYPE, min_each)},
    .join[0] = amin_join_integral,
    .join[1] = amin_join_floating,
};
static int amin_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = extreme_input(grad, input, output, dim, keepdim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_extreme_input, &(call){
            .t = {grad[0], s->t[0], s->out[0]},
            .n = {s->n[0]},
            .list = {{s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param amin_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_amin = {
    .op = "amin", .name = "amin",
    .signature = "amin(Tensor input, Dim* dim=None, Keepdim keepdim=False)",
    .enter = th_reduce, .body = &amin_body,
    .backward = amin_backward,
    .params = amin_params,
    .flags = ROW_REDUCE | ROW_REPEATS, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN,
    .nparams = 3, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* extreme_input(Tensor grad_output, Tensor input, Tensor extreme, Dim* dim=None, Keepdim
   keepdim=False) = kernel of extreme_input.c */
static int extreme_input_cpu(call *c) {
    return cpu_extreme_input(c->out[0], c->t[0], c->t[1], c->t[2], c->list[0], c->n[0]);
}
static int extreme_input_shape(extent *size, const call *c) {
    return shape_extreme_input(size, c->t[0], c->t[1], c->t[2], c->list[0], c->n[0]);
}
static const kernel_body extreme_input_body = {.shape = extreme_input_shape};
static int extreme_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = (grad * extreme_input(ones_like(grad_output), input, extreme, dim,
       keepdim)).sum(dim, keepdim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_sum, &(call){
            .t = {th_apply(&f, &op_mul, &(call){.t = {
                grad[0],
                th_apply(&f, &op_extreme_input, &(call){
                    .t = {th_apply(&f, &op_ones_like, &(call){.t = {s->t[0]}}), s->t[1], s->t[2]},
                    .n = {s->n[0]},
                    .list = {{s->list[0].at, s->list[0].count}}
                })
            }})},
            .n = {s->n[0]},
            .list = {{s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param extreme_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
    {.name = "extreme", .kind = P_TENSOR, .slot = 2},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_extreme_input = {
    .op = "extreme_input", .name = "extreme_input",
    .signature =
        "extreme_input(Tensor grad_output, Tensor input, Tensor extreme, Dim* dim=None, "
        "Keepdim keepdim=False)",
    .enter = th_kernel, .body = &extreme_input_body,
    .kernel = {.cpu = extreme_input_cpu, .cuda = extreme_input_cpu},
    .backward = extreme_input_backward,
    .params = extreme_input_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .required = 3, .tensors = 3, .inputs = 3,
    .ints = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .reads = {7},
};

/* max_dim(Tensor input, Dim dim, Keepdim keepdim=False) -> (Tensor values, LongTensor indices)
   = kernel of extrema.c */
static int max_dim_cpu(call *c) {
    return cpu_max_dim(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1]);
}
static int max_dim_cuda(call *c) {
    return cuda_max_dim(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1]);
}
static int max_dim_shape(extent *size, const call *c) {
    return shape_max_dim(size, c->t[0], c->n[0], c->n[1]);
}
static const kernel_body max_dim_body = {.shape = max_dim_shape};
static int max_dim_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = gather_one_input(grad, indices, dim, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_gather_one_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {s->n[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param max_dim_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_max_dim = {
    .op = "max_dim", .name = "max",
    .signature =
        "max_dim(Tensor input, Dim dim, Keepdim keepdim=False) -> (Tensor values, LongTensor "
        "indices)",
    .enter = th_kernel, .body = &max_dim_body,
    .kernel = {.cpu = max_dim_cpu, .cuda = max_dim_cuda},
    .backward = max_dim_backward,
    .vmap = "along_lines",
    .params = max_dim_params,
    .names = (const char *const[]){"values", "indices"},
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN, .nparams = 3, .required = 2, .tensors = 1,
    .inputs = 1, .ints = 2, .results = 2, .returned = 2, .types = {TH_SAME, TH_LONG},
    .differentiable = 1, .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* min_dim(Tensor input, Dim dim, Keepdim keepdim=False) -> (Tensor values, LongTensor indices)
   = kernel of extrema.c */
static int min_dim_cpu(call *c) {
    return cpu_min_dim(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1]);
}
static int min_dim_cuda(call *c) {
    return cuda_min_dim(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1]);
}
static int min_dim_shape(extent *size, const call *c) {
    return shape_min_dim(size, c->t[0], c->n[0], c->n[1]);
}
static const kernel_body min_dim_body = {.shape = min_dim_shape};
static int min_dim_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = gather_one_input(grad, indices, dim, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_gather_one_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {s->n[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param min_dim_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_min_dim = {
    .op = "min_dim", .name = "min",
    .signature =
        "min_dim(Tensor input, Dim dim, Keepdim keepdim=False) -> (Tensor values, LongTensor "
        "indices)",
    .enter = th_kernel, .body = &min_dim_body,
    .kernel = {.cpu = min_dim_cpu, .cuda = min_dim_cuda},
    .backward = min_dim_backward,
    .vmap = "along_lines",
    .params = min_dim_params,
    .names = (const char *const[]){"values", "indices"},
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN, .nparams = 3, .required = 2, .tensors = 1,
    .inputs = 1, .ints = 2, .results = 2, .returned = 2, .types = {TH_SAME, TH_LONG},
    .differentiable = 1, .grads = 1, .reads = {0x200}, .sizes = {1},
};
