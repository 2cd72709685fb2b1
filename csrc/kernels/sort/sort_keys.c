/* sort_keys.c: sort keys of every element type, and operations on items. */
#include "kernels/sort/sort_keys.h"

#include <string.h>

#include "base/each.h"

#define RUN 64           /* items that are each compared with all others */
#define PART 16          /* the least worth a thread */
#define SHORT 192        /* shorter lines are merge-sorted, which is faster than counting digits */
#define FEW 1024         /* up to this many items, select a rank without moving items */
#define MANY (800 << 10) /* bytes of items; twice as many would not fit the L2 cache */

typedef uint64_t narrow;

/* Write sorted items piece by piece while they are cached. */
typedef struct sink {
    const sort_keys *x;
    const sort_output *to;
} sink;
static void store_results(const sink *s, void *sorted, int64_t first, int64_t count);

/* Types with narrow items, except lines of 2^32 elements and more; and types with wide items
   only. */
#define EACH_NARROW(BODY)                                                                          \
    BODY(TH_BYTE, uint8_t, byte)                                                                   \
    BODY(TH_CHAR, int8_t, char)                                                                    \
    BODY(TH_SHORT, int16_t, short)                                                                 \
    BODY(TH_INT, int32_t, int)                                                                     \
    BODY(TH_FLOAT, float, float)
#define EACH_WIDE(BODY) BODY(TH_LONG, int64_t, long) BODY(TH_DOUBLE, double, double)

#define ITEM narrow
#define NAME(word) narrow_##word
#define SIGNED int32_t
#define KEY(item) ((item) >> 32)
#define TURN(key) ((int32_t)(uint32_t)((key) ^ 0x80000000u))
#define LESS(a, b) ((a) < (b))
#define LESS_PLACED(a, b) ((a) < (b))
#include "kernels/sort/radix.h"
#undef ITEM
#undef NAME
#undef SIGNED
#undef KEY
#undef TURN
#undef LESS
#undef LESS_PLACED

#define ITEM wide
#define NAME(word) wide_##word
#define SIGNED int64_t
#define KEY(item) ((item).key)
#define TURN(key) ((int64_t)((key) ^ (uint64_t)1 << 63))
#define LESS(a, b) ((a).key < (b).key)
#define LESS_PLACED(a, b) ((a).key < (b).key || ((a).key == (b).key && (a).place < (b).place))
#include "kernels/sort/radix.h"

/* Keys alone, if positions are not needed. */
#undef ITEM
#undef NAME
#undef SIGNED
#undef KEY
#undef TURN
#undef LESS
#undef LESS_PLACED
#define KEY(item) ((uint64_t)(item))
#define LESS(a, b) ((a) < (b))
#define ITEM uint32_t
#define NAME(word) short_key_##word
#define SIGNED int32_t
#define TURN(key) ((int32_t)(uint32_t)((key) ^ 0x80000000u))
#include "kernels/sort/radix.h"
#undef ITEM
#undef NAME
#undef SIGNED
#undef TURN
#define ITEM uint64_t
#define NAME(word) long_key_##word
#define SIGNED int64_t
#define TURN(key) ((int64_t)((key) ^ (uint64_t)1 << 63))
#include "kernels/sort/radix.h"

/* Keys: unsigned numbers of the elements' size that sort like the elements */

static inline uint8_t key_byte(uint8_t x) { return x; }
static inline uint8_t key_char(int8_t x) { return (uint8_t)x ^ 0x80; }
static inline uint16_t key_short(int16_t x) { return (uint16_t)x ^ 0x8000; }
static inline uint32_t key_int(int32_t x) { return (uint32_t)x ^ 0x80000000u; }
static inline uint64_t key_long(int64_t x) { return (uint64_t)x ^ (uint64_t)1 << 63; }

/* Flip all bits of negative numbers, the sign bit of others. */
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

#define KEY_OF(name) __typeof__(key_##name(0))

