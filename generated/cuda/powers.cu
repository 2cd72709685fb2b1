/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* powers */
#include "loop.cuh"

/* reciprocal(Tensor input) = 1 / input */
template <typename T, typename S = T> struct reciprocal_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_divide((T)1, in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, reciprocal)
NARROW_KERNELS(reciprocal)

/* d input = -grad * output * output */
template <typename T, typename S = T> struct reciprocal_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(-in_grad * in_output * in_output);
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, reciprocal_input)
NARROW_KERNELS(reciprocal_input)

/* sqrt(Tensor input) = sqrt(input) */
template <typename T, typename S = T> struct sqrt_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_sqrt(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, sqrt)
NARROW_KERNELS(sqrt)

/* d input = grad / (2 * output) */
template <typename T, typename S = T> struct sqrt_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad, 2 * in_output));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, sqrt_input)
NARROW_KERNELS(sqrt_input)

/* rsqrt(Tensor input) = rsqrt(input) */
template <typename T, typename S = T> struct rsqrt_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_rsqrt(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, rsqrt)
NARROW_KERNELS(rsqrt)

/* d input = -0.5 * grad * output * output * output */
template <typename T, typename S = T> struct rsqrt_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(-(T)0.5 * in_grad * in_output * in_output * in_output);
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, rsqrt_input)
NARROW_KERNELS(rsqrt_input)

/* exp(Tensor input) = exp(input) */
template <typename T, typename S = T> struct exp_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_exp(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, exp)
NARROW_KERNELS(exp)

/* d input = grad * output */
template <typename T, typename S = T> struct exp_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * in_output);
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, exp_input)
NARROW_KERNELS(exp_input)

/* expm1(Tensor input) = expm1(input) */
template <typename T, typename S = T> struct expm1_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_expm1(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, expm1)
NARROW_KERNELS(expm1)

/* d input = grad * exp(input) */
template <typename T, typename S = T> struct expm1_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_exp(in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, expm1_input)
NARROW_KERNELS(expm1_input)

/* log(Tensor input) = log(input) */
template <typename T, typename S = T> struct log_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_log(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, log)
NARROW_KERNELS(log)

/* d input = grad / input */
template <typename T, typename S = T> struct log_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad, in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, log_input)
NARROW_KERNELS(log_input)

/* log1p(Tensor input) = log1p(input) */
template <typename T, typename S = T> struct log1p_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_log1p(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, log1p)
NARROW_KERNELS(log1p)

/* d input = grad / (1 + input) */
template <typename T, typename S = T> struct log1p_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad, 1 + in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, log1p_input)
NARROW_KERNELS(log1p_input)

/* log1p_square(Tensor input, Tensor scale) = select(ratio < 1, log1p(ratio * ratio),
   select(ratio < 1e15, 2 * log(hypot(ratio, 1)), 2 * (log(abs(input)) - log(abs(scale))))) */
template <typename T, typename S = T> struct log1p_square_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_scale = read<T, S>(at, 2, offset[2]);
        const T in_ratio = f_abs(f_divide(in_input, in_scale));
        to_output = (T)(f_select(in_ratio < 1, f_log1p(in_ratio * in_ratio),
            f_select(in_ratio < (T)1000000000000000.0, 2 * f_log(f_hypot(in_ratio, (T)1)),
            2 * (f_log(f_abs(in_input)) - f_log(f_abs(in_scale))))));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, log1p_square)
NARROW_KERNELS(log1p_square)

/* d input = grad * 2 * share / longest */
template <typename T, typename S = T> struct log1p_square_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_scale = read<T, S>(at, 3, offset[3]);
        const T in_longest = f_hypot(in_input, in_scale);
        const T in_share = f_divide(in_input, in_longest);
        to_input = (T)(f_divide(in_grad * 2 * in_share, in_longest));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, log1p_square_input)
NARROW_KERNELS(log1p_square_input)

