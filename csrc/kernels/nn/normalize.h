/* normalize.h: sets of elements that are normalized to mean 0 and variance 1. Batch normalization
   (Ioffe and Szegedy, 2015): a set is a channel of all images. Group normalization (Wu and He,
   2018): a set is a group of channels of one image. One group is layer normalization, and one group
   per channel is instance normalization. */
#pragma once
#include "tensor/tensor.h"

#define TH_SET_COLUMNS 128 /* sets of one column that are processed together */

/* A set is `rows` rows, `step` elements apart, of `weights` adjacent channels of `places` elements.
   Everything is contiguous. Weight and bias have one element per channel; mean and inverse
   (1 / deviation) have one per set. */
typedef struct batch {
    int64_t sets, rows, step, weights, places, channels;
    const void *input, *grad, *weight, *bias;
    void *output, *mean, *inverse;
    const tensor *running_mean, *running_var;
    double size, inverse_size; /* elements of a set */
    double rate, eps;          /* momentum of the running statistics */
    bool training, moves;      /* moves: whether the running statistics change */
    bool columns;              /* the sets are the columns of [rows, channels] */
    int64_t start;             /* sets before the first one, which tell its channel */
    int64_t share, width;      /* sets per part of the work, and sets processed together */
    double *sums;              /* gradients of weight and bias, [2, channels], sums_step per part */
    int64_t sums_step;
} batch;

/* Compute output, mean and inverse. If grad is set, compute the gradient of the input in output, and
   sums. cost: cycles per element. Sets of Half and bfloat16 are one row each; their other operands are
   floats. */
int th_normalize(const batch *b, dtype type, double cost);
/* Store the sums of all parts. */
void th_add_sums(const batch *b, dtype type, int64_t parts, void *weight, void *bias);
