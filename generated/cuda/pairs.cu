/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* pairs */
#include "loop.cuh"

/* hypot(Tensor input, Tensor|Scalar other) = hypot(input, other) */
template <typename T>
__device__ void hypot_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_hypot(in_input, in_other));
    write(at, 0, offset[0], to_output);
}
KERNEL(hypot_float, 3, hypot_formula<float>)
KERNEL(hypot_double, 3, hypot_formula<double>)

/* d input = select(output == 0, 0, grad * input / length) */
template <typename T>
__device__ void hypot_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_output = read<T>(at, 3, offset[3]);
    const T in_length = f_select(in_output == 0, (T)1, in_output);
    const T to_input = (T)(f_select(in_output == 0, (T)0, f_divide(in_grad * in_input, in_length)));
    write(at, 0, offset[0], to_input);
}
KERNEL(hypot_input_float, 4, hypot_input_formula<float>)
KERNEL(hypot_input_double, 4, hypot_input_formula<double>)

/* d other = select(output == 0, 0, grad * other / length) */
template <typename T>
__device__ void hypot_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T in_output = read<T>(at, 3, offset[3]);
    const T in_length = f_select(in_output == 0, (T)1, in_output);
    const T to_other = (T)(f_select(in_output == 0, (T)0, f_divide(in_grad * in_other, in_length)));
    write(at, 0, offset[0], to_other);
}
KERNEL(hypot_other_float, 4, hypot_other_formula<float>)
KERNEL(hypot_other_double, 4, hypot_other_formula<double>)

/* copysign(Tensor|Scalar input, Tensor|Scalar other) = copysign(input, other) */
template <typename T>
__device__ void copysign_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_copysign(in_input, in_other));
    write(at, 0, offset[0], to_output);
}
KERNEL(copysign_float, 3, copysign_formula<float>)
KERNEL(copysign_double, 3, copysign_formula<double>)

/* d input = select(input == 0, 0, grad * copysign(1, input) * copysign(1, other)) */
template <typename T>
__device__ void copysign_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T to_input = (T)(f_select(in_input == 0, (T)0, in_grad * f_copysign((T)1,
        in_input) * f_copysign((T)1, in_other)));
    write(at, 0, offset[0], to_input);
}
KERNEL(copysign_input_float, 4, copysign_input_formula<float>)
KERNEL(copysign_input_double, 4, copysign_input_formula<double>)

/* d other = 0 */
template <typename T>
__device__ void copysign_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_other = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    write(at, 0, offset[0], to_other);
}
KERNEL(copysign_other_float, 2, copysign_other_formula<float>)
KERNEL(copysign_other_double, 2, copysign_other_formula<double>)

/* heaviside(Tensor input, Tensor|Scalar values) = select(input > 0, 1, select(input < 0, 0,
   select(input == 0, values, input))) */
template <typename T>
__device__ void heaviside_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_values = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_select(in_input > 0, (T)1, f_select(in_input < 0, (T)0,
        f_select(in_input == 0, in_values, in_input))));
    write(at, 0, offset[0], to_output);
}
KERNEL(heaviside_byte, 3, heaviside_formula<uint8_t>)
KERNEL(heaviside_char, 3, heaviside_formula<int8_t>)
KERNEL(heaviside_short, 3, heaviside_formula<int16_t>)
KERNEL(heaviside_int, 3, heaviside_formula<int32_t>)
KERNEL(heaviside_long, 3, heaviside_formula<int64_t>)
KERNEL(heaviside_float, 3, heaviside_formula<float>)
KERNEL(heaviside_double, 3, heaviside_formula<double>)

/* d input = 0 */
template <typename T>
__device__ void heaviside_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_input = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(heaviside_input_float, 2, heaviside_input_formula<float>)
KERNEL(heaviside_input_double, 2, heaviside_input_formula<double>)

/* d values = select(input == 0, grad, 0) */
template <typename T>
__device__ void heaviside_values_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_values = (T)(f_select(in_input == 0, in_grad, (T)0));
    write(at, 0, offset[0], to_values);
}
KERNEL(heaviside_values_float, 3, heaviside_values_formula<float>)
KERNEL(heaviside_values_double, 3, heaviside_values_formula<double>)

/* logaddexp(Tensor input, Tensor other) = select(input == other, input + log(2), max(input,
   other) + log1p(exp(-abs(input - other)))) */
