/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* choice */
#include "loop.cuh"

/* max_other(Tensor input, Tensor other) = max(input, other) */
template <typename T, typename S = T> struct max_other_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_max(in_input, in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(max_other_half, max_other_formula<float, half_bits>)
KERNEL(max_other_bfloat16, max_other_formula<float, bfloat16_bits>)
KERNEL(max_other_byte, max_other_formula<uint8_t>)
KERNEL(max_other_char, max_other_formula<int8_t>)
KERNEL(max_other_short, max_other_formula<int16_t>)
KERNEL(max_other_int, max_other_formula<int32_t>)
KERNEL(max_other_long, max_other_formula<int64_t>)
KERNEL(max_other_float, max_other_formula<float>)
KERNEL(max_other_double, max_other_formula<double>)

/* d input = select(input == other, grad / 2, select(input < other, 0, grad)) */
template <typename T, typename S = T> struct max_other_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_input = (T)(f_select(in_input == in_other, f_divide(in_grad, (T)2),
            f_select(in_input < in_other, (T)0, in_grad)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(max_other_input_half, max_other_input_formula<float, half_bits>)
KERNEL(max_other_input_bfloat16, max_other_input_formula<float, bfloat16_bits>)
KERNEL(max_other_input_float, max_other_input_formula<float>)
KERNEL(max_other_input_double, max_other_input_formula<double>)

/* d other = select(input == other, grad / 2, select(input > other, 0, grad)) */
template <typename T, typename S = T> struct max_other_other_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_other = (T)(f_select(in_input == in_other, f_divide(in_grad, (T)2),
            f_select(in_input > in_other, (T)0, in_grad)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(max_other_other_half, max_other_other_formula<float, half_bits>)
KERNEL(max_other_other_bfloat16, max_other_other_formula<float, bfloat16_bits>)
KERNEL(max_other_other_float, max_other_other_formula<float>)
KERNEL(max_other_other_double, max_other_other_formula<double>)

/* min_other(Tensor input, Tensor other) = min(input, other) */
template <typename T, typename S = T> struct min_other_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_min(in_input, in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(min_other_half, min_other_formula<float, half_bits>)
KERNEL(min_other_bfloat16, min_other_formula<float, bfloat16_bits>)
KERNEL(min_other_byte, min_other_formula<uint8_t>)
KERNEL(min_other_char, min_other_formula<int8_t>)
KERNEL(min_other_short, min_other_formula<int16_t>)
KERNEL(min_other_int, min_other_formula<int32_t>)
KERNEL(min_other_long, min_other_formula<int64_t>)
KERNEL(min_other_float, min_other_formula<float>)
KERNEL(min_other_double, min_other_formula<double>)

/* d input = select(input == other, grad / 2, select(input > other, 0, grad)) */
template <typename T, typename S = T> struct min_other_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_input = (T)(f_select(in_input == in_other, f_divide(in_grad, (T)2),
            f_select(in_input > in_other, (T)0, in_grad)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(min_other_input_half, min_other_input_formula<float, half_bits>)
KERNEL(min_other_input_bfloat16, min_other_input_formula<float, bfloat16_bits>)
KERNEL(min_other_input_float, min_other_input_formula<float>)
KERNEL(min_other_input_double, min_other_input_formula<double>)

/* d other = select(input == other, grad / 2, select(input < other, 0, grad)) */
template <typename T, typename S = T> struct min_other_other_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_other = (T)(f_select(in_input == in_other, f_divide(in_grad, (T)2),
            f_select(in_input < in_other, (T)0, in_grad)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(min_other_other_half, min_other_other_formula<float, half_bits>)
KERNEL(min_other_other_bfloat16, min_other_other_formula<float, bfloat16_bits>)
KERNEL(min_other_other_float, min_other_other_formula<float>)
KERNEL(min_other_other_double, min_other_other_formula<double>)

/* fmax(Tensor input, Tensor other) = select(isnan(input), other, select(isnan(other), input,
   max(input, other))) */
template <typename T, typename S = T> struct fmax_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_select(f_isnan(in_input), in_other, f_select(f_isnan(in_other), in_input,
            f_max(in_input, in_other))));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(fmax_half, fmax_formula<float, half_bits>)
KERNEL(fmax_bfloat16, fmax_formula<float, bfloat16_bits>)
KERNEL(fmax_byte, fmax_formula<uint8_t>)
KERNEL(fmax_char, fmax_formula<int8_t>)
KERNEL(fmax_short, fmax_formula<int16_t>)
KERNEL(fmax_int, fmax_formula<int32_t>)
KERNEL(fmax_long, fmax_formula<int64_t>)
KERNEL(fmax_float, fmax_formula<float>)
KERNEL(fmax_double, fmax_formula<double>)

/* d input = select(isnan(other) or input >= other, grad, 0) */
template <typename T, typename S = T> struct fmax_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_input = (T)(f_select(f_isnan(in_other) | (in_input >= in_other), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(fmax_input_half, fmax_input_formula<float, half_bits>)
KERNEL(fmax_input_bfloat16, fmax_input_formula<float, bfloat16_bits>)
KERNEL(fmax_input_float, fmax_input_formula<float>)
KERNEL(fmax_input_double, fmax_input_formula<double>)

/* d other = select(isnan(other) or input >= other, 0, grad) */
template <typename T, typename S = T> struct fmax_other_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_other = (T)(f_select(f_isnan(in_other) | (in_input >= in_other), (T)0, in_grad));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(fmax_other_half, fmax_other_formula<float, half_bits>)
KERNEL(fmax_other_bfloat16, fmax_other_formula<float, bfloat16_bits>)
KERNEL(fmax_other_float, fmax_other_formula<float>)
KERNEL(fmax_other_double, fmax_other_formula<double>)

/* fmin(Tensor input, Tensor other) = select(isnan(input), other, select(isnan(other), input,
   min(input, other))) */
template <typename T, typename S = T> struct fmin_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_select(f_isnan(in_input), in_other, f_select(f_isnan(in_other), in_input,
            f_min(in_input, in_other))));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(fmin_half, fmin_formula<float, half_bits>)
KERNEL(fmin_bfloat16, fmin_formula<float, bfloat16_bits>)
KERNEL(fmin_byte, fmin_formula<uint8_t>)
KERNEL(fmin_char, fmin_formula<int8_t>)
KERNEL(fmin_short, fmin_formula<int16_t>)
KERNEL(fmin_int, fmin_formula<int32_t>)
KERNEL(fmin_long, fmin_formula<int64_t>)
KERNEL(fmin_float, fmin_formula<float>)
KERNEL(fmin_double, fmin_formula<double>)

/* d input = select(isnan(other) or input <= other, grad, 0) */
template <typename T, typename S = T> struct fmin_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_input = (T)(f_select(f_isnan(in_other) | (in_input <= in_other), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(fmin_input_half, fmin_input_formula<float, half_bits>)
KERNEL(fmin_input_bfloat16, fmin_input_formula<float, bfloat16_bits>)
KERNEL(fmin_input_float, fmin_input_formula<float>)
KERNEL(fmin_input_double, fmin_input_formula<double>)

/* d other = select(isnan(other) or input <= other, 0, grad) */
template <typename T, typename S = T> struct fmin_other_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_other = (T)(f_select(f_isnan(in_other) | (in_input <= in_other), (T)0, in_grad));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(fmin_other_half, fmin_other_formula<float, half_bits>)
KERNEL(fmin_other_bfloat16, fmin_other_formula<float, bfloat16_bits>)
KERNEL(fmin_other_float, fmin_other_formula<float>)
KERNEL(fmin_other_double, fmin_other_formula<double>)

/* where_ints(BoolTensor condition, int input, int other) -> LongTensor = select(condition,
   input, other) */
template <typename T, typename S = T> struct where_ints_formula {
    enum { count = 2, elements = GPU_QUICK };
    int64_t to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const uint8_t in_condition = read<uint8_t>(at, 1, offset[1]);
        const int64_t in_input = whole<T>(option, 0);
        const int64_t in_other = whole<T>(option, 1);
        to_output = (int64_t)(f_select(in_condition, in_input, in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(where_ints_byte, where_ints_formula<uint8_t>)

/* where(BoolTensor condition, Tensor|Scalar input, Tensor|Scalar other) = select(condition,
   input, other) */
template <typename T, typename S = T> struct where_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const uint8_t in_condition = read<uint8_t>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_output = (T)(f_select(in_condition, in_input, in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(where_half, where_formula<float, half_bits>)
KERNEL(where_bfloat16, where_formula<float, bfloat16_bits>)
KERNEL(where_byte, where_formula<uint8_t>)
KERNEL(where_char, where_formula<int8_t>)
KERNEL(where_short, where_formula<int16_t>)
KERNEL(where_int, where_formula<int32_t>)
KERNEL(where_long, where_formula<int64_t>)
KERNEL(where_float, where_formula<float>)
KERNEL(where_double, where_formula<double>)

/* d input = select(condition, grad, 0) */
template <typename T, typename S = T> struct where_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const uint8_t in_condition = read<uint8_t>(at, 2, offset[2]);
        to_input = (T)(f_select(in_condition, in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(where_input_half, where_input_formula<float, half_bits>)
KERNEL(where_input_bfloat16, where_input_formula<float, bfloat16_bits>)
KERNEL(where_input_float, where_input_formula<float>)
KERNEL(where_input_double, where_input_formula<double>)

/* d other = select(condition, 0, grad) */
template <typename T, typename S = T> struct where_other_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const uint8_t in_condition = read<uint8_t>(at, 2, offset[2]);
        to_other = (T)(f_select(in_condition, (T)0, in_grad));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(where_other_half, where_other_formula<float, half_bits>)
KERNEL(where_other_bfloat16, where_other_formula<float, bfloat16_bits>)
KERNEL(where_other_float, where_other_formula<float>)
KERNEL(where_other_double, where_other_formula<double>)

/* where_else(Tensor input, BoolTensor condition, Tensor|Scalar other) = select(condition,
   input, other) */
template <typename T, typename S = T> struct where_else_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const uint8_t in_condition = read<uint8_t>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_output = (T)(f_select(in_condition, in_input, in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(where_else_half, where_else_formula<float, half_bits>)
KERNEL(where_else_bfloat16, where_else_formula<float, bfloat16_bits>)
KERNEL(where_else_byte, where_else_formula<uint8_t>)
KERNEL(where_else_char, where_else_formula<int8_t>)
KERNEL(where_else_short, where_else_formula<int16_t>)
KERNEL(where_else_int, where_else_formula<int32_t>)
KERNEL(where_else_long, where_else_formula<int64_t>)
KERNEL(where_else_float, where_else_formula<float>)
KERNEL(where_else_double, where_else_formula<double>)

/* d input = select(condition, grad, 0) */
template <typename T, typename S = T> struct where_else_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const uint8_t in_condition = read<uint8_t>(at, 2, offset[2]);
        to_input = (T)(f_select(in_condition, in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(where_else_input_half, where_else_input_formula<float, half_bits>)
KERNEL(where_else_input_bfloat16, where_else_input_formula<float, bfloat16_bits>)
KERNEL(where_else_input_float, where_else_input_formula<float>)
KERNEL(where_else_input_double, where_else_input_formula<double>)

/* d other = select(condition, 0, grad) */
template <typename T, typename S = T> struct where_else_other_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const uint8_t in_condition = read<uint8_t>(at, 2, offset[2]);
        to_other = (T)(f_select(in_condition, (T)0, in_grad));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(where_else_other_half, where_else_other_formula<float, half_bits>)
KERNEL(where_else_other_bfloat16, where_else_other_formula<float, bfloat16_bits>)
KERNEL(where_else_other_float, where_else_other_formula<float>)
KERNEL(where_else_other_double, where_else_other_formula<double>)
