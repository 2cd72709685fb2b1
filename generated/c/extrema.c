/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* extrema: The largest and smallest of many elements. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"
#include "extrema.h"

extern const row op_pick_input;

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* max(Tensor input) -> Tensor|Scalar = start: -inf; step: max(acc, input) */
FOLD(max_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    FOLD_EACH(int64_t, th_join_max, INT64_MIN, in_input[i])
}
SPREAD(max_byte_each) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    SPREAD_EACH(int64_t, th_join_max, in_input[i])
}
FOLD(max_char) {
    const int8_t *in_input = (const int8_t *)at[0];
    FOLD_EACH(int64_t, th_join_max, INT64_MIN, in_input[i])
}
SPREAD(max_char_each) {
    const int8_t *in_input = (const int8_t *)at[0];
    SPREAD_EACH(int64_t, th_join_max, in_input[i])
}
FOLD(max_short) {
    const int16_t *in_input = (const int16_t *)at[0];
    FOLD_EACH(int64_t, th_join_max, INT64_MIN, in_input[i])
}
SPREAD(max_short_each) {
    const int16_t *in_input = (const int16_t *)at[0];
    SPREAD_EACH(int64_t, th_join_max, in_input[i])
}
FOLD(max_int) {
    const int32_t *in_input = (const int32_t *)at[0];
    FOLD_EACH(int64_t, th_join_max, INT64_MIN, in_input[i])
}
SPREAD(max_int_each) {
    const int32_t *in_input = (const int32_t *)at[0];
    SPREAD_EACH(int64_t, th_join_max, in_input[i])
}
FOLD(max_long) {
    const int64_t *in_input = (const int64_t *)at[0];
    FOLD_EACH(int64_t, th_join_max, INT64_MIN, in_input[i])
}
SPREAD(max_long_each) {
    const int64_t *in_input = (const int64_t *)at[0];
    SPREAD_EACH(int64_t, th_join_max, in_input[i])
}
FOLD(max_float) {
    const float *in_input = (const float *)at[0];
    FOLD_EACH(double, th_join_max, -INFINITY, in_input[i])
}
SPREAD(max_float_each) {
    const float *in_input = (const float *)at[0];
    SPREAD_EACH(double, th_join_max, in_input[i])
}
FOLD(max_double) {
    const double *in_input = (const double *)at[0];
    FOLD_EACH(double, th_join_max, -INFINITY, in_input[i])
}
SPREAD(max_double_each) {
    const double *in_input = (const double *)at[0];
    SPREAD_EACH(double, th_join_max, in_input[i])
}
static void max_join_integral(JOIN_ARGUMENTS) { JOIN_EACH(i, th_join_max) }
static void max_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_max) }
static const reduction max_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .start[0] = {{.i = INT64_MIN}},
    .start[1] = {{.f = -INFINITY}},
    .fold = {
        [TH_BYTE] = max_byte, [TH_CHAR] = max_char, [TH_SHORT] = max_short, [TH_INT] = max_int,
        [TH_LONG] = max_long, [TH_FLOAT] = max_float, [TH_DOUBLE] = max_double
    },
    .spread = {
        [TH_BYTE] = max_byte_each, [TH_CHAR] = max_char_each, [TH_SHORT] = max_short_each,
        [TH_INT] = max_int_each, [TH_LONG] = max_long_each, [TH_FLOAT] = max_float_each,
        [TH_DOUBLE] = max_double_each
    },
    .join[0] = max_join_integral,
    .join[1] = max_join_floating,
};
/* d input = select(input == output, grad, 0) */
LOOP(max_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_output[i], in_grad[i], (float)0);
}
LOOP(max_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_output[i], in_grad[i], (double)0);
}
static const gradient max_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .loops = {[TH_FLOAT] = max_input_float, [TH_DOUBLE] = max_input_double},
};
static int max_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&max_input, s, grad);
    return th_gave(s, result);
}
static const param max_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
static const form max_forms[] = {
    {"t", {0}},
};
const row op_max = {
    .op = "max", .name = "max",
    .signature = "max(Tensor input) -> Tensor|Scalar",
    .doc =
        "The largest element, nan if there is one. Every element that equals it receives the "
        "gradient.",
    .enter = th_reduce, .body = &max_body,
    .backward = max_backward,
    .params = max_params,
    .forms = max_forms,
    .flags = ROW_NUMBER, .dtypes = TH_ALL, .nparams = 1, .nforms = 1, .tensors = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* min(Tensor input) -> Tensor|Scalar = start: inf; step: min(acc, input) */
FOLD(min_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    FOLD_EACH(int64_t, th_join_min, INT64_MAX, in_input[i])
}
SPREAD(min_byte_each) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    SPREAD_EACH(int64_t, th_join_min, in_input[i])
}
FOLD(min_char) {
    const int8_t *in_input = (const int8_t *)at[0];
    FOLD_EACH(int64_t, th_join_min, INT64_MAX, in_input[i])
}
SPREAD(min_char_each) {
    const int8_t *in_input = (const int8_t *)at[0];
    SPREAD_EACH(int64_t, th_join_min, in_input[i])
}
FOLD(min_short) {
    const int16_t *in_input = (const int16_t *)at[0];
    FOLD_EACH(int64_t, th_join_min, INT64_MAX, in_input[i])
}
SPREAD(min_short_each) {
    const int16_t *in_input = (const int16_t *)at[0];
    SPREAD_EACH(int64_t, th_join_min, in_input[i])
}
FOLD(min_int) {
    const int32_t *in_input = (const int32_t *)at[0];
    FOLD_EACH(int64_t, th_join_min, INT64_MAX, in_input[i])
}
SPREAD(min_int_each) {
    const int32_t *in_input = (const int32_t *)at[0];
    SPREAD_EACH(int64_t, th_join_min, in_input[i])
}
FOLD(min_long) {
    const int64_t *in_input = (const int64_t *)at[0];
    FOLD_EACH(int64_t, th_join_min, INT64_MAX, in_input[i])
}
SPREAD(min_long_each) {
    const int64_t *in_input = (const int64_t *)at[0];
    SPREAD_EACH(int64_t, th_join_min, in_input[i])
}
FOLD(min_float) {
    const float *in_input = (const float *)at[0];
    FOLD_EACH(double, th_join_min, INFINITY, in_input[i])
}
SPREAD(min_float_each) {
    const float *in_input = (const float *)at[0];
    SPREAD_EACH(double, th_join_min, in_input[i])
}
FOLD(min_double) {
    const double *in_input = (const double *)at[0];
    FOLD_EACH(double, th_join_min, INFINITY, in_input[i])
}
SPREAD(min_double_each) {
    const double *in_input = (const double *)at[0];
    SPREAD_EACH(double, th_join_min, in_input[i])
}
static void min_join_integral(JOIN_ARGUMENTS) { JOIN_EACH(i, th_join_min) }
static void min_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_min) }
static const reduction min_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 255, .keepdim = 255,
    .start[0] = {{.i = INT64_MAX}},
    .start[1] = {{.f = INFINITY}},
    .fold = {
        [TH_BYTE] = min_byte, [TH_CHAR] = min_char, [TH_SHORT] = min_short, [TH_INT] = min_int,
        [TH_LONG] = min_long, [TH_FLOAT] = min_float, [TH_DOUBLE] = min_double
    },
    .spread = {
        [TH_BYTE] = min_byte_each, [TH_CHAR] = min_char_each, [TH_SHORT] = min_short_each,
        [TH_INT] = min_int_each, [TH_LONG] = min_long_each, [TH_FLOAT] = min_float_each,
        [TH_DOUBLE] = min_double_each
    },
    .join[0] = min_join_integral,
    .join[1] = min_join_floating,
};
/* d input = select(input == output, grad, 0) */
LOOP(min_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_output[i], in_grad[i], (float)0);
}
LOOP(min_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_output[i], in_grad[i], (double)0);
}
static const gradient min_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .loops = {[TH_FLOAT] = min_input_float, [TH_DOUBLE] = min_input_double},
};
static int min_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&min_input, s, grad);
    return th_gave(s, result);
}
static const param min_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
static const form min_forms[] = {
    {"t", {0}},
};
const row op_min = {
    .op = "min", .name = "min",
    .signature = "min(Tensor input) -> Tensor|Scalar",
    .doc =
        "The smallest element, nan if there is one. Every element that equals it receives "
        "the gradient.",
    .enter = th_reduce, .body = &min_body,
    .backward = min_backward,
    .params = min_params,
    .forms = min_forms,
    .flags = ROW_NUMBER, .dtypes = TH_ALL, .nparams = 1, .nforms = 1, .tensors = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* max_dim(Tensor input, Dim dim, Keepdim keepdim=False) -> (Tensor values, LongTensor indices)
   = kernel of extrema.c */
static int max_dim_cpu(call *c) {
    return cpu_max_dim(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1]);
}
static int max_dim_shape(extent *size, const call *c) {
    return shape_max_dim(size, c->t[0], c->n[0], c->n[1]);
}
static const kernel_body max_dim_body = {.shape = max_dim_shape};
static int max_dim_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = pick_input(grad, indices, dim, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_pick_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {s->n[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_leave(&f, s, result);
}
static const param max_dim_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .type = -1},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 1, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
};
static const form max_dim_forms[] = {
    {"ti", {0, 1}}, {"tib", {0, 1, 2}},
};
const row op_max_dim = {
    .op = "max_dim", .name = "max",
    .signature =
        "max_dim(Tensor input, Dim dim, Keepdim keepdim=False) -> (Tensor values, LongTensor "
        "indices)",
    .doc =
        "The largest element along dim and the first index where it stands; nan counts as "
        "largest.",
    .enter = th_kernel, .body = &max_dim_body,
    .kernel = {.cpu = max_dim_cpu},
    .backward = max_dim_backward,
    .params = max_dim_params,
    .forms = max_dim_forms,
    .dtypes = TH_ALL, .nparams = 3, .nforms = 2, .tensors = 1, .ints = 2, .results = 2,
    .returned = 2, .types = {TH_SAME, TH_LONG}, .differentiable = 1, .grads = 1, .reads = {0x200},
    .sizes = {1},
};

