/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* angles */
#include "loop.cuh"

/* asinh(Tensor input) = asinh(input) */
template <typename T>
__device__ void asinh_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_asinh(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(asinh_float, 2, asinh_formula<float>)
KERNEL(asinh_double, 2, asinh_formula<double>)

/* d input = grad * rsqrt(input * input + 1) */
template <typename T>
__device__ void asinh_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * f_rsqrt(in_input * in_input + 1));
    write(at, 0, offset[0], to_input);
}
KERNEL(asinh_input_float, 3, asinh_input_formula<float>)
KERNEL(asinh_input_double, 3, asinh_input_formula<double>)

/* acosh(Tensor input) = acosh(input) */
template <typename T>
__device__ void acosh_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_acosh(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(acosh_float, 2, acosh_formula<float>)
KERNEL(acosh_double, 2, acosh_formula<double>)

/* d input = grad * rsqrt(input - 1) * rsqrt(input + 1) */
template <typename T>
__device__ void acosh_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * f_rsqrt(in_input - 1) * f_rsqrt(in_input + 1));
    write(at, 0, offset[0], to_input);
}
KERNEL(acosh_input_float, 3, acosh_input_formula<float>)
KERNEL(acosh_input_double, 3, acosh_input_formula<double>)

/* atanh(Tensor input) = atanh(input) */
template <typename T>
__device__ void atanh_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_atanh(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(atanh_float, 2, atanh_formula<float>)
KERNEL(atanh_double, 2, atanh_formula<double>)

/* d input = grad / (1 - input * input) */
template <typename T>
__device__ void atanh_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_divide(in_grad, 1 - in_input * in_input));
    write(at, 0, offset[0], to_input);
}
KERNEL(atanh_input_float, 3, atanh_input_formula<float>)
KERNEL(atanh_input_double, 3, atanh_input_formula<double>)

/* deg2rad(Tensor input) = input * (pi / 180) */
template <typename T>
__device__ void deg2rad_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(in_input * f_divide((T)3.141592653589793, (T)180));
    write(at, 0, offset[0], to_output);
}
KERNEL(deg2rad_float, 2, deg2rad_formula<float>)
KERNEL(deg2rad_double, 2, deg2rad_formula<double>)

/* d input = grad * (pi / 180) */
template <typename T>
__device__ void deg2rad_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_input = (T)(in_grad * f_divide((T)3.141592653589793, (T)180));
    write(at, 0, offset[0], to_input);
}
KERNEL(deg2rad_input_float, 2, deg2rad_input_formula<float>)
KERNEL(deg2rad_input_double, 2, deg2rad_input_formula<double>)

/* rad2deg(Tensor input) = input * (180 / pi) */
template <typename T>
__device__ void rad2deg_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(in_input * f_divide((T)180, (T)3.141592653589793));
    write(at, 0, offset[0], to_output);
}
KERNEL(rad2deg_float, 2, rad2deg_formula<float>)
KERNEL(rad2deg_double, 2, rad2deg_formula<double>)

/* d input = grad * (180 / pi) */
template <typename T>
__device__ void rad2deg_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_input = (T)(in_grad * f_divide((T)180, (T)3.141592653589793));
    write(at, 0, offset[0], to_input);
}
KERNEL(rad2deg_input_float, 2, rad2deg_input_formula<float>)
KERNEL(rad2deg_input_double, 2, rad2deg_input_formula<double>)

/* sinc(Tensor input) = select(input == 0, 1, sinpi(input) / angle) */
template <typename T>
__device__ void sinc_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_angle = (T)3.141592653589793 * in_input;
    const T to_output = (T)(f_select(in_input == 0, (T)1, f_divide(f_sinpi(in_input), in_angle)));
    write(at, 0, offset[0], to_output);
}
KERNEL(sinc_float, 2, sinc_formula<float>)
KERNEL(sinc_double, 2, sinc_formula<double>)

/* d input = grad * select(abs(input) < 0.25, -pi * near / 3 * (1 - square / 10 * (1 - square /
   28 * (1 - square / 54 * (1 - square / 88 * (1 - square / 130 * (1 - square / 180 * (1 -
   square / 238))))))), (cos(pi * far) - sin(pi * far) / (pi * far)) / far) */
template <typename T>
__device__ void sinc_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_near = (T)3.141592653589793 * f_select(f_abs(in_input) < (T)0.25, in_input, (T)0);
    const T in_square = in_near * in_near;
    const T in_far = f_select(f_abs(in_input) < (T)0.25, (T)1, in_input);
    const T to_input = (T)(in_grad * f_select(f_abs(in_input) < (T)0.25,
        f_divide(-(T)3.141592653589793 * in_near, (T)3) * (1 - f_divide(in_square,
        (T)10) * (1 - f_divide(in_square, (T)28) * (1 - f_divide(in_square,
        (T)54) * (1 - f_divide(in_square, (T)88) * (1 - f_divide(in_square,
        (T)130) * (1 - f_divide(in_square, (T)180) * (1 - f_divide(in_square, (T)238)))))))),
        f_divide(f_cos((T)3.141592653589793 * in_far) - f_divide(f_sin((T)3.141592653589793 *
        in_far), (T)3.141592653589793 * in_far), in_far)));
    write(at, 0, offset[0], to_input);
}
KERNEL(sinc_input_float, 3, sinc_input_formula<float>)
KERNEL(sinc_input_double, 3, sinc_input_formula<double>)
