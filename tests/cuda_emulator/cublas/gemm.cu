/* gemm.cu: products of matrices whose columns lie one behind the other, an element a thread. */
template <typename T>
__device__ void gemm(int turned_a, int turned_b, int rows, int columns, int depth, T alpha,
                     const T *a, int step_a, long long batch_a, const T *b, int step_b,
                     long long batch_b, T beta, T *c, int step_c, long long batch_c, int batches) {
    const long long all = (long long)rows * columns * batches;
    for (long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x; i < all;
         i += gridDim.x * (long long)blockDim.x) {
        const long long row = i % rows, column = i / rows % columns, batch = i / rows / columns;
        T sum = 0;
        for (long long k = 0; k < depth; k++)
            sum += a[batch * batch_a + (turned_a ? k + row * step_a : row + k * step_a)]
                   * b[batch * batch_b + (turned_b ? column + k * step_b : k + column * step_b)];
        T *to = c + batch * batch_c + row + column * step_c;
        *to = beta == 0 ? alpha * sum : alpha * sum + beta * *to;
    }
}
#define GEMM(name, T)                                                                              \
    extern "C" __global__ void name(int turned_a, int turned_b, int rows, int columns, int depth,  \
                                    T alpha, const T *a, int step_a, long long batch_a,            \
                                    const T *b, int step_b, long long batch_b, T beta, T *c,       \
                                    int step_c, long long batch_c, int batches) {                  \
        gemm<T>(turned_a, turned_b, rows, columns, depth, alpha, a, step_a, batch_a, b, step_b,    \
                batch_b, beta, c, step_c, batch_c, batches);                                       \
    }
GEMM(gemm_float, float)
GEMM(gemm_double, double)
