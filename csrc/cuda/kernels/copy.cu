/* copy.cu: copies and conversions of elements. */
#include "../store.cuh"

/* Narrow floats convert through float; their own bits are moved as short. */
template <typename A> __device__ __forceinline__ A value_of(A x) { return x; }
template <typename FORMAT> __device__ __forceinline__ float value_of(narrow_bits<FORMAT> x) {
    return x;
}
template <typename FORMAT> struct convert<narrow_bits<FORMAT>> {
    typedef narrow_bits<FORMAT> narrow;
    static __device__ __forceinline__ narrow of(float x) { return x; }
    template <typename A> static __device__ __forceinline__ narrow of(A x) { return (double)x; }
};

/* Any nonzero byte is true. */
struct truth_bits {
    uint8_t bits;
};
__device__ __forceinline__ uint8_t value_of(truth_bits x) { return x.bits != 0; }
template <> struct convert<truth_bits> {
    template <typename A> static __device__ __forceinline__ truth_bits of(A x) { return {x != 0}; }
};

template <typename T, typename A>
FORMULA T converted(const operands &at, const int64_t *offset, const options &) {
    return convert<T>::of(value_of(read<A>(at, 1, offset[1])));
}

#define CONVERSION(name, T, from, S) KERNEL(to_##name##_##from, result_of<2, T, converted<T, S>>)
#define TO(name, T)                                                                                \
    CONVERSION(name, T, bool, truth_bits) CONVERSION(name, T, byte, uint8_t)                       \
    CONVERSION(name, T, char, int8_t) CONVERSION(name, T, short, int16_t)                          \
    CONVERSION(name, T, int, int32_t) CONVERSION(name, T, long, int64_t)                           \
    CONVERSION(name, T, half, half_bits) CONVERSION(name, T, bfloat16, bfloat16_bits)              \
    CONVERSION(name, T, float, float) CONVERSION(name, T, double, double)
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

/* The largest number of a narrow format that is not above the value. */
template <typename FORMAT> __device__ __forceinline__ float below(float value) {
    const uint16_t bits = FORMAT::bits(value);
    const bool above = FORMAT::number(bits) > value;
    return FORMAT::number(
        (uint16_t)(!above ? bits : bits & 0x8000 ? bits + 1 : bits ? bits - 1 : 0x8001));
}

/* Round floats down, up, or to the nearest finite number but zero, to a narrow type: drawn numbers
   do not become an end that their row excludes. */
template <typename FORMAT>
FORMULA float down(const operands &at, const int64_t *offset, const options &) {
    return below<FORMAT>(read<float>(at, 1, offset[1]));
}
template <typename FORMAT>
FORMULA float up(const operands &at, const int64_t *offset, const options &) {
    return -below<FORMAT>(-read<float>(at, 1, offset[1]));
}
template <typename FORMAT>
FORMULA float finite(const operands &at, const int64_t *offset, const options &) {
    const float x = read<float>(at, 1, offset[1]), nearest = FORMAT::number(FORMAT::bits(x));
    return !nearest && x    ? copysignf(-below<FORMAT>(-fabsf(x)), x)
           : isinf(nearest) ? copysignf(below<FORMAT>(fabsf(x)), x)
                            : nearest;
}
#define ROUND(how, name) KERNEL(how##_##name##_float, result_of<2, float, how<name##_format>>)
ROUND(down, half)
ROUND(up, half)
ROUND(finite, half)
ROUND(down, bfloat16)
ROUND(up, bfloat16)
ROUND(finite, bfloat16)

template <typename T> FORMULA T moved(const operands &at, const int64_t *offset, const options &) {
    return ((const T *)at.data[1])[offset[1]];
}
template <typename T>
FORMULA T negated(const operands &at, const int64_t *offset, const options &) {
    return -read<T>(at, 1, offset[1]);
}

/* Transpose through shared memory, so that both sides are accessed with unit stride. Blocks of 256
   threads. */
template <typename T> __device__ void transpose_tiles(const gpu_transpose &t) {
    __shared__ T tile[GPU_EDGE][GPU_EDGE + 1];
    const int x = threadIdx.x % GPU_EDGE, y = threadIdx.x / GPU_EDGE, step = blockDim.x / GPU_EDGE;
    for (int64_t i = blockIdx.x; i < t.tiles; i += gridDim.x) {
        int64_t place[4] = {0};
        add_place<4>(t.where, 0, t.where.ndim, 0, i, place);
        T *to = (T *)t.to + place[0];
        const T *from = (const T *)t.from + place[1];
        const int64_t rows = t.rows - place[2], columns = t.columns - place[3];
#pragma unroll
        for (int j = y; j < GPU_EDGE; j += step)
            if (x < rows && j < columns)
                tile[j][x] = from[x + j * t.from_column];
        __syncthreads();
#pragma unroll
        for (int j = y; j < GPU_EDGE; j += step)
            if (j < rows && x < columns)
                to[j * t.to_row + x] = tile[x][j];
        __syncthreads();
    }
}
#define TRANSPOSE(name, T) ENTRY(transpose_##name, (gpu_transpose t), transpose_tiles<T>(t))
TRANSPOSE(byte, uint8_t)
TRANSPOSE(short, uint16_t)
TRANSPOSE(int, uint32_t)
TRANSPOSE(long, uint64_t)
TRANSPOSE(complexdouble, complex_number<double>)

/* Copy elements unchanged: a variant per size. */
KERNEL(move_byte, result_of<2, uint8_t, converted<uint8_t, uint8_t>>)
KERNEL(move_short, result_of<2, int16_t, converted<int16_t, int16_t>>)
KERNEL(move_int, result_of<2, int32_t, converted<int32_t, int32_t>>)
KERNEL(move_long, result_of<2, int64_t, converted<int64_t, int64_t>>)
KERNEL(move_complexdouble, result_of<2, complex_number<double>, moved<complex_number<double>>>)

/* Imaginary parts of conjugates. */
KERNEL(negate_float, result_of<2, float, negated<float>>)
KERNEL(negate_double, result_of<2, double, negated<double>>)
