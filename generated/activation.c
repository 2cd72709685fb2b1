/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* activation: Nonlinear functions of neural networks. */
#include "loop.h"
#include "ops.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* relu(Tensor input) = select(input < 0, 0, input) */
LOOP(relu_byte) { LOOP1(uint8_t, uint8_t, input, f_select(input < 0, (uint8_t)0, input)) }
LOOP(relu_char) { LOOP1(int8_t, int8_t, input, f_select(input < 0, (int8_t)0, input)) }
LOOP(relu_short) { LOOP1(int16_t, int16_t, input, f_select(input < 0, (int16_t)0, input)) }
LOOP(relu_int) { LOOP1(int32_t, int32_t, input, f_select(input < 0, (int32_t)0, input)) }
LOOP(relu_long) { LOOP1(int64_t, int64_t, input, f_select(input < 0, (int64_t)0, input)) }
LOOP(relu_float) { LOOP1(float, float, input, f_select(input < 0, (float)0, input)) }
LOOP(relu_double) { LOOP1(double, double, input, f_select(input < 0, (double)0, input)) }
static const pointwise relu_row = {
    .op = "relu", .dtypes = TH_ALL, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {
        [TH_BYTE] = relu_byte, [TH_CHAR] = relu_char, [TH_SHORT] = relu_short, [TH_INT] = relu_int,
        [TH_LONG] = relu_long, [TH_FLOAT] = relu_float, [TH_DOUBLE] = relu_double
    },
};
int th_relu(call *c) { return th_pointwise(&relu_row, c); }
/* d input = select(output > 0, grad, 0) */
LOOP(relu_input_float) {
    LOOP2(float, float, grad, float, output, f_select(output > 0, grad, (float)0))
}
LOOP(relu_input_double) {
    LOOP2(double, double, grad, double, output, f_select(output > 0, grad, (double)0))
}
static const gradient relu_input = {
    .op = "relu", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = relu_input_float, [TH_DOUBLE] = relu_input_double},
};
int th_relu_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&relu_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* threshold(Tensor input, Scalar threshold, Scalar value) = select(input > threshold, input,
   value) */
LOOP(threshold_byte) {
    const uint8_t threshold = (uint8_t)option[0].i;
    const uint8_t value = (uint8_t)option[1].i;
    LOOP1(uint8_t, uint8_t, input, f_select(input > threshold, input, value))
}
LOOP(threshold_char) {
    const int8_t threshold = (int8_t)option[0].i;
    const int8_t value = (int8_t)option[1].i;
    LOOP1(int8_t, int8_t, input, f_select(input > threshold, input, value))
}
LOOP(threshold_short) {
    const int16_t threshold = (int16_t)option[0].i;
    const int16_t value = (int16_t)option[1].i;
    LOOP1(int16_t, int16_t, input, f_select(input > threshold, input, value))
}
LOOP(threshold_int) {
    const int32_t threshold = (int32_t)option[0].i;
    const int32_t value = (int32_t)option[1].i;
    LOOP1(int32_t, int32_t, input, f_select(input > threshold, input, value))
}
LOOP(threshold_long) {
    const int64_t threshold = (int64_t)option[0].i;
    const int64_t value = (int64_t)option[1].i;
    LOOP1(int64_t, int64_t, input, f_select(input > threshold, input, value))
}
LOOP(threshold_float) {
    const float threshold = (float)option[0].f;
    const float value = (float)option[1].f;
    LOOP1(float, float, input, f_select(input > threshold, input, value))
}
LOOP(threshold_double) {
    const double threshold = (double)option[0].f;
    const double value = (double)option[1].f;
    LOOP1(double, double, input, f_select(input > threshold, input, value))
}
static const pointwise threshold_row = {
    .op = "threshold", .dtypes = TH_ALL, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME, .scalars = 2,
    .loops = {
        [TH_BYTE] = threshold_byte, [TH_CHAR] = threshold_char, [TH_SHORT] = threshold_short,
        [TH_INT] = threshold_int, [TH_LONG] = threshold_long, [TH_FLOAT] = threshold_float,
        [TH_DOUBLE] = threshold_double
    },
};
int th_threshold(call *c) { return th_pointwise(&threshold_row, c); }
/* d input = select(input > threshold, grad, 0) */
LOOP(threshold_input_float) {
    const float threshold = (float)option[0].f;
    LOOP2(float, float, grad, float, input, f_select(input > threshold, grad, (float)0))
}
LOOP(threshold_input_double) {
    const double threshold = (double)option[0].f;
    LOOP2(double, double, grad, double, input, f_select(input > threshold, grad, (double)0))
}
static const gradient threshold_input = {
    .op = "threshold", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = threshold_input_float, [TH_DOUBLE] = threshold_input_double},
};
int th_threshold_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&threshold_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* hardtanh(Tensor input, Scalar min_value=-1, Scalar max_value=1) = select(input < min_value,
   min_value, select(input > max_value, max_value, input)) */
