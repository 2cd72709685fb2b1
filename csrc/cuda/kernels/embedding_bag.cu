/* embedding_bag.cu: sums (mode 0), means (1) or maxima (2) of the table rows named by bags of
   indices, and their gradients. at: result, table [rows, width] (or sorted positions of indices),
   indices, starts of bags or NULL, factors or NULL, chosen places [bags, width], counts of rows or
   NULL, grad. n: bags, width, rows, indices, mode, padding, indices per bag or -1. */
#include "../work.cuh"

enum { SUM, MEAN, MAX };

__device__ int64_t start_of(const work &w, int64_t bag) {
    if (bag == w.n[0])
        return w.n[3];
    if (w.n[6] >= 0)
        return bag * w.n[6];
    const int64_t start = ((const int64_t *)w.at[3])[bag];
    return start < 0 ? 0 : start > w.n[3] ? w.n[3] : start;
}
/* Return the row at a place; -1 if it does not count. */
__device__ int64_t row_at(const work &w, int64_t place) {
    const int64_t row = ((const int64_t *)w.at[2])[place];
    return (uint64_t)row < (uint64_t)w.n[2] && row != w.n[5] ? row : -1;
}
__device__ int64_t size_of(const work &w, int64_t bag) {
    int64_t size = 0;
    for (int64_t i = start_of(w, bag), end = start_of(w, bag + 1); i < end; i++)
        size += row_at(w, i) >= 0;
    return size;
}
template <typename T> __device__ T factor_of(const work &w, int64_t place) {
    return w.at[4] ? ((const T *)w.at[4])[place] : (T)1;
}

/* Report an index out of range once, and skip it. */
extern "C" __global__ void th_bags_check_long(work w) {
    KERNEL_EACH(i, w.n[3])
    inside(w, i, ((const int64_t *)w.at[2])[i], w.n[2]);
    KERNEL_EACH(bag, w.at[3] ? w.n[0] : 0) {
        const int64_t start = ((const int64_t *)w.at[3])[bag];
        const int64_t next = bag + 1 < w.n[0] ? ((const int64_t *)w.at[3])[bag + 1] : w.n[3];
        if (start < 0 || start > next || (bag == 0 && start))
            report(w, bag, start, bag ? next + 1 : 1);
    }
}

template <typename T> __device__ void bags(const work &w) {
    KERNEL_EACH(i, w.n[0] * w.n[1]) {
        const int64_t bag = i / w.n[1], end = start_of(w, bag + 1);
        T sum = 0;
        int64_t chosen = -1, size = 0;
        for (int64_t place = start_of(w, bag); place < end; place++) {
            const int64_t row = row_at(w, place);
            if (row < 0)
                continue;
            const T x = ((const T *)w.at[1])[row * w.n[1] + i % w.n[1]];
            size++;
            if (w.n[4] != MAX)
                sum += x * factor_of<T>(w, place);
            else if (chosen < 0 || x > sum || (x != x && sum == sum)) {
                sum = x;
                chosen = place;
            }
        }
        ((T *)w.at[0])[i] = w.n[4] == MEAN && size > 1 ? sum / (T)size : sum;
        if (w.n[4] == MAX)
            ((int64_t *)w.at[5])[i] = chosen;
    }
}

/* Return the bag of a place: the last one that begins at or before it; -1: none. */
__device__ int64_t bag_of(const work &w, int64_t place) {
    if (w.n[6] >= 0)
        return place / w.n[6];
    int64_t low = 0, high = w.n[0];
    while (low < high) {
        const int64_t middle = (low + high) / 2;
        if (start_of(w, middle) <= place)
            low = middle + 1;
        else
            high = middle;
    }
    return low - 1;
}
/* Contribution of a place to a column of its row. */
template <typename T> __device__ T share_of(const work &w, int64_t place, int64_t column) {
    const int64_t bag = bag_of(w, place), i = bag * w.n[1] + column;
    if (bag < 0 || (w.n[4] == MAX && ((const int64_t *)w.at[5])[i] != place))
        return 0;
    const T grad = ((const T *)w.at[7])[i];
    if (w.n[4] == MAX)
        return grad;
    if (w.n[4] == SUM)
        return grad * factor_of<T>(w, place);
    const int64_t size = w.n[5] < 0 ? start_of(w, bag + 1) - start_of(w, bag) : size_of(w, bag);
    return grad / (T)size * factor_of<T>(w, place);
}
/* The places of a row are consecutive in sorted order; the first adds for all of them. at[0]:
   zeros. */
template <typename T> __device__ void bags_weight(const work &w) {
    const int64_t *place = (const int64_t *)w.at[1];
    KERNEL_EACH(i, w.n[3] * w.n[1]) {
        const int64_t first = i / w.n[1], column = i % w.n[1], row = row_at(w, place[first]);
        if (row < 0 || (first && row_at(w, place[first - 1]) == row))
            continue;
        T sum = 0;
        for (int64_t k = first; k < w.n[3] && row_at(w, place[k]) == row; k++)
            sum += share_of<T>(w, place[k], column);
        ((T *)w.at[0])[row * w.n[1] + column] = w.at[6] ? sum / (T)((const int64_t *)w.at[6])[row]
                                                        : sum;
    }
}

template <typename T> __device__ void bags_factors(const work &w) {
    KERNEL_EACH(bag, w.n[0]) {
        for (int64_t i = start_of(w, bag), end = start_of(w, bag + 1); i < end; i++) {
            const int64_t row = row_at(w, i);
            double sum = 0;
            for (int64_t j = 0; row >= 0 && j < w.n[1]; j++)
                sum += (double)((const T *)w.at[7])[bag * w.n[1] + j]
                       * ((const T *)w.at[1])[row * w.n[1] + j];
            ((T *)w.at[0])[i] = (T)sum;
        }
    }
}

FLOATING_KERNELS(bags)
FLOATING_KERNELS(bags_weight)
FLOATING_KERNELS(bags_factors)
