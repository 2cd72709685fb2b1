/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* creation: New tensors of the default type. */
#include "loop.cuh"

/* zeros_like(Tensor input) = 0 */
template <typename T>
__device__ T zeros_like_formula(options option, T input) {
    return 0;
}
KERNEL1(zeros_like_byte, uint8_t, uint8_t, zeros_like_formula<uint8_t>)
KERNEL1(zeros_like_char, int8_t, int8_t, zeros_like_formula<int8_t>)
KERNEL1(zeros_like_short, int16_t, int16_t, zeros_like_formula<int16_t>)
KERNEL1(zeros_like_int, int32_t, int32_t, zeros_like_formula<int32_t>)
KERNEL1(zeros_like_long, int64_t, int64_t, zeros_like_formula<int64_t>)
KERNEL1(zeros_like_float, float, float, zeros_like_formula<float>)
KERNEL1(zeros_like_double, double, double, zeros_like_formula<double>)

/* ones_like(Tensor input) = 1 */
template <typename T>
__device__ T ones_like_formula(options option, T input) {
    return 1;
}
KERNEL1(ones_like_byte, uint8_t, uint8_t, ones_like_formula<uint8_t>)
KERNEL1(ones_like_char, int8_t, int8_t, ones_like_formula<int8_t>)
KERNEL1(ones_like_short, int16_t, int16_t, ones_like_formula<int16_t>)
KERNEL1(ones_like_int, int32_t, int32_t, ones_like_formula<int32_t>)
KERNEL1(ones_like_long, int64_t, int64_t, ones_like_formula<int64_t>)
KERNEL1(ones_like_float, float, float, ones_like_formula<float>)
KERNEL1(ones_like_double, double, double, ones_like_formula<double>)
