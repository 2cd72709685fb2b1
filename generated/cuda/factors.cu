/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* factors */
#include "loop.cuh"

/* gaps(Tensor input, Tensor other) = select(input == other, 0, 1 / (input - other)) */
template <typename T>
__device__ void gaps_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_select(in_input == in_other, (T)0, f_divide((T)1,
        in_input - in_other)));
    write(at, 0, offset[0], to_output);
}
KERNEL(gaps_float, 3, gaps_formula<float>)
KERNEL(gaps_double, 3, gaps_formula<double>)

/* d input = -grad * output * output */
template <typename T>
__device__ void gaps_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T to_input = (T)(-in_grad * in_output * in_output);
    write(at, 0, offset[0], to_input);
}
KERNEL(gaps_input_float, 3, gaps_input_formula<float>)
KERNEL(gaps_input_double, 3, gaps_input_formula<double>)

/* d other = grad * output * output */
template <typename T>
__device__ void gaps_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_output = read<T>(at, 2, offset[2]);
    const T to_other = (T)(in_grad * in_output * in_output);
    write(at, 0, offset[0], to_other);
}
KERNEL(gaps_other_float, 3, gaps_other_formula<float>)
KERNEL(gaps_other_double, 3, gaps_other_formula<double>)

/* share_of(Tensor input, Tensor other) = select(input == 0, 0, input / other) */
template <typename T>
__device__ void share_of_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_output = (T)(f_select(in_input == 0, (T)0, f_divide(in_input, in_other)));
    write(at, 0, offset[0], to_output);
}
KERNEL(share_of_float, 3, share_of_formula<float>)
KERNEL(share_of_double, 3, share_of_formula<double>)

/* d input = grad * select(other == 0, 0, 1 / other) */
template <typename T>
__device__ void share_of_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * f_select(in_other == 0, (T)0, f_divide((T)1, in_other)));
    write(at, 0, offset[0], to_input);
}
KERNEL(share_of_input_float, 3, share_of_input_formula<float>)
KERNEL(share_of_input_double, 3, share_of_input_formula<double>)

/* d other = -grad * select(other == 0, 0, output / other) */
template <typename T>
__device__ void share_of_other_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_other = read<T>(at, 2, offset[2]);
    const T in_output = read<T>(at, 3, offset[3]);
    const T to_other = (T)(-in_grad * f_select(in_other == 0, (T)0, f_divide(in_output, in_other)));
    write(at, 0, offset[0], to_other);
}
KERNEL(share_of_other_float, 4, share_of_other_formula<float>)
KERNEL(share_of_other_double, 4, share_of_other_formula<double>)
