/* sort_keys.c: sort keys of every element type, and operations on items. */
#include "kernels/sort/sort_keys.h"

#include "kernels/sort/keys.h"

typedef uint64_t narrow;

#define ITEM narrow
#define NAME(word) narrow_##word
#define SIGNED int32_t
#define KEY(item) ((item) >> 32)
#define TURN(key) ((int32_t)(uint32_t)((key) ^ 0x80000000u))
#define LESS(a, b) ((a) < (b))
#define LESS_PLACED(a, b) ((a) < (b))
#include "kernels/sort/radix.h"

#define ITEM wide
#define NAME(word) wide_##word
#define SIGNED int64_t
#define KEY(item) ((item).key)
#define TURN(key) ((int64_t)((key) ^ (uint64_t)1 << 63))
#define LESS(a, b) ((a).key < (b).key)
#define LESS_PLACED(a, b) ((a).key < (b).key || ((a).key == (b).key && (a).place < (b).place))
#include "kernels/sort/radix.h"

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

#define TEMPLATE "kernels/sort/items.h"
#include "base/each/type.h"
#define TEMPLATE "kernels/sort/narrow_items.h"
#include "kernels/sort/each_narrow.h"
#define TEMPLATE "kernels/sort/long_items.h"
#include "kernels/sort/each_long.h"

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
    case type: (x->narrow ? load_narrow_##name : load_wide_##name)(x, line); break;
        EACH_TYPE(LOAD_CASE)
    default: break;
    }
}

void th_keys_load_best(sort_keys *x, dtype type, const void *line, bool descending,
                       int64_t wanted) {
    const int64_t groups = groups_of(x->all, wanted);
    if (!groups || x->narrow != (th_item_size[type] <= 4)) {
        th_keys_load(x, type, line, descending);
        return;
    }
    x->flip_mask = descending ? UINT64_MAX >> (64 - x->bits) : 0;
    switch (type) {
#define BEST_CASE(type, T, name) CASE(type, load_best_##name(x, line, groups, wanted))
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

static void write_values(const sort_keys *x, dtype type, const void *line, void *values) {
    switch (type) {
#define VALUES_EITHER(type, T, name)                                                               \
    case type: (x->narrow ? values_narrow_##name : values_wide_##name)(x, line, values); break;
        EACH_TYPE(VALUES_EITHER)
    default: break;
    }
}

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
