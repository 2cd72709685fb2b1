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

/* The first few of a sorted line: elements that precede the last of them are inserted. Most blocks
   of a line have none, which one comparison of vectors tells. */
#define BLOCK 16
#define FIRST(type, T, name)                                                                       \
    static inline __attribute__((always_inline)) void insert_##name(                               \
        KEY_OF(name) * best, int64_t *place, int64_t last, KEY_OF(name) key, int64_t at) {         \
        for (; last > 0 && key < best[last - 1]; last--) {                                         \
            best[last] = best[last - 1];                                                           \
            place[last] = place[last - 1];                                                         \
        }                                                                                          \
        best[last] = key;                                                                          \
        place[last] = at;                                                                          \
    }                                                                                              \
    CLONES static void first_##name(const lines *l, int64_t begin, int64_t end, bool descending) { \
        const int64_t count = l->count, results = l->results;                                      \
        const KEY_OF(name) flip_mask = (KEY_OF(name))(descending ? -1 : 0);                        \
        for (int64_t i = begin; i < end; i++) {                                                    \
            const T *line = (const T *)l->from + i * count;                                        \
            int64_t *place = l->indices + i * results, j = 0;                                      \
            KEY_OF(name) best[TH_FEW_RESULTS];                                                     \
            for (; j < results; j++)                                                               \
                insert_##name(best, place, j, key_##name(line[j]) ^ flip_mask, j);                 \
            for (int64_t next = j; j < count; j = next) {                                          \
                next = j + BLOCK <= count ? j + BLOCK : count;                                     \
                KEY_OF(name) precede = 0, worst = best[results - 1];                               \
                for (int64_t k = 0; k < BLOCK && next == j + BLOCK; k++)                           \
                    precede |= (KEY_OF(name))((key_##name(line[j + k]) ^ flip_mask) < worst);      \
                for (; j < next && (precede || next < j + BLOCK); j++) {                           \
                    const KEY_OF(name) key = key_##name(line[j]) ^ flip_mask;                      \
                    if (key < best[results - 1])                                                   \
                        insert_##name(best, place, results - 1, key, j);                           \
                }                                                                                  \
            }                                                                                      \
            for (int64_t k = 0; k < results; k++)                                                  \
                ((T *)l->values)[i * results + k] = line[place[k]];                                \
        }                                                                                          \
    }
EACH_TYPE(FIRST)

bool th_sort_first(const lines *l, int64_t begin, int64_t end, bool descending) {
    if (l->count * l->results > TH_FEW_COMPARED || l->results > TH_FEW_RESULTS || !l->results)
        return false;
    switch (l->type) {
#define FIRST_CASE(type, T, name)                                                                  \
    case type: first_##name(l, begin, end, descending); return true;
        EACH_TYPE(FIRST_CASE)
    default: return false;
    }
}
