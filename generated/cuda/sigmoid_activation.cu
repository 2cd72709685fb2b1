/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* sigmoid_activation */
#include "loop.cuh"

/* sigmoid(Tensor input) = sigmoid(input) */
template <typename T>
__device__ void sigmoid_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_sigmoid(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(sigmoid_float, 2, sigmoid_formula<float>)
KERNEL(sigmoid_double, 2, sigmoid_formula<double>)

/* d input = grad * output * (1 - output) */
template <typename T>
__device__ void sigmoid_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * in_output * (1 - in_output));
    write(at, 0, offset[0], to_input);
}
KERNEL(sigmoid_input_float, 3, sigmoid_input_formula<float>)
KERNEL(sigmoid_input_double, 3, sigmoid_input_formula<double>)

/* softplus(Tensor input, Scalar beta=1, Scalar threshold=20) = select(input * beta > threshold,
   input, log1p(exp(input * beta)) / beta) */
template <typename T>
__device__ void softplus_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_beta = number<T>(option, 0);
    const T in_threshold = number<T>(option, 1);
    const T to_output = (T)(f_select(in_input * in_beta > in_threshold, in_input,
        f_divide(f_log1p(f_exp(in_input * in_beta)), in_beta)));
    write(at, 0, offset[0], to_output);
}
KERNEL(softplus_float, 2, softplus_formula<float>)
KERNEL(softplus_double, 2, softplus_formula<double>)

/* d input = select(input * beta > threshold, grad, grad * sigmoid(input * beta)) */
template <typename T>
__device__ void softplus_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_beta = number<T>(option, 0);
    const T in_threshold = number<T>(option, 1);
    const T to_input = (T)(f_select(in_input * in_beta > in_threshold, in_grad,
        in_grad * f_sigmoid(in_input * in_beta)));
    write(at, 0, offset[0], to_input);
}
KERNEL(softplus_input_float, 3, softplus_input_formula<float>)
KERNEL(softplus_input_double, 3, softplus_input_formula<double>)

/* log_sigmoid(Tensor input) = select(input < 0, input, 0) - log1p(exp(-abs(input))) */
template <typename T>
__device__ void log_sigmoid_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_select(in_input < 0, in_input,
        (T)0) - f_log1p(f_exp(-f_abs(in_input))));
    write(at, 0, offset[0], to_output);
}
KERNEL(log_sigmoid_float, 2, log_sigmoid_formula<float>)
KERNEL(log_sigmoid_double, 2, log_sigmoid_formula<double>)

/* d input = grad * sigmoid(-input) */
template <typename T>
__device__ void log_sigmoid_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * f_sigmoid(-in_input));
    write(at, 0, offset[0], to_input);
}
KERNEL(log_sigmoid_input_float, 3, log_sigmoid_input_formula<float>)
KERNEL(log_sigmoid_input_double, 3, log_sigmoid_input_formula<double>)

/* softsign(Tensor input) = input / (1 + abs(input)) */
template <typename T>
__device__ void softsign_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_divide(in_input, 1 + f_abs(in_input)));
    write(at, 0, offset[0], to_output);
}
KERNEL(softsign_float, 2, softsign_formula<float>)
KERNEL(softsign_double, 2, softsign_formula<double>)

/* d input = grad / ((1 + abs(input)) * (1 + abs(input))) */
template <typename T>
__device__ void softsign_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_divide(in_grad, (1 + f_abs(in_input)) * (1 + f_abs(in_input))));
    write(at, 0, offset[0], to_input);
}
KERNEL(softsign_input_float, 3, softsign_input_formula<float>)
KERNEL(softsign_input_double, 3, softsign_input_formula<double>)

/* tanhshrink(Tensor input) = input - tanh(input) */
template <typename T>
__device__ void tanhshrink_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(in_input - f_tanh(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(tanhshrink_float, 2, tanhshrink_formula<float>)
KERNEL(tanhshrink_double, 2, tanhshrink_formula<double>)

/* d input = grad * tanh(input) * tanh(input) */
template <typename T>
__device__ void tanhshrink_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * f_tanh(in_input) * f_tanh(in_input));
    write(at, 0, offset[0], to_input);
}
KERNEL(tanhshrink_input_float, 3, tanhshrink_input_formula<float>)
KERNEL(tanhshrink_input_double, 3, tanhshrink_input_formula<double>)
