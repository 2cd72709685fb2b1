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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(hypot_half, hypot_formula<float, half_bits>)
KERNEL(hypot_bfloat16, hypot_formula<float, bfloat16_bits>)
KERNEL(hypot_float, hypot_formula<float>)
KERNEL(hypot_double, hypot_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(hypot_input_half, hypot_input_formula<float, half_bits>)
KERNEL(hypot_input_bfloat16, hypot_input_formula<float, bfloat16_bits>)
KERNEL(hypot_input_float, hypot_input_formula<float>)
KERNEL(hypot_input_double, hypot_input_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(hypot_other_half, hypot_other_formula<float, half_bits>)
KERNEL(hypot_other_bfloat16, hypot_other_formula<float, bfloat16_bits>)
KERNEL(hypot_other_float, hypot_other_formula<float>)
KERNEL(hypot_other_double, hypot_other_formula<double>)

/* copysign(Tensor|Scalar input, Tensor|Scalar other) = copysign(input, other) */
template <typename T, typename S = T> struct copysign_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_copysign(in_input, in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(copysign_half, copysign_formula<float, half_bits>)
KERNEL(copysign_bfloat16, copysign_formula<float, bfloat16_bits>)
KERNEL(copysign_float, copysign_formula<float>)
KERNEL(copysign_double, copysign_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(copysign_input_half, copysign_input_formula<float, half_bits>)
KERNEL(copysign_input_bfloat16, copysign_input_formula<float, bfloat16_bits>)
KERNEL(copysign_input_float, copysign_input_formula<float>)
KERNEL(copysign_input_double, copysign_input_formula<double>)

/* d other = 0 */
template <typename T, typename S = T> struct copysign_other_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_other = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(copysign_other_half, copysign_other_formula<float, half_bits>)
KERNEL(copysign_other_bfloat16, copysign_other_formula<float, bfloat16_bits>)
KERNEL(copysign_other_float, copysign_other_formula<float>)
KERNEL(copysign_other_double, copysign_other_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(heaviside_half, heaviside_formula<float, half_bits>)
KERNEL(heaviside_bfloat16, heaviside_formula<float, bfloat16_bits>)
KERNEL(heaviside_byte, heaviside_formula<uint8_t>)
KERNEL(heaviside_char, heaviside_formula<int8_t>)
KERNEL(heaviside_short, heaviside_formula<int16_t>)
KERNEL(heaviside_int, heaviside_formula<int32_t>)
KERNEL(heaviside_long, heaviside_formula<int64_t>)
KERNEL(heaviside_float, heaviside_formula<float>)
KERNEL(heaviside_double, heaviside_formula<double>)

/* d input = 0 */
template <typename T, typename S = T> struct heaviside_input_formula {
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
KERNEL(heaviside_input_half, heaviside_input_formula<float, half_bits>)
KERNEL(heaviside_input_bfloat16, heaviside_input_formula<float, bfloat16_bits>)
KERNEL(heaviside_input_float, heaviside_input_formula<float>)
KERNEL(heaviside_input_double, heaviside_input_formula<double>)

/* d values = select(input == 0, grad, 0) */
template <typename T, typename S = T> struct heaviside_values_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_values;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_values = (T)(f_select(in_input == 0, in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_values);
    }
};
KERNEL(heaviside_values_half, heaviside_values_formula<float, half_bits>)
KERNEL(heaviside_values_bfloat16, heaviside_values_formula<float, bfloat16_bits>)
KERNEL(heaviside_values_float, heaviside_values_formula<float>)
KERNEL(heaviside_values_double, heaviside_values_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(logaddexp_half, logaddexp_formula<float, half_bits>)
KERNEL(logaddexp_bfloat16, logaddexp_formula<float, bfloat16_bits>)
KERNEL(logaddexp_float, logaddexp_formula<float>)
KERNEL(logaddexp_double, logaddexp_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(logaddexp_input_half, logaddexp_input_formula<float, half_bits>)
KERNEL(logaddexp_input_bfloat16, logaddexp_input_formula<float, bfloat16_bits>)
KERNEL(logaddexp_input_float, logaddexp_input_formula<float>)
KERNEL(logaddexp_input_double, logaddexp_input_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(logaddexp_other_half, logaddexp_other_formula<float, half_bits>)
KERNEL(logaddexp_other_bfloat16, logaddexp_other_formula<float, bfloat16_bits>)
KERNEL(logaddexp_other_float, logaddexp_other_formula<float>)
KERNEL(logaddexp_other_double, logaddexp_other_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(logaddexp2_half, logaddexp2_formula<float, half_bits>)
KERNEL(logaddexp2_bfloat16, logaddexp2_formula<float, bfloat16_bits>)
KERNEL(logaddexp2_float, logaddexp2_formula<float>)
KERNEL(logaddexp2_double, logaddexp2_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(logaddexp2_input_half, logaddexp2_input_formula<float, half_bits>)
KERNEL(logaddexp2_input_bfloat16, logaddexp2_input_formula<float, bfloat16_bits>)
KERNEL(logaddexp2_input_float, logaddexp2_input_formula<float>)
KERNEL(logaddexp2_input_double, logaddexp2_input_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(logaddexp2_other_half, logaddexp2_other_formula<float, half_bits>)
KERNEL(logaddexp2_other_bfloat16, logaddexp2_other_formula<float, bfloat16_bits>)
KERNEL(logaddexp2_other_float, logaddexp2_other_formula<float>)
KERNEL(logaddexp2_other_double, logaddexp2_other_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(xlogy_half, xlogy_formula<float, half_bits>)
KERNEL(xlogy_bfloat16, xlogy_formula<float, bfloat16_bits>)
KERNEL(xlogy_float, xlogy_formula<float>)
KERNEL(xlogy_double, xlogy_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(xlogy_input_half, xlogy_input_formula<float, half_bits>)
KERNEL(xlogy_input_bfloat16, xlogy_input_formula<float, bfloat16_bits>)
KERNEL(xlogy_input_float, xlogy_input_formula<float>)
KERNEL(xlogy_input_double, xlogy_input_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(xlogy_other_half, xlogy_other_formula<float, half_bits>)
KERNEL(xlogy_other_bfloat16, xlogy_other_formula<float, bfloat16_bits>)
KERNEL(xlogy_other_float, xlogy_other_formula<float>)
KERNEL(xlogy_other_double, xlogy_other_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(xlog1py_half, xlog1py_formula<float, half_bits>)
KERNEL(xlog1py_bfloat16, xlog1py_formula<float, bfloat16_bits>)
KERNEL(xlog1py_float, xlog1py_formula<float>)
KERNEL(xlog1py_double, xlog1py_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(xlog1py_input_half, xlog1py_input_formula<float, half_bits>)
KERNEL(xlog1py_input_bfloat16, xlog1py_input_formula<float, bfloat16_bits>)
KERNEL(xlog1py_input_float, xlog1py_input_formula<float>)
KERNEL(xlog1py_input_double, xlog1py_input_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(xlog1py_other_half, xlog1py_other_formula<float, half_bits>)
KERNEL(xlog1py_other_bfloat16, xlog1py_other_formula<float, bfloat16_bits>)
KERNEL(xlog1py_other_float, xlog1py_other_formula<float>)
KERNEL(xlog1py_other_double, xlog1py_other_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_mantissa);
        write(at, 1, offset[1], to_exponent);
    }
};
KERNEL(frexp_half, frexp_formula<float, half_bits>)
KERNEL(frexp_bfloat16, frexp_formula<float, bfloat16_bits>)
KERNEL(frexp_float, frexp_formula<float>)
KERNEL(frexp_double, frexp_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(frexp_input_half, frexp_input_formula<float, half_bits>)
KERNEL(frexp_input_bfloat16, frexp_input_formula<float, bfloat16_bits>)
KERNEL(frexp_input_float, frexp_input_formula<float>)
KERNEL(frexp_input_double, frexp_input_formula<double>)

/* nextafter(Tensor input, Tensor|Scalar other) = nextafter(input, other) */
template <typename T, typename S = T> struct nextafter_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_nextafter(in_input, in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(nextafter_half, nextafter_formula<float, half_bits>)
KERNEL(nextafter_bfloat16, nextafter_formula<float, bfloat16_bits>)
KERNEL(nextafter_float, nextafter_formula<float>)
KERNEL(nextafter_double, nextafter_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(nextafter_input_half, nextafter_input_formula<float, half_bits>)
KERNEL(nextafter_input_bfloat16, nextafter_input_formula<float, bfloat16_bits>)
KERNEL(nextafter_input_float, nextafter_input_formula<float>)
KERNEL(nextafter_input_double, nextafter_input_formula<double>)

/* d other = 0 */
template <typename T, typename S = T> struct nextafter_other_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_other = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(nextafter_other_half, nextafter_other_formula<float, half_bits>)
KERNEL(nextafter_other_bfloat16, nextafter_other_formula<float, bfloat16_bits>)
KERNEL(nextafter_other_float, nextafter_other_formula<float>)
KERNEL(nextafter_other_double, nextafter_other_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(ldexp_half, ldexp_formula<float, half_bits>)
KERNEL(ldexp_bfloat16, ldexp_formula<float, bfloat16_bits>)
KERNEL(ldexp_float, ldexp_formula<float>)
KERNEL(ldexp_double, ldexp_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(ldexp_input_half, ldexp_input_formula<float, half_bits>)
KERNEL(ldexp_input_bfloat16, ldexp_input_formula<float, bfloat16_bits>)
KERNEL(ldexp_input_float, ldexp_input_formula<float>)
KERNEL(ldexp_input_double, ldexp_input_formula<double>)

/* d other = grad * output * log(2) */
template <typename T, typename S = T> struct ldexp_other_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_other = (T)(in_grad * in_output * f_log((T)2));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(ldexp_other_half, ldexp_other_formula<float, half_bits>)
KERNEL(ldexp_other_bfloat16, ldexp_other_formula<float, bfloat16_bits>)
KERNEL(ldexp_other_float, ldexp_other_formula<float>)
KERNEL(ldexp_other_double, ldexp_other_formula<double>)

/* ldexp_complex(Tensor input, Tensor|Scalar other) = input * exp(other * log(2)) */
template <typename T, typename S = T> struct ldexp_complex_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(in_input * f_exp(in_other * f_log((T)2)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(finite_or_half, finite_or_formula<float, half_bits>)
KERNEL(finite_or_bfloat16, finite_or_formula<float, bfloat16_bits>)
KERNEL(finite_or_float, finite_or_formula<float>)
KERNEL(finite_or_double, finite_or_formula<double>)

/* d input = select(isnan(input - input), 0, grad) */
template <typename T, typename S = T> struct finite_or_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_select(f_isnan(in_input - in_input), (T)0, in_grad));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(finite_or_input_half, finite_or_input_formula<float, half_bits>)
KERNEL(finite_or_input_bfloat16, finite_or_input_formula<float, bfloat16_bits>)
KERNEL(finite_or_input_float, finite_or_input_formula<float>)
KERNEL(finite_or_input_double, finite_or_input_formula<double>)
