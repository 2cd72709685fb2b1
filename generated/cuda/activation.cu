/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* activation */
#include "loop.cuh"

/* relu(Tensor input) = select(input < 0, 0, input) */
template <typename T>
__device__ void relu_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_select(in_input < 0, (T)0, in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(relu_byte, 2, relu_formula<uint8_t>)
KERNEL(relu_char, 2, relu_formula<int8_t>)
KERNEL(relu_short, 2, relu_formula<int16_t>)
KERNEL(relu_int, 2, relu_formula<int32_t>)
KERNEL(relu_long, 2, relu_formula<int64_t>)
KERNEL(relu_float, 2, relu_formula<float>)
KERNEL(relu_double, 2, relu_formula<double>)

/* d input = select(output <= 0, 0, grad) */
template <typename T>
__device__ void relu_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_select(in_output <= 0, (T)0, in_grad));
    write(at, 0, offset[0], to_input);
}
KERNEL(relu_input_float, 3, relu_input_formula<float>)
KERNEL(relu_input_double, 3, relu_input_formula<double>)

/* threshold(Tensor input, Scalar threshold, Scalar value) = select(input <= threshold, value,
   input) */
template <typename T>
__device__ void threshold_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_threshold = number<T>(option, 0);
    const T in_value = number<T>(option, 1);
    const T to_output = (T)(f_select(in_input <= in_threshold, in_value, in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(threshold_byte, 2, threshold_formula<uint8_t>)
KERNEL(threshold_char, 2, threshold_formula<int8_t>)
KERNEL(threshold_short, 2, threshold_formula<int16_t>)
KERNEL(threshold_int, 2, threshold_formula<int32_t>)
KERNEL(threshold_long, 2, threshold_formula<int64_t>)
KERNEL(threshold_float, 2, threshold_formula<float>)
KERNEL(threshold_double, 2, threshold_formula<double>)

/* d input = select(input <= threshold, 0, grad) */
template <typename T>
__device__ void threshold_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_threshold = number<T>(option, 0);
    const T to_input = (T)(f_select(in_input <= in_threshold, (T)0, in_grad));
    write(at, 0, offset[0], to_input);
}
KERNEL(threshold_input_float, 3, threshold_input_formula<float>)
KERNEL(threshold_input_double, 3, threshold_input_formula<double>)

/* hardtanh(Tensor input, Scalar min_value=-1, Scalar max_value=1) = select(input < min_value,
   min_value, select(input > max_value, max_value, input)) */
template <typename T>
__device__ void hardtanh_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_min_value = number<T>(option, 0);
    const T in_max_value = number<T>(option, 1);
    const T to_output = (T)(f_select(in_input < in_min_value, in_min_value,
        f_select(in_input > in_max_value, in_max_value, in_input)));
    write(at, 0, offset[0], to_output);
}
KERNEL(hardtanh_float, 2, hardtanh_formula<float>)
KERNEL(hardtanh_double, 2, hardtanh_formula<double>)

/* d input = select(output <= min_value or output >= max_value, 0, grad) */
template <typename T>
__device__ void hardtanh_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T in_min_value = number<T>(option, 0);
    const T in_max_value = number<T>(option, 1);
    const T to_input = (T)(f_select(in_output <= in_min_value || in_output >= in_max_value, (T)0,
        in_grad));
    write(at, 0, offset[0], to_input);
}
KERNEL(hardtanh_input_float, 3, hardtanh_input_formula<float>)
KERNEL(hardtanh_input_double, 3, hardtanh_input_formula<double>)

/* leaky_relu(Tensor input, Scalar negative_slope=0.01) = select(input > 0, input, input *
   negative_slope) */
template <typename T>
__device__ void leaky_relu_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_negative_slope = number<T>(option, 0);
    const T to_output = (T)(f_select(in_input > 0, in_input, in_input * in_negative_slope));
    write(at, 0, offset[0], to_output);
}
KERNEL(leaky_relu_float, 2, leaky_relu_formula<float>)
KERNEL(leaky_relu_double, 2, leaky_relu_formula<double>)

/* d input = select(input > 0, grad, grad * negative_slope) */
template <typename T>
__device__ void leaky_relu_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_negative_slope = number<T>(option, 0);
    const T to_input = (T)(f_select(in_input > 0, in_grad, in_grad * in_negative_slope));
    write(at, 0, offset[0], to_input);
}
KERNEL(leaky_relu_input_float, 3, leaky_relu_input_formula<float>)
KERNEL(leaky_relu_input_double, 3, leaky_relu_input_formula<double>)

