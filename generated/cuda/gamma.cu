/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* gamma */
#include "loop.cuh"

/* igamma(Tensor input, Tensor other) = gamma_below(input, other) */
template <typename T, typename S = T> struct igamma_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_gamma_below(in_input, in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(igamma_half, igamma_formula<float, half_bits>)
KERNEL(igamma_bfloat16, igamma_formula<float, bfloat16_bits>)
KERNEL(igamma_float, igamma_formula<float>)
KERNEL(igamma_double, igamma_formula<double>)

/* d input = -grad * select(input > 0, select(inside, exp(shape * log(positive) - positive -
   lgamma(shape)) * log_gamma_grad(shape, log(positive)), 0), beyond) */
template <typename T, typename S = T> struct igamma_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        const T in_inside = (in_other > 0) & (in_other < (T)INFINITY) & (in_input < (T)INFINITY);
        const T in_shape = f_select((in_input > 0) & (in_input < (T)INFINITY), in_input, (T)1);
        const T in_beyond = f_select(in_input == 0, (T)0, (T)NAN);
        const T in_positive = f_select(in_other > 0, in_other, (T)1);
        to_input = (T)(-in_grad * f_select(in_input > 0, f_select(in_inside,
            f_exp(in_shape * f_log(in_positive) - in_positive - f_lgamma(in_shape)) *
            f_log_gamma_grad(in_shape, f_log(in_positive)), (T)0), in_beyond));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(igamma_input_half, igamma_input_formula<float, half_bits>)
KERNEL(igamma_input_bfloat16, igamma_input_formula<float, bfloat16_bits>)
KERNEL(igamma_input_float, igamma_input_formula<float>)
KERNEL(igamma_input_double, igamma_input_formula<double>)

/* d other = grad * select(input > 0, select(inside, exp((shape - 1) * log(positive) - positive
   - lgamma(shape)), select(other > 0 or input > 1, 0, select(input == 1, 1, inf))), beyond) */
template <typename T, typename S = T> struct igamma_other_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        const T in_inside = (in_other > 0) & (in_other < (T)INFINITY) & (in_input < (T)INFINITY);
        const T in_shape = f_select((in_input > 0) & (in_input < (T)INFINITY), in_input, (T)1);
        const T in_beyond = f_select(in_input == 0, (T)0, (T)NAN);
        const T in_positive = f_select(in_other > 0, in_other, (T)1);
        to_other = (T)(in_grad * f_select(in_input > 0, f_select(in_inside,
            f_exp((in_shape - 1) * f_log(in_positive) - in_positive - f_lgamma(in_shape)),
            f_select((in_other > 0) | (in_input > 1), (T)0, f_select(in_input == 1, (T)1,
            (T)INFINITY))), in_beyond));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(igamma_other_half, igamma_other_formula<float, half_bits>)
KERNEL(igamma_other_bfloat16, igamma_other_formula<float, bfloat16_bits>)
KERNEL(igamma_other_float, igamma_other_formula<float>)
KERNEL(igamma_other_double, igamma_other_formula<double>)

/* igammac(Tensor input, Tensor other) = gamma_above(input, other) */
template <typename T, typename S = T> struct igammac_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_gamma_above(in_input, in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(igammac_half, igammac_formula<float, half_bits>)
KERNEL(igammac_bfloat16, igammac_formula<float, bfloat16_bits>)
KERNEL(igammac_float, igammac_formula<float>)
KERNEL(igammac_double, igammac_formula<double>)

/* d input = grad * select(input > 0, select(inside, exp(shape * log(positive) - positive -
   lgamma(shape)) * log_gamma_grad(shape, log(positive)), 0), beyond) */
template <typename T, typename S = T> struct igammac_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        const T in_inside = (in_other > 0) & (in_other < (T)INFINITY) & (in_input < (T)INFINITY);
        const T in_shape = f_select((in_input > 0) & (in_input < (T)INFINITY), in_input, (T)1);
        const T in_beyond = f_select(in_input == 0, (T)0, (T)NAN);
        const T in_positive = f_select(in_other > 0, in_other, (T)1);
        to_input = (T)(in_grad * f_select(in_input > 0, f_select(in_inside,
            f_exp(in_shape * f_log(in_positive) - in_positive - f_lgamma(in_shape)) *
            f_log_gamma_grad(in_shape, f_log(in_positive)), (T)0), in_beyond));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(igammac_input_half, igammac_input_formula<float, half_bits>)
KERNEL(igammac_input_bfloat16, igammac_input_formula<float, bfloat16_bits>)
KERNEL(igammac_input_float, igammac_input_formula<float>)
KERNEL(igammac_input_double, igammac_input_formula<double>)

/* d other = -grad * select(input > 0, select(inside, exp((shape - 1) * log(positive) - positive
   - lgamma(shape)), select(other > 0 or input > 1, 0, select(input == 1, 1, inf))), beyond) */
template <typename T, typename S = T> struct igammac_other_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        const T in_inside = (in_other > 0) & (in_other < (T)INFINITY) & (in_input < (T)INFINITY);
        const T in_shape = f_select((in_input > 0) & (in_input < (T)INFINITY), in_input, (T)1);
        const T in_beyond = f_select(in_input == 0, (T)0, (T)NAN);
        const T in_positive = f_select(in_other > 0, in_other, (T)1);
        to_other = (T)(-in_grad * f_select(in_input > 0, f_select(in_inside,
            f_exp((in_shape - 1) * f_log(in_positive) - in_positive - f_lgamma(in_shape)),
            f_select((in_other > 0) | (in_input > 1), (T)0, f_select(in_input == 1, (T)1,
            (T)INFINITY))), in_beyond));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(igammac_other_half, igammac_other_formula<float, half_bits>)
KERNEL(igammac_other_bfloat16, igammac_other_formula<float, bfloat16_bits>)
KERNEL(igammac_other_float, igammac_other_formula<float>)
KERNEL(igammac_other_double, igammac_other_formula<double>)

/* log_gamma_density(Tensor concentration, Tensor value, Tensor rate) = select(concentration >
   8, (concentration - 1) * gap - away - 0.9189385332046727 - 0.5 * log(large) - rest +
   log(rate), select(concentration == 1, 0, (concentration - 1) * log(value)) + concentration *
   log(rate) - rate * value - lgamma(concentration)) */
template <typename T, typename S = T> struct log_gamma_density_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_concentration = read<T, S>(at, 1, offset[1]);
        const T in_value = read<T, S>(at, 2, offset[2]);
        const T in_rate = read<T, S>(at, 3, offset[3]);
        const T in_large = f_select(in_concentration > 8, in_concentration, (T)8);
        const T in_inverse = f_divide((T)1, in_large);
        const T in_square = in_inverse * in_inverse;
        const T in_rest = in_inverse * ((T)0.08333333333333333 - in_square *
            ((T)0.002777777777777778 - in_square * ((T)0.0007936507936507937 - in_square *
            ((T)0.0005952380952380953 - in_square * ((T)0.0008417508417508417 - in_square *
            ((T)0.0019175269175269176 - in_square * (T)0.00641025641025641))))));
        const T in_away = f_divide(in_rate * in_value - in_large, in_large);
        const T in_quotient = f_log(in_value) + f_log(in_rate) - f_log(in_large);
        const T in_turn = f_divide(in_away, 2 + in_away);
        const T in_bend = in_turn * in_turn;
        const T in_near = 2 * in_turn * in_bend * (f_divide((T)1, (T)3) + in_bend * (f_divide((T)1,
            (T)5) + in_bend * (f_divide((T)1, (T)7) + in_bend * (f_divide((T)1,
            (T)9) + in_bend * (f_divide((T)1, (T)11) + f_divide(in_bend,
            (T)13)))))) - in_away * in_turn;
        const T in_gap = f_select(f_abs(in_away) < (T)0.1, in_near, f_select(in_away == (T)INFINITY,
            -(T)INFINITY, in_quotient - in_away));
        to_output = (T)(f_select(in_concentration > 8,
            (in_concentration - 1) * in_gap - in_away - (T)0.9189385332046727 - (T)0.5 *
            f_log(in_large) - in_rest + f_log(in_rate), f_select(in_concentration == 1, (T)0,
            (in_concentration - 1) * f_log(in_value)) + in_concentration * f_log(in_rate) - in_rate
            * in_value - f_lgamma(in_concentration)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(log_gamma_density_half, log_gamma_density_formula<float, half_bits>)
KERNEL(log_gamma_density_bfloat16, log_gamma_density_formula<float, bfloat16_bits>)
KERNEL(log_gamma_density_float, log_gamma_density_formula<float>)
KERNEL(log_gamma_density_double, log_gamma_density_formula<double>)

/* d concentration = grad * select(concentration > 8, select(abs(away) < 0.1, log1p(away),
   quotient) + 0.5 * inverse + rest_slope, log(value) + log(rate) - digamma(concentration)) */
template <typename T, typename S = T> struct log_gamma_density_concentration_formula {
    enum { count = 5, elements = costly<T>::elements };
    S to_concentration;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_concentration = read<T, S>(at, 2, offset[2]);
        const T in_value = read<T, S>(at, 3, offset[3]);
        const T in_rate = read<T, S>(at, 4, offset[4]);
        const T in_large = f_select(in_concentration > 8, in_concentration, (T)8);
        const T in_inverse = f_divide((T)1, in_large);
        const T in_square = in_inverse * in_inverse;
        const T in_rest_slope = in_square * ((T)0.08333333333333333 - in_square *
            ((T)0.008333333333333333 - in_square * ((T)0.003968253968253968 - in_square *
            ((T)0.004166666666666667 - in_square * ((T)0.007575757575757576 - in_square *
            ((T)0.021092796092796094 - in_square * (T)0.08333333333333333))))));
        const T in_away = f_divide(in_rate * in_value - in_large, in_large);
        const T in_quotient = f_log(in_value) + f_log(in_rate) - f_log(in_large);
        to_concentration = (T)(in_grad * f_select(in_concentration > 8,
            f_select(f_abs(in_away) < (T)0.1, f_log1p(in_away),
            in_quotient) + (T)0.5 * in_inverse + in_rest_slope,
            f_log(in_value) + f_log(in_rate) - f_digamma(in_concentration)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_concentration);
    }
};
KERNEL(log_gamma_density_concentration_half, log_gamma_density_concentration_formula<float, half_bits>)
KERNEL(log_gamma_density_concentration_bfloat16, log_gamma_density_concentration_formula<float, bfloat16_bits>)
KERNEL(log_gamma_density_concentration_float, log_gamma_density_concentration_formula<float>)
KERNEL(log_gamma_density_concentration_double, log_gamma_density_concentration_formula<double>)

/* d value = grad * select(concentration == 1, -rate, (concentration - 1 - rate * value) /
   value) */
template <typename T, typename S = T> struct log_gamma_density_value_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_value;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_concentration = read<T, S>(at, 2, offset[2]);
        const T in_value = read<T, S>(at, 3, offset[3]);
        const T in_rate = read<T, S>(at, 4, offset[4]);
        to_value = (T)(in_grad * f_select(in_concentration == 1, -in_rate,
            f_divide(in_concentration - 1 - in_rate * in_value, in_value)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_value);
    }
};
KERNEL(log_gamma_density_value_half, log_gamma_density_value_formula<float, half_bits>)
KERNEL(log_gamma_density_value_bfloat16, log_gamma_density_value_formula<float, bfloat16_bits>)
KERNEL(log_gamma_density_value_float, log_gamma_density_value_formula<float>)
KERNEL(log_gamma_density_value_double, log_gamma_density_value_formula<double>)

/* d rate = grad * (concentration - rate * value) / rate */
template <typename T, typename S = T> struct log_gamma_density_rate_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_rate;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_concentration = read<T, S>(at, 2, offset[2]);
        const T in_value = read<T, S>(at, 3, offset[3]);
        const T in_rate = read<T, S>(at, 4, offset[4]);
        to_rate = (T)(f_divide(in_grad * (in_concentration - in_rate * in_value), in_rate));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_rate);
    }
};
KERNEL(log_gamma_density_rate_half, log_gamma_density_rate_formula<float, half_bits>)
KERNEL(log_gamma_density_rate_bfloat16, log_gamma_density_rate_formula<float, bfloat16_bits>)
KERNEL(log_gamma_density_rate_float, log_gamma_density_rate_formula<float>)
KERNEL(log_gamma_density_rate_double, log_gamma_density_rate_formula<double>)

