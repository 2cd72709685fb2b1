/* counts.h: histograms on a GPU. Operands are dense. Functions return -1 with the error set. */
#pragma once
#include "kernels/gpu/gpu.h"

/* Count into zeroed Longs: integers, or floats in intervals of `scale * unit` per unit from low to
   high. */
int th_gpu_count_places(tensor *counts, const int64_t *places, int64_t count);
int th_gpu_histogram(tensor *counts, const tensor *input, double low, double high, double unit,
                     double scale);
/* Minimum and maximum of floats, both infinite if any is NaN. Synchronizes with the GPU. */
int th_gpu_range(const tensor *input, double *low, double *high);
/* Maximum of Longs, at least -1, and the position of the first negative one, or -1. Synchronizes
   with the GPU. */
int th_gpu_whole_range(const tensor *input, int64_t *most, int64_t *negative);
