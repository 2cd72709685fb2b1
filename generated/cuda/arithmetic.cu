/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* arithmetic */
#include "loop.cuh"

/* add(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other) = input + alpha * other */
template <typename T, typename S = T> struct add_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        const T in_alpha = number<T>(option, 1);
        to_output = (T)(in_input + in_alpha * in_other);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(add_half, add_formula<float, half_bits>)
KERNEL(add_bfloat16, add_formula<float, bfloat16_bits>)
KERNEL(add_byte, add_formula<uint8_t>)
KERNEL(add_char, add_formula<int8_t>)
KERNEL(add_short, add_formula<int16_t>)
KERNEL(add_int, add_formula<int32_t>)
KERNEL(add_long, add_formula<int64_t>)
KERNEL(add_float, add_formula<float>)
KERNEL(add_double, add_formula<double>)

/* d other = grad * alpha */
template <typename T, typename S = T> struct add_other_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_alpha = number<T>(option, 1);
        to_other = (T)(in_grad * in_alpha);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(add_other_half, add_other_formula<float, half_bits>)
KERNEL(add_other_bfloat16, add_other_formula<float, bfloat16_bits>)
KERNEL(add_other_float, add_other_formula<float>)
KERNEL(add_other_double, add_other_formula<double>)

/* sub(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other) = input - alpha * other */
template <typename T, typename S = T> struct sub_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        const T in_alpha = number<T>(option, 1);
        to_output = (T)(in_input - in_alpha * in_other);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(sub_half, sub_formula<float, half_bits>)
KERNEL(sub_bfloat16, sub_formula<float, bfloat16_bits>)
KERNEL(sub_byte, sub_formula<uint8_t>)
KERNEL(sub_char, sub_formula<int8_t>)
KERNEL(sub_short, sub_formula<int16_t>)
KERNEL(sub_int, sub_formula<int32_t>)
KERNEL(sub_long, sub_formula<int64_t>)
KERNEL(sub_float, sub_formula<float>)
KERNEL(sub_double, sub_formula<double>)

/* d other = -grad * alpha */
template <typename T, typename S = T> struct sub_other_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_alpha = number<T>(option, 1);
        to_other = (T)(-in_grad * in_alpha);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(sub_other_half, sub_other_formula<float, half_bits>)
KERNEL(sub_other_bfloat16, sub_other_formula<float, bfloat16_bits>)
KERNEL(sub_other_float, sub_other_formula<float>)
KERNEL(sub_other_double, sub_other_formula<double>)

/* mul(Tensor|Scalar input, Tensor|Scalar other) = input * other */
template <typename T, typename S = T> struct mul_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(in_input * in_other);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(mul_half, mul_formula<float, half_bits>)
KERNEL(mul_bfloat16, mul_formula<float, bfloat16_bits>)
KERNEL(mul_byte, mul_formula<uint8_t>)
KERNEL(mul_char, mul_formula<int8_t>)
KERNEL(mul_short, mul_formula<int16_t>)
KERNEL(mul_int, mul_formula<int32_t>)
KERNEL(mul_long, mul_formula<int64_t>)
KERNEL(mul_float, mul_formula<float>)
KERNEL(mul_double, mul_formula<double>)

/* d input = grad * other */
template <typename T, typename S = T> struct mul_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * in_other);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(mul_input_half, mul_input_formula<float, half_bits>)
KERNEL(mul_input_bfloat16, mul_input_formula<float, bfloat16_bits>)
KERNEL(mul_input_float, mul_input_formula<float>)
KERNEL(mul_input_double, mul_input_formula<double>)

/* d other = grad * input */
template <typename T, typename S = T> struct mul_other_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_other = (T)(in_grad * in_input);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(mul_other_half, mul_other_formula<float, half_bits>)
KERNEL(mul_other_bfloat16, mul_other_formula<float, bfloat16_bits>)
KERNEL(mul_other_float, mul_other_formula<float>)
KERNEL(mul_other_double, mul_other_formula<double>)

