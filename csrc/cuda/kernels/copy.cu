/* copy.cu: elements from one type, or one place, to another. */
#include "../store.cuh"

/* Half is read through float; its own bits are moved as short. */
struct half_bits {
    uint16_t bits;
};
template <typename A> __device__ __forceinline__ A value_of(A x) { return x; }
__device__ __forceinline__ float value_of(half_bits x) { return half_to_float(x.bits); }
template <> struct convert<half_bits> {
    template <typename A> static __device__ __forceinline__ half_bits of(A x) {
        return {double_to_half((double)x)};
    }
};

/* Any byte of a truth but 0 is true. */
struct truth_bits {
    uint8_t bits;
};
__device__ __forceinline__ uint8_t value_of(truth_bits x) { return x.bits != 0; }
template <> struct convert<truth_bits> {
    template <typename A> static __device__ __forceinline__ truth_bits of(A x) { return {x != 0}; }
};

template <typename T, typename A>
__device__ void convert_formula(const operands &at, const int64_t *offset, const options &option) {
    write(at, 0, offset[0], convert<T>::of(value_of(read<A>(at, 1, offset[1]))));
}

#define TO(name, T)                                                                                \
    KERNEL(to_##name##_bool, 2, convert_formula<T, truth_bits>)                                    \
    KERNEL(to_##name##_byte, 2, convert_formula<T, uint8_t>)                                       \
    KERNEL(to_##name##_char, 2, convert_formula<T, int8_t>)                                        \
    KERNEL(to_##name##_short, 2, convert_formula<T, int16_t>)                                      \
    KERNEL(to_##name##_int, 2, convert_formula<T, int32_t>)                                        \
    KERNEL(to_##name##_long, 2, convert_formula<T, int64_t>)                                       \
    KERNEL(to_##name##_half, 2, convert_formula<T, half_bits>)                                     \
    KERNEL(to_##name##_float, 2, convert_formula<T, float>)                                        \
    KERNEL(to_##name##_double, 2, convert_formula<T, double>)
TO(bool, truth_bits)
TO(byte, uint8_t)
TO(char, int8_t)
TO(short, int16_t)
TO(int, int32_t)
TO(long, int64_t)
TO(half, half_bits)
TO(float, float)
TO(double, double)

/* Floats on the grid of Half, rounded down: what is drawn below a bound stays below it. */
template <typename T>
__device__ void below_formula(const operands &at, const int64_t *offset, const options &) {
    write(at, 0, offset[0], below_half(read<float>(at, 1, offset[1])));
}
KERNEL(below_half_float, 2, below_formula<float>)

/* Elements as they are, whatever they mean: a variant per size. */
KERNEL(move_byte, 2, convert_formula<uint8_t, uint8_t>)
KERNEL(move_short, 2, convert_formula<int16_t, int16_t>)
KERNEL(move_int, 2, convert_formula<int32_t, int32_t>)
KERNEL(move_long, 2, convert_formula<int64_t, int64_t>)
