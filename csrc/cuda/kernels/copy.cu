/* copy.cu: elements from one type, or one place, to another. */
#include "../store.cuh"

/* Narrow floats are read through float; their own bits are moved as short. */
template <typename A> __device__ __forceinline__ A value_of(A x) { return x; }
#define NARROW_BITS(name)                                                                          \
    struct name##_bits {                                                                           \
        uint16_t bits;                                                                             \
    };                                                                                             \
    __device__ __forceinline__ float value_of(name##_bits x) { return name##_to_float(x.bits); }   \
    template <> struct convert<name##_bits> {                                                      \
        template <typename A> static __device__ __forceinline__ name##_bits of(A x) {              \
            return {double_to_##name((double)x)};                                                  \
        }                                                                                          \
    };
NARROW_BITS(half)
NARROW_BITS(bfloat16)

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
    KERNEL(to_##name##_bfloat16, 2, convert_formula<T, bfloat16_bits>)                             \
    KERNEL(to_##name##_float, 2, convert_formula<T, float>)                                        \
    KERNEL(to_##name##_double, 2, convert_formula<T, double>)
TO(bool, truth_bits)
TO(byte, uint8_t)
TO(char, int8_t)
TO(short, int16_t)
TO(int, int32_t)
TO(long, int64_t)
TO(half, half_bits)
TO(bfloat16, bfloat16_bits)
TO(float, float)
TO(double, double)

/* Floats on the grid of a narrow type, rounded down: what is drawn below a bound stays below it. */
#define BELOW_KERNEL(name)                                                                         \
    __device__ void below_##name##_formula(const operands &at, const int64_t *offset,              \
                                           const options &) {                                      \
        write(at, 0, offset[0], below_##name(read<float>(at, 1, offset[1])));                      \
    }                                                                                              \
    KERNEL(below_##name##_float, 2, below_##name##_formula)
BELOW_KERNEL(half)
BELOW_KERNEL(bfloat16)

/* Elements as they are, whatever they mean: a variant per size. */
KERNEL(move_byte, 2, convert_formula<uint8_t, uint8_t>)
KERNEL(move_short, 2, convert_formula<int16_t, int16_t>)
KERNEL(move_int, 2, convert_formula<int32_t, int32_t>)
KERNEL(move_long, 2, convert_formula<int64_t, int64_t>)
