/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* factors */
#include "loop.cuh"

/* gaps(Tensor input, Tensor other) = select(input == other, 0, 1 / (input - other)) */
template <typename T, typename S = T> struct gaps_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_select(in_input == in_other, (T)0, f_divide((T)1, in_input - in_other)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(gaps_half, gaps_formula<float, half_bits>)
KERNEL(gaps_bfloat16, gaps_formula<float, bfloat16_bits>)
KERNEL(gaps_float, gaps_formula<float>)
KERNEL(gaps_double, gaps_formula<double>)

/* d input = -grad * output * output */
template <typename T, typename S = T> struct gaps_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(-in_grad * in_output * in_output);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(gaps_input_half, gaps_input_formula<float, half_bits>)
KERNEL(gaps_input_bfloat16, gaps_input_formula<float, bfloat16_bits>)
KERNEL(gaps_input_float, gaps_input_formula<float>)
KERNEL(gaps_input_double, gaps_input_formula<double>)

/* d other = grad * output * output */
template <typename T, typename S = T> struct gaps_other_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_other = (T)(in_grad * in_output * in_output);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(gaps_other_half, gaps_other_formula<float, half_bits>)
KERNEL(gaps_other_bfloat16, gaps_other_formula<float, bfloat16_bits>)
KERNEL(gaps_other_float, gaps_other_formula<float>)
KERNEL(gaps_other_double, gaps_other_formula<double>)

/* share_of(Tensor input, Tensor other) = select(input == 0, 0, input / other) */
template <typename T, typename S = T> struct share_of_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_select(in_input == 0, (T)0, f_divide(in_input, in_other)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(share_of_half, share_of_formula<float, half_bits>)
KERNEL(share_of_bfloat16, share_of_formula<float, bfloat16_bits>)
KERNEL(share_of_float, share_of_formula<float>)
KERNEL(share_of_double, share_of_formula<double>)

/* d input = grad * select(other == 0, 0, 1 / other) */
template <typename T, typename S = T> struct share_of_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_select(in_other == 0, (T)0, f_divide((T)1, in_other)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(share_of_input_half, share_of_input_formula<float, half_bits>)
KERNEL(share_of_input_bfloat16, share_of_input_formula<float, bfloat16_bits>)
KERNEL(share_of_input_float, share_of_input_formula<float>)
KERNEL(share_of_input_double, share_of_input_formula<double>)

/* d other = -grad * select(other == 0, 0, output / other) */
template <typename T, typename S = T> struct share_of_other_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        to_other = (T)(-in_grad * f_select(in_other == 0, (T)0, f_divide(in_output, in_other)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(share_of_other_half, share_of_other_formula<float, half_bits>)
KERNEL(share_of_other_bfloat16, share_of_other_formula<float, bfloat16_bits>)
KERNEL(share_of_other_float, share_of_other_formula<float>)
KERNEL(share_of_other_double, share_of_other_formula<double>)
