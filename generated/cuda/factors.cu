/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* factors */
#include "loop.cuh"

/* inverse_differences(Tensor input, Tensor other) = select(input == other, 0, 1 / (input -
   other)) */
template <typename T, typename S = T> struct inverse_differences_formula {
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
KERNEL(inverse_differences_half, inverse_differences_formula<float, half_bits>)
KERNEL(inverse_differences_bfloat16, inverse_differences_formula<float, bfloat16_bits>)
KERNEL(inverse_differences_float, inverse_differences_formula<float>)
KERNEL(inverse_differences_double, inverse_differences_formula<double>)

/* d input = -grad * output * output */
template <typename T, typename S = T> struct inverse_differences_input_formula {
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
KERNEL(inverse_differences_input_half, inverse_differences_input_formula<float, half_bits>)
KERNEL(inverse_differences_input_bfloat16, inverse_differences_input_formula<float, bfloat16_bits>)
KERNEL(inverse_differences_input_float, inverse_differences_input_formula<float>)
KERNEL(inverse_differences_input_double, inverse_differences_input_formula<double>)

/* d other = grad * output * output */
template <typename T, typename S = T> struct inverse_differences_other_formula {
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
KERNEL(inverse_differences_other_half, inverse_differences_other_formula<float, half_bits>)
KERNEL(inverse_differences_other_bfloat16, inverse_differences_other_formula<float, bfloat16_bits>)
KERNEL(inverse_differences_other_float, inverse_differences_other_formula<float>)
KERNEL(inverse_differences_other_double, inverse_differences_other_formula<double>)

/* divide_or_zero(Tensor input, Tensor other) = select(input == 0, 0, input / other) */
template <typename T, typename S = T> struct divide_or_zero_formula {
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
KERNEL(divide_or_zero_half, divide_or_zero_formula<float, half_bits>)
KERNEL(divide_or_zero_bfloat16, divide_or_zero_formula<float, bfloat16_bits>)
KERNEL(divide_or_zero_float, divide_or_zero_formula<float>)
KERNEL(divide_or_zero_double, divide_or_zero_formula<double>)

/* d input = grad * select(other == 0, 0, 1 / other) */
template <typename T, typename S = T> struct divide_or_zero_input_formula {
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
KERNEL(divide_or_zero_input_half, divide_or_zero_input_formula<float, half_bits>)
KERNEL(divide_or_zero_input_bfloat16, divide_or_zero_input_formula<float, bfloat16_bits>)
KERNEL(divide_or_zero_input_float, divide_or_zero_input_formula<float>)
KERNEL(divide_or_zero_input_double, divide_or_zero_input_formula<double>)

/* d other = -grad * select(other == 0, 0, output / other) */
template <typename T, typename S = T> struct divide_or_zero_other_formula {
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
KERNEL(divide_or_zero_other_half, divide_or_zero_other_formula<float, half_bits>)
KERNEL(divide_or_zero_other_bfloat16, divide_or_zero_other_formula<float, bfloat16_bits>)
KERNEL(divide_or_zero_other_float, divide_or_zero_other_formula<float>)
KERNEL(divide_or_zero_other_double, divide_or_zero_other_formula<double>)

/* conjugate(Tensor input) = conj(input) */
template <typename T, typename S = T> struct conjugate_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_conj(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(conjugate_half, conjugate_formula<float, half_bits>)
KERNEL(conjugate_bfloat16, conjugate_formula<float, bfloat16_bits>)
KERNEL(conjugate_float, conjugate_formula<float>)
KERNEL(conjugate_double, conjugate_formula<double>)

/* d input = conj(grad) */
template <typename T, typename S = T> struct conjugate_input_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_input = (T)(f_conj(in_grad));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(conjugate_input_half, conjugate_input_formula<float, half_bits>)
KERNEL(conjugate_input_bfloat16, conjugate_input_formula<float, bfloat16_bits>)
KERNEL(conjugate_input_float, conjugate_input_formula<float>)
KERNEL(conjugate_input_double, conjugate_input_formula<double>)
