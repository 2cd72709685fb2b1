/* reverse_sizes.h: rows of elements of SIZE bytes in reverse: the template of short_rows.c. */

/* Copy `count` elements that precede and include *from, in reverse. */
INLINE void NAME(reverse)(char *to, const char *from, int64_t count) {
    enum { n = 16 / SIZE };
    typedef T lanes __attribute__((vector_size(16), aligned(1), may_alias));
    const T *last = (const T *)from;
    lanes order;
#pragma GCC unroll 16
    for (int k = 0; k < n; k++)
        order[k] = (T)(n - 1 - k);
    if (count < n) {
        for (int64_t i = 0; i < count; i++)
            ((T *)to)[i] = last[-i];
        return;
    }
    int64_t at = 0;
#pragma GCC unroll 4
    for (; at + n <= count; at += n)
        *(lanes *)((T *)to + at) = __builtin_shuffle(*(const lanes *)(last - at - (n - 1)), order);
    if (at < count) { /* the last vector overlaps the one before */
        at = count - n;
        *(lanes *)((T *)to + at) = __builtin_shuffle(*(const lanes *)(last - at - (n - 1)), order);
    }
}

INLINE void NAME(reverse_rows)(stretch s) {
    const int64_t ahead = rows_ahead(&s);
    for (int64_t r = 0; r < s.rows; r++, s.to += s.to_step, s.from += s.from_step) {
        prefetch_row(&s, r, ahead);
        NAME(reverse)(s.to, s.from, s.bytes / SIZE);
    }
}
