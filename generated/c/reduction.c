/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* reduction: Many elements into one, over dims, which are dropped unless keepdim=True, or over
   all, which gives a number for a Tensor. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* sum(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar = start: 0; step:
   acc + input */
FOLD(sum_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    FOLD_EACH(int64_t, th_join_sum, 0, in_input[i])
}
SPREAD(sum_byte_each) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    SPREAD_EACH(int64_t, th_join_sum, in_input[i])
}
FOLD(sum_char) {
    const int8_t *in_input = (const int8_t *)at[0];
    FOLD_EACH(int64_t, th_join_sum, 0, in_input[i])
}
SPREAD(sum_char_each) {
    const int8_t *in_input = (const int8_t *)at[0];
    SPREAD_EACH(int64_t, th_join_sum, in_input[i])
}
FOLD(sum_short) {
    const int16_t *in_input = (const int16_t *)at[0];
    FOLD_EACH(int64_t, th_join_sum, 0, in_input[i])
}
SPREAD(sum_short_each) {
    const int16_t *in_input = (const int16_t *)at[0];
    SPREAD_EACH(int64_t, th_join_sum, in_input[i])
}
FOLD(sum_int) {
    const int32_t *in_input = (const int32_t *)at[0];
    FOLD_EACH(int64_t, th_join_sum, 0, in_input[i])
}
SPREAD(sum_int_each) {
    const int32_t *in_input = (const int32_t *)at[0];
    SPREAD_EACH(int64_t, th_join_sum, in_input[i])
}
FOLD(sum_long) {
    const int64_t *in_input = (const int64_t *)at[0];
    FOLD_EACH(int64_t, th_join_sum, 0, in_input[i])
}
SPREAD(sum_long_each) {
    const int64_t *in_input = (const int64_t *)at[0];
    SPREAD_EACH(int64_t, th_join_sum, in_input[i])
}
FOLD(sum_float) {
    const float *in_input = (const float *)at[0];
    FOLD_EACH(double, th_join_sum, 0, in_input[i])
}
SPREAD(sum_float_each) {
    const float *in_input = (const float *)at[0];
    SPREAD_EACH(double, th_join_sum, in_input[i])
}
FOLD(sum_double) {
    const double *in_input = (const double *)at[0];
    FOLD_EACH(double, th_join_sum, 0, in_input[i])
}
SPREAD(sum_double_each) {
    const double *in_input = (const double *)at[0];
    SPREAD_EACH(double, th_join_sum, in_input[i])
}
static void sum_join_integral(JOIN_ARGUMENTS) { JOIN_EACH(i, th_join_sum) }
static void sum_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static const reduction sum_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .start[0] = {{.i = 0}},
    .start[1] = {{.f = 0}},
    .fold = {
        [TH_BYTE] = sum_byte, [TH_CHAR] = sum_char, [TH_SHORT] = sum_short, [TH_INT] = sum_int,
        [TH_LONG] = sum_long, [TH_FLOAT] = sum_float, [TH_DOUBLE] = sum_double
    },
    .spread = {
        [TH_BYTE] = sum_byte_each, [TH_CHAR] = sum_char_each, [TH_SHORT] = sum_short_each,
        [TH_INT] = sum_int_each, [TH_LONG] = sum_long_each, [TH_FLOAT] = sum_float_each,
        [TH_DOUBLE] = sum_double_each
    },
    .join[0] = sum_join_integral,
    .join[1] = sum_join_floating,
};
static int sum_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_pass(s, 0, grad[0]);
    return th_gave(s, result);
}
static const param sum_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true, .type = -1},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
};
static const form sum_forms[] = {
    {"t", {0}}, {"tD", {0, 1}}, {"tDb", {0, 1, 2}},
};
const row op_sum = {
    .op = "sum", .name = "sum",
    .signature =
        "sum(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar",
    .doc =
        "Sum of the elements, gathered in double precision or in 64 bits; no elements give "
        "0. Of integers it is a LongTensor.",
    .enter = th_reduce, .body = &sum_body,
    .backward = sum_backward,
    .params = sum_params,
    .forms = sum_forms,
    .flags = ROW_NUMBER, .dtypes = TH_ALL, .nparams = 3, .nforms = 3, .tensors = 1, .inputs = 1,
    .ints = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_WIDE}, .differentiable = 1,
    .grads = 1,
};