LOOP(hardtanh_float) {
    const float min_value = (float)option[0].f;
    const float max_value = (float)option[1].f;
    LOOP1(float, float, input,
        f_select(input < min_value, min_value, f_select(input > max_value, max_value, input)))
}
LOOP(hardtanh_double) {
    const double min_value = (double)option[0].f;
    const double max_value = (double)option[1].f;
    LOOP1(double, double, input,
        f_select(input < min_value, min_value, f_select(input > max_value, max_value, input)))
}
static const pointwise hardtanh_row = {
    .op = "hardtanh", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME, .scalars = 2,
    .loops = {[TH_FLOAT] = hardtanh_float, [TH_DOUBLE] = hardtanh_double},
};
int th_hardtanh(call *c) { return th_pointwise(&hardtanh_row, c); }
/* d input = select(output > min_value and output < max_value, grad, 0) */
LOOP(hardtanh_input_float) {
    const float min_value = (float)option[0].f;
    const float max_value = (float)option[1].f;
    LOOP2(float, float, grad, float, output,
        f_select(output > min_value && output < max_value, grad, (float)0))
}
LOOP(hardtanh_input_double) {
    const double min_value = (double)option[0].f;
    const double max_value = (double)option[1].f;
    LOOP2(double, double, grad, double, output,
        f_select(output > min_value && output < max_value, grad, (double)0))
}
static const gradient hardtanh_input = {
    .op = "hardtanh", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = hardtanh_input_float, [TH_DOUBLE] = hardtanh_input_double},
};
int th_hardtanh_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&hardtanh_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* leaky_relu(Tensor input, Scalar negative_slope=0.01) = select(input > 0, input, input *
   negative_slope) */
