/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* complex_numbers */
#include "loop.cuh"

/* conj_physical(Tensor input) = conj(input) */
template <typename T, typename S = T> struct conj_physical_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_conj(in_input));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, conj_physical)
NARROW_KERNELS(conj_physical)

/* d input = conj(grad) */
template <typename T, typename S = T> struct conj_physical_input_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_input = (T)(f_conj(in_grad));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, conj_physical_input)
NARROW_KERNELS(conj_physical_input)

/* angle(Tensor input) = select(input < 0, pi, select(input == input, 0, input)) */
template <typename T, typename S = T> struct angle_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_select(in_input < 0, (T)3.141592653589793, f_select(in_input == in_input,
            (T)0, in_input)));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, angle)
NARROW_KERNELS(angle)

/* magnitude(Tensor real, Tensor imag) = hypot(real, imag) */
template <typename T, typename S = T> struct magnitude_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_real = read<T, S>(at, 1, offset[1]);
        const T in_imag = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_hypot(in_real, in_imag));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, magnitude)
NARROW_KERNELS(magnitude)

/* d real = grad * real / size */
template <typename T, typename S = T> struct magnitude_real_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_real;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_real = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        const T in_size = f_select(in_output == 0, (T)1, in_output);
        to_real = (T)(f_divide(in_grad * in_real, in_size));
    }
    STORE(to_real)
};
EACH_FLOATING(KERNEL_OF, magnitude_real)
NARROW_KERNELS(magnitude_real)

/* d imag = grad * imag / size */
template <typename T, typename S = T> struct magnitude_imag_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_imag;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_imag = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        const T in_size = f_select(in_output == 0, (T)1, in_output);
        to_imag = (T)(f_divide(in_grad * in_imag, in_size));
    }
    STORE(to_imag)
};
EACH_FLOATING(KERNEL_OF, magnitude_imag)
NARROW_KERNELS(magnitude_imag)

/* exp2_complex(Tensor input) = exp(input * log(2)) */
template <typename T, typename S = T> struct exp2_complex_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_exp(in_input * f_log((T)2)));
    }
    STORE(to_output)
};

/* d input = grad * output * log(2) */
template <typename T, typename S = T> struct exp2_complex_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * in_output * f_log((T)2));
    }
    STORE(to_input)
};
