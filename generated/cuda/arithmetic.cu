/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* arithmetic */
#include "loop.cuh"

/* add(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other) = input + alpha * other */
template <typename T>
__device__ void add_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T in_alpha = number<T>(option, 1);
    const T to_output = (T)(in_input + in_alpha * in_other);
    write(at, 0, offset[0], to_output);
}
KERNEL(add_byte, 3, add_formula<uint8_t>)
KERNEL(add_char, 3, add_formula<int8_t>)
KERNEL(add_short, 3, add_formula<int16_t>)
KERNEL(add_int, 3, add_formula<int32_t>)
KERNEL(add_long, 3, add_formula<int64_t>)
KERNEL(add_float, 3, add_formula<float>)
KERNEL(add_double, 3, add_formula<double>)

/* d other = grad * alpha */
template <typename T>
__device__ void add_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_alpha = number<T>(option, 1);
    const T to_other = (T)(in_grad * in_alpha);
    write(at, 0, offset[0], to_other);
}
KERNEL(add_other_float, 2, add_other_formula<float>)
KERNEL(add_other_double, 2, add_other_formula<double>)

/* sub(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other) = input - alpha * other */
template <typename T>
__device__ void sub_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T in_alpha = number<T>(option, 1);
    const T to_output = (T)(in_input - in_alpha * in_other);
    write(at, 0, offset[0], to_output);
}
KERNEL(sub_byte, 3, sub_formula<uint8_t>)
KERNEL(sub_char, 3, sub_formula<int8_t>)
KERNEL(sub_short, 3, sub_formula<int16_t>)
KERNEL(sub_int, 3, sub_formula<int32_t>)
KERNEL(sub_long, 3, sub_formula<int64_t>)
KERNEL(sub_float, 3, sub_formula<float>)
KERNEL(sub_double, 3, sub_formula<double>)

/* d other = -grad * alpha */
template <typename T>
__device__ void sub_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_alpha = number<T>(option, 1);
    const T to_other = (T)(-in_grad * in_alpha);
    write(at, 0, offset[0], to_other);
}
KERNEL(sub_other_float, 2, sub_other_formula<float>)
KERNEL(sub_other_double, 2, sub_other_formula<double>)

/* mul(Tensor|Scalar input, Tensor|Scalar other) = input * other */
template <typename T>
__device__ void mul_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(in_input * in_other);
    write(at, 0, offset[0], to_output);
}
KERNEL(mul_byte, 3, mul_formula<uint8_t>)
KERNEL(mul_char, 3, mul_formula<int8_t>)
KERNEL(mul_short, 3, mul_formula<int16_t>)
KERNEL(mul_int, 3, mul_formula<int32_t>)
KERNEL(mul_long, 3, mul_formula<int64_t>)
KERNEL(mul_float, 3, mul_formula<float>)
KERNEL(mul_double, 3, mul_formula<double>)

/* d input = grad * other */
template <typename T>
__device__ void mul_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * in_other);
    write(at, 0, offset[0], to_input);
}
KERNEL(mul_input_float, 3, mul_input_formula<float>)
KERNEL(mul_input_double, 3, mul_input_formula<double>)

/* d other = grad * input */
template <typename T>
__device__ void mul_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_other = (T)(in_grad * in_input);
    write(at, 0, offset[0], to_other);
}
KERNEL(mul_other_float, 3, mul_other_formula<float>)
KERNEL(mul_other_double, 3, mul_other_formula<double>)

/* div(Tensor|Scalar input, Tensor|Scalar other) = input / other */
template <typename T>
__device__ void div_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_divide(in_input, in_other));
    write(at, 0, offset[0], to_output);
}
KERNEL(div_float, 3, div_formula<float>)
KERNEL(div_double, 3, div_formula<double>)

/* d input = grad / other */
template <typename T>
__device__ void div_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_divide(in_grad, in_other));
    write(at, 0, offset[0], to_input);
}
KERNEL(div_input_float, 3, div_input_formula<float>)
KERNEL(div_input_double, 3, div_input_formula<double>)