template <typename T>
__device__ void logaddexp_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_select(in_input == in_other, in_input + f_log((T)2), f_max(in_input,
        in_other) + f_log1p(f_exp(-f_abs(in_input - in_other)))));
    write(at, 0, offset[0], to_output);
}
KERNEL(logaddexp_float, 3, logaddexp_formula<float>)
KERNEL(logaddexp_double, 3, logaddexp_formula<double>)

/* d input = grad * sigmoid(apart) */
template <typename T>
__device__ void logaddexp_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T in_apart = f_select((in_input == in_other) & (f_abs(in_input) == (T)INFINITY), (T)0,
        in_input - in_other);
    const T to_input = (T)(in_grad * f_sigmoid(in_apart));
    write(at, 0, offset[0], to_input);
}
KERNEL(logaddexp_input_float, 4, logaddexp_input_formula<float>)
KERNEL(logaddexp_input_double, 4, logaddexp_input_formula<double>)

/* d other = grad * sigmoid(-apart) */
template <typename T>
__device__ void logaddexp_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T in_apart = f_select((in_input == in_other) & (f_abs(in_input) == (T)INFINITY), (T)0,
        in_input - in_other);
    const T to_other = (T)(in_grad * f_sigmoid(-in_apart));
    write(at, 0, offset[0], to_other);
}
KERNEL(logaddexp_other_float, 4, logaddexp_other_formula<float>)
KERNEL(logaddexp_other_double, 4, logaddexp_other_formula<double>)

/* logaddexp2(Tensor input, Tensor other) = select(input == other, input + 1, max(input, other)
   + log1p(exp2(-abs(input - other))) / log(2)) */
template <typename T>
__device__ void logaddexp2_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_select(in_input == in_other, in_input + 1, f_max(in_input,
        in_other) + f_divide(f_log1p(f_exp2(-f_abs(in_input - in_other))), f_log((T)2))));
    write(at, 0, offset[0], to_output);
}
KERNEL(logaddexp2_float, 3, logaddexp2_formula<float>)
KERNEL(logaddexp2_double, 3, logaddexp2_formula<double>)

/* d input = grad * sigmoid(apart) */
template <typename T>
__device__ void logaddexp2_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T in_apart = f_select((in_input == in_other) & (f_abs(in_input) == (T)INFINITY), (T)0,
        (in_input - in_other) * f_log((T)2));
    const T to_input = (T)(in_grad * f_sigmoid(in_apart));
    write(at, 0, offset[0], to_input);
}
KERNEL(logaddexp2_input_float, 4, logaddexp2_input_formula<float>)
KERNEL(logaddexp2_input_double, 4, logaddexp2_input_formula<double>)

/* d other = grad * sigmoid(-apart) */
template <typename T>
__device__ void logaddexp2_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T in_apart = f_select((in_input == in_other) & (f_abs(in_input) == (T)INFINITY), (T)0,
        (in_input - in_other) * f_log((T)2));
    const T to_other = (T)(in_grad * f_sigmoid(-in_apart));
    write(at, 0, offset[0], to_other);
}
KERNEL(logaddexp2_other_float, 4, logaddexp2_other_formula<float>)
KERNEL(logaddexp2_other_double, 4, logaddexp2_other_formula<double>)

/* xlogy(Tensor|Scalar input, Tensor|Scalar other) = select(input == 0 and not isnan(other), 0,
   input * log(other)) */
template <typename T>
__device__ void xlogy_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_select((in_input == 0) & !f_isnan(in_other), (T)0,
        in_input * f_log(in_other)));
    write(at, 0, offset[0], to_output);
}
KERNEL(xlogy_float, 3, xlogy_formula<float>)
KERNEL(xlogy_double, 3, xlogy_formula<double>)

/* d input = select(input == 0 and other <= 0, 0, grad * log(other)) */
template <typename T>
__device__ void xlogy_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T to_input = (T)(f_select((in_input == 0) & (in_other <= 0), (T)0,
        in_grad * f_log(in_other)));
    write(at, 0, offset[0], to_input);
}
KERNEL(xlogy_input_float, 4, xlogy_input_formula<float>)
KERNEL(xlogy_input_double, 4, xlogy_input_formula<double>)

