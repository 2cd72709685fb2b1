/* product.h: convolutions as products whose factors lie so that no weight is copied: images become
   lanes, [channel][cell][image], and each run of cells has a list of taps. */
#pragma once
#include "kernels/conv/conv_taps.h"

/* Pixels of channels become lanes and back. Pixel p of channel c is at
   c / block * block * pitch + c % block * layer + cell[p] * step, or nowhere where cell[p] is -1: it
   is left out or zero. */
typedef struct lane_map {
    const int64_t *cell;
    int64_t pixels, image; /* pixels of a channel; floats between two images */
    int64_t count, lanes;  /* images at hand, and for which there is room */
    int64_t block, pitch, layer, step;
} lane_map;
#define TH_AHEAD 64 /* floats; no machine follows as many streams as a square has */
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
