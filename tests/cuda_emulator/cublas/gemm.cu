/* gemm.cu: products of matrices whose columns lie one behind the other, an element a thread. */
#include "../../../csrc/cuda/half.cuh"

/* A factor as tensor cores take it: of floats the upper 10 bits of the fraction, to nearest even. */
template <typename A, typename T> __device__ A factor(T x, int tf32) {
    if (!tf32)
        return (A)x;
    const uint32_t bits = (uint32_t)__float_as_int((float)x);
    return (A)__int_as_float((int)((bits + 0xfff + (bits >> 13 & 1)) & ~0x1fffu));
}

template <typename T, typename A>
__device__ void gemm(int turned_a, int turned_b, int rows, int columns, int depth, double alpha,
                     const T *a, int step_a, long long batch_a, const T *b, int step_b,
                     long long batch_b, double beta, T *c, int step_c, long long batch_c,
                     int batches, int tf32) {
    const long long all = (long long)rows * columns * batches;
    for (long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x; i < all;
         i += gridDim.x * (long long)blockDim.x) {
        const long long row = i % rows, column = i / rows % columns, batch = i / rows / columns;
        A sum = 0;
        for (long long k = 0; k < depth; k++)
            sum += factor<A>(a[batch * batch_a + (turned_a ? k + row * step_a : row + k * step_a)],
                             tf32)
                   * factor<A>(b[batch * batch_b
                                 + (turned_b ? column + k * step_b : k + column * step_b)],
                               tf32);
        T *to = c + batch * batch_c + row + column * step_c;
        *to = (T)(beta == 0 ? (A)alpha * sum : (A)alpha * sum + (A)beta * (A)*to);
    }
}
#define GEMM(name, T, A)                                                                           \
    extern "C" __global__ void name(int turned_a, int turned_b, int rows, int columns, int depth,  \
                                    double alpha, const T *a, int step_a, long long batch_a,       \
                                    const T *b, int step_b, long long batch_b, double beta, T *c,  \
                                    int step_c, long long batch_c, int batches, int tf32) {        \
        gemm<T, A>(turned_a, turned_b, rows, columns, depth, alpha, a, step_a, batch_a, b, step_b, \
                   batch_b, beta, c, step_c, batch_c, batches, tf32);                              \
    }
GEMM(gemm_float, float, float)
GEMM(gemm_double, double, double)
GEMM(gemm_half, half_bits, float)
GEMM(gemm_bfloat16, bfloat16_bits, float)