LOOP(leaky_relu_float) {
    const float negative_slope = (float)option[0].f;
    LOOP1(float, float, input, f_select(input > 0, input, input * negative_slope))
}
LOOP(leaky_relu_double) {
    const double negative_slope = (double)option[0].f;
    LOOP1(double, double, input, f_select(input > 0, input, input * negative_slope))
}
static const pointwise leaky_relu_row = {
    .op = "leaky_relu", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME, .scalars = 1,
    .loops = {[TH_FLOAT] = leaky_relu_float, [TH_DOUBLE] = leaky_relu_double},
};
int th_leaky_relu(call *c) { return th_pointwise(&leaky_relu_row, c); }
/* d input = select(input > 0, grad, grad * negative_slope) */
LOOP(leaky_relu_input_float) {
    const float negative_slope = (float)option[0].f;
    LOOP2(float, float, grad, float, input, f_select(input > 0, grad, grad * negative_slope))
}
LOOP(leaky_relu_input_double) {
    const double negative_slope = (double)option[0].f;
    LOOP2(double, double, grad, double, input, f_select(input > 0, grad, grad * negative_slope))
}
static const gradient leaky_relu_input = {
    .op = "leaky_relu", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = leaky_relu_input_float, [TH_DOUBLE] = leaky_relu_input_double},
};
int th_leaky_relu_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&leaky_relu_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* prelu(Tensor input, Tensor weight) = select(input > 0, input, input * weight) */
LOOP(prelu_float) {
    LOOP2(float, float, input, float, weight, f_select(input > 0, input, input * weight))
}
LOOP(prelu_double) {
    LOOP2(double, double, input, double, weight, f_select(input > 0, input, input * weight))
}
static const pointwise prelu_row = {
    .op = "prelu", .dtypes = TH_FLOATING, .inputs = 2,
    .types = {TH_SAME, TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = prelu_float, [TH_DOUBLE] = prelu_double},
};
int th_prelu(call *c) { return th_pointwise(&prelu_row, c); }
/* d input = select(input > 0, grad, grad * weight) */
LOOP(prelu_input_float) {
    LOOP3(float, float, grad, float, input, float, weight, f_select(input > 0, grad, grad * weight))
}
LOOP(prelu_input_double) {
    LOOP3(double, double, grad, double, input, double, weight,
        f_select(input > 0, grad, grad * weight))
}
static const gradient prelu_input = {
    .op = "prelu", .input = 0, .inputs = 3,
    .from = {FROM_GRAD, 0, 1},
    .loops = {[TH_FLOAT] = prelu_input_float, [TH_DOUBLE] = prelu_input_double},
};
/* d weight = select(input > 0, 0, grad * input) */
LOOP(prelu_weight_float) {
    LOOP2(float, float, grad, float, input, f_select(input > 0, (float)0, grad * input))
}
LOOP(prelu_weight_double) {
    LOOP2(double, double, grad, double, input, f_select(input > 0, (double)0, grad * input))
}
static const gradient prelu_weight = {
    .op = "prelu", .input = 1, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = prelu_weight_float, [TH_DOUBLE] = prelu_weight_double},
};
int th_prelu_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&prelu_input, s, grad[0]);
    if (s->needs & 2)
        result[1] = th_gradient(&prelu_weight, s, grad[0]);
    return th_gave(s, result, 2);
}

/* elu(Tensor input, Scalar alpha=1) = select(input > 0, input, alpha * expm1(input)) */
LOOP(elu_float) {
    const float alpha = (float)option[0].f;
    LOOP1(float, float, input, f_select(input > 0, input, alpha * f_expm1(input)))
}
LOOP(elu_double) {
    const double alpha = (double)option[0].f;
    LOOP1(double, double, input, f_select(input > 0, input, alpha * f_expm1(input)))
}
static const pointwise elu_row = {
    .op = "elu", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME, .scalars = 1,
    .loops = {[TH_FLOAT] = elu_float, [TH_DOUBLE] = elu_double},
};
int th_elu(call *c) { return th_pointwise(&elu_row, c); }
/* d input = select(output > 0, grad, grad * (output + alpha)) */
LOOP(elu_input_float) {
    const float alpha = (float)option[0].f;
    LOOP2(float, float, grad, float, output, f_select(output > 0, grad, grad * (output + alpha)))
}
LOOP(elu_input_double) {
    const double alpha = (double)option[0].f;
    LOOP2(double, double, grad, double, output, f_select(output > 0, grad, grad * (output + alpha)))
}
static const gradient elu_input = {
    .op = "elu", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = elu_input_float, [TH_DOUBLE] = elu_input_double},
};
int th_elu_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&elu_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* softplus(Tensor input, Scalar beta=1, Scalar threshold=20) = select(input * beta > threshold,
   input, log1p(exp(input * beta)) / beta) */
