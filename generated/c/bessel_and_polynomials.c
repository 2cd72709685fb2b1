/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* bessel_and_polynomials: Bessel, Airy and zeta functions, and orthogonal polynomials. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* bessel_j0(Tensor input) = bessel_j0(input) */
WIDE_LOOP(bessel_j0_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_bessel_j0(in_input[i]);
}
WIDE_LOOP(bessel_j0_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_bessel_j0(in_input[i]);
}
static const pointwise bessel_j0_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"bessel_and_polynomials", "bessel_j0"},
    .loops = {[TH_FLOAT] = bessel_j0_float, [TH_DOUBLE] = bessel_j0_double},
};
/* d input = -grad * bessel_j1(input) */
WIDE_LOOP(bessel_j0_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * f_bessel_j1(in_input[i]);
}
WIDE_LOOP(bessel_j0_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * f_bessel_j1(in_input[i]);
}
static const gradient bessel_j0_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"bessel_and_polynomials", "bessel_j0_input"},
    .loops = {
        [TH_FLOAT] = bessel_j0_input_float, [TH_DOUBLE] = bessel_j0_input_double
    },
    .computes = true,
};
static int bessel_j0_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&bessel_j0_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param bessel_j0_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_bessel_j0 = {
    .op = "bessel_j0", .name = "bessel_j0",
    .signature = "bessel_j0(Tensor input)",
    .enter = th_pointwise, .body = &bessel_j0_body,
    .backward = bessel_j0_backward,
    .params = bessel_j0_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* bessel_j1(Tensor input) = bessel_j1(input) */
WIDE_LOOP(bessel_j1_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_bessel_j1(in_input[i]);
}
WIDE_LOOP(bessel_j1_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_bessel_j1(in_input[i]);
}
static const pointwise bessel_j1_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"bessel_and_polynomials", "bessel_j1"},
    .loops = {[TH_FLOAT] = bessel_j1_float, [TH_DOUBLE] = bessel_j1_double},
};
/* d input = grad * (bessel_j0(input) - select(input == 0, 0.5, output / select(input == 0, 1,
   input))) */
