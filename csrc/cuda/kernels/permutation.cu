/* permutation.cu: random permutations and weighted sampling, from the random numbers that the CPU
   would use. */
#include "../lines.cuh"
#include "../order.cuh"
#include "../random.cuh"

__device__ __forceinline__ source source_of(const work &w, int first, int64_t line) {
    return {(uint64_t)w.n[first], (uint64_t)(w.n[first + 1] + line),
            (const uint64_t *)w.n[first + 2]};
}

/* Fisher-Yates: element i swaps with a random one of 0 to i. at: partners. n: count, seed, offset,
   base. */
extern "C" __global__ void th_exchanges_long(work w) {
    KERNEL_EACH(i, w.n[0]) {
        const words r = philox((uint64_t)i / 2, source_of(w, 1, 0));
        const int k = 2 * (int)(i & 1);
        const uint64_t bits = (uint64_t)r.at[k] << 32 | r.at[k + 1];
        ((int64_t *)w.at[0])[i] = (int64_t)__umul64hi(bits, (uint64_t)i + 1);
    }
}
/* Follow the swaps to each place's final element: from the last swap that involved the place, go to
   the partner's last earlier swap, and so on. at: order, partners, sorted partners, elements that
   chose them. n: count. */
extern "C" __global__ void th_permuted_long(work w) {
    const int64_t count = w.n[0], *partner = (const int64_t *)w.at[1];
    const int64_t *sorted = (const int64_t *)w.at[2], *met = (const int64_t *)w.at[3];
    KERNEL_EACH(i, count) {
        int64_t place = i, turn = count, found = -1;
        while (found < 0) {
            const int64_t first = before(sorted, count, place, false, false);
            const int64_t all = before(sorted, count, place, false, true) - first;
            const int64_t earlier = before(met + first, all, turn, false, false);
            found = earlier ? met[first + earlier - 1] : -1;
            turn = place;
            place = partner[place];
        }
        ((int64_t *)w.at[0])[i] = found;
    }
}

/* Lines with negative or non-finite weights, or too few positive ones. at: flag, weights. n: lines,
   count, needed. */
template <typename T, bool BLOCK> __device__ void flaws(const work &w) {
    EACH_LINE(BLOCK, line, w.n[0]) {
        int64_t positive = 0;
        EACH_MEMBER(BLOCK, i, w.n[1]) {
            const T weight = ((const T *)w.at[1])[line * w.n[1] + i];
            if (!(weight >= 0 && weight < (T)INFINITY))
                *(int64_t *)w.at[0] = 1;
            positive += weight > 0;
        }
        if (team_sum<BLOCK>(positive) < w.n[2])
            *(int64_t *)w.at[0] = 1;
    }
}

/* Each number selects the interval of a line's cumulative weights that contains it; empty
   intervals, which rounded sums may not show, are skipped. at: indices, cumulative weights,
   weights. n: indices, count, per line, seed, offset. */
template <typename T> __device__ void pieces(const work &w) {
    const int64_t count = w.n[1];
    KERNEL_EACH(i, w.n[0]) {
        const int64_t line = i / w.n[2];
        const double *sum = (const double *)w.at[1] + line * count;
        const T *weight = (const T *)w.at[2] + line * count;
        const double wanted = draw<double>(source_of(w, 3, line), i % w.n[2], false)
                              * sum[count - 1];
        int64_t found = before(sum, count, wanted, false, true);
        found = found < count ? found : count - 1;
        while (found > 0 && !(weight[found] > 0))
            found--;
        while (found < count - 1 && !(weight[found] > 0))
            found++;
        ((int64_t *)w.at[0])[i] = found;
    }
}
/* Exponential waiting times. at: times, nothing, weights. n: weights, count, samples, seed,
   offset. */
template <typename T> __device__ void waiting(const work &w) {
    KERNEL_EACH(i, w.n[0]) {
        const double weight = ((const T *)w.at[2])[i];
        const double number = draw<double>(source_of(w, 3, i / w.n[1]), i % w.n[1], false);
        const double time = weight > 0 ? -log1p(-number) / weight : (double)INFINITY;
        ((double *)w.at[0])[i] = weight > 0 ? min(time, 1.7976931348623157e308) : time;
    }
}

FLOATING_KERNELS(pieces)
FLOATING_KERNELS(waiting)
LINES(flaws, float, float)
LINES(flaws, double, double)
