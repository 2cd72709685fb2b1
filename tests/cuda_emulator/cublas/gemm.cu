/* gemm.cu: products of matrices whose columns lie one behind the other, an element a thread. */
#include "../../../csrc/cuda/half.cuh"

struct half_number {
    uint16_t bits;
    __device__ half_number(float x) : bits(double_to_half((double)x)) {}
    __device__ operator float() const { return half_to_float(bits); }
};

template <typename T, typename A>
__device__ void gemm(int turned_a, int turned_b, int rows, int columns, int depth, double alpha,
                     const T *a, int step_a, long long batch_a, const T *b, int step_b,
                     long long batch_b, double beta, T *c, int step_c, long long batch_c,
                     int batches) {
    const long long all = (long long)rows * columns * batches;
    for (long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x; i < all;
         i += gridDim.x * (long long)blockDim.x) {
        const long long row = i % rows, column = i / rows % columns, batch = i / rows / columns;
        A sum = 0;
        for (long long k = 0; k < depth; k++)
            sum += (A)a[batch * batch_a + (turned_a ? k + row * step_a : row + k * step_a)]
                   * (A)b[batch * batch_b + (turned_b ? column + k * step_b : k + column * step_b)];
        T *to = c + batch * batch_c + row + column * step_c;
        *to = (T)(beta == 0 ? (A)alpha * sum : (A)alpha * sum + (A)beta * (A)*to);
    }
}
#define GEMM(name, T, A)                                                                           \
    extern "C" __global__ void name(int turned_a, int turned_b, int rows, int columns, int depth,  \
                                    double alpha, const T *a, int step_a, long long batch_a,       \
                                    const T *b, int step_b, long long batch_b, double beta, T *c,  \
                                    int step_c, long long batch_c, int batches) {                  \
        gemm<T, A>(turned_a, turned_b, rows, columns, depth, alpha, a, step_a, batch_a, b, step_b, \
                   batch_b, beta, c, step_c, batch_c, batches);                                    \
    }
GEMM(gemm_float, float, float)
GEMM(gemm_double, double, double)
GEMM(gemm_half, half_number, float)
