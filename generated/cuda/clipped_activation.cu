/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* clipped_activation */
#include "loop.cuh"

/* hardtanh(Tensor input, Scalar min_val=-1.0, Scalar max_val=1.0) = select(input < min_val,
   min_val, select(input > max_val, max_val, input)) */
template <typename T>
__device__ void hardtanh_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_min_val = number<T>(option, 0);
    const T in_max_val = number<T>(option, 1);
    const T to_output = (T)(f_select(in_input < in_min_val, in_min_val,
        f_select(in_input > in_max_val, in_max_val, in_input)));
    write(at, 0, offset[0], to_output);
}
KERNEL(hardtanh_char, 2, hardtanh_formula<int8_t>)
KERNEL(hardtanh_short, 2, hardtanh_formula<int16_t>)
KERNEL(hardtanh_int, 2, hardtanh_formula<int32_t>)
KERNEL(hardtanh_long, 2, hardtanh_formula<int64_t>)
KERNEL(hardtanh_float, 2, hardtanh_formula<float>)
KERNEL(hardtanh_double, 2, hardtanh_formula<double>)

/* d input = select(output <= min_val or output >= max_val, 0, grad) */
template <typename T>
__device__ void hardtanh_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T in_min_val = number<T>(option, 0);
    const T in_max_val = number<T>(option, 1);
    const T to_input = (T)(f_select((in_output <= in_min_val) | (in_output >= in_max_val), (T)0,
        in_grad));
    write(at, 0, offset[0], to_input);
}
KERNEL(hardtanh_input_float, 3, hardtanh_input_formula<float>)
KERNEL(hardtanh_input_double, 3, hardtanh_input_formula<double>)

/* relu6(Tensor input) = select(input < 0, 0, select(input > 6, 6, input)) */
template <typename T>
__device__ void relu6_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_select(in_input < 0, (T)0, f_select(in_input > 6, (T)6, in_input)));
    write(at, 0, offset[0], to_output);
}
KERNEL(relu6_byte, 2, relu6_formula<uint8_t>)
KERNEL(relu6_char, 2, relu6_formula<int8_t>)
KERNEL(relu6_short, 2, relu6_formula<int16_t>)
KERNEL(relu6_int, 2, relu6_formula<int32_t>)
KERNEL(relu6_long, 2, relu6_formula<int64_t>)
KERNEL(relu6_float, 2, relu6_formula<float>)
KERNEL(relu6_double, 2, relu6_formula<double>)

/* d input = select(output <= 0 or output >= 6, 0, grad) */
template <typename T>
__device__ void relu6_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_select((in_output <= 0) | (in_output >= 6), (T)0, in_grad));
    write(at, 0, offset[0], to_input);
}
KERNEL(relu6_input_float, 3, relu6_input_formula<float>)
KERNEL(relu6_input_double, 3, relu6_input_formula<double>)

/* hardsigmoid(Tensor input) = select(input <= -3, 0, select(input >= 3, 1, (input + 3) / 6)) */
template <typename T>
__device__ void hardsigmoid_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_select(in_input <= -3, (T)0, f_select(in_input >= 3, (T)1,
        f_divide(in_input + 3, (T)6))));
    write(at, 0, offset[0], to_output);
}
KERNEL(hardsigmoid_float, 2, hardsigmoid_formula<float>)
KERNEL(hardsigmoid_double, 2, hardsigmoid_formula<double>)

/* d input = select(output <= 0 or output >= 1, 0, grad / 6) */
template <typename T>
__device__ void hardsigmoid_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_select((in_output <= 0) | (in_output >= 1), (T)0, f_divide(in_grad,
        (T)6)));
    write(at, 0, offset[0], to_input);
}
KERNEL(hardsigmoid_input_float, 3, hardsigmoid_input_formula<float>)
KERNEL(hardsigmoid_input_double, 3, hardsigmoid_input_formula<double>)

/* hardswish(Tensor input) = select(input <= -3, 0, select(input >= 3, input, input * (input +
   3) / 6)) */
template <typename T>
__device__ void hardswish_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_select(in_input <= -3, (T)0, f_select(in_input >= 3, in_input,
        f_divide(in_input * (in_input + 3), (T)6))));
    write(at, 0, offset[0], to_output);
}
KERNEL(hardswish_float, 2, hardswish_formula<float>)
KERNEL(hardswish_double, 2, hardswish_formula<double>)

/* d input = select(input <= -3, 0, select(input >= 3, grad, grad * (input / 3 + 0.5))) */
template <typename T>
__device__ void hardswish_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_select(in_input <= -3, (T)0, f_select(in_input >= 3, in_grad,
        in_grad * (f_divide(in_input, (T)3) + (T)0.5))));
    write(at, 0, offset[0], to_input);
}
KERNEL(hardswish_input_float, 3, hardswish_input_formula<float>)
KERNEL(hardswish_input_double, 3, hardswish_input_formula<double>)

/* hardshrink(Tensor input, Scalar lambd=0.5) = select(abs(input) <= lambd, 0, input) */
template <typename T>
__device__ void hardshrink_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_lambd = number<T>(option, 0);
    const T to_output = (T)(f_select(f_abs(in_input) <= in_lambd, (T)0, in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(hardshrink_float, 2, hardshrink_formula<float>)
KERNEL(hardshrink_double, 2, hardshrink_formula<double>)

/* d input = select(abs(input) <= lambd, 0, grad) */
template <typename T>
__device__ void hardshrink_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_lambd = number<T>(option, 0);
    const T to_input = (T)(f_select(f_abs(in_input) <= in_lambd, (T)0, in_grad));
    write(at, 0, offset[0], to_input);
}
KERNEL(hardshrink_input_float, 3, hardshrink_input_formula<float>)
KERNEL(hardshrink_input_double, 3, hardshrink_input_formula<double>)

/* softshrink(Tensor input, Scalar lambd=0.5) = select(abs(input) <= lambd, input * 0,
   select(input > 0, input - lambd, input + lambd)) */
template <typename T>
__device__ void softshrink_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_lambd = number<T>(option, 0);
    const T to_output = (T)(f_select(f_abs(in_input) <= in_lambd, in_input * 0,
        f_select(in_input > 0, in_input - in_lambd, in_input + in_lambd)));
    write(at, 0, offset[0], to_output);
}
KERNEL(softshrink_float, 2, softshrink_formula<float>)
KERNEL(softshrink_double, 2, softshrink_formula<double>)

/* d input = select(abs(input) <= lambd, 0, grad) */
template <typename T>
__device__ void softshrink_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_lambd = number<T>(option, 0);
    const T to_input = (T)(f_select(f_abs(in_input) <= in_lambd, (T)0, in_grad));
    write(at, 0, offset[0], to_input);
}
KERNEL(softshrink_input_float, 3, softshrink_input_formula<float>)
KERNEL(softshrink_input_double, 3, softshrink_input_formula<double>)
