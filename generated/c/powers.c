/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* powers: Powers, roots, exponentials and logarithms of each element. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* reciprocal(Tensor input) = 1 / input */
WIDE_LOOP(reciprocal_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_divide((float)1, in_input[i]);
}
WIDE_LOOP(reciprocal_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_divide((double)1, in_input[i]);
}
LOOP(reciprocal_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_divide((complexfloat)1, in_input[i]);
}
LOOP(reciprocal_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_divide((complexdouble)1, in_input[i]);
}
NARROW_LOOP(reciprocal_half, reciprocal_float, half, 1, 2, 0, 0)
NARROW_LOOP(reciprocal_bfloat16, reciprocal_float, bfloat16, 1, 2, 0, 0)
static const pointwise reciprocal_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"powers", "reciprocal"},
    .postfix = "n0 x0 /",
    .constants = (const double[]){1.0},
    .loops = {
        [TH_HALF] = reciprocal_half, [TH_BFLOAT16] = reciprocal_bfloat16,
        [TH_FLOAT] = reciprocal_float, [TH_DOUBLE] = reciprocal_double,
        [TH_COMPLEXFLOAT] = reciprocal_complexfloat, [TH_COMPLEXDOUBLE] = reciprocal_complexdouble
    },
    .blocks = true,
};
/* d input = -grad * output * output */
LOOP(reciprocal_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_output = (const float *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * in_output[i] * in_output[i];
}
LOOP(reciprocal_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_output = (const double *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * in_output[i] * in_output[i];
}
LOOP(reciprocal_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_output = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(-f_conj(in_grad[i]) * in_output[i] * in_output[i]);
}
LOOP(reciprocal_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_output = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(-f_conj(in_grad[i]) * in_output[i] * in_output[i]);
}
NARROW_LOOP(reciprocal_input_half, reciprocal_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(reciprocal_input_bfloat16, reciprocal_input_float, bfloat16, 1, 3, 0, 0)
static const gradient reciprocal_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"powers", "reciprocal_input"},
    .loops = {
        [TH_HALF] = reciprocal_input_half, [TH_BFLOAT16] = reciprocal_input_bfloat16,
        [TH_FLOAT] = reciprocal_input_float, [TH_DOUBLE] = reciprocal_input_double,
        [TH_COMPLEXFLOAT] = reciprocal_input_complexfloat,
        [TH_COMPLEXDOUBLE] = reciprocal_input_complexdouble
    },
};
static int reciprocal_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&reciprocal_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param reciprocal_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_reciprocal = {
    .op = "reciprocal", .name = "reciprocal",
    .signature = "reciprocal(Tensor input)",
    .enter = th_pointwise, .body = &reciprocal_body,
    .backward = reciprocal_backward,
    .autocast = "cuda float",
    .params = reciprocal_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* sqrt(Tensor input) = sqrt(input) */
WIDE_LOOP(sqrt_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_sqrt(in_input[i]);
}
WIDE_LOOP(sqrt_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_sqrt(in_input[i]);
}
LOOP(sqrt_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_sqrt(in_input[i]);
}
LOOP(sqrt_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_sqrt(in_input[i]);
}
NARROW_LOOP(sqrt_half, sqrt_float, half, 1, 2, 0, 0)
NARROW_LOOP(sqrt_bfloat16, sqrt_float, bfloat16, 1, 2, 0, 0)
static const pointwise sqrt_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"powers", "sqrt"},
    .postfix = "x0 sqrt",
    .loops = {
        [TH_HALF] = sqrt_half, [TH_BFLOAT16] = sqrt_bfloat16, [TH_FLOAT] = sqrt_float,
        [TH_DOUBLE] = sqrt_double, [TH_COMPLEXFLOAT] = sqrt_complexfloat,
        [TH_COMPLEXDOUBLE] = sqrt_complexdouble
    },
    .blocks = true,
};
/* d input = grad / (2 * output) */
WIDE_LOOP(sqrt_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_output = (const float *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], 2 * in_output[i]);
}
WIDE_LOOP(sqrt_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_output = (const double *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], 2 * in_output[i]);
}
LOOP(sqrt_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_output = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]), 2 * in_output[i]));
}
LOOP(sqrt_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_output = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]), 2 * in_output[i]));
}
NARROW_LOOP(sqrt_input_half, sqrt_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(sqrt_input_bfloat16, sqrt_input_float, bfloat16, 1, 3, 0, 0)
static const gradient sqrt_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"powers", "sqrt_input"},
    .loops = {
        [TH_HALF] = sqrt_input_half, [TH_BFLOAT16] = sqrt_input_bfloat16,
        [TH_FLOAT] = sqrt_input_float, [TH_DOUBLE] = sqrt_input_double,
        [TH_COMPLEXFLOAT] = sqrt_input_complexfloat, [TH_COMPLEXDOUBLE] = sqrt_input_complexdouble
    },
};
static int sqrt_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&sqrt_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param sqrt_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_sqrt = {
    .op = "sqrt", .name = "sqrt",
    .signature = "sqrt(Tensor input)",
    .enter = th_pointwise, .body = &sqrt_body,
    .backward = sqrt_backward,
    .params = sqrt_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* rsqrt(Tensor input) = rsqrt(input) */
WIDE_LOOP(rsqrt_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_rsqrt(in_input[i]);
}
WIDE_LOOP(rsqrt_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_rsqrt(in_input[i]);
}
LOOP(rsqrt_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_rsqrt(in_input[i]);
}
LOOP(rsqrt_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_rsqrt(in_input[i]);
}
static const pointwise rsqrt_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"powers", "rsqrt"},
    .postfix = "n0 x0 sqrt /",
    .constants = (const double[]){1.0},
    .loops = {
        [TH_FLOAT] = rsqrt_float, [TH_DOUBLE] = rsqrt_double,
        [TH_COMPLEXFLOAT] = rsqrt_complexfloat, [TH_COMPLEXDOUBLE] = rsqrt_complexdouble
    },
};
/* d input = -0.5 * grad * output * output * output */
LOOP(rsqrt_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_output = (const float *)at[2];
    EACH(i, count) to_input[i] = -(float)0.5 * in_grad[i] * in_output[i] * in_output[i] *
        in_output[i];
}
LOOP(rsqrt_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_output = (const double *)at[2];
    EACH(i, count) to_input[i] = -(double)0.5 * in_grad[i] * in_output[i] * in_output[i] *
        in_output[i];
}
LOOP(rsqrt_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_output = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(-(complexfloat)0.5 * f_conj(in_grad[i]) * in_output[i] *
        in_output[i] * in_output[i]);
}
LOOP(rsqrt_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_output = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(-(complexdouble)0.5 * f_conj(in_grad[i]) * in_output[i] *
        in_output[i] * in_output[i]);
}
NARROW_LOOP(rsqrt_input_half, rsqrt_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(rsqrt_input_bfloat16, rsqrt_input_float, bfloat16, 1, 3, 0, 0)
static const gradient rsqrt_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"powers", "rsqrt_input"},
    .loops = {
        [TH_HALF] = rsqrt_input_half, [TH_BFLOAT16] = rsqrt_input_bfloat16,
        [TH_FLOAT] = rsqrt_input_float, [TH_DOUBLE] = rsqrt_input_double,
        [TH_COMPLEXFLOAT] = rsqrt_input_complexfloat, [TH_COMPLEXDOUBLE] = rsqrt_input_complexdouble
    },
};
static int rsqrt_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&rsqrt_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param rsqrt_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_rsqrt = {
    .op = "rsqrt", .name = "rsqrt",
    .signature = "rsqrt(Tensor input)",
    .enter = th_pointwise, .body = &rsqrt_body,
    .backward = rsqrt_backward,
    .autocast = "cuda float",
    .params = rsqrt_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* exp(Tensor input) = exp(input) */
WIDE_LOOP(exp_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_exp(in_input[i]);
}
WIDE_LOOP(exp_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_exp(in_input[i]);
}
LOOP(exp_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_exp(in_input[i]);
}
LOOP(exp_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_exp(in_input[i]);
}
static const pointwise exp_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"powers", "exp"},
    .postfix = "x0 exp",
    .loops = {
        [TH_FLOAT] = exp_float, [TH_DOUBLE] = exp_double, [TH_COMPLEXFLOAT] = exp_complexfloat,
        [TH_COMPLEXDOUBLE] = exp_complexdouble
    },
};
/* d input = grad * output */
LOOP(exp_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_output = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * in_output[i];
}
LOOP(exp_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_output = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * in_output[i];
}
LOOP(exp_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_output = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * in_output[i]);
}
LOOP(exp_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_output = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * in_output[i]);
}
NARROW_LOOP(exp_input_half, exp_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(exp_input_bfloat16, exp_input_float, bfloat16, 1, 3, 0, 0)
static const gradient exp_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"powers", "exp_input"},
    .loops = {
        [TH_HALF] = exp_input_half, [TH_BFLOAT16] = exp_input_bfloat16,
        [TH_FLOAT] = exp_input_float, [TH_DOUBLE] = exp_input_double,
        [TH_COMPLEXFLOAT] = exp_input_complexfloat, [TH_COMPLEXDOUBLE] = exp_input_complexdouble
    },
};
static int exp_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&exp_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param exp_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_exp = {
    .op = "exp", .name = "exp",
    .signature = "exp(Tensor input)",
    .enter = th_pointwise, .body = &exp_body,
    .backward = exp_backward,
    .autocast = "cuda float",
    .params = exp_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* expm1(Tensor input) = expm1(input) */
WIDE_LOOP(expm1_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_expm1(in_input[i]);
}
WIDE_LOOP(expm1_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_expm1(in_input[i]);
}
LOOP(expm1_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_expm1(in_input[i]);
}
LOOP(expm1_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_expm1(in_input[i]);
}
static const pointwise expm1_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"powers", "expm1"},
    .postfix = "x0 expm1",
    .loops = {
        [TH_FLOAT] = expm1_float, [TH_DOUBLE] = expm1_double,
        [TH_COMPLEXFLOAT] = expm1_complexfloat, [TH_COMPLEXDOUBLE] = expm1_complexdouble
    },
};
/* d input = grad * exp(input) */
WIDE_LOOP(expm1_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_exp(in_input[i]);
}
WIDE_LOOP(expm1_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_exp(in_input[i]);
}
LOOP(expm1_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_exp(in_input[i]));
}
LOOP(expm1_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_exp(in_input[i]));
}
static const gradient expm1_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"powers", "expm1_input"},
    .loops = {
        [TH_FLOAT] = expm1_input_float, [TH_DOUBLE] = expm1_input_double,
        [TH_COMPLEXFLOAT] = expm1_input_complexfloat, [TH_COMPLEXDOUBLE] = expm1_input_complexdouble
    },
    .computes = true,
};
static int expm1_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&expm1_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param expm1_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_expm1 = {
    .op = "expm1", .name = "expm1",
    .signature = "expm1(Tensor input)",
    .enter = th_pointwise, .body = &expm1_body,
    .backward = expm1_backward,
    .autocast = "cuda float",
    .params = expm1_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* log(Tensor input) = log(input) */
WIDE_LOOP(log_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_log(in_input[i]);
}
WIDE_LOOP(log_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_log(in_input[i]);
}
LOOP(log_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_log(in_input[i]);
}
LOOP(log_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_log(in_input[i]);
}
static const pointwise log_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"powers", "log"},
    .postfix = "x0 log",
    .loops = {
        [TH_FLOAT] = log_float, [TH_DOUBLE] = log_double, [TH_COMPLEXFLOAT] = log_complexfloat,
        [TH_COMPLEXDOUBLE] = log_complexdouble
    },
};
/* d input = grad / input */
WIDE_LOOP(log_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], in_input[i]);
}
WIDE_LOOP(log_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], in_input[i]);
}
LOOP(log_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]), in_input[i]));
}
LOOP(log_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]), in_input[i]));
}
NARROW_LOOP(log_input_half, log_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(log_input_bfloat16, log_input_float, bfloat16, 1, 3, 0, 0)
static const gradient log_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"powers", "log_input"},
    .loops = {
        [TH_HALF] = log_input_half, [TH_BFLOAT16] = log_input_bfloat16,
        [TH_FLOAT] = log_input_float, [TH_DOUBLE] = log_input_double,
        [TH_COMPLEXFLOAT] = log_input_complexfloat, [TH_COMPLEXDOUBLE] = log_input_complexdouble
    },
};
static int log_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&log_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param log_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_log = {
    .op = "log", .name = "log",
    .signature = "log(Tensor input)",
    .enter = th_pointwise, .body = &log_body,
    .backward = log_backward,
    .autocast = "cuda float",
    .params = log_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* log1p(Tensor input) = log1p(input) */
WIDE_LOOP(log1p_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_log1p(in_input[i]);
}
WIDE_LOOP(log1p_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_log1p(in_input[i]);
}
LOOP(log1p_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_log1p(in_input[i]);
}
LOOP(log1p_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_log1p(in_input[i]);
}
static const pointwise log1p_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"powers", "log1p"},
    .postfix = "x0 log1p",
    .loops = {
        [TH_FLOAT] = log1p_float, [TH_DOUBLE] = log1p_double,
        [TH_COMPLEXFLOAT] = log1p_complexfloat, [TH_COMPLEXDOUBLE] = log1p_complexdouble
    },
};
/* d input = grad / (1 + input) */
WIDE_LOOP(log1p_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], 1 + in_input[i]);
}
WIDE_LOOP(log1p_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], 1 + in_input[i]);
}
LOOP(log1p_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]), 1 + in_input[i]));
}
LOOP(log1p_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_divide(f_conj(in_grad[i]), 1 + in_input[i]));
}
NARROW_LOOP(log1p_input_half, log1p_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(log1p_input_bfloat16, log1p_input_float, bfloat16, 1, 3, 0, 0)
static const gradient log1p_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"powers", "log1p_input"},
    .loops = {
        [TH_HALF] = log1p_input_half, [TH_BFLOAT16] = log1p_input_bfloat16,
        [TH_FLOAT] = log1p_input_float, [TH_DOUBLE] = log1p_input_double,
        [TH_COMPLEXFLOAT] = log1p_input_complexfloat, [TH_COMPLEXDOUBLE] = log1p_input_complexdouble
    },
};
static int log1p_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&log1p_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param log1p_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_log1p = {
    .op = "log1p", .name = "log1p",
    .signature = "log1p(Tensor input)",
    .enter = th_pointwise, .body = &log1p_body,
    .backward = log1p_backward,
    .autocast = "cuda float",
    .params = log1p_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* log1p_square(Tensor input, Tensor scale) = select(ratio < 1, log1p(ratio * ratio),
   select(ratio < 1e15, 2 * log(hypot(ratio, 1)), 2 * (log(abs(input)) - log(abs(scale))))) */
WIDE_LOOP(log1p_square_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_scale = (const float *)at[2];
    EACH(i, count) {
        const float in_ratio = f_abs(f_divide(in_input[i], in_scale[i]));
        to_output[i] = f_select(in_ratio < 1, f_log1p(in_ratio * in_ratio),
            f_select(in_ratio < (float)1000000000000000.0, 2 * f_log(f_hypot(in_ratio, (float)1)),
            2 * (f_log(f_abs(in_input[i])) - f_log(f_abs(in_scale[i])))));
    }
}
WIDE_LOOP(log1p_square_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_scale = (const double *)at[2];
    EACH(i, count) {
        const double in_ratio = f_abs(f_divide(in_input[i], in_scale[i]));
        to_output[i] = f_select(in_ratio < 1, f_log1p(in_ratio * in_ratio),
            f_select(in_ratio < (double)1000000000000000.0, 2 * f_log(f_hypot(in_ratio, (double)1)),
            2 * (f_log(f_abs(in_input[i])) - f_log(f_abs(in_scale[i])))));
    }
}
static const pointwise log1p_square_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .computes = true,
    .kernel = {"powers", "log1p_square"},
    .postfix = "x0 x1 / abs n0 < x0 x1 / abs x0 x1 / abs * log1p x0 x1 / abs n1 < n2 x0 x1 / abs n0 hypot log * n2 x0 abs log x1 abs log - * select select",
    .constants = (const double[]){1.0, 1000000000000000.0, 2.0},
    .loops = {[TH_FLOAT] = log1p_square_float, [TH_DOUBLE] = log1p_square_double},
};
/* d input = grad * 2 * share / longest */
WIDE_LOOP(log1p_square_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_scale = (const float *)at[3];
    EACH(i, count) {
        const float in_longest = f_hypot(in_input[i], in_scale[i]);
        const float in_share = f_divide(in_input[i], in_longest);
        to_input[i] = f_divide(in_grad[i] * 2 * in_share, in_longest);
    }
}
WIDE_LOOP(log1p_square_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_scale = (const double *)at[3];
    EACH(i, count) {
        const double in_longest = f_hypot(in_input[i], in_scale[i]);
        const double in_share = f_divide(in_input[i], in_longest);
        to_input[i] = f_divide(in_grad[i] * 2 * in_share, in_longest);
    }
}
static const gradient log1p_square_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"powers", "log1p_square_input"},
    .loops = {
        [TH_FLOAT] = log1p_square_input_float, [TH_DOUBLE] = log1p_square_input_double
    },
    .computes = true,
};
/* d scale = -grad * 2 * share * share / scale */
WIDE_LOOP(log1p_square_scale_float) {
    float *to_scale = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_scale = (const float *)at[3];
    EACH(i, count) {
        const float in_longest = f_hypot(in_input[i], in_scale[i]);
        const float in_share = f_divide(in_input[i], in_longest);
        to_scale[i] = f_divide(-in_grad[i] * 2 * in_share * in_share, in_scale[i]);
    }
}
WIDE_LOOP(log1p_square_scale_double) {
    double *to_scale = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_scale = (const double *)at[3];
    EACH(i, count) {
        const double in_longest = f_hypot(in_input[i], in_scale[i]);
        const double in_share = f_divide(in_input[i], in_longest);
        to_scale[i] = f_divide(-in_grad[i] * 2 * in_share * in_share, in_scale[i]);
    }
}
static const gradient log1p_square_scale = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"powers", "log1p_square_scale"},
    .loops = {
        [TH_FLOAT] = log1p_square_scale_float, [TH_DOUBLE] = log1p_square_scale_double
    },
    .computes = true,
};
static int log1p_square_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&log1p_square_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&log1p_square_scale, s, grad);
    return th_finish_gradients(s, result);
}
static const param log1p_square_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "scale", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_log1p_square = {
    .op = "log1p_square", .name = "log1p_square",
    .signature = "log1p_square(Tensor input, Tensor scale)",
    .enter = th_pointwise, .body = &log1p_square_body,
    .backward = log1p_square_backward,
    .params = log1p_square_params,
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 3, .grads = 1, .reads = {3, 3},
};