/* turn: all bits of a key set for descending order. */
#define LOAD_NARROW(type, T, name)                                                                 \
    CLONES static void load_narrow_##name(const T *from, int64_t count, uint64_t flip_mask,        \
                                          narrow *to) {                                            \
        for (int64_t i = 0; i < count; i++)                                                        \
            to[i] = ((uint64_t)key_##name(from[i]) ^ flip_mask) << 32 | (uint64_t)i;               \
    }
#define LOAD_WIDE(type, T, name)                                                                   \
    static void load_wide_##name(const T *from, int64_t count, uint64_t flip_mask, wide *to) {     \
        for (int64_t i = 0; i < count; i++)                                                        \
            to[i] = (wide){(uint64_t)key_##name(from[i]) ^ flip_mask, (uint64_t)i};                \
    }
EACH_NARROW(LOAD_NARROW)
EACH_TYPE(LOAD_WIDE)

int th_keys_new(sort_keys *x, dtype type, int64_t count, bool lent) {
    x->narrow = th_item_size[type] <= 4 && count <= UINT32_MAX;
    x->bytes = count * (int64_t)(x->narrow ? sizeof(narrow) : sizeof(wide));
    x->all = count;
    x->bits = th_item_size[type] * 8;
    x->owned = lent && x->narrow ? x->bytes : 2 * x->bytes;
    if (!(x->spare = th_allocate(x->owned)))
        return -1;
    x->at = lent && x->narrow ? NULL : (char *)x->spare + x->bytes;
    return 0;
}

void th_keys_drop(sort_keys *x) { th_release(x->spare, x->owned); }

void th_keys_load(sort_keys *x, dtype type, const void *line, bool descending) {
    x->count = x->all;
    x->flip_mask = descending ? UINT64_MAX >> (64 - x->bits) : 0;
    switch (type) {
#define LOAD_CASE(type, T, name)                                                                   \
    case type: load_wide_##name(line, x->count, x->flip_mask, x->at); break;
#define LOAD_EITHER(type, T, name)                                                                 \
    case type:                                                                                     \
        if (x->narrow)                                                                             \
            load_narrow_##name(line, x->count, x->flip_mask, x->at);                               \
        else                                                                                       \
            load_wide_##name(line, x->count, x->flip_mask, x->at);                                 \
        break;
        EACH_NARROW(LOAD_EITHER)
        EACH_WIDE(LOAD_CASE)
    default: break;
    }
}

/* Prefilter: the first `wanted` items of a line are at least as good as the `wanted`-th best group
   maximum, where element i is in group i % GROUPS. Few others pass, unless values repeat. */
#define GROUPS 64
#define MOST_GROUPS 4096
#define STEPS 12 /* highest bits compared: the bound need not be tight */
#define BLOCK 64 /* elements tested together */

/* Number of groups; a line with too few groups is processed as a whole. */
static int64_t groups_of(int64_t count, int64_t wanted) {
    int64_t groups = GROUPS;
    while (groups < 2 * wanted)
        groups *= 2;
    return groups <= MOST_GROUPS && 3 * groups <= count ? groups : 0;
}

/* Find, bit by bit, a key that at least `wanted` of the groups' best ones reach. */
#define BOUND(type, T, name)                                                                       \
    FEW_CLONES static uint64_t bound_##name(const T *from, int64_t count, KEY_OF(name) flip_mask,  \
                                            int64_t groups, int64_t wanted) {                      \
        KEY_OF(name) best[MOST_GROUPS], some = 0, all = (KEY_OF(name)) - 1;                        \
        for (int64_t j = 0; j < groups; j++)                                                       \
            best[j] = key_##name(from[j]) ^ flip_mask;                                             \
        for (int64_t first = groups; first + groups <= count; first += groups)                     \
            for (int64_t j = 0; j < groups; j++) {                                                 \
                const KEY_OF(name) key = key_##name(from[first + j]) ^ flip_mask;                  \
                best[j] = key < best[j] ? key : best[j];                                           \
            }                                                                                      \
        for (int64_t j = 0; j < groups; j++) {                                                     \
            some |= best[j];                                                                       \
            all &= best[j];                                                                        \
        }                                                                                          \
        if (some == all)                                                                           \
            return all;                                                                            \
        uint64_t bit = UINT64_C(1) << (63 - __builtin_clzll(some ^ all)), rest = 2 * bit - 1;      \
        uint64_t bound = all & ~rest;                                                              \
        for (int step = 0; step < STEPS && bit; step++, bit >>= 1) {                               \
            const KEY_OF(name) middle = (KEY_OF(name))(bound | bit);                               \
            int below = 0;                                                                         \
            for (int64_t j = 0; j < groups; j++)                                                   \
                below += best[j] < middle;                                                         \
            bound = below < wanted ? middle : bound;                                               \
            rest = bit - 1;                                                                        \
        }                                                                                          \
        return bound | rest;                                                                       \
    }
EACH_TYPE(BOUND)

