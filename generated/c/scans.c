/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* scans: Cumulative reductions along a dim. */
#include "row/row.h"
#include "walk/loop.h"
#include "row/scan.h"
#include "formula.h"
#include "flip.h"
#include "prod.h"

extern const row op_cumprod_input;
extern const row op_cumsum;
extern const row op_cumsum_input;
extern const row op_flip_dim;
extern const row op_gather_input;
extern const row op_logcumsumexp_input;
extern const row op_logcumsumexp_mean;
extern const row op_mul;
extern const row op_neg;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* cumsum(Tensor input, Dim dim) = start: 0; step: acc + input */
SCAN(cumsum_byte) {
    int64_t *to_output = (int64_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
#define ACC int64_t
#define JOIN th_join_sum
#define WAY FIRST
#define PART in_input[i]
#define PUT to_output[i] = (int64_t)(acc)
#include "walk/scans/each.h"
}
SCAN(cumsum_char) {
    int64_t *to_output = (int64_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
#define ACC int64_t
#define JOIN th_join_sum
#define WAY FIRST
#define PART in_input[i]
#define PUT to_output[i] = (int64_t)(acc)
#include "walk/scans/each.h"
}
SCAN(cumsum_short) {
    int64_t *to_output = (int64_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
#define ACC int64_t
#define JOIN th_join_sum
#define WAY FIRST
#define PART in_input[i]
#define PUT to_output[i] = (int64_t)(acc)
#include "walk/scans/each.h"
}
SCAN(cumsum_int) {
    int64_t *to_output = (int64_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
#define ACC int64_t
#define JOIN th_join_sum
#define WAY FIRST
#define PART in_input[i]
#define PUT to_output[i] = (int64_t)(acc)
#include "walk/scans/each.h"
}
SCAN(cumsum_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
#define ACC int64_t
#define JOIN th_join_sum
#define WAY FIRST
#define PART in_input[i]
#define PUT to_output[i] = (int64_t)(acc)
#include "walk/scans/each.h"
}
SCAN(cumsum_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
#define ACC double
#define JOIN th_join_sum
#define WAY FIRST
#define PART in_input[i]
#define PUT to_output[i] = (float)(acc)
#include "walk/scans/each.h"
}
SCAN(cumsum_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
#define ACC double
#define JOIN th_join_sum
#define WAY FIRST
#define PART in_input[i]
#define PUT to_output[i] = (double)(acc)
#include "walk/scans/each.h"
}
SCAN(cumsum_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
#define ACC complexdouble
#define JOIN th_join_sum
#define WAY FIRST
#define PART in_input[i]
#define PUT to_output[i] = (complexfloat)(acc)
#include "walk/scans/each.h"
}
SCAN(cumsum_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
#define ACC complexdouble
#define JOIN th_join_sum
#define WAY FIRST
#define PART in_input[i]
#define PUT to_output[i] = (complexdouble)(acc)
#include "walk/scans/each.h"
}
static void cumsum_join_integral(JOIN_ARGUMENTS) { JOIN_STEPS(int64_t, th_join_sum) }
static void cumsum_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
static void cumsum_join_complex(JOIN_ARGUMENTS) { JOIN_STEPS(complexdouble, th_join_sum) }
static const scan_body cumsum_body = {
    .inputs = 1, .accumulators = 1, .dim = 0,
    .sums = true,
    .kernel = {"scans", "cumsum"},
    .start[0] = {{.i = 0}},
    .join[0] = cumsum_join_integral,
    .start[1] = {{.f = 0}},
    .join[1] = cumsum_join_floating,
    .start[2] = {{.f = 0}, {.f = 0}},
    .join[2] = cumsum_join_complex,
    .loops = {EACH_SUMMED(AT_TYPE, cumsum)},
};
static int cumsum_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = cumsum_input(grad, dim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_cumsum_input, &(call){
            .t = {grad[0]},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param cumsum_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_cumsum = {
    .op = "cumsum", .name = "cumsum",
    .signature = "cumsum(Tensor input, Dim dim)",
    .enter = th_scan, .body = &cumsum_body,
    .backward = cumsum_backward,
    .autocast = "cuda float",
    .vmap = "along_lines",
    .params = cumsum_params,
    .flags = ROW_CONJUGATES, .dtypes = TH_ALL | TH_UNSIGNED, .own = TH_PLAIN | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_WIDE}, .differentiable = 1, .grads = 1,
};

/* cumsum_(Tensor& input, Dim dim) = torch.composed.cumsum_ */
static const param cumsum__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_cumsum_ = {
    .op = "cumsum_", .name = "cumsum_",
    .signature = "cumsum_(Tensor& input, Dim dim)",
    .params = cumsum__params,
    .flags = ROW_CHANGES | ROW_PRESETS, .dtypes = TH_ALL | TH_UNSIGNED,
    .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 2, .tensors = 1,
    .inputs = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* cumsum_input(Tensor grad_output, Dim dim) = start: 0; step: acc + grad_output; from: last */
SCAN(cumsum_input_float) {
    float *to_output = (float *)at[0];
    const float *in_grad_output = (const float *)at[1];
#define ACC double
#define JOIN th_join_sum
#define WAY LAST
#define PART in_grad_output[i]
#define PUT to_output[i] = (float)(acc)
#include "walk/scans/each.h"
}
SCAN(cumsum_input_double) {
    double *to_output = (double *)at[0];
    const double *in_grad_output = (const double *)at[1];
#define ACC double
#define JOIN th_join_sum
#define WAY LAST
#define PART in_grad_output[i]
#define PUT to_output[i] = (double)(acc)
#include "walk/scans/each.h"
}
SCAN(cumsum_input_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_grad_output = (const complexfloat *)at[1];
#define ACC complexdouble
#define JOIN th_join_sum
#define WAY LAST
#define PART in_grad_output[i]
#define PUT to_output[i] = (complexfloat)(acc)
#include "walk/scans/each.h"
}
SCAN(cumsum_input_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_grad_output = (const complexdouble *)at[1];
#define ACC complexdouble
#define JOIN th_join_sum
#define WAY LAST
#define PART in_grad_output[i]
#define PUT to_output[i] = (complexdouble)(acc)
#include "walk/scans/each.h"
}
static void cumsum_input_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
static void cumsum_input_join_complex(JOIN_ARGUMENTS) { JOIN_STEPS(complexdouble, th_join_sum) }
static const scan_body cumsum_input_body = {
    .inputs = 1, .accumulators = 1, .dim = 0,
    .backwards = true,
    .sums = true,
    .kernel = {"scans", "cumsum_input"},
    .start[1] = {{.f = 0}},
    .join[1] = cumsum_input_join_floating,
    .start[2] = {{.f = 0}, {.f = 0}},
    .join[2] = cumsum_input_join_complex,
    .loops = {
        EACH_FLOATING(AT_TYPE, cumsum_input)
        EACH_COMPLEX(AT_TYPE, cumsum_input)
    },
};
static int cumsum_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = cumsum(grad, dim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_cumsum, &(call){.t = {grad[0]}, .n = {s->n[0]}}));
    return th_end_frame(&f, s, result);
}
static const param cumsum_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_cumsum_input = {
    .op = "cumsum_input", .name = "cumsum_input",
    .signature = "cumsum_input(Tensor grad_output, Dim dim)",
    .enter = th_scan, .body = &cumsum_input_body,
    .backward = cumsum_input_backward,
    .vmap = "along_lines",
    .params = cumsum_input_params,
    .flags = ROW_CONJUGATES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_WIDE}, .differentiable = 1, .grads = 1,
};

/* cumprod(Tensor input, Dim dim) = start: 1; step: acc * input */
SCAN(cumprod_byte) {
    int64_t *to_output = (int64_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
#define ACC int64_t
#define JOIN th_join_product
#define WAY FIRST
#define PART in_input[i]
#define PUT to_output[i] = (int64_t)(acc)
#include "walk/scans/each.h"
}
SCAN(cumprod_char) {
    int64_t *to_output = (int64_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
#define ACC int64_t
#define JOIN th_join_product
#define WAY FIRST
#define PART in_input[i]
#define PUT to_output[i] = (int64_t)(acc)
#include "walk/scans/each.h"
}
SCAN(cumprod_short) {
    int64_t *to_output = (int64_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
#define ACC int64_t
#define JOIN th_join_product
#define WAY FIRST
#define PART in_input[i]
#define PUT to_output[i] = (int64_t)(acc)
#include "walk/scans/each.h"
}
SCAN(cumprod_int) {
    int64_t *to_output = (int64_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
#define ACC int64_t
#define JOIN th_join_product
#define WAY FIRST
#define PART in_input[i]
#define PUT to_output[i] = (int64_t)(acc)
#include "walk/scans/each.h"
}
SCAN(cumprod_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
#define ACC int64_t
#define JOIN th_join_product
#define WAY FIRST
#define PART in_input[i]
#define PUT to_output[i] = (int64_t)(acc)
#include "walk/scans/each.h"
}
SCAN(cumprod_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
#define ACC double
#define JOIN th_join_product
#define WAY FIRST
#define PART in_input[i]
#define PUT to_output[i] = (float)(acc)
#include "walk/scans/each.h"
}
SCAN(cumprod_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
#define ACC double
#define JOIN th_join_product
#define WAY FIRST
#define PART in_input[i]
#define PUT to_output[i] = (double)(acc)
#include "walk/scans/each.h"
}
SCAN(cumprod_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
#define ACC complexdouble
#define JOIN th_join_product
#define WAY FIRST
#define PART in_input[i]
#define PUT to_output[i] = (complexfloat)(acc)
#include "walk/scans/each.h"
}
SCAN(cumprod_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
#define ACC complexdouble
#define JOIN th_join_product
#define WAY FIRST
#define PART in_input[i]
#define PUT to_output[i] = (complexdouble)(acc)
#include "walk/scans/each.h"
}
static void cumprod_join_integral(JOIN_ARGUMENTS) { JOIN_STEPS(int64_t, th_join_product) }
static void cumprod_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_product) }
static void cumprod_join_complex(JOIN_ARGUMENTS) { JOIN_STEPS(complexdouble, th_join_product) }
static const scan_body cumprod_body = {
    .inputs = 1, .accumulators = 1, .dim = 0,
    .kernel = {"scans", "cumprod"},
    .start[0] = {{.i = 1}},
    .join[0] = cumprod_join_integral,
    .start[1] = {{.f = 1}},
    .join[1] = cumprod_join_floating,
    .start[2] = {{.f = 1}, {.f = 0}},
    .join[2] = cumprod_join_complex,
    .loops = {EACH_SUMMED(AT_TYPE, cumprod)},
};
static int cumprod_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = cumprod_input(grad, input, dim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_cumprod_input, &(call){
            .t = {grad[0], s->t[0]},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param cumprod_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_cumprod = {
    .op = "cumprod", .name = "cumprod",
    .signature = "cumprod(Tensor input, Dim dim)",
    .enter = th_scan, .body = &cumprod_body,
    .backward = cumprod_backward,
    .autocast = "cuda float",
    .vmap = "along_lines",
    .params = cumprod_params,
    .flags = ROW_CONJUGATES, .dtypes = TH_ALL | TH_UNSIGNED, .own = TH_PLAIN | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_WIDE}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* cumprod_(Tensor& input, Dim dim) = torch.composed.cumprod_ */
static const param cumprod__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_cumprod_ = {
    .op = "cumprod_", .name = "cumprod_",
    .signature = "cumprod_(Tensor& input, Dim dim)",
    .params = cumprod__params,
    .flags = ROW_CHANGES | ROW_PRESETS, .dtypes = TH_ALL | TH_UNSIGNED,
    .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 2, .tensors = 1,
    .inputs = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* cumprod_input(Tensor grad_output, Tensor input, Dim dim) = kernel of prod.c */
static int cumprod_input_cpu(call *c) {
    return cpu_cumprod_input(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static int cumprod_input_cuda(call *c) {
    return cuda_cumprod_input(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static int cumprod_input_shape(extent *size, const call *c) {
    return shape_cumprod_input(size, c->t[0], c->t[1], c->n[0]);
}
static const kernel_body cumprod_input_body = {.shape = cumprod_input_shape};
static const param cumprod_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_cumprod_input = {
    .op = "cumprod_input", .name = "cumprod_input",
    .signature = "cumprod_input(Tensor grad_output, Tensor input, Dim dim)",
    .enter = th_kernel, .body = &cumprod_input_body,
    .kernel = {.cpu = cumprod_input_cpu, .cuda = cumprod_input_cuda},
    .params = cumprod_input_params,
    .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX, .nparams = 3, .required = 3,
    .tensors = 2, .inputs = 2, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* cummax(Tensor input, Dim dim) -> (Tensor values, LongTensor indices) = start: values = -inf,
   indices = -1; step: values = select(input >= values or isnan(input), input, values), indices
   = select(input >= values or isnan(input), index, indices); join: values =
   select(other_indices >= 0 and (other_values >= values or isnan(other_values)), other_values,
   values), indices = select(other_indices >= 0 and (other_values >= values or
   isnan(other_values)), other_indices, indices) */
typedef struct cummax_set_byte {
    uint8_t values;
    int64_t indices;
} cummax_set_byte;
SCAN(cummax_byte) {
    uint8_t *to_values = (uint8_t *)at[0];
    int64_t *to_indices = (int64_t *)at[1];
    const uint8_t *in_input = (const uint8_t *)at[2];
#define SET cummax_set_byte
#define T uint8_t
#define REPLACES (in_input[i] >= acc.values) | f_isnan(in_input[i])
#define START (cummax_set_byte){0, -1}
#define PREVIOUS (cummax_set_byte){to_values[i - step], to_indices[i - step]}
#define NEXT (cummax_set_byte){(uint8_t)(f_select((in_input[i] >= acc.values) | \
    f_isnan(in_input[i]), in_input[i], acc.values)), \
    (int64_t)(f_select((in_input[i] >= acc.values) | f_isnan(in_input[i]), index, acc.indices))}
#define PUT to_values[i] = (uint8_t)(acc.values), to_indices[i] = (int64_t)(acc.indices)
#include "walk/scans/chosen.h"
}
typedef struct cummax_set_char {
    int8_t values;
    int64_t indices;
} cummax_set_char;
SCAN(cummax_char) {
    int8_t *to_values = (int8_t *)at[0];
    int64_t *to_indices = (int64_t *)at[1];
    const int8_t *in_input = (const int8_t *)at[2];
#define SET cummax_set_char
#define T int8_t
#define REPLACES (in_input[i] >= acc.values) | f_isnan(in_input[i])
#define START (cummax_set_char){INT8_MIN, -1}
#define PREVIOUS (cummax_set_char){to_values[i - step], to_indices[i - step]}
#define NEXT (cummax_set_char){(int8_t)(f_select((in_input[i] >= acc.values) | f_isnan(in_input[i]), \
    in_input[i], acc.values)), (int64_t)(f_select((in_input[i] >= acc.values) | \
    f_isnan(in_input[i]), index, acc.indices))}
#define PUT to_values[i] = (int8_t)(acc.values), to_indices[i] = (int64_t)(acc.indices)
#include "walk/scans/chosen.h"
}
typedef struct cummax_set_short {
    int16_t values;
    int64_t indices;
} cummax_set_short;
SCAN(cummax_short) {
    int16_t *to_values = (int16_t *)at[0];
    int64_t *to_indices = (int64_t *)at[1];
    const int16_t *in_input = (const int16_t *)at[2];
#define SET cummax_set_short
#define T int16_t
#define REPLACES (in_input[i] >= acc.values) | f_isnan(in_input[i])
#define START (cummax_set_short){INT16_MIN, -1}
#define PREVIOUS (cummax_set_short){to_values[i - step], to_indices[i - step]}
#define NEXT (cummax_set_short){(int16_t)(f_select((in_input[i] >= acc.values) | \
    f_isnan(in_input[i]), in_input[i], acc.values)), \
    (int64_t)(f_select((in_input[i] >= acc.values) | f_isnan(in_input[i]), index, acc.indices))}
#define PUT to_values[i] = (int16_t)(acc.values), to_indices[i] = (int64_t)(acc.indices)
#include "walk/scans/chosen.h"
}
typedef struct cummax_set_int {
    int32_t values;
    int64_t indices;
} cummax_set_int;
SCAN(cummax_int) {
    int32_t *to_values = (int32_t *)at[0];
    int64_t *to_indices = (int64_t *)at[1];
    const int32_t *in_input = (const int32_t *)at[2];
#define SET cummax_set_int
#define T int32_t
#define REPLACES (in_input[i] >= acc.values) | f_isnan(in_input[i])
#define START (cummax_set_int){INT32_MIN, -1}
#define PREVIOUS (cummax_set_int){to_values[i - step], to_indices[i - step]}
#define NEXT (cummax_set_int){(int32_t)(f_select((in_input[i] >= acc.values) | f_isnan(in_input[i]), \
    in_input[i], acc.values)), (int64_t)(f_select((in_input[i] >= acc.values) | \
    f_isnan(in_input[i]), index, acc.indices))}
#define PUT to_values[i] = (int32_t)(acc.values), to_indices[i] = (int64_t)(acc.indices)
#include "walk/scans/chosen.h"
}
typedef struct cummax_set_long {
    int64_t values;
    int64_t indices;
} cummax_set_long;
SCAN(cummax_long) {
    int64_t *to_values = (int64_t *)at[0];
    int64_t *to_indices = (int64_t *)at[1];
    const int64_t *in_input = (const int64_t *)at[2];
#define SET cummax_set_long
#define T int64_t
#define REPLACES (in_input[i] >= acc.values) | f_isnan(in_input[i])
#define START (cummax_set_long){INT64_MIN, -1}
#define PREVIOUS (cummax_set_long){to_values[i - step], to_indices[i - step]}
#define NEXT (cummax_set_long){(int64_t)(f_select((in_input[i] >= acc.values) | \
    f_isnan(in_input[i]), in_input[i], acc.values)), \
    (int64_t)(f_select((in_input[i] >= acc.values) | f_isnan(in_input[i]), index, acc.indices))}
