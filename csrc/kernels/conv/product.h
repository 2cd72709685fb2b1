/* product.h: convolutions as products that need no copy of the weight: images become lanes,
   [channel][cell][image], and each run of cells has a list of taps. */
#pragma once
#include "kernels/conv/conv_taps.h"

/* Transpose pixels of channels to lanes and back. Pixel p of channel c is at c / block * block *
   pitch + c % block * layer + cell[p] * step; if cell[p] is -1 it is skipped or zero. */
typedef struct lane_map {
    const int64_t *cell;
    int64_t pixels, image; /* pixels per channel; floats between two images */
    int64_t count, lanes;  /* number of images, and of lanes */
    int64_t block, pitch, layer, step;
} lane_map;
#define TH_AHEAD 64 /* floats; hardware does not track as many streams as a square has */
/* Convert channels from `first` on; to and from are those of channel 0. */
void th_fill_lanes(const lane_map *m, float *to, const float *images, int64_t first,
                   int64_t channels);
void th_take_lanes(const lane_map *m, float *images, const float *from, int64_t channels,
                   const float *bias);

/* Return the cycles of the cheapest sharing of taps; set it and the number of images side by
   side. */
double th_product_cost(const convolution *v, bool input, sharing *by, int64_t *images);
/* Gradient of the weight: rows are outputs and vectors hold channels; or rows are channels and
   vectors hold outputs; or, for few positions, vectors hold channels and taps in the weight's
   order. */
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
/* Columns [group][image][position][channel][tap] of the input; NULL: out of memory. */
const float *th_columns(const convolution *v, const float *input, void **memory, int64_t *bytes);
/* For small maps with a prepared weight. */
int64_t th_positions_prepared(const convolution *v, cut *panels);
void th_positions_prepare(const convolution *v, const float *weight, float *prepared);
int th_positions_forward(const convolution *v, const float *input, const float *bias,
                         float *output);
int th_columns_weight(const convolution *v, const float *grad, const float *input, float *result);