WIDE_LOOP(bessel_j1_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * (f_bessel_j0(in_input[i]) - f_select(in_input[i] == 0,
        (float)0.5, f_divide(in_output[i], f_select(in_input[i] == 0, (float)1, in_input[i]))));
}
WIDE_LOOP(bessel_j1_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * (f_bessel_j0(in_input[i]) - f_select(in_input[i] == 0,
        (double)0.5, f_divide(in_output[i], f_select(in_input[i] == 0, (double)1, in_input[i]))));
}
static const gradient bessel_j1_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"bessel_and_polynomials", "bessel_j1_input"},
    .loops = {
        [TH_FLOAT] = bessel_j1_input_float, [TH_DOUBLE] = bessel_j1_input_double
    },
    .computes = true,
};
static int bessel_j1_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&bessel_j1_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param bessel_j1_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_bessel_j1 = {
    .op = "bessel_j1", .name = "bessel_j1",
    .signature = "bessel_j1(Tensor input)",
    .enter = th_pointwise, .body = &bessel_j1_body,
    .backward = bessel_j1_backward,
    .params = bessel_j1_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* bessel_y0(Tensor input) = bessel_y0(input) */
WIDE_LOOP(bessel_y0_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_bessel_y0(in_input[i]);
}
WIDE_LOOP(bessel_y0_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_bessel_y0(in_input[i]);
}
static const pointwise bessel_y0_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"bessel_and_polynomials", "bessel_y0"},
    .loops = {[TH_FLOAT] = bessel_y0_float, [TH_DOUBLE] = bessel_y0_double},
};
/* d input = -grad * bessel_y1(input) */
WIDE_LOOP(bessel_y0_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * f_bessel_y1(in_input[i]);
}
WIDE_LOOP(bessel_y0_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * f_bessel_y1(in_input[i]);
}
static const gradient bessel_y0_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"bessel_and_polynomials", "bessel_y0_input"},
    .loops = {
        [TH_FLOAT] = bessel_y0_input_float, [TH_DOUBLE] = bessel_y0_input_double
    },
    .computes = true,
};
static int bessel_y0_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&bessel_y0_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param bessel_y0_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_bessel_y0 = {
    .op = "bessel_y0", .name = "bessel_y0",
    .signature = "bessel_y0(Tensor input)",
    .enter = th_pointwise, .body = &bessel_y0_body,
    .backward = bessel_y0_backward,
    .params = bessel_y0_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* bessel_y1(Tensor input) = bessel_y1(input) */
WIDE_LOOP(bessel_y1_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_bessel_y1(in_input[i]);
}
WIDE_LOOP(bessel_y1_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_bessel_y1(in_input[i]);
}
static const pointwise bessel_y1_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"bessel_and_polynomials", "bessel_y1"},
    .loops = {[TH_FLOAT] = bessel_y1_float, [TH_DOUBLE] = bessel_y1_double},
};
/* d input = grad * (bessel_y0(input) - output / input) */
WIDE_LOOP(bessel_y1_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * (f_bessel_y0(in_input[i]) - f_divide(in_output[i],
        in_input[i]));
}
WIDE_LOOP(bessel_y1_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * (f_bessel_y0(in_input[i]) - f_divide(in_output[i],
        in_input[i]));
}
static const gradient bessel_y1_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"bessel_and_polynomials", "bessel_y1_input"},
    .loops = {
        [TH_FLOAT] = bessel_y1_input_float, [TH_DOUBLE] = bessel_y1_input_double
    },
    .computes = true,
};
static int bessel_y1_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&bessel_y1_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param bessel_y1_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_bessel_y1 = {
    .op = "bessel_y1", .name = "bessel_y1",
    .signature = "bessel_y1(Tensor input)",
    .enter = th_pointwise, .body = &bessel_y1_body,
    .backward = bessel_y1_backward,
    .params = bessel_y1_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* modified_bessel_k0(Tensor input) = modified_bessel_k0(input) */
WIDE_LOOP(modified_bessel_k0_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_modified_bessel_k0(in_input[i]);
}
WIDE_LOOP(modified_bessel_k0_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_modified_bessel_k0(in_input[i]);
}
static const pointwise modified_bessel_k0_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"bessel_and_polynomials", "modified_bessel_k0"},
    .loops = {
        [TH_FLOAT] = modified_bessel_k0_float, [TH_DOUBLE] = modified_bessel_k0_double
    },
};
/* d input = -grad * modified_bessel_k1(input) */
WIDE_LOOP(modified_bessel_k0_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * f_modified_bessel_k1(in_input[i]);
}
WIDE_LOOP(modified_bessel_k0_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * f_modified_bessel_k1(in_input[i]);
}
static const gradient modified_bessel_k0_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"bessel_and_polynomials", "modified_bessel_k0_input"},
    .loops = {
        [TH_FLOAT] = modified_bessel_k0_input_float, [TH_DOUBLE] = modified_bessel_k0_input_double
    },
    .computes = true,
};
static int modified_bessel_k0_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&modified_bessel_k0_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param modified_bessel_k0_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_modified_bessel_k0 = {
    .op = "modified_bessel_k0", .name = "modified_bessel_k0",
    .signature = "modified_bessel_k0(Tensor input)",
    .enter = th_pointwise, .body = &modified_bessel_k0_body,
    .backward = modified_bessel_k0_backward,
    .params = modified_bessel_k0_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* modified_bessel_k1(Tensor input) = modified_bessel_k1(input) */
WIDE_LOOP(modified_bessel_k1_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_modified_bessel_k1(in_input[i]);
}
WIDE_LOOP(modified_bessel_k1_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_modified_bessel_k1(in_input[i]);
}
static const pointwise modified_bessel_k1_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"bessel_and_polynomials", "modified_bessel_k1"},
    .loops = {
        [TH_FLOAT] = modified_bessel_k1_float, [TH_DOUBLE] = modified_bessel_k1_double
    },
};
/* d input = -grad * (modified_bessel_k0(input) + output / input) */
WIDE_LOOP(modified_bessel_k1_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    EACH(i, count) to_input[i] = -in_grad[i] * (f_modified_bessel_k0(in_input[i]) +
        f_divide(in_output[i], in_input[i]));
}
WIDE_LOOP(modified_bessel_k1_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    EACH(i, count) to_input[i] = -in_grad[i] * (f_modified_bessel_k0(in_input[i]) +
        f_divide(in_output[i], in_input[i]));
}
static const gradient modified_bessel_k1_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"bessel_and_polynomials", "modified_bessel_k1_input"},
    .loops = {
        [TH_FLOAT] = modified_bessel_k1_input_float, [TH_DOUBLE] = modified_bessel_k1_input_double
    },
    .computes = true,
};
static int modified_bessel_k1_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&modified_bessel_k1_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param modified_bessel_k1_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_modified_bessel_k1 = {
    .op = "modified_bessel_k1", .name = "modified_bessel_k1",
    .signature = "modified_bessel_k1(Tensor input)",
    .enter = th_pointwise, .body = &modified_bessel_k1_body,
    .backward = modified_bessel_k1_backward,
    .params = modified_bessel_k1_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* scaled_modified_bessel_k0(Tensor input) = scaled_modified_bessel_k0(input) */
WIDE_LOOP(scaled_modified_bessel_k0_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_scaled_modified_bessel_k0(in_input[i]);
}
WIDE_LOOP(scaled_modified_bessel_k0_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_scaled_modified_bessel_k0(in_input[i]);
}
static const pointwise scaled_modified_bessel_k0_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"bessel_and_polynomials", "scaled_modified_bessel_k0"},
    .loops = {
        [TH_FLOAT] = scaled_modified_bessel_k0_float, [TH_DOUBLE] = scaled_modified_bessel_k0_double
    },
};
/* d input = grad * (output - scaled_modified_bessel_k1(input)) */
WIDE_LOOP(scaled_modified_bessel_k0_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * (in_output[i] -
        f_scaled_modified_bessel_k1(in_input[i]));
}
WIDE_LOOP(scaled_modified_bessel_k0_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * (in_output[i] -
        f_scaled_modified_bessel_k1(in_input[i]));
}
static const gradient scaled_modified_bessel_k0_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"bessel_and_polynomials", "scaled_modified_bessel_k0_input"},
    .loops = {
        [TH_FLOAT] = scaled_modified_bessel_k0_input_float,
        [TH_DOUBLE] = scaled_modified_bessel_k0_input_double
    },
    .computes = true,
};
static int scaled_modified_bessel_k0_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&scaled_modified_bessel_k0_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param scaled_modified_bessel_k0_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_scaled_modified_bessel_k0 = {
    .op = "scaled_modified_bessel_k0", .name = "scaled_modified_bessel_k0",
    .signature = "scaled_modified_bessel_k0(Tensor input)",
    .enter = th_pointwise, .body = &scaled_modified_bessel_k0_body,
    .backward = scaled_modified_bessel_k0_backward,
    .params = scaled_modified_bessel_k0_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* scaled_modified_bessel_k1(Tensor input) = scaled_modified_bessel_k1(input) */
WIDE_LOOP(scaled_modified_bessel_k1_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_scaled_modified_bessel_k1(in_input[i]);
}
WIDE_LOOP(scaled_modified_bessel_k1_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_scaled_modified_bessel_k1(in_input[i]);
}
static const pointwise scaled_modified_bessel_k1_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"bessel_and_polynomials", "scaled_modified_bessel_k1"},
    .loops = {
        [TH_FLOAT] = scaled_modified_bessel_k1_float, [TH_DOUBLE] = scaled_modified_bessel_k1_double
    },
};
/* d input = grad * (output - scaled_modified_bessel_k0(input) - output / input) */
WIDE_LOOP(scaled_modified_bessel_k1_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * (in_output[i] -
        f_scaled_modified_bessel_k0(in_input[i]) - f_divide(in_output[i], in_input[i]));
}
WIDE_LOOP(scaled_modified_bessel_k1_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * (in_output[i] -
        f_scaled_modified_bessel_k0(in_input[i]) - f_divide(in_output[i], in_input[i]));
}
static const gradient scaled_modified_bessel_k1_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"bessel_and_polynomials", "scaled_modified_bessel_k1_input"},
    .loops = {
        [TH_FLOAT] = scaled_modified_bessel_k1_input_float,
        [TH_DOUBLE] = scaled_modified_bessel_k1_input_double
    },
    .computes = true,
};
static int scaled_modified_bessel_k1_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&scaled_modified_bessel_k1_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param scaled_modified_bessel_k1_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_scaled_modified_bessel_k1 = {
    .op = "scaled_modified_bessel_k1", .name = "scaled_modified_bessel_k1",
    .signature = "scaled_modified_bessel_k1(Tensor input)",
    .enter = th_pointwise, .body = &scaled_modified_bessel_k1_body,
    .backward = scaled_modified_bessel_k1_backward,
    .params = scaled_modified_bessel_k1_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* airy_ai(Tensor input) = airy_ai(input) */
WIDE_LOOP(airy_ai_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_airy_ai(in_input[i]);
}
WIDE_LOOP(airy_ai_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_airy_ai(in_input[i]);
}
static const pointwise airy_ai_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"bessel_and_polynomials", "airy_ai"},
    .loops = {[TH_FLOAT] = airy_ai_float, [TH_DOUBLE] = airy_ai_double},
};
/* d input = grad * airy_slope(input) */
WIDE_LOOP(airy_ai_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_airy_slope(in_input[i]);
}
WIDE_LOOP(airy_ai_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_airy_slope(in_input[i]);
}
static const gradient airy_ai_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"bessel_and_polynomials", "airy_ai_input"},
    .loops = {[TH_FLOAT] = airy_ai_input_float, [TH_DOUBLE] = airy_ai_input_double},
    .computes = true,
};
static int airy_ai_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&airy_ai_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param airy_ai_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_airy_ai = {
    .op = "airy_ai", .name = "airy_ai",
    .signature = "airy_ai(Tensor input)",
    .enter = th_pointwise, .body = &airy_ai_body,
    .backward = airy_ai_backward,
    .params = airy_ai_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* airy_slope(Tensor input) = airy_slope(input) */
WIDE_LOOP(airy_slope_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_airy_slope(in_input[i]);
}
WIDE_LOOP(airy_slope_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_airy_slope(in_input[i]);
}
static const pointwise airy_slope_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"bessel_and_polynomials", "airy_slope"},
    .loops = {[TH_FLOAT] = airy_slope_float, [TH_DOUBLE] = airy_slope_double},
};
/* d input = grad * select(abs(input) == inf, 0, input * airy_ai(input)) */
WIDE_LOOP(airy_slope_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_select(f_abs(in_input[i]) == (float)INFINITY,
        (float)0, in_input[i] * f_airy_ai(in_input[i]));
}
WIDE_LOOP(airy_slope_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_select(f_abs(in_input[i]) == (double)INFINITY,
        (double)0, in_input[i] * f_airy_ai(in_input[i]));
}
static const gradient airy_slope_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .kernel = {"bessel_and_polynomials", "airy_slope_input"},
    .loops = {
        [TH_FLOAT] = airy_slope_input_float, [TH_DOUBLE] = airy_slope_input_double
    },
    .computes = true,
};
static int airy_slope_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&airy_slope_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param airy_slope_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_airy_slope = {
    .op = "airy_slope", .name = "airy_slope",
    .signature = "airy_slope(Tensor input)",
    .enter = th_pointwise, .body = &airy_slope_body,
    .backward = airy_slope_backward,
    .params = airy_slope_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* spherical_bessel_j0(Tensor input) = select(input == 0, 1, select(abs(input) == inf, 0,
   sin(input) / input)) */
WIDE_LOOP(spherical_bessel_j0_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] == 0, (float)1,
        f_select(f_abs(in_input[i]) == (float)INFINITY, (float)0, f_divide(f_sin(in_input[i]),
        in_input[i])));
}
WIDE_LOOP(spherical_bessel_j0_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] == 0, (double)1,
        f_select(f_abs(in_input[i]) == (double)INFINITY, (double)0, f_divide(f_sin(in_input[i]),
        in_input[i])));
}
static const pointwise spherical_bessel_j0_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .computes = true,
    .kernel = {"bessel_and_polynomials", "spherical_bessel_j0"},
    .loops = {
        [TH_FLOAT] = spherical_bessel_j0_float, [TH_DOUBLE] = spherical_bessel_j0_double
    },
};
/* d input = grad * select(abs(input) == inf, 0, select(abs(input) < 0.25, -near / 3 * (1 -
   square / 10 * (1 - square / 28 * (1 - square / 54))), (cos(far) - output) / far)) */
