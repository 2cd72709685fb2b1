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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, inverse_differences)
NARROW_KERNELS(inverse_differences)

/* d input = -grad * output * output */
template <typename T, typename S = T> struct inverse_differences_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(-in_grad * in_output * in_output);
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, inverse_differences_input)
NARROW_KERNELS(inverse_differences_input)

/* d other = grad * output * output */
template <typename T, typename S = T> struct inverse_differences_other_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_other = (T)(in_grad * in_output * in_output);
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, inverse_differences_other)
NARROW_KERNELS(inverse_differences_other)

/* divide_or_zero(Tensor input, Tensor other) = select(input == 0, 0, input / other) */
template <typename T, typename S = T> struct divide_or_zero_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_select(in_input == 0, (T)0, f_divide(in_input, in_other)));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, divide_or_zero)
NARROW_KERNELS(divide_or_zero)

/* d input = grad * select(other == 0, 0, 1 / other) */
template <typename T, typename S = T> struct divide_or_zero_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_select(in_other == 0, (T)0, f_divide((T)1, in_other)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, divide_or_zero_input)
NARROW_KERNELS(divide_or_zero_input)

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
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, divide_or_zero_other)
NARROW_KERNELS(divide_or_zero_other)

/* conjugate(Tensor input) = conj(input) */
template <typename T, typename S = T> struct conjugate_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_conj(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, conjugate)
NARROW_KERNELS(conjugate)

/* d input = conj(grad) */
template <typename T, typename S = T> struct conjugate_input_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_input = (T)(f_conj(in_grad));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, conjugate_input)
NARROW_KERNELS(conjugate_input)
