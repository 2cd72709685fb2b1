/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* filling */
#include "loop.cuh"

/* fill(Tensor input, Scalar value) = value */
template <typename T, typename S = T> struct fill_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_value = number<T>(option, 0);
        to_output = (T)(in_value);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(fill_half, fill_formula<float, half_bits>)
KERNEL(fill_bfloat16, fill_formula<float, bfloat16_bits>)
KERNEL(fill_byte, fill_formula<uint8_t>)
KERNEL(fill_char, fill_formula<int8_t>)
KERNEL(fill_short, fill_formula<int16_t>)
KERNEL(fill_int, fill_formula<int32_t>)
KERNEL(fill_long, fill_formula<int64_t>)
KERNEL(fill_float, fill_formula<float>)
KERNEL(fill_double, fill_formula<double>)

/* d input = 0 */
template <typename T, typename S = T> struct fill_input_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_input = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(fill_input_half, fill_input_formula<float, half_bits>)
KERNEL(fill_input_bfloat16, fill_input_formula<float, bfloat16_bits>)
KERNEL(fill_input_float, fill_input_formula<float>)
KERNEL(fill_input_double, fill_input_formula<double>)

/* zero(Tensor input) = 0 */
template <typename T, typename S = T> struct zero_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        to_output = (T)(0);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(zero_half, zero_formula<float, half_bits>)
KERNEL(zero_bfloat16, zero_formula<float, bfloat16_bits>)
KERNEL(zero_byte, zero_formula<uint8_t>)
KERNEL(zero_char, zero_formula<int8_t>)
KERNEL(zero_short, zero_formula<int16_t>)
KERNEL(zero_int, zero_formula<int32_t>)
KERNEL(zero_long, zero_formula<int64_t>)
KERNEL(zero_float, zero_formula<float>)
KERNEL(zero_double, zero_formula<double>)

/* d input = 0 */
template <typename T, typename S = T> struct zero_input_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_input = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(zero_input_half, zero_input_formula<float, half_bits>)
KERNEL(zero_input_bfloat16, zero_input_formula<float, bfloat16_bits>)
KERNEL(zero_input_float, zero_input_formula<float>)
KERNEL(zero_input_double, zero_input_formula<double>)

/* clone(Tensor input) = input */
template <typename T, typename S = T> struct clone_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(in_input);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(clone_half, clone_formula<float, half_bits>)
KERNEL(clone_bfloat16, clone_formula<float, bfloat16_bits>)
KERNEL(clone_byte, clone_formula<uint8_t>)
KERNEL(clone_char, clone_formula<int8_t>)
KERNEL(clone_short, clone_formula<int16_t>)
KERNEL(clone_int, clone_formula<int32_t>)
KERNEL(clone_long, clone_formula<int64_t>)
KERNEL(clone_float, clone_formula<float>)
KERNEL(clone_double, clone_formula<double>)

/* contiguous_copy(Tensor input) = input */
template <typename T, typename S = T> struct contiguous_copy_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(in_input);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(contiguous_copy_half, contiguous_copy_formula<float, half_bits>)
KERNEL(contiguous_copy_bfloat16, contiguous_copy_formula<float, bfloat16_bits>)
KERNEL(contiguous_copy_byte, contiguous_copy_formula<uint8_t>)
KERNEL(contiguous_copy_char, contiguous_copy_formula<int8_t>)
KERNEL(contiguous_copy_short, contiguous_copy_formula<int16_t>)
KERNEL(contiguous_copy_int, contiguous_copy_formula<int32_t>)
KERNEL(contiguous_copy_long, contiguous_copy_formula<int64_t>)
KERNEL(contiguous_copy_float, contiguous_copy_formula<float>)
KERNEL(contiguous_copy_double, contiguous_copy_formula<double>)

/* zeros_like(Tensor input) = 0 */
template <typename T, typename S = T> struct zeros_like_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        to_output = (T)(0);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(zeros_like_half, zeros_like_formula<float, half_bits>)
KERNEL(zeros_like_bfloat16, zeros_like_formula<float, bfloat16_bits>)
KERNEL(zeros_like_byte, zeros_like_formula<uint8_t>)
KERNEL(zeros_like_char, zeros_like_formula<int8_t>)
KERNEL(zeros_like_short, zeros_like_formula<int16_t>)
KERNEL(zeros_like_int, zeros_like_formula<int32_t>)
KERNEL(zeros_like_long, zeros_like_formula<int64_t>)
KERNEL(zeros_like_float, zeros_like_formula<float>)
KERNEL(zeros_like_double, zeros_like_formula<double>)

/* ones_like(Tensor input) = 1 */
template <typename T, typename S = T> struct ones_like_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        to_output = (T)(1);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(ones_like_half, ones_like_formula<float, half_bits>)
KERNEL(ones_like_bfloat16, ones_like_formula<float, bfloat16_bits>)
KERNEL(ones_like_byte, ones_like_formula<uint8_t>)
KERNEL(ones_like_char, ones_like_formula<int8_t>)
KERNEL(ones_like_short, ones_like_formula<int16_t>)
KERNEL(ones_like_int, ones_like_formula<int32_t>)
KERNEL(ones_like_long, ones_like_formula<int64_t>)
KERNEL(ones_like_float, ones_like_formula<float>)
KERNEL(ones_like_double, ones_like_formula<double>)
