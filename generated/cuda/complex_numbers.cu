/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* complex_numbers */
#include "loop.cuh"

/* conj_physical(Tensor input) = conj(input) */
template <typename T>
__device__ void conj_physical_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(f_conj(in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(conj_physical_byte, 2, conj_physical_formula<uint8_t>)
KERNEL(conj_physical_char, 2, conj_physical_formula<int8_t>)
KERNEL(conj_physical_short, 2, conj_physical_formula<int16_t>)
KERNEL(conj_physical_int, 2, conj_physical_formula<int32_t>)
KERNEL(conj_physical_long, 2, conj_physical_formula<int64_t>)
KERNEL(conj_physical_float, 2, conj_physical_formula<float>)
KERNEL(conj_physical_double, 2, conj_physical_formula<double>)

/* d input = conj(grad) */
template <typename T>
__device__ void conj_physical_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T to_input = (T)(f_conj(in_grad));
    write(at, 0, offset[0], to_input);
}
KERNEL(conj_physical_input_float, 2, conj_physical_input_formula<float>)
KERNEL(conj_physical_input_double, 2, conj_physical_input_formula<double>)

/* magnitude(Tensor real, Tensor imag) = hypot(real, imag) */
template <typename T>
__device__ void magnitude_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_real = read<T>(at, 1, offset[1]);
    const T in_imag = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_hypot(in_real, in_imag));
    write(at, 0, offset[0], to_output);
}
KERNEL(magnitude_float, 3, magnitude_formula<float>)
KERNEL(magnitude_double, 3, magnitude_formula<double>)

/* d real = grad * real / size */
template <typename T>
__device__ void magnitude_real_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_real = read<T>(at, 2, offset[2]);
    const T in_output = read<T>(at, 3, offset[3]);
    const T in_size = f_select(in_output == 0, (T)1, in_output);
    const T to_real = (T)(f_divide(in_grad * in_real, in_size));
    write(at, 0, offset[0], to_real);
}
KERNEL(magnitude_real_float, 4, magnitude_real_formula<float>)
KERNEL(magnitude_real_double, 4, magnitude_real_formula<double>)

/* d imag = grad * imag / size */
template <typename T>
__device__ void magnitude_imag_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_imag = read<T>(at, 2, offset[2]);
    const T in_output = read<T>(at, 3, offset[3]);
    const T in_size = f_select(in_output == 0, (T)1, in_output);
    const T to_imag = (T)(f_divide(in_grad * in_imag, in_size));
    write(at, 0, offset[0], to_imag);
}
KERNEL(magnitude_imag_float, 4, magnitude_imag_formula<float>)
KERNEL(magnitude_imag_double, 4, magnitude_imag_formula<double>)
