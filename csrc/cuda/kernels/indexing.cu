/* indexing.cu: reads, writes or adds elements by indices. A kernel iterates over the space of the
   indices; the other tensor's place is base + index * step along the indexed dim. */
#include "../work.cuh"

/* n: count, size of the indexed dim, stride of the indexed operand along it, an index to skip;
   ndim, sizes, and strides of the index, the indexed and the plain operand, and of claims, which
   come last with their stride along the indexed dim. */
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

/* Of several indices for one place, the last one claims it. at: zeroed claims, after the
   indices. */
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
template <typename T, bool PUT> __device__ void move_at(const work &w) {
    KERNEL_EACH(i, w.n[0]) {
        const spots s = find(w, i);
        const int64_t at = ((const int64_t *)w.at[2])[s.index];
        if (at == w.n[3] || !inside(w, s.index, at, w.n[1]))
            continue;
        T *there = (T *)w.at[1] + s.base + at * w.n[2], *here = (T *)w.at[0] + s.plain;
        if (!PUT)
            *here = *there;
        else if (has(w.at[3], s.claim + at * w.n[5 + 5 * w.n[4]], s.index))
            *there = *here;
    }
}

/* Accumulation type: float for narrow floats, rounded once. */
template <typename T> struct added {
    T sum;
    __device__ added(T first) : sum(first) {}
    __device__ void add(T x) { sum = (T)(sum + x); }
    __device__ T value() const { return sum; }
};
template <typename FORMAT> struct added<narrow_bits<FORMAT>> {
    float sum;
    __device__ added(narrow_bits<FORMAT> first) : sum(first) {}
    __device__ void add(narrow_bits<FORMAT> x) { sum += x; }
    __device__ narrow_bits<FORMAT> value() const { return (double)sum; }
};

/* Deterministic sums: along the indexed dim the indices are sorted, and the thread of the first of
   equal ones adds for all of them. at: plain, indexed, (indices), sorted indices and their
   positions, or NULL if each line has one. n: as above, but instead of claims the strides between
   lines, followed by the indexed dim. */
template <typename T> __device__ void add_at(const work &w) {
    const int ndim = (int)w.n[4], along = (int)w.n[5 + 5 * ndim];
    const int64_t count = w.n[5 + along], step = w.n[5 + 3 * ndim + along];
    KERNEL_EACH(i, w.n[0]) {
        int64_t rest = i, k = 0, base = 0, from = 0, line = 0, apart = 1;
        for (int d = ndim - 1; d >= 0; d--) {
            const int64_t at = rest % w.n[5 + d];
            rest /= w.n[5 + d];
            if (d == along) {
                k = at;
                continue;
            }
            apart *= d > along ? w.n[5 + d] : 1;
            base += at * w.n[5 + 2 * ndim + d];
            from += at * w.n[5 + 3 * ndim + d];
            line += at * w.n[5 + 4 * ndim + d];
        }
        const int64_t *sorted = (const int64_t *)w.at[3] + line * count, at = sorted[k];
        const int64_t *stood = w.at[4] ? (const int64_t *)w.at[4] + line * count : NULL;
        if ((k && sorted[k - 1] == at) || at == w.n[3]
            || !inside(w, i + (stood ? stood[k] - k : 0) * apart, at, w.n[1]))
            continue;
        T *there = (T *)w.at[1] + base + at * w.n[2];
        const T *here = (const T *)w.at[0] + from;
        added<T> all(*there);
        for (; k < count && sorted[k] == at; k++)
            all.add(here[(stood ? stood[k] : k) * step]);
        *there = all.value();
    }
}

/* Compute offsets of places in several dims, or n[4] for unused ones. at: result, places, claims or
   NULL. n: count, elements of the dims, dims, whether negative places count from the end, the value
   for unused, then sizes and strides of the dims. */
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

/* Divide rows by their counts. at: rows, counts. n: count, columns, strides. */
template <typename T> __device__ void divide_rows(const work &w) {
    KERNEL_EACH(i, w.n[0]) {
        const int64_t row = i / w.n[1];
        const T often = ((const T *)w.at[1])[row];
        if (often > 0)
            ((T *)w.at[0])[row * w.n[2] + i % w.n[1] * w.n[3]] /= often;
    }
}
FLOATING_KERNELS(divide_rows)

#define PICK(name, T) WORK_KERNEL(pick_##name, move_at<T, false>)
#define PUT(name, T) WORK_KERNEL(put_##name, move_at<T, true>)
#define SUMS(name, T) WORK_KERNEL(add_##name, add_at<T>)
EACH_SIZE(PICK)
EACH_SIZE(PUT)
EACH_TYPE(SUMS)
EACH_COMPLEX(SUMS)
SUMS(bool, bool)
SUMS(half, half_bits)
SUMS(bfloat16, bfloat16_bits)
