/* create.cu: sequences, and triangles of matrices. */
#include "../work.cuh"

/* at: result. n: count, integer start and step, whether to compute powers. s: start, step, base. */
template <typename T> __device__ void sequence(const work &w) {
    KERNEL_EACH(i, w.n[0])
    ((T *)w.at[0])[i] = (T)(w.n[1] + i * w.n[2]);
}
template <typename T> __device__ void sequence_floating(const work &w) {
    KERNEL_EACH(i, w.n[0]) {
        const double x = w.s[0] + (double)i * w.s[1];
        ((T *)w.at[0])[i] = (T)(w.n[3] ? pow(w.s[2], x) : x);
    }
}
template <> __device__ void sequence<float>(const work &w) { sequence_floating<float>(w); }
template <> __device__ void sequence<double>(const work &w) { sequence_floating<double>(w); }
#define SEQUENCE(name, T) WORK_KERNEL(sequence_##name, sequence<T>)
EACH_TYPE(SEQUENCE)

/* at: matrices. n: elements, diagonal, whether to keep the lower part, ndim, sizes, strides. */
template <typename T> __device__ void triangle(const work &w) {
    const int ndim = (int)w.n[3];
    KERNEL_EACH(i, w.n[0]) {
        const int64_t column = i % w.n[3 + ndim], row = i / w.n[3 + ndim] % w.n[2 + ndim];
        if (w.n[2] ? column <= row + w.n[1] : column >= row + w.n[1])
            continue;
        int64_t at = 0, rest = i;
        for (int d = ndim - 1; d >= 0; d--) {
            at += rest % w.n[4 + d] * w.n[4 + ndim + d];
            rest /= w.n[4 + d];
        }
        ((T *)w.at[0])[at] = 0;
    }
}
#define TRIANGLE(name, T) WORK_KERNEL(triangle_##name, triangle<T>)
EACH_SIZE(TRIANGLE)
