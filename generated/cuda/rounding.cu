/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* rounding */
#include "loop.cuh"

/* abs(Tensor input) = abs(input) */
template <typename T>
__device__ void abs_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_abs(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(abs_byte, 2, abs_formula<uint8_t>)
KERNEL(abs_char, 2, abs_formula<int8_t>)
KERNEL(abs_short, 2, abs_formula<int16_t>)
KERNEL(abs_int, 2, abs_formula<int32_t>)
KERNEL(abs_long, 2, abs_formula<int64_t>)
KERNEL(abs_float, 2, abs_formula<float>)
KERNEL(abs_double, 2, abs_formula<double>)

/* d input = select(input == 0, 0, grad * sign(input)) */
template <typename T>
__device__ void abs_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_select(in_input == 0, (T)0, in_grad * f_sign(in_input)));
    write(at, 0, offset[0], to_input);
}
KERNEL(abs_input_float, 3, abs_input_formula<float>)
KERNEL(abs_input_double, 3, abs_input_formula<double>)

/* neg(Tensor input) = -input */
template <typename T>
__device__ void neg_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(-in_input);
    write(at, 0, offset[0], to_output);
}
KERNEL(neg_byte, 2, neg_formula<uint8_t>)
KERNEL(neg_char, 2, neg_formula<int8_t>)
KERNEL(neg_short, 2, neg_formula<int16_t>)
KERNEL(neg_int, 2, neg_formula<int32_t>)
KERNEL(neg_long, 2, neg_formula<int64_t>)
KERNEL(neg_float, 2, neg_formula<float>)
KERNEL(neg_double, 2, neg_formula<double>)

/* d input = -grad */
template <typename T>
__device__ void neg_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_input = (T)(-in_grad);
    write(at, 0, offset[0], to_input);
}
KERNEL(neg_input_float, 2, neg_input_formula<float>)
KERNEL(neg_input_double, 2, neg_input_formula<double>)

/* sign(Tensor input) = sign(input) */
template <typename T>
__device__ void sign_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_sign(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(sign_byte, 2, sign_formula<uint8_t>)
KERNEL(sign_char, 2, sign_formula<int8_t>)
KERNEL(sign_short, 2, sign_formula<int16_t>)
KERNEL(sign_int, 2, sign_formula<int32_t>)
KERNEL(sign_long, 2, sign_formula<int64_t>)
KERNEL(sign_float, 2, sign_formula<float>)
KERNEL(sign_double, 2, sign_formula<double>)

/* d input = 0 */
template <typename T>
__device__ void sign_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_input = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(sign_input_float, 2, sign_input_formula<float>)
KERNEL(sign_input_double, 2, sign_input_formula<double>)

/* floor(Tensor input) = floor(input) */
template <typename T>
__device__ void floor_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_floor(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(floor_byte, 2, floor_formula<uint8_t>)
KERNEL(floor_char, 2, floor_formula<int8_t>)
KERNEL(floor_short, 2, floor_formula<int16_t>)
KERNEL(floor_int, 2, floor_formula<int32_t>)
KERNEL(floor_long, 2, floor_formula<int64_t>)
KERNEL(floor_float, 2, floor_formula<float>)
KERNEL(floor_double, 2, floor_formula<double>)

/* d input = 0 */
template <typename T>
__device__ void floor_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_input = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(floor_input_float, 2, floor_input_formula<float>)
KERNEL(floor_input_double, 2, floor_input_formula<double>)

/* ceil(Tensor input) = ceil(input) */
template <typename T>
__device__ void ceil_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_ceil(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(ceil_byte, 2, ceil_formula<uint8_t>)
KERNEL(ceil_char, 2, ceil_formula<int8_t>)
KERNEL(ceil_short, 2, ceil_formula<int16_t>)
KERNEL(ceil_int, 2, ceil_formula<int32_t>)
KERNEL(ceil_long, 2, ceil_formula<int64_t>)
KERNEL(ceil_float, 2, ceil_formula<float>)
KERNEL(ceil_double, 2, ceil_formula<double>)

/* d input = 0 */
template <typename T>
__device__ void ceil_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_input = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(ceil_input_float, 2, ceil_input_formula<float>)
KERNEL(ceil_input_double, 2, ceil_input_formula<double>)

/* round(Tensor input) = round(input) */
template <typename T>
__device__ void round_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_round(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(round_byte, 2, round_formula<uint8_t>)
KERNEL(round_char, 2, round_formula<int8_t>)
KERNEL(round_short, 2, round_formula<int16_t>)
KERNEL(round_int, 2, round_formula<int32_t>)
KERNEL(round_long, 2, round_formula<int64_t>)
KERNEL(round_float, 2, round_formula<float>)
KERNEL(round_double, 2, round_formula<double>)

/* d input = 0 */
template <typename T>
__device__ void round_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_input = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(round_input_float, 2, round_input_formula<float>)
KERNEL(round_input_double, 2, round_input_formula<double>)

/* round_decimals(Tensor input, int decimals) = select(decimals < 0, round(input / 10 **
   -decimals) * 10 ** -decimals, round(input * scale) / scale) */
template <typename T>
__device__ void round_decimals_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const auto in_decimals = number<T>(option, 0);
    const T in_scale = f_pow((T)10, in_decimals);
    const T to_output = (T)(f_select(in_decimals < 0, f_round(f_divide(in_input, f_pow((T)10,
        -in_decimals))) * f_pow((T)10, -in_decimals), f_divide(f_round(in_input * in_scale),
        in_scale)));
    write(at, 0, offset[0], to_output);
}
KERNEL(round_decimals_float, 2, round_decimals_formula<float>)
KERNEL(round_decimals_double, 2, round_decimals_formula<double>)

/* d input = 0 */
template <typename T>
__device__ void round_decimals_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_input = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(round_decimals_input_float, 2, round_decimals_input_formula<float>)
KERNEL(round_decimals_input_double, 2, round_decimals_input_formula<double>)

/* trunc(Tensor input) = trunc(input) */
template <typename T>
__device__ void trunc_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_trunc(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(trunc_byte, 2, trunc_formula<uint8_t>)
KERNEL(trunc_char, 2, trunc_formula<int8_t>)
KERNEL(trunc_short, 2, trunc_formula<int16_t>)
KERNEL(trunc_int, 2, trunc_formula<int32_t>)
KERNEL(trunc_long, 2, trunc_formula<int64_t>)
KERNEL(trunc_float, 2, trunc_formula<float>)
KERNEL(trunc_double, 2, trunc_formula<double>)

/* d input = 0 */
template <typename T>
__device__ void trunc_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_input = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(trunc_input_float, 2, trunc_input_formula<float>)
KERNEL(trunc_input_double, 2, trunc_input_formula<double>)

/* frac(Tensor input) = frac(input) */
template <typename T>
__device__ void frac_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_frac(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(frac_float, 2, frac_formula<float>)
KERNEL(frac_double, 2, frac_formula<double>)

/* isnan(Tensor input) -> BoolTensor = isnan(input) */
template <typename T>
__device__ void isnan_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const bool to_output = (bool)(f_isnan(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(isnan_byte, 2, isnan_formula<uint8_t>)
KERNEL(isnan_char, 2, isnan_formula<int8_t>)
KERNEL(isnan_short, 2, isnan_formula<int16_t>)
KERNEL(isnan_int, 2, isnan_formula<int32_t>)
KERNEL(isnan_long, 2, isnan_formula<int64_t>)
KERNEL(isnan_float, 2, isnan_formula<float>)
KERNEL(isnan_double, 2, isnan_formula<double>)
