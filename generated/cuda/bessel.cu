/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* bessel */
#include "loop.cuh"

/* i0(Tensor input) = i0(input) */
template <typename T, typename S = T> struct i0_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_i0(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(i0_half, i0_formula<float, half_bits>)
KERNEL(i0_bfloat16, i0_formula<float, bfloat16_bits>)
KERNEL(i0_float, i0_formula<float>)
KERNEL(i0_double, i0_formula<double>)

/* d input = grad * i1(input) */
template <typename T, typename S = T> struct i0_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_i1(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(i0_input_half, i0_input_formula<float, half_bits>)
KERNEL(i0_input_bfloat16, i0_input_formula<float, bfloat16_bits>)
KERNEL(i0_input_float, i0_input_formula<float>)
KERNEL(i0_input_double, i0_input_formula<double>)

/* i0e(Tensor input) = i0e(input) */
template <typename T, typename S = T> struct i0e_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_i0e(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(i0e_half, i0e_formula<float, half_bits>)
KERNEL(i0e_bfloat16, i0e_formula<float, bfloat16_bits>)
KERNEL(i0e_float, i0e_formula<float>)
KERNEL(i0e_double, i0e_formula<double>)

/* d input = grad * select(abs(input) > 32, -sign(input) * output * series, i1e(input) -
   sign(input) * output) */
template <typename T, typename S = T> struct i0e_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        const T in_far = f_select(f_abs(in_input) > 32, f_divide((T)1, f_abs(in_input)), (T)0);
        const T in_series = in_far * ((T)0.5 + in_far * ((T)0.125 + in_far * ((T)0.125 + in_far *
            ((T)0.1953125 + in_far * ((T)0.40625 + in_far * ((T)1.0478515625 + in_far * ((T)3.21875
            + in_far * ((T)11.466461181640625 + in_far * ((T)46.478515625 + in_far *
            ((T)211.27614974975586 + in_far * ((T)1064.67822265625 + in_far *
            (T)5892.0457146167755)))))))))));
        to_input = (T)(in_grad * f_select(f_abs(in_input) > 32,
            -f_sign(in_input) * in_output * in_series,
            f_i1e(in_input) - f_sign(in_input) * in_output));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(i0e_input_half, i0e_input_formula<float, half_bits>)
KERNEL(i0e_input_bfloat16, i0e_input_formula<float, bfloat16_bits>)
KERNEL(i0e_input_float, i0e_input_formula<float>)
KERNEL(i0e_input_double, i0e_input_formula<double>)

/* i1(Tensor input) = i1(input) */
template <typename T, typename S = T> struct i1_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_i1(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(i1_half, i1_formula<float, half_bits>)
KERNEL(i1_bfloat16, i1_formula<float, bfloat16_bits>)
KERNEL(i1_float, i1_formula<float>)
KERNEL(i1_double, i1_formula<double>)

/* d input = grad * select(abs(output) == inf, abs(output), i0(input) - ratio) */
template <typename T, typename S = T> struct i1_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        const T in_near = f_select(f_abs(in_input) < (T)0.5, in_input, (T)0);
        const T in_square = f_divide(in_near * in_near, (T)4);
        const T in_far = f_select(f_abs(in_input) < (T)0.5, (T)1, in_input);
        const T in_ratio = f_select(f_abs(in_input) < (T)0.5, (T)0.5 * (1 + f_divide(in_square,
            (T)2) * (1 + f_divide(in_square, (T)6) * (1 + f_divide(in_square,
            (T)12) * (1 + f_divide(in_square, (T)20) * (1 + f_divide(in_square,
            (T)30) * (1 + f_divide(in_square, (T)42))))))), f_divide(in_output, in_far));
        to_input = (T)(in_grad * f_select(f_abs(in_output) == (T)INFINITY, f_abs(in_output),
            f_i0(in_input) - in_ratio));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(i1_input_half, i1_input_formula<float, half_bits>)
KERNEL(i1_input_bfloat16, i1_input_formula<float, bfloat16_bits>)
KERNEL(i1_input_float, i1_input_formula<float>)
KERNEL(i1_input_double, i1_input_formula<double>)

/* i1e(Tensor input) = i1e(input) */
template <typename T, typename S = T> struct i1e_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_i1e(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(i1e_half, i1e_formula<float, half_bits>)
KERNEL(i1e_bfloat16, i1e_formula<float, bfloat16_bits>)
KERNEL(i1e_float, i1e_formula<float>)
KERNEL(i1e_double, i1e_formula<double>)

/* d input = grad * select(abs(input) > 32, -sign(input) * output * series, i0e(input) - output
   * sign(input) - ratio) */
template <typename T, typename S = T> struct i1e_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        const T in_beyond = f_select(f_abs(in_input) > 32, f_divide((T)1, f_abs(in_input)), (T)0);
        const T in_series = in_beyond * ((T)0.5 - in_beyond * ((T)0.375 + in_beyond * ((T)0.375 +
            in_beyond * ((T)0.4921875 + in_beyond * ((T)0.84375 + in_beyond * ((T)1.8544921875 +
            in_beyond * ((T)5.0625 + in_beyond * ((T)16.585784912109375 + in_beyond *
            ((T)63.333984375 + in_beyond * ((T)275.6161079406738 + in_beyond * ((T)1344.05419921875
            + in_beyond * (T)7251.037440061569)))))))))));
        const T in_near = f_select(f_abs(in_input) < (T)0.5, in_input, (T)0);
        const T in_square = f_divide(in_near * in_near, (T)4);
        const T in_far = f_select(f_abs(in_input) < (T)0.5, (T)1, in_input);
        const T in_ratio = f_select(f_abs(in_input) < (T)0.5, f_divide(f_exp(-f_abs(in_near)),
            (T)2) * (1 + f_divide(in_square, (T)2) * (1 + f_divide(in_square,
            (T)6) * (1 + f_divide(in_square, (T)12) * (1 + f_divide(in_square,
            (T)20) * (1 + f_divide(in_square, (T)30) * (1 + f_divide(in_square, (T)42))))))),
            f_divide(in_output, in_far));
        to_input = (T)(in_grad * f_select(f_abs(in_input) > 32,
            -f_sign(in_input) * in_output * in_series,
            f_i0e(in_input) - in_output * f_sign(in_input) - in_ratio));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(i1e_input_half, i1e_input_formula<float, half_bits>)
KERNEL(i1e_input_bfloat16, i1e_input_formula<float, bfloat16_bits>)
KERNEL(i1e_input_float, i1e_input_formula<float>)
KERNEL(i1e_input_double, i1e_input_formula<double>)