/* d scale = -grad * 2 * share * share / scale */
template <typename T, typename S = T> struct log1p_square_scale_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_scale;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_scale = read<T, S>(at, 3, offset[3]);
        const T in_longest = f_hypot(in_input, in_scale);
        const T in_share = f_divide(in_input, in_longest);
        to_scale = (T)(f_divide(-in_grad * 2 * in_share * in_share, in_scale));
    }
    STORE(to_scale)
};
EACH_FLOATING(KERNEL_OF, log1p_square_scale)
NARROW_KERNELS(log1p_square_scale)

/* log_quotient(Tensor weight, Tensor input, Tensor other) = select(weight == 0, 0, weight *
   logarithm) */
template <typename T, typename S = T> struct log_quotient_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_weight = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        const T in_quotient = f_divide(in_input, in_other);
        const T in_logarithm = f_select((in_quotient > (T)1e-30) & (in_quotient < (T)1e+30),
            f_log(in_quotient), f_log(in_input) - f_log(in_other));
        to_output = (T)(f_select(in_weight == 0, (T)0, in_weight * in_logarithm));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, log_quotient)
NARROW_KERNELS(log_quotient)

/* d weight = grad * logarithm */
template <typename T, typename S = T> struct log_quotient_weight_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_weight;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        const T in_quotient = f_divide(in_input, in_other);
        const T in_logarithm = f_select((in_quotient > (T)1e-30) & (in_quotient < (T)1e+30),
            f_log(in_quotient), f_log(in_input) - f_log(in_other));
        to_weight = (T)(in_grad * in_logarithm);
    }
    STORE(to_weight)
};
EACH_FLOATING(KERNEL_OF, log_quotient_weight)
NARROW_KERNELS(log_quotient_weight)

/* d input = grad * weight / input */
template <typename T, typename S = T> struct log_quotient_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_weight = read<T, S>(at, 2, offset[2]);
        const T in_input = read<T, S>(at, 3, offset[3]);
        to_input = (T)(f_divide(in_grad * in_weight, in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, log_quotient_input)
NARROW_KERNELS(log_quotient_input)

/* d other = -grad * weight / other */
template <typename T, typename S = T> struct log_quotient_other_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_weight = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_other = (T)(f_divide(-in_grad * in_weight, in_other));
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, log_quotient_other)
NARROW_KERNELS(log_quotient_other)

/* pow(Tensor|Scalar input, Tensor|Scalar exponent) = input ** exponent */
template <typename T, typename S = T> struct pow_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_exponent = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_pow(in_input, in_exponent));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, pow)
NARROW_KERNELS(pow)

/* d input = select(exponent == 0 and (input == 0 or isnan(input)), 0, grad * exponent * base **
   (exponent - 1)) */
template <typename T, typename S = T> struct pow_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_exponent = read<T, S>(at, 3, offset[3]);
        const T in_base = f_select((in_exponent == 0) & ((in_input == 0) | f_isnan(in_input)), (T)1,
            in_input);
        to_input = (T)(f_select((in_exponent == 0) & ((in_input == 0) | f_isnan(in_input)), (T)0,
            in_grad * in_exponent * f_pow(in_base, in_exponent - 1)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, pow_input)
NARROW_KERNELS(pow_input)

/* d exponent = select(input == 0 and output - output == 0, 0, grad * output * log(input)) */
template <typename T, typename S = T> struct pow_exponent_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_exponent;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        to_exponent = (T)(f_select((in_input == 0) & (in_output - in_output == 0), (T)0,
            in_grad * in_output * f_log(in_input)));
    }
    STORE(to_exponent)
};
EACH_FLOATING(KERNEL_OF, pow_exponent)
NARROW_KERNELS(pow_exponent)

/* cube(Tensor input) = input * input * input */
template <typename T, typename S = T> struct cube_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(in_input * in_input * in_input);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, cube)
NARROW_KERNELS(cube)

/* d input = 3 * grad * input * input */
template <typename T, typename S = T> struct cube_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(3 * in_grad * in_input * in_input);
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, cube_input)
NARROW_KERNELS(cube_input)
