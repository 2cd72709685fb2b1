/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* activation: Nonlinear functions of neural networks. */
#include "loop.cuh"

/* relu(Tensor input) = select(input < 0, 0, input) */
template <typename T>
__device__ T relu_formula(options option, T input) {
    return f_select(input < 0, (T)0, input);
}
KERNEL1(relu_byte, uint8_t, uint8_t, relu_formula<uint8_t>)
KERNEL1(relu_char, int8_t, int8_t, relu_formula<int8_t>)
KERNEL1(relu_short, int16_t, int16_t, relu_formula<int16_t>)
KERNEL1(relu_int, int32_t, int32_t, relu_formula<int32_t>)
KERNEL1(relu_long, int64_t, int64_t, relu_formula<int64_t>)
KERNEL1(relu_float, float, float, relu_formula<float>)
KERNEL1(relu_double, double, double, relu_formula<double>)
/* d input = select(output > 0, grad, 0) */
template <typename T>
__device__ T relu_input_formula(options option, T grad, T output) {
    return f_select(output > 0, grad, (T)0);
}
KERNEL2(relu_input_float, float, float, float, relu_input_formula<float>)
KERNEL2(relu_input_double, double, double, double, relu_input_formula<double>)

/* threshold(Tensor input, Scalar threshold, Scalar value) = select(input > threshold, input,
   value) */
template <typename T>
__device__ T threshold_formula(options option, T input) {
    const T threshold = number<T>(option, 0);
    const T value = number<T>(option, 1);
    return f_select(input > threshold, input, value);
}
KERNEL1(threshold_byte, uint8_t, uint8_t, threshold_formula<uint8_t>)
KERNEL1(threshold_char, int8_t, int8_t, threshold_formula<int8_t>)
KERNEL1(threshold_short, int16_t, int16_t, threshold_formula<int16_t>)
KERNEL1(threshold_int, int32_t, int32_t, threshold_formula<int32_t>)
KERNEL1(threshold_long, int64_t, int64_t, threshold_formula<int64_t>)
KERNEL1(threshold_float, float, float, threshold_formula<float>)
KERNEL1(threshold_double, double, double, threshold_formula<double>)
/* d input = select(input > threshold, grad, 0) */
template <typename T>
__device__ T threshold_input_formula(options option, T grad, T input) {
    const T threshold = number<T>(option, 0);
    return f_select(input > threshold, grad, (T)0);
}
KERNEL2(threshold_input_float, float, float, float, threshold_input_formula<float>)
KERNEL2(threshold_input_double, double, double, double, threshold_input_formula<double>)

/* hardtanh(Tensor input, Scalar min_value=-1, Scalar max_value=1) = select(input < min_value,
   min_value, select(input > max_value, max_value, input)) */
template <typename T>
__device__ T hardtanh_formula(options option, T input) {
    const T min_value = number<T>(option, 0);
    const T max_value = number<T>(option, 1);
    return f_select(input < min_value, min_value, f_select(input > max_value, max_value, input));
}
KERNEL1(hardtanh_float, float, float, hardtanh_formula<float>)
KERNEL1(hardtanh_double, double, double, hardtanh_formula<double>)
/* d input = select(output > min_value and output < max_value, grad, 0) */
template <typename T>
__device__ T hardtanh_input_formula(options option, T grad, T output) {
    const T min_value = number<T>(option, 0);
    const T max_value = number<T>(option, 1);
    return f_select(output > min_value && output < max_value, grad, (T)0);
}
KERNEL2(hardtanh_input_float, float, float, float, hardtanh_input_formula<float>)
KERNEL2(hardtanh_input_double, double, double, double, hardtanh_input_formula<double>)

/* leaky_relu(Tensor input, Scalar negative_slope=0.01) = select(input > 0, input, input *
   negative_slope) */
