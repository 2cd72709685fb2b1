/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* pairs */
#include "loop.cuh"

/* hypot(Tensor input, Tensor|Scalar other) = hypot(input, other) */
template <typename T, typename S = T> struct hypot_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_hypot(in_input, in_other));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, hypot)
NARROW_KERNELS(hypot)

/* d input = select(output == 0, 0, grad * select(abs(input) == inf and abs(other) < inf,
   sign(input), input / length)) */
template <typename T, typename S = T> struct hypot_input_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        const T in_output = read<T, S>(at, 4, offset[4]);
        const T in_length = f_select(in_output == 0, (T)1, in_output);
        to_input = (T)(f_select(in_output == 0, (T)0,
            in_grad * f_select((f_abs(in_input) == (T)INFINITY) & (f_abs(in_other) < (T)INFINITY),
            f_sign(in_input), f_divide(in_input, in_length))));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, hypot_input)
NARROW_KERNELS(hypot_input)

/* d other = select(output == 0, 0, grad * select(abs(other) == inf and abs(input) < inf,
   sign(other), other / length)) */
template <typename T, typename S = T> struct hypot_other_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        const T in_output = read<T, S>(at, 4, offset[4]);
        const T in_length = f_select(in_output == 0, (T)1, in_output);
        to_other = (T)(f_select(in_output == 0, (T)0,
            in_grad * f_select((f_abs(in_other) == (T)INFINITY) & (f_abs(in_input) < (T)INFINITY),
            f_sign(in_other), f_divide(in_other, in_length))));
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, hypot_other)
NARROW_KERNELS(hypot_other)

/* copysign(Tensor|Scalar input, Tensor|Scalar other) = copysign(input, other) */
template <typename T, typename S = T> struct copysign_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_copysign(in_input, in_other));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, copysign)
NARROW_KERNELS(copysign)

/* d input = select(input == 0, 0, grad * copysign(1, input) * copysign(1, other) *
   select(isnan(input), input, 1)) */
template <typename T, typename S = T> struct copysign_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_input = (T)(f_select(in_input == 0, (T)0, in_grad * f_copysign((T)1,
            in_input) * f_copysign((T)1, in_other) * f_select(f_isnan(in_input), in_input, (T)1)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, copysign_input)
NARROW_KERNELS(copysign_input)

/* heaviside(Tensor input, Tensor|Scalar values) = select(input > 0, 1, select(input < 0, 0,
   select(input == 0, values, input))) */
template <typename T, typename S = T> struct heaviside_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_values = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_select(in_input > 0, (T)1, f_select(in_input < 0, (T)0,
            f_select(in_input == 0, in_values, in_input))));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, heaviside)
NARROW_KERNELS(heaviside)

/* d values = select(input == 0, grad, 0) */
template <typename T, typename S = T> struct heaviside_values_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_values;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_values = (T)(f_select(in_input == 0, in_grad, (T)0));
    }
    STORE(to_values)
};
EACH_FLOATING(KERNEL_OF, heaviside_values)
NARROW_KERNELS(heaviside_values)

/* logaddexp(Tensor input, Tensor other) = select(input == other, input + log(2), max(input,
   other) + log1p(exp(-abs(input - other)))) */
template <typename T, typename S = T> struct logaddexp_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_select(in_input == in_other, in_input + f_log((T)2), f_max(in_input,
            in_other) + f_log1p(f_exp(-f_abs(in_input - in_other)))));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, logaddexp)
NARROW_KERNELS(logaddexp)

/* d input = grad * sigmoid(apart) */
template <typename T, typename S = T> struct logaddexp_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        const T in_apart = f_select((in_input == in_other) & (f_abs(in_input) == (T)INFINITY), (T)0,
            in_input - in_other);
        to_input = (T)(in_grad * f_sigmoid(in_apart));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, logaddexp_input)
NARROW_KERNELS(logaddexp_input)

