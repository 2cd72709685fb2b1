/* items.c: keys of every element type, and what is done with items. */
#include "kernels/sort/items.h"

#include <string.h>

#include "base/each.h"

#define RUN 16           /* items that insertion sorts faster than merging does */
#define SHORT 192        /* items that merging sorts faster than counting digits does */
#define MANY (800 << 10) /* bytes of items; as many more would not fit the second-level cache */

typedef uint64_t narrow;

#define ITEM narrow
#define NAME(word) narrow_##word
#define KEY(item) ((item) >> 32)
#define LESS(a, b) ((a) < (b))
#define LESS_PLACED(a, b) ((a) < (b))
#include "kernels/sort/radix.h"
#undef ITEM
#undef NAME
#undef KEY
#undef LESS
#undef LESS_PLACED

#define ITEM wide
#define NAME(word) wide_##word
#define KEY(item) ((item).key)
#define LESS(a, b) ((a).key < (b).key)
#define LESS_PLACED(a, b) ((a).key < (b).key || ((a).key == (b).key && (a).place < (b).place))
#include "kernels/sort/radix.h"

/* Keys: unsigned numbers of the elements' size, in the elements' order */

static inline uint8_t key_byte(uint8_t x) { return x; }
static inline uint8_t key_char(int8_t x) { return (uint8_t)x ^ 0x80; }
static inline uint16_t key_short(int16_t x) { return (uint16_t)x ^ 0x8000; }
static inline uint32_t key_int(int32_t x) { return (uint32_t)x ^ 0x80000000u; }
static inline uint64_t key_long(int64_t x) { return (uint64_t)x ^ (uint64_t)1 << 63; }

/* Negative numbers have all bits turned, others the sign's. */
#define FLOATING_KEY(name, T, S, U, sign)                                                          \
    static inline U key_##name(T x) {                                                              \
        U bits;                                                                                    \
        memcpy(&bits, &x, sizeof bits);                                                            \
        const U mask = (U)((S)bits >> (sizeof bits * 8 - 1)) | (U)sign;                            \
        const U ordered = x == 0 ? (U)sign : bits ^ mask;                                          \
        return x != x ? (U) - 1 : ordered;                                                         \
    }
FLOATING_KEY(float, float, int32_t, uint32_t, 0x80000000u)
FLOATING_KEY(double, double, int64_t, uint64_t, 0x8000000000000000u)

/* turn has all bits of a key set where the order is to be descending. */
#define LOAD(type, T, name)                                                                        \
    CLONES static void load_narrow_##name(const T *from, int64_t count, uint64_t turn,             \
                                          narrow *to) {                                            \
        for (int64_t i = 0; i < count; i++)                                                        \
            to[i] = ((uint64_t)key_##name(from[i]) ^ turn) << 32 | (uint64_t)i;                    \
    }                                                                                              \
    static void load_wide_##name(const T *from, int64_t count, uint64_t turn, wide *to) {          \
        for (int64_t i = 0; i < count; i++)                                                        \
            to[i] = (wide){(uint64_t)key_##name(from[i]) ^ turn, (uint64_t)i};                     \
    }
EACH_TYPE(LOAD)

int th_items_new(items *x, dtype type, int64_t count) {
    x->narrow = th_item_size[type] <= 4 && count <= UINT32_MAX;
    x->bytes = count * (int64_t)(x->narrow ? sizeof(narrow) : sizeof(wide));
    x->count = count;
    x->bits = th_item_size[type] * 8;
    x->at = th_allocate(2 * x->bytes);
    x->spare = (char *)x->at + x->bytes;
    return x->at ? 0 : -1;
}

void th_items_drop(items *x) {
    /* Sorting may have changed which half comes first. */
    if (x->at)
        th_release(x->at < x->spare ? x->at : x->spare, 2 * x->bytes);
}

void th_items_load(items *x, dtype type, const void *line, bool descending) {
    x->count = x->bytes / (int64_t)(x->narrow ? sizeof(narrow) : sizeof(wide));
    const uint64_t turn = descending ? UINT64_MAX >> (64 - x->bits) : 0;
    switch (type) {
#define LOAD_CASE(type, T, name)                                                                   \
    case type:                                                                                     \
        if (x->narrow)                                                                             \
            load_narrow_##name(line, x->count, turn, x->at);                                       \
        else                                                                                       \
            load_wide_##name(line, x->count, turn, x->at);                                         \
        break;
        EACH_TYPE(LOAD_CASE)
    default: break;
    }
}

void th_items_sort(items *x) {
    if (!x->count)
        return;
    void *sorted = x->narrow ? (void *)narrow_sort(x->at, x->spare, x->count, x->bits)
                             : (void *)wide_sort(x->at, x->spare, x->count, x->bits);
    if (sorted != x->at) {
        x->spare = x->at;
        x->at = sorted;
    }
}

int64_t th_items_select(items *x, int64_t rank) {
    if (x->narrow)
        return (int64_t)(uint32_t)narrow_select(x->at, x->count, x->bits, rank);
    return (int64_t)wide_select(x->at, x->count, x->bits, rank).place;
}

void th_items_keep(items *x, int64_t wanted) {
    if (wanted && wanted < x->count) {
        memcpy(x->spare, x->at, (size_t)x->bytes);
        if (x->narrow)
            narrow_keep(x->at, x->count, narrow_select(x->spare, x->count, x->bits, wanted - 1));
        else
            wide_keep(x->at, x->count, wide_select(x->spare, x->count, x->bits, wanted - 1));
    }
    x->count = wanted;
}

void th_items_places(const items *x, int64_t *places) {
    const narrow *n = x->at;
    const wide *w = x->at;
    for (int64_t i = 0; x->narrow && i < x->count; i++)
        places[i] = (int64_t)(uint32_t)n[i];
    for (int64_t i = 0; !x->narrow && i < x->count; i++)
        places[i] = (int64_t)w[i].place;
}

#define VALUES(bytes, T)                                                                           \
    static void values_##T(const items *x, const T *line, T *values) {                             \
        const narrow *n = x->at;                                                                   \
        const wide *w = x->at;                                                                     \
        for (int64_t i = 0; x->narrow && i < x->count; i++)                                        \
            values[i] = line[(uint32_t)n[i]];                                                      \
        for (int64_t i = 0; !x->narrow && i < x->count; i++)                                       \
            values[i] = line[w[i].place];                                                          \
    }
EACH_SIZE(VALUES)

void th_items_values(const items *x, int item, const void *line, void *values) {
    switch (item) {
#define VALUES_CASE(bytes, T)                                                                      \
    case bytes: values_##T(x, line, values); break;
        EACH_SIZE(VALUES_CASE)
    }
}