template <typename T>
__device__ T leaky_relu_formula(options option, T input) {
    const T negative_slope = number<T>(option, 0);
    return f_select(input > 0, input, input * negative_slope);
}
KERNEL1(leaky_relu_float, float, float, leaky_relu_formula<float>)
KERNEL1(leaky_relu_double, double, double, leaky_relu_formula<double>)
/* d input = select(input > 0, grad, grad * negative_slope) */
template <typename T>
__device__ T leaky_relu_input_formula(options option, T grad, T input) {
    const T negative_slope = number<T>(option, 0);
    return f_select(input > 0, grad, grad * negative_slope);
}
KERNEL2(leaky_relu_input_float, float, float, float, leaky_relu_input_formula<float>)
KERNEL2(leaky_relu_input_double, double, double, double, leaky_relu_input_formula<double>)

/* prelu(Tensor input, Tensor weight) = select(input > 0, input, input * weight) */
template <typename T>
__device__ T prelu_formula(options option, T input, T weight) {
    return f_select(input > 0, input, input * weight);
}
KERNEL2(prelu_float, float, float, float, prelu_formula<float>)
KERNEL2(prelu_double, double, double, double, prelu_formula<double>)
/* d input = select(input > 0, grad, grad * weight) */
template <typename T>
__device__ T prelu_input_formula(options option, T grad, T input, T weight) {
    return f_select(input > 0, grad, grad * weight);
}
KERNEL3(prelu_input_float, float, float, float, float, prelu_input_formula<float>)
KERNEL3(prelu_input_double, double, double, double, double, prelu_input_formula<double>)
/* d weight = select(input > 0, 0, grad * input) */
template <typename T>
__device__ T prelu_weight_formula(options option, T grad, T input) {
    return f_select(input > 0, (T)0, grad * input);
}
KERNEL2(prelu_weight_float, float, float, float, prelu_weight_formula<float>)
KERNEL2(prelu_weight_double, double, double, double, prelu_weight_formula<double>)

/* elu(Tensor input, Scalar alpha=1) = select(input > 0, input, alpha * expm1(input)) */
template <typename T>
__device__ T elu_formula(options option, T input) {
    const T alpha = number<T>(option, 0);
    return f_select(input > 0, input, alpha * f_expm1(input));
}
KERNEL1(elu_float, float, float, elu_formula<float>)
KERNEL1(elu_double, double, double, elu_formula<double>)
/* d input = select(output > 0, grad, grad * (output + alpha)) */
template <typename T>
__device__ T elu_input_formula(options option, T grad, T output) {
    const T alpha = number<T>(option, 0);
    return f_select(output > 0, grad, grad * (output + alpha));
}
KERNEL2(elu_input_float, float, float, float, elu_input_formula<float>)
KERNEL2(elu_input_double, double, double, double, elu_input_formula<double>)

/* softplus(Tensor input, Scalar beta=1, Scalar threshold=20) = select(input * beta > threshold,
   input, log1p(exp(input * beta)) / beta) */
template <typename T>
__device__ T softplus_formula(options option, T input) {
    const T beta = number<T>(option, 0);
    const T threshold = number<T>(option, 1);
    return f_select(input * beta > threshold, input, f_divide(f_log1p(f_exp(input * beta)), beta));
}
KERNEL1(softplus_float, float, float, softplus_formula<float>)
KERNEL1(softplus_double, double, double, softplus_formula<double>)
/* d input = select(input * beta > threshold, grad, grad * sigmoid(input * beta)) */
template <typename T>
__device__ T softplus_input_formula(options option, T grad, T input) {
    const T beta = number<T>(option, 0);
    const T threshold = number<T>(option, 1);
    return f_select(input * beta > threshold, grad, grad * f_sigmoid(input * beta));
}
KERNEL2(softplus_input_float, float, float, float, softplus_input_formula<float>)
KERNEL2(softplus_input_double, double, double, double, softplus_input_formula<double>)

