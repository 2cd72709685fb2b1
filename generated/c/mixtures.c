/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* mixtures: Products and quotients added to elements, and linear interpolation. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* lerp(Tensor input, Tensor end, Scalar weight) = select(weight == 0 or input == end, input,
   select(weight == 1, end, input * (1 - weight) + end * weight)) */
LOOP(lerp_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_end = (const float *)at[2];
    const float in_weight = (float)option[0].f;
    EACH(i, count) to_output[i] = f_select((in_weight == 0) | (in_input[i] == in_end[i]),
        in_input[i], f_select(in_weight == 1, in_end[i],
        in_input[i] * (1 - in_weight) + in_end[i] * in_weight));
}
LOOP(lerp_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_end = (const double *)at[2];
    const double in_weight = (double)option[0].f;
    EACH(i, count) to_output[i] = f_select((in_weight == 0) | (in_input[i] == in_end[i]),
        in_input[i], f_select(in_weight == 1, in_end[i],
        in_input[i] * (1 - in_weight) + in_end[i] * in_weight));
}
LOOP(lerp_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat *in_end = (const complexfloat *)at[2];
    const complexfloat in_weight = formula_number_complexfloat(&option[0]);
    EACH(i, count) to_output[i] = f_select((in_weight == 0) | (in_input[i] == in_end[i]),
        in_input[i], f_select(in_weight == 1, in_end[i],
        in_input[i] * (1 - in_weight) + in_end[i] * in_weight));
}
LOOP(lerp_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble *in_end = (const complexdouble *)at[2];
    const complexdouble in_weight = formula_number_complexdouble(&option[0]);
    EACH(i, count) to_output[i] = f_select((in_weight == 0) | (in_input[i] == in_end[i]),
        in_input[i], f_select(in_weight == 1, in_end[i],
        in_input[i] * (1 - in_weight) + in_end[i] * in_weight));
}
NARROW_LOOP(lerp_half, lerp_float, half, 1, 3, 1, 0)
NARROW_LOOP(lerp_bfloat16, lerp_float, bfloat16, 1, 3, 1, 0)
static const pointwise lerp_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .kernel = {"mixtures", "lerp"},
    .postfix = "o0 n0 == x0 x1 == or x0 o0 n1 == x1 x0 n1 o0 - * x1 o0 * + select select",
    .constants = (const double[]){0.0, 1.0},
    .loops = {
        [TH_HALF] = lerp_half, [TH_BFLOAT16] = lerp_bfloat16, [TH_FLOAT] = lerp_float,
        [TH_DOUBLE] = lerp_double, [TH_COMPLEXFLOAT] = lerp_complexfloat,
        [TH_COMPLEXDOUBLE] = lerp_complexdouble
    },
    .blocks = true,
};
/* d input = grad * (1 - weight) */
LOOP(lerp_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float in_weight = (float)option[0].f;
    EACH(i, count) to_input[i] = in_grad[i] * (1 - in_weight);
}
LOOP(lerp_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double in_weight = (double)option[0].f;
    EACH(i, count) to_input[i] = in_grad[i] * (1 - in_weight);
}
LOOP(lerp_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat in_weight = formula_number_complexfloat(&option[0]);
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * (1 - in_weight));
}
LOOP(lerp_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble in_weight = formula_number_complexdouble(&option[0]);
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * (1 - in_weight));
}
NARROW_LOOP(lerp_input_half, lerp_input_float, half, 1, 2, 1, 0)
NARROW_LOOP(lerp_input_bfloat16, lerp_input_float, bfloat16, 1, 2, 1, 0)
static const gradient lerp_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"mixtures", "lerp_input"},
    .loops = {
        [TH_HALF] = lerp_input_half, [TH_BFLOAT16] = lerp_input_bfloat16,
        [TH_FLOAT] = lerp_input_float, [TH_DOUBLE] = lerp_input_double,
        [TH_COMPLEXFLOAT] = lerp_input_complexfloat, [TH_COMPLEXDOUBLE] = lerp_input_complexdouble
    },
};
/* d end = grad * weight */
LOOP(lerp_end_float) {
    float *to_end = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float in_weight = (float)option[0].f;
    EACH(i, count) to_end[i] = in_grad[i] * in_weight;
}
LOOP(lerp_end_double) {
    double *to_end = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double in_weight = (double)option[0].f;
    EACH(i, count) to_end[i] = in_grad[i] * in_weight;
}
LOOP(lerp_end_complexfloat) {
    complexfloat *to_end = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat in_weight = formula_number_complexfloat(&option[0]);
    EACH(i, count) to_end[i] = f_conj(f_conj(in_grad[i]) * in_weight);
}
LOOP(lerp_end_complexdouble) {
    complexdouble *to_end = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble in_weight = formula_number_complexdouble(&option[0]);
    EACH(i, count) to_end[i] = f_conj(f_conj(in_grad[i]) * in_weight);
}
NARROW_LOOP(lerp_end_half, lerp_end_float, half, 1, 2, 1, 0)
NARROW_LOOP(lerp_end_bfloat16, lerp_end_float, bfloat16, 1, 2, 1, 0)
static const gradient lerp_end = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"mixtures", "lerp_end"},
    .loops = {
        [TH_HALF] = lerp_end_half, [TH_BFLOAT16] = lerp_end_bfloat16, [TH_FLOAT] = lerp_end_float,
        [TH_DOUBLE] = lerp_end_double, [TH_COMPLEXFLOAT] = lerp_end_complexfloat,
        [TH_COMPLEXDOUBLE] = lerp_end_complexdouble
    },
};
static int lerp_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&lerp_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&lerp_end, s, grad);
    return th_finish_gradients(s, result);
}
static const param lerp_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "end", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "weight", .kind = P_SCALAR, .slot = 0, .type = -1},
};
const row op_lerp = {
    .op = "lerp", .name = "lerp",
    .signature = "lerp(Tensor input, Tensor end, Scalar weight)",
    .enter = th_pointwise, .body = &lerp_body,
    .backward = lerp_backward,
    .params = lerp_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 3,
    .required = 3, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1,
};