/* min_dim(Tensor input, Dim dim, Keepdim keepdim=False) -> (Tensor values, LongTensor indices)
   = kernel of extrema.c */
static int min_dim_cpu(call *c) {
    return cpu_min_dim(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1]);
}
static int min_dim_shape(extent *size, const call *c) {
    return shape_min_dim(size, c->t[0], c->n[0], c->n[1]);
}
static const kernel_body min_dim_body = {.shape = min_dim_shape};
static int min_dim_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = pick_input(grad, indices, dim, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_pick_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {s->n[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_leave(&f, s, result);
}
static const param min_dim_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .type = -1},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 1, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
};
static const form min_dim_forms[] = {
    {"ti", {0, 1}}, {"tib", {0, 1, 2}},
};
const row op_min_dim = {
    .op = "min_dim", .name = "min",
    .signature =
        "min_dim(Tensor input, Dim dim, Keepdim keepdim=False) -> (Tensor values, LongTensor "
        "indices)",
    .doc =
        "The smallest element along dim and the first index where it stands; nan counts as "
        "smallest.",
    .enter = th_kernel, .body = &min_dim_body,
    .kernel = {.cpu = min_dim_cpu},
    .backward = min_dim_backward,
    .params = min_dim_params,
    .forms = min_dim_forms,
    .dtypes = TH_ALL, .nparams = 3, .nforms = 2, .tensors = 1, .ints = 2, .results = 2,
    .returned = 2, .types = {TH_SAME, TH_LONG}, .differentiable = 1, .grads = 1, .reads = {0x200},
    .sizes = {1},
};

/* aminmax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> (Tensor min, Tensor max) =
   start: min = inf, max = -inf; step: min = min(min, input), max = max(max, input); join: min =
   min(min, other_min), max = max(max, other_max) */
