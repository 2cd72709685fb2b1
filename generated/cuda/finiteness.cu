/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* finiteness */
#include "loop.cuh"

/* isfinite(Tensor input) -> BoolTensor = input - input == 0 */
template <typename T>
__device__ void isfinite_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const bool to_output = (bool)(in_input - in_input == 0);
    write(at, 0, offset[0], to_output);
}
KERNEL(isfinite_byte, 2, isfinite_formula<uint8_t>)
KERNEL(isfinite_char, 2, isfinite_formula<int8_t>)
KERNEL(isfinite_short, 2, isfinite_formula<int16_t>)
KERNEL(isfinite_int, 2, isfinite_formula<int32_t>)
KERNEL(isfinite_long, 2, isfinite_formula<int64_t>)
KERNEL(isfinite_float, 2, isfinite_formula<float>)
KERNEL(isfinite_double, 2, isfinite_formula<double>)

/* isinf(Tensor input) -> BoolTensor = not isnan(input) and isnan(input - input) */
template <typename T>
__device__ void isinf_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const bool to_output = (bool)(!f_isnan(in_input) & f_isnan(in_input - in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(isinf_byte, 2, isinf_formula<uint8_t>)
KERNEL(isinf_char, 2, isinf_formula<int8_t>)
KERNEL(isinf_short, 2, isinf_formula<int16_t>)
KERNEL(isinf_int, 2, isinf_formula<int32_t>)
KERNEL(isinf_long, 2, isinf_formula<int64_t>)
KERNEL(isinf_float, 2, isinf_formula<float>)
KERNEL(isinf_double, 2, isinf_formula<double>)

/* isposinf(Tensor input) -> BoolTensor = input == inf */
template <typename T>
__device__ void isposinf_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const bool to_output = (bool)(in_input == (T)INFINITY);
    write(at, 0, offset[0], to_output);
}
KERNEL(isposinf_float, 2, isposinf_formula<float>)
KERNEL(isposinf_double, 2, isposinf_formula<double>)

/* isneginf(Tensor input) -> BoolTensor = input == -inf */
template <typename T>
__device__ void isneginf_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const bool to_output = (bool)(in_input == -(T)INFINITY);
    write(at, 0, offset[0], to_output);
}
KERNEL(isneginf_float, 2, isneginf_formula<float>)
KERNEL(isneginf_double, 2, isneginf_formula<double>)

/* signbit(Tensor input) -> BoolTensor = copysign(1, input) < 0 */
template <typename T>
__device__ void signbit_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const bool to_output = (bool)(f_copysign((T)1, in_input) < 0);
    write(at, 0, offset[0], to_output);
}
KERNEL(signbit_float, 2, signbit_formula<float>)
KERNEL(signbit_double, 2, signbit_formula<double>)

/* isclose(Tensor input, Tensor other, Scalar rtol=1e-05, Scalar atol=1e-08, bool
   equal_nan=False) -> BoolTensor = input == other or abs(input - other) <= atol + rtol *
   abs(other) and abs(input - other) < inf or equal_nan and isnan(input) and isnan(other) */
template <typename T>
__device__ void isclose_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T in_rtol = number<T>(option, 0);
    const T in_atol = number<T>(option, 1);
    const bool in_equal_nan = option.at[2].i != 0;
    const bool to_output = (bool)((in_input == in_other) | ((f_abs(in_input - in_other) <= in_atol +
        in_rtol * f_abs(in_other)) & (f_abs(in_input - in_other) < (T)INFINITY)) | ((in_equal_nan !=
        0) & f_isnan(in_input) & f_isnan(in_other)));
    write(at, 0, offset[0], to_output);
}
KERNEL(isclose_float, 3, isclose_formula<float>)
KERNEL(isclose_double, 3, isclose_formula<double>)
