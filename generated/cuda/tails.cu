/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* tails */
#include "loop.cuh"

/* erfcx(Tensor input) = erfcx(input) */
template <typename T>
__device__ void erfcx_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_erfcx(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(erfcx_float, 2, erfcx_formula<float>)
KERNEL(erfcx_double, 2, erfcx_formula<double>)

/* d input = grad * (2 * input * output - 2 / sqrt(pi)) */
template <typename T>
__device__ void erfcx_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_output = read<T>(at, 3, offset[3]);
    const T to_input = (T)(in_grad * (2 * in_input * in_output - f_divide((T)2,
        f_sqrt((T)3.141592653589793))));
    write(at, 0, offset[0], to_input);
}
KERNEL(erfcx_input_float, 4, erfcx_input_formula<float>)
KERNEL(erfcx_input_double, 4, erfcx_input_formula<double>)

/* ndtr(Tensor input) = erfc(-input * sqrt(0.5)) / 2 */
template <typename T>
__device__ void ndtr_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_divide(f_erfc(-in_input * f_sqrt((T)0.5)), (T)2));
    write(at, 0, offset[0], to_output);
}
KERNEL(ndtr_float, 2, ndtr_formula<float>)
KERNEL(ndtr_double, 2, ndtr_formula<double>)

/* d input = grad * exp(-input * input / 2) / sqrt(2 * pi) */
template <typename T>
__device__ void ndtr_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_divide(in_grad * f_exp(f_divide(-in_input * in_input, (T)2)),
        f_sqrt(2 * (T)3.141592653589793)));
    write(at, 0, offset[0], to_input);
}
KERNEL(ndtr_input_float, 3, ndtr_input_formula<float>)
KERNEL(ndtr_input_double, 3, ndtr_input_formula<double>)

/* log_ndtr(Tensor input) = select(input < -1, log(scaled / 2) - input * input / 2,
   log1p(-erfc(input * sqrt(0.5)) / 2)) */
template <typename T>
__device__ void log_ndtr_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_scaled = f_erfcx(-in_input * f_sqrt((T)0.5));
    const T to_output = (T)(f_select(in_input < -1, f_log(f_divide(in_scaled,
        (T)2)) - f_divide(in_input * in_input, (T)2),
        f_log1p(f_divide(-f_erfc(in_input * f_sqrt((T)0.5)), (T)2))));
    write(at, 0, offset[0], to_output);
}
KERNEL(log_ndtr_float, 2, log_ndtr_formula<float>)
KERNEL(log_ndtr_double, 2, log_ndtr_formula<double>)

/* d input = grad * sqrt(2 / pi) / scaled */
template <typename T>
__device__ void log_ndtr_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_scaled = f_erfcx(-in_input * f_sqrt((T)0.5));
    const T to_input = (T)(f_divide(in_grad * f_sqrt(f_divide((T)2, (T)3.141592653589793)),
        in_scaled));
    write(at, 0, offset[0], to_input);
}
KERNEL(log_ndtr_input_float, 3, log_ndtr_input_formula<float>)
KERNEL(log_ndtr_input_double, 3, log_ndtr_input_formula<double>)

/* entr(Tensor input) = select(isnan(input), input, select(input > 0, -input * log(input),
   select(input == 0, 0, -inf))) */
template <typename T>
__device__ void entr_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_select(f_isnan(in_input), in_input, f_select(in_input > 0,
        -in_input * f_log(in_input), f_select(in_input == 0, (T)0, -(T)INFINITY))));
    write(at, 0, offset[0], to_output);
}
KERNEL(entr_float, 2, entr_formula<float>)
KERNEL(entr_double, 2, entr_formula<double>)

/* d input = grad * (-log(input) - 1) */
template <typename T>
__device__ void entr_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * (-f_log(in_input) - 1));
    write(at, 0, offset[0], to_input);
}
KERNEL(entr_input_float, 3, entr_input_formula<float>)
KERNEL(entr_input_double, 3, entr_input_formula<double>)
