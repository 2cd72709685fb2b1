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
    STORE(to_output)
};
EACH_INTEGRAL(KERNEL_OF, bitwise_and)

/* bitwise_or(Tensor|Scalar input, Tensor|Scalar other) = input | other */
template <typename T, typename S = T> struct bitwise_or_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(in_input | in_other);
    }
    STORE(to_output)
};
EACH_INTEGRAL(KERNEL_OF, bitwise_or)

/* bitwise_xor(Tensor|Scalar input, Tensor|Scalar other) = input ^ other */
template <typename T, typename S = T> struct bitwise_xor_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(in_input ^ in_other);
    }
    STORE(to_output)
};
EACH_INTEGRAL(KERNEL_OF, bitwise_xor)

/* bitwise_not(Tensor input) = ~input */
template <typename T, typename S = T> struct bitwise_not_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(~in_input);
    }
    STORE(to_output)
};
EACH_INTEGRAL(KERNEL_OF, bitwise_not)

/* bitwise_not_truth(Tensor input) = input == 0 */
template <typename T, typename S = T> struct bitwise_not_truth_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(in_input == 0);
    }
    STORE(to_output)
};
KERNEL_OF(byte, uint8_t, bitwise_not_truth)

/* left_shift(Tensor|Scalar input, Tensor|Scalar other) = input << other */
template <typename T, typename S = T> struct left_shift_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_shift_left(in_input, in_other));
    }
    STORE(to_output)
};
EACH_INTEGRAL(KERNEL_OF, left_shift)

/* right_shift(Tensor|Scalar input, Tensor|Scalar other) = input >> other */
template <typename T, typename S = T> struct right_shift_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_shift_right(in_input, in_other));
    }
    STORE(to_output)
};
EACH_INTEGRAL(KERNEL_OF, right_shift)

/* gcd(Tensor input, Tensor other) = gcd(input, other) */
template <typename T, typename S = T> struct gcd_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_gcd(in_input, in_other));
    }
    STORE(to_output)
};
EACH_INTEGRAL(KERNEL_OF, gcd)

/* lcm(Tensor input, Tensor other) = lcm(input, other) */
template <typename T, typename S = T> struct lcm_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_lcm(in_input, in_other));
    }
    STORE(to_output)
};
EACH_INTEGRAL(KERNEL_OF, lcm)