#define PUT to_values[i] = (int64_t)(acc.values), to_indices[i] = (int64_t)(acc.indices)
#include "walk/scans/chosen.h"
}
typedef struct cummax_set_float {
    float values;
    int64_t indices;
} cummax_set_float;
SCAN(cummax_float) {
    float *to_values = (float *)at[0];
    int64_t *to_indices = (int64_t *)at[1];
    const float *in_input = (const float *)at[2];
#define SET cummax_set_float
#define T float
#define REPLACES (in_input[i] >= acc.values) | f_isnan(in_input[i])
#define START (cummax_set_float){-INFINITY, -1}
#define PREVIOUS (cummax_set_float){to_values[i - step], to_indices[i - step]}
#define NEXT (cummax_set_float){(float)(f_select((in_input[i] >= acc.values) | f_isnan(in_input[i]), \
    in_input[i], acc.values)), (int64_t)(f_select((in_input[i] >= acc.values) | \
    f_isnan(in_input[i]), index, acc.indices))}
#define PUT to_values[i] = (float)(acc.values), to_indices[i] = (int64_t)(acc.indices)
#include "walk/scans/chosen.h"
}
typedef struct cummax_set_double {
    double values;
    int64_t indices;
} cummax_set_double;
SCAN(cummax_double) {
    double *to_values = (double *)at[0];
    int64_t *to_indices = (int64_t *)at[1];
    const double *in_input = (const double *)at[2];
#define SET cummax_set_double
#define T double
#define REPLACES (in_input[i] >= acc.values) | f_isnan(in_input[i])
#define START (cummax_set_double){-INFINITY, -1}
#define PREVIOUS (cummax_set_double){to_values[i - step], to_indices[i - step]}
#define NEXT (cummax_set_double){(double)(f_select((in_input[i] >= acc.values) | \
    f_isnan(in_input[i]), in_input[i], acc.values)), \
    (int64_t)(f_select((in_input[i] >= acc.values) | f_isnan(in_input[i]), index, acc.indices))}
