/* attention_rows.h: operations on rows of scores of the type T, for both templates of attention. */

/* Set the scores after the seen ones to -inf, up to a whole vector, since the elements of a part
   take long. Return the count; the pitch has room. */
static inline __attribute__((always_inline)) int64_t NAME(fill_hidden)(T *row, int64_t seen) {
    const int64_t count = th_ratio_up(seen, 16) * 16;
    for (int64_t j = seen; j < count; j++)
        row[j] = -(T)INFINITY;
    return count;
}

LEVELS(NAME(times_row), (T * row, int64_t count, T factor), (row, count, factor)) {
    for (int64_t j = 0; j < count; j++)
        row[j] *= factor;
}
