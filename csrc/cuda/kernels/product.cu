/* product.cu: products of matrices with any strides. */
#include "../product.cuh"

/* at: C, A, B. n: rows, columns, depth, batches, whether their products are summed, then the strides
   of batch, row and column of A, B and C. s: alpha, beta. */
template <typename T> struct matrices {
    typedef T number;
    const work *w;
    int64_t rows, columns, depth, each, batch;
    __device__ T a(int64_t i, int64_t k) const {
        return ((const T *)w->at[1])[(batch + k / each) * w->n[5] + i * w->n[6] + k % each * w->n[7]];
    }
    __device__ T b(int64_t k, int64_t j) const {
        return ((const T *)w->at[2])[(batch + k / each) * w->n[8] + k % each * w->n[9] + j * w->n[10]];
    }
    __device__ void put(int64_t i, int64_t j, T sum) const {
        T *to = (T *)w->at[0] + batch * w->n[11] + i * w->n[12] + j * w->n[13];
        const T alpha = (T)w->s[0], beta = (T)w->s[1];
        *to = (T)(alpha * sum + (beta == 0 ? (T)0 : (T)(beta * *to)));
    }
};

template <typename T> __device__ void multiply_batches(const work &w) {
    const bool sums = w.n[4];
    matrices<T> p = {&w, w.n[0], w.n[1], sums ? w.n[2] * w.n[3] : w.n[2], w.n[2], 0};
    for (p.batch = blockIdx.y; p.batch < (sums ? 1 : w.n[3]); p.batch += gridDim.y)
        multiply<matrices<T>, T>(p);
}

#define PRODUCT(name, T)                                                                           \
    extern "C" __global__ void th_product_##name(work w) { multiply_batches<T>(w); }
EACH_TYPE(PRODUCT)
