/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* finiteness */
#include "loop.cuh"

/* isfinite(Tensor input) -> BoolTensor = input - input == 0 */
template <typename T, typename S = T> struct isfinite_formula {
    enum { count = 2, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (bool)(in_input - in_input == 0);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(isfinite_half, isfinite_formula<float, half_bits>)
KERNEL(isfinite_bfloat16, isfinite_formula<float, bfloat16_bits>)
KERNEL(isfinite_byte, isfinite_formula<uint8_t>)
KERNEL(isfinite_char, isfinite_formula<int8_t>)
KERNEL(isfinite_short, isfinite_formula<int16_t>)
KERNEL(isfinite_int, isfinite_formula<int32_t>)
KERNEL(isfinite_long, isfinite_formula<int64_t>)
KERNEL(isfinite_float, isfinite_formula<float>)
KERNEL(isfinite_double, isfinite_formula<double>)

/* isinf(Tensor input) -> BoolTensor = not isnan(input) and isnan(input - input) */
template <typename T, typename S = T> struct isinf_formula {
    enum { count = 2, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (bool)(!f_isnan(in_input) & f_isnan(in_input - in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(isinf_half, isinf_formula<float, half_bits>)
KERNEL(isinf_bfloat16, isinf_formula<float, bfloat16_bits>)
KERNEL(isinf_byte, isinf_formula<uint8_t>)
KERNEL(isinf_char, isinf_formula<int8_t>)
KERNEL(isinf_short, isinf_formula<int16_t>)
KERNEL(isinf_int, isinf_formula<int32_t>)
KERNEL(isinf_long, isinf_formula<int64_t>)
KERNEL(isinf_float, isinf_formula<float>)
KERNEL(isinf_double, isinf_formula<double>)

/* isposinf(Tensor input) -> BoolTensor = input > 0 and isnan(input - input) */
template <typename T, typename S = T> struct isposinf_formula {
    enum { count = 2, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (bool)((in_input > 0) & f_isnan(in_input - in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(isposinf_half, isposinf_formula<float, half_bits>)
KERNEL(isposinf_bfloat16, isposinf_formula<float, bfloat16_bits>)
KERNEL(isposinf_byte, isposinf_formula<uint8_t>)
KERNEL(isposinf_char, isposinf_formula<int8_t>)
KERNEL(isposinf_short, isposinf_formula<int16_t>)
KERNEL(isposinf_int, isposinf_formula<int32_t>)
KERNEL(isposinf_long, isposinf_formula<int64_t>)
KERNEL(isposinf_float, isposinf_formula<float>)
KERNEL(isposinf_double, isposinf_formula<double>)

/* isneginf(Tensor input) -> BoolTensor = input < 0 and isnan(input - input) */
template <typename T, typename S = T> struct isneginf_formula {
    enum { count = 2, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (bool)((in_input < 0) & f_isnan(in_input - in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(isneginf_half, isneginf_formula<float, half_bits>)
KERNEL(isneginf_bfloat16, isneginf_formula<float, bfloat16_bits>)
KERNEL(isneginf_byte, isneginf_formula<uint8_t>)
KERNEL(isneginf_char, isneginf_formula<int8_t>)
KERNEL(isneginf_short, isneginf_formula<int16_t>)
KERNEL(isneginf_int, isneginf_formula<int32_t>)
KERNEL(isneginf_long, isneginf_formula<int64_t>)
KERNEL(isneginf_float, isneginf_formula<float>)
KERNEL(isneginf_double, isneginf_formula<double>)

/* signbit(Tensor input) -> BoolTensor = copysign(1, input) < 0 */
template <typename T, typename S = T> struct signbit_formula {
    enum { count = 2, elements = costly<T>::elements };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (bool)(f_copysign((T)1, in_input) < 0);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(signbit_half, signbit_formula<float, half_bits>)
KERNEL(signbit_bfloat16, signbit_formula<float, bfloat16_bits>)
KERNEL(signbit_float, signbit_formula<float>)
KERNEL(signbit_double, signbit_formula<double>)

/* isclose(Tensor input, Tensor other, Scalar rtol=1e-05, Scalar atol=1e-08, bool
   equal_nan=False) -> BoolTensor = input == other or abs(input - other) <= atol + rtol *
   abs(other) and abs(input - other) < inf or equal_nan and isnan(input) and isnan(other) */
template <typename T, typename S = T> struct isclose_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        const T in_rtol = number<T>(option, 0);
        const T in_atol = number<T>(option, 1);
        const bool in_equal_nan = option.at[2].i != 0;
        to_output = (bool)((in_input == in_other) | ((f_abs(in_input - in_other) <= in_atol +
            in_rtol * f_abs(in_other)) & (f_abs(in_input - in_other) < (T)INFINITY)) |
            ((in_equal_nan != 0) & f_isnan(in_input) & f_isnan(in_other)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(isclose_half, isclose_formula<float, half_bits>)
KERNEL(isclose_bfloat16, isclose_formula<float, bfloat16_bits>)
KERNEL(isclose_float, isclose_formula<float>)
KERNEL(isclose_double, isclose_formula<double>)
