/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* choice */
#include "loop.cuh"

/* clamp(Tensor input, Scalar min, Scalar max) = select(raised > max, max, raised) */
template <typename T>
__device__ void clamp_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_min = number<T>(option, 0);
    const T in_max = number<T>(option, 1);
    const T in_raised = f_select(in_input < in_min, in_min, in_input);
    const T to_output = (T)(f_select(in_raised > in_max, in_max, in_raised));
    write(at, 0, offset[0], to_output);
}
KERNEL(clamp_byte, 2, clamp_formula<uint8_t>)
KERNEL(clamp_char, 2, clamp_formula<int8_t>)
KERNEL(clamp_short, 2, clamp_formula<int16_t>)
KERNEL(clamp_int, 2, clamp_formula<int32_t>)
KERNEL(clamp_long, 2, clamp_formula<int64_t>)
KERNEL(clamp_float, 2, clamp_formula<float>)
KERNEL(clamp_double, 2, clamp_formula<double>)

/* d input = select(input < min or input > max, 0, grad) */
template <typename T>
__device__ void clamp_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_min = number<T>(option, 0);
    const T in_max = number<T>(option, 1);
    const T to_input = (T)(f_select((in_input < in_min) | (in_input > in_max), (T)0, in_grad));
    write(at, 0, offset[0], to_input);
}
KERNEL(clamp_input_float, 3, clamp_input_formula<float>)
KERNEL(clamp_input_double, 3, clamp_input_formula<double>)

/* clamp_min(Tensor input, Scalar min) = select(input < min, min, input) */
template <typename T>
__device__ void clamp_min_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_min = number<T>(option, 0);
    const T to_output = (T)(f_select(in_input < in_min, in_min, in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(clamp_min_byte, 2, clamp_min_formula<uint8_t>)
KERNEL(clamp_min_char, 2, clamp_min_formula<int8_t>)
KERNEL(clamp_min_short, 2, clamp_min_formula<int16_t>)
KERNEL(clamp_min_int, 2, clamp_min_formula<int32_t>)
KERNEL(clamp_min_long, 2, clamp_min_formula<int64_t>)
KERNEL(clamp_min_float, 2, clamp_min_formula<float>)
KERNEL(clamp_min_double, 2, clamp_min_formula<double>)

/* d input = select(input < min, 0, grad) */
template <typename T>
__device__ void clamp_min_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_min = number<T>(option, 0);
    const T to_input = (T)(f_select(in_input < in_min, (T)0, in_grad));
    write(at, 0, offset[0], to_input);
}
KERNEL(clamp_min_input_float, 3, clamp_min_input_formula<float>)
KERNEL(clamp_min_input_double, 3, clamp_min_input_formula<double>)

/* clamp_max(Tensor input, Scalar max) = select(input > max, max, input) */
template <typename T>
__device__ void clamp_max_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_max = number<T>(option, 0);
    const T to_output = (T)(f_select(in_input > in_max, in_max, in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(clamp_max_byte, 2, clamp_max_formula<uint8_t>)
KERNEL(clamp_max_char, 2, clamp_max_formula<int8_t>)
KERNEL(clamp_max_short, 2, clamp_max_formula<int16_t>)
KERNEL(clamp_max_int, 2, clamp_max_formula<int32_t>)
KERNEL(clamp_max_long, 2, clamp_max_formula<int64_t>)
KERNEL(clamp_max_float, 2, clamp_max_formula<float>)
KERNEL(clamp_max_double, 2, clamp_max_formula<double>)

/* d input = select(input > max, 0, grad) */
template <typename T>
__device__ void clamp_max_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_max = number<T>(option, 0);
    const T to_input = (T)(f_select(in_input > in_max, (T)0, in_grad));
    write(at, 0, offset[0], to_input);
}
KERNEL(clamp_max_input_float, 3, clamp_max_input_formula<float>)
KERNEL(clamp_max_input_double, 3, clamp_max_input_formula<double>)

/* clamp_tensor(Tensor input, Tensor|Scalar min, Tensor|Scalar max) = min(max(input, min), max) */
template <typename T>
__device__ void clamp_tensor_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_min = read<T>(at, 2, offset[2]);
    const T in_max = read<T>(at, 3, offset[3]);
    const T to_output = (T)(f_min(f_max(in_input, in_min), in_max));
    write(at, 0, offset[0], to_output);
}
KERNEL(clamp_tensor_byte, 4, clamp_tensor_formula<uint8_t>)
KERNEL(clamp_tensor_char, 4, clamp_tensor_formula<int8_t>)
KERNEL(clamp_tensor_short, 4, clamp_tensor_formula<int16_t>)
KERNEL(clamp_tensor_int, 4, clamp_tensor_formula<int32_t>)
KERNEL(clamp_tensor_long, 4, clamp_tensor_formula<int64_t>)
KERNEL(clamp_tensor_float, 4, clamp_tensor_formula<float>)
KERNEL(clamp_tensor_double, 4, clamp_tensor_formula<double>)

/* d input = select(input < min or input > max, 0, grad) */
template <typename T>
__device__ void clamp_tensor_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_min = read<T>(at, 3, offset[3]);
    const T in_max = read<T>(at, 4, offset[4]);
    const T to_input = (T)(f_select((in_input < in_min) | (in_input > in_max), (T)0, in_grad));
    write(at, 0, offset[0], to_input);
}
KERNEL(clamp_tensor_input_float, 5, clamp_tensor_input_formula<float>)
KERNEL(clamp_tensor_input_double, 5, clamp_tensor_input_formula<double>)

