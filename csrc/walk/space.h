/* space.h: the operands of a walk over common dimensions, for iterate.c and tiles.c. */
#pragma once
#include <string.h>

#include "walk/walk.h"

/* How an operand reaches the loop along a row. Results that the caches would not hold are STREAMED
   from a buffer that they do hold. */
typedef enum { DIRECT, NUMBER, EXPANDED, PACKED, STREAMED } way;

/* Operands over common dimensions, the first output's smallest step first; steps are in bytes. */
typedef struct space {
    const task *w;
    int ndim, tiled; /* tiled: the dimension that some operand is contiguous in, or 0 */
    int wide, high;  /* elements of a tile's row, and rows of a tile */
    int64_t size[TH_MAX_DIM], numel;
    int64_t step[TH_MAX_DIM][TH_MAX_OPERANDS];
    char *at[TH_MAX_OPERANDS];
    uint8_t item[TH_MAX_OPERANDS], way[TH_MAX_OPERANDS];
    bool across[TH_MAX_OPERANDS]; /* contiguous in the tiled dimension */
    bool joined;                  /* the rows of a tile are one piece of memory */
    bool plain;                   /* every operand is DIRECT or a NUMBER */
    bool streams;                 /* some output is STREAMED */
    loop body;
} space;

static inline void th_swap_dimensions(space *s, int a, int b) {
    int64_t step[TH_MAX_OPERANDS];
    memcpy(step, s->step[a], sizeof step);
    memcpy(s->step[a], s->step[b], sizeof step);
    memcpy(s->step[b], step, sizeof step);
    const int64_t size = s->size[a];
    s->size[a] = s->size[b];
    s->size[b] = size;
}

void th_choose_tile(space *s); /* sets tiled where tiles are the way to go */
void th_walk_tiles(space *s);  /* over all of them, on threads */
