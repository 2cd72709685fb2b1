/* sort.cu: lines sorted as runs that are merged, each element finding its place among the other run's by
   halving: stable, of any length, the same whatever the threads. nan counts as largest. */
#include "../lines.cuh"
#include "../order.cuh"

/* Runs of GPU_CHUNK elements of [outer, count, inner], sorted by counting. at: values and places as
   [lines, count], input. n[3]: descending. */
template <typename T> __device__ void sort_chunks(const work &w) {
    KERNEL_EACH(i, w.n[0] * w.n[1] * w.n[2]) {
        const line<T> l(w, i / w.n[1]);
        const int64_t k = i % w.n[1], first = k - k % GPU_CHUNK;
        const int64_t end = first + GPU_CHUNK < w.n[1] ? first + GPU_CHUNK : w.n[1];
        const T x = l.in(2, k);
        int64_t to = i - k + first;
        for (int64_t other = first; other < end; other++)
            to += precedes(l.in(2, other), x, w.n[3] != 0, other < k);
        ((T *)w.at[0])[to] = x;
        ((int64_t *)w.at[1])[to] = k;
    }
}

/* Two runs each become one. at: values and places, those before. n: elements, count of a line, width
   of a run, descending. */
template <typename T> __device__ void sort_merge(const work &w) {
    KERNEL_EACH(i, w.n[0]) {
        const int64_t k = i % w.n[1], width = w.n[2], mine = k - k % width;
        const bool left = mine / width % 2 == 0;
        const int64_t other = left ? mine + width : mine - width, rest = w.n[1] - other;
        const T *from = (const T *)w.at[2] + (i - k);
        const T x = from[k];
        const int64_t passed = before(from + other, rest < width ? (rest < 0 ? 0 : rest) : width, x,
                                      w.n[3] != 0, !left);
        const int64_t to = i - k + (left ? mine : other) + (k - mine) + passed;
        ((T *)w.at[0])[to] = x;
        ((int64_t *)w.at[1])[to] = ((const int64_t *)w.at[3])[i];
    }
}

/* Some ranks of sorted lines. at: values (or NULL) and indices as [outer, kept, inner], sorted values
   and places. n: lines, count, inner, first rank, kept. */
template <typename T> __device__ void sort_take(const work &w) {
    const int64_t kept = w.n[4], inner = w.n[2];
    KERNEL_EACH(i, w.n[0] * kept) {
        const int64_t l = i / kept, rank = i % kept;
        const int64_t to = (l / inner * kept + rank) * inner + l % inner;
        const int64_t from = l * w.n[1] + w.n[3] + rank;
        if (w.at[0])
            ((T *)w.at[0])[to] = ((const T *)w.at[2])[from];
        ((int64_t *)w.at[1])[to] = ((const int64_t *)w.at[3])[from];
    }
}

/* The longest run of equal elements, of several the first; where it ends. As sort_take, but n: lines,
   count. */
struct stretch {
    int64_t length, end;
};
struct longer {
    __device__ stretch operator()(stretch a, stretch b) const {
        return a.length > b.length || (a.length == b.length && a.end < b.end) ? a : b;
    }
};
template <typename T, bool BLOCK> __device__ void mode(const work &w) {
    EACH_LINE(BLOCK, i, w.n[0]) {
        const T *sorted = (const T *)w.at[2] + i * w.n[1];
        stretch found = {0, 0};
        EACH_MEMBER(BLOCK, k, w.n[1])
            if (k + 1 == w.n[1] || precedes(sorted[k], sorted[k + 1], false, false)) {
                const int64_t first = before(sorted, w.n[1], sorted[k], false, false);
                const stretch one = {k + 1 - first, k};
                found = longer()(found, one);
            }
        found = team<BLOCK>(found, longer());
        if (BLOCK && threadIdx.x)
            continue;
        ((T *)w.at[0])[i] = sorted[found.end];
        ((int64_t *)w.at[1])[i] = ((const int64_t *)w.at[3])[i * w.n[1] + found.end];
    }
}

/* How many of a sorted sequence come before each element. at: result, sequences, elements. n: elements,
   length of a sequence, elements that share one, whether equal ones come before. */
template <typename T> __device__ void search(const work &w) {
    KERNEL_EACH(i, w.n[0])
        ((int64_t *)w.at[0])[i] = before((const T *)w.at[1] + i / w.n[2] * w.n[1], w.n[1],
                                         ((const T *)w.at[2])[i], false, w.n[3] != 0);
}

#define SORT(name, T)                                                                              \
    extern "C" __global__ void th_sort_chunks_##name(work w) { sort_chunks<T>(w); }                \
    extern "C" __global__ void th_sort_merge_##name(work w) { sort_merge<T>(w); }                  \
    extern "C" __global__ void th_sort_take_##name(work w) { sort_take<T>(w); }                    \
    extern "C" __global__ void th_search_##name(work w) { search<T>(w); }                          \
    LINES(mode, name, T)
EACH_TYPE(SORT)
