/* sort.cu: sorts lines: short ones by merging runs, where each element finds its place in the other
   run by binary search; long ones by radix sort. Stable, for any length, independent of threads.
   NaN is the largest. */
#include "../lines.cuh"
#include "../order.cuh"

/* Sort runs of GPU_CHUNK elements of [outer, count, inner] by counting. at: values and positions as
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

/* Merge pairs of runs. at: values and positions, the previous ones. n: elements, line length, run
   width, descending. */
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

/* Bits that sort like the elements: all NaNs are equal, and so are both zeros. */
template <typename T> struct ordered {
    typedef uint64_t bits;
    static __device__ bits of(T x) {
        return (uint64_t)(int64_t)x ^ ((T)-1 < (T)0 ? (uint64_t)1 << (8 * sizeof(T) - 1) : 0);
    }
};
template <> struct ordered<float> {
    typedef uint32_t bits;
    static __device__ bits of(float x) {
        const uint32_t b = (uint32_t)__float_as_int(x == 0 ? 0.0f : x);
        return x != x ? ~0u : b >> 31 ? ~b : b | 0x80000000u;
    }
};
template <> struct ordered<double> {
    typedef uint64_t bits;
    static __device__ bits of(double x) {
        const uint64_t b = (uint64_t)__double_as_longlong(x == 0 ? 0.0 : x);
        return x != x ? ~0ull : b >> 63 ? ~b : b | 0x8000000000000000ull;
    }
};
template <typename T> __device__ int digit(const work &w, T x) {
    const int of_bits = (int)(ordered<T>::of(x) >> w.n[4] & (GPU_DIGITS - 1));
    return w.n[3] ? GPU_DIGITS - 1 - of_bits : of_bits;
}

/* Radix sort from the lowest digit (Knuth, volume 3, 5.2.5). A block handles a tile of a line. n:
   lines, count, tiles per line, descending, lowest bit of the digit. at: count of each digit per
   tile, [lines, digits, tiles]; elements. */
template <typename T> __device__ void sort_count(const work &w) {
    __shared__ int counts[GPU_DIGITS];
    const int64_t line = blockIdx.x / w.n[2], tile = blockIdx.x % w.n[2], begin = tile * GPU_TILE;
    const int64_t end = begin + GPU_TILE < w.n[1] ? begin + GPU_TILE : w.n[1];
    const T *from = (const T *)w.at[1] + line * w.n[1];
    counts[threadIdx.x] = 0;
    __syncthreads();
    for (int64_t k = begin + threadIdx.x; k < end; k += THREADS)
        atomicAdd(&counts[digit<T>(w, from[k])], 1);
    __syncthreads();
    ((int64_t *)w.at[0])[(line * GPU_DIGITS + threadIdx.x) * w.n[2] + tile] = counts[threadIdx.x];
}

/* at: values and positions, the previous ones (no positions: 0 to count - 1), counts, cumulative
   counts. */
