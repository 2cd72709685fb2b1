/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* powers */
#include "loop.cuh"

/* reciprocal(Tensor input) = 1 / input */
template <typename T>
__device__ void reciprocal_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_divide((T)1, in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(reciprocal_float, 2, reciprocal_formula<float>)
KERNEL(reciprocal_double, 2, reciprocal_formula<double>)

/* d input = -grad * output * output */
template <typename T>
__device__ void reciprocal_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T to_input = (T)(-in_grad * in_output * in_output);
    write(at, 0, offset[0], to_input);
}
KERNEL(reciprocal_input_float, 3, reciprocal_input_formula<float>)
KERNEL(reciprocal_input_double, 3, reciprocal_input_formula<double>)

/* sqrt(Tensor input) = sqrt(input) */
template <typename T>
__device__ void sqrt_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_sqrt(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(sqrt_float, 2, sqrt_formula<float>)
KERNEL(sqrt_double, 2, sqrt_formula<double>)

/* d input = grad / (2 * output) */
template <typename T>
__device__ void sqrt_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_divide(in_grad, 2 * in_output));
    write(at, 0, offset[0], to_input);
}
KERNEL(sqrt_input_float, 3, sqrt_input_formula<float>)
KERNEL(sqrt_input_double, 3, sqrt_input_formula<double>)

/* rsqrt(Tensor input) = rsqrt(input) */
template <typename T>
__device__ void rsqrt_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_rsqrt(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(rsqrt_float, 2, rsqrt_formula<float>)
KERNEL(rsqrt_double, 2, rsqrt_formula<double>)

/* d input = -0.5 * grad * output * output * output */
template <typename T>
__device__ void rsqrt_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T to_input = (T)(-(T)0.5 * in_grad * in_output * in_output * in_output);
    write(at, 0, offset[0], to_input);
}
KERNEL(rsqrt_input_float, 3, rsqrt_input_formula<float>)
KERNEL(rsqrt_input_double, 3, rsqrt_input_formula<double>)

/* exp(Tensor input) = exp(input) */
template <typename T>
__device__ void exp_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_exp(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(exp_float, 2, exp_formula<float>)
KERNEL(exp_double, 2, exp_formula<double>)

/* d input = grad * output */
template <typename T>
__device__ void exp_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * in_output);
    write(at, 0, offset[0], to_input);
}
KERNEL(exp_input_float, 3, exp_input_formula<float>)
KERNEL(exp_input_double, 3, exp_input_formula<double>)

/* expm1(Tensor input) = expm1(input) */
template <typename T>
__device__ void expm1_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_expm1(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(expm1_float, 2, expm1_formula<float>)
KERNEL(expm1_double, 2, expm1_formula<double>)

/* d input = grad * (output + 1) */
template <typename T>
__device__ void expm1_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * (in_output + 1));
    write(at, 0, offset[0], to_input);
}
KERNEL(expm1_input_float, 3, expm1_input_formula<float>)
KERNEL(expm1_input_double, 3, expm1_input_formula<double>)

/* log(Tensor input) = log(input) */
template <typename T>
__device__ void log_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_log(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(log_float, 2, log_formula<float>)
KERNEL(log_double, 2, log_formula<double>)

/* d input = grad / input */
template <typename T>
__device__ void log_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_divide(in_grad, in_input));
    write(at, 0, offset[0], to_input);
}
KERNEL(log_input_float, 3, log_input_formula<float>)
KERNEL(log_input_double, 3, log_input_formula<double>)

/* log1p(Tensor input) = log1p(input) */
template <typename T>
__device__ void log1p_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_log1p(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(log1p_float, 2, log1p_formula<float>)
KERNEL(log1p_double, 2, log1p_formula<double>)

/* d input = grad / (1 + input) */
template <typename T>
__device__ void log1p_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_divide(in_grad, 1 + in_input));
    write(at, 0, offset[0], to_input);
}
KERNEL(log1p_input_float, 3, log1p_input_formula<float>)
KERNEL(log1p_input_double, 3, log1p_input_formula<double>)

/* pow(Tensor|Scalar input, Tensor|Scalar exponent) = input ** exponent */
template <typename T>
__device__ void pow_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_exponent = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_pow(in_input, in_exponent));
    write(at, 0, offset[0], to_output);
}
KERNEL(pow_byte, 3, pow_formula<uint8_t>)
KERNEL(pow_char, 3, pow_formula<int8_t>)
KERNEL(pow_short, 3, pow_formula<int16_t>)
KERNEL(pow_int, 3, pow_formula<int32_t>)
KERNEL(pow_long, 3, pow_formula<int64_t>)
KERNEL(pow_float, 3, pow_formula<float>)
KERNEL(pow_double, 3, pow_formula<double>)

/* d input = select(input == 0 and exponent == 0, 0, grad * exponent * base ** (exponent - 1)) */
template <typename T>
__device__ void pow_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_exponent = read<T>(at, 3, offset[3]);
    const T in_base = f_select((in_input == 0) & (in_exponent == 0), (T)1, in_input);
    const T to_input = (T)(f_select((in_input == 0) & (in_exponent == 0), (T)0,
        in_grad * in_exponent * f_pow(in_base, in_exponent - 1)));
    write(at, 0, offset[0], to_input);
}
KERNEL(pow_input_float, 4, pow_input_formula<float>)
KERNEL(pow_input_double, 4, pow_input_formula<double>)

/* d exponent = select(input == 0 and output - output == 0, 0, grad * output * log(input)) */
template <typename T>
__device__ void pow_exponent_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_output = read<T>(at, 3, offset[3]);
    const T to_exponent = (T)(f_select((in_input == 0) & (in_output - in_output == 0), (T)0,
        in_grad * in_output * f_log(in_input)));
    write(at, 0, offset[0], to_exponent);
}
KERNEL(pow_exponent_float, 4, pow_exponent_formula<float>)
KERNEL(pow_exponent_double, 4, pow_exponent_formula<double>)

/* cube(Tensor input) = input * input * input */
template <typename T>
__device__ void cube_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(in_input * in_input * in_input);
    write(at, 0, offset[0], to_output);
}
KERNEL(cube_byte, 2, cube_formula<uint8_t>)
KERNEL(cube_char, 2, cube_formula<int8_t>)
KERNEL(cube_short, 2, cube_formula<int16_t>)
KERNEL(cube_int, 2, cube_formula<int32_t>)
KERNEL(cube_long, 2, cube_formula<int64_t>)
KERNEL(cube_float, 2, cube_formula<float>)
KERNEL(cube_double, 2, cube_formula<double>)

/* d input = 3 * grad * input * input */
template <typename T>
__device__ void cube_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(3 * in_grad * in_input * in_input);
    write(at, 0, offset[0], to_input);
}
KERNEL(cube_input_float, 3, cube_input_formula<float>)
KERNEL(cube_input_double, 3, cube_input_formula<double>)