/* d other = grad * sigmoid(-apart) */
template <typename T, typename S = T> struct logaddexp_other_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        const T in_apart = f_select((in_input == in_other) & (f_abs(in_input) == (T)INFINITY), (T)0,
            in_input - in_other);
        to_other = (T)(in_grad * f_sigmoid(-in_apart));
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, logaddexp_other)
NARROW_KERNELS(logaddexp_other)

/* logaddexp2(Tensor input, Tensor other) = select(input == other, input + 1, max(input, other)
   + log1p(exp2(-abs(input - other))) / log(2)) */
template <typename T, typename S = T> struct logaddexp2_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_select(in_input == in_other, in_input + 1, f_max(in_input,
            in_other) + f_divide(f_log1p(f_exp2(-f_abs(in_input - in_other))), f_log((T)2))));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, logaddexp2)
NARROW_KERNELS(logaddexp2)

/* d input = grad * sigmoid(apart) */
template <typename T, typename S = T> struct logaddexp2_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        const T in_apart = f_select((in_input == in_other) & (f_abs(in_input) == (T)INFINITY), (T)0,
            (in_input - in_other) * f_log((T)2));
        to_input = (T)(in_grad * f_sigmoid(in_apart));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, logaddexp2_input)
NARROW_KERNELS(logaddexp2_input)

/* d other = grad * sigmoid(-apart) */
template <typename T, typename S = T> struct logaddexp2_other_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        const T in_apart = f_select((in_input == in_other) & (f_abs(in_input) == (T)INFINITY), (T)0,
            (in_input - in_other) * f_log((T)2));
        to_other = (T)(in_grad * f_sigmoid(-in_apart));
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, logaddexp2_other)
NARROW_KERNELS(logaddexp2_other)

/* xlogy(Tensor|Scalar input, Tensor|Scalar other) = select(input == 0 and not isnan(other), 0,
   input * log(other)) */
template <typename T, typename S = T> struct xlogy_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_select((in_input == 0) & !f_isnan(in_other), (T)0,
            in_input * f_log(in_other)));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, xlogy)
NARROW_KERNELS(xlogy)

/* d input = select(input == 0 and other <= 0, 0, grad * log(other)) */
template <typename T, typename S = T> struct xlogy_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_input = (T)(f_select((in_input == 0) & (in_other <= 0), (T)0,
            in_grad * f_log(in_other)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, xlogy_input)
NARROW_KERNELS(xlogy_input)

/* d other = grad * input / below */
template <typename T, typename S = T> struct xlogy_other_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        const T in_below = f_select((in_input == 0) & (in_other == 0), (T)1, in_other);
        to_other = (T)(f_divide(in_grad * in_input, in_below));
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, xlogy_other)
NARROW_KERNELS(xlogy_other)

/* xlog1py(Tensor|Scalar input, Tensor|Scalar other) = select(input == 0 and not isnan(other),
   0, input * log1p(other)) */
template <typename T, typename S = T> struct xlog1py_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_select((in_input == 0) & !f_isnan(in_other), (T)0,
            in_input * f_log1p(in_other)));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, xlog1py)
NARROW_KERNELS(xlog1py)

/* d input = select(input == 0 and other <= -1, 0, grad * log1p(other)) */
template <typename T, typename S = T> struct xlog1py_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_input = (T)(f_select((in_input == 0) & (in_other <= -1), (T)0,
            in_grad * f_log1p(in_other)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, xlog1py_input)
NARROW_KERNELS(xlog1py_input)

/* d other = grad * input / below */
template <typename T, typename S = T> struct xlog1py_other_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        const T in_below = f_select((in_input == 0) & (in_other == -1), (T)1, 1 + in_other);
        to_other = (T)(f_divide(in_grad * in_input, in_below));
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, xlog1py_other)
NARROW_KERNELS(xlog1py_other)

/* frexp(Tensor input) -> (Tensor mantissa, IntTensor exponent) = mantissa = mantissa(input),
   exponent = exponent(input) */
