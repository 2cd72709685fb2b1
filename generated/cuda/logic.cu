/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* logic */
#include "loop.cuh"

/* logical_and(Tensor input, Tensor|Scalar other) -> BoolTensor = input != 0 and other != 0 */
template <typename T>
__device__ void logical_and_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const bool to_output = (bool)((in_input != 0) & (in_other != 0));
    write(at, 0, offset[0], to_output);
}
KERNEL(logical_and_byte, 3, logical_and_formula<uint8_t>)
KERNEL(logical_and_char, 3, logical_and_formula<int8_t>)
KERNEL(logical_and_short, 3, logical_and_formula<int16_t>)
KERNEL(logical_and_int, 3, logical_and_formula<int32_t>)
KERNEL(logical_and_long, 3, logical_and_formula<int64_t>)
KERNEL(logical_and_float, 3, logical_and_formula<float>)
KERNEL(logical_and_double, 3, logical_and_formula<double>)

/* logical_or(Tensor input, Tensor|Scalar other) -> BoolTensor = input != 0 or other != 0 */
template <typename T>
__device__ void logical_or_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const bool to_output = (bool)((in_input != 0) | (in_other != 0));
    write(at, 0, offset[0], to_output);
}
KERNEL(logical_or_byte, 3, logical_or_formula<uint8_t>)
KERNEL(logical_or_char, 3, logical_or_formula<int8_t>)
KERNEL(logical_or_short, 3, logical_or_formula<int16_t>)
KERNEL(logical_or_int, 3, logical_or_formula<int32_t>)
KERNEL(logical_or_long, 3, logical_or_formula<int64_t>)
KERNEL(logical_or_float, 3, logical_or_formula<float>)
KERNEL(logical_or_double, 3, logical_or_formula<double>)

/* logical_xor(Tensor input, Tensor|Scalar other) -> BoolTensor = input != 0 and other == 0 or
   input == 0 and other != 0 */
template <typename T>
__device__ void logical_xor_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const bool to_output = (bool)(((in_input != 0) & (in_other == 0)) | ((in_input == 0) & (in_other
        != 0)));
    write(at, 0, offset[0], to_output);
}
KERNEL(logical_xor_byte, 3, logical_xor_formula<uint8_t>)
KERNEL(logical_xor_char, 3, logical_xor_formula<int8_t>)
KERNEL(logical_xor_short, 3, logical_xor_formula<int16_t>)
KERNEL(logical_xor_int, 3, logical_xor_formula<int32_t>)
KERNEL(logical_xor_long, 3, logical_xor_formula<int64_t>)
KERNEL(logical_xor_float, 3, logical_xor_formula<float>)
KERNEL(logical_xor_double, 3, logical_xor_formula<double>)

/* logical_not(Tensor input) -> BoolTensor = input == 0 */
template <typename T>
__device__ void logical_not_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const bool to_output = (bool)(in_input == 0);
    write(at, 0, offset[0], to_output);
}
KERNEL(logical_not_byte, 2, logical_not_formula<uint8_t>)
KERNEL(logical_not_char, 2, logical_not_formula<int8_t>)
KERNEL(logical_not_short, 2, logical_not_formula<int16_t>)
KERNEL(logical_not_int, 2, logical_not_formula<int32_t>)
KERNEL(logical_not_long, 2, logical_not_formula<int64_t>)
KERNEL(logical_not_float, 2, logical_not_formula<float>)
KERNEL(logical_not_double, 2, logical_not_formula<double>)
