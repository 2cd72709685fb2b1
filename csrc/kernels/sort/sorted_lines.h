/* sorted_lines.h: sorts short lines, and finds the first few elements of longer ones: the
   template of short_lines.c. */

/* Equal elements keep their order. The first `results` elements of the sorted line are written. */
CLONES static void NAME(short)(const lines *l, int64_t begin, int64_t end, bool descending) {
    const int64_t count = l->count, results = l->results;
    const NAME(key_of) flip_mask = (NAME(key_of))(descending ? -1 : 0);
    const T *line = (const T *)l->from + begin * count;
    T *values = l->values ? (T *)l->values + begin * results : NULL;
    int64_t *indices = l->indices + begin * results;
    for (int64_t i = begin; i < end; i++, line += count, indices += results) {
        NAME(key_of) key[TH_SHORT_LINE];
        uint8_t rank[TH_SHORT_LINE] = {0}, position[TH_SHORT_LINE];
        for (int64_t j = 0; j < count; j++) {
            key[j] = NAME(key)(line[j]) ^ flip_mask;
            for (int64_t k = 0; k < j; k++) {
                const bool first = key[j] < key[k];
                rank[k] = (uint8_t)(rank[k] + first);
                rank[j] = (uint8_t)(rank[j] + !first);
            }
        }
        for (int64_t j = 0; j < count; j++)
            position[rank[j]] = (uint8_t)j;
        for (int64_t j = 0; j < results; j++)
            indices[j] = position[j];
        for (int64_t j = 0; values && j < results; j++)
            values[j] = line[position[j]];
        values += values ? results : 0;
    }
}

/* Insert a key and its position into `last` sorted ones. */
static inline __attribute__((always_inline)) void
NAME(insert)(NAME(key_of) * best, int64_t *position, int64_t last, NAME(key_of) key, int64_t at) {
    for (; last > 0 && key < best[last - 1]; last--) {
        best[last] = best[last - 1];
        position[last] = position[last - 1];
    }
    best[last] = key;
    position[last] = at;
}

/* Write the first few elements of sorted lines: those that precede the last of them are
   inserted. Most blocks of a line have none, which one comparison of vectors tells. */
CLONES static void NAME(first)(const lines *l, int64_t begin, int64_t end, bool descending) {
    const int64_t count = l->count, results = l->results;
    const NAME(key_of) flip_mask = (NAME(key_of))(descending ? -1 : 0);
    for (int64_t i = begin; i < end; i++) {
        const T *line = (const T *)l->from + i * count;
        int64_t *position = l->indices + i * results, j = 0;
        NAME(key_of) best[TH_FEW_RESULTS];
        for (; j < results; j++)
            NAME(insert)(best, position, j, NAME(key)(line[j]) ^ flip_mask, j);
        for (int64_t next = j; j < count; j = next) {
            next = j + BLOCK <= count ? j + BLOCK : count;
            NAME(key_of) precede = 0, worst = best[results - 1];
            for (int64_t k = 0; k < BLOCK && next == j + BLOCK; k++)
                precede |= (NAME(key_of))((NAME(key)(line[j + k]) ^ flip_mask) < worst);
            for (; j < next && (precede || next < j + BLOCK); j++) {
                const NAME(key_of) key = NAME(key)(line[j]) ^ flip_mask;
                if (key < best[results - 1])
                    NAME(insert)(best, position, results - 1, key, j);
            }
        }
        for (int64_t k = 0; k < results; k++)
            ((T *)l->values)[i * results + k] = line[position[k]];
    }
}
