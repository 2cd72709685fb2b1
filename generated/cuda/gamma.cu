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