/* log_quotient(Tensor weight, Tensor input, Tensor other) = select(weight == 0, 0, weight *
   logarithm) */
WIDE_LOOP(log_quotient_float) {
    float *to_output = (float *)at[0];
    const float *in_weight = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) {
        const float in_quotient = f_divide(in_input[i], in_other[i]);
        const float in_logarithm = f_select((in_quotient > (float)1e-30) & (in_quotient <
            (float)1e+30), f_log(in_quotient), f_log(in_input[i]) - f_log(in_other[i]));
        to_output[i] = f_select(in_weight[i] == 0, (float)0, in_weight[i] * in_logarithm);
    }
}
WIDE_LOOP(log_quotient_double) {
    double *to_output = (double *)at[0];
    const double *in_weight = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) {
        const double in_quotient = f_divide(in_input[i], in_other[i]);
        const double in_logarithm = f_select((in_quotient > (double)1e-30) & (in_quotient <
            (double)1e+30), f_log(in_quotient), f_log(in_input[i]) - f_log(in_other[i]));
        to_output[i] = f_select(in_weight[i] == 0, (double)0, in_weight[i] * in_logarithm);
    }
}
static const pointwise log_quotient_body = {
    .outputs = 1, .inputs = 3,
    .to = {0}, .from = {0, 1, 2},
    .computes = true,
    .kernel = {"powers", "log_quotient"},
    .postfix = "x0 n2 == n2 x0 x1 x2 / n0 > x1 x2 / n1 < and x1 x2 / log x1 log x2 log - select * select",
    .constants = (const double[]){1e-30, 1e+30, 0.0},
    .loops = {[TH_FLOAT] = log_quotient_float, [TH_DOUBLE] = log_quotient_double},
};
/* d weight = grad * logarithm */
WIDE_LOOP(log_quotient_weight_float) {
    float *to_weight = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) {
        const float in_quotient = f_divide(in_input[i], in_other[i]);
        const float in_logarithm = f_select((in_quotient > (float)1e-30) & (in_quotient <
            (float)1e+30), f_log(in_quotient), f_log(in_input[i]) - f_log(in_other[i]));
        to_weight[i] = in_grad[i] * in_logarithm;
    }
}
WIDE_LOOP(log_quotient_weight_double) {
    double *to_weight = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) {
        const double in_quotient = f_divide(in_input[i], in_other[i]);
        const double in_logarithm = f_select((in_quotient > (double)1e-30) & (in_quotient <
            (double)1e+30), f_log(in_quotient), f_log(in_input[i]) - f_log(in_other[i]));
        to_weight[i] = in_grad[i] * in_logarithm;
    }
}
static const gradient log_quotient_weight = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 1, 2},
    .kernel = {"powers", "log_quotient_weight"},
    .loops = {
        [TH_FLOAT] = log_quotient_weight_float, [TH_DOUBLE] = log_quotient_weight_double
    },
    .computes = true,
};
/* d input = grad * weight / input */
WIDE_LOOP(log_quotient_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_weight = (const float *)at[2];
    const float *in_input = (const float *)at[3];
    EACH(i, count) to_input[i] = f_divide(in_grad[i] * in_weight[i], in_input[i]);
}
WIDE_LOOP(log_quotient_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_weight = (const double *)at[2];
    const double *in_input = (const double *)at[3];
    EACH(i, count) to_input[i] = f_divide(in_grad[i] * in_weight[i], in_input[i]);
}
NARROW_LOOP(log_quotient_input_half, log_quotient_input_float, half, 1, 4, 0, 0)
NARROW_LOOP(log_quotient_input_bfloat16, log_quotient_input_float, bfloat16, 1, 4, 0, 0)
static const gradient log_quotient_input = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"powers", "log_quotient_input"},
    .loops = {
        [TH_HALF] = log_quotient_input_half, [TH_BFLOAT16] = log_quotient_input_bfloat16,
        [TH_FLOAT] = log_quotient_input_float, [TH_DOUBLE] = log_quotient_input_double
    },
};
/* d other = -grad * weight / other */
WIDE_LOOP(log_quotient_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_weight = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) to_other[i] = f_divide(-in_grad[i] * in_weight[i], in_other[i]);
}
WIDE_LOOP(log_quotient_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_weight = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) to_other[i] = f_divide(-in_grad[i] * in_weight[i], in_other[i]);
}
NARROW_LOOP(log_quotient_other_half, log_quotient_other_float, half, 1, 4, 0, 0)
NARROW_LOOP(log_quotient_other_bfloat16, log_quotient_other_float, bfloat16, 1, 4, 0, 0)
static const gradient log_quotient_other = {
    .input = 2, .inputs = 3, .from = {FROM_GRAD, 0, 2},
    .kernel = {"powers", "log_quotient_other"},
    .loops = {
        [TH_HALF] = log_quotient_other_half, [TH_BFLOAT16] = log_quotient_other_bfloat16,
        [TH_FLOAT] = log_quotient_other_float, [TH_DOUBLE] = log_quotient_other_double
    },
};
static int log_quotient_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&log_quotient_weight, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&log_quotient_input, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&log_quotient_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param log_quotient_params[] = {
    {.name = "weight", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "input", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 2, .type = -1},
};
const row op_log_quotient = {
    .op = "log_quotient", .name = "log_quotient",
    .signature = "log_quotient(Tensor weight, Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &log_quotient_body,
    .backward = log_quotient_backward,
    .params = log_quotient_params,
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 3, .tensors = 3, .inputs = 3, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 7, .grads = 1, .reads = {6, 3, 5},
};