/* log_sigmoid(Tensor input) = select(input < 0, input, 0) - log1p(exp(-abs(input))) */
template <typename T>
__device__ T log_sigmoid_formula(options option, T input) {
    return f_select(input < 0, input, (T)0) - f_log1p(f_exp(-f_abs(input)));
}
KERNEL1(log_sigmoid_float, float, float, log_sigmoid_formula<float>)
KERNEL1(log_sigmoid_double, double, double, log_sigmoid_formula<double>)
/* d input = grad * sigmoid(-input) */
template <typename T>
__device__ T log_sigmoid_input_formula(options option, T grad, T input) {
    return grad * f_sigmoid(-input);
}
KERNEL2(log_sigmoid_input_float, float, float, float, log_sigmoid_input_formula<float>)
KERNEL2(log_sigmoid_input_double, double, double, double, log_sigmoid_input_formula<double>)

/* softsign(Tensor input) = input / (1 + abs(input)) */
template <typename T>
__device__ T softsign_formula(options option, T input) {
    return f_divide(input, 1 + f_abs(input));
}
KERNEL1(softsign_float, float, float, softsign_formula<float>)
KERNEL1(softsign_double, double, double, softsign_formula<double>)
/* d input = grad / ((1 + abs(input)) * (1 + abs(input))) */
template <typename T>
__device__ T softsign_input_formula(options option, T grad, T input) {
    return f_divide(grad, (1 + f_abs(input)) * (1 + f_abs(input)));
}
KERNEL2(softsign_input_float, float, float, float, softsign_input_formula<float>)
KERNEL2(softsign_input_double, double, double, double, softsign_input_formula<double>)

/* tanhshrink(Tensor input) = input - tanh(input) */
template <typename T>
__device__ T tanhshrink_formula(options option, T input) {
    return input - f_tanh(input);
}
KERNEL1(tanhshrink_float, float, float, tanhshrink_formula<float>)
KERNEL1(tanhshrink_double, double, double, tanhshrink_formula<double>)
/* d input = grad * tanh(input) * tanh(input) */
template <typename T>
__device__ T tanhshrink_input_formula(options option, T grad, T input) {
    return grad * f_tanh(input) * f_tanh(input);
}
KERNEL2(tanhshrink_input_float, float, float, float, tanhshrink_input_formula<float>)
KERNEL2(tanhshrink_input_double, double, double, double, tanhshrink_input_formula<double>)

/* hardshrink(Tensor input, Scalar lambd=0.5) = select(abs(input) > lambd, input, 0) */
template <typename T>
__device__ T hardshrink_formula(options option, T input) {
    const T lambd = number<T>(option, 0);
    return f_select(f_abs(input) > lambd, input, (T)0);
}
KERNEL1(hardshrink_float, float, float, hardshrink_formula<float>)
KERNEL1(hardshrink_double, double, double, hardshrink_formula<double>)
/* d input = select(abs(input) > lambd, grad, 0) */
template <typename T>
__device__ T hardshrink_input_formula(options option, T grad, T input) {
    const T lambd = number<T>(option, 0);
    return f_select(f_abs(input) > lambd, grad, (T)0);
}
KERNEL2(hardshrink_input_float, float, float, float, hardshrink_input_formula<float>)
KERNEL2(hardshrink_input_double, double, double, double, hardshrink_input_formula<double>)

/* softshrink(Tensor input, Scalar lambd=0.5) = select(input > lambd, input - lambd,
   select(input < -lambd, input + lambd, 0)) */
template <typename T>
__device__ T softshrink_formula(options option, T input) {
    const T lambd = number<T>(option, 0);
    return f_select(input > lambd, input - lambd, f_select(input < -lambd, input + lambd, (T)0));
}
KERNEL1(softshrink_float, float, float, softshrink_formula<float>)
KERNEL1(softshrink_double, double, double, softshrink_formula<double>)
/* d input = select(abs(input) > lambd, grad, 0) */
template <typename T>
__device__ T softshrink_input_formula(options option, T grad, T input) {
    const T lambd = number<T>(option, 0);
    return f_select(f_abs(input) > lambd, grad, (T)0);
}
KERNEL2(softshrink_input_float, float, float, float, softshrink_input_formula<float>)
KERNEL2(softshrink_input_double, double, double, double, softshrink_input_formula<double>)