typedef struct aminmax_integral {
    int64_t min, max;
} aminmax_integral;
static const aminmax_integral aminmax_start_integral = {INT64_MAX, INT64_MIN};
STEP aminmax_integral aminmax_join_one_integral(aminmax_integral acc, aminmax_integral other) {
    return (aminmax_integral){f_min(acc.min, other.min), f_max(acc.max, other.max)};
}
typedef struct aminmax_floating {
    double min, max;
} aminmax_floating;
static const aminmax_floating aminmax_start_floating = {INFINITY, -INFINITY};
STEP aminmax_floating aminmax_join_one_floating(aminmax_floating acc, aminmax_floating other) {
    return (aminmax_floating){f_min(acc.min, other.min), f_max(acc.max, other.max)};
}
STEP aminmax_integral aminmax_step_byte(aminmax_integral acc, uint8_t in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return (aminmax_integral){f_min(acc.min, in_input), f_max(acc.max, in_input)};
}
FOLD(aminmax_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    FOLD_STEPS(aminmax_integral, aminmax_join_one_integral, aminmax_start_integral,
        aminmax_step_byte(acc, in_input[i], first + i, option))
}
SPREAD(aminmax_byte_each) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    SPREAD_STEPS(aminmax_integral, aminmax_step_byte(acc, in_input[i], first, option))
}
STEP aminmax_integral aminmax_step_char(aminmax_integral acc, int8_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (aminmax_integral){f_min(acc.min, in_input), f_max(acc.max, in_input)};
}
FOLD(aminmax_char) {
    const int8_t *in_input = (const int8_t *)at[0];
    FOLD_STEPS(aminmax_integral, aminmax_join_one_integral, aminmax_start_integral,
        aminmax_step_char(acc, in_input[i], first + i, option))
}
SPREAD(aminmax_char_each) {
    const int8_t *in_input = (const int8_t *)at[0];
    SPREAD_STEPS(aminmax_integral, aminmax_step_char(acc, in_input[i], first, option))
}
STEP aminmax_integral aminmax_step_short(aminmax_integral acc, int16_t in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return (aminmax_integral){f_min(acc.min, in_input), f_max(acc.max, in_input)};
}
FOLD(aminmax_short) {
    const int16_t *in_input = (const int16_t *)at[0];
    FOLD_STEPS(aminmax_integral, aminmax_join_one_integral, aminmax_start_integral,
        aminmax_step_short(acc, in_input[i], first + i, option))
}
SPREAD(aminmax_short_each) {
    const int16_t *in_input = (const int16_t *)at[0];
    SPREAD_STEPS(aminmax_integral, aminmax_step_short(acc, in_input[i], first, option))
}
STEP aminmax_integral aminmax_step_int(aminmax_integral acc, int32_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (aminmax_integral){f_min(acc.min, in_input), f_max(acc.max, in_input)};
}
FOLD(aminmax_int) {
    const int32_t *in_input = (const int32_t *)at[0];
    FOLD_STEPS(aminmax_integral, aminmax_join_one_integral, aminmax_start_integral,
        aminmax_step_int(acc, in_input[i], first + i, option))
}
SPREAD(aminmax_int_each) {
    const int32_t *in_input = (const int32_t *)at[0];
    SPREAD_STEPS(aminmax_integral, aminmax_step_int(acc, in_input[i], first, option))
}
STEP aminmax_integral aminmax_step_long(aminmax_integral acc, int64_t in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return (aminmax_integral){f_min(acc.min, in_input), f_max(acc.max, in_input)};
}
FOLD(aminmax_long) {
    const int64_t *in_input = (const int64_t *)at[0];
    FOLD_STEPS(aminmax_integral, aminmax_join_one_integral, aminmax_start_integral,
        aminmax_step_long(acc, in_input[i], first + i, option))
}
SPREAD(aminmax_long_each) {
    const int64_t *in_input = (const int64_t *)at[0];
    SPREAD_STEPS(aminmax_integral, aminmax_step_long(acc, in_input[i], first, option))
}
STEP aminmax_floating aminmax_step_float(aminmax_floating acc, float in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (aminmax_floating){f_min(acc.min, in_input), f_max(acc.max, in_input)};
}
FOLD(aminmax_float) {
    const float *in_input = (const float *)at[0];
    FOLD_STEPS(aminmax_floating, aminmax_join_one_floating, aminmax_start_floating,
        aminmax_step_float(acc, in_input[i], first + i, option))
}
SPREAD(aminmax_float_each) {
    const float *in_input = (const float *)at[0];
    SPREAD_STEPS(aminmax_floating, aminmax_step_float(acc, in_input[i], first, option))
}
STEP aminmax_floating aminmax_step_double(aminmax_floating acc, double in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return (aminmax_floating){f_min(acc.min, in_input), f_max(acc.max, in_input)};
}
FOLD(aminmax_double) {
    const double *in_input = (const double *)at[0];
    FOLD_STEPS(aminmax_floating, aminmax_join_one_floating, aminmax_start_floating,
        aminmax_step_double(acc, in_input[i], first + i, option))
}
SPREAD(aminmax_double_each) {
    const double *in_input = (const double *)at[0];
    SPREAD_STEPS(aminmax_floating, aminmax_step_double(acc, in_input[i], first, option))
}
static void aminmax_join_integral(JOIN_ARGUMENTS) { JOIN_STEPS(aminmax_integral,
    aminmax_join_one_integral) }
static void aminmax_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(aminmax_floating,
    aminmax_join_one_floating) }
