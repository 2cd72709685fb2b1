/* counts.cu: histograms with integer counts, so that results do not depend on the order of
   threads. */
#include "../work.cuh"

/* at: counts, elements. n: number of elements, number of counts. Values out of range are not
   counted. */
extern "C" __global__ void th_count_places_long(work w) {
    KERNEL_EACH(i, w.n[0]) {
        const int64_t at = ((const int64_t *)w.at[1])[i];
        if ((uint64_t)at < (uint64_t)w.n[1])
            atomicAdd((unsigned long long *)w.at[0] + at, 1ull);
    }
}
/* s: low, high, a factor, the number of intervals per unit. */
template <typename T> __device__ void histogram(const work &w) {
    KERNEL_EACH(i, w.n[0]) {
        const double x = ((const T *)w.at[1])[i];
        if (!(x >= w.s[0] && x <= w.s[1]))
            continue;
        const int64_t bin = (int64_t)((x - w.s[0]) * w.s[2] * w.s[3]);
        atomicAdd((unsigned long long *)w.at[0] + (bin < w.n[1] ? bin : w.n[1] - 1), 1ull);
    }
}

/* Positive keys that sort like the elements. Floats: x and -x, with NaN as infinity. Integers: 1 +
   x if x >= 0, and for negative elements their distance from the end. */
struct keys {
    unsigned long long high, low;
};
__device__ __forceinline__ unsigned long long key(double x) {
    const unsigned long long bits = (unsigned long long)__double_as_longlong(x);
    return bits >> 63 ? ~bits : bits | 1ull << 63;
}
__device__ __forceinline__ keys keys_of(double x, int64_t) {
    return x != x ? keys{key(INFINITY), key(INFINITY)} : keys{key(x), key(-x)};
}
__device__ __forceinline__ keys keys_of(int64_t x, int64_t left) {
    return x < 0 ? keys{0, (unsigned long long)left} : keys{(unsigned long long)x + 1, 0};
}
struct larger {
    __device__ keys operator()(keys a, keys b) const {
        return {a.high > b.high ? a.high : b.high, a.low > b.low ? a.low : b.low};
    }
};
/* at: largest keys, elements. n: number of elements. */
template <typename T, typename W> __device__ void largest_keys(const work &w) {
    keys found = {0, 0};
    KERNEL_EACH(i, w.n[0])
    found = larger()(found, keys_of((W)((const T *)w.at[1])[i], w.n[0] - i));
    found = team<true>(found, larger());
    if (threadIdx.x)
        return;
    atomicMax((unsigned long long *)w.at[0], found.high);
    atomicMax((unsigned long long *)w.at[0] + 1, found.low);
}

WORK_KERNEL(largest_keys_long, largest_keys<int64_t, int64_t>)
WORK_KERNEL(largest_keys_float, largest_keys<float, double>)
WORK_KERNEL(largest_keys_double, largest_keys<double, double>)
FLOATING_KERNELS(histogram)