WIDE_LOOP(spherical_bessel_j0_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    EACH(i, count) {
        const float in_near = f_select(f_abs(in_input[i]) < (float)0.25, in_input[i], (float)0);
        const float in_square = in_near * in_near;
        const float in_far = f_select(f_abs(in_input[i]) < (float)0.25, (float)1, in_input[i]);
        to_input[i] = in_grad[i] * f_select(f_abs(in_input[i]) == (float)INFINITY, (float)0,
            f_select(f_abs(in_input[i]) < (float)0.25, f_divide(-in_near,
            (float)3) * (1 - f_divide(in_square, (float)10) * (1 - f_divide(in_square,
            (float)28) * (1 - f_divide(in_square, (float)54)))),
            f_divide(f_cos(in_far) - in_output[i], in_far)));
    }
}
WIDE_LOOP(spherical_bessel_j0_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    EACH(i, count) {
        const double in_near = f_select(f_abs(in_input[i]) < (double)0.25, in_input[i], (double)0);
        const double in_square = in_near * in_near;
        const double in_far = f_select(f_abs(in_input[i]) < (double)0.25, (double)1, in_input[i]);
        to_input[i] = in_grad[i] * f_select(f_abs(in_input[i]) == (double)INFINITY, (double)0,
            f_select(f_abs(in_input[i]) < (double)0.25, f_divide(-in_near,
            (double)3) * (1 - f_divide(in_square, (double)10) * (1 - f_divide(in_square,
            (double)28) * (1 - f_divide(in_square, (double)54)))),
            f_divide(f_cos(in_far) - in_output[i], in_far)));
    }
}
static const gradient spherical_bessel_j0_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, FROM_RESULT},
    .kernel = {"bessel_and_polynomials", "spherical_bessel_j0_input"},
    .loops = {
        [TH_FLOAT] = spherical_bessel_j0_input_float, [TH_DOUBLE] = spherical_bessel_j0_input_double
    },
    .computes = true,
};
static int spherical_bessel_j0_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&spherical_bessel_j0_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param spherical_bessel_j0_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_spherical_bessel_j0 = {
    .op = "spherical_bessel_j0", .name = "spherical_bessel_j0",
    .signature = "spherical_bessel_j0(Tensor input)",
    .enter = th_pointwise, .body = &spherical_bessel_j0_body,
    .backward = spherical_bessel_j0_backward,
    .params = spherical_bessel_j0_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* zeta(Tensor|Scalar input, Tensor|Scalar other) = zeta(input, other) */
WIDE_LOOP(zeta_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_zeta(in_input[i], in_other[i]);
}
WIDE_LOOP(zeta_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_other = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_zeta(in_input[i], in_other);
}
WIDE_LOOP(zeta_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_zeta(in_input[i], in_other[i]);
}
WIDE_LOOP(zeta_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_other = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_zeta(in_input[i], in_other);
}
static const pointwise zeta_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"bessel_and_polynomials", "zeta"},
    .loops = {[TH_FLOAT] = zeta_float, [TH_DOUBLE] = zeta_double},
    .numbers = {[TH_FLOAT] = zeta_float_number, [TH_DOUBLE] = zeta_double_number},
};
/* d other = -grad * input * zeta(input + 1, other) */
WIDE_LOOP(zeta_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    EACH(i, count) to_other[i] = -in_grad[i] * in_input[i] * f_zeta(in_input[i] + 1, in_other[i]);
}
WIDE_LOOP(zeta_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    EACH(i, count) to_other[i] = -in_grad[i] * in_input[i] * f_zeta(in_input[i] + 1, in_other[i]);
}
static const gradient zeta_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bessel_and_polynomials", "zeta_other"},
    .loops = {[TH_FLOAT] = zeta_other_float, [TH_DOUBLE] = zeta_other_double},
    .computes = true,
};
static int zeta_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[1])
        result[1] = th_gradient(&zeta_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param zeta_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "other", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
};
const row op_zeta = {
    .op = "zeta", .name = "zeta",
    .signature = "zeta(Tensor|Scalar input, Tensor|Scalar other)",
    .enter = th_pointwise, .body = &zeta_body,
    .backward = zeta_backward,
    .missing = "differentiate by other alone", .lacks = 1,
    .params = zeta_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 2, .grads = 1, .joins = 3,
    .reads = {0, 3},
};

