/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* special_functions */
#include "loop.cuh"

/* square(Tensor input) = input * input */
template <typename T>
__device__ void square_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(in_input * in_input);
    write(at, 0, offset[0], to_output);
}
KERNEL(square_byte, 2, square_formula<uint8_t>)
KERNEL(square_char, 2, square_formula<int8_t>)
KERNEL(square_short, 2, square_formula<int16_t>)
KERNEL(square_int, 2, square_formula<int32_t>)
KERNEL(square_long, 2, square_formula<int64_t>)
KERNEL(square_float, 2, square_formula<float>)
KERNEL(square_double, 2, square_formula<double>)

/* d input = 2 * grad * input */
template <typename T>
__device__ void square_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(2 * in_grad * in_input);
    write(at, 0, offset[0], to_input);
}
KERNEL(square_input_float, 3, square_input_formula<float>)
KERNEL(square_input_double, 3, square_input_formula<double>)

/* log2(Tensor input) = log2(input) */
template <typename T>
__device__ void log2_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_log2(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(log2_float, 2, log2_formula<float>)
KERNEL(log2_double, 2, log2_formula<double>)

/* d input = grad / (input * log(2)) */
template <typename T>
__device__ void log2_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_divide(in_grad, in_input * f_log((T)2)));
    write(at, 0, offset[0], to_input);
}
KERNEL(log2_input_float, 3, log2_input_formula<float>)
KERNEL(log2_input_double, 3, log2_input_formula<double>)

/* log10(Tensor input) = log10(input) */
template <typename T>
__device__ void log10_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_log10(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(log10_float, 2, log10_formula<float>)
KERNEL(log10_double, 2, log10_formula<double>)

/* d input = grad / (input * log(10)) */
template <typename T>
__device__ void log10_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_divide(in_grad, in_input * f_log((T)10)));
    write(at, 0, offset[0], to_input);
}
KERNEL(log10_input_float, 3, log10_input_formula<float>)
KERNEL(log10_input_double, 3, log10_input_formula<double>)

/* exp2(Tensor input) = exp2(input) */
template <typename T>
__device__ void exp2_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_exp2(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(exp2_float, 2, exp2_formula<float>)
KERNEL(exp2_double, 2, exp2_formula<double>)

/* d input = grad * output * log(2) */
template <typename T>
__device__ void exp2_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * in_output * f_log((T)2));
    write(at, 0, offset[0], to_input);
}
KERNEL(exp2_input_float, 3, exp2_input_formula<float>)
KERNEL(exp2_input_double, 3, exp2_input_formula<double>)

/* erf(Tensor input) = erf(input) */
template <typename T>
__device__ void erf_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_erf(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(erf_float, 2, erf_formula<float>)
KERNEL(erf_double, 2, erf_formula<double>)

/* d input = grad * 2 / sqrt(pi) * exp(-input * input) */
template <typename T>
__device__ void erf_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_divide(in_grad * 2, f_sqrt((T)3.141592653589793)) * f_exp(-in_input *
        in_input));
    write(at, 0, offset[0], to_input);
}
KERNEL(erf_input_float, 3, erf_input_formula<float>)
KERNEL(erf_input_double, 3, erf_input_formula<double>)

/* erfc(Tensor input) = erfc(input) */
template <typename T>
__device__ void erfc_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_erfc(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(erfc_float, 2, erfc_formula<float>)
KERNEL(erfc_double, 2, erfc_formula<double>)

/* d input = -2 * grad / sqrt(pi) * exp(-input * input) */
template <typename T>
__device__ void erfc_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_divide(-2 * in_grad, f_sqrt((T)3.141592653589793)) * f_exp(-in_input *
        in_input));
    write(at, 0, offset[0], to_input);
}
KERNEL(erfc_input_float, 3, erfc_input_formula<float>)
KERNEL(erfc_input_double, 3, erfc_input_formula<double>)

