/* product.cu: matrix products for any strides; Half and bfloat16 accumulate in float. */
#include "../product.cuh"

template <typename T> struct element {
    typedef T number;
    T held;
    __device__ operator T() const { return held; }
    __device__ void set(T x) { held = x; }
};
template <typename S> struct narrow_element {
    typedef float number;
    S held;
    __device__ operator float() const { return held; }
    __device__ void set(float x) { held = S(x); }
};
template <> struct element<half_bits> : narrow_element<half_bits> {};
template <> struct element<bfloat16_bits> : narrow_element<bfloat16_bits> {};

/* at: C, A, B. n: rows, columns, depth, batches, whether batches are summed, then strides of batch,
   row and column of A, B and C. s: alpha, beta. */
template <typename T> struct matrices {
    typedef element<T> stored;
    typedef typename stored::number number;
    const work *w;
    int64_t rows, columns, depth, each, batch;
    __device__ number a(int64_t i, int64_t k) const {
        return ((const stored *)
                    w->at[1])[(batch + k / each) * w->n[5] + i * w->n[6] + k % each * w->n[7]];
    }
    __device__ number b(int64_t k, int64_t j) const {
        return ((const stored *)
                    w->at[2])[(batch + k / each) * w->n[8] + k % each * w->n[9] + j * w->n[10]];
    }
    __device__ void put(int64_t i, int64_t j, number sum) const {
        stored *to = (stored *)w->at[0] + batch * w->n[11] + i * w->n[12] + j * w->n[13];
        const number alpha = (number)w->s[0], beta = (number)w->s[1];
        to->set((number)(alpha * sum + (beta == 0 ? (number)0 : (number)(beta * *to))));
    }
};

template <typename T> __device__ void multiply_batches(const work &w) {
    const bool sums = w.n[4];
    matrices<T> p = {&w, w.n[0], w.n[1], sums ? w.n[2] * w.n[3] : w.n[2], w.n[2], 0};
    for (p.batch = blockIdx.y; p.batch < (sums ? 1 : w.n[3]); p.batch += gridDim.y)
        multiply<matrices<T>, typename matrices<T>::number>(p);
}

#define PRODUCT(name, T) WORK_KERNEL(product_##name, multiply_batches<T>)
EACH_TYPE(PRODUCT)
PRODUCT(half, half_bits)
PRODUCT(bfloat16, bfloat16_bits)
