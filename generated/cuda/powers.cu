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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(reciprocal_half, reciprocal_formula<float, half_bits>)
KERNEL(reciprocal_bfloat16, reciprocal_formula<float, bfloat16_bits>)
KERNEL(reciprocal_float, reciprocal_formula<float>)
KERNEL(reciprocal_double, reciprocal_formula<double>)

/* d input = -grad * output * output */
template <typename T, typename S = T> struct reciprocal_input_formula {
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
KERNEL(reciprocal_input_half, reciprocal_input_formula<float, half_bits>)
KERNEL(reciprocal_input_bfloat16, reciprocal_input_formula<float, bfloat16_bits>)
KERNEL(reciprocal_input_float, reciprocal_input_formula<float>)
KERNEL(reciprocal_input_double, reciprocal_input_formula<double>)

/* sqrt(Tensor input) = sqrt(input) */
template <typename T, typename S = T> struct sqrt_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_sqrt(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(sqrt_half, sqrt_formula<float, half_bits>)
KERNEL(sqrt_bfloat16, sqrt_formula<float, bfloat16_bits>)
KERNEL(sqrt_float, sqrt_formula<float>)
KERNEL(sqrt_double, sqrt_formula<double>)

/* d input = grad / (2 * output) */
template <typename T, typename S = T> struct sqrt_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad, 2 * in_output));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(sqrt_input_half, sqrt_input_formula<float, half_bits>)
KERNEL(sqrt_input_bfloat16, sqrt_input_formula<float, bfloat16_bits>)
KERNEL(sqrt_input_float, sqrt_input_formula<float>)
KERNEL(sqrt_input_double, sqrt_input_formula<double>)

