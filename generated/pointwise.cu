/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* pointwise: Functions of each element of one tensor. */
#include "loop.cuh"

/* abs(Tensor input) = abs(input) */
template <typename T>
__device__ T abs_formula(options option, T input) {
    return f_abs(input);
}
KERNEL1(abs_char, int8_t, int8_t, abs_formula<int8_t>)
KERNEL1(abs_short, int16_t, int16_t, abs_formula<int16_t>)
KERNEL1(abs_int, int32_t, int32_t, abs_formula<int32_t>)
KERNEL1(abs_long, int64_t, int64_t, abs_formula<int64_t>)
KERNEL1(abs_float, float, float, abs_formula<float>)
KERNEL1(abs_double, double, double, abs_formula<double>)
/* d input = grad * sign(input) */
template <typename T>
__device__ T abs_input_formula(options option, T grad, T input) {
    return grad * f_sign(input);
}
KERNEL2(abs_input_float, float, float, float, abs_input_formula<float>)
KERNEL2(abs_input_double, double, double, double, abs_input_formula<double>)

/* neg(Tensor input) = -input */
template <typename T>
__device__ T neg_formula(options option, T input) {
    return -input;
}
KERNEL1(neg_char, int8_t, int8_t, neg_formula<int8_t>)
KERNEL1(neg_short, int16_t, int16_t, neg_formula<int16_t>)
KERNEL1(neg_int, int32_t, int32_t, neg_formula<int32_t>)
KERNEL1(neg_long, int64_t, int64_t, neg_formula<int64_t>)
KERNEL1(neg_float, float, float, neg_formula<float>)
KERNEL1(neg_double, double, double, neg_formula<double>)
/* d input = -grad */
template <typename T>
__device__ T neg_input_formula(options option, T grad) {
    return -grad;
}
KERNEL1(neg_input_float, float, float, neg_input_formula<float>)
KERNEL1(neg_input_double, double, double, neg_input_formula<double>)

/* sign(Tensor input) = sign(input) */
template <typename T>
__device__ T sign_formula(options option, T input) {
    return f_sign(input);
}
KERNEL1(sign_byte, uint8_t, uint8_t, sign_formula<uint8_t>)
KERNEL1(sign_char, int8_t, int8_t, sign_formula<int8_t>)
KERNEL1(sign_short, int16_t, int16_t, sign_formula<int16_t>)
KERNEL1(sign_int, int32_t, int32_t, sign_formula<int32_t>)
KERNEL1(sign_long, int64_t, int64_t, sign_formula<int64_t>)
KERNEL1(sign_float, float, float, sign_formula<float>)
KERNEL1(sign_double, double, double, sign_formula<double>)
/* d input = grad * 0 */
template <typename T>
__device__ T sign_input_formula(options option, T grad) {
    return grad * 0;
}
KERNEL1(sign_input_float, float, float, sign_input_formula<float>)
KERNEL1(sign_input_double, double, double, sign_input_formula<double>)

/* reciprocal(Tensor input) = 1 / input */
template <typename T>
__device__ T reciprocal_formula(options option, T input) {
    return f_divide((T)1, input);
}
KERNEL1(reciprocal_float, float, float, reciprocal_formula<float>)
KERNEL1(reciprocal_double, double, double, reciprocal_formula<double>)
/* d input = -grad * output * output */
template <typename T>
__device__ T reciprocal_input_formula(options option, T grad, T output) {
    return -grad * output * output;
}
KERNEL2(reciprocal_input_float, float, float, float, reciprocal_input_formula<float>)
KERNEL2(reciprocal_input_double, double, double, double, reciprocal_input_formula<double>)

/* sqrt(Tensor input) = sqrt(input) */
template <typename T>
__device__ T sqrt_formula(options option, T input) {
    return f_sqrt(input);
}
KERNEL1(sqrt_float, float, float, sqrt_formula<float>)
KERNEL1(sqrt_double, double, double, sqrt_formula<double>)
/* d input = grad / (2 * output) */
template <typename T>
__device__ T sqrt_input_formula(options option, T grad, T output) {
    return f_divide(grad, 2 * output);
}
KERNEL2(sqrt_input_float, float, float, float, sqrt_input_formula<float>)
KERNEL2(sqrt_input_double, double, double, double, sqrt_input_formula<double>)

/* rsqrt(Tensor input) = rsqrt(input) */
template <typename T>
__device__ T rsqrt_formula(options option, T input) {
    return f_rsqrt(input);
}
KERNEL1(rsqrt_float, float, float, rsqrt_formula<float>)
KERNEL1(rsqrt_double, double, double, rsqrt_formula<double>)
/* d input = -0.5 * grad * output * output * output */
template <typename T>
__device__ T rsqrt_input_formula(options option, T grad, T output) {
    return -(T)0.5 * grad * output * output * output;
}
KERNEL2(rsqrt_input_float, float, float, float, rsqrt_input_formula<float>)
KERNEL2(rsqrt_input_double, double, double, double, rsqrt_input_formula<double>)

