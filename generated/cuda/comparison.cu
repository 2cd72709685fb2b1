/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* comparison */
#include "loop.cuh"

/* eq(Tensor input, Tensor|Scalar other) -> BoolTensor = input == other */
template <typename T, typename S = T> struct eq_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (bool)(in_input == in_other);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(eq_half, eq_formula<float, half_bits>)
KERNEL(eq_bfloat16, eq_formula<float, bfloat16_bits>)
KERNEL(eq_byte, eq_formula<uint8_t>)
KERNEL(eq_char, eq_formula<int8_t>)
KERNEL(eq_short, eq_formula<int16_t>)
KERNEL(eq_int, eq_formula<int32_t>)
KERNEL(eq_long, eq_formula<int64_t>)
KERNEL(eq_float, eq_formula<float>)
KERNEL(eq_double, eq_formula<double>)

/* ne(Tensor input, Tensor|Scalar other) -> BoolTensor = input != other */
template <typename T, typename S = T> struct ne_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (bool)(in_input != in_other);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(ne_half, ne_formula<float, half_bits>)
KERNEL(ne_bfloat16, ne_formula<float, bfloat16_bits>)
KERNEL(ne_byte, ne_formula<uint8_t>)
KERNEL(ne_char, ne_formula<int8_t>)
KERNEL(ne_short, ne_formula<int16_t>)
KERNEL(ne_int, ne_formula<int32_t>)
KERNEL(ne_long, ne_formula<int64_t>)
KERNEL(ne_float, ne_formula<float>)
KERNEL(ne_double, ne_formula<double>)

/* lt(Tensor input, Tensor|Scalar other) -> BoolTensor = input < other */
template <typename T, typename S = T> struct lt_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (bool)(in_input < in_other);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(lt_half, lt_formula<float, half_bits>)
KERNEL(lt_bfloat16, lt_formula<float, bfloat16_bits>)
KERNEL(lt_byte, lt_formula<uint8_t>)
KERNEL(lt_char, lt_formula<int8_t>)
KERNEL(lt_short, lt_formula<int16_t>)
KERNEL(lt_int, lt_formula<int32_t>)
KERNEL(lt_long, lt_formula<int64_t>)
KERNEL(lt_float, lt_formula<float>)
KERNEL(lt_double, lt_formula<double>)

/* le(Tensor input, Tensor|Scalar other) -> BoolTensor = input <= other */
template <typename T, typename S = T> struct le_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (bool)(in_input <= in_other);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(le_half, le_formula<float, half_bits>)
KERNEL(le_bfloat16, le_formula<float, bfloat16_bits>)
KERNEL(le_byte, le_formula<uint8_t>)
KERNEL(le_char, le_formula<int8_t>)
KERNEL(le_short, le_formula<int16_t>)
KERNEL(le_int, le_formula<int32_t>)
KERNEL(le_long, le_formula<int64_t>)
KERNEL(le_float, le_formula<float>)
KERNEL(le_double, le_formula<double>)

/* gt(Tensor input, Tensor|Scalar other) -> BoolTensor = input > other */
template <typename T, typename S = T> struct gt_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (bool)(in_input > in_other);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(gt_half, gt_formula<float, half_bits>)
KERNEL(gt_bfloat16, gt_formula<float, bfloat16_bits>)
KERNEL(gt_byte, gt_formula<uint8_t>)
KERNEL(gt_char, gt_formula<int8_t>)
KERNEL(gt_short, gt_formula<int16_t>)
KERNEL(gt_int, gt_formula<int32_t>)
KERNEL(gt_long, gt_formula<int64_t>)
KERNEL(gt_float, gt_formula<float>)
KERNEL(gt_double, gt_formula<double>)

/* ge(Tensor input, Tensor|Scalar other) -> BoolTensor = input >= other */
template <typename T, typename S = T> struct ge_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (bool)(in_input >= in_other);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(ge_half, ge_formula<float, half_bits>)
KERNEL(ge_bfloat16, ge_formula<float, bfloat16_bits>)
KERNEL(ge_byte, ge_formula<uint8_t>)
KERNEL(ge_char, ge_formula<int8_t>)
KERNEL(ge_short, ge_formula<int16_t>)
KERNEL(ge_int, ge_formula<int32_t>)
KERNEL(ge_long, ge_formula<int64_t>)
KERNEL(ge_float, ge_formula<float>)
KERNEL(ge_double, ge_formula<double>)