/* erfinv(Tensor input) = erfinv(input) */
template <typename T>
__device__ void erfinv_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_erfinv(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(erfinv_float, 2, erfinv_formula<float>)
KERNEL(erfinv_double, 2, erfinv_formula<double>)

/* d input = grad * sqrt(pi) / 2 * exp(output * output) */
template <typename T>
__device__ void erfinv_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_divide(in_grad * f_sqrt((T)3.141592653589793),
        (T)2) * f_exp(in_output * in_output));
    write(at, 0, offset[0], to_input);
}
KERNEL(erfinv_input_float, 3, erfinv_input_formula<float>)
KERNEL(erfinv_input_double, 3, erfinv_input_formula<double>)

/* lgamma(Tensor input) = lgamma(input) */
template <typename T>
__device__ void lgamma_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_lgamma(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(lgamma_float, 2, lgamma_formula<float>)
KERNEL(lgamma_double, 2, lgamma_formula<double>)

/* d input = grad * digamma(input) */
template <typename T>
__device__ void lgamma_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * f_digamma(in_input));
    write(at, 0, offset[0], to_input);
}
KERNEL(lgamma_input_float, 3, lgamma_input_formula<float>)
KERNEL(lgamma_input_double, 3, lgamma_input_formula<double>)

/* digamma(Tensor input) = digamma(input) */
template <typename T>
__device__ void digamma_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_digamma(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(digamma_float, 2, digamma_formula<float>)
KERNEL(digamma_double, 2, digamma_formula<double>)

/* d input = grad * polygamma(1, input) */
template <typename T>
__device__ void digamma_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * f_polygamma((T)1, in_input));
    write(at, 0, offset[0], to_input);
}
KERNEL(digamma_input_float, 3, digamma_input_formula<float>)
KERNEL(digamma_input_double, 3, digamma_input_formula<double>)

/* polygamma(int n, Tensor input) = polygamma(n, input) */
template <typename T>
__device__ void polygamma_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const auto in_n = number<T>(option, 0);
    const T to_output = (T)(f_polygamma(in_n, in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(polygamma_float, 2, polygamma_formula<float>)
KERNEL(polygamma_double, 2, polygamma_formula<double>)

/* d input = grad * polygamma(n + 1, input) */
template <typename T>
__device__ void polygamma_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const auto in_n = number<T>(option, 0);
    const T to_input = (T)(in_grad * f_polygamma(in_n + 1, in_input));
    write(at, 0, offset[0], to_input);
}
KERNEL(polygamma_input_float, 3, polygamma_input_formula<float>)
KERNEL(polygamma_input_double, 3, polygamma_input_formula<double>)

/* logit(Tensor input, Scalar eps=-1) = select(abs(away) < 0.25, log1p((away + away) / (1 -
   share)), log(share / (1 - share))) */
template <typename T>
__device__ void logit_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_eps = number<T>(option, 0);
    const T in_share = f_select(in_eps < 0, in_input, f_select(in_input < in_eps, in_eps,
        f_select(in_input > 1 - in_eps, 1 - in_eps, in_input)));
    const T in_away = in_share - (T)0.5;
    const T to_output = (T)(f_select(f_abs(in_away) < (T)0.25, f_log1p(f_divide(in_away + in_away,
        1 - in_share)), f_log(f_divide(in_share, 1 - in_share))));
    write(at, 0, offset[0], to_output);
}
KERNEL(logit_float, 2, logit_formula<float>)
KERNEL(logit_double, 2, logit_formula<double>)

/* d input = select(eps >= 0 and (input < eps or input > 1 - eps), 0, select(share < 0 or share
   > 1, nan, grad / (share * (1 - share)))) */
template <typename T>
__device__ void logit_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_eps = number<T>(option, 0);
    const T in_share = f_select(in_eps < 0, in_input, f_select(in_input < in_eps, in_eps,
        f_select(in_input > 1 - in_eps, 1 - in_eps, in_input)));
    const T to_input = (T)(f_select((in_eps >= 0) & ((in_input < in_eps) | (in_input > 1 - in_eps)),
        (T)0, f_select((in_share < 0) | (in_share > 1), (T)NAN, f_divide(in_grad,
        in_share * (1 - in_share)))));
    write(at, 0, offset[0], to_input);
}
KERNEL(logit_input_float, 3, logit_input_formula<float>)
KERNEL(logit_input_double, 3, logit_input_formula<double>)
