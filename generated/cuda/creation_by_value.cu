/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* creation_by_value */
#include "loop.cuh"

/* full_like(Tensor input, Scalar fill_value) = fill_value */
template <typename T>
__device__ void full_like_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_fill_value = number<T>(option, 0);
    const T to_output = (T)(in_fill_value);
    write(at, 0, offset[0], to_output);
}
KERNEL(full_like_byte, 2, full_like_formula<uint8_t>)
KERNEL(full_like_char, 2, full_like_formula<int8_t>)
KERNEL(full_like_short, 2, full_like_formula<int16_t>)
KERNEL(full_like_int, 2, full_like_formula<int32_t>)
KERNEL(full_like_long, 2, full_like_formula<int64_t>)
KERNEL(full_like_float, 2, full_like_formula<float>)
KERNEL(full_like_double, 2, full_like_formula<double>)
