/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* filling */
#include "loop.cuh"

/* fill(Tensor input, Scalar value) = value */
template <typename T>
__device__ void fill_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_value = number<T>(option, 0);
    const T to_output = (T)(in_value);
    write(at, 0, offset[0], to_output);
}
KERNEL(fill_byte, 2, fill_formula<uint8_t>)
KERNEL(fill_char, 2, fill_formula<int8_t>)
KERNEL(fill_short, 2, fill_formula<int16_t>)
KERNEL(fill_int, 2, fill_formula<int32_t>)
KERNEL(fill_long, 2, fill_formula<int64_t>)
KERNEL(fill_float, 2, fill_formula<float>)
KERNEL(fill_double, 2, fill_formula<double>)

/* d input = 0 */
template <typename T>
__device__ void fill_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_input = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(fill_input_float, 2, fill_input_formula<float>)
KERNEL(fill_input_double, 2, fill_input_formula<double>)

/* zero(Tensor input) = 0 */
template <typename T>
__device__ void zero_formula(const operands &at, const int64_t *offset, const options &option) {
    const T to_output = (T)(0);
    write(at, 0, offset[0], to_output);
}
KERNEL(zero_byte, 2, zero_formula<uint8_t>)
KERNEL(zero_char, 2, zero_formula<int8_t>)
KERNEL(zero_short, 2, zero_formula<int16_t>)
KERNEL(zero_int, 2, zero_formula<int32_t>)
KERNEL(zero_long, 2, zero_formula<int64_t>)
KERNEL(zero_float, 2, zero_formula<float>)
KERNEL(zero_double, 2, zero_formula<double>)

/* d input = 0 */
template <typename T>
__device__ void zero_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_input = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(zero_input_float, 2, zero_input_formula<float>)
KERNEL(zero_input_double, 2, zero_input_formula<double>)

/* clone(Tensor input) = input */
template <typename T>
__device__ void clone_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(in_input);
    write(at, 0, offset[0], to_output);
}
KERNEL(clone_byte, 2, clone_formula<uint8_t>)
KERNEL(clone_char, 2, clone_formula<int8_t>)
KERNEL(clone_short, 2, clone_formula<int16_t>)
KERNEL(clone_int, 2, clone_formula<int32_t>)
KERNEL(clone_long, 2, clone_formula<int64_t>)
KERNEL(clone_float, 2, clone_formula<float>)
KERNEL(clone_double, 2, clone_formula<double>)

/* zeros_like(Tensor input) = 0 */
template <typename T>
__device__ void zeros_like_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T to_output = (T)(0);
    write(at, 0, offset[0], to_output);
}
KERNEL(zeros_like_byte, 2, zeros_like_formula<uint8_t>)
KERNEL(zeros_like_char, 2, zeros_like_formula<int8_t>)
KERNEL(zeros_like_short, 2, zeros_like_formula<int16_t>)
KERNEL(zeros_like_int, 2, zeros_like_formula<int32_t>)
KERNEL(zeros_like_long, 2, zeros_like_formula<int64_t>)
KERNEL(zeros_like_float, 2, zeros_like_formula<float>)
KERNEL(zeros_like_double, 2, zeros_like_formula<double>)

/* ones_like(Tensor input) = 1 */
template <typename T>
__device__ void ones_like_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T to_output = (T)(1);
    write(at, 0, offset[0], to_output);
}
KERNEL(ones_like_byte, 2, ones_like_formula<uint8_t>)
KERNEL(ones_like_char, 2, ones_like_formula<int8_t>)
KERNEL(ones_like_short, 2, ones_like_formula<int16_t>)
KERNEL(ones_like_int, 2, ones_like_formula<int32_t>)
KERNEL(ones_like_long, 2, ones_like_formula<int64_t>)
KERNEL(ones_like_float, 2, ones_like_formula<float>)
KERNEL(ones_like_double, 2, ones_like_formula<double>)
