/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* sigmoid_activation: Smooth nonlinear functions of neural networks. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* sigmoid(Tensor input) = sigmoid(input) */
LOOP(sigmoid_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_sigmoid(in_input[i]);
}
LOOP(sigmoid_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_sigmoid(in_input[i]);
}
static const pointwise sigmoid_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .loops = {[TH_FLOAT] = sigmoid_float, [TH_DOUBLE] = sigmoid_double},
};
/* d input = grad * output * (1 - output) */
LOOP(sigmoid_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_output = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * in_output[i] * (1 - in_output[i]);
}
LOOP(sigmoid_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_output = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * in_output[i] * (1 - in_output[i]);
}
static const gradient sigmoid_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .loops = {[TH_FLOAT] = sigmoid_input_float, [TH_DOUBLE] = sigmoid_input_double},
};
static int sigmoid_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&sigmoid_input, s, grad);
    return th_gave(s, result);
}
static const param sigmoid_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
static const form sigmoid_forms[] = {
    {"t", {0}},
};
const row op_sigmoid = {
    .op = "sigmoid", .name = "sigmoid",
    .signature = "sigmoid(Tensor input)",
    .doc = "Logistic function 1 / (1 + exp(-x)) of each element.",
    .enter = th_pointwise, .body = &sigmoid_body,
    .backward = sigmoid_backward,
    .params = sigmoid_params,
    .forms = sigmoid_forms,
    .flags = ROW_INPLACE, .dtypes = TH_FLOATING, .nparams = 1, .nforms = 1, .tensors = 1,
    .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {0x100},
};

/* softplus(Tensor input, Scalar beta=1, Scalar threshold=20) = select(input * beta > threshold,
   input, log1p(exp(input * beta)) / beta) */
LOOP(softplus_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float in_beta = (float)option[0].f;
    const float in_threshold = (float)option[1].f;
    EACH(i, count) to_output[i] = f_select(in_input[i] * in_beta > in_threshold, in_input[i],
        f_divide(f_log1p(f_exp(in_input[i] * in_beta)), in_beta));
}
LOOP(softplus_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double in_beta = (double)option[0].f;
    const double in_threshold = (double)option[1].f;
    EACH(i, count) to_output[i] = f_select(in_input[i] * in_beta > in_threshold, in_input[i],
        f_divide(f_log1p(f_exp(in_input[i] * in_beta)), in_beta));
}
static const pointwise softplus_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .loops = {[TH_FLOAT] = softplus_float, [TH_DOUBLE] = softplus_double},
};
/* d input = select(input * beta > threshold, grad, grad * sigmoid(input * beta)) */
LOOP(softplus_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float in_beta = (float)option[0].f;
    const float in_threshold = (float)option[1].f;
    EACH(i, count) to_input[i] = f_select(in_input[i] * in_beta > in_threshold, in_grad[i],
        in_grad[i] * f_sigmoid(in_input[i] * in_beta));
}
LOOP(softplus_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double in_beta = (double)option[0].f;
    const double in_threshold = (double)option[1].f;
    EACH(i, count) to_input[i] = f_select(in_input[i] * in_beta > in_threshold, in_grad[i],
        in_grad[i] * f_sigmoid(in_input[i] * in_beta));
}
static const gradient softplus_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .loops = {
        [TH_FLOAT] = softplus_input_float, [TH_DOUBLE] = softplus_input_double
    },
};
static int softplus_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&softplus_input, s, grad);
    return th_gave(s, result);
}
static const param softplus_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "beta", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = {1, 1, TH_DEFAULT},
     .type = -1},
    {.name = "threshold", .kind = P_SCALAR, .slot = 1, .optional = true,
     .preset = {20, 20, TH_DEFAULT}, .type = -1},
};
static const form softplus_forms[] = {
    {"t", {0}}, {"td", {0, 1}}, {"tdd", {0, 1, 2}},
};
const row op_softplus = {
    .op = "softplus", .name = "softplus",
    .signature = "softplus(Tensor input, Scalar beta=1, Scalar threshold=20)",
    .doc =
        "log(1 + exp(beta * x)) / beta, a smooth relu, and x itself where beta * x is above "
        "threshold.",
    .enter = th_pointwise, .body = &softplus_body,
    .backward = softplus_backward,
    .params = softplus_params,
    .forms = softplus_forms,
    .flags = ROW_INPLACE, .dtypes = TH_FLOATING, .nparams = 3, .nforms = 3, .tensors = 1,
    .inputs = 1, .scalars = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .reads = {1},
};

