/* taken_elements.h: elements at places of a contiguous tensor: a template of take.c. */

/* Another thread may write an index after its check, so it is compared again. */
static void NAME(take)(const taking *t, int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; i++) {
        const int64_t at = place(t->index[i], t->count);
        if (at >= 0)
            ((T *)(void *)t->to)[i] = ((const T *)(const void *)t->from)[at];
    }
}
