/* space.h: operands of a walk, reduced to common dimensions, for iterate.c, pieces.c and tiles.c. */
#pragma once
#include <string.h>

#include "walk/walk.h"

/* How a loop reads or writes an operand along a row. Results too large for the caches are STREAMED:
   the loop writes to a cached buffer, which is then stored past the caches. */
typedef enum { DIRECT, NUMBER, EXPANDED, PACKED, STREAMED } way;

/* Dimensions of one operand, without those that continue the steps of the dimension before. Sizes
   are of the walk, and steps in bytes. */
typedef struct path {
    int ndim;
    int64_t size[TH_MAX_DIM], step[TH_MAX_DIM];
} path;

/* Operands over common dimensions, sorted so that the first output's smallest stride comes first.
   Strides are in bytes. */
typedef struct space {
    const task *w;
    int ndim, tiled; /* dimension that some operand is contiguous in, or 0 */
    int wide, high;  /* elements in a row of a tile, rows in a tile */
    int64_t size[TH_MAX_DIM], numel;
    int64_t step[TH_MAX_DIM][TH_MAX_OPERANDS];
    char *at[TH_MAX_OPERANDS];
    uint8_t item[TH_MAX_OPERANDS], way[TH_MAX_OPERANDS];
    bool across[TH_MAX_OPERANDS]; /* contiguous in the tiled dimension */
    bool transposes;              /* tiles of a move need no buffers */
    bool joined;                  /* the rows of a tile are contiguous in memory */
    bool plain;                   /* every operand is DIRECT or a NUMBER */
    bool streams;                 /* some output is STREAMED */
    int64_t piece;                /* elements of a row that pass through buffers at a time */
    loop body;
    path path[TH_MAX_OPERANDS]; /* for pieces only */
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

void th_choose_tile(space *s); /* sets `tiled` if tiles are faster */
void th_walk_tiles(space *s);  /* multithreaded */

/* Add a dimension, or continue the last one. */
void th_lengthen_path(path *p, int64_t size, int64_t step);
/* Copy `count` elements of a path that begins at `at`, from element `begin` on, to a piece. */
void th_read_path(const path *p, int item, char *at, int64_t begin, char *piece, int64_t count);

void th_choose_paths(space *s); /* also the ways of the operands of pieces */
/* Process elements begin to end in pieces of many short rows. */
void th_run_pieces(int64_t begin, int64_t end, void *context);

/* short_rows.c: whether the walk moves short rows that are contiguous or reversed; move rows begin to end. */
bool th_moves_short_rows(const space *s);
void th_move_rows(int64_t begin, int64_t end, void *context);
