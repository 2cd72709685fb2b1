/* cost.h: cost of a method of computing a convolution. */
#pragma once
#include "kernels/conv/product.h"

enum { TH_CONV_FORWARD, TH_CONV_INPUT, TH_CONV_WEIGHT, TH_CONV_DIRECTIONS };

/* Kinds of work: cycles of arithmetic, floats of images and of weights moved, floats of weights
   read from beyond the L2 cache, calls of tiles, rows of images moved one by one. */
enum { TH_TILES, TH_COPIED, TH_PACKED, TH_STREAMED, TH_CALLS, TH_ROWS, TH_WORKS };
typedef struct conv_work {
    double of[TH_WORKS];
} conv_work;

conv_work th_product_work(const convolution *v, bool input, sharing by, int64_t images);
conv_work th_positions_work(const convolution *v);
conv_work th_product_weight_work(const convolution *v, weight_rows rows, int64_t images);
conv_work th_direct_work(const convolution *v, int direction);
conv_work th_winograd_work(const convolution *v, int direction);
conv_work th_depthwise_work(const convolution *v, int direction);

double th_conv_cycles(int direction, int way, conv_work work);
/* Return the requested method if it applies, else the cheapest. */
int th_conv_way(const convolution *v, int direction);