LOOP(softplus_float) {
    const float beta = (float)option[0].f;
    const float threshold = (float)option[1].f;
    LOOP1(float, float, input,
        f_select(input * beta > threshold, input, f_divide(f_log1p(f_exp(input * beta)), beta)))
}
LOOP(softplus_double) {
    const double beta = (double)option[0].f;
    const double threshold = (double)option[1].f;
    LOOP1(double, double, input,
        f_select(input * beta > threshold, input, f_divide(f_log1p(f_exp(input * beta)), beta)))
}
static const pointwise softplus_row = {
    .op = "softplus", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME, .scalars = 2,
    .loops = {[TH_FLOAT] = softplus_float, [TH_DOUBLE] = softplus_double},
};
int th_softplus(call *c) { return th_pointwise(&softplus_row, c); }
/* d input = select(input * beta > threshold, grad, grad * sigmoid(input * beta)) */
LOOP(softplus_input_float) {
    const float beta = (float)option[0].f;
    const float threshold = (float)option[1].f;
    LOOP2(float, float, grad, float, input,
        f_select(input * beta > threshold, grad, grad * f_sigmoid(input * beta)))
}
LOOP(softplus_input_double) {
    const double beta = (double)option[0].f;
    const double threshold = (double)option[1].f;
    LOOP2(double, double, grad, double, input,
        f_select(input * beta > threshold, grad, grad * f_sigmoid(input * beta)))
}
static const gradient softplus_input = {
    .op = "softplus", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = softplus_input_float, [TH_DOUBLE] = softplus_input_double},
};
int th_softplus_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&softplus_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* log_sigmoid(Tensor input) = select(input < 0, input, 0) - log1p(exp(-abs(input))) */
LOOP(log_sigmoid_float) {
    LOOP1(float, float, input, f_select(input < 0, input, (float)0) - f_log1p(f_exp(-f_abs(input))))
}
LOOP(log_sigmoid_double) {
    LOOP1(double, double, input,
        f_select(input < 0, input, (double)0) - f_log1p(f_exp(-f_abs(input))))
}
static const pointwise log_sigmoid_row = {
    .op = "log_sigmoid", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = log_sigmoid_float, [TH_DOUBLE] = log_sigmoid_double},
};
int th_log_sigmoid(call *c) { return th_pointwise(&log_sigmoid_row, c); }
/* d input = grad * sigmoid(-input) */
LOOP(log_sigmoid_input_float) { LOOP2(float, float, grad, float, input, grad * f_sigmoid(-input)) }
LOOP(log_sigmoid_input_double) {
    LOOP2(double, double, grad, double, input, grad * f_sigmoid(-input))
}
static const gradient log_sigmoid_input = {
    .op = "log_sigmoid", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = log_sigmoid_input_float, [TH_DOUBLE] = log_sigmoid_input_double},
};
int th_log_sigmoid_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&log_sigmoid_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* softsign(Tensor input) = input / (1 + abs(input)) */
LOOP(softsign_float) { LOOP1(float, float, input, f_divide(input, 1 + f_abs(input))) }
LOOP(softsign_double) { LOOP1(double, double, input, f_divide(input, 1 + f_abs(input))) }
static const pointwise softsign_row = {
    .op = "softsign", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME, .divisors = 1,
    .loops = {[TH_FLOAT] = softsign_float, [TH_DOUBLE] = softsign_double},
};
int th_softsign(call *c) { return th_pointwise(&softsign_row, c); }
/* d input = grad / ((1 + abs(input)) * (1 + abs(input))) */
LOOP(softsign_input_float) {
    LOOP2(float, float, grad, float, input, f_divide(grad, (1 + f_abs(input)) * (1 + f_abs(input))))
}
LOOP(softsign_input_double) {
    LOOP2(double, double, grad, double, input,
        f_divide(grad, (1 + f_abs(input)) * (1 + f_abs(input))))
}
static const gradient softsign_input = {
    .op = "softsign", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = softsign_input_float, [TH_DOUBLE] = softsign_input_double},
};
int th_softsign_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&softsign_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* tanhshrink(Tensor input) = input - tanh(input) */
LOOP(tanhshrink_float) { LOOP1(float, float, input, input - f_tanh(input)) }
LOOP(tanhshrink_double) { LOOP1(double, double, input, input - f_tanh(input)) }
static const pointwise tanhshrink_row = {
    .op = "tanhshrink", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {[TH_FLOAT] = tanhshrink_float, [TH_DOUBLE] = tanhshrink_double},
};
int th_tanhshrink(call *c) { return th_pointwise(&tanhshrink_row, c); }
/* d input = grad * tanh(input) * tanh(input) */
LOOP(tanhshrink_input_float) {
    LOOP2(float, float, grad, float, input, grad * f_tanh(input) * f_tanh(input))
}
LOOP(tanhshrink_input_double) {
    LOOP2(double, double, grad, double, input, grad * f_tanh(input) * f_tanh(input))
}
static const gradient tanhshrink_input = {
    .op = "tanhshrink", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = tanhshrink_input_float, [TH_DOUBLE] = tanhshrink_input_double},
};
int th_tanhshrink_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&tanhshrink_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* hardshrink(Tensor input, Scalar lambd=0.5) = select(abs(input) > lambd, input, 0) */
LOOP(hardshrink_float) {
    const float lambd = (float)option[0].f;
    LOOP1(float, float, input, f_select(f_abs(input) > lambd, input, (float)0))
}
LOOP(hardshrink_double) {
    const double lambd = (double)option[0].f;
    LOOP1(double, double, input, f_select(f_abs(input) > lambd, input, (double)0))
}
static const pointwise hardshrink_row = {
    .op = "hardshrink", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME, .scalars = 1,
    .loops = {[TH_FLOAT] = hardshrink_float, [TH_DOUBLE] = hardshrink_double},
};
int th_hardshrink(call *c) { return th_pointwise(&hardshrink_row, c); }
/* d input = select(abs(input) > lambd, grad, 0) */
LOOP(hardshrink_input_float) {
    const float lambd = (float)option[0].f;
    LOOP2(float, float, grad, float, input, f_select(f_abs(input) > lambd, grad, (float)0))
}
LOOP(hardshrink_input_double) {
    const double lambd = (double)option[0].f;
    LOOP2(double, double, grad, double, input, f_select(f_abs(input) > lambd, grad, (double)0))
}
static const gradient hardshrink_input = {
    .op = "hardshrink", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = hardshrink_input_float, [TH_DOUBLE] = hardshrink_input_double},
};
int th_hardshrink_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&hardshrink_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* softshrink(Tensor input, Scalar lambd=0.5) = select(input > lambd, input - lambd,
   select(input < -lambd, input + lambd, 0)) */
