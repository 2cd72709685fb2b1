/* items.h: the elements of a line as items that carry a sortable key and their place. Equal
   elements keep their order, -0 equals 0, and nan counts as largest. */
#pragma once
#include "walk/walk.h"

/* Narrow items are uint64_t, a key of 32 bits above a place of 32 bits; wide ones are these. */
typedef struct wide {
    uint64_t key, place;
} wide;

typedef struct items {
    void *at, *spare;          /* room for count of them each */
    int64_t count, all, bytes; /* all: elements of a line */
    int64_t owned;             /* bytes allocated, from spare on */
    uint64_t turn;             /* of keys, where the order is descending */
    int bits;                  /* of a key */
    bool narrow;
} items;

/* -1: no memory. lent: narrow items lie in memory of the caller, who says at which before they load. */
int th_items_new(items *x, dtype type, int64_t count, bool lent);
void th_items_drop(items *x);
void th_items_load(items *x, dtype type, const void *line, bool descending);
/* The same, but of a long line only some, among which are the first `wanted` of the sorted items. */
void th_items_load_best(items *x, dtype type, const void *line, bool descending, int64_t wanted);
/* Where items go: the places and elements of the first `wanted`; values may be NULL. */
typedef struct taken {
    dtype type;
    const void *line;
    int64_t wanted, *places;
    void *values;
} taken;
void th_items_take(const items *x, const taken *to); /* as they stand */
void th_items_sort(items *x, const taken *to);       /* in their order; the items are gone */
/* The place of the item with that rank, from 0; the items are gone. */
int64_t th_items_select(items *x, int64_t rank);
/* Leaves the first `wanted` of the sorted items, in the order of their places. */
void th_items_keep(items *x, int64_t wanted);
/* The elements of a line in order, without places: 0 has no sign then, nor nan bits of its own. -1: no memory. */
int th_sort_values(dtype type, const void *line, int64_t count, void *values);