/* prod(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> (Tensor|Scalar output, saved
   Tensor others, saved Tensor zeros) = start: output = 1, others = 1, zeros = 0; step: output =
   output * input, others = select(input == 0, others, others * input), zeros = zeros + (input
   == 0); join: output = output * other_output, others = others * other_others, zeros = zeros +
   other_zeros */
typedef struct prod_integral {
    int64_t output, others, zeros;
} prod_integral;
static const prod_integral prod_start_integral = {1, 1, 0};
STEP prod_integral prod_join_one_integral(prod_integral acc, prod_integral other) {
    return (prod_integral){acc.output * other.output, acc.others * other.others,
        acc.zeros + other.zeros};
}
typedef struct prod_floating {
    double output, others, zeros;
} prod_floating;
static const prod_floating prod_start_floating = {1, 1, 0};
STEP prod_floating prod_join_one_floating(prod_floating acc, prod_floating other) {
    return (prod_floating){acc.output * other.output, acc.others * other.others,
        acc.zeros + other.zeros};
}
STEP prod_integral prod_step_byte(prod_integral acc, uint8_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (prod_integral){acc.output * in_input, f_select(in_input == 0, acc.others,
        acc.others * in_input), acc.zeros + (in_input == 0)};
}
FOLD(prod_byte) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    FOLD_STEPS(prod_integral, prod_join_one_integral, prod_start_integral, prod_step_byte(acc,
        in_input[i], first + i, option))
}
SPREAD(prod_byte_each) {
    const uint8_t *in_input = (const uint8_t *)at[0];
    SPREAD_STEPS(prod_integral, prod_step_byte(acc, in_input[i], first, option))
}
STEP prod_integral prod_step_char(prod_integral acc, int8_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (prod_integral){acc.output * in_input, f_select(in_input == 0, acc.others,
        acc.others * in_input), acc.zeros + (in_input == 0)};
}
FOLD(prod_char) {
    const int8_t *in_input = (const int8_t *)at[0];
    FOLD_STEPS(prod_integral, prod_join_one_integral, prod_start_integral, prod_step_char(acc,
        in_input[i], first + i, option))
}
SPREAD(prod_char_each) {
    const int8_t *in_input = (const int8_t *)at[0];
    SPREAD_STEPS(prod_integral, prod_step_char(acc, in_input[i], first, option))
}
STEP prod_integral prod_step_short(prod_integral acc, int16_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (prod_integral){acc.output * in_input, f_select(in_input == 0, acc.others,
        acc.others * in_input), acc.zeros + (in_input == 0)};
}
FOLD(prod_short) {
    const int16_t *in_input = (const int16_t *)at[0];
    FOLD_STEPS(prod_integral, prod_join_one_integral, prod_start_integral, prod_step_short(acc,
        in_input[i], first + i, option))
}
SPREAD(prod_short_each) {
    const int16_t *in_input = (const int16_t *)at[0];
    SPREAD_STEPS(prod_integral, prod_step_short(acc, in_input[i], first, option))
}
STEP prod_integral prod_step_int(prod_integral acc, int32_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (prod_integral){acc.output * in_input, f_select(in_input == 0, acc.others,
        acc.others * in_input), acc.zeros + (in_input == 0)};
}
FOLD(prod_int) {
    const int32_t *in_input = (const int32_t *)at[0];
    FOLD_STEPS(prod_integral, prod_join_one_integral, prod_start_integral, prod_step_int(acc,
        in_input[i], first + i, option))
}
SPREAD(prod_int_each) {
    const int32_t *in_input = (const int32_t *)at[0];
    SPREAD_STEPS(prod_integral, prod_step_int(acc, in_input[i], first, option))
}
STEP prod_integral prod_step_long(prod_integral acc, int64_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (prod_integral){acc.output * in_input, f_select(in_input == 0, acc.others,
        acc.others * in_input), acc.zeros + (in_input == 0)};
}
FOLD(prod_long) {
    const int64_t *in_input = (const int64_t *)at[0];
    FOLD_STEPS(prod_integral, prod_join_one_integral, prod_start_integral, prod_step_long(acc,
        in_input[i], first + i, option))
}
SPREAD(prod_long_each) {
    const int64_t *in_input = (const int64_t *)at[0];
    SPREAD_STEPS(prod_integral, prod_step_long(acc, in_input[i], first, option))
}
STEP prod_floating prod_step_float(prod_floating acc, float in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (prod_floating){acc.output * in_input, f_select(in_input == 0, acc.others,
        acc.others * in_input), acc.zeros + (in_input == 0)};
}
FOLD(prod_float) {
    const float *in_input = (const float *)at[0];
    FOLD_STEPS(prod_floating, prod_join_one_floating, prod_start_floating, prod_step_float(acc,
        in_input[i], first + i, option))
}
SPREAD(prod_float_each) {
    const float *in_input = (const float *)at[0];
    SPREAD_STEPS(prod_floating, prod_step_float(acc, in_input[i], first, option))
}
STEP prod_floating prod_step_double(prod_floating acc, double in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return (prod_floating){acc.output * in_input, f_select(in_input == 0, acc.others,
        acc.others * in_input), acc.zeros + (in_input == 0)};
}
FOLD(prod_double) {
    const double *in_input = (const double *)at[0];
    FOLD_STEPS(prod_floating, prod_join_one_floating, prod_start_floating, prod_step_double(acc,
        in_input[i], first + i, option))
}
SPREAD(prod_double_each) {
    const double *in_input = (const double *)at[0];
    SPREAD_STEPS(prod_floating, prod_step_double(acc, in_input[i], first, option))
}
static void prod_join_integral(JOIN_ARGUMENTS) { JOIN_STEPS(prod_integral, prod_join_one_integral) }
static void prod_join_floating(JOIN_ARGUMENTS) { JOIN_STEPS(prod_floating, prod_join_one_floating) }
static const reduction prod_body = {
    .inputs = 1, .accumulators = 3,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .start[0] = {{.i = 1}, {.i = 1}, {.i = 0}},
    .start[1] = {{.f = 1}, {.f = 1}, {.f = 0}},
    .fold = {
        [TH_BYTE] = prod_byte, [TH_CHAR] = prod_char, [TH_SHORT] = prod_short, [TH_INT] = prod_int,
        [TH_LONG] = prod_long, [TH_FLOAT] = prod_float, [TH_DOUBLE] = prod_double
    },
    .spread = {
        [TH_BYTE] = prod_byte_each, [TH_CHAR] = prod_char_each, [TH_SHORT] = prod_short_each,
        [TH_INT] = prod_int_each, [TH_LONG] = prod_long_each, [TH_FLOAT] = prod_float_each,
        [TH_DOUBLE] = prod_double_each
    },
    .join[0] = prod_join_integral,
    .join[1] = prod_join_floating,
};
/* d input = select(input == 0, select(zeros == 1, grad * others, 0), select(zeros == 0, grad *
   others / input, 0)) */
