/* permutation.h: orders and indices drawn on a GPU, by the numbers that the CPU would draw. */
#pragma once
#include "kernels/gpu/gpu.h"
#include "row/philox.h"

/* The numbers from 0 on in a random order, into a contiguous vector of Longs. */
int th_gpu_permute(tensor *to, source from);
/* Whether some of the lines of dense weights have a weight that is none, or too few above 0; -1 with
   the error set. Waits for the GPU. */
int th_gpu_flawed_weights(const tensor *weights, int64_t lines, int64_t count, int64_t needed);
/* `samples` indices for each line of dense weights, into a contiguous tensor; line k draws from the
   source whose offset is larger by k. */
int th_gpu_choose(tensor *to, const tensor *weights, int64_t samples, bool replacement,
                  source from);