static const reduction aminmax_body = {
    .inputs = 1, .accumulators = 2,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .start[0] = {{.i = INT64_MAX}, {.i = INT64_MIN}},
    .start[1] = {{.f = INFINITY}, {.f = -INFINITY}},
    .fold = {
        [TH_BYTE] = aminmax_byte, [TH_CHAR] = aminmax_char, [TH_SHORT] = aminmax_short,
        [TH_INT] = aminmax_int, [TH_LONG] = aminmax_long, [TH_FLOAT] = aminmax_float,
        [TH_DOUBLE] = aminmax_double
    },
    .spread = {
        [TH_BYTE] = aminmax_byte_each, [TH_CHAR] = aminmax_char_each,
        [TH_SHORT] = aminmax_short_each, [TH_INT] = aminmax_int_each, [TH_LONG] = aminmax_long_each,
        [TH_FLOAT] = aminmax_float_each, [TH_DOUBLE] = aminmax_double_each
    },
    .join[0] = aminmax_join_integral,
    .join[1] = aminmax_join_floating,
};
/* d input = select(input == min, grad_min, 0) + select(input == max, grad_max, 0) */
LOOP(aminmax_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad_min = (const float *)at[1];
    const float *in_grad_max = (const float *)at[2];
    const float *in_input = (const float *)at[3];
    const float *in_min = (const float *)at[4];
    const float *in_max = (const float *)at[5];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_min[i], in_grad_min[i],
        (float)0) + f_select(in_input[i] == in_max[i], in_grad_max[i], (float)0);
}
LOOP(aminmax_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad_min = (const double *)at[1];
    const double *in_grad_max = (const double *)at[2];
    const double *in_input = (const double *)at[3];
    const double *in_min = (const double *)at[4];
    const double *in_max = (const double *)at[5];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_min[i], in_grad_min[i],
        (double)0) + f_select(in_input[i] == in_max[i], in_grad_max[i], (double)0);
}
static const gradient aminmax_input = {
    .input = 0, .inputs = 5, .from = {FROM_GRAD, FROM_GRAD + 1, 0, FROM_RESULT, FROM_RESULT + 1},
    .loops = {[TH_FLOAT] = aminmax_input_float, [TH_DOUBLE] = aminmax_input_double},
};
static int aminmax_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&aminmax_input, s, grad);
    return th_gave(s, result);
}
static const param aminmax_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true, .type = -1},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
};
static const form aminmax_forms[] = {
    {"t", {0}}, {"tD", {0, 1}}, {"tDb", {0, 1, 2}},
};
const row op_aminmax = {
    .op = "aminmax", .name = "aminmax",
    .signature =
        "aminmax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> (Tensor min, Tensor "
        "max)",
    .doc =
        "The smallest and the largest element in one pass, nan if there is one. Every "
        "element that equals one of them receives its gradient.",
    .enter = th_reduce, .body = &aminmax_body,
    .backward = aminmax_backward,
    .params = aminmax_params,
    .forms = aminmax_forms,
    .dtypes = TH_ALL, .nparams = 3, .nforms = 3, .tensors = 1, .ints = 1, .lists = 1, .results = 2,
    .returned = 2, .types = {TH_SAME, TH_SAME}, .differentiable = 1, .grads = 3, .reads = {0x301},
};

/* argmax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor|Scalar = start:
   place = -1, best = 0; step: place = select(place < 0 or input > best or isnan(input) and not
   isnan(best), index, place), best = select(place < 0 or input > best or isnan(input) and not
   isnan(best), input, best); join: place = select(other_place >= 0 and (place < 0 or other_best
   > best or isnan(other_best) and not isnan(best) or (other_best == best or isnan(other_best)
   and isnan(best)) and other_place < place), other_place, place), best = select(other_place >=
   0 and (place < 0 or other_best > best or isnan(other_best) and not isnan(best)), other_best,
   best); finish: place */
