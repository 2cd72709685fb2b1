/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* trigonometry: Angles and hyperbolic functions of each element. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* sin(Tensor input) = sin(input) */
WIDE_LOOP(sin_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_sin(in_input[i]);
}
WIDE_LOOP(sin_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_sin(in_input[i]);
}
LOOP(sin_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_sin(in_input[i]);
}
LOOP(sin_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_sin(in_input[i]);
}
static const pointwise sin_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "sin"},
    .postfix = "x0 sin",
    .loops = {
        [TH_FLOAT] = sin_float, [TH_DOUBLE] = sin_double, [TH_COMPLEXFLOAT] = sin_complexfloat,
        [TH_COMPLEXDOUBLE] = sin_complexdouble
    },
};
/* d input = grad * cos(input) */
WIDE_LOOP(sin_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_cos(in_input[i]);
}
WIDE_LOOP(sin_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_cos(in_input[i]);
}
LOOP(sin_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_cos(in_input[i]));
}
LOOP(sin_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_cos(in_input[i]));
}
static const gradient sin_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"trigonometry", "sin_input"},
    .loops = {
        [TH_FLOAT] = sin_input_float, [TH_DOUBLE] = sin_input_double,
        [TH_COMPLEXFLOAT] = sin_input_complexfloat, [TH_COMPLEXDOUBLE] = sin_input_complexdouble
    },
    .computes = true,
};
static int sin_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&sin_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param sin_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_sin = {
    .op = "sin", .name = "sin",
    .signature = "sin(Tensor input)",
    .enter = th_pointwise, .body = &sin_body,
    .backward = sin_backward,
    .params = sin_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* cos(Tensor input) = cos(input) */
WIDE_LOOP(cos_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_cos(in_input[i]);
}
WIDE_LOOP(cos_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_cos(in_input[i]);
}
LOOP(cos_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_cos(in_input[i]);
}
LOOP(cos_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_cos(in_input[i]);
}
static const pointwise cos_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "cos"},
    .postfix = "x0 cos",
    .loops = {
        [TH_FLOAT] = cos_float, [TH_DOUBLE] = cos_double, [TH_COMPLEXFLOAT] = cos_complexfloat,
        [TH_COMPLEXDOUBLE] = cos_complexdouble
    },
};
/* d input = -grad * sin(input) */
WIDE_LOOP(cos_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * f_sin(in_input[i]);
}
WIDE_LOOP(cos_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * f_sin(in_input[i]);
}
LOOP(cos_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(-f_conj(in_grad[i]) * f_sin(in_input[i]));
}
LOOP(cos_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(-f_conj(in_grad[i]) * f_sin(in_input[i]));
}
static const gradient cos_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"trigonometry", "cos_input"},
    .loops = {
        [TH_FLOAT] = cos_input_float, [TH_DOUBLE] = cos_input_double,
        [TH_COMPLEXFLOAT] = cos_input_complexfloat, [TH_COMPLEXDOUBLE] = cos_input_complexdouble
    },
    .computes = true,
};
static int cos_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&cos_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param cos_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_cos = {
    .op = "cos", .name = "cos",
    .signature = "cos(Tensor input)",
    .enter = th_pointwise, .body = &cos_body,
    .backward = cos_backward,
    .params = cos_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* sincos(Tensor input) -> (Tensor sin, Tensor cos) = sin = sin(input), cos = cos(input) */
WIDE_LOOP(sincos_float) {
    float *to_sin = (float *)at[0];
    float *to_cos = (float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) {
        const float new_sin = f_sin(in_input[i]);
        const float new_cos = f_cos(in_input[i]);
        to_sin[i] = new_sin;
        to_cos[i] = new_cos;
    }
}
WIDE_LOOP(sincos_double) {
    double *to_sin = (double *)at[0];
    double *to_cos = (double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) {
        const double new_sin = f_sin(in_input[i]);
        const double new_cos = f_cos(in_input[i]);
        to_sin[i] = new_sin;
        to_cos[i] = new_cos;
    }
}
static const pointwise sincos_body = {
    .outputs = 2, .inputs = 1,
    .to = {0, 1}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "sincos"},
    .loops = {[TH_FLOAT] = sincos_float, [TH_DOUBLE] = sincos_double},
};
/* d input = grad_sin * cos - grad_cos * sin */
LOOP(sincos_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad_sin = (const float *)at[1];
    const float *in_grad_cos = (const float *)at[2];
    const float *in_sin = (const float *)at[3];
    const float *in_cos = (const float *)at[4];
    EACH(i, count) to_input[i] = in_grad_sin[i] * in_cos[i] - in_grad_cos[i] * in_sin[i];
}
LOOP(sincos_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad_sin = (const double *)at[1];
    const double *in_grad_cos = (const double *)at[2];
    const double *in_sin = (const double *)at[3];
    const double *in_cos = (const double *)at[4];
    EACH(i, count) to_input[i] = in_grad_sin[i] * in_cos[i] - in_grad_cos[i] * in_sin[i];
}
NARROW_LOOP(sincos_input_half, sincos_input_float, half, 1, 5, 0, 0)
NARROW_LOOP(sincos_input_bfloat16, sincos_input_float, bfloat16, 1, 5, 0, 0)
static const gradient sincos_input = {
    .input = 0, .inputs = 4, .from = {FROM_GRAD, FROM_GRAD + 1, FROM_RESULT, FROM_RESULT + 1},
    .kernel = {"trigonometry", "sincos_input"},
    .loops = {
        [TH_HALF] = sincos_input_half, [TH_BFLOAT16] = sincos_input_bfloat16,
        [TH_FLOAT] = sincos_input_float, [TH_DOUBLE] = sincos_input_double
    },
};
static int sincos_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&sincos_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param sincos_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_sincos = {
    .op = "sincos", .name = "sincos",
    .signature = "sincos(Tensor input) -> (Tensor sin, Tensor cos)",
    .enter = th_pointwise, .body = &sincos_body,
    .backward = sincos_backward,
    .params = sincos_params,
    .names = (const char *const[]){"sin", "cos"},
    .flags = ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_SAME}, .differentiable = 1, .grads = 3, .reads = {0x300},
};