/* orthogonal_polynomial(Tensor|Scalar input, Tensor|Scalar n, Scalar kind=0) =
   orthogonal_polynomial(input, n, kind) */
WIDE_LOOP(orthogonal_polynomial_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    const float in_kind = (float)option[2].f;
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], in_kind);
}
WIDE_LOOP(orthogonal_polynomial_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    const float in_kind = (float)option[2].f;
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, in_kind);
}
WIDE_LOOP(orthogonal_polynomial_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    const double in_kind = (double)option[2].f;
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], in_kind);
}
WIDE_LOOP(orthogonal_polynomial_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    const double in_kind = (double)option[2].f;
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, in_kind);
}
static const pointwise orthogonal_polynomial_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"bessel_and_polynomials", "orthogonal_polynomial"},
    .loops = {
        [TH_FLOAT] = orthogonal_polynomial_float, [TH_DOUBLE] = orthogonal_polynomial_double
    },
    .numbers = {
        [TH_FLOAT] = orthogonal_polynomial_float_number,
        [TH_DOUBLE] = orthogonal_polynomial_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, kind + 16) */
WIDE_LOOP(orthogonal_polynomial_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    const float in_kind = (float)option[2].f;
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        in_kind + 16);
}
WIDE_LOOP(orthogonal_polynomial_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    const double in_kind = (double)option[2].f;
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        in_kind + 16);
}
static const gradient orthogonal_polynomial_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bessel_and_polynomials", "orthogonal_polynomial_input"},
    .loops = {
        [TH_FLOAT] = orthogonal_polynomial_input_float,
        [TH_DOUBLE] = orthogonal_polynomial_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(orthogonal_polynomial_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(orthogonal_polynomial_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
static const gradient orthogonal_polynomial_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"bessel_and_polynomials", "orthogonal_polynomial_n"},
    .loops = {
        [TH_FLOAT] = orthogonal_polynomial_n_float, [TH_DOUBLE] = orthogonal_polynomial_n_double
    },
};
static int orthogonal_polynomial_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&orthogonal_polynomial_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&orthogonal_polynomial_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param orthogonal_polynomial_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
    {.name = "kind", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = {0, 0, TH_DEFAULT, 0},
     .type = -1},
};
const row op_orthogonal_polynomial = {
    .op = "orthogonal_polynomial", .name = "orthogonal_polynomial",
    .signature =
        "orthogonal_polynomial(Tensor|Scalar input, Tensor|Scalar n, Scalar kind=0)",
    .enter = th_pointwise, .body = &orthogonal_polynomial_body,
    .backward = orthogonal_polynomial_backward,
    .params = orthogonal_polynomial_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 3, .required = 2, .tensors = 2, .inputs = 2, .scalars = 3,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3,
    .reads = {3, 0},
};

/* chebyshev_polynomial_t(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input,
   n, 0) */
WIDE_LOOP(chebyshev_polynomial_t_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)0);
}
WIDE_LOOP(chebyshev_polynomial_t_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)0);
}
WIDE_LOOP(chebyshev_polynomial_t_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)0);
}
WIDE_LOOP(chebyshev_polynomial_t_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)0);
}
static const pointwise chebyshev_polynomial_t_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"bessel_and_polynomials", "chebyshev_polynomial_t"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_t_float, [TH_DOUBLE] = chebyshev_polynomial_t_double
    },
    .numbers = {
        [TH_FLOAT] = chebyshev_polynomial_t_float_number,
        [TH_DOUBLE] = chebyshev_polynomial_t_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 16) */