/* exp(Tensor input) = exp(input) */
template <typename T>
__device__ T exp_formula(options option, T input) {
    return f_exp(input);
}
KERNEL1(exp_float, float, float, exp_formula<float>)
KERNEL1(exp_double, double, double, exp_formula<double>)
/* d input = grad * output */
template <typename T>
__device__ T exp_input_formula(options option, T grad, T output) {
    return grad * output;
}
KERNEL2(exp_input_float, float, float, float, exp_input_formula<float>)
KERNEL2(exp_input_double, double, double, double, exp_input_formula<double>)

/* expm1(Tensor input) = expm1(input) */
template <typename T>
__device__ T expm1_formula(options option, T input) {
    return f_expm1(input);
}
KERNEL1(expm1_float, float, float, expm1_formula<float>)
KERNEL1(expm1_double, double, double, expm1_formula<double>)
/* d input = grad * (output + 1) */
template <typename T>
__device__ T expm1_input_formula(options option, T grad, T output) {
    return grad * (output + 1);
}
KERNEL2(expm1_input_float, float, float, float, expm1_input_formula<float>)
KERNEL2(expm1_input_double, double, double, double, expm1_input_formula<double>)

/* log(Tensor input) = log(input) */
template <typename T>
__device__ T log_formula(options option, T input) {
    return f_log(input);
}
KERNEL1(log_float, float, float, log_formula<float>)
KERNEL1(log_double, double, double, log_formula<double>)
/* d input = grad / input */
template <typename T>
__device__ T log_input_formula(options option, T grad, T input) {
    return f_divide(grad, input);
}
KERNEL2(log_input_float, float, float, float, log_input_formula<float>)
KERNEL2(log_input_double, double, double, double, log_input_formula<double>)

/* log1p(Tensor input) = log1p(input) */
template <typename T>
__device__ T log1p_formula(options option, T input) {
    return f_log1p(input);
}
KERNEL1(log1p_float, float, float, log1p_formula<float>)
KERNEL1(log1p_double, double, double, log1p_formula<double>)
/* d input = grad / (1 + input) */
template <typename T>
__device__ T log1p_input_formula(options option, T grad, T input) {
    return f_divide(grad, 1 + input);
}
KERNEL2(log1p_input_float, float, float, float, log1p_input_formula<float>)
KERNEL2(log1p_input_double, double, double, double, log1p_input_formula<double>)

/* sin(Tensor input) = sin(input) */
template <typename T>
__device__ T sin_formula(options option, T input) {
    return f_sin(input);
}
KERNEL1(sin_float, float, float, sin_formula<float>)
KERNEL1(sin_double, double, double, sin_formula<double>)
/* d input = grad * cos(input) */
template <typename T>
__device__ T sin_input_formula(options option, T grad, T input) {
    return grad * f_cos(input);
}
KERNEL2(sin_input_float, float, float, float, sin_input_formula<float>)
KERNEL2(sin_input_double, double, double, double, sin_input_formula<double>)

/* cos(Tensor input) = cos(input) */
template <typename T>
__device__ T cos_formula(options option, T input) {
    return f_cos(input);
}
KERNEL1(cos_float, float, float, cos_formula<float>)
KERNEL1(cos_double, double, double, cos_formula<double>)
/* d input = -grad * sin(input) */
template <typename T>
__device__ T cos_input_formula(options option, T grad, T input) {
    return -grad * f_sin(input);
}
KERNEL2(cos_input_float, float, float, float, cos_input_formula<float>)
KERNEL2(cos_input_double, double, double, double, cos_input_formula<double>)

/* tan(Tensor input) = tan(input) */
template <typename T>
__device__ T tan_formula(options option, T input) {
    return f_tan(input);
}
KERNEL1(tan_float, float, float, tan_formula<float>)
KERNEL1(tan_double, double, double, tan_formula<double>)
/* d input = grad * (1 + output * output) */
template <typename T>
__device__ T tan_input_formula(options option, T grad, T output) {
    return grad * (1 + output * output);
}
KERNEL2(tan_input_float, float, float, float, tan_input_formula<float>)
KERNEL2(tan_input_double, double, double, double, tan_input_formula<double>)

/* asin(Tensor input) = asin(input) */
template <typename T>
__device__ T asin_formula(options option, T input) {
    return f_asin(input);
}
KERNEL1(asin_float, float, float, asin_formula<float>)
KERNEL1(asin_double, double, double, asin_formula<double>)
/* d input = grad / cos(output) */
template <typename T>
__device__ T asin_input_formula(options option, T grad, T output) {
    return f_divide(grad, f_cos(output));
}
KERNEL2(asin_input_float, float, float, float, asin_input_formula<float>)
KERNEL2(asin_input_double, double, double, double, asin_input_formula<double>)