/* d other = -grad * (input / other) / other */
template <typename T>
__device__ void div_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T to_other = (T)(f_divide(-in_grad * f_divide(in_input, in_other), in_other));
    write(at, 0, offset[0], to_other);
}
KERNEL(div_other_float, 4, div_other_formula<float>)
KERNEL(div_other_double, 4, div_other_formula<double>)

/* floor_divide(Tensor|Scalar input, Tensor|Scalar other) = select(other == 0, input / other,
   select(down == 0, input / other * 0, down)) */
template <typename T>
__device__ void floor_divide_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T in_rest = f_fmod(in_input, in_other);
    const T in_down = f_round(f_divide(in_input - in_rest,
        in_other)) - f_select(((in_rest < 0) & (in_other > 0)) | ((in_rest > 0) & (in_other < 0)),
        (T)1, (T)0);
    const T to_output = (T)(f_select(in_other == 0, f_divide(in_input, in_other),
        f_select(in_down == 0, f_divide(in_input, in_other) * 0, in_down)));
    write(at, 0, offset[0], to_output);
}
KERNEL(floor_divide_byte, 3, floor_divide_formula<uint8_t>)
KERNEL(floor_divide_char, 3, floor_divide_formula<int8_t>)
KERNEL(floor_divide_short, 3, floor_divide_formula<int16_t>)
KERNEL(floor_divide_int, 3, floor_divide_formula<int32_t>)
KERNEL(floor_divide_long, 3, floor_divide_formula<int64_t>)
KERNEL(floor_divide_float, 3, floor_divide_formula<float>)
KERNEL(floor_divide_double, 3, floor_divide_formula<double>)

/* d input = 0 */
template <typename T>
__device__ void floor_divide_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_input = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(floor_divide_input_float, 2, floor_divide_input_formula<float>)
KERNEL(floor_divide_input_double, 2, floor_divide_input_formula<double>)

/* d other = 0 */
template <typename T>
__device__ void floor_divide_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_other = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    write(at, 0, offset[0], to_other);
}
KERNEL(floor_divide_other_float, 2, floor_divide_other_formula<float>)
KERNEL(floor_divide_other_double, 2, floor_divide_other_formula<double>)

/* trunc_divide(Tensor|Scalar input, Tensor|Scalar other) = trunc(input / other) */
template <typename T>
__device__ void trunc_divide_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_trunc(f_divide(in_input, in_other)));
    write(at, 0, offset[0], to_output);
}
KERNEL(trunc_divide_byte, 3, trunc_divide_formula<uint8_t>)
KERNEL(trunc_divide_char, 3, trunc_divide_formula<int8_t>)
KERNEL(trunc_divide_short, 3, trunc_divide_formula<int16_t>)
KERNEL(trunc_divide_int, 3, trunc_divide_formula<int32_t>)
KERNEL(trunc_divide_long, 3, trunc_divide_formula<int64_t>)
KERNEL(trunc_divide_float, 3, trunc_divide_formula<float>)
KERNEL(trunc_divide_double, 3, trunc_divide_formula<double>)

/* d input = 0 */
template <typename T>
__device__ void trunc_divide_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_input = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(trunc_divide_input_float, 2, trunc_divide_input_formula<float>)
KERNEL(trunc_divide_input_double, 2, trunc_divide_input_formula<double>)

/* d other = 0 */
template <typename T>
__device__ void trunc_divide_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_other = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    write(at, 0, offset[0], to_other);
}
KERNEL(trunc_divide_other_float, 2, trunc_divide_other_formula<float>)
KERNEL(trunc_divide_other_double, 2, trunc_divide_other_formula<double>)

/* div_rounded(Tensor|Scalar input, Tensor|Scalar other, word[floor,trunc] rounding_mode) =
   select(rounding_mode == 1, trunc(input / other), select(other == 0, input / other,
   select(down == 0, input / other * 0, down))) */
