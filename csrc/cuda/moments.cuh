/* moments.cuh: mean and squared distances from it in one pass without division: sums of distances
   from the first element, combined as in Chan, Golub and LeVeque (1979). */
#pragma once
#include "reduce.cuh"

struct moments {
    double count, shift, sum, squares;
    __device__ double mean() const { return count ? shift + sum / count : 0; }
    /* The sum of squared distances from the mean. */
    __device__ double variation() const {
        const double all = count ? squares - sum * (sum / count) : 0;
        return all < 0 ? 0 : all;
    }
    __device__ moments with(double x) const {
        const double from = count ? shift : x, away = x - from;
        return {count + 1, from, sum + away, squares + away * away};
    }
};
STEP moments join_moments(const moments &a, const moments &b) {
    if (!a.count || !b.count)
        return a.count ? a : b;
    const double count = a.count + b.count, mean = a.mean(), away = b.mean() - mean;
    const double share = b.count / count;
    return {count, mean + away * share, 0,
            a.variation() + b.variation() + away * away * a.count * share};
}

template <typename T> struct gathered_moments {
    typedef moments set;
    typedef double number;
    enum { inputs = 1, accumulators = 4 };
    STEP set start() { return {0, 0, 0, 0}; }
    STEP set step(set acc, const char *const *at, int64_t, const scalar *) {
        return acc.with((double)*(const T *)at[0]);
    }
    STEP set join(set a, set b) { return join_moments(a, b); }
};
