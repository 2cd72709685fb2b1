/* sort_keys.c: sort keys of every element type, and operations on items. */
#include "kernels/sort/sort_keys.h"

#include "kernels/sort/keys.h"

typedef uint64_t narrow;

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

/* flip_mask: all bits of a key set for descending order. */
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
/* 8-byte elements as narrow items: their keys are distances from the least one. If these have more
   than 32 bits, the bits that positions do not need hold `more` bits of the key. The last `shift`
   bits are missing. break_ties compares what follows the first 32 bits. */
#define LOAD_KEYS(type, T, name)                                                                   \
    CLONES static void load_keys_##name(sort_keys *x, const T *from) {                             \
        uint64_t least = UINT64_MAX, most = 0;                                                     \
        narrow *to = x->at;                                                                        \
        for (int64_t i = 0; i < x->count; i++) {                                                   \
            const uint64_t key = key_##name(from[i]) ^ x->flip_mask;                               \
            least = key < least ? key : least;                                                     \
            most = key > most ? key : most;                                                        \
        }                                                                                          \
        const int bits = most > least ? 64 - __builtin_clzll(most - least) : 1;                    \
        const int place_bits = bits > 32 ? 64 - __builtin_clzll((uint64_t)x->count) : 32;          \
        const int room = 64 - place_bits, shift = bits > room ? bits - room : 0;                   \
        for (int64_t i = 0; i < x->count; i++) {                                                   \
            const uint64_t key = (key_##name(from[i]) ^ x->flip_mask) - least;                     \
            to[i] = key >> shift << place_bits | (uint64_t)i;                                      \
        }                                                                                          \
        x->base = least;                                                                           \
        x->shift = shift;                                                                          \
        x->more = 32 - place_bits;                                                                 \
        x->long_keys = bits > 32;                                                                  \
        x->bits = (bits - shift - x->more + 7) / 8 * 8;                                            \
    }
EACH_NARROW(LOAD_NARROW)
EACH_TYPE(LOAD_WIDE)
EACH_WIDE(LOAD_KEYS)