LOOP(softshrink_float) {
    const float lambd = (float)option[0].f;
    LOOP1(float, float, input,
        f_select(input > lambd, input - lambd, f_select(input < -lambd, input + lambd, (float)0)))
}
LOOP(softshrink_double) {
    const double lambd = (double)option[0].f;
    LOOP1(double, double, input,
        f_select(input > lambd, input - lambd, f_select(input < -lambd, input + lambd, (double)0)))
}
static const pointwise softshrink_row = {
    .op = "softshrink", .dtypes = TH_FLOATING, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME, .scalars = 1,
    .loops = {[TH_FLOAT] = softshrink_float, [TH_DOUBLE] = softshrink_double},
};
int th_softshrink(call *c) { return th_pointwise(&softshrink_row, c); }
/* d input = select(abs(input) > lambd, grad, 0) */
LOOP(softshrink_input_float) {
    const float lambd = (float)option[0].f;
    LOOP2(float, float, grad, float, input, f_select(f_abs(input) > lambd, grad, (float)0))
}
LOOP(softshrink_input_double) {
    const double lambd = (double)option[0].f;
    LOOP2(double, double, grad, double, input, f_select(f_abs(input) > lambd, grad, (double)0))
}
static const gradient softshrink_input = {
    .op = "softshrink", .input = 0, .inputs = 2,
    .from = {FROM_GRAD, 0},
    .loops = {[TH_FLOAT] = softshrink_input_float, [TH_DOUBLE] = softshrink_input_double},
};
int th_softshrink_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&softshrink_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* softmax(Tensor input, int dim) = kernel of softmax.c */
int th_softmax(call *c) {
    const row *r = &th_rows[ROW_softmax];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_softmax_shape(&size, c->t[0], c->n[0]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_softmax_cpu(c->out[0], c->t[0], c->n[0]);
    return th_finish(c, -failed);
}
int th_softmax_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = softmax_input(grad, output, dim) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_softmax_input, &(call){
            .t = {grad[0], s->out[0]},
            .n = {s->n[0]}
        }));
    return th_leave(&f, result, 1);
}

