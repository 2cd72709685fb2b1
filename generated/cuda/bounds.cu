/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* bounds */
#include "loop.cuh"

/* clamp(Tensor input, Scalar min, Scalar max) = select(low <= max or isnan(low), low, max) */
template <typename T, typename S = T> struct clamp_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_min = number<T>(option, 0);
        const T in_max = number<T>(option, 1);
        const T in_low = f_max(in_min, in_input);
        to_output = (T)(f_select((in_low <= in_max) | f_isnan(in_low), in_low, in_max));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(clamp_half, clamp_formula<float, half_bits>)
KERNEL(clamp_bfloat16, clamp_formula<float, bfloat16_bits>)
KERNEL(clamp_byte, clamp_formula<uint8_t>)
KERNEL(clamp_char, clamp_formula<int8_t>)
KERNEL(clamp_short, clamp_formula<int16_t>)
KERNEL(clamp_int, clamp_formula<int32_t>)
KERNEL(clamp_long, clamp_formula<int64_t>)
KERNEL(clamp_float, clamp_formula<float>)
KERNEL(clamp_double, clamp_formula<double>)

/* d input = select(input >= min and input <= max, grad, 0) */
template <typename T, typename S = T> struct clamp_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_min = number<T>(option, 0);
        const T in_max = number<T>(option, 1);
        to_input = (T)(f_select((in_input >= in_min) & (in_input <= in_max), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(clamp_input_half, clamp_input_formula<float, half_bits>)
KERNEL(clamp_input_bfloat16, clamp_input_formula<float, bfloat16_bits>)
KERNEL(clamp_input_float, clamp_input_formula<float>)
KERNEL(clamp_input_double, clamp_input_formula<double>)

/* clamp_min(Tensor input, Scalar min) = max(min, input) */
template <typename T, typename S = T> struct clamp_min_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_min = number<T>(option, 0);
        to_output = (T)(f_max(in_min, in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(clamp_min_half, clamp_min_formula<float, half_bits>)
KERNEL(clamp_min_bfloat16, clamp_min_formula<float, bfloat16_bits>)
KERNEL(clamp_min_byte, clamp_min_formula<uint8_t>)
KERNEL(clamp_min_char, clamp_min_formula<int8_t>)
KERNEL(clamp_min_short, clamp_min_formula<int16_t>)
KERNEL(clamp_min_int, clamp_min_formula<int32_t>)
KERNEL(clamp_min_long, clamp_min_formula<int64_t>)
KERNEL(clamp_min_float, clamp_min_formula<float>)
KERNEL(clamp_min_double, clamp_min_formula<double>)

/* d input = select(input >= min, grad, 0) */
template <typename T, typename S = T> struct clamp_min_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_min = number<T>(option, 0);
        to_input = (T)(f_select(in_input >= in_min, in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(clamp_min_input_half, clamp_min_input_formula<float, half_bits>)
KERNEL(clamp_min_input_bfloat16, clamp_min_input_formula<float, bfloat16_bits>)
KERNEL(clamp_min_input_float, clamp_min_input_formula<float>)
KERNEL(clamp_min_input_double, clamp_min_input_formula<double>)

/* clamp_max(Tensor input, Scalar max) = min(max, input) */
template <typename T, typename S = T> struct clamp_max_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_max = number<T>(option, 0);
        to_output = (T)(f_min(in_max, in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(clamp_max_half, clamp_max_formula<float, half_bits>)
KERNEL(clamp_max_bfloat16, clamp_max_formula<float, bfloat16_bits>)
KERNEL(clamp_max_byte, clamp_max_formula<uint8_t>)
KERNEL(clamp_max_char, clamp_max_formula<int8_t>)
KERNEL(clamp_max_short, clamp_max_formula<int16_t>)
KERNEL(clamp_max_int, clamp_max_formula<int32_t>)
KERNEL(clamp_max_long, clamp_max_formula<int64_t>)
KERNEL(clamp_max_float, clamp_max_formula<float>)
KERNEL(clamp_max_double, clamp_max_formula<double>)

/* d input = select(input <= max, grad, 0) */
template <typename T, typename S = T> struct clamp_max_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_max = number<T>(option, 0);
        to_input = (T)(f_select(in_input <= in_max, in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(clamp_max_input_half, clamp_max_input_formula<float, half_bits>)
KERNEL(clamp_max_input_bfloat16, clamp_max_input_formula<float, bfloat16_bits>)
KERNEL(clamp_max_input_float, clamp_max_input_formula<float>)
KERNEL(clamp_max_input_double, clamp_max_input_formula<double>)

/* clamp_tensor(Tensor input, Tensor|Scalar min, Tensor|Scalar max) = min(max(input, min), max) */
template <typename T, typename S = T> struct clamp_tensor_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_min = read<T, S>(at, 2, offset[2]);
        const T in_max = read<T, S>(at, 3, offset[3]);
        to_output = (T)(f_min(f_max(in_input, in_min), in_max));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(clamp_tensor_half, clamp_tensor_formula<float, half_bits>)
KERNEL(clamp_tensor_bfloat16, clamp_tensor_formula<float, bfloat16_bits>)
KERNEL(clamp_tensor_byte, clamp_tensor_formula<uint8_t>)
KERNEL(clamp_tensor_char, clamp_tensor_formula<int8_t>)
KERNEL(clamp_tensor_short, clamp_tensor_formula<int16_t>)
KERNEL(clamp_tensor_int, clamp_tensor_formula<int32_t>)
KERNEL(clamp_tensor_long, clamp_tensor_formula<int64_t>)
KERNEL(clamp_tensor_float, clamp_tensor_formula<float>)
KERNEL(clamp_tensor_double, clamp_tensor_formula<double>)

/* d input = select(input >= min and input <= max, grad, 0) */
template <typename T, typename S = T> struct clamp_tensor_input_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_min = read<T, S>(at, 3, offset[3]);
        const T in_max = read<T, S>(at, 4, offset[4]);
        to_input = (T)(f_select((in_input >= in_min) & (in_input <= in_max), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(clamp_tensor_input_half, clamp_tensor_input_formula<float, half_bits>)
KERNEL(clamp_tensor_input_bfloat16, clamp_tensor_input_formula<float, bfloat16_bits>)
KERNEL(clamp_tensor_input_float, clamp_tensor_input_formula<float>)
KERNEL(clamp_tensor_input_double, clamp_tensor_input_formula<double>)

/* d min = select(input < min and min <= max, grad, 0) */
template <typename T, typename S = T> struct clamp_tensor_min_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_min;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_min = read<T, S>(at, 3, offset[3]);
        const T in_max = read<T, S>(at, 4, offset[4]);
        to_min = (T)(f_select((in_input < in_min) & (in_min <= in_max), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_min);
    }
};
KERNEL(clamp_tensor_min_half, clamp_tensor_min_formula<float, half_bits>)
KERNEL(clamp_tensor_min_bfloat16, clamp_tensor_min_formula<float, bfloat16_bits>)
KERNEL(clamp_tensor_min_float, clamp_tensor_min_formula<float>)
KERNEL(clamp_tensor_min_double, clamp_tensor_min_formula<double>)

/* d max = select(input > max or min > max, grad, 0) */
template <typename T, typename S = T> struct clamp_tensor_max_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_max;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_min = read<T, S>(at, 3, offset[3]);
        const T in_max = read<T, S>(at, 4, offset[4]);
        to_max = (T)(f_select((in_input > in_max) | (in_min > in_max), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_max);
    }
};
KERNEL(clamp_tensor_max_half, clamp_tensor_max_formula<float, half_bits>)
KERNEL(clamp_tensor_max_bfloat16, clamp_tensor_max_formula<float, bfloat16_bits>)
KERNEL(clamp_tensor_max_float, clamp_tensor_max_formula<float>)
KERNEL(clamp_tensor_max_double, clamp_tensor_max_formula<double>)

/* clamp_min_tensor(Tensor input, Tensor min) = max(input, min) */
template <typename T, typename S = T> struct clamp_min_tensor_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_min = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_max(in_input, in_min));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(clamp_min_tensor_half, clamp_min_tensor_formula<float, half_bits>)
KERNEL(clamp_min_tensor_bfloat16, clamp_min_tensor_formula<float, bfloat16_bits>)
KERNEL(clamp_min_tensor_byte, clamp_min_tensor_formula<uint8_t>)
KERNEL(clamp_min_tensor_char, clamp_min_tensor_formula<int8_t>)
KERNEL(clamp_min_tensor_short, clamp_min_tensor_formula<int16_t>)
KERNEL(clamp_min_tensor_int, clamp_min_tensor_formula<int32_t>)
KERNEL(clamp_min_tensor_long, clamp_min_tensor_formula<int64_t>)
KERNEL(clamp_min_tensor_float, clamp_min_tensor_formula<float>)
KERNEL(clamp_min_tensor_double, clamp_min_tensor_formula<double>)

/* d input = select(input >= min, grad, 0) */
template <typename T, typename S = T> struct clamp_min_tensor_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_min = read<T, S>(at, 3, offset[3]);
        to_input = (T)(f_select(in_input >= in_min, in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(clamp_min_tensor_input_half, clamp_min_tensor_input_formula<float, half_bits>)
KERNEL(clamp_min_tensor_input_bfloat16, clamp_min_tensor_input_formula<float, bfloat16_bits>)
KERNEL(clamp_min_tensor_input_float, clamp_min_tensor_input_formula<float>)
KERNEL(clamp_min_tensor_input_double, clamp_min_tensor_input_formula<double>)

/* d min = select(input < min, grad, 0) */
template <typename T, typename S = T> struct clamp_min_tensor_min_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_min;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_min = read<T, S>(at, 3, offset[3]);
        to_min = (T)(f_select(in_input < in_min, in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_min);
    }
};
KERNEL(clamp_min_tensor_min_half, clamp_min_tensor_min_formula<float, half_bits>)
KERNEL(clamp_min_tensor_min_bfloat16, clamp_min_tensor_min_formula<float, bfloat16_bits>)
KERNEL(clamp_min_tensor_min_float, clamp_min_tensor_min_formula<float>)
KERNEL(clamp_min_tensor_min_double, clamp_min_tensor_min_formula<double>)

/* clamp_max_tensor(Tensor input, Tensor max) = min(input, max) */
template <typename T, typename S = T> struct clamp_max_tensor_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_max = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_min(in_input, in_max));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(clamp_max_tensor_half, clamp_max_tensor_formula<float, half_bits>)
KERNEL(clamp_max_tensor_bfloat16, clamp_max_tensor_formula<float, bfloat16_bits>)
KERNEL(clamp_max_tensor_byte, clamp_max_tensor_formula<uint8_t>)
KERNEL(clamp_max_tensor_char, clamp_max_tensor_formula<int8_t>)
KERNEL(clamp_max_tensor_short, clamp_max_tensor_formula<int16_t>)
KERNEL(clamp_max_tensor_int, clamp_max_tensor_formula<int32_t>)
KERNEL(clamp_max_tensor_long, clamp_max_tensor_formula<int64_t>)
KERNEL(clamp_max_tensor_float, clamp_max_tensor_formula<float>)
KERNEL(clamp_max_tensor_double, clamp_max_tensor_formula<double>)

/* d input = select(input <= max, grad, 0) */
template <typename T, typename S = T> struct clamp_max_tensor_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_max = read<T, S>(at, 3, offset[3]);
        to_input = (T)(f_select(in_input <= in_max, in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(clamp_max_tensor_input_half, clamp_max_tensor_input_formula<float, half_bits>)
KERNEL(clamp_max_tensor_input_bfloat16, clamp_max_tensor_input_formula<float, bfloat16_bits>)
KERNEL(clamp_max_tensor_input_float, clamp_max_tensor_input_formula<float>)
KERNEL(clamp_max_tensor_input_double, clamp_max_tensor_input_formula<double>)

/* d max = select(input > max, grad, 0) */
template <typename T, typename S = T> struct clamp_max_tensor_max_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_max;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_max = read<T, S>(at, 3, offset[3]);
        to_max = (T)(f_select(in_input > in_max, in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_max);
    }
};
KERNEL(clamp_max_tensor_max_half, clamp_max_tensor_max_formula<float, half_bits>)
KERNEL(clamp_max_tensor_max_bfloat16, clamp_max_tensor_max_formula<float, bfloat16_bits>)
KERNEL(clamp_max_tensor_max_float, clamp_max_tensor_max_formula<float>)
KERNEL(clamp_max_tensor_max_double, clamp_max_tensor_max_formula<double>)