#define PUT to_values[i] = (double)(acc.values), to_indices[i] = (int64_t)(acc.indices)
#include "walk/scans/chosen.h"
}
static const scan_body cummax_body = {
    .inputs = 1, .accumulators = 2, .dim = 0,
    .kernel = {"scans", "cummax"},
    .start[0] = {{.i = INT64_MIN}, {.i = -1}},
    .start[1] = {{.f = -INFINITY}, {.f = -1}},
    .loops = {EACH_TYPE(AT_TYPE, cummax)},
};
static int cummax_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = gather_input(grad, dim, indices, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_gather_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {s->n[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param cummax_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_cummax = {
    .op = "cummax", .name = "cummax",
    .signature = "cummax(Tensor input, Dim dim) -> (Tensor values, LongTensor indices)",
    .enter = th_scan, .body = &cummax_body,
    .backward = cummax_backward,
    .vmap = "along_lines",
    .params = cummax_params,
    .names = (const char *const[]){"values", "indices"},
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN, .nparams = 2, .required = 2, .tensors = 1,
    .inputs = 1, .ints = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_LONG},
    .differentiable = 1, .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* cummin(Tensor input, Dim dim) -> (Tensor values, LongTensor indices) = start: values = inf,
   indices = -1; step: values = select(input <= values or isnan(input), input, values), indices
   = select(input <= values or isnan(input), index, indices); join: values =
   select(other_indices >= 0 and (other_values <= values or isnan(other_values)), other_values,
   values), indices = select(other_indices >= 0 and (other_values <= values or
   isnan(other_values)), other_indices, indices) */
typedef struct cummin_set_byte {
    uint8_t values;
    int64_t indices;
} cummin_set_byte;
SCAN(cummin_byte) {
    uint8_t *to_values = (uint8_t *)at[0];
    int64_t *to_indices = (int64_t *)at[1];
    const uint8_t *in_input = (const uint8_t *)at[2];
#define SET cummin_set_byte
#define T uint8_t
#define REPLACES (in_input[i] <= acc.values) | f_isnan(in_input[i])
#define START (cummin_set_byte){UINT8_MAX, -1}
#define PREVIOUS (cummin_set_byte){to_values[i - step], to_indices[i - step]}
#define NEXT (cummin_set_byte){(uint8_t)(f_select((in_input[i] <= acc.values) | \
    f_isnan(in_input[i]), in_input[i], acc.values)), \
    (int64_t)(f_select((in_input[i] <= acc.values) | f_isnan(in_input[i]), index, acc.indices))}
#define PUT to_values[i] = (uint8_t)(acc.values), to_indices[i] = (int64_t)(acc.indices)
#include "walk/scans/chosen.h"
}
typedef struct cummin_set_char {
    int8_t values;
    int64_t indices;
} cummin_set_char;
SCAN(cummin_char) {
    int8_t *to_values = (int8_t *)at[0];
    int64_t *to_indices = (int64_t *)at[1];
    const int8_t *in_input = (const int8_t *)at[2];
#define SET cummin_set_char
#define T int8_t
#define REPLACES (in_input[i] <= acc.values) | f_isnan(in_input[i])
#define START (cummin_set_char){INT8_MAX, -1}
#define PREVIOUS (cummin_set_char){to_values[i - step], to_indices[i - step]}
#define NEXT (cummin_set_char){(int8_t)(f_select((in_input[i] <= acc.values) | f_isnan(in_input[i]), \
    in_input[i], acc.values)), (int64_t)(f_select((in_input[i] <= acc.values) | \
    f_isnan(in_input[i]), index, acc.indices))}