/* d other = grad * input / below */
template <typename T>
__device__ void xlogy_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T in_below = f_select((in_input == 0) & (in_other == 0), (T)1, in_other);
    const T to_other = (T)(f_divide(in_grad * in_input, in_below));
    write(at, 0, offset[0], to_other);
}
KERNEL(xlogy_other_float, 4, xlogy_other_formula<float>)
KERNEL(xlogy_other_double, 4, xlogy_other_formula<double>)

/* xlog1py(Tensor|Scalar input, Tensor|Scalar other) = select(input == 0 and not isnan(other),
   0, input * log1p(other)) */
template <typename T>
__device__ void xlog1py_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_select((in_input == 0) & !f_isnan(in_other), (T)0,
        in_input * f_log1p(in_other)));
    write(at, 0, offset[0], to_output);
}
KERNEL(xlog1py_float, 3, xlog1py_formula<float>)
KERNEL(xlog1py_double, 3, xlog1py_formula<double>)

/* d input = select(input == 0 and other <= -1, 0, grad * log1p(other)) */
template <typename T>
__device__ void xlog1py_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T to_input = (T)(f_select((in_input == 0) & (in_other <= -1), (T)0,
        in_grad * f_log1p(in_other)));
    write(at, 0, offset[0], to_input);
}
KERNEL(xlog1py_input_float, 4, xlog1py_input_formula<float>)
KERNEL(xlog1py_input_double, 4, xlog1py_input_formula<double>)

/* d other = grad * input / below */
template <typename T>
__device__ void xlog1py_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T in_below = f_select((in_input == 0) & (in_other == -1), (T)1, 1 + in_other);
    const T to_other = (T)(f_divide(in_grad * in_input, in_below));
    write(at, 0, offset[0], to_other);
}
KERNEL(xlog1py_other_float, 4, xlog1py_other_formula<float>)
KERNEL(xlog1py_other_double, 4, xlog1py_other_formula<double>)

/* nextafter(Tensor input, Tensor|Scalar other) = nextafter(input, other) */
template <typename T>
__device__ void nextafter_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_nextafter(in_input, in_other));
    write(at, 0, offset[0], to_output);
}
KERNEL(nextafter_float, 3, nextafter_formula<float>)
KERNEL(nextafter_double, 3, nextafter_formula<double>)

/* ldexp(Tensor input, Tensor|Scalar other) = input * exp2(other) */
template <typename T>
__device__ void ldexp_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(in_input * f_exp2(in_other));
    write(at, 0, offset[0], to_output);
}
KERNEL(ldexp_float, 3, ldexp_formula<float>)
KERNEL(ldexp_double, 3, ldexp_formula<double>)

/* d input = grad * exp2(other) */
template <typename T>
__device__ void ldexp_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * f_exp2(in_other));
    write(at, 0, offset[0], to_input);
}
KERNEL(ldexp_input_float, 3, ldexp_input_formula<float>)
KERNEL(ldexp_input_double, 3, ldexp_input_formula<double>)

/* d other = grad * output * log(2) */
template <typename T>
__device__ void ldexp_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T to_other = (T)(in_grad * in_output * f_log((T)2));
    write(at, 0, offset[0], to_other);
}
KERNEL(ldexp_other_float, 3, ldexp_other_formula<float>)
KERNEL(ldexp_other_double, 3, ldexp_other_formula<double>)

/* finite_or(Tensor input, Scalar number, Scalar posinf, Scalar neginf) = select(isnan(input),
   number, select(input == inf, posinf, select(input == -inf, neginf, input))) */
template <typename T>
__device__ void finite_or_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_number = number<T>(option, 0);
    const T in_posinf = number<T>(option, 1);
    const T in_neginf = number<T>(option, 2);
    const T to_output = (T)(f_select(f_isnan(in_input), in_number, f_select(in_input == (T)INFINITY,
        in_posinf, f_select(in_input == -(T)INFINITY, in_neginf, in_input))));
    write(at, 0, offset[0], to_output);
}
KERNEL(finite_or_float, 2, finite_or_formula<float>)
KERNEL(finite_or_double, 2, finite_or_formula<double>)

/* d input = select(isnan(input - input), 0, grad) */
template <typename T>
__device__ void finite_or_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_select(f_isnan(in_input - in_input), (T)0, in_grad));
    write(at, 0, offset[0], to_input);
}
KERNEL(finite_or_input_float, 3, finite_or_input_formula<float>)
KERNEL(finite_or_input_double, 3, finite_or_input_formula<double>)
