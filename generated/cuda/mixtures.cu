/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* mixtures */
#include "loop.cuh"

/* lerp(Tensor input, Tensor end, Scalar weight) = input + weight * (end - input) */
template <typename T>
__device__ void lerp_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_end = read<T>(at, 2, offset[2]);
    const T in_weight = number<T>(option, 0);
    const T to_output = (T)(in_input + in_weight * (in_end - in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(lerp_float, 3, lerp_formula<float>)
KERNEL(lerp_double, 3, lerp_formula<double>)

/* d input = grad * (1 - weight) */
template <typename T>
__device__ void lerp_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_weight = number<T>(option, 0);
    const T to_input = (T)(in_grad * (1 - in_weight));
    write(at, 0, offset[0], to_input);
}
KERNEL(lerp_input_float, 2, lerp_input_formula<float>)
KERNEL(lerp_input_double, 2, lerp_input_formula<double>)

/* d end = grad * weight */
template <typename T>
__device__ void lerp_end_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_weight = number<T>(option, 0);
    const T to_end = (T)(in_grad * in_weight);
    write(at, 0, offset[0], to_end);
}
KERNEL(lerp_end_float, 2, lerp_end_formula<float>)
KERNEL(lerp_end_double, 2, lerp_end_formula<double>)

/* lerp_tensor(Tensor input, Tensor end, Tensor weight) = input + weight * (end - input) */
template <typename T>
__device__ void lerp_tensor_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_end = read<T>(at, 2, offset[2]);
    const T in_weight = read<T>(at, 3, offset[3]);
    const T to_output = (T)(in_input + in_weight * (in_end - in_input));
    write(at, 0, offset[0], to_output);
}
KERNEL(lerp_tensor_float, 4, lerp_tensor_formula<float>)
KERNEL(lerp_tensor_double, 4, lerp_tensor_formula<double>)

/* d input = grad * (1 - weight) */
template <typename T>
__device__ void lerp_tensor_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_weight = read<T>(at, 2, offset[2]);
    const T to_input = (T)(in_grad * (1 - in_weight));
    write(at, 0, offset[0], to_input);
}
KERNEL(lerp_tensor_input_float, 3, lerp_tensor_input_formula<float>)
KERNEL(lerp_tensor_input_double, 3, lerp_tensor_input_formula<double>)

/* d end = grad * weight */
template <typename T>
__device__ void lerp_tensor_end_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_weight = read<T>(at, 2, offset[2]);
    const T to_end = (T)(in_grad * in_weight);
    write(at, 0, offset[0], to_end);
}
KERNEL(lerp_tensor_end_float, 3, lerp_tensor_end_formula<float>)
KERNEL(lerp_tensor_end_double, 3, lerp_tensor_end_formula<double>)

/* d weight = grad * (end - input) */
template <typename T>
__device__ void lerp_tensor_weight_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_end = read<T>(at, 3, offset[3]);
    const T to_weight = (T)(in_grad * (in_end - in_input));
    write(at, 0, offset[0], to_weight);
}
KERNEL(lerp_tensor_weight_float, 4, lerp_tensor_weight_formula<float>)
KERNEL(lerp_tensor_weight_double, 4, lerp_tensor_weight_formula<double>)

/* addcmul(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2) = input + value *
   tensor1 * tensor2 */
template <typename T>
__device__ void addcmul_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_tensor1 = read<T>(at, 2, offset[2]);
    const T in_tensor2 = read<T>(at, 3, offset[3]);
    const T in_value = number<T>(option, 0);
    const T to_output = (T)(in_input + in_value * in_tensor1 * in_tensor2);
    write(at, 0, offset[0], to_output);
}
KERNEL(addcmul_byte, 4, addcmul_formula<uint8_t>)
KERNEL(addcmul_char, 4, addcmul_formula<int8_t>)
KERNEL(addcmul_short, 4, addcmul_formula<int16_t>)
KERNEL(addcmul_int, 4, addcmul_formula<int32_t>)
KERNEL(addcmul_long, 4, addcmul_formula<int64_t>)
KERNEL(addcmul_float, 4, addcmul_formula<float>)
KERNEL(addcmul_double, 4, addcmul_formula<double>)

/* d tensor1 = grad * value * tensor2 */
template <typename T>
__device__ void addcmul_tensor1_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_tensor2 = read<T>(at, 2, offset[2]);
    const T in_value = number<T>(option, 0);
    const T to_tensor1 = (T)(in_grad * in_value * in_tensor2);
    write(at, 0, offset[0], to_tensor1);
}
KERNEL(addcmul_tensor1_float, 3, addcmul_tensor1_formula<float>)
KERNEL(addcmul_tensor1_double, 3, addcmul_tensor1_formula<double>)

/* d tensor2 = grad * value * tensor1 */
template <typename T>
__device__ void addcmul_tensor2_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_tensor1 = read<T>(at, 2, offset[2]);
    const T in_value = number<T>(option, 0);
    const T to_tensor2 = (T)(in_grad * in_value * in_tensor1);
    write(at, 0, offset[0], to_tensor2);
}
KERNEL(addcmul_tensor2_float, 3, addcmul_tensor2_formula<float>)
KERNEL(addcmul_tensor2_double, 3, addcmul_tensor2_formula<double>)

/* addcdiv(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2) = input + value *
   tensor1 / tensor2 */
template <typename T>
__device__ void addcdiv_formula(const operands &at, const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_tensor1 = read<T>(at, 2, offset[2]);
    const T in_tensor2 = read<T>(at, 3, offset[3]);
    const T in_value = number<T>(option, 0);
    const T to_output = (T)(in_input + f_divide(in_value * in_tensor1, in_tensor2));
    write(at, 0, offset[0], to_output);
}
KERNEL(addcdiv_float, 4, addcdiv_formula<float>)
KERNEL(addcdiv_double, 4, addcdiv_formula<double>)

/* d tensor1 = grad * value / tensor2 */
template <typename T>
__device__ void addcdiv_tensor1_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_tensor2 = read<T>(at, 2, offset[2]);
    const T in_value = number<T>(option, 0);
    const T to_tensor1 = (T)(f_divide(in_grad * in_value, in_tensor2));
    write(at, 0, offset[0], to_tensor1);
}
KERNEL(addcdiv_tensor1_float, 3, addcdiv_tensor1_formula<float>)
KERNEL(addcdiv_tensor1_double, 3, addcdiv_tensor1_formula<double>)

/* d tensor2 = -grad * value * tensor1 / (tensor2 * tensor2) */
template <typename T>
__device__ void addcdiv_tensor2_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_tensor1 = read<T>(at, 2, offset[2]);
    const T in_tensor2 = read<T>(at, 3, offset[3]);
    const T in_value = number<T>(option, 0);
    const T to_tensor2 = (T)(f_divide(-in_grad * in_value * in_tensor1, in_tensor2 * in_tensor2));
    write(at, 0, offset[0], to_tensor2);
}
KERNEL(addcdiv_tensor2_float, 4, addcdiv_tensor2_formula<float>)
KERNEL(addcdiv_tensor2_double, 4, addcdiv_tensor2_formula<double>)