/* pow(Tensor|Scalar input, Tensor|Scalar exponent) = input ** exponent */
LOOP(pow_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t *in_exponent = (const uint8_t *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent[i]);
}
LOOP(pow_byte_number) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    const uint8_t in_exponent = *(const uint8_t *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent);
}
LOOP(pow_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t *in_exponent = (const int8_t *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent[i]);
}
LOOP(pow_char_number) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    const int8_t in_exponent = *(const int8_t *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent);
}
LOOP(pow_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t *in_exponent = (const int16_t *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent[i]);
}
LOOP(pow_short_number) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    const int16_t in_exponent = *(const int16_t *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent);
}
LOOP(pow_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t *in_exponent = (const int32_t *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent[i]);
}
LOOP(pow_int_number) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    const int32_t in_exponent = *(const int32_t *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent);
}
LOOP(pow_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t *in_exponent = (const int64_t *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent[i]);
}
LOOP(pow_long_number) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    const int64_t in_exponent = *(const int64_t *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent);
}
WIDE_LOOP(pow_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_exponent = (const float *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent[i]);
}
WIDE_LOOP(pow_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_exponent = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent);
}
WIDE_LOOP(pow_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_exponent = (const double *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent[i]);
}
WIDE_LOOP(pow_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_exponent = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent);
}
LOOP(pow_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat *in_exponent = (const complexfloat *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent[i]);
}
LOOP(pow_complexfloat_number) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    const complexfloat in_exponent = *(const complexfloat *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent);
}
LOOP(pow_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble *in_exponent = (const complexdouble *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent[i]);
}
LOOP(pow_complexdouble_number) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    const complexdouble in_exponent = *(const complexdouble *)at[2];
    EACH(i, count) to_output[i] = f_pow(in_input[i], in_exponent);
}
static const pointwise pow_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .exponents = 2,
    .computes = true,
    .kernel = {"powers", "pow"},
    .loops = {
        [TH_BYTE] = pow_byte, [TH_CHAR] = pow_char, [TH_SHORT] = pow_short, [TH_INT] = pow_int,
        [TH_LONG] = pow_long, [TH_FLOAT] = pow_float, [TH_DOUBLE] = pow_double,
        [TH_COMPLEXFLOAT] = pow_complexfloat, [TH_COMPLEXDOUBLE] = pow_complexdouble
    },
    .numbers = {
        [TH_BYTE] = pow_byte_number, [TH_CHAR] = pow_char_number, [TH_SHORT] = pow_short_number,
        [TH_INT] = pow_int_number, [TH_LONG] = pow_long_number, [TH_FLOAT] = pow_float_number,
        [TH_DOUBLE] = pow_double_number, [TH_COMPLEXFLOAT] = pow_complexfloat_number,
        [TH_COMPLEXDOUBLE] = pow_complexdouble_number
    },
};
/* d input = select(exponent == 0 and (input == 0 or isnan(input)), 0, grad * exponent * base **
   (exponent - 1)) */
