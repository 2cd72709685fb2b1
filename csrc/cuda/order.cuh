/* order.cuh: comparison of elements, and positions in sorted runs. NaN is the largest. */
#pragma once
#include "work.cuh"

/* Whether a precedes b; equal: the answer for equal elements. */
template <typename T> __device__ bool precedes(T a, T b, bool descending, bool equal) {
    const bool nan_a = a != a, nan_b = b != b;
    if (nan_a || nan_b)
        return nan_a && nan_b ? equal : descending ? nan_a : nan_b;
    return a == b ? equal : descending ? a > b : a < b;
}

/* Number of elements of a sorted run that precede x. */
template <typename T>
__device__ int64_t before(const T *run, int64_t count, T x, bool descending, bool equal) {
    int64_t low = 0, high = count;
    while (low < high) {
        const int64_t middle = (low + high) / 2;
        if (precedes(run[middle], x, descending, equal))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
