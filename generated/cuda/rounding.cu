/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* rounding */
#include "loop.cuh"

/* abs(Tensor input) = abs(input) */
template <typename T, typename S = T> struct abs_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_abs(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(abs_half, abs_formula<float, half_bits>)
KERNEL(abs_bfloat16, abs_formula<float, bfloat16_bits>)
KERNEL(abs_byte, abs_formula<uint8_t>)
KERNEL(abs_char, abs_formula<int8_t>)
KERNEL(abs_short, abs_formula<int16_t>)
KERNEL(abs_int, abs_formula<int32_t>)
KERNEL(abs_long, abs_formula<int64_t>)
KERNEL(abs_float, abs_formula<float>)
KERNEL(abs_double, abs_formula<double>)

/* d input = select(input > 0, grad, select(input < 0, -grad, 0)) */
template <typename T, typename S = T> struct abs_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_select(in_input > 0, in_grad, f_select(in_input < 0, -in_grad, (T)0)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(abs_input_half, abs_input_formula<float, half_bits>)
KERNEL(abs_input_bfloat16, abs_input_formula<float, bfloat16_bits>)
KERNEL(abs_input_float, abs_input_formula<float>)
KERNEL(abs_input_double, abs_input_formula<double>)

/* neg(Tensor input) = -input */
template <typename T, typename S = T> struct neg_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(-in_input);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(neg_half, neg_formula<float, half_bits>)
KERNEL(neg_bfloat16, neg_formula<float, bfloat16_bits>)
KERNEL(neg_byte, neg_formula<uint8_t>)
KERNEL(neg_char, neg_formula<int8_t>)
KERNEL(neg_short, neg_formula<int16_t>)
KERNEL(neg_int, neg_formula<int32_t>)
KERNEL(neg_long, neg_formula<int64_t>)
KERNEL(neg_float, neg_formula<float>)
KERNEL(neg_double, neg_formula<double>)

/* d input = -grad */
template <typename T, typename S = T> struct neg_input_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_input = (T)(-in_grad);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(neg_input_half, neg_input_formula<float, half_bits>)
KERNEL(neg_input_bfloat16, neg_input_formula<float, bfloat16_bits>)
KERNEL(neg_input_float, neg_input_formula<float>)
KERNEL(neg_input_double, neg_input_formula<double>)

/* sign(Tensor input) = sign(input) */
template <typename T, typename S = T> struct sign_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_sign(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(sign_half, sign_formula<float, half_bits>)
KERNEL(sign_bfloat16, sign_formula<float, bfloat16_bits>)
KERNEL(sign_byte, sign_formula<uint8_t>)
KERNEL(sign_char, sign_formula<int8_t>)
KERNEL(sign_short, sign_formula<int16_t>)
KERNEL(sign_int, sign_formula<int32_t>)
KERNEL(sign_long, sign_formula<int64_t>)
KERNEL(sign_float, sign_formula<float>)
KERNEL(sign_double, sign_formula<double>)

/* d input = 0 */
template <typename T, typename S = T> struct sign_input_formula {
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
KERNEL(sign_input_half, sign_input_formula<float, half_bits>)
KERNEL(sign_input_bfloat16, sign_input_formula<float, bfloat16_bits>)
KERNEL(sign_input_float, sign_input_formula<float>)
KERNEL(sign_input_double, sign_input_formula<double>)

/* floor(Tensor input) = floor(input) */
template <typename T, typename S = T> struct floor_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_floor(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(floor_half, floor_formula<float, half_bits>)
KERNEL(floor_bfloat16, floor_formula<float, bfloat16_bits>)
KERNEL(floor_byte, floor_formula<uint8_t>)
KERNEL(floor_char, floor_formula<int8_t>)
KERNEL(floor_short, floor_formula<int16_t>)
KERNEL(floor_int, floor_formula<int32_t>)
KERNEL(floor_long, floor_formula<int64_t>)
KERNEL(floor_float, floor_formula<float>)
KERNEL(floor_double, floor_formula<double>)

/* d input = 0 */
template <typename T, typename S = T> struct floor_input_formula {
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
KERNEL(floor_input_half, floor_input_formula<float, half_bits>)
KERNEL(floor_input_bfloat16, floor_input_formula<float, bfloat16_bits>)
KERNEL(floor_input_float, floor_input_formula<float>)
KERNEL(floor_input_double, floor_input_formula<double>)

/* ceil(Tensor input) = ceil(input) */
template <typename T, typename S = T> struct ceil_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_ceil(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(ceil_half, ceil_formula<float, half_bits>)
KERNEL(ceil_bfloat16, ceil_formula<float, bfloat16_bits>)
KERNEL(ceil_byte, ceil_formula<uint8_t>)
KERNEL(ceil_char, ceil_formula<int8_t>)
KERNEL(ceil_short, ceil_formula<int16_t>)
KERNEL(ceil_int, ceil_formula<int32_t>)
KERNEL(ceil_long, ceil_formula<int64_t>)
KERNEL(ceil_float, ceil_formula<float>)
KERNEL(ceil_double, ceil_formula<double>)

/* d input = 0 */
template <typename T, typename S = T> struct ceil_input_formula {
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
KERNEL(ceil_input_half, ceil_input_formula<float, half_bits>)
KERNEL(ceil_input_bfloat16, ceil_input_formula<float, bfloat16_bits>)
KERNEL(ceil_input_float, ceil_input_formula<float>)
KERNEL(ceil_input_double, ceil_input_formula<double>)

/* round(Tensor input) = round(input) */
template <typename T, typename S = T> struct round_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_round(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(round_half, round_formula<float, half_bits>)
KERNEL(round_bfloat16, round_formula<float, bfloat16_bits>)
KERNEL(round_byte, round_formula<uint8_t>)
KERNEL(round_char, round_formula<int8_t>)
KERNEL(round_short, round_formula<int16_t>)
KERNEL(round_int, round_formula<int32_t>)
KERNEL(round_long, round_formula<int64_t>)
KERNEL(round_float, round_formula<float>)
KERNEL(round_double, round_formula<double>)

/* d input = 0 */
template <typename T, typename S = T> struct round_input_formula {
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
KERNEL(round_input_half, round_input_formula<float, half_bits>)
KERNEL(round_input_bfloat16, round_input_formula<float, bfloat16_bits>)
KERNEL(round_input_float, round_input_formula<float>)
KERNEL(round_input_double, round_input_formula<double>)

/* round_decimals(Tensor input, int decimals) = select(decimals < 0, round(input / 10 **
   -decimals) * 10 ** -decimals, select(abs(input * scale) == inf, input, round(input * scale) /
   scale)) */
template <typename T, typename S = T> struct round_decimals_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const int64_t in_decimals = whole<T>(option, 0);
        const T in_scale = f_pow((T)10, in_decimals);
        to_output = (T)(f_select(in_decimals < 0, f_round(f_divide(in_input, f_pow((T)10,
            -in_decimals))) * f_pow((T)10, -in_decimals),
            f_select(f_abs(in_input * in_scale) == (T)INFINITY, in_input,
            f_divide(f_round(in_input * in_scale), in_scale))));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(round_decimals_half, round_decimals_formula<float, half_bits>)
KERNEL(round_decimals_bfloat16, round_decimals_formula<float, bfloat16_bits>)
KERNEL(round_decimals_float, round_decimals_formula<float>)
KERNEL(round_decimals_double, round_decimals_formula<double>)

/* d input = 0 */
template <typename T, typename S = T> struct round_decimals_input_formula {
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
KERNEL(round_decimals_input_half, round_decimals_input_formula<float, half_bits>)
KERNEL(round_decimals_input_bfloat16, round_decimals_input_formula<float, bfloat16_bits>)
KERNEL(round_decimals_input_float, round_decimals_input_formula<float>)
KERNEL(round_decimals_input_double, round_decimals_input_formula<double>)

/* trunc(Tensor input) = trunc(input) */
template <typename T, typename S = T> struct trunc_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_trunc(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(trunc_half, trunc_formula<float, half_bits>)
KERNEL(trunc_bfloat16, trunc_formula<float, bfloat16_bits>)
KERNEL(trunc_byte, trunc_formula<uint8_t>)
KERNEL(trunc_char, trunc_formula<int8_t>)
KERNEL(trunc_short, trunc_formula<int16_t>)
KERNEL(trunc_int, trunc_formula<int32_t>)
KERNEL(trunc_long, trunc_formula<int64_t>)
KERNEL(trunc_float, trunc_formula<float>)
KERNEL(trunc_double, trunc_formula<double>)

/* d input = 0 */
template <typename T, typename S = T> struct trunc_input_formula {
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
KERNEL(trunc_input_half, trunc_input_formula<float, half_bits>)
KERNEL(trunc_input_bfloat16, trunc_input_formula<float, bfloat16_bits>)
KERNEL(trunc_input_float, trunc_input_formula<float>)
KERNEL(trunc_input_double, trunc_input_formula<double>)

/* frac(Tensor input) = frac(input) */
template <typename T, typename S = T> struct frac_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_frac(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(frac_half, frac_formula<float, half_bits>)
KERNEL(frac_bfloat16, frac_formula<float, bfloat16_bits>)
KERNEL(frac_float, frac_formula<float>)
KERNEL(frac_double, frac_formula<double>)

/* isnan(Tensor input) -> BoolTensor = isnan(input) */
template <typename T, typename S = T> struct isnan_formula {
    enum { count = 2, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (bool)(f_isnan(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(isnan_half, isnan_formula<float, half_bits>)
KERNEL(isnan_bfloat16, isnan_formula<float, bfloat16_bits>)
KERNEL(isnan_byte, isnan_formula<uint8_t>)
KERNEL(isnan_char, isnan_formula<int8_t>)
KERNEL(isnan_short, isnan_formula<int16_t>)
KERNEL(isnan_int, isnan_formula<int32_t>)
KERNEL(isnan_long, isnan_formula<int64_t>)
KERNEL(isnan_float, isnan_formula<float>)
KERNEL(isnan_double, isnan_formula<double>)
