/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* clipped_activation */
#include "loop.cuh"

/* hardtanh(Tensor input, Bound min_val=-1.0, Bound max_val=1.0) = select(input < min_val,
   min_val, select(input > max_val, max_val, input)) */
template <typename T, typename S = T> struct hardtanh_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_min_val = number<T>(option, 0);
        const T in_max_val = number<T>(option, 1);
        to_output = (T)(f_select(in_input < in_min_val, in_min_val, f_select(in_input > in_max_val,
            in_max_val, in_input)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(hardtanh_half, hardtanh_formula<float, half_bits>)
KERNEL(hardtanh_bfloat16, hardtanh_formula<float, bfloat16_bits>)
KERNEL(hardtanh_char, hardtanh_formula<int8_t>)
KERNEL(hardtanh_short, hardtanh_formula<int16_t>)
KERNEL(hardtanh_int, hardtanh_formula<int32_t>)
KERNEL(hardtanh_long, hardtanh_formula<int64_t>)
KERNEL(hardtanh_float, hardtanh_formula<float>)
KERNEL(hardtanh_double, hardtanh_formula<double>)

/* d input = select(output <= min_val or output >= max_val, 0, grad) */
template <typename T, typename S = T> struct hardtanh_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        const T in_min_val = number<T>(option, 0);
        const T in_max_val = number<T>(option, 1);
        to_input = (T)(f_select((in_output <= in_min_val) | (in_output >= in_max_val), (T)0,
            in_grad));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(hardtanh_input_half, hardtanh_input_formula<float, half_bits>)
KERNEL(hardtanh_input_bfloat16, hardtanh_input_formula<float, bfloat16_bits>)
KERNEL(hardtanh_input_float, hardtanh_input_formula<float>)
KERNEL(hardtanh_input_double, hardtanh_input_formula<double>)

/* relu6(Tensor input) = select(input < 0, 0, select(input > 6, 6, input)) */
template <typename T, typename S = T> struct relu6_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_select(in_input < 0, (T)0, f_select(in_input > 6, (T)6, in_input)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(relu6_half, relu6_formula<float, half_bits>)
KERNEL(relu6_bfloat16, relu6_formula<float, bfloat16_bits>)
KERNEL(relu6_byte, relu6_formula<uint8_t>)
KERNEL(relu6_char, relu6_formula<int8_t>)
KERNEL(relu6_short, relu6_formula<int16_t>)
KERNEL(relu6_int, relu6_formula<int32_t>)
KERNEL(relu6_long, relu6_formula<int64_t>)
KERNEL(relu6_float, relu6_formula<float>)
KERNEL(relu6_double, relu6_formula<double>)

/* d input = select(output <= 0 or output >= 6, 0, grad) */
template <typename T, typename S = T> struct relu6_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_select((in_output <= 0) | (in_output >= 6), (T)0, in_grad));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(relu6_input_half, relu6_input_formula<float, half_bits>)
KERNEL(relu6_input_bfloat16, relu6_input_formula<float, bfloat16_bits>)
KERNEL(relu6_input_float, relu6_input_formula<float>)
KERNEL(relu6_input_double, relu6_input_formula<double>)

/* hardsigmoid(Tensor input) = select(input <= -3, 0, select(input >= 3, 1, (input + 3) / 6)) */
template <typename T, typename S = T> struct hardsigmoid_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_select(in_input <= -3, (T)0, f_select(in_input >= 3, (T)1,
            f_divide(in_input + 3, (T)6))));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(hardsigmoid_half, hardsigmoid_formula<float, half_bits>)
KERNEL(hardsigmoid_bfloat16, hardsigmoid_formula<float, bfloat16_bits>)
KERNEL(hardsigmoid_float, hardsigmoid_formula<float>)
KERNEL(hardsigmoid_double, hardsigmoid_formula<double>)

/* d input = select(output <= 0 or output >= 1, 0, grad / 6) */
template <typename T, typename S = T> struct hardsigmoid_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_select((in_output <= 0) | (in_output >= 1), (T)0, f_divide(in_grad,
            (T)6)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(hardsigmoid_input_half, hardsigmoid_input_formula<float, half_bits>)
KERNEL(hardsigmoid_input_bfloat16, hardsigmoid_input_formula<float, bfloat16_bits>)
KERNEL(hardsigmoid_input_float, hardsigmoid_input_formula<float>)
KERNEL(hardsigmoid_input_double, hardsigmoid_input_formula<double>)

/* hardswish(Tensor input) = select(input <= -3, 0, select(input >= 3, input, input * (input +
   3) / 6)) */
template <typename T, typename S = T> struct hardswish_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_select(in_input <= -3, (T)0, f_select(in_input >= 3, in_input,
            f_divide(in_input * (in_input + 3), (T)6))));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(hardswish_half, hardswish_formula<float, half_bits>)
KERNEL(hardswish_bfloat16, hardswish_formula<float, bfloat16_bits>)
KERNEL(hardswish_float, hardswish_formula<float>)
KERNEL(hardswish_double, hardswish_formula<double>)

/* d input = select(input <= -3, 0, select(input >= 3, grad, grad * (input / 3 + 0.5))) */
template <typename T, typename S = T> struct hardswish_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_select(in_input <= -3, (T)0, f_select(in_input >= 3, in_grad,
            in_grad * (f_divide(in_input, (T)3) + (T)0.5))));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(hardswish_input_half, hardswish_input_formula<float, half_bits>)
