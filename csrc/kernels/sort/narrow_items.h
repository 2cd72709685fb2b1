/* narrow_items.h: narrow items of a line, and their elements: a template of sort_keys.c. */

CLONES static void NAME(load_narrow)(sort_keys *x, const T *from) {
    const uint64_t flip_mask = x->flip_mask;
    const int64_t count = x->count;
    narrow *to = x->at;
    for (int64_t i = 0; i < count; i++)
        to[i] = ((uint64_t)NAME(key)(from[i]) ^ flip_mask) << 32 | (uint64_t)i;
}

FEW_CLONES static void NAME(values_narrow)(const sort_keys *x, const T *line, T *values) {
    NAME(values)(x, line, values, true, 0);
}
