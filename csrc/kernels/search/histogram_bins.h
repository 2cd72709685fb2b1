/* histogram_bins.h: counts of elements in equal intervals, and weighted counts of indices: the
   template of count.c. */

/* The least and the largest element, or NaN. */
static void NAME(range)(const T *x, int64_t count, double *low, double *high) {
    *low = INFINITY, *high = -INFINITY;
    for (int64_t i = 0; i < count; i++) {
        *low = x[i] < *low || x[i] != x[i] ? (double)x[i] : *low;
        *high = x[i] > *high || x[i] != x[i] ? (double)x[i] : *high;
    }
}

/* Count the elements of each bin. */
static void NAME(histogram)(const T *x, int64_t count, double low, double high, double unit,
                            double scale, int64_t bins, int64_t *to) {
    for (int64_t i = 0; i < count; i++) {
        if (!(x[i] >= low && x[i] <= high))
            continue;
        const int64_t bin = (int64_t)((x[i] - low) * unit * scale);
        to[bin < bins ? bin : bins - 1]++;
    }
}

/* Another thread may write an index after its check, so it is compared again. */
static void NAME(weighted)(const tensor *input, const T *weight, tensor *to) {
    const int64_t *x = th_data(input);
    T *sum = th_data(to);
    for (int64_t i = 0; i < input->numel; i++)
        if ((uint64_t)x[i] < (uint64_t)to->numel)
            sum[x[i]] += weight[i];
}
