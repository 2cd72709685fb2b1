/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* gamma */
#include "loop.cuh"

/* igamma(Tensor input, Tensor other) = gamma_below(input, other) */
template <typename T>
__device__ void igamma_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_gamma_below(in_input, in_other));
    write(at, 0, offset[0], to_output);
}
KERNEL(igamma_float, 3, igamma_formula<float>)
KERNEL(igamma_double, 3, igamma_formula<double>)

/* d input = -grad * select(input > 0, select(inside, exp(shape * log(positive) - positive -
   lgamma(shape)) * log_gamma_grad(shape, log(positive)), 0), beyond) */
template <typename T>
__device__ void igamma_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T in_inside = (in_other > 0) & (in_other < (T)INFINITY);
    const T in_shape = f_select(in_input > 0, in_input, (T)1);
    const T in_beyond = f_select(in_input == 0, (T)0, (T)NAN);
    const T in_positive = f_select(in_other > 0, in_other, (T)1);
    const T to_input = (T)(-in_grad * f_select(in_input > 0, f_select(in_inside,
        f_exp(in_shape * f_log(in_positive) - in_positive - f_lgamma(in_shape)) *
        f_log_gamma_grad(in_shape, f_log(in_positive)), (T)0), in_beyond));
    write(at, 0, offset[0], to_input);
}
KERNEL(igamma_input_float, 4, igamma_input_formula<float>)
KERNEL(igamma_input_double, 4, igamma_input_formula<double>)

/* d other = grad * select(input > 0, select(other > 0, exp((shape - 1) * log(positive) -
   positive - lgamma(shape)), select(input > 1, 0, select(input == 1, 1, inf))), beyond) */
template <typename T>
__device__ void igamma_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T in_shape = f_select(in_input > 0, in_input, (T)1);
    const T in_beyond = f_select(in_input == 0, (T)0, (T)NAN);
    const T in_positive = f_select(in_other > 0, in_other, (T)1);
    const T to_other = (T)(in_grad * f_select(in_input > 0, f_select(in_other > 0,
        f_exp((in_shape - 1) * f_log(in_positive) - in_positive - f_lgamma(in_shape)),
        f_select(in_input > 1, (T)0, f_select(in_input == 1, (T)1, (T)INFINITY))), in_beyond));
    write(at, 0, offset[0], to_other);
}
KERNEL(igamma_other_float, 4, igamma_other_formula<float>)
KERNEL(igamma_other_double, 4, igamma_other_formula<double>)

/* igammac(Tensor input, Tensor other) = gamma_above(input, other) */
template <typename T>
__device__ void igammac_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_gamma_above(in_input, in_other));
    write(at, 0, offset[0], to_output);
}
KERNEL(igammac_float, 3, igammac_formula<float>)
KERNEL(igammac_double, 3, igammac_formula<double>)

/* d input = grad * select(input > 0, select(inside, exp(shape * log(positive) - positive -
   lgamma(shape)) * log_gamma_grad(shape, log(positive)), 0), beyond) */
template <typename T>
__device__ void igammac_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T in_inside = (in_other > 0) & (in_other < (T)INFINITY);
    const T in_shape = f_select(in_input > 0, in_input, (T)1);
    const T in_beyond = f_select(in_input == 0, (T)0, (T)NAN);
    const T in_positive = f_select(in_other > 0, in_other, (T)1);
    const T to_input = (T)(in_grad * f_select(in_input > 0, f_select(in_inside,
        f_exp(in_shape * f_log(in_positive) - in_positive - f_lgamma(in_shape)) *
        f_log_gamma_grad(in_shape, f_log(in_positive)), (T)0), in_beyond));
    write(at, 0, offset[0], to_input);
}
KERNEL(igammac_input_float, 4, igammac_input_formula<float>)
KERNEL(igammac_input_double, 4, igammac_input_formula<double>)

/* d other = -grad * select(input > 0, select(other > 0, exp((shape - 1) * log(positive) -
   positive - lgamma(shape)), select(input > 1, 0, select(input == 1, 1, inf))), beyond) */
template <typename T>
__device__ void igammac_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T in_shape = f_select(in_input > 0, in_input, (T)1);
    const T in_beyond = f_select(in_input == 0, (T)0, (T)NAN);
    const T in_positive = f_select(in_other > 0, in_other, (T)1);
    const T to_other = (T)(-in_grad * f_select(in_input > 0, f_select(in_other > 0,
        f_exp((in_shape - 1) * f_log(in_positive) - in_positive - f_lgamma(in_shape)),
        f_select(in_input > 1, (T)0, f_select(in_input == 1, (T)1, (T)INFINITY))), in_beyond));
    write(at, 0, offset[0], to_other);
}
KERNEL(igammac_other_float, 4, igammac_other_formula<float>)
KERNEL(igammac_other_double, 4, igammac_other_formula<double>)

/* log_gamma_grad(Tensor|Scalar input, Tensor drawn) = log_gamma_grad(input, drawn) */
template <typename T>
__device__ void log_gamma_grad_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_drawn = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_log_gamma_grad(in_input, in_drawn));
    write(at, 0, offset[0], to_output);
}
KERNEL(log_gamma_grad_float, 3, log_gamma_grad_formula<float>)
KERNEL(log_gamma_grad_double, 3, log_gamma_grad_formula<double>)

/* standard_gamma_grad(Tensor|Scalar input, Tensor drawn) = select(drawn <= 0, 0, drawn *
   log_gamma_grad(input, log(drawn))) */
template <typename T>
__device__ void standard_gamma_grad_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_drawn = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_select(in_drawn <= 0, (T)0, in_drawn * f_log_gamma_grad(in_input,
        f_log(in_drawn))));
    write(at, 0, offset[0], to_output);
}
KERNEL(standard_gamma_grad_float, 3, standard_gamma_grad_formula<float>)
KERNEL(standard_gamma_grad_double, 3, standard_gamma_grad_formula<double>)

/* dirichlet_grad(Tensor input, Tensor concentration, Tensor total) = select(input <= 0 or input
   >= 1, 0, input * beta_slope(input, concentration, total - concentration)) */
template <typename T>
__device__ void dirichlet_grad_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_concentration = read<T>(at, 2, offset[2]);
    const T in_total = read<T>(at, 3, offset[3]);
    const T to_output = (T)(f_select((in_input <= 0) | (in_input >= 1), (T)0,
        in_input * f_beta_slope(in_input, in_concentration, in_total - in_concentration)));
    write(at, 0, offset[0], to_output);
}
KERNEL(dirichlet_grad_float, 4, dirichlet_grad_formula<float>)
KERNEL(dirichlet_grad_double, 4, dirichlet_grad_formula<double>)