#define TAKE_BEST(name, ITEM, made)                                                                \
    int64_t kept = 0;                                                                              \
    for (int64_t first = 0; first < count; first += BLOCK) {                                       \
        const int64_t left = count - first, length = left < BLOCK ? left : BLOCK;                  \
        uint8_t good[BLOCK] = {0};                                                                 \
        for (int64_t j = 0; j < length; j++)                                                       \
            good[j] = (KEY_OF(name))(key_##name(from[first + j]) ^ flip_mask) <= bound;            \
        for (int part = 0; part < BLOCK; part += 8) {                                              \
            uint64_t some;                                                                         \
            memcpy(&some, good + part, 8);                                                         \
            for (; some; some &= some - 1) {                                                       \
                const int64_t i = first + part + __builtin_ctzll(some) / 8;                        \
                const KEY_OF(name) key = key_##name(from[i]) ^ flip_mask;                          \
                to[kept++] = made;                                                                 \
            }                                                                                      \
        }                                                                                          \
    }                                                                                              \
    return kept;
#define TAKE_NARROW(type, T, name)                                                                 \
    FEW_CLONES static int64_t take_##name(const T *from, int64_t count, KEY_OF(name) flip_mask,    \
                                          KEY_OF(name) bound, narrow *to) {                        \
        TAKE_BEST(name, narrow, (uint64_t)key << 32 | (uint64_t)i)                                 \
    }
#define TAKE_WIDE(type, T, name)                                                                   \
    FEW_CLONES static int64_t take_##name(const T *from, int64_t count, KEY_OF(name) flip_mask,    \
                                          KEY_OF(name) bound, wide *to) {                          \
        TAKE_BEST(name, wide, ((wide){key, (uint64_t)i}))                                          \
    }
EACH_NARROW(TAKE_NARROW)
EACH_WIDE(TAKE_WIDE)

void th_keys_load_best(sort_keys *x, dtype type, const void *line, bool descending,
                       int64_t wanted) {
    const int64_t groups = groups_of(x->all, wanted);
    if (!groups || x->narrow != (th_item_size[type] <= 4)) {
        th_keys_load(x, type, line, descending);
        return;
    }
    const uint64_t flip_mask = x->flip_mask = descending ? UINT64_MAX >> (64 - x->bits) : 0;
    switch (type) {
#define BEST_CASE(type, T, name)                                                                   \
    case type: {                                                                                   \
        const KEY_OF(name) own = (KEY_OF(name))flip_mask;                                          \
        const uint64_t bound = bound_##name(line, x->all, own, groups, wanted);                    \
        x->count = take_##name(line, x->all, own, (KEY_OF(name))bound, x->at);                     \
        break;                                                                                     \
    }
        EACH_TYPE(BEST_CASE)
    default: break;
    }
    if (x->count < wanted) /* another thread changed the line */
        th_keys_load(x, type, line, descending);
}

int64_t th_keys_select(sort_keys *x, int64_t rank) {
    if (x->narrow)
        return (int64_t)(uint32_t)narrow_select(x->at, x->count, x->bits, rank);
    return (int64_t)wide_select(x->at, x->count, x->bits, rank).place;
}

void th_keys_keep(sort_keys *x, int64_t wanted) {
    if (wanted && wanted < x->count) {
        memcpy(x->spare, x->at, (size_t)(x->bytes / x->all * x->count));
        if (x->narrow)
            narrow_keep(x->at, x->count, narrow_select(x->spare, x->count, x->bits, wanted - 1));
        else
            wide_keep(x->at, x->count, wide_select(x->spare, x->count, x->bits, wanted - 1));
    }
    x->count = wanted;
}

static void write_places(const sort_keys *x, int64_t *places) {
    const narrow *n = x->at;
    const wide *w = x->at;
    for (int64_t i = 0; x->narrow && i < x->count; i++)
        places[i] = (int64_t)(uint32_t)n[i];
    for (int64_t i = 0; !x->narrow && i < x->count; i++)
        places[i] = (int64_t)w[i].place;
}

/* A key determines its element, except for the sign of 0 and the bits of NaN, which are read from
   the line. */
#define UNKEY_INTEGRAL(type, T, name)                                                              \
    static inline bool differs_##name(KEY_OF(name) key) { return (void)key, true; }                \
    static inline T element_##name(KEY_OF(name) key) { return (T)(key ^ key_##name(0)); }
#define UNKEY_FLOATING(type, T, name)                                                              \
    static inline bool differs_##name(KEY_OF(name) key) {                                          \
        return (key != key_##name(0)) & (key != (KEY_OF(name)) - 1);                               \
    }                                                                                              \
    static inline T element_##name(KEY_OF(name) key) {                                             \
        const KEY_OF(name) sign = key_##name(0), bits = key & sign ? key ^ sign : ~key;            \
        T x;                                                                                       \
        memcpy(&x, &bits, sizeof x);                                                               \
        return x;                                                                                  \
    }
EACH_INTEGRAL(UNKEY_INTEGRAL)
EACH_FLOATING(UNKEY_FLOATING)