#define PUT to_values[i] = (int8_t)(acc.values), to_indices[i] = (int64_t)(acc.indices)
#include "walk/scans/chosen.h"
}
typedef struct cummin_set_short {
    int16_t values;
    int64_t indices;
} cummin_set_short;
SCAN(cummin_short) {
    int16_t *to_values = (int16_t *)at[0];
    int64_t *to_indices = (int64_t *)at[1];
    const int16_t *in_input = (const int16_t *)at[2];
#define SET cummin_set_short
#define T int16_t
#define REPLACES (in_input[i] <= acc.values) | f_isnan(in_input[i])
#define START (cummin_set_short){INT16_MAX, -1}
#define PREVIOUS (cummin_set_short){to_values[i - step], to_indices[i - step]}
#define NEXT (cummin_set_short){(int16_t)(f_select((in_input[i] <= acc.values) | \
    f_isnan(in_input[i]), in_input[i], acc.values)), \
    (int64_t)(f_select((in_input[i] <= acc.values) | f_isnan(in_input[i]), index, acc.indices))}
#define PUT to_values[i] = (int16_t)(acc.values), to_indices[i] = (int64_t)(acc.indices)
#include "walk/scans/chosen.h"
}
typedef struct cummin_set_int {
    int32_t values;
    int64_t indices;
} cummin_set_int;
SCAN(cummin_int) {
    int32_t *to_values = (int32_t *)at[0];
    int64_t *to_indices = (int64_t *)at[1];
    const int32_t *in_input = (const int32_t *)at[2];
#define SET cummin_set_int
#define T int32_t
#define REPLACES (in_input[i] <= acc.values) | f_isnan(in_input[i])
#define START (cummin_set_int){INT32_MAX, -1}
#define PREVIOUS (cummin_set_int){to_values[i - step], to_indices[i - step]}
#define NEXT (cummin_set_int){(int32_t)(f_select((in_input[i] <= acc.values) | f_isnan(in_input[i]), \
    in_input[i], acc.values)), (int64_t)(f_select((in_input[i] <= acc.values) | \
    f_isnan(in_input[i]), index, acc.indices))}