/* acos(Tensor input) = acos(input) */
template <typename T>
__device__ T acos_formula(options option, T input) {
    return f_acos(input);
}
KERNEL1(acos_float, float, float, acos_formula<float>)
KERNEL1(acos_double, double, double, acos_formula<double>)
/* d input = -grad / sin(output) */
template <typename T>
__device__ T acos_input_formula(options option, T grad, T output) {
    return f_divide(-grad, f_sin(output));
}
KERNEL2(acos_input_float, float, float, float, acos_input_formula<float>)
KERNEL2(acos_input_double, double, double, double, acos_input_formula<double>)

/* atan(Tensor input) = atan(input) */
template <typename T>
__device__ T atan_formula(options option, T input) {
    return f_atan(input);
}
KERNEL1(atan_float, float, float, atan_formula<float>)
KERNEL1(atan_double, double, double, atan_formula<double>)
/* d input = grad / (1 + input * input) */
template <typename T>
__device__ T atan_input_formula(options option, T grad, T input) {
    return f_divide(grad, 1 + input * input);
}
KERNEL2(atan_input_float, float, float, float, atan_input_formula<float>)
KERNEL2(atan_input_double, double, double, double, atan_input_formula<double>)

/* sinh(Tensor input) = sinh(input) */
template <typename T>
__device__ T sinh_formula(options option, T input) {
    return f_sinh(input);
}
KERNEL1(sinh_float, float, float, sinh_formula<float>)
KERNEL1(sinh_double, double, double, sinh_formula<double>)
/* d input = grad * cosh(input) */
template <typename T>
__device__ T sinh_input_formula(options option, T grad, T input) {
    return grad * f_cosh(input);
}
KERNEL2(sinh_input_float, float, float, float, sinh_input_formula<float>)
KERNEL2(sinh_input_double, double, double, double, sinh_input_formula<double>)

/* cosh(Tensor input) = cosh(input) */
template <typename T>
__device__ T cosh_formula(options option, T input) {
    return f_cosh(input);
}
KERNEL1(cosh_float, float, float, cosh_formula<float>)
KERNEL1(cosh_double, double, double, cosh_formula<double>)
/* d input = grad * sinh(input) */
template <typename T>
__device__ T cosh_input_formula(options option, T grad, T input) {
    return grad * f_sinh(input);
}
KERNEL2(cosh_input_float, float, float, float, cosh_input_formula<float>)
KERNEL2(cosh_input_double, double, double, double, cosh_input_formula<double>)

/* tanh(Tensor input) = tanh(input) */
template <typename T>
__device__ T tanh_formula(options option, T input) {
    return f_tanh(input);
}
KERNEL1(tanh_float, float, float, tanh_formula<float>)
KERNEL1(tanh_double, double, double, tanh_formula<double>)
/* d input = grad * (1 - output * output) */
template <typename T>
__device__ T tanh_input_formula(options option, T grad, T output) {
    return grad * (1 - output * output);
}
KERNEL2(tanh_input_float, float, float, float, tanh_input_formula<float>)
KERNEL2(tanh_input_double, double, double, double, tanh_input_formula<double>)

/* sigmoid(Tensor input) = sigmoid(input) */
template <typename T>
__device__ T sigmoid_formula(options option, T input) {
    return f_sigmoid(input);
}
KERNEL1(sigmoid_float, float, float, sigmoid_formula<float>)
KERNEL1(sigmoid_double, double, double, sigmoid_formula<double>)
/* d input = grad * output * (1 - output) */
template <typename T>
__device__ T sigmoid_input_formula(options option, T grad, T output) {
    return grad * output * (1 - output);
}
KERNEL2(sigmoid_input_float, float, float, float, sigmoid_input_formula<float>)
KERNEL2(sigmoid_input_double, double, double, double, sigmoid_input_formula<double>)

/* floor(Tensor input) = floor(input) */
template <typename T>
__device__ T floor_formula(options option, T input) {
    return f_floor(input);
}
KERNEL1(floor_float, float, float, floor_formula<float>)
KERNEL1(floor_double, double, double, floor_formula<double>)
/* d input = grad * 0 */
template <typename T>
__device__ T floor_input_formula(options option, T grad) {
    return grad * 0;
}
KERNEL1(floor_input_float, float, float, floor_input_formula<float>)
KERNEL1(floor_input_double, double, double, floor_input_formula<double>)