template <typename T, typename S = T> struct frexp_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_mantissa;
    int32_t to_exponent;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_mantissa = (T)(f_mantissa(in_input));
        to_exponent = (int32_t)(f_exponent(in_input));
    }
    STORE(to_mantissa, to_exponent)
};
EACH_FLOATING(KERNEL_OF, frexp)
NARROW_KERNELS(frexp)

/* d input = grad_mantissa * select(abs(input) == inf, 0, exp2(-1.0 * exponent)) */
template <typename T, typename S = T> struct frexp_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad_mantissa = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const int32_t in_exponent = read<int32_t>(at, 3, offset[3]);
        to_input = (T)(in_grad_mantissa * f_select(f_abs(in_input) == (T)INFINITY, (T)0,
            f_exp2(-(T)1.0 * in_exponent)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, frexp_input)
NARROW_KERNELS(frexp_input)

/* nextafter(Tensor input, Tensor|Scalar other) = nextafter(input, other) */
template <typename T, typename S = T> struct nextafter_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_nextafter(in_input, in_other));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, nextafter)
NARROW_KERNELS(nextafter)

/* d input = select(input == other, 0, grad) */
template <typename T, typename S = T> struct nextafter_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_input = (T)(f_select(in_input == in_other, (T)0, in_grad));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, nextafter_input)
NARROW_KERNELS(nextafter_input)

/* ldexp(Tensor input, Tensor|Scalar other) = input * exp2(half) * exp2(other - half) */
template <typename T, typename S = T> struct ldexp_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        const T in_half = f_select(f_abs(in_other) == (T)INFINITY, (T)0, f_floor(f_divide(in_other,
            (T)2)));
        to_output = (T)(in_input * f_exp2(in_half) * f_exp2(in_other - in_half));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, ldexp)
NARROW_KERNELS(ldexp)

/* d input = grad * exp2(half) * exp2(other - half) */
template <typename T, typename S = T> struct ldexp_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        const T in_half = f_select(f_abs(in_other) == (T)INFINITY, (T)0, f_floor(f_divide(in_other,
            (T)2)));
        to_input = (T)(in_grad * f_exp2(in_half) * f_exp2(in_other - in_half));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, ldexp_input)
NARROW_KERNELS(ldexp_input)

/* d other = grad * output * log(2) */
template <typename T, typename S = T> struct ldexp_other_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_other = (T)(in_grad * in_output * f_log((T)2));
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, ldexp_other)
NARROW_KERNELS(ldexp_other)

/* ldexp_complex(Tensor input, Tensor|Scalar other) = input * exp(other * log(2)) */
template <typename T, typename S = T> struct ldexp_complex_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(in_input * f_exp(in_other * f_log((T)2)));
    }
    STORE(to_output)
};

/* d input = grad * exp(other * log(2)) */
template <typename T, typename S = T> struct ldexp_complex_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_exp(in_other * f_log((T)2)));
    }
    STORE(to_input)
};

/* d other = grad * output * log(2) */
template <typename T, typename S = T> struct ldexp_complex_other_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_other = (T)(in_grad * in_output * f_log((T)2));
    }
    STORE(to_other)
};

/* finite_or(Tensor input, Scalar number, Scalar posinf, Scalar neginf) = select(isnan(input),
   number, select(input == inf, posinf, select(input == -inf, neginf, input))) */
template <typename T, typename S = T> struct finite_or_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_number = number<T>(option, 0);
        const T in_posinf = number<T>(option, 1);
        const T in_neginf = number<T>(option, 2);
        to_output = (T)(f_select(f_isnan(in_input), in_number, f_select(in_input == (T)INFINITY,
            in_posinf, f_select(in_input == -(T)INFINITY, in_neginf, in_input))));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, finite_or)
NARROW_KERNELS(finite_or)

/* d input = select(isnan(input - input), 0, grad) */
template <typename T, typename S = T> struct finite_or_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_select(f_isnan(in_input - in_input), (T)0, in_grad));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, finite_or_input)
NARROW_KERNELS(finite_or_input)