/* lerp_tensor(Tensor input, Tensor end, Tensor weight) = select(weight == 0 or input == end,
   input, select(weight == 1, end, input * (1 - weight) + end * weight)) */
LOOP(lerp_tensor_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_end = (const float *)at[2];
    const float *in_weight = (const float *)at[3];
    EACH(i, count) to_output[i] = f_select((in_weight[i] == 0) | (in_input[i] == in_end[i]),
        in_input[i], f_select(in_weight[i] == 1, in_end[i],
        in_input[i] * (1 - in_weight[i]) + in_end[i] * in_weight[i]));
}
LOOP(lerp_tensor_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_end = (const double *)at[2];
    const double *in_weight = (const double *)at[3];
    EACH(i, count) to_output[i] = f_select((in_weight[i] == 0) | (in_input[i] == in_end[i]),
        in_input[i], f_select(in_weight[i] == 1, in_end[i],
        in_input[i] * (1 - in_weight[i]) + in_end[i] * in_weight[i]));
}
LOOP(lerp_tensor_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat *in_end = (const complexfloat *)at[2];
    const complexfloat *in_weight = (const complexfloat *)at[3];
    EACH(i, count) to_output[i] = f_select((in_weight[i] == 0) | (in_input[i] == in_end[i]),
        in_input[i], f_select(in_weight[i] == 1, in_end[i],
        in_input[i] * (1 - in_weight[i]) + in_end[i] * in_weight[i]));
}
LOOP(lerp_tensor_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble *in_end = (const complexdouble *)at[2];
    const complexdouble *in_weight = (const complexdouble *)at[3];
    EACH(i, count) to_output[i] = f_select((in_weight[i] == 0) | (in_input[i] == in_end[i]),
        in_input[i], f_select(in_weight[i] == 1, in_end[i],
        in_input[i] * (1 - in_weight[i]) + in_end[i] * in_weight[i]));
}
NARROW_LOOP(lerp_tensor_half, lerp_tensor_float, half, 1, 4, 0, 0)
NARROW_LOOP(lerp_tensor_bfloat16, lerp_tensor_float, bfloat16, 1, 4, 0, 0)
static const pointwise lerp_tensor_body = {
    .outputs = 1, .inputs = 3,
    .to = {0}, .from = {0, 1, 2},
    .kernel = {"mixtures", "lerp_tensor"},
    .postfix = "x2 n0 == x0 x1 == or x0 x2 n1 == x1 x0 n1 x2 - * x1 x2 * + select select",
    .constants = (const double[]){0.0, 1.0},
    .loops = {
        [TH_HALF] = lerp_tensor_half, [TH_BFLOAT16] = lerp_tensor_bfloat16,
        [TH_FLOAT] = lerp_tensor_float, [TH_DOUBLE] = lerp_tensor_double,
        [TH_COMPLEXFLOAT] = lerp_tensor_complexfloat, [TH_COMPLEXDOUBLE] = lerp_tensor_complexdouble
    },
    .blocks = true,
};
/* d input = grad * (1 - weight) */
LOOP(lerp_tensor_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_weight = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * (1 - in_weight[i]);
}
LOOP(lerp_tensor_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_weight = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * (1 - in_weight[i]);
}
LOOP(lerp_tensor_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_weight = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * (1 - in_weight[i]));
}
LOOP(lerp_tensor_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_weight = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * (1 - in_weight[i]));
}
NARROW_LOOP(lerp_tensor_input_half, lerp_tensor_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(lerp_tensor_input_bfloat16, lerp_tensor_input_float, bfloat16, 1, 3, 0, 0)
static const gradient lerp_tensor_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 2},
    .kernel = {"mixtures", "lerp_tensor_input"},
    .loops = {
        [TH_HALF] = lerp_tensor_input_half, [TH_BFLOAT16] = lerp_tensor_input_bfloat16,
        [TH_FLOAT] = lerp_tensor_input_float, [TH_DOUBLE] = lerp_tensor_input_double,
        [TH_COMPLEXFLOAT] = lerp_tensor_input_complexfloat,
        [TH_COMPLEXDOUBLE] = lerp_tensor_input_complexdouble
    },
};
/* d end = grad * weight */
LOOP(lerp_tensor_end_float) {
    float *to_end = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_weight = (const float *)at[2];
    EACH(i, count) to_end[i] = in_grad[i] * in_weight[i];
}
LOOP(lerp_tensor_end_double) {
    double *to_end = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_weight = (const double *)at[2];
    EACH(i, count) to_end[i] = in_grad[i] * in_weight[i];
}
LOOP(lerp_tensor_end_complexfloat) {
    complexfloat *to_end = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_weight = (const complexfloat *)at[2];
    EACH(i, count) to_end[i] = f_conj(f_conj(in_grad[i]) * in_weight[i]);
}
LOOP(lerp_tensor_end_complexdouble) {
    complexdouble *to_end = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_weight = (const complexdouble *)at[2];
    EACH(i, count) to_end[i] = f_conj(f_conj(in_grad[i]) * in_weight[i]);
}
NARROW_LOOP(lerp_tensor_end_half, lerp_tensor_end_float, half, 1, 3, 0, 0)
NARROW_LOOP(lerp_tensor_end_bfloat16, lerp_tensor_end_float, bfloat16, 1, 3, 0, 0)
static const gradient lerp_tensor_end = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, 2},
    .kernel = {"mixtures", "lerp_tensor_end"},
    .loops = {
        [TH_HALF] = lerp_tensor_end_half, [TH_BFLOAT16] = lerp_tensor_end_bfloat16,
        [TH_FLOAT] = lerp_tensor_end_float, [TH_DOUBLE] = lerp_tensor_end_double,
        [TH_COMPLEXFLOAT] = lerp_tensor_end_complexfloat,
        [TH_COMPLEXDOUBLE] = lerp_tensor_end_complexdouble
    },
};
/* d weight = grad * (end - input) */
LOOP(lerp_tensor_weight_float) {
    float *to_weight = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_end = (const float *)at[3];
    EACH(i, count) to_weight[i] = in_grad[i] * (in_end[i] - in_input[i]);
}
LOOP(lerp_tensor_weight_double) {
    double *to_weight = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_end = (const double *)at[3];
    EACH(i, count) to_weight[i] = in_grad[i] * (in_end[i] - in_input[i]);
}
LOOP(lerp_tensor_weight_complexfloat) {
    complexfloat *to_weight = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    const complexfloat *in_end = (const complexfloat *)at[3];
    EACH(i, count) to_weight[i] = f_conj(f_conj(in_grad[i]) * (in_end[i] - in_input[i]));
}
LOOP(lerp_tensor_weight_complexdouble) {
    complexdouble *to_weight = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    const complexdouble *in_end = (const complexdouble *)at[3];
    EACH(i, count) to_weight[i] = f_conj(f_conj(in_grad[i]) * (in_end[i] - in_input[i]));
}
NARROW_LOOP(lerp_tensor_weight_half, lerp_tensor_weight_float, half, 1, 4, 0, 0)
NARROW_LOOP(lerp_tensor_weight_bfloat16, lerp_tensor_weight_float, bfloat16, 1, 4, 0, 0)
static const gradient lerp_tensor_weight = {
    .input = 2, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"mixtures", "lerp_tensor_weight"},
    .loops = {
        [TH_HALF] = lerp_tensor_weight_half, [TH_BFLOAT16] = lerp_tensor_weight_bfloat16,
        [TH_FLOAT] = lerp_tensor_weight_float, [TH_DOUBLE] = lerp_tensor_weight_double,
        [TH_COMPLEXFLOAT] = lerp_tensor_weight_complexfloat,
        [TH_COMPLEXDOUBLE] = lerp_tensor_weight_complexdouble
    },
};
static int lerp_tensor_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&lerp_tensor_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&lerp_tensor_end, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&lerp_tensor_weight, s, grad);
    return th_finish_gradients(s, result);
}
static const param lerp_tensor_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "end", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "weight", .kind = P_TENSOR, .slot = 2, .type = -1},
};
const row op_lerp_tensor = {
    .op = "lerp_tensor", .name = "lerp",
    .signature = "lerp_tensor(Tensor input, Tensor end, Tensor weight)",
    .enter = th_pointwise, .body = &lerp_tensor_body,
    .backward = lerp_tensor_backward,
    .params = lerp_tensor_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 3,
    .required = 3, .tensors = 3, .inputs = 3, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 7, .grads = 1, .reads = {4, 4, 3},
};