#define PUT to_values[i] = (int32_t)(acc.values), to_indices[i] = (int64_t)(acc.indices)
#include "walk/scans/chosen.h"
}
typedef struct cummin_set_long {
    int64_t values;
    int64_t indices;
} cummin_set_long;
SCAN(cummin_long) {
    int64_t *to_values = (int64_t *)at[0];
    int64_t *to_indices = (int64_t *)at[1];
    const int64_t *in_input = (const int64_t *)at[2];
#define SET cummin_set_long
#define T int64_t
#define REPLACES (in_input[i] <= acc.values) | f_isnan(in_input[i])
#define START (cummin_set_long){INT64_MAX, -1}
#define PREVIOUS (cummin_set_long){to_values[i - step], to_indices[i - step]}
#define NEXT (cummin_set_long){(int64_t)(f_select((in_input[i] <= acc.values) | \
    f_isnan(in_input[i]), in_input[i], acc.values)), \
    (int64_t)(f_select((in_input[i] <= acc.values) | f_isnan(in_input[i]), index, acc.indices))}
#define PUT to_values[i] = (int64_t)(acc.values), to_indices[i] = (int64_t)(acc.indices)
#include "walk/scans/chosen.h"
}
typedef struct cummin_set_float {
    float values;
    int64_t indices;
} cummin_set_float;
SCAN(cummin_float) {
    float *to_values = (float *)at[0];
    int64_t *to_indices = (int64_t *)at[1];
    const float *in_input = (const float *)at[2];
#define SET cummin_set_float
#define T float
#define REPLACES (in_input[i] <= acc.values) | f_isnan(in_input[i])
#define START (cummin_set_float){INFINITY, -1}
#define PREVIOUS (cummin_set_float){to_values[i - step], to_indices[i - step]}
#define NEXT (cummin_set_float){(float)(f_select((in_input[i] <= acc.values) | f_isnan(in_input[i]), \
    in_input[i], acc.values)), (int64_t)(f_select((in_input[i] <= acc.values) | \
    f_isnan(in_input[i]), index, acc.indices))}