WIDE_LOOP(chebyshev_polynomial_t_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)16);
}
WIDE_LOOP(chebyshev_polynomial_t_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)16);
}
static const gradient chebyshev_polynomial_t_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bessel_and_polynomials", "chebyshev_polynomial_t_input"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_t_input_float,
        [TH_DOUBLE] = chebyshev_polynomial_t_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(chebyshev_polynomial_t_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(chebyshev_polynomial_t_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
static const gradient chebyshev_polynomial_t_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"bessel_and_polynomials", "chebyshev_polynomial_t_n"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_t_n_float, [TH_DOUBLE] = chebyshev_polynomial_t_n_double
    },
};
static int chebyshev_polynomial_t_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&chebyshev_polynomial_t_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&chebyshev_polynomial_t_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param chebyshev_polynomial_t_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
};
const row op_chebyshev_polynomial_t = {
    .op = "chebyshev_polynomial_t", .name = "chebyshev_polynomial_t",
    .signature = "chebyshev_polynomial_t(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &chebyshev_polynomial_t_body,
    .backward = chebyshev_polynomial_t_backward,
    .params = chebyshev_polynomial_t_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3,
    .reads = {3, 0},
};

/* chebyshev_polynomial_u(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input,
   n, 1) */
WIDE_LOOP(chebyshev_polynomial_u_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)1);
}
WIDE_LOOP(chebyshev_polynomial_u_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)1);
}
WIDE_LOOP(chebyshev_polynomial_u_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)1);
}
WIDE_LOOP(chebyshev_polynomial_u_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)1);
}
static const pointwise chebyshev_polynomial_u_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"bessel_and_polynomials", "chebyshev_polynomial_u"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_u_float, [TH_DOUBLE] = chebyshev_polynomial_u_double
    },
    .numbers = {
        [TH_FLOAT] = chebyshev_polynomial_u_float_number,
        [TH_DOUBLE] = chebyshev_polynomial_u_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 17) */
WIDE_LOOP(chebyshev_polynomial_u_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)17);
}
WIDE_LOOP(chebyshev_polynomial_u_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)17);
}
static const gradient chebyshev_polynomial_u_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bessel_and_polynomials", "chebyshev_polynomial_u_input"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_u_input_float,
        [TH_DOUBLE] = chebyshev_polynomial_u_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(chebyshev_polynomial_u_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(chebyshev_polynomial_u_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
static const gradient chebyshev_polynomial_u_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"bessel_and_polynomials", "chebyshev_polynomial_u_n"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_u_n_float, [TH_DOUBLE] = chebyshev_polynomial_u_n_double
    },
};
static int chebyshev_polynomial_u_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&chebyshev_polynomial_u_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&chebyshev_polynomial_u_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param chebyshev_polynomial_u_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
};
const row op_chebyshev_polynomial_u = {
    .op = "chebyshev_polynomial_u", .name = "chebyshev_polynomial_u",
    .signature = "chebyshev_polynomial_u(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &chebyshev_polynomial_u_body,
    .backward = chebyshev_polynomial_u_backward,
    .params = chebyshev_polynomial_u_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3,
    .reads = {3, 0},
};

/* chebyshev_polynomial_v(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input,
   n, 2) */
WIDE_LOOP(chebyshev_polynomial_v_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)2);
}
WIDE_LOOP(chebyshev_polynomial_v_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)2);
}
WIDE_LOOP(chebyshev_polynomial_v_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)2);
}
WIDE_LOOP(chebyshev_polynomial_v_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)2);
}
static const pointwise chebyshev_polynomial_v_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"bessel_and_polynomials", "chebyshev_polynomial_v"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_v_float, [TH_DOUBLE] = chebyshev_polynomial_v_double
    },
    .numbers = {
        [TH_FLOAT] = chebyshev_polynomial_v_float_number,
        [TH_DOUBLE] = chebyshev_polynomial_v_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 18) */
WIDE_LOOP(chebyshev_polynomial_v_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)18);
}
WIDE_LOOP(chebyshev_polynomial_v_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)18);
}
static const gradient chebyshev_polynomial_v_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bessel_and_polynomials", "chebyshev_polynomial_v_input"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_v_input_float,
        [TH_DOUBLE] = chebyshev_polynomial_v_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(chebyshev_polynomial_v_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(chebyshev_polynomial_v_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
static const gradient chebyshev_polynomial_v_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"bessel_and_polynomials", "chebyshev_polynomial_v_n"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_v_n_float, [TH_DOUBLE] = chebyshev_polynomial_v_n_double
    },
};
static int chebyshev_polynomial_v_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&chebyshev_polynomial_v_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&chebyshev_polynomial_v_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param chebyshev_polynomial_v_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
};
const row op_chebyshev_polynomial_v = {
    .op = "chebyshev_polynomial_v", .name = "chebyshev_polynomial_v",
    .signature = "chebyshev_polynomial_v(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &chebyshev_polynomial_v_body,
    .backward = chebyshev_polynomial_v_backward,
    .params = chebyshev_polynomial_v_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3,
    .reads = {3, 0},
};

/* chebyshev_polynomial_w(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input,
   n, 3) */
WIDE_LOOP(chebyshev_polynomial_w_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)3);
}
WIDE_LOOP(chebyshev_polynomial_w_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)3);
}
WIDE_LOOP(chebyshev_polynomial_w_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)3);
}
WIDE_LOOP(chebyshev_polynomial_w_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)3);
}
static const pointwise chebyshev_polynomial_w_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"bessel_and_polynomials", "chebyshev_polynomial_w"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_w_float, [TH_DOUBLE] = chebyshev_polynomial_w_double
    },
    .numbers = {
        [TH_FLOAT] = chebyshev_polynomial_w_float_number,
        [TH_DOUBLE] = chebyshev_polynomial_w_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 19) */
