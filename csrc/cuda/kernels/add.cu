/* add.cu: elementwise sums of two tensors, for accumulated gradients and biases. */
#include "../work.cuh"

template <typename T, typename S = T>
FORMULA S added(const operands &at, const int64_t *offset, const options &) {
    return (T)(read<T, S>(at, 1, offset[1]) + read<T, S>(at, 2, offset[2]));
}
#define ADD(name, T) KERNEL(add_##name, result_of<3, T, added<T>>)
EACH_TYPE(ADD)
EACH_COMPLEX(ADD)
KERNEL(add_half, result_of<3, half_bits, added<float, half_bits>>)
KERNEL(add_bfloat16, result_of<3, bfloat16_bits, added<float, bfloat16_bits>>)