typedef struct argmax_integral {
    int64_t place, best;
} argmax_integral;
static const argmax_integral argmax_start_integral = {-1, 0};
STEP argmax_integral argmax_join_one_integral(argmax_integral acc, argmax_integral other) {
    return (argmax_integral){f_select(other.place >= 0 && (acc.place < 0 || other.best > acc.best ||
        (f_isnan(other.best) && !f_isnan(acc.best)) || ((other.best == acc.best ||
        (f_isnan(other.best) && f_isnan(acc.best))) && other.place < acc.place)), other.place,
        acc.place), f_select(other.place >= 0 && (acc.place < 0 || other.best > acc.best ||
        (f_isnan(other.best) && !f_isnan(acc.best))), other.best, acc.best)};
}
typedef struct argmax_floating {
    double place, best;
} argmax_floating;
static const argmax_floating argmax_start_floating = {-1, 0};
STEP argmax_floating argmax_join_one_floating(argmax_floating acc, argmax_floating other) {
    return (argmax_floating){f_select(other.place >= 0 && (acc.place < 0 || other.best > acc.best ||
        (f_isnan(other.best) && !f_isnan(acc.best)) || ((other.best == acc.best ||
        (f_isnan(other.best) && f_isnan(acc.best))) && other.place < acc.place)), other.place,
        acc.place), f_select(other.place >= 0 && (acc.place < 0 || other.best > acc.best ||
        (f_isnan(other.best) && !f_isnan(acc.best))), other.best, acc.best)};
}
STEP argmax_integral argmax_step_byte(argmax_integral acc, uint8_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmax_integral){f_select(acc.place < 0 || in_input > acc.best || (f_isnan(in_input) &&
        !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input > acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmax_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    FOLD_STEPS(argmax_integral, argmax_join_one_integral, argmax_start_integral,
        argmax_step_byte(acc, in_input[i], first + i, option))
}
SPREAD(argmax_byte_each) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    SPREAD_STEPS(argmax_integral, argmax_step_byte(acc, in_input[i], first, option))
}
STEP argmax_integral argmax_step_char(argmax_integral acc, int8_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmax_integral){f_select(acc.place < 0 || in_input > acc.best || (f_isnan(in_input) &&
        !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input > acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmax_char) {
    const int8_t *in_input = (const int8_t *)at[0];
    FOLD_STEPS(argmax_integral, argmax_join_one_integral, argmax_start_integral,
        argmax_step_char(acc, in_input[i], first + i, option))
}
SPREAD(argmax_char_each) {
    const int8_t *in_input = (const int8_t *)at[0];
    SPREAD_STEPS(argmax_integral, argmax_step_char(acc, in_input[i], first, option))
}
STEP argmax_integral argmax_step_short(argmax_integral acc, int16_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmax_integral){f_select(acc.place < 0 || in_input > acc.best || (f_isnan(in_input) &&
        !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input > acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmax_short) {
    const int16_t *in_input = (const int16_t *)at[0];
    FOLD_STEPS(argmax_integral, argmax_join_one_integral, argmax_start_integral,
        argmax_step_short(acc, in_input[i], first + i, option))
}
SPREAD(argmax_short_each) {
    const int16_t *in_input = (const int16_t *)at[0];
    SPREAD_STEPS(argmax_integral, argmax_step_short(acc, in_input[i], first, option))
}
STEP argmax_integral argmax_step_int(argmax_integral acc, int32_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmax_integral){f_select(acc.place < 0 || in_input > acc.best || (f_isnan(in_input) &&
        !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input > acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmax_int) {
    const int32_t *in_input = (const int32_t *)at[0];
    FOLD_STEPS(argmax_integral, argmax_join_one_integral, argmax_start_integral,
        argmax_step_int(acc, in_input[i], first + i, option))
}
SPREAD(argmax_int_each) {
    const int32_t *in_input = (const int32_t *)at[0];
    SPREAD_STEPS(argmax_integral, argmax_step_int(acc, in_input[i], first, option))
}
STEP argmax_integral argmax_step_long(argmax_integral acc, int64_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmax_integral){f_select(acc.place < 0 || in_input > acc.best || (f_isnan(in_input) &&
        !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input > acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmax_long) {
    const int64_t *in_input = (const int64_t *)at[0];
    FOLD_STEPS(argmax_integral, argmax_join_one_integral, argmax_start_integral,
        argmax_step_long(acc, in_input[i], first + i, option))
}
SPREAD(argmax_long_each) {
    const int64_t *in_input = (const int64_t *)at[0];
    SPREAD_STEPS(argmax_integral, argmax_step_long(acc, in_input[i], first, option))
}
STEP argmax_floating argmax_step_float(argmax_floating acc, float in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmax_floating){f_select(acc.place < 0 || in_input > acc.best || (f_isnan(in_input) &&
        !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input > acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmax_float) {
    const float *in_input = (const float *)at[0];
    FOLD_STEPS(argmax_floating, argmax_join_one_floating, argmax_start_floating,
        argmax_step_float(acc, in_input[i], first + i, option))
}
SPREAD(argmax_float_each) {
    const float *in_input = (const float *)at[0];
    SPREAD_STEPS(argmax_floating, argmax_step_float(acc, in_input[i], first, option))
}
STEP argmax_floating argmax_step_double(argmax_floating acc, double in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmax_floating){f_select(acc.place < 0 || in_input > acc.best || (f_isnan(in_input) &&
        !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input > acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmax_double) {
    const double *in_input = (const double *)at[0];
    FOLD_STEPS(argmax_floating, argmax_join_one_floating, argmax_start_floating,
        argmax_step_double(acc, in_input[i], first + i, option))
}
SPREAD(argmax_double_each) {
    const double *in_input = (const double *)at[0];
    SPREAD_STEPS(argmax_floating, argmax_step_double(acc, in_input[i], first, option))
}
static void argmax_join_integral(JOIN_ARGUMENTS) { JOIN_STEPS(argmax_integral,
    argmax_join_one_integral) }
static void argmax_finish_integral(FINISH_ARGUMENTS) {
    for (int64_t i = 0; i < sets; i++) {
        const argmax_integral acc = ((argmax_integral *)into)[i];
        into[i * 2 + 0].i = acc.place;
    }
}
static void argmax_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(argmax_floating,
    argmax_join_one_floating) }
static void argmax_finish_floating(FINISH_ARGUMENTS) {
    for (int64_t i = 0; i < sets; i++) {
        const argmax_floating acc = ((argmax_floating *)into)[i];
        into[i * 2 + 0].f = acc.place;
    }
}
static const reduction argmax_body = {
    .inputs = 1, .accumulators = 2,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .ordered = true,
    .start[0] = {{.i = -1}, {.i = 0}},
    .start[1] = {{.f = -1}, {.f = 0}},
    .fold = {
        [TH_BYTE] = argmax_byte, [TH_CHAR] = argmax_char, [TH_SHORT] = argmax_short,
        [TH_INT] = argmax_int, [TH_LONG] = argmax_long, [TH_FLOAT] = argmax_float,
        [TH_DOUBLE] = argmax_double
    },
    .spread = {
        [TH_BYTE] = argmax_byte_each, [TH_CHAR] = argmax_char_each, [TH_SHORT] = argmax_short_each,
        [TH_INT] = argmax_int_each, [TH_LONG] = argmax_long_each, [TH_FLOAT] = argmax_float_each,
        [TH_DOUBLE] = argmax_double_each
    },
    .join[0] = argmax_join_integral,
    .finish[0] = argmax_finish_integral,
    .join[1] = argmax_join_floating,
    .finish[1] = argmax_finish_floating,
};
static const param argmax_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true, .type = -1},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
};
static const form argmax_forms[] = {
    {"t", {0}}, {"tD", {0, 1}}, {"tDb", {0, 1, 2}},
};
const row op_argmax = {
    .op = "argmax", .name = "argmax",
    .signature =
        "argmax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor|Scalar",
    .doc =
        "Where the largest element along dim stands first, counted over all where no dim is "
        "named; nan counts as largest.",
    .enter = th_reduce, .body = &argmax_body,
    .params = argmax_params,
    .forms = argmax_forms,
    .flags = ROW_NUMBER, .dtypes = TH_ALL, .nparams = 3, .nforms = 3, .tensors = 1, .ints = 1,
    .lists = 1, .results = 1, .returned = 1, .types = {TH_LONG},
};

/* argmin(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor|Scalar = start:
   place = -1, best = 0; step: place = select(place < 0 or input < best or isnan(input) and not
   isnan(best), index, place), best = select(place < 0 or input < best or isnan(input) and not
   isnan(best), input, best); join: place = select(other_place >= 0 and (place < 0 or other_best
   < best or isnan(other_best) and not isnan(best) or (other_best == best or isnan(other_best)
   and isnan(best)) and other_place < place), other_place, place), best = select(other_place >=
   0 and (place < 0 or other_best < best or isnan(other_best) and not isnan(best)), other_best,
   best); finish: place */
typedef struct argmin_integral {
    int64_t place, best;
} argmin_integral;
static const argmin_integral argmin_start_integral = {-1, 0};
STEP argmin_integral argmin_join_one_integral(argmin_integral acc, argmin_integral other) {
    return (argmin_integral){f_select(other.place >= 0 && (acc.place < 0 || other.best < acc.best ||
        (f_isnan(other.best) && !f_isnan(acc.best)) || ((other.best == acc.best ||
        (f_isnan(other.best) && f_isnan(acc.best))) && other.place < acc.place)), other.place,
        acc.place), f_select(other.place >= 0 && (acc.place < 0 || other.best < acc.best ||
        (f_isnan(other.best) && !f_isnan(acc.best))), other.best, acc.best)};
}
typedef struct argmin_floating {
    double place, best;
} argmin_floating;
static const argmin_floating argmin_start_floating = {-1, 0};
STEP argmin_floating argmin_join_one_floating(argmin_floating acc, argmin_floating other) {
    return (argmin_floating){f_select(other.place >= 0 && (acc.place < 0 || other.best < acc.best ||
        (f_isnan(other.best) && !f_isnan(acc.best)) || ((other.best == acc.best ||
        (f_isnan(other.best) && f_isnan(acc.best))) && other.place < acc.place)), other.place,
        acc.place), f_select(other.place >= 0 && (acc.place < 0 || other.best < acc.best ||
        (f_isnan(other.best) && !f_isnan(acc.best))), other.best, acc.best)};
}
STEP argmin_integral argmin_step_byte(argmin_integral acc, uint8_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmin_integral){f_select(acc.place < 0 || in_input < acc.best || (f_isnan(in_input) &&
        !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input < acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmin_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    FOLD_STEPS(argmin_integral, argmin_join_one_integral, argmin_start_integral,
        argmin_step_byte(acc, in_input[i], first + i, option))
}
SPREAD(argmin_byte_each) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    SPREAD_STEPS(argmin_integral, argmin_step_byte(acc, in_input[i], first, option))
}
STEP argmin_integral argmin_step_char(argmin_integral acc, int8_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmin_integral){f_select(acc.place < 0 || in_input < acc.best || (f_isnan(in_input) &&
        !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input < acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmin_char) {
    const int8_t *in_input = (const int8_t *)at[0];
    FOLD_STEPS(argmin_integral, argmin_join_one_integral, argmin_start_integral,
        argmin_step_char(acc, in_input[i], first + i, option))
}
SPREAD(argmin_char_each) {
    const int8_t *in_input = (const int8_t *)at[0];
    SPREAD_STEPS(argmin_integral, argmin_step_char(acc, in_input[i], first, option))
}
STEP argmin_integral argmin_step_short(argmin_integral acc, int16_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmin_integral){f_select(acc.place < 0 || in_input < acc.best || (f_isnan(in_input) &&
        !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input < acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmin_short) {
    const int16_t *in_input = (const int16_t *)at[0];
    FOLD_STEPS(argmin_integral, argmin_join_one_integral, argmin_start_integral,
        argmin_step_short(acc, in_input[i], first + i, option))
}
SPREAD(argmin_short_each) {
    const int16_t *in_input = (const int16_t *)at[0];
    SPREAD_STEPS(argmin_integral, argmin_step_short(acc, in_input[i], first, option))
}
STEP argmin_integral argmin_step_int(argmin_integral acc, int32_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmin_integral){f_select(acc.place < 0 || in_input < acc.best || (f_isnan(in_input) &&
        !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input < acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmin_int) {
    const int32_t *in_input = (const int32_t *)at[0];
    FOLD_STEPS(argmin_integral, argmin_join_one_integral, argmin_start_integral,
        argmin_step_int(acc, in_input[i], first + i, option))
}
SPREAD(argmin_int_each) {
    const int32_t *in_input = (const int32_t *)at[0];
    SPREAD_STEPS(argmin_integral, argmin_step_int(acc, in_input[i], first, option))
}
STEP argmin_integral argmin_step_long(argmin_integral acc, int64_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmin_integral){f_select(acc.place < 0 || in_input < acc.best || (f_isnan(in_input) &&
        !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input < acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmin_long) {
    const int64_t *in_input = (const int64_t *)at[0];
    FOLD_STEPS(argmin_integral, argmin_join_one_integral, argmin_start_integral,
        argmin_step_long(acc, in_input[i], first + i, option))
}
SPREAD(argmin_long_each) {
    const int64_t *in_input = (const int64_t *)at[0];
    SPREAD_STEPS(argmin_integral, argmin_step_long(acc, in_input[i], first, option))
}
STEP argmin_floating argmin_step_float(argmin_floating acc, float in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmin_floating){f_select(acc.place < 0 || in_input < acc.best || (f_isnan(in_input) &&
        !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input < acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmin_float) {
    const float *in_input = (const float *)at[0];
    FOLD_STEPS(argmin_floating, argmin_join_one_floating, argmin_start_floating,
        argmin_step_float(acc, in_input[i], first + i, option))
}
SPREAD(argmin_float_each) {
    const float *in_input = (const float *)at[0];
    SPREAD_STEPS(argmin_floating, argmin_step_float(acc, in_input[i], first, option))
}
STEP argmin_floating argmin_step_double(argmin_floating acc, double in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (argmin_floating){f_select(acc.place < 0 || in_input < acc.best || (f_isnan(in_input) &&
        !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input < acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best)};
}
FOLD(argmin_double) {
    const double *in_input = (const double *)at[0];
    FOLD_STEPS(argmin_floating, argmin_join_one_floating, argmin_start_floating,
        argmin_step_double(acc, in_input[i], first + i, option))
}
SPREAD(argmin_double_each) {
    const double *in_input = (const double *)at[0];
    SPREAD_STEPS(argmin_floating, argmin_step_double(acc, in_input[i], first, option))
}
static void argmin_join_integral(JOIN_ARGUMENTS) { JOIN_STEPS(argmin_integral,
    argmin_join_one_integral) }
static void argmin_finish_integral(FINISH_ARGUMENTS) {
    for (int64_t i = 0; i < sets; i++) {
        const argmin_integral acc = ((argmin_integral *)into)[i];
        into[i * 2 + 0].i = acc.place;
    }
}
static void argmin_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(argmin_floating,
    argmin_join_one_floating) }
static void argmin_finish_floating(FINISH_ARGUMENTS) {
    for (int64_t i = 0; i < sets; i++) {
        const argmin_floating acc = ((argmin_floating *)into)[i];
        into[i * 2 + 0].f = acc.place;
    }
}
static const reduction argmin_body = {
    .inputs = 1, .accumulators = 2,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .ordered = true,
    .start[0] = {{.i = -1}, {.i = 0}},
    .start[1] = {{.f = -1}, {.f = 0}},
    .fold = {
        [TH_BYTE] = argmin_byte, [TH_CHAR] = argmin_char, [TH_SHORT] = argmin_short,
        [TH_INT] = argmin_int, [TH_LONG] = argmin_long, [TH_FLOAT] = argmin_float,
        [TH_DOUBLE] = argmin_double
    },
    .spread = {
        [TH_BYTE] = argmin_byte_each, [TH_CHAR] = argmin_char_each, [TH_SHORT] = argmin_short_each,
        [TH_INT] = argmin_int_each, [TH_LONG] = argmin_long_each, [TH_FLOAT] = argmin_float_each,
        [TH_DOUBLE] = argmin_double_each
    },
    .join[0] = argmin_join_integral,
    .finish[0] = argmin_finish_integral,
    .join[1] = argmin_join_floating,
    .finish[1] = argmin_finish_floating,
};
static const param argmin_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true, .type = -1},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
};
static const form argmin_forms[] = {
    {"t", {0}}, {"tD", {0, 1}}, {"tDb", {0, 1, 2}},
};
const row op_argmin = {
    .op = "argmin", .name = "argmin",
    .signature =
        "argmin(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor|Scalar",
    .doc =
        "Where the smallest element along dim stands first, counted over all where no dim is "
        "named; nan counts as smallest.",
    .enter = th_reduce, .body = &argmin_body,
    .params = argmin_params,
    .forms = argmin_forms,
    .flags = ROW_NUMBER, .dtypes = TH_ALL, .nparams = 3, .nforms = 3, .tensors = 1, .ints = 1,
    .lists = 1, .results = 1, .returned = 1, .types = {TH_LONG},
};

/* amax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar = start: -inf;
   step: max(acc, input) */
FOLD(amax_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    FOLD_EACH(int64_t, th_join_max, INT64_MIN, in_input[i])
}
SPREAD(amax_byte_each) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    SPREAD_EACH(int64_t, th_join_max, in_input[i])
}
FOLD(amax_char) {
    const int8_t *in_input = (const int8_t *)at[0];
    FOLD_EACH(int64_t, th_join_max, INT64_MIN, in_input[i])
}
SPREAD(amax_char_each) {
    const int8_t *in_input = (const int8_t *)at[0];
    SPREAD_EACH(int64_t, th_join_max, in_input[i])
}
FOLD(amax_short) {
    const int16_t *in_input = (const int16_t *)at[0];
    FOLD_EACH(int64_t, th_join_max, INT64_MIN, in_input[i])
}
SPREAD(amax_short_each) {
    const int16_t *in_input = (const int16_t *)at[0];
    SPREAD_EACH(int64_t, th_join_max, in_input[i])
}
FOLD(amax_int) {
    const int32_t *in_input = (const int32_t *)at[0];
    FOLD_EACH(int64_t, th_join_max, INT64_MIN, in_input[i])
}
SPREAD(amax_int_each) {
    const int32_t *in_input = (const int32_t *)at[0];
    SPREAD_EACH(int64_t, th_join_max, in_input[i])
}
FOLD(amax_long) {
    const int64_t *in_input = (const int64_t *)at[0];
    FOLD_EACH(int64_t, th_join_max, INT64_MIN, in_input[i])
}
SPREAD(amax_long_each) {
    const int64_t *in_input = (const int64_t *)at[0];
    SPREAD_EACH(int64_t, th_join_max, in_input[i])
}
FOLD(amax_float) {
    const float *in_input = (const float *)at[0];
    FOLD_EACH(double, th_join_max, -INFINITY, in_input[i])
}
SPREAD(amax_float_each) {
    const float *in_input = (const float *)at[0];
    SPREAD_EACH(double, th_join_max, in_input[i])
}
FOLD(amax_double) {
    const double *in_input = (const double *)at[0];
    FOLD_EACH(double, th_join_max, -INFINITY, in_input[i])
}
SPREAD(amax_double_each) {
    const double *in_input = (const double *)at[0];
    SPREAD_EACH(double, th_join_max, in_input[i])
}
static void amax_join_integral(JOIN_ARGUMENTS) { JOIN_EACH(i, th_join_max) }
static void amax_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_max) }
static const reduction amax_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .start[0] = {{.i = INT64_MIN}},
    .start[1] = {{.f = -INFINITY}},
    .fold = {
        [TH_BYTE] = amax_byte, [TH_CHAR] = amax_char, [TH_SHORT] = amax_short, [TH_INT] = amax_int,
        [TH_LONG] = amax_long, [TH_FLOAT] = amax_float, [TH_DOUBLE] = amax_double
    },
    .spread = {
        [TH_BYTE] = amax_byte_each, [TH_CHAR] = amax_char_each, [TH_SHORT] = amax_short_each,
        [TH_INT] = amax_int_each, [TH_LONG] = amax_long_each, [TH_FLOAT] = amax_float_each,
        [TH_DOUBLE] = amax_double_each
    },
    .join[0] = amax_join_integral,
    .join[1] = amax_join_floating,
};
/* d input = select(input == output, grad, 0) */
LOOP(amax_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_output[i], in_grad[i], (float)0);
}
LOOP(amax_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_output[i], in_grad[i], (double)0);
}
static const gradient amax_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .loops = {[TH_FLOAT] = amax_input_float, [TH_DOUBLE] = amax_input_double},
};
static int amax_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&amax_input, s, grad);
    return th_gave(s, result);
}
static const param amax_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true, .type = -1},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
};
static const form amax_forms[] = {
    {"t", {0}}, {"tD", {0, 1}}, {"tDb", {0, 1, 2}},
};
const row op_amax = {
    .op = "amax", .name = "amax",
    .signature =
        "amax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar",
    .doc =
        "The largest element over one or several dims, nan if there is one. Every element "
        "that equals it receives the gradient.",
    .enter = th_reduce, .body = &amax_body,
    .backward = amax_backward,
    .params = amax_params,
    .forms = amax_forms,
    .flags = ROW_NUMBER, .dtypes = TH_ALL, .nparams = 3, .nforms = 3, .tensors = 1, .ints = 1,
    .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {0x101},
};

/* amin(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar = start: inf; step:
   min(acc, input) */
FOLD(amin_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    FOLD_EACH(int64_t, th_join_min, INT64_MAX, in_input[i])
}
SPREAD(amin_byte_each) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    SPREAD_EACH(int64_t, th_join_min, in_input[i])
}
FOLD(amin_char) {
    const int8_t *in_input = (const int8_t *)at[0];
    FOLD_EACH(int64_t, th_join_min, INT64_MAX, in_input[i])
}
SPREAD(amin_char_each) {
    const int8_t *in_input = (const int8_t *)at[0];
    SPREAD_EACH(int64_t, th_join_min, in_input[i])
}
FOLD(amin_short) {
    const int16_t *in_input = (const int16_t *)at[0];
    FOLD_EACH(int64_t, th_join_min, INT64_MAX, in_input[i])
}
SPREAD(amin_short_each) {
    const int16_t *in_input = (const int16_t *)at[0];
    SPREAD_EACH(int64_t, th_join_min, in_input[i])
}
FOLD(amin_int) {
    const int32_t *in_input = (const int32_t *)at[0];
    FOLD_EACH(int64_t, th_join_min, INT64_MAX, in_input[i])
}
SPREAD(amin_int_each) {
    const int32_t *in_input = (const int32_t *)at[0];
    SPREAD_EACH(int64_t, th_join_min, in_input[i])
}
FOLD(amin_long) {
    const int64_t *in_input = (const int64_t *)at[0];
    FOLD_EACH(int64_t, th_join_min, INT64_MAX, in_input[i])
}
SPREAD(amin_long_each) {
    const int64_t *in_input = (const int64_t *)at[0];
    SPREAD_EACH(int64_t, th_join_min, in_input[i])
}
FOLD(amin_float) {
    const float *in_input = (const float *)at[0];
    FOLD_EACH(double, th_join_min, INFINITY, in_input[i])
}
SPREAD(amin_float_each) {
    const float *in_input = (const float *)at[0];
    SPREAD_EACH(double, th_join_min, in_input[i])
}
FOLD(amin_double) {
    const double *in_input = (const double *)at[0];
    FOLD_EACH(double, th_join_min, INFINITY, in_input[i])
}
SPREAD(amin_double_each) {
    const double *in_input = (const double *)at[0];
    SPREAD_EACH(double, th_join_min, in_input[i])
}
static void amin_join_integral(JOIN_ARGUMENTS) { JOIN_EACH(i, th_join_min) }
static void amin_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_min) }
static const reduction amin_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .start[0] = {{.i = INT64_MAX}},
    .start[1] = {{.f = INFINITY}},
    .fold = {
        [TH_BYTE] = amin_byte, [TH_CHAR] = amin_char, [TH_SHORT] = amin_short, [TH_INT] = amin_int,
        [TH_LONG] = amin_long, [TH_FLOAT] = amin_float, [TH_DOUBLE] = amin_double
    },
    .spread = {
        [TH_BYTE] = amin_byte_each, [TH_CHAR] = amin_char_each, [TH_SHORT] = amin_short_each,
        [TH_INT] = amin_int_each, [TH_LONG] = amin_long_each, [TH_FLOAT] = amin_float_each,
        [TH_DOUBLE] = amin_double_each
    },
    .join[0] = amin_join_integral,
    .join[1] = amin_join_floating,
};
/* d input = select(input == output, grad, 0) */
LOOP(amin_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_output[i], in_grad[i], (float)0);
}
LOOP(amin_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    EACH(i, count) to_input[i] = f_select(in_input[i] == in_output[i], in_grad[i], (double)0);
}
static const gradient amin_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .loops = {[TH_FLOAT] = amin_input_float, [TH_DOUBLE] = amin_input_double},
};
static int amin_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&amin_input, s, grad);
    return th_gave(s, result);
}
static const param amin_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true, .type = -1},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
};
static const form amin_forms[] = {
    {"t", {0}}, {"tD", {0, 1}}, {"tDb", {0, 1, 2}},
};
const row op_amin = {
    .op = "amin", .name = "amin",
    .signature =
        "amin(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar",
    .doc =
        "The smallest element over one or several dims, nan if there is one. Every element "
        "that equals it receives the gradient.",
    .enter = th_reduce, .body = &amin_body,
    .backward = amin_backward,
    .params = amin_params,
    .forms = amin_forms,
    .flags = ROW_NUMBER, .dtypes = TH_ALL, .nparams = 3, .nforms = 3, .tensors = 1, .ints = 1,
    .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {0x101},
};
