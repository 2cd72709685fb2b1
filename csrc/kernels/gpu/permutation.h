/* permutation.h: random permutations and indices on a GPU, from the random numbers that the CPU
   would use. */
#pragma once
#include "kernels/gpu/gpu.h"
#include "row/philox.h"

/* Fill a contiguous LongTensor with a random permutation of 0 .. n - 1. */
int th_gpu_permute(tensor *to, source from);
/* Whether any line of dense weights has an invalid weight or fewer than `needed` positive ones; -1
   with the error set. Synchronizes with the GPU. */
int th_gpu_check_weights(const tensor *weights, int64_t lines, int64_t count, int64_t needed);
/* Draw `samples` indices for each line of dense weights into a contiguous tensor; line k uses the
   source with its offset increased by k. */
int th_gpu_choose(tensor *to, const tensor *weights, int64_t samples, bool replacement,
                  source from);
