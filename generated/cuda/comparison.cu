/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* comparison */
#include "loop.cuh"

/* eq(Tensor input, Tensor|Scalar other) -> BoolTensor = input == other */
template <typename T>
__device__ void eq_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const bool to_output = (bool)(in_input == in_other);
    write(at, 0, offset[0], to_output);
}
KERNEL(eq_byte, 3, eq_formula<uint8_t>)
KERNEL(eq_char, 3, eq_formula<int8_t>)
KERNEL(eq_short, 3, eq_formula<int16_t>)
KERNEL(eq_int, 3, eq_formula<int32_t>)
KERNEL(eq_long, 3, eq_formula<int64_t>)
KERNEL(eq_float, 3, eq_formula<float>)
KERNEL(eq_double, 3, eq_formula<double>)

/* ne(Tensor input, Tensor|Scalar other) -> BoolTensor = input != other */
template <typename T>
__device__ void ne_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const bool to_output = (bool)(in_input != in_other);
    write(at, 0, offset[0], to_output);
}
KERNEL(ne_byte, 3, ne_formula<uint8_t>)
KERNEL(ne_char, 3, ne_formula<int8_t>)
KERNEL(ne_short, 3, ne_formula<int16_t>)
KERNEL(ne_int, 3, ne_formula<int32_t>)
KERNEL(ne_long, 3, ne_formula<int64_t>)
KERNEL(ne_float, 3, ne_formula<float>)
KERNEL(ne_double, 3, ne_formula<double>)

/* lt(Tensor input, Tensor|Scalar other) -> BoolTensor = input < other */
template <typename T>
__device__ void lt_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const bool to_output = (bool)(in_input < in_other);
    write(at, 0, offset[0], to_output);
}
KERNEL(lt_byte, 3, lt_formula<uint8_t>)
KERNEL(lt_char, 3, lt_formula<int8_t>)
KERNEL(lt_short, 3, lt_formula<int16_t>)
KERNEL(lt_int, 3, lt_formula<int32_t>)
KERNEL(lt_long, 3, lt_formula<int64_t>)
KERNEL(lt_float, 3, lt_formula<float>)
KERNEL(lt_double, 3, lt_formula<double>)

/* le(Tensor input, Tensor|Scalar other) -> BoolTensor = input <= other */
template <typename T>
__device__ void le_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const bool to_output = (bool)(in_input <= in_other);
    write(at, 0, offset[0], to_output);
}
KERNEL(le_byte, 3, le_formula<uint8_t>)
KERNEL(le_char, 3, le_formula<int8_t>)
KERNEL(le_short, 3, le_formula<int16_t>)
KERNEL(le_int, 3, le_formula<int32_t>)
KERNEL(le_long, 3, le_formula<int64_t>)
KERNEL(le_float, 3, le_formula<float>)
KERNEL(le_double, 3, le_formula<double>)

/* gt(Tensor input, Tensor|Scalar other) -> BoolTensor = input > other */
template <typename T>
__device__ void gt_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const bool to_output = (bool)(in_input > in_other);
    write(at, 0, offset[0], to_output);
}
KERNEL(gt_byte, 3, gt_formula<uint8_t>)
KERNEL(gt_char, 3, gt_formula<int8_t>)
KERNEL(gt_short, 3, gt_formula<int16_t>)
KERNEL(gt_int, 3, gt_formula<int32_t>)
KERNEL(gt_long, 3, gt_formula<int64_t>)
KERNEL(gt_float, 3, gt_formula<float>)
KERNEL(gt_double, 3, gt_formula<double>)

/* ge(Tensor input, Tensor|Scalar other) -> BoolTensor = input >= other */
template <typename T>
__device__ void ge_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const bool to_output = (bool)(in_input >= in_other);
    write(at, 0, offset[0], to_output);
}
KERNEL(ge_byte, 3, ge_formula<uint8_t>)
KERNEL(ge_char, 3, ge_formula<int8_t>)
KERNEL(ge_short, 3, ge_formula<int16_t>)
KERNEL(ge_int, 3, ge_formula<int32_t>)
KERNEL(ge_long, 3, ge_formula<int64_t>)
KERNEL(ge_float, 3, ge_formula<float>)
KERNEL(ge_double, 3, ge_formula<double>)
