/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* logic */
#include "loop.cuh"

/* logical_and(Tensor input, Tensor|Scalar other) -> BoolTensor = input != 0 and other != 0 */
template <typename T, typename S = T> struct logical_and_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (bool)((in_input != 0) & (in_other != 0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(logical_and_half, logical_and_formula<float, half_bits>)
KERNEL(logical_and_bfloat16, logical_and_formula<float, bfloat16_bits>)
KERNEL(logical_and_byte, logical_and_formula<uint8_t>)
KERNEL(logical_and_char, logical_and_formula<int8_t>)
KERNEL(logical_and_short, logical_and_formula<int16_t>)
KERNEL(logical_and_int, logical_and_formula<int32_t>)
KERNEL(logical_and_long, logical_and_formula<int64_t>)
KERNEL(logical_and_float, logical_and_formula<float>)
KERNEL(logical_and_double, logical_and_formula<double>)

/* logical_or(Tensor input, Tensor|Scalar other) -> BoolTensor = input != 0 or other != 0 */
template <typename T, typename S = T> struct logical_or_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (bool)((in_input != 0) | (in_other != 0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(logical_or_half, logical_or_formula<float, half_bits>)
KERNEL(logical_or_bfloat16, logical_or_formula<float, bfloat16_bits>)
KERNEL(logical_or_byte, logical_or_formula<uint8_t>)
KERNEL(logical_or_char, logical_or_formula<int8_t>)
KERNEL(logical_or_short, logical_or_formula<int16_t>)
KERNEL(logical_or_int, logical_or_formula<int32_t>)
KERNEL(logical_or_long, logical_or_formula<int64_t>)
KERNEL(logical_or_float, logical_or_formula<float>)
KERNEL(logical_or_double, logical_or_formula<double>)

/* logical_xor(Tensor input, Tensor|Scalar other) -> BoolTensor = input != 0 and other == 0 or
   input == 0 and other != 0 */
template <typename T, typename S = T> struct logical_xor_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (bool)(((in_input != 0) & (in_other == 0)) | ((in_input == 0) & (in_other !=
            0)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(logical_xor_half, logical_xor_formula<float, half_bits>)
KERNEL(logical_xor_bfloat16, logical_xor_formula<float, bfloat16_bits>)
KERNEL(logical_xor_byte, logical_xor_formula<uint8_t>)
KERNEL(logical_xor_char, logical_xor_formula<int8_t>)
KERNEL(logical_xor_short, logical_xor_formula<int16_t>)
KERNEL(logical_xor_int, logical_xor_formula<int32_t>)
KERNEL(logical_xor_long, logical_xor_formula<int64_t>)
KERNEL(logical_xor_float, logical_xor_formula<float>)
KERNEL(logical_xor_double, logical_xor_formula<double>)

/* logical_not(Tensor input) -> BoolTensor = input == 0 */
template <typename T, typename S = T> struct logical_not_formula {
    enum { count = 2, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (bool)(in_input == 0);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(logical_not_half, logical_not_formula<float, half_bits>)
KERNEL(logical_not_bfloat16, logical_not_formula<float, bfloat16_bits>)
KERNEL(logical_not_byte, logical_not_formula<uint8_t>)
KERNEL(logical_not_char, logical_not_formula<int8_t>)
KERNEL(logical_not_short, logical_not_formula<int16_t>)
KERNEL(logical_not_int, logical_not_formula<int32_t>)
KERNEL(logical_not_long, logical_not_formula<int64_t>)
KERNEL(logical_not_float, logical_not_formula<float>)
KERNEL(logical_not_double, logical_not_formula<double>)