#define PUT to_values[i] = (float)(acc.values), to_indices[i] = (int64_t)(acc.indices)
#include "walk/scans/chosen.h"
}
typedef struct cummin_set_double {
    double values;
    int64_t indices;
} cummin_set_double;
SCAN(cummin_double) {
    double *to_values = (double *)at[0];
    int64_t *to_indices = (int64_t *)at[1];
    const double *in_input = (const double *)at[2];
#define SET cummin_set_double
#define T double
#define REPLACES (in_input[i] <= acc.values) | f_isnan(in_input[i])
#define START (cummin_set_double){INFINITY, -1}
#define PREVIOUS (cummin_set_double){to_values[i - step], to_indices[i - step]}
#define NEXT (cummin_set_double){(double)(f_select((in_input[i] <= acc.values) | \
    f_isnan(in_input[i]), in_input[i], acc.values)), \
    (int64_t)(f_select((in_input[i] <= acc.values) | f_isnan(in_input[i]), index, acc.indices))}
#define PUT to_values[i] = (double)(acc.values), to_indices[i] = (int64_t)(acc.indices)
#include "walk/scans/chosen.h"
}
static const scan_body cummin_body = {
    .inputs = 1, .accumulators = 2, .dim = 0,
    .kernel = {"scans", "cummin"},
    .start[0] = {{.i = INT64_MAX}, {.i = -1}},
    .start[1] = {{.f = INFINITY}, {.f = -1}},
    .loops = {EACH_TYPE(AT_TYPE, cummin)},
};
static int cummin_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = gather_input(grad, dim, indices, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_gather_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {s->n[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param cummin_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_cummin = {
    .op = "cummin", .name = "cummin",
    .signature = "cummin(Tensor input, Dim dim) -> (Tensor values, LongTensor indices)",
    .enter = th_scan, .body = &cummin_body,
    .backward = cummin_backward,
    .vmap = "along_lines",
    .params = cummin_params,
    .names = (const char *const[]){"values", "indices"},
    .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_PLAIN, .nparams = 2, .required = 2, .tensors = 1,
    .inputs = 1, .ints = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_LONG},
    .differentiable = 1, .grads = 1, .reads = {0x200}, .sizes = {1},
};

/* logcumsumexp(Tensor input, Dim dim) = start: top = -inf, sum = 0; step: top = select(input >
   top, input, top), sum = select(input > top, 1, sum) + select(input > top, sum, 1) *
   exp(-select(input == top, 0, abs(input - top))); join: top = select(other_top > top,
   other_top, top), sum = select(other_top > top, other_sum, sum) + select(other_top > top, sum,
   other_sum) * exp(-select(other_top == top, 0, abs(other_top - top))); finish: top + log(sum) */
typedef struct logcumsumexp_floating {
    double top, sum;
} logcumsumexp_floating;
STEP logcumsumexp_floating logcumsumexp_step_float(logcumsumexp_floating acc, double in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return (logcumsumexp_floating){f_select(in_input > acc.top, in_input, acc.top),
        f_select(in_input > acc.top, (double)1, acc.sum) + f_select(in_input > acc.top, acc.sum,
        (double)1) * f_exp(-f_select(in_input == acc.top, (double)0, f_abs(in_input - acc.top)))};
}
SCAN(logcumsumexp_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
#define SET logcumsumexp_floating
#define WAY FIRST
#define NEXT logcumsumexp_step_float(acc, in_input[i], index, option)
#define PUT to_output[i] = (float)(acc.top + f_log(acc.sum))
#include "walk/scans/steps.h"
}
STEP logcumsumexp_floating logcumsumexp_step_double(logcumsumexp_floating acc, double in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return (logcumsumexp_floating){f_select(in_input > acc.top, in_input, acc.top),
        f_select(in_input > acc.top, (double)1, acc.sum) + f_select(in_input > acc.top, acc.sum,
        (double)1) * f_exp(-f_select(in_input == acc.top, (double)0, f_abs(in_input - acc.top)))};
}
SCAN(logcumsumexp_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
#define SET logcumsumexp_floating
#define WAY FIRST
#define NEXT logcumsumexp_step_double(acc, in_input[i], index, option)
#define PUT to_output[i] = (double)(acc.top + f_log(acc.sum))
#include "walk/scans/steps.h"
}
static const scan_body logcumsumexp_body = {
    .inputs = 1, .accumulators = 2, .dim = 0,
    .costly = true,
    .kernel = {"scans", "logcumsumexp"},
    .start[1] = {{.f = -INFINITY}, {.f = 0}},
    .loops = {EACH_FLOATING(AT_TYPE, logcumsumexp)},
};
static int logcumsumexp_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = logcumsumexp_input(grad, input, output, dim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_logcumsumexp_input, &(call){
            .t = {grad[0], s->t[0], s->out[0]},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param logcumsumexp_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_logcumsumexp = {
    .op = "logcumsumexp", .name = "logcumsumexp",
    .signature = "logcumsumexp(Tensor input, Dim dim)",
    .enter = th_scan, .body = &logcumsumexp_body,
    .backward = logcumsumexp_backward,
    .vmap = "along_lines",
    .params = logcumsumexp_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {0x101},
};

/* logcumsumexp_complex(Tensor input, Dim dim) = torch.composed.logcumsumexp_complex */
static const param logcumsumexp_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_logcumsumexp_complex = {
    .op = "logcumsumexp_complex", .name = "logcumsumexp",
    .signature = "logcumsumexp_complex(Tensor input, Dim dim)",
    .params = logcumsumexp_complex_params,
    .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* logcumsumexp_input(Tensor grad_output, Tensor input, Tensor total, Dim dim) = start: top =
   -inf, sum = 0; step: top = -total, sum = grad_output + sum * exp(select(-total == top, 0, top
   + total)); join: top = select(other_top == -inf, top, other_top), sum = other_sum + sum *
   exp(select(other_top == -inf or other_top == top, 0, top - other_top)); finish: sum *
   exp(select(input == -top, 0, input + top)); from: last */
typedef struct logcumsumexp_input_floating {
    double top, sum;
} logcumsumexp_input_floating;
STEP logcumsumexp_input_floating logcumsumexp_input_step_float(logcumsumexp_input_floating acc,
    double in_grad_output, double in_total, UNUSED int64_t index, UNUSED const scalar *option) {
    return (logcumsumexp_input_floating){-in_total,
        in_grad_output + acc.sum * f_exp(f_select(-in_total == acc.top, (double)0,
        acc.top + in_total))};
}
SCAN(logcumsumexp_input_float) {
    float *to_output = (float *)at[0];
    const float *in_grad_output = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_total = (const float *)at[3];
#define SET logcumsumexp_input_floating
#define WAY LAST
#define NEXT logcumsumexp_input_step_float(acc, in_grad_output[i], in_total[i], index, option)
#define PUT to_output[i] = (float)(acc.sum * f_exp(f_select((double)in_input[i] == -acc.top, \
    (double)0, (double)in_input[i] + acc.top)))
#include "walk/scans/steps.h"
}
STEP logcumsumexp_input_floating logcumsumexp_input_step_double(logcumsumexp_input_floating acc,
    double in_grad_output, double in_total, UNUSED int64_t index, UNUSED const scalar *option) {
    return (logcumsumexp_input_floating){-in_total,
        in_grad_output + acc.sum * f_exp(f_select(-in_total == acc.top, (double)0,
        acc.top + in_total))};
}
SCAN(logcumsumexp_input_double) {
    double *to_output = (double *)at[0];
    const double *in_grad_output = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_total = (const double *)at[3];
#define SET logcumsumexp_input_floating
#define WAY LAST
#define NEXT logcumsumexp_input_step_double(acc, in_grad_output[i], in_total[i], index, option)
#define PUT to_output[i] = (double)(acc.sum * f_exp(f_select((double)in_input[i] == -acc.top, \
    (double)0, (double)in_input[i] + acc.top)))
