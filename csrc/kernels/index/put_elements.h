/* put_elements.h: elements that are put at places of a contiguous tensor: a template of take.c. */

/* Write one by one, so that the last of repeated places wins. source NULL: zeros. */
static void NAME(put)(T *to, int64_t count, const int64_t *index, int64_t wanted, const T *source,
                      bool accumulate) {
    for (int64_t i = 0; i < wanted; i++) {
        const int64_t at = place(index[i], count);
        const T value = source ? source[i] : 0;
        if (at >= 0)
            to[at] = accumulate ? (T)(to[at] + value) : value;
    }
}
