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

/* elu(Tensor input, Scalar alpha=1.0) = select(input > 0, input, alpha * expm1(input)) */
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

/* selu(Tensor input) = select(input > 0, 1.0507009873554805 * input, 1.7580993408473766 *
   expm1(input)) */
template <typename T>
__device__ void selu_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_select(in_input > 0, (T)1.0507009873554805 * in_input,
        (T)1.7580993408473766 * f_expm1(in_input)));
    write(at, 0, offset[0], to_output);
}
KERNEL(selu_float, 2, selu_formula<float>)
KERNEL(selu_double, 2, selu_formula<double>)

/* d input = select(output > 0, grad * 1.0507009873554805, grad * (output + 1.7580993408473766)) */
template <typename T>
__device__ void selu_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_select(in_output > 0, in_grad * (T)1.0507009873554805,
        in_grad * (in_output + (T)1.7580993408473766)));
    write(at, 0, offset[0], to_input);
}
KERNEL(selu_input_float, 3, selu_input_formula<float>)
KERNEL(selu_input_double, 3, selu_input_formula<double>)

/* celu(Tensor input, Scalar alpha=1.0) = select(input > 0, input, alpha * expm1(input / alpha)) */
template <typename T>
__device__ void celu_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_alpha = number<T>(option, 0);
    const T to_output = (T)(f_select(in_input > 0, in_input, in_alpha * f_expm1(f_divide(in_input,
        in_alpha))));
    write(at, 0, offset[0], to_output);
}
KERNEL(celu_float, 2, celu_formula<float>)
KERNEL(celu_double, 2, celu_formula<double>)

/* d input = select(output > 0, grad, grad * (output / alpha + 1)) */
template <typename T>
__device__ void celu_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T in_alpha = number<T>(option, 0);
    const T to_input = (T)(f_select(in_output > 0, in_grad, in_grad * (f_divide(in_output,
        in_alpha) + 1)));
    write(at, 0, offset[0], to_input);
}
KERNEL(celu_input_float, 3, celu_input_formula<float>)
KERNEL(celu_input_double, 3, celu_input_formula<double>)