/* tan(Tensor input) = tan(input) */
WIDE_LOOP(tan_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_tan(in_input[i]);
}
WIDE_LOOP(tan_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_tan(in_input[i]);
}
LOOP(tan_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_tan(in_input[i]);
}
LOOP(tan_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_tan(in_input[i]);
}
static const pointwise tan_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "tan"},
    .postfix = "x0 tan",
    .loops = {
        [TH_FLOAT] = tan_float, [TH_DOUBLE] = tan_double, [TH_COMPLEXFLOAT] = tan_complexfloat,
        [TH_COMPLEXDOUBLE] = tan_complexdouble
    },
};
/* d input = grad * (1 + output * output) */
LOOP(tan_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_output = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * (1 + in_output[i] * in_output[i]);
}
LOOP(tan_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_output = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * (1 + in_output[i] * in_output[i]);
}
LOOP(tan_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_output = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * (1 + in_output[i] * in_output[i]));
}
LOOP(tan_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_output = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * (1 + in_output[i] * in_output[i]));
}
NARROW_LOOP(tan_input_half, tan_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(tan_input_bfloat16, tan_input_float, bfloat16, 1, 3, 0, 0)
static const gradient tan_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"trigonometry", "tan_input"},
    .loops = {
        [TH_HALF] = tan_input_half, [TH_BFLOAT16] = tan_input_bfloat16,
        [TH_FLOAT] = tan_input_float, [TH_DOUBLE] = tan_input_double,
        [TH_COMPLEXFLOAT] = tan_input_complexfloat, [TH_COMPLEXDOUBLE] = tan_input_complexdouble
    },
};
static int tan_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&tan_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param tan_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_tan = {
    .op = "tan", .name = "tan",
    .signature = "tan(Tensor input)",
    .enter = th_pointwise, .body = &tan_body,
    .backward = tan_backward,
    .autocast = "cuda float",
    .params = tan_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* asin(Tensor input) = asin(input) */
WIDE_LOOP(asin_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_asin(in_input[i]);
}
WIDE_LOOP(asin_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_asin(in_input[i]);
}
LOOP(asin_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_asin(in_input[i]);
}
LOOP(asin_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_asin(in_input[i]);
}
static const pointwise asin_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "asin"},
    .postfix = "x0 asin",
    .loops = {
        [TH_FLOAT] = asin_float, [TH_DOUBLE] = asin_double, [TH_COMPLEXFLOAT] = asin_complexfloat,
        [TH_COMPLEXDOUBLE] = asin_complexdouble
    },
};
/* d input = grad * rsqrt(1 - input) * rsqrt(1 + input) */
WIDE_LOOP(asin_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_rsqrt(1 - in_input[i]) * f_rsqrt(1 + in_input[i]);
}
WIDE_LOOP(asin_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_rsqrt(1 - in_input[i]) * f_rsqrt(1 + in_input[i]);
}
LOOP(asin_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_rsqrt(1 - in_input[i]) * f_rsqrt(1 +
        in_input[i]));
}
LOOP(asin_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_rsqrt(1 - in_input[i]) * f_rsqrt(1 +
        in_input[i]));
}
static const gradient asin_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"trigonometry", "asin_input"},
    .loops = {
        [TH_FLOAT] = asin_input_float, [TH_DOUBLE] = asin_input_double,
        [TH_COMPLEXFLOAT] = asin_input_complexfloat, [TH_COMPLEXDOUBLE] = asin_input_complexdouble
    },
    .computes = true,
};
static int asin_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&asin_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param asin_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_asin = {
    .op = "asin", .name = "asin",
    .signature = "asin(Tensor input)",
    .enter = th_pointwise, .body = &asin_body,
    .backward = asin_backward,
    .autocast = "cuda float",
    .params = asin_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* acos(Tensor input) = acos(input) */
WIDE_LOOP(acos_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_acos(in_input[i]);
}
WIDE_LOOP(acos_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_acos(in_input[i]);
}
LOOP(acos_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_acos(in_input[i]);
}
LOOP(acos_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_acos(in_input[i]);
}
static const pointwise acos_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "acos"},
    .postfix = "x0 acos",
    .loops = {
        [TH_FLOAT] = acos_float, [TH_DOUBLE] = acos_double, [TH_COMPLEXFLOAT] = acos_complexfloat,
        [TH_COMPLEXDOUBLE] = acos_complexdouble
    },
};
/* d input = -grad * rsqrt(1 - input) * rsqrt(1 + input) */
WIDE_LOOP(acos_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * f_rsqrt(1 - in_input[i]) * f_rsqrt(1 + in_input[i]);
}
WIDE_LOOP(acos_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * f_rsqrt(1 - in_input[i]) * f_rsqrt(1 + in_input[i]);
}
LOOP(acos_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(-f_conj(in_grad[i]) * f_rsqrt(1 - in_input[i]) * f_rsqrt(1 +
        in_input[i]));
}
LOOP(acos_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(-f_conj(in_grad[i]) * f_rsqrt(1 - in_input[i]) * f_rsqrt(1 +
        in_input[i]));
}
static const gradient acos_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"trigonometry", "acos_input"},
    .loops = {
        [TH_FLOAT] = acos_input_float, [TH_DOUBLE] = acos_input_double,
        [TH_COMPLEXFLOAT] = acos_input_complexfloat, [TH_COMPLEXDOUBLE] = acos_input_complexdouble
    },
    .computes = true,
};
static int acos_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&acos_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param acos_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_acos = {
    .op = "acos", .name = "acos",
    .signature = "acos(Tensor input)",
    .enter = th_pointwise, .body = &acos_body,
    .backward = acos_backward,
    .autocast = "cuda float",
    .params = acos_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* atan(Tensor input) = atan(input) */
WIDE_LOOP(atan_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_atan(in_input[i]);
}
WIDE_LOOP(atan_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_atan(in_input[i]);
}
static const pointwise atan_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "atan"},
    .postfix = "x0 atan",
    .loops = {[TH_FLOAT] = atan_float, [TH_DOUBLE] = atan_double},
};
/* d input = grad / (1 + input * input) */
WIDE_LOOP(atan_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], 1 + in_input[i] * in_input[i]);
}
WIDE_LOOP(atan_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i], 1 + in_input[i] * in_input[i]);
}
NARROW_LOOP(atan_input_half, atan_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(atan_input_bfloat16, atan_input_float, bfloat16, 1, 3, 0, 0)
static const gradient atan_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"trigonometry", "atan_input"},
    .loops = {
        [TH_HALF] = atan_input_half, [TH_BFLOAT16] = atan_input_bfloat16,
        [TH_FLOAT] = atan_input_float, [TH_DOUBLE] = atan_input_double
    },
};
static int atan_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&atan_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param atan_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_atan = {
    .op = "atan", .name = "atan",
    .signature = "atan(Tensor input)",
    .enter = th_pointwise, .body = &atan_body,
    .backward = atan_backward,
    .params = atan_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* atan_complex(Tensor input) = atan(input) */
LOOP(atan_complex_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_atan(in_input[i]);
}
LOOP(atan_complex_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_atan(in_input[i]);
}
static const pointwise atan_complex_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .postfix = "x0 atan",
    .loops = {
        [TH_COMPLEXFLOAT] = atan_complex_complexfloat,
        [TH_COMPLEXDOUBLE] = atan_complex_complexdouble
    },
};
/* d input = grad / root / root */
LOOP(atan_complex_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    EACH(i, count) {
        const complexfloat in_root = f_cosh(f_asinh(in_input[i]));
        to_input[i] = f_conj(f_divide(f_divide(f_conj(in_grad[i]), in_root), in_root));
    }
}
LOOP(atan_complex_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    EACH(i, count) {
        const complexdouble in_root = f_cosh(f_asinh(in_input[i]));
        to_input[i] = f_conj(f_divide(f_divide(f_conj(in_grad[i]), in_root), in_root));
    }
}
static const gradient atan_complex_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .loops = {
        [TH_COMPLEXFLOAT] = atan_complex_input_complexfloat,
        [TH_COMPLEXDOUBLE] = atan_complex_input_complexdouble
    },
    .computes = true,
};
static int atan_complex_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&atan_complex_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param atan_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_atan_complex = {
    .op = "atan_complex", .name = "atan",
    .signature = "atan_complex(Tensor input)",
    .enter = th_pointwise, .body = &atan_complex_body,
    .backward = atan_complex_backward,
    .params = atan_complex_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* atan2(Tensor input, Tensor other) = atan2(input, other) */
WIDE_LOOP(atan2_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_atan2(in_input[i], in_other[i]);
}
WIDE_LOOP(atan2_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_atan2(in_input[i], in_other[i]);
}
static const pointwise atan2_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .computes = true,
    .kernel = {"trigonometry", "atan2"},
    .postfix = "x0 x1 atan2",
    .loops = {[TH_FLOAT] = atan2_float, [TH_DOUBLE] = atan2_double},
};
/* d input = select(input == 0 and other == 0, 0, grad * (other / length) / length) */
WIDE_LOOP(atan2_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) {
        const float in_length = f_select((in_input[i] == 0) & (in_other[i] == 0), (float)1,
            f_hypot(in_input[i], in_other[i]));
        to_input[i] = f_select((in_input[i] == 0) & (in_other[i] == 0), (float)0,
            f_divide(in_grad[i] * f_divide(in_other[i], in_length), in_length));
    }
}
WIDE_LOOP(atan2_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) {
        const double in_length = f_select((in_input[i] == 0) & (in_other[i] == 0), (double)1,
            f_hypot(in_input[i], in_other[i]));
        to_input[i] = f_select((in_input[i] == 0) & (in_other[i] == 0), (double)0,
            f_divide(in_grad[i] * f_divide(in_other[i], in_length), in_length));
    }
}
static const gradient atan2_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"trigonometry", "atan2_input"},
    .loops = {[TH_FLOAT] = atan2_input_float, [TH_DOUBLE] = atan2_input_double},
    .computes = true,
};
/* d other = select(input == 0 and other == 0, 0, -grad * (input / length) / length) */
WIDE_LOOP(atan2_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) {
        const float in_length = f_select((in_input[i] == 0) & (in_other[i] == 0), (float)1,
            f_hypot(in_input[i], in_other[i]));
        to_other[i] = f_select((in_input[i] == 0) & (in_other[i] == 0), (float)0,
            f_divide(-in_grad[i] * f_divide(in_input[i], in_length), in_length));
    }
}
WIDE_LOOP(atan2_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) {
        const double in_length = f_select((in_input[i] == 0) & (in_other[i] == 0), (double)1,
            f_hypot(in_input[i], in_other[i]));
        to_other[i] = f_select((in_input[i] == 0) & (in_other[i] == 0), (double)0,
            f_divide(-in_grad[i] * f_divide(in_input[i], in_length), in_length));
    }
}
static const gradient atan2_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"trigonometry", "atan2_other"},
    .loops = {[TH_FLOAT] = atan2_other_float, [TH_DOUBLE] = atan2_other_double},
    .computes = true,
};
static int atan2_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&atan2_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&atan2_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param atan2_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_atan2 = {
    .op = "atan2", .name = "atan2",
    .signature = "atan2(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &atan2_body,
    .backward = atan2_backward,
    .params = atan2_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {3, 3},
};

