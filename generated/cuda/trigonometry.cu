/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* trigonometry */
#include "loop.cuh"

/* sin(Tensor input) = sin(input) */
template <typename T>
__device__ void sin_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_sin(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(sin_float, 2, sin_formula<float>)
KERNEL(sin_double, 2, sin_formula<double>)

/* d input = grad * cos(input) */
template <typename T>
__device__ void sin_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * f_cos(in_input));
    write(at, 0, offset[0], to_input);
}
KERNEL(sin_input_float, 3, sin_input_formula<float>)
KERNEL(sin_input_double, 3, sin_input_formula<double>)

/* cos(Tensor input) = cos(input) */
template <typename T>
__device__ void cos_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_cos(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(cos_float, 2, cos_formula<float>)
KERNEL(cos_double, 2, cos_formula<double>)

/* d input = -grad * sin(input) */
template <typename T>
__device__ void cos_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(-in_grad * f_sin(in_input));
    write(at, 0, offset[0], to_input);
}
KERNEL(cos_input_float, 3, cos_input_formula<float>)
KERNEL(cos_input_double, 3, cos_input_formula<double>)

/* sincos(Tensor input) -> (Tensor sin, Tensor cos) = sin = sin(input), cos = cos(input) */
template <typename T>
__device__ void sincos_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_sin = (T)(f_sin(in_input));
    const T to_cos = (T)(f_cos(in_input));
    write(at, 0, offset[0], to_sin);
    write(at, 1, offset[1], to_cos);
}
KERNEL(sincos_float, 3, sincos_formula<float>)
KERNEL(sincos_double, 3, sincos_formula<double>)

/* d input = grad_sin * cos - grad_cos * sin */
template <typename T>
__device__ void sincos_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad_sin = read<T>(at, 1, offset[1]);
    const T in_grad_cos = read<T>(at, 2, offset[2]);
    const T in_sin = read<T>(at, 3, offset[3]);
    const T in_cos = read<T>(at, 4, offset[4]);
    const T to_input = (T)(in_grad_sin * in_cos - in_grad_cos * in_sin);
    write(at, 0, offset[0], to_input);
}
KERNEL(sincos_input_float, 5, sincos_input_formula<float>)
KERNEL(sincos_input_double, 5, sincos_input_formula<double>)

/* tan(Tensor input) = tan(input) */
template <typename T>
__device__ void tan_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_tan(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(tan_float, 2, tan_formula<float>)
KERNEL(tan_double, 2, tan_formula<double>)

/* d input = grad * (1 + output * output) */
template <typename T>
__device__ void tan_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * (1 + in_output * in_output));
    write(at, 0, offset[0], to_input);
}
KERNEL(tan_input_float, 3, tan_input_formula<float>)
KERNEL(tan_input_double, 3, tan_input_formula<double>)

/* asin(Tensor input) = asin(input) */
template <typename T>
__device__ void asin_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_asin(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(asin_float, 2, asin_formula<float>)
KERNEL(asin_double, 2, asin_formula<double>)

/* d input = grad / sqrt((1 - input) * (1 + input)) */
template <typename T>
__device__ void asin_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_divide(in_grad, f_sqrt((1 - in_input) * (1 + in_input))));
    write(at, 0, offset[0], to_input);
}
KERNEL(asin_input_float, 3, asin_input_formula<float>)
KERNEL(asin_input_double, 3, asin_input_formula<double>)

/* acos(Tensor input) = acos(input) */
template <typename T>
__device__ void acos_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_acos(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(acos_float, 2, acos_formula<float>)
KERNEL(acos_double, 2, acos_formula<double>)

/* d input = -grad / sqrt((1 - input) * (1 + input)) */
template <typename T>
__device__ void acos_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_divide(-in_grad, f_sqrt((1 - in_input) * (1 + in_input))));
    write(at, 0, offset[0], to_input);
}
KERNEL(acos_input_float, 3, acos_input_formula<float>)
KERNEL(acos_input_double, 3, acos_input_formula<double>)

/* atan(Tensor input) = atan(input) */
template <typename T>
__device__ void atan_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_atan(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(atan_float, 2, atan_formula<float>)
KERNEL(atan_double, 2, atan_formula<double>)

/* d input = grad / (1 + input * input) */
template <typename T>
__device__ void atan_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_divide(in_grad, 1 + in_input * in_input));
    write(at, 0, offset[0], to_input);
}
KERNEL(atan_input_float, 3, atan_input_formula<float>)
KERNEL(atan_input_double, 3, atan_input_formula<double>)

/* atan2(Tensor input, Tensor other) = atan2(input, other) */
template <typename T>
__device__ void atan2_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_atan2(in_input, in_other));
    write(at, 0, offset[0], to_output);
}
KERNEL(atan2_float, 3, atan2_formula<float>)
KERNEL(atan2_double, 3, atan2_formula<double>)

/* d input = select(input == 0 and other == 0, 0, grad * other / square) */
template <typename T>
__device__ void atan2_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T in_square = f_select((in_input == 0) & (in_other == 0), (T)1,
        in_input * in_input + in_other * in_other);
    const T to_input = (T)(f_select((in_input == 0) & (in_other == 0), (T)0,
        f_divide(in_grad * in_other, in_square)));
    write(at, 0, offset[0], to_input);
}
KERNEL(atan2_input_float, 4, atan2_input_formula<float>)
KERNEL(atan2_input_double, 4, atan2_input_formula<double>)

/* d other = select(input == 0 and other == 0, 0, -grad * input / square) */
template <typename T>
__device__ void atan2_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T in_square = f_select((in_input == 0) & (in_other == 0), (T)1,
        in_input * in_input + in_other * in_other);
    const T to_other = (T)(f_select((in_input == 0) & (in_other == 0), (T)0,
        f_divide(-in_grad * in_input, in_square)));
    write(at, 0, offset[0], to_other);
}
KERNEL(atan2_other_float, 4, atan2_other_formula<float>)
KERNEL(atan2_other_double, 4, atan2_other_formula<double>)

/* sinh(Tensor input) = sinh(input) */
template <typename T>
__device__ void sinh_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_sinh(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(sinh_float, 2, sinh_formula<float>)
KERNEL(sinh_double, 2, sinh_formula<double>)

/* d input = grad * cosh(input) */
template <typename T>
__device__ void sinh_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * f_cosh(in_input));
    write(at, 0, offset[0], to_input);
}
KERNEL(sinh_input_float, 3, sinh_input_formula<float>)
KERNEL(sinh_input_double, 3, sinh_input_formula<double>)

/* cosh(Tensor input) = cosh(input) */
template <typename T>
__device__ void cosh_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_cosh(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(cosh_float, 2, cosh_formula<float>)
KERNEL(cosh_double, 2, cosh_formula<double>)

/* d input = grad * sinh(input) */
template <typename T>
__device__ void cosh_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * f_sinh(in_input));
    write(at, 0, offset[0], to_input);
}
KERNEL(cosh_input_float, 3, cosh_input_formula<float>)
KERNEL(cosh_input_double, 3, cosh_input_formula<double>)

/* tanh(Tensor input) = tanh(input) */
template <typename T>
__device__ void tanh_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_tanh(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(tanh_float, 2, tanh_formula<float>)
KERNEL(tanh_double, 2, tanh_formula<double>)

/* d input = grad * (1 - output * output) */
template <typename T>
__device__ void tanh_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * (1 - in_output * in_output));
    write(at, 0, offset[0], to_input);
}
KERNEL(tanh_input_float, 3, tanh_input_formula<float>)
KERNEL(tanh_input_double, 3, tanh_input_formula<double>)