/* log_softmax(Tensor input, int dim) = kernel of softmax.c */
int th_log_softmax(call *c) {
    const row *r = &th_rows[ROW_log_softmax];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_log_softmax_shape(&size, c->t[0], c->n[0]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_log_softmax_cpu(c->out[0], c->t[0], c->n[0]);
    return th_finish(c, -failed);
}
int th_log_softmax_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = log_softmax_input(grad, output, dim) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_log_softmax_input, &(call){
            .t = {grad[0], s->out[0]},
            .n = {s->n[0]}
        }));
    return th_leave(&f, result, 1);
}

/* softmax_input(Tensor grad_output, Tensor probability, int dim) = kernel of softmax.c */
int th_softmax_input(call *c) {
    const row *r = &th_rows[ROW_softmax_input];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_softmax_input_shape(&size, c->t[0], c->t[1], c->n[0]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_softmax_input_cpu(c->out[0], c->t[0], c->t[1], c->n[0]);
    return th_finish(c, -failed);
}
int th_softmax_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d grad_output = softmax_input(grad, probability, dim) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_softmax_input, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        }));
    /* d probability = grad * (grad_output - (grad_output * probability).sum(dim)) - grad_output *
       (grad * probability).sum(dim) */
    if (s->needs & 2)
        result[1] = th_keep(th_apply(&f, th_sub, &(call){
            .t = {
                th_apply(&f, th_mul, &(call){.t = {
                    grad[0],
                    th_apply(&f, th_sub, &(call){
                        .t = {
                            s->t[0],
                            th_apply(&f, th_sum, &(call){
                                .t = {th_apply(&f, th_mul, &(call){.t = {s->t[0], s->t[1]}})},
                                .n = {s->n[0], 1}
                            })
                        },
                        .s = {[1] = {1, 1, TH_DEFAULT}}
                    })
                }}),
                th_apply(&f, th_mul, &(call){.t = {
                    s->t[0],
                    th_apply(&f, th_sum, &(call){
                        .t = {th_apply(&f, th_mul, &(call){.t = {grad[0], s->t[1]}})},
                        .n = {s->n[0], 1}
                    })
                }})
            },
            .s = {[1] = {1, 1, TH_DEFAULT}}
        }));
    return th_leave(&f, result, 2);
}

/* log_softmax_input(Tensor grad_output, Tensor log_probability, int dim) = kernel of softmax.c */
int th_log_softmax_input(call *c) {
    const row *r = &th_rows[ROW_log_softmax_input];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_log_softmax_input_shape(&size, c->t[0], c->t[1], c->n[0]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_log_softmax_input_cpu(c->out[0], c->t[0], c->t[1], c->n[0]);
    return th_finish(c, -failed);
}
int th_log_softmax_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d grad_output = grad - (grad * log_probability.exp()).sum(dim) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_sub, &(call){
            .t = {
                grad[0],
                th_apply(&f, th_sum, &(call){
                    .t = {th_apply(&f, th_mul, &(call){.t = {
                        grad[0],
                        th_apply(&f, th_exp, &(call){.t = {s->t[1]}})
                    }})},
                    .n = {s->n[0], 1}
                })
            },
            .s = {[1] = {1, 1, TH_DEFAULT}}
        }));
    /* d log_probability = -grad * log_probability.exp() * grad_output.sum(dim) */
    if (s->needs & 2)
        result[1] = th_keep(th_apply(&f, th_mul, &(call){.t = {
            th_apply(&f, th_mul, &(call){.t = {
                th_apply(&f, th_neg, &(call){.t = {grad[0]}}),
                th_apply(&f, th_exp, &(call){.t = {s->t[1]}})
            }}),
            th_apply(&f, th_sum, &(call){.t = {s->t[0]}, .n = {s->n[0], 1}})
        }}));
    return th_leave(&f, result, 2);
}