#include "walk/scans/steps.h"
}
static const scan_body logcumsumexp_input_body = {
    .inputs = 3, .accumulators = 2, .dim = 0,
    .backwards = true,
    .costly = true,
    .kernel = {"scans", "logcumsumexp_input"},
    .start[1] = {{.f = -INFINITY}, {.f = 0}},
    .loops = {EACH_FLOATING(AT_TYPE, logcumsumexp_input)},
};
static int logcumsumexp_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = logcumsumexp_mean(grad, input, total, dim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_logcumsumexp_mean, &(call){
            .t = {grad[0], s->t[1], s->t[2]},
            .n = {s->n[0]}
        }));
    /* d input = grad * output */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_mul, &(call){.t = {grad[0], s->out[0]}}));
    /* d total = -grad_output * logcumsumexp_mean(grad, input, total, dim) */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_mul, &(call){.t = {
            th_apply(&f, &op_neg, &(call){.t = {s->t[0]}}),
            th_apply(&f, &op_logcumsumexp_mean, &(call){
                .t = {grad[0], s->t[1], s->t[2]},
                .n = {s->n[0]}
            })
        }}));
    return th_end_frame(&f, s, result);
}
static const param logcumsumexp_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
    {.name = "total", .kind = P_TENSOR, .slot = 2},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_logcumsumexp_input = {
    .op = "logcumsumexp_input", .name = "logcumsumexp_input",
    .signature =
        "logcumsumexp_input(Tensor grad_output, Tensor input, Tensor total, Dim dim)",
    .enter = th_scan, .body = &logcumsumexp_input_body,
    .backward = logcumsumexp_input_backward,
    .vmap = "along_lines",
    .params = logcumsumexp_input_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .required = 4, .tensors = 3, .inputs = 3,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 7, .grads = 1,
    .reads = {6, 0x100, 7},
};

/* logcumsumexp_mean(Tensor values, Tensor input, Tensor total, Dim dim) = start: top = -inf,
   sum = 0; step: top = select(input > top, input, top), sum = select(input > top, values, sum)
   + select(input > top, sum, values) * exp(-select(input == top, 0, abs(input - top))); join:
   top = select(other_top > top, other_top, top), sum = select(other_top > top, other_sum, sum)
   + select(other_top > top, sum, other_sum) * exp(-select(other_top == top, 0, abs(other_top -
   top))); finish: sum * exp(select(total == top, 0, top - total)) */