#define VALUES_OF(ITEM, get, place, name, T)                                                       \
    const ITEM *item = x->at;                                                                      \
    const KEY_OF(name) flip_mask = (KEY_OF(name))x->flip_mask;                                     \
    bool told = true;                                                                              \
    for (int64_t i = 0; i < x->count; i++) {                                                       \
        const KEY_OF(name) key = (KEY_OF(name))(get) ^ flip_mask;                                  \
        told &= differs_##name(key);                                                               \
        values[i] = element_##name(key);                                                           \
    }                                                                                              \
    for (int64_t i = 0; !told && i < x->count; i++)                                                \
        if (!differs_##name((KEY_OF(name))(get) ^ flip_mask))                                      \
            values[i] = line[place];
#define VALUES_NARROW(type, T, name)                                                               \
    FEW_CLONES static void values_narrow_##name(const sort_keys *x, const T *line, T *values) {    \
        VALUES_OF(narrow, item[i] >> 32, (uint32_t)item[i], name, T)                               \
    }
#define VALUES_WIDE(type, T, name)                                                                 \
    static void values_wide_##name(const sort_keys *x, const T *line, T *values) {                 \
        VALUES_OF(wide, item[i].key, item[i].place, name, T)                                       \
    }
EACH_NARROW(VALUES_NARROW)
EACH_TYPE(VALUES_WIDE)

static void write_values(const sort_keys *x, dtype type, const void *line, void *values) {
    switch (type) {
#define VALUES_CASE(type, T, name)                                                                 \
    case type: values_wide_##name(x, line, values); break;
#define VALUES_EITHER(type, T, name)                                                               \
    case type: (x->narrow ? values_narrow_##name : values_wide_##name)(x, line, values); break;
        EACH_NARROW(VALUES_EITHER)
        EACH_WIDE(VALUES_CASE)
    default: break;
    }
}

/* Keys and values of one size may share memory: key i becomes value i. */
static void give_values(const sort_output *to, const void *sorted, int64_t first, int64_t count) {
    switch (to->type) {
#define GIVE_CASE(type, T, name)                                                                   \
    case type:                                                                                     \
        for (int64_t i = 0; i < count; i++) {                                                      \
            const T x = element_##name((KEY_OF(name))(                                             \
                sizeof(T) == 8 ? ((const uint64_t *)sorted)[i] : ((const uint32_t *)sorted)[i]));  \
            memcpy((T *)to->values + first + i, &x, sizeof x);                                     \
        }                                                                                          \
        break;
        EACH_TYPE(GIVE_CASE)
    default: break;
    }
}

int th_sort_values(dtype type, const void *line, int64_t count, void *values) {
    const bool is_long = th_item_size[type] == 8, lent = th_item_size[type] >= 4;
    const int64_t item = is_long ? 8 : 4, bytes = (lent ? 1 : 2) * count * item;
    char *spare = th_allocate(bytes ? bytes : 1);
    if (!spare)
        return -1;
    void *keys = lent ? values : spare + count * item;
    switch (type) {
#define KEY_CASE(type, T, name)                                                                    \
    case type:                                                                                     \
        for (int64_t i = 0; i < count; i++) {                                                      \
            const KEY_OF(name) key = key_##name(((const T *)line)[i]);                             \
            if (sizeof(T) == 8)                                                                    \
                ((uint64_t *)keys)[i] = (uint64_t)key;                                             \
            else                                                                                   \
                ((uint32_t *)keys)[i] = (uint32_t)key;                                             \
        }                                                                                          \
        break;
        EACH_TYPE(KEY_CASE)
    default: break;
    }
    const sort_output to = {type, line, count, NULL, values};
    const sink s = {NULL, &to};
    if (is_long)
        long_key_sort(&s, keys, (void *)spare, 0, count, 64);
    else
        short_key_sort(&s, keys, (void *)spare, 0, count, th_item_size[type] * 8);
    th_release(spare, bytes ? bytes : 1);
    return 0;
}

static void store_results(const sink *s, void *sorted, int64_t first, int64_t count) {
    const sort_output *to = s->to;
    if (!s->x) {
        give_values(to, sorted, first, count);
        return;
    }
    const int64_t left = to->wanted - first;
    sort_keys piece = *s->x;
    piece.at = sorted;
    piece.count = left < count ? left : count;
    if (piece.count <= 0)
        return;
    if (to->values) /* positions may overwrite the items */
        write_values(&piece, to->type, to->line,
                     (char *)to->values + first * th_item_size[to->type]);
    write_places(&piece, to->places + first);
}

void th_keys_take(const sort_keys *x, const sort_output *to) {
    store_results(&(sink){x, to}, x->at, 0, x->count);
}

void th_keys_sort(sort_keys *x, const sort_output *to) {
    const sink s = {x, to};
    if (x->narrow)
        narrow_sort(&s, x->at, x->spare, 0, x->count, x->bits);
    else
        wide_sort(&s, x->at, x->spare, 0, x->count, x->bits);
}
