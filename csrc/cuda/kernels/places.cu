/* places.cu: elements picked, stored or added where indices say. A kernel goes over the space of the
   indices; another tensor's place is base + index * step along the dim that is indexed. */
#include "../work.cuh"

/* Narrow floats are added as float. */
#define NARROW_NUMBER(name)                                                                        \
    struct name##_number {                                                                         \
        uint16_t bits;                                                                             \
        __device__ name##_number operator+(name##_number other) const {                            \
            const float sum = name##_to_float(bits) + name##_to_float(other.bits);                 \
            return {double_to_##name((double)sum)};                                                \
        }                                                                                          \
    };
NARROW_NUMBER(half)
NARROW_NUMBER(bfloat16)

/* n: count, size of the indexed dim, step of the indexed operand along it, an index that is passed
   over; ndim, sizes, and steps of the index, the indexed and the plain operand, and of claims, which
   come last with their step along the indexed dim. */
struct spots {
    int64_t index, base, plain, claim;
};
__device__ __forceinline__ spots find(const work &w, int64_t i) {
    spots s = {0, 0, 0, 0};
    const int ndim = (int)w.n[4];
    for (int d = ndim - 1; d >= 0; d--) {
        const int64_t at = i % w.n[5 + d];
        i /= w.n[5 + d];
        s.index += at * w.n[5 + ndim + d];
        s.base += at * w.n[5 + 2 * ndim + d];
        s.plain += at * w.n[5 + 3 * ndim + d];
        s.claim += at * w.n[5 + 4 * ndim + d];
    }
    return s;
}

/* Of several indices for one place the last one claims it. at: claims, which are zero, behind indices. */
__device__ __forceinline__ void claim(void *claims, int64_t place, int64_t index) {
    atomicMax((unsigned long long *)claims + place, (unsigned long long)(index + 1));
}
__device__ __forceinline__ bool has(const void *claims, int64_t place, int64_t index) {
    return !claims || ((const int64_t *)claims)[place] == index + 1;
}
extern "C" __global__ void th_claim_long(work w) {
    const int64_t step = w.n[5 + 5 * w.n[4]];
    KERNEL_EACH(i, w.n[0]) {
        const spots s = find(w, i);
        const int64_t at = ((const int64_t *)w.at[2])[s.index];
        if ((uint64_t)at < (uint64_t)w.n[1])
            claim(w.at[3], s.claim + at * step, s.index);
    }
}

/* at: plain, indexed, indices, claims or NULL. */
template <typename T, int WAY> __device__ void move_at(const work &w) {
    KERNEL_EACH(i, w.n[0]) {
        const spots s = find(w, i);
        const int64_t at = ((const int64_t *)w.at[2])[s.index];
        if (at == w.n[3] || !inside(w, i, at, w.n[1]))
            continue;
        T *there = (T *)w.at[1] + s.base + at * w.n[2], *here = (T *)w.at[0] + s.plain;
        if (WAY == 0)
            *here = *there;
        else if (WAY == 2)
            add_to(there, *here);
        else if (has(w.at[3], s.claim + at * w.n[5 + 5 * w.n[4]], s.index))
            *there = *here;
    }
}

/* What places in several dims together mean: where each lies, or n[4] where it is not to be used. at:
   result, places, claims or NULL. n: count, elements of the dims, dims, whether negative places count
   from the end, the sign for none, then sizes and steps of the dims. */
__device__ __forceinline__ int64_t place_at(const work &w, int64_t i) {
    const int64_t at = ((const int64_t *)w.at[1])[i];
    return at < 0 && w.n[3] ? at + w.n[1] : at;
}
extern "C" __global__ void th_claim_places_long(work w) {
    KERNEL_EACH(i, w.n[0]) {
        const int64_t at = place_at(w, i);
        if ((uint64_t)at < (uint64_t)w.n[1])
            claim(w.at[2], at, i);
    }
}
extern "C" __global__ void th_resolve_long(work w) {
    const int dims = (int)w.n[2];
    KERNEL_EACH(i, w.n[0]) {
        int64_t at = place_at(w, i), offset = 0;
        const bool used = inside(w, i, at, w.n[1]) && has(w.at[2], at, i);
        for (int d = dims - 1; d >= 0 && used; d--) {
            offset += at % w.n[5 + d] * w.n[5 + dims + d];
            at /= w.n[5 + d];
        }
        ((int64_t *)w.at[0])[i] = used ? offset : w.n[4];
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
SUMS(half, half_number)
SUMS(bfloat16, bfloat16_number)
