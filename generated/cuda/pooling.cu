/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* pooling */
#include "loop.cuh"

/* root(Tensor input, Scalar degree) = input ** (1 / degree) */
template <typename T>
__device__ void root_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_degree = number<T>(option, 0);
    const T to_output = (T)(f_pow(in_input, f_divide((T)1, in_degree)));
    write(at, 0, offset[0], to_output);
}
KERNEL(root_float, 2, root_formula<float>)
KERNEL(root_double, 2, root_formula<double>)

/* d input = select(input == 0, 0, grad * output / (degree * input)) */
template <typename T>
__device__ void root_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_output = read<T>(at, 3, offset[3]);
    const T in_degree = number<T>(option, 0);
    const T to_input = (T)(f_select(in_input == 0, (T)0, f_divide(in_grad * in_output,
        in_degree * in_input)));
    write(at, 0, offset[0], to_input);
}
KERNEL(root_input_float, 4, root_input_formula<float>)
KERNEL(root_input_double, 4, root_input_formula<double>)