template <typename T> __device__ void sort_scatter(const work &w) {
    __shared__ int64_t start[GPU_DIGITS];
    __shared__ int warps[THREADS / WARP][GPU_DIGITS];
    const int me = threadIdx.x, warp = me / WARP;
    const int64_t line = blockIdx.x / w.n[2], tile = blockIdx.x % w.n[2], begin = tile * GPU_TILE;
    const int64_t end = begin + GPU_TILE < w.n[1] ? begin + GPU_TILE : w.n[1];
    const int64_t first = line * w.n[1], cell = (line * GPU_DIGITS + me) * w.n[2] + tile;
    start[me] = ((const int64_t *)w.at[5])[cell] - ((const int64_t *)w.at[4])[cell];
    for (int64_t turn = begin; turn < end; turn += THREADS) {
        const int64_t k = turn + me;
        const bool there = k < end;
        const T x = ((const T *)w.at[2])[first + (there ? k : begin)];
        const int own = there ? digit<T>(w, x) : GPU_DIGITS;
        for (int other = 0; other < THREADS / WARP; other++)
            warps[other][me] = 0;
        const unsigned alike = __match_any_sync(ALL_LANES, own);
        const int before = __popc(alike & ((1u << me % WARP) - 1));
        __syncthreads();
        if (there && !before)
            warps[warp][own] = __popc(alike);
        __syncthreads();
        /* For this thread's digit: where the elements of each warp begin. */
        int64_t next = start[me];
        int64_t places[THREADS / WARP];
        for (int other = 0; other < THREADS / WARP; other++) {
            places[other] = next;
            next += warps[other][me];
        }
        __syncthreads();
        for (int other = 0; other < THREADS / WARP; other++)
            warps[other][me] = (int)(places[other] - start[me]);
        __syncthreads();
        if (there) {
            const int64_t to = first + start[own] + warps[warp][own] + before;
            ((T *)w.at[0])[to] = x;
            ((int64_t *)w.at[1])[to] = w.at[3] ? ((const int64_t *)w.at[3])[first + k] : k;
        }
        __syncthreads();
        start[me] = next;
    }
}

/* Take ranks of sorted lines. at: values (or NULL) and indices as [outer, kept, inner], sorted
   values and positions. n: lines, count, inner, first rank, kept, nan: a line with nan gives the
   element of that rank (0), its first nan (1), or the lower median of its numbers (2). */
template <typename T> __device__ void sort_take(const work &w) {
    const int64_t kept = w.n[4], inner = w.n[2];
    KERNEL_EACH(i, w.n[0] * kept) {
        const int64_t l = i / kept, rank = i % kept;
        const int64_t to = (l / inner * kept + rank) * inner + l % inner;
        const T *sorted = (const T *)w.at[2] + l * w.n[1], last = sorted[w.n[1] - 1];
        const bool nan = w.n[5] && last != last;
        const int64_t numbers = nan ? before(sorted, w.n[1], last, false, false) : w.n[1];
        const int64_t middle = numbers ? (numbers - 1) / 2 : 0;
        const int64_t from = l * w.n[1]
                             + (!nan ? w.n[3] + rank : w.n[5] == 1 ? numbers : middle);
        if (w.at[0])
            ((T *)w.at[0])[to] = ((const T *)w.at[2])[from];
        ((int64_t *)w.at[1])[to] = ((const int64_t *)w.at[3])[from];
    }
}

/* Find the first of the longest runs of equal elements, and its end. As sort_take, but n: lines,
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

/* Count how many elements of a sorted sequence precede each element. at: result, sequences,
   elements. n: elements, sequence length, elements per sequence, whether equal ones precede. */
template <typename T> __device__ void search(const work &w) {
    KERNEL_EACH(i, w.n[0])
    ((int64_t *)w.at[0])[i] = before((const T *)w.at[1] + i / w.n[2] * w.n[1], w.n[1],
                                     ((const T *)w.at[2])[i], false, w.n[3] != 0);
}

#define CHUNKS(name, T) WORK_KERNEL(sort_chunks_##name, sort_chunks<T>)
#define MERGE(name, T) WORK_KERNEL(sort_merge_##name, sort_merge<T>)
#define COUNT(name, T) WORK_KERNEL(sort_count_##name, sort_count<T>)
#define SCATTER(name, T) WORK_KERNEL(sort_scatter_##name, sort_scatter<T>)
#define TAKE(name, T) WORK_KERNEL(sort_take_##name, sort_take<T>)
#define SEARCH(name, T) WORK_KERNEL(search_##name, search<T>) LINES(mode, name, T)
EACH_TYPE(CHUNKS)
EACH_TYPE(MERGE)
EACH_TYPE(COUNT)
EACH_TYPE(SCATTER)
EACH_TYPE(TAKE)
EACH_TYPE(SEARCH)