/* ceil(Tensor input) = ceil(input) */
template <typename T>
__device__ T ceil_formula(options option, T input) {
    return f_ceil(input);
}
KERNEL1(ceil_float, float, float, ceil_formula<float>)
KERNEL1(ceil_double, double, double, ceil_formula<double>)
/* d input = grad * 0 */
template <typename T>
__device__ T ceil_input_formula(options option, T grad) {
    return grad * 0;
}
KERNEL1(ceil_input_float, float, float, ceil_input_formula<float>)
KERNEL1(ceil_input_double, double, double, ceil_input_formula<double>)

/* round(Tensor input) = round(input) */
template <typename T>
__device__ T round_formula(options option, T input) {
    return f_round(input);
}
KERNEL1(round_float, float, float, round_formula<float>)
KERNEL1(round_double, double, double, round_formula<double>)
/* d input = grad * 0 */
template <typename T>
__device__ T round_input_formula(options option, T grad) {
    return grad * 0;
}
KERNEL1(round_input_float, float, float, round_input_formula<float>)
KERNEL1(round_input_double, double, double, round_input_formula<double>)

/* trunc(Tensor input) = trunc(input) */
template <typename T>
__device__ T trunc_formula(options option, T input) {
    return f_trunc(input);
}
KERNEL1(trunc_float, float, float, trunc_formula<float>)
KERNEL1(trunc_double, double, double, trunc_formula<double>)
/* d input = grad * 0 */
template <typename T>
__device__ T trunc_input_formula(options option, T grad) {
    return grad * 0;
}
KERNEL1(trunc_input_float, float, float, trunc_input_formula<float>)
KERNEL1(trunc_input_double, double, double, trunc_input_formula<double>)

/* frac(Tensor input) = frac(input) */
template <typename T>
__device__ T frac_formula(options option, T input) {
    return f_frac(input);
}
KERNEL1(frac_float, float, float, frac_formula<float>)
KERNEL1(frac_double, double, double, frac_formula<double>)

/* isnan(Tensor input) -> ByteTensor = isnan(input) */
template <typename T>
__device__ uint8_t isnan_formula(options option, T input) {
    return f_isnan(input);
}
KERNEL1(isnan_float, uint8_t, float, isnan_formula<float>)
KERNEL1(isnan_double, uint8_t, double, isnan_formula<double>)

/* fill(Tensor input, Scalar value) = value */
template <typename T>
__device__ T fill_formula(options option, T input) {
    const T value = number<T>(option, 0);
    return value;
}
KERNEL1(fill_byte, uint8_t, uint8_t, fill_formula<uint8_t>)
KERNEL1(fill_char, int8_t, int8_t, fill_formula<int8_t>)
KERNEL1(fill_short, int16_t, int16_t, fill_formula<int16_t>)
KERNEL1(fill_int, int32_t, int32_t, fill_formula<int32_t>)
KERNEL1(fill_long, int64_t, int64_t, fill_formula<int64_t>)
KERNEL1(fill_float, float, float, fill_formula<float>)
KERNEL1(fill_double, double, double, fill_formula<double>)
/* d input = grad * 0 */
template <typename T>
__device__ T fill_input_formula(options option, T grad) {
    return grad * 0;
}
KERNEL1(fill_input_float, float, float, fill_input_formula<float>)
KERNEL1(fill_input_double, double, double, fill_input_formula<double>)

/* zero(Tensor input) = 0 */
template <typename T>
__device__ T zero_formula(options option, T input) {
    return 0;
}
KERNEL1(zero_byte, uint8_t, uint8_t, zero_formula<uint8_t>)
KERNEL1(zero_char, int8_t, int8_t, zero_formula<int8_t>)
KERNEL1(zero_short, int16_t, int16_t, zero_formula<int16_t>)
KERNEL1(zero_int, int32_t, int32_t, zero_formula<int32_t>)
KERNEL1(zero_long, int64_t, int64_t, zero_formula<int64_t>)
KERNEL1(zero_float, float, float, zero_formula<float>)
KERNEL1(zero_double, double, double, zero_formula<double>)
/* d input = grad * 0 */
template <typename T>
__device__ T zero_input_formula(options option, T grad) {
    return grad * 0;
}
KERNEL1(zero_input_float, float, float, zero_input_formula<float>)
KERNEL1(zero_input_double, double, double, zero_input_formula<double>)

/* clone(Tensor input) = input */
template <typename T>
__device__ T clone_formula(options option, T input) {
    return input;
}
KERNEL1(clone_byte, uint8_t, uint8_t, clone_formula<uint8_t>)
KERNEL1(clone_char, int8_t, int8_t, clone_formula<int8_t>)
KERNEL1(clone_short, int16_t, int16_t, clone_formula<int16_t>)
KERNEL1(clone_int, int32_t, int32_t, clone_formula<int32_t>)
KERNEL1(clone_long, int64_t, int64_t, clone_formula<int64_t>)
KERNEL1(clone_float, float, float, clone_formula<float>)
KERNEL1(clone_double, double, double, clone_formula<double>)
