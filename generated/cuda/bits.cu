/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* bits */
#include "loop.cuh"

/* bitwise_and(Tensor|Scalar input, Tensor|Scalar other) = input & other */
template <typename T, typename S = T> struct bitwise_and_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(in_input & in_other);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(bitwise_and_byte, bitwise_and_formula<uint8_t>)
KERNEL(bitwise_and_char, bitwise_and_formula<int8_t>)
KERNEL(bitwise_and_short, bitwise_and_formula<int16_t>)
KERNEL(bitwise_and_int, bitwise_and_formula<int32_t>)
KERNEL(bitwise_and_long, bitwise_and_formula<int64_t>)

/* bitwise_or(Tensor|Scalar input, Tensor|Scalar other) = input | other */
template <typename T, typename S = T> struct bitwise_or_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(in_input | in_other);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(bitwise_or_byte, bitwise_or_formula<uint8_t>)
KERNEL(bitwise_or_char, bitwise_or_formula<int8_t>)
KERNEL(bitwise_or_short, bitwise_or_formula<int16_t>)
KERNEL(bitwise_or_int, bitwise_or_formula<int32_t>)
KERNEL(bitwise_or_long, bitwise_or_formula<int64_t>)

/* bitwise_xor(Tensor|Scalar input, Tensor|Scalar other) = input ^ other */
template <typename T, typename S = T> struct bitwise_xor_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(in_input ^ in_other);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(bitwise_xor_byte, bitwise_xor_formula<uint8_t>)
KERNEL(bitwise_xor_char, bitwise_xor_formula<int8_t>)
KERNEL(bitwise_xor_short, bitwise_xor_formula<int16_t>)
KERNEL(bitwise_xor_int, bitwise_xor_formula<int32_t>)
KERNEL(bitwise_xor_long, bitwise_xor_formula<int64_t>)

/* bitwise_not(Tensor input) = ~input */
template <typename T, typename S = T> struct bitwise_not_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(~in_input);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(bitwise_not_byte, bitwise_not_formula<uint8_t>)
KERNEL(bitwise_not_char, bitwise_not_formula<int8_t>)
KERNEL(bitwise_not_short, bitwise_not_formula<int16_t>)
KERNEL(bitwise_not_int, bitwise_not_formula<int32_t>)
KERNEL(bitwise_not_long, bitwise_not_formula<int64_t>)

/* bitwise_not_truth(Tensor input) = input == 0 */
template <typename T, typename S = T> struct bitwise_not_truth_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(in_input == 0);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(bitwise_not_truth_byte, bitwise_not_truth_formula<uint8_t>)

/* left_shift(Tensor|Scalar input, Tensor|Scalar other) = input << other */
template <typename T, typename S = T> struct left_shift_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_shift_left(in_input, in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(left_shift_byte, left_shift_formula<uint8_t>)
KERNEL(left_shift_char, left_shift_formula<int8_t>)
KERNEL(left_shift_short, left_shift_formula<int16_t>)
KERNEL(left_shift_int, left_shift_formula<int32_t>)
KERNEL(left_shift_long, left_shift_formula<int64_t>)

/* right_shift(Tensor|Scalar input, Tensor|Scalar other) = input >> other */
template <typename T, typename S = T> struct right_shift_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_shift_right(in_input, in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(right_shift_byte, right_shift_formula<uint8_t>)
KERNEL(right_shift_char, right_shift_formula<int8_t>)
KERNEL(right_shift_short, right_shift_formula<int16_t>)
KERNEL(right_shift_int, right_shift_formula<int32_t>)
KERNEL(right_shift_long, right_shift_formula<int64_t>)

/* gcd(Tensor input, Tensor other) = gcd(input, other) */
template <typename T, typename S = T> struct gcd_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_gcd(in_input, in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(gcd_byte, gcd_formula<uint8_t>)
KERNEL(gcd_char, gcd_formula<int8_t>)
KERNEL(gcd_short, gcd_formula<int16_t>)
KERNEL(gcd_int, gcd_formula<int32_t>)
KERNEL(gcd_long, gcd_formula<int64_t>)

/* lcm(Tensor input, Tensor other) = lcm(input, other) */
template <typename T, typename S = T> struct lcm_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_lcm(in_input, in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(lcm_byte, lcm_formula<uint8_t>)
KERNEL(lcm_char, lcm_formula<int8_t>)
KERNEL(lcm_short, lcm_formula<int16_t>)
KERNEL(lcm_int, lcm_formula<int32_t>)
KERNEL(lcm_long, lcm_formula<int64_t>)