/* gamma_entropy(Tensor concentration) = select(concentration > 8, 1.4189385332046727 + 0.5 *
   log(concentration) + series, concentration + lgamma(concentration) + (1 - concentration) *
   digamma(concentration)) */
template <typename T, typename S = T> struct gamma_entropy_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_concentration = read<T, S>(at, 1, offset[1]);
        const T in_inverse = f_select(in_concentration > 8, f_divide((T)1, in_concentration), (T)0);
        const T in_series = in_inverse * (-(T)0.3333333333333333 - in_inverse *
            ((T)0.08333333333333333 + in_inverse * ((T)0.011111111111111112 - in_inverse *
            ((T)0.008333333333333333 + in_inverse * ((T)0.004761904761904762 - in_inverse *
            ((T)0.003968253968253968 + in_inverse * ((T)0.004761904761904762 - in_inverse *
            ((T)0.004166666666666667 + in_inverse * ((T)0.008417508417508417 - in_inverse *
            ((T)0.007575757575757576 + in_inverse * ((T)0.02301032301032301 - in_inverse *
            ((T)0.021092796092796094 + in_inverse * (T)0.08974358974358974))))))))))));
        to_output = (T)(f_select(in_concentration > 8,
            (T)1.4189385332046727 + (T)0.5 * f_log(in_concentration) + in_series,
            in_concentration + f_lgamma(in_concentration) + (1 - in_concentration) *
            f_digamma(in_concentration)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(gamma_entropy_half, gamma_entropy_formula<float, half_bits>)
KERNEL(gamma_entropy_bfloat16, gamma_entropy_formula<float, bfloat16_bits>)
KERNEL(gamma_entropy_float, gamma_entropy_formula<float>)
KERNEL(gamma_entropy_double, gamma_entropy_formula<double>)

/* d concentration = grad * select(concentration > 8, slope, 1 + (1 - concentration) *
   polygamma(1, concentration)) */
template <typename T, typename S = T> struct gamma_entropy_concentration_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_concentration;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_concentration = read<T, S>(at, 2, offset[2]);
        const T in_inverse = f_select(in_concentration > 8, f_divide((T)1, in_concentration), (T)0);
        const T in_slope = in_inverse * ((T)0.5 + in_inverse * ((T)0.3333333333333333 + in_inverse *
            ((T)0.16666666666666666 + in_inverse * ((T)0.03333333333333333 - in_inverse *
            ((T)0.03333333333333333 + in_inverse * ((T)0.023809523809523808 - in_inverse *
            ((T)0.023809523809523808 + in_inverse * ((T)0.03333333333333333 - in_inverse *
            ((T)0.03333333333333333 + in_inverse * ((T)0.07575757575757576 - in_inverse *
            ((T)0.07575757575757576 + in_inverse * ((T)0.2531135531135531 - in_inverse *
            ((T)0.2531135531135531 + in_inverse * (T)1.1666666666666667)))))))))))));
        to_concentration = (T)(in_grad * f_select(in_concentration > 8, in_slope,
            1 + (1 - in_concentration) * f_polygamma((T)1, in_concentration)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_concentration);
    }
};
KERNEL(gamma_entropy_concentration_half, gamma_entropy_concentration_formula<float, half_bits>)
KERNEL(gamma_entropy_concentration_bfloat16, gamma_entropy_concentration_formula<float, bfloat16_bits>)
KERNEL(gamma_entropy_concentration_float, gamma_entropy_concentration_formula<float>)
KERNEL(gamma_entropy_concentration_double, gamma_entropy_concentration_formula<double>)

/* log_gamma_grad(Tensor|Scalar input, Tensor drawn) = log_gamma_grad(input, drawn) */
template <typename T, typename S = T> struct log_gamma_grad_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_drawn = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_log_gamma_grad(in_input, in_drawn));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(log_gamma_grad_half, log_gamma_grad_formula<float, half_bits>)
KERNEL(log_gamma_grad_bfloat16, log_gamma_grad_formula<float, bfloat16_bits>)
KERNEL(log_gamma_grad_float, log_gamma_grad_formula<float>)
KERNEL(log_gamma_grad_double, log_gamma_grad_formula<double>)