/* sinh(Tensor input) = sinh(input) */
WIDE_LOOP(sinh_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_sinh(in_input[i]);
}
WIDE_LOOP(sinh_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_sinh(in_input[i]);
}
LOOP(sinh_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_sinh(in_input[i]);
}
LOOP(sinh_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_sinh(in_input[i]);
}
static const pointwise sinh_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "sinh"},
    .postfix = "x0 sinh",
    .loops = {
        [TH_FLOAT] = sinh_float, [TH_DOUBLE] = sinh_double, [TH_COMPLEXFLOAT] = sinh_complexfloat,
        [TH_COMPLEXDOUBLE] = sinh_complexdouble
    },
};
/* d input = grad * cosh(input) */
WIDE_LOOP(sinh_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_cosh(in_input[i]);
}
WIDE_LOOP(sinh_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_cosh(in_input[i]);
}
LOOP(sinh_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_cosh(in_input[i]));
}
LOOP(sinh_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_cosh(in_input[i]));
}
static const gradient sinh_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"trigonometry", "sinh_input"},
    .loops = {
        [TH_FLOAT] = sinh_input_float, [TH_DOUBLE] = sinh_input_double,
        [TH_COMPLEXFLOAT] = sinh_input_complexfloat, [TH_COMPLEXDOUBLE] = sinh_input_complexdouble
    },
    .computes = true,
};
static int sinh_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&sinh_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param sinh_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_sinh = {
    .op = "sinh", .name = "sinh",
    .signature = "sinh(Tensor input)",
    .enter = th_pointwise, .body = &sinh_body,
    .backward = sinh_backward,
    .autocast = "cuda float",
    .params = sinh_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* cosh(Tensor input) = cosh(input) */
WIDE_LOOP(cosh_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_cosh(in_input[i]);
}
WIDE_LOOP(cosh_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_cosh(in_input[i]);
}
LOOP(cosh_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_cosh(in_input[i]);
}
LOOP(cosh_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_cosh(in_input[i]);
}
static const pointwise cosh_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "cosh"},
    .postfix = "x0 cosh",
    .loops = {
        [TH_FLOAT] = cosh_float, [TH_DOUBLE] = cosh_double, [TH_COMPLEXFLOAT] = cosh_complexfloat,
        [TH_COMPLEXDOUBLE] = cosh_complexdouble
    },
};
/* d input = grad * sinh(input) */
WIDE_LOOP(cosh_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_sinh(in_input[i]);
}
WIDE_LOOP(cosh_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_sinh(in_input[i]);
}
LOOP(cosh_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_input = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_sinh(in_input[i]));
}
LOOP(cosh_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_input = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_sinh(in_input[i]));
}
static const gradient cosh_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"trigonometry", "cosh_input"},
    .loops = {
        [TH_FLOAT] = cosh_input_float, [TH_DOUBLE] = cosh_input_double,
        [TH_COMPLEXFLOAT] = cosh_input_complexfloat, [TH_COMPLEXDOUBLE] = cosh_input_complexdouble
    },
    .computes = true,
};
static int cosh_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&cosh_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param cosh_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_cosh = {
    .op = "cosh", .name = "cosh",
    .signature = "cosh(Tensor input)",
    .enter = th_pointwise, .body = &cosh_body,
    .backward = cosh_backward,
    .autocast = "cuda float",
    .params = cosh_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {1},
};

