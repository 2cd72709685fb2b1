/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* arithmetic: Functions of the elements of several tensors, broadcast to one size, and of
   numbers. */
#include "loop.cuh"

/* add(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other) = input + alpha * other */
template <typename T>
__device__ T add_formula(options option, T input, T other) {
    const T alpha = number<T>(option, 1);
    return input + alpha * other;
}
KERNEL2(add_byte, uint8_t, uint8_t, uint8_t, add_formula<uint8_t>)
KERNEL2(add_char, int8_t, int8_t, int8_t, add_formula<int8_t>)
KERNEL2(add_short, int16_t, int16_t, int16_t, add_formula<int16_t>)
KERNEL2(add_int, int32_t, int32_t, int32_t, add_formula<int32_t>)
KERNEL2(add_long, int64_t, int64_t, int64_t, add_formula<int64_t>)
KERNEL2(add_float, float, float, float, add_formula<float>)
KERNEL2(add_double, double, double, double, add_formula<double>)
/* d other = grad * alpha */
template <typename T>
__device__ T add_other_formula(options option, T grad) {
    const T alpha = number<T>(option, 1);
    return grad * alpha;
}
KERNEL1(add_other_float, float, float, add_other_formula<float>)
KERNEL1(add_other_double, double, double, add_other_formula<double>)

/* sub(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other) = input - alpha * other */
template <typename T>
__device__ T sub_formula(options option, T input, T other) {
    const T alpha = number<T>(option, 1);
    return input - alpha * other;
}
KERNEL2(sub_byte, uint8_t, uint8_t, uint8_t, sub_formula<uint8_t>)
KERNEL2(sub_char, int8_t, int8_t, int8_t, sub_formula<int8_t>)
KERNEL2(sub_short, int16_t, int16_t, int16_t, sub_formula<int16_t>)
KERNEL2(sub_int, int32_t, int32_t, int32_t, sub_formula<int32_t>)
KERNEL2(sub_long, int64_t, int64_t, int64_t, sub_formula<int64_t>)
KERNEL2(sub_float, float, float, float, sub_formula<float>)
KERNEL2(sub_double, double, double, double, sub_formula<double>)
/* d other = -grad * alpha */
template <typename T>
__device__ T sub_other_formula(options option, T grad) {
    const T alpha = number<T>(option, 1);
    return -grad * alpha;
}
KERNEL1(sub_other_float, float, float, sub_other_formula<float>)
KERNEL1(sub_other_double, double, double, sub_other_formula<double>)

/* mul(Tensor|Scalar input, Tensor|Scalar other) = input * other */
template <typename T>
__device__ T mul_formula(options option, T input, T other) {
    return input * other;
}
KERNEL2(mul_byte, uint8_t, uint8_t, uint8_t, mul_formula<uint8_t>)
KERNEL2(mul_char, int8_t, int8_t, int8_t, mul_formula<int8_t>)
KERNEL2(mul_short, int16_t, int16_t, int16_t, mul_formula<int16_t>)
KERNEL2(mul_int, int32_t, int32_t, int32_t, mul_formula<int32_t>)
KERNEL2(mul_long, int64_t, int64_t, int64_t, mul_formula<int64_t>)
KERNEL2(mul_float, float, float, float, mul_formula<float>)
KERNEL2(mul_double, double, double, double, mul_formula<double>)
/* d input = grad * other */
template <typename T>
__device__ T mul_input_formula(options option, T grad, T other) {
    return grad * other;
}
KERNEL2(mul_input_float, float, float, float, mul_input_formula<float>)
KERNEL2(mul_input_double, double, double, double, mul_input_formula<double>)
/* d other = grad * input */
template <typename T>
__device__ T mul_other_formula(options option, T grad, T input) {
    return grad * input;
}
KERNEL2(mul_other_float, float, float, float, mul_other_formula<float>)
KERNEL2(mul_other_double, double, double, double, mul_other_formula<double>)