/* standard_gamma_grad(Tensor|Scalar input, Tensor drawn) = select(drawn <= 0, 0, drawn *
   log_gamma_grad(input, log(drawn))) */
template <typename T, typename S = T> struct standard_gamma_grad_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_drawn = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_select(in_drawn <= 0, (T)0, in_drawn * f_log_gamma_grad(in_input,
            f_log(in_drawn))));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(standard_gamma_grad_half, standard_gamma_grad_formula<float, half_bits>)
KERNEL(standard_gamma_grad_bfloat16, standard_gamma_grad_formula<float, bfloat16_bits>)
KERNEL(standard_gamma_grad_float, standard_gamma_grad_formula<float>)
KERNEL(standard_gamma_grad_double, standard_gamma_grad_formula<double>)

/* dirichlet_grad(Tensor input, Tensor concentration, Tensor total) = select(input <= 0 or input
   >= 1, 0, input * beta_slope(input, concentration, total - concentration)) */
template <typename T, typename S = T> struct dirichlet_grad_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_concentration = read<T, S>(at, 2, offset[2]);
        const T in_total = read<T, S>(at, 3, offset[3]);
        to_output = (T)(f_select((in_input <= 0) | (in_input >= 1), (T)0,
            in_input * f_beta_slope(in_input, in_concentration, in_total - in_concentration)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(dirichlet_grad_half, dirichlet_grad_formula<float, half_bits>)
KERNEL(dirichlet_grad_bfloat16, dirichlet_grad_formula<float, bfloat16_bits>)
KERNEL(dirichlet_grad_float, dirichlet_grad_formula<float>)
KERNEL(dirichlet_grad_double, dirichlet_grad_formula<double>)