WIDE_LOOP(pow_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_exponent = (const float *)at[3];
    EACH(i, count) {
        const float in_base = f_select((in_exponent[i] == 0) & ((in_input[i] == 0) |
            f_isnan(in_input[i])), (float)1, in_input[i]);
        to_input[i] = f_select((in_exponent[i] == 0) & ((in_input[i] == 0) | f_isnan(in_input[i])),
            (float)0, in_grad[i] * in_exponent[i] * f_pow(in_base, in_exponent[i] - 1));
    }
}
WIDE_LOOP(pow_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_exponent = (const double *)at[3];
    EACH(i, count) {
        const double in_base = f_select((in_exponent[i] == 0) & ((in_input[i] == 0) |
            f_isnan(in_input[i])), (double)1, in_input[i]);
        to_input[i] = f_select((in_exponent[i] == 0) & ((in_input[i] == 0) | f_isnan(in_input[i])),
            (double)0, in_grad[i] * in_exponent[i] * f_pow(in_base, in_exponent[i] - 1));
    }
}
LOOP(pow_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    const complexfloat *in_exponent = (const complexfloat *)at[3];
    EACH(i, count) {
        const complexfloat in_base = f_select((in_exponent[i] == 0) & ((in_input[i] == 0) |
            f_isnan(in_input[i])), (complexfloat)1, in_input[i]);
        to_input[i] = f_conj(f_select((in_exponent[i] == 0) & ((in_input[i] == 0) |
            f_isnan(in_input[i])), (complexfloat)0,
            f_conj(in_grad[i]) * in_exponent[i] * f_pow(in_base, in_exponent[i] - 1)));
    }
}
LOOP(pow_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    const complexdouble *in_exponent = (const complexdouble *)at[3];
    EACH(i, count) {
        const complexdouble in_base = f_select((in_exponent[i] == 0) & ((in_input[i] == 0) |
            f_isnan(in_input[i])), (complexdouble)1, in_input[i]);
        to_input[i] = f_conj(f_select((in_exponent[i] == 0) & ((in_input[i] == 0) |
            f_isnan(in_input[i])), (complexdouble)0,
            f_conj(in_grad[i]) * in_exponent[i] * f_pow(in_base, in_exponent[i] - 1)));
    }
}
static const gradient pow_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"powers", "pow_input"},
    .loops = {
        [TH_FLOAT] = pow_input_float, [TH_DOUBLE] = pow_input_double,
        [TH_COMPLEXFLOAT] = pow_input_complexfloat, [TH_COMPLEXDOUBLE] = pow_input_complexdouble
    },
    .computes = true,
};
/* d exponent = select(input == 0 and output - output == 0, 0, grad * output * log(input)) */
WIDE_LOOP(pow_exponent_float) {
    float *to_exponent = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    EACH(i, count) to_exponent[i] = f_select((in_input[i] == 0) & (in_output[i] - in_output[i] ==
        0), (float)0, in_grad[i] * in_output[i] * f_log(in_input[i]));
}
WIDE_LOOP(pow_exponent_double) {
    double *to_exponent = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    EACH(i, count) to_exponent[i] = f_select((in_input[i] == 0) & (in_output[i] - in_output[i] ==
        0), (double)0, in_grad[i] * in_output[i] * f_log(in_input[i]));
}
LOOP(pow_exponent_complexfloat) {
    complexfloat *to_exponent = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    const complexfloat *in_output = (const complexfloat *)at[3];
    EACH(i, count) to_exponent[i] = f_conj(f_select((in_input[i] == 0) & (in_output[i] -
        in_output[i] == 0), (complexfloat)0, f_conj(in_grad[i]) * in_output[i] *
        f_log(in_input[i])));
}
LOOP(pow_exponent_complexdouble) {
    complexdouble *to_exponent = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    const complexdouble *in_output = (const complexdouble *)at[3];
    EACH(i, count) to_exponent[i] = f_conj(f_select((in_input[i] == 0) & (in_output[i] -
        in_output[i] == 0), (complexdouble)0, f_conj(in_grad[i]) * in_output[i] *
        f_log(in_input[i])));
}
static const gradient pow_exponent = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"powers", "pow_exponent"},
    .loops = {
        [TH_FLOAT] = pow_exponent_float, [TH_DOUBLE] = pow_exponent_double,
        [TH_COMPLEXFLOAT] = pow_exponent_complexfloat,
        [TH_COMPLEXDOUBLE] = pow_exponent_complexdouble
    },
    .computes = true,
};
static int pow_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&pow_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&pow_exponent, s, grad);
    return th_finish_gradients(s, result);
}
static const param pow_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "exponent", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
};
extern const row op_square, op_cube, op_sqrt, op_reciprocal;
const row op_pow = {
    .op = "pow", .name = "pow",
    .signature = "pow(Tensor|Scalar input, Tensor|Scalar exponent)",
    .enter = th_pointwise, .body = &pow_body,
    .backward = pow_backward,
    .autocast = "cuda float",
    .shortcuts = (const shortcut[]){{2.0, &op_square}, {3.0, &op_cube}, {0.5, &op_sqrt}, {-1.0, &op_reciprocal}, {0, NULL}},
    .params = pow_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2,
    .scalars = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .joins = 3, .reads = {3, 0x101},
};