/* div(Tensor|Scalar input, Tensor|Scalar other) = input / other */
template <typename T>
__device__ T div_formula(options option, T input, T other) {
    return f_divide(input, other);
}
KERNEL2(div_byte, uint8_t, uint8_t, uint8_t, div_formula<uint8_t>)
KERNEL2(div_char, int8_t, int8_t, int8_t, div_formula<int8_t>)
KERNEL2(div_short, int16_t, int16_t, int16_t, div_formula<int16_t>)
KERNEL2(div_int, int32_t, int32_t, int32_t, div_formula<int32_t>)
KERNEL2(div_long, int64_t, int64_t, int64_t, div_formula<int64_t>)
KERNEL2(div_float, float, float, float, div_formula<float>)
KERNEL2(div_double, double, double, double, div_formula<double>)
/* d input = grad / other */
template <typename T>
__device__ T div_input_formula(options option, T grad, T other) {
    return f_divide(grad, other);
}
KERNEL2(div_input_float, float, float, float, div_input_formula<float>)
KERNEL2(div_input_double, double, double, double, div_input_formula<double>)
/* d other = -grad * output / other */
template <typename T>
__device__ T div_other_formula(options option, T grad, T other, T output) {
    return f_divide(-grad * output, other);
}
KERNEL3(div_other_float, float, float, float, float, div_other_formula<float>)
KERNEL3(div_other_double, double, double, double, double, div_other_formula<double>)

/* floor_divide(Tensor|Scalar input, Tensor|Scalar other) = (input - remainder(input, other)) /
   other */
template <typename T>
__device__ T floor_divide_formula(options option, T input, T other) {
    return f_divide(input - f_remainder(input, other), other);
}
KERNEL2(floor_divide_byte, uint8_t, uint8_t, uint8_t, floor_divide_formula<uint8_t>)
KERNEL2(floor_divide_char, int8_t, int8_t, int8_t, floor_divide_formula<int8_t>)
KERNEL2(floor_divide_short, int16_t, int16_t, int16_t, floor_divide_formula<int16_t>)
KERNEL2(floor_divide_int, int32_t, int32_t, int32_t, floor_divide_formula<int32_t>)
KERNEL2(floor_divide_long, int64_t, int64_t, int64_t, floor_divide_formula<int64_t>)
KERNEL2(floor_divide_float, float, float, float, floor_divide_formula<float>)
KERNEL2(floor_divide_double, double, double, double, floor_divide_formula<double>)

/* fmod(Tensor|Scalar input, Tensor|Scalar other) = fmod(input, other) */
template <typename T>
__device__ T fmod_formula(options option, T input, T other) {
    return f_fmod(input, other);
}
KERNEL2(fmod_byte, uint8_t, uint8_t, uint8_t, fmod_formula<uint8_t>)
KERNEL2(fmod_char, int8_t, int8_t, int8_t, fmod_formula<int8_t>)
KERNEL2(fmod_short, int16_t, int16_t, int16_t, fmod_formula<int16_t>)
KERNEL2(fmod_int, int32_t, int32_t, int32_t, fmod_formula<int32_t>)
KERNEL2(fmod_long, int64_t, int64_t, int64_t, fmod_formula<int64_t>)
KERNEL2(fmod_float, float, float, float, fmod_formula<float>)
KERNEL2(fmod_double, double, double, double, fmod_formula<double>)
/* d other = -grad * trunc(input / other) */
template <typename T>
__device__ T fmod_other_formula(options option, T grad, T input, T other) {
    return -grad * f_trunc(f_divide(input, other));
}
KERNEL3(fmod_other_float, float, float, float, float, fmod_other_formula<float>)
KERNEL3(fmod_other_double, double, double, double, double, fmod_other_formula<double>)

/* remainder(Tensor|Scalar input, Tensor|Scalar other) = remainder(input, other) */
template <typename T>
__device__ T remainder_formula(options option, T input, T other) {
    return f_remainder(input, other);
}
KERNEL2(remainder_byte, uint8_t, uint8_t, uint8_t, remainder_formula<uint8_t>)
KERNEL2(remainder_char, int8_t, int8_t, int8_t, remainder_formula<int8_t>)
KERNEL2(remainder_short, int16_t, int16_t, int16_t, remainder_formula<int16_t>)
KERNEL2(remainder_int, int32_t, int32_t, int32_t, remainder_formula<int32_t>)
KERNEL2(remainder_long, int64_t, int64_t, int64_t, remainder_formula<int64_t>)
KERNEL2(remainder_float, float, float, float, remainder_formula<float>)
KERNEL2(remainder_double, double, double, double, remainder_formula<double>)
/* d other = -grad * floor(input / other) */
template <typename T>
__device__ T remainder_other_formula(options option, T grad, T input, T other) {
    return -grad * f_floor(f_divide(input, other));
}
KERNEL3(remainder_other_float, float, float, float, float, remainder_other_formula<float>)
KERNEL3(remainder_other_double, double, double, double, double, remainder_other_formula<double>)