LOOP(prod_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_others = (const float *)at[3];
    const float *in_zeros = (const float *)at[4];
    EACH(i, count) to_input[i] = f_select(in_input[i] == 0, f_select(in_zeros[i] == 1,
        in_grad[i] * in_others[i], (float)0), f_select(in_zeros[i] == 0,
        f_divide(in_grad[i] * in_others[i], in_input[i]), (float)0));
}
LOOP(prod_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_others = (const double *)at[3];
    const double *in_zeros = (const double *)at[4];
    EACH(i, count) to_input[i] = f_select(in_input[i] == 0, f_select(in_zeros[i] == 1,
        in_grad[i] * in_others[i], (double)0), f_select(in_zeros[i] == 0,
        f_divide(in_grad[i] * in_others[i], in_input[i]), (double)0));
}
static const gradient prod_input = {
    .input = 0, .inputs = 4, .from = {FROM_GRAD, 0, FROM_RESULT + 1, FROM_RESULT + 2},
    .loops = {[TH_FLOAT] = prod_input_float, [TH_DOUBLE] = prod_input_double},
};
static int prod_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&prod_input, s, grad);
    return th_gave(s, result);
}
static const param prod_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true, .type = -1},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
};
static const form prod_forms[] = {
    {"t", {0}}, {"tD", {0, 1}}, {"tDb", {0, 1, 2}},
};
const row op_prod = {
    .op = "prod", .name = "prod",
    .signature =
        "prod(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> (Tensor|Scalar output, "
        "saved Tensor others, saved Tensor zeros)",
    .doc =
        "Product of the elements; no elements give 1. Of integers it is a LongTensor. The "
        "gradient of an element is the product of the others, where there are zeros too.",
    .enter = th_reduce, .body = &prod_body,
    .backward = prod_backward,
    .params = prod_params,
    .forms = prod_forms,
    .flags = ROW_NUMBER, .dtypes = TH_ALL, .nparams = 3, .nforms = 3, .tensors = 1, .inputs = 1,
    .ints = 1, .lists = 1, .results = 3, .returned = 1, .types = {TH_WIDE, TH_SAME, TH_WIDE},
    .differentiable = 1, .grads = 1, .reads = {0x601},
};

