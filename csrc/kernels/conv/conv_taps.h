/* conv_taps.h: the taps of each run of cells, and where each tap reads. */
#pragma once
#include "kernels/conv/conv.h"

/* Number of cells that share a list of taps: one, a row, or the whole map. Lanes of one cell need
   no padding; those of rows and maps read zeros next to the map. TH_BY_COLUMNS uses no cells but
   columns, for few positions; TH_BY_POSITIONS does so with a prepared weight. */
typedef enum { TH_BY_CELL, TH_BY_ROW, TH_BY_MAP, TH_BY_COLUMNS, TH_BY_POSITIONS } sharing;

/* Cells [base, base + lanes) of every row of the target, in floats. */
typedef struct cell_run {
    int64_t base, lanes, place, places;
    cut vectors;
} cell_run;

/* Geometry of one direction: forward from input to result, or from gradient to input. */
typedef struct cells {
    int64_t images;         /* lanes per cell */
    int64_t source, target; /* floats per channel */
    /* of the source: channels per block; floats between cells, and between channels within a
       block */
    int64_t block, cell, layer;
    int64_t *from, *to;    /* cell of each pixel; -1: no tap reads it, or it has none */
    bool padded;           /* some cells of the source belong to no pixel */
    int64_t runs, longest; /* longest: most lanes in a run */
    cell_run *run;
    tap_place *place;
    void *memory;
    int64_t bytes;
} cells;
/* A distance between channels, in floats, that avoids mapping all of them to one cache set. */
static inline int64_t th_pitch(int64_t floats) {
    int64_t lines = th_ratio_up(floats, 16);
    return (lines + (lines % 2 == 0)) * 16;
}
/* block: channels stored together per cell if each cell has its own taps. */
int th_cells_begin(cells *s, const convolution *v, bool input, sharing by, int64_t images,
                   int64_t block);
void th_cells_end(cells *s);
