/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* tails */
#include "loop.cuh"

/* erfcx(Tensor input) = erfcx(input) */
template <typename T, typename S = T> struct erfcx_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_erfcx(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, erfcx)
NARROW_KERNELS(erfcx)

/* d input = grad * select(input > 25, -inverse * inverse / sqrt(pi) * (1 - 3 * square * (1 - 5
   * square * (1 - 7 * square * (1 - 9 * square * (1 - 11 * square * (1 - 13 * square)))))), 2 *
   near * output - 2 / sqrt(pi)) */
template <typename T, typename S = T> struct erfcx_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        const T in_inverse = f_divide((T)1, f_select(in_input > 25, in_input, (T)25));
        const T in_square = f_divide(in_inverse * in_inverse, (T)2);
        const T in_near = f_select(in_input > 25, (T)25, in_input);
        to_input = (T)(in_grad * f_select(in_input > 25, f_divide(-in_inverse * in_inverse,
            f_sqrt((T)3.141592653589793)) * (1 - 3 * in_square * (1 - 5 * in_square * (1 - 7 *
            in_square * (1 - 9 * in_square * (1 - 11 * in_square * (1 - 13 * in_square)))))),
            2 * in_near * in_output - f_divide((T)2, f_sqrt((T)3.141592653589793))));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, erfcx_input)
NARROW_KERNELS(erfcx_input)

/* ndtr(Tensor input) = ndtr(input) */
template <typename T, typename S = T> struct ndtr_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_ndtr(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, ndtr)
NARROW_KERNELS(ndtr)

/* d input = grad * exp(-input * input / 2) / sqrt(2 * pi) */
template <typename T, typename S = T> struct ndtr_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad * f_exp(f_divide(-in_input * in_input, (T)2)),
            f_sqrt(2 * (T)3.141592653589793)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, ndtr_input)
NARROW_KERNELS(ndtr_input)

/* log_ndtr(Tensor input) = log_ndtr(input) */
template <typename T, typename S = T> struct log_ndtr_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_log_ndtr(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, log_ndtr)
NARROW_KERNELS(log_ndtr)

/* d input = grad * select(input > -1, exp(-high * high / 2 - select(input > -1, output, 0)) /
   sqrt(2 * pi), sqrt(2 / pi) / erfcx(-low * sqrt(0.5))) */
template <typename T, typename S = T> struct log_ndtr_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        const T in_high = f_select(in_input > -1, f_select(in_input > 50, (T)50, in_input), (T)0);
        const T in_low = f_select(in_input > -1, -1, in_input);
        to_input = (T)(in_grad * f_select(in_input > -1, f_divide(f_exp(f_divide(-in_high * in_high,
            (T)2) - f_select(in_input > -1, in_output, (T)0)), f_sqrt(2 * (T)3.141592653589793)),
            f_divide(f_sqrt(f_divide((T)2, (T)3.141592653589793)),
            f_erfcx(-in_low * f_sqrt((T)0.5)))));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, log_ndtr_input)
NARROW_KERNELS(log_ndtr_input)

/* entr(Tensor input) = select(isnan(input), input, select(input > 0, -input * log(input),
   select(input == 0, 0, -inf))) */
template <typename T, typename S = T> struct entr_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_select(f_isnan(in_input), in_input, f_select(in_input > 0,
            -in_input * f_log(in_input), f_select(in_input == 0, (T)0, -(T)INFINITY))));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, entr)
NARROW_KERNELS(entr)

/* d input = grad * (-log(input) - 1) */
template <typename T, typename S = T> struct entr_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * (-f_log(in_input) - 1));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, entr_input)
NARROW_KERNELS(entr_input)