/* d min = select(input < min and min <= max, grad, 0) */
template <typename T>
__device__ void clamp_tensor_min_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_min = read<T>(at, 3, offset[3]);
    const T in_max = read<T>(at, 4, offset[4]);
    const T to_min = (T)(f_select((in_input < in_min) & (in_min <= in_max), in_grad, (T)0));
    write(at, 0, offset[0], to_min);
}
KERNEL(clamp_tensor_min_float, 5, clamp_tensor_min_formula<float>)
KERNEL(clamp_tensor_min_double, 5, clamp_tensor_min_formula<double>)

/* d max = select(input > max or min > max, grad, 0) */
template <typename T>
__device__ void clamp_tensor_max_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_min = read<T>(at, 3, offset[3]);
    const T in_max = read<T>(at, 4, offset[4]);
    const T to_max = (T)(f_select((in_input > in_max) | (in_min > in_max), in_grad, (T)0));
    write(at, 0, offset[0], to_max);
}
KERNEL(clamp_tensor_max_float, 5, clamp_tensor_max_formula<float>)
KERNEL(clamp_tensor_max_double, 5, clamp_tensor_max_formula<double>)

/* clamp_min_tensor(Tensor input, Tensor min) = max(input, min) */
template <typename T>
__device__ void clamp_min_tensor_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_min = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_max(in_input, in_min));
    write(at, 0, offset[0], to_output);
}
KERNEL(clamp_min_tensor_byte, 3, clamp_min_tensor_formula<uint8_t>)
KERNEL(clamp_min_tensor_char, 3, clamp_min_tensor_formula<int8_t>)
KERNEL(clamp_min_tensor_short, 3, clamp_min_tensor_formula<int16_t>)
KERNEL(clamp_min_tensor_int, 3, clamp_min_tensor_formula<int32_t>)
KERNEL(clamp_min_tensor_long, 3, clamp_min_tensor_formula<int64_t>)
KERNEL(clamp_min_tensor_float, 3, clamp_min_tensor_formula<float>)
KERNEL(clamp_min_tensor_double, 3, clamp_min_tensor_formula<double>)

/* d input = select(input < min, 0, grad) */
template <typename T>
__device__ void clamp_min_tensor_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_min = read<T>(at, 3, offset[3]);
    const T to_input = (T)(f_select(in_input < in_min, (T)0, in_grad));
    write(at, 0, offset[0], to_input);
}
KERNEL(clamp_min_tensor_input_float, 4, clamp_min_tensor_input_formula<float>)
KERNEL(clamp_min_tensor_input_double, 4, clamp_min_tensor_input_formula<double>)