typedef struct logcumsumexp_mean_floating {
    double top, sum;
} logcumsumexp_mean_floating;
STEP logcumsumexp_mean_floating logcumsumexp_mean_step_float(logcumsumexp_mean_floating acc,
    double in_values, double in_input, UNUSED int64_t index, UNUSED const scalar *option) {
    return (logcumsumexp_mean_floating){f_select(in_input > acc.top, in_input, acc.top),
        f_select(in_input > acc.top, in_values, acc.sum) + f_select(in_input > acc.top, acc.sum,
        in_values) * f_exp(-f_select(in_input == acc.top, (double)0, f_abs(in_input - acc.top)))};
}
SCAN(logcumsumexp_mean_float) {
    float *to_output = (float *)at[0];
    const float *in_values = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_total = (const float *)at[3];
#define SET logcumsumexp_mean_floating
#define WAY FIRST
#define NEXT logcumsumexp_mean_step_float(acc, in_values[i], in_input[i], index, option)
#define PUT to_output[i] = (float)(acc.sum * f_exp(f_select((double)in_total[i] == acc.top, \
    (double)0, acc.top - (double)in_total[i])))
#include "walk/scans/steps.h"
}
STEP logcumsumexp_mean_floating logcumsumexp_mean_step_double(logcumsumexp_mean_floating acc,
    double in_values, double in_input, UNUSED int64_t index, UNUSED const scalar *option) {
    return (logcumsumexp_mean_floating){f_select(in_input > acc.top, in_input, acc.top),
        f_select(in_input > acc.top, in_values, acc.sum) + f_select(in_input > acc.top, acc.sum,
        in_values) * f_exp(-f_select(in_input == acc.top, (double)0, f_abs(in_input - acc.top)))};
}
SCAN(logcumsumexp_mean_double) {
    double *to_output = (double *)at[0];
    const double *in_values = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_total = (const double *)at[3];
#define SET logcumsumexp_mean_floating
#define WAY FIRST
#define NEXT logcumsumexp_mean_step_double(acc, in_values[i], in_input[i], index, option)
#define PUT to_output[i] = (double)(acc.sum * f_exp(f_select((double)in_total[i] == acc.top, \
    (double)0, acc.top - (double)in_total[i])))
#include "walk/scans/steps.h"
}
static const scan_body logcumsumexp_mean_body = {
    .inputs = 3, .accumulators = 2, .dim = 0,
    .costly = true,
    .kernel = {"scans", "logcumsumexp_mean"},
    .start[1] = {{.f = -INFINITY}, {.f = 0}},
    .loops = {EACH_FLOATING(AT_TYPE, logcumsumexp_mean)},
};
static int logcumsumexp_mean_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d values = logcumsumexp_input(grad, input, total, dim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_logcumsumexp_input, &(call){
            .t = {grad[0], s->t[1], s->t[2]},
            .n = {s->n[0]}
        }));
    /* d input = values * logcumsumexp_input(grad, input, total, dim) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_mul, &(call){.t = {
            s->t[0],
            th_apply(&f, &op_logcumsumexp_input, &(call){
                .t = {grad[0], s->t[1], s->t[2]},
                .n = {s->n[0]}
            })
        }}));
    /* d total = -grad * output */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_mul, &(call){.t = {
            th_apply(&f, &op_neg, &(call){.t = {grad[0]}}),
            s->out[0]
        }}));
    return th_end_frame(&f, s, result);
}
static const param logcumsumexp_mean_params[] = {
    {.name = "values", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
    {.name = "total", .kind = P_TENSOR, .slot = 2},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_logcumsumexp_mean = {
    .op = "logcumsumexp_mean", .name = "logcumsumexp_mean",
    .signature = "logcumsumexp_mean(Tensor values, Tensor input, Tensor total, Dim dim)",
    .enter = th_scan, .body = &logcumsumexp_mean_body,
    .backward = logcumsumexp_mean_backward,
    .vmap = "along_lines",
    .params = logcumsumexp_mean_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .required = 4, .tensors = 3, .inputs = 3,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 7, .grads = 1,
    .reads = {6, 7, 0x100},
};

/* flip_dim(Tensor input, Dim dim) = kernel of flip.c */
static int flip_dim_cpu(call *c) {
    return cpu_flip_dim(c->out[0], c->t[0], c->n[0]);
}
static int flip_dim_cuda(call *c) {
    return cuda_flip_dim(c->out[0], c->t[0], c->n[0]);
}
static int flip_dim_shape(extent *size, const call *c) {
    return shape_flip_dim(size, c->t[0], c->n[0]);
}
static const kernel_body flip_dim_body = {.shape = flip_dim_shape};
static int flip_dim_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = flip_dim(grad, dim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_flip_dim, &(call){.t = {grad[0]}, .n = {s->n[0]}}));
    return th_end_frame(&f, s, result);
}
static const param flip_dim_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_flip_dim = {
    .op = "flip_dim", .name = "flip_dim",
    .signature = "flip_dim(Tensor input, Dim dim)",
    .enter = th_kernel, .body = &flip_dim_body,
    .kernel = {.cpu = flip_dim_cpu, .cuda = flip_dim_cuda},
    .backward = flip_dim_backward,
    .node = "FlipBackward0",
    .vmap = "along_lines",
    .params = flip_dim_params,
    .flags = ROW_KEEPS_ORDER | ROW_CALLS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};