/* addcmul(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2) = input + value *
   tensor1 * tensor2 */
LOOP(addcmul_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_tensor1 = (const uint8_t *)at[2];
    const uint8_t *in_tensor2 = (const uint8_t *)at[3];
    const uint8_t in_value = (uint8_t)option[0].i;
    EACH(i, count) to_output[i] = in_input[i] + in_value * in_tensor1[i] * in_tensor2[i];
}
LOOP(addcmul_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_tensor1 = (const int8_t *)at[2];
    const int8_t *in_tensor2 = (const int8_t *)at[3];
    const int8_t in_value = (int8_t)option[0].i;
    EACH(i, count) to_output[i] = in_input[i] + in_value * in_tensor1[i] * in_tensor2[i];
}
LOOP(addcmul_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_tensor1 = (const int16_t *)at[2];
    const int16_t *in_tensor2 = (const int16_t *)at[3];
    const int16_t in_value = (int16_t)option[0].i;
    EACH(i, count) to_output[i] = in_input[i] + in_value * in_tensor1[i] * in_tensor2[i];
}
LOOP(addcmul_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_tensor1 = (const int32_t *)at[2];
    const int32_t *in_tensor2 = (const int32_t *)at[3];
    const int32_t in_value = (int32_t)option[0].i;
    EACH(i, count) to_output[i] = in_input[i] + in_value * in_tensor1[i] * in_tensor2[i];
}
LOOP(addcmul_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_tensor1 = (const int64_t *)at[2];
    const int64_t *in_tensor2 = (const int64_t *)at[3];
    const int64_t in_value = (int64_t)option[0].i;
    EACH(i, count) to_output[i] = in_input[i] + in_value * in_tensor1[i] * in_tensor2[i];
}
LOOP(addcmul_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_tensor1 = (const float *)at[2];
    const float *in_tensor2 = (const float *)at[3];
    const float in_value = (float)option[0].f;
    EACH(i, count) to_output[i] = in_input[i] + in_value * in_tensor1[i] * in_tensor2[i];
}
LOOP(addcmul_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_tensor1 = (const double *)at[2];
    const double *in_tensor2 = (const double *)at[3];
    const double in_value = (double)option[0].f;
    EACH(i, count) to_output[i] = in_input[i] + in_value * in_tensor1[i] * in_tensor2[i];
}
LOOP(addcmul_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat *in_tensor1 = (const complexfloat *)at[2];
    const complexfloat *in_tensor2 = (const complexfloat *)at[3];
    const complexfloat in_value = formula_number_complexfloat(&option[0]);
    EACH(i, count) to_output[i] = in_input[i] + in_value * in_tensor1[i] * in_tensor2[i];
}
LOOP(addcmul_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble *in_tensor1 = (const complexdouble *)at[2];
    const complexdouble *in_tensor2 = (const complexdouble *)at[3];
    const complexdouble in_value = formula_number_complexdouble(&option[0]);
    EACH(i, count) to_output[i] = in_input[i] + in_value * in_tensor1[i] * in_tensor2[i];
}
NARROW_LOOP(addcmul_half, addcmul_float, half, 1, 4, 1, 0)
NARROW_LOOP(addcmul_bfloat16, addcmul_float, bfloat16, 1, 4, 1, 0)
static const pointwise addcmul_body = {
    .outputs = 1, .inputs = 3,
    .to = {0}, .from = {0, 1, 2},
    .kernel = {"mixtures", "addcmul"},
    .postfix = "x0 o0 x1 * x2 * +",
    .loops = {
        [TH_BYTE] = addcmul_byte, [TH_CHAR] = addcmul_char, [TH_SHORT] = addcmul_short,
        [TH_INT] = addcmul_int, [TH_LONG] = addcmul_long, [TH_HALF] = addcmul_half,
        [TH_BFLOAT16] = addcmul_bfloat16, [TH_FLOAT] = addcmul_float, [TH_DOUBLE] = addcmul_double,
        [TH_COMPLEXFLOAT] = addcmul_complexfloat, [TH_COMPLEXDOUBLE] = addcmul_complexdouble
    },
    .blocks = true,
};
/* d tensor1 = grad * value * tensor2 */
LOOP(addcmul_tensor1_float) {
    float *to_tensor1 = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_tensor2 = (const float *)at[2];
    const float in_value = (float)option[0].f;
    EACH(i, count) to_tensor1[i] = in_grad[i] * in_value * in_tensor2[i];
}
LOOP(addcmul_tensor1_double) {
    double *to_tensor1 = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_tensor2 = (const double *)at[2];
    const double in_value = (double)option[0].f;
    EACH(i, count) to_tensor1[i] = in_grad[i] * in_value * in_tensor2[i];
}
LOOP(addcmul_tensor1_complexfloat) {
    complexfloat *to_tensor1 = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_tensor2 = (const complexfloat *)at[2];
    const complexfloat in_value = formula_number_complexfloat(&option[0]);
    EACH(i, count) to_tensor1[i] = f_conj(f_conj(in_grad[i]) * in_value * in_tensor2[i]);
}
LOOP(addcmul_tensor1_complexdouble) {
    complexdouble *to_tensor1 = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_tensor2 = (const complexdouble *)at[2];
    const complexdouble in_value = formula_number_complexdouble(&option[0]);
    EACH(i, count) to_tensor1[i] = f_conj(f_conj(in_grad[i]) * in_value * in_tensor2[i]);
}
NARROW_LOOP(addcmul_tensor1_half, addcmul_tensor1_float, half, 1, 3, 1, 0)
NARROW_LOOP(addcmul_tensor1_bfloat16, addcmul_tensor1_float, bfloat16, 1, 3, 1, 0)
static const gradient addcmul_tensor1 = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, 2},
    .kernel = {"mixtures", "addcmul_tensor1"},
    .loops = {
        [TH_HALF] = addcmul_tensor1_half, [TH_BFLOAT16] = addcmul_tensor1_bfloat16,
        [TH_FLOAT] = addcmul_tensor1_float, [TH_DOUBLE] = addcmul_tensor1_double,
        [TH_COMPLEXFLOAT] = addcmul_tensor1_complexfloat,
        [TH_COMPLEXDOUBLE] = addcmul_tensor1_complexdouble
    },
};
/* d tensor2 = grad * value * tensor1 */
LOOP(addcmul_tensor2_float) {
    float *to_tensor2 = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_tensor1 = (const float *)at[2];
    const float in_value = (float)option[0].f;
    EACH(i, count) to_tensor2[i] = in_grad[i] * in_value * in_tensor1[i];
}
LOOP(addcmul_tensor2_double) {
    double *to_tensor2 = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_tensor1 = (const double *)at[2];
    const double in_value = (double)option[0].f;
    EACH(i, count) to_tensor2[i] = in_grad[i] * in_value * in_tensor1[i];
}
LOOP(addcmul_tensor2_complexfloat) {
    complexfloat *to_tensor2 = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_tensor1 = (const complexfloat *)at[2];
    const complexfloat in_value = formula_number_complexfloat(&option[0]);
    EACH(i, count) to_tensor2[i] = f_conj(f_conj(in_grad[i]) * in_value * in_tensor1[i]);
}
LOOP(addcmul_tensor2_complexdouble) {
    complexdouble *to_tensor2 = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_tensor1 = (const complexdouble *)at[2];
    const complexdouble in_value = formula_number_complexdouble(&option[0]);
    EACH(i, count) to_tensor2[i] = f_conj(f_conj(in_grad[i]) * in_value * in_tensor1[i]);
}
NARROW_LOOP(addcmul_tensor2_half, addcmul_tensor2_float, half, 1, 3, 1, 0)
NARROW_LOOP(addcmul_tensor2_bfloat16, addcmul_tensor2_float, bfloat16, 1, 3, 1, 0)
static const gradient addcmul_tensor2 = {
    .input = 2, .inputs = 2, .from = {FROM_GRAD, 1},
    .kernel = {"mixtures", "addcmul_tensor2"},
    .loops = {
        [TH_HALF] = addcmul_tensor2_half, [TH_BFLOAT16] = addcmul_tensor2_bfloat16,
        [TH_FLOAT] = addcmul_tensor2_float, [TH_DOUBLE] = addcmul_tensor2_double,
        [TH_COMPLEXFLOAT] = addcmul_tensor2_complexfloat,
        [TH_COMPLEXDOUBLE] = addcmul_tensor2_complexdouble
    },
};
static int addcmul_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_pass_gradient(s, 0, grad[0]);
    if (s->wants[1])
        result[1] = th_gradient(&addcmul_tensor1, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&addcmul_tensor2, s, grad);
    return th_finish_gradients(s, result);
}
static const param addcmul_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "value", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = {1, 1, TH_DEFAULT, 0}, .type = -1},
    {.name = "tensor1", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "tensor2", .kind = P_TENSOR, .slot = 2, .type = -1},
};
const row op_addcmul = {
    .op = "addcmul", .name = "addcmul",
    .signature = "addcmul(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2)",
    .enter = th_pointwise, .body = &addcmul_body,
    .backward = addcmul_backward,
    .params = addcmul_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 4, .required = 4, .tensors = 3, .inputs = 3,
    .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 7, .grads = 1,
    .reads = {0, 4, 2},
};

