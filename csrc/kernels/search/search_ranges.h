/* search_ranges.h: insertion points of a range of elements: the template of searchsorted.c. */

/* Binary search of several elements in the same steps, each in its sequence, without branches: the
   halves are unpredictable, and the steps of one element wait for one another. */
STEP void NAME(search)(const T *const *sequence, int64_t length, const T *x, int64_t *to,
                       const int elements, const bool right, const bool ordered) {
    const T *at[TOGETHER];
    for (int k = 0; k < elements; k++)
        at[k] = sequence[k];
    for (int64_t left = length; left > 0;) {
        const int64_t half = left > 1 ? left / 2 : 1;
        for (int k = 0; k < elements; k++)
            at[k] += half
                     & -(int64_t)(ordered ? PASSES_NUMBER(KEY(x[k]), KEY(at[k][half - 1]))
                                          : PASSES(KEY(x[k]), KEY(at[k][half - 1])));
        left -= half;
    }
    for (int k = 0; k < elements; k++)
        to[k] = at[k] - sequence[k];
}

STEP void NAME(search_all)(const searching *s, int64_t begin, int64_t end, const bool right) {
    const int64_t first = s->shared ? 0 : begin / s->count;
    int64_t left = s->shared ? end - begin : (first + 1) * s->count - begin;
    const T *sequence[TOGETHER], *line = (const T *)s->sequence + first * s->length;
    for (int64_t i = begin; i < end;) {
        const int elements = i + TOGETHER <= end ? TOGETHER : 1;
        const T *x = (const T *)s->from + i;
        bool ordered = true;
        for (int k = 0; k < elements; k++) {
            ordered &= !IS_NAN(x[k]);
            sequence[k] = line;
            line += --left ? 0 : s->length;
            left = left ? left : s->count;
        }
        if (elements == 1)
            NAME(search)(sequence, s->length, x, s->to + i, 1, right, false);
        else if (ordered)
            NAME(search)(sequence, s->length, x, s->to + i, TOGETHER, right, true);
        else
            NAME(search)(sequence, s->length, x, s->to + i, TOGETHER, right, false);
        i += elements;
    }
}

/* Process a range of elements. */
static void NAME(range)(const searching *s, int64_t begin, int64_t end) {
    if (s->right)
        NAME(search_all)(s, begin, end, true);
    else
        NAME(search_all)(s, begin, end, false);
}
