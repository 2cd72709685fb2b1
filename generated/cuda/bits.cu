/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* bits */
#include "loop.cuh"

/* bitwise_and(Tensor|Scalar input, Tensor|Scalar other) = input & other */
template <typename T>
__device__ void bitwise_and_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(in_input & in_other);
    write(at, 0, offset[0], to_output);
}
KERNEL(bitwise_and_byte, 3, bitwise_and_formula<uint8_t>)
KERNEL(bitwise_and_char, 3, bitwise_and_formula<int8_t>)
KERNEL(bitwise_and_short, 3, bitwise_and_formula<int16_t>)
KERNEL(bitwise_and_int, 3, bitwise_and_formula<int32_t>)
KERNEL(bitwise_and_long, 3, bitwise_and_formula<int64_t>)

/* bitwise_or(Tensor|Scalar input, Tensor|Scalar other) = input | other */
template <typename T>
__device__ void bitwise_or_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(in_input | in_other);
    write(at, 0, offset[0], to_output);
}
KERNEL(bitwise_or_byte, 3, bitwise_or_formula<uint8_t>)
KERNEL(bitwise_or_char, 3, bitwise_or_formula<int8_t>)
KERNEL(bitwise_or_short, 3, bitwise_or_formula<int16_t>)
KERNEL(bitwise_or_int, 3, bitwise_or_formula<int32_t>)
KERNEL(bitwise_or_long, 3, bitwise_or_formula<int64_t>)

/* bitwise_xor(Tensor|Scalar input, Tensor|Scalar other) = input ^ other */
template <typename T>
__device__ void bitwise_xor_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(in_input ^ in_other);
    write(at, 0, offset[0], to_output);
}
KERNEL(bitwise_xor_byte, 3, bitwise_xor_formula<uint8_t>)
KERNEL(bitwise_xor_char, 3, bitwise_xor_formula<int8_t>)
KERNEL(bitwise_xor_short, 3, bitwise_xor_formula<int16_t>)
KERNEL(bitwise_xor_int, 3, bitwise_xor_formula<int32_t>)
KERNEL(bitwise_xor_long, 3, bitwise_xor_formula<int64_t>)

/* bitwise_not(Tensor input) = ~input */
template <typename T>
__device__ void bitwise_not_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(~in_input);
    write(at, 0, offset[0], to_output);
}
KERNEL(bitwise_not_byte, 2, bitwise_not_formula<uint8_t>)
KERNEL(bitwise_not_char, 2, bitwise_not_formula<int8_t>)
KERNEL(bitwise_not_short, 2, bitwise_not_formula<int16_t>)
KERNEL(bitwise_not_int, 2, bitwise_not_formula<int32_t>)
KERNEL(bitwise_not_long, 2, bitwise_not_formula<int64_t>)

/* bitwise_not_truth(Tensor input) = input == 0 */
template <typename T>
__device__ void bitwise_not_truth_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(in_input == 0);
    write(at, 0, offset[0], to_output);
}
KERNEL(bitwise_not_truth_byte, 2, bitwise_not_truth_formula<uint8_t>)

/* left_shift(Tensor|Scalar input, Tensor|Scalar other) = input << other */
template <typename T>
__device__ void left_shift_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_shift_left(in_input, in_other));
    write(at, 0, offset[0], to_output);
}
KERNEL(left_shift_byte, 3, left_shift_formula<uint8_t>)
KERNEL(left_shift_char, 3, left_shift_formula<int8_t>)
KERNEL(left_shift_short, 3, left_shift_formula<int16_t>)
KERNEL(left_shift_int, 3, left_shift_formula<int32_t>)
KERNEL(left_shift_long, 3, left_shift_formula<int64_t>)

/* right_shift(Tensor|Scalar input, Tensor|Scalar other) = input >> other */
template <typename T>
__device__ void right_shift_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_shift_right(in_input, in_other));
    write(at, 0, offset[0], to_output);
}
KERNEL(right_shift_byte, 3, right_shift_formula<uint8_t>)
KERNEL(right_shift_char, 3, right_shift_formula<int8_t>)
KERNEL(right_shift_short, 3, right_shift_formula<int16_t>)
KERNEL(right_shift_int, 3, right_shift_formula<int32_t>)
KERNEL(right_shift_long, 3, right_shift_formula<int64_t>)
