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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, igamma)
NARROW_KERNELS(igamma)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, igamma_input)
NARROW_KERNELS(igamma_input)

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
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, igamma_other)
NARROW_KERNELS(igamma_other)

/* igammac(Tensor input, Tensor other) = gamma_above(input, other) */
template <typename T, typename S = T> struct igammac_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_gamma_above(in_input, in_other));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, igammac)
NARROW_KERNELS(igammac)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, igammac_input)
NARROW_KERNELS(igammac_input)

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
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, igammac_other)
NARROW_KERNELS(igammac_other)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, log_gamma_density)
NARROW_KERNELS(log_gamma_density)

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
    STORE(to_concentration)
};
EACH_FLOATING(KERNEL_OF, log_gamma_density_concentration)
NARROW_KERNELS(log_gamma_density_concentration)

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
    STORE(to_value)
};
EACH_FLOATING(KERNEL_OF, log_gamma_density_value)
NARROW_KERNELS(log_gamma_density_value)

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
    STORE(to_rate)
};
EACH_FLOATING(KERNEL_OF, log_gamma_density_rate)
NARROW_KERNELS(log_gamma_density_rate)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, gamma_entropy)
NARROW_KERNELS(gamma_entropy)

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
    STORE(to_concentration)
};
EACH_FLOATING(KERNEL_OF, gamma_entropy_concentration)
NARROW_KERNELS(gamma_entropy_concentration)

/* log_gamma_grad(Tensor|Scalar input, Tensor drawn) = log_gamma_grad(input, drawn) */
template <typename T, typename S = T> struct log_gamma_grad_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_drawn = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_log_gamma_grad(in_input, in_drawn));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, log_gamma_grad)
NARROW_KERNELS(log_gamma_grad)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, standard_gamma_grad)
NARROW_KERNELS(standard_gamma_grad)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, dirichlet_grad)
NARROW_KERNELS(dirichlet_grad)