/* pow(Tensor|Scalar input, Tensor|Scalar exponent) = input ** exponent */
template <typename T>
__device__ T pow_formula(options option, T input, T exponent) {
    return f_pow(input, exponent);
}
KERNEL2(pow_float, float, float, float, pow_formula<float>)
KERNEL2(pow_double, double, double, double, pow_formula<double>)
/* d input = select(input == 0 and exponent == 0, 0, grad * exponent * input ** (exponent - 1)) */
template <typename T>
__device__ T pow_input_formula(options option, T grad, T input, T exponent) {
    return f_select(input == 0 && exponent == 0, (T)0, grad * exponent * f_pow(input, exponent - 1));
}
KERNEL3(pow_input_float, float, float, float, float, pow_input_formula<float>)
KERNEL3(pow_input_double, double, double, double, double, pow_input_formula<double>)
/* d exponent = select(input == 0 and exponent >= 0, 0, grad * output * log(input)) */
template <typename T>
__device__ T pow_exponent_formula(options option, T grad, T input, T exponent, T output) {
    return f_select(input == 0 && exponent >= 0, (T)0, grad * output * f_log(input));
}
KERNEL4(pow_exponent_float, float, float, float, float, float, pow_exponent_formula<float>)
KERNEL4(pow_exponent_double, double, double, double, double, double, pow_exponent_formula<double>)

/* atan2(Tensor input, Tensor other) = atan2(input, other) */
template <typename T>
__device__ T atan2_formula(options option, T input, T other) {
    return f_atan2(input, other);
}
KERNEL2(atan2_float, float, float, float, atan2_formula<float>)
KERNEL2(atan2_double, double, double, double, atan2_formula<double>)
/* d input = grad * other / (input * input + other * other) */
template <typename T>
__device__ T atan2_input_formula(options option, T grad, T input, T other) {
    return f_divide(grad * other, input * input + other * other);
}
KERNEL3(atan2_input_float, float, float, float, float, atan2_input_formula<float>)
KERNEL3(atan2_input_double, double, double, double, double, atan2_input_formula<double>)
/* d other = -grad * input / (input * input + other * other) */
template <typename T>
__device__ T atan2_other_formula(options option, T grad, T input, T other) {
    return f_divide(-grad * input, input * input + other * other);
}
KERNEL3(atan2_other_float, float, float, float, float, atan2_other_formula<float>)
KERNEL3(atan2_other_double, double, double, double, double, atan2_other_formula<double>)

/* lerp(Tensor input, Tensor end, Scalar weight) = input + weight * (end - input) */
template <typename T>
__device__ T lerp_formula(options option, T input, T end) {
    const T weight = number<T>(option, 0);
    return input + weight * (end - input);
}
KERNEL2(lerp_float, float, float, float, lerp_formula<float>)
KERNEL2(lerp_double, double, double, double, lerp_formula<double>)
/* d input = grad * (1 - weight) */
template <typename T>
__device__ T lerp_input_formula(options option, T grad) {
    const T weight = number<T>(option, 0);
    return grad * (1 - weight);
}
KERNEL1(lerp_input_float, float, float, lerp_input_formula<float>)
KERNEL1(lerp_input_double, double, double, lerp_input_formula<double>)
/* d end = grad * weight */
template <typename T>
__device__ T lerp_end_formula(options option, T grad) {
    const T weight = number<T>(option, 0);
    return grad * weight;
}
KERNEL1(lerp_end_float, float, float, lerp_end_formula<float>)
KERNEL1(lerp_end_double, double, double, lerp_end_formula<double>)

/* addcmul(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2) = input + value *
   tensor1 * tensor2 */