/* d min = select(input < min, grad, 0) */
template <typename T>
__device__ void clamp_min_tensor_min_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_min = read<T>(at, 3, offset[3]);
    const T to_min = (T)(f_select(in_input < in_min, in_grad, (T)0));
    write(at, 0, offset[0], to_min);
}
KERNEL(clamp_min_tensor_min_float, 4, clamp_min_tensor_min_formula<float>)
KERNEL(clamp_min_tensor_min_double, 4, clamp_min_tensor_min_formula<double>)

/* clamp_max_tensor(Tensor input, Tensor max) = min(input, max) */
template <typename T>
__device__ void clamp_max_tensor_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_max = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_min(in_input, in_max));
    write(at, 0, offset[0], to_output);
}
KERNEL(clamp_max_tensor_byte, 3, clamp_max_tensor_formula<uint8_t>)
KERNEL(clamp_max_tensor_char, 3, clamp_max_tensor_formula<int8_t>)
KERNEL(clamp_max_tensor_short, 3, clamp_max_tensor_formula<int16_t>)
KERNEL(clamp_max_tensor_int, 3, clamp_max_tensor_formula<int32_t>)
KERNEL(clamp_max_tensor_long, 3, clamp_max_tensor_formula<int64_t>)
KERNEL(clamp_max_tensor_float, 3, clamp_max_tensor_formula<float>)
KERNEL(clamp_max_tensor_double, 3, clamp_max_tensor_formula<double>)

/* d input = select(input > max, 0, grad) */
template <typename T>
__device__ void clamp_max_tensor_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_max = read<T>(at, 3, offset[3]);
    const T to_input = (T)(f_select(in_input > in_max, (T)0, in_grad));
    write(at, 0, offset[0], to_input);
}
KERNEL(clamp_max_tensor_input_float, 4, clamp_max_tensor_input_formula<float>)
KERNEL(clamp_max_tensor_input_double, 4, clamp_max_tensor_input_formula<double>)

/* d max = select(input > max, grad, 0) */
template <typename T>
__device__ void clamp_max_tensor_max_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_max = read<T>(at, 3, offset[3]);
    const T to_max = (T)(f_select(in_input > in_max, in_grad, (T)0));
    write(at, 0, offset[0], to_max);
}
KERNEL(clamp_max_tensor_max_float, 4, clamp_max_tensor_max_formula<float>)
KERNEL(clamp_max_tensor_max_double, 4, clamp_max_tensor_max_formula<double>)

/* max_other(Tensor input, Tensor other) = max(input, other) */
template <typename T>
__device__ void max_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_max(in_input, in_other));
    write(at, 0, offset[0], to_output);
}
KERNEL(max_other_byte, 3, max_other_formula<uint8_t>)
KERNEL(max_other_char, 3, max_other_formula<int8_t>)
KERNEL(max_other_short, 3, max_other_formula<int16_t>)
KERNEL(max_other_int, 3, max_other_formula<int32_t>)
KERNEL(max_other_long, 3, max_other_formula<int64_t>)
KERNEL(max_other_float, 3, max_other_formula<float>)
KERNEL(max_other_double, 3, max_other_formula<double>)

/* d input = select(input == other, grad / 2, select(input < other, 0, grad)) */
template <typename T>
__device__ void max_other_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T to_input = (T)(f_select(in_input == in_other, f_divide(in_grad, (T)2),
        f_select(in_input < in_other, (T)0, in_grad)));
    write(at, 0, offset[0], to_input);
}
KERNEL(max_other_input_float, 4, max_other_input_formula<float>)
KERNEL(max_other_input_double, 4, max_other_input_formula<double>)

/* d other = select(input == other, grad / 2, select(input > other, 0, grad)) */
template <typename T>
__device__ void max_other_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T to_other = (T)(f_select(in_input == in_other, f_divide(in_grad, (T)2),
        f_select(in_input > in_other, (T)0, in_grad)));
    write(at, 0, offset[0], to_other);
}
KERNEL(max_other_other_float, 4, max_other_other_formula<float>)
KERNEL(max_other_other_double, 4, max_other_other_formula<double>)