/* log_sigmoid(Tensor input) = select(input < 0, input, 0) - log1p(exp(-abs(input))) */
LOOP(log_sigmoid_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, in_input[i],
        (float)0) - f_log1p(f_exp(-f_abs(in_input[i])));
}
LOOP(log_sigmoid_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_select(in_input[i] < 0, in_input[i],
        (double)0) - f_log1p(f_exp(-f_abs(in_input[i])));
}
static const pointwise log_sigmoid_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .loops = {[TH_FLOAT] = log_sigmoid_float, [TH_DOUBLE] = log_sigmoid_double},
};
/* d input = grad * sigmoid(-input) */
LOOP(log_sigmoid_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_sigmoid(-in_input[i]);
}
LOOP(log_sigmoid_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_sigmoid(-in_input[i]);
}
static const gradient log_sigmoid_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .loops = {
        [TH_FLOAT] = log_sigmoid_input_float, [TH_DOUBLE] = log_sigmoid_input_double
    },
};
static int log_sigmoid_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&log_sigmoid_input, s, grad);
    return th_gave(s, result);
}
static const param log_sigmoid_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
static const form log_sigmoid_forms[] = {
    {"t", {0}},
};
const row op_log_sigmoid = {
    .op = "log_sigmoid", .name = "log_sigmoid",
    .signature = "log_sigmoid(Tensor input)",
    .doc =
        "Logarithm of the logistic function, -log(1 + exp(-x)), without overflow.",
    .enter = th_pointwise, .body = &log_sigmoid_body,
    .backward = log_sigmoid_backward,
    .params = log_sigmoid_params,
    .forms = log_sigmoid_forms,
    .flags = ROW_INPLACE, .dtypes = TH_FLOATING, .nparams = 1, .nforms = 1, .tensors = 1,
    .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {1},
};

/* softsign(Tensor input) = input / (1 + abs(input)) */
LOOP(softsign_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = f_divide(in_input[i], 1 + f_abs(in_input[i]));
}
LOOP(softsign_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = f_divide(in_input[i], 1 + f_abs(in_input[i]));
}
static const pointwise softsign_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .loops = {[TH_FLOAT] = softsign_float, [TH_DOUBLE] = softsign_double},
};
/* d input = grad / ((1 + abs(input)) * (1 + abs(input))) */
LOOP(softsign_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i],
        (1 + f_abs(in_input[i])) * (1 + f_abs(in_input[i])));
}
LOOP(softsign_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = f_divide(in_grad[i],
        (1 + f_abs(in_input[i])) * (1 + f_abs(in_input[i])));
}
static const gradient softsign_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .loops = {
        [TH_FLOAT] = softsign_input_float, [TH_DOUBLE] = softsign_input_double
    },
};
static int softsign_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&softsign_input, s, grad);
    return th_gave(s, result);
}
static const param softsign_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
static const form softsign_forms[] = {
    {"t", {0}},
};
const row op_softsign = {
    .op = "softsign", .name = "softsign",
    .signature = "softsign(Tensor input)",
    .doc = "x / (1 + |x|).",
    .enter = th_pointwise, .body = &softsign_body,
    .backward = softsign_backward,
    .params = softsign_params,
    .forms = softsign_forms,
    .flags = ROW_INPLACE, .dtypes = TH_FLOATING, .nparams = 1, .nforms = 1, .tensors = 1,
    .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {1},
};

/* tanhshrink(Tensor input) = input - tanh(input) */
LOOP(tanhshrink_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    EACH(i, count) to_output[i] = in_input[i] - f_tanh(in_input[i]);
}
LOOP(tanhshrink_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    EACH(i, count) to_output[i] = in_input[i] - f_tanh(in_input[i]);
}
static const pointwise tanhshrink_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .loops = {[TH_FLOAT] = tanhshrink_float, [TH_DOUBLE] = tanhshrink_double},
};
/* d input = grad * tanh(input) * tanh(input) */
LOOP(tanhshrink_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_tanh(in_input[i]) * f_tanh(in_input[i]);
}
LOOP(tanhshrink_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_tanh(in_input[i]) * f_tanh(in_input[i]);
}
static const gradient tanhshrink_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 0},
    .loops = {
        [TH_FLOAT] = tanhshrink_input_float, [TH_DOUBLE] = tanhshrink_input_double
    },
};
static int tanhshrink_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&tanhshrink_input, s, grad);
    return th_gave(s, result);
}
static const param tanhshrink_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
static const form tanhshrink_forms[] = {
    {"t", {0}},
};
const row op_tanhshrink = {
    .op = "tanhshrink", .name = "tanhshrink",
    .signature = "tanhshrink(Tensor input)",
    .doc = "x - tanh(x).",
    .enter = th_pointwise, .body = &tanhshrink_body,
    .backward = tanhshrink_backward,
    .params = tanhshrink_params,
    .forms = tanhshrink_forms,
    .flags = ROW_INPLACE, .dtypes = TH_FLOATING, .nparams = 1, .nforms = 1, .tensors = 1,
    .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {1},
};