template <typename T>
__device__ T addcmul_formula(options option, T input, T tensor1, T tensor2) {
    const T value = number<T>(option, 0);
    return input + value * tensor1 * tensor2;
}
KERNEL3(addcmul_byte, uint8_t, uint8_t, uint8_t, uint8_t, addcmul_formula<uint8_t>)
KERNEL3(addcmul_char, int8_t, int8_t, int8_t, int8_t, addcmul_formula<int8_t>)
KERNEL3(addcmul_short, int16_t, int16_t, int16_t, int16_t, addcmul_formula<int16_t>)
KERNEL3(addcmul_int, int32_t, int32_t, int32_t, int32_t, addcmul_formula<int32_t>)
KERNEL3(addcmul_long, int64_t, int64_t, int64_t, int64_t, addcmul_formula<int64_t>)
KERNEL3(addcmul_float, float, float, float, float, addcmul_formula<float>)
KERNEL3(addcmul_double, double, double, double, double, addcmul_formula<double>)
/* d tensor1 = grad * value * tensor2 */
template <typename T>
__device__ T addcmul_tensor1_formula(options option, T grad, T tensor2) {
    const T value = number<T>(option, 0);
    return grad * value * tensor2;
}
KERNEL2(addcmul_tensor1_float, float, float, float, addcmul_tensor1_formula<float>)
KERNEL2(addcmul_tensor1_double, double, double, double, addcmul_tensor1_formula<double>)
/* d tensor2 = grad * value * tensor1 */
template <typename T>
__device__ T addcmul_tensor2_formula(options option, T grad, T tensor1) {
    const T value = number<T>(option, 0);
    return grad * value * tensor1;
}
KERNEL2(addcmul_tensor2_float, float, float, float, addcmul_tensor2_formula<float>)
KERNEL2(addcmul_tensor2_double, double, double, double, addcmul_tensor2_formula<double>)

/* addcdiv(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2) = input + value *
   tensor1 / tensor2 */
template <typename T>
__device__ T addcdiv_formula(options option, T input, T tensor1, T tensor2) {
    const T value = number<T>(option, 0);
    return input + f_divide(value * tensor1, tensor2);
}
KERNEL3(addcdiv_byte, uint8_t, uint8_t, uint8_t, uint8_t, addcdiv_formula<uint8_t>)
KERNEL3(addcdiv_char, int8_t, int8_t, int8_t, int8_t, addcdiv_formula<int8_t>)
KERNEL3(addcdiv_short, int16_t, int16_t, int16_t, int16_t, addcdiv_formula<int16_t>)
KERNEL3(addcdiv_int, int32_t, int32_t, int32_t, int32_t, addcdiv_formula<int32_t>)
KERNEL3(addcdiv_long, int64_t, int64_t, int64_t, int64_t, addcdiv_formula<int64_t>)
KERNEL3(addcdiv_float, float, float, float, float, addcdiv_formula<float>)
KERNEL3(addcdiv_double, double, double, double, double, addcdiv_formula<double>)
/* d tensor1 = grad * value / tensor2 */
template <typename T>
__device__ T addcdiv_tensor1_formula(options option, T grad, T tensor2) {
    const T value = number<T>(option, 0);
    return f_divide(grad * value, tensor2);
}
KERNEL2(addcdiv_tensor1_float, float, float, float, addcdiv_tensor1_formula<float>)
KERNEL2(addcdiv_tensor1_double, double, double, double, addcdiv_tensor1_formula<double>)
/* d tensor2 = -grad * value * tensor1 / (tensor2 * tensor2) */
template <typename T>
__device__ T addcdiv_tensor2_formula(options option, T grad, T tensor1, T tensor2) {
    const T value = number<T>(option, 0);
    return f_divide(-grad * value * tensor1, tensor2 * tensor2);
}
KERNEL3(addcdiv_tensor2_float, float, float, float, float, addcdiv_tensor2_formula<float>)
KERNEL3(addcdiv_tensor2_double, double, double, double, double, addcdiv_tensor2_formula<double>)

/* clamp(Tensor input, Scalar min, Scalar max) = select(input < min, min, select(input > max,
   max, input)) */
