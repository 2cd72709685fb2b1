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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(conj_physical_half, conj_physical_formula<float, half_bits>)
KERNEL(conj_physical_bfloat16, conj_physical_formula<float, bfloat16_bits>)
KERNEL(conj_physical_byte, conj_physical_formula<uint8_t>)
KERNEL(conj_physical_char, conj_physical_formula<int8_t>)
KERNEL(conj_physical_short, conj_physical_formula<int16_t>)
KERNEL(conj_physical_int, conj_physical_formula<int32_t>)
KERNEL(conj_physical_long, conj_physical_formula<int64_t>)
KERNEL(conj_physical_float, conj_physical_formula<float>)
KERNEL(conj_physical_double, conj_physical_formula<double>)

/* d input = conj(grad) */
template <typename T, typename S = T> struct conj_physical_input_formula {
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
KERNEL(conj_physical_input_half, conj_physical_input_formula<float, half_bits>)
KERNEL(conj_physical_input_bfloat16, conj_physical_input_formula<float, bfloat16_bits>)
KERNEL(conj_physical_input_float, conj_physical_input_formula<float>)
KERNEL(conj_physical_input_double, conj_physical_input_formula<double>)

/* angle(Tensor input) = select(input < 0, pi, select(input == input, 0, input)) */
template <typename T, typename S = T> struct angle_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_select(in_input < 0, (T)3.141592653589793, f_select(in_input == in_input,
            (T)0, in_input)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(angle_half, angle_formula<float, half_bits>)
KERNEL(angle_bfloat16, angle_formula<float, bfloat16_bits>)
KERNEL(angle_float, angle_formula<float>)
KERNEL(angle_double, angle_formula<double>)

/* d input = 0 */
template <typename T, typename S = T> struct angle_input_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_input = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(angle_input_half, angle_input_formula<float, half_bits>)
KERNEL(angle_input_bfloat16, angle_input_formula<float, bfloat16_bits>)
KERNEL(angle_input_float, angle_input_formula<float>)
KERNEL(angle_input_double, angle_input_formula<double>)

/* magnitude(Tensor real, Tensor imag) = hypot(real, imag) */
template <typename T, typename S = T> struct magnitude_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_real = read<T, S>(at, 1, offset[1]);
        const T in_imag = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_hypot(in_real, in_imag));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(magnitude_half, magnitude_formula<float, half_bits>)
KERNEL(magnitude_bfloat16, magnitude_formula<float, bfloat16_bits>)
KERNEL(magnitude_float, magnitude_formula<float>)
KERNEL(magnitude_double, magnitude_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_real);
    }
};
KERNEL(magnitude_real_half, magnitude_real_formula<float, half_bits>)
KERNEL(magnitude_real_bfloat16, magnitude_real_formula<float, bfloat16_bits>)
KERNEL(magnitude_real_float, magnitude_real_formula<float>)
KERNEL(magnitude_real_double, magnitude_real_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_imag);
    }
};
KERNEL(magnitude_imag_half, magnitude_imag_formula<float, half_bits>)
KERNEL(magnitude_imag_bfloat16, magnitude_imag_formula<float, bfloat16_bits>)
KERNEL(magnitude_imag_float, magnitude_imag_formula<float>)
KERNEL(magnitude_imag_double, magnitude_imag_formula<double>)

/* exp2_complex(Tensor input) = exp(input * log(2)) */
template <typename T, typename S = T> struct exp2_complex_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_exp(in_input * f_log((T)2)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
