/* gathered_lanes.h: vectors of lanes of the type T that become a number: the template of stretch_calls.c. */
typedef T NAME(four) __attribute__((vector_size(4 * sizeof(T)), aligned(16)));
static void NAME(add)(const NAME(four) * lane, int64_t count, gathered *to) {
    double sum[4] = {0};
    for (int64_t k = 0; k < count; k++)
        for (int j = 0; j < 4; j++)
            sum[j] += (double)lane[k][j];
    to->sum += (sum[0] + sum[1]) + (sum[2] + sum[3]);
    to->NAME(result) = (T)to->sum;
}

static void NAME(finish_extreme)(NAME(four) extreme, const NAME(four) * nan, int64_t count,
                                 bool most, gathered *to) {
    NAME(four) nans = nan[0];
    for (int64_t k = 1; k < count; k++)
        nans += nan[k];
    T result = extreme[0];
    for (int j = 1; j < 4; j++)
        result = (extreme[j] > result) == most ? extreme[j] : result;
    const T all = nans[0] + nans[1] + nans[2] + nans[3];
    to->NAME(result) = all != all ? all : result;
}

static void NAME(find_most)(const NAME(four) * lane, int64_t count, gathered *to) {
    NAME(four) most = lane[0];
    for (int64_t k = 1; k < count; k++)
        for (int j = 0; j < 4; j++)
            most[j] = lane[k][j] > most[j] ? lane[k][j] : most[j];
    NAME(finish_extreme)(most, lane + count, count, true, to);
}

static void NAME(find_least)(const NAME(four) * lane, int64_t count, gathered *to) {
    NAME(four) least = lane[0];
    for (int64_t k = 1; k < count; k++)
        for (int j = 0; j < 4; j++)
            least[j] = lane[k][j] < least[j] ? lane[k][j] : least[j];
    NAME(finish_extreme)(least, lane + count, count, false, to);
}
