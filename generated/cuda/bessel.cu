/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* bessel */
#include "loop.cuh"

/* scaled_bessel(int n, Tensor input) = scaled_bessel(n, input) */
template <typename T>
__device__ void scaled_bessel_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const auto in_n = number<T>(option, 0);
    const T to_output = (T)(f_scaled_bessel(in_n, in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(scaled_bessel_float, 2, scaled_bessel_formula<float>)
KERNEL(scaled_bessel_double, 2, scaled_bessel_formula<double>)

/* d input = grad * select(n == 0, scaled_bessel(1, input) - sign(input) * output, select(input
   == 0, 0.5, scaled_bessel(0, input) - output * (sign(input) + 1 / input))) */
template <typename T>
__device__ void scaled_bessel_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_output = read<T>(at, 3, offset[3]);
    const auto in_n = number<T>(option, 0);
    const T to_input = (T)(in_grad * f_select(in_n == 0, f_scaled_bessel((T)1,
        in_input) - f_sign(in_input) * in_output, f_select(in_input == 0, (T)0.5,
        f_scaled_bessel((T)0, in_input) - in_output * (f_sign(in_input) + f_divide((T)1,
        in_input)))));
    write(at, 0, offset[0], to_input);
}
KERNEL(scaled_bessel_input_float, 4, scaled_bessel_input_formula<float>)
KERNEL(scaled_bessel_input_double, 4, scaled_bessel_input_formula<double>)

/* i0(Tensor input) = half * scaled_bessel(0, input) * half */
template <typename T>
__device__ void i0_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_half = f_exp(f_divide(f_abs(in_input), (T)2));
    const T to_output = (T)(in_half * f_scaled_bessel((T)0, in_input) * in_half);
    write(at, 0, offset[0], to_output);
}
KERNEL(i0_float, 2, i0_formula<float>)
KERNEL(i0_double, 2, i0_formula<double>)

/* d input = grad * (half * scaled_bessel(1, input) * half) */
template <typename T>
__device__ void i0_input_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_half = f_exp(f_divide(f_abs(in_input), (T)2));
    const T to_input = (T)(in_grad * (in_half * f_scaled_bessel((T)1, in_input) * in_half));
    write(at, 0, offset[0], to_input);
}
KERNEL(i0_input_float, 3, i0_input_formula<float>)
KERNEL(i0_input_double, 3, i0_input_formula<double>)

/* i0e(Tensor input) = scaled_bessel(0, input) */
template <typename T>
__device__ void i0e_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_scaled_bessel((T)0, in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(i0e_float, 2, i0e_formula<float>)
KERNEL(i0e_double, 2, i0e_formula<double>)

/* d input = grad * (scaled_bessel(1, input) - sign(input) * output) */
template <typename T>
__device__ void i0e_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_output = read<T>(at, 3, offset[3]);
    const T to_input = (T)(in_grad * (f_scaled_bessel((T)1,
        in_input) - f_sign(in_input) * in_output));
    write(at, 0, offset[0], to_input);
}
KERNEL(i0e_input_float, 4, i0e_input_formula<float>)
KERNEL(i0e_input_double, 4, i0e_input_formula<double>)

/* i1(Tensor input) = half * scaled_bessel(1, input) * half */
template <typename T>
__device__ void i1_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_half = f_exp(f_divide(f_abs(in_input), (T)2));
    const T to_output = (T)(in_half * f_scaled_bessel((T)1, in_input) * in_half);
    write(at, 0, offset[0], to_output);
}
KERNEL(i1_float, 2, i1_formula<float>)
KERNEL(i1_double, 2, i1_formula<double>)

/* d input = grad * (half * scaled_bessel(0, input) * half - ratio) */
template <typename T>
__device__ void i1_input_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_output = read<T>(at, 3, offset[3]);
    const T in_half = f_exp(f_divide(f_abs(in_input), (T)2));
    const T in_near = f_select(f_abs(in_input) < (T)0.5, in_input, (T)0);
    const T in_square = f_divide(in_near * in_near, (T)4);
    const T in_far = f_select(f_abs(in_input) < (T)0.5, (T)1, in_input);
    const T in_ratio = f_select(f_abs(in_input) < (T)0.5, (T)0.5 * (1 + f_divide(in_square,
        (T)2) * (1 + f_divide(in_square, (T)6) * (1 + f_divide(in_square,
        (T)12) * (1 + f_divide(in_square, (T)20) * (1 + f_divide(in_square,
        (T)30) * (1 + f_divide(in_square, (T)42))))))), f_divide(in_output, in_far));
    const T to_input = (T)(in_grad * (in_half * f_scaled_bessel((T)0,
        in_input) * in_half - in_ratio));
    write(at, 0, offset[0], to_input);
}
KERNEL(i1_input_float, 4, i1_input_formula<float>)
KERNEL(i1_input_double, 4, i1_input_formula<double>)

/* i1e(Tensor input) = scaled_bessel(1, input) */
template <typename T>
__device__ void i1e_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_scaled_bessel((T)1, in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(i1e_float, 2, i1e_formula<float>)
KERNEL(i1e_double, 2, i1e_formula<double>)

/* d input = grad * (scaled_bessel(0, input) - output * sign(input) - ratio) */
template <typename T>
__device__ void i1e_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_output = read<T>(at, 3, offset[3]);
    const T in_near = f_select(f_abs(in_input) < (T)0.5, in_input, (T)0);
    const T in_square = f_divide(in_near * in_near, (T)4);
    const T in_far = f_select(f_abs(in_input) < (T)0.5, (T)1, in_input);
    const T in_ratio = f_select(f_abs(in_input) < (T)0.5, f_divide(f_exp(-f_abs(in_near)),
        (T)2) * (1 + f_divide(in_square, (T)2) * (1 + f_divide(in_square,
        (T)6) * (1 + f_divide(in_square, (T)12) * (1 + f_divide(in_square,
        (T)20) * (1 + f_divide(in_square, (T)30) * (1 + f_divide(in_square, (T)42))))))),
        f_divide(in_output, in_far));
    const T to_input = (T)(in_grad * (f_scaled_bessel((T)0,
        in_input) - in_output * f_sign(in_input) - in_ratio));
    write(at, 0, offset[0], to_input);
}
KERNEL(i1e_input_float, 4, i1e_input_formula<float>)
KERNEL(i1e_input_double, 4, i1e_input_formula<double>)