/* mean(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar = start: 0; step:
   acc + input; finish: acc / count */
FOLD(mean_float) {
    const float *in_input = (const float *)at[0];
    FOLD_EACH(double, th_join_sum, 0, in_input[i])
}
SPREAD(mean_float_each) {
    const float *in_input = (const float *)at[0];
    SPREAD_EACH(double, th_join_sum, in_input[i])
}
FOLD(mean_double) {
    const double *in_input = (const double *)at[0];
    FOLD_EACH(double, th_join_sum, 0, in_input[i])
}
SPREAD(mean_double_each) {
    const double *in_input = (const double *)at[0];
    SPREAD_EACH(double, th_join_sum, in_input[i])
}
static void mean_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void mean_finish_floating(FINISH_ARGUMENTS) {
    FINISH_EACH(f, double, f_divide(acc, count))
}
static const reduction mean_body = {
    .inputs = 1, .accumulators = 1,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .start[1] = {{.f = 0}},
    .fold = {[TH_FLOAT] = mean_float, [TH_DOUBLE] = mean_double},
    .spread = {[TH_FLOAT] = mean_float_each, [TH_DOUBLE] = mean_double_each},
    .join[1] = mean_join_floating,
    .finish[1] = mean_finish_floating,
};
/* d input = grad / count */
LOOP(mean_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float in_count = (float)option[1].f;
    EACH(i, count) to_input[i] = f_divide(in_grad[i], in_count);
}
LOOP(mean_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double in_count = (double)option[1].f;
    EACH(i, count) to_input[i] = f_divide(in_grad[i], in_count);
}
static const gradient mean_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .loops = {[TH_FLOAT] = mean_input_float, [TH_DOUBLE] = mean_input_double},
};
static int mean_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&mean_input, s, grad);
    return th_gave(s, result);
}
static const param mean_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true, .type = -1},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
};
static const form mean_forms[] = {
    {"t", {0}}, {"tD", {0, 1}}, {"tDb", {0, 1, 2}},
};
const row op_mean = {
    .op = "mean", .name = "mean",
    .signature =
        "mean(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar",
    .doc = "Mean of the elements; no elements give nan.",
    .enter = th_reduce, .body = &mean_body,
    .backward = mean_backward,
    .params = mean_params,
    .forms = mean_forms,
    .flags = ROW_NUMBER, .dtypes = TH_FLOATING, .nparams = 3, .nforms = 3, .tensors = 1,
    .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .sizes = {1},
};