/* min_other(Tensor input, Tensor other) = min(input, other) */
template <typename T>
__device__ void min_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_min(in_input, in_other));
    write(at, 0, offset[0], to_output);
}
KERNEL(min_other_byte, 3, min_other_formula<uint8_t>)
KERNEL(min_other_char, 3, min_other_formula<int8_t>)
KERNEL(min_other_short, 3, min_other_formula<int16_t>)
KERNEL(min_other_int, 3, min_other_formula<int32_t>)
KERNEL(min_other_long, 3, min_other_formula<int64_t>)
KERNEL(min_other_float, 3, min_other_formula<float>)
KERNEL(min_other_double, 3, min_other_formula<double>)

/* d input = select(input == other, grad / 2, select(input > other, 0, grad)) */
template <typename T>
__device__ void min_other_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T to_input = (T)(f_select(in_input == in_other, f_divide(in_grad, (T)2),
        f_select(in_input > in_other, (T)0, in_grad)));
    write(at, 0, offset[0], to_input);
}
KERNEL(min_other_input_float, 4, min_other_input_formula<float>)
KERNEL(min_other_input_double, 4, min_other_input_formula<double>)

/* d other = select(input == other, grad / 2, select(input < other, 0, grad)) */
template <typename T>
__device__ void min_other_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T to_other = (T)(f_select(in_input == in_other, f_divide(in_grad, (T)2),
        f_select(in_input < in_other, (T)0, in_grad)));
    write(at, 0, offset[0], to_other);
}
KERNEL(min_other_other_float, 4, min_other_other_formula<float>)
KERNEL(min_other_other_double, 4, min_other_other_formula<double>)

/* fmax(Tensor input, Tensor other) = select(isnan(input), other, select(isnan(other), input,
   max(input, other))) */
template <typename T>
__device__ void fmax_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_select(f_isnan(in_input), in_other, f_select(f_isnan(in_other),
        in_input, f_max(in_input, in_other))));
    write(at, 0, offset[0], to_output);
}
KERNEL(fmax_byte, 3, fmax_formula<uint8_t>)
KERNEL(fmax_char, 3, fmax_formula<int8_t>)
KERNEL(fmax_short, 3, fmax_formula<int16_t>)
KERNEL(fmax_int, 3, fmax_formula<int32_t>)
KERNEL(fmax_long, 3, fmax_formula<int64_t>)
KERNEL(fmax_float, 3, fmax_formula<float>)
KERNEL(fmax_double, 3, fmax_formula<double>)

/* d input = select(isnan(other) or input >= other, grad, 0) */
template <typename T>
__device__ void fmax_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T to_input = (T)(f_select(f_isnan(in_other) | (in_input >= in_other), in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(fmax_input_float, 4, fmax_input_formula<float>)
KERNEL(fmax_input_double, 4, fmax_input_formula<double>)

/* d other = select(isnan(other) or input >= other, 0, grad) */
template <typename T>
__device__ void fmax_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T to_other = (T)(f_select(f_isnan(in_other) | (in_input >= in_other), (T)0, in_grad));
    write(at, 0, offset[0], to_other);
}
KERNEL(fmax_other_float, 4, fmax_other_formula<float>)
KERNEL(fmax_other_double, 4, fmax_other_formula<double>)

/* fmin(Tensor input, Tensor other) = select(isnan(input), other, select(isnan(other), input,
   min(input, other))) */
template <typename T>
__device__ void fmin_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_select(f_isnan(in_input), in_other, f_select(f_isnan(in_other),
        in_input, f_min(in_input, in_other))));
    write(at, 0, offset[0], to_output);
}
KERNEL(fmin_byte, 3, fmin_formula<uint8_t>)
KERNEL(fmin_char, 3, fmin_formula<int8_t>)
KERNEL(fmin_short, 3, fmin_formula<int16_t>)
KERNEL(fmin_int, 3, fmin_formula<int32_t>)
KERNEL(fmin_long, 3, fmin_formula<int64_t>)
KERNEL(fmin_float, 3, fmin_formula<float>)
KERNEL(fmin_double, 3, fmin_formula<double>)

