/* places.cu: elements picked, stored or added where indices say. A kernel goes over the space of the
   indices; another tensor's place is base + index * step along the dim that is indexed. */
#include "../work.cuh"

/* n: count, size of the indexed dim, step of the indexed operand along it, an index that is passed
   over; ndim, sizes, and steps of the index, the indexed and the plain operand. */
struct spots {
    int64_t index, base, plain;
};
__device__ __forceinline__ spots find(const work &w, int64_t i) {
    spots s = {0, 0, 0};
    const int ndim = (int)w.n[4];
    for (int d = ndim - 1; d >= 0; d--) {
        const int64_t at = i % w.n[5 + d];
        i /= w.n[5 + d];
        s.index += at * w.n[5 + ndim + d];
        s.base += at * w.n[5 + 2 * ndim + d];
        s.plain += at * w.n[5 + 3 * ndim + d];
    }
    return s;
}

/* at: plain, indexed, indices. */
template <typename T, int WAY> __device__ void move_at(const work &w) {
    KERNEL_EACH(i, w.n[0]) {
        const spots s = find(w, i);
        const int64_t at = ((const int64_t *)w.at[2])[s.index];
        if (at == w.n[3] || !inside(w, i, at, w.n[1]))
            continue;
        T *there = (T *)w.at[1] + s.base + at * w.n[2], *here = (T *)w.at[0] + s.plain;
        if (WAY == 0)
            *here = *there;
        else if (WAY == 1)
            *there = *here;
        else
            add_to(there, *here);
    }
}

/* Rows by how often each was used. at: rows, counts. n: count, columns, steps. */
template <typename T> __device__ void divide_rows(const work &w) {
    KERNEL_EACH(i, w.n[0]) {
        const int64_t row = i / w.n[1];
        const T often = ((const T *)w.at[1])[row];
        if (often > 0)
            ((T *)w.at[0])[row * w.n[2] + i % w.n[1] * w.n[3]] /= often;
    }
}
extern "C" __global__ void th_divide_rows_float(work w) { divide_rows<float>(w); }
extern "C" __global__ void th_divide_rows_double(work w) { divide_rows<double>(w); }

#define MOVES(name, T)                                                                             \
    extern "C" __global__ void th_pick_##name(work w) { move_at<T, 0>(w); }                        \
    extern "C" __global__ void th_put_##name(work w) { move_at<T, 1>(w); }
#define SUMS(name, T)                                                                              \
    extern "C" __global__ void th_add_##name(work w) { move_at<T, 2>(w); }
EACH_SIZE(MOVES)
EACH_TYPE(SUMS)
