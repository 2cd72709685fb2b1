/* search.h: first index of the largest or smallest elements. */
#pragma once
#include "walk/walk.h"

/* Contiguous [outer, count, inner]; results are [outer, inner]. NaN beats every number. */
typedef struct layers {
    const void *from;
    void *values;
    int64_t *indices;
    int64_t outer, count, inner;
    bool smallest;
    dtype type;
} layers;

/* Search every line along `count`, which is not 0. Half and bfloat16 need an `inner` of 1. */
void th_search(const layers *l);

/* Search a tensor of any layout along the dimensions of `mask`, all of them in their order, and write
   the indices to `result`, which has a stride for every dimension. -1: out of memory. */
int th_search_dims(const tensor *t, uint64_t mask, bool smallest, const tensor *result);