/* addcdiv(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2) = input + value *
   tensor1 / tensor2 */
WIDE_LOOP(addcdiv_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_tensor1 = (const float *)at[2];
    const float *in_tensor2 = (const float *)at[3];
    const float in_value = (float)option[0].f;
    EACH(i, count) to_output[i] = in_input[i] + f_divide(in_value * in_tensor1[i], in_tensor2[i]);
}
WIDE_LOOP(addcdiv_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_tensor1 = (const double *)at[2];
    const double *in_tensor2 = (const double *)at[3];
    const double in_value = (double)option[0].f;
    EACH(i, count) to_output[i] = in_input[i] + f_divide(in_value * in_tensor1[i], in_tensor2[i]);
}
LOOP(addcdiv_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat *in_tensor1 = (const complexfloat *)at[2];
    const complexfloat *in_tensor2 = (const complexfloat *)at[3];
    const complexfloat in_value = formula_number_complexfloat(&option[0]);
    EACH(i, count) to_output[i] = in_input[i] + f_divide(in_value * in_tensor1[i], in_tensor2[i]);
}
LOOP(addcdiv_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble *in_tensor1 = (const complexdouble *)at[2];
    const complexdouble *in_tensor2 = (const complexdouble *)at[3];
    const complexdouble in_value = formula_number_complexdouble(&option[0]);
    EACH(i, count) to_output[i] = in_input[i] + f_divide(in_value * in_tensor1[i], in_tensor2[i]);
}
NARROW_LOOP(addcdiv_half, addcdiv_float, half, 1, 4, 1, 0)
NARROW_LOOP(addcdiv_bfloat16, addcdiv_float, bfloat16, 1, 4, 1, 0)
static const pointwise addcdiv_body = {
    .outputs = 1, .inputs = 3,
    .to = {0}, .from = {0, 1, 2},
    .kernel = {"mixtures", "addcdiv"},
    .postfix = "x0 o0 x1 * x2 / +",
    .loops = {
        [TH_HALF] = addcdiv_half, [TH_BFLOAT16] = addcdiv_bfloat16, [TH_FLOAT] = addcdiv_float,
        [TH_DOUBLE] = addcdiv_double, [TH_COMPLEXFLOAT] = addcdiv_complexfloat,
        [TH_COMPLEXDOUBLE] = addcdiv_complexdouble
    },
    .blocks = true,
};
/* d tensor1 = grad * value / tensor2 */
WIDE_LOOP(addcdiv_tensor1_float) {
    float *to_tensor1 = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_tensor2 = (const float *)at[2];
    const float in_value = (float)option[0].f;
    EACH(i, count) to_tensor1[i] = f_divide(in_grad[i] * in_value, in_tensor2[i]);
}
WIDE_LOOP(addcdiv_tensor1_double) {
    double *to_tensor1 = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_tensor2 = (const double *)at[2];
    const double in_value = (double)option[0].f;
    EACH(i, count) to_tensor1[i] = f_divide(in_grad[i] * in_value, in_tensor2[i]);
}
LOOP(addcdiv_tensor1_complexfloat) {
    complexfloat *to_tensor1 = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_tensor2 = (const complexfloat *)at[2];
    const complexfloat in_value = formula_number_complexfloat(&option[0]);
    EACH(i, count) to_tensor1[i] = f_conj(f_divide(f_conj(in_grad[i]) * in_value, in_tensor2[i]));
}
LOOP(addcdiv_tensor1_complexdouble) {
    complexdouble *to_tensor1 = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_tensor2 = (const complexdouble *)at[2];
    const complexdouble in_value = formula_number_complexdouble(&option[0]);
    EACH(i, count) to_tensor1[i] = f_conj(f_divide(f_conj(in_grad[i]) * in_value, in_tensor2[i]));
}
NARROW_LOOP(addcdiv_tensor1_half, addcdiv_tensor1_float, half, 1, 3, 1, 0)
NARROW_LOOP(addcdiv_tensor1_bfloat16, addcdiv_tensor1_float, bfloat16, 1, 3, 1, 0)
static const gradient addcdiv_tensor1 = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, 2},
    .kernel = {"mixtures", "addcdiv_tensor1"},
    .loops = {
        [TH_HALF] = addcdiv_tensor1_half, [TH_BFLOAT16] = addcdiv_tensor1_bfloat16,
        [TH_FLOAT] = addcdiv_tensor1_float, [TH_DOUBLE] = addcdiv_tensor1_double,
        [TH_COMPLEXFLOAT] = addcdiv_tensor1_complexfloat,
        [TH_COMPLEXDOUBLE] = addcdiv_tensor1_complexdouble
    },
};
/* d tensor2 = -grad * value * (tensor1 / tensor2) / tensor2 */
WIDE_LOOP(addcdiv_tensor2_float) {
    float *to_tensor2 = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_tensor1 = (const float *)at[2];
    const float *in_tensor2 = (const float *)at[3];
    const float in_value = (float)option[0].f;
    EACH(i, count) to_tensor2[i] = f_divide(-in_grad[i] * in_value * f_divide(in_tensor1[i],
        in_tensor2[i]), in_tensor2[i]);
}
WIDE_LOOP(addcdiv_tensor2_double) {
    double *to_tensor2 = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_tensor1 = (const double *)at[2];
    const double *in_tensor2 = (const double *)at[3];
    const double in_value = (double)option[0].f;
    EACH(i, count) to_tensor2[i] = f_divide(-in_grad[i] * in_value * f_divide(in_tensor1[i],
        in_tensor2[i]), in_tensor2[i]);
}
LOOP(addcdiv_tensor2_complexfloat) {
    complexfloat *to_tensor2 = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_tensor1 = (const complexfloat *)at[2];
    const complexfloat *in_tensor2 = (const complexfloat *)at[3];
    const complexfloat in_value = formula_number_complexfloat(&option[0]);
    EACH(i, count) to_tensor2[i] = f_conj(f_divide(-f_conj(in_grad[i]) * in_value *
        f_divide(in_tensor1[i], in_tensor2[i]), in_tensor2[i]));
}
LOOP(addcdiv_tensor2_complexdouble) {
    complexdouble *to_tensor2 = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_tensor1 = (const complexdouble *)at[2];
    const complexdouble *in_tensor2 = (const complexdouble *)at[3];
    const complexdouble in_value = formula_number_complexdouble(&option[0]);
    EACH(i, count) to_tensor2[i] = f_conj(f_divide(-f_conj(in_grad[i]) * in_value *
        f_divide(in_tensor1[i], in_tensor2[i]), in_tensor2[i]));
}
NARROW_LOOP(addcdiv_tensor2_half, addcdiv_tensor2_float, half, 1, 4, 1, 0)
NARROW_LOOP(addcdiv_tensor2_bfloat16, addcdiv_tensor2_float, bfloat16, 1, 4, 1, 0)
static const gradient addcdiv_tensor2 = {
    .input = 2, .inputs = 3, .from = {FROM_GRAD, 1, 2},
    .kernel = {"mixtures", "addcdiv_tensor2"},
    .loops = {
        [TH_HALF] = addcdiv_tensor2_half, [TH_BFLOAT16] = addcdiv_tensor2_bfloat16,
        [TH_FLOAT] = addcdiv_tensor2_float, [TH_DOUBLE] = addcdiv_tensor2_double,
        [TH_COMPLEXFLOAT] = addcdiv_tensor2_complexfloat,
        [TH_COMPLEXDOUBLE] = addcdiv_tensor2_complexdouble
    },
};
static int addcdiv_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_pass_gradient(s, 0, grad[0]);
    if (s->wants[1])
        result[1] = th_gradient(&addcdiv_tensor1, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&addcdiv_tensor2, s, grad);
    return th_finish_gradients(s, result);
}
static const param addcdiv_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "value", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = {1, 1, TH_DEFAULT, 0}, .type = -1},
    {.name = "tensor1", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "tensor2", .kind = P_TENSOR, .slot = 2, .type = -1},
};
const row op_addcdiv = {
    .op = "addcdiv", .name = "addcdiv",
    .signature = "addcdiv(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2)",
    .enter = th_pointwise, .body = &addcdiv_body,
    .backward = addcdiv_backward,
    .params = addcdiv_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 4,
    .required = 4, .tensors = 3, .inputs = 3, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 7, .grads = 1, .reads = {0, 4, 6},
};