template <typename T>
__device__ T clamp_formula(options option, T input) {
    const T min = number<T>(option, 0);
    const T max = number<T>(option, 1);
    return f_select(input < min, min, f_select(input > max, max, input));
}
KERNEL1(clamp_byte, uint8_t, uint8_t, clamp_formula<uint8_t>)
KERNEL1(clamp_char, int8_t, int8_t, clamp_formula<int8_t>)
KERNEL1(clamp_short, int16_t, int16_t, clamp_formula<int16_t>)
KERNEL1(clamp_int, int32_t, int32_t, clamp_formula<int32_t>)
KERNEL1(clamp_long, int64_t, int64_t, clamp_formula<int64_t>)
KERNEL1(clamp_float, float, float, clamp_formula<float>)
KERNEL1(clamp_double, double, double, clamp_formula<double>)
/* d input = select(input < min or input > max, 0, grad) */
template <typename T>
__device__ T clamp_input_formula(options option, T grad, T input) {
    const T min = number<T>(option, 0);
    const T max = number<T>(option, 1);
    return f_select(input < min || input > max, (T)0, grad);
}
KERNEL2(clamp_input_float, float, float, float, clamp_input_formula<float>)
KERNEL2(clamp_input_double, double, double, double, clamp_input_formula<double>)

/* clamp_min(Tensor input, Scalar min) = select(input < min, min, input) */
template <typename T>
__device__ T clamp_min_formula(options option, T input) {
    const T min = number<T>(option, 0);
    return f_select(input < min, min, input);
}
KERNEL1(clamp_min_byte, uint8_t, uint8_t, clamp_min_formula<uint8_t>)
KERNEL1(clamp_min_char, int8_t, int8_t, clamp_min_formula<int8_t>)
KERNEL1(clamp_min_short, int16_t, int16_t, clamp_min_formula<int16_t>)
KERNEL1(clamp_min_int, int32_t, int32_t, clamp_min_formula<int32_t>)
KERNEL1(clamp_min_long, int64_t, int64_t, clamp_min_formula<int64_t>)
KERNEL1(clamp_min_float, float, float, clamp_min_formula<float>)
KERNEL1(clamp_min_double, double, double, clamp_min_formula<double>)
/* d input = select(input < min, 0, grad) */
template <typename T>
__device__ T clamp_min_input_formula(options option, T grad, T input) {
    const T min = number<T>(option, 0);
    return f_select(input < min, (T)0, grad);
}
KERNEL2(clamp_min_input_float, float, float, float, clamp_min_input_formula<float>)
KERNEL2(clamp_min_input_double, double, double, double, clamp_min_input_formula<double>)

/* clamp_max(Tensor input, Scalar max) = select(input > max, max, input) */
template <typename T>
__device__ T clamp_max_formula(options option, T input) {
    const T max = number<T>(option, 0);
    return f_select(input > max, max, input);
}
KERNEL1(clamp_max_byte, uint8_t, uint8_t, clamp_max_formula<uint8_t>)
KERNEL1(clamp_max_char, int8_t, int8_t, clamp_max_formula<int8_t>)
KERNEL1(clamp_max_short, int16_t, int16_t, clamp_max_formula<int16_t>)
KERNEL1(clamp_max_int, int32_t, int32_t, clamp_max_formula<int32_t>)
KERNEL1(clamp_max_long, int64_t, int64_t, clamp_max_formula<int64_t>)
KERNEL1(clamp_max_float, float, float, clamp_max_formula<float>)
KERNEL1(clamp_max_double, double, double, clamp_max_formula<double>)
/* d input = select(input > max, 0, grad) */
template <typename T>
__device__ T clamp_max_input_formula(options option, T grad, T input) {
    const T max = number<T>(option, 0);
    return f_select(input > max, (T)0, grad);
}
KERNEL2(clamp_max_input_float, float, float, float, clamp_max_input_formula<float>)
KERNEL2(clamp_max_input_double, double, double, double, clamp_max_input_formula<double>)

/* max_other(Tensor input, Tensor other) = max(input, other) */
template <typename T>
__device__ T max_other_formula(options option, T input, T other) {
    return f_max(input, other);
}
KERNEL2(max_other_byte, uint8_t, uint8_t, uint8_t, max_other_formula<uint8_t>)
KERNEL2(max_other_char, int8_t, int8_t, int8_t, max_other_formula<int8_t>)
KERNEL2(max_other_short, int16_t, int16_t, int16_t, max_other_formula<int16_t>)
KERNEL2(max_other_int, int32_t, int32_t, int32_t, max_other_formula<int32_t>)
KERNEL2(max_other_long, int64_t, int64_t, int64_t, max_other_formula<int64_t>)
KERNEL2(max_other_float, float, float, float, max_other_formula<float>)
KERNEL2(max_other_double, double, double, double, max_other_formula<double>)
/* d input = select(input >= other, grad, 0) */
template <typename T>
__device__ T max_other_input_formula(options option, T grad, T input, T other) {
    return f_select(input >= other, grad, (T)0);
}
KERNEL3(max_other_input_float, float, float, float, float, max_other_input_formula<float>)
KERNEL3(max_other_input_double, double, double, double, double, max_other_input_formula<double>)
/* d other = select(input >= other, 0, grad) */
template <typename T>
__device__ T max_other_other_formula(options option, T grad, T input, T other) {
    return f_select(input >= other, (T)0, grad);
}
KERNEL3(max_other_other_float, float, float, float, float, max_other_other_formula<float>)
KERNEL3(max_other_other_double, double, double, double, double, max_other_other_formula<double>)

