/* conv_taps.h: which taps a run of cells has, and where each of them reads. */
#pragma once
#include "kernels/conv/conv.h"

/* How many cells share a list of taps: one, a row of them, or the whole map. Lanes that belong to
   one cell need no padding; those of rows and maps read zeros beside the map. Or there are no cells:
   few positions go by columns. */
typedef enum { TH_BY_CELL, TH_BY_ROW, TH_BY_MAP, TH_BY_COLUMNS } sharing;

/* Cells [base, base + lanes) of every row of the target, in floats. */
typedef struct cell_run {
    int64_t base, lanes, place, places;
    cut vectors;
} cell_run;

/* The geometry of one direction: forward from input to result, or from gradient to input. */
typedef struct cells {
    int64_t images;             /* lanes of a cell */
    int64_t source, target;     /* floats of a channel */
    int64_t block, cell, layer; /* of the source: channels of a block; floats from cell to cell and
                                   from channel to channel within a block */
    int64_t *from, *to;         /* cell of each pixel, or -1: no tap reads it, or it has none */
    bool padded;                /* some cells of the source belong to no pixel */
    int64_t runs, longest;      /* longest: lanes of a run */
    cell_run *run;
    tap_place *place;
    void *memory;
    int64_t bytes;
} cells;
/* A distance between channels, in floats, that does not put them all into one set of the cache. */
static inline int64_t th_apart(int64_t floats) {
    int64_t lines = th_ratio_up(floats, 16);
    return (lines + (lines % 2 == 0)) * 16;
}
/* block: channels whose cells lie together where each cell is read for itself. */
int th_cells_begin(cells *s, const convolution *v, bool input, sharing by, int64_t images,
                   int64_t block);
void th_cells_end(cells *s);
