/* taken_elements.h: elements at places of a contiguous tensor: a template of take.c. */

/* Another thread may write an index after its check, so it is compared again. */
CLONES static void NAME(take_some)(T *restrict to, const T *from, const int64_t *index,
                                   int64_t numbers, int64_t count) {
    for (int64_t i = 0; i < numbers; i++) {
        const int64_t at = index[i] + (index[i] < 0 ? count : 0);
        to[i] = from[(uint64_t)at < (uint64_t)count ? at : 0];
    }
}

static void NAME(take)(const taking *t, int64_t begin, int64_t end) {
    NAME(take_some)((T *)(void *)t->to + begin, (const T *)(const void *)t->from, t->index + begin,
                    end - begin, t->count);
}
