/* product.h: convolutions as products whose factors lie so that no weight is copied: images become
   lanes, [channel][cell][image], and each run of cells has a list of taps. */
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

/* Pixels of channels become lanes and back. Pixel p of channel c is at
   c / block * block * pitch + c % block * layer + cell[p] * step, or nowhere where cell[p] is -1: it
   is left out or zero. */
typedef struct lane_map {
    const int64_t *cell;
    int64_t pixels, image; /* pixels of a channel; floats between two images */
    int64_t count, lanes;  /* images at hand, and for which there is room */
    int64_t block, pitch, layer, step;
} lane_map;
/* Channels from the first one on; to and from are those of channel 0. */
void th_fill_lanes(const lane_map *m, float *to, const float *images, int64_t first,
                   int64_t channels);
void th_take_lanes(const lane_map *m, float *images, const float *from, int64_t channels,
                   const float *bias);

/* Cycles of the cheapest way to share taps, and how many images go side by side. */
double th_product_cost(const convolution *v, bool input, sharing *by, int64_t *images);
/* The gradient of the weight: rows are outputs and vectors hold channels, the other way round, or
   vectors hold channels and taps as they lie in the weight, for few positions. */
typedef enum { TH_ROWS_OF_OUTPUTS, TH_ROWS_OF_CHANNELS, TH_ROWS_OF_COLUMNS } weight_rows;
double th_product_weight_cost(const convolution *v, weight_rows *rows, int64_t *images);
int th_product_forward(const convolution *v, const float *input, const float *weight,
                       const float *bias, float *output);
int th_product_input(const convolution *v, const float *grad, const float *weight, float *result);
int th_product_weight(const convolution *v, const float *grad, const float *input, float *result);
/* For few positions, with columns in the order of the weight. */
int th_columns_forward(const convolution *v, const float *input, const float *weight,
                       const float *bias, float *output);
int th_columns_input(const convolution *v, const float *grad, const float *weight, float *result);
int th_columns_weight(const convolution *v, const float *grad, const float *input, float *result);
