/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* comparison: Elementwise comparisons, which give a ByteTensor of ones and zeros. Every
   comparison with nan is false, but for ne. */
#include "loop.cuh"

/* eq(Tensor input, Tensor|Scalar other) -> ByteTensor = input == other */
template <typename T>
__device__ uint8_t eq_formula(options option, T input, T other) {
    return input == other;
}
KERNEL2(eq_byte, uint8_t, uint8_t, uint8_t, eq_formula<uint8_t>)
KERNEL2(eq_char, uint8_t, int8_t, int8_t, eq_formula<int8_t>)
KERNEL2(eq_short, uint8_t, int16_t, int16_t, eq_formula<int16_t>)
KERNEL2(eq_int, uint8_t, int32_t, int32_t, eq_formula<int32_t>)
KERNEL2(eq_long, uint8_t, int64_t, int64_t, eq_formula<int64_t>)
KERNEL2(eq_float, uint8_t, float, float, eq_formula<float>)
KERNEL2(eq_double, uint8_t, double, double, eq_formula<double>)

/* ne(Tensor input, Tensor|Scalar other) -> ByteTensor = input != other */
template <typename T>
__device__ uint8_t ne_formula(options option, T input, T other) {
    return input != other;
}
KERNEL2(ne_byte, uint8_t, uint8_t, uint8_t, ne_formula<uint8_t>)
KERNEL2(ne_char, uint8_t, int8_t, int8_t, ne_formula<int8_t>)
KERNEL2(ne_short, uint8_t, int16_t, int16_t, ne_formula<int16_t>)
KERNEL2(ne_int, uint8_t, int32_t, int32_t, ne_formula<int32_t>)
KERNEL2(ne_long, uint8_t, int64_t, int64_t, ne_formula<int64_t>)
KERNEL2(ne_float, uint8_t, float, float, ne_formula<float>)
KERNEL2(ne_double, uint8_t, double, double, ne_formula<double>)

/* lt(Tensor input, Tensor|Scalar other) -> ByteTensor = input < other */
template <typename T>
__device__ uint8_t lt_formula(options option, T input, T other) {
    return input < other;
}
KERNEL2(lt_byte, uint8_t, uint8_t, uint8_t, lt_formula<uint8_t>)
KERNEL2(lt_char, uint8_t, int8_t, int8_t, lt_formula<int8_t>)
KERNEL2(lt_short, uint8_t, int16_t, int16_t, lt_formula<int16_t>)
KERNEL2(lt_int, uint8_t, int32_t, int32_t, lt_formula<int32_t>)
KERNEL2(lt_long, uint8_t, int64_t, int64_t, lt_formula<int64_t>)
KERNEL2(lt_float, uint8_t, float, float, lt_formula<float>)
KERNEL2(lt_double, uint8_t, double, double, lt_formula<double>)

/* le(Tensor input, Tensor|Scalar other) -> ByteTensor = input <= other */
template <typename T>
__device__ uint8_t le_formula(options option, T input, T other) {
    return input <= other;
}
KERNEL2(le_byte, uint8_t, uint8_t, uint8_t, le_formula<uint8_t>)
KERNEL2(le_char, uint8_t, int8_t, int8_t, le_formula<int8_t>)
KERNEL2(le_short, uint8_t, int16_t, int16_t, le_formula<int16_t>)
KERNEL2(le_int, uint8_t, int32_t, int32_t, le_formula<int32_t>)
KERNEL2(le_long, uint8_t, int64_t, int64_t, le_formula<int64_t>)
KERNEL2(le_float, uint8_t, float, float, le_formula<float>)
KERNEL2(le_double, uint8_t, double, double, le_formula<double>)

/* gt(Tensor input, Tensor|Scalar other) -> ByteTensor = input > other */
template <typename T>
__device__ uint8_t gt_formula(options option, T input, T other) {
    return input > other;
}
KERNEL2(gt_byte, uint8_t, uint8_t, uint8_t, gt_formula<uint8_t>)
KERNEL2(gt_char, uint8_t, int8_t, int8_t, gt_formula<int8_t>)
KERNEL2(gt_short, uint8_t, int16_t, int16_t, gt_formula<int16_t>)
KERNEL2(gt_int, uint8_t, int32_t, int32_t, gt_formula<int32_t>)
KERNEL2(gt_long, uint8_t, int64_t, int64_t, gt_formula<int64_t>)
KERNEL2(gt_float, uint8_t, float, float, gt_formula<float>)
KERNEL2(gt_double, uint8_t, double, double, gt_formula<double>)

/* ge(Tensor input, Tensor|Scalar other) -> ByteTensor = input >= other */
template <typename T>
__device__ uint8_t ge_formula(options option, T input, T other) {
    return input >= other;
}
KERNEL2(ge_byte, uint8_t, uint8_t, uint8_t, ge_formula<uint8_t>)
KERNEL2(ge_char, uint8_t, int8_t, int8_t, ge_formula<int8_t>)
KERNEL2(ge_short, uint8_t, int16_t, int16_t, ge_formula<int16_t>)
KERNEL2(ge_int, uint8_t, int32_t, int32_t, ge_formula<int32_t>)
KERNEL2(ge_long, uint8_t, int64_t, int64_t, ge_formula<int64_t>)
KERNEL2(ge_float, uint8_t, float, float, ge_formula<float>)
KERNEL2(ge_double, uint8_t, double, double, ge_formula<double>)
