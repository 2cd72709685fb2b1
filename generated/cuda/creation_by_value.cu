/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* creation_by_value */
#include "loop.cuh"

/* full_like(Tensor input, Scalar fill_value) = fill_value */
template <typename T, typename S = T> struct full_like_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_fill_value = number<T>(option, 0);
        to_output = (T)(in_fill_value);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(full_like_half, full_like_formula<float, half_bits>)
KERNEL(full_like_bfloat16, full_like_formula<float, bfloat16_bits>)
KERNEL(full_like_byte, full_like_formula<uint8_t>)
KERNEL(full_like_char, full_like_formula<int8_t>)
KERNEL(full_like_short, full_like_formula<int16_t>)
KERNEL(full_like_int, full_like_formula<int32_t>)
KERNEL(full_like_long, full_like_formula<int64_t>)
KERNEL(full_like_float, full_like_formula<float>)
KERNEL(full_like_double, full_like_formula<double>)