WIDE_LOOP(chebyshev_polynomial_w_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)19);
}
WIDE_LOOP(chebyshev_polynomial_w_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)19);
}
static const gradient chebyshev_polynomial_w_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bessel_and_polynomials", "chebyshev_polynomial_w_input"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_w_input_float,
        [TH_DOUBLE] = chebyshev_polynomial_w_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(chebyshev_polynomial_w_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(chebyshev_polynomial_w_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
static const gradient chebyshev_polynomial_w_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"bessel_and_polynomials", "chebyshev_polynomial_w_n"},
    .loops = {
        [TH_FLOAT] = chebyshev_polynomial_w_n_float, [TH_DOUBLE] = chebyshev_polynomial_w_n_double
    },
};
static int chebyshev_polynomial_w_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&chebyshev_polynomial_w_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&chebyshev_polynomial_w_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param chebyshev_polynomial_w_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
};
const row op_chebyshev_polynomial_w = {
    .op = "chebyshev_polynomial_w", .name = "chebyshev_polynomial_w",
    .signature = "chebyshev_polynomial_w(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &chebyshev_polynomial_w_body,
    .backward = chebyshev_polynomial_w_backward,
    .params = chebyshev_polynomial_w_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3,
    .reads = {3, 0},
};

/* hermite_polynomial_h(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input, n,
   4) */
WIDE_LOOP(hermite_polynomial_h_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)4);
}
WIDE_LOOP(hermite_polynomial_h_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)4);
}
WIDE_LOOP(hermite_polynomial_h_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)4);
}
WIDE_LOOP(hermite_polynomial_h_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)4);
}
static const pointwise hermite_polynomial_h_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"bessel_and_polynomials", "hermite_polynomial_h"},
    .loops = {
        [TH_FLOAT] = hermite_polynomial_h_float, [TH_DOUBLE] = hermite_polynomial_h_double
    },
    .numbers = {
        [TH_FLOAT] = hermite_polynomial_h_float_number,
        [TH_DOUBLE] = hermite_polynomial_h_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 20) */
WIDE_LOOP(hermite_polynomial_h_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)20);
}
WIDE_LOOP(hermite_polynomial_h_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)20);
}
static const gradient hermite_polynomial_h_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bessel_and_polynomials", "hermite_polynomial_h_input"},
    .loops = {
        [TH_FLOAT] = hermite_polynomial_h_input_float,
        [TH_DOUBLE] = hermite_polynomial_h_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(hermite_polynomial_h_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(hermite_polynomial_h_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
static const gradient hermite_polynomial_h_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"bessel_and_polynomials", "hermite_polynomial_h_n"},
    .loops = {
        [TH_FLOAT] = hermite_polynomial_h_n_float, [TH_DOUBLE] = hermite_polynomial_h_n_double
    },
};
static int hermite_polynomial_h_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&hermite_polynomial_h_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&hermite_polynomial_h_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param hermite_polynomial_h_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
};
const row op_hermite_polynomial_h = {
    .op = "hermite_polynomial_h", .name = "hermite_polynomial_h",
    .signature = "hermite_polynomial_h(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &hermite_polynomial_h_body,
    .backward = hermite_polynomial_h_backward,
    .params = hermite_polynomial_h_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3,
    .reads = {3, 0},
};

/* hermite_polynomial_he(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input, n,
   5) */
WIDE_LOOP(hermite_polynomial_he_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)5);
}
WIDE_LOOP(hermite_polynomial_he_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)5);
}
WIDE_LOOP(hermite_polynomial_he_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)5);
}
WIDE_LOOP(hermite_polynomial_he_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)5);
}
static const pointwise hermite_polynomial_he_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"bessel_and_polynomials", "hermite_polynomial_he"},
    .loops = {
        [TH_FLOAT] = hermite_polynomial_he_float, [TH_DOUBLE] = hermite_polynomial_he_double
    },
    .numbers = {
        [TH_FLOAT] = hermite_polynomial_he_float_number,
        [TH_DOUBLE] = hermite_polynomial_he_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 21) */
WIDE_LOOP(hermite_polynomial_he_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)21);
}
WIDE_LOOP(hermite_polynomial_he_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)21);
}
static const gradient hermite_polynomial_he_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bessel_and_polynomials", "hermite_polynomial_he_input"},
    .loops = {
        [TH_FLOAT] = hermite_polynomial_he_input_float,
        [TH_DOUBLE] = hermite_polynomial_he_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(hermite_polynomial_he_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(hermite_polynomial_he_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
static const gradient hermite_polynomial_he_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"bessel_and_polynomials", "hermite_polynomial_he_n"},
    .loops = {
        [TH_FLOAT] = hermite_polynomial_he_n_float, [TH_DOUBLE] = hermite_polynomial_he_n_double
    },
};
static int hermite_polynomial_he_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&hermite_polynomial_he_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&hermite_polynomial_he_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param hermite_polynomial_he_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
};
const row op_hermite_polynomial_he = {
    .op = "hermite_polynomial_he", .name = "hermite_polynomial_he",
    .signature = "hermite_polynomial_he(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &hermite_polynomial_he_body,
    .backward = hermite_polynomial_he_backward,
    .params = hermite_polynomial_he_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3,
    .reads = {3, 0},
};

/* laguerre_polynomial_l(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input, n,
   6) */
WIDE_LOOP(laguerre_polynomial_l_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)6);
}
WIDE_LOOP(laguerre_polynomial_l_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)6);
}
WIDE_LOOP(laguerre_polynomial_l_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)6);
}
WIDE_LOOP(laguerre_polynomial_l_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)6);
}
static const pointwise laguerre_polynomial_l_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"bessel_and_polynomials", "laguerre_polynomial_l"},
    .loops = {
        [TH_FLOAT] = laguerre_polynomial_l_float, [TH_DOUBLE] = laguerre_polynomial_l_double
    },
    .numbers = {
        [TH_FLOAT] = laguerre_polynomial_l_float_number,
        [TH_DOUBLE] = laguerre_polynomial_l_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 22) */
