/* counts.h: how many elements fall where on a GPU. Operands are dense. -1: the error is set. */
#pragma once
#include "kernels/gpu/gpu.h"

/* Counts from zero, Longs: of whole numbers, or of intervals `scale * unit` to a one from low to high. */
int th_gpu_count_places(tensor *counts, const int64_t *places, int64_t count);
int th_gpu_histogram(tensor *counts, const tensor *input, double low, double high, double unit,
                     double scale);
/* The smallest and the largest of some floats, infinite both where one is nan; waits for the GPU. */
int th_gpu_range(const tensor *input, double *low, double *high);
/* The largest of some Longs, -1 where none is above, and where the first negative one stands, or -1. */
int th_gpu_whole_range(const tensor *input, int64_t *most, int64_t *negative);
