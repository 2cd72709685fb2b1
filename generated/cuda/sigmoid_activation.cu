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

/* softplus(Tensor input, Scalar beta=1.0, Scalar threshold=20.0) = select(input * beta >
   threshold, input, log1p(exp(input * beta)) / beta) */
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

/* tanhshrink(Tensor input) = select(abs(input) < 1.5, series / cosh(near) + 0, input -
   tanh(input)) */
template <typename T>
__device__ void tanhshrink_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_near = f_select(f_abs(in_input) < (T)1.5, in_input, (T)0);
    const T in_square = in_near * in_near;
    const T in_series = f_divide(in_near * in_square, (T)3) * (1 + f_divide(in_square,
        (T)10) * (1 + f_divide(in_square, (T)28) * (1 + f_divide(in_square,
        (T)54) * (1 + f_divide(in_square, (T)88) * (1 + f_divide(in_square,
        (T)130) * (1 + f_divide(in_square, (T)180) * (1 + f_divide(in_square,
        (T)238) * (1 + f_divide(in_square, (T)304) * (1 + f_divide(in_square, (T)378))))))))));
    const T to_output = (T)(f_select(f_abs(in_input) < (T)1.5, f_divide(in_series,
        f_cosh(in_near)) + 0, in_input - f_tanh(in_input)));
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

/* silu(Tensor input) = input * gate */
template <typename T>
__device__ void silu_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_gate = f_sigmoid(in_input);
    const T to_output = (T)(in_input * in_gate);
    write(at, 0, offset[0], to_output);
}
KERNEL(silu_float, 2, silu_formula<float>)
KERNEL(silu_double, 2, silu_formula<double>)

/* d input = grad * gate * (1 + input * (1 - gate)) */
template <typename T>
__device__ void silu_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_gate = f_sigmoid(in_input);
    const T to_input = (T)(in_grad * in_gate * (1 + in_input * (1 - in_gate)));
    write(at, 0, offset[0], to_input);
}
KERNEL(silu_input_float, 3, silu_input_formula<float>)
KERNEL(silu_input_double, 3, silu_input_formula<double>)

/* mish(Tensor input) = input * gate */
template <typename T>
__device__ void mish_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_gate = f_tanh(f_log1p(f_exp(in_input)));
    const T to_output = (T)(in_input * in_gate);
    write(at, 0, offset[0], to_output);
}
KERNEL(mish_float, 2, mish_formula<float>)
KERNEL(mish_double, 2, mish_formula<double>)

/* d input = grad * (gate + input * sigmoid(input) * (1 - gate * gate)) */
template <typename T>
__device__ void mish_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_gate = f_tanh(f_log1p(f_exp(in_input)));
    const T to_input = (T)(in_grad * (in_gate + in_input * f_sigmoid(in_input) * (1 - in_gate *
        in_gate)));
    write(at, 0, offset[0], to_input);
}
KERNEL(mish_input_float, 3, mish_input_formula<float>)
KERNEL(mish_input_double, 3, mish_input_formula<double>)

/* gelu(Tensor input) = input * share */
template <typename T>
__device__ void gelu_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_share = f_ndtr(in_input);
    const T to_output = (T)(in_input * in_share);
    write(at, 0, offset[0], to_output);
}
KERNEL(gelu_float, 2, gelu_formula<float>)
KERNEL(gelu_double, 2, gelu_formula<double>)

/* d input = grad * (share + input * 0.3989422804014327 * exp(-0.5 * input * input)) */
template <typename T>
__device__ void gelu_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_share = f_ndtr(in_input);
    const T to_input = (T)(in_grad * (in_share + in_input * (T)0.3989422804014327 * f_exp(-(T)0.5 *
        in_input * in_input)));
    write(at, 0, offset[0], to_input);
}
KERNEL(gelu_input_float, 3, gelu_input_formula<float>)
KERNEL(gelu_input_double, 3, gelu_input_formula<double>)

/* gelu_tanh(Tensor input) = input * share */
template <typename T>
__device__ void gelu_tanh_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_inner = (T)0.7978845608028654 * (in_input + (T)0.044715 * in_input * in_input *
        in_input);
    const T in_share = f_sigmoid(2 * in_inner);
    const T to_output = (T)(in_input * in_share);
    write(at, 0, offset[0], to_output);
}
KERNEL(gelu_tanh_float, 2, gelu_tanh_formula<float>)
KERNEL(gelu_tanh_double, 2, gelu_tanh_formula<double>)

/* d input = grad * share * (1 + input * (1 - share) * slope) */
template <typename T>
__device__ void gelu_tanh_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_inner = (T)0.7978845608028654 * (in_input + (T)0.044715 * in_input * in_input *
        in_input);
    const T in_share = f_sigmoid(2 * in_inner);
    const T in_slope = (T)1.5957691216057308 * (1 + (T)0.134145 * in_input * in_input);
    const T to_input = (T)(in_grad * in_share * (1 + in_input * (1 - in_share) * in_slope));
    write(at, 0, offset[0], to_input);
}
KERNEL(gelu_tanh_input_float, 3, gelu_tanh_input_formula<float>)
KERNEL(gelu_tanh_input_double, 3, gelu_tanh_input_formula<double>)
