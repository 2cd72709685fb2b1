/* weighted_sum.cu: weighted sums of elements picked by indices. Planes [n, c, s], index and weight
   [n, k, p], points [n, c, p]. n: n, c, s, k, p. Each written place is summed by one team in the
   order of sorted indices, so results do not depend on the order of threads. */
#include "../order.cuh"

/* at: points, planes, weight, index. */
template <typename T> __device__ void weighted_take(const work &w) {
    const int64_t channels = w.n[1], places = w.n[2], terms = w.n[3], points = w.n[4];
    KERNEL_EACH(i, w.n[0] * channels * points) {
        const int64_t plane = i / points;
        int64_t from = plane / channels * terms * points + i % points;
        T sum = 0;
        for (int64_t k = 0; k < terms; k++, from += points) {
            const int64_t at = ((const int64_t *)w.at[3])[from];
            if (inside(w, from, at, places))
                sum += ((const T *)w.at[2])[from] * ((const T *)w.at[1])[plane * places + at];
        }
        ((T *)w.at[0])[i] = sum;
    }
}

/* at: products [n, k, p], points, planes, index. */
template <typename T> __device__ void weighted_products(const work &w) {
    const int64_t channels = w.n[1], places = w.n[2], terms = w.n[3], points = w.n[4];
    KERNEL_EACH(i, w.n[0] * terms * points) {
        const int64_t at = ((const int64_t *)w.at[3])[i], first = i / points / terms * channels;
        T sum = 0;
        for (int64_t c = first; inside(w, i, at, places) && c < first + channels; c++)
            sum += ((const T *)w.at[1])[c * points + i % points]
                   * ((const T *)w.at[2])[c * places + at];
        ((T *)w.at[0])[i] = sum;
    }
}

/* at: planes, points, weight or NULL, index; the sorted indices of each n, and their positions. */
template <typename T, bool BLOCK> __device__ void weighted_put(const work &w) {
    const int64_t channels = w.n[1], places = w.n[2], points = w.n[4], count = w.n[3] * points;
    EACH_LINE(BLOCK, i, w.n[0] * channels * places) {
        const int64_t plane = i / places, first = plane / channels * count;
        const int64_t *sorted = (const int64_t *)w.at[4] + first;
        const int64_t begin = before(sorted, count, i % places, false, false);
        const int64_t size = before(sorted, count, i % places, false, true) - begin;
        double sum = 0;
        EACH_MEMBER(BLOCK, k, size) {
            const int64_t from = ((const int64_t *)w.at[5])[first + begin + k];
            const T weight = w.at[2] ? ((const T *)w.at[2])[first + from] : (T)1;
            sum += (double)(weight * ((const T *)w.at[1])[plane * points + from % points]);
        }
        sum = team_sum<BLOCK>(sum);
        if (!BLOCK || threadIdx.x == 0)
            ((T *)w.at[0])[i] = (T)sum;
    }
}
extern "C" __global__ void th_weighted_check_long(work w) {
    KERNEL_EACH(i, w.n[0] * w.n[3] * w.n[4])
    inside(w, i, ((const int64_t *)w.at[3])[i], w.n[2]);
}

FLOATING_KERNELS(weighted_take)
FLOATING_KERNELS(weighted_products)
#define PUT(name, T) WORK_KERNEL(weighted_put_##name, weighted_put<T, true>)
#define PUT_EACH(name, T) WORK_KERNEL(weighted_put_each_##name, weighted_put<T, false>)
EACH_FLOATING(PUT)
EACH_FLOATING(PUT_EACH)