/* tanh(Tensor input) = tanh(input) */
WIDE_LOOP(tanh_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_tanh(in_input[i]);
}
WIDE_LOOP(tanh_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_tanh(in_input[i]);
}
LOOP(tanh_complexfloat) {
    complexfloat *to_output = (complexfloat *)at[0];
    const complexfloat *in_input = (const complexfloat *)at[1];
    EACH(i, count) to_output[i] = f_tanh(in_input[i]);
}
LOOP(tanh_complexdouble) {
    complexdouble *to_output = (complexdouble *)at[0];
    const complexdouble *in_input = (const complexdouble *)at[1];
    EACH(i, count) to_output[i] = f_tanh(in_input[i]);
}
static const pointwise tanh_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"trigonometry", "tanh"},
    .postfix = "x0 tanh",
    .loops = {
        [TH_FLOAT] = tanh_float, [TH_DOUBLE] = tanh_double, [TH_COMPLEXFLOAT] = tanh_complexfloat,
        [TH_COMPLEXDOUBLE] = tanh_complexdouble
    },
};
/* d input = grad * (1 - output * output) */
LOOP(tanh_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_output = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * (1 - in_output[i] * in_output[i]);
}
LOOP(tanh_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_output = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * (1 - in_output[i] * in_output[i]);
}
LOOP(tanh_input_complexfloat) {
    complexfloat *to_input = (complexfloat *)at[0];
    const complexfloat *in_grad = (const complexfloat *)at[1];
    const complexfloat *in_output = (const complexfloat *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * (1 - in_output[i] * in_output[i]));
}
LOOP(tanh_input_complexdouble) {
    complexdouble *to_input = (complexdouble *)at[0];
    const complexdouble *in_grad = (const complexdouble *)at[1];
    const complexdouble *in_output = (const complexdouble *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * (1 - in_output[i] * in_output[i]));
}
NARROW_LOOP(tanh_input_half, tanh_input_float, half, 1, 3, 0, 0)
NARROW_LOOP(tanh_input_bfloat16, tanh_input_float, bfloat16, 1, 3, 0, 0)
static const gradient tanh_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"trigonometry", "tanh_input"},
    .loops = {
        [TH_HALF] = tanh_input_half, [TH_BFLOAT16] = tanh_input_bfloat16,
        [TH_FLOAT] = tanh_input_float, [TH_DOUBLE] = tanh_input_double,
        [TH_COMPLEXFLOAT] = tanh_input_complexfloat, [TH_COMPLEXDOUBLE] = tanh_input_complexdouble
    },
};
static int tanh_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&tanh_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param tanh_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_tanh = {
    .op = "tanh", .name = "tanh",
    .signature = "tanh(Tensor input)",
    .enter = th_pointwise, .body = &tanh_body,
    .backward = tanh_backward,
    .params = tanh_params,
    .flags = ROW_INPLACE | ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {0x100},
};