KERNEL(hardswish_input_bfloat16, hardswish_input_formula<float, bfloat16_bits>)
KERNEL(hardswish_input_float, hardswish_input_formula<float>)
KERNEL(hardswish_input_double, hardswish_input_formula<double>)

/* hardshrink(Tensor input, Scalar lambd=0.5) = select(abs(input) <= lambd, 0, input) */
template <typename T, typename S = T> struct hardshrink_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_lambd = number<T>(option, 0);
        to_output = (T)(f_select(f_abs(in_input) <= in_lambd, (T)0, in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(hardshrink_half, hardshrink_formula<float, half_bits>)
KERNEL(hardshrink_bfloat16, hardshrink_formula<float, bfloat16_bits>)
KERNEL(hardshrink_float, hardshrink_formula<float>)
KERNEL(hardshrink_double, hardshrink_formula<double>)

/* d input = select(abs(input) <= lambd, 0, grad) */
template <typename T, typename S = T> struct hardshrink_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_lambd = number<T>(option, 0);
        to_input = (T)(f_select(f_abs(in_input) <= in_lambd, (T)0, in_grad));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(hardshrink_input_half, hardshrink_input_formula<float, half_bits>)
KERNEL(hardshrink_input_bfloat16, hardshrink_input_formula<float, bfloat16_bits>)
KERNEL(hardshrink_input_float, hardshrink_input_formula<float>)
KERNEL(hardshrink_input_double, hardshrink_input_formula<double>)

/* softshrink(Tensor input, Scalar lambd=0.5) = select(abs(input) <= lambd, input * 0,
   select(input > 0, input - lambd, input + lambd)) */
template <typename T, typename S = T> struct softshrink_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_lambd = number<T>(option, 0);
        to_output = (T)(f_select(f_abs(in_input) <= in_lambd, in_input * 0, f_select(in_input > 0,
            in_input - in_lambd, in_input + in_lambd)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(softshrink_half, softshrink_formula<float, half_bits>)
KERNEL(softshrink_bfloat16, softshrink_formula<float, bfloat16_bits>)
KERNEL(softshrink_float, softshrink_formula<float>)
KERNEL(softshrink_double, softshrink_formula<double>)

/* d input = select(abs(input) <= lambd, 0, grad) */
template <typename T, typename S = T> struct softshrink_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_lambd = number<T>(option, 0);
        to_input = (T)(f_select(f_abs(in_input) <= in_lambd, (T)0, in_grad));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(softshrink_input_half, softshrink_input_formula<float, half_bits>)
KERNEL(softshrink_input_bfloat16, softshrink_input_formula<float, bfloat16_bits>)
KERNEL(softshrink_input_float, softshrink_input_formula<float>)
KERNEL(softshrink_input_double, softshrink_input_formula<double>)