WIDE_LOOP(laguerre_polynomial_l_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)22);
}
WIDE_LOOP(laguerre_polynomial_l_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)22);
}
static const gradient laguerre_polynomial_l_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bessel_and_polynomials", "laguerre_polynomial_l_input"},
    .loops = {
        [TH_FLOAT] = laguerre_polynomial_l_input_float,
        [TH_DOUBLE] = laguerre_polynomial_l_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(laguerre_polynomial_l_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(laguerre_polynomial_l_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
static const gradient laguerre_polynomial_l_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"bessel_and_polynomials", "laguerre_polynomial_l_n"},
    .loops = {
        [TH_FLOAT] = laguerre_polynomial_l_n_float, [TH_DOUBLE] = laguerre_polynomial_l_n_double
    },
};
static int laguerre_polynomial_l_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&laguerre_polynomial_l_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&laguerre_polynomial_l_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param laguerre_polynomial_l_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
};
const row op_laguerre_polynomial_l = {
    .op = "laguerre_polynomial_l", .name = "laguerre_polynomial_l",
    .signature = "laguerre_polynomial_l(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &laguerre_polynomial_l_body,
    .backward = laguerre_polynomial_l_backward,
    .params = laguerre_polynomial_l_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3,
    .reads = {3, 0},
};

/* legendre_polynomial_p(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input, n,
   7) */
WIDE_LOOP(legendre_polynomial_p_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)7);
}
WIDE_LOOP(legendre_polynomial_p_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)7);
}
WIDE_LOOP(legendre_polynomial_p_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)7);
}
WIDE_LOOP(legendre_polynomial_p_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)7);
}
static const pointwise legendre_polynomial_p_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"bessel_and_polynomials", "legendre_polynomial_p"},
    .loops = {
        [TH_FLOAT] = legendre_polynomial_p_float, [TH_DOUBLE] = legendre_polynomial_p_double
    },
    .numbers = {
        [TH_FLOAT] = legendre_polynomial_p_float_number,
        [TH_DOUBLE] = legendre_polynomial_p_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 23) */
WIDE_LOOP(legendre_polynomial_p_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)23);
}
WIDE_LOOP(legendre_polynomial_p_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)23);
}
static const gradient legendre_polynomial_p_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bessel_and_polynomials", "legendre_polynomial_p_input"},
    .loops = {
        [TH_FLOAT] = legendre_polynomial_p_input_float,
        [TH_DOUBLE] = legendre_polynomial_p_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(legendre_polynomial_p_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(legendre_polynomial_p_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
static const gradient legendre_polynomial_p_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"bessel_and_polynomials", "legendre_polynomial_p_n"},
    .loops = {
        [TH_FLOAT] = legendre_polynomial_p_n_float, [TH_DOUBLE] = legendre_polynomial_p_n_double
    },
};
static int legendre_polynomial_p_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&legendre_polynomial_p_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&legendre_polynomial_p_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param legendre_polynomial_p_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
};
const row op_legendre_polynomial_p = {
    .op = "legendre_polynomial_p", .name = "legendre_polynomial_p",
    .signature = "legendre_polynomial_p(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &legendre_polynomial_p_body,
    .backward = legendre_polynomial_p_backward,
    .params = legendre_polynomial_p_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3,
    .reads = {3, 0},
};

/* shifted_chebyshev_polynomial_t(Tensor|Scalar input, Tensor|Scalar n) =
   orthogonal_polynomial(input, n, 8) */
WIDE_LOOP(shifted_chebyshev_polynomial_t_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)8);
}
WIDE_LOOP(shifted_chebyshev_polynomial_t_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)8);
}
WIDE_LOOP(shifted_chebyshev_polynomial_t_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)8);
}
WIDE_LOOP(shifted_chebyshev_polynomial_t_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)8);
}
static const pointwise shifted_chebyshev_polynomial_t_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"bessel_and_polynomials", "shifted_chebyshev_polynomial_t"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_t_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_t_double
    },
    .numbers = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_t_float_number,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_t_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 24) */
WIDE_LOOP(shifted_chebyshev_polynomial_t_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)24);
}
WIDE_LOOP(shifted_chebyshev_polynomial_t_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)24);
}
static const gradient shifted_chebyshev_polynomial_t_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bessel_and_polynomials", "shifted_chebyshev_polynomial_t_input"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_t_input_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_t_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(shifted_chebyshev_polynomial_t_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(shifted_chebyshev_polynomial_t_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
static const gradient shifted_chebyshev_polynomial_t_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"bessel_and_polynomials", "shifted_chebyshev_polynomial_t_n"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_t_n_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_t_n_double
    },
};
static int shifted_chebyshev_polynomial_t_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&shifted_chebyshev_polynomial_t_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&shifted_chebyshev_polynomial_t_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param shifted_chebyshev_polynomial_t_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
};
const row op_shifted_chebyshev_polynomial_t = {
    .op = "shifted_chebyshev_polynomial_t", .name = "shifted_chebyshev_polynomial_t",
    .signature = "shifted_chebyshev_polynomial_t(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &shifted_chebyshev_polynomial_t_body,
    .backward = shifted_chebyshev_polynomial_t_backward,
    .params = shifted_chebyshev_polynomial_t_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3,
    .reads = {3, 0},
};

/* shifted_chebyshev_polynomial_u(Tensor|Scalar input, Tensor|Scalar n) =
   orthogonal_polynomial(input, n, 9) */
WIDE_LOOP(shifted_chebyshev_polynomial_u_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)9);
}
WIDE_LOOP(shifted_chebyshev_polynomial_u_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)9);
}
WIDE_LOOP(shifted_chebyshev_polynomial_u_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)9);
}
WIDE_LOOP(shifted_chebyshev_polynomial_u_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)9);
}
static const pointwise shifted_chebyshev_polynomial_u_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"bessel_and_polynomials", "shifted_chebyshev_polynomial_u"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_u_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_u_double
    },
    .numbers = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_u_float_number,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_u_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 25) */
WIDE_LOOP(shifted_chebyshev_polynomial_u_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)25);
}
WIDE_LOOP(shifted_chebyshev_polynomial_u_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)25);
}
static const gradient shifted_chebyshev_polynomial_u_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bessel_and_polynomials", "shifted_chebyshev_polynomial_u_input"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_u_input_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_u_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(shifted_chebyshev_polynomial_u_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(shifted_chebyshev_polynomial_u_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
static const gradient shifted_chebyshev_polynomial_u_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"bessel_and_polynomials", "shifted_chebyshev_polynomial_u_n"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_u_n_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_u_n_double
    },
};
static int shifted_chebyshev_polynomial_u_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&shifted_chebyshev_polynomial_u_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&shifted_chebyshev_polynomial_u_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param shifted_chebyshev_polynomial_u_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
};
const row op_shifted_chebyshev_polynomial_u = {
    .op = "shifted_chebyshev_polynomial_u", .name = "shifted_chebyshev_polynomial_u",
    .signature = "shifted_chebyshev_polynomial_u(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &shifted_chebyshev_polynomial_u_body,
    .backward = shifted_chebyshev_polynomial_u_backward,
    .params = shifted_chebyshev_polynomial_u_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3,
    .reads = {3, 0},
};

