/* search_ranges.h: insertion points of a range of elements: the template of searchsorted.c. */

/* Binary search of several elements in the same steps, without branches: the halves are
   unpredictable, and the steps of one element wait for one another. */
STEP void NAME(search_together)(const T *sequence, int64_t length, const T *x, int64_t *to,
                                const int elements, const bool right, const bool ordered) {
    int64_t position[TOGETHER] = {0};
    for (int64_t left = length; left > 0;) {
        const int64_t half = left > 1 ? left / 2 : 1;
        for (int k = 0; k < elements; k++)
            position[k] += half
                           & -(int64_t)(ordered
                                            ? PASSES_NUMBER(x[k], sequence[position[k] + half - 1])
                                            : PASSES(x[k], sequence[position[k] + half - 1]));
        left -= half;
    }
    for (int k = 0; k < elements; k++)
        to[k] = position[k];
}

STEP void NAME(search)(const T *sequence, int64_t length, const T *x, int64_t *to, int64_t count,
                       const bool right) {
    int64_t i = 0;
    for (; i + TOGETHER <= count; i += TOGETHER, x += TOGETHER, to += TOGETHER) {
        bool ordered = true;
        for (int k = 0; k < TOGETHER; k++)
            ordered &= !IS_NAN(x[k]);
        if (ordered)
            NAME(search_together)(sequence, length, x, to, TOGETHER, right, true);
        else
            NAME(search_together)(sequence, length, x, to, TOGETHER, right, false);
    }
    for (; i < count; i++, x++, to++)
        NAME(search_together)(sequence, length, x, to, 1, right, false);
}

/* Process a range of elements. */
static void NAME(range)(const searching *s, int64_t begin, int64_t end) {
    while (begin < end) {
        const int64_t line = s->shared ? 0 : begin / s->count;
        const int64_t stop = s->shared ? end : (line + 1) * s->count;
        const int64_t count = (stop < end ? stop : end) - begin;
        const T *sequence = (const T *)s->sequence + line * s->length;
        const T *x = (const T *)s->from + begin;
        if (s->right)
            NAME(search)(sequence, s->length, x, s->to + begin, count, true);
        else
            NAME(search)(sequence, s->length, x, s->to + begin, count, false);
        begin += count;
    }
}