/* d input = select(isnan(other) or input <= other, grad, 0) */
template <typename T>
__device__ void fmin_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T to_input = (T)(f_select(f_isnan(in_other) | (in_input <= in_other), in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(fmin_input_float, 4, fmin_input_formula<float>)
KERNEL(fmin_input_double, 4, fmin_input_formula<double>)

/* d other = select(isnan(other) or input <= other, 0, grad) */
template <typename T>
__device__ void fmin_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T to_other = (T)(f_select(f_isnan(in_other) | (in_input <= in_other), (T)0, in_grad));
    write(at, 0, offset[0], to_other);
}
KERNEL(fmin_other_float, 4, fmin_other_formula<float>)
KERNEL(fmin_other_double, 4, fmin_other_formula<double>)

/* where(BoolTensor condition, Tensor|Scalar input, Tensor|Scalar other) = select(condition,
   input, other) */
template <typename T>
__device__ void where_formula(const operands &at, const int64_t *offset, const options &option) {
    const uint8_t in_condition = read<uint8_t>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T to_output = (T)(f_select(in_condition, in_input, in_other));
    write(at, 0, offset[0], to_output);
}
KERNEL(where_byte, 4, where_formula<uint8_t>)
KERNEL(where_char, 4, where_formula<int8_t>)
KERNEL(where_short, 4, where_formula<int16_t>)
KERNEL(where_int, 4, where_formula<int32_t>)
KERNEL(where_long, 4, where_formula<int64_t>)
KERNEL(where_float, 4, where_formula<float>)
KERNEL(where_double, 4, where_formula<double>)

/* d input = select(condition, grad, 0) */
template <typename T>
__device__ void where_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const uint8_t in_condition = read<uint8_t>(at, 2, offset[2]);
    const T to_input = (T)(f_select(in_condition, in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(where_input_float, 3, where_input_formula<float>)
KERNEL(where_input_double, 3, where_input_formula<double>)

/* d other = select(condition, 0, grad) */
template <typename T>
__device__ void where_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const uint8_t in_condition = read<uint8_t>(at, 2, offset[2]);
    const T to_other = (T)(f_select(in_condition, (T)0, in_grad));
    write(at, 0, offset[0], to_other);
}
KERNEL(where_other_float, 3, where_other_formula<float>)
KERNEL(where_other_double, 3, where_other_formula<double>)

/* where_else(Tensor input, BoolTensor condition, Tensor|Scalar other) = select(condition,
   input, other) */
template <typename T>
__device__ void where_else_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const uint8_t in_condition = read<uint8_t>(at, 2, offset[2]);
    const T in_other = read<T>(at, 3, offset[3]);
    const T to_output = (T)(f_select(in_condition, in_input, in_other));
    write(at, 0, offset[0], to_output);
}
KERNEL(where_else_byte, 4, where_else_formula<uint8_t>)
KERNEL(where_else_char, 4, where_else_formula<int8_t>)
KERNEL(where_else_short, 4, where_else_formula<int16_t>)
KERNEL(where_else_int, 4, where_else_formula<int32_t>)
KERNEL(where_else_long, 4, where_else_formula<int64_t>)
KERNEL(where_else_float, 4, where_else_formula<float>)
KERNEL(where_else_double, 4, where_else_formula<double>)

/* d input = select(condition, grad, 0) */
template <typename T>
__device__ void where_else_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const uint8_t in_condition = read<uint8_t>(at, 2, offset[2]);
    const T to_input = (T)(f_select(in_condition, in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(where_else_input_float, 3, where_else_input_formula<float>)
KERNEL(where_else_input_double, 3, where_else_input_formula<double>)

/* d other = select(condition, 0, grad) */
template <typename T>
__device__ void where_else_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const uint8_t in_condition = read<uint8_t>(at, 2, offset[2]);
    const T to_other = (T)(f_select(in_condition, (T)0, in_grad));
    write(at, 0, offset[0], to_other);
}
KERNEL(where_else_other_float, 3, where_else_other_formula<float>)
KERNEL(where_else_other_double, 3, where_else_other_formula<double>)