/* shifted_chebyshev_polynomial_v(Tensor|Scalar input, Tensor|Scalar n) =
   orthogonal_polynomial(input, n, 10) */
WIDE_LOOP(shifted_chebyshev_polynomial_v_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)10);
}
WIDE_LOOP(shifted_chebyshev_polynomial_v_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)10);
}
WIDE_LOOP(shifted_chebyshev_polynomial_v_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)10);
}
WIDE_LOOP(shifted_chebyshev_polynomial_v_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)10);
}
static const pointwise shifted_chebyshev_polynomial_v_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"bessel_and_polynomials", "shifted_chebyshev_polynomial_v"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_v_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_v_double
    },
    .numbers = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_v_float_number,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_v_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 26) */
WIDE_LOOP(shifted_chebyshev_polynomial_v_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)26);
}
WIDE_LOOP(shifted_chebyshev_polynomial_v_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)26);
}
static const gradient shifted_chebyshev_polynomial_v_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bessel_and_polynomials", "shifted_chebyshev_polynomial_v_input"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_v_input_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_v_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(shifted_chebyshev_polynomial_v_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(shifted_chebyshev_polynomial_v_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
static const gradient shifted_chebyshev_polynomial_v_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"bessel_and_polynomials", "shifted_chebyshev_polynomial_v_n"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_v_n_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_v_n_double
    },
};
static int shifted_chebyshev_polynomial_v_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&shifted_chebyshev_polynomial_v_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&shifted_chebyshev_polynomial_v_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param shifted_chebyshev_polynomial_v_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
};
const row op_shifted_chebyshev_polynomial_v = {
    .op = "shifted_chebyshev_polynomial_v", .name = "shifted_chebyshev_polynomial_v",
    .signature = "shifted_chebyshev_polynomial_v(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &shifted_chebyshev_polynomial_v_body,
    .backward = shifted_chebyshev_polynomial_v_backward,
    .params = shifted_chebyshev_polynomial_v_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3,
    .reads = {3, 0},
};

/* shifted_chebyshev_polynomial_w(Tensor|Scalar input, Tensor|Scalar n) =
   orthogonal_polynomial(input, n, 11) */
WIDE_LOOP(shifted_chebyshev_polynomial_w_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_n = (const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (float)11);
}
WIDE_LOOP(shifted_chebyshev_polynomial_w_float_number) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_n = *(const float *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (float)11);
}
WIDE_LOOP(shifted_chebyshev_polynomial_w_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_n = (const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n[i], (double)11);
}
WIDE_LOOP(shifted_chebyshev_polynomial_w_double_number) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_n = *(const double *)at[2];
    EACH(i, count) to_output[i] = f_orthogonal_polynomial(in_input[i], in_n, (double)11);
}
static const pointwise shifted_chebyshev_polynomial_w_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .number = {[0] = 0, [1] = 1}, .eithers = 3, .fixed = 2,
    .computes = true,
    .kernel = {"bessel_and_polynomials", "shifted_chebyshev_polynomial_w"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_w_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_w_double
    },
    .numbers = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_w_float_number,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_w_double_number
    },
};
/* d input = grad * orthogonal_polynomial(input, n, 27) */
WIDE_LOOP(shifted_chebyshev_polynomial_w_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_n = (const float *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (float)27);
}
WIDE_LOOP(shifted_chebyshev_polynomial_w_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_n = (const double *)at[3];
    EACH(i, count) to_input[i] = in_grad[i] * f_orthogonal_polynomial(in_input[i], in_n[i],
        (double)27);
}
static const gradient shifted_chebyshev_polynomial_w_input = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 0, 1},
    .kernel = {"bessel_and_polynomials", "shifted_chebyshev_polynomial_w_input"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_w_input_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_w_input_double
    },
    .computes = true,
};
/* d n = 0 */
LOOP(shifted_chebyshev_polynomial_w_n_float) {
    float *to_n = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (float)0);
}
LOOP(shifted_chebyshev_polynomial_w_n_double) {
    double *to_n = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    EACH(i, count) to_n[i] = f_select((in_grad[i] == 0) & (in_grad[i] != 0), in_grad[i], (double)0);
}
static const gradient shifted_chebyshev_polynomial_w_n = {
    .input = 1, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"bessel_and_polynomials", "shifted_chebyshev_polynomial_w_n"},
    .loops = {
        [TH_FLOAT] = shifted_chebyshev_polynomial_w_n_float,
        [TH_DOUBLE] = shifted_chebyshev_polynomial_w_n_double
    },
};
static int shifted_chebyshev_polynomial_w_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&shifted_chebyshev_polynomial_w_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&shifted_chebyshev_polynomial_w_n, s, grad);
    return th_finish_gradients(s, result);
}
static const param shifted_chebyshev_polynomial_w_params[] = {
    {.name = "input", .kind = P_EITHER, .slot = 0, .number = 0, .type = -1},
    {.name = "n", .kind = P_EITHER, .slot = 1, .number = 1, .type = -1},
};
const row op_shifted_chebyshev_polynomial_w = {
    .op = "shifted_chebyshev_polynomial_w", .name = "shifted_chebyshev_polynomial_w",
    .signature = "shifted_chebyshev_polynomial_w(Tensor|Scalar input, Tensor|Scalar n)",
    .enter = th_pointwise, .body = &shifted_chebyshev_polynomial_w_body,
    .backward = shifted_chebyshev_polynomial_w_backward,
    .params = shifted_chebyshev_polynomial_w_params,
    .flags = ROW_FUNCTION | ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .scalars = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .joins = 3,
    .reads = {3, 0},
};
