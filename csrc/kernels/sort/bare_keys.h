/* bare_keys.h: keys of elements and elements of keys, without positions: the template of values.c.
   Keys have 4 bytes, or 8 if elements do. */

static void NAME(keys)(const T *line, int64_t count, void *keys) {
    for (int64_t i = 0; i < count; i++) {
        const NAME(key_of) key = NAME(key)(line[i]);
        if (sizeof(T) == 8)
            ((uint64_t *)keys)[i] = (uint64_t)key;
        else
            ((uint32_t *)keys)[i] = (uint32_t)key;
    }
}

/* Sorted keys and elements of one size may share memory: key i becomes element i. */
static void NAME(elements)(const void *sorted, int64_t count, T *to) {
    for (int64_t i = 0; i < count; i++) {
        const T x = NAME(element)((NAME(key_of))(sizeof(T) == 8 ? ((const uint64_t *)sorted)[i]
                                                                : ((const uint32_t *)sorted)[i]));
        memcpy(to + i, &x, sizeof x);
    }
}