/* div(Tensor|Scalar input, Tensor|Scalar other) = input / other */
template <typename T, typename S = T> struct div_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_divide(in_input, in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(div_half, div_formula<float, half_bits>)
KERNEL(div_bfloat16, div_formula<float, bfloat16_bits>)
KERNEL(div_float, div_formula<float>)
KERNEL(div_double, div_formula<double>)

/* d input = grad / other */
template <typename T, typename S = T> struct div_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad, in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(div_input_half, div_input_formula<float, half_bits>)
KERNEL(div_input_bfloat16, div_input_formula<float, bfloat16_bits>)
KERNEL(div_input_float, div_input_formula<float>)
KERNEL(div_input_double, div_input_formula<double>)

/* d other = -grad * (input / other) / other */
template <typename T, typename S = T> struct div_other_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_other = (T)(f_divide(-in_grad * f_divide(in_input, in_other), in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(div_other_half, div_other_formula<float, half_bits>)
KERNEL(div_other_bfloat16, div_other_formula<float, bfloat16_bits>)
KERNEL(div_other_float, div_other_formula<float>)
KERNEL(div_other_double, div_other_formula<double>)

/* floor_divide(Tensor|Scalar input, Tensor|Scalar other) = floor_divide(input, other) */
template <typename T, typename S = T> struct floor_divide_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_floor_divide(in_input, in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(floor_divide_half, floor_divide_formula<float, half_bits>)
KERNEL(floor_divide_bfloat16, floor_divide_formula<float, bfloat16_bits>)
KERNEL(floor_divide_byte, floor_divide_formula<uint8_t>)
KERNEL(floor_divide_char, floor_divide_formula<int8_t>)
KERNEL(floor_divide_short, floor_divide_formula<int16_t>)
KERNEL(floor_divide_int, floor_divide_formula<int32_t>)
KERNEL(floor_divide_long, floor_divide_formula<int64_t>)
KERNEL(floor_divide_float, floor_divide_formula<float>)
KERNEL(floor_divide_double, floor_divide_formula<double>)

/* d input = 0 */
template <typename T, typename S = T> struct floor_divide_input_formula {
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
KERNEL(floor_divide_input_half, floor_divide_input_formula<float, half_bits>)
KERNEL(floor_divide_input_bfloat16, floor_divide_input_formula<float, bfloat16_bits>)
KERNEL(floor_divide_input_float, floor_divide_input_formula<float>)
KERNEL(floor_divide_input_double, floor_divide_input_formula<double>)

/* d other = 0 */
template <typename T, typename S = T> struct floor_divide_other_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_other = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(floor_divide_other_half, floor_divide_other_formula<float, half_bits>)
KERNEL(floor_divide_other_bfloat16, floor_divide_other_formula<float, bfloat16_bits>)
KERNEL(floor_divide_other_float, floor_divide_other_formula<float>)
KERNEL(floor_divide_other_double, floor_divide_other_formula<double>)

/* trunc_divide(Tensor|Scalar input, Tensor|Scalar other) = trunc(input / other) */
template <typename T, typename S = T> struct trunc_divide_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_trunc(f_divide(in_input, in_other)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(trunc_divide_half, trunc_divide_formula<float, half_bits>)
KERNEL(trunc_divide_bfloat16, trunc_divide_formula<float, bfloat16_bits>)
KERNEL(trunc_divide_byte, trunc_divide_formula<uint8_t>)
KERNEL(trunc_divide_char, trunc_divide_formula<int8_t>)
KERNEL(trunc_divide_short, trunc_divide_formula<int16_t>)
KERNEL(trunc_divide_int, trunc_divide_formula<int32_t>)
KERNEL(trunc_divide_long, trunc_divide_formula<int64_t>)
KERNEL(trunc_divide_float, trunc_divide_formula<float>)
KERNEL(trunc_divide_double, trunc_divide_formula<double>)

/* d input = 0 */
template <typename T, typename S = T> struct trunc_divide_input_formula {
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
KERNEL(trunc_divide_input_half, trunc_divide_input_formula<float, half_bits>)
KERNEL(trunc_divide_input_bfloat16, trunc_divide_input_formula<float, bfloat16_bits>)
KERNEL(trunc_divide_input_float, trunc_divide_input_formula<float>)
KERNEL(trunc_divide_input_double, trunc_divide_input_formula<double>)

/* d other = 0 */
template <typename T, typename S = T> struct trunc_divide_other_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_other = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(trunc_divide_other_half, trunc_divide_other_formula<float, half_bits>)
KERNEL(trunc_divide_other_bfloat16, trunc_divide_other_formula<float, bfloat16_bits>)
KERNEL(trunc_divide_other_float, trunc_divide_other_formula<float>)
KERNEL(trunc_divide_other_double, trunc_divide_other_formula<double>)

/* div_rounded(Tensor|Scalar input, Tensor|Scalar other, word[floor,trunc] rounding_mode) =
   select(rounding_mode == 1, trunc(input / other), floor_divide(input, other)) */
template <typename T, typename S = T> struct div_rounded_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        const T in_rounding_mode = number<T>(option, 2);
        to_output = (T)(f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input, in_other)),
            f_floor_divide(in_input, in_other)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(div_rounded_half, div_rounded_formula<float, half_bits>)
KERNEL(div_rounded_bfloat16, div_rounded_formula<float, bfloat16_bits>)
KERNEL(div_rounded_byte, div_rounded_formula<uint8_t>)
KERNEL(div_rounded_char, div_rounded_formula<int8_t>)
KERNEL(div_rounded_short, div_rounded_formula<int16_t>)
KERNEL(div_rounded_int, div_rounded_formula<int32_t>)
KERNEL(div_rounded_long, div_rounded_formula<int64_t>)
KERNEL(div_rounded_float, div_rounded_formula<float>)
KERNEL(div_rounded_double, div_rounded_formula<double>)

/* d input = 0 */
template <typename T, typename S = T> struct div_rounded_input_formula {
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
KERNEL(div_rounded_input_half, div_rounded_input_formula<float, half_bits>)
KERNEL(div_rounded_input_bfloat16, div_rounded_input_formula<float, bfloat16_bits>)
KERNEL(div_rounded_input_float, div_rounded_input_formula<float>)
KERNEL(div_rounded_input_double, div_rounded_input_formula<double>)

/* d other = 0 */
template <typename T, typename S = T> struct div_rounded_other_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_other = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(div_rounded_other_half, div_rounded_other_formula<float, half_bits>)
KERNEL(div_rounded_other_bfloat16, div_rounded_other_formula<float, bfloat16_bits>)
KERNEL(div_rounded_other_float, div_rounded_other_formula<float>)
KERNEL(div_rounded_other_double, div_rounded_other_formula<double>)

/* fmod(Tensor|Scalar input, Tensor|Scalar other) = fmod(input, other) */
template <typename T, typename S = T> struct fmod_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_fmod(in_input, in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(fmod_half, fmod_formula<float, half_bits>)
KERNEL(fmod_bfloat16, fmod_formula<float, bfloat16_bits>)
KERNEL(fmod_byte, fmod_formula<uint8_t>)
KERNEL(fmod_char, fmod_formula<int8_t>)
KERNEL(fmod_short, fmod_formula<int16_t>)
KERNEL(fmod_int, fmod_formula<int32_t>)
KERNEL(fmod_long, fmod_formula<int64_t>)
KERNEL(fmod_float, fmod_formula<float>)
KERNEL(fmod_double, fmod_formula<double>)

/* d other = -grad * trunc(input / other) */
template <typename T, typename S = T> struct fmod_other_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_other = (T)(-in_grad * f_trunc(f_divide(in_input, in_other)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(fmod_other_half, fmod_other_formula<float, half_bits>)
KERNEL(fmod_other_bfloat16, fmod_other_formula<float, bfloat16_bits>)
KERNEL(fmod_other_float, fmod_other_formula<float>)
KERNEL(fmod_other_double, fmod_other_formula<double>)

/* remainder(Tensor|Scalar input, Tensor|Scalar other) = remainder(input, other) */
template <typename T, typename S = T> struct remainder_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_remainder(in_input, in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(remainder_half, remainder_formula<float, half_bits>)
KERNEL(remainder_bfloat16, remainder_formula<float, bfloat16_bits>)
KERNEL(remainder_byte, remainder_formula<uint8_t>)
KERNEL(remainder_char, remainder_formula<int8_t>)
KERNEL(remainder_short, remainder_formula<int16_t>)
KERNEL(remainder_int, remainder_formula<int32_t>)
KERNEL(remainder_long, remainder_formula<int64_t>)
KERNEL(remainder_float, remainder_formula<float>)
KERNEL(remainder_double, remainder_formula<double>)

/* d other = -grad * select(abs(other) == inf, select(input * other < 0, -1, 0), floor(input /
   other)) */
template <typename T, typename S = T> struct remainder_other_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_other = (T)(-in_grad * f_select(f_abs(in_other) == (T)INFINITY,
            f_select(in_input * in_other < 0, -1, (T)0), f_floor(f_divide(in_input, in_other))));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(remainder_other_half, remainder_other_formula<float, half_bits>)
KERNEL(remainder_other_bfloat16, remainder_other_formula<float, bfloat16_bits>)
KERNEL(remainder_other_float, remainder_other_formula<float>)
KERNEL(remainder_other_double, remainder_other_formula<double>)