/* rsqrt(Tensor input) = rsqrt(input) */
template <typename T, typename S = T> struct rsqrt_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_rsqrt(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(rsqrt_half, rsqrt_formula<float, half_bits>)
KERNEL(rsqrt_bfloat16, rsqrt_formula<float, bfloat16_bits>)
KERNEL(rsqrt_float, rsqrt_formula<float>)
KERNEL(rsqrt_double, rsqrt_formula<double>)

/* d input = -0.5 * grad * output * output * output */
template <typename T, typename S = T> struct rsqrt_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(-(T)0.5 * in_grad * in_output * in_output * in_output);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(rsqrt_input_half, rsqrt_input_formula<float, half_bits>)
KERNEL(rsqrt_input_bfloat16, rsqrt_input_formula<float, bfloat16_bits>)
KERNEL(rsqrt_input_float, rsqrt_input_formula<float>)
KERNEL(rsqrt_input_double, rsqrt_input_formula<double>)

/* exp(Tensor input) = exp(input) */
template <typename T, typename S = T> struct exp_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_exp(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(exp_half, exp_formula<float, half_bits>)
KERNEL(exp_bfloat16, exp_formula<float, bfloat16_bits>)
KERNEL(exp_float, exp_formula<float>)
KERNEL(exp_double, exp_formula<double>)

/* d input = grad * output */
template <typename T, typename S = T> struct exp_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * in_output);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(exp_input_half, exp_input_formula<float, half_bits>)
KERNEL(exp_input_bfloat16, exp_input_formula<float, bfloat16_bits>)
KERNEL(exp_input_float, exp_input_formula<float>)
KERNEL(exp_input_double, exp_input_formula<double>)

/* expm1(Tensor input) = expm1(input) */
template <typename T, typename S = T> struct expm1_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_expm1(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(expm1_half, expm1_formula<float, half_bits>)
KERNEL(expm1_bfloat16, expm1_formula<float, bfloat16_bits>)
KERNEL(expm1_float, expm1_formula<float>)
KERNEL(expm1_double, expm1_formula<double>)

/* d input = grad * exp(input) */
template <typename T, typename S = T> struct expm1_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_exp(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(expm1_input_half, expm1_input_formula<float, half_bits>)
KERNEL(expm1_input_bfloat16, expm1_input_formula<float, bfloat16_bits>)
KERNEL(expm1_input_float, expm1_input_formula<float>)
KERNEL(expm1_input_double, expm1_input_formula<double>)

/* log(Tensor input) = log(input) */
template <typename T, typename S = T> struct log_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_log(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(log_half, log_formula<float, half_bits>)
KERNEL(log_bfloat16, log_formula<float, bfloat16_bits>)
KERNEL(log_float, log_formula<float>)
KERNEL(log_double, log_formula<double>)

/* d input = grad / input */
template <typename T, typename S = T> struct log_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad, in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(log_input_half, log_input_formula<float, half_bits>)
KERNEL(log_input_bfloat16, log_input_formula<float, bfloat16_bits>)
KERNEL(log_input_float, log_input_formula<float>)
KERNEL(log_input_double, log_input_formula<double>)

/* log1p(Tensor input) = log1p(input) */
template <typename T, typename S = T> struct log1p_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_log1p(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(log1p_half, log1p_formula<float, half_bits>)
KERNEL(log1p_bfloat16, log1p_formula<float, bfloat16_bits>)
KERNEL(log1p_float, log1p_formula<float>)
KERNEL(log1p_double, log1p_formula<double>)

/* d input = grad / (1 + input) */
template <typename T, typename S = T> struct log1p_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad, 1 + in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(log1p_input_half, log1p_input_formula<float, half_bits>)
KERNEL(log1p_input_bfloat16, log1p_input_formula<float, bfloat16_bits>)
KERNEL(log1p_input_float, log1p_input_formula<float>)
KERNEL(log1p_input_double, log1p_input_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(log1p_square_half, log1p_square_formula<float, half_bits>)
KERNEL(log1p_square_bfloat16, log1p_square_formula<float, bfloat16_bits>)
KERNEL(log1p_square_float, log1p_square_formula<float>)
KERNEL(log1p_square_double, log1p_square_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(log1p_square_input_half, log1p_square_input_formula<float, half_bits>)
KERNEL(log1p_square_input_bfloat16, log1p_square_input_formula<float, bfloat16_bits>)
KERNEL(log1p_square_input_float, log1p_square_input_formula<float>)
KERNEL(log1p_square_input_double, log1p_square_input_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_scale);
    }
};
KERNEL(log1p_square_scale_half, log1p_square_scale_formula<float, half_bits>)
KERNEL(log1p_square_scale_bfloat16, log1p_square_scale_formula<float, bfloat16_bits>)
KERNEL(log1p_square_scale_float, log1p_square_scale_formula<float>)
KERNEL(log1p_square_scale_double, log1p_square_scale_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(log_quotient_half, log_quotient_formula<float, half_bits>)
KERNEL(log_quotient_bfloat16, log_quotient_formula<float, bfloat16_bits>)
KERNEL(log_quotient_float, log_quotient_formula<float>)
KERNEL(log_quotient_double, log_quotient_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_weight);
    }
};
KERNEL(log_quotient_weight_half, log_quotient_weight_formula<float, half_bits>)
KERNEL(log_quotient_weight_bfloat16, log_quotient_weight_formula<float, bfloat16_bits>)
KERNEL(log_quotient_weight_float, log_quotient_weight_formula<float>)
KERNEL(log_quotient_weight_double, log_quotient_weight_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(log_quotient_input_half, log_quotient_input_formula<float, half_bits>)
KERNEL(log_quotient_input_bfloat16, log_quotient_input_formula<float, bfloat16_bits>)
KERNEL(log_quotient_input_float, log_quotient_input_formula<float>)
KERNEL(log_quotient_input_double, log_quotient_input_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(log_quotient_other_half, log_quotient_other_formula<float, half_bits>)
KERNEL(log_quotient_other_bfloat16, log_quotient_other_formula<float, bfloat16_bits>)
KERNEL(log_quotient_other_float, log_quotient_other_formula<float>)
KERNEL(log_quotient_other_double, log_quotient_other_formula<double>)

/* pow(Tensor|Scalar input, Tensor|Scalar exponent) = input ** exponent */
template <typename T, typename S = T> struct pow_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_exponent = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_pow(in_input, in_exponent));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(pow_half, pow_formula<float, half_bits>)
KERNEL(pow_bfloat16, pow_formula<float, bfloat16_bits>)
KERNEL(pow_byte, pow_formula<uint8_t>)
KERNEL(pow_char, pow_formula<int8_t>)
KERNEL(pow_short, pow_formula<int16_t>)
KERNEL(pow_int, pow_formula<int32_t>)
KERNEL(pow_long, pow_formula<int64_t>)
KERNEL(pow_float, pow_formula<float>)
KERNEL(pow_double, pow_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(pow_input_half, pow_input_formula<float, half_bits>)
KERNEL(pow_input_bfloat16, pow_input_formula<float, bfloat16_bits>)
KERNEL(pow_input_float, pow_input_formula<float>)
KERNEL(pow_input_double, pow_input_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_exponent);
    }
};
KERNEL(pow_exponent_half, pow_exponent_formula<float, half_bits>)
KERNEL(pow_exponent_bfloat16, pow_exponent_formula<float, bfloat16_bits>)
KERNEL(pow_exponent_float, pow_exponent_formula<float>)
KERNEL(pow_exponent_double, pow_exponent_formula<double>)

/* cube(Tensor input) = input * input * input */
template <typename T, typename S = T> struct cube_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(in_input * in_input * in_input);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(cube_half, cube_formula<float, half_bits>)
KERNEL(cube_bfloat16, cube_formula<float, bfloat16_bits>)
KERNEL(cube_byte, cube_formula<uint8_t>)
KERNEL(cube_char, cube_formula<int8_t>)
KERNEL(cube_short, cube_formula<int16_t>)
KERNEL(cube_int, cube_formula<int32_t>)
KERNEL(cube_long, cube_formula<int64_t>)
KERNEL(cube_float, cube_formula<float>)
KERNEL(cube_double, cube_formula<double>)

/* d input = 3 * grad * input * input */
template <typename T, typename S = T> struct cube_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(3 * in_grad * in_input * in_input);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(cube_input_half, cube_input_formula<float, half_bits>)
KERNEL(cube_input_bfloat16, cube_input_formula<float, bfloat16_bits>)
KERNEL(cube_input_float, cube_input_formula<float>)
KERNEL(cube_input_double, cube_input_formula<double>)
