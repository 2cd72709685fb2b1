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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, i0)
NARROW_KERNELS(i0)

/* d input = grad * i1(input) */
template <typename T, typename S = T> struct i0_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_i1(in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, i0_input)
NARROW_KERNELS(i0_input)

/* i0e(Tensor input) = i0e(input) */
template <typename T, typename S = T> struct i0e_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_i0e(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, i0e)
NARROW_KERNELS(i0e)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, i0e_input)
NARROW_KERNELS(i0e_input)

/* i1(Tensor input) = i1(input) */
template <typename T, typename S = T> struct i1_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_i1(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, i1)
NARROW_KERNELS(i1)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, i1_input)
NARROW_KERNELS(i1_input)

/* i1e(Tensor input) = i1e(input) */
template <typename T, typename S = T> struct i1e_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_i1e(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, i1e)
NARROW_KERNELS(i1e)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, i1e_input)
NARROW_KERNELS(i1e_input)