/* cube(Tensor input) = input * input * input */
LOOP(cube_byte) {
    uint8_t *to_output = (uint8_t *)at[0];
    const uint8_t *in_input = (const uint8_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i] * in_input[i];
}
LOOP(cube_char) {
    int8_t *to_output = (int8_t *)at[0];
    const int8_t *in_input = (const int8_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i] * in_input[i];
}
LOOP(cube_short) {
    int16_t *to_output = (int16_t *)at[0];
    const int16_t *in_input = (const int16_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i] * in_input[i];
}
LOOP(cube_int) {
    int32_t *to_output = (int32_t *)at[0];
    const int32_t *in_input = (const int32_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i] * in_input[i];
}
LOOP(cube_long) {
    int64_t *to_output = (int64_t *)at[0];
    const int64_t *in_input = (const int64_t *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i] * in_input[i];
}
LOOP(cube_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i] * in_input[i];
}
LOOP(cube_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i] * in_input[i];
}
LOOP(cube_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i] * in_input[i];
}
LOOP(cube_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = in_input[i] * in_input[i] * in_input[i];
}
NARROW_LOOP(cube_half, cube_float, half, 1, 2, 0, 0)
NARROW_LOOP(cube_bfloat16, cube_float, bfloat16, 1, 2, 0, 0)
static const pointwise cube_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"powers", "cube"},
    .postfix = "x0 x0 * x0 *",
    .loops = {
        [TH_BYTE] = cube_byte, [TH_CHAR] = cube_char, [TH_SHORT] = cube_short, [TH_INT] = cube_int,
        [TH_LONG] = cube_long, [TH_HALF] = cube_half, [TH_BFLOAT16] = cube_bfloat16,
        [TH_FLOAT] = cube_float, [TH_DOUBLE] = cube_double, [TH_COMPLEXFLOAT] = cube_complexfloat,
        [TH_COMPLEXDOUBLE] = cube_complexdouble
    },
    .blocks = true,
};
/* d input = 3 * grad * input * input */
LOOP(cube_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = 3 * in_grad[i] * in_input[i] * in_input[i];
}
LOOP(cube_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = 3 * in_grad[i] * in_input[i] * in_input[i];
}
LOOP(cube_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(3 * f_conj(in_grad[i]) * in_input[i] * in_input[i]);
}
LOOP(cube_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(3 * f_conj(in_grad[i]) * in_input[i] * in_input[i]);
}
NARROW_LOOP(cube_input_half, cube_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(cube_input_bfloat16, cube_input_float, bfloat16, 1, 3, 0, 0)
static const gradient cube_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"powers", "cube_input"},
    .loops = {
        [TH_HALF] = cube_input_half, [TH_BFLOAT16] = cube_input_bfloat16,
        [TH_FLOAT] = cube_input_float, [TH_DOUBLE] = cube_input_double,
        [TH_COMPLEXFLOAT] = cube_input_complexfloat, [TH_COMPLEXDOUBLE] = cube_input_complexdouble
    },
};
static int cube_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&cube_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param cube_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_cube = {
    .op = "cube", .name = "cube",
    .signature = "cube(Tensor input)",
    .enter = th_pointwise, .body = &cube_body,
    .backward = cube_backward,
    .params = cube_params,
    .flags = ROW_LOOP, .dtypes = TH_NUMBERS | TH_COMPLEX, .own = TH_PLAIN | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};
