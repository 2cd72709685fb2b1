/* extremes_lines.h: minimum and maximum of elements: the template of extremes.c. */

/* Independent lanes vectorise the comparisons; `bad` collects NaN. Few elements use one lane. */
CLONES static void NAME(extremes)(const T *x, int64_t count, double *low, double *high) {
    const int lanes = count < LANES ? 1 : LANES;
    T least[LANES], most[LANES], bad = 0;
    for (int k = 0; k < lanes; k++)
        least[k] = most[k] = x[0];
    int64_t i = 0;
    T nan[LANES] = {0};
    for (; i + LANES <= count; i += LANES)
        for (int k = 0; k < LANES; k++) {
            least[k] = x[i + k] < least[k] ? x[i + k] : least[k];
            most[k] = x[i + k] > most[k] ? x[i + k] : most[k];
            nan[k] = x[i + k] != x[i + k] ? 1 : nan[k];
        }
    for (; i < count; i++) {
        least[0] = x[i] < least[0] ? x[i] : least[0];
        most[0] = x[i] > most[0] ? x[i] : most[0];
        bad = x[i] != x[i] ? 1 : bad;
    }
    for (int k = 0; k < lanes; k++) {
        least[0] = least[k] < least[0] ? least[k] : least[0];
        most[0] = most[k] > most[0] ? most[k] : most[0];
        bad += nan[k];
    }
    *low = bad > 0 ? NAN : (double)least[0];
    *high = (double)most[0];
}