/* min_other(Tensor input, Tensor other) = min(input, other) */
template <typename T>
__device__ T min_other_formula(options option, T input, T other) {
    return f_min(input, other);
}
KERNEL2(min_other_byte, uint8_t, uint8_t, uint8_t, min_other_formula<uint8_t>)
KERNEL2(min_other_char, int8_t, int8_t, int8_t, min_other_formula<int8_t>)
KERNEL2(min_other_short, int16_t, int16_t, int16_t, min_other_formula<int16_t>)
KERNEL2(min_other_int, int32_t, int32_t, int32_t, min_other_formula<int32_t>)
KERNEL2(min_other_long, int64_t, int64_t, int64_t, min_other_formula<int64_t>)
KERNEL2(min_other_float, float, float, float, min_other_formula<float>)
KERNEL2(min_other_double, double, double, double, min_other_formula<double>)
/* d input = select(input <= other, grad, 0) */
template <typename T>
__device__ T min_other_input_formula(options option, T grad, T input, T other) {
    return f_select(input <= other, grad, (T)0);
}
KERNEL3(min_other_input_float, float, float, float, float, min_other_input_formula<float>)
KERNEL3(min_other_input_double, double, double, double, double, min_other_input_formula<double>)
/* d other = select(input <= other, 0, grad) */
template <typename T>
__device__ T min_other_other_formula(options option, T grad, T input, T other) {
    return f_select(input <= other, (T)0, grad);
}
KERNEL3(min_other_other_float, float, float, float, float, min_other_other_formula<float>)
KERNEL3(min_other_other_double, double, double, double, double, min_other_other_formula<double>)

/* where(ByteTensor condition, Tensor|Scalar input, Tensor|Scalar other) = select(condition,
   input, other) */
template <typename T>
__device__ T where_formula(options option, uint8_t condition, T input, T other) {
    return f_select(condition, input, other);
}
KERNEL3(where_byte, uint8_t, uint8_t, uint8_t, uint8_t, where_formula<uint8_t>)
KERNEL3(where_char, int8_t, uint8_t, int8_t, int8_t, where_formula<int8_t>)
KERNEL3(where_short, int16_t, uint8_t, int16_t, int16_t, where_formula<int16_t>)
KERNEL3(where_int, int32_t, uint8_t, int32_t, int32_t, where_formula<int32_t>)
KERNEL3(where_long, int64_t, uint8_t, int64_t, int64_t, where_formula<int64_t>)
KERNEL3(where_float, float, uint8_t, float, float, where_formula<float>)
KERNEL3(where_double, double, uint8_t, double, double, where_formula<double>)
/* d input = select(condition, grad, 0) */
template <typename T>
__device__ T where_input_formula(options option, T grad, uint8_t condition) {
    return f_select(condition, grad, (T)0);
}
KERNEL2(where_input_float, float, float, uint8_t, where_input_formula<float>)
KERNEL2(where_input_double, double, double, uint8_t, where_input_formula<double>)
/* d other = select(condition, 0, grad) */
template <typename T>
__device__ T where_other_formula(options option, T grad, uint8_t condition) {
    return f_select(condition, (T)0, grad);
}
KERNEL2(where_other_float, float, float, uint8_t, where_other_formula<float>)
KERNEL2(where_other_double, double, double, uint8_t, where_other_formula<double>)

