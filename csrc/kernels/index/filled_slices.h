/* filled_slices.h: slices of one value: the template of scatter.c. */
static void NAME(fill_slice)(const slices *s, int64_t to) {
    for (int64_t i = 0; i < s->inner; i++)
        ((T *)s->to)[to + i] = (T)s->value;
}
