/* added_slices.h: sums of slices: the template of scatter.c. */
FEW_CLONES static void NAME(add)(T *to, const T *from, int64_t count) {
    for (int64_t i = 0; i < count; i++)
        to[i] = (T)(to[i] + from[i]);
}

static void NAME(add_slice)(const slices *s, int64_t to, int64_t from) {
    NAME(add)((T *)s->to + to, (const T *)s->from + from, s->inner);
}