int th_keys_new(sort_keys *x, dtype type, int64_t count, bool lent) {
    x->narrow = (lent || th_item_size[type] <= 4) && count <= UINT32_MAX;
    x->long_keys = false;
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
    x->flip_mask = descending ? UINT64_MAX >> (64 - 8 * th_item_size[type]) : 0;
    switch (type) {
#define LOAD_CASE(type, T, name)                                                                   \
    case type:                                                                                     \
        if (x->narrow)                                                                             \
            load_keys_##name(x, line);                                                             \
        else                                                                                       \
            load_wide_##name(line, x->count, x->flip_mask, x->at);                                 \
        break;
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
#define VALUES_LONG(type, T, name)                                                                 \
    static void values_narrow_##name(const sort_keys *x, const T *line, T *values) {               \
        const narrow *at = x->at;                                                                  \
        for (int64_t i = 0; x->long_keys && i < x->count; i++)                                     \
            values[i] = line[(uint32_t)at[i]];                                                     \
        if (!x->long_keys) {                                                                       \
            VALUES_OF(narrow, (item[i] >> 32) + x->base, (uint32_t)item[i], name, T)               \
        }                                                                                          \
    }
EACH_NARROW(VALUES_NARROW)
EACH_WIDE(VALUES_LONG)
EACH_TYPE(VALUES_WIDE)

static void write_values(const sort_keys *x, dtype type, const void *line, void *values) {
    switch (type) {
#define VALUES_EITHER(type, T, name)                                                               \
    case type: (x->narrow ? values_narrow_##name : values_wide_##name)(x, line, values); break;
        EACH_TYPE(VALUES_EITHER)
    default: break;
    }
}

/* Sort by insertion; return false if an item would move far. */
static bool insert(narrow *at, int64_t count) {
    for (int64_t i = 1; i < count; i++) {
        const narrow item = at[i];
        int64_t j = i;
        for (; j > 0 && item < at[j - 1] && i - j < PART; j--)
            at[j] = at[j - 1];
        at[j] = item;
        if (i - j == PART)
            return false;
    }
    return true;
}

/* Sort items by key, then by position. */
static void sort_run(narrow *x, narrow *scratch, int64_t count) {
    if (count <= PART && insert(x, count))
        return;
    const narrow *sorted = count <= SHORT ? narrow_merge_sort(x, scratch, count)
                                          : narrow_radix_sort(x, scratch, count, 32);
    if (sorted != x)
        memcpy(x, sorted, (size_t)count * sizeof(narrow));
}

/* Return the end of the items that are equal above `bits` bits. */
static int64_t run_end(const narrow *at, int64_t begin, int64_t count, int bits) {
    int64_t end = begin + 1;
    while (end < count && at[end] >> bits == at[begin] >> bits)
        end++;
    return end;
}

/* Sort items whose keys are equal so far by the last bits of their elements' keys. */
#define SORT_BY_LAST(type, T, name)                                                                \
    static void sort_by_last_##name(const sort_keys *x, const T *line, narrow *at,                 \
                                    narrow *scratch, int64_t count) {                              \
        const uint64_t low = (UINT64_C(1) << x->shift) - 1;                                        \
        for (int64_t begin = 0, end; begin < count; begin = end) {                                 \
            end = run_end(at, begin, count, 32);                                                   \
            for (int64_t i = begin; i < end && end - begin > 1; i++) {                             \
                const uint64_t place = (uint32_t)at[i];                                            \
                const uint64_t key = (key_##name(line[place]) ^ x->flip_mask) - x->base;           \
                at[i] = (key & low) << 32 | place;                                                 \
            }                                                                                      \
            sort_run(at + begin, scratch + begin, end - begin);                                    \
        }                                                                                          \
    }
EACH_WIDE(SORT_BY_LAST)

/* Sort items, which are sorted by the first 32 bits of their keys, by the others. */
static void break_ties(const sort_keys *x, const sort_output *to, narrow *at, narrow *scratch,
                       int64_t count) {
    const narrow place = UINT64_MAX >> (32 + x->more);
    const bool inserted = insert(at, count); /* most runs are short */
    const int bits = inserted ? 32 - x->more : 32;
    for (int64_t begin = 0, end; begin < count; begin = end) {
        end = run_end(at, begin, count, bits);
        for (int64_t i = begin; i < end; i++)
            at[i] = (inserted ? 0 : (at[i] & UINT32_MAX) >> (32 - x->more) << 32) | (at[i] & place);
        if (end == begin + 1)
            continue;
        if (!inserted)
            sort_run(at + begin, scratch + begin, end - begin);
        if (x->shift && to->type == TH_LONG)
            sort_by_last_long(x, to->line, at + begin, scratch + begin, end - begin);
        else if (x->shift)
            sort_by_last_double(x, to->line, at + begin, scratch + begin, end - begin);
    }
}

static void store_results(const sink *s, void *sorted, void *scratch, int64_t first,
                          int64_t count) {
    const sort_output *to = s->to;
    if (s->x->long_keys)
        break_ties(s->x, to, sorted, scratch, count);
    const int64_t left = to->wanted - first;
    sort_keys piece = *s->x;
    piece.at = sorted;
    piece.count = left < count ? left : count;
    if (piece.count <= 0)
        return;
    if (to->values) /* positions may overwrite the sort_keys */
        write_values(&piece, to->type, to->line,
                     (char *)to->values + first * th_item_size[to->type]);
    write_places(&piece, to->places + first);
}

void th_keys_take(const sort_keys *x, const sort_output *to) {
    store_results(&(sink){x, to}, x->at, x->spare, 0, x->count);
}

void th_keys_sort(sort_keys *x, const sort_output *to) {
    const sink s = {x, to};
    if (x->narrow)
        narrow_sort(&s, x->at, x->spare, 0, x->count, x->bits);
    else
        wide_sort(&s, x->at, x->spare, 0, x->count, x->bits);
}
