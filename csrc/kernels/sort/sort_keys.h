/* sort_keys.h: elements of a line as items of a sortable key and a position. Sorting is stable, -0
   equals 0, and NaN is the largest value. */
#pragma once
#include "walk/walk.h"

/* A narrow item is a uint64_t: 32 bits of key above 32 bits of position. Wide items use this
   struct. */
typedef struct wide {
    uint64_t key, place;
} wide;

typedef struct sort_keys {
    void *at, *spare;          /* room for `count` items each */
    int64_t count, all, bytes; /* all: elements in a line */
    int64_t owned;             /* bytes allocated, starting at spare */
    uint64_t flip_mask;        /* XORed with keys for descending order */
    int bits;                  /* bits of a key */
    bool narrow;
} sort_keys;

/* Allocate; -1: out of memory. lent: narrow items use memory of the caller, who sets its address
   before loading. */
int th_keys_new(sort_keys *x, dtype type, int64_t count, bool lent);
void th_keys_drop(sort_keys *x);
void th_keys_load(sort_keys *x, dtype type, const void *line, bool descending);
/* Same, but load only part of a long line, which includes the first `wanted` of the sorted
   items. */
void th_keys_load_best(sort_keys *x, dtype type, const void *line, bool descending, int64_t wanted);
/* Destination: positions and elements of the first `wanted` items; values may be NULL. */
typedef struct sort_output {
    dtype type;
    const void *line;
    int64_t wanted, *places;
    void *values;
} sort_output;
void th_keys_take(const sort_keys *x, const sort_output *to); /* in the present order */
void th_keys_sort(sort_keys *x, const sort_output *to);       /* sorted; consumes the items */
/* Position of the item with that rank, counted from 0; consumes the items. */
int64_t th_keys_select(sort_keys *x, int64_t rank);
/* Keep the first `wanted` of the sorted items, ordered by position. */
void th_keys_keep(sort_keys *x, int64_t wanted);
/* Sort the elements of a line without positions; -0 and the bits of NaN are not preserved. -1: out
   of memory. */
int th_sort_values(dtype type, const void *line, int64_t count, void *values);