template <typename T>
__device__ void div_rounded_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T in_rounding_mode = number<T>(option, 2);
    const T in_rest = f_fmod(in_input, in_other);
    const T in_down = f_round(f_divide(in_input - in_rest,
        in_other)) - f_select(((in_rest < 0) & (in_other > 0)) | ((in_rest > 0) & (in_other < 0)),
        (T)1, (T)0);
    const T to_output = (T)(f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input, in_other)),
        f_select(in_other == 0, f_divide(in_input, in_other), f_select(in_down == 0,
        f_divide(in_input, in_other) * 0, in_down))));
    write(at, 0, offset[0], to_output);
}
KERNEL(div_rounded_byte, 3, div_rounded_formula<uint8_t>)
KERNEL(div_rounded_char, 3, div_rounded_formula<int8_t>)
KERNEL(div_rounded_short, 3, div_rounded_formula<int16_t>)
KERNEL(div_rounded_int, 3, div_rounded_formula<int32_t>)
KERNEL(div_rounded_long, 3, div_rounded_formula<int64_t>)
KERNEL(div_rounded_float, 3, div_rounded_formula<float>)
KERNEL(div_rounded_double, 3, div_rounded_formula<double>)

/* d input = 0 */
template <typename T>
__device__ void div_rounded_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_input = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(div_rounded_input_float, 2, div_rounded_input_formula<float>)
KERNEL(div_rounded_input_double, 2, div_rounded_input_formula<double>)

/* d other = 0 */
template <typename T>
__device__ void div_rounded_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_other = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    write(at, 0, offset[0], to_other);
}
KERNEL(div_rounded_other_float, 2, div_rounded_other_formula<float>)
KERNEL(div_rounded_other_double, 2, div_rounded_other_formula<double>)

/* fmod(Tensor|Scalar input, Tensor|Scalar other) = fmod(input, other) */
template <typename T>
__device__ void fmod_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_fmod(in_input, in_other));
    write(at, 0, offset[0], to_output);
}
KERNEL(fmod_byte, 3, fmod_formula<uint8_t>)
KERNEL(fmod_char, 3, fmod_formula<int8_t>)
KERNEL(fmod_short, 3, fmod_formula<int16_t>)
KERNEL(fmod_int, 3, fmod_formula<int32_t>)
KERNEL(fmod_long, 3, fmod_formula<int64_t>)
KERNEL(fmod_float, 3, fmod_formula<float>)
KERNEL(fmod_double, 3, fmod_formula<double>)

/* d other = -grad * trunc(input / other) */
template <typename T>
__device__ void fmod_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T to_other = (T)(-in_grad * f_trunc(f_divide(in_input, in_other)));
    write(at, 0, offset[0], to_other);
}
KERNEL(fmod_other_float, 4, fmod_other_formula<float>)
KERNEL(fmod_other_double, 4, fmod_other_formula<double>)

/* remainder(Tensor|Scalar input, Tensor|Scalar other) = remainder(input, other) */
template <typename T>
__device__ void remainder_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_remainder(in_input, in_other));
    write(at, 0, offset[0], to_output);
}
KERNEL(remainder_byte, 3, remainder_formula<uint8_t>)
KERNEL(remainder_char, 3, remainder_formula<int8_t>)
KERNEL(remainder_short, 3, remainder_formula<int16_t>)
KERNEL(remainder_int, 3, remainder_formula<int32_t>)
KERNEL(remainder_long, 3, remainder_formula<int64_t>)
KERNEL(remainder_float, 3, remainder_formula<float>)
KERNEL(remainder_double, 3, remainder_formula<double>)

/* d other = -grad * floor(input / other) */
template <typename T>
__device__ void remainder_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T to_other = (T)(-in_grad * f_floor(f_divide(in_input, in_other)));
    write(at, 0, offset[0], to_other);
}
KERNEL(remainder_other_float, 4, remainder_other_formula<float>)
KERNEL(remainder_other_double, 4, remainder_other_formula<double>)