/* bitwise_and(Tensor|Scalar input, Tensor|Scalar other) = input & other */
template <typename T>
__device__ T bitwise_and_formula(options option, T input, T other) {
    return input & other;
}
KERNEL2(bitwise_and_byte, uint8_t, uint8_t, uint8_t, bitwise_and_formula<uint8_t>)
KERNEL2(bitwise_and_char, int8_t, int8_t, int8_t, bitwise_and_formula<int8_t>)
KERNEL2(bitwise_and_short, int16_t, int16_t, int16_t, bitwise_and_formula<int16_t>)
KERNEL2(bitwise_and_int, int32_t, int32_t, int32_t, bitwise_and_formula<int32_t>)
KERNEL2(bitwise_and_long, int64_t, int64_t, int64_t, bitwise_and_formula<int64_t>)

/* bitwise_or(Tensor|Scalar input, Tensor|Scalar other) = input | other */
template <typename T>
__device__ T bitwise_or_formula(options option, T input, T other) {
    return input | other;
}
KERNEL2(bitwise_or_byte, uint8_t, uint8_t, uint8_t, bitwise_or_formula<uint8_t>)
KERNEL2(bitwise_or_char, int8_t, int8_t, int8_t, bitwise_or_formula<int8_t>)
KERNEL2(bitwise_or_short, int16_t, int16_t, int16_t, bitwise_or_formula<int16_t>)
KERNEL2(bitwise_or_int, int32_t, int32_t, int32_t, bitwise_or_formula<int32_t>)
KERNEL2(bitwise_or_long, int64_t, int64_t, int64_t, bitwise_or_formula<int64_t>)

/* bitwise_xor(Tensor|Scalar input, Tensor|Scalar other) = input ^ other */
template <typename T>
__device__ T bitwise_xor_formula(options option, T input, T other) {
    return input ^ other;
}
KERNEL2(bitwise_xor_byte, uint8_t, uint8_t, uint8_t, bitwise_xor_formula<uint8_t>)
KERNEL2(bitwise_xor_char, int8_t, int8_t, int8_t, bitwise_xor_formula<int8_t>)
KERNEL2(bitwise_xor_short, int16_t, int16_t, int16_t, bitwise_xor_formula<int16_t>)
KERNEL2(bitwise_xor_int, int32_t, int32_t, int32_t, bitwise_xor_formula<int32_t>)
KERNEL2(bitwise_xor_long, int64_t, int64_t, int64_t, bitwise_xor_formula<int64_t>)

/* bitwise_not(Tensor input) = ~input */
template <typename T>
__device__ T bitwise_not_formula(options option, T input) {
    return ~input;
}
KERNEL1(bitwise_not_byte, uint8_t, uint8_t, bitwise_not_formula<uint8_t>)
KERNEL1(bitwise_not_char, int8_t, int8_t, bitwise_not_formula<int8_t>)
KERNEL1(bitwise_not_short, int16_t, int16_t, bitwise_not_formula<int16_t>)
KERNEL1(bitwise_not_int, int32_t, int32_t, bitwise_not_formula<int32_t>)
KERNEL1(bitwise_not_long, int64_t, int64_t, bitwise_not_formula<int64_t>)

/* left_shift(Tensor|Scalar input, Tensor|Scalar other) = input << other */
template <typename T>
__device__ T left_shift_formula(options option, T input, T other) {
    return f_shift_left(input, other);
}
KERNEL2(left_shift_byte, uint8_t, uint8_t, uint8_t, left_shift_formula<uint8_t>)
KERNEL2(left_shift_char, int8_t, int8_t, int8_t, left_shift_formula<int8_t>)
KERNEL2(left_shift_short, int16_t, int16_t, int16_t, left_shift_formula<int16_t>)
KERNEL2(left_shift_int, int32_t, int32_t, int32_t, left_shift_formula<int32_t>)
KERNEL2(left_shift_long, int64_t, int64_t, int64_t, left_shift_formula<int64_t>)

/* right_shift(Tensor|Scalar input, Tensor|Scalar other) = input >> other */
template <typename T>
__device__ T right_shift_formula(options option, T input, T other) {
    return f_shift_right(input, other);
}
KERNEL2(right_shift_byte, uint8_t, uint8_t, uint8_t, right_shift_formula<uint8_t>)
KERNEL2(right_shift_char, int8_t, int8_t, int8_t, right_shift_formula<int8_t>)
KERNEL2(right_shift_short, int16_t, int16_t, int16_t, right_shift_formula<int16_t>)
KERNEL2(right_shift_int, int32_t, int32_t, int32_t, right_shift_formula<int32_t>)
KERNEL2(right_shift_long, int64_t, int64_t, int64_t, right_shift_formula<int64_t>)
