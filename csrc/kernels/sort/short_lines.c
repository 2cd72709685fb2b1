/* short_lines.c: sorts lines of a few elements by the rank of each, without branches: the number of
   elements that come before it. */
#include "kernels/sort/keys.h"
#include "kernels/sort/lines.h"
#include "kernels/sort/sort_keys.h"

/* Equal elements keep their order. The first `results` elements of the sorted line are written. */
#define SHORT(type, T, name)                                                                       \
    CLONES static void short_##name(const lines *l, int64_t begin, int64_t end, bool descending) { \
        const int64_t count = l->count, results = l->results;                                      \
        const KEY_OF(name) flip_mask = (KEY_OF(name))(descending ? -1 : 0);                        \
        const T *line = (const T *)l->from + begin * count;                                        \
        T *values = l->values ? (T *)l->values + begin * results : NULL;                           \
        int64_t *indices = l->indices + begin * results;                                           \
        for (int64_t i = begin; i < end; i++, line += count, indices += results) {                 \
            KEY_OF(name) key[TH_SHORT_LINE];                                                       \
            uint8_t rank[TH_SHORT_LINE] = {0}, place[TH_SHORT_LINE];                               \
            for (int64_t j = 0; j < count; j++) {                                                  \
                key[j] = key_##name(line[j]) ^ flip_mask;                                          \
                for (int64_t k = 0; k < j; k++) {                                                  \
                    const bool first = key[j] < key[k];                                            \
                    rank[k] = (uint8_t)(rank[k] + first);                                          \
                    rank[j] = (uint8_t)(rank[j] + !first);                                         \
                }                                                                                  \
            }                                                                                      \
            for (int64_t j = 0; j < count; j++)                                                    \
                place[rank[j]] = (uint8_t)j;                                                       \
            for (int64_t j = 0; j < results; j++)                                                  \
                indices[j] = place[j];                                                             \
            for (int64_t j = 0; values && j < results; j++)                                        \
                values[j] = line[place[j]];                                                        \
            values += values ? results : 0;                                                        \
        }                                                                                          \
    }
EACH_TYPE(SHORT)

bool th_sort_short(const lines *l, int64_t begin, int64_t end, bool descending) {
    if (l->count > TH_SHORT_LINE)
        return false;
    switch (l->type) {
#define SHORT_CASE(type, T, name)                                                                  \
    case type: short_##name(l, begin, end, descending); return true;
        EACH_TYPE(SHORT_CASE)
    default: return false;
    }
}