/* prelu(Tensor input, Tensor weight) = select(input > 0, input, input * weight) */
template <typename T>
__device__ void prelu_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_weight = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_select(in_input > 0, in_input, in_input * in_weight));
    write(at, 0, offset[0], to_output);
}
KERNEL(prelu_float, 3, prelu_formula<float>)
KERNEL(prelu_double, 3, prelu_formula<double>)

/* d input = select(input > 0, grad, grad * weight) */
template <typename T>
__device__ void prelu_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_weight = read<T>(at, 3, offset[3]);
    const T to_input = (T)(f_select(in_input > 0, in_grad, in_grad * in_weight));
    write(at, 0, offset[0], to_input);
}
KERNEL(prelu_input_float, 4, prelu_input_formula<float>)
KERNEL(prelu_input_double, 4, prelu_input_formula<double>)

/* d weight = select(input > 0, 0, grad * input) */
template <typename T>
__device__ void prelu_weight_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_weight = (T)(f_select(in_input > 0, (T)0, in_grad * in_input));
    write(at, 0, offset[0], to_weight);
}
KERNEL(prelu_weight_float, 3, prelu_weight_formula<float>)
KERNEL(prelu_weight_double, 3, prelu_weight_formula<double>)

/* elu(Tensor input, Scalar alpha=1) = select(input > 0, input, alpha * expm1(input)) */
template <typename T>
__device__ void elu_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_alpha = number<T>(option, 0);
    const T to_output = (T)(f_select(in_input > 0, in_input, in_alpha * f_expm1(in_input)));
    write(at, 0, offset[0], to_output);
}
KERNEL(elu_float, 2, elu_formula<float>)
KERNEL(elu_double, 2, elu_formula<double>)

/* d input = select(output > 0, grad, grad * (output + alpha)) */
template <typename T>
__device__ void elu_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T in_alpha = number<T>(option, 0);
    const T to_input = (T)(f_select(in_output > 0, in_grad, in_grad * (in_output + in_alpha)));
    write(at, 0, offset[0], to_input);
}
KERNEL(elu_input_float, 3, elu_input_formula<float>)
KERNEL(elu_input_double, 3, elu_input_formula<double>)

/* hardshrink(Tensor input, Scalar lambd=0.5) = select(abs(input) <= lambd, 0, input) */
template <typename T>
__device__ void hardshrink_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_lambd = number<T>(option, 0);
    const T to_output = (T)(f_select(f_abs(in_input) <= in_lambd, (T)0, in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(hardshrink_float, 2, hardshrink_formula<float>)
KERNEL(hardshrink_double, 2, hardshrink_formula<double>)

/* d input = select(abs(input) <= lambd, 0, grad) */
template <typename T>
__device__ void hardshrink_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_lambd = number<T>(option, 0);
    const T to_input = (T)(f_select(f_abs(in_input) <= in_lambd, (T)0, in_grad));
    write(at, 0, offset[0], to_input);
}
KERNEL(hardshrink_input_float, 3, hardshrink_input_formula<float>)
KERNEL(hardshrink_input_double, 3, hardshrink_input_formula<double>)

/* softshrink(Tensor input, Scalar lambd=0.5) = select(abs(input) <= lambd, 0, select(input > 0,
   input - lambd, input + lambd)) */
template <typename T>
__device__ void softshrink_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_lambd = number<T>(option, 0);
    const T to_output = (T)(f_select(f_abs(in_input) <= in_lambd, (T)0, f_select(in_input > 0,
        in_input - in_lambd, in_input + in_lambd)));
    write(at, 0, offset[0], to_output);
}
KERNEL(softshrink_float, 2, softshrink_formula<float>)
KERNEL(softshrink_double, 2, softshrink_formula<double>)

/* d input = select(abs(input) <= lambd, 0, grad) */
template <typename T>
__device__ void softshrink_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_lambd = number<T>(option, 0);
    const T to_input = (T)(f_select(f_abs(in_input) <= in_lambd, (T)0, in_grad));
    write(at, 0, offset[0], to_input);
}
KERNEL(softshrink_input_float, 3, softshrink_input_formula<float>)
KERNEL(softshrink_input_double, 3, softshrink_input_formula<double>)
